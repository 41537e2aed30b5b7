### Comment ai-je joué : ce que le coach dit sur la page. Les points sont des points de chance de gagner.

page-coach-of = Comment a joué { $name } ?
page-coach-whose = La partie vue par
page-coach-waiting =
    { $place ->
        [1] Cette partie est la prochaine.
       *[other] Cette partie est numéro { $place } dans la file d’attente.
    }
page-coach-preparing = Le coach se prépare ; la première fois, cela prend une minute ou deux. Ensuite, c’est au tour de cette partie.
page-coach-running = Le coach rejoue de nombreuses fois la suite de chaque décision, pour voir ce qu’elle valait…
page-coach-stays = Vous pouvez partir : tout sera là à votre retour.
page-coach-stop = Laisser tomber
page-coach-so-far = Trouvé jusqu’ici
page-coach-retry = Réessayer

## Comment la partie s’est passée, et ce qui l’a décidée. $won : les chances ont-elles monté ; $most : cela a-t-il sûrement compté le plus.

page-coach-went-won =
    { $seat-is ->
        [you] Vous avez gagné !
       *[other] { $seat } a gagné !
    }
page-coach-went-shared =
    { $seat-is ->
        [you] Vous partagez la victoire !
       *[other] { $seat } partage la victoire !
    }
page-coach-went-lost =
    { $seat-is ->
        [you] Cette fois, c’est perdu.
       *[other] { $seat } a perdu cette fois.
    }
page-coach-went-place-2 =
    { $seat-is ->
        [you] Vous finissez deuxième.
       *[other] { $seat } finit deuxième.
    }
page-coach-went-place-3 =
    { $seat-is ->
        [you] Vous finissez troisième.
       *[other] { $seat } finit troisième.
    }
page-coach-went-place-4 =
    { $seat-is ->
        [you] Vous finissez quatrième.
       *[other] { $seat } finit quatrième.
    }
page-coach-went-place-5 =
    { $seat-is ->
        [you] Vous finissez cinquième.
       *[other] { $seat } finit cinquième.
    }
page-coach-went-place-6 =
    { $seat-is ->
        [you] Vous finissez sixième.
       *[other] { $seat } finit sixième.
    }
page-coach-cause-cards =
    { $won ->
        [yes]
            { $most ->
                [yes] C’est surtout grâce aux cartes, généreuses cette fois-ci.
               *[no] Les cartes ont donné un bon coup de main.
            }
       *[no]
            { $most ->
                [yes] C’est surtout la faute des cartes : elles n’ont pas été tendres.
               *[no] Les cartes n’ont pas été tendres, et cela s’est senti.
            }
    }
page-coach-cause-others =
    { $won ->
        [yes]
            { $most ->
                [yes] C’est surtout grâce aux autres : leurs coups tombaient à pic.
               *[no] Les coups des autres tombaient à pic.
            }
       *[no]
            { $most ->
                [yes] Ce sont surtout les coups des autres qui ont fait mal.
               *[no] Les coups des autres ont fait mal.
            }
    }
page-coach-cause-own =
    { $won ->
        [yes]
            { $most ->
                [yes] Et c’était avant tout bien joué.
               *[no] C’était bien joué, et cela y est pour beaucoup.
            }
       *[no]
            { $seat-is ->
                [you]
                    { $most ->
                        [yes] Ce sont surtout vos propres coups, et ceux-là, ça se travaille.
                       *[no] Vos propres coups y sont pour quelque chose, et ça, ça se travaille.
                    }
               *[other]
                    { $most ->
                        [yes] Ce sont surtout ses propres coups.
                       *[no] Ses propres coups y sont pour quelque chose.
                    }
            }
    }
page-coach-cause-open = Ce qui a fait la différence ? Difficile à dire : rien ne saute aux yeux.
page-coach-part-cards = Les cartes
page-coach-part-others = Les autres
page-coach-part-own =
    { $seat-is ->
        [you] Votre jeu
       *[other] Son jeu
    }
page-coach-part-helped = un plus
page-coach-part-cost = un moins
page-coach-part-open = difficile à dire

## La courbe

page-coach-curve = Les chances de gagner
page-coach-moment = Moment
page-coach-chance = { $chance } %
page-coach-start = Au début
page-coach-end = À la fin
page-coach-decision = Coup { $number }
page-coach-key-costly = il y avait mieux
page-coach-key-start = les chances au début
page-coach-open-curve = Toutes les mains visibles
page-coach-in-words = La courbe en texte
page-coach-tap = Touchez la courbe pour voir la table à ce moment-là.

## D’où vient le résultat

page-coach-ledger = Chance et talent
page-coach-ledger-about = À lire de haut en bas : chaque ligne s’ajoute aux précédentes, et toutes ensemble font le résultat. En chemin, la somme peut dépasser 100 ou passer sous 0 ; seules la première et la dernière ligne sont des chances de gagner.
page-coach-ledger-three = En haut de la page, ces lignes n’en font que trois : ce qui était caché va avec les cartes, et les coups avec ce que bien jouer pouvait rapporter.
page-coach-account-cards = Les cartes
page-coach-account-cards-about = ce qui a été distribué et retourné
page-coach-account-play =
    { $seat-is ->
        [you] Vos coups
       *[other] Coups joués par { $seat }
    }
page-coach-account-play-about = de combien ils sont restés en dessous, ou ont fait mieux
page-coach-account-par = Ce que bien jouer pouvait rapporter
page-coach-account-par-about = de plus qu’un jeu simple, tous coups additionnés ; le total peut dépasser 100
page-coach-account-lie = Ce qui était caché
page-coach-account-lie-about =
    ce que { $seat-is ->
        [you] vos coups
       *[other] les coups joués par { $seat }
    } ont donné, à cause de cartes que personne ne pouvait voir
page-coach-account-theirs = Coups joués par { $seat }
page-coach-account-theirs-about = ce qu’ils ont rapporté ou coûté

## Moments et décisions

page-coach-costliest = À revoir de plus près
page-coach-numbers = En chiffres
page-coach-kinds = Par type de décision
page-coach-kind = Type
page-coach-count = Nombre
page-coach-costly-count = Il y avait mieux
page-coach-given = Points perdus
page-coach-decisions = Coup par coup
page-coach-show-costly = Il y avait mieux ({ $count })
page-coach-show-all =
    { $forced ->
        [0] Tous ({ $count })
       *[other] Tous ({ $count }, dont { $forced } sans choix)
    }
page-coach-show-bots = Ce que pensaient les bots ({ $count })
page-coach-bot-thinking = Le bot repense à son coup…
page-coach-none-costly = À aucun moment il n’y avait nettement mieux. Bien joué !
page-coach-verdict-costly = Il y avait mieux.
page-coach-verdict-even = Rien d’autre n’était nettement mieux.
page-coach-verdict-best = Le coach ferait pareil.
page-coach-verdict-forced = Il n’y avait rien d’autre à faire.
page-coach-played =
    { $seat-is ->
        [you] Vous : { $move }
       *[other] { $seat } : { $move }
    }
page-coach-better = Mieux : { $move }
page-coach-weighed = Les coups comparés, en points

## Réessayer

page-coach-again = Réessayer
page-coach-try = Que feriez-vous ici ? Tout coup qui n’est pas nettement moins bon que le meilleur est accepté.
page-coach-thinking = Le coach réfléchit…
page-coach-yes-best = Oui ! Le coach ferait pareil.
page-coach-yes-even = Oui ! Rien d’autre n’est nettement mieux.
page-coach-no = Il y a mieux. Regardez encore une fois !
page-coach-lost =
    { $loss } { $error } { $count ->
        [one] point de chances de gagner
       *[other] points de chances de gagner
    }
page-coach-as-played = C’est aussi ce qui a été joué pendant la partie.
page-coach-solve = Voir la solution
page-coach-solve-even = Voir le coup du coach
page-coach-coachs = Le coach : { $move }
page-coach-board = Revenir au jeu
page-coach-play-on = Continuer contre des bots
page-coach-back = Revenir au bilan
page-coach-done = Vous avez déjà trouvé.
page-coach-not-possible = Ce n’est pas possible ici.

## Qui peut le voir

page-coach-share = Le montrer à tout le monde ?
page-coach-share-about = Ce que le coach dit de votre jeu n’est que pour vous. Dès que toutes les personnes qui ont joué disent oui, chacune peut lire le bilan des autres.
page-coach-share-open = Tout le monde a dit oui : avec le lien de cette table, on peut lire tous les bilans.
page-coach-share-mine = Oui, le montrer à tout le monde
page-coach-share-yes = dit oui
page-coach-share-no = n’a pas encore dit oui

## Mes erreurs

page-mistakes-about = Des moments de vos parties où il y avait mieux à faire. Ils reviennent de plus en plus rarement, jusqu’à ce que vous les connaissiez par cœur.
page-mistakes-begin =
    { $count ->
        [one] Rejouer { $count } moment
       *[other] Rejouer { $count } moments
    }
page-mistakes-list = Voir la liste
page-mistakes-next = Continuer
page-mistakes-drop = Retirer
page-mistakes-later =
    { $count ->
        [one] Rien à faire aujourd’hui : { $count } moment revient { $when ->
            [tomorrow] demain
           *[day] le { $day }
        }.
       *[other] Rien à faire aujourd’hui : { $count } moments vont revenir, le prochain { $when ->
            [tomorrow] demain
           *[day] le { $day }
        }.
    }
page-mistakes-ahead = Prendre de l’avance
page-mistakes-ahead-about = Vous pouvez commencer dès maintenant : les dates ne changent pas.
page-mistakes-unseen =
    { $count ->
        [one] { $count } partie attend encore l’œil du coach.
       *[other] { $count } parties attendent encore l’œil du coach.
    }
page-mistakes-look = Montrer au coach
page-mistakes-waiting =
    { $place ->
        [1] Le prochain tour est pour vous.
       *[other] Vous avez le numéro { $place } dans la file d’attente.
    }
page-mistakes-preparing = Le coach se prépare ; la première fois, cela prend une minute ou deux. Ensuite, c’est à vous.
page-mistakes-looking = Le coach regarde vos parties : encore { $count }.
page-mistakes-stays = Vous pouvez partir : ce qu’il trouve sera là à votre retour.
page-mistakes-rest = Le coach en prend quelques-unes à la fois. Restez sur cette page, et les autres suivront.
page-mistakes-busy = Le coach est débordé pour le moment. Restez sur cette page, et votre tour viendra.
page-mistakes-seen = Le coach a regardé toutes vos parties.
page-mistakes-failed =
    { $count ->
        [one] Le coach a calé sur { $count } partie, et c’est notre faute. Réessayez avec « Comment ai-je joué ? » dans « Mes parties ».
       *[other] Le coach a calé sur { $count } parties, et c’est notre faute. Réessayez avec « Comment ai-je joué ? » dans « Mes parties ».
    }
page-mistakes-none = Rien à rejouer pour l’instant. Après une partie, demandez « Comment ai-je joué ? ».
page-mistakes-settled =
    { $count ->
        [one] Vous connaissez { $count } moment par cœur.
       *[other] Vous connaissez { $count } moments par cœur.
    }
page-mistakes-settled-now = Ce moment, vous le connaissez par cœur : il ne reviendra plus.
page-mistakes-comes =
    { $when ->
        [tomorrow] Ce moment revient demain.
       *[day] Ce moment revient le { $day }.
    }
