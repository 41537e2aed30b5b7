### What players read during a game of Figaro.

figaro-title = Figaro
figaro-introduction =
    Figaro hätte gern eine Stelle bei Hofe, doch wer für seine Streiche geradestehen muss, wird
    weit vom Schloss fortgeschickt. Drei Runden lang schiebt ihr einander Karten zu; wer die meisten
    nehmen muss, bekommt die längsten Wegstücke, und der kürzeste Weg gewinnt.

## Cards and colours

figaro-colour-R = Rot
figaro-colour-Y = Gelb
figaro-colour-G = Grün
figaro-colour-B = Blau
figaro-colour-P = Lila

figaro-card-R =
    { $form ->
        [object] eine rote { $worth } (Kämpfen)
       *[name] Rot { $worth } (Kämpfen)
    }
figaro-card-Y =
    { $form ->
        [object] eine gelbe { $worth } (Kochen)
       *[name] Gelb { $worth } (Kochen)
    }
figaro-card-G =
    { $form ->
        [object] eine grüne { $worth } (Musizieren)
       *[name] Grün { $worth } (Musizieren)
    }
figaro-card-B =
    { $form ->
        [object] eine blaue { $worth } (Zaubern)
       *[name] Blau { $worth } (Zaubern)
    }
figaro-card-P =
    { $form ->
        [object] eine lila { $worth } (Malen)
       *[name] Lila { $worth } (Malen)
    }
figaro-card-J =
    { $form ->
        [object] einen Joker { $worth }
       *[name] Joker { $worth }
    }
figaro-card-O =
    { $form ->
        [object] einen Ringelreihen
       *[name] Ringelreihen
    }

## What happened. Before the scoring no sentence tells the size of a stack or the length of a
## road (F30).

figaro-event-removed = Zu dritt bleibt eine Farbe in der Schachtel: { $colour }.
# $groups: the lengths of each round's pieces, "15, 9 and 2; 14, 8 and 3; 12, 7 and 1".
figaro-event-roads-drawn =
    { $lengths ->
        [shown] Die Wegstücke der drei Runden sind gezogen: { $groups }.
       *[hidden] Die Wegstücke der drei Runden sind gezogen.
    }
figaro-event-started =
    { $seat-is ->
        [you] Du hast den König und beginnst.
       *[other] { $seat } hat den König und beginnt.
    }
# A spectator sees no cards.
figaro-event-dealt =
    { $cards-count ->
        [0] Die Karten für Runde { $round } sind ausgeteilt.
       *[other] Die Karten für Runde { $round } sind ausgeteilt. Deine Hand: { $cards }.
    }
figaro-event-played =
    { $seat-is ->
        [you]
            { $owner-is ->
                [you] Du legst { $card-object } vor dich selbst.
               *[other] Du legst { $card-object } vor { $owner }.
            }
       *[other]
            { $owner-is-seat ->
                [yes] { $seat } legt { $card-object } vor sich selbst.
               *[no]
                    { $owner-is ->
                        [you] { $seat } legt { $card-object } vor dich.
                       *[other] { $seat } legt { $card-object } vor { $owner }.
                    }
            }
    }
figaro-event-ring =
    { $seat-is ->
        [you] Du spielst einen Ringelreihen: Alle Auslagen wandern einen Platz nach links.
       *[other] { $seat } spielt einen Ringelreihen: Alle Auslagen wandern einen Platz nach links.
    }
figaro-event-collected =
    { $seat-is ->
        [you] Das macht 6 oder mehr vor dir: Der König platzt vor Wut, du nimmst alles und bist als Nächstes am Zug.
       *[other] Das macht 6 oder mehr vor { $seat }: Der König platzt vor Wut, { $seat } nimmt alles und ist als Nächstes am Zug.
    }
figaro-event-taken =
    { $into ->
        [hand]
            { $seat-is ->
                [you] Du nimmst alle offenen Karten auf die Hand.
               *[other] { $seat } nimmt alle offenen Karten auf die Hand.
            }
       *[stack]
            { $seat-is ->
                [you] Du nimmst alle offenen Karten auf deinen Stapel.
               *[other] { $seat } nimmt alle offenen Karten auf den eigenen Stapel.
            }
    }
figaro-event-one-card-left =
    { $seat-is ->
        [you] Du hast noch eine Karte.
       *[other] { $seat } hat noch eine Karte.
    }
figaro-event-last-card-played =
    { $seat-is ->
        [you] Du hast deine letzte Karte gespielt.
       *[other] { $seat } hat die letzte Handkarte gespielt.
    }
# $counts: "Anna 7, Ben 12 and you 0".
figaro-event-round-ended =
    { $seat-is ->
        [you] Du bist am Zug und hast keine Karte mehr: Die Runde ist zu Ende, und du nimmst den König. Karten in den Stapeln: { $counts }.
       *[other] { $seat } ist am Zug und hat keine Karte mehr: Die Runde ist zu Ende, und { $seat } nimmt den König. Karten in den Stapeln: { $counts }.
    }
figaro-event-exchanged =
    { $seat-is ->
        [you] Du tauschst ein Wegstück der Länge { $given } gegen eines der Länge { $got }.
       *[other] { $seat } tauscht ein Wegstück der Länge { $given } gegen eines der Länge { $got }.
    }
figaro-event-kept =
    { $seat-is ->
        [you] Du lässt deinen Weg, wie er ist.
       *[other] { $seat } lässt den Weg, wie er ist.
    }
figaro-event-paved =
    { $lengths ->
        [shown]
            { $seat-is ->
                [you] Du nimmst das Wegstück der Länge { $length }.
               *[other] { $seat } nimmt das Wegstück der Länge { $length }.
            }
       *[hidden]
            { $seat-is ->
                [you] Du nimmst das längste Wegstück, das noch da ist.
               *[other] { $seat } nimmt das längste Wegstück, das noch da ist.
            }
    }
figaro-event-won =
    { $seat-is ->
        [you] Du hast gewonnen!
       *[other] { $seat } hat gewonnen!
    }

## What you may do: entries of a list, and labels

figaro-choice-play =
    { $owner-is ->
        [you] { $card } vor dich selbst legen
       *[other] { $card } vor { $owner } legen
    }
figaro-choice-ring = Einen Ringelreihen spielen: Alle Auslagen wandern einen Platz nach links
figaro-choice-take = Alle offenen Karten nehmen
figaro-choice-swap = Dein längstes Wegstück gegen das kürzeste dieser Runde tauschen
figaro-choice-keep = Deinen Weg lassen, wie er ist

## Why not

figaro-why-not-spectator = Du schaust zu; das dürfen nur die, die mitspielen.
figaro-why-not-dealer = Das macht der Geber, nicht du.
figaro-why-not-exchange-other = Der Tausch wird { $seat } angeboten, nicht dir.
figaro-why-not-exchange-now = Gerade gibt es nichts zu tauschen.
figaro-why-not-over = Die Partie ist zu Ende.
figaro-why-not-deal-first = Die Karten sind noch nicht ausgeteilt.
figaro-why-not-exchange-first =
    { $seat-is ->
        [you] Entscheide zuerst, ob du ein Wegstück tauschst.
       *[other] Zuerst entscheidet { $seat } über den Tausch.
    }
figaro-why-not-turn = { $seat } ist am Zug, nicht du.
figaro-why-not-take-empty = Nirgends liegt eine offene Karte; es gibt nichts zu nehmen.
figaro-why-not-take-twice = Du hast in dieser Runde schon einmal alle offenen Karten auf die Hand genommen, und das geht nur einmal.
figaro-why-not-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
figaro-why-not-ring-own = Ein Ringelreihen kommt immer vor dich selbst; dann wandert alles weiter.
figaro-why-not-no-seat = Platz { $value } gibt es an einem Tisch mit { $count } Plätzen nicht; in Spielzügen zählen Plätze ab 0.
figaro-why-not-colour-elsewhere =
    { $owner-is ->
        [you] Vor dir selbst liegt schon { $colour }, also kommt { $colour } dorthin und nirgendwo anders hin.
       *[other] Vor { $owner } liegt schon { $colour }, also kommt { $colour } dorthin und nirgendwo anders hin.
    }
figaro-why-not-other-colour =
    { $owner-is ->
        [you] Vor dir selbst liegt { $colour }; { $card-object } kannst du nicht dazulegen.
       *[other] Vor { $owner } liegt { $colour }; { $card-object } kannst du nicht dazulegen.
    }
figaro-why-not-lead-away = Du hast gerade alles genommen; diese Karte musst du vor jemand anderen legen.

## Why this score: lines of a score sheet

figaro-why-piece =
    { $seat-is ->
        [you]
            { $count ->
                [one] Runde { $round }: { $count } Karte in deinem Stapel, also nimmst du das Wegstück der Länge { $length }.
               *[other] Runde { $round }: { $count } Karten in deinem Stapel, also nimmst du das Wegstück der Länge { $length }.
            }
       *[other]
            { $count ->
                [one] Runde { $round }: { $count } Karte im Stapel von { $seat }, also das Wegstück der Länge { $length }.
               *[other] Runde { $round }: { $count } Karten im Stapel von { $seat }, also das Wegstück der Länge { $length }.
            }
    }
figaro-why-no-piece-empty =
    { $seat-is ->
        [you] Runde { $round }: Dein Stapel ist leer, also nimmst du kein Wegstück.
       *[other] Runde { $round }: Der Stapel von { $seat } ist leer, also kein Wegstück.
    }
figaro-why-no-piece-last =
    { $seat-is ->
        [you]
            { $count ->
                [one] Runde { $round }: Mit { $count } Karte kommt dein Stapel als Letzter dran, und ein Wegstück bleibt dir erspart.
               *[other] Runde { $round }: Mit { $count } Karten kommt dein Stapel als Letzter dran, und ein Wegstück bleibt dir erspart.
            }
       *[other]
            { $count ->
                [one] Runde { $round }: Mit { $count } Karte kommt der Stapel von { $seat } als Letzter dran, also kein Wegstück.
               *[other] Runde { $round }: Mit { $count } Karten kommt der Stapel von { $seat } als Letzter dran, also kein Wegstück.
            }
    }
figaro-why-no-piece-fewest =
    { $seat-is ->
        [you]
            { $count ->
                [one] Runde { $round }: Niemand hat weniger als deine { $count } Karte, also nimmst du kein Wegstück.
               *[other] Runde { $round }: Niemand hat weniger als deine { $count } Karten, also nimmst du kein Wegstück.
            }
       *[other]
            { $count ->
                [one] Runde { $round }: { $seat } hat { $count } Karte, und niemand hat weniger, also kein Wegstück.
               *[other] Runde { $round }: { $seat } hat { $count } Karten, und niemand hat weniger, also kein Wegstück.
            }
    }
figaro-why-tie =
    { $king-is ->
        [you]
            { $count ->
                [one] Runde { $round }: Mehrere Stapel haben { $count } Karte; du hast den König, also geht es reihum von deinem Platz aus.
               *[other] Runde { $round }: Mehrere Stapel haben { $count } Karten; du hast den König, also geht es reihum von deinem Platz aus.
            }
       *[other]
            { $count ->
                [one] Runde { $round }: Mehrere Stapel haben { $count } Karte; { $king } hat den König, also geht es reihum von dort aus.
               *[other] Runde { $round }: Mehrere Stapel haben { $count } Karten; { $king } hat den König, also geht es reihum von dort aus.
            }
    }
figaro-why-kept =
    { $seat-is ->
        [you] Du hattest in der dritten Runde die wenigsten Karten und hättest ein Wegstück tauschen können, hast deinen Weg aber behalten.
       *[other] { $seat } hatte in der dritten Runde die wenigsten Karten und hätte ein Wegstück tauschen können, hat den Weg aber behalten.
    }
figaro-why-no-exchange =
    { $seat-is ->
        [you] Du hattest in der dritten Runde die wenigsten Karten, aber kein Wegstück, das länger war als das kürzeste der Gruppe: kein Tausch.
       *[other] { $seat } hatte in der dritten Runde die wenigsten Karten, aber kein Wegstück, das länger war als das kürzeste der Gruppe: kein Tausch.
    }
figaro-why-fewest-tie =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Mehrere haben die wenigsten Karten: Du hast den König, also gehört der Tausch dir.
               *[other] Mehrere haben die wenigsten Karten: { $seat } hat den König und damit den Tausch.
            }
       *[no]
            { $seat-is ->
                [you] Mehrere haben die wenigsten Karten: { $king } hat den König, und von dort im Uhrzeigersinn kommst du zuerst, also gehört der Tausch dir.
               *[other]
                    { $king-is ->
                        [you] Mehrere haben die wenigsten Karten: Du hast den König, und von dir aus im Uhrzeigersinn kommt { $seat } zuerst, also geht der Tausch dorthin.
                       *[other] Mehrere haben die wenigsten Karten: { $king } hat den König, und von dort im Uhrzeigersinn kommt { $seat } zuerst, also geht der Tausch dorthin.
                    }
            }
    }
figaro-why-exchange =
    { $seat-is ->
        [you] Du hattest in der dritten Runde die wenigsten Karten und hast ein Wegstück der Länge { $given } gegen eines der Länge { $got } getauscht.
       *[other] { $seat } hatte in der dritten Runde die wenigsten Karten und hat ein Wegstück der Länge { $given } gegen eines der Länge { $got } getauscht.
    }
figaro-why-equal-roads =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Gleich lange Wege: Du hast den König.
               *[other] Gleich lange Wege: { $seat } hat den König.
            }
       *[no]
            { $seat-is ->
                [you] Gleich lange Wege: { $king } hat den König, und von dort im Uhrzeigersinn kommst du eher.
               *[other]
                    { $king-is ->
                        [you] Gleich lange Wege: Du hast den König, und von dir aus im Uhrzeigersinn kommt { $seat } eher.
                       *[other] Gleich lange Wege: { $king } hat den König, und von dort im Uhrzeigersinn kommt { $seat } eher.
                    }
            }
    }

## What is wrong with what the dealer did, in a record

figaro-due-remove = Jetzt kommt eine Farbe in die Schachtel
figaro-due-roads = Jetzt werden die Wegstücke gezogen
figaro-due-start = Jetzt wird bestimmt, wer beginnt
figaro-due-deal = Jetzt werden die Karten ausgeteilt
figaro-due-play = Jemand ist am Zug
figaro-due-exchange = Jemand entscheidet über den Tausch
figaro-due-over = Die Partie ist zu Ende

figaro-misdeal-due = Das kann der Geber hier nicht tun: { $due }.
figaro-misdeal-start = Platz { $value } kann nicht beginnen, denn der Tisch hat { $count } Plätze; in Aufzeichnungen zählen sie ab 0.
figaro-misdeal-groups = Der Geber zieht drei Gruppen mit je { $count } Wegstücken.
figaro-misdeal-sorted = Die Wegstücke einer Gruppe gehen vom längsten bis zum kürzesten.
figaro-misdeal-pieces = Die Wegstücke werden aus diesen Längen gezogen, jedes nur einmal: { $allowed }.
figaro-misdeal-sizes = Die Hände müssen, ab Platz 0, so viele Karten haben: { $allowed }.
figaro-misdeal-cards = Die Hände müssen zusammen genau die Karten dieses Tisches ergeben.

## Zur Hand: was eine Karte tut, und was geschehen würde

figaro-help-colour = Geht dorthin, wo ihre Farbe schon liegt, oder vor jemanden, der noch keine Farbe hat. Zählt { $worth }.
figaro-help-jester = Passt vor alle und zählt { $worth }. Er hat keine Farbe.
figaro-help-ring = Geht vor dich selbst. Dann geben alle ihre Auslage nach links weiter. Zählt 0.
figaro-help-collect =
    { $seat-is ->
        [you]
            { $count ->
                [one] Du würdest { $count } Karte nehmen.
               *[other] Du würdest { $count } Karten nehmen.
            }
       *[other]
            { $count ->
                [one] { $seat } würde { $count } Karte nehmen.
               *[other] { $seat } würde { $count } Karten nehmen.
            }
    }
figaro-help-worth =
    { $seat-is ->
        [you] Das wären { $worth } vor dir.
       *[other] Das wären { $worth } vor { $seat }.
    }
figaro-help-pass =
    { $count ->
        [one] { $count } Karte würde von dir zu { $seat } wandern, und so weiter um den Tisch.
       *[other] { $count } Karten würden von dir zu { $seat } wandern, und so weiter um den Tisch.
    }

## Was der Coach zu $owner sagt, oder zu anderen. Dieser Spielzug wurde gespielt; ein anderer ist besser.

figaro-coach-kind-card = Welche Karte
figaro-coach-kind-whom = Vor wen
figaro-coach-kind-take = Spielen oder nehmen
figaro-coach-kind-exchange = Tausch
figaro-coach-filled =
    { $owner-is ->
        [you] Mit deinem Spielzug lagen vor dir 6 oder mehr: Du musstest
       *[other] Mit dem Spielzug, der gespielt wurde, lagen vor { $owner } 6 oder mehr: { $owner } musste
    } sofort { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } nehmen.
figaro-coach-took =
    Das Nehmen kostete { $owner-is ->
        [you] dich
       *[other] { $owner }
    } sofort { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }. Nach dem besseren Spielzug { $owner-is ->
        [you] musst du
       *[other] muss { $owner }
    } { $often ->
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
figaro-coach-take-now =
    { $owner-is ->
        [you] Du hättest
       *[other] { $owner } hätte
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } nehmen können, und die Sache wäre erledigt gewesen. { $owner-is ->
        [you] Nach deinem Spielzug musst du
       *[other] Nach diesem Spielzug muss { $owner }
    } { $often ->
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
figaro-coach-you-collect =
    { $owner-is ->
        [you] Nach deinem Spielzug musst du
       *[other] Nach diesem Spielzug muss { $owner }
    } { $often ->
        [100] fast immer
       *[other] in etwa { $often } von 100 Partien
    } als Nächstes nehmen, im Schnitt { $later ->
        [one] { $later } Karte.
       *[other] { $later } Karten.
    } { $instead ->
        [0] Nach dem besseren fast nie.
       *[other] Nach dem besseren nur in etwa { $instead } von 100.
    }
figaro-coach-they-collect =
    Nach dem besseren Spielzug muss { $seat } { $often ->
        [100] fast immer
       *[other] in etwa { $often } von 100 Partien
    } als Nächstes nehmen, im Schnitt { $later ->
        [one] { $later } Karte.
       *[other] { $later } Karten.
    } Nach { $owner-is ->
        [you] deinem
       *[other] dem gespielten
    } { $instead ->
        [0] fast nie.
       *[other] nur in etwa { $instead } von 100.
    }
figaro-coach-fill-them =
    Mit dem besseren Spielzug hätten vor { $seat } 6 oder mehr gelegen: { $seat } hätte sofort { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } nehmen müssen.
figaro-coach-you-fill =
    { $owner-is ->
        [you] Nach deinem Spielzug
       *[other] Nach diesem Spielzug
    } liegen { $often ->
        [100] fast immer
       *[other] in etwa { $often } von 100 Partien
    } zuerst vor { $owner-is ->
        [you] dir 6 oder mehr, und du nimmst
       *[other] { $owner } 6 oder mehr, und { $owner } nimmt
    } im Schnitt { $later ->
        [one] { $later } Karte.
       *[other] { $later } Karten.
    } { $instead ->
        [0] Nach dem besseren fast nie.
       *[other] Nach dem besseren nur in etwa { $instead } von 100.
    }
figaro-coach-they-fill =
    Nach dem besseren Spielzug liegen { $often ->
        [100] fast immer
       *[other] in etwa { $often } von 100 Partien
    } zuerst vor { $seat } 6 oder mehr, und { $seat } nimmt im Schnitt { $later ->
        [one] { $later } Karte.
       *[other] { $later } Karten.
    } Nach { $owner-is ->
        [you] deinem
       *[other] dem gespielten
    } { $instead ->
        [0] fast nie.
       *[other] nur in etwa { $instead } von 100.
    }
figaro-coach-exchange =
    Mit der besseren Wahl wäre { $owner-is ->
        [you] dein Weg
       *[other] der Weg von { $owner }
    } { $length } lang gewesen und hätte gewonnen. So kam er auf { $instead }, und { $seat } gewann mit { $theirs }.
