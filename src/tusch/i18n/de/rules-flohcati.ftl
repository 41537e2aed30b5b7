### The rules of Zirkus Flohcati by clause. Line breaks inside a text do not matter.

## Material

rules-flohcati-heading-material = Material

rule-Z1 =
    Zirkus Flohcati ist ein Spiel für 3 bis 5 Personen ab 7 Jahren. Spätere Ausgaben drucken
    dieselben Regeln für 2 bis 5, deshalb könnt ihr hier auch zu zweit spielen.
rule-Z2 =
    Es gibt 89 Karten. Zehn Attraktionen (Direktor, Clown, Jongleur, Kanone, Messerwerfer,
    Entfesselungskünstler, Trapezkünstler, Feuerspucker, Kraftmensch und Seiltänzer) haben je acht
    Karten mit den Werten 0 bis 7. Dazu kommen neun Aktionskarten: dreimal „Fordern“, dreimal
    „Ziehen“ und dreimal „Fanfare“.
ruling-Z2 =
    Der Text nennt neun Aktionskarten von drei Arten, aber nicht, wie viele von jeder. Spätere
    Ausgaben haben drei von jeder Art, und wir auch.
rule-Z3 =
    Alle Karten werden zu einem verdeckten Nachziehstapel gemischt. Noch hat niemand Karten auf der
    Hand, und es gibt keine Reihe. Wer beginnt, bestimmt der Zufall, wenn sich der Tisch nicht
    schon geeinigt hat. Dann geht es im Uhrzeigersinn weiter.
ruling-Z3 =
    Zu Hause beginnt die jüngste Person. Hier weiß niemand, wie alt die anderen sind, und der
    Zufall bevorzugt niemanden.
rule-Z4 =
    Aufgedeckte Karten bilden die Reihe: offen und jede Attraktion höchstens einmal, also nie mehr
    als zehn Karten. Daneben liegen der Nachziehstapel und der Ablagestapel, und den Ablagestapel
    dürfen alle durchsehen. Alle haben eine geheime Hand, die beliebig groß werden kann, und legen
    Trios offen aus. Wie viele Karten auf einer Hand und im Nachziehstapel sind, wissen alle.
ruling-Z4 =
    Im gedruckten Spiel liegt der Ablagestapel verdeckt. Aber alle haben jede Karte darin gesehen,
    das Durchsehen verrät also nichts; es erspart nur die Mühe, sich alles zu merken.

## A turn

rules-flohcati-heading-turn = Ein Zug

rule-Z5 =
    In deinem Zug deckst du Karten vom Nachziehstapel auf, eine nach der anderen und so viele, wie
    du willst; jede kommt in die Reihe. Zum Schluss nimmst du eine Karte aus der Reihe auf die
    Hand. Gibt es eine Reihe, brauchst du gar nichts aufzudecken; gibt es keine, musst du. Passen
    kannst du nicht.
ruling-Z5 =
    Der Text erlaubt es, eine Karte zu nehmen, ohne aufzudecken; er sagt aber nicht, was ohne Reihe
    gilt oder ob man die Karte auch liegen lassen darf. Ein Zug muss das Spiel weiterbringen: Du
    deckst also auf, wo es nichts zu nehmen gibt, und nimmst, wenn es keinen Tusch gab.
rule-Z6 =
    Deckst du eine Attraktion auf, die schon in der Reihe liegt, gleich mit welchem Wert, ist das
    ein Tusch. Die Karte wird abgelegt, und dein Zug ist auf der Stelle zu Ende: Du nimmst nichts,
    legst nichts aus und eröffnest nichts. Die Reihe bleibt, wie sie ist.
rule-Z7 = Du darfst jede Karte der Reihe nehmen, eine alte ebenso wie eine neue.

## Action cards

rules-flohcati-heading-actions = Aktionskarten

rule-Z8 =
    Eine Aktionskarte beendet dein Aufdecken: Sie wird ausgeführt und abgelegt. Du nimmst keine
    Karte aus der Reihe, außer nach einer Fanfare (Z11), und was du vorher aufgedeckt hast, bleibt
    in der Reihe. Trios und die Galavorstellung stehen dir noch offen (Z12, Z13).
rule-Z9 =
    Fordern: Wähle jemanden, der Karten hat. Diese Person sucht eine davon aus und gibt sie dir,
    und niemand sonst sieht, welche. Hat niemand sonst eine Karte, geschieht nichts.
ruling-Z9 =
    Nach dem Text darf man auch jemanden ohne Karten wählen und bekommt dann nichts. Weil das
    keinen Zweck hat, kann man nur wählen, wer Karten hat.
rule-Z10 =
    Ziehen: Wähle jemanden, der Karten hat, und ziehe zufällig eine davon. Zeige sie allen und
    behalte sie. Hat niemand sonst eine Karte, geschieht nichts.
ruling-Z10 =
    Der Text sagt nur, dass aus einer leeren Hand nichts zu ziehen ist. Sie zu wählen würde die
    Karte verschwenden; deshalb kannst du hier nur jemanden mit Karten wählen, wie beim Fordern
    (Z9).
rule-Z11 =
    Fanfare: Eine Karte nach der anderen wird aufgedeckt und kommt in die Reihe, bis eine
    Attraktion erscheint, die schon dort liegt. Diese doppelte Karte wird abgelegt, und dann nimmst
    du eine beliebige Karte aus der Reihe. Kommt unterwegs eine weitere Aktionskarte, wird die
    Fanfare abgebrochen und stattdessen die neue Karte ausgeführt, die wieder eine Fanfare sein
    kann; was bis dahin aufgedeckt wurde, bleibt liegen. Ist der Nachziehstapel aufgebraucht, ohne
    dass eine doppelte Karte kam, ist das Spiel auf der Stelle zu Ende: Niemand nimmt, legt aus
    oder eröffnet noch etwas. Dasselbe gilt, wenn die Fanfare selbst die letzte Karte des
    Nachziehstapels ist. Ein Fordern oder Ziehen als letzte Karte dagegen bricht die Fanfare ab und
    wird ausgeführt, und das Spiel endet wie gewohnt (Z15).
ruling-Z11 =
    Der Text beendet das Spiel sofort, wenn auch die letzte Karte keine doppelte ist, und er lässt
    eine zweite Aktionskarte die erste abbrechen. Er sagt nicht, was gilt, wenn beides
    zusammentrifft oder die Fanfare selbst die letzte Karte ist. Wir wenden die beiden Sätze in der
    Reihenfolge an, in der die Dinge geschehen.

## Trios and the gala

rules-flohcati-heading-trios = Trios und Galavorstellung

rule-Z12 =
    Trio: drei Karten mit gleichem Wert von deiner Hand, die du offen und endgültig auslegst. Nullen
    sind so gut wie jeder andere Wert, und die gerade genommene Karte darf dabei sein. Trios legst
    du am Ende deines eigenen Zuges aus, nachdem du eine Karte genommen oder eine Aktion ausgeführt
    hast, und zwar so viele, wie du kannst und magst; nach einem Tusch legst du keines aus.
ruling-Z12 =
    Eine Stelle lässt Trios während des Zuges auslegen, andere erst, wenn die Karte genommen oder
    die Aktion ausgeführt ist. Über das Ende des Zuges sind sich alle einig; den Rest erlaubt eine
    Option.
rule-Z13 =
    Galavorstellung: Hast du von jeder der zehn Attraktionen mindestens eine Karte auf der Hand,
    darfst du am Ende deines eigenen Zuges die Galavorstellung eröffnen, und das Spiel ist sofort zu
    Ende. Vorher darfst du Trios auslegen oder sie behalten, aber ausgelegte Karten zählen nicht für
    die Galavorstellung. Nach einem Tusch kannst du sie nicht eröffnen.
ruling-Z13 =
    Eine Zusammenfassung klingt, als endete das Spiel von selbst. Die Stelle über das Spielende
    sagt, dass man eröffnen darf; sie ist genauer, also folgen wir ihr.
rule-Z14 =
    Sonst geht der Zug nach links weiter. Kannst du weder ein Trio auslegen noch die
    Galavorstellung eröffnen, wirst du nicht gefragt. Wirst du gefragt und beendest deinen Zug,
    wissen die anderen, dass du etwas hättest tun können.
ruling-Z14 =
    Wer gefragt wird, braucht Zeit zum Antworten, und wer nicht gefragt wird, braucht keine. Das
    lässt sich nicht verbergen, also gilt es als allen bekannt.

## End and score

rules-flohcati-heading-end = Ende und Wertung

rule-Z15 =
    Ist die letzte Karte des Nachziehstapels aufgedeckt, führst du deinen Zug wie gewohnt zu Ende,
    ob mit einer genommenen Karte, einem Tusch, einer Aktion, Trios oder der Galavorstellung. Dann
    ist das Spiel zu Ende. Die Ausnahme ist eine Fanfare, die keine doppelte Karte findet (Z11).
rule-Z16 =
    Für jede Attraktion auf deiner Hand bekommst du den höchsten Wert als Punkte. Jedes Trio, das du
    ausgelegt hast, bringt 10 Punkte, und 10 bekommt, wer die Galavorstellung eröffnet hat; wer sie
    auch hätte eröffnen können, geht leer aus. Niedrigere Karten einer Attraktion und Trios, die du
    auf der Hand behalten hast, bringen nichts extra.
rule-Z17 = Die höchste Summe gewinnt. Bei gleicher Summe wird der Sieg geteilt.
ruling-Z17 =
    Der Text entscheidet einen Gleichstand nicht. Den Sieg zu teilen fügt ihm nichts hinzu; wer
    keinen geteilten Sieg will, findet eine Option, die entscheidet.

## Options: a name, and a sentence for each value

option-trio_timing = Zeit für Trios
option-trio_timing-end-of-turn = Trios werden am Ende des eigenen Zuges ausgelegt.
option-trio_timing-any-time =
    Trios dürfen auch ausgelegt werden, bevor man eine Karte aufdeckt oder aus freien Stücken eine
    nimmt, aber nicht vor dem Nehmen, das eine Fanfare abschließt, und nicht zwischen einer
    Aktionskarte und der Wahl, die sie verlangt.
option-demand_shown = Geforderte Karte
option-demand_shown-off = Nur die beiden Beteiligten sehen die Karte.
option-demand_shown-on = Die Karte wird allen gezeigt.
option-ties = Gleiche Summen
option-ties-shared = Der Sieg wird geteilt.
option-ties-trios-gala-card =
    Wer mehr Trios ausgelegt hat, gewinnt; danach, wer die Galavorstellung eröffnet hat; danach die
    höchste Karte auf der Hand, wobei eine 0 immer noch besser ist als eine leere Hand. Ist auch das
    gleich, wird der Sieg geteilt.

## Editions

edition-amigo = Die gedruckten Regeln, und wie in späteren Ausgaben auch zu zweit.
edition-amigo-name = Amigo 1998

## Worked examples

example-flohcati-1 =
    Auf der Hand 6, 4 und 4 von drei Attraktionen und eine 2 von einer davon, dazu zwei ausgelegte
    Trios: 6 + 4 + 4 + 20 = 34 Punkte (Z16).
example-flohcati-2 =
    Auf der Hand 7, 3, 4, 3, 3 und 5 von sechs Attraktionen und eine 1 von einer davon, dazu ein
    ausgelegtes Trio: 25 + 10 = 35 Punkte. Die drei Karten vom Wert 3, die auf der Hand
    blieben, bringen nichts extra (Z16).
example-flohcati-3 =
    Alle zehn Attraktionen mit 3, 5, 5, 5, 0, 7, 2, 4, 0 und 1, ein ausgelegtes Trio und die
    eröffnete Galavorstellung: 32 + 10 + 10 = 52 Punkte. Für die Galavorstellung ist eine 0 so gut
    wie jede andere Karte (Z13, Z16).
example-flohcati-4 =
    In der Reihe liegen Direktor 5 und Clown 2, und Direktor 0 wird aufgedeckt: Die Karte wird
    abgelegt, der Zug ist vorbei, und die Reihe bleibt. Auch ein Trio gibt es nicht, selbst mit
    drei Karten vom Wert 4 auf der Hand (Z6).
example-flohcati-5 =
    Eine Fanfare mit Direktor 5 in der Reihe deckt Jongleur 1 auf und dann ein Fordern. Die Fanfare
    wird abgebrochen und das Fordern ausgeführt; Direktor 5 und Jongleur 1 bleiben in der Reihe,
    und ein Trio darf folgen (Z11, Z12).
example-flohcati-6 =
    Du deckst eine 6 und eine 1 auf, nimmst die 6 und legst dann zwei Trios aus: drei Karten vom
    Wert 3 und drei vom Wert 6, darunter die gerade genommene (Z12).
