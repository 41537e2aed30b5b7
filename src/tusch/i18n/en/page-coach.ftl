### How did I play: what the coach says on the page. Points are points of winning chance.

page-coach-of = How did { $name } play?
page-coach-whose = Whose game
page-coach-waiting =
    { $place ->
        [1] This game is next in line.
       *[other] This game is number { $place } in line.
    }
page-coach-running = The coach plays on from every decision many times, to see what it was worth…
page-coach-stays = You can leave: what it finds will be here when you come back.
page-coach-stop = Never mind
page-coach-so-far = Found so far
page-coach-retry = Try once more
# $error is ready to read, as in "±3".
page-coach-sum = In { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } { $lost } { $error } points of winning chance were given away against strong play. { $costly ->
        [0] For no move was there anything clearly better.
        [one] For { $costly } move there was something clearly better.
       *[other] For { $costly } moves there was something clearly better.
    }
page-coach-points-about = A sure win is 100 points.

## The curve

page-coach-curve = The chance of winning
page-coach-moment = Moment
page-coach-chance =
    { $chance ->
        [one] { $chance } point
       *[other] { $chance } points
    }
page-coach-start = At the start
page-coach-end = At the end
page-coach-decision = Move { $number }
page-coach-key-costly = something else was better
page-coach-key-start = the chance at the start
page-coach-open-curve = With all hands open
page-coach-in-words = The curve in words
page-coach-tap = Tap the curve: you see the table as it was.

## Where the result comes from

page-coach-ledger = Luck and skill
page-coach-ledger-about = Read from the top: each line adds to the one above, and together they make the result. The number after ± says how far off it may be.
page-coach-account-cards = The cards
page-coach-account-cards-about = what was dealt and turned
page-coach-account-play =
    { $seat-is ->
        [you] Your moves
       *[other] Moves by { $seat }
    }
page-coach-account-play-about = beside what a strong player would have made of them
page-coach-account-par = The place
page-coach-account-par-about = what a strong player makes of it on average
page-coach-account-lie = What lay hidden
page-coach-account-lie-about = how those moves turned out, by cards nobody could see
page-coach-account-theirs = Moves by { $seat }
page-coach-account-theirs-about = what they brought or cost

## Moments and decisions

page-coach-costliest = Worth another look
page-coach-kinds = By kind of decision
page-coach-kind = Kind
page-coach-count = Number
page-coach-costly-count = Better move
page-coach-given = Given away
page-coach-decisions = Move by move
page-coach-show-costly = Something was better ({ $count })
page-coach-show-all = All ({ $count })
page-coach-none-costly = For no move was there anything clearly better. Well played!
page-coach-verdict-costly = Something else was better.
page-coach-verdict-even = About as good as anything.
page-coach-verdict-best = The coach would do the same.
page-coach-verdict-forced = There was nothing else to do.
page-coach-played =
    { $seat-is ->
        [you] You: { $move }
       *[other] { $seat }: { $move }
    }
page-coach-better = Better: { $move }
page-coach-weighed = What was weighed, in points

## Try again

page-coach-again = Try again
page-coach-try = What would you do here? Everything that is not clearly worse counts.
page-coach-thinking = The coach thinks it over…
page-coach-yes-best = Yes! The coach would do the same.
page-coach-yes-even = Yes! That is about as good as anything.
page-coach-no = Something else is better. Have another look!
page-coach-as-played = That is what you played in the game.
page-coach-solve = Show me
page-coach-board = Back to the board
page-coach-play-on = Play on against bots
page-coach-back = Back to the overview
page-coach-done = You have found it already.
page-coach-not-possible = That is not possible here.

## Who may see it

page-coach-share = May everybody see it?
page-coach-share-about = What the coach says about your game is for you alone. Once everybody who played says yes, you can all read about each other.
page-coach-share-open = Everybody has said yes: whoever has the link to this table can read about every player.
page-coach-share-mine = Yes, show it to everybody
page-coach-share-yes = says yes
page-coach-share-no = has not said yes

## My mistakes

page-mistakes-about = Moments of your games in which something else was better. They come back at growing intervals until you know them by heart.
page-mistakes-begin =
    { $count ->
        [one] Practise { $count } moment
       *[other] Practise { $count } moments
    }
page-mistakes-list = To the list
page-mistakes-next = Go on
page-mistakes-drop = Remove
page-mistakes-later =
    { $count ->
        [one] Nothing to do today: { $count } moment comes back on { $day }.
       *[other] Nothing to do today: { $count } moments are on their way, the next on { $day }.
    }
page-mistakes-none = Nothing to practise yet. After a game, ask ‘How did I play?’
page-mistakes-settled =
    { $count ->
        [one] You know { $count } moment by heart.
       *[other] You know { $count } moments by heart.
    }
page-mistakes-settled-now = You know this one by heart now: it will not come back.
page-mistakes-comes = This one comes back on { $day }.
