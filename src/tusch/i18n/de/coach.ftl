### Der Coach: was jede Entscheidung wert war, und was Glück war.

coach-unfinished = Diese Partie ist noch nicht zu Ende; der Coach schaut sich nur beendete an.

# Wenn es nichts Besseres zu sagen gibt: $chance des besseren Zugs, $instead des gespielten.
coach-why-chance = Von hier aus gewinnt der bessere Zug etwa { $chance } von 100 Partien, deiner etwa { $instead }.

## Was das Terminal zeigt. Beträge sind Punkte Gewinnchance, 100 für einen Sieg.

coach-title = Partie { $record }: { $game } mit { $players } Leuten, gesehen von { $owner }.
coach-lost = Gegenüber starkem Spiel verschenkt: { $lost } ±{ $error } Punkte Gewinnchance in { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }; { $costly ->
        [0] kein Zug war eindeutig teuer.
        [one] { $costly } Zug war eindeutig teuer.
       *[other] { $costly } Züge waren eindeutig teuer.
    }
# $level, $low und $high sind Namen von Stufen, wie „Solide“.
coach-like = Eine Stufe, die so spielt: { $level }.
coach-like-between = Eine Stufe, die so spielt: { $level } (zwischen { $low } und { $high }).
# $move und $better sind Angebote, wie „Die nächste Karte aufdecken“.
coach-moment = Eintrag { $entry }: { $move }. Besser: { $better } ({ $loss } ±{ $error }).
coach-more = Auch teuer, nach Eintrag: { $entries }.
coach-kinds = Nach Art der Entscheidung, mit den teuren von allen:
coach-ledger = Woher das Ergebnis kommt: { $start } Punkte am Anfang, { $result } am Ende.
coach-curve = Die Gewinnchance, nach dem, was man wissen konnte:
coach-account-cards = Karten
coach-account-play = deine Züge
coach-account-par = starkes Spiel auf diesem Platz
coach-account-lie = was verborgen lag
coach-account-theirs = Züge von { $seat }
coach-player = wer
coach-games = Partien
coach-costly = teuer
coach-given = verschenkt
coach-plays-like = spielt wie
coach-smaller = Der Coach arbeitet hier mit einem kleineren Budget und sieht weniger.
coach-seat-or-all = --seat nennt einen Platz, --all meint alle; nimm eines von beiden.
coach-no-record = In { $file } gibt es keine Aufzeichnung { $value }; sie zählen ab 0.
coach-plot-one = --plot zeichnet einen Platz einer Partie; wähle sie mit --record und --seat.

## Hints at a practice table. $chance and $instead are games of 100; $other is an offer, as in "Flip the next card".

coach-hint-only = Etwas anderes kannst du nicht tun.
coach-hint-even = Hier sind mehrere Spielzüge etwa gleich gut; dieser gewinnt etwa { $chance } von 100 Partien.
coach-hint-better = Von hier aus gewinnt das etwa { $chance } von 100 Partien; der nächstbeste Spielzug, „{ $other }“, etwa { $instead }.
