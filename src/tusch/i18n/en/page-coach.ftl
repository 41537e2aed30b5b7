### How did I play: what the coach says on the page. Points are points of winning chance.

page-coach-of = How did { $name } play?
page-coach-whose = Whose game
page-coach-waiting =
    { $place ->
        [1] This game is next in line.
       *[other] This game is number { $place } in line.
    }
page-coach-preparing = The coach is getting ready, which takes a minute or two the first time. Then this game is next.
page-coach-running = The coach is playing every decision out many times, to see what it was worth…
page-coach-stays = You don’t have to wait: the report will be here when you come back.
page-coach-stop = Never mind
page-coach-so-far = Found so far
page-coach-retry = Try once more

## How it went, and what decided it. $won: whether the chance grew in the end; $most: whether it surely counted most.

page-coach-went-won =
    { $seat-is ->
        [you] You won!
       *[other] { $seat } won!
    }
page-coach-went-shared =
    { $seat-is ->
        [you] You share the win!
       *[other] { $seat } shares the win!
    }
page-coach-went-lost =
    { $seat-is ->
        [you] You lost this one.
       *[other] { $seat } lost this one.
    }
page-coach-went-place-2 =
    { $seat-is ->
        [you] You came second.
       *[other] { $seat } came second.
    }
page-coach-went-place-3 =
    { $seat-is ->
        [you] You came third.
       *[other] { $seat } came third.
    }
page-coach-went-place-4 =
    { $seat-is ->
        [you] You came fourth.
       *[other] { $seat } came fourth.
    }
page-coach-went-place-5 =
    { $seat-is ->
        [you] You came fifth.
       *[other] { $seat } came fifth.
    }
page-coach-went-place-6 =
    { $seat-is ->
        [you] You came sixth.
       *[other] { $seat } came sixth.
    }
page-coach-cause-cards =
    { $won ->
        [yes]
            { $most ->
                [yes] It was mostly the cards: they were kind this time.
               *[no] The cards were kind, and that helped.
            }
       *[no]
            { $most ->
                [yes] It was mostly the cards: they were not kind this time.
               *[no] The cards were not kind, and that hurt.
            }
    }
page-coach-cause-others =
    { $won ->
        [yes]
            { $most ->
                [yes] It was mostly the others: what they played helped along.
               *[no] What the others played helped along.
            }
       *[no]
            { $most ->
                [yes] It was mostly the others: what they played hurt.
               *[no] What the others played hurt.
            }
    }
page-coach-cause-own =
    { $won ->
        [yes]
            { $most ->
                [yes] And most of all, that was good play.
               *[no] Good play had a big part in it.
            }
       *[no]
            { $seat-is ->
                [you]
                    { $most ->
                        [yes] It was mostly your own moves, and those you can practise.
                       *[no] Your own moves had a part in it, and those you can practise.
                    }
               *[other]
                    { $most ->
                        [yes] It was mostly their own moves.
                       *[no] Their own moves had a part in it.
                    }
            }
    }
page-coach-cause-open = What decided it is hard to tell: nothing stands out.
page-coach-part-cards = The cards
page-coach-part-others = The others
page-coach-part-own =
    { $seat-is ->
        [you] Your play
       *[other] Their play
    }
page-coach-part-helped = helped
page-coach-part-cost = hurt
page-coach-part-open = hard to tell

## The curve

page-coach-curve = The chance of winning
page-coach-moment = Moment
page-coach-chance = { $chance }%
page-coach-start = At the start
page-coach-end = At the end
# $number is where the replay opens: so many entries came before.
page-coach-decision = Move { $number }
page-coach-key-costly = something else was better
page-coach-key-start = the chance at the start
page-coach-open-curve = If all hands were open
page-coach-in-words = The curve in words
page-coach-tap = Tap the curve to see the table as it was.

## Where the result comes from

page-coach-ledger = Luck and skill
page-coach-ledger-about = Read from the top: each line is added to those above it, and at the end there is the result. On the way the sum may pass 100 or drop below 0; only the first and the last line are chances of winning.
page-coach-ledger-three = At the top of this page these lines are only three: what lay hidden is counted with the cards, and the moves together with what strong play could get out of it.
page-coach-account-cards = The cards
page-coach-account-cards-about = what was dealt and turned
page-coach-account-play =
    { $seat-is ->
        [you] Your moves
       *[other] Moves by { $seat }
    }
page-coach-account-play-about = how far they fell short of that, or beat it
page-coach-account-par = What strong play could get out of it
page-coach-account-par-about = its gain over simple play, added up move by move; that may pass 100
page-coach-account-lie = What lay hidden
page-coach-account-lie-about =
    how { $seat-is ->
        [you] your moves
       *[other] the moves by { $seat }
    } turned out, because of cards nobody could see
page-coach-account-theirs = Moves by { $seat }
page-coach-account-theirs-about = what they brought or cost

## Moments and decisions

page-coach-costliest = Worth another look
page-coach-numbers = In numbers
page-coach-kinds = By kind of decision
page-coach-kind = Kind
page-coach-count = Number
page-coach-costly-count = Could be better
page-coach-given = Given away
page-coach-decisions = Move by move
page-coach-show-costly = Something was better ({ $count })
page-coach-show-all =
    { $forced ->
        [0] All ({ $count })
       *[other] All ({ $count }, of which { $forced } without a choice)
    }
page-coach-show-bots = What the bots thought ({ $count })
page-coach-bot-thinking = The bot is thinking back…
page-coach-none-costly = There was never a clearly better move. Well played!
page-coach-verdict-costly = Something else was better.
page-coach-verdict-even = Nothing was clearly better.
page-coach-verdict-best = The coach would do the same.
page-coach-verdict-forced = There was nothing else to do.
page-coach-played =
    { $seat-is ->
        [you] You: { $move }
       *[other] { $seat }: { $move }
    }
page-coach-better = Better: { $move }
page-coach-weighed = What the coach compared, in points

## Try again

page-coach-again = Try again
page-coach-try = What would you do here? Any move counts that is not clearly worse than the best.
page-coach-thinking = The coach is thinking…
page-coach-yes-best = Yes! The coach would do the same.
page-coach-yes-even = Yes! Nothing is clearly better.
page-coach-no = Something else is better. Have another look!
# $loss and $error are ready to read, as in "−10" and "±2"; $count is the number without its sign.
page-coach-lost =
    { $loss } { $error } { $count ->
        [one] point of winning chance
       *[other] points of winning chance
    }
page-coach-as-played = That is what was played in the game.
page-coach-solve = Show me
page-coach-solve-even = Show the coach’s move
page-coach-coachs = The coach: { $move }
page-coach-board = Back to the board
page-coach-play-on = Play on against bots
page-coach-back = Back to the overview
page-coach-done = You have found it already.
page-coach-not-possible = That is not possible here.

## Who may see it

page-coach-share = Show it to everybody?
page-coach-share-about = What the coach says about your game is for you alone. Once everybody who played says yes, you can all read each other’s reports.
page-coach-share-open = Everybody has said yes: anyone who has the link to this table can read all the reports.
page-coach-share-mine = Yes, show it to everybody
page-coach-share-yes = says yes
page-coach-share-no = has not said yes yet

## My mistakes

page-mistakes-about = Moments of your games in which something else was better. They come back less and less often, until you know them by heart.
page-mistakes-begin =
    { $count ->
        [one] Practise { $count } moment
       *[other] Practise { $count } moments
    }
page-mistakes-list = Back to the list
page-mistakes-next = Continue
page-mistakes-drop = Remove
page-mistakes-later =
    { $count ->
        [one] Nothing to do today: { $count } moment comes back { $when ->
            [tomorrow] tomorrow
           *[day] on { $day }
        }.
       *[other] Nothing to do today: { $count } moments come back, the first { $when ->
            [tomorrow] tomorrow
           *[day] on { $day }
        }.
    }
page-mistakes-ahead = Practise ahead
page-mistakes-ahead-about = Practise now if you like: it won’t move any dates.
page-mistakes-unseen =
    { $count ->
        [one] The coach has yet to look at { $count } game of yours.
       *[other] The coach has yet to look at { $count } games of yours.
    }
page-mistakes-look = Let the coach look
page-mistakes-waiting =
    { $place ->
        [1] You are next in line.
       *[other] You are number { $place } in line.
    }
page-mistakes-preparing = The coach is getting ready, which takes a minute or two the first time. Then you are next.
page-mistakes-looking = The coach is looking at your games: { $count } to go.
page-mistakes-stays = You don’t have to wait: what the coach finds will be here when you come back.
page-mistakes-rest = The coach takes a few at a time. Stay on this page, and the rest will follow.
page-mistakes-busy = The coach has its hands full right now. Stay on this page, and it will get to your games.
page-mistakes-seen = The coach has looked at all your games.
page-mistakes-failed =
    { $count ->
        [one] The coach got stuck in { $count } game, and that is our fault. Try once more with ‘How did I play?’ in ‘My games’.
       *[other] The coach got stuck in { $count } games, and that is our fault. Try once more with ‘How did I play?’ in ‘My games’.
    }
page-mistakes-none = Nothing to practise yet. After a game, ask ‘How did I play?’
page-mistakes-settled =
    { $count ->
        [one] You know { $count } moment by heart.
       *[other] You know { $count } moments by heart.
    }
page-mistakes-settled-now = You know this one by heart now: it will not come back.
page-mistakes-comes =
    { $when ->
        [tomorrow] This one comes back tomorrow.
       *[day] This one comes back on { $day }.
    }
