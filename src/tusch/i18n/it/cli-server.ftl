### What the commands of the table server say.

## Help

cli-help-serve =
    tusch serve: avviare il server dei tavoli

    Uso: tusch serve [opzioni]

      --host HOST      dove ascoltare (predefinito: 127.0.0.1, solo
                       questa macchina)
      --port N         la porta (predefinito: 8000; 0: una libera qualsiasi)
      --data FILE      dove si tengono tutti i tavoli (predefinito:
                       tusch/tusch.db nella cartella dei dati
                       dell’utente), o postgresql://USER@HOST/NAME
      --origin ORIGIN  un indirizzo con cui lo si apre, come
                       https://tusch.example.org; si può ripetere. Serve, a meno
                       che il server ascolti solo questa macchina
      --proxy ADDRESS  un proxy a cui si crede quando dice da dove viene la gente;
                       si può ripetere
      --hsts           d’ora in poi i browser vengono solo con https; ogni
                       origine deve essere https
      --connections N  connessioni che un indirizzo può avere (predefinito: 400)
      --lan            ascoltare anche la rete locale, e mostrare l’indirizzo
                       come codice QR; con --host solo quel suo indirizzo
      --workers N      processi in cui i bot pensano (predefinito: uno in meno
                       dei core, mai di più)
      --bot NAME=BOT   un tuo bot, module:Class o program:COMANDO, e come lo
                       chiamano i tavoli; si può ripetere
      --keep-days N    cancellare i tavoli in cui da tanti giorni non succede
                       niente (predefinito: 365; 0: mai)
      --coach-budget N simulazioni del coach per una decisione (predefinito:
                       4096, senza numba 32; 0: nessun coach)
      --metrics-port N una porta da cui solo questa macchina può leggere misure
      --log FORM       text (predefinito) o json
      --config FILE    un file TOML con queste impostazioni
      --lang LANG      la lingua

    Ogni impostazione può venire anche dall’ambiente (TUSCH_PORT, TUSCH_DATA,
    TUSCH_KEEP_DAYS e così via) o dal file. Un’opzione viene prima dell’ambiente,
    e questo prima del file. SIGTERM e Ctrl-C fermano il server quando ha finito
    ciò che sta facendo.

    Esempi:
      tusch serve --port 9000 --data tables.db
      tusch serve --lan
      tusch serve --origin https://tusch.example.org --proxy 127.0.0.1
cli-help-backup =
    tusch backup: copiare i dati di un server, anche mentre è in funzione

    Uso: tusch backup FILE [opzioni]

      FILE           la copia; non deve esistere ancora
      --data FILE    i dati, come per tusch serve
      --config FILE  un file TOML con le impostazioni del server
      --lang LANG    la lingua

    La copia contiene i segreti delle partite ancora in corso: non darla a
    nessuno.

    Esempi:
      tusch backup tusch-monday.db
      tusch backup copy.db --data /var/lib/tusch/tusch.db
cli-help-restore =
    tusch restore: rimettere a posto una copia dei dati; il server non deve essere
    in funzione

    Uso: tusch restore FILE [opzioni]

      FILE           una copia fatta da tusch backup
      --data FILE    dove va, come per tusch serve
      --config FILE  un file TOML con le impostazioni del server
      --replace      metterla al posto dei dati che ci sono; quelli vanno persi
      --lang LANG    la lingua

    Esempi:
      tusch restore tusch-monday.db --replace
      tusch restore copy.db --data /var/lib/tusch/tusch.db
cli-help-move =
    tusch move: copiare tutti i dati altrove, da un file a PostgreSQL o viceversa

    Uso: tusch move SOURCE TARGET [opzioni]

      SOURCE       un file, o un database come postgresql://...; nessun server
                   deve essere in funzione
      TARGET       la destinazione; non deve esserci ancora nulla
      --lang LANG  la lingua

    Alla fine si confronta ogni riga. L’origine resta com’è.

    Esempi:
      tusch move tusch.db postgresql://tusch@db.example.org/tusch
      tusch move postgresql://tusch@db.example.org/tusch tusch.db
cli-help-tables =
    tusch tables: elencare i tavoli di un server, anche mentre è in funzione

    Uso: tusch tables [CODICE] [opzioni]

      CODICE         un solo tavolo, con il codice che si digita
      --data FILE    i dati, come per tusch serve
      --config FILE  un file TOML con le impostazioni del server
      --lang LANG    la lingua

    Ogni riga dice il codice, quando è successo qualcosa l’ultima volta, il gioco,
    chi gioca, e come si chiama il tavolo nel log. Con un codice si entra: tienili
    per te.

    Esempi:
      tusch tables --data /var/lib/tusch/tusch.db
      tusch tables K7P2QX
cli-help-check =
    tusch check: cercare danni nei dati di un server, anche mentre è in funzione

    Uso: tusch check [FILE] [opzioni]

      FILE           i dati o una loro copia (altrimenti come per tusch serve)
      --data FILE    i dati, come per tusch serve
      --config FILE  un file TOML con le impostazioni del server
      --lang LANG    la lingua

    Ogni pagina del file viene controllata, e ogni tavolo rigiocato dal suo
    registro. Il codice d’uscita è 1 se qualcosa è danneggiato. Al prossimo avvio
    il server mette da parte il file danneggiato e tiene tutti i tavoli intatti.

    Esempi:
      tusch check tusch-monday.db
      tusch check --data /var/lib/tusch/tusch.db
cli-help-trust-clock =
    tusch trust-clock: confermare che l’orologio di questa macchina è giusto,
    anche mentre il server è in funzione

    Uso: tusch trust-clock [opzioni]

      --data FILE    i dati, come per tusch serve
      --config FILE  un file TOML con le impostazioni del server
      --lang LANG    la lingua

    Dopo un salto dell’orologio di più di un giorno, o una lunga pausa, il server
    non cancella nessun vecchio tavolo finché non è stato in funzione per sette
    giorni. Con questo comando ricomincia al prossimo controllo, entro un’ora.

    Esempi:
      tusch trust-clock --data /var/lib/tusch/tusch.db
      tusch trust-clock --config tusch.toml
cli-help-verify =
    tusch verify: controllare che le distribuzioni delle registrazioni fossero
    fissate in anticipo

    Uso: tusch verify FILE [opzioni]

      FILE              un file di registrazioni, una per riga; - è lo standard
                        input
      --commitment HEX  ciò che il tuo tavolo ha mostrato prima della prima carta;
                        se le registrazioni sono più d’una, RECORD:HEX dice quale
      --seed SEAT:HEX   un seme che hai aggiunto, o visto all’inizio della partita;
                        i posti si contano da 0; anche RECORD:SEAT:HEX; si può
                        ripetere
      --lang LANG       la lingua

    Ogni carta si distribuisce di nuovo a partire dal segreto e dai semi dei
    giocatori, e la cronaca deve portare al risultato. Senza --commitment nessuno
    può dire se il segreto è quello promesso prima della prima carta.

    Registrazioni e voci si contano da 0. Il codice d’uscita è 1 se una
    registrazione non è valida.

    Esempi:
      tusch verify game.jsonl
      tusch verify game.jsonl --seed 0:00ff

## Verify

cli-verify-record = { $file }, riga { $line }, registrazione { $record }: { $reason }
cli-verify-commitment = Impegno { $value }.
cli-verify-option-commitment = --commitment vuole HEX o RECORD:HEX, con 64 cifre esadecimali, non «{ $value }».
cli-verify-option-seed = --seed vuole SEAT:HEX o RECORD:SEAT:HEX, con al massimo 64 cifre esadecimali, non «{ $value }».
# No agreement with $fair, $without and $bad: these counts stand after a colon.
cli-verify-found =
    { $file }: { $records ->
        [one] { $records } registrazione
       *[other] { $records } registrazioni
    }; corrette: { $fair }, niente da controllare: { $without }, non valide: { $bad }.
cli-verify-no-record = Non c’è la registrazione { $value } in { $file }, che ne ha { $count }; si contano da 0.
cli-verify-uncompared =
    { $records ->
        [0] Niente è stato confrontato con quello che ricordi: { $file } non ha registrazioni.
       *[other] Non tutto è stato confrontato con quello che ricordi: in { $file }, registrazioni che non promettono niente: { $count } su { $records }.
    }

## Serve: settings

cli-setting-number = { $option } vuole un numero intero da { $first } a { $last }, non «{ $value }».
cli-setting-switch = { $option } vuole yes o no, non «{ $value }».
cli-setting-word = { $option } non può essere «{ $value }»; le scelte sono { $allowed }.
cli-setting-bot = { $option }: «{ $value }» non è un tuo bot; si scrive come anna=bots:Anna o anna=program:COMANDO, con un nome che nessun altro bot ha.
cli-setting-hsts = { $option } richiede https: ogni --origin deve cominciare con https://.
cli-setting-lan = Questa macchina non ha un indirizzo su una rete locale; nominane uno con --host.
cli-setting-lan-host = { $value } non è un indirizzo di una rete locale.
cli-setting-host = { $option } vuole il nome o il numero di un indirizzo, non «{ $value }».
cli-setting-text = { $option } vuole un testo.
cli-setting-origin = { $option }: «{ $value }» non è un’origine; le origini si scrivono come https://example.org o http://192.0.2.7:8000, in minuscole, senza barra alla fine.
cli-setting-proxy = { $option }: «{ $value }» non è il numero di un indirizzo o di una rete, come 127.0.0.1 o 10.0.0.0/8.
cli-setting-unknown = { $file }: impostazione sconosciuta «{ $value }»; le impostazioni sono { $allowed }.
cli-setting-file = { $file } non si può leggere come TOML: { $reason }.
cli-setting-public = { $value } è aperto ad altri: nomina gli indirizzi con cui si apre il server, come in --origin https://example.org.
cli-setting-name = { $option }: «{ $value }» è un nome, che può portare ovunque: prendi un numero come 127.0.0.1, o nomina gli indirizzi con cui si apre il server, come in --origin https://example.org.
cli-setting-same-port = { $option } non può essere { $value }: è la porta dei giocatori. Scegline un’altra per le metriche.

## Serve: start

cli-serve-ready = In ascolto su { $address }. Dati: { $file }
cli-serve-lan = Gli altri su questa rete aprono { $address }
cli-serve-open = Si apre all’indirizzo { $address }
cli-home-ready = Il server risponde su { $address }. Dati: { $file }. Ctrl-C lo ferma.
cli-home-runs = Il server è già in funzione su { $address }.
cli-home-alone = Il server è già in funzione su { $address }, ma non per la rete locale: fermalo con Ctrl-C dove è stato avviato, poi avvia tusch --lan.
cli-serve-stopped = Il server è fermo.
cli-serve-busy = La porta { $port } di { $host } è in uso da un altro programma; scegli un altro { $option }.
cli-serve-address = Non è possibile ascoltare sulla porta { $port } di { $host }: { $reason }.
cli-serve-failed = Il server non è partito; le righe qui sopra dicono perché.
cli-serve-bot = Un bot delle impostazioni non si può usare: { $reason }

## A wrong address

cli-elsewhere-title = Non a questo indirizzo
cli-elsewhere-visitor = Questo server dei tavoli non risponde all’indirizzo richiesto. Aprilo a quello che ti hanno dato.
cli-elsewhere-host = Lo gestisci tu? Il proxy deve passare l’host richiesto, e --origin deve nominarlo. Il log dice quale host è stato chiesto e quali sono permessi.

## Backup

cli-backup-done =
    { $data } è stato copiato in { $file }: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }.
cli-move-done = { $data } è stato copiato in { $file }, e i due sono identici.
cli-restore-done = { $file } è stato rimesso a posto come { $data }.
cli-restore-exists = { $file } esiste già: con --replace la copia prende il suo posto, e ciò che c’è va perso.

## Orologio

cli-trust-clock-done =
    { $data }: entro un’ora i vecchi tavoli vengono di nuovo cancellati, e non solo dopo { $days ->
        [one] un altro giorno
       *[other] altri { $days } giorni
    } di funzionamento.
cli-trust-clock-free = { $data }: non c’era niente in sospeso; qualunque ora segni adesso l’orologio, sarà creduta.

## Controllo

cli-check-fault = { $file }: { $reason }
cli-check-table = Il tavolo { $table } è danneggiato; il suo codice è { $code }.
cli-check-empty = { $file } è vuoto: non è un file di tavoli, nemmeno di nessuno.
cli-check-found =
    { $file }: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $damaged ->
        [one] { $damaged } danneggiato
       *[other] { $damaged } danneggiati
    }.
cli-tables-line =
    { $code }  { $when }  { $game }, { $status ->
        [waiting] in attesa di giocatori
        [playing] in corso
        [damaged] danneggiata
       *[over] finita
    }: { $people } (nel log { $table })
cli-tables-found =
    { $file }: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }.
cli-tables-none = { $file } non ha un tavolo { $value }; tusch tables elenca quelli che ci sono.
