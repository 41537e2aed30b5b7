### What players read on the page, besides the words of the games.

## Home

page-tagline = Two small card games by Reiner Knizia, for one evening or a hundred.
page-about-figaro = Mischief at court: land your cards in front of the others, and let them take the blame. 3 to 6 players from age 8, half an hour.
page-about-flohcati = A flea circus: flip one more card, or take what you have? 2 to 5 players from age 7, a quarter of an hour.
page-play-now = Play now
page-friends = With friends
page-learn = Learn it
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
page-back = I am back
page-back-about = A bot plays for you.
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
page-claim-about = Do you play here on another device already? Enter the code that it shows.
page-claim-code = Code of the other device
page-claim = Take the seat over
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
page-stack-none = none
page-stack-small = small
page-stack-middling = medium
page-stack-large = large
page-road-none = none
page-road-small = short
page-road-middling = medium
page-road-large = long
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
page-kicked = The host has given your seat away.
page-moved = Your seat is on another device now.
page-misfit = This page and the server do not understand each other: one of them is older. Load the page again.
page-error = Something went wrong; it is our fault. Please load the page again.
page-reload = Load again

## Making a table

page-new = New table
page-game = Game
page-players = { $first } to { $last } players
page-number-of-players = Players
page-all-friends = Friends with their own devices
page-all-here = All on this device
page-all-bots = Only bots
page-seat-kind = Who sits on seat { $number }
page-seat-here = on this device
page-seat-bot = bot
page-seat-number = Seat { $number }
page-player = Player { $number }
page-name-of = Name on seat { $number }
page-level = Level
page-temper = Temper
page-temper-none = even-tempered
page-edition = Edition
page-options = Single options
page-table = Table
page-listed = Listed on the home page, for everybody
page-clock-move = Time for a move
page-clock-away = A bot stands in for somebody who is away after
page-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-off = off
page-never = never
page-spectators = Spectators allowed
page-first = Who begins
page-first-chance = chance decides
page-pace = Pace of the bots
page-make = Make the table

## My games, settings, about, rules

page-import = Open a record from a file
page-status-waiting = waiting
page-status-playing = being played
page-status-over = over
page-go-on = Go on
page-no-games = You have not played here yet.
page-forget = Forget me
page-forget-about = Your session and your name are deleted from this server, and your settings from this device. Your seats go to bots.
page-forget-sure = Yes, forget me
page-about-what = tusch lets you play Figaro and Zirkus Flohcati, two card games by Reiner Knizia, with friends and with bots, exactly by their rules.
page-about-notice = The games are by Reiner Knizia. Rules texts, drawings and program are our own; this is not a product of the author or of a publisher.
page-about-fair = Every deal is fixed before the first card, and can be checked afterwards. That shows that nothing was changed; it cannot show that whoever runs the server did not look.
page-about-privacy = No account, no tracking: a cookie remembers your seat, and nothing else is kept about you.
page-about-licences = Licences of the software in this page
page-ruling = Why is it so?
page-rules-note = In this edition: { $text }
page-examples = Worked examples

## Replay

page-import-about = Choose a record: a file of this page, of the command line or of another server.
page-export = Save the record
page-spectator = Spectator
page-replay-from = Look from the seat of
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end
page-replay-entry = Place in the game
page-replay-at = { $at } of { $last }
page-replay-play-on = Play on from here
page-fair-check = Check the deal
page-fair-good = The deal is fair: every card was fixed before the first one.
page-fair-broken = The deal is not the one that was promised: the secret does not fit the number shown before the game.
page-fair-entry = The deal is not the one that was promised: entry { $entry } differs.
page-fair-none = This game has no fair deal to check: it was played on from a record.
page-why-bot = Why?
page-why-bot-silent = It just felt like it.
page-setup = Set up
