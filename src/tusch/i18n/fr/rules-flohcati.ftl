### The rules of Zirkus Flohcati by clause. Line breaks inside a text do not matter.

## Material

rules-flohcati-heading-material = Matériel

rule-Z1 =
    Zirkus Flohcati se joue de 3 à 5 joueurs, dès 7 ans. Des éditions plus récentes impriment les
    mêmes règles pour 2 à 5 : ici, on peut donc aussi jouer à deux.
rule-Z2 =
    Il y a 89 cartes. Dix attractions (directeur, clown, jongleur, homme-canon, lanceur de couteaux,
    roi de l’évasion, trapéziste, cracheur de feu, hercule et funambule) ont chacune huit cartes,
    avec les valeurs 0 à 7. S’y ajoutent neuf cartes action : trois demandes, trois vols et trois
    fanfares.
ruling-Z2 =
    Le texte compte neuf cartes action de trois sortes, mais ne dit pas combien de chacune. Les
    éditions plus récentes en ont trois de chaque, et nous aussi.
rule-Z3 =
    Toutes les cartes sont mélangées en une seule pioche, face cachée. Personne n’a encore de main,
    et il n’y a pas de rangée. Le premier joueur est tiré au sort, sauf si la table s’est mise
    d’accord. Ensuite, on joue dans le sens horaire.
ruling-Z3 =
    À la maison, le plus jeune commence. Ici, nous ne connaissons pas l’âge des joueurs, et le
    hasard ne favorise personne.
rule-Z4 =
    Les cartes retournées forment la rangée, face visible et chaque attraction une fois au plus,
    donc jamais plus de dix cartes. À côté se trouvent la pioche et la défausse ; tout le monde peut
    parcourir la défausse. Chaque joueur a une main secrète, sans limite de taille, et pose ses
    trios face visible. Le nombre de cartes d’une main et de la pioche est connu de tous.
ruling-Z4 =
    Dans le jeu imprimé, la défausse est face cachée. Mais tous les joueurs ont vu chacune de ses
    cartes : la parcourir ne révèle rien, et vous épargne seulement un effort de mémoire.

## A turn

rules-flohcati-heading-turn = Un tour

rule-Z5 =
    À votre tour, vous retournez des cartes de la pioche, une à la fois et autant que vous voulez ;
    chacune rejoint la rangée. Pour finir, vous prenez en main une carte de la rangée. S’il y a des
    cartes dans la rangée, rien ne vous oblige à en retourner ; si elle est vide, il le faut. Vous
    ne pouvez pas passer.
ruling-Z5 =
    Le texte permet de prendre une carte sans en retourner, mais ne dit pas ce qui se passe si la
    rangée est vide, ni si l’on peut renoncer à la carte. Un tour doit faire avancer la partie :
    vous retournez donc une carte quand il n’y a rien à prendre, et vous en prenez une tant que vous
    n’avez pas perdu votre tour.
rule-Z6 =
    Si vous retournez une attraction qui est déjà dans la rangée, quelle que soit sa valeur, vous
    perdez votre tour. La carte est défaussée et tout s’arrête là : ni carte, ni trio, ni gala. La
    rangée reste telle quelle.
rule-Z7 =
    Vous pouvez prendre n’importe quelle carte de la rangée, une ancienne comme une nouvelle.

## Action cards

rules-flohcati-heading-actions = Cartes action

rule-Z8 =
    Avec une carte action, vous ne retournez plus rien : on l’applique, puis on la défausse. Vous ne
    prenez pas de carte dans la rangée, sauf après une fanfare (Z11), et ce que vous avez retourné
    avant y reste. Vous pouvez encore poser des trios ou ouvrir le gala (Z12, Z13).
rule-Z9 =
    Demande : choisissez un adversaire qui a des cartes. Il en choisit une et vous la donne, sans
    que personne d’autre voie laquelle. Si aucun adversaire n’a de carte, rien ne se passe.
ruling-Z9 =
    Le texte permet aussi de choisir un adversaire sans carte et de ne rien recevoir. Comme cela ne
    sert à rien, seuls les adversaires qui ont des cartes peuvent être choisis.
rule-Z10 =
    Vol : choisissez un adversaire qui a des cartes et piochez-en une au hasard dans sa main.
    Montrez-la à tout le monde et gardez-la. Si aucun adversaire n’a de carte, rien ne se passe.
ruling-Z10 =
    Le texte dit seulement qu’il n’y a rien à voler dans une main vide. La choisir gâcherait la
    carte ; ici, on ne peut donc choisir que des adversaires qui ont des cartes, comme pour une
    demande (Z9).
rule-Z11 =
    Fanfare : les cartes sont retournées l’une après l’autre et rejoignent la rangée, jusqu’à ce que
    sorte une attraction qui s’y trouve déjà. Ce double est défaussé, puis vous prenez n’importe
    quelle carte de la rangée. Si une autre carte action sort en chemin, la fanfare est annulée et
    c’est la nouvelle carte que l’on applique, même si c’est de nouveau une fanfare ; ce qui a été
    retourné jusque-là reste. Si la pioche s’épuise sans qu’un double soit sorti, la partie est
    finie sur-le-champ : plus de carte, de trio ni de gala pour personne. Il en va de même si la
    fanfare est elle-même la toute dernière carte. Une demande ou un vol en dernière carte, en
    revanche, annule la fanfare ; on l’applique, et la partie se termine comme d’habitude (Z15).
ruling-Z11 =
    Le texte met aussitôt fin à la partie si la dernière carte n’apporte pas de double, et laisse
    une deuxième carte action annuler la première. Il ne dit pas ce qui se passe si les deux se
    rencontrent, ou si la fanfare est elle-même la dernière carte. Nous appliquons les deux phrases
    dans l’ordre où les choses arrivent.

## Trios and the gala

rules-flohcati-heading-trios = Les trios et le gala

rule-Z12 =
    Trio : trois cartes d’une même valeur de votre main, que vous posez face visible pour de bon.
    Elles ne comptent plus, ni pour les points ni pour le gala. Trois zéros font un trio comme les
    autres, et la carte que vous venez de prendre peut en faire partie. Vous posez des trios à la
    fin de votre propre tour, après avoir pris une carte ou effectué une action, autant que vous le
    pouvez et le voulez ; si vous avez perdu votre tour, vous n’en posez aucun.
ruling-Z12 =
    Un passage parle de poser un trio pendant le tour, d’autres de le faire une fois la carte prise
    ou l’action effectuée. Tous s’accordent sur la fin du tour ; une option permet le reste.
rule-Z13 =
    Gala : si vos cartes en main réunissent les dix attractions, vous pouvez ouvrir le gala à la fin
    de votre propre tour, et la partie est aussitôt finie. Vous pouvez poser des trios avant, ou les
    garder, mais les cartes posées ne comptent pas pour le gala. Si vous avez perdu votre tour, vous
    ne pouvez pas l’ouvrir.
ruling-Z13 =
    Un résumé donne à croire que la partie se termine d’elle-même. Le passage sur la fin de la
    partie dit que le joueur peut le faire ; il est plus détaillé, et nous le suivons.
rule-Z14 =
    Après avoir pris une carte ou effectué une action, même restée sans effet, c’est encore à vous
    si vous avez au moins trois cartes en main : posez des trios, ouvrez le gala si vous le pouvez,
    ou terminez votre tour. Avec moins de trois cartes, même si vous venez de poser un trio, votre
    tour se termine de lui-même. Seul compte donc le nombre de vos cartes, que tout le monde voit. Si
    vous ne pouvez que terminer votre tour, inutile de le dire : la table attend un court instant,
    le même pour toutes les mains, et le termine pour vous. Ensuite, c’est au joueur à votre gauche.
ruling-Z14 =
    Dans le jeu imprimé, personne ne vous demande si vous avez quelque chose à poser. Si la table
    n’attendait que ceux qui le peuvent, tout le monde le saurait. Pour cacher jusqu’à une
    hésitation, faites en sorte que la table vous attende toujours : il y a un réglage pour cela.
    Une option rétablit la règle de notre première version.

## End and score

rules-flohcati-heading-end = Fin et décompte

rule-Z15 =
    Quand la pioche est épuisée, vous finissez votre tour comme d’habitude, que vous preniez une
    carte, perdiez votre tour, effectuiez une action, posiez des trios ou ouvriez le gala. Puis la
    partie est finie. Une fanfare qui ne trouve pas de double fait exception (Z11).
rule-Z16 =
    Pour chaque attraction de votre main, vous marquez la valeur la plus haute. Chaque trio que vous
    avez posé rapporte 10 points, et le gala 10 points à celui qui l’a ouvert ; un autre qui aurait
    pu l’ouvrir n’a rien pour cela. Les cartes plus faibles d’une attraction et les trios gardés en
    main ne rapportent rien de plus.
rule-Z17 =
    Le total le plus haut gagne. Les joueurs qui ont le même total partagent la victoire.
ruling-Z17 =
    Le texte ne départage pas les égalités. Partager la victoire n’y ajoute rien ; une option
    départage pour qui veut un seul gagnant.

## Options: a name, and a sentence for each value

option-trio_timing = Moment des trios
option-trio_timing-end-of-turn = Les trios se posent à la fin de votre propre tour.
option-trio_timing-any-time =
    Les trios peuvent aussi se poser avant de retourner une carte ou d’en choisir une dans la
    rangée, mais pas avant de prendre la carte qui termine une fanfare, ni entre une carte action et
    le choix qu’elle demande. Un trio posé à ce moment ne termine jamais votre tour.
option-turn_end = Fin du tour
option-turn_end-always =
    Avec au moins trois cartes en main, vous gardez votre tour jusqu’à ce que vous le terminiez,
    quelles que soient ces cartes.
option-turn_end-when-needed =
    Vous ne gardez votre tour que si vous pouvez poser un trio ou ouvrir le gala ; tout le monde
    sait donc que vous le pouvez.
option-demand_shown = Carte donnée sur demande
option-demand_shown-off = Seuls ces deux joueurs voient la carte.
option-demand_shown-on = La carte est montrée à tout le monde.
option-ties = Totaux égaux
option-ties-shared = La victoire est partagée.
option-ties-trios-gala-card =
    Celui qui a posé le plus de trios gagne ; puis celui qui a ouvert le gala ; puis la plus haute
    carte en main, où un 0 bat encore une main vide. Si cela aussi est égal, la victoire est
    partagée.

## Editions

edition-amigo =
    Les règles imprimées, et à deux joueurs aussi, comme dans les éditions plus récentes.
edition-amigo-name = Amigo 1998

## Worked examples

example-flohcati-1 =
    Vous avez en main un 6, un 4 et un 4 de trois attractions, un 2 de l’une d’elles, et deux trios
    posés : 6 + 4 + 4 + 20 = 34 points (Z16).
example-flohcati-2 =
    Vous avez en main 7, 3, 4, 3, 3 et 5 de six attractions, un 1 de l’une d’elles, et un trio
    posé : 25 + 10 = 35 points. Les trois 3 gardés en main n’apportent pas de bonus (Z16).
example-flohcati-3 =
    Vous avez les dix attractions avec 3, 5, 5, 5, 0, 7, 2, 4, 0 et 1, un trio posé, et vous avez
    ouvert le gala : 32 + 10 + 10 = 52 points. Pour le gala, un 0 convient aussi bien qu’une autre
    carte (Z13, Z16).
example-flohcati-4 =
    Dans la rangée se trouvent un directeur 5 et un clown 2, et vous retournez un directeur 0 : il
    est défaussé, votre tour est fini et la rangée reste. Pas de trio non plus, même avec trois 4 en
    main (Z6).
example-flohcati-5 =
    Avec un directeur 5 dans la rangée, une fanfare retourne un jongleur 1, puis une demande. La
    fanfare est annulée, et on applique la demande ; le directeur 5 et le jongleur 1 restent dans la
    rangée, et un trio peut suivre (Z11, Z12).
example-flohcati-6 =
    Vous retournez un 6 et un 1, prenez le 6, puis posez deux trios : trois 3, et trois 6 avec celui
    que vous venez de prendre (Z12).
example-flohcati-7 =
    Vous avez en main un 2 et un 5, et vous prenez un 0. Avec trois cartes, c’est encore à vous,
    bien que vous n’ayez rien à poser : il en va ainsi pour tous ceux qui ont trois cartes, et
    personne n’apprend rien. Un instant plus tard, votre tour se termine (Z14).
