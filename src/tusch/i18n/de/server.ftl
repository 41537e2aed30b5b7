### What the table server says.

## The store. One clear line each.

store-duplicate = Das ist schon geschehen, als Nummer { $seq } im Protokoll des Tisches.
store-conflict = Die Partie ist schon weiter.
store-full = { $file } kann nicht geschrieben werden: Die Festplatte ist voll.
store-read-only = { $file } kann nicht geschrieben werden: Die Datei ist schreibgeschützt.
store-cannot-open = { $file } kann nicht geöffnet werden: { $reason }.
store-no-file = Die Datei { $file } gibt es nicht; prüfe ihren Namen, oder sag mit --data, wo die Daten sind.
store-no-folder = Den Ordner von { $file } gibt es nicht; lege ihn an, oder nenne eine andere Datei.
store-folder-read-only = In den Ordner von { $file } kann nicht geschrieben werden; wähle ein anderes --data.
store-folder-closed = { $file } ist nicht erreichbar: { $who } darf den Ordner { $folder } nicht öffnen. Wähle ein anderes --data oder ändere die Rechte.
store-is-folder = { $file } ist ein Ordner; nenne eine Datei darin, wie in { $file }/tusch.db.
store-owner = { $file } gehört { $whose }, und dieses Programm läuft als { $who }: Übergib die Datei mit chown { $who }, oder starte es als { $whose }.
store-no-rights = { $file } kann nicht geöffnet werden: { $who } darf sie nicht lesen; chmod u+rw ändert das.
store-not-ours = { $file } ist keine Datenbank von tusch oder ist beschädigt; mit tusch restore lässt sich eine Kopie zurückspielen.
store-empty = { $file } ist leer: Noch kein tusch-Server hat es benutzt.
store-damaged = { $file } ist beschädigt; tusch check sagt, was nicht stimmt, und tusch restore spielt eine Kopie zurück.
store-table-damaged = Tisch { $table } ist beschädigt.
store-table-newer = Tisch { $table } stammt von einer anderen Version.
store-newer = { $file } stammt von einem neueren tusch: Es hat Version { $value }, und hier ist { $allowed } die neueste bekannte. Starte wieder den neueren tusch; dieser kann nur eine Kopie von vor dem Wechsel benutzen.
store-older = { $file } hat Version { $value }; starte den Server einmal, damit die Datei auf Version { $allowed } gebracht wird.
store-busy = { $file } konnte nicht auf eine neue Form gebracht werden: Eine Stunde lang hielt jemand die Tabellen fest, vielleicht ein Backup. Starte den Server wieder, wenn das vorbei ist.
store-locked = { $file } wird gerade von einem anderen tusch-Server benutzt.
store-linked = { $file } hat einen zweiten Namen (einen harten Link); die Datei kann nur mit einem einzigen Namen benutzt werden.
store-broken = { $file } kann nicht benutzt werden: { $reason }.
store-away = { $file } ist nicht erreichbar: { $reason }.
store-no-writer = { $file } nimmt keine Änderungen an: Jeder Host der Adresse ist ein Standby oder schreibgeschützt.
store-silent = keine Antwort
store-scheme = Adressen, die mit „{ $value }“ beginnen, sind unbekannt; nenne eine Datei oder eine Datenbank wie in postgresql://user@host/name.
store-address = Das lässt sich nicht als Adresse einer Datenbank lesen. Sie sieht aus wie postgresql://user:password@host:5432/name, und in einem Passwort schreibt man % als %25, / als %2F, : als %3A, @ als %40, ? als %3F und # als %23.
store-port = Der Port in der Adresse einer Datenbank ist eine Zahl von 1 bis { $allowed }.
store-setting = { $file }: { $option } kann nicht „{ $value }“ sein, nur { $allowed }.
store-rights = { $file } kann nicht benutzt werden: Die Rolle braucht { $allowed } für { $value }.
store-unheard = Die Verbindung zu { $file } ist mitten im Speichern abgebrochen.
store-postgres = Für PostgreSQL fehlt das Paket asyncpg: pip install "asyncpg>=0.30".
store-closed = Der Server fährt gerade herunter.
store-exists = { $file } gibt es schon; die Datei wird nicht überschrieben.

## What a table does not allow

server-not-now =
    { $status ->
        [waiting] Die Partie hat noch nicht begonnen.
        [playing] Nicht, solange gespielt wird.
       *[over] Die Partie ist zu Ende.
    }
server-host-only = Das kann nur der Host des Tisches.
server-not-your-seat = Dieser Platz gehört nicht dir.
server-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-seat-taken = Dieser Platz ist schon besetzt.
server-seat-empty = Auf diesem Platz sitzt niemand.
server-no-person = Diese Person sitzt nicht an diesem Tisch.
server-not-here = Du bist nicht an diesem Tisch.
server-not-away = Für dich springt kein Bot ein, oder die Zeit für diesen Spielzug ist abgelaufen.
server-players-only = Das dürfen nur die, die hier mitspielen.
server-people-full = Dieser Tisch ist voll.
server-log-full = Das Protokoll dieses Tisches ist voll: Ihr könnt die Partie zu Ende spielen, mehr nicht.
server-name = Bitte gib einen Namen ein.
server-no-action = So etwas gibt es in diesem Spiel nicht.
server-code = Dieser Code ist ungültig oder gilt nicht mehr.
server-barred-talk = Der Host hat dich an diesem Tisch stummgeschaltet.
server-barred-seats = Der Host lässt dich an diesem Tisch nicht Platz nehmen.
server-barred-table = Der Host hat dich von diesem Tisch weggeschickt.
server-take-over-off = Der Host lässt niemanden den Platz eines Bots übernehmen.
server-take-over-bot = Nur der Platz eines Bots kann übernommen werden.
server-take-over-player = Du kennst schon Karten dieser Partie, deshalb kannst du keinen anderen Platz übernehmen.
server-take-over-asked = Du hast schon gefragt; der Host entscheidet.
server-take-over-denied = Der Host hat nein gesagt.
server-take-over-no-host = Dieser Tisch hat keinen Host, der ja sagen könnte.
server-take-over-nobody = Hier fragt niemand mehr nach einem Platz.
server-face = Unbekanntes Gesicht; die Gesichter sind { $allowed }.
server-ban-player = Wer mitspielt, bleibt bis zum Ende; stummschalten kannst du aber.
server-claim-opponent = Du spielst selbst an diesem Tisch; dieser Platz kann nur auf ein Gerät umziehen, das hier nicht mitspielt.
server-chat-empty = Schreib zuerst etwas.
server-chat-full = Du hast an diesem Tisch genug gesagt: { $allowed } Zeilen.
server-restless = Das war genug Hin und Her an diesem Tisch.
server-reaction = Diese Reaktion gibt es nicht.
server-rematch-made = Für die nächste Partie gibt es schon einen Tisch: { $code }.
server-undo-nothing = Es gibt nichts zurückzunehmen.
server-undo-asked = Die anderen wurden schon gefragt.
server-undo-settled = Die anderen waren nicht einverstanden; also bleibt es dabei.
server-undo-away = Seitdem hat jemand gespielt, dessen Name gelöscht ist und der nicht gefragt werden kann; also bleibt es dabei.
server-undo-not-asked = Hier musst du nichts entscheiden.

## Making a table

server-seconds = Wähle { $first } bis { $last } Sekunden.
server-spectators = Höchstens { $last } dürfen zuschauen.
server-pace = Wähle eine Pause von höchstens { $last } Millisekunden.
server-record-missing = Zum Weiterspielen ab einer Stelle braucht es eine gespeicherte Partie.
server-record-large = Die gespeicherte Partie ist zu groß; gelesen werden höchstens { $allowed } Bytes.
server-record-entry = Die gespeicherte Partie hat keinen Eintrag { $value }; weiterspielen lässt sich spätestens ab { $allowed }.
server-record-over = An dieser Stelle ist die gespeicherte Partie schon zu Ende; wähle eine frühere Stelle.
server-record-seats = Die gespeicherte Partie hat { $count } Plätze, dieser Tisch { $value }.
server-record-running = Ansehen könnt ihr eine Partie, wenn sie zu Ende ist.

## Limits of the server

server-busy = An diesem Tisch ist gerade zu viel los; versuch es noch einmal.
server-broken = Das hat nicht geklappt, und es ist unser Fehler; nichts hat sich geändert.
server-watch-full = An diesem Tisch kann niemand mehr zuschauen.
server-listed = Aus deinem Netz warten schon { $allowed } Tische in der Liste; erstelle einen, der nicht in der Liste steht.
server-devices = Du hast hier zu viele Fenster oder Geräte offen; schließe eines.
server-tables = Du hast { $allowed } Tische mit offenen Partien; spiel erst eine zu Ende.
server-often = Nicht so schnell; warte einen Moment.
server-large = Das ist zu groß.
server-form = Diese Nachricht ergibt hier keinen Sinn.
server-session = Zuerst braucht es eine Sitzung.
server-no-table = Diesen Tisch gibt es nicht.
server-no-route = Unter dieser Adresse gibt es nichts.
server-method = Das geht mit dieser Adresse nicht.
server-origin = Öffne den Server unter einer seiner eigenen Adressen: Dieser Host oder Origin ist nicht erlaubt.
server-store = Der Server kann gerade nichts speichern; versuch es später noch einmal.
server-store-full = Der Server kann nichts speichern: Seine Festplatte ist voll. Sag es der Person, die ihn betreibt.
server-store-read-only = Der Server kann nichts speichern: Seine Datei ist schreibgeschützt. Sag es der Person, die ihn betreibt.
server-store-damaged = Der Server kann nichts speichern: Seine Datei ist beschädigt. Sag es der Person, die ihn betreibt.
server-device-full = Auf diesem Gerät ist kein Platz mehr, deshalb wurde nichts gespeichert. Mach etwas frei und versuch es noch einmal.
server-device = Auf diesem Gerät ließ sich nichts speichern. Lade die Seite neu und versuch es noch einmal.
server-table-damaged = Dieser Tisch lässt sich nicht mehr lesen: Die Datei ist beschädigt. Sag es der Person, die den Server betreibt.
server-table-newer = Dieser Tisch läuft schon auf einer neueren Version des Servers; versuch es gleich noch einmal.
server-page-missing = Die Seite wurde nicht gebaut; dieser Server spricht nur sein Protokoll.
server-record-line = Zeile { $line }: { $reason }
server-record-no-line = Zeile { $value } gibt es nicht; es sind { $allowed }.
server-no-bot-move = Den Spielzug von Eintrag { $value } hat kein Bot gemacht.

## Der Coach

server-review-closed = Diesen Bericht sieht nur, wer auf dem Platz gespielt hat, bis alle Spielenden ihn teilen wollen.
server-review-bot = Auf diesem Platz hat ein Bot gespielt; der Coach schaut sich nur Partien von Menschen an.
server-review-many = Von dir warten schon { $allowed } Berichte; lass erst einen fertig werden.
server-review-full = Der Coach hat gerade zu viel zu tun; versuch es später noch einmal.
server-review-off = Auf diesem Server gibt es keinen Coach.
server-review-preparing = Der Coach macht sich bereit; das dauert beim ersten Mal ein, zwei Minuten. Frag gleich noch einmal.
server-review-failed = Der Coach ist damit nicht fertig geworden, und es ist unser Fehler; frag noch einmal.
server-review-none = Zu diesem Platz gibt es noch keinen Bericht; bitte den Coach zuerst darum.
server-review-entry = Dort gab es für dich nichts zu entscheiden.
server-review-move = Dieser Spielzug geht dort nicht.
server-practice-none = Dieser Moment ist nicht mehr unter deinen Fehlern.
server-practice-bots = Üben kannst du nur allein mit Bots; auf jeden anderen Platz gehört ein Bot.
server-practice-off = Das ist kein Übungstisch.
server-practice-company = Du bist hier nicht allein, also schweigt der Coach bis zum Schluss.
server-practice-turn = Warte, bis du dran bist; dann kann der Coach helfen.
server-practice-first = Mach erst einen Spielzug; dann kann der Coach sagen, was er wert war.
server-review-play = Von hier aus kannst du nicht weiterspielen.
