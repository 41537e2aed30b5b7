### What players read during a game of Figaro.

figaro-title = Figaro
figaro-introduction =
    Figaro would love a post at court, but whoever gets the blame for his mischief is sent a long
    way from the castle. Over three rounds you play cards in front of one another; those who collect
    the most cards take the longest road pieces, and the shortest road wins.

## Cards and colours

figaro-colour-R = red
figaro-colour-Y = yellow
figaro-colour-G = green
figaro-colour-B = blue
figaro-colour-P = purple

figaro-card-R = red { $worth } (fighting)
figaro-card-Y = yellow { $worth } (cooking)
figaro-card-G = green { $worth } (music)
figaro-card-B = blue { $worth } (magic)
figaro-card-P = purple { $worth } (painting)
figaro-card-J = jester { $worth }
figaro-card-O = ring

## What happened. Before the scoring no sentence tells the size of a stack or the length of a
## road (F30).

figaro-event-removed = With three players one colour stays in the box: { $colour }.
# $groups: the lengths of each round's pieces, "15, 9 and 2; 14, 8 and 3; 12, 7 and 1".
figaro-event-roads-drawn =
    { $lengths ->
        [shown] The road pieces for the three rounds are drawn: { $groups }.
       *[hidden] The road pieces for the three rounds are drawn.
    }
figaro-event-started =
    { $seat-is ->
        [you] You hold the King and start.
       *[other] { $seat } holds the King and starts.
    }
# A spectator sees no cards.
figaro-event-dealt =
    { $cards-count ->
        [0] Round { $round } is dealt.
       *[other] Round { $round } is dealt. Your hand: { $cards }.
    }
figaro-event-played =
    { $seat-is ->
        [you]
            { $owner-is ->
                [you] You play a { $card } in front of yourself.
               *[other] You play a { $card } in front of { $owner }.
            }
       *[other]
            { $owner-is-seat ->
                [yes] { $seat } plays a { $card } in front of themselves.
               *[no]
                    { $owner-is ->
                        [you] { $seat } plays a { $card } in front of you.
                       *[other] { $seat } plays a { $card } in front of { $owner }.
                    }
            }
    }
figaro-event-ring =
    { $seat-is ->
        [you] You play a ring: every display moves one seat to the left.
       *[other] { $seat } plays a ring: every display moves one seat to the left.
    }
figaro-event-collected =
    { $seat-is ->
        [you] That makes 6 or more in front of you: the King explodes, and you collect everything and play next.
       *[other] That makes 6 or more in front of { $seat }: the King explodes, and { $seat } collects everything and plays next.
    }
figaro-event-taken =
    { $into ->
        [hand]
            { $seat-is ->
                [you] You take all the face-up cards into your hand.
               *[other] { $seat } takes all the face-up cards into their hand.
            }
       *[stack]
            { $seat-is ->
                [you] You take all the face-up cards onto your stack.
               *[other] { $seat } takes all the face-up cards onto their stack.
            }
    }
figaro-event-one-card-left =
    { $seat-is ->
        [you] You have one card left.
       *[other] { $seat } has one card left.
    }
figaro-event-last-card-played =
    { $seat-is ->
        [you] You have played your last card.
       *[other] { $seat } has played their last card.
    }
# $counts: "Anna 7, Ben 12 and you 0".
figaro-event-round-ended =
    { $seat-is ->
        [you] It’s your turn, and you have no cards left: the round is over, and you take the King. Cards in the stacks: { $counts }.
       *[other] It’s { $seat }’s turn with no cards left: the round is over, and { $seat } takes the King. Cards in the stacks: { $counts }.
    }
figaro-event-exchanged =
    { $seat-is ->
        [you] You exchange a road piece of length { $given } for one of length { $got }.
       *[other] { $seat } exchanges a road piece of length { $given } for one of length { $got }.
    }
figaro-event-kept =
    { $seat-is ->
        [you] You keep your road as it is.
       *[other] { $seat } keeps the road as it is.
    }
figaro-event-paved =
    { $lengths ->
        [shown]
            { $seat-is ->
                [you] You take the road piece of length { $length }.
               *[other] { $seat } takes the road piece of length { $length }.
            }
       *[hidden]
            { $seat-is ->
                [you] You take the longest road piece left.
               *[other] { $seat } takes the longest road piece left.
            }
    }
figaro-event-won =
    { $seat-is ->
        [you] You win!
       *[other] { $seat } wins!
    }

## What you may do: entries of a list, and labels

figaro-choice-play =
    { $owner-is ->
        [you] Play a { $card } in front of yourself
       *[other] Play a { $card } in front of { $owner }
    }
figaro-choice-ring = Play a ring: every display moves one seat to the left
figaro-choice-take = Take all the face-up cards
figaro-choice-swap = Exchange your longest road piece for the shortest of this round
figaro-choice-keep = Keep your road as it is

## Why not

figaro-why-not-spectator = You’re watching; only the players can do that.
figaro-why-not-dealer = Only the dealer can do that, not a player.
figaro-why-not-exchange-other = The exchange is offered to { $seat }, not to you.
figaro-why-not-exchange-now = There is no exchange to decide now.
figaro-why-not-over = The game is over.
figaro-why-not-deal-first = The cards have not been dealt yet.
figaro-why-not-exchange-first =
    { $seat-is ->
        [you] First decide whether to exchange a road piece.
       *[other] First { $seat } decides about the exchange.
    }
figaro-why-not-turn = It’s { $seat }’s turn, not yours.
figaro-why-not-take-empty = No face-up cards lie anywhere, so there is nothing to take.
figaro-why-not-take-twice = You have already taken the cards into your hand this round, and only once is allowed.
figaro-why-not-not-in-hand = You have no { $card } in your hand.
figaro-why-not-ring-own = A ring always goes in front of yourself; then everything moves on.
figaro-why-not-no-seat = There is no seat { $value } at a table of { $count } players; in moves, seats count from 0.
figaro-why-not-colour-elsewhere =
    { $owner-is ->
        [you] Your own display already shows { $colour }, so { $colour } cards go there and nowhere else.
       *[other] { $owner }’s display already shows { $colour }, so { $colour } cards go there and nowhere else.
    }
figaro-why-not-other-colour =
    { $owner-is ->
        [you] Your own display shows { $colour }, so a { $card } does not fit there.
       *[other] { $owner }’s display shows { $colour }, so a { $card } does not fit there.
    }
figaro-why-not-lead-away = You have just collected or taken the cards, so this card must go in front of another player.

## Why this score: lines of a score sheet

figaro-why-piece =
    { $seat-is ->
        [you]
            { $count ->
                [one] Round { $round }: { $count } card in your stack, so you take the road piece of length { $length }.
               *[other] Round { $round }: { $count } cards in your stack, so you take the road piece of length { $length }.
            }
       *[other]
            { $count ->
                [one] Round { $round }: { $count } card in { $seat }’s stack, so { $seat } takes the road piece of length { $length }.
               *[other] Round { $round }: { $count } cards in { $seat }’s stack, so { $seat } takes the road piece of length { $length }.
            }
    }
figaro-why-no-piece-empty =
    { $seat-is ->
        [you] Round { $round }: your stack is empty, so you take no road piece.
       *[other] Round { $round }: { $seat }’s stack is empty, so { $seat } takes no road piece.
    }
figaro-why-no-piece-last =
    { $seat-is ->
        [you]
            { $count ->
                [one] Round { $round }: with { $count } card you come last in the order and are spared a road piece.
               *[other] Round { $round }: with { $count } cards you come last in the order and are spared a road piece.
            }
       *[other]
            { $count ->
                [one] Round { $round }: with { $count } card { $seat } comes last in the order and is spared a road piece.
               *[other] Round { $round }: with { $count } cards { $seat } comes last in the order and is spared a road piece.
            }
    }
figaro-why-no-piece-fewest =
    { $seat-is ->
        [you]
            { $count ->
                [one] Round { $round }: nobody has fewer than your { $count } card, so you take no road piece.
               *[other] Round { $round }: nobody has fewer than your { $count } cards, so you take no road piece.
            }
       *[other]
            { $count ->
                [one] Round { $round }: nobody has fewer than { $seat }’s { $count } card, so { $seat } takes no road piece.
               *[other] Round { $round }: nobody has fewer than { $seat }’s { $count } cards, so { $seat } takes no road piece.
            }
    }
figaro-why-tie =
    { $king-is ->
        [you]
            { $count ->
                [one] Round { $round }: several stacks have { $count } card; you hold the King, so the order is counted from your seat.
               *[other] Round { $round }: several stacks have { $count } cards; you hold the King, so the order is counted from your seat.
            }
       *[other]
            { $count ->
                [one] Round { $round }: several stacks have { $count } card; { $king } holds the King, so the order is counted from that seat.
               *[other] Round { $round }: several stacks have { $count } cards; { $king } holds the King, so the order is counted from that seat.
            }
    }
figaro-why-kept =
    { $seat-is ->
        [you] You had the fewest cards in the third round and could have exchanged a road piece, but you kept your road.
       *[other] { $seat } had the fewest cards in the third round and could have exchanged a road piece, but kept the road.
    }
figaro-why-no-exchange =
    { $seat-is ->
        [you] You had the fewest cards in the third round, but no road piece longer than the shortest on offer: no exchange.
       *[other] { $seat } had the fewest cards in the third round, but no road piece longer than the shortest on offer: no exchange.
    }
figaro-why-fewest-tie =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Several players have the fewest cards: the exchange is yours, because you hold the King.
               *[other] Several players have the fewest cards: the exchange goes to { $seat }, who holds the King.
            }
       *[no]
            { $seat-is ->
                [you] Several players have the fewest cards: the exchange is yours, because you come first clockwise from { $king }, who holds the King.
               *[other]
                    { $king-is ->
                        [you] Several players have the fewest cards: the exchange goes to { $seat }, who comes first clockwise from you, the King’s holder.
                       *[other] Several players have the fewest cards: the exchange goes to { $seat }, who comes first clockwise from { $king }, the King’s holder.
                    }
            }
    }
figaro-why-exchange =
    { $seat-is ->
        [you] You had the fewest cards in the third round and exchanged a road piece of length { $given } for one of length { $got }.
       *[other] { $seat } had the fewest cards in the third round and exchanged a road piece of length { $given } for one of length { $got }.
    }
figaro-why-equal-roads =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Equal roads: you hold the King.
               *[other] Equal roads: { $seat } holds the King.
            }
       *[no]
            { $seat-is ->
                [you] Equal roads: clockwise from { $king }, who holds the King, you come sooner.
               *[other]
                    { $king-is ->
                        [you] Equal roads: clockwise from you, the King’s holder, { $seat } comes sooner.
                       *[other] Equal roads: clockwise from { $king }, who holds the King, { $seat } comes sooner.
                    }
            }
    }

## What is wrong with what the dealer did, in a record

figaro-due-remove = a colour is put into the box now
figaro-due-roads = the road pieces are drawn now
figaro-due-start = the first player is named now
figaro-due-deal = the cards are dealt now
figaro-due-play = it is a player’s turn
figaro-due-exchange = a player decides about the exchange
figaro-due-over = the game is over

figaro-misdeal-due = The dealer cannot do that here: { $due }.
figaro-misdeal-start = There is no seat { $value } to start at a table of { $count } players; in records, seats count from 0.
figaro-misdeal-groups = The dealer draws three groups of { $count } road pieces each.
figaro-misdeal-sorted = The road pieces of a group go from the longest to the shortest.
figaro-misdeal-pieces = The road pieces are drawn from { $allowed }, each only once.
figaro-misdeal-sizes = The hands must have { $allowed } cards, from seat 0 on.
figaro-misdeal-cards = The hands must make up exactly the deck of this table.

## Help at hand: what a card does, and what would happen

figaro-help-colour = Goes where its colour already lies, or in front of anyone who shows no colour yet. Adds { $worth }.
figaro-help-jester = Fits in front of anyone and adds { $worth }. It has no colour.
figaro-help-ring = Goes in front of you. Then everyone passes the cards in front of them to the left. Worth 0.
figaro-help-collect =
    { $seat-is ->
        [you]
            { $count ->
                [one] You would collect { $count } card.
               *[other] You would collect { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $seat } would collect { $count } card.
               *[other] { $seat } would collect { $count } cards.
            }
    }
figaro-help-worth =
    { $seat-is ->
        [you] That would make { $worth } in front of you.
       *[other] That would make { $worth } in front of { $seat }.
    }
figaro-help-pass =
    { $count ->
        [one] { $count } card would go from you to { $seat }, and so on around the table.
       *[other] { $count } cards would go from you to { $seat }, and so on around the table.
    }

## What the coach says to $owner, or about them to others. Their move was played; another one is better.

figaro-coach-kind-card = Which card
figaro-coach-kind-whom = In front of whom
figaro-coach-kind-take = Play or take
figaro-coach-kind-exchange = Exchange
figaro-coach-filled =
    { $owner-is ->
        [you] Your move brought the total in front of you to 6 or more: you
       *[other] The move played brought the total in front of { $owner } to 6 or more: { $owner }
    } had to collect { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } at once.
figaro-coach-took =
    Taking cost { $owner-is ->
        [you] you
       *[other] { $owner }
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } at once. After the better move { $owner-is ->
        [you] you are
       *[other] { $owner } is
    } { $often ->
        [0] hardly ever the next to collect.
       *[other]
            the next to collect { $often ->
                [100] nearly every time
               *[other] in about { $often } out of 100 games
            }, with { $later ->
                [one] { $later } card
               *[other] { $later } cards
            } on average.
    }
figaro-coach-take-now =
    { $owner-is ->
        [you] You
       *[other] { $owner }
    } could have taken { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } and been done with it. After { $owner-is ->
        [you] your move you are
       *[other] the move played, { $owner } is
    } { $often ->
        [0] hardly ever the next to collect.
       *[other]
            the next to collect { $often ->
                [100] nearly every time
               *[other] in about { $often } out of 100 games
            }, with { $later ->
                [one] { $later } card
               *[other] { $later } cards
            } on average.
    }
figaro-coach-you-collect =
    After { $owner-is ->
        [you] your move you are
       *[other] the move played, { $owner } is
    } the next to collect { $often ->
        [100] nearly every time
       *[other] in about { $often } out of 100 games
    }, with { $later ->
        [one] { $later } card
       *[other] { $later } cards
    } on average. After the better one { $instead ->
        [0]
            { $owner-is ->
                [you] you hardly ever are.
               *[other] { $owner } hardly ever is.
            }
       *[other] that happens in only about { $instead } out of 100.
    }
figaro-coach-they-collect =
    After the better move { $seat } is the next to collect { $often ->
        [100] nearly every time
       *[other] in about { $often } out of 100 games
    }, with { $later ->
        [one] { $later } card
       *[other] { $later } cards
    } on average. After { $owner-is ->
        [you] yours
       *[other] the move played,
    } { $instead ->
        [0] that hardly ever happens.
       *[other] that happens in only about { $instead } out of 100.
    }
figaro-coach-fill-them =
    With the better move there would have been 6 or more in front of { $seat }, who would have had to collect { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } at once.
figaro-coach-you-fill =
    After { $owner-is ->
        [you] your move the cards in front of you
       *[other] the move played, the cards in front of { $owner }
    } are the next to reach 6 { $often ->
        [100] nearly every time
       *[other] in about { $often } out of 100 games
    }, and { $owner-is ->
        [you] you collect
       *[other] { $owner } collects
    } { $later ->
        [one] { $later } card
       *[other] { $later } cards
    } on average. After the better one { $instead ->
        [0] that hardly ever happens.
       *[other] that happens in only about { $instead } out of 100.
    }
figaro-coach-they-fill =
    After the better move the cards in front of { $seat } are the next to reach 6 { $often ->
        [100] nearly every time
       *[other] in about { $often } out of 100 games
    }, and { $seat } collects { $later ->
        [one] { $later } card
       *[other] { $later } cards
    } on average. After { $owner-is ->
        [you] yours
       *[other] the move played,
    } { $instead ->
        [0] that hardly ever happens.
       *[other] that happens in only about { $instead } out of 100.
    }
figaro-coach-exchange =
    With the better choice { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } road would have been { $length } long, and would have won. As it was, { $owner-is ->
        [you] yours
       *[other] it
    } came to { $instead }, and { $seat } won with { $theirs }.
