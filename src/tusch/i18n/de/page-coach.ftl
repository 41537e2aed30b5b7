### Wie habe ich gespielt: was der Coach auf der Seite sagt. Punkte sind Punkte Gewinnchance.

page-coach-of = Wie hat { $name } gespielt?
page-coach-whose = Wessen Partie
page-coach-waiting =
    { $place ->
        [1] Diese Partie kommt als Nächste dran.
       *[other] Diese Partie ist Nummer { $place } in der Schlange.
    }
page-coach-preparing = Der Coach macht sich bereit; das dauert beim ersten Mal ein, zwei Minuten. Dann kommt diese Partie dran.
page-coach-running = Der Coach spielt jede Entscheidung viele Male durch, um zu sehen, was sie wert war …
page-coach-stays = Du musst nicht warten: Der Bericht steht hier, wenn du wiederkommst.
page-coach-stop = Lass gut sein
page-coach-so-far = Bisher gefunden
page-coach-retry = Noch einmal versuchen

## Wie es lief, und woran es lag. $won: ob die Chance am Ende gestiegen ist; $most: ob es sicher am meisten zählte.

page-coach-went-won =
    { $seat-is ->
        [you] Du hast gewonnen!
       *[other] { $seat } hat gewonnen!
    }
page-coach-went-shared =
    { $seat-is ->
        [you] Du teilst dir den Sieg!
       *[other] { $seat } teilt sich den Sieg!
    }
page-coach-went-lost =
    { $seat-is ->
        [you] Diesmal hast du verloren.
       *[other] Diesmal hat { $seat } verloren.
    }
page-coach-went-place-2 =
    { $seat-is ->
        [you] Zweiter Platz für dich.
       *[other] Zweiter Platz für { $seat }.
    }
page-coach-went-place-3 =
    { $seat-is ->
        [you] Dritter Platz für dich.
       *[other] Dritter Platz für { $seat }.
    }
page-coach-went-place-4 =
    { $seat-is ->
        [you] Vierter Platz für dich.
       *[other] Vierter Platz für { $seat }.
    }
page-coach-went-place-5 =
    { $seat-is ->
        [you] Fünfter Platz für dich.
       *[other] Fünfter Platz für { $seat }.
    }
page-coach-went-place-6 =
    { $seat-is ->
        [you] Sechster Platz für dich.
       *[other] Sechster Platz für { $seat }.
    }
page-coach-cause-cards =
    { $won ->
        [yes]
            { $most ->
                [yes] Das lag vor allem an den Karten: Sie haben es gut gemeint.
               *[no] Die Karten haben es gut gemeint, und das hat geholfen.
            }
       *[no]
            { $most ->
                [yes] Das lag vor allem an den Karten: Sie haben es nicht gut gemeint.
               *[no] Die Karten haben es nicht gut gemeint, und das war zu spüren.
            }
    }
page-coach-cause-others =
    { $won ->
        [yes]
            { $most ->
                [yes] Das lag vor allem an den anderen: Was sie gespielt haben, kam wie gerufen.
               *[no] Was die anderen gespielt haben, kam wie gerufen.
            }
       *[no]
            { $most ->
                [yes] Das lag vor allem an den anderen: Was sie gespielt haben, hat wehgetan.
               *[no] Was die anderen gespielt haben, hat wehgetan.
            }
    }
page-coach-cause-own =
    { $won ->
        [yes]
            { $most ->
                [yes] Und das war vor allem gut gespielt.
               *[no] Gut gespielt war es auch, und das hat viel ausgemacht.
            }
       *[no]
            { $seat-is ->
                [you]
                    { $most ->
                        [yes] Das lag vor allem an deinen eigenen Spielzügen, und die kannst du üben.
                       *[no] Auch an deinen eigenen Spielzügen lag es, und die kannst du üben.
                    }
               *[other]
                    { $most ->
                        [yes] Das lag vor allem an den eigenen Spielzügen.
                       *[no] Auch an den eigenen Spielzügen lag es.
                    }
            }
    }
page-coach-cause-open = Woran es lag, ist schwer zu sagen: Nichts sticht heraus.
page-coach-part-cards = Die Karten
page-coach-part-others = Die anderen
page-coach-part-own =
    { $seat-is ->
        [you] Dein Spiel
       *[other] Das eigene Spiel
    }
page-coach-part-helped = zum Vorteil
page-coach-part-cost = zum Nachteil
page-coach-part-open = schwer zu sagen

## Die Kurve

page-coach-curve = Die Gewinnchance
page-coach-moment = Moment
page-coach-chance = { $chance } %
page-coach-start = Am Anfang
page-coach-end = Am Ende
page-coach-decision = Spielzug { $number }
page-coach-key-costly = etwas anderes war besser
page-coach-key-start = die Chance am Anfang
page-coach-open-curve = Wenn alle Karten offen lägen
page-coach-in-words = Die Kurve in Worten
page-coach-tap = Tippe auf die Kurve: Dann siehst du den Tisch, wie er in diesem Moment war.

## Woher das Ergebnis kommt

page-coach-ledger = Glück und Können
page-coach-ledger-about = Lies von oben nach unten: Jede Zeile kommt zu den vorigen dazu, und am Ende steht das Ergebnis. Unterwegs kann die Summe über 100 oder unter 0 geraten; nur die erste und die letzte Zeile sind Gewinnchancen.
page-coach-ledger-three = Oben auf der Seite sind es nur drei Zeilen: Was verborgen lag, zählt zu den Karten, und die Spielzüge zählen zu dem, was starkes Spiel herausholen konnte.
page-coach-account-cards = Die Karten
page-coach-account-cards-about = was gegeben und aufgedeckt wurde
page-coach-account-play =
    { $seat-is ->
        [you] Deine Spielzüge
       *[other] Spielzüge von { $seat }
    }
page-coach-account-play-about = wie weit sie darunter blieben oder darüber hinauskamen
page-coach-account-par = Was starkes Spiel herausholen konnte
page-coach-account-par-about = mehr als einfaches Spiel, alle Spielzüge zusammengezählt; das kann mehr als 100 sein
page-coach-account-lie = Was verborgen lag
page-coach-account-lie-about =
    wie { $seat-is ->
        [you] deine Spielzüge
       *[other] die Spielzüge von { $seat }
    } ausgingen, wegen Karten, die niemand sehen konnte
page-coach-account-theirs = Spielzüge von { $seat }
page-coach-account-theirs-about = was sie gebracht oder gekostet haben

## Momente und Entscheidungen

page-coach-costliest = Einen zweiten Blick wert
page-coach-numbers = In Zahlen
page-coach-kinds = Nach Art der Entscheidung
page-coach-kind = Art
page-coach-count = Anzahl
page-coach-costly-count = Ging besser
page-coach-given = Verlust
page-coach-decisions = Spielzug für Spielzug
page-coach-show-costly = Es ging besser ({ $count })
page-coach-show-all =
    { $forced ->
        [0] Alle ({ $count })
       *[other] Alle ({ $count }, davon { $forced } ohne Wahl)
    }
page-coach-show-bots = Was die Bots dachten ({ $count })
page-coach-bot-thinking = Der Bot denkt nach …
page-coach-none-costly = Einen eindeutig besseren Spielzug gab es nie. Gut gespielt!
page-coach-verdict-costly = Etwas anderes war besser.
page-coach-verdict-even = Etwas eindeutig Besseres gab es nicht.
page-coach-verdict-best = Der Coach würde dasselbe tun.
page-coach-verdict-forced = Etwas anderes ging nicht.
page-coach-played =
    { $seat-is ->
        [you] Du: { $move }
       *[other] { $seat }: { $move }
    }
page-coach-better = Besser: { $move }
page-coach-weighed = Was der Coach verglichen hat, in Punkten

## Noch einmal

page-coach-again = Noch mal versuchen
page-coach-try = Was würdest du hier tun? Es zählt jeder Spielzug, der nicht eindeutig schlechter ist als der beste.
page-coach-thinking = Der Coach denkt nach …
page-coach-yes-best = Ja! Der Coach würde dasselbe tun.
page-coach-yes-even = Ja! Etwas eindeutig Besseres gibt es nicht.
page-coach-no = Etwas anderes ist besser. Schau noch einmal hin!
page-coach-lost =
    { $loss } { $error } { $count ->
        [one] Punkt Gewinnchance
       *[other] Punkte Gewinnchance
    }
page-coach-as-played = Das wurde in der Partie auch gespielt.
page-coach-solve = Zeig es mir
page-coach-solve-even = Zeig den Spielzug des Coachs
page-coach-coachs = Der Coach: { $move }
page-coach-board = Zurück zum Tisch
page-coach-play-on = Gegen Bots weiterspielen
page-coach-back = Zurück zur Übersicht
page-coach-done = Du hast es schon gefunden.
page-coach-not-possible = Das geht hier nicht.

## Wer es sehen darf

page-coach-share = Dürfen es alle sehen?
page-coach-share-about = Was der Coach über dein Spiel sagt, ist nur für dich. Sobald alle, die mitgespielt haben, Ja sagen, könnt ihr auch die Berichte der anderen lesen.
page-coach-share-open = Alle haben Ja gesagt: Wer den Link zu diesem Tisch hat, kann alle Berichte lesen.
page-coach-share-mine = Ja, alle dürfen es sehen
page-coach-share-yes = sagt Ja
page-coach-share-no = hat noch nicht Ja gesagt

## Meine Fehler

page-mistakes-about = Momente aus deinen Partien, in denen etwas anderes besser war. Sie kommen in immer größeren Abständen wieder, bis sie sitzen.
page-mistakes-begin =
    { $count ->
        [one] { $count } Moment üben
       *[other] { $count } Momente üben
    }
page-mistakes-list = Zurück zur Liste
page-mistakes-next = Weiter
page-mistakes-drop = Entfernen
page-mistakes-later =
    { $count ->
        [one] Heute ist nichts zu tun: { $count } Moment kommt { $when ->
            [tomorrow] morgen
           *[day] am { $day }
        } wieder.
       *[other] Heute ist nichts zu tun: { $count } Momente kommen wieder, der erste { $when ->
            [tomorrow] morgen
           *[day] am { $day }
        }.
    }
page-mistakes-ahead = Schon mal üben
page-mistakes-ahead-about = Üben kannst du jetzt schon: Verschoben wird dadurch nichts.
page-mistakes-unseen =
    { $count ->
        [one] { $count } Partie von dir hat der Coach noch nicht gesehen.
       *[other] { $count } Partien von dir hat der Coach noch nicht gesehen.
    }
page-mistakes-look = Den Coach draufschauen lassen
page-mistakes-waiting =
    { $place ->
        [1] Du kommst als Nächstes dran.
       *[other] Du bist Nummer { $place } in der Schlange.
    }
page-mistakes-preparing = Der Coach macht sich bereit; das dauert beim ersten Mal ein, zwei Minuten. Dann kommst du dran.
page-mistakes-looking = Der Coach schaut sich deine Partien an: noch { $count }.
page-mistakes-stays = Du musst nicht warten: Was der Coach findet, steht hier, wenn du wiederkommst.
page-mistakes-rest = Der Coach nimmt sich immer nur ein paar vor. Bleib auf dieser Seite, dann kommt auch der Rest dran.
page-mistakes-busy = Der Coach hat gerade alle Hände voll zu tun. Bleib auf dieser Seite, dann kommst du auch dran.
page-mistakes-seen = Der Coach hat alle deine Partien gesehen.
page-mistakes-failed =
    { $count ->
        [one] Bei { $count } Partie ist der Coach stecken geblieben, und es ist unser Fehler. Versuch es unter „Meine Partien“ noch einmal mit „Wie habe ich gespielt?“
       *[other] Bei { $count } Partien ist der Coach stecken geblieben, und es ist unser Fehler. Versuch es unter „Meine Partien“ noch einmal mit „Wie habe ich gespielt?“
    }
page-mistakes-none = Noch nichts zu üben. Frag nach einer Partie: „Wie habe ich gespielt?“
page-mistakes-settled =
    { $count ->
        [one] { $count } Moment sitzt schon.
       *[other] { $count } Momente sitzen schon.
    }
page-mistakes-settled-now = Der sitzt jetzt: Er kommt nicht mehr wieder.
page-mistakes-comes =
    { $when ->
        [tomorrow] Der kommt morgen wieder.
       *[day] Der kommt am { $day } wieder.
    }
