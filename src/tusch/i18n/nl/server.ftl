### What the table server says.

## The store. One clear line each.

store-duplicate = Dit is al gebeurd, als nummer { $seq } in het logboek van de tafel.
store-conflict = De partij is intussen verder.
store-full = { $file } kan niet geschreven worden: de schijf is vol.
store-read-only = { $file } kan niet geschreven worden: het bestand is alleen-lezen.
store-cannot-open = { $file } kan niet geopend worden: { $reason }.
store-no-file = Het bestand { $file } bestaat niet; kijk de naam na, of zeg met --data waar de gegevens staan.
store-no-folder = De map van { $file } is er niet; maak die aan, of noem een ander bestand.
store-folder-read-only = In de map van { $file } kan niet geschreven worden; kies een andere --data.
store-folder-closed = { $file } is niet bereikbaar: { $who } mag de map { $folder } niet openen. Kies een andere --data of pas de rechten aan.
store-is-folder = { $file } is een map; noem een bestand erin, zoals { $file }/tusch.db.
store-owner = { $file } is van { $whose }, en dit programma draait als { $who }: geef het bestand met chown { $who }, of start het als { $whose }.
store-no-rights = { $file } kan niet geopend worden: { $who } mag het niet lezen; chmod u+rw verhelpt dat.
store-not-ours = { $file } is geen database van tusch, of is beschadigd; met tusch restore zet je een kopie terug.
store-empty = { $file } is leeg: nog geen tusch-server heeft het gebruikt.
store-damaged = { $file } is beschadigd; tusch check zegt wat er mis is, en tusch restore zet een kopie terug.
store-table-damaged = Tafel { $table } is beschadigd.
store-table-newer = Tafel { $table } is door een andere versie geschreven.
store-newer = { $file } komt van een nieuwere tusch: het heeft versie { $value }, en { $allowed } is de nieuwste die hier bekend is. Start de nieuwere tusch weer; deze kan alleen een kopie van vóór de upgrade gebruiken.
store-older = { $file } heeft versie { $value }; start de server één keer, dan wordt het bestand versie { $allowed }.
store-busy = { $file } kon niet naar een nieuwe vorm gebracht worden: een uur lang waren de tabellen bezet, misschien door een back-up. Start de server opnieuw als dat klaar is.
store-locked = { $file } is in gebruik bij een andere tusch-server.
store-linked = { $file } heeft een tweede naam (een harde koppeling); het bestand kan alleen met één enkele naam gebruikt worden.
store-broken = { $file } kan niet gebruikt worden: { $reason }.
store-away = { $file } is niet bereikbaar: { $reason }.
store-no-writer = { $file } neemt geen wijzigingen aan: elke host in het adres is een stand-by of alleen-lezen.
store-silent = geen antwoord
store-scheme = Adressen die met ‘{ $value }’ beginnen zijn onbekend; noem een bestand, of een database zoals in postgresql://user@host/name.
store-address = Dit is niet te lezen als het adres van een database. Dat ziet eruit als postgresql://user:password@host:5432/name, en in een wachtwoord schrijf je % als %25, / als %2F, : als %3A, @ als %40, ? als %3F en # als %23.
store-port = De poort in het adres van een database is een getal van 1 tot en met { $allowed }.
store-setting = { $file }: { $option } kan niet ‘{ $value }’ zijn; mogelijk is { $allowed }.
store-rights = { $file } kan niet gebruikt worden: de rol heeft { $allowed } nodig op { $value }.
store-unheard = De verbinding met { $file } is tijdens het opslaan verbroken.
store-postgres = PostgreSQL heeft het pakket asyncpg nodig, dat niet geïnstalleerd is: pip install "asyncpg>=0.30".
store-closed = De server wordt afgesloten.
store-exists = { $file } bestaat al; het bestand wordt niet overschreven.

## What a table does not allow

server-not-now =
    { $status ->
        [waiting] De partij is nog niet begonnen.
        [playing] Niet zolang er gespeeld wordt.
       *[over] De partij is afgelopen.
    }
server-host-only = Dat kan alleen de host van de tafel.
server-not-your-seat = Die plaats is niet van jou.
server-no-seat = Die plaats is er niet aan deze tafel.
server-seat-taken = Die plaats is al bezet.
server-seat-empty = Op die plaats zit niemand.
server-no-person = Die persoon zit niet aan deze tafel.
server-not-here = Je zit niet aan deze tafel.
server-not-away = Er valt geen bot voor je in, of de tijd voor deze zet is om.
server-players-only = Dat kunnen alleen de spelers van deze partij.
server-people-full = Deze tafel is vol.
server-log-full = Het logboek van deze tafel is vol: jullie kunnen de partij uitspelen, meer niet.
server-name = Vul een naam in.
server-no-action = Zoiets bestaat niet in dit spel.
server-code = Deze code is niet geldig, of niet meer.
server-barred-talk = De host laat je aan deze tafel niet meer praten.
server-barred-seats = De host laat je niet plaatsnemen aan deze tafel.
server-barred-table = De host heeft je van deze tafel weggestuurd.
server-take-over-off = De host laat niemand de plaats van een bot overnemen.
server-take-over-bot = Je kunt alleen de plaats van een bot overnemen.
server-take-over-player = Je kent al kaarten van deze partij, dus je kunt geen andere plaats overnemen.
server-take-over-asked = Je hebt het al gevraagd; de host beslist.
server-take-over-denied = De host heeft nee gezegd.
server-take-over-no-host = Deze tafel heeft geen host die ja kan zeggen.
server-take-over-nobody = Die persoon vraagt niet meer om een plaats.
server-face = Onbekend gezicht; de gezichten zijn { $allowed }.
server-ban-player = Wie speelt, blijft tot het einde; je kunt iemand wel dempen.
server-claim-opponent = Je speelt zelf al aan deze tafel; deze plaats kan alleen naar een apparaat dat hier niet meespeelt.
server-chat-empty = Typ eerst iets.
server-chat-full = Je hebt aan deze tafel genoeg gezegd: { $allowed } regels.
server-restless = Zo is het wel genoeg heen en weer aan deze tafel.
server-reaction = Die reactie bestaat niet.
server-rematch-made = Er is al een tafel voor de volgende partij: { $code }.
server-undo-nothing = Er valt niets terug te nemen.
server-undo-asked = De vraag ligt al bij de anderen.
server-undo-settled = De anderen waren het er niet mee eens; dus dit blijft staan.
server-undo-away = Iemand van wie de naam is gewist, heeft sindsdien gespeeld en kan niets meer gevraagd worden; dus dit blijft staan.
server-undo-not-asked = Hier hoef je niets te beslissen.

## Making a table

server-seconds = Kies { $first } tot { $last } seconden.
server-spectators = Kies hoogstens { $last } toeschouwers.
server-pace = Kies een pauze van hoogstens { $last } milliseconden.
server-record-missing = Om vanaf een moment verder te spelen is een opgeslagen partij nodig.
server-record-large = De opgeslagen partij is te groot; er worden hoogstens { $allowed } bytes gelezen.
server-record-entry = De opgeslagen partij heeft geen stap { $value }; verder spelen kan uiterlijk vanaf { $allowed }.
server-record-over = Op dat moment is de opgeslagen partij al afgelopen; kies een eerder moment.
server-record-seats = De opgeslagen partij is van { $count } spelers, deze tafel heeft { $value } plaatsen.
server-record-running = Een partij kun je terugkijken als die afgelopen is.

## Limits of the server

server-busy = Er gebeurt te veel aan deze tafel; probeer het nog eens.
server-broken = Dat is niet gelukt, en dat ligt aan ons; er is niets veranderd.
server-watch-full = Er kan niemand meer bij om toe te kijken.
server-devices = Je hebt hier te veel vensters of apparaten open; sluit er een.
server-tables = Je hebt { $allowed } tafels met een onvoltooide partij; maak er eerst een af.
server-listed = Er staan al { $allowed } tafels van jouw netwerk in de lijst; maak er een die niet in de lijst staat.
server-often = Niet zo snel; wacht even.
server-large = Dat is te groot.
server-form = Met dit bericht kan de server hier niets.
server-session = Er is eerst een sessie nodig.
server-no-table = Die tafel bestaat niet.
server-no-route = Op dit adres is niets.
server-method = Dat kan niet met dit adres.
server-origin = Open de server op een van zijn eigen adressen: deze host of origin is niet toegestaan.
server-store = De server kan op dit moment niets opslaan; probeer het later nog eens.
server-store-full = De server kan niets opslaan: de schijf is vol. Zeg het tegen wie de server beheert.
server-store-read-only = De server kan niets opslaan: het bestand is alleen-lezen. Zeg het tegen wie de server beheert.
server-store-damaged = De server kan niets opslaan: het bestand is beschadigd. Zeg het tegen wie de server beheert.
server-device-full = Op dit apparaat is geen ruimte meer, dus er is niets opgeslagen. Maak wat vrij en probeer het opnieuw.
server-device = Op dit apparaat kon niets worden opgeslagen. Laad de pagina opnieuw en probeer het nog eens.
server-table-damaged = Deze tafel is niet meer te lezen: het bestand is beschadigd. Zeg het tegen wie de server beheert.
server-table-newer = Deze tafel draait al op een nieuwere versie van de server; probeer het zo nog eens.
server-page-missing = De pagina is niet gebouwd; deze server spreekt alleen zijn protocol.
server-record-line = Regel { $line }: { $reason }
server-record-no-line = Regel { $value } is er niet; er zijn er { $allowed }.
server-no-bot-move = Geen bot deed de zet van stap { $value }.

## De coach

server-review-closed = Deze analyse is alleen voor wie op die plaats speelde, tot alle spelers hun analyse willen delen.
server-review-bot = Op die plaats speelde een bot; de coach kijkt naar partijen van mensen.
server-review-many = Er wachten al { $allowed } analyses van jou; wacht tot er een klaar is.
server-review-full = De coach heeft het nu te druk; probeer het later nog eens.
server-review-off = Op deze server is geen coach.
server-review-preparing = De coach maakt zich klaar; dat duurt de eerste keer een minuut of twee. Vraag het zo meteen nog eens.
server-review-failed = De coach kreeg dit niet af, en dat ligt aan ons; vraag het nog eens.
server-review-none = Over deze plaats is er nog geen analyse; vraag er eerst om.
server-review-entry = Daar viel voor jou niets te beslissen.
server-review-move = Die zet kan daar niet.
server-practice-none = Dit moment staat niet meer bij je fouten.
server-practice-bots = Oefenen doe je in je eentje tegen bots; op elke andere plaats hoort een bot.
server-practice-off = Dit is geen oefentafel.
server-practice-company = Je bent hier niet alleen, dus de coach zwijgt tot het einde.
server-practice-turn = Wacht op je beurt; dan kan de coach helpen.
server-practice-first = Doe eerst een zet; dan kan de coach zeggen wat die waard was.
server-review-play = Vanaf hier kun je niet verder spelen.
