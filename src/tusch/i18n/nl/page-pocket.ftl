### tusch op het apparaat zelf, voor onderweg: hoe het erop komt, en hoe je er speelt.

## Meenemen

page-pocket = Op dit apparaat
page-pocket-take = Neem tusch mee
page-pocket-about = Zet tusch op dit apparaat, dan speel je ook in de trein of het vliegtuig: tegen bots, of met vrienden aan wie je het apparaat doorgeeft.
page-pocket-keep = Op dit apparaat zetten
page-pocket-size = { $size } MB
page-pocket-loading = { $share }% geladen
page-pocket-ready = Ingepakt! tusch start op dit apparaat nu ook zonder verbinding.
page-pocket-kept = tusch staat op dit apparaat en werkt ook zonder verbinding.
page-pocket-full = Er is niet genoeg ruimte op dit apparaat. Maak { $size } MB vrij en probeer het opnieuw.
page-pocket-interrupted = De verbinding viel weg. Wat er al is, blijft staan: probeer het opnieuw, dan komt de rest.
page-pocket-no-way = Hier kan dat niet: je browser bewaart alleen pagina’s waarvan het adres met https begint.
page-pocket-again = Opnieuw proberen
page-pocket-play = Op dit apparaat spelen
page-pocket-newer = De server heeft een nieuwere versie.
page-pocket-drop = Van dit apparaat halen
page-pocket-drop-about = Dat maakt { $size } MB vrij. Ook de partijen die je op dit apparaat hebt gespeeld, zijn dan weg.
page-pocket-drop-sure = Ja, eraf halen

## Daar spelen

page-pocket-server = Terug naar de server
page-pocket-server-there = De server is bereikbaar.
page-pocket-no-server = De server is niet te bereiken.
page-pocket-starting = tusch maakt zich klaar op dit apparaat …
page-pocket-waiting = tusch is op dit apparaat al open in een ander venster. Sluit dat, dan gaat het hier verder.
page-pocket-failed = tusch is op dit apparaat niet gestart. Je partijen zijn er nog: probeer het opnieuw.
page-pocket-older = Deze pagina is nieuwer dan wat er op dit apparaat staat. Zodra er weer verbinding is, werkt tusch zichzelf bij.
page-pocket-without = Daar is de server voor nodig: probeer het opnieuw zodra er verbinding is.
page-pocket-elsewhere = Dat vind je op de server.
page-pocket-shared = Apparaat doorgeven

## De partijen op het apparaat en die op de server

page-pocket-here = Partijen op dit apparaat
# Read out: the choice between the two lists.
page-pocket-lists = Waar je hebt gespeeld
page-pocket-there = Op de server
page-pocket-there-about = Je andere partijen staan veilig op de server: zodra er weer verbinding is, vind je ze daar terug.
page-pocket-forget-about = Je partijen, je naam en je instellingen worden van dit apparaat gewist.
