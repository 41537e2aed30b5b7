## The verdict about a fair deal, for the page and for the command line

fair-good = Er is eerlijk gedeeld: alle kaarten lagen vast voordat de eerste te zien was, en spelers hadden er startwaarden bij gemengd.
fair-unseeded = Alle kaarten lagen vast voordat de eerste te zien was. Maar niemand heeft er een startwaarde bij gemengd: de tafel koos de kaarten alleen.
fair-none = Hier valt niets te controleren: deze partij ging verder vanaf een opgeslagen partij, of is niet aan een tafel gespeeld.
fair-form = Niet bewezen: de vastlegging, het geheim of de startwaarden ontbreken of zijn verkeerd geschreven.
fair-seeds =
    { $value ->
        [one] Niet eerlijk: { $value } startwaarde voor { $count } spelers.
       *[other] Niet eerlijk: { $value } startwaarden voor { $count } spelers.
    }
fair-first = Niet eerlijk: wie zou beginnen, heeft geen plaats aan deze tafel.
fair-secret = Niet eerlijk: het geheim is niet dat van de vastlegging.
fair-promise = Niet eerlijk: de vastlegging is niet die je vóór de partij hebt gezien.
fair-mine = Niet eerlijk: de startwaarde van plaats { $number } is niet die jij hebt onthouden.
fair-empty = Niet bewezen: het verloop is leeg.
fair-misdeal = Niet eerlijk: stap { $entry }, ‘{ $value }’, kan niet uit de kaarten van dit spel komen.
fair-entry = Niet eerlijk: stap { $entry }, ‘{ $value }’, is niet wat het geheim en de startwaarden opleveren.
fair-rules = Niet bewezen: stap { $entry }, ‘{ $value }’, kan niet volgens de regels.
fair-cut = Niet bewezen: het verloop houdt op vóór het einde van de partij.
fair-result = Niet bewezen: de uitslag is niet die uit het verloop volgt.
fair-uncompared = De vastlegging is niet vergeleken met die van vóór de partij: dat kan wie die heeft bewaard.
