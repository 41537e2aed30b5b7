### What players read during a game of Figaro.
### No "de" or "que" before a name, which would need an elision; "un" fits every card but the ring.

figaro-title = Figaro
figaro-introduction =
    Figaro rêve d’une place à la cour, mais celui qui porte le chapeau pour ses bêtises est envoyé
    bien loin du château. Pendant trois manches, vous jouez des cartes les uns devant les autres ;
    ceux qui en ramassent le plus prennent les tronçons de route les plus longs, et la route la plus
    courte gagne.

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
figaro-event-roads-drawn =
    { $lengths ->
        [shown] Les tronçons de route des trois manches sont tirés : { $groups }.
       *[hidden] Les tronçons de route des trois manches sont tirés.
    }
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
                [yes] { $seat } joue un { $card } dans sa propre zone.
               *[no]
                    { $owner-is ->
                        [you] { $seat } joue un { $card } devant vous.
                       *[other] { $seat } joue un { $card } devant { $owner }.
                    }
            }
    }
figaro-event-ring =
    { $seat-is ->
        [you] Vous jouez une ronde : toutes les cartes posées passent au voisin de gauche.
       *[other] { $seat } joue une ronde : toutes les cartes posées passent au voisin de gauche.
    }
figaro-event-collected =
    { $seat-is ->
        [you] Ça fait 6 ou plus devant vous : le Roi explose, vous ramassez tout, et c’est à vous de jouer.
       *[other] Ça fait 6 ou plus devant { $seat } : le Roi explose, { $seat } ramasse tout et joue le tour suivant.
    }
figaro-event-taken =
    { $into ->
        [hand]
            { $seat-is ->
                [you] Vous ramassez toutes les cartes et les prenez en main.
               *[other] { $seat } ramasse toutes les cartes et les prend en main.
            }
       *[stack]
            { $seat-is ->
                [you] Vous ramassez toutes les cartes et les posez sur votre pile.
               *[other] { $seat } ramasse toutes les cartes et les pose sur sa pile.
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
        [you] C’est à vous, et vous n’avez plus de cartes : la manche est finie, et vous prenez le Roi. Cartes dans les piles : { $counts }.
       *[other] C’est à { $seat }, qui n’a plus de cartes : la manche est finie, et { $seat } prend le Roi. Cartes dans les piles : { $counts }.
    }
figaro-event-exchanged =
    { $seat-is ->
        [you] Vous échangez un tronçon de longueur { $given } contre un de longueur { $got }.
       *[other] { $seat } échange un tronçon de longueur { $given } contre un de longueur { $got }.
    }
figaro-event-kept =
    { $seat-is ->
        [you] Vous gardez votre route telle quelle.
       *[other] { $seat } garde sa route telle quelle.
    }
figaro-event-paved =
    { $lengths ->
        [shown]
            { $seat-is ->
                [you] Vous prenez le tronçon de longueur { $length }.
               *[other] { $seat } prend le tronçon de longueur { $length }.
            }
       *[hidden]
            { $seat-is ->
                [you] Vous prenez le plus long tronçon qui reste.
               *[other] { $seat } prend le plus long tronçon qui reste.
            }
    }
figaro-event-won =
    { $seat-is ->
        [you] Vous avez gagné !
       *[other] { $seat } a gagné !
    }

## What you may do: entries of a list, and labels

figaro-choice-play =
    { $owner-is ->
        [you] Jouer un { $card } devant vous
       *[other] Jouer un { $card } devant { $owner }
    }
figaro-choice-ring = Jouer une ronde : toutes les cartes posées passent au voisin de gauche
figaro-choice-take = Ramasser toutes les cartes
figaro-choice-swap = Échanger votre tronçon le plus long contre le plus court de cette manche
figaro-choice-keep = Garder votre route telle quelle

## Why not

figaro-why-not-spectator = Vous regardez la partie ; seuls les joueurs peuvent faire cela.
figaro-why-not-dealer = Seul le donneur peut faire cela, pas un joueur.
figaro-why-not-exchange-other = L’échange est proposé à { $seat }, pas à vous.
figaro-why-not-exchange-now = Il n’y a pas d’échange à décider en ce moment.
figaro-why-not-over = La partie est finie.
figaro-why-not-deal-first = Les cartes ne sont pas encore distribuées.
figaro-why-not-exchange-first =
    { $seat-is ->
        [you] Décidez d’abord si vous échangez un tronçon de route.
       *[other] C’est d’abord à { $seat } de décider de l’échange.
    }
figaro-why-not-turn = C’est à { $seat } de jouer, pas à vous.
figaro-why-not-take-empty = Il n’y a aucune carte face visible, donc rien à ramasser.
figaro-why-not-take-twice = Vous avez déjà pris les cartes en main pendant cette manche, et ce n’est permis qu’une fois.
figaro-why-not-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
figaro-why-not-ring-own = Une ronde se joue toujours devant vous ; ensuite, tout passe à gauche.
figaro-why-not-no-seat = Il n’y a pas de place { $value } à une table de { $count } joueurs ; dans les coups, les places se comptent à partir de 0.
figaro-why-not-colour-elsewhere =
    { $owner-is ->
        [you] Il y a déjà du { $colour } devant vous : le { $colour } va là et nulle part ailleurs.
       *[other] Il y a déjà du { $colour } devant { $owner } : le { $colour } va là et nulle part ailleurs.
    }
figaro-why-not-other-colour =
    { $owner-is ->
        [you] Il y a du { $colour } devant vous : un { $card } n’y a pas sa place.
       *[other] Il y a du { $colour } devant { $owner } : un { $card } n’y a pas sa place.
    }
figaro-why-not-lead-away = Vous venez de ramasser : cette carte doit aller devant un autre joueur.

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
                [one] Manche { $round } : { $seat } a { $count } carte dans sa pile et prend donc le tronçon de longueur { $length }.
               *[other] Manche { $round } : { $seat } a { $count } cartes dans sa pile et prend donc le tronçon de longueur { $length }.
            }
    }
figaro-why-no-piece-empty =
    { $seat-is ->
        [you] Manche { $round } : votre pile est vide, donc pas de tronçon pour vous.
       *[other] Manche { $round } : { $seat } n’a rien dans sa pile, donc pas de tronçon.
    }
figaro-why-no-piece-last =
    { $seat-is ->
        [you]
            { $count ->
                [one] Manche { $round } : avec { $count } carte, vous venez en dernier dans l’ordre des piles, et vous échappez au tronçon.
               *[other] Manche { $round } : avec { $count } cartes, vous venez en dernier dans l’ordre des piles, et vous échappez au tronçon.
            }
       *[other]
            { $count ->
                [one] Manche { $round } : avec { $count } carte, { $seat } vient en dernier dans l’ordre des piles et échappe au tronçon.
               *[other] Manche { $round } : avec { $count } cartes, { $seat } vient en dernier dans l’ordre des piles et échappe au tronçon.
            }
    }
figaro-why-no-piece-fewest =
    { $seat-is ->
        [you]
            { $count ->
                [one] Manche { $round } : vous avez { $count } carte et personne n’en a moins, donc pas de tronçon pour vous.
               *[other] Manche { $round } : vous avez { $count } cartes et personne n’en a moins, donc pas de tronçon pour vous.
            }
       *[other]
            { $count ->
                [one] Manche { $round } : { $seat } a { $count } carte et personne n’en a moins, donc pas de tronçon.
               *[other] Manche { $round } : { $seat } a { $count } cartes et personne n’en a moins, donc pas de tronçon.
            }
    }
figaro-why-tie =
    { $king-is ->
        [you]
            { $count ->
                [one] Manche { $round } : plusieurs piles ont { $count } carte ; vous avez le Roi, et l’ordre se compte à partir de vous.
               *[other] Manche { $round } : plusieurs piles ont { $count } cartes ; vous avez le Roi, et l’ordre se compte à partir de vous.
            }
       *[other]
            { $count ->
                [one] Manche { $round } : plusieurs piles ont { $count } carte ; { $king } a le Roi, et l’ordre se compte à partir de sa place.
               *[other] Manche { $round } : plusieurs piles ont { $count } cartes ; { $king } a le Roi, et l’ordre se compte à partir de sa place.
            }
    }
figaro-why-kept =
    { $seat-is ->
        [you] Vous aviez le moins de cartes à la troisième manche et pouviez échanger un tronçon, mais vous avez gardé votre route.
       *[other] { $seat } avait le moins de cartes à la troisième manche et pouvait échanger un tronçon, mais a gardé sa route.
    }
figaro-why-no-exchange =
    { $seat-is ->
        [you] Vous aviez le moins de cartes à la troisième manche, mais aucun tronçon plus long que le plus court de la manche : pas d’échange.
       *[other] { $seat } avait le moins de cartes à la troisième manche, mais aucun tronçon plus long que le plus court de la manche : pas d’échange.
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
        [you] Vous aviez le moins de cartes à la troisième manche et avez échangé un tronçon de longueur { $given } contre un de longueur { $got }.
       *[other] { $seat } avait le moins de cartes à la troisième manche et a échangé un tronçon de longueur { $given } contre un de longueur { $got }.
    }
figaro-why-equal-roads =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Routes égales : vous avez le Roi.
               *[other] Routes égales : { $seat } a le Roi.
            }
       *[no]
            { $seat-is ->
                [you] Routes égales : { $king } a le Roi, et à partir de là, dans le sens horaire, vous venez plus tôt.
               *[other]
                    { $king-is ->
                        [you] Routes égales : vous avez le Roi, et à partir de vous, dans le sens horaire, { $seat } vient plus tôt.
                       *[other] Routes égales : { $king } a le Roi, et à partir de là, dans le sens horaire, { $seat } vient plus tôt.
                    }
            }
    }

## What is wrong with what the dealer did, in a record

figaro-due-remove = c’est le moment de ranger une couleur dans la boîte
figaro-due-roads = c’est le moment de tirer les tronçons de route
figaro-due-start = c’est le moment de désigner le premier joueur
figaro-due-deal = c’est le moment de distribuer les cartes
figaro-due-play = c’est à un joueur de jouer
figaro-due-exchange = c’est à un joueur de décider de l’échange
figaro-due-over = la partie est finie

figaro-misdeal-due = Le donneur ne peut pas faire cela ici : { $due }.
figaro-misdeal-start = La place { $value } ne peut pas commencer à une table de { $count } joueurs ; dans les enregistrements, les places se comptent à partir de 0.
figaro-misdeal-groups = Le donneur tire trois groupes de { $count } tronçons de route chacun.
figaro-misdeal-sorted = Dans un groupe, les tronçons de route vont du plus long au plus court.
figaro-misdeal-pieces = Les tronçons de route sont tirés parmi { $allowed }, chacun une seule fois.
figaro-misdeal-sizes = Les mains doivent compter { $allowed } cartes, à partir de la place 0.
figaro-misdeal-cards = Les mains réunies doivent former exactement le paquet de cette table.

## Sous la main : ce que fait une carte, et ce qui se passerait

figaro-help-colour = Se pose là où sa couleur est déjà, ou devant quelqu’un qui n’a pas encore de couleur. Ajoute { $worth }.
figaro-help-jester = Va devant tout le monde et ajoute { $worth }. Il n’a pas de couleur.
figaro-help-ring = Se pose devant vous. Puis tout le monde passe à gauche les cartes posées devant soi. Vaut 0.
figaro-help-collect =
    { $seat-is ->
        [you]
            { $count ->
                [one] Vous ramasseriez { $count } carte.
               *[other] Vous ramasseriez { $count } cartes.
            }
       *[other]
            { $count ->
                [one] { $seat } ramasserait { $count } carte.
               *[other] { $seat } ramasserait { $count } cartes.
            }
    }
figaro-help-worth =
    { $seat-is ->
        [you] Ça ferait { $worth } devant vous.
       *[other] Ça ferait { $worth } devant { $seat }.
    }
figaro-help-pass =
    { $count ->
        [one] { $count } carte passerait de vous à { $seat }, et ainsi de suite autour de la table.
       *[other] { $count } cartes passeraient de vous à { $seat }, et ainsi de suite autour de la table.
    }

## Ce que dit le coach à $owner, ou aux autres à son sujet. Son coup a été joué ; un autre est meilleur.

figaro-coach-kind-card = Quelle carte
figaro-coach-kind-whom = Devant qui
figaro-coach-kind-take = Jouer ou ramasser
figaro-coach-kind-exchange = Échange
figaro-coach-filled =
    { $owner-is ->
        [you] Avec votre coup, on est arrivé à 6 ou plus devant vous : vous avez dû ramasser
       *[other] Avec le coup joué, on est arrivé à 6 ou plus devant { $owner }, qui a dû ramasser
    } aussitôt { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
figaro-coach-took =
    Ramasser { $owner-is ->
        [you] vous a tout de suite coûté
       *[other] a tout de suite coûté
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $owner-is ->
        [you] .
       *[other] { "" } à { $owner }.
    } Après le meilleur coup, { $often ->
        [0]
            { $owner-is ->
                [you] ce n’est presque jamais vous qui ramassez
               *[other] ce n’est presque jamais { $owner } qui ramasse
            } ensuite.
       *[other]
            { $often ->
                [100] c’est presque toujours
               *[other] c’est
            } { $owner-is ->
                [you] vous qui ramassez
               *[other] { $owner } qui ramasse
            } ensuite{ $often ->
                [100] { "" }
                [one] { "" } dans environ { $often } partie sur 100
               *[other] { "" } dans environ { $often } parties sur 100
            }, en moyenne { $later ->
                [one] { $later } carte.
               *[other] { $later } cartes.
            }
    }
figaro-coach-take-now =
    { $owner-is ->
        [you] Vous pouviez
       *[other] { $owner } pouvait
    } ramasser { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } et ne plus avoir à y penser. Après { $owner-is ->
        [you] votre coup
       *[other] le coup joué
    }, { $often ->
        [0]
            { $owner-is ->
                [you] ce n’est presque jamais vous qui ramassez
               *[other] ce n’est presque jamais { $owner } qui ramasse
            } ensuite.
       *[other]
            { $often ->
                [100] c’est presque toujours
               *[other] c’est
            } { $owner-is ->
                [you] vous qui ramassez
               *[other] { $owner } qui ramasse
            } ensuite{ $often ->
                [100] { "" }
                [one] { "" } dans environ { $often } partie sur 100
               *[other] { "" } dans environ { $often } parties sur 100
            }, en moyenne { $later ->
                [one] { $later } carte.
               *[other] { $later } cartes.
            }
    }
figaro-coach-you-collect =
    Après { $owner-is ->
        [you] votre coup
       *[other] le coup joué
    }, { $often ->
        [100] c’est presque toujours
       *[other] c’est
    } { $owner-is ->
        [you] vous qui ramassez
       *[other] { $owner } qui ramasse
    } ensuite{ $often ->
        [100] { "" }
       *[other] { "" } dans environ { $often } parties sur 100
    }, en moyenne { $later ->
        [one] { $later } carte.
       *[other] { $later } cartes.
    } Après le meilleur, { $instead ->
        [0] presque jamais.
       *[other] dans environ { $instead } sur 100 seulement.
    }
figaro-coach-they-collect =
    Après le meilleur coup, { $often ->
        [100] c’est presque toujours { $seat } qui ramasse ensuite
       *[other] c’est { $seat } qui ramasse ensuite dans environ { $often } parties sur 100
    }, en moyenne { $later ->
        [one] { $later } carte.
       *[other] { $later } cartes.
    } Après { $owner-is ->
        [you] le vôtre
       *[other] le coup joué
    }, { $instead ->
        [0] presque jamais.
       *[other] dans environ { $instead } sur 100 seulement.
    }
figaro-coach-fill-them =
    Avec le meilleur coup, on arrivait à 6 ou plus devant { $seat }, qui devait aussitôt ramasser { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
figaro-coach-you-fill =
    Après { $owner-is ->
        [you] votre coup
       *[other] le coup joué
    }, { $often ->
        [100] on atteint presque toujours 6 d’abord devant
       *[other] dans environ { $often } parties sur 100, on atteint 6 d’abord devant
    } { $owner-is ->
        [you] vous, et vous ramassez
       *[other] { $owner }, qui ramasse
    } en moyenne { $later ->
        [one] { $later } carte.
       *[other] { $later } cartes.
    } Après le meilleur, { $instead ->
        [0] presque jamais.
       *[other] dans environ { $instead } sur 100 seulement.
    }
figaro-coach-they-fill =
    Après le meilleur coup, { $often ->
        [100] on atteint presque toujours 6 d’abord devant { $seat }
       *[other] dans environ { $often } parties sur 100, on atteint 6 d’abord devant { $seat }
    }, et { $seat } ramasse en moyenne { $later ->
        [one] { $later } carte.
       *[other] { $later } cartes.
    } Après { $owner-is ->
        [you] le vôtre
       *[other] le coup joué
    }, { $instead ->
        [0] presque jamais.
       *[other] dans environ { $instead } sur 100 seulement.
    }
figaro-coach-exchange =
    Avec le meilleur choix, { $owner-is ->
        [you] votre route
       *[other] la route de { $owner }
    } aurait mesuré { $length } et aurait gagné. Elle a fini à { $instead }, et { $seat } a gagné avec { $theirs }.
