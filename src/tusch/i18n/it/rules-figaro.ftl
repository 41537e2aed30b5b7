### The rules of Figaro by clause. Line breaks inside a text do not matter.

## Material

rules-figaro-heading-material = Materiale

rule-F1 = Figaro è per 3-6 giocatori, dagli 8 anni.
rule-F2 =
    Le carte sono 60. Ognuno dei cinque colori (rosso per la zuffa, giallo per la cucina, verde per
    la musica, blu per la magia, viola per la pittura) ne ha dieci: tre da 1, sei da 2 e una sola da
    3. Completano il mazzo cinque giullari, tre da 1 e due da 2, e cinque girotondi senza valore.
rule-F3 =
    Oltre alle carte servono 15 pezzi di strada, una pedina del Re e le mura del castello, da cui
    parte ogni strada. Se il tuo tavolo non sceglie diversamente, i pezzi sono lunghi da 1 a 15, e
    ogni lunghezza c’è una volta sola.
ruling-F3 =
    Nessuna delle regole stampate dice quanto sono lunghi i pezzi. Le lunghezze da 1 a 15 sono
    facili da cogliere e tutte diverse, così due pezzi di un gruppo non sono mai uguali; un tavolo
    può scegliersi le proprie.
rule-F4 =
    In tre giocatori si usano 45 carte. Un colore intero, pescato a caso, resta nella scatola per
    tutta la partita, insieme a un giullare da 1, un giullare da 2 e tre girotondi.
ruling-F4 =
    Le regole non dicono chi sceglie il colore, né se lo si cambia a ogni manche. Qui si pesca una
    volta sola: nessuno può trarne vantaggio, e tutti e tre i giocatori sanno per tutta la partita
    quali carte mancano.
rule-F5 = In ogni manche ricevi 15 carte in 3 o 4 giocatori, 12 carte in 5 e 10 carte in 6.

## Setup

rules-figaro-heading-setup = Preparazione

rule-F6 =
    Prima della prima manche si pescano a caso i pezzi di strada di tutta la partita e si dispongono
    in vista di tutti: un gruppo per ciascuna delle tre manche. Un gruppo ha un pezzo in meno dei
    giocatori ed è in ordine dal pezzo più lungo al più corto. I pezzi non pescati restano fuori
    dalla partita.
rule-F7 =
    Si sorteggia chi comincia, se il tavolo non si è già messo d’accordo. Chi comincia riceve il Re.
rule-F8 =
    All’inizio di ogni manche si mischiano tutte le carte e si distribuiscono una alla volta, la
    prima a chi ha il Re. Da quel momento ognuno ha tre posti per le carte: una mano, che nessun
    altro vede; un’area, le carte scoperte che gli stanno davanti; e un mazzetto con le carte prese,
    coperte. All’inizio aree e mazzetti sono vuoti.
ruling-F8 =
    Nessun testo dice chi riceve la prima carta. Fa differenza solo se le carte non si dividono in
    parti uguali, come con le carte per tre giocatori dell’aiuto di gioco; allora chi ha il Re e il
    giocatore seguente ricevono una carta più del terzo.

## A turn

rules-figaro-heading-turn = Un turno

rule-F9 =
    Comincia la manche chi ha il Re. Poi i turni vanno in senso orario, sempre al vicino a sinistra.
rule-F10 =
    Se non hai carte in mano quando comincia il tuo turno, la manche finisce subito (F22), anche se
    tocca a te solo perché hai appena preso le carte in tavola.
rule-F11 =
    Se hai carte, puoi fare una di queste due cose: giocare una carta, o prendere tutte le carte in
    tavola (F19). Non puoi passare.
rule-F12 =
    Una carta di colore si gioca scoperta davanti a te o davanti a chiunque altro. Va dove c’è già
    il suo colore; se il suo colore non è ancora davanti a nessuno, va davanti a qualsiasi giocatore
    che non ha ancora un colore.
ruling-F12 =
    Solo il testo olandese dice che la prima carta dopo la presa va davanti a un altro giocatore, e
    solo quando si è arrivati a 6 o più. Con l’opzione lo applichiamo ogni volta che si prende, così
    c’è una sola regola da ricordare. Un girotondo si può giocare solo davanti a sé (F15), quindi
    resta permesso.
rule-F13 =
    Perciò davanti a un giocatore non ci sono mai due colori, e nessun colore si trova mai davanti a
    due giocatori.
rule-F14 =
    Un giullare può stare davanti a chiunque, in qualsiasi momento. Aggiunge il suo valore, ma non
    ha colore e non ne riserva nessuno.
rule-F15 =
    Un girotondo si gioca sempre davanti a te, in qualsiasi momento, anche quando in tavola non c’è
    ancora niente. Allora tutti insieme passano a chi siede alla loro sinistra le carte che hanno
    davanti; il girotondo va con le altre. Vale 0 e non ha colore. Resta dove è arrivato, e conta
    come una carta quando qualcuno lo prende.
ruling-F15 =
    Le regole non parlano di un girotondo quando in tavola non c’è niente. Niente lo vieta, quindi è
    permesso: il girotondo passa semplicemente da solo.
rule-F16 =
    Chi ha davanti solo giullari e girotondi non ha ancora un colore. In sei giocatori tutti e
    cinque i colori possono trovarsi davanti agli altri; allora davanti al sesto non va nessuna
    carta di colore, ma i giullari sì.

## Collecting

rules-figaro-heading-collecting = La presa

rule-F17 =
    Appena un giocatore ha davanti un valore di 6 o più, fa subito la presa: tutte le carte in
    tavola, non importa davanti a chi, vanno nel suo mazzetto, chiunque abbia giocato l’ultima.
    Anche il turno seguente è suo.
rule-F18 =
    Se tocca a te e nessuna delle tue carte trova posto, devi prendere tutte le carte in tavola e
    metterle nel tuo mazzetto. Succede solo in 3 o 4 giocatori: in 5 o 6 c’è sempre posto per una
    carta.
rule-F19 =
    Puoi prendere tutte le carte in tavola anche quando potresti giocare una delle tue, purché in
    tavola ce ne sia almeno una. Vanno nel tuo mazzetto.
ruling-F19 =
    Nessun testo dice se si può prendere quando in tavola non c’è niente. Sarebbe un modo mascherato
    di passare, e passare non si può (F11). Il testo olandese, in cui le carte si prendono in mano,
    non mette limiti; senza un limite una manche potrebbe non finire mai, quindi lì ogni giocatore
    può farlo una volta per manche.
rule-F20 = Chi ha preso le carte in tavola, per scelta o no, ha il turno seguente.
ruling-F20 =
    Le regole dicono chi continua solo quando un giocatore arriva a 6 o più. L’aiuto di gioco lo
    dice di ogni presa, e noi trattiamo tutti i casi allo stesso modo.
rule-F21 =
    Un girotondo non obbliga mai nessuno a fare la presa, perché le carte si spostano tutte insieme
    e mantengono il loro valore.

## End of a round

rules-figaro-heading-round-end = Fine di una manche

rule-F22 =
    Il giocatore il cui turno è cominciato senza carte prende il Re. Poi si contano i mazzetti:
    importa il numero delle carte, non il loro valore. Le carte in mano e in tavola non contano.
rule-F23 =
    Il mazzetto più grande viene per primo, poi il secondo, e così via. Tra mazzetti uguali l’ordine
    va in senso orario, a cominciare dalla sinistra di chi ha il Re; chi ha il Re viene per ultimo.
rule-F24 =
    In quest’ordine i giocatori prendono i pezzi di strada della manche, il più lungo per primo. Chi
    ha il mazzetto vuoto non ne prende. Se nessuno ha il mazzetto vuoto, l’ultimo nell’ordine non ne
    prende. I pezzi che avanzano sono fuori dal gioco. Se tutti i mazzetti sono vuoti, cosa che può
    succedere solo dove le carte si prendono in mano, nessuno prende un pezzo, e lo scambio (F26)
    tocca a chi ha il Re.
rule-F25 =
    Dopo la prima e la seconda manche si mischiano e si distribuiscono di nuovo tutte le carte.
    Comincia chi ha il Re.

## Third round

rules-figaro-heading-third-round = Terza manche

rule-F26 =
    Nella terza manche, dopo il conteggio e prima che si prendano i pezzi, il giocatore con meno
    carte fa uno scambio: il pezzo più lungo della sua strada va al terzo gruppo, e in cambio arriva
    il pezzo più corto del gruppo. Se più giocatori hanno il minor numero di carte, scambia chi ha
    il Re, o altrimenti chi gli è più vicino in senso orario. Il gruppo si rimette in ordine, poi si
    prendono i pezzi (F24).
ruling-F26 =
    Il testo olandese nomina solo il giocatore più vicino al Re, gli altri testi nominano prima chi
    ha il Re. Nessuno è più vicino al Re di chi lo ha, quindi li leggiamo tutti allo stesso modo.
rule-F27 =
    Lo scambio non si fa se quel giocatore non ha pezzi di strada, o se nessuno dei suoi pezzi è più
    lungo del più corto del terzo gruppo.
rule-F28 =
    Lo scambio non ti risparmia sempre un pezzo. F26 favorisce il giocatore più vicino al Re in
    senso orario, ma F23 lo mette davanti agli altri che hanno altrettante carte. Se quindi più
    giocatori hanno il minor numero di carte e chi ha il Re non è tra loro, chi ha fatto lo scambio
    può dover prendere lo stesso un pezzo.

## End of the game

rules-figaro-heading-end = Fine della partita

rule-F29 =
    Vince la strada più corta; senza pezzi la tua strada ha lunghezza 0. Tra strade uguali è davanti
    chi ha il Re, e poi chi gli è più vicino in senso orario. Così si decidono tutte le posizioni,
    quindi c’è esattamente un vincitore.

## At the table

rules-figaro-heading-table = Al tavolo

rule-F30 =
    Durante la partita nessuno può contare un mazzetto né confrontare le strade. Fino al conteggio
    vedi quindi i mazzetti, ma non quante carte hanno, e le strade in scala, ma non quanto sono
    lunghe; uno screen reader dice a parole ciò che direbbe un’occhiata. Niente di questo però è
    segreto: tutti hanno visto arrivare carte e pezzi. Un tavolo che preferisce i numeri può
    mostrarli.
rule-F31 =
    Il tavolo annuncia quando a un giocatore resta una sola carta, e di nuovo quando l’ultima è
    stata giocata.
rule-F32 =
    Parlare fa parte del gioco. Supplica, avverti e accusa quanto vuoi: ci sono una chat e reazioni
    veloci.

## Options: a name, and a sentence for each value

option-three_player_deck = Carte in tre giocatori
option-three_player_deck-colour-out =
    Un colore, due giullari e tre girotondi restano nella scatola: si gioca con 45 carte.
option-three_player_deck-ones-out =
    Tutte e quindici le carte di colore da 1, un giullare da 1, un giullare da 2 e due girotondi
    restano nella scatola: si gioca con 41 carte, 14 per chi ha il Re, 14 per il giocatore seguente
    e 13 per il terzo.
option-fewest_tie = Parità per il minor numero di carte
option-fewest_tie-one-free =
    I mazzetti vuoti non prendono pezzi; se non ce ne sono, solo l’ultimo nell’ordine la scampa.
option-fewest_tie-all-free =
    La scampano tutti quelli che hanno il minor numero di carte, anche se ne hanno. Se tutti i
    mazzetti sono uguali, nessuno prende un pezzo.
option-stack_tie = Ordine dei mazzetti uguali
option-stack_tie-king-last =
    Il vicino a sinistra di chi ha il Re viene per primo, e gli altri seguono in senso orario; chi
    ha il Re è l’ultimo.
option-stack_tie-king-wins =
    Più un giocatore è lontano dal Re in senso orario, prima prende un pezzo: il vicino a destra di
    chi ha il Re viene per primo, e chi ha il Re è l’ultimo.
option-exchange = Scambio nella terza manche
option-exchange-auto = Lo scambio avviene da sé, ma solo se accorcia la strada.
option-exchange-optional =
    Il giocatore può rifiutare lo scambio, sapendo quante carte ha ogni mazzetto. Se F27 esclude lo
    scambio, non gli viene chiesto.
option-exchange-strict =
    Lo scambio avviene sempre, anche con un pezzo più lungo; ne è esente solo chi non ha pezzi.
option-exchange-off = Lo scambio non c’è.
option-voluntary_take = Prendere per scelta
option-voluntary_take-stack = Le carte vanno nel mazzetto.
option-voluntary_take-hand =
    Le carte vanno in mano. Ogni giocatore può farlo una volta per manche. Chi non può giocare
    niente le mette nel mazzetto come al solito (F18).
option-after_take = Turno dopo aver preso
option-after_take-taker = Chi ha preso le carte in tavola ha il turno seguente.
option-after_take-next =
    Quando un giocatore prende le carte in tavola, per scelta o perché non può giocare niente, il
    turno passa al vicino a sinistra, che se è senza carte mette fine alla manche (F10). Chi le
    prende perché è arrivato a 6 o più ha sempre anche il turno seguente.
option-lead_after_take = Prima carta dopo la presa
option-lead_after_take-anyone = Può andare davanti a qualsiasi giocatore, se lì può stare.
option-lead_after_take-others =
    Se tocca a te perché hai appena preso le carte in tavola, la tua prossima carta deve andare
    davanti a un altro giocatore. Un girotondo è permesso e toglie il vincolo.
option-road_lengths = Lunghezze dei pezzi di strada
option-road_lengths-default = I pezzi sono lunghi da 1 a 15, e ogni lunghezza c’è una volta sola.
option-road_lengths-any = Va bene qualsiasi scelta di 15 numeri interi positivi, e alcuni possono essere uguali.
option-road_lengths-custom = I pezzi hanno queste lunghezze: { $lengths }.
option-open_stacks = Grandezza dei mazzetti
option-open_stacks-off = Il tavolo non mostra quante carte ci sono in un mazzetto.
option-open_stacks-on = Il tavolo mostra quante carte ci sono in ogni mazzetto.
option-show_lengths = Lunghezza delle strade
option-show_lengths-off = Il tavolo mostra le strade come barre senza numeri.
option-show_lengths-on = Il tavolo mostra con un numero la lunghezza di ogni strada.

## Editions

edition-davinci = Le regole in inglese, francese e italiano.
edition-davinci-name = daVinci 2006
edition-aid =
    Altre carte in tre giocatori; la scampano tutti quelli con il minor numero di carte; i mazzetti
    uguali vanno nell’ordine inverso; lo scambio è obbligatorio.
edition-aid-name = Aiuto di gioco francese
edition-dutch =
    Lo scambio si può rifiutare; le carte prese per scelta vanno in mano; dopo la presa, la prossima
    carta va davanti a un altro giocatore.
edition-dutch-name = Regole olandesi

## Worked examples

example-figaro-1 =
    Cinque giocatori, in senso orario: Anna, Ben, Clara, David ed Eva. Clara ha il Re. I loro
    mazzetti hanno 7, 7, 0, 12 e 7 carte, e i pezzi sono lunghi 14, 11, 6 e 3. David prende il 14.
    Poi seguono i mazzetti uguali, in senso orario dal Re: Eva prende l’11, Anna il 6 e Ben il 3.
    Clara non ha carte e non prende niente (F23, F24).
example-figaro-2 =
    Quattro giocatori, terza manche. Anna ha il Re; Anna, Ben, Clara e David hanno mazzetti di 9, 4,
    8 e 4 carte, e i pezzi sono lunghi 10, 7 e 5. Ben e David hanno entrambi il minor numero di
    carte. In senso orario dal Re viene prima Ben, che scambia un 12 con il 5 (F26). Ora i pezzi
    sono 12, 10 e 7: Anna prende il 12, Clara il 10 e Ben il 7; David non prende niente. La strada
    di Ben è cresciuta di 5 e 7 (F28).
example-figaro-3 =
    Quattro giocatori. Davanti ad Anna ci sono un 2 rosso e un giullare da 1, davanti a Ben niente,
    davanti a Clara un girotondo e un giullare da 2, davanti a David carte blu per un valore di 5.
    Il rosso va solo davanti ad Anna, il blu solo davanti a David, il verde davanti a Ben o a Clara,
    un giullare davanti a chiunque (F12, F14, F16). Con un giullare da 1 davanti a sé, David deve
    prendere tutto (F17). Un girotondo va sempre davanti a chi lo gioca (F15).
