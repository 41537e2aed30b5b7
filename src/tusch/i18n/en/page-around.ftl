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
