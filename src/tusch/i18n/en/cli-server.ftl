### What the commands of the table server say.

## Help

cli-help-serve =
    tusch serve: run the table server

    Usage: tusch serve [options]

      --host HOST      where to listen (default: 127.0.0.1, this machine alone)
      --port N         the port (default: 8000; 0: any free one)
      --data FILE      where all tables are kept (default: tusch/tusch.db in the
                       user’s data folder), or postgresql://USER@HOST/NAME
      --origin ORIGIN  an address under which people open it, such as
                       https://tusch.example.org; may be repeated. Needed
                       unless the server listens to this machine alone
      --proxy ADDRESS  a proxy that is believed about where people come from;
                       may be repeated
      --hsts           let browsers come over https alone from now on; every
                       origin must be https
      --connections N  connections that one address may have (default: 400)
      --lan            listen on the local network too, and show the address
                       as a QR code; with --host, on that address only
      --workers N      processes where bots think (default: one less than the
                       cores, never more than them)
      --bot NAME=BOT   a bot of your own, module:Class or program:COMMAND, and
                       what tables call it; may be repeated
      --keep-days N    delete tables where nothing has happened for so many
                       days (default: 365; 0: never)
      --coach-budget N playouts that the coach has for a decision (default: 4096,
                       or 32 without numba; 0: no coach)
      --metrics-port N a port where this machine alone can read metrics
      --log FORM       text (default) or json
      --config FILE    a TOML file with these settings
      --lang LANG      the language

    Each setting can also come from the environment (TUSCH_PORT, TUSCH_DATA,
    TUSCH_KEEP_DAYS, and so on) or from the file. An option comes before the
    environment, and that before the file. SIGTERM and Ctrl-C end the server
    when it has finished what it is doing.

    Examples:
      tusch serve --port 9000 --data tables.db
      tusch serve --lan
      tusch serve --origin https://tusch.example.org --proxy 127.0.0.1
cli-help-backup =
    tusch backup: copy the data of a server, also while it runs

    Usage: tusch backup FILE [options]

      FILE           the copy; it must not be there yet
      --data FILE    the data, as for tusch serve
      --config FILE  a TOML file with the settings of the server
      --lang LANG    the language

    The copy holds the secrets of games that are still played: keep it private.

    Examples:
      tusch backup tusch-monday.db
      tusch backup copy.db --data /var/lib/tusch/tusch.db
cli-help-restore =
    tusch restore: put a copy of the data back; the server must not run

    Usage: tusch restore FILE [options]

      FILE           a copy that tusch backup made
      --data FILE    where it goes, as for tusch serve
      --config FILE  a TOML file with the settings of the server
      --replace      put it in the place of data that is there; that is lost
      --lang LANG    the language

    Examples:
      tusch restore tusch-monday.db --replace
      tusch restore copy.db --data /var/lib/tusch/tusch.db
cli-help-move =
    tusch move: copy all data elsewhere, from a file into PostgreSQL or back

    Usage: tusch move SOURCE TARGET [options]

      SOURCE       a file, or a database as postgresql://...; no server may run
      TARGET       where everything goes; nothing may be there yet
      --lang LANG  the language

    Every row is compared at the end. The source stays as it is.

    Examples:
      tusch move tusch.db postgresql://tusch@db.example.org/tusch
      tusch move postgresql://tusch@db.example.org/tusch tusch.db
cli-help-tables =
    tusch tables: list the tables of a server, also while it runs

    Usage: tusch tables [CODE] [options]

      CODE           one table alone, by the code that people type
      --data FILE    the data, as for tusch serve
      --config FILE  a TOML file with the settings of the server
      --lang LANG    the language

    Each line has the code, when something happened there last, the game, who
    plays, and the name that the log has for the table. Codes let people in: keep
    them to yourself.

    Examples:
      tusch tables --data /var/lib/tusch/tusch.db
      tusch tables K7P2QX
cli-help-check =
    tusch check: look for damage in the data of a server, also while it runs

    Usage: tusch check [FILE] [options]

      FILE           the data or a copy of it (default: as for tusch serve)
      --data FILE    the data, as for tusch serve
      --config FILE  a TOML file with the settings of the server
      --lang LANG    the language

    Every page of the file is checked, and every table is played through from
    its log. The exit code is 1 if anything is damaged. At its next start the
    server puts a damaged file aside and keeps all tables that are whole.

    Examples:
      tusch check tusch-monday.db
      tusch check --data /var/lib/tusch/tusch.db
cli-help-trust-clock =
    tusch trust-clock: say that this machine’s clock is right, also while the
    server runs

    Usage: tusch trust-clock [options]

      --data FILE    the data, as for tusch serve
      --config FILE  a TOML file with the settings of the server
      --lang LANG    the language

    After a jump of the clock by more than a day, and after a long pause, the
    server deletes no old tables until it has run for seven days. With this
    command it does so again within the hour.

    Examples:
      tusch trust-clock --data /var/lib/tusch/tusch.db
      tusch trust-clock --config tusch.toml
cli-help-verify =
    tusch verify: check that the deals of records were fixed beforehand

    Usage: tusch verify FILE [options]

      FILE              a file of records, one a line; - is the standard input
      --commitment HEX  what your table showed before the first card; if the file
                        has several records, RECORD:HEX says which one
      --seed SEAT:HEX   a seed that you mixed in, or saw when the game began;
                        seats count from 0; also RECORD:SEAT:HEX; may be repeated
      --lang LANG       the language

    Every card is dealt again from the secret and the players’ seeds, and the log
    has to lead to the result. Without --commitment nobody can say whether the
    secret is the one that was promised before the first card.

    Records and entries count from 0. The exit code is 1 if a record is bad.

    Examples:
      tusch verify game.jsonl
      tusch verify game.jsonl --seed 0:00ff

## Verify

cli-verify-record = { $file }, line { $line }, record { $record }: { $reason }
cli-verify-commitment = Commitment { $value }.
cli-verify-option-commitment = --commitment takes HEX or RECORD:HEX, with 64 hexadecimal digits, not ‘{ $value }’.
cli-verify-option-seed = --seed takes SEAT:HEX or RECORD:SEAT:HEX, with at most 64 hexadecimal digits, not ‘{ $value }’.
cli-verify-found =
    { $file }: { $records ->
        [one] { $records } record
       *[other] { $records } records
    }, { $fair } fair, { $without } with nothing to check, { $bad } bad.
cli-verify-no-record = There is no record { $value } in { $file }, which has { $count }; records count from 0.
cli-verify-uncompared =
    { $records ->
        [0] Nothing was compared with what you remember: { $file } has no record.
       *[other] Not everything was compared with what you remember: { $count } of { $records } records in { $file } promise nothing.
    }

## Serve: settings

cli-setting-number = { $option } takes a whole number from { $first } to { $last }, not ‘{ $value }’.
cli-setting-switch = { $option } takes yes or no, not ‘{ $value }’.
cli-setting-word = { $option } takes one of { $allowed }, not ‘{ $value }’.
cli-setting-bot = { $option }: ‘{ $value }’ is not a bot of your own; they look like anna=bots:Anna or anna=program:COMMAND, each with a name that no other bot has.
cli-setting-hsts = { $option } needs https: every --origin must begin with https://.
cli-setting-lan = This machine has no address on a local network; name one with --host.
cli-setting-lan-host = { $value } is not an address of a local network.
cli-setting-host = { $option } takes the name or the number of an address, not ‘{ $value }’.
cli-setting-text = { $option } takes a text.
cli-setting-origin = { $option }: ‘{ $value }’ is not an origin; origins look like https://example.org or http://192.0.2.7:8000, in small letters, without a slash at the end.
cli-setting-proxy = { $option }: ‘{ $value }’ is not the number of an address or a network, such as 127.0.0.1 or 10.0.0.0/8.
cli-setting-unknown = { $file }: unknown setting ‘{ $value }’; the settings are { $allowed }.
cli-setting-file = { $file } cannot be read as TOML: { $reason }.
cli-setting-public = { $value } is open to others: name the addresses under which people open the server, as in --origin https://example.org.
cli-setting-name = { $option }: ‘{ $value }’ is a name, which may lead anywhere: take a number such as 127.0.0.1, or name the addresses under which people open the server, as in --origin https://example.org.
cli-setting-same-port = { $option } cannot be { $value }: people come to that port. Choose another one for the metrics.

## Serve: start

cli-serve-ready = Listening on { $address }. Data: { $file }
cli-serve-lan = Others on this network can open { $address }
cli-serve-open = People open { $address }
cli-home-ready = Ready on { $address }. Data: { $file }. Ctrl-C ends it.
cli-home-runs = It is already running on { $address }.
cli-home-alone = It is already running on { $address }, but not for the local network: end it with Ctrl-C where it was started, then start tusch --lan.
cli-serve-stopped = Stopped.
cli-serve-busy = Port { $port } of { $host } is in use by another program; choose another { $option }.
cli-serve-address = Cannot listen on port { $port } of { $host }: { $reason }.
cli-serve-failed = The server could not start; the lines above say why.
cli-serve-bot = A bot in the settings cannot be used: { $reason }

## A wrong address

cli-elsewhere-title = Not at this address
cli-elsewhere-visitor = This table server is not known under the address that was asked for. Please open it at the one that you were given.
cli-elsewhere-host = Do you run it? The proxy must pass on the host that people ask for, and --origin must name it. The log says which host was asked for, and which ones are allowed.

## Backup

cli-backup-done =
    { $data } was copied to { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
cli-move-done = { $data } was copied to { $file }, and every row is the same.
cli-restore-done = { $file } was put back as { $data }.
cli-restore-exists = { $file } already exists: with --replace the copy takes its place, and what is there is lost.

## Clock

cli-trust-clock-done =
    { $data }: old tables are deleted again within the hour, and not only after { $days ->
        [one] one more day
       *[other] { $days } more days
    } of running.
cli-trust-clock-free = { $data }: nothing was being held back; whatever the clock shows next is believed.

## Check

cli-check-fault = { $file }: { $reason }
cli-check-table = Table { $table } is damaged; its code is { $code }.
cli-check-empty = { $file } is empty: that is no file of tables, not even of none.
cli-check-found =
    { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $damaged } damaged.
cli-tables-line =
    { $code }  { $when }  { $game }, { $status ->
        [waiting] waiting for players
        [playing] being played
        [damaged] damaged
       *[over] over
    }: { $people } (in the log { $table })
cli-tables-found =
    { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
cli-tables-none = { $file } has no table { $value }; tusch tables lists those that there are.
