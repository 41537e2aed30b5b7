### Comment ai-je joué : ce que le coach dit sur la page. Les points sont des points de chance de gagner.

page-coach-of = Et le jeu, pour { $name } ?
page-coach-whose = La partie vue par
page-coach-waiting =
    { $place ->
        [1] Cette partie est la prochaine.
       *[other] Cette partie est numéro { $place } dans la file.
    }
page-coach-running = Le coach rejoue la suite de chaque décision un grand nombre de fois, pour voir ce qu’elle valait…
page-coach-stays = Vous pouvez partir : tout sera là à votre retour.
page-coach-stop = Laisser tomber
page-coach-so-far = Trouvé jusqu’ici
page-coach-retry = Réessayer
# $error se lit tel quel, comme « ±3 ».
page-coach-sum = En { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $lost } { $error } points de chance de gagner perdus face à un jeu fort. { $costly ->
        [0] Aucun coup n’avait d’alternative nettement meilleure.
        [one] Pour { $costly } coup, il y avait nettement mieux.
       *[other] Pour { $costly } coups, il y avait nettement mieux.
    }
page-coach-points-about = Une victoire certaine vaut 100 points.

## La courbe

page-coach-curve = La chance de gagner
page-coach-moment = Moment
page-coach-chance =
    { $chance ->
        [one] { $chance } point
       *[other] { $chance } points
    }
page-coach-start = Au début
page-coach-end = À la fin
page-coach-decision = Coup { $number }
page-coach-key-costly = il y avait mieux
page-coach-key-start = la chance du début
page-coach-open-curve = Toutes mains ouvertes
page-coach-in-words = La courbe en mots
page-coach-tap = Touchez la courbe : vous voyez la table à ce moment-là.

## D’où vient le résultat

page-coach-ledger = Chance et talent
page-coach-ledger-about = À lire de haut en bas : chaque ligne s’ajoute à la précédente, et toutes ensemble font le résultat. Le nombre après ± dit de combien on peut se tromper.
page-coach-account-cards = Les cartes
page-coach-account-cards-about = ce qui a été distribué et retourné
page-coach-account-play =
    { $seat-is ->
        [you] Vos coups
       *[other] Coups joués par { $seat }
    }
page-coach-account-play-about = à côté de ce qu’un joueur fort en aurait fait
page-coach-account-par = La place
page-coach-account-par-about = ce qu’un joueur fort en tire en moyenne
page-coach-account-lie = Ce qui était caché
page-coach-account-lie-about = ce que ces coups ont donné, à cause de cartes que personne ne pouvait voir
page-coach-account-theirs = Coups joués par { $seat }
page-coach-account-theirs-about = ce qu’ils ont apporté ou coûté

## Moments et décisions

page-coach-costliest = À revoir de plus près
page-coach-kinds = Par genre de décision
page-coach-kind = Genre
page-coach-count = Nombre
page-coach-costly-count = Mieux possible
page-coach-given = Perdu
page-coach-decisions = Coup par coup
page-coach-show-costly = Il y avait mieux ({ $count })
page-coach-show-all = Toutes ({ $count })
page-coach-none-costly = Aucun coup n’avait d’alternative nettement meilleure. Bien joué !
page-coach-verdict-costly = Il y avait mieux.
page-coach-verdict-even = À peu près aussi bon que le reste.
page-coach-verdict-best = Le coach ferait pareil.
page-coach-verdict-forced = Il n’y avait rien d’autre à faire.
page-coach-played =
    { $seat-is ->
        [you] Vous : { $move }
       *[other] { $seat } : { $move }
    }
page-coach-better = Mieux : { $move }
page-coach-weighed = Ce qui a été pesé, en points

## Réessayer

page-coach-again = Réessayer
page-coach-try = Que feriez-vous ici ? Tout ce qui n’est pas nettement moins bon compte.
page-coach-thinking = Le coach réfléchit…
page-coach-yes-best = Oui ! Le coach ferait pareil.
page-coach-yes-even = Oui ! C’est à peu près aussi bon que le reste.
page-coach-no = Il y a mieux. Regardez encore !
page-coach-as-played = C’est ce que vous avez joué dans la partie.
page-coach-solve = Montrez-moi
page-coach-board = Revenir au jeu
page-coach-play-on = Continuer contre des bots
page-coach-back = Revenir au bilan
page-coach-done = Vous avez déjà trouvé.
page-coach-not-possible = Ce n’est pas possible ici.

## Qui peut le voir

page-coach-share = Visible pour tout le monde ?
page-coach-share-about = Ce que le coach dit de votre jeu n’est que pour vous. Dès que tous ceux qui ont joué disent oui, chacun peut lire le bilan des autres.
page-coach-share-open = Tout le monde a dit oui : avec le lien de cette table, on peut lire le bilan de chacun.
page-coach-share-mine = Oui, à montrer à tout le monde
page-coach-share-yes = dit oui
page-coach-share-no = n’a pas dit oui

## Mes erreurs

page-mistakes-about = Des moments de vos parties où il y avait mieux. Ils reviennent de plus en plus rarement, jusqu’à ce que vous les sachiez par cœur.
page-mistakes-begin =
    { $count ->
        [one] S’exercer sur { $count } moment
       *[other] S’exercer sur { $count } moments
    }
page-mistakes-list = Voir la liste
page-mistakes-next = Continuer
page-mistakes-drop = Enlever
page-mistakes-later =
    { $count ->
        [one] Rien à faire aujourd’hui : { $count } moment revient le { $day }.
       *[other] Rien à faire aujourd’hui : { $count } moments vont revenir, le prochain le { $day }.
    }
page-mistakes-none = Rien à exercer pour l’instant. Après une partie, demandez « Comment ai-je joué ? »
page-mistakes-settled =
    { $count ->
        [one] Vous savez { $count } moment par cœur.
       *[other] Vous savez { $count } moments par cœur.
    }
page-mistakes-settled-now = Celui-ci, vous le savez par cœur : il ne reviendra plus.
page-mistakes-comes = Celui-ci revient le { $day }.
