### What the table server says.

## The store. One clear line each.

store-duplicate = Questo è già stato fatto: è il numero { $seq } nel registro del tavolo.
store-conflict = Nel frattempo la partita è andata avanti.
store-full = { $file } non si può scrivere: il disco è pieno.
store-read-only = { $file } non si può scrivere: è di sola lettura.
store-cannot-open = { $file } non si può aprire: { $reason }.
store-no-file = Il file { $file } non esiste; controlla il nome, o di’ con --data dove sono i dati.
store-no-folder = La cartella di { $file } non esiste; creala, o nomina un altro file.
store-folder-read-only = Nella cartella di { $file } non si può scrivere; scegli un altro --data.
store-folder-closed = Impossibile raggiungere { $file }: { $who } non può aprire la cartella { $folder }. Scegli un altro --data o cambiane i permessi.
store-is-folder = { $file } è una cartella; nomina un file al suo interno, come { $file }/tusch.db.
store-owner = { $file } appartiene a { $whose }, e questo programma gira come { $who }: cedi il file con chown { $who }, o avvialo come { $whose }.
store-no-rights = { $file } non si può aprire: { $who } non può leggerlo; chmod u+rw risolve.
store-not-ours = { $file } non è un database di tusch, o è danneggiato; con tusch restore si rimette a posto una copia.
store-empty = { $file } è vuoto: nessun server tusch l’ha ancora usato.
store-damaged = { $file } è danneggiato; tusch check dice che cosa non va, e tusch restore rimette a posto una copia.
store-table-damaged = Il tavolo { $table } è danneggiato.
store-table-newer = Il tavolo { $table } è stato scritto da un’altra versione.
store-newer = { $file } è stato scritto da un tusch più recente: ha la versione { $value }, e { $allowed } è la più recente che qui si conosce. Riavvia il tusch più recente; questo può usare solo una copia fatta prima dell’aggiornamento.
store-older = { $file } ha la versione { $value }; avvia il server una volta, così passa alla versione { $allowed }.
store-busy = { $file } non ha potuto passare alla nuova forma: per un’ora le tabelle sono rimaste occupate, forse da un backup. Riavvia il server quando è finito.
store-locked = { $file } è in uso da un altro server di tusch.
store-linked = { $file } ha un secondo nome (un hard link); si può usare solo finché ne ha uno solo.
store-broken = { $file } non si può usare: { $reason }.
store-away = { $file } non è raggiungibile: { $reason }.
store-no-writer = { $file } non accetta modifiche: ogni host dell’indirizzo è uno standby o di sola lettura.
store-silent = nessuna risposta
store-scheme = Gli indirizzi che cominciano con «{ $value }» sono sconosciuti; indica un file, o un database come postgresql://user@host/name.
store-address = Questo non si può leggere come indirizzo di un database. Ha la forma postgresql://user:password@host:5432/name, e in una password % si scrive %25, / si scrive %2F, : si scrive %3A, @ si scrive %40, ? si scrive %3F e # si scrive %23.
store-port = La porta nell’indirizzo di un database è un numero da 1 a { $allowed }.
store-setting = { $file }: { $option } non può essere «{ $value }»; può essere { $allowed }.
store-rights = { $file } non si può usare: al ruolo servono { $allowed } su { $value }.
store-unheard = La connessione a { $file } si è interrotta durante il salvataggio.
store-postgres = Per PostgreSQL serve il pacchetto asyncpg, che non è installato: pip install "asyncpg>=0.30".
store-closed = Il server si sta spegnendo.
store-exists = { $file } esiste già; non viene sovrascritto.

## What a table does not allow

server-not-now =
    { $status ->
        [waiting] La partita non è ancora cominciata.
        [playing] Non durante la partita.
       *[over] La partita è finita.
    }
server-host-only = Può farlo solo l’host del tavolo.
server-not-your-seat = Questo posto non è tuo.
server-no-seat = Questo posto non esiste a questo tavolo.
server-seat-taken = Questo posto è già occupato.
server-seat-empty = Questo posto è libero.
server-no-person = Questa persona non è a questo tavolo.
server-not-here = Non sei a questo tavolo.
server-not-away = Nessun bot gioca per te, o il tempo per questa mossa è scaduto.
server-players-only = Possono farlo solo i giocatori di questa partita.
server-people-full = Questo tavolo è al completo.
server-log-full = Il registro di questo tavolo è pieno: puoi finire la partita, nient’altro.
server-name = Inserisci un nome, per favore.
server-no-action = Questa non è un’azione di questo gioco.
server-code = Questo codice non è valido, o non lo è più.
server-barred-talk = L’host ti ha tolto la parola a questo tavolo.
server-barred-seats = L’host non ti lascia sedere a questo tavolo.
server-barred-table = L’host ti ha mandato via da questo tavolo.
server-take-over-off = L’host non lascia a nessuno il posto di un bot.
server-take-over-bot = Si può prendere solo il posto di un bot.
server-take-over-player = Conosci già delle carte di questa partita, quindi non puoi prendere un altro posto.
server-take-over-asked = Hai già chiesto; decide l’host.
server-take-over-denied = L’host ha detto di no.
server-take-over-no-host = Questo tavolo non ha un host che possa dire di sì.
server-take-over-nobody = Questa persona non chiede più un posto.
server-face = Faccia sconosciuta; le facce sono { $allowed }.
server-ban-player = Chi gioca resta fino alla fine; puoi togliergli la parola.
server-claim-opponent = A questo tavolo giochi già tu; questo posto può passare solo a un dispositivo che non ci gioca.
server-chat-empty = Scrivi prima qualcosa.
server-chat-full = A questo tavolo hai detto abbastanza: { $allowed } righe.
server-restless = Basta andirivieni a questo tavolo.
server-reaction = Questa reazione non esiste.
server-rematch-made = C’è già un tavolo per la prossima partita: { $code }.
server-undo-nothing = Non c’è niente da annullare.
server-undo-asked = Agli altri è già stato chiesto.
server-undo-settled = Il tavolo ha detto di no: la mossa resta.
server-undo-away = Da allora ha giocato qualcuno il cui nome è stato cancellato e a cui non si può chiedere: la mossa resta.
server-undo-not-asked = Qui non devi decidere niente.

## Making a table

server-seconds = Scegli da { $first } a { $last } secondi.
server-spectators = Scegli al massimo { $last } spettatori.
server-pace = Scegli una pausa di al massimo { $last } millisecondi.
server-record-missing = Per continuare da una posizione serve una partita salvata.
server-record-large = La partita salvata è troppo grande; si leggono al massimo { $allowed } byte.
server-record-entry = La partita salvata non ha una voce { $value }; l’ultima da cui continuare è { $allowed }.
server-record-over = In quel punto la partita salvata è già finita; scegli una posizione precedente.
server-record-seats = La partita salvata è di { $count } giocatori, questo tavolo ha { $value } posti.
server-record-running = Una partita si può rivedere quando è finita.

## Limits of the server

server-busy = A questo tavolo succedono troppe cose; riprova.
server-broken = Non ha funzionato, ed è colpa nostra; non è cambiato niente.
server-watch-full = Questo tavolo non può avere altri spettatori.
server-devices = Hai troppe finestre o dispositivi aperti qui; chiudine uno.
server-tables = Hai { $allowed } tavoli in sospeso; prima finiscine uno.
server-listed = Nell’elenco aspettano già { $allowed } tavoli della tua rete; creane uno fuori elenco.
server-often = Piano, piano; aspetta un momento.
server-large = È troppo grande.
server-form = Questo messaggio qui non ha senso.
server-session = Prima serve una sessione.
server-no-table = Questo tavolo non esiste.
server-no-route = A questo indirizzo non c’è niente.
server-method = Questo indirizzo non lo accetta.
server-origin = Apri il server con uno dei suoi indirizzi: questo host o questa origine non sono permessi.
server-store = In questo momento il server non può salvare niente; riprova più tardi.
server-store-full = Il server non può salvare niente: il suo disco è pieno. Avvisa chi lo gestisce.
server-store-read-only = Il server non può salvare niente: il suo file è di sola lettura. Avvisa chi lo gestisce.
server-store-damaged = Il server non può salvare niente: il suo file è danneggiato. Avvisa chi lo gestisce.
server-device-full = Su questo dispositivo non c’è più spazio: non è stato salvato niente. Liberane un po’ e riprova.
server-device = Su questo dispositivo non si è potuto salvare niente. Ricarica la pagina e riprova.
server-table-damaged = Questo tavolo non si può più leggere: il file è danneggiato. Avvisa chi gestisce il server.
server-table-newer = Questo tavolo è già passato a una versione più recente del server; riprova tra un attimo.
server-page-missing = La pagina non è stata costruita; questo server parla solo il suo protocollo.
server-record-line = Riga { $line }: { $reason }
server-record-no-line = Non c’è una riga { $value }; le righe sono { $allowed }.
server-no-bot-move = Nessun bot ha fatto la mossa della voce { $value }.

## The coach

server-review-closed = Questo riepilogo è solo per chi ha giocato in quel posto, finché tutti non accettano di condividerlo.
server-review-bot = In quel posto ha giocato un bot; il coach guarda solo le partite delle persone.
server-review-many = Hai già { $allowed } riepiloghi in attesa; aspetta che uno sia pronto.
server-review-full = Il coach ha troppo da fare; riprova più tardi.
server-review-off = Su questo server non c’è un coach.
server-review-preparing = Il coach si sta preparando; la prima volta ci vuole un minuto o due. Riprova tra poco.
server-review-failed = Il coach non è riuscito a finire, ed è colpa nostra; riprova.
server-review-none = Per questo posto non c’è ancora un riepilogo; prima chiedilo.
server-review-entry = In quel momento non avevi niente da decidere.
server-review-move = In quel momento questa mossa non è possibile.
server-practice-none = Questo momento non è più tra i tuoi errori.
server-practice-bots = In allenamento ci siete solo tu e i bot; dai a loro tutti gli altri posti.
server-practice-off = Questo non è un tavolo di allenamento.
server-practice-company = C’è qualcun altro a questo tavolo, quindi il coach tace fino alla fine.
server-practice-turn = Aspetta il tuo turno; poi il coach può aiutarti.
server-practice-first = Prima fai una mossa; poi il coach può dirti quanto valeva.
server-review-play = Da qui non si può continuare a giocare.
