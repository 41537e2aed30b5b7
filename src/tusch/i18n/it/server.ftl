### What the table server says.

## The store. One clear line each.

store-duplicate = Questo è già stato fatto, con il numero { $seq } nel registro del tavolo.
store-conflict = Nel frattempo la partita è andata avanti.
store-full = { $file } non si può scrivere: il disco è pieno.
store-read-only = { $file } non si può scrivere: è di sola lettura.
store-cannot-open = { $file } non si può aprire.
store-not-ours = { $file } non è un database di tusch, o è danneggiato.
store-newer = { $file } è stato scritto da un tusch più recente: ha la versione { $value }, e { $allowed } è la più recente che qui si conosce.
store-locked = { $file } è in uso da un altro server di tusch.
store-linked = { $file } ha un secondo nome (un collegamento fisico); si può usare solo finché ha un nome solo.
store-broken = { $file } non si può usare: { $reason }.
store-closed = Il server si sta spegnendo.
store-exists = { $file } esiste già; non viene sovrascritto.

## What a table does not allow

server-not-now =
    { $status ->
        [waiting] La partita non è ancora cominciata.
        [playing] Non durante la partita.
       *[over] La partita è finita.
    }
server-host-only = Può farlo solo chi ospita il tavolo.
server-not-your-seat = Questo posto non è tuo.
server-no-seat = Questo posto non esiste a questo tavolo.
server-seat-taken = Questo posto è già occupato.
server-seat-empty = Questo posto è libero.
server-no-person = Questa persona non è a questo tavolo.
server-not-here = Non sei a questo tavolo.
server-not-away = Nessun bot gioca per te, o il tempo per questa mossa è scaduto.
server-players-only = Possono farlo solo i giocatori di questa partita.
server-people-full = Questo tavolo non può ricordare altre persone.
server-log-full = A questo tavolo è successo abbastanza: può continuare solo la partita.
server-name = Serve un nome.
server-no-action = Questa non è un’azione di questo gioco.
server-code = Questo codice non è valido, o non lo è più.
server-barred-talk = A questo tavolo ti è stata tolta la parola.
server-barred-seats = A questo tavolo non puoi più sederti.
server-barred-table = Chi ospita questo tavolo ti ha mandato via.
server-ban-player = Chi gioca resta fino alla fine; puoi togliere la parola.
server-claim-opponent = Giochi già a questo tavolo; questo posto può passare solo a un dispositivo che non vi gioca.
server-chat-empty = Non c’è niente da dire.
server-chat-full = A questo tavolo hai detto abbastanza: { $allowed } righe.
server-reaction = Questa reazione non esiste.
server-rematch-made = C’è un tavolo per un’altra partita: { $code }.
server-undo-nothing = Non c’è niente da ritirare.
server-undo-asked = Al tavolo è già stato chiesto.
server-undo-settled = Il tavolo non era d’accordo; perciò la mossa resta.
server-undo-away = Da allora ha giocato qualcuno il cui nome è stato cancellato; senza quella persona non si può ritirare niente.
server-undo-not-asked = Per questa mossa da ritirare non si chiede il tuo parere.

## Making a table

server-seconds = Scegli da { $first } a { $last } secondi.
server-spectators = Scegli al massimo { $last } spettatori.
server-pace = Scegli una pausa di al massimo { $last } millisecondi.
server-record-missing = Per continuare da una voce serve una registrazione.
server-record-large = La registrazione è troppo grande; si leggono al massimo { $allowed } byte.
server-record-entry = La registrazione non ha una voce { $value }; l’ultimo punto da cui continuare è { $allowed }.
server-record-over = Lì la partita di questa registrazione è finita; scegli una voce precedente.
server-record-seats = La registrazione è di { $count } giocatori, il tavolo ha { $value } posti.
server-record-running = La registrazione di una partita si può vedere quando è finita.

## Limits of the server

server-busy = A questo tavolo succedono troppe cose; riprova.
server-broken = Non ha funzionato, ed è colpa nostra; non è cambiato niente.
server-watch-full = Questo tavolo non può avere altri spettatori.
server-tables = Hai { $allowed } tavoli ancora aperti; prima concludine uno.
server-listed = { $allowed } tavoli della tua rete aspettano già nell’elenco; creane uno che non sia elencato.
server-often = Troppo spesso; aspetta un momento.
server-large = È troppo grande.
server-form = Questo messaggio qui non ha senso.
server-session = Prima serve una sessione.
server-no-table = Questo tavolo non esiste.
server-no-route = A questo indirizzo non c’è niente.
server-method = Con questo indirizzo non si può fare.
server-origin = Apri il server con uno dei suoi indirizzi: questo host o questa origine non sono permessi.
server-store = In questo momento il server non può conservare niente; riprova più tardi.
server-page-missing = La pagina non è stata costruita; questo server parla solo il suo protocollo.
server-record-line = Riga { $line }: { $reason }
server-record-no-line = Non c’è una riga { $value }; ce ne sono { $allowed }.
server-no-bot-move = Nessun bot ha fatto la mossa della voce { $value }.
