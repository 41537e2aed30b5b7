### What players read during a game of Figaro.

figaro-title = Figaro
figaro-introduction =
    Figaro would love a post at court, but whoever gets the blame for his mischief is sent a long
    way from the castle. In three rounds you play cards before one another; those who have to
    collect the most cards take the longest road pieces, and the shortest road wins.

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
figaro-event-roads-drawn = The road pieces of the three rounds are drawn: { $groups }.
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
                [you] You play { $card } before yourself.
               *[other] You play { $card } before { $owner }.
            }
       *[other]
            { $owner-is-seat ->
                [yes] { $seat } plays { $card } into their own display.
               *[no]
                    { $owner-is ->
                        [you] { $seat } plays { $card } before you.
                       *[other] { $seat } plays { $card } before { $owner }.
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
        [you] Your display is worth 6 or more: you collect all face-up cards, and it is your turn.
       *[other] The display of { $seat } is worth 6 or more: { $seat } collects all face-up cards and has the next turn.
    }
figaro-event-taken =
    { $into ->
        [hand]
            { $seat-is ->
                [you] You take the table into your hand.
               *[other] { $seat } takes the table into their hand.
            }
       *[stack]
            { $seat-is ->
                [you] You take the table onto your stack.
               *[other] { $seat } takes the table onto their stack.
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
        [you] Your turn begins without a card: the round is over, and you take the King. Cards in the stacks: { $counts }.
       *[other] The turn of { $seat } begins without a card: the round is over, and { $seat } takes the King. Cards in the stacks: { $counts }.
    }
figaro-event-exchanged =
    { $seat-is ->
        [you] You exchange a road piece of length { $given } for one of length { $got }.
       *[other] { $seat } exchanges a road piece of length { $given } for one of length { $got }.
    }
figaro-event-kept =
    { $seat-is ->
        [you] You exchange nothing.
       *[other] { $seat } exchanges nothing.
    }
figaro-event-paved =
    { $seat-is ->
        [you] You take the road piece of length { $length }.
       *[other] { $seat } takes the road piece of length { $length }.
    }
figaro-event-won =
    { $seat-is ->
        [you] You win the game.
       *[other] { $seat } wins the game.
    }

## What you may do: entries of a list, and labels

figaro-choice-play =
    { $owner-is ->
        [you] Play { $card } before yourself
       *[other] Play { $card } before { $owner }
    }
figaro-choice-ring = Play a ring: every display moves one seat to the left
figaro-choice-take = Take the table
figaro-choice-swap = Exchange your longest road piece for the shortest of this round
figaro-choice-keep = Keep your road as it is

## Why not

figaro-why-not-spectator = You are looking on; only the players act.
figaro-why-not-dealer = That is for the dealer to do, not for a player.
figaro-why-not-exchange-other = The exchange is offered to { $seat }, not to you.
figaro-why-not-exchange-now = There is no exchange to decide on now.
figaro-why-not-over = The game is over.
figaro-why-not-deal-first = The cards have not been dealt yet.
figaro-why-not-exchange-first =
    { $seat-is ->
        [you] First decide whether you exchange a road piece.
       *[other] First { $seat } decides about the exchange.
    }
figaro-why-not-turn = It is the turn of { $seat }, not yours.
figaro-why-not-take-empty = No card lies on the table, so there is nothing to take.
figaro-why-not-take-twice = You have taken the table into your hand once in this round, and only once is allowed.
figaro-why-not-not-in-hand = There is no { $card } in your hand.
figaro-why-not-ring-own = A ring always goes into your own display; it is played without naming one.
figaro-why-not-no-seat = There is no seat { $value } at a table of { $count } players; seats count from 0.
figaro-why-not-colour-elsewhere =
    { $owner-is ->
        [you] Your own display shows { $colour } already, so { $colour } cards go there and nowhere else.
       *[other] The display of { $owner } shows { $colour } already, so { $colour } cards go there and nowhere else.
    }
figaro-why-not-other-colour =
    { $owner-is ->
        [you] Your own display shows { $colour }, so { $card } does not fit there.
       *[other] The display of { $owner } shows { $colour }, so { $card } does not fit there.
    }
figaro-why-not-lead-away = You have just collected or taken the table, so this card must go before another player.

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
        [you] Round { $round }: you have collected no card and take no road piece.
       *[other] Round { $round }: { $seat } has collected no card and takes no road piece.
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
                [one] Round { $round }: nobody has fewer than the { $count } card of { $seat }, who takes no road piece.
               *[other] Round { $round }: nobody has fewer than the { $count } cards of { $seat }, who takes no road piece.
            }
    }
figaro-why-tie =
    { $king-is ->
        [you]
            { $count ->
                [one] Round { $round }: several stacks have { $count } card; you hold the King, and the way from there decides their order.
               *[other] Round { $round }: several stacks have { $count } cards; you hold the King, and the way from there decides their order.
            }
       *[other]
            { $count ->
                [one] Round { $round }: several stacks have { $count } card; { $king } holds the King, and the way from there decides their order.
               *[other] Round { $round }: several stacks have { $count } cards; { $king } holds the King, and the way from there decides their order.
            }
    }
figaro-why-kept =
    { $seat-is ->
        [you] You have the fewest cards of the third round, could have exchanged a road piece, and kept your road.
       *[other] { $seat } has the fewest cards of the third round, could have exchanged a road piece, and kept the road.
    }
figaro-why-no-exchange =
    { $seat-is ->
        [you] You have the fewest cards of the third round, but no road piece that is longer than the shortest on offer: no exchange.
       *[other] { $seat } has the fewest cards of the third round, but no road piece that is longer than the shortest on offer: no exchange.
    }
figaro-why-fewest-tie =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Several players have the fewest cards: the exchange is yours, because you hold the King.
               *[other] Several players have the fewest cards: the exchange is for { $seat }, who holds the King.
            }
       *[no]
            { $seat-is ->
                [you] Several players have the fewest cards: the exchange is yours, because clockwise from { $king }, who holds the King, you come first.
               *[other]
                    { $king-is ->
                        [you] Several players have the fewest cards: the exchange is for { $seat }, who comes first clockwise from you, the King's holder.
                       *[other] Several players have the fewest cards: the exchange is for { $seat }, who comes first clockwise from { $king }, the King's holder.
                    }
            }
    }
figaro-why-exchange =
    { $seat-is ->
        [you] You have the fewest cards of the third round and exchange a road piece of length { $given } for one of length { $got }.
       *[other] { $seat } has the fewest cards of the third round and exchanges a road piece of length { $given } for one of length { $got }.
    }
figaro-why-shortest-tie =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Several roads are the shortest: you win, because you hold the King.
               *[other] Several roads are the shortest: { $seat } wins, holding the King.
            }
       *[no]
            { $seat-is ->
                [you] Several roads are the shortest: you win, because clockwise from { $king }, who holds the King, you come first.
               *[other]
                    { $king-is ->
                        [you] Several roads are the shortest: { $seat } wins, coming first clockwise from you, who hold the King.
                       *[other] Several roads are the shortest: { $seat } wins, coming first clockwise from { $king }, who holds the King.
                    }
            }
    }

## What is wrong with what the dealer did, in a record

figaro-due-remove = a colour is put into the box now
figaro-due-roads = the road pieces are drawn now
figaro-due-start = the first player is named now
figaro-due-deal = the cards are dealt now
figaro-due-play = a player is on turn
figaro-due-exchange = a player decides about the exchange
figaro-due-over = the game is over

figaro-misdeal-due = The dealer cannot do that here: { $due }.
figaro-misdeal-start = There is no seat { $value } to start at a table of { $count } players; seats count from 0.
figaro-misdeal-groups = The dealer draws three groups of { $count } road pieces each.
figaro-misdeal-sorted = The road pieces of a group go from the longest to the shortest.
figaro-misdeal-pieces = The road pieces are drawn from { $allowed }, each only once.
figaro-misdeal-sizes = The hands must have { $allowed } cards, from seat 0 on.
figaro-misdeal-cards = The hands must make up exactly the deck of this table.
