### Why the coach would play a move, said before it is made. “The next best” is the move it is compared with.

## Figaro

figaro-hint-filled =
    The next best move would bring the total in front of you to 6 or more: you would have to collect { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } at once.
figaro-hint-fill-them =
    This brings the total in front of { $seat } to 6 or more: { $seat } has to collect { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } at once.
figaro-hint-took =
    Taking would cost you { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } at once. After this you would { $often ->
        [0] hardly ever be the next to collect.
       *[other]
            be the next to collect { $often ->
                [100] nearly every time
               *[other] in about { $often } out of 100 games
            }, with { $later ->
                [one] { $later } card
               *[other] { $later } cards
            } on average.
    }
figaro-hint-take-now =
    Take { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } and be done with it. After the next best move you would { $often ->
        [0] hardly ever be the next to collect.
       *[other]
            be the next to collect { $often ->
                [100] nearly every time
               *[other] in about { $often } out of 100 games
            }, with { $later ->
                [one] { $later } card
               *[other] { $later } cards
            } on average.
    }
figaro-hint-you-collect =
    After the next best move you would be the next to collect { $often ->
        [100] nearly every time
       *[other] in about { $often } out of 100 games
    }, with { $later ->
        [one] { $later } card
       *[other] { $later } cards
    } on average. After this one { $instead ->
        [0] that would hardly ever happen.
       *[other] that would happen in only about { $instead } out of 100.
    }
figaro-hint-they-collect =
    After this { $seat } would be the next to collect { $often ->
        [100] nearly every time
       *[other] in about { $often } out of 100 games
    }, with { $later ->
        [one] { $later } card
       *[other] { $later } cards
    } on average. After the next best move { $instead ->
        [0] that would hardly ever happen.
       *[other] that would happen in only about { $instead } out of 100.
    }
figaro-hint-you-fill =
    After the next best move the cards in front of you would be the next to reach 6 { $often ->
        [100] nearly every time
       *[other] in about { $often } out of 100 games
    }, and you would collect { $later ->
        [one] { $later } card
       *[other] { $later } cards
    } on average. After this one { $instead ->
        [0] that would hardly ever happen.
       *[other] that would happen in only about { $instead } out of 100.
    }
figaro-hint-they-fill =
    After this the cards in front of { $seat } would be the next to reach 6 { $often ->
        [100] nearly every time
       *[other] in about { $often } out of 100 games
    }, and { $seat } would collect { $later ->
        [one] { $later } card
       *[other] { $later } cards
    } on average. After the next best move { $instead ->
        [0] that would hardly ever happen.
       *[other] that would happen in only about { $instead } out of 100.
    }
figaro-hint-exchange = This makes your road { $length } long, and you win. Otherwise it would be { $instead } long, and { $seat } would win with { $theirs }.

## Zirkus Flohcati

flohcati-hint-bust =
    { $deck ->
        [1] The last card in the deck would
       *[other] { $doubles } of the { $deck } cards left in the deck would
    } end your turn with nothing. A bust would cost you the { $card }{ $brings ->
        [gala] , the last attraction you need for the gala.
        [trio] , your third of one value: a trio.
        [new]
            , a new attraction: with it you need only { $missing ->
                [one] one more
               *[other] { $missing } more
            } for the gala.
        [points]
            , which adds { $points ->
                [one] { $points } point
               *[other] { $points } points
            } to your hand.
       *[other] .
    }
flohcati-hint-bust-gala =
    You have all ten attractions in hand{ $doubles ->
        [0] : there is nothing left to look for in the deck.
       *[other]
            , and { $deck ->
                [1] the last card in the deck
               *[other] { $doubles } of the { $deck } cards left in the deck
            } would end your turn without the gala.
    }
flohcati-hint-flip-on =
    { $doubles ->
        [0] No card left in the deck can end
       *[other] { $doubles } of the { $deck } cards left in the deck would end
    } your turn with nothing; { $more ->
        [0] there is no bust to fear.
       *[other]
            { $more } would add more points than the card you would take otherwise, which adds { $instead ->
                [0] nothing.
               *[other] only { $instead }.
            }
    }{ $doubles ->
        [0] { "" }
       *[other] { "" } An attraction that is not in the row yet would leave all of it to choose from.
    }
flohcati-hint-nearer =
    The { $card } would be a new attraction for you: { $missing ->
        [0] nothing more is needed for the gala.
        [one] then you need only one more for the gala.
       *[other] then you need only { $missing } more for the gala.
    }
flohcati-hint-third = The { $card } would be your third of one value: a trio, worth { $bonus } points.
flohcati-hint-there =
    The { $card } would add { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to your hand.
flohcati-hint-card =
    The { $card } would add { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to your hand, the next best card { $instead ->
        [0] nothing.
       *[other] { $instead }.
    }
flohcati-hint-deny = { $seat } needs only one more attraction for the gala, and the { $card } is the very one.
flohcati-hint-trio-gala = With the trio you would break up the gala you have in hand.
flohcati-hint-trio-keep =
    The trio would bring { $bonus } points, but its cards count { $points } in hand{ $further ->
        [0] .
       *[other]
            ; for the gala you would need { $missing ->
                [one] { $missing } more attraction
               *[other] { $missing } more attractions
            }{ $before ->
                [0] .
               *[other] { "" } instead of { $before }.
            }
    }
flohcati-hint-trio-further =
    The trio would bring { $more ->
        [one] { $more } point
       *[other] { $more } points
    } more than its cards do in hand, but for the gala you would need { $missing ->
        [one] { $missing } more attraction
       *[other] { $missing } more attractions
    } instead of { $before }.
flohcati-hint-trio-lay =
    The trio brings { $bonus } points; in hand its cards count { $points ->
        [0] nothing
       *[other] { $points }
    }.{ $further ->
        [0] { "" }
       *[other]
            { "" } With the trio, though, you would need { $missing ->
                [one] { $missing } more attraction
               *[other] { $missing } more attractions
            } for the gala{ $before ->
                [0] .
               *[other] { "" } instead of { $before }.
            }
    }
flohcati-hint-trio-nearer =
    With this trio you would need { $missing ->
        [0] nothing more
        [one] only one more attraction
       *[other] only { $missing } more attractions
    } for the gala, with the next best { $before }.
flohcati-hint-trio-other =
    In your hand the cards of this trio count { $points ->
        [0] nothing
       *[other] only { $points }
    }, those of the next best { $instead }.
flohcati-hint-gala-wait =
    The gala would end the game at once, and you would { $often ->
        [0] hardly ever come out on top.
       *[other] come out on top in about { $often } out of 100 games.
    }
flohcati-hint-gala-open =
    The gala ends the game at once, and you would come out on top { $often ->
        [100] nearly every time.
       *[other] in about { $often } out of 100 games.
    }
flohcati-hint-rob =
    In ten games like this, a card from { $seat } would bring you about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all; one from the next best choice { $instead ->
        [0] hardly any.
       *[other] about { $instead }.
    }
flohcati-hint-rob-near =
    { $seat } { $missing ->
        [0] has all ten attractions for the gala
        [one] needs only one more attraction for the gala
       *[other] needs only { $missing } more attractions for the gala
    }, and has { $spare ->
        [0] no card
        [one] only one card
       *[other] only { $spare } cards
    } to spare.
flohcati-hint-give =
    The { $card } would cost you { $instead ->
        [0] no points
        [one] only { $instead } point
       *[other] only { $instead } points
    }, the next best card { $points }.
flohcati-hint-give-gala =
    The next best card, the { $card }, would be a new attraction for { $seat }, who would then need { $missing ->
        [0] nothing more
        [one] only one more
       *[other] only { $missing } more
    } for the gala.
flohcati-hint-give-trio = With the next best card, the { $card }, { $seat } would have three of one value: a trio.
flohcati-hint-give-keep =
    Without the { $card } you { $missing ->
        [0] still have all ten attractions for the gala
        [one] are only one attraction short of the gala
       *[other] are only { $missing } attractions short of the gala
    }; without the next best card you would be { $instead } short.
