## The verdict about a fair deal, for the page and for the command line

fair-good = La distribuzione è corretta: tutte le carte erano fissate prima che si vedesse la prima, e i giocatori ci avevano mescolato i loro semi.
fair-unseeded = Tutte le carte erano fissate prima che si vedesse la prima. Ma nessuno ha aggiunto un seme: le carte le ha scelte il tavolo da solo.
fair-none = Qui non c’è niente da controllare: questa partita continua una partita salvata, o non è stata giocata a un tavolo.
fair-form = Non è provato: l’impegno, il segreto o i semi mancano o sono scritti male.
fair-seeds =
    { $value ->
        [one] Distribuzione non corretta: { $value } seme per { $count } giocatori.
       *[other] Distribuzione non corretta: { $value } semi per { $count } giocatori.
    }
fair-first = Distribuzione non corretta: chi dovrebbe cominciare non ha un posto a questo tavolo.
fair-secret = Distribuzione non corretta: il segreto non è quello dell’impegno.
fair-promise = Distribuzione non corretta: l’impegno non è quello che hai visto prima della partita.
fair-mine = Distribuzione non corretta: il seme del posto { $number } non è quello che ricordi.
fair-empty = Non è provato: la cronaca è vuota.
fair-misdeal = Distribuzione non corretta: la voce { $entry }, «{ $value }», non può venire dalle carte di questo gioco.
fair-entry = Distribuzione non corretta: la voce { $entry }, «{ $value }», non è ciò che danno il segreto e i semi.
fair-rules = Non è provato: la voce { $entry }, «{ $value }», non è possibile secondo le regole.
fair-cut = Non è provato: la cronaca si ferma prima della fine della partita.
fair-result = Non è provato: il risultato non è quello che dà la cronaca.
fair-uncompared = L’impegno non è stato confrontato con quello mostrato prima della partita: può farlo chi l’ha conservato.
