### What players read during a game of Zirkus Flohcati.

flohcati-title = Zirkus Flohcati
flohcati-introduction =
    Ein Flohzirkus stellt sein Programm zusammen: Deck Karten auf, solange du dich traust, und nimm
    dir die beste. Aber kommt eine Attraktion zum zweiten Mal, ist dein Zug dahin. Von jeder
    Attraktion zählt die höchste Karte; Trios aus gleichen Werten und eine Galavorstellung mit allen
    zehn Attraktionen bringen Punkte obendrauf.

## Cards and attractions

flohcati-attraction-A = Direktor
flohcati-attraction-B = Clown
flohcati-attraction-C = Jongleur
flohcati-attraction-D = Kanone
flohcati-attraction-E = Messerwerfer
flohcati-attraction-F = Entfesselungskünstler
flohcati-attraction-G = Trapezkünstler
flohcati-attraction-H = Feuerspucker
flohcati-attraction-I = Kraftmensch
flohcati-attraction-J = Seiltänzer

flohcati-card-A =
    { $form ->
        [object] den Direktor { $worth }
       *[name] Direktor { $worth }
    }
flohcati-card-B =
    { $form ->
        [object] den Clown { $worth }
       *[name] Clown { $worth }
    }
flohcati-card-C =
    { $form ->
        [object] den Jongleur { $worth }
       *[name] Jongleur { $worth }
    }
flohcati-card-D =
    { $form ->
        [object] die Kanone { $worth }
       *[name] Kanone { $worth }
    }
flohcati-card-E =
    { $form ->
        [object] den Messerwerfer { $worth }
       *[name] Messerwerfer { $worth }
    }
flohcati-card-F =
    { $form ->
        [object] den Entfesselungskünstler { $worth }
       *[name] Entfesselungskünstler { $worth }
    }
flohcati-card-G =
    { $form ->
        [object] den Trapezkünstler { $worth }
       *[name] Trapezkünstler { $worth }
    }
flohcati-card-H =
    { $form ->
        [object] den Feuerspucker { $worth }
       *[name] Feuerspucker { $worth }
    }
flohcati-card-I =
    { $form ->
        [object] den Kraftmenschen { $worth }
       *[name] Kraftmensch { $worth }
    }
flohcati-card-J =
    { $form ->
        [object] den Seiltänzer { $worth }
       *[name] Seiltänzer { $worth }
    }
flohcati-card-demand = Fordern
flohcati-card-steal = Ziehen
flohcati-card-fanfare = Bis zum Tusch

## What happened

flohcati-event-started =
    { $seat-is ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
flohcati-event-flipped =
    { $seat-is ->
        [you] Du deckst { $card-object } auf.
       *[other] { $seat } deckt { $card-object } auf.
    }
flohcati-event-busted =
    { $seat-is ->
        [you] Du deckst { $card-object } auf, und diese Attraktion liegt schon in der Reihe: Tusch! Dein Zug ist vorbei.
       *[other] { $seat } deckt { $card-object } auf, und diese Attraktion liegt schon in der Reihe: Tusch! Der Zug ist vorbei.
    }
flohcati-event-action-turned =
    { $seat-is ->
        [you] Du deckst eine Aktionskarte auf: { $card }.
       *[other] { $seat } deckt eine Aktionskarte auf: { $card }.
    }
flohcati-event-fanfare-cancelled = Eine weitere Aktionskarte kommt dem Tusch zuvor.
flohcati-event-no-victim = Niemand sonst hat eine Karte, also geschieht nichts ({ $card }).
flohcati-event-fanfare-sounded =
    { $seat-is ->
        [you] Du deckst { $card-object } auf, eine doppelte Karte: Tusch! Diesmal tut er nicht weh, und du nimmst eine Karte aus der Reihe.
       *[other] { $seat } deckt { $card-object } auf, eine doppelte Karte: Tusch! Diesmal tut er nicht weh, und { $seat } nimmt eine Karte aus der Reihe.
    }
flohcati-event-taken =
    { $seat-is ->
        [you] Du nimmst { $card-object } aus der Reihe.
       *[other] { $seat } nimmt { $card-object } aus der Reihe.
    }
flohcati-event-demanded =
    { $seat-is ->
        [you] Du forderst eine Karte von { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } fordert eine Karte von dir.
               *[other] { $seat } fordert eine Karte von { $owner }.
            }
    }
# $owner gives, $seat receives. Those who do not see the card do not know it.
flohcati-event-given =
    { $card-is ->
        [seen]
            { $owner-is ->
                [you] Du gibst { $seat } { $card-object }.
               *[other]
                    { $seat-is ->
                        [you] { $owner } gibt dir { $card-object }.
                       *[other] { $owner } gibt { $seat } { $card-object }.
                    }
            }
       *[unseen]
            { $owner-is ->
                [you] Du gibst { $seat } eine Karte.
               *[other]
                    { $seat-is ->
                        [you] { $owner } gibt dir eine Karte.
                       *[other] { $owner } gibt { $seat } eine Karte.
                    }
            }
    }
flohcati-event-stealing =
    { $seat-is ->
        [you] Du ziehst bei { $owner } eine Karte.
       *[other]
            { $owner-is ->
                [you] { $seat } zieht bei dir eine Karte.
               *[other] { $seat } zieht bei { $owner } eine Karte.
            }
    }
flohcati-event-stolen =
    { $seat-is ->
        [you] Du ziehst { $card-object } aus der Hand von { $owner }.
       *[other]
            { $owner-is ->
                [you] { $seat } zieht { $card-object } aus deiner Hand.
               *[other] { $seat } zieht { $card-object } aus der Hand von { $owner }.
            }
    }
flohcati-event-trio =
    { $seat-is ->
        [you] Du legst ein Trio aus: { $cards }.
       *[other] { $seat } legt ein Trio aus: { $cards }.
    }
flohcati-event-gala =
    { $seat-is ->
        [you] Du eröffnest die Galavorstellung, und die Partie ist zu Ende.
       *[other] { $seat } eröffnet die Galavorstellung, und die Partie ist zu Ende.
    }
flohcati-event-turn-ended =
    { $seat-is ->
        [you] Du beendest deinen Zug.
       *[other] { $seat } beendet den Zug.
    }
flohcati-event-deck-empty = Das war die letzte Karte des Nachziehstapels.
flohcati-event-won =
    { $seats-are ->
        [you] Du hast gewonnen!
        [one] { $seats } hat gewonnen!
       *[many] Geteilter Sieg: { $seats }.
    }

## What you may do: entries of a list, and labels

flohcati-choice-flip = Die nächste Karte aufdecken
flohcati-choice-take = { $card } aus der Reihe nehmen
flohcati-choice-demand =
    { $seat-is ->
        [you] Eine Karte von dir selbst fordern
       *[other] Eine Karte von { $seat } fordern
    }
flohcati-choice-steal =
    { $seat-is ->
        [you] Eine Karte bei dir selbst ziehen
       *[other] Eine Karte bei { $seat } ziehen
    }
flohcati-choice-give = { $card } hergeben
flohcati-choice-trio = Ein Trio auslegen: { $cards }
flohcati-choice-gala = Die Galavorstellung eröffnen
flohcati-choice-end = Deinen Zug beenden

## Why not

flohcati-why-not-spectator = Du schaust zu; das dürfen nur die, die mitspielen.
flohcati-why-not-dealer = Das macht der Geber, nicht du.
flohcati-why-not-over = Die Partie ist zu Ende.
flohcati-why-not-card-first = Zuerst ist der Geber dran.
flohcati-why-not-gift-first = Zuerst muss { $seat } eine Karte hergeben.
flohcati-why-not-turn = { $seat } ist am Zug, nicht du.
flohcati-why-not-deck-empty = Der Nachziehstapel ist leer; es gibt nichts mehr aufzudecken.
flohcati-why-not-row-empty = Die Reihe ist leer: Deck zuerst eine Karte auf.
flohcati-why-not-not-in-row = Diese Karte liegt nicht in der Reihe: { $card }.
flohcati-why-not-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
flohcati-why-not-no-demand = Gerade fordert niemand eine Karte von dir.
flohcati-why-not-no-seat = Platz { $value } gibt es an einem Tisch mit { $count } Plätzen nicht; in Spielzügen zählen Plätze ab 0.
flohcati-why-not-own-hand = Das ist deine eigene Hand: Such dir jemand anderen aus.
flohcati-why-not-empty-hand = Die Hand von { $seat } ist leer: Such dir jemanden mit Karten aus.
flohcati-why-not-gala-missing =
    { $attractions-count ->
        [one] Für die Galavorstellung brauchst du alle zehn Attraktionen auf der Hand; eine fehlt: { $attractions }.
       *[other] Für die Galavorstellung brauchst du alle zehn Attraktionen auf der Hand; { $attractions-count } fehlen: { $attractions }.
    }
flohcati-why-not-gala-timing = Die Galavorstellung eröffnest du am Ende deines Zuges, nachdem du eine Karte genommen oder eine Aktion ausgeführt hast.
flohcati-why-not-trio-not-in-hand = Ein Trio kommt aus deiner Hand, und das hier hast du nicht: { $cards }.
flohcati-why-not-trio-values =
    { $cards-count ->
        [0] Ein Trio sind drei verschiedene Karten mit gleichem Wert.
       *[other] Ein Trio sind drei verschiedene Karten mit gleichem Wert; das hier ist keines: { $cards }.
    }
flohcati-why-not-trio-order = Nenne die Karten dieses Trios in der Reihenfolge ihrer Buchstaben: { $cards }.
flohcati-why-not-trio-timing = Trios legst du am Ende deines Zuges aus, nachdem du eine Karte genommen oder eine Aktion ausgeführt hast.
flohcati-why-not-due-turn = Du bist am Zug: Deck eine Karte auf oder nimm eine aus der Reihe.
flohcati-why-not-due-fanfare-take = Der Tusch ist da: Nimm jetzt eine Karte aus der Reihe.
flohcati-why-not-due-demand = Such zuerst aus, von wem du eine Karte forderst.
flohcati-why-not-due-steal = Such zuerst aus, bei wem du eine Karte ziehst.
flohcati-why-not-due-give = Such zuerst die Karte aus, die du hergibst.
flohcati-why-not-due-finish = Du kannst ein Trio auslegen, mit allen zehn Attraktionen auf der Hand die Galavorstellung eröffnen oder deinen Zug beenden; mehr geht jetzt nicht.

## Why this score: lines of a score sheet

flohcati-why-attraction =
    { $seat-is ->
        [you] Deine beste Karte ({ $attraction }) zählt: { $card }.
       *[other] Bei { $seat } zählt die beste Karte ({ $attraction }): { $card }.
    }
flohcati-why-double =
    { $cards-count ->
        [one] Eine niedrigere Karte derselben Attraktion zählt nicht: { $cards }.
       *[other] Niedrigere Karten derselben Attraktion zählen nicht: { $cards }.
    }
flohcati-why-trio =
    { $seat-is ->
        [you] Du hast ein Trio ausgelegt: { $cards }.
       *[other] { $seat } hat ein Trio ausgelegt: { $cards }.
    }
flohcati-why-gala =
    { $seat-is ->
        [you] Du hast die Galavorstellung eröffnet.
       *[other] { $seat } hat die Galavorstellung eröffnet.
    }
flohcati-why-tie-shared =
    { $seat-is ->
        [you] Gleichstand an der Spitze: Du teilst dir den Sieg.
       *[other] Gleichstand an der Spitze: { $seat } teilt sich den Sieg.
    }
flohcati-why-tie-trios =
    { $seat-is ->
        [you] Gleichstand, und du gewinnst durch mehr Trios.
       *[other] Gleichstand, und { $seat } gewinnt durch mehr Trios.
    }
flohcati-why-tie-gala =
    { $seat-is ->
        [you] Gleichstand, und du gewinnst durch die Galavorstellung.
       *[other] Gleichstand, und { $seat } gewinnt durch die Galavorstellung.
    }
flohcati-why-tie-card =
    { $seat-is ->
        [you] Gleichstand, und du gewinnst durch die höchste Karte auf der Hand.
       *[other] Gleichstand, und { $seat } gewinnt durch die höchste Karte auf der Hand.
    }

## What is wrong with what the dealer did, in a record

flohcati-due-start = Jetzt wird bestimmt, wer beginnt
flohcati-due-turn = Jemand ist am Zug
flohcati-due-flip = Jetzt wird eine Karte vom Nachziehstapel aufgedeckt
flohcati-due-fanfare = Jetzt wird eine Karte vom Nachziehstapel aufgedeckt
flohcati-due-fanfare-take = Jemand nimmt eine Karte aus der Reihe
flohcati-due-demand = Jemand wählt, von wem eine Karte gefordert wird
flohcati-due-steal = Jemand wählt, bei wem eine Karte gezogen wird
flohcati-due-give = Jemand gibt eine Karte her
flohcati-due-draw = Jetzt wird die Karte aus der Hand gezogen
flohcati-due-finish = Jemand darf Trios auslegen, die Galavorstellung eröffnen oder den Zug beenden
flohcati-due-over = Die Partie ist zu Ende

flohcati-misdeal-due = Das kann der Geber hier nicht tun: { $due }.
flohcati-misdeal-start = Platz { $value } kann nicht beginnen, denn der Tisch hat { $count } Plätze; in Aufzeichnungen zählen sie ab 0.
flohcati-misdeal-deck = { $card } ist nicht mehr im Nachziehstapel.
flohcati-misdeal-hand = { $card } ist nicht in der Hand, aus der gezogen wird.

## Zur Hand: was eine Karte tut, und was geschehen würde

flohcati-help-attraction = Von jeder Attraktion zählt nur die beste Karte auf deiner Hand. Drei Karten mit gleichem Wert sind ein Trio.
flohcati-help-best = Deine beste bisher ({ $attraction }): { $worth }.
flohcati-help-none = Diese Attraktion fehlt dir noch: { $attraction }.
flohcati-help-twins =
    { $count ->
        [one] Du hast noch { $count } andere Karte mit dem Wert { $worth }.
       *[other] Du hast noch { $count } andere Karten mit dem Wert { $worth }.
    }
flohcati-help-demand = { $seat } würde dir eine Karte eigener Wahl geben (auf der Hand: { $count }).
flohcati-help-steal = Du würdest eine Karte aus der Hand von { $seat } ziehen (auf der Hand: { $count }), und alle würden sie sehen.

## Was der Coach zu $owner sagt, oder zu anderen. Dieser Spielzug wurde gespielt; ein anderer ist besser.

flohcati-coach-kind-flip = Aufdecken oder nehmen
flohcati-coach-kind-card = Welche Karte
flohcati-coach-kind-rob = Wessen Karte
flohcati-coach-kind-give = Was hergeben
flohcati-coach-kind-trio = Trio oder behalten
flohcati-coach-kind-gala = Galavorstellung
flohcati-coach-bust =
    { $deck ->
        [1] Die letzte Karte im Stapel beendet
       *[other]
            Von den { $deck } Karten, die noch im Stapel sind, { $doubles ->
                [one] beendet { $doubles }
               *[other] beenden { $doubles }
            }
    } { $owner-is ->
        [you] deinen Zug, ohne dass du etwas bekommst. Das kostet dich
       *[other] den Zug, ohne dass es etwas gibt. Das kostet { $owner }
    } { $card-object }{ $brings ->
        [gala] : die letzte Attraktion, die für die Galavorstellung fehlt.
        [trio] { "" } und damit ein Trio.
        [new]
            : eine neue Attraktion, mit der für die Galavorstellung nur noch { $missing ->
                [one] eine fehlt.
               *[other] { $missing } fehlen.
            }
        [points]
            : { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            } mehr auf der Hand.
       *[other] .
    }
flohcati-coach-bust-gala =
    { $owner-is ->
        [you] Du hattest
       *[other] { $owner } hatte
    } alle zehn Attraktionen auf der Hand{ $doubles ->
        [0]
            : Im Stapel gab es { $owner-is ->
                [you] für dich nichts mehr zu holen.
               *[other] nichts mehr zu holen.
            }
       *[other]
            , und { $doubles ->
                [one]
                    { $deck ->
                        [1] die letzte Karte im Stapel beendet
                       *[other] von den { $deck } Karten, die noch im Stapel sind, beendet { $doubles }
                    }
               *[other] von den { $deck } Karten, die noch im Stapel sind, beenden { $doubles }
            } { $owner-is ->
                [you] deinen Zug
               *[other] den Zug
            } ohne Galavorstellung.
    }
flohcati-coach-flip-on =
    { $doubles ->
        [0] Keine Karte im Stapel hätte
        [one] Von den { $deck } Karten, die noch im Stapel waren, hätte { $doubles }
       *[other] Von den { $deck } Karten, die noch im Stapel waren, hätten { $doubles }
    } { $owner-is ->
        [you] deinen Zug
       *[other] den Zug von { $owner }
    } { $doubles ->
        [0] beenden können
       *[other] beendet
    }; { $more ->
        [0] die nächste war ohne Risiko.
       *[other]
            { $more ->
                [one] { $more } hätte
               *[other] { $more } hätten
            } mehr Punkte gebracht als die genommene Karte, die { $instead ->
                [0] nichts brachte.
               *[other] nur { $instead } brachte.
            }
    }{ $doubles ->
        [0] { "" }
       *[other] { "" } Bei einer Attraktion, die noch nicht dalag, wäre die ganze Reihe zur Auswahl geblieben.
    }
flohcati-coach-nearer =
    Eine neue Attraktion für { $owner-is ->
        [you] deine Hand
       *[other] die Hand von { $owner }
    }: { $card }. { $missing ->
        [0] Mehr braucht es nicht für die Galavorstellung.
        [one] Dann fehlt nur noch eine für die Galavorstellung.
       *[other] Dann fehlen nur noch { $missing } für die Galavorstellung.
    }
flohcati-coach-third = Wer { $card-object } nimmt, hat dreimal denselben Wert: ein Trio, { $bonus } Punkte wert.
flohcati-coach-card =
    { $owner-is ->
        [you] Nimmst du
       *[other] Nimmt { $owner }
    } { $card-object }, bringt { $owner-is ->
        [you] dir das
       *[other] das
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $owner-is ->
        [you] deine Karte
       *[other] die genommene Karte
    } brachte { $instead ->
        [0] nichts.
       *[other] { $instead }.
    }
flohcati-coach-trio-gala =
    { $owner-is ->
        [you] Mit diesem Trio hast du die Galavorstellung auseinandergerissen, die du auf der Hand hattest.
       *[other] Mit diesem Trio hat { $owner } eine fertige Galavorstellung auseinandergerissen.
    }
flohcati-coach-trio-keep =
    Das Trio bringt { $bonus } Punkte, aber seine Karten zählten auf der Hand { $points }{ $further ->
        [0] .
       *[other]
            ; für die Galavorstellung { $missing ->
                [one] fehlt
               *[other] fehlen
            } { $owner-is ->
                [you] dir
               *[other] { $owner }
            } jetzt { $missing ->
                [one] { $missing } Attraktion
               *[other] { $missing } Attraktionen
            }{ $before ->
                [0] .
               *[other] { "" } statt { $before }.
            }
    }
flohcati-coach-trio-further =
    Das Trio bringt { $more ->
        [one] { $more } Punkt
       *[other] { $more } Punkte
    } mehr als seine Karten auf der Hand, aber für die Galavorstellung { $missing ->
        [one] fehlt
       *[other] fehlen
    } { $owner-is ->
        [you] dir
       *[other] { $owner }
    } jetzt { $missing ->
        [one] { $missing } Attraktion
       *[other] { $missing } Attraktionen
    } statt { $before }.
flohcati-coach-trio-lay =
    Das Trio bringt { $bonus } Punkte; auf der Hand zählen seine Karten { $points ->
        [0] nichts
       *[other] { $points }
    }.{ $further ->
        [0] { "" }
       *[other]
            { "" } Allerdings { $missing ->
                [one] fehlt
               *[other] fehlen
            } { $owner-is ->
                [you] dir
               *[other] { $owner }
            } mit dem Trio { $missing }{ $before ->
                [0] { "" }
               *[other] { "" } statt { $before }
            } { $missing ->
                [one] Attraktion
               *[other] Attraktionen
            } für die Galavorstellung.
    }
flohcati-coach-gala-wait =
    Die Galavorstellung beendet die Partie sofort, und { $owner-is ->
        [you]
            { $often ->
                [0] du liegst dann fast nie vorn.
                [100] du liegst dann fast immer vorn.
               *[other] in etwa { $often } von 100 Partien liegst du dann vorn.
            }
       *[other]
            { $often ->
                [0] { $owner } liegt dann fast nie vorn.
                [100] { $owner } liegt dann fast immer vorn.
               *[other] in etwa { $often } von 100 Partien liegt { $owner } dann vorn.
            }
    }
flohcati-coach-gala-open =
    { $owner-is ->
        [you] Du hättest
       *[other] { $owner } hätte
    } die Galavorstellung eröffnen können: Sie beendet die Partie sofort, und { $owner-is ->
        [you]
            { $often ->
                [0] du liegst dann fast nie vorn.
                [100] du liegst dann fast immer vorn.
               *[other] in etwa { $often } von 100 Partien liegst du dann vorn.
            }
       *[other]
            { $often ->
                [0] { $owner } liegt dann fast nie vorn.
                [100] { $owner } liegt dann fast immer vorn.
               *[other] in etwa { $often } von 100 Partien liegt { $owner } dann vorn.
            }
    }
flohcati-coach-rob =
    In zehn solchen Partien bringt { $owner-is ->
        [you] dir eine Karte von { $seat }
       *[other] eine Karte von { $seat }
    } insgesamt etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; eine von der Person, die { $owner-is ->
        [you] du gewählt hast,
       *[other] { $owner } gewählt hat,
    } bringt { $instead ->
        [0] so gut wie nichts.
       *[other] etwa { $instead }.
    }
flohcati-coach-give =
    { $owner-is ->
        [you] Hättest du
       *[other] Hätte { $owner }
    } { $card-object } hergegeben, hätte das { $instead ->
        [0] keinen Punkt
        [one] nur { $instead } Punkt
       *[other] nur { $instead } Punkte
    } gekostet; { $owner-is ->
        [you] deine Karte
       *[other] die hergegebene Karte
    } kostete { $points }.
flohcati-coach-there =
    { $owner-is ->
        [you] Du hättest
       *[other] { $owner } hätte
    } { $card-object } nehmen können: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr auf der Hand.
flohcati-coach-deny = { $seat } fehlt nur noch eine Attraktion für die Galavorstellung, und genau die liegt da: { $card }.
flohcati-coach-trio-nearer =
    Mit dem anderen Trio { $missing ->
        [0] fehlt
        [one] fehlt
       *[other] fehlen
    } { $owner-is ->
        [you] dir
       *[other] { $owner }
    } { $missing ->
        [0] nichts mehr
        [one] nur noch eine Attraktion
       *[other] nur noch { $missing } Attraktionen
    } für die Galavorstellung statt { $before }.
flohcati-coach-trio-other =
    Die Karten des anderen Trios zählen { $owner-is ->
        [you] auf deiner Hand
       *[other] auf der Hand von { $owner }
    } { $points ->
        [0] nichts
       *[other] nur { $points }
    }; die abgelegten zählten { $instead }.
flohcati-coach-rob-near =
    { $seat } { $missing ->
        [0] hat alle zehn Attraktionen für die Galavorstellung
        [one] braucht nur noch eine Attraktion für die Galavorstellung
       *[other] braucht nur noch { $missing } Attraktionen für die Galavorstellung
    } und kann { $spare ->
        [0] keine Karte
        [one] nur eine Karte
       *[other] nur { $spare } Karten
    } entbehren.
flohcati-coach-give-gala =
    Eine neue Attraktion für { $seat }: { $card }. { $missing ->
        [0] Mehr braucht { $seat } nicht für die Galavorstellung.
        [one] Dann fehlt { $seat } nur noch eine für die Galavorstellung.
       *[other] Dann fehlen { $seat } nur noch { $missing } für die Galavorstellung.
    }
flohcati-coach-give-trio = Für ein Trio fehlte { $seat } nur noch eine Karte: { $card }.
flohcati-coach-give-keep =
    { $owner-is ->
        [you] Gibst du
       *[other] Gibt { $owner }
    } { $card-object } her, { $missing ->
        [0] fehlt nichts
        [one] fehlt nur eine Attraktion
       *[other] fehlen nur { $missing } Attraktionen
    } für die Galavorstellung; ohne { $owner-is ->
        [you] deine Karte
       *[other] die hergegebene Karte
    } sind es { $instead }.
