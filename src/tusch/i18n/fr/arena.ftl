### What the arena says.

arena-title = { $game } ({ $edition }), { $players } joueurs, graine { $seed }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
arena-bot = bot
arena-games = parties
arena-rate = victoires
arena-rating = cote
arena-interval = 95 %
arena-adjusted = sans la chance
# How many times as many games the plain share needs.
arena-shorter = parties en moins
# Moves that were made for a bot that failed.
arena-stood-in =
    { $count ->
        [one] { $bot } : { $count } coup sur { $moves } a été joué à sa place.
       *[other] { $bot } : { $count } coups sur { $moves } ont été joués à sa place.
    }
arena-resumed = { $count ->
        [one] { $file } contient { $count } partie de cette arène ; elle reprend à partir de là.
       *[other] { $file } contient { $count } parties de cette arène ; elle reprend à partir de là.
    }
arena-stopped = { $count ->
        [0] Arrêt avant la fin de la première partie.
        [one] Arrêt : { $count } partie sur { $games } est finie.
       *[other] Arrêt : { $count } parties sur { $games } sont finies.
    }
arena-go-on = La même commande reprend avec { $file }.
arena-one = Il faut au moins deux bots différents pour une arène.
arena-file = { $file } n’est pas un fichier d’arène.
arena-other = { $file } vient d’une autre arène ; reprenez-le avec les mêmes bots, les mêmes règles et la même graine, ou choisissez un autre --out.
arena-worker = Un processus s’est arrêté au milieu de la partie { $number } (code de sortie { $code }) ; peut-être un de vos propres bots l’a-t-il arrêté.
arena-same = --plot et --out ne peuvent pas être le même fichier.
arena-plot = --plot dessine un SVG : le nom de son fichier finit par .svg, contrairement à { $file }.
