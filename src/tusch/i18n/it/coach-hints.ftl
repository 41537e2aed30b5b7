### Perché il coach giocherebbe così, detto prima della mossa. «La seconda scelta» è la mossa con cui si confronta.

## Figaro

figaro-hint-filled =
    Con la seconda scelta si arriverebbe a 6 o più davanti a te: dovresti prendere subito { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
figaro-hint-fill-them =
    Così si arriva a 6 o più davanti a { $seat }, che deve prendere subito { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
figaro-hint-took =
    Prendere ti costerebbe subito { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }. Dopo questa mossa la prossima volta { $often ->
        [0] non toccherebbe quasi mai a te prendere le carte.
       *[other]
            { $often ->
                [100] toccherebbe quasi sempre a te prendere le carte
                [one] toccherebbe a te prendere le carte in circa { $often } partita su 100
               *[other] toccherebbe a te prendere le carte in circa { $often } partite su 100
            }, in media { $later ->
                [one] { $later } carta.
               *[other] { $later } carte.
            }
    }
figaro-hint-take-now =
    Prendi { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } e ti togli il pensiero. Dopo la seconda scelta la prossima volta { $often ->
        [0] non toccherebbe quasi mai a te prendere le carte.
       *[other]
            { $often ->
                [100] toccherebbe quasi sempre a te prendere le carte
                [one] toccherebbe a te prendere le carte in circa { $often } partita su 100
               *[other] toccherebbe a te prendere le carte in circa { $often } partite su 100
            }, in media { $later ->
                [one] { $later } carta.
               *[other] { $later } carte.
            }
    }
figaro-hint-you-collect =
    Dopo la seconda scelta la prossima volta toccherebbe { $often ->
        [100] quasi sempre a te prendere le carte
       *[other] a te prendere le carte in circa { $often } partite su 100
    }, in media { $later ->
        [one] { $later } carta.
       *[other] { $later } carte.
    } Dopo questa mossa { $instead ->
        [0] quasi mai.
       *[other] solo in circa { $instead } su 100.
    }
figaro-hint-they-collect =
    Dopo questa mossa la prossima volta toccherebbe { $often ->
        [100] quasi sempre a { $seat } prendere le carte
       *[other] a { $seat } prendere le carte in circa { $often } partite su 100
    }, in media { $later ->
        [one] { $later } carta.
       *[other] { $later } carte.
    } Dopo la seconda scelta { $instead ->
        [0] quasi mai.
       *[other] solo in circa { $instead } su 100.
    }
figaro-hint-you-fill =
    Dopo la seconda scelta { $often ->
        [100] si arriverebbe quasi sempre a 6 prima davanti a te
       *[other] in circa { $often } partite su 100 si arriverebbe a 6 prima davanti a te
    }, e prenderesti in media { $later ->
        [one] { $later } carta.
       *[other] { $later } carte.
    } Dopo questa mossa { $instead ->
        [0] quasi mai.
       *[other] solo in circa { $instead } su 100.
    }
figaro-hint-they-fill =
    Dopo questa mossa { $often ->
        [100] si arriverebbe quasi sempre a 6 prima davanti a { $seat }
       *[other] in circa { $often } partite su 100 si arriverebbe a 6 prima davanti a { $seat }
    }, e { $seat } prenderebbe in media { $later ->
        [one] { $later } carta.
       *[other] { $later } carte.
    } Dopo la seconda scelta { $instead ->
        [0] quasi mai.
       *[other] solo in circa { $instead } su 100.
    }
figaro-hint-exchange = Così la tua strada è lunga { $length }, e vinci. Altrimenti arriverebbe a { $instead }, e vincerebbe { $seat } con { $theirs }.

## Zirkus Flohcati

flohcati-hint-bust =
    { $deck ->
        [1] L’ultima carta del mazzo ti farebbe
       *[other]
            { $doubles ->
                [one] Una delle carte rimaste nel mazzo ({ $doubles } su { $deck }) ti farebbe
               *[other] Delle { $deck } carte rimaste nel mazzo, { $doubles } ti farebbero
            }
    } perdere il turno, e con il turno { $card-object }{ $brings ->
        [gala] : l’ultima attrazione che ti manca per il Gran Galà.
        [trio] : la terza carta dello stesso valore, cioè un tris.
        [new]
            : un’attrazione in più, e per il Gran Galà { $missing ->
                [one] te ne mancherebbe solo una.
               *[other] te ne mancherebbero solo { $missing }.
            }
        [points]
            : { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            } in più in mano.
       *[other] .
    }
flohcati-hint-bust-gala =
    Hai in mano tutte e dieci le attrazioni; { $doubles ->
        [0] scoprire un’altra carta non serve a niente.
       *[other]
            { $deck ->
                [1] l’ultima carta del mazzo ti farebbe
               *[other]
                    { $doubles ->
                        [one] una delle carte rimaste nel mazzo ({ $doubles } su { $deck }) ti farebbe
                       *[other] delle { $deck } carte rimaste nel mazzo, { $doubles } ti farebbero
                    }
            } perdere il turno, senza Gran Galà.
    }
flohcati-hint-flip-on =
    { $doubles ->
        [0] Nessuna delle carte rimaste nel mazzo ti farebbe perdere il turno
        [one] Una delle carte rimaste nel mazzo ({ $doubles } su { $deck }) ti farebbe perdere il turno
       *[other] Delle { $deck } carte rimaste nel mazzo, { $doubles } ti farebbero perdere il turno
    }; { $more ->
        [0] tanto vale scoprirne un’altra.
       *[other]
            { $more ->
                [one] { $more } darebbe
               *[other] { $more } darebbero
            } più punti della carta che prenderesti altrimenti, che { $instead ->
                [0] non dà niente.
               *[other] ne dà solo { $instead }.
            }
    }{ $doubles ->
        [0] { "" }
       *[other] { "" } Un’attrazione nuova nella fila lascerebbe lì tutte le altre da prendere.
    }
flohcati-hint-nearer =
    Con { $card-object } avresti un’attrazione in più: { $missing ->
        [0] per il Gran Galà non ne mancherebbe più nessuna.
        [one] ne mancherebbe solo una per il Gran Galà.
       *[other] ne mancherebbero solo { $missing } per il Gran Galà.
    }
flohcati-hint-third = Con { $card-object } le tue carte dello stesso valore diventerebbero tre: un tris, cioè { $bonus } punti.
flohcati-hint-there =
    Prendere { $card-object } ti darebbe { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
flohcati-hint-card =
    Prendere { $card-object } ti darebbe { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; la seconda scelta { $instead ->
        [0] niente.
       *[other] solo { $instead }.
    }
flohcati-hint-deny = A { $seat } manca solo un’attrazione per il Gran Galà, ed è proprio { $card-object }.
flohcati-hint-trio-gala = Con il tris smonteresti il Gran Galà che hai in mano.
flohcati-hint-trio-keep =
    Il tris porterebbe { $bonus } punti, ma le sue carte in mano ne valgono { $points }{ $further ->
        [0] { "" }
       *[other]
            ; per il Gran Galà ti { $missing ->
                [one] mancherebbe { $missing } attrazione
               *[other] mancherebbero { $missing } attrazioni
            }{ $before ->
                [0] , mentre ora ci sono tutte
               *[other] { "" } invece di { $before }
            }
    }.
flohcati-hint-trio-further =
    Il tris porterebbe { $more ->
        [one] { $more } punto
       *[other] { $more } punti
    } in più delle sue carte in mano, ma per il Gran Galà ti { $missing ->
        [one] mancherebbe { $missing } attrazione
       *[other] mancherebbero { $missing } attrazioni
    } invece di { $before }.
flohcati-hint-trio-lay =
    Il tris porta { $bonus } punti; in mano le sue carte { $points ->
        [0] non contano niente
       *[other] ne valgono { $points }
    }.{ $further ->
        [0] { "" }
       *[other]
            { "" } È vero che per il Gran Galà ti { $missing ->
                [one] mancherebbe { $missing } attrazione
               *[other] mancherebbero { $missing } attrazioni
            }{ $before ->
                [0] , mentre ora ci sono tutte.
               *[other] { "" } invece di { $before }.
            }
    }
flohcati-hint-trio-nearer =
    Con questo tris ti { $missing ->
        [0] non mancherebbe niente
        [one] mancherebbe solo un’attrazione
       *[other] mancherebbero solo { $missing } attrazioni
    } per il Gran Galà; con la seconda scelta { $before }.
flohcati-hint-trio-other =
    Nella tua mano le carte di questo tris { $points ->
        [0] non valgono niente
       *[other] valgono solo { $points }
    }, quelle della seconda scelta { $instead }.
flohcati-hint-gala-wait =
    Il Gran Galà chiuderebbe subito la partita, e { $often ->
        [0] così non finiresti quasi mai in testa.
        [one] così finiresti in testa solo in circa { $often } partita su 100.
       *[other] così finiresti in testa solo in circa { $often } partite su 100.
    }
flohcati-hint-gala-open =
    Il Gran Galà chiude subito la partita, e così finiresti in testa { $often ->
        [100] quasi sempre.
       *[other] in circa { $often } partite su 100.
    }
flohcati-hint-rob =
    In dieci partite così guadagneresti circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } da { $seat }, e { $instead ->
        [0] quasi niente
       *[other] circa { $instead }
    } con la seconda scelta.
flohcati-hint-rob-near =
    A { $seat } { $missing ->
        [0] non manca più niente
        [one] manca solo un’attrazione
       *[other] mancano solo { $missing } attrazioni
    } per il Gran Galà, e { $spare ->
        [0] non può fare a meno di nessuna carta.
        [one] può fare a meno di una sola carta.
       *[other] può fare a meno solo di { $spare } carte.
    }
flohcati-hint-give =
    Dare { $card-object } { $instead ->
        [0] non ti costerebbe nessun punto
        [one] ti costerebbe solo { $instead } punto
       *[other] ti costerebbe solo { $instead } punti
    }; la seconda scelta te ne costerebbe { $points }.
flohcati-hint-give-gala =
    La seconda scelta, { $card-object }, darebbe a { $seat } un’attrazione in più: per il Gran Galà { $missing ->
        [0] non gliene mancherebbe più nessuna.
        [one] gliene mancherebbe solo una.
       *[other] gliene mancherebbero solo { $missing }.
    }
flohcati-hint-give-trio = Con la seconda scelta, { $card-object }, { $seat } avrebbe tre carte dello stesso valore: un tris.
flohcati-hint-give-keep =
    Senza { $card-object } { $missing ->
        [0] non ti manca niente
        [one] ti manca solo un’attrazione
       *[other] ti mancano solo { $missing } attrazioni
    } per il Gran Galà; senza la seconda scelta te ne mancherebbero { $instead }.
