### Waarom de coach zo zou spelen, gezegd vóór de zet. ‘De op een na beste’ is de zet waarmee vergeleken wordt.

## Figaro

figaro-hint-filled =
    Met de op een na beste zet zou er bij jou 6 of meer liggen: je zou meteen { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } moeten nemen.
figaro-hint-fill-them =
    Hiermee ligt er bij { $seat } 6 of meer, en dan moet { $seat } meteen { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } nemen.
figaro-hint-took =
    Nemen zou je meteen { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } kosten. Na deze zet zou jij { $often ->
        [0] bijna nooit de eerste zijn die moet nemen.
       *[other]
            { $often ->
                [100] bijna altijd
               *[other] in ongeveer { $often } van de 100 partijen
            } de eerste zijn die moet nemen, gemiddeld { $later ->
                [one] { $later } kaart.
               *[other] { $later } kaarten.
            }
    }
figaro-hint-take-now =
    Neem { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }, dan ben je ervan af. Na de op een na beste zet zou jij { $often ->
        [0] bijna nooit de eerste zijn die moet nemen.
       *[other]
            { $often ->
                [100] bijna altijd
               *[other] in ongeveer { $often } van de 100 partijen
            } de eerste zijn die moet nemen, gemiddeld { $later ->
                [one] { $later } kaart.
               *[other] { $later } kaarten.
            }
    }
figaro-hint-you-collect =
    Na de op een na beste zet zou jij { $often ->
        [100] bijna altijd
       *[other] in ongeveer { $often } van de 100 partijen
    } de eerste zijn die moet nemen, gemiddeld { $later ->
        [one] { $later } kaart.
       *[other] { $later } kaarten.
    } { $instead ->
        [0] Na deze bijna nooit.
       *[other] Na deze maar in ongeveer { $instead } van de 100.
    }
figaro-hint-they-collect =
    Na deze zet zou { $seat } { $often ->
        [100] bijna altijd
       *[other] in ongeveer { $often } van de 100 partijen
    } de eerste zijn die moet nemen, gemiddeld { $later ->
        [one] { $later } kaart.
       *[other] { $later } kaarten.
    } Na de op een na beste { $instead ->
        [0] bijna nooit.
       *[other] maar in ongeveer { $instead } van de 100.
    }
figaro-hint-you-fill =
    Na de op een na beste zet zou er bij jou { $often ->
        [100] bijna altijd
       *[other] in ongeveer { $often } van de 100 partijen
    } het eerst 6 of meer liggen, en dan zou je gemiddeld { $later ->
        [one] { $later } kaart
       *[other] { $later } kaarten
    } nemen. { $instead ->
        [0] Na deze bijna nooit.
       *[other] Na deze maar in ongeveer { $instead } van de 100.
    }
figaro-hint-they-fill =
    Na deze zet zou er bij { $seat } { $often ->
        [100] bijna altijd
       *[other] in ongeveer { $often } van de 100 partijen
    } het eerst 6 of meer liggen, en dan zou { $seat } gemiddeld { $later ->
        [one] { $later } kaart
       *[other] { $later } kaarten
    } nemen. Na de op een na beste { $instead ->
        [0] bijna nooit.
       *[other] maar in ongeveer { $instead } van de 100.
    }
figaro-hint-exchange = Zo wordt je weg { $length } lang, en je wint. Anders zou het { $instead } worden, en zou { $seat } winnen met { $theirs }.

## Zirkus Flohcati

flohcati-hint-bust =
    { $deck ->
        [1] De laatste kaart van de trekstapel zou
       *[other]
            Van de { $deck } kaarten in de trekstapel { $doubles ->
                [one] zou er { $doubles }
               *[other] zouden er { $doubles }
            }
    } een eind aan je beurt maken zonder dat het iets oplevert. Dat zou je { $card-object } kosten{ $brings ->
        [gala] : de laatste attractie die je voor de galavoorstelling mist.
        [trio] , en daarmee een trio.
        [new]
            : een nieuwe attractie, waarmee je er voor de galavoorstelling { $missing ->
                [one] nog maar één mist.
               *[other] nog maar { $missing } mist.
            }
        [points]
            , goed voor { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            } extra.
       *[other] .
    }
flohcati-hint-bust-gala =
    Je hebt alle tien de attracties in je hand{ $doubles ->
        [0] : in de trekstapel valt voor jou niets meer te halen.
       *[other]
            , en { $deck ->
                [1] de laatste kaart van de trekstapel zou
               *[other]
                    van de { $deck } kaarten in de trekstapel { $doubles ->
                        [one] zou er { $doubles }
                       *[other] zouden er { $doubles }
                    }
            } een eind aan je beurt maken zonder galavoorstelling.
    }
flohcati-hint-flip-on =
    { $doubles ->
        [0] Geen enkele kaart van de trekstapel kan
        [one] Van de { $deck } kaarten in de trekstapel zou er { $doubles }
       *[other] Van de { $deck } kaarten in de trekstapel zouden er { $doubles }
    } een eind aan je beurt maken; { $more ->
        [0] de volgende is zonder risico.
       *[other]
            { $more ->
                [one] { $more } zou
               *[other] { $more } zouden
            } meer punten opleveren dan de kaart die je anders zou nemen: die levert { $instead ->
                [0] niets op.
               *[other] er maar { $instead } op.
            }
    }{ $doubles ->
        [0] { "" }
       *[other] { "" } Bij een attractie die er nog niet ligt, blijft de hele rij over om uit te kiezen.
    }
flohcati-hint-nearer =
    Deze attractie heb je nog niet: { $card }. Daarna mis je voor de galavoorstelling { $missing ->
        [0] niets meer.
        [one] nog maar één attractie.
       *[other] nog maar { $missing } attracties.
    }
flohcati-hint-third = Met { $card-object } heb je drie kaarten met dezelfde waarde: een trio, goed voor { $bonus } punten.
flohcati-hint-there =
    Met { $card-object } krijg je er { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } bij.
flohcati-hint-card =
    Met { $card-object } krijg je er { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } bij, met de op een na beste kaart { $instead ->
        [0] niets.
       *[other] { $instead }.
    }
flohcati-hint-deny = { $seat } mist nog maar één attractie voor de galavoorstelling, en { $card-object } is precies die ene.
flohcati-hint-trio-gala = Met het trio zou je de galavoorstelling uit elkaar halen die je in je hand hebt.
flohcati-hint-trio-keep =
    Het trio zou { $bonus } punten opleveren, maar de kaarten tellen in de hand voor { $points }{ $further ->
        [0] .
       *[other]
            ; voor de galavoorstelling zou je { $missing ->
                [one] { $missing } attractie
               *[other] { $missing } attracties
            } missen{ $before ->
                [0] .
               *[other] { "" } in plaats van { $before }.
            }
    }
flohcati-hint-trio-further =
    Het trio zou { $more ->
        [one] { $more } punt
       *[other] { $more } punten
    } meer opleveren dan de kaarten in je hand, maar voor de galavoorstelling zou je { $missing ->
        [one] { $missing } attractie
       *[other] { $missing } attracties
    } missen in plaats van { $before }.
flohcati-hint-trio-lay =
    Het trio levert { $bonus } punten op; in de hand tellen de kaarten voor { $points ->
        [0] niets
       *[other] { $points }
    }.{ $further ->
        [0] { "" }
       *[other]
            { "" } Wel zou je met het trio { $missing }{ $before ->
                [0] { "" }
               *[other] { "" } in plaats van { $before }
            } { $missing ->
                [one] attractie
               *[other] attracties
            } missen voor de galavoorstelling.
    }
flohcati-hint-trio-nearer =
    Met dit trio mis je { $missing ->
        [0] niets meer
        [one] nog maar één attractie
       *[other] nog maar { $missing } attracties
    } voor de galavoorstelling, met het op een na beste { $before }.
flohcati-hint-trio-other =
    De kaarten van dit trio tellen in je hand { $points ->
        [0] voor niets
       *[other] maar voor { $points }
    }, die van het op een na beste voor { $instead }.
flohcati-hint-gala-wait =
    De galavoorstelling zou meteen een eind aan de partij maken, en je zou { $often ->
        [0] bijna nooit bovenaan staan.
       *[other] maar in ongeveer { $often } van de 100 partijen bovenaan staan.
    }
flohcati-hint-gala-open =
    De galavoorstelling maakt meteen een eind aan de partij, en je staat dan { $often ->
        [100] bijna altijd bovenaan.
       *[other] in ongeveer { $often } van de 100 partijen bovenaan.
    }
flohcati-hint-rob =
    In tien van zulke partijen zou een kaart van { $seat } je in totaal ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } opleveren, de op een na beste keuze { $instead ->
        [0] bijna niets.
       *[other] ongeveer { $instead }.
    }
flohcati-hint-rob-near =
    { $seat } { $missing ->
        [0] heeft alle tien de attracties voor de galavoorstelling
        [one] mist nog maar één attractie voor de galavoorstelling
       *[other] mist nog maar { $missing } attracties voor de galavoorstelling
    } en kan { $spare ->
        [0] geen enkele kaart
        [one] maar één kaart
       *[other] maar { $spare } kaarten
    } missen.
flohcati-hint-give =
    { $instead ->
        [0] Zonder { $card-object } verlies je geen punten
        [one] Zonder { $card-object } verlies je maar { $instead } punt
       *[other] Zonder { $card-object } verlies je maar { $instead } punten
    }; de op een na beste kaart zou er { $points } kosten.
flohcati-hint-give-gala =
    Met de op een na beste kaart, { $card-object }, zou { $seat } er een attractie bij hebben: { $missing ->
        [0] meer zou { $seat } niet nodig hebben voor de galavoorstelling.
        [one] dan mist { $seat } er nog maar één voor de galavoorstelling.
       *[other] dan mist { $seat } er nog maar { $missing } voor de galavoorstelling.
    }
flohcati-hint-give-trio = Met de op een na beste kaart, { $card-object }, zou { $seat } drie kaarten met dezelfde waarde hebben: een trio.
flohcati-hint-give-keep =
    Zonder { $card-object } mis je { $missing ->
        [0] niets
        [one] maar één attractie
       *[other] maar { $missing } attracties
    } voor de galavoorstelling; zonder de op een na beste kaart zouden het er { $instead } zijn.
