### The rules of Zirkus Flohcati by clause. Line breaks inside a text do not matter.

## Material

rules-flohcati-heading-material = Spielmaterial

rule-Z1 =
    Zirkus Flohcati ist ein Spiel für 3 bis 5 Personen ab 7 Jahren. Spätere Ausgaben drucken
    dieselben Regeln für 2 bis 5, deshalb könnt ihr hier auch zu zweit spielen.
rule-Z2 =
    Es gibt 89 Karten. Zehn Attraktionen (Direktor, Clown, Jongleur, Kanone, Messerwerfer,
    Entfesselungskünstler, Trapezkünstler, Feuerspucker, Kraftmensch und Seiltänzer) haben je acht
    Karten mit den Werten 0 bis 7. Dazu kommen neun Aktionskarten: dreimal „Fordern“, dreimal
    „Ziehen“ und dreimal „Bis zum Tusch“.
ruling-Z2 =
    Der Text nennt neun Aktionskarten von drei Arten, aber nicht, wie viele von jeder. Spätere
    Ausgaben haben drei von jeder Art, und wir auch.
rule-Z3 =
    Alle Karten werden zu einem verdeckten Nachziehstapel gemischt. Noch hat niemand Karten auf der
    Hand, und es gibt keine Reihe. Ihr lost aus, wer beginnt, wenn ihr euch nicht einigt. Dann geht
    es im Uhrzeigersinn weiter.
ruling-Z3 =
    Zu Hause beginnt, wer am jüngsten ist. Hier weiß niemand, wie alt die anderen sind, und das Los
    bevorzugt niemanden.
rule-Z4 =
    Aufgedeckte Karten bilden die Reihe: offen und jede Attraktion höchstens einmal, also nie mehr
    als zehn Karten. Daneben liegen der Nachziehstapel und der Ablagestapel, und den Ablagestapel
    dürfen alle durchsehen. Deine Hand ist geheim und kann beliebig groß werden; Trios legst du
    offen aus. Wie viele Karten auf einer Hand und im Nachziehstapel sind, wissen alle.
ruling-Z4 =
    Im gedruckten Spiel liegt der Ablagestapel verdeckt. Aber alle haben jede Karte darin gesehen,
    das Durchsehen verrät also nichts; du musst dir nur nicht alles merken.

## A turn

rules-flohcati-heading-turn = Ein Zug

rule-Z5 =
    In deinem Zug deckst du Karten vom Nachziehstapel auf, eine nach der anderen und so viele, wie
    du willst; jede kommt in die Reihe. Zum Schluss nimmst du eine Karte aus der Reihe auf die Hand.
    Liegen schon Karten in der Reihe, brauchst du keine aufzudecken; ist die Reihe leer, musst du.
    Passen kannst du nicht.
ruling-Z5 =
    Nach dem Text darfst du eine Karte nehmen, ohne eine aufzudecken; er sagt aber nicht, was bei
    leerer Reihe gilt oder ob du die Karte auch liegen lassen darfst. Ein Zug muss das Spiel
    weiterbringen: Du deckst also auf, wenn es nichts zu nehmen gibt, und nimmst eine Karte, wenn es
    keinen Tusch gab.
rule-Z6 =
    Deckst du eine Attraktion auf, die schon in der Reihe liegt, gleich mit welchem Wert, ist das
    ein Tusch. Die Karte wird abgelegt, und dein Zug ist auf der Stelle zu Ende: keine Karte, kein
    Trio, keine Gala. Die Reihe bleibt, wie sie ist.
rule-Z7 = Du darfst jede Karte aus der Reihe nehmen, eine alte ebenso wie eine neue.

## Action cards

rules-flohcati-heading-actions = Aktionskarten

rule-Z8 =
    Mit einer Aktionskarte ist dein Aufdecken zu Ende: Sie wird ausgeführt und abgelegt. Du nimmst
    keine Karte aus der Reihe, außer bei „Bis zum Tusch“ (Z11), und was du vorher aufgedeckt hast,
    bleibt in der Reihe. Trios auslegen oder die Galavorstellung eröffnen darfst du noch (Z12, Z13).
rule-Z9 =
    Fordern: Such dir jemanden aus, der Karten hat. Diese Person wählt eine davon und gibt sie dir,
    und niemand sonst sieht, welche. Hat außer dir niemand eine Karte, geschieht nichts.
ruling-Z9 =
    Nach dem Text darfst du auch jemanden ohne Karten wählen und bekommst dann nichts. Davon hat
    niemand etwas, also muss es hier jemand mit Karten sein.
rule-Z10 =
    Ziehen: Such dir jemanden aus, der Karten hat, und zieh blind eine davon. Zeig sie allen und
    behalte sie. Hat außer dir niemand eine Karte, geschieht nichts.
ruling-Z10 =
    Der Text sagt nur, dass aus einer leeren Hand nichts zu ziehen ist. Damit wäre die Karte
    verschenkt, also muss es hier jemand mit Karten sein, wie beim Fordern (Z9).
rule-Z11 =
    Bis zum Tusch: Eine Karte nach der anderen wird aufgedeckt und kommt in die Reihe, bis eine
    Attraktion erscheint, die schon dort liegt. Diese doppelte Karte wird abgelegt, und dann nimmst
    du eine beliebige Karte aus der Reihe: Dieser Tusch kostet dich nichts. Kommt vorher eine
    weitere Aktionskarte, gilt nur noch sie, auch wenn es wieder ein „Bis zum Tusch“ ist; was bis
    dahin aufgedeckt wurde, bleibt liegen. Geht der Nachziehstapel zu Ende, ohne dass ein Tusch kam,
    ist die Partie auf der Stelle vorbei: keine Karte, kein Trio, keine Gala mehr, für niemanden.
    Dasselbe gilt, wenn „Bis zum Tusch“ selbst die letzte Karte des Nachziehstapels ist. Ist die
    letzte Karte dagegen „Fordern“ oder „Ziehen“, wird sie noch ausgeführt, und die Partie endet wie
    sonst auch (Z15).
ruling-Z11 =
    Nach dem Text ist sofort Schluss, wenn auch die letzte Karte keine doppelte ist, und eine zweite
    Aktionskarte hebt die erste auf. Er sagt nicht, was gilt, wenn beides zusammentrifft oder wenn
    „Bis zum Tusch“ selbst die letzte Karte ist. Wir wenden die beiden Sätze in der Reihenfolge an,
    in der die Dinge geschehen.

## Trios and the gala

rules-flohcati-heading-trios = Trios und Galavorstellung

rule-Z12 =
    Trio: drei Karten mit gleichem Wert von deiner Hand, die du offen und endgültig auslegst. Für
    Punkte und für die Galavorstellung zählen sie dann nicht mehr. Auch drei Nullen sind ein
    Trio, und die gerade genommene Karte darf dabei sein. Trios legst du am Ende deines
    eigenen Zuges aus, nachdem du eine Karte genommen oder eine Aktion ausgeführt hast, so viele, wie
    du kannst und magst; nach einem Tusch, der deinen Zug beendet, gibt es keine.
ruling-Z12 =
    Eine Stelle lässt Trios während des Zuges auslegen, andere erst, wenn die Karte genommen oder
    die Aktion ausgeführt ist. Über das Ende des Zuges sind sich alle einig; den Rest erlaubt eine
    Option.
rule-Z13 =
    Galavorstellung: Hast du von jeder der zehn Attraktionen mindestens eine Karte auf der Hand,
    darfst du am Ende deines eigenen Zuges die Galavorstellung eröffnen, und die Partie ist sofort
    zu Ende. Trios darfst du vorher auslegen oder behalten, aber ausgelegte Karten zählen nicht für
    die Galavorstellung. Nach einem Tusch, der deinen Zug beendet, kannst du sie nicht eröffnen.
ruling-Z13 =
    Eine Zusammenfassung klingt, als endete die Partie von selbst. An der Stelle über das Spielende
    steht, dass du eröffnen darfst, aber nicht musst; sie ist genauer, also folgen wir ihr.
rule-Z14 =
    Hast du eine Karte genommen oder eine Aktion ausgeführt, und sei sie ins Leere gegangen, bist du
    mit drei oder mehr Karten auf der Hand noch am Zug: Du legst Trios aus, eröffnest die
    Galavorstellung, wenn du kannst, oder beendest deinen Zug. Mit weniger als drei Karten ist dein
    Zug von selbst zu Ende, auch gleich nach einem Trio, das du hier auslegst. Es zählt also nur,
    wie viele Karten du hast, und das sehen alle. Kannst du nur noch deinen Zug beenden, brauchst du
    nichts zu sagen: Der Tisch wartet einen Moment, bei jeder Hand gleich lang, und beendet ihn für
    dich. Danach ist am Zug, wer links von dir sitzt.
ruling-Z14 =
    Im gedruckten Spiel fragt niemand, ob du etwas auslegen kannst. Würde der Tisch nur auf die
    warten, die es können, wüssten es alle. Willst du sogar ein Zögern verbergen, lass den Tisch
    immer auf dich warten; dafür gibt es eine Einstellung. Mit einer Option gilt die Regel unserer
    ersten Fassung.

## End and score

rules-flohcati-heading-end = Spielende und Wertung

rule-Z15 =
    Ist die letzte Karte des Nachziehstapels aufgedeckt, führst du deinen Zug noch zu Ende, ob mit
    einer genommenen Karte, einem Tusch, einer Aktion, Trios oder der Galavorstellung. Dann ist die
    Partie vorbei. Die Ausnahme ist ein „Bis zum Tusch“, bei dem kein Tusch kommt (Z11).
rule-Z16 =
    Für jede Attraktion auf deiner Hand bekommst du den höchsten Wert als Punkte. Jedes Trio, das du
    ausgelegt hast, bringt 10 Punkte, und 10 bekommt, wer die Galavorstellung eröffnet hat; wer sie
    auch hätte eröffnen können, bekommt dafür nichts. Niedrigere Karten einer Attraktion und Trios,
    die du auf der Hand behalten hast, bringen nichts extra.
rule-Z17 = Die höchste Summe gewinnt. Bei gleicher Summe wird der Sieg geteilt.
ruling-Z17 =
    Was bei Gleichstand gilt, sagt der Text nicht. Mit einem geteilten Sieg dichten wir nichts
    hinzu; wer keinen geteilten Sieg will, findet dafür eine Option.

## Options: a name, and a sentence for each value

option-trio_timing = Zeitpunkt für Trios
option-trio_timing-end-of-turn = Trios legst du am Ende deines eigenen Zuges aus.
option-trio_timing-any-time =
    Trios darfst du auch auslegen, bevor du eine Karte aufdeckst oder aus freien Stücken eine
    nimmst, aber nicht zwischen „Bis zum Tusch“ und der Karte, die du dafür nimmst, und nicht
    zwischen einer anderen Aktionskarte und der Wahl, die sie verlangt. Ein solches Trio beendet
    deinen Zug nie.
option-turn_end = Ende des Zuges
option-turn_end-always =
    Mit drei oder mehr Karten auf der Hand bleibst du am Zug, bis du ihn beendest, gleich welche
    Karten es sind.
option-turn_end-when-needed =
    Du bleibst nur am Zug, wenn du ein Trio auslegen oder die Galavorstellung eröffnen kannst; so
    wissen alle, dass du es kannst.
option-demand_shown = Geforderte Karte
option-demand_shown-off = Nur die beiden, um die es geht, sehen die Karte.
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
    Auf der Hand hast du 6, 4 und 4 von drei Attraktionen und eine 2 von einer davon, dazu zwei
    ausgelegte Trios: 6 + 4 + 4 + 20 = 34 Punkte (Z16).
example-flohcati-2 =
    Auf der Hand hast du 7, 3, 4, 3, 3 und 5 von sechs Attraktionen und eine 1 von einer davon, dazu
    ein ausgelegtes Trio: 25 + 10 = 35 Punkte. Die drei 3er, die du behalten hast, bringen nichts
    extra (Z16).
example-flohcati-3 =
    Auf der Hand hast du alle zehn Attraktionen mit 3, 5, 5, 5, 0, 7, 2, 4, 0 und 1, dazu ein
    ausgelegtes Trio, und du hast die Galavorstellung eröffnet: 32 + 10 + 10 = 52 Punkte. Für die
    Galavorstellung ist eine 0 so gut wie jede andere Karte (Z13, Z16).
example-flohcati-4 =
    In der Reihe liegen der Direktor 5 und der Clown 2, und du deckst den Direktor 0 auf: Tusch! Die
    Karte wird abgelegt, dein Zug ist vorbei, und die Reihe bleibt. Auch ein Trio gibt es nicht,
    selbst mit drei 4ern auf der Hand (Z6).
example-flohcati-5 =
    „Bis zum Tusch“ mit dem Direktor 5 in der Reihe: Aufgedeckt werden der Jongleur 1 und dann ein
    „Fordern“. Nun gilt nur noch das Fordern; der Direktor 5 und der Jongleur 1 bleiben in der
    Reihe, und ein Trio darf folgen (Z11, Z12).
example-flohcati-6 =
    Du deckst eine 6 und eine 1 auf, nimmst die 6 und legst dann zwei Trios aus: drei 3er und
    drei 6er, darunter die gerade genommene (Z12).
example-flohcati-7 =
    Du hast eine 2 und eine 5 auf der Hand und nimmst eine 0. Mit drei Karten bist du noch am Zug,
    obwohl du nichts auslegen kannst: So geht es allen mit drei Karten, und niemand erfährt etwas.
    Einen Moment später ist dein Zug vorbei (Z14).
