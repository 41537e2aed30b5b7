### The lessons on the page: a teacher speaks to somebody who plays for the first time.
### Short sentences; they stand in a small speech bubble.

page-lesson = Lektion: { $game }
page-lesson-next = Weiter
page-lesson-skip = Überspringen
page-lesson-progress = Schritt { $at } von { $last }
# For screen readers: what pulses on the table.
page-lesson-look = Darum geht es: { $things }.
page-lesson-nudge = Erlaubt wäre es, aber erst kommt das andere dran: das, was pulsiert.
page-lesson-nudge-read = Moment, ich rede noch.
page-lesson-skipped = Keine Geduld für Lektionen? Herrlich, ich auch nicht. Die Regeln sind immer nur einen Fingertipp entfernt.

## What a lesson points at

page-lesson-thing-hand = deine Hand
page-lesson-thing-pieces = die Wegstücke dieser Runde
page-lesson-thing-king = der König
page-lesson-thing-deck = der Nachziehstapel
page-lesson-thing-row = die Reihe
page-lesson-thing-discard = der Ablagestapel
page-lesson-thing-button = der Knopf über deiner Hand
page-lesson-thing-display =
    { $seat-is ->
        [you] deine Auslage
       *[other] die Auslage von { $seat }
    }
page-lesson-thing-stack =
    { $seat-is ->
        [you] dein Stapel
       *[other] der Stapel von { $seat }
    }
page-lesson-thing-road =
    { $seat-is ->
        [you] dein Weg
       *[other] der Weg von { $seat }
    }

## Figaro. He speaks himself: vain, charming, never guilty.

# The names of the two others: a lady and a gentleman of the court.
page-lesson-figaro-seat-1 = Bianca
page-lesson-figaro-seat-2 = Otto
page-lesson-figaro-hello = Figaro, zu deinen Diensten! Bei Hofe gibt es Streiche, und jemand muss dafür geradestehen. Sorgen wir dafür, dass nicht du es bist.
page-lesson-figaro-road = Wer die meisten Karten nimmt, bekommt das längste Wegstück und wohnt weit, weit weg vom Schloss. Der kürzeste Weg gewinnt!
page-lesson-figaro-stack = Auf diesen Stapeln liegt, was alle in dieser Runde genommen haben. Deiner ist, ähem, der höchste. Das kriegen wir hin.
page-lesson-figaro-play = Du bist am Zug: Tippe eine rote 2 auf deiner Hand an, dann die Auslage von { page-lesson-figaro-seat-1 }. Eine kleine Rauferei vor ihrer Tür.
page-lesson-figaro-around = Alle legen pro Zug eine Karte, vor wen sie wollen. { page-lesson-figaro-seat-2 } bringt dir Musik. Bitte nicht klatschen.
page-lesson-figaro-try = Eine Farbe liegt immer nur in einer Auslage. Du glaubst es nicht? Tippe deine rote 1 an und versuch es bei { page-lesson-figaro-seat-2 }!
page-lesson-figaro-same = Rot kommt also dorthin, wo Rot liegt: Auch die rote 1 ist für { page-lesson-figaro-seat-1 }.
page-lesson-figaro-adds = Die Zahlen in einer Auslage werden zusammengezählt. { page-lesson-figaro-seat-2 } hat jetzt 4 vor sich. Riecht es hier nicht angebrannt?
page-lesson-figaro-jester = Wer 6 oder mehr vor sich hat, muss alle offenen Karten nehmen. Ein Joker passt überall, also ab damit zu { page-lesson-figaro-seat-2 }!
page-lesson-figaro-collected = Alles für ihn, mit den besten Grüßen aus der Küche! Es liegt jetzt auf seinem Stapel, und er ist am Zug.
page-lesson-figaro-revenge = { page-lesson-figaro-seat-2 } antwortet mit Zauberei. Gib es ihm zurück: deine gelbe 1, vor ihn.
page-lesson-figaro-danger = O weh. Fünf vor dir! Noch eins dazu, und du musst alles nehmen, was auf dem Tisch liegt.
page-lesson-figaro-ring = Schnell, der Ringelreihen! Er kommt in deine eigene Auslage, und dann wandern alle Auslagen einen Sitz weiter nach links.
page-lesson-figaro-passed = Dein Ärger ist jetzt der Ärger von { page-lesson-figaro-seat-1 }. Und sieh nur, was { page-lesson-figaro-seat-2 } daraus macht …
page-lesson-figaro-take = Sie haben es wieder auf dich abgesehen. Statt zu legen, darfst du alle offenen Karten nehmen: lieber jetzt zwei als später zehn. Passt keine Karte, musst du.
page-lesson-figaro-last = Wer nimmt, ist als Nächstes am Zug. Deine letzte Karte: die rote 2, vor { page-lesson-figaro-seat-2 }.
page-lesson-figaro-wait = Leere Hand! Die anderen spielen weiter, bis du wieder dran bist. Wer einen Zug ohne Karte beginnt, beendet die Runde.
page-lesson-figaro-count = Du nimmst den König, also beginnst du die nächste Runde. Karten auf der Hand und in Auslagen zählen nicht.
page-lesson-figaro-paved = Das längste Wegstück für { page-lesson-figaro-seat-1 }, das andere für { page-lesson-figaro-seat-2 }. Und für dich, mit den wenigsten Karten: gar kein Weg!
page-lesson-figaro-end = Bravo! Drei solche Runden, und das Schloss gehört dir. Ich habe immer gesagt, dass du unschuldig bist.

## Zirkus Flohcati. The ringmaster speaks: a flea with a large moustache.

# The names of the two other circus directors, both fleas.
page-lesson-flohcati-seat-1 = Zack
page-lesson-flohcati-seat-2 = Hopsa
page-lesson-flohcati-hello = Hereinspaziert, Vorsicht, Stufe! Das hier ist der kleinste Zirkus der Welt, und du stellst die Artisten ein.
page-lesson-flohcati-flip = Sie warten im Nachziehstapel. Decke eine Karte auf!
page-lesson-flohcati-again = Ein Jongleur, Wert 2. Ihm fällt alles herunter. Du könntest ihn nehmen oder weiter aufdecken. Decke auf!
page-lesson-flohcati-take = Ein Trapezkünstler mit 6! Werte sind Punkte. Nimm ihn; damit endet dein Zug.
page-lesson-flohcati-others = Auch die anderen decken auf und nehmen. Was in der Reihe übrig ist, bleibt für alle liegen.
page-lesson-flohcati-luck = Du bist am Zug, und nur der Jongleur liegt da. Decke auf!
page-lesson-flohcati-luck-more = Ein Kraftmensch mit 1. Er stemmt Krümel. Decke weiter auf!
page-lesson-flohcati-luck-most = Ein Feuerspucker, 3, leicht angesengt. Eine Karte noch. Was soll schon schiefgehen?
page-lesson-flohcati-bust = Noch ein Jongleur! Liegt die Attraktion schon in der Reihe, ist das ein Tusch: Dein Zug ist vorbei, und du bekommst nichts. Ich nehme die Schuld auf mich.
page-lesson-flohcati-action = Die Reihe bleibt, und die anderen bedienen sich. Du bist wieder am Zug: Decke auf!
page-lesson-flohcati-steal = Eine Aktionskarte! Sie beendet dein Aufdecken und wird ausgeführt. Ziehe bei { page-lesson-flohcati-seat-1 } eine Karte!
page-lesson-flohcati-stolen = Ein Messerwerfer, 5, frisch geborgt. Es geht auch höflich: Beim Fordern suchen sich die anderen aus, was sie dir geben.
page-lesson-flohcati-more = Noch einmal reihum, dann deckst du wieder auf.
page-lesson-flohcati-fanfare = Eine Fanfare! Karten werden aufgedeckt, bis eine doppelte kommt, und die tut diesmal nicht weh. Nimm die beste der Reihe: die 7!
page-lesson-flohcati-later = Viel später am selben Abend: Was für eine Truppe! Am Ende zählt nur deine beste Karte jeder Attraktion.
page-lesson-flohcati-third = Aber sieh mal: zwei Vieren auf deiner Hand, und eine dritte in der Reihe. Nimm sie!
page-lesson-flohcati-trio = Drei gleiche Werte sind ein Trio. Lege es aus, für 10 Punkte!
page-lesson-flohcati-missing = Du hast neun der zehn Attraktionen; nur der Seiltänzer fehlt. Sobald du am Zug bist: Drücke alle sechs Daumen und decke auf!
page-lesson-flohcati-tenth = Der Seiltänzer, und gleich die 7! Mir wird ganz schwach. Nimm ihn!
page-lesson-flohcati-gala = Alle zehn Attraktionen auf deiner Hand: Eröffne die Galavorstellung! Das bringt 10 Punkte und beendet das Spiel.
page-lesson-flohcati-end = Beste Karten, ein Trio, eine Gala: Du gewinnst! Ohne Gala endet das Spiel mit dem Nachziehstapel. Und jetzt ohne mich.
