### Ce qui entoure le jeu : les amis en retard, l’aide, les visages.

## Les amis qui arrivent après le début

page-take-over-allow = Des amis peuvent reprendre la place d’un bot
page-take-over-allow-about = Qui arrive par le lien après le début peut jouer à la place d’un bot. À une table affichée sur l’accueil, on vous demande à chaque fois.
page-take-over-watching = Vous regardez la partie.
page-take-over-open = Jouer aussi
page-take-over-choose = Quelle place voulez-vous ?
page-take-over-from = Remplacer { $name }
page-take-over-waiting = Vous voudriez remplacer { $name } ; l’hôte décide.
page-take-over-asked = { $name } voudrait remplacer { $bot }.
page-take-over-agree = D’accord
page-take-over-deny = Non
page-log-taken-over =
    { $seat-is ->
        [you] Vous remplacez { $bot }.
       *[other] { $seat } remplace { $bot }.
    }

## Un coup confirmé, une série de parties, toutes les mains

page-confirms = Confirmer les coups
page-confirms-about = Demander confirmation avant chaque coup.
page-points = Compter mes points
page-points-about = Dans Zirkus Flohcati : ce que valent vos cartes jusqu’ici.
page-points-now =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } jusqu’ici
page-confirm = Jouer
page-confirm-not = Pas encore
page-series = Série
page-series-games =
    { $count ->
        [one] { $count } partie jusqu’ici
       *[other] { $count } parties jusqu’ici
    }
page-series-wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
page-hands-open = Montrer toutes les mains
page-hands-close = Cacher les mains

## Les visages, et ce que disent les bots aux grands moments

page-face = Votre visage
page-face-none = aucun
page-quips = Les bots commentent les grands moments
page-quip-collected-1 = C’était pour moi, ça !
page-quip-collected-2 = Qui a besoin d’une route courte…
page-quip-ring-1 = Et on tourne !
page-quip-ring-2 = Faites passer, s’il vous plaît.
page-quip-won-1 = Où puis-je poser mon peigne ?
page-quip-won-2 = Le Roi a du goût.
page-quip-busted-1 = Une de trop. Comme toujours.
page-quip-busted-2 = C’était voulu.
page-quip-stolen-1 = Hé ! Ma préférée !
page-quip-stolen-2 = Quels doigts agiles…
page-quip-trio-1 = Et voilà !
page-quip-trio-2 = Trois d’un coup, on applaudit.

page-shakes = Vibration

page-hand-over-qr = Code QR qui déplace cette place vers un autre appareil

## Le coach, et l’entraînement

page-coach = Comment ai-je joué ?
page-mistakes = Mes erreurs
page-mistakes-due =
    { $count ->
        [one] { $count } moment à rejouer
       *[other] { $count } moments à rejouer
    }
page-practice = Entraînement
page-practice-about = avec des conseils et, si vous voulez, un mot sur chaque coup. Tout le monde voit que c’est un entraînement.
page-practice-asking = Le coach réfléchit…
page-practice-preparing = Le coach se prépare. La première fois, cela prend une minute ou deux ; la réponse arrivera toute seule…
page-hint = Conseil
page-wise = C’était bien joué ?
