### The rules of Zirkus Flohcati by clause. Line breaks inside a text do not matter.

## Material

rules-flohcati-heading-material = Materiaal

rule-Z1 =
    Zirkus Flohcati speel je met 3 tot 5 spelers vanaf 7 jaar. Latere edities drukken dezelfde
    regels af voor 2 tot 5, dus hier kan het ook met z’n tweeën.
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
    er is geen rij. Het toeval wijst aan wie begint, tenzij de tafel al iemand gekozen heeft.
    Daarna gaat de beurt met de klok mee.
ruling-Z3 =
    Thuis begint de jongste. Hier kent niemand elkaars leeftijd, en het toeval trekt niemand voor.
rule-Z4 =
    Omgedraaide kaarten vormen de rij: open en elke attractie hoogstens één keer, dus nooit meer dan
    tien kaarten. Daarnaast liggen de trekstapel en de aflegstapel, en iedereen mag de aflegstapel
    doorkijken. Elke speler heeft een geheime hand, zo groot als die maar wordt, en legt trio’s open
    neer. Hoeveel kaarten er in een hand en in de trekstapel zitten, weet iedereen.
ruling-Z4 =
    In het gedrukte spel ligt de aflegstapel gedekt. Maar iedereen heeft elke kaart erin gezien, dus
    doorkijken verraadt niets; het bespaart je alleen de moeite van het onthouden.

## A turn

rules-flohcati-heading-turn = Een beurt

rule-Z5 =
    In je beurt draai je kaarten van de trekstapel om, één voor één en zoveel je wilt; elke kaart
    komt in de rij. Tot slot neem je één kaart uit de rij in je hand. Is er een rij, dan hoef je
    niets om te draaien; is er geen rij, dan moet het. Passen kan niet.
ruling-Z5 =
    De tekst laat je een kaart nemen zonder om te draaien, maar zegt niet wat er zonder rij gebeurt,
    of je de kaart ook mag laten liggen. Een beurt moet het spel verder brengen, dus je draait om
    waar niets te nemen is, en neemt zolang je je beurt niet hebt verloren.
rule-Z6 =
    Draai je een attractie om die al in de rij ligt, met welke waarde dan ook, dan verlies je je
    beurt. De kaart wordt afgelegd en je beurt is op slag voorbij: je neemt niets, legt niets neer
    en opent niets. De rij blijft zoals hij is.
rule-Z7 = Je mag elke kaart uit de rij nemen, een oude net zo goed als een nieuwe.

## Action cards

rules-flohcati-heading-actions = Actiekaarten

rule-Z8 =
    Een actiekaart stopt het omdraaien: hij wordt uitgevoerd en afgelegd. Je neemt geen kaart uit de
    rij, behalve na een fanfare (Z11), en wat je daarvoor omdraaide, blijft in de rij. Trio’s en de
    galavoorstelling staan nog voor je open (Z12, Z13).
rule-Z9 =
    Opeisen: kies een tegenstander die kaarten heeft. Die kiest er zelf een uit en geeft je die, en
    niemand anders ziet welke. Heeft geen enkele tegenstander een kaart, dan gebeurt er niets.
ruling-Z9 =
    Volgens de tekst mag je ook een tegenstander zonder kaarten kiezen en krijg je dan niets. Omdat
    dat nergens toe dient, kun je alleen tegenstanders met kaarten kiezen.
rule-Z10 =
    Trekken: kies een tegenstander die kaarten heeft, en trek er blind een uit die hand. Laat hem aan
    iedereen zien en houd hem. Heeft geen enkele tegenstander een kaart, dan gebeurt er niets.
ruling-Z10 =
    De tekst zegt alleen dat er uit een lege hand niets te trekken valt. Zo’n hand kiezen zou de
    kaart verspillen, dus hier kun je alleen tegenstanders met kaarten kiezen, net als bij het
    opeisen (Z9).
rule-Z11 =
    Fanfare: de ene kaart na de andere wordt omgedraaid en komt in de rij, tot er een attractie
    verschijnt die er al ligt. Die dubbele wordt afgelegd, en dan neem je een kaart naar keuze uit de
    rij. Komt er onderweg nog een actiekaart, dan wordt de fanfare afgebroken en de nieuwe kaart
    uitgevoerd, en dat kan weer een fanfare zijn; wat tot dan toe is omgedraaid, blijft liggen. Is de
    trekstapel op zonder dat er een dubbele kwam, dan is het spel op slag afgelopen: niemand neemt
    nog iets, legt nog iets neer of opent nog iets. Hetzelfde geldt als de fanfare zelf de laatste
    kaart van de trekstapel is. Opeisen of trekken als laatste kaart breekt de fanfare daarentegen af
    en wordt uitgevoerd, en het spel eindigt zoals gewoonlijk (Z15).
ruling-Z11 =
    De tekst laat het spel meteen eindigen als de laatste kaart geen dubbele brengt, en laat een
    tweede actiekaart de eerste afbreken. Hij zegt niet wat er gebeurt als beide samenvallen, of als
    de fanfare zelf de laatste kaart is. We passen de twee zinnen toe in de volgorde waarin de
    dingen gebeuren.

## Trios and the gala

rules-flohcati-heading-trios = Trio’s en galavoorstelling

rule-Z12 =
    Trio: drie kaarten van gelijke waarde uit je hand, die je open en voorgoed neerlegt. Nullen zijn
    zo goed als elke andere waarde, en de kaart die je net nam mag erbij zitten. Trio’s leg je neer
    aan het eind van je eigen beurt, nadat je een kaart hebt genomen of een actie hebt uitgevoerd, en
    zoveel als je kunt en wilt; heb je je beurt verloren, dan leg je er geen neer.
ruling-Z12 =
    Eén passage laat trio’s tijdens de beurt neerleggen, andere pas als de kaart genomen of de actie
    uitgevoerd is. Over het eind van de beurt zijn ze het eens; een optie laat de rest toe.
rule-Z13 =
    Galavoorstelling: heb je van elk van de tien attracties minstens één kaart in je hand, dan mag
    je aan het eind van je eigen beurt de galavoorstelling openen, en het spel is meteen afgelopen.
    Je mag eerst trio’s neerleggen of ze houden, maar neergelegde kaarten tellen niet mee voor de
    galavoorstelling. Heb je je beurt verloren, dan kun je die niet openen.
ruling-Z13 =
    Een samenvatting klinkt alsof het spel vanzelf eindigt. De passage over het einde van het spel
    zegt dat de speler mag openen; die is nauwkeuriger, dus die volgen we.
rule-Z14 =
    Anders gaat de beurt door naar links. Kun je geen trio neerleggen en ook de galavoorstelling niet
    openen, dan wordt je niets gevraagd. Wordt het je wel gevraagd en beëindig je je beurt, dan weten
    de anderen dat je iets had kunnen doen.
ruling-Z14 =
    Wie iets gevraagd wordt, heeft tijd nodig om te antwoorden, en wie niets gevraagd wordt niet. Dat
    valt niet te verbergen, dus we rekenen het tot wat iedereen weet.

## End and score

rules-flohcati-heading-end = Einde en score

rule-Z15 =
    Is de laatste kaart van de trekstapel omgedraaid, dan maak je je beurt gewoon af: door een kaart
    te nemen, je beurt te verliezen, een actie uit te voeren, met trio’s of met de galavoorstelling.
    Dan is het spel afgelopen. De uitzondering is een fanfare die geen dubbele vindt (Z11).
rule-Z16 =
    Voor elke attractie in je hand scoor je de hoogste waarde. Elk trio dat je hebt neergelegd
    levert 10 punten op, en wie de galavoorstelling opende krijgt er ook 10; wie dat ook had gekund,
    krijgt daar niets voor. Lagere kaarten van een attractie en trio’s die je in je hand hield,
    leveren niets extra op.
rule-Z17 = De hoogste score wint. Spelers met gelijke scores delen de winst.
ruling-Z17 =
    De tekst doorbreekt een gelijkstand niet. De winst delen voegt er niets aan toe; een optie
    doorbreekt gelijke scores voor wie één winnaar wil.

## Options: a name, and a sentence for each value

option-trio_timing = Moment voor trio’s
option-trio_timing-end-of-turn = Trio’s worden aan het eind van de eigen beurt neergelegd.
option-trio_timing-any-time =
    Trio’s mogen ook worden neergelegd vóór het omdraaien van een kaart of het vrijwillig nemen
    ervan, maar niet vóór het nemen dat een fanfare afsluit, en niet tussen een actiekaart en de
    keuze waar die om vraagt.
option-demand_shown = Opgeëiste kaart
option-demand_shown-off = Alleen de twee betrokken spelers zien de kaart.
option-demand_shown-on = De kaart wordt aan iedereen getoond.
option-ties = Gelijke scores
option-ties-shared = De winst wordt gedeeld.
option-ties-trios-gala-card =
    Wie meer trio’s heeft neergelegd, wint; daarna wie de galavoorstelling heeft geopend; daarna de
    hoogste kaart in de hand, waarbij een 0 nog altijd beter is dan een lege hand. Is ook dat gelijk,
    dan wordt de winst gedeeld.

## Editions

edition-amigo = De gedrukte regels, en met twee spelers zoals in latere edities.
edition-amigo-name = Amigo 1998

## Worked examples

example-flohcati-1 =
    In de hand 6, 4 en 4 van drie attracties en een 2 van een daarvan, en twee neergelegde trio’s:
    6 + 4 + 4 + 20 = 34 punten (Z16).
example-flohcati-2 =
    In de hand 7, 3, 4, 3, 3 en 5 van zes attracties en een 1 van een daarvan, en één neergelegd
    trio: 25 + 10 = 35 punten. De drie kaarten met waarde 3 die in de hand bleven,
    leveren niets extra op (Z16).
example-flohcati-3 =
    Alle tien attracties met 3, 5, 5, 5, 0, 7, 2, 4, 0 en 1, één neergelegd trio, en de
    galavoorstelling geopend: 32 + 10 + 10 = 52 punten. Voor de galavoorstelling is een 0 zo goed als
    elke andere kaart (Z13, Z16).
example-flohcati-4 =
    In de rij liggen directeur 5 en clown 2, en directeur 0 wordt omgedraaid: die wordt afgelegd, de
    beurt is voorbij en de rij blijft. Een trio kan ook niet, zelfs niet met drie kaarten met
    waarde 4 in de hand (Z6).
example-flohcati-5 =
    Een fanfare met directeur 5 in de rij draait jongleur 1 om en dan ‘opeisen’. De fanfare wordt
    afgebroken en het opeisen uitgevoerd; directeur 5 en jongleur 1 blijven in de rij, en er mag een
    trio volgen (Z11, Z12).
example-flohcati-6 =
    Je draait een 6 en een 1 om, neemt de 6 en legt dan twee trio’s neer: drie kaarten met waarde 3,
    en drie met waarde 6, met de zojuist genomen kaart erbij (Z12).
