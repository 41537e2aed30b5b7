### What the commands of the table server say.

## Help

cli-help-serve =
    tusch serve: den Tischserver laufen lassen

    Aufruf: tusch serve [Optionen]

      --host HOST       wo er lauscht (Standard: 127.0.0.1, nur dieser
                        Rechner)
      --port N          der Port (Standard: 8000; 0: irgendein freier)
      --data DATEI      wo alle Tische liegen (Standard: tusch/tusch.db im
                        Datenordner des Benutzerkontos), oder
                        postgresql://USER@HOST/NAME
      --origin ORIGIN   eine Adresse, unter der man ihn öffnet, etwa
                        https://tusch.example.org; mehrfach möglich. Nötig,
                        wenn der Server nicht nur auf diesem Rechner lauscht
      --proxy ADRESSE   ein Proxy, dem geglaubt wird, woher jemand kommt;
                        mehrfach möglich
      --hsts            Browser kommen von nun an nur noch über https; jeder
                        Origin muss mit https beginnen
      --connections N   Verbindungen, die eine Adresse haben darf (Standard: 400)
      --lan             auch im lokalen Netz lauschen und die Adresse als QR-Code
                        zeigen; mit --host nur auf dieser Adresse des Netzes
      --workers N       Prozesse, in denen Bots denken (Standard: einer weniger
                        als Kerne, und nie mehr als Kerne)
      --bot NAME=BOT    ein eigener Bot, module:Class oder program:COMMAND, und
                        wie er an Tischen heißt; mehrfach möglich
      --keep-days N     Tische löschen, an denen so viele Tage nichts geschehen
                        ist (Standard: 365; 0: nie)
      --coach-budget N Probepartien, die der Coach für eine Entscheidung hat
                       (Standard: 4096, ohne numba 32; 0: kein Coach)
      --metrics-port N  ein Port, auf dem nur dieser Rechner Messwerte lesen kann
      --log FORM        text (Standard) oder json
      --config DATEI    eine TOML-Datei mit diesen Einstellungen
      --lang LANG       die Sprache

    Jede Einstellung kann auch aus der Umgebung kommen (TUSCH_PORT, TUSCH_DATA,
    TUSCH_KEEP_DAYS und so weiter) oder aus der Datei. Eine Option geht der Umgebung
    vor, und diese der Datei. SIGTERM und Strg-C beenden den Server, sobald er mit
    dem fertig ist, was er gerade tut.

    Beispiele:
      tusch serve --port 9000 --data tische.db
      tusch serve --lan
      tusch serve --origin https://tusch.example.org --proxy 127.0.0.1
cli-help-backup =
    tusch backup: die Daten eines Servers kopieren, auch im Betrieb

    Aufruf: tusch backup DATEI [Optionen]

      DATEI           die Kopie; es darf sie noch nicht geben
      --data DATEI    die Daten, wie bei tusch serve
      --config DATEI  eine TOML-Datei mit den Einstellungen des Servers
      --lang LANG     die Sprache

    Die Kopie enthält die Geheimnisse laufender Partien: Halte sie unter Verschluss.

    Beispiele:
      tusch backup tusch-montag.db
      tusch backup kopie.db --data /var/lib/tusch/tusch.db
cli-help-restore =
    tusch restore: eine Kopie der Daten zurückspielen; der Server darf nicht laufen

    Aufruf: tusch restore DATEI [Optionen]

      DATEI           eine Kopie, die tusch backup gemacht hat
      --data DATEI    wohin sie kommt, wie bei tusch serve
      --config DATEI  eine TOML-Datei mit den Einstellungen des Servers
      --replace       vorhandene Daten ersetzen; sie gehen verloren
      --lang LANG     die Sprache

    Beispiele:
      tusch restore tusch-montag.db --replace
      tusch restore kopie.db --data /var/lib/tusch/tusch.db
cli-help-move =
    tusch move: alle Daten woandershin kopieren, aus einer Datei nach PostgreSQL
    oder zurück

    Aufruf: tusch move SOURCE TARGET [Optionen]

      SOURCE       eine Datei oder eine Datenbank als postgresql://...; es darf kein
                   Server laufen
      TARGET       wohin alles kommt; dort darf noch nichts sein
      --lang LANG  die Sprache

    Am Ende wird jede Zeile verglichen. Die Quelle bleibt, wie sie ist.

    Beispiele:
      tusch move tusch.db postgresql://tusch@db.example.org/tusch
      tusch move postgresql://tusch@db.example.org/tusch tusch.db
cli-help-tables =
    tusch tables: die Tische eines Servers aufzählen, auch während er läuft

    Aufruf: tusch tables [CODE] [Optionen]

      CODE            nur ein Tisch, nach dem Code, den man eingibt
      --data DATEI    die Daten, wie bei tusch serve
      --config DATEI  eine TOML-Datei mit den Einstellungen des Servers
      --lang LANG     die Sprache

    In jeder Zeile stehen der Code, wann dort zuletzt etwas geschehen ist, das
    Spiel, wer spielt, und wie der Tisch im Protokoll heißt. Wer einen Code hat,
    kommt hinein: Behalte sie für dich.

    Beispiele:
      tusch tables --data /var/lib/tusch/tusch.db
      tusch tables K7P2QX
cli-help-check =
    tusch check: die Daten eines Servers auf Schäden prüfen, auch während er läuft

    Aufruf: tusch check [DATEI] [Optionen]

      DATEI           die Daten oder eine Kopie davon (sonst wie bei tusch serve)
      --data DATEI    die Daten, wie bei tusch serve
      --config DATEI  eine TOML-Datei mit den Einstellungen des Servers
      --lang LANG     die Sprache

    Jede Seite der Datei wird geprüft und jeder Tisch aus seinem Protokoll
    nachgespielt. Der Rückgabewert ist 1, wenn etwas beschädigt ist. Beim nächsten
    Start legt der Server eine beschädigte Datei beiseite und behält alle Tische,
    die heil sind.

    Beispiele:
      tusch check tusch-montag.db
      tusch check --data /var/lib/tusch/tusch.db
cli-help-trust-clock =
    tusch trust-clock: bestätigen, dass die Uhr dieses Rechners stimmt, auch
    während der Server läuft

    Aufruf: tusch trust-clock [Optionen]

      --data DATEI    die Daten, wie bei tusch serve
      --config DATEI  eine TOML-Datei mit den Einstellungen des Servers
      --lang LANG     die Sprache

    Springt die Uhr um mehr als einen Tag, oder stand der Server lange still,
    löscht er keine alten Tische, bis er sieben Tage gelaufen ist. Nach diesem
    Befehl löscht er wieder, sobald er das nächste Mal nachsieht, spätestens
    nach einer Stunde.

    Beispiele:
      tusch trust-clock --data /var/lib/tusch/tusch.db
      tusch trust-clock --config tusch.toml
cli-help-verify =
    tusch verify: prüfen, ob die Karten von Aufzeichnungen vorher feststanden

    Aufruf: tusch verify DATEI [Optionen]

      DATEI             eine Datei mit Aufzeichnungen, je Zeile eine; - ist die
                        Standardeingabe
      --commitment HEX  was dein Tisch vor der ersten Karte gezeigt hat; bei
                        mehreren Aufzeichnungen sagt RECORD:HEX, bei welcher
      --seed SEAT:HEX   ein Startwert, den du beigemischt oder zu Beginn gesehen
                        hast; Plätze zählen ab 0; auch RECORD:SEAT:HEX; darf
                        mehrmals stehen
      --lang LANG       die Sprache

    Jede Karte wird aus dem Geheimnis und den Startwerten der Plätze neu gegeben,
    und der Verlauf muss zum Ergebnis führen. Ohne --commitment kann niemand
    sagen, ob das Geheimnis das ist, das vor der ersten Karte versprochen war.

    Aufzeichnungen und Einträge zählen ab 0. Der Rückgabewert ist 1, wenn eine
    Aufzeichnung fehlerhaft ist.

    Beispiele:
      tusch verify partie.jsonl
      tusch verify partie.jsonl --seed 0:00ff

## Verify

cli-verify-record = { $file }, Zeile { $line }, Aufzeichnung { $record }: { $reason }
cli-verify-commitment = Festlegung { $value }.
cli-verify-option-commitment = --commitment braucht HEX oder RECORD:HEX mit 64 hexadezimalen Ziffern, nicht „{ $value }“.
cli-verify-option-seed = --seed braucht SEAT:HEX oder RECORD:SEAT:HEX mit höchstens 64 hexadezimalen Ziffern, nicht „{ $value }“.
cli-verify-found =
    { $file }: { $records ->
        [one] { $records } Aufzeichnung
       *[other] { $records } Aufzeichnungen
    }, { $fair } fair, { $without } nicht prüfbar, { $bad } fehlerhaft.
cli-verify-no-record = In { $file } gibt es keine Aufzeichnung { $value }, sondern nur { $count }; gezählt wird ab 0.
cli-verify-uncompared =
    { $records ->
        [0] Nichts wurde mit dem verglichen, was du dir gemerkt hast: In { $file } gibt es keine Aufzeichnung.
       *[other] Nicht alles wurde mit dem verglichen, was du dir gemerkt hast: { $count } von { $records } Aufzeichnungen in { $file } versprechen nichts.
    }

## Serve: settings

cli-setting-number = { $option } braucht eine ganze Zahl von { $first } bis { $last }, nicht „{ $value }“.
cli-setting-switch = { $option } ist yes oder no, nicht „{ $value }“.
cli-setting-word = { $option } kann diese Werte haben: { $allowed }; nicht „{ $value }“.
cli-setting-bot = { $option }: „{ $value }“ ist kein eigener Bot; die sehen aus wie anna=bots:Anna oder anna=program:COMMAND, jeder mit einem Namen, den kein anderer Bot hat.
cli-setting-hsts = { $option } braucht https: Jede Adresse in --origin muss mit https:// beginnen.
cli-setting-lan = Dieser Rechner hat keine Adresse in einem lokalen Netz; nenne eine mit --host.
cli-setting-lan-host = { $value } ist keine Adresse eines lokalen Netzes.
cli-setting-host = { $option } braucht den Namen oder die Nummer einer Adresse, nicht „{ $value }“.
cli-setting-text = { $option } braucht einen Text.
cli-setting-origin = { $option }: „{ $value }“ ist kein Origin; Origins sehen aus wie https://example.org oder http://192.0.2.7:8000, in Kleinbuchstaben und ohne Schrägstrich am Ende.
cli-setting-proxy = { $option }: „{ $value }“ ist nicht die Nummer einer Adresse oder eines Netzes, wie 127.0.0.1 oder 10.0.0.0/8.
cli-setting-unknown = { $file }: Unbekannte Einstellung „{ $value }“; zur Wahl stehen { $allowed }.
cli-setting-file = { $file } lässt sich nicht als TOML lesen: { $reason }.
cli-setting-public = { $value } ist für andere offen: Nenne die Adressen, unter denen man den Server öffnet, wie in --origin https://example.org.
cli-setting-name = { $option }: „{ $value }“ ist ein Name, der irgendwohin führen kann: Nimm eine Nummer wie 127.0.0.1, oder nenne die Adressen, unter denen man den Server öffnet, wie in --origin https://example.org.
cli-setting-same-port = { $option } kann nicht { $value } sein: Auf diesem Port kommen die Leute. Wähle für die Messwerte einen anderen.

## Serve: start

cli-serve-ready = Lauscht auf { $address }. Daten: { $file }
cli-serve-lan = Andere in diesem Netz öffnen { $address }
cli-serve-open = Geöffnet wird er unter { $address }
cli-home-ready = Bereit auf { $address }. Daten: { $file }. Strg-C beendet es.
cli-home-runs = Es läuft schon auf { $address }.
cli-home-alone = Es läuft schon auf { $address }, aber nicht für das lokale Netz: Beende es mit Strg-C, wo es gestartet wurde, und starte dann tusch --lan.
cli-serve-stopped = Beendet.
cli-serve-busy = Port { $port } von { $host } wird von einem anderen Programm benutzt; wähle einen anderen { $option }.
cli-serve-address = Auf Port { $port } von { $host } kann nicht gelauscht werden: { $reason }.
cli-serve-failed = Der Server konnte nicht starten; die Zeilen oben sagen, warum.
cli-serve-bot = Ein Bot aus den Einstellungen kann nicht benutzt werden: { $reason }

## A wrong address

cli-elsewhere-title = Nicht unter dieser Adresse
cli-elsewhere-visitor = Unter der aufgerufenen Adresse ist dieser Tischserver nicht bekannt. Öffne ihn bitte unter der, die du bekommen hast.
cli-elsewhere-host = Betreibst du ihn? Der Proxy muss den Host weitergeben, den die Leute aufrufen, und --origin muss ihn nennen. Im Protokoll steht, nach welchem Host gefragt wurde und welche erlaubt sind.

## Backup

cli-backup-done =
    { $data } ist nach { $file } kopiert: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }.
cli-move-done = { $data } ist nach { $file } kopiert, und jede Zeile ist gleich.
cli-restore-done = { $file } ist als { $data } zurückgespielt.
cli-restore-exists = { $file } gibt es schon: Mit --replace tritt die Kopie an seine Stelle, und was dort ist, geht verloren.

## Uhr

cli-trust-clock-done =
    { $data }: Alte Tische werden innerhalb einer Stunde wieder gelöscht, und nicht erst nach { $days ->
        [one] einem weiteren Tag
       *[other] weiteren { $days } Tagen
    } Laufzeit.
cli-trust-clock-free = { $data }: Es wurde nichts zurückgehalten; was die Uhr als Nächstes zeigt, gilt.

## Prüfung

cli-check-fault = { $file }: { $reason }
cli-check-table = Tisch { $table } ist beschädigt; sein Code ist { $code }.
cli-check-empty = { $file } ist leer: So sieht eine Datei mit Tischen nie aus, auch nicht ohne Tische.
cli-check-found =
    { $file }: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $damaged } beschädigt.
cli-tables-line =
    { $code }  { $when }  { $game }, { $status ->
        [waiting] wartet auf Mitspielende
        [playing] wird gespielt
        [damaged] beschädigt
       *[over] zu Ende
    }: { $people } (im Protokoll { $table })
cli-tables-found =
    { $file }: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }.
cli-tables-none = { $file } hat keinen Tisch { $value }; tusch tables zählt auf, welche es gibt.
