### The rules of Zirkus Flohcati by clause. Line breaks inside a text do not matter.

## Material

rules-flohcati-heading-material = Components

rule-Z1 =
    Zirkus Flohcati is for 3 to 5 players from age 7. Later editions print the same rules for 2 to
    5, so here two may play as well.
rule-Z2 =
    There are 89 cards. Ten attractions (ringmaster, clown, juggler, cannon, knife thrower, escape
    artist, trapeze, fire-eater, strongman and tightrope) have eight cards each, with the values 0
    to 7. The other nine are action cards: three demands, three steals and three fanfares.
ruling-Z2 =
    The text counts nine action cards of three kinds, but not how many there are of each. Later
    editions have three of each, and so do we.
rule-Z3 =
    All cards are shuffled into one deck, face down. Nobody has a hand yet, and there is no row. The
    starting player is chosen at random, unless the table has agreed on one. Then turns go
    clockwise.
ruling-Z3 =
    At home the youngest player starts. Here nobody’s age is known, and a random choice favours
    nobody.
rule-Z4 =
    Flipped cards form the row, face up and each attraction at most once, so never more than ten
    cards. Beside it lie the deck and the discard pile, and everybody may look through the discard
    pile. Your hand is secret and may grow as large as you like; trios you lay face up. Everybody
    knows how many cards are in a hand and in the deck.
ruling-Z4 =
    In the printed game the discard pile lies face down. But all players have seen every card in it,
    so looking through it gives nothing away; it only spares you the effort of remembering.

## A turn

rules-flohcati-heading-turn = A turn

rule-Z5 =
    On your turn you flip cards from the deck, one at a time and as many as you like; each joins the
    row. You end by taking one card from the row into your hand. If cards lie in the row you need
    not flip; if the row is empty you must. You cannot pass.
ruling-Z5 =
    The text allows you to take a card without flipping, but does not say what happens if the row is
    empty, or whether you may leave the card. A turn must move the game on, so you flip where there
    is nothing to take, and take where you have not gone bust.
rule-Z6 =
    If you flip an attraction that is already in the row, whatever its value, you are bust. The card
    is discarded and your turn ends there and then: no card, no trio, no gala. The row stays as it
    is.
rule-Z7 = You may take any card from the row, old or new.

## Action cards

rules-flohcati-heading-actions = Action cards

rule-Z8 =
    An action card stops your flipping: it is carried out and discarded. You take no card from the
    row, except after a fanfare (Z11), and what you flipped before stays in the row. You may still
    lay trios or open the gala (Z12, Z13).
rule-Z9 =
    Demand: choose an opponent who has cards. The opponent picks one of them and gives it to you,
    and nobody else sees which. If no opponent has a card, nothing happens.
ruling-Z9 =
    The text lets you choose an opponent without cards, too, and get nothing. As that serves no
    purpose, only opponents with cards can be chosen.
rule-Z10 =
    Steal: choose an opponent who has cards, and draw one of them at random. Show it to everybody
    and keep it. If no opponent has a card, nothing happens.
ruling-Z10 =
    The text only says that an empty hand has nothing to steal. Choosing one would waste the card,
    so here only opponents with cards can be chosen, as for a demand (Z9).
rule-Z11 =
    Fanfare: one card after the other is flipped and joins the row, until an attraction turns up
    that is already there. This double is discarded, and then you take any card from the row. If
    another action card comes up on the way, the fanfare is off and the new card is carried out
    instead, which may be a fanfare again; what was flipped so far stays. If the deck runs out and
    no double has come, the game is over on the spot: no more cards, trios or galas for anybody. The
    same goes for a fanfare that is itself the last card of the deck. A demand or a steal as the
    last card, however, calls the fanfare off and is carried out, and the game ends in the usual way
    (Z15).
ruling-Z11 =
    The text ends the game at once if the last card brings no double, and it lets a second action
    card cancel the first. It does not say what happens if both meet, or if the fanfare is the last
    card itself. We apply the two sentences in the order in which things happen.

## Trios and the gala

rules-flohcati-heading-trios = Trios and the gala

rule-Z12 =
    Trio: three cards of one value from your hand, which you lay face up for good. They no longer
    count for points or for the gala. Three zeros are a trio like any other, and the card you have
    just taken may be among them. You lay trios at the end of your own turn, after taking a card or
    carrying out an action, and as many as you can and like; after a bust you lay none.
ruling-Z12 =
    One passage speaks of laying a trio during the turn, others of doing so once the card is taken
    or the action done. All of them agree on the end of the turn; an option allows the rest.
rule-Z13 =
    Gala: if your hand has at least one card of each of the ten attractions, you may open the gala
    at the end of your own turn, and the game is over at once. You may lay trios first, or keep
    them, but laid cards do not count for the gala. After a bust you cannot open it.
ruling-Z13 =
    A summary sounds as if the game ended by itself. The passage on the end of the game says that
    the player may; it goes into detail, so we follow it.
rule-Z14 =
    After a take or an action, even one that found nobody with cards, it is still your turn if you
    hold three cards or more: lay trios, open the gala if you can, or end your turn. As soon as you
    hold fewer than three, even if you have just laid a trio here, your turn ends by itself. So all
    that matters is how many cards you hold, and everybody can see that. If there is nothing left to
    do but end your turn, you need not say so: the table waits a moment, the same for every hand,
    and ends it for you. Then it is the turn of the player on your left.
ruling-Z14 =
    In the printed game nobody asks whether you have something to lay. If the table waited only for
    players who do, everybody would know who they are. If you want to hide even a pause for thought,
    let the table always wait for you; there is a setting for that. An option brings back the rule
    of our first version.

## End and score

rules-flohcati-heading-end = End of the game and scoring

rule-Z15 =
    After the last card of the deck has been flipped, you finish your turn as usual, whether with a
    take, a bust, an action, trios or the gala. Then the game is over. A fanfare that finds no
    double is the exception (Z11).
rule-Z16 =
    For each attraction in your hand you score the highest value. Each trio that you laid scores 10,
    and whoever opened the gala scores 10; anybody else who could have opened it gets nothing for
    that. Lower cards of an attraction and trios kept in hand score nothing extra.
rule-Z17 = The highest total wins. Players with equal totals share the win.
ruling-Z17 =
    The text does not break ties. Sharing the win adds nothing to it; an option breaks ties for
    those who want one winner.

## Options: a name, and a sentence for each value

option-trio_timing = When trios are laid
option-trio_timing-end-of-turn = Trios are laid at the end of your own turn.
option-trio_timing-any-time =
    Trios may also be laid before flipping a card or taking one by choice, but not before the take
    that ends a fanfare, nor between an action card and the choice it asks for. A trio laid then
    never ends your turn.
option-turn_end = End of a turn
option-turn_end-always =
    With three or more cards in hand, it stays your turn until you end it, whatever the cards are.
option-turn_end-when-needed =
    It stays your turn only if you can lay a trio or open the gala, so everybody knows that you can.
option-demand_shown = Card handed over on a demand
option-demand_shown-off = Only those two players see the card.
option-demand_shown-on = The card is shown to everybody.
option-ties = Equal totals
option-ties-shared = The win is shared.
option-ties-trios-gala-card =
    Whoever laid more trios wins; then whoever opened the gala; then the highest card in hand, where
    a 0 still beats an empty hand. If that is equal as well, the win is shared.

## Editions

edition-amigo = The printed rules, and two players as in later editions.
edition-amigo-name = Amigo 1998

## Worked examples

example-flohcati-1 =
    Your hand has a 6, a 4 and a 4 of three attractions, and a 2 of one of them; two trios are laid:
    6 + 4 + 4 + 20 = 34 points (Z16).
example-flohcati-2 =
    Your hand has 7, 3, 4, 3, 3 and 5 of six attractions, and a 1 of one of them; one trio is laid:
    25 + 10 = 35 points. The three 3s that you kept bring no bonus (Z16).
example-flohcati-3 =
    You hold all ten attractions with 3, 5, 5, 5, 0, 7, 2, 4, 0 and 1, have laid one trio and opened
    the gala: 32 + 10 + 10 = 52 points. For the gala a 0 is as good as any card (Z13, Z16).
example-flohcati-4 =
    The ringmaster 5 and the clown 2 lie in the row, and the ringmaster 0 is flipped: it is
    discarded, the turn is over and the row stays. There is no trio either, even with three 4s in
    hand (Z6).
example-flohcati-5 =
    A fanfare with the ringmaster 5 in the row flips the juggler 1 and then a demand. The fanfare is
    cancelled and the demand carried out; the ringmaster 5 and the juggler 1 stay in the row, and a
    trio may follow (Z11, Z12).
example-flohcati-6 =
    You flip a 6 and a 1, take the 6 and then lay two trios: three 3s, and three 6s with the one you
    have just taken (Z12).
example-flohcati-7 =
    You hold a 2 and a 5 and take a 0. With three cards it is still your turn, though there is
    nothing to lay: it is the same for everybody who holds three, so nobody learns anything. A
    moment later your turn is over (Z14).
