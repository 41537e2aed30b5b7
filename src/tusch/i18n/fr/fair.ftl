## The verdict about a fair deal, for the page and for the command line

fair-good = Tout est en règle : chaque carte était fixée avant que l’on voie la première, et les joueurs y avaient mêlé des graines.
fair-unseeded = Chaque carte était fixée avant que l’on voie la première. Mais personne n’a ajouté de graine : la table a choisi les cartes toute seule.
fair-none = Il n’y a rien à vérifier ici : cette partie reprend une partie enregistrée, ou n’a pas été jouée à une table.
fair-form = Rien n’est prouvé : l’engagement, le secret ou les graines manquent ou sont mal écrits.
fair-seeds =
    { $value ->
        [one] Donne non conforme : { $value } graine pour { $count } joueurs.
       *[other] Donne non conforme : { $value } graines pour { $count } joueurs.
    }
fair-first = Donne non conforme : la personne qui devrait commencer n’a pas de place à cette table.
fair-secret = Donne non conforme : le secret n’est pas celui de l’engagement.
fair-promise = Donne non conforme : l’engagement n’est pas celui que vous avez vu avant la partie.
fair-mine = Donne non conforme : la graine de la place { $number } n’est pas celle dont vous vous souvenez.
fair-empty = Rien n’est prouvé : le journal est vide.
fair-misdeal = Donne non conforme : l’entrée { $entry }, « { $value } », ne peut pas venir des cartes de ce jeu.
fair-entry = Donne non conforme : l’entrée { $entry }, « { $value } », n’est pas ce que donnent le secret et les graines.
fair-rules = Rien n’est prouvé : l’entrée { $entry }, « { $value } », n’est pas possible d’après les règles.
fair-cut = Rien n’est prouvé : le journal s’arrête avant la fin de la partie.
fair-result = Rien n’est prouvé : le résultat n’est pas celui que donne le journal.
fair-uncompared = L’engagement n’a pas été comparé à celui montré avant la partie : seul quelqu’un qui l’a gardé peut le faire.
