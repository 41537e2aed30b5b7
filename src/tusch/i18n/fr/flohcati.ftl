### What players read during a game of Zirkus Flohcati.
### No "de" or "que" before a name, which would need an elision; "un" fits every attraction;
### "le" or "l’" is in the card's name as an object: no "à" before that either.

flohcati-title = Zirkus Flohcati
flohcati-introduction =
    Un cirque de puces monte son programme : retournez des cartes tant que vous l’osez, puis prenez
    celle qui vous plaît ; mais si une attraction sort deux fois, vous perdez votre tour. La
    meilleure carte de chaque attraction compte ; les trios d’une même valeur et le gala des dix
    attractions rapportent des points en plus.

## Cards and attractions

flohcati-attraction-A = directeur
flohcati-attraction-B = clown
flohcati-attraction-C = jongleur
flohcati-attraction-D = homme-canon
flohcati-attraction-E = lanceur de couteaux
flohcati-attraction-F = roi de l’évasion
flohcati-attraction-G = trapéziste
flohcati-attraction-H = cracheur de feu
flohcati-attraction-I = hercule
flohcati-attraction-J = funambule

flohcati-card-A =
    { $form ->
        [object] le directeur { $worth }
       *[name] directeur { $worth }
    }
flohcati-card-B =
    { $form ->
        [object] le clown { $worth }
       *[name] clown { $worth }
    }
flohcati-card-C =
    { $form ->
        [object] le jongleur { $worth }
       *[name] jongleur { $worth }
    }
flohcati-card-D =
    { $form ->
        [object] l’homme-canon { $worth }
       *[name] homme-canon { $worth }
    }
flohcati-card-E =
    { $form ->
        [object] le lanceur de couteaux { $worth }
       *[name] lanceur de couteaux { $worth }
    }
flohcati-card-F =
    { $form ->
        [object] le roi de l’évasion { $worth }
       *[name] roi de l’évasion { $worth }
    }
flohcati-card-G =
    { $form ->
        [object] le trapéziste { $worth }
       *[name] trapéziste { $worth }
    }
flohcati-card-H =
    { $form ->
        [object] le cracheur de feu { $worth }
       *[name] cracheur de feu { $worth }
    }
flohcati-card-I =
    { $form ->
        [object] l’hercule { $worth }
       *[name] hercule { $worth }
    }
flohcati-card-J =
    { $form ->
        [object] le funambule { $worth }
       *[name] funambule { $worth }
    }
flohcati-card-demand = demande
flohcati-card-steal = vol
flohcati-card-fanfare = fanfare

## What happened

flohcati-event-started =
    { $seat-is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
flohcati-event-flipped =
    { $seat-is ->
        [you] Vous retournez un { $card }.
       *[other] { $seat } retourne un { $card }.
    }
flohcati-event-busted =
    { $seat-is ->
        [you] Vous retournez un { $card }, et cette attraction est déjà dans la rangée : vous perdez votre tour.
       *[other] { $seat } retourne un { $card }, et cette attraction est déjà dans la rangée : { $seat } perd son tour.
    }
flohcati-event-action-turned =
    { $seat-is ->
        [you] Vous retournez une carte action : { $card }.
       *[other] { $seat } retourne une carte action : { $card }.
    }
flohcati-event-fanfare-cancelled = Une autre carte action annule la fanfare.
flohcati-event-no-victim = Aucun adversaire n’a de carte : il ne se passe rien ({ $card }).
flohcati-event-fanfare-sounded =
    { $seat-is ->
        [you] Vous retournez un { $card }, un double : la fanfare s’arrête, et vous prenez une carte dans la rangée.
       *[other] { $seat } retourne un { $card }, un double : la fanfare s’arrête, et { $seat } prend une carte dans la rangée.
    }
flohcati-event-taken =
    { $seat-is ->
        [you] Vous prenez un { $card } dans la rangée.
       *[other] { $seat } prend un { $card } dans la rangée.
    }
flohcati-event-demanded =
    { $seat-is ->
        [you] Vous demandez une carte à { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } vous demande une carte.
               *[other] { $seat } demande une carte à { $owner }.
            }
    }
# $owner gives, $seat receives. Those who do not see the card do not know it.
flohcati-event-given =
    { $card-is ->
        [seen]
            { $owner-is ->
                [you] Vous donnez un { $card } à { $seat }.
               *[other]
                    { $seat-is ->
                        [you] { $owner } vous donne un { $card }.
                       *[other] { $owner } donne un { $card } à { $seat }.
                    }
            }
       *[unseen]
            { $owner-is ->
                [you] Vous donnez une carte à { $seat }.
               *[other]
                    { $seat-is ->
                        [you] { $owner } vous donne une carte.
                       *[other] { $owner } donne une carte à { $seat }.
                    }
            }
    }
flohcati-event-stealing =
    { $seat-is ->
        [you] Vous volez une carte à { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } vous vole une carte.
               *[other] { $seat } vole une carte à { $owner }.
            }
    }
flohcati-event-stolen =
    { $seat-is ->
        [you] Vous piochez un { $card } chez { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } pioche un { $card } dans votre main.
               *[other] { $seat } pioche un { $card } chez { $owner }.
            }
    }
flohcati-event-trio =
    { $seat-is ->
        [you] Vous posez un trio : { $cards }.
       *[other] { $seat } pose un trio : { $cards }.
    }
flohcati-event-gala =
    { $seat-is ->
        [you] Vous ouvrez le gala, et la partie est finie.
       *[other] { $seat } ouvre le gala, et la partie est finie.
    }
flohcati-event-turn-ended =
    { $seat-is ->
        [you] Vous terminez votre tour.
       *[other] { $seat } termine son tour.
    }
flohcati-event-deck-empty = C’était la dernière carte de la pioche.
flohcati-event-won =
    { $seats-are ->
        [you] Vous avez gagné !
        [one] { $seats } a gagné !
       *[many] Victoire partagée : { $seats }.
    }

## What you may do: entries of a list, and labels

flohcati-choice-flip = Retourner la carte suivante
flohcati-choice-take = Prendre un { $card } dans la rangée
flohcati-choice-demand =
    { $seat-is ->
        [you] Vous demander une carte à vous-même
       *[other] Demander une carte à { $seat }
    }
flohcati-choice-steal =
    { $seat-is ->
        [you] Vous voler une carte à vous-même
       *[other] Voler une carte à { $seat }
    }
flohcati-choice-give = Donner un { $card }
flohcati-choice-trio = Poser un trio : { $cards }
flohcati-choice-gala = Ouvrir le gala
flohcati-choice-end = Terminer votre tour

## Why not

flohcati-why-not-spectator = Vous regardez la partie ; seuls les joueurs peuvent faire cela.
flohcati-why-not-dealer = Seul le donneur peut faire cela, pas un joueur.
flohcati-why-not-over = La partie est finie.
flohcati-why-not-card-first = C’est d’abord au donneur de jouer.
flohcati-why-not-gift-first = C’est d’abord à { $seat } de donner une carte.
flohcati-why-not-turn = C’est à { $seat } de jouer, pas à vous.
flohcati-why-not-deck-empty = La pioche est vide : il n’y a plus de carte à retourner.
flohcati-why-not-row-empty = La rangée est vide : retournez d’abord une carte.
flohcati-why-not-not-in-row = Cette carte n’est pas dans la rangée : { $card }.
flohcati-why-not-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
flohcati-why-not-no-demand = Personne ne vous demande de carte en ce moment.
flohcati-why-not-no-seat = Il n’y a pas de place { $value } à une table de { $count } joueurs ; dans les coups, les places se comptent à partir de 0.
flohcati-why-not-own-hand = C’est votre propre main : choisissez un adversaire.
flohcati-why-not-empty-hand = { $seat } n’a aucune carte en main : choisissez un adversaire qui en a.
flohcati-why-not-gala-missing =
    { $attractions-count ->
        [one] Pour un gala, il faut les dix attractions en main ; il en manque une : { $attractions }.
       *[other] Pour un gala, il faut les dix attractions en main ; il en manque { $attractions-count } : { $attractions }.
    }
flohcati-why-not-gala-timing = Le gala s’ouvre à la fin de votre tour, une fois que vous avez pris une carte ou effectué une action.
flohcati-why-not-trio-not-in-hand = Un trio vient de votre main, et ceci n’y est pas : { $cards }.
flohcati-why-not-trio-values =
    { $cards-count ->
        [0] Un trio, c’est trois cartes différentes d’une même valeur.
       *[other] Un trio, c’est trois cartes différentes d’une même valeur ; ceci n’en est pas un : { $cards }.
    }
flohcati-why-not-trio-order = Donnez les cartes de ce trio dans l’ordre de leurs lettres : { $cards }.
flohcati-why-not-trio-timing = Les trios se posent à la fin de votre tour, une fois que vous avez pris une carte ou effectué une action.
flohcati-why-not-due-turn = C’est à vous de retourner une carte ou d’en prendre une dans la rangée.
flohcati-why-not-due-fanfare-take = La fanfare est finie : prenez maintenant une carte dans la rangée.
flohcati-why-not-due-demand = Choisissez d’abord l’adversaire à qui vous demandez une carte.
flohcati-why-not-due-steal = Choisissez d’abord l’adversaire à qui vous volez une carte.
flohcati-why-not-due-give = Choisissez d’abord la carte que vous donnez.
flohcati-why-not-due-finish = Vous pouvez poser un trio, ouvrir le gala si vous avez les dix attractions, ou terminer votre tour ; rien d’autre n’est plus possible.

## Why this score: lines of a score sheet

flohcati-why-attraction =
    { $seat-is ->
        [you] Votre meilleur { $attraction } compte : { $card }.
       *[other] Chez { $seat }, le meilleur { $attraction } compte : { $card }.
    }
flohcati-why-double =
    { $cards-count ->
        [one] Une carte plus faible de la même attraction ne compte pas : { $cards }.
       *[other] Les cartes plus faibles de la même attraction ne comptent pas : { $cards }.
    }
flohcati-why-trio =
    { $seat-is ->
        [you] Vous avez posé un trio : { $cards }.
       *[other] { $seat } a posé un trio : { $cards }.
    }
flohcati-why-gala =
    { $seat-is ->
        [you] Vous avez ouvert le gala.
       *[other] { $seat } a ouvert le gala.
    }
flohcati-why-tie-shared =
    { $seat-is ->
        [you] Vous partagez le plus haut total, et la victoire.
       *[other] { $seat } partage le plus haut total, et la victoire.
    }
flohcati-why-tie-trios =
    { $seat-is ->
        [you] Les totaux sont égaux, et vous gagnez avec plus de trios.
       *[other] Les totaux sont égaux, et { $seat } gagne avec plus de trios.
    }
flohcati-why-tie-gala =
    { $seat-is ->
        [you] Les totaux sont égaux, et vous gagnez : c’est vous qui avez ouvert le gala.
       *[other] Les totaux sont égaux, et { $seat } gagne pour avoir ouvert le gala.
    }
flohcati-why-tie-card =
    { $seat-is ->
        [you] Les totaux sont égaux, et vous gagnez avec la plus haute carte en main.
       *[other] Les totaux sont égaux, et { $seat } gagne avec la plus haute carte en main.
    }

## What is wrong with what the dealer did, in a record

flohcati-due-start = c’est le moment de désigner le premier joueur
flohcati-due-turn = c’est à un joueur de jouer
flohcati-due-flip = c’est le moment de retourner une carte de la pioche
flohcati-due-fanfare = c’est le moment de retourner une carte de la pioche
flohcati-due-fanfare-take = c’est à un joueur de prendre une carte dans la rangée
flohcati-due-demand = c’est à un joueur de choisir à qui demander une carte
flohcati-due-steal = c’est à un joueur de choisir à qui voler une carte
flohcati-due-give = c’est à un joueur de donner une carte
flohcati-due-draw = c’est le moment de piocher la carte volée
flohcati-due-finish = un joueur peut poser des trios, ouvrir le gala ou terminer son tour
flohcati-due-over = la partie est finie

flohcati-misdeal-due = Le donneur ne peut pas faire cela ici : { $due }.
flohcati-misdeal-start = La place { $value } ne peut pas commencer à une table de { $count } joueurs ; dans les enregistrements, les places se comptent à partir de 0.
flohcati-misdeal-deck = Cette carte n’est plus dans la pioche : { $card }.
flohcati-misdeal-hand = Cette carte n’est pas dans la main où l’on pioche : { $card }.

## Sous la main : ce que fait une carte, et ce qui se passerait

flohcati-help-attraction = De chaque attraction, seule la meilleure carte de votre main rapporte des points. Trois cartes de même valeur font un trio.
flohcati-help-best = Votre meilleure carte pour l’instant, { $attraction } : { $worth }.
flohcati-help-none = Il vous manque encore cette attraction : { $attraction }.
flohcati-help-twins =
    { $count ->
        [one] Vous avez { $count } autre carte de valeur { $worth }.
       *[other] Vous avez { $count } autres cartes de valeur { $worth }.
    }
flohcati-help-demand = { $seat } vous donnerait une carte à son choix (en main : { $count }).
flohcati-help-steal = Vous piocheriez une carte chez { $seat } (en main : { $count }), et tout le monde la verrait.

## Ce que dit le coach à $owner, ou aux autres à son sujet. Son coup a été joué ; un autre est meilleur.

flohcati-coach-kind-flip = Retourner ou prendre
flohcati-coach-kind-card = Quelle carte
flohcati-coach-kind-rob = À qui prendre
flohcati-coach-kind-give = Quelle carte donner
flohcati-coach-kind-trio = Trio ou pas
flohcati-coach-kind-gala = Gala
flohcati-coach-bust =
    { $deck ->
        [1]
            La dernière carte de la pioche { $owner-is ->
                [you] vous faisait perdre votre tour
               *[other] faisait perdre son tour à { $owner }
            }
       *[other]
            { $doubles ->
                [one]
                    Une des cartes qui restaient dans la pioche ({ $doubles } sur { $deck }) { $owner-is ->
                        [you] vous faisait perdre votre tour
                       *[other] faisait perdre son tour à { $owner }
                    }
               *[other]
                    Sur les { $deck } cartes qui restaient dans la pioche, { $doubles } { $owner-is ->
                        [you] vous faisaient perdre votre tour
                       *[other] faisaient perdre son tour à { $owner }
                    }
            }
    }, et du même coup { $card-object }{ $brings ->
        [gala] { " " }: la dernière attraction qui manquait pour le gala.
        [trio] { " " }: la troisième carte de même valeur, donc un trio.
        [new]
            { " " }: une attraction de plus, et il n’en manquait plus { $missing ->
                [one] qu’une
               *[other] que { $missing }
            } pour le gala.
        [points]
            { " " }: { $points ->
                [one] { $points } point
               *[other] { $points } points
            } de plus en main.
       *[other] .
    }
flohcati-coach-bust-gala =
    { $owner-is ->
        [you] Vous aviez
       *[other] { $owner } avait
    } les dix attractions en main ; { $doubles ->
        [0] retourner une carte de plus ne servait à rien.
        [one]
            { $deck ->
                [1] la dernière carte de la pioche
               *[other] une des cartes qui restaient dans la pioche ({ $doubles } sur { $deck })
            } { $owner-is ->
                [you] vous faisait
               *[other] lui faisait
            } perdre { $owner-is ->
                [you] votre
               *[other] son
            } tour, sans gala.
       *[other]
            sur les { $deck } cartes qui restaient dans la pioche, { $doubles } { $owner-is ->
                [you] vous faisaient perdre votre
               *[other] lui faisaient perdre son
            } tour, sans gala.
    }
flohcati-coach-flip-on =
    { $doubles ->
        [0]
            Aucune des cartes qui restaient dans la pioche ne { $owner-is ->
                [you] vous faisait perdre votre tour
               *[other] faisait perdre son tour à { $owner }
            }
        [one]
            Une des cartes qui restaient dans la pioche ({ $doubles } sur { $deck }) { $owner-is ->
                [you] vous faisait perdre votre tour
               *[other] faisait perdre son tour à { $owner }
            }
       *[other]
            Sur les { $deck } cartes qui restaient dans la pioche, { $doubles } { $owner-is ->
                [you] vous faisaient perdre votre tour
               *[other] faisaient perdre son tour à { $owner }
            }
    } ; { $more ->
        [0] autant en retourner une de plus.
       *[other]
            { $more ->
                [one] { $more } rapportait
               *[other] { $more } rapportaient
            } plus de points que la carte prise, qui { $instead ->
                [0] ne rapportait rien.
               *[other] n’en rapportait que { $instead }.
            }
    }{ $doubles ->
        [0] { "" }
       *[other] { "" } Une attraction nouvelle dans la rangée laissait toutes les autres à prendre.
    }
flohcati-coach-nearer =
    Avec { $card-object }, { $owner-is ->
        [you] vous aviez
       *[other] { $owner } avait
    } une attraction de plus : { $missing ->
        [0] il n’en manquait plus aucune pour le gala.
        [one] il n’en manquait plus qu’une pour le gala.
       *[other] il n’en manquait plus que { $missing } pour le gala.
    }
flohcati-coach-third = Avec { $card-object }, cela faisait trois cartes de même valeur : un trio, soit { $bonus } points.
flohcati-coach-card =
    Prendre { $card-object } { $owner-is ->
        [you] vous rapportait
       *[other] rapportait
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $owner-is ->
        [you]  ; la carte que vous avez prise
       *[other] { "" } à { $owner } ; la carte prise
    } { $instead ->
        [0] ne rapportait rien.
       *[other] n’en rapportait que { $instead }.
    }
flohcati-coach-trio-gala =
    { $owner-is ->
        [you] Avec ce trio, vous avez défait le gala que vous aviez en main.
       *[other] Avec ce trio, { $owner } a défait le gala qui était prêt dans sa main.
    }
flohcati-coach-trio-keep =
    Le trio rapporte { $bonus } points, mais ses cartes en valaient { $points } en main{ $further ->
        [0] { "" }
       *[other]
            { "" } ; pour le gala, il { $owner-is ->
                [you] vous manque
               *[other] manque
            } maintenant { $missing ->
                [one] { $missing } attraction
               *[other] { $missing } attractions
            }{ $owner-is ->
                [you] { "" }
               *[other] { "" } à { $owner }
            }{ $before ->
                [0] , alors que rien ne manquait
               *[other] { "" } au lieu de { $before }
            }
    }.
flohcati-coach-trio-further =
    Le trio rapporte { $more ->
        [one] { $more } point
       *[other] { $more } points
    } de plus que ses cartes en main, mais pour le gala, il { $owner-is ->
        [you] vous manque
       *[other] manque
    } maintenant { $missing ->
        [one] { $missing } attraction
       *[other] { $missing } attractions
    }{ $owner-is ->
        [you] { "" }
       *[other] { "" } à { $owner }
    } au lieu de { $before }.
flohcati-coach-trio-lay =
    Le trio rapporte { $bonus } points ; en main, ses cartes { $points ->
        [0] ne comptent pour rien
       *[other] en valent { $points }
    }.{ $further ->
        [0] { "" }
       *[other]
            { "" } Il est vrai que pour le gala, il { $owner-is ->
                [you] vous manquerait
               *[other] manquerait
            } { $missing ->
                [one] { $missing } attraction
               *[other] { $missing } attractions
            }{ $owner-is ->
                [you] { "" }
               *[other] { "" } à { $owner }
            }{ $before ->
                [0] , alors que rien ne manque.
               *[other] { "" } au lieu de { $before }.
            }
    }
flohcati-coach-gala-wait =
    Le gala met aussitôt fin à la partie, et { $owner-is ->
        [you]
            vous { $often ->
                [0] ne finissez alors presque jamais en tête.
                [100] finissez alors presque toujours en tête.
                [one] finissez alors en tête dans environ { $often } partie sur 100.
               *[other] finissez alors en tête dans environ { $often } parties sur 100.
            }
       *[other]
            { $owner } { $often ->
                [0] ne finit alors presque jamais en tête.
                [100] finit alors presque toujours en tête.
                [one] finit alors en tête dans environ { $often } partie sur 100.
               *[other] finit alors en tête dans environ { $often } parties sur 100.
            }
    }
flohcati-coach-gala-open =
    { $owner-is ->
        [you]
            Vous pouviez ouvrir le gala : il met aussitôt fin à la partie, et vous { $often ->
                [0] ne finissez alors presque jamais en tête.
                [100] finissez alors presque toujours en tête.
                [one] finissez alors en tête dans environ { $often } partie sur 100.
               *[other] finissez alors en tête dans environ { $often } parties sur 100.
            }
       *[other]
            { $owner } pouvait ouvrir le gala : il met aussitôt fin à la partie, et { $owner } { $often ->
                [0] ne finit alors presque jamais en tête.
                [100] finit alors presque toujours en tête.
                [one] finit alors en tête dans environ { $often } partie sur 100.
               *[other] finit alors en tête dans environ { $often } parties sur 100.
            }
    }
flohcati-coach-rob =
    En dix parties comme celle-ci, une carte prise à { $seat } { $owner-is ->
        [you] vous rapporterait
       *[other] rapporterait
    } environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout{ $owner-is ->
        [you] , et une carte prise à la personne que vous avez choisie,
       *[other] { "" } à { $owner }, et une carte prise à la personne choisie,
    } { $instead ->
        [0] presque rien.
       *[other] environ { $instead }.
    }
flohcati-coach-give =
    { $owner-is ->
        [you]
            Donner { $card-object } { $instead ->
                [0] ne vous coûtait aucun point
                [one] ne vous coûtait que { $instead } point
               *[other] ne vous coûtait que { $instead } points
            } ; la carte que vous avez donnée vous en coûtait { $points }.
       *[other]
            Donner { $card-object } { $instead ->
                [0] ne coûtait aucun point
                [one] ne coûtait que { $instead } point
               *[other] ne coûtait que { $instead } points
            } à { $owner } ; la carte donnée lui en coûtait { $points }.
    }
flohcati-coach-there =
    { $owner-is ->
        [you] Vous pouviez prendre { $card-object }, qui vous rapportait
       *[other] { $owner } pouvait prendre { $card-object }, qui lui rapportait
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
flohcati-coach-deny = Il ne manque plus qu’une attraction à { $seat } pour le gala, et { $card-object } ferait l’affaire.
flohcati-coach-trio-nearer =
    Avec l’autre trio, il ne { $owner-is ->
        [you] vous manquait
       *[other] manquait
    } plus { $missing ->
        [0] rien
        [one] qu’une attraction
       *[other] que { $missing } attractions
    }{ $owner-is ->
        [you] { "" }
       *[other] { "" } à { $owner }
    } pour le gala, au lieu de { $before }.
flohcati-coach-trio-other =
    Les cartes de l’autre trio { $points ->
        [0] ne comptaient pour rien
        [one] ne valaient que { $points } point
       *[other] ne valaient que { $points } points
    } { $owner-is ->
        [you] dans votre main
       *[other] dans la main
    } ; celles du trio { $owner-is ->
        [you] que vous avez posé
       *[other] posé par { $owner }
    }, { $instead }.
flohcati-coach-rob-near =
    Pour le gala, il ne manque plus { $missing ->
        [0] rien
        [one] qu’une attraction
       *[other] que { $missing } attractions
    } à { $seat }, qui n’a { $spare ->
        [0] aucune carte
        [one] qu’une carte
       *[other] que { $spare } cartes
    } en trop.
flohcati-coach-give-gala =
    Avec { $card-object }, { $seat } avait une attraction de plus : il ne lui en manquait plus { $missing ->
        [0] aucune
        [one] qu’une
       *[other] que { $missing }
    } pour le gala.
flohcati-coach-give-trio = Avec { $card-object }, { $seat } avait trois cartes de même valeur : un trio.
flohcati-coach-give-keep =
    Sans { $card-object }, il ne { $owner-is ->
        [you] vous manquait
       *[other] manquait
    } { $missing ->
        [0] rien
        [one] qu’une attraction
       *[other] que { $missing } attractions
    }{ $owner-is ->
        [you] { "" }
       *[other] { "" } à { $owner }
    } pour le gala ; sans la carte donnée, il en manque { $instead }.
