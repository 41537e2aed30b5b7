### What the table server says.

## The store. One clear line each.

store-duplicate = This was done before, as number { $seq } of the table's log.
store-conflict = The table has moved on.
store-full = { $file } cannot be written: the disk is full.
store-read-only = { $file } cannot be written: it is read-only.
store-cannot-open = { $file } cannot be opened.
store-not-ours = { $file } is not a tusch database, or it is damaged.
store-newer = { $file } was written by a newer tusch: it has version { $value }, and { $allowed } is the newest known here.
store-locked = { $file } is in use by another tusch server.
store-broken = { $file } cannot be used: { $reason }.
store-closed = The server is shutting down.
store-exists = { $file } is there already; it is not overwritten.

## What a table does not allow

server-not-now =
    { $status ->
        [waiting] The game has not begun yet.
        [playing] Not while the game is played.
       *[over] The game is over.
    }
server-host-only = Only the host of the table can do that.
server-not-your-seat = That seat is not yours.
server-no-seat = There is no such seat at this table.
server-seat-taken = That seat is taken.
server-seat-empty = That seat is empty.
server-no-person = That person is not at this table.
server-not-here = You are not at this table.
server-not-away = No bot stands in for you, or the time for this move has run out.
server-players-only = Only the players of this game can do that.
server-people-full = This table cannot remember any more people.
server-log-full = Enough has happened at this table: only the game itself can go on.
server-name = A name is needed.
server-no-action = This is not an action of this game.
server-code = This code is not valid, or no longer.
server-chat-empty = There is nothing to say.
server-chat-full = You have said enough at this table: { $allowed } lines.
server-reaction = There is no such reaction.
server-rematch-made = There is a table for another game: { $code }.
server-undo-nothing = There is nothing to take back.
server-undo-asked = The table was asked already.
server-undo-away = Somebody who is away has played since; without them it cannot be taken back.
server-undo-not-asked = You are not asked about this undo.

## Making a table

server-seconds = { $value } seconds are not possible; { $first } to { $last } are.
server-spectators = { $value } spectators are not possible; at most { $last } are.
server-pace = A pause of { $value } milliseconds is not possible; at most { $last } are.
server-record-missing = To play on from an entry, a record is needed.
server-record-large = The record is too large; at most { $allowed } bytes are read.
server-record-entry = The record has no entry { $value }; the last place to play on from is { $allowed }.
server-record-over = The game of this record is over there; choose an earlier entry.
server-record-seats = The record is of { $count } players, the table has { $value } seats.
server-record-running = The record of a game can be seen when it is over.

## Limits of the server

server-busy = Too much is going on at this table; try again.
server-broken = That did not work, and it is our fault; nothing has changed.
server-watch-full = No more spectators can watch this table.
server-tables = You have { $allowed } tables that are not over; finish one first.
server-often = Too often; wait a moment.
server-large = That is too large.
server-form = This message makes no sense here.
server-session = A session is needed first.
server-no-table = There is no such table.
server-no-route = There is nothing at this address.
server-method = That cannot be done with this address.
server-origin = Open the server under one of its own addresses: this host or origin is not allowed.
server-store = The server cannot keep anything at the moment; try again later.
server-page-missing = The page was not built; this server speaks its protocol alone.
server-record-line = Line { $line }: { $reason }
server-record-no-line = There is no line { $value }; there are { $allowed }.
server-no-bot-move = No bot made the move of entry { $value }.
