<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>lessons/exercises/count.txt</name>
    <message>
        <source>Count your tricks. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Comptez vos levées. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: an entrada would win only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: une demande ne gagnerait qu’environ 2 fois sur 10.</translation>
    </message>
    <message>
        <source>Matadors, kings and long trumps are tricks. Four of them make a bid.</source>
        <extracomment>Wrong</extracomment>
        <translation>Matadors, rois et atouts en longueur font des levées. Quatre valent une enchère.</translation>
    </message>
    <message>
        <source>Entrada: this hand wins it about 6 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Demande&#xa0;: cette main la gagne environ 6 fois sur 10.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/first.txt</name>
    <message>
        <source>You have bid. Which suit do you name?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous avez enchéri. Quelle couleur nommez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>With {C} you hold four trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>Avec {C}, vous avez quatre atouts, plus qu’avec toute autre couleur.</translation>
    </message>
    <message>
        <source>Count the trumps that each suit would give you. Spadille and basto count with all of them.</source>
        <extracomment>Wrong</extracomment>
        <translation>Comptez les atouts que donnerait chaque couleur. Spadille et baste comptent dans toutes.</translation>
    </message>
    <message>
        <source>With {H} you hold five trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>Avec {H}, vous avez cinq atouts, plus qu’avec toute autre couleur.</translation>
    </message>
    <message>
        <source>With {S} you hold five trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>Avec {S}, vous avez cinq atouts, plus qu’avec toute autre couleur.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/five.txt</name>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>Les cinq premières levées sont à vous. Gagner le jeu, ou aller à la vole&#xa0;?</translation>
    </message>
    <message>
        <source>Claim: somebody may still beat one of your cards, and a failed vole costs much.</source>
        <extracomment>Right</extracomment>
        <translation>Gagner le jeu&#xa0;: on peut encore prendre une de vos cartes, et une vole manquée coûte cher.</translation>
    </message>
    <message>
        <source>Look at your weakest card: is it sure to win?</source>
        <extracomment>Wrong</extracomment>
        <translation>Voyez votre plus faible carte&#xa0;: est-elle sûre de gagner&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/five_handed.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous parlez le premier. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Ask leave: with the help of an ally this hand wins about seven times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>Roi appelé&#xa0;: avec l’aide d’un allié, cette main gagne environ sept fois sur dix.</translation>
    </message>
    <message>
        <source>You would not be alone.</source>
        <extracomment>Wrong</extracomment>
        <translation>Vous ne seriez pas seul.</translation>
    </message>
    <message>
        <source>Somebody asks leave, and only solo goes over it. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Quelqu’un dit roi appelé, et seul solo passe au-dessus. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: you win more often as opponent or ally than alone against four.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: vous gagnez plus souvent comme défenseur ou allié que seul contre quatre.</translation>
    </message>
    <message>
        <source>Five of eight tricks alone, against four hands?</source>
        <extracomment>Wrong</extracomment>
        <translation>Cinq levées sur huit, seul, contre quatre mains&#xa0;?</translation>
    </message>
    <message>
        <source>You called the king of the suit you are short in. Your lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous avez appelé le roi de votre couleur courte. Quelle est votre entame&#xa0;?</translation>
    </message>
    <message>
        <source>{D4:The} goes to the king that you called: your ally wins, and all know who it is.</source>
        <extracomment>Right</extracomment>
        <translation>{D4:Le} va au roi que vous avez appelé&#xa0;: votre allié gagne, et tous le connaissent.</translation>
    </message>
    <message>
        <source>Who has the king that you called?</source>
        <extracomment>Wrong</extracomment>
        <translation>Qui a le roi que vous avez appelé&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/four_handed.txt</name>
    <message>
        <source>The talon was yours, and you have thrown four. What is trump?</source>
        <extracomment>Ask</extracomment>
        <translation>Le talon était à vous, et vous avez écarté quatre cartes. Quel est l’atout&#xa0;?</translation>
    </message>
    <message>
        <source>{H}: spadille, manille, punto and a king, six trumps in all.</source>
        <extracomment>Right</extracomment>
        <translation>{H}&#xa0;: spadille, manille, ponte et un roi, six atouts en tout.</translation>
    </message>
    <message>
        <source>In which suit do your matadors and your length come together?</source>
        <extracomment>Wrong</extracomment>
        <translation>Dans quelle couleur vos matadors et votre longue vont-ils ensemble&#xa0;?</translation>
    </message>
    <message>
        <source>What is trump, with these nine cards from the talon?</source>
        <extracomment>Ask</extracomment>
        <translation>Quel est l’atout, avec ces neuf cartes du talon&#xa0;?</translation>
    </message>
    <message>
        <source>{H}: any other suit loses nearly always, and this one wins nine times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>{H}&#xa0;: toute autre couleur perd presque toujours, et celle-ci gagne neuf fois sur dix.</translation>
    </message>
    <message>
        <source>Count your trumps in each suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>Comptez vos atouts dans chaque couleur.</translation>
    </message>
    <message>
        <source>One player has passed, and one sits out. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Un joueur a passé, un autre est le mort. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Entrada: passing gives the talon to the one who sits out, and you would pay.</source>
        <extracomment>Right</extracomment>
        <translation>Demande&#xa0;: si vous passez, le talon va au mort, et vous paieriez.</translation>
    </message>
    <message>
        <source>Who plays if all three pass?</source>
        <extracomment>Wrong</extracomment>
        <translation>Qui joue, si tous trois passent&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/fourth.txt</name>
    <message>
        <source>You defend, and your partner is winning this trick. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous défendez, et votre partenaire tient cette levée. Que jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Give a low card: the trick is won. Keep what can win another.</source>
        <extracomment>Right</extracomment>
        <translation>Une petite carte&#xa0;: la levée est gagnée. Gardez ce qui peut en faire une autre.</translation>
    </message>
    <message>
        <source>The trick is won already. Which card can you spare?</source>
        <extracomment>Wrong</extracomment>
        <translation>La levée est déjà gagnée. De quelle carte pouvez-vous vous passer&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/french.txt</name>
    <message>
        <source>Count your tricks. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Comptez vos levées. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: a game would win only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: un jeu ne gagnerait qu’environ 2 fois sur 10.</translation>
    </message>
    <message>
        <source>Matadors, kings and long trumps are tricks. Are there four?</source>
        <extracomment>Wrong</extracomment>
        <translation>Matadors, rois et atouts en longueur font des levées. Y en a-t-il quatre&#xa0;?</translation>
    </message>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>Les cinq premières levées sont à vous. Gagner le jeu, ou aller à la vole&#xa0;?</translation>
    </message>
    <message>
        <source>Claim: the pool is yours, and a failed vole costs half of it to each.</source>
        <extracomment>Right</extracomment>
        <translation>Gagner le jeu&#xa0;: la poule est à vous. Vole manquée, vous en payez la moitié à chacun.</translation>
    </message>
    <message>
        <source>Look at your weakest card: is it sure to win?</source>
        <extracomment>Wrong</extracomment>
        <translation>Voyez votre plus faible carte&#xa0;: est-elle sûre de gagner&#xa0;?</translation>
    </message>
    <message>
        <source>Play: with new cards this hand wins about 8 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Jeu&#xa0;: avec de nouvelles cartes, cette main gagne environ 8 fois sur 10.</translation>
    </message>
    <message>
        <source>Would new cards help this hand?</source>
        <extracomment>Wrong</extracomment>
        <translation>De nouvelles cartes aideraient-elles cette main&#xa0;?</translation>
    </message>
    <message>
        <source>Sans prendre: this hand nearly always wins, and whoever bids more takes it from you.</source>
        <extracomment>Right</extracomment>
        <translation>Sans prendre&#xa0;: cette main gagne presque toujours, et qui dit plus vous l’enlève.</translation>
    </message>
    <message>
        <source>What could somebody else bid after you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Que pourrait dire un autre après vous&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/german_solo.txt</name>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} a passé. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Frage in couleur: four {C} with the 7, the help of an ally, and double pay.</source>
        <extracomment>Right</extracomment>
        <translation>Frage en couleur&#xa0;: quatre cartes à {C} avec le 7, un allié, et c’est payé double.</translation>
    </message>
    <message>
        <source>Which suit is the couleur, and how many of it have you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quelle est la couleur réservée, et combien en avez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Somebody bids a Frage. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Quelqu’un dit Frage. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Solo: both black queens and long {H} win five tricks alone.</source>
        <extracomment>Right</extracomment>
        <translation>Solo&#xa0;: les deux dames noires et une longue à {H} font cinq levées sans aide.</translation>
    </message>
    <message>
        <source>How many trumps would you have in your long suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>Combien d’atouts auriez-vous dans votre longue&#xa0;?</translation>
    </message>
    <message>
        <source>You play alone, and trumps are {D}. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous jouez seul, et l’atout est {D}. Quelle est votre entame&#xa0;?</translation>
    </message>
    <message>
        <source>{SQ:The}: it is a trump, and nothing is above it now.</source>
        <extracomment>Right</extracomment>
        <translation>{SQ:Le}&#xa0;: c’est un atout, et il n’y a plus rien au-dessus.</translation>
    </message>
    <message>
        <source>Which black card is always a trump?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quelle carte noire est toujours atout&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/hold.txt</name>
    <message>
        <source>Somebody has bid more than you. Hold it, or pass?</source>
        <extracomment>Ask</extracomment>
        <translation>Quelqu’un a dit plus que vous. Tenez-vous, ou passez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: if you hold this vuelta, it wins only about 4 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: si vous tenez ce tourné, il ne gagne qu’environ 4 fois sur 10.</translation>
    </message>
    <message>
        <source>Count your sure tricks again. Are there four?</source>
        <extracomment>Wrong</extracomment>
        <translation>Recomptez vos levées sûres. Y en a-t-il quatre&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: if you hold this vuelta, it wins only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: si vous tenez ce tourné, il ne gagne qu’environ 2 fois sur 10.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/homme_auvergne.txt</name>
    <message>
        <source>Which of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Lesquelles de vos cartes pouvez-vous jouer&#xa0;?</translation>
    </message>
    <message>
        <source>You have none of the suit led, so you must trump: any trump, and nothing else.</source>
        <extracomment>Right</extracomment>
        <translation>Vous n’avez pas la couleur demandée, donc il faut couper&#xa0;: n’importe quel atout, rien d’autre.</translation>
    </message>
    <message>
        <source>In this game nobody may refuse to trump.</source>
        <extracomment>Wrong</extracomment>
        <translation>À ce jeu, personne ne peut refuser de couper.</translation>
    </message>
    <message>
        <source>Do you play, or pass?</source>
        <extracomment>Ask</extracomment>
        <translation>Jouez-vous, ou passez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Play: king and queen of trumps and a third are nearly always the most tricks.</source>
        <extracomment>Right</extracomment>
        <translation>Jouez&#xa0;: roi et dame d’atout avec un troisième font presque toujours le plus de levées.</translation>
    </message>
    <message>
        <source>How many tricks can the others take from your trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Combien de levées les autres peuvent-ils prendre à vos atouts&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: you have no trump at all, and the Man would lose a point.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: vous n’avez aucun atout, et l’Homme perdrait un point.</translation>
    </message>
    <message>
        <source>Which suit is offered, and what do you have of it?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quelle couleur est offerte, et qu’en avez-vous&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/lhombre.txt</name>
    <message>
        <source>You said spil, and somebody says bedre. What now?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous avez dit spil, et quelqu’un dit bedre. Que faites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: without a sure trump every higher game would lose more.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: sans atout sûr, tout jeu plus haut perdrait plus.</translation>
    </message>
    <message>
        <source>How good would {S} be as trump, and what would a loss cost?</source>
        <extracomment>Wrong</extracomment>
        <translation>Que vaudrait {S} comme atout, et que coûterait une perte&#xa0;?</translation>
    </message>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous parlez le premier. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Solo: three matadors and more trumps need no exchange, and it pays three.</source>
        <extracomment>Right</extracomment>
        <translation>Solo&#xa0;: trois matadors et d’autres atouts se passent d’écart, et chacun paie trois jetons.</translation>
    </message>
    <message>
        <source>Do you need the talon with these trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Avec ces atouts, vous faut-il le talon&#xa0;?</translation>
    </message>
    <message>
        <source>You defend, and {S} are trumps. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous défendez, et {S} est atout. Qu’écartez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Keep manille, {S2:the}, with the high plain cards; throw {C3:the} and the rest.</source>
        <extracomment>Right</extracomment>
        <translation>Gardez manille, {S2:le}, et les hautes cartes&#xa0;; écartez {C3:le} et le reste.</translation>
    </message>
    <message>
        <source>Which cards can win a trick, or guard one that does?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quelles cartes peuvent faire une levée, ou en protéger une qui en fait&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/lhombre_nolo.txt</name>
    <message>
        <source>A nolo, without trumps. Play a card that is higher than the one led.</source>
        <extracomment>Ask</extracomment>
        <translation>Un nolo, sans atout. Jouez une carte plus haute que la carte d’entame.</translation>
    </message>
    <message>
        <source>{CQ:The} and {C7:the} are higher. {CA:The} is the lowest of its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CQ:Le} et {C7:le} sont plus hauts. {CA:Le} est le plus bas de sa couleur.</translation>
    </message>
    <message>
        <source>Where does the black ace stand in a nolo?</source>
        <extracomment>Wrong</extracomment>
        <translation>Où est l’as noir dans un nolo&#xa0;?</translation>
    </message>
    <message>
        <source>A nolo. How many of your cards may you play now?</source>
        <extracomment>Ask</extracomment>
        <translation>Un nolo. Combien de vos cartes pouvez-vous jouer maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>You have six of that suit, and must follow. Without trumps no card may be kept back.</source>
        <extracomment>Right</extracomment>
        <translation>Vous avez six cartes de cette couleur, et il faut fournir. Sans atout, aucun matador à garder.</translation>
    </message>
    <message>
        <source>Which suit was led, and how many of it have you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quelle couleur est demandée, et combien en avez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>You play against a nolo. Beat this card with the lowest that does.</source>
        <extracomment>Ask</extracomment>
        <translation>Vous jouez contre un nolo. Prenez cette carte avec la plus basse qui suffit.</translation>
    </message>
    <message>
        <source>{C6:The} is enough. {CA:The} would be below it.</source>
        <extracomment>Right</extracomment>
        <translation>{C6:Le} suffit. {CA:Le} serait au-dessous.</translation>
    </message>
    <message>
        <source>In a nolo the black ace is the lowest of its suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>Au nolo, l’as noir est le plus bas de sa couleur.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/matador.txt</name>
    <message>
        <source>A trump was led. How many of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>On a entamé atout. Combien de vos cartes pouvez-vous jouer&#xa0;?</translation>
    </message>
    <message>
        <source>A lower trump does not force your matador out: play any card you like.</source>
        <extracomment>Right</extracomment>
        <translation>Un atout plus bas ne force pas votre matador&#xa0;: jouez la carte que vous voulez.</translation>
    </message>
    <message>
        <source>The card that was led is lower than your matador. Must it come out?</source>
        <extracomment>Wrong</extracomment>
        <translation>La carte d’entame est plus basse que votre matador. Doit-il sortir&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/pokerwiner.txt</name>
    <message>
        <source>Nobody has bid yet. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Personne n’a encore enchéri. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>No exchange: it wins four times in five, and is paid three times as much.</source>
        <extracomment>Right</extracomment>
        <translation>Sans écart&#xa0;: cela gagne quatre fois sur cinq, et se paie trois fois plus.</translation>
    </message>
    <message>
        <source>How many tricks has this hand without new cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>Combien de levées cette main fait-elle sans nouvelles cartes&#xa0;?</translation>
    </message>
    <message>
        <source>What do you bid with this hand?</source>
        <extracomment>Ask</extracomment>
        <translation>Que dites-vous avec cette main&#xa0;?</translation>
    </message>
    <message>
        <source>Play: new cards win four times in five, these only three times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>Jeu&#xa0;: de nouvelles cartes gagnent quatre fois sur cinq, celles-ci trois sur dix.</translation>
    </message>
    <message>
        <source>Are your small cards worth keeping?</source>
        <extracomment>Wrong</extracomment>
        <translation>Vos petites cartes méritent-elles d’être gardées&#xa0;?</translation>
    </message>
    <message>
        <source>Somebody has bid play. Do you go over it?</source>
        <extracomment>Ask</extracomment>
        <translation>Quelqu’un a dit jeu. Montez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: only no exchange goes over play, and this hand is not enough.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: seul sans écart passe au-dessus, et cette main n’y suffit pas.</translation>
    </message>
    <message>
        <source>You could not change a card. Are there five tricks?</source>
        <extracomment>Wrong</extracomment>
        <translation>Vous ne pourriez changer aucune carte. Y a-t-il cinq levées&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/puesta.txt</name>
    <message>
        <source>You are the Ombre, and somebody has as many tricks as you. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous êtes l’hombre, et quelqu’un a autant de levées que vous. Que jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Try for the trick: {DQ:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>Essayez de faire la levée&#xa0;: {DQ:le} peut suffire, et l’égalité vous coûterait des jetons.</translation>
    </message>
    <message>
        <source>A tie is not enough for the Ombre.</source>
        <extracomment>Wrong</extracomment>
        <translation>L’égalité ne suffit pas à l’hombre.</translation>
    </message>
    <message>
        <source>Try for the trick: {SJ:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>Essayez de faire la levée&#xa0;: {SJ:le} peut suffire, et l’égalité vous coûterait des jetons.</translation>
    </message>
    <message>
        <source>Try for the trick: {S6:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>Essayez de faire la levée&#xa0;: {S6:le} peut suffire, et l’égalité vous coûterait des jetons.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/quadrille.txt</name>
    <message>
        <source>You asked leave. Which king do you call?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous avez dit roi appelé. Quel roi appelez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>The one you do not hold: with a king of your own you would play alone.</source>
        <extracomment>Right</extracomment>
        <translation>Celui que vous n’avez pas&#xa0;: avec un roi à vous, vous joueriez seul.</translation>
    </message>
    <message>
        <source>Which of these kings would bring you an ally?</source>
        <extracomment>Wrong</extracomment>
        <translation>Lequel de ces rois vous donnerait un allié&#xa0;?</translation>
    </message>
    <message>
        <source>Somebody has asked leave. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Quelqu’un a dit roi appelé. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Sans prendre: three matadors and long trumps need no ally, and go over asking.</source>
        <extracomment>Right</extracomment>
        <translation>Sans prendre&#xa0;: trois matadors et une longue d’atouts se passent d’allié, et c’est plus haut.</translation>
    </message>
    <message>
        <source>Could you win six tricks alone?</source>
        <extracomment>Wrong</extracomment>
        <translation>Pourriez-vous faire six levées seul&#xa0;?</translation>
    </message>
    <message>
        <source>You defend, and have none of the suit led. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous défendez, sans la couleur demandée. Que jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>A matador: the trick must be won now, or the game is lost for certain.</source>
        <extracomment>Right</extracomment>
        <translation>Un matador&#xa0;: il vous faut cette levée maintenant, sinon l’hombre gagne à coup sûr.</translation>
    </message>
    <message>
        <source>How many tricks has the Ombre&apos;s side, and how many are left?</source>
        <extracomment>Wrong</extracomment>
        <translation>Combien de levées a le camp de l’hombre, et combien en reste-t-il&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/quadrille_alone.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous parlez le premier. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Sans prendre: with the three highest trumps and long {H} you need no ally.</source>
        <extracomment>Right</extracomment>
        <translation>Sans prendre&#xa0;: avec les trois plus hauts atouts et {H} en longue, pas besoin d’allié.</translation>
    </message>
    <message>
        <source>Could you win six tricks alone? That pays double.</source>
        <extracomment>Wrong</extracomment>
        <translation>Pourriez-vous faire six levées seul&#xa0;? Cela se paie double.</translation>
    </message>
    <message>
        <source>{left} asks leave. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} dit roi appelé. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: one matador and five trumps do not win six tricks alone.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: un matador et cinq atouts ne font pas six levées seuls.</translation>
    </message>
    <message>
        <source>Only a game alone goes above that. Is the hand good enough?</source>
        <extracomment>Wrong</extracomment>
        <translation>Seul un jeu sans allié passe au-dessus. Cette main est-elle assez bonne&#xa0;?</translation>
    </message>
    <message>
        <source>You play alone, and one trick more wins. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous jouez seul, et il vous faut encore une levée. Quelle est votre entame&#xa0;?</translation>
    </message>
    <message>
        <source>{SJ:The}: it is the highest of its suit left, and makes the sixth trick.</source>
        <extracomment>Right</extracomment>
        <translation>{SJ:Le}&#xa0;: c’est le plus haut qui reste de sa couleur, et la sixième levée.</translation>
    </message>
    <message>
        <source>Which card wins for certain, or nearly?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quelle carte gagne à coup sûr, ou presque&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/red.txt</name>
    <message>
        <source>Play a card that takes this trick. Mind the suit.</source>
        <extracomment>Ask</extracomment>
        <translation>Jouez une carte qui prend cette levée. Attention à la couleur.</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {H5:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>Dans les couleurs rouges, les petits chiffres gagnent&#xa0;: {H5:le} prend.</translation>
    </message>
    <message>
        <source>In red suits it is the other way about: the lower the number, the better.</source>
        <extracomment>Wrong</extracomment>
        <translation>Dans les couleurs rouges, c’est l’inverse&#xa0;: plus le chiffre est petit, mieux c’est.</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {D5:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>Dans les couleurs rouges, les petits chiffres gagnent&#xa0;: {D5:le} prend.</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {DA:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>Dans les couleurs rouges, les petits chiffres gagnent&#xa0;: {DA:le} prend.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/rocambor.txt</name>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} a passé. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Solo: long {S} with two kings win without the talon, and it pays three.</source>
        <extracomment>Right</extracomment>
        <translation>Solo&#xa0;: une longue à {S} et deux rois gagnent sans talon, et chacun paie trois jetons.</translation>
    </message>
    <message>
        <source>How many trumps would {S} give you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Combien d’atouts vous donnerait {S}&#xa0;?</translation>
    </message>
    <message>
        <source>You bid entrada, named {D}, and may change up to eight cards. Which do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous avez dit demande, nommé {D}, et pouvez changer huit cartes. Lesquelles écartez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>All plain cards: none is a king. What counts is that you bid entrada.</source>
        <extracomment>Right</extracomment>
        <translation>Toutes celles qui ne sont pas atout&#xa0;: pas de roi parmi elles, et demande permet huit.</translation>
    </message>
    <message>
        <source>Which of your cards are trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Lesquelles de vos cartes sont des atouts&#xa0;?</translation>
    </message>
    <message>
        <source>You play oros, and two tricks are played. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous jouez oros, et deux levées sont faites. Quelle est votre entame&#xa0;?</translation>
    </message>
    <message>
        <source>{S3:The}: keep the trumps, and lose a trick that you cannot win.</source>
        <extracomment>Right</extracomment>
        <translation>{S3:Le}&#xa0;: gardez les atouts, et perdez une levée que vous ne pouvez pas gagner.</translation>
    </message>
    <message>
        <source>Which card is of least use to you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quelle carte vous sert le moins&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/rocambor_takeover.txt</name>
    <message>
        <source>You defend against a solo. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous défendez contre un solo. Quelle est votre entame&#xa0;?</translation>
    </message>
    <message>
        <source>{S7:The}, a trump, draws one from the Ombre.</source>
        <extracomment>Right</extracomment>
        <translation>{S7:Le}, un atout, en prend un à l’hombre.</translation>
    </message>
    <message>
        <source>What does the Ombre want to win tricks with?</source>
        <extracomment>Wrong</extracomment>
        <translation>Avec quoi l’hombre veut-il faire des levées&#xa0;?</translation>
    </message>
    <message>
        <source>You defend, and hold both black aces. What do you play on this trick?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous défendez, avec les deux as noirs. Que jouez-vous à cette levée&#xa0;?</translation>
    </message>
    <message>
        <source>{H3:The}. Two matadors win the last two tricks, if you keep them.</source>
        <extracomment>Right</extracomment>
        <translation>{H3:Le}. Deux matadors font les deux dernières levées, si vous les gardez.</translation>
    </message>
    <message>
        <source>What will be led to the last two tricks?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quelle sera l’entame des deux dernières levées&#xa0;?</translation>
    </message>
    <message>
        <source>You defend, and the Ombre has four tricks. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous défendez, et l’hombre a quatre levées. Quelle est votre entame&#xa0;?</translation>
    </message>
    <message>
        <source>{SK:The}, a trump: it wins, or draws one from the Ombre.</source>
        <extracomment>Right</extracomment>
        <translation>{SK:Le}, un atout&#xa0;: il gagne, ou en prend un à l’hombre.</translation>
    </message>
    <message>
        <source>The Ombre needs one trick more. What would win it?</source>
        <extracomment>Wrong</extracomment>
        <translation>Il faut encore une levée à l’hombre. Avec quoi la ferait-il&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/second.txt</name>
    <message>
        <source>The Ombre is winning. Take the trick with the lowest card that can.</source>
        <extracomment>Ask</extracomment>
        <translation>L’hombre tient la levée. Prenez-la avec la plus petite carte qui suffit.</translation>
    </message>
    <message>
        <source>{D4:The} is enough, and the higher trumps stay for later.</source>
        <extracomment>Right</extracomment>
        <translation>{D4:Le} suffit, et les plus hauts atouts restent pour plus tard.</translation>
    </message>
    <message>
        <source>Which is the lowest trump that still wins?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quel est le plus petit atout qui gagne encore&#xa0;?</translation>
    </message>
    <message>
        <source>{CQ:The} is enough, and the higher trumps stay for later.</source>
        <extracomment>Right</extracomment>
        <translation>{CQ:Le} suffit, et les plus hauts atouts restent pour plus tard.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/solo.txt</name>
    <message>
        <source>Nobody has bid. What is this hand worth?</source>
        <extracomment>Ask</extracomment>
        <translation>Personne n’a enchéri. Que vaut cette main&#xa0;?</translation>
    </message>
    <message>
        <source>Solo: it wins nearly always without new cards, and is paid best.</source>
        <extracomment>Right</extracomment>
        <translation>Solo&#xa0;: il gagne presque toujours sans nouvelles cartes, et c’est le mieux payé.</translation>
    </message>
    <message>
        <source>Would new cards make this hand any better?</source>
        <extracomment>Wrong</extracomment>
        <translation>De nouvelles cartes rendraient-elles cette main meilleure&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/surrender.txt</name>
    <message>
        <source>The new cards are bad. What do you do?</source>
        <extracomment>Ask</extracomment>
        <translation>Les nouvelles cartes sont mauvaises. Que faites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Surrender: whatever you play, you would hardly ever win.</source>
        <extracomment>Right</extracomment>
        <translation>Rendez-vous&#xa0;: quoi que vous jouiez, vous ne gagneriez presque jamais.</translation>
    </message>
    <message>
        <source>Until you play to the fourth trick, playing on is not the only way.</source>
        <extracomment>Wrong</extracomment>
        <translation>Avant de jouer à la quatrième levée, on n’est pas forcé de continuer.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/throw.txt</name>
    <message>
        <source>Trump is named, and you are the Ombre. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>L’atout est nommé, et vous êtes l’hombre. Qu’écartez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Keep trumps and kings, and throw all the rest.</source>
        <extracomment>Right</extracomment>
        <translation>Gardez atouts et rois, et écartez tout le reste.</translation>
    </message>
    <message>
        <source>A low plain card wins nothing, but a king or a trump may.</source>
        <extracomment>Wrong</extracomment>
        <translation>Une petite carte ne gagne rien, mais un roi ou un atout peut gagner.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tresillo.txt</name>
    <message>
        <source>You play an entrada in the favour suit, {S}. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous jouez une demande dans la favorite, {S}. Qu’écartez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Keep the four trumps, and throw the rest: no plain card of yours wins.</source>
        <extracomment>Right</extracomment>
        <translation>Gardez les quatre atouts, et écartez le reste&#xa0;: rien n’y gagne.</translation>
    </message>
    <message>
        <source>Is there a king among your plain cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>Y a-t-il un roi parmi vos autres cartes&#xa0;?</translation>
    </message>
    <message>
        <source>Somebody bids a vuelta, and only a solo goes above it. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Quelqu’un dit tourné, et seul solo passe au-dessus. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: a solo exchanges nothing, and this hand has too few high cards.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: au solo on n’écarte pas, et cette main a trop peu de hautes cartes.</translation>
    </message>
    <message>
        <source>How many tricks would this hand win without the talon?</source>
        <extracomment>Wrong</extracomment>
        <translation>Combien de levées ferait cette main sans le talon&#xa0;?</translation>
    </message>
    <message>
        <source>You play in the favour suit, {S}, and three tricks are left. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous jouez dans la favorite, {S}, et il reste trois levées. Quelle est votre entame&#xa0;?</translation>
    </message>
    <message>
        <source>{HQ:The}. Keep {SJ:the}, your last trump, until a suit is led that you lack.</source>
        <extracomment>Right</extracomment>
        <translation>{HQ:Le}. Gardez {SJ:le}, votre dernier atout, pour une couleur que vous n’avez pas.</translation>
    </message>
    <message>
        <source>Which card should be the last?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quelle carte doit être la dernière&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tresillo_vuelta.txt</name>
    <message>
        <source>{SQ:The} was turned in your vuelta. How many trumps do you hold?</source>
        <extracomment>Ask</extracomment>
        <translation>La carte tournée est {SQ:le}. Combien d’atouts avez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Six: four with their suit&apos;s sign, and both black aces.</source>
        <extracomment>Right</extracomment>
        <translation>Six&#xa0;: quatre de la couleur tournée, et les deux as noirs.</translation>
    </message>
    <message>
        <source>The black aces are trumps in every suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>Les as noirs sont atouts dans toutes les couleurs.</translation>
    </message>
    <message>
        <source>You play a vuelta: {S} are trumps. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous jouez un tourné&#xa0;: {S} est atout. Qu’écartez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Keep the trumps and the king, and throw six cards.</source>
        <extracomment>Right</extracomment>
        <translation>Gardez les atouts et le roi, et écartez six cartes.</translation>
    </message>
    <message>
        <source>What can win a trick among the plain cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>Parmi les autres cartes, laquelle peut faire une levée&#xa0;?</translation>
    </message>
    <message>
        <source>You won the first trick of your vuelta. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous avez fait la première levée de votre tourné. Quelle est votre entame&#xa0;?</translation>
    </message>
    <message>
        <source>{CK:The}: a king wins while they still have its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Le}&#xa0;: un roi gagne tant qu’ils ont encore de sa couleur.</translation>
    </message>
    <message>
        <source>Which card wins now, and may be trumped later?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quelle carte gagne maintenant, et peut être coupée plus tard&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tricks.txt</name>
    <message>
        <source>How many of your cards may you play here?</source>
        <extracomment>Ask</extracomment>
        <translation>Combien de vos cartes pouvez-vous jouer ici&#xa0;?</translation>
    </message>
    <message>
        <source>You hold cards of the suit led, so you must play one of those.</source>
        <extracomment>Right</extracomment>
        <translation>Vous avez de la couleur demandée&#xa0;: il faut en jouer.</translation>
    </message>
    <message>
        <source>Count only the cards of the suit that was led.</source>
        <extracomment>Wrong</extracomment>
        <translation>Comptez seulement les cartes de la couleur demandée.</translation>
    </message>
    <message>
        <source>Play the card that takes this trick.</source>
        <extracomment>Ask</extracomment>
        <translation>Jouez la carte qui prend cette levée.</translation>
    </message>
    <message>
        <source>{CK:The} is the best of the suit that was led.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Le} est la meilleure carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>Look for a card of that suit that beats both others.</source>
        <extracomment>Wrong</extracomment>
        <translation>Cherchez une carte de cette couleur qui prend les deux autres.</translation>
    </message>
    <message>
        <source>{CQ:The} is the best of the suit that was led.</source>
        <extracomment>Right</extracomment>
        <translation>{CQ:Le} est la meilleure carte de la couleur demandée.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tritrille.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous parlez le premier. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Ask leave: with {S} as trumps you can demand the only king that you lack.</source>
        <extracomment>Right</extracomment>
        <translation>Roi appelé&#xa0;: avec {S} pour atout, vous pouvez demander le seul roi qui vous manque.</translation>
    </message>
    <message>
        <source>Which king would you lack, and could demand?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quel roi vous manquerait, que vous pourriez demander&#xa0;?</translation>
    </message>
    <message>
        <source>You were given {CK:the}. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>On vous a donné {CK:le}. Quelle est votre entame&#xa0;?</translation>
    </message>
    <message>
        <source>{CK:The}, while both opponents still have its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Le}, tant que les deux adversaires ont de sa couleur.</translation>
    </message>
    <message>
        <source>Which card of yours wins now, but may be trumped later?</source>
        <extracomment>Wrong</extracomment>
        <translation>Laquelle de vos cartes gagne maintenant, mais peut être coupée plus tard&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: one matador and five trumps are not six tricks, even with a king.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: un matador et cinq atouts ne font pas six levées, même avec un roi.</translation>
    </message>
    <message>
        <source>Count the tricks, with the king that you may demand.</source>
        <extracomment>Wrong</extracomment>
        <translation>Comptez les levées, avec le roi que vous pouvez demander.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tritrille_king.txt</name>
    <message>
        <source>Two have passed, and you do not hold spadille. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Deux ont passé, et vous n’avez pas spadille. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: whoever holds spadille must play then, and that is not you.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: celui qui a spadille doit alors jouer, et ce n’est pas vous.</translation>
    </message>
    <message>
        <source>Who must play if all three pass?</source>
        <extracomment>Wrong</extracomment>
        <translation>Qui doit jouer, si tous trois passent&#xa0;?</translation>
    </message>
    <message>
        <source>You defend, and have none of the suit led. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous défendez, sans la couleur demandée. Que jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Throw {C7:the} or {C3:the}: the other defender plays after you, and may win.</source>
        <extracomment>Right</extracomment>
        <translation>Jetez {C7:le} ou {C3:le}&#xa0;: l’autre défenseur joue après vous, et peut gagner.</translation>
    </message>
    <message>
        <source>Must you trump? Who plays after you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Devez-vous couper&#xa0;? Qui joue après vous&#xa0;?</translation>
    </message>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} a passé. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Pass: six tricks are too many for this hand, and kings defend well.</source>
        <extracomment>Right</extracomment>
        <translation>Passez&#xa0;: six levées, c’est trop pour cette main, et les rois défendent bien.</translation>
    </message>
    <message>
        <source>How many trumps would you have, and how high are they?</source>
        <extracomment>Wrong</extracomment>
        <translation>Combien d’atouts auriez-vous, et de quelle force&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/trumps.txt</name>
    <message>
        <source>Count: how many trumps are neither yours nor gone?</source>
        <extracomment>Ask</extracomment>
        <translation>Comptez&#xa0;: combien d’atouts ne sont ni à vous, ni tombés&#xa0;?</translation>
    </message>
    <message>
        <source>Of eleven trumps {trumps-out} are still out. The rest fell or are yours.</source>
        <extracomment>Right</extracomment>
        <translation>Sur onze atouts, il en reste {trumps-out}. Les autres sont tombés ou à vous.</translation>
    </message>
    <message>
        <source>With {S} or {C} there are eleven trumps, with {H} or {D} twelve.</source>
        <extracomment>Wrong</extracomment>
        <translation>Avec {S} ou {C}, il y a onze atouts, avec {H} ou {D} douze.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/two_handed.txt</name>
    <message>
        <source>What do you bid, one against one?</source>
        <extracomment>Ask</extracomment>
        <translation>Que dites-vous, un contre un&#xa0;?</translation>
    </message>
    <message>
        <source>Solo: a long suit and three court cards win nearly nine times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>Solo&#xa0;: une longue et trois figures gagnent presque neuf fois sur dix.</translation>
    </message>
    <message>
        <source>The other has one hand, not two. Do you need new cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>L’autre n’a qu’une main, pas deux. Vous faut-il de nouvelles cartes&#xa0;?</translation>
    </message>
    <message>
        <source>What do you bid with this hand?</source>
        <extracomment>Ask</extracomment>
        <translation>Que dites-vous avec cette main&#xa0;?</translation>
    </message>
    <message>
        <source>Entrada: with new cards it wins about six times in ten. Without, it is lost.</source>
        <extracomment>Right</extracomment>
        <translation>Demande&#xa0;: avec de nouvelles cartes, elle gagne environ six fois sur dix. Sinon, c’est perdu.</translation>
    </message>
    <message>
        <source>Is a pass best? There is only one opponent.</source>
        <extracomment>Wrong</extracomment>
        <translation>Passer vaut-il mieux&#xa0;? Il n’y a qu’un adversaire.</translation>
    </message>
    <message>
        <source>You defend, and lead. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous défendez, et entamez. Que jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{DK:The} is the highest of its suit: better played now than trumped later.</source>
        <extracomment>Right</extracomment>
        <translation>{DK:Le} est la plus haute carte de sa couleur&#xa0;: jouez-le avant qu’on puisse le couper.</translation>
    </message>
    <message>
        <source>Which of your cards is sure to be the highest of its suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>Laquelle de vos cartes est sûrement la plus haute de sa couleur&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/vole.txt</name>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>Les cinq premières levées sont à vous. Gagner le jeu, ou aller à la vole&#xa0;?</translation>
    </message>
    <message>
        <source>Go on: no trump is out, and every card of yours is high.</source>
        <extracomment>Right</extracomment>
        <translation>Allez-y&#xa0;: plus un atout dehors, et toutes vos cartes sont maîtresses.</translation>
    </message>
    <message>
        <source>Count the trumps, then look for a card that could be beaten.</source>
        <extracomment>Wrong</extracomment>
        <translation>Comptez les atouts, puis cherchez une carte qu’on pourrait prendre.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/whereabouts.txt</name>
    <message>
        <source>{partner} had no trump. How many trumps are still out?</source>
        <extracomment>Ask</extracomment>
        <translation>{partner} n’avait pas d’atout. Combien d’atouts reste-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Of eleven trumps {trumps-out} are still out. {ombre} has them all.</source>
        <extracomment>Right</extracomment>
        <translation>Sur onze atouts, il en reste {trumps-out}. {ombre} les a tous.</translation>
    </message>
    <message>
        <source>There are eleven trumps here. Take off your own and those that fell.</source>
        <extracomment>Wrong</extracomment>
        <translation>Ici, il y a onze atouts. Ôtez les vôtres et ceux qui sont tombés.</translation>
    </message>
    <message>
        <source>Two trumps are out. Who has them, and what do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Il reste deux atouts. Qui les a, et quelle est votre entame&#xa0;?</translation>
    </message>
    <message>
        <source>{partner} gave up {CA:the} for want of a small trump: {ombre} has both. Draw them.</source>
        <extracomment>Right</extracomment>
        <translation>{partner} a lâché {CA:le}, faute de petit atout&#xa0;: {ombre} a les deux. Tirez-les.</translation>
    </message>
    <message>
        <source>Why did {partner} play {CA:the} to {SA:the}? Think of the trumps that are left.</source>
        <extracomment>Wrong</extracomment>
        <translation>{partner} a mis {CA:le} sur {SA:le}&#xa0;: pourquoi&#xa0;? Pensez aux atouts qui restent.</translation>
    </message>
    <message>
        <source>What did {C6:the} tell you? Choose your lead.</source>
        <extracomment>Ask</extracomment>
        <translation>Que vous a appris {C6:le}&#xa0;? Choisissez votre entame.</translation>
    </message>
    <message>
        <source>{ombre} has no {C} any more: {CJ:the} costs a trump, or the trick.</source>
        <extracomment>Right</extracomment>
        <translation>{ombre} n’a plus rien à {C}&#xa0;: {CJ:le} lui coûte un atout, ou la levée.</translation>
    </message>
    <message>
        <source>{ombre} did not follow when you led {C}. Make use of that.</source>
        <extracomment>Wrong</extracomment>
        <translation>{ombre} n’a pas fourni à {C}. Profitez-en.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/zanga.txt</name>
    <message>
        <source>Two have passed, and {left} has named a trump. How many stones lie on the table?</source>
        <extracomment>Ask</extracomment>
        <translation>Deux ont passé, et {left} a nommé l’atout. Combien de pierres sont sur la table&#xa0;?</translation>
    </message>
    <message>
        <source>Four for the deal, and one for each pass. Once somebody plays, a pass is free.</source>
        <extracomment>Right</extracomment>
        <translation>Quatre pour la donne, une par passe. Dès qu’on joue, passer ne coûte rien.</translation>
    </message>
    <message>
        <source>What does the first speaker pay, and what does a pass cost?</source>
        <extracomment>Wrong</extracomment>
        <translation>Que paie celui qui parle le premier, et que coûte une passe&#xa0;?</translation>
    </message>
    <message>
        <source>{left} has passed. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} a passé. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Play {C}: with {SA:the} you have five trumps, and a partner who helps.</source>
        <extracomment>Right</extracomment>
        <translation>Jouez {C}&#xa0;: avec {SA:le}, vous avez cinq atouts, et un partenaire qui aide.</translation>
    </message>
    <message>
        <source>Count the trumps that each suit would give you.</source>
        <extracomment>Wrong</extracomment>
        <translation>Comptez les atouts que chaque couleur vous donnerait.</translation>
    </message>
    <message>
        <source>{left} plays in {C}. Do you let it stand, or send them alone?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} joue {C}. Laissez-vous faire, ou l’envoyez-vous seul&#xa0;?</translation>
    </message>
    <message>
        <source>Say solo: {left} goes alone, or you do, with {S} as trumps.</source>
        <extracomment>Right</extracomment>
        <translation>Dites solo&#xa0;: {left} va seul, ou vous y allez, avec {S} pour atout.</translation>
    </message>
    <message>
        <source>How many tricks would you win alone with your own long suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>Combien de levées feriez-vous seul avec votre longue&#xa0;?</translation>
    </message>
    <message>
        <source>Your side defends. What do you play on this trick?</source>
        <extracomment>Ask</extracomment>
        <translation>Votre camp défend. Que jouez-vous à cette levée&#xa0;?</translation>
    </message>
    <message>
        <source>{DA:The} is above the king of trumps here, and wins for you both.</source>
        <extracomment>Right</extracomment>
        <translation>{DA:Le} est ici au-dessus du roi d’atout, et gagne pour vous deux.</translation>
    </message>
    <message>
        <source>Which of your cards is higher than the king of trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Laquelle de vos cartes est au-dessus du roi d’atout&#xa0;?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/zanga_malaga.txt</name>
    <message>
        <source>Trumps were led. Which of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>On a entamé atout. Lesquelles de vos cartes pouvez-vous jouer&#xa0;?</translation>
    </message>
    <message>
        <source>{CK:The} is always a trump, and no matador: it has to follow.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Le} est toujours atout, et n’est pas un matador&#xa0;: il doit fournir.</translation>
    </message>
    <message>
        <source>Have you a trump? Think of the suit that cannot be named.</source>
        <extracomment>Wrong</extracomment>
        <translation>Avez-vous un atout&#xa0;? Pensez à la couleur qu’on ne peut nommer.</translation>
    </message>
    <message>
        <source>Play the card that takes this trick from the king of trumps.</source>
        <extracomment>Ask</extracomment>
        <translation>Jouez la carte qui prend cette levée au roi d’atout.</translation>
    </message>
    <message>
        <source>{CK:The} stands above all trumps but the three matadors.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Le} est au-dessus de tous les atouts, sauf les trois matadors.</translation>
    </message>
    <message>
        <source>Which trump of yours is above the king?</source>
        <extracomment>Wrong</extracomment>
        <translation>Lequel de vos atouts est au-dessus du roi&#xa0;?</translation>
    </message>
    <message>
        <source>You speak first. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Vous parlez le premier. Que dites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Solo: with {SA:the}, {CK:the} and long {D}, five tricks are nearly sure.</source>
        <extracomment>Right</extracomment>
        <translation>Solo&#xa0;: avec {SA:le}, {CK:le} et une longue à {D}, cinq levées sont presque sûres.</translation>
    </message>
    <message>
        <source>Count the tricks that you would win without your partner.</source>
        <extracomment>Wrong</extracomment>
        <translation>Comptez les levées que vous feriez sans votre partenaire.</translation>
    </message>
</context>
</TS>
