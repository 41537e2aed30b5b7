### Le coach : ce que valait chaque décision, et ce qui était de la chance.

coach-unfinished = Cette partie n’est pas finie ; le coach ne regarde que les parties terminées.

# Faute de mieux : $chance du meilleur coup, $instead du coup joué.
coach-why-chance =
    À partir d’ici, avec le meilleur coup, { $owner-is ->
        [you] vous gagnez
       *[other] { $owner } gagne
    } { $chance ->
        [0] moins d’une partie sur 100
        [one] environ { $chance } partie sur 100
        [100] presque toutes les parties
       *[other] environ { $chance } parties sur 100
    }, avec { $owner-is ->
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
                [0]
                    { $owner-is ->
                        [you] vous n’avez
                       *[other] { $owner } n’a
                    } presque pas laissé filer de chances de gagner ({ $lost } { $error } points)
               *[other]
                    { $owner-is ->
                        [you] vous avez
                       *[other] { $owner } a
                    } laissé filer au total { $lost } { $error } { $lost ->
                        [one] point
                       *[other] points
                    } de chances de gagner
            }, chaque coup étant comparé au meilleur trouvé à ce moment-là. { $costly ->
                [0] À aucun moment il n’y avait nettement mieux.
                [1] Une fois, il y avait nettement mieux.
               *[other] { $costly } fois, il y avait nettement mieux.
            }
    }
coach-points-about = Un point, c’est une victoire sur 100 parties. Chaque coup compte pour lui-même : la somme peut donc dépasser les chances qu’on avait, et même 100 quand on gagne.
coach-too-few = Trop peu d’essais pour prouver quoi que ce soit : { $worlds } par comparaison, il en faut { $enough }. Aucun coup n’est donc dit coûteux ici, et il n’y a pas de total des points perdus.
coach-more-budget = Demandez-en plus avec --budget { $budget }.
# $level, $low et $high sont des noms de niveaux, comme « Solide ».
coach-like = Le bot dont le jeu s’en rapproche le plus : { $level }.
coach-like-between = Le bot dont le jeu s’en rapproche le plus : { $level } (entre { $low } et { $high }).
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
coach-account-par = ce que bien jouer pouvait rapporter
coach-account-lie = ce qui était caché
coach-account-theirs = coups joués par { $seat }
coach-par-about = Ce que bien jouer pouvait rapporter : ce que cela rapporte à cette place de plus qu’un jeu simple, tous coups additionnés ; le total peut dépasser 100.
coach-margin-about = Le nombre après ± est la marge d’erreur : dans 19 cas sur 20, l’écart dû au hasard n’est pas plus grand.
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
coach-hint-even = Plusieurs coups se valent ici ; avec celui-ci, vous gagnez { $chance ->
        [0] moins d’une partie sur 100.
        [one] environ { $chance } partie sur 100.
        [100] presque toutes les parties.
       *[other] environ { $chance } parties sur 100.
    }
coach-hint-better = À partir d’ici, avec ce coup, vous gagnez { $chance ->
        [0] moins d’une partie sur 100
        [one] environ { $chance } partie sur 100
        [100] presque toutes les parties
       *[other] environ { $chance } parties sur 100
    } ; avec le deuxième choix, « { $other } », { $instead ->
        [0] moins d’une sur 100.
       *[other] environ { $instead } sur 100.
    }
