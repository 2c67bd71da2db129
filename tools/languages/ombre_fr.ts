<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Ombre</source>
        <translation>À propos d’Ombre</translation>
    </message>
    <message>
        <source>Version, licences and credits</source>
        <translation>Version, licences et remerciements</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>The three-handed card game that invented bidding, at a table of its own.</source>
        <translation>Le jeu de cartes à trois qui inventa les enchères, à sa propre table.</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, Qt for Python {binding}</source>
        <translation>Python {python}, Qt {qt}, Qt pour Python {binding}</translation>
    </message>
    <message>
        <source>The opponents think at full strength: their solver is compiled.</source>
        <translation>Le solveur est compilé&#xa0;: les adversaires jouent à pleine force.</translation>
    </message>
    <message>
        <source>The opponents think of fewer cases, to be as quick: their solver is not compiled.</source>
        <translation>Le solveur est interprété&#xa0;: les adversaires examinent moins de cas, pour rester aussi rapides.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>D’où viennent les règles</translation>
    </message>
    <message>
        <source>The rules were put together from the old books, among them:</source>
        <translation>Les règles ont été rassemblées d’après les vieux livres, entre autres&#xa0;:</translation>
    </message>
    <message>
        <source>Cards, portraits, table and texts were made for this game.</source>
        <translation>Les cartes, les portraits, la table et les textes ont été faits pour ce jeu.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Ombre is free software under the MIT licence.</source>
        <translation>Ombre est un logiciel libre sous la licence MIT.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the GNU Lesser General Public Licence, version 3.</source>
        <translation>Qt et Qt pour Python sont utilisés selon la licence publique générale limitée GNU, version 3.</translation>
    </message>
    <message>
        <source>The letters are Source Serif, Source Sans and, for Japanese, a part of Noto CJK, under the SIL Open Font Licence:</source>
        <translation>Les lettres sont Source Serif, Source Sans et, pour le japonais, une partie de Noto CJK, sous la licence SIL Open Font&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>{path} is not a backup of Ombre.</source>
        <translation>{path} n’est pas une sauvegarde d’Ombre.</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path} est endommagé.</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of Ombre, which this version cannot read.</source>
        <translation>{path} vient d’une version plus récente d’Ombre, que cette version ne sait pas lire.</translation>
    </message>
    <message>
        <source>{path} cannot be read.</source>
        <translation>{path} ne peut pas être lu.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for {path}.</source>
        <translation>Il n’y a pas assez de place sur le disque pour {path}.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>Le système ne laisse pas Ombre écrire {path}.</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>Un autre programme occupe {path}.</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path} n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>There is no backup. Your games are as they were.</source>
        <translation>Il n’y a pas de sauvegarde. Vos parties sont comme avant.</translation>
    </message>
    <message>
        <source>Nothing has changed: your games are as they were.</source>
        <translation>Rien n’a changé&#xa0;: vos parties sont comme avant.</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Tout sauvegarder</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Backups of Ombre (*.ombre-backup);;All files (*)</source>
        <translation>Sauvegardes d’Ombre (*.ombre-backup);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Ombre {date}.ombre-backup</source>
        <translation>Ombre {date}.ombre-backup</translation>
    </message>
    <message>
        <source>Your games, preferences and progress are being packed.</source>
        <translation>Vos parties, vos préférences et vos progrès sont rassemblés.</translation>
    </message>
    <message>
        <source>The backup is being unpacked and checked.</source>
        <translation>La sauvegarde est ouverte et vérifiée.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>{name} holds everything: sittings: {sittings}, deals: {deals}.</source>
        <translation>{name} contient tout&#xa0;: parties&#xa0;: {sittings}, donnes&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Restaurer cette sauvegarde&#xa0;?</translation>
    </message>
    <message>
        <source>It was made on {date}. Sittings: {sittings}, deals: {deals}.</source>
        <translation>Elle date du {date}. Parties&#xa0;: {sittings}, donnes&#xa0;: {deals}.</translation>
    </message>
    <message>
        <source>It replaces your games, preferences and progress, which are kept aside in {folder}. Ombre closes and opens again.</source>
        <translation>Elle prend la place de vos parties, préférences et progrès actuels, qui sont mis de côté dans {folder}. Ombre se ferme et se rouvre.</translation>
    </message>
    <message>
        <source>&amp;Restore it</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>&amp;Keep my games</source>
        <translation>&amp;Garder mes parties</translation>
    </message>
    <message>
        <source>Trouble with a backup</source>
        <translation>Problème de sauvegarde</translation>
    </message>
    <message>
        <source>The backup is restored. The earlier games are in {folder}.</source>
        <translation>La sauvegarde est restaurée. Les parties d’avant sont dans {folder}.</translation>
    </message>
    <message>
        <source>The games kept here are those of a newer version of Ombre.</source>
        <translation>Les parties gardées ici sont celles d’une version plus récente d’Ombre.</translation>
    </message>
    <message>
        <source>This version leaves them as they are: open them with the newer one.</source>
        <translation>Cette version les laisse telles quelles&#xa0;: ouvrez-les avec la plus récente.</translation>
    </message>
    <message>
        <source>Ombre is open. Close its window first; nothing has changed.</source>
        <translation>Ombre est ouvert. Fermez d’abord sa fenêtre&#xa0;; rien n’a changé.</translation>
    </message>
    <message>
        <source>All deals are in {name}.</source>
        <translation>Toutes les donnes sont dans {name}.</translation>
    </message>
    <message>
        <source>Deals added: {deals}; known already: {known}; left out: {left_out}.</source>
        <translation>Donnes ajoutées&#xa0;: {deals}&#xa0;; déjà connues&#xa0;: {known}&#xa0;; laissées de côté&#xa0;: {left_out}.</translation>
    </message>
    <message>
        <source>{path} is not of a known kind: .csv, .json or .ombre.</source>
        <translation>{path} n’est pas d’un type connu&#xa0;: .csv, .json ou .ombre.</translation>
    </message>
    <message>
        <source>{path} holds no deals exported by Ombre.</source>
        <translation>{path} ne contient aucune donne exportée par Ombre.</translation>
    </message>
</context>
<context>
    <name>Belinda</name>
    <message>
        <source>Certain</source>
        <translation>Certain</translation>
    </message>
    <message>
        <source>Almost certain</source>
        <translation>Presque certain</translation>
    </message>
    <message>
        <source>Conjecture</source>
        <translation>Conjecture</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>The lead that wins</source>
        <translation>L’entame qui gagne</translation>
    </message>
    <message>
        <source>{CK:The} is Belinda&apos;s and {HA:the} the Baron&apos;s.</source>
        <translation>{CK:Le} est à Belinda, et {HA:le} au Baron.</translation>
    </message>
    <message>
        <source>She plays alone against two (lines 26 and 27): she is the Ombre. Nobody overbids her.</source>
        <translation>Elle joue seule contre deux (vers 26 et 27)&#xa0;: elle est l’hombre. Personne n’enchérit sur elle.</translation>
    </message>
    <message>
        <source>What she bids. Here it is the entrada, the lowest bid.</source>
        <translation>Son enchère. Ici c’est la demande, l’enchère la plus basse.</translation>
    </message>
    <message>
        <source>Trumps are {spades}, and every one of the eleven is played: four by Belinda, five by the Baron, two by the Knight. None has stayed in the talon.</source>
        <translation>L’atout est {spades}, et les onze atouts sont joués&#xa0;: quatre par Belinda, cinq par le Baron, deux par le Chevalier. Aucun n’est resté au talon.</translation>
    </message>
    <message>
        <source>Spadille, {SA:the}, draws two trumps.</source>
        <translation>Spadille, {SA:le}, fait tomber deux atouts.</translation>
    </message>
    <message>
        <source>Which two of the small ones.</source>
        <translation>Lesquels des deux petits.</translation>
    </message>
    <message>
        <source>Manille, {S2:the}, draws two more.</source>
        <translation>Manille, {S2:le}, en fait tomber deux autres.</translation>
    </message>
    <message>
        <source>Which small trump, and which plain card.</source>
        <translation>Quel petit atout, et quelle carte ordinaire.</translation>
    </message>
    <message>
        <source>Three hands of nine (lines 29 and 30). Belinda shows the three matadors, {SK:the}, {HK:the} and {HQ:the}.</source>
        <translation>Trois mains de neuf cartes (vers 29 et 30). Belinda montre les trois matadors, {SK:le}, {HK:le} et {HQ:le}.</translation>
    </message>
    <message>
        <source>The Baron shows {SQ:the}, {SJ:the}, {DK:the}, {DQ:the} and {DJ:the}. The third player, whom we call the Knight, shows {CJ:the}.</source>
        <translation>Le Baron montre {SQ:le}, {SJ:le}, {DK:le}, {DQ:le} et {DJ:le}. Le troisième joueur, que nous appelons le Chevalier, montre {CJ:le}.</translation>
    </message>
    <message>
        <source>All other cards, and who deals. Belinda leads first, so she is the eldest hand.</source>
        <translation>Toutes les autres cartes, et le donneur. Belinda entame d’abord, elle est donc première en cartes.</translation>
    </message>
    <message>
        <source>The Baron sits at her right, because the poem names his cards first.</source>
        <translation>Le Baron est assis à sa droite, car le poème nomme d’abord ses cartes.</translation>
    </message>
    <message>
        <source>All of it: the poem is silent. Without an exchange, eleven trumps were dealt, which happens once in 177 deals.</source>
        <translation>Tout&#xa0;: le poème n’en dit rien. Sans écart, onze atouts ont été donnés, ce qui arrive une fois sur 177 donnes.</translation>
    </message>
    <message>
        <source>Basto, {CA:the}, draws one trump and one plain card.</source>
        <translation>Baste, {CA:le}, fait tomber un atout et une carte ordinaire.</translation>
    </message>
    <message>
        <source>The trump is the Baron&apos;s: he still keeps {SQ:the}, and had to follow. So the Knight has no trump any more.</source>
        <translation>L’atout vient du Baron&#xa0;: il garde encore {SQ:le} et devait fournir. Le Chevalier n’a donc plus d’atout.</translation>
    </message>
    <message>
        <source>To {SK:the} the Baron must give {SJ:the} or {SQ:the}, and gives {SJ:the}.</source>
        <translation>Sur {SK:le}, le Baron doit donner {SJ:le} ou {SQ:le}, et donne {SJ:le}.</translation>
    </message>
    <message>
        <source>Pam is {CJ:the}, the highest card in the game of loo. Here it is the Knight&apos;s, and worth nothing.</source>
        <translation>Pam est {CJ:le}, la plus haute carte du jeu de loo. Ici elle est au Chevalier et ne vaut rien.</translation>
    </message>
    <message>
        <source>The Baron trumps with {SQ:the}, the last trump of all. So he lacks the suit that Belinda led.</source>
        <translation>Le Baron coupe avec {SQ:le}, le tout dernier atout. Il n’a donc pas la couleur entamée par Belinda.</translation>
    </message>
    <message>
        <source>He will show {diamonds} and a card of {hearts}, so she led {clubs}.</source>
        <translation>Il montrera {diamonds} et une carte de {hearts}&#xa0;: elle a donc entamé {clubs}.</translation>
    </message>
    <message>
        <source>She led {CK:the} herself. Or she led low, and the Knight&apos;s king fell.</source>
        <translation>Elle a entamé {CK:du}. Ou elle a entamé d’une petite, et le roi du Chevalier est tombé.</translation>
    </message>
    <message>
        <source>{HK:The} or {HQ:the} would have ended the game at once. The Baron&apos;s only card of {hearts} is {HA:the}, and the Knight has no trump.</source>
        <translation>{HK:Le} ou {HQ:le} aurait fini le jeu tout de suite. À {hearts}, le Baron n’a que {HA:le}, et le Chevalier n’a pas d’atout.</translation>
    </message>
    <message>
        <source>Belinda cannot know it. Now she must keep a court of {hearts} for that ace.</source>
        <translation>Belinda ne peut pas le savoir. Elle doit maintenant garder une figure de {hearts} pour cet as.</translation>
    </message>
    <message>
        <source>The Baron leads {DK:the} and wins.</source>
        <translation>Le Baron joue {DK:le} et gagne.</translation>
    </message>
    <message>
        <source>What the others play to it.</source>
        <translation>Ce que les autres y jettent.</translation>
    </message>
    <message>
        <source>The Baron leads {DQ:the} and wins.</source>
        <translation>Le Baron joue {DQ:le} et gagne.</translation>
    </message>
    <message>
        <source>What the others throw. It is chosen so that line 79 comes true: with the Baron&apos;s {diamonds} lie {clubs} and {hearts}.</source>
        <translation>Ce que les autres jettent. C’est choisi pour que le vers 79 soit vrai&#xa0;: avec les {diamonds} du Baron il y a {clubs} et {hearts}.</translation>
    </message>
    <message>
        <source>{DJ:The} wins, and {HQ:the} falls to it. Belinda has four tricks and the Baron four: whoever takes the last has the game, and his would be codille.</source>
        <translation>{DJ:Le} gagne, et {HQ:le} y tombe. Belinda a quatre levées et le Baron quatre&#xa0;: qui fait la dernière gagne le jeu, et pour lui ce serait codille.</translation>
    </message>
    <message>
        <source>Belinda&apos;s {HK} takes {HA:the}, and the game with it, five tricks to four.</source>
        <translation>{HK:Le} de Belinda prend {HA:le}, et avec lui le jeu, par cinq levées à quatre.</translation>
    </message>
    <message>
        <source>The Baron leads {HA:the}. Or he led low, and the Knight&apos;s ace fell.</source>
        <translation>Le Baron entame {HA:du}. Ou il a entamé d’une petite, et l’as du Chevalier est tombé.</translation>
    </message>
    <message>
        <source>Belinda needs one trick more, and only {SQ:the}, the Baron&apos;s, is still a trump. What would you lead, if you close the hands and play on?</source>
        <translation>Il manque une levée à Belinda, et seul {SQ:le} du Baron est encore atout. Quelle serait votre entame, si vous fermez les mains et jouez la suite&#xa0;?</translation>
    </message>
    <message>
        <source>The stakes: five chips for the pool are this program&apos;s ante. Each opponent pays nine, for the entrada and four top trumps in sequence.</source>
        <translation>Les enjeux&#xa0;: cinq jetons à la poule sont la mise de ce programme. Chaque adversaire en paie neuf, pour la demande et quatre plus hauts atouts de suite.</translation>
    </message>
    <message>
        <source>Belinda&apos;s game</source>
        <translation>La partie de Belinda</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Beside the expert</source>
        <translation>Face à l’expert</translation>
    </message>
    <message>
        <source>The expert plays your cards against the same opponents, seeing no more than you. The result is shown once you have played the deal.</source>
        <translation>L’expert joue chaque donne avec vos cartes contre les mêmes adversaires, et n’en voit pas plus que vous. Le résultat est montré quand vous avez joué la donne.</translation>
    </message>
    <message>
        <source>{gained} against the expert in {deals:one # deal|other # deals}</source>
        <translation>{gained} face à l’expert en {deals:one # donne|other # donnes}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Expert: {name}</source>
        <translation>Expert&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Expert in the other seats, from your right</source>
        <translation>L’expert aux autres places, à partir de votre droite</translation>
    </message>
    <message>
        <source>Play this deal to its end: your result and the expert’s will stand here.</source>
        <translation>Jouez cette donne jusqu’au bout&#xa0;: votre résultat et celui de l’expert seront ici.</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Replay the expert&apos;s deal</source>
        <translation>&amp;Revoir la donne de l’expert</translation>
    </message>
    <message>
        <source>Deal {number}, played by the expert</source>
        <translation>Donne {number}, jouée par l’expert</translation>
    </message>
    <message>
        <source>You: {own}. The expert with your cards: {par}.</source>
        <translation>Vous&#xa0;: {own}. L’expert avec vos cartes&#xa0;: {par}.</translation>
    </message>
    <message>
        <source>The expert is still playing this deal.</source>
        <translation>L’expert joue encore cette donne.</translation>
    </message>
    <message>
        <source>The expert could not finish this deal.</source>
        <translation>L’expert n’a pas pu finir cette donne.</translation>
    </message>
    <message>
        <source>With the other cards: {pars}.</source>
        <translation>Avec les autres cartes&#xa0;: {pars}.</translation>
    </message>
    <message>
        <source>{key} shows the comparison.</source>
        <translation>{key} montre la comparaison.</translation>
    </message>
    <message>
        <source>The &amp;expert plays it too, with my cards</source>
        <translation>L’&amp;expert la joue aussi, avec mes cartes</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>These are more hands than this game has.</source>
        <translation>Il y a plus de mains que dans ce jeu.</translation>
    </message>
    <message>
        <source>whatever comes</source>
        <translation>ce qui vient</translation>
    </message>
    <message>
        <source>I have five trumps or more</source>
        <translation>j’ai cinq atouts ou plus</translation>
    </message>
    <message>
        <source>I have six trumps or more</source>
        <translation>j’ai six atouts ou plus</translation>
    </message>
    <message>
        <source>I have seven trumps or more</source>
        <translation>j’ai sept atouts ou plus</translation>
    </message>
    <message>
        <source>I have three trumps at most</source>
        <translation>j’ai trois atouts au plus</translation>
    </message>
    <message>
        <source>I have two matadors or more</source>
        <translation>j’ai deux matadors ou plus</translation>
    </message>
    <message>
        <source>I have all three matadors</source>
        <translation>j’ai les trois matadors</translation>
    </message>
    <message>
        <source>another has all three matadors</source>
        <translation>un autre a les trois matadors</translation>
    </message>
    <message>
        <source>I am Ombre</source>
        <translation>je suis l’hombre</translation>
    </message>
    <message>
        <source>I am Ombre with a vuelta</source>
        <translation>je suis l’hombre avec un tourné</translation>
    </message>
    <message>
        <source>I am Ombre with a solo</source>
        <translation>je suis l’hombre avec un solo</translation>
    </message>
    <message>
        <source>the player on my left is Ombre</source>
        <translation>mon voisin de gauche est l’hombre</translation>
    </message>
    <message>
        <source>A deal by hand</source>
        <translation>Une donne à la main</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>Deale&amp;r</source>
        <translation>&amp;Donneur</translation>
    </message>
    <message>
        <source>&amp;Type or paste</source>
        <translation>&amp;Tapez ou collez</translation>
    </message>
    <message>
        <source>Deal the rest at ra&amp;ndom</source>
        <translation>Donner le reste au ha&amp;sard</translation>
    </message>
    <message>
        <source>Take &amp;all back</source>
        <translation>Tout &amp;reprendre</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnuler le geste</translation>
    </message>
    <message>
        <source>Copy its &amp;code</source>
        <translation>Copier son &amp;code</translation>
    </message>
    <message>
        <source>&amp;Make a problem</source>
        <translation>&amp;Faire un problème</translation>
    </message>
    <message>
        <source>Judging it; that takes a moment.</source>
        <translation>Jugement en cours&#xa0;; cela prend un instant.</translation>
    </message>
    <message>
        <source>Judging it; that may take a minute.</source>
        <translation>Jugement en cours&#xa0;; cela peut prendre une minute.</translation>
    </message>
    <message>
        <source>No problem: judging this decision takes too long here.</source>
        <translation>Pas de problème&#xa0;: juger cette décision prend trop de temps ici.</translation>
    </message>
    <message>
        <source>A problem begins where you decide. Say the bids up to there.</source>
        <translation>Un problème commence où vous décidez. Dites les enchères jusque-là.</translation>
    </message>
    <message>
        <source>No problem: nobody could judge this decision.</source>
        <translation>Pas de problème&#xa0;: personne n’a pu juger cette décision.</translation>
    </message>
    <message>
        <source>No problem: no answer is clearly the best.</source>
        <translation>Pas de problème&#xa0;: aucune réponse n’est nettement la meilleure.</translation>
    </message>
    <message>
        <source>It is one of your problems now.</source>
        <translation>C’est maintenant un de vos problèmes.</translation>
    </message>
    <message>
        <source>This copy of the program keeps no problems.</source>
        <translation>Cette copie du programme ne garde pas de problèmes.</translation>
    </message>
    <message>
        <source>Canc&amp;el</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>J&amp;ouer</translation>
    </message>
    <message>
        <source>Deal only if</source>
        <translation>Ne donner que si</translation>
    </message>
    <message>
        <source>then others li&amp;ke it</source>
        <translation>puis d’autres &amp;pareilles</translation>
    </message>
    <message>
        <source>Looking for the next such deal.</source>
        <translation>Recherche de la prochaine donne de ce genre.</translation>
    </message>
    <message>
        <source>And only if</source>
        <translation>Et seulement si</translation>
    </message>
    <message>
        <source>and nothing else</source>
        <translation>et rien d’autre</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>Ne plus cherc&amp;her</translation>
    </message>
    <message>
        <source>This game has no matadors.</source>
        <translation>Ce jeu n’a pas de matadors.</translation>
    </message>
    <message>
        <source>This game has no such bid.</source>
        <translation>Ce jeu n’a pas cette enchère.</translation>
    </message>
    <message>
        <source>Take back a &amp;bid</source>
        <translation>Retirer une &amp;enchère</translation>
    </message>
    <message>
        <source>Nobody has said a bid yet.</source>
        <translation>Personne n’a encore enchéri.</translation>
    </message>
    <message>
        <source>The record has been copied, with the bids.</source>
        <translation>Le relevé a été copié, avec les enchères.</translation>
    </message>
    <message>
        <source>Click a card: it goes to the row that is lit. Or drag it to any row.</source>
        <translation>Cliquez sur une carte&#xa0;: elle va dans la rangée éclairée. Ou glissez-la dans n’importe quelle rangée.</translation>
    </message>
    <message>
        <source>Arrows go from card to card, Delete takes one back.</source>
        <translation>Les flèches vont de carte en carte, Suppr en reprend une.</translation>
    </message>
    <message>
        <source>1 gives it to you, 2 to the next, 0 to the talon.</source>
        <translation>1 vous la donne, 2 au suivant, 0 au talon.</translation>
    </message>
    <message>
        <source>The deal is whole.</source>
        <translation>La donne est complète.</translation>
    </message>
    <message>
        <source>Cards still to be laid</source>
        <translation>Cartes à placer</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>{letter} {suit}</source>
        <translation>{letter} {suit}</translation>
    </message>
    <message>
        <source>Your hand, others after a slash: {suits}. Or a code, or a record.</source>
        <translation>Votre main, les autres après une barre&#xa0;: {suits}. Ou un code, ou un relevé.</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>{held} of {wanted}, top first</source>
        <translation>{held} sur {wanted}, du haut</translation>
    </message>
    <message>
        <source>{held} of {wanted}</source>
        <translation>{held} sur {wanted}</translation>
    </message>
    <message>
        <source>{name}: {held} of {wanted}</source>
        <translation>{name}&#xa0;: {held} sur {wanted}</translation>
    </message>
    <message>
        <source>{card:The}: {row}</source>
        <translation>{card:Le}&#xa0;: {row}</translation>
    </message>
    <message>
        <source>{rows}.</source>
        <translation>{rows}.</translation>
    </message>
    <message>
        <source>The talon has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>Le talon a {held:one # carte|many # de cartes|other # cartes}&#xa0;; {over:one # est|other # sont} de trop.</translation>
    </message>
    <message>
        <source>You have {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>Vous avez {held:one # carte|many # de cartes|other # cartes}&#xa0;; {over:one # est|other # sont} de trop.</translation>
    </message>
    <message>
        <source>{name} has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>{name} a {held:one # carte|many # de cartes|other # cartes}&#xa0;; {over:one # est|other # sont} de trop.</translation>
    </message>
    <message>
        <source>You say…</source>
        <translation>Vous dites…</translation>
    </message>
    <message>
        <source>{name} says…</source>
        <translation>{name} dit…</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}&#xa0;: {bid}</translation>
    </message>
    <message>
        <source>Said so far: {bids}.</source>
        <translation>Dit jusqu’ici&#xa0;: {bids}.</translation>
    </message>
    <message>
        <source>The code has been copied: {code}</source>
        <translation>Le code est copié&#xa0;: {code}</translation>
    </message>
    <message>
        <source>{cards:one # card is|other # cards are} still to be laid.</source>
        <translation>{cards:one # carte reste|other # cartes restent} à placer.</translation>
    </message>
    <message>
        <source>Looking: {tried:one # deal|other # deals} so far.</source>
        <translation>Recherche&#xa0;: {tried:one # donne|many # de donnes|other # donnes} jusqu’ici.</translation>
    </message>
    <message>
        <source>Found: most deals are such.</source>
        <translation>Trouvé&#xa0;: la plupart des donnes sont ainsi.</translation>
    </message>
    <message>
        <source>Found: about one deal in {every} is such.</source>
        <translation>Trouvé&#xa0;: environ une donne sur {every} est ainsi.</translation>
    </message>
    <message>
        <source>None of {tried:one # deal|other # deals} was such.</source>
        <translation>Aucune de {tried:one # donne|many # de donnes|other # donnes} n’était ainsi.</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>You name the trump, then throw cards and draw as many.</source>
        <translation>Vous nommez l’atout, puis vous écartez et prenez autant de cartes.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw.</source>
        <translation>La première carte du talon est tournée&#xa0;: sa couleur est atout. Ensuite vous écartez et prenez.</translation>
    </message>
    <message>
        <source>You name the trump and play alone, with the cards you hold.</source>
        <translation>Vous nommez l’atout et jouez sans écart, avec vos cartes.</translation>
    </message>
    <message>
        <source>You name the trump and play the cards you hold.</source>
        <translation>Vous nommez l’atout et jouez les cartes que vous avez.</translation>
    </message>
    <message>
        <source>You name the trump and must take all the tricks.</source>
        <translation>Vous nommez l’atout et devez faire toutes les levées.</translation>
    </message>
    <message>
        <source>You name the trump and call a king: its holder plays with you.</source>
        <translation>Vous nommez l’atout et appelez un roi&#xa0;: celui qui l’a joue avec vous.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw a few.</source>
        <translation>La première carte du talon est tournée&#xa0;: sa couleur est atout. Ensuite vous en changez quelques-unes.</translation>
    </message>
    <message>
        <source>You exchange nearly all your cards, or all, and name the trump after that.</source>
        <translation>Vous changez presque toutes vos cartes, ou toutes, puis vous nommez l’atout.</translation>
    </message>
    <message>
        <source>You name the trump and must take no trick at all.</source>
        <translation>Vous nommez l’atout et ne devez faire aucune levée.</translation>
    </message>
    <message>
        <source>You name the trump and demand a king, for which you give a card. Then you play alone.</source>
        <translation>Vous nommez l’atout et demandez un roi, pour lequel vous donnez une carte. Puis vous jouez seul.</translation>
    </message>
    <message>
        <source>You name the trump and demand no king: you play the cards you hold.</source>
        <translation>Vous nommez l’atout et ne demandez pas de roi&#xa0;: vous jouez vos cartes.</translation>
    </message>
    <message>
        <source>Name trump, then change cards</source>
        <translation>Nommez l’atout, puis écartez</translation>
    </message>
    <message>
        <source>A turned card decides the trump</source>
        <translation>Une carte tournée fait l’atout, puis écartez</translation>
    </message>
    <message>
        <source>Name trump, play alone, change nothing</source>
        <translation>Nommez l’atout, jouez sans écart</translation>
    </message>
    <message>
        <source>Name trump, keep all your cards</source>
        <translation>Nommez l’atout, gardez vos cartes</translation>
    </message>
    <message>
        <source>Name trump, take every trick</source>
        <translation>Nommez l’atout, faites chaque levée</translation>
    </message>
    <message>
        <source>Name trump, call a secret ally</source>
        <translation>Nommez l’atout, appelez un allié secret</translation>
    </message>
    <message>
        <source>Trump is turned; change few cards</source>
        <translation>L’atout est tourné&#xa0;; changez peu</translation>
    </message>
    <message>
        <source>Change nearly everything, then name trump</source>
        <translation>Changez presque tout, puis l’atout</translation>
    </message>
    <message>
        <source>Name trump, take no trick</source>
        <translation>Nommez l’atout, ne faites aucune levée</translation>
    </message>
    <message>
        <source>Name trump, demand a king</source>
        <translation>Nommer l’atout, demander un roi</translation>
    </message>
    <message>
        <source>Name trump, demand no king</source>
        <translation>Nommer l’atout, sans demander de roi</translation>
    </message>
    <message>
        <source>Codille!</source>
        <translation>Codille&#xa0;!</translation>
    </message>
    <message>
        <source>Every trick!</source>
        <translation>Toutes les levées&#xa0;!</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codille</translation>
    </message>
    <message>
        <source>The vole</source>
        <translation>La vole</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Bête</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Je passe</translation>
    </message>
    <message>
        <source>You first</source>
        <translation>Après vous</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>Je la prends</translation>
    </message>
    <message>
        <source>I leave it</source>
        <translation>Je la laisse</translation>
    </message>
    <message>
        <source>See here</source>
        <translation>Voyez</translation>
    </message>
    <message>
        <source>It stays closed</source>
        <translation>Il reste fermé</translation>
    </message>
    <message>
        <source>The game is mine</source>
        <translation>J’ai gagné</translation>
    </message>
    <message>
        <source>For all the tricks</source>
        <translation>Je vais à la vole</translation>
    </message>
    <message>
        <source>I surrender</source>
        <translation>Je me rends</translation>
    </message>
    <message>
        <source>I accept</source>
        <translation>J’accepte</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Non, jouez</translation>
    </message>
    <message>
        <source>I take it over</source>
        <translation>Je reprends le jeu</translation>
    </message>
    <message>
        <source>I throw it in</source>
        <translation>Je jette mes cartes</translation>
    </message>
    <message>
        <source>I turn one up</source>
        <translation>J’en tourne une</translation>
    </message>
    <message>
        <source>Not I</source>
        <translation>Pas moi</translation>
    </message>
    <message>
        <source>I am the Man</source>
        <translation>Je suis l’Homme</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Let the other draw first</source>
        <translation>Laisser prendre l’autre d’abord</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>La prendre</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Gagner le jeu</translation>
    </message>
    <message>
        <source>Go on for all tricks</source>
        <translation>Aller à la vole</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Se rendre</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Reprendre le jeu</translation>
    </message>
    <message>
        <source>Throw it in</source>
        <translation>Jeter ses cartes</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>Tourner une carte</translation>
    </message>
    <message>
        <source>Leave it closed</source>
        <translation>Ne pas tourner</translation>
    </message>
    <message>
        <source>Be the Man</source>
        <translation>Être l’Homme</translation>
    </message>
    <message>
        <source>Show them to all</source>
        <translation>Le montrer à tous</translation>
    </message>
    <message>
        <source>Keep them closed</source>
        <translation>Le laisser fermé</translation>
    </message>
    <message>
        <source>Take the talon</source>
        <translation>Prendre le talon</translation>
    </message>
    <message>
        <source>Leave the talon</source>
        <translation>Laisser le talon</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouez</translation>
    </message>
    <message>
        <source>Turn another</source>
        <translation>En tourner une autre</translation>
    </message>
    <message>
        <source>Show the king</source>
        <translation>Montrer le roi</translation>
    </message>
    <message>
        <source>Keep it hidden</source>
        <translation>Le garder caché</translation>
    </message>
    <message>
        <source>You say the same as they did. You come before them, so the game is yours.</source>
        <translation>Vous dites la même chose. Vous passez avant eux&#xa0;: le jeu est à vous.</translation>
    </message>
    <message>
        <source>This is as high as their bid. You come before them, so the game is yours.</source>
        <translation>C’est aussi haut que l’autre enchère. Vous parlez avant, le jeu est donc à vous.</translation>
    </message>
    <message>
        <source>Same bid, but your seat wins</source>
        <translation>Même enchère, mais votre place l’emporte</translation>
    </message>
    <message>
        <source>{suit:Name}!</source>
        <translation>{suit:Name}&#xa0;!</translation>
    </message>
    <message>
        <source>{bid:Name}, and I hold it</source>
        <translation>{bid:Name}, je tiens</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>Gano</translation>
    </message>
    <message>
        <source>The king’s point is mine</source>
        <translation>Le point du roi est à moi</translation>
    </message>
    <message>
        <source>The last deal</source>
        <translation>La dernière donne</translation>
    </message>
    <message>
        <source>Hold {bid}</source>
        <translation>Tenir&#xa0;: {bid}</translation>
    </message>
    <message>
        <source>Say gano</source>
        <translation>Dire gano</translation>
    </message>
    <message>
        <source>You name the trump and call no king: you play alone against the three others.</source>
        <translation>Vous nommez l’atout et n’appelez pas de roi&#xa0;: vous jouez seul contre les trois autres.</translation>
    </message>
    <message>
        <source>You name the trump, play alone and must take all ten tricks.</source>
        <translation>Vous nommez l’atout, jouez seul et devez faire les dix levées.</translation>
    </message>
    <message>
        <source>Name trump, play alone</source>
        <translation>Nommez l’atout, jouez seul</translation>
    </message>
    <message>
        <source>The simple game: you name the trump and exchange at least one card. You may still choose tourné or købe-nolo instead.</source>
        <translation>Le jeu simple&#xa0;: vous nommez l’atout et échangez au moins une carte. Vous pouvez encore choisir tourné ou købe-nolo à la place.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump and the card is yours. You draw at least one more.</source>
        <translation>La première carte du talon est retournée&#xa0;: sa couleur est atout et la carte est à vous. Vous en prenez au moins une autre.</translation>
    </message>
    <message>
        <source>“Bought nolo”: there are no trumps, you alone exchange, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>«&#xa0;Nolo acheté&#xa0;»&#xa0;: il n’y a pas d’atout, vous seul échangez, et vous ne devez faire aucune levée. Les as noirs sont les plus basses cartes de leurs couleurs.</translation>
    </message>
    <message>
        <source>A tourné with both black aces in the hand as dealt, for more.</source>
        <translation>Un tourné avec les deux as noirs dans la main distribuée, pour un prix plus élevé.</translation>
    </message>
    <message>
        <source>The two black aces are the only trumps. You play the cards you hold.</source>
        <translation>Les deux as noirs sont les seuls atouts. Vous jouez les cartes que vous avez.</translation>
    </message>
    <message>
        <source>“Pure nolo”: there are no trumps, nobody exchanges, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>«&#xa0;Nolo pur&#xa0;»&#xa0;: il n’y a pas d’atout, personne n’échange, et vous ne devez faire aucune levée. Les as noirs sont les plus basses cartes de leurs couleurs.</translation>
    </message>
    <message>
        <source>As ren nolo, but your hand lies open for all after the first lead.</source>
        <translation>Comme le ren nolo, mais votre main est étalée aux yeux de tous après la première entame.</translation>
    </message>
    <message>
        <source>You take a new hand: eight cards of the talon and one of yours, or nine. Then you name the trump.</source>
        <translation>Vous prenez une nouvelle main&#xa0;: huit cartes du talon et une des vôtres, ou neuf. Puis vous nommez l’atout.</translation>
    </message>
    <message>
        <source>No trumps: change cards, take nothing</source>
        <translation>Sans atout&#xa0;: échange, aucune levée</translation>
    </message>
    <message>
        <source>Tourné with both black aces</source>
        <translation>Tourné avec les deux as noirs</translation>
    </message>
    <message>
        <source>Only the black aces are trumps</source>
        <translation>Seuls les as noirs sont atouts</translation>
    </message>
    <message>
        <source>Tout!</source>
        <translation>Tout&#xa0;!</translation>
    </message>
    <message>
        <source>“Better game”: {suit} are trumps, and you exchange at least one card.</source>
        <translation>«&#xa0;Meilleur jeu&#xa0;»&#xa0;: {suit} est atout, et vous échangez au moins une carte.</translation>
    </message>
    <message>
        <source>A solo with {suit} as trumps, for more. You play the cards you hold.</source>
        <translation>Un solo avec {suit} pour atout, pour un prix plus élevé. Vous jouez les cartes que vous avez.</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, then change cards</source>
        <translation>{suit:Name} atout, puis échange</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, change nothing</source>
        <translation>{suit:Name} atout, aucun échange</translation>
    </message>
    <message>
        <source>No trumps: as dealt, take nothing</source>
        <translation>Sans atout ni échange ni levée</translation>
    </message>
    <message>
        <source>Ren nolo with your hand open</source>
        <translation>Ren nolo, main étalée</translation>
    </message>
    <message>
        <source>Take a new hand, name trump</source>
        <translation>Nouvelle main, nommer l’atout</translation>
    </message>
    <message>
        <source>An entrada with {suit} (oros) as trump, which is worth more. You throw cards and draw as many.</source>
        <translation>Une demande avec {suit} (oros) pour atout, qui vaut plus. Vous écartez et prenez autant de cartes.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump, and oros are worth more. You take the card, throw one for it, and may exchange more.</source>
        <translation>La première carte du talon est retournée&#xa0;: sa couleur est atout, et oros vaut plus. Vous prenez la carte, en écartez une et pouvez échanger davantage.</translation>
    </message>
    <message>
        <source>A solo with {suit} (oros) as trump, which is worth more. You play the cards you hold.</source>
        <translation>Un solo avec {suit} (oros) pour atout, qui vaut plus. Vous jouez les cartes que vous avez.</translation>
    </message>
    <message>
        <source>An entrada in the favour suit (palo de favor), which is worth more: {suit} are trumps. You throw cards and draw as many.</source>
        <translation>Une demande dans la couleur favorite (palo de favor), qui vaut plus&#xa0;: {suit} est atout. Vous écartez et prenez autant de cartes.</translation>
    </message>
    <message>
        <source>A solo in the favour suit (palo de favor), which is worth more: {suit} are trumps. You play the cards you hold.</source>
        <translation>Un solo dans la couleur favorite (palo de favor), qui vaut plus&#xa0;: {suit} est atout. Vous jouez les cartes que vous avez.</translation>
    </message>
    <message>
        <source>No trumps: you exchange one card, and must take no trick. The black aces are the lowest of their suits.</source>
        <translation>Sans atout&#xa0;: vous échangez une carte et ne devez faire aucune levée. Les as noirs sont les plus basses cartes de leurs couleurs.</translation>
    </message>
    <message>
        <source>Name trump, change nothing</source>
        <translation>Nommer l’atout, aucun échange</translation>
    </message>
    <message>
        <source>No trumps: take no trick</source>
        <translation>Sans atout&#xa0;: aucune levée</translation>
    </message>
    <message>
        <source>Paso (give up)</source>
        <translation>Paso (abandonner)</translation>
    </message>
    <message>
        <source>Bien (accept)</source>
        <translation>Bien (accepter)</translation>
    </message>
    <message>
        <source>La sigo (take over)</source>
        <translation>La sigo (reprendre)</translation>
    </message>
    <message>
        <source>Primeras (stop)</source>
        <translation>Primeras (s’arrêter)</translation>
    </message>
    <message>
        <source>Go on for bola</source>
        <translation>Aller à la bola</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>Je me rends</translation>
    </message>
    <message>
        <source>I stop</source>
        <translation>Je m’arrête</translation>
    </message>
    <message>
        <source>For all nine tricks</source>
        <translation>Pour les neuf levées</translation>
    </message>
    <message>
        <source>Codillo!</source>
        <translation>Codillo&#xa0;!</translation>
    </message>
    <message>
        <source>Bola!</source>
        <translation>Bola&#xa0;!</translation>
    </message>
    <message>
        <source>Bola</source>
        <translation>Bola</translation>
    </message>
    <message>
        <source>Bet: as many tricks as the better defender. Kruk: fewer than a defender.</source>
        <translation>Bet&#xa0;: autant de levées que le meilleur défenseur. Kruk&#xa0;: moins qu’un défenseur.</translation>
    </message>
    <message>
        <source>One trick is “bet”, more are “kruk”.</source>
        <translation>Une levée fait «&#xa0;bet&#xa0;», davantage «&#xa0;kruk&#xa0;».</translation>
    </message>
    <message>
        <source>Go on for tout</source>
        <translation>Aller au tout</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and call an ace: its holder helps you in secret. Together you need five of the eight tricks.</source>
        <translation>Vous nommez un atout autre que la couleur réservée et appelez un as&#xa0;: qui l’a vous aide en secret. Il vous faut ensemble cinq des huit levées.</translation>
    </message>
    <message>
        <source>Trump is {suit}, and you call an ace: its holder helps you in secret. Together you need five of the eight tricks, for double pay.</source>
        <translation>L’atout est {suit}, et vous appelez un as&#xa0;: qui l’a vous aide en secret. Il vous faut ensemble cinq des huit levées, payées double.</translation>
    </message>
    <message>
        <source>You call an ace: its holder shows it, helps you and names the trump. Together you need five of the eight tricks.</source>
        <translation>Vous appelez un as&#xa0;: qui l’a le montre, vous aide et nomme l’atout. Il vous faut ensemble cinq des huit levées.</translation>
    </message>
    <message>
        <source>A solo in the couleur, which is paid double: {suit} is trump. You need five of the eight tricks alone, against three.</source>
        <translation>Un solo dans la couleur réservée, payé double&#xa0;: {suit} est atout. Il vous faut seul cinq des huit levées, contre trois.</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and must take all eight tricks alone.</source>
        <translation>Vous nommez un atout autre que la couleur réservée, et devez faire seul les huit levées.</translation>
    </message>
    <message>
        <source>A tout in the couleur, which is paid double: {suit} is trump. You must take all eight tricks alone.</source>
        <translation>Un tout dans la couleur réservée, payé double&#xa0;: {suit} est atout. Vous devez faire seul les huit levées.</translation>
    </message>
    <message>
        <source>{suit:Name}, with a secret ally</source>
        <translation>{suit:Name}, avec un allié secret</translation>
    </message>
    <message>
        <source>Call an ace, ally names trump</source>
        <translation>Appelez un as&#xa0;; qui l’a nomme l’atout</translation>
    </message>
    <message>
        <source>{suit:Name}, five tricks alone</source>
        <translation>{suit:Name}, cinq levées seul</translation>
    </message>
    <message>
        <source>{suit:Name}, every trick alone</source>
        <translation>{suit:Name}, toutes les levées seul</translation>
    </message>
    <message>
        <source>You name any trump but the couleur. Alone against three, you need five of the eight tricks.</source>
        <translation>Vous nommez un atout autre que la couleur réservée. Seul contre trois, il vous faut cinq des huit levées.</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>This suit is trump. You and your partner need five of the eight tricks together.</source>
        <translation>Cette couleur est atout. Vous et votre partenaire devez faire ensemble cinq des huit levées.</translation>
    </message>
    <message>
        <source>You name the trump and need five of the eight tricks alone, against two. Your partner lays their cards aside.</source>
        <translation>Vous nommez l’atout et devez faire seul cinq des huit levées, contre deux. Votre partenaire pose ses cartes.</translation>
    </message>
    <message>
        <source>You send them alone. They go alone, or let you go: then you name the trump and need five tricks alone.</source>
        <translation>Vous l’envoyez seul. Il va seul, ou vous laisse aller&#xa0;: alors vous nommez l’atout et devez faire cinq levées seul.</translation>
    </message>
    <message>
        <source>You go alone: you name the trump again, and your partner does not help. You need five of the eight tricks.</source>
        <translation>Vous allez seul&#xa0;: vous nommez l’atout de nouveau, et votre partenaire n’aide pas. Il vous faut cinq des huit levées.</translation>
    </message>
    <message>
        <source>Five tricks with your partner</source>
        <translation>Cinq levées avec votre partenaire</translation>
    </message>
    <message>
        <source>Name trump, five tricks alone</source>
        <translation>Nommer l’atout, cinq levées seul</translation>
    </message>
    <message>
        <source>They choose who goes alone</source>
        <translation>L’autre choisit qui va seul</translation>
    </message>
    <message>
        <source>Send them alone</source>
        <translation>L’envoyer seul</translation>
    </message>
    <message>
        <source>Go alone</source>
        <translation>Aller seul</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Le laisser jouer</translation>
    </message>
    <message>
        <source>Let them go alone</source>
        <translation>Le laisser aller seul</translation>
    </message>
    <message>
        <source>Hechas (claim the five)</source>
        <translation>Hechas (réclamer les cinq)</translation>
    </message>
    <message>
        <source>Ocho (go for all eight)</source>
        <translation>Ocho (aller aux huit)</translation>
    </message>
    <message>
        <source>The first five are ours</source>
        <translation>Les cinq premières sont à nous</translation>
    </message>
    <message>
        <source>For all eight tricks</source>
        <translation>Pour les huit levées</translation>
    </message>
    <message>
        <source>Codillo</source>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>All eight</source>
        <translation>Les huit</translation>
    </message>
</context>
<context>
    <name>CardChart</name>
    <message>
        <source>How the cards fell, beside what chance allows</source>
        <translation>Comment les cartes sont tombées, à côté de ce que permet le hasard</translation>
    </message>
    <message>
        <source>95 % of all evenings</source>
        <translation>95 % de toutes les soirées</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>comme attendu</translation>
    </message>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>Each sign is a place at the table; the band is what chance allows. One sign in twenty falls outside by chance; “How the cards fell” has figures.</source>
        <translation>Chaque signe est une place à la table&#xa0;; la bande est ce que permet le hasard. Un sur vingt en sort par hasard&#xa0;; «&#xa0;Comment les cartes sont tombées&#xa0;» donne les chiffres.</translation>
    </message>
    <message>
        <source>{place}, {what}: {dealt}, outside of {low} to {high}.</source>
        <translation>{place}, {what}&#xa0;: {dealt}, hors de {low} à {high}.</translation>
    </message>
    <message>
        <source>All others are inside the band; the page “How the cards fell” has them.</source>
        <translation>Tous les autres sont dans la bande&#xa0;; la page «&#xa0;Comment les cartes sont tombées&#xa0;» les donne.</translation>
    </message>
    <message>
        <source>Every number is inside the band; the page “How the cards fell” has them.</source>
        <translation>Tous les nombres sont dans la bande&#xa0;; la page «&#xa0;Comment les cartes sont tombées&#xa0;» les donne.</translation>
    </message>
    <message>
        <source>cards.png</source>
        <translation>cartes.png</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>How the cards look</source>
        <translation>Aspect des cartes</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>as; mv</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi; m</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame; f</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet; m</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix; m</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf; m</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit; m</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept; m</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six; m</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq; m</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre; m</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois; m</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux; m</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalier; m</translation>
    </message>
    <message>
        <source>page</source>
        <translation>valet; m</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <translation>R</translation>
    </message>
    <message>
        <source>spadille</source>
        <translation>spadille; m</translation>
    </message>
    <message>
        <source>manille</source>
        <translation>manille; f</translation>
    </message>
    <message>
        <source>basto</source>
        <translation>baste; m</translation>
    </message>
    <message>
        <source>basta</source>
        <translation>baste; m</translation>
    </message>
    <message>
        <source>punto</source>
        <translation>ponte; m</translation>
    </message>
    <message>
        <source>card face down</source>
        <translation>carte cachée; f</translation>
    </message>
    <message>
        <source>{title}, {card:the}</source>
        <translation>{title}, {card:le}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Bids</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Trumps named</source>
        <translation>Atouts nommés</translation>
    </message>
    <message>
        <source>Kings called</source>
        <translation>Rois appelés</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Écarts</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartes jouées</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Jeux déclarés gagnés</translation>
    </message>
    <message>
        <source>Surrenders</source>
        <translation>Redditions</translation>
    </message>
    <message>
        <source>Answers to a surrender</source>
        <translation>Réponses à une reddition</translation>
    </message>
    <message>
        <source>Your role: {role}</source>
        <translation>Votre rôle&#xa0;: {role}</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Tous les choix</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Vos choix</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Jugés</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Coûteux</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Points perdus</translation>
    </message>
    <message>
        <source>Chips lost</source>
        <translation>Jetons perdus</translation>
    </message>
    <message>
        <source>Lost per deal</source>
        <translation>Perte par donne</translation>
    </message>
    <message>
        <source>{mean} ± {error}</source>
        <translation>{mean} ± {error}</translation>
    </message>
    <message>
        <source>No choice of yours has been judged yet. The coach judges them after each deal, if you like (Preferences, Play).</source>
        <translation>Aucun de vos choix n’a encore été jugé. Le maître les juge après chaque donne, si vous voulez (Préférences, Jeu).</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. From {enough} deals on, an average says something.</source>
        <translation>Le maître a jugé {deals} de vos donnes depuis le {date}. À partir de {enough} donnes, une moyenne dit quelque chose.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In points, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>Le maître a jugé {deals} de vos donnes depuis le {date}. En points, vos choix ont perdu {each} par donne&#xa0;; tout compris, vous avez gagné {won}.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In chips, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>Le maître a jugé {deals} de vos donnes depuis le {date}. En jetons, vos choix ont perdu {each} par donne&#xa0;; tout compris, vous avez gagné {won}.</translation>
    </message>
    <message>
        <source>&amp;Decide it again</source>
        <translation>&amp;Décider à nouveau</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>None of your cards can win a trick: the others take the rest.</source>
        <translation>Aucune de vos cartes ne peut faire de levée&#xa0;: les autres prennent le reste.</translation>
    </message>
    <message>
        <source>The rest is yours: every card wins, if you begin with {card:the}.</source>
        <translation>Le reste est à vous&#xa0;: toutes vos cartes gagnent si vous commencez par {card:le}.</translation>
    </message>
    <message>
        <source>The rest is yours: {cards:the} win, in this order.</source>
        <translation>Le reste est à vous&#xa0;: {cards:le} gagnent, dans cet ordre.</translation>
    </message>
    <message>
        <source>The expert decides for you.</source>
        <translation>L’expert décide pour vous.</translation>
    </message>
    <message>
        <source>The expert plays this deal for you.</source>
        <translation>L’expert joue cette donne pour vous.</translation>
    </message>
    <message>
        <source>It counts as practice.</source>
        <translation>Elle compte comme exercice.</translation>
    </message>
    <message>
        <source>This player is taking a long time.</source>
        <translation>Ce joueur réfléchit longtemps.</translation>
    </message>
    <message>
        <source>Press {keys}, or click on the table, and a simpler player decides instead.</source>
        <translation>Pressez {keys}, ou cliquez sur la table, et un joueur plus simple décidera à sa place.</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>The picture for your cloth is not there any more.</source>
        <translation>L’image pour votre tapis n’est plus là.</translation>
    </message>
    <message>
        <source>The picture for your cloth has to be a photograph or drawing: JPEG, PNG, WebP or BMP.</source>
        <translation>L’image pour votre tapis doit être une photo ou un dessin&#xa0;: JPEG, PNG, WebP ou BMP.</translation>
    </message>
    <message>
        <source>The picture for your cloth is too large: 50 megapixels or 64 megabytes are the most.</source>
        <translation>L’image pour votre tapis est trop grande&#xa0;: 50 mégapixels ou 64 mégaoctets au plus.</translation>
    </message>
    <message>
        <source>The picture for your cloth is damaged, or no picture.</source>
        <translation>L’image pour votre tapis est endommagée, ou n’est pas une image.</translation>
    </message>
    <message>
        <source>The table has its plain cloth.</source>
        <translation>La table a son tapis uni.</translation>
    </message>
    <message>
        <source>A picture for the cloth</source>
        <translation>Une image pour le tapis</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <translation>Images (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Your choices in this deal</source>
        <translation>Vos choix dans cette donne</translation>
    </message>
    <message>
        <source>A choice that may cost you much</source>
        <translation>Un choix qui peut vous coûter cher</translation>
    </message>
    <message>
        <source>Looking at how you played…</source>
        <translation>Je regarde comment vous avez joué…</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>Vous n’avez fait aucune faute nette.</translation>
    </message>
    <message>
        <source>{number:one One choice was|other # choices were} too close to call.</source>
        <translation>{number:one Un choix était trop serré|other # choix étaient trop serrés} pour trancher.</translation>
    </message>
    <message>
        <source>Your chance was {wins}; with “{better}” it was {best}.</source>
        <translation>Vos chances étaient de {wins}&#xa0;; avec «&#xa0;{better}&#xa0;», de {best}.</translation>
    </message>
    <message>
        <source>It cost about {cost}; better was “{better}”.</source>
        <translation>Cela a coûté environ {cost}&#xa0;; «&#xa0;{better}&#xa0;» valait mieux.</translation>
    </message>
    <message>
        <source>“{action}” may cost you much. Choose it again if you mean it.</source>
        <translation>«&#xa0;{action}&#xa0;» peut vous coûter cher. Choisissez-le encore si c’est voulu.</translation>
    </message>
    <message>
        <source>With “{action}” your chance is {wins}, with the best choice {best}. Choose it again if you mean it.</source>
        <translation>Avec «&#xa0;{action}&#xa0;», vos chances sont de {wins}, et de {best} au mieux. Choisissez-le encore si c’est voulu.</translation>
    </message>
    <message>
        <source>Well done: “{action}” in trick {trick}. Anything else was clearly worse.</source>
        <translation>Bien joué&#xa0;: «&#xa0;{action}&#xa0;» à la levée {trick}. Tout le reste était nettement moins bon.</translation>
    </message>
    <message>
        <source>Well done: “{action}”. Anything else was clearly worse.</source>
        <translation>Bien joué&#xa0;: «&#xa0;{action}&#xa0;». Tout le reste était nettement moins bon.</translation>
    </message>
    <message>
        <source>“{chosen}” was your weakest choice.</source>
        <translation>«&#xa0;{chosen}&#xa0;» a été votre choix le plus faible.</translation>
    </message>
    <message>
        <source>“{chosen}” in trick {trick} was your weakest choice.</source>
        <translation>«&#xa0;{chosen}&#xa0;» à la levée {trick} a été votre choix le plus faible.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type or paste a code, or the number of a deal.</source>
        <translation>Tapez ou collez un code, ou le numéro d’une donne.</translation>
    </message>
    <message>
        <source>No code is as long as this.</source>
        <translation>Aucun code n’est si long.</translation>
    </message>
    <message>
        <source>A character is wrong, missing or out of place.</source>
        <translation>Un caractère est faux, manque ou n’est pas à sa place.</translation>
    </message>
    <message>
        <source>This code is from a newer version of Ombre, and cannot be read here.</source>
        <translation>Ce code vient d’une version plus récente d’Ombre, et ne peut pas être lu ici.</translation>
    </message>
    <message>
        <source>This code names a game or house rule that this Ombre does not know.</source>
        <translation>Ce code nomme un jeu ou une règle de la table que cette version d’Ombre ne connaît pas.</translation>
    </message>
    <message>
        <source>No deal has this code.</source>
        <translation>Aucune donne n’a ce code.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to 4,000,000,000.</source>
        <translation>Les donnes sont numérotées de 1 à 4&#xa0;000&#xa0;000&#xa0;000.</translation>
    </message>
    <message>
        <source>A code cannot say this game or house rule.</source>
        <translation>Les codes n’ont pas de nom pour ce jeu ou cette règle de la table.</translation>
    </message>
    <message>
        <source>Not all cards of this deal are known.</source>
        <translation>On ne connaît pas toutes les cartes de cette donne.</translation>
    </message>
    <message>
        <source>The pool or a score is too large for a code.</source>
        <translation>La poule ou un compte est trop grand pour un code.</translation>
    </message>
    <message>
        <source>Deal by code or number</source>
        <translation>Donne par code ou numéro</translation>
    </message>
    <message>
        <source>&amp;Code or number</source>
        <translation>&amp;Code ou numéro</translation>
    </message>
    <message>
        <source>A code holds a whole deal. A number from 1 to 4,000,000,000 gives everybody the same cards.</source>
        <translation>Un code contient toute une donne. Un numéro de 1 à 4&#xa0;000&#xa0;000&#xa0;000 donne à tous les mêmes cartes.</translation>
    </message>
    <message>
        <source>&amp;Game, for a number</source>
        <translation>&amp;Jeu (pour un numéro)</translation>
    </message>
    <message>
        <source>{game}, {seats}</source>
        <translation>{game}, {seats}</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Donner</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>It is one deal for practice, and never counts among deals without help.</source>
        <translation>C’est une seule donne, pour l’exercice, et elle ne compte jamais parmi les donnes sans aide.</translation>
    </message>
    <message>
        <source>{game} for {players:one # player|other # players}.</source>
        <translation>{game} à {players:one # joueur|other # joueurs}.</translation>
    </message>
    <message>
        <source>Deal {number} of {game}.</source>
        <translation>Donne {number} de {game}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Dealer: {name}.</source>
        <translation>Donneur&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>In the pool: {chips}.</source>
        <translation>À la poule&#xa0;: {chips}.</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Points&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Règles de la table&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>{setting}: {value}</source>
        <translation>{setting}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Character {place} is “{found}”, which occurs in no code.</source>
        <translation>Le caractère {place} est «&#xa0;{found}&#xa0;», qui n’est dans aucun code.</translation>
    </message>
    <message>
        <source>“{meant}” instead of “{found}” at character {place}</source>
        <translation>«&#xa0;{meant}&#xa0;» au lieu de «&#xa0;{found}&#xa0;» au caractère {place}</translation>
    </message>
    <message>
        <source>One character is wrong. Perhaps it should be {guesses}.</source>
        <translation>Un caractère est faux. Ce devrait peut-être être {guesses}.</translation>
    </message>
    <message>
        <source>This is a deal of {game}, which cannot be played here.</source>
        <translation>C’est une donne de {game}, qu’on ne peut pas jouer ici.</translation>
    </message>
    <message>
        <source>The code of this deal</source>
        <translation>Le code de cette donne</translation>
    </message>
    <message>
        <source>It has been copied as well. It can be read aloud, group by group: whoever types it is told of a mistake.</source>
        <translation>Il est aussi copié. On peut le lire à haute voix, groupe par groupe&#xa0;: celui qui le tape est averti d’une faute.</translation>
    </message>
    <message>
        <source>The record of this deal has been copied.</source>
        <translation>Le relevé de cette donne est copié.</translation>
    </message>
    <message>
        <source>This deal is practice.</source>
        <translation>Cette donne est un exercice.</translation>
    </message>
    <message>
        <source>The sitting you leave is kept.</source>
        <translation>La partie que vous quittez est gardée.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>Pas de code</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>le presse-papiers</translation>
    </message>
    <message>
        <source>{count} files were dropped at once, but the table can show only one.</source>
        <translation>{count} fichiers ont été déposés à la fois, mais la table ne peut en montrer qu’un.</translation>
    </message>
    <message>
        <source>This is a link. Save the file behind it first, then drop that.</source>
        <translation>C’est un lien. Enregistrez d’abord le fichier, puis déposez-le.</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>Rien n’a été ouvert</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>pool</source>
        <translation>poule; f</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>{title} ({hits})</source>
        <translation>{title} ({hits})</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>Man</source>
        <translation>Homme</translation>
    </message>
    <message>
        <source>no trick at all</source>
        <translation>aucune levée</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}</source>
        <translation>{player} {ombre}, vous {yours}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defender {others}</source>
        <translation>{player} {ombre}, défenseur {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defenders {others}</source>
        <translation>{player} {ombre}, défenseurs {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, other {others}</source>
        <translation>{player} {ombre}, vous {yours}, l’autre {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, other {others}</source>
        <translation>{player} {ombre}, l’autre {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, others {others}</source>
        <translation>{player} {ombre}, les autres {others}</translation>
    </message>
    <message>
        <source>{suit:Name} offered</source>
        <translation>{suit:Name} proposé</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>Le second tour</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>{contract:Name} in {suit}</source>
        <translation>{contract:Name} à {suit}</translation>
    </message>
    <message>
        <source>{contract:Name}, {suit}</source>
        <translation>{contract:Name}, {suit}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, {name} {others}</source>
        <translation>{player} {ombre}, vous {yours}, {name} {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, {name} {others}, {second} {last}</source>
        <translation>{player} {ombre}, {name} {others}, {second} {last}</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>{number} · {points:one # point wins|other # points win}</source>
        <translation>{number} · {points:one # point gagne|other # points gagnent}</translation>
    </message>
    <message>
        <source>{number} of {wanted}</source>
        <translation>{number} sur {wanted}</translation>
    </message>
    <message>
        <source>Favour suit</source>
        <translation>Couleur favorite</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Appelé</translation>
    </message>
    <message>
        <source>{card}, {ally}</source>
        <translation>{card}, {ally}</translation>
    </message>
    <message>
        <source>Ombre {side}, others {others}</source>
        <translation>Hombre {side}, les autres {others}</translation>
    </message>
    <message>
        <source>Ombre and ally {side}, others {others}</source>
        <translation>Hombre et allié {side}, les autres {others}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Levées</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Cartes tournées</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>aucune encore</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucune encore</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Plus haute enchère</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>personne encore</translation>
    </message>
    <message>
        <source>{bid:Name}, {holder}</source>
        <translation>{bid:Name}, {holder}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>Couleur réservée</translation>
    </message>
    <message>
        <source>Price each</source>
        <translation>Prix chacun</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>won {won}, tied {tied}, lost {lost}</source>
        <translation>gagné {won}, égalité {tied}, perdu {lost}</translation>
    </message>
    <message>
        <source>no trick {won}, one {tied}, more {lost}</source>
        <translation>aucune levée {won}, une {tied}, plus {lost}</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>entrada</source>
        <translation>demande; f</translation>
    </message>
    <message>
        <source>vuelta</source>
        <translation>tourné; m</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo; m</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jeu; m</translation>
    </message>
    <message>
        <source>sans prendre</source>
        <translation>sans prendre; m</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>vole; f</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>jeu sans écart; m</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>talon; m</translation>
    </message>
    <message>
        <source>ask leave</source>
        <translation>roi appelé; m</translation>
    </message>
    <message>
        <source>voltereta</source>
        <translation>voltereta; f</translation>
    </message>
    <message>
        <source>gascarola</source>
        <translation>gascarola; f</translation>
    </message>
    <message>
        <source>contrabola</source>
        <translation>contrabola; f</translation>
    </message>
    <message>
        <source>forced spadille</source>
        <translation>spadille forcé; m</translation>
    </message>
    <message>
        <source>the Man&apos;s game</source>
        <translation>jeu de l’Homme; m</translation>
    </message>
    <message>
        <source>spil</source>
        <translation>spil; m</translation>
    </message>
    <message>
        <source>bedre spil</source>
        <translation>bedre spil; m</translation>
    </message>
    <message>
        <source>tourné</source>
        <translation>tourné; m</translation>
    </message>
    <message>
        <source>købe-nolo</source>
        <translation>købe-nolo; m</translation>
    </message>
    <message>
        <source>respekt</source>
        <translation>respekt; m</translation>
    </message>
    <message>
        <source>grand</source>
        <translation>grand; m</translation>
    </message>
    <message>
        <source>solo spar</source>
        <translation>solo en pique; m</translation>
    </message>
    <message>
        <source>ren nolo</source>
        <translation>ren nolo; m</translation>
    </message>
    <message>
        <source>nolo ouvert</source>
        <translation>nolo ouvert; m</translation>
    </message>
    <message>
        <source>kasko</source>
        <translation>kasko; m</translation>
    </message>
    <message>
        <source>favour entrada</source>
        <translation>demande favorite; f</translation>
    </message>
    <message>
        <source>favour vuelta</source>
        <translation>tourné favori; m</translation>
    </message>
    <message>
        <source>favour solo</source>
        <translation>solo favori; m</translation>
    </message>
    <message>
        <source>oros</source>
        <translation>oros; mv</translation>
    </message>
    <message>
        <source>volteo</source>
        <translation>volteo; m</translation>
    </message>
    <message>
        <source>volteo in oros</source>
        <translation>volteo en oros; m</translation>
    </message>
    <message>
        <source>solo in oros</source>
        <translation>solo en oros; m</translation>
    </message>
    <message>
        <source>espada obligada</source>
        <translation>espada obligada; fv</translation>
    </message>
    <message>
        <source>Frage</source>
        <translation>Frage; f</translation>
    </message>
    <message>
        <source>Frage in couleur</source>
        <translation>Frage en couleur; f</translation>
    </message>
    <message>
        <source>solo in couleur</source>
        <translation>solo en couleur; m</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>tout; m</translation>
    </message>
    <message>
        <source>tout in couleur</source>
        <translation>tout en couleur; m</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <translation>Grossfrage; f</translation>
    </message>
    <message>
        <source>forced solo</source>
        <translation>solo forcé; m</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>A deal a day</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>Each day has one deal, the same for everybody.</source>
        <translation>Chaque jour a sa donne, la même pour tous.</translation>
    </message>
    <message>
        <source>The last fifteen days</source>
        <translation>Les quinze derniers jours</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>With the same cards</source>
        <translation>Avec les mêmes cartes</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>Leur façon de jouer</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Moi</translation>
    </message>
    <message>
        <source>plays…</source>
        <translation>joue…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Copy a &amp;line</source>
        <translation>Copier une &amp;ligne</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <translation>Enregistrer une &amp;image…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>You missed this day. You can still play it, and it is marked as later.</source>
        <translation>Vous avez manqué ce jour. Vous pouvez encore le jouer&#xa0;: il sera marqué comme plus tard.</translation>
    </message>
    <message>
        <source>You are in the middle of this deal.</source>
        <translation>Vous êtes au milieu de cette donne.</translation>
    </message>
    <message>
        <source>You can play it once.</source>
        <translation>Vous pouvez la jouer une fois.</translation>
    </message>
    <message>
        <source>Played later.</source>
        <translation>Jouée plus tard.</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Jouée avec aide.</translation>
    </message>
    <message>
        <source>This deal is no longer among your past games.</source>
        <translation>Cette donne n’est plus parmi vos parties passées.</translation>
    </message>
    <message>
        <source>The line is copied.</source>
        <translation>La ligne est copiée.</translation>
    </message>
    <message>
        <source>The others could not go on. They try again when you open this page.</source>
        <translation>Les autres n’ont pas pu continuer. Ils essaieront de nouveau quand vous ouvrirez cette page.</translation>
    </message>
    <message>
        <source>Save a picture of this day</source>
        <translation>Enregistrer une image de ce jour</translation>
    </message>
    <message>
        <source>{day}: {game}</source>
        <translation>{day}&#xa0;: {game}</translation>
    </message>
    <message>
        <source>{day}, {game}: {standing}</source>
        <translation>{day}, {game}&#xa0;: {standing}</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencée</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>pas jouée</translation>
    </message>
    <message>
        <source>By this clock, you have already played on a day to come: {day}.</source>
        <translation>D’après cette horloge, vous avez déjà joué un jour à venir&#xa0;: {day}.</translation>
    </message>
    <message>
        <source>The others play your cards now: {done} of {all} have finished.</source>
        <translation>Les autres jouent maintenant vos cartes&#xa0;: {done} sur {all} ont fini.</translation>
    </message>
    <message>
        <source>Played in version {version}.</source>
        <translation>Jouée avec la version {version}.</translation>
    </message>
    <message>
        <source>Played in version {version}, by the others in {others}.</source>
        <translation>Jouée avec la version {version}, par les autres avec la {others}.</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}.</source>
        <translation>Ombre, {day}&#xa0;: {game}, {own}.</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}. The expert with the same cards: {expert}.</source>
        <translation>Ombre, {day}&#xa0;: {game}, {own}. L’expert avec les mêmes cartes&#xa0;: {expert}.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMMM</source>
        <comment>a pattern of Qt: d day, MMMM month</comment>
        <translation>d MMMM</translation>
    </message>
</context>
<context>
    <name>DeckSheets</name>
    <message>
        <source>Print a deck</source>
        <translation>Imprimer un jeu de cartes</translation>
    </message>
    <message>
        <source>Sheets to cut out</source>
        <translation>Feuilles à découper</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>Lettre US</translation>
    </message>
    <message>
        <source>The first sheet, faces and backs</source>
        <translation>La première feuille, faces et dos</translation>
    </message>
    <message>
        <source>Letters, figures, colours and backs are those of your preferences.</source>
        <translation>Lettres, chiffres, couleurs et dos sont ceux de vos préférences.</translation>
    </message>
    <message>
        <source>&amp;Save the sheets…</source>
        <translation>&amp;Enregistrer les feuilles…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>The sheets are being drawn.</source>
        <translation>Les feuilles sont en train d’être dessinées.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>One PDF</source>
        <translation>Un PDF</translation>
    </message>
    <message>
        <source>A drawing of each page (SVG)</source>
        <translation>Un dessin de chaque page (SVG)</translation>
    </message>
    <message>
        <source>Pages to print (*.pdf)</source>
        <translation>Pages à imprimer (*.pdf)</translation>
    </message>
    <message>
        <source>The place for a folder of drawings</source>
        <translation>L’endroit pour un dossier de dessins</translation>
    </message>
    <message>
        <source>Print at 100 % on both sides, turned about the long edge.</source>
        <translation>Imprimer à 100&#xa0;%, recto verso, retourné sur le grand côté.</translation>
    </message>
    <message>
        <source>Spanish deck</source>
        <translation>Cartes espagnoles</translation>
    </message>
    <message>
        <source>French deck</source>
        <translation>Cartes françaises</translation>
    </message>
    <message>
        <source>Spanish deck, cards of {width} × {height} mm</source>
        <translation>Cartes espagnoles de {width} × {height} mm</translation>
    </message>
    <message>
        <source>French deck, cards of {width} × {height} mm</source>
        <translation>Cartes françaises de {width} × {height} mm</translation>
    </message>
    <message>
        <source>{deck}, cards of {width} × {height} mm</source>
        <translation>{deck}, cartes de {width} × {height} mm</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, faces</source>
        <translation>Feuille {number} sur {of}, faces</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, backs</source>
        <translation>Feuille {number} sur {of}, dos</translation>
    </message>
    <message>
        <source>sheet {number} faces.svg</source>
        <translation>feuille {number} faces.svg</translation>
    </message>
    <message>
        <source>sheet {number} backs.svg</source>
        <translation>feuille {number} dos.svg</translation>
    </message>
    <message>
        <source>This line is {length} mm long.</source>
        <translation>Cette ligne mesure {length} mm.</translation>
    </message>
    <message>
        <source>{cards} cards of {width} × {height} mm, on {sheets} sheets with their backs.</source>
        <translation>{cards} cartes de {width} × {height} mm, sur {sheets} feuilles avec leurs dos.</translation>
    </message>
    <message>
        <source>The first five sheets are the forty cards of most games.</source>
        <translation>Les cinq premières feuilles sont les quarante cartes de la plupart des jeux.</translation>
    </message>
    <message>
        <source>The drawing of the back cannot be read.</source>
        <translation>Le dessin du dos ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The drawing of {card:the} cannot be read.</source>
        <translation>Le dessin {card:du} ne peut pas être lu.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “{deck}” is not there any more.</source>
        <translation>Le jeu de cartes «&#xa0;{deck}&#xa0;» n’est plus là.</translation>
    </message>
    <message>
        <source>“{deck}” is no deck: it has no file manifest.json.</source>
        <translation>«&#xa0;{deck}&#xa0;» n’est pas un jeu de cartes&#xa0;: il n’a pas de fichier manifest.json.</translation>
    </message>
    <message>
        <source>The manifest of the deck “{deck}” cannot be read.</source>
        <translation>Le manifeste du jeu de cartes «&#xa0;{deck}&#xa0;» ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The deck “{deck}” was made for a newer version of Ombre.</source>
        <translation>Le jeu de cartes «&#xa0;{deck}&#xa0;» est fait pour une version plus récente d’Ombre.</translation>
    </message>
    <message>
        <source>In the manifest of the deck “{deck}”, “{file}” is missing or wrong.</source>
        <translation>Dans le manifeste du jeu de cartes «&#xa0;{deck}&#xa0;», «&#xa0;{file}&#xa0;» manque ou est faux.</translation>
    </message>
    <message>
        <source>{card}: there is no such card.</source>
        <translation>{card}&#xa0;: il n’y a pas de telle carte.</translation>
    </message>
    <message>
        <source>{card:Name}: the manifest names no picture.</source>
        <translation>{card:Name}&#xa0;: le manifeste ne nomme aucune image.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not lie in the folder of the deck.</source>
        <translation>{card:Name}&#xa0;: «&#xa0;{file}&#xa0;» n’est pas dans le dossier du jeu.</translation>
    </message>
    <message>
        <source>{card:Name}: the file “{file}” is missing.</source>
        <translation>{card:Name}&#xa0;: le fichier «&#xa0;{file}&#xa0;» manque.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” has too many bytes or pixels.</source>
        <translation>{card:Name}&#xa0;: «&#xa0;{file}&#xa0;» a trop d’octets ou de pixels.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” is not an SVG, PNG or JPEG picture.</source>
        <translation>{card:Name}&#xa0;: «&#xa0;{file}&#xa0;» n’est pas une image SVG, PNG ou JPEG.</translation>
    </message>
    <message>
        <source>{card:Name}: the picture “{file}” is damaged.</source>
        <translation>{card:Name}&#xa0;: l’image «&#xa0;{file}&#xa0;» est abîmée.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not have the shape of a card.</source>
        <translation>{card:Name}&#xa0;: «&#xa0;{file}&#xa0;» n’a pas la forme d’une carte.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” needs other files, or too much drawing.</source>
        <translation>{card:Name}&#xa0;: «&#xa0;{file}&#xa0;» demande d’autres fichiers ou trop de dessin.</translation>
    </message>
    <message>
        <source>back of the cards</source>
        <translation>dos des cartes</translation>
    </message>
    <message>
        <source>sign of {suit}</source>
        <translation>signe de la couleur {suit}</translation>
    </message>
    <message>
        <source>Ours stand in for these.</source>
        <translation>Les nôtres prennent leur place.</translation>
    </message>
    <message>
        <source>The table has our own cards. Your choice is kept.</source>
        <translation>La table a nos propres cartes. Votre choix est gardé.</translation>
    </message>
    <message>
        <source>{number:one # more picture|other # more pictures} cannot be shown.</source>
        <translation>{number:one # autre image ne peut pas être montrée|other # autres images ne peuvent pas être montrées}.</translation>
    </message>
    <message>
        <source>{number:one # picture|other # pictures} of the deck “{deck}” cannot be shown.</source>
        <translation>{number:one # image|other # images} du jeu de cartes «&#xa0;{deck}&#xa0;» ne {number:one peut pas être montrée|other peuvent pas être montrées}.</translation>
    </message>
    <message>
        <source>Every picture of the deck “{deck}” can be shown.</source>
        <translation>Toutes les images du jeu de cartes «&#xa0;{deck}&#xa0;» peuvent être montrées.</translation>
    </message>
    <message>
        <source>The deck “{deck}”, made by {maker}. Licence: {licence}.</source>
        <translation>Le jeu de cartes «&#xa0;{deck}&#xa0;», fait par {maker}. Licence&#xa0;: {licence}.</translation>
    </message>
    <message>
        <source>The deck “{deck}” is added.</source>
        <translation>Le jeu de cartes «&#xa0;{deck}&#xa0;» est ajouté.</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Dos {number}</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for this deck.</source>
        <translation>Il n’y a pas assez de place sur le disque pour ce jeu.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>Le système ne laisse pas Ombre écrire {path}.</translation>
    </message>
    <message>
        <source>The deck could not be copied to {path}.</source>
        <translation>Le jeu de cartes n’a pas pu être copié dans {path}.</translation>
    </message>
    <message>
        <source>&amp;Add a deck of your own…</source>
        <translation>&amp;Ajouter un jeu de cartes à vous…</translation>
    </message>
    <message>
        <source>Check i&amp;ts pictures…</source>
        <translation>Contrô&amp;ler ses images…</translation>
    </message>
    <message>
        <source>&amp;Open the folder of your decks</source>
        <translation>Ouvrir le &amp;dossier de vos jeux de cartes</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>Le dossier d’un jeu de cartes</translation>
    </message>
    <message>
        <source>The deck that you chose cannot change this.</source>
        <translation>Le jeu de cartes choisi ne peut pas changer cela.</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>Aucun jeu de cartes n’a été ajouté</translation>
    </message>
    <message>
        <source>Nothing has changed: your cards are as they were.</source>
        <translation>Rien n’a changé&#xa0;: vos cartes sont comme avant.</translation>
    </message>
    <message>
        <source>The pictures of a deck</source>
        <translation>Les images d’un jeu de cartes</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>There is no display here, so no window can be opened.</source>
        <translation>Il n’y a pas d’écran ici&#xa0;: aucune fenêtre ne peut s’ouvrir.</translation>
    </message>
    <message>
        <source>With --folder DIR a deal is played, and its files are left in DIR.</source>
        <translation>Avec --folder DIR, une donne est jouée, et ses fichiers restent dans DIR.</translation>
    </message>
    <message>
        <source>Ombre plays a deal by itself instead.</source>
        <translation>À la place, Ombre joue une donne tout seul.</translation>
    </message>
    <message>
        <source>The deal did not come to an end.</source>
        <translation>La donne n’est pas arrivée à sa fin.</translation>
    </message>
    <message>
        <source>{folder}: the files could not be written there.</source>
        <translation>{folder}&#xa0;: les fichiers n’ont pas pu y être écrits.</translation>
    </message>
    <message>
        <source>A picture of the table: {path}</source>
        <translation>Une image de la table&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The record of the deal: {path}</source>
        <translation>Le relevé de la donne&#xa0;: {path}</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>Everyone draws a card, and the highest deals first.</source>
        <translation>Chacun tire une carte, et la plus haute donne en premier.</translation>
    </message>
    <message>
        <source>Everyone draws a card of another suit, and {card:the} deals first.</source>
        <translation>Chacun tire une carte d’une autre couleur, et {card:le} donne en premier.</translation>
    </message>
    <message>
        <source>Cards are dealt face up. The player who gets the first black ace deals first.</source>
        <translation>On distribue des cartes à découvert. Qui reçoit le premier as noir donne en premier.</translation>
    </message>
    <message>
        <source>You draw {card:the}.</source>
        <translation>Vous tirez {card:le}.</translation>
    </message>
    <message>
        <source>{name} draws {card:the}.</source>
        <translation>{name} tire {card:le}.</translation>
    </message>
    <message>
        <source>You have the highest card and deal first.</source>
        <translation>Vous avez la plus haute carte et donnez en premier.</translation>
    </message>
    <message>
        <source>{name} has the highest card and deals first.</source>
        <translation>{name} a la plus haute carte et donne en premier.</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you deal first.</source>
        <translation>{card:Le} vous échoit&#xa0;: vous donnez en premier.</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who deals first.</source>
        <translation>{card:Le} échoit à {name}, qui donne en premier.</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you are mano, who speaks and leads first.</source>
        <translation>{card:Le} vous revient&#xa0;: vous êtes premier, parlez et entamez d’abord.</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who is mano, and speaks and leads first.</source>
        <translation>{card:Le} revient à {name}, qui est premier, parle et entame d’abord.</translation>
    </message>
    <message>
        <source>All cards are dealt once. The player with {card:the}, or the next lower, is mano.</source>
        <translation>On distribue toutes les cartes une fois. Celui qui reçoit {card:le}, ou la carte suivante plus basse, est premier.</translation>
    </message>
    <message>
        <source>{number:0 The first card is one|one # card comes before it|other # cards come before it}.</source>
        <translation>{number:0 La première carte en est un|1 Une carte vient avant lui|other # cartes viennent avant lui}.</translation>
    </message>
    <message>
        <source>The highest cards tie, so they draw again.</source>
        <translation>Les plus hautes cartes sont égales&#xa0;: on tire de nouveau.</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Qui donne en premier&#xa0;?</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Suits break the tie: diamonds, hearts, spades, clubs.</source>
        <translation>Les couleurs départagent&#xa0;: carreau, cœur, pique, trèfle.</translation>
    </message>
    <message>
        <source>An ace is not high in this draw.</source>
        <translation>L’as n’est pas haut dans ce tirage.</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>The next one</source>
        <translation>La suivante</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Encore dix</translation>
    </message>
    <message>
        <source>Not that.</source>
        <translation>Pas celle-là.</translation>
    </message>
    <message>
        <source>This game has no such question.</source>
        <translation>Ce jeu n’a pas de telle question.</translation>
    </message>
    <message>
        <source>Count the trumps</source>
        <translation>Compter les atouts</translation>
    </message>
    <message>
        <source>Ten positions: how many trumps are still out?</source>
        <translation>Dix positions&#xa0;: combien d’atouts sont encore ailleurs&#xa0;?</translation>
    </message>
    <message>
        <source>Count: how many trumps are still out?</source>
        <translation>Comptez&#xa0;: combien d’atouts sont encore ailleurs&#xa0;?</translation>
    </message>
    <message>
        <source>Ten hands at a glance: do you bid?</source>
        <translation>Dix mains en un coup d’œil&#xa0;: enchérissez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Your first thought: what do you say?</source>
        <translation>Votre première idée&#xa0;: que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Ten hands at a glance: which cards go?</source>
        <translation>Dix mains en un coup d’œil&#xa0;: quelles cartes partent&#xa0;?</translation>
    </message>
    <message>
        <source>Your first thought: which cards go?</source>
        <translation>Votre première idée&#xa0;: quelles cartes partent&#xa0;?</translation>
    </message>
    <message>
        <source>{every} trumps in all, {played} gone, {own} yours. That leaves {unseen}.</source>
        <translation>{every} atouts en tout&#xa0;: {played} déjà joués, {own} dans votre main, {unseen} ailleurs.</translation>
    </message>
    <message>
        <source>What takes the trick</source>
        <translation>Ce qui prend la levée</translation>
    </message>
    <message>
        <source>Ten tricks: which of your cards beats what lies there?</source>
        <translation>Dix levées&#xa0;: laquelle de vos cartes bat ce qui est sur la table&#xa0;?</translation>
    </message>
    <message>
        <source>Play a card that beats what lies here.</source>
        <translation>Jouez une carte qui bat ce qui est là.</translation>
    </message>
    <message>
        <source>Gone: {cards}.</source>
        <translation>Sorties&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{card:The} is the lowest that beats it.</source>
        <translation>{card:Le} est la plus basse qui prend.</translation>
    </message>
    <message>
        <source>{right} of {of} right. Your best run: {best} in a row.</source>
        <translation>{right} sur {of} justes. Votre meilleure série&#xa0;: {best} d’affilée.</translation>
    </message>
</context>
<context>
    <name>Engraving</name>
    <message>
        <source>Save a picture of the deal</source>
        <translation>Enregistrer une image de la donne</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg);;Pages to print (*.pdf)</source>
        <translation>Images (*.png);;Dessins (*.svg);;Pages à imprimer (*.pdf)</translation>
    </message>
    <message>
        <source>deal.png</source>
        <translation>donne.png</translation>
    </message>
    <message>
        <source>Trick {number} decided the deal</source>
        <translation>La levée {number} a décidé de la donne</translation>
    </message>
    <message>
        <source>Play it yourself: deal {code}</source>
        <translation>À vous de jouer&#xa0;: donne {code}</translation>
    </message>
</context>
<context>
    <name>EveningSkill</name>
    <message>
        <source>None of these deals has been judged yet. “Review this deal” does it.</source>
        <translation>Aucune de ces donnes n’est encore analysée. «&#xa0;Analyser cette donne&#xa0;» le fait.</translation>
    </message>
    <message>
        <source>An expert has about {figure}.</source>
        <translation>Un expert a environ {figure}.</translation>
    </message>
    <message>
        <source>Your choices: {figure} of 100, give or take {error}, in {deals:one # judged deal|other # judged deals}.</source>
        <translation>Vos choix&#xa0;: {figure} sur 100, à {error} près, en {deals:one # donne analysée|other # donnes analysées}.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>You let the other defender draw first.</source>
        <translation>Vous laissez l’autre défenseur prendre d’abord.</translation>
    </message>
    <message>
        <source>{name} lets the other defender draw first.</source>
        <translation>{name} laisse l’autre défenseur prendre d’abord.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>Vous la prenez.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>{name} la prend.</translation>
    </message>
    <message>
        <source>You leave the turned card.</source>
        <translation>Vous laissez la carte tournée.</translation>
    </message>
    <message>
        <source>{name} leaves the turned card.</source>
        <translation>{name} laisse la carte tournée.</translation>
    </message>
    <message>
        <source>You show.</source>
        <translation>Vous montrez.</translation>
    </message>
    <message>
        <source>{name} shows.</source>
        <translation>{name} montre.</translation>
    </message>
    <message>
        <source>You show nothing.</source>
        <translation>Vous ne montrez rien.</translation>
    </message>
    <message>
        <source>{name} shows nothing.</source>
        <translation>{name} ne montre rien.</translation>
    </message>
    <message>
        <source>You claim the game.</source>
        <translation>Vous déclarez le jeu gagné.</translation>
    </message>
    <message>
        <source>{name} claims the game.</source>
        <translation>{name} déclare le jeu gagné.</translation>
    </message>
    <message>
        <source>You go for all the tricks.</source>
        <translation>Vous allez à la vole.</translation>
    </message>
    <message>
        <source>{name} goes for all the tricks.</source>
        <translation>{name} va à la vole.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Vous vous rendez.</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name} se rend.</translation>
    </message>
    <message>
        <source>You accept the surrender.</source>
        <translation>Vous acceptez la reddition.</translation>
    </message>
    <message>
        <source>{name} accepts the surrender.</source>
        <translation>{name} accepte la reddition.</translation>
    </message>
    <message>
        <source>You refuse the surrender.</source>
        <translation>Vous refusez la reddition.</translation>
    </message>
    <message>
        <source>{name} refuses the surrender.</source>
        <translation>{name} refuse la reddition.</translation>
    </message>
    <message>
        <source>You take the hand over.</source>
        <translation>Vous reprenez le jeu.</translation>
    </message>
    <message>
        <source>{name} takes the hand over.</source>
        <translation>{name} reprend le jeu.</translation>
    </message>
    <message>
        <source>You throw your hand in.</source>
        <translation>Vous jetez vos cartes.</translation>
    </message>
    <message>
        <source>{name} throws the hand in.</source>
        <translation>{name} jette ses cartes.</translation>
    </message>
    <message>
        <source>You decline.</source>
        <translation>Vous déclinez.</translation>
    </message>
    <message>
        <source>{name} declines.</source>
        <translation>{name} décline.</translation>
    </message>
    <message>
        <source>You keep the king hidden.</source>
        <translation>Vous gardez le roi caché.</translation>
    </message>
    <message>
        <source>{name} keeps the king hidden.</source>
        <translation>{name} garde le roi caché.</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>Vous annoncez {contract:f la|other le} {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} annonce {contract:f la|other le} {contract}.</translation>
    </message>
    <message>
        <source>You play {contract} too.</source>
        <translation>Vous jouez {contract} aussi.</translation>
    </message>
    <message>
        <source>{name} plays {contract} too.</source>
        <translation>{name} joue {contract} aussi.</translation>
    </message>
    <message>
        <source>You hold {contract}.</source>
        <translation>Vous tenez {contract:f la|other le} {contract}.</translation>
    </message>
    <message>
        <source>{name} holds {contract}.</source>
        <translation>{name} tient {contract:f la|other le} {contract}.</translation>
    </message>
    <message>
        <source>You hold {cards:the}.</source>
        <translation>Vous avez {cards:le}.</translation>
    </message>
    <message>
        <source>{name} holds {cards:the}.</source>
        <translation>{name} a {cards:le}.</translation>
    </message>
    <message>
        <source>You bid to play.</source>
        <translation>Vous demandez à jouer.</translation>
    </message>
    <message>
        <source>{name} bids to play.</source>
        <translation>{name} demande à jouer.</translation>
    </message>
    <message>
        <source>You ask leave to play.</source>
        <translation>Vous demandez à jouer avec un roi appelé.</translation>
    </message>
    <message>
        <source>{name} asks leave to play.</source>
        <translation>{name} demande à jouer avec un roi appelé.</translation>
    </message>
    <message>
        <source>You bid to play without an exchange.</source>
        <translation>Vous annoncez un jeu sans écart.</translation>
    </message>
    <message>
        <source>{name} bids to play without an exchange.</source>
        <translation>{name} annonce un jeu sans écart.</translation>
    </message>
    <message>
        <source>You hold, and will play without an exchange.</source>
        <translation>Vous tenez, et jouerez sans écart.</translation>
    </message>
    <message>
        <source>{name} holds, and will play without an exchange.</source>
        <translation>{name} tient, et jouera sans écart.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Vous faites le mort.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} fait le mort.</translation>
    </message>
    <message>
        <source>You lay your cards aside and rest.</source>
        <translation>Vous posez vos cartes et vous reposez.</translation>
    </message>
    <message>
        <source>{name} lays the cards aside and rests.</source>
        <translation>{name} pose ses cartes et se repose.</translation>
    </message>
    <message>
        <source>You are the Ombre and play {contract}.</source>
        <translation>Vous êtes l’hombre et jouez {contract:f la|other le} {contract}.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays {contract}.</source>
        <translation>{name} est l’hombre et joue {contract:f la|other le} {contract}.</translation>
    </message>
    <message>
        <source>You are the Man.</source>
        <translation>Vous êtes l’Homme.</translation>
    </message>
    <message>
        <source>{name} is the Man.</source>
        <translation>{name} est l’Homme.</translation>
    </message>
    <message>
        <source>You are the Ombre against three.</source>
        <translation>Vous êtes l’hombre contre trois.</translation>
    </message>
    <message>
        <source>{name} is the Ombre against three.</source>
        <translation>{name} est l’hombre contre trois.</translation>
    </message>
    <message>
        <source>You are the Ombre and call a card.</source>
        <translation>Vous êtes l’hombre et appelez une carte.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and calls a card.</source>
        <translation>{name} est l’hombre et appelle une carte.</translation>
    </message>
    <message>
        <source>You are the Ombre, and had no choice.</source>
        <translation>Vous êtes l’hombre malgré vous.</translation>
    </message>
    <message>
        <source>{name} is the Ombre, and had no choice.</source>
        <translation>{name} est l’hombre par force.</translation>
    </message>
    <message>
        <source>You are the Ombre and play with an exchange.</source>
        <translation>Vous êtes l’hombre et jouez avec écart.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays with an exchange.</source>
        <translation>{name} est l’hombre et joue avec écart.</translation>
    </message>
    <message>
        <source>You are the Ombre and play without an exchange.</source>
        <translation>Vous êtes l’hombre et jouez sans écart.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays without an exchange.</source>
        <translation>{name} est l’hombre et joue sans écart.</translation>
    </message>
    <message>
        <source>You are the Ombre and must take all the tricks.</source>
        <translation>Vous êtes l’hombre et devez faire toutes les levées.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and must take all the tricks.</source>
        <translation>{name} est l’hombre et doit faire toutes les levées.</translation>
    </message>
    <message>
        <source>You demand {card:the}.</source>
        <translation>Vous demandez {card:le}.</translation>
    </message>
    <message>
        <source>{name} demands {card:the}.</source>
        <translation>{name} demande {card:le}.</translation>
    </message>
    <message>
        <source>You give {king:the} and get {card:the} for it.</source>
        <translation>Vous donnez {king:le} et recevez {card:le} en échange.</translation>
    </message>
    <message>
        <source>{name} gives {king:the} and gets {card:the} for it.</source>
        <translation>{name} donne {king:le} et reçoit {card:le} en échange.</translation>
    </message>
    <message>
        <source>You turn up {card:the}.</source>
        <translation>Vous tournez {card:le}.</translation>
    </message>
    <message>
        <source>{name} turns up {card:the}.</source>
        <translation>{name} tourne {card:le}.</translation>
    </message>
    <message>
        <source>You draw {number:one # card|other # cards}.</source>
        <translation>Vous prenez {number:one # carte|other # cartes}.</translation>
    </message>
    <message>
        <source>{name} draws {number:one # card|other # cards}.</source>
        <translation>{name} prend {number:one # carte|other # cartes}.</translation>
    </message>
    <message>
        <source>You throw away {number:one # card|other # cards}.</source>
        <translation>Vous écartez {number:one # carte|other # cartes}.</translation>
    </message>
    <message>
        <source>{name} throws away {number:one # card|other # cards}.</source>
        <translation>{name} écarte {number:one # carte|other # cartes}.</translation>
    </message>
    <message>
        <source>You throw away {thrown:one # card|other # cards} and draw {number:one only #|other only #}.</source>
        <translation>Vous écartez {thrown:one # carte|other # cartes} et n’en prenez que {number}.</translation>
    </message>
    <message>
        <source>{name} throws away {thrown:one # card|other # cards} and draws {number:one only #|other only #}.</source>
        <translation>{name} écarte {thrown:one # carte|other # cartes} et n’en prend que {number}.</translation>
    </message>
    <message>
        <source>You take {number:one # card|other # cards} from the talon.</source>
        <translation>Vous prenez {number:one # carte|other # cartes} du talon.</translation>
    </message>
    <message>
        <source>{name} takes {number:one # card|other # cards} from the talon.</source>
        <translation>{name} prend {number:one # carte|other # cartes} du talon.</translation>
    </message>
    <message>
        <source>You hold spadille, so you must play.</source>
        <translation>Vous avez spadille&#xa0;: vous devez jouer.</translation>
    </message>
    <message>
        <source>{name} holds spadille and so must play.</source>
        <translation>{name} a spadille et doit donc jouer.</translation>
    </message>
    <message>
        <source>Spadille is in the talon. You hold basto, so you must play.</source>
        <translation>Spadille est au talon. Vous avez baste&#xa0;: vous devez jouer.</translation>
    </message>
    <message>
        <source>Spadille is in the talon. {name} holds basto and so must play.</source>
        <translation>Spadille est au talon. {name} a baste et doit donc jouer.</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. You are eldest, so you must play.</source>
        <translation>Les deux as noirs sont au talon. Premier en cartes, vous devez jouer.</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. {name} is eldest and so must play.</source>
        <translation>Les deux as noirs sont au talon. {name}, premier en cartes, doit jouer.</translation>
    </message>
    <message>
        <source>You keep every card.</source>
        <translation>Vous gardez toutes vos cartes.</translation>
    </message>
    <message>
        <source>{name} keeps every card.</source>
        <translation>{name} garde toutes ses cartes.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Vous entamez.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} entame.</translation>
    </message>
    <message>
        <source>You play {card:the}.</source>
        <translation>Vous jouez {card:le}.</translation>
    </message>
    <message>
        <source>{name} plays {card:the}.</source>
        <translation>{name} joue {card:le}.</translation>
    </message>
    <message>
        <source>You play {card:the} and say gano.</source>
        <translation>Vous jouez {card:le} et dites gano.</translation>
    </message>
    <message>
        <source>{name} plays {card:the} and says gano.</source>
        <translation>{name} joue {card:le} et dit gano.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Vous faites la {number:1 1re|other #e} levée.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} fait la {number:1 1re|other #e} levée.</translation>
    </message>
    <message>
        <source>You show {card:the}.</source>
        <translation>Vous montrez {card:le}.</translation>
    </message>
    <message>
        <source>{name} shows {card:the}.</source>
        <translation>{name} montre {card:le}.</translation>
    </message>
    <message>
        <source>You call {card:the}.</source>
        <translation>Vous appelez {card:le}.</translation>
    </message>
    <message>
        <source>{name} calls {card:the}.</source>
        <translation>{name} appelle {card:le}.</translation>
    </message>
    <message>
        <source>You hold {cards:the}. You have nobody to call, so you play alone.</source>
        <translation>Vous avez {cards:le}. Vous n’avez personne à appeler&#xa0;: vous jouez seul.</translation>
    </message>
    <message>
        <source>{name} holds {cards:the} and has nobody to call, and so plays alone.</source>
        <translation>{name} a {cards:le}, n’a personne à appeler et joue donc sans allié.</translation>
    </message>
    <message>
        <source>You show {cards:the}, for which you are paid.</source>
        <translation>Vous montrez {cards:le}, ce qui vous est payé.</translation>
    </message>
    <message>
        <source>{name} shows {cards:the}, for payment.</source>
        <translation>{name} montre {cards:le}, pour être payé.</translation>
    </message>
    <message>
        <source>You are now the Ombre.</source>
        <translation>L’hombre, c’est maintenant vous.</translation>
    </message>
    <message>
        <source>{name} is now the Ombre.</source>
        <translation>L’hombre est maintenant {name}.</translation>
    </message>
    <message>
        <source>You say: {contract}.</source>
        <translation>Vous dites&#xa0;: {contract}.</translation>
    </message>
    <message>
        <source>{name} says: {contract}.</source>
        <translation>{name} dit&#xa0;: {contract}.</translation>
    </message>
    <message>
        <source>You say solo: you send them alone.</source>
        <translation>Vous dites solo&#xa0;: vous l’envoyez seul.</translation>
    </message>
    <message>
        <source>{name} says solo, and so sends them alone.</source>
        <translation>{name} dit solo, et l’envoie seul.</translation>
    </message>
    <message>
        <source>You go alone yourself.</source>
        <translation>Vous allez seul vous-même.</translation>
    </message>
    <message>
        <source>{name} goes alone instead.</source>
        <translation>{name} va seul à sa place.</translation>
    </message>
    <message>
        <source>You let them play.</source>
        <translation>Vous les laissez jouer.</translation>
    </message>
    <message>
        <source>{name} lets them play.</source>
        <translation>{name} les laisse jouer.</translation>
    </message>
    <message>
        <source>You let them go alone.</source>
        <translation>Vous laissez l’autre aller seul.</translation>
    </message>
    <message>
        <source>{name} lets them go alone.</source>
        <translation>{name} laisse l’autre aller seul.</translation>
    </message>
    <message>
        <source>You claim the first five tricks (hechas).</source>
        <translation>Vous réclamez les cinq premières levées (hechas).</translation>
    </message>
    <message>
        <source>{name} claims the first five tricks (hechas).</source>
        <translation>{name} réclame les cinq premières levées (hechas).</translation>
    </message>
    <message>
        <source>You go for all eight tricks (pidiendo ocho).</source>
        <translation>Vous allez aux huit levées (pidiendo ocho).</translation>
    </message>
    <message>
        <source>{name} goes for all eight tricks (pidiendo ocho).</source>
        <translation>{name} va aux huit levées (pidiendo ocho).</translation>
    </message>
    <message>
        <source>You play together with your partner.</source>
        <translation>Vous jouez avec votre partenaire.</translation>
    </message>
    <message>
        <source>{name} plays together with the partner.</source>
        <translation>{name} joue avec son partenaire.</translation>
    </message>
    <message>
        <source>You play alone against two.</source>
        <translation>Vous jouez seul contre deux.</translation>
    </message>
    <message>
        <source>{name} plays alone against two.</source>
        <translation>{name} joue seul contre deux.</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Tout le monde a passé.</translation>
    </message>
    <message>
        <source>{title}. {line}</source>
        <translation>{title}. {line}</translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <translation>L’atout est {suit}.</translation>
    </message>
    <message>
        <source>{cards:The} lay in the talon.</source>
        <translation>Au talon il y avait {cards:le}.</translation>
    </message>
    <message>
        <source>The defenders show each other their hands.</source>
        <translation>Les défenseurs se montrent leurs cartes.</translation>
    </message>
    <message>
        <source>Spadille is turned up, so the bid now counts as {contract}.</source>
        <translation>Spadille est tourné&#xa0;: l’enchère compte maintenant comme {contract}.</translation>
    </message>
    <message>
        <source>Drawn: {cards:the}.</source>
        <translation>{cards:one C’est|other Ce sont} {cards:le}.</translation>
    </message>
    <message>
        <source>Spadille is in the talon, so nobody plays.</source>
        <translation>Spadille est au talon&#xa0;: personne ne joue.</translation>
    </message>
    <message>
        <source>{card:The} was called: you are the Ombre’s ally.</source>
        <translation>{card:Le} était appelé&#xa0;: vous êtes l’allié de l’hombre.</translation>
    </message>
    <message>
        <source>{card:The} was called: {name} is the Ombre’s ally.</source>
        <translation>{card:Le} était appelé&#xa0;: {name} est l’allié de l’hombre.</translation>
    </message>
    <message>
        <source>You are the Ombre and take a new hand.</source>
        <translation>Vous êtes l’hombre et prenez une nouvelle main.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and takes a new hand.</source>
        <translation>{name} est l’hombre et prend une nouvelle main.</translation>
    </message>
    <message>
        <source>You choose to play {contract}.</source>
        <translation>Vous choisissez de jouer {contract}.</translation>
    </message>
    <message>
        <source>{name} chooses to play {contract}.</source>
        <translation>{name} choisit de jouer {contract}.</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, so the solo counts as {contract}.</source>
        <translation>{suit:Name} est atout, le solo compte donc comme {contract}.</translation>
    </message>
    <message>
        <source>You lay your hand open: {cards:the}.</source>
        <translation>Vous étalez votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays the hand open: {cards:the}.</source>
        <translation>{name} étale sa main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>That is the favour suit, so the bid now counts as {contract}.</source>
        <translation>C’est la couleur favorite&#xa0;: l’enchère compte maintenant comme {contract}.</translation>
    </message>
    <message>
        <source>You are the Ombre and play espada obligada, a forced entrada.</source>
        <translation>Vous êtes l’hombre et jouez espada obligada, une demande forcée.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays espada obligada, a forced entrada.</source>
        <translation>{name} est l’hombre et joue espada obligada, une demande forcée.</translation>
    </message>
    <message>
        <source>You sit out as zángano.</source>
        <translation>Vous faites le mort, en zángano.</translation>
    </message>
    <message>
        <source>{name} sits out as zángano.</source>
        <translation>{name} fait le mort, en zángano.</translation>
    </message>
    <message>
        <source>You say paso: you give up.</source>
        <translation>Vous dites paso&#xa0;: vous abandonnez.</translation>
    </message>
    <message>
        <source>{name} says paso, giving up.</source>
        <translation>{name} dit paso et abandonne.</translation>
    </message>
    <message>
        <source>You say bien and accept.</source>
        <translation>Vous dites bien et acceptez.</translation>
    </message>
    <message>
        <source>{name} says bien and accepts.</source>
        <translation>{name} dit bien et accepte.</translation>
    </message>
    <message>
        <source>You say la sigo and take the game over.</source>
        <translation>Vous dites la sigo et reprenez le jeu.</translation>
    </message>
    <message>
        <source>{name} says la sigo and takes the game over.</source>
        <translation>{name} dit la sigo et reprend le jeu.</translation>
    </message>
    <message>
        <source>You stop with primeras, the first five tricks.</source>
        <translation>Vous vous arrêtez aux primeras, les cinq premières levées.</translation>
    </message>
    <message>
        <source>{name} stops with primeras, the first five tricks.</source>
        <translation>{name} s’arrête aux primeras, les cinq premières levées.</translation>
    </message>
    <message>
        <source>You go on for bola, all nine tricks.</source>
        <translation>Vous allez à la bola, les neuf levées.</translation>
    </message>
    <message>
        <source>{name} goes on for bola, all nine tricks.</source>
        <translation>{name} va à la bola, les neuf levées.</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage.</source>
        <translation>Vous êtes l’hombre dans une Grossfrage.</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage.</source>
        <translation>{name} est l’hombre dans une Grossfrage.</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage, and had no choice.</source>
        <translation>Vous êtes l’hombre d’une Grossfrage, et n’aviez pas le choix.</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage, and had no choice.</source>
        <translation>{name} est l’hombre d’une Grossfrage, et n’avait pas le choix.</translation>
    </message>
    <message>
        <source>You show {card:the}: you are the Ombre’s ally, and name the trump.</source>
        <translation>Vous montrez {card:le}&#xa0;: vous êtes l’allié de l’hombre, et nommez l’atout.</translation>
    </message>
    <message>
        <source>{name} shows {card:the}: the Ombre’s ally, who names the trump.</source>
        <translation>{name} montre {card:le}&#xa0;: c’est l’allié de l’hombre, qui nomme l’atout.</translation>
    </message>
    <message>
        <source>You hold all four aces, so you play a solo.</source>
        <translation>Vous avez les quatre as, donc vous jouez un solo.</translation>
    </message>
    <message>
        <source>{name} holds all four aces, and so plays a solo.</source>
        <translation>{name} a les quatre as, et joue donc un solo.</translation>
    </message>
    <message>
        <source>I have no trumps left.</source>
        <translation>Je n’ai plus d’atout.</translation>
    </message>
    <message>
        <source>{card:The} was against me.</source>
        <translation>{card:Le} était contre moi.</translation>
    </message>
    <message>
        <source>{tricks:one # trick is gone|other # tricks are gone}, and I have none.</source>
        <translation>{tricks:one # levée est faite|other # levées sont faites}, et je n’en ai aucune.</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and I have only {own}.</source>
        <translation>Les autres ont {tricks:one # levée|other # levées} ensemble, et je n’en ai que {own:one une|other #}.</translation>
    </message>
    <message>
        <source>I did not choose this trump: it was turned up.</source>
        <translation>Je n’ai pas choisi cet atout&#xa0;: il a été tourné.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«&#xa0;{words}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>That is right.</source>
        <translation>C’est juste.</translation>
    </message>
    <message>
        <source>Not that. It will come again.</source>
        <translation>Pas cela. Il reviendra.</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Combien&#xa0;?</translation>
    </message>
    <message>
        <source>The next exercise</source>
        <translation>L’exercice suivant</translation>
    </message>
    <message>
        <source>Once more from the first</source>
        <translation>Encore une fois depuis le premier</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Arrêter pour aujourd’hui</translation>
    </message>
    <message>
        <source>There is no hint in an exercise. After two tries you are told the answer.</source>
        <translation>Il n’y a pas de conseil dans un exercice. Après deux essais, on vous dit la réponse.</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Exercices</translation>
    </message>
    <message>
        <source>{right} of {of} exercises right</source>
        <translation>{right:one # exercice réussi|other # exercices réussis} sur {of}</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand and from the cut.</source>
        <translation>Prouvé&#xa0;: les cartes découlent de la chaîne montrée d’avance et de la coupe.</translation>
    </message>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand. But nobody cut.</source>
        <translation>Prouvé&#xa0;: les cartes découlent de la chaîne montrée d’avance. Mais personne n’a coupé.</translation>
    </message>
    <message>
        <source>Nothing can be proved: this deal was shuffled without a chain.</source>
        <translation>Rien ne peut être prouvé&#xa0;: les cartes de cette donne ont été battues sans chaîne.</translation>
    </message>
    <message>
        <source>Nothing can be proved: this version of Ombre does not know the shuffle of this deal.</source>
        <translation>Rien ne peut être prouvé&#xa0;: cette version d’Ombre ne connaît pas la façon dont les cartes de cette donne ont été battues.</translation>
    </message>
    <message>
        <source>Refuted: a part of the proof is missing, is there twice or is badly written.</source>
        <translation>Réfuté&#xa0;: une partie de la preuve manque, est là deux fois ou est mal écrite.</translation>
    </message>
    <message>
        <source>Refuted: the link of this deal does not lead to the one shown before.</source>
        <translation>Réfuté&#xa0;: le code de contrôle de cette donne ne mène pas à celui qui avait été montré d’avance.</translation>
    </message>
    <message>
        <source>Refuted: the chain, the cut and the number of the deal lead to other cards.</source>
        <translation>Réfuté&#xa0;: la chaîne, la coupe et le numéro de la donne mènent à d’autres cartes.</translation>
    </message>
    <message>
        <source>Nobody chose these cards: the chain was sealed before the cut, and the cut came before the deal.</source>
        <translation>Personne n’a choisi ces cartes&#xa0;: la chaîne était scellée avant la coupe, et la coupe a précédé la donne.</translation>
    </message>
    <message>
        <source>All cards were settled before the first deal, and nothing changed later. Only your own cut proves that the program did not pick the chain.</source>
        <translation>Toutes les cartes étaient arrêtées avant la première donne, et rien n’a changé ensuite. Seule votre coupe prouve que le programme n’a pas choisi la chaîne.</translation>
    </message>
    <message>
        <source>The shuffle is sealed: {link}</source>
        <translation>Le mélange est scellé&#xa0;: {link}</translation>
    </message>
    <message>
        <source>Old sittings, lessons, and deals from codes or files have no chain.</source>
        <translation>Les anciennes parties, les leçons et les donnes d’un code ou d’un fichier n’ont pas de chaîne.</translation>
    </message>
    <message>
        <source>Type a word or a number.</source>
        <translation>Tapez un mot ou un nombre.</translation>
    </message>
    <message>
        <source>That is too long: 60 characters are the most.</source>
        <translation>C’est trop long&#xa0;: 60 caractères au plus.</translation>
    </message>
    <message>
        <source>Leave out quotation marks, braces and characters that cannot be seen.</source>
        <translation>Laissez de côté les guillemets, les accolades et les caractères invisibles.</translation>
    </message>
    <message>
        <source>Cut the pack: touch it where you like.</source>
        <translation>Coupez le jeu&#xa0;: touchez-le où vous voulez.</translation>
    </message>
    <message>
        <source>The pack, to be cut at a card</source>
        <translation>Le jeu de cartes, à couper à une carte</translation>
    </message>
    <message>
        <source>Your cut and the chain ending in {link} give every deal its cards.</source>
        <translation>Votre coupe et la chaîne qui finit par {link} donnent ses cartes à chaque donne.</translation>
    </message>
    <message>
        <source>Deal without a cut</source>
        <translation>Donner sans couper</translation>
    </message>
    <message>
        <source>Cut with a word</source>
        <translation>Couper par un mot</translation>
    </message>
    <message>
        <source>The word and the chain together give the cards of every deal. Take one that nobody can foresee.</source>
        <translation>Le mot et la chaîne donnent ensemble les cartes de chaque donne. Prenez-en un que personne ne peut prévoir.</translation>
    </message>
    <message>
        <source>&amp;Word or number</source>
        <translation>&amp;Mot ou nombre</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>&amp;Couper</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Check the shu&amp;ffle</source>
        <translation>Vérifier le &amp;mélange</translation>
    </message>
    <message>
        <source>To check it without Ombre, save the record and follow docs/fair-shuffle.md. Or run: ombre verify FILE.ombre</source>
        <translation>Pour le vérifier sans Ombre, enregistrez le relevé et suivez docs/fair-shuffle.md. Ou lancez&#xa0;: ombre verify FICHIER.ombre</translation>
    </message>
    <message>
        <source>This can be checked once the deal is over: until then its link is a secret.</source>
        <translation>Cela se vérifie quand la donne est finie&#xa0;: jusque-là, son code de contrôle est secret.</translation>
    </message>
    <message>
        <source>Note the end of the chain now, and compare it with the record later.</source>
        <translation>Vous pouvez noter dès maintenant la fin de la chaîne, et la comparer plus tard au relevé.</translation>
    </message>
    <message>
        <source>The shuffle of this deal</source>
        <translation>Le mélange de cette donne</translation>
    </message>
</context>
<context>
    <name>Farewell</name>
    <message>
        <source>The disk is full: there is no room for {path}.</source>
        <translation>Le disque est plein&#xa0;: il n’y a pas de place pour {path}.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>Le système ne laisse pas Ombre écrire {path}.</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>Un autre programme occupe {path}.</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path} n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Still not kept</source>
        <translation>Toujours pas gardé</translation>
    </message>
    <message>
        <source>Not everything is kept</source>
        <translation>Tout n’est pas gardé</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what was played since the last save.</source>
        <translation>Si vous fermez Ombre maintenant, vous perdez ce qui a été joué depuis le dernier enregistrement.</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what you last chose in the preferences.</source>
        <translation>Si vous fermez Ombre maintenant, vous perdez vos derniers choix dans les préférences.</translation>
    </message>
    <message>
        <source>Make room and try again, or keep it in a folder on another disk.</source>
        <translation>Faites de la place et réessayez, ou gardez-la dans un dossier d’un autre disque.</translation>
    </message>
    <message>
        <source>Try again, or keep it in another folder.</source>
        <translation>Réessayez, ou gardez-la dans un autre dossier.</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>Re&amp;venir</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>&amp;Fermer quand même</translation>
    </message>
    <message>
        <source>&amp;Keep it elsewhere…</source>
        <translation>&amp;Garder ailleurs…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Keep your game in another folder</source>
        <translation>Garder votre partie dans un autre dossier</translation>
    </message>
    <message>
        <source>Your game is kept</source>
        <translation>Votre partie est gardée</translation>
    </message>
    <message>
        <source>It is in {folder}.</source>
        <translation>Elle est dans {folder}.</translation>
    </message>
    <message>
        <source>Ombre closes with this message. To go on, choose “Open a record…” in the menu Game, and {file} there.</source>
        <translation>Ombre se ferme avec ce message. Pour continuer, choisissez «&#xa0;Ouvrir un relevé…&#xa0;» dans le menu Partie, et là {file}.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The disk is full: {path} could not be written. The game goes on; make room soon.</source>
        <translation>Le disque est plein&#xa0;: {path} n’a pas pu être écrit. La partie continue&#xa0;; faites bientôt de la place.</translation>
    </message>
    <message>
        <source>{path} could not be written: the system does not allow it.</source>
        <translation>{path} n’a pas pu être écrit&#xa0;: le système ne le permet pas.</translation>
    </message>
    <message>
        <source>{path} could not be written: another program holds it.</source>
        <translation>{path} n’a pas pu être écrit&#xa0;: un autre programme l’occupe.</translation>
    </message>
    <message>
        <source>{path} could not be written. The game goes on, but is not kept.</source>
        <translation>{path} n’a pas pu être écrit. La partie continue, mais n’est pas gardée.</translation>
    </message>
    <message>
        <source>{path} is there but cannot be read.</source>
        <translation>{path} est là, mais ne peut pas être lu.</translation>
    </message>
    <message>
        <source>{path} is damaged. It has been kept as {kept}.</source>
        <translation>{path} est endommagé. Il a été gardé sous le nom {kept}.</translation>
    </message>
    <message>
        <source>{path} is not a file of this game. It has been kept as {kept}.</source>
        <translation>{path} n’est pas un fichier de ce jeu. Il a été gardé sous le nom {kept}.</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of Ombre. It has been left as it is.</source>
        <translation>{path} a été écrit par une version plus récente d’Ombre. Il est resté tel quel.</translation>
    </message>
    <message>
        <source>The last good state of {path} has been opened instead.</source>
        <translation>À la place, le dernier bon état de {path} a été ouvert.</translation>
    </message>
    <message>
        <source>In {path} the value of {field} does not fit, so the usual one holds.</source>
        <translation>Dans {path}, la valeur de {field} ne convient pas&#xa0;: l’habituelle est prise.</translation>
    </message>
    <message>
        <source>{path} was changed by another program. Its values have been checked.</source>
        <translation>{path} a été modifié par un autre programme. Ses valeurs ont été vérifiées.</translation>
    </message>
    <message>
        <source>{path} has been rebuilt from backups and records; it holds {field} deals.</source>
        <translation>{path} a été reconstruit à partir des sauvegardes et des relevés&#xa0;; il contient {field} donnes.</translation>
    </message>
    <message>
        <source>{field} of the settled deals are missing in {path}. The chips are right all the same.</source>
        <translation>{field} des donnes réglées manquent dans {path}. Les jetons sont justes malgré tout.</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>avant</translation>
    </message>
</context>
<context>
    <name>FirstBids</name>
    <message>
        <source>The bids, the cheapest first</source>
        <translation>Les enchères, la plus basse d’abord</translation>
    </message>
    <message>
        <source>You win with more tricks than any of the others.</source>
        <translation>Vous gagnez avec plus de levées que chacun des autres.</translation>
    </message>
    <message>
        <source>{tricks:one # trick wins|other # tricks win}, alone or together.</source>
        <translation>{tricks:one # levée gagne|other # levées gagnent}, seul ou ensemble.</translation>
    </message>
    <message>
        <source>Higher bids, for more: {bids}.</source>
        <translation>Enchères plus hautes, pour davantage&#xa0;: {bids}.</translation>
    </message>
    <message>
        <source>{good}. {bad}.</source>
        <translation>{good}. {bad}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
</context>
<context>
    <name>Flaws</name>
    <message>
        <source>There is no deal here to read.</source>
        <translation>Il n’y a pas de donne à lire ici.</translation>
    </message>
    <message>
        <source>This is no text, and a record is one.</source>
        <translation>Ce n’est pas du texte, et un relevé en est.</translation>
    </message>
    <message>
        <source>The file is larger than any file of records.</source>
        <translation>Le fichier est plus grand que tout fichier de relevés.</translation>
    </message>
    <message>
        <source>The record breaks off here: “{found}”.</source>
        <translation>Le relevé s’interrompt ici&#xa0;: «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>No record of a deal is as long as this.</source>
        <translation>Aucun relevé d’une donne n’est si long.</translation>
    </message>
    <message>
        <source>The tag that begins here is not closed: “{found}”.</source>
        <translation>L’étiquette qui commence ici n’est pas fermée&#xa0;: «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>The comment that begins here is not closed: “{found}”.</source>
        <translation>Le commentaire qui commence ici n’est pas fermé&#xa0;: «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” does not begin a line of a record.</source>
        <translation>«&#xa0;{found}&#xa0;» ne commence pas une ligne de relevé.</translation>
    </message>
    <message>
        <source>“{found}” is not a value of this tag.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une valeur de cette étiquette.</translation>
    </message>
    <message>
        <source>The tag “{found}” is missing.</source>
        <translation>L’étiquette «&#xa0;{found}&#xa0;» manque.</translation>
    </message>
    <message>
        <source>There is no game or setting “{found}”.</source>
        <translation>Il n’y a pas de jeu ni de réglage «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>The table cannot show this game yet: “{found}”.</source>
        <translation>La table ne peut pas encore montrer ce jeu&#xa0;: «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” is not a card.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas une carte.</translation>
    </message>
    <message>
        <source>{card:The} is there twice.</source>
        <translation>{card:Le} est là deux fois.</translation>
    </message>
    <message>
        <source>{card:The} is not in the pack of this game.</source>
        <translation>{card:Le} n’est pas dans les cartes de ce jeu.</translation>
    </message>
    <message>
        <source>A card lies face down; a record names every card.</source>
        <translation>Une carte est cachée&#xa0;; un relevé nomme toutes les cartes.</translation>
    </message>
    <message>
        <source>The number of cards is wrong: “{found}”.</source>
        <translation>Le nombre de cartes est faux&#xa0;: «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>The number of cards in this hand is wrong: “{found}”.</source>
        <translation>Le nombre de cartes de cette main est faux&#xa0;: «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>The number of hands is wrong: “{found}”.</source>
        <translation>Le nombre de mains est faux&#xa0;: «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” has no meaning here.</source>
        <translation>«&#xa0;{found}&#xa0;» n’a pas de sens ici.</translation>
    </message>
    <message>
        <source>It is not the turn of seat “{found}”.</source>
        <translation>Ce n’est pas le tour de la place «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>“{found}” is against the rules.</source>
        <translation>«&#xa0;{found}&#xa0;» est contraire aux règles.</translation>
    </message>
    <message>
        <source>Cards have been lost, or come from nowhere.</source>
        <translation>Des cartes se sont perdues, ou viennent de nulle part.</translation>
    </message>
    <message>
        <source>“{found}” does not fit the trick that is played.</source>
        <translation>«&#xa0;{found}&#xa0;» ne va pas avec la levée en cours.</translation>
    </message>
    <message>
        <source>“{found}” is not the card on top of the talon.</source>
        <translation>«&#xa0;{found}&#xa0;» n’est pas la première carte du talon.</translation>
    </message>
    <message>
        <source>The deal is over before “{found}”.</source>
        <translation>La donne est finie avant «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>The deal is not over yet at “{found}”.</source>
        <translation>La donne n’est pas encore finie à «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>The result is not “{found}”.</source>
        <translation>Le résultat n’est pas «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>The payments are not “{found}”.</source>
        <translation>Les paiements ne sont pas «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>The scores are not “{found}”.</source>
        <translation>Les comptes ne sont pas «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>This note or variation does not fit the deal: “{found}”.</source>
        <translation>Cette note ou variante ne convient pas à la donne&#xa0;: «&#xa0;{found}&#xa0;».</translation>
    </message>
    <message>
        <source>Line {line}, column {column}:</source>
        <translation>Ligne {line}, colonne {column}&#xa0;:</translation>
    </message>
    <message>
        <source>Expected: {expected}.</source>
        <translation>Attendu&#xa0;: {expected}.</translation>
    </message>
    <message>
        <source>A character in it is invisible: {names}.</source>
        <translation>Un de ses caractères est invisible&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>espace insécable</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>fermé</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>spades</source>
        <translation>pique; m</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle; m</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur; m</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau; m</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>play in spades</source>
        <translation>jeu à pique; m</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>jeu à trèfle; m</translation>
    </message>
    <message>
        <source>play in hearts</source>
        <translation>jeu à cœur; m</translation>
    </message>
    <message>
        <source>play in diamonds</source>
        <translation>jeu à carreau; m</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Par joueurs</translation>
    </message>
    <message>
        <source>Peru</source>
        <translation>Pérou</translation>
    </message>
    <message>
        <source>The Canaries</source>
        <translation>Les Canaries</translation>
    </message>
    <message>
        <source>Year and place unknown</source>
        <translation>Année et lieu inconnus</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>The &amp;journey</source>
        <translation>Le &amp;voyage</translation>
    </message>
</context>
<context>
    <name>GamePaper</name>
    <message>
        <source>&amp;Lesson</source>
        <translation>L&amp;eçon</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Pro&amp;blèmes</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Leçon faite</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Ombre Renegado</source>
        <translation>Hombre renegado</translation>
    </message>
    <message>
        <source>Nine cards each and three bids, as Spain played it. The highest bidder must take more tricks than each of the others.</source>
        <translation>Neuf cartes chacun et trois enchères, comme en Espagne autrefois. Qui enchérit le plus haut doit faire plus de levées que chacun des autres.</translation>
    </message>
    <message>
        <source>Three bids, one against two</source>
        <translation>Trois enchères, un contre deux</translation>
    </message>
    <message>
        <source>It was first described in Madrid in 1663.</source>
        <translation>On l’a décrit pour la première fois à Madrid en 1663.</translation>
    </message>
    <message>
        <source>French Ombre</source>
        <translation>Hombre français</translation>
    </message>
    <message>
        <source>In French salons the winner takes the pool, and the loser pays it again. You draw cards, draw none (sans prendre), or take every trick (vole).</source>
        <translation>Dans les salons français, le gagnant prend la poule, et le perdant la paie de nouveau. On écarte, on joue sans prendre ou on fait toutes les levées (vole).</translation>
    </message>
    <message>
        <source>Win the pool, or pay it</source>
        <translation>Gagnez la poule, ou payez-la</translation>
    </message>
    <message>
        <source>France first mentions Ombre in 1671.</source>
        <translation>La France parle de l’hombre pour la première fois en 1671.</translation>
    </message>
    <message>
        <source>Two-bid Ombre</source>
        <translation>Hombre aux deux enchères</translation>
    </message>
    <message>
        <source>Good for a beginning: you play with an exchange, or higher, without one. The rest is much as in Renegado.</source>
        <translation>Bonne pour commencer&#xa0;: on joue avec un écart ou, plus haut, sans écart. Le reste est presque comme au renegado.</translation>
    </message>
    <message>
        <source>Two bids only, for a beginning</source>
        <translation>Deux enchères, pour commencer</translation>
    </message>
    <message>
        <source>The Encyclopædia Britannica of 1911 describes it much like this.</source>
        <translation>L’Encyclopædia Britannica de 1911 le décrit à peu près ainsi.</translation>
    </message>
    <message>
        <source>Ombre for two</source>
        <translation>Hombre à deux</translation>
    </message>
    <message>
        <source>A red suit is left out, and each of you has eight cards. You bid as in Renegado, and need five of the eight tricks.</source>
        <translation>Une couleur rouge est ôtée, et chacun a huit cartes. On enchérit comme au renegado, et il faut cinq des huit levées.</translation>
    </message>
    <message>
        <source>Eye to eye, without a red suit</source>
        <translation>Face à face, sans une couleur rouge</translation>
    </message>
    <message>
        <source>Its place and year are not known to us.</source>
        <translation>Nous n’en connaissons ni le lieu ni l’année.</translation>
    </message>
    <message>
        <source>Ombre for four</source>
        <translation>Hombre à quatre</translation>
    </message>
    <message>
        <source>Renegado for four: three play, and the one opposite the dealer sits out. When those three pass, the fourth takes the talon and plays alone.</source>
        <translation>Le renegado à quatre&#xa0;: trois jouent, et celui d’en face du donneur fait le mort. Quand les trois passent, le quatrième prend le talon et joue seul.</translation>
    </message>
    <message>
        <source>Three play, the fourth looks on</source>
        <translation>Trois jouent, le quatrième regarde</translation>
    </message>
    <message>
        <source>It was first described in Zaragoza in 1669.</source>
        <translation>On l’a décrit pour la première fois à Saragosse en 1669.</translation>
    </message>
    <message>
        <source>Cinquillo, Ombre for five</source>
        <translation>Cinquillo, l’hombre à cinq</translation>
    </message>
    <message>
        <source>Whoever asks leave names trumps and calls a king, whose holder helps in secret. Together they need five of the eight tricks; a solo needs them alone.</source>
        <translation>Qui demande nomme l’atout et appelle un roi, dont le détenteur l’aide en secret. Il leur faut ensemble cinq des huit levées&#xa0;; au solo, on les fait seul.</translation>
    </message>
    <message>
        <source>Call a king, find a friend</source>
        <translation>Appelez un roi, trouvez un ami</translation>
    </message>
    <message>
        <source>It was first described about 1683; the French called it quintille.</source>
        <translation>On l’a décrit vers 1683&#xa0;; en France, on disait quintille.</translation>
    </message>
    <message>
        <source>Homme d’Auvergne</source>
        <translation>Homme d’Auvergne</translation>
    </message>
    <message>
        <source>A quick old game for points: five cards each, and one turned up. Whoever accepts its suit as trump is the Man, against all the others.</source>
        <translation>Un vieux jeu rapide, aux points&#xa0;: cinq cartes chacun, et une tournée. Qui accepte sa couleur pour atout est l’Homme contre tous les autres.</translation>
    </message>
    <message>
        <source>Five cards, quick and for points</source>
        <translation>Cinq cartes, vite et aux points</translation>
    </message>
    <message>
        <source>It was printed in Paris in 1665, and is named after the Auvergne.</source>
        <translation>On l’a imprimé à Paris en 1665&#xa0;; son nom vient de l’Auvergne.</translation>
    </message>
    <message>
        <source>Ten cards and a secret ally</source>
        <translation>Dix cartes et un allié secret</translation>
    </message>
    <message>
        <source>It was new in France, and had put Ombre in the shade by 1750.</source>
        <translation>Nouveau en France, il avait éclipsé l’hombre avant 1750.</translation>
    </message>
    <message>
        <source>L’Hombre, as in Denmark</source>
        <translation>L’hombre du Danemark</translation>
    </message>
    <message>
        <source>Danish clubs play it today: nine bids, fought out two by two. A nolo has no trumps and takes no trick; a tariff sets the payments.</source>
        <translation>Les clubs danois le jouent aujourd’hui&#xa0;: neuf enchères, disputées deux à deux. Un nolo n’a pas d’atout et ne fait aucune levée&#xa0;; un tarif fixe les paiements.</translation>
    </message>
    <message>
        <source>Nine bids, fought out in duels</source>
        <translation>Neuf enchères, réglées en duel</translation>
    </message>
    <message>
        <source>Jutland and Funen still play it; a painting of 1887 shows it.</source>
        <translation>On y joue encore au Jutland et en Fionie&#xa0;; un tableau de 1887 le montre.</translation>
    </message>
    <message>
        <source>Tresillo</source>
        <translation>Tresillo</translation>
    </message>
    <message>
        <source>Ombre as Spain still plays it, for small stakes. A bid in the favour suit goes higher and is worth more.</source>
        <translation>L’hombre tel que l’Espagne le joue encore, pour de petites mises. Une enchère dans la couleur favorite passe plus haut et vaut plus.</translation>
    </message>
    <message>
        <source>One suit is worth more</source>
        <translation>Une couleur vaut plus</translation>
    </message>
    <message>
        <source>Parts of Spain kept the game alive through the nineteenth century.</source>
        <translation>Des régions d’Espagne l’ont gardé en vie pendant tout le XIXe siècle.</translation>
    </message>
    <message>
        <source>Rocambor</source>
        <translation>Rocambor</translation>
    </message>
    <message>
        <source>Peru and Bolivia play Tresillo with diamonds, the oros, as favour suit. Oros may only overcall, and when all pass, the holder of spadille plays.</source>
        <translation>Le Pérou et la Bolivie jouent au Tresillo avec carreau, oros, pour couleur favorite. Les oros ne peuvent que surenchérir, et quand tous passent, celui qui a spadille joue.</translation>
    </message>
    <message>
        <source>A bid in oros goes higher</source>
        <translation>Une enchère en oros monte plus haut</translation>
    </message>
    <message>
        <source>Peru and Bolivia played it in the twentieth century, and still do.</source>
        <translation>Le Pérou et la Bolivie y jouaient au XXe siècle, et y jouent encore.</translation>
    </message>
    <message>
        <source>Zanga</source>
        <translation>Zanga</translation>
    </message>
    <message>
        <source>The Canary Islands play it two against two, and partners say nothing. Five of the eight tricks win, and all thirty-two stones win the game.</source>
        <translation>Les Canaries y jouent à deux contre deux, et les partenaires ne se disent rien. Cinq des huit levées gagnent, et les trente-deux pierres gagnent la partie.</translation>
    </message>
    <message>
        <source>Two against two, for stones</source>
        <translation>Deux contre deux, pour des pierres</translation>
    </message>
    <message>
        <source>It is still played on the islands.</source>
        <translation>On y joue encore dans les îles.</translation>
    </message>
    <message>
        <source>Zanga in Málaga</source>
        <translation>Zanga de Malaga</translation>
    </message>
    <message>
        <source>Zanga with thirty-two cards, as Málaga&apos;s villages play it. The only clubs, ace and king, are always trumps; coins earn a stone more.</source>
        <translation>La zanga à trente-deux cartes, comme dans les villages de Malaga. De bâton, il n’y a que l’as et le roi, toujours atouts&#xa0;; denier rapporte une pierre de plus.</translation>
    </message>
    <message>
        <source>The ugly king is always trump</source>
        <translation>Le roi laid est toujours atout</translation>
    </message>
    <message>
        <source>It is still played in the hills of Málaga.</source>
        <translation>On y joue encore dans les collines de Malaga.</translation>
    </message>
    <message>
        <source>Tritrille</source>
        <translation>Tritrille</translation>
    </message>
    <message>
        <source>Quadrille for three, with ten cards each and a red suit left out. The Ombre gets a king for another card, and needs six tricks alone.</source>
        <translation>Le quadrille à trois, avec dix cartes chacun et sans une couleur rouge. L’hombre reçoit un roi contre une autre carte, et doit faire seul six levées.</translation>
    </message>
    <message>
        <source>Ask for a king, play alone</source>
        <translation>Demandez un roi, jouez seul</translation>
    </message>
    <message>
        <source>German Solo</source>
        <translation>Solo allemand</translation>
    </message>
    <message>
        <source>Germany&apos;s Quadrille: eight cards each, and the queen of clubs above all. In a Frage you call an ace, whose holder is your secret ally.</source>
        <translation>Le quadrille des Allemands&#xa0;: huit cartes chacun, et la dame de trèfle au-dessus de tout. Dans une Frage vous appelez un as, dont le détenteur est votre allié secret.</translation>
    </message>
    <message>
        <source>The queen of clubs rules all</source>
        <translation>La dame de trèfle domine tout</translation>
    </message>
    <message>
        <source>Northern Germany knew it by the late eighteenth century.</source>
        <translation>L’Allemagne du Nord le connaissait à la fin du XVIIIe siècle.</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>Facile à apprendre</translation>
    </message>
    <message>
        <source>Takes an evening</source>
        <translation>Demande une soirée</translation>
    </message>
    <message>
        <source>For those who know Ombre</source>
        <translation>Pour qui connaît l’hombre</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>At your right</source>
        <translation>À votre droite</translation>
    </message>
    <message>
        <source>Opposite you, to the right</source>
        <translation>En face de vous, à droite</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>En face de vous</translation>
    </message>
    <message>
        <source>Opposite you, to the left</source>
        <translation>En face de vous, à gauche</translation>
    </message>
    <message>
        <source>At your left</source>
        <translation>À votre gauche</translation>
    </message>
    <message>
        <source>{players:one # player|other # players}</source>
        <translation>{players:one # joueur|other # joueurs}</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>De {fewest} à {most} joueurs</translation>
    </message>
    <message>
        <source>{tricks:one # trick|other # tricks}</source>
        <translation>{tricks:one # levée|other # levées}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Quadrille</source>
        <translation>Quadrille</translation>
    </message>
    <message>
        <source>For a hundred years this was the card game of Europe’s drawing rooms. You call a king, and with its secret holder need six of ten tricks.</source>
        <translation>Pendant cent ans, ce fut le jeu de cartes des salons d’Europe. Vous appelez un roi et, avec son détenteur secret, il vous faut six des dix levées.</translation>
    </message>
</context>
<context>
    <name>Grammar</name>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Leads a king at once, though it may be trumped.</source>
        <translation>Joue un roi aussitôt, quitte à le voir coupé.</translation>
    </message>
    <message>
        <source>As Ombre, leads other suits before the trumps of the others are drawn.</source>
        <translation>En hombre, entame d’autres couleurs avant d’avoir fait tomber les atouts des autres.</translation>
    </message>
    <message>
        <source>Leads a trump as a defender, and so does the Ombre&apos;s work.</source>
        <translation>En défense, entame atout, et fait ainsi le travail de l’hombre.</translation>
    </message>
    <message>
        <source>Leads the same suit again, although it brought nothing the first time.</source>
        <translation>Entame de nouveau la même couleur, qui n’avait rien rapporté la première fois.</translation>
    </message>
    <message>
        <source>As a defender, leads the shortest suit, even if that bares a good card.</source>
        <translation>En défense, entame sa couleur la plus courte, même si une bonne carte y reste nue.</translation>
    </message>
    <message>
        <source>Saves spadille for later, and plays the next trump instead.</source>
        <translation>Garde spadille pour plus tard, et joue l’atout suivant à la place.</translation>
    </message>
    <message>
        <source>As Ombre, leads every trump from the top before anything else.</source>
        <translation>En hombre, joue tous ses atouts du plus haut au plus bas avant toute autre chose.</translation>
    </message>
    <message>
        <source>Takes a trick that the partner is winning already.</source>
        <translation>Prend une levée que son partenaire gagnait déjà.</translation>
    </message>
    <message>
        <source>Trumps a trick at sight, whether it is worth it or not.</source>
        <translation>Coupe une levée dès que possible, qu’elle en vaille la peine ou non.</translation>
    </message>
    <message>
        <source>Plays low as the second to play, even with the king.</source>
        <translation>Joue bas en second, même avec le roi.</translation>
    </message>
    <message>
        <source>Trumps high where a small trump would do.</source>
        <translation>Coupe haut là où un petit atout suffirait.</translation>
    </message>
    <message>
        <source>What they have shown at this table</source>
        <translation>Ce qu’ils ont laissé voir à cette table</translation>
    </message>
    <message>
        <source>A habit stands here once two settled deals of this sitting have shown it. After ten deals, one is enough.</source>
        <translation>Une manie figure ici quand deux donnes réglées de cette partie l’ont montrée. Après dix donnes, une seule suffit.</translation>
    </message>
    <message>
        <source>Seen {times:one once|other # times}, in {deals:one deal|other deals} {numbers}.</source>
        <translation>Vue {times:one une fois|other # fois}, {deals:one à la donne|other aux donnes} {numbers}.</translation>
    </message>
    <message>
        <source>Plays without habits.</source>
        <translation>Joue sans manies.</translation>
    </message>
    <message>
        <source>The deals of this sitting are being looked through.</source>
        <translation>Les donnes de cette partie sont passées en revue.</translation>
    </message>
    <message>
        <source>Nothing to notice yet.</source>
        <translation>Rien à remarquer encore.</translation>
    </message>
    <message>
        <source>Nothing to notice in {deals:one # deal|other # deals} so far.</source>
        <translation>Rien à remarquer en {deals:one # donne|other # donnes} jusqu’ici.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is only one thing that you may do.</source>
        <translation>Il n’y a qu’une chose que vous puissiez faire.</translation>
    </message>
    <message>
        <source>Your partner has this trick already: leave it to them.</source>
        <translation>Votre partenaire a déjà cette levée&#xa0;: laissez-la-lui.</translation>
    </message>
    <message>
        <source>Win with the lowest card that no opponent can beat.</source>
        <translation>Gagnez avec la plus basse carte qu’aucun adversaire ne peut prendre.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you can trump.</source>
        <translation>Vous n’avez pas {suit:fv d’|other de }{suit}&#xa0;: vous pouvez couper.</translation>
    </message>
    <message>
        <source>With this trick the game is yours.</source>
        <translation>Avec cette levée, le jeu est à vous.</translation>
    </message>
    <message>
        <source>Once your side has this trick, they can no longer win.</source>
        <translation>Une fois cette levée à votre camp, ils ne peuvent plus gagner.</translation>
    </message>
    <message>
        <source>You need this trick: without it you can no longer win.</source>
        <translation>Il vous faut cette levée&#xa0;: sans elle, vous ne pouvez plus gagner.</translation>
    </message>
    <message>
        <source>You can no longer win, but with this trick you may still tie.</source>
        <translation>Vous ne pouvez plus gagner, mais avec cette levée vous pouvez encore égaliser.</translation>
    </message>
    <message>
        <source>Only you can still stop them: take this trick yourself.</source>
        <translation>Il n’y a plus que vous pour les arrêter&#xa0;: faites vous-même cette levée.</translation>
    </message>
    <message>
        <source>Only your partner can still stop them: leave them this trick.</source>
        <translation>Seul votre partenaire peut encore les arrêter&#xa0;: laissez-lui cette levée.</translation>
    </message>
    <message>
        <source>Your partner said gano: leave them this trick.</source>
        <translation>Votre partenaire a dit gano&#xa0;: laissez-lui cette levée.</translation>
    </message>
    <message>
        <source>You have {tricks:one # trick|other # tricks}, more than your partner: collect them in one hand.</source>
        <translation>Vous avez {tricks:one # levée|other # levées}, plus que votre partenaire&#xa0;: réunissez-les en une main.</translation>
    </message>
    <message>
        <source>Your partner has {tricks:one # trick|other # tricks}, more than you: let them collect.</source>
        <translation>Votre partenaire a {tricks:one # levée|other # levées}, plus que vous&#xa0;: laissez-le les réunir.</translation>
    </message>
    <message>
        <source>They have trumped: a higher trump takes the trick back.</source>
        <translation>Ils ont coupé&#xa0;: un atout plus fort reprend la levée.</translation>
    </message>
    <message>
        <source>Last to play: the lowest card that wins is enough.</source>
        <translation>Personne ne joue après&#xa0;: la plus basse carte qui gagne suffit.</translation>
    </message>
    <message>
        <source>Your partner&apos;s card may still be beaten: cover it with a higher one.</source>
        <translation>La carte de votre partenaire peut encore être prise&#xa0;: couvrez-la d’une plus forte.</translation>
    </message>
    <message>
        <source>Your lowest card that beats theirs may be enough: keep the higher ones.</source>
        <translation>Votre plus basse carte qui prend la leur peut suffire&#xa0;: gardez les plus fortes.</translation>
    </message>
    <message>
        <source>Take the trick over from your partner: then you lead.</source>
        <translation>Reprenez la levée à votre partenaire&#xa0;: vous entamerez ensuite.</translation>
    </message>
    <message>
        <source>You may withhold {card:the}: the trump that was led cannot force it.</source>
        <translation>Vous pouvez garder {card:le}&#xa0;: l’atout entamé ne force pas cette carte.</translation>
    </message>
    <message>
        <source>Keep your trumps: they may win a trick of their own.</source>
        <translation>Gardez vos atouts&#xa0;: ils peuvent faire une levée à eux seuls.</translation>
    </message>
    <message>
        <source>Keep your last trump while others may still hold some.</source>
        <translation>Gardez votre dernier atout tant que d’autres peuvent en avoir.</translation>
    </message>
    <message>
        <source>Nobody else has trumps now: yours will bring back the lead.</source>
        <translation>Personne d’autre n’a d’atout&#xa0;: les vôtres vous rendront la main.</translation>
    </message>
    <message>
        <source>Your partner plays last and may still take this trick.</source>
        <translation>Votre partenaire joue en dernier et peut encore faire cette levée.</translation>
    </message>
    <message>
        <source>Keep {card:the}: it can still win a later trick.</source>
        <translation>Gardez {card:le}&#xa0;: cette carte peut encore faire une levée plus tard.</translation>
    </message>
    <message>
        <source>Those after you can probably beat your high cards too: save them.</source>
        <translation>Ceux qui suivent prendraient sans doute aussi vos fortes cartes&#xa0;: gardez-les.</translation>
    </message>
    <message>
        <source>Keep {card:the}: nobody holds a higher one.</source>
        <translation>Gardez {card:le}&#xa0;: personne n’en a de plus forte.</translation>
    </message>
    <message>
        <source>Wait with {card:the}: let others lead that suit first.</source>
        <translation>Laissez les autres entamer la couleur où votre petite carte protège {card:le}.</translation>
    </message>
    <message>
        <source>The trick is your partner&apos;s so far: give your cheapest card.</source>
        <translation>La levée est pour l’instant à votre partenaire&#xa0;: jouez la carte qui vous sert le moins.</translation>
    </message>
    <message>
        <source>Count your sure tricks: they make {tricks:one # trick|other # tricks} in all, and that wins.</source>
        <translation>Comptez vos levées sûres&#xa0;: cela fait {tricks:one # levée|other # levées} en tout, et c’est gagné.</translation>
    </message>
    <message>
        <source>Lead a trump to bring out theirs: {left:one # is|other # are} still out.</source>
        <translation>Jouez atout pour faire tomber les leurs&#xa0;: il en reste {left}.</translation>
    </message>
    <message>
        <source>Lead a trump: it helps your partner draw those of the others.</source>
        <translation>Jouez atout&#xa0;: cela aide votre partenaire à faire tomber ceux des autres.</translation>
    </message>
    <message>
        <source>Nobody has a higher card than yours in {suit}: lead it.</source>
        <translation>Personne n’a plus haut que vous à {suit}&#xa0;: entamez cette couleur.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: lead one to bring out the higher ones.</source>
        <translation>Vous avez {have:one # atout|other # atouts}&#xa0;: jouez-en un pour faire tomber les plus forts.</translation>
    </message>
    <message>
        <source>Draw trumps first, or they may trump {card:the}.</source>
        <translation>Tirez d’abord les atouts, sinon ils pourraient couper {card:le}.</translation>
    </message>
    <message>
        <source>Wait with your trumps: if they lead trumps, {card:the} can win as well.</source>
        <translation>Attendez avec vos atouts&#xa0;: s’ils entament atout, {card:le} peut gagner aussi.</translation>
    </message>
    <message>
        <source>You have {have:one # card|other # cards} in {suit}: the small ones may win later.</source>
        <translation>Vous avez {have:one # carte|other # cartes} à {suit}&#xa0;: les petites pourront gagner plus tard.</translation>
    </message>
    <message>
        <source>Your opponent must play before your partner: lead through them.</source>
        <translation>Votre adversaire doit jouer avant votre partenaire&#xa0;: entamez à travers lui.</translation>
    </message>
    <message>
        <source>Your cards here are worth the same: it does not matter which.</source>
        <translation>Vos cartes se valent ici&#xa0;: peu importe laquelle.</translation>
    </message>
    <message>
        <source>The game is not lost yet: do not give up.</source>
        <translation>Le jeu n’est pas encore perdu&#xa0;: n’abandonnez pas.</translation>
    </message>
    <message>
        <source>Not {suit}: they have none, and could throw a dangerous card.</source>
        <translation>Pas {suit}&#xa0;: ils n’en ont pas et pourraient jeter une carte dangereuse.</translation>
    </message>
    <message>
        <source>Nobody has a lower card in {suit}: whoever follows must beat it.</source>
        <translation>Personne n’a plus bas à {suit}&#xa0;: qui fournit doit la prendre.</translation>
    </message>
    <message>
        <source>You need not follow: throw the card that could win most easily.</source>
        <translation>Vous n’avez pas à fournir&#xa0;: jetez la carte qui gagnerait le plus facilement.</translation>
    </message>
    <message>
        <source>They are winning this trick: leave it to them.</source>
        <translation>Ils sont en train de faire cette levée&#xa0;: laissez-la-leur.</translation>
    </message>
    <message>
        <source>Play low: they may have to take the trick.</source>
        <translation>Jouez bas&#xa0;: ils devront peut-être faire la levée.</translation>
    </message>
    <message>
        <source>Play high now, and keep your low cards to catch them later.</source>
        <translation>Jouez haut maintenant, et gardez vos basses cartes pour les prendre plus tard.</translation>
    </message>
    <message>
        <source>Your partner has no {suit} and may trump: lead that suit.</source>
        <translation>Votre partenaire n’a pas {suit:fv d’|other de }{suit} et peut couper&#xa0;: entamez cette couleur.</translation>
    </message>
    <message>
        <source>If they take this trick, they have won: stop them here.</source>
        <translation>S’ils font cette levée, ils ont gagné&#xa0;: arrêtez-les ici.</translation>
    </message>
    <message>
        <source>You have a card that no opponent can beat: a sure trick.</source>
        <translation>Vous avez une carte qu’aucun adversaire ne peut prendre&#xa0;: une levée sûre.</translation>
    </message>
    <message>
        <source>You have a card that only a trump can beat.</source>
        <translation>Vous avez une carte que seul un atout peut prendre.</translation>
    </message>
    <message>
        <source>You have a card that only {few:one # card|other # cards} can still beat.</source>
        <translation>Vous avez une carte {few:one qu’une seule carte peut|other que # cartes seulement peuvent} encore prendre.</translation>
    </message>
    <message>
        <source>Make them spend a higher card, or take the trick.</source>
        <translation>Faites-leur dépenser une carte plus forte, ou faites la levée.</translation>
    </message>
    <message>
        <source>Keep {card:the}: few cards can still beat it.</source>
        <translation>Gardez {card:le}&#xa0;: peu de cartes peuvent encore la prendre.</translation>
    </message>
    <message>
        <source>You have only {have:one # card|other # cards} in {suit}: soon you can trump that suit.</source>
        <translation>Vous n’avez que {have:one # carte|other # cartes} à {suit}&#xa0;: bientôt vous pourrez couper cette couleur.</translation>
    </message>
    <message>
        <source>A loser costs little: every card still out in its suit beats it.</source>
        <translation>Une carte perdante coûte peu&#xa0;: toutes celles qui restent dans sa couleur la prennent.</translation>
    </message>
    <message>
        <source>Nobody can beat your best trump: draw theirs while {left:one # is|other # are} still out.</source>
        <translation>Personne ne bat votre meilleur atout&#xa0;: faites tomber les leurs, il en reste {left}.</translation>
    </message>
    <message>
        <source>An opponent has no {suit}: they must trump it or let it go.</source>
        <translation>Un adversaire n’a pas {suit:fv d’|other de }{suit}&#xa0;: il doit couper ou laisser passer.</translation>
    </message>
    <message>
        <source>Your partner led {suit}: lead that suit back to them.</source>
        <translation>Votre partenaire a entamé {suit}&#xa0;: rejouez-lui cette couleur.</translation>
    </message>
    <message>
        <source>Only {card:the} beats your best card of its suit: bring it out.</source>
        <translation>Une seule carte peut prendre votre meilleure de cette couleur&#xa0;: faites tomber {card:le}.</translation>
    </message>
    <message>
        <source>It makes no difference here: on average every card comes to the same.</source>
        <translation>Peu importe ici&#xa0;: en moyenne, toutes les cartes donnent le même résultat.</translation>
    </message>
    <message>
        <source>Lead the card that is likeliest to be beaten.</source>
        <translation>Jouez la carte qui a le plus de chances d’être prise.</translation>
    </message>
    <message>
        <source>Go under {card:the} with the highest card you can.</source>
        <translation>Restez sous {card:le} avec la plus forte carte possible.</translation>
    </message>
    <message>
        <source>You cannot win this trick: give your cheapest card.</source>
        <translation>Vous ne pouvez pas faire cette levée&#xa0;: jouez la carte qui vous sert le moins.</translation>
    </message>
    <message>
        <source>Keep the low card that guards {card:the}.</source>
        <translation>Gardez la petite carte qui protège {card:le}.</translation>
    </message>
    <message>
        <source>You have no matador: let the other defender draw before you.</source>
        <translation>Vous n’avez pas de matador&#xa0;: laissez l’autre défenseur prendre avant vous.</translation>
    </message>
    <message>
        <source>Every card you have left wins: go for all the tricks.</source>
        <translation>Toutes les cartes qui vous restent gagnent&#xa0;: allez à la vole.</translation>
    </message>
    <message>
        <source>With {tricks:one # trick|other # tricks} you are ahead: codille is in sight, so play on.</source>
        <translation>Avec {tricks:one # levée|other # levées} vous êtes en tête&#xa0;: codille est en vue, jouez donc.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Hint: {told}</source>
        <translation>Conseil&#xa0;: {told}</translation>
    </message>
    <message>
        <source>One moment, the choices are being weighed.</source>
        <translation>Un instant, le maître réfléchit…</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un conseil</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Faites-le</translation>
    </message>
    <message>
        <source>There is no hint just now. The game goes on as it was.</source>
        <translation>Pas de conseil pour l’instant. La partie continue comme avant.</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire&#x202f;?</translation>
    </message>
    <message>
        <source>Other throws</source>
        <translation>Autres écarts</translation>
    </message>
    <message>
        <source>Press {key} to do it.</source>
        <translation>Appuyez sur {key} pour le faire.</translation>
    </message>
    <message>
        <source>You then seldom win.</source>
        <translation>Vous gagnez alors rarement.</translation>
    </message>
    <message>
        <source>You then win about {times:one once|other # times} in 10.</source>
        <translation>Vous gagnez alors environ {times:one une fois|other # fois} sur 10.</translation>
    </message>
    <message>
        <source>You then nearly always win.</source>
        <translation>Vous gagnez alors presque toujours.</translation>
    </message>
    <message>
        <source>You seldom come out ahead.</source>
        <translation>Vous en sortez rarement gagnant.</translation>
    </message>
    <message>
        <source>You come out ahead about {times:one once|other # times} in 10.</source>
        <translation>Vous en sortez gagnant environ {times:one une fois|other # fois} sur 10.</translation>
    </message>
    <message>
        <source>You nearly always come out ahead.</source>
        <translation>Vous en sortez presque toujours gagnant.</translation>
    </message>
    <message>
        <source>Any of them is about as good.</source>
        <translation>Tous se valent à peu près.</translation>
    </message>
    <message>
        <source>One way it may go:</source>
        <translation>Cela peut tourner ainsi&#xa0;:</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Vous la prenez</translation>
    </message>
    <message>
        <source>{name} takes it</source>
        <translation>{name} la prend</translation>
    </message>
    <message>
        <source>{cards}: you take the trick.</source>
        <translation>{cards}&#xa0;: vous prenez la levée.</translation>
    </message>
    <message>
        <source>{cards}: {name} takes the trick.</source>
        <translation>{cards}&#xa0;: {name} prend la levée.</translation>
    </message>
    <message>
        <source>Throw {more:the} as well</source>
        <translation>Écarter aussi {more:le}</translation>
    </message>
    <message>
        <source>Keep {less:the}</source>
        <translation>Garder {less:le}</translation>
    </message>
    <message>
        <source>Throw {more:the}, keep {less:the}</source>
        <translation>Écarter {more:le}, garder {less:le}</translation>
    </message>
    <message>
        <source>Throw {cards:the}</source>
        <translation>Écarter {cards:le}</translation>
    </message>
    <message>
        <source>The marked cards</source>
        <translation>Les cartes marquées</translation>
    </message>
    <message>
        <source>“{action}” wins more often, but brings less in the long run.</source>
        <translation>«&#xa0;{action}&#xa0;» gagne plus souvent, mais rapporte moins à la longue.</translation>
    </message>
    <message>
        <source>{others:one Another choice is|other # other choices are} about equal.</source>
        <translation>{others:one Un autre choix vaut|other # autres choix valent} à peu près autant.</translation>
    </message>
    <message>
        <source>{action}: {wins}, {cost}</source>
        <translation>{action}&#xa0;: {wins}, {cost}</translation>
    </message>
    <message>
        <source>{action}: {wins}</source>
        <translation>{action}&#xa0;: {wins}</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>presque égal</translation>
    </message>
    <message>
        <source>costs {amount}</source>
        <translation>coûte {amount}</translation>
    </message>
    <message>
        <source>{action}: loses {amount}, give or take {error}</source>
        <translation>{action}&#xa0;: perd {amount}, à {error} près</translation>
    </message>
    <message>
        <source>{action}: gains {amount}, give or take {error}</source>
        <translation>{action}&#xa0;: gagne {amount}, à {error} près</translation>
    </message>
    <message>
        <source>This deal can hardly be won any more.</source>
        <translation>Cette donne ne peut plus guère être gagnée.</translation>
    </message>
    <message>
        <source>Another throw: {line}</source>
        <translation>Autre écart&#xa0;: {line}</translation>
    </message>
    <message>
        <source>{action}: gains {amount}</source>
        <translation>{action}&#xa0;: gagne {amount}</translation>
    </message>
    <message>
        <source>{action}: loses {amount}</source>
        <translation>{action}&#xa0;: perd {amount}</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in chips beside the best.</source>
        <translation>Les chances de gagner, et ce que cela coûte en jetons par rapport au mieux.</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in points beside the best.</source>
        <translation>Les chances de gagner, et ce que cela coûte en points par rapport au mieux.</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in stones beside the best.</source>
        <translation>Les chances de gagner, et ce que cela coûte en pierres par rapport au mieux.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Play {card:the}, and say gano.</source>
        <translation>Jouez {card:le} et dites gano.</translation>
    </message>
    <message>
        <source>Play {card:the}.</source>
        <translation>Jouez {card:le}.</translation>
    </message>
    <message>
        <source>Call {card:the}.</source>
        <translation>Appelez {card:le}.</translation>
    </message>
    <message>
        <source>Give {card:the}.</source>
        <translation>Donner {card:le}.</translation>
    </message>
    <message>
        <source>Bid {contract}.</source>
        <translation>Annoncez {contract:f la|other le} {contract}.</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>Nommez {suit} pour atout.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Gardez toutes vos cartes.</translation>
    </message>
    <message>
        <source>Throw away the {number:one marked card|other # marked cards}.</source>
        <translation>Écartez {number:one la carte marquée|other les # cartes marquées}.</translation>
    </message>
    <message>
        <source>Throw away {cards:the}.</source>
        <translation>Écartez {cards:le}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passez.</translation>
    </message>
    <message>
        <source>Choose “{label}”.</source>
        <translation>Choisissez «&#xa0;{label}&#xa0;».</translation>
    </message>
    <message>
        <source>If you pass too, you must play anyway.</source>
        <translation>Si vous passez aussi, vous devrez jouer quand même.</translation>
    </message>
    <message>
        <source>Once you lead, every card you hold wins.</source>
        <translation>Dès que vous entamez, toutes vos cartes gagnent.</translation>
    </message>
    <message>
        <source>{high:one Only one of your cards is dangerous, and you may exchange it.|other Only # of your cards are dangerous, and you may exchange them.}</source>
        <translation>{high:one Une seule de vos cartes est dangereuse, et vous pouvez la changer.|other Seules # de vos cartes sont dangereuses, et vous pouvez les changer.}</translation>
    </message>
    <message>
        <source>You have a low card in every suit you hold.</source>
        <translation>Vous avez une petite carte dans chacune de vos couleurs.</translation>
    </message>
    <message>
        <source>On average you make about {have:one # trick|other # tricks}, whichever suit is turned.</source>
        <translation>En moyenne vous faites environ {have:one # levée|other # levées}, quelle que soit la couleur tournée.</translation>
    </message>
    <message>
        <source>Spadille and basto are trumps, whichever suit is turned.</source>
        <translation>Spadille et baste sont atouts, quelle que soit la couleur tournée.</translation>
    </message>
    <message>
        <source>{card:The} is a trump, whichever suit is turned.</source>
        <translation>{card:Le} est atout, quelle que soit la couleur tournée.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>Avec {suit} pour atout vous faites environ {have:one # levée|other # levées}, et {need} suffisent.</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>Avec {suit} pour atout votre camp fait environ {have:one # levée|other # levées}, et {need} suffisent.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: enough if the others share theirs.</source>
        <translation>Avec {suit} pour atout vous faites environ {have:one # levée|other # levées}&#xa0;: assez si les autres se partagent les leurs.</translation>
    </message>
    <message>
        <source>{other:Name} wins more often, but {contract} pays more.</source>
        <translation>{other:Name} gagne plus souvent, mais {contract} rapporte plus.</translation>
    </message>
    <message>
        <source>{contract:Name} leaves {other} open, and your cards suit that better.</source>
        <translation>{contract:Name} laisse la voie ouverte à {other}, et vos cartes s’y prêtent mieux.</translation>
    </message>
    <message>
        <source>It wins only about {wins:one once|other # times} in 10, but on average that beats passing.</source>
        <translation>Cela ne gagne qu’environ {wins:one une fois|other # fois} sur 10, mais vaut mieux en moyenne que passer.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}.</source>
        <translation>À {suit}, vous avez {trumps:one # atout|other # atouts}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps, {sure:one # trick is|other # tricks are} certain.</source>
        <translation>Avec {suit} pour atout, {sure:one # levée est sûre|other # levées sont sûres}.</translation>
    </message>
    <message>
        <source>All the others have passed, so they are probably weak.</source>
        <translation>Tous les autres ont passé&#xa0;: ils sont sans doute faibles.</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only {remaining} {remaining:one is|other are} left.</source>
        <translation>{contract:Le} est déjà {contract:f prise|other pris}&#xa0;: il ne reste que {remaining:le}.</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only dearer bids are left.</source>
        <translation>{contract:Le} est déjà {contract:f prise|other pris}&#xa0;: il ne reste que des enchères plus hautes.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: one more, and you could bid.</source>
        <translation>Vous avez {have:one # atout|other # atouts}&#xa0;: avec un de plus, vous pourriez enchérir.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps} and {matadors:0 no matador|one one matador|other # matadors}: one more trump, and you could bid.</source>
        <translation>Vous avez {have:one # atout|other # atouts} et {matadors:0 pas de matador|one un matador|other # matadors}&#xa0;: avec un atout de plus, vous pourriez enchérir.</translation>
    </message>
    <message>
        <source>Your {have:one # trump is|other # trumps are} good, but {kings:0 no king stands|one only one king stands|other only # kings stand} beside them.</source>
        <translation>Vos {have:one # atout|other # atouts} sont bons, mais {kings:0 aucun roi n’est|one un seul roi est|other # rois seulement sont} à côté.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one about # trick|other about # tricks}: you need at least {least}.</source>
        <translation>Avec {suit} pour atout vous faites {have:0 à peine une levée|one environ # levée|other environ # levées}, et il vous en faut au moins {least}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes {have:0 hardly a trick|one about # trick|other about # tricks}: it needs {least}.</source>
        <translation>Avec {suit} pour atout votre camp fait {have:0 à peine une levée|one environ # levée|other environ # levées}&#xa0;: il lui en faut {least}.</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>Sans écart, vous faites {have:0 à peine une levée|one environ # levée|other environ # levées} à {suit}&#xa0;: il vous en faut au moins {least}.</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>Sans aide, vous faites {have:0 à peine une levée|one environ # levée|other environ # levées} à {suit}&#xa0;: il vous en faut au moins {least}.</translation>
    </message>
    <message>
        <source>{contract:Name} would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>{contract:Name} ne gagnerait {wins:0 presque jamais|one qu’environ une fois sur 10|other qu’environ # fois sur 10}.</translation>
    </message>
    <message>
        <source>{contract:Name} wins about {wins:one once|other # times} in 10, but losing costs more.</source>
        <translation>{contract:Name} gagne environ {wins:one une fois|other # fois} sur 10, mais perdre coûte plus cher.</translation>
    </message>
    <message>
        <source>On average, passing brings you more.</source>
        <translation>En moyenne, passer vous rapporte plus.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}, more than with any other suit.</source>
        <translation>À {suit}, vous avez {trumps:one # atout|other # atouts}, plus que dans toute autre couleur.</translation>
    </message>
    <message>
        <source>With {suit} you make about {have:one # trick|other # tricks}, the most of any suit.</source>
        <translation>À {suit}, vous faites environ {have:one # levée|other # levées}, plus que dans toute autre couleur.</translation>
    </message>
    <message>
        <source>{card:The} becomes the second-highest trump.</source>
        <translation>{card:Le} devient le deuxième atout.</translation>
    </message>
    <message>
        <source>Another suit gives you as many trumps, but they are higher in {suit}.</source>
        <translation>Une autre couleur vous donne autant d’atouts, mais ils sont plus hauts à {suit}.</translation>
    </message>
    <message>
        <source>With {suit} you have fewer trumps, but higher ones.</source>
        <translation>À {suit}, vous avez moins d’atouts, mais plus hauts.</translation>
    </message>
    <message>
        <source>{card:The} may still win a trick as a plain card.</source>
        <translation>{card:Le} peut encore faire une levée hors de l’atout.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:0 no trump|one only one trump|other only # trumps}, and trumps win tricks.</source>
        <translation>À {suit}, vous {trumps:0 n’avez pas d’atout|one n’avez qu’un atout|other n’avez que # atouts}, et les atouts font des levées.</translation>
    </message>
    <message>
        <source>Once that card has gone, {card:the} in your hand is the highest.</source>
        <translation>Une fois cette carte partie, {card:le} de votre main est le plus haut.</translation>
    </message>
    <message>
        <source>{card:The} in your hand is worth more beside it.</source>
        <translation>{card:Le} de votre main vaut plus à côté.</translation>
    </message>
    <message>
        <source>You have {number:one one card|other # cards} of {suit} to lead to {card:the}.</source>
        <translation>Vous avez {number:one une carte|other # cartes} {suit:fv d’|other de }{suit} pour jouer vers {card:le}.</translation>
    </message>
    <message>
        <source>You have {number:0 no card|one only one card} of {suit}: your ally will have the highest.</source>
        <translation>Vous {number:0 n’avez aucune carte|one n’avez qu’une carte} {suit:fv d’|other de }{suit}&#xa0;: votre allié aura la plus haute.</translation>
    </message>
    <message>
        <source>The others hold most cards of {suit}, so {card:the} should win a trick.</source>
        <translation>Les autres ont la plupart des cartes {suit:fv d’|other de }{suit}&#xa0;: {card:le} devrait faire une levée.</translation>
    </message>
    <message>
        <source>It is your lowest card of {suit}.</source>
        <translation>C’est votre plus petite carte {suit:fv d’|other de }{suit}.</translation>
    </message>
    <message>
        <source>You may draw only {most:one # card|other # cards}: throw the weakest.</source>
        <translation>Vous ne pouvez prendre que {most:one # carte|other # cartes}&#xa0;: écartez les plus faibles.</translation>
    </message>
    <message>
        <source>Keep trumps and kings: a new card is worth more than the rest.</source>
        <translation>Gardez atouts et rois&#xa0;: une carte nouvelle vaut mieux que le reste.</translation>
    </message>
    <message>
        <source>Keep only your trumps: a new card is worth more than the rest.</source>
        <translation>Ne gardez que vos atouts&#xa0;: une carte nouvelle vaut mieux que le reste.</translation>
    </message>
    <message>
        <source>Keep only your {kings:one king|other kings}: a new card is worth more than the rest.</source>
        <translation>Ne gardez que {kings:one votre roi|other vos rois}&#xa0;: une carte nouvelle vaut mieux que le reste.</translation>
    </message>
    <message>
        <source>You have neither a trump nor a king: exchange every card.</source>
        <translation>Vous n’avez ni atout ni roi&#xa0;: changez toutes vos cartes.</translation>
    </message>
    <message>
        <source>{card:The} stays too: beside its king it may win a trick.</source>
        <translation>{card:Le} reste aussi&#xa0;: à côté de son roi, cette carte peut faire une levée.</translation>
    </message>
    <message>
        <source>{card:The} stays with a lower card: it may win once the king is gone.</source>
        <translation>{card:Le} reste avec une carte plus petite&#xa0;: cette carte peut gagner une fois le roi parti.</translation>
    </message>
    <message>
        <source>Throw your weakest cards: new ones may be better.</source>
        <translation>Écartez vos cartes les plus faibles&#xa0;: de nouvelles peuvent être meilleures.</translation>
    </message>
    <message>
        <source>Keep the kings, and {suit} for {trumps:one # trump|other # trumps}.</source>
        <translation>Gardez les rois, et {suit} pour {trumps:one # atout|other # atouts}.</translation>
    </message>
    <message>
        <source>Your partner draws after you: leave them {left:one # card|other # cards}.</source>
        <translation>Votre partenaire prend après vous&#xa0;: laissez-lui {left:one # carte|other # cartes}.</translation>
    </message>
    <message>
        <source>You throw your last {suit}: unless you draw more, you may trump it.</source>
        <translation>Vous n’aurez plus {suit:fv d’|other de }{suit}, sauf à en tirer&#xa0;: vous pourrez couper.</translation>
    </message>
    <message>
        <source>Throw the cards that are likeliest to take a trick.</source>
        <translation>Écartez les cartes qui feraient le plus facilement une levée.</translation>
    </message>
    <message>
        <source>Going on for all the tricks pays more, and it goes well nearly always.</source>
        <translation>Aller à la vole rapporte plus, et cela réussit presque toujours.</translation>
    </message>
    <message>
        <source>Play on: it goes well {wins:10 nearly always|other about # times in 10}.</source>
        <translation>Continuez&#xa0;: cela réussit {wins:10 presque toujours|other environ # fois sur 10}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one only about # trick|other only about # tricks}: that is too few.</source>
        <translation>Avec {suit} pour atout vous {have:0 faites à peine une levée|one ne faites qu’environ # levée|other ne faites qu’environ # levées}, et c’est trop peu.</translation>
    </message>
    <message>
        <source>You have won already, and of the {left:one # trick|other # tricks} left {sure:0 none is|one only one is|other only # are} certain.</source>
        <translation>Vous avez déjà gagné, et des {left:one # levée|other # levées} qui restent, {sure:0 aucune n’est sûre|one une seule est sûre|other # seulement sont sûres}.</translation>
    </message>
    <message>
        <source>You have too few tricks to hope for codille.</source>
        <translation>Vous avez trop peu de levées pour espérer codille.</translation>
    </message>
    <message>
        <source>Your cards and tricks are too weak to win it yourself.</source>
        <translation>Vos cartes et vos levées sont trop faibles pour gagner vous-même.</translation>
    </message>
    <message>
        <source>Your cards and tricks are good enough to win it yourself.</source>
        <translation>Vos cartes et vos levées suffisent pour gagner vous-même.</translation>
    </message>
    <message>
        <source>The card turned up is a trump for certain: take it.</source>
        <translation>La carte tournée est un atout à coup sûr&#xa0;: prenez-la.</translation>
    </message>
    <message>
        <source>All have passed, so the strong cards probably lie in the talon.</source>
        <translation>Tous ont passé&#xa0;: les fortes cartes sont sans doute au talon.</translation>
    </message>
    <message>
        <source>If you turn up a king, you score a point.</source>
        <translation>Si vous tournez un roi, vous marquez un point.</translation>
    </message>
    <message>
        <source>A king that you show scores a point.</source>
        <translation>Un roi que vous montrez vaut un point.</translation>
    </message>
    <message>
        <source>You gain nothing by keeping the talon secret.</source>
        <translation>Vous ne gagnez rien à cacher le talon.</translation>
    </message>
    <message>
        <source>You would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>Vous ne gagneriez {wins:0 presque jamais|one qu’environ une fois sur 10|other qu’environ # fois sur 10}.</translation>
    </message>
    <message>
        <source>You have no trump left, and {left:one # is|other # are} still out.</source>
        <translation>Vous n’avez plus d’atout, et il en reste {left}.</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and you have {own:0 none|other #}.</source>
        <translation>Les autres ont {tricks:one # levée|other # levées} ensemble, et vous {own:0 aucune|one une|other #}.</translation>
    </message>
    <message>
        <source>You can hardly win now, and after codille another player gets your chips.</source>
        <translation>Vous ne pouvez plus guère gagner, et avec codille un autre joueur prend vos jetons.</translation>
    </message>
    <message>
        <source>You can hardly win, and throwing it in costs no more than a tie.</source>
        <translation>Vous ne pouvez guère gagner, et jeter le jeu ne coûte pas plus qu’une partie remise.</translation>
    </message>
</context>
<context>
    <name>Holds</name>
    <message>
        <source>With nobody</source>
        <translation>Chez personne</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>À quel point est-ce sûr&#xa0;?</translation>
    </message>
    <message>
        <source>5 times in 10</source>
        <translation>5 fois sur 10</translation>
    </message>
    <message>
        <source>7 times in 10</source>
        <translation>7 fois sur 10</translation>
    </message>
    <message>
        <source>9 times in 10</source>
        <translation>9 fois sur 10</translation>
    </message>
    <message>
        <source>That is close to what the expert sees.</source>
        <translation>C’est proche de ce que voit l’expert.</translation>
    </message>
    <message>
        <source>There, and you can be surer of it. This problem comes back another day.</source>
        <translation>C’est là, et vous pouvez en être plus sûr. Ce problème revient un autre jour.</translation>
    </message>
    <message>
        <source>There, but you cannot be that sure. This problem comes back another day.</source>
        <translation>C’est là, mais on ne peut pas en être aussi sûr. Ce problème revient un autre jour.</translation>
    </message>
    <message>
        <source>Above: your answer. Below: what the expert sees.</source>
        <translation>En haut&#xa0;: votre réponse. En bas&#xa0;: ce que voit l’expert.</translation>
    </message>
    <message>
        <source>This time it is with {name}.</source>
        <translation>Cette fois, c’est {name} qui l’a.</translation>
    </message>
    <message>
        <source>This time nobody has it.</source>
        <translation>Cette fois, personne ne l’a.</translation>
    </message>
    <message>
        <source>Where is {card:the}, most likely?</source>
        <translation>Où est {card:le}, le plus probablement&#xa0;?</translation>
    </message>
    <message>
        <source>Most likely it is with {name}: {percent}.</source>
        <translation>Le plus probablement chez {name}&#xa0;: {percent}.</translation>
    </message>
    <message>
        <source>Most likely nobody has it: {percent}.</source>
        <translation>Le plus probablement chez personne&#xa0;: {percent}.</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>Show the &amp;chief ones only</source>
        <translation>Seulement les &amp;principales</translation>
    </message>
    <message>
        <source>Show &amp;all house rules</source>
        <translation>&amp;Toutes les règles</translation>
    </message>
    <message>
        <source>Hid&amp;e the house rules</source>
        <translation>Mas&amp;quer les règles de la table</translation>
    </message>
    <message>
        <source>Chang&amp;e the house rules</source>
        <translation>Chan&amp;ger les règles de la table</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>Valeurs &amp;usuelles</translation>
    </message>
    <message>
        <source>All as in the rule book</source>
        <translation>Tout selon le livre des règles</translation>
    </message>
    <message>
        <source>Not as in the rule book: {rules}</source>
        <translation>Autrement que dans le livre des règles&#xa0;: {rules}</translation>
    </message>
</context>
<context>
    <name>KeyPage</name>
    <message>
        <source>From part to part of the table</source>
        <translation>D’une zone de la table à l’autre</translation>
    </message>
    <message>
        <source>The table read out</source>
        <translation>La table lue à haute voix</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>La première page</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Une leçon</translation>
    </message>
    <message>
        <source>Lists, log, last trick, settlement, other cards</source>
        <translation>Listes, récit, dernière levée, règlement, autres cartes</translation>
    </message>
    <message>
        <source>A replay</source>
        <translation>Une relecture</translation>
    </message>
    <message>
        <source>Dialogs</source>
        <translation>Boîtes de dialogue</translation>
    </message>
    <message>
        <source>The path of lessons</source>
        <translation>Le chemin des leçons</translation>
    </message>
    <message>
        <source>The rule book</source>
        <translation>Le livre des règles</translation>
    </message>
    <message>
        <source>Score sheet and sittings</source>
        <translation>Feuille de marque et parties</translation>
    </message>
    <message>
        <source>F6 leads round the parts of the table, from your cards to the tools. The arrow keys lead along each part.</source>
        <translation>F6 fait le tour des zones de la table, de vos cartes aux outils. Les flèches parcourent chaque zone.</translation>
    </message>
    <message>
        <source>These keys work at any time. The words are shown, and a screen reader says them.</source>
        <translation>Ces touches marchent à tout moment. Les mots s’affichent, et un lecteur d’écran les dit.</translation>
    </message>
    <message>
        <source>Each button shows its key. It works wherever you are, and is the same through the deal.</source>
        <translation>Chaque bouton montre sa touche. Elle marche où que vous soyez, et ne change pas pendant la donne.</translation>
    </message>
    <message>
        <source>Alt and the underlined letter of a button or a field leads to it.</source>
        <translation>Alt et la lettre soulignée d’un bouton ou d’un champ y mènent.</translation>
    </message>
    <message>
        <source>{keys}: {text}</source>
        <translation>{keys}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>1 to 9, and 0 for the tenth</source>
        <translation>1 à 9, et 0 pour la dixième</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 à 4</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>D</source>
        <translation>P</translation>
    </message>
    <message>
        <source>B</source>
        <translation>R</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>T</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>O</translation>
    </message>
    <message>
        <source>O</source>
        <translation>T</translation>
    </message>
    <message>
        <source>V</source>
        <translation>A</translation>
    </message>
    <message>
        <source>W</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page haut</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page bas</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Flèche gauche</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>Flèche droite</translation>
    </message>
    <message>
        <source>Up arrow</source>
        <translation>Flèche haut</translation>
    </message>
    <message>
        <source>Down arrow</source>
        <translation>Flèche bas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>To the next thing in this part</source>
        <translation>À l’élément suivant de cette zone</translation>
    </message>
    <message>
        <source>To the thing before</source>
        <translation>À l’élément d’avant</translation>
    </message>
    <message>
        <source>Back to your cards</source>
        <translation>Retour à vos cartes</translation>
    </message>
    <message>
        <source>Explain the word in focus, or the next word on the table</source>
        <translation>Expliquer le mot choisi, ou le mot suivant sur la table</translation>
    </message>
    <message>
        <source>To the next card or button</source>
        <translation>À la carte ou au bouton suivant</translation>
    </message>
    <message>
        <source>To the card or button before</source>
        <translation>À la carte ou au bouton d’avant</translation>
    </message>
    <message>
        <source>Choose the card at that place; press again to play or throw it</source>
        <translation>Choisit la carte à cette place&#xa0;; une seconde fois, la joue ou l’écarte</translation>
    </message>
    <message>
        <source>To the card on the left</source>
        <translation>À la carte de gauche</translation>
    </message>
    <message>
        <source>To the card on the right</source>
        <translation>À la carte de droite</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Déplacer la carte à gauche</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Déplacer la carte à droite</translation>
    </message>
    <message>
        <source>Raise the chosen card, then play it; in the exchange, throw or keep it</source>
        <translation>Soulève la carte choisie, puis la joue&#xa0;; à l’écart, l’écarte ou la garde</translation>
    </message>
    <message>
        <source>In the exchange, throw all up to this card, as Shift and click do</source>
        <translation>À l’écart, écarte toutes les cartes de la dernière à celle-ci, comme un clic avec Maj</translation>
    </message>
    <message>
        <source>Lower the raised card, or take back the last discard</source>
        <translation>Repose la carte soulevée, ou reprend le dernier écart</translation>
    </message>
    <message>
        <source>While you are asked nothing: go on, and put away a trick that waits</source>
        <translation>Quand rien ne vous est demandé&#xa0;: continuer, et ranger une levée qui attend</translation>
    </message>
    <message>
        <source>Press the golden button: play the raised card, or go on</source>
        <translation>Appuyer sur le bouton doré&#xa0;: jouer la carte soulevée, ou continuer</translation>
    </message>
    <message>
        <source>Play on after all, when you are asked whether you surrender</source>
        <translation>Jouer tout de même, quand on vous demande si vous vous rendez</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Faire ce que dit le conseil</translation>
    </message>
    <message>
        <source>Name the suit, or call the card, with that number</source>
        <translation>Nommer la couleur, ou appeler la carte, de ce numéro</translation>
    </message>
    <message>
        <source>The first of the offers</source>
        <translation>La première des offres</translation>
    </message>
    <message>
        <source>Go on, once you have read the bubble</source>
        <translation>Continuer, quand vous avez lu la bulle</translation>
    </message>
    <message>
        <source>Give the answer with that number</source>
        <translation>Donner la réponse de ce numéro</translation>
    </message>
    <message>
        <source>To the line above or below</source>
        <translation>À la ligne du dessus ou du dessous</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: up</source>
        <translation>Dans une longue liste d’enchères ou un long règlement&#xa0;: plus haut</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: down</source>
        <translation>Dans une longue liste d’enchères ou un long règlement&#xa0;: plus bas</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page up</source>
        <translation>Dans une longue liste d’enchères ou un long règlement&#xa0;: une page plus haut</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page down</source>
        <translation>Dans une longue liste d’enchères ou un long règlement&#xa0;: une page plus bas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Let it go on, or stop it</source>
        <translation>Laisser aller, ou arrêter</translation>
    </message>
    <message>
        <source>End the replay</source>
        <translation>Finir la relecture</translation>
    </message>
    <message>
        <source>Press the button with the frame, or else the golden one</source>
        <translation>Appuyer sur le bouton encadré, ou sinon sur le doré</translation>
    </message>
    <message>
        <source>Close without an answer</source>
        <translation>Fermer sans répondre</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>Au champ ou au bouton suivant</translation>
    </message>
    <message>
        <source>To the field or button before</source>
        <translation>Au champ ou au bouton d’avant</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>To the station before, or the next</source>
        <translation>À l’étape d’avant ou d’après</translation>
    </message>
    <message>
        <source>To the chapter before, or the next</source>
        <translation>Au chapitre d’avant ou d’après</translation>
    </message>
    <message>
        <source>To the first station, or the last</source>
        <translation>À la première étape ou à la dernière</translation>
    </message>
    <message>
        <source>Begin the station with the frame</source>
        <translation>Commencer l’étape encadrée</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Retour à la page d’avant</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>To the next place found</source>
        <translation>À l’endroit trouvé suivant</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Copy the whole sheet</source>
        <translation>Copier toute la feuille</translation>
    </message>
    <message>
        <source>To the row above or below</source>
        <translation>À la ligne du dessus ou du dessous</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>{name} (in part)</source>
        <translation>{name} (en partie)</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>The path</source>
        <translation>Le chemin</translation>
    </message>
    <message>
        <source>The chapters</source>
        <translation>Les chapitres</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Apprendre de ses erreurs</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>The rules, one new thing in each deal.</source>
        <translation>Les règles, une nouveauté par donne.</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juger</translation>
    </message>
    <message>
        <source>What your hand is worth, and what your cards can do.</source>
        <translation>Ce que vaut votre jeu, et ce que peuvent vos cartes.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>S’exercer</translation>
    </message>
    <message>
        <source>As much as you like, of what you choose.</source>
        <translation>Autant que vous voulez, de ce que vous choisissez.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Exceller</translation>
    </message>
    <message>
        <source>Look at nine cards, and say whether you play.</source>
        <translation>Regardez neuf cartes, et dites si vous jouez.</translation>
    </message>
    <message>
        <source>Which cards go, and which stay?</source>
        <translation>Quelles cartes partent, et lesquelles restent&#xa0;?</translation>
    </message>
    <message>
        <source>Two of you must stop one.</source>
        <translation>À deux, vous devez en arrêter un.</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. Trumps now, or later?</source>
        <translation>Vous êtes l’hombre et entamez. Atout maintenant ou plus tard&#xa0;?</translation>
    </message>
    <message>
        <source>You are the Ombre. One card is best.</source>
        <translation>Vous êtes l’hombre. Une carte est la meilleure.</translation>
    </message>
    <message>
        <source>You play. Which suit shall be trump?</source>
        <translation>Vous jouez. Quelle couleur sera l’atout&#xa0;?</translation>
    </message>
    <message>
        <source>The last chance to give up. Or do you play on?</source>
        <translation>La dernière occasion d’abandonner. Ou continuez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop, or try for all nine?</source>
        <translation>Cinq levées sont à vous. S’arrêter, ou tenter les neuf&#xa0;?</translation>
    </message>
    <message>
        <source>Problems from real deals of this game.</source>
        <translation>Problèmes tirés de vraies donnes de ce jeu.</translation>
    </message>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>Aucune de vos erreurs ne revient aujourd’hui.</translation>
    </message>
    <message>
        <source>{count:one # position|other # positions} that you missed, in new cards.</source>
        <translation>{count:one # position manquée|other # positions manquées}, avec d’autres cartes.</translation>
    </message>
    <message>
        <source>Drill, {title}</source>
        <translation>Entraînement, {title}</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message>
        <source>Next: the lesson “{title}”.</source>
        <translation>Ensuite&#xa0;: la leçon «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>Next: practise “{theme}”, which costs you most.</source>
        <translation>Ensuite&#xa0;: exercez «&#xa0;{theme}&#xa0;», ce qui vous coûte le plus.</translation>
    </message>
    <message>
        <source>Next: today’s deal, {game}.</source>
        <translation>Ensuite&#xa0;: la donne du jour, {game}.</translation>
    </message>
    <message>
        <source>Next: {count:one # position that you missed comes|other # positions that you missed come} back today.</source>
        <translation>Ensuite&#xa0;: {count:one # position manquée revient|other # positions manquées reviennent} aujourd’hui.</translation>
    </message>
    <message>
        <source>So far, this lesson is in English only.</source>
        <translation>Cette leçon n’existe pour l’instant qu’en anglais.</translation>
    </message>
    <message>
        <source>Exercises of lesson {number}.</source>
        <translation>Exercices de la leçon {number}.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>When to dare, when to give up, and where the cards are.</source>
        <translation>Quand oser, quand se rendre, et où sont les cartes.</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}</source>
        <translation>Leçon {number}, {title}</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, next</source>
        <translation>Leçon {number}, {title}, la suivante</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, done</source>
        <translation>Leçon {number}, {title}, faite</translation>
    </message>
    <message>
        <source>Problems, {title}</source>
        <translation>Problèmes, {title}</translation>
    </message>
    <message>
        <source>Problems, {title}, done</source>
        <translation>Problèmes, {title}, faits</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{sentence} {progress}.</source>
        <translation>{sentence} {progress}.</translation>
    </message>
    <message>
        <source>{right} solved</source>
        <translation>{right:one # résolu|other # résolus}</translation>
    </message>
    <message>
        <source>{count} today</source>
        <translation>{count} aujourd’hui</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>None of these</source>
        <translation>Aucun de ceux-là</translation>
    </message>
    <message>
        <source>Whist, Hearts, Spades</source>
        <translation>Whist, dame de pique, spades</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Bridge</translation>
    </message>
    <message>
        <source>Skat, Doppelkopf, Schafkopf</source>
        <translation>Skat, doppelkopf, schafkopf</translation>
    </message>
    <message>
        <source>Tarock, Tarot</source>
        <translation>Tarot, tarock</translation>
    </message>
    <message>
        <source>Tressette, Tute, Briscola</source>
        <translation>Belote, tressette, briscola</translation>
    </message>
    <message>
        <source>What do you know already?</source>
        <translation>À quels jeux savez-vous déjà jouer&#xa0;?</translation>
    </message>
    <message>
        <source>On to the next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Now a real game, with all helps</source>
        <translation>Maintenant une vraie partie, avec toutes les aides</translation>
    </message>
    <message>
        <source>What the teacher said</source>
        <translation>Ce qu’a dit le maître</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Again from the beginning</source>
        <translation>Recommencer la donne</translation>
    </message>
    <message>
        <source>{trick:1 Again from the first trick|2 Again from the second trick|3 Again from the third trick|4 Again from the fourth trick|5 Again from the fifth trick|6 Again from the sixth trick|7 Again from the seventh trick|8 Again from the eighth trick|9 Again from the last trick|other Again from trick #}</source>
        <translation>{trick:1 Reprendre à la première levée|2 Reprendre à la deuxième levée|3 Reprendre à la troisième levée|4 Reprendre à la quatrième levée|5 Reprendre à la cinquième levée|6 Reprendre à la sixième levée|7 Reprendre à la septième levée|8 Reprendre à la huitième levée|9 Reprendre à la dernière levée|other Reprendre à la levée #}</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Arrêter pour aujourd’hui</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Retour à ma partie</translation>
    </message>
    <message>
        <source>Now without me: the same opponents</source>
        <translation>Maintenant sans moi&#xa0;: les mêmes adversaires</translation>
    </message>
    <message>
        <source>Well played. What next?</source>
        <translation>Bien joué. Et maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>That went wrong. Try again, or go on?</source>
        <translation>C’est manqué. Encore une fois, ou la suite&#xa0;?</translation>
    </message>
    <message>
        <source>The rings show what the teacher advises. F7 shows what the teacher said last.</source>
        <translation>Les anneaux montrent ce que conseille le maître. F7 montre ce qu’il a dit en dernier.</translation>
    </message>
    <message>
        <source>Well played. The score starts again in the next lesson.</source>
        <translation>Bien joué. À la leçon suivante, les comptes repartent de zéro.</translation>
    </message>
    <message>
        <source>That went wrong. The score starts again in the next lesson.</source>
        <translation>C’est raté. À la leçon suivante, les comptes repartent de zéro.</translation>
    </message>
    <message>
        <source>I would play {better:the}: that wins about {best:one once|other # times} in 10, {chosen:the} {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>Je jouerais {better:le}&#xa0;: cela gagne environ {best:one une fois|other # fois} sur 10, et {chosen:le} {own:0 presque jamais|one seulement une|other seulement #}. Choisissez encore.</translation>
    </message>
    <message>
        <source>I would play {better:the}: on average it brings more. Choose again.</source>
        <translation>Je jouerais {better:le}&#xa0;: en moyenne, cela rapporte plus. Choisissez encore.</translation>
    </message>
    <message>
        <source>Another choice brings more on average. Choose again.</source>
        <translation>Un autre choix rapporte plus en moyenne. Choisissez encore.</translation>
    </message>
    <message>
        <source>Another choice wins about {best:one once|other # times} in 10, this one {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>Un autre choix gagne environ {best:one une fois|other # fois} sur 10, celui-ci {own:0 presque jamais|one seulement une|other seulement #}. Choisissez encore.</translation>
    </message>
    <message>
        <source>This lesson cannot be read</source>
        <translation>Cette leçon ne peut pas être lue</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>Il y a une erreur dans {file}.</translation>
    </message>
    <message>
        <source>Your games and what you have learned so far are untouched.</source>
        <translation>Vos parties et ce que vous avez appris restent intacts.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Forgets nothing, and tries every card against dozens of hands the others may hold.</source>
        <translation>N’oublie rien, et essaie chaque carte contre des dizaines de mains possibles des autres.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Forgets nothing, bids by the book, and thinks of fewer cases.</source>
        <translation>N’oublie rien, annonce selon les livres, et examine moins de cas.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Posé</translation>
    </message>
    <message>
        <source>A club player who knows the maxims, remembers three tricks and has two habits.</source>
        <translation>Un habitué du cercle qui connaît les maximes, retient trois levées et a deux manies.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Bids too much, remembers two tricks, and has three habits you can learn.</source>
        <translation>Annonce trop, retient deux levées, et a trois manies que l’on peut apprendre.</translation>
    </message>
    <message>
        <source>As strong as I am</source>
        <translation>De ma force</translation>
    </message>
    <message>
        <source>Plays about as well as you do, and changes with you.</source>
        <translation>Joue à peu près aussi bien que vous, et change avec vous.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as a novice.</source>
        <translation>Joue à peu près aussi bien que vous&#xa0;: en ce moment comme un débutant.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between novice and steady.</source>
        <translation>Joue à peu près aussi bien que vous&#xa0;: en ce moment entre débutant et posé.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now steady.</source>
        <translation>Joue à peu près aussi bien que vous&#xa0;: en ce moment comme un joueur posé.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between steady and strong.</source>
        <translation>Joue à peu près aussi bien que vous&#xa0;: en ce moment entre posé et fort.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now strong.</source>
        <translation>Joue à peu près aussi bien que vous&#xa0;: en ce moment comme un joueur fort.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between strong and expert.</source>
        <translation>Joue à peu près aussi bien que vous&#xa0;: en ce moment entre fort et expert.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as an expert.</source>
        <translation>Joue à peu près aussi bien que vous&#xa0;: en ce moment comme un expert.</translation>
    </message>
    <message>
        <source>Even-tempered: goes by the figures.</source>
        <translation>D’humeur égale&#xa0;: s’en tient aux chiffres.</translation>
    </message>
    <message>
        <source>Cautious: bids on good cards only, and gives up in time.</source>
        <translation>Prudent&#xa0;: n’annonce qu’avec de bonnes cartes, et se rend à temps.</translation>
    </message>
    <message>
        <source>Bold: bids on little, and likes to play alone and for all nine tricks.</source>
        <translation>Hardi&#xa0;: annonce avec peu, et aime jouer seul et aller à la vole.</translation>
    </message>
    <message>
        <source>Stubborn: never gives a game up, and leads the same suit again and again.</source>
        <translation>Têtu&#xa0;: ne se rend jamais, et rejoue toujours la même couleur.</translation>
    </message>
    <message>
        <source>Thrifty: saves spadille for later, and draws few cards as a defender.</source>
        <translation>Économe&#xa0;: garde spadille pour plus tard, et prend peu de cartes en défense.</translation>
    </message>
    <message>
        <source>Hot-headed: as Ombre leads every trump from the top.</source>
        <translation>Emporté&#xa0;: en hombre, joue tous ses atouts du plus haut au plus bas.</translation>
    </message>
    <message>
        <source>A gambler: would rather turn up a trump than name one.</source>
        <translation>Joueur dans l’âme&#xa0;: aime mieux tourner un atout que le nommer.</translation>
    </message>
    <message>
        <source>Wins about half a chip a deal less than the expert at Renegado.</source>
        <translation>Gagne environ un demi-jeton de moins par donne que l’expert au renegado.</translation>
    </message>
    <message>
        <source>Wins about a chip a deal less than the expert at Renegado.</source>
        <translation>Gagne environ un jeton de moins par donne que l’expert au renegado.</translation>
    </message>
    <message>
        <source>Wins about {number} chips a deal less than the expert at Renegado.</source>
        <translation>Gagne environ {number} jetons de moins par donne que l’expert au renegado.</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source> </source>
        <translation> </translation>
    </message>
</context>
<context>
    <name>Luck</name>
    <message>
        <source>Won</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Without luck, where it is known</source>
        <translation>Sans la chance, où elle est connue</translation>
    </message>
    <message>
        <source>Your luck is not known in any of these deals yet. “Review this deal” works it out, and so does the coach (Preferences, Play).</source>
        <translation>Votre chance n’est encore connue pour aucune de ces donnes. «&#xa0;Analyser cette donne&#xa0;» la calcule, et le maître aussi (Préférences, Jeu).</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In points, it gave {luck}.</source>
        <translation>Votre chance est connue dans {deals} donnes sur {of} depuis le {date}. En points, elle a donné {luck}.</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In chips, it gave {luck}.</source>
        <translation>Votre chance est connue dans {deals} donnes sur {of} depuis le {date}. En jetons, elle a donné {luck}.</translation>
    </message>
    <message>
        <source>Luck is the worth of your hands and how the other cards lay. With all choices it makes what was won, without antes and pool.</source>
        <translation>La chance, c’est ce que valaient vos mains et la place des autres cartes. Avec tous les choix elle fait le gain, sans les mises ni la poule.</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Analysées</translation>
    </message>
    <message>
        <source>Your hands</source>
        <translation>Vos mains</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Autres cartes</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>Sans la chance</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Vos choix</translation>
    </message>
    <message>
        <source>Others’ choices</source>
        <translation>Choix des autres</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>All reviewed deals</source>
        <translation>Toutes les donnes analysées</translation>
    </message>
    <message>
        <source>Without the luck that is known: {amount}. The page “Luck and skill” has the figures.</source>
        <translation>Sans la chance connue&#xa0;: {amount}. La page «&#xa0;Chance et adresse&#xa0;» donne les chiffres.</translation>
    </message>
</context>
<context>
    <name>Maxims</name>
    <message>
        <source>trumps</source>
        <translation>atout; mv</translation>
    </message>
    <message>
        <source>Keep low cards, throw from the high ones.</source>
        <translation>Gardez les petites cartes, écartez parmi les hautes.</translation>
    </message>
    <message>
        <source>Keep trumps and kings, throw from the rest.</source>
        <translation>Gardez atouts et rois, écartez parmi les autres.</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you take over, you play on as the Ombre.</source>
        <translation>Si tous acceptent, l’hombre a perdu. Si vous reprenez le jeu, vous continuez comme hombre.</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you refuse, the play goes on.</source>
        <translation>Si tous acceptent, l’hombre a perdu. Si vous refusez, le jeu continue.</translation>
    </message>
    <message>
        <source>The others must follow suit if they can.</source>
        <translation>Les autres doivent fournir à la couleur s’ils le peuvent.</translation>
    </message>
    <message>
        <source>{suit:Name} were led: follow suit.</source>
        <translation>{suit:Name} {suit:f demandée|fv demandée|other demandé}&#xa0;: fournissez.</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card.</source>
        <translation>Vous n’avez pas {suit:fv d’|other de }{suit}&#xa0;: jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>You have no {suit}: play a trump.</source>
        <translation>Vous n’avez pas {suit:fv d’|other de }{suit}&#xa0;: jouez un atout.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>French &amp;cards only</source>
        <translation>&amp;Cartes françaises seulement</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Donne</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>App&amp;rendre</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>To the &amp;next part of the table</source>
        <translation>À la zone &amp;suivante de la table</translation>
    </message>
    <message>
        <source>To the part be&amp;fore</source>
        <translation>À la zone précéden&amp;te</translation>
    </message>
    <message>
        <source>To my c&amp;ards</source>
        <translation>À vos c&amp;artes</translation>
    </message>
    <message>
        <source>How it &amp;stands</source>
        <translation>Où &amp;en est le jeu</translation>
    </message>
    <message>
        <source>The trick &amp;on the table</source>
        <translation>La &amp;levée sur la table</translation>
    </message>
    <message>
        <source>The &amp;players</source>
        <translation>Les jo&amp;ueurs</translation>
    </message>
    <message>
        <source>&amp;Where the cards are…</source>
        <translation>&amp;Où sont les cartes…</translation>
    </message>
    <message>
        <source>Repeat the last &amp;message</source>
        <translation>Répéter le dernier &amp;message</translation>
    </message>
    <message>
        <source>The last &amp;trick</source>
        <translation>&amp;Dernière levée</translation>
    </message>
    <message>
        <source>What has &amp;happened</source>
        <translation>&amp;Récit de la donne</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Re&amp;venir en arrière</translation>
    </message>
    <message>
        <source>Go for&amp;ward again</source>
        <translation>Re&amp;faire le coup</translation>
    </message>
    <message>
        <source>M&amp;y decisions…</source>
        <translation>Mes déc&amp;isions…</translation>
    </message>
    <message>
        <source>Sort my cards a&amp;gain</source>
        <translation>Ran&amp;ger de nouveau mes cartes</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>Un c&amp;onseil</translation>
    </message>
    <message>
        <source>&amp;Weigh the throw…</source>
        <translation>Peser l’&amp;écart…</translation>
    </message>
    <message>
        <source>Play the rest &amp;out</source>
        <translation>Jouer jusqu’au &amp;bout</translation>
    </message>
    <message>
        <source>Decid&amp;e this for me</source>
        <translation>Décide&amp;z pour moi</translation>
    </message>
    <message>
        <source>P&amp;lay this deal for me</source>
        <translation>&amp;Jouez cette donne pour moi</translation>
    </message>
    <message>
        <source>Spanish or French &amp;cards</source>
        <translation>&amp;Cartes espagnoles ou françaises</translation>
    </message>
    <message>
        <source>Print a dec&amp;k…</source>
        <translation>&amp;Imprimer un jeu de cartes…</translation>
    </message>
    <message>
        <source>Soun&amp;ds on or off</source>
        <translation>Sons ou &amp;non</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Just play</source>
        <translation>&amp;Jouer tout de suite</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>A deal a da&amp;y…</source>
        <translation>La donne du &amp;jour…</translation>
    </message>
    <message>
        <source>&amp;End the sitting</source>
        <translation>&amp;Terminer la partie</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Ouvrir un relevé…</translation>
    </message>
    <message>
        <source>Save the &amp;record…</source>
        <translation>&amp;Enregistrer le relevé…</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture of this deal…</source>
        <translation>Enregistrer une image de la &amp;donne…</translation>
    </message>
    <message>
        <source>&amp;Deal by code or number…</source>
        <translation>&amp;Donne par code ou numéro…</translation>
    </message>
    <message>
        <source>A deal by ha&amp;nd…</source>
        <translation>&amp;Une donne à la main…</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;code</source>
        <translation>Copier le &amp;code de cette donne</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;record</source>
        <translation>Copier le &amp;relevé de cette donne</translation>
    </message>
    <message>
        <source>&amp;Paste a record or a code</source>
        <translation>Co&amp;ller un relevé ou un code</translation>
    </message>
    <message>
        <source>Chec&amp;k this deal&apos;s shuffle</source>
        <translation>Vérifier le &amp;mélange de cette donne</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Feuille de &amp;marque</translation>
    </message>
    <message>
        <source>S&amp;ittings…</source>
        <translation>Vos part&amp;ies…</translation>
    </message>
    <message>
        <source>Beside the e&amp;xpert…</source>
        <translation>Face à l’e&amp;xpert…</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>&amp;Analyser cette donne</translation>
    </message>
    <message>
        <source>Play this deal &amp;again…</source>
        <translation>Rejouer cette do&amp;nne…</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>Tout sau&amp;vegarder…</translation>
    </message>
    <message>
        <source>Restore a back&amp;up…</source>
        <translation>&amp;Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Bi&amp;gger letters, keys, contrast…</source>
        <translation>Texte plus &amp;grand, clavier, contraste…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Learn it at the table</source>
        <translation>&amp;Apprendre en jouant</translation>
    </message>
    <message>
        <source>Le&amp;ssons and problems…</source>
        <translation>Leço&amp;ns et problèmes…</translation>
    </message>
    <message>
        <source>Learn from &amp;mistakes</source>
        <translation>Appr&amp;endre de ses erreurs</translation>
    </message>
    <message>
        <source>The &amp;teacher&apos;s last words</source>
        <translation>Ce qu’a dit le &amp;maître</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>&amp;Quitter la leçon</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>Les &amp;règles</translation>
    </message>
    <message>
        <source>&amp;How the others think</source>
        <translation>&amp;Comment pensent les adversaires</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Belinda&apos;s game</source>
        <translation>La partie de &amp;Belinda</translation>
    </message>
    <message>
        <source>&amp;About Ombre</source>
        <translation>À &amp;propos d’Ombre</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Prob&amp;lèmes</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Co&amp;py the details</source>
        <translation>Co&amp;pier les détails</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>Montrer les &amp;détails</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Hide the &amp;details</source>
        <translation>Cacher les &amp;détails</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>Not every game can be played here: a part of the program is missing.</source>
        <translation>Tous les jeux ne peuvent pas être joués ici&#xa0;: une partie du programme manque.</translation>
    </message>
    <message>
        <source>You cannot be asked this</source>
        <translation>On ne peut pas vous demander cela</translation>
    </message>
    <message>
        <source>It is your turn, but the part that would let you answer is missing.</source>
        <translation>C’est à vous, mais il manque au programme la partie qui vous laisserait répondre.</translation>
    </message>
    <message>
        <source>The sitting is kept as it stands. You can take back your last decision or begin another game.</source>
        <translation>La partie est gardée telle quelle. Vous pouvez revenir sur votre dernière décision ou commencer un autre jeu.</translation>
    </message>
    <message>
        <source>This game is played with French cards.</source>
        <translation>Ce jeu se joue avec des cartes françaises.</translation>
    </message>
    <message>
        <source>Its eights, nines and tens, or its words, need the French deck.</source>
        <translation>Ses huit, neuf et dix, ou ses mots, demandent les cartes françaises.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>A new game</source>
        <translation>Une nouvelle partie</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espagnoles</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Françaises</translation>
    </message>
    <message>
        <source>The sitting</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>With each of these numbers, everybody deals equally often.</source>
        <translation>Avec chacun de ces nombres, tous donnent aussi souvent.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>D&amp;uplicate: the expert plays the same deals</source>
        <translation>Dup&amp;licate&#xa0;: l’expert les joue aussi</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>Number of the &amp;first deal</source>
        <translation>Numéro de la première &amp;donne</translation>
    </message>
    <message>
        <source>Everybody who plays the same number has the same cards. Each deal stands alone.</source>
        <translation>Tous ceux qui jouent le même numéro ont les mêmes cartes. Chaque donne compte seule.</translation>
    </message>
    <message>
        <source>What a table agrees on before it plays. The rules of the book are set already.</source>
        <translation>Ce dont une table convient avant de jouer. Les règles du livre sont déjà mises.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles de la table</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Length, cards, house rules</source>
        <translation>Durée, cartes, règles de la table</translation>
    </message>
    <message>
        <source>How the opponents &amp;think…</source>
        <translation>Comment &amp;pensent les adversaires…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>You can change them at any moment of the game.</source>
        <translation>Vous pouvez les changer à tout moment de la partie.</translation>
    </message>
    <message>
        <source>No fixed end</source>
        <translation>Sans fin</translation>
    </message>
    <message>
        <source>The numbers go from 1 to 4,000,000,000.</source>
        <translation>Les numéros vont de 1 à 4&#xa0;000&#xa0;000&#xa0;000.</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Where the cards are</source>
        <translation>Où sont les cartes</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Ce qui s’est fait</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Who may have it</source>
        <translation>Qui peut l’avoir</translation>
    </message>
    <message>
        <source>The hand has</source>
        <translation>La main a</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Les cartes sont données.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>That told hardly anything new.</source>
        <translation>Cela n’a presque rien appris.</translation>
    </message>
    <message>
        <source>Choose what another player did, to see what it told.</source>
        <translation>Choisissez ce qu’un autre a fait pour voir ce que cela apprend.</translation>
    </message>
    <message>
        <source>Nobody can tell yet what a bid means in this game.</source>
        <translation>Personne ne sait encore ce qu’une enchère apprend à ce jeu.</translation>
    </message>
    <message>
        <source>This cannot be worked out just now.</source>
        <translation>Cela ne peut pas être calculé pour le moment.</translation>
    </message>
    <message>
        <source>Every card that matters has been played.</source>
        <translation>Toutes les cartes qui comptent ont été jouées.</translation>
    </message>
    <message>
        <source>Worked out from what you may see, as if experts played. Beginners are harder to read.</source>
        <translation>Calculé d’après ce que vous pouvez voir, comme si des experts jouaient. Les débutants se lisent moins bien.</translation>
    </message>
    <message>
        <source>Hatched: with nobody who plays now.</source>
        <translation>Hachuré&#xa0;: chez personne qui joue à présent.</translation>
    </message>
    <message>
        <source>&amp;Before and after</source>
        <translation>&amp;Avant et après</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>with nobody</source>
        <translation>chez personne</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sûr</translation>
    </message>
    <message>
        <source>{card:The}</source>
        <translation>{card:Le}</translation>
    </message>
    <message>
        <source>{number:one # trump or more|other # trumps or more}</source>
        <translation>{number:one # atout ou plus|other # atouts ou plus}</translation>
    </message>
    <message>
        <source>A trump below the matadors</source>
        <translation>Un atout au-dessous des matadors</translation>
    </message>
    <message>
        <source>A card of {suit}</source>
        <translation>Une carte à {suit}</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} or more of one suit</source>
        <translation>{number:one # carte|other # cartes} ou plus d’une couleur</translation>
    </message>
    <message>
        <source>Not {card:the}</source>
        <translation>Pas {card:le}</translation>
    </message>
    <message>
        <source>{number:0 No trump|one At most # trump|other At most # trumps}</source>
        <translation>{number:0 Aucun atout|one Au plus # atout|other Au plus # atouts}</translation>
    </message>
    <message>
        <source>No trump below the matadors</source>
        <translation>Aucun atout au-dessous des matadors</translation>
    </message>
    <message>
        <source>No {suit}</source>
        <translation>Pas {suit:fv d’|other de }{suit}</translation>
    </message>
    <message>
        <source>At most {number:one # card|other # cards} of each suit</source>
        <translation>Au plus {number:one # carte|other # cartes} de chaque couleur</translation>
    </message>
    <message>
        <source>{name} {percent}</source>
        <translation>{name} {percent}</translation>
    </message>
    <message>
        <source>{trait}: that is certain.</source>
        <translation>{trait}&#xa0;: c’est sûr.</translation>
    </message>
    <message>
        <source>{trait}: {percent}, before {before}.</source>
        <translation>{trait}&#xa0;: {percent}, avant {before}.</translation>
    </message>
    <message>
        <source>What that told about {name}:</source>
        <translation>Ce que cela apprend de {name}&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>What would they do?</source>
        <translation>Que feraient-ils&#xa0;?</translation>
    </message>
    <message>
        <source>Each as they usually play, by what this seat could see.</source>
        <translation>Chacun comme il joue d’ordinaire, d’après ce qu’on voyait de cette place.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Would</source>
        <translation>Ferait</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>does not say</source>
        <translation>ne dit rien</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>All would do the same: {action}.</source>
        <translation>Tous feraient de même&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{number} of {all} would do this: {action}.</source>
        <translation>{number} sur {all} feraient ceci&#xa0;: {action}.</translation>
    </message>
</context>
<context>
    <name>OpponentPlace</name>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
</context>
<context>
    <name>OutsideGames</name>
    <message>
        <source>Copy your games?</source>
        <translation>Copier vos parties&#xa0;?</translation>
    </message>
    <message>
        <source>Another installation of Ombre keeps games on this computer.</source>
        <translation>Une autre installation d’Ombre garde des parties sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Its own folder is empty: your games and preferences can be copied into it. Those in {folder} stay as they are.</source>
        <translation>Son propre dossier est vide&#xa0;: vos parties et préférences peuvent y être copiées. Celles de {folder} restent comme elles sont.</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>&amp;Begin without them</source>
        <translation>&amp;Commencer sans elles</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Draw</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Terminer la donne</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Le reste est à moi</translation>
    </message>
    <message>
        <source>The others take the rest</source>
        <translation>Les autres prennent le reste</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Jusqu’à la fin</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Discards and talon</source>
        <translation>Écarts et talon</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>With a word…</source>
        <translation>Par un mot…</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>encore en jeu</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>plus en jeu</translation>
    </message>
    <message>
        <source>held in front</source>
        <translation>en face</translation>
    </message>
    <message>
        <source>You: took it</source>
        <translation>Vous faites la levée</translation>
    </message>
    <message>
        <source>{name:Name}: took it</source>
        <translation>{name:Name} fait la levée</translation>
    </message>
    <message>
        <source>Thrown by you</source>
        <translation>Écartées par vous</translation>
    </message>
    <message>
        <source>Thrown by {name}</source>
        <translation>Écartées par {name}</translation>
    </message>
    <message>
        <source>You took the trick.</source>
        <translation>Vous avez fait la levée.</translation>
    </message>
    <message>
        <source>{name:Name} took the trick.</source>
        <translation>{name:Name} a fait la levée.</translation>
    </message>
    <message>
        <source>{label}. Key {key}.</source>
        <translation>{label}. Touche {key}.</translation>
    </message>
    <message>
        <source>{label}. {good}. {bad}. Key {key}.</source>
        <translation>{label}. {good}. {bad}. Touche {key}.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Draw {number}</source>
        <translation>Prendre {number}</translation>
    </message>
    <message>
        <source>Throw {number}</source>
        <translation>Écarter {number}</translation>
    </message>
    <message>
        <source>{thrown} of {most} thrown</source>
        <translation>{thrown:one # écartée|other # écartées} sur {most}</translation>
    </message>
    <message>
        <source>{thrown} thrown, at least {least}</source>
        <translation>{thrown:one # écartée|other # écartées}, au moins {least}</translation>
    </message>
    <message>
        <source>{thrown} thrown, no more</source>
        <translation>{thrown:one # écartée|other # écartées}, pas plus</translation>
    </message>
    <message>
        <source>{thrown} thrown, up to {most}</source>
        <translation>{thrown:one # écartée|other # écartées}, {most} au plus</translation>
    </message>
    <message>
        <source>You keep {card:the}</source>
        <translation>Vous gardez {card:le}</translation>
    </message>
    <message>
        <source>Keep one of these, or none</source>
        <translation>Gardez-en une, ou aucune</translation>
    </message>
    <message>
        <source>None of these may be kept</source>
        <translation>Aucune ne peut être gardée</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>N’en garder aucune</translation>
    </message>
    <message>
        <source>Play {card:the}: gano</source>
        <translation>Jouer {card:le}&#xa0;: gano</translation>
    </message>
    <message>
        <source>Play {card:the}</source>
        <translation>Jouer {card:le}</translation>
    </message>
    <message>
        <source>{name} says gano: let {card:the} win.</source>
        <translation>{name} dit gano&#xa0;: laissez gagner {card:le}.</translation>
    </message>
    <message>
        <source>You sit out this deal</source>
        <translation>Vous faites le mort à cette donne</translation>
    </message>
    <message>
        <source>Surrender this hand?</source>
        <translation>Vous rendre&#xa0;?</translation>
    </message>
    <message>
        <source>Surrender this hand, and pay {cost:one # chip|other # chips}?</source>
        <translation>Vous rendre, et payer {cost:one # jeton|other # jetons}&#xa0;?</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Non, jouer</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>To the final score</source>
        <translation>Au compte final</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Retour à la relecture</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>You do not play it</source>
        <translation>Vous ne le jouez pas</translation>
    </message>
    <message>
        <source>You defend against it</source>
        <translation>Vous défendez contre</translation>
    </message>
    <message>
        <source>You make no bid</source>
        <translation>Vous n’annoncez rien</translation>
    </message>
    <message>
        <source>If another does, you defend</source>
        <translation>Si un autre joue, vous défendez</translation>
    </message>
    <message>
        <source>Then all have passed</source>
        <translation>Tous auront alors passé</translation>
    </message>
    <message>
        <source>In all, for you</source>
        <translation>Total pour vous</translation>
    </message>
    <message>
        <source>No trick: pool {pool} + {each} from each</source>
        <translation>Aucune levée&#xa0;: poule {pool} + {each} de chacun</translation>
    </message>
    <message>
        <source>You defend, unless called</source>
        <translation>Vous défendez, sauf si appelé</translation>
    </message>
    <message>
        <source>Then you defend</source>
        <translation>Vous défendez alors</translation>
    </message>
    <message>
        <source>A trick: {lose}</source>
        <translation>Une levée&#xa0;: {lose}</translation>
    </message>
    <message>
        <source>Win: pool {pool}</source>
        <translation>Gain&#xa0;: poule {pool}</translation>
    </message>
    <message>
        <source>Win: {each} from each</source>
        <translation>Gain&#xa0;: {each} de chacun</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each}</source>
        <translation>Gain&#xa0;: poule {pool} + {each}</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each} from each</source>
        <translation>Gain&#xa0;: poule {pool} + {each} de chacun</translation>
    </message>
    <message>
        <source>Lose: {lose}</source>
        <translation>Perte&#xa0;: {lose}</translation>
    </message>
    <message>
        <source>Lose: {lose}, {owed} of it owed</source>
        <translation>Perte&#xa0;: {lose}, dont {owed} à devoir</translation>
    </message>
    <message>
        <source>Win: {chips}</source>
        <translation>Gain&#xa0;: {chips}</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation>Atouts, dans l’ordre</translation>
    </message>
    <message>
        <source>{suit:Name}, high to low</source>
        <translation>{suit:Name}, dans l’ordre</translation>
    </message>
    <message>
        <source>{mine} yours · {out} out</source>
        <translation>{mine} à vous · {out} ailleurs</translation>
    </message>
    <message>
        <source>{mine} held · {out} out</source>
        <translation>{mine} en main · {out} ailleurs</translation>
    </message>
    <message>
        <source>{card:Name}: {state}.</source>
        <translation>{card:Name}&#xa0;: {state}.</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Récit de la donne</translation>
    </message>
    <message>
        <source>The cards left over</source>
        <translation>Les cartes qui restent</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Tournée</translation>
    </message>
    <message>
        <source>The zanga, which nobody takes</source>
        <translation>La zanga, que personne ne prend</translation>
    </message>
    <message>
        <source>Left in the talon</source>
        <translation>Restées au talon</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>La dernière levée</translation>
    </message>
    <message>
        <source>This game has eights, nines and tens, so French cards are laid.</source>
        <translation>Ce jeu a des huit, des neuf et des dix&#xa0;: on joue donc avec des cartes françaises.</translation>
    </message>
    <message>
        <source>In all, to {name}</source>
        <translation>Total pour {name}</translation>
    </message>
    <message>
        <source>{label}: {value}.</source>
        <translation>{label}&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation>Il est à vous</translation>
    </message>
    <message>
        <source>You would play alone, in secret</source>
        <translation>Vous joueriez seul, en secret</translation>
    </message>
    <message>
        <source>{lost} to {most}</source>
        <translation>{lost} à {most}</translation>
    </message>
    <message>
        <source>Lose: {tied}, badly: {lost}</source>
        <oldsource>Tie: {tied}, loss: {lost}</oldsource>
        <translation>Perte&#xa0;: {tied}, lourde&#xa0;: {lost}</translation>
    </message>
    <message>
        <source>Win: {won} from each</source>
        <translation>Gain&#xa0;: {won} de chacun</translation>
    </message>
    <message>
        <source>Win: {won} of the pool</source>
        <translation>Gain&#xa0;: {won} de la poule</translation>
    </message>
    <message>
        <source>1 trick: {tied}, more: {lost}</source>
        <translation>1 levée&#xa0;: {tied}, plus&#xa0;: {lost}</translation>
    </message>
    <message>
        <source>No trick: {won} from each</source>
        <translation>Aucune levée&#xa0;: {won} de chacun</translation>
    </message>
    <message>
        <source>No trick: {won} of the pool</source>
        <translation>Aucune levée&#xa0;: {won} de la poule</translation>
    </message>
    <message>
        <source>A stone on the table</source>
        <translation>Une pierre sur la table</translation>
    </message>
    <message>
        <source>Somebody else may play</source>
        <translation>Un autre peut jouer</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>Cela ne coûte rien</translation>
    </message>
    <message>
        <source>Then your side plays against</source>
        <translation>Votre camp joue contre</translation>
    </message>
    <message>
        <source>Then you two play against one</source>
        <translation>Vous jouez à deux contre un</translation>
    </message>
    <message>
        <source>Lose: {lose}, to the pool or a defender</source>
        <translation>Perte&#xa0;: {lose} à la poule ou au défenseur</translation>
    </message>
</context>
<context>
    <name>Partners</name>
    <message>
        <source>plays</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>joue seul; f=joue seule</translation>
    </message>
    <message>
        <source>plays along</source>
        <translation>joue avec</translation>
    </message>
    <message>
        <source>plays with you</source>
        <translation>joue avec vous</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>se repose</translation>
    </message>
    <message>
        <source>plays against</source>
        <translation>joue contre</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>votre partenaire</translation>
    </message>
    <message>
        <source>your partner · {role}</source>
        <translation>votre partenaire · {role}</translation>
    </message>
    <message>
        <source>mano: speaks first</source>
        <translation>premier à parler</translation>
    </message>
    <message>
        <source>You and {name}</source>
        <translation>Vous et {name}</translation>
    </message>
    <message>
        <source>{name} and {partner}</source>
        <translation>{name} et {partner}</translation>
    </message>
    <message>
        <source>{side}: {stones}.</source>
        <translation>{side}&#xa0;: {stones}.</translation>
    </message>
    <message>
        <source>{parts}; no more were left</source>
        <translation>{parts}&#xa0;; il n’en restait pas plus</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Stones to win</source>
        <translation>Pierres pour gagner</translation>
    </message>
    <message>
        <source>{side} win the game</source>
        <translation>{side} gagnent la partie</translation>
    </message>
    <message>
        <source>{stones:one # stone|other # stones}</source>
        <translation>{stones:one # pierre|other # pierres}</translation>
    </message>
    <message>
        <source>Table {stones}</source>
        <translation>Table {stones}</translation>
    </message>
    <message>
        <source>{number} · all {stones} stones win</source>
        <translation>{number} · {stones} pierres gagnent</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>{stones:0 no stones|one # stone|other # stones} of the side.</source>
        <translation>{stones:0 aucune pierre|one # pierre|other # pierres} du camp.</translation>
    </message>
    <message>
        <source>On the table: {stones:0 no stones|one # stone|other # stones}.</source>
        <translation>Sur la table&#xa0;: {stones:0 aucune pierre|one # pierre|other # pierres}.</translation>
    </message>
    <message>
        <source>Win: table {table}</source>
        <translation>Gagné&#xa0;: table {table}</translation>
    </message>
    <message>
        <source>Win: table {table} + {more}</source>
        <translation>Gagné&#xa0;: table {table} + {more}</translation>
    </message>
    <message>
        <source>Lose: {stones}, to the table or to them</source>
        <translation>Perte&#xa0;: {stones}, à la table ou à eux</translation>
    </message>
    <message>
        <source>We {first}, they {second}</source>
        <translation>Nous {first}, eux {second}</translation>
    </message>
    <message>
        <source>The calls</source>
        <translation>Les annonces</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Joue</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Levées</translation>
    </message>
    <message>
        <source>the player’s side {first}, they {second}</source>
        <translation>le camp qui joue {first}, eux {second}</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Deal {number} is not in the history.</source>
        <translation>La donne {number} n’est pas dans l’historique.</translation>
    </message>
    <message>
        <source>The table stays where it is. Later decisions can still be taken back.</source>
        <translation>La table reste où elle est. On peut encore revenir sur les décisions d’après.</translation>
    </message>
    <message>
        <source>My decisions</source>
        <translation>Mes décisions</translation>
    </message>
    <message>
        <source>You can go back to any decision, and forward again. Decide otherwise in a settled deal, and it goes on as a new sitting.</source>
        <translation>Vous pouvez revenir à n’importe quelle décision, puis repartir en avant. Décidez autrement dans une donne réglée, et elle continue comme une nouvelle partie.</translation>
    </message>
    <message>
        <source>Deals of the sitting</source>
        <translation>Donnes de la partie</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Donne {number}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>{result}, {amount}</source>
        <translation>{result}, {amount}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Votre décision</translation>
    </message>
    <message>
        <source>{words} (you are here)</source>
        <translation>{words} (vous êtes ici)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>To the &amp;last moment</source>
        <translation>Au &amp;dernier moment</translation>
    </message>
    <message>
        <source>&amp;Go back there</source>
        <translation>&amp;Revenir là</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>La même donne encore une fois</translation>
    </message>
    <message>
        <source>Play it &amp;again…</source>
        <translation>Re&amp;jouer…</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>&amp;Place</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Les cartes de {name}</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Vos propres cartes</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Adversaires</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>Comme alors</translation>
    </message>
    <message>
        <source>You know cards of this deal, so it counts as practice. The sitting at the table waits, and comes back after it.</source>
        <translation>Vous connaissez des cartes de cette donne&#xa0;: elle compte donc comme exercice. La partie en cours attend, et revient ensuite.</translation>
    </message>
    <message>
        <source>&amp;Deal it again</source>
        <translation>&amp;Donner de nouveau</translation>
    </message>
    <message>
        <source>{result} ({ombre}), {amount}</source>
        <translation>{result} ({ombre}), {amount}</translation>
    </message>
    <message>
        <source>{game}, another line</source>
        <translation>{game}, une autre suite</translation>
    </message>
    <message>
        <source>{game}, a deal again</source>
        <translation>{game}, une donne rejouée</translation>
    </message>
    <message>
        <source>{game}, duplicate</source>
        <translation>{game}, duplicate</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>The traveller</source>
        <translation>Le voyageur</translation>
    </message>
    <message>
        <source>Came for one night and stayed for the cards.</source>
        <translation>Venu pour une nuit, resté pour les cartes.</translation>
    </message>
    <message>
        <source>The lady traveller</source>
        <translation>La voyageuse</translation>
    </message>
    <message>
        <source>Carries a pack of cards instead of a map.</source>
        <translation>Porte un jeu de cartes en guise de carte.</translation>
    </message>
    <message>
        <source>Doña Inés</source>
        <translation>Doña Inés</translation>
    </message>
    <message>
        <source>Says little, forgets nothing, smiles at codille.</source>
        <translation>Parle peu, n’oublie rien, sourit à codille.</translation>
    </message>
    <message>
        <source>Don Hilario</source>
        <translation>Don Hilario</translation>
    </message>
    <message>
        <source>A captain on half pay, gallant even when he loses.</source>
        <translation>Capitaine en demi-solde, galant même quand il perd.</translation>
    </message>
    <message>
        <source>Don Baltasar</source>
        <translation>Don Baltasar</translation>
    </message>
    <message>
        <source>A notary; writes every chip into a small book.</source>
        <translation>Notaire&#xa0;; inscrit chaque jeton dans un petit livre.</translation>
    </message>
    <message>
        <source>Doña Leonor</source>
        <translation>Doña Leonor</translation>
    </message>
    <message>
        <source>Grandmother of eleven, and has taught them all.</source>
        <translation>Grand-mère de onze petits-enfants, qui tous ont appris d’elle.</translation>
    </message>
    <message>
        <source>Tomás</source>
        <translation>Tomás</translation>
    </message>
    <message>
        <source>Slaps his trumps on the table and laughs.</source>
        <translation>Abat ses atouts avec fracas, et rit.</translation>
    </message>
    <message>
        <source>Doña Catalina</source>
        <translation>Doña Catalina</translation>
    </message>
    <message>
        <source>Learnt the game at court, and lets one know it.</source>
        <translation>A appris le jeu à la cour, et le fait savoir.</translation>
    </message>
    <message>
        <source>The abbé Anselmo</source>
        <translation>L’abbé Anselmo</translation>
    </message>
    <message>
        <source>Forgives everybody, collects from everybody.</source>
        <translation>Pardonne à tous, encaisse de tous.</translation>
    </message>
    <message>
        <source>The Baron</source>
        <translation>Le Baron</translation>
    </message>
    <message>
        <source>The Knight</source>
        <translation>Le Chevalier</translation>
    </message>
</context>
<context>
    <name>PersonPlace</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>Tel qu’il figure sur votre plaque et dans la marque.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>{points:one # point|other # points}</source>
        <translation>{points:one # point|other # points}</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>Rien de ce que vous avez manqué ne revient aujourd’hui.</translation>
    </message>
    <message>
        <source>A choice of your own is being weighed.</source>
        <translation>Un de vos choix est en cours d’analyse.</translation>
    </message>
    <message>
        <source>This was your own deal. What do you do now?</source>
        <translation>C’était votre propre donne. Que faites-vous maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Arrêter pour aujourd’hui</translation>
    </message>
    <message>
        <source>There is no hint here. Your first answer counts.</source>
        <translation>Il n’y a pas de conseil ici. Votre première réponse compte.</translation>
    </message>
    <message>
        <source>{right} of {asked} were right.</source>
        <translation>Réponses justes&#xa0;: {right} sur {asked}.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>As I learn</source>
        <translation>Selon mes progrès</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espagnoles</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Françaises</translation>
    </message>
    <message>
        <source>As the language has them</source>
        <translation>Celles de la langue</translation>
    </message>
    <message>
        <source>English: A K Q J</source>
        <translation>Anglaises&#xa0;: A K Q J</translation>
    </message>
    <message>
        <source>French: 1 R D V</source>
        <translation>Françaises&#xa0;: 1 R D V</translation>
    </message>
    <message>
        <source>German: A K D B</source>
        <translation>Allemandes&#xa0;: A K D B</translation>
    </message>
    <message>
        <source>Danish: Es K D B</source>
        <translation>Danoises&#xa0;: Es K D B</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaux</translation>
    </message>
    <message>
        <source>Jumbo</source>
        <translation>Géants</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>Treillis</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Écailles</translation>
    </message>
    <message>
        <source>Herringbone</source>
        <translation>Chevrons</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Minuit</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Uni</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>En mots simples</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Fort contraste</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Vive</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Rien ne bouge</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 seconde</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation>2 secondes</translation>
    </message>
    <message>
        <source>4 seconds</source>
        <translation>4 secondes</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Jusqu’au clic</translation>
    </message>
    <message>
        <source>Plays it at once</source>
        <translation>La joue aussitôt</translation>
    </message>
    <message>
        <source>Raises it, a second plays it</source>
        <translation>La soulève&#xa0;; un second la joue</translation>
    </message>
    <message>
        <source>The deck&apos;s own, with their meaning</source>
        <translation>Ceux du jeu, avec leur sens</translation>
    </message>
    <message>
        <source>The deck&apos;s own</source>
        <translation>Ceux du jeu</translation>
    </message>
    <message>
        <source>Trumps apart</source>
        <translation>Atouts à part</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par rang</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>My turn only</source>
        <translation>Votre tour seulement</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Doux</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>After each deal</source>
        <translation>Après chaque donne</translation>
    </message>
    <message>
        <source>Also before a blunder</source>
        <translation>Aussi avant une bévue</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>Valeurs par défa&amp;ut</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Take the &amp;picture off the table</source>
        <translation>Ôter l’&amp;image de la table</translation>
    </message>
    <message>
        <source>A &amp;picture of your own as cloth…</source>
        <translation>Un&amp;e image à vous pour tapis…</translation>
    </message>
    <message>
        <source>Pr&amp;int this deck…</source>
        <translation>Imprimer ces ca&amp;rtes…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Figures in the corners</source>
        <translation>Chiffres dans les coins</translation>
    </message>
    <message>
        <source>With four, every suit has a colour of its own.</source>
        <translation>Avec quatre, chaque couleur a la sienne.</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Teintes des couleurs</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Like an ol&amp;d print, on paper gone yellow</source>
        <translation>Comme une &amp;vieille gravure, sur papier jauni</translation>
    </message>
    <message>
        <source>For the French deck; Spanish cards are numbered.</source>
        <translation>Pour les cartes françaises&#xa0;; les espagnoles ont des chiffres.</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Lettres des figures</translation>
    </message>
    <message>
        <source>A card dragged, or moved by Ctrl and an arrow, stays for the deal.</source>
        <translation>Une carte glissée, ou déplacée par Ctrl et une flèche, y reste pendant la donne.</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>Ordre de votre main</translation>
    </message>
    <message>
        <source>&amp;Highest cards at the right</source>
        <translation>Les plus &amp;hautes cartes à droite</translation>
    </message>
    <message>
        <source>Mark the &amp;matadors with a badge</source>
        <translation>Signaler les &amp;matadors par une marque</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>The plain cloth has no texture and the strongest contrast.</source>
        <translation>Le tapis uni n’a pas de grain et le plus fort contraste.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Show the trump &amp;ladder</source>
        <translation>Montrer l’&amp;échelle des atouts</translation>
    </message>
    <message>
        <source>The Spanish deck says “Paso”, the French one “Je passe”. The log stays in plain words.</source>
        <translation>Avec les cartes espagnoles on dit «&#xa0;Paso&#xa0;», avec les françaises «&#xa0;Je passe&#xa0;». Le récit reste en mots ordinaires.</translation>
    </message>
    <message>
        <source>Words said at the table</source>
        <translation>Mots dits à la table</translation>
    </message>
    <message>
        <source>Everything that is heard is also seen.</source>
        <translation>Tout ce qui s’entend se voit aussi.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Whatever moves, a click hurries it.</source>
        <translation>Tout ce qui bouge, un clic le presse.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>Une levée finie reste</translation>
    </message>
    <message>
        <source>Play for me &amp;what leaves me no choice</source>
        <translation>&amp;Jouer pour moi ce qui est sans choix</translation>
    </message>
    <message>
        <source>Let me c&amp;ut the pack before the first deal</source>
        <translation>Me laisser cou&amp;per avant la première donne</translation>
    </message>
    <message>
        <source>“As I learn”: a help fades after five right decisions, and goes after ten. Two bad ones bring it back for a deal.</source>
        <translation>«&#xa0;Selon mes progrès&#xa0;»&#xa0;: une aide pâlit après cinq bonnes décisions, et disparaît après dix. Deux mauvaises la ramènent pour une donne.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Aides à la table</translation>
    </message>
    <message>
        <source>Opponents as strong as I am k&amp;eep following me</source>
        <translation>Les adversaires de ma force continuent de me &amp;suivre</translation>
    </message>
    <message>
        <source>Comfort</source>
        <translation>Confort</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>Text as large as the s&amp;ystem&apos;s</source>
        <translation>Texte aussi grand que celui du s&amp;ystème</translation>
    </message>
    <message>
        <source>Panels and dialogs</source>
        <translation>Panneaux et dialogues</translation>
    </message>
    <message>
        <source>With less motion cards appear in their places without flying there.</source>
        <translation>Avec moins de mouvement, les cartes apparaissent à leur place sans voler.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>A click on a card</source>
        <translation>Un clic sur une carte</translation>
    </message>
    <message>
        <source>Lar&amp;ge buttons</source>
        <translation>Grands &amp;boutons</translation>
    </message>
    <message>
        <source>For the le&amp;ft hand: your things at the right</source>
        <translation>Pour &amp;gauchers&#xa0;: votre place à droite</translation>
    </message>
    <message>
        <source>Keys of the Table menu read out the table at any time.</source>
        <translation>Les touches du menu Table lisent la table à tout moment.</translation>
    </message>
    <message>
        <source>A screen reader announces</source>
        <translation>Un lecteur d’écran annonce</translation>
    </message>
    <message>
        <source>All &amp;keys…</source>
        <translation>Toutes les tou&amp;ches…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>Tel qu’il figure sur votre plaque et dans la marque.</translation>
    </message>
    <message>
        <source>{size} %</source>
        <translation>{size}&#xa0;%</translation>
    </message>
    <message>
        <source>{size} %; the table in this window has room for {held} %. A larger window has room for all of it.</source>
        <translation>{size}&#xa0;%&#xa0;; dans cette fenêtre, la table admet {held}&#xa0;%. Une fenêtre plus grande admet le tout.</translation>
    </message>
    <message>
        <source>After a deal it names your costliest choice. Before a blunder it lets you choose again, which counts as help.</source>
        <translation>Après une donne, il nomme votre choix le plus cher. Avant une bévue, il vous laisse choisir encore, ce qui compte comme une aide.</translation>
    </message>
    <message>
        <source>The coach speaks</source>
        <translation>Le maître parle</translation>
    </message>
    <message>
        <source>Otherwise they stay as they are until the sitting ends.</source>
        <translation>Sinon, ils restent tels quels jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Find new problems for me while the table rests, on mains</source>
        <translation>Me trouver de nouveaux problèmes quand la table se repose, sur secteur</translation>
    </message>
    <message>
        <source>A gold line round the card that wins the trick</source>
        <translation>Un trait d’or autour de la carte qui gagne la levée</translation>
    </message>
    <message>
        <source>Cards you may not play are dimmed</source>
        <translation>Les cartes interdites sont ternies</translation>
    </message>
    <message>
        <source>The order of the suit that is led</source>
        <translation>L’ordre de la couleur demandée</translation>
    </message>
    <message>
        <source>The trump ladder counts the trumps that are out</source>
        <translation>L’échelle compte les atouts encore en jeu</translation>
    </message>
    <message>
        <source>A gilded edge on cards just drawn</source>
        <translation>Un bord doré aux cartes qu’on vient de prendre</translation>
    </message>
    <message>
        <source>The meaning of each bid</source>
        <translation>Le sens de chaque enchère</translation>
    </message>
    <message>
        <source>The strength of your hand at the bids</source>
        <translation>La force de votre main aux enchères</translation>
    </message>
    <message>
        <source>A word on what to throw</source>
        <translation>Un mot sur ce qu’il faut écarter</translation>
    </message>
    <message>
        <source>A word on leading</source>
        <translation>Un mot sur l’entame</translation>
    </message>
    <message>
        <source>A word on following suit</source>
        <translation>Un mot sur la couleur à fournir</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>You are the Ombre. Which card do you play?</source>
        <translation>Vous êtes l’hombre. Quelle carte jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Trumps or not</source>
        <translation>Atout ou non</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. A trump, or another card?</source>
        <translation>Vous êtes l’hombre et entamez. Un atout, ou une autre carte&#xa0;?</translation>
    </message>
    <message>
        <source>You play against the Ombre. Which card do you play?</source>
        <translation>Vous jouez contre l’hombre. Quelle carte jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Annoncer ou passer</translation>
    </message>
    <message>
        <source>Do you bid, or do you pass?</source>
        <translation>Annoncez-vous, ou passez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>What to throw</source>
        <translation>Que faut-il écarter</translation>
    </message>
    <message>
        <source>Which cards do you throw?</source>
        <translation>Quelles cartes écartez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>You name the trump. Which suit?</source>
        <translation>Vous nommez l’atout. Quelle couleur&#xa0;?</translation>
    </message>
    <message>
        <source>Do you play on, or do you give up?</source>
        <translation>Continuez-vous, ou abandonnez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Do you stop here, or go on for all the tricks?</source>
        <translation>Vous arrêtez-vous là, ou allez-vous à la vole&#xa0;?</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>Qui l’a</translation>
    </message>
    <message>
        <source>One card: who holds it, and how sure are you?</source>
        <translation>Une carte&#xa0;: qui l’a, et à quel point est-ce sûr&#xa0;?</translation>
    </message>
    <message>
        <source>It costs {amount} less on average.</source>
        <translation>Cela coûte en moyenne {amount} de moins.</translation>
    </message>
    <message>
        <source>Your side plays. Which card do you play?</source>
        <translation>Votre camp joue. Quelle carte jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Your side plays, and you lead. A trump, or another card?</source>
        <translation>Votre camp joue, et vous entamez. Un atout, ou une autre carte&#xa0;?</translation>
    </message>
    <message>
        <source>The other side plays. Which card do you play?</source>
        <translation>L’autre camp joue. Quelle carte jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>You are the Man. Which card do you play?</source>
        <translation>Vous êtes l’Homme. Quelle carte jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>You are the Man and lead. A trump, or another card?</source>
        <translation>Vous êtes l’Homme et entamez. Un atout, ou une autre carte&#xa0;?</translation>
    </message>
    <message>
        <source>You play against the Man. Which card do you play?</source>
        <translation>Vous jouez contre l’Homme. Quelle carte jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Très facile</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Très difficile</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <translation>Sauver ce qui peut l’être</translation>
    </message>
    <message>
        <source>How hard?</source>
        <translation>De quelle difficulté&#xa0;?</translation>
    </message>
    <message>
        <source>My rating</source>
        <translation>Ma cote</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>Voir les chiffres</translation>
    </message>
    <message>
        <source>Your rating: {rating}, give or take {within}, from {problems} problems.</source>
        <translation>Votre cote&#xa0;: {rating}, à {within} près, d’après {problems} problèmes.</translation>
    </message>
    <message>
        <source>Not that. This problem comes back another day.</source>
        <translation>Pas cela. Ce problème revient un autre jour.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quelle carte&#xa0;?</translation>
    </message>
    <message>
        <source>In defence</source>
        <translation>En défense</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Tous les degrés</translation>
    </message>
    <message>
        <source>The next problem</source>
        <translation>Le problème suivant</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Arrêter pour aujourd’hui</translation>
    </message>
    <message>
        <source>There is no hint in a problem. Your first answer counts.</source>
        <translation>Il n’y a pas de conseil dans un problème. Votre première réponse compte.</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>C’est juste.</translation>
    </message>
    <message>
        <source>Your throw has not been weighed, so it does not count.</source>
        <translation>Votre écart n’a pas été évalué et ne compte donc pas.</translation>
    </message>
    <message>
        <source>{game} · {kind}</source>
        <translation>{game} · {kind}</translation>
    </message>
    <message>
        <source>The best answer: {action}.</source>
        <translation>La meilleure réponse&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>The problems cannot be read</source>
        <translation>Les problèmes ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours {own:one once|other #}.</source>
        <translation>Elle gagne environ {best:one une fois|other # fois} sur 10, la vôtre {own:one une fois|other # fois}.</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours hardly ever.</source>
        <translation>Elle gagne environ {best:one une fois|other # fois} sur 10, la vôtre presque jamais.</translation>
    </message>
    <message>
        <source>It nearly always wins, yours about {own:one once|other # times} in 10.</source>
        <translation>Elle gagne presque toujours, la vôtre environ {own:one une fois|other # fois} sur 10.</translation>
    </message>
    <message>
        <source>It nearly always wins, yours hardly ever.</source>
        <translation>Elle gagne presque toujours, la vôtre presque jamais.</translation>
    </message>
    <message>
        <source>Both win about as often, but it brings {amount} more on average.</source>
        <translation>Les deux gagnent à peu près autant, mais elle rapporte en moyenne {amount} de plus.</translation>
    </message>
    <message>
        <source>Yours wins more often, but brings {amount} less on average.</source>
        <translation>La vôtre gagne plus souvent, mais rapporte en moyenne {amount} de moins.</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours {own:one once|other #}.</source>
        <translation>Avec elle, vous gagnez environ {best:one une fois|other # fois} sur 10, avec la vôtre {own:one une fois|other # fois}.</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours hardly ever.</source>
        <translation>Avec elle, vous gagnez environ {best:one une fois|other # fois} sur 10, avec la vôtre presque jamais.</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours about {own:one once|other # times} in 10.</source>
        <translation>Avec elle, vous gagnez presque toujours, avec la vôtre environ {own:one une fois|other # fois} sur 10.</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours hardly ever.</source>
        <translation>Avec elle, vous gagnez presque toujours, avec la vôtre presque jamais.</translation>
    </message>
    <message>
        <source>With both you gain about as often, but it brings {amount} more on average.</source>
        <translation>Avec les deux, vous gagnez à peu près autant, mais elle rapporte en moyenne {amount} de plus.</translation>
    </message>
    <message>
        <source>With yours you gain more often, but {amount} less on average.</source>
        <translation>Avec la vôtre, vous gagnez plus souvent, mais en moyenne {amount} de moins.</translation>
    </message>
    <message>
        <source>Yours wins more often, but each pays {own} instead of {best}.</source>
        <translation>La vôtre gagne plus souvent, mais chacun paie {own} au lieu de {best}.</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>Il y a une erreur dans {file}.</translation>
    </message>
    <message>
        <source>Your games are untouched.</source>
        <translation>Vos parties sont intactes.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Which problems</source>
        <translation>Quels problèmes</translation>
    </message>
    <message>
        <source>Opens a list.</source>
        <translation>Ouvre une liste.</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Tous les thèmes</translation>
    </message>
    <message>
        <source>Any grade</source>
        <translation>Toute difficulté</translation>
    </message>
    <message>
        <source>Your own problems</source>
        <translation>Vos propres problèmes</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Tirer les atouts</translation>
    </message>
    <message>
        <source>Save trumps</source>
        <translation>Garder ses atouts</translation>
    </message>
    <message>
        <source>Trump a suit</source>
        <translation>Couper une couleur</translation>
    </message>
    <message>
        <source>Sure tricks</source>
        <translation>Levées sûres</translation>
    </message>
    <message>
        <source>Win cheaply</source>
        <translation>Prendre à bon compte</translation>
    </message>
    <message>
        <source>Force them</source>
        <translation>Forcer les autres</translation>
    </message>
    <message>
        <source>Hold back</source>
        <translation>Se retenir</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Avec un partenaire</translation>
    </message>
    <message>
        <source>The trick that decides</source>
        <translation>La levée décisive</translation>
    </message>
    <message>
        <source>Which trump</source>
        <translation>Quel atout</translation>
    </message>
    <message>
        <source>When to give up</source>
        <translation>Quand abandonner</translation>
    </message>
    <message>
        <source>All the tricks</source>
        <translation>Toutes les levées</translation>
    </message>
    <message>
        <source>{label}: {chosen}</source>
        <translation>{label}&#xa0;: {chosen}</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <translation>encore {left}</translation>
    </message>
    <message>
        <source>From your files and your deals, and found while the table rests.</source>
        <translation>De vos fichiers et de vos donnes, et trouvés pendant que la table se repose.</translation>
    </message>
    <message>
        <source>You have had them all. They come again, in another order.</source>
        <translation>Vous les avez tous eus. Ils reviennent, dans un autre ordre.</translation>
    </message>
    <message>
        <source>Positions from real deals. None comes twice before you have had all.</source>
        <translation>Positions de vraies donnes. Aucune ne revient avant que vous les ayez toutes eues.</translation>
    </message>
    <message>
        <source>Positions from all the games. None comes twice before you have had all.</source>
        <translation>Positions de tous les jeux. Aucune ne revient avant que vous les ayez toutes eues.</translation>
    </message>
    <message>
        <source>Problems, {game}, {theme}, {left} to go</source>
        <translation>Problèmes, {game}, {theme}, encore {left}</translation>
    </message>
    <message>
        <source>Open the folder of your problems and lessons</source>
        <translation>Ouvrir le dossier de vos problèmes et leçons</translation>
    </message>
    <message>
        <source>Your own problems and lessons</source>
        <translation>Vos propres problèmes et leçons</translation>
    </message>
    <message>
        <source>{number:one # mistake was found|other # mistakes were found} in their files.</source>
        <translation>{number:one # faute a été trouvée|other # fautes ont été trouvées} dans leurs fichiers.</translation>
    </message>
    <message>
        <source>All the others are there.</source>
        <translation>Tous les autres sont là.</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. {flaw}</source>
        <translation>{file}, «&#xa0;{mark}&#xa0;». {flaw}</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. Line {line}: {reason}</source>
        <translation>{file}, «&#xa0;{mark}&#xa0;». Ligne {line}&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>C&amp;hercher dans&#xa0;:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nom du fichier&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The deal is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>That is not what you are being asked.</source>
        <translation>Ce n’est pas ce qui vous est demandé.</translation>
    </message>
    <message>
        <source>You do not hold {cards:the}.</source>
        <translation>Vous n’avez pas {cards:le}.</translation>
    </message>
    <message>
        <source>A card can be thrown away only once.</source>
        <translation>On ne peut écarter une carte qu’une fois.</translation>
    </message>
    <message>
        <source>You must follow {suit}.</source>
        <translation>Vous devez fournir à {suit}.</translation>
    </message>
    <message>
        <source>Trumps were led: you must follow with a trump.</source>
        <translation>On a entamé atout&#xa0;: vous devez fournir un atout.</translation>
    </message>
    <message>
        <source>You hold no {suit}, so you must play a trump.</source>
        <translation>Vous n’avez pas {suit:fv d’|other de }{suit}&#xa0;: vous devez jouer un atout.</translation>
    </message>
    <message>
        <source>{matador:Name} is forced: {led} was led and you hold no other trump.</source>
        <translation>{matador:Name} est forcé&#xa0;: l’entame est {led} et vous n’avez pas d’autre atout.</translation>
    </message>
    <message>
        <source>{led:Name} was led and you have no small trump: play {matadors}.</source>
        <translation>L’entame est {led} et vous n’avez pas de petit atout&#xa0;: jouez {matadors}.</translation>
    </message>
    <message>
        <source>{bid:Name} has been bid already.</source>
        <translation>On a déjà annoncé {bid:le}.</translation>
    </message>
    <message>
        <source>You may not hold {bid}.</source>
        <translation>Vous ne pouvez pas tenir {bid:f la|other le} {bid}.</translation>
    </message>
    <message>
        <source>There is no bid “{bid}” in this game.</source>
        <translation>Il n’y a pas d’enchère «&#xa0;{bid}&#xa0;» dans ce jeu.</translation>
    </message>
    <message>
        <source>All before you have passed: bid {bid}, or the cards are dealt again.</source>
        <translation>Tous ont passé avant vous&#xa0;: annoncez {bid:f la|other le} {bid}, ou l’on redonne.</translation>
    </message>
    <message>
        <source>Only the last player may bid {bid}, when all before them have passed.</source>
        <translation>Seul le dernier joueur peut annoncer {bid:f la|other le} {bid}, quand tous ont passé avant lui.</translation>
    </message>
    <message>
        <source>You need {cards:the} to play {bid}.</source>
        <translation>Il vous faut {cards:le} pour jouer {bid:le}.</translation>
    </message>
    <message>
        <source>Bid {bid} first: it is the lowest bid of its kind.</source>
        <translation>Annoncez d’abord {bid:f la|other le} {bid}&#xa0;: c’est la plus basse enchère de sa sorte.</translation>
    </message>
    <message>
        <source>{bid:Name} cannot be the first bid.</source>
        <translation>{bid:Le} ne peut pas être la première enchère.</translation>
    </message>
    <message>
        <source>You hold that card yourself: call {called:the}.</source>
        <translation>Cette carte, c’est vous qui l’avez&#xa0;: appelez {called:le}.</translation>
    </message>
    <message>
        <source>That card cannot be called: call {called:the}.</source>
        <translation>Cette carte ne peut pas être appelée&#xa0;: appelez {called:le}.</translation>
    </message>
    <message>
        <source>{suit:Name} cannot be named now.</source>
        <translation>On ne peut pas nommer {suit} maintenant.</translation>
    </message>
    <message>
        <source>You may throw away at most {number:one # card|other # cards}.</source>
        <translation>Vous pouvez écarter au plus {number:one # carte|other # cartes}.</translation>
    </message>
    <message>
        <source>You must throw away at least {number:one # card|other # cards}.</source>
        <translation>Vous devez écarter au moins {number:one # carte|other # cartes}.</translation>
    </message>
    <message>
        <source>You have only just drawn {cards:the}. Throw away cards that you were dealt.</source>
        <translation>Vous venez de prendre {cards:le}. Écartez des cartes qui vous ont été données.</translation>
    </message>
    <message>
        <source>Only a black ace may be kept.</source>
        <translation>On ne peut garder qu’un as noir.</translation>
    </message>
    <message>
        <source>You have no card of {suit}: name a suit you hold.</source>
        <translation>Vous n’avez pas {suit:fv d’|other de }{suit}&#xa0;: nommez une couleur que vous avez.</translation>
    </message>
    <message>
        <source>It is too late to surrender: you have played to trick {number}.</source>
        <translation>Il est trop tard pour vous rendre&#xa0;: vous avez joué à la {number:1 1re|other #e} levée.</translation>
    </message>
    <message>
        <source>Nobody surrenders at this table.</source>
        <translation>Personne ne se rend à cette table.</translation>
    </message>
    <message>
        <source>Only the Ombre may surrender.</source>
        <translation>Seul l’hombre peut se rendre.</translation>
    </message>
    <message>
        <source>You bid {bid}, which cannot be surrendered.</source>
        <translation>Vous avez annoncé {bid:f la|other le} {bid}, où l’on ne peut pas se rendre.</translation>
    </message>
    <message>
        <source>This hand was taken over: it cannot be surrendered a second time.</source>
        <translation>Ce jeu a été repris&#xa0;: on ne peut pas s’y rendre une seconde fois.</translation>
    </message>
    <message>
        <source>Your surrender was refused in this trick: play on.</source>
        <translation>On vous a refusé la reddition dans cette levée&#xa0;: jouez.</translation>
    </message>
    <message>
        <source>A defender said gano of {asked:the}: play a card that does not beat it.</source>
        <translation>Un défenseur a dit gano pour {asked:le}&#xa0;: jouez une carte qui ne la bat pas.</translation>
    </message>
    <message>
        <source>Nobody says gano at this table.</source>
        <translation>Personne ne dit gano à cette table.</translation>
    </message>
    <message>
        <source>Only a defender may say gano.</source>
        <translation>Seul un défenseur peut dire gano.</translation>
    </message>
    <message>
        <source>You have nobody to ask: no other defender is yet to play.</source>
        <translation>Vous n’avez personne à qui le demander&#xa0;: aucun autre défenseur ne joue après vous.</translation>
    </message>
    <message>
        <source>Gano may be said only of a card that wins the trick so far.</source>
        <translation>On ne dit gano que d’une carte qui gagne la levée jusque-là.</translation>
    </message>
    <message>
        <source>You have {number:one # trick|other # tricks}. One more is codille, and you may not ask for that.</source>
        <translation>Vous avez {number:one # levée|other # levées}. Une de plus est codille, et cela ne se demande pas.</translation>
    </message>
    <message>
        <source>You must follow {suit}: play {choices:the}.</source>
        <translation>Vous devez fournir à {suit}&#xa0;: jouez {choices:le}.</translation>
    </message>
    <message>
        <source>Not now: {bids}</source>
        <translation>Pas maintenant&#xa0;: {bids}</translation>
    </message>
    <message>
        <source>Press {key} or click here to read rule {rule}.</source>
        <translation>Pressez {key} ou cliquez ici pour lire la règle {rule}.</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: no lead can call it out.</source>
        <translation>{matador:Name} peut rester dans votre main&#xa0;: aucune entame ne le force.</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: only a higher matador could call it out.</source>
        <translation>{matador:Name} peut rester dans votre main&#xa0;: seul un plus haut matador le forcerait.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Back a trick</source>
        <translation>Une levée en arrière</translation>
    </message>
    <message>
        <source>Back a move</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Let it go on by itself</source>
        <translation>Laisser aller</translation>
    </message>
    <message>
        <source>Forward a move</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end of the trick</source>
        <translation>À la fin de la levée</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Write a note or a mark</source>
        <translation>Écrire une note ou une marque</translation>
    </message>
    <message>
        <source>Take back the last note or variation</source>
        <translation>Annuler la dernière note ou variante</translation>
    </message>
    <message>
        <source>Put the note or variation back</source>
        <translation>Rétablir la note ou la variante</translation>
    </message>
    <message>
        <source>{words} ({key})</source>
        <translation>{words} ({key})</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Les cartes sont distribuées</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>L’atout</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>L’écart</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Levée {number}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>Moment de la donne</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>{at} sur {last}</translation>
    </message>
    <message>
        <source>About this moment</source>
        <translation>Sur ce moment</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Montrer toutes les &amp;mains</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>You play your own cards from here; the computer plays the others.</source>
        <translation>D’ici, vous jouez vos propres cartes&#xa0;; l’ordinateur joue les autres.</translation>
    </message>
    <message>
        <source>You take the place of {name} from here; the computer plays the others.</source>
        <translation>D’ici, vous prenez la place de {name}&#xa0;; l’ordinateur joue les autres.</translation>
    </message>
    <message>
        <source>Deal {number}: you won {amount}</source>
        <translation>Donne {number}&#xa0;: vous avez gagné {amount}</translation>
    </message>
    <message>
        <source>Deal {number}: you lost {amount}</source>
        <translation>Donne {number}&#xa0;: vous avez perdu {amount}</translation>
    </message>
    <message>
        <source>Deal {number}: nothing won or lost</source>
        <translation>Donne {number}&#xa0;: ni gain ni perte</translation>
    </message>
    <message>
        <source>The others are the computer players named in the record.</source>
        <translation>Les autres sont les joueurs de l’ordinateur nommés dans le relevé.</translation>
    </message>
    <message>
        <source>The record names no computer player for {name}, who plays by the book.</source>
        <translation>Le relevé ne nomme pas de joueur de l’ordinateur pour {name}, qui joue selon les livres.</translation>
    </message>
    <message>
        <source>The record names no computer players for {names}, who play by the book.</source>
        <translation>Le relevé ne nomme pas de joueurs de l’ordinateur pour {names}, qui jouent selon les livres.</translation>
    </message>
    <message>
        <source>&amp;Back to the replay</source>
        <translation>&amp;Retour à la relecture</translation>
    </message>
    <message>
        <source>You play on</source>
        <translation>Vous continuez la donne</translation>
    </message>
    <message>
        <source>You play as {name}</source>
        <translation>Vous jouez pour {name}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>The deal goes on from here and is kept as a variation. Your own game waits for you.</source>
        <translation>La donne continue d’ici et reste comme variante. Votre propre partie vous attend.</translation>
    </message>
    <message>
        <source>The record ends here. You can play on from here yourself.</source>
        <translation>Le relevé finit ici. Vous pouvez continuer vous-même.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>The deals of the sitting</source>
        <translation>Les donnes de la partie</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Donne {number}&#xa0;: {result}</translation>
    </message>
</context>
<context>
    <name>Requests</name>
    <message>
        <source>Will you take the turned card?</source>
        <translation>Prenez-vous la carte tournée&#xa0;?</translation>
    </message>
    <message>
        <source>Will you play this hand, or throw it in?</source>
        <translation>Jouez-vous cette main, ou la jetez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Will you show the rest of the talon?</source>
        <translation>Montrez-vous le reste du talon&#xa0;?</translation>
    </message>
    <message>
        <source>All have passed. Will you take the talon?</source>
        <translation>Tous ont passé. Prenez-vous le talon&#xa0;?</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Will you take the hand over?</source>
        <translation>L’hombre se rend. Reprenez-vous le jeu&#xa0;?</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Do you accept?</source>
        <translation>L’hombre se rend. Acceptez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Will you turn up a card?</source>
        <translation>Tournez-vous une carte&#xa0;?</translation>
    </message>
    <message>
        <source>Nobody plays. Will you turn up another?</source>
        <translation>Personne ne joue. En tournez-vous une autre&#xa0;?</translation>
    </message>
    <message>
        <source>Will you show the king of the turned suit?</source>
        <translation>Montrez-vous le roi de la couleur tournée&#xa0;?</translation>
    </message>
    <message>
        <source>Will you be the Man with this trump?</source>
        <translation>Serez-vous l’Homme avec cet atout&#xa0;?</translation>
    </message>
    <message>
        <source>Will you show {card:the}, for a point?</source>
        <translation>Montrez-vous {card:le}, pour un point&#xa0;?</translation>
    </message>
    <message>
        <source>Will you be the Man, with {suit} as trump?</source>
        <translation>Serez-vous l’Homme, avec {suit} pour atout&#xa0;?</translation>
    </message>
    <message>
        <source>Give a card for the king. Everybody sees it.</source>
        <translation>Donnez une carte pour le roi. Tout le monde la voit.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>À vous&#xa0;: jouez une carte.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>À vous d’entamer&#xa0;: jouez la carte que vous voulez.</translation>
    </message>
    <message>
        <source>Your turn: you must bid.</source>
        <translation>À vous&#xa0;: vous devez enchérir.</translation>
    </message>
    <message>
        <source>Your turn: you can only pass.</source>
        <translation>À vous&#xa0;: vous ne pouvez que passer.</translation>
    </message>
    <message>
        <source>Your turn: pass or bid.</source>
        <translation>À vous&#xa0;: passez ou enchérissez.</translation>
    </message>
    <message>
        <source>Will you play {contract} too? If you pass, you defend.</source>
        <translation>Jouez-vous {contract} aussi&#xa0;? Passer, c’est défendre.</translation>
    </message>
    <message>
        <source>Choose your game.</source>
        <translation>Choisissez votre jeu.</translation>
    </message>
    <message>
        <source>Name your trump, or choose another game.</source>
        <translation>Nommez votre atout, ou choisissez un autre jeu.</translation>
    </message>
    <message>
        <source>Name your trump, or throw your hand in.</source>
        <translation>Nommez votre atout, ou jetez vos cartes.</translation>
    </message>
    <message>
        <source>Name your trump.</source>
        <translation>Nommez votre atout.</translation>
    </message>
    <message>
        <source>Name your trump; {suit} are worth more.</source>
        <translation>Nommez votre atout&#xa0;; à {suit}, le jeu vaut plus.</translation>
    </message>
    <message>
        <source>Demand a king. Its holder gives it to you for one of your cards.</source>
        <translation>Demandez un roi. Celui qui l’a vous le donne contre une de vos cartes.</translation>
    </message>
    <message>
        <source>Call a king: its holder will be your secret ally.</source>
        <translation>Appelez un roi&#xa0;: celui qui l’a sera votre allié secret.</translation>
    </message>
    <message>
        <source>Call one of these cards: its holder will be your secret ally.</source>
        <translation>Appelez une de ces cartes&#xa0;: celui qui l’a sera votre allié secret.</translation>
    </message>
    <message>
        <source>Throw away all you were dealt: only a black ace may be kept.</source>
        <translation>Écartez toutes les cartes reçues&#xa0;: on ne peut garder qu’un as noir.</translation>
    </message>
    <message>
        <source>Keep one of the cards you were dealt, or none.</source>
        <translation>Gardez une des cartes reçues, ou aucune.</translation>
    </message>
    <message>
        <source>Throw away {most:one # card|other # cards} and keep the rest.</source>
        <translation>Écartez {most:one # carte|other # cartes} et gardez le reste.</translation>
    </message>
    <message>
        <source>{most:one You may throw away # card and draw another.|other Throw away up to # cards and draw as many.}</source>
        <translation>{most:one Vous pouvez écarter # carte et en prendre une autre.|other Écartez # cartes au plus et prenez-en autant.}</translation>
    </message>
    <message>
        <source>{most:one Throw away # card and draw another.|other Throw away # cards and draw as many.}</source>
        <translation>{most:one Écartez # carte et prenez-en une autre.|other Écartez # cartes et prenez-en autant.}</translation>
    </message>
    <message>
        <source>Throw away {least} to {most:one # card|other # cards} and draw as many.</source>
        <translation>Écartez de {least} à {most:one # carte|other # cartes} et prenez-en autant.</translation>
    </message>
    <message>
        <source>Every trick is yours so far. Claim the game, or go on?</source>
        <translation>Toutes les levées sont à vous jusqu’ici. Gagner le jeu, ou aller à la vole&#xa0;?</translation>
    </message>
    <message>
        <source>Will you play on, or throw the hand in? That costs as much as bet.</source>
        <translation>Continuez-vous, ou jetez-vous la main&#xa0;? Cela coûte autant que bet.</translation>
    </message>
    <message>
        <source>Five tricks are yours. Claim the game, or go on for tout, all nine?</source>
        <translation>Vous avez cinq levées. Réclamez-vous le jeu, ou allez-vous au tout, les neuf&#xa0;?</translation>
    </message>
    <message>
        <source>Your turn: pass, or play in a suit.</source>
        <translation>À vous&#xa0;: passez, ou jouez dans une couleur.</translation>
    </message>
    <message>
        <source>They play. Will you send them alone?</source>
        <translation>Ils jouent. Envoyez-vous leur joueur seul&#xa0;?</translation>
    </message>
    <message>
        <source>You are sent alone. Will you go, or let them?</source>
        <translation>On vous envoie seul. Y allez-vous, ou les laissez-vous aller&#xa0;?</translation>
    </message>
    <message>
        <source>The first five tricks are yours (hechas). Claim them, or go for all eight?</source>
        <translation>Les cinq premières levées sont à vous (hechas). Les réclamez-vous, ou allez-vous aux huit&#xa0;?</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept, or take the game over?</source>
        <translation>L’hombre dit paso et abandonne. Acceptez-vous, ou reprenez-vous le jeu&#xa0;?</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept?</source>
        <translation>L’hombre dit paso et abandonne. Acceptez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop with primeras, or go on for bola, all nine?</source>
        <translation>Vous avez cinq levées. Vous arrêtez-vous aux primeras, ou allez-vous à la bola, les neuf&#xa0;?</translation>
    </message>
    <message>
        <source>The first five tricks are yours. Claim the game, or play for all eight?</source>
        <translation>Les cinq premières levées sont à vous. Réclamer le jeu, ou jouer pour les huit&#xa0;?</translation>
    </message>
    <message>
        <source>Call an ace: its holder will be your secret ally.</source>
        <translation>Appelez un as&#xa0;: celui qui l’a sera votre allié secret.</translation>
    </message>
    <message>
        <source>Call an ace: your ally names the trump.</source>
        <translation>Appelez un as&#xa0;: votre allié nomme l’atout.</translation>
    </message>
    <message>
        <source>Your ace is called, so you are the ally. Name the trump.</source>
        <translation>Votre as est appelé&#xa0;: vous êtes l’allié. Nommez l’atout.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Remise: nobody wins</source>
        <translation>Remise&#xa0;: personne ne gagne</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>Remise de {name}</translation>
    </message>
    <message>
        <source>You have the most tricks and take the pool.</source>
        <translation>Vous avez le plus de levées et prenez la poule.</translation>
    </message>
    <message>
        <source>The Ombre has the most tricks and takes the pool.</source>
        <translation>L’hombre a le plus de levées et prend la poule.</translation>
    </message>
    <message>
        <source>The most tricks are shared: you pay the pool again.</source>
        <translation>Le plus de levées est partagé&#xa0;: vous payez de nouveau la poule.</translation>
    </message>
    <message>
        <source>The most tricks are shared: the Ombre pays the pool again.</source>
        <translation>Le plus de levées est partagé&#xa0;: l’hombre paie de nouveau la poule.</translation>
    </message>
    <message>
        <source>Every trick is taken: the pool is paid, and half as much from each.</source>
        <translation>Toutes les levées sont faites&#xa0;: la poule est payée, et la moitié autant par chacun.</translation>
    </message>
    <message>
        <source>You needed every trick and lost one; the pool stays.</source>
        <translation>Il vous fallait toutes les levées et vous en avez perdu une&#xa0;; la poule reste.</translation>
    </message>
    <message>
        <source>The Ombre needed every trick and lost one; the pool stays.</source>
        <translation>Il fallait toutes les levées à l’hombre, et il en a perdu une&#xa0;; la poule reste.</translation>
    </message>
    <message>
        <source>{chips} for the remise</source>
        <translation>{chips} pour la remise</translation>
    </message>
    <message>
        <source>{chips} to make the pool good</source>
        <translation>{chips} pour rétablir la poule</translation>
    </message>
    <message>
        <source>{chips} for the solo</source>
        <translation>{chips} pour le solo</translation>
    </message>
    <message>
        <source>{chips} for all eight tricks</source>
        <translation>{chips} pour les huit levées</translation>
    </message>
    <message>
        <source>Nobody plays; the stones stay on the table.</source>
        <translation>Personne ne joue&#xa0;; les pierres restent sur la table.</translation>
    </message>
    <message>
        <source>{chips} as mano’s entry</source>
        <translation>{chips} pour l’entrée du premier</translation>
    </message>
    <message>
        <source>{chips} for a pass</source>
        <translation>{chips} pour avoir passé</translation>
    </message>
    <message>
        <source>{chips} from the table</source>
        <translation>{chips} de la table</translation>
    </message>
    <message>
        <source>{chips} for puesta (4 to 4)</source>
        <translation>{chips} pour la bête (4 à 4)</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>Codille&#xa0;! Vous gagnez</translation>
    </message>
    <message>
        <source>Codillo for {name}</source>
        <translation>Codille pour {name}</translation>
    </message>
    <message>
        <source>Bola: all nine are yours</source>
        <translation>Bola&#xa0;: les neuf sont à vous</translation>
    </message>
    <message>
        <source>Bola for {name}</source>
        <translation>Bola pour {name}</translation>
    </message>
    <message>
        <source>You win, but miss bola</source>
        <translation>Gagné, mais la bola est manquée</translation>
    </message>
    <message>
        <source>{name} wins, but misses bola</source>
        <translation>{name} gagne, mais manque la bola</translation>
    </message>
    <message>
        <source>Paso: you give up</source>
        <translation>Paso&#xa0;: vous abandonnez</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} abandonne</translation>
    </message>
    <message>
        <source>You took every trick: the pool is yours, and each pays for bola.</source>
        <translation>Vous avez fait toutes les levées&#xa0;: la poule est à vous, et chacun paie la bola.</translation>
    </message>
    <message>
        <source>The Ombre took every trick: the pool, and each pays for bola.</source>
        <translation>L’hombre a fait toutes les levées&#xa0;: il prend la poule, et chacun paie la bola.</translation>
    </message>
    <message>
        <source>You went on for all nine and lost one: the pool is yours, and you are paid less.</source>
        <translation>Vous êtes allé aux neuf et en avez perdu une&#xa0;: la poule est à vous, et vous recevez moins.</translation>
    </message>
    <message>
        <source>The Ombre went on for all nine and lost one: they take the pool, and are paid less.</source>
        <translation>L’hombre est allé aux neuf et en a perdu une&#xa0;: il prend la poule, et reçoit moins.</translation>
    </message>
    <message>
        <source>{chips} for matadors (estuche)</source>
        <translation>{chips} pour les matadors (estuche)</translation>
    </message>
    <message>
        <source>{chips} for puesta at {contract:the}</source>
        <translation>{chips} pour la bête {contract:au}</translation>
    </message>
    <message>
        <source>{chips} for codillo at {contract:the}</source>
        <translation>{chips} pour le codille {contract:au}</translation>
    </message>
    <message>
        <source>{chips} for bola</source>
        <translation>{chips} pour la bola</translation>
    </message>
    <message>
        <source>{chips} for the bola missed</source>
        <translation>{chips} pour la bola manquée</translation>
    </message>
    <message>
        <source>{chips} for five tricks (hechas)</source>
        <translation>{chips} pour cinq levées (hechas)</translation>
    </message>
    <message>
        <source>{chips} for all eight</source>
        <translation>{chips} pour les huit</translation>
    </message>
    <message>
        <source>{chips} for codillo</source>
        <translation>{chips} pour le codille</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>Vous marquez {points:0 # point pour les rois tournés|one un point pour le roi tourné|other # points pour les rois tournés}.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>{name} marque {points:0 # point pour les rois tournés|one un point pour le roi tourné|other # points pour les rois tournés}.</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>Vous marquez {points:0 # point pour les rois montrés|one un point pour le roi montré|other # points pour les rois montrés}.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>{name} marque {points:0 # point pour les rois montrés|one un point pour le roi montré|other # points pour les rois montrés}.</translation>
    </message>
    <message>
        <source>Your king is captured, and its point with it.</source>
        <translation>Votre roi est pris, et son point avec lui.</translation>
    </message>
    <message>
        <source>The king of {name} is captured, and its point with it.</source>
        <translation>Le roi de {name} est pris, et son point avec lui.</translation>
    </message>
    <message>
        <source>You captured {points:one a king and score its point|other # kings and score their points}.</source>
        <translation>Vous avez pris {points:0 # roi|one un roi et marquez son point|other # rois et marquez leurs points}.</translation>
    </message>
    <message>
        <source>{name} captured {points:one a king and scores its point|other # kings and scores their points}.</source>
        <translation>{name} a pris {points:0 # roi|one un roi et marque son point|other # rois et marque leurs points}.</translation>
    </message>
    <message>
        <source>You score a point as the Man.</source>
        <translation>Vous marquez un point en Homme.</translation>
    </message>
    <message>
        <source>{name} scores a point as the Man.</source>
        <translation>{name} marque un point en Homme.</translation>
    </message>
    <message>
        <source>You lose a point as the Man.</source>
        <translation>Vous perdez un point en Homme.</translation>
    </message>
    <message>
        <source>{name} loses a point as the Man.</source>
        <translation>{name} perd un point en Homme.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the game.</source>
        <translation>Vous marquez {points:one un point|other # points} pour le jeu.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the game.</source>
        <translation>{name} marque {points:one un point|other # points} pour le jeu.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for codille.</source>
        <translation>Vous marquez {points:one un point|other # points} pour le codille.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for codille.</source>
        <translation>{name} marque {points:one un point|other # points} pour le codille.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the puesta.</source>
        <translation>Vous marquez {points:one un point|other # points} pour la bête.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the puesta.</source>
        <translation>{name} marque {points:one un point|other # points} pour la bête.</translation>
    </message>
    <message>
        <source>You score a point because the Man was beaten.</source>
        <translation>Vous marquez un point parce que l’Homme a été battu.</translation>
    </message>
    <message>
        <source>{name} scores a point because the Man was beaten.</source>
        <translation>{name} marque un point parce que l’Homme a été battu.</translation>
    </message>
    <message>
        <source>In all, you win {chips:one # chip|other # chips}.</source>
        <translation>En tout, vous gagnez {chips:one # jeton|other # jetons}.</translation>
    </message>
    <message>
        <source>In all, {name} wins {chips:one # chip|other # chips}.</source>
        <translation>En tout, {name} gagne {chips:one # jeton|other # jetons}.</translation>
    </message>
    <message>
        <source>In all, you lose {chips:one # chip|other # chips}.</source>
        <translation>En tout, vous perdez {chips:one # jeton|other # jetons}.</translation>
    </message>
    <message>
        <source>In all, {name} loses {chips:one # chip|other # chips}.</source>
        <translation>En tout, {name} perd {chips:one # jeton|other # jetons}.</translation>
    </message>
    <message>
        <source>In all, you neither win nor lose.</source>
        <translation>En tout, vous ne gagnez ni ne perdez rien.</translation>
    </message>
    <message>
        <source>In all, {name} neither wins nor loses.</source>
        <translation>En tout, {name} ne gagne ni ne perd rien.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>Bête&#xa0;: personne ne gagne</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>Codille&#xa0;! Vous gagnez</translation>
    </message>
    <message>
        <source>Codille for {name}</source>
        <translation>{name} gagne codille</translation>
    </message>
    <message>
        <source>All the tricks are yours</source>
        <translation>Toutes les levées sont à vous</translation>
    </message>
    <message>
        <source>{name} takes every trick</source>
        <translation>{name} fait toutes les levées</translation>
    </message>
    <message>
        <source>Your vole fails</source>
        <translation>Votre vole échoue</translation>
    </message>
    <message>
        <source>The vole of {name} fails</source>
        <translation>La vole de {name} échoue</translation>
    </message>
    <message>
        <source>You surrender</source>
        <translation>Vous vous rendez</translation>
    </message>
    <message>
        <source>{name} surrenders</source>
        <translation>{name} se rend</translation>
    </message>
    <message>
        <source>You make contrabola</source>
        <translation>Vous faites la contrabola</translation>
    </message>
    <message>
        <source>{name} makes contrabola</source>
        <translation>{name} fait la contrabola</translation>
    </message>
    <message>
        <source>Your contrabola fails</source>
        <translation>Votre contrabola échoue</translation>
    </message>
    <message>
        <source>The contrabola of {name} fails</source>
        <translation>La contrabola de {name} échoue</translation>
    </message>
    <message>
        <source>Everybody passes</source>
        <translation>Tout le monde passe</translation>
    </message>
    <message>
        <source>The Man wins: you</source>
        <translation>L’Homme gagne&#xa0;: vous</translation>
    </message>
    <message>
        <source>The Man wins: {name}</source>
        <translation>L’Homme gagne&#xa0;: {name}</translation>
    </message>
    <message>
        <source>You lose as the Man</source>
        <translation>Vous perdez en Homme</translation>
    </message>
    <message>
        <source>The Man loses: {name}</source>
        <translation>L’Homme perd&#xa0;: {name}</translation>
    </message>
    <message>
        <source>You reach the target</source>
        <translation>Vous atteignez le but</translation>
    </message>
    <message>
        <source>{name} reaches the target</source>
        <translation>{name} atteint le but</translation>
    </message>
    <message>
        <source>The deal is void</source>
        <translation>La donne est nulle</translation>
    </message>
    <message>
        <source>You took more tricks than each opponent: game and pool are yours.</source>
        <translation>Vous avez fait plus de levées que chacun des défenseurs&#xa0;: jeu et poule sont à vous.</translation>
    </message>
    <message>
        <source>The Ombre took more tricks than each opponent, and wins the pool.</source>
        <translation>L’hombre a fait plus de levées que chacun des défenseurs et gagne la poule.</translation>
    </message>
    <message>
        <source>Puesta: {name} does not win</source>
        <translation>Bête&#xa0;: {name} ne gagne pas</translation>
    </message>
    <message>
        <source>A tie: nobody has the most tricks alone.</source>
        <translation>Égalité&#xa0;: personne n’a le plus de levées à lui seul.</translation>
    </message>
    <message>
        <source>You took more tricks than the Ombre, who pays you.</source>
        <translation>Vous avez fait plus de levées que l’hombre, qui vous paie.</translation>
    </message>
    <message>
        <source>A defender took more tricks than the Ombre, who pays them.</source>
        <translation>Un défenseur a fait plus de levées que l’hombre, qui le paie.</translation>
    </message>
    <message>
        <source>Every single trick: everyone pays for the vole.</source>
        <translation>Toutes les levées sans exception&#xa0;: chacun paie pour la vole.</translation>
    </message>
    <message>
        <source>You went for all the tricks and lost one.</source>
        <translation>Vous êtes allé à la vole et avez perdu une levée.</translation>
    </message>
    <message>
        <source>The Ombre went for all the tricks and lost one.</source>
        <translation>L’hombre est allé à la vole et a perdu une levée.</translation>
    </message>
    <message>
        <source>You gave the hand up and pay as for a puesta.</source>
        <translation>Vous vous êtes rendu et payez comme pour une bête.</translation>
    </message>
    <message>
        <source>The Ombre gave the hand up and pays as for a puesta.</source>
        <translation>L’hombre s’est rendu et paie comme pour une bête.</translation>
    </message>
    <message>
        <source>You took no trick: the game is yours, and so is the pool.</source>
        <translation>Vous n’avez fait aucune levée&#xa0;: le jeu est à vous, et la poule aussi.</translation>
    </message>
    <message>
        <source>The Ombre took no trick and wins the game and the pool.</source>
        <translation>L’hombre n’a fait aucune levée et gagne le jeu et la poule.</translation>
    </message>
    <message>
        <source>A trick has fallen to you: you pay as for a puesta.</source>
        <translation>Une levée vous est échue&#xa0;: vous payez comme pour une bête.</translation>
    </message>
    <message>
        <source>A trick has fallen to the Ombre, who pays as for a puesta.</source>
        <translation>Une levée est échue à l’hombre, qui paie comme pour une bête.</translation>
    </message>
    <message>
        <source>Nobody plays; the pool waits for the next deal.</source>
        <translation>Personne ne joue&#xa0;; la poule attend la donne suivante.</translation>
    </message>
    <message>
        <source>You were first to the most tricks.</source>
        <translation>Vous avez été le premier à avoir le plus de levées.</translation>
    </message>
    <message>
        <source>The Man was first to the most tricks.</source>
        <translation>L’Homme a été le premier à avoir le plus de levées.</translation>
    </message>
    <message>
        <source>You lose a point, and each of the others scores one.</source>
        <translation>Vous perdez un point, et chacun des autres en marque un.</translation>
    </message>
    <message>
        <source>The Man loses a point, and each of the others scores one.</source>
        <translation>L’Homme perd un point, et chacun des autres en marque un.</translation>
    </message>
    <message>
        <source>You have the points that win the game.</source>
        <translation>Vous avez les points qui gagnent la partie.</translation>
    </message>
    <message>
        <source>Enough points are scored to win the game.</source>
        <translation>Les points qui gagnent la partie sont marqués.</translation>
    </message>
    <message>
        <source>Nobody is the Man. Points for kings are kept; the next player deals.</source>
        <translation>Personne n’est l’Homme. Les points des rois restent&#xa0;; le joueur suivant donne.</translation>
    </message>
    <message>
        <source>{chips} as ante</source>
        <translation>{chips} de mise avant la donne</translation>
    </message>
    <message>
        <source>{chips} in the pool</source>
        <translation>{chips} de la poule</translation>
    </message>
    <message>
        <source>{chips} for {contract:the}</source>
        <translation>{chips} pour {contract:le}</translation>
    </message>
    <message>
        <source>{chips} for top trumps (estuches)</source>
        <translation>{chips} pour les plus hauts atouts (estuches)</translation>
    </message>
    <message>
        <source>{chips} for primeras</source>
        <translation>{chips} pour les premières</translation>
    </message>
    <message>
        <source>{chips} for primeras against</source>
        <translation>{chips} pour les premières contre</translation>
    </message>
    <message>
        <source>{chips} for the matadors</source>
        <translation>{chips} pour les matadors</translation>
    </message>
    <message>
        <source>{chips} for sans prendre</source>
        <translation>{chips} pour le sans prendre</translation>
    </message>
    <message>
        <source>{chips} for the vole</source>
        <translation>{chips} pour la vole</translation>
    </message>
    <message>
        <source>{chips} for the failed vole</source>
        <translation>{chips} pour la vole manquée</translation>
    </message>
    <message>
        <source>{chips} for puesta</source>
        <translation>{chips} pour la bête</translation>
    </message>
    <message>
        <source>{chips} for codille</source>
        <translation>{chips} pour codille</translation>
    </message>
    <message>
        <source>{chips} for the surrender</source>
        <translation>{chips} pour la reddition</translation>
    </message>
    <message>
        <source>{chips} for passing out</source>
        <translation>{chips} parce que tous ont passé</translation>
    </message>
    <message>
        <source>{chips} as a share of the pool</source>
        <translation>{chips} pour une part de la poule</translation>
    </message>
    <message>
        <source>{chips} for a king turned</source>
        <translation>{chips} pour un roi tourné</translation>
    </message>
    <message>
        <source>{chips} for a king shown</source>
        <translation>{chips} pour un roi montré</translation>
    </message>
    <message>
        <source>{chips} for a king captured</source>
        <translation>{chips} pour un roi pris</translation>
    </message>
    <message>
        <source>{chips} as the Man</source>
        <translation>{chips} en tant qu’Homme</translation>
    </message>
    <message>
        <source>{chips} against the Man</source>
        <translation>{chips} contre l’Homme</translation>
    </message>
    <message>
        <source>{chips} for the game</source>
        <translation>{chips} pour le jeu</translation>
    </message>
    <message>
        <source>{chips} for the game without an exchange</source>
        <translation>{chips} pour le jeu sans écart</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jeu; m</translation>
    </message>
    <message>
        <source>You took fewer tricks than {winner} and pay for the loss.</source>
        <translation>Vous avez fait moins de levées que {winner} et payez la perte.</translation>
    </message>
    <message>
        <source>{name} took fewer tricks than {winner} and pays for the loss.</source>
        <translation>{name} a fait moins de levées que {winner} et paie la perte.</translation>
    </message>
    <message>
        <source>You win the hand you took over and get a puesta; the pool stays.</source>
        <translation>Vous gagnez le jeu que vous avez repris et touchez une bête&#xa0;; la poule reste.</translation>
    </message>
    <message>
        <source>{name} wins the hand taken over and is paid a puesta; the pool stays.</source>
        <translation>{name} gagne le jeu repris et touche une bête&#xa0;; la poule reste.</translation>
    </message>
    <message>
        <source>You gave the hand up: that is puesta.</source>
        <translation>Vous vous êtes rendu, ce qui est bête.</translation>
    </message>
    <message>
        <source>{name} gave the hand up: that is puesta.</source>
        <translation>{name} s’est rendu, ce qui est bête.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>{payer:The} to you</source>
        <translation>{payer:Le} vous paie</translation>
    </message>
    <message>
        <source>You to {payee:the}</source>
        <translation>Vous payez {payee:au}</translation>
    </message>
    <message>
        <source>{payer:The} to {payee:the}</source>
        <translation>{payer:Le} paie {payee:au}</translation>
    </message>
    <message>
        <source>{chips} as ante, before the deal</source>
        <translation>{chips} de mise avant la donne</translation>
    </message>
    <message>
        <source>You pay {payee:the} {chips}.</source>
        <translation>Vous payez {payee:au} {chips}.</translation>
    </message>
    <message>
        <source>{payer:The} pays you {chips}.</source>
        <translation>{payer:Le} vous paie {chips}.</translation>
    </message>
    <message>
        <source>{payer:The} pays {payee:the} {chips}.</source>
        <translation>{payer:Le} paie {payee:au} {chips}.</translation>
    </message>
    <message>
        <source>{chips}: {parts}</source>
        <translation>{chips:one # jeton|other # jetons}&#xa0;: {parts}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Vous gagnez la partie</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gagne la partie</translation>
    </message>
    <message>
        <source>A tie: another deal decides</source>
        <translation>Égalité&#xa0;: une autre donne décide</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>Bet: you tie</source>
        <translation>Bet&#xa0;: à égalité</translation>
    </message>
    <message>
        <source>Bet: {name} ties</source>
        <translation>Bet&#xa0;: {name} fait égalité</translation>
    </message>
    <message>
        <source>Kruk: you lose</source>
        <translation>Kruk&#xa0;: vous perdez</translation>
    </message>
    <message>
        <source>Kruk: {name} loses</source>
        <translation>Kruk&#xa0;: {name} perd</translation>
    </message>
    <message>
        <source>Tout: all nine are yours</source>
        <translation>Tout&#xa0;: les neuf sont à vous</translation>
    </message>
    <message>
        <source>Tout: all eight are yours</source>
        <translation>Tout&#xa0;: les huit sont à vous</translation>
    </message>
    <message>
        <source>Tout for {name}</source>
        <translation>Tout pour {name}</translation>
    </message>
    <message>
        <source>Your tout fails</source>
        <translation>Votre tout est manqué</translation>
    </message>
    <message>
        <source>The tout of {name} fails</source>
        <translation>{name} manque son tout</translation>
    </message>
    <message>
        <source>You took all eight tricks alone, and each opponent pays you.</source>
        <translation>Vous avez fait seul les huit levées, et chaque adversaire vous paie.</translation>
    </message>
    <message>
        <source>The Ombre took all eight tricks alone, and each opponent pays.</source>
        <translation>L’hombre a fait seul les huit levées, et chaque adversaire paie.</translation>
    </message>
    <message>
        <source>You needed all eight tricks and lost one, so you pay each opponent.</source>
        <translation>Il vous fallait les huit levées et vous en avez perdu une&#xa0;: vous payez chaque adversaire.</translation>
    </message>
    <message>
        <source>The Ombre needed all eight tricks and lost one, and pays each opponent.</source>
        <translation>Il fallait les huit levées à l’hombre, et il en a perdu une&#xa0;: il paie chaque adversaire.</translation>
    </message>
    <message>
        <source>{chips} for the failed tout</source>
        <translation>{chips} pour le tout manqué</translation>
    </message>
    <message>
        <source>You win, but miss tout</source>
        <translation>Gagné, mais le tout est manqué</translation>
    </message>
    <message>
        <source>{name} wins, but misses tout</source>
        <translation>{name} gagne, mais manque le tout</translation>
    </message>
    <message>
        <source>You throw the hand in</source>
        <translation>Vous jetez la main</translation>
    </message>
    <message>
        <source>{name} throws the hand in</source>
        <translation>{name} jette la main</translation>
    </message>
    <message>
        <source>You have more tricks than either defender.</source>
        <translation>Vous avez plus de levées que chacun des défenseurs.</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender.</source>
        <translation>L’hombre a plus de levées que chacun des défenseurs.</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as you: that is bet.</source>
        <translation>Le meilleur défenseur a autant de levées que vous&#xa0;: c’est bet.</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as the Ombre: that is bet.</source>
        <translation>Le meilleur défenseur a autant de levées que l’hombre&#xa0;: c’est bet.</translation>
    </message>
    <message>
        <source>A defender has more tricks than you: that is kruk.</source>
        <translation>Un défenseur a plus de levées que vous&#xa0;: c’est kruk.</translation>
    </message>
    <message>
        <source>A defender has more tricks than the Ombre: that is kruk.</source>
        <translation>Un défenseur a plus de levées que l’hombre&#xa0;: c’est kruk.</translation>
    </message>
    <message>
        <source>You went on after five tricks and took all nine.</source>
        <translation>Vous avez continué après cinq levées et fait les neuf.</translation>
    </message>
    <message>
        <source>The Ombre went on after five tricks and took all nine.</source>
        <translation>L’hombre a continué après cinq levées et fait les neuf.</translation>
    </message>
    <message>
        <source>You went for all nine tricks and lost one, so you are paid less.</source>
        <translation>Vous êtes allé aux neuf levées et en avez perdu une&#xa0;: vous recevez moins.</translation>
    </message>
    <message>
        <source>The Ombre went for all nine and lost one, so they are paid less.</source>
        <translation>L’hombre est allé aux neuf levées et en a perdu une&#xa0;: il reçoit moins.</translation>
    </message>
    <message>
        <source>You gave up after the exchange and pay as for bet.</source>
        <translation>Vous avez abandonné après l’échange et payez comme pour bet.</translation>
    </message>
    <message>
        <source>The Ombre gave up after the exchange and pays as for bet.</source>
        <translation>L’hombre a abandonné après l’échange et paie comme pour bet.</translation>
    </message>
    <message>
        <source>Nobody plays and nobody pays. The next player deals.</source>
        <translation>Personne ne joue et personne ne paie. Le joueur suivant donne.</translation>
    </message>
    <message>
        <source>You took no trick: the nolo is won.</source>
        <translation>Vous n’avez fait aucune levée&#xa0;: le nolo est gagné.</translation>
    </message>
    <message>
        <source>The Ombre took no trick: the nolo is won.</source>
        <translation>L’hombre n’a fait aucune levée&#xa0;: le nolo est gagné.</translation>
    </message>
    <message>
        <source>One trick fell to you: that is bet.</source>
        <translation>Une levée vous est tombée&#xa0;: c’est bet.</translation>
    </message>
    <message>
        <source>One trick fell to the Ombre: that is bet.</source>
        <translation>Une levée est tombée à l’hombre&#xa0;: c’est bet.</translation>
    </message>
    <message>
        <source>More than one trick fell to you: that is kruk.</source>
        <translation>Plus d’une levée vous est tombée&#xa0;: c’est kruk.</translation>
    </message>
    <message>
        <source>More than one trick fell to the Ombre: that is kruk.</source>
        <translation>Plus d’une levée est tombée à l’hombre&#xa0;: c’est kruk.</translation>
    </message>
    <message>
        <source>{chips} for bet</source>
        <translation>{chips} pour bet</translation>
    </message>
    <message>
        <source>{chips} for kruk</source>
        <translation>{chips} pour kruk</translation>
    </message>
    <message>
        <source>{chips} for tout</source>
        <translation>{chips} pour le tout</translation>
    </message>
    <message>
        <source>{chips} for throwing in</source>
        <translation>{chips} pour la main jetée</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Well chosen</source>
        <translation>Bien choisi</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Douteux</translation>
    </message>
    <message>
        <source>A bad choice</source>
        <translation>Mauvais choix</translation>
    </message>
    <message>
        <source>A blunder</source>
        <translation>Bévue</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>&amp;Analyser la donne</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>&amp;Analyser cette donne</translation>
    </message>
    <message>
        <source>Stop the re&amp;view</source>
        <translation>Arrêter l’&amp;analyse</translation>
    </message>
    <message>
        <source>Go on with the re&amp;view</source>
        <translation>Continuer l’&amp;analyse</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Réessayer à partir d’ici</translation>
    </message>
    <message>
        <source>The decisions of the deal</source>
        <translation>Les décisions de la donne</translation>
    </message>
    <message>
        <source>The hatching shows how far that is from even: green above, red below.</source>
        <translation>Les hachures montrent l’écart à l’égalité&#xa0;: vert au-dessus, rouge au-dessous.</translation>
    </message>
    <message>
        <source>The moves that mattered</source>
        <translation>Les coups qui ont compté</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>Left and Right go from one mark to the next.</source>
        <translation>Gauche et droite vont d’une marque à l’autre.</translation>
    </message>
    <message>
        <source>Reviewed: {judged} of {of} decisions</source>
        <translation>Analyse&#xa0;: {judged:one # décision|other # décisions} sur {of}</translation>
    </message>
    <message>
        <source>The review found no costly decision.</source>
        <translation>L’analyse n’a trouvé aucune décision coûteuse.</translation>
    </message>
    <message>
        <source>The review found {number:one # costly decision|other # costly decisions}.</source>
        <translation>L’analyse a trouvé {number:one # décision coûteuse|other # décisions coûteuses}.</translation>
    </message>
    <message>
        <source>Stopped after {judged} of {of} decisions.</source>
        <translation>Arrêtée après {judged:one # décision|other # décisions} sur {of}.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <translation>Mieux&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>You chose: {action}.</source>
        <translation>Vous avez choisi&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{name} chose: {action}.</source>
        <translation>{name} a choisi&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Toutes cartes ouvertes</translation>
    </message>
    <message>
        <source>The curve is the chance to win, as far as could be known. A dot is a costly choice, a diamond a good one.</source>
        <translation>La courbe donne les chances de gagner, d’après ce qui pouvait se savoir. Un point est un choix coûteux, un losange un bon choix.</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>Voir ce jeu</translation>
    </message>
    <message>
        <source>The expert in this seat</source>
        <translation>L’expert à cette place</translation>
    </message>
    <message>
        <source>{name}: chance to win</source>
        <translation>{name}&#xa0;: chances de gagner</translation>
    </message>
    <message>
        <source>{name}: chance to win {percent}</source>
        <translation>{name}&#xa0;: chances de gagner {percent}</translation>
    </message>
    <message>
        <source>Let the expert play your cards</source>
        <translation>Laisser l’expert jouer vos cartes</translation>
    </message>
    <message>
        <source>Let the expert play the cards of {name}</source>
        <translation>Laisser l’expert jouer les cartes de {name}</translation>
    </message>
    <message>
        <source>The expert is playing the deal…</source>
        <translation>L’expert joue la donne…</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Trop serré pour trancher</translation>
    </message>
    <message>
        <source>The computer players stopped answering. You can go on with the review.</source>
        <translation>Les joueurs de l’ordinateur ne répondent plus. Vous pouvez poursuivre l’analyse.</translation>
    </message>
    <message>
        <source>Nobody made a clear mistake, going by what each could see.</source>
        <translation>Personne n’a fait de faute nette, d’après ce que chacun voyait.</translation>
    </message>
    <message>
        <source>Luck and skill, in chips</source>
        <translation>Chance et adresse, en jetons</translation>
    </message>
    <message>
        <source>Luck and skill, in points</source>
        <translation>Chance et adresse, en points</translation>
    </message>
    <message>
        <source>Luck and skill, in stones</source>
        <translation>Chance et adresse, en pierres</translation>
    </message>
    <message>
        <source>What a hand is worth is not known in this game. It counts with how the cards lay.</source>
        <translation>Ce que vaut une main n’est pas connu à ce jeu. Elle compte avec la répartition des cartes.</translation>
    </message>
    <message>
        <source>The deal is not finished, so nothing can be told of luck and skill.</source>
        <translation>La donne n’est pas finie&#xa0;: rien à dire de la chance ni de l’adresse.</translation>
    </message>
    <message>
        <source>{settled} of {of} choices are sure; the others grow surer.</source>
        <translation>{settled} choix sur {of} sont sûrs&#xa0;; les autres le deviennent.</translation>
    </message>
    <message>
        <source>{grade}: it cost {cost}</source>
        <translation>{grade}&#xa0;: cela a coûté {cost}</translation>
    </message>
    <message>
        <source>From what could be seen, no choice is surely better than the others.</source>
        <translation>D’après ce qui se voyait, aucun choix n’est à coup sûr meilleur que les autres.</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Mieux&#xa0;: {action}</translation>
    </message>
    <message>
        <source>A friend would tell {name}: {reason}</source>
        <translation>Un ami dirait à {name}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>With it the chance is {best}, with the choice made {chosen}.</source>
        <translation>Cela gagne à {best}, et le choix fait à {chosen}.</translation>
    </message>
    <message>
        <source>{name}: {action}. It cost {cost}.</source>
        <translation>{name}&#xa0;: {action}. Cela a coûté {cost}.</translation>
    </message>
    <message>
        <source>The cost is {cost}, give or take {error}.</source>
        <translation>Le coût est de {cost}, à {error} près.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>The deal turned in the auction.</source>
        <translation>La donne a tourné aux enchères.</translation>
    </message>
    <message>
        <source>The deal turned with the trump.</source>
        <translation>La donne a tourné sur l’atout.</translation>
    </message>
    <message>
        <source>The deal turned at the exchange.</source>
        <translation>La donne a tourné à l’écart.</translation>
    </message>
    <message>
        <source>The deal turned in trick {number}.</source>
        <translation>La donne a tourné à la levée {number}.</translation>
    </message>
    <message>
        <source>Well done: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>Bien joué&#xa0;: {action}. Tout le reste aurait coûté au moins {cost} de plus.</translation>
    </message>
    <message>
        <source>Well done, {name}: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>Bien joué, {name}&#xa0;: {action}. Tout le reste aurait coûté au moins {cost} de plus.</translation>
    </message>
    <message>
        <source>Luck and skill of everybody</source>
        <translation>Chance et adresse de chacun</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>Voir les chiffres</translation>
    </message>
    <message>
        <source>The average of all</source>
        <translation>La moyenne de tous</translation>
    </message>
    <message>
        <source>Ante and pool</source>
        <translation>Mise et poule</translation>
    </message>
    <message>
        <source>The hand dealt</source>
        <translation>La main reçue</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Choix du joueur</translation>
    </message>
    <message>
        <source>Choices of the others</source>
        <translation>Choix des autres</translation>
    </message>
    <message>
        <source>How the cards lay</source>
        <translation>Répartition des cartes</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>won {amount}</source>
        <translation>gain {amount}</translation>
    </message>
    <message>
        <source>lost {amount}</source>
        <translation>perte {amount}</translation>
    </message>
    <message>
        <source>The hand dealt counts as what such a hand wins on average. Choices count as what they surely cost.</source>
        <translation>La main compte pour ce qu’une telle main gagne en moyenne. Les choix comptent pour leur coût sûr.</translation>
    </message>
    <message>
        <source>If everybody saw all cards and played perfectly: {result}.</source>
        <translation>Si chacun voyait toutes les cartes et jouait à la perfection&#xa0;: {result}.</translation>
    </message>
    <message>
        <source>The expert with your cards</source>
        <translation>L’expert avec vos cartes</translation>
    </message>
    <message>
        <source>The expert with the cards of {name}</source>
        <translation>L’expert avec les cartes de {name}</translation>
    </message>
    <message>
        <source>Each decision is judged by what its player could see at that moment.</source>
        <translation>Chaque décision est jugée d’après ce que son joueur pouvait voir à ce moment.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>So far, this page is in English only.</source>
        <translation>Pour l’instant, cette page n’existe qu’en anglais.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>À cette table</translation>
    </message>
    <message>
        <source>instead of: {usual}</source>
        <translation>au lieu de&#xa0;: {usual}</translation>
    </message>
    <message>
        <source>The rules of Ombre</source>
        <translation>Les règles de l’hombre</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Revenir</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Nothing more is written about this game so far. It belongs to the family of Ombre, and this is Ombre itself:</source>
        <translation>On n’a encore rien écrit de plus sur ce jeu. Il est de la famille de l’hombre, et voici l’hombre lui-même&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>Found: {hits}</source>
        <translation>Trouvé&#xa0;: {hits}</translation>
    </message>
    <message>
        <source>“{words}” stands on no page of the rules. Try a shorter word, or part of one.</source>
        <translation>«&#xa0;{words}&#xa0;» n’est sur aucune page des règles. Essayez un mot plus court, ou une partie d’un mot.</translation>
    </message>
    <message>
        <source>“{words}” in the rules</source>
        <translation>«&#xa0;{words}&#xa0;» dans les règles</translation>
    </message>
    <message>
        <source>Learn it at the table: {lessons}</source>
        <translation>Apprenez-le à la table&#xa0;: {lessons}</translation>
    </message>
    <message>
        <source>The table from above: 1 is you, and everything goes round to the right.</source>
        <translation>La table vue d’en haut&#xa0;: 1, c’est vous, et tout tourne vers la droite.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The score of this sitting</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>&amp;Revoir la donne</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;pier</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>No deal has been played out yet.</source>
        <translation>Aucune donne n’a encore été jouée jusqu’au bout.</translation>
    </message>
    <message>
        <source>In chips: {standing}, and {pool} in the pool.</source>
        <translation>En jetons&#xa0;: {standing}, et {pool} à la poule.</translation>
    </message>
    <message>
        <source>{standing} – {points:one # point wins|other # points win}.</source>
        <translation>{standing} – {points:one # point gagne|other # points gagnent}.</translation>
    </message>
    <message>
        <source>{standing} – {name} has won the game.</source>
        <translation>{standing} – {name} a gagné la partie.</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {pool} in the pool</source>
        <translation>Après la donne {number}&#xa0;: {standing}, et {pool} à la poule</translation>
    </message>
    <message>
        <source>The evening is over</source>
        <translation>La soirée est finie</translation>
    </message>
    <message>
        <source>Every deal gets its line here, with what each of you won or lost.</source>
        <translation>Chaque donne aura ici sa ligne, avec ce que chacun a gagné ou perdu.</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {table} on the table – all {stones} stones win.</source>
        <translation>Après la donne {number}&#xa0;: {standing}, et {table} sur la table – {stones} pierres gagnent.</translation>
    </message>
    <message>
        <source>{standing} – {side} have won the game.</source>
        <translation>{standing} – {side} ont gagné la partie.</translation>
    </message>
    <message>
        <source>{name} {figure}</source>
        <translation>{name} {figure}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>{number}, with notes</source>
        <translation>{number}, avec des notes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Poule</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>total</translation>
    </message>
    <message>
        <source>{played}: {result}</source>
        <translation>{played}&#xa0;: {result}</translation>
    </message>
    <message>
        <source>{game}, {trump}: {result}</source>
        <translation>{game} à {trump}&#xa0;: {result}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>remise</source>
        <translation>remise</translation>
    </message>
    <message>
        <source>codillo</source>
        <translation>codille</translation>
    </message>
    <message>
        <source>bola</source>
        <translation>bola</translation>
    </message>
    <message>
        <source>bola missed</source>
        <translation>bola manquée</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>main abandonnée</translation>
    </message>
    <message>
        <source>llevada</source>
        <translation>llevada</translation>
    </message>
    <message>
        <source>all eight</source>
        <translation>les huit</translation>
    </message>
    <message>
        <source>eight missed</source>
        <translation>huit manquées</translation>
    </message>
    <message>
        <source>won</source>
        <translation>jeu gagné</translation>
    </message>
    <message>
        <source>puesta</source>
        <translation>bête</translation>
    </message>
    <message>
        <source>codille</source>
        <translation>codille</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>vole</translation>
    </message>
    <message>
        <source>vole missed</source>
        <translation>vole manquée</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>main rendue</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>tous ont passé</translation>
    </message>
    <message>
        <source>the Man won</source>
        <translation>l’Homme gagne</translation>
    </message>
    <message>
        <source>the Man lost</source>
        <translation>l’Homme perd</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>but atteint</translation>
    </message>
    <message>
        <source>contrabola</source>
        <translation>contrabola</translation>
    </message>
    <message>
        <source>contrabola missed</source>
        <translation>contrabola manquée</translation>
    </message>
    <message>
        <source>void</source>
        <translation>donne nulle</translation>
    </message>
    <message>
        <source>{ombre} with {ally}</source>
        <translation>{ombre} avec {ally}</translation>
    </message>
    <message>
        <source>{column}: {part}</source>
        <translation>{column}&#xa0;: {part}</translation>
    </message>
    <message>
        <source>{first} {figure}, {second} {other}</source>
        <translation>{first} {figure}, {second} {other}</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>bet</translation>
    </message>
    <message>
        <source>kruk</source>
        <translation>kruk</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>jeu perdu</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>tout missed</source>
        <translation>tout manqué</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>main jetée</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>the Man</source>
        <translation>l’Homme</translation>
    </message>
    <message>
        <source>against the Man</source>
        <translation>contre l’Homme</translation>
    </message>
    <message>
        <source>speaks second</source>
        <translation>parle en deuxième</translation>
    </message>
    <message>
        <source>speaks third</source>
        <translation>parle en troisième</translation>
    </message>
    <message>
        <source>speaks fourth</source>
        <translation>parle en quatrième</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur; f=donneuse</translation>
    </message>
    <message>
        <source>sits out (zángano)</source>
        <translation>fait le mort (zángano)</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>fait le mort</translation>
    </message>
    <message>
        <source>Ombre · {contract}</source>
        <translation>hombre · {contract}</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>défenseur; f=défenseuse</translation>
    </message>
    <message>
        <source>ally, in secret</source>
        <translation>allié, en secret; f=alliée, en secret</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>allié; f=alliée</translation>
    </message>
    <message>
        <source>friend or foe?</source>
        <translation>ami ou ennemi&#xa0;?</translation>
    </message>
    <message>
        <source>Your ally!</source>
        <translation>Votre allié&#xa0;!; f=Votre alliée&#xa0;!</translation>
    </message>
    <message>
        <source>I deal</source>
        <translation>Je donne</translation>
    </message>
    <message>
        <source>speaks first</source>
        <translation>parle en premier; f=parle en première</translation>
    </message>
    <message>
        <source>{points} · {chips}</source>
        <translation>{points} · {chips}</translation>
    </message>
    <message>
        <source>Pool {chips}</source>
        <translation>Poule {chips}</translation>
    </message>
    <message>
        <source>{card:Name}!</source>
        <translation>{card:Name}&#xa0;!</translation>
    </message>
    <message>
        <source>I keep my cards</source>
        <translation>Je garde mes cartes</translation>
    </message>
    <message>
        <source>I draw {number}</source>
        <translation>J’en prends {number}</translation>
    </message>
    <message>
        <source>{state}; key {key}</source>
        <translation>{state}&#xa0;; touche {key}</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>touche {key}</translation>
    </message>
    <message>
        <source>on the heap, to be thrown</source>
        <translation>sur le tas, à écarter</translation>
    </message>
    <message>
        <source>raised; choose it again to play it</source>
        <translation>soulevée&#xa0;; choisissez-la encore pour la jouer</translation>
    </message>
    <message>
        <source>just drawn; may be played</source>
        <translation>vient d’être prise&#xa0;; peut être jouée</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>vient d’être prise</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>peut être jouée</translation>
    </message>
    <message>
        <source>{word} ({meaning})</source>
        <translation>{word} ({meaning})</translation>
    </message>
</context>
<context>
    <name>SecondTry</name>
    <message>
        <source>Your second try</source>
        <translation>Votre deuxième essai</translation>
    </message>
    <message>
        <source>Comparing it with your first choice…</source>
        <translation>Comparaison avec votre premier choix…</translation>
    </message>
    <message>
        <source>That is what you chose the first time.</source>
        <translation>C’est ce que vous aviez choisi la première fois.</translation>
    </message>
    <message>
        <source>That is better.</source>
        <translation>C’est mieux.</translation>
    </message>
    <message>
        <source>About the same.</source>
        <translation>À peu près pareil.</translation>
    </message>
    <message>
        <source>The first was better.</source>
        <translation>Le premier choix était meilleur.</translation>
    </message>
    <message>
        <source>It is hard to say which is better.</source>
        <translation>Difficile de dire lequel est le meilleur.</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Retour à la relecture</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Retour au résultat</translation>
    </message>
    <message>
        <source>Choose again. The first time it was “{action}”.</source>
        <translation>Choisissez encore. La première fois, c’était «&#xa0;{action}&#xa0;».</translation>
    </message>
    <message>
        <source>Your chance to win is {now}; before it was {before}.</source>
        <translation>Vos chances de gagner sont de {now}&#xa0;; avant, elles étaient de {before}.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>ÉCHEC</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>sauté</translation>
    </message>
    <message>
        <source>All is well: nothing failed in {count} checks.</source>
        <translation>Tout va bien&#xa0;: rien n’a échoué en {count} vérifications.</translation>
    </message>
    <message>
        <source>Something is wrong with this copy of Ombre; the lines above say what.</source>
        <translation>Quelque chose ne va pas dans cette copie d’Ombre&#xa0;; les lignes ci-dessus disent quoi.</translation>
    </message>
    <message>
        <source>The report could not be written to {path}: {reason}.</source>
        <translation>Le rapport n’a pas pu être écrit dans {path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The self-test needs room for temporary files. Set TMPDIR (on Windows TEMP) to a folder that can be written to: {reason}.</source>
        <translation>L’autotest a besoin de place pour des fichiers temporaires. Réglez TMPDIR (sous Windows, TEMP) sur un dossier où l’on peut écrire&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>SetDeals</name>
    <message>
        <source>Set deals</source>
        <translation>Donnes à plan</translation>
    </message>
    <message>
        <source>The others see every card, and only the right plan wins.</source>
        <translation>Les autres voient toutes les cartes, et seul le bon plan gagne.</translation>
    </message>
    <message>
        <source>There is no hint in a set deal. Find the plan.</source>
        <translation>Il n’y a pas de conseil dans une donne à plan. Trouvez le plan.</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>La donne suivante</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Le plan</translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>Vous avez gagné.</translation>
    </message>
    <message>
        <source>Not won this time.</source>
        <translation>Pas gagné cette fois.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>The others see every card and play against you.</source>
        <translation>Les autres voient toutes les cartes et jouent contre vous.</translation>
    </message>
    <message>
        <source>The others see every card. Your side helps you, the other side does not.</source>
        <translation>Les autres voient toutes les cartes. Votre camp vous aide, l’autre non.</translation>
    </message>
    <message>
        <source>You are the Ombre. Win this game.</source>
        <translation>Vous êtes l’hombre. Gagnez ce jeu.</translation>
    </message>
    <message>
        <source>You play against the Ombre. Stop the Ombre.</source>
        <translation>Vous jouez contre l’hombre. Arrêtez-le.</translation>
    </message>
    <message>
        <source>Your side plays. Win this game.</source>
        <translation>Votre camp joue. Gagnez ce jeu.</translation>
    </message>
    <message>
        <source>The other side plays. Stop them.</source>
        <translation>L’autre camp joue. Arrêtez-le.</translation>
    </message>
    <message>
        <source>You are the Man. Win this game.</source>
        <translation>Vous êtes l’Homme. Gagnez ce jeu.</translation>
    </message>
    <message>
        <source>You play against the Man. Stop the Man.</source>
        <translation>Vous jouez contre l’Homme. Arrêtez-le.</translation>
    </message>
    <message>
        <source>You are with the Ombre. Win this game.</source>
        <translation>Vous êtes avec l’hombre. Gagnez ce jeu.</translation>
    </message>
    <message>
        <source>Trick {trick}: {played:the} let the win go. {kept:The} kept it.</source>
        <translation>Levée {trick}&#xa0;: {played:le} a laissé filer la victoire. {kept:Le} la gardait.</translation>
    </message>
    <message>
        <source>It could still be won when you gave up, with {kept:the}.</source>
        <translation>On pouvait encore gagner quand vous avez renoncé, avec {kept:le}.</translation>
    </message>
    <message>
        <source>The plan: {cards}.</source>
        <translation>Le plan&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Set deals, {game}, {left} to go</source>
        <translation>Donnes à plan, {game}, encore {left}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Each player stakes {chips}</source>
        <translation>Chaque joueur mise {chips}</translation>
    </message>
    <message>
        <source>{price} {stones}</source>
        <translation>{price} {stones}</translation>
    </message>
    <message>
        <source>{value} (usual)</source>
        <translation>{value} (usuel)</translation>
    </message>
    <message>
        <source>“{setting}” is “{value}”</source>
        <translation>«&#xa0;{setting}&#xa0;» est «&#xa0;{value}&#xa0;»</translation>
    </message>
    <message>
        <source>This has no effect while {conditions}.</source>
        <translation>Sans effet tant que {conditions}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Le premier donneur</translation>
    </message>
    <message>
        <source>How the sitting finds who deals first.</source>
        <translation>Comment la partie trouve qui donne en premier.</translation>
    </message>
    <message>
        <source>Each draws a card, the highest deals</source>
        <translation>Chacun tire une carte, la plus haute donne</translation>
    </message>
    <message>
        <source>Cards are dealt face up, the first black ace deals</source>
        <translation>On distribue à découvert, le premier as noir donne</translation>
    </message>
    <message>
        <source>Chance decides, without cards</source>
        <translation>Le hasard décide, sans cartes</translation>
    </message>
    <message>
        <source>A card of each suit is drawn, spades (espadas) deals</source>
        <translation>Une carte de chaque couleur, pique (espadas) donne</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>La mise</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them. A lost game costs as many for each player, unless the bid decides that.</source>
        <translation>Combien de jetons vont à la poule avant chaque donne, et qui les paie. Un jeu perdu en coûte autant par joueur, sauf si l’enchère en décide.</translation>
    </message>
    <message>
        <source>The dealer stakes 5</source>
        <translation>Le donneur en mise 5</translation>
    </message>
    <message>
        <source>Each player stakes 5</source>
        <translation>Chaque joueur en mise 5</translation>
    </message>
    <message>
        <source>Each player stakes 3</source>
        <translation>Chaque joueur en mise 3</translation>
    </message>
    <message>
        <source>Each player stakes 2</source>
        <translation>Chaque joueur en mise 2</translation>
    </message>
    <message>
        <source>Each player stakes 4</source>
        <translation>Chaque joueur met 4</translation>
    </message>
    <message>
        <source>The dealer stakes 1</source>
        <translation>Le donneur met 1</translation>
    </message>
    <message>
        <source>Nobody stakes anything</source>
        <translation>Personne ne met rien</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Quand tous passent</translation>
    </message>
    <message>
        <source>Whether the next player deals, there is a second round, or somebody must play.</source>
        <translation>Si le joueur suivant donne, s’il y a un second tour, ou si quelqu’un doit jouer.</translation>
    </message>
    <message>
        <source>Deal again, nobody pays</source>
        <translation>On redonne, personne ne paie</translation>
    </message>
    <message>
        <source>Deal again, each adds a chip to the pool</source>
        <translation>On redonne, chacun ajoute un jeton à la poule</translation>
    </message>
    <message>
        <source>A second round, for low bids</source>
        <translation>Un second tour, pour les basses enchères</translation>
    </message>
    <message>
        <source>Who holds spadille must play</source>
        <translation>Qui a spadille doit jouer</translation>
    </message>
    <message>
        <source>Who holds spadille must play an entrada</source>
        <translation>Celui qui a spadille doit jouer une demande</translation>
    </message>
    <message>
        <source>Forehand may play kasko, with a new hand</source>
        <translation>Le premier peut jouer kasko, avec une nouvelle main</translation>
    </message>
    <message>
        <source>Who holds spadille (♣Q) must play a Grossfrage</source>
        <translation>Celui qui a spadille (♣Q) doit jouer une Grossfrage</translation>
    </message>
    <message>
        <source>Holding a bid</source>
        <translation>Tenir une enchère</translation>
    </message>
    <message>
        <source>Who may bid as high as the highest bid, after bidding lower before.</source>
        <translation>Qui peut annoncer autant que la plus haute enchère, après une plus basse.</translation>
    </message>
    <message>
        <source>Only one who speaks earlier than its bidder</source>
        <translation>Seulement qui parle avant celui qui l’a faite</translation>
    </message>
    <message>
        <source>Anyone who has bid lower</source>
        <translation>Quiconque a annoncé plus bas</translation>
    </message>
    <message>
        <source>Nobody, every bid must go higher</source>
        <translation>Personne, chaque enchère doit monter</translation>
    </message>
    <message>
        <source>The order of bidding</source>
        <translation>L’ordre des enchères</translation>
    </message>
    <message>
        <source>Whether all bid in turn, or two settle it before the next one speaks.</source>
        <translation>Si tous annoncent tour à tour, ou si deux en décident avant que le suivant parle.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Two at a time: the one who is left meets the next player</source>
        <translation>Deux à la fois&#xa0;: celui qui reste affronte le joueur suivant</translation>
    </message>
    <message>
        <source>The turned card of a vuelta</source>
        <translation>La carte d’un tourné</translation>
    </message>
    <message>
        <source>Whether the Ombre must take the card that made trump into their hand.</source>
        <translation>Si l’hombre doit prendre en main la carte qui a fait l’atout.</translation>
    </message>
    <message>
        <source>They must take the card</source>
        <translation>Il doit prendre la carte</translation>
    </message>
    <message>
        <source>They may leave it on the talon</source>
        <translation>Il peut la laisser sur le talon</translation>
    </message>
    <message>
        <source>A black ace is turned</source>
        <translation>Un as noir est tourné</translation>
    </message>
    <message>
        <source>Which suit is trump when a vuelta turns spadille or basto.</source>
        <translation>Quelle couleur est atout quand un tourné retourne spadille ou baste.</translation>
    </message>
    <message>
        <source>The suit printed on the ace</source>
        <translation>La couleur imprimée sur l’as</translation>
    </message>
    <message>
        <source>The Ombre names any suit</source>
        <translation>L’hombre nomme la couleur qu’il veut</translation>
    </message>
    <message>
        <source>The Ombre&apos;s draw</source>
        <translation>Ce que prend l’hombre</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a vuelta.</source>
        <translation>Le plus de cartes que l’hombre écarte dans une demande ou un tourné.</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Toute la main</translation>
    </message>
    <message>
        <source>Eight cards</source>
        <translation>Huit cartes</translation>
    </message>
    <message>
        <source>The first defender&apos;s draw</source>
        <translation>Ce que prend le premier défenseur</translation>
    </message>
    <message>
        <source>The most cards for the first defender; the second has what is left.</source>
        <translation>Le plus de cartes pour le premier défenseur&#xa0;; le second a le reste.</translation>
    </message>
    <message>
        <source>All but five, unless they hold a matador</source>
        <translation>Toutes sauf cinq, à moins d’avoir un matador</translation>
    </message>
    <message>
        <source>Which defender draws first</source>
        <translation>Quel défenseur prend d’abord</translation>
    </message>
    <message>
        <source>Whether the defender at the Ombre&apos;s right may let the other exchange first.</source>
        <translation>Si le défenseur à droite de l’hombre peut laisser l’autre écarter d’abord.</translation>
    </message>
    <message>
        <source>The right-hand one, unless they yield</source>
        <translation>Celui de droite, sauf s’il cède</translation>
    </message>
    <message>
        <source>Always the right-hand one</source>
        <translation>Toujours celui de droite</translation>
    </message>
    <message>
        <source>The rest of the talon</source>
        <translation>Le reste du talon</translation>
    </message>
    <message>
        <source>Whether the cards that nobody drew are seen before the first trick.</source>
        <translation>Si l’on voit avant la première levée les cartes que personne n’a prises.</translation>
    </message>
    <message>
        <source>It stays face down</source>
        <translation>Il reste caché</translation>
    </message>
    <message>
        <source>It is shown to all</source>
        <translation>Il est montré à tous</translation>
    </message>
    <message>
        <source>The dealer may show it to all</source>
        <translation>Le donneur peut le montrer à tous</translation>
    </message>
    <message>
        <source>When nobody bids low either</source>
        <translation>Quand personne n’annonce bas non plus</translation>
    </message>
    <message>
        <source>What follows a second round in which all have passed again.</source>
        <translation>Ce qui suit un second tour où tous ont encore passé.</translation>
    </message>
    <message>
        <source>The low bids</source>
        <translation>Les basses enchères</translation>
    </message>
    <message>
        <source>What may be bid in a second round.</source>
        <translation>Ce qu’on peut annoncer au second tour.</translation>
    </message>
    <message>
        <source>All three</source>
        <translation>Les trois</translation>
    </message>
    <message>
        <source>Voltereta and gascarola</source>
        <translation>Voltereta et gascarola</translation>
    </message>
    <message>
        <source>Voltereta and contrabola</source>
        <translation>Voltereta et contrabola</translation>
    </message>
    <message>
        <source>Gascarola and contrabola</source>
        <translation>Gascarola et contrabola</translation>
    </message>
    <message>
        <source>Voltereta alone</source>
        <translation>Voltereta seule</translation>
    </message>
    <message>
        <source>Gascarola alone</source>
        <translation>Gascarola seule</translation>
    </message>
    <message>
        <source>Contrabola alone</source>
        <translation>Contrabola seule</translation>
    </message>
    <message>
        <source>The order of the low bids</source>
        <translation>L’ordre des basses enchères</translation>
    </message>
    <message>
        <source>Whether a low bid can be overcalled.</source>
        <translation>Si l’on peut enchérir sur une basse enchère.</translation>
    </message>
    <message>
        <source>The first to bid has the game</source>
        <translation>Le premier à annoncer a le jeu</translation>
    </message>
    <message>
        <source>Gascarola, voltereta, contrabola: a higher one wins</source>
        <translation>Gascarola, voltereta, contrabola&#xa0;: la plus haute l’emporte</translation>
    </message>
    <message>
        <source>The draw in a voltereta</source>
        <translation>L’écart dans une voltereta</translation>
    </message>
    <message>
        <source>The most cards that the Ombre of a voltereta draws.</source>
        <translation>Le plus de cartes que prend l’hombre d’une voltereta.</translation>
    </message>
    <message>
        <source>Five, the turned card among them</source>
        <translation>Cinq, la carte tournée comprise</translation>
    </message>
    <message>
        <source>Five, and the turned card besides</source>
        <translation>Cinq, plus la carte tournée</translation>
    </message>
    <message>
        <source>The choice in a gascarola</source>
        <translation>Le choix dans une gascarola</translation>
    </message>
    <message>
        <source>Whether the Ombre sees the eight cards before keeping one.</source>
        <translation>Si l’hombre voit les huit cartes avant d’en garder une.</translation>
    </message>
    <message>
        <source>They look at the cards first</source>
        <translation>Il regarde d’abord les cartes</translation>
    </message>
    <message>
        <source>They choose before they see any</source>
        <translation>Il choisit avant d’en voir aucune</translation>
    </message>
    <message>
        <source>The card kept in a gascarola</source>
        <translation>La carte gardée dans une gascarola</translation>
    </message>
    <message>
        <source>Which card of their own the Ombre may keep beside the talon&apos;s eight.</source>
        <translation>Quelle carte à lui l’hombre peut garder avec les huit du talon.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>N’importe quelle carte</translation>
    </message>
    <message>
        <source>Only spadille or basto</source>
        <translation>Seulement spadille ou baste</translation>
    </message>
    <message>
        <source>Throwing a gascarola in</source>
        <translation>Renoncer à une gascarola</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before naming the trump.</source>
        <translation>Si l’hombre peut renoncer avant de nommer l’atout.</translation>
    </message>
    <message>
        <source>When contrabola is bid</source>
        <translation>Quand on annonce la contrabola</translation>
    </message>
    <message>
        <source>Whether the game without a trick is a low bid or an ordinary one.</source>
        <translation>Si le jeu sans levée est une basse enchère ou une enchère ordinaire.</translation>
    </message>
    <message>
        <source>In the second round</source>
        <translation>Au second tour</translation>
    </message>
    <message>
        <source>In the auction, above entrada</source>
        <translation>Aux enchères, au-dessus de la demande</translation>
    </message>
    <message>
        <source>Basto forces too</source>
        <translation>Baste force aussi</translation>
    </message>
    <message>
        <source>Whether somebody must play although spadille lies in the talon: who holds basto.</source>
        <translation>Si quelqu’un doit jouer quoique spadille soit au talon&#xa0;: celui qui a baste.</translation>
    </message>
    <message>
        <source>No, the cards are dealt again</source>
        <translation>Non, on redonne</translation>
    </message>
    <message>
        <source>Trump in a forced game</source>
        <translation>L’atout dans un jeu forcé</translation>
    </message>
    <message>
        <source>Whether a player who is forced to play names trumps before the draw.</source>
        <translation>Si un joueur forcé de jouer nomme l’atout avant l’écart.</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>Après l’écart</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Avant l’écart</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them.</source>
        <translation>Combien de jetons vont à la poule avant chaque donne, et qui les paie.</translation>
    </message>
    <message>
        <source>The exchange after bidding the vole</source>
        <translation>L’écart après avoir annoncé la vole</translation>
    </message>
    <message>
        <source>Whether an Ombre who has bid all the tricks may still exchange cards.</source>
        <translation>Si un hombre qui a annoncé toutes les levées peut encore écarter.</translation>
    </message>
    <message>
        <source>They may, as when they bid to play</source>
        <translation>Il le peut, comme au jeu simple</translation>
    </message>
    <message>
        <source>They play the cards they were dealt</source>
        <translation>Il joue les cartes reçues</translation>
    </message>
    <message>
        <source>The suit taken out</source>
        <translation>La couleur ôtée</translation>
    </message>
    <message>
        <source>Which red suit is left out of the pack; it cannot be trump.</source>
        <translation>Quelle couleur rouge est ôtée du jeu&#xa0;; elle ne peut pas être atout.</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>Cœur (copas)</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>Carreau (oros)</translation>
    </message>
    <message>
        <source>The favour suit</source>
        <translation>La couleur favorite</translation>
    </message>
    <message>
        <source>The palo de favor: a bid in it beats the same bid in another. It is also worth more.</source>
        <translation>Le palo de favor&#xa0;: une enchère dans cette couleur bat la même dans une autre. Elle vaut aussi plus.</translation>
    </message>
    <message>
        <source>The price of the favour suit</source>
        <translation>Le prix de la couleur favorite</translation>
    </message>
    <message>
        <source>How many times the value a game in the favour suit is worth.</source>
        <translation>Combien de fois sa valeur vaut un jeu dans la couleur favorite.</translation>
    </message>
    <message>
        <source>Twice the value</source>
        <translation>Deux fois la valeur</translation>
    </message>
    <message>
        <source>No more than others</source>
        <translation>Pas plus que les autres</translation>
    </message>
    <message>
        <source>Three times the value</source>
        <translation>Trois fois la valeur</translation>
    </message>
    <message>
        <source>Naming the favour suit</source>
        <translation>Nommer la couleur favorite</translation>
    </message>
    <message>
        <source>Whether a plain bid is paid more if it then names the favour suit.</source>
        <translation>Si une enchère simple est payée plus quand elle nomme ensuite la couleur favorite.</translation>
    </message>
    <message>
        <source>It is paid as such</source>
        <translation>Il se paie ainsi</translation>
    </message>
    <message>
        <source>It is paid as it was bid</source>
        <translation>Il se paie comme annoncé</translation>
    </message>
    <message>
        <source>Turning the favour suit</source>
        <translation>Retourner la couleur favorite</translation>
    </message>
    <message>
        <source>Whether a turned game is worth more when the favour suit is turned.</source>
        <translation>Si un jeu retourné vaut plus quand la couleur favorite est retournée.</translation>
    </message>
    <message>
        <source>It is worth more</source>
        <translation>Il vaut plus</translation>
    </message>
    <message>
        <source>It is worth the same</source>
        <translation>Il vaut autant</translation>
    </message>
    <message>
        <source>The pool at codillo</source>
        <translation>La poule au codille</translation>
    </message>
    <message>
        <source>Llana, plain: 1, 2 and 3 chips</source>
        <translation>Llana, simple&#xa0;: 1, 2 et 3 jetons</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>Whether the last player may offer to lose every trick, without trumps. All others must have passed.</source>
        <translation>Si le dernier joueur peut offrir de perdre toutes les levées, sans atout. Tous les autres doivent avoir passé.</translation>
    </message>
    <message>
        <source>The last player may say it instead of passing</source>
        <translation>Le dernier joueur peut le dire au lieu de passer</translation>
    </message>
    <message>
        <source>By which list of prices a deal is paid.</source>
        <translation>Selon quelle liste de prix une donne se paie.</translation>
    </message>
    <message>
        <source>As in Renegado: 5, 7 and 15 chips</source>
        <translation>Comme au Renegado&#xa0;: 5, 7 et 15 jetons</translation>
    </message>
    <message>
        <source>For points, to twelve, without chips</source>
        <translation>Aux points, jusqu’à douze, sans jetons</translation>
    </message>
    <message>
        <source>The first bid</source>
        <translation>La première enchère</translation>
    </message>
    <message>
        <source>Whether the auction may begin with a bid in oros.</source>
        <translation>Si les enchères peuvent commencer par une enchère d’oros.</translation>
    </message>
    <message>
        <source>Only with entrada, volteo or solo</source>
        <translation>Seulement par demande, volteo ou solo</translation>
    </message>
    <message>
        <source>With any bid</source>
        <translation>Par toute enchère</translation>
    </message>
    <message>
        <source>The draw after oros</source>
        <translation>La prise après oros</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after a bid of oros.</source>
        <translation>Le plus de cartes que l’hombre échange après une enchère d’oros.</translation>
    </message>
    <message>
        <source>Six cards</source>
        <translation>Six cartes</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the holder of spadille must play an entrada.</source>
        <translation>Si le joueur suivant donne, ou si celui qui a spadille doit jouer une demande.</translation>
    </message>
    <message>
        <source>Turning up oros</source>
        <translation>Retourner oros</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a volteo.</source>
        <translation>Le plus de cartes que l’hombre échange dans une demande ou un volteo.</translation>
    </message>
    <message>
        <source>Surrendering a volteo</source>
        <translation>Abandonner un volteo</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a volteo is given up.</source>
        <translation>Si les défenseurs ont leur mot à dire quand un volteo est abandonné.</translation>
    </message>
    <message>
        <source>Payment for matadors</source>
        <translation>Paiement des matadors</translation>
    </message>
    <message>
        <source>For which run of top trumps the Ombre is paid at once.</source>
        <translation>Pour quelle suite des plus hauts atouts l’hombre est payé aussitôt.</translation>
    </message>
    <message>
        <source>Three or more that they hold</source>
        <translation>Trois ou plus qu’il a</translation>
    </message>
    <message>
        <source>Three or more that they hold, or that they lack</source>
        <translation>Trois ou plus qu’il a, ou qu’il n’a pas</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Qui fait le mort</translation>
    </message>
    <message>
        <source>Which of the four does not play a deal, but is paid and pays.</source>
        <translation>Lequel des quatre ne joue pas une donne, mais est payé et paie.</translation>
    </message>
    <message>
        <source>The player opposite the dealer</source>
        <translation>Le joueur en face du donneur</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left</source>
        <translation>Le joueur à gauche du donneur</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Le donneur</translation>
    </message>
    <message>
        <source>The talon when three pass</source>
        <translation>Le talon quand trois passent</translation>
    </message>
    <message>
        <source>Whether the player who sits out must take it and play against three.</source>
        <translation>Si celui qui fait le mort doit le prendre et jouer contre trois.</translation>
    </message>
    <message>
        <source>They must take the talon</source>
        <translation>Il doit prendre le talon</translation>
    </message>
    <message>
        <source>They may leave it: then all have passed</source>
        <translation>Il peut le laisser&#xa0;: alors tous ont passé</translation>
    </message>
    <message>
        <source>Remise of five at the table</source>
        <translation>Remise à cinq</translation>
    </message>
    <message>
        <source>With how many tricks the side of the Ombre only pays the pool.</source>
        <translation>Avec combien de levées le camp de l’hombre ne paie que la poule.</translation>
    </message>
    <message>
        <source>With four; three or fewer are codille</source>
        <translation>Avec quatre&#xa0;; trois ou moins sont codille</translation>
    </message>
    <message>
        <source>With three as well, as Wikipedia has it; two or fewer are codille</source>
        <translation>Avec trois aussi, selon Wikipédia&#xa0;; deux ou moins sont codille</translation>
    </message>
    <message>
        <source>When four have passed</source>
        <translation>Quand quatre ont passé</translation>
    </message>
    <message>
        <source>What the fifth player does when nobody has bid before.</source>
        <translation>Ce que fait le cinquième joueur quand personne n’a rien annoncé.</translation>
    </message>
    <message>
        <source>A fifth who passes too must play and call a king</source>
        <translation>Le cinquième qui passe aussi doit jouer et appeler un roi</translation>
    </message>
    <message>
        <source>The fifth may play a solo; else the cards are dealt again</source>
        <translation>Le cinquième peut jouer un solo&#xa0;; sinon on redonne</translation>
    </message>
    <message>
        <source>The fifth may pass too; the cards are dealt again</source>
        <translation>Le cinquième peut passer aussi&#xa0;; on redonne</translation>
    </message>
    <message>
        <source>Extra payments</source>
        <translation>Paiements supplémentaires</translation>
    </message>
    <message>
        <source>What each opponent pays to an Ombre whose side wins, besides the pool.</source>
        <translation>Ce que chaque adversaire paie à l’hombre dont le camp gagne, outre la poule.</translation>
    </message>
    <message>
        <source>Nothing; the pool is all</source>
        <translation>Rien&#xa0;; la poule suffit</translation>
    </message>
    <message>
        <source>Two chips for solo, matadors, or all tricks; odd ones to the best trump</source>
        <translation>Deux jetons pour solo, matadors ou toutes les levées&#xa0;; le reste au meilleur atout</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Points pour gagner</translation>
    </message>
    <message>
        <source>How many points end the game: 5 by tradition, or 7, or any number.</source>
        <translation>Combien de points finissent la partie&#xa0;: 5 par tradition, ou 7, ou tout autre nombre.</translation>
    </message>
    <message>
        <source>5 points</source>
        <translation>5 points</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 points</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Quand finit la partie</translation>
    </message>
    <message>
        <source>Whether a deal is played to its end once somebody has the points.</source>
        <translation>Si l’on finit la donne une fois que quelqu’un a les points.</translation>
    </message>
    <message>
        <source>After the deal, the highest score wins</source>
        <translation>Après la donne, le plus haut compte gagne</translation>
    </message>
    <message>
        <source>At once, in the middle of a trick</source>
        <translation>Aussitôt, au milieu d’une levée</translation>
    </message>
    <message>
        <source>Hard score</source>
        <translation>Marque forte</translation>
    </message>
    <message>
        <source>Whether each stakes a chip a deal, which the winning Man takes.</source>
        <translation>Si chacun mise un jeton par donne, que l’Homme prend quand il gagne.</translation>
    </message>
    <message>
        <source>A remise, paid into the pool</source>
        <translation>Une remise, payée à la poule</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after bidding to play.</source>
        <translation>Le plus de cartes que l’hombre écarte au jeu simple.</translation>
    </message>
    <message>
        <source>What is paid for a hand taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>Ce qu’on paie pour un jeu repris. En Espagne, la poule reste&#xa0;; qui gagne touche une bête de celui qui s’est rendu.</translation>
    </message>
    <message>
        <source>Whether losing without exchange costs more than losing with one.</source>
        <translation>Si perdre sans écart coûte plus que perdre avec.</translation>
    </message>
    <message>
        <source>5 or 15 for each player, as the bid is worth</source>
        <translation>5 ou 15 par joueur, selon l’enchère</translation>
    </message>
    <message>
        <source>Whether the other player has a say when a vuelta is given up.</source>
        <translation>Si l’autre joueur a son mot à dire quand on se rend dans un tourné.</translation>
    </message>
    <message>
        <source>The other player must accept</source>
        <translation>L’autre joueur doit accepter</translation>
    </message>
    <message>
        <source>The other player takes it</source>
        <translation>L’autre joueur le prend</translation>
    </message>
    <message>
        <source>When the talon is left</source>
        <translation>Quand le talon est laissé</translation>
    </message>
    <message>
        <source>What happens when three have passed and the fourth leaves the talon.</source>
        <translation>Ce qui arrive quand trois ont passé et que le quatrième laisse le talon.</translation>
    </message>
    <message>
        <source>Manille led to spadille and basto</source>
        <translation>Manille d’entame contre spadille et baste</translation>
    </message>
    <message>
        <source>Whether manille calls out one of these two if they are the only trumps.</source>
        <translation>Si manille force l’un de ces deux quand ils sont les seuls atouts.</translation>
    </message>
    <message>
        <source>One of them must be played</source>
        <translation>L’un des deux doit être joué</translation>
    </message>
    <message>
        <source>Both may be kept back</source>
        <translation>Les deux peuvent être gardés</translation>
    </message>
    <message>
        <source>Defenders confer against a vole</source>
        <translation>Les défenseurs se concertent contre une vole</translation>
    </message>
    <message>
        <source>Whether the defenders see each other&apos;s cards when the Ombre goes for all tricks.</source>
        <translation>Si les défenseurs se montrent leurs cartes quand l’hombre va à la vole.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Reddition</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before playing to the fourth trick.</source>
        <translation>Si l’hombre peut se rendre avant de jouer à la quatrième levée.</translation>
    </message>
    <message>
        <source>Surrendering a vuelta</source>
        <translation>Se rendre dans un tourné</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a vuelta is given up.</source>
        <translation>Si les défenseurs ont leur mot à dire quand on se rend dans un tourné.</translation>
    </message>
    <message>
        <source>Both must accept</source>
        <translation>Les deux doivent accepter</translation>
    </message>
    <message>
        <source>It ends at once</source>
        <translation>Le jeu finit aussitôt</translation>
    </message>
    <message>
        <source>A hand taken over</source>
        <translation>Un jeu repris</translation>
    </message>
    <message>
        <source>What is paid for an entrada taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>Ce qu’on paie pour une demande reprise. En Espagne, la poule reste&#xa0;; qui gagne touche une bête de celui qui s’est rendu.</translation>
    </message>
    <message>
        <source>As if the taker had bid it</source>
        <translation>Comme si le repreneur l’avait annoncé</translation>
    </message>
    <message>
        <source>The Spanish way, in puestas</source>
        <translation>À l’espagnole, en bêtes</translation>
    </message>
    <message>
        <source>One trick against four and four</source>
        <translation>Une levée contre quatre et quatre</translation>
    </message>
    <message>
        <source>What counts when the Ombre has one trick and each defender four.</source>
        <translation>Ce qui compte quand l’hombre a une levée et chaque défenseur quatre.</translation>
    </message>
    <message>
        <source>A puesta, paid into the pool</source>
        <translation>Une bête, payée à la poule</translation>
    </message>
    <message>
        <source>A codille that the defenders share</source>
        <translation>Un codille que les défenseurs partagent</translation>
    </message>
    <message>
        <source>The price of losing</source>
        <translation>Le prix de la perte</translation>
    </message>
    <message>
        <source>The heads of all at the table</source>
        <translation>Les têtes de toute la table</translation>
    </message>
    <message>
        <source>The opponents&apos; heads</source>
        <translation>Les têtes des adversaires</translation>
    </message>
    <message>
        <source>The opponents&apos; heads, and the opponents are paid</source>
        <translation>Les têtes des adversaires, qui sont payés</translation>
    </message>
    <message>
        <source>A limit on losses</source>
        <translation>Une limite aux pertes</translation>
    </message>
    <message>
        <source>The most that a loser pays the pool again, so that it grows slowly.</source>
        <translation>Ce qu’un perdant remet au plus dans la poule, pour qu’elle grossisse lentement.</translation>
    </message>
    <message>
        <source>The tariff</source>
        <translation>Le tarif</translation>
    </message>
    <message>
        <source>What each game is worth: won, tied (bet) or lost (kruk). Each tariff&apos;s prices stand below.</source>
        <translation>Ce que vaut chaque jeu&#xa0;: gagné, à égalité (bet) ou perdu (kruk). Les prix de chaque tarif se trouvent plus bas.</translation>
    </message>
    <message>
        <source>The Danish union’s, from and to each opponent</source>
        <translation>Celui de l’union danoise, de et à chaque adversaire</translation>
    </message>
    <message>
        <source>Rasle, from and to each; each more trick of a købe-nolo costs 1</source>
        <translation>Rasle, de et à chacun&#xa0;; chaque levée de plus d’un købe-nolo coûte 1</translation>
    </message>
    <message>
        <source>Pott, from and into a pool that is filled with 4 each</source>
        <translation>Pott, d’une poule où chacun met 4, et à elle</translation>
    </message>
    <message>
        <source>The order of the bids</source>
        <translation>L’ordre des enchères</translation>
    </message>
    <message>
        <source>Whether købe-nolo is as high as tourné, or higher.</source>
        <translation>Si købe-nolo vaut autant que tourné, ou davantage.</translation>
    </message>
    <message>
        <source>As high, as in Denmark</source>
        <translation>Autant, comme au Danemark</translation>
    </message>
    <message>
        <source>Higher, as in Iceland</source>
        <translation>Davantage, comme en Islande</translation>
    </message>
    <message>
        <source>The lowest bid first</source>
        <translation>La plus basse enchère d’abord</translation>
    </message>
    <message>
        <source>Whether a player may skip spil, or solo, and begin with a higher bid. The higher ones are bedre, tourné, købe-nolo, respekt, and for solo, solo spar.</source>
        <translation>Si l’on peut sauter spil, ou solo, et commencer par une enchère plus haute. Ce sont bedre, tourné, købe-nolo, respekt et, pour solo, solo en pique.</translation>
    </message>
    <message>
        <source>No, spil and solo come first</source>
        <translation>Non, spil et solo d’abord</translation>
    </message>
    <message>
        <source>Yes, any bid that is high enough</source>
        <translation>Oui, toute enchère assez haute</translation>
    </message>
    <message>
        <source>Holding with another game</source>
        <translation>Tenir avec un autre jeu</translation>
    </message>
    <message>
        <source>Whether an earlier player may hold a bid with another, equally high game.</source>
        <translation>Si un joueur précédent peut tenir une enchère avec un autre jeu aussi haut.</translation>
    </message>
    <message>
        <source>With any game of the same height</source>
        <translation>Avec tout jeu aussi haut</translation>
    </message>
    <message>
        <source>Only with the same game</source>
        <translation>Seulement avec le même jeu</translation>
    </message>
    <message>
        <source>The choice after the auction</source>
        <translation>Le choix après les enchères</translation>
    </message>
    <message>
        <source>Whether only a winner with spil may change the game, or with bedre too.</source>
        <translation>Si seul le gagnant avec spil peut changer de jeu, ou aussi celui avec bedre.</translation>
    </message>
    <message>
        <source>Only after spil; others play what they bid</source>
        <translation>Seulement après spil&#xa0;; les autres jouent leur enchère</translation>
    </message>
    <message>
        <source>Up to købe-nolo, any game that is not lower</source>
        <translation>Jusqu’à købe-nolo, tout jeu qui n’est pas plus bas</translation>
    </message>
    <message>
        <source>A solo in spades (espadas)</source>
        <translation>Un solo en pique (espadas)</translation>
    </message>
    <message>
        <source>How a solo is paid whose player names that suit as trumps.</source>
        <translation>Comment se paie un solo dont le joueur nomme cette couleur atout.</translation>
    </message>
    <message>
        <source>As solo spar</source>
        <translation>Comme solo en pique</translation>
    </message>
    <message>
        <source>As any other solo</source>
        <translation>Comme tout autre solo</translation>
    </message>
    <message>
        <source>A black ace is turned for trumps</source>
        <translation>Un as noir est retourné pour atout</translation>
    </message>
    <message>
        <source>Which suit is trump when a tourné turns spadille or basto.</source>
        <translation>Quelle couleur est atout quand un tourné retourne spadille ou baste.</translation>
    </message>
    <message>
        <source>Several nolos at once</source>
        <translation>Plusieurs nolos à la fois</translation>
    </message>
    <message>
        <source>Whether others may play the Ombre’s købe-nolo or ren nolo too, each for themselves.</source>
        <translation>Si d’autres peuvent jouer aussi le købe-nolo ou le ren nolo de l’hombre, chacun pour soi.</translation>
    </message>
    <message>
        <source>Only the Ombre plays it</source>
        <translation>Seul l’hombre le joue</translation>
    </message>
    <message>
        <source>Others may play it too</source>
        <translation>D’autres peuvent le jouer aussi</translation>
    </message>
    <message>
        <source>Throwing the hand in</source>
        <translation>Jeter la main</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up after the exchange, for the price of bet.</source>
        <translation>Si l’hombre peut abandonner après l’écart, au prix de bet.</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Whether the Ombre may go from five tricks to nine, for a chip more.</source>
        <translation>Si l’hombre peut aller de cinq levées à neuf, pour un jeton de plus.</translation>
    </message>
    <message>
        <source>Further games</source>
        <translation>D’autres jeux</translation>
    </message>
    <message>
        <source>Whether grand may be bid, with the two black aces as the only trumps.</source>
        <translation>Si l’on peut annoncer grand, avec les deux as noirs pour seuls atouts.</translation>
    </message>
    <message>
        <source>None but those of the union</source>
        <translation>Ceux de l’union seulement</translation>
    </message>
    <message>
        <source>Grand, above respekt</source>
        <translation>Grand, au-dessus de respekt</translation>
    </message>
    <message>
        <source>Whoever sits out settles too</source>
        <translation>Le mort règle aussi</translation>
    </message>
    <message>
        <source>Whether the fourth player pays and is paid like a defender.</source>
        <translation>Si le quatrième joueur paie et est payé comme un défenseur.</translation>
    </message>
    <message>
        <source>The most that a købe-nolo costs</source>
        <translation>Le plus que coûte un købe-nolo</translation>
    </message>
    <message>
        <source>By the tariff Rasle, the most that anybody is paid for the tricks.</source>
        <translation>Ce que chacun touche au plus pour les levées au tarif Rasle.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Pas de limite</translation>
    </message>
    <message>
        <source>4 chips</source>
        <translation>4 jetons</translation>
    </message>
    <message>
        <source>5 chips</source>
        <translation>5 jetons</translation>
    </message>
    <message>
        <source>6 chips</source>
        <translation>6 jetons</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the first is asked again, for kasko.</source>
        <translation>Si le joueur suivant donne, ou si l’on redemande au premier, pour kasko.</translation>
    </message>
    <message>
        <source>100 chips</source>
        <translation>100 jetons</translation>
    </message>
    <message>
        <source>200 chips</source>
        <translation>200 jetons</translation>
    </message>
    <message>
        <source>The pool at codille</source>
        <translation>La poule à codille</translation>
    </message>
    <message>
        <source>Whether a defender who wins takes the pool besides the Ombre&apos;s payment.</source>
        <translation>Si un défenseur qui gagne prend la poule outre ce que paie l’hombre.</translation>
    </message>
    <message>
        <source>It stays for the next deal</source>
        <translation>Elle reste pour la donne suivante</translation>
    </message>
    <message>
        <source>The winner takes it</source>
        <translation>Le gagnant la prend</translation>
    </message>
    <message>
        <source>The loser pays the pool once more, and some chips for each player: 5, or what each stakes. This says whose heads count.</source>
        <translation>Le perdant paie encore une fois la poule, et des jetons par joueur&#xa0;: 5, ou ce que mise chacun. Ici on dit quels joueurs comptent.</translation>
    </message>
    <message>
        <source>The prize for a vole</source>
        <translation>Le prix d’une vole</translation>
    </message>
    <message>
        <source>What an Ombre who wins all the tricks gets from the pool.</source>
        <translation>Ce qu’un hombre qui fait toutes les levées prend de la poule.</translation>
    </message>
    <message>
        <source>All of it, and 10 from each</source>
        <translation>Tout, et 10 de chacun</translation>
    </message>
    <message>
        <source>Only 5 of it, and 10 from each</source>
        <translation>Seulement 5, et 10 de chacun</translation>
    </message>
    <message>
        <source>The pool when a vole fails</source>
        <translation>La poule quand une vole échoue</translation>
    </message>
    <message>
        <source>Who has it when the Ombre went for all the tricks and lost one.</source>
        <translation>Qui la prend quand l’hombre est allé à la vole et a perdu une levée.</translation>
    </message>
    <message>
        <source>The Ombre, who has won the game</source>
        <translation>L’hombre, qui a gagné le jeu</translation>
    </message>
    <message>
        <source>The defenders share it</source>
        <translation>Les défenseurs la partagent</translation>
    </message>
    <message>
        <source>Estuches</source>
        <translation>Suites d’atouts</translation>
    </message>
    <message>
        <source>What three or more top trumps in a row pay, held or lacked.</source>
        <translation>Ce qu’on paie pour trois des plus hauts atouts de suite ou davantage, présents ou manquants.</translation>
    </message>
    <message>
        <source>One chip for each card of the run</source>
        <translation>Un jeton par carte de la suite</translation>
    </message>
    <message>
        <source>Three chips, for the matadors alone</source>
        <translation>Trois jetons, pour les seuls matadors</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Estuches lacked</source>
        <translation>Suites manquantes</translation>
    </message>
    <message>
        <source>When a run that the Ombre does not hold counts.</source>
        <translation>Quand compte une suite que l’hombre n’a pas.</translation>
    </message>
    <message>
        <source>They are not in the Ombre&apos;s hand, wherever they are</source>
        <translation>L’hombre ne l’a pas en main, où qu’elle soit</translation>
    </message>
    <message>
        <source>The defenders hold them</source>
        <translation>Les défenseurs l’ont</translation>
    </message>
    <message>
        <source>The hand that counts for estuches</source>
        <translation>La main qui compte pour les suites d’atouts</translation>
    </message>
    <message>
        <source>Whether the Ombre&apos;s cards are looked at before or after the exchange.</source>
        <translation>Si l’on regarde les cartes de l’hombre avant ou après l’écart.</translation>
    </message>
    <message>
        <source>The cards the Ombre plays with</source>
        <translation>Les cartes avec lesquelles l’hombre joue</translation>
    </message>
    <message>
        <source>The cards the Ombre was dealt</source>
        <translation>Les cartes données à l’hombre</translation>
    </message>
    <message>
        <source>Primeras against the Ombre</source>
        <translation>Premières contre l’hombre</translation>
    </message>
    <message>
        <source>Who must win the first five tricks for a losing Ombre to pay more. It is three chips.</source>
        <translation>Qui doit gagner les cinq premières levées pour que l’hombre perdant paie plus. Ce sont trois jetons.</translation>
    </message>
    <message>
        <source>The defenders between them</source>
        <translation>Les défenseurs à eux deux</translation>
    </message>
    <message>
        <source>One defender alone</source>
        <translation>Un défenseur seul</translation>
    </message>
    <message>
        <source>Nothing is paid for them</source>
        <translation>On ne les paie pas</translation>
    </message>
    <message>
        <source>Bonuses against a loser</source>
        <translation>Primes contre un perdant</translation>
    </message>
    <message>
        <source>How often a losing Ombre pays for estuches and primeras.</source>
        <translation>Combien de fois l’hombre perdant paie les suites et les premières.</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>Once for each opponent</source>
        <translation>Une fois par adversaire</translation>
    </message>
    <message>
        <source>The prices</source>
        <translation>Les prix</translation>
    </message>
    <message>
        <source>What each game and each bonus is worth. A club that pays otherwise enters its own tariff.</source>
        <translation>Ce que vaut chaque jeu et chaque prime. Un club qui paie autrement entre ici son propre tarif.</translation>
    </message>
    <message>
        <source>As in the rule book</source>
        <translation>Selon le livre des règles</translation>
    </message>
    <message>
        <source>The bid and the price of losing</source>
        <translation>L’enchère et le prix de la perte</translation>
    </message>
    <message>
        <source>Whether losing a vuelta or a solo costs more than losing an entrada.</source>
        <translation>Si perdre un tourné ou un solo coûte plus que perdre une demande.</translation>
    </message>
    <message>
        <source>All bids cost the same</source>
        <translation>Toutes les enchères coûtent autant</translation>
    </message>
    <message>
        <source>5, 7 or 15 for each player, as the bid is worth</source>
        <translation>5, 7 ou 15 par joueur, selon l’enchère</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>Gano</translation>
    </message>
    <message>
        <source>Whether a defender may ask the other not to overtake the card just played.</source>
        <translation>Si un défenseur peut demander à l’autre de ne pas prendre la carte qu’il vient de jouer.</translation>
    </message>
    <message>
        <source>Nobody says it</source>
        <translation>Personne ne le dit</translation>
    </message>
    <message>
        <source>It is a request</source>
        <translation>C’est une prière</translation>
    </message>
    <message>
        <source>A defender who has a lower card must play it</source>
        <translation>Un défenseur qui a une carte plus basse doit la jouer</translation>
    </message>
    <message>
        <source>Gano with four tricks</source>
        <translation>Gano avec quatre levées</translation>
    </message>
    <message>
        <source>Whether gano is closed to a defender with four tricks: one more would be codille.</source>
        <translation>Si gano est interdit au défenseur qui a quatre levées&#xa0;: une de plus serait codille.</translation>
    </message>
    <message>
        <source>Each player stakes 1</source>
        <translation>Chaque joueur en mise 1</translation>
    </message>
    <message>
        <source>The dealer stakes 4</source>
        <translation>Le donneur en mise 4</translation>
    </message>
    <message>
        <source>Each player stakes 1, and the dealer 10 besides</source>
        <translation>Chaque joueur en mise 1, et le donneur 10 de plus</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>Pique (espadas)</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>Trèfle (bastos)</translation>
    </message>
    <message>
        <source>Calling one’s own king</source>
        <translation>Appeler son propre roi</translation>
    </message>
    <message>
        <source>Whether the Ombre may call a king they hold, and secretly play alone.</source>
        <translation>Si l’hombre peut appeler un roi qu’il a, et jouer seul en secret.</translation>
    </message>
    <message>
        <source>They may, and nobody else knows</source>
        <translation>Il le peut, et personne d’autre ne le sait</translation>
    </message>
    <message>
        <source>They call a king that they lack</source>
        <translation>Il appelle un roi qu’il n’a pas</translation>
    </message>
    <message>
        <source>Calling a queen</source>
        <translation>Appeler une dame</translation>
    </message>
    <message>
        <source>Which kings the Ombre must hold to call a queen instead.</source>
        <translation>Quels rois l’hombre doit avoir pour appeler une dame à la place.</translation>
    </message>
    <message>
        <source>All four kings</source>
        <translation>Les quatre rois</translation>
    </message>
    <message>
        <source>The three kings that are not trumps</source>
        <translation>Les trois rois qui ne sont pas atout</translation>
    </message>
    <message>
        <source>The vole and the called king</source>
        <translation>La vole et le roi appelé</translation>
    </message>
    <message>
        <source>Whether a side may go on after six tricks, its king still hidden.</source>
        <translation>Si un camp peut continuer après six levées, son roi encore caché.</translation>
    </message>
    <message>
        <source>It is asked, and the ally is known from then on</source>
        <translation>On le lui demande, et l’allié est connu dès lors</translation>
    </message>
    <message>
        <source>Only if the king has fallen; otherwise there is no vole</source>
        <translation>Seulement si le roi est tombé&#xa0;; sinon il n’y a pas de vole</translation>
    </message>
    <message>
        <source>The preferred suit</source>
        <translation>La couleur favorite</translation>
    </message>
    <message>
        <source>In which trump suit everything but the pool is paid double.</source>
        <translation>Dans quelle couleur d’atout tout sauf la poule se paie double.</translation>
    </message>
    <message>
        <source>The couleur</source>
        <translation>La couleur réservée</translation>
    </message>
    <message>
        <source>In which suit a bid beats the same bid in another, for double pay.</source>
        <translation>Dans quelle couleur une enchère bat la même dans une autre, payée double.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pique</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>Grossfrage as a bid</source>
        <translation>La Grossfrage comme enchère</translation>
    </message>
    <message>
        <source>Whether both black queens let a player bid Grossfrage, above the frages, below solo.</source>
        <translation>Si les deux dames noires permettent d’annoncer Grossfrage, au-dessus des frages, sous solo.</translation>
    </message>
    <message>
        <source>After the first five tricks</source>
        <translation>Après les cinq premières levées</translation>
    </message>
    <message>
        <source>What the side may do that won the first five tricks.</source>
        <translation>Ce que peut faire le camp qui a gagné les cinq premières levées.</translation>
    </message>
    <message>
        <source>Play on for the same game</source>
        <translation>Continuer le même jeu</translation>
    </message>
    <message>
        <source>Stop, or play for all eight at a price of their own</source>
        <translation>S’arrêter, ou jouer pour les huit, qui ont leur propre prix</translation>
    </message>
    <message>
        <source>The first mano</source>
        <translation>Le premier à parler</translation>
    </message>
    <message>
        <source>How the first mano is found, who speaks and leads first.</source>
        <translation>Comment on trouve le premier en cartes, qui parle et entame d’abord.</translation>
    </message>
    <message>
        <source>Cards are drawn for the dealer, who sits before mano</source>
        <translation>On tire des cartes pour le donneur, assis avant lui</translation>
    </message>
    <message>
        <source>Whoever is dealt the seven of spades (espadas), or the next lower</source>
        <translation>Celui qui reçoit le sept de pique (espadas), ou la carte suivante</translation>
    </message>
    <message>
        <source>First five tricks (primeras)</source>
        <translation>Les cinq premières levées (premières)</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <translation>Vole manquée</translation>
    </message>
    <message>
        <source>Game lost, for each player</source>
        <translation>Jeu perdu, par joueur</translation>
    </message>
    <message>
        <source>Each card of the estuches</source>
        <translation>Chaque carte des suites d’atouts</translation>
    </message>
    <message>
        <source>Three matadors</source>
        <translation>Les trois matadors</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Vole without an ally</source>
        <translation>Vole sans allié</translation>
    </message>
    <message>
        <source>Vole that was bid</source>
        <translation>Vole annoncée</translation>
    </message>
    <message>
        <source>Game won with up to six tricks</source>
        <translation>Jeu gagné avec six levées au plus</translation>
    </message>
    <message>
        <source>Game won with seven or eight</source>
        <translation>Jeu gagné avec sept ou huit</translation>
    </message>
    <message>
        <source>Game won with all nine</source>
        <translation>Jeu gagné avec les neuf</translation>
    </message>
    <message>
        <source>More in oros</source>
        <translation>De plus en oros</translation>
    </message>
    <message>
        <source>Puesta, for each defender</source>
        <translation>Bête, pour chaque défenseur</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codille</translation>
    </message>
    <message>
        <source>Grossfrage that was bid</source>
        <translation>Grossfrage annoncée</translation>
    </message>
    <message>
        <source>All eight after the first five</source>
        <translation>Les huit après les cinq premières</translation>
    </message>
    <message>
        <source>More for each, while a puesta stands</source>
        <translation>En plus par joueur, tant qu’une bête attend</translation>
    </message>
    <message>
        <source>Filling of an empty pool, from each</source>
        <translation>Ce que chacun met dans une poule vide</translation>
    </message>
    <message>
        <source>Game won (llevada)</source>
        <translation>Jeu gagné (llevada)</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Three matadors (estuche)</source>
        <translation>Les trois matadors (estuche)</translation>
    </message>
    <message>
        <source>First five tricks (hechas)</source>
        <translation>Les cinq premières levées (hechas)</translation>
    </message>
    <message>
        <source>All eight tricks</source>
        <translation>Les huit levées</translation>
    </message>
    <message>
        <source>Four tricks (puesta)</source>
        <translation>Quatre levées (puesta)</translation>
    </message>
    <message>
        <source>Game lost (codillo)</source>
        <translation>Jeu perdu (codillo)</translation>
    </message>
    <message>
        <source>Coins as trump (oros)</source>
        <translation>Denier atout (oros)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Kruk</source>
        <translation>Kruk</translation>
    </message>
    <message>
        <source>{game}, won</source>
        <translation>{game}, gagné</translation>
    </message>
    <message>
        <source>{game}, bet</source>
        <translation>{game}, bet</translation>
    </message>
    <message>
        <source>{game}, kruk</source>
        <translation>{game}, kruk</translation>
    </message>
    <message>
        <source>{game}, each more trick</source>
        <translation>{game}, chaque levée de plus</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call an ace.</source>
        <translation>Si le joueur suivant donne, ou si celui qui a spadille doit jouer et appeler un as.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call a king.</source>
        <translation>Si le joueur suivant donne, ou si celui qui a spadille doit jouer et appeler un roi.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays you.</source>
        <translation>Cinq levées ou plus, seul&#xa0;: chaque adversaire vous paie.</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays the Ombre.</source>
        <translation>Cinq levées ou plus, seul&#xa0;: chaque adversaire paie l’hombre.</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Vous perdez</translation>
    </message>
    <message>
        <source>{name} loses</source>
        <translation>{name} perd</translation>
    </message>
    <message>
        <source>Fewer than five tricks: you pay each opponent.</source>
        <translation>Moins de cinq levées&#xa0;: vous payez chaque adversaire.</translation>
    </message>
    <message>
        <source>Fewer than five tricks: the Ombre pays each opponent.</source>
        <translation>Moins de cinq levées&#xa0;: l’hombre paie chaque adversaire.</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of you.</source>
        <translation>Cinq levées ou plus ensemble&#xa0;: un adversaire paie chacun de vous.</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of the two.</source>
        <translation>Cinq levées ou plus ensemble&#xa0;: un adversaire paie chacun des deux.</translation>
    </message>
    <message>
        <source>You lose with {friend}</source>
        <translation>Vous perdez avec {friend}</translation>
    </message>
    <message>
        <source>{name} loses with {friend}</source>
        <translation>{name} perd avec {friend}</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of you pays one opponent.</source>
        <translation>Moins de cinq levées ensemble&#xa0;: chacun de vous paie un adversaire.</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of the two pays one opponent.</source>
        <translation>Moins de cinq levées ensemble&#xa0;: chacun des deux paie un adversaire.</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of you.</source>
        <translation>Les huit levées à deux&#xa0;: un adversaire paie à chacun de vous.</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of the two.</source>
        <translation>Les huit levées à deux&#xa0;: un adversaire paie à chacun des deux.</translation>
    </message>
    <message>
        <source>Your tout with {friend} fails</source>
        <translation>Votre tout avec {friend} est manqué</translation>
    </message>
    <message>
        <source>The tout of {name} with {friend} fails</source>
        <translation>Le tout de {name} avec {friend} est manqué</translation>
    </message>
    <message>
        <source>You played for all eight and lost one: each of you pays one opponent.</source>
        <translation>Vous avez joué pour les huit et perdu une levée&#xa0;: chacun de vous paie un adversaire.</translation>
    </message>
    <message>
        <source>They played for all eight and lost one: each of the two pays one opponent.</source>
        <translation>Ils ont joué pour les huit et perdu une levée&#xa0;: chacun des deux paie un adversaire.</translation>
    </message>
    <message>
        <source>You beat {name}</source>
        <translation>Vous battez {name}</translation>
    </message>
    <message>
        <source>You beat {name} and {friend}</source>
        <translation>Vous battez {name} et {friend}</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the pool is yours.</source>
        <translation>Cinq levées ou plus sans allié&#xa0;: la poule est à vous.</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the Ombre takes the pool.</source>
        <translation>Cinq levées ou plus sans allié&#xa0;: l’hombre prend la poule.</translation>
    </message>
    <message>
        <source>Remise: nobody wins</source>
        <translation>Remise&#xa0;: personne ne gagne</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>Remise de {name}</translation>
    </message>
    <message>
        <source>You fell short of five tricks, and pay the pool again.</source>
        <translation>Vous n’avez pas fait cinq levées, et payez de nouveau la poule.</translation>
    </message>
    <message>
        <source>The Ombre fell short of five tricks, and pays the pool again.</source>
        <translation>L’hombre n’a pas fait cinq levées, et paie de nouveau la poule.</translation>
    </message>
    <message>
        <source>You win with {friend}</source>
        <translation>Vous gagnez avec {friend}</translation>
    </message>
    <message>
        <source>{name} wins with {friend}</source>
        <translation>{name} gagne avec {friend}</translation>
    </message>
    <message>
        <source>Five tricks or more together: a third of the pool is the ally’s.</source>
        <translation>Cinq levées ou plus à deux&#xa0;: un tiers de la poule est à l’allié.</translation>
    </message>
    <message>
        <source>Remise for {name} with {friend}</source>
        <translation>Remise de {name} avec {friend}</translation>
    </message>
    <message>
        <source>You and {friend} fell short of five tricks, and pay the pool again.</source>
        <translation>Avec {friend} vous n’avez pas fait cinq levées, et vous payez de nouveau la poule.</translation>
    </message>
    <message>
        <source>They fell short of five tricks, and pay the pool again.</source>
        <translation>Ils n’ont pas fait cinq levées, et paient de nouveau la poule.</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>Codille&#xa0;! Vous gagnez</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: you share the pool with the other defenders.</source>
        <translation>Trop peu de levées pour l’hombre&#xa0;: vous partagez la poule avec les autres défenseurs.</translation>
    </message>
    <message>
        <source>Codille: you lose</source>
        <translation>Codille&#xa0;: vous perdez</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, and you make it good.</source>
        <translation>Trop peu de levées&#xa0;: les autres partagent la poule, et vous la rétablissez.</translation>
    </message>
    <message>
        <source>Codille for the defenders</source>
        <translation>Codille pour les défenseurs</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: the others share the pool, which is made good.</source>
        <translation>Trop peu de levées pour l’hombre&#xa0;: les autres partagent la poule, qui est rétablie.</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the pool is yours, and each opponent pays you.</source>
        <translation>Six levées ou plus sans allié&#xa0;: la poule est à vous, et chaque adversaire vous paie.</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the Ombre takes the pool, and each opponent pays.</source>
        <translation>Six levées ou plus sans allié&#xa0;: l’hombre prend la poule, et chaque adversaire paie.</translation>
    </message>
    <message>
        <source>Five tricks, one too few: you pay the pool again, and each opponent.</source>
        <translation>Cinq levées, une de moins qu’il n’en faut&#xa0;: vous payez de nouveau la poule, et chaque adversaire.</translation>
    </message>
    <message>
        <source>Five tricks, one too few: the Ombre pays the pool again, and each opponent.</source>
        <translation>Cinq levées, une de moins qu’il n’en faut&#xa0;: l’hombre paie de nouveau la poule, et chaque adversaire.</translation>
    </message>
    <message>
        <source>Six tricks or more together: half of the pool is the ally’s.</source>
        <translation>Six levées ou plus à deux&#xa0;: la moitié de la poule est à l’allié.</translation>
    </message>
    <message>
        <source>Five tricks together, one too few: the pool is paid again.</source>
        <translation>Cinq levées à deux, une de moins qu’il n’en faut&#xa0;: la poule est payée de nouveau.</translation>
    </message>
    <message>
        <source>You take every trick with {friend}</source>
        <translation>Vous faites toutes les levées avec {friend}</translation>
    </message>
    <message>
        <source>{name} takes every trick with {friend}</source>
        <translation>{name} fait toutes les levées avec {friend}</translation>
    </message>
    <message>
        <source>All ten tricks together: each opponent pays for the vole too.</source>
        <translation>Les dix levées à deux&#xa0;: chaque adversaire paie aussi la vole.</translation>
    </message>
    <message>
        <source>Your vole with {friend} fails</source>
        <translation>Votre vole avec {friend} échoue</translation>
    </message>
    <message>
        <source>The vole of {name} with {friend} fails</source>
        <translation>La vole de {name} avec {friend} échoue</translation>
    </message>
    <message>
        <source>The game is won all the same, less the price of the vole.</source>
        <translation>Le jeu est gagné tout de même, moins le prix de la vole.</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, which is made good.</source>
        <translation>Trop peu de levées&#xa0;: les autres partagent la poule, qui est rétablie.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>What the marks mean</source>
        <translation>Ce que disent les marques</translation>
    </message>
    <message>
        <source>The only good choice</source>
        <translation>Le seul bon choix</translation>
    </message>
    <message>
        <source>Better than usual</source>
        <translation>Mieux que d’habitude</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Coûteux</translation>
    </message>
    <message>
        <source>Unpunished</source>
        <translation>Impunie</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manquée</translation>
    </message>
    <message>
        <source>Every other choice would surely have cost at least {amount} more.</source>
        <translation>Tout autre choix aurait sûrement coûté au moins {amount} de plus.</translation>
    </message>
    <message>
        <source>The usual choice would surely have cost at least {amount} more.</source>
        <translation>Le choix habituel aurait sûrement coûté au moins {amount} de plus.</translation>
    </message>
    <message>
        <source>It surely cost at least {amount}, a bid at least {bid}.</source>
        <translation>Ce choix a sûrement coûté au moins {amount}, une enchère au moins {bid}.</translation>
    </message>
    <message>
        <source>It was costly, and an opponent gave back at least half of it.</source>
        <translation>Ce choix a coûté cher, et un adversaire en a rendu au moins la moitié.</translation>
    </message>
    <message>
        <source>It gave back at least half of what an opponent had just lost.</source>
        <translation>Ce choix a rendu au moins la moitié de ce qu’un adversaire venait de perdre.</translation>
    </message>
    <message>
        <source>{name}. {meaning}</source>
        <translation>{name}. {meaning}</translation>
    </message>
</context>
<context>
    <name>Sittings</name>
    <message>
        <source>at the table</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>can go on</source>
        <translation>à continuer</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>finie</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>arrêtée avant la fin</translation>
    </message>
    <message>
        <source>in the bin</source>
        <translation>à la corbeille</translation>
    </message>
    <message>
        <source>This sitting is at the table now.</source>
        <translation>Cette partie est en cours.</translation>
    </message>
    <message>
        <source>It goes on at the card where you left it. The sitting at the table is kept too.</source>
        <translation>Elle reprend à la carte où vous l’avez laissée. La partie en cours est gardée aussi.</translation>
    </message>
    <message>
        <source>The pool was divided. Its deals can be looked at and replayed from the score sheet.</source>
        <translation>La poule a été partagée. Ses donnes se voient et se revoient depuis la feuille de marque.</translation>
    </message>
    <message>
        <source>An older version of Ombre kept its deals, but not enough to continue it.</source>
        <translation>Une version plus ancienne d’Ombre a gardé ses donnes, mais pas de quoi la continuer.</translation>
    </message>
    <message>
        <source>It is not counted in any statistics while it is in the bin.</source>
        <translation>Tant qu’elle est à la corbeille, elle ne compte dans aucune statistique.</translation>
    </message>
    <message>
        <source>Sittings</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Every sitting is kept here. You can go on with it, and replay each of its deals.</source>
        <translation>Chaque partie est gardée ici. Vous pouvez la reprendre et revoir chacune de ses donnes.</translation>
    </message>
    <message>
        <source>&amp;Begin a sitting</source>
        <translation>&amp;Commencer une partie</translation>
    </message>
    <message>
        <source>No sitting has been left or finished yet.</source>
        <translation>Aucune partie n’a encore été quittée ni finie.</translation>
    </message>
    <message>
        <source>Sittings: {count}.</source>
        <translation>Parties&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Sittings: {count}. Chips won in all: {chips}.</source>
        <translation>Parties&#xa0;: {count}. Solde en jetons&#xa0;: {chips}.</translation>
    </message>
    <message>
        <source>These sittings can be brought back until the bin is emptied.</source>
        <translation>Ces parties peuvent être reprises tant que la corbeille n’est pas vidée.</translation>
    </message>
    <message>
        <source>{game} with {opponents}</source>
        <translation>{game} avec {opponents}</translation>
    </message>
    <message>
        <source>{title} ({game})</source>
        <translation>{title} ({game})</translation>
    </message>
    <message>
        <source>{played} of {planned}</source>
        <translation>{played} sur {planned}</translation>
    </message>
    <message>
        <source>Sitting</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Jouée en dernier</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>{amount} against the expert</source>
        <translation>{amount} face à l’expert</translation>
    </message>
    <message>
        <source>not compared yet</source>
        <translation>pas encore comparée</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards.</source>
        <translation>Le duplicate compte ce que vous gagnez face à l’expert avec les mêmes cartes.</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards: here in {deals:one # deal|other # deals}.</source>
        <translation>Le duplicate compte ce que vous gagnez face à l’expert avec les mêmes cartes&#xa0;: ici en {deals:one # donne|other # donnes}.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>&amp;Name of the sitting</source>
        <translation>&amp;Nom de la partie</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;pier</translation>
    </message>
    <message>
        <source>&amp;Bin ({count})</source>
        <translation>Cor&amp;beille ({count})</translation>
    </message>
    <message>
        <source>&amp;To the bin</source>
        <translation>À la c&amp;orbeille</translation>
    </message>
    <message>
        <source>B&amp;ring back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Empty the bin</source>
        <translation>&amp;Vider la corbeille</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Feuille de &amp;marque</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Vider la corbeille&#xa0;?</translation>
    </message>
    <message>
        <source>The sittings in the bin and all their deals will be deleted for ever.</source>
        <translation>Les parties de la corbeille et toutes leurs donnes seront effacées pour toujours.</translation>
    </message>
    <message>
        <source>Other sittings stay as they are.</source>
        <translation>Les autres parties restent comme elles sont.</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>Les &amp;garder</translation>
    </message>
    <message>
        <source>This sitting cannot be continued.</source>
        <translation>Cette partie ne peut pas être continuée.</translation>
    </message>
    <message>
        <source>Its deals are still in the list.</source>
        <translation>Ses donnes sont encore dans la liste.</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>How well you choose, over time</source>
        <translation>La qualité de vos choix au fil du temps</translation>
    </message>
    <message>
        <source>choices.png</source>
        <translation>choix.png</translation>
    </message>
    <message>
        <source>All you do</source>
        <translation>Tout ce que vous faites</translation>
    </message>
    <message>
        <source>Your costly choices in a hundred, beside those of the computer players. Higher is better.</source>
        <translation>Vos choix coûteux sur cent, à côté de ceux de l’ordinateur. Plus haut, c’est mieux.</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it, with the costliest choice first.</source>
        <translation>Choisissez un chiffre pour voir ses donnes, le choix le plus coûteux d’abord.</translation>
    </message>
    <message>
        <source>Let the coach look at ten of your deals. Then you see here how well you choose.</source>
        <translation>Laissez le maître regarder dix de vos donnes. Vous verrez alors ici la qualité de vos choix.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>{game} · {role}</source>
        <translation>{game} · {role}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Coûteux</translation>
    </message>
    <message>
        <source>Of 100</source>
        <translation>Sur 100</translation>
    </message>
    <message>
        <source>About like</source>
        <translation>À peu près comme</translation>
    </message>
    <message>
        <source>Of 100 choices {share} were costly, give or take {within}. About like: {level}.</source>
        <translation>Sur 100 choix, {share} étaient coûteux, à {within} près. À peu près comme&#xa0;: {level}.</translation>
    </message>
</context>
<context>
    <name>SpanishCards</name>
    <message>
        <source>swords</source>
        <translation>épée; fv</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>bâton; m</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>coupe; f</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>denier; m</translation>
    </message>
    <message>
        <source>swords (espadas)</source>
        <translation>épée (espadas); fv</translation>
    </message>
    <message>
        <source>clubs (bastos)</source>
        <translation>bâton (bastos); m</translation>
    </message>
    <message>
        <source>cups (copas)</source>
        <translation>coupe (copas); f</translation>
    </message>
    <message>
        <source>coins (oros)</source>
        <translation>denier (oros); m</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit:fv d’|other de }{suit}</translation>
    </message>
    <message>
        <source>play in swords</source>
        <translation>jeu à épée; m</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>jeu à bâton; m</translation>
    </message>
    <message>
        <source>play in cups</source>
        <translation>jeu à coupe; m</translation>
    </message>
    <message>
        <source>play in coins</source>
        <translation>jeu à denier; m</translation>
    </message>
    <message>
        <source>solo in swords</source>
        <translation>solo en épée; m</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>on the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>opposite on the right</source>
        <translation>en face à droite</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>en face</translation>
    </message>
    <message>
        <source>opposite on the left</source>
        <translation>en face à gauche</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>{name:Name}.</source>
        <translation>{name:Name}.</translation>
    </message>
    <message>
        <source>{name:Name} ({role}).</source>
        <translation>{name:Name} ({role}).</translation>
    </message>
    <message>
        <source>{name:Name}, {place}.</source>
        <translation>{name:Name}, {place}.</translation>
    </message>
    <message>
        <source>{name:Name}, {place} ({role}).</source>
        <translation>{name:Name}, {place} ({role}).</translation>
    </message>
    <message>
        <source>Your hand, {number:0 no cards|one # card|other # cards}</source>
        <translation>Votre main, {number:0 aucune carte|one # carte|other # cartes}</translation>
    </message>
    <message>
        <source>The hand in front, {number:0 no cards|one # card|other # cards}</source>
        <translation>La main en face, {number:0 aucune carte|one # carte|other # cartes}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>The middle of the table</source>
        <translation>Le milieu de la table</translation>
    </message>
    <message>
        <source>{card:Name}</source>
        <translation>{card:Name}</translation>
    </message>
    <message>
        <source>{card:Name}: {state}</source>
        <translation>{card:Name}&#xa0;: {state}</translation>
    </message>
    <message>
        <source>{card}: place {at} of {number}.</source>
        <translation>{card}&#xa0;: place {at} sur {number}.</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Où en est le jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>The trick, {number:0 no cards|one # card|other # cards}</source>
        <translation>La levée, {number:0 aucune carte|one # carte|other # cartes}</translation>
    </message>
    <message>
        <source>Cards drawn for the deal, {number}</source>
        <translation>Cartes tirées pour la donne, {number}</translation>
    </message>
    <message>
        <source>Pool and talon</source>
        <translation>Poule et talon</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous.</translation>
    </message>
    <message>
        <source>It is their turn.</source>
        <translation>C’est à eux.</translation>
    </message>
    <message>
        <source>Dealer.</source>
        <translation>Donneur.</translation>
    </message>
    <message>
        <source>Everybody pays the pool {chips} as ante.</source>
        <translation>Chacun met {chips} à la poule.</translation>
    </message>
    <message>
        <source>Said: “{words}”.</source>
        <translation>Dit&#xa0;: «&#xa0;{words}&#xa0;».</translation>
    </message>
    <message>
        <source>{chips:one # chip|other # chips}.</source>
        <translation>{chips:one # jeton|other # jetons}.</translation>
    </message>
    <message>
        <source>{points:one # point|other # points}.</source>
        <translation>{points:one # point|other # points}.</translation>
    </message>
    <message>
        <source>{number:0 No tricks|one # trick|other # tricks}.</source>
        <translation>{number:0 Aucune levée|one # levée|other # levées}.</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} in hand.</source>
        <translation>{number:one # carte|other # cartes} en main.</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} thrown away.</source>
        <translation>{number:one # carte écartée|other # cartes écartées}.</translation>
    </message>
    <message>
        <source>Open on the table: {cards:the}.</source>
        <translation>Ouvertes sur la table&#xa0;: {cards:le}.</translation>
    </message>
    <message>
        <source>{name:Name}: {card}.</source>
        <translation>{name:Name}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name:Name}: {card}, with gano.</source>
        <translation>{name:Name}&#xa0;: {card}, avec gano.</translation>
    </message>
    <message>
        <source>It wins so far.</source>
        <translation>Elle gagne jusqu’ici.</translation>
    </message>
    <message>
        <source>Pool: {chips:0 no chips|one # chip|other # chips}.</source>
        <translation>Poule&#xa0;: {chips:0 aucun jeton|one # jeton|other # jetons}.</translation>
    </message>
    <message>
        <source>Talon: {number:0 no cards|one # card|other # cards}.</source>
        <translation>Talon&#xa0;: {number:0 aucune carte|one # carte|other # cartes}.</translation>
    </message>
    <message>
        <source>Turned up: {card:the}.</source>
        <translation>Tournée&#xa0;: {card:le}.</translation>
    </message>
    <message>
        <source>Turned up: {card:the}, after {cards:the}.</source>
        <translation>Tournée&#xa0;: {card:le}, après {cards:le}.</translation>
    </message>
    <message>
        <source>Left over: {number:one # card|other # cards}.</source>
        <translation>Restent&#xa0;: {number:one # carte|other # cartes}.</translation>
    </message>
    <message>
        <source>The talon lies open: {cards:the}.</source>
        <translation>Le talon est ouvert&#xa0;: {cards:le}.</translation>
    </message>
    <message>
        <source>The trick stays. Press {keys} to go on.</source>
        <translation>La levée reste. Pressez {keys} pour continuer.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>C’est à {name}.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your home folder cannot be found. Set {variable} to a folder of yours.</source>
        <translation>Votre dossier personnel est introuvable. Réglez {variable} sur un de vos dossiers.</translation>
    </message>
    <message>
        <source>{variable} names a folder that cannot be found: {value}</source>
        <translation>{variable} nomme un dossier introuvable&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Ombre cannot open a window: Qt cannot use the display. Look at the variables DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM.</source>
        <translation>Ombre ne peut pas ouvrir de fenêtre&#xa0;: Qt ne peut pas utiliser l’écran. Voyez les variables DISPLAY, WAYLAND_DISPLAY et QT_QPA_PLATFORM.</translation>
    </message>
    <message>
        <source>{variable}={value} is ignored: nobody could see a table.</source>
        <translation>{variable}={value} n’est pas suivi&#xa0;: personne ne verrait de table.</translation>
    </message>
    <message>
        <source>Ombre cannot start</source>
        <translation>Ombre ne peut pas démarrer</translation>
    </message>
    <message>
        <source>The table could not be set up: there is a mistake in the program.</source>
        <translation>La table n’a pas pu être dressée&#xa0;: il y a une erreur dans le programme.</translation>
    </message>
    <message>
        <source>Your games were not touched, and nothing was sent to anybody. The details can be copied.</source>
        <translation>Vos parties n’ont pas été touchées, et rien n’a été envoyé à personne. Les détails peuvent être copiés.</translation>
    </message>
    <message>
        <source>The details are in {path}</source>
        <translation>Les détails sont dans {path}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>By month</source>
        <translation>Par mois</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By contract</source>
        <translation>Par contrat</translation>
    </message>
    <message>
        <source>By your role</source>
        <translation>Selon votre rôle</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Par adversaires</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Par résultat</translation>
    </message>
    <message>
        <source>How the cards fell</source>
        <translation>Comment les cartes sont tombées</translation>
    </message>
    <message>
        <source>What your choices cost</source>
        <translation>Ce que coûtent vos choix</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Chance et adresse</translation>
    </message>
    <message>
        <source>How well you choose</source>
        <translation>La qualité de vos choix</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Ce qu’il faut travailler</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>En image</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>En chiffres</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Le mois dernier</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Toutes les donnes</translation>
    </message>
    <message>
        <source>Deals without help</source>
        <translation>Donnes sans aide</translation>
    </message>
    <message>
        <source>All but practice deals</source>
        <translation>Toutes sauf les exercices</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>sans aide</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>exercice</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>allié</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>défenseur</translation>
    </message>
    <message>
        <source>named the trump</source>
        <translation>a nommé l’atout</translation>
    </message>
    <message>
        <source>played along</source>
        <translation>a joué avec</translation>
    </message>
    <message>
        <source>played against</source>
        <translation>a joué contre</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Les dernières d’abord</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Les pires d’abord</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Les meilleures d’abord</translation>
    </message>
    <message>
        <source>Costliest choice first</source>
        <translation>Le choix le plus cher d’abord</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>Pique (espadas)</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>Trèfle (bastos)</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>Cœur (copas)</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>Carreau (oros)</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Rois</translation>
    </message>
    <message>
        <source>Spadille</source>
        <translation>Spadille</translation>
    </message>
    <message>
        <source>Cards that can be manille</source>
        <translation>Cartes qui peuvent être manille</translation>
    </message>
    <message>
        <source>Basto</source>
        <translation>Baste</translation>
    </message>
    <message>
        <source>Hands with three matadors</source>
        <translation>Mains à trois matadors</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Contract and result</source>
        <translation>Contrat et résultat</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Plus de chiffres</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>En tableaux</translation>
    </message>
    <message>
        <source>By what</source>
        <translation>Selon quoi</translation>
    </message>
    <message>
        <source>Show &amp;all deals</source>
        <oldsource>Curve of all deals</oldsource>
        <translation>Montrer &amp;toutes les donnes</translation>
    </message>
    <message>
        <source>Luck: {amount}</source>
        <translation>Chance&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>{unit} a deal: {amount}</source>
        <translation>{unit} par donne&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>All games for points</source>
        <translation>Tous les jeux aux points</translation>
    </message>
    <message>
        <source>All games for chips</source>
        <translation>Tous les jeux aux jetons</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>&amp;Donnes</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>&amp;Période</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation>Aucune donne ne répond à ces choix.</translation>
    </message>
    <message>
        <source>Help has been noted since {date}; older deals are left out.</source>
        <translation>L’aide est notée depuis le {date}&#xa0;; les donnes d’avant sont laissées de côté.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Here your deals will stand: how many you won, for how much, with what luck.</source>
        <oldsource>Here you will see how many deals you have won, what they brought you, and how much of it was luck.</oldsource>
        <translation>Vous verrez ici combien de donnes vous avez gagnées, ce qu’elles vous ont rapporté et la part de la chance.</translation>
    </message>
    <message>
        <source>P&amp;lay a deal</source>
        <oldsource>&amp;Play a deal</oldsource>
        <translation>&amp;Jouer une donne</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Won in %</source>
        <translation>Gagnées en %</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Bête</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codille</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Par donne</translation>
    </message>
    <message>
        <source>Deals: {count}</source>
        <translation>Donnes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Won: {count} ({share})</source>
        <translation>Donnes gagnées&#xa0;: {count} ({share})</translation>
    </message>
    <message>
        <source>Points: {amount} ({each} a deal)</source>
        <translation>Points&#xa0;: {amount} ({each} par donne)</translation>
    </message>
    <message>
        <source>Chips: {amount} ({each} a deal)</source>
        <translation>Jetons&#xa0;: {amount} ({each} par donne)</translation>
    </message>
    <message>
        <source>Puestas at the table: {count}</source>
        <translation>Bêtes à la table&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Codilles at the table: {count}</source>
        <translation>Codilles à la table&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Deals in a row with a gain: {count}</source>
        <translation>D’affilée en gain&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Deals in a row with a loss: {count}</source>
        <translation>D’affilée en perte&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Best deal: {amount}</source>
        <translation>Meilleure donne&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Worst deal: {amount}</source>
        <translation>Pire donne&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>At the table: {hours} h {minutes} min</source>
        <translation>Temps de jeu&#xa0;: {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>Pauses of more than ten minutes between two deals are left out.</source>
        <translation>Les pauses de plus de dix minutes entre deux donnes ne comptent pas.</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Points au fil du temps</translation>
    </message>
    <message>
        <source>Chips over time</source>
        <translation>Jetons au fil du temps</translation>
    </message>
    <message>
        <source>From {first} to {last}: {amount} in all. The page “By month” has the figures.</source>
        <translation>Du {first} au {last}&#xa0;: {amount} en tout. La page «&#xa0;Par mois&#xa0;» donne les chiffres.</translation>
    </message>
    <message>
        <source>{what} – {scope}</source>
        <translation>{what} – {scope}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Deals {first} to {last}</source>
        <translation>Donnes {first} à {last}</translation>
    </message>
    <message>
        <source>Deals {first} to {last} of {count}</source>
        <translation>Donnes {first} à {last} sur {count}</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordre</translation>
    </message>
    <message>
        <source>Deals behind the figure</source>
        <translation>Donnes derrière le chiffre</translation>
    </message>
    <message>
        <source>{page}: Enter on a figure lists its deals</source>
        <translation>{page}&#xa0;: Entrée sur un chiffre donne ses donnes</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it.</source>
        <translation>Choisissez un chiffre pour voir les donnes qui sont derrière.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>&amp;Revoir la donne</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>R&amp;etour</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Sui&amp;vantes</translation>
    </message>
    <message>
        <source>Deals of the statistics</source>
        <translation>Donnes des statistiques</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>reçu</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>hasard</translation>
    </message>
    <message>
        <source>Chance: 95 % of all evenings stay within these numbers. An arrow marks a number outside; about one in twenty is, by chance alone.</source>
        <translation>Hasard&#xa0;: 95&#xa0;% de toutes les soirées restent entre ces nombres. Une flèche marque un nombre au-dehors&#xa0;; par le seul hasard, c’est environ un sur vingt.</translation>
    </message>
    <message>
        <source>Place {number} to your right</source>
        <translation>Place {number} à votre droite</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Enre&amp;gistrer sous…</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Enregistrer les statistiques</translation>
    </message>
    <message>
        <source>Tables (*.csv);;JSON (*.json)</source>
        <translation>Tableaux (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>deals.csv</source>
        <translation>donnes.csv</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>Images (*.png);;Dessins (*.svg)</translation>
    </message>
    <message>
        <source>curve.png</source>
        <translation>courbe.png</translation>
    </message>
    <message>
        <source>By your seat</source>
        <translation>Par place</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Dealer, at a table of {seats}</source>
        <translation>Donneur, à une table de {seats}</translation>
    </message>
    <message>
        <source>Eldest, at a table of {seats}</source>
        <translation>Premier en cartes, à une table de {seats}</translation>
    </message>
    <message>
        <source>{turn} seats after the dealer, at a table of {seats}</source>
        <translation>{turn} places après le donneur, à une table de {seats}</translation>
    </message>
    <message>
        <source>Stones: {amount} ({each} a deal)</source>
        <translation>Pierres&#xa0;: {amount} ({each} par donne)</translation>
    </message>
    <message>
        <source>Stones over time</source>
        <translation>Les pierres au fil du temps</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pierres</translation>
    </message>
</context>
<context>
    <name>Stones</name>
    <message>
        <source>Llevada: you win</source>
        <translation>Llevada&#xa0;: vous gagnez</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are yours.</source>
        <translation>Cinq levées ou plus&#xa0;: les pierres de la table sont à vous.</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>Puesta&#xa0;: personne ne gagne</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: your side pays the table what it can.</source>
        <translation>Quatre levées à quatre, une de moins qu’il ne faut&#xa0;: votre camp paie à la table ce qu’il peut.</translation>
    </message>
    <message>
        <source>Codillo: you lose</source>
        <translation>Codille&#xa0;: vous perdez</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and your side pays.</source>
        <translation>Trois levées ou moins&#xa0;: les autres prennent la table, et votre camp paie.</translation>
    </message>
    <message>
        <source>All eight tricks: you win</source>
        <translation>Les huit levées&#xa0;: vous gagnez</translation>
    </message>
    <message>
        <source>You went for all eight and took them: the others pay for it.</source>
        <translation>Vous êtes allés aux huit et les avez faites&#xa0;: les autres les paient.</translation>
    </message>
    <message>
        <source>You win, but not all eight</source>
        <translation>Vous gagnez, mais pas les huit</translation>
    </message>
    <message>
        <source>You went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>Vous êtes allés aux huit et en avez perdu une&#xa0;: les hechas ne sont pas payées.</translation>
    </message>
    <message>
        <source>Llevada: {side} win</source>
        <translation>Llevada&#xa0;: {side} gagnent</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are theirs.</source>
        <translation>Cinq levées ou plus&#xa0;: les pierres de la table sont à eux.</translation>
    </message>
    <message>
        <source>Puesta for {side}</source>
        <translation>Puesta pour {side}</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: they pay the table what they can.</source>
        <translation>Quatre levées à quatre, une de moins qu’il ne faut&#xa0;: ils paient à la table ce qu’ils peuvent.</translation>
    </message>
    <message>
        <source>Codillo for {side}</source>
        <translation>Codille pour {side}</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and they pay.</source>
        <translation>Trois levées ou moins&#xa0;: les autres prennent la table, et eux paient.</translation>
    </message>
    <message>
        <source>All eight tricks: {side} win</source>
        <translation>Les huit levées&#xa0;: {side} gagnent</translation>
    </message>
    <message>
        <source>They went for all eight and took them: the others pay for it.</source>
        <translation>Ils sont allés aux huit et les ont faites&#xa0;: les autres les paient.</translation>
    </message>
    <message>
        <source>{side} win, but not all eight</source>
        <translation>{side} gagnent, mais pas les huit</translation>
    </message>
    <message>
        <source>They went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>Ils sont allés aux huit et en ont perdu une&#xa0;: les hechas ne sont pas payées.</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>Codille&#xa0;! Vous gagnez</translation>
    </message>
    <message>
        <source>They took three tricks or fewer: the table is yours, and they pay you.</source>
        <translation>Ils ont fait trois levées ou moins&#xa0;: la table est à vous, et ils vous paient.</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}</source>
        <translation>{have:0 À peine une levée|one Environ # levée|other Environ # levées} à {suit}</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} together with {suit}</source>
        <translation>À deux, {have:0 à peine une levée|one environ # levée|other environ # levées} à {suit}</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}, as dealt</source>
        <translation>{have:0 À peine une levée|one Environ # levée|other Environ # levées} à {suit}, sans écart</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} alone with {suit}</source>
        <translation>Sans aide, {have:0 à peine une levée|one environ # levée|other environ # levées} à {suit}</translation>
    </message>
    <message>
        <source>With {suit} you make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>À {suit}, vous faites {have:0 à peine une levée|one environ # levée|other environ # levées}&#xa0;; {need} suffisent.</translation>
    </message>
    <message>
        <source>With {suit} you two make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>À {suit}, vous faites à deux {have:0 à peine une levée|one environ # levée|other environ # levées}&#xa0;; {need} suffisent.</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>Sans écart, vous faites {have:0 à peine une levée|one environ # levée|other environ # levées} à {suit}&#xa0;; {need} suffisent.</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>Sans aide, vous faites {have:0 à peine une levée|one environ # levée|other environ # levées} à {suit}&#xa0;; {need} suffisent.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>A note on this moment</source>
        <translation>Une note sur ce moment</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ote</translation>
    </message>
    <message>
        <source>The note stays with the deal, and goes into its record.</source>
        <translation>La note reste avec la donne et entre dans son relevé.</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Remove this variation</source>
        <translation>&amp;Retirer cette variante</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Notes and variations</source>
        <translation>Notes et variantes</translation>
    </message>
    <message>
        <source>Back to the deal as it was played</source>
        <translation>Retour à la donne telle que jouée</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Votre note</translation>
    </message>
    <message>
        <source>The note is kept.</source>
        <translation>La note est gardée.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Rétabli.</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Une question</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>Une erreur</translation>
    </message>
    <message>
        <source>To remember</source>
        <translation>À retenir</translation>
    </message>
    <message>
        <source>{mark}: {text}</source>
        <translation>{mark}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{place}: {note}</source>
        <translation>{place}&#xa0;: {note}</translation>
    </message>
    <message>
        <source>Variation {number}, {name}: {action}</source>
        <translation>Variante {number}, {name}&#xa0;: {action}</translation>
    </message>
    <message>
        <source>What you played is kept as variation {number}.</source>
        <translation>Ce que vous avez joué est gardé comme variante {number}.</translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>Ombre</source>
        <translation>Ombre</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>check records, print results and payments</source>
        <translation>vérifier des relevés, afficher les résultats et les paiements</translation>
    </message>
    <message>
        <source>list games and settings</source>
        <translation>énumérer les jeux et leurs réglages</translation>
    </message>
    <message>
        <source>print the code of each deal in records</source>
        <translation>afficher le code de chaque donne des relevés</translation>
    </message>
    <message>
        <source>print the deal of a code or number as a record</source>
        <translation>afficher comme relevé la donne d’un code ou d’un numéro</translation>
    </message>
    <message>
        <source>check the proofs of fair shuffles in records</source>
        <translation>vérifier dans des relevés les preuves d’un mélange loyal</translation>
    </message>
    <message>
        <source>write all games, preferences and progress to one file</source>
        <translation>écrire toutes les parties, préférences et progrès dans un seul fichier</translation>
    </message>
    <message>
        <source>put a backup in the place of what is kept</source>
        <translation>mettre une sauvegarde à la place de ce qui est conservé</translation>
    </message>
    <message>
        <source>write all deals to a file: .csv, .json, or .ombre for records</source>
        <translation>écrire toutes les donnes dans un fichier&#xa0;: .csv, .json, ou .ombre pour des relevés</translation>
    </message>
    <message>
        <source>add the deals of an exported .ombre file</source>
        <translation>ajouter les donnes d’un fichier .ombre exporté</translation>
    </message>
    <message>
        <source>check a deck of your own, or write an example</source>
        <translation>vérifier un jeu de cartes à vous, ou écrire un exemple</translation>
    </message>
    <message>
        <source>let computer players play, and print one row for each deal</source>
        <translation>faire jouer des joueurs de l’ordinateur, et afficher une ligne par donne</translation>
    </message>
    <message>
        <source>measure a player against another on the same cards</source>
        <translation>mesurer un joueur contre un autre avec les mêmes cartes</translation>
    </message>
    <message>
        <source>measure how much a player loses by not seeing the other hands</source>
        <translation>mesurer ce qu’un joueur perd à ne pas voir les autres mains</translation>
    </message>
    <message>
        <source>count how often a player chooses one of the best cards</source>
        <translation>compter combien de fois un joueur choisit une des meilleures cartes</translation>
    </message>
    <message>
        <source>find out how often the best card can be known</source>
        <translation>trouver combien de fois on peut connaître la meilleure carte</translation>
    </message>
    <message>
        <source>judge every decision of records, and tell luck from skill</source>
        <translation>juger chaque décision de relevés, et distinguer la chance de l’adresse</translation>
    </message>
    <message>
        <source>advise the seat to act where unfinished records end</source>
        <translation>conseiller la place qui doit jouer là où finissent des relevés inachevés</translation>
    </message>
    <message>
        <source>measure how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>mesurer ce que perdent les cartes d’un joueur, en parts de l’enjeu</translation>
    </message>
    <message>
        <source>count how often a player does what people would call odd</source>
        <translation>compter combien de fois un joueur fait ce qu’on dirait bizarre</translation>
    </message>
    <message>
        <source>tell how often a player can be known by what everybody sees</source>
        <translation>dire combien de fois on reconnaît un joueur à ce que tous voient</translation>
    </message>
    <message>
        <source>compare the chances a bidder saw with what was won</source>
        <translation>comparer les chances qu’un enchérisseur voyait à ce qui fut gagné</translation>
    </message>
    <message>
        <source>print a script that lets bash, zsh or fish complete these commands</source>
        <translation>afficher un script avec lequel bash, zsh ou fish complète ces commandes</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>commandes&#xa0;:</translation>
    </message>
    <message>
        <source>ombre COMMAND --help lists the arguments of a command.</source>
        <translation>ombre COMMAND --help énumère les arguments d’une commande.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 flaws found, 2 wrong call, 3 could not be done, 130 stopped.</source>
        <translation>Code de sortie&#xa0;: 0 fait, 1 fautes trouvées, 2 appel erroné, 3 impossible, 130 interrompu.</translation>
    </message>
    <message>
        <source>Check records of Ombre, deal, let computer players play. For the table: ombre-desktop.</source>
        <translation>Vérifie des relevés d’Ombre, donne, fait jouer des joueurs de l’ordinateur. Pour la table&#xa0;: ombre-desktop.</translation>
    </message>
    <message>
        <source>one of those below</source>
        <translation>une de celles ci-dessous</translation>
    </message>
    <message>
        <source>its arguments</source>
        <translation>ses arguments</translation>
    </message>
    <message>
        <source>Check records, list the games, deal by code.</source>
        <translation>Vérifie des relevés, énumère les jeux, donne d’après un code.</translation>
    </message>
    <message>
        <source>print each result as one line of JSON</source>
        <translation>afficher chaque résultat en une ligne de JSON</translation>
    </message>
    <message>
        <source>a file of records; - is the standard input</source>
        <translation>un fichier de relevés&#xa0;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>a code; a day, as 2026-11-30; or with --game a number</source>
        <translation>un code&#xa0;; un jour, comme 2026-11-30&#xa0;; ou avec --game un numéro</translation>
    </message>
    <message>
        <source>the game of a numbered deal, as rulesets lists it</source>
        <translation>le jeu d’une donne numérotée, tel que rulesets le nomme</translation>
    </message>
    <message>
        <source>how many play, if the game leaves that open</source>
        <translation>combien jouent, si le jeu le laisse libre</translation>
    </message>
    <message>
        <source>Deals are numbered within a game: add --game NAME.</source>
        <translation>Les donnes sont numérotées au sein d’un jeu&#xa0;: ajoutez --game NAME.</translation>
    </message>
    <message>
        <source>stopped after {deals} deals</source>
        <translation>arrêté après {deals} donnes</translation>
    </message>
    <message>
        <source>{done} of {all} deals</source>
        <translation>{done} donnes sur {all}</translation>
    </message>
    <message>
        <source>Let computer players play among themselves, measure them, and judge records.</source>
        <translation>Fait jouer entre eux des joueurs de l’ordinateur, les mesure, et juge des relevés.</translation>
    </message>
    <message>
        <source>self-play: a row for each deal, then each player&apos;s mean winnings with their standard error</source>
        <translation>jeu entre machines&#xa0;: une ligne par donne, puis le gain moyen de chaque joueur avec son erreur type</translation>
    </message>
    <message>
        <source>the game (default: %(default)s)</source>
        <translation>le jeu (par défaut&#xa0;: %(default)s)</translation>
    </message>
    <message>
        <source>house rules, such as &apos;equal_bid=none ante=each_5&apos;</source>
        <translation>règles de la maison, comme &apos;equal_bid=none ante=each_5&apos;</translation>
    </message>
    <message>
        <source>how many (default: 100)</source>
        <translation>combien (par défaut&#xa0;: 100)</translation>
    </message>
    <message>
        <source>Parquet needs the package {name}</source>
        <translation>Parquet demande le paquet {name}</translation>
    </message>
    <message>
        <source>a player for each seat, of {names} (default: {usual} everywhere)</source>
        <translation>un joueur pour chaque place, parmi {names} (par défaut&#xa0;: {usual} partout)</translation>
    </message>
    <message>
        <source>the sitting that is played (default: %(default)s)</source>
        <translation>la partie qui est jouée (par défaut&#xa0;: %(default)s)</translation>
    </message>
    <message>
        <source>let the players change seats each time all of them have dealt</source>
        <translation>faire changer de place aux joueurs chaque fois que tous ont donné</translation>
    </message>
    <message>
        <source>write each deal to DIR as a record</source>
        <translation>écrire chaque donne dans DIR comme relevé</translation>
    </message>
    <message>
        <source>write the deals to FILE, as lines of JSON or, for .parquet, as Parquet</source>
        <translation>écrire les donnes dans FILE, en lignes JSON ou, pour .parquet, en Parquet</translation>
    </message>
    <message>
        <source>judge every decision in the data, which takes seconds a deal</source>
        <translation>juger chaque décision dans les données, ce qui prend quelques secondes par donne</translation>
    </message>
    <message>
        <source>check every state of every N-th deal</source>
        <translation>vérifier chaque état d’une donne sur N</translation>
    </message>
    <message>
        <source>print a row for each deal</source>
        <translation>afficher une ligne par donne</translation>
    </message>
    <message>
        <source>the reference (default: %(default)s)</source>
        <translation>la référence (par défaut&#xa0;: %(default)s)</translation>
    </message>
    <message>
        <source>the players of the other seats: one name for all, or one for each (default: %(default)s)</source>
        <translation>les joueurs des autres places&#xa0;: un nom pour toutes, ou un pour chacune (par défaut&#xa0;: %(default)s)</translation>
    </message>
    <message>
        <source>the weak end of the gap (default: %(default)s)</source>
        <translation>le bout faible de l’écart (par défaut&#xa0;: %(default)s)</translation>
    </message>
    <message>
        <source>who plays the other side (default: %(default)s)</source>
        <translation>qui joue l’autre camp (par défaut&#xa0;: %(default)s)</translation>
    </message>
    <message>
        <source>who bids: {names}</source>
        <translation>qui annonce&#xa0;: {names}</translation>
    </message>
    <message>
        <source>who exchanges and plays (default: who bids)</source>
        <translation>qui écarte et joue (par défaut&#xa0;: qui annonce)</translation>
    </message>
    <message>
        <source>who is measured: {names}; or in parts, as textbook+expert</source>
        <translation>qui est mesuré&#xa0;: {names}&#xa0;; ou par parties, comme textbook+expert</translation>
    </message>
    <message>
        <source>the players to be told apart</source>
        <translation>les joueurs à distinguer</translation>
    </message>
    <message>
        <source>who bids and exchanges for all (default: %(default)s)</source>
        <translation>qui annonce et écarte pour tous (par défaut&#xa0;: %(default)s)</translation>
    </message>
    <message>
        <source>the number of players, if the game leaves a choice</source>
        <translation>le nombre de joueurs, si le jeu laisse le choix</translation>
    </message>
    <message>
        <source>the seed of the cards and of all chance (default: %(default)s)</source>
        <translation>la graine des cartes et de tout hasard (par défaut&#xa0;: %(default)s)</translation>
    </message>
    <message>
        <source>chips in the pool before the antes</source>
        <translation>jetons à la poule avant les mises</translation>
    </message>
    <message>
        <source>play sittings of N deals, in which the pool is carried over (default: no sittings)</source>
        <translation>jouer des parties de N donnes, où la poule se reporte (par défaut&#xa0;: pas de parties)</translation>
    </message>
    <message>
        <source>sample at most N worlds: faster, weaker</source>
        <translation>tirer au plus N mondes&#xa0;: plus vite, moins fort</translation>
    </message>
    <message>
        <source>keep finished deals in FILE, and resume from it</source>
        <translation>garder les donnes finies dans FILE, et reprendre de là</translation>
    </message>
    <message>
        <source>also write the figures to FILE; to - instead of the table</source>
        <translation>écrire aussi les chiffres dans FILE&#xa0;; dans - à la place du tableau</translation>
    </message>
    <message>
        <source>the number of processes (default: one per core)</source>
        <translation>le nombre de processus (par défaut&#xa0;: un par cœur)</translation>
    </message>
    <message>
        <source>a Dask scheduler, such as tcp://host:8786</source>
        <translation>un ordonnanceur Dask, comme tcp://host:8786</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} n’est pas un nombre</translation>
    </message>
    <message>
        <source>duplicate match: a player against another in the same seats with the same cards</source>
        <translation>duplicate&#xa0;: un joueur contre un autre aux mêmes places avec les mêmes cartes</translation>
    </message>
    <message>
        <source>the share of the gap to open cards that a player&apos;s card play closes</source>
        <translation>la part de l’écart aux cartes ouvertes que comble le jeu d’un joueur</translation>
    </message>
    <message>
        <source>the share of right cards among the choices that count</source>
        <translation>la part de cartes justes parmi les choix qui comptent</translation>
    </message>
    <message>
        <source>how often the right card can be known, and whether the sampled worlds are true to the deal</source>
        <translation>combien de fois on peut connaître la bonne carte, et si les mondes tirés sont fidèles à la donne</translation>
    </message>
    <message>
        <source>whether a bidder wins as often as they expect</source>
        <translation>si un enchérisseur gagne aussi souvent qu’il s’y attend</translation>
    </message>
    <message>
        <source>how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>ce que perdent les cartes d’un joueur, en parts de l’enjeu</translation>
    </message>
    <message>
        <source>how often a player does what people would call odd</source>
        <translation>combien de fois un joueur fait ce qu’on dirait bizarre</translation>
    </message>
    <message>
        <source>how often a player can be told by what everybody sees</source>
        <translation>combien de fois on reconnaît un joueur à ce que tous voient</translation>
    </message>
    <message>
        <source>no record here</source>
        <translation>aucun relevé ici</translation>
    </message>
    <message>
        <source>{done} of {all} decisions judged</source>
        <translation>{done} décisions jugées sur {all}</translation>
    </message>
    <message>
        <source>this deal is unfinished, so it has no result to divide into luck and skill</source>
        <translation>cette donne n’est pas finie&#xa0;: elle n’a pas de résultat à partager entre chance et adresse</translation>
    </message>
    <message>
        <source>the worth of a hand is not known in this game, so its luck counts with the cards</source>
        <translation>dans ce jeu, on ne sait pas ce que vaut une main&#xa0;: sa chance compte avec les cartes</translation>
    </message>
    <message>
        <source>this deal is over, so there is nothing to advise</source>
        <translation>cette donne est finie&#xa0;: il n’y a rien à conseiller</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion en cours…</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>Vouliez-vous dire {name}&#xa0;?</translation>
    </message>
    <message>
        <source>{name} is not known; there are: {names}.</source>
        <translation>{name} est inconnu&#xa0;; il y a&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name} is not known.</source>
        <translation>{name} est inconnu.</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>Aucun fichier ni dossier de ce nom</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <translation>Le système ne le permet pas</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>C’est un dossier</translation>
    </message>
    <message>
        <source>This is not a folder</source>
        <translation>Ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>There is a file of this name already</source>
        <translation>Il y a déjà un fichier de ce nom</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Le disque est plein</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>Le disque est en lecture seule</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Le nom est trop long</translation>
    </message>
    <message>
        <source>The disk or its connection failed</source>
        <translation>Le disque ou sa connexion a fait défaut</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>usage&#xa0;: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>afficher la version du programme et quitter</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s&#xa0;: erreur&#xa0;: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#xa0;: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>il manque ces arguments&#xa0;: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments inconnus&#xa0;: %s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix impossible&#xa0;: %(value)r (choisissez parmi %(choices)s)</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valeur non valable (%(type)s)&#xa0;: %(value)r</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>il faut un argument</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>il faut au moins un argument</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>option ambiguë&#xa0;: %(option)s peut être %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>l’argument %r n’a rien à faire ici</translation>
    </message>
    <message>
        <source>Ombre at a card table.</source>
        <translation>L’hombre à une table de jeu.</translation>
    </message>
    <message>
        <source>a record to open</source>
        <translation>un relevé à ouvrir</translation>
    </message>
    <message>
        <source>cards of the demonstration</source>
        <translation>les cartes de la démonstration</translation>
    </message>
    <message>
        <source>where the demonstration puts its files when there is no display</source>
        <translation>où la démonstration met ses fichiers quand il n’y a pas d’écran</translation>
    </message>
    <message>
        <source>try everything the program has, without touching your games; &apos;full&apos; plays with experts</source>
        <translation>essayer tout ce qu’a le programme, sans toucher à vos parties&#xa0;; &apos;full&apos; joue avec des experts</translation>
    </message>
    <message>
        <source>where the self-test writes what it found</source>
        <translation>où l’auto-test écrit ce qu’il a trouvé</translation>
    </message>
    <message>
        <source>Back up everything that is kept, or restore it.</source>
        <translation>Sauvegarde tout ce qui est conservé, ou le rétablit.</translation>
    </message>
    <message>
        <source>the file to write; - is the standard output</source>
        <translation>le fichier à écrire&#xa0;; - est la sortie standard</translation>
    </message>
    <message>
        <source>the file to read; - is the standard input</source>
        <translation>le fichier à lire&#xa0;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>the form, if the name of the file does not tell it (default: ombre)</source>
        <translation>la forme, si le nom du fichier ne la dit pas (par défaut&#xa0;: ombre)</translation>
    </message>
    <message>
        <source>{number} deals</source>
        <translation>{number} donnes</translation>
    </message>
    <message>
        <source>the shell that completes</source>
        <translation>le shell qui complète</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}</source>
        <translation>Impossible d’écrire la sortie&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>check: list the flaws card by card; example: write a deck to change</source>
        <translation>check&#xa0;: lister les défauts carte par carte&#xa0;; example&#xa0;: écrire un jeu de cartes à modifier</translation>
    </message>
    <message>
        <source>the folder of the deck; for an example, one that does not exist yet</source>
        <translation>le dossier du jeu de cartes&#xa0;; pour un exemple, un dossier qui n’existe pas encore</translation>
    </message>
    <message>
        <source>there is something of this name already</source>
        <translation>il y a déjà quelque chose de ce nom</translation>
    </message>
    <message>
        <source>this is no answer: {line}</source>
        <translation>ce n’est pas une réponse&#xa0;: {line}</translation>
    </message>
    <message>
        <source>further bad answers are not told</source>
        <translation>les autres mauvaises réponses ne sont pas signalées</translation>
    </message>
    <message>
        <source>it is not started again; the textbook plays on</source>
        <translation>il n’est pas relancé&#xa0;; le manuel joue la suite</translation>
    </message>
    <message>
        <source>there was no answer within {seconds} seconds</source>
        <translation>aucune réponse en {seconds} secondes</translation>
    </message>
    <message>
        <source>it wrote too long a line</source>
        <translation>il a écrit une ligne trop longue</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>il s’est arrêté</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>The dearest comes first. Choose a cell: its deals, its problems, or its lesson.</source>
        <translation>Le plus coûteux vient d’abord. Choisissez une case&#xa0;: donnes, problèmes ou leçon.</translation>
    </message>
    <message>
        <source>Let the coach look at your deals. Then you see here what to practise.</source>
        <translation>Laissez le maître regarder vos donnes. Vous verrez alors ici ce qu’il faut travailler.</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Coûteux</translation>
    </message>
    <message>
        <source>Points an evening</source>
        <translation>Points par soirée</translation>
    </message>
    <message>
        <source>Chips an evening</source>
        <translation>Jetons par soirée</translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message>
        <source>Weigh the throw</source>
        <translation>Peser l’écart</translation>
    </message>
    <message>
        <source>Drag a card down to throw it, or click it.</source>
        <translation>Tirez une carte vers le bas pour l’écarter, ou cliquez dessus.</translation>
    </message>
    <message>
        <source>Left and Right go from card to card. Down throws a card, Up keeps it.</source>
        <translation>Gauche et droite vont de carte en carte. Bas écarte une carte, haut la garde.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardées</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Écartées</translation>
    </message>
    <message>
        <source>The cards of the hand</source>
        <translation>Les cartes de la main</translation>
    </message>
    <message>
        <source>Weighing this throw…</source>
        <translation>L’écart est pesé…</translation>
    </message>
    <message>
        <source>No throw that was tried is better.</source>
        <translation>Aucun écart essayé n’est meilleur.</translation>
    </message>
    <message>
        <source>About as good as the best.</source>
        <translation>À peu près aussi bon que le meilleur.</translation>
    </message>
    <message>
        <source>Nobody can tell yet what throws are worth in this game.</source>
        <translation>Personne ne sait encore ce que valent les écarts à ce jeu.</translation>
    </message>
    <message>
        <source>The throws cannot be weighed just now.</source>
        <translation>Les écarts ne peuvent pas être pesés pour l’instant.</translation>
    </message>
    <message>
        <source>Nobody exchanges cards in this deal.</source>
        <translation>Personne ne change de cartes dans cette donne.</translation>
    </message>
    <message>
        <source>No suit is trumps here, so no chance to draw one is told.</source>
        <translation>Aucune couleur n’est atout ici, donc aucune chance d’en prendre un.</translation>
    </message>
    <message>
        <source>All cards lie open here. That is hard on the Ombre, but alike for every throw.</source>
        <translation>Ici toutes les cartes sont ouvertes. C’est dur pour l’hombre, mais pareil pour chaque écart.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Throw these</source>
        <translation>Écar&amp;ter celles-ci</translation>
    </message>
    <message>
        <source>Weigh other throws</source>
        <translation>Peser d’autres écarts</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in chips</source>
        <translation>Les meilleurs écarts et leur valeur en jetons</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in points</source>
        <translation>Les meilleurs écarts et leur valeur en points</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in stones</source>
        <translation>Les meilleurs écarts et leur valeur en pierres</translation>
    </message>
    <message>
        <source>This throw gains {amount}, give or take {error}.</source>
        <translation>Cet écart gagne {amount}, à {error} près.</translation>
    </message>
    <message>
        <source>This throw loses {amount}, give or take {error}.</source>
        <translation>Cet écart perd {amount}, à {error} près.</translation>
    </message>
    <message>
        <source>{throw}: gains {amount}, give or take {error}</source>
        <translation>{throw}&#xa0;: gagne {amount}, à {error} près</translation>
    </message>
    <message>
        <source>{throw}: loses {amount}, give or take {error}</source>
        <translation>{throw}&#xa0;: perd {amount}, à {error} près</translation>
    </message>
    <message>
        <source>It gives up {amount}, give or take {error}.</source>
        <translation>Il abandonne {amount}, à {error} près.</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}.</source>
        <translation>Chances de prendre un atout&#xa0;: {trump}.</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}, a matador: {matador}.</source>
        <translation>Chances de prendre un atout&#xa0;: {trump}, un matador&#xa0;: {matador}.</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}, and surer as you look.</source>
        <translation>Pesé sur {worlds:one # donne|other # donnes}, et plus sûr à mesure que vous regardez.</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}.</source>
        <translation>Pesé sur {worlds:one # donne|other # donnes}.</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Learn it at the table</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>A deal with a teacher, and nothing to read first</source>
        <translation>Une donne avec un maître&#xa0;; rien à lire avant</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Jouer tout de suite</translation>
    </message>
    <message>
        <source>{game}, with {company}</source>
        <translation>{game}, avec {company}</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Composer la table</translation>
    </message>
    <message>
        <source>Another game, or other opponents</source>
        <translation>Un autre jeu, une autre compagnie</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Ombre in five minutes</source>
        <translation>L’hombre en cinq minutes</translation>
    </message>
    <message>
        <source>Bigger letters, keys, contrast …</source>
        <translation>Texte plus grand, clavier, contraste…</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>A deal a day</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>Today’s deal: {today}</source>
        <translation>La donne du jour&#xa0;: {today}</translation>
    </message>
    <message>
        <source>The same cards for everybody, once a day</source>
        <translation>Les mêmes cartes pour tous, une fois par jour</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Apprendre de ses erreurs</translation>
    </message>
    <message>
        <source>Positions that you missed: {count}, a few minutes</source>
        <translation>Positions manquées&#xa0;: {count}, quelques minutes</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>One against two. Take more tricks than either of them.</source>
        <translation>Seul contre deux&#xa0;: il faut plus de levées que chacun d’eux.</translation>
    </message>
    <message>
        <source>{title:Name}: {card}.</source>
        <translation>{title:Name}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{number:one # opponent|other # opponents}</source>
        <translation>{number:one # adversaire|other # adversaires}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Deals: {deals}. Chips: {chips}.</source>
        <translation>Donnes&#xa0;: {deals}. Jetons&#xa0;: {chips}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Against the expert: {gain}.</source>
        <translation>Donnes&#xa0;: {deals}. Face à l’expert&#xa0;: {gain}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Points: {points}.</source>
        <translation>Donnes&#xa0;: {deals}. Points&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Stones: {points}.</source>
        <translation>Donnes&#xa0;: {deals}. Pierres&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <translation>Adversaires&#xa0;:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Langue&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Look at the last trick</source>
        <translation>Regarder la dernière levée</translation>
    </message>
    <message>
        <source>Read what has happened</source>
        <translation>Lire le récit de la donne</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un conseil</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Sons éteints</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Sons allumés</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>{amount} chips</source>
        <translation>{amount} jetons</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} points</translation>
    </message>
    <message>
        <source>{amount} stones</source>
        <translation>{amount} pierres</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>A mistake in the program</source>
        <translation>Une erreur dans le programme</translation>
    </message>
    <message>
        <source>Something in Ombre went wrong. Your game is saved, and you can go on playing.</source>
        <translation>Quelque chose s’est mal passé dans Ombre. Votre partie est gardée, et vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>Nothing was sent to anybody; you can copy the details for a report. If the table does not answer, close the window and start Ombre again.</source>
        <translation>Rien n’a été envoyé à personne&#xa0;; vous pouvez copier les détails pour un rapport. Si la table ne répond plus, fermez la fenêtre et relancez Ombre.</translation>
    </message>
    <message>
        <source>Trouble with a file</source>
        <translation>Problème de fichier</translation>
    </message>
    <message>
        <source>A newer Ombre keeps your games</source>
        <translation>Un Ombre plus récent garde vos parties</translation>
    </message>
    <message>
        <source>This version is older and cannot read them. It changes nothing that lies there.</source>
        <translation>Cette version est plus ancienne et ne sait pas les lire. Elle ne change rien à ce qui est là.</translation>
    </message>
    <message>
        <source>You can play with it, but nothing is kept. To go on with your games, start the newer version.</source>
        <translation>Vous pouvez jouer avec elle, mais rien n’est gardé. Pour continuer vos parties, lancez la version plus récente.</translation>
    </message>
    <message>
        <source>Ombre is open already</source>
        <translation>Ombre est déjà ouvert</translation>
    </message>
    <message>
        <source>Your game is on the table of the other window.</source>
        <translation>Votre partie est sur la table de l’autre fenêtre.</translation>
    </message>
    <message>
        <source>This window changes nothing and closes with this message.</source>
        <translation>Cette fenêtre ne change rien et se ferme avec ce message.</translation>
    </message>
    <message>
        <source>The computer players cannot be started</source>
        <translation>Les joueurs de l’ordinateur ne peuvent pas démarrer</translation>
    </message>
    <message>
        <source>Simpler players, who do not think ahead, play in their place.</source>
        <translation>Des joueurs plus simples, qui ne pensent pas d’avance, jouent à leur place.</translation>
    </message>
    <message>
        <source>Your game goes on. Ombre tries again now and then, and says no more about it.</source>
        <translation>Votre partie continue. Ombre réessaie de temps en temps, et n’en dit plus rien.</translation>
    </message>
    <message>
        <source>Trouble with the program</source>
        <translation>Problème du programme</translation>
    </message>
    <message>
        <source>What you asked for could not be opened: there is a mistake in the program.</source>
        <translation>Ce que vous avez demandé n’a pas pu s’ouvrir&#xa0;: il y a une erreur dans le programme.</translation>
    </message>
    <message>
        <source>The table stands as it was, and you can try again.</source>
        <translation>La table est comme elle était, et vous pouvez réessayer.</translation>
    </message>
    <message>
        <source>This is a folder, not a file with a record.</source>
        <translation>C’est un dossier, et non un fichier avec un relevé.</translation>
    </message>
    <message>
        <source>This is no ordinary file, and cannot be read.</source>
        <translation>Ce n’est pas un fichier ordinaire, et il ne se lit pas.</translation>
    </message>
    <message>
        <source>The deal is whole, and the other notes are shown.</source>
        <translation>La donne est entière, et les autres notes sont montrées.</translation>
    </message>
    <message>
        <source>{path} cannot be opened.</source>
        <translation>{path} ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>{path} cannot be read: there is a mistake in the program.</source>
        <translation>{path} ne peut pas être lu&#xa0;: il y a une erreur dans le programme.</translation>
    </message>
    <message>
        <source>No record</source>
        <translation>Pas de relevé</translation>
    </message>
    <message>
        <source>There is no record of a deal in {path}.</source>
        <translation>Il n’y a pas de relevé d’une donne dans {path}.</translation>
    </message>
    <message>
        <source>There is no deal in {path} that could be shown.</source>
        <translation>Il n’y a dans {path} aucune donne à montrer.</translation>
    </message>
    <message>
        <source>The record cannot be read</source>
        <translation>Le relevé ne peut pas être lu</translation>
    </message>
    <message>
        <source>The table shows the deal up to there.</source>
        <translation>La table montre la donne jusque-là.</translation>
    </message>
    <message>
        <source>The record cannot be read whole</source>
        <translation>Le relevé ne peut pas être lu en entier</translation>
    </message>
    <message>
        <source>The record was not written</source>
        <translation>Le relevé n’a pas été écrit</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path} n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>This sitting cannot be continued</source>
        <translation>Cette partie ne peut pas continuer</translation>
    </message>
    <message>
        <source>The sitting in {path} is over.</source>
        <translation>La partie dans {path} est finie.</translation>
    </message>
    <message>
        <source>{path} holds only the last deals of a sitting.</source>
        <translation>{path} ne contient que les dernières donnes d’une partie.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir un relevé</translation>
    </message>
    <message>
        <source>Save the record of the deal</source>
        <translation>Enregistrer le relevé de la donne</translation>
    </message>
    <message>
        <source>Records of Ombre (*.ombre);;All files (*)</source>
        <translation>Relevés d’Ombre (*.ombre);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Records and sittings of Ombre (*.ombre table-*.json);;Records of Ombre (*.ombre);;All files (*)</source>
        <translation>Relevés et parties d’Ombre (*.ombre table-*.json);;Relevés d’Ombre (*.ombre);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>deal.ombre</source>
        <translation>donne.ombre</translation>
    </message>
    <message>
        <source>deal {number}.ombre</source>
        <translation>donne {number}.ombre</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>Le fichier n’a pas été écrit</translation>
    </message>
    <message>
        <source>The record is saved as {name}.</source>
        <translation>Le relevé est enregistré sous {name}.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Dossier&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Remplacer ce fichier&#xa0;?</translation>
    </message>
    <message>
        <source>There is already a file called {name} in this folder.</source>
        <translation>Il y a déjà un fichier nommé {name} dans ce dossier.</translation>
    </message>
    <message>
        <source>If you replace it, what it holds now is lost.</source>
        <translation>Si vous le remplacez, ce qu’il contient maintenant est perdu.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Choose another name</source>
        <translation>&amp;Choisir un autre nom</translation>
    </message>
    <message>
        <source>This is a database. To bring your games from another computer, make a backup there.</source>
        <translation>C’est une base de données. Pour reprendre vos parties d’un autre ordinateur, faites-y une sauvegarde.</translation>
    </message>
    <message>
        <source>This is a picture, and not the record of a deal.</source>
        <translation>C’est une image, et non le relevé d’une donne.</translation>
    </message>
    <message>
        <source>This is a packed file. Please unpack it first.</source>
        <translation>C’est un fichier compressé. Décompressez-le d’abord.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{word} ({say})</source>
        <translation>{word} ({say})</translation>
    </message>
    <message>
        <source>{word}: {meaning}</source>
        <translation>{word}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>No plain card has been played yet.</source>
        <translation>Aucune carte ordinaire n’a encore été jouée.</translation>
    </message>
    <message>
        <source>A click shows what that told.</source>
        <translation>Un clic montre ce que cela a révélé.</translation>
    </message>
    <message>
        <source>{suit:Name} gone: {cards}.</source>
        <translation>{suit:Name} passé&#xa0;: {cards}.</translation>
    </message>
</context>
</TS>
