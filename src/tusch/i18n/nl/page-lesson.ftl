### The lessons on the page: a teacher speaks to somebody who plays for the first time.
### Short sentences; they stand in a small speech bubble.

page-lesson = Les: { $game }
page-lesson-next = Volgende
page-lesson-skip = Overslaan
page-lesson-progress = Stap { $at } van { $last }
# For screen readers: what pulses on the table.
page-lesson-look = Het gaat om: { $things }.
page-lesson-nudge = Mag best, maar laten we eerst het andere doen: dat wat pulseert.
page-lesson-nudge-read = Momentje, ik ben nog aan het praten.
page-lesson-skipped = Geen geduld voor lessen? Prachtig, ik ook niet. De regels vind je altijd met één tik.

## What a lesson points at

page-lesson-thing-hand = je hand
page-lesson-thing-pieces = de wegtegels van deze ronde
page-lesson-thing-king = de koning
page-lesson-thing-deck = de trekstapel
page-lesson-thing-row = de rij
page-lesson-thing-discard = de aflegstapel
page-lesson-thing-button = de knop boven je hand
page-lesson-thing-display =
    { $seat-is ->
        [you] je tableau
       *[other] het tableau van { $seat }
    }
page-lesson-thing-stack =
    { $seat-is ->
        [you] je stapel
       *[other] de stapel van { $seat }
    }
page-lesson-thing-road =
    { $seat-is ->
        [you] je weg
       *[other] de weg van { $seat }
    }

## Figaro. He speaks himself: vain, charming, never guilty.

# The names of the two others: a lady and a gentleman of the court.
page-lesson-figaro-seat-1 = Isabel
page-lesson-figaro-seat-2 = Floris
page-lesson-figaro-hello = Figaro, tot je dienst! Er wordt kattenkwaad uitgehaald aan het hof, en iemand gaat ervoor opdraaien. Laten we zorgen dat jij dat niet bent.
page-lesson-figaro-road = Wie de meeste kaarten neemt, krijgt de langste wegtegel en woont ver, heel ver van het kasteel. De kortste weg wint!
page-lesson-figaro-stack = In deze stapels zit wat iedereen deze ronde heeft genomen. De jouwe is, ahum, de hoogste. Daar doen we wat aan.
page-lesson-figaro-play = Jouw beurt: tik op een rode 2 in je hand, dan op het tableau van { page-lesson-figaro-seat-1 }. Een kleine vechtpartij voor haar deur.
page-lesson-figaro-around = Iedereen legt één kaart per beurt, voor wie dan ook. { page-lesson-figaro-seat-2 } brengt je muziek. Niet klappen.
page-lesson-figaro-try = Een kleur ligt maar in één tableau. Geloof je het niet? Tik op je rode 1 en probeer hem bij { page-lesson-figaro-seat-2 }!
page-lesson-figaro-same = Rood gaat dus naar waar al rood ligt: ook de rode 1 is voor { page-lesson-figaro-seat-1 }.
page-lesson-figaro-adds = De getallen in een tableau tel je op. { page-lesson-figaro-seat-2 } heeft nu 4 voor zich. Ruik jij ook iets aanbranden?
page-lesson-figaro-jester = Wie 6 of meer voor zich heeft, moet alle open kaarten nemen. Een nar past overal, dus stuur de jouwe naar { page-lesson-figaro-seat-2 }!
page-lesson-figaro-collected = Alles voor hem, met de complimenten van de keuken! Het ligt nu op zijn stapel, en hij is aan de beurt.
page-lesson-figaro-revenge = { page-lesson-figaro-seat-2 } antwoordt met toverij. Sla terug: je gele 1, voor hem.
page-lesson-figaro-danger = O jee. Vijf voor je neus! Eén erbij, en je moet alles nemen wat op tafel ligt.
page-lesson-figaro-ring = Snel, de rondedans! Die komt in je eigen tableau, en dan schuiven alle tableaus één stoel op naar links.
page-lesson-figaro-passed = Jouw ellende is nu de ellende van { page-lesson-figaro-seat-1 }. En kijk eens wat { page-lesson-figaro-seat-2 } ermee doet …
page-lesson-figaro-take = Ze hebben het weer op je gemunt. In plaats van te spelen mag je alle open kaarten nemen: liever nu twee dan straks tien. Past er geen kaart, dan moet het.
page-lesson-figaro-last = Wie neemt, is daarna aan de beurt. Je laatste kaart: de rode 2, voor { page-lesson-figaro-seat-2 }.
page-lesson-figaro-wait = Lege hand! De anderen spelen door tot jij weer aan de beurt bent. Wie een beurt zonder kaart begint, beëindigt de ronde.
page-lesson-figaro-count = Jij neemt de koning, dus jij begint de volgende ronde. Kaarten in handen en tableaus tellen niet.
page-lesson-figaro-paved = De langste wegtegel voor { page-lesson-figaro-seat-1 }, de andere voor { page-lesson-figaro-seat-2 }. En voor jou, met de minste kaarten: helemaal geen weg!
page-lesson-figaro-end = Bravo! Drie van zulke rondes, en het kasteel is van jou. Ik heb altijd gezegd dat je onschuldig was.

## Zirkus Flohcati. The ringmaster speaks: a flea with a large moustache.

# The names of the two other circus directors, both fleas.
page-lesson-flohcati-seat-1 = Zip
page-lesson-flohcati-seat-2 = Hoppa
page-lesson-flohcati-hello = Kom binnen, let op het opstapje! Dit is het kleinste circus ter wereld, en jij neemt de artiesten aan.
page-lesson-flohcati-flip = Ze wachten in de trekstapel. Draai een kaart om!
page-lesson-flohcati-again = Een jongleur, waarde 2. Hij laat alles vallen. Je kunt hem nemen, of er nog een omdraaien. Draai om!
page-lesson-flohcati-take = Een trapezewerker met 6! Waarden zijn punten. Neem hem; daarmee eindigt je beurt.
page-lesson-flohcati-others = De anderen draaien ook om en nemen ook. Wat in de rij overblijft, blijft liggen voor iedereen.
page-lesson-flohcati-luck = Jouw beurt, en alleen de jongleur ligt er. Draai om!
page-lesson-flohcati-luck-more = Een krachtpatser met 1. Hij tilt kruimels. Draai er nog een om!
page-lesson-flohcati-luck-most = Een vuurspuwer, 3, licht aangebrand. Nog één kaart. Wat kan er nou misgaan?
page-lesson-flohcati-bust = Nog een jongleur! Ligt de attractie al in de rij, dan verlies je je beurt en krijg je niets. Ik neem de schuld op me.
page-lesson-flohcati-action = De rij blijft liggen, en de anderen tasten toe. Weer jouw beurt: draai om!
page-lesson-flohcati-steal = Een actiekaart! Die stopt het omdraaien en wordt uitgevoerd. Trek een kaart bij { page-lesson-flohcati-seat-1 }!
page-lesson-flohcati-stolen = Een messenwerper, 5, vers geleend. Het kan ook beleefd: bij opeisen kiest de ander zelf wat je krijgt.
page-lesson-flohcati-more = Nog één keer de tafel rond, en dan mag jij weer omdraaien.
page-lesson-flohcati-fanfare = Een fanfare! Er worden kaarten omgedraaid tot er een dubbele komt, en die doet nu geen pijn. Neem de beste uit de rij: de 7!
page-lesson-flohcati-later = Veel later die avond: wat een gezelschap! Aan het eind telt alleen je beste kaart van elke attractie.
page-lesson-flohcati-third = Maar kijk: twee vieren in je hand, en een derde in de rij. Neem hem!
page-lesson-flohcati-trio = Drie kaarten van gelijke waarde zijn een trio. Leg het neer voor 10 punten!
page-lesson-flohcati-missing = Je hebt negen van de tien attracties; alleen de koorddanser ontbreekt. Als je aan de beurt bent: duim met alle zes je pootjes en draai om!
page-lesson-flohcati-tenth = De koorddanser, en hij is 7 waard! Ik val flauw. Neem hem!
page-lesson-flohcati-gala = Alle tien attracties in je hand: open de galavoorstelling! Die levert 10 punten op en beëindigt het spel.
page-lesson-flohcati-end = Beste kaarten, een trio, een gala: je wint! Zonder gala eindigt het spel met de trekstapel. En nu zonder mij.
