### The lessons on the page: a teacher speaks to somebody who plays for the first time.
### Short sentences; they stand in a small speech bubble.

page-lesson = Einführung: { $game }
page-lesson-next = Weiter
page-lesson-skip = Überspringen
page-lesson-progress = Schritt { $at } von { $last }
# For screen readers: what pulses on the table.
page-lesson-look = Darum geht es: { $things }.
page-lesson-nudge = Erlaubt wäre es, aber erst kommt dran, was blinkt.
page-lesson-nudge-read = Moment, ich rede noch.
page-lesson-skipped = Keine Geduld für Erklärungen? Herrlich, ich auch nicht. Die Regeln sind immer nur einen Fingertipp entfernt.

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
page-lesson-figaro-road = Wer die meisten Karten nimmt, bekommt das längste Wegstück und wohnt weit, weit weg vom Schloss. Der kürzeste Weg gewinnt, also nimm so wenig wie möglich!
page-lesson-figaro-stack = Auf diesen Stapeln liegt, was alle in dieser Runde genommen haben. Nachzählen darf niemand, aber deiner ist, ähem, der höchste. Das kriegen wir hin.
page-lesson-figaro-play = Du bist am Zug: Tipp eine rote 2 auf deiner Hand an, dann den Platz vor { page-lesson-figaro-seat-1 }, ihre Auslage. Eine kleine Rauferei vor ihrer Tür.
page-lesson-figaro-around = Alle legen in ihrem Zug eine Karte, vor wen sie wollen. { page-lesson-figaro-seat-2 } bringt dir Musik. Bitte nicht klatschen.
page-lesson-figaro-try = Eine Farbe liegt immer nur in einer Auslage. Du glaubst es nicht? Tipp deine rote 1 an und versuch es bei { page-lesson-figaro-seat-2 }!
page-lesson-figaro-same = Rot kommt also dorthin, wo Rot liegt: Auch die rote 1 ist für { page-lesson-figaro-seat-1 }.
page-lesson-figaro-adds = Die Zahlen in einer Auslage zählen zusammen. { page-lesson-figaro-seat-2 } hat jetzt 4 vor sich. Riecht es hier nicht angebrannt?
page-lesson-figaro-jester = Wer 6 oder mehr vor sich hat, muss alle offenen Karten nehmen. Ein Joker passt überall, also ab damit zu { page-lesson-figaro-seat-2 }!
page-lesson-figaro-collected = Alles für ihn, mit den besten Grüßen aus der Küche! Es liegt jetzt auf seinem Stapel, und er ist als Nächstes am Zug.
page-lesson-figaro-revenge = { page-lesson-figaro-seat-2 } antwortet mit Zauberei. Zahl es ihm heim: deine gelbe 1, vor ihn.
page-lesson-figaro-danger = O weh. Fünf vor dir! Noch ein Punkt, und du musst alles nehmen.
page-lesson-figaro-ring = Schnell, der Ringelreihen! Er kommt vor dich selbst, und dann wandern alle Auslagen einen Platz nach links.
page-lesson-figaro-passed = Dein Ärger ist jetzt der Ärger von { page-lesson-figaro-seat-1 }. Und sieh nur, was { page-lesson-figaro-seat-2 } daraus macht …
page-lesson-figaro-take = Sie haben es wieder auf dich abgesehen. Statt eine Karte zu legen, darfst du alle offenen nehmen: lieber jetzt zwei als später zehn. Passt keine deiner Karten, musst du sogar.
page-lesson-figaro-last = Wer die Karten nimmt, ist als Nächstes am Zug. Deine letzte Karte: die rote 2, vor { page-lesson-figaro-seat-2 }.
page-lesson-figaro-wait = Leere Hand! Die anderen spielen weiter, bis du wieder dran bist. Wer einen Zug ohne Karte beginnt, beendet die Runde.
page-lesson-figaro-count = Du nimmst den König, also beginnst du die nächste Runde. Karten auf der Hand und in Auslagen zählen nicht.
page-lesson-figaro-paved = Das längste Wegstück für { page-lesson-figaro-seat-1 }, das andere für { page-lesson-figaro-seat-2 }. Und für dich, mit den wenigsten Karten: gar kein Weg!
page-lesson-figaro-end = Bravo! Die Wege aus drei Runden zählen zusammen, und nach der dritten tauscht, wer die wenigsten Karten hat, ein langes Stück gegen ein kurzes. Du bist unschuldig, ich habe es immer gesagt.

## Zirkus Flohcati. The ringmaster speaks: a flea with a large moustache.

# The names of the two other circus directors, both fleas.
page-lesson-flohcati-seat-1 = Zack
page-lesson-flohcati-seat-2 = Hopsa
page-lesson-flohcati-hello = Hereinspaziert, Vorsicht, Stufe! Das hier ist der kleinste Zirkus der Welt, und du stellst die Artisten ein.
page-lesson-flohcati-flip = Sie warten im Nachziehstapel. Deck eine Karte auf!
page-lesson-flohcati-again = Ein Jongleur, Wert 2. Ihm fällt alles herunter. Du könntest ihn nehmen oder weitermachen. Deck noch eine auf!
page-lesson-flohcati-take = Ein Trapezkünstler mit Wert 6! Werte sind Punkte. Nimm ihn; damit endet dein Zug.
page-lesson-flohcati-others = Auch die anderen decken auf und greifen zu. Was in der Reihe übrig ist, bleibt für alle liegen.
page-lesson-flohcati-luck = Du bist am Zug, und nur der Jongleur liegt da. Deck eine Karte auf!
page-lesson-flohcati-luck-more = Ein Kraftmensch mit Wert 1. Er stemmt Krümel. Deck noch eine auf!
page-lesson-flohcati-luck-most = Ein Feuerspucker, 3, leicht angesengt. Eine Karte noch. Was soll schon schiefgehen?
page-lesson-flohcati-bust = Noch ein Jongleur! Liegt die Attraktion schon in der Reihe, ist das ein Tusch: keine Karte, kein Trio, und dein Zug ist vorbei. Ich nehme die Schuld auf mich.
page-lesson-flohcati-action = Die Reihe bleibt, und die anderen bedienen sich. Du bist wieder am Zug: Deck eine Karte auf!
page-lesson-flohcati-steal = Eine Aktionskarte! Mit dem Aufdecken ist Schluss, jetzt gilt, was sie sagt. Zieh bei { page-lesson-flohcati-seat-1 } eine Karte!
page-lesson-flohcati-stolen = Ein Messerwerfer, 5, frisch geborgt. Es geht auch höflich: Beim Fordern suchen die anderen aus, was sie dir geben.
page-lesson-flohcati-more = Noch einmal reihum, dann deckst du wieder auf.
page-lesson-flohcati-fanfare = „Bis zum Tusch“! Karten werden aufgedeckt, bis eine doppelt kommt, und diesmal tut der Tusch nicht weh. Nimm die beste aus der Reihe: die 7!
page-lesson-flohcati-later = Ein anderer Abend, eine andere Truppe, und was für eine! Am Ende zählt nur deine beste Karte jeder Attraktion.
page-lesson-flohcati-third = Aber sieh mal: zwei Vieren auf deiner Hand, und eine dritte in der Reihe. Nimm sie!
page-lesson-flohcati-trio = Drei gleiche Werte sind ein Trio: 10 Punkte! Aber die Karten verlassen deine Hand und zählen nicht mehr für Punkte oder Gala. Leg es aus!
page-lesson-flohcati-missing = Du hast neun der zehn Attraktionen; nur der Seiltänzer fehlt. Sobald du am Zug bist: Drück alle sechs Daumen und deck eine Karte auf!
page-lesson-flohcati-tenth = Der Seiltänzer, und gleich die 7! Mir wird ganz schwach. Nimm ihn!
page-lesson-flohcati-gala = Alle zehn Attraktionen auf deiner Hand: Eröffne die Galavorstellung! Das bringt 10 Punkte und beendet die Partie.
page-lesson-flohcati-end = Beste Karten, ein Trio, eine Gala: Du hast gewonnen! Ohne Gala ist Schluss, wenn der Nachziehstapel leer ist. Und jetzt ohne mich.
