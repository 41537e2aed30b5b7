### The lessons on the page: a teacher speaks to somebody who plays for the first time.
### Short sentences; they stand in a small speech bubble.
### The names of the lessons begin with consonants, so "de" and "que" need no elision here.

page-lesson = Leçon : { $game }
page-lesson-next = Suivant
page-lesson-skip = Passer
page-lesson-progress = Étape { $at } sur { $last }
# For screen readers: what pulses on the table.
page-lesson-look = Regardez ici : { $things }.
page-lesson-nudge = C’est permis, mais faisons d’abord ce qui clignote.
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
        [you] les cartes devant vous
       *[other] les cartes devant { $seat }
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
page-lesson-figaro-road = Qui ramasse le plus de cartes reçoit le plus long tronçon de route et habite loin, très loin du château. La route la plus courte gagne : ramassez donc le moins possible !
page-lesson-figaro-stack = Ces piles, c’est ce que chacun a ramassé dans cette manche. Interdit de compter, mais la vôtre est, hum, la plus haute. Nous allons arranger cela.
page-lesson-figaro-play = À vous : touchez un 2 rouge dans votre main, puis la zone devant { page-lesson-figaro-seat-1 }. Une petite bagarre devant sa porte.
page-lesson-figaro-around = À son tour, chacun joue une carte, devant qui il veut. { page-lesson-figaro-seat-2 } vous apporte de la musique. N’applaudissez pas.
page-lesson-figaro-try = Une couleur ne se joue que devant un seul joueur. Vous en doutez ? Touchez votre 1 rouge et essayez devant { page-lesson-figaro-seat-2 } !
page-lesson-figaro-same = Le rouge va donc là où il y a du rouge : le 1 rouge est aussi pour { page-lesson-figaro-seat-1 }.
page-lesson-figaro-adds = Devant chacun, les valeurs s’additionnent. { page-lesson-figaro-seat-2 } en est à 4. Ça ne sent pas le brûlé ?
page-lesson-figaro-jester = À 6 ou plus devant soi, on ramasse tout ce qui est posé, chez tout le monde. Un jongleur va partout : envoyez le vôtre chez { page-lesson-figaro-seat-2 } !
page-lesson-figaro-collected = Tout pour lui, avec les compliments de la cuisine ! C’est sur sa pile maintenant, et c’est à lui de jouer.
page-lesson-figaro-revenge = { page-lesson-figaro-seat-2 } répond par la magie. Répliquez : votre 1 jaune, devant lui.
page-lesson-figaro-danger = Aïe, aïe, aïe. Cinq devant vous ! Un point de plus, et vous ramassez tout.
page-lesson-figaro-ring = Vite, la ronde ! Elle va devant vous, puis toutes les cartes posées passent au voisin de gauche.
page-lesson-figaro-passed = Vos ennuis sont maintenant ceux de { page-lesson-figaro-seat-1 }. Et voyez ce que { page-lesson-figaro-seat-2 } en fait…
page-lesson-figaro-take = Ils reviennent à la charge. Au lieu de jouer, vous pouvez tout ramasser : mieux vaut deux cartes maintenant que dix plus tard. Si aucune des vôtres n’a sa place nulle part, c’est même obligatoire.
page-lesson-figaro-last = Qui ramasse rejoue. Votre dernière carte : le 2 rouge, devant { page-lesson-figaro-seat-2 }.
page-lesson-figaro-wait = Plus rien en main ! Les autres jouent jusqu’à ce que ce soit à vous. Qui commence son tour sans carte termine la manche.
page-lesson-figaro-count = Vous prenez le Roi, donc vous commencerez la manche suivante. Les cartes en main et devant les joueurs ne comptent pas.
page-lesson-figaro-paved = Le plus long tronçon pour { page-lesson-figaro-seat-1 }, l’autre pour { page-lesson-figaro-seat-2 }. Et pour vous, qui avez le moins de cartes : pas de route du tout !
page-lesson-figaro-end = Bravo ! Les tronçons s’ajoutent sur trois manches, et à la fin de la troisième, qui a le moins de cartes échange un long tronçon contre un court. J’ai toujours dit que vous n’y étiez pour rien.

## Zirkus Flohcati. The ringmaster speaks: a flea with a large moustache.

# The names of the two other circus directors, both fleas.
page-lesson-flohcati-seat-1 = Zip
page-lesson-flohcati-seat-2 = Hopla
page-lesson-flohcati-hello = Entrez, entrez, mesdames et messieurs, attention à la marche ! Voici le plus petit cirque du monde, et c’est vous qui engagez les artistes.
page-lesson-flohcati-flip = Ils attendent dans la pioche. Retournez une carte !
page-lesson-flohcati-again = Un jongleur, valeur 2. Il fait tout tomber. Vous pourriez le prendre, ou continuer. Allez, encore une carte !
page-lesson-flohcati-take = Un trapéziste qui vaut 6 ! Les valeurs sont des points. Prenez-le ; cela termine votre tour.
page-lesson-flohcati-others = Les autres aussi piochent et se servent. Ce qui reste dans la rangée y reste pour tout le monde.
page-lesson-flohcati-luck = À vous, et il n’y a que le jongleur. Piochez !
page-lesson-flohcati-luck-more = Un hercule qui vaut 1. Il soulève des miettes. Encore une !
page-lesson-flohcati-luck-most = Un cracheur de feu, valeur 3, légèrement brûlé. Encore une carte. Qu’est-ce qui pourrait mal tourner ?
page-lesson-flohcati-bust = Encore un jongleur ! Une attraction déjà dans la rangée, et c’est raté : pas de carte, pas de trio, votre tour est perdu. C’est ma faute.
page-lesson-flohcati-action = La rangée reste en place, et les autres se servent. De nouveau à vous : piochez !
page-lesson-flohcati-steal = Une carte action ! On s’arrête de piocher et on fait ce qu’elle dit. Volez une carte à { page-lesson-flohcati-seat-1 } !
page-lesson-flohcati-stolen = Un lanceur de couteaux, valeur 5, fraîchement emprunté. Il y a aussi la manière polie : la demande, où l’autre choisit ce qu’il vous donne.
page-lesson-flohcati-more = Encore un tour de table, et c’est de nouveau à vous de piocher.
page-lesson-flohcati-fanfare = Une fanfare ! On retourne des cartes jusqu’au double, et celui-là ne fait pas mal. Prenez la meilleure de la rangée : le 7 !
page-lesson-flohcati-later = Un autre soir, une autre troupe, et quelle troupe ! À la fin, seule compte votre meilleure carte de chaque attraction.
page-lesson-flohcati-third = Mais regardez : deux 4 dans votre main, et un troisième dans la rangée. Prenez-le !
page-lesson-flohcati-trio = Trois cartes d’une même valeur font un trio : 10 points ! Mais elles quittent votre main et ne comptent plus, ni pour les points ni pour le gala. Posez-le !
page-lesson-flohcati-missing = Vous avez neuf des dix attractions ; il ne manque que le funambule. Quand ce sera à vous, croisez vos six pattes et piochez !
page-lesson-flohcati-tenth = Le funambule, et il vaut 7 ! Je vais m’évanouir. Prenez-le !
page-lesson-flohcati-gala = Les dix attractions en main : ouvrez le gala ! Il rapporte 10 points et termine la partie.
page-lesson-flohcati-end = Les meilleures cartes, un trio, un gala : vous avez gagné ! Sans gala, la partie s’arrête quand la pioche est vide. Et maintenant, sans moi.
