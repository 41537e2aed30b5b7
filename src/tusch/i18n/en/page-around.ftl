### What stands around the game: friends who come late, help, faces.

## Friends who come after the start

page-take-over-allow = Friends may take over bots’ seats
page-take-over-allow-about = Whoever comes by the link after the start can play on for a bot. At a table on the home page you are asked each time.
page-take-over-watching = You are watching.
page-take-over-open = Join in
page-take-over-choose = Whose seat would you like?
page-take-over-from = Play on for { $name }
page-take-over-waiting = You have asked for { $name }’s seat; the host decides.
page-take-over-asked = { $name } would like to play on for { $bot }.
page-take-over-agree = Let them play
page-take-over-deny = No
page-log-taken-over =
    { $seat-is ->
        [you] You play on for { $bot }.
       *[other] { $seat } plays on for { $bot }.
    }

## A move that is confirmed, a series of games, open hands

page-confirms = Confirm moves
page-confirms-about = Ask me before a move counts.
page-points = Count my points
page-points-about = In Zirkus Flohcati: what your cards are worth so far.
page-points-now =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
page-confirm = Play it
page-confirm-not = Not yet
page-series = Series
page-series-games =
    { $count ->
        [one] { $count } game so far
       *[other] { $count } games so far
    }
page-series-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
page-hands-open = Open all hands
page-hands-close = Close the hands

## Faces, and what bots say at great moments

page-face = Your face
page-face-none = none
page-quips = Bots comment on great moments
page-quip-collected-1 = That was aimed at me!
page-quip-collected-2 = Who needs a short road anyway…
page-quip-ring-1 = And round we go!
page-quip-ring-2 = Please pass that on.
page-quip-won-1 = Where may I put my comb?
page-quip-won-2 = The King has taste.
page-quip-busted-1 = One too many. As always.
page-quip-busted-2 = I meant to do that.
page-quip-stolen-1 = Hey! My favourite!
page-quip-stolen-2 = Itchy fingers…
page-quip-trio-1 = Ta-da!
page-quip-trio-2 = Three of a kind, please applaud.

page-shakes = Vibration

page-hand-over-qr = QR code that moves this seat to another device

## The coach, and practice

page-coach = How did I play?
page-mistakes = My mistakes
page-mistakes-due =
    { $count ->
        [one] { $count } moment to try again
       *[other] { $count } moments to try again
    }
page-practice = Practice
page-practice-about = with hints, and a word about each move if you like. Everybody can see that it is practice.
page-practice-asking = The coach is thinking…
page-practice-preparing = The coach is getting ready. The first time this takes a minute or two; the answer comes by itself…
page-hint = Hint
page-wise = Was that wise?
