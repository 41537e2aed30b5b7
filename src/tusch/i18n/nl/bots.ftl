### Players that are programs: their names, what they are like, and what goes wrong with them.

## Names, and a sentence about each

bot-random = Toeval
bot-random-about = Doet zomaar iets wat mag, alles even waarschijnlijk.
bot-greedy = Gretig
bot-greedy-about = Volgt goede vuistregels en kijkt niet verder dan deze zet.
bot-novice = Nieuweling
bot-novice-about = Heeft de regels net gehoord: maakt beginnersfouten en vergeet wie wat genomen heeft.
bot-casual = Ontspannen
bot-casual-about = Weet hoe het gaat, maar laat vaak een steek vallen en onthoudt alleen de laatste kaarten.
bot-steady = Degelijk
bot-steady-about = Speelt degelijk, maar kijkt niet ver vooruit.
bot-skilled = Bedreven
bot-skilled-about = Speelt goed en telt de kaarten.
bot-expert = Expert
bot-expert-about = Laat weinig kansen liggen en straft fouten af.
bot-master = Meester
bot-master-about = De sterkste: speelt de partij voor elke zet tot een seconde lang in gedachten uit.

## Styles: ids call them tempers

bot-temper-careful = Voorzichtig
bot-temper-careful-about = Vreest vooral eigen verlies en neemt weinig risico.
bot-temper-bold = Gedurfd
bot-temper-bold-about = Neemt graag risico.
bot-temper-spiteful = Pesterig
bot-temper-spiteful-about = Heeft het gemunt op wie er voorstaat.

## Errors

bot-unknown = Onbekende bot ‘{ $value }’; kies uit { $allowed }.
bot-temper = Onbekende speelstijl ‘{ $value }’; kies uit { $allowed }.
bot-moodless = De bot { $value } heeft geen speelstijlen.
bot-budget = ‘{ $value }’ heeft geen budget; dat is een aantal proefpartijen, zoals in search:2000, of milliseconden, zoals in search:20ms.
bot-baseline = De bot ‘{ $value }’ heeft numba nodig, en dat is er niet.
bot-custom-missing = De bot ‘{ $value }’ kan niet gebruikt worden: { $reason }.
bot-custom-no-class = het is geen klasse met een methode choose
bot-custom-suffix = laat .py weg, zoals in { $value }
bot-no-kernel = Deze bot heeft een gecompileerde versie van { $value } nodig, en die is er niet.

## Custom bots

bot-custom-error = De bot ‘{ $value }’ { $reason }; voor hem wordt een toegestane zet gedaan, telkens als dat gebeurt.
bot-custom-more = De bot ‘{ $value }’ schreef meer dan één regel bij een vraag; alleen de eerste telt.
bot-custom-failed = is vastgelopen ({ $reason })
bot-custom-failed-at = is vastgelopen in { $place } ({ $reason })
bot-custom-illegal = antwoordde ‘{ $value }’, en dat viel niet te kiezen
bot-custom-silent = antwoordde niet binnen { $seconds } seconden
bot-custom-gone = draait niet meer

## Why a bot did what it did; $move is an offer, as in "Flip the next card"

bot-why-only = { $move }: er zat niets anders op.
bot-why-move = { $move }: dat won in gedachten zo’n { $chance } van de 100 partijen.
bot-why-other = Op een na beste: { $move }, zo’n { $chance } van de 100.
bot-why-again = Bij nader inzien: { $move }, zo’n { $chance } van de 100.
bot-why-thumb = { $move }: dat vonden de vuistregels het beste.
bot-why-thumb-other = Op een na beste: { $move }.

## The compiler

bot-compiling = Het zoeken voor { $game } wordt voor deze machine gecompileerd, en dat gebeurt één keer; tot dan spelen bots die zoeken volgens vuistregels.
