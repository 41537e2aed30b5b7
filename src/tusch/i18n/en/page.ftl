### What players read on the page, besides the words of the games.

## Home

page-tagline = Two small card games by Reiner Knizia, for one evening or a hundred.
page-about-figaro = Mischief at court: play your cards before the others, and let them take the blame. 3 to 6 players, half an hour.
page-about-flohcati = A flea circus: flip one more card, or take what you have? 2 to 5 players, a quarter of an hour.
page-play-now = Play now
page-friends = With friends
page-learn = Learn in two minutes
page-rules = Rules
page-join = Join a table
page-join-go = Go
page-open-tables = Tables that wait for players
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
page-stand = Stand up
page-kick = Ask to leave
page-take-bot = Give to a bot
page-open-seat = Open the seat
page-host = host
page-bot = bot
page-your-name = Your name
page-start = Start the game
page-start-about = Bots take the seats that are still free.
page-waiting-for-host = The host starts the game.
page-invite = Invite friends
page-invite-about = Whoever has the link or the code can take a seat.
page-code = Code of the table
page-qr = QR code of the link to this table
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
page-stand-in = a bot stands in
page-away = away
page-turn-of = { $name } is thinking …
page-your-turn = It is your turn.
page-not-your-turn = It is not your turn yet.
page-dealing = Cards are dealt …
page-over = The game is over.
page-stale = The table has moved on; look again.
page-sort-value = Sort by value
page-sort-colour = Sort by colour
page-sort-attraction = Sort by attraction
page-log = Log
page-log-undone =
    { $seat-is ->
        [you] You take your last move back.
       *[other] { $seat } takes the last move back.
    }
page-chat = Chat
page-chat-say = Say something
page-chat-send = Send
page-reaction-applause = Applause
page-reaction-laugh = Laughing
page-reaction-surprise = Surprise
page-reaction-sigh = Sighing
page-reaction-thanks = Thank you
page-reaction-hurry = Hurry up
page-undo = Take back
page-undo-asked = { $name } would like to take the last move back.
page-undo-waiting = The others are asked whether { $name } may take the last move back.
page-undo-agree = Agree
page-undo-deny = No
page-clock =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
page-clause = Why? { $clause }
page-curtain = { $name } is next
page-curtain-about = Pass the device on. Nobody else looks now.
page-curtain-open = I am { $name }
page-menu = Menu
page-close = Close
page-leave = Leave the table
page-leave-sure = Leave, a bot plays on
page-stay = Stay
page-hand-over = Play on with another device
page-hand-over-about = A code takes your seat over there, once, within ten minutes.
page-hand-over-ask = Show the code
page-fair = Fair deal
page-fair-about = This number was fixed before the first card. At the end the secret behind it is shown, and everybody can check that no card was changed.

## Figaro at the table

page-figaro-king = holds the King
page-figaro-round = Round { $round } of 3
page-figaro-pieces = Road pieces of this round
page-figaro-piece = A road piece of length { $length }
# What a screen reader says about a seat; $stack and $road are rough sizes in words.
page-figaro-seat = Display: { $display }. Stack: { $stack }. Road: { $road }.
page-figaro-choose-card = First choose a card of your hand.
page-rough-none = none
page-rough-small = small
page-rough-middling = middling
page-rough-large = large
page-do-figaro-play = Your turn: choose a card, then a display.
page-do-figaro-exchange = Exchange a road piece?
page-total-figaro = Road { $total }

## Flohcati at the table

page-flohcati-deck =
    { $count ->
        [one] Deck, { $count } card left. Flip
       *[other] Deck, { $count } cards left. Flip
    }
page-flohcati-flip = Flip
page-flohcati-discard =
    { $count ->
        [one] Discard pile, { $count } card
       *[other] Discard pile, { $count } cards
    }
page-flohcati-row = The row
page-flohcati-row-empty = The row is empty.
page-flohcati-hand-empty = Your hand is still empty.
page-flohcati-trios =
    { $count ->
        [0] No trio laid
        [one] { $count } trio laid
       *[other] { $count } trios laid
    }
page-flohcati-gala = Gala!
page-do-flohcati-turn = Your turn: flip a card, or take one from the row.
page-do-flohcati-fanfare-take = Take a card from the row.
page-do-flohcati-demand = Of whom do you demand a card?
page-do-flohcati-steal = From whom do you steal?
page-do-flohcati-give = A card is demanded of you: which one do you give?
page-do-flohcati-finish = Lay a trio, open the gala, or end your turn.
page-total-flohcati =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

## After the game

page-score = Result
page-winner = Winner
page-rematch = Play again
page-rematch-join = To the next game
page-replay = Replay

## Settings

page-language = Language
page-sound = Sound
page-motion = Movement
page-motion-off = none
page-motion-quick = quick
page-motion-normal = normal
page-motion-slow = slow
page-theme = Light or dark
page-theme-auto = as the system
page-theme-light = light
page-theme-dark = dark
page-card-size = Size of the cards
page-notices = Tell me when it is my turn

## What goes wrong

page-connecting = Connecting …
page-lost = Connection lost, trying again …
page-offline = You are offline. As soon as there is a connection, the game goes on.
page-newer = There is a newer version of this page.
page-renew = Use it
page-nowhere = There is nothing here.
page-error = Something went wrong; it is our fault. Please load the page again.
