### The rules of Figaro by clause. Line breaks inside a text do not matter.

## Material

rules-figaro-heading-material = Materiaal

rule-F1 = Figaro speel je met 3 tot 6 spelers, 8 jaar en ouder.
rule-F2 =
    Er zijn 60 kaarten. Elk van de vijf kleuren (rood voor vechten, geel voor koken, groen voor
    musiceren, blauw voor toveren, paars voor schilderen) heeft er tien: drie met waarde 1, zes met
    waarde 2 en één enkele 3. Daar komen vijf narren bij, drie met waarde 1 en twee met waarde 2,
    en vijf rondedansen zonder waarde.
rule-F3 =
    Naast de kaarten heb je 15 wegtegels nodig, een koningsfiguur, en een kasteelmuur waar elke weg
    begint. Als jullie tafel niets anders kiest, zijn de tegels 1 tot en met 15 lang, elke lengte
    één keer.
ruling-F3 =
    In geen van de gedrukte regels staat hoe lang de tegels zijn. De lengtes 1 tot en met 15 zijn
    makkelijk te overzien, en geen twee tegels zijn even lang; een tafel kan eigen lengtes kiezen.
rule-F4 =
    Met drie spelers gebruik je 45 kaarten. Eén hele kleur, die door loting wordt bepaald, blijft de
    hele partij in de doos, samen met één nar met waarde 1, één nar met waarde 2 en drie
    rondedansen.
ruling-F4 =
    De regels zeggen niet wie de kleur kiest en ook niet of dat elke ronde opnieuw gebeurt. Wij loten
    één keer: zo heeft niemand voordeel van de keuze, en weten alle drie steeds welke kaarten
    ontbreken.
rule-F5 =
    Elke ronde krijg je met 3 of 4 spelers 15 kaarten, met 5 spelers 12 en met 6 spelers 10.

## Setup

rules-figaro-heading-setup = Voorbereiding

rule-F6 =
    Vóór de eerste ronde worden de wegtegels voor de hele partij getrokken en voor iedereen zichtbaar
    neergelegd: één groep voor elk van de drie rondes. Een groep heeft één tegel minder dan er
    spelers zijn en ligt op volgorde, van de langste tegel naar de kortste. Tegels die niet getrokken
    zijn, doen niet mee.
rule-F7 =
    Het lot bepaalt wie begint, tenzij jullie al iemand gekozen hebben. Wie begint, krijgt de
    koning.
rule-F8 =
    Aan het begin van elke ronde worden alle kaarten geschud en één voor één gedeeld; de eerste is
    voor wie de koning heeft. Vanaf dan heb je drie plekken voor kaarten: je hand, die niemand anders
    ziet; je vak, dat zijn de open kaarten die voor je liggen; en je stapel, gedekt, met de kaarten
    die je hebt genomen. Je vak en je stapel zijn eerst leeg.
ruling-F8 =
    Geen enkele tekst zegt wie de eerste kaart krijgt. Het maakt alleen verschil als de kaarten niet
    gelijk uitkomen, zoals bij de kaarten van de spelhulp voor drie spelers; dan krijgen zowel wie
    de koning heeft als de speler links daarvan één kaart meer dan de derde.

## A turn

rules-figaro-heading-turn = Een beurt

rule-F9 =
    Wie de koning heeft, begint de ronde. Daarna gaat de beurt met de klok mee, steeds naar links.
rule-F10 =
    Heb je geen kaart in je hand als je beurt begint, dan is de ronde meteen afgelopen (F22). Dat
    geldt ook als je alleen aan de beurt bent omdat je net alles hebt genomen.
rule-F11 =
    Heb je kaarten, dan doe je een van deze twee dingen: je speelt een kaart, of je neemt alle open
    kaarten (F19). Passen kan niet.
rule-F12 =
    Een kleurkaart leg je open in een vak, dat van jezelf of dat van een ander. Hij past als die
    kleur daar al ligt; hij past ook als daar nog geen kleur ligt, zolang die kleur niet al ergens
    anders ligt.
ruling-F12 =
    Alleen de Nederlandse tekst zegt dat je de eerste kaart na het nemen bij een andere speler legt,
    en alleen na een vak van 6 of meer. Met de optie geldt dat bij ons elke keer dat je kaarten
    neemt, zodat je maar één regel hoeft te onthouden. Een rondedans kun je alleen bij jezelf leggen
    (F15), dus die blijft toegestaan.
rule-F13 =
    Daarom liggen er in een vak nooit twee kleuren, en ligt een kleur nooit in twee vakken.
rule-F14 =
    Een nar past altijd en overal. Zijn waarde telt mee, maar hij heeft geen kleur en houdt ook geen
    kleur bezet.
rule-F15 =
    Een rondedans leg je altijd bij jezelf, en dat mag op elk moment, ook als er nog nergens een
    kaart open ligt. Daarna schuift iedereen tegelijk alles wat in het eigen vak ligt door naar
    links, de rondedans erbij. Een rondedans heeft waarde 0 en geen kleur. Hij blijft liggen waar
    hij is aangekomen en telt als één kaart wanneer iemand hem neemt.
ruling-F15 =
    De regels zeggen niet of je een rondedans mag spelen als er verder niets open ligt. Nergens staat
    dat het niet mag, dus het mag: de rondedans schuift dan gewoon in zijn eentje door.
rule-F16 =
    Een vak met alleen narren en rondedansen heeft nog geen kleur. Met zes spelers kunnen alle vijf
    kleuren bij de anderen liggen; dan past er in het zesde vak geen kleurkaart, maar een nar nog
    wel.

## Collecting

rules-figaro-heading-collecting = Kaarten nemen

rule-F17 =
    Zodra er bij jou 6 of meer ligt, moet je meteen alles nemen: elke open kaart, bij wie dan ook,
    gaat naar jouw stapel, ongeacht wie de laatste heeft gelegd. Daarna ben jij ook aan de beurt.
rule-F18 =
    Ben je aan de beurt en past geen van je kaarten ergens, dan moet je alle open kaarten op je
    stapel nemen. Dat gebeurt alleen met 3 of 4 spelers: met 5 of 6 is er altijd plaats voor een
    kaart.
rule-F19 =
    Je mag ook alle open kaarten nemen als je wel een kaart zou kunnen spelen, als er maar minstens
    één open ligt. Ze gaan naar je stapel.
ruling-F19 =
    Geen enkele tekst zegt of je mag nemen als er niets open ligt. Dat zou stiekem passen zijn, en
    passen kan niet (F11). De Nederlandse tekst, waarbij de kaarten naar de hand gaan, stelt er geen
    grens aan; zo zou een ronde eindeloos kunnen duren, dus daar mag het één keer per ronde.
rule-F20 = Wie alles heeft genomen, vrijwillig of niet, is daarna aan de beurt.
ruling-F20 =
    De regelteksten zeggen alleen na een vak van 6 of meer wie er verdergaat. Volgens de spelhulp
    geldt het elke keer dat iemand kaarten neemt, dus we maken geen onderscheid.
rule-F21 =
    Door een rondedans hoeft nooit iemand de kaarten te nemen, want alles schuift in zijn geheel door
    en houdt zijn waarde.

## End of a round

rules-figaro-heading-round-end = Einde van een ronde

rule-F22 =
    Wie zonder kaart aan de beurt kwam, neemt de koning. Dan tellen jullie de stapels: het gaat om
    het aantal kaarten, niet om hun waarde. Kaarten in de hand en op tafel tellen niet.
rule-F23 =
    De grootste stapel komt eerst, dan de op een na grootste, enzovoort. Bij gelijke stapels gaat het
    met de klok mee, te beginnen links van de koning; wie de koning heeft, komt het laatst.
rule-F24 =
    In deze volgorde nemen jullie de wegtegels van de ronde, de langste eerst. Wie een lege stapel
    heeft, neemt er geen. Is er geen lege stapel, dan wordt de laatste in de volgorde gespaard.
    Tegels die overblijven, zijn uit het spel. Zijn alle stapels leeg, wat alleen kan gebeuren als
    de open kaarten naar de hand gaan, dan neemt niemand een tegel en is de ruil (F26) voor wie de
    koning heeft.
rule-F25 =
    Na de eerste en de tweede ronde worden alle kaarten geschud en opnieuw gedeeld. Wie de koning
    heeft, begint.

## Third round

rules-figaro-heading-third-round = Derde ronde

rule-F26 =
    In de derde ronde ruilt de speler met de minste kaarten, na het tellen en voordat iemand een
    tegel neemt: de langste tegel van de eigen weg gaat naar de derde groep, en de kortste tegel van
    de groep komt ervoor terug. Hebben meerdere spelers de minste kaarten, dan ruilt van hen wie de
    koning heeft, en anders wie vanaf de koning met de klok mee het eerst komt. Daarna leggen jullie
    de groep weer op volgorde en nemen de tegels (F24).
ruling-F26 =
    De Nederlandse tekst noemt alleen wie het dichtst bij de koning zit, de andere teksten noemen
    eerst wie hem heeft. Dichter bij de koning kun je niet zitten, dus we lezen ze allemaal gelijk.
rule-F27 =
    Er wordt niet geruild als je geen wegtegel hebt, of als geen van je tegels langer is dan de
    kortste van de derde groep.
rule-F28 =
    Ruilen bespaart je niet altijd een tegel. F26 helpt je als je vanaf de koning met de klok mee het
    eerst komt, maar F23 zet je dan ook vóór de anderen met evenveel kaarten. Hebben dus meerdere
    spelers de minste kaarten en heeft geen van hen de koning, dan kan het zijn dat je ruilt en toch
    nog een tegel moet nemen.

## End of the game

rules-figaro-heading-end = Einde van het spel

rule-F29 =
    De kortste weg wint; zonder tegel heeft je weg lengte 0. Bij gelijke wegen gaat voor wie de
    koning heeft, en daarna wie vanaf de koning met de klok mee het dichtst zit. Zo is elke
    gelijkstand beslist; er is dus precies één winnaar.

## At the table

rules-figaro-heading-table = Aan tafel

rule-F30 =
    Zolang de partij duurt, mag niemand een stapel natellen of wegen langs elkaar leggen. Tot de
    telling zie je daarom stapels, maar niet hoeveel kaarten erin zitten, en wegen op schaal, maar
    niet hoe lang ze zijn; een schermlezer zegt in woorden wat één blik zou verraden. Geheim is er
    niets aan: iedereen heeft de kaarten en tegels zien komen. Een tafel die liever getallen ziet,
    kan ze aanzetten.
rule-F31 =
    De tafel meldt het als iemand nog maar één kaart heeft, en nog eens als ook die gespeeld is.
rule-F32 =
    Praten hoort bij het spel. Smeek, waarschuw en beschuldig elkaar naar hartenlust: er is een chat,
    en er zijn snelle reacties.

## Options: a name, and a sentence for each value

option-three_player_deck = Kaarten met drie spelers
option-three_player_deck-colour-out =
    Eén kleur, twee narren en drie rondedansen blijven in de doos; er blijven 45 kaarten over.
option-three_player_deck-ones-out =
    Alle vijftien kleurkaarten met waarde 1, één nar met waarde 1, één nar met waarde 2 en twee
    rondedansen blijven in de doos; er blijven 41 kaarten over: elk 14 voor wie de koning heeft en
    voor de speler links daarvan, en 13 voor de derde.
option-fewest_tie = Meerdere spelers met de minste kaarten
option-fewest_tie-one-free =
    Wie een lege stapel heeft, neemt geen tegel; is er geen lege stapel, dan wordt alleen de laatste
    in de volgorde gespaard.
option-fewest_tie-all-free =
    Iedereen met de minste kaarten wordt gespaard, ook al zijn het er meer dan nul. Zijn alle stapels
    gelijk, dan wordt er helemaal geen tegel genomen.
option-stack_tie = Volgorde van gelijke stapels
option-stack_tie-king-last =
    De linkerbuur van wie de koning heeft komt eerst, en de anderen volgen met de klok mee; wie de
    koning heeft, komt het laatst.
option-stack_tie-king-wins =
    Hoe verder je met de klok mee van de koning zit, hoe eerder je een tegel neemt: de rechterbuur
    van wie de koning heeft komt eerst, en wie de koning heeft, komt het laatst.
option-exchange = Ruil in de derde ronde
option-exchange-auto =
    De ruil gebeurt vanzelf, maar alleen als de weg er korter van wordt.
option-exchange-optional =
    Je mag de ruil weigeren en weet dan al hoeveel kaarten alle stapels hebben. Sluit F27 de ruil
    uit, dan wordt je niets gevraagd.
option-exchange-strict =
    Er wordt altijd geruild, ook voor een langere tegel; alleen wie geen tegel heeft, ruilt niet.
option-exchange-off = Er wordt niet geruild.
option-voluntary_take = Vrijwillig kaarten nemen
option-voluntary_take-stack = De kaarten gaan naar de stapel.
option-voluntary_take-hand =
    De kaarten gaan naar de hand. Dat mag je één keer per ronde. Wie niets kan spelen, neemt de open
    kaarten zoals altijd op de stapel (F18).
option-after_take = Beurt na het nemen
option-after_take-taker = Wie alles heeft genomen, is daarna aan de beurt.
option-after_take-next =
    Heeft iemand alle open kaarten genomen, vrijwillig of niet, dan gaat de beurt naar de linkerbuur;
    heeft die geen kaart, dan is de ronde afgelopen (F10). Na een vak van 6 of meer is nog steeds aan
    de beurt wie alles heeft genomen.
option-lead_after_take = Eerste kaart na het nemen
option-lead_after_take-anyone = Je mag hem bij iedereen leggen bij wie hij past.
option-lead_after_take-others =
    Ben je aan de beurt omdat je net alles hebt genomen, vrijwillig of niet, dan leg je je volgende
    kaart bij een andere speler. Een rondedans mag en heft deze beperking op.
option-road_lengths = Lengtes van de wegtegels
option-road_lengths-default = De tegels zijn 1 tot en met 15 lang, elke lengte één keer.
option-road_lengths-any = Je kunt 15 positieve gehele getallen kiezen, ook gelijke.
option-road_lengths-custom = De tegels hebben deze lengtes: { $lengths }.
option-open_stacks = Grootte van de stapels
option-open_stacks-off = De tafel toont niet hoeveel kaarten er in een stapel zitten.
option-open_stacks-on = De tafel toont hoeveel kaarten er in elke stapel zitten.
option-show_lengths = Lengte van de wegen
option-show_lengths-off = De tafel toont wegen als balken zonder getallen.
option-show_lengths-on = De tafel toont de lengte van elke weg als getal.

## Editions

edition-davinci = De regels in het Engels, Frans en Italiaans.
edition-davinci-name = daVinci 2006
edition-aid =
    Andere kaarten met drie spelers; iedereen met de minste kaarten wordt gespaard; gelijke stapels
    komen in omgekeerde volgorde; de ruil is verplicht.
edition-aid-name = Franse spelhulp
edition-dutch =
    De ruil mag geweigerd worden; vrijwillig genomen kaarten gaan naar de hand; na het nemen leg je
    de volgende kaart bij een andere speler.
edition-dutch-name = Nederlandse regels

## Worked examples

example-figaro-1 =
    Vijf spelers, met de klok mee: Anna, Ben, Clara, David en Eva. Clara heeft de koning. Hun
    stapels hebben 7, 7, 0, 12 en 7 kaarten, en de wegtegels zijn 14, 11, 6 en 3 lang. David neemt
    de 14. Dan volgen de gelijke stapels, vanaf de koning met de klok mee: Eva neemt de 11, Anna de
    6 en Ben de 3. Clara heeft geen kaarten en neemt niets (F23, F24).
example-figaro-2 =
    Vier spelers, derde ronde. Anna heeft de koning; Anna, Ben, Clara en David hebben stapels van 9,
    4, 8 en 4 kaarten, en de wegtegels zijn 10, 7 en 5 lang. Ben en David hebben de minste kaarten.
    Vanaf de koning komt Ben met de klok mee als eerste en ruilt een 12 voor de 5 (F26). Nu zijn er
    tegels van 12, 10 en 7: Anna neemt de 12, Clara de 10 en Ben de 7; David neemt niets. De weg van
    Ben is met 5 en 7 gegroeid (F28).
example-figaro-3 =
    Vier spelers. Bij Anna liggen een rode 2 en een nar 1, bij Ben niets, bij Clara een rondedans en
    een nar 2, bij David blauwe kaarten met waarde 5. Rood past alleen bij Anna, blauw alleen bij
    David, groen bij Ben of Clara, een nar overal (F12, F14, F16). Legt iemand een nar 1 bij David,
    dan moet David alles nemen (F17). Een rondedans leg je alleen bij jezelf (F15).
