<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>lessons/exercises/count.txt</name>
    <message>
        <source>Count your tricks. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Tæl dine stik. Hvad melder du?</translation>
    </message>
    <message>
        <source>Pass: an entrada would win only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: et spil ville kun vinde omkring 2 gange ud af 10.</translation>
    </message>
    <message>
        <source>Matadors, kings and long trumps are tricks. Four of them make a bid.</source>
        <extracomment>Wrong</extracomment>
        <translation>Matadorer, konger og lange trumfer er stik. Fire af dem er nok til en melding.</translation>
    </message>
    <message>
        <source>Entrada: this hand wins it about 6 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Spil: denne hånd vinder omkring 6 gange ud af 10.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/first.txt</name>
    <message>
        <source>You have bid. Which suit do you name?</source>
        <extracomment>Ask</extracomment>
        <translation>Du har meldt. Hvilken farve vælger du?</translation>
    </message>
    <message>
        <source>With {C} you hold four trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>Med {C} har du fire trumfer, flere end med nogen anden farve.</translation>
    </message>
    <message>
        <source>Count the trumps that each suit would give you. Spadille and basto count with all of them.</source>
        <extracomment>Wrong</extracomment>
        <translation>Tæl de trumfer, hver farve ville give. Spadille og basta tæller med i dem alle.</translation>
    </message>
    <message>
        <source>With {H} you hold five trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>Med {H} har du fem trumfer, flere end med nogen anden farve.</translation>
    </message>
    <message>
        <source>With {S} you hold five trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>Med {S} har du fem trumfer, flere end med nogen anden farve.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/five.txt</name>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>De første fem stik er dine. Tage gevinsten, eller gå efter tout?</translation>
    </message>
    <message>
        <source>Claim: somebody may still beat one of your cards, and a failed vole costs much.</source>
        <extracomment>Right</extracomment>
        <translation>Tag gevinsten: nogen kan stadig slå et af dine kort, og en mislykket tout koster meget.</translation>
    </message>
    <message>
        <source>Look at your weakest card: is it sure to win?</source>
        <extracomment>Wrong</extracomment>
        <translation>Se på dit svageste kort: er det sikkert?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/five_handed.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Du taler først. Hvad melder du?</translation>
    </message>
    <message>
        <source>Ask leave: with the help of an ally this hand wins about seven times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>Kaldt konge: med hjælp af en makker vinder hånden omkring syv gange ud af ti.</translation>
    </message>
    <message>
        <source>You would not be alone.</source>
        <extracomment>Wrong</extracomment>
        <translation>Med kaldt konge er du ikke alene.</translation>
    </message>
    <message>
        <source>Somebody asks leave, and only solo goes over it. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>En melder kaldt konge, og kun solo går over. Hvad siger du?</translation>
    </message>
    <message>
        <source>Pass: you win more often as opponent or ally than alone against four.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: du vinder oftere som modspiller eller makker end alene mod fire.</translation>
    </message>
    <message>
        <source>Five of eight tricks alone, against four hands?</source>
        <extracomment>Wrong</extracomment>
        <translation>Fem af otte stik alene, mod fire hænder?</translation>
    </message>
    <message>
        <source>You called the king of the suit you are short in. Your lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Du kaldte kongen i din korteste farve. Hvad spiller du ud?</translation>
    </message>
    <message>
        <source>{D4:The} goes to the king that you called: your ally wins, and all know who it is.</source>
        <extracomment>Right</extracomment>
        <translation>{D4:Name} går til den kaldte konge: din makker vinder, og alle ved, hvem det er.</translation>
    </message>
    <message>
        <source>Who has the king that you called?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvem har den konge, du kaldte?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/four_handed.txt</name>
    <message>
        <source>The talon was yours, and you have thrown four. What is trump?</source>
        <extracomment>Ask</extracomment>
        <translation>Talonen var din, og du har smidt fire. Hvad er trumf?</translation>
    </message>
    <message>
        <source>{H}: spadille, manille, punto and a king, six trumps in all.</source>
        <extracomment>Right</extracomment>
        <translation>{H}: spadille, manille, ponto og en konge, seks trumfer i alt.</translation>
    </message>
    <message>
        <source>In which suit do your matadors and your length come together?</source>
        <extracomment>Wrong</extracomment>
        <translation>I hvilken farve får du både matadorer og længde?</translation>
    </message>
    <message>
        <source>What is trump, with these nine cards from the talon?</source>
        <extracomment>Ask</extracomment>
        <translation>Hvad er trumf, med disse ni kort fra talonen?</translation>
    </message>
    <message>
        <source>{H}: any other suit loses nearly always, and this one wins nine times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>{H}: alle andre farver taber næsten altid, og den her vinder ni gange ud af ti.</translation>
    </message>
    <message>
        <source>Count your trumps in each suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>Tæl dine trumfer i hver farve.</translation>
    </message>
    <message>
        <source>One player has passed, and one sits out. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Én har passet, og én sidder over. Hvad melder du?</translation>
    </message>
    <message>
        <source>Entrada: passing gives the talon to the one who sits out, and you would pay.</source>
        <extracomment>Right</extracomment>
        <translation>Spil: passer du, får oversidderen talonen, og så betaler du.</translation>
    </message>
    <message>
        <source>Who plays if all three pass?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvem spiller, hvis alle tre passer?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/fourth.txt</name>
    <message>
        <source>You defend, and your partner is winning this trick. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller imod, og din makker ligger højest i stikket. Hvad lægger du?</translation>
    </message>
    <message>
        <source>Give a low card: the trick is won. Keep what can win another.</source>
        <extracomment>Right</extracomment>
        <translation>Læg et lavt kort: stikket er vundet. Gem kort, der kan tage et stik til.</translation>
    </message>
    <message>
        <source>The trick is won already. Which card can you spare?</source>
        <extracomment>Wrong</extracomment>
        <translation>Stikket er allerede vundet. Hvilket kort kan du undvære?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/french.txt</name>
    <message>
        <source>Count your tricks. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Tæl dine stik. Hvad melder du?</translation>
    </message>
    <message>
        <source>Pass: a game would win only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: et spil ville kun vinde omkring 2 gange ud af 10.</translation>
    </message>
    <message>
        <source>Matadors, kings and long trumps are tricks. Are there four?</source>
        <extracomment>Wrong</extracomment>
        <translation>Matadorer, konger og lange trumfer er stik. Er der fire?</translation>
    </message>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>De første fem stik er dine. Tage gevinsten, eller gå efter tout?</translation>
    </message>
    <message>
        <source>Claim: the pool is yours, and a failed vole costs half of it to each.</source>
        <extracomment>Right</extracomment>
        <translation>Tag gevinsten: puljen er din, og en mislykket tout koster halvdelen af den til hver.</translation>
    </message>
    <message>
        <source>Look at your weakest card: is it sure to win?</source>
        <extracomment>Wrong</extracomment>
        <translation>Se på dit svageste kort: er det sikkert?</translation>
    </message>
    <message>
        <source>Play: with new cards this hand wins about 8 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Spil: med nye kort vinder hånden omkring 8 gange ud af 10.</translation>
    </message>
    <message>
        <source>Would new cards help this hand?</source>
        <extracomment>Wrong</extracomment>
        <translation>Ville nye kort hjælpe hånden?</translation>
    </message>
    <message>
        <source>Sans prendre: this hand nearly always wins, and whoever bids more takes it from you.</source>
        <extracomment>Right</extracomment>
        <translation>Sans prendre: hånden vinder næsten altid, og en lavere melding kan tages fra dig.</translation>
    </message>
    <message>
        <source>What could somebody else bid after you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvad kunne en anden melde efter dig?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/german_solo.txt</name>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} har passet. Hvad melder du?</translation>
    </message>
    <message>
        <source>Frage in couleur: four {C} with the 7, the help of an ally, and double pay.</source>
        <extracomment>Right</extracomment>
        <translation>Frage i couleur: fire {C} med syveren, en makker til hjælp og dobbelt betaling.</translation>
    </message>
    <message>
        <source>Which suit is the couleur, and how many of it have you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilken farve er couleur, og hvor mange har du af den?</translation>
    </message>
    <message>
        <source>Somebody bids a Frage. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>En melder Frage. Hvad siger du?</translation>
    </message>
    <message>
        <source>Solo: both black queens and long {H} win five tricks alone.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: begge sorte damer og lang {H} tager fem stik alene.</translation>
    </message>
    <message>
        <source>How many trumps would you have in your long suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvor mange trumfer ville du have i din lange farve?</translation>
    </message>
    <message>
        <source>You play alone, and trumps are {D}. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller alene, og trumf er {D}. Hvad spiller du ud?</translation>
    </message>
    <message>
        <source>{SQ:The}: it is a trump, and nothing is above it now.</source>
        <extracomment>Right</extracomment>
        <translation>{SQ:Name}: den er trumf, og intet er over den nu.</translation>
    </message>
    <message>
        <source>Which black card is always a trump?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilket sort kort er altid trumf?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/hold.txt</name>
    <message>
        <source>Somebody has bid more than you. Hold it, or pass?</source>
        <extracomment>Ask</extracomment>
        <translation>En har meldt højere end dig. Holder du, eller passer du?</translation>
    </message>
    <message>
        <source>Pass: if you hold this vuelta, it wins only about 4 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: holder du denne tourné, vinder den kun omkring 4 gange ud af 10.</translation>
    </message>
    <message>
        <source>Count your sure tricks again. Are there four?</source>
        <extracomment>Wrong</extracomment>
        <translation>Tæl dine sikre stik igen. Er der fire?</translation>
    </message>
    <message>
        <source>Pass: if you hold this vuelta, it wins only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: holder du denne tourné, vinder den kun omkring 2 gange ud af 10.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/homme_auvergne.txt</name>
    <message>
        <source>Which of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Hvilke af dine kort må du lægge?</translation>
    </message>
    <message>
        <source>You have none of the suit led, so you must trump: any trump, and nothing else.</source>
        <extracomment>Right</extracomment>
        <translation>Du har ikke den udspillede farve, så du skal trumfe: en hvilken som helst trumf.</translation>
    </message>
    <message>
        <source>In this game nobody may refuse to trump.</source>
        <extracomment>Wrong</extracomment>
        <translation>I dette spil skal man trumfe, når man kan.</translation>
    </message>
    <message>
        <source>Do you play, or pass?</source>
        <extracomment>Ask</extracomment>
        <translation>Spiller du, eller passer du?</translation>
    </message>
    <message>
        <source>Play: king and queen of trumps and a third are nearly always the most tricks.</source>
        <extracomment>Right</extracomment>
        <translation>Spil: trumfkonge, trumfdame og en tredje giver næsten altid flest stik.</translation>
    </message>
    <message>
        <source>How many tricks can the others take from your trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvor mange stik kan de andre tage fra dine trumfer?</translation>
    </message>
    <message>
        <source>Pass: you have no trump at all, and the Man would lose a point.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: du har slet ingen trumf, og Manden ville miste et point.</translation>
    </message>
    <message>
        <source>Which suit is offered, and what do you have of it?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilken farve er vendt, og hvad har du i den?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/lhombre.txt</name>
    <message>
        <source>You said spil, and somebody says bedre. What now?</source>
        <extracomment>Ask</extracomment>
        <translation>Du sagde spil, og en siger bedre. Hvad nu?</translation>
    </message>
    <message>
        <source>Pass: without a sure trump every higher game would lose more.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: uden en sikker trumf ville alle højere spil tabe mere.</translation>
    </message>
    <message>
        <source>How good would {S} be as trump, and what would a loss cost?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvor god ville {S} være som trumf, og hvad ville et tab koste?</translation>
    </message>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Du taler først. Hvad melder du?</translation>
    </message>
    <message>
        <source>Solo: three matadors and more trumps need no exchange, and it pays three.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: tre matadorer og flere trumfer behøver intet køb, og en solo giver tre.</translation>
    </message>
    <message>
        <source>Do you need the talon with these trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Behøver du talonen med de trumfer?</translation>
    </message>
    <message>
        <source>You defend, and {S} are trumps. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller imod, og trumf er {S}. Hvad smider du?</translation>
    </message>
    <message>
        <source>Keep manille, {S2:the}, with the high plain cards; throw {C3:the} and the rest.</source>
        <extracomment>Right</extracomment>
        <translation>Behold manille, {S2}, og de høje kort; smid {C3} og resten.</translation>
    </message>
    <message>
        <source>Which cards can win a trick, or guard one that does?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilke kort kan tage et stik, eller dække et, der kan?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/lhombre_nolo.txt</name>
    <message>
        <source>A nolo, without trumps. Play a card that is higher than the one led.</source>
        <extracomment>Ask</extracomment>
        <translation>En nolo, uden trumf. Læg et kort, der er højere end det udspillede.</translation>
    </message>
    <message>
        <source>{CQ:The} and {C7:the} are higher. {CA:The} is the lowest of its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CQ:Name} og {C7} er højere. {CA:Name} er farvens laveste.</translation>
    </message>
    <message>
        <source>Where does the black ace stand in a nolo?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvor højt står det sorte es i en nolo?</translation>
    </message>
    <message>
        <source>A nolo. How many of your cards may you play now?</source>
        <extracomment>Ask</extracomment>
        <translation>En nolo. Hvor mange af dine kort må du lægge nu?</translation>
    </message>
    <message>
        <source>You have six of that suit, and must follow. Without trumps no card may be kept back.</source>
        <extracomment>Right</extracomment>
        <translation>Du har seks i den farve og skal bekende. Uden trumf holdes intet kort tilbage.</translation>
    </message>
    <message>
        <source>Which suit was led, and how many of it have you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilken farve er spillet ud, og hvor mange har du af den?</translation>
    </message>
    <message>
        <source>You play against a nolo. Beat this card with the lowest that does.</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller mod en nolo. Slå dette kort med det laveste, der kan.</translation>
    </message>
    <message>
        <source>{C6:The} is enough. {CA:The} would be below it.</source>
        <extracomment>Right</extracomment>
        <translation>{C6:Name} er nok. {CA:Name} ville ligge under.</translation>
    </message>
    <message>
        <source>In a nolo the black ace is the lowest of its suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>I en nolo er det sorte es farvens laveste.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/matador.txt</name>
    <message>
        <source>A trump was led. How many of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Der er spillet trumf ud. Hvor mange af dine kort må du lægge?</translation>
    </message>
    <message>
        <source>A lower trump does not force your matador out: play any card you like.</source>
        <extracomment>Right</extracomment>
        <translation>En lavere trumf tvinger ikke din matador frem: læg, hvad du vil.</translation>
    </message>
    <message>
        <source>The card that was led is lower than your matador. Must it come out?</source>
        <extracomment>Wrong</extracomment>
        <translation>Det udspillede kort er lavere end din matador. Skal den frem?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/pokerwiner.txt</name>
    <message>
        <source>Nobody has bid yet. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Ingen har meldt endnu. Hvad melder du?</translation>
    </message>
    <message>
        <source>No exchange: it wins four times in five, and is paid three times as much.</source>
        <extracomment>Right</extracomment>
        <translation>Uden køb: det vinder fire gange ud af fem og betales tre gange så godt.</translation>
    </message>
    <message>
        <source>How many tricks has this hand without new cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvor mange stik har hånden uden nye kort?</translation>
    </message>
    <message>
        <source>What do you bid with this hand?</source>
        <extracomment>Ask</extracomment>
        <translation>Hvad melder du med denne hånd?</translation>
    </message>
    <message>
        <source>Play: new cards win four times in five, these only three times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>Spil: nye kort vinder fire gange ud af fem, disse kun tre ud af ti.</translation>
    </message>
    <message>
        <source>Are your small cards worth keeping?</source>
        <extracomment>Wrong</extracomment>
        <translation>Er dine små kort værd at beholde?</translation>
    </message>
    <message>
        <source>Somebody has bid play. Do you go over it?</source>
        <extracomment>Ask</extracomment>
        <translation>En har meldt spil. Går du over?</translation>
    </message>
    <message>
        <source>Pass: only no exchange goes over play, and this hand is not enough.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: kun uden køb går over spil, og til det er hånden ikke nok.</translation>
    </message>
    <message>
        <source>You could not change a card. Are there five tricks?</source>
        <extracomment>Wrong</extracomment>
        <translation>Du kunne ikke købe et eneste kort. Er der fem stik?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/puesta.txt</name>
    <message>
        <source>You are the Ombre, and somebody has as many tricks as you. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Du er spilfører, og en modspiller har lige så mange stik som du. Hvad lægger du?</translation>
    </message>
    <message>
        <source>Try for the trick: {DQ:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>Prøv at få stikket: {DQ} kan tage det, og uafgjort ville koste dig.</translation>
    </message>
    <message>
        <source>A tie is not enough for the Ombre.</source>
        <extracomment>Wrong</extracomment>
        <translation>Uafgjort er ikke nok for spilføreren.</translation>
    </message>
    <message>
        <source>Try for the trick: {SJ:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>Prøv at få stikket: {SJ} kan tage det, og uafgjort ville koste dig.</translation>
    </message>
    <message>
        <source>Try for the trick: {S6:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>Prøv at få stikket: {S6} kan tage det, og uafgjort ville koste dig.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/quadrille.txt</name>
    <message>
        <source>You asked leave. Which king do you call?</source>
        <extracomment>Ask</extracomment>
        <translation>Du meldte kaldt konge. Hvilken konge kalder du?</translation>
    </message>
    <message>
        <source>The one you do not hold: with a king of your own you would play alone.</source>
        <extracomment>Right</extracomment>
        <translation>Den, du ikke har: med din egen konge ville du spille alene.</translation>
    </message>
    <message>
        <source>Which of these kings would bring you an ally?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilken af disse konger ville give dig en makker?</translation>
    </message>
    <message>
        <source>Somebody has asked leave. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>En har meldt kaldt konge. Hvad melder du?</translation>
    </message>
    <message>
        <source>Sans prendre: three matadors and long trumps need no ally, and go over asking.</source>
        <extracomment>Right</extracomment>
        <translation>Sans prendre: tre matadorer og lange trumfer behøver ingen makker, og det går over.</translation>
    </message>
    <message>
        <source>Could you win six tricks alone?</source>
        <extracomment>Wrong</extracomment>
        <translation>Kunne du tage seks stik alene?</translation>
    </message>
    <message>
        <source>You defend, and have none of the suit led. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller imod og har ikke den udspillede farve. Hvad lægger du?</translation>
    </message>
    <message>
        <source>A matador: the trick must be won now, or the game is lost for certain.</source>
        <extracomment>Right</extracomment>
        <translation>En matador: stikket skal vindes nu, ellers har spilførerens side vundet.</translation>
    </message>
    <message>
        <source>How many tricks has the Ombre&apos;s side, and how many are left?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvor mange stik har spilførerens side, og hvor mange er tilbage?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/quadrille_alone.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Du taler først. Hvad melder du?</translation>
    </message>
    <message>
        <source>Sans prendre: with the three highest trumps and long {H} you need no ally.</source>
        <extracomment>Right</extracomment>
        <translation>Sans prendre: med de tre højeste trumfer og lang {H} behøver du ingen makker.</translation>
    </message>
    <message>
        <source>Could you win six tricks alone? That pays double.</source>
        <extracomment>Wrong</extracomment>
        <translation>Kunne du tage seks stik alene? Det betales dobbelt.</translation>
    </message>
    <message>
        <source>{left} asks leave. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} melder kaldt konge. Hvad siger du?</translation>
    </message>
    <message>
        <source>Pass: one matador and five trumps do not win six tricks alone.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: én matador og fem trumfer tager ikke seks stik alene.</translation>
    </message>
    <message>
        <source>Only a game alone goes above that. Is the hand good enough?</source>
        <extracomment>Wrong</extracomment>
        <translation>Kun et spil alene går over. Er hånden god nok?</translation>
    </message>
    <message>
        <source>You play alone, and one trick more wins. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller alene og mangler ét stik. Hvad spiller du ud?</translation>
    </message>
    <message>
        <source>{SJ:The}: it is the highest of its suit left, and makes the sixth trick.</source>
        <extracomment>Right</extracomment>
        <translation>{SJ:Name}: det er farvens højeste, der er tilbage, og det sjette stik.</translation>
    </message>
    <message>
        <source>Which card wins for certain, or nearly?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilket kort vinder helt eller næsten sikkert?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/red.txt</name>
    <message>
        <source>Play a card that takes this trick. Mind the suit.</source>
        <extracomment>Ask</extracomment>
        <translation>Læg et kort, der tager stikket. Læg mærke til farven.</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {H5:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>I røde farver vinder de lave tal: {H5} tager det.</translation>
    </message>
    <message>
        <source>In red suits it is the other way about: the lower the number, the better.</source>
        <extracomment>Wrong</extracomment>
        <translation>I røde farver er det omvendt: jo lavere tal, jo bedre.</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {D5:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>I røde farver vinder de lave tal: {D5} tager det.</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {DA:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>I røde farver vinder de lave tal: {DA} tager det.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/rocambor.txt</name>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} har passet. Hvad melder du?</translation>
    </message>
    <message>
        <source>Solo: long {S} with two kings win without the talon, and it pays three.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: lang {S} med to konger vinder uden talonen, og det giver tre.</translation>
    </message>
    <message>
        <source>How many trumps would {S} give you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvor mange trumfer ville {S} give dig?</translation>
    </message>
    <message>
        <source>You bid entrada, named {D}, and may change up to eight cards. Which do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Du meldte spil, valgte {D} og må købe op til otte kort. Hvilke smider du?</translation>
    </message>
    <message>
        <source>All plain cards: none is a king. What counts is that you bid entrada.</source>
        <extracomment>Right</extracomment>
        <translation>Alt uden for trumf: der er ingen konge. Grænsen følger din melding, spil, ikke farven.</translation>
    </message>
    <message>
        <source>Which of your cards are trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilke af dine kort er trumf?</translation>
    </message>
    <message>
        <source>You play oros, and two tricks are played. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller oros, og to stik er spillet. Hvad spiller du ud?</translation>
    </message>
    <message>
        <source>{S3:The}: keep the trumps, and lose a trick that you cannot win.</source>
        <extracomment>Right</extracomment>
        <translation>{S3:Name}: gem trumferne, og tab et stik, du ikke kan vinde.</translation>
    </message>
    <message>
        <source>Which card is of least use to you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilket kort har du mindst brug for?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/rocambor_takeover.txt</name>
    <message>
        <source>You defend against a solo. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller mod en solo. Hvad spiller du ud?</translation>
    </message>
    <message>
        <source>{S7:The}, a trump, draws one from the Ombre.</source>
        <extracomment>Right</extracomment>
        <translation>{S7:Name}, en trumf, trækker en fra spilføreren.</translation>
    </message>
    <message>
        <source>What does the Ombre want to win tricks with?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvad vil spilføreren tage stik med?</translation>
    </message>
    <message>
        <source>You defend, and hold both black aces. What do you play on this trick?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller imod og har begge sorte esser. Hvad lægger du i dette stik?</translation>
    </message>
    <message>
        <source>{H3:The}. Two matadors win the last two tricks, if you keep them.</source>
        <extracomment>Right</extracomment>
        <translation>{H3:Name}. To matadorer tager de sidste to stik, hvis du gemmer dem.</translation>
    </message>
    <message>
        <source>What will be led to the last two tricks?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvad bliver der spillet ud til de sidste to stik?</translation>
    </message>
    <message>
        <source>You defend, and the Ombre has four tricks. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller imod, og spilføreren har fire stik. Hvad spiller du ud?</translation>
    </message>
    <message>
        <source>{SK:The}, a trump: it wins, or draws one from the Ombre.</source>
        <extracomment>Right</extracomment>
        <translation>{SK:Name}, en trumf: den vinder eller trækker en fra spilføreren.</translation>
    </message>
    <message>
        <source>The Ombre needs one trick more. What would win it?</source>
        <extracomment>Wrong</extracomment>
        <translation>Spilføreren mangler ét stik. Hvad skulle tage det?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/second.txt</name>
    <message>
        <source>The Ombre is winning. Take the trick with the lowest card that can.</source>
        <extracomment>Ask</extracomment>
        <translation>Spilføreren ligger højest. Tag stikket med det laveste kort, der kan.</translation>
    </message>
    <message>
        <source>{D4:The} is enough, and the higher trumps stay for later.</source>
        <extracomment>Right</extracomment>
        <translation>{D4:Name} er nok, og de højere trumfer gemmes til senere.</translation>
    </message>
    <message>
        <source>Which is the lowest trump that still wins?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvad er den laveste trumf, der stadig vinder?</translation>
    </message>
    <message>
        <source>{CQ:The} is enough, and the higher trumps stay for later.</source>
        <extracomment>Right</extracomment>
        <translation>{CQ:Name} er nok, og de højere trumfer gemmes til senere.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/solo.txt</name>
    <message>
        <source>Nobody has bid. What is this hand worth?</source>
        <extracomment>Ask</extracomment>
        <translation>Ingen har meldt. Hvad er hånden værd?</translation>
    </message>
    <message>
        <source>Solo: it wins nearly always without new cards, and is paid best.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: den vinder næsten altid uden nye kort og betales bedst.</translation>
    </message>
    <message>
        <source>Would new cards make this hand any better?</source>
        <extracomment>Wrong</extracomment>
        <translation>Ville nye kort gøre hånden bedre?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/surrender.txt</name>
    <message>
        <source>The new cards are bad. What do you do?</source>
        <extracomment>Ask</extracomment>
        <translation>De nye kort er dårlige. Hvad gør du?</translation>
    </message>
    <message>
        <source>Surrender: whatever you play, you would hardly ever win.</source>
        <extracomment>Right</extracomment>
        <translation>Giv op: hvad du end spiller, vinder du næsten aldrig.</translation>
    </message>
    <message>
        <source>Until you play to the fourth trick, playing on is not the only way.</source>
        <extracomment>Wrong</extracomment>
        <translation>Indtil du lægger til fjerde stik, kan du andet end at spille videre.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/throw.txt</name>
    <message>
        <source>Trump is named, and you are the Ombre. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Trumf er valgt, og du er spilfører. Hvad smider du?</translation>
    </message>
    <message>
        <source>Keep trumps and kings, and throw all the rest.</source>
        <extracomment>Right</extracomment>
        <translation>Behold trumf og konger, og smid alt andet.</translation>
    </message>
    <message>
        <source>A low plain card wins nothing, but a king or a trump may.</source>
        <extracomment>Wrong</extracomment>
        <translation>Et lavt kort vinder intet, men en konge eller en trumf kan.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tresillo.txt</name>
    <message>
        <source>You play an entrada in the favour suit, {S}. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Du har meldt spil i yndlingsfarven, {S}. Hvad smider du?</translation>
    </message>
    <message>
        <source>Keep the four trumps, and throw the rest: no plain card of yours wins.</source>
        <extracomment>Right</extracomment>
        <translation>Behold de fire trumfer, og smid resten: intet af det vinder.</translation>
    </message>
    <message>
        <source>Is there a king among your plain cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>Er der en konge blandt dine andre kort?</translation>
    </message>
    <message>
        <source>Somebody bids a vuelta, and only a solo goes above it. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>En melder tourné, og kun solo går over. Hvad siger du?</translation>
    </message>
    <message>
        <source>Pass: a solo exchanges nothing, and this hand has too few high cards.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: i en solo købes intet, og hånden har for få høje kort.</translation>
    </message>
    <message>
        <source>How many tricks would this hand win without the talon?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvor mange stik ville hånden tage uden talonen?</translation>
    </message>
    <message>
        <source>You play in the favour suit, {S}, and three tricks are left. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller i yndlingsfarven, {S}, og tre stik er tilbage. Hvad spiller du ud?</translation>
    </message>
    <message>
        <source>{HQ:The}. Keep {SJ:the}, your last trump, until a suit is led that you lack.</source>
        <extracomment>Right</extracomment>
        <translation>{HQ:Name}. Gem {SJ}, din sidste trumf, til der spilles en farve, du mangler.</translation>
    </message>
    <message>
        <source>Which card should be the last?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilket kort skal være det sidste?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tresillo_vuelta.txt</name>
    <message>
        <source>{SQ:The} was turned in your vuelta. How many trumps do you hold?</source>
        <extracomment>Ask</extracomment>
        <translation>{SQ:Name} blev vendt i din tourné. Hvor mange trumfer har du?</translation>
    </message>
    <message>
        <source>Six: four with their suit&apos;s sign, and both black aces.</source>
        <extracomment>Right</extracomment>
        <translation>Seks: fire i farven og begge sorte esser.</translation>
    </message>
    <message>
        <source>The black aces are trumps in every suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>De sorte esser er trumf i alle farver.</translation>
    </message>
    <message>
        <source>You play a vuelta: {S} are trumps. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller en tourné: {S} er trumf. Hvad smider du?</translation>
    </message>
    <message>
        <source>Keep the trumps and the king, and throw six cards.</source>
        <extracomment>Right</extracomment>
        <translation>Behold trumferne og kongen, og smid seks kort.</translation>
    </message>
    <message>
        <source>What can win a trick among the plain cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvad af de andre kort kan tage et stik?</translation>
    </message>
    <message>
        <source>You won the first trick of your vuelta. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Du tog det første stik i din tourné. Hvad spiller du ud?</translation>
    </message>
    <message>
        <source>{CK:The}: a king wins while they still have its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Name}: en konge vinder, mens de endnu har farven.</translation>
    </message>
    <message>
        <source>Which card wins now, and may be trumped later?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilket kort vinder nu, men kan blive trumfet senere?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tricks.txt</name>
    <message>
        <source>How many of your cards may you play here?</source>
        <extracomment>Ask</extracomment>
        <translation>Hvor mange af dine kort må du lægge her?</translation>
    </message>
    <message>
        <source>You hold cards of the suit led, so you must play one of those.</source>
        <extracomment>Right</extracomment>
        <translation>Du har kort i den udspillede farve, så du skal lægge et af dem.</translation>
    </message>
    <message>
        <source>Count only the cards of the suit that was led.</source>
        <extracomment>Wrong</extracomment>
        <translation>Tæl kun kortene i den udspillede farve.</translation>
    </message>
    <message>
        <source>Play the card that takes this trick.</source>
        <extracomment>Ask</extracomment>
        <translation>Læg det kort, der tager stikket.</translation>
    </message>
    <message>
        <source>{CK:The} is the best of the suit that was led.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Name} er det bedste i den udspillede farve.</translation>
    </message>
    <message>
        <source>Look for a card of that suit that beats both others.</source>
        <extracomment>Wrong</extracomment>
        <translation>Find et kort i farven, der slår begge de andre.</translation>
    </message>
    <message>
        <source>{CQ:The} is the best of the suit that was led.</source>
        <extracomment>Right</extracomment>
        <translation>{CQ:Name} er det bedste i den udspillede farve.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tritrille.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Du taler først. Hvad melder du?</translation>
    </message>
    <message>
        <source>Ask leave: with {S} as trumps you can demand the only king that you lack.</source>
        <extracomment>Right</extracomment>
        <translation>Kaldt konge: med {S} som trumf kan du kræve den eneste konge, du mangler.</translation>
    </message>
    <message>
        <source>Which king would you lack, and could demand?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilken konge ville du mangle og kunne kræve?</translation>
    </message>
    <message>
        <source>You were given {CK:the}. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Du fik {CK}. Hvad spiller du ud?</translation>
    </message>
    <message>
        <source>{CK:The}, while both opponents still have its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Name}, mens begge modstandere endnu har farven.</translation>
    </message>
    <message>
        <source>Which card of yours wins now, but may be trumped later?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilket af dine kort vinder nu, men kan blive trumfet senere?</translation>
    </message>
    <message>
        <source>Pass: one matador and five trumps are not six tricks, even with a king.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: én matador og fem trumfer er ikke seks stik, heller ikke med en konge.</translation>
    </message>
    <message>
        <source>Count the tricks, with the king that you may demand.</source>
        <extracomment>Wrong</extracomment>
        <translation>Tæl stikkene, med den konge, du må kræve.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tritrille_king.txt</name>
    <message>
        <source>Two have passed, and you do not hold spadille. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>To har passet, og du har ikke spadille. Hvad siger du?</translation>
    </message>
    <message>
        <source>Pass: whoever holds spadille must play then, and that is not you.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: så skal den spille, der har spadille, og det er ikke dig.</translation>
    </message>
    <message>
        <source>Who must play if all three pass?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvem skal spille, hvis alle tre passer?</translation>
    </message>
    <message>
        <source>You defend, and have none of the suit led. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller imod og har ikke den udspillede farve. Hvad lægger du?</translation>
    </message>
    <message>
        <source>Throw {C7:the} or {C3:the}: the other defender plays after you, and may win.</source>
        <extracomment>Right</extracomment>
        <translation>Smid {C7} eller {C3}: din makker lægger efter dig og kan vinde.</translation>
    </message>
    <message>
        <source>Must you trump? Who plays after you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Skal du trumfe? Hvem lægger efter dig?</translation>
    </message>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} har passet. Hvad melder du?</translation>
    </message>
    <message>
        <source>Pass: six tricks are too many for this hand, and kings defend well.</source>
        <extracomment>Right</extracomment>
        <translation>Pas: seks stik er for mange til hånden, og konger er gode at spille imod med.</translation>
    </message>
    <message>
        <source>How many trumps would you have, and how high are they?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvor mange trumfer ville du have, og hvor høje er de?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/trumps.txt</name>
    <message>
        <source>Count: how many trumps are neither yours nor gone?</source>
        <extracomment>Ask</extracomment>
        <translation>Tæl: hvor mange trumfer er hverken lagt eller på din hånd?</translation>
    </message>
    <message>
        <source>Of eleven trumps {trumps-out} are still out. The rest fell or are yours.</source>
        <extracomment>Right</extracomment>
        <translation>Af elleve trumfer er {trumps-out} stadig ude. Resten er faldet eller dine.</translation>
    </message>
    <message>
        <source>With {S} or {C} there are eleven trumps, with {H} or {D} twelve.</source>
        <extracomment>Wrong</extracomment>
        <translation>Med {S} eller {C} er der elleve trumfer, med {H} eller {D} tolv.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/two_handed.txt</name>
    <message>
        <source>What do you bid, one against one?</source>
        <extracomment>Ask</extracomment>
        <translation>Hvad melder du, én mod én?</translation>
    </message>
    <message>
        <source>Solo: a long suit and three court cards win nearly nine times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: en lang farve og tre billeder vinder næsten ni gange ud af ti.</translation>
    </message>
    <message>
        <source>The other has one hand, not two. Do you need new cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>Den anden har én hånd, ikke to. Behøver du nye kort?</translation>
    </message>
    <message>
        <source>What do you bid with this hand?</source>
        <extracomment>Ask</extracomment>
        <translation>Hvad melder du med denne hånd?</translation>
    </message>
    <message>
        <source>Entrada: with new cards it wins about six times in ten. Without, it is lost.</source>
        <extracomment>Right</extracomment>
        <translation>Spil: med nye kort vinder den omkring seks gange ud af ti. Uden er den tabt.</translation>
    </message>
    <message>
        <source>Is a pass best? There is only one opponent.</source>
        <extracomment>Wrong</extracomment>
        <translation>Er pas bedst? Der er kun én modstander.</translation>
    </message>
    <message>
        <source>You defend, and lead. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Du spiller imod og skal spille ud. Hvad vælger du?</translation>
    </message>
    <message>
        <source>{DK:The} is the highest of its suit: better played now than trumped later.</source>
        <extracomment>Right</extracomment>
        <translation>{DK:Name} er farvens højeste: bedre spillet nu end trumfet senere.</translation>
    </message>
    <message>
        <source>Which of your cards is sure to be the highest of its suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilket af dine kort er sikkert farvens højeste?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/vole.txt</name>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>De første fem stik er dine. Tage gevinsten, eller gå efter tout?</translation>
    </message>
    <message>
        <source>Go on: no trump is out, and every card of yours is high.</source>
        <extracomment>Right</extracomment>
        <translation>Gå videre: ingen trumf er ude, og alle dine kort er høje.</translation>
    </message>
    <message>
        <source>Count the trumps, then look for a card that could be beaten.</source>
        <extracomment>Wrong</extracomment>
        <translation>Tæl trumferne, og led så efter et kort, der kunne slås.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/whereabouts.txt</name>
    <message>
        <source>{partner} had no trump. How many trumps are still out?</source>
        <extracomment>Ask</extracomment>
        <translation>{partner} havde ingen trumf. Hvor mange trumfer er stadig ude?</translation>
    </message>
    <message>
        <source>Of eleven trumps {trumps-out} are still out. {ombre} has them all.</source>
        <extracomment>Right</extracomment>
        <translation>Af elleve trumfer er {trumps-out} stadig ude. {ombre} har dem alle.</translation>
    </message>
    <message>
        <source>There are eleven trumps here. Take off your own and those that fell.</source>
        <extracomment>Wrong</extracomment>
        <translation>Her er der elleve trumfer. Træk dine egne og de faldne fra.</translation>
    </message>
    <message>
        <source>Two trumps are out. Who has them, and what do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>To trumfer er ude. Hvem har dem, og hvad spiller du ud?</translation>
    </message>
    <message>
        <source>{partner} gave up {CA:the} for want of a small trump: {ombre} has both. Draw them.</source>
        <extracomment>Right</extracomment>
        <translation>{partner} måtte af med {CA}, for der var ingen lille trumf: {ombre} har begge. Træk dem.</translation>
    </message>
    <message>
        <source>Why did {partner} play {CA:the} to {SA:the}? Think of the trumps that are left.</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvorfor lagde {partner} {CA} på {SA}? Tænk på de trumfer, der er tilbage.</translation>
    </message>
    <message>
        <source>What did {C6:the} tell you? Choose your lead.</source>
        <extracomment>Ask</extracomment>
        <translation>Hvad fortalte {C6} dig? Vælg dit udspil.</translation>
    </message>
    <message>
        <source>{ombre} has no {C} any more: {CJ:the} costs a trump, or the trick.</source>
        <extracomment>Right</extracomment>
        <translation>{ombre} har ingen {C} mere: {CJ} koster en trumf eller stikket.</translation>
    </message>
    <message>
        <source>{ombre} did not follow when you led {C}. Make use of that.</source>
        <extracomment>Wrong</extracomment>
        <translation>{ombre} bekendte ikke i {C}. Brug det.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/zanga.txt</name>
    <message>
        <source>Two have passed, and {left} has named a trump. How many stones lie on the table?</source>
        <extracomment>Ask</extracomment>
        <translation>To har passet, og {left} har nævnt trumf. Hvor mange sten ligger på bordet?</translation>
    </message>
    <message>
        <source>Four for the deal, and one for each pass. Once somebody plays, a pass is free.</source>
        <extracomment>Right</extracomment>
        <translation>Fire for given og en for hver pas. Når først nogen spiller, er en pas gratis.</translation>
    </message>
    <message>
        <source>What does the first speaker pay, and what does a pass cost?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvad betaler den, der taler først, og hvad koster en pas?</translation>
    </message>
    <message>
        <source>{left} has passed. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} har passet. Hvad siger du?</translation>
    </message>
    <message>
        <source>Play {C}: with {SA:the} you have five trumps, and a partner who helps.</source>
        <extracomment>Right</extracomment>
        <translation>Spil {C}: med {SA} har du fem trumfer og en makker, der hjælper.</translation>
    </message>
    <message>
        <source>Count the trumps that each suit would give you.</source>
        <extracomment>Wrong</extracomment>
        <translation>Tæl de trumfer, hver farve ville give dig.</translation>
    </message>
    <message>
        <source>{left} plays in {C}. Do you let it stand, or send them alone?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} spiller {C}. Lader du det gælde, eller siger du solo?</translation>
    </message>
    <message>
        <source>Say solo: {left} goes alone, or you do, with {S} as trumps.</source>
        <extracomment>Right</extracomment>
        <translation>Sig solo: {left} går alene, eller du gør, med {S} som trumf.</translation>
    </message>
    <message>
        <source>How many tricks would you win alone with your own long suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvor mange stik ville du tage alene med din lange farve?</translation>
    </message>
    <message>
        <source>Your side defends. What do you play on this trick?</source>
        <extracomment>Ask</extracomment>
        <translation>Jeres side spiller imod. Hvad lægger du i dette stik?</translation>
    </message>
    <message>
        <source>{DA:The} is above the king of trumps here, and wins for you both.</source>
        <extracomment>Right</extracomment>
        <translation>{DA:Name} er over trumfkongen her og vinder for jer begge.</translation>
    </message>
    <message>
        <source>Which of your cards is higher than the king of trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilket af dine kort er højere end trumfkongen?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/zanga_malaga.txt</name>
    <message>
        <source>Trumps were led. Which of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Der er spillet trumf ud. Hvilke af dine kort må du lægge?</translation>
    </message>
    <message>
        <source>{CK:The} is always a trump, and no matador: it has to follow.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Name} er altid trumf og ingen matador: den skal bekende.</translation>
    </message>
    <message>
        <source>Have you a trump? Think of the suit that cannot be named.</source>
        <extracomment>Wrong</extracomment>
        <translation>Har du en trumf? Tænk på den farve, der ikke kan vælges.</translation>
    </message>
    <message>
        <source>Play the card that takes this trick from the king of trumps.</source>
        <extracomment>Ask</extracomment>
        <translation>Læg det kort, der tager stikket fra trumfkongen.</translation>
    </message>
    <message>
        <source>{CK:The} stands above all trumps but the three matadors.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Name} står over alle trumfer undtagen de tre matadorer.</translation>
    </message>
    <message>
        <source>Which trump of yours is above the king?</source>
        <extracomment>Wrong</extracomment>
        <translation>Hvilken af dine trumfer er over kongen?</translation>
    </message>
    <message>
        <source>You speak first. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Du taler først. Hvad siger du?</translation>
    </message>
    <message>
        <source>Solo: with {SA:the}, {CK:the} and long {D}, five tricks are nearly sure.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: med {SA}, {CK} og lang {D} er fem stik næsten sikre.</translation>
    </message>
    <message>
        <source>Count the tricks that you would win without your partner.</source>
        <extracomment>Wrong</extracomment>
        <translation>Tæl de stik, du ville tage uden din makker.</translation>
    </message>
</context>
</TS>
