### Warum der Coach so spielen würde, gesagt vor dem Spielzug. „Der nächstbeste“ ist der, mit dem verglichen wird.

## Figaro

figaro-hint-filled =
    Mit dem nächstbesten Spielzug lägen vor dir 6 oder mehr: Du müsstest sofort { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } nehmen.
figaro-hint-fill-them =
    Damit liegen vor { $seat } 6 oder mehr: { $seat } muss sofort { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } nehmen.
figaro-hint-took =
    Nehmen würde dich sofort { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } kosten. Nach diesem Spielzug müsstest du { $often ->
        [0] fast nie als Nächstes nehmen.
       *[other]
            { $often ->
                [100] fast immer
               *[other] in etwa { $often } von 100 Partien
            } als Nächstes nehmen, im Schnitt { $later ->
                [one] { $later } Karte.
               *[other] { $later } Karten.
            }
    }
figaro-hint-take-now =
    Nimm { $count ->
        [one] die { $count } Karte
       *[other] die { $count } Karten
    }, und die Sache ist erledigt. Nach dem nächstbesten Spielzug müsstest du { $often ->
        [0] fast nie als Nächstes nehmen.
       *[other]
            { $often ->
                [100] fast immer
               *[other] in etwa { $often } von 100 Partien
            } als Nächstes nehmen, im Schnitt { $later ->
                [one] { $later } Karte.
               *[other] { $later } Karten.
            }
    }
figaro-hint-you-collect =
    Nach dem nächstbesten Spielzug müsstest du { $often ->
        [100] fast immer
       *[other] in etwa { $often } von 100 Partien
    } als Nächstes nehmen, im Schnitt { $later ->
        [one] { $later } Karte.
       *[other] { $later } Karten.
    } { $instead ->
        [0] Nach diesem fast nie.
       *[other] Nach diesem nur in etwa { $instead } von 100.
    }
figaro-hint-they-collect =
    Danach müsste { $seat } { $often ->
        [100] fast immer
       *[other] in etwa { $often } von 100 Partien
    } als Nächstes nehmen, im Schnitt { $later ->
        [one] { $later } Karte.
       *[other] { $later } Karten.
    } Nach dem nächstbesten Spielzug { $instead ->
        [0] fast nie.
       *[other] nur in etwa { $instead } von 100.
    }
figaro-hint-you-fill =
    Nach dem nächstbesten Spielzug lägen { $often ->
        [100] fast immer
       *[other] in etwa { $often } von 100 Partien
    } zuerst vor dir 6 oder mehr, und du müsstest im Schnitt { $later ->
        [one] { $later } Karte
       *[other] { $later } Karten
    } nehmen. { $instead ->
        [0] Nach diesem fast nie.
       *[other] Nach diesem nur in etwa { $instead } von 100.
    }
figaro-hint-they-fill =
    Danach lägen { $often ->
        [100] fast immer
       *[other] in etwa { $often } von 100 Partien
    } zuerst vor { $seat } 6 oder mehr, und { $seat } müsste im Schnitt { $later ->
        [one] { $later } Karte
       *[other] { $later } Karten
    } nehmen. Nach dem nächstbesten Spielzug { $instead ->
        [0] fast nie.
       *[other] nur in etwa { $instead } von 100.
    }
figaro-hint-exchange = So wird dein Weg { $length } lang, und du gewinnst. Sonst käme er auf { $instead }, und { $seat } gewänne mit { $theirs }.

## Zirkus Flohcati

flohcati-hint-bust =
    { $deck ->
        [1] Die letzte Karte im Stapel würde
       *[other]
            Von den { $deck } Karten, die noch im Stapel sind, { $doubles ->
                [one] würde { $doubles }
               *[other] würden { $doubles }
            }
    } deinen Zug beenden, ohne dass du etwas bekommst. Das würde dich { $card-object } kosten{ $brings ->
        [gala] : die letzte Attraktion, die dir für die Galavorstellung fehlt.
        [trio] { "" } und damit ein Trio.
        [new]
            : eine neue Attraktion, mit der dir für die Galavorstellung nur noch { $missing ->
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
flohcati-hint-bust-gala =
    Du hast alle zehn Attraktionen auf der Hand{ $doubles ->
        [0] : Im Stapel gibt es für dich nichts mehr zu holen.
       *[other]
            , und { $deck ->
                [1] die letzte Karte im Stapel würde
               *[other]
                    von den { $deck } Karten, die noch im Stapel sind, { $doubles ->
                        [one] würde { $doubles }
                       *[other] würden { $doubles }
                    }
            } deinen Zug ohne Galavorstellung beenden.
    }
flohcati-hint-flip-on =
    { $doubles ->
        [0] Keine Karte im Stapel kann
        [one] Von den { $deck } Karten, die noch im Stapel sind, würde { $doubles }
       *[other] Von den { $deck } Karten, die noch im Stapel sind, würden { $doubles }
    } deinen Zug beenden; { $more ->
        [0] die nächste ist ohne Risiko.
       *[other]
            { $more ->
                [one] { $more } brächte
               *[other] { $more } brächten
            } mehr Punkte als die Karte, die du sonst nehmen würdest und die { $instead ->
                [0] nichts bringt.
               *[other] nur { $instead } bringt.
            }
    }{ $doubles ->
        [0] { "" }
       *[other] { "" } Bei einer Attraktion, die noch nicht daliegt, bleibt die ganze Reihe zur Auswahl.
    }
flohcati-hint-nearer =
    Eine neue Attraktion für deine Hand: { $card }. { $missing ->
        [0] Mehr brauchst du nicht für die Galavorstellung.
        [one] Dann fehlt dir nur noch eine für die Galavorstellung.
       *[other] Dann fehlen dir nur noch { $missing } für die Galavorstellung.
    }
flohcati-hint-third = Nimmst du { $card-object }, hast du dreimal denselben Wert: ein Trio, { $bonus } Punkte wert.
flohcati-hint-there =
    Nimmst du { $card-object }, bringt dir das { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
flohcati-hint-card =
    Nimmst du { $card-object }, bringt dir das { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; die nächstbeste Karte brächte { $instead ->
        [0] nichts.
       *[other] { $instead }.
    }
flohcati-hint-deny = { $seat } fehlt nur noch eine Attraktion für die Galavorstellung, und genau die liegt da: { $card }.
flohcati-hint-trio-gala = Mit dem Trio würdest du die Galavorstellung auseinanderreißen, die du auf der Hand hast.
flohcati-hint-trio-keep =
    Das Trio brächte { $bonus } Punkte, aber seine Karten zählen auf der Hand { $points }{ $further ->
        [0] .
       *[other]
            ; für die Galavorstellung { $missing ->
                [one] würde dir { $missing } Attraktion
               *[other] würden dir { $missing } Attraktionen
            }{ $before ->
                [0] { "" }
               *[other] { "" } statt { $before }
            } fehlen.
    }
flohcati-hint-trio-further =
    Das Trio brächte { $more ->
        [one] { $more } Punkt
       *[other] { $more } Punkte
    } mehr als seine Karten auf der Hand, aber für die Galavorstellung { $missing ->
        [one] würde dir { $missing } Attraktion
       *[other] würden dir { $missing } Attraktionen
    } statt { $before } fehlen.
flohcati-hint-trio-lay =
    Das Trio bringt { $bonus } Punkte; auf der Hand zählen seine Karten { $points ->
        [0] nichts
       *[other] { $points }
    }.{ $further ->
        [0] { "" }
       *[other]
            { "" } Allerdings { $missing ->
                [one] würde
               *[other] würden
            } dir danach { $missing }{ $before ->
                [0] { "" }
               *[other] { "" } statt { $before }
            } { $missing ->
                [one] Attraktion
               *[other] Attraktionen
            } für die Galavorstellung fehlen.
    }
flohcati-hint-trio-nearer =
    Mit diesem Trio { $missing ->
        [0] fehlt dir nichts mehr
        [one] fehlt dir nur noch eine Attraktion
       *[other] fehlen dir nur noch { $missing } Attraktionen
    } für die Galavorstellung, mit dem nächstbesten wären es { $before }.
flohcati-hint-trio-other =
    Die Karten dieses Trios zählen auf deiner Hand { $points ->
        [0] nichts
       *[other] nur { $points }
    }, die des nächstbesten { $instead }.
flohcati-hint-gala-wait =
    Die Galavorstellung würde die Partie sofort beenden, und du { $often ->
        [0] lägst fast nie vorn.
       *[other] lägst nur in etwa { $often } von 100 Partien vorn.
    }
flohcati-hint-gala-open =
    Die Galavorstellung beendet die Partie sofort, und du { $often ->
        [100] liegst fast immer vorn.
       *[other] liegst in etwa { $often } von 100 Partien vorn.
    }
flohcati-hint-rob =
    In zehn solchen Partien brächte dir eine Karte von { $seat } insgesamt etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, die nächstbeste Wahl { $instead ->
        [0] so gut wie nichts.
       *[other] etwa { $instead }.
    }
flohcati-hint-rob-near =
    { $seat } { $missing ->
        [0] hat alle zehn Attraktionen für die Galavorstellung
        [one] braucht nur noch eine Attraktion für die Galavorstellung
       *[other] braucht nur noch { $missing } Attraktionen für die Galavorstellung
    } und kann { $spare ->
        [0] keine Karte
        [one] nur eine Karte
       *[other] nur { $spare } Karten
    } entbehren.
flohcati-hint-give =
    Gibst du { $card-object } her, kostet dich das { $instead ->
        [0] keinen Punkt
        [one] nur { $instead } Punkt
       *[other] nur { $instead } Punkte
    }; die nächstbeste Karte würde { $points } kosten.
flohcati-hint-give-gala =
    Die nächstbeste Karte wäre eine neue Attraktion für { $seat }: { $card }. { $missing ->
        [0] Mehr bräuchte { $seat } nicht für die Galavorstellung.
        [one] Dann würde { $seat } nur noch eine für die Galavorstellung fehlen.
       *[other] Dann würden { $seat } nur noch { $missing } für die Galavorstellung fehlen.
    }
flohcati-hint-give-trio = Die nächstbeste Karte ist genau die, die { $seat } für ein Trio fehlt: { $card }.
flohcati-hint-give-keep =
    Gibst du { $card-object } her, { $missing ->
        [0] fehlt dir nichts
        [one] fehlt dir nur eine Attraktion
       *[other] fehlen dir nur { $missing } Attraktionen
    } für die Galavorstellung; ohne die nächstbeste Karte wären es { $instead }.
