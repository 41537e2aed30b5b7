### What players read during a game of Figaro.

figaro-title = Figaro
figaro-introduction =
    Figaro hätte gern eine Stelle bei Hofe, doch wer für seine Streiche geradestehen muss, wird
    weit vom Schloss fortgeschickt. Drei Runden lang legt ihr einander Karten vor; wer die meisten
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
figaro-event-roads-drawn = Die Wegstücke der drei Runden sind gezogen: { $groups }.
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
                [yes] { $seat } legt { $card-object } in die eigene Auslage.
               *[no]
                    { $owner-is ->
                        [you] { $seat } legt { $card-object } vor dich.
                       *[other] { $seat } legt { $card-object } vor { $owner }.
                    }
            }
    }
figaro-event-ring =
    { $seat-is ->
        [you] Du spielst einen Ringelreihen: Alle Auslagen wandern einen Sitz weiter nach links.
       *[other] { $seat } spielt einen Ringelreihen: Alle Auslagen wandern einen Sitz weiter nach links.
    }
figaro-event-collected =
    { $seat-is ->
        [you] Deine Auslage ist 6 oder mehr wert: Du nimmst alle offenen Karten und bist am Zug.
       *[other] Die Auslage von { $seat } ist 6 oder mehr wert: { $seat } nimmt alle offenen Karten und ist am Zug.
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
        [you] Du hast deine letzte Karte ausgespielt.
       *[other] { $seat } hat die letzte Handkarte ausgespielt.
    }
# $counts: "Anna 7, Ben 12 and you 0".
figaro-event-round-ended =
    { $seat-is ->
        [you] Du bist am Zug, hast aber keine Karte mehr und nimmst den König: Die Runde ist zu Ende. Karten in den Stapeln: { $counts }.
       *[other] { $seat } ist am Zug, hat aber keine Karte mehr und nimmt den König: Die Runde ist zu Ende. Karten in den Stapeln: { $counts }.
    }
figaro-event-exchanged =
    { $seat-is ->
        [you] Du tauschst ein Wegstück der Länge { $given } gegen eines der Länge { $got }.
       *[other] { $seat } tauscht ein Wegstück der Länge { $given } gegen eines der Länge { $got }.
    }
figaro-event-kept =
    { $seat-is ->
        [you] Du tauschst nichts.
       *[other] { $seat } tauscht nichts.
    }
figaro-event-paved =
    { $seat-is ->
        [you] Du nimmst das Wegstück der Länge { $length }.
       *[other] { $seat } nimmt das Wegstück der Länge { $length }.
    }
figaro-event-won =
    { $seat-is ->
        [you] Du gewinnst das Spiel.
       *[other] { $seat } gewinnt das Spiel.
    }

## What you may do: entries of a list, and labels

figaro-choice-play =
    { $owner-is ->
        [you] { $card } vor dich selbst legen
       *[other] { $card } vor { $owner } legen
    }
figaro-choice-ring = Einen Ringelreihen spielen: Alle Auslagen wandern einen Sitz weiter nach links
figaro-choice-take = Alle offenen Karten nehmen
figaro-choice-swap = Dein längstes Wegstück gegen das kürzeste dieser Runde tauschen
figaro-choice-keep = Deinen Weg lassen, wie er ist

## Why not

figaro-why-not-spectator = Du schaust zu; nur wer mitspielt, kann etwas tun.
figaro-why-not-dealer = Das tut der Geber, nicht du.
figaro-why-not-exchange-other = Der Tausch wird { $seat } angeboten, nicht dir.
figaro-why-not-exchange-now = Jetzt ist kein Tausch zu entscheiden.
figaro-why-not-over = Das Spiel ist zu Ende.
figaro-why-not-deal-first = Die Karten sind noch nicht ausgeteilt.
figaro-why-not-exchange-first =
    { $seat-is ->
        [you] Entscheide zuerst, ob du ein Wegstück tauschst.
       *[other] Zuerst entscheidet { $seat } über den Tausch.
    }
figaro-why-not-turn = { $seat } ist am Zug, nicht du.
figaro-why-not-take-empty = Auf dem Tisch liegt keine Karte; es gibt nichts zu nehmen.
figaro-why-not-take-twice = Du hast in dieser Runde schon einmal alle offenen Karten auf die Hand genommen, und das geht nur einmal.
figaro-why-not-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
figaro-why-not-ring-own = Ein Ringelreihen kommt immer in die eigene Auslage; er wird gespielt, ohne eine zu nennen.
figaro-why-not-no-seat = Sitz { $value } gibt es an einem Tisch mit { $count } Sitzen nicht; sie zählen ab 0.
figaro-why-not-colour-elsewhere =
    { $owner-is ->
        [you] In deiner eigenen Auslage liegt schon { $colour }, also passt { $colour } nur dort und nirgends sonst.
       *[other] In der Auslage von { $owner } liegt schon { $colour }, also passt { $colour } nur dort und nirgends sonst.
    }
figaro-why-not-other-colour =
    { $owner-is ->
        [you] In deiner eigenen Auslage liegt { $colour }; { $card-object } passt nicht dazu.
       *[other] In der Auslage von { $owner } liegt { $colour }; { $card-object } passt nicht dazu.
    }
figaro-why-not-lead-away = Du hast gerade alle offenen Karten genommen; diese Karte musst du vor jemand anderen legen.

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
        [you] Runde { $round }: Dein Stapel ist leer, und du nimmst kein Wegstück.
       *[other] Runde { $round }: Der Stapel von { $seat } ist leer, also kein Wegstück.
    }
figaro-why-no-piece-last =
    { $seat-is ->
        [you]
            { $count ->
                [one] Runde { $round }: Mit { $count } Karte kommt dein Stapel zuletzt, und dir bleibt ein Wegstück erspart.
               *[other] Runde { $round }: Mit { $count } Karten kommt dein Stapel zuletzt, und dir bleibt ein Wegstück erspart.
            }
       *[other]
            { $count ->
                [one] Runde { $round }: Mit { $count } Karte kommt der Stapel von { $seat } zuletzt: kein Wegstück.
               *[other] Runde { $round }: Mit { $count } Karten kommt der Stapel von { $seat } zuletzt: kein Wegstück.
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
                [one] Runde { $round }: Mehrere Stapel haben { $count } Karte; du hast den König, und von ihm aus ergibt sich ihre Reihenfolge.
               *[other] Runde { $round }: Mehrere Stapel haben { $count } Karten; du hast den König, und von ihm aus ergibt sich ihre Reihenfolge.
            }
       *[other]
            { $count ->
                [one] Runde { $round }: Mehrere Stapel haben { $count } Karte; { $king } hat den König, und von ihm aus ergibt sich ihre Reihenfolge.
               *[other] Runde { $round }: Mehrere Stapel haben { $count } Karten; { $king } hat den König, und von ihm aus ergibt sich ihre Reihenfolge.
            }
    }
figaro-why-kept =
    { $seat-is ->
        [you] Du hast in der dritten Runde die wenigsten Karten, hättest ein Wegstück tauschen können und hast deinen Weg behalten.
       *[other] { $seat } hat in der dritten Runde die wenigsten Karten, hätte ein Wegstück tauschen können und hat den Weg behalten.
    }
figaro-why-no-exchange =
    { $seat-is ->
        [you] Du hast in der dritten Runde die wenigsten Karten, aber kein Wegstück, das länger ist als das kürzeste der Gruppe: kein Tausch.
       *[other] { $seat } hat in der dritten Runde die wenigsten Karten, aber kein Wegstück, das länger ist als das kürzeste der Gruppe: kein Tausch.
    }
figaro-why-fewest-tie =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Mehrere haben die wenigsten Karten: Der Tausch steht dir zu, denn du hast den König.
               *[other] Mehrere haben die wenigsten Karten: Der Tausch steht { $seat } zu, denn dort ist der König.
            }
       *[no]
            { $seat-is ->
                [you] Mehrere haben die wenigsten Karten: Der Tausch steht dir zu, denn { $king } hat den König, und von dort im Uhrzeigersinn kommst du zuerst.
               *[other]
                    { $king-is ->
                        [you] Mehrere haben die wenigsten Karten: Der Tausch steht { $seat } zu, denn du hast den König, und von dir im Uhrzeigersinn kommt { $seat } zuerst.
                       *[other] Mehrere haben die wenigsten Karten: Der Tausch steht { $seat } zu, denn { $king } hat den König, und von dort im Uhrzeigersinn kommt { $seat } zuerst.
                    }
            }
    }
figaro-why-exchange =
    { $seat-is ->
        [you] Du hast in der dritten Runde die wenigsten Karten und tauschst ein Wegstück der Länge { $given } gegen eines der Länge { $got }.
       *[other] { $seat } hat in der dritten Runde die wenigsten Karten und tauscht ein Wegstück der Länge { $given } gegen eines der Länge { $got }.
    }
figaro-why-shortest-tie =
    { $king-is-seat ->
        [yes]
            { $seat-is ->
                [you] Mehrere Wege sind die kürzesten: Du gewinnst, denn du hast den König.
               *[other] Mehrere Wege sind die kürzesten: { $seat } gewinnt, denn dort ist der König.
            }
       *[no]
            { $seat-is ->
                [you] Mehrere Wege sind die kürzesten: Du gewinnst, denn { $king } hat den König, und von dort im Uhrzeigersinn kommst du zuerst.
               *[other]
                    { $king-is ->
                        [you] Mehrere Wege sind die kürzesten: { $seat } gewinnt, denn du hast den König, und von dir im Uhrzeigersinn kommt { $seat } zuerst.
                       *[other] Mehrere Wege sind die kürzesten: { $seat } gewinnt, denn { $king } hat den König, und von dort im Uhrzeigersinn kommt { $seat } zuerst.
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
figaro-due-over = Das Spiel ist zu Ende

figaro-misdeal-due = Das kann der Geber hier nicht tun: { $due }.
figaro-misdeal-start = Sitz { $value } kann nicht beginnen, denn der Tisch hat { $count } Sitze; sie zählen ab 0.
figaro-misdeal-groups = Der Geber zieht drei Gruppen mit je { $count } Wegstücken.
figaro-misdeal-sorted = Die Wegstücke einer Gruppe gehen vom längsten bis zum kürzesten.
figaro-misdeal-pieces = Die Wegstücke werden aus diesen Längen gezogen, jedes nur einmal: { $allowed }.
figaro-misdeal-sizes = Die Hände müssen, ab Sitz 0, so viele Karten haben: { $allowed }.
figaro-misdeal-cards = Die Hände müssen zusammen genau die Karten dieses Tisches ergeben.
