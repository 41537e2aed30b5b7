### Der Coach: was jede Entscheidung wert war, und was Glück war.

coach-unfinished = Diese Partie ist noch nicht zu Ende; der Coach schaut sich nur beendete an.

# Wenn es nichts Besseres zu sagen gibt: $chance des besseren Spielzugs, $instead des gespielten.
coach-why-chance =
    Von hier aus { $owner-is ->
        [you] gewinnst du
       *[other] gewinnt { $owner }
    } mit dem besseren Spielzug { $chance ->
        [0] nicht einmal eine von 100 Partien
        [100] fast jede Partie
       *[other] etwa { $chance } von 100 Partien
    }, mit { $owner-is ->
        [you] deinem
       *[other] dem gespielten
    } { $instead ->
        [0] kaum eine.
       *[other] etwa { $instead } von 100.
    }

## Was das Terminal zeigt. Beträge sind Punkte Gewinnchance, 100 für einen Sieg.

coach-title = Partie { $record }: { $game } mit { $players } Personen, aus der Sicht von { $owner }.
# $error ist fertig zu lesen, wie in „±3“.
coach-sum =
    { $decisions ->
        [0] In dieser Partie gab es nichts zu entscheiden.
       *[other]
            In { $decisions ->
                [one] { $decisions } Entscheidung
               *[other] { $decisions } Entscheidungen
            } { $owner-is ->
                [you] hast du
               *[other] hat { $owner }
            } { $lost ->
                [0] kaum Gewinnchance verschenkt ({ $lost } { $error } Punkte)
                [one] insgesamt { $lost } { $error } Punkt Gewinnchance verschenkt
               *[other] insgesamt { $lost } { $error } Punkte Gewinnchance verschenkt
            }, jedes Mal verglichen mit dem besten gefundenen Spielzug. { $costly ->
                [0] Einen eindeutig besseren Spielzug gab es nie.
                [1] Einmal gab es einen eindeutig besseren Spielzug.
                [2] Zweimal gab es einen eindeutig besseren Spielzug.
               *[other] In { $costly } Fällen gab es einen eindeutig besseren Spielzug.
            }
    }
coach-points-about = Ein Punkt ist ein Sieg in 100 Partien. Jeder Spielzug zählt für sich: Die Summe kann also größer sein als die Chance, die es gab, und selbst wer gewinnt, kann über 100 kommen.
coach-too-few = Zu wenige Versuche, um etwas zu beweisen: { $worlds } pro Vergleich, nötig sind { $enough }. Darum wird hier kein Spielzug teuer genannt, und es steht nicht da, wie viel verschenkt wurde.
coach-more-budget = Mehr gibt es mit --budget { $budget }.
# $level, $low und $high sind Namen von Stufen, wie „Solide“.
coach-like = So ungefähr spielen Bots der Stufe „{ $level }“.
coach-like-between = So ungefähr spielen Bots der Stufe „{ $level }“; möglich ist alles von „{ $low }“ bis „{ $high }“.
# $move und $better sind Angebote, wie „Die nächste Karte aufdecken“.
coach-moment = Eintrag { $entry }: { $move }. Besser: { $better } ({ $loss } ±{ $error }).
coach-more = Weitere teure Einträge: { $entries }.
coach-kinds = Nach Art der Entscheidung, und wie viele davon teuer waren:
coach-ledger = Woher das Ergebnis kommt: { $start } Punkte am Anfang, { $result } am Ende.
coach-curve = Die Gewinnchance, nach dem, was man wissen konnte:
coach-account-cards = Karten
coach-account-play =
    { $seat-is ->
        [you] deine Spielzüge
       *[other] Spielzüge von { $seat }
    }
coach-account-par = was starkes Spiel herausholen konnte
coach-account-lie = was verborgen lag
coach-account-theirs = Spielzüge von { $seat }
coach-par-about = Was starkes Spiel herausholen konnte: So viel mehr bringt es auf diesem Platz als einfaches Spiel, alle Spielzüge zusammengezählt; das kann mehr als 100 sein.
coach-margin-about = Die Zahl hinter ± ist die Fehlerspanne: In 19 von 20 Fällen liegen wir durch Zufall nicht weiter daneben.
coach-player = wer
coach-games = Partien
coach-costly = teuer
coach-given = verschenkt
coach-plays-like = spielt wie
coach-compiling = Was der Coach für { $game } braucht, wird für diesen Rechner übersetzt; das geschieht nur einmal.
coach-smaller = Der Coach kann hier nicht so tief nachdenken wie sonst und sieht weniger.
coach-seat-or-all = --seat nennt einen Platz, --all meint alle; nimm eines von beiden.
coach-no-record = In { $file } gibt es keine Aufzeichnung { $value }; gezählt wird ab 0.
coach-plot-one = --plot zeichnet einen Platz einer Partie; wähle sie mit --record und --seat.

## Tipps an einem Übungstisch. $chance und $instead sind Partien von 100; $other ist ein Angebot, wie „Die nächste Karte aufdecken“.

coach-hint-only = Etwas anderes kannst du nicht tun.
coach-hint-even =
    Hier sind mehrere Spielzüge etwa gleich gut; { $chance ->
        [0] zu gewinnen ist mit keinem leicht.
        [100] mit diesem gewinnst du fast jede Partie.
       *[other] mit diesem gewinnst du etwa { $chance } von 100 Partien.
    }
coach-hint-better =
    Von hier aus gewinnst du damit { $chance ->
        [100] fast jede Partie
       *[other] etwa { $chance } von 100 Partien
    }; mit dem nächstbesten Spielzug, „{ $other }“, { $instead ->
        [0] kaum eine.
       *[other] etwa { $instead } von 100.
    }
