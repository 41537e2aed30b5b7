### Hoe heb ik gespeeld: wat de coach op de pagina zegt. Punten zijn punten winstkans.

page-coach-of = Hoe heeft { $name } gespeeld?
page-coach-whose = De partij van
page-coach-waiting =
    { $place ->
        [1] Deze partij is als volgende aan de beurt.
       *[other] Deze partij is nummer { $place } in de rij.
    }
page-coach-preparing = De coach maakt zich klaar; dat duurt de eerste keer een minuut of twee. Daarna is deze partij aan de beurt.
page-coach-running = De coach speelt elke beslissing heel vaak uit, om te zien wat die waard was …
page-coach-stays = Je hoeft niet te wachten: de analyse staat hier als je terugkomt.
page-coach-stop = Laat maar zitten
page-coach-so-far = Tot nu toe gevonden
page-coach-retry = Nog eens proberen

## Hoe het ging, en wat de doorslag gaf. $won: of de kans uiteindelijk groeide; $most: of het zeker het zwaarst telde.

page-coach-went-won =
    { $seat-is ->
        [you] Je hebt gewonnen!
       *[other] { $seat } heeft gewonnen!
    }
page-coach-went-shared =
    { $seat-is ->
        [you] Je deelt de overwinning!
       *[other] { $seat } deelt de overwinning!
    }
page-coach-went-lost =
    { $seat-is ->
        [you] Deze keer heb je verloren.
       *[other] Deze keer heeft { $seat } verloren.
    }
page-coach-went-place-2 =
    { $seat-is ->
        [you] Je bent tweede geworden.
       *[other] { $seat } is tweede geworden.
    }
page-coach-went-place-3 =
    { $seat-is ->
        [you] Je bent derde geworden.
       *[other] { $seat } is derde geworden.
    }
page-coach-went-place-4 =
    { $seat-is ->
        [you] Je bent vierde geworden.
       *[other] { $seat } is vierde geworden.
    }
page-coach-went-place-5 =
    { $seat-is ->
        [you] Je bent vijfde geworden.
       *[other] { $seat } is vijfde geworden.
    }
page-coach-went-place-6 =
    { $seat-is ->
        [you] Je bent zesde geworden.
       *[other] { $seat } is zesde geworden.
    }
page-coach-cause-cards =
    { $won ->
        [yes]
            { $most ->
                [yes] Dat kwam vooral door de kaarten: die zaten mee.
               *[no] De kaarten zaten mee, en dat scheelde.
            }
       *[no]
            { $most ->
                [yes] Dat kwam vooral door de kaarten: die zaten tegen.
               *[no] De kaarten zaten tegen, en dat scheelde.
            }
    }
page-coach-cause-others =
    { $won ->
        [yes]
            { $most ->
                [yes] Dat kwam vooral door de anderen: wat die speelden, kwam goed uit.
               *[no] Wat de anderen speelden, kwam goed uit.
            }
       *[no]
            { $most ->
                [yes] Dat kwam vooral door de anderen: wat die speelden, hakte erin.
               *[no] Wat de anderen speelden, hakte erin.
            }
    }
page-coach-cause-own =
    { $won ->
        [yes]
            { $most ->
                [yes] En dat was vooral goed gespeeld.
               *[no] Goed spel had daar een flink aandeel in.
            }
       *[no]
            { $seat-is ->
                [you]
                    { $most ->
                        [yes] Dat lag vooral aan je eigen zetten, en die kun je oefenen.
                       *[no] Je eigen zetten telden mee, en die kun je oefenen.
                    }
               *[other]
                    { $most ->
                        [yes] Dat lag vooral aan de eigen zetten.
                       *[no] De eigen zetten telden mee.
                    }
            }
    }
page-coach-cause-open = Wat de doorslag gaf, is lastig te zeggen: niets springt eruit.
page-coach-part-cards = De kaarten
page-coach-part-others = De anderen
page-coach-part-own =
    { $seat-is ->
        [you] Jouw spel
       *[other] Het eigen spel
    }
page-coach-part-helped = voordeel
page-coach-part-cost = nadeel
page-coach-part-open = lastig te zeggen

## De lijn

page-coach-curve = De kans om te winnen
page-coach-moment = Moment
page-coach-chance = { $chance }%
page-coach-start = Aan het begin
page-coach-end = Aan het eind
page-coach-decision = Zet { $number }
page-coach-key-costly = iets anders was beter
page-coach-key-start = de kans aan het begin
page-coach-open-curve = Als alle handen open lagen
page-coach-in-words = De lijn in woorden
page-coach-tap = Tik op de lijn om de tafel te zien zoals die toen was.

## Waar het resultaat vandaan komt

page-coach-ledger = Geluk en kunde
page-coach-ledger-about = Lees van boven naar beneden: elke regel komt bij de vorige, en zo kom je bij het resultaat uit. Onderweg kan de som boven de 100 of onder de 0 komen; alleen de eerste en de laatste regel zijn kansen om te winnen.
page-coach-ledger-three = Boven aan de pagina zijn het er maar drie: wat verborgen lag hoort bij de kaarten, en de zetten horen bij wat sterk spel eruit kon halen.
page-coach-account-cards = De kaarten
page-coach-account-cards-about = wat gedeeld en omgedraaid is
page-coach-account-play =
    { $seat-is ->
        [you] Jouw zetten
       *[other] Zetten van { $seat }
    }
page-coach-account-play-about = hoever ze daaronder bleven, of erboven uitkwamen
page-coach-account-par = Wat sterk spel eruit kon halen
page-coach-account-par-about = meer dan eenvoudig spel, alle zetten opgeteld; dat kan meer dan 100 zijn
page-coach-account-lie = Wat verborgen lag
page-coach-account-lie-about =
    hoe { $seat-is ->
        [you] jouw zetten
       *[other] de zetten van { $seat }
    } uitpakten, door kaarten die niemand kon zien
page-coach-account-theirs = Zetten van { $seat }
page-coach-account-theirs-about = wat ze opleverden of kostten

## Momenten en beslissingen

page-coach-costliest = Nog eens goed bekijken
page-coach-numbers = In cijfers
page-coach-kinds = Per soort beslissing
page-coach-kind = Soort
page-coach-count = Aantal
page-coach-costly-count = Kon beter
page-coach-given = Verloren
page-coach-decisions = Zet voor zet
page-coach-show-costly = Het kon beter ({ $count })
page-coach-show-all =
    { $forced ->
        [0] Alle ({ $count })
       *[other] Alle ({ $count }, waarvan { $forced } zonder keuze)
    }
page-coach-show-bots = Wat de bots dachten ({ $count })
page-coach-bot-thinking = De bot denkt na …
page-coach-none-costly = Er was nooit een duidelijk betere zet. Goed gespeeld!
page-coach-verdict-costly = Iets anders was beter.
page-coach-verdict-even = Er was niets duidelijk beters.
page-coach-verdict-best = De coach zou hetzelfde doen.
page-coach-verdict-forced = Er zat niets anders op.
page-coach-played =
    { $seat-is ->
        [you] Jij: { $move }
       *[other] { $seat }: { $move }
    }
page-coach-better = Beter: { $move }
page-coach-weighed = Wat de coach vergeleken heeft, in punten

## Opnieuw proberen

page-coach-again = Opnieuw proberen
page-coach-try = Wat zou je hier doen? Elke zet die niet duidelijk slechter is dan de beste, is goed.
page-coach-thinking = De coach denkt na …
page-coach-yes-best = Ja! De coach zou hetzelfde doen.
page-coach-yes-even = Ja! Er is niets duidelijk beters.
page-coach-no = Iets anders is beter. Kijk nog eens!
page-coach-lost =
    { $loss } { $error } { $count ->
        [one] punt winstkans
       *[other] punten winstkans
    }
page-coach-as-played = Dat is in de partij ook gespeeld.
page-coach-solve = Laat maar zien
page-coach-solve-even = Laat de zet van de coach zien
page-coach-coachs = De coach: { $move }
page-coach-board = Terug naar de tafel
page-coach-play-on = Verder spelen tegen bots
page-coach-back = Terug naar het overzicht
page-coach-done = Je hebt het al gevonden.
page-coach-not-possible = Dat kan hier niet.

## Wie het mag zien

page-coach-share = Mag iedereen het zien?
page-coach-share-about = Wat de coach over jouw partij zegt, is alleen voor jou. Zodra iedereen die meespeelde ja zegt, kunnen jullie elkaars analyses lezen.
page-coach-share-open = Iedereen heeft ja gezegd: wie de link van deze tafel heeft, kan alle analyses lezen.
page-coach-share-mine = Ja, laat het iedereen zien
page-coach-share-yes = zegt ja
page-coach-share-no = heeft nog geen ja gezegd

## Mijn fouten

page-mistakes-about = Momenten uit je partijen waarin iets anders beter was. Ze komen steeds minder vaak terug, tot je ze uit je hoofd kent.
page-mistakes-begin =
    { $count ->
        [one] { $count } moment oefenen
       *[other] { $count } momenten oefenen
    }
page-mistakes-list = Terug naar de lijst
page-mistakes-next = Verder
page-mistakes-drop = Weghalen
page-mistakes-later =
    { $count ->
        [one] Vandaag niets te doen: { $count } moment komt { $when ->
            [tomorrow] morgen terug
           *[day] terug op { $day }
        }.
       *[other] Vandaag niets te doen: { $count } momenten komen terug, het eerste { $when ->
            [tomorrow] morgen
           *[day] op { $day }
        }.
    }
page-mistakes-ahead = Alvast oefenen
page-mistakes-ahead-about = Oefenen mag nu al; aan de planning verandert dat niets.
page-mistakes-unseen =
    { $count ->
        [one] { $count } partij van je heeft de coach nog niet bekeken.
       *[other] { $count } partijen van je heeft de coach nog niet bekeken.
    }
page-mistakes-look = Laat de coach kijken
page-mistakes-waiting =
    { $place ->
        [1] Je bent als volgende aan de beurt.
       *[other] Je bent nummer { $place } in de rij.
    }
page-mistakes-preparing = De coach maakt zich klaar; dat duurt de eerste keer een minuut of twee. Daarna ben jij aan de beurt.
page-mistakes-looking = De coach bekijkt je partijen: nog { $count }.
page-mistakes-stays = Je hoeft niet te wachten: wat de coach vindt, staat hier als je terugkomt.
page-mistakes-rest = De coach neemt er een paar tegelijk. Blijf op deze pagina, dan volgt de rest vanzelf.
page-mistakes-busy = De coach heeft het nu druk. Blijf op deze pagina, dan komt hij aan jouw partijen toe.
page-mistakes-seen = De coach heeft al je partijen bekeken.
page-mistakes-failed =
    { $count ->
        [one] Bij { $count } partij liep de coach vast, en dat ligt aan ons. Probeer het bij ‘Mijn partijen’ nog eens met ‘Hoe heb ik gespeeld?’
       *[other] Bij { $count } partijen liep de coach vast, en dat ligt aan ons. Probeer het bij ‘Mijn partijen’ nog eens met ‘Hoe heb ik gespeeld?’
    }
page-mistakes-none = Nog niets te oefenen. Vraag na een partij: ‘Hoe heb ik gespeeld?’
page-mistakes-settled =
    { $count ->
        [one] Je kent { $count } moment uit je hoofd.
       *[other] Je kent { $count } momenten uit je hoofd.
    }
page-mistakes-settled-now = Dit ken je nu uit je hoofd: het komt niet meer terug.
page-mistakes-comes =
    { $when ->
        [tomorrow] Dit komt morgen terug.
       *[day] Dit komt terug op { $day }.
    }
