### What the command line says. Words in capitals and names of commands stay as they are typed.

## Version and notice

cli-notice =
    Questo è un lavoro indipendente. Non è approvato né dall’autore né dagli editori
    dei giochi. I nomi dei giochi appartengono ai loro proprietari. Non contiene né
    illustrazioni né testi dei giochi stampati.

## Help, one page a command

cli-help =
    tusch: Figaro e Zirkus Flohcati, due giochi di carte, giocati esattamente
    secondo le loro regole

    Uso: tusch [opzioni]
         tusch COMANDO ...

    Senza comando tusch parte su questa macchina e apre il browser:

      --lan           accogliere anche la rete locale, con un codice QR
      --no-browser    dire soltanto l’indirizzo
      --port N        la porta (predefinito: 8000, o la prossima libera)
      --data FILE     dove si tengono tutti i tavoli

      play GIOCO      giocare nel terminale contro i bot
      simulate GIOCO  far giocare i bot tra loro, scrivere registrazioni, stampare
                      un riassunto
      arena GIOCO     misurare i bot tra loro sulle stesse distribuzioni
      replay FILE     rigiocare registrazioni e controllarle
      coach FILE      dire quanto valeva ogni decisione, e quanto era fortuna
      rules GIOCO     stampare le regole, articolo per articolo

      serve           avviare il server dei tavoli
      backup FILE     copiare i dati di un server, anche mentre è in funzione
      restore FILE    rimettere a posto una di queste copie
      move DA A       copiare i dati in un altro file o in PostgreSQL
      tables          elencare i tavoli di un server, e chi ci gioca
      check           cercare danni nei dati di un server
      trust-clock     confermare l’ora di questa macchina dopo un salto
      verify FILE     controllare che le distribuzioni delle registrazioni fossero
                      fissate in anticipo

    GIOCO è figaro (3-6 giocatori) o flohcati (2-5).

      COMANDO --help  tutto su un comando, con esempi
      --version       la versione, e di chi è questo lavoro
      --lang LANG     la lingua; se manca, quella dell’ambiente (LC_ALL,
                      LC_MESSAGES, LANG)

    Codici d’uscita: 0 va tutto bene, 1 una registrazione non è valida o dei dati
    sono danneggiati, 2 non è stato possibile, 130 interruzione con Ctrl-C. La
    variabile NO_COLOR toglie tutti i colori.

    Esempi:
      tusch
      tusch --lan
      tusch play figaro
      tusch rules flohcati
      tusch simulate figaro --players 5 --games 1000 --seed 7 --out games.jsonl
cli-help-play =
    tusch play: giocare una partita intera nel terminale contro i bot, riga per
    riga

    Uso: tusch play GIOCO [opzioni]

      GIOCO                figaro o flohcati
      --players N          quanti giocano, contando te (predefinito: 4)
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAME=VALUE  cambiare un’opzione dell’edizione; si può ripetere
      --seed S             un numero intero: lo stesso seme dà la stessa partita
      --seat I             il tuo posto, contato da 0 (predefinito: 0)
      --bots A,B,...       i tuoi avversari: un bot per tutti, o uno per ciascuno
      --name NAME          il tuo nome, per la registrazione
      --save FILE          salvare la partita a ogni mossa, anche quando esci
      --load FILE          continuare una partita salvata
      --lang LANG          la lingua

    Scegli un numero, o scrivi una mossa come nelle registrazioni, per esempio
    R2>1. Ciò che non è permesso viene spiegato. Un punto interrogativo elenca
    che cos’altro puoi scrivere. Con Ctrl-D e Ctrl-C lasci la partita. Le mosse
    possono venire anche da un file o da un programma, una per riga.

    I bot, dal più facile: random, novice, casual, steady, skilled, expert,
    master; con un temperamento: steady/careful, steady/bold, steady/spiteful.

    Esempi:
      tusch play figaro --players 3 --edition dutch
      tusch play figaro --bots casual,steady/bold,expert
      tusch play flohcati --save circus.jsonl
      tusch play --load circus.jsonl --save circus.jsonl
cli-help-simulate =
    tusch simulate: far giocare i bot tra loro, scrivere registrazioni, stampare
    un riassunto

    Uso: tusch simulate GIOCO [opzioni]

      GIOCO                figaro o flohcati
      --players N          quanti giocano (predefinito: 4, o quanti ne nomina
                           --bots)
      --games K            quante partite (predefinito: 100)
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAME=VALUE  cambiare un’opzione dell’edizione; si può ripetere
      --seed S             un numero intero: lo stesso seme dà lo stesso file
      --bots A,B,...       chi gioca: un nome per tutti, o uno per posto (random)
      --out FILE           dove vanno le registrazioni; - è lo standard output
      --lang LANG          la lingua

    La partita k del seme S è la stessa per qualsiasi numero di partite: il suo
    mazziere pesca da random.Random("S/k/dealer") di Python, il bot al posto i da
    random.Random("S/k/seat i"). Il file appare quando tutte le partite sono
    giocate; dopo Ctrl-C ha quelle che erano finite.

    Esempi:
      tusch simulate figaro --players 5 --games 1000 --seed 7 --out games.jsonl
      tusch simulate figaro --edition dutch --option exchange=off
      tusch simulate flohcati --bots random,random --out - | tusch replay -
cli-help-arena =
    tusch arena: misurare i bot tra loro sulle stesse distribuzioni

    Uso: tusch arena GIOCO --bots A,B,... [opzioni]

      GIOCO                figaro o flohcati
      --bots A,B,...       chi gioca: se sono meno o più dei posti, fanno a turno
      --players N          quanti siedono a un tavolo (predefinito: 4)
      --games K            quante partite (predefinito: 100)
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAME=VALUE  cambiare un’opzione dell’edizione; si può ripetere
      --seed S             un numero intero: lo stesso seme dà le stesse partite
      --workers W          quante partite insieme (predefinito: una per core)
      --out FILE           dove vanno le registrazioni; lo stesso comando continua
                           da lì; - è lo standard output
      --plot FILE.svg      disegnare le valutazioni
      --adjusted           stampare anche le quote senza la fortuna delle carte, e
                           quante volte meno partite servono
      --lang LANG          la lingua

    Ogni distribuzione si gioca una volta per ogni rotazione dei posti, così la
    fortuna si annulla. Gli intervalli sono al 95%; una valutazione più alta di
    400 è dieci volte la forza. Con meno di 10 distribuzioni non ci sono
    intervalli.

      random, greedy       qualsiasi cosa; regole pratiche
      novice ... master    livelli: novice, casual, steady, skilled, expert, master
      steady/bold          un temperamento: careful, bold o spiteful
      master:20ms          un livello che non pensa più a lungo di così
      search:2000          ricerca con un budget in partite simulate; search:20ms
                           in tempo
      flat:200, ismcts:200,
      openspiel:200,
      openspiel-max:200    ricerche per confronto
      module:Class         una tua classe Python
      program:COMANDO      qualsiasi programma che parla in righe JSON

    Esempi:
      tusch arena figaro --bots greedy,random,random,random --games 400
      tusch arena flohcati --players 2 --bots steady,greedy/bold --plot x.svg
cli-help-replay =
    tusch replay: rigiocare registrazioni secondo le regole e controllarle

    Uso: tusch replay FILE [--legal]

      FILE         registrazioni, una per riga; - è lo standard input
      --legal      stampare che cosa poteva fare ogni giocatore a ogni decisione,
                   in una riga di JSON; il resoconto va allora sullo standard
                   error
      --lang LANG  la lingua

    Registrazioni e voci si contano da 0. Il codice d’uscita è 1 se una
    registrazione non è valida.

    Esempi:
      tusch replay games.jsonl
      tusch replay games.jsonl --legal > decisions.jsonl
cli-help-coach =
    tusch coach: quanto valeva ogni decisione, e quanto era fortuna

    Uso: tusch coach FILE [opzioni]

      FILE               registrazioni di partite finite; - è lo standard input
      --seat N           quale posto, da 0 (predefinito: 0)
      --all              tutti i posti
      --record K         una registrazione del file, da 0 (predefinito: tutte)
      --budget PLAYOUTS  quante simulazioni per decisione (predefinito: 4096)
      --json             un oggetto per partita e posto; con --summary, uno
                         a testa
      --plot FILE.svg    disegnare la curva e il bilancio di un posto
      --workers W        quante partite alla volta, con --json o --summary
                         (predefinito: 1)
      --summary          quanto ha perso ciascuno, in tutte le partite
      --lang LANG        la lingua

    Una mossa è detta costosa solo se un’altra era migliore senza alcun dubbio,
    per quanto si poteva sapere da quel posto. Il codice d’uscita è 1 se una
    registrazione non è valida o non è finita.

    Esempi:
      tusch coach games.jsonl --seat 2
      tusch coach games.jsonl --record 3 --seat 1 --plot game.svg
      tusch coach games.jsonl --all --workers 2 --summary
cli-help-rules =
    tusch rules: stampare le regole di un gioco, articolo per articolo

    Uso: tusch rules GIOCO [opzioni]

      GIOCO                figaro o flohcati
      --edition E          figaro: davinci, aid, dutch; flohcati: amigo
      --option NAME=VALUE  cambiare un’opzione dell’edizione; si può ripetere
      --lang LANG          la lingua

    Esempi:
      tusch rules figaro --edition dutch
      tusch rules flohcati | less

## Errors

cli-error-command = Comando sconosciuto «{ $value }»; i comandi sono { $allowed }.
cli-error-option = Opzione sconosciuta { $value }; qui le opzioni sono { $allowed }.
cli-error-game = Indica un gioco: { $either }.
cli-error-missing = Manca { $value }; --help dice che cosa va dove.
cli-error-value = L’opzione { $option } vuole un valore.
cli-error-number = { $option } vuole un numero intero, non «{ $value }».
cli-error-flag = { $option } non vuole un valore come «{ $value }».
cli-error-unused = «{ $value }» qui non serve; --help dice che cosa va dove.
cli-error-twice = L’opzione { $option } si può dare una volta sola.
cli-error-other = { $reason }
cli-error-file = { $file }: { $reason }.
cli-error-text = Manca il testo «{ $value }»; il suo posto è in { $file }.
cli-error-output = Non tutto si è potuto leggere o scrivere: { $reason }.
cli-error-language =
    { $allowed-count ->
        [one] Lingua sconosciuta «{ $value }»; c’è solo { $allowed }.
       *[other] Lingua sconosciuta «{ $value }»; le lingue sono { $allowed }.
    }
cli-error-least = { $option } non può essere { $value }; deve essere { $least } o più.
cli-error-bots =
    Ci sono { $value } bot per { $count } posti; nomina un bot per tutti i posti, o uno per posto.
cli-error-seat = Non c’è un posto { $value }; i posti di questo tavolo sono { $allowed }.
cli-error-loaded = { $option } non si può cambiare: --load lo prende dalla partita salvata.
cli-error-loaded-game = La partita salvata è { $game }, non «{ $value }».
cli-error-records = Ci sono { $count } registrazioni in { $file }; una partita da continuare è una sola registrazione.
cli-compiling = La ricerca per { $game } si sta compilando per questa macchina, una volta per tutte; poi cominciano le partite.

## Simulate

cli-simulate-played =
    { $games ->
        [one] { $game } ({ $edition }), { $players } giocatori, seme { $seed }: { $games } partita.
       *[other] { $game } ({ $edition }), { $players } giocatori, seme { $seed }: { $games } partite.
    }
cli-simulate-seat =
    { $wins ->
        [one] Posto { $number }, { $name }: { $wins } vittoria, totale medio { $average }.
       *[other] Posto { $number }, { $name }: { $wins } vittorie, totale medio { $average }.
    }
cli-simulate-moves = Mosse dei giocatori in una partita: { $average } in media.
cli-simulate-speed = Tempo: { $seconds } secondi, { $speed } partite al secondo.
cli-simulate-stopped =
    { $count ->
        [0] Interruzione prima della fine di una partita.
        [one] Interruzione: è finita { $count } partita su { $games }.
       *[other] Interruzione: sono finite { $count } partite su { $games }.
    }

## Replay

cli-replay-bad = { $file }, riga { $line }, registrazione { $record }: { $reason }
cli-coach-empty = In { $file } non c’è nessuna partita.
# No agreement with $finished, $running and $bad: these counts stand after a colon.
cli-replay-found =
    { $file }: { $records ->
        [one] { $records } registrazione
       *[other] { $records } registrazioni
    } (partite finite: { $finished }, in corso: { $running }), { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }, registrazioni non valide: { $bad }.
cli-replay-game =
    { $count ->
        [one] { $game }: { $count } partita
       *[other] { $game }: { $count } partite
    }

## Play: beginning and end

cli-play-begin =
    { $game } ({ $edition }), { $players } giocatori, seme { $seed }. Nelle mosse il tuo numero è { $number }. Scrivi ? per vedere che cosa puoi scrivere.
cli-play-with = Giochi contro { $others }.
cli-play-bot = { $name } ({ $level })
cli-play-loaded =
    { $moves ->
        [one] La partita salvata continua dopo { $moves } mossa. Dalla tua ultima mossa:
       *[other] La partita salvata continua dopo { $moves } mosse. Dalla tua ultima mossa:
    }
cli-play-no-terminal =
    A { $game } si gioca scrivendo, e qui nessuno può scrivere. Per giocare, lancia lo stesso
    comando in un terminale. Ecco che cosa funziona anche senza:

      tusch play { $name } < FILE    giocare con le righe di un file
      tusch simulate { $name }       far giocare i bot tra loro
      tusch rules { $name }          leggere le regole
cli-play-name = Giocatore
cli-play-score = Il punteggio:
cli-play-place =
    { $seat-is ->
        [you] { $won ->
            [yes] Tu: { $total }, e vinci.
           *[no] Tu: { $total }.
        }
       *[other] { $won ->
            [yes] { $seat }: { $total }, vittoria.
           *[no] { $seat }: { $total }.
        }
    }
cli-play-reason = { $points }: { $text } ({ $clause })
cli-play-left = Lasci la partita.
cli-play-saved = La partita è salvata in { $file }.
cli-play-saving = La partita è salvata in { $file }, d’ora in poi a ogni mossa.
cli-play-go-on = Continua con: tusch play { $name } --load { $file } --save { $file }
cli-play-unsaved = Questa partita non è salvata. La prossima volta comincia con: tusch play { $name } --save FILE, o scrivi save FILE prima di uscire. Poi continua con: tusch play { $name } --load FILE

## Play: your decision

cli-play-turn = Tocca a te.
cli-play-still = Tocca ancora a te.
cli-play-asked = Devi decidere qualcosa.
cli-play-may = Scegli:
cli-play-choice = { $number }. { $text } [{ $move }]
cli-play-prompt =
    { $count ->
        [one] La tua mossa (Invio, o ? per l’aiuto):
       *[other] La tua mossa (da 1 a { $count }, o ? per l’aiuto):
    }
cli-play-number =
    { $count ->
        [one] C’è solo il numero 1 da scegliere.
       *[other] Scrivi un numero da 1 a { $count }.
    }
cli-play-forms = «{ $value }» non è né una mossa né un comando. Le mosse si scrivono come { $allowed }; scrivi ? per vedere i comandi.
cli-play-why-not = Non si può. { $text } ({ $clause })
cli-play-why-possible = Si può fare.
cli-play-why-what = Scrivi why e una mossa, per esempio: why { $example }
cli-play-save-what = Scrivi save e il nome di un file, per esempio: save game.jsonl
cli-play-not-saved = Non è stato possibile salvare la partita: { $file }: { $reason }.
cli-play-no-clause = L’articolo «{ $value }» non esiste; vanno da { $first } a { $last }.
cli-play-commands =
    Puoi scrivere:
      un numero     ciò che la lista offre con quel numero
      una mossa     come sta tra parentesi quadre alla fine di una riga
      moves         di nuovo la lista
      table         che cosa c’è in tavola
      hand          la tua mano
      discard       gli scarti, dove ce ne sono
      log           tutto ciò che è successo
      why MOSSA     perché una mossa non è possibile
      rules         le regole; rules { $clause } per un solo articolo
      save FILE     salvare la partita
      quit          lasciare la partita, come Ctrl-D e Ctrl-C

## Play: what lies where, in Figaro

cli-figaro-round =
    { $king-is ->
        [you] Manche { $round } di { $rounds }. Hai il Re.
       *[other] Manche { $round } di { $rounds }. { $king } ha il Re.
    }
cli-figaro-removed = Nella scatola: { $out }.
cli-figaro-pieces =
    { $when ->
        [now] Pezzi di strada di questa manche: { $lengths }.
       *[later] Pezzi di strada della manche { $round }: { $lengths }.
    }
cli-figaro-seat =
    { $seat-is ->
        [you] [{ $number }] Tu: { $display }; { $stack }; { $road }; { $held } in mano.
       *[other] [{ $number }] { $seat }: { $display }; { $stack }; { $road }; { $held } in mano.
    }
cli-figaro-display = { $shown }, valore { $worth }
cli-figaro-display-empty = nessuna carta davanti
cli-figaro-stack-none = nessun mazzetto
cli-figaro-stack-small = un mazzetto piccolo
cli-figaro-stack-middling = un mazzetto medio
cli-figaro-stack-large = un mazzetto grande
cli-figaro-stack-open = un mazzetto di { $held }
cli-figaro-road-none = nessuna strada
cli-figaro-road-very-short = una strada molto corta
cli-figaro-road-short = una strada corta
cli-figaro-road-middling = una strada di media lunghezza
cli-figaro-road-long = una strada lunga
cli-figaro-road-very-long = una strada molto lunga
cli-figaro-road-open = una strada di lunghezza { $length } ({ $pieces })
cli-figaro-lead-away = La tua prossima carta deve andare davanti a un altro giocatore.

## Play: what lies where, in Zirkus Flohcati

cli-flohcati-deck =
    { $count ->
        [0] Il mazzo è vuoto.
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { $count } carte.
    }
cli-flohcati-row = La fila: { $shown }.
cli-flohcati-row-empty = La fila è vuota.
cli-flohcati-seat =
    { $seat-is ->
        [you] [{ $number }] Tu: { $held } in mano; { $laid }.
       *[other] [{ $number }] { $seat }: { $held } in mano; { $laid }.
    }
cli-flohcati-trios =
    { $count ->
        [0] nessun tris
        [one] un tris ({ $shown })
       *[other] { $count } tris ({ $shown })
    }

## Play: in every game

cli-cards =
    { $count ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $count } carte
    }
cli-hand = La tua mano: { $shown }.
cli-hand-empty = La tua mano è vuota.
cli-discard = Gli scarti: { $shown }.
cli-discard-empty = Non ci sono scarti.
cli-card = { $name } [{ $notation }]
