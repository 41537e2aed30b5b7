### What the commands of the table server say.

## Help

cli-help-serve =
    tusch serve: de tafelserver draaien

    Gebruik: tusch serve [opties]

      --host HOST      waar hij luistert (standaard: 127.0.0.1, alleen deze
                       machine)
      --port N         de poort (standaard: 8000; 0: een willekeurige vrije)
      --data BESTAND   waar alle tafels bewaard worden (standaard:
                       tusch/tusch.db in de gegevensmap van de gebruiker),
                       of postgresql://USER@HOST/NAME
      --origin ORIGIN  een adres waarop mensen hem openen, zoals
                       https://tusch.example.org; mag vaker. Nodig, tenzij de
                       server alleen naar deze machine luistert
      --proxy ADRES    een proxy die geloofd wordt over waar mensen vandaan komen;
                       mag vaker
      --hsts           browsers komen voortaan alleen nog via https; elke
                       origin moet met https beginnen
      --connections N  verbindingen die één adres mag hebben (standaard: 400)
      --lan            ook in het lokale netwerk luisteren en het adres als
                       QR-code tonen; met --host alleen op dat adres ervan
      --workers N      processen waarin bots denken (standaard: één minder dan
                       er kernen zijn, en nooit meer dan er kernen zijn)
      --bot NAAM=BOT   een eigen bot, module:Class of program:COMMAND, en hoe hij
                       aan tafels heet; mag vaker
      --keep-days N    tafels wissen waar zoveel dagen niets is gebeurd
                       (standaard: 365; 0: nooit)
      --coach-budget N proefpartijen die de coach voor een beslissing heeft
                       (standaard: 4096, zonder numba 32; 0: geen coach)
      --metrics-port N een poort waar alleen deze machine meetwaarden kan lezen
      --log FORM       text (standaard) of json
      --config BESTAND een TOML-bestand met deze instellingen
      --lang LANG      de taal

    Elke instelling kan ook uit de omgeving komen (TUSCH_PORT, TUSCH_DATA,
    TUSCH_KEEP_DAYS, enzovoort) of uit het bestand. Een optie gaat voor de omgeving,
    en die voor het bestand. SIGTERM en Ctrl-C stoppen de server zodra hij klaar is
    met waar hij mee bezig is.

    Voorbeelden:
      tusch serve --port 9000 --data tafels.db
      tusch serve --lan
      tusch serve --origin https://tusch.example.org --proxy 127.0.0.1
cli-help-backup =
    tusch backup: de gegevens van een server kopiëren, ook als hij draait

    Gebruik: tusch backup BESTAND [opties]

      BESTAND           de kopie; die mag er nog niet zijn
      --data BESTAND    de gegevens, zoals bij tusch serve
      --config BESTAND  een TOML-bestand met de instellingen van de server
      --lang LANG       de taal

    De kopie bevat de geheimen van partijen die nog lopen: bewaar die veilig.

    Voorbeelden:
      tusch backup tusch-maandag.db
      tusch backup kopie.db --data /var/lib/tusch/tusch.db
cli-help-restore =
    tusch restore: een kopie van de gegevens terugzetten; de server mag niet draaien

    Gebruik: tusch restore BESTAND [opties]

      BESTAND           een kopie die tusch backup gemaakt heeft
      --data BESTAND    waar die heen gaat, zoals bij tusch serve
      --config BESTAND  een TOML-bestand met de instellingen van de server
      --replace         gegevens die er al zijn vervangen; die gaan verloren
      --lang LANG       de taal

    Voorbeelden:
      tusch restore tusch-maandag.db --replace
      tusch restore kopie.db --data /var/lib/tusch/tusch.db
cli-help-move =
    tusch move: alle gegevens ergens anders heen kopiëren, van een bestand naar
    PostgreSQL of terug

    Gebruik: tusch move SOURCE TARGET [opties]

      SOURCE       een bestand, of een database als postgresql://...; er mag geen
                   server draaien
      TARGET       waar alles heen gaat; daar mag nog niets zijn
      --lang LANG  de taal

    Aan het eind wordt elke rij vergeleken. De bron blijft zoals die is.

    Voorbeelden:
      tusch move tusch.db postgresql://tusch@db.example.org/tusch
      tusch move postgresql://tusch@db.example.org/tusch tusch.db
cli-help-tables =
    tusch tables: de tafels van een server opsommen, ook als hij draait

    Gebruik: tusch tables [CODE] [opties]

      CODE              één tafel, met de code die je intypt
      --data BESTAND    de gegevens, zoals bij tusch serve
      --config BESTAND  een TOML-bestand met de instellingen van de server
      --lang LANG       de taal

    Op elke regel staan de code, wanneer er het laatst iets gebeurde, het spel, wie
    er spelen, en hoe de tafel in het logboek heet. Met een code kom je binnen: houd
    ze voor jezelf.

    Voorbeelden:
      tusch tables --data /var/lib/tusch/tusch.db
      tusch tables K7P2QX
cli-help-check =
    tusch check: de gegevens van een server op schade nakijken, ook als hij draait

    Gebruik: tusch check [BESTAND] [opties]

      BESTAND           de gegevens of een kopie ervan (anders zoals tusch serve)
      --data BESTAND    de gegevens, zoals bij tusch serve
      --config BESTAND  een TOML-bestand met de instellingen van de server
      --lang LANG       de taal

    Elke pagina van het bestand wordt nagekeken, en elke tafel wordt uit haar
    logboek nagespeeld. De exitcode is 1 als er iets beschadigd is. Bij de volgende
    start zet de server een beschadigd bestand opzij en houdt alle tafels die heel
    zijn.

    Voorbeelden:
      tusch check tusch-maandag.db
      tusch check --data /var/lib/tusch/tusch.db
cli-help-trust-clock =
    tusch trust-clock: bevestigen dat de klok van deze machine klopt, ook terwijl
    de server draait

    Gebruik: tusch trust-clock [opties]

      --data BESTAND    de gegevens, zoals bij tusch serve
      --config BESTAND  een TOML-bestand met de instellingen van de server
      --lang LANG       de taal

    Als de klok meer dan een dag verspringt, of na een lange pauze, wist de server
    geen oude tafels tot hij zeven dagen heeft gedraaid. Na dit commando doet hij
    dat weer vanaf zijn volgende ronde, binnen het uur.

    Voorbeelden:
      tusch trust-clock --data /var/lib/tusch/tusch.db
      tusch trust-clock --config tusch.toml
cli-help-verify =
    tusch verify: nagaan of de kaarten van partijen vooraf vastlagen

    Gebruik: tusch verify BESTAND [opties]

      BESTAND           een bestand met partijen, één per regel; - is de
                        standaardinvoer
      --commitment HEX  wat je tafel vóór de eerste kaart liet zien; heeft het
                        bestand meer partijen, dan zegt RECORD:HEX welke
      --seed SEAT:HEX   een startwaarde die je erbij mengde, of bij het begin zag;
                        plaatsen tellen vanaf 0; ook RECORD:SEAT:HEX; mag vaker
      --lang LANG       de taal

    Elke kaart wordt opnieuw gedeeld uit het geheim en de startwaarden van de
    spelers, en het verloop moet op de uitslag uitkomen. Zonder --commitment kan
    niemand zeggen of het geheim is wat vóór de eerste kaart was beloofd.

    Partijen en stappen tellen vanaf 0. De exitcode is 1 als een partij ongeldig is.

    Voorbeelden:
      tusch verify partij.jsonl
      tusch verify partij.jsonl --seed 0:00ff

## Verify

cli-verify-record = { $file }, regel { $line }, partij { $record }: { $reason }
cli-verify-commitment = Vastlegging { $value }.
cli-verify-option-commitment = --commitment is HEX of RECORD:HEX, met 64 hexadecimale cijfers, niet ‘{ $value }’.
cli-verify-option-seed = --seed is SEAT:HEX of RECORD:SEAT:HEX, met hoogstens 64 hexadecimale cijfers, niet ‘{ $value }’.
cli-verify-found =
    { $file }: { $records ->
        [one] { $records } partij
       *[other] { $records } partijen
    }, { $fair } eerlijk, { $without } niet te controleren, { $bad } ongeldig.
cli-verify-no-record = Partij { $value } zit niet in { $file }, waar er { $count } in staan; partijen tellen vanaf 0.
cli-verify-uncompared =
    { $records ->
        [0] Er is niets vergeleken met wat je onthouden hebt: in { $file } staat geen partij.
       *[other] Niet alles is vergeleken met wat je onthouden hebt: { $count } van de { $records } partijen in { $file } beloven niets.
    }

## Serve: settings

cli-setting-number = { $option } vraagt om een geheel getal van { $first } tot en met { $last }, niet ‘{ $value }’.
cli-setting-switch = { $option } is yes of no, niet ‘{ $value }’.
cli-setting-word = { $option } kan deze waarden hebben: { $allowed }; niet ‘{ $value }’.
cli-setting-bot = { $option }: ‘{ $value }’ is geen eigen bot; die zien eruit als anna=bots:Anna of anna=program:COMMAND, elk met een naam die geen andere bot heeft.
cli-setting-hsts = { $option } heeft https nodig: elke --origin moet met https:// beginnen.
cli-setting-lan = Deze machine heeft geen adres in een lokaal netwerk; noem er een met --host.
cli-setting-lan-host = { $value } is geen adres van een lokaal netwerk.
cli-setting-host = { $option } vraagt om de naam of het nummer van een adres, niet ‘{ $value }’.
cli-setting-text = { $option } vraagt om een tekst.
cli-setting-origin = { $option }: ‘{ $value }’ is geen origin; origins zien eruit als https://example.org of http://192.0.2.7:8000, in kleine letters en zonder schuine streep aan het eind.
cli-setting-proxy = { $option }: ‘{ $value }’ is niet het nummer van een adres of een netwerk, zoals 127.0.0.1 of 10.0.0.0/8.
cli-setting-unknown = { $file }: onbekende instelling ‘{ $value }’; kies uit { $allowed }.
cli-setting-file = { $file } kan niet als TOML gelezen worden: { $reason }.
cli-setting-public = { $value } staat open voor anderen: noem de adressen waarop mensen de server openen, zoals in --origin https://example.org.
cli-setting-name = { $option }: ‘{ $value }’ is een naam, en die kan overal heen leiden: neem een nummer zoals 127.0.0.1, of noem de adressen waarop mensen de server openen, zoals in --origin https://example.org.
cli-setting-same-port = { $option } kan niet { $value } zijn: op die poort komen de mensen binnen. Kies een andere voor de meetwaarden.

## Serve: start

cli-serve-ready = Luistert op { $address }. Gegevens: { $file }
cli-serve-lan = Anderen in dit netwerk openen { $address }
cli-serve-open = Je opent hem op { $address }
cli-home-ready = Klaar op { $address }. Gegevens: { $file }. Ctrl-C stopt het.
cli-home-runs = Het draait al op { $address }.
cli-home-alone = Het draait al op { $address }, maar niet voor het lokale netwerk: stop het met Ctrl-C waar het gestart is, en start dan tusch --lan.
cli-serve-stopped = Gestopt.
cli-serve-busy = Poort { $port } van { $host } is in gebruik bij een ander programma; kies een andere { $option }.
cli-serve-address = Luisteren op poort { $port } van { $host } kan niet: { $reason }.
cli-serve-failed = De server kon niet starten; de regels hierboven zeggen waarom.
cli-serve-bot = Een bot uit de instellingen kan niet gebruikt worden: { $reason }

## A wrong address

cli-elsewhere-title = Niet op dit adres
cli-elsewhere-visitor = Deze tafelserver is niet bekend onder het gevraagde adres. Open hem op het adres dat je gekregen hebt.
cli-elsewhere-host = Beheer jij hem? De proxy moet de gevraagde host doorgeven, en --origin moet die noemen. In het logboek staat welke host gevraagd werd en welke zijn toegestaan.

## Backup

cli-backup-done =
    { $data } is gekopieerd naar { $file }: { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    }.
cli-move-done = { $data } is gekopieerd naar { $file }, en elke rij is gelijk.
cli-restore-done = { $file } is teruggezet als { $data }.
cli-restore-exists = { $file } bestaat al: met --replace komt de kopie ervoor in de plaats, en wat er staat gaat verloren.

## Klok

cli-trust-clock-done =
    { $data }: oude tafels worden binnen het uur weer gewist, en niet pas als de server nog { $days ->
        [one] één dag
       *[other] { $days } dagen
    } heeft gedraaid.
cli-trust-clock-free = { $data }: er werd niets tegengehouden; wat de klok hierna aanwijst, wordt geloofd.

## Controle

cli-check-fault = { $file }: { $reason }
cli-check-table = Tafel { $table } is beschadigd; de code is { $code }.
cli-check-empty = { $file } is leeg: zo ziet een bestand met tafels er nooit uit, ook niet zonder tafels.
cli-check-found =
    { $file }: { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    }, { $damaged } beschadigd.
cli-tables-line =
    { $code }  { $when }  { $game }, { $status ->
        [waiting] wacht op spelers
        [playing] wordt gespeeld
        [damaged] beschadigd
       *[over] afgelopen
    }: { $people } (in het logboek { $table })
cli-tables-found =
    { $file }: { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    }.
cli-tables-none = { $file } heeft geen tafel { $value }; tusch tables somt op welke er zijn.
