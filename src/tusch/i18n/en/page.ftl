### What players read on the page, besides the words of the games.

## Home

page-tagline = Two small card games by Reiner Knizia, for one evening or a hundred.
page-about-figaro = Mischief at court: land your cards in front of the others, and let them take the blame. 3 to 6 players from age 8, half an hour.
page-about-flohcati = A flea circus: flip one more card, or take what is there? 2 to 5 players from age 7, a quarter of an hour.
page-play-now = Play now
page-friends = With friends
page-learn = Learn to play
page-rules = Rules
page-join = Join a table
page-join-go = Join
page-open-tables = Tables waiting for players
page-open-seats =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
page-my-games = My games
page-settings = Settings
page-about = About
page-home = Home
page-guest = Guest

## Before the game

page-seats = Seats
page-seat-open = free
page-sit = Sit here
page-sit-down = Sit down
page-choose-seat = Pick your own seat
page-stand = Stand up
page-kick = Remove
page-people = People here
page-people-seats = plays as { $names }
page-mute = Mute
page-unmute = Unmute
page-ban = Ban
page-unban = Let back in
page-take-bot = Add a bot
page-open-seat = Open to players
page-host = host
page-bot = bot
page-your-name = Your name
page-start = Start the game
page-start-about = Bots take the seats that are still free.
page-waiting-for-host = Waiting for the host to start the game.
page-invite = Invite friends
page-invite-about = Anyone with the link or the code can take a seat.
page-code = Table code
page-qr = QR code with the link to this table
page-link = Link to this table
page-share = Share
page-copied = Copied

## At the table

page-you = You
page-nothing = nothing
page-hand = Your hand
page-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
# The name of a card that cannot be played now.
page-card-not-now = { $name }, not possible now
page-stand-in = a bot is filling in
page-back = I’m back
page-back-about = A bot is playing for you.
# Said once to whoever comes back.
page-back-moves =
    { $count ->
        [one] Welcome back: a bot made { $count } move for you.
       *[other] Welcome back: a bot made { $count } moves for you.
    }
page-away = away
page-turn-of = { $name } is thinking…
page-turn-away = Waiting for { $name }, who is away.
page-turn-ends = Your turn is ending.
page-your-turn = It’s your turn.
page-not-your-turn = It’s not your turn yet.
page-dealing = Dealing the cards…
page-over = The game is over.
page-stale = The game has moved on. Look again.
page-sort-value = Sort by value
page-sort-colour = Sort by colour
page-sort-attraction = Sort by attraction
page-log = Log
# Stands behind the line about a move that a bot made for whoever was away.
page-log-stand-in = (by a bot)
page-log-undone =
    { $seat-is ->
        [you] You take back your last move.
       *[other] { $seat } takes back their last move.
    }
page-log-below-level =
    { $seat-is ->
        [you] Our fault: the bot that plays for you could not think, so this move is below its level.
       *[other] Our fault: { $seat } could not think this move over, so it is below the usual level.
    }
page-chat = Chat
page-chat-say = Say something
page-chat-send = Send
page-reaction-applause = Applause
page-reaction-laugh = Laughter
page-reaction-surprise = Surprise
page-reaction-sigh = Sigh
page-reaction-thanks = Thank you
page-reaction-hurry = Hurry up!
page-undo = Undo
page-undo-asked = { $name } would like to take back the last move.
page-undo-waiting = Asking the others whether { $name } may take back the last move.
page-undo-agree = Agree
page-undo-deny = No
page-clock =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
page-clause = Why? { $clause }
page-curtain = { $name } is next
page-curtain-about = Pass the device on. No peeking, everyone else!
page-curtain-open = I’m { $name }
page-menu = Menu
page-close = Close
page-leave = Leave the table
page-leave-sure = Leave; a bot plays on
page-stay = Stay
page-hand-over = Continue on another device
page-hand-over-about = Enter this code on the other device within ten minutes, or point its camera at the picture, and your seat moves there. It works once.
page-hand-over-ask = Show the code
page-claim-about = Already playing on another device? Enter the code it shows.
page-claim-code = Code from the other device
page-claim = Move my seat here
page-fair = Fair deal
page-fair-about = This number was fixed before the first card was seen. At the end the secret behind it is revealed, so that everybody can check that no card was changed.
page-fair-promise = This number is the table’s promise: with what the players mix in it fixes every card, and nobody can change it now. Your device keeps it, so that you can check the deal after the game.
page-fair-mixed = Your device has mixed in a random seed:

## Figaro at the table

page-figaro-king = holds the King
page-figaro-round = Round { $round } of 3
page-figaro-pieces = Road pieces of this round
page-figaro-pieces-later = Road pieces of round { $round }
page-figaro-piece = A road piece of length { $length }
# What a screen reader says about a road piece that only looks long or short.
page-figaro-piece-small = A short road piece
page-figaro-piece-middling = A medium road piece
page-figaro-piece-large = A long road piece
# What a screen reader says about a seat; $stack and $road are rough sizes in words.
page-figaro-seat = Display: { $display }. Stack: { $stack }. Road: { $road }.
page-figaro-choose-card = First choose a card from your hand.
page-stack-none = none
page-stack-small = small
page-stack-middling = medium
page-stack-large = large
page-road-none = none
page-road-small = short
page-road-middling = medium
page-road-large = long
page-do-figaro-play = Your turn: choose a card, then a player.
page-do-figaro-exchange = Exchange a road piece?
page-total-figaro = Road length { $total }

## Flohcati at the table

page-flohcati-deck =
    { $count ->
        [one] Deck, { $count } card left. Flip a card
       *[other] Deck, { $count } cards left. Flip a card
    }
page-flohcati-flip = Flip
page-flohcati-discard =
    { $count ->
        [one] Discard pile, { $count } card
       *[other] Discard pile, { $count } cards
    }
page-flohcati-discard-actions = Action cards
page-flohcati-row = The row
page-flohcati-row-empty = The row is empty.
page-flohcati-hand-empty = Your hand is empty.
page-flohcati-trios =
    { $count ->
        [0] No trio laid
        [one] { $count } trio laid
       *[other] { $count } trios laid
    }
page-flohcati-gala = Gala!
page-do-flohcati-turn =
    { $can ->
        [flip] Your turn: flip a card.
        [take] Your turn: take a card from the row.
       *[other] Your turn: flip a card, or take one from the row.
    }
page-do-flohcati-fanfare-take = Take a card from the row.
page-do-flohcati-demand = Who do you demand a card from?
page-do-flohcati-steal = Who do you steal from?
page-do-flohcati-give = You have to hand over a card: which one?
page-do-flohcati-finish =
    { $can ->
        [end] End your turn.
        [end-trio] Lay a trio, or end your turn.
        [end-gala] Open the gala, or end your turn.
       *[other] Lay a trio, open the gala, or end your turn.
    }
page-total-flohcati =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

## Scenes: what is said over a moment of the game

page-scene-king =
    { $seat-is ->
        [you] Six in front of you: the King has had enough!
       *[other] Six in front of { $seat }: the King has had enough!
    }
# What the King shouts.
page-king-says = Enough!
page-scene-round-over =
    { $seat-is ->
        [you] You have no cards left: the round is over, and the King is yours.
       *[other] { $seat } has no cards left: the round is over, and the King moves on.
    }
page-round-over = End of round { $round }
# Why somebody takes a road piece, or none: half a sentence.
page-piece-most = the most cards, the longest piece
page-piece-next = fewer cards, the next piece
page-piece-tie = a tie: the King decides
page-piece-none-empty = an empty stack: spared!
page-piece-none-fewest = the fewest cards: spared!
page-piece-exchange = gives a { $given }, gets a { $got }
page-scene-exchange =
    { $seat-is ->
        [you] You have the fewest cards: your longest piece, { $given }, goes for the shortest of the round, { $got }.
       *[other] { $seat } has the fewest cards: their longest piece, { $given }, goes for the shortest of the round, { $got }.
    }
# What somebody says when it happens to them.
page-says-one-card-left = One card left!
page-says-last-card-played = My last card!
page-says-take = I’ll take all of it.
page-says-take-forced = Nothing fits: I must take it all!
page-says-take-chosen = I’d rather take it all!
page-scene-hired =
    { $seat-is ->
        [you] The shortest road is yours: you are hired!
       *[other] { $seat } has the shortest road and is hired.
    }
page-scene-second =
    { $length ->
        [0] As short as { $seat }’s road, and still second!
       *[other] Beaten by a hair: { $seat }’s road is only { $length } shorter.
    }
page-roads = All the roads
page-scene-demand = Demand: an opponent must hand over a card.
page-scene-steal = Steal: draw a card from an opponent’s hand.
page-scene-fanfare = Fanfare: cards are flipped until an attraction comes twice.
page-hands = All the hands
page-scene-rolled = The roads roll out: the shortest wins.
page-scene-opened =
    { $seat-is ->
        [you] You show your hand.
       *[other] { $seat } shows their hand.
    }
page-scene-best =
    { $count ->
        [one] The best card of each attraction counts: { $count } point.
       *[other] The best card of each attraction counts: { $count } points.
    }
page-scene-trios = Trios: { $count } more.
page-scene-gala = The gala: { $count } more.
page-scene-bow =
    { $seat-is ->
        [you] The audience is on its feet: you win!
       *[other] { $seat } takes a bow and wins.
    }
page-scene-close =
    { $count ->
        [0] As many points as { $seat }, and still second!
        [one] So close: { $seat } wins by { $count } point.
       *[other] So close: { $seat } wins by { $count } points.
    }
page-scene-shared = A shared win: { $count } performers take a bow.

## After the game

page-score = Result
page-winner = Winner
page-rematch = Play again
page-rematch-join = To the next game
page-replay = Replay

## Settings

page-language = Language
page-sound = Sound
page-motion = Animations
page-motion-off = none
page-motion-quick = quick
page-motion-normal = normal
page-motion-slow = slow
page-theme = Theme
page-theme-auto = same as system
page-theme-light = light
page-theme-dark = dark
page-card-size = Card size
page-notices = Tell me when it’s my turn
page-waits = Always wait for me
page-waits-about = If there is nothing left to do, the table ends your turn after a moment. Switch this on to end it yourself, so nobody reads anything into a pause.

## What goes wrong

page-connecting = Connecting…
page-lost = Connection lost, trying again…
page-sending = Your move is on its way…
page-offline = You are offline. The game goes on as soon as you are connected again.
page-newer = There is a newer version of this page.
page-renew = Update
page-nowhere = There is nothing here.
page-kicked = The host has removed you from your seat.
page-moved = Your seat has moved to another device.
page-misfit = This page and the server don’t understand each other: one of them is out of date. Please reload the page.
page-game-unknown = This page can’t show this game. Please reload the page: the server may have a newer one.
page-error = Something went wrong, and it’s our fault. Please reload the page.
page-reload = Reload

## Making a table

page-new = New table
page-game = Game
page-players = { $first } to { $last } players
page-number-of-players = Players
page-against = Against
page-strength = How strong
page-strength-free = Bots for free seats
page-seat-by-seat = Seat by seat
page-all-friends = Friends on their own devices
page-all-here = Everyone on this device
page-all-bots = Bots only
page-seat-kind = Who sits in seat { $number }
page-seat-here = on this device
page-seat-bot = bot
page-seat-number = Seat { $number }
page-player = Player { $number }
page-name-of = Name for seat { $number }
page-level = Level
page-temper = Style
page-temper-none = Balanced
page-edition = Edition
page-options = Individual options
page-numbers-odd = ‘{ $value }’ is not a whole number above 0.
page-numbers-count = This takes { $count } numbers; you have { $found } so far.
page-table = Table
page-listed = Show this table on the home page
page-clock-move = Time per move
page-clock-away = A bot takes over for absent players after
page-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-off = no limit
page-never = never
page-spectators = How many may watch
page-first = Who starts
page-first-chance = chosen at random
page-pace = Bot speed
page-make = Create table

## My games, settings, about, rules

page-import = Open a saved game
page-status-waiting = waiting
page-status-playing = in progress
page-status-over = finished
# Puts a sheet away that was read.
page-next = Next
page-go-on = Continue
page-no-games = You haven’t played here yet.
# How a finished game ended for the reader; never place 1.
page-place = Place { $place } of { $count }
page-place-won = Won
page-forget = Forget me
page-forget-about = This deletes your session and your name from this server, and your settings from this device. Bots take over your seats.
page-forget-sure = Yes, forget me
page-about-what = tusch lets you play Figaro and Zirkus Flohcati, two card games by Reiner Knizia, with friends and with bots, exactly by the rules.
page-about-notice = The games are by Reiner Knizia. The rules texts, the drawings and the program are our own; neither the author nor a publisher has a part in them.
page-about-fair = Every deal is fixed before the first card, and can be checked afterwards. That shows that nothing was changed; it cannot show that whoever runs the server did not peek.
page-about-privacy = No account, no tracking: a cookie remembers your seat, and nothing else is kept about you.
page-about-licences = Licences of the software used here
page-ruling = Why we play it this way
page-rules-note = In this edition: { $text }
page-examples = Examples

## Replay

page-import-about = Choose a file that was saved here, on the command line or on another server.
page-export = Save this game
page-spectator = Spectator
page-replay-from = Seen by
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step forward
page-replay-moment = Next big moment
page-replay-last = To the end
page-replay-entry = Position
page-replay-at = { $at } of { $last }
page-replay-play-on = Play on from here
page-fair-check = Check the deal
page-why-bot = Why?
page-why-bot-says = { $seat }:
page-why-bot-silent = It just felt like it.
# Its moves, where an offer would say “you”.
page-why-bot-flohcati-choice-end = End the turn
page-why-bot-figaro-choice-swap = Exchange the longest road piece
page-why-bot-figaro-choice-keep = Keep the road as it is
page-setup = Custom table
