### What the arena says.

arena-title = { $game } ({ $edition }), { $players } giocatori, seme { $seed }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } su { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    }
arena-bot = bot
arena-games = partite
arena-rate = vittorie
arena-rating = valutazione
arena-interval = 95%
arena-adjusted = senza fortuna
# How many times as many games the plain share needs.
arena-shorter = meno partite
# Moves that were made for a bot that failed.
arena-stood-in =
    { $count ->
        [one] { $bot }: { $count } mossa su { $moves } è stata giocata al suo posto.
       *[other] { $bot }: { $count } mosse su { $moves } sono state giocate al suo posto.
    }
arena-resumed = { $count ->
        [one] { $file } ha { $count } partita di questa arena, che riprende da lì.
       *[other] { $file } ha { $count } partite di questa arena, che riprende da lì.
    }
arena-stopped = { $count ->
        [0] Interruzione prima della fine di una partita.
        [one] Interruzione: è finita { $count } partita su { $games }.
       *[other] Interruzione: sono finite { $count } partite su { $games }.
    }
arena-go-on = Lo stesso comando continua con { $file }.
arena-one = Per un’arena servono almeno due bot diversi.
arena-file = { $file } non è un file di un’arena.
arena-other = { $file } è di un’altra arena; continua con gli stessi bot, le stesse regole e lo stesso seme, o scegli un altro --out.
arena-worker = Un processo è terminato nel mezzo della partita { $number } (codice di uscita { $code }); forse l’ha terminato un tuo bot.
arena-same = --plot e --out non possono essere lo stesso file.
arena-plot = --plot disegna un SVG: il nome del suo file finisce in .svg, a differenza di { $file }.
