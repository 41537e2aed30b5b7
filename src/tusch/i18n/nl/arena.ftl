### What the arena says.

arena-title = { $game } ({ $edition }), { $players } spelers, startwaarde { $seed }, { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    } met { $deals ->
        [one] { $deals } kaartverdeling
       *[other] { $deals } kaartverdelingen
    }
arena-bot = bot
arena-games = partijen
arena-rate = gewonnen
arena-rating = rating
arena-interval = 95%
arena-adjusted = zonder geluk
# How many times as many games the plain share needs.
arena-shorter = minder partijen
# Moves that were made for a bot that failed.
arena-stood-in =
    { $count ->
        [one] { $bot }: { $count } van de { $moves } zetten is voor hem gedaan.
       *[other] { $bot }: { $count } van de { $moves } zetten zijn voor hem gedaan.
    }
arena-resumed = { $count ->
        [one] { $file } bevat { $count } partij van deze arena; daar gaat het verder.
       *[other] { $file } bevat { $count } partijen van deze arena; daar gaat het verder.
    }
arena-stopped = { $count ->
        [0] Gestopt voordat er een partij klaar was.
        [one] Gestopt: { $count } van de { $games } partijen is klaar.
       *[other] Gestopt: { $count } van de { $games } partijen zijn klaar.
    }
arena-go-on = Hetzelfde commando gaat verder met { $file }.
arena-one = Een arena heeft minstens twee verschillende bots nodig.
arena-file = { $file } is geen bestand van een arena.
arena-other = { $file } is van een andere arena; dezelfde bots, regels en startwaarde gaan ermee verder, of kies een andere --out.
arena-worker = Een proces is midden in partij { $number } gestopt (exitcode { $code }); misschien heeft een eigen bot het gestopt.
arena-same = --plot en --out kunnen niet hetzelfde bestand zijn.
arena-plot = --plot tekent een SVG: de naam van het bestand eindigt op .svg, anders dan { $file }.
