### What the arena says.

arena-title = { $game } ({ $edition }), { $players } players, seed { $seed }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
arena-bot = bot
arena-games = games
arena-rate = wins
arena-rating = rating
arena-interval = 95%
arena-adjusted = without luck
# How many times as many games the plain share needs.
arena-shorter = fewer games
# Moves that were made for a bot that failed.
arena-stood-in =
    { $count ->
        [one] { $bot }: { $count } of { $moves } moves was played for it.
       *[other] { $bot }: { $count } of { $moves } moves were played for it.
    }
arena-resumed =
    { $count ->
        [one] { $file } has { $count } game of this arena; it continues from there.
       *[other] { $file } has { $count } games of this arena; it continues from there.
    }
arena-stopped = { $count ->
        [0] Stopped before a game was finished.
        [one] Stopped: { $count } of { $games } games is finished.
       *[other] Stopped: { $count } of { $games } games are finished.
    }
arena-go-on = The same command continues with { $file }.
arena-one = An arena needs two different bots or more.
arena-file = { $file } is not an arena file.
arena-other = { $file } belongs to another arena; continue it with the same bots, rules and seed, or choose another --out.
arena-worker = A worker process ended in the middle of game { $number } (exit code { $code }); perhaps a bot of your own ended it.
arena-same = --plot and --out cannot be the same file.
arena-plot = --plot draws an SVG, so its file name ends in .svg, unlike { $file }.
