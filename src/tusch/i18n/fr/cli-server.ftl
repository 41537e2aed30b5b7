### What the commands of the table server say.

## Help

cli-help-serve =
    tusch serve : faire tourner le serveur de tables

    Usage : tusch serve [options]

      --host HOST      où écouter (par défaut 127.0.0.1 : cette machine seule)
      --port N         le port (8000 par défaut ; 0 : n’importe quel port libre)
      --data FICHIER   où sont gardées toutes les tables (par défaut
                       tusch/tusch.db dans le dossier de données de
                       l’utilisateur), ou postgresql://USER@HOST/NAME
      --origin ORIGIN  une adresse sous laquelle on l’ouvre, comme
                       https://tusch.example.org ; peut se répéter. Nécessaire,
                       sauf si le serveur n’écoute que cette machine
      --proxy ADDRESS  un proxy que l’on croit quand il dit d’où viennent les
                       gens ; peut se répéter
      --hsts           les navigateurs ne viendront plus que par https ; chaque
                       origine doit être en https
      --connections N  connexions permises à une adresse (400 par défaut)
      --lan            écouter aussi le réseau local, et montrer l’adresse sous
                       forme de code QR ; avec --host, cette adresse-là seule
      --workers N      processus où les bots réfléchissent (par défaut un de
                       moins que les cœurs, jamais plus qu’eux)
      --bot NAME=BOT   un bot à vous, module:Class ou program:COMMANDE, et son
                       nom aux tables ; peut se répéter
      --keep-days N    supprimer les tables où rien ne s’est passé depuis tant
                       de jours (365 par défaut ; 0 : jamais)
      --coach-budget N simulations dont le coach dispose pour une décision (par
                       défaut : 4096, ou 32 sans numba ; 0 : pas de coach)
      --metrics-port N un port où cette machine seule peut lire des mesures
      --log FORM        text (par défaut) ou json
      --config FICHIER  un fichier TOML avec ces réglages
      --lang LANG       la langue

    Chaque réglage peut aussi venir de l’environnement (TUSCH_PORT, TUSCH_DATA,
    TUSCH_KEEP_DAYS, et ainsi de suite) ou du fichier. Une option passe avant
    l’environnement, et celui-ci avant le fichier. SIGTERM et Ctrl-C arrêtent le
    serveur une fois qu’il a fini ce qu’il fait.

    Exemples :
      tusch serve --port 9000 --data tables.db
      tusch serve --lan
      tusch serve --origin https://tusch.example.org --proxy 127.0.0.1
cli-help-backup =
    tusch backup : copier les données d’un serveur, même en marche

    Usage : tusch backup FICHIER [options]

      FICHIER           la copie ; elle ne doit pas encore exister
      --data FICHIER    les données, comme pour tusch serve
      --config FICHIER  un fichier TOML avec les réglages du serveur
      --lang LANG       la langue

    La copie contient les secrets des parties encore en cours : gardez-la pour
    vous.

    Exemples :
      tusch backup tusch-monday.db
      tusch backup copy.db --data /var/lib/tusch/tusch.db
cli-help-restore =
    tusch restore : remettre en place une copie des données ; le serveur ne doit
    pas tourner

    Usage : tusch restore FICHIER [options]

      FICHIER           une copie faite par tusch backup
      --data FICHIER    où elle va, comme pour tusch serve
      --config FICHIER  un fichier TOML avec les réglages du serveur
      --replace         la mettre à la place de données qui existent ; celles-ci
                        sont perdues
      --lang LANG       la langue

    Exemples :
      tusch restore tusch-monday.db --replace
      tusch restore copy.db --data /var/lib/tusch/tusch.db
cli-help-move =
    tusch move : copier toutes les données ailleurs, d’un fichier vers PostgreSQL
    ou l’inverse

    Usage : tusch move SOURCE TARGET [options]

      SOURCE       un fichier, ou une base sous la forme postgresql://... ; aucun
                   serveur ne doit tourner
      TARGET       la destination ; il ne doit encore rien y avoir
      --lang LANG  la langue

    À la fin, toutes les lignes sont comparées. La source reste telle quelle.

    Exemples :
      tusch move tusch.db postgresql://tusch@db.example.org/tusch
      tusch move postgresql://tusch@db.example.org/tusch tusch.db
cli-help-tables =
    tusch tables : la liste des tables d’un serveur, même en marche

    Usage : tusch tables [CODE] [options]

      CODE              une seule table, par le code que l’on saisit
      --data FICHIER    les données, comme pour tusch serve
      --config FICHIER  un fichier TOML avec les réglages du serveur
      --lang LANG       la langue

    Chaque ligne donne le code, le moment du dernier événement, le jeu, les
    joueurs, et le nom de la table dans le journal. Un code permet d’entrer :
    gardez-les pour vous.

    Exemples :
      tusch tables --data /var/lib/tusch/tusch.db
      tusch tables K7P2QX
cli-help-check =
    tusch check : chercher des dégâts dans les données d’un serveur, même en marche

    Usage : tusch check [FICHIER] [options]

      FICHIER           les données ou une copie (par défaut, comme tusch serve)
      --data FICHIER    les données, comme pour tusch serve
      --config FICHIER  un fichier TOML avec les réglages du serveur
      --lang LANG       la langue

    Chaque page du fichier est vérifiée, et chaque table est rejouée depuis son
    journal. Le code de sortie est 1 si quelque chose est endommagé. Au prochain
    démarrage, le serveur met de côté un fichier endommagé et garde toutes les
    tables intactes.

    Exemples :
      tusch check tusch-monday.db
      tusch check --data /var/lib/tusch/tusch.db
cli-help-trust-clock =
    tusch trust-clock : confirmer que l’horloge de cette machine est à l’heure,
    même quand le serveur tourne

    Usage : tusch trust-clock [options]

      --data FICHIER    les données, comme pour tusch serve
      --config FICHIER  un fichier TOML avec les réglages du serveur
      --lang LANG       la langue

    Après un saut de l’horloge de plus d’un jour, ou un long arrêt, le serveur
    ne supprime aucune vieille table avant d’avoir tourné sept jours. Cette
    commande l’autorise à le refaire dès son prochain passage, dans l’heure.

    Exemples :
      tusch trust-clock --data /var/lib/tusch/tusch.db
      tusch trust-clock --config tusch.toml
cli-help-verify =
    tusch verify : vérifier que les donnes d’enregistrements étaient fixées
    d’avance

    Usage : tusch verify FICHIER [options]

      FICHIER           un fichier d’enregistrements, un par ligne ; - est
                        l’entrée standard
      --commitment HEX  ce que votre table a montré avant la première carte ;
                        s’il y a plusieurs enregistrements, RECORD:HEX dit lequel
      --seed SEAT:HEX   une graine que vous avez ajoutée, ou vue au début ; les
                        places se comptent à partir de 0 ; ou RECORD:SEAT:HEX ;
                        plusieurs fois si vous voulez
      --lang LANG       la langue

    Chaque carte est distribuée de nouveau à partir du secret et des graines des
    joueurs, et le journal doit mener au résultat. Sans --commitment, personne ne
    peut dire si le secret est celui qui était promis avant la première carte.

    Enregistrements et entrées se comptent à partir de 0. Le code de sortie est 1
    si un enregistrement est mauvais.

    Exemples :
      tusch verify game.jsonl
      tusch verify game.jsonl --seed 0:00ff

## Verify

cli-verify-record = { $file }, ligne { $line }, enregistrement { $record } : { $reason }
cli-verify-commitment = Engagement { $value }.
cli-verify-option-commitment = --commitment demande HEX ou RECORD:HEX, avec 64 chiffres hexadécimaux, pas « { $value } ».
cli-verify-option-seed = --seed demande SEAT:HEX ou RECORD:SEAT:HEX, avec 64 chiffres hexadécimaux au plus, pas « { $value } ».
# No agreement with $fair, $without and $bad: these counts stand after a colon.
cli-verify-found =
    { $file } : { $records ->
        [one] { $records } enregistrement
       *[other] { $records } enregistrements
    } ; conformes : { $fair }, rien à vérifier : { $without }, mauvais : { $bad }.
cli-verify-no-record = Il n’y a pas d’enregistrement { $value } dans { $file }, qui en contient { $count } ; ils se comptent à partir de 0.
cli-verify-uncompared =
    { $records ->
        [0] Rien n’a été comparé à ce dont vous vous souvenez : { $file } ne contient aucun enregistrement.
       *[other] Tout n’a pas été comparé à ce dont vous vous souvenez : dans { $file }, enregistrements qui ne promettent rien : { $count } sur { $records }.
    }

## Serve: settings

cli-setting-number = { $option } demande un nombre entier de { $first } à { $last }, pas « { $value } ».
cli-setting-switch = { $option } demande yes ou no, pas « { $value } ».
cli-setting-word = { $option } ne peut pas être « { $value } » ; choix possibles : { $allowed }.
cli-setting-bot = { $option } : « { $value } » n’est pas un bot à vous ; cela s’écrit comme anna=bots:Anna ou anna=program:COMMANDE, avec un nom que n’a aucun autre bot.
cli-setting-hsts = { $option } demande https : chaque --origin doit commencer par https://.
cli-setting-lan = Cette machine n’a pas d’adresse sur un réseau local ; nommez-en une avec --host.
cli-setting-lan-host = { $value } n’est pas une adresse d’un réseau local.
cli-setting-host = { $option } demande le nom ou le numéro d’une adresse, pas « { $value } ».
cli-setting-text = { $option } demande un texte.
cli-setting-origin = { $option } : « { $value } » n’est pas une origine ; une origine s’écrit comme https://example.org ou http://192.0.2.7:8000, en minuscules, sans barre oblique à la fin.
cli-setting-proxy = { $option } : « { $value } » n’est pas le numéro d’une adresse ou d’un réseau, comme 127.0.0.1 ou 10.0.0.0/8.
cli-setting-unknown = { $file } : réglage « { $value } » inconnu ; les réglages sont { $allowed }.
cli-setting-file = { $file } ne peut pas être lu comme TOML : { $reason }.
cli-setting-public = { $value } est ouvert aux autres : nommez les adresses sous lesquelles on ouvre le serveur, comme dans --origin https://example.org.
cli-setting-name = { $option } : « { $value } » est un nom, qui peut mener n’importe où : prenez un numéro comme 127.0.0.1, ou nommez les adresses sous lesquelles on ouvre le serveur, comme dans --origin https://example.org.
cli-setting-same-port = { $option } ne peut pas être { $value } : c’est le port des joueurs. Choisissez-en un autre pour les mesures.

## Serve: start

cli-serve-ready = À l’écoute sur { $address }. Données : { $file }
cli-serve-lan = Sur ce réseau, les autres ouvrent { $address }
cli-serve-open = On l’ouvre à l’adresse { $address }
cli-home-ready = Le serveur répond sur { $address }. Données : { $file }. Ctrl-C l’arrête.
cli-home-runs = Le serveur tourne déjà sur { $address }.
cli-home-alone = Le serveur tourne déjà sur { $address }, mais pas pour le réseau local : arrêtez-le avec Ctrl-C là où il a été lancé, puis lancez tusch --lan.
cli-serve-stopped = Le serveur est arrêté.
cli-serve-busy = Sur { $host }, le port { $port } est utilisé par un autre programme ; choisissez un autre { $option }.
cli-serve-address = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
cli-serve-failed = Le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
cli-serve-bot = Un bot des réglages ne peut pas être utilisé : { $reason }

## A wrong address

cli-elsewhere-title = Pas à cette adresse
cli-elsewhere-visitor = Ce serveur de tables ne répond pas à l’adresse demandée. Ouvrez-le à celle qu’on vous a donnée.
cli-elsewhere-host = C’est vous qui l’hébergez ? Le proxy doit transmettre l’hôte demandé, et --origin doit le nommer. Le journal dit quel hôte a été demandé et lesquels sont permis.

## Backup

cli-backup-done =
    { $data } est copié dans { $file } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
cli-move-done = { $data } est copié dans { $file }, et les deux sont identiques.
cli-restore-done = { $file } est remis en place comme { $data }.
cli-restore-exists = { $file } existe déjà : avec --replace, la copie prend sa place, et ce qui s’y trouve est perdu.

## Horloge

cli-trust-clock-done =
    { $data } : les vieilles tables sont de nouveau supprimées d’ici une heure ; sinon, il aurait fallu attendre encore { $days ->
        [one] un jour
       *[other] { $days } jours
    } de marche.
cli-trust-clock-free = { $data } : rien n’était retenu ; on croira l’horloge, quoi qu’elle indique ensuite.

## Vérification

cli-check-fault = { $file } : { $reason }
cli-check-table = La table { $table } est endommagée ; son code est { $code }.
cli-check-empty = { $file } est vide : ce n’est pas un fichier de tables, même sans aucune table.
cli-check-found =
    { $file } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, dont { $damaged ->
        [one] { $damaged } endommagée
       *[other] { $damaged } endommagées
    }.
cli-tables-line =
    { $code }  { $when }  { $game }, { $status ->
        [waiting] en attente de joueurs
        [playing] en cours
        [damaged] endommagée
       *[over] terminée
    } : { $people } (dans le journal { $table })
cli-tables-found =
    { $file } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
cli-tables-none = { $file } n’a pas de table { $value } ; tusch tables donne la liste de celles qui existent.
