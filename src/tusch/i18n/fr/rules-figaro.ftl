### The rules of Figaro by clause. Line breaks inside a text do not matter.

## Material

rules-figaro-heading-material = Matériel

rule-F1 = Figaro se joue de 3 à 6 joueurs, dès 8 ans.
rule-F2 =
    Il y a 60 cartes. Chacune des cinq couleurs (rouge pour la bagarre, jaune pour la cuisine, vert
    pour la musique, bleu pour la magie, violet pour la peinture) en compte dix : trois de valeur 1,
    six de valeur 2 et une seule de valeur 3. S’y ajoutent cinq jongleurs, trois de valeur 1 et deux
    de valeur 2, et cinq rondes sans valeur.
rule-F3 =
    En plus des cartes, il faut 15 tronçons de route, un pion Roi et les murs du château, d’où part
    chaque route. Sauf si votre table en décide autrement, les tronçons sont longs de 1 à 15, chaque
    longueur une seule fois.
ruling-F3 =
    Aucune des règles imprimées ne donne la longueur des tronçons. Les longueurs de 1 à 15 sont
    faciles à saisir et toutes différentes, si bien que deux tronçons d’un groupe ne sont jamais
    égaux ; une table peut fixer ses propres longueurs.
rule-F4 =
    À trois joueurs, on utilise 45 cartes. Une couleur entière, tirée au hasard, reste dans la boîte
    pendant toute la partie, avec un jongleur de valeur 1, un jongleur de valeur 2 et trois rondes.
ruling-F4 =
    Les règles ne disent ni qui choisit la couleur, ni si l’on en change à chaque manche. Ici, elle
    est tirée une seule fois : personne ne peut tirer profit du choix, et les trois joueurs savent
    d’un bout à l’autre quelles cartes manquent.
rule-F5 = À chaque manche, vous recevez 15 cartes à 3 ou 4 joueurs, 12 cartes à 5, et 10 cartes à 6.

## Setup

rules-figaro-heading-setup = Mise en place

rule-F6 =
    Avant la première manche, les tronçons de route de toute la partie sont tirés au hasard et posés
    à la vue de tous : un groupe pour chacune des trois manches. Un groupe compte un tronçon de
    moins qu’il n’y a de joueurs, et va du tronçon le plus long au plus court. Les tronçons qui
    n’ont pas été tirés restent hors jeu.
rule-F7 =
    Le premier joueur est tiré au sort, sauf si la table s’est mise d’accord. Il reçoit le Roi.
rule-F8 =
    Au début de chaque manche, toutes les cartes sont mélangées et distribuées une à une, la
    première au détenteur du Roi. Chacun a dès lors trois endroits pour ses cartes : une main, que
    personne d’autre ne voit ; une zone, les cartes face visible posées devant lui ; et une pile de
    cartes ramassées, face cachée. Au début, zones et piles sont vides.
ruling-F8 =
    Aucun texte ne dit qui reçoit la première carte. Cela ne change quelque chose que si le compte
    ne tombe pas juste, comme avec les cartes à trois joueurs de l’aide de jeu ; le détenteur du Roi
    et le joueur suivant reçoivent alors une carte de plus que le troisième.

## A turn

rules-figaro-heading-turn = Un tour

rule-F9 =
    Le détenteur du Roi commence la manche. Ensuite, on joue dans le sens horaire, toujours vers le
    voisin de gauche.
rule-F10 =
    Si vous n’avez aucune carte en main quand votre tour commence, la manche s’arrête aussitôt
    (F22), même si c’est à vous seulement parce que vous venez de ramasser.
rule-F11 =
    Si vous avez des cartes, vous avez le choix : jouer une carte, ou ramasser toutes les cartes
    face visible (F19). Vous ne pouvez pas passer.
rule-F12 =
    Une carte de couleur se pose face visible devant vous ou devant n’importe qui d’autre. Elle va
    là où sa couleur se trouve déjà ; si sa couleur n’est encore devant personne, elle va devant
    tout joueur qui n’a encore aucune couleur.
ruling-F12 =
    Seul le texte néerlandais dit que la première carte après avoir ramassé va devant un autre
    joueur, et seulement quand une valeur de 6 ou plus a été atteinte. Avec l’option, nous
    l’appliquons chaque fois que l’on ramasse, pour qu’il n’y ait qu’une règle à retenir. Une ronde
    ne peut se jouer que devant soi (F15) ; elle reste donc permise.
rule-F13 =
    Il n’y a donc jamais deux couleurs devant le même joueur, et une couleur ne se trouve jamais
    devant deux joueurs.
rule-F14 =
    Un jongleur se pose devant n’importe qui, à tout moment. Il ajoute sa valeur, mais n’a pas de
    couleur et n’en réserve aucune.
rule-F15 =
    Une ronde se pose toujours devant vous, et vous pouvez la jouer à tout moment, même quand aucune
    carte n’est encore posée. Tous les joueurs passent alors en même temps à leur gauche tout ce
    qu’ils ont devant eux ; la ronde suit le mouvement. Elle vaut 0 et n’a pas de couleur. Elle
    reste là où elle est arrivée, et compte pour une carte quand quelqu’un la ramasse.
ruling-F15 =
    Les règles ne parlent pas d’une ronde quand rien n’est posé. Rien ne s’y oppose, donc c’est
    permis : la ronde passe toute seule au voisin.
rule-F16 =
    Qui n’a devant soi que des jongleurs et des rondes n’a pas de couleur pour l’instant. À six, il
    se peut que les cinq couleurs soient posées devant les autres ; le sixième joueur ne reçoit
    alors aucune carte de couleur, mais peut toujours recevoir des jongleurs.

## Collecting

rules-figaro-heading-collecting = Ramasser

rule-F17 =
    Dès qu’il y a 6 ou plus devant un joueur, il doit aussitôt ramasser : tout ce qui se trouve face
    visible, devant qui que ce soit, va sur sa pile, peu importe qui a joué la dernière carte. C’est
    aussi lui qui joue le tour suivant.
rule-F18 =
    Si c’est votre tour et qu’aucune de vos cartes ne peut être jouée, vous devez ramasser toutes
    les cartes face visible et les mettre sur votre pile. Cela n’arrive qu’à 3 ou 4 joueurs : à 5 ou
    6, il y a toujours de la place pour une carte.
rule-F19 =
    Vous pouvez aussi ramasser quand l’une de vos cartes pourrait être jouée, à condition qu’il y
    ait au moins une carte face visible. Tout va sur votre pile.
ruling-F19 =
    Aucun texte ne dit si l’on peut ramasser quand il n’y a rien. Ce serait une manière déguisée de
    passer, et l’on ne peut pas passer (F11). Le texte néerlandais, où ces cartes vont dans la main,
    n’y met aucune limite ; sans limite, une manche pourrait ne jamais finir, et chaque joueur n’y a
    donc droit qu’une fois par manche.
rule-F20 = Le joueur qui a ramassé, de gré ou de force, joue le tour suivant.
ruling-F20 =
    Les règles ne disent qui continue que lorsqu’un joueur a 6 ou plus devant lui. L’aide de jeu le
    dit chaque fois que l’on ramasse ; nous traitons donc tous les cas de la même manière.
rule-F21 =
    Une ronde n’oblige jamais personne à ramasser : les cartes se déplacent toutes ensemble, et leur
    total ne change pas.

## End of a round

rules-figaro-heading-round-end = Fin d’une manche

rule-F22 =
    Le joueur dont le tour a commencé sans carte prend le Roi. Puis on compte les piles : c’est le
    nombre de cartes qui importe, et non leurs valeurs. Les cartes en main et devant les joueurs ne
    comptent pas.
rule-F23 =
    La plus grande pile vient en premier, puis la suivante, et ainsi de suite. Entre piles égales,
    l’ordre suit le sens horaire à partir du voisin de gauche du détenteur du Roi ; le détenteur
    vient en dernier.
rule-F24 =
    Dans cet ordre, les joueurs prennent les tronçons de route de la manche, le plus long d’abord.
    Un joueur dont la pile est vide n’en prend pas. Si personne n’a de pile vide, le dernier dans
    l’ordre n’en prend pas. Les tronçons qui restent sont hors jeu. Si toutes les piles sont vides,
    ce qui ne peut arriver que là où l’on ramasse dans sa main, personne ne prend de tronçon, et
    l’échange (F26) revient au détenteur du Roi.
rule-F25 =
    Après la première et la deuxième manche, toutes les cartes sont mélangées et distribuées de
    nouveau. Le détenteur du Roi commence.

## Third round

rules-figaro-heading-third-round = Troisième manche

rule-F26 =
    À la troisième manche, une fois les piles comptées et avant que l’on prenne les tronçons, le
    joueur qui a le moins de cartes fait un échange : le tronçon le plus long de sa route va au
    troisième groupe, et le plus court de ce groupe vient à sa place. Si plusieurs joueurs ont le
    moins de cartes, c’est le détenteur du Roi qui échange, ou à défaut le plus proche de lui dans
    le sens horaire. Le groupe est trié de nouveau, puis on prend les tronçons (F24).
ruling-F26 =
    Le texte néerlandais ne nomme que le joueur le plus proche du Roi, les autres textes nomment
    d’abord son détenteur. Personne n’est plus près du Roi que son détenteur : nous les lisons donc
    tous de la même manière.
rule-F27 =
    Il n’y a pas d’échange si ce joueur n’a aucun tronçon de route, ou si aucun de ses tronçons
    n’est plus long que le plus court du troisième groupe.
rule-F28 =
    Échanger ne vous épargne pas toujours un tronçon. F26 favorise le joueur le plus proche du Roi
    dans le sens horaire, mais F23 le fait passer avant les autres qui ont autant de cartes. Si
    plusieurs joueurs ont le moins de cartes et que le détenteur du Roi n’en fait pas partie, celui
    qui a échangé peut donc quand même devoir prendre un tronçon.

## End of the game

rules-figaro-heading-end = Fin de la partie

rule-F29 =
    La route la plus courte gagne ; sans tronçon, votre route est longue de 0. Entre routes égales,
    le détenteur du Roi passe devant, puis le plus proche de lui dans le sens horaire. Tous les
    rangs se décident ainsi : il y a donc exactement un gagnant.

## At the table

rules-figaro-heading-table = À la table

rule-F30 =
    Pendant la partie, personne n’a le droit de compter une pile ni de comparer les routes entre
    elles. Jusqu’au décompte, vous voyez donc les piles, mais pas combien de cartes elles ont, et
    les routes à l’échelle, mais pas leur longueur ; un lecteur d’écran met en mots ce qu’un coup
    d’œil dirait. Rien de cela n’est secret pour autant : tout le monde a vu arriver les cartes et
    les tronçons. Une table qui préfère les chiffres peut les afficher.
rule-F31 =
    La table l’annonce quand il ne reste qu’une carte à un joueur, puis de nouveau quand la dernière
    carte est jouée.
rule-F32 =
    Parler fait partie du jeu. Suppliez, prévenez, accusez à votre guise : il y a un chat et des
    réactions rapides.

## Options: a name, and a sentence for each value

option-three_player_deck = Cartes à trois joueurs
option-three_player_deck-colour-out =
    Une couleur, deux jongleurs et trois rondes restent dans la boîte, ce qui laisse 45 cartes.
option-three_player_deck-ones-out =
    Les quinze cartes de couleur de valeur 1, un jongleur de valeur 1, un jongleur de valeur 2 et
    deux rondes restent dans la boîte, ce qui laisse 41 cartes : 14 pour le détenteur du Roi, 14
    pour le joueur suivant et 13 pour le troisième.
option-fewest_tie = Égalité pour le moins de cartes
option-fewest_tie-one-free =
    Les piles vides ne prennent pas de tronçon ; s’il n’y en a pas, seul le dernier dans l’ordre est
    épargné.
option-fewest_tie-all-free =
    Tous ceux qui ont le moins de cartes sont épargnés, même s’ils en ont. Si toutes les piles sont
    égales, personne ne prend de tronçon.
option-stack_tie = Ordre des piles égales
option-stack_tie-king-last =
    Le voisin de gauche du détenteur du Roi vient en premier, et les autres suivent dans le sens
    horaire ; le détenteur est le dernier.
option-stack_tie-king-wins =
    Plus un joueur est loin du Roi dans le sens horaire, plus tôt il prend un tronçon : le voisin de
    droite du détenteur du Roi vient en premier, et le détenteur est le dernier.
option-exchange = Échange à la troisième manche
option-exchange-auto =
    L’échange se fait de lui-même, mais seulement s’il raccourcit la route.
option-exchange-optional =
    Le joueur peut refuser l’échange, en connaissant le nombre de cartes de chaque pile. Si F27
    exclut l’échange, la question ne lui est pas posée.
option-exchange-strict =
    L’échange se fait toujours, même contre un tronçon plus long ; seul un joueur sans tronçon en
    est dispensé.
option-exchange-off = Il n’y a pas d’échange.
option-voluntary_take = Ramasser par choix
option-voluntary_take-stack = Les cartes vont sur la pile.
option-voluntary_take-hand =
    Les cartes vont dans la main. Chaque joueur y a droit une fois par manche. Un joueur qui ne peut
    rien jouer ramasse sur sa pile comme d’habitude (F18).
option-after_take = Tour après avoir ramassé
option-after_take-taker = Le joueur qui a ramassé joue le tour suivant.
option-after_take-next =
    Quand un joueur a ramassé par choix, ou parce qu’il ne pouvait rien jouer, le tour passe au
    voisin de gauche, qui met fin à la manche s’il n’a pas de carte (F10). S’il a ramassé parce qu’il avait
    6 ou plus devant lui, c’est toujours à lui de jouer.
option-lead_after_take = Première carte après avoir ramassé
option-lead_after_take-anyone = Elle peut aller devant n’importe quel joueur, si elle y a sa place.
option-lead_after_take-others =
    Si c’est à vous parce que vous venez de ramasser, votre prochaine carte doit aller devant un
    autre joueur. Une ronde est permise et lève cette contrainte.
option-road_lengths = Longueurs des tronçons de route
option-road_lengths-default = Les tronçons sont longs de 1 à 15, chaque longueur une seule fois.
option-road_lengths-any = Quinze nombres entiers positifs quelconques sont possibles, et certains peuvent être égaux.
option-road_lengths-custom = Les tronçons ont ces longueurs : { $lengths }.
option-open_stacks = Taille des piles
option-open_stacks-off = La table ne montre pas combien de cartes il y a dans une pile.
option-open_stacks-on = La table montre combien de cartes il y a dans chaque pile.
option-show_lengths = Longueur des routes
option-show_lengths-off = La table montre les routes par des barres, sans chiffres.
option-show_lengths-on = La table montre la longueur de chaque route en chiffres.

## Editions

edition-davinci = Les règles en anglais, en français et en italien.
edition-davinci-name = daVinci 2006
edition-aid =
    D’autres cartes à trois joueurs ; tous ceux qui ont le moins de cartes sont épargnés ; les piles
    égales se rangent dans l’ordre inverse ; l’échange est obligatoire.
edition-aid-name = Aide de jeu française
edition-dutch =
    L’échange peut être refusé ; les cartes ramassées par choix vont dans la main ; après avoir
    ramassé, la prochaine carte va devant un autre joueur.
edition-dutch-name = Règles néerlandaises

## Worked examples

example-figaro-1 =
    Cinq joueurs, dans le sens horaire : Anna, Ben, Clara, David et Eva. Clara a le Roi. Leurs piles
    ont 7, 7, 0, 12 et 7 cartes, et les tronçons sont longs de 14, 11, 6 et 3. David prend le 14.
    Puis viennent les piles égales, dans le sens horaire à partir du Roi : Eva prend le 11, Anna le
    6 et Ben le 3. Clara n’a pas de carte et ne prend rien (F23, F24).
example-figaro-2 =
    Quatre joueurs, troisième manche. Anna a le Roi ; Anna, Ben, Clara et David ont des piles de 9,
    4, 8 et 4 cartes, et les tronçons sont longs de 10, 7 et 5. Ben et David ont tous deux le moins
    de cartes. À partir du Roi, dans le sens horaire, Ben vient avant David : il échange un 12
    contre le 5 (F26). Les tronçons sont maintenant 12, 10 et 7 : Anna prend le 12, Clara le 10 et
    Ben le 7 ; David ne prend rien. La route de Ben s’est allongée de 5 et de 7 (F28).
example-figaro-3 =
    Quatre joueurs. Devant Anna, il y a un 2 rouge et un jongleur 1 ; devant Ben, rien ; devant
    Clara, une ronde et un jongleur 2 ; devant David, des cartes bleues pour un total de 5. Le rouge
    ne va que devant Anna, le bleu que devant David, le vert devant Ben ou Clara, un jongleur devant
    n’importe qui (F12, F14, F16). Un jongleur 1 devant David, et David ramasse (F17). Une ronde se
    pose toujours devant celui qui la joue (F15).
