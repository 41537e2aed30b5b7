### The coach: what each decision was worth, and what was luck.

coach-unfinished = This game is not over yet; the coach looks only at finished ones.

# Without anything better to say: $chance of the better move, $instead of the one that was played.
coach-why-chance =
    From here the better move wins { $chance ->
        [0] fewer than one out of 100 games
        [100] nearly every game
       *[other] about { $chance } out of 100 games
    }, { $owner-is ->
        [you] yours
       *[other] { $owner }’s
    } { $instead ->
        [0] hardly any
       *[other] about { $instead } out of 100
    }.

## What the terminal shows. Amounts are in points of winning chance, 100 for a win.

coach-title = Game { $record }: { $game } with { $players } players, as seen by { $owner }.
# $error is ready to read, as in "±3".
coach-sum =
    { $decisions ->
        [0] There was nothing to decide in this game.
       *[other]
            Over { $decisions ->
                [one] { $decisions } decision
               *[other] { $decisions } decisions
            } { $owner-is ->
                [you] you
               *[other] { $owner }
            } gave away { $lost ->
                [0] hardly any winning chance ({ $lost } { $error } points)
                [one] { $lost } { $error } point of winning chance
               *[other] { $lost } { $error } points of winning chance
            }, each time compared with the best move found. { $costly ->
                [0] There was never a clearly better move.
                [1] Once there was a clearly better move.
                [2] Twice there was a clearly better move.
               *[other] { $costly } times there was a clearly better move.
            }
    }
coach-points-about = One point is one win in 100 games. Each move counts for itself, so the sum can be more than the chance there was, and even a winner can pass 100.
coach-too-few = Too few tries to prove anything: { $worlds } for each comparison, and at least { $enough } are needed. So no move is called costly here, and there is no sum of what was given away.
coach-more-budget = Ask for more with --budget { $budget }.
# $level, $low and $high are names of levels, such as “Steady”.
coach-like = Bots of the level ‘{ $level }’ play about like this.
coach-like-between = Bots of the level ‘{ $level }’ play about like this; it may be anything from ‘{ $low }’ to ‘{ $high }’.
# $move and $better are offers, as in "Flip the next card".
coach-moment = Entry { $entry }: { $move }. Better: { $better } ({ $loss } ±{ $error }).
coach-more = Other costly entries: { $entries }.
coach-kinds = By kind of decision, with how many of them were costly:
coach-ledger = Where the result comes from: { $start } points at the start, { $result } at the end.
coach-curve = The chance of winning, judged by what could be known:
coach-account-cards = cards
coach-account-play =
    { $seat-is ->
        [you] your moves
       *[other] moves by { $seat }
    }
coach-account-par = what strong play could get out of it
coach-account-lie = what lay hidden
coach-account-theirs = moves by { $seat }
coach-par-about = What strong play could get out of it: its gain over simple play in this seat, added up move by move; that may come to more than 100.
coach-margin-about = The number after ± is the margin of error: 19 times out of 20, the true figure is within that.
coach-player = player
coach-games = games
coach-costly = costly
coach-given = given away
coach-plays-like = plays like
coach-compiling = What the coach needs for { $game } is being compiled for this machine, which is done once.
coach-smaller = The coach cannot think as deeply here as usual, and sees less.
coach-seat-or-all = --seat names one seat and --all means every one; choose one of the two.
coach-no-record = There is no record { $value } in { $file }; records count from 0.
coach-plot-one = --plot draws one seat of one game; choose them with --record and --seat.

## Hints at a practice table. $chance and $instead are games of 100; $other is an offer, as in "Flip the next card".

coach-hint-only = There is nothing else you can do.
coach-hint-even =
    Several moves are about equally good here; { $chance ->
        [0] winning is hard with any of them.
        [100] this one wins nearly every game.
       *[other] this one wins about { $chance } out of 100 games.
    }
coach-hint-better =
    From here this wins { $chance ->
        [100] nearly every game
       *[other] about { $chance } out of 100 games
    }; the next best, ‘{ $other }’, { $instead ->
        [0] hardly any.
       *[other] about { $instead } out of 100.
    }
