### What the command line says.

## Version and notice

cli-notice =
    This is independent work. It is not endorsed by the author or the publishers
    of the games. Their names belong to their owners. It contains no art and no
    text of the printed games.

## Help, one page a command

cli-help =
    tusch: Figaro and Zirkus Flohcati, two card games, played exactly by their rules

    Usage: tusch [options]
           tusch COMMAND ...

    Without a command it starts on this machine and opens the browser:

      --lan           let others on the local network join, by a QR code
      --no-browser    only say where it is
      --port N        the port (default: 8000, or the next free one)
      --data FILE     where all tables are kept

      play GAME       play in the terminal against bots
      simulate GAME   let bots play each other, write records, print a summary
      arena GAME      measure bots against each other on the same deals
      replay FILE     play records again and check them
      coach FILE      say what each decision was worth, and what was luck
      rules GAME      print the rules by clause

      serve           run the table server
      backup FILE     copy the data of a server, also while it runs
      restore FILE    put such a copy back
      move FROM TO    copy the data into another file or PostgreSQL
      tables          list the tables of a server, and who plays there
      check           look for damage in the data of a server
      trust-clock     say that this machine’s clock is right after a jump
      verify FILE     check that the deals of records were fixed beforehand

    GAME is figaro (3 to 6 players) or flohcati (2 to 5).

      COMMAND --help  all about a command, with examples
      --version       the version, and whose work this is
      --lang LANG     the language; without it the environment’s (LC_ALL,
                      LC_MESSAGES, LANG)

    Exit codes: 0 all is well, 1 a record is bad or data is damaged, 2 it
    could not be done, 130 stopped by Ctrl-C. The variable NO_COLOR switches all
    colours off.

    Examples:
      tusch
      tusch --lan
      tusch play figaro
      tusch rules flohcati
      tusch simulate figaro --players 5 --games 1000 --seed 7 --out games.jsonl
cli-help-play =
    tusch play: play a whole game in the terminal against bots, line by line

    Usage: tusch play GAME [options]

      GAME                 figaro or flohcati
      --players N          how many play, you included (default: 4)
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAME=VALUE  change an option of the edition; may be repeated
      --seed S             a whole number: the same seed deals the same game
      --seat I             where you sit, counted from 0 (default: 0)
      --bots A,B,...       your opponents: one bot for all, or one for each
      --name NAME          your name, for the record
      --save FILE          save the game at every move, also when you leave
      --load FILE          continue a saved game
      --lang LANG          the language

    You choose by number or type a move as records have it, for example R2>1.
    What is not allowed is explained. A question mark lists what else you can
    type. Ctrl-D and Ctrl-C leave the game. Moves can also come from a file or
    a program, one a line.

    Bots, the easiest first: random, novice, casual, steady, skilled, expert,
    master; with a style: steady/careful, steady/bold, steady/spiteful.

    Examples:
      tusch play figaro --players 3 --edition dutch
      tusch play figaro --bots casual,steady/bold,expert
      tusch play flohcati --save circus.jsonl
      tusch play --load circus.jsonl --save circus.jsonl
cli-help-simulate =
    tusch simulate: let bots play each other, write records, print a summary

    Usage: tusch simulate GAME [options]

      GAME                 figaro or flohcati
      --players N          how many play (default: 4, or as many as --bots)
      --games K            how many games (default: 100)
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAME=VALUE  change an option of the edition; may be repeated
      --seed S             a whole number: the same seed gives the same file
      --bots A,B,...       who plays: one name for all, or one a seat (random)
      --out FILE           where the records go; - is the standard output
      --lang LANG          the language

    Game k of seed S is the same however many games are played: its dealer draws
    from Python’s random.Random("S/k/dealer"), the bot on seat i from
    random.Random("S/k/seat i"). The file appears when all games are played;
    after Ctrl-C it has those that were finished.

    Examples:
      tusch simulate figaro --players 5 --games 1000 --seed 7 --out games.jsonl
      tusch simulate figaro --edition dutch --option exchange=off
      tusch simulate flohcati --bots random,random --out - | tusch replay -
cli-help-arena =
    tusch arena: measure bots against each other on the same deals

    Usage: tusch arena GAME --bots A,B,... [options]

      GAME                 figaro or flohcati
      --bots A,B,...       who plays: fewer or more than the seats take turns
      --players N          how many sit at a table (default: 4)
      --games K            how many games (default: 100)
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAME=VALUE  change an option of the edition; may be repeated
      --seed S             a whole number: the same seed gives the same games
      --workers W          how many games at once (default: one a core)
      --out FILE           where the records go; the same command continues there;
                           - is the standard output
      --plot FILE.svg      draw the ratings
      --adjusted           also print shares without the luck of the cards, and
                           how many times fewer games they need
      --lang LANG          the language

    Every deal is played once from each rotation of the seats, so luck cancels.
    Intervals are at 95%; a rating 400 higher is ten times the strength. Fewer
    than 10 deals have no intervals.

      random, greedy       anything; rules of thumb
      novice ... master    levels: novice, casual, steady, skilled, expert, master
      steady/bold          a style: careful, bold or spiteful
      master:20ms          a level that thinks no longer than that
      search:2000          search with a budget in playouts; search:20ms in time
      flat:200, ismcts:200,
      openspiel:200,
      openspiel-max:200    searches to compare with
      module:Class         a Python class of your own
      program:COMMAND      any program that speaks JSON lines

    Examples:
      tusch arena figaro --bots greedy,random,random,random --games 400
      tusch arena flohcati --players 2 --bots steady,greedy/bold --plot x.svg
cli-help-replay =
    tusch replay: play records again by the rules and check them

    Usage: tusch replay FILE [--legal]

      FILE         records, one a line; - is the standard input
      --legal      print what each player could do at each decision, as one line
                   of JSON; what was found goes to the standard error then
      --lang LANG  the language

    Records and entries count from 0. The exit code is 1 if a record is bad.

    Examples:
      tusch replay games.jsonl
      tusch replay games.jsonl --legal > decisions.jsonl
cli-help-coach =
    tusch coach: what each decision was worth, and what was luck

    Usage: tusch coach FILE [options]

      FILE               records of finished games; - is the standard input
      --seat N           whose game, from 0 on (default: 0)
      --all              every seat
      --record K         one record of the file, from 0 on (default: all)
      --budget PLAYOUTS  how much is tried for a decision (default: 4096)
      --json             one object a game and seat; with --summary, a player
      --plot FILE.svg    draw the curve and the ledger of one seat
      --workers W        how many games at once, with --json or --summary
                         (default: 1)
      --summary          what everybody gave away, over all games
      --lang LANG        the language

    A move is called costly only if another one was better beyond doubt, by what
    the player could know. The exit code is 1 if a record is bad or not over.

    Examples:
      tusch coach games.jsonl --seat 2
      tusch coach games.jsonl --record 3 --seat 1 --plot game.svg
      tusch coach games.jsonl --all --workers 2 --summary
cli-help-rules =
    tusch rules: print the rules of a game by clause

    Usage: tusch rules GAME [options]

      GAME                 figaro or flohcati
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAME=VALUE  change an option of the edition; may be repeated
      --lang LANG          the language

    Examples:
      tusch rules figaro --edition dutch
      tusch rules flohcati | less

## Errors

cli-error-command = Unknown command ‘{ $value }’; the commands are { $allowed }.
cli-error-option = Unknown option { $value }; the options here are { $allowed }.
cli-error-game = Name a game: { $either }.
cli-error-missing = { $value } is missing; --help says what goes where.
cli-error-value = The option { $option } needs a value.
cli-error-number = { $option } takes a whole number, not ‘{ $value }’.
cli-error-flag = { $option } takes no value such as ‘{ $value }’.
cli-error-unused = ‘{ $value }’ is of no use here; --help says what goes where.
cli-error-twice = The option { $option } can be given only once.
cli-error-other = { $reason }
cli-error-file = { $file }: { $reason }.
cli-error-text = The text ‘{ $value }’ is missing; it belongs into { $file }.
cli-error-output = Not everything could be read or written: { $reason }.
cli-error-language =
    { $allowed-count ->
        [one] Unknown language ‘{ $value }’; there is only { $allowed }.
       *[other] Unknown language ‘{ $value }’; the languages are { $allowed }.
    }
cli-error-least = { $option } cannot be { $value }; it must be { $least } or more.
cli-error-bots =
    There are { $value } bots for { $count } seats; name one bot for all seats, or one a seat.
cli-error-seat = There is no seat { $value }; the seats of this table are { $allowed }.
cli-error-loaded = { $option } cannot be changed: --load takes it from the saved game.
cli-error-loaded-game = The saved game is { $game }, not ‘{ $value }’.
cli-error-records = There are { $count } records in { $file }; a game to continue is a single record.
cli-compiling = The search of { $game } is being compiled for this machine, which is done once; then the games begin.

## Simulate

cli-simulate-played =
    { $games ->
        [one] { $game } ({ $edition }), { $players } players, seed { $seed }: { $games } game.
       *[other] { $game } ({ $edition }), { $players } players, seed { $seed }: { $games } games.
    }
cli-simulate-seat =
    { $wins ->
        [one] Seat { $number }, { $name }: { $wins } win, average total { $average }.
       *[other] Seat { $number }, { $name }: { $wins } wins, average total { $average }.
    }
cli-simulate-moves = Moves of players in a game: { $average } on average.
cli-simulate-speed = Time: { $seconds } seconds, { $speed } games a second.
cli-simulate-stopped =
    { $count ->
        [0] Stopped before a game was finished.
        [one] Stopped: { $count } of { $games } games is finished.
       *[other] Stopped: { $count } of { $games } games are finished.
    }

## Replay

cli-replay-bad = { $file }, line { $line }, record { $record }: { $reason }
cli-coach-empty = There is no game in { $file }.
cli-replay-found =
    { $file }: { $records ->
        [one] { $records } record
       *[other] { $records } records
    }, { $finished } finished, { $running } running, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $bad } bad.
cli-replay-game =
    { $count ->
        [one] { $game }: { $count } game
       *[other] { $game }: { $count } games
    }

## Play: beginning and end

cli-play-begin =
    { $game } ({ $edition }), { $players } players, seed { $seed }. In moves you are number { $number }. Type ? to see what you can type.
cli-play-with = You play against { $others }.
cli-play-bot = { $name } ({ $level })
cli-play-loaded =
    { $moves ->
        [one] The saved game continues after { $moves } move. Since your last move:
       *[other] The saved game continues after { $moves } moves. Since your last move:
    }
cli-play-no-terminal =
    { $game } is played by typing, and nobody can type here. To play, run the same command in a
    terminal. What works without one:

      tusch play { $name } < FILE    play with the lines of a file
      tusch simulate { $name }       let bots play each other
      tusch rules { $name }          read the rules
cli-play-name = Player
cli-play-score = The score:
cli-play-place =
    { $seat-is ->
        [you] { $won ->
            [yes] You: { $total }, and you win.
           *[no] You: { $total }.
        }
       *[other] { $won ->
            [yes] { $seat }: { $total }, wins.
           *[no] { $seat }: { $total }.
        }
    }
cli-play-reason = { $points }: { $text } ({ $clause })
cli-play-left = You leave the game.
cli-play-saved = The game is saved in { $file }.
cli-play-saving = The game is saved in { $file }, from now on at every move.
cli-play-go-on = Continue with: tusch play { $name } --load { $file } --save { $file }
cli-play-unsaved = This game is not saved. Next time start with: tusch play { $name } --save FILE, or type save FILE before you leave. Then continue with: tusch play { $name } --load FILE

## Play: your decision

cli-play-turn = It’s your turn.
cli-play-still = It’s still your turn.
cli-play-asked = You have to decide something.
cli-play-may = You can:
cli-play-choice = { $number }. { $text } [{ $move }]
cli-play-prompt =
    { $count ->
        [one] Your move (Enter, or ? for help):
       *[other] Your move (1 to { $count }, or ? for help):
    }
cli-play-number =
    { $count ->
        [one] There is only number 1 to choose.
       *[other] Type a number from 1 to { $count }.
    }
cli-play-forms = ‘{ $value }’ is neither a move nor a command. Moves look like { $allowed }; ? lists the commands.
cli-play-why-not = Not possible: { $text } ({ $clause })
cli-play-why-possible = You can do that.
cli-play-why-what = Type why and a move, for example: why { $example }
cli-play-save-what = Type save and the name of a file, for example: save game.jsonl
cli-play-not-saved = The game could not be saved: { $file }: { $reason }.
cli-play-no-clause = There is no clause ‘{ $value }’; they go from { $first } to { $last }.
cli-play-commands =
    You can type:
      a number      what the list offers under it
      a move        as it stands in brackets at the end of a line
      moves         the list again
      table         what lies where
      hand          your hand
      discard       the discard pile, where there is one
      log           all that has happened
      why MOVE      why a move is not possible
      rules         the rules; rules { $clause } for one clause
      save FILE     save the game
      quit          leave the game, as Ctrl-D and Ctrl-C do

## Play: what lies where, in Figaro

cli-figaro-round =
    { $king-is ->
        [you] Round { $round } of { $rounds }. You hold the King.
       *[other] Round { $round } of { $rounds }. { $king } holds the King.
    }
cli-figaro-removed = In the box: { $out }.
cli-figaro-pieces =
    { $when ->
        [now] Road pieces of this round: { $lengths }.
       *[later] Road pieces of round { $round }: { $lengths }.
    }
cli-figaro-seat =
    { $seat-is ->
        [you] [{ $number }] You: { $display }; { $stack }; { $road }; { $held } in hand.
       *[other] [{ $number }] { $seat }: { $display }; { $stack }; { $road }; { $held } in hand.
    }
cli-figaro-display = { $shown } in the display, worth { $worth }
cli-figaro-display-empty = nothing in the display
cli-figaro-stack-none = no stack
cli-figaro-stack-small = a small stack
cli-figaro-stack-middling = a medium stack
cli-figaro-stack-large = a large stack
cli-figaro-stack-open = a stack of { $held }
cli-figaro-road-none = no road
cli-figaro-road-very-short = a very short road
cli-figaro-road-short = a short road
cli-figaro-road-middling = a road of medium length
cli-figaro-road-long = a long road
cli-figaro-road-very-long = a very long road
cli-figaro-road-open = a road of length { $length } ({ $pieces })
cli-figaro-lead-away = Your next card must go in front of another player.

## Play: what lies where, in Zirkus Flohcati

cli-flohcati-deck =
    { $count ->
        [0] The deck is empty.
        [one] One card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
cli-flohcati-row = The row: { $shown }.
cli-flohcati-row-empty = The row is empty.
cli-flohcati-seat =
    { $seat-is ->
        [you] [{ $number }] You: { $held } in hand; { $laid }.
       *[other] [{ $number }] { $seat }: { $held } in hand; { $laid }.
    }
cli-flohcati-trios =
    { $count ->
        [0] no trio
        [one] a trio ({ $shown })
       *[other] { $count } trios ({ $shown })
    }

## Play: in every game

cli-cards =
    { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }
cli-hand = Your hand: { $shown }.
cli-hand-empty = Your hand is empty.
cli-discard = The discard pile: { $shown }.
cli-discard-empty = The discard pile is empty.
cli-card = { $notation } { $name }
