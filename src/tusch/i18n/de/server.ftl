### What the table server says.

## The store. One clear line each.

store-duplicate = Das ist schon geschehen, als Nummer { $seq } im Protokoll des Tisches.
store-conflict = Am Tisch ist es schon weitergegangen.
store-full = { $file } kann nicht geschrieben werden: Die Festplatte ist voll.
store-read-only = { $file } kann nicht geschrieben werden: Die Datei ist schreibgeschützt.
store-cannot-open = { $file } kann nicht geöffnet werden.
store-not-ours = { $file } ist keine Datenbank von tusch oder ist beschädigt.
store-newer = { $file } stammt von einem neueren tusch: Die Datei hat Version { $value }, und hier ist { $allowed } die neueste bekannte.
store-locked = { $file } wird gerade von einem anderen tusch-Server benutzt.
store-linked = { $file } hat einen zweiten Namen (einen harten Link); die Datei kann nur mit einem einzigen Namen benutzt werden.
store-broken = { $file } kann nicht benutzt werden: { $reason }.
store-closed = Der Server fährt gerade herunter.
store-exists = { $file } gibt es schon; die Datei wird nicht überschrieben.

## What a table does not allow

server-not-now =
    { $status ->
        [waiting] Das Spiel hat noch nicht begonnen.
        [playing] Nicht, solange gespielt wird.
       *[over] Das Spiel ist zu Ende.
    }
server-host-only = Das kann nur der Host des Tisches.
server-not-your-seat = Dieser Platz gehört nicht dir.
server-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-seat-taken = Dieser Platz ist schon besetzt.
server-seat-empty = Auf diesem Platz sitzt niemand.
server-no-person = Diese Person ist nicht an diesem Tisch.
server-not-here = Du bist nicht an diesem Tisch.
server-not-away = Für dich springt kein Bot ein, oder die Zeit für diesen Spielzug ist abgelaufen.
server-players-only = Das kann nur, wer in diesem Spiel mitspielt.
server-people-full = Dieser Tisch kann sich keine weiteren Personen merken.
server-log-full = An diesem Tisch ist genug geschehen: Nur das Spiel selbst kann noch weitergehen.
server-name = Ein Name fehlt.
server-no-action = Das ist keine Handlung dieses Spiels.
server-code = Dieser Code ist ungültig oder gilt nicht mehr.
server-claim-opponent = Du spielst selbst an diesem Tisch; dieser Platz kann nur auf ein Gerät wechseln, das hier nicht mitspielt.
server-chat-empty = Da steht nichts, was sich sagen ließe.
server-chat-full = Du hast an diesem Tisch genug gesagt: { $allowed } Zeilen.
server-reaction = Diese Reaktion gibt es nicht.
server-rematch-made = Für ein weiteres Spiel gibt es schon einen Tisch: { $code }.
server-undo-nothing = Es gibt nichts zurückzunehmen.
server-undo-asked = Der Tisch wurde schon gefragt.
server-undo-settled = Der Tisch war nicht einverstanden; dieser Zug bleibt also.
server-undo-away = Seitdem hat jemand gespielt, dessen Name gelöscht wurde; ohne diese Person lässt sich nichts zurücknehmen.
server-undo-not-asked = Du wirst zu diesem Zurücknehmen nicht gefragt.

## Making a table

server-seconds = Wähle { $first } bis { $last } Sekunden.
server-spectators = Wähle höchstens { $last } Zuschauende.
server-pace = Wähle eine Pause von höchstens { $last } Millisekunden.
server-record-missing = Um ab einem Eintrag weiterzuspielen, braucht es eine Aufzeichnung.
server-record-large = Die Aufzeichnung ist zu groß; gelesen werden höchstens { $allowed } Bytes.
server-record-entry = Die Aufzeichnung hat keinen Eintrag { $value }; weiterspielen lässt sich spätestens ab { $allowed }.
server-record-over = Das Spiel dieser Aufzeichnung ist dort zu Ende; wähle einen früheren Eintrag.
server-record-seats = Die Aufzeichnung hat { $count } Sitze, der Tisch hat { $value }.
server-record-running = Die Aufzeichnung eines Spiels ist zu sehen, wenn es zu Ende ist.

## Limits of the server

server-busy = An diesem Tisch ist gerade zu viel los; versuche es noch einmal.
server-broken = Das hat nicht geklappt, und es ist unser Fehler; nichts hat sich geändert.
server-watch-full = An diesem Tisch kann niemand mehr zuschauen.
server-tables = Du hast { $allowed } Tische, an denen das Spiel noch läuft; bringe erst eines zu Ende.
server-often = Das war zu oft; warte einen Moment.
server-large = Das ist zu groß.
server-form = Diese Nachricht ergibt hier keinen Sinn.
server-session = Zuerst braucht es eine Sitzung.
server-no-table = Diesen Tisch gibt es nicht.
server-no-route = Unter dieser Adresse gibt es nichts.
server-method = Das geht mit dieser Adresse nicht.
server-origin = Öffne den Server unter einer seiner eigenen Adressen: Dieser Host oder Origin ist nicht erlaubt.
server-store = Der Server kann gerade nichts speichern; versuche es später noch einmal.
server-page-missing = Die Seite wurde nicht gebaut; dieser Server spricht nur sein Protokoll.
server-record-line = Zeile { $line }: { $reason }
server-record-no-line = Zeile { $value } gibt es nicht; es sind { $allowed }.
server-no-bot-move = Den Spielzug von Eintrag { $value } hat kein Bot gemacht.
