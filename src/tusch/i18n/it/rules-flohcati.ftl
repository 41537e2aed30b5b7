### The rules of Zirkus Flohcati by clause. Line breaks inside a text do not matter.

## Material

rules-flohcati-heading-material = Materiale

rule-Z1 =
    Zirkus Flohcati è per 3-5 giocatori, dai 7 anni. Edizioni successive stampano le stesse regole
    per 2-5, quindi qui si può giocare anche in due.
rule-Z2 =
    Le carte sono 89. Dieci attrazioni (direttore, clown, giocoliere, uomo cannone, lanciatore di
    coltelli, escapologo, trapezista, mangiafuoco, forzuto e funambolo) hanno otto carte ciascuna,
    con i valori da 0 a 7. In più ci sono nove carte azione: tre richieste, tre furti e tre fanfare.
ruling-Z2 =
    Il testo conta nove carte azione di tre tipi, ma non dice quante di ciascuno. Le edizioni
    successive ne hanno tre per tipo, e anche noi.
rule-Z3 =
    Tutte le carte si mischiano in un solo mazzo, coperte. Nessuno ha ancora una mano, e la fila non
    c’è. Si sorteggia chi comincia, se il tavolo non si è già messo d’accordo. Poi i turni vanno in
    senso orario.
ruling-Z3 =
    A casa comincia il più giovane. Qui non sappiamo l’età di nessuno, e la sorte non fa preferenze.
rule-Z4 =
    Le carte scoperte formano la fila, con ogni attrazione al massimo una volta, quindi mai più di
    dieci carte. Accanto ci sono il mazzo e gli scarti, che tutti possono guardare. Ogni giocatore
    ha una mano segreta, senza limiti di grandezza, e cala i tris scoperti. Quante carte ci sono in
    una mano e nel mazzo lo sanno tutti.
ruling-Z4 =
    Nel gioco stampato gli scarti sono coperti. Ma tutti i giocatori ne hanno visto ogni carta,
    quindi guardarli non rivela niente; ti risparmia solo la fatica di ricordare.

## A turn

rules-flohcati-heading-turn = Un turno

rule-Z5 =
    Nel tuo turno scopri carte dal mazzo, una alla volta e quante ne vuoi; ognuna si aggiunge alla
    fila. Alla fine prendi in mano una carta della fila. Se nella fila ci sono carte, niente ti
    obbliga a scoprirne; se è vuota, devi. Non puoi passare.
ruling-Z5 =
    Il testo permette di prendere una carta senza scoprirne, ma non dice che cosa succede se la fila
    è vuota, né se si può rinunciare alla carta. Un turno deve far avanzare la partita: perciò
    scopri una carta dove non c’è niente da prendere, e ne prendi una se non hai perso il turno.
rule-Z6 =
    Se scopri un’attrazione che è già nella fila, di qualsiasi valore, perdi il turno. La carta va
    negli scarti e il turno finisce lì: niente carta, niente tris, niente Gran Galà. La fila resta
    com’è.
rule-Z7 = Puoi prendere qualsiasi carta della fila, vecchia o nuova.

## Action cards

rules-flohcati-heading-actions = Carte azione

rule-Z8 =
    Una carta azione ti ferma: fai quello che dice, poi va negli scarti. Non scopri altre carte e
    non ne prendi dalla fila, tranne dopo una fanfara (Z11), e ciò che hai scoperto prima resta
    nella fila. Puoi ancora calare tris o aprire il Gran Galà (Z12, Z13).
rule-Z9 =
    Richiesta: scegli un avversario che ha carte. L’avversario ne sceglie una e te la dà, e nessun
    altro vede quale. Se nessun avversario ha carte, non succede niente.
ruling-Z9 =
    Il testo lascia scegliere anche un avversario senza carte, e non ricevere niente. Poiché non
    serve a nulla, si possono scegliere solo avversari con carte.
rule-Z10 =
    Furto: scegli un avversario che ha carte, e pescane una a caso dalla sua mano. Mostrala a tutti
    e tienila. Se nessun avversario ha carte, non succede niente.
ruling-Z10 =
    Il testo dice solo che in una mano vuota non c’è niente da pescare. Sceglierla sprecherebbe la
    carta, quindi qui si possono scegliere solo avversari con carte, come per una richiesta (Z9).
rule-Z11 =
    Fanfara: si scopre una carta dopo l’altra, e ognuna si aggiunge alla fila, finché esce
    un’attrazione che c’è già. Questo doppione va negli scarti, e poi prendi qualsiasi carta della
    fila. Se intanto esce un’altra carta azione, la fanfara è annullata e vale la nuova carta, che
    può essere di nuovo una fanfara; ciò che è stato scoperto fin lì resta. Se il mazzo finisce
    senza che sia uscito un doppione, la partita è finita all’istante: niente più carte, tris o Gran
    Galà per nessuno. Lo stesso vale se la fanfara è proprio l’ultima carta del mazzo. Una richiesta
    o un furto come ultima carta, invece, annulla la fanfara e vale, e la partita finisce come al
    solito (Z15).
ruling-Z11 =
    Il testo fa finire subito la partita se l’ultima carta non porta un doppione, e lascia che una
    seconda carta azione annulli la prima. Non dice che cosa succede se le due cose si incontrano, o
    se la fanfara è proprio l’ultima carta. Noi applichiamo le due frasi nell’ordine in cui le cose
    accadono.

## Trios and the gala

rules-flohcati-heading-trios = I tris e il Gran Galà

rule-Z12 =
    Tris: tre carte dello stesso valore dalla tua mano, che cali scoperte una volta per tutte. Non
    contano più, né per i punti né per il Gran Galà. Anche tre zeri fanno un tris, e
    la carta che hai appena preso può farne parte. Cali i tris alla fine del tuo turno, dopo aver
    preso una carta o svolto un’azione, quanti ne puoi e ne vuoi; se hai perso il turno non ne cali
    nessuno.
ruling-Z12 =
    Un passo parla di calare un tris durante il turno, altri di farlo una volta presa la carta o
    svolta l’azione. Tutti concordano sulla fine del turno; un’opzione permette il resto.
rule-Z13 =
    Gran Galà: se hai in mano tutte e dieci le attrazioni, puoi aprire il Gran Galà alla fine del
    tuo turno, e la partita è subito finita. Prima puoi calare tris, o tenerli, ma le carte calate
    non contano per il Gran Galà. Se hai perso il turno non puoi aprirlo.
ruling-Z13 =
    Un riassunto fa pensare che la partita finisca da sola. Il passo sulla fine della partita dice
    che il giocatore può farlo; è più dettagliato, e lo seguiamo.
rule-Z14 =
    Dopo aver preso una carta o svolto un’azione, anche rimasta senza effetto, tocca ancora a te se
    hai in mano almeno tre carte: cala tris, apri il Gran Galà se puoi, o finisci il turno. Con meno
    di tre carte, anche se hai appena calato un tris, il tuo turno finisce da solo. Conta
    quindi solo quante carte hai, e questo lo vedono tutti. Se non puoi fare altro che finire il
    turno, non serve dirlo: il tavolo aspetta un attimo, lo stesso per ogni mano, e lo finisce per
    te. Poi tocca a chi siede alla tua sinistra.
ruling-Z14 =
    Nel gioco stampato nessuno ti chiede se hai qualcosa da calare. Se il tavolo aspettasse solo chi
    può farlo, lo saprebbero tutti. Se vuoi nascondere anche un’esitazione, fai in modo che il
    tavolo ti aspetti sempre: c’è un’impostazione apposta. Un’opzione riporta la regola della nostra
    prima versione.

## End and score

rules-flohcati-heading-end = Fine e punteggio

rule-Z15 =
    Dopo che l’ultima carta del mazzo è stata scoperta, finisci il turno come al solito, che tu
    prenda una carta, perda il turno, svolga un’azione, cali tris o apra il Gran Galà. Poi la
    partita è finita. Fa eccezione una fanfara che non trova un doppione (Z11).
rule-Z16 =
    Per ogni attrazione che hai in mano segni il valore più alto. Ogni tris che hai calato vale 10
    punti, e il Gran Galà ne vale 10 per chi lo ha aperto; un altro che avrebbe potuto aprirlo non
    ci guadagna niente. Le carte più basse di un’attrazione e i tris tenuti in mano non danno punti
    in più.
rule-Z17 = Vince il totale più alto. I giocatori con totali uguali condividono la vittoria.
ruling-Z17 =
    Il testo non dice come risolvere una parità. Condividere la vittoria non ci aggiunge niente;
    un’opzione decide per chi vuole un solo vincitore.

## Options: a name, and a sentence for each value

option-trio_timing = Quando si calano i tris
option-trio_timing-end-of-turn = I tris si calano alla fine del tuo turno.
option-trio_timing-any-time =
    I tris si possono calare anche prima di scoprire una carta o di sceglierne una dalla fila, ma
    non prima di prendere la carta che chiude una fanfara, né tra una carta azione e la scelta che
    chiede. Un tris calato allora non fa mai finire il turno.
option-turn_end = Fine del turno
option-turn_end-always =
    Con almeno tre carte in mano il turno resta tuo finché non lo finisci, quali che siano le carte.
option-turn_end-when-needed =
    Il turno resta tuo solo se puoi calare un tris o aprire il Gran Galà; così tutti sanno che puoi
    farlo.
option-demand_shown = Carta data su richiesta
option-demand_shown-off = Solo quei due giocatori vedono la carta.
option-demand_shown-on = La carta si mostra a tutti.
option-ties = Totali uguali
option-ties-shared = La vittoria è condivisa.
option-ties-trios-gala-card =
    Vince chi ha calato più tris; poi chi ha aperto il Gran Galà; poi la carta più alta in mano,
    dove uno 0 batte ancora una mano vuota. Se anche questo è uguale, la vittoria è condivisa.

## Editions

edition-amigo = Le regole stampate, e anche in due giocatori come nelle edizioni successive.
edition-amigo-name = Amigo 1998

## Worked examples

example-flohcati-1 =
    Hai in mano un 6, un 4 e un 4 di tre attrazioni, un 2 di una di queste, e due tris calati: 6 + 4
    + 4 + 20 = 34 punti (Z16).
example-flohcati-2 =
    Hai in mano 7, 3, 4, 3, 3 e 5 di sei attrazioni, un 1 di una di queste, e un tris calato: 25 +
    10 = 35 punti. I tre 3 tenuti in mano non danno nessun premio (Z16).
example-flohcati-3 =
    Hai tutte e dieci le attrazioni con 3, 5, 5, 5, 0, 7, 2, 4, 0 e 1, un tris calato, e hai aperto
    il Gran Galà: 32 + 10 + 10 = 52 punti. Per il Gran Galà uno 0 va bene come ogni altra carta
    (Z13, Z16).
example-flohcati-4 =
    Nella fila ci sono un direttore da 5 e un clown da 2, e scopri un direttore da 0: va negli
    scarti, il turno è finito e la fila resta. Niente tris, nemmeno con tre 4 in mano (Z6).
example-flohcati-5 =
    Con un direttore da 5 nella fila una fanfara scopre un giocoliere da 1 e poi una richiesta. La
    fanfara è annullata e vale la richiesta; il direttore da 5 e il giocoliere da 1 restano nella
    fila, e può seguire un tris (Z11, Z12).
example-flohcati-6 =
    Scopri un 6 e un 1, prendi il 6 e poi cali due tris: tre 3, e tre 6 con quello che hai appena
    preso (Z12).
example-flohcati-7 =
    Hai in mano un 2 e un 5 e prendi uno 0. Con tre carte tocca ancora a te, anche se non hai niente
    da calare: vale per chiunque ne abbia tre, così nessuno viene a sapere niente. Un attimo dopo il
    tuo turno è finito (Z14).
