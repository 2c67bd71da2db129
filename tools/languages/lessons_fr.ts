<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>lessons/count.txt</name>
    <message>
        <source>Count before you bid</source>
        <extracomment>Title</extracomment>
        <translation>Compter avant d’enchérir</translation>
    </message>
    <message>
        <source>Four sure tricks are enough for the lowest bid.</source>
        <extracomment>About</extracomment>
        <translation>Quatre levées sûres suffisent pour la plus petite annonce.</translation>
    </message>
    <message>
        <source>Four tricks that you can count are enough for an entrada: the talon brings the fifth.</source>
        <extracomment>[rule] bid, teaches bidding</extracomment>
        <translation>Quatre levées en vue suffisent pour une demande&#xa0;: le talon apporte souvent la cinquième.</translation>
    </message>
    <message>
        <source>With {D} as trumps you hold four of the best five: {D7:the} is manille.</source>
        <extracomment>[best] bid, hold D7 CA DA DK, keeps D7</extracomment>
        <translation>Avec {D} pour atout, vous avez quatre des cinq meilleurs&#xa0;: {D7:le} est manille.</translation>
    </message>
    <message>
        <source>Name {D}. The ace of a red trump is punto, the fourth best.</source>
        <extracomment>[name] name-trump, hold D7 CA DA DK</extracomment>
        <translation>Nommez {D}. L’as d’un atout rouge est ponte, le quatrième en force.</translation>
    </message>
    <message>
        <source>Throw everything but your trumps. You have no king besides.</source>
        <extracomment>[all] throw, i-am ombre, trump D, hold S3 C4 C2 HJ</extracomment>
        <translation>Écartez tout sauf vos atouts. Vous n’avez pas d’autre roi.</translation>
    </message>
    <message>
        <source>Trump low here, with {D4:the}. The best ones are for later.</source>
        <extracomment>[low] follow, void, i-am ombre, trump D, tricks 0, not led trump, hold D4, wins D4</extracomment>
        <translation>Coupez petit ici, avec {D4:le}. Les meilleurs sont pour plus tard.</translation>
    </message>
    <message>
        <source>Lead {D7:the}: spadille alone beats it.</source>
        <extracomment>[manille] lead, i-am ombre, trump D, hold D7, out SA</extracomment>
        <translation>Jouez {D7:le}&#xa0;: seul spadille est plus fort.</translation>
    </message>
    <message>
        <source>Spadille is gone, and nobody beats {CA:the}. Draw their trumps.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold CA, gone SA, high CA</extracomment>
        <translation>Spadille est tombé, et personne ne prend {CA:le}. Tirez leurs atouts.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>C’est la cinquième levée, et le jeu est gagné.</translation>
    </message>
    <message>
        <source>A bid needs no spadille. With fewer than four sure tricks, pass.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+</extracomment>
        <translation>On peut enchérir sans spadille. Avec moins de quatre levées sûres, passez.</translation>
    </message>
    <message>
        <source>It did not come off. The bid was right all the same: it wins three times in four.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>C’est manqué. L’enchère était bonne quand même&#xa0;: elle gagne trois fois sur quatre.</translation>
    </message>
    <message>
        <source>All have passed. This hand was worth a bid: it wins three times in four.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Tous ont passé. Cette main valait une enchère&#xa0;: elle gagne trois fois sur quatre.</translation>
    </message>
    <message>
        <source>Count again, with {D} as trumps and {D7:the} as manille: that is four tricks.</source>
        <extracomment>[weak] bid, chose pass, hold D7 CA DA DK, keeps D7</extracomment>
        <translation>Comptez encore, avec {D} pour atout et {D7:le} comme manille&#xa0;: cela fait quatre levées.</translation>
    </message>
    <message>
        <source>Entrada is enough. You want new cards, and you want to name {D}.</source>
        <extracomment>[higher] bid, chose vuelta|solo</extracomment>
        <translation>La demande suffit. Vous voulez de nouvelles cartes, et vous voulez nommer {D}.</translation>
    </message>
    <message>
        <source>With {D} you hold four of the best five trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|H</extracomment>
        <translation>Avec {D}, vous avez quatre des cinq meilleurs atouts.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Throw the plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>C’est un atout que vous écartez. Écartez les autres cartes.</translation>
    </message>
    <message>
        <source>A low plain card wins nothing. Throw all four, and hope for better.</source>
        <extracomment>[plain-kept] throw, not chose trump, i-am ombre</extracomment>
        <translation>Une petite carte hors d’atout ne gagne rien. Écartez les quatre, et espérez mieux.</translation>
    </message>
    <message>
        <source>They would take that cheaply. Lead {D7:the}, or wait.</source>
        <extracomment>[too-low] lead, i-am ombre, chose D2|D4, out SA, hold D7</extracomment>
        <translation>Ils le prendraient à bon compte. Jouez {D7:le}, ou attendez.</translation>
    </message>
</context>
<context>
    <name>lessons/first.txt</name>
    <message>
        <source>You against two</source>
        <extracomment>Title</extracomment>
        <translation>Vous contre deux</translation>
    </message>
    <message>
        <source>A whole deal as the Ombre: five tricks win it.</source>
        <extracomment>About</extracomment>
        <translation>Une donne entière comme hombre&#xa0;: cinq levées la gagnent.</translation>
    </message>
    <message>
        <source>The *Ombre* is declarer against two defenders. There is no dummy, and a tie loses.</source>
        <extracomment>[goal-bridge] bid, knows bridge</extracomment>
        <translation>L’*hombre* est le déclarant contre deux défenseurs. Il n’y a pas de mort, et l’égalité perd.</translation>
    </message>
    <message>
        <source>{SA:The} is *spadille*, always the best *trump*. Bid *entrada*: you name trumps and change cards.</source>
        <extracomment>[spadille] bid, hold SA</extracomment>
        <translation>{SA:Le} est *spadille*, toujours le meilleur *atout*. Annoncez *demande*&#xa0;: vous nommerez l’atout et changerez des cartes.</translation>
    </message>
    <message>
        <source>Name {C}: with {SA:the} you have four trumps. Other suits give fewer.</source>
        <extracomment>[suit] name-trump, hold SA CK C6 C2, teaches trumps</extracomment>
        <translation>Nommez {C}&#xa0;: avec {SA:le}, cela fait quatre atouts. Les autres couleurs en donnent moins.</translation>
    </message>
    <message>
        <source>With {C} as trumps, the lowest of them becomes second best: {C2:the} is *manille*.</source>
        <extracomment>[manille] name-trump, hold C2, teaches manille</extracomment>
        <translation>Si {C} est atout, sa plus petite carte devient le deuxième atout&#xa0;: {C2:le} est *manille*.</translation>
    </message>
    <message>
        <source>Nine cards, nine tricks. As *Ombre* you are alone against two, and five tricks always win.</source>
        <extracomment>[goal] bid, knows none|tressette</extracomment>
        <translation>Neuf cartes, neuf levées. L’*hombre* est seul contre deux, et cinq levées gagnent toujours.</translation>
    </message>
    <message>
        <source>One *Ombre* plays alone against two, and five of nine tricks always win. Turns pass to the right.</source>
        <extracomment>[goal-whist] bid, knows whist</extracomment>
        <translation>Un *hombre* joue seul contre deux, et cinq levées sur neuf gagnent toujours. On joue vers la droite.</translation>
    </message>
    <message>
        <source>The *Ombre* plays alone against two, as in Skat. Tricks count, not points: five always win.</source>
        <extracomment>[goal-skat] bid, knows skat</extracomment>
        <translation>L’*hombre* joue seul contre deux, comme au skat. Ce sont les levées qui comptent&#xa0;: cinq gagnent toujours.</translation>
    </message>
    <message>
        <source>The *Ombre* plays alone against two, with trumps and a talon. Five of nine tricks always win.</source>
        <extracomment>[goal-tarock] bid, knows tarock</extracomment>
        <translation>Comme le preneur au tarot, l’*hombre* joue seul, avec atouts et talon. Cinq levées sur neuf gagnent toujours.</translation>
    </message>
    <message>
        <source>Throw all but trumps and kings, for aces are low here. Then draw from the *talon*.</source>
        <extracomment>[keep-skat] throw, i-am ombre, knows skat, teaches exchange</extracomment>
        <translation>Écartez tout sauf atouts et rois, car ici les as sont bas. Prenez ensuite au *talon*.</translation>
    </message>
    <message>
        <source>Throw all but trumps and kings, and draw from the *talon*. Kings are high here, aces are not.</source>
        <extracomment>[keep-tressette] throw, i-am ombre, knows tressette, teaches exchange</extracomment>
        <translation>Écartez tout sauf atouts et rois, et prenez au *talon*. Ici les rois sont hauts, pas les as.</translation>
    </message>
    <message>
        <source>Keep trumps and kings, throw away the rest. As many new cards come from the *talon*.</source>
        <extracomment>[keep] throw, i-am ombre, not knows skat|tressette, deck french, teaches exchange</extracomment>
        <translation>Gardez atouts et rois, écartez le reste. Vous en reprenez autant au *talon*.</translation>
    </message>
    <message>
        <source>Keep trumps and kings (12), throw away the rest. As many new cards come from the *talon*.</source>
        <extracomment>[keep-twelves] throw, i-am ombre, not knows skat|tressette, deck spanish, teaches exchange</extracomment>
        <translation>Gardez atouts et rois (12), écartez le reste. Vous en reprenez autant au *talon*.</translation>
    </message>
    <message>
        <source>Throw {S4:the}, {H6:the}, {DA:the} and {D4:the}.</source>
        <extracomment>[four] throw, trump C, hold S4 H6 DA D4</extracomment>
        <translation>Écartez {S4:le}, {H6:le}, {DA:le} et {D4:le}.</translation>
    </message>
    <message>
        <source>You must follow suit: play the suit that was led. {HK:The} is its highest card.</source>
        <extracomment>[suit-led] follow, led H, not trump H, may HK, not knows whist|bridge, teaches following</extracomment>
        <translation>Il faut fournir&#xa0;: jouer la couleur demandée. {HK:Le} en est la plus haute carte.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, if you have one of it.</source>
        <extracomment>[follow] follow, not void, not may HK, not gone HK, not knows whist|bridge, aside, teaches following</extracomment>
        <translation>Il faut fournir à la couleur demandée, si vous en avez.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next one, any card they like.</source>
        <extracomment>[leads] lead, tricks 1+, i-am ombre, teaches leading</extracomment>
        <translation>Qui fait une levée entame la suivante, avec la carte qu’il veut.</translation>
    </message>
    <message>
        <source>Lead {SA:the}. Nobody beats it, and each must give a trump if they can.</source>
        <extracomment>[draw] lead, i-am ombre, hold SA, high SA, trump C</extracomment>
        <translation>Jouez {SA:le}. Personne ne peut le prendre, et chacun doit fournir un atout s’il en a.</translation>
    </message>
    <message>
        <source>Keep {CK:the} back: *basto*, {CA:the}, is out and beats it.</source>
        <extracomment>[basto] lead, i-am ombre, hold CK, out CA, trump C, tricks 3-, keeps CK</extracomment>
        <translation>Gardez {CK:le}&#xa0;: *baste*, {CA:le}, n’est pas encore tombé et le prendrait.</translation>
    </message>
    <message>
        <source>A king wins while everybody still has its suit. Lead {SK:the}.</source>
        <extracomment>[king] lead, i-am ombre, hold SK, high SK, not trump S</extracomment>
        <translation>Un roi fait la levée tant que chacun a de sa couleur. Jouez {SK:le}.</translation>
    </message>
    <message>
        <source>Nothing beats {C2:the} now. Lead it, and their trumps grow fewer.</source>
        <extracomment>[again] lead, i-am ombre, trump C, hold C2, high C2, gone SA, trumps-out 3+</extracomment>
        <translation>Plus rien ne bat {C2:le}. Jouez-le&#xa0;: il fera tomber leurs atouts.</translation>
    </message>
    <message>
        <source>One more trick wins. Keep your trumps for it, and lead a card of another suit.</source>
        <extracomment>[stop] lead, i-am ombre, tricks 4, trumps 2+, out CA</extracomment>
        <translation>Encore une levée, et c’est gagné. Gardez vos atouts pour elle, et entamez une autre couleur.</translation>
    </message>
    <message>
        <source>In {D} court cards are highest, then the ace, then 2 to 7: low beats high.</source>
        <extracomment>[order] follow, i-am ombre, trump C, led D, not void, not can-win</extracomment>
        <translation>À {D}, les figures sont les plus hautes, puis l’as, puis du 2 au 7.</translation>
    </message>
    <message>
        <source>No card of yours wins this trick. Give a low one.</source>
        <extracomment>[no-use] follow, i-am ombre, not can-win</extracomment>
        <translation>Aucune de vos cartes ne prend cette levée. Jouez une petite carte.</translation>
    </message>
    <message>
        <source>Without their suit you may trump, but need not. {CK:The} takes your fifth trick.</source>
        <extracomment>[trumping-tarock] follow, i-am ombre, void, last, tricks 4, hold CK, wins CK, not led trump, knows tarock, teaches trumping</extracomment>
        <translation>Au tarot, il faut couper&#xa0;; ici, vous le pouvez. {CK:Le} fait votre cinquième levée.</translation>
    </message>
    <message>
        <source>You have none of their suit, so trump it. {CK:The} takes the trick, your fifth.</source>
        <extracomment>[trumping] follow, i-am ombre, void, not knows tarock, last, tricks 4, hold CK, wins CK, not led trump, teaches trumping</extracomment>
        <translation>Vous n’avez pas la couleur demandée&#xa0;: coupez. {CK:Le} fait la levée, votre cinquième.</translation>
    </message>
    <message>
        <source>Five tricks: the game is yours. Play the rest as you like.</source>
        <extracomment>[won] i-am ombre, tricks 5+, not over</extracomment>
        <translation>Cinq levées&#xa0;: le jeu est à vous. Jouez le reste comme vous voulez.</translation>
    </message>
    <message>
        <source>You won {gained} chips: the dealer&apos;s 5 in the *pool*, the rest from the other two.</source>
        <extracomment>[paid] over, result sacada, gained 1+, teaches payment</extracomment>
        <translation>Vous gagnez {gained} jetons&#xa0;: 5 de la *poule*, mis par le donneur, et le reste des deux autres.</translation>
    </message>
    <message>
        <source>Somebody has as many tricks as you. The Ombre must have more than either, and pays.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Quelqu’un a autant de levées que vous. L’hombre doit en avoir plus, sinon il paie.</translation>
    </message>
    <message>
        <source>One of them has more tricks than you, so you pay. Another try costs nothing.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>L’un d’eux a plus de levées que vous&#xa0;: vous payez. Un autre essai ne coûte rien.</translation>
    </message>
    <message>
        <source>All have passed, so nobody plays. A hand like this is worth a bid.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Tous ont passé&#xa0;: personne ne joue. Une main comme celle-là vaut une enchère.</translation>
    </message>
    <message>
        <source>This hand is good: {SA:the}, two kings. It wins more often than not.</source>
        <extracomment>[weak] bid, chose pass, hold SA</extracomment>
        <translation>Cette main est bonne&#xa0;: {SA:le}, deux rois. Elle gagne plus souvent qu’elle ne perd.</translation>
    </message>
    <message>
        <source>That suit gives you fewer trumps. {C:Name} would give you four.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D, hold SA CK C6 C2</extracomment>
        <translation>Cette couleur vous donne moins d’atouts. {C:Name} vous en donnerait quatre.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>C’est un roi que vous écartez. Les rois font des levées&#xa0;: gardez-les.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>C’est un atout que vous écartez. Chaque atout peut faire une levée&#xa0;: gardez-le.</translation>
    </message>
    <message>
        <source>Basto, {CA:the}, is still out and would take {CK:the}.</source>
        <extracomment>[led-king] lead, chose CK, hold CK, out CA, trump C</extracomment>
        <translation>Baste, {CA:le}, n’est pas tombé et prendrait {CK:le}.</translation>
    </message>
    <message>
        <source>{CQ:The} is out and beats {C6:the}. Lead a trump nobody beats.</source>
        <extracomment>[small-trump] lead, i-am ombre, chose C6, out CQ, trump C</extracomment>
        <translation>{CQ:Le} est encore dehors et prendrait {C6:le}. Jouez un atout que personne ne peut prendre.</translation>
    </message>
    <message>
        <source>You need one more trick. A trump led now may fall to basto: wait with it.</source>
        <extracomment>[no-trump] lead, i-am ombre, chose trump, out CA, tricks 4</extracomment>
        <translation>Il vous faut une levée. Un atout entamé maintenant peut tomber sur baste&#xa0;: attendez.</translation>
    </message>
    <message>
        <source>Trump it: {CK:the} beats everything on the table.</source>
        <extracomment>[trump-it] follow, void, chose plain, tricks 4, hold CK, wins CK</extracomment>
        <translation>Coupez&#xa0;: {CK:le} est plus fort que tout ce qui est sur la table.</translation>
    </message>
</context>
<context>
    <name>lessons/five.txt</name>
    <message>
        <source>Five in a row</source>
        <extracomment>Title</extracomment>
        <translation>Cinq de suite</translation>
    </message>
    <message>
        <source>Claim your five tricks, or go on for all nine.</source>
        <extracomment>About</extracomment>
        <translation>Réclamez vos cinq levées, ou visez les neuf.</translation>
    </message>
    <message>
        <source>On to playing well, a deal for each skill</source>
        <extracomment>Next</extracomment>
        <translation>Maintenant bien jouer&#xa0;: une donne pour chaque art</translation>
    </message>
    <message>
        <source>The last of the five: a hand for five tricks in a row.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>La dernière des cinq&#xa0;: une main pour cinq levées de suite.</translation>
    </message>
    <message>
        <source>The first five tricks are yours. *Claim* and be paid, or go on for all nine, the *vole*.</source>
        <extracomment>[claim] question claim_or_vole, teaches claiming</extracomment>
        <translation>Cinq levées de suite&#xa0;: *gagner* le jeu maintenant, ou aller aux neuf, la *vole*&#xa0;?</translation>
    </message>
    <message>
        <source>A vole that fails costs much. Claim, unless you see nine sure tricks.</source>
        <extracomment>[risk] question claim_or_vole</extracomment>
        <translation>Une vole manquée coûte cher. Arrêtez-vous, à moins de voir neuf levées sûres.</translation>
    </message>
    <message>
        <source>The first five tricks are paid as well: *primeras*.</source>
        <extracomment>[primeras] over, i-am ombre, paid-for primeras</extracomment>
        <translation>Les cinq premières levées se paient aussi&#xa0;: ce sont les *premières*.</translation>
    </message>
    <message>
        <source>You won {gained} chips. Now you know the rules of a whole game.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>Vous gagnez {gained} jetons. Vous savez maintenant les règles d’un jeu entier.</translation>
    </message>
</context>
<context>
    <name>lessons/five_handed.txt</name>
    <message>
        <source>The secret ally</source>
        <extracomment>Title</extracomment>
        <translation>L’allié secret</translation>
    </message>
    <message>
        <source>You hold the king that was called, and nobody knows.</source>
        <extracomment>About</extracomment>
        <translation>Vous avez le roi appelé, et personne ne le sait.</translation>
    </message>
    <message>
        <source>Five play, with eight cards each, and nobody changes cards. {left} asks leave.</source>
        <extracomment>[goal] bid, standing ask, hold HK</extracomment>
        <translation>On joue à cinq, huit cartes chacun, sans écart. {left} dit roi appelé.</translation>
    </message>
    <message>
        <source>You could only bid solo, one against four. This hand is too weak: pass.</source>
        <extracomment>[pass] bid, standing ask</extracomment>
        <translation>Vous ne pourriez dire que solo, un contre quatre. Cette main est trop faible&#xa0;: passez.</translation>
    </message>
    <message>
        <source>{ombre} called {HK:the}, and you hold it. You are the ally, and nobody knows.</source>
        <extracomment>[called] follow, i-am ally, called HK, hold HK, keeps HK</extracomment>
        <translation>{ombre} appelle {HK:le}, et c’est vous qui l’avez. Vous êtes l’allié, et personne ne le sait.</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Give nothing away.</source>
        <extracomment>[together] follow, i-am ally, called HK, hold HK, keeps HK</extracomment>
        <translation>Ensemble il vous faut cinq levées sur huit. Ne vous trahissez pas.</translation>
    </message>
    <message>
        <source>{ombre} is winning, and that counts for both. Throw {D2:the}.</source>
        <extracomment>[leave] follow, i-am ally, winning ombre, void, not led trump, hold D2, trump C</extracomment>
        <translation>{ombre} tient la levée, et cela compte pour vous deux. Jetez {D2:le}.</translation>
    </message>
    <message>
        <source>Your Ombre draws trumps. Any of yours will do.</source>
        <extracomment>[trumps] follow, i-am ally, winning ombre, led trump, hold C7 C5</extracomment>
        <translation>Votre hombre tire les atouts. Donnez n’importe lequel.</translation>
    </message>
    <message>
        <source>{ombre} leads to you. Take it with {HK:the}: now all know the ally.</source>
        <extracomment>[show] follow, i-am ally, leader ombre, led H, hold HK, wins HK</extracomment>
        <translation>{ombre} entame pour vous. Prenez avec {HK:le}&#xa0;: maintenant tous connaissent l’allié.</translation>
    </message>
    <message>
        <source>Lead {DK:the}. A king wins while they have the suit.</source>
        <extracomment>[cash] lead, i-am ally, gone HK, hold DK, high DK</extracomment>
        <translation>Jouez {DK:le}. Un roi fait la levée tant qu’ils ont de sa couleur.</translation>
    </message>
    <message>
        <source>{HQ:The} is now the highest of its suit.</source>
        <extracomment>[queen] lead, i-am ally, gone HK DK, hold HQ, high HQ</extracomment>
        <translation>{HQ:Le} est maintenant la plus haute carte de sa couleur.</translation>
    </message>
    <message>
        <source>Your side has five tricks. Two thirds of the pool are the Ombre&apos;s, and one is yours.</source>
        <extracomment>[paid] over, result sacada, i-am ally, gained 1+</extracomment>
        <translation>Votre camp a cinq levées. Deux tiers de la poule vont à l’hombre, un tiers à vous.</translation>
    </message>
    <message>
        <source>Four tricks together are a tie. The Ombre pays two thirds, and you pay one.</source>
        <extracomment>[tie] over, result puesta, i-am ally, aside</extracomment>
        <translation>Quatre levées à deux, c’est l’égalité. L’hombre paie deux tiers, et vous le reste.</translation>
    </message>
    <message>
        <source>Three tricks or fewer: codille. The others share the pool, and you two fill it.</source>
        <extracomment>[lost] over, result codille, i-am ally, aside</extracomment>
        <translation>Trois levées ou moins&#xa0;: codille. Les autres partagent la poule, et vous deux la remplissez.</translation>
    </message>
    <message>
        <source>You play solo: five tricks against four players.</source>
        <extracomment>[alone] follow, i-am ombre, aside</extracomment>
        <translation>Vous jouez solo&#xa0;: cinq levées contre quatre joueurs.</translation>
    </message>
    <message>
        <source>Alone against four, this hand wins hardly ever. Pass.</source>
        <extracomment>[too-weak] bid, chose solo</extracomment>
        <translation>Seule contre quatre, cette main ne gagne presque jamais. Passez.</translation>
    </message>
    <message>
        <source>Take the trick, since your side needs five.</source>
        <extracomment>[king-kept] follow, chose H3</extracomment>
        <translation>Prenez la levée&#xa0;: il en faut cinq à votre camp.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep it.</source>
        <extracomment>[king-thrown] follow, chose HK|DK, not led H, not led D</extracomment>
        <translation>C’est un roi que vous jetez. Les rois font des levées&#xa0;: gardez-le.</translation>
    </message>
</context>
<context>
    <name>lessons/four_handed.txt</name>
    <message>
        <source>The fourth takes the talon</source>
        <extracomment>Title</extracomment>
        <translation>Le quatrième prend le talon</translation>
    </message>
    <message>
        <source>All three have passed, and you play alone with what is left.</source>
        <extracomment>About</extracomment>
        <translation>Les trois ont passé, et vous jouez seul avec le reste.</translation>
    </message>
    <message>
        <source>You sat out, and all three passed. So the talon is yours: play alone with it.</source>
        <extracomment>[talon] throw, cards 13, hold SA H7 HA</extracomment>
        <translation>Vous étiez le mort, et tous trois ont passé. Le talon est à vous&#xa0;: jouez seul avec lui.</translation>
    </message>
    <message>
        <source>Throw four. Keep all {H}, {SA:the}, {SK:the} and {DK:the}.</source>
        <extracomment>[keep] throw, cards 13, hold SK DK HA H7 SA, keeps SK DK HA H7 SA</extracomment>
        <translation>Écartez quatre cartes. Gardez vos cartes à {H}, {SA:le}, {SK:le} et {DK:le}.</translation>
    </message>
    <message>
        <source>Name {H}. The three cannot change cards, since nothing is left to draw.</source>
        <extracomment>[name] name-trump, hold SA H7 HA</extracomment>
        <translation>Nommez {H}. Les trois autres ne peuvent pas écarter&#xa0;: il ne reste rien.</translation>
    </message>
    <message>
        <source>You need more tricks than each of the three. Three may do, if each has two.</source>
        <extracomment>[goal] follow, i-am ombre, tricks 0, trump H</extracomment>
        <translation>Il vous faut plus de levées que chacun des trois. Trois suffisent, si chacun en a deux.</translation>
    </message>
    <message>
        <source>You threw that suit away. Trump low, with {H6:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led C, tricks 0, hold H6, wins H6</extracomment>
        <translation>Vous avez écarté cette couleur. Coupez petit, avec {H6:le}.</translation>
    </message>
    <message>
        <source>Draw trumps: {SA:the} takes one from each who has one.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Tirez les atouts&#xa0;: {SA:le} en prend un à chacun.</translation>
    </message>
    <message>
        <source>{H7:The} next: nothing beats it now.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>Puis {H7:le}&#xa0;: plus rien ne bat cette carte.</translation>
    </message>
    <message>
        <source>Basto is gone, so {HA:the} is high.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone SA H7, hold HA, high HA</extracomment>
        <translation>Baste est tombé&#xa0;: {HA:le} est le plus haut.</translation>
    </message>
    <message>
        <source>Now {SK:the}. A king wins while they have the suit.</source>
        <extracomment>[king] lead, i-am ombre, trump H, gone HA, hold SK, high SK</extracomment>
        <translation>Maintenant {SK:le}. Un roi gagne tant qu’ils ont de la couleur.</translation>
    </message>
    <message>
        <source>The first five are yours: claim. A failed vole costs 30 chips to each of the three.</source>
        <extracomment>[claim] question claim_or_vole, i-am ombre, teaches claiming</extracomment>
        <translation>Les cinq premières sont à vous&#xa0;: arrêtez-vous. Manquer la vole, c’est payer 30 jetons à chacun.</translation>
    </message>
    <message>
        <source>You won {gained} chips. Three pay here, where two pay in Renegado.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>Vous gagnez {gained} jetons. Ici trois paient, au renegado deux.</translation>
    </message>
    <message>
        <source>All nine tricks! That is paid by three.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>Les neuf levées&#xa0;! Trois joueurs les paient.</translation>
    </message>
    <message>
        <source>One trick was lost, and that costs much. Claim unless you see nine.</source>
        <extracomment>[failed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Une levée perdue, et cela coûte cher. Arrêtez-vous, à moins d’en voir neuf.</translation>
    </message>
    <message>
        <source>Another took as many as you, or more. You pay for all four players.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Un autre en a autant que vous, ou plus. Vous payez pour quatre têtes.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>C’est un roi que vous écartez. Les rois font des levées&#xa0;: gardez-les.</translation>
    </message>
    <message>
        <source>You would throw one of your best trumps away.</source>
        <extracomment>[matador-thrown] throw, chose SA|H7|HA</extracomment>
        <translation>Vous écarteriez un de vos meilleurs atouts.</translation>
    </message>
    <message>
        <source>Only with {H} are your long suit and the three high trumps together.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Ce n’est qu’à {H} que votre longue et vos trois hauts atouts vont ensemble.</translation>
    </message>
    <message>
        <source>A low trump gives the lead away. Begin with the best.</source>
        <extracomment>[low] lead, chose H4|H6</extracomment>
        <translation>Un petit atout donne la main. Commencez par le meilleur.</translation>
    </message>
    <message>
        <source>That card loses. Draw their trumps first.</source>
        <extracomment>[plain] lead, chose SJ|D2</extracomment>
        <translation>Cette carte perd. Tirez d’abord leurs atouts.</translation>
    </message>
    <message>
        <source>Not every card of yours is sure to win. Claim.</source>
        <extracomment>[too-far] question claim_or_vole, chose vole</extracomment>
        <translation>Toutes vos cartes ne sont pas sûres. Arrêtez-vous là.</translation>
    </message>
</context>
<context>
    <name>lessons/fourth.txt</name>
    <message>
        <source>Who takes the fourth</source>
        <extracomment>Title</extracomment>
        <translation>Qui fera la quatrième&#xa0;?</translation>
    </message>
    <message>
        <source>In defence one of you must take four tricks.</source>
        <extracomment>About</extracomment>
        <translation>En défense, l’un de vous doit faire quatre levées.</translation>
    </message>
    <message>
        <source>One matador, {CA:the}, and a king: too little to play alone. Pass.</source>
        <extracomment>[pass] bid, standing nothing, hold CA DK, keeps CA</extracomment>
        <translation>Un matador, {CA:le}, et un roi&#xa0;: trop peu pour jouer seul. Passez.</translation>
    </message>
    <message>
        <source>Keep {DK:the}, {DJ:the} and your trumps. Throw the rest.</source>
        <extracomment>[throw] throw, i-am defender, trump H, hold DK DJ, keeps DK DJ</extracomment>
        <translation>Gardez {DK:le}, {DJ:le} et vos atouts. Écartez le reste.</translation>
    </message>
    <message>
        <source>Two kings: lead them while the Ombre still has their suits. First {DK:the}.</source>
        <extracomment>[kings] lead, i-am defender, trump H, hold DK CK</extracomment>
        <translation>Deux rois&#xa0;: jouez-les tant que l’hombre a de leurs couleurs. D’abord {DK:le}.</translation>
    </message>
    <message>
        <source>The second king, {CK:the}, before the Ombre runs out of {C}.</source>
        <extracomment>[second] lead, i-am defender, trump H, hold CK, gone DK</extracomment>
        <translation>Le second roi, {CK:le}, avant que l’hombre n’ait plus rien à {C}.</translation>
    </message>
    <message>
        <source>Now {S6:the}, which costs nothing. The trumps wait for the Ombre.</source>
        <extracomment>[wait] lead, i-am defender, trump H, gone DK CK, hold CA HJ S6, keeps CA HJ</extracomment>
        <translation>Maintenant {S6:le}, qui ne coûte rien. Les atouts attendent l’hombre.</translation>
    </message>
    <message>
        <source>Three tricks for one of you and two for the other are not enough. One must take four.</source>
        <extracomment>[split] follow, i-am defender, tricks 2, partner-tricks 1, ombre-tricks 0, teaches defending</extracomment>
        <translation>Trois levées pour l’un et deux pour l’autre ne suffisent pas. L’un de vous doit en faire quatre.</translation>
    </message>
    <message>
        <source>The Ombre draws trumps. Give the low ones, and keep {CA:the}.</source>
        <extracomment>[low] follow, i-am defender, led trump, leader ombre, hold CA HJ H3, keeps CA HJ</extracomment>
        <translation>L’hombre tire les atouts. Donnez les petits, et gardez {CA:le}.</translation>
    </message>
    <message>
        <source>The Ombre has three. {HJ:The} is enough here; {CA:the} can take another.</source>
        <extracomment>[enough] follow, i-am defender, led trump, leader ombre, ombre-tricks 3, hold HJ CA, wins HJ, keeps CA</extracomment>
        <translation>L’hombre en a trois. {HJ:Le} suffit ici&#xa0;; {CA:le} peut en prendre une autre.</translation>
    </message>
    <message>
        <source>A fourth trick makes a tie. Keep {CA:the} until the Ombre comes.</source>
        <extracomment>[last] lead, i-am defender, tricks 3, ombre-tricks 3, hold CA, keeps CA</extracomment>
        <translation>Une quatrième levée fait l’égalité. Gardez {CA:le} jusqu’à ce que l’hombre entame.</translation>
    </message>
    <message>
        <source>Four each, a tie: the Ombre pays, because one of you two took four.</source>
        <extracomment>[made] over, result puesta, i-am defender, tricks 4, ombre-tricks 4</extracomment>
        <translation>Quatre levées contre quatre&#xa0;: c’est l’égalité. L’hombre paie, car vous en avez autant que lui.</translation>
    </message>
    <message>
        <source>A tie all the same: the Ombre pays.</source>
        <extracomment>[partner-made] over, result puesta, i-am defender, tricks 3-, aside</extracomment>
        <translation>L’égalité quand même&#xa0;: l’hombre paie.</translation>
    </message>
    <message>
        <source>One of you took more than the Ombre. That is codille, better still.</source>
        <extracomment>[codille] over, result codille, i-am defender, aside</extracomment>
        <translation>L’un de vous en a plus que l’hombre. C’est codille, encore mieux.</translation>
    </message>
    <message>
        <source>The Ombre won with four, since you two were split three and two.</source>
        <extracomment>[split-up] over, result sacada, i-am defender, ombre-tricks 4, aside</extracomment>
        <translation>L’hombre a gagné avec quatre, car vos cinq levées étaient partagées trois et deux.</translation>
    </message>
    <message>
        <source>The Ombre won. Two kings and basto can be four tricks with a little help.</source>
        <extracomment>[ombre-won] over, result sacada, i-am defender, ombre-tricks 5+, aside</extracomment>
        <translation>L’hombre a gagné. Deux rois et baste peuvent faire quatre levées, avec un peu d’aide.</translation>
    </message>
    <message>
        <source>Too little to play alone: you would pay more often than win. Pass.</source>
        <extracomment>[too-bold] bid, chose entrada|vuelta|solo</extracomment>
        <translation>Trop peu pour jouer seul&#xa0;: vous paieriez plus souvent que vous ne gagneriez. Passez.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it for the Ombre.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am defender</extracomment>
        <translation>C’est un atout que vous écartez. Gardez-le pour l’hombre.</translation>
    </message>
    <message>
        <source>Keep {CA:the}: it will take a trick when the Ombre needs one.</source>
        <extracomment>[basto-early] i-am defender, chose CA, hold CA, keeps CA</extracomment>
        <translation>Gardez {CA:le}&#xa0;: il fera une levée quand il en faudra une à l’hombre.</translation>
    </message>
    <message>
        <source>Keep your trumps until the Ombre leads. Lead another suit.</source>
        <extracomment>[trump-led] lead, i-am defender, chose trump</extracomment>
        <translation>Gardez vos atouts jusqu’à ce que l’hombre entame. Jouez une autre couleur.</translation>
    </message>
    <message>
        <source>{HJ:The} does not win here. Give a lower one.</source>
        <extracomment>[for-nothing] follow, i-am defender, led trump, chose HJ, hold HJ, not wins HJ, keeps HJ</extracomment>
        <translation>{HJ:Le} ne gagne pas ici. Donnez une carte plus basse.</translation>
    </message>
</context>
<context>
    <name>lessons/french.txt</name>
    <message>
        <source>The French pool</source>
        <extracomment>Title</extracomment>
        <translation>La poule française</translation>
    </message>
    <message>
        <source>Everybody lays two chips, and the winner takes them.</source>
        <extracomment>About</extracomment>
        <translation>Chacun met deux jetons, et le gagnant les prend.</translation>
    </message>
    <message>
        <source>In French Ombre everybody lays two chips. Whoever plays and wins takes them, and that is all.</source>
        <extracomment>[stakes] bid</extracomment>
        <translation>Au jeu français, chacun met deux jetons. Qui joue et gagne les prend, et c’est tout.</translation>
    </message>
    <message>
        <source>Bids rise from play to *sans prendre*, without new cards, and to vole. Bid play.</source>
        <extracomment>[bids] bid, standing nothing, hold SA DA D7 SK</extracomment>
        <translation>Les enchères&#xa0;: jeu, puis *sans prendre*, où l’on n’écarte pas, puis vole. Dites jeu.</translation>
    </message>
    <message>
        <source>Name {D}: then you have spadille, manille and punto.</source>
        <extracomment>[name] name-trump, hold SA DA D7</extracomment>
        <translation>Nommez {D}&#xa0;: vous avez alors spadille, manille et ponte.</translation>
    </message>
    <message>
        <source>Keep your trumps and {SK:the}. Nobody may give up in this game.</source>
        <extracomment>[throw] throw, i-am ombre, trump D, hold SK, keeps SK</extracomment>
        <translation>Gardez vos atouts et {SK:le}. À ce jeu, personne ne peut se rendre.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}, which nobody beats.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA D7, high SA</extracomment>
        <translation>Tirez les atouts avec {SA:le}, que personne ne prend.</translation>
    </message>
    <message>
        <source>{D7:The} next.</source>
        <extracomment>[manille] lead, i-am ombre, trump D, gone SA, hold D7, high D7</extracomment>
        <translation>Puis {D7:le}.</translation>
    </message>
    <message>
        <source>Now the kings, first {SK:the}, while the others have their suits.</source>
        <extracomment>[kings] lead, i-am ombre, trump D, gone D7, hold SK CK, keeps CK</extracomment>
        <translation>Maintenant les rois, d’abord {SK:le}, tant que les autres ont de leurs couleurs.</translation>
    </message>
    <message>
        <source>Five tricks: claim, and take the pool. A failed vole costs half of it to each.</source>
        <extracomment>[claim] question claim_or_vole, teaches claiming</extracomment>
        <translation>Cinq levées&#xa0;: gagnez le jeu et la poule. Vole manquée, vous en payez la moitié à chacun.</translation>
    </message>
    <message>
        <source>You won {gained} chips, which is the pool. Matadors and the first five tricks are not paid.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>Vous gagnez {gained} jetons, la poule. Matadors et premières ne se paient pas.</translation>
    </message>
    <message>
        <source>A tie: you pay as much as the pool holds, so it doubles.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>L’égalité&#xa0;: vous payez autant que contient la poule, qui double.</translation>
    </message>
    <message>
        <source>Codille: you pay the winner as much as the pool holds. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Codille&#xa0;: vous payez au gagnant autant que contient la poule. Elle reste.</translation>
    </message>
    <message>
        <source>All have passed. The pool stays, and everybody lays two chips more.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Tous ont passé. La poule reste, et chacun ajoute deux jetons.</translation>
    </message>
    <message>
        <source>With {D} you have three of the best four trumps. That is worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Avec {D}, vous avez trois des quatre meilleurs atouts. Cela vaut une enchère.</translation>
    </message>
    <message>
        <source>Your hand wants new cards: bid play.</source>
        <extracomment>[new-cards] bid, chose sans_prendre|vole</extracomment>
        <translation>Cette main veut de nouvelles cartes&#xa0;: dites jeu.</translation>
    </message>
    <message>
        <source>Not every card of yours is sure to win. Claim, and take the pool.</source>
        <extracomment>[too-far] question claim_or_vole, chose vole</extracomment>
        <translation>Toutes vos cartes ne sont pas sûres. Gagnez le jeu, et prenez la poule.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>C’est un roi que vous écartez. Les rois font des levées&#xa0;: gardez-les.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>C’est un atout que vous écartez. Chaque atout peut faire une levée&#xa0;: gardez-le.</translation>
    </message>
</context>
<context>
    <name>lessons/german_solo.txt</name>
    <message>
        <source>The called ace</source>
        <extracomment>Title</extracomment>
        <translation>L’as appelé</translation>
    </message>
    <message>
        <source>Call an ace: its holder is your secret ally.</source>
        <extracomment>About</extracomment>
        <translation>Appelez un as&#xa0;: qui l’a est votre allié secret.</translation>
    </message>
    <message>
        <source>One suit is the *couleur*, here {C}. A bid in it is higher, and paid double.</source>
        <extracomment>[couleur] bid, standing frage</extracomment>
        <translation>Une couleur est *réservée*, ici {C}. Une enchère y est plus haute et se paie double.</translation>
    </message>
    <message>
        <source>Both black queens are always trumps: with {SQ:the} you have five. Bid Frage in couleur.</source>
        <extracomment>[bid] bid, standing frage, hold C7 SQ CK CJ CT</extracomment>
        <translation>Les dames noires sont toujours atouts&#xa0;: avec {SQ:le}, cela vous fait cinq atouts. Dites Frage en couleur.</translation>
    </message>
    <message>
        <source>Call {SA:the}. Its holder is your ally, and does not say so.</source>
        <extracomment>[call] call-card, out SA, hold SJ S9, teaches ace-called</extracomment>
        <translation>Appelez {SA:le}. Qui l’a est votre allié, et ne le dit pas.</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Nobody changes cards.</source>
        <extracomment>[five] follow, i-am ombre, side-tricks 0, enemy-tricks 0</extracomment>
        <translation>Ensemble il vous faut cinq levées sur huit. Personne n’écarte.</translation>
    </message>
    <message>
        <source>Play {SQ:the}. Above it are only {C7:the} and {CQ:the}.</source>
        <extracomment>[basta] follow, i-am ombre, trump C, led trump, out CQ, hold SQ C7, wins SQ, keeps C7</extracomment>
        <translation>Jouez {SQ:le}. Au-dessus il n’y a que {C7:le} et {CQ:le}.</translation>
    </message>
    <message>
        <source>You have none of that suit, and play last. Trump it: {CK:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, led H, void, last, hold CK, wins CK</extracomment>
        <translation>Vous n’avez pas cette couleur, et vous jouez en dernier. Coupez&#xa0;: {CK:le}.</translation>
    </message>
    <message>
        <source>{CQ:The} has gone, so {C7:the} is the best trump. Lead it.</source>
        <extracomment>[draw] lead, i-am ombre, trump C, gone CQ, hold C7, high C7</extracomment>
        <translation>{CQ:Le} n’est plus là&#xa0;: {C7:le} est le meilleur atout. Jouez-le.</translation>
    </message>
    <message>
        <source>Lead {S9:the}, in the suit of the ace that you called.</source>
        <extracomment>[ally] lead, i-am ombre, called SA, out SA, gone C7, hold S9 SJ</extracomment>
        <translation>Jouez {S9:le}, dans la couleur de l’as que vous avez appelé.</translation>
    </message>
    <message>
        <source>Trump this with {CJ:the}.</source>
        <extracomment>[again] follow, i-am ombre, trump C, led D, void, hold CJ, wins CJ</extracomment>
        <translation>Coupez ici avec {CJ:le}.</translation>
    </message>
    <message>
        <source>No other trump is left: {CT:the} takes a trick.</source>
        <extracomment>[rest] lead, i-am ombre, trump C, trumps-out 0, hold CT, trumps 1</extracomment>
        <translation>Il ne reste pas d’autre atout&#xa0;: {CT:le} fait une levée.</translation>
    </message>
    <message>
        <source>{ally} held the ace, and plays with you.</source>
        <extracomment>[shown] i-am ombre, called SA, gone SA, not over</extracomment>
        <translation>{ally} avait l’as et joue avec vous.</translation>
    </message>
    <message>
        <source>Four chips from one opponent; your ally has as many from the other. There is no pool.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract frage_couleur, gained 4</extracomment>
        <translation>Quatre jetons d’un adversaire&#xa0;; votre allié en reçoit autant de l’autre. Il n’y a pas de poule.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 4, aside</extracomment>
        <translation>Vous gagnez {gained} jetons.</translation>
    </message>
    <message>
        <source>That is lost, and you pay as much as you would have won.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>C’est perdu, et vous payez autant que vous auriez gagné.</translation>
    </message>
    <message>
        <source>You play alone against three.</source>
        <extracomment>[single] i-am ombre, contract solo|solo_couleur|tout|tout_couleur, tricks 0, not over, aside</extracomment>
        <translation>Vous jouez seul contre trois.</translation>
    </message>
    <message>
        <source>You hold the called card, and play with {ombre}.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>Vous avez la carte appelée et jouez avec {ombre}.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, in couleur.</source>
        <extracomment>[other] over, i-am defender|ally, aside</extracomment>
        <translation>Un autre a joué. Essayez encore, en couleur.</translation>
    </message>
    <message>
        <source>Five trumps and an ally are enough. Bid Frage in couleur.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Cinq atouts et un allié suffisent. Dites Frage en couleur.</translation>
    </message>
    <message>
        <source>Alone you need five tricks or more of your own. Call an ally.</source>
        <extracomment>[too-much] bid, chose solo|solo_couleur|tout|tout_couleur</extracomment>
        <translation>Seul, il vous faudrait cinq levées de votre main. Appelez un allié.</translation>
    </message>
</context>
<context>
    <name>lessons/hold.txt</name>
    <message>
        <source>To hold a bid</source>
        <extracomment>Title</extracomment>
        <translation>Tenir une enchère</translation>
    </message>
    <message>
        <source>Entrada, vuelta, solo, and the right to say the same.</source>
        <extracomment>About</extracomment>
        <translation>Entrada, vuelta, solo, et le droit d’en dire autant.</translation>
    </message>
    <message>
        <source>The second chosen deal: bids rise, from entrada to *vuelta* and *solo*, for more chips.</source>
        <extracomment>[rise] bid, standing nothing, teaches higher-bid</extracomment>
        <translation>La deuxième donne choisie&#xa0;: on monte de demande à *tourné*, puis à *solo*, pour plus de jetons.</translation>
    </message>
    <message>
        <source>{right} bids more. You speak earlier, so the same bid is enough: *hold*.</source>
        <extracomment>[over] bid, standing vuelta, may-hold, teaches hold</extracomment>
        <translation>{right} monte. Vous parlez avant, donc la même enchère suffit&#xa0;: *tenez*.</translation>
    </message>
    <message>
        <source>In a vuelta the talon&apos;s next card is turned, and its suit is trump.</source>
        <extracomment>[vuelta] bid, standing vuelta, may-hold</extracomment>
        <translation>Au tourné, on retourne la première carte du talon, et sa couleur est atout.</translation>
    </message>
    <message>
        <source>The card turned up is yours, so throw at least one.</source>
        <extracomment>[taken] throw, i-am ombre, contract vuelta</extracomment>
        <translation>La carte tournée est à vous&#xa0;: écartez-en au moins une.</translation>
    </message>
    <message>
        <source>Solo is the highest bid: trump is named, but the Ombre changes no card.</source>
        <extracomment>[worse] bid, standing solo, aside</extracomment>
        <translation>Le solo est la plus haute enchère&#xa0;: on nomme l’atout, mais l’hombre n’écarte pas.</translation>
    </message>
</context>
<context>
    <name>lessons/homme_auvergne.txt</name>
    <message>
        <source>A turned card</source>
        <extracomment>Title</extracomment>
        <translation>Une carte retournée</translation>
    </message>
    <message>
        <source>Take its suit as trump, and you are the Man.</source>
        <extracomment>About</extracomment>
        <translation>Prenez sa couleur pour atout, et vous êtes l’Homme.</translation>
    </message>
    <message>
        <source>A card is turned. Whoever says play takes its suit as trump, and is the *Man*.</source>
        <extracomment>[goal] question be_man</extracomment>
        <translation>On tourne une carte. Qui dit «&#xa0;je joue&#xa0;» prend sa couleur pour atout, et devient l’*Homme*.</translation>
    </message>
    <message>
        <source>The Man needs the most of five tricks. You have no {S}, so pass.</source>
        <extracomment>[pass] question be_man, offered S, hold HK HQ</extracomment>
        <translation>L’Homme doit avoir le plus de levées, sur cinq. Vous n’avez rien à {S}&#xa0;: passez.</translation>
    </message>
    <message>
        <source>{right} showed {SK:the}: the turned suit&apos;s king is a point at once.</source>
        <extracomment>[shown] question be_man, offered S, out SK, keeps SK</extracomment>
        <translation>{right} a montré {SK:le}&#xa0;: le roi de la couleur tournée vaut aussitôt un point.</translation>
    </message>
    <message>
        <source>The turned card is of your suit. Show {HK:the}, and have a point.</source>
        <extracomment>[show] question show_king, offered H, hold HK</extracomment>
        <translation>La carte tournée est de votre couleur. Montrez {HK:le}, cela fait un point.</translation>
    </message>
    <message>
        <source>With these three trumps you take the most tricks: play.</source>
        <extracomment>[play] question be_man, offered H, hold HK HQ H9</extracomment>
        <translation>Avec ces trois atouts, vous ferez le plus de levées&#xa0;: jouez.</translation>
    </message>
    <message>
        <source>In every suit it goes king, queen, jack, ace, ten. Give {D9:the}.</source>
        <extracomment>[order] follow, i-am ombre, led D, hold D9 DA, lies DK</extracomment>
        <translation>Dans chaque couleur&#xa0;: roi, dame, valet, as, dix. Donnez {D9:le}.</translation>
    </message>
    <message>
        <source>You have none of that suit. Here you must trump if you can.</source>
        <extracomment>[must] follow, i-am ombre, void, led S, trump H, trumps 1+</extracomment>
        <translation>Vous n’avez pas cette couleur. Ici, il faut couper si l’on peut.</translation>
    </message>
    <message>
        <source>{SK:The} scored a point. Take it with {H9:the}: the point is yours.</source>
        <extracomment>[capture] follow, i-am ombre, led S, lies SK, last, hold H9, wins H9, keeps SK</extracomment>
        <translation>{SK:Le} a valu un point. Prenez-le avec {H9:le}&#xa0;: le point est à vous.</translation>
    </message>
    <message>
        <source>Draw trumps with {HK:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold HK, high HK</extracomment>
        <translation>Tirez les atouts avec {HK:le}.</translation>
    </message>
    <message>
        <source>{HQ:The} next: nothing beats it now.</source>
        <extracomment>[next] lead, i-am ombre, trump H, gone HK, hold HQ, high HQ</extracomment>
        <translation>Puis {HQ:le}&#xa0;: plus rien ne bat cette carte.</translation>
    </message>
    <message>
        <source>Three of five: nobody can have more.</source>
        <extracomment>[three] i-am ombre, tricks 3+, not over</extracomment>
        <translation>Trois sur cinq&#xa0;: personne ne peut en avoir plus.</translation>
    </message>
    <message>
        <source>Three points: for your king, for theirs, and for the Man. Five win the game.</source>
        <extracomment>[paid] over, result man_wins, i-am ombre, gained 3</extracomment>
        <translation>Trois points&#xa0;: pour votre roi, pour le leur, et pour l’Homme. Il en faut cinq.</translation>
    </message>
    <message>
        <source>The Man won. Five points win the game.</source>
        <extracomment>[paid-less] over, result man_wins, i-am ombre, not gained 3, aside</extracomment>
        <translation>L’Homme a gagné. Il faut cinq points pour gagner la partie.</translation>
    </message>
    <message>
        <source>The Man lost: one point less for you, one more for each other.</source>
        <extracomment>[lost] over, result man_loses, i-am ombre, aside</extracomment>
        <translation>L’Homme a perdu&#xa0;: un point de moins pour vous, un de plus pour chacun.</translation>
    </message>
    <message>
        <source>Somebody else was the Man. Wait for {H}, then play.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Un autre était l’Homme. Attendez {H}, puis jouez.</translation>
    </message>
    <message>
        <source>Nobody played, so the deal is void.</source>
        <extracomment>[nothing] over, i-am nobody, aside</extracomment>
        <translation>Personne n’a joué&#xa0;: la donne est nulle.</translation>
    </message>
    <message>
        <source>You have no {S}. Without trumps the Man loses.</source>
        <extracomment>[too-weak] question be_man, offered S, chose play</extracomment>
        <translation>Vous n’avez rien à {S}. Sans atout, l’Homme perd.</translation>
    </message>
    <message>
        <source>Three trumps, with the best two: play.</source>
        <extracomment>[missed] question be_man, offered H, chose pass</extracomment>
        <translation>Trois atouts, dont les deux meilleurs&#xa0;: jouez.</translation>
    </message>
    <message>
        <source>Showing it costs nothing, and is a point.</source>
        <extracomment>[kept] question show_king, chose keep</extracomment>
        <translation>Le montrer ne coûte rien, et vaut un point.</translation>
    </message>
</context>
<context>
    <name>lessons/lhombre.txt</name>
    <message>
        <source>The duel</source>
        <extracomment>Title</extracomment>
        <translation>Le duel</translation>
    </message>
    <message>
        <source>Two bid against each other; the one who is left meets the third.</source>
        <extracomment>About</extracomment>
        <translation>Deux annoncent l’un contre l’autre&#xa0;; celui qui reste affronte le troisième.</translation>
    </message>
    <message>
        <source>In L’Hombre two bid against each other. The one who is left meets the third.</source>
        <extracomment>[duel] bid, standing nothing, teaches duel</extracomment>
        <translation>Au jeu danois, on enchérit à deux. Celui qui reste affronte le troisième.</translation>
    </message>
    <message>
        <source>Begin low, with *spil*: you name the trump, and exchange.</source>
        <extracomment>[spil] bid, standing nothing, hold SA SQ SJ CK DK</extracomment>
        <translation>Commencez bas, par *spil*&#xa0;: vous nommez l’atout et écartez.</translation>
    </message>
    <message>
        <source>Somebody bids higher. You spoke first, so a game just as high is enough.</source>
        <extracomment>[held] bid, standing kobe_nolo, may-hold</extracomment>
        <translation>Quelqu’un monte. Vous avez parlé le premier, donc un jeu aussi haut suffit.</translation>
    </message>
    <message>
        <source>Hold with tourné. {SA:The} and two kings are good, whatever suit is turned.</source>
        <extracomment>[hold] bid, standing kobe_nolo, hold SA CK DK, keeps SA</extracomment>
        <translation>Tenez avec tourné. {SA:Le} et deux rois sont bons, quelle que soit la couleur tournée.</translation>
    </message>
    <message>
        <source>{S4:The} is turned: {S} are trumps. It counts as the first card you draw.</source>
        <extracomment>[turned] throw, i-am ombre, trump S, out S4, teaches buying</extracomment>
        <translation>{S4:Le} est tourné&#xa0;: {S} est atout. C’est la première carte que vous prenez.</translation>
    </message>
    <message>
        <source>You must draw one more at least. Throw {H2:the} and {D2:the}.</source>
        <extracomment>[throw] throw, i-am ombre, trump S, hold H2 D2</extracomment>
        <translation>Il faut en prendre encore une. Écartez {H2:le} et {D2:le}.</translation>
    </message>
    <message>
        <source>Here you could throw the hand in, for the price of a tie. Yours is good: play.</source>
        <extracomment>[strong] question throw_in, trump S</extracomment>
        <translation>Ici vous pourriez jeter le jeu, au prix d’une égalité. Votre main est bonne&#xa0;: jouez.</translation>
    </message>
    <message>
        <source>Draw trumps with {SQ:the}. Keep {SA:the}, the best of all.</source>
        <extracomment>[draw] lead, i-am ombre, trump S, tricks 0, hold SA SQ, keeps SA</extracomment>
        <translation>Tirez les atouts avec {SQ:le}. Gardez {SA:le}, le meilleur de tous.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {S5:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, led H, void, hold S5, wins S5</extracomment>
        <translation>Vous n’avez pas cette couleur. Coupez&#xa0;: {S5:le}.</translation>
    </message>
    <message>
        <source>Play a king, while they have its suit: {CK:the}.</source>
        <extracomment>[king] lead, i-am ombre, tricks 1+, hold CK, high CK</extracomment>
        <translation>Jouez un roi, tant qu’ils ont de sa couleur&#xa0;: {CK:le}.</translation>
    </message>
    <message>
        <source>And the other: {DK:the}.</source>
        <extracomment>[king-too] lead, i-am ombre, gone CK, hold DK, high DK</extracomment>
        <translation>Et l’autre&#xa0;: {DK:le}.</translation>
    </message>
    <message>
        <source>Now keep your trumps. Lead {C5:the}, and let them come to you.</source>
        <extracomment>[wait] lead, i-am ombre, trump S, gone CK DK, hold C5 SA, trumps 3+, keeps SA</extracomment>
        <translation>Maintenant gardez vos atouts. Jouez {C5:le}, et laissez-les venir.</translation>
    </message>
    <message>
        <source>Trump this one with {SJ:the}.</source>
        <extracomment>[page] follow, i-am ombre, trump S, led H, void, gone S5, hold SJ, wins SJ</extracomment>
        <translation>Coupez celle-ci avec {SJ:le}.</translation>
    </message>
    <message>
        <source>{SA:The} is your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump S, tricks 4, hold SA</extracomment>
        <translation>{SA:Le} est votre cinquième levée.</translation>
    </message>
    <message>
        <source>Each opponent pays two chips for a tourné. There is no pool, and {right} sat out.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract tourne, gained 4, teaches union-prices</extracomment>
        <translation>Chaque adversaire paie deux jetons pour un tourné. Pas de poule, et {right} était le mort.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not contract tourne, aside</extracomment>
        <translation>Vous gagnez {gained} jetons.</translation>
    </message>
    <message>
        <source>No more tricks than the better of them: a tie. You pay two chips to each.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract tourne, teaches kruk, aside</extracomment>
        <translation>Pas plus de levées que le meilleur des deux&#xa0;: l’égalité. Vous payez deux jetons à chacun.</translation>
    </message>
    <message>
        <source>One of them has more tricks: *kruk*. You pay three chips to each.</source>
        <extracomment>[lost] over, result codille, i-am ombre, contract tourne, aside</extracomment>
        <translation>L’un d’eux a plus de levées&#xa0;: *kruk*. Vous payez trois jetons à chacun.</translation>
    </message>
    <message>
        <source>A hand thrown in costs as much as a tie.</source>
        <extracomment>[thrown-in] over, result surrender, i-am ombre, aside</extracomment>
        <translation>Jeter le jeu coûte autant qu’une égalité.</translation>
    </message>
    <message>
        <source>That was played for the *tout*, all nine tricks.</source>
        <extracomment>[tout] over, result vole|failed_vole, aside</extracomment>
        <translation>On jouait le *tout*, les neuf levées.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and hold.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Un autre a joué. Essayez encore, et tenez.</translation>
    </message>
    <message>
        <source>All have passed, and nobody pays.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Tous ont passé, et personne ne paie.</translation>
    </message>
    <message>
        <source>Three high {S} and two kings are enough for spil.</source>
        <extracomment>[pass] bid, standing nothing, chose pass</extracomment>
        <translation>Trois hautes cartes à {S} et deux rois suffisent pour spil.</translation>
    </message>
    <message>
        <source>You may hold, since you spoke first. Tourné is as high.</source>
        <extracomment>[give-way] bid, standing kobe_nolo, chose pass</extracomment>
        <translation>Vous pouvez tenir, ayant parlé le premier. Le tourné est aussi haut.</translation>
    </message>
    <message>
        <source>A nolo loses every trick. Your kings would win some.</source>
        <extracomment>[no-loser] bid, chose kobe_nolo|ren_nolo|ouvert</extracomment>
        <translation>Au nolo, il faut perdre toutes les levées. Vos rois en feraient.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing. Let the talon help you.</source>
        <extracomment>[no-exchange] bid, chose solo</extracomment>
        <translation>Au solo, on n’écarte pas. Laissez le talon vous aider.</translation>
    </message>
    <message>
        <source>Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Les rois font des levées&#xa0;: gardez-les.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw low plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Gardez vos atouts. Écartez de petites cartes.</translation>
    </message>
    <message>
        <source>That costs two chips to each. You have five trumps and two kings: play.</source>
        <extracomment>[given-up] question throw_in, chose throw_in</extracomment>
        <translation>Cela coûte deux jetons à chacun. Vous avez cinq atouts et deux rois&#xa0;: jouez.</translation>
    </message>
</context>
<context>
    <name>lessons/lhombre_nolo.txt</name>
    <message>
        <source>No trick at all</source>
        <extracomment>Title</extracomment>
        <translation>Pas une levée</translation>
    </message>
    <message>
        <source>A nolo has no trumps, and you must take nothing.</source>
        <extracomment>About</extracomment>
        <translation>Un nolo est sans atout, et il ne faut rien prendre.</translation>
    </message>
    <message>
        <source>A *nolo* is a game without trumps, in which you must take no trick.</source>
        <extracomment>[nolo] bid, standing spil</extracomment>
        <translation>Un *nolo* se joue sans atout, et vous ne devez faire aucune levée.</translation>
    </message>
    <message>
        <source>You have low cards in the suits you hold. Bid købe-nolo: you alone exchange.</source>
        <extracomment>[bid] bid, standing spil, hold SA S3 H7 H5</extracomment>
        <translation>Vos couleurs sont pleines de petites cartes. Dites købe-nolo&#xa0;: vous seul écartez.</translation>
    </message>
    <message>
        <source>Nothing is trump now. The black aces are the lowest of their suits, like the red sevens.</source>
        <extracomment>[order] throw, contract kobe_nolo, teaches no-trick</extracomment>
        <translation>Rien n’est atout. Les as noirs sont les plus bas, comme les sept rouges.</translation>
    </message>
    <message>
        <source>Throw what would win a trick: {CQ:the} and {HQ:the}.</source>
        <extracomment>[throw] throw, contract kobe_nolo, hold CQ HQ</extracomment>
        <translation>Écartez ce qui ferait une levée&#xa0;: {CQ:le} et {HQ:le}.</translation>
    </message>
    <message>
        <source>One trick is a tie here. Two or more are lost.</source>
        <extracomment>[prices] follow, i-am ombre, contract kobe_nolo, tricks 0, cards 9, teaches kruk</extracomment>
        <translation>Une levée, ici, c’est l’égalité. Deux ou plus, c’est perdu.</translation>
    </message>
    <message>
        <source>You have none of that suit. Get rid of a high card: {DJ:the}.</source>
        <extracomment>[away] follow, i-am ombre, contract kobe_nolo, void, led C, hold DJ</extracomment>
        <translation>Vous n’avez pas cette couleur. Défaussez une haute carte&#xa0;: {DJ:le}.</translation>
    </message>
    <message>
        <source>{SA:The}, elsewhere the best trump, is the lowest of its suit. Play it.</source>
        <extracomment>[ace] follow, i-am ombre, contract kobe_nolo, led S, hold SA, not wins SA</extracomment>
        <translation>{SA:Le}, ailleurs le meilleur atout, est le plus bas de sa couleur. Jouez-le.</translation>
    </message>
    <message>
        <source>{H7:The} is below every other card of its suit.</source>
        <extracomment>[seven] follow, i-am ombre, contract kobe_nolo, led H, hold H7, not wins H7</extracomment>
        <translation>{H7:Le} est plus bas que toutes les autres cartes de sa couleur.</translation>
    </message>
    <message>
        <source>Stay below the winning card, with {H5:the}.</source>
        <extracomment>[below] follow, i-am ombre, contract kobe_nolo, led H, gone H7, hold H5, not wins H5</extracomment>
        <translation>Restez sous la carte qui gagne, avec {H5:le}.</translation>
    </message>
    <message>
        <source>No trick at all. Each opponent pays two chips, since there is no pool.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract kobe_nolo, gained 4, teaches union-prices</extracomment>
        <translation>Aucune levée. Chaque adversaire vous paie deux jetons&#xa0;; il n’y a pas de poule.</translation>
    </message>
    <message>
        <source>One trick is a tie, *bet*: you pay two chips to each.</source>
        <extracomment>[one] over, result puesta, i-am ombre, contract kobe_nolo, aside</extracomment>
        <translation>Une levée, c’est l’égalité, *bet*&#xa0;: vous payez deux jetons à chacun.</translation>
    </message>
    <message>
        <source>Two tricks or more: you pay three chips to each.</source>
        <extracomment>[two] over, result codille, i-am ombre, contract kobe_nolo, aside</extracomment>
        <translation>Deux levées ou plus&#xa0;: vous payez trois jetons à chacun.</translation>
    </message>
    <message>
        <source>That was another game. Try it again, with købe-nolo.</source>
        <extracomment>[other-game] over, i-am ombre, not contract kobe_nolo, aside</extracomment>
        <translation>C’était un autre jeu. Essayez encore, avec købe-nolo.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, with købe-nolo.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Un autre a joué. Essayez encore, avec købe-nolo.</translation>
    </message>
    <message>
        <source>Low cards are a strength here. Bid købe-nolo.</source>
        <extracomment>[pass] bid, standing spil, chose pass</extracomment>
        <translation>Ici, les petites cartes sont une force. Dites købe-nolo.</translation>
    </message>
    <message>
        <source>You want to throw your two high cards first, and that needs an exchange.</source>
        <extracomment>[pure] bid, chose ren_nolo|ouvert</extracomment>
        <translation>Défaites-vous d’abord de vos deux hautes cartes&#xa0;: il faut une enchère où l’on écarte.</translation>
    </message>
    <message>
        <source>Only {SA:the} would win tricks here. Your hand is better at losing.</source>
        <extracomment>[trumps] bid, chose bedre|tourne|solo, hold SA</extracomment>
        <translation>Seul {SA:le} ferait une levée ici. Cette main est faite pour perdre.</translation>
    </message>
    <message>
        <source>Your two high cards would win tricks. Throw them.</source>
        <extracomment>[kept-queen] throw, contract kobe_nolo, not chose CQ, not chose king</extracomment>
        <translation>Vos deux hautes cartes feraient des levées. Écartez-les.</translation>
    </message>
    <message>
        <source>{DJ:The} is the card that would win a trick. Throw it now.</source>
        <extracomment>[kept-jack] follow, contract kobe_nolo, void, led C, hold DJ, chose S7|S6|S3|SA|H4|H5|H7|D6</extracomment>
        <translation>{DJ:Le} est la carte qui ferait une levée. Jetez-la maintenant.</translation>
    </message>
    <message>
        <source>That card wins the trick. Stay below.</source>
        <extracomment>[too-high] follow, contract kobe_nolo, led S, chose S7|S6, wins S6</extracomment>
        <translation>Cette carte prend la levée. Restez au-dessous.</translation>
    </message>
</context>
<context>
    <name>lessons/matador.txt</name>
    <message>
        <source>A matador withheld</source>
        <extracomment>Title</extracomment>
        <translation>Un matador en réserve</translation>
    </message>
    <message>
        <source>The three best trumps need not fall to a lower one.</source>
        <extracomment>About</extracomment>
        <translation>Les trois meilleurs atouts ne tombent pas devant un moindre.</translation>
    </message>
    <message>
        <source>The third chosen deal is about the three best trumps.</source>
        <extracomment>[chosen] bid, standing nothing</extracomment>
        <translation>La troisième donne choisie porte sur les trois meilleurs atouts.</translation>
    </message>
    <message>
        <source>Spadille, manille and basto are *matadors*. A lower trump does not force {CA:the} out.</source>
        <extracomment>[withheld] follow, led trump, withheld CA, hold CA, keeps CA, teaches withheld</extracomment>
        <translation>Spadille, manille et baste sont les *matadors*. Un atout plus bas ne force pas {CA:le}.</translation>
    </message>
    <message>
        <source>You may keep it, and give any card.</source>
        <extracomment>[keep] follow, led trump, withheld CA, hold CA, keeps CA</extracomment>
        <translation>Vous pouvez le garder, et donner la carte que vous voulez.</translation>
    </message>
</context>
<context>
    <name>lessons/pokerwiner.txt</name>
    <message>
        <source>Two bids only</source>
        <extracomment>Title</extracomment>
        <translation>Deux annonces seulement</translation>
    </message>
    <message>
        <source>Play with an exchange, or higher, without one.</source>
        <extracomment>About</extracomment>
        <translation>Jouez avec échange ou, plus haut, sans.</translation>
    </message>
    <message>
        <source>There are only two bids: play, and no exchange. {left} has bid play.</source>
        <extracomment>[bids] bid, standing play, hold HA HK HQ H7</extracomment>
        <translation>Il n’y a que deux enchères&#xa0;: jeu, et jeu sans écart. {left} a dit jeu.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps. Bid no exchange: it goes over play, and each pays 15.</source>
        <extracomment>[higher] bid, standing play, hold HA HK HQ H7</extracomment>
        <translation>Avec {H}, vous avez six atouts. Dites sans écart&#xa0;: c’est plus haut, et chacun paie 15.</translation>
    </message>
    <message>
        <source>Name {H}. The others change cards now, and you do not.</source>
        <extracomment>[name] name-trump, hold HA HK HQ H7</extracomment>
        <translation>Nommez {H}. Les autres écartent maintenant, pas vous.</translation>
    </message>
    <message>
        <source>The dealer may look at what is left. Then all may see it, so leave it.</source>
        <extracomment>[talon] question show_talon, i-am ombre</extracomment>
        <translation>Le donneur peut regarder ce qui reste, mais alors tous le voient&#xa0;: n’y touchez pas.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump low, with {H3:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led D, hold H3, wins H3</extracomment>
        <translation>Vous n’avez pas cette couleur. Coupez petit, avec {H3:le}.</translation>
    </message>
    <message>
        <source>First {CK:the}, while they still have that suit. Your trumps can wait.</source>
        <extracomment>[side] lead, i-am ombre, trump H, hold CK, high CK, teaches leading</extracomment>
        <translation>D’abord {CK:le}, tant qu’ils ont de cette couleur. Vos atouts peuvent attendre.</translation>
    </message>
    <message>
        <source>Lead a card that must be lost: {S7:the}. Two matadors are still out.</source>
        <extracomment>[lose] lead, i-am ombre, trump H, hold S7 S3, gone CK, out SA CA, keeps SA CA S3</extracomment>
        <translation>Jouez une carte perdue d’avance&#xa0;: {S7:le}. Deux matadors ne sont pas tombés.</translation>
    </message>
    <message>
        <source>You cannot win this trick: give {S3:the}.</source>
        <extracomment>[give] follow, i-am ombre, trump H, hold S3, void, not can-win</extracomment>
        <translation>Cette levée n’est pas pour vous&#xa0;: donnez {S3:le}.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>C’est la cinquième levée, et le jeu est gagné.</translation>
    </message>
    <message>
        <source>You won {gained} chips: the pool, and 15 from each. For play each would have paid 5.</source>
        <extracomment>[paid] over, result sacada, contract no_exchange, gained 1+, i-am ombre</extracomment>
        <translation>Vous gagnez {gained} jetons&#xa0;: la poule, et 15 de chacun. Pour un simple jeu, chacun paierait 5.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>C’est manqué. Un autre essai ne coûte rien.</translation>
    </message>
    <message>
        <source>You let {ombre} play. Now you defend, as in Renegado.</source>
        <extracomment>[defend] throw, i-am defender, aside</extracomment>
        <translation>Vous laissez jouer {ombre}. Maintenant vous défendez, comme au renegado.</translation>
    </message>
    <message>
        <source>This hand wins nearly nine times in ten without new cards. Do not pass.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Cette main gagne presque neuf fois sur dix sans nouvelles cartes. Ne passez pas.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Avec {H}, vous avez six atouts.</translation>
    </message>
    <message>
        <source>A low trump gives the trick away. You need it to trump with.</source>
        <extracomment>[low] lead, chose H2|H3</extracomment>
        <translation>Un petit atout donne la levée. Gardez-le pour couper.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep it.</source>
        <extracomment>[king] follow, chose CK</extracomment>
        <translation>C’est un roi que vous jetez. Les rois font des levées&#xa0;: gardez-le.</translation>
    </message>
</context>
<context>
    <name>lessons/puesta.txt</name>
    <message>
        <source>The pool grows</source>
        <extracomment>Title</extracomment>
        <translation>La poule grossit</translation>
    </message>
    <message>
        <source>In a tie the Ombre pays into the pool.</source>
        <extracomment>About</extracomment>
        <translation>À égalité, l’hombre paie à la poule.</translation>
    </message>
    <message>
        <source>The fourth chosen deal: a good hand, and who knows how it ends.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>La quatrième donne choisie&#xa0;: une bonne main, mais comment finira-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>You have {tricks} tricks, and so has one of them. That is a tie, *puesta*: the Ombre pays.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, tricks 4, teaches puesta</extracomment>
        <translation>Vous avez {tricks} levées, et l’un d’eux aussi. C’est l’égalité, la *bête*&#xa0;: l’hombre paie.</translation>
    </message>
    <message>
        <source>You have no more tricks than each of them. That is *puesta*: the Ombre pays.</source>
        <extracomment>[fewer] over, result puesta, i-am ombre, not tricks 4, aside</extracomment>
        <translation>Vous n’avez pas plus de levées que chacun d’eux. C’est la *bête*&#xa0;: l’hombre paie.</translation>
    </message>
    <message>
        <source>Your {paid} chips go into the pool, for whoever wins it later.</source>
        <extracomment>[pool] over, result puesta, i-am ombre, paid 1+</extracomment>
        <translation>Vos {paid} jetons vont à la poule, pour qui la gagnera plus tard.</translation>
    </message>
    <message>
        <source>You won after all. With a tie you would have paid into the pool.</source>
        <extracomment>[won] over, result sacada, i-am ombre, aside</extracomment>
        <translation>Vous avez gagné quand même. À égalité, vous auriez payé à la poule.</translation>
    </message>
</context>
<context>
    <name>lessons/quadrille.txt</name>
    <message>
        <source>A king is called</source>
        <extracomment>Title</extracomment>
        <translation>On appelle un roi</translation>
    </message>
    <message>
        <source>Name a king: whoever holds it plays with you.</source>
        <extracomment>About</extracomment>
        <translation>Nommez un roi&#xa0;: qui l’a joue avec vous.</translation>
    </message>
    <message>
        <source>Four play, with ten cards each. Who asks leave calls a king: its holder helps.</source>
        <extracomment>[bids] bid, standing nothing, hold SA H7</extracomment>
        <translation>On joue à quatre, dix cartes chacun. Qui dit roi appelé nomme un roi&#xa0;: qui l’a l’aide.</translation>
    </message>
    <message>
        <source>Two of the best trumps and a long suit: ask leave.</source>
        <extracomment>[ask] bid, standing nothing, hold SA H7</extracomment>
        <translation>Deux des meilleurs atouts et une longue&#xa0;: dites roi appelé.</translation>
    </message>
    <message>
        <source>Name {H}: that makes four trumps, the best two among them.</source>
        <extracomment>[name] name-trump, hold SA H7 HQ HJ</extracomment>
        <translation>Nommez {H}&#xa0;: cela fait quatre atouts, dont les deux meilleurs.</translation>
    </message>
    <message>
        <source>Call {CK:the}: you have none of its suit. Its holder does not say so.</source>
        <extracomment>[call] call-card, out CK</extracomment>
        <translation>Appelez {CK:le}&#xa0;: vous n’avez rien dans sa couleur. Qui l’a ne le dit pas.</translation>
    </message>
    <message>
        <source>Together the two of you need six of the ten tricks.</source>
        <extracomment>[goal] lead, i-am ombre, tricks 0</extracomment>
        <translation>À vous deux, il vous faut six levées sur dix.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Tirez les atouts avec {SA:le}.</translation>
    </message>
    <message>
        <source>Now your long suit: {DK:the}. When theirs are gone, your low ones win.</source>
        <extracomment>[long] lead, i-am ombre, trump H, gone SA, hold DK DQ D5, high DK</extracomment>
        <translation>Maintenant votre longue&#xa0;: {DK:le}. Quand les leurs sont tombées, vos petites gagnent.</translation>
    </message>
    <message>
        <source>Go on with {DQ:the}: nothing in that suit beats it.</source>
        <extracomment>[on] lead, i-am ombre, trump H, gone DK, hold DQ, high DQ</extracomment>
        <translation>Continuez avec {DQ:le}&#xa0;: plus rien ne bat cette carte dans sa couleur.</translation>
    </message>
    <message>
        <source>Your ally is winning, and that counts for both.</source>
        <extracomment>[ally] follow, i-am ombre, called CK, gone CK, winning ally, not last, aside</extracomment>
        <translation>Votre allié tient la levée, et cela compte pour vous deux.</translation>
    </message>
    <message>
        <source>{ally} held the king, and plays with you.</source>
        <extracomment>[shown] lead, i-am ombre, called CK, gone CK, not over, aside</extracomment>
        <translation>{ally} avait le roi, et joue avec vous.</translation>
    </message>
    <message>
        <source>Six tricks in a row: claim. One trick lost would cost the price of the vole.</source>
        <extracomment>[claim] question claim_or_vole, aside</extracomment>
        <translation>Six levées de suite&#xa0;: arrêtez-vous. Une seule perdue coûterait le prix de la vole.</translation>
    </message>
    <message>
        <source>You won {gained}: half the pool, and a chip from one opponent.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+</extracomment>
        <translation>Vous gagnez {gained} jetons&#xa0;: la moitié de la poule, et un jeton d’un adversaire.</translation>
    </message>
    <message>
        <source>All ten tricks, and that is paid besides.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>Les dix levées, et cela se paie en plus.</translation>
    </message>
    <message>
        <source>Five tricks together are a tie: your side doubles the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Cinq levées à deux, c’est l’égalité&#xa0;: votre camp double la poule.</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and your side fills it.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Quatre levées ou moins&#xa0;: les autres partagent la poule, et votre camp la remplit.</translation>
    </message>
    <message>
        <source>Somebody else asked leave. Try it yourself: it costs nothing.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Un autre a dit roi appelé. Essayez vous-même&#xa0;: cela ne coûte rien.</translation>
    </message>
    <message>
        <source>You hold the called king, so you play with {ombre}.</source>
        <extracomment>[helper] follow, i-am ally, aside</extracomment>
        <translation>Vous avez le roi appelé, donc vous jouez avec {ombre}.</translation>
    </message>
    <message>
        <source>With an ally this hand wins nine times in ten. Ask leave.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Avec un allié, cette main gagne neuf fois sur dix. Dites roi appelé.</translation>
    </message>
    <message>
        <source>That is alone against three. This hand wants an ally: ask leave.</source>
        <extracomment>[alone] bid, chose sans_prendre|vole</extracomment>
        <translation>C’est seul contre trois. Cette main veut un allié&#xa0;: dites roi appelé.</translation>
    </message>
    <message>
        <source>That is your own king: then you would play alone.</source>
        <extracomment>[own] call-card, chose DK</extracomment>
        <translation>C’est votre propre roi&#xa0;: vous joueriez seul.</translation>
    </message>
    <message>
        <source>With {H} the seven is manille, and you have four trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C</extracomment>
        <translation>Avec {H}, le sept est manille, et vous avez quatre atouts.</translation>
    </message>
</context>
<context>
    <name>lessons/quadrille_alone.txt</name>
    <message>
        <source>Alone against three</source>
        <extracomment>Title</extracomment>
        <translation>Seul contre trois</translation>
    </message>
    <message>
        <source>Sans prendre: six of ten tricks, and no ally.</source>
        <extracomment>About</extracomment>
        <translation>Sans prendre&#xa0;: six levées sur dix, et pas d’allié.</translation>
    </message>
    <message>
        <source>Asking leave brings an ally. Sans prendre goes above that: six of ten tricks alone.</source>
        <extracomment>[above] bid, standing nothing, teaches alone</extracomment>
        <translation>Le roi appelé donne un allié. Sans prendre est plus haut&#xa0;: six levées sur dix, seul.</translation>
    </message>
    <message>
        <source>You would have seven trumps with {C}, the best one among them. Bid sans prendre.</source>
        <extracomment>[bid] bid, standing nothing, hold SA CA CK CQ CJ</extracomment>
        <translation>Avec {C}, vous auriez sept atouts, dont le meilleur. Dites sans prendre.</translation>
    </message>
    <message>
        <source>Name {C}. Now you need no king, so nobody is called: it is you against three.</source>
        <extracomment>[name] name-trump, hold CK CQ CJ</extracomment>
        <translation>Nommez {C}. Pas besoin de roi, donc personne n’est appelé&#xa0;: seul contre trois.</translation>
    </message>
    <message>
        <source>You cannot win this one. Six tricks of ten are enough.</source>
        <extracomment>[lose] follow, i-am ombre, led H, only H4, not can-win</extracomment>
        <translation>Celle-ci, vous ne l’aurez pas. Six levées sur dix suffisent.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump high, so that nobody goes above: {SA:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, void, led H, hold SA, wins SA</extracomment>
        <translation>Vous n’avez pas cette couleur. Coupez haut, pour que personne ne surcoupe&#xa0;: {SA:le}.</translation>
    </message>
    <message>
        <source>Draw trumps with {CA:the}. Only {C2:the}, manille, is above it.</source>
        <extracomment>[draw] lead, i-am ombre, trump C, gone SA, hold CA, out C2</extracomment>
        <translation>Tirez les atouts avec {CA:le}. Seul {C2:le}, manille, est plus fort.</translation>
    </message>
    <message>
        <source>Trump this with a small one: {C4:the}.</source>
        <extracomment>[small] follow, i-am ombre, trump C, void, led D, hold C4, wins C4, gone C2</extracomment>
        <translation>Coupez celle-ci avec un petit&#xa0;: {C4:le}.</translation>
    </message>
    <message>
        <source>{C2:The} has gone, so nothing beats {CK:the}.</source>
        <extracomment>[clear] lead, i-am ombre, trump C, gone C2, hold CK, high CK</extracomment>
        <translation>{C2:Le} est tombé&#xa0;: plus rien ne bat {CK:le}.</translation>
    </message>
    <message>
        <source>The whole pool, and two chips from each of three: {gained}. With an ally you would win three.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract sans_prendre, gained 10, teaches consolation</extracomment>
        <translation>Toute la poule, et deux jetons de chacun des trois&#xa0;: {gained}. Avec un allié, ce serait trois.</translation>
    </message>
    <message>
        <source>All ten tricks, and the vole is paid besides.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>Les dix levées, et la vole se paie en plus.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 10, aside</extracomment>
        <translation>Vous gagnez {gained} jetons.</translation>
    </message>
    <message>
        <source>Five tricks are a tie: you double the pool, and pay two chips to each.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract sans_prendre, aside</extracomment>
        <translation>Cinq levées, c’est l’égalité&#xa0;: vous doublez la poule et payez deux jetons à chacun.</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and you fill it again.</source>
        <extracomment>[lost] over, result codille, i-am ombre, contract sans_prendre, aside</extracomment>
        <translation>Quatre levées ou moins&#xa0;: les autres partagent la poule, et vous la remplissez.</translation>
    </message>
    <message>
        <source>Not all ten tricks: the price of the vole is taken off.</source>
        <extracomment>[missed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Vous n’avez pas fait les dix&#xa0;: on retire le prix de la vole.</translation>
    </message>
    <message>
        <source>You hold the called king, and play with {ombre}.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>Vous avez le roi appelé et jouez avec {ombre}.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and bid sans prendre.</source>
        <extracomment>[other] over, i-am defender|ally, aside</extracomment>
        <translation>Un autre a joué. Essayez encore, et dites sans prendre.</translation>
    </message>
    <message>
        <source>Seven trumps win alone. Bid sans prendre.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Sept atouts gagnent seuls. Dites sans prendre.</translation>
    </message>
    <message>
        <source>An ally takes half the pool. With seven trumps you need none.</source>
        <extracomment>[shared] bid, chose ask</extracomment>
        <translation>Un allié prend la moitié de la poule. Avec sept atouts, il n’en faut pas.</translation>
    </message>
    <message>
        <source>Six tricks are safe, but ten are too many.</source>
        <extracomment>[too-far] bid, chose vole</extracomment>
        <translation>Six levées sont sûres, mais dix, c’est trop.</translation>
    </message>
    <message>
        <source>Your long suit is {C}: it gives you seven trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D</extracomment>
        <translation>Votre longue est {C}&#xa0;: elle vous donne sept atouts.</translation>
    </message>
    <message>
        <source>Somebody may go above so small a trump. Trump high.</source>
        <extracomment>[too-low] follow, void, led H, chose C6|C4</extracomment>
        <translation>On peut surcouper un si petit atout. Coupez haut.</translation>
    </message>
    <message>
        <source>Others have higher trumps than that. Draw them with your high ones.</source>
        <extracomment>[small-lead] lead, chose C6|C4</extracomment>
        <translation>D’autres ont plus haut. Tirez leurs atouts avec vos plus hauts.</translation>
    </message>
</context>
<context>
    <name>lessons/red.txt</name>
    <message>
        <source>Red trumps</source>
        <extracomment>Title</extracomment>
        <translation>Les atouts rouges</translation>
    </message>
    <message>
        <source>In red suits low numbers win, and the seven is the second best trump.</source>
        <extracomment>About</extracomment>
        <translation>Dans les couleurs rouges les petits nombres gagnent, et le sept est le deuxième atout.</translation>
    </message>
    <message>
        <source>The next five deals are chosen, each for one new thing. In your games the cards are shuffled.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>Les cinq donnes qui suivent sont choisies, chacune pour une nouveauté. Dans vos parties, on mélange les cartes.</translation>
    </message>
    <message>
        <source>In *red suits*, {H} and {D}, low numbers win: {H3:the} beats {H7:the}.</source>
        <extracomment>[low] name-trump, hold H7 H3, teaches red-order</extracomment>
        <translation>Dans les *couleurs rouges*, {H} et {D}, les petits chiffres gagnent&#xa0;: {H3:le} prend {H7:le}.</translation>
    </message>
    <message>
        <source>Name {H}. The lowest, {H7:the}, becomes manille, and you have five trumps.</source>
        <extracomment>[seven] name-trump, hold SA H7 HK HQ H3</extracomment>
        <translation>Nommez {H}. La plus petite, {H7:le}, devient manille, et vous avez cinq atouts.</translation>
    </message>
    <message>
        <source>The ace of a red trump is *punto*, the fourth best. {HA:The} is out.</source>
        <extracomment>[punto] throw, i-am ombre, trump H, out HA, teaches punto</extracomment>
        <translation>L’as d’un atout rouge est *ponte*, le quatrième en force. {HA:Le} n’est pas tombé.</translation>
    </message>
    <message>
        <source>Three or more of the best trumps without a gap are paid as well: *estuches*.</source>
        <extracomment>[estuches] over, i-am ombre, paid-for estuches</extracomment>
        <translation>Les trois meilleurs atouts, ou plus sans trou, se paient aussi&#xa0;: c’est une *suite*.</translation>
    </message>
</context>
<context>
    <name>lessons/rocambor.txt</name>
    <message>
        <source>Oros</source>
        <extracomment>Title</extracomment>
        <translation>Oros</translation>
    </message>
    <message>
        <source>A game in the favour suit goes above an entrada.</source>
        <extracomment>About</extracomment>
        <translation>Un jeu dans la couleur favorite passe une entrada.</translation>
    </message>
    <message>
        <source>In Rocambor {D} are in favour. *Oros*, a game with them, goes above an entrada.</source>
        <extracomment>[oros] bid, standing entrada, teaches oros</extracomment>
        <translation>Au rocambor, {D} est favori. *Oros*, un jeu dans cette couleur, passe au-dessus d’une demande.</translation>
    </message>
    <message>
        <source>You would have four trumps, the second, third and fourth best among them: bid oros.</source>
        <extracomment>[bid] bid, standing entrada, hold CA D7 DA D2</extracomment>
        <translation>Vous auriez quatre atouts, dont le deuxième, le troisième et le quatrième&#xa0;: dites oros.</translation>
    </message>
    <message>
        <source>After oros six cards at most may be changed, not eight. Throw the three low plain ones.</source>
        <extracomment>[throw] throw, i-am ombre, trump D, hold D7 DA, teaches limits</extracomment>
        <translation>Après oros, on change six cartes au plus, pas huit. Écartez les trois petites.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it with {D4:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, led C, void, hold D4, wins D4</extracomment>
        <translation>Vous n’avez pas cette couleur. Coupez avec {D4:le}.</translation>
    </message>
    <message>
        <source>Play your kings while they win: {HK:the}.</source>
        <extracomment>[king] lead, i-am ombre, hold HK, high HK</extracomment>
        <translation>Jouez vos rois tant qu’ils gagnent&#xa0;: {HK:le}.</translation>
    </message>
    <message>
        <source>Now {SK:the}. If somebody trumps it, that costs them a trump.</source>
        <extracomment>[king-too] lead, i-am ombre, gone HK, hold SK, high SK</extracomment>
        <translation>Maintenant {SK:le}. Si quelqu’un coupe, cela lui coûte un atout.</translation>
    </message>
    <message>
        <source>Trump this one with {DJ:the}.</source>
        <extracomment>[jack] follow, i-am ombre, trump D, led H, void, hold DJ, wins DJ</extracomment>
        <translation>Coupez celle-ci avec {DJ:le}.</translation>
    </message>
    <message>
        <source>Only {SA:the} is above {D7:the}: drive it out.</source>
        <extracomment>[drive] lead, i-am ombre, trump D, gone DJ, hold D7, out SA</extracomment>
        <translation>Seul {SA:le} est au-dessus {D7:du}&#xa0;: faites-le tomber.</translation>
    </message>
    <message>
        <source>Trump with {D2:the}, and keep the high ones.</source>
        <extracomment>[small] follow, i-am ombre, trump D, gone D4 D7, led C, void, hold D2, wins D2</extracomment>
        <translation>Coupez avec {D2:le}, et gardez les hauts.</translation>
    </message>
    <message>
        <source>{CA:The} is the best trump left: your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump D, tricks 4, gone SA D7, hold CA, high CA</extracomment>
        <translation>{CA:Le} est le meilleur atout qui reste&#xa0;: votre cinquième levée.</translation>
    </message>
    <message>
        <source>The pool, and two chips from each, the player who rests too: oros count double.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract oros, gained 7, teaches plate</extracomment>
        <translation>La poule, et deux jetons de chacun, le mort aussi&#xa0;: oros compte double.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 7, aside</extracomment>
        <translation>Vous gagnez {gained} jetons.</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract oros, aside</extracomment>
        <translation>L’égalité&#xa0;: vous payez à la poule deux jetons pour chaque autre joueur.</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Un défenseur a le plus de levées, et c’est lui que vous payez. La poule reste.</translation>
    </message>
    <message>
        <source>A game that is given up costs as much as a tie.</source>
        <extracomment>[gave-up] over, result surrender, i-am ombre, aside</extracomment>
        <translation>Un jeu rendu coûte autant qu’une égalité.</translation>
    </message>
    <message>
        <source>That game was for all nine tricks, the bola.</source>
        <extracomment>[vole] over, result vole|failed_vole, aside</extracomment>
        <translation>Ce jeu visait les neuf levées, la bola.</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre at the end. Try it again, with oros.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Un autre était l’hombre à la fin. Essayez encore, avec oros.</translation>
    </message>
    <message>
        <source>All have passed.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Tous ont passé.</translation>
    </message>
    <message>
        <source>With three of the four best trumps you can go above the entrada: bid oros.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Avec trois des quatre meilleurs atouts, vous pouvez monter&#xa0;: dites oros.</translation>
    </message>
    <message>
        <source>Another suit may be turned. With {D} you know your trumps.</source>
        <extracomment>[blind] bid, chose volteo</extracomment>
        <translation>On peut tourner une autre couleur. Avec {D}, vous connaissez vos atouts.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing, and half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_oros</extracomment>
        <translation>Au solo, on n’écarte pas, et la moitié de cette main est faible.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw low plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Gardez vos atouts. Écartez de petites cartes.</translation>
    </message>
    <message>
        <source>Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Les rois font des levées&#xa0;: gardez-les.</translation>
    </message>
    <message>
        <source>Giving up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>Se rendre coûte autant qu’une égalité. Continuez.</translation>
    </message>
</context>
<context>
    <name>lessons/rocambor_takeover.txt</name>
    <message>
        <source>A game taken over</source>
        <extracomment>Title</extracomment>
        <translation>Un jeu repris</translation>
    </message>
    <message>
        <source>The Ombre gives up, and you play on.</source>
        <extracomment>About</extracomment>
        <translation>L’hombre se rend, et vous continuez.</translation>
    </message>
    <message>
        <source>Somebody who speaks earlier says the same. Pass: now they must win it.</source>
        <extracomment>[held] bid, standing oros, hold DK DQ</extracomment>
        <translation>Un joueur qui parle avant vous tient l’enchère. Passez&#xa0;: à lui de gagner.</translation>
    </message>
    <message>
        <source>In Rocambor the favour suit is {D}, the *oros*. A bid of oros goes above entrada.</source>
        <extracomment>[oros] bid, standing entrada, teaches oros</extracomment>
        <translation>Au rocambor, la couleur favorite est {D}, les *oros*. Une enchère d’oros passe au-dessus de demande.</translation>
    </message>
    <message>
        <source>Six {D}, with the three court cards among them: bid oros.</source>
        <extracomment>[bid] bid, standing entrada, hold DK DQ DJ D5</extracomment>
        <translation>Six cartes à {D}, avec les trois figures&#xa0;: dites oros.</translation>
    </message>
    <message>
        <source>{ombre} plays oros, your own suit. Throw {H4:the}, and keep all else.</source>
        <extracomment>[throw] throw, i-am defender, hold H4 DK</extracomment>
        <translation>{ombre} joue oros, votre propre couleur. Écartez {H4:le}, et gardez tout le reste.</translation>
    </message>
    <message>
        <source>Spadille cannot be beaten. Give the lowest trump: {D5:the}.</source>
        <extracomment>[low] follow, i-am defender, trump D, lies SA, hold D5</extracomment>
        <translation>Spadille ne se prend pas. Donnez le plus petit atout&#xa0;: {D5:le}.</translation>
    </message>
    <message>
        <source>Manille too. Again the lowest: {D4:the}.</source>
        <extracomment>[again] follow, i-am defender, trump D, lies D7, gone SA D5, hold D4</extracomment>
        <translation>Manille ne se prend plus. Encore le plus petit&#xa0;: {D4:le}.</translation>
    </message>
    <message>
        <source>{ombre} gives up. Whoever takes over plays on, and everybody keeps their tricks.</source>
        <extracomment>[gives-up] question take_over, i-am defender, teaches taking-over</extracomment>
        <translation>{ombre} se rend. Qui reprend le jeu continue, et chacun garde ses levées.</translation>
    </message>
    <message>
        <source>You have five trumps, and the best one left: take it over.</source>
        <extracomment>[take] question take_over, hold CA DK DQ DJ D3</extracomment>
        <translation>Vous avez cinq atouts, dont le meilleur qui reste&#xa0;: reprenez.</translation>
    </message>
    <message>
        <source>Now you are the Ombre, and need more tricks than either of them.</source>
        <extracomment>[now] follow, i-am ombre, tricks 0, gone SA D7</extracomment>
        <translation>Maintenant vous êtes l’hombre, et il vous faut plus de levées que chacun d’eux.</translation>
    </message>
    <message>
        <source>Draw trumps with {CA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, gone SA D7, hold CA, high CA</extracomment>
        <translation>Tirez les atouts avec {CA:le}.</translation>
    </message>
    <message>
        <source>Then {CK:the}, the highest of its suit.</source>
        <extracomment>[king] lead, i-am ombre, gone CA, hold CK, high CK</extracomment>
        <translation>Puis {CK:le}, le plus haut de sa couleur.</translation>
    </message>
    <message>
        <source>Only {DA:the} is above {DK:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump D, gone CK, hold DK, out DA</extracomment>
        <translation>Seul {DA:le} est au-dessus {DK:du}. Faites-le tomber.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {DQ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, void, led C, hold DQ, wins DQ</extracomment>
        <translation>Vous n’avez pas cette couleur. Coupez&#xa0;: {DQ:le}.</translation>
    </message>
    <message>
        <source>Nothing beats {DJ:the} now.</source>
        <extracomment>[clear] lead, i-am ombre, trump D, gone DA DQ, hold DJ, high DJ</extracomment>
        <translation>Plus rien ne bat {DJ:le}.</translation>
    </message>
    <message>
        <source>Whoever gave up pays you the price of a lost oros: {gained} chips. The pool stays.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract oros, gained 6, teaches plate</extracomment>
        <translation>Qui s’est rendu vous paie le prix d’un oros perdu&#xa0;: {gained} jetons. La poule reste.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[won] over, result sacada, i-am ombre, not gained 6, aside</extracomment>
        <translation>Vous gagnez {gained} jetons.</translation>
    </message>
    <message>
        <source>You do not have the most tricks, so you pay into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Vous n’avez pas le plus de levées&#xa0;: vous payez à la poule.</translation>
    </message>
    <message>
        <source>Another player has the most tricks, and you pay that player.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Un autre a le plus de levées, et c’est lui que vous payez.</translation>
    </message>
    <message>
        <source>Nobody took it over. Whoever gave up pays into the pool, and you get nothing.</source>
        <extracomment>[accepted] over, result surrender, aside</extracomment>
        <translation>Personne n’a repris le jeu. Qui s’est rendu paie à la poule, et vous n’avez rien.</translation>
    </message>
    <message>
        <source>You defended to the end. Try it again, and take the game over.</source>
        <extracomment>[defended] over, i-am defender, not result surrender, aside</extracomment>
        <translation>Vous avez défendu jusqu’au bout. Essayez encore, et reprenez le jeu.</translation>
    </message>
    <message>
        <source>Nobody has played.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Personne n’a joué.</translation>
    </message>
    <message>
        <source>Six {D} are worth a bid. Oros goes above the entrada.</source>
        <extracomment>[weak] bid, standing entrada, chose pass</extracomment>
        <translation>Six cartes à {D} valent une enchère. Oros passe au-dessus de demande.</translation>
    </message>
    <message>
        <source>That is too high without a matador. The talon may bring one.</source>
        <extracomment>[too-high] bid, chose volteo|solo|solo_oros</extracomment>
        <translation>C’est trop haut sans matador. Le talon en apportera peut-être un.</translation>
    </message>
    <message>
        <source>Then you get nothing. With the best trumps left you can win: take it over.</source>
        <extracomment>[accepted-it] question take_over, chose accept</extracomment>
        <translation>Alors vous n’avez rien. Avec les meilleurs atouts, vous pouvez gagner&#xa0;: reprenez.</translation>
    </message>
    <message>
        <source>Trumps win tricks for defenders, too. Keep them.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Les atouts font aussi des levées en défense. Gardez-les.</translation>
    </message>
</context>
<context>
    <name>lessons/second.txt</name>
    <message>
        <source>You defend</source>
        <extracomment>Title</extracomment>
        <translation>Vous défendez</translation>
    </message>
    <message>
        <source>Two play together against the Ombre.</source>
        <extracomment>About</extracomment>
        <translation>À deux contre l’hombre.</translation>
    </message>
    <message>
        <source>Five more deals, one new thing in each</source>
        <extracomment>Next</extracomment>
        <translation>Encore cinq donnes, une nouveauté dans chacune</translation>
    </message>
    <message>
        <source>{left} has bid. Your hand is too weak to play alone: pass, and defend.</source>
        <extracomment>[pass] bid, standing entrada, hold CA CJ</extracomment>
        <translation>{left} a enchéri. Votre main est trop faible pour jouer seul&#xa0;: passez, et défendez.</translation>
    </message>
    <message>
        <source>You and {right} play together. {left} wins with five tricks, or four against three and two.</source>
        <extracomment>[together] bid, standing entrada</extracomment>
        <translation>Vous jouez avec {right}. {left} gagne avec cinq levées, ou quatre si vous en avez trois et deux.</translation>
    </message>
    <message>
        <source>Now the defenders change cards: you 8 at most, so that {right} can draw some too.</source>
        <extracomment>[change-too] throw, i-am defender, teaches exchange</extracomment>
        <translation>Maintenant les défenseurs écartent&#xa0;: vous d’abord, 8 cartes au plus, pour qu’il en reste à {right}.</translation>
    </message>
    <message>
        <source>Throw all but your trumps, {CA:the} and {CJ:the}. Better ones may come.</source>
        <extracomment>[all-but] throw, i-am defender, hold CA CJ, trump C, keeps CA CJ, deck french</extracomment>
        <translation>Écartez tout sauf vos atouts, {CA:le} et {CJ:le}. Il peut en venir de meilleurs.</translation>
    </message>
    <message>
        <source>Throw all but your trumps, {CA:the} and {CJ:the} (10). Others may come.</source>
        <extracomment>[all-but-ten] throw, i-am defender, hold CA CJ, trump C, keeps CA CJ, deck spanish</extracomment>
        <translation>Écartez tout sauf vos atouts, {CA:le} et {CJ:le} (10). Il peut en venir d’autres.</translation>
    </message>
    <message>
        <source>{partner} is winning this trick: that is good for both of you. Give a low card.</source>
        <extracomment>[partner-wins] follow, i-am defender, winning partner, teaches defending</extracomment>
        <translation>{partner} tient cette levée&#xa0;: c’est bon pour vous deux. Donnez une petite carte.</translation>
    </message>
    <message>
        <source>The Ombre has trumped. Beat it with the smallest trump that can: {C4:the}.</source>
        <extracomment>[overtrump] follow, i-am defender, void, winning ombre, trumped, hold C4, wins C4, teaches trumping</extracomment>
        <translation>L’hombre a coupé. Surcoupez avec le plus petit atout qui suffit&#xa0;: {C4:le}.</translation>
    </message>
    <message>
        <source>Do not lead a trump. Keep {SA:the} and {CA:the} for the Ombre.</source>
        <extracomment>[wait] lead, i-am defender, hold SA CA, trump C, keeps SA CA, teaches leading</extracomment>
        <translation>Ne jouez pas atout. Gardez {SA:le} et {CA:le} pour l’hombre.</translation>
    </message>
    <message>
        <source>The Ombre leads trumps. Only {SA:the} is sure to take the trick: play it.</source>
        <extracomment>[spadille] follow, i-am defender, led trump, leader ombre, winning ombre, hold SA, may SA, wins SA, teaches trumps</extracomment>
        <translation>L’hombre entame atout. Seul {SA:le} est sûr de prendre&#xa0;: jouez-le.</translation>
    </message>
    <message>
        <source>A defender who takes more tricks than the Ombre wins *codille*: that pays best.</source>
        <extracomment>[codille] lead, i-am defender, tricks 2+</extracomment>
        <translation>Un défenseur qui fait plus de levées que l’hombre gagne *codille*&#xa0;: rien ne paie mieux.</translation>
    </message>
    <message>
        <source>You have none of this suit. Trump with {CJ:the}, and keep {CA:the}.</source>
        <extracomment>[ruff] follow, i-am defender, void, winning ombre, hold CJ CA, wins CJ, not led trump, gone SA, keeps CA</extracomment>
        <translation>Vous n’avez pas cette couleur. Coupez avec {CJ:le}, et gardez {CA:le}.</translation>
    </message>
    <message>
        <source>Do not lead {CA:the}. It will take a trick later.</source>
        <extracomment>[patience] lead, i-am defender, cards 2+, hold CA, gone CJ, trump C, keeps CA</extracomment>
        <translation>Ne jouez pas {CA:le}. Il fera une levée plus tard.</translation>
    </message>
    <message>
        <source>You have {tricks} tricks, the Ombre {ombre-tricks}: codille. The Ombre pays you {gained} chips.</source>
        <extracomment>[made] over, result codille, gained 1+, i-am defender, teaches codille</extracomment>
        <translation>Vous avez {tricks} levées, l’hombre {ombre-tricks}&#xa0;: codille. L’hombre vous paie {gained} jetons.</translation>
    </message>
    <message>
        <source>Codille is paid to you alone. The pool stays where it is, for the next deal.</source>
        <extracomment>[alone] over, result codille, gained 1+, i-am defender</extracomment>
        <translation>Codille n’est payé qu’à vous. La poule reste pour la donne suivante.</translation>
    </message>
    <message>
        <source>{partner} took more tricks than the Ombre. That is codille, and it is paid to your partner.</source>
        <extracomment>[partner-made] over, result codille, gained 0, i-am defender, aside</extracomment>
        <translation>{partner} a plus de levées que l’hombre. C’est codille, payé à votre partenaire.</translation>
    </message>
    <message>
        <source>Nobody lost but the Ombre: a tie, *puesta*. The Ombre pays, you do not.</source>
        <extracomment>[tie] over, result puesta, i-am defender, aside</extracomment>
        <translation>À égalité, seul l’hombre perd&#xa0;: c’est la *bête*. Il paie, pas vous.</translation>
    </message>
    <message>
        <source>The Ombre took more tricks than either of you, and wins. You pay {paid} chips.</source>
        <extracomment>[ombre-won] over, result sacada, i-am defender, aside</extracomment>
        <translation>L’hombre a plus de levées que chacun de vous, et gagne. Vous payez {paid} jetons.</translation>
    </message>
    <message>
        <source>You play alone after all: five tricks, as in the first deal.</source>
        <extracomment>[you-play] throw, i-am ombre, aside</extracomment>
        <translation>Finalement, vous jouez seul&#xa0;: cinq levées, comme à la première donne.</translation>
    </message>
    <message>
        <source>That was too much for this hand: you pay {paid} chips.</source>
        <extracomment>[you-paid] over, i-am ombre, paid 1+, aside</extracomment>
        <translation>C’était trop pour cette main&#xa0;: vous payez {paid} jetons.</translation>
    </message>
    <message>
        <source>You played alone and won {gained} chips. That was bold!</source>
        <extracomment>[you-won] over, i-am ombre, gained 1+, aside</extracomment>
        <translation>Vous avez joué seul et gagné {gained} jetons. C’était hardi&#xa0;!</translation>
    </message>
    <message>
        <source>Your hand is too weak to play alone: you would often pay. Pass, and defend.</source>
        <extracomment>[too-bold] bid, chose vuelta|solo|entrada, hold CA CJ</extracomment>
        <translation>Cette main est trop faible pour jouer seul&#xa0;: vous paieriez souvent. Passez, et défendez.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it: it can beat what the Ombre leads.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am defender</extracomment>
        <translation>C’est un atout que vous écartez. Gardez-le&#xa0;: il peut prendre ce que joue l’hombre.</translation>
    </message>
    <message>
        <source>{partner} is winning already. Give your lowest card.</source>
        <extracomment>[waste] follow, i-am defender, winning partner, not chose trump</extracomment>
        <translation>{partner} tient déjà la levée. Donnez votre plus petite carte.</translation>
    </message>
    <message>
        <source>{partner} is winning already. Do not spend a trump on this trick.</source>
        <extracomment>[waste-trump] follow, i-am defender, winning partner, chose trump</extracomment>
        <translation>{partner} tient déjà la levée. N’y mettez pas d’atout.</translation>
    </message>
    <message>
        <source>{C4:The} is enough here. Keep the higher trumps for better tricks.</source>
        <extracomment>[enough] follow, i-am defender, void, winning ombre, chose trump, hold C4, wins C4, not chose C4</extracomment>
        <translation>{C4:Le} suffit ici. Gardez les plus hauts pour de meilleures levées.</translation>
    </message>
    <message>
        <source>{CJ:The} is enough here. Keep {CA:the} for a trick that you need.</source>
        <extracomment>[enough-page] follow, i-am defender, void, winning ombre, chose CA, hold CJ, wins CJ, not led trump, keeps CA</extracomment>
        <translation>{CJ:Le} suffit ici. Gardez {CA:le} pour une levée qu’il vous faudra.</translation>
    </message>
    <message>
        <source>The Ombre is winning this trick, and you can trump. Do it.</source>
        <extracomment>[trump-it] follow, i-am defender, void, winning ombre, chose plain, can-win</extracomment>
        <translation>L’hombre tient cette levée, et vous pouvez couper. Faites-le.</translation>
    </message>
    <message>
        <source>Keep your trumps until the Ombre leads. Lead another suit.</source>
        <extracomment>[led-trump] lead, i-am defender, chose trump</extracomment>
        <translation>Gardez vos atouts jusqu’à ce que l’hombre entame. Jouez une autre couleur.</translation>
    </message>
    <message>
        <source>The Ombre is winning. Only {SA:the} is sure to take this trick.</source>
        <extracomment>[only-spadille] follow, i-am defender, led trump, winning ombre, hold SA, wins SA, not chose SA</extracomment>
        <translation>L’hombre tient la levée. Seul {SA:le} est sûr de la prendre.</translation>
    </message>
</context>
<context>
    <name>lessons/solo.txt</name>
    <message>
        <source>Without new cards</source>
        <extracomment>Title</extracomment>
        <translation>Sans nouvelles cartes</translation>
    </message>
    <message>
        <source>With six good trumps, play without the talon.</source>
        <extracomment>About</extracomment>
        <translation>Avec six bons atouts, jouez sans le talon.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps: spadille, manille and two court cards among them.</source>
        <extracomment>[six] bid, hold SA HK HQ H7</extracomment>
        <translation>Avec {H}, vous avez six atouts, dont spadille, manille et deux figures.</translation>
    </message>
    <message>
        <source>With {CK:the} besides you need no new cards: bid solo.</source>
        <extracomment>[solo] bid, hold SA HK HQ H7 CK, keeps CK, teaches bidding</extracomment>
        <translation>Avec {CK:le} en plus, pas besoin de nouvelles cartes&#xa0;: dites solo.</translation>
    </message>
    <message>
        <source>Name {H}. The others change cards now, and you do not.</source>
        <extracomment>[name] name-trump, standing solo, hold HK HQ H7</extracomment>
        <translation>Nommez {H}. Les autres écartent maintenant, pas vous.</translation>
    </message>
    <message>
        <source>Draw trumps while yours are the best. First {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA H7, high SA</extracomment>
        <translation>Tirez les atouts tant que les vôtres sont les meilleurs. D’abord {SA:le}.</translation>
    </message>
    <message>
        <source>{H7:The} next: nothing beats it now.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>Puis {H7:le}&#xa0;: plus rien ne bat cette carte.</translation>
    </message>
    <message>
        <source>Now the king on the side: {CK:the}. Your other trumps can wait.</source>
        <extracomment>[king] lead, i-am ombre, trump H, hold CK, high CK, gone SA H7</extracomment>
        <translation>Maintenant votre roi hors d’atout&#xa0;: {CK:le}. Vos autres atouts peuvent attendre.</translation>
    </message>
    <message>
        <source>You have none of that suit left. Trump low, with {H5:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led D, hold H5, wins H5</extracomment>
        <translation>Vous n’avez plus de cette couleur. Coupez petit, avec {H5:le}.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>C’est la cinquième levée, et le jeu est gagné.</translation>
    </message>
    <message>
        <source>A solo is paid better than an entrada: {gained} chips.</source>
        <extracomment>[paid] over, result sacada, contract solo, gained 1+</extracomment>
        <translation>Un solo se paie mieux qu’une demande&#xa0;: {gained} jetons.</translation>
    </message>
    <message>
        <source>You won. A solo would have been paid better.</source>
        <extracomment>[entrada] over, result sacada, contract entrada|vuelta, i-am ombre, aside</extracomment>
        <translation>Vous avez gagné. Un solo aurait été mieux payé.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>C’est manqué. Un autre essai ne coûte rien.</translation>
    </message>
    <message>
        <source>This hand is worth more: six trumps and a king need no new cards.</source>
        <extracomment>[more] bid, chose pass|entrada|vuelta</extracomment>
        <translation>Cette main vaut plus&#xa0;: six atouts et un roi se passent de nouvelles cartes.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Avec {H}, vous avez six atouts.</translation>
    </message>
    <message>
        <source>Higher trumps are out. Lead one that nobody beats, or a plain card.</source>
        <extracomment>[low-trump] lead, i-am ombre, chose H2|H5, trumps-out 1+</extracomment>
        <translation>Il reste des atouts plus hauts. Jouez-en un que personne ne prend, ou une autre couleur.</translation>
    </message>
</context>
<context>
    <name>lessons/surrender.txt</name>
    <message>
        <source>To give up</source>
        <extracomment>Title</extracomment>
        <translation>Se rendre</translation>
    </message>
    <message>
        <source>When bad cards come, a tie is cheaper than a loss.</source>
        <extracomment>About</extracomment>
        <translation>Quand les cartes sont mauvaises, l’égalité coûte moins que la perte.</translation>
    </message>
    <message>
        <source>Bid vuelta this time: you will see what one does when the new cards are bad.</source>
        <extracomment>[bid] bid</extracomment>
        <translation>Dites tourné cette fois&#xa0;: vous verrez que faire quand les nouvelles cartes sont mauvaises.</translation>
    </message>
    <message>
        <source>The card turned up makes four trumps. Throw all the others.</source>
        <extracomment>[turned] throw, i-am ombre, contract vuelta, trump C, hold SA CK C4</extracomment>
        <translation>Avec la carte tournée, cela fait quatre atouts. Écartez toutes les autres.</translation>
    </message>
    <message>
        <source>Bad cards came. Until you have played to the fourth trick you may *surrender*.</source>
        <extracomment>[bad] follow, i-am ombre, contract vuelta, trump C, tricks 0, trumps 4-, not hold SK, teaches surrender</extracomment>
        <translation>De mauvaises cartes. Tant que vous n’avez pas joué à la quatrième levée, vous pouvez *vous rendre*.</translation>
    </message>
    <message>
        <source>If both accept, it counts as a tie. If one refuses, play goes on.</source>
        <extracomment>[how] follow, i-am ombre, contract vuelta, tricks 0</extracomment>
        <translation>Si les deux acceptent, cela compte comme une égalité. Si l’un refuse, on continue.</translation>
    </message>
    <message>
        <source>You pay {paid} chips, but into the pool, where you may win them back.</source>
        <extracomment>[paid] over, result surrender, i-am ombre</extracomment>
        <translation>Vous payez {paid} jetons, mais à la poule, où vous pouvez les regagner.</translation>
    </message>
    <message>
        <source>After an entrada a defender may take over and play. A solo is never given up.</source>
        <extracomment>[others] over, result surrender, i-am ombre</extracomment>
        <translation>Après une demande, un défenseur peut reprendre le jeu. Un solo ne se rend jamais.</translation>
    </message>
    <message>
        <source>Codille: the chips go to one of the others, not into the pool.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Codille&#xa0;: les jetons vont à l’un des autres, pas à la poule.</translation>
    </message>
    <message>
        <source>A tie, and it costs the same as giving up.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>C’est l’égalité&#xa0;: elle coûte autant que de se rendre.</translation>
    </message>
    <message>
        <source>You won after all: that was luck, or very good play.</source>
        <extracomment>[won] over, result sacada, i-am ombre, aside</extracomment>
        <translation>Vous avez gagné quand même&#xa0;: de la chance, ou très bien joué.</translation>
    </message>
    <message>
        <source>Nobody else wants to play. Bid vuelta, and see what comes.</source>
        <extracomment>[no-bid] bid, chose pass</extracomment>
        <translation>Personne d’autre ne veut jouer. Dites tourné, et voyez ce qui vient.</translation>
    </message>
    <message>
        <source>Four trumps and nothing else will hardly win. Surrender costs less on average.</source>
        <extracomment>[play-on] follow, i-am ombre, contract vuelta, tricks 0, chose plain|trump</extracomment>
        <translation>Quatre atouts et rien d’autre ne gagneront guère. Se rendre coûte moins, en moyenne.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>C’est un atout que vous écartez. Gardez-le.</translation>
    </message>
</context>
<context>
    <name>lessons/throw.txt</name>
    <message>
        <source>What to throw</source>
        <extracomment>Title</extracomment>
        <translation>Que faut-il écarter&#xa0;?</translation>
    </message>
    <message>
        <source>Keep trumps and kings; the talon brings something better.</source>
        <extracomment>About</extracomment>
        <translation>Gardez atouts et rois&#xa0;; le talon apporte mieux.</translation>
    </message>
    <message>
        <source>Four trumps with {C}, two of the best three among them: bid entrada.</source>
        <extracomment>[bid] bid, hold CA CQ CJ C2</extracomment>
        <translation>Quatre atouts avec {C}, dont deux des trois meilleurs&#xa0;: dites demande.</translation>
    </message>
    <message>
        <source>Name {C}: {C2:the} becomes manille, and {CA:the} is basto.</source>
        <extracomment>[name] name-trump, hold CA C2</extracomment>
        <translation>Nommez {C}&#xa0;: {C2:le} devient manille, et {CA:le} est baste.</translation>
    </message>
    <message>
        <source>Throw all five plain cards. A low plain card wins nothing; a new card may.</source>
        <extracomment>[all] throw, i-am ombre, trump C, hold S5 S3 H7 D7 D2, teaches exchange</extracomment>
        <translation>Écartez les cinq autres. Une petite carte ne gagne rien&#xa0;; une nouvelle, peut-être.</translation>
    </message>
    <message>
        <source>You change first. What you leave in the talon is for the others.</source>
        <extracomment>[first] throw, i-am ombre, trump C</extracomment>
        <translation>Vous écartez le premier. Ce que vous laissez au talon est pour les autres.</translation>
    </message>
    <message>
        <source>Two kings came. A king wins while everybody still has its suit: lead {HK:the}.</source>
        <extracomment>[king] lead, i-am ombre, trump C, hold HK DK</extracomment>
        <translation>Deux rois sont venus. Un roi fait la levée tant que chacun a de sa couleur&#xa0;: jouez {HK:le}.</translation>
    </message>
    <message>
        <source>Lead {DK:the} as well, before somebody runs out of {D}.</source>
        <extracomment>[second] lead, i-am ombre, trump C, hold DK, gone HK</extracomment>
        <translation>Jouez aussi {DK:le}, avant que quelqu’un n’ait plus rien à {D}.</translation>
    </message>
    <message>
        <source>Now trumps. Of those that are out, spadille alone beats {C2:the}.</source>
        <extracomment>[manille] lead, i-am ombre, trump C, hold C2 CA, gone HK DK, out SA</extracomment>
        <translation>Maintenant atout. De ceux qui restent, seul spadille prend {C2:le}.</translation>
    </message>
    <message>
        <source>You have none of this suit. Trump it with {C3:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, void, not led trump, hold C3, wins C3</extracomment>
        <translation>Vous n’avez pas cette couleur. Coupez avec {C3:le}.</translation>
    </message>
    <message>
        <source>Spadille is gone: nobody beats {CA:the} now.</source>
        <extracomment>[basto] lead, i-am ombre, trump C, hold CA, gone SA, high CA</extracomment>
        <translation>Spadille est tombé&#xa0;: personne ne prend plus {CA:le}.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>C’est la cinquième levée, et le jeu est gagné.</translation>
    </message>
    <message>
        <source>Five bad cards went, and two kings came. Throw boldly.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gone S5 S3 H7 D7 D2 HK DK</extracomment>
        <translation>Cinq mauvaises cartes sont parties, deux rois sont venus. N’hésitez jamais à écarter.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>C’est manqué. Un autre essai ne coûte rien.</translation>
    </message>
    <message>
        <source>All have passed. Four good trumps are worth a bid, since new cards come.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Tous ont passé. Quatre bons atouts valent une enchère, car de nouvelles cartes viendront.</translation>
    </message>
    <message>
        <source>Four good trumps are worth a bid, since five new cards will come.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Quatre bons atouts valent une enchère, car cinq nouvelles cartes viendront.</translation>
    </message>
    <message>
        <source>With {C} you hold four trumps, and two of the best three.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D</extracomment>
        <translation>Avec {C}, vous avez quatre atouts, et deux des trois meilleurs.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep even the small ones.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>C’est un atout que vous écartez. Gardez même les petits.</translation>
    </message>
    <message>
        <source>Throw the rest as well: a low plain card seldom wins a trick.</source>
        <extracomment>[plain-kept] throw, not chose trump, i-am ombre</extracomment>
        <translation>Écartez aussi le reste&#xa0;: une petite carte fait rarement une levée.</translation>
    </message>
    <message>
        <source>They would take that cheaply. Lead a king or {C2:the}.</source>
        <extracomment>[too-low] lead, i-am ombre, chose C3|CJ|CQ, out SA, hold C2</extracomment>
        <translation>Ils le prendraient à bon compte. Jouez un roi ou {C2:le}.</translation>
    </message>
</context>
<context>
    <name>lessons/tresillo.txt</name>
    <message>
        <source>The favour suit</source>
        <extracomment>Title</extracomment>
        <translation>La couleur favorite</translation>
    </message>
    <message>
        <source>A bid in the favour suit goes above the same bid.</source>
        <extracomment>About</extracomment>
        <translation>Une annonce dans la couleur favorite passe la même annonce.</translation>
    </message>
    <message>
        <source>One suit is in favour, here {S}. A bid in it goes above the same bid.</source>
        <extracomment>[favour] bid, standing entrada, teaches favour-suit</extracomment>
        <translation>Une couleur est favorite, ici {S}. Une enchère y bat la même dans une autre couleur.</translation>
    </message>
    <message>
        <source>Four trumps with {S}, the best two among them: bid the favour entrada.</source>
        <extracomment>[bid] bid, standing entrada, hold SA SQ S3 S2, teaches favour-bids</extracomment>
        <translation>Quatre atouts avec {S}, dont les deux meilleurs&#xa0;: dites la demande favorite.</translation>
    </message>
    <message>
        <source>{right} dealt and rests, but pays and is paid like the others.</source>
        <extracomment>[rests] throw, i-am ombre</extracomment>
        <translation>{right} a donné et ne joue pas, mais paie et reçoit comme les autres.</translation>
    </message>
    <message>
        <source>Nobody asks for the trump: it is {S}. Throw every plain card.</source>
        <extracomment>[throw] throw, i-am ombre, trump S, hold SA SQ S3 S2</extracomment>
        <translation>On ne vous demande pas l’atout&#xa0;: c’est {S}. Écartez toutes les autres cartes.</translation>
    </message>
    <message>
        <source>After you the defenders drew. The first of them may let the other draw first.</source>
        <extracomment>[drawn] follow, i-am ombre, tricks 0, others 0, teaches yielding</extracomment>
        <translation>Après vous, les défenseurs ont écarté. Le premier peut laisser l’autre écarter avant lui.</translation>
    </message>
    <message>
        <source>This was trumped. Keep {CK:the}, and give {C5:the}.</source>
        <extracomment>[low] follow, i-am ombre, led C, trumped, hold CK C5, keeps CK</extracomment>
        <translation>La levée est coupée. Gardez {CK:le}, et donnez {C5:le}.</translation>
    </message>
    <message>
        <source>Trump it with {SA:the}, the *espada*: nobody goes above.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, void, led H, hold SA, wins SA</extracomment>
        <translation>Coupez avec {SA:le}, l’*espada*&#xa0;: personne ne peut surcouper.</translation>
    </message>
    <message>
        <source>Draw trumps with {S2:the}, the *mala*. Nothing beats it now.</source>
        <extracomment>[mala] lead, i-am ombre, trump S, gone SA, hold S2, high S2</extracomment>
        <translation>Tirez les atouts avec {S2:le}, la *mala*. Rien ne la prend plus.</translation>
    </message>
    <message>
        <source>And {CA:the}. You had all three matadors, and each pays for that.</source>
        <extracomment>[basto] lead, i-am ombre, trump S, gone SA S2, hold CA, high CA</extracomment>
        <translation>Et {CA:le}. Vous aviez les trois matadors, et chacun les paie.</translation>
    </message>
    <message>
        <source>Keep your last trumps. {CK:The} wins, or brings a trump out.</source>
        <extracomment>[king] lead, i-am ombre, trump S, gone CA, hold CK SQ S3, keeps SQ S3</extracomment>
        <translation>Gardez vos derniers atouts. {CK:Le} gagne, ou fait tomber un atout.</translation>
    </message>
    <message>
        <source>One more is needed. Lead {C3:the} and keep {S3:the}: let them come.</source>
        <extracomment>[wait] lead, i-am ombre, trump S, tricks 4, hold C3 S3, keeps S3</extracomment>
        <translation>Il vous faut encore une levée. Jouez {C3:le} et gardez {S3:le}&#xa0;: laissez-les venir.</translation>
    </message>
    <message>
        <source>The pool, and three chips from each: two for favour, one for the matadors.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract entrada_favor, gained 10, teaches plate</extracomment>
        <translation>La poule, et trois jetons de chacun&#xa0;: deux pour la favorite, un pour les matadors.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[less] over, result sacada, i-am ombre, not gained 10, aside</extracomment>
        <translation>Vous gagnez {gained} jetons.</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract entrada_favor, aside</extracomment>
        <translation>L’égalité&#xa0;: vous payez à la poule deux jetons pour chaque autre joueur.</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Un défenseur a le plus de levées, et c’est lui que vous payez. La poule reste.</translation>
    </message>
    <message>
        <source>A game that is given up costs as much as a tie.</source>
        <extracomment>[gave-up] over, result surrender, aside</extracomment>
        <translation>Un jeu rendu coûte autant qu’une égalité.</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre at the end. Try it again, in favour.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Un autre était l’hombre à la fin. Essayez encore, à la favorite.</translation>
    </message>
    <message>
        <source>All have passed, so the next player deals.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Tous ont passé&#xa0;: le suivant donne.</translation>
    </message>
    <message>
        <source>With the best two trumps you can go above the entrada. Bid in favour.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Avec les deux meilleurs atouts, vous pouvez monter. Dites la demande favorite.</translation>
    </message>
    <message>
        <source>Who knows what will be turned? With {S} you are sure of four trumps.</source>
        <extracomment>[blind] bid, chose vuelta</extracomment>
        <translation>Qui sait ce qu’on tournera&#xa0;? Avec {S}, vous êtes sûr de quatre atouts.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing, and half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_favor</extracomment>
        <translation>Au solo, on n’écarte pas, et la moitié de cette main est faible.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Gardez vos atouts. Écartez les autres cartes.</translation>
    </message>
    <message>
        <source>Giving up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>Se rendre coûte autant qu’une égalité. Continuez.</translation>
    </message>
</context>
<context>
    <name>lessons/tresillo_vuelta.txt</name>
    <message>
        <source>The turned card</source>
        <extracomment>Title</extracomment>
        <translation>La carte retournée</translation>
    </message>
    <message>
        <source>A vuelta: the talon names your trump.</source>
        <extracomment>About</extracomment>
        <translation>La vuelta&#xa0;: le talon nomme votre atout.</translation>
    </message>
    <message>
        <source>A vuelta is above both entradas: the top card of the talon makes trump.</source>
        <extracomment>[turn] bid, standing nothing, teaches favour-bids</extracomment>
        <translation>Un tourné passe au-dessus des deux demandes&#xa0;: la première carte du talon fait l’atout.</translation>
    </message>
    <message>
        <source>Three suits would give you good trumps: {S}, {H} and {D}. Bid vuelta.</source>
        <extracomment>[bid] bid, standing nothing, hold SA SK HA D7</extracomment>
        <translation>Trois couleurs vous donneraient de bons atouts&#xa0;: {S}, {H} et {D}. Dites tourné.</translation>
    </message>
    <message>
        <source>{H7:The} is turned: {H} are trumps. Keep trumps and {SK:the}.</source>
        <extracomment>[turned] throw, i-am ombre, trump H, out H7, hold SA SK HA, keeps SK, teaches turned-card</extracomment>
        <translation>{H7:Le} est tourné&#xa0;: {H} est atout. Gardez les atouts et {SK:le}.</translation>
    </message>
    <message>
        <source>You lead first. Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Vous entamez le premier. Tirez les atouts avec {SA:le}.</translation>
    </message>
    <message>
        <source>A king wins while they have its suit: {SK:the}.</source>
        <extracomment>[king] lead, i-am ombre, gone SA, hold SK, high SK</extracomment>
        <translation>Un roi gagne tant qu’ils ont de sa couleur&#xa0;: {SK:le}.</translation>
    </message>
    <message>
        <source>Now {H7:the}, the turned card, your mala. Nothing beats it.</source>
        <extracomment>[mala] lead, i-am ombre, trump H, gone SK, hold H7, high H7</extracomment>
        <translation>Maintenant {H7:le}, la carte tournée, votre mala. Rien ne la prend.</translation>
    </message>
    <message>
        <source>Only {CA:the} is above {HA:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone H7, hold HA, out CA</extracomment>
        <translation>Seul {CA:le} est au-dessus {HA:du}. Faites-le tomber.</translation>
    </message>
    <message>
        <source>No card of yours wins this trick. Give the low one: {D5:the}.</source>
        <extracomment>[low] follow, i-am ombre, led D, hold D5, not can-win</extracomment>
        <translation>Aucune de vos cartes ne prend cette levée. Donnez la petite&#xa0;: {D5:le}.</translation>
    </message>
    <message>
        <source>{HQ:The} is the best trump left: your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump H, tricks 4, gone CA HA, hold HQ, high HQ</extracomment>
        <translation>{HQ:Le} est le meilleur atout qui reste&#xa0;: votre cinquième levée.</translation>
    </message>
    <message>
        <source>The pool, and two chips from each. If the favour suit is turned, it is four.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract vuelta, gained 7, teaches plate</extracomment>
        <translation>La poule, et deux jetons de chacun. Si la favorite est tournée, c’est quatre.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 7, aside</extracomment>
        <translation>Vous gagnez {gained} jetons.</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract vuelta, aside</extracomment>
        <translation>L’égalité&#xa0;: vous payez à la poule deux jetons pour chaque autre joueur.</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Un défenseur a le plus de levées, et c’est lui que vous payez. La poule reste.</translation>
    </message>
    <message>
        <source>A vuelta that is given up is lost at once. Nobody can take it over.</source>
        <extracomment>[gave-up] over, result surrender, i-am ombre, aside</extracomment>
        <translation>Un tourné rendu est perdu aussitôt. Personne ne peut le reprendre.</translation>
    </message>
    <message>
        <source>That was played for the *bola*, all nine tricks.</source>
        <extracomment>[vole] over, result vole|failed_vole, aside</extracomment>
        <translation>On jouait la *bola*, les neuf levées.</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre. Try it again, with a vuelta.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Un autre était l’hombre. Essayez encore, avec un tourné.</translation>
    </message>
    <message>
        <source>All have passed, so the next player deals.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Tous ont passé&#xa0;: le suivant donne.</translation>
    </message>
    <message>
        <source>Three suits would do for trump, and you have {SA:the}. Bid vuelta.</source>
        <extracomment>[pass] bid, chose pass, hold SA</extracomment>
        <translation>Trois couleurs feraient l’affaire, et vous avez {SA:le}. Dites tourné.</translation>
    </message>
    <message>
        <source>Somebody may go above that. A vuelta is higher, and most suits suit you.</source>
        <extracomment>[low-bid] bid, chose entrada|entrada_favor</extracomment>
        <translation>On peut passer au-dessus. Un tourné est plus haut, et presque toutes les couleurs vous vont.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing. Half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_favor</extracomment>
        <translation>Au solo, on n’écarte pas. La moitié de cette main est faible.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Gardez vos atouts. Écartez les autres cartes.</translation>
    </message>
    <message>
        <source>A vuelta that is given up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>Un tourné rendu coûte autant qu’une égalité. Continuez.</translation>
    </message>
</context>
<context>
    <name>lessons/tricks.txt</name>
    <message>
        <source>Three tricks</source>
        <extracomment>Title</extracomment>
        <translation>Trois levées</translation>
    </message>
    <message>
        <source>Follow suit, trump, and the winner leads.</source>
        <extracomment>About</extracomment>
        <translation>On fournit, on coupe, et le gagnant entame.</translation>
    </message>
    <message>
        <source>{left} led a card. You must play the same suit if you can: {HK:the}.</source>
        <extracomment>[suit] follow, only HK, hold HK, teaches following</extracomment>
        <translation>{left} a entamé. Il faut jouer la même couleur si vous le pouvez&#xa0;: {HK:le}.</translation>
    </message>
    <message>
        <source>One card from each makes a *trick*. The best of the suit that was led takes it.</source>
        <extracomment>[best] follow, only HK</extracomment>
        <translation>Une carte de chacun fait une *levée*. La plus haute de la couleur demandée l’emporte.</translation>
    </message>
    <message>
        <source>The winner *leads*: they play first in the next trick, any card. Try {D4:the}.</source>
        <extracomment>[lead] lead, hold D4, teaches leading</extracomment>
        <translation>Qui gagne *entame*&#xa0;: il joue le premier à la levée suivante, ce qu’il veut. Essayez {D4:le}.</translation>
    </message>
    <message>
        <source>You have none of this suit. {C:Name} are *trumps* now: {C7:the} beats all other suits.</source>
        <extracomment>[trump] follow, void, hold C7, may C7, wins C7, trump C, not led trump, teaches trumping</extracomment>
        <translation>Vous n’avez pas cette couleur. {C:Name} est *atout*&#xa0;: {C7:le} prend toutes les autres couleurs.</translation>
    </message>
    <message>
        <source>Follow suit, trump, and the winner leads: that is all. The next deal explains the sheet.</source>
        <extracomment>[done] over</extracomment>
        <translation>Fournir, couper, et qui gagne entame&#xa0;: c’est tout. La leçon suivante explique le compte.</translation>
    </message>
</context>
<context>
    <name>lessons/tritrille.txt</name>
    <message>
        <source>A king on demand</source>
        <extracomment>Title</extracomment>
        <translation>Un roi à la demande</translation>
    </message>
    <message>
        <source>Ask for a king, and give any card for it.</source>
        <extracomment>About</extracomment>
        <translation>Demandez un roi, et donnez en échange la carte qu’il vous plaît.</translation>
    </message>
    <message>
        <source>Three play, with ten cards each and without {D}. Nobody exchanges.</source>
        <extracomment>[three] bid, standing nothing</extracomment>
        <translation>On joue à trois, dix cartes chacun, sans {D}. Personne n’écarte.</translation>
    </message>
    <message>
        <source>You would have seven trumps with {H}. Ask leave: then you may demand a king.</source>
        <extracomment>[ask] bid, standing nothing, hold SA H7 HK HJ</extracomment>
        <translation>Avec {H}, vous auriez sept atouts. Dites roi appelé&#xa0;: vous pourrez demander un roi.</translation>
    </message>
    <message>
        <source>Name {H}. Its seven becomes manille, the second best trump.</source>
        <extracomment>[name] name-trump, hold H7 HK HJ H6</extracomment>
        <translation>Nommez {H}. Son sept devient manille, le deuxième atout.</translation>
    </message>
    <message>
        <source>Demand {SK:the}. Whoever has it gives it to you, for any card of yours.</source>
        <extracomment>[king] call-card, out SK, hold S5 S4, teaches king-given</extracomment>
        <translation>Demandez {SK:le}. Qui l’a vous le donne, contre la carte que vous voulez.</translation>
    </message>
    <message>
        <source>Give what is of least use: {C4:the}. Then you have none of its suit.</source>
        <extracomment>[give] give-card, hold C4</extracomment>
        <translation>Donnez ce qui sert le moins&#xa0;: {C4:le}. Vous n’aurez plus rien dans sa couleur.</translation>
    </message>
    <message>
        <source>No ally came with the king. You play alone, for six of the ten tricks.</source>
        <extracomment>[alone] i-am ombre, contract ask, cards 10, tricks 0, others 0, not give-card, not call-card, not name-trump</extracomment>
        <translation>Le roi vient sans allié&#xa0;: vous jouez seul, pour six levées sur dix.</translation>
    </message>
    <message>
        <source>Here is the suit: take the trick with {SK:the}.</source>
        <extracomment>[take] follow, i-am ombre, led S, hold SK, wins SK</extracomment>
        <translation>Voici la couleur du roi&#xa0;: prenez avec {SK:le}.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Tirez les atouts avec {SA:le}.</translation>
    </message>
    <message>
        <source>Then {H7:the}: only spadille was above it.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>Puis {H7:le}&#xa0;: seul spadille était plus fort.</translation>
    </message>
    <message>
        <source>One trump is above {HK:the}: {HA:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone H7 CA, hold HK, out HA</extracomment>
        <translation>Un atout est au-dessus {HK:du}&#xa0;: {HA:le}. Faites-le tomber.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {HJ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, led C, void, hold HJ, wins HJ</extracomment>
        <translation>Vous n’avez pas cette couleur. Coupez&#xa0;: {HJ:le}.</translation>
    </message>
    <message>
        <source>No trump is out any more. Each of yours takes a trick: {H2:the} first.</source>
        <extracomment>[rest] lead, i-am ombre, trump H, trumps-out 0, hold H2, trumps 2+</extracomment>
        <translation>Il ne reste plus d’atout chez eux. Chacun des vôtres fait une levée&#xa0;: d’abord {H2:le}.</translation>
    </message>
    <message>
        <source>The pool of 13 chips, and one chip from each opponent.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract ask, gained 15</extracomment>
        <translation>La poule de 13 jetons, et un jeton de chaque adversaire.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not contract ask, aside</extracomment>
        <translation>Vous gagnez {gained} jetons.</translation>
    </message>
    <message>
        <source>Five tricks are a tie: you pay into the pool as much as is in it.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Cinq levées, c’est l’égalité&#xa0;: vous payez à la poule autant qu’elle contient.</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and you put it back.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Quatre levées ou moins&#xa0;: les autres partagent la poule, et vous la remplissez.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and ask leave.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Un autre a joué. Essayez encore, et dites roi appelé.</translation>
    </message>
    <message>
        <source>Seven trumps are enough. Ask leave.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Sept atouts suffisent. Dites roi appelé.</translation>
    </message>
    <message>
        <source>The king that you may demand costs nothing but a small card. Ask leave.</source>
        <extracomment>[without] bid, chose sans_prendre</extracomment>
        <translation>Le roi que vous pouvez demander ne coûte qu’une petite carte. Dites roi appelé.</translation>
    </message>
    <message>
        <source>Your long suit is {H}: it gives you seven trumps.</source>
        <extracomment>[short-trumps] name-trump, chose S|C</extracomment>
        <translation>Votre longue est {H}&#xa0;: elle vous donne sept atouts.</translation>
    </message>
    <message>
        <source>That is a trump. Give a small plain card.</source>
        <extracomment>[trump-given] give-card, chose trump</extracomment>
        <translation>C’est un atout. Donnez une petite carte d’une autre couleur.</translation>
    </message>
    <message>
        <source>You have just demanded it. Keep it, and give a small card.</source>
        <extracomment>[king-given] give-card, chose SK</extracomment>
        <translation>Vous venez de le demander. Gardez-le, et donnez une petite carte.</translation>
    </message>
</context>
<context>
    <name>lessons/tritrille_king.txt</name>
    <message>
        <source>The king you lose</source>
        <extracomment>Title</extracomment>
        <translation>Le roi perdu</translation>
    </message>
    <message>
        <source>Your king is demanded: defend with what you got.</source>
        <extracomment>About</extracomment>
        <translation>On demande votre roi&#xa0;: défendez avec ce qu’on vous donne.</translation>
    </message>
    <message>
        <source>If all three pass, whoever holds {SA:the} must play.</source>
        <extracomment>[forced] bid, standing nothing, out SA</extracomment>
        <translation>Si tous trois passent, qui a {SA:le} doit jouer.</translation>
    </message>
    <message>
        <source>You have few trumps in any suit. Pass, and defend.</source>
        <extracomment>[pass] bid, standing nothing, hold SK SQ H7</extracomment>
        <translation>Vous avez peu d’atouts dans chaque couleur. Passez, et défendez.</translation>
    </message>
    <message>
        <source>{ombre} demanded {SK:the} of you, and gave you {C4:the} for it. All saw both.</source>
        <extracomment>[given] follow, i-am defender, lies SK, hold C4, keeps C4, teaches king-given</extracomment>
        <translation>{ombre} vous a demandé {SK:le} et donné {C4:le} en échange. Tous ont vu les deux.</translation>
    </message>
    <message>
        <source>{ombre} plays alone all the same, for six of ten tricks. {partner} is with you.</source>
        <extracomment>[two] follow, i-am defender, lies SK, hold C4</extracomment>
        <translation>{ombre} joue quand même sans allié, pour six levées sur dix. {partner} est avec vous.</translation>
    </message>
    <message>
        <source>Spadille cannot be beaten. Give a low trump: {H4:the}.</source>
        <extracomment>[low] follow, i-am defender, trump H, lies SA, hold H4 H2</extracomment>
        <translation>Spadille ne se prend pas. Donnez un petit atout&#xa0;: {H4:le}.</translation>
    </message>
    <message>
        <source>A king. Give your lowest of the suit: {C2:the}.</source>
        <extracomment>[club] follow, i-am defender, led C, lies CK, hold C2</extracomment>
        <translation>Un roi&#xa0;: donnez votre plus petite carte de la couleur, {C2:le}.</translation>
    </message>
    <message>
        <source>Keep {H7:the}, the best trump now. {H2:The} will do.</source>
        <extracomment>[keep] follow, i-am defender, trump H, lies HA, hold H7 H2, high H7, keeps H7</extracomment>
        <translation>Gardez {H7:le}, le meilleur atout à présent. {H2:Le} suffira.</translation>
    </message>
    <message>
        <source>You play last. Take it with {SQ:the}.</source>
        <extracomment>[take] follow, i-am defender, led S, last, hold SQ, wins SQ</extracomment>
        <translation>Vous jouez en dernier. Prenez avec {SQ:le}.</translation>
    </message>
    <message>
        <source>{SK:The} and {SQ:the} are gone: lead {SJ:the}.</source>
        <extracomment>[jack] lead, i-am defender, gone SQ SK, hold SJ, high SJ</extracomment>
        <translation>{SK:Le} et {SQ:le} sont tombés&#xa0;: jouez {SJ:le}.</translation>
    </message>
    <message>
        <source>Now {CQ:the}. If {ombre} trumps it, that costs a trump.</source>
        <extracomment>[queen] lead, i-am defender, gone SJ CK, hold CQ, high CQ</extracomment>
        <translation>Maintenant {CQ:le}. Si {ombre} coupe, cela lui coûte un atout.</translation>
    </message>
    <message>
        <source>{partner} still plays. Keep {H7:the}, and throw {C5:the}.</source>
        <extracomment>[wait] follow, i-am defender, led S, void, trump H, hold H7 C5, high H7, keeps H7</extracomment>
        <translation>{partner} doit encore jouer. Gardez {H7:le}, et jetez {C5:le}.</translation>
    </message>
    <message>
        <source>And here it wins: {H7:the} takes the last trick.</source>
        <extracomment>[last] follow, i-am defender, trump H, only H7, wins H7</extracomment>
        <translation>C’est le moment&#xa0;: {H7:le} fait la dernière levée.</translation>
    </message>
    <message>
        <source>Five tricks for {ombre}, one too few: you get a chip, and the pool grows.</source>
        <extracomment>[paid] over, result puesta, i-am defender, gained 1</extracomment>
        <translation>Cinq levées pour {ombre}, une de moins qu’il ne faut&#xa0;: vous recevez un jeton, et la poule grossit.</translation>
    </message>
    <message>
        <source>Four tricks or fewer for {ombre}: {partner} and you share the pool.</source>
        <extracomment>[codille] over, result codille, i-am defender, aside</extracomment>
        <translation>Quatre levées ou moins pour {ombre}&#xa0;: {partner} et vous partagez la poule.</translation>
    </message>
    <message>
        <source>{ombre} has six tricks, and takes the pool.</source>
        <extracomment>[lost] over, result sacada, i-am defender, aside</extracomment>
        <translation>{ombre} a six levées et prend la poule.</translation>
    </message>
    <message>
        <source>You play yourself: six of ten tricks, alone.</source>
        <extracomment>[own] i-am ombre, not over, aside</extracomment>
        <translation>Vous jouez vous-même&#xa0;: six levées sur dix, seul.</translation>
    </message>
    <message>
        <source>Four trumps at most are too few for six tricks. Pass.</source>
        <extracomment>[too-weak] bid, chose ask|sans_prendre</extracomment>
        <translation>Quatre atouts au plus, c’est trop peu pour six levées. Passez.</translation>
    </message>
    <message>
        <source>You can win a later trick with {H7:the}. Give {H2:the} now.</source>
        <extracomment>[too-early] follow, chose H7, hold H7 H2</extracomment>
        <translation>Vous pouvez faire une levée plus tard avec {H7:le}. Donnez {H2:le} maintenant.</translation>
    </message>
    <message>
        <source>{partner} may win this one. Keep {H7:the}.</source>
        <extracomment>[not-yet] follow, led S, void, chose H7, hold H7 C5</extracomment>
        <translation>{partner} peut faire celle-ci. Gardez {H7:le}.</translation>
    </message>
</context>
<context>
    <name>lessons/trumps.txt</name>
    <message>
        <source>Count the trumps</source>
        <extracomment>Title</extracomment>
        <translation>Comptez les atouts</translation>
    </message>
    <message>
        <source>Count what is out, and stop drawing in time.</source>
        <extracomment>About</extracomment>
        <translation>Comptez ce qui reste dehors, et cessez à temps de tirer.</translation>
    </message>
    <message>
        <source>Spadille, manille and two kings: that can be four tricks. Bid entrada.</source>
        <extracomment>[bid] bid, hold SA SK S2 DK</extracomment>
        <translation>Spadille, manille et deux rois&#xa0;: cela peut faire quatre levées. Dites demande.</translation>
    </message>
    <message>
        <source>Name {S}: eleven trumps, with {CA:the}. Red suits have twelve, with spadille and basto.</source>
        <extracomment>[eleven] name-trump, hold SA SK S2, out CA, teaches trumps</extracomment>
        <translation>Nommez {S}&#xa0;: onze atouts, avec {CA:le}. Une couleur rouge en a douze, spadille et baste compris.</translation>
    </message>
    <message>
        <source>Keep your three trumps and {DK:the}. Throw the rest.</source>
        <extracomment>[keep] throw, i-am ombre, trump S, hold DK SK, keeps DK</extracomment>
        <translation>Gardez vos trois atouts et {DK:le}. Écartez le reste.</translation>
    </message>
    <message>
        <source>You hold {trumps} trumps, so {trumps-out} are out. Draw them with {SA:the}.</source>
        <extracomment>[own] lead, i-am ombre, trump S, tricks 0, hold SA, high SA, trumps 5</extracomment>
        <translation>Vous avez {trumps} atouts&#xa0;: il en reste {trumps-out} ailleurs. Tirez-les avec {SA:le}.</translation>
    </message>
    <message>
        <source>Now {trumps-out} are out. {S2:The} draws again.</source>
        <extracomment>[again] lead, i-am ombre, trump S, gone SA, hold S2, high S2, trumps-out 3+</extracomment>
        <translation>Il en reste {trumps-out}. {S2:Le} tire encore.</translation>
    </message>
    <message>
        <source>Two are out, basto among them. Lead {SK:the} to draw it.</source>
        <extracomment>[two] lead, i-am ombre, trump S, gone SA S2, hold SK SQ, out CA, trumps-out 2</extracomment>
        <translation>Il en reste deux, dont baste. Jouez {SK:le} pour le faire tomber.</translation>
    </message>
    <message>
        <source>Basto is gone, and one trump is out. It is lower than {SQ:the}.</source>
        <extracomment>[one] i-am ombre, trump S, hold SQ, high SQ, gone CA, trumps-out 1, keeps SQ</extracomment>
        <translation>Baste est tombé, et il reste un atout, plus bas que {SQ:le}.</translation>
    </message>
    <message>
        <source>Four tricks were enough, since the others have three and two.</source>
        <extracomment>[four] over, result sacada, i-am ombre, tricks 4</extracomment>
        <translation>Quatre levées ont suffi, puisque les autres en ont trois et deux.</translation>
    </message>
    <message>
        <source>You knew which cards nobody could beat. That is what counting is for.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, tricks 5+, aside</extracomment>
        <translation>Vous saviez quelles cartes étaient imprenables&#xa0;: voilà à quoi sert de compter.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>C’est manqué. Un autre essai ne coûte rien.</translation>
    </message>
    <message>
        <source>All have passed. Spadille, manille and two kings are worth a bid.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Tous ont passé. Spadille, manille et deux rois valent une enchère.</translation>
    </message>
    <message>
        <source>Spadille, manille and two kings are worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Spadille, manille et deux rois valent une enchère.</translation>
    </message>
    <message>
        <source>With {S} you have spadille, manille and the king.</source>
        <extracomment>[other-suit] name-trump, chose C|H|D</extracomment>
        <translation>Avec {S}, vous avez spadille, manille et le roi.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>C’est un roi que vous écartez. Les rois font des levées&#xa0;: gardez-les.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>C’est un atout que vous écartez. Chaque atout peut faire une levée&#xa0;: gardez-le.</translation>
    </message>
    <message>
        <source>Higher trumps are out. Lead one that nobody beats, or a plain card.</source>
        <extracomment>[low-trump] lead, i-am ombre, chose S5, trumps-out 1+</extracomment>
        <translation>Il reste des atouts plus hauts. Jouez-en un que personne ne prend, ou une autre couleur.</translation>
    </message>
</context>
<context>
    <name>lessons/two_handed.txt</name>
    <message>
        <source>One against one</source>
        <extracomment>Title</extracomment>
        <translation>Un contre un</translation>
    </message>
    <message>
        <source>Eight cards each and one suit fewer: five tricks win.</source>
        <extracomment>About</extracomment>
        <translation>Huit cartes chacun et une couleur de moins&#xa0;: cinq levées gagnent.</translation>
    </message>
    <message>
        <source>You play against one, with eight cards each and no {H}. Five of eight tricks win.</source>
        <extracomment>[goal] bid, standing nothing, hold SA CA D7</extracomment>
        <translation>Vous jouez contre un seul, huit cartes chacun, sans {H}. Cinq levées sur huit gagnent.</translation>
    </message>
    <message>
        <source>With {D} you hold the three best trumps. Bid solo: it is paid best.</source>
        <extracomment>[solo] bid, standing nothing, hold SA CA D7</extracomment>
        <translation>Avec {D}, vous avez les trois meilleurs atouts. Dites solo&#xa0;: c’est le mieux payé.</translation>
    </message>
    <message>
        <source>Name {D}. Three *matadors* that were dealt to you are paid at once, a chip each.</source>
        <extracomment>[name] name-trump, hold SA CA D7</extracomment>
        <translation>Nommez {D}. Trois *matadors* reçus à la donne se paient aussitôt, un jeton chacun.</translation>
    </message>
    <message>
        <source>Draw trumps, first with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA, high SA</extracomment>
        <translation>Tirez les atouts, d’abord avec {SA:le}.</translation>
    </message>
    <message>
        <source>{CA:The} next. Keep {D7:the}: it will bring you in again.</source>
        <extracomment>[basto] lead, i-am ombre, trump D, gone SA, hold CA D7, high CA, keeps D7</extracomment>
        <translation>Puis {CA:le}. Gardez {D7:le}&#xa0;: il vous rendra la main.</translation>
    </message>
    <message>
        <source>Now a plain card, {SJ:the}. If it is beaten, you still have three trumps.</source>
        <extracomment>[test] lead, i-am ombre, trump D, gone SA CA, hold SJ D7, trumps 3, keeps D7</extracomment>
        <translation>Maintenant une autre couleur, {SJ:le}. S’il est pris, il vous reste trois atouts.</translation>
    </message>
    <message>
        <source>Lead {C4:the}. Your three trumps will come in later.</source>
        <extracomment>[club] lead, i-am ombre, trump D, gone SJ, hold C4, trumps 3</extracomment>
        <translation>Jouez {C4:le}. Vos trois atouts reviendront plus tard.</translation>
    </message>
    <message>
        <source>You need two more tricks, and have three trumps. Give {C3:the}.</source>
        <extracomment>[give] follow, i-am ombre, trump D, void, not led trump, hold C3, trumps 3, tricks 3</extracomment>
        <translation>Il vous faut encore deux levées, et vous avez trois atouts. Donnez {C3:le}.</translation>
    </message>
    <message>
        <source>Now you must trump: {DQ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, void, not led trump, cards 3, trumps 3, hold DQ, wins DQ</extracomment>
        <translation>Maintenant il faut couper&#xa0;: {DQ:le}.</translation>
    </message>
    <message>
        <source>{D7:The} is the best trump left. It makes five.</source>
        <extracomment>[best] lead, i-am ombre, trump D, hold D7, high D7, tricks 4</extracomment>
        <translation>{D7:Le} est le meilleur atout qui reste. Cela fait cinq.</translation>
    </message>
    <message>
        <source>You won {gained} chips: the pool, 15 for the solo, and 3 for matadors.</source>
        <extracomment>[paid] over, result sacada, contract solo, gained 23, i-am ombre</extracomment>
        <translation>Vous gagnez {gained} jetons&#xa0;: la poule, 15 pour le solo, et 3 pour les matadors.</translation>
    </message>
    <message>
        <source>You won. A solo is paid better.</source>
        <extracomment>[more] over, result sacada, contract entrada|vuelta, i-am ombre, aside</extracomment>
        <translation>Vous avez gagné. Un solo se paie mieux.</translation>
    </message>
    <message>
        <source>Four tricks are a tie here, and fewer are codille.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Quatre levées font l’égalité ici, et moins font codille.</translation>
    </message>
    <message>
        <source>Keep trumps and kings. The other draws what you leave.</source>
        <extracomment>[throw] throw, i-am ombre, aside</extracomment>
        <translation>Gardez atouts et rois. L’autre prend ce que vous laissez.</translation>
    </message>
    <message>
        <source>Now the other needs five tricks. Four for you, and it is a tie.</source>
        <extracomment>[defend] throw, i-am defender, aside</extracomment>
        <translation>Maintenant il faut cinq levées à l’autre. Quatre pour vous, et c’est l’égalité.</translation>
    </message>
    <message>
        <source>You have both passed. The pool stays for the next deal.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Vous avez passé tous les deux. La poule reste pour la donne suivante.</translation>
    </message>
    <message>
        <source>The three best trumps are yours if you name {D}. Do not pass.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Les trois meilleurs atouts sont à vous si vous nommez {D}. Ne passez pas.</translation>
    </message>
    <message>
        <source>A solo wins a little less often with this hand, but is paid better.</source>
        <extracomment>[cheap] bid, chose entrada|vuelta</extracomment>
        <translation>Avec cette main, un solo gagne un peu moins souvent, mais se paie mieux.</translation>
    </message>
    <message>
        <source>Only {D} makes three matadors of this hand.</source>
        <extracomment>[other-suit] name-trump, chose S|C</extracomment>
        <translation>Il n’y a que {D} qui fasse trois matadors de cette main.</translation>
    </message>
    <message>
        <source>A low trump gives the lead away. Begin with the best.</source>
        <extracomment>[low] lead, chose DQ|D3</extracomment>
        <translation>Un petit atout donne la main. Commencez par le meilleur.</translation>
    </message>
    <message>
        <source>Keep {D7:the} until nothing can beat it.</source>
        <extracomment>[manille] follow, chose D7</extracomment>
        <translation>Gardez {D7:le} jusqu’à ce que rien ne puisse le prendre.</translation>
    </message>
</context>
<context>
    <name>lessons/vole.txt</name>
    <message>
        <source>All nine tricks</source>
        <extracomment>Title</extracomment>
        <translation>Les neuf levées</translation>
    </message>
    <message>
        <source>When you may say all nine, and when not.</source>
        <extracomment>About</extracomment>
        <translation>Quand annoncer les neuf, et quand s’abstenir.</translation>
    </message>
    <message>
        <source>Spadille, manille if you name {H}, and {DK:the}: bid entrada.</source>
        <extracomment>[bid] bid, hold SA H7 DK, keeps DK</extracomment>
        <translation>Spadille, manille si vous nommez {H}, et {DK:le}&#xa0;: dites demande.</translation>
    </message>
    <message>
        <source>Name {H}: {H7:the} is manille.</source>
        <extracomment>[name] name-trump, hold SA H7</extracomment>
        <translation>Nommez {H}&#xa0;: {H7:le} est manille.</translation>
    </message>
    <message>
        <source>Keep your trumps and {DK:the}. Throw the rest.</source>
        <extracomment>[throw] throw, i-am ombre, trump H, hold DK, keeps DK</extracomment>
        <translation>Gardez vos atouts et {DK:le}. Écartez le reste.</translation>
    </message>
    <message>
        <source>The four best trumps are all yours. Draw with {SA:the}.</source>
        <extracomment>[best] lead, i-am ombre, trump H, hold SA H7 CA HA, high SA</extracomment>
        <translation>Les quatre meilleurs atouts sont à vous. Tirez avec {SA:le}.</translation>
    </message>
    <message>
        <source>No trump is out, and your kings are high: go on for the vole.</source>
        <extracomment>[five] question claim_or_vole, trumps-out 0, hold SK DK, high SK DK, teaches claiming</extracomment>
        <translation>Plus un atout dehors, et vos rois sont maîtres&#xa0;: allez à la vole.</translation>
    </message>
    <message>
        <source>A vole is paid well; one that fails costs much. Count before you say it.</source>
        <extracomment>[price] question claim_or_vole</extracomment>
        <translation>Une vole se paie bien&#xa0;; manquée, elle coûte cher. Comptez avant de vous y lancer.</translation>
    </message>
    <message>
        <source>Nine tricks, and {gained} chips.</source>
        <extracomment>[made] over, result vole, gained 1+, i-am ombre</extracomment>
        <translation>Neuf levées, et {gained} jetons.</translation>
    </message>
    <message>
        <source>You won {gained} chips. A vole is paid better.</source>
        <extracomment>[claimed] over, result sacada, gained 1+, i-am ombre, aside</extracomment>
        <translation>Vous gagnez {gained} jetons. Une vole se paie mieux.</translation>
    </message>
    <message>
        <source>One trick was lost, and that costs much. Go on only if you see nine.</source>
        <extracomment>[failed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Une levée perdue, et cela coûte cher. N’y allez que si vous en voyez neuf.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>C’est manqué. Un autre essai ne coûte rien.</translation>
    </message>
    <message>
        <source>Spadille, manille and a king are worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Spadille, manille et un roi valent une enchère.</translation>
    </message>
    <message>
        <source>No trump is out, and your kings are high. All nine tricks are yours.</source>
        <extracomment>[sure] question claim_or_vole, chose claim, trumps-out 0, hold SK DK, high SK DK</extracomment>
        <translation>Plus un atout dehors, et vos rois sont maîtres. Les neuf levées sont à vous.</translation>
    </message>
    <message>
        <source>With {H} the seven is manille, and you have four trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Avec {H}, le sept est manille, et vous avez quatre atouts.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>C’est un roi que vous écartez. Les rois font des levées&#xa0;: gardez-les.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>C’est un atout que vous écartez. Chaque atout peut faire une levée&#xa0;: gardez-le.</translation>
    </message>
</context>
<context>
    <name>lessons/whereabouts.txt</name>
    <message>
        <source>Where the cards are</source>
        <extracomment>Title</extracomment>
        <translation>Où sont les cartes</translation>
    </message>
    <message>
        <source>A bid, a card not played, a suit run out: each tells who holds what.</source>
        <extracomment>About</extracomment>
        <translation>Une enchère, une carte non jouée, une couleur épuisée&#xa0;: tout dit qui a quoi.</translation>
    </message>
    <message>
        <source>{ombre} bid, named {H} and threw only three cards. Trumps and kings were kept.</source>
        <extracomment>[bid] lead, i-am defender, trump H, cards 9, out H7</extracomment>
        <translation>{ombre} a enchéri, nommé {H} et écarté trois cartes seulement. On garde atouts et rois.</translation>
    </message>
    <message>
        <source>In nine deals of ten {ombre} holds {H7:the}. Now lead {SJ:the}.</source>
        <extracomment>[manille] lead, i-am defender, trump H, cards 9, out H7, hold SJ</extracomment>
        <translation>Neuf fois sur dix, {ombre} a {H7:le}. Entamez maintenant {SJ:le}.</translation>
    </message>
    <message>
        <source>{ombre} let {SJ:the} win. With {SK:the} one would have taken it.</source>
        <extracomment>[not-played] lead, i-am defender, cards 8, tricks 1, gone SJ S3 S5, out SK</extracomment>
        <translation>{ombre} a laissé gagner {SJ:le}. Avec {SK:le}, on aurait pris la levée.</translation>
    </message>
    <message>
        <source>So {partner} holds {SK:the}, in nearly nine deals of ten.</source>
        <extracomment>[king] lead, i-am defender, cards 8, tricks 1, gone SJ S3 S5, out SK</extracomment>
        <translation>Donc {partner} a {SK:le}, presque neuf fois sur dix.</translation>
    </message>
    <message>
        <source>{ombre} trumped {DK:the}: no {D} is left there. That is certain.</source>
        <extracomment>[void] follow, i-am defender, cards 6, lies H7, gone DK H5 SJ C3, hold SA</extracomment>
        <translation>{ombre} a coupé {DK:le}&#xa0;: plus rien à {D} de ce côté. C’est certain.</translation>
    </message>
    <message>
        <source>And here is {H7:the}, as you expected. Take it with {SA:the}.</source>
        <extracomment>[here] follow, i-am defender, cards 6, lies H7, gone DK H5 SJ C3, hold SA, wins SA</extracomment>
        <translation>Et voici {H7:le}, comme prévu. Prenez la levée avec {SA:le}.</translation>
    </message>
    <message>
        <source>{ombre} threw only three, and has no {D}: nearly all five cards left are trumps.</source>
        <extracomment>[nearly-all] lead, i-am defender, cards 5, gone H7 SA DK H5 SJ C3</extracomment>
        <translation>{ombre} n’a écarté que trois cartes et n’a rien à {D}&#xa0;: presque tout est atout.</translation>
    </message>
    <message>
        <source>Lead {DJ:the}. It costs {ombre} a trump, or the trick.</source>
        <extracomment>[cost] lead, i-am defender, cards 5, gone H7 SA DK H5 SJ C3, hold DJ</extracomment>
        <translation>Entamez {DJ:le}. Cela coûte à {ombre} un atout, ou la levée.</translation>
    </message>
    <message>
        <source>There is {SK:the}: {partner} had it. Throw {DQ:the}.</source>
        <extracomment>[there] follow, i-am defender, lies SK, leader partner, cards 4, gone DJ, void, hold DQ</extracomment>
        <translation>Voilà {SK:le}, dans la main de {partner}. Jetez {DQ:le}.</translation>
    </message>
    <message>
        <source>You knew where the cards were before you saw them.</source>
        <extracomment>[won] over, gained 1+, i-am defender</extracomment>
        <translation>Vous saviez où étaient les cartes avant de les voir.</translation>
    </message>
    <message>
        <source>In your own games, Ctrl+I shows what the expert infers. Guess first, then look.</source>
        <extracomment>[panel] over, i-am defender</extracomment>
        <translation>Dans vos parties, Ctrl+I montre ce que l’expert déduit. Devinez d’abord, puis regardez.</translation>
    </message>
    <message>
        <source>{ombre} has most of the trumps. Lead a plain card, and keep yours to take with.</source>
        <extracomment>[trump-led] lead, i-am defender, cards 9, chose trump, trump H, out H7</extracomment>
        <translation>{ombre} a presque tous les atouts. Jouez une autre couleur, et gardez les vôtres pour prendre.</translation>
    </message>
    <message>
        <source>Only {SA:the} beats {H7:the}. Take it.</source>
        <extracomment>[too-low] follow, i-am defender, lies H7, hold SA, chose CA|HA|H6</extracomment>
        <translation>Seul {SA:le} prend {H7:le}. Jouez-le.</translation>
    </message>
</context>
<context>
    <name>lessons/zanga.txt</name>
    <message>
        <source>Two against two</source>
        <extracomment>Title</extracomment>
        <translation>Deux contre deux</translation>
    </message>
    <message>
        <source>Your partner sits opposite, and you play for stones.</source>
        <extracomment>About</extracomment>
        <translation>Votre partenaire est en face, et vous jouez des pierres.</translation>
    </message>
    <message>
        <source>Zanga is two against two. {partner}, opposite, is with you in every deal.</source>
        <extracomment>[sides] bid</extracomment>
        <translation>La zanga se joue à deux contre deux. {partner}, en face, est avec vous à chaque donne.</translation>
    </message>
    <message>
        <source>Trump is named with the call. Your long suit is {S}, with the 2: play {S}.</source>
        <extracomment>[call] bid, standing nothing, hold S2 SJ S6 S5, teaches trump-with-the-call</extracomment>
        <translation>On nomme l’atout en annonçant. Votre longue est {S}, avec le 2&#xa0;: jouez {S}.</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Partners give no signs.</source>
        <extracomment>[five] follow, i-am ombre, side-tricks 0, enemy-tricks 0</extracomment>
        <translation>Ensemble il vous faut cinq levées sur huit. Les partenaires ne se font pas de signes.</translation>
    </message>
    <message>
        <source>You have none of that suit. Take the trick with a small trump: {S6:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, void, led H, hold S6, wins S6</extracomment>
        <translation>Vous n’avez pas cette couleur. Prenez d’un petit atout&#xa0;: {S6:le}.</translation>
    </message>
    <message>
        <source>{pool} *stones* lie on the table: four for the deal, one for each pass. The winners take them.</source>
        <extracomment>[table] lead, i-am ombre, side-tricks 1, teaches stones</extracomment>
        <translation>{pool} *pierres* sont sur la table&#xa0;: quatre pour la donne, une par passe. Les gagnants les prennent.</translation>
    </message>
    <message>
        <source>Keep your trumps for later. Lead {DA:the}: {partner} may help.</source>
        <extracomment>[plain] lead, i-am ombre, trump S, hold DA</extracomment>
        <translation>Gardez vos atouts pour plus tard. Jouez {DA:le}&#xa0;: {partner} peut aider.</translation>
    </message>
    <message>
        <source>The same suit again: {DJ:the}.</source>
        <extracomment>[on] lead, i-am ombre, trump S, gone DA, hold DJ</extracomment>
        <translation>Encore la même couleur&#xa0;: {DJ:le}.</translation>
    </message>
    <message>
        <source>{partner} is winning, and that counts for both of you.</source>
        <extracomment>[both] follow, i-am ombre, winning ally</extracomment>
        <translation>{partner} tient la levée, et cela compte pour vous deux.</translation>
    </message>
    <message>
        <source>{SA:The} is gone, so nothing beats {S2:the}: five tricks for your side.</source>
        <extracomment>[high] follow, i-am ombre, trump S, void, gone SA, hold S2, wins S2, high S2, side-tricks 4</extracomment>
        <translation>{SA:Le} est tombé&#xa0;: rien ne prend {S2:le}, et votre camp a cinq levées.</translation>
    </message>
    <message>
        <source>The first five are the *hechas*, one stone more. Claim: all eight are too far.</source>
        <extracomment>[claim] question claim_or_vole, side-tricks 5, teaches eight-tricks</extracomment>
        <translation>Les cinq premières sont les *hechas*, une pierre de plus. Réclamez-les&#xa0;: huit, c’est trop loin.</translation>
    </message>
    <message>
        <source>Your side takes the table and now has {stones} stones. All 32 win the game.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+, teaches stone-prices</extracomment>
        <translation>Votre camp prend la table et a maintenant {stones} pierres. Avec les 32, on gagne la partie.</translation>
    </message>
    <message>
        <source>Four tricks are *puesta*: your side puts four stones on the table.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Quatre levées font *puesta*&#xa0;: votre camp met quatre pierres sur la table.</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and four stones of yours.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Trois levées ou moins&#xa0;: les autres prennent la table, et quatre de vos pierres.</translation>
    </message>
    <message>
        <source>All eight tricks: four stones instead of one.</source>
        <extracomment>[eight] over, result vole, i-am ombre, aside</extracomment>
        <translation>Les huit levées&#xa0;: quatre pierres au lieu d’une.</translation>
    </message>
    <message>
        <source>The game is won, but the eight were missed: nothing for them, nothing for the first five.</source>
        <extracomment>[missed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Le jeu est gagné, mais les huit sont manquées&#xa0;: rien pour elles, ni pour les cinq.</translation>
    </message>
    <message>
        <source>You play alone: five tricks against two. {partner} rests.</source>
        <extracomment>[single] i-am ombre, contract solo, tricks 0, not over, aside</extracomment>
        <translation>Vous jouez seul&#xa0;: cinq levées contre deux joueurs. {partner} se repose.</translation>
    </message>
    <message>
        <source>{partner} plays, and needs five tricks together with you.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>{partner} joue, et il lui faut cinq levées avec vous.</translation>
    </message>
    <message>
        <source>You did not play this time. Try it again, and play {S}.</source>
        <extracomment>[other] over, i-am defender|resting, aside</extracomment>
        <translation>Vous n’avez pas joué cette fois. Essayez encore, et jouez {S}.</translation>
    </message>
    <message>
        <source>All have passed, so the stones stay on the table.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Tous ont passé&#xa0;: les pierres restent sur la table.</translation>
    </message>
    <message>
        <source>Five trumps with the 2 are enough, for your partner helps. Play {S}.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Cinq atouts avec le 2 suffisent, car votre partenaire aide. Jouez {S}.</translation>
    </message>
    <message>
        <source>Only one suit of yours is long: {S}.</source>
        <extracomment>[other-suit] bid, chose play_C|play_H|play_D</extracomment>
        <translation>Une seule de vos couleurs est longue&#xa0;: {S}.</translation>
    </message>
    <message>
        <source>Alone you need five tricks against two. With {partner} that is much easier.</source>
        <extracomment>[too-much] bid, chose solo</extracomment>
        <translation>Seul, il vous faut cinq levées contre deux. Avec {partner}, c’est bien plus facile.</translation>
    </message>
    <message>
        <source>A small trump is enough here.</source>
        <extracomment>[wasted] follow, void, led H, chose S2|D2|DA|DJ</extracomment>
        <translation>Un petit atout suffit ici.</translation>
    </message>
</context>
<context>
    <name>lessons/zanga_malaga.txt</name>
    <message>
        <source>The ugly king</source>
        <extracomment>Title</extracomment>
        <translation>Le vilain roi</translation>
    </message>
    <message>
        <source>One suit has two cards only, and both are always trumps.</source>
        <extracomment>About</extracomment>
        <translation>Une couleur n’a que deux cartes, toutes deux toujours atouts.</translation>
    </message>
    <message>
        <source>The pack has two {C} only: {CA:the} and {CK:the}, both always trumps.</source>
        <extracomment>[pack] bid, hold CA CK, teaches feo</extracomment>
        <translation>Le jeu n’a que deux cartes à {C}&#xa0;: {CA:le} et {CK:le}, toutes deux toujours atouts.</translation>
    </message>
    <message>
        <source>Two matadors, the ugly king and long {D}: say solo, and win five tricks alone.</source>
        <extracomment>[solo] bid, standing nothing, hold SA CA CK DA DJ</extracomment>
        <translation>Deux matadors, le vilain roi et une longue à {D}&#xa0;: dites solo, et faites cinq levées seul.</translation>
    </message>
    <message>
        <source>Name {D}: that makes six trumps. A game won in {D} brings one stone more.</source>
        <extracomment>[name] name-trump, hold DA DJ D4</extracomment>
        <translation>Nommez {D}&#xa0;: cela fait six atouts. Un jeu gagné à {D} rapporte une pierre de plus.</translation>
    </message>
    <message>
        <source>{partner} lays the cards down and rests. You need five of the eight tricks.</source>
        <extracomment>[rest] lead, i-am ombre, contract solo, tricks 0, others 0</extracomment>
        <translation>{partner} pose ses cartes et se repose. Il vous faut cinq levées sur huit.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA, high SA</extracomment>
        <translation>Tirez les atouts avec {SA:le}.</translation>
    </message>
    <message>
        <source>Only {D7:the} is above {CA:the} now. Drive it out.</source>
        <extracomment>[drive] lead, i-am ombre, trump D, gone SA, hold CA, out D7</extracomment>
        <translation>Seul {D7:le} est au-dessus {CA:du} maintenant. Faites-le tomber.</translation>
    </message>
    <message>
        <source>You have none of that suit, and play last: {D4:the} is enough.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, led H, void, last, hold D4, wins D4</extracomment>
        <translation>Vous n’avez pas cette couleur, et jouez en dernier&#xa0;: {D4:le} suffit.</translation>
    </message>
    <message>
        <source>Now the ugly king, {CK:the}, is the best trump there is.</source>
        <extracomment>[feo] lead, i-am ombre, trump D, gone SA CA D7, hold CK, high CK</extracomment>
        <translation>Maintenant le vilain roi, {CK:le}, est le meilleur atout de tous.</translation>
    </message>
    <message>
        <source>After it comes {DA:the}.</source>
        <extracomment>[punto] lead, i-am ombre, trump D, gone SA CA D7 CK, hold DA, high DA</extracomment>
        <translation>Après lui vient {DA:le}.</translation>
    </message>
    <message>
        <source>Four tricks. Lead {DJ:the}: what is higher may lie with {partner}.</source>
        <extracomment>[fifth] lead, i-am ombre, trump D, contract solo, tricks 4, gone DA, hold DJ</extracomment>
        <translation>Quatre levées. Jouez {DJ:le}&#xa0;: ce qui est plus haut est peut-être chez {partner}.</translation>
    </message>
    <message>
        <source>The stones on the table, two for the solo, one for {D}. You have {stones} now.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract solo, gained 7, teaches stone-prices</extracomment>
        <translation>Les pierres de la table, deux pour le solo, une pour {D}. Vous en avez {stones}.</translation>
    </message>
    <message>
        <source>Your side won, and has {stones} stones now.</source>
        <extracomment>[won] over, result sacada, not gained 7, gained 1+, aside</extracomment>
        <translation>Votre camp a gagné, et a maintenant {stones} pierres.</translation>
    </message>
    <message>
        <source>That game was for all eight tricks.</source>
        <extracomment>[all] over, result vole|failed_vole, aside</extracomment>
        <translation>Ce jeu visait les huit levées.</translation>
    </message>
    <message>
        <source>Four tricks are a tie: your side puts four stones on the table.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Quatre levées font l’égalité&#xa0;: votre camp met quatre pierres sur la table.</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and four stones of yours.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Trois levées ou moins&#xa0;: les autres prennent la table, et quatre de vos pierres.</translation>
    </message>
    <message>
        <source>{partner} plays, and needs five tricks together with you.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>{partner} joue, et il lui faut cinq levées avec vous.</translation>
    </message>
    <message>
        <source>The others played this time. Try it again, and say solo.</source>
        <extracomment>[other] over, i-am defender|resting, aside</extracomment>
        <translation>Les autres ont joué cette fois. Essayez encore, et dites solo.</translation>
    </message>
    <message>
        <source>All have passed, so the stones stay on the table.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Tous ont passé&#xa0;: les pierres restent sur la table.</translation>
    </message>
    <message>
        <source>So many high trumps win alone. Say solo.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Tant de hauts atouts gagnent seuls. Dites solo.</translation>
    </message>
    <message>
        <source>You win as surely alone, and that brings two stones more.</source>
        <extracomment>[with-partner] bid, chose play_D</extracomment>
        <translation>Vous gagnez aussi sûrement seul, et cela rapporte deux pierres de plus.</translation>
    </message>
    <message>
        <source>Your long suit is {D}, and a game in it brings a stone more.</source>
        <extracomment>[short-suit] bid, chose play_S|play_H</extracomment>
        <translation>Votre longue est {D}, et un jeu y rapporte une pierre de plus.</translation>
    </message>
    <message>
        <source>Your long suit is {D}.</source>
        <extracomment>[other-suit] name-trump, chose S|H</extracomment>
        <translation>Votre longue est {D}.</translation>
    </message>
    <message>
        <source>Draw their trumps first, with {SA:the}.</source>
        <extracomment>[plain-lead] lead, hold SA, chose S6|SQ</extracomment>
        <translation>Tirez d’abord leurs atouts, avec {SA:le}.</translation>
    </message>
</context>
</TS>
