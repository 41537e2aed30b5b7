### What the arena says.

arena-title = { $game } ({ $edition }), { $players } Plätze, Startwert { $seed }, { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit { $deals ->
        [one] { $deals } Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }
arena-bot = Bot
arena-games = Partien
arena-rate = Siege
arena-rating = Wertung
arena-interval = 95 %
arena-adjusted = ohne Glück
# How many times as many games the plain share needs.
arena-shorter = weniger Partien
# Moves that were made for a bot that failed.
arena-stood-in =
    { $count ->
        [one] { $bot }: { $count } von { $moves } Spielzügen wurde für ihn gemacht.
       *[other] { $bot }: { $count } von { $moves } Spielzügen wurden für ihn gemacht.
    }
arena-resumed = { $count ->
        [one] { $file } enthält { $count } Partie dieser Arena; dort geht es weiter.
       *[other] { $file } enthält { $count } Partien dieser Arena; dort geht es weiter.
    }
arena-stopped = { $count ->
        [0] Abgebrochen, bevor eine Partie fertig war.
        [one] Abgebrochen: { $count } von { $games } Partien ist fertig.
       *[other] Abgebrochen: { $count } von { $games } Partien sind fertig.
    }
arena-go-on = Derselbe Befehl macht mit { $file } weiter.
arena-one = Eine Arena braucht mindestens zwei verschiedene Bots.
arena-file = { $file } ist keine Datei einer Arena.
arena-other = { $file } gehört zu einer anderen Arena; mit denselben Bots, Regeln und demselben Startwert geht es dort weiter, sonst mit einem anderen --out.
arena-worker = Ein Prozess hat mitten in Partie { $number } geendet (Exitcode { $code }); vielleicht hat ihn ein eigener Bot beendet.
arena-same = --plot und --out können nicht dieselbe Datei sein.
arena-plot = --plot zeichnet ein SVG: Der Name der Datei endet auf .svg, anders als { $file }.
