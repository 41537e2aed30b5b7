### Pourquoi le coach jouerait ainsi, dit avant le coup. « Le deuxième choix » est le coup auquel on compare.

## Figaro

figaro-hint-filled =
    Avec le deuxième choix, on arriverait à 6 ou plus devant vous : vous devriez aussitôt ramasser { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
figaro-hint-fill-them =
    Cela fait 6 ou plus devant { $seat }, qui doit aussitôt ramasser { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
figaro-hint-took =
    Ramasser vous coûterait tout de suite { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    } Avec ce coup, { $often ->
        [0] ce ne serait presque jamais à vous de ramasser ensuite.
       *[other]
            ce serait { $often ->
                [100] presque toujours à vous de ramasser ensuite
                [one] à vous de ramasser ensuite dans environ { $often } partie sur 100
               *[other] à vous de ramasser ensuite dans environ { $often } parties sur 100
            }, en moyenne { $later ->
                [one] { $later } carte.
               *[other] { $later } cartes.
            }
    }
figaro-hint-take-now =
    Ramassez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, et n’y pensez plus. Avec le deuxième choix, { $often ->
        [0] ce ne serait presque jamais à vous de ramasser ensuite.
       *[other]
            ce serait { $often ->
                [100] presque toujours à vous de ramasser ensuite
                [one] à vous de ramasser ensuite dans environ { $often } partie sur 100
               *[other] à vous de ramasser ensuite dans environ { $often } parties sur 100
            }, en moyenne { $later ->
                [one] { $later } carte.
               *[other] { $later } cartes.
            }
    }
figaro-hint-you-collect =
    Avec le deuxième choix, ce serait { $often ->
        [100] presque toujours à vous de ramasser ensuite
       *[other] à vous de ramasser ensuite dans environ { $often } parties sur 100
    }, en moyenne { $later ->
        [one] { $later } carte.
       *[other] { $later } cartes.
    } Avec ce coup, { $instead ->
        [0] presque jamais.
       *[other] dans environ { $instead } sur 100 seulement.
    }
figaro-hint-they-collect =
    Avec ce coup, ce serait { $often ->
        [100] presque toujours à { $seat } de ramasser ensuite
       *[other] à { $seat } de ramasser ensuite dans environ { $often } parties sur 100
    }, en moyenne { $later ->
        [one] { $later } carte.
       *[other] { $later } cartes.
    } Avec le deuxième choix, { $instead ->
        [0] presque jamais.
       *[other] dans environ { $instead } sur 100 seulement.
    }
figaro-hint-you-fill =
    Avec le deuxième choix, { $often ->
        [100] on atteindrait presque toujours 6 d’abord devant vous
       *[other] dans environ { $often } parties sur 100, on atteindrait 6 d’abord devant vous
    }, et vous ramasseriez en moyenne { $later ->
        [one] { $later } carte.
       *[other] { $later } cartes.
    } Avec ce coup, { $instead ->
        [0] presque jamais.
       *[other] dans environ { $instead } sur 100 seulement.
    }
figaro-hint-they-fill =
    Avec ce coup, { $often ->
        [100] on atteindrait presque toujours 6 d’abord devant { $seat }
       *[other] dans environ { $often } parties sur 100, on atteindrait 6 d’abord devant { $seat }
    }, et { $seat } ramasserait en moyenne { $later ->
        [one] { $later } carte.
       *[other] { $later } cartes.
    } Avec le deuxième choix, { $instead ->
        [0] presque jamais.
       *[other] dans environ { $instead } sur 100 seulement.
    }
figaro-hint-exchange = Ainsi votre route mesure { $length }, et vous gagnez. Sinon elle ferait { $instead }, et { $seat } gagnerait avec { $theirs }.

## Zirkus Flohcati

flohcati-hint-bust =
    { $deck ->
        [1] La dernière carte de la pioche vous ferait
       *[other]
            { $doubles ->
                [one] Une des cartes qui restent dans la pioche ({ $doubles } sur { $deck }) vous ferait
               *[other] Sur les { $deck } cartes qui restent dans la pioche, { $doubles } vous feraient
            }
    } perdre votre tour, et du même coup { $card-object }{ $brings ->
        [gala] { " " }: la dernière attraction qui vous manque pour le gala.
        [trio] { " " }: la troisième carte de même valeur, donc un trio.
        [new]
            { " " }: une attraction de plus, et il ne vous en manquerait plus { $missing ->
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
flohcati-hint-bust-gala =
    Vous avez les dix attractions en main ; { $doubles ->
        [0] retourner une carte de plus ne sert à rien.
       *[other]
            { $deck ->
                [1] la dernière carte de la pioche vous ferait
               *[other]
                    { $doubles ->
                        [one] une des cartes qui restent dans la pioche ({ $doubles } sur { $deck }) vous ferait
                       *[other] sur les { $deck } cartes qui restent dans la pioche, { $doubles } vous feraient
                    }
            } perdre votre tour, sans gala.
    }
flohcati-hint-flip-on =
    { $doubles ->
        [0] Aucune des cartes qui restent dans la pioche ne vous ferait perdre votre tour
        [one] Une des cartes qui restent dans la pioche ({ $doubles } sur { $deck }) vous ferait perdre votre tour
       *[other] Sur les { $deck } cartes qui restent dans la pioche, { $doubles } vous feraient perdre votre tour
    } ; { $more ->
        [0] autant en retourner une de plus.
       *[other]
            { $more ->
                [one] { $more } rapporterait
               *[other] { $more } rapporteraient
            } plus de points que la carte que vous prendriez sinon, qui { $instead ->
                [0] ne rapporte rien.
               *[other] n’en rapporte que { $instead }.
            }
    }{ $doubles ->
        [0] { "" }
       *[other] { "" } Une attraction nouvelle dans la rangée laisserait toutes les autres à prendre.
    }
flohcati-hint-nearer =
    Avec { $card-object }, vous auriez une attraction de plus : { $missing ->
        [0] il n’en manquerait plus aucune pour le gala.
        [one] il n’en manquerait plus qu’une pour le gala.
       *[other] il n’en manquerait plus que { $missing } pour le gala.
    }
flohcati-hint-third = Avec { $card-object }, cela vous ferait trois cartes de même valeur : un trio, soit { $bonus } points.
flohcati-hint-there =
    Prendre { $card-object } vous rapporterait { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
flohcati-hint-card =
    Prendre { $card-object } vous rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; le deuxième choix, { $instead ->
        [0] rien.
       *[other] { $instead } seulement.
    }
flohcati-hint-deny = Il ne manque plus qu’une attraction à { $seat } pour le gala, et { $card-object } ferait l’affaire.
flohcati-hint-trio-gala = Avec le trio, vous déferiez le gala que vous avez en main.
flohcati-hint-trio-keep =
    Le trio rapporterait { $bonus } points, mais ses cartes en valent { $points } en main{ $further ->
        [0] { "" }
       *[other]
            { "" } ; pour le gala, il vous manquerait { $missing ->
                [one] { $missing } attraction
               *[other] { $missing } attractions
            }{ $before ->
                [0] , alors que rien ne manque
               *[other] { "" } au lieu de { $before }
            }
    }.
flohcati-hint-trio-further =
    Le trio rapporterait { $more ->
        [one] { $more } point
       *[other] { $more } points
    } de plus que ses cartes en main, mais pour le gala, il vous manquerait { $missing ->
        [one] { $missing } attraction
       *[other] { $missing } attractions
    } au lieu de { $before }.
flohcati-hint-trio-lay =
    Le trio rapporte { $bonus } points ; en main, ses cartes { $points ->
        [0] ne comptent pour rien
       *[other] en valent { $points }
    }.{ $further ->
        [0] { "" }
       *[other]
            { "" } Il est vrai que pour le gala, il vous manquerait { $missing ->
                [one] { $missing } attraction
               *[other] { $missing } attractions
            }{ $before ->
                [0] , alors que rien ne manque.
               *[other] { "" } au lieu de { $before }.
            }
    }
flohcati-hint-trio-nearer =
    Avec ce trio, il ne vous manquerait plus { $missing ->
        [0] rien
        [one] qu’une attraction
       *[other] que { $missing } attractions
    } pour le gala ; avec le deuxième choix, { $before }.
flohcati-hint-trio-other =
    Dans votre main, les cartes de ce trio { $points ->
        [0] ne comptent pour rien
        [one] ne valent que { $points } point
       *[other] ne valent que { $points } points
    } ; celles du deuxième choix, { $instead }.
flohcati-hint-gala-wait =
    Le gala mettrait aussitôt fin à la partie, et vous { $often ->
        [0] ne finiriez presque jamais en tête.
        [one] ne finiriez en tête que dans environ { $often } partie sur 100.
       *[other] ne finiriez en tête que dans environ { $often } parties sur 100.
    }
flohcati-hint-gala-open =
    Le gala met aussitôt fin à la partie, et vous finiriez { $often ->
        [100] presque toujours en tête.
       *[other] en tête dans environ { $often } parties sur 100.
    }
flohcati-hint-rob =
    En dix parties comme celle-ci, une carte prise à { $seat } vous rapporterait environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout, et le deuxième choix { $instead ->
        [0] presque rien.
       *[other] environ { $instead }.
    }
flohcati-hint-rob-near =
    Pour le gala, il ne manque plus { $missing ->
        [0] rien
        [one] qu’une attraction
       *[other] que { $missing } attractions
    } à { $seat }, qui n’a { $spare ->
        [0] aucune carte
        [one] qu’une carte
       *[other] que { $spare } cartes
    } en trop.
flohcati-hint-give =
    Donner { $card-object } { $instead ->
        [0] ne vous coûterait aucun point
        [one] ne vous coûterait que { $instead } point
       *[other] ne vous coûterait que { $instead } points
    } ; le deuxième choix vous en coûterait { $points }.
flohcati-hint-give-gala =
    Le deuxième choix, { $card-object }, donnerait une attraction de plus à { $seat } : il ne lui en manquerait plus { $missing ->
        [0] aucune
        [one] qu’une
       *[other] que { $missing }
    } pour le gala.
flohcati-hint-give-trio = Avec le deuxième choix, { $card-object }, { $seat } aurait trois cartes de même valeur : un trio.
flohcati-hint-give-keep =
    Sans { $card-object }, il { $missing ->
        [0] ne vous manque rien
        [one] ne vous manque qu’une attraction
       *[other] ne vous manque que { $missing } attractions
    } pour le gala ; sans le deuxième choix, il vous en manquerait { $instead }.
