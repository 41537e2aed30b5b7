### Le coach : ce que valait chaque décision, et ce qui était de la chance.

coach-unfinished = Cette partie n’est pas finie ; le coach ne regarde que les parties terminées.

# Faute de mieux : $chance du meilleur coup, $instead du coup joué.
coach-why-chance =
    À partir d’ici, le meilleur coup gagne { $chance ->
        [0] moins d’une partie sur 100
        [one] environ { $chance } partie sur 100
        [100] presque toutes les parties
       *[other] environ { $chance } parties sur 100
    }, { $owner-is ->
        [you] le vôtre
       *[other] celui qui a été joué
    } { $instead ->
        [0] presque aucune.
       *[other] environ { $instead } sur 100.
    }

## Ce que montre le terminal. Les montants sont en points de chance de gagner, 100 pour une victoire.

coach-title = Partie { $record } : { $game } à { $players } joueurs, vue par { $owner }.
# $error se lit tel quel, comme « ±3 ».
coach-sum =
    { $decisions ->
        [0] Il n’y avait rien à décider dans cette partie.
       *[other]
            En { $decisions ->
                [one] { $decisions } décision
               *[other] { $decisions } décisions
            }, { $lost ->
                [0] presque aucune chance de gagner n’a été laissée en route ({ $lost } { $error } points)
                [one] { $lost } { $error } point de chances de gagner a été laissé en route au total
               *[other] { $lost } { $error } points de chances de gagner ont été laissés en route au total
            }, chaque coup étant comparé au meilleur trouvé à ce moment-là. { $costly ->
                [0] À aucun moment il n’y avait nettement mieux.
                [one] Pour { $costly } coup, il y avait nettement mieux.
               *[other] Pour { $costly } coups, il y avait nettement mieux.
            }
    }
coach-points-about = Un point, c’est une victoire sur 100 parties. Même en gagnant, on peut dépasser 100 : les autres aussi laissent des points en route.
coach-too-few = Trop peu d’essais pour prouver quoi que ce soit : { $worlds } par comparaison, il en faut { $enough }. Aucun coup n’est donc dit coûteux ici, et il n’y a pas de total des points laissés en route.
coach-more-budget = Demandez-en plus avec --budget { $budget }.
# $level, $low et $high sont des noms de niveaux, comme « Solide ».
coach-like = Le bot qui joue le plus ainsi : { $level }.
coach-like-between = Le bot qui joue le plus ainsi : { $level } (entre { $low } et { $high }).
# $move et $better sont des offres, comme « Retourner la carte suivante ».
coach-moment = Entrée { $entry } : { $move }. Mieux : { $better } ({ $loss } ±{ $error }).
coach-more = Autres coups coûteux, par entrée : { $entries }.
coach-kinds = Par type de décision, avec les coups coûteux sur le total :
coach-ledger = D’où vient le résultat : { $start } points au début, { $result } à la fin.
coach-curve = Les chances de gagner, d’après ce qu’on pouvait savoir :
coach-account-cards = cartes
coach-account-play =
    { $seat-is ->
        [you] vos coups
       *[other] coups joués par { $seat }
    }
coach-account-par = apport d’un jeu de haut niveau
coach-account-lie = ce qui était caché
coach-account-theirs = coups joués par { $seat }
coach-par-about = L’apport d’un jeu de haut niveau : ce qu’il rapporterait à cette place de plus qu’un jeu simple, tous coups additionnés ; le total peut dépasser 100.
coach-margin-about = Le nombre après ± est la marge d’erreur : dans 19 cas sur 20, le hasard ne nous trompe pas davantage.
coach-player = nom
coach-games = parties
coach-costly = coûteux
coach-given = perdu
coach-plays-like = joue comme
coach-compiling = Ce dont le coach a besoin pour { $game } se compile pour cette machine, une fois pour toutes.
coach-smaller = Ici, le coach calcule moins que d’habitude, et voit moins bien.
coach-seat-or-all = --seat désigne une place et --all les désigne toutes ; choisissez l’un des deux.
coach-no-record = Il n’y a pas d’enregistrement { $value } dans { $file } ; ils se comptent à partir de 0.
coach-plot-one = --plot dessine une place d’une partie ; choisissez-les avec --record et --seat.

## Hints at a practice table. $chance and $instead are games of 100; $other is an offer, as in "Flip the next card".

coach-hint-only = Vous ne pouvez rien faire d’autre.
coach-hint-even = Plusieurs coups se valent ici ; celui-ci gagne { $chance ->
        [0] moins d’une partie sur 100.
        [one] environ { $chance } partie sur 100.
        [100] presque toutes les parties.
       *[other] environ { $chance } parties sur 100.
    }
coach-hint-better = D’ici, ce coup gagne { $chance ->
        [0] moins d’une partie sur 100
        [one] environ { $chance } partie sur 100
        [100] presque toutes les parties
       *[other] environ { $chance } parties sur 100
    } ; le deuxième choix, « { $other } », { $instead ->
        [0] moins d’une sur 100.
       *[other] environ { $instead } sur 100.
    }
