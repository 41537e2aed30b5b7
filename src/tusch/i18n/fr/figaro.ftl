### What players read during a game of Figaro.
### No "de" or "que" before a name, which would need an elision; "un" fits every card but the ring.

figaro-title = Figaro
figaro-introduction =
    Figaro rêve d’une place à la cour, mais quiconque porte le chapeau pour ses bêtises est envoyé
    bien loin du château. Pendant trois manches, vous jouez des cartes les uns devant les autres ;
    ceux qui doivent en ramasser le plus prennent les tronçons de route les plus longs, et la route
    la plus courte gagne.

## Cards and colours

figaro-colour-R = rouge
figaro-colour-Y = jaune
figaro-colour-G = vert
figaro-colour-B = bleu
figaro-colour-P = violet

figaro-card-R = { $worth } rouge (bagarre)
figaro-card-Y = { $worth } jaune (cuisine)
figaro-card-G = { $worth } vert (musique)
figaro-card-B = { $worth } bleu (magie)
figaro-card-P = { $worth } violet (peinture)
figaro-card-J = jongleur { $worth }
figaro-card-O = ronde

## What happened. Before the scoring no sentence tells the size of a stack or the length of a
## road (F30).

figaro-event-removed = À trois joueurs, une couleur reste dans la boîte : { $colour }.
# $groups: the lengths of each round's pieces, "15, 9 and 2; 14, 8 and 3; 12, 7 and 1".
figaro-event-roads-drawn = Voici les tronçons de route tirés pour les trois manches : { $groups }.
figaro-event-started =
    { $seat-is ->
        [you] Vous avez le Roi et commencez.
       *[other] { $seat } a le Roi et commence.
    }
# A spectator sees no cards.
figaro-event-dealt =
    { $cards-count ->
        [0] Les cartes de la manche { $round } sont distribuées.
       *[other] Les cartes de la manche { $round } sont distribuées. Votre main : { $cards }.
    }
figaro-event-played =
    { $seat-is ->
        [you]
            { $owner-is ->
                [you] Vous jouez un { $card } devant vous.
               *[other] Vous jouez un { $card } devant { $owner }.
            }
       *[other]
            { $owner-is-seat ->
                [yes] { $seat } joue un { $card } dans son propre étalage.
               *[no]
                    { $owner-is ->
                        [you] { $seat } joue un { $card } devant vous.
                       *[other] { $seat } joue un { $card } devant { $owner }.
                    }
            }
    }
figaro-event-ring =
    { $seat-is ->
        [you] Vous jouez une ronde : chaque étalage passe au voisin de gauche.
       *[other] { $seat } joue une ronde : chaque étalage passe au voisin de gauche.
    }
figaro-event-collected =
    { $seat-is ->
        [you] Votre étalage vaut 6 ou plus : vous ramassez toutes les cartes face visible, et c’est à vous de jouer.
       *[other] L’étalage devant { $seat } vaut 6 ou plus : { $seat } ramasse toutes les cartes face visible et joue le tour suivant.
    }
figaro-event-taken =
    { $into ->
        [hand]
            { $seat-is ->
                [you] Vous prenez en main les cartes de la table.
               *[other] { $seat } prend en main les cartes de la table.
            }
       *[stack]
            { $seat-is ->
                [you] Vous prenez les cartes de la table et les mettez sur votre pile.
               *[other] { $seat } prend les cartes de la table et les met sur sa pile.
            }
    }
figaro-event-one-card-left =
    { $seat-is ->
        [you] Il ne vous reste qu’une carte.
       *[other] Il ne reste qu’une carte à { $seat }.
    }
figaro-event-last-card-played =
    { $seat-is ->
        [you] Vous avez joué votre dernière carte.
       *[other] { $seat } a joué sa dernière carte.
    }
# $counts: "Anna 7, Ben 12 and you 0".
figaro-event-round-ended =
    { $seat-is ->
        [you] Votre tour commence sans carte : la manche est finie, et vous prenez le Roi. Cartes dans les piles : { $counts }.
       *[other] { $seat } commence son tour sans carte : la manche est finie, et { $seat } prend le Roi. Cartes dans les piles : { $counts }.
    }
figaro-event-exchanged =
    { $seat-is ->
        [you] Vous échangez un tronçon de longueur { $given } contre un tronçon de longueur { $got }.
       *[other] { $seat } échange un tronçon de longueur { $given } contre un tronçon de longueur { $got }.
    }
figaro-event-kept =
    { $seat-is ->
        [you] Vous n’échangez rien.
       *[other] { $seat } n’échange rien.
    }
figaro-event-paved =
    { $seat-is ->
        [you] Vous prenez le tronçon de longueur { $length }.
       *[other] { $seat } prend le tronçon de longueur { $length }.
    }
figaro-event-won =
    { $seat-is ->
        [you] Vous gagnez la partie.
       *[other] { $seat } gagne la partie.
    }

## What you may do: entries of a list, and labels

figaro-choice-play =
    { $owner-is ->
        [you] Jouer un { $card } devant vous
       *[other] Jouer un { $card } devant { $owner }
    }
figaro-choice-ring = Jouer une ronde : chaque étalage passe au voisin de gauche
figaro-choice-take = Prendre les cartes de la table
figaro-choice-swap = Échanger votre tronçon le plus long contre le plus court de cette manche
figaro-choice-keep = Garder votre route telle quelle

## Why not

figaro-why-not-spectator = Vous regardez ; seuls les joueurs agissent.
figaro-why-not-dealer = C’est au donneur de le faire, pas à un joueur.
figaro-why-not-exchange-other = L’échange est proposé à { $seat }, pas à vous.
figaro-why-not-exchange-now = Il n’y a pas d’échange à décider en ce moment.
figaro-why-not-over = La partie est finie.
figaro-why-not-deal-first = Les cartes ne sont pas encore distribuées.
figaro-why-not-exchange-first =
    { $seat-is ->
        [you] Décidez d’abord si vous échangez un tronçon de route.
       *[other] C’est d’abord à { $seat } de se prononcer sur l’échange.
    }
figaro-why-not-turn = C’est à { $seat } de jouer, pas à vous.
figaro-why-not-take-empty = Il n’y a aucune carte sur la table, donc rien à prendre.
figaro-why-not-take-twice = Vous avez déjà pris en main les cartes de la table pendant cette manche, et ce n’est permis qu’une fois.
figaro-why-not-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
figaro-why-not-ring-own = Une ronde va toujours dans votre propre étalage ; on la joue sans en nommer un.
figaro-why-not-no-seat = Il n’y a pas de siège { $value } à une table de { $count } joueurs ; les sièges se comptent à partir de 0.
figaro-why-not-colour-elsewhere =
    { $owner-is ->
        [you] Il y a déjà du { $colour } dans votre étalage : le { $colour } va là et nulle part ailleurs.
       *[other] Il y a déjà du { $colour } devant { $owner } : le { $colour } va là et nulle part ailleurs.
    }
figaro-why-not-other-colour =
    { $owner-is ->
        [you] Il y a du { $colour } dans votre étalage : un { $card } n’y a pas sa place.
       *[other] Il y a du { $colour } devant { $owner } : un { $card } n’y a pas sa place.
    }
figaro-why-not-lead-away = Vous venez de ramasser, ou de prendre les cartes de la table : cette carte doit aller devant quelqu’un d’autre.

## Why this score: lines of a score sheet

figaro-why-piece =
    { $seat-is ->
        [you]
            { $count ->
                [one] Manche { $round } : { $count } carte dans votre pile, donc vous prenez le tronçon de longueur { $length }.
               *[other] Manche { $round } : { $count } cartes dans votre pile, donc vous prenez le tronçon de longueur { $length }.
            }
       *[other]
            { $count ->
                [one] Manche { $round } : { $count } carte dans la pile de { $seat }, d’où le tronçon de longueur { $length }.
               *[other] Manche { $round } : { $count } cartes dans la pile de { $seat }, d’où le tronçon de longueur { $length }.
            }
    }
figaro-why-no-piece-empty =
    { $seat-is ->
        [you] Manche { $round } : vous n’avez ramassé aucune carte et ne prenez pas de tronçon.
       *[other] Manche { $round } : { $seat } n’a ramassé aucune carte et ne prend pas de tronçon.
    }
figaro-why-no-piece-last =
    { $seat-is ->
        [you]
            { $count ->
                [one] Manche { $round } : avec { $count } carte, votre pile vient en dernier, et vous ne prenez pas de tronçon.
               *[other] Manche { $round } : avec { $count } cartes, votre pile vient en dernier, et vous ne prenez pas de tronçon.
            }
       *[other]
            { $count ->
                [one] Manche { $round } : avec { $count } carte, la pile de { $seat } vient en dernier : pas de tronçon.
               *[other] Manche { $round } : avec { $count } cartes, la pile de { $seat } vient en dernier : pas de tronçon.
            }
    }
figaro-why-no-piece-fewest =
    { $seat-is ->
        [you]
            { $count ->
                [one] Manche { $round } : vous avez { $count } carte, personne n’en a moins, et vous ne prenez pas de tronçon.
               *[other] Manche { $round } : vous avez { $count } cartes, personne n’en a moins, et vous ne prenez pas de tronçon.
            }
       *[other]
            { $count ->
                [one] Manche { $round } : { $seat } a { $count } carte, personne n’en a moins, et { $seat } ne prend pas de tronçon.
               *[other] Manche { $round } : { $seat } a { $count } cartes, personne n’en a moins, et { $seat } ne prend pas de tronçon.
            }
    }
figaro-why-tie =
    { $king-is ->
        [you]
            { $count ->
                [one] Manche { $round } : plusieurs piles ont { $count } carte ; vous avez le Roi, et leur ordre se décide à partir de vous.
               *[other] Manche { $round } : plusieurs piles ont { $count } cartes ; vous avez le Roi, et leur ordre se décide à partir de vous.
            }
       *[other]
            { $count ->
                [one] Manche { $round } : plusieurs piles ont { $count } carte ; { $king } a le Roi, et leur ordre se décide à partir de là.
               *[other] Manche { $round } : plusieurs piles ont { $count } cartes ; { $king } a le Roi, et leur ordre se décide à partir de là.
            }
    }
figaro-why-kept =
    { $seat-is ->
        [you] Vous avez le moins de cartes à la troisième manche ; vous pouviez échanger un tronçon, et vous avez gardé votre route.
       *[other] { $seat } a le moins de cartes à la troisième manche, pouvait échanger un tronçon et a gardé sa route.
    }
figaro-why-no-exchange =
    { $seat-is ->
        [you] Vous avez le moins de cartes à la troisième manche, mais aucun tronçon plus long que le plus court de la manche : pas d’échange.
       *[other] { $seat } a le moins de cartes à la troisième manche, mais aucun tronçon plus long que le plus court de la manche : pas d’échange.
    }
figaro-why-fewest-tie =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Égalité pour le moins de cartes : l’échange est pour vous, parce que vous avez le Roi.
               *[other] Égalité pour le moins de cartes : l’échange est pour { $seat }, qui a le Roi.
            }
       *[no]
            { $seat-is ->
                [you] Égalité pour le moins de cartes : l’échange est pour vous, parce que, dans le sens horaire, vous venez en premier après { $king }, qui a le Roi.
               *[other]
                    { $king-is ->
                        [you] Égalité pour le moins de cartes : l’échange est pour { $seat }, qui vient en premier après vous dans le sens horaire ; vous avez le Roi.
                       *[other] Égalité pour le moins de cartes : l’échange est pour { $seat }, qui vient en premier, dans le sens horaire, après { $king }, qui a le Roi.
                    }
            }
    }
figaro-why-exchange =
    { $seat-is ->
        [you] Vous avez le moins de cartes à la troisième manche et échangez un tronçon de longueur { $given } contre un tronçon de longueur { $got }.
       *[other] { $seat } a le moins de cartes à la troisième manche et échange un tronçon de longueur { $given } contre un tronçon de longueur { $got }.
    }
figaro-why-shortest-tie =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Égalité pour la route la plus courte : vous gagnez, parce que vous avez le Roi.
               *[other] Égalité pour la route la plus courte : la victoire va à { $seat }, qui a le Roi.
            }
       *[no]
            { $seat-is ->
                [you] Égalité pour la route la plus courte : vous gagnez, parce que, dans le sens horaire, vous venez en premier après { $king }, qui a le Roi.
               *[other]
                    { $king-is ->
                        [you] Égalité pour la route la plus courte : la victoire va à { $seat }, qui vient en premier après vous dans le sens horaire ; vous avez le Roi.
                       *[other] Égalité pour la route la plus courte : la victoire va à { $seat }, qui vient en premier, dans le sens horaire, après { $king }, qui a le Roi.
                    }
            }
    }

## What is wrong with what the dealer did, in a record

figaro-due-remove = c’est le moment de ranger une couleur dans la boîte
figaro-due-roads = c’est le moment de tirer les tronçons de route
figaro-due-start = c’est le moment de désigner le premier joueur
figaro-due-deal = c’est le moment de distribuer les cartes
figaro-due-play = c’est à un joueur de jouer
figaro-due-exchange = c’est à un joueur de se prononcer sur l’échange
figaro-due-over = la partie est finie

figaro-misdeal-due = Le donneur ne peut pas faire cela ici : { $due }.
figaro-misdeal-start = Le siège { $value } ne peut pas commencer à une table de { $count } joueurs ; les sièges se comptent à partir de 0.
figaro-misdeal-groups = Le donneur tire trois groupes de { $count } tronçons de route chacun.
figaro-misdeal-sorted = Dans un groupe, les tronçons de route vont du plus long au plus court.
figaro-misdeal-pieces = Les tronçons de route sont tirés parmi { $allowed }, chacun une seule fois.
figaro-misdeal-sizes = Les mains doivent compter { $allowed } cartes, à partir du siège 0.
figaro-misdeal-cards = Les mains réunies doivent former exactement le paquet de cette table.
