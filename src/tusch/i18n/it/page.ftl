### What players read on the page, besides the words of the games.

## Home

page-tagline = Due piccoli giochi di carte di Reiner Knizia, per una sera o per cento.
page-about-figaro = Pasticci a corte: metti le tue carte davanti agli altri giocatori, e la colpa se la prendono loro. 3-6 giocatori dagli 8 anni, mezz’ora.
page-about-flohcati = Un circo di pulci: scoprire ancora una carta, o prendere quello che c’è? 2-5 giocatori dai 7 anni, un quarto d’ora.
page-play-now = Gioca subito
page-friends = Con gli amici
page-learn = Impara
page-rules = Regole
page-join = Unisciti a un tavolo
page-join-go = Vai
page-open-tables = Tavoli che aspettano giocatori
page-open-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
page-my-games = Le mie partite
page-settings = Impostazioni
page-about = Informazioni
page-home = Inizio
page-guest = Ospite

## Before the game

page-seats = Posti
page-seat-open = libero
page-sit = Siediti qui
page-stand = Alzati
page-kick = Invita a uscire
page-take-bot = Dai il posto a un bot
page-open-seat = Libera il posto
page-host = host
page-bot = bot
page-your-name = Il tuo nome
page-start = Comincia la partita
page-start-about = I posti ancora liberi vanno ai bot.
page-waiting-for-host = La partita la comincia chi ospita il tavolo.
page-invite = Invita amici
page-invite-about = Chi ha il link o il codice può prendere un posto.
page-code = Codice del tavolo
page-qr = Codice QR del link a questo tavolo
page-link = Link a questo tavolo
page-share = Condividi
page-copied = Copiato

## At the table

page-you = Tu
page-nothing = niente
page-hand = La tua mano
page-hand-size =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
# The name of a card that cannot be played now.
page-card-not-now = { $name }, adesso non si può
page-stand-in = al suo posto gioca un bot
page-back = Sono di nuovo qui
page-back-about = Un bot gioca per te.
page-away = assente
page-turn-of = { $name } sta pensando…
page-your-turn = È il tuo turno.
page-not-your-turn = Non è ancora il tuo turno.
page-dealing = Si distribuiscono le carte…
page-over = La partita è finita.
page-stale = Nel frattempo la partita è andata avanti; guarda di nuovo.
page-sort-value = Ordina per valore
page-sort-colour = Ordina per colore
page-sort-attraction = Ordina per attrazione
page-log = Registro
page-log-undone =
    { $seat-is ->
        [you] Ritiri la tua ultima mossa.
       *[other] { $seat } ritira la sua ultima mossa.
    }
page-chat = Chat
page-chat-say = Di’ qualcosa
page-chat-send = Invia
page-reaction-applause = Applauso
page-reaction-laugh = Risata
page-reaction-surprise = Sorpresa
page-reaction-sigh = Sospiro
page-reaction-thanks = Grazie
page-reaction-hurry = Dai, veloce
page-undo = Ritira la mossa
page-undo-asked = { $name } vorrebbe ritirare la sua ultima mossa.
page-undo-waiting = Si chiede agli altri se { $name } può ritirare la sua ultima mossa.
page-undo-agree = Va bene
page-undo-deny = No
page-clock =
    { $seconds ->
        [one] ancora { $seconds } secondo
       *[other] ancora { $seconds } secondi
    }
page-clause = Perché? { $clause }
page-curtain = È il turno di { $name }
page-curtain-about = Passa il dispositivo. Adesso nessun altro deve guardare.
page-curtain-open = Sono { $name }
page-menu = Menu
page-close = Chiudi
page-leave = Lascia il tavolo
page-leave-sure = Lascia, continua un bot
page-stay = Resta
page-hand-over = Continua su un altro dispositivo
page-hand-over-about = Con un codice riprendi lì il tuo posto, una volta sola, entro dieci minuti.
page-hand-over-ask = Mostra il codice
page-claim-about = Giochi già qui su un altro dispositivo? Inserisci il codice che mostra.
page-claim-code = Codice dell’altro dispositivo
page-claim = Riprendi il posto
page-fair = Distribuzione leale
page-fair-about = Questo numero è stato fissato prima della prima carta. Alla fine si mostra il segreto che c’è dietro, e tutti possono controllare che nessuna carta sia stata cambiata.

## Figaro at the table

page-figaro-king = ha il Re
page-figaro-round = Manche { $round } di 3
page-figaro-pieces = Pezzi di strada di questa manche
page-figaro-piece = Un pezzo di strada di lunghezza { $length }
# What a screen reader says about a seat; $stack and $road are rough sizes in words.
page-figaro-seat = Area: { $display }. Mazzetto: { $stack }. Strada: { $road }.
page-figaro-choose-card = Prima scegli una carta della tua mano.
page-stack-none = nessuno
page-stack-small = piccolo
page-stack-middling = medio
page-stack-large = grande
page-road-none = nessuna
page-road-small = corta
page-road-middling = media
page-road-large = lunga
page-do-figaro-play = Tocca a te: scegli una carta, poi un’area.
page-do-figaro-exchange = Vuoi scambiare un pezzo di strada?
page-total-figaro = Strada { $total }

## Flohcati at the table

page-flohcati-deck =
    { $count ->
        [one] Mazzo, ancora { $count } carta. Scopri
       *[other] Mazzo, ancora { $count } carte. Scopri
    }
page-flohcati-flip = Scopri
page-flohcati-discard =
    { $count ->
        [one] Scarti, { $count } carta
       *[other] Scarti, { $count } carte
    }
page-flohcati-row = La fila
page-flohcati-row-empty = La fila è vuota.
page-flohcati-hand-empty = La tua mano è ancora vuota.
page-flohcati-trios =
    { $count ->
        [0] Nessun tris calato
        [one] { $count } tris calato
       *[other] { $count } tris calati
    }
page-flohcati-gala = Gran Galà!
page-do-flohcati-turn = Tocca a te: scopri una carta, o prendine una dalla fila.
page-do-flohcati-fanfare-take = Prendi una carta dalla fila.
page-do-flohcati-demand = A chi chiedi una carta?
page-do-flohcati-steal = A chi rubi una carta?
page-do-flohcati-give = Ti chiedono una carta: quale dai?
page-do-flohcati-finish = Cala un tris, apri il Gran Galà o finisci il tuo turno.
page-total-flohcati =
    { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }

## After the game

page-score = Risultato
page-winner = Vittoria
page-rematch = Gioca ancora
page-rematch-join = Alla prossima partita
page-replay = Rivedi la partita

## Settings

page-language = Lingua
page-sound = Suono
page-motion = Movimento
page-motion-off = nessuno
page-motion-quick = veloce
page-motion-normal = normale
page-motion-slow = lento
page-theme = Chiaro o scuro
page-theme-auto = come il sistema
page-theme-light = chiaro
page-theme-dark = scuro
page-card-size = Grandezza delle carte
page-notices = Avvisami quando è il mio turno

## What goes wrong

page-connecting = Connessione…
page-lost = Connessione persa, nuovo tentativo…
page-offline = Sei offline. Appena torna la connessione, la partita continua.
page-newer = C’è una versione più recente di questa pagina.
page-renew = Usala
page-nowhere = Qui non c’è niente.
page-kicked = Chi ospita il tavolo ha liberato il tuo posto.
page-moved = Il tuo posto è ora su un altro dispositivo.
page-misfit = Questa pagina e il server non si capiscono: uno dei due è più vecchio. Ricarica la pagina.
page-game-unknown = Questa pagina non sa mostrare questo gioco. Ricaricala: forse il server ne ha una più recente.
page-error = Qualcosa non ha funzionato; è colpa nostra. Ricarica la pagina, per favore.
page-reload = Ricarica

## Making a table

page-new = Nuovo tavolo
page-game = Gioco
page-players = { $first }-{ $last } giocatori
page-number-of-players = Giocatori
page-all-friends = Amici, ognuno con il suo dispositivo
page-all-here = Tutti su questo dispositivo
page-all-bots = Solo bot
page-seat-kind = Chi siede al posto { $number }
page-seat-here = su questo dispositivo
page-seat-bot = bot
page-seat-number = Posto { $number }
page-player = Giocatore { $number }
page-name-of = Nome al posto { $number }
page-level = Livello
page-temper = Temperamento
page-temper-none = equilibrato
page-edition = Edizione
page-options = Singole opzioni
page-table = Tavolo
page-listed = Mostra il tavolo a tutti nella pagina iniziale
page-clock-move = Tempo per una mossa
page-clock-away = Attesa prima che un bot giochi per chi è assente
page-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
page-off = senza limite
page-never = mai
page-spectators = Spettatori ammessi
page-first = Chi comincia
page-first-chance = decide il caso
page-pace = Ritmo dei bot
page-make = Crea il tavolo

## My games, settings, about, rules

page-import = Apri una partita salvata
page-status-waiting = in attesa
page-status-playing = in corso
page-status-over = finita
page-go-on = Continua
page-no-games = Qui non hai ancora giocato.
page-forget = Dimenticami
page-forget-about = La tua sessione e il tuo nome vengono cancellati da questo server, e le tue impostazioni da questo dispositivo. I tuoi posti vanno ai bot.
page-forget-sure = Sì, dimenticami
page-about-what = Con tusch giochi a Figaro e a Zirkus Flohcati, due giochi di carte di Reiner Knizia, con amici e con bot, esattamente secondo le loro regole.
page-about-notice = I giochi sono di Reiner Knizia. I testi delle regole, i disegni e il programma sono nostri; questo non è un prodotto dell’autore né di un editore.
page-about-fair = Ogni distribuzione è fissata prima della prima carta, e dopo si può controllare. Questo mostra che niente è stato cambiato; non può mostrare che chi gestisce il server non abbia guardato.
page-about-privacy = Niente account, niente tracciamento: un cookie ricorda il tuo posto, e di te non si conserva altro.
page-about-licences = Licenze del software di questa pagina
page-ruling = Perché è così?
page-rules-note = In questa edizione: { $text }
page-examples = Esempi svolti

## Replay

page-import-about = Scegli una registrazione: un file di questa pagina, della riga di comando o di un altro server.
page-export = Salva la registrazione
page-spectator = Spettatore
page-replay-from = Punto di vista
page-replay-first = All’inizio
page-replay-back = Un passo indietro
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-next = Un passo avanti
page-replay-last = Alla fine
page-replay-entry = Punto della partita
page-replay-at = { $at } di { $last }
page-replay-play-on = Continua a giocare da qui
page-fair-check = Controlla la distribuzione
page-fair-good = La distribuzione è leale: ogni carta era fissata prima della prima.
page-fair-broken = La distribuzione non è quella promessa: il segreto non corrisponde al numero mostrato prima della partita.
page-fair-entry = La distribuzione non è quella promessa: la voce { $entry } è diversa.
page-fair-none = Questa partita non ha una distribuzione leale da controllare: è stata continuata da una registrazione.
page-why-bot = Perché?
page-why-bot-silent = Ne aveva voglia, e basta.
page-setup = Prepara
