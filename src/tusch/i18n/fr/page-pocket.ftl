### tusch sur l’appareil lui-même, pour les voyages : comment on l’emporte, comment on y joue.

## L’emporter

page-pocket = Sur cet appareil
page-pocket-take = Emportez tusch
page-pocket-about = Téléchargez tusch sur cet appareil et jouez même dans le train ou l’avion : contre des bots, ou à plusieurs en vous passant l’appareil.
page-pocket-keep = Télécharger sur cet appareil
page-pocket-size = { $size } Mo
page-pocket-loading = Chargement : { $share } %
page-pocket-ready = C’est dans la valise ! Sur cet appareil, tusch se passe désormais de connexion.
page-pocket-kept = tusch est sur cet appareil et fonctionne aussi sans connexion.
page-pocket-full = Il n’y a pas assez de place sur cet appareil. Libérez { $size } Mo et réessayez.
page-pocket-interrupted = La connexion a été coupée. Ce qui est arrivé est gardé : réessayez, et le reste suivra.
page-pocket-no-way = Ici, ce n’est pas possible : votre navigateur ne garde que les pages dont l’adresse commence par https.
page-pocket-again = Réessayer
page-pocket-play = Jouer sur cet appareil
page-pocket-newer = Le serveur a une version plus récente.
page-pocket-drop = Retirer de cet appareil
page-pocket-drop-about = Cela libère { $size } Mo. Les parties jouées sur cet appareil disparaissent aussi.
page-pocket-drop-sure = Oui, retirer

## Y jouer

page-pocket-server = Revenir au serveur
page-pocket-server-there = Le serveur répond.
page-pocket-no-server = Le serveur ne répond pas.
page-pocket-starting = tusch se prépare sur cet appareil…
page-pocket-waiting = tusch est déjà ouvert sur cet appareil dans une autre fenêtre. Fermez-la, et ça continue ici.
page-pocket-failed = tusch n’a pas démarré sur cet appareil. Vos parties sont toujours là : réessayez.
page-pocket-older = Cette page est plus récente que ce qui est gardé sur cet appareil. Dès que la connexion revient, tusch se met à jour.
page-pocket-without = Pour cela, il faut le serveur : réessayez quand la connexion est revenue.
page-pocket-elsewhere = Vous trouverez cela sur le serveur.
page-pocket-shared = Se passer l’appareil

## Les parties de l’appareil et celles du serveur

page-pocket-here = Parties sur cet appareil
# Read out: the choice between the two lists.
page-pocket-lists = Où vous avez joué
page-pocket-there = Sur le serveur
page-pocket-there-about = Vos autres parties vous attendent sur le serveur : vous les y retrouverez dès que la connexion revient.
page-pocket-forget-about = Cela efface de cet appareil vos parties, votre nom et vos réglages.
