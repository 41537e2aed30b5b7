### The rules of Figaro by clause. Line breaks inside a text do not matter.

## Material

rules-figaro-heading-material = Material

rule-F1 = Figaro ist ein Spiel für 3 bis 6 Personen ab 8 Jahren.
rule-F2 =
    Es gibt 60 Karten. Jede der fünf Farben (Rot fürs Kämpfen, Gelb fürs Kochen, Grün fürs
    Musizieren, Blau fürs Zaubern, Lila fürs Malen) hat zehn davon: drei mit dem Wert 1, sechs mit
    dem Wert 2 und eine einzige 3. Dazu kommen fünf Joker, drei mit dem Wert 1 und zwei mit dem
    Wert 2, und fünf Ringelreihen ohne Wert.
rule-F3 =
    Außer den Karten braucht ihr 15 Wegstücke, eine Königsfigur und eine Schlossmauer, an der alle
    Wege beginnen. Wenn euer Tisch nichts anderes wählt, sind die Stücke 1 bis 15 lang, jede Länge
    kommt einmal vor.
ruling-F3 =
    In keiner der gedruckten Regeln steht, wie lang die Stücke sind. Die Längen 1 bis 15 sind
    leicht zu überblicken, und da sie alle verschieden sind, sind nie zwei Stücke einer Gruppe
    gleich; ein Tisch kann eigene Längen festlegen.
rule-F4 =
    Zu dritt spielt ihr mit 45 Karten. Eine ganze Farbe, die der Zufall bestimmt, bleibt das ganze
    Spiel über in der Schachtel, dazu ein Joker mit dem Wert 1, ein Joker mit dem Wert 2 und drei
    Ringelreihen.
ruling-F4 =
    In den Regeln steht weder, wer die Farbe aussucht, noch, ob sie in jeder Runde neu gewählt
    wird. Der Zufall wählt einmal: So kann niemand Nutzen aus der Wahl ziehen, und alle drei wissen
    durchgehend, welche Karten fehlen.
rule-F5 =
    In jeder Runde hast du bei 3 oder 4 Personen 15 Karten auf der Hand, bei 5 Personen 12 und bei
    6 Personen 10.

## Setup

rules-figaro-heading-setup = Vorbereitung

rule-F6 =
    Vor der ersten Runde werden die Wegstücke des ganzen Spiels zufällig gezogen und für alle
    sichtbar ausgelegt: eine Gruppe für jede der drei Runden. Eine Gruppe hat ein Stück weniger,
    als Personen mitspielen, und ist vom längsten bis zum kürzesten Stück sortiert. Nicht gezogene
    Stücke spielen nicht mit.
rule-F7 =
    Wer beginnt, bestimmt der Zufall, wenn sich der Tisch nicht schon geeinigt hat. Wer beginnt,
    bekommt den König.
rule-F8 =
    Zu Beginn jeder Runde werden alle Karten gemischt und einzeln ausgeteilt; die erste bekommt,
    wer den König hat. Von da an hat jede Person drei Orte für Karten: eine Hand, die niemand
    sonst sieht; eine Auslage, das sind die offenen Karten vor ihr; und einen Stapel mit den
    genommenen Karten, verdeckt. Auslagen und Stapel sind anfangs leer.
ruling-F8 =
    In keinem Text steht, wer die erste Karte bekommt. Das spielt nur eine Rolle, wenn die Karten
    nicht aufgehen, wie beim Kartensatz der Spielhilfe für drei; dann bekommen die Person mit dem
    König und die links daneben je eine Karte mehr als die dritte.

## A turn

rules-figaro-heading-turn = Ein Zug

rule-F9 =
    Den ersten Zug einer Runde hat, wer den König hat. Danach geht es im Uhrzeigersinn weiter,
    immer nach links.
rule-F10 =
    Hast du zu Beginn deines Zuges keine Karte auf der Hand, ist die Runde sofort zu Ende (F22).
    Das gilt auch, wenn du nur deshalb am Zug bist, weil du gerade die offenen Karten genommen
    hast.
rule-F11 =
    Hast du Karten, tust du eines von beidem: Du spielst eine Karte aus, oder du nimmst alle
    offenen Karten (F19). Passen kannst du nicht.
rule-F12 =
    Eine Farbkarte legst du offen in eine Auslage, in eine fremde oder in deine eigene. Sie passt,
    wenn diese Farbe dort schon liegt; sie passt auch, wenn dort noch keine Farbe liegt, solange
    diese Farbe in keiner anderen Auslage liegt.
ruling-F12 =
    Nur der niederländische Text sagt, dass die erste Karte nach dem Nehmen vor jemand anderen
    kommt, und nur nach einem Wert von 6 oder mehr. Mit der Option gilt das bei uns nach jedem
    Nehmen, damit ihr euch nur eine Regel merken müsst. Ein Ringelreihen kann nur vor dir selbst
    liegen (F15), also bleibt er erlaubt.
rule-F13 =
    Deshalb liegen in einer Auslage nie zwei Farben, und keine Farbe liegt je in zwei Auslagen.
rule-F14 =
    Ein Joker passt jederzeit in jede Auslage. Sein Wert zählt mit, aber er hat keine Farbe und
    belegt auch keine.
rule-F15 =
    Einen Ringelreihen legst du immer in deine eigene Auslage, und das darfst du jederzeit, auch
    bei leerem Tisch. Dann geben alle gleichzeitig ihre ganze Auslage nach links weiter, und der
    Ringelreihen wandert mit. Ein Ringelreihen hat den Wert 0 und keine Farbe. Er bleibt dort
    liegen, wo er angekommen ist, und zählt als eine Karte, wenn jemand ihn nimmt.
ruling-F15 =
    Von einem Ringelreihen auf leerem Tisch ist in den Regeln nicht die Rede. Nichts darin spricht
    dagegen, also ist er erlaubt: Der Ringelreihen wandert dann ganz allein weiter.
rule-F16 =
    Eine Auslage nur aus Jokern und Ringelreihen hat noch keine Farbe. Zu sechst können alle fünf
    Farben vor den anderen liegen; dann passt in die sechste Auslage keine Farbkarte, ein Joker aber
    immer noch.

## Collecting

rules-figaro-heading-collecting = Karten nehmen

rule-F17 =
    Sobald eine Auslage 6 oder mehr wert ist, muss die Person, vor der sie liegt, sofort nehmen:
    Alles, was offen liegt, vor wem auch immer, kommt auf ihren Stapel, ganz gleich, wer die letzte
    Karte gelegt hat. Wer so genommen hat, ist auch als Nächstes am Zug.
rule-F18 =
    Bist du am Zug und keine deiner Karten passt irgendwohin, musst du alle offenen Karten auf
    deinen Stapel nehmen. Das kommt nur bei 3 oder 4 Personen vor: Bei 5 oder 6 ist für eine Karte
    immer Platz.
rule-F19 =
    Du darfst auch dann alle offenen Karten nehmen, wenn du eine Karte ausspielen könntest; es muss
    nur mindestens eine Karte auf dem Tisch liegen. Die Karten kommen auf deinen Stapel.
ruling-F19 =
    In keinem Text steht, ob man auch bei leerem Tisch nehmen darf. Das wäre ein verkapptes Passen,
    und passen kann man nicht (F11). Der niederländische Text, nach dem die Karten auf die Hand
    kommen, setzt dafür keine Grenze; ohne eine Grenze könnte eine Runde endlos dauern, deshalb
    dürfen es dort alle nur einmal in jeder Runde.
rule-F20 =
    Wer alle offenen Karten genommen hat, ob freiwillig oder nicht, ist als Nächstes am Zug.
ruling-F20 =
    Die Regeltexte sagen nur nach einer Auslage im Wert von 6 oder mehr, wer weitermacht. Die
    Spielhilfe sagt dasselbe von jedem Nehmen, also behandeln wir jedes gleich.
rule-F21 =
    Durch einen Ringelreihen muss nie jemand nehmen, denn die Auslagen wandern als Ganzes und
    behalten ihren Wert.

## End of a round

rules-figaro-heading-round-end = Ende einer Runde

rule-F22 =
    Wer den Zug ohne Karte begonnen hat, nimmt den König. Dann werden die Stapel gezählt:
    Es kommt auf die Zahl der Karten an, nicht auf ihre Werte. Karten auf der Hand und in Auslagen
    zählen nicht.
rule-F23 =
    Der größte Stapel steht an erster Stelle, dann kommt der nächstgrößte und so weiter. Gleich
    große Stapel kommen im Uhrzeigersinn an die Reihe, links vom König beginnend; wer den König
    hat, kommt zuletzt.
rule-F24 =
    In dieser Reihenfolge nehmt ihr die Wegstücke der Runde, das längste zuerst. Wer einen leeren
    Stapel hat, nimmt keines. Ist kein Stapel leer, nimmt keines, wer an letzter Stelle steht.
    Übrige Stücke sind aus dem Spiel. Sind alle Stapel leer, was nur vorkommen kann, wenn die
    offenen Karten auf die Hand genommen werden, nimmt niemand ein Stück, und der Tausch (F26)
    betrifft die Person, die den König hat.
rule-F25 =
    Nach der ersten und der zweiten Runde werden alle Karten gemischt und neu ausgeteilt. Wer den
    König hat, beginnt.

## Third round

rules-figaro-heading-third-round = Dritte Runde

rule-F26 =
    In der dritten Runde wird nach dem Zählen, und bevor ein Stück genommen wird, getauscht. Das
    tut, wer die wenigsten Karten hat: Das längste Stück des eigenen Weges kommt in die dritte
    Gruppe, und das kürzeste Stück der Gruppe kommt dafür zurück. Haben mehrere die wenigsten
    Karten, tauscht von ihnen, wer den König hat, sonst, wer vom König aus im Uhrzeigersinn als
    Nächstes kommt. Die Gruppe wird neu sortiert, dann werden die Stücke genommen (F24).
ruling-F26 =
    Der niederländische Text nennt nur, wer dem König am nächsten sitzt; die anderen Texte nennen
    zuerst, wer ihn hat. Näher am König als dort, wo er steht, sitzt niemand; deshalb lesen wir
    alle gleich.
rule-F27 =
    Der Tausch entfällt, wenn diese Person kein Wegstück hat oder keines davon länger ist als das
    kürzeste der dritten Gruppe.
rule-F28 =
    Der Tausch erspart dir nicht immer ein Wegstück. F26 begünstigt, wer vom König aus im
    Uhrzeigersinn am nächsten sitzt, F23 dagegen stellt genau diese Person vor die anderen mit
    gleich vielen Karten. Haben also mehrere die wenigsten Karten und niemand von ihnen den König,
    kann es sein, dass man nach dem Tausch trotzdem ein Stück nehmen muss.

## End of the game

rules-figaro-heading-end = Ende des Spiels

rule-F29 =
    Der kürzeste Weg gewinnt; ohne Wegstück hat dein Weg die Länge 0. Bei gleich langen Wegen liegt
    vorn, wer den König hat, und danach, wer vom König aus im Uhrzeigersinn am nächsten sitzt. So
    wird die ganze Rangfolge entschieden; es gewinnt also immer genau eine Person.

## At the table

rules-figaro-heading-table = Am Tisch

rule-F30 =
    Solange das Spiel läuft, darf niemand Stapel nachzählen oder Wege aneinander messen. Bis zur
    Wertung siehst du deshalb Stapel, aber nicht, wie viele Karten sie haben, und maßstäbliche
    Wege, aber nicht, wie lang sie sind; ein Screenreader sagt in Worten, was ein Blick verraten
    würde. Geheim ist daran nichts: Alle haben die Karten und Stücke kommen sehen. Ein Tisch, der
    lieber Zahlen hat, kann sie einschalten.
rule-F31 =
    Der Tisch sagt an, wenn jemand nur noch eine Karte hat, und noch einmal, wenn die letzte Karte
    ausgespielt ist.
rule-F32 =
    Reden gehört zum Spiel. Bettelt, warnt und beschuldigt einander nach Herzenslust: Es gibt einen
    Chat und schnelle Reaktionen.

## Options: a name, and a sentence for each value

option-three_player_deck = Karten zu dritt
option-three_player_deck-colour-out =
    Eine Farbe, zwei Joker und drei Ringelreihen bleiben in der Schachtel; 45 Karten bleiben übrig.
option-three_player_deck-ones-out =
    Alle fünfzehn Farbkarten mit dem Wert 1, ein Joker mit dem Wert 1, ein Joker mit dem Wert 2 und
    zwei Ringelreihen bleiben in der Schachtel; 41 Karten bleiben übrig: je 14 für die Person mit
    dem König und die links daneben, 13 für die dritte.
option-fewest_tie = Mehrere mit den wenigsten Karten
option-fewest_tie-one-free =
    Wer einen leeren Stapel hat, nimmt kein Stück; gibt es keinen leeren Stapel, bleibt nur
    verschont, wer an letzter Stelle steht.
option-fewest_tie-all-free =
    Alle mit den wenigsten Karten bleiben verschont, auch wenn es nicht null sind. Sind alle Stapel
    gleich groß, wird gar kein Stück genommen.
option-stack_tie = Reihenfolge gleich großer Stapel
option-stack_tie-king-last =
    Zuerst kommt, wer links vom König sitzt, dann folgen die anderen im Uhrzeigersinn; wer den
    König hat, kommt zuletzt.
option-stack_tie-king-wins =
    Je weiter jemand im Uhrzeigersinn vom König entfernt sitzt, desto früher nimmt diese Person ein
    Stück: Zuerst kommt, wer rechts vom König sitzt; wer den König hat, kommt zuletzt.
option-exchange = Tausch in der dritten Runde
option-exchange-auto =
    Der Tausch geschieht von selbst, aber nur, wenn der Weg dadurch kürzer wird.
option-exchange-optional =
    Der Tausch darf abgelehnt werden; dabei ist bekannt, wie viele Karten alle Stapel haben.
    Schließt F27 ihn aus, wird nicht gefragt.
option-exchange-strict =
    Getauscht wird immer, selbst gegen ein längeres Stück; ausgenommen ist nur, wer gar kein Stück
    hat.
option-exchange-off = Es gibt keinen Tausch.
option-voluntary_take = Freiwilliges Nehmen
option-voluntary_take-stack = Die Karten kommen auf den Stapel.
option-voluntary_take-hand =
    Die Karten kommen auf die Hand. Alle dürfen das einmal in jeder Runde. Wer nichts ausspielen
    kann, nimmt die offenen Karten wie sonst auf den Stapel (F18).
option-after_take = Zug nach dem Nehmen
option-after_take-taker = Wer alle offenen Karten genommen hat, ist als Nächstes am Zug.
option-after_take-next =
    Hat jemand alle offenen Karten genommen, freiwillig oder nicht, geht der Zug nach links weiter;
    wer dort keine Karte hat, beendet die Runde (F10). Nach einer Auslage im Wert von 6 oder mehr
    ist weiterhin am Zug, wer genommen hat.
option-lead_after_take = Erste Karte nach dem Nehmen
option-lead_after_take-anyone = Sie darf überallhin gelegt werden, wo sie passt.
option-lead_after_take-others =
    Wer durch das Nehmen, freiwillig oder nicht, am Zug ist, legt die nächste Karte vor jemand
    anderen. Ein Ringelreihen ist erlaubt und hebt diese Einschränkung auf.
option-road_lengths = Längen der Wegstücke
option-road_lengths-default = Die Stücke sind 1 bis 15 lang, jede Länge kommt einmal vor.
option-road_lengths-any =
    Beliebige 15 positive ganze Zahlen sind möglich, auch gleiche.
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
