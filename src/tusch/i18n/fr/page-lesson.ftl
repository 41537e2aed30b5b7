### The lessons on the page: a teacher speaks to somebody who plays for the first time.
### Short sentences; they stand in a small speech bubble.
### The names of the lessons begin with consonants, so "de" and "que" need no elision here.

page-lesson = Leçon : { $game }
page-lesson-next = Suivant
page-lesson-skip = Passer
page-lesson-progress = Étape { $at } sur { $last }
# For screen readers: what pulses on the table.
page-lesson-look = Il s’agit de ceci : { $things }.
page-lesson-nudge = C’est permis, mais faisons d’abord autre chose : ce qui palpite.
page-lesson-nudge-read = Un instant, je n’ai pas fini de parler.
page-lesson-skipped = Pas de patience pour les leçons ? Parfait, moi non plus. Les règles sont toujours à portée de doigt.

## What a lesson points at

page-lesson-thing-hand = votre main
page-lesson-thing-pieces = les tronçons de route de cette manche
page-lesson-thing-king = le Roi
page-lesson-thing-deck = la pioche
page-lesson-thing-row = la rangée
page-lesson-thing-discard = la défausse
page-lesson-thing-button = le bouton au-dessus de votre main
page-lesson-thing-display =
    { $seat-is ->
        [you] votre étalage
       *[other] l’étalage de { $seat }
    }
page-lesson-thing-stack =
    { $seat-is ->
        [you] votre pile
       *[other] la pile de { $seat }
    }
page-lesson-thing-road =
    { $seat-is ->
        [you] votre route
       *[other] la route de { $seat }
    }

## Figaro. He speaks himself: vain, charming, never guilty.

# The names of the two others: a lady and a gentleman of the court.
page-lesson-figaro-seat-1 = Margot
page-lesson-figaro-seat-2 = Gaspard
page-lesson-figaro-hello = Figaro, pour vous servir ! On fait des bêtises à la cour, et quelqu’un va porter le chapeau. Veillons à ce que ce ne soit pas vous.
page-lesson-figaro-road = Qui ramasse le plus de cartes reçoit le plus long tronçon de route et habite loin, très loin du château. La route la plus courte gagne !
page-lesson-figaro-stack = Ces piles, c’est ce que chacun a ramassé pendant cette manche. La vôtre est, hum, la plus haute. Nous allons arranger cela.
page-lesson-figaro-play = À vous : touchez un 2 rouge dans votre main, puis l’étalage de { page-lesson-figaro-seat-1 }. Une petite bagarre devant sa porte.
page-lesson-figaro-around = À chaque tour, on joue une carte, devant qui on veut. { page-lesson-figaro-seat-2 } vous apporte de la musique. N’applaudissez pas.
page-lesson-figaro-try = Une couleur ne va que dans un seul étalage. Vous en doutez ? Touchez votre 1 rouge et essayez chez { page-lesson-figaro-seat-2 } !
page-lesson-figaro-same = Le rouge va donc là où il y a du rouge : le 1 rouge est aussi pour { page-lesson-figaro-seat-1 }.
page-lesson-figaro-adds = Les nombres d’un étalage s’additionnent. { page-lesson-figaro-seat-2 } a maintenant 4 devant lui. Ça ne sent pas le brûlé ?
page-lesson-figaro-jester = Qui arrive à 6 ou plus doit ramasser toutes les cartes de la table. Un jongleur va partout : envoyez le vôtre chez { page-lesson-figaro-seat-2 } !
page-lesson-figaro-collected = Tout pour lui, avec les compliments de la cuisine ! Les cartes sont maintenant sur sa pile, et c’est à lui de jouer.
page-lesson-figaro-revenge = { page-lesson-figaro-seat-2 } répond par la magie. Répliquez : votre 1 jaune, devant lui.
page-lesson-figaro-danger = Aïe, aïe, aïe. Cinq devant vous ! Un de plus, et vous ramassez toute la table.
page-lesson-figaro-ring = Vite, la ronde ! Elle va dans votre propre étalage, puis chaque étalage passe au voisin de gauche.
page-lesson-figaro-passed = Vos ennuis sont maintenant ceux de { page-lesson-figaro-seat-1 }. Et voyez ce que { page-lesson-figaro-seat-2 } en fait…
page-lesson-figaro-take = Ils s’acharnent sur vous. Au lieu de jouer, vous pouvez prendre les cartes de la table : mieux vaut deux maintenant que dix plus tard. Si aucune carte ne va, c’est obligatoire.
page-lesson-figaro-last = Quand on prend, on rejoue. Votre dernière carte : le 2 rouge, devant { page-lesson-figaro-seat-2 }.
page-lesson-figaro-wait = Plus rien en main ! Les autres jouent jusqu’à ce que votre tour revienne. Qui commence son tour sans carte termine la manche.
page-lesson-figaro-count = Vous prenez le Roi, donc vous commencez la manche suivante. Les cartes en main et dans les étalages ne comptent pas.
page-lesson-figaro-paved = Le plus long tronçon pour { page-lesson-figaro-seat-1 }, l’autre pour { page-lesson-figaro-seat-2 }. Et pour vous, qui avez le moins de cartes : pas de route du tout !
page-lesson-figaro-end = Bravo ! Trois manches comme celle-ci, et le château est à vous. J’ai toujours dit que vous n’y étiez pour rien.

## Zirkus Flohcati. The ringmaster speaks: a flea with a large moustache.

# The names of the two other circus directors, both fleas.
page-lesson-flohcati-seat-1 = Zip
page-lesson-flohcati-seat-2 = Hopla
page-lesson-flohcati-hello = Entrez, attention à la marche ! Voici le plus petit cirque du monde, et c’est vous qui engagez les artistes.
page-lesson-flohcati-flip = Ils attendent dans la pioche. Retournez une carte !
page-lesson-flohcati-again = Un jongleur, valeur 2. Il fait tout tomber. Vous pourriez le prendre, ou continuer. Retournez !
page-lesson-flohcati-take = Un trapéziste qui vaut 6 ! Les valeurs sont des points. Prenez-le ; cela termine votre tour.
page-lesson-flohcati-others = Les autres aussi retournent et prennent. Ce qui reste dans la rangée y reste pour tout le monde.
page-lesson-flohcati-luck = À vous, et il n’y a que le jongleur. Retournez !
page-lesson-flohcati-luck-more = Un hercule qui vaut 1. Il soulève des miettes. Retournez encore !
page-lesson-flohcati-luck-most = Un cracheur de feu, 3, légèrement brûlé. Encore une carte. Qu’est-ce qui pourrait mal tourner ?
page-lesson-flohcati-bust = Encore un jongleur ! Si l’attraction est déjà dans la rangée, vous perdez votre tour et ne recevez rien. C’est ma faute.
page-lesson-flohcati-action = La rangée reste en place, et les autres se servent. De nouveau à vous : retournez !
page-lesson-flohcati-steal = Une carte action ! On arrête de retourner, et on l’exécute. Volez une carte à { page-lesson-flohcati-seat-1 } !
page-lesson-flohcati-stolen = Un lanceur de couteaux, 5, fraîchement emprunté. Il y a aussi la manière polie : la demande, où l’autre choisit ce qu’il vous donne.
page-lesson-flohcati-more = Encore un tour de table, et c’est de nouveau à vous de retourner.
page-lesson-flohcati-fanfare = Une fanfare ! On retourne des cartes jusqu’au double, et celui-là ne fait pas mal. Prenez la meilleure de la rangée : le 7 !
page-lesson-flohcati-later = Bien plus tard dans la soirée : quelle troupe ! À la fin, seule compte votre meilleure carte de chaque attraction.
page-lesson-flohcati-third = Mais regardez : deux 4 dans votre main, et un troisième dans la rangée. Prenez-le !
page-lesson-flohcati-trio = Trois cartes d’une même valeur font un trio. Posez-le pour 10 points !
page-lesson-flohcati-missing = Vous avez neuf des dix attractions ; il ne manque que le funambule. Quand ce sera à vous : croisez vos six pattes et retournez !
page-lesson-flohcati-tenth = Le funambule, et il vaut 7 ! Je vais m’évanouir. Prenez-le !
page-lesson-flohcati-gala = Les dix attractions dans votre main : ouvrez le gala ! Il rapporte 10 points et termine la partie.
page-lesson-flohcati-end = Les meilleures cartes, un trio, un gala : vous gagnez ! Sans gala, la partie finit avec la pioche. Et maintenant, sans moi.
