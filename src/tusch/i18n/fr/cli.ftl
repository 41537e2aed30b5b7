### What the command line says. Words in capitals and names of commands stay as they are typed.

## Version and notice

cli-notice =
    Ceci est un travail indépendant. Il n’est approuvé ni par l’auteur ni par les
    éditeurs des jeux. Les noms des jeux appartiennent à leurs propriétaires. Il ne
    contient ni images ni textes des jeux imprimés.

## Help, one page a command

cli-help =
    tusch : Figaro et Zirkus Flohcati, deux jeux de cartes, joués exactement
    selon leurs règles

    Usage : tusch [options]
            tusch COMMANDE ...

    Sans commande, tusch démarre sur cette machine et ouvre le navigateur :

      --lan            accueillir aussi le réseau local, par un code QR
      --no-browser     donner seulement l’adresse
      --port N         le port (par défaut 8000, ou le premier libre ensuite)
      --data FICHIER   où sont gardées toutes les tables

      play JEU         jouer dans le terminal contre des bots
      simulate JEU     faire jouer des bots entre eux, écrire des enregistrements,
                       afficher un résumé
      arena JEU        mesurer des bots entre eux sur les mêmes donnes
      replay FICHIER   rejouer des enregistrements et les vérifier
      coach FICHIER    dire ce que valait chaque décision, et la part du hasard
      rules JEU        afficher les règles, article par article

      serve            faire tourner le serveur de tables
      backup FICHIER   copier les données d’un serveur, même en marche
      restore FICHIER  remettre en place une telle copie
      move DE VERS     copier les données vers un autre fichier ou PostgreSQL
      tables           la liste des tables d’un serveur, et qui y joue
      check            chercher des dégâts dans les données d’un serveur
      trust-clock      confirmer l’heure de cette machine après un saut
      verify FICHIER   vérifier que les donnes d’enregistrements étaient fixées
                       d’avance

    JEU est figaro (3 à 6 joueurs) ou flohcati (2 à 5).

      COMMANDE --help  tout sur une commande, avec des exemples
      --version        la version, et de qui est ce travail
      --lang LANG      la langue ; à défaut, celle de l’environnement (LC_ALL,
                       LC_MESSAGES, LANG)

    Codes de sortie : 0 tout va bien, 1 un enregistrement est mauvais ou des
    données sont endommagées, 2 cela n’a pas pu se faire, 130 arrêt par Ctrl-C. La
    variable NO_COLOR supprime toute couleur.

    Exemples :
      tusch
      tusch --lan
      tusch play figaro
      tusch rules flohcati
      tusch simulate figaro --players 5 --games 1000 --seed 7 --out games.jsonl
cli-help-play =
    tusch play : jouer une partie entière dans le terminal contre des bots, ligne
    par ligne

    Usage : tusch play JEU [options]

      JEU                  figaro ou flohcati
      --players N          combien jouent, avec vous (4 par défaut)
      --edition E          figaro : davinci, aid, dutch ; flohcati : amigo
      --option NAME=VALUE  changer une option de l’édition ; peut se répéter
      --seed S             un nombre entier : la même graine donne la même partie
      --seat I             votre place, comptée à partir de 0 (0 par défaut)
      --bots A,B,...       vos adversaires : un bot pour tous, ou un pour chacun
      --name NAME          votre nom, pour l’enregistrement
      --save FICHIER       sauvegarder à chaque coup, et aussi quand vous partez
      --load FICHIER       reprendre une partie sauvegardée
      --lang LANG          la langue

    Choisissez par numéro, ou tapez un coup comme l’écrivent les
    enregistrements, par exemple R2>1. Ce qui n’est pas permis est expliqué. Un
    point d’interrogation montre ce que vous pouvez taper d’autre. Ctrl-D et
    Ctrl-C quittent la partie. Les coups peuvent aussi venir d’un fichier ou d’un
    programme, un par ligne.

    Les bots, du plus facile au plus fort : random, novice, casual, steady,
    skilled, expert, master ; avec un tempérament : steady/careful, steady/bold,
    steady/spiteful.

    Exemples :
      tusch play figaro --players 3 --edition dutch
      tusch play figaro --bots casual,steady/bold,expert
      tusch play flohcati --save circus.jsonl
      tusch play --load circus.jsonl --save circus.jsonl
cli-help-simulate =
    tusch simulate : faire jouer des bots entre eux, écrire des enregistrements,
    afficher un résumé

    Usage : tusch simulate JEU [options]

      JEU                  figaro ou flohcati
      --players N          combien jouent (par défaut 4, ou autant que --bots en
                           nomme)
      --games K            combien de parties (100 par défaut)
      --edition E          figaro : davinci, aid, dutch ; flohcati : amigo
      --option NAME=VALUE  changer une option de l’édition ; peut se répéter
      --seed S             un nombre entier : la même graine donne le même fichier
      --bots A,B,...       qui joue : un nom pour tous, ou un par place (random)
      --out FICHIER        où vont les enregistrements ; - est la sortie standard
      --lang LANG          la langue

    La partie k de la graine S est la même quel que soit le nombre de parties :
    son donneur tire de random.Random("S/k/dealer") de Python, le bot de la place
    i de random.Random("S/k/seat i"). Le fichier apparaît quand toutes les parties
    sont jouées ; après Ctrl-C, il contient celles qui étaient finies.

    Exemples :
      tusch simulate figaro --players 5 --games 1000 --seed 7 --out games.jsonl
      tusch simulate figaro --edition dutch --option exchange=off
      tusch simulate flohcati --bots random,random --out - | tusch replay -
cli-help-arena =
    tusch arena : mesurer des bots entre eux sur les mêmes donnes

    Usage : tusch arena JEU --bots A,B,... [options]

      JEU                  figaro ou flohcati
      --bots A,B,...       qui joue : moins ou plus nombreux que les places, ils
                           se relaient
      --players N          combien sont à une table (4 par défaut)
      --games K            combien de parties (100 par défaut)
      --edition E          figaro : davinci, aid, dutch ; flohcati : amigo
      --option NAME=VALUE  changer une option de l’édition ; peut se répéter
      --seed S             un nombre entier : la même graine donne les mêmes
                           parties
      --workers W          combien de parties à la fois (par défaut une par cœur)
      --out FICHIER        où vont les enregistrements ; la même commande y reprend,
                           et - est la sortie standard
      --plot FICHIER.svg   dessiner les cotes
      --adjusted           afficher aussi les parts sans la chance des cartes, et
                           combien de fois moins de parties il leur faut
      --lang LANG          la langue

    Chaque donne est jouée une fois pour chaque rotation des places : la chance
    s’annule. Les intervalles sont à 95 % ; une cote plus haute de 400 signifie
    dix fois plus de force. À moins de 10 donnes, il n’y a pas d’intervalles.

      random, greedy       n’importe quoi ; des règles simples
      novice ... master    niveaux : novice, casual, steady, skilled, expert,
                           master
      steady/bold          un tempérament : careful, bold ou spiteful
      master:20ms          un niveau qui ne réfléchit pas plus longtemps que cela
      search:2000          recherche avec un budget en parties simulées ;
                           search:20ms en temps
      flat:200, ismcts:200,
      openspiel:200,
      openspiel-max:200    recherches, pour comparer
      module:Class         une classe Python à vous
      program:COMMANDE      tout programme qui parle en lignes JSON

    Exemples :
      tusch arena figaro --bots greedy,random,random,random --games 400
      tusch arena flohcati --players 2 --bots steady,greedy/bold --plot x.svg
cli-help-replay =
    tusch replay : rejouer des enregistrements selon les règles et les vérifier

    Usage : tusch replay FICHIER [--legal]

      FICHIER      des enregistrements, un par ligne ; - est l’entrée standard
      --legal      afficher ce que chaque joueur pouvait faire à chaque décision,
                   en une ligne de JSON ; ce qui a été trouvé va alors sur
                   l’erreur standard
      --lang LANG  la langue

    Enregistrements et entrées se comptent à partir de 0. Le code de sortie est 1
    si un enregistrement est mauvais.

    Exemples :
      tusch replay games.jsonl
      tusch replay games.jsonl --legal > decisions.jsonl
cli-help-coach =
    tusch coach : ce que valait chaque décision, et la part du hasard

    Usage : tusch coach FICHIER [options]

      FICHIER            des enregistrements de parties finies ; - est l’entrée
                         standard
      --seat N           quelle place, à partir de 0 (par défaut 0)
      --all              toutes les places
      --record K         un enregistrement du fichier, à partir de 0 (par défaut
                         tous)
      --budget PLAYOUTS  combien de simulations par décision (par défaut
                         4096)
      --json             un objet par partie et par place ; avec --summary,
                         un par personne
      --plot FICHIER.svg dessiner la courbe et le bilan d’une place
      --workers W        combien de parties à la fois, avec --json ou --summary
                         (par défaut 1)
      --summary          ce que chacun a perdu, sur toutes les parties
      --lang LANG        la langue

    Un coup n’est dit coûteux que si un autre était meilleur sans aucun doute,
    d’après ce qu’on pouvait savoir à cette place. Le code de sortie est 1 si un
    enregistrement est mauvais ou inachevé.

    Exemples :
      tusch coach games.jsonl --seat 2
      tusch coach games.jsonl --record 3 --seat 1 --plot game.svg
      tusch coach games.jsonl --all --workers 2 --summary
cli-help-rules =
    tusch rules : afficher les règles d’un jeu, article par article

    Usage : tusch rules JEU [options]

      JEU                  figaro ou flohcati
      --edition E          figaro : davinci, aid, dutch ; flohcati : amigo
      --option NAME=VALUE  changer une option de l’édition ; peut se répéter
      --lang LANG          la langue

    Exemples :
      tusch rules figaro --edition dutch
      tusch rules flohcati | less

## Errors

cli-error-command = Commande « { $value } » inconnue ; les commandes sont { $allowed }.
cli-error-option = Option { $value } inconnue ; les options sont ici { $allowed }.
cli-error-game = Nommez un jeu : { $either }.
cli-error-missing = Il manque { $value } ; --help dit ce qui va où.
cli-error-value = L’option { $option } demande une valeur.
cli-error-number = { $option } demande un nombre entier, pas « { $value } ».
cli-error-flag = { $option } ne prend pas de valeur comme « { $value } ».
cli-error-unused = « { $value } » ne sert à rien ici ; --help dit ce qui va où.
cli-error-twice = L’option { $option } ne peut être donnée qu’une fois.
cli-error-other = { $reason }
cli-error-file = { $file } : { $reason }.
cli-error-text = Le texte « { $value } » manque ; sa place est dans { $file }.
cli-error-output = Tout n’a pas pu être lu ou écrit : { $reason }.
cli-error-language =
    { $allowed-count ->
        [one] Langue « { $value } » inconnue ; il n’y a que { $allowed }.
       *[other] Langue « { $value } » inconnue ; les langues sont { $allowed }.
    }
cli-error-least = { $option } ne peut pas être { $value } ; il faut { $least } ou plus.
cli-error-bots =
    Il y a { $value } bots pour { $count } places ; nommez un bot pour toutes les places, ou un par place.
cli-error-seat = Il n’y a pas de place { $value } ; les places de cette table sont { $allowed }.
cli-error-loaded = { $option } ne peut pas être changé : --load le prend dans la partie sauvegardée.
cli-error-loaded-game = La partie sauvegardée est { $game }, pas « { $value } ».
cli-error-records = Il y a { $count } enregistrements dans { $file } ; une partie à reprendre est un seul enregistrement.
cli-compiling = La recherche pour { $game } se compile pour cette machine, une fois pour toutes ; ensuite, les parties commencent.

## Simulate

cli-simulate-played =
    { $games ->
        [one] { $game } ({ $edition }), { $players } joueurs, graine { $seed } : { $games } partie.
       *[other] { $game } ({ $edition }), { $players } joueurs, graine { $seed } : { $games } parties.
    }
cli-simulate-seat =
    { $wins ->
        [one] Place { $number }, { $name } : { $wins } victoire, total moyen { $average }.
       *[other] Place { $number }, { $name } : { $wins } victoires, total moyen { $average }.
    }
cli-simulate-moves = Coups des joueurs dans une partie : { $average } en moyenne.
cli-simulate-speed = Durée : { $seconds } secondes, { $speed } parties par seconde.
cli-simulate-stopped =
    { $count ->
        [0] Arrêt avant la fin de la première partie.
        [one] Arrêt : { $count } partie sur { $games } est finie.
       *[other] Arrêt : { $count } parties sur { $games } sont finies.
    }

## Replay

cli-replay-bad = { $file }, ligne { $line }, enregistrement { $record } : { $reason }
cli-coach-empty = Il n’y a aucune partie dans { $file }.
# No agreement with $finished, $running and $bad: these counts stand after a colon.
cli-replay-found =
    { $file } : { $records ->
        [one] { $records } enregistrement
       *[other] { $records } enregistrements
    } (parties finies : { $finished }, en cours : { $running }), { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, mauvais enregistrements : { $bad }.
cli-replay-game =
    { $count ->
        [one] { $game } : { $count } partie
       *[other] { $game } : { $count } parties
    }

## Play: beginning and end

cli-play-begin =
    { $game } ({ $edition }), { $players } joueurs, graine { $seed }. Dans les coups, vous êtes le numéro { $number }. Tapez ? pour voir ce que vous pouvez taper.
cli-play-with = Vous jouez contre { $others }.
cli-play-bot = { $name } ({ $level })
cli-play-loaded =
    { $moves ->
        [one] La partie sauvegardée reprend après { $moves } coup. Depuis votre dernier coup :
       *[other] La partie sauvegardée reprend après { $moves } coups. Depuis votre dernier coup :
    }
cli-play-no-terminal =
    { $game } se joue au clavier, et personne ne peut taper ici. Pour jouer, lancez la même commande
    dans un terminal. Ce qui marche sans terminal :

      tusch play { $name } < FICHIER  jouer avec les lignes d’un fichier
      tusch simulate { $name }        faire jouer des bots entre eux
      tusch rules { $name }           lire les règles
cli-play-name = Joueur
cli-play-score = Le décompte :
cli-play-place =
    { $seat-is ->
        [you] { $won ->
            [yes] Vous : { $total }, et vous gagnez.
           *[no] Vous : { $total }.
        }
       *[other] { $won ->
            [yes] { $seat } : { $total }, victoire.
           *[no] { $seat } : { $total }.
        }
    }
cli-play-reason = { $points } : { $text } ({ $clause })
cli-play-left = Vous quittez la partie.
cli-play-saved = La partie est sauvegardée dans { $file }.
cli-play-saving = La partie est sauvegardée dans { $file }, désormais à chaque coup.
cli-play-go-on = Reprendre avec : tusch play { $name } --load { $file } --save { $file }
cli-play-unsaved = Cette partie n’est pas sauvegardée. La prochaine fois, commencez par : tusch play { $name } --save FICHIER, ou tapez save FICHIER avant de partir. Reprenez ensuite avec : tusch play { $name } --load FICHIER

## Play: your decision

cli-play-turn = C’est votre tour.
cli-play-still = C’est encore votre tour.
cli-play-asked = À vous de décider.
cli-play-may = Vous pouvez :
cli-play-choice = { $number }. { $text } [{ $move }]
cli-play-prompt =
    { $count ->
        [one] Votre coup (Entrée, ou ? pour l’aide) :
       *[other] Votre coup (1 à { $count }, ou ? pour l’aide) :
    }
cli-play-number =
    { $count ->
        [one] Il n’y a que le numéro 1 à choisir.
       *[other] Tapez un nombre de 1 à { $count }.
    }
cli-play-forms = « { $value } » n’est ni un coup ni une commande. Les coups s’écrivent comme { $allowed } ; tapez ? pour voir les commandes.
cli-play-why-not = Impossible. { $text } ({ $clause })
cli-play-why-possible = C’est possible.
cli-play-why-what = Tapez why et un coup, par exemple : why { $example }
cli-play-save-what = Tapez save et le nom d’un fichier, par exemple : save game.jsonl
cli-play-not-saved = La partie n’a pas pu être sauvegardée : { $file } : { $reason }.
cli-play-no-clause = L’article « { $value } » n’existe pas ; ils vont de { $first } à { $last }.
cli-play-commands =
    Vous pouvez taper :
      un numéro     ce que la liste propose sous ce numéro
      un coup       comme il est écrit entre crochets au bout d’une ligne
      moves         la liste encore une fois
      table         ce qui se trouve où
      hand          votre main
      discard       la défausse, là où il y en a une
      log           tout ce qui s’est passé
      why COUP      pourquoi un coup n’est pas possible
      rules         les règles ; rules { $clause } pour un seul article
      save FICHIER  sauvegarder la partie
      quit          quitter la partie, comme Ctrl-D et Ctrl-C

## Play: what lies where, in Figaro

cli-figaro-round =
    { $king-is ->
        [you] Manche { $round } sur { $rounds }. Vous avez le Roi.
       *[other] Manche { $round } sur { $rounds }. { $king } a le Roi.
    }
cli-figaro-removed = Dans la boîte : { $out }.
cli-figaro-pieces =
    { $when ->
        [now] Tronçons de route de cette manche : { $lengths }.
       *[later] Tronçons de route de la manche { $round } : { $lengths }.
    }
cli-figaro-seat =
    { $seat-is ->
        [you] [{ $number }] Vous : { $display } ; { $stack } ; { $road } ; { $held } en main.
       *[other] [{ $number }] { $seat } : { $display } ; { $stack } ; { $road } ; { $held } en main.
    }
cli-figaro-display = { $shown }, total { $worth }
cli-figaro-display-empty = aucune carte posée
cli-figaro-stack-none = pas de pile
cli-figaro-stack-small = une petite pile
cli-figaro-stack-middling = une pile moyenne
cli-figaro-stack-large = une grande pile
cli-figaro-stack-open = une pile de { $held }
cli-figaro-road-none = pas de route
cli-figaro-road-very-short = une route très courte
cli-figaro-road-short = une route courte
cli-figaro-road-middling = une route de longueur moyenne
cli-figaro-road-long = une route longue
cli-figaro-road-very-long = une route très longue
cli-figaro-road-open = une route de longueur { $length } ({ $pieces })
cli-figaro-lead-away = Votre prochaine carte doit aller devant un autre joueur.

## Play: what lies where, in Zirkus Flohcati

cli-flohcati-deck =
    { $count ->
        [0] La pioche est vide.
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche.
    }
cli-flohcati-row = La rangée : { $shown }.
cli-flohcati-row-empty = La rangée est vide.
cli-flohcati-seat =
    { $seat-is ->
        [you] [{ $number }] Vous : { $held } en main ; { $laid }.
       *[other] [{ $number }] { $seat } : { $held } en main ; { $laid }.
    }
cli-flohcati-trios =
    { $count ->
        [0] pas de trio
        [one] un trio ({ $shown })
       *[other] { $count } trios ({ $shown })
    }

## Play: in every game

cli-cards =
    { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
cli-hand = Votre main : { $shown }.
cli-hand-empty = Votre main est vide.
cli-discard = La défausse : { $shown }.
cli-discard-empty = La défausse est vide.
cli-card = { $name } [{ $notation }]
