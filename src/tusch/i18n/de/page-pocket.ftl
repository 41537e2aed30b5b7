### tusch auf dem Gerät selbst, für unterwegs: wie es dorthin kommt, und wie dort gespielt wird.

## Mitnehmen

page-pocket = Auf diesem Gerät
page-pocket-take = tusch mitnehmen
page-pocket-about = Lade tusch auf dieses Gerät, dann spielst du auch im Zug oder im Flugzeug: gegen Bots oder mit allen, die sich das Gerät teilen.
page-pocket-keep = Auf dieses Gerät laden
page-pocket-size = { $size } MB
page-pocket-loading = { $share } % geladen
page-pocket-ready = Eingepackt! tusch startet auf diesem Gerät jetzt auch ohne Netz.
page-pocket-kept = tusch ist auf diesem Gerät und läuft auch ohne Netz.
page-pocket-full = Auf diesem Gerät ist nicht genug Platz. Mach { $size } MB frei und versuch es noch einmal.
page-pocket-interrupted = Die Verbindung ist abgebrochen. Was schon da ist, bleibt: Versuch es noch einmal, dann kommt der Rest.
page-pocket-no-way = Hier geht das nicht: Dein Browser behält nur Seiten, deren Adresse mit https beginnt.
page-pocket-again = Noch einmal versuchen
page-pocket-play = Auf diesem Gerät spielen
page-pocket-newer = Auf dem Server gibt es eine neuere Version.
page-pocket-drop = Von diesem Gerät entfernen
page-pocket-drop-about = Das macht { $size } MB frei. Auch die Partien, die du auf diesem Gerät gespielt hast, sind dann weg.
page-pocket-drop-sure = Ja, entfernen

## Dort spielen

page-pocket-server = Zurück zum Server
page-pocket-server-there = Der Server ist erreichbar.
page-pocket-no-server = Der Server ist nicht zu erreichen.
page-pocket-starting = tusch macht sich auf diesem Gerät bereit …
page-pocket-waiting = tusch ist auf diesem Gerät schon in einem anderen Fenster offen. Schließ es, dann geht es hier weiter.
page-pocket-failed = tusch ist auf diesem Gerät nicht gestartet. Deine Partien sind noch da: Versuch es noch einmal.
page-pocket-older = Diese Seite ist neuer als das, was auf diesem Gerät liegt. Sobald du Netz hast, bringt tusch es auf den neuesten Stand.
page-pocket-without = Dafür braucht es den Server: Mit Netz geht es wieder.
page-pocket-elsewhere = Das findest du auf dem Server.
page-pocket-shared = Gerät herumreichen

## Die Partien auf dem Gerät und die auf dem Server

page-pocket-here = Partien auf diesem Gerät
# Read out: the choice between the two lists.
page-pocket-lists = Wo du gespielt hast
page-pocket-there = Auf dem Server
page-pocket-there-about = Deine anderen Partien sind auf dem Server gut aufgehoben: Sobald du Netz hast, findest du sie dort.
page-pocket-forget-about = Deine Partien, dein Name und deine Einstellungen werden von diesem Gerät gelöscht.
