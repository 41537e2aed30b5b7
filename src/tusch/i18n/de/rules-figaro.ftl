### The rules of Figaro by clause. Line breaks inside a text do not matter.

## Material

rules-figaro-heading-material = Spielmaterial

rule-F1 = Figaro ist ein Spiel für 3 bis 6 Personen ab 8 Jahren.
rule-F2 =
    Es gibt 60 Karten. Jede der fünf Farben (Rot fürs Kämpfen, Gelb fürs Kochen, Grün fürs
    Musizieren, Blau fürs Zaubern, Lila fürs Malen) hat zehn davon: drei mit dem Wert 1, sechs mit
    dem Wert 2 und eine einzige 3. Dazu kommen fünf Joker, drei mit dem Wert 1 und zwei mit dem
    Wert 2, und fünf Ringelreihen ohne Wert.
rule-F3 =
    Außer den Karten braucht ihr 15 Wegstücke, eine Königsfigur und eine Schlossmauer, an der alle
    Wege beginnen. Wenn euer Tisch nichts anderes wählt, sind die Stücke 1 bis 15 lang, jede Länge
    gibt es einmal.
ruling-F3 =
    In keiner der gedruckten Regeln steht, wie lang die Stücke sind. Die Längen 1 bis 15 sind leicht
    zu überblicken, und keine zwei Stücke sind gleich lang; ein Tisch kann eigene Längen festlegen.
rule-F4 =
    Zu dritt spielt ihr mit 45 Karten. Eine ganze Farbe, die ihr auslost, bleibt die ganze Partie
    über in der Schachtel, dazu ein Joker mit dem Wert 1, ein Joker mit dem Wert 2 und drei
    Ringelreihen.
ruling-F4 =
    In den Regeln steht weder, wer die Farbe aussucht, noch, ob sie in jeder Runde neu gewählt wird.
    Bei uns wird sie einmal ausgelost: So hat niemand etwas von der Wahl, und alle drei wissen die
    ganze Zeit, welche Karten fehlen.
rule-F5 =
    In jeder Runde bekommst du bei 3 oder 4 Personen 15 Karten, bei 5 Personen 12 und bei 6 Personen
    10.

## Setup

rules-figaro-heading-setup = Vorbereitung

rule-F6 =
    Vor der ersten Runde werden die Wegstücke der ganzen Partie gezogen und für alle sichtbar
    ausgelegt: eine Gruppe für jede der drei Runden. Eine Gruppe hat ein Stück weniger, als Leute am
    Tisch sitzen, und ist vom längsten bis zum kürzesten Stück sortiert. Stücke, die nicht gezogen
    wurden, sind aus dem Spiel.
rule-F7 =
    Ihr lost aus, wer beginnt, wenn ihr euch nicht einigt. Wer beginnt, bekommt auch den König.
rule-F8 =
    Zu Beginn jeder Runde werden alle Karten gemischt und einzeln ausgeteilt; die erste bekommt, wer
    den König hat. Von da an hast du drei Orte für Karten: deine Hand, die niemand sonst sieht;
    deine Auslage, das sind die offenen Karten vor dir; und deinen Stapel, verdeckt, mit den Karten,
    die du genommen hast. Auslage und Stapel sind anfangs leer.
ruling-F8 =
    In keinem Text steht, wer die erste Karte bekommt. Das spielt nur eine Rolle, wenn die Karten
    nicht aufgehen, wie zu dritt mit den Karten der Spielhilfe; dann bekommt eine Karte mehr, wer
    den König hat, und auch, wer links daneben sitzt.

## A turn

rules-figaro-heading-turn = Ein Zug

rule-F9 =
    Wer den König hat, beginnt die Runde. Danach geht es im Uhrzeigersinn weiter, immer nach links.
rule-F10 =
    Hast du zu Beginn deines Zuges keine Karte auf der Hand, ist die Runde sofort zu Ende (F22). Das
    gilt auch, wenn du nur deshalb am Zug bist, weil du gerade alles genommen hast.
rule-F11 =
    Hast du Karten, tust du eines von beidem: Du spielst eine Karte, oder du nimmst alle offenen
    Karten (F19). Passen kannst du nicht.
rule-F12 =
    Eine Farbkarte legst du offen in eine Auslage, deine eigene oder irgendeine andere. Sie passt,
    wenn diese Farbe dort schon liegt; sie passt auch, wenn dort noch keine Farbe liegt, solange
    diese Farbe nicht schon woanders liegt.
ruling-F12 =
    Nur der niederländische Text sagt, dass die erste Karte nach dem Nehmen vor jemand anderen
    kommt, und nur nach einer Auslage ab 6. Mit der Option gilt das bei uns nach jedem Nehmen, damit
    ihr euch nur eine Regel merken müsst. Einen Ringelreihen kannst du nur vor dich selbst legen
    (F15), also bleibt er erlaubt.
rule-F13 =
    Deshalb liegen in einer Auslage nie zwei Farben, und keine Farbe liegt je in zwei Auslagen.
rule-F14 =
    Ein Joker passt jederzeit in jede Auslage. Sein Wert zählt mit, aber er hat keine Farbe und
    belegt auch keine.
rule-F15 =
    Einen Ringelreihen legst du immer vor dich selbst, und das darfst du jederzeit, auch wenn noch
    nirgends eine Karte offen liegt. Dann geben alle gleichzeitig ihre ganze Auslage nach links
    weiter, und der Ringelreihen wandert mit. Er hat den Wert 0 und keine Farbe. Er bleibt liegen,
    wo er angekommen ist, und zählt als eine Karte, wenn jemand ihn nimmt.
ruling-F15 =
    Ob du einen Ringelreihen spielen darfst, wenn sonst nichts offen liegt, sagen die Regeln nicht.
    Nichts spricht dagegen, also darfst du: Der Ringelreihen wandert dann ganz allein weiter.
rule-F16 =
    Eine Auslage nur aus Jokern und Ringelreihen hat noch keine Farbe. Zu sechst kann es sein, dass
    alle fünf Farben vor den anderen liegen; dann passt in die sechste Auslage keine Farbkarte, ein
    Joker aber immer noch.

## Collecting

rules-figaro-heading-collecting = Karten nehmen

rule-F17 =
    Sobald vor dir 6 oder mehr liegt, musst du sofort alles nehmen: Jede offene Karte, ganz gleich
    vor wem, kommt auf deinen Stapel, und es ist egal, wer die letzte gelegt hat. Dafür bist du auch
    als Nächstes am Zug.
rule-F18 =
    Bist du am Zug und keine deiner Karten passt irgendwohin, musst du alle offenen Karten auf
    deinen Stapel nehmen. Das kommt nur bei 3 oder 4 Personen vor: Bei 5 oder 6 ist für eine Karte
    immer Platz.
rule-F19 =
    Du darfst auch dann alle offenen Karten nehmen, wenn du eine Karte spielen könntest; mindestens
    eine muss offen liegen. Sie kommen auf deinen Stapel.
ruling-F19 =
    In keinem Text steht, ob du auch nehmen darfst, wenn nichts offen liegt. Das wäre heimliches
    Passen, und passen kannst du nicht (F11). Der niederländische Text, nach dem die Karten auf die
    Hand kommen, setzt dafür keine Grenze; so könnte eine Runde endlos dauern, deshalb geht es dort
    nur einmal pro Runde.
rule-F20 = Wer alles genommen hat, ob freiwillig oder nicht, ist als Nächstes am Zug.
ruling-F20 =
    Wer weitermacht, steht in den Regeltexten nur für den Fall einer Auslage ab 6. In der Spielhilfe
    gilt es jedes Mal, wenn jemand Karten nimmt, also machen wir keinen Unterschied.
rule-F21 =
    Durch einen Ringelreihen muss nie jemand die Karten nehmen, denn die Auslagen wandern als Ganzes
    und behalten ihren Wert.

## End of a round

rules-figaro-heading-round-end = Ende einer Runde

rule-F22 =
    Wer den Zug ohne Karte begonnen hat, nimmt den König. Dann zählt ihr die Stapel: Es kommt auf
    die Zahl der Karten an, nicht auf ihre Werte. Karten auf der Hand und in Auslagen zählen nicht.
rule-F23 =
    Der größte Stapel kommt zuerst dran, dann der nächstgrößte und so weiter. Bei gleich großen
    Stapeln geht es im Uhrzeigersinn, angefangen links vom König; wer den König hat, kommt zuletzt.
rule-F24 =
    In dieser Reihenfolge nehmt ihr die Wegstücke der Runde, das längste zuerst. Wer einen leeren
    Stapel hat, nimmt keines. Ist kein Stapel leer, bleibt verschont, wer zuletzt drankommt. Übrige
    Stücke sind aus dem Spiel. Sind alle Stapel leer, was nur vorkommen kann, wenn die offenen Karten
    auf die Hand kommen, nimmt niemand ein Stück, und den Tausch (F26) bekommt, wer den König hat.
rule-F25 =
    Nach der ersten und der zweiten Runde werden alle Karten gemischt und neu ausgeteilt. Wer den
    König hat, beginnt.

## Third round

rules-figaro-heading-third-round = Dritte Runde

rule-F26 =
    In der dritten Runde tauscht, wer die wenigsten Karten hat, und zwar nach dem Zählen und bevor
    jemand ein Stück nimmt: Das längste Stück des eigenen Weges kommt in die dritte Gruppe, und das
    kürzeste Stück der Gruppe kommt dafür zurück. Haben mehrere die wenigsten Karten, tauscht von
    ihnen, wer den König hat, oder sonst, wer vom König aus im Uhrzeigersinn zuerst kommt. Dann
    sortiert ihr die Gruppe neu und nehmt die Stücke (F24).
ruling-F26 =
    Der niederländische Text nennt nur, wer dem König am nächsten sitzt; die anderen Texte nennen
    zuerst, wer ihn hat. Näher am König sitzt niemand, also lesen wir alle gleich.
rule-F27 =
    Der Tausch fällt aus, wenn du kein Wegstück hast oder keines davon länger ist als das kürzeste
    der dritten Gruppe.
rule-F28 =
    Der Tausch erspart dir nicht immer ein Wegstück. F26 hilft dir, wenn du vom König aus im
    Uhrzeigersinn zuerst kommst, aber F23 stellt dich dann auch vor die anderen mit gleich vielen
    Karten. Haben also mehrere die wenigsten Karten und niemand von ihnen den König, kann es sein,
    dass du tauschst und trotzdem ein Stück nehmen musst.

## End of the game

rules-figaro-heading-end = Ende des Spiels

rule-F29 =
    Der kürzeste Weg gewinnt; ohne Wegstück hat dein Weg die Länge 0. Bei gleich langen Wegen liegt
    vorn, wer den König hat, und danach, wer vom König aus im Uhrzeigersinn am nächsten sitzt. So
    klärt sich jeder Gleichstand; einen geteilten Sieg gibt es nie.

## At the table

rules-figaro-heading-table = Am Tisch

rule-F30 =
    Solange die Partie läuft, darf niemand Stapel nachzählen oder Wege aneinander messen. Bis zur
    Wertung siehst du deshalb Stapel, aber nicht, wie viele Karten sie haben, und maßstäbliche Wege,
    aber nicht, wie lang sie sind; ein Screenreader sagt in Worten, was ein Blick verraten würde.
    Geheim ist daran nichts: Alle haben die Karten und Stücke kommen sehen. Ein Tisch, der lieber
    Zahlen hat, kann sie einschalten.
rule-F31 =
    Der Tisch sagt an, wenn jemand nur noch eine Karte hat, und noch einmal, wenn auch die letzte
    gespielt ist.
rule-F32 =
    Reden gehört zum Spiel. Bettelt, warnt und beschuldigt einander nach Herzenslust: Es gibt einen
    Chat und schnelle Reaktionen.

## Options: a name, and a sentence for each value

option-three_player_deck = Karten zu dritt
option-three_player_deck-colour-out =
    Eine Farbe, zwei Joker und drei Ringelreihen bleiben in der Schachtel; 45 Karten bleiben übrig.
option-three_player_deck-ones-out =
    Alle fünfzehn Farbkarten mit dem Wert 1, ein Joker mit dem Wert 1, ein Joker mit dem Wert 2 und
    zwei Ringelreihen bleiben in der Schachtel; 41 Karten bleiben übrig: 14 für den Platz mit dem
    König, 14 für den links daneben und 13 für den dritten.
option-fewest_tie = Mehrere mit den wenigsten Karten
option-fewest_tie-one-free =
    Wer einen leeren Stapel hat, nimmt kein Stück; gibt es keinen leeren Stapel, bleibt nur
    verschont, wer in der Reihenfolge zuletzt kommt.
option-fewest_tie-all-free =
    Alle mit den wenigsten Karten bleiben verschont, auch wenn es nicht null sind. Sind alle Stapel
    gleich groß, wird gar kein Stück genommen.
option-stack_tie = Reihenfolge gleich großer Stapel
option-stack_tie-king-last =
    Zuerst kommt, wer links vom König sitzt, dann folgen die anderen im Uhrzeigersinn; wer den
    König hat, kommt zuletzt.
option-stack_tie-king-wins =
    Je weiter du im Uhrzeigersinn vom König entfernt sitzt, desto früher nimmst du ein Stück: Zuerst
    kommt, wer rechts vom König sitzt; wer den König hat, kommt zuletzt.
option-exchange = Tausch in der dritten Runde
option-exchange-auto =
    Der Tausch geschieht von selbst, aber nur, wenn der Weg dadurch kürzer wird.
option-exchange-optional =
    Du darfst den Tausch ablehnen und weißt dabei, wie viele Karten alle Stapel haben. Schließt F27
    ihn aus, wirst du nicht gefragt.
option-exchange-strict =
    Getauscht wird immer, selbst gegen ein längeres Stück; nur wer gar kein Stück hat, tauscht
    nicht.
option-exchange-off = Es gibt keinen Tausch.
option-voluntary_take = Karten freiwillig nehmen
option-voluntary_take-stack = Die Karten kommen auf den Stapel.
option-voluntary_take-hand =
    Die Karten kommen auf die Hand. Das darfst du einmal pro Runde. Wer nichts spielen kann, nimmt
    die offenen Karten wie sonst auf den Stapel (F18).
option-after_take = Zug nach dem Nehmen
option-after_take-taker = Wer alles genommen hat, ist als Nächstes am Zug.
option-after_take-next =
    Hat jemand alle offenen Karten genommen, freiwillig oder nicht, geht es links davon weiter; wer
    dort keine Karte hat, beendet die Runde (F10). Nach einer Auslage ab 6 ist weiterhin am Zug, wer
    alles genommen hat.
option-lead_after_take = Erste Karte nach dem Nehmen
option-lead_after_take-anyone = Sie darf überallhin, wo sie passt.
option-lead_after_take-others =
    Bist du am Zug, weil du gerade alles genommen hast, freiwillig oder nicht, musst du die nächste
    Karte vor jemand anderen legen. Ein Ringelreihen ist erlaubt und hebt diese Einschränkung auf.
option-road_lengths = Längen der Wegstücke
option-road_lengths-default = Die Stücke sind 1 bis 15 lang, jede Länge gibt es einmal.
option-road_lengths-any = Möglich sind 15 beliebige positive ganze Zahlen, auch gleiche.
option-road_lengths-custom = Die Stücke haben diese Längen: { $lengths }.
option-open_stacks = Größe der Stapel
option-open_stacks-off = Der Tisch zeigt nicht, wie viele Karten in einem Stapel sind.
option-open_stacks-on = Der Tisch zeigt, wie viele Karten in jedem Stapel sind.
option-show_lengths = Länge der Wege
option-show_lengths-off = Der Tisch zeigt die Wege als Balken ohne Zahlen.
option-show_lengths-on = Der Tisch zeigt die Länge jedes Weges als Zahl.

## Editions

edition-davinci = Die Regeln auf Englisch, Französisch und Italienisch.
edition-davinci-name = daVinci 2006
edition-aid =
    Andere Karten zu dritt; alle mit den wenigsten Karten bleiben verschont; gleich große Stapel
    kommen in umgekehrter Reihenfolge; der Tausch ist Pflicht.
edition-aid-name = Französische Spielhilfe
edition-dutch =
    Der Tausch darf abgelehnt werden; freiwillig genommene Karten kommen auf die Hand; nach dem
    Nehmen kommt die nächste Karte vor jemand anderen.
edition-dutch-name = Niederländische Regeln

## Worked examples

example-figaro-1 =
    Zu fünft, im Uhrzeigersinn: Anna, Ben, Clara, David und Eva. Clara hat den König. Ihre Stapel
    haben 7, 7, 0, 12 und 7 Karten, und die Wegstücke sind 14, 11, 6 und 3 lang. David nimmt die 14.
    Dann folgen vom König aus im Uhrzeigersinn die gleich großen Stapel: Eva nimmt die 11, Anna die
    6 und Ben die 3. Clara hat keine Karten und nimmt nichts (F23, F24).
example-figaro-2 =
    Zu viert, dritte Runde. Anna hat den König; die Stapel von Anna, Ben, Clara und David haben 9,
    4, 8 und 4 Karten, und die Wegstücke sind 10, 7 und 5 lang. Ben und David haben die wenigsten
    Karten. Vom König aus kommt Ben im Uhrzeigersinn zuerst und tauscht eine 12 gegen die 5 (F26).
    Nun gibt es die Stücke 12, 10 und 7: Anna nimmt die 12, Clara die 10 und Ben die 7; David nimmt
    nichts. Bens Weg ist um 5 und 7 länger geworden (F28).
example-figaro-3 =
    Zu viert. Vor Anna liegen eine rote 2 und ein Joker 1, vor Ben nichts, vor Clara ein
    Ringelreihen und ein Joker 2, vor David blaue Karten im Wert von 5. Rot passt nur vor Anna, Blau
    nur vor David, Grün vor Ben oder Clara, ein Joker überall (F12, F14, F16). Legt jemand einen
    Joker 1 vor David, muss David alles nehmen (F17). Einen Ringelreihen legst du nur vor dich
    selbst (F15).
