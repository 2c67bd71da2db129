<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>lessons/exercises/count.txt</name>
    <message>
        <source>Count your tricks. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Conta le tue prese. Che cosa dichiari?</translation>
    </message>
    <message>
        <source>Pass: an entrada would win only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: un’entrata vincerebbe solo circa 2 volte su 10.</translation>
    </message>
    <message>
        <source>Matadors, kings and long trumps are tricks. Four of them make a bid.</source>
        <extracomment>Wrong</extracomment>
        <translation>Mattadori, re e trionfi lunghi sono prese. Con quattro si dichiara.</translation>
    </message>
    <message>
        <source>Entrada: this hand wins it about 6 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Entrata: questa mano la vince circa 6 volte su 10.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/first.txt</name>
    <message>
        <source>You have bid. Which suit do you name?</source>
        <extracomment>Ask</extracomment>
        <translation>Hai dichiarato. Quale seme nomini?</translation>
    </message>
    <message>
        <source>With {C} you hold four trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>Con {C} hai quattro trionfi, più che con ogni altro seme.</translation>
    </message>
    <message>
        <source>Count the trumps that each suit would give you. Spadille and basto count with all of them.</source>
        <extracomment>Wrong</extracomment>
        <translation>Conta i trionfi che ti darebbe ogni seme. Spadiglia e basto contano in tutti.</translation>
    </message>
    <message>
        <source>With {H} you hold five trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>Con {H} hai cinque trionfi, più che con ogni altro seme.</translation>
    </message>
    <message>
        <source>With {S} you hold five trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>Con {S} hai cinque trionfi, più che con ogni altro seme.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/five.txt</name>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>Le prime cinque prese sono tue. Riscuoti, o tenti il cappotto?</translation>
    </message>
    <message>
        <source>Claim: somebody may still beat one of your cards, and a failed vole costs much.</source>
        <extracomment>Right</extracomment>
        <translation>Riscuoti: qualcuno può ancora superare una tua carta, e un cappotto mancato costa molto.</translation>
    </message>
    <message>
        <source>Look at your weakest card: is it sure to win?</source>
        <extracomment>Wrong</extracomment>
        <translation>Guarda la tua carta più debole: vince di sicuro?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/five_handed.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Parli per primo. Che cosa dichiari?</translation>
    </message>
    <message>
        <source>Ask leave: with the help of an ally this hand wins about seven times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>Re chiamato: con l’aiuto di un alleato questa mano vince circa sette volte su dieci.</translation>
    </message>
    <message>
        <source>You would not be alone.</source>
        <extracomment>Wrong</extracomment>
        <translation>Non saresti solo.</translation>
    </message>
    <message>
        <source>Somebody asks leave, and only solo goes over it. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Qualcuno dice re chiamato, e lo supera soltanto il solo. Che cosa dici?</translation>
    </message>
    <message>
        <source>Pass: you win more often as opponent or ally than alone against four.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: vinci più spesso da avversario o da alleato che da solo contro quattro.</translation>
    </message>
    <message>
        <source>Five of eight tricks alone, against four hands?</source>
        <extracomment>Wrong</extracomment>
        <translation>Cinque prese su otto da solo, contro quattro mani?</translation>
    </message>
    <message>
        <source>You called the king of the suit you are short in. Your lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Hai chiamato il re del tuo seme corto. Con che cosa esci?</translation>
    </message>
    <message>
        <source>{D4:The} goes to the king that you called: your ally wins, and all know who it is.</source>
        <extracomment>Right</extracomment>
        <translation>{D4:Il} va al re che hai chiamato: l’alleato vince, e tutti sanno chi è.</translation>
    </message>
    <message>
        <source>Who has the king that you called?</source>
        <extracomment>Wrong</extracomment>
        <translation>Chi ha il re che hai chiamato?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/four_handed.txt</name>
    <message>
        <source>The talon was yours, and you have thrown four. What is trump?</source>
        <extracomment>Ask</extracomment>
        <translation>Hai preso il tallone e scartato quattro carte. Quale trionfo nomini?</translation>
    </message>
    <message>
        <source>{H}: spadille, manille, punto and a king, six trumps in all.</source>
        <extracomment>Right</extracomment>
        <translation>{H}: spadiglia, maniglia, punto e un re, sei trionfi in tutto.</translation>
    </message>
    <message>
        <source>In which suit do your matadors and your length come together?</source>
        <extracomment>Wrong</extracomment>
        <translation>In quale seme stanno insieme i tuoi mattadori e il seme lungo?</translation>
    </message>
    <message>
        <source>What is trump, with these nine cards from the talon?</source>
        <extracomment>Ask</extracomment>
        <translation>Quale trionfo nomini, con queste nove carte del tallone?</translation>
    </message>
    <message>
        <source>{H}: any other suit loses nearly always, and this one wins nine times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>{H}: ogni altro seme perde quasi sempre, e questo vince nove volte su dieci.</translation>
    </message>
    <message>
        <source>Count your trumps in each suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>Conta i tuoi trionfi in ogni seme.</translation>
    </message>
    <message>
        <source>One player has passed, and one sits out. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Uno ha passato, e uno riposa. Che cosa dichiari?</translation>
    </message>
    <message>
        <source>Entrada: passing gives the talon to the one who sits out, and you would pay.</source>
        <extracomment>Right</extracomment>
        <translation>Entrata: se passi, il tallone va a chi riposa, e pagheresti.</translation>
    </message>
    <message>
        <source>Who plays if all three pass?</source>
        <extracomment>Wrong</extracomment>
        <translation>Chi gioca, se passano tutti e tre?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/fourth.txt</name>
    <message>
        <source>You defend, and your partner is winning this trick. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Difendi, e il tuo compagno sta vincendo questa presa. Che cosa giochi?</translation>
    </message>
    <message>
        <source>Give a low card: the trick is won. Keep what can win another.</source>
        <extracomment>Right</extracomment>
        <translation>Dai una carta bassa: la presa è vinta. Tieni quello che può farne un’altra.</translation>
    </message>
    <message>
        <source>The trick is won already. Which card can you spare?</source>
        <extracomment>Wrong</extracomment>
        <translation>La presa è già vinta. Di quale carta puoi fare a meno?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/french.txt</name>
    <message>
        <source>Count your tricks. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Conta le tue prese. Che cosa dichiari?</translation>
    </message>
    <message>
        <source>Pass: a game would win only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: un gioco vincerebbe solo circa 2 volte su 10.</translation>
    </message>
    <message>
        <source>Matadors, kings and long trumps are tricks. Are there four?</source>
        <extracomment>Wrong</extracomment>
        <translation>Mattadori, re e trionfi lunghi sono prese. Ce ne sono quattro?</translation>
    </message>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>Le prime cinque prese sono tue. Riscuoti, o tenti il cappotto?</translation>
    </message>
    <message>
        <source>Claim: the pool is yours, and a failed vole costs half of it to each.</source>
        <extracomment>Right</extracomment>
        <translation>Riscuoti: il piatto è tuo. Per un cappotto mancato ne pagheresti metà a ognuno.</translation>
    </message>
    <message>
        <source>Look at your weakest card: is it sure to win?</source>
        <extracomment>Wrong</extracomment>
        <translation>Guarda la tua carta più debole: vince di sicuro?</translation>
    </message>
    <message>
        <source>Play: with new cards this hand wins about 8 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Gioco: con carte nuove questa mano vince circa 8 volte su 10.</translation>
    </message>
    <message>
        <source>Would new cards help this hand?</source>
        <extracomment>Wrong</extracomment>
        <translation>A questa mano servirebbero carte nuove?</translation>
    </message>
    <message>
        <source>Sans prendre: this hand nearly always wins, and whoever bids more takes it from you.</source>
        <extracomment>Right</extracomment>
        <translation>Sans prendre: questa mano vince quasi sempre, e chi sale te la porta via.</translation>
    </message>
    <message>
        <source>What could somebody else bid after you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Che cosa potrebbe dichiarare un altro dopo di te?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/german_solo.txt</name>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} ha passato. Che cosa dichiari?</translation>
    </message>
    <message>
        <source>Frage in couleur: four {C} with the 7, the help of an ally, and double pay.</source>
        <extracomment>Right</extracomment>
        <translation>Frage in couleur: quattro carte a {C} con il 7, un alleato, e paga doppio.</translation>
    </message>
    <message>
        <source>Which suit is the couleur, and how many of it have you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Qual è la couleur, e quante carte ne hai?</translation>
    </message>
    <message>
        <source>Somebody bids a Frage. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Qualcuno dichiara Frage. Che cosa dici?</translation>
    </message>
    <message>
        <source>Solo: both black queens and long {H} win five tricks alone.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: le due donne nere e {H} lungo fanno cinque prese da soli.</translation>
    </message>
    <message>
        <source>How many trumps would you have in your long suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quanti trionfi avresti nel tuo seme lungo?</translation>
    </message>
    <message>
        <source>You play alone, and trumps are {D}. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Giochi da solo, e il trionfo è {D}. Con che cosa esci?</translation>
    </message>
    <message>
        <source>{SQ:The}: it is a trump, and nothing is above it now.</source>
        <extracomment>Right</extracomment>
        <translation>{SQ:Il}: è un trionfo, e ormai sopra non c’è niente.</translation>
    </message>
    <message>
        <source>Which black card is always a trump?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quale carta nera è sempre trionfo?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/hold.txt</name>
    <message>
        <source>Somebody has bid more than you. Hold it, or pass?</source>
        <extracomment>Ask</extracomment>
        <translation>Qualcuno ha dichiarato più di te. Tieni, o passi?</translation>
    </message>
    <message>
        <source>Pass: if you hold this vuelta, it wins only about 4 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: se tieni, questa voltata vince solo circa 4 volte su 10.</translation>
    </message>
    <message>
        <source>Count your sure tricks again. Are there four?</source>
        <extracomment>Wrong</extracomment>
        <translation>Conta di nuovo le prese sicure. Sono quattro?</translation>
    </message>
    <message>
        <source>Pass: if you hold this vuelta, it wins only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: se tieni, questa voltata vince solo circa 2 volte su 10.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/homme_auvergne.txt</name>
    <message>
        <source>Which of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Quali delle tue carte puoi giocare?</translation>
    </message>
    <message>
        <source>You have none of the suit led, so you must trump: any trump, and nothing else.</source>
        <extracomment>Right</extracomment>
        <translation>Non hai il seme di uscita, perciò devi tagliare: qualsiasi trionfo, e nient’altro.</translation>
    </message>
    <message>
        <source>In this game nobody may refuse to trump.</source>
        <extracomment>Wrong</extracomment>
        <translation>In questo gioco nessuno può rifiutarsi di tagliare.</translation>
    </message>
    <message>
        <source>Do you play, or pass?</source>
        <extracomment>Ask</extracomment>
        <translation>Giochi, o passi?</translation>
    </message>
    <message>
        <source>Play: king and queen of trumps and a third are nearly always the most tricks.</source>
        <extracomment>Right</extracomment>
        <translation>Gioca: re e donna di trionfo e un terzo fanno quasi sempre più prese di tutti.</translation>
    </message>
    <message>
        <source>How many tricks can the others take from your trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quante prese possono togliere gli altri ai tuoi trionfi?</translation>
    </message>
    <message>
        <source>Pass: you have no trump at all, and the Man would lose a point.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: non hai nemmeno un trionfo, e l’Uomo perderebbe un punto.</translation>
    </message>
    <message>
        <source>Which suit is offered, and what do you have of it?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quale seme è offerto, e quanto ne hai?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/lhombre.txt</name>
    <message>
        <source>You said spil, and somebody says bedre. What now?</source>
        <extracomment>Ask</extracomment>
        <translation>Hai detto spil, e qualcuno dice bedre. E adesso?</translation>
    </message>
    <message>
        <source>Pass: without a sure trump every higher game would lose more.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: senza un trionfo sicuro ogni gioco più alto perderebbe di più.</translation>
    </message>
    <message>
        <source>How good would {S} be as trump, and what would a loss cost?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quanto varrebbe {S} come trionfo, e quanto costerebbe perdere?</translation>
    </message>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Parli per primo. Che cosa dichiari?</translation>
    </message>
    <message>
        <source>Solo: three matadors and more trumps need no exchange, and it pays three.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: tre mattadori e altri trionfi non hanno bisogno di scarto, e paga tre.</translation>
    </message>
    <message>
        <source>Do you need the talon with these trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Con questi trionfi ti serve il tallone?</translation>
    </message>
    <message>
        <source>You defend, and {S} are trumps. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Difendi, e il trionfo è {S}. Che cosa scarti?</translation>
    </message>
    <message>
        <source>Keep manille, {S2:the}, with the high plain cards; throw {C3:the} and the rest.</source>
        <extracomment>Right</extracomment>
        <translation>Tieni la maniglia, {S2:il}, e le carte alte; scarta {C3:il} e il resto.</translation>
    </message>
    <message>
        <source>Which cards can win a trick, or guard one that does?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quali carte possono fare una presa, o proteggerne una che la fa?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/lhombre_nolo.txt</name>
    <message>
        <source>A nolo, without trumps. Play a card that is higher than the one led.</source>
        <extracomment>Ask</extracomment>
        <translation>Un nolo, senza trionfo. Gioca una carta più alta di quella di uscita.</translation>
    </message>
    <message>
        <source>{CQ:The} and {C7:the} are higher. {CA:The} is the lowest of its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CQ:Il} e {C7:il} sono più alti. {CA:Il} è il più basso del suo seme.</translation>
    </message>
    <message>
        <source>Where does the black ace stand in a nolo?</source>
        <extracomment>Wrong</extracomment>
        <translation>Dove sta l’asso nero in un nolo?</translation>
    </message>
    <message>
        <source>A nolo. How many of your cards may you play now?</source>
        <extracomment>Ask</extracomment>
        <translation>Un nolo. Quante delle tue carte puoi giocare ora?</translation>
    </message>
    <message>
        <source>You have six of that suit, and must follow. Without trumps no card may be kept back.</source>
        <extracomment>Right</extracomment>
        <translation>Ne hai sei di quel seme, e devi rispondere. Senza trionfo non si trattiene niente.</translation>
    </message>
    <message>
        <source>Which suit was led, and how many of it have you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Qual è il seme di uscita, e quante ne hai?</translation>
    </message>
    <message>
        <source>You play against a nolo. Beat this card with the lowest that does.</source>
        <extracomment>Ask</extracomment>
        <translation>Giochi contro un nolo. Supera questa carta con la più bassa che basta.</translation>
    </message>
    <message>
        <source>{C6:The} is enough. {CA:The} would be below it.</source>
        <extracomment>Right</extracomment>
        <translation>Basta {C6:il}. {CA:Il} starebbe sotto.</translation>
    </message>
    <message>
        <source>In a nolo the black ace is the lowest of its suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>Nel nolo l’asso nero è il più basso del suo seme.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/matador.txt</name>
    <message>
        <source>A trump was led. How many of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>L’uscita è un trionfo. Quante delle tue carte puoi giocare?</translation>
    </message>
    <message>
        <source>A lower trump does not force your matador out: play any card you like.</source>
        <extracomment>Right</extracomment>
        <translation>Un’uscita più bassa non fa cadere il tuo mattadore: gioca la carta che vuoi.</translation>
    </message>
    <message>
        <source>The card that was led is lower than your matador. Must it come out?</source>
        <extracomment>Wrong</extracomment>
        <translation>La carta di uscita è più bassa del tuo mattadore. Deve cadere?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/pokerwiner.txt</name>
    <message>
        <source>Nobody has bid yet. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Nessuno ha ancora dichiarato. Che cosa dichiari?</translation>
    </message>
    <message>
        <source>No exchange: it wins four times in five, and is paid three times as much.</source>
        <extracomment>Right</extracomment>
        <translation>Senza scarto: vince quattro volte su cinque, e paga il triplo.</translation>
    </message>
    <message>
        <source>How many tricks has this hand without new cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quante prese ha questa mano senza carte nuove?</translation>
    </message>
    <message>
        <source>What do you bid with this hand?</source>
        <extracomment>Ask</extracomment>
        <translation>Che cosa dichiari con questa mano?</translation>
    </message>
    <message>
        <source>Play: new cards win four times in five, these only three times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>Gioco: con carte nuove vinci quattro volte su cinque, con queste solo tre su dieci.</translation>
    </message>
    <message>
        <source>Are your small cards worth keeping?</source>
        <extracomment>Wrong</extracomment>
        <translation>Vale la pena tenere le tue carte basse?</translation>
    </message>
    <message>
        <source>Somebody has bid play. Do you go over it?</source>
        <extracomment>Ask</extracomment>
        <translation>Qualcuno ha dichiarato gioco. Sali?</translation>
    </message>
    <message>
        <source>Pass: only no exchange goes over play, and this hand is not enough.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: sopra c’è soltanto «senza scarto», e questa mano non basta.</translation>
    </message>
    <message>
        <source>You could not change a card. Are there five tricks?</source>
        <extracomment>Wrong</extracomment>
        <translation>Non potresti cambiare nemmeno una carta. Ci sono cinque prese?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/puesta.txt</name>
    <message>
        <source>You are the Ombre, and somebody has as many tricks as you. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Sei l’ombre, e qualcuno ha tante prese quante te. Che cosa giochi?</translation>
    </message>
    <message>
        <source>Try for the trick: {DQ:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>Prova a prendere: {DQ:il} può farcela, e la parità ti costerebbe.</translation>
    </message>
    <message>
        <source>A tie is not enough for the Ombre.</source>
        <extracomment>Wrong</extracomment>
        <translation>All’ombre la parità non basta.</translation>
    </message>
    <message>
        <source>Try for the trick: {SJ:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>Prova a prendere: {SJ:il} può farcela, e la parità ti costerebbe.</translation>
    </message>
    <message>
        <source>Try for the trick: {S6:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>Prova a prendere: {S6:il} può farcela, e la parità ti costerebbe.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/quadrille.txt</name>
    <message>
        <source>You asked leave. Which king do you call?</source>
        <extracomment>Ask</extracomment>
        <translation>Hai dichiarato re chiamato. Quale re chiami?</translation>
    </message>
    <message>
        <source>The one you do not hold: with a king of your own you would play alone.</source>
        <extracomment>Right</extracomment>
        <translation>Quello che non hai: con un re tuo giocheresti da solo.</translation>
    </message>
    <message>
        <source>Which of these kings would bring you an ally?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quale di questi re ti porterebbe un alleato?</translation>
    </message>
    <message>
        <source>Somebody has asked leave. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Qualcuno ha detto re chiamato. Che cosa dichiari?</translation>
    </message>
    <message>
        <source>Sans prendre: three matadors and long trumps need no ally, and go over asking.</source>
        <extracomment>Right</extracomment>
        <translation>Sans prendre, che supera re chiamato: tre mattadori e trionfi lunghi non hanno bisogno di alleati.</translation>
    </message>
    <message>
        <source>Could you win six tricks alone?</source>
        <extracomment>Wrong</extracomment>
        <translation>Potresti fare sei prese da solo?</translation>
    </message>
    <message>
        <source>You defend, and have none of the suit led. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Difendi, e non hai il seme di uscita. Che cosa giochi?</translation>
    </message>
    <message>
        <source>A matador: the trick must be won now, or the game is lost for certain.</source>
        <extracomment>Right</extracomment>
        <translation>Un mattadore: la presa va vinta ora, o l’ombre ha vinto di sicuro.</translation>
    </message>
    <message>
        <source>How many tricks has the Ombre&apos;s side, and how many are left?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quante prese ha la parte dell’ombre, e quante ne restano?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/quadrille_alone.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Parli per primo. Che cosa dichiari?</translation>
    </message>
    <message>
        <source>Sans prendre: with the three highest trumps and long {H} you need no ally.</source>
        <extracomment>Right</extracomment>
        <translation>Sans prendre: con i tre trionfi più alti e {H} lungo non ti serve un alleato.</translation>
    </message>
    <message>
        <source>Could you win six tricks alone? That pays double.</source>
        <extracomment>Wrong</extracomment>
        <translation>Potresti fare sei prese da solo? Paga doppio.</translation>
    </message>
    <message>
        <source>{left} asks leave. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} dice re chiamato. Che cosa dici?</translation>
    </message>
    <message>
        <source>Pass: one matador and five trumps do not win six tricks alone.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: un mattadore e cinque trionfi non fanno sei prese da soli.</translation>
    </message>
    <message>
        <source>Only a game alone goes above that. Is the hand good enough?</source>
        <extracomment>Wrong</extracomment>
        <translation>Sopra c’è solo un gioco da solo. La mano è abbastanza buona?</translation>
    </message>
    <message>
        <source>You play alone, and one trick more wins. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Giochi da solo, e manca una presa. Con che cosa esci?</translation>
    </message>
    <message>
        <source>{SJ:The}: it is the highest of its suit left, and makes the sixth trick.</source>
        <extracomment>Right</extracomment>
        <translation>{SJ:Il}: è il più alto rimasto del suo seme, e fa la sesta presa.</translation>
    </message>
    <message>
        <source>Which card wins for certain, or nearly?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quale carta vince di sicuro, o quasi?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/red.txt</name>
    <message>
        <source>Play a card that takes this trick. Mind the suit.</source>
        <extracomment>Ask</extracomment>
        <translation>Gioca una carta che fa questa presa. Attento al seme.</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {H5:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>Nei semi rossi vincono i numeri bassi: prende {H5:il}.</translation>
    </message>
    <message>
        <source>In red suits it is the other way about: the lower the number, the better.</source>
        <extracomment>Wrong</extracomment>
        <translation>Nei semi rossi è il contrario: più il numero è basso, meglio è.</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {D5:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>Nei semi rossi vincono i numeri bassi: prende {D5:il}.</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {DA:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>Nei semi rossi vincono i numeri bassi: prende {DA:il}.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/rocambor.txt</name>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} ha passato. Che cosa dichiari?</translation>
    </message>
    <message>
        <source>Solo: long {S} with two kings win without the talon, and it pays three.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: {S} lungo con due re vince senza tallone, e paga tre.</translation>
    </message>
    <message>
        <source>How many trumps would {S} give you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quanti trionfi ti darebbe {S}?</translation>
    </message>
    <message>
        <source>You bid entrada, named {D}, and may change up to eight cards. Which do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Hai dichiarato entrata, nominato {D}, e puoi cambiare otto carte. Quali scarti?</translation>
    </message>
    <message>
        <source>All plain cards: none is a king. What counts is that you bid entrada.</source>
        <extracomment>Right</extracomment>
        <translation>Tutte quelle fuori dal trionfo: re non ne hai. Hai dichiarato entrata, perciò puoi cambiarne otto.</translation>
    </message>
    <message>
        <source>Which of your cards are trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quali delle tue carte sono trionfi?</translation>
    </message>
    <message>
        <source>You play oros, and two tricks are played. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Giochi oros, e due prese sono fatte. Con che cosa esci?</translation>
    </message>
    <message>
        <source>{S3:The}: keep the trumps, and lose a trick that you cannot win.</source>
        <extracomment>Right</extracomment>
        <translation>{S3:Il}: tieni i trionfi, e perdi una presa che non puoi vincere.</translation>
    </message>
    <message>
        <source>Which card is of least use to you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quale carta ti serve di meno?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/rocambor_takeover.txt</name>
    <message>
        <source>You defend against a solo. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Difendi contro un solo. Con che cosa esci?</translation>
    </message>
    <message>
        <source>{S7:The}, a trump, draws one from the Ombre.</source>
        <extracomment>Right</extracomment>
        <translation>{S7:Il}, un trionfo, ne leva uno all’ombre.</translation>
    </message>
    <message>
        <source>What does the Ombre want to win tricks with?</source>
        <extracomment>Wrong</extracomment>
        <translation>Con che cosa vuole fare prese l’ombre?</translation>
    </message>
    <message>
        <source>You defend, and hold both black aces. What do you play on this trick?</source>
        <extracomment>Ask</extracomment>
        <translation>Difendi, e hai i due assi neri. Che cosa giochi in questa presa?</translation>
    </message>
    <message>
        <source>{H3:The}. Two matadors win the last two tricks, if you keep them.</source>
        <extracomment>Right</extracomment>
        <translation>{H3:Il}. Due mattadori fanno le ultime due prese, se li tieni.</translation>
    </message>
    <message>
        <source>What will be led to the last two tricks?</source>
        <extracomment>Wrong</extracomment>
        <translation>Con che cosa si uscirà alle ultime due prese?</translation>
    </message>
    <message>
        <source>You defend, and the Ombre has four tricks. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Difendi, e l’ombre ha quattro prese. Con che cosa esci?</translation>
    </message>
    <message>
        <source>{SK:The}, a trump: it wins, or draws one from the Ombre.</source>
        <extracomment>Right</extracomment>
        <translation>{SK:Il}, un trionfo: vince, o ne leva uno all’ombre.</translation>
    </message>
    <message>
        <source>The Ombre needs one trick more. What would win it?</source>
        <extracomment>Wrong</extracomment>
        <translation>All’ombre manca una presa. Con che cosa la farebbe?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/second.txt</name>
    <message>
        <source>The Ombre is winning. Take the trick with the lowest card that can.</source>
        <extracomment>Ask</extracomment>
        <translation>L’ombre sta vincendo. Fai la presa con la carta più bassa che basta.</translation>
    </message>
    <message>
        <source>{D4:The} is enough, and the higher trumps stay for later.</source>
        <extracomment>Right</extracomment>
        <translation>Basta {D4:il}, e i trionfi più alti restano per dopo.</translation>
    </message>
    <message>
        <source>Which is the lowest trump that still wins?</source>
        <extracomment>Wrong</extracomment>
        <translation>Qual è il trionfo più basso che vince ancora?</translation>
    </message>
    <message>
        <source>{CQ:The} is enough, and the higher trumps stay for later.</source>
        <extracomment>Right</extracomment>
        <translation>Basta {CQ:il}, e i trionfi più alti restano per dopo.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/solo.txt</name>
    <message>
        <source>Nobody has bid. What is this hand worth?</source>
        <extracomment>Ask</extracomment>
        <translation>Nessuno ha dichiarato. Quanto vale questa mano?</translation>
    </message>
    <message>
        <source>Solo: it wins nearly always without new cards, and is paid best.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: vince quasi sempre senza carte nuove, e paga più di tutti.</translation>
    </message>
    <message>
        <source>Would new cards make this hand any better?</source>
        <extracomment>Wrong</extracomment>
        <translation>Carte nuove renderebbero migliore questa mano?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/surrender.txt</name>
    <message>
        <source>The new cards are bad. What do you do?</source>
        <extracomment>Ask</extracomment>
        <translation>Le carte nuove sono cattive. Che cosa fai?</translation>
    </message>
    <message>
        <source>Surrender: whatever you play, you would hardly ever win.</source>
        <extracomment>Right</extracomment>
        <translation>Arrenditi: qualsiasi cosa giochi, non vinceresti quasi mai.</translation>
    </message>
    <message>
        <source>Until you play to the fourth trick, playing on is not the only way.</source>
        <extracomment>Wrong</extracomment>
        <translation>Finché non giochi alla quarta presa, continuare non è l’unica via.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/throw.txt</name>
    <message>
        <source>Trump is named, and you are the Ombre. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Il trionfo è nominato, e sei l’ombre. Che cosa scarti?</translation>
    </message>
    <message>
        <source>Keep trumps and kings, and throw all the rest.</source>
        <extracomment>Right</extracomment>
        <translation>Tieni trionfi e re, e scarta tutto il resto.</translation>
    </message>
    <message>
        <source>A low plain card wins nothing, but a king or a trump may.</source>
        <extracomment>Wrong</extracomment>
        <translation>Una carta bassa non vince niente, ma un re o un trionfo forse sì.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tresillo.txt</name>
    <message>
        <source>You play an entrada in the favour suit, {S}. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Giochi un’entrata nel seme di favore, {S}. Che cosa scarti?</translation>
    </message>
    <message>
        <source>Keep the four trumps, and throw the rest: no plain card of yours wins.</source>
        <extracomment>Right</extracomment>
        <translation>Tieni i quattro trionfi, e scarta il resto: lì non vince niente.</translation>
    </message>
    <message>
        <source>Is there a king among your plain cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>C’è un re fra le altre carte?</translation>
    </message>
    <message>
        <source>Somebody bids a vuelta, and only a solo goes above it. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Qualcuno dichiara voltata, e la supera soltanto il solo. Che cosa dici?</translation>
    </message>
    <message>
        <source>Pass: a solo exchanges nothing, and this hand has too few high cards.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: nel solo non si scarta, e questa mano ha troppo poche carte alte.</translation>
    </message>
    <message>
        <source>How many tricks would this hand win without the talon?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quante prese farebbe questa mano senza tallone?</translation>
    </message>
    <message>
        <source>You play in the favour suit, {S}, and three tricks are left. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Giochi nel seme di favore, {S}, e restano tre prese. Con che cosa esci?</translation>
    </message>
    <message>
        <source>{HQ:The}. Keep {SJ:the}, your last trump, until a suit is led that you lack.</source>
        <extracomment>Right</extracomment>
        <translation>{HQ:Il}. Tieni {SJ:il}, l’ultimo trionfo, per un seme che ti manca.</translation>
    </message>
    <message>
        <source>Which card should be the last?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quale carta dev’essere l’ultima?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tresillo_vuelta.txt</name>
    <message>
        <source>{SQ:The} was turned in your vuelta. How many trumps do you hold?</source>
        <extracomment>Ask</extracomment>
        <translation>Hai detto voltata e scoperto {SQ:il}. Quanti trionfi hai?</translation>
    </message>
    <message>
        <source>Six: four with their suit&apos;s sign, and both black aces.</source>
        <extracomment>Right</extracomment>
        <translation>Sei: quattro del seme scoperto, e i due assi neri.</translation>
    </message>
    <message>
        <source>The black aces are trumps in every suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>Gli assi neri sono trionfi in ogni seme.</translation>
    </message>
    <message>
        <source>You play a vuelta: {S} are trumps. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Giochi una voltata: il trionfo è {S}. Che cosa scarti?</translation>
    </message>
    <message>
        <source>Keep the trumps and the king, and throw six cards.</source>
        <extracomment>Right</extracomment>
        <translation>Tieni i trionfi e il re, e scarta sei carte.</translation>
    </message>
    <message>
        <source>What can win a trick among the plain cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>Che cosa può fare una presa, fra le altre carte?</translation>
    </message>
    <message>
        <source>You won the first trick of your vuelta. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Hai fatto la prima presa della tua voltata. Con che cosa esci?</translation>
    </message>
    <message>
        <source>{CK:The}: a king wins while they still have its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Il}: un re vince finché hanno il suo seme.</translation>
    </message>
    <message>
        <source>Which card wins now, and may be trumped later?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quale carta vince ora, e può essere tagliata dopo?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tricks.txt</name>
    <message>
        <source>How many of your cards may you play here?</source>
        <extracomment>Ask</extracomment>
        <translation>Quante delle tue carte puoi giocare qui?</translation>
    </message>
    <message>
        <source>You hold cards of the suit led, so you must play one of those.</source>
        <extracomment>Right</extracomment>
        <translation>Hai carte del seme di uscita, perciò devi giocarne una.</translation>
    </message>
    <message>
        <source>Count only the cards of the suit that was led.</source>
        <extracomment>Wrong</extracomment>
        <translation>Conta solo le carte del seme di uscita.</translation>
    </message>
    <message>
        <source>Play the card that takes this trick.</source>
        <extracomment>Ask</extracomment>
        <translation>Gioca la carta che fa questa presa.</translation>
    </message>
    <message>
        <source>{CK:The} is the best of the suit that was led.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Il} è la migliore del seme di uscita.</translation>
    </message>
    <message>
        <source>Look for a card of that suit that beats both others.</source>
        <extracomment>Wrong</extracomment>
        <translation>Cerca una carta di quel seme che supera tutte e due le altre.</translation>
    </message>
    <message>
        <source>{CQ:The} is the best of the suit that was led.</source>
        <extracomment>Right</extracomment>
        <translation>{CQ:Il} è la migliore del seme di uscita.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tritrille.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Parli per primo. Che cosa dichiari?</translation>
    </message>
    <message>
        <source>Ask leave: with {S} as trumps you can demand the only king that you lack.</source>
        <extracomment>Right</extracomment>
        <translation>Re chiamato: con {S} come trionfo puoi chiedere l’unico re che ti manca.</translation>
    </message>
    <message>
        <source>Which king would you lack, and could demand?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quale re ti mancherebbe, e potresti chiederlo?</translation>
    </message>
    <message>
        <source>You were given {CK:the}. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Ti hanno dato {CK:il}. Con che cosa esci?</translation>
    </message>
    <message>
        <source>{CK:The}, while both opponents still have its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Il}, finché tutti e due gli avversari hanno il suo seme.</translation>
    </message>
    <message>
        <source>Which card of yours wins now, but may be trumped later?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quale tua carta vince ora, ma può essere tagliata dopo?</translation>
    </message>
    <message>
        <source>Pass: one matador and five trumps are not six tricks, even with a king.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: un mattadore e cinque trionfi non sono sei prese, nemmeno con un re.</translation>
    </message>
    <message>
        <source>Count the tricks, with the king that you may demand.</source>
        <extracomment>Wrong</extracomment>
        <translation>Conta le prese, con il re che puoi chiedere.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tritrille_king.txt</name>
    <message>
        <source>Two have passed, and you do not hold spadille. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Hanno passato in due, e la spadiglia non è tua. Che cosa dici?</translation>
    </message>
    <message>
        <source>Pass: whoever holds spadille must play then, and that is not you.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: poi deve giocare chi ha la spadiglia, e non sei tu.</translation>
    </message>
    <message>
        <source>Who must play if all three pass?</source>
        <extracomment>Wrong</extracomment>
        <translation>Chi deve giocare, se passano tutti e tre?</translation>
    </message>
    <message>
        <source>You defend, and have none of the suit led. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Difendi, e non hai il seme di uscita. Che cosa giochi?</translation>
    </message>
    <message>
        <source>Throw {C7:the} or {C3:the}: the other defender plays after you, and may win.</source>
        <extracomment>Right</extracomment>
        <translation>Butta {C7:il} o {C3:il}: l’altro difensore gioca dopo di te, e può vincere.</translation>
    </message>
    <message>
        <source>Must you trump? Who plays after you?</source>
        <extracomment>Wrong</extracomment>
        <translation>Devi tagliare? Chi gioca dopo di te?</translation>
    </message>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} ha passato. Che cosa dichiari?</translation>
    </message>
    <message>
        <source>Pass: six tricks are too many for this hand, and kings defend well.</source>
        <extracomment>Right</extracomment>
        <translation>Passa: sei prese sono troppe per questa mano, e i re difendono bene.</translation>
    </message>
    <message>
        <source>How many trumps would you have, and how high are they?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quanti trionfi avresti, e quanto alti?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/trumps.txt</name>
    <message>
        <source>Count: how many trumps are neither yours nor gone?</source>
        <extracomment>Ask</extracomment>
        <translation>Conta: quanti trionfi non sono né tuoi né usciti?</translation>
    </message>
    <message>
        <source>Of eleven trumps {trumps-out} are still out. The rest fell or are yours.</source>
        <extracomment>Right</extracomment>
        <translation>Di undici trionfi, {trumps-out} sono ancora fuori. Gli altri sono caduti o sono tuoi.</translation>
    </message>
    <message>
        <source>With {S} or {C} there are eleven trumps, with {H} or {D} twelve.</source>
        <extracomment>Wrong</extracomment>
        <translation>Con {S} o {C} ci sono undici trionfi, con {H} o {D} dodici.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/two_handed.txt</name>
    <message>
        <source>What do you bid, one against one?</source>
        <extracomment>Ask</extracomment>
        <translation>Che cosa dichiari, uno contro uno?</translation>
    </message>
    <message>
        <source>Solo: a long suit and three court cards win nearly nine times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: un seme lungo e tre figure vincono quasi nove volte su dieci.</translation>
    </message>
    <message>
        <source>The other has one hand, not two. Do you need new cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>L’altro ha una mano sola, non due. Ti servono carte nuove?</translation>
    </message>
    <message>
        <source>What do you bid with this hand?</source>
        <extracomment>Ask</extracomment>
        <translation>Che cosa dichiari con questa mano?</translation>
    </message>
    <message>
        <source>Entrada: with new cards it wins about six times in ten. Without, it is lost.</source>
        <extracomment>Right</extracomment>
        <translation>Entrata: con carte nuove vince circa sei volte su dieci. Senza, è persa.</translation>
    </message>
    <message>
        <source>Is a pass best? There is only one opponent.</source>
        <extracomment>Wrong</extracomment>
        <translation>È meglio passare? L’avversario è uno solo.</translation>
    </message>
    <message>
        <source>You defend, and lead. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Difendi, ed esci tu. Che cosa giochi?</translation>
    </message>
    <message>
        <source>{DK:The} is the highest of its suit: better played now than trumped later.</source>
        <extracomment>Right</extracomment>
        <translation>{DK:Il} è il più alto del suo seme: meglio giocato ora che tagliato dopo.</translation>
    </message>
    <message>
        <source>Which of your cards is sure to be the highest of its suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quale tua carta è di sicuro la più alta del suo seme?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/vole.txt</name>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>Le prime cinque prese sono tue. Riscuoti, o tenti il cappotto?</translation>
    </message>
    <message>
        <source>Go on: no trump is out, and every card of yours is high.</source>
        <extracomment>Right</extracomment>
        <translation>Va’ avanti: non ci sono trionfi fuori, e tutte le tue carte sono alte.</translation>
    </message>
    <message>
        <source>Count the trumps, then look for a card that could be beaten.</source>
        <extracomment>Wrong</extracomment>
        <translation>Conta i trionfi, poi cerca una carta che potrebbero superare.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/whereabouts.txt</name>
    <message>
        <source>{partner} had no trump. How many trumps are still out?</source>
        <extracomment>Ask</extracomment>
        <translation>{partner} non aveva trionfi. Quanti trionfi sono ancora fuori?</translation>
    </message>
    <message>
        <source>Of eleven trumps {trumps-out} are still out. {ombre} has them all.</source>
        <extracomment>Right</extracomment>
        <translation>Di undici trionfi, {trumps-out} sono ancora fuori. Li ha tutti {ombre}.</translation>
    </message>
    <message>
        <source>There are eleven trumps here. Take off your own and those that fell.</source>
        <extracomment>Wrong</extracomment>
        <translation>Qui i trionfi sono undici. Togli i tuoi e quelli caduti.</translation>
    </message>
    <message>
        <source>Two trumps are out. Who has them, and what do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Due trionfi sono fuori. Chi li ha, e con che cosa esci?</translation>
    </message>
    <message>
        <source>{partner} gave up {CA:the} for want of a small trump: {ombre} has both. Draw them.</source>
        <extracomment>Right</extracomment>
        <translation>{partner} ha ceduto {CA:il} perché senza trionfi bassi: li ha tutti e due {ombre}. Levali.</translation>
    </message>
    <message>
        <source>Why did {partner} play {CA:the} to {SA:the}? Think of the trumps that are left.</source>
        <extracomment>Wrong</extracomment>
        <translation>Perché {partner} ha messo {CA:il} su {SA:il}? Pensa ai trionfi che restano.</translation>
    </message>
    <message>
        <source>What did {C6:the} tell you? Choose your lead.</source>
        <extracomment>Ask</extracomment>
        <translation>Che cosa ti ha detto {C6:il}? Scegli con che cosa esci.</translation>
    </message>
    <message>
        <source>{ombre} has no {C} any more: {CJ:the} costs a trump, or the trick.</source>
        <extracomment>Right</extracomment>
        <translation>{ombre} non ha più {C}: {CJ:il} costa un trionfo, o la presa.</translation>
    </message>
    <message>
        <source>{ombre} did not follow when you led {C}. Make use of that.</source>
        <extracomment>Wrong</extracomment>
        <translation>{ombre} non ha risposto a {C}. Approfittane.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/zanga.txt</name>
    <message>
        <source>Two have passed, and {left} has named a trump. How many stones lie on the table?</source>
        <extracomment>Ask</extracomment>
        <translation>Hanno passato in due, e {left} ha nominato il trionfo. Quanti sassi sono sul tavolo?</translation>
    </message>
    <message>
        <source>Four for the deal, and one for each pass. Once somebody plays, a pass is free.</source>
        <extracomment>Right</extracomment>
        <translation>Quattro per la mano, e uno per ogni passo. Quando uno gioca, passare è gratis.</translation>
    </message>
    <message>
        <source>What does the first speaker pay, and what does a pass cost?</source>
        <extracomment>Wrong</extracomment>
        <translation>Che cosa paga chi parla per primo, e che cosa costa passare?</translation>
    </message>
    <message>
        <source>{left} has passed. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} ha passato. Che cosa dici?</translation>
    </message>
    <message>
        <source>Play {C}: with {SA:the} you have five trumps, and a partner who helps.</source>
        <extracomment>Right</extracomment>
        <translation>Gioca {C}: con {SA:il} hai cinque trionfi, e un compagno che aiuta.</translation>
    </message>
    <message>
        <source>Count the trumps that each suit would give you.</source>
        <extracomment>Wrong</extracomment>
        <translation>Conta i trionfi che ti darebbe ogni seme.</translation>
    </message>
    <message>
        <source>{left} plays in {C}. Do you let it stand, or send them alone?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} gioca a {C}. Lasci fare, o dici solo?</translation>
    </message>
    <message>
        <source>Say solo: {left} goes alone, or you do, with {S} as trumps.</source>
        <extracomment>Right</extracomment>
        <translation>Di’ solo: {left} va da solo, o ci vai tu, con {S} come trionfo.</translation>
    </message>
    <message>
        <source>How many tricks would you win alone with your own long suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quante prese faresti da solo col tuo seme lungo?</translation>
    </message>
    <message>
        <source>Your side defends. What do you play on this trick?</source>
        <extracomment>Ask</extracomment>
        <translation>La tua parte difende. Che cosa giochi in questa presa?</translation>
    </message>
    <message>
        <source>{DA:The} is above the king of trumps here, and wins for you both.</source>
        <extracomment>Right</extracomment>
        <translation>Qui {DA:il} supera il re di trionfo, e vince per tutti e due.</translation>
    </message>
    <message>
        <source>Which of your cards is higher than the king of trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quale tua carta è più alta del re di trionfo?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/zanga_malaga.txt</name>
    <message>
        <source>Trumps were led. Which of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>L’uscita è un trionfo. Quali delle tue carte puoi giocare?</translation>
    </message>
    <message>
        <source>{CK:The} is always a trump, and no matador: it has to follow.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Il} è sempre trionfo, ma non è mattadore: deve rispondere.</translation>
    </message>
    <message>
        <source>Have you a trump? Think of the suit that cannot be named.</source>
        <extracomment>Wrong</extracomment>
        <translation>Hai un trionfo? Pensa al seme che non si può nominare.</translation>
    </message>
    <message>
        <source>Play the card that takes this trick from the king of trumps.</source>
        <extracomment>Ask</extracomment>
        <translation>Gioca la carta che toglie questa presa al re di trionfo.</translation>
    </message>
    <message>
        <source>{CK:The} stands above all trumps but the three matadors.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:Il} sta sopra tutti i trionfi tranne i tre mattadori.</translation>
    </message>
    <message>
        <source>Which trump of yours is above the king?</source>
        <extracomment>Wrong</extracomment>
        <translation>Quale tuo trionfo supera il re?</translation>
    </message>
    <message>
        <source>You speak first. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Parli per primo. Che cosa dici?</translation>
    </message>
    <message>
        <source>Solo: with {SA:the}, {CK:the} and long {D}, five tricks are nearly sure.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: con {SA:il}, {CK:il} e {D} lungo, cinque prese sono quasi sicure.</translation>
    </message>
    <message>
        <source>Count the tricks that you would win without your partner.</source>
        <extracomment>Wrong</extracomment>
        <translation>Conta le prese che vinceresti senza il compagno.</translation>
    </message>
</context>
</TS>
