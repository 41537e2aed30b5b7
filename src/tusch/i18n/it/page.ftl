### What players read on the page, besides the words of the games.

## Home

page-tagline = Due piccoli giochi di carte di Reiner Knizia, per una sera o per cento.
page-about-figaro = Pasticci a corte: metti le tue carte davanti agli altri giocatori, e la colpa se la prendono loro. 3-6 giocatori dagli 8 anni, mezz’ora.
page-about-flohcati = Un circo di pulci: un’altra carta, o prendere quello che c’è? 2-5 giocatori dai 7 anni, un quarto d’ora.
page-play-now = Gioca subito
page-friends = Con gli amici
page-learn = Impara a giocare
page-rules = Regole
page-join = Unisciti a un tavolo
page-join-go = Unisciti
page-open-tables = Tavoli in attesa di giocatori
page-open-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
page-my-games = Le mie partite
page-settings = Impostazioni
page-about = Informazioni
page-home = Home
page-guest = Ospite

## Before the game

page-seats = Posti
page-seat-open = libero
page-sit = Siediti qui
page-sit-down = Siediti
page-choose-seat = Scegli il tuo posto
page-stand = Alzati
page-kick = Rimuovi
page-people = A questo tavolo
page-people-seats = gioca per { $names }
page-mute = Togli la parola
page-unmute = Ridai la parola
page-ban = Manda via
page-unban = Fai tornare
page-take-bot = Aggiungi un bot
page-open-seat = Libera il posto
page-host = host
page-bot = bot
page-your-name = Il tuo nome
page-start = Inizia la partita
page-start-about = I posti ancora liberi vanno ai bot.
page-waiting-for-host = Aspettiamo che l’host inizi la partita.
page-invite = Invita gli amici
page-invite-about = Con il link o il codice chiunque può prendere posto.
page-code = Codice del tavolo
page-qr = Codice QR con il link a questo tavolo
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
page-back = Eccomi di nuovo
page-back-about = Un bot gioca per te.
# Said once to whoever comes back.
page-back-moves =
    { $count ->
        [one] Rieccoti: intanto un bot ha fatto { $count } mossa per te.
       *[other] Rieccoti: intanto un bot ha fatto { $count } mosse per te.
    }
page-away = assente
page-turn-of = { $name } sta pensando…
page-turn-away = Aspettiamo { $name }: al momento non c’è.
page-turn-ends = Il tuo turno sta per finire.
page-your-turn = È il tuo turno.
page-not-your-turn = Non è ancora il tuo turno.
page-dealing = Si distribuiscono le carte…
page-over = La partita è finita.
page-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo.
page-sort-value = Ordina per valore
page-sort-colour = Ordina per colore
page-sort-attraction = Ordina per attrazione
page-log = Cronaca
# Stands behind the line about a move that a bot made for whoever was away.
page-log-stand-in = (mossa di un bot)
page-log-undone =
    { $seat-is ->
        [you] Annulli la tua ultima mossa.
       *[other] { $seat } annulla la sua ultima mossa.
    }
page-log-below-level =
    { $seat-is ->
        [you] Colpa nostra: il bot che gioca per te non ha potuto riflettere, e questa mossa è sotto il suo livello.
       *[other] Colpa nostra: { $seat } non ha potuto riflettere su questa mossa, che è sotto il livello abituale.
    }
page-chat = Chat
page-chat-say = Di’ qualcosa
page-chat-send = Invia
page-reaction-applause = Applauso
page-reaction-laugh = Risata
page-reaction-surprise = Sorpresa
page-reaction-sigh = Sospiro
page-reaction-thanks = Grazie
page-reaction-hurry = Sbrigati!
page-undo = Annulla la mossa
page-undo-asked = { $name } vorrebbe annullare la sua ultima mossa.
page-undo-waiting = Gli altri decidono se { $name } può annullare la sua ultima mossa.
page-undo-agree = Va bene
page-undo-deny = No
page-clock =
    { $seconds ->
        [one] ancora { $seconds } secondo
       *[other] ancora { $seconds } secondi
    }
page-clause = Perché? { $clause }
page-curtain = Tocca a { $name }
page-curtain-about = Passa il dispositivo. E gli altri, non sbirciate!
page-curtain-open = Sono { $name }
page-menu = Menu
page-close = Chiudi
page-leave = Lascia il tavolo
page-leave-sure = Lascia, continua un bot
page-stay = Resta
page-hand-over = Continua su un altro dispositivo
page-hand-over-about = Inserisci questo codice sull’altro dispositivo entro dieci minuti, o inquadra l’immagine con la sua fotocamera, per spostare lì il tuo posto. Vale una volta sola.
page-hand-over-ask = Mostra il codice
page-claim-about = Stai già giocando su un altro dispositivo? Inserisci il codice che mostra.
page-claim-code = Codice dell’altro dispositivo
page-claim = Sposta qui il mio posto
page-fair = Distribuzione verificabile
page-fair-about = Questo numero era fissato prima che si vedesse una carta. Alla fine si svela il segreto che c’è dietro, e tutti possono controllare che nessuna carta sia stata cambiata.
page-fair-promise = Questo numero è la promessa del tavolo: con ciò che i giocatori ci mescolano fissa tutte le carte, e nessuno può più cambiarlo. Il tuo dispositivo lo conserva, così dopo la partita puoi controllare la distribuzione.
page-fair-mixed = Il tuo dispositivo ci ha mescolato un seme a caso:

## Figaro at the table

page-figaro-king = ha il Re
page-figaro-round = Manche { $round } di 3
page-figaro-pieces = Pezzi di strada di questa manche
page-figaro-pieces-later = Pezzi di strada della manche { $round }
page-figaro-piece = Un pezzo di strada di lunghezza { $length }
# What a screen reader says about a road piece that only looks long or short.
page-figaro-piece-small = Un pezzo di strada corto
page-figaro-piece-middling = Un pezzo di strada medio
page-figaro-piece-large = Un pezzo di strada lungo
# What a screen reader says about a seat; $stack and $road are rough sizes in words.
page-figaro-seat = Carte davanti: { $display }. Mazzetto: { $stack }. Strada: { $road }.
page-figaro-choose-card = Prima scegli una carta dalla tua mano.
page-stack-none = nessuno
page-stack-small = piccolo
page-stack-middling = medio
page-stack-large = grande
page-road-none = nessuna
page-road-small = corta
page-road-middling = media
page-road-large = lunga
page-do-figaro-play = Tocca a te: scegli una carta, poi un giocatore.
page-do-figaro-exchange = Vuoi scambiare un pezzo di strada?
page-total-figaro = Strada di lunghezza { $total }

## Flohcati at the table

page-flohcati-deck =
    { $count ->
        [one] Mazzo, ancora { $count } carta. Scopri una carta
       *[other] Mazzo, ancora { $count } carte. Scopri una carta
    }
page-flohcati-flip = Scopri carta
page-flohcati-discard =
    { $count ->
        [one] Scarti, { $count } carta
       *[other] Scarti, { $count } carte
    }
page-flohcati-discard-actions = Carte azione
page-flohcati-row = La fila
page-flohcati-row-empty = La fila è vuota.
page-flohcati-hand-empty = La tua mano è vuota.
page-flohcati-trios =
    { $count ->
        [0] Nessun tris calato
        [one] { $count } tris calato
       *[other] { $count } tris calati
    }
page-flohcati-gala = Gran Galà!
page-do-flohcati-turn =
    { $can ->
        [flip] Tocca a te: scopri una carta.
        [take] Tocca a te: prendi una carta dalla fila.
       *[other] Tocca a te: scopri una carta, o prendine una dalla fila.
    }
page-do-flohcati-fanfare-take = Prendi una carta dalla fila.
page-do-flohcati-demand = A chi chiedi una carta?
page-do-flohcati-steal = A chi rubi una carta?
page-do-flohcati-give = Devi dare una carta: quale?
page-do-flohcati-finish =
    { $can ->
        [end] Finisci il tuo turno.
        [end-trio] Cala un tris o finisci il tuo turno.
        [end-gala] Apri il Gran Galà o finisci il tuo turno.
       *[other] Cala un tris, apri il Gran Galà o finisci il tuo turno.
    }
page-total-flohcati =
    { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }

## Scenes: what is said over a moment of the game

page-scene-king =
    { $seat-is ->
        [you] Sei davanti a te: il Re ne ha abbastanza!
       *[other] Sei davanti a { $seat }: il Re ne ha abbastanza!
    }
# What the King shouts.
page-king-says = Basta!
page-scene-round-over =
    { $seat-is ->
        [you] Non hai più carte: la manche è finita, e il Re è tuo.
       *[other] { $seat } non ha più carte: la manche è finita, e il Re cambia posto.
    }
page-round-over = Fine della manche { $round }
# Why somebody takes a road piece, or none: half a sentence.
page-piece-most = più carte di tutti, il pezzo più lungo
page-piece-next = meno carte, il pezzo successivo
page-piece-tie = parità: decide il Re
page-piece-none-empty = mazzetto vuoto: nessun pezzo!
page-piece-none-fewest = meno carte di tutti: nessun pezzo!
page-piece-exchange = dà un { $given }, riceve un { $got }
page-scene-exchange =
    { $seat-is ->
        [you] Hai meno carte di tutti: il tuo pezzo più lungo, { $given }, va via in cambio del più corto della manche, { $got }.
       *[other] { $seat } ha meno carte di tutti: il suo pezzo più lungo, { $given }, va via in cambio del più corto della manche, { $got }.
    }
# What somebody says when it happens to them.
page-says-one-card-left = Ancora una carta!
page-says-last-card-played = La mia ultima carta!
page-says-take = Prendo tutto.
page-says-take-forced = Niente va bene: devo prendere tutto!
page-says-take-chosen = Preferisco prendere tutto!
page-scene-hired =
    { $seat-is ->
        [you] La strada più corta è la tua: il posto a corte è tuo!
       *[other] La strada più corta è di { $seat }: il posto a corte è suo.
    }
page-scene-second =
    { $length ->
        [0] Una strada corta come quella di { $seat }, eppure secondo posto!
       *[other] Per un soffio: la strada di { $seat } è più corta di appena { $length }.
    }
page-roads = Tutte le strade
page-scene-demand = Richiesta: un avversario deve cedere una carta.
page-scene-steal = Furto: si pesca una carta dalla mano di un avversario.
page-scene-fanfare = Fanfara: si scoprono carte fino al primo doppione.
page-hands = Tutte le mani
page-scene-rolled = Le strade si srotolano: vince la più corta.
page-scene-opened =
    { $seat-is ->
        [you] Mostri la tua mano.
       *[other] { $seat } mostra la sua mano.
    }
page-scene-best =
    { $count ->
        [one] Conta la carta migliore di ogni attrazione: { $count } punto.
       *[other] Conta la carta migliore di ogni attrazione: { $count } punti.
    }
page-scene-trios = I tris: { $count } in più.
page-scene-gala = Il Gran Galà: { $count } in più.
page-scene-bow =
    { $seat-is ->
        [you] Il pubblico è in piedi: hai vinto!
       *[other] { $seat } fa l’inchino e vince.
    }
page-scene-close =
    { $count ->
        [0] Gli stessi punti di { $seat }, eppure secondo posto!
        [one] Per un soffio: { $seat } vince di { $count } punto.
       *[other] Per un soffio: { $seat } vince di { $count } punti.
    }
page-scene-shared = Vittoria condivisa: in { $count } fanno l’inchino.

## After the game

page-score = Risultato
page-winner = Vittoria
page-rematch = Gioca ancora
page-rematch-join = Vai alla prossima partita
page-replay = Rivedi la partita

## Settings

page-language = Lingua
page-sound = Suono
page-motion = Animazioni
page-motion-off = nessuna
page-motion-quick = veloci
page-motion-normal = normali
page-motion-slow = lente
page-theme = Tema
page-theme-auto = come il sistema
page-theme-light = chiaro
page-theme-dark = scuro
page-card-size = Dimensione delle carte
page-notices = Avvisami quando tocca a me
page-waits = Aspettami sempre
page-waits-about = Quando non c’è più niente da fare, il tavolo chiude il tuo turno dopo un attimo. Attivalo per chiuderlo sempre tu: così nessuna esitazione ti tradisce.

## What goes wrong

page-connecting = Connessione…
page-lost = Connessione persa, riprovo…
page-sending = La tua mossa è in arrivo…
page-offline = Sei offline. Appena torna la connessione, la partita continua.
page-newer = C’è una versione più recente di questa pagina.
page-renew = Aggiorna
page-nowhere = Qui non c’è niente.
page-kicked = L’host ti ha tolto il posto.
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
page-against = Contro chi
page-strength = Quanto forti
page-strength-free = Bot per i posti liberi
page-seat-by-seat = Posto per posto
page-all-friends = Amici, ognuno con il suo dispositivo
page-all-here = Tutti su questo dispositivo
page-all-bots = Solo bot
page-seat-kind = Chi siede al posto { $number }
page-seat-here = su questo dispositivo
page-seat-bot = bot
page-seat-number = Posto { $number }
page-player = Giocatore { $number }
page-name-of = Nome per il posto { $number }
page-level = Livello
page-temper = Temperamento
page-temper-none = Equilibrato
page-edition = Edizione
page-options = Opzioni singole
page-numbers-odd = «{ $value }» non è un numero intero maggiore di 0.
page-numbers-count = Servono { $count } numeri; per ora sono { $found }.
page-table = Tavolo
page-listed = Mostra questo tavolo nella home
page-clock-move = Tempo per mossa
page-clock-away = Un bot sostituisce chi è assente dopo
page-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
page-off = senza limite
page-never = mai
page-spectators = Numero massimo di spettatori
page-first = Chi comincia
page-first-chance = a sorte
page-pace = Velocità dei bot
page-make = Crea il tavolo

## My games, settings, about, rules

page-import = Apri una partita salvata
page-status-waiting = in attesa
page-status-playing = in corso
page-status-over = finita
# Puts a sheet away that was read.
page-next = Avanti
page-go-on = Continua
page-no-games = Qui non hai ancora giocato.
# How a finished game ended for the reader; never place 1.
page-place = { $place }º su { $count }
page-place-won = Vinta
page-forget = Dimenticami
page-forget-about = La tua sessione e il tuo nome si cancellano da questo server, e le tue impostazioni da questo dispositivo. Ai tuoi posti giocano i bot.
page-forget-sure = Sì, dimenticami
page-about-what = Con tusch giochi a Figaro e a Zirkus Flohcati, due giochi di carte di Reiner Knizia, con gli amici e con i bot, esattamente secondo le regole.
page-about-notice = I giochi sono di Reiner Knizia. I testi delle regole, i disegni e il programma sono nostri; l’autore e gli editori non c’entrano.
page-about-fair = Ogni distribuzione è fissata prima che si veda una carta, e dopo si può controllare. Questo mostra che niente è stato cambiato; non può mostrare che chi gestisce il server non abbia sbirciato.
page-about-privacy = Niente account, niente tracciamento: un cookie ricorda il tuo posto, e di te non si conserva altro.
page-about-licences = Licenze del software usato qui
page-ruling = Perché giochiamo così
page-rules-note = In questa edizione: { $text }
page-examples = Esempi

## Replay

page-import-about = Scegli un file salvato qui, dalla riga di comando o su un altro server.
page-export = Salva la partita
page-spectator = Spettatore
page-replay-from = Punto di vista
page-replay-first = All’inizio
page-replay-back = Un passo indietro
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-next = Un passo avanti
page-replay-moment = Prossimo grande momento
page-replay-last = Alla fine
page-replay-entry = Posizione
page-replay-at = { $at } di { $last }
page-replay-play-on = Continua a giocare da qui
page-fair-check = Controlla la distribuzione
page-why-bot = Perché?
page-why-bot-says = { $seat }:
page-why-bot-silent = Ne aveva voglia, e basta.
# Its moves, where an offer would say “you”.
page-why-bot-flohcati-choice-end = Finisci il turno
page-why-bot-figaro-choice-swap = Scambiare il pezzo più lungo
page-why-bot-figaro-choice-keep = Tenere la strada così com’è
page-setup = Tavolo su misura
