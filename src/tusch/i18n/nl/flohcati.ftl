### What players read during a game of Zirkus Flohcati.

flohcati-title = Zirkus Flohcati
flohcati-introduction =
    Een vlooiencircus stelt zijn programma samen: draai kaarten om zolang je durft en kies de beste.
    Maar komt een attractie voor de tweede keer voorbij, dan ben je je beurt kwijt. Van elke
    attractie telt de hoogste kaart; trio’s van gelijke waarde en een galavoorstelling met alle tien
    attracties leveren extra punten op.

## Cards and attractions

flohcati-attraction-A = directeur
flohcati-attraction-B = clown
flohcati-attraction-C = jongleur
flohcati-attraction-D = kanon
flohcati-attraction-E = messenwerper
flohcati-attraction-F = ontsnappingskunstenaar
flohcati-attraction-G = trapezewerker
flohcati-attraction-H = vuurspuwer
flohcati-attraction-I = krachtpatser
flohcati-attraction-J = koorddanser

flohcati-card-A =
    { $form ->
        [object] de directeur { $worth }
       *[name] directeur { $worth }
    }
flohcati-card-B =
    { $form ->
        [object] de clown { $worth }
       *[name] clown { $worth }
    }
flohcati-card-C =
    { $form ->
        [object] de jongleur { $worth }
       *[name] jongleur { $worth }
    }
flohcati-card-D =
    { $form ->
        [object] het kanon { $worth }
       *[name] kanon { $worth }
    }
flohcati-card-E =
    { $form ->
        [object] de messenwerper { $worth }
       *[name] messenwerper { $worth }
    }
flohcati-card-F =
    { $form ->
        [object] de ontsnappingskunstenaar { $worth }
       *[name] ontsnappingskunstenaar { $worth }
    }
flohcati-card-G =
    { $form ->
        [object] de trapezewerker { $worth }
       *[name] trapezewerker { $worth }
    }
flohcati-card-H =
    { $form ->
        [object] de vuurspuwer { $worth }
       *[name] vuurspuwer { $worth }
    }
flohcati-card-I =
    { $form ->
        [object] de krachtpatser { $worth }
       *[name] krachtpatser { $worth }
    }
flohcati-card-J =
    { $form ->
        [object] de koorddanser { $worth }
       *[name] koorddanser { $worth }
    }
flohcati-card-demand = opeisen
flohcati-card-steal = trekken
flohcati-card-fanfare = fanfare

## What happened

flohcati-event-started =
    { $seat-is ->
        [you] Jij begint.
       *[other] { $seat } begint.
    }
flohcati-event-flipped =
    { $seat-is ->
        [you] Je draait { $card-object } om.
       *[other] { $seat } draait { $card-object } om.
    }
flohcati-event-busted =
    { $seat-is ->
        [you] Je draait { $card-object } om, en die attractie ligt al in de rij: pech, je beurt is voorbij.
       *[other] { $seat } draait { $card-object } om, en die attractie ligt al in de rij: pech, de beurt is voorbij.
    }
flohcati-event-action-turned =
    { $seat-is ->
        [you] Je draait een actiekaart om: { $card }.
       *[other] { $seat } draait een actiekaart om: { $card }.
    }
flohcati-event-fanfare-cancelled = Een nieuwe actiekaart maakt een eind aan de fanfare.
flohcati-event-no-victim = Geen enkele tegenstander heeft een kaart, dus er gebeurt niets ({ $card }).
flohcati-event-fanfare-sounded =
    { $seat-is ->
        [you] Je draait { $card-object } om, een dubbele: de fanfare is afgelopen, en je neemt een kaart uit de rij.
       *[other] { $seat } draait { $card-object } om, een dubbele: de fanfare is afgelopen, en { $seat } neemt een kaart uit de rij.
    }
flohcati-event-taken =
    { $seat-is ->
        [you] Je neemt { $card-object } uit de rij.
       *[other] { $seat } neemt { $card-object } uit de rij.
    }
flohcati-event-demanded =
    { $seat-is ->
        [you] Je eist een kaart op van { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } eist een kaart op van jou.
               *[other] { $seat } eist een kaart op van { $owner }.
            }
    }
# $owner gives, $seat receives. Those who do not see the card do not know it.
flohcati-event-given =
    { $card-is ->
        [seen]
            { $owner-is ->
                [you] Je geeft { $seat } { $card-object }.
               *[other]
                    { $seat-is ->
                        [you] { $owner } geeft jou { $card-object }.
                       *[other] { $owner } geeft { $seat } { $card-object }.
                    }
            }
       *[unseen]
            { $owner-is ->
                [you] Je geeft { $seat } een kaart.
               *[other]
                    { $seat-is ->
                        [you] { $owner } geeft jou een kaart.
                       *[other] { $owner } geeft { $seat } een kaart.
                    }
            }
    }
flohcati-event-stealing =
    { $seat-is ->
        [you] Je trekt een kaart bij { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } trekt een kaart bij jou.
               *[other] { $seat } trekt een kaart bij { $owner }.
            }
    }
flohcati-event-stolen =
    { $seat-is ->
        [you] Je trekt { $card-object } uit de hand van { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } trekt { $card-object } uit jouw hand.
               *[other] { $seat } trekt { $card-object } uit de hand van { $owner }.
            }
    }
flohcati-event-trio =
    { $seat-is ->
        [you] Je legt een trio neer: { $cards }.
       *[other] { $seat } legt een trio neer: { $cards }.
    }
flohcati-event-gala =
    { $seat-is ->
        [you] Je opent de galavoorstelling, en de partij is afgelopen.
       *[other] { $seat } opent de galavoorstelling, en de partij is afgelopen.
    }
flohcati-event-turn-ended =
    { $seat-is ->
        [you] Je beëindigt je beurt.
       *[other] { $seat } beëindigt de beurt.
    }
flohcati-event-deck-empty = Dat was de laatste kaart van de trekstapel.
flohcati-event-won =
    { $seats-are ->
        [you] Je hebt gewonnen!
        [one] { $seats } heeft gewonnen!
       *[many] Gedeelde overwinning: { $seats }.
    }

## What you may do: entries of a list, and labels

flohcati-choice-flip = Draai de volgende kaart om
flohcati-choice-take = Neem { $card-object } uit de rij
flohcati-choice-demand =
    { $seat-is ->
        [you] Eis een kaart op van jezelf
       *[other] Eis een kaart op van { $seat }
    }
flohcati-choice-steal =
    { $seat-is ->
        [you] Trek een kaart bij jezelf
       *[other] Trek een kaart bij { $seat }
    }
flohcati-choice-give = Geef { $card-object }
flohcati-choice-trio = Leg een trio neer: { $cards }
flohcati-choice-gala = Open de galavoorstelling
flohcati-choice-end = Beëindig je beurt

## Why not

flohcati-why-not-spectator = Je kijkt toe; dat kunnen alleen de spelers.
flohcati-why-not-dealer = Dat doet de gever, niet een speler.
flohcati-why-not-over = De partij is afgelopen.
flohcati-why-not-card-first = Eerst is de gever aan zet.
flohcati-why-not-gift-first = Eerst moet { $seat } een kaart afgeven.
flohcati-why-not-turn = { $seat } is aan de beurt, jij niet.
flohcati-why-not-deck-empty = De trekstapel is leeg, dus er valt niets meer om te draaien.
flohcati-why-not-row-empty = De rij is leeg: draai eerst een kaart om.
flohcati-why-not-not-in-row = In de rij ligt geen { $card }.
flohcati-why-not-not-in-hand = Je hebt geen { $card } in je hand.
flohcati-why-not-no-demand = Niemand eist nu een kaart van je op.
flohcati-why-not-no-seat = Plaats { $value } is er niet aan een tafel met { $count } spelers; in zetten tellen plaatsen vanaf 0.
flohcati-why-not-own-hand = Dat is je eigen hand: kies een tegenstander.
flohcati-why-not-empty-hand = De hand van { $seat } is leeg: kies een tegenstander die kaarten heeft.
flohcati-why-not-gala-missing =
    { $attractions-count ->
        [one] Voor een galavoorstelling heb je alle tien de attracties in je hand nodig; je mist er nog één: { $attractions }.
       *[other] Voor een galavoorstelling heb je alle tien de attracties in je hand nodig; je mist er nog { $attractions-count }: { $attractions }.
    }
flohcati-why-not-gala-timing = De galavoorstelling open je aan het eind van je beurt, nadat je een kaart hebt genomen of een actie hebt uitgevoerd.
flohcati-why-not-trio-not-in-hand = Een trio komt uit je hand, en dit heb je niet: { $cards }.
flohcati-why-not-trio-values =
    { $cards-count ->
        [0] Een trio bestaat uit drie verschillende kaarten van gelijke waarde.
       *[other] Een trio bestaat uit drie verschillende kaarten van gelijke waarde; dit is er geen: { $cards }.
    }
flohcati-why-not-trio-order = Noem de kaarten van dit trio in de volgorde van hun letters: { $cards }.
flohcati-why-not-trio-timing = Trio’s leg je neer aan het eind van je beurt, nadat je een kaart hebt genomen of een actie hebt uitgevoerd.
flohcati-why-not-due-turn = Je bent aan de beurt: draai een kaart om of neem er een uit de rij.
flohcati-why-not-due-fanfare-take = De fanfare is afgelopen: neem nu een kaart uit de rij.
flohcati-why-not-due-demand = Kies eerst de tegenstander van wie je een kaart opeist.
flohcati-why-not-due-steal = Kies eerst de tegenstander bij wie je een kaart trekt.
flohcati-why-not-due-give = Kies eerst de kaart die je weggeeft.
flohcati-why-not-due-finish = Je kunt een trio neerleggen, met alle tien de attracties in je hand de galavoorstelling openen, of je beurt beëindigen; meer kan nu niet.

## Why this score: lines of a score sheet

flohcati-why-attraction =
    { $seat-is ->
        [you] Je beste kaart ({ $attraction }) telt: { $card }.
       *[other] Bij { $seat } telt de beste kaart ({ $attraction }): { $card }.
    }
flohcati-why-double =
    { $cards-count ->
        [one] Een lagere kaart van dezelfde attractie telt niet: { $cards }.
       *[other] Lagere kaarten van dezelfde attractie tellen niet: { $cards }.
    }
flohcati-why-trio =
    { $seat-is ->
        [you] Je hebt een trio neergelegd: { $cards }.
       *[other] { $seat } heeft een trio neergelegd: { $cards }.
    }
flohcati-why-gala =
    { $seat-is ->
        [you] Je hebt de galavoorstelling geopend.
       *[other] { $seat } heeft de galavoorstelling geopend.
    }
flohcati-why-tie-shared =
    { $seat-is ->
        [you] Gelijke stand aan kop: je deelt de overwinning.
       *[other] Gelijke stand aan kop: { $seat } deelt de overwinning.
    }
flohcati-why-tie-trios =
    { $seat-is ->
        [you] Gelijkstand, en jij wint met meer trio’s.
       *[other] Gelijkstand, en { $seat } wint met meer trio’s.
    }
flohcati-why-tie-gala =
    { $seat-is ->
        [you] Gelijkstand, en jij wint dankzij de galavoorstelling.
       *[other] Gelijkstand, en { $seat } wint dankzij de galavoorstelling.
    }
flohcati-why-tie-card =
    { $seat-is ->
        [you] Gelijkstand, en jij wint met de hoogste kaart in de hand.
       *[other] Gelijkstand, en { $seat } wint met de hoogste kaart in de hand.
    }

## What is wrong with what the dealer did, in a record

flohcati-due-start = nu wordt bepaald wie begint
flohcati-due-turn = er is een speler aan de beurt
flohcati-due-flip = nu wordt een kaart van de trekstapel omgedraaid
flohcati-due-fanfare = nu wordt een kaart van de trekstapel omgedraaid
flohcati-due-fanfare-take = een speler neemt een kaart uit de rij
flohcati-due-demand = een speler kiest van wie er een kaart wordt opgeëist
flohcati-due-steal = een speler kiest bij wie er een kaart wordt getrokken
flohcati-due-give = een speler geeft een kaart
flohcati-due-draw = nu wordt de kaart uit de hand getrokken
flohcati-due-finish = een speler mag trio’s neerleggen, de galavoorstelling openen of de beurt beëindigen
flohcati-due-over = de partij is afgelopen

flohcati-misdeal-due = Dat kan de gever hier niet doen: { $due }.
flohcati-misdeal-start = Plaats { $value } kan niet beginnen, want de tafel heeft { $count } spelers; in partijbestanden tellen plaatsen vanaf 0.
flohcati-misdeal-deck = In de trekstapel zit geen { $card } meer.
flohcati-misdeal-hand = In de hand waaruit getrokken wordt, zit geen { $card }.

## Bij de hand: wat een kaart doet, en wat er zou gebeuren

flohcati-help-attraction = Van elke attractie telt alleen de beste kaart in je hand. Drie kaarten met dezelfde waarde zijn een trio.
flohcati-help-best = Je beste tot nu toe ({ $attraction }): { $worth }.
flohcati-help-none = Deze attractie heb je nog niet: { $attraction }.
flohcati-help-twins =
    { $count ->
        [one] Je hebt nog { $count } andere kaart met waarde { $worth }.
       *[other] Je hebt nog { $count } andere kaarten met waarde { $worth }.
    }
flohcati-help-demand = { $seat } zou je een kaart naar eigen keuze geven (in de hand: { $count }).
flohcati-help-steal = Je zou een kaart uit de hand van { $seat } trekken (in de hand: { $count }), en iedereen zou hem zien.

## Wat de coach tegen $owner zegt, of tegen anderen. Die zet is gespeeld; een andere is beter.

flohcati-coach-kind-flip = Omdraaien of nemen
flohcati-coach-kind-card = Welke kaart
flohcati-coach-kind-rob = Wiens kaart
flohcati-coach-kind-give = Wat weggeven
flohcati-coach-kind-trio = Trio of houden
flohcati-coach-kind-gala = Galavoorstelling
flohcati-coach-bust =
    { $deck ->
        [1] De laatste kaart van de trekstapel maakt
       *[other]
            Van de { $deck } kaarten in de trekstapel { $doubles ->
                [one] maakt er { $doubles }
               *[other] maken er { $doubles }
            }
    } een eind aan { $owner-is ->
        [you] je beurt zonder dat het iets oplevert. Dat kost je
       *[other] de beurt zonder dat het iets oplevert. Dat kost { $owner }
    } { $card-object }{ $brings ->
        [gala] : de laatste attractie die voor de galavoorstelling ontbreekt.
        [trio] , en daarmee een trio.
        [new]
            : een nieuwe attractie, waarmee er voor de galavoorstelling { $missing ->
                [one] nog maar één ontbreekt.
               *[other] nog maar { $missing } ontbreken.
            }
        [points]
            , goed voor { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            } extra.
       *[other] .
    }
flohcati-coach-bust-gala =
    { $owner-is ->
        [you] Je had alle tien de attracties in je hand
       *[other] { $owner } had alle tien de attracties in de hand
    }{ $doubles ->
        [0]
            : in de trekstapel viel { $owner-is ->
                [you] voor jou niets meer te halen.
               *[other] niets meer te halen.
            }
       *[other]
            , en { $doubles ->
                [one]
                    { $deck ->
                        [1] de laatste kaart van de trekstapel maakt
                       *[other] van de { $deck } kaarten in de trekstapel maakt er { $doubles }
                    }
               *[other] van de { $deck } kaarten in de trekstapel maken er { $doubles }
            } een eind aan { $owner-is ->
                [you] je beurt
               *[other] de beurt
            } zonder galavoorstelling.
    }
flohcati-coach-flip-on =
    { $doubles ->
        [0] Geen enkele kaart van de trekstapel had een eind aan
        [one] Van de { $deck } kaarten in de trekstapel had er { $doubles } een eind aan
       *[other] Van de { $deck } kaarten in de trekstapel hadden er { $doubles } een eind aan
    } { $owner-is ->
        [you] je beurt
       *[other] de beurt van { $owner }
    } { $doubles ->
        [0] kunnen maken
       *[other] gemaakt
    }; { $more ->
        [0] de volgende was zonder risico.
       *[other]
            { $more ->
                [one] { $more } had
               *[other] { $more } hadden
            } meer punten opgeleverd dan de genomen kaart, die { $instead ->
                [0] niets opleverde.
               *[other] er maar { $instead } opleverde.
            }
    }{ $doubles ->
        [0] { "" }
       *[other] { "" } Bij een attractie die er nog niet lag, was de hele rij overgebleven om uit te kiezen.
    }
flohcati-coach-nearer =
    Deze attractie { $owner-is ->
        [you] had je
       *[other] had { $owner }
    } nog niet: { $card }. Daarna { $owner-is ->
        [you] mis je
       *[other] mist { $owner }
    } voor de galavoorstelling { $missing ->
        [0] niets meer.
        [one] nog maar één attractie.
       *[other] nog maar { $missing } attracties.
    }
flohcati-coach-third = Met { $card-object } zijn er drie kaarten met dezelfde waarde: een trio, goed voor { $bonus } punten.
flohcati-coach-card =
    Met { $card-object } { $owner-is ->
        [you] krijg je
       *[other] krijgt { $owner }
    } er { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } bij; { $owner-is ->
        [you] jouw kaart
       *[other] de genomen kaart
    } leverde { $instead ->
        [0] niets op.
       *[other] er { $instead } op.
    }
flohcati-coach-trio-gala =
    { $owner-is ->
        [you] Met dat trio haalde je de galavoorstelling uit elkaar die je in je hand had.
       *[other] Met dat trio haalde { $owner } een galavoorstelling uit elkaar die al klaar was.
    }
flohcati-coach-trio-keep =
    Het trio levert { $bonus } punten op, maar de kaarten telden in de hand voor { $points }{ $further ->
        [0] .
       *[other]
            ; voor de galavoorstelling { $owner-is ->
                [you] mis je
               *[other] mist { $owner }
            } nu { $missing ->
                [one] { $missing } attractie
               *[other] { $missing } attracties
            }{ $before ->
                [0] .
               *[other] { "" } in plaats van { $before }.
            }
    }
flohcati-coach-trio-further =
    Het trio levert { $more ->
        [one] { $more } punt
       *[other] { $more } punten
    } meer op dan de kaarten in de hand, maar voor de galavoorstelling { $owner-is ->
        [you] mis je
       *[other] mist { $owner }
    } nu { $missing ->
        [one] { $missing } attractie
       *[other] { $missing } attracties
    } in plaats van { $before }.
flohcati-coach-trio-lay =
    Het trio levert { $bonus } punten op; in de hand tellen de kaarten voor { $points ->
        [0] niets
       *[other] { $points }
    }.{ $further ->
        [0] { "" }
       *[other]
            { "" } Wel { $owner-is ->
                [you] mis je
               *[other] mist { $owner }
            } met het trio { $missing }{ $before ->
                [0] { "" }
               *[other] { "" } in plaats van { $before }
            } { $missing ->
                [one] attractie
               *[other] attracties
            } voor de galavoorstelling.
    }
flohcati-coach-gala-wait =
    De galavoorstelling maakt meteen een eind aan de partij, en { $owner-is ->
        [you]
            { $often ->
                [0] je staat dan bijna nooit bovenaan.
                [100] je staat dan bijna altijd bovenaan.
               *[other] in ongeveer { $often } van de 100 partijen sta je dan bovenaan.
            }
       *[other]
            { $often ->
                [0] { $owner } staat dan bijna nooit bovenaan.
                [100] { $owner } staat dan bijna altijd bovenaan.
               *[other] in ongeveer { $often } van de 100 partijen staat { $owner } dan bovenaan.
            }
    }
flohcati-coach-gala-open =
    { $owner-is ->
        [you] Je
       *[other] { $owner }
    } had de galavoorstelling kunnen openen: die maakt meteen een eind aan de partij, en { $owner-is ->
        [you]
            { $often ->
                [0] je staat dan bijna nooit bovenaan.
                [100] je staat dan bijna altijd bovenaan.
               *[other] in ongeveer { $often } van de 100 partijen sta je dan bovenaan.
            }
       *[other]
            { $often ->
                [0] { $owner } staat dan bijna nooit bovenaan.
                [100] { $owner } staat dan bijna altijd bovenaan.
               *[other] in ongeveer { $often } van de 100 partijen staat { $owner } dan bovenaan.
            }
    }
flohcati-coach-rob =
    In tien van zulke partijen levert { $owner-is ->
        [you] een kaart van { $seat } je
       *[other] een kaart van { $seat }
    } in totaal ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op{ $owner-is ->
        [you] ; een kaart van de speler die je koos,
       *[other] { "" } voor { $owner }; een kaart van de gekozen speler
    } levert { $instead ->
        [0] bijna niets op.
       *[other] er ongeveer { $instead } op.
    }
flohcati-coach-give =
    Als { $owner-is ->
        [you] je
       *[other] { $owner }
    } { $card-object } had weggegeven, had dat { $instead ->
        [0] geen punten
        [one] maar { $instead } punt
       *[other] maar { $instead } punten
    } gekost; { $owner-is ->
        [you] de kaart die je weggaf,
       *[other] de weggegeven kaart
    } kostte er { $points }.
flohcati-coach-there =
    { $owner-is ->
        [you] Je
       *[other] { $owner }
    } had { $card-object } kunnen nemen: dat levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
flohcati-coach-deny = { $seat } mist nog maar één attractie voor de galavoorstelling, en { $card-object } is precies die ene.
flohcati-coach-trio-nearer =
    Met het andere trio { $owner-is ->
        [you] mis je
       *[other] mist { $owner }
    } { $missing ->
        [0] niets meer
        [one] nog maar één attractie
       *[other] nog maar { $missing } attracties
    } voor de galavoorstelling, in plaats van { $before }.
flohcati-coach-trio-other =
    De kaarten van het andere trio tellen { $owner-is ->
        [you] in je hand
       *[other] in de hand van { $owner }
    } { $points ->
        [0] voor niets
       *[other] maar voor { $points }
    }; de uitgelegde telden voor { $instead }.
flohcati-coach-rob-near =
    { $seat } { $missing ->
        [0] heeft alle tien de attracties voor de galavoorstelling
        [one] mist nog maar één attractie voor de galavoorstelling
       *[other] mist nog maar { $missing } attracties voor de galavoorstelling
    } en kan { $spare ->
        [0] geen enkele kaart
        [one] maar één kaart
       *[other] maar { $spare } kaarten
    } missen.
flohcati-coach-give-gala =
    Met { $card-object } heeft { $seat } er een attractie bij: { $missing ->
        [0] meer heeft { $seat } niet nodig voor de galavoorstelling.
        [one] dan mist { $seat } er nog maar één voor de galavoorstelling.
       *[other] dan mist { $seat } er nog maar { $missing } voor de galavoorstelling.
    }
flohcati-coach-give-trio = Met { $card-object } heeft { $seat } drie kaarten met dezelfde waarde: een trio.
flohcati-coach-give-keep =
    Zonder { $card-object } { $owner-is ->
        [you] mis je
       *[other] mist { $owner }
    } { $missing ->
        [0] niets
        [one] maar één attractie
       *[other] maar { $missing } attracties
    } voor de galavoorstelling; zonder { $owner-is ->
        [you] de kaart die je weggaf
       *[other] de weggegeven kaart
    } zijn het er { $instead }.
