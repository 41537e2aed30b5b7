### The rules of Zirkus Flohcati by clause. Line breaks inside a text do not matter.

## Material

rules-flohcati-heading-material = Materiaal

rule-Z1 =
    Zirkus Flohcati speel je met 3 tot 5 spelers, 7 jaar en ouder. Latere edities geven dezelfde
    regels voor 2 tot 5, dus hier kan het ook met z’n tweeën.
rule-Z2 =
    Er zijn 89 kaarten. Tien attracties (directeur, clown, jongleur, kanon, messenwerper,
    ontsnappingskunstenaar, trapezewerker, vuurspuwer, krachtpatser en koorddanser) hebben elk acht
    kaarten, met de waarden 0 tot en met 7. Daar komen negen actiekaarten bij: drie keer ‘opeisen’,
    drie keer ‘trekken’ en drie keer ‘fanfare’.
ruling-Z2 =
    De tekst telt negen actiekaarten van drie soorten, maar zegt niet hoeveel van elk. Latere
    edities hebben er drie van elke soort, en wij ook.
rule-Z3 =
    Alle kaarten worden geschud tot één gedekte trekstapel. Niemand heeft nog kaarten in de hand, en
    er is geen rij. Het lot bepaalt wie begint, tenzij jullie al iemand gekozen hebben. Daarna gaat
    de beurt met de klok mee.
ruling-Z3 =
    Thuis begint de jongste. Hier kent niemand elkaars leeftijd, en het lot trekt niemand voor.
rule-Z4 =
    Omgedraaide kaarten vormen de rij: open en elke attractie hoogstens één keer, dus nooit meer dan
    tien kaarten. Daarnaast liggen de trekstapel en de aflegstapel, en iedereen mag de aflegstapel
    doorkijken. Je hand is geheim en mag zo groot worden als je wilt; trio’s leg je open neer.
    Hoeveel kaarten er in een hand en in de trekstapel zitten, weet iedereen.
ruling-Z4 =
    In het gedrukte spel ligt de aflegstapel gedekt. Maar iedereen heeft elke kaart erin gezien, dus
    doorkijken verraadt niets; je hoeft alleen niet alles te onthouden.

## A turn

rules-flohcati-heading-turn = Een beurt

rule-Z5 =
    In je beurt draai je kaarten van de trekstapel om, één voor één en zoveel je wilt; elke kaart
    komt in de rij. Tot slot neem je één kaart uit de rij in je hand. Liggen er al kaarten in de rij,
    dan hoef je niets om te draaien; is de rij leeg, dan moet het. Passen kan niet.
ruling-Z5 =
    Volgens de tekst mag je een kaart nemen zonder er een om te draaien, maar er staat niet wat er
    bij een lege rij gebeurt, of dat je de kaart ook mag laten liggen. Een beurt moet het spel verder
    brengen, dus je draait om als er niets te nemen valt, en je neemt een kaart zolang je je beurt
    niet hebt verloren.
rule-Z6 =
    Draai je een attractie om die al in de rij ligt, met welke waarde dan ook, dan verlies je je
    beurt. De kaart wordt afgelegd en je beurt is op slag voorbij: geen kaart, geen trio, geen gala.
    De rij blijft zoals hij is.
rule-Z7 = Je mag elke kaart uit de rij nemen, een oude net zo goed als een nieuwe.

## Action cards

rules-flohcati-heading-actions = Actiekaarten

rule-Z8 =
    Bij een actiekaart houdt het omdraaien op: de kaart wordt uitgevoerd en afgelegd. Je neemt geen
    kaart uit de rij, behalve na een fanfare (Z11), en wat je daarvoor omdraaide, blijft in de rij.
    Trio’s neerleggen of de galavoorstelling openen mag nog wel (Z12, Z13).
rule-Z9 =
    Opeisen: kies een tegenstander die kaarten heeft. Die kiest er zelf een uit en geeft je die, en
    niemand anders ziet welke. Heeft geen enkele tegenstander een kaart, dan gebeurt er niets.
ruling-Z9 =
    Volgens de tekst mag je ook een tegenstander zonder kaarten kiezen, en dan krijg je niets. Daar
    heeft niemand iets aan, dus hier kies je iemand met kaarten.
rule-Z10 =
    Trekken: kies een tegenstander die kaarten heeft, en trek er blind een uit die hand. Laat hem aan
    iedereen zien en houd hem. Heeft geen enkele tegenstander een kaart, dan gebeurt er niets.
ruling-Z10 =
    De tekst zegt alleen dat er uit een lege hand niets te trekken valt. Dat zou zonde van de kaart
    zijn, dus hier kies je iemand met kaarten, net als bij het opeisen (Z9).
rule-Z11 =
    Fanfare: de ene kaart na de andere wordt omgedraaid en komt in de rij, tot er een attractie
    verschijnt die er al ligt. Die dubbele wordt afgelegd, en dan neem je een kaart naar keuze uit de
    rij. Komt er onderweg nog een actiekaart, dan is de fanfare voorbij en geldt de nieuwe kaart, ook
    als dat weer een fanfare is; wat tot dan toe is omgedraaid, blijft liggen. Is de trekstapel op
    zonder dat er een dubbele kwam, dan is de partij op slag afgelopen: geen kaart, geen trio, geen
    gala meer, voor niemand. Hetzelfde geldt als de fanfare zelf de laatste kaart van de trekstapel
    is. Is de laatste kaart daarentegen ‘opeisen’ of ‘trekken’, dan wordt die nog uitgevoerd, en de
    partij eindigt zoals gewoonlijk (Z15).
ruling-Z11 =
    Volgens de tekst is het meteen uit als ook de laatste kaart geen dubbele is, en maakt een tweede
    actiekaart een eind aan de eerste. Er staat niet wat er gebeurt als die twee samenvallen, of als
    de fanfare zelf de laatste kaart is. We passen de twee zinnen toe in de volgorde waarin de dingen
    gebeuren.

## Trios and the gala

rules-flohcati-heading-trios = Trio’s en galavoorstelling

rule-Z12 =
    Trio: drie kaarten van gelijke waarde uit je hand, die je open en voorgoed neerlegt. Voor punten
    en voor de galavoorstelling tellen ze dan niet meer mee. Ook drie nullen zijn een
    trio, en de kaart die je net nam mag erbij zitten. Trio’s leg je neer aan het eind van je eigen
    beurt, nadat je een kaart hebt genomen of een actie hebt uitgevoerd, zoveel als je kunt en wilt;
    heb je je beurt verloren, dan leg je er geen neer.
ruling-Z12 =
    Volgens één passage leg je trio’s tijdens je beurt neer, volgens andere pas als je de kaart hebt
    genomen of de actie hebt uitgevoerd. Over het eind van de beurt zijn ze het eens; een optie staat
    de rest toe.
rule-Z13 =
    Galavoorstelling: heb je van elk van de tien attracties minstens één kaart in je hand, dan mag
    je aan het eind van je eigen beurt de galavoorstelling openen, en de partij is meteen afgelopen.
    Je mag eerst trio’s neerleggen of ze houden, maar neergelegde kaarten tellen niet mee voor de
    galavoorstelling. Heb je je beurt verloren, dan kan dat niet.
ruling-Z13 =
    Een samenvatting klinkt alsof de partij vanzelf eindigt. In de passage over het einde staat dat
    je mag openen, maar niet hoeft; die is nauwkeuriger, dus die volgen we.
rule-Z14 =
    Heb je een kaart genomen of een actie uitgevoerd, ook een die niets opleverde, dan blijf je met
    drie of meer kaarten in je hand aan de beurt: je legt trio’s neer, opent de galavoorstelling als
    dat kan, of beëindigt je beurt. Met minder dan drie kaarten is je beurt vanzelf voorbij, ook
    meteen na een trio dat je hier neerlegt. Het gaat er dus alleen om hoeveel kaarten je hebt, en
    dat ziet iedereen. Kun je alleen nog je beurt beëindigen, dan hoef je niets te zeggen: de tafel
    wacht even, bij elke hand even lang, en doet het voor je. Daarna is degene links van je aan de
    beurt.
ruling-Z14 =
    In het gedrukte spel vraagt niemand of je iets neer te leggen hebt. Zou de tafel alleen wachten
    op wie dat kan, dan wist iedereen het. Wil je zelfs een aarzeling verbergen, laat de tafel dan
    altijd op je wachten; daar is een instelling voor. Met een optie geldt de regel van onze eerste
    versie.

## End and score

rules-flohcati-heading-end = Einde en puntentelling

rule-Z15 =
    Is de laatste kaart van de trekstapel omgedraaid, dan maak je je beurt nog af: met een kaart uit
    de rij, een verloren beurt, een actie, trio’s of de galavoorstelling. Dan is de partij afgelopen.
    De uitzondering is een fanfare zonder dubbele (Z11).
rule-Z16 =
    Voor elke attractie in je hand krijg je de hoogste waarde als punten. Elk trio dat je hebt
    neergelegd levert 10 punten op, en wie de galavoorstelling opende krijgt er ook 10; wie dat ook
    had gekund, krijgt daar niets voor. Lagere kaarten van een attractie en trio’s die je in je hand
    hield, leveren niets extra op.
rule-Z17 = De hoogste score wint. Bij gelijke scores delen jullie de overwinning.
ruling-Z17 =
    Wat er bij een gelijkstand gebeurt, zegt de tekst niet. Met een gedeelde overwinning verzinnen we
    er niets bij; wie één winnaar wil, vindt daar een optie voor.

## Options: a name, and a sentence for each value

option-trio_timing = Moment voor trio’s
option-trio_timing-end-of-turn = Trio’s leg je neer aan het eind van je eigen beurt.
option-trio_timing-any-time =
    Trio’s mag je ook neerleggen voordat je een kaart omdraait of er uit vrije wil een neemt, maar
    niet tussen een fanfare en de kaart die je daarna neemt, en niet tussen een andere actiekaart en
    de keuze waar die om vraagt. Zo’n trio maakt nooit een eind aan je beurt.
option-turn_end = Einde van de beurt
option-turn_end-always =
    Met drie of meer kaarten in je hand blijf je aan de beurt tot je die beëindigt, welke kaarten
    het ook zijn.
option-turn_end-when-needed =
    Je blijft alleen aan de beurt als je een trio kunt neerleggen of de galavoorstelling kunt
    openen; zo weet iedereen dat je dat kunt.
option-demand_shown = Opgeëiste kaart
option-demand_shown-off = Alleen de twee spelers om wie het gaat, zien de kaart.
option-demand_shown-on = De kaart wordt aan iedereen getoond.
option-ties = Gelijke scores
option-ties-shared = De overwinning wordt gedeeld.
option-ties-trios-gala-card =
    Wie meer trio’s heeft neergelegd, wint; daarna wie de galavoorstelling heeft geopend; daarna de
    hoogste kaart in de hand, waarbij een 0 nog altijd beter is dan een lege hand. Is ook dat gelijk,
    dan wordt de overwinning gedeeld.

## Editions

edition-amigo = De gedrukte regels, en net als in latere edities ook met z’n tweeën.
edition-amigo-name = Amigo 1998

## Worked examples

example-flohcati-1 =
    In je hand heb je 6, 4 en 4 van drie attracties en een 2 van een daarvan, en je hebt twee trio’s
    neergelegd: 6 + 4 + 4 + 20 = 34 punten (Z16).
example-flohcati-2 =
    In je hand heb je 7, 3, 4, 3, 3 en 5 van zes attracties en een 1 van een daarvan, en je hebt één
    trio neergelegd: 25 + 10 = 35 punten. De drie kaarten met waarde 3 die je hield, leveren niets
    extra op (Z16).
example-flohcati-3 =
    In je hand heb je alle tien attracties met 3, 5, 5, 5, 0, 7, 2, 4, 0 en 1, je hebt één trio
    neergelegd en de galavoorstelling geopend: 32 + 10 + 10 = 52 punten. Voor de galavoorstelling is
    een 0 zo goed als elke andere kaart (Z13, Z16).
example-flohcati-4 =
    In de rij liggen de directeur 5 en de clown 2, en je draait de directeur 0 om: die kaart wordt
    afgelegd, je beurt is voorbij en de rij blijft. Een trio kan ook niet, zelfs niet met drie kaarten
    met waarde 4 in je hand (Z6).
example-flohcati-5 =
    Een fanfare met de directeur 5 in de rij: de jongleur 1 wordt omgedraaid, en dan ‘opeisen’. De
    fanfare is voorbij, en nu wordt er opgeëist; de directeur 5 en de jongleur 1 blijven in de rij,
    en er mag een trio volgen (Z11, Z12).
example-flohcati-6 =
    Je draait een 6 en een 1 om, neemt de 6 en legt dan twee trio’s neer: drie kaarten met waarde 3,
    en drie met waarde 6, met de zojuist genomen kaart erbij (Z12).
example-flohcati-7 =
    Je hebt een 2 en een 5 in je hand en neemt een 0. Met drie kaarten blijf je aan de beurt, ook al
    kun je niets neerleggen: dat geldt voor iedereen met drie kaarten, dus niemand komt iets te
    weten. Even later is je beurt voorbij (Z14).
