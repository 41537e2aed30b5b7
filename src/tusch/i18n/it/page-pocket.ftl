### tusch sul dispositivo stesso, per i viaggi: come si porta con sé, e come ci si gioca.

## Portarlo con sé

page-pocket = Su questo dispositivo
page-pocket-take = Porta tusch con te
page-pocket-about = Scarica tusch su questo dispositivo e giochi anche in treno o in aereo: contro i bot, o con gli amici passandovi il dispositivo.
page-pocket-keep = Scarica su questo dispositivo
page-pocket-size = { $size } MB
page-pocket-loading = Caricato il { $share }%
page-pocket-ready = Valigia pronta! Adesso tusch parte su questo dispositivo anche senza connessione.
page-pocket-kept = tusch è su questo dispositivo e funziona anche senza connessione.
page-pocket-full = Su questo dispositivo non c’è abbastanza spazio. Libera { $size } MB e riprova.
page-pocket-interrupted = La connessione si è interrotta. Quello che è arrivato resta: riprova, e arriva anche il resto.
page-pocket-no-way = Qui non si può: il tuo browser tiene solo le pagine con un indirizzo che comincia per https.
page-pocket-again = Riprova
page-pocket-play = Gioca su questo dispositivo
page-pocket-newer = Sul server c’è una versione più recente.
page-pocket-drop = Togli da questo dispositivo
page-pocket-drop-about = Si liberano { $size } MB. Spariscono anche le partite che hai giocato su questo dispositivo.
page-pocket-drop-sure = Sì, togli

## Giocarci

page-pocket-server = Torna al server
page-pocket-server-there = Il server risponde.
page-pocket-no-server = Il server non risponde.
page-pocket-starting = tusch si prepara su questo dispositivo…
page-pocket-waiting = tusch è già aperto su questo dispositivo in un’altra finestra. Chiudila, e si continua qui.
page-pocket-failed = tusch non è partito su questo dispositivo. Le tue partite ci sono ancora: riprova.
page-pocket-older = Questa pagina è più recente di quello che c’è su questo dispositivo. Appena torna la connessione, tusch si aggiorna.
page-pocket-without = Per questo serve il server: riprova quando hai di nuovo la connessione.
page-pocket-elsewhere = Questo lo trovi sul server.
page-pocket-shared = Passatevi il dispositivo

## Le partite sul dispositivo e quelle sul server

page-pocket-here = Partite su questo dispositivo
# Read out: the choice between the two lists.
page-pocket-lists = Dove hai giocato
page-pocket-there = Sul server
page-pocket-there-about = Le altre tue partite sono al sicuro sul server: le ritrovi lì appena torna la connessione.
page-pocket-forget-about = Le tue partite, il tuo nome e le tue impostazioni si cancellano da questo dispositivo.
