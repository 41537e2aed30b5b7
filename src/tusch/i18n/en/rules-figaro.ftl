### The rules of Figaro by clause. Line breaks inside a text do not matter.

## Material

rules-figaro-heading-material = Components

rule-F1 = Figaro is for 3 to 6 players from age 8.
rule-F2 =
    There are 60 cards. Each of the five colours (red for fighting, yellow for cooking, green for
    music, blue for magic, purple for painting) has ten: three worth 1, six worth 2, and a single 3.
    Five jesters, three worth 1 and two worth 2, and five rings without a value make up the rest.
rule-F3 =
    Besides the cards you need 15 road pieces, a King figure, and a castle wall where every road
    begins. Unless your table chooses otherwise, the pieces are 1 to 15 long, each length once.
ruling-F3 =
    None of the printed rules says how long the pieces are. The lengths 1 to 15 are easy to grasp
    and all differ, so no two pieces in a group are equal; a table can set lengths of its own.
rule-F4 =
    Three players use 45 cards. A whole colour, drawn at random, stays in the box for the entire
    game, together with one jester worth 1, one jester worth 2 and three rings.
ruling-F4 =
    The rules say neither who picks the colour nor whether it is picked again each round. Here it is
    drawn once: nobody can profit from the choice, and all three know throughout which cards are
    missing.
rule-F5 =
    Every round you are dealt 15 cards with 3 or 4 players, 12 cards with 5, and 10 cards with 6.

## Setup

rules-figaro-heading-setup = Setup

rule-F6 =
    Before the first round, the road pieces for the whole game are drawn at random and laid out for
    all to see: one group for each of the three rounds. A group has one piece fewer than there are
    players and is sorted from the longest piece to the shortest. Pieces that were not drawn are out
    of the game.
rule-F7 =
    The starting player is chosen at random, unless the table has agreed on one. That player gets
    the King.
rule-F8 =
    At the start of every round all cards are shuffled and dealt out one by one, the first to the
    holder of the King. From then on everybody has three places for cards: a hand, which nobody else
    sees; a display, the face-up cards lying in front of the player; and a stack of collected cards,
    face down. Displays and stacks are empty at first.
ruling-F8 =
    No text says who is dealt the first card. It makes a difference only if the cards do not come
    out even, as in the three-player deck of the player aid; then the holder of the King and the
    next player get one card more than the third.

## A turn

rules-figaro-heading-turn = A turn

rule-F9 =
    The holder of the King has the first turn of a round. Then turns go clockwise, always to the
    player on the left.
rule-F10 =
    If you have no card in hand when your turn begins, the round ends at once (F22). This is so even
    if it is your turn only because you have just collected.
rule-F11 =
    If you have cards, you do one of two things: you play a card, or you take all the face-up cards
    (F19). You cannot pass.
rule-F12 =
    A colour card goes face up into a display, your own or anybody else’s. It fits if the display
    already shows this colour; it also fits if the display shows no colour yet, as long as no other
    display shows this one.
ruling-F12 =
    Only the Dutch text says that the first card after collecting goes in front of another player,
    and only after a display worth 6 or more. Where the option asks for it, we apply it after every
    take, so that there is one rule to remember. A ring can lie only in front of yourself (F15), so
    it stays allowed.
rule-F13 = So no display ever shows two colours, and no colour ever lies in two displays.
rule-F14 =
    A jester fits into every display at any time. It adds its value, but it has no colour and does
    not reserve one.
rule-F15 =
    A ring always goes into your own display, and you may play it at any time, even when no card
    lies face up yet. Then all players at once pass their whole display to the left, the ring with
    it. A ring is worth 0 and has no colour. It stays where it has arrived, and counts as one card
    when somebody collects it.
ruling-F15 =
    The rules do not mention a ring when nothing lies face up. Nothing in them forbids it, so it is
    allowed: the ring simply moves on by itself.
rule-F16 =
    A display of nothing but jesters and rings has no colour yet. With six players, all five colours
    may lie in front of the others; then the sixth display takes no colour card, but jesters still
    fit.

## Collecting

rules-figaro-heading-collecting = Collecting

rule-F17 =
    As soon as a display is worth 6 or more, its owner collects at once: every face-up card, no
    matter in front of whom, goes onto the owner’s stack, whoever played the last one. The owner
    also has the next turn.
rule-F18 =
    If it is your turn and none of your cards fits anywhere, you must take all the face-up cards
    onto your stack. This happens with 3 or 4 players only: with 5 or 6 there is always room for a
    card.
rule-F19 =
    You may also take all the face-up cards even if you could play a card, as long as there is at
    least one. They go onto your stack.
ruling-F19 =
    No text says whether you may take when nothing lies there. It would be a pass in disguise, and
    passing is not possible (F11). The Dutch text, which has the cards taken into the hand, sets no
    limit to it; without one a round might never end, so there every player may do it once a round.
rule-F20 = Whoever took the cards, by choice or not, has the next turn.
ruling-F20 =
    The rule texts say who goes on only after a display worth 6 or more. The player aid says so
    whenever cards are taken, so we treat all cases alike.
rule-F21 = A ring never makes anybody collect, because displays move whole and keep their value.

## End of a round

rules-figaro-heading-round-end = End of a round

rule-F22 =
    The player whose turn began without a card takes the King. Then the stacks are counted: the
    number of cards matters, not their values. Cards in hands and in displays do not count.
rule-F23 =
    The largest stack comes first, then the next largest, and so on. Among equal stacks the order
    goes clockwise, beginning to the left of the King’s holder; the holder comes last.
rule-F24 =
    In this order the players take the road pieces of the round, longest first. Whoever has an empty
    stack takes none. If nobody has one, the last in the order takes none. Pieces left over are out
    of the game. If all stacks are empty, which can happen only where cards are taken into the hand,
    nobody takes a piece, and the exchange (F26) is for the holder of the King.
rule-F25 =
    After the first and the second round all cards are shuffled and dealt again. The holder of the
    King starts.

## Third round

rules-figaro-heading-third-round = Third round

rule-F26 =
    In the third round, after the count and before any piece is taken, the player with the fewest
    cards exchanges: the longest piece of that player’s road goes to the third group, and the
    shortest piece of the group comes back for it. If several have the fewest cards, the holder of
    the King exchanges, or else whoever comes next clockwise from the holder. The group is sorted
    again, then the pieces are taken (F24).
ruling-F26 =
    The Dutch text names only the player nearest to the King; the other texts name the holder first.
    Nobody is nearer to the King than its holder, so we read all of them alike.
rule-F27 =
    There is no exchange if that player has no road piece, or none that is longer than the shortest
    of the third group.
rule-F28 =
    Exchanging does not always spare you a piece. F26 favours the player nearest clockwise from the
    King, but F23 puts that player ahead of the others with as many cards. So if several share the
    fewest cards and the King’s holder is not one of them, the player who has exchanged may still
    have to take a piece.

## End of the game

rules-figaro-heading-end = End of the game

rule-F29 =
    The shortest road wins; without a piece your road has length 0. Between equal roads the holder
    of the King is ahead, and then whoever is nearest clockwise from the holder. All ranks are
    settled this way, so there is exactly one winner.

## At the table

rules-figaro-heading-table = At the table

rule-F30 =
    While the game is on, nobody may count a stack or measure roads against each other. So until the
    scoring you see stacks, but not how many cards they have, and roads drawn to scale, but not how
    long they are; a screen reader puts into words what a glance would tell. Nothing about them is
    secret, though: everybody saw the cards and pieces come. A table that prefers numbers can switch
    them on.
rule-F31 =
    The table announces when a player has one card left, and again when the last card has been
    played.
rule-F32 =
    Talking is part of the game. Beg, warn and accuse as you please: there is a chat, and there are
    quick reactions.

## Options: a name, and a sentence for each value

option-three_player_deck = Cards with three players
option-three_player_deck-colour-out =
    One colour, two jesters and three rings stay in the box, which leaves 45 cards.
option-three_player_deck-ones-out =
    All fifteen colour cards worth 1, one jester worth 1, one jester worth 2 and two rings stay in
    the box, which leaves 41 cards: 14 each for the holder of the King and the next player, and 13
    for the third.
option-fewest_tie = Several players with the fewest cards
option-fewest_tie-one-free =
    Empty stacks take no piece; if there are none, only the last in the order is spared.
option-fewest_tie-all-free =
    All who share the fewest cards are spared, even if they have some. If all stacks are equal, no
    piece is taken at all.
option-stack_tie = Order of equal stacks
option-stack_tie-king-last =
    The left neighbour of the King’s holder comes first, and the others follow clockwise; the holder
    is last.
option-stack_tie-king-wins =
    The farther a player sits from the King, going clockwise, the earlier that player takes a piece:
    the right neighbour of the King’s holder comes first, and the holder is last.
option-exchange = Exchange in the third round
option-exchange-auto =
    The exchange happens by itself, but only if it makes the road shorter.
option-exchange-optional =
    The player may decline the exchange, knowing how many cards all the stacks have. If F27 rules it
    out, the player is not asked.
option-exchange-strict =
    The exchange always happens, even for a longer piece; only a player without a piece is exempt
    from it.
option-exchange-off = There is no exchange.
option-voluntary_take = Taking the cards by choice
option-voluntary_take-stack = The cards go onto the stack.
option-voluntary_take-hand =
    The cards go into the hand. Each player may do that once a round. Whoever can play nothing takes
    them onto the stack as usual (F18).
option-after_take = Turn after taking the cards
option-after_take-taker = Whoever took the cards has the next turn.
option-after_take-next =
    After somebody takes the cards, by choice or not, the turn passes to the left neighbour; with no
    cards left, that player ends the round (F10). After a display worth 6 or more it is still the
    collector’s turn.
option-lead_after_take = First card after collecting
option-lead_after_take-anyone = It may go in front of any player, if it fits.
option-lead_after_take-others =
    If it is your turn because you have just collected or taken the cards, your next card must go in
    front of another player. A ring is allowed and lifts the restriction.
option-road_lengths = Lengths of the road pieces
option-road_lengths-default = The pieces are 1 to 15 long, each length once.
option-road_lengths-any = Any 15 positive whole numbers are possible, and some may be equal.
option-road_lengths-custom = The pieces have these lengths: { $lengths }.
option-open_stacks = Sizes of stacks
option-open_stacks-off = The table does not show how many cards are in a stack.
option-open_stacks-on = The table shows how many cards are in each stack.
option-show_lengths = Lengths of roads
option-show_lengths-off = The table shows roads as bars without numbers.
option-show_lengths-on = The table shows the length of each road as a number.

## Editions

edition-davinci = The rules in English, French and Italian.
edition-davinci-name = daVinci 2006
edition-aid =
    Other cards with three players; everybody with the fewest cards goes free; equal stacks come in
    the opposite order; the exchange is compulsory.
edition-aid-name = French player aid
edition-dutch =
    The exchange may be declined; cards taken by choice go into the hand; after collecting, the next
    card goes in front of another player.
edition-dutch-name = Dutch rules

## Worked examples

example-figaro-1 =
    Five players sit clockwise: Anna, Ben, Clara, David and Eva. Clara holds the King. Their stacks
    have 7, 7, 0, 12 and 7 cards, and the road pieces are 14, 11, 6 and 3 long. David takes the 14.
    Then the equal stacks follow, clockwise from the King: Eva takes the 11, Anna the 6 and Ben the
    3. Clara has no cards and takes nothing (F23, F24).
example-figaro-2 =
    Four players, third round. Anna holds the King; Anna, Ben, Clara and David have stacks of 9, 4,
    8 and 4 cards, and the road pieces are 10, 7 and 5 long. Ben and David share the fewest cards.
    Ben is the first of them clockwise from the King, and exchanges a 12 for the 5 (F26). Now the
    pieces are 12, 10 and 7: Anna takes the 12, Clara the 10 and Ben the 7, and David takes nothing.
    Ben’s road has grown by 5 and 7 (F28).
example-figaro-3 =
    Four players. In front of Anna lie a red 2 and a jester 1, in front of Ben nothing, in front of
    Clara a ring and a jester 2, in front of David blue cards worth 5. A red card fits only with
    Anna, a blue one only with David, a green one with Ben or Clara, and a jester with anybody (F12,
    F14, F16). A jester 1 in front of David makes David collect (F17). A ring always goes in front
    of whoever plays it (F15).
