### What the table server says.

## The store. One clear line each.

store-duplicate = This was done before, as number { $seq } of the table’s log.
store-conflict = The game has moved on.
store-full = { $file } cannot be written: the disk is full.
store-read-only = { $file } cannot be written: it is read-only.
store-cannot-open = { $file } cannot be opened: { $reason }.
store-no-file = There is no file { $file }; check its name, or say with --data where the data is.
store-no-folder = The folder of { $file } does not exist; create it, or name another file.
store-folder-read-only = The folder of { $file } cannot be written to; choose another --data.
store-folder-closed = { $file } cannot be reached: { $who } may not open the folder { $folder }; choose another --data, or change its rights.
store-is-folder = { $file } is a folder; name a file in it, as in { $file }/tusch.db.
store-owner = { $file } belongs to { $whose }, and this program runs as { $who }: give the file over with chown { $who }, or run it as { $whose }.
store-no-rights = { $file } cannot be opened: { $who } may not read it; chmod u+rw changes that.
store-not-ours = { $file } is not a tusch database, or it is damaged; tusch restore puts a copy back.
store-empty = { $file } is empty: no tusch server has used it yet.
store-damaged = { $file } is damaged; tusch check says what is wrong, and tusch restore puts a copy back.
store-table-damaged = Table { $table } is damaged.
store-table-newer = Table { $table } was written by another version.
store-newer = { $file } was written by a newer tusch: it has version { $value }, and { $allowed } is the newest known here. Start the newer tusch again; this one can only use a copy from before the upgrade.
store-older = { $file } has version { $value }; start the server once, so that it is brought to version { $allowed }.
store-busy = { $file } could not be brought to a new form: somebody else, perhaps a backup, kept its tables for an hour. Start the server again when that is over.
store-locked = { $file } is in use by another tusch server.
store-linked = { $file } has a second name (a hard link); it can only be used while it has one name.
store-broken = { $file } cannot be used: { $reason }.
store-away = { $file } cannot be reached: { $reason }.
store-no-writer = { $file } does not take any changes: each host in the address is a standby or read-only.
store-silent = no answer
store-scheme = Addresses that begin with ‘{ $value }’ are unknown; name a file, or a database as in postgresql://user@host/name.
store-address = This cannot be read as the address of a database. It looks like postgresql://user:password@host:5432/name, and in a password % is written as %25, / as %2F, : as %3A, @ as %40, ? as %3F and # as %23.
store-port = The port in the address of a database must be a number from 1 to { $allowed }.
store-setting = { $file }: { $option } cannot be ‘{ $value }’; it can be { $allowed }.
store-rights = { $file } cannot be used: its role needs { $allowed } on { $value }.
store-unheard = The connection to { $file } was lost in the middle of saving.
store-postgres = PostgreSQL needs the package asyncpg, which is not installed: pip install "asyncpg>=0.30".
store-closed = The server is shutting down.
store-exists = { $file } already exists, and is not overwritten.

## What a table does not allow

server-not-now =
    { $status ->
        [waiting] The game has not started yet.
        [playing] Not while the game is on.
       *[over] The game is over.
    }
server-host-only = Only the host of the table can do that.
server-not-your-seat = That seat is not yours.
server-no-seat = There is no such seat at this table.
server-seat-taken = That seat is taken.
server-seat-empty = That seat is empty.
server-no-person = That person is not at this table.
server-not-here = You are not at this table.
server-not-away = No bot is filling in for you, or the time for this move has run out.
server-players-only = Only the players of this game can do that.
server-people-full = This table is full.
server-log-full = This table’s log is full: you can finish the game, nothing more.
server-name = Please enter a name.
server-no-action = This is not an action of this game.
server-code = This code is not valid, or no longer valid.
server-barred-talk = The host has muted you at this table.
server-barred-seats = The host does not let you sit down at this table.
server-barred-table = The host has sent you away from this table.
server-take-over-off = The host does not let anyone take over a bot’s seat.
server-take-over-bot = Only a bot’s seat can be taken over.
server-take-over-player = You already know cards of this game, so you cannot take over another seat.
server-take-over-asked = You have already asked; the host decides.
server-take-over-denied = The host has said no.
server-take-over-no-host = This table has no host who could say yes.
server-take-over-nobody = That person is no longer asking for a seat.
server-face = Unknown face; the faces are { $allowed }.
server-ban-player = Whoever plays stays until the end; you can mute them.
server-claim-opponent = You play at this table yourself; this seat can move only to a device without one.
server-chat-empty = Type something first.
server-chat-full = You have said enough at this table: { $allowed } lines.
server-restless = That’s enough to and fro at this table.
server-reaction = There is no such reaction.
server-rematch-made = There is already a table for the next game: { $code }.
server-undo-nothing = There is nothing to take back.
server-undo-asked = The others have already been asked.
server-undo-settled = The others did not agree to this; so it stays.
server-undo-away = Somebody whose name was deleted has played since, and cannot be asked; so this stays.
server-undo-not-asked = Nobody is asking you to agree to anything here.

## Making a table

server-seconds = Choose { $first } to { $last } seconds.
server-spectators = Choose at most { $last } spectators.
server-pace = Choose a pause of at most { $last } milliseconds.
server-record-missing = To play on from a position, a saved game is needed.
server-record-large = The saved game is too large; at most { $allowed } bytes are read.
server-record-entry = The saved game has no entry { $value }; the last one to play on from is { $allowed }.
server-record-over = At that position the saved game is already over; choose an earlier one.
server-record-seats = The saved game has { $count } players, this table { $value } seats.
server-record-running = A game can be replayed when it is over.

## Limits of the server

server-busy = Too much is going on at this table; try again.
server-broken = That did not work, and it is our fault; nothing has changed.
server-watch-full = No more spectators can watch this table.
server-devices = You have too many windows or devices open here; close one.
server-tables = You have { $allowed } unfinished tables; finish one first.
server-listed = { $allowed } tables from your network are already waiting in the list; make one that is not listed.
server-often = Not so fast; wait a moment.
server-large = That is too large.
server-form = This message makes no sense here.
server-session = A session is needed first.
server-no-table = There is no such table.
server-no-route = There is nothing at this address.
server-method = This address does not take that.
server-origin = Open the server at one of its own addresses: this host or origin is not allowed.
server-store = The server cannot save anything at the moment; try again later.
server-store-full = The server cannot save anything: its disk is full. Tell whoever runs it.
server-store-read-only = The server cannot save anything: its file is read-only. Tell whoever runs it.
server-store-damaged = The server cannot save anything: its file is damaged. Tell whoever runs it.
server-device-full = There’s no room left on this device, so nothing was saved. Free some up and try again.
server-device = Nothing could be saved on this device. Reload the page and try again.
server-table-damaged = This table can no longer be read: its file is damaged. Tell whoever runs the server.
server-table-newer = This table is already played on a newer version of the server; try again in a moment.
server-page-missing = The page was not built; this server speaks only its protocol.
server-record-line = Line { $line }: { $reason }
server-record-no-line = There is no line { $value }; the lines are { $allowed }.
server-no-bot-move = No bot made the move of entry { $value }.

## The coach

server-review-closed = This report is only for whoever played in that seat, until all players agree to share.
server-review-bot = A bot played in that seat; the coach looks at people’s games.
server-review-many = { $allowed } reports of yours are already waiting; let one finish first.
server-review-full = The coach has too much to do right now; try again later.
server-review-off = There is no coach on this server.
server-review-preparing = The coach is getting ready, which takes a minute or two the first time; ask again in a moment.
server-review-failed = The coach could not finish this, and it is our fault; ask again.
server-review-none = There is no report on this seat yet; ask for it first.
server-review-entry = There was nothing for you to decide there.
server-review-move = That move is not possible there.
server-practice-none = This moment is no longer among your mistakes.
server-practice-bots = Practice is for one person against bots; every other seat needs a bot.
server-practice-off = This is not a practice table.
server-practice-company = You are not alone here, so the coach keeps quiet until the end.
server-practice-turn = Wait for your turn; then the coach can help.
server-practice-first = Make a move first; then the coach can say what it was worth.
server-review-play = You can’t play on from here.
