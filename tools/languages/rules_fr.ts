<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>rules/auction.html</name>
    <message>
        <source>The auction {rule 1.6}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Les enchères {rule 1.6}</translation>
    </message>
    <message>
        <source>There are three bids. A higher one takes the game from a lower one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il y a trois enchères. La plus haute prend le jeu à la plus basse.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vaut</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Demande&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>l’hombre nomme une couleur</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5 de chacun</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la première carte du talon décide</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>oui, avec cette carte</translation>
    </message>
    <message>
        <source>7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>7 de chacun</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>pas pour l’hombre</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>15 de chacun</translation>
    </message>
    <message>
        <source>How it goes</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Comment on procède</translation>
    </message>
    <message>
        <source>The eldest speaks first, then round to the right. Each in turn passes or bids, and any bid may be the first. Whoever has passed is out of the auction for good. A bid must be &lt;b&gt;higher&lt;/b&gt; than the last. When all but one have passed, the one who is left is the Ombre and plays the last bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes parle d’abord, puis on tourne à droite. Chacun à son tour passe ou annonce, et toute enchère peut être la première. Qui a passé est hors des enchères pour de bon. Une enchère doit être &lt;b&gt;plus haute&lt;/b&gt; que la dernière. Quand tous ont passé sauf un, celui qui reste est l’hombre et joue la dernière enchère.</translation>
    </message>
    <message>
        <source>Holding {rule A5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tenir {rule A5}</translation>
    </message>
    <message>
        <source>There is one exception. If you have bid already and somebody who &lt;b&gt;speaks after you&lt;/b&gt; goes higher, you need not go higher still: you may &lt;b&gt;hold&lt;/b&gt;, that is say the same as he did. The right belongs to the elder seat, so he must now raise or give way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il y a une exception. Si vous avez déjà annoncé et que quelqu’un qui &lt;b&gt;parle après vous&lt;/b&gt; monte, vous n’avez pas à monter encore&#xa0;: vous pouvez &lt;b&gt;tenir&lt;/b&gt;, c’est-à-dire annoncer la même chose. Qui parle avant a la priorité&#xa0;: l’autre doit maintenant monter ou céder.</translation>
    </message>
    <message>
        <source>The calls, one after another</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Les enchères, l’une après l’autre</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le premier passe, le deuxième dit demande, le donneur passe.</translation>
    </message>
    <message>
        <source>second plays entrada</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le deuxième joue la demande</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer passes. Eldest &lt;b&gt;holds&lt;/b&gt; the vuelta, second passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le premier dit demande, le deuxième tourné, le donneur passe. Le premier &lt;b&gt;tient&lt;/b&gt; le tourné, le deuxième passe.</translation>
    </message>
    <message>
        <source>eldest plays vuelta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le premier joue le tourné</translation>
    </message>
    <message>
        <source>The same, but second answers the hold with solo, and eldest passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De même, mais le deuxième répond solo, et le premier passe.</translation>
    </message>
    <message>
        <source>second plays solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le deuxième joue le solo</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer solo. Eldest passes, second &lt;b&gt;holds&lt;/b&gt; the solo, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le premier dit demande, le deuxième tourné, le donneur solo. Le premier passe, le deuxième &lt;b&gt;tient&lt;/b&gt; le solo, le donneur passe.</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, and the dealer would like to say entrada, too.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le premier passe, le deuxième dit demande, et le donneur voudrait dire demande, lui aussi.</translation>
    </message>
    <message>
        <source>he may not: he has not bid before, and nobody holds against an elder seat</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il ne le peut pas&#xa0;: il n’a rien annoncé avant, et l’on ne tient pas contre qui parle avant soi</translation>
    </message>
    <message>
        <source>When all pass {rule A4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quand tous passent {rule A4}</translation>
    </message>
    <message>
        <source>The cards are thrown in. Nobody pays, what is in the pool stays there, and the next to the right deals, with a new ante. So the pool grows. A table may agree that a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows instead.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On jette les cartes. Personne ne paie, ce qui est à la poule y reste, et le suivant à droite donne, avec une nouvelle mise. Ainsi la poule grossit. Une table peut convenir qu’un &lt;a href=&quot;rules:low_bids&quot;&gt;second tour ou un jeu forcé&lt;/a&gt; suit à la place.</translation>
    </message>
    <message>
        <source>The player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt; and plays alone against the other three. A table may agree that they can leave it. If they do, the cards are thrown in and the next to the right deals, or a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le joueur qui fait le mort &lt;a href=&quot;rules:four_handed&quot;&gt;prend le talon&lt;/a&gt; et joue seul contre les trois autres. Une table peut convenir qu’il a le droit de le laisser. S’il le fait, on jette les cartes et le suivant à droite donne, ou un &lt;a href=&quot;rules:low_bids&quot;&gt;second tour ou un jeu forcé&lt;/a&gt; suit.</translation>
    </message>
</context>
<context>
    <name>rules/cards.html</name>
    <message>
        <source>The cards and their order {rule 1.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Les cartes et leur ordre {rule 1.1}</translation>
    </message>
    <message>
        <source>Ombre is played with forty cards: the ace and the numbers up to seven, and three court cards in each of four suits. There is no eight, nine or ten. French and Spanish cards serve equally well, since each suit of one deck has its counterpart in the other.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre se joue avec quarante cartes&#xa0;: l’as et les chiffres jusqu’au sept, et trois figures dans chacune des quatre couleurs. Il n’y a ni huit, ni neuf, ni dix. Les cartes françaises et les espagnoles servent également, car chaque couleur d’un jeu a sa pareille dans l’autre.</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Françaises</translation>
    </message>
    <message>
        <source>Spanish</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Espagnoles</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Paire</translation>
    </message>
    <message>
        <source>{sign S french}&amp;nbsp; spades</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S french}&amp;nbsp; pique</translation>
    </message>
    <message>
        <source>{sign S spanish}&amp;nbsp; swords (espadas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S spanish}&amp;nbsp; épée (espadas)</translation>
    </message>
    <message>
        <source>black, or long</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>noire, ou longue</translation>
    </message>
    <message>
        <source>{sign C french}&amp;nbsp; clubs</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C french}&amp;nbsp; trèfle</translation>
    </message>
    <message>
        <source>{sign C spanish}&amp;nbsp; clubs (bastos)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C spanish}&amp;nbsp; bâton (bastos)</translation>
    </message>
    <message>
        <source>{sign H french}&amp;nbsp; hearts</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H french}&amp;nbsp; cœur</translation>
    </message>
    <message>
        <source>{sign H spanish}&amp;nbsp; cups (copas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H spanish}&amp;nbsp; coupe (copas)</translation>
    </message>
    <message>
        <source>red, or round</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>rouge, ou ronde</translation>
    </message>
    <message>
        <source>{sign D french}&amp;nbsp; diamonds</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D french}&amp;nbsp; carreau</translation>
    </message>
    <message>
        <source>{sign D spanish}&amp;nbsp; coins (oros)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D spanish}&amp;nbsp; denier (oros)</translation>
    </message>
    <message>
        <source>king, K</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>roi, R ou K</translation>
    </message>
    <message>
        <source>queen, Q</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dame, D ou Q</translation>
    </message>
    <message>
        <source>jack, J</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>valet, V ou J</translation>
    </message>
    <message>
        <source>7 to 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>7 à 2</translation>
    </message>
    <message>
        <source>ace, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>as, A</translation>
    </message>
    <message>
        <source>king (rey), 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>roi (rey), 12</translation>
    </message>
    <message>
        <source>knight (caballo), 11</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cavalier (caballo), 11</translation>
    </message>
    <message>
        <source>page (sota), 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>valet (sota), 10</translation>
    </message>
    <message>
        <source>ace (as), 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>as (as), 1</translation>
    </message>
    <message>
        <source>Three rules that make all the orders {rule 1.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trois règles font tous les ordres {rule 1.2}</translation>
    </message>
    <message>
        <source>The {name SA} is always the best trump and the {name CA} always the third best. They are never plain cards: whoever holds {SA} and no other {suit S} has none of that suit when it is led plain.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>L’{name SA} est toujours le meilleur atout et l’{name CA} toujours le troisième. Ce ne sont jamais des cartes ordinaires&#xa0;: qui a {SA} sans autre carte de cette couleur ({suit S}) n’en a pas quand elle est entamée hors atout.</translation>
    </message>
    <message>
        <source>Between the two stands the lowliest card of the trump suit: the 2 of a black suit, the 7 of a red one.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Entre les deux se place la plus humble carte de la couleur d’atout&#xa0;: le 2 d’une noire, le 7 d’une rouge.</translation>
    </message>
    <message>
        <source>In red suits the numbers run backwards. Ace, 2, 3 come before 6 and 7.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Dans les couleurs rouges les chiffres vont à rebours. L’as, le 2, le 3 passent avant le 6 et le 7.</translation>
    </message>
    <message>
        <source>The three highest trumps are called &lt;b&gt;spadille&lt;/b&gt;, &lt;b&gt;manille&lt;/b&gt; and &lt;b&gt;basto&lt;/b&gt;, and together the &lt;b&gt;matadors&lt;/b&gt;. With red trumps the fourth is the ace of the suit, &lt;b&gt;punto&lt;/b&gt;: a strong card, but no matador.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les trois plus hauts atouts s’appellent &lt;b&gt;spadille&lt;/b&gt;, &lt;b&gt;manille&lt;/b&gt; et &lt;b&gt;baste&lt;/b&gt;, et ensemble les &lt;b&gt;matadors&lt;/b&gt;. Quand l’atout est rouge, le quatrième est l’as de la couleur, &lt;b&gt;ponte&lt;/b&gt;&#xa0;: une forte carte, mais pas un matador.</translation>
    </message>
    <message>
        <source>Trumps, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les atouts, du plus haut au plus bas</translation>
    </message>
    <message>
        <source>There are eleven trumps when a black suit is trump and twelve when a red one is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il y a onze atouts quand l’atout est noir, et douze quand il est rouge.</translation>
    </message>
    <message>
        <source>Plain suits, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les couleurs ordinaires, du plus haut au plus bas</translation>
    </message>
    <message>
        <source>The same in the other deck</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le même avec l’autre jeu de cartes</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Plain suits</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Couleurs ordinaires</translation>
    </message>
</context>
<context>
    <name>rules/claim.html</name>
    <message>
        <source>Five tricks, and the vole {rule 1.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cinq levées, et la vole {rule 1.10}</translation>
    </message>
    <message>
        <source>If the Ombre wins the &lt;b&gt;first five tricks&lt;/b&gt;, the game is his already. Before he leads to the sixth he must choose:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si l’hombre fait les &lt;b&gt;cinq premières levées&lt;/b&gt;, le jeu est déjà à lui. Avant d’entamer la sixième, il doit choisir&#xa0;:</translation>
    </message>
    <message>
        <source>He &lt;b&gt;claims&lt;/b&gt;. The play ends, and he is paid three chips more by each opponent: the &lt;b&gt;primeras&lt;/b&gt;.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Il &lt;b&gt;déclare le jeu gagné&lt;/b&gt;. On cesse de jouer, et chaque adversaire lui paie trois jetons de plus&#xa0;: les &lt;b&gt;premières&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>He &lt;b&gt;leads on&lt;/b&gt;. Now he owes all nine tricks: the &lt;b&gt;vole&lt;/b&gt;. There is no way back.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Il &lt;b&gt;continue&lt;/b&gt;. Il doit maintenant les neuf levées&#xa0;: la &lt;b&gt;vole&lt;/b&gt;. On ne revient pas en arrière.</translation>
    </message>
    <message>
        <source>From each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>De chaque adversaire</translation>
    </message>
    <message>
        <source>The pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>La poule</translation>
    </message>
    <message>
        <source>claimed after five</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>gagné à cinq</translation>
    </message>
    <message>
        <source>the game, and 3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le jeu, et 3</translation>
    </message>
    <message>
        <source>the Ombre’s</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>à l’hombre</translation>
    </message>
    <message>
        <source>vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vole faite</translation>
    </message>
    <message>
        <source>the game, and 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le jeu, et 10</translation>
    </message>
    <message>
        <source>vole failed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vole manquée</translation>
    </message>
    <message>
        <source>he &lt;b&gt;pays&lt;/b&gt; 30 to each opponent, less 2 in a vuelta or 10 in a solo, and less his estuches</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il &lt;b&gt;paie&lt;/b&gt; 30 à chaque adversaire, moins 2 au tourné ou 10 au solo, et moins ses suites d’atouts</translation>
    </message>
    <message>
        <source>the Ombre’s all the same, for he has won the game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>à l’hombre malgré tout, car il a gagné le jeu</translation>
    </message>
    <message>
        <source>The choice exists only after five straight tricks. An Ombre who loses any of the first five plays for the majority and for nothing more, even if he wins all the rest.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le choix n’existe qu’après cinq levées de suite. Un hombre qui perd une des cinq premières joue pour le plus grand nombre et pour rien de plus, même s’il gagne tout le reste.</translation>
    </message>
    <message>
        <source>Five tricks are safe, and nine are a risk. Go for the vole when you could show your last four cards and nobody would argue.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cinq levées sont sûres, et neuf sont un risque. Allez à la vole quand vous pourriez montrer vos quatre dernières cartes sans que personne discute.</translation>
    </message>
</context>
<context>
    <name>rules/deal.html</name>
    <message>
        <source>The deal {rule 1.3}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>La donne {rule 1.3}</translation>
    </message>
    <message>
        <source>Three play, each for himself, until one of them becomes the Ombre; then the other two defend together. All the same a defender may also win alone: that is &lt;a href=&quot;rules:outcome&quot;&gt;codille&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On joue à trois, chacun pour soi, jusqu’à ce que l’un devienne l’hombre&#xa0;; alors les deux autres défendent ensemble. Un défenseur peut pourtant aussi gagner seul&#xa0;: c’est &lt;a href=&quot;rules:outcome&quot;&gt;codille&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;: the deal, the bidding, the exchange, the tricks. The player at the dealer’s right is the &lt;b&gt;eldest&lt;/b&gt;. He is the first to be dealt to, the first to speak and the first to play; then comes the next to the right, and the dealer last.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tout tourne &lt;b&gt;dans le sens contraire des aiguilles d’une montre&lt;/b&gt;&#xa0;: la donne, les enchères, l’écart, les levées. Le joueur à la droite du donneur est &lt;b&gt;premier en cartes&lt;/b&gt;. Il reçoit ses cartes le premier, parle le premier et joue le premier&#xa0;; puis vient le suivant à droite, et le donneur en dernier.</translation>
    </message>
    <message>
        <source>Who deals first {rule 1.4} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Qui donne en premier {rule 1.4} {rule A2}</translation>
    </message>
    <message>
        <source>Each draws a card from the spread pack, and the highest deals. For this draw alone the cards count as they are numbered: king, {rank Q}, {rank J}, then 7 down to 2, and the ace lowest. Suits are equal; those who tie for the highest draw again. After each deal the next to the right deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chacun tire une carte du jeu étalé, et la plus haute donne. Pour ce tirage seulement, les cartes comptent selon leur chiffre&#xa0;: roi, {rank Q}, {rank J}, puis du 7 au 2, et l’as en bas. Les couleurs se valent&#xa0;; ceux qui sont à égalité pour la plus haute tirent de nouveau. Après chaque donne, le suivant à droite donne.</translation>
    </message>
    <message>
        <source>The ante {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La mise {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before every deal the dealer puts &lt;b&gt;five chips&lt;/b&gt; into the pool, whatever is there already. If you see 5 in a pool that was empty, that is the ante. A table may agree that every player stakes instead. Then the stake is also the &lt;a href=&quot;rules:payments&quot;&gt;price of losing&lt;/a&gt;, for each player.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Avant chaque donne, le donneur met &lt;b&gt;cinq jetons&lt;/b&gt; à la poule, quoi qu’il y ait déjà. Si vous voyez 5 dans une poule qui était vide, c’est la mise. Une table peut convenir que chaque joueur mise. Alors la mise est aussi le &lt;a href=&quot;rules:payments&quot;&gt;prix de la perte&lt;/a&gt;, par joueur.</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The dealer gives nine cards to each, &lt;b&gt;three at a time&lt;/b&gt;, beginning with the eldest. The thirteen that are left are the talon; they stay face down in the middle.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le donneur donne neuf cartes à chacun, &lt;b&gt;trois par trois&lt;/b&gt;, en commençant par le premier en cartes. Les treize qui restent sont le talon&#xa0;; elles restent cachées au milieu.</translation>
    </message>
    <message>
        <source>The end of a sitting {rule 2.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La fin d’une partie {rule 2.1}</translation>
    </message>
    <message>
        <source>A sitting lasts as many deals as you agreed, or as long as you like. What lies in the pool at the end is shared out equally; chips that cannot be shared go to the last dealer. A player may owe chips: nobody has to leave the table.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Une partie dure autant de donnes qu’il a été convenu, ou aussi longtemps que vous voulez. Ce qui est à la poule à la fin se partage également&#xa0;; les jetons qui ne se partagent pas vont au dernier donneur. On peut devoir des jetons&#xa0;: personne n’est obligé de quitter la table.</translation>
    </message>
</context>
<context>
    <name>rules/exchange.html</name>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’écart {rule 1.8}</translation>
    </message>
    <message>
        <source>Cards are thrown face down and never seen again; as many are drawn from the top of the talon. Thirteen cards must serve three players, so what one takes another will miss.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les cartes s’écartent cachées, et on ne les revoit plus&#xa0;; on en prend autant du haut du talon. Treize cartes doivent servir à trois joueurs&#xa0;: ce que l’un prend manquera à l’autre.</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Combien</translation>
    </message>
    <message>
        <source>the Ombre, except in a solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>l’hombre, sauf au solo</translation>
    </message>
    <message>
        <source>up to nine; in a vuelta one at least, the turned card being the first he draws</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>jusqu’à neuf&#xa0;; dans un tourné une au moins, la carte tournée étant la première qu’il prend</translation>
    </message>
    <message>
        <source>the first defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le premier défenseur</translation>
    </message>
    <message>
        <source>up to eight of what is left</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>jusqu’à huit de ce qui reste</translation>
    </message>
    <message>
        <source>the second defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le second défenseur</translation>
    </message>
    <message>
        <source>what is left, up to nine</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ce qui reste, jusqu’à neuf</translation>
    </message>
    <message>
        <source>A solo keeps only the Ombre from the talon. The defenders exchange as always, and have all thirteen cards between them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Au solo, seul l’hombre n’écarte pas. Les défenseurs écartent comme toujours, et ont les treize cartes pour eux deux.</translation>
    </message>
    <message>
        <source>A player who sat out and has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four of its thirteen cards and draws none. Nobody else exchanges then.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Celui qui faisait le mort et a pris le &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; écarte quatre de ses treize cartes et n’en prend aucune. Personne d’autre n’écarte alors.</translation>
    </message>
    <message>
        <source>Which defender is first? {rule A13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quel défenseur est le premier&#xa0;? {rule A13}</translation>
    </message>
    <message>
        <source>The one at the Ombre’s right is asked. He exchanges, or he says &lt;i&gt;you first&lt;/i&gt;, and then the other must. That is all they may say to each other. Let your partner draw first if your hand is good as it is, or if it is hopeless: the one who draws eight fresh cards should be the one who can use them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On interroge celui à la droite de l’hombre. Il écarte, ou il dit &lt;i&gt;après vous&lt;/i&gt;, et alors l’autre doit écarter. C’est tout ce qu’ils peuvent se dire. Laissez prendre votre partenaire d’abord si votre main est bonne comme elle est, ou si elle est sans espoir&#xa0;: huit cartes fraîches doivent aller à qui peut s’en servir.</translation>
    </message>
    <message>
        <source>What is left {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce qui reste {rule A14}</translation>
    </message>
    <message>
        <source>Cards that nobody drew stay face down until the deal is over.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les cartes que personne n’a prises restent cachées jusqu’à la fin de la donne.</translation>
    </message>
    <message>
        <source>What to throw</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Que faut-il écarter&#xa0;?</translation>
    </message>
    <message>
        <source>As Ombre keep trumps and kings; nearly everything else can go. As a defender keep trumps, kings, and a suit in which you have the two highest. Throwing all but two or three cards is quite usual.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Comme hombre, gardez atouts et rois&#xa0;; presque tout le reste peut partir. En défense, gardez atouts, rois, et une couleur dont vous avez les deux plus hautes. Il est tout à fait courant de tout écarter sauf deux ou trois cartes.</translation>
    </message>
</context>
<context>
    <name>rules/five_handed.html</name>
    <message>
        <source>Cinquillo, Ombre for five {rule 3.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cinquillo, l’hombre à cinq {rule 3.11}</translation>
    </message>
    <message>
        <source>Five play with the whole pack, eight cards each, so there is no talon and nothing to exchange. The Ombre need not play alone: he calls a &lt;b&gt;king&lt;/b&gt;, and whoever holds it is on his side, in secret.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cinq jouent avec tout le jeu de cartes, huit chacun&#xa0;: il n’y a donc ni talon ni écart. L’hombre n’a pas à jouer seul&#xa0;: il appelle un &lt;b&gt;roi&lt;/b&gt;, et celui qui l’a est de son côté, en secret.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. In France the game was called quintille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordre des cartes et le jeu sont ceux de tous les jeux d’hombre&#xa0;: voyez &lt;a href=&quot;rules:cards&quot;&gt;Les cartes et leur ordre&lt;/a&gt; et &lt;a href=&quot;rules:play&quot;&gt;Le jeu de la carte&lt;/a&gt;. En France, le jeu s’appelait quintille.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Mises et donne {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts three chips into the pool before each deal, so a fresh pool holds fifteen. The dealer deals all forty cards by fours, counter-clockwise, beginning at his right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Chaque&lt;/b&gt; joueur met trois jetons à la poule avant chaque donne&#xa0;: une poule neuve en contient quinze. Le donneur donne les quarante cartes quatre par quatre, en commençant à sa droite et en tournant à droite.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les enchères {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>À quoi vous vous engagez</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Roi appelé&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinq des huit levées, avec celui qui a le roi que vous appelez</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinq levées sans aide, contre quatre</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. A solo goes over an asking. If you have asked leave and somebody who speaks after you bids a solo, you may &lt;b&gt;hold&lt;/b&gt;: play a solo yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes parle d’abord, et qui passe est dehors. Un solo passe avant un roi appelé. Si vous avez dit roi appelé et que quelqu’un qui parle après vous annonce un solo, vous pouvez &lt;b&gt;tenir&lt;/b&gt;&#xa0;: jouez le solo vous-même, et le jeu reste à vous.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;four pass&lt;/b&gt;, the dealer may still bid as he likes. If he passes too, he must play all the same, and calls a king as if he had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si &lt;b&gt;quatre passent&lt;/b&gt;, le donneur peut encore annoncer ce qu’il veut. S’il passe aussi, il doit jouer quand même, et appelle un roi comme s’il l’avait demandé.</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>L’atout et le roi appelé {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. If he plays solo, that is all. If he asked leave, he then calls a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre nomme l’atout. S’il joue un solo, c’est tout. Sinon il appelle ensuite un &lt;b&gt;roi&lt;/b&gt;&#xa0;:</translation>
    </message>
    <message>
        <source>any king that he does not hold, but not the king of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>tout roi qu’il n’a pas, mais pas le roi d’atout&#xa0;;</translation>
    </message>
    <message>
        <source>if he holds all three, a &lt;b&gt;{rank Q}&lt;/b&gt; of those suits that he does not hold;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>s’il a les trois, une figure de ces couleurs qu’il n’a pas, du rang suivant&#xa0;: &lt;b&gt;{rank Q}&lt;/b&gt;&#xa0;;</translation>
    </message>
    <message>
        <source>if he holds those as well, nobody can help him: he plays alone, and shows why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>s’il les a aussi, personne ne peut l’aider&#xa0;: il joue seul, et montre pourquoi.</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the Ombre’s &lt;b&gt;ally&lt;/b&gt;. He says nothing, and nothing in his manner may betray him. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Celui qui a la carte appelée est l’&lt;b&gt;allié&lt;/b&gt; de l’hombre. Il ne dit rien, et rien dans ses manières ne doit le trahir. Les autres, l’hombre aussi, apprennent qui c’est quand la carte est jouée. Jusque-là, la table dit des autres &lt;i&gt;ami ou ennemi&#xa0;?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The play</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. All eight tricks are played: there is no surrender, no claim after five tricks, no vole, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes entame, quel que soit l’hombre. Les matadors ont leur privilège. On joue les huit levées&#xa0;: il n’y a ni reddition, ni arrêt après cinq levées, ni vole, et personne ne dit gano.</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce qu’on paie</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and his ally count together. Two thirds of what a side wins or owes are the Ombre’s and one third is his ally’s, to the nearest chip.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les levées de l’hombre et de son allié comptent ensemble. Deux tiers de ce qu’un camp gagne ou doit sont à l’hombre et un tiers à son allié, au jeton le plus proche.</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Levées du camp</translation>
    </message>
    <message>
        <source>With an ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Avec un allié</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinq&lt;/b&gt; ou plus&#xa0;: gagné</translation>
    </message>
    <message>
        <source>The Ombre takes two thirds of the pool, the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre prend deux tiers de la poule, l’allié un tiers.</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre prend la poule.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Quatre&lt;/b&gt;&#xa0;: remise, ou bête</translation>
    </message>
    <message>
        <source>They pay into the pool as much as is in it, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ils paient à la poule autant qu’elle contient, l’hombre deux tiers et l’allié un tiers.</translation>
    </message>
    <message>
        <source>The Ombre doubles the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre double la poule.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Trois&lt;/b&gt; ou moins&#xa0;: codille</translation>
    </message>
    <message>
        <source>The three others share the pool evenly. Then the losers put back what was taken, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les trois autres partagent la poule également. Puis les perdants remettent à la poule ce qui a été pris, l’hombre deux tiers et l’allié un tiers.</translation>
    </message>
    <message>
        <source>The four others share the pool, and the Ombre puts it back.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les quatre autres partagent la poule, et l’hombre la remet.</translation>
    </message>
    <message>
        <source>What cannot be shared evenly stays in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ce qui ne se partage pas également reste à la poule.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemples calculés</translation>
    </message>
    <message>
        <source>The pool is 15.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La poule est de 15.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Allié</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Chaque autre</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Poule</translation>
    </message>
    <message>
        <source>Asked leave, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Roi appelé, cinq levées</translation>
    </message>
    <message>
        <source>Asked leave, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Roi appelé, quatre levées</translation>
    </message>
    <message>
        <source>Asked leave, three tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Roi appelé, trois levées</translation>
    </message>
    <message>
        <source>Solo, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, cinq levées</translation>
    </message>
    <message>
        <source>Solo, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, quatre levées</translation>
    </message>
    <message>
        <source>Solo, three tricks: each other has 3, and 3 stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, trois levées&#xa0;: chaque autre a 3, et 3 restent</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Où les tables diffèrent</translation>
    </message>
    <message>
        <source>Wikipedia says that a side with &lt;b&gt;three&lt;/b&gt; tricks has a remise. That is most likely a slip, since five are needed and four miss them by one, and the old books have it at four; but it can be played so. The fifth player may be free to pass, or may be allowed nothing but a solo. And a table may pay, as Seymour has it, two chips from each opponent for a solo, for three matadors on the Ombre’s side and for all eight tricks, when his side wins; chips that four cannot share then go to the one among them who was dealt the best trump.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wikipédia dit qu’un camp à &lt;b&gt;trois&lt;/b&gt; levées a une remise. C’est sans doute une méprise, puisqu’il en faut cinq et qu’avec quatre il n’en manque qu’une, et les vieux livres disent quatre&#xa0;; mais on peut jouer ainsi. Le cinquième joueur peut être libre de passer, ou n’avoir droit qu’à un solo. Et une table peut payer, comme chez Seymour, deux jetons de chaque adversaire pour un solo, pour trois matadors du côté de l’hombre et pour les huit levées, quand son camp gagne&#xa0;; les jetons que quatre ne peuvent partager vont alors à celui d’entre eux qui avait reçu le meilleur atout.</translation>
    </message>
</context>
<context>
    <name>rules/five_minutes.html</name>
    <message>
        <source>Ombre in five minutes</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’hombre en cinq minutes</translation>
    </message>
    <message>
        <source>Three people, forty cards, a pool of chips in the middle. In every deal one of the three stands up against the other two and says, in old Spanish, &lt;i&gt;yo soy el hombre&lt;/i&gt;: I am the man. If he is as good as his word, the pool is his. If not, he fills it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Trois personnes, quarante cartes, une poule de jetons au milieu. À chaque donne, l’un des trois se lève contre les deux autres et dit, en vieil espagnol, &lt;i&gt;yo soy el hombre&lt;/i&gt;&#xa0;: je suis l’homme. S’il tient parole, la poule est à lui. Sinon, il la remplit.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>De quoi il s’agit</translation>
    </message>
    <message>
        <source>Each of you holds nine cards; thirteen lie in the &lt;b&gt;talon&lt;/b&gt;, face down. Whoever bids highest is the &lt;b&gt;Ombre&lt;/b&gt;. He chooses the trump suit and plays alone. He wins if he takes &lt;b&gt;more tricks than either defender&lt;/b&gt;: five are always enough, and four will do when the others have three and two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chacun de vous a neuf cartes&#xa0;; treize sont au &lt;b&gt;talon&lt;/b&gt;, cachées. Qui annonce le plus haut est l’&lt;b&gt;hombre&lt;/b&gt;. Il choisit la couleur d’atout et joue seul. Il gagne s’il fait &lt;b&gt;plus de levées que chacun des défenseurs&lt;/b&gt;&#xa0;: cinq suffisent toujours, et quatre aussi quand les autres en ont trois et deux.</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;, to the right: the deal, the bidding, the cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tout tourne &lt;b&gt;dans le sens contraire des aiguilles d’une montre&lt;/b&gt;, vers la droite&#xa0;: la donne, les enchères, les cartes.</translation>
    </message>
    <message>
        <source>The one odd thing: which card is high</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La seule bizarrerie&#xa0;: quelle carte est haute</translation>
    </message>
    <message>
        <source>The two black aces are always trumps, whatever suit is named. Between them stands a card that would be the lowest of its suit. These three are the &lt;b&gt;matadors&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les deux as noirs sont toujours atouts, quelle que soit la couleur nommée. Entre eux se place une carte qui serait la plus basse de sa couleur. Ces trois-là sont les &lt;b&gt;matadors&lt;/b&gt;&#xa0;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spadille&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{SA}, the {name SA}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA}, l’{name SA}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Manille&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the 2 of trumps if they are black ({S2} or {C2}), the 7 if they are red ({H7} or {D7})</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le 2 d’atout s’il est noir ({S2} ou {C2}), le 7 s’il est rouge ({H7} ou {D7})</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basto&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Baste&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{CA}, the {name CA}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA}, l’{name CA}</translation>
    </message>
    <message>
        <source>After them a black trump suit goes down from the king, a red one from its ace. In the red suits, {suit H} and {suit D}, the low numbers are the good ones: the 2 beats the 6. With {suit H} as trumps the whole line is</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Après eux, une couleur d’atout noire descend depuis le roi, une rouge depuis son as. Dans les couleurs rouges, {suit H} et {suit D}, les petits chiffres sont les bons&#xa0;: le 2 bat le 6. Avec {suit H} pour atout, toute la suite est</translation>
    </message>
    <message>
        <source>You need not learn this now: the ladder in the corner of the table shows it, with the trumps that are gone struck out. More in &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Inutile de l’apprendre maintenant&#xa0;: l’échelle au coin de la table la montre, et y barre les atouts tombés. Pour en savoir plus&#xa0;: &lt;a href=&quot;rules:cards&quot;&gt;Les cartes et leur ordre&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A deal, step by step</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Une donne, pas à pas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bid.&lt;/b&gt; Say &lt;i&gt;entrada&lt;/i&gt; to name trumps and change cards, &lt;i&gt;vuelta&lt;/i&gt; to let the talon’s top card make trumps, &lt;i&gt;solo&lt;/i&gt; to play what you were dealt. Or pass. The higher bid plays, and is paid better. &lt;a href=&quot;rules:auction&quot;&gt;The auction&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Annoncer.&lt;/b&gt; Dites &lt;i&gt;demande&lt;/i&gt; pour nommer l’atout et changer des cartes, &lt;i&gt;tourné&lt;/i&gt; pour que la première carte du talon fasse l’atout, &lt;i&gt;solo&lt;/i&gt; pour jouer ce que vous avez reçu. Ou passez. La plus haute enchère joue, et se paie mieux. &lt;a href=&quot;rules:auction&quot;&gt;Les enchères&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exchange.&lt;/b&gt; The Ombre throws what he does not want and draws as many from the talon; then the defenders do the same. &lt;a href=&quot;rules:exchange&quot;&gt;The exchange&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Écarter.&lt;/b&gt; L’hombre écarte ce dont il ne veut pas et en prend autant au talon&#xa0;; puis les défenseurs font de même. &lt;a href=&quot;rules:exchange&quot;&gt;L’écart&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play.&lt;/b&gt; Follow suit if you can; if you cannot, play what you like. The highest trump wins the trick, without trumps the highest card of the suit led. Matadors have a privilege: to a small trump you may keep them back. &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Jouer.&lt;/b&gt; Fournissez à la couleur si vous pouvez&#xa0;; sinon, jouez ce que vous voulez. Le plus haut atout fait la levée&#xa0;; sans atout, la plus haute carte de la couleur demandée. Les matadors ont un privilège&#xa0;: sur un petit atout, vous pouvez les garder. &lt;a href=&quot;rules:play&quot;&gt;Le jeu de la carte&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pay.&lt;/b&gt; Most tricks for the Ombre: he takes the pool and is paid by both (&lt;b&gt;sacada&lt;/b&gt;). A tie for most: he must double the pool and more (&lt;b&gt;puesta&lt;/b&gt;). A defender has most: the Ombre pays him the same (&lt;b&gt;codille&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;The payments&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Payer.&lt;/b&gt; L’hombre a le plus de levées&#xa0;: il prend la poule et les deux autres le paient (&lt;b&gt;sacada&lt;/b&gt;). On est à égalité en tête&#xa0;: il doit doubler la poule, et davantage (&lt;b&gt;bête&lt;/b&gt;). Un défenseur en a le plus&#xa0;: l’hombre lui paie autant (&lt;b&gt;codille&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;Les paiements&lt;/a&gt;</translation>
    </message>
    <message>
        <source>When to bid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quand annoncer</translation>
    </message>
    <message>
        <source>Count the tricks that you would bet on. Spadille is one; manille and basto nearly always; then kings, and trumps beyond the third. With four in sight an entrada is usual, for the exchange often brings the fifth. A solo wants five or six in the hand already. When in doubt, pass: two against one defend well, and a codille is dear.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Comptez les levées sur lesquelles vous parieriez. Spadille en est une&#xa0;; manille et baste presque toujours&#xa0;; puis les rois, et les atouts au-delà du troisième. Avec quatre en vue, la demande est l’usage, car l’écart apporte souvent la cinquième. Un solo en veut cinq ou six déjà en main. Dans le doute, passez&#xa0;: deux contre un se défendent bien, et un codille coûte cher.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;F1&lt;/b&gt; at any time: this book opens where you are in the game. Right after the table has refused a card, it opens at the rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Appuyez sur &lt;b&gt;F1&lt;/b&gt; à tout moment&#xa0;: ce livre s’ouvre à la page qui convient au moment du jeu. Juste après que la table a refusé une carte, il s’ouvre à la règle en cause.</translation>
    </message>
</context>
<context>
    <name>rules/four_handed.html</name>
    <message>
        <source>Ombre for four {rule 3.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’hombre à quatre {rule 3.10}</translation>
    </message>
    <message>
        <source>Four friends need not send one home. In every deal three play Ombre as they always do, and the fourth sits out: he gets no cards, but he has a share in what happens. And when nobody else wants to play, his hour comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quatre amis n’ont pas à en renvoyer un. À chaque donne, trois jouent à l’hombre comme toujours, et le quatrième fait le mort&#xa0;: il ne reçoit pas de cartes, mais il a part à ce qui arrive. Et quand personne d’autre ne veut jouer, son heure vient.</translation>
    </message>
    <message>
        <source>Who sits out? {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Qui fait le mort&#xa0;? {rule 1.5}</translation>
    </message>
    <message>
        <source>The player &lt;b&gt;opposite the dealer&lt;/b&gt;. The other three bid, exchange and play in their usual order, beginning at the dealer’s right. The deal passes to the right, and so does the rest: each sits out one deal in four. Some tables let the player at the dealer’s left sit out, or the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le joueur &lt;b&gt;en face du donneur&lt;/b&gt;. Les trois autres annoncent, écartent et jouent dans leur ordre habituel, en commençant à la droite du donneur. La donne passe à droite, et le repos aussi&#xa0;: chacun fait le mort une donne sur quatre. À certaines tables, c’est le joueur à la gauche du donneur, ou le donneur.</translation>
    </message>
    <message>
        <source>What he shares</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce qu’il partage</translation>
    </message>
    <message>
        <source>Whoever sits out pays and is paid like a defender. Where &lt;i&gt;each opponent&lt;/i&gt; pays, three pay instead of two; and a loss is reckoned for four heads. He sees no cards until the deal is settled, and he cannot win a codille. He says nothing either, with one exception: a dealer who sits out, at a table where the dealer may show the rest of the talon, is asked about that.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le mort paie et est payé comme un défenseur. Où &lt;i&gt;chaque adversaire&lt;/i&gt; paie, trois paient au lieu de deux&#xa0;; et une perte se compte pour quatre têtes. Il ne voit aucune carte avant que la donne soit réglée, et ne peut pas gagner codille. Il ne dit rien non plus, à une exception près&#xa0;: à un donneur qui fait le mort, là où le donneur peut montrer le reste du talon, on le demande.</translation>
    </message>
    <message>
        <source>Entrada, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Demande, 5 à la poule</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Defenders</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Défenseurs</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Le mort</translation>
    </message>
    <message>
        <source>Pool after</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Poule après</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bête</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codille</translation>
    </message>
    <message>
        <source>Vole announced, and missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vole déclarée, et manquée</translation>
    </message>
    <message>
        <source>All three pass</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les trois passent</translation>
    </message>
    <message>
        <source>Then the player who sat out &lt;b&gt;takes the talon&lt;/b&gt;: all thirteen cards of it. He throws four of them face down, keeps nine, names trumps, and is the Ombre against the other three. They may not exchange, for there is nothing left to draw. The player at the dealer’s right leads, as always.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Alors celui qui faisait le mort &lt;b&gt;prend le talon&lt;/b&gt;&#xa0;: les treize cartes. Il en écarte quatre, cachées, en garde neuf, nomme l’atout, et est l’hombre contre les trois autres. Ils ne peuvent pas écarter, car il ne reste rien à prendre. Le joueur à la droite du donneur entame, comme toujours.</translation>
    </message>
    <message>
        <source>Nine tricks are shared by four. The Ombre needs more than &lt;b&gt;each&lt;/b&gt; of the others: three may be enough, when the others have two each.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Neuf levées se partagent à quatre. Il en faut à l’hombre plus qu’à &lt;b&gt;chacun&lt;/b&gt; des autres&#xa0;: trois peuvent suffire, quand les autres en ont deux chacun.</translation>
    </message>
    <message>
        <source>If another has as many as he, or two others share the lead, it is a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt;. If one alone has more, that one has codille.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Si un autre en a autant que lui, ou si deux autres sont en tête à égalité, c’est la &lt;a href=&quot;rules:outcome&quot;&gt;bête&lt;/a&gt;. Si un seul en a plus, il gagne codille.</translation>
    </message>
    <message>
        <source>The game is worth what an entrada is worth. Estuches count by the nine cards they kept.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Le jeu vaut ce que vaut une demande. Les suites d’atouts comptent d’après les neuf cartes gardées.</translation>
    </message>
    <message>
        <source>He may &lt;a href=&quot;rules:surrender&quot;&gt;surrender&lt;/a&gt;, as with an entrada, and any of the three may take over.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Il peut &lt;a href=&quot;rules:surrender&quot;&gt;se rendre&lt;/a&gt;, comme dans une demande, et chacun des trois peut reprendre.</translation>
    </message>
    <message>
        <source>Ombre and the three, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>L’hombre et les trois, 5 à la poule</translation>
    </message>
    <message>
        <source>It is a gamble with good prospects: when three players pass, the strong cards often lie in the talon. At some tables he may leave it; then the deal is passed out, or it goes on as the three have agreed for when &lt;a href=&quot;rules:low_bids&quot;&gt;all pass&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>C’est un pari qui promet&#xa0;: quand trois joueurs passent, les fortes cartes sont souvent au talon. À certaines tables il peut le laisser&#xa0;; alors la donne est passée, ou elle continue comme les trois en sont convenus pour quand &lt;a href=&quot;rules:low_bids&quot;&gt;tous passent&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>rules/french.html</name>
    <message>
        <source>French Ombre {rule 3.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’hombre français {rule 3.7}</translation>
    </message>
    <message>
        <source>The game as it was simplified in France: no turned trump and no surrender. Everything is paid by one measure, the &lt;b&gt;pool&lt;/b&gt;. Many French tables also paid for matadors and for playing without an exchange; this form does not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le jeu tel qu’on l’a simplifié en France&#xa0;: ni atout tourné, ni reddition. Tout se paie à une seule mesure, la &lt;b&gt;poule&lt;/b&gt;. Bien des tables françaises payaient aussi les matadors et le jeu sans prendre&#xa0;; cette forme ne le fait pas.</translation>
    </message>
    <message>
        <source>Cards, order and play are those of every Ombre: nine cards each, thirteen in the talon, counter-clockwise. See &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les cartes, leur ordre et le jeu sont ceux de tous les jeux d’hombre&#xa0;: neuf cartes chacun, treize au talon, vers la droite. Voyez &lt;a href=&quot;rules:cards&quot;&gt;Les cartes et leur ordre&lt;/a&gt; et &lt;a href=&quot;rules:play&quot;&gt;Le jeu de la carte&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The stakes {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les mises {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before each deal &lt;b&gt;every player&lt;/b&gt; puts the same stake into the pool, two chips as a rule, whatever lies there already. So a fresh pool holds six.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Avant chaque donne, &lt;b&gt;chaque joueur&lt;/b&gt; met la même mise à la poule, deux jetons d’ordinaire, quoi qu’il y ait déjà. Une poule neuve en contient donc six.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les enchères {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>À quoi vous vous engagez</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Jeu&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any number</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>autant qu’on veut</translation>
    </message>
    <message>
        <source>more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>plus de levées que chacun des autres</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sans prendre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>none for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>aucun pour l’hombre</translation>
    </message>
    <message>
        <source>the same, with the hand as it was dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>de même, avec la main reçue</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vole&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>les neuf levées</translation>
    </message>
    <message>
        <source>The eldest speaks first. A bid must be higher than the last, and whoever passes is out. But if you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and he must go higher still or give way. The Ombre names the trump when the bidding is over, before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes parle d’abord. Une enchère doit être plus haute que la dernière, et qui passe est dehors. Mais si vous avez annoncé et que quelqu’un qui parle après vous monte, vous pouvez &lt;b&gt;tenir&lt;/b&gt;&#xa0;: dites la même chose, et il doit monter encore ou céder. L’hombre nomme l’atout quand les enchères sont finies, avant d’écarter. {rule 1.7}</translation>
    </message>
    <message>
        <source>If all pass the pool stays, and everybody stakes again for the next deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si tous passent, la poule reste, et chacun mise de nouveau pour la donne suivante.</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>L’écart {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws as many cards as he likes, unless he plays sans prendre. Then the others draw in turn, the one at the Ombre’s right first: any number, as far as the talon goes. What is left stays closed.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre écarte et prend autant de cartes qu’il veut, à moins qu’il ne joue sans prendre. Puis les autres prennent à leur tour, celui à la droite de l’hombre d’abord&#xa0;: autant qu’ils veulent, tant qu’il en reste au talon. Ce qui reste demeure caché.</translation>
    </message>
    <message>
        <source>Five tricks {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cinq levées {rule 1.10}</translation>
    </message>
    <message>
        <source>An Ombre who wins the first five tricks may stop: the game is won. If he leads to the sixth, he has declared the vole and owes all nine. Whoever has &lt;b&gt;bid&lt;/b&gt; the vole is not asked; he owes them from the first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un hombre qui fait les cinq premières levées peut s’arrêter&#xa0;: le jeu est gagné. S’il entame la sixième, il a déclaré la vole et doit les neuf. À qui a &lt;b&gt;annoncé&lt;/b&gt; la vole, on ne demande rien&#xa0;; il les doit dès la première.</translation>
    </message>
    <message>
        <source>What is paid {rule 1.13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce qu’on paie {rule 1.13}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ce qu’on paie</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;: more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Gagné&lt;/b&gt;&#xa0;: plus de levées que chacun des autres</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre prend la poule.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Remise&lt;/b&gt;: the highest number is shared, as 4–4–1, 3–3–3 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Remise&lt;/b&gt;&#xa0;: deux ou trois joueurs sont en tête à égalité, comme 4–4–1, 3–3–3 ou 1–4–4</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it: it doubles.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre paie à la poule autant qu’elle contient&#xa0;: elle double.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: another has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codille&lt;/b&gt;&#xa0;: un autre en a le plus</translation>
    </message>
    <message>
        <source>The Ombre pays that player as much as is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre paie à ce joueur autant que contient la poule, qui reste.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vole&lt;/b&gt; faite</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each of the others pays him half as much again.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre prend la poule, et chacun des autres lui en paie encore la moitié.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; missed, bid or declared</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vole&lt;/b&gt; manquée, annoncée ou déclarée</translation>
    </message>
    <message>
        <source>The Ombre pays each of the others half of what is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre paie à chacun des autres la moitié de ce que contient la poule, qui reste.</translation>
    </message>
    <message>
        <source>Sans prendre wins no more than play; it goes over it, that is all. An odd chip of half a pool is not paid. A table may agree that 1–4–4 is codille: then both of the others share what the Ombre pays, and an odd chip of it goes into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le sans prendre ne gagne pas plus que le jeu&#xa0;; il passe devant, voilà tout. Un jeton impair d’une demi-poule ne se paie pas. Une table peut convenir que 1–4–4 est codille&#xa0;: alors les deux autres partagent ce que paie l’hombre, et un jeton impair va à la poule.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemples calculés</translation>
    </message>
    <message>
        <source>Each has staked two, so the pool is 6.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chacun a misé deux, la poule est donc de 6.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>X</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Poule</translation>
    </message>
    <message>
        <source>Won 5–3–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gagné 5–3–1</translation>
    </message>
    <message>
        <source>Remise 4–4–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Remise 4–4–1</translation>
    </message>
    <message>
        <source>Codille 3–4–2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codille 3–4–2</translation>
    </message>
    <message>
        <source>Vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vole faite</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vole manquée</translation>
    </message>
</context>
<context>
    <name>rules/german_solo.html</name>
    <message>
        <source>German Solo {rule 26.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Solo allemand {rule 26.1}</translation>
    </message>
    <message>
        <source>What Germany made of Quadrille. Four play with thirty-two cards, eight each, and nothing is staked: the players pay each other. In a &lt;b&gt;Frage&lt;/b&gt; the Ombre calls an ace, whose holder is the ally, in secret; a &lt;b&gt;solo&lt;/b&gt; is played alone, and a &lt;b&gt;tout&lt;/b&gt; must take every trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ce que l’Allemagne a fait du quadrille. Quatre jouent avec trente-deux cartes, huit chacun, et l’on ne mise rien&#xa0;: les joueurs se paient entre eux. Dans une &lt;b&gt;Frage&lt;/b&gt;, l’hombre appelle un as, et celui qui l’a est son allié, en secret&#xa0;; un &lt;b&gt;solo&lt;/b&gt; se joue seul, et un &lt;b&gt;tout&lt;/b&gt; doit faire toutes les levées.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cartes et donne {rule 1.5}</translation>
    </message>
    <message>
        <source>In each suit ace, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 and 7. It is always played with French cards: the Spanish pack has no 8, 9 and 10. The dealer deals three, two and three cards at a time. Whoever draws the highest card deals first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Dans chaque couleur as, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 et 7. On joue toujours avec des cartes françaises&#xa0;: le jeu espagnol n’a pas de 8, de 9 ni de 10. Le donneur donne trois, deux et trois cartes. Celui qui tire la plus haute carte donne le premier.</translation>
    </message>
    <message>
        <source>German tables go clockwise; this table goes counter-clockwise, to the right, as in all its games. Who deals, speaks and plays after whom is the same.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En Allemagne on tourne à gauche&#xa0;; à cette table, comme dans tous ses jeux, on tourne à droite. Qui donne, parle et joue après qui reste le même.</translation>
    </message>
    <message>
        <source>The order of the cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>L’ordre des cartes</translation>
    </message>
    <message>
        <source>The two black queens are always trumps, and so is the seven of the trump suit:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les deux dames noires sont toujours atouts, et le sept d’atout aussi&#xa0;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;, also called &lt;i&gt;der Alte&lt;/i&gt;, the old man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spadille&lt;/b&gt;, dit aussi &lt;i&gt;der Alte&lt;/i&gt;, le vieux</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;, also called &lt;i&gt;Spitze&lt;/i&gt;, the tip</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Manille&lt;/b&gt;, dite aussi &lt;i&gt;Spitze&lt;/i&gt;, la pointe</translation>
    </message>
    <message>
        <source>the 7 of trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le 7 d’atout</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Baste&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After them the trump suit goes down from the ace:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Après eux, la couleur d’atout descend depuis l’as&#xa0;:</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Atout</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Du plus haut au plus bas</translation>
    </message>
    <message>
        <source>The other suits go from the ace down to the 7; in {suit C french} and {suit S french} the queen is missing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les autres couleurs vont de l’as au 7&#xa0;; à {suit C french} et à {suit S french}, la dame manque.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les enchères {rule 1.6}</translation>
    </message>
    <message>
        <source>One suit is the &lt;b&gt;couleur&lt;/b&gt; for the whole sitting: {suit C french}, unless the table chooses another. A bid in the couleur goes above the same bid in another suit, and everything is paid double.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Une couleur est réservée pour toute la partie, la &lt;b&gt;couleur réservée&lt;/b&gt; (&lt;i&gt;Couleur&lt;/i&gt;)&#xa0;: {suit C french}, à moins que la table n’en choisisse une autre. Une enchère y passe avant la même enchère dans une autre couleur, et tout se paie double.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>À quoi vous vous engagez</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage&lt;/b&gt; (“I ask”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage&lt;/b&gt; («&#xa0;je demande&#xa0;»)</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the ace you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinq des huit levées, avec celui qui a l’as que vous appelez</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage en couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the same, with the couleur as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>de même, la couleur réservée étant atout</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinq levées seul, contre trois</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo en couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; (“everything”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all eight tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>les huit levées seul</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout en couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: play that bid yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes parle d’abord, et qui passe est dehors. Si vous avez annoncé et que quelqu’un qui parle après vous monte, vous pouvez &lt;b&gt;tenir&lt;/b&gt;&#xa0;: jouez cette enchère vous-même, et le jeu reste à vous.</translation>
    </message>
    <message>
        <source>Trump and the called ace {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>L’atout et l’as appelé {rule 1.7}</translation>
    </message>
    <message>
        <source>In the couleur the trump is fixed. Otherwise the Ombre names another suit. In a Frage they then call an &lt;b&gt;ace&lt;/b&gt; that they lack, not of trumps; if they hold all three, a king that they lack. Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Dans la couleur réservée, l’atout est fixé. Autrement l’hombre nomme une autre couleur. Dans une Frage, il appelle ensuite un &lt;b&gt;as&lt;/b&gt; hors d’atout qu’il n’a pas&#xa0;; s’il a les trois, un roi qu’il n’a pas. Celui qui a la carte appelée est l’&lt;b&gt;allié&lt;/b&gt;, et il ne dit rien. Les autres, l’hombre aussi, apprennent qui c’est quand la carte est jouée. Jusque-là, la table dit des autres &lt;i&gt;ami ou ennemi&#xa0;?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, whoever holds spadille ({CQ french}) must play a &lt;b&gt;Grossfrage&lt;/b&gt;, the great question: they call an ace that they lack, of any suit. Its holder shows it at once, is the ally, and &lt;b&gt;names the trump&lt;/b&gt;: any suit but that of the ace. With all four aces there is nobody to ask, and the holder of spadille plays a solo in any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si &lt;b&gt;les quatre passent&lt;/b&gt;, celui qui a spadille ({CQ french}) doit jouer une &lt;b&gt;Grossfrage&lt;/b&gt;, la grande demande&#xa0;: il appelle un as qu’il n’a pas, de n’importe quelle couleur. Celui qui l’a le montre aussitôt, est l’allié et &lt;b&gt;nomme l’atout&lt;/b&gt;&#xa0;: toute couleur sauf celle de l’as. Avec les quatre as, il n’y a personne à qui demander, et celui qui a spadille joue un solo dans la couleur qu’il veut.</translation>
    </message>
    <message>
        <source>The play and the result {rule 20.4} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le jeu et le résultat {rule 20.4} {rule 1.9}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Follow suit; if you cannot, play what you like. &lt;b&gt;No trump may be withheld&lt;/b&gt;: spadille too must fall to the lowest trump, if it is the last in the hand. Nobody surrenders, and all eight tricks are played. The tricks of Ombre and ally count together. &lt;b&gt;Five&lt;/b&gt; win, four or fewer lose; a tout needs all eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes entame, quel que soit l’hombre. Fournissez&#xa0;; si vous ne pouvez pas, jouez ce que vous voulez. &lt;b&gt;Aucun atout ne peut rester en main&lt;/b&gt;&#xa0;: spadille aussi doit tomber sur le plus petit atout, s’il est le dernier de la main. Personne ne se rend, et l’on joue les huit levées. Les levées de l’hombre et de l’allié comptent ensemble. &lt;b&gt;Cinq&lt;/b&gt; gagnent, quatre ou moins perdent&#xa0;; un tout veut les huit.</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce qu’on paie {rule 24.5}</translation>
    </message>
    <message>
        <source>There is no pool. When the game is won, each opponent pays; when it is lost, each is paid as much.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il n’y a pas de poule. Quand le jeu est gagné, chaque adversaire paie&#xa0;; quand il est perdu, chacun reçoit autant.</translation>
    </message>
    <message>
        <source>In another suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Autre couleur</translation>
    </message>
    <message>
        <source>In couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Couleur réservée</translation>
    </message>
    <message>
        <source>Frage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Grossfrage, whatever is trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Grossfrage, quel que soit l’atout</translation>
    </message>
    <message>
        <source>Solo, also the one with four aces</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, aussi celui des quatre as</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>With an ally, the first opponent after the Ombre settles with the ally, the other with the Ombre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Avec un allié, le premier adversaire après l’hombre règle avec l’allié, l’autre avec l’hombre.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Each is won. If the game is lost, the same chips go the other way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chacun est gagné. Si le jeu est perdu, les mêmes jetons vont dans l’autre sens.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Allié</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Chaque adversaire</translation>
    </message>
    <message>
        <source>Frage, or Grossfrage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage, ou Grossfrage</translation>
    </message>
    <message>
        <source>Frage in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage en couleur</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solo in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo en couleur</translation>
    </message>
    <message>
        <source>Tout in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout en couleur</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Où les tables diffèrent</translation>
    </message>
    <message>
        <source>When all pass, some tables deal again. Some let the suit of the first game won be the couleur; here it is chosen before. The sources do not tell everything. &lt;b&gt;Our own defaults&lt;/b&gt; are: who may hold a bid; the king that is called by a holder of three aces; that four tricks lose, and are no tie; that a Grossfrage is paid 2 whatever its trump; and the solo of a holder of all four aces, with its price. With both black queens a table may let you &lt;b&gt;bid&lt;/b&gt; a Grossfrage, above the frages and below solo, for 4 from each; one source has 8. Some let a side that has won the &lt;b&gt;first five&lt;/b&gt; tricks lead to the sixth and so play for all eight: 8 from each in place of the game, or to each if one is lost, twice as much in couleur; a tout that was bid stays as it is. Both are house rules, and so is every price. A bonus for the first five tricks (&lt;i&gt;Prime&lt;/i&gt;) is not played, because no price of it was found.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quand tous passent, certaines tables redonnent. Certaines prennent pour couleur réservée celle du premier jeu gagné&#xa0;; ici on la choisit d’avance. Les sources ne disent pas tout. &lt;b&gt;Notre propre choix&lt;/b&gt;&#xa0;: qui peut tenir une enchère&#xa0;; le roi qu’appelle celui qui a trois as&#xa0;; que quatre levées perdent, et ne sont pas une égalité&#xa0;; qu’une Grossfrage se paie 2, quel que soit l’atout&#xa0;; et le solo de celui qui a les quatre as, avec son prix. Avec les deux dames noires, on peut à certaines tables &lt;b&gt;annoncer&lt;/b&gt; une Grossfrage, au-dessus des frages et au-dessous de solo, pour 4 de chacun&#xa0;; une source dit 8. À d’autres, le camp qui a gagné les &lt;b&gt;cinq premières&lt;/b&gt; levées peut entamer la sixième et jouer ainsi pour les huit&#xa0;: 8 de chacun à la place du jeu, ou à chacun si l’on en perd une, le double dans la couleur réservée&#xa0;; un tout annoncé reste ce qu’il est. L’un et l’autre sont des règles de la maison, et chaque prix en est une. Une prime pour les cinq premières levées (&lt;i&gt;Prime&lt;/i&gt;) ne se joue pas, faute d’en trouver le prix.</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les mots</translation>
    </message>
    <message>
        <source>Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>The suit in which everything is paid double. The word is French, and means colour, or suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La couleur réservée, où tout se paie double. Les Allemands disent le mot en français.</translation>
    </message>
    <message>
        <source>A question, asking leave: the game with a called ace.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Une question, une demande&#xa0;: le jeu avec un as appelé.</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Grossfrage</translation>
    </message>
    <message>
        <source>A great question: the forced game, in which the ally names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La grande demande&#xa0;: le jeu forcé, où l’allié nomme l’atout.</translation>
    </message>
    <message>
        <source>Everything: all eight tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Toutes les levées, les huit.</translation>
    </message>
</context>
<context>
    <name>rules/glossary.html</name>
    <message>
        <source>Words of the game</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Les mots du jeu</translation>
    </message>
    <message>
        <source>Most of them came from Spain with the game, and went through France and England on the way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La plupart sont venus d’Espagne avec le jeu, et la France leur a donné la forme qu’ils ont ici.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Allié</translation>
    </message>
    <message>
        <source>Whoever holds the card that the Ombre has called, in &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Celui qui a la carte que l’hombre a appelée, au &lt;a href=&quot;rules:five_handed&quot;&gt;cinquillo&lt;/a&gt;, au &lt;a href=&quot;rules:quadrille&quot;&gt;quadrille&lt;/a&gt; et au &lt;a href=&quot;rules:german_solo&quot;&gt;solo allemand&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Ante</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Mise</translation>
    </message>
    <message>
        <source>What is put into the pool before a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ce qu’on met à la poule avant une donne.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Ask leave</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Roi appelé</translation>
    </message>
    <message>
        <source>The lowest bid of &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt; and &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt;: name trumps and call a king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La plus basse enchère du &lt;a href=&quot;rules:five_handed&quot;&gt;cinquillo&lt;/a&gt; et du &lt;a href=&quot;rules:quadrille&quot;&gt;quadrille&lt;/a&gt;&#xa0;: nommer l’atout et appeler un roi.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Basto&lt;br&gt;&lt;i&gt;BAS-toh&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Baste</translation>
    </message>
    <message>
        <source>The {name CA}, always the third highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’{name CA}, toujours le troisième atout.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: a tie with the better defender, or one trick in a nolo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À &lt;a href=&quot;rules:lhombre&quot;&gt;l’hombre danois&lt;/a&gt;&#xa0;: autant de levées que le meilleur défenseur, ou une levée dans un nolo.</translation>
    </message>
    <message>
        <source>Black, long</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Noir, long</translation>
    </message>
    <message>
        <source>The suits {suit S} and {suit C}: below the court cards the 7 is the best and the 2 the lowest. Their aces are always trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les couleurs {suit S} et {suit C}&#xa0;: sous les figures, le 7 est le meilleur et le 2 le plus bas. Leurs as sont toujours atouts.</translation>
    </message>
    <message>
        <source>Casca</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Casca</translation>
    </message>
    <message>
        <source>Another name of gascarola; in Voltarete, the Portuguese form of the game, a bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Autre nom de la gascarola&#xa0;; au voltarete, la forme portugaise du jeu, une enchère.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Codille, of a side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Codille, d’un camp</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and Tritrille: too few tricks even for a remise. The others share the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Au &lt;a href=&quot;rules:five_handed&quot;&gt;cinquillo&lt;/a&gt;, au &lt;a href=&quot;rules:quadrille&quot;&gt;quadrille&lt;/a&gt; et au tritrille&#xa0;: trop peu de levées, même pour une remise. Les autres partagent la poule.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Codille&lt;br&gt;&lt;i&gt;co-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Codille</translation>
    </message>
    <message>
        <source>A defender has more tricks than anybody else. From Spanish &lt;i&gt;codillo&lt;/i&gt;, the elbow.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un défenseur a plus de levées que tout autre. De l’espagnol &lt;i&gt;codillo&lt;/i&gt;, le coude.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo</translation>
    </message>
    <message>
        <source>In Zanga: three tricks or fewer. The others win the table, and are paid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À la zanga&#xa0;: trois levées ou moins. Les autres gagnent la table, et sont payés.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</translation>
    </message>
    <message>
        <source>A low bid: to take no trick at all.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Une basse enchère&#xa0;: ne faire aucune levée.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur réservée</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt; the suit in which a bid is paid double. It is the same for the whole sitting.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Au &lt;a href=&quot;rules:german_solo&quot;&gt;solo allemand&lt;/a&gt;, la couleur où une enchère est payée double. Elle reste la même toute la partie.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;Dealer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;Donneur</translation>
    </message>
    <message>
        <source>The player who gave out the cards, and speaks last. The deal goes round to the right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Celui qui a distribué les cartes&#xa0;; il parle en dernier. La donne passe à droite.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Defender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Défenseur</translation>
    </message>
    <message>
        <source>Anybody who plays against the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quiconque joue contre l’hombre.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</translation>
    </message>
    <message>
        <source>In Zanga of Málaga the {name CK}, the fourth highest trump. In Spanish &lt;i&gt;feo&lt;/i&gt; means ugly. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À la zanga de Malaga, {name CK}, le quatrième atout. En espagnol &lt;i&gt;feo&lt;/i&gt; veut dire laid. Ce n’est pas un matador.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Eldest</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Premier en cartes</translation>
    </message>
    <message>
        <source>The player at the dealer’s right; first to speak and to lead. In Spanish &lt;i&gt;mano&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le joueur à la droite du donneur&#xa0;; le premier à parler et à entamer. En espagnol&#xa0;: &lt;i&gt;mano&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Entrada&lt;br&gt;&lt;i&gt;en-TRAH-dah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Demande</translation>
    </message>
    <message>
        <source>The lowest bid: name trumps, exchange, play.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La plus basse enchère&#xa0;: nommer l’atout, écarter, jouer. En espagnol&#xa0;: &lt;i&gt;entrada&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt;, &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; and Zanga: all three matadors. They are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Au &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt;, au &lt;a href=&quot;rules:rocambor&quot;&gt;rocambor&lt;/a&gt; et à la zanga&#xa0;: les trois matadors ensemble. Ils se paient.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Estuches</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Suite d’atouts</translation>
    </message>
    <message>
        <source>Three or more top trumps without a gap, held or lacked by the Ombre; they are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Trois des plus hauts atouts ou davantage, sans trou, que l’hombre a ou n’a pas&#xa0;; elle se paie. En espagnol&#xa0;: &lt;i&gt;estuches&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Écart</translation>
    </message>
    <message>
        <source>Throwing cards and drawing as many from the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Jeter des cartes et en prendre autant au talon.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Favour suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Couleur favorite</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; and &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; the suit in which a game is worth more. In Spanish &lt;i&gt;palo de favor&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Au &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt; et au &lt;a href=&quot;rules:rocambor&quot;&gt;rocambor&lt;/a&gt;, la couleur où un jeu vaut davantage. En espagnol&#xa0;: &lt;i&gt;palo de favor&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Forced solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Solo forcé</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: whoever must play a Grossfrage but holds all four aces plays alone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Au &lt;a href=&quot;rules:german_solo&quot;&gt;solo allemand&lt;/a&gt;&#xa0;: celui qui doit jouer une Grossfrage mais a les quatre as joue seul.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Forced spadille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Spadille forcé</translation>
    </message>
    <message>
        <source>All have passed, and the holder of spadille must play. In Spanish &lt;i&gt;espadilla forzosa&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tous ont passé, et celui qui a spadille doit jouer. En espagnol&#xa0;: &lt;i&gt;espadilla forzosa&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</translation>
    </message>
    <message>
        <source>&amp;ldquo;I win&amp;rdquo;: a defender asks the other to let &lt;a href=&quot;rules:play&quot;&gt;a card&lt;/a&gt; pass. To ask is to &lt;i&gt;demand gano&lt;/i&gt;, to let the card pass is to &lt;i&gt;make gano&lt;/i&gt;. By house rule only.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>«&#xa0;Je gagne&#xa0;»&#xa0;: un défenseur prie l’autre de laisser passer &lt;a href=&quot;rules:play&quot;&gt;une carte&lt;/a&gt;. Le dire, c’est &lt;i&gt;demander gano&lt;/i&gt;&#xa0;; laisser passer la carte, c’est &lt;i&gt;faire gano&lt;/i&gt;. Seulement si la table le permet.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</translation>
    </message>
    <message>
        <source>A low bid: to play the top of the talon, and one card of one’s own at most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Une basse enchère&#xa0;: jouer le haut du talon, et au plus une carte à soi.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Grossfrage</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: the Ombre calls an ace, and its holder shows it, plays along and names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Au &lt;a href=&quot;rules:german_solo&quot;&gt;solo allemand&lt;/a&gt;&#xa0;: l’hombre appelle un as&#xa0;; celui qui l’a le montre, joue avec lui et nomme l’atout.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</translation>
    </message>
    <message>
        <source>In Zanga: the first five tricks, all won by those who play, who may stop with them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À la zanga&#xa0;: les cinq premières levées, toutes gagnées par ceux qui jouent, qui peuvent s’en tenir là.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Tenir</translation>
    </message>
    <message>
        <source>To say the same as the standing bid, by right of speaking before its bidder.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Dire la même enchère qu’un autre, parce qu’on parle avant lui.</translation>
    </message>
    <message>
        <source>König</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>A German name of the sitter. It means king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nom allemand du mort. Il veut dire roi.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: fewer tricks than a defender, or two and more in a nolo. It costs most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À &lt;a href=&quot;rules:lhombre&quot;&gt;l’hombre danois&lt;/a&gt;&#xa0;: moins de levées qu’un défenseur, ou deux et plus dans un nolo. C’est ce qui coûte le plus.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</translation>
    </message>
    <message>
        <source>In Zanga: the game won, with five tricks or more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À la zanga&#xa0;: le jeu gagné, avec cinq levées ou plus.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Homme</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:homme_auvergne&quot;&gt;Homme d’Auvergne&lt;/a&gt;: whoever plays with the trump turned up, against all the others.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À l’&lt;a href=&quot;rules:homme_auvergne&quot;&gt;homme d’Auvergne&lt;/a&gt;&#xa0;: celui qui joue avec l’atout tourné contre tous les autres.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Manille&lt;br&gt;&lt;i&gt;ma-NILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Manille</translation>
    </message>
    <message>
        <source>The second highest trump: the 2 of black trumps, the 7 of red ones. In Spanish &lt;i&gt;malilla&lt;/i&gt;, the little bad one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le deuxième atout&#xa0;: le 2 d’un atout noir, le 7 d’un rouge. En espagnol&#xa0;: &lt;i&gt;malilla&lt;/i&gt;, la petite mauvaise.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Matadors&lt;br&gt;&lt;i&gt;MATT-a-dors&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Matadors</translation>
    </message>
    <message>
        <source>Spadille, manille and basto. They may be kept back from a smaller trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spadille, manille et baste. On peut les garder quand un atout plus bas est entamé.</translation>
    </message>
    <message>
        <source>Mort</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mort</translation>
    </message>
    <message>
        <source>French for dead: the form of the game with a fourth player, and the sitter in it.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La forme du jeu avec un quatrième joueur.</translation>
    </message>
    <message>
        <source>Null</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Null</translation>
    </message>
    <message>
        <source>To lose all nine tricks: &lt;a href=&quot;rules:low_bids&quot;&gt;contrabola&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Perdre les neuf levées&#xa0;: &lt;a href=&quot;rules:low_bids&quot;&gt;contrabola&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</translation>
    </message>
    <message>
        <source>In Zanga: to go on for all eight tricks after the first five. In full &lt;i&gt;pidiendo ocho&lt;/i&gt;, asking for eight.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À la zanga&#xa0;: continuer pour les huit levées après les cinq premières. On dit &lt;i&gt;pidiendo ocho&lt;/i&gt;, demandant huit.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Ombre&lt;br&gt;&lt;i&gt;OM-ber&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Hombre</translation>
    </message>
    <message>
        <source>The one who plays the game that was bid, alone or with an ally. From Spanish &lt;i&gt;hombre&lt;/i&gt;, man.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Celui qui joue le jeu demandé, seul ou avec un allié. De l’espagnol &lt;i&gt;hombre&lt;/i&gt;, homme.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Partner</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Partenaire</translation>
    </message>
    <message>
        <source>In Zanga the player opposite, whose tricks and stones are also one’s own.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À la zanga, la personne d’en face, dont les levées et les pierres sont aussi les vôtres.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Jouer</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump with the call, and play together with the partner.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À la zanga&#xa0;: nommer l’atout en parlant, et jouer avec son partenaire.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Poule</translation>
    </message>
    <message>
        <source>The chips in the middle, for which one plays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les jetons du milieu, pour lesquels on joue.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Primeras</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Premières</translation>
    </message>
    <message>
        <source>The first five tricks, all won by the Ombre, who then stops.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les cinq premières levées, toutes gagnées par l’hombre, qui s’arrête là.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, with four tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, avec quatre levées</translation>
    </message>
    <message>
        <source>In Zanga: four tricks, one too few. Those who play put stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À la zanga&#xa0;: quatre levées, une de trop peu. Ceux qui jouent mettent des pierres sur la table.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Puesta&lt;br&gt;&lt;i&gt;PWES-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Bête</translation>
    </message>
    <message>
        <source>Two or three share the highest number of tricks, the Ombre among them or not; he pays the pool. In old English books the &lt;i&gt;beast&lt;/i&gt; or &lt;i&gt;remise&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Deux ou trois joueurs sont en tête à égalité, l’hombre ou non parmi eux&#xa0;; il paie à la poule. En espagnol&#xa0;: &lt;i&gt;puesta&lt;/i&gt;&#xa0;; on dit aussi &lt;i&gt;remise&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Punto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Ponte</translation>
    </message>
    <message>
        <source>The ace of red trumps, the fourth highest. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’as d’un atout rouge, le quatrième en force. Ce n’est pas un matador.</translation>
    </message>
    <message>
        <source>Red, round</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Rouge, rond</translation>
    </message>
    <message>
        <source>The suits {suit H} and {suit D}: below the court cards the ace is the best, then the 2, and so on down to the 7, which is the lowest.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les couleurs {suit H} et {suit D}&#xa0;: sous les figures, l’as est le meilleur, puis le 2, et ainsi de suite jusqu’au 7, qui est le plus bas.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Remise</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Remise</translation>
    </message>
    <message>
        <source>The game is not won, and the pool is paid once more: so in &lt;a href=&quot;rules:french&quot;&gt;French Ombre&lt;/a&gt;, Cinquillo, Quadrille and Tritrille.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le jeu n’est pas gagné, et la poule est payée encore une fois&#xa0;: ainsi à l’&lt;a href=&quot;rules:french&quot;&gt;hombre français&lt;/a&gt;, au cinquillo, au quadrille et au tritrille.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Renege</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Renoncer</translation>
    </message>
    <message>
        <source>To keep a matador back, lawfully, when trumps are led.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Garder un matador, comme il est permis, quand on entame atout.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Sacada</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than any defender, and takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre a plus de levées que chacun des défenseurs, et prend la poule.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Send alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Envoyer seul</translation>
    </message>
    <message>
        <source>In Zanga: to say solo after an opponent has said what they play. They go alone, or let the other go. In Spanish &lt;i&gt;mandar solo&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À la zanga&#xa0;: dire solo après qu’un adversaire a dit ce qu’il joue. Celui-ci joue alors seul, ou laisse l’autre jouer seul. En espagnol&#xa0;: &lt;i&gt;mandar solo&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;Sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;Mort, faire le mort</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt; the player who sits out a deal. In Spanish &lt;i&gt;alcalde&lt;/i&gt; or &lt;i&gt;zángano&lt;/i&gt;, and see König, Mort and Stillsitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À une table de &lt;a href=&quot;rules:four_handed&quot;&gt;quatre&lt;/a&gt;, ne pas jouer une donne. En espagnol&#xa0;: &lt;i&gt;alcalde&lt;/i&gt; ou &lt;i&gt;zángano&lt;/i&gt;&#xa0;; voyez aussi König et Stillsitter.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</translation>
    </message>
    <message>
        <source>The highest bid: name trumps and play without an exchange. In French &lt;i&gt;sans prendre&lt;/i&gt;, without drawing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La plus haute enchère&#xa0;: nommer l’atout et jouer sans écart. Dans les vieux livres français, &lt;i&gt;sans prendre&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, seul</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump and play alone against two, while the partner rests.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À la zanga&#xa0;: nommer l’atout et jouer seul contre deux, tandis que le partenaire se repose.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Spadille&lt;br&gt;&lt;i&gt;spa-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Spadille</translation>
    </message>
    <message>
        <source>The {name SA}, always the highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’{name SA}, toujours le plus haut atout.</translation>
    </message>
    <message>
        <source>Stillsitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stillsitter</translation>
    </message>
    <message>
        <source>A Low German name of the sitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nom bas-allemand du mort.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Stones</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Pierres</translation>
    </message>
    <message>
        <source>What &lt;a href=&quot;rules:zanga&quot;&gt;Zanga&lt;/a&gt; is played for: each side begins with sixteen. Whoever wins the game takes those on the table. In Spanish &lt;i&gt;piedras&lt;/i&gt; or &lt;i&gt;vales&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’enjeu de la &lt;a href=&quot;rules:zanga&quot;&gt;zanga&lt;/a&gt;&#xa0;: chaque camp en a seize au départ. Qui gagne le jeu prend celles de la table. En espagnol&#xa0;: &lt;i&gt;piedras&lt;/i&gt; ou &lt;i&gt;vales&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Surrender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Rendre, se rendre</translation>
    </message>
    <message>
        <source>Giving up as Ombre before the fourth trick is played to.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Pour l’hombre, abandonner le jeu avant de jouer à la quatrième levée.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Take over</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Reprendre</translation>
    </message>
    <message>
        <source>Going on as Ombre with an entrada that was surrendered.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Continuer comme hombre une demande où l’on s’est rendu.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Talon</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Talon</translation>
    </message>
    <message>
        <source>The cards that are not dealt.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les cartes qui ne sont pas données.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Talon, for the sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Talon, pour le mort</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt;: all have passed, and the sitter plays against three with nine cards of the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À une table de &lt;a href=&quot;rules:four_handed&quot;&gt;quatre&lt;/a&gt;&#xa0;: tous ont passé, et le mort joue contre trois avec neuf cartes du talon.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout</translation>
    </message>
    <message>
        <source>All the tricks, in &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Toutes les levées, à &lt;a href=&quot;rules:lhombre&quot;&gt;l’hombre danois&lt;/a&gt; et au &lt;a href=&quot;rules:german_solo&quot;&gt;solo allemand&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Atout</translation>
    </message>
    <message>
        <source>A card of the suit named, or one that is always trump; beats every plain card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Une carte de la couleur nommée, ou une qui est toujours atout&#xa0;; il bat toute carte ordinaire.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Vole&lt;br&gt;&lt;i&gt;rhymes with bowl&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Vole</translation>
    </message>
    <message>
        <source>All the tricks. In Spanish &lt;i&gt;bola&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Toutes les levées. En espagnol&#xa0;: &lt;i&gt;bola&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</translation>
    </message>
    <message>
        <source>A low bid: the trump is turned, and five cards at most are drawn.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Une basse enchère&#xa0;: l’atout est tourné, et l’on prend au plus cinq cartes.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Vuelta&lt;br&gt;&lt;i&gt;VWEL-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Tourné</translation>
    </message>
    <message>
        <source>The middle bid: the talon’s top card makes trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’enchère du milieu&#xa0;: la première carte du talon fait l’atout. En espagnol&#xa0;: &lt;i&gt;vuelta&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;You first</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;Après vous</translation>
    </message>
    <message>
        <source>A defender lets the other one exchange before them. It can be said once in a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un défenseur laisse l’autre écarter avant lui. Cela se dit une fois par donne.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</translation>
    </message>
    <message>
        <source>The eight cards that are not dealt, and the game that is named after them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les huit cartes qui ne sont pas données, et le jeu qui en tire son nom.</translation>
    </message>
</context>
<context>
    <name>rules/homme_auvergne.html</name>
    <message>
        <source>Homme d’Auvergne</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Homme d’Auvergne</translation>
    </message>
    <message>
        <source>Not an Ombre game but an old neighbour, printed in Paris in 1665: short, merry and played for points. Here too one person, the &lt;b&gt;Man&lt;/b&gt;, accepts a trump suit and plays against all the others. Two to five can play, each for himself.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ce n’est pas un hombre, mais un vieux voisin, imprimé à Paris en 1665&#xa0;: court, gai et joué aux points. Ici aussi une personne, l’&lt;b&gt;Homme&lt;/b&gt;, accepte une couleur d’atout et joue contre tous les autres. On y joue de deux à cinq, chacun pour soi.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cartes et donne {rule 1.5}</translation>
    </message>
    <message>
        <source>A piquet pack: with four or five players 32 cards, with two or three 28, the sevens left out. In every suit, trumps included, the order is king, queen, jack, ace, 10, 9, 8, 7. The first dealer is found by drawing the highest card, {suit D french} before {suit H french}, {suit S french} and {suit C french} where ranks are equal. The player at the dealer’s left cuts. Then there are five cards to each, two and three at a time, counter-clockwise; the rest is the stock. It is always played with French cards: the Spanish pack has no 8, 9 and 10.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un jeu de piquet&#xa0;: à quatre ou cinq, 32 cartes&#xa0;; à deux ou trois, 28, sans les sept. Dans chaque couleur, atout compris, l’ordre est roi, dame, valet, as, 10, 9, 8, 7. Le premier donneur se trouve en tirant la plus haute carte, {suit D french} avant {suit H french}, {suit S french} et {suit C french} à rang égal. Le joueur à la gauche du donneur coupe. Puis cinq cartes à chacun, par deux et trois, vers la droite&#xa0;; le reste est le talon. On joue toujours avec des cartes françaises&#xa0;: les espagnoles n’ont ni 8, ni 9, ni 10.</translation>
    </message>
    <message>
        <source>Who is the Man?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Qui est l’Homme&#xa0;?</translation>
    </message>
    <message>
        <source>Beginning at the dealer’s right, each may turn the top card of the stock or decline. If nobody turns, the deal is void. The suit of the turned card is offered as trump: each in turn says &lt;i&gt;play&lt;/i&gt; or &lt;i&gt;pass&lt;/i&gt;, and the first who plays is the Man. If all pass, the table may &lt;b&gt;revel&lt;/b&gt;: each in turn may turn another card, up to four in all; then the deal is void. Cards turned before the last lie beside it and count no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En commençant à la droite du donneur, chacun peut tourner la première carte du talon ou décliner. Si personne ne tourne, la donne est nulle. La couleur de la carte tournée est proposée pour atout&#xa0;: chacun à son tour dit &lt;i&gt;je joue&lt;/i&gt; ou &lt;i&gt;je passe&lt;/i&gt;, et le premier qui joue est l’Homme. Si tous passent, la table peut &lt;b&gt;tourner encore&lt;/b&gt;&#xa0;: chacun à son tour peut tourner une autre carte, jusqu’à quatre en tout&#xa0;; puis la donne est nulle. Les cartes tournées avant la dernière sont à côté et ne comptent plus.</translation>
    </message>
    <message>
        <source>Whoever turns a &lt;b&gt;king&lt;/b&gt; scores a point.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Qui tourne un &lt;b&gt;roi&lt;/b&gt; marque un point.</translation>
    </message>
    <message>
        <source>Whoever holds the king of the turned suit may show it in his turn, for a point. When somebody has said &lt;i&gt;play&lt;/i&gt;, those who have not spoken yet may still show it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Qui a le roi de la couleur tournée peut le montrer à son tour, pour un point. Quand quelqu’un a dit &lt;i&gt;je joue&lt;/i&gt;, ceux qui n’ont pas encore parlé peuvent encore le montrer.</translation>
    </message>
    <message>
        <source>Nobody has to show a king, and nobody learns that somebody could have. Points for kings are kept even if the deal comes to nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Personne n’est obligé de montrer un roi, et personne n’apprend que quelqu’un l’aurait pu. Les points des rois restent même si la donne n’aboutit pas.</translation>
    </message>
    <message>
        <source>Play {rule 3.12} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le jeu {rule 3.12} {rule 1.9}</translation>
    </message>
    <message>
        <source>The player at the dealer’s right leads. Follow suit; if you cannot, you must trump; if you cannot do that either, play anything. You need not beat what lies there. There are five tricks. If a king that has scored is beaten, its point goes to the winner of the trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le joueur à la droite du donneur entame. Fournissez à la couleur&#xa0;; sinon, vous devez couper&#xa0;; si vous ne le pouvez pas non plus, jouez n’importe quoi. Rien n’oblige à battre ce qui est là. Il y a cinq levées. Si un roi qui a marqué est battu, son point va au gagnant de la levée.</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>The Man wins if nobody has more tricks than he, and if, among those with as many, he was the &lt;b&gt;first&lt;/b&gt; to have them. So three tricks always win, two win if nobody has three and he had two first, and one may be enough among five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’Homme gagne si personne n’a plus de levées que lui, et si, parmi ceux qui en ont autant, il a été le &lt;b&gt;premier&lt;/b&gt; à les avoir. Trois levées gagnent donc toujours, deux gagnent si personne n’en a trois et s’il en a eu deux le premier, et une peut suffire à cinq.</translation>
    </message>
    <message>
        <source>Tricks go to</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Les levées vont à</translation>
    </message>
    <message>
        <source>The Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>L’Homme</translation>
    </message>
    <message>
        <source>Man, A, A, B, Man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Homme, A, A, B, Homme</translation>
    </message>
    <message>
        <source>loses: A had two first</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>perd&#xa0;: A en a eu deux le premier</translation>
    </message>
    <message>
        <source>Man, Man, A, A, B</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Homme, Homme, A, A, B</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>gagne</translation>
    </message>
    <message>
        <source>A, Man, Man, B, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>A, Homme, Homme, B, A</translation>
    </message>
    <message>
        <source>wins: he had two at the third trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>gagne&#xa0;: il en avait deux à la troisième levée</translation>
    </message>
    <message>
        <source>Man, A, B, C, D</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Homme, A, B, C, D</translation>
    </message>
    <message>
        <source>wins: he was the first to have one</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>gagne&#xa0;: il a été le premier à en avoir une</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La marque</translation>
    </message>
    <message>
        <source>If the Man wins he scores a point. If he loses he loses a point, and every opponent scores one. A score may fall below nothing. Five points win, by tradition; some tables play to seven, and any number can be agreed. The game ends with the deal in which somebody has them, and the highest score wins it; if two stand level there, another deal decides. A table may agree that it ends at once, in the middle of a deal, or stake a chip each before every deal besides (the &lt;b&gt;hard score&lt;/b&gt;): a Man who wins takes the pool, one who loses leaves it for the next.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si l’Homme gagne, il marque un point. S’il perd, il perd un point, et chaque adversaire en marque un. Une marque peut tomber sous zéro. Cinq points gagnent, par tradition&#xa0;; certaines tables jouent en sept, et l’on peut convenir de tout nombre. La partie finit avec la donne où quelqu’un les a, et la plus haute marque la gagne&#xa0;; si deux sont à égalité, une autre donne décide. Une table peut convenir qu’elle finit aussitôt, au milieu d’une donne, ou miser en outre un jeton chacun avant chaque donne (la &lt;b&gt;marque forte&lt;/b&gt;)&#xa0;: un Homme qui gagne prend la poule, un Homme qui perd la laisse au suivant.</translation>
    </message>
    <message>
        <source>An example with four, all at nothing. A turns {CK} and has 1. All pass. B turns {S8}; C shows {SK} and has 1. All pass. A turns {D9}, and the fourth player plays as the Man. In the play he trumps {SK}: its point is his, and C has nothing again. But he loses the deal: now the Man has 0, A 2, B 1, C 1.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un exemple à quatre, tous à zéro. A tourne {CK} et a 1. Tous passent. B tourne {S8}&#xa0;; C montre {SK} et a 1. Tous passent. A tourne {D9} et le quatrième joueur fait l’Homme. Pendant le jeu, il coupe {SK}&#xa0;: le point est à lui, et C n’a de nouveau rien. Mais il perd la donne&#xa0;: l’Homme a maintenant 0, A 2, B 1, C 1.</translation>
    </message>
</context>
<context>
    <name>rules/house_rules.html</name>
    <message>
        <source>House rules {rule 7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Règles de la table {rule 7}</translation>
    </message>
    <message>
        <source>Ombre was played for three hundred years, from Lima to Copenhagen, and no two tables had quite the same rules. The old books disagree, too, or say nothing. So good company always settled a few things beforehand. This program does the same: the other chapters describe its usual rules, and everything below can be set when a new game begins. The usual value of each setting is marked.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On a joué à l’hombre pendant trois cents ans, de Lima à Copenhague, et il n’y avait pas deux tables qui eussent tout à fait les mêmes règles. Les vieux livres se contredisent aussi, ou se taisent. La bonne compagnie convenait donc toujours de quelques points d’avance. Ce programme fait de même&#xa0;: les autres chapitres décrivent ses règles usuelles, et tout ce qui suit peut être réglé quand une nouvelle partie commence. La valeur usuelle de chaque réglage est marquée.</translation>
    </message>
    <message>
        <source>A sitting keeps its house rules to the end. The last lines of every chapter list the settings that concern it, and show which of them differ from the usual ones. A setting that has no effect under the others is left out there.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Une partie garde ses règles jusqu’à la fin. Les dernières lignes de chaque chapitre donnent les réglages qui le concernent, et montrent lesquels diffèrent des usuels. Un réglage sans effet sous les autres y est laissé de côté.</translation>
    </message>
</context>
<context>
    <name>rules/lhombre.html</name>
    <message>
        <source>L’Hombre, as in Denmark {rule 21}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’hombre, comme au Danemark {rule 21}</translation>
    </message>
    <message>
        <source>The Ombre that is still played in clubs: many games to choose from, from the small &lt;i&gt;spil&lt;/i&gt; to a &lt;i&gt;nolo&lt;/i&gt; with open cards. Each is fought out in a duel of two, and paid from player to player. There is no pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre que l’on joue encore dans les cercles&#xa0;: beaucoup de jeux au choix, du petit &lt;i&gt;spil&lt;/i&gt; au &lt;i&gt;nolo&lt;/i&gt; cartes sur table. Chacun se dispute à deux, comme en duel, et se paie de joueur à joueur. Il n’y a pas de poule.</translation>
    </message>
    <message>
        <source>The order of the cards is that of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;. In a nolo it is another one, shown below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordre des cartes est celui de tous les jeux d’hombre&#xa0;: voyez &lt;a href=&quot;rules:cards&quot;&gt;Les cartes et leur ordre&lt;/a&gt;. Au nolo il est autre, et on le trouve plus bas.</translation>
    </message>
    <message>
        <source>The table {rule 21.1} {rule 1.5} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La table {rule 21.1} {rule 1.5} {rule A2}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; sit at the table, and the one opposite the dealer sits out, the &lt;i&gt;oversidder&lt;/i&gt;. They neither pay nor are paid. &lt;b&gt;Three&lt;/b&gt; may play too. To find the first dealer, a card of each suit is drawn, and {suit S} deals; afterwards the deal goes to the right. Each player has nine cards, three at a time, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Quatre&lt;/b&gt; sont à la table, et celui qui est en face du donneur fait le mort&#xa0;: c’est l’&lt;i&gt;oversidder&lt;/i&gt;. Il ne paie ni ne reçoit rien. On joue aussi à &lt;b&gt;trois&lt;/b&gt;. Pour trouver le premier donneur, on tire une carte de chaque couleur, et {suit S} donne&#xa0;; ensuite la donne passe à droite. Chacun reçoit neuf cartes, par trois, et treize restent au talon.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;i&gt;forhånd&lt;/i&gt;, forehand: they speak and lead first. Then come &lt;i&gt;mellemhånd&lt;/i&gt; and, last, &lt;i&gt;baghånd&lt;/i&gt;: the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>À la droite du donneur est &lt;i&gt;forhånd&lt;/i&gt;, le premier en cartes&#xa0;: il parle et entame le premier. Puis vient &lt;i&gt;mellemhånd&lt;/i&gt;, le second, et enfin &lt;i&gt;baghånd&lt;/i&gt;, le dernier&#xa0;: le donneur.</translation>
    </message>
    <message>
        <source>The games {rule 21.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les jeux {rule 21.2}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>What the Ombre plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ce que joue l’hombre</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Bet</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Kruk</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kruk</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spil&lt;/b&gt;, game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spil&lt;/b&gt;, le jeu</translation>
    </message>
    <message>
        <source>any trump; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>atout à son choix&#xa0;; il échange de 1 à 9 cartes</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bedre spil&lt;/b&gt;, better game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bedre spil&lt;/b&gt;, le meilleur jeu</translation>
    </message>
    <message>
        <source>{suit S} as trumps; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>atout {suit S}&#xa0;; il échange de 1 à 9 cartes</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tourné&lt;/b&gt;, turned</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the suit of a turned card; exchanges 2 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la couleur d’une carte retournée&#xa0;; il échange de 2 à 9 cartes</translation>
    </message>
    <message>
        <source>&lt;b&gt;Købe-nolo&lt;/b&gt;, bought nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Købe-nolo&lt;/b&gt;, le nolo acheté</translation>
    </message>
    <message>
        <source>no trumps and no trick; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sans atout et sans levée&#xa0;; il échange de 1 à 9 cartes</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Respekt&lt;/b&gt;</translation>
    </message>
    <message>
        <source>a tourné with both black aces as dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>un tourné avec les deux as noirs reçus à la donne</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any trump, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>atout à son choix, avec les neuf cartes données</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo spar&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo en pique&lt;/b&gt;, &lt;i&gt;solo spar&lt;/i&gt;</translation>
    </message>
    <message>
        <source>the same with {suit S} as trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>de même, atout {suit S}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ren nolo&lt;/b&gt;, pure nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Ren nolo&lt;/b&gt;, le nolo pur</translation>
    </message>
    <message>
        <source>no trumps and no trick, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sans atout et sans levée, avec les neuf cartes données</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nolo ouvert&lt;/b&gt;, open nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Nolo ouvert&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the same with an open hand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>de même, cartes sur table</translation>
    </message>
    <message>
        <source>The figures are the tariff of the Danish union, in chips from each opponent for a game won, or to each for one that is not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les chiffres sont ceux du tarif de l’union danoise&#xa0;: des jetons de chaque adversaire pour un jeu gagné, ou à chacun pour un jeu qui ne l’est pas.</translation>
    </message>
    <message>
        <source>The auction: a duel {rule 21.3} {rule A7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les enchères&#xa0;: un duel {rule 21.3} {rule A7}</translation>
    </message>
    <message>
        <source>Forehand speaks first. Whoever bids meets the next player, who goes &lt;b&gt;above&lt;/b&gt; the bid or passes. The earlier of the two then &lt;b&gt;holds&lt;/b&gt; (names a game of the same height), goes above, or passes; and so on, until one of them passes. Whoever is left meets the third player in the same way. Who has passed is out. Bidding somebody up is part of the game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes parle d’abord. Qui annonce a affaire au joueur suivant, qui va &lt;b&gt;plus haut&lt;/b&gt; ou passe. Le premier des deux &lt;b&gt;tient&lt;/b&gt; alors (il nomme un jeu de même hauteur), monte ou passe&#xa0;; et ainsi de suite, jusqu’à ce que l’un d’eux passe. Celui qui reste affronte le troisième de la même façon. Qui a passé est dehors. Faire monter quelqu’un est de bonne guerre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt; needs {SA} and {CA} among the nine cards dealt.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Respekt&lt;/b&gt; veut {SA} et {CA} parmi les neuf cartes données.</translation>
    </message>
    <message>
        <source>Bid as &lt;b&gt;low&lt;/b&gt; as you can: begin with spil, not with bedre, tourné, købe-nolo or respekt, and with solo, not solo spar. So the first bid is spil, solo, ren nolo or nolo ouvert.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Annoncez le plus &lt;b&gt;bas&lt;/b&gt; possible&#xa0;: commencez par spil, et non par bedre, tourné, købe-nolo ou respekt, et par solo, non par solo en pique. La première enchère est donc spil, solo, ren nolo ou nolo ouvert.</translation>
    </message>
    <message>
        <source>Tourné and købe-nolo are equally high, and so are solo spar and ren nolo: each can be held with the other. {rule 21.5}</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Tourné et købe-nolo sont de même hauteur, solo en pique et ren nolo aussi&#xa0;: l’un peut se tenir par l’autre. {rule 21.5}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Second</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>spil</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <source>forehand, spil</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le premier, spil</translation>
    </message>
    <message>
        <source>spil, bedre (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil, bedre (tient)</translation>
    </message>
    <message>
        <source>bedre, tourné</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>bedre, tourné</translation>
    </message>
    <message>
        <source>rearhand, tourné, since middlehand passes then</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le dernier, tourné, car alors le second passe</translation>
    </message>
    <message>
        <source>spil, solo (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil, solo (tient)</translation>
    </message>
    <message>
        <source>solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo</translation>
    </message>
    <message>
        <source>forehand, solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le premier, solo</translation>
    </message>
    <message>
        <source>solo, ren nolo (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo, ren nolo (tient)</translation>
    </message>
    <message>
        <source>ren nolo, ouvert</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ren nolo, ouvert</translation>
    </message>
    <message>
        <source>rearhand, nolo ouvert</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le dernier, nolo ouvert</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, the next player deals and nobody pays. {rule 21.9} {rule A4}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si &lt;b&gt;tous passent&lt;/b&gt;, le suivant donne et personne ne paie. {rule 21.9} {rule A4}</translation>
    </message>
    <message>
        <source>What the winner plays {rule 21.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce que joue le gagnant {rule 21.6}</translation>
    </message>
    <message>
        <source>Whoever won with &lt;b&gt;spil&lt;/b&gt; names any suit as trump, or plays tourné or købe-nolo instead; with both black aces as dealt, respekt too. Whoever won with &lt;b&gt;solo&lt;/b&gt; names any suit; with {suit S} it is paid as solo spar. Every other bid is played as it is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Qui a gagné avec &lt;b&gt;spil&lt;/b&gt; nomme la couleur qu’il veut pour atout, ou bien joue tourné ou købe-nolo&#xa0;; s’il a reçu les deux as noirs à la donne, respekt aussi. Qui a gagné avec &lt;b&gt;solo&lt;/b&gt; nomme la couleur qu’il veut&#xa0;; avec {suit S}, on le paie comme un solo en pique. Toute autre enchère se joue telle qu’elle est.</translation>
    </message>
    <message>
        <source>Turning and exchanging {rule 21.7} {rule A12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Retourner et échanger {rule 21.7} {rule A12}</translation>
    </message>
    <message>
        <source>The Danes call the exchange &lt;i&gt;at købe&lt;/i&gt;, to buy. The Ombre throws cards away and draws as many, then the defender at their right, then the other, as far as the talon reaches. In tourné and respekt the top card of the talon is turned first: its suit is trump, it is the first card that the Ombre draws, and they draw at least one more. A turned {SA} makes {suit S} trumps, and {CA} makes {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les Danois appellent l’échange &lt;i&gt;at købe&lt;/i&gt;, acheter. L’hombre écarte des cartes et en prend autant, puis le défenseur à sa droite, puis l’autre, tant qu’il y en a au talon. Au tourné et au respekt, on retourne d’abord la première carte du talon&#xa0;: sa couleur est atout, c’est la première que prend l’hombre, et il en prend au moins une de plus. Retourné, {SA} fait atout {suit S}, et {CA} fait atout {suit C}.</translation>
    </message>
    <message>
        <source>In a solo only the defenders exchange. In købe-nolo only the Ombre does, and in ren nolo and ouvert nobody.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Au solo, seuls les défenseurs échangent. Au købe-nolo, l’hombre seul&#xa0;; au ren nolo et à l’ouvert, personne.</translation>
    </message>
    <message>
        <source>Throwing the hand in {rule 21.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Jeter le jeu {rule 21.8}</translation>
    </message>
    <message>
        <source>An Ombre of spil, bedre, tourné or respekt who has just exchanged may throw the hand in, &lt;i&gt;smide spillet&lt;/i&gt;, before the defenders exchange. It costs as much as bet. Later nobody gives up.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre d’un spil, d’un bedre, d’un tourné ou d’un respekt qui vient d’échanger peut jeter le jeu, &lt;i&gt;smide spillet&lt;/i&gt;, avant que les défenseurs n’échangent. Cela coûte autant que bet. Plus tard, personne ne se rend.</translation>
    </message>
    <message>
        <source>The play {rule 21.10} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le jeu de la carte {rule 21.10} {rule 1.9}</translation>
    </message>
    <message>
        <source>Forehand leads, whoever is the Ombre. Games with trumps are played as always: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes entame, quel que soit l’hombre. Les jeux à atout se jouent comme toujours&#xa0;: voyez &lt;a href=&quot;rules:play&quot;&gt;Le jeu de la carte&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; is all nine tricks. An Ombre who takes the first five may claim the game, or go on: with all nine each opponent pays 1 more. If one is lost, the game is won all the same, but each opponent pays 1 less.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt;, ce sont les neuf levées. L’hombre qui a fait les cinq premières peut réclamer le jeu ou continuer&#xa0;: avec les neuf, chaque adversaire paie 1 de plus. Si une levée se perd, le jeu est gagné tout de même, mais chaque adversaire paie 1 de moins.</translation>
    </message>
    <message>
        <source>Nolo: no trumps, no trick {rule 20.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Nolo&#xa0;: ni atout ni levée {rule 20.2}</translation>
    </message>
    <message>
        <source>The Ombre must lose every trick. Nothing is trump and there are no matadors, so there is nothing to keep back: follow suit if you can, else play what you like. The &lt;b&gt;black aces are the lowest&lt;/b&gt; of their suits.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre doit perdre toutes les levées. Rien n’est atout et il n’y a pas de matadors, donc rien à garder en main&#xa0;: fournissez si vous pouvez, sinon jouez ce que vous voulez. Les &lt;b&gt;as noirs sont les plus basses&lt;/b&gt; cartes de leur couleur.</translation>
    </message>
    <message>
        <source>In nolo &lt;b&gt;ouvert&lt;/b&gt; the Ombre’s hand lies open for all once the first card has been led. A nolo is played to its last trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Au nolo &lt;b&gt;ouvert&lt;/b&gt;, l’hombre étale sa main pour tous dès que la première carte est jouée. Un nolo se joue jusqu’à la dernière levée.</translation>
    </message>
    <message>
        <source>Won, bet and kruk {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gagné, bet et kruk {rule 20.4}</translation>
    </message>
    <message>
        <source>With trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Avec atout</translation>
    </message>
    <message>
        <source>Nolo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Gagné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre has more tricks than the better defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>l’hombre a plus de levées que le meilleur défenseur</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>aucune levée</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bet&lt;/b&gt;, a tie</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bet&lt;/b&gt;, égalité</translation>
    </message>
    <message>
        <source>as many as the better defender: 4–4–1 or 3–3–3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>autant que le meilleur défenseur&#xa0;: 4–4–1 ou 3–3–3</translation>
    </message>
    <message>
        <source>one trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>une levée</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kruk&lt;/b&gt;, lost</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kruk&lt;/b&gt;, perdu</translation>
    </message>
    <message>
        <source>fewer than one defender, as with 4–5–0 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>moins qu’un des défenseurs, comme à 4–5–0 ou à 1–4–4</translation>
    </message>
    <message>
        <source>two tricks or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>deux levées ou plus</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Chaque adversaire</translation>
    </message>
    <message>
        <source>Spil won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil gagné</translation>
    </message>
    <message>
        <source>Spil with tout made; with tout missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil, tout fait&#xa0;; tout manqué</translation>
    </message>
    <message>
        <source>Spil thrown in, or bet</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil jeté, ou bet</translation>
    </message>
    <message>
        <source>Tourné, kruk</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné, kruk</translation>
    </message>
    <message>
        <source>Købe-nolo with no trick; one; three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Købe-nolo sans levée&#xa0;; avec une&#xa0;; avec trois</translation>
    </message>
    <message>
        <source>Solo named in {suit S}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo nommé en {suit S}, gagné</translation>
    </message>
    <message>
        <source>Nolo ouvert with no trick; with two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nolo ouvert sans levée&#xa0;; avec deux</translation>
    </message>
    <message>
        <source>Where tables differ {rule 21.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Où les tables diffèrent {rule 21.12}</translation>
    </message>
    <message>
        <source>Two tariffs come from Iceland. In both spil, bedre and tourné are 1, 1 and 2; købe-nolo, respekt, grand and solo 2, 2 and 3; solo spar and ren nolo 3, 3 and 4; ouvert 6, 6 and 7. In &lt;b&gt;Rasle&lt;/b&gt; each opponent pays and is paid, and a købe-nolo costs 2 for the first trick and 1 for each more, perhaps up to a limit. In &lt;b&gt;Pott&lt;/b&gt; everybody, the sitter too, puts 4 into an empty pool; the winner takes the price once from it, the loser pays it once in, and a hand thrown in costs its price to each opponent and to the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Deux tarifs viennent d’Islande. Dans l’un et l’autre, spil, bedre et tourné valent 1, 1 et 2&#xa0;; købe-nolo, respekt, grand et solo 2, 2 et 3&#xa0;; solo en pique et ren nolo 3, 3 et 4&#xa0;; ouvert 6, 6 et 7. Au &lt;b&gt;Rasle&lt;/b&gt;, chaque adversaire paie et est payé, et un købe-nolo coûte 2 pour la première levée et 1 pour chacune des suivantes, au besoin jusqu’à une limite. Au &lt;b&gt;Pott&lt;/b&gt;, tous, le mort compris, mettent 4 à une poule vide&#xa0;; le gagnant y prend le prix une fois, le perdant l’y paie une fois, et un jeu jeté coûte son prix à chaque adversaire et à la poule.</translation>
    </message>
    <message>
        <source>A club may put købe-nolo above tourné, as in Iceland, let anybody begin with any bid, or let a bid be held only with the same game. Some play &lt;b&gt;grand&lt;/b&gt;, above respekt: the nine cards dealt with {SA} and {CA} as the only trumps, for 2, 2 and 3. {rule 20.3} When all pass, forehand may be allowed &lt;b&gt;kasko&lt;/b&gt;: eight cards of the talon and one of their own, or nine new ones, and then a spil that cannot be thrown in. {rule 3.3} In some places &lt;b&gt;several&lt;/b&gt; may play købe-nolo or ren nolo at once: the others say in turn whether they play it too, they buy after the Ombre, and each game is settled for itself with all the others; how they do it is our reading. {rule 21.13}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un cercle peut mettre købe-nolo au-dessus de tourné, comme en Islande, laisser chacun commencer par l’enchère qu’il veut, ou ne laisser tenir une enchère que par le même jeu. Certains jouent &lt;b&gt;grand&lt;/b&gt;, au-dessus de respekt&#xa0;: les neuf cartes données, avec {SA} et {CA} pour seuls atouts, à 2, 2 et 3. {rule 20.3} Quand tous passent, on peut permettre au premier en cartes &lt;b&gt;kasko&lt;/b&gt;&#xa0;: huit cartes du talon et une des siennes, ou neuf nouvelles, puis un spil qu’on ne peut pas jeter. {rule 3.3} Par endroits, &lt;b&gt;plusieurs&lt;/b&gt; peuvent jouer købe-nolo ou ren nolo à la fois&#xa0;: les autres disent à leur tour s’ils le jouent aussi, achètent après l’hombre, et chaque jeu se règle à part avec tous les autres&#xa0;; le détail est notre lecture. {rule 21.13}</translation>
    </message>
    <message>
        <source>The sources leave some things open, and our readings are these. The hand can be thrown in at one moment only. A bid that is not the lowest is not offered, where the union fines it. All of &lt;i&gt;any game that is not lower&lt;/i&gt; is ours, and so is that a solo named in {suit S} is paid as solo spar; also some of Iceland’s prices, the filling of the pool and the tout of Pott. A second Danish tariff, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, is not known to us; a club that plays by it enters its prices in the house rules. {rule 20.5}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les sources laissent quelques points ouverts, et voici nos lectures. Le jeu ne peut être jeté qu’à un seul moment. Une enchère qui n’est pas la plus basse n’est pas proposée, là où l’union la punit d’une amende. Qu’on puisse tenir avec &lt;i&gt;tout jeu qui n’est pas plus bas&lt;/i&gt; est de nous, comme de payer un solo nommé en {suit S} au prix d’un solo en pique&#xa0;; de même quelques prix d’Islande, la façon de garnir la poule et le tout du Pott. Un second tarif danois, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, ne nous est pas connu&#xa0;; un club qui le joue entre ses prix dans les règles de la maison. {rule 20.5}</translation>
    </message>
    <message>
        <source>The computer players here</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les joueurs de l’ordinateur</translation>
    </message>
    <message>
        <source>They play every game of this page, the nolos too: the better ones weigh each card in pictures of the hidden hands. All of them &lt;b&gt;bid&lt;/b&gt; by maxims, because none has been taught from deals of L’Hombre yet, and grand they never bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ils jouent tous les jeux de cette page, les nolos aussi&#xa0;: les meilleurs jugent chaque carte sur des distributions simulées des mains cachées. Tous &lt;b&gt;annoncent&lt;/b&gt; selon les maximes, car aucun n’a encore appris sur des donnes de l’hombre danois, et ils n’annoncent jamais grand.</translation>
    </message>
    <message>
        <source>The words of the clubs</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les mots des cercles</translation>
    </message>
    <message>
        <source>A tie: the Ombre has no more tricks than the better defender. The old puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Égalité&#xa0;: l’hombre n’a pas plus de levées que le meilleur défenseur. C’est l’ancienne bête.</translation>
    </message>
    <message>
        <source>Dorer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dorer</translation>
    </message>
    <message>
        <source>The matadors: spadille, manille and basta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les matadors&#xa0;: spadille, manille et baste.</translation>
    </message>
    <message>
        <source>Kruk, kodille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kruk, kodille</translation>
    </message>
    <message>
        <source>A loss: a defender has more tricks than the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Perdu&#xa0;: un défenseur a plus de levées que l’hombre.</translation>
    </message>
    <message>
        <source>Købe</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Købe</translation>
    </message>
    <message>
        <source>To exchange cards with the talon, which is also called &lt;i&gt;katten&lt;/i&gt;, the cat.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Échanger des cartes avec le talon, qu’on appelle aussi &lt;i&gt;katten&lt;/i&gt;, le chat.</translation>
    </message>
    <message>
        <source>Oversidder</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Oversidder</translation>
    </message>
    <message>
        <source>Whoever sits out.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Celui qui fait le mort.</translation>
    </message>
    <message>
        <source>Ponto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ponto</translation>
    </message>
    <message>
        <source>The ace of a red trump suit, punto elsewhere.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’as d’une couleur rouge d’atout, ponte ailleurs.</translation>
    </message>
    <message>
        <source>Spilfører</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>The Ombre; the others are &lt;i&gt;modspillere&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre&#xa0;; les autres sont les &lt;i&gt;modspillere&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>All nine tricks, the vole.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les neuf levées, la vole.</translation>
    </message>
</context>
<context>
    <name>rules/low_bids.html</name>
    <message>
        <source>When all pass</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Quand tous passent</translation>
    </message>
    <message>
        <source>As a rule the cards are thrown in and the next player deals. A table may agree on something livelier: a second round for &lt;b&gt;low bids&lt;/b&gt;, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>D’ordinaire on jette les cartes et le joueur suivant donne. Une table peut convenir de quelque chose de plus vif&#xa0;: un second tour pour de &lt;b&gt;basses enchères&lt;/b&gt;, ou un jeu que quelqu’un est &lt;b&gt;forcé&lt;/b&gt; de jouer.</translation>
    </message>
    <message>
        <source>As a rule the player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt;. What this page tells follows only where a table lets them leave it, and they do. Then a second round for &lt;b&gt;low bids&lt;/b&gt; can follow, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>D’ordinaire celui qui fait le mort &lt;a href=&quot;rules:four_handed&quot;&gt;prend le talon&lt;/a&gt;. Ce que dit cette page ne suit que là où une table le laisse libre, et où il le laisse. Alors peut suivre un second tour pour de &lt;b&gt;basses enchères&lt;/b&gt;, ou un jeu que quelqu’un est &lt;b&gt;forcé&lt;/b&gt; de jouer.</translation>
    </message>
    <message>
        <source>The second round {rule 3.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le second tour {rule 3.1}</translation>
    </message>
    <message>
        <source>The eldest speaks first, and each speaks once. Whoever passed before may bid now. The first to bid has the game; where the table ranks the low bids, those who come after may still overcall: voltereta goes over gascarola, and contrabola over both.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes parle d’abord, et chacun parle une fois. Qui a passé avant peut annoncer maintenant. Le premier à annoncer a le jeu&#xa0;; là où la table range les basses enchères, ceux qui viennent après peuvent encore monter&#xa0;: la voltereta passe avant la gascarola, et la contrabola avant les deux.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>But</translation>
    </message>
    <message>
        <source>Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gascarola</translation>
    </message>
    <message>
        <source>the Ombre names a suit after his exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>l’hombre nomme une couleur après son écart</translation>
    </message>
    <message>
        <source>eight or nine cards of the talon for his own</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>huit ou neuf cartes du talon contre les siennes</translation>
    </message>
    <message>
        <source>most tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le plus de levées</translation>
    </message>
    <message>
        <source>Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Voltereta</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la première carte du talon décide</translation>
    </message>
    <message>
        <source>five cards at most, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinq cartes au plus, avec cette carte</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>the Ombre names a suit of which he holds a card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>l’hombre nomme une couleur dont il a une carte</translation>
    </message>
    <message>
        <source>nobody exchanges</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>personne n’écarte</translation>
    </message>
    <message>
        <source>&lt;b&gt;no trick at all&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;aucune levée&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Each is worth an entrada: the pool and 5 from each if it is won, the pool and {loss entrada} if it is lost. Gascarola and voltereta are given up, taken over and paid as an entrada, too.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chacune vaut une demande&#xa0;: la poule et 5 de chacun si elle est gagnée, la poule et {loss entrada} si elle est perdue. Une gascarola ou une voltereta se rend, se reprend et se paie alors comme une demande.</translation>
    </message>
    <message>
        <source>Voltereta {rule 3.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Voltereta {rule 3.2}</translation>
    </message>
    <message>
        <source>The turned card is the first that the Ombre draws, so he must throw at least one card for it. If it is &lt;b&gt;spadille&lt;/b&gt;, the game counts as a vuelta: 7 from each, and both defenders must accept a surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La carte tournée est la première que prend l’hombre&#xa0;: il doit donc en écarter au moins une. Si c’est &lt;b&gt;spadille&lt;/b&gt;, le jeu compte comme un tourné&#xa0;: 7 de chacun, et les deux défenseurs doivent accepter une reddition.</translation>
    </message>
    <message>
        <source>Gascarola {rule 3.3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gascarola {rule 3.3}</translation>
    </message>
    <message>
        <source>The Ombre takes the top &lt;b&gt;eight&lt;/b&gt; cards of the talon and looks at them. Then he keeps &lt;b&gt;one&lt;/b&gt; of the nine that he was dealt and throws the rest, or he throws all nine and draws a ninth. When he has named the trump, the defenders exchange with what is left: five cards or four.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre prend les &lt;b&gt;huit&lt;/b&gt; premières cartes du talon et les regarde. Puis il garde &lt;b&gt;une&lt;/b&gt; des neuf qu’il a reçues et jette le reste, ou il jette les neuf et en prend une neuvième. Quand il a nommé l’atout, les défenseurs écartent avec ce qui reste&#xa0;: cinq cartes ou quatre.</translation>
    </message>
    <message>
        <source>Contrabola {rule 3.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Contrabola {rule 3.4}</translation>
    </message>
    <message>
        <source>The defenders try to make the Ombre take a trick, and the deal &lt;b&gt;stops&lt;/b&gt; at the first that falls to him: then he pays the pool and {loss entrada} into the pool. If he gets through all nine without one, he takes the pool and 5 from each. There are no estuches and no primeras, and it cannot be given up. Matadors may be withheld as always, but in the end every card is played: with spadille in the hand contrabola cannot be made, with manille hardly ever. The trump must be a suit of which he holds a card; spadille belongs to {suit S} there, and basto to {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les défenseurs cherchent à faire prendre une levée à l’hombre, et la donne &lt;b&gt;s’arrête&lt;/b&gt; à la première qui lui échoit&#xa0;: alors il paie la poule et {loss entrada} à la poule. S’il les passe toutes les neuf, il prend la poule et 5 de chacun. Il n’y a ni suites d’atouts ni premières, et on ne s’y rend pas. On peut garder les matadors comme toujours, mais à la fin toute carte est jouée&#xa0;: avec spadille en main la contrabola ne peut pas se faire, avec manille presque jamais. L’atout doit être une couleur dont il a une carte&#xa0;; spadille y appartient à la couleur {suit S}, et baste à la couleur {suit C}.</translation>
    </message>
    <message>
        <source>Forced spadille {rule 3.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Spadille forcé {rule 3.5}</translation>
    </message>
    <message>
        <source>The player who holds spadille must be the Ombre, and says so. If spadille lies in the talon, the holder of basto must play; if both lie there, the eldest must. The Ombre exchanges up to eight cards and then names the trump. Everything else is as in an entrada.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Celui qui a spadille doit être l’hombre, et le dit. Si spadille est au talon, celui qui a baste doit jouer&#xa0;; si les deux y sont, c’est le premier en cartes. L’hombre écarte jusqu’à huit cartes, puis nomme l’atout. Tout le reste est comme dans une demande.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemples calculés</translation>
    </message>
    <message>
        <source>For three players, of whom the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>À trois joueurs, dont le donneur mise cinq.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>X</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Poule</translation>
    </message>
    <message>
        <source>Voltereta won 5–3–1, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltereta gagnée 5–3–1, poule 10&#xa0;: il prend 10, et 5 de chacun</translation>
    </message>
    <message>
        <source>Voltereta with spadille turned, won 5–4–0, pool 10: he takes 10, and 7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltereta, spadille tourné, gagnée 5–4–0, poule 10&#xa0;: il prend 10, et 7 de chacun</translation>
    </message>
    <message>
        <source>Gascarola 4–4–1, pool 15: puesta, 15 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gascarola 4–4–1, poule 15&#xa0;: bête, 15 + 15</translation>
    </message>
    <message>
        <source>Contrabola made, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Contrabola faite, poule 10&#xa0;: il prend 10, et 5 de chacun</translation>
    </message>
    <message>
        <source>Contrabola failed, pool 10: 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Contrabola manquée, poule 10&#xa0;: 10 + 15</translation>
    </message>
</context>
<context>
    <name>rules/opponents.html</name>
    <message>
        <source>How the others think</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Comment pensent les adversaires</translation>
    </message>
    <message>
        <source>The computer plays the people at your table. They know the rules, they remember what they saw, and they think. &lt;b&gt;They never look.&lt;/b&gt; This page says what each of them knows, and how you can check it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordinateur joue les personnes de votre table. Elles connaissent les règles, se rappellent ce qu’elles ont vu, et pensent. &lt;b&gt;Elles ne regardent jamais.&lt;/b&gt; Cette page dit ce que sait chacune d’elles, et comment vous pouvez le vérifier.</translation>
    </message>
    <message>
        <source>What they know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce qu’elles savent</translation>
    </message>
    <message>
        <source>An opponent knows what you would know in that seat: the cards in that hand, what was bid, how many cards each has drawn, every card that was shown or played. The hands of the others, what they threw away and what is left in the talon are face down for them as they are for you.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un adversaire sait ce que vous sauriez à cette place&#xa0;: les cartes de cette main, les enchères, combien de cartes chacun a prises, toute carte montrée ou jouée. Les mains des autres, ce qu’ils ont écarté et ce qui reste au talon sont cachés pour lui comme pour vous.</translation>
    </message>
    <message>
        <source>This is not a promise but a wall. The opponents run in a program of their own beside the table. The table writes down for it what one seat can see, and nothing else; back comes one card, or one word. It keeps nothing from one question to the next. So no level ever looks, the highest as little as the lowest: a better opponent thinks more, but sees no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ce n’est pas une promesse, c’est un mur. Les adversaires tournent dans un programme à eux, à côté de la table. La table lui écrit ce qu’une place peut voir, et rien d’autre&#xa0;; il revient une carte, ou un mot. Il ne garde rien d’une question à l’autre. Aucun niveau ne regarde donc jamais, le plus haut aussi peu que le plus bas&#xa0;: un meilleur adversaire pense davantage, mais ne voit pas plus.</translation>
    </message>
    <message>
        <source>What they do not know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce qu’elles ne savent pas</translation>
    </message>
    <message>
        <source>Your cards, unless you have shown them.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Vos cartes, à moins que vous ne les ayez montrées.</translation>
    </message>
    <message>
        <source>How the cards were shuffled, and what lies in the talon.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Comment les cartes ont été battues, et ce qu’il y a au talon.</translation>
    </message>
    <message>
        <source>What another opponent holds or means to play, though the two defend together.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Ce qu’un autre adversaire a en main ou veut jouer, même quand les deux défendent ensemble.</translation>
    </message>
    <message>
        <source>How you played in earlier deals. Only those who are as strong as you are told how strong that is.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Comment vous avez joué aux donnes d’avant. Seuls ceux qui doivent être de votre force apprennent quelle elle est.</translation>
    </message>
    <message>
        <source>How they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Comment elles pensent</translation>
    </message>
    <message>
        <source>Each of them first sees the usual card, the one that the maxims of the books advise. Then they lay out the hidden cards in their mind, in some way that agrees with all they remember: a seat that could not follow a suit has none of it. In each such picture they play the deal to its end. They leave the usual card only for one that is clearly better for what is at stake. What others have told, by how many cards they drew and by the cards they laid, makes some pictures likelier than others. Towards the end, when few pictures are left, the expert looks at every one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chacune voit d’abord la carte habituelle, celle que conseillent les maximes des livres. Puis elle dispose en esprit les cartes cachées, d’une façon qui s’accorde avec tout ce qu’elle se rappelle&#xa0;: une place qui n’a pas pu fournir une couleur n’en a pas. Dans chacun de ces tableaux, elle joue la donne jusqu’au bout. Elle ne quitte la carte habituelle que pour une autre nettement meilleure au regard de l’enjeu. Ce que les autres ont dit, par le nombre de cartes prises et par les cartes jouées, rend certains tableaux plus probables. Vers la fin, quand il en reste peu, l’expert les regarde tous.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Table, Where the cards are&lt;/i&gt; tells you in figures what such pictures say of each card, from what you may see. Among experts the figures are true: of the cards said to be somewhere in 75 of 100 deals, 74 are there. Novices keep other cards, and among them a figure may be six off.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;Table, Où sont les cartes&lt;/i&gt; vous dit en chiffres ce que de telles images apprennent de chaque carte, d’après ce que vous pouvez voir. Entre experts, les chiffres sont justes&#xa0;: des cartes dites à un endroit dans 75 donnes sur 100, 74 y sont. Les débutants gardent d’autres cartes, et entre eux un chiffre peut se tromper de six.</translation>
    </message>
    <message>
        <source>Level, and pictures for a card</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Niveau, et tableaux pour une carte</translation>
    </message>
    <message>
        <source>Remembers</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Se rappelle</translation>
    </message>
    <message>
        <source>Before the play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Avant le jeu</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert&lt;/b&gt;: 60 to 100, and more where it is close</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Expert&lt;/b&gt;&#xa0;: 60 à 100, et plus quand c’est serré</translation>
    </message>
    <message>
        <source>everything</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tout</translation>
    </message>
    <message>
        <source>bids by what thousands of deals have taught; tries out trumps and discards in pictures</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>annonce d’après ce que des milliers de donnes ont appris&#xa0;; essaie atouts et écarts dans des tableaux</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strong&lt;/b&gt;: 16</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fort&lt;/b&gt;&#xa0;: 16</translation>
    </message>
    <message>
        <source>by the maxims of the books</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>selon les maximes des livres</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steady&lt;/b&gt;: 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Posé&lt;/b&gt;&#xa0;: 12</translation>
    </message>
    <message>
        <source>the last 3 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>les 3 dernières levées&#xa0;; pas combien de cartes chacun a prises</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>de même</translation>
    </message>
    <message>
        <source>&lt;b&gt;Novice&lt;/b&gt;: 8</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Débutant&lt;/b&gt;&#xa0;: 8</translation>
    </message>
    <message>
        <source>the last 2 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>les 2 dernières levées&#xa0;; pas combien de cartes chacun a prises</translation>
    </message>
    <message>
        <source>by rule of thumb: five trumps are a game, or four with a king or a matador; queens and knaves are kept</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>au jugé&#xa0;: cinq atouts font un jeu, ou quatre avec un roi ou un matador&#xa0;; il garde dames et valets</translation>
    </message>
    <message>
        <source>Whoever is to be &lt;b&gt;as strong as you&lt;/b&gt; stands at a level or between two, and then makes each decision at one of them. How strong that is follows from your costly choices in earlier deals, as the coach found them in deals played without help. From one deal to the next they change by a quarter of a level at most. Choose another level, and nobody follows you any more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Qui doit être &lt;b&gt;de votre force&lt;/b&gt; se tient à un niveau ou entre deux, et prend alors chaque décision à l’un d’eux. Cette force se déduit de vos choix coûteux aux donnes d’avant, tels que le maître les a trouvés dans les donnes jouées sans aide. D’une donne à l’autre, ils changent d’un quart de niveau au plus. Choisissez un autre niveau, et plus personne ne vous suit.</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; the expert bids by the maxims too, because it has not been taught from deals of that game yet; the cards it weighs in pictures as always. Five at a table leave less room for each, and so does a computer on which the program runs without its compiled part (&lt;i&gt;About&lt;/i&gt; tells). Nobody forgets their own cards, the matadors, or a card that lay open for all. Nobody puts a matador under a higher one if a small trump would do.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Au &lt;a href=&quot;rules:quadrille&quot;&gt;quadrille&lt;/a&gt;, l’expert enchérit lui aussi selon les maximes, car il n’a pas encore appris sur des donnes de ce jeu&#xa0;; les cartes, il les juge dans des tableaux comme toujours. À cinq, chacun a moins de marge, et de même sur un ordinateur où le programme tourne sans sa partie compilée (&lt;i&gt;À propos&lt;/i&gt; le dit). Personne n’oublie ses propres cartes, les matadors, ni une carte qui était ouverte pour tous. Personne ne met un matador sous un plus haut si un petit atout suffit.</translation>
    </message>
    <message>
        <source>What their cards tell</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce que disent leurs cartes</translation>
    </message>
    <message>
        <source>Those who defend together may not speak, but a card may have a meaning, as long as everybody at the table knows it. Here it is. Sometimes a hand has two cards of a suit that are worth the same, because no card that is still out ranks between them. To a trick that somebody else has led, everybody then plays &lt;b&gt;the lower one&lt;/b&gt;. So a king that falls on a trump tells that the queen is not in that hand, while a queen does not deny the king. A lead tells nothing: the Ombre leads spadille or manille as it comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ceux qui défendent ensemble n’ont pas le droit de parler, mais une carte peut avoir un sens, pourvu que toute la table le connaisse. Le voici. Une main a parfois deux cartes d’une couleur qui se valent, parce qu’aucune carte encore à jouer ne se place entre elles. À une levée entamée par un autre, chacun joue alors &lt;b&gt;la plus basse&lt;/b&gt;. Un roi qui tombe sur un atout dit donc que la dame n’est pas dans cette main, tandis qu’une dame ne nie pas le roi. L’entame ne dit rien&#xa0;: l’hombre joue spadille ou manille, comme cela vient.</translation>
    </message>
    <message>
        <source>They all read this, the Ombre as well as the partner, and so may you. They read it softly, because they do not know who keeps to it: a card against the rule makes a picture less likely, not impossible.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tous le lisent, l’hombre comme le partenaire, et vous le pouvez aussi. Ils le lisent avec prudence, car ils ne savent pas qui s’y tient&#xa0;: une carte contre la règle rend un tableau moins probable, pas impossible.</translation>
    </message>
    <message>
        <source>Habits</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les manies</translation>
    </message>
    <message>
        <source>Steady players and novices have habits, as people do: a steady player two, a novice three. Chance draws them for each sitting, and they stay the same until its end. Watch for them, and use them. During a sitting this page begins with what has shown itself: where somebody played the card of a habit and the books advise another one, as everybody could see once the cards of the deal lay open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les joueurs posés et les débutants ont des manies, comme tout le monde&#xa0;: un joueur posé deux, un débutant trois. Le hasard les tire pour chaque partie, et elles restent les mêmes jusqu’à la fin. Guettez-les, et servez-vous-en. Pendant une partie, cette page commence par ce qui s’est montré&#xa0;: où quelqu’un a joué la carte d’une manie quand les livres en conseillent une autre, comme chacun a pu le voir une fois les cartes de la donne ouvertes.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;novice&lt;/b&gt; may lead kings at once, wherever they are trumped; lead other suits before the trumps are drawn, as Ombre; lead a trump as a defender, which does the Ombre’s work; save spadille too long; trump whatever can be trumped; or take tricks that the partner has won already. They give a habit up only where it costs a quarter of the stake, as far as they see.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un &lt;b&gt;débutant&lt;/b&gt; peut jouer des rois aussitôt, là où ils seront coupés&#xa0;; entamer d’autres couleurs avant d’avoir fait tomber les atouts, quand il est l’hombre&#xa0;; entamer atout en défense, ce qui fait le travail de l’hombre&#xa0;; garder spadille trop longtemps&#xa0;; couper tout ce qui se coupe&#xa0;; ou prendre des levées que le partenaire a déjà gagnées. Il ne renonce à une manie que là où elle coûte le quart de l’enjeu, pour autant qu’il le voie.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;steady&lt;/b&gt; player may lead from the shortest suit, even a good guard; lead the same suit again and again; play low in second hand, even with the king; or trump high where a small trump would do. A tenth of the stake is too much for them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un joueur &lt;b&gt;posé&lt;/b&gt; peut entamer sa couleur la plus courte, même une bonne garde&#xa0;; entamer toujours la même couleur&#xa0;; jouer bas en second, même avec le roi&#xa0;; ou couper haut là où un petit atout suffirait. Le dixième de l’enjeu est trop pour lui.</translation>
    </message>
    <message>
        <source>Temper</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le caractère</translation>
    </message>
    <message>
        <source>Each person has a temper as well, which goes by the chance of winning. The &lt;b&gt;cautious&lt;/b&gt; bid on nearly six chances in ten, rather with help than alone, and give a lost game up early. The &lt;b&gt;bold&lt;/b&gt; bid on less than four in ten, like to play alone, and go for all nine tricks. The &lt;b&gt;stubborn&lt;/b&gt; never give up, and lead the same suit again. The &lt;b&gt;thrifty&lt;/b&gt; save spadille, and draw few cards as defenders. The &lt;b&gt;hot-headed&lt;/b&gt; lead every trump from the top when they are Ombre. &lt;b&gt;Gamblers&lt;/b&gt; would rather turn a trump up than name one. It makes them different, hardly better or worse: a temper is something you may learn to use.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chaque personne a aussi un caractère, qui suit ses chances de gagner. Le &lt;b&gt;prudent&lt;/b&gt; annonce avec près de six chances sur dix, plutôt avec de l’aide que seul, et renonce tôt à un jeu perdu. Le &lt;b&gt;hardi&lt;/b&gt; annonce avec moins de quatre sur dix, aime jouer seul, et va à la vole. Le &lt;b&gt;têtu&lt;/b&gt; ne se rend jamais, et rejoue la même couleur. L’&lt;b&gt;économe&lt;/b&gt; garde spadille, et prend peu de cartes en défense. L’&lt;b&gt;emporté&lt;/b&gt; joue tous ses atouts du plus haut au plus bas quand il est l’hombre. Le &lt;b&gt;joueur dans l’âme&lt;/b&gt; aime mieux tourner un atout que le nommer. Cela les rend différents, à peine meilleurs ou pires&#xa0;: un caractère est une chose dont on peut apprendre à se servir.</translation>
    </message>
    <message>
        <source>How long they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Combien de temps elles pensent</translation>
    </message>
    <message>
        <source>The clock has no say. A level is a number of pictures, not a number of seconds: the same deal, the same seat and the same question give the same answer on a fast computer and on a slow one, at any time of the day. If the program in which they think stops or hangs, it is started again, and a simple player who knows the maxims by heart chooses that one card.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’horloge n’a rien à dire. Un niveau est un nombre de tableaux, non un nombre de secondes&#xa0;: la même donne, la même place et la même question donnent la même réponse sur un ordinateur rapide ou lent, à toute heure du jour. Si le programme où elles pensent s’arrête ou se bloque, il est relancé, et un joueur simple qui sait les maximes par cœur choisit cette seule carte.</translation>
    </message>
    <message>
        <source>They have their card in a moment. Then they take their time before they lay it, each in their own way, by what everybody can see: a bid takes longer than a card, a lead longer than a follow, and a rich pool makes everyone slow. A long pause tells you nothing about a hand. The speed in the preferences shortens it, and so does a click.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Elles ont leur carte en un instant. Puis elles prennent leur temps avant de la poser, chacune à sa façon, d’après ce que chacun peut voir&#xa0;: une enchère prend plus de temps qu’une carte, une entame plus qu’une réponse, et une riche poule ralentit tout le monde. Une longue pause ne vous dit rien d’une main. La vitesse des préférences la raccourcit, et un clic aussi.</translation>
    </message>
    <message>
        <source>How to check it</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Comment le vérifier</translation>
    </message>
    <message>
        <source>Take any moment of any deal and exchange cards that a seat has not seen: two in your hand with two in the talon, or a whole hand with another. What the table writes down for that seat must stay the same to the letter, and so must the opponent’s answer. This is the &lt;b&gt;swap test&lt;/b&gt;. It is run for every game, every phase of a deal and every level; anybody who has the source can run it:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Prenez n’importe quel moment d’une donne et échangez des cartes qu’une place n’a pas vues&#xa0;: deux de votre main contre deux du talon, ou une main entière contre une autre. Ce que la table écrit pour cette place doit rester le même à la lettre, et la réponse de l’adversaire aussi. C’est l’&lt;b&gt;épreuve de l’échange&lt;/b&gt;. On la fait pour chaque jeu, chaque phase d’une donne et chaque niveau&#xa0;; qui a la source peut la faire&#xa0;:</translation>
    </message>
    <message>
        <source>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</translation>
    </message>
    <message>
        <source>And from the score sheet you can go through every deal that is over once more, with all cards open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Et depuis la feuille de marque, vous pouvez reparcourir toute donne finie, toutes cartes ouvertes.</translation>
    </message>
</context>
<context>
    <name>rules/outcome.html</name>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Qui a gagné {rule 1.12}</translation>
    </message>
    <message>
        <source>Three players share nine tricks. Only the highest number counts.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Trois joueurs se partagent neuf levées. Seul le plus grand nombre compte.</translation>
    </message>
    <message>
        <source>Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender. He has won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre a plus de levées que chacun des défenseurs. Il a gagné.</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bête</translation>
    </message>
    <message>
        <source>Two or three share the highest number, the Ombre among them or not. He has lost, and pays the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Deux ou trois joueurs sont en tête à égalité, l’hombre ou non parmi eux. Il a perdu, et paie à la poule.</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Codille</translation>
    </message>
    <message>
        <source>One defender has more tricks than the Ombre and more than his partner. The Ombre has lost, and pays that defender.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un défenseur a plus de levées que l’hombre et plus que son partenaire. L’hombre a perdu, et paie ce défenseur.</translation>
    </message>
    <message>
        <source>All the ways to share nine tricks</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Toutes les façons de partager neuf levées</translation>
    </message>
    <message>
        <source>The Ombre’s tricks stand first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les levées de l’hombre viennent en tête.</translation>
    </message>
    <message>
        <source>4–4–1, 3–3–3, and 1–4–4, which the Spanish call a royal puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>4–4–1, 3–3–3, et 1–4–4, que les Espagnols appellent une bête royale</translation>
    </message>
    <message>
        <source>all others, such as 4–5–0, 3–4–2, 2–4–3 or 0–5–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>toutes les autres, comme 4–5–0, 3–4–2, 2–4–3 ou 0–5–4</translation>
    </message>
    <message>
        <source>When the sitter has taken the talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quand le mort a pris le talon</translation>
    </message>
    <message>
        <source>Then &lt;b&gt;four&lt;/b&gt; players share the nine tricks. The Ombre needs more than each of the other three, so that three tricks may be enough. If the highest number is shared, it is a puesta. If one of the others alone has most, it is codille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Alors &lt;b&gt;quatre&lt;/b&gt; joueurs se partagent les neuf levées. Il faut à l’hombre plus de levées qu’à chacun des trois autres, si bien que trois peuvent suffire. Si deux joueurs ou plus sont en tête à égalité, c’est la bête. Si un seul des autres en a le plus, c’est codille.</translation>
    </message>
    <message>
        <source>What this means for the defenders</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce que cela veut dire pour les défenseurs</translation>
    </message>
    <message>
        <source>They are partners against the Ombre, and rivals for the codille. Two tricks each and one trick each do not hurt him; four in &lt;b&gt;one&lt;/b&gt; hand do. So a defender with a strong hand is helped by the weak one, who leads to him and does not take his tricks. If he cannot get past the Ombre, a tie will do: then at least the pool is paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ils sont partenaires contre l’hombre, et rivaux pour codille. Deux levées chacun, ou une chacun, ne lui font pas de mal&#xa0;; quatre dans &lt;b&gt;une&lt;/b&gt; main lui en font. Un défenseur qui a une forte main est donc aidé par le faible, qui joue pour lui et ne prend pas ses levées. S’il ne peut pas dépasser l’hombre, l’égalité suffit&#xa0;: au moins la poule est payée.</translation>
    </message>
</context>
<context>
    <name>rules/payments.html</name>
    <message>
        <source>The payments {rule 1.13}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Les paiements {rule 1.13}</translation>
    </message>
    <message>
        <source>Chips change hands when the deal is over. The pool is what has gathered in the middle: the antes, and what Ombres before have lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les jetons changent de main quand la donne est finie. La poule est ce qui s’est amassé au milieu&#xa0;: les mises, et ce que les hombres ont perdu aux donnes précédentes.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ce qu’on paie</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sacada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Gagné&lt;/b&gt; (sacada)</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each opponent pays him the &lt;b&gt;game&lt;/b&gt;, and &lt;b&gt;estuches&lt;/b&gt; and &lt;b&gt;primeras&lt;/b&gt; if there are any.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre prend la poule. Chaque adversaire lui paie le &lt;b&gt;jeu&lt;/b&gt;, et les &lt;b&gt;suites d’atouts&lt;/b&gt; et les &lt;b&gt;premières&lt;/b&gt; s’il y en a.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vole&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The same, with 10 from each in place of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De même, avec 10 de chacun à la place des premières.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole failed&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vole manquée&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre takes the pool and pays each opponent 30, less 2 in a vuelta or 10 in a solo, and less his estuches.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre prend la poule et paie 30 à chaque adversaire, moins 2 au tourné ou 10 au solo, et moins ses suites d’atouts.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bête&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and {loss} chips more: pool + {loss}. Estuches and primeras against him are added once.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre paie à la poule autant qu’elle contient, et {loss} jetons de plus&#xa0;: poule + {loss}. On y ajoute, une seule fois, les suites d’atouts et les premières qu’il doit.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codille&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays the same amount to the winner. The pool stays for the next deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre paie la même somme au gagnant. La poule reste pour la donne suivante.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Surrender&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Reddition&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Pool + {loss} into the pool, and no extras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Poule + {loss} à la poule, et rien de plus.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Each opponent&lt;/i&gt; means three players: the two defenders and the one who sits out. When the sitter has taken the talon, it means the other three.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;Chaque adversaire&lt;/i&gt;, ce sont trois joueurs&#xa0;: les deux défenseurs et celui qui fait le mort. Quand le mort a pris le talon, ce sont les trois autres.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>entrada 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>demande 5</translation>
    </message>
    <message>
        <source>vuelta 7</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tourné 7</translation>
    </message>
    <message>
        <source>solo 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo 15</translation>
    </message>
    <message>
        <source>play 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>jeu 5</translation>
    </message>
    <message>
        <source>no exchange 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>jeu sans écart 15</translation>
    </message>
    <message>
        <source>The price of losing {rule A22}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le prix de la perte {rule A22}</translation>
    </message>
    <message>
        <source>Look at the nine cards with which the Ombre begins to play. If he holds the top trumps without a gap, from spadille down, and at least &lt;b&gt;three&lt;/b&gt; of them, each counts one chip: spadille, manille, basto and the king of black trumps make four. If he &lt;b&gt;lacks&lt;/b&gt; them in the same way, they count too. When he wins, each opponent pays them to him; when he loses, he pays them once, with the price of losing. Spadille and basto without manille count nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Regardez les neuf cartes avec lesquelles l’hombre commence à jouer. S’il a les plus hauts atouts sans trou, à partir de spadille, et au moins &lt;b&gt;trois&lt;/b&gt;, chacun compte un jeton&#xa0;: spadille, manille, baste et le roi d’un atout noir en font quatre. S’ils lui &lt;b&gt;manquent&lt;/b&gt; de la même façon, ils comptent aussi. Quand il gagne, chaque adversaire les lui paie&#xa0;; quand il perd, il les paie une fois, avec le prix de la perte. Spadille et baste sans manille ne comptent pas.</translation>
    </message>
    <message>
        <source>Estuches {rule A27}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Suites d’atouts {rule A27}</translation>
    </message>
    <message>
        <source>Besides the pool a lost game costs some chips for each player at the table, as a rule also for one who sits out. Where the dealer stakes for all, it costs 5 for each. Where every player stakes before the deal, it costs that stake for each: with a stake of 2 among three that is pool + 6. As a rule the price is the same whatever was bid. By the rules in force a lost game costs &lt;b&gt;pool + {loss}&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Outre la poule, un jeu perdu coûte des jetons pour chaque joueur de la table, en règle générale aussi pour celui qui fait le mort. Si le donneur mise pour tous, c’est 5 par joueur. Si chaque joueur mise avant la donne, c’est cette mise par joueur&#xa0;: avec une mise de 2 à trois, poule + 6. En règle générale, le prix est le même quelle que soit l’enchère. Avec les règles en vigueur, un jeu perdu coûte &lt;b&gt;poule + {loss}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Primeras {rule A28}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Premières {rule A28}</translation>
    </message>
    <message>
        <source>Three chips from each for the &lt;a href=&quot;rules:claim&quot;&gt;first five tricks&lt;/a&gt;, when the Ombre stops there. Three chips &lt;b&gt;against&lt;/b&gt; him if he loses the game and has won none of the first five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Trois jetons de chacun pour les &lt;a href=&quot;rules:claim&quot;&gt;cinq premières levées&lt;/a&gt;, quand l’hombre s’arrête là. Trois jetons &lt;b&gt;contre&lt;/b&gt; lui s’il perd le jeu et n’a fait aucune des cinq premières.</translation>
    </message>
    <message>
        <source>Worked examples {rule 1.14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemples calculés {rule 1.14}</translation>
    </message>
    <message>
        <source>Gains and losses of the Ombre and of the two defenders, X and Y; the ante is in the pool already. There are three players, and the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Gains et pertes de l’hombre et des deux défenseurs, X et Y&#xa0;; la mise est déjà à la poule. Il y a trois joueurs, et le donneur mise cinq.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>X</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Y</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Poule</translation>
    </message>
    <message>
        <source>Entrada won 5–3–1, pool 5: he takes 5, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande gagnée 5–3–1, poule 5&#xa0;: il prend 5, et 5 de chacun</translation>
    </message>
    <message>
        <source>Vuelta won 5–2–2 with three estuches, pool 10: he takes 10, and 7 + 3 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné gagné 5–2–2 avec une suite de trois, poule 10&#xa0;: il prend 10, et 7 + 3 de chacun</translation>
    </message>
    <message>
        <source>Entrada, all nine tricks, pool 5: he takes 5, and 5 + 10 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande, les neuf levées, poule 5&#xa0;: il prend 5, et 5 + 10 de chacun</translation>
    </message>
    <message>
        <source>Entrada 4–4–1, pool 5: puesta, 5 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande 4–4–1, poule 5&#xa0;: bête, 5 + 15</translation>
    </message>
    <message>
        <source>Vuelta 1–4–4, pool 10: puesta, 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné 1–4–4, poule 10&#xa0;: bête, 10 + 15</translation>
    </message>
    <message>
        <source>Entrada 4–5–0, pool 5: codille, 5 + 15 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande 4–5–0, poule 5&#xa0;: codille, 5 + 15 à X</translation>
    </message>
    <message>
        <source>Entrada 3–4–2 without the three matadors, pool 25: codille, 25 + 15 + 3 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande 3–4–2 sans les trois matadors, poule 25&#xa0;: codille, 25 + 15 + 3 à X</translation>
    </message>
    <message>
        <source>Vuelta, led on after five and lost two: he takes 5 and pays 28 to each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné, continué après cinq levées, puis deux perdues&#xa0;: il prend 5 et paie 28 à chacun</translation>
    </message>
    <message>
        <source>Vuelta surrendered and accepted, pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné où l’on s’est rendu, reddition acceptée, poule 5</translation>
    </message>
    <message>
        <source>Entrada surrendered, X takes over and ends with 4, the first Ombre 3, Y 2; pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande où l’on s’est rendu, X reprend et finit avec 4, le premier hombre 3, Y 2&#xa0;; poule 5</translation>
    </message>
    <message>
        <source>No chip is ever lost: what one player pays goes to another player or into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Aucun jeton ne se perd&#xa0;: ce que paie un joueur va à un autre joueur ou à la poule.</translation>
    </message>
</context>
<context>
    <name>rules/play.html</name>
    <message>
        <source>The play</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Le jeu de la carte</translation>
    </message>
    <message>
        <source>The eldest leads to the first trick, whoever is the Ombre. Whoever wins a trick leads to the next. The highest trump wins a trick; if there is none, the highest card of the suit that was led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes entame la première levée, quel que soit l’hombre. Qui fait une levée entame la suivante. Le plus haut atout fait la levée&#xa0;; s’il n’y en a pas, la plus haute carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>Following suit {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Fournir à la couleur {rule 1.9}</translation>
    </message>
    <message>
        <source>If you have a card of the suit led, play one of that suit.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Si vous avez une carte de la couleur demandée, jouez-en une.</translation>
    </message>
    <message>
        <source>If you have none, play whatever you like. You need not trump, and you need never play higher than what lies there.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Si vous n’en avez pas, jouez ce que vous voulez. Rien n’oblige à couper, ni jamais à jouer plus haut que ce qui est là.</translation>
    </message>
    <message>
        <source>The black aces are trumps. They do not follow to plain {suit S} or {suit C}.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Les as noirs sont des atouts. Ils ne fournissent pas aux couleurs ordinaires {suit S} ni {suit C}.</translation>
    </message>
    <message>
        <source>The privilege of the matadors</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le privilège des matadors</translation>
    </message>
    <message>
        <source>When &lt;b&gt;trumps&lt;/b&gt; are led you must play a trump, with one exception: a &lt;b&gt;matador&lt;/b&gt; may be kept back, unless the card that was &lt;b&gt;led&lt;/b&gt; is a higher matador. Keeping one back is called to &lt;b&gt;renege&lt;/b&gt;, and it is quite lawful. It helps only if you have no other trump; an ordinary trump in your hand must be played, or a matador in its place.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quand on entame &lt;b&gt;atout&lt;/b&gt;, vous devez jouer un atout, à une exception près&#xa0;: un &lt;b&gt;matador&lt;/b&gt; peut rester en main, sauf si la carte &lt;b&gt;d’entame&lt;/b&gt; est un plus haut matador. Le garder s’appelle &lt;b&gt;renoncer&lt;/b&gt;, et c’est tout à fait permis. Cela ne sert que si vous n’avez pas d’autre atout&#xa0;; un atout ordinaire en main doit être joué, ou un matador à sa place.</translation>
    </message>
    <message>
        <source>Only the card that was led forces a matador out. Spadille played second to a small trump forces nobody. The Ombre has the privilege as well as his opponents.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Seule la carte d’entame force un matador. Spadille joué en second sur un petit atout ne force personne. L’hombre a ce privilège comme les défenseurs.</translation>
    </message>
    <message>
        <source>Your only trumps are matadors: must you play one? {rule A15}</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>Vos seuls atouts sont des matadors&#xa0;: devez-vous en jouer un&#xa0;? {rule A15}</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Entamé</translation>
    </message>
    <message>
        <source>Your trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vos atouts</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>any trump that is no matador</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tout atout qui n’est pas un matador</translation>
    </message>
    <message>
        <source>any matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>n’importe quels matadors</translation>
    </message>
    <message>
        <source>are free</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>êtes libre</translation>
    </message>
    <message>
        <source>basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>baste</translation>
    </message>
    <message>
        <source>spadille, manille or both</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spadille, manille ou les deux</translation>
    </message>
    <message>
        <source>manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>manille</translation>
    </message>
    <message>
        <source>spadille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spadille</translation>
    </message>
    <message>
        <source>must play basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>devez jouer baste</translation>
    </message>
    <message>
        <source>spadille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spadille et baste</translation>
    </message>
    <message>
        <source>must play one of the two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>devez jouer l’un des deux</translation>
    </message>
    <message>
        <source>must play manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>devez jouer manille</translation>
    </message>
    <message>
        <source>manille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>manille et baste</translation>
    </message>
    <message>
        <source>Punto is an ordinary trump here: alone in the hand, it must be played to any trump that is led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ponte est ici un atout ordinaire&#xa0;: seul en main, il doit être joué sur tout atout entamé.</translation>
    </message>
    <message>
        <source>Examples, with {suit H} as trumps</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>Exemples, avec {suit H} pour atout</translation>
    </message>
    <message>
        <source>You hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vous avez</translation>
    </message>
    <message>
        <source>You may play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vous pouvez jouer</translation>
    </message>
    <message>
        <source>any of them; spadille may stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>celle que vous voulez&#xa0;; spadille peut rester</translation>
    </message>
    <message>
        <source>{SA} or {HK}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA} ou {HK}</translation>
    </message>
    <message>
        <source>{CA} only: manille calls for basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA} seulement&#xa0;: manille force baste</translation>
    </message>
    <message>
        <source>{CA} or {H2}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA} ou {H2}</translation>
    </message>
    <message>
        <source>any of them</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>celle que vous voulez</translation>
    </message>
    <message>
        <source>And with {suit C} as trumps: {SK} is led and you hold {SA} {S4} {HK}. You must play {S4}; spadille is no plain card of its suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Et avec {suit C} pour atout&#xa0;: l’entame est {SK} et vous avez {SA} {S4} {HK}. Vous devez jouer {S4}&#xa0;; spadille n’est pas une carte ordinaire de sa couleur.</translation>
    </message>
    <message>
        <source>Gano {rule 3.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gano {rule 3.6}</translation>
    </message>
    <message>
        <source>Where the table has agreed on it, a defender may say &lt;b&gt;gano&lt;/b&gt;, &amp;ldquo;I win&amp;rdquo;, of the card he plays: he asks the other defender not to overtake it. He may say it only while his card wins the trick and the other has yet to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Où la table en est convenue, un défenseur peut dire &lt;b&gt;gano&lt;/b&gt;, «&#xa0;je gagne&#xa0;», de la carte qu’il joue&#xa0;: il prie l’autre défenseur de ne pas la prendre. Il ne peut le dire que tant que sa carte gagne la levée et que l’autre doit encore jouer.</translation>
    </message>
    <message>
        <source>As a &lt;b&gt;request&lt;/b&gt; it tells the other that the card should hold. He is free to do as he likes.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Comme &lt;b&gt;prière&lt;/b&gt;, cela dit à l’autre que la carte devrait tenir. Il reste libre de faire ce qui lui plaît.</translation>
    </message>
    <message>
        <source>Where it &lt;b&gt;binds&lt;/b&gt;, the other must play a card that does not beat it, as long as he has one that he may play. If he has none, he has to win. Once the Ombre has beaten the card there is nothing left to be let pass.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Là où cela &lt;b&gt;oblige&lt;/b&gt;, l’autre doit jouer une carte qui ne la bat pas, tant qu’il en a une qu’il peut jouer. S’il n’en a pas, il faut bien qu’il la prenne. Dès que l’hombre a battu la carte, il n’y a plus rien à laisser passer.</translation>
    </message>
    <message>
        <source>It may be closed to a defender with four tricks: one more is codille, and others should not help him to it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>On peut l’interdire au défenseur qui a quatre levées&#xa0;: une de plus est codille, et les autres ne doivent pas l’y aider.</translation>
    </message>
    <message>
        <source>Example: the Ombre leads {S6}, your friend plays {SQ} and says gano. You hold {SK} {S3} {D5}. Where gano binds, {S3} is your only card; holding {SK} {D5}, you would have to play {SK}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Exemple&#xa0;: l’hombre entame de {S6}, votre ami joue {SQ} et dit gano. Vous avez {SK} {S3} {D5}. Où gano oblige, {S3} est votre seule carte&#xa0;; avec {SK} {D5}, vous devriez jouer {SK}.</translation>
    </message>
    <message>
        <source>Not this card?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Pas cette carte&#xa0;?</translation>
    </message>
    <message>
        <source>A card that may not be played now is dimmed. Click it, and the table tells you which rule is in the way. Press &lt;b&gt;F1&lt;/b&gt;, or click what the table says, and this book opens at that rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Une carte qui ne peut pas être jouée maintenant est grisée. Cliquez dessus, et la table vous dit quelle règle s’y oppose. Appuyez sur &lt;b&gt;F1&lt;/b&gt;, ou cliquez sur ce que dit la table, et ce livre s’ouvre à cette règle.</translation>
    </message>
</context>
<context>
    <name>rules/pokerwiner.html</name>
    <message>
        <source>Two-bid Ombre {rule 3.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’hombre aux deux enchères {rule 3.8}</translation>
    </message>
    <message>
        <source>The form that the encyclopaedias describe: two bids instead of three, nothing is turned up, and at the end of the exchange the dealer has a choice of his own. The rest is as in Ombre Renegado.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La forme que décrivent les encyclopédies&#xa0;: deux enchères au lieu de trois, rien n’est tourné, et à la fin de l’écart le donneur a un choix à lui. Le reste est comme à l’hombre renegado.</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La donne {rule 1.5}</translation>
    </message>
    <message>
        <source>The pack is dealt round face up, and the first &lt;b&gt;black ace&lt;/b&gt; makes its owner the dealer. He puts five chips into the pool and deals nine cards each, three at a time, to the right; thirteen are the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On distribue le jeu à découvert à la ronde, et le premier &lt;b&gt;as noir&lt;/b&gt; fait de qui le reçoit le donneur. Il met cinq jetons à la poule et donne neuf cartes à chacun, trois par trois, vers la droite&#xa0;; treize sont le talon.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les enchères {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vaut</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Jeu&lt;/b&gt;</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5 de chacun</translation>
    </message>
    <message>
        <source>&lt;b&gt;No exchange&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Jeu sans écart&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>pas pour l’hombre</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>15 de chacun</translation>
    </message>
    <message>
        <source>The eldest speaks first. Whoever says &lt;i&gt;I play&lt;/i&gt; may be overcalled by a later player who will do it without exchange. The first may then keep the game by &lt;b&gt;holding&lt;/b&gt;: he gives up his exchange as well. If all pass, the cards are thrown in; the pool stays, and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes parle d’abord. Celui qui dit &lt;i&gt;je joue&lt;/i&gt; peut être dépassé par un joueur suivant qui le fera sans écart. Le premier peut alors garder le jeu en &lt;b&gt;tenant&lt;/b&gt;&#xa0;: il renonce lui aussi à l’écart. Si tous passent, on jette les cartes&#xa0;; la poule reste, et le donneur suivant mise de nouveau.</translation>
    </message>
    <message>
        <source>The Ombre names any suit as trump before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre nomme la couleur qu’il veut pour atout avant d’écarter. {rule 1.7}</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>L’écart {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre first, unless he plays without exchange; then the others, the one at his right before the other. Each may throw any number and draws as many, as far as the talon goes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre d’abord, à moins qu’il ne joue sans écart&#xa0;; puis les autres, celui à sa droite avant l’autre. Chacun peut écarter autant de cartes qu’il veut et en prend autant, tant qu’il en reste au talon.</translation>
    </message>
    <message>
        <source>When all have drawn, the &lt;b&gt;dealer&lt;/b&gt; may look at what is left of the talon. If he does, he must show it to everybody. He may as well leave it closed. {rule A14}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quand tous ont pris, le &lt;b&gt;donneur&lt;/b&gt; peut regarder ce qui reste du talon. S’il le fait, il doit le montrer à tous. Il peut aussi bien le laisser fermé. {rule A14}</translation>
    </message>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La reddition {rule 1.11}</translation>
    </message>
    <message>
        <source>Until he has played his card to the fourth trick, an Ombre who has bid &lt;i&gt;play&lt;/i&gt; may give up. A defender may take the hand over, the one at the Ombre’s right first; otherwise he pays pool + {loss} into the pool, without extras. Without exchange there is no surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tant qu’il n’a pas joué sa carte à la quatrième levée, un hombre qui a annoncé &lt;i&gt;jeu&lt;/i&gt; peut se rendre. Un défenseur peut reprendre le jeu, celui à la droite de l’hombre d’abord&#xa0;; sinon il paie poule + {loss} à la poule, sans rien de plus. Sans écart, on ne se rend pas.</translation>
    </message>
    <message>
        <source>All the rest</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tout le reste</translation>
    </message>
    <message>
        <source>The same as in Renegado: &lt;a href=&quot;rules:cards&quot;&gt;the order of the cards&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;the play&lt;/a&gt; with its privilege of the matadors, &lt;a href=&quot;rules:claim&quot;&gt;the claim after five tricks and the vole&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;who has won&lt;/a&gt;, and &lt;a href=&quot;rules:payments&quot;&gt;what is paid&lt;/a&gt;. Where those pages speak of an entrada think of &lt;i&gt;play&lt;/i&gt;, where they speak of a solo think of &lt;i&gt;no exchange&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Comme au renegado&#xa0;: &lt;a href=&quot;rules:cards&quot;&gt;l’ordre des cartes&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;le jeu de la carte&lt;/a&gt; avec son privilège des matadors, &lt;a href=&quot;rules:claim&quot;&gt;l’arrêt après cinq levées et la vole&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;qui a gagné&lt;/a&gt;, et &lt;a href=&quot;rules:payments&quot;&gt;ce qu’on paie&lt;/a&gt;. Où ces pages parlent d’une demande, pensez &lt;i&gt;jeu&lt;/i&gt;&#xa0;; où elles parlent d’un solo, pensez &lt;i&gt;jeu sans écart&lt;/i&gt;.</translation>
    </message>
</context>
<context>
    <name>rules/quadrille.html</name>
    <message>
        <source>Quadrille {rule 24}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Quadrille {rule 24}</translation>
    </message>
    <message>
        <source>Four play with the whole pack, ten cards each, so there is no talon and nothing to exchange. The Ombre calls a &lt;b&gt;king&lt;/b&gt;, and whoever holds it is the ally, in secret: the game of Europe’s drawing rooms in the eighteenth century.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quatre jouent avec tout le jeu de cartes, dix chacun&#xa0;: il n’y a donc ni talon ni écart. L’hombre appelle un &lt;b&gt;roi&lt;/b&gt;, et celui qui l’a est son allié, en secret&#xa0;: le jeu des salons de l’Europe au dix-huitième siècle.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordre des cartes et le jeu sont ceux de tous les jeux d’hombre&#xa0;: voyez &lt;a href=&quot;rules:cards&quot;&gt;Les cartes et leur ordre&lt;/a&gt; et &lt;a href=&quot;rules:play&quot;&gt;Le jeu de la carte&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 24.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Mises et donne {rule 24.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts one chip into the pool before each deal, so a fresh pool holds four. The dealer deals all forty cards, three, three and four at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Chaque&lt;/b&gt; joueur met un jeton à la poule avant chaque donne&#xa0;: une poule neuve en contient quatre. Le donneur donne les quarante cartes par trois, trois et quatre, en commençant à sa droite et en tournant à droite.</translation>
    </message>
    <message>
        <source>The bids {rule 24.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les enchères {rule 24.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>À quoi vous vous engagez</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Roi appelé&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>six des dix levées, avec celui qui a le roi que vous appelez</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sans prendre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>six levées tout seul, contre trois</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vole&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all ten tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>les dix levées tout seul</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes parle d’abord, et qui passe est dehors. Si vous avez dit roi appelé et que quelqu’un qui parle après vous annonce sans prendre, vous pouvez &lt;b&gt;tenir&lt;/b&gt;&#xa0;: jouez sans prendre vous-même, et le jeu reste à vous.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, the holder of spadille must play, and calls a king as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si &lt;b&gt;les quatre passent&lt;/b&gt;, celui qui a spadille doit jouer, et appelle un roi comme s’il l’avait demandé.</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 24.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>L’atout et le roi appelé {rule 24.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they then call a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre nomme l’atout. S’il a demandé un roi, ou s’il joue de force, il appelle ensuite un &lt;b&gt;roi&lt;/b&gt;&#xa0;:</translation>
    </message>
    <message>
        <source>any king but that of trumps, even one of their own hand: then they play alone, and nobody else knows it;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>tout roi sauf celui d’atout, même un roi de sa main&#xa0;: alors il joue seul, et personne d’autre ne le sait&#xa0;;</translation>
    </message>
    <message>
        <source>if they hold &lt;b&gt;all four kings&lt;/b&gt;, also a &lt;b&gt;{rank Q}&lt;/b&gt; that they lack, not of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>s’il a &lt;b&gt;les quatre rois&lt;/b&gt;, il peut aussi appeler, hors atout, une figure qu’il n’a pas&#xa0;: &lt;b&gt;{rank Q}&lt;/b&gt;&#xa0;;</translation>
    </message>
    <message>
        <source>if there is nothing to call, they play alone and show why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>s’il n’y a rien à appeler, il joue seul et montre pourquoi.</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Celui qui a la carte appelée est l’&lt;b&gt;allié&lt;/b&gt;, et il ne dit rien. Les autres, l’hombre aussi, apprennent qui c’est quand la carte est jouée. Jusque-là, la table dit des autres &lt;i&gt;ami ou ennemi&#xa0;?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The play and the vole {rule 24.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le jeu et la vole {rule 24.4}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. Nobody surrenders, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes entame, quel que soit l’hombre. Les matadors ont leur privilège. Personne ne se rend, et personne ne dit gano.</translation>
    </message>
    <message>
        <source>A side that has won &lt;b&gt;the first six tricks&lt;/b&gt; may stop: whoever took the sixth claims the game, or goes on for all ten. The ally is known from then on. Nobody is asked in a forced game, nor in a vole that was bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un camp qui a gagné &lt;b&gt;les six premières levées&lt;/b&gt; peut s’arrêter&#xa0;: celui qui a fait la sixième réclame le jeu, ou continue pour les dix. Dès lors l’allié est connu. On ne demande rien dans un jeu forcé, ni dans une vole annoncée.</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce qu’on paie {rule 24.5}</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and the ally count together. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave, and 2 after sans prendre; 1 more if the three matadors were dealt to the side, won or lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les levées de l’hombre et de l’allié comptent ensemble. Le &lt;b&gt;jeu&lt;/b&gt; vaut 1 jeton de chaque adversaire pour un roi appelé, et 2 pour un sans prendre&#xa0;; 1 de plus si le camp a reçu les trois matadors à la donne, gagné ou perdu.</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Levées du camp</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ce qui arrive</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Six&lt;/b&gt; ou plus&#xa0;: gagné</translation>
    </message>
    <message>
        <source>The side takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le camp prend la poule, et chaque adversaire paie le jeu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinq&lt;/b&gt;&#xa0;: remise, ou bête</translation>
    </message>
    <message>
        <source>The side pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le camp paie à la poule autant qu’elle contient, et le jeu à chaque adversaire.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Quatre&lt;/b&gt; ou moins&#xa0;: codille</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The side puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les adversaires partagent la poule également. Le camp remet à la poule ce qu’ils ont pris, et paie le jeu à chacun.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All ten&lt;/b&gt;, after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Les dix&lt;/b&gt;, après avoir continué</translation>
    </message>
    <message>
        <source>Won, and each opponent pays for the vole too: 1 after asking leave, 4 after sans prendre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gagné, et chaque adversaire paie aussi la vole&#xa0;: 1 pour un roi appelé, 4 pour un sans prendre.</translation>
    </message>
    <message>
        <source>A trick lost after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Une levée perdue après avoir continué</translation>
    </message>
    <message>
        <source>Won all the same, but the price of the vole is taken off the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gagné tout de même, mais le prix de la vole est ôté du jeu.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vole that was bid&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Une &lt;b&gt;vole annoncée&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 6 from each opponent, 7 with the matadors. Missed: 4 to each, and the pool stays; with fewer than six tricks the game is lost besides.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Faite&#xa0;: la poule, et 6 de chaque adversaire, 7 avec les matadors. Manquée&#xa0;: 4 à chacun, et la poule reste&#xa0;; avec moins de six levées, le jeu est perdu en outre.</translation>
    </message>
    <message>
        <source>Ombre and ally share the pool half and half, won or lost; the odd chip is the Ombre’s. The first opponent at the Ombre’s right settles with the ally, the other with the Ombre. An ally pays &lt;b&gt;nothing&lt;/b&gt; for an Ombre who took fewer than three tricks themselves, except in a forced game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre et l’allié partagent la poule par moitié, gagnée ou perdue&#xa0;; le jeton impair est à l’hombre. Le premier adversaire à la droite de l’hombre règle avec l’allié, l’autre avec l’hombre. Un allié ne paie &lt;b&gt;rien&lt;/b&gt; pour un hombre qui a fait lui-même moins de trois levées, sauf dans un jeu forcé.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>The pool is 4, and nobody was dealt the matadors.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La poule est de 4, et personne n’a reçu les matadors.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Allié</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Poule</translation>
    </message>
    <message>
        <source>Asked leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Roi appelé, gagné</translation>
    </message>
    <message>
        <source>Asked leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Roi appelé, remise</translation>
    </message>
    <message>
        <source>The same, the Ombre took two tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De même, l’hombre a fait deux levées</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, gagné</translation>
    </message>
    <message>
        <source>Sans prendre, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, remise</translation>
    </message>
    <message>
        <source>Sans prendre, codille: each opponent takes 1, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, codille&#xa0;: chaque adversaire prend 1, et 1 reste</translation>
    </message>
    <message>
        <source>Vole bid and made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vole annoncée et faite</translation>
    </message>
    <message>
        <source>Vole bid, six tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vole annoncée, six levées</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Où les tables diffèrent</translation>
    </message>
    <message>
        <source>A table may forbid calling one’s own king, let three kings be enough for calling a {rank Q}, or ask nobody to go on while the called king is hidden. A table may prefer a suit, in which everything but the pool is paid double, and stake more. The old books disagree about who settles with whom and what a missed vole costs; this is our reading.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Une table peut défendre d’appeler son propre roi, se contenter de trois rois pour appeler une autre figure ({rank Q}), ou ne demander à personne de continuer tant que le roi appelé est caché. Une table peut préférer une couleur, où tout se paie double hors la poule, et miser davantage. Les vieux livres ne s’accordent pas sur qui règle avec qui, ni sur ce que coûte une vole manquée&#xa0;; voilà notre lecture.</translation>
    </message>
</context>
<context>
    <name>rules/rocambor.html</name>
    <message>
        <source>Rocambor {rule 23}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Rocambor {rule 23}</translation>
    </message>
    <message>
        <source>Ombre as it is played in Peru and Bolivia: &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; with {suit D}, &lt;b&gt;oros&lt;/b&gt;, as the favour suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre comme on le joue au Pérou et en Bolivie&#xa0;: le &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; avec {suit D}, &lt;b&gt;oros&lt;/b&gt;, pour couleur favorite.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordre des cartes et le jeu sont ceux de tous les jeux d’hombre&#xa0;: voyez &lt;a href=&quot;rules:cards&quot;&gt;Les cartes et leur ordre&lt;/a&gt; et &lt;a href=&quot;rules:play&quot;&gt;Le jeu de la carte&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 23.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Mises et donne {rule 23.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play; with &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, but pays and is paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool (&lt;i&gt;plato&lt;/i&gt;). Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On joue à trois&#xa0;; à &lt;b&gt;quatre&lt;/b&gt;, le donneur fait le mort, mais il paie et reçoit comme un défenseur, sauf qu’il n’a pas de part à un codille. Le donneur met &lt;b&gt;un jeton&lt;/b&gt; à la poule (&lt;i&gt;plato&lt;/i&gt;). Chacun reçoit neuf cartes, par trois, en tournant à droite, et treize restent au talon.</translation>
    </message>
    <message>
        <source>The bids {rule 23.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les enchères {rule 23.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>À quoi vous vous engagez</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Demande&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange up to eight cards</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vous nommez l’atout que vous voulez, et échangez jusqu’à huit cartes</translation>
    </message>
    <message>
        <source>&lt;b&gt;Oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Oros&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange up to six</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit D} est atout, et vous échangez jusqu’à six cartes</translation>
    </message>
    <message>
        <source>&lt;b&gt;Volteo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Volteo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la première carte du talon est retournée&#xa0;: sa couleur est atout&#xa0;; la seconde valeur est celle de la couleur favorite</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vous nommez l’atout que vous voulez, et n’échangez rien</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo en oros&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit D} est atout, et vous n’échangez rien</translation>
    </message>
    <message>
        <source>The eldest speaks first. The first bid must be an entrada, a volteo or a solo: &lt;b&gt;oros and solo in oros&lt;/b&gt; only go above another bid, or hold one. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass is final. An entrada or a solo that names {suit D} after all is paid as a game in oros.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes parle d’abord. La première enchère doit être une demande, un volteo ou un solo&#xa0;: &lt;b&gt;oros et solo en oros&lt;/b&gt; ne font que monter sur une autre enchère, ou en tenir une. Chaque enchère doit monter, sauf que celui qui parle plus tôt peut &lt;b&gt;tenir&lt;/b&gt; l’enchère d’un joueur qui parle après lui. Qui passe ne parle plus. Une demande ou un solo qui nomme finalement {suit D} se paie comme un jeu en oros.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, whoever holds spadille must play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange. If spadille lies in the talon, the deal is passed out. At some tables the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si &lt;b&gt;tous passent&lt;/b&gt;, celui qui a spadille doit jouer une demande, l’&lt;i&gt;espada obligada&lt;/i&gt;&#xa0;: il nomme l’atout et échange. Si spadille est au talon, la donne est passée. À certaines tables, le dernier peut dire &lt;b&gt;contrabola&lt;/b&gt; quand tous ont passé avant lui. Alors il n’y a pas d’atout {rule 20.2}&#xa0;: chaque as noir est la plus basse carte de sa couleur. Il jette une carte et en prend une, personne d’autre n’échange, et il ne doit pas faire une seule levée.</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>L’atout et l’échange {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first: up to eight cards after an entrada, six after oros. In a &lt;b&gt;volteo&lt;/b&gt; the turned card belongs to the Ombre and counts among the cards drawn, one to eight; a black ace makes its own suit trump. It is the bid that counts: an entrada that names {suit D} draws up to eight. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre échange le premier&#xa0;: jusqu’à huit cartes après une demande, six après oros. Au &lt;b&gt;volteo&lt;/b&gt;, la carte retournée est à lui et compte parmi celles qu’il prend, d’une à huit&#xa0;; un as noir fait atout de sa propre couleur. C’est l’enchère qui compte&#xa0;: une demande qui nomme {suit D} prend jusqu’à huit cartes. Puis les défenseurs échangent&#xa0;: celui qui est à la droite de l’hombre peut commencer ou laisser commencer l’autre, et prendre tout ce qui reste. Au solo, seuls les défenseurs échangent.</translation>
    </message>
    <message>
        <source>The play and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le jeu et la bola {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop, and each pays one chip more; or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes entame, quel que soit l’hombre. L’hombre qui gagne les cinq premières levées peut s’arrêter, et chacun paie un jeton de plus&#xa0;; ou bien il continue pour les neuf, la &lt;b&gt;bola&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Se rendre {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up. A volteo is lost at once, and a solo is never given up. In an entrada, in oros and in a forced game a defender may take the hand over and play it in the Ombre’s place; it is settled as in &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; {rule A20}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Avant de jouer à la &lt;b&gt;quatrième levée&lt;/b&gt;, l’hombre peut se rendre. Un volteo est perdu aussitôt, et un solo ne se rend jamais. À une demande, à oros et dans un jeu forcé, un défenseur peut reprendre le jeu et le jouer à la place de l’hombre&#xa0;; on règle comme au &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; {rule A20}.</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce qu’on paie {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ce qui arrive</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre a &lt;b&gt;plus de levées que chacun&lt;/b&gt; des défenseurs&#xa0;: gagné</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre prend la poule. Chacun des autres paie la valeur, 1 de plus si l’hombre a joué avec les trois matadors, et 1 de plus pour les cinq premières levées.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;, les neuf levées</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the first five.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De même, avec 3 pour la bola au lieu des cinq premières.</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il a continué et perdu une levée</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le jeu est gagné et la poule prise, mais on ôte 3 de ce que chacun paie&#xa0;; où il ne reste rien, c’est l’hombre qui paie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bête&lt;/b&gt; (&lt;i&gt;puesta&lt;/i&gt;)&#xa0;: deux sont en tête à égalité, même à 1 – 4 – 4</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre paie à la poule la valeur une fois pour chacun des autres joueurs.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codille&lt;/b&gt;&#xa0;: un défenseur en a le plus</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre lui paie autant. La poule reste.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rendu&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Comme pour une bête.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Contrabola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Faite&#xa0;: la poule, et 2 de chacun. Manquée&#xa0;: 2 à la poule pour chacun des autres joueurs.</translation>
    </message>
    <message>
        <source>Points instead of chips {rule 23.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Des points au lieu de jetons {rule 23.4}</translation>
    </message>
    <message>
        <source>A table may play for points, to &lt;b&gt;twelve&lt;/b&gt;. The Ombre has 1 point for a game won with up to six tricks, 2 with seven or eight, 4 with all nine, and 1 more in oros. For a puesta each defender has 1, for a codille the better one 2. Nobody gives up, and nothing is staked. The first with twelve points wins, counted after the deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Une table peut jouer en points, jusqu’à &lt;b&gt;douze&lt;/b&gt;. L’hombre a 1 point pour un jeu gagné avec six levées au plus, 2 avec sept ou huit, 4 avec les neuf, et 1 de plus en oros. Pour une bête, chaque défenseur a 1 point&#xa0;; pour un codille, le meilleur en a 2. Personne ne se rend, et l’on ne mise rien. Le premier à douze points gagne&#xa0;; on compte après la donne.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On est quatre à la table, et il y a un jeton à la poule.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Chacun des autres</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Poule</translation>
    </message>
    <message>
        <source>Oros, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Oros, gagné</translation>
    </message>
    <message>
        <source>Volteo that turned {suit D}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Volteo qui a retourné {suit D}, gagné</translation>
    </message>
    <message>
        <source>Entrada that named {suit D}, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande qui a nommé {suit D}, 4 – 4 – 1</translation>
    </message>
    <message>
        <source>Solo in oros, one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo en oros, un défenseur gagne codille</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Où les tables diffèrent</translation>
    </message>
    <message>
        <source>Rocambor could be read in one program only, whose rules and whose play did not always agree; the prices are those of our Tresillo. A table may open with oros, draw eight cards after it, deal again when all pass, and change what Tresillo changes. The game named &lt;i&gt;penetro&lt;/i&gt;, in which all play when all have passed, is not played here.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nous n’avons pu lire le rocambor que dans un seul programme, dont les règles et le jeu ne s’accordaient pas toujours&#xa0;; les prix sont ceux de notre Tresillo. Une table peut ouvrir par oros, prendre huit cartes ensuite, redonner quand tous passent, et changer tout ce qui se change au Tresillo. Le jeu nommé &lt;i&gt;penetro&lt;/i&gt;, où tous jouent quand tous ont passé, ne se joue pas ici.</translation>
    </message>
</context>
<context>
    <name>rules/surrender.html</name>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>La reddition {rule 1.11}</translation>
    </message>
    <message>
        <source>An Ombre who sees that he cannot win may give up when it is his turn, until he has played his card to the &lt;b&gt;fourth trick&lt;/b&gt;. He then pays a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt; without any extras: never more than the lost game would cost, and no defender is the richer by it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un hombre qui voit qu’il ne peut pas gagner peut se rendre quand c’est son tour, tant qu’il n’a pas joué sa carte à la &lt;b&gt;quatrième levée&lt;/b&gt;. Il paie alors une &lt;a href=&quot;rules:outcome&quot;&gt;bête&lt;/a&gt; sans rien de plus&#xa0;: jamais davantage que ne coûterait le jeu perdu, et aucun défenseur ne s’en enrichit.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>May he surrender?</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Peut-il se rendre&#xa0;?</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Non.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes, if &lt;b&gt;both&lt;/b&gt; defenders accept. If one refuses, play goes on; he may ask again in a later trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Oui, si les &lt;b&gt;deux&lt;/b&gt; défenseurs acceptent. Si l’un refuse, on continue&#xa0;; il peut le demander encore à une levée suivante.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Demande&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes. But each defender, the one at the Ombre’s right first, may &lt;b&gt;take over&lt;/b&gt; the hand.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Oui. Mais chaque défenseur, celui à la droite de l’hombre d’abord, peut &lt;b&gt;reprendre&lt;/b&gt; le jeu.</translation>
    </message>
    <message>
        <source>Taking over {rule A20}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Reprendre le jeu {rule A20}</translation>
    </message>
    <message>
        <source>Whoever takes over is the Ombre for the rest of the deal, as if the entrada had been his own. Trumps stay as they are, the tricks that were won stay with their winners, and nobody exchanges again. He is paid as an Ombre if he wins and pays as an Ombre if he does not. The one who gave up is a defender now and owes nothing more than any defender. A hand can be taken over once, and then it is played to the end.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Qui reprend est l’hombre pour le reste de la donne, comme si la demande avait été la sienne. L’atout reste ce qu’il est, les levées faites restent à qui les a faites, et personne n’écarte de nouveau. On le paie comme un hombre s’il gagne, et il paie comme un hombre s’il ne gagne pas. Celui qui s’est rendu est maintenant défenseur et ne doit rien de plus qu’un défenseur. Un jeu peut être repris une fois, puis il se joue jusqu’au bout.</translation>
    </message>
    <message>
        <source>The Spanish way</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>À l’espagnole</translation>
    </message>
    <message>
        <source>A table may agree to settle a hand that was taken over as Spanish books have it. Then the pool stays where it is, and nobody is paid for the game, for estuches or for primeras. There is one price, the &lt;b&gt;puesta&lt;/b&gt; of pool + {loss}. Who pays it depends on who has the most tricks:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Une table peut convenir de régler un jeu repris comme le font les livres espagnols. Alors la poule reste où elle est, et l’on ne paie ni le jeu, ni les suites d’atouts, ni les premières. Il y a un seul prix, la &lt;b&gt;bête&lt;/b&gt; de poule + {loss}. Qui la paie dépend de qui a le plus de levées&#xa0;:</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Le plus de levées</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ce qu’on paie</translation>
    </message>
    <message>
        <source>the player who took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>celui qui a repris</translation>
    </message>
    <message>
        <source>The player who gave up pays them a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Celui qui s’est rendu lui paie une bête.</translation>
    </message>
    <message>
        <source>the player who took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>celui qui a repris et un autre, à égalité</translation>
    </message>
    <message>
        <source>The player who took over and the one who gave up each pay a puesta into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Celui qui a repris et celui qui s’est rendu paient chacun une bête à la poule.</translation>
    </message>
    <message>
        <source>the player who gave up, alone or level with a third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>celui qui s’est rendu, seul ou à égalité avec un troisième</translation>
    </message>
    <message>
        <source>The player who took over pays a puesta into the pool. The player who gave up is saved and pays nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Celui qui a repris paie une bête à la poule. Celui qui s’est rendu est sauvé et ne paie rien.</translation>
    </message>
    <message>
        <source>two players level who neither took over nor gave up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>deux joueurs à égalité qui n’ont ni repris ni rendu</translation>
    </message>
    <message>
        <source>a third player alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>un troisième joueur seul</translation>
    </message>
    <message>
        <source>Codille: the player who took over pays them a puesta, and the one who gave up pays one into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codille&#xa0;: celui qui a repris lui paie une bête, et celui qui s’est rendu en paie une à la poule.</translation>
    </message>
    <message>
        <source>A taker who has the first five tricks has won, and is not asked to claim: neither the primeras nor a vole would be paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Celui qui reprend et a les cinq premières levées a gagné, et on ne lui demande pas s’il s’arrête&#xa0;: on ne paierait ni les premières ni une vole.</translation>
    </message>
</context>
<context>
    <name>rules/tresillo.html</name>
    <message>
        <source>Tresillo {rule 22}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Tresillo {rule 22}</translation>
    </message>
    <message>
        <source>Ombre as it is played in Spain. One suit, the &lt;b&gt;favour suit&lt;/b&gt;, is better than the others: a bid in it goes above the same bid in another suit, and is worth more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre comme on le joue en Espagne. Une couleur, la &lt;b&gt;couleur favorite&lt;/b&gt;, vaut mieux que les autres&#xa0;: une enchère y passe avant la même enchère dans une autre couleur, et se paie plus cher.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. Spaniards call the Ombre the &lt;i&gt;jugador&lt;/i&gt; and the defenders the &lt;i&gt;contras&lt;/i&gt;; spadille is the &lt;i&gt;espada&lt;/i&gt;, manille the &lt;i&gt;mala&lt;/i&gt;, and the pool is the &lt;i&gt;plato&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordre des cartes et le jeu sont ceux de tous les jeux d’hombre&#xa0;: voyez &lt;a href=&quot;rules:cards&quot;&gt;Les cartes et leur ordre&lt;/a&gt; et &lt;a href=&quot;rules:play&quot;&gt;Le jeu de la carte&lt;/a&gt;. Les Espagnols appellent l’hombre &lt;i&gt;jugador&lt;/i&gt; et les défenseurs &lt;i&gt;contras&lt;/i&gt;&#xa0;; spadille est l’&lt;i&gt;espada&lt;/i&gt;, manille la &lt;i&gt;mala&lt;/i&gt;, et la poule est le &lt;i&gt;plato&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 22.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Mises et donne {rule 22.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play. With &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, as &lt;i&gt;zángano&lt;/i&gt;: they get no cards, but pay and are paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool. Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On joue à trois. À &lt;b&gt;quatre&lt;/b&gt;, le donneur fait le mort, le &lt;i&gt;zángano&lt;/i&gt; (faux bourdon)&#xa0;: il n’a pas de cartes, mais il paie et reçoit comme un défenseur, sauf qu’il n’a pas de part à un codille. Le donneur met &lt;b&gt;un jeton&lt;/b&gt; à la poule. Chacun reçoit neuf cartes, par trois, en tournant à droite, et treize restent au talon.</translation>
    </message>
    <message>
        <source>The favour suit {rule 22.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La couleur favorite {rule 22.2}</translation>
    </message>
    <message>
        <source>It is agreed for the whole sitting; at this table it is {suit S}, unless you choose another. A game in the favour suit is worth &lt;b&gt;twice&lt;/b&gt; the value.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On en convient pour toute la partie&#xa0;; à cette table c’est {suit S}, à moins que vous n’en choisissiez une autre. Un jeu dans la couleur favorite vaut le &lt;b&gt;double&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The bids {rule 22.3} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les enchères {rule 22.3} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>À quoi vous vous engagez</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Demande&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vous nommez l’atout que vous voulez, et échangez</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Demande favorite&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la couleur favorite est atout, et vous échangez</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la première carte du talon est retournée&#xa0;: sa couleur est atout&#xa0;; la seconde valeur est celle de la couleur favorite</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vous nommez l’atout que vous voulez, et n’échangez rien</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo favori&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la couleur favorite est atout, et vous n’échangez rien</translation>
    </message>
    <message>
        <source>The eldest speaks first. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass (&lt;i&gt;paso&lt;/i&gt;) is final. An entrada or a solo that names the favour suit after all is paid as a game in favour.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes parle d’abord. Chaque enchère doit monter, sauf que celui qui parle plus tôt peut &lt;b&gt;tenir&lt;/b&gt; l’enchère d’un joueur qui parle après lui. Qui passe (&lt;i&gt;paso&lt;/i&gt;) ne parle plus. Une demande ou un solo qui nomme finalement la couleur favorite se paie comme un jeu favori.</translation>
    </message>
    <message>
        <source>If all pass, the next player deals. At some tables whoever holds spadille must then play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange, and if spadille lies in the talon, the deal is passed out. At others the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si tous passent, le suivant donne. À certaines tables, celui qui a spadille doit alors jouer une demande, l’&lt;i&gt;espada obligada&lt;/i&gt;&#xa0;: il nomme l’atout et échange, et si spadille est au talon, la donne est passée. À d’autres, le dernier peut dire &lt;b&gt;contrabola&lt;/b&gt; quand tous ont passé avant lui. Alors il n’y a pas d’atout {rule 20.2}&#xa0;: chaque as noir est la plus basse carte de sa couleur. Il jette une carte et en prend une, personne d’autre n’échange, et il ne doit pas faire une seule levée.</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>L’atout et l’échange {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first, up to nine cards. In a &lt;b&gt;vuelta&lt;/b&gt; the turned card belongs to the Ombre and counts among those drawn; a black ace makes its own suit trump. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre échange le premier, jusqu’à neuf cartes. Au &lt;b&gt;tourné&lt;/b&gt;, la carte retournée est à lui et compte parmi celles qu’il prend&#xa0;; un as noir fait atout de sa propre couleur. Puis les défenseurs échangent&#xa0;: celui qui est à la droite de l’hombre peut commencer ou laisser commencer l’autre, et prendre tout ce qui reste. Au solo, seuls les défenseurs échangent.</translation>
    </message>
    <message>
        <source>The play, the first five tricks and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le jeu, les cinq premières levées et la bola {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop: that is &lt;i&gt;primeras&lt;/i&gt;, and each pays one chip more. Or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes entame, quel que soit l’hombre. L’hombre qui gagne les cinq premières levées peut s’arrêter&#xa0;: ce sont les &lt;i&gt;primeras&lt;/i&gt;, et chacun paie un jeton de plus. Ou bien il continue pour les neuf, la &lt;b&gt;bola&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Se rendre {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up: they say &lt;i&gt;paso&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Avant de jouer à la &lt;b&gt;quatrième levée&lt;/b&gt;, l’hombre peut se rendre&#xa0;: il dit &lt;i&gt;paso&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vuelta&lt;/b&gt; is lost at once.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Un &lt;b&gt;tourné&lt;/b&gt; est perdu aussitôt.</translation>
    </message>
    <message>
        <source>In an &lt;b&gt;entrada&lt;/b&gt; each defender, the one at the Ombre’s right first, may say &lt;i&gt;bien&lt;/i&gt;, and accept, or &lt;i&gt;la sigo&lt;/i&gt;, and play it in the Ombre’s place. Trump and tricks stay as they are, and nobody exchanges again.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>À une &lt;b&gt;demande&lt;/b&gt;, chaque défenseur, celui à la droite de l’hombre d’abord, peut dire &lt;i&gt;bien&lt;/i&gt; et accepter, ou &lt;i&gt;la sigo&lt;/i&gt; et la jouer à la place de l’hombre. L’atout et les levées restent ce qu’ils sont, et personne n’échange de nouveau.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;solo&lt;/b&gt; is never given up.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Un &lt;b&gt;solo&lt;/b&gt; ne se rend jamais.</translation>
    </message>
    <message>
        <source>After a take-over the pool stays, and there is one price, that of a lost entrada {rule A20}:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Après une reprise la poule reste, et il n’y a qu’un prix, celui d’une demande perdue {rule A20}&#xa0;:</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Le plus de levées</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ce qu’on paie</translation>
    </message>
    <message>
        <source>whoever took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>celui qui a repris</translation>
    </message>
    <message>
        <source>Whoever gave up pays them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Celui qui s’est rendu le paie.</translation>
    </message>
    <message>
        <source>whoever took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>celui qui a repris et un autre, à égalité</translation>
    </message>
    <message>
        <source>Whoever took over and whoever gave up each pay into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Celui qui a repris et celui qui s’est rendu paient chacun à la poule.</translation>
    </message>
    <message>
        <source>whoever gave up, alone or level with the third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>celui qui s’est rendu, seul ou à égalité avec le troisième</translation>
    </message>
    <message>
        <source>Whoever took over pays into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Celui qui a repris paie à la poule.</translation>
    </message>
    <message>
        <source>the third alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le troisième seul</translation>
    </message>
    <message>
        <source>Whoever gave up pays into the pool, and whoever took over pays the third.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Celui qui s’est rendu paie à la poule, et celui qui a repris paie le troisième.</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce qu’on paie {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ce qui arrive</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre a &lt;b&gt;plus de levées que chacun&lt;/b&gt; des défenseurs&#xa0;: gagné</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre prend la poule. Chacun des autres paie la valeur, 1 de plus si l’hombre a joué avec les trois matadors, et 1 de plus pour les primeras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;, les neuf levées</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De même, avec 3 pour la bola au lieu des primeras.</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il a continué et perdu une levée</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le jeu est gagné et la poule prise, mais on ôte 3 de ce que chacun paie&#xa0;; où il ne reste rien, c’est l’hombre qui paie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bête&lt;/b&gt; (&lt;i&gt;puesta&lt;/i&gt;)&#xa0;: deux sont en tête à égalité, même à 1 – 4 – 4</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre paie à la poule la valeur une fois pour chacun des autres joueurs.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt; (&lt;i&gt;codillo&lt;/i&gt;): one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codille&lt;/b&gt; (&lt;i&gt;codillo&lt;/i&gt;)&#xa0;: un défenseur en a le plus</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre lui paie autant. La poule reste.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rendu&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Comme pour une bête.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Contrabola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Faite&#xa0;: la poule, et 2 de chacun. Manquée&#xa0;: 2 à la poule pour chacun des autres joueurs.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On est quatre à la table, et il y a un jeton à la poule.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Chacun des autres</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Poule</translation>
    </message>
    <message>
        <source>Entrada, 5 – 3 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande, 5 – 3 – 1</translation>
    </message>
    <message>
        <source>Favour entrada, 4 – 3 – 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande favorite, 4 – 3 – 2</translation>
    </message>
    <message>
        <source>Vuelta, primeras</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné, primeras</translation>
    </message>
    <message>
        <source>Favour solo, 6 – 2 – 1, with the matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo favori, 6 – 2 – 1, avec les matadors</translation>
    </message>
    <message>
        <source>Solo, bola</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, bola</translation>
    </message>
    <message>
        <source>Entrada, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande, 4 – 4 – 1</translation>
    </message>
    <message>
        <source>Entrada, 3 – 4 – 2: one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande, 3 – 4 – 2&#xa0;: un défenseur gagne codille</translation>
    </message>
    <message>
        <source>Vuelta given up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné rendu</translation>
    </message>
    <message>
        <source>Words of the table</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Mots de la table</translation>
    </message>
    <message>
        <source>Arrastrar</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>To lead trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entamer atout.</translation>
    </message>
    <message>
        <source>Asistir</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Asistir</translation>
    </message>
    <message>
        <source>To follow suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Fournir à la couleur.</translation>
    </message>
    <message>
        <source>Baceta, monte</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baceta, monte</translation>
    </message>
    <message>
        <source>The talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le talon.</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>The three matadors together: espada, mala and basto.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les trois matadors ensemble&#xa0;: espada, mala et basto.</translation>
    </message>
    <message>
        <source>Fallo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>A suit of which one has no card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Une couleur dont on n’a aucune carte.</translation>
    </message>
    <message>
        <source>La sigo, la defiendo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>La sigo, la defiendo</translation>
    </message>
    <message>
        <source>I take over the entrada that the Ombre gives up.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Je reprends la demande que l’hombre rend.</translation>
    </message>
    <message>
        <source>Llevada, sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada, sacada</translation>
    </message>
    <message>
        <source>A game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un jeu gagné.</translation>
    </message>
    <message>
        <source>Mano, postre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano, postre</translation>
    </message>
    <message>
        <source>The first and the last to speak.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le premier et le dernier à parler.</translation>
    </message>
    <message>
        <source>Primero, indiferente</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Primero, indiferente</translation>
    </message>
    <message>
        <source>The defender who draws first, and the other; the weaker one is the &lt;i&gt;mano pobre&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le défenseur qui échange le premier, et l’autre&#xa0;; le plus faible est la &lt;i&gt;mano pobre&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Tanto, ficha</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tanto, ficha</translation>
    </message>
    <message>
        <source>The unit of payment.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’unité de paiement.</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Où les tables diffèrent</translation>
    </message>
    <message>
        <source>We could read which suit is favoured, how the bids rank and how a hand is taken over, but no tariff and no limits of the exchange: those are ours, and each is a setting. Clubs may play by another favour suit or none, another factor, the prices of Renegado, the codille that takes the pool, a resting player opposite the dealer, and bids that two players settle at a time.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nous avons pu lire quelle couleur est favorite, dans quel ordre vont les enchères et comment on reprend un jeu, mais aucun tarif ni aucune limite de l’échange&#xa0;: ils sont de nous, et chacun se règle. Un cercle peut jouer avec une autre couleur favorite ou sans aucune, un autre facteur, les prix du Renegado, un codille qui prend la poule, un mort en face du donneur, et des enchères qui se décident à deux.</translation>
    </message>
    <message>
        <source>Some things are named in Spanish books without saying how they go, and are not played here: announcing the bola, and several puestas that stand at once. They also name a second puesta that costs more than the first: a table may set such a price, for a puesta while the plate still holds chips of an earlier deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les livres espagnols nomment certaines choses sans dire comment elles vont, et on ne les joue pas ici&#xa0;: annoncer la bola, et plusieurs bêtes qui attendent ensemble. Ils nomment aussi une seconde bête plus chère que la première&#xa0;: une table peut fixer ce prix, pour une bête tant que la poule garde des jetons d’une donne précédente.</translation>
    </message>
</context>
<context>
    <name>rules/tritrille.html</name>
    <message>
        <source>Tritrille {rule 26.2}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Tritrille {rule 26.2}</translation>
    </message>
    <message>
        <source>Quadrille when the fourth player stays away. Three play with thirty cards, ten each, and nothing is left to exchange. The Ombre may demand a &lt;b&gt;king&lt;/b&gt;, but its holder does not become an ally: the king is given, and the Ombre plays alone.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le quadrille quand le quatrième manque. Trois jouent avec trente cartes, dix chacun, et il ne reste rien à échanger. L’hombre peut demander un &lt;b&gt;roi&lt;/b&gt;, mais celui qui l’a ne devient pas son allié&#xa0;: il cède le roi, et l’hombre joue seul.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The matadors have their privilege.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordre des cartes et le jeu sont ceux de tous les jeux d’hombre&#xa0;: voyez &lt;a href=&quot;rules:cards&quot;&gt;Les cartes et leur ordre&lt;/a&gt; et &lt;a href=&quot;rules:play&quot;&gt;Le jeu de la carte&lt;/a&gt;. Les matadors ont leur privilège.</translation>
    </message>
    <message>
        <source>Cards, stakes and deal {rule 3.9} {rule A3} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cartes, mises et donne {rule 3.9} {rule A3} {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is left out of the pack, {suit D} unless the table chooses {suit H}, and it cannot be trump. Each player puts &lt;b&gt;one chip&lt;/b&gt; into the pool and the dealer &lt;b&gt;ten more&lt;/b&gt;, so a fresh pool holds thirteen. The dealer deals three, three and four cards at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On ôte du jeu une couleur rouge, {suit D} à moins que la table ne choisisse {suit H}, et elle ne peut pas être atout. Chaque joueur met &lt;b&gt;un jeton&lt;/b&gt; à la poule et le donneur &lt;b&gt;dix de plus&lt;/b&gt;&#xa0;: une poule neuve en contient treize. Le donneur donne par trois, trois et quatre cartes, en commençant à sa droite et en tournant à droite.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les enchères {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>À quoi vous vous engagez</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Roi appelé&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, with a king that you demand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>six des dix levées, avec un roi que vous demandez</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sans prendre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks with the cards you were dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>six levées avec les cartes que vous avez reçues</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le premier en cartes parle d’abord, et qui passe est dehors. Si vous avez annoncé roi appelé et que quelqu’un qui parle après vous annonce sans prendre, vous pouvez &lt;b&gt;tenir&lt;/b&gt;&#xa0;: jouez sans prendre vous-même, et le jeu reste à vous.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all three pass&lt;/b&gt;, whoever holds spadille must play as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si &lt;b&gt;les trois passent&lt;/b&gt;, celui qui a spadille doit jouer, comme s’il avait annoncé roi appelé.</translation>
    </message>
    <message>
        <source>The king that is given {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le roi cédé {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they &lt;b&gt;demand a king&lt;/b&gt; that is not of trumps and that they do not hold. Its holder gives it to them, and gets any card of the Ombre’s choice for it. Both cards are seen by all. An Ombre who holds both plain kings shows them and plays the cards they have.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre nomme l’atout. S’il a annoncé roi appelé, ou s’il joue de force, il &lt;b&gt;demande un roi&lt;/b&gt; hors d’atout qu’il n’a pas. Celui qui l’a le lui cède, et reçoit en échange une carte au choix de l’hombre. Tous voient les deux cartes. Un hombre qui a les deux rois hors d’atout les montre et joue avec les cartes qu’il a.</translation>
    </message>
    <message>
        <source>The result and what is paid {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le résultat et ce qu’on paie {rule 20.4}</translation>
    </message>
    <message>
        <source>All ten tricks are played. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave and 2 after sans prendre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On joue les dix levées. Le &lt;b&gt;jeu&lt;/b&gt; vaut 1 jeton de chaque adversaire pour un roi appelé, et 2 pour un sans prendre.</translation>
    </message>
    <message>
        <source>Tricks of the Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Levées de l’hombre</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ce qui arrive</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Six&lt;/b&gt; ou plus&#xa0;: gagné</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre prend la poule, et chaque adversaire paie le jeu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinq&lt;/b&gt;&#xa0;: remise, ou bête</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’hombre paie à la poule autant qu’elle contient, et le jeu à chaque adversaire.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Quatre&lt;/b&gt; ou moins&#xa0;: codille</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The Ombre puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les adversaires partagent la poule également. L’hombre remet à la poule ce qu’ils ont pris, et paie le jeu à chacun.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>The pool is 13.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La poule est de 13.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Chaque adversaire</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Poule</translation>
    </message>
    <message>
        <source>Ask leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Roi appelé, gagné</translation>
    </message>
    <message>
        <source>Ask leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Roi appelé, remise</translation>
    </message>
    <message>
        <source>Ask leave, codille: each takes 6, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Roi appelé, codille&#xa0;: chacun prend 6, et 1 reste</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, gagné</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Où les tables diffèrent</translation>
    </message>
    <message>
        <source>Some stake four chips each. The old books tell that the game is paid but not how much; our prices are the smallest that tell the two bids apart. They also leave open what an Ombre does who holds both plain kings. Nobody claims a game before its last trick, and no payment is made for matadors or for all ten tricks.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Certains misent quatre jetons chacun. Les vieux livres disent que le jeu se paie, mais non combien&#xa0;; nos prix sont les plus petits qui distinguent les deux enchères. Ils laissent ouvert aussi ce que fait un hombre qui a les deux rois hors d’atout. Personne ne réclame un jeu avant la dernière levée, et l’on ne paie rien pour les matadors ni pour les dix levées.</translation>
    </message>
</context>
<context>
    <name>rules/trump.html</name>
    <message>
        <source>Naming trumps {rule 1.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Nommer l’atout {rule 1.7}</translation>
    </message>
    <message>
        <source>Entrada</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Demande</translation>
    </message>
    <message>
        <source>The Ombre names any suit he likes, &lt;b&gt;before&lt;/b&gt; he throws a card. There is no going back when the draw disappoints.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre nomme la couleur qu’il veut, &lt;b&gt;avant&lt;/b&gt; d’écarter une carte. On ne revient pas là-dessus quand l’écart déçoit.</translation>
    </message>
    <message>
        <source>Vuelta {rule A9} {rule A10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tourné {rule A9} {rule A10}</translation>
    </message>
    <message>
        <source>The top card of the talon is turned over, and its suit is trump. If it is a black ace, the suit printed on it is trump: the {name SA} makes {suit S} trumps, the {name CA} makes {suit C}. The turned card belongs to the Ombre: it is the first he draws, so he must throw at least one of his own. Turning manille while he holds spadille is what every vuelta hopes for.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La première carte du talon est tournée, et sa couleur est atout. Si c’est un as noir, la couleur imprimée sur la carte est atout&#xa0;: l’{name SA} fait l’atout {suit S}, l’{name CA} fait l’atout {suit C}. La carte tournée est à l’hombre&#xa0;: c’est la première qu’il prend, et il doit donc en écarter au moins une des siennes. Tourner manille quand on a spadille est l’espoir de tout tourné.</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>The Ombre names any suit and keeps his nine cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre nomme la couleur qu’il veut et garde ses neuf cartes.</translation>
    </message>
    <message>
        <source>The talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le talon</translation>
    </message>
    <message>
        <source>A player who has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four cards and then names any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Qui a pris le &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; écarte quatre cartes, puis nomme la couleur qu’il veut.</translation>
    </message>
    <message>
        <source>Which suit?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quelle couleur&#xa0;?</translation>
    </message>
    <message>
        <source>Usually the longest. Mind that black trumps are one fewer than red ones, so four black trumps weigh a little more; and that the black aces add themselves to any suit you name. With {SA}, {CA} and four small cards of one suit you have six trumps in it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>D’habitude la plus longue. Songez qu’il y a onze atouts si la couleur est noire et douze si elle est rouge, si bien que quatre atouts noirs pèsent un peu plus&#xa0;; et que les as noirs s’ajoutent à toute couleur que vous nommez. Avec {SA}, {CA} et quatre petites cartes d’une couleur, vous y avez six atouts.</translation>
    </message>
</context>
<context>
    <name>rules/two_handed.html</name>
    <message>
        <source>Ombre for two {rule 3.9}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’hombre à deux {rule 3.9}</translation>
    </message>
    <message>
        <source>When the third stays away, two can play with three quarters of the pack. The bids, the matadors and the dangers are those of Ombre Renegado; there is one opponent instead of two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quand le troisième ne vient pas, on peut jouer à deux avec les trois quarts du jeu de cartes. Les enchères, les matadors et les dangers sont ceux de l’hombre renegado&#xa0;; il y a un adversaire au lieu de deux.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are the same: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordre des cartes et le jeu sont les mêmes&#xa0;: voyez &lt;a href=&quot;rules:cards&quot;&gt;Les cartes et leur ordre&lt;/a&gt; et &lt;a href=&quot;rules:play&quot;&gt;Le jeu de la carte&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La donne {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is taken out of the pack, {suit H} as a rule; thirty cards are left. The dealer puts five chips into the pool and deals eight cards to each, two at a time. Fourteen are the talon. The deal alternates.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Une couleur rouge est ôtée, d’ordinaire {suit H}&#xa0;; il reste trente cartes. Le donneur met cinq jetons à la poule et donne huit cartes à chacun, deux par deux. Quatorze sont le talon. On donne tour à tour.</translation>
    </message>
    <message>
        <source>The missing suit &lt;b&gt;cannot be trump&lt;/b&gt;: the black aces would be its only cards. With black trumps there are eleven trumps in the pack, with the red suit that is left there are twelve.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La couleur qui manque &lt;b&gt;ne peut pas être atout&lt;/b&gt;&#xa0;: les as noirs en seraient les seules cartes. Avec un atout noir, il y a onze atouts&#xa0;; avec la couleur rouge qui reste, il y en a douze.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les enchères {rule 1.6} {rule 1.7}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vaut</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Demande&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>l’hombre nomme une couleur</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la première carte du talon décide</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>oui, avec cette carte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>pas pour l’hombre</translation>
    </message>
    <message>
        <source>Whoever did not deal speaks first. A bid must be higher than the last, and who passes is out. But if you spoke first, have bid and are overcalled, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and the dealer must go higher or give way. If both pass, the pool stays and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Celui qui n’a pas donné parle d’abord. Une enchère doit être plus haute que la dernière, et qui passe est dehors. Mais si vous avez parlé le premier, annoncé et été dépassé, vous pouvez &lt;b&gt;tenir&lt;/b&gt;&#xa0;: dites la même chose, et le donneur doit monter ou céder. Si les deux passent, la poule reste et le donneur suivant mise de nouveau.</translation>
    </message>
    <message>
        <source>The matadors are paid at once</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les matadors se paient aussitôt</translation>
    </message>
    <message>
        <source>As soon as the trump is known, before a card is thrown, look at the eight cards the Ombre was &lt;b&gt;dealt&lt;/b&gt;. If he holds the top trumps without a gap, from spadille down, and at least three of them, the other pays him a chip for each. He shows them for it. It is his to keep, even if he loses the game, and nothing is counted for them at the end. A turned card does not help: it was not dealt to him.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Dès que l’atout est connu, avant tout écart, regardez les huit cartes &lt;b&gt;données&lt;/b&gt; à l’hombre. S’il a les plus hauts atouts sans trou, à partir de spadille, et au moins trois, l’autre lui paie un jeton pour chacun. Il les montre pour cela. C’est à lui, même s’il perd le jeu, et à la fin on ne les compte plus. Une carte tournée n’y aide pas&#xa0;: elle ne lui a pas été donnée.</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8} {rule A9} {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>L’écart {rule 1.8} {rule A9} {rule A14}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws up to eight cards; in a vuelta at least one, since the turned card is his, and in a solo none. Then the other may draw what is left, up to eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’hombre écarte et prend jusqu’à huit cartes&#xa0;; dans un tourné une au moins, puisque la carte tournée est à lui, et dans un solo aucune. Puis l’autre peut prendre ce qui reste, jusqu’à huit.</translation>
    </message>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Qui a gagné {rule 1.12}</translation>
    </message>
    <message>
        <source>Whoever did not deal leads, and eight tricks are played.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Celui qui n’a pas donné entame, et l’on joue huit levées.</translation>
    </message>
    <message>
        <source>The Ombre’s tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Levées de l’hombre</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ce qu’on paie</translation>
    </message>
    <message>
        <source>five or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinq ou plus</translation>
    </message>
    <message>
        <source>&lt;b&gt;won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;gagné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He takes the pool, and the other pays him the worth of the bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il prend la poule, et l’autre lui paie ce que vaut l’enchère.</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>&lt;b&gt;puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;bête&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} into the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il paie poule + {loss} à la poule, qui reste.</translation>
    </message>
    <message>
        <source>three or fewer</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>trois ou moins</translation>
    </message>
    <message>
        <source>&lt;b&gt;codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;codille&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} to the other. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il paie poule + {loss} à l’autre. La poule reste.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five straight&lt;/b&gt; {rule 1.10}: an Ombre who wins the first five tricks may claim the game, and is paid 3 more. If he leads to the sixth he owes all eight: made, they are worth 10 more; missed, he takes the pool but pays 30, less 2 in a vuelta or 10 in a solo.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Cinq de suite&lt;/b&gt; {rule 1.10}&#xa0;: un hombre qui fait les cinq premières levées peut déclarer le jeu gagné, et touche 3 de plus. S’il entame la sixième, il doit les huit&#xa0;: faites, elles valent 10 de plus&#xa0;; manquées, il prend la poule mais paie 30, moins 2 au tourné ou 10 au solo.</translation>
    </message>
    <message>
        <source>An Ombre who wins none of the first five and loses the game pays 3 more.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Un hombre qui ne fait aucune des cinq premières et perd le jeu paie 3 de plus.</translation>
    </message>
    <message>
        <source>Until he has played to the fourth trick he may &lt;b&gt;surrender&lt;/b&gt; {rule 1.11} an entrada or a vuelta, never a solo. The other may accept, which costs pool + {loss} into the pool; or he takes an entrada over and is the Ombre himself; or he refuses to let a vuelta go.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Tant qu’il n’a pas joué à la quatrième levée, il peut &lt;b&gt;se rendre&lt;/b&gt; {rule 1.11} dans une demande ou un tourné, jamais dans un solo. L’autre peut accepter, ce qui coûte poule + {loss} à la poule&#xa0;; ou il reprend une demande et est lui-même l’hombre&#xa0;; ou il refuse la reddition d’un tourné.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemples calculés</translation>
    </message>
    <message>
        <source>Gains and losses with five chips in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Gains et pertes avec cinq jetons à la poule.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>The other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>L’autre</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Poule</translation>
    </message>
    <message>
        <source>Entrada won 5–3, three matadors dealt: 3 at the naming, then 5 and 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande gagnée 5–3, trois matadors reçus&#xa0;: 3 en nommant l’atout, puis 5 et 5</translation>
    </message>
    <message>
        <source>Entrada 4–4: puesta, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande 4–4&#xa0;: bête, 5 + 10</translation>
    </message>
    <message>
        <source>Entrada 3–5: codille, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande 3–5&#xa0;: codille, 5 + 10</translation>
    </message>
    <message>
        <source>Solo won 5–3, spadille, manille, basto and king dealt: 4 at the naming, then 5 and 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo gagné 5–3, spadille, manille, baste et roi reçus&#xa0;: 4 en nommant l’atout, puis 5 et 15</translation>
    </message>
    <message>
        <source>Entrada, all eight tricks: 5, and 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Demande, les huit levées&#xa0;: 5, et 5 + 10</translation>
    </message>
</context>
<context>
    <name>rules/zanga.html</name>
    <message>
        <source>Zanga {rule 25}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Zanga {rule 25}</translation>
    </message>
    <message>
        <source>Two play against two, and partners sit opposite. Whoever plays names the trump with the call. The stakes are &lt;b&gt;stones&lt;/b&gt;, sixteen for each side, and the side that owns all thirty-two has won. People play it in the Canary Islands and in the hills of Málaga.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>On joue deux contre deux, les partenaires face à face. Celui qui joue nomme l’atout en l’annonçant. L’enjeu, ce sont des &lt;b&gt;pierres&lt;/b&gt;, seize pour chaque camp, et le camp qui a les trente-deux a gagné. On joue la zanga aux îles Canaries et dans les montagnes de Malaga.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordre des cartes et le jeu sont ceux de tous les jeux d’hombre&#xa0;: voyez &lt;a href=&quot;rules:cards&quot;&gt;Les cartes et leur ordre&lt;/a&gt; et &lt;a href=&quot;rules:play&quot;&gt;Le jeu de la carte&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The play is that of every Ombre: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The pack and the order of trumps are different, and stand below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le jeu est celui de tous les jeux d’hombre&#xa0;: voyez &lt;a href=&quot;rules:play&quot;&gt;Le jeu de la carte&lt;/a&gt;. Les cartes et l’ordre des atouts sont autres, et on les trouve plus bas.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 25.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cartes et donne {rule 25.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Forty cards, eight to each player, four at a time, counter-clockwise. The &lt;b&gt;eight left over&lt;/b&gt; give the game its name, the &lt;i&gt;zanga&lt;/i&gt;: they stay face down, and nobody sees them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quarante cartes, huit à chacun, par quatre, en tournant à droite. Les &lt;b&gt;huit qui restent&lt;/b&gt; donnent au jeu son nom, la &lt;i&gt;zanga&lt;/i&gt;&#xa0;: elles restent couvertes, et personne ne les voit.</translation>
    </message>
    <message>
        <source>Thirty-two cards: of {suit C} only ace and king are in the pack. Each player gets eight, four at a time, counter-clockwise, and none is left. &lt;b&gt;Both are always trumps&lt;/b&gt;, and their suit cannot be named. The king, &lt;b&gt;el feo&lt;/b&gt; (the ugly one), is the fourth highest trump:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Trente-deux cartes&#xa0;: de {suit C}, il n’y a que l’as et le roi. Chacun reçoit huit cartes, par quatre, en tournant à droite, et il n’en reste aucune. &lt;b&gt;Ces deux cartes sont toujours atouts&lt;/b&gt;, et leur couleur ne peut pas être nommée. Leur roi, &lt;b&gt;el feo&lt;/b&gt; (le laid), est le quatrième atout&#xa0;:</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Atout</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Du plus haut au plus bas</translation>
    </message>
    <message>
        <source>The three highest are matadors and may be withheld from a lower trump. El feo is no matador: it must follow.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Les trois plus hauts sont des matadors et peuvent rester en main devant un atout plus bas. El feo n’est pas un matador&#xa0;: il doit fournir.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;b&gt;mano&lt;/b&gt;, who speaks and leads first. The deal passes to the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>À la droite du donneur est &lt;b&gt;mano&lt;/b&gt;, le premier en cartes, qui parle et entame le premier. La donne passe à droite.</translation>
    </message>
    <message>
        <source>The stones {rule 25.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les pierres {rule 25.2}</translation>
    </message>
    <message>
        <source>Each side begins with 16 stones, which one of the two partners keeps. What is paid in lies &lt;b&gt;on the table&lt;/b&gt; until somebody wins it. A side never pays more than it has. With nothing left it plays on as long as stones lie on the table, and may win them. The game is over when, after a deal, one side owns &lt;b&gt;all 32&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chaque camp commence avec 16 pierres, que garde l’un des deux partenaires. Ce qu’on paie reste &lt;b&gt;sur la table&lt;/b&gt; jusqu’à ce que quelqu’un le gagne. Un camp ne paie jamais plus qu’il n’a. S’il n’a plus rien, il joue encore tant qu’il y a des pierres sur la table, et peut les gagner. La partie est finie quand, après une donne, un camp a &lt;b&gt;les 32&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The calls {rule 25.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les annonces {rule 25.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>Before anybody speaks, mano’s side puts &lt;b&gt;4 stones&lt;/b&gt; on the table. Then each speaks once, from mano to the right:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Avant toute annonce, le camp de mano met &lt;b&gt;4 pierres&lt;/b&gt; sur la table. Puis chacun parle une fois, de mano vers la droite&#xa0;:</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>What it means</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ce qu’elle veut dire</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pass&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Passe&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You do not play, and put a stone on the table. Once somebody plays, a pass costs nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vous ne jouez pas, et mettez une pierre sur la table. Dès que quelqu’un joue, passer ne coûte rien.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; in a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Jeu&lt;/b&gt; à une couleur</translation>
    </message>
    <message>
        <source>That suit is trump. You and your partner need five of the eight tricks together.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Cette couleur est atout. Votre partenaire et vous devez faire ensemble cinq des huit levées.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You name the trump and need five tricks alone, against two. Your partner lays their cards aside.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vous nommez l’atout et devez faire cinq levées seul, contre deux. Votre partenaire pose ses cartes.</translation>
    </message>
    <message>
        <source>After somebody plays, their partner is not asked. Each &lt;b&gt;opponent&lt;/b&gt; who has not spoken may &lt;b&gt;send them alone&lt;/b&gt; by saying &lt;i&gt;solo&lt;/i&gt;. Then the player either &lt;b&gt;goes alone&lt;/b&gt;, naming the trump again, or &lt;b&gt;lets them go&lt;/b&gt;: then the opponent who said solo names the trump and plays alone. A first solo ends the calls at once. If &lt;b&gt;all pass&lt;/b&gt;, the stones stay and the next player deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quand quelqu’un joue, on ne demande rien à son partenaire. Chaque &lt;b&gt;adversaire&lt;/b&gt; qui n’a pas encore parlé peut l’&lt;b&gt;envoyer seul&lt;/b&gt; en disant &lt;i&gt;solo&lt;/i&gt;. Alors le joueur &lt;b&gt;va seul&lt;/b&gt; et nomme de nouveau l’atout, ou il &lt;b&gt;laisse aller&lt;/b&gt; l’autre&#xa0;: l’adversaire qui a dit solo nomme alors l’atout et joue seul. Un solo dit d’emblée met fin aux annonces. Si &lt;b&gt;tous passent&lt;/b&gt;, les pierres restent et le suivant donne.</translation>
    </message>
    <message>
        <source>Open reading: that a first solo ends the calls, that a soloist names the trump again, and that the stones stay when all pass.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Lecture ouverte&#xa0;: qu’un solo dit d’emblée met fin aux annonces, que celui qui va seul nomme l’atout de nouveau, et que les pierres restent quand tous passent.</translation>
    </message>
    <message>
        <source>The play {rule 25.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le jeu {rule 25.4}</translation>
    </message>
    <message>
        <source>Mano leads; if mano rests, the next player does. Partners give no signs: Zanga is a silent game. Those who play need &lt;b&gt;five&lt;/b&gt; tricks. If they have won the &lt;b&gt;first five&lt;/b&gt;, whoever took the fifth claims them (&lt;i&gt;hechas&lt;/i&gt;), or goes on for all eight (&lt;i&gt;pidiendo ocho&lt;/i&gt;).</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Mano entame&#xa0;; si mano se repose, c’est le suivant. Les partenaires ne se font pas de signes&#xa0;: la zanga se joue en silence. Il faut &lt;b&gt;cinq&lt;/b&gt; levées à ceux qui jouent. S’ils ont gagné &lt;b&gt;les cinq premières&lt;/b&gt;, celui qui a fait la cinquième les réclame (&lt;i&gt;hechas&lt;/i&gt;), ou continue pour les huit (&lt;i&gt;pidiendo ocho&lt;/i&gt;).</translation>
    </message>
    <message>
        <source>What is paid {rule 25.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ce qu’on paie {rule 25.5}</translation>
    </message>
    <message>
        <source>All prices are in stones and can be set in the house rules. Here they are as they usually stand in this program:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tous les prix sont en pierres et se règlent dans les règles de la maison. Les voici comme ils sont d’ordinaire dans ce programme&#xa0;:</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Levées</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ce qui arrive</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: &lt;i&gt;llevada&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinq&lt;/b&gt; ou plus&#xa0;: &lt;i&gt;llevada&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Those who play take the stones on the table. The others pay 2 more for a solo, 1 for &lt;i&gt;estuche&lt;/i&gt; (all three matadors dealt to those who play), and 1 for the &lt;i&gt;hechas&lt;/i&gt; if they were claimed.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ceux qui jouent prennent les pierres de la table. Les autres paient 2 de plus pour un solo, 1 pour &lt;i&gt;estuche&lt;/i&gt; (les trois matadors donnés à ceux qui jouent), et 1 pour les &lt;i&gt;hechas&lt;/i&gt; si elles ont été réclamées.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All eight&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Les huit&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After going on for them, 4 in place of the hechas. If they are missed, neither is paid; the game is won all the same.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Après avoir continué, 4 au lieu des hechas. Manquées, on ne paie ni les unes ni les autres&#xa0;; le jeu est gagné tout de même.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: &lt;i&gt;puesta&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Quatre&lt;/b&gt;&#xa0;: &lt;i&gt;puesta&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Those who play put 4 stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ceux qui jouent mettent 4 pierres sur la table.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: &lt;i&gt;codillo&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Trois&lt;/b&gt; ou moins&#xa0;: &lt;i&gt;codillo&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The others take the table, and 4 stones from those who played; 1 more if all three matadors were dealt to these others, and 1 more if they won the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les autres prennent la table, et 4 pierres de ceux qui ont joué&#xa0;; 1 de plus si ces autres ont reçu les trois matadors, et 1 de plus s’ils ont fait les cinq premières levées.</translation>
    </message>
    <message>
        <source>{suit D} as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Atout {suit D}</translation>
    </message>
    <message>
        <source>A game that is won brings 1 stone more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un jeu gagné rapporte 1 pierre de plus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Untried prices.&lt;/b&gt; The sources tell only mano’s entry, the price of a pass and the end of the game. All other prices are ours, until a player from a club tells us better: even whether a plain llevada brings anything besides the table. If your table pays otherwise, set its prices in the house rules.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Prix non éprouvés.&lt;/b&gt; Les sources ne disent que la mise de mano, le prix d’une passe et la fin de la partie. Tous les autres prix sont de nous, jusqu’à ce qu’un joueur de cercle nous renseigne mieux&#xa0;; nous ne savons même pas si une simple llevada rapporte plus que la table. Si votre table paie autrement, réglez ses prix dans les règles de la maison.</translation>
    </message>
    <message>
        <source>The computer’s players</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les joueurs de l’ordinateur</translation>
    </message>
    <message>
        <source>They have not been taught from deals of Zanga. So all levels but the novice bid by the same maxims, and the levels differ in how they play the cards. They know their partner from the first card on, and play with them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ils n’ont pas appris sur des donnes de zanga. Aussi tous les niveaux, hors le débutant, annoncent selon les mêmes maximes, et ils diffèrent dans leur façon de jouer les cartes. Ils connaissent leur partenaire dès la première carte, et jouent avec lui.</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Les mots</translation>
    </message>
    <message>
        <source>Baza</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baza</translation>
    </message>
    <message>
        <source>A trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Une levée.</translation>
    </message>
    <message>
        <source>Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>The game lost with three tricks or fewer.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le jeu perdu, avec trois levées ou moins.</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>The three matadors: espadilla ({SA}), malilla and basto ({CA}).</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les trois matadors&#xa0;: espadilla ({SA}), malilla et basto ({CA}).</translation>
    </message>
    <message>
        <source>El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El feo</translation>
    </message>
    <message>
        <source>In Málaga {CK}, fourth highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>À Malaga, {CK}, quatrième atout.</translation>
    </message>
    <message>
        <source>Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hechas</translation>
    </message>
    <message>
        <source>The first five tricks won in a row.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Les cinq premières levées, gagnées de suite.</translation>
    </message>
    <message>
        <source>Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada</translation>
    </message>
    <message>
        <source>The game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le jeu gagné.</translation>
    </message>
    <message>
        <source>Malilla</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Malilla</translation>
    </message>
    <message>
        <source>The second highest trump: the two of {suit S} or {suit C}, the seven of {suit H} or {suit D}.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le deuxième atout&#xa0;: le deux à {suit S} ou à {suit C}, le sept à {suit H} ou à {suit D}.</translation>
    </message>
    <message>
        <source>Mandar solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mandar solo</translation>
    </message>
    <message>
        <source>To send an opponent alone, by saying solo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Envoyer seul un adversaire, en disant solo.</translation>
    </message>
    <message>
        <source>Mano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>The first to speak and to lead, at the dealer’s right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le premier à parler et à entamer, à la droite du donneur.</translation>
    </message>
    <message>
        <source>Piedra, vale</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piedra, vale</translation>
    </message>
    <message>
        <source>A stone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Une pierre.</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puesta</translation>
    </message>
    <message>
        <source>Four tricks, one too few.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quatre levées, une de moins qu’il n’en faut.</translation>
    </message>
</context>
</TS>
