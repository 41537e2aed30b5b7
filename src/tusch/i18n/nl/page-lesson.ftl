### The lessons on the page: a teacher speaks to somebody who plays for the first time.
### Short sentences; they stand in a small speech bubble.

page-lesson = Les: { $game }
page-lesson-next = Volgende
page-lesson-skip = Overslaan
page-lesson-progress = Stap { $at } van { $last }
# For screen readers: what pulses on the table.
page-lesson-look = Het gaat om: { $things }.
page-lesson-nudge = Dat mag best, maar laten we eerst doen wat knippert.
page-lesson-nudge-read = Momentje, ik ben nog aan het praten.
page-lesson-skipped = Geen geduld voor lessen? Prachtig, ik ook niet. De regels zijn altijd maar één tik weg.

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
        [you] je vak
       *[other] het vak van { $seat }
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
page-lesson-figaro-road = Wie de meeste kaarten neemt, krijgt de langste wegtegel en woont ver, heel ver van het kasteel. De kortste weg wint, dus neem er zo weinig mogelijk!
page-lesson-figaro-stack = In deze stapels zit wat iedereen deze ronde heeft genomen. Natellen mag niet, maar de jouwe is, ahum, de hoogste. Daar doen we wat aan.
page-lesson-figaro-play = Jouw beurt: tik op een rode 2 in je hand, en dan op de plek voor { page-lesson-figaro-seat-1 }, haar vak. Een kleine vechtpartij voor haar deur.
page-lesson-figaro-around = Iedereen legt één kaart per beurt, bij wie dan ook. { page-lesson-figaro-seat-2 } brengt je muziek. Niet klappen.
page-lesson-figaro-try = Een kleur ligt maar in één vak. Geloof je het niet? Tik op je rode 1 en probeer hem bij { page-lesson-figaro-seat-2 }!
page-lesson-figaro-same = Rood gaat dus naar waar al rood ligt: ook de rode 1 is voor { page-lesson-figaro-seat-1 }.
page-lesson-figaro-adds = De getallen in een vak tel je op. { page-lesson-figaro-seat-2 } heeft nu 4 voor zich liggen. Ruik jij ook iets aanbranden?
page-lesson-figaro-jester = Wie 6 of meer voor zich heeft liggen, moet alle open kaarten nemen. Een nar past overal, dus stuur de jouwe naar { page-lesson-figaro-seat-2 }!
page-lesson-figaro-collected = Alles voor hem, met de complimenten van de keuken! Het ligt nu op zijn stapel, en hij is daarna aan de beurt.
page-lesson-figaro-revenge = { page-lesson-figaro-seat-2 } antwoordt met toverij. Zet het hem betaald: je gele 1, bij hem.
page-lesson-figaro-danger = O jee. Vijf voor je neus! Nog één punt, en je moet alles nemen.
page-lesson-figaro-ring = Snel, de rondedans! Die leg je bij jezelf, en dan schuift alles wat op tafel ligt één plaats naar links.
page-lesson-figaro-passed = Jouw ellende is nu de ellende van { page-lesson-figaro-seat-1 }. En kijk eens wat { page-lesson-figaro-seat-2 } ermee doet …
page-lesson-figaro-take = Daar zijn ze weer. In plaats van te spelen mag je alle open kaarten nemen: liever nu twee dan straks tien. Past er geen kaart, dan moet het zelfs.
page-lesson-figaro-last = Wie de kaarten neemt, is daarna aan de beurt. Je laatste kaart: de rode 2, bij { page-lesson-figaro-seat-2 }.
page-lesson-figaro-wait = Lege hand! De anderen spelen door tot jij weer aan de beurt bent. Wie een beurt zonder kaart begint, beëindigt de ronde.
page-lesson-figaro-count = Jij neemt de koning, dus jij begint de volgende ronde. Kaarten in de hand en op tafel tellen niet.
page-lesson-figaro-paved = De langste wegtegel voor { page-lesson-figaro-seat-1 }, de andere voor { page-lesson-figaro-seat-2 }. En voor jou, met de minste kaarten: helemaal geen weg!
page-lesson-figaro-end = Bravo! De wegen van drie rondes tel je op, en na de derde ruilt wie de minste kaarten heeft een lange tegel voor een korte. Jij bent onschuldig, dat heb ik altijd gezegd.

## Zirkus Flohcati. The ringmaster speaks: a flea with a large moustache.

# The names of the two other circus directors, both fleas.
page-lesson-flohcati-seat-1 = Zip
page-lesson-flohcati-seat-2 = Hoppa
page-lesson-flohcati-hello = Komt dat zien, en let op het opstapje! Dit is het kleinste circus ter wereld, en jij neemt de artiesten aan.
page-lesson-flohcati-flip = Ze wachten in de trekstapel. Draai een kaart om!
page-lesson-flohcati-again = Een jongleur, waarde 2. Hij laat alles vallen. Je kunt hem nemen of doorgaan. Draai er nog een om!
page-lesson-flohcati-take = Een trapezewerker met waarde 6! Waarden zijn punten. Neem hem; daarmee eindigt je beurt.
page-lesson-flohcati-others = De anderen draaien ook kaarten om en pakken er een. Wat in de rij overblijft, blijft liggen voor iedereen.
page-lesson-flohcati-luck = Jouw beurt, en alleen de jongleur ligt er. Draai een kaart om!
page-lesson-flohcati-luck-more = Een krachtpatser met waarde 1. Hij tilt kruimels. Draai er nog een om!
page-lesson-flohcati-luck-most = Een vuurspuwer, 3, licht aangebrand. Nog één kaart. Wat kan er nou misgaan?
page-lesson-flohcati-bust = Nog een jongleur! Ligt de attractie al in de rij, dan heb je pech: geen kaart, geen trio, en je beurt is voorbij. Ik neem de schuld op me.
page-lesson-flohcati-action = De rij blijft liggen, en de anderen tasten toe. Weer jouw beurt: draai een kaart om!
page-lesson-flohcati-steal = Een actiekaart! Met omdraaien is het gedaan: je doet wat de kaart zegt. Trek een kaart bij { page-lesson-flohcati-seat-1 }!
page-lesson-flohcati-stolen = Een messenwerper, 5, vers geleend. Het kan ook beleefd: bij opeisen kiest de ander zelf wat je krijgt.
page-lesson-flohcati-more = Nog één keer de tafel rond, en dan mag jij weer omdraaien.
page-lesson-flohcati-fanfare = Een fanfare! Er worden kaarten omgedraaid tot er een dubbele komt, en die doet nu geen pijn. Neem de beste uit de rij: de 7!
page-lesson-flohcati-later = Een andere avond, een ander gezelschap, en wat voor een! Aan het eind telt alleen je beste kaart van elke attractie.
page-lesson-flohcati-third = Maar kijk: twee vieren in je hand, en een derde in de rij. Neem hem!
page-lesson-flohcati-trio = Drie van één waarde zijn een trio: 10 punten! Maar de kaarten verlaten je hand en tellen niet meer voor punten of gala. Leg het neer!
page-lesson-flohcati-missing = Je hebt negen van de tien attracties; alleen de koorddanser ontbreekt. Ben je aan de beurt, duim dan met alle zes je pootjes en draai een kaart om!
page-lesson-flohcati-tenth = De koorddanser, en meteen de 7! Ik val flauw. Neem hem!
page-lesson-flohcati-gala = Alle tien attracties in je hand: open de galavoorstelling! Dat zijn 10 punten, en het einde van de partij.
page-lesson-flohcati-end = Beste kaarten, een trio, een gala: je hebt gewonnen! Zonder gala is het spel uit als de trekstapel op is. En nu zonder mij.
