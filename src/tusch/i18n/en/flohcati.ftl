### What players read during a game of Zirkus Flohcati.

flohcati-title = Zirkus Flohcati
flohcati-introduction =
    A flea circus puts its programme together: flip cards as long as you dare, take the one you
    want, and lose your turn if an attraction comes up twice. The best card of each attraction
    scores; trios of one value and a gala of all ten attractions bring extra points.

## Cards and attractions

flohcati-attraction-A = ringmaster
flohcati-attraction-B = clown
flohcati-attraction-C = juggler
flohcati-attraction-D = cannon
flohcati-attraction-E = knife thrower
flohcati-attraction-F = escape artist
flohcati-attraction-G = trapeze
flohcati-attraction-H = fire-eater
flohcati-attraction-I = strongman
flohcati-attraction-J = tightrope

flohcati-card-A = ringmaster { $worth }
flohcati-card-B = clown { $worth }
flohcati-card-C = juggler { $worth }
flohcati-card-D = cannon { $worth }
flohcati-card-E = knife thrower { $worth }
flohcati-card-F = escape artist { $worth }
flohcati-card-G = trapeze { $worth }
flohcati-card-H = fire-eater { $worth }
flohcati-card-I = strongman { $worth }
flohcati-card-J = tightrope { $worth }
flohcati-card-demand = demand
flohcati-card-steal = steal
flohcati-card-fanfare = fanfare

## What happened

flohcati-event-started =
    { $seat-is ->
        [you] You start.
       *[other] { $seat } starts.
    }
flohcati-event-flipped =
    { $seat-is ->
        [you] You flip the { $card }.
       *[other] { $seat } flips the { $card }.
    }
flohcati-event-busted =
    { $seat-is ->
        [you] You flip the { $card }, and that attraction is already in the row: bust, your turn is over.
       *[other] { $seat } flips the { $card }, and that attraction is already in the row: bust, the turn is over.
    }
flohcati-event-action-turned =
    { $seat-is ->
        [you] You flip an action card: { $card }.
       *[other] { $seat } flips an action card: { $card }.
    }
flohcati-event-fanfare-cancelled = Another action card cancels the fanfare.
flohcati-event-no-victim = No opponent has a card, so the { $card } has no effect.
flohcati-event-fanfare-sounded =
    { $seat-is ->
        [you] You flip the { $card }, a double: the fanfare ends, and you take a card from the row.
       *[other] { $seat } flips the { $card }, a double: the fanfare ends, and { $seat } takes a card from the row.
    }
flohcati-event-taken =
    { $seat-is ->
        [you] You take the { $card } from the row.
       *[other] { $seat } takes the { $card } from the row.
    }
flohcati-event-demanded =
    { $seat-is ->
        [you] You demand a card from { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } demands a card from you.
               *[other] { $seat } demands a card from { $owner }.
            }
    }
# $owner gives, $seat receives. Those who do not see the card do not know it.
flohcati-event-given =
    { $card-is ->
        [seen]
            { $owner-is ->
                [you] You give { $seat } the { $card }.
               *[other]
                    { $seat-is ->
                        [you] { $owner } gives you the { $card }.
                       *[other] { $owner } gives { $seat } the { $card }.
                    }
            }
       *[unseen]
            { $owner-is ->
                [you] You give { $seat } a card.
               *[other]
                    { $seat-is ->
                        [you] { $owner } gives you a card.
                       *[other] { $owner } gives { $seat } a card.
                    }
            }
    }
flohcati-event-stealing =
    { $seat-is ->
        [you] You steal from { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } steals from you.
               *[other] { $seat } steals from { $owner }.
            }
    }
flohcati-event-stolen =
    { $seat-is ->
        [you] You draw the { $card } from { $owner }’s hand.
       *[other]
            { $owner-is ->
                [you] { $seat } draws the { $card } from your hand.
               *[other] { $seat } draws the { $card } from { $owner }’s hand.
            }
    }
flohcati-event-trio =
    { $seat-is ->
        [you] You lay a trio: { $cards }.
       *[other] { $seat } lays a trio: { $cards }.
    }
flohcati-event-gala =
    { $seat-is ->
        [you] You open the gala, and the game is over.
       *[other] { $seat } opens the gala, and the game is over.
    }
flohcati-event-turn-ended =
    { $seat-is ->
        [you] You end your turn.
       *[other] { $seat } ends the turn.
    }
flohcati-event-deck-empty = That was the last card in the deck.
flohcati-event-won =
    { $seats-are ->
        [you] You win!
        [one] { $seats } wins!
       *[many] The win is shared: { $seats }.
    }

## What you may do: entries of a list, and labels

flohcati-choice-flip = Flip the next card
flohcati-choice-take = Take the { $card } from the row
flohcati-choice-demand =
    { $seat-is ->
        [you] Demand a card from yourself
       *[other] Demand a card from { $seat }
    }
flohcati-choice-steal =
    { $seat-is ->
        [you] Steal a card from yourself
       *[other] Steal a card from { $seat }
    }
flohcati-choice-give = Give the { $card }
flohcati-choice-trio = Lay a trio: { $cards }
flohcati-choice-gala = Open the gala
flohcati-choice-end = End your turn

## Why not

flohcati-why-not-spectator = You’re watching; only the players can do that.
flohcati-why-not-dealer = Only the dealer can do that, not a player.
flohcati-why-not-over = The game is over.
flohcati-why-not-card-first = It’s the dealer’s move first.
flohcati-why-not-gift-first = First { $seat } has to hand over a card.
flohcati-why-not-turn = It’s { $seat }’s turn, not yours.
flohcati-why-not-deck-empty = The deck is empty, so there is no card to flip.
flohcati-why-not-row-empty = The row is empty: flip a card first.
flohcati-why-not-not-in-row = The { $card } is not in the row.
flohcati-why-not-not-in-hand = The { $card } is not in your hand.
flohcati-why-not-no-demand = Nobody is demanding a card from you now.
flohcati-why-not-no-seat = There is no seat { $value } at a table of { $count } players; in moves, seats count from 0.
flohcati-why-not-own-hand = That is your own hand: choose an opponent.
flohcati-why-not-empty-hand = { $seat }’s hand is empty: choose an opponent who has cards.
flohcati-why-not-gala-missing =
    { $attractions-count ->
        [one] A gala needs all ten attractions in your hand; one is missing: { $attractions }.
       *[other] A gala needs all ten attractions in your hand; { $attractions-count } are missing: { $attractions }.
    }
flohcati-why-not-gala-timing = The gala opens at the end of your turn, after you have taken a card or carried out an action.
flohcati-why-not-trio-not-in-hand = A trio comes from your hand, and this is not in it: { $cards }.
flohcati-why-not-trio-values =
    { $cards-count ->
        [0] A trio is three different cards of one value.
       *[other] A trio is three different cards of one value, not { $cards }.
    }
flohcati-why-not-trio-order = Name the cards of this trio in the order of their letters: { $cards }.
flohcati-why-not-trio-timing = Trios are laid at the end of your turn, after you have taken a card or carried out an action.
flohcati-why-not-due-turn = It’s your turn to flip a card or to take one from the row.
flohcati-why-not-due-fanfare-take = The fanfare is over: now take a card from the row.
flohcati-why-not-due-demand = First choose the opponent you demand a card from.
flohcati-why-not-due-steal = First choose the opponent you steal from.
flohcati-why-not-due-give = First choose the card you give away.
flohcati-why-not-due-finish = You can lay a trio, open the gala if you hold all ten attractions, or end your turn; nothing else is possible any more.

## Why this score: lines of a score sheet

flohcati-why-attraction =
    { $seat-is ->
        [you] Your best { $attraction } counts: { $card }.
       *[other] { $seat }’s best { $attraction } counts: { $card }.
    }
flohcati-why-double =
    { $cards-count ->
        [one] A lower card of the same attraction does not count: { $cards }.
       *[other] Lower cards of the same attraction do not count: { $cards }.
    }
flohcati-why-trio =
    { $seat-is ->
        [you] You laid a trio: { $cards }.
       *[other] { $seat } laid a trio: { $cards }.
    }
flohcati-why-gala =
    { $seat-is ->
        [you] You opened the gala.
       *[other] { $seat } opened the gala.
    }
flohcati-why-tie-shared =
    { $seat-is ->
        [you] You share the highest total, and the win.
       *[other] { $seat } shares the highest total, and the win.
    }
flohcati-why-tie-trios =
    { $seat-is ->
        [you] Totals are equal, and you win with more trios.
       *[other] Totals are equal, and { $seat } wins with more trios.
    }
flohcati-why-tie-gala =
    { $seat-is ->
        [you] Totals are equal, and you win because you opened the gala.
       *[other] Totals are equal, and { $seat } wins, having opened the gala.
    }
flohcati-why-tie-card =
    { $seat-is ->
        [you] Totals are equal, and you win with the highest card in hand.
       *[other] Totals are equal, and { $seat } wins with the highest card in hand.
    }

## What is wrong with what the dealer did, in a record

flohcati-due-start = the first player is named now
flohcati-due-turn = it is a player’s turn
flohcati-due-flip = a card from the deck is flipped now
flohcati-due-fanfare = a card from the deck is flipped now
flohcati-due-fanfare-take = a player takes a card from the row
flohcati-due-demand = a player chooses whom to demand a card from
flohcati-due-steal = a player chooses whom to steal from
flohcati-due-give = a player gives a card
flohcati-due-draw = the stolen card is drawn now
flohcati-due-finish = a player may lay trios, open the gala or end the turn
flohcati-due-over = the game is over

flohcati-misdeal-due = The dealer cannot do that here: { $due }.
flohcati-misdeal-start = There is no seat { $value } to start at a table of { $count } players; in records, seats count from 0.
flohcati-misdeal-deck = The { $card } is no longer in the deck.
flohcati-misdeal-hand = The { $card } is not in the hand that is stolen from.

## Help at hand: what a card does, and what would happen

flohcati-help-attraction = Of each attraction only the best card in your hand scores. Three cards of one value make a trio.
flohcati-help-best = Your best { $attraction } so far: { $worth }.
flohcati-help-none = You have no { $attraction } yet.
flohcati-help-twins =
    { $count ->
        [one] You hold { $count } other card worth { $worth }.
       *[other] You hold { $count } other cards worth { $worth }.
    }
flohcati-help-demand = { $seat } would choose a card to give you (in hand: { $count }).
flohcati-help-steal = You would draw a card from { $seat } (in hand: { $count }), and all would see it.

## What the coach says to $owner, or about them to others. Their move was played; another one is better.

flohcati-coach-kind-flip = Flip or take
flohcati-coach-kind-card = Which card
flohcati-coach-kind-rob = Whose card
flohcati-coach-kind-give = What to give
flohcati-coach-kind-trio = Lay a trio or not
flohcati-coach-kind-gala = Gala
flohcati-coach-bust =
    { $deck ->
        [1] The last card in the deck
       *[other] { $doubles } of the { $deck } cards left in the deck
    } would have ended { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } turn with nothing. A bust would have cost { $owner-is ->
        [you] you
       *[other] { $owner }
    } the { $card }{ $brings ->
        [gala] , the last attraction needed for the gala.
        [trio] , the third of one value: a trio.
        [new]
            , a new attraction: with it only { $missing ->
                [one] one more is needed
               *[other] { $missing } more are needed
            } for the gala.
        [points]
            , which adds { $points ->
                [one] { $points } point
               *[other] { $points } points
            } to the hand.
       *[other] .
    }
flohcati-coach-bust-gala =
    { $owner-is ->
        [you] You
       *[other] { $owner }
    } had all ten attractions in hand{ $doubles ->
        [0] : there was nothing left to look for in the deck.
       *[other]
            , and { $doubles ->
                [one]
                    { $deck ->
                        [1] the last card in the deck
                       *[other] { $doubles } of the { $deck } cards left in the deck
                    }
               *[other] { $doubles } of the { $deck } cards left in the deck
            } would have ended { $owner-is ->
                [you] your
               *[other] the
            } turn without the gala.
    }
flohcati-coach-flip-on =
    { $doubles ->
        [0] No card left in the deck could have ended
       *[other] { $doubles } of the { $deck } cards left in the deck would have ended
    } { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } turn with nothing; { $more ->
        [0] there was no bust to fear.
       *[other]
            { $more } would have added more points than the card { $owner-is ->
                [you] you took
               *[other] that was taken
            }, which added { $instead ->
                [0] nothing.
               *[other] only { $instead }.
            }
    }{ $doubles ->
        [0] { "" }
       *[other] { "" } An attraction that was not in the row yet would have left all of it to choose from.
    }
flohcati-coach-nearer =
    The { $card } is a new attraction for { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } hand: { $missing ->
        [0] nothing more is needed for the gala.
        [one] then only one more is needed for the gala.
       *[other] then only { $missing } more are needed for the gala.
    }
flohcati-coach-third = The { $card } makes three of one value: a trio, worth { $bonus } points.
flohcati-coach-card =
    The { $card } adds { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to { $owner-is ->
        [you] your hand; your card
       *[other] { $owner }’s hand; the card that was taken
    } added { $instead ->
        [0] nothing.
       *[other] { $instead }.
    }
flohcati-coach-trio-gala =
    { $owner-is ->
        [you] With that trio you broke up the gala you had in hand.
       *[other] With that trio { $owner } broke up a gala that was ready in hand.
    }
flohcati-coach-trio-keep =
    The trio brings { $bonus } points, but its cards counted { $points } in hand{ $further ->
        [0] .
       *[other]
            ; for the gala { $owner-is ->
                [you] you now need
               *[other] { $owner } now needs
            } { $missing ->
                [one] { $missing } more attraction
               *[other] { $missing } more attractions
            }{ $before ->
                [0] .
               *[other] { "" } instead of { $before }.
            }
    }
flohcati-coach-trio-further =
    The trio brings { $more ->
        [one] { $more } point
       *[other] { $more } points
    } more than its cards did in hand, but for the gala { $owner-is ->
        [you] you now need
       *[other] { $owner } now needs
    } { $missing ->
        [one] { $missing } more attraction
       *[other] { $missing } more attractions
    } instead of { $before }.
flohcati-coach-trio-lay =
    The trio brings { $bonus } points; in hand its cards count { $points ->
        [0] nothing
       *[other] { $points }
    }.{ $further ->
        [0] { "" }
       *[other]
            { "" } With the trio, though, { $owner-is ->
                [you] you need
               *[other] { $owner } needs
            } { $missing ->
                [one] { $missing } more attraction
               *[other] { $missing } more attractions
            } for the gala{ $before ->
                [0] .
               *[other] { "" } instead of { $before }.
            }
    }
flohcati-coach-gala-wait =
    The gala ends the game at once, and { $owner-is ->
        [you]
            { $often ->
                [0] you hardly ever come out on top then.
                [100] you come out on top nearly every time.
               *[other] you come out on top in about { $often } out of 100 games.
            }
       *[other]
            { $often ->
                [0] { $owner } hardly ever comes out on top then.
                [100] { $owner } comes out on top nearly every time.
               *[other] { $owner } comes out on top in about { $often } out of 100 games.
            }
    }
flohcati-coach-gala-open =
    { $owner-is ->
        [you] You
       *[other] { $owner }
    } could have opened the gala: it ends the game at once, and { $owner-is ->
        [you]
            { $often ->
                [0] you hardly ever come out on top then.
                [100] you come out on top nearly every time.
               *[other] you come out on top in about { $often } out of 100 games.
            }
       *[other]
            { $often ->
                [0] { $owner } hardly ever comes out on top then.
                [100] { $owner } comes out on top nearly every time.
               *[other] { $owner } comes out on top in about { $often } out of 100 games.
            }
    }
flohcati-coach-rob =
    In ten games like this, a card from { $seat } brings { $owner-is ->
        [you] you
       *[other] { $owner }
    } about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all; one from the player { $owner-is ->
        [you] you chose
       *[other] who was chosen
    } brings { $instead ->
        [0] hardly any.
       *[other] about { $instead }.
    }
flohcati-coach-give =
    The { $card } would have cost { $owner-is ->
        [you] you
       *[other] { $owner }
    } { $instead ->
        [0] no points
        [one] only { $instead } point
       *[other] only { $instead } points
    }; the card { $owner-is ->
        [you] you gave
       *[other] that was given
    } cost { $points }.
flohcati-coach-there =
    The { $card } lay there for the taking: it adds { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } hand.
flohcati-coach-deny = { $seat } needs only one more attraction for the gala, and the { $card } is the very one.
flohcati-coach-trio-nearer =
    With the other trio { $owner-is ->
        [you] you need
       *[other] { $owner } needs
    } { $missing ->
        [0] nothing more
        [one] only one more attraction
       *[other] only { $missing } more attractions
    } for the gala, instead of { $before }.
flohcati-coach-trio-other =
    In { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } hand the cards of the other trio count { $points ->
        [0] nothing
       *[other] only { $points }
    }; those that were laid counted { $instead }.
flohcati-coach-rob-near =
    { $seat } { $missing ->
        [0] has all ten attractions for the gala
        [one] needs only one more attraction for the gala
       *[other] needs only { $missing } more attractions for the gala
    }, and has { $spare ->
        [0] no card
        [one] only one card
       *[other] only { $spare } cards
    } to spare.
flohcati-coach-give-gala =
    The { $card } is a new attraction for { $seat }, who then needs { $missing ->
        [0] nothing more
        [one] only one more
       *[other] only { $missing } more
    } for the gala.
flohcati-coach-give-trio = With the { $card }, { $seat } has three of one value: a trio.
flohcati-coach-give-keep =
    Giving away the { $card } leaves { $owner-is ->
        [you] you
       *[other] { $owner }
    } { $missing ->
        [0] with all ten attractions for the gala
        [one] only one attraction short of the gala
       *[other] only { $missing } attractions short of the gala
    }; the card { $owner-is ->
        [you] you gave leaves you
       *[other] that was given leaves
    } { $instead } short.
