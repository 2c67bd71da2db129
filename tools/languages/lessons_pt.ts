<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>lessons/count.txt</name>
    <message>
        <source>Count before you bid</source>
        <extracomment>Title</extracomment>
        <translation>Contar antes de lançar</translation>
    </message>
    <message>
        <source>Four sure tricks are enough for the lowest bid.</source>
        <extracomment>About</extracomment>
        <translation>Quatro vazas certas bastam para o lanço mais baixo.</translation>
    </message>
    <message>
        <source>Four tricks that you can count are enough for an entrada: the talon brings the fifth.</source>
        <extracomment>[rule] bid, teaches bidding</extracomment>
        <translation>Quatro vazas que se contem bastam para uma licença: a quinta vem do monte.</translation>
    </message>
    <message>
        <source>With {D} as trumps you hold four of the best five: {D7:the} is manille.</source>
        <extracomment>[best] bid, hold D7 CA DA DK, keeps D7</extracomment>
        <translation>Com {D} para trunfo tem quatro dos cinco melhores: {D7:o} é a manilha.</translation>
    </message>
    <message>
        <source>Name {D}. The ace of a red trump is punto, the fourth best.</source>
        <extracomment>[name] name-trump, hold D7 CA DA DK</extracomment>
        <translation>Escolha {D}. O ás de um trunfo vermelho é o ponto, o quarto melhor.</translation>
    </message>
    <message>
        <source>Throw everything but your trumps. You have no king besides.</source>
        <extracomment>[all] throw, i-am ombre, trump D, hold S3 C4 C2 HJ</extracomment>
        <translation>Descarte tudo menos os trunfos. Não tem mais reis.</translation>
    </message>
    <message>
        <source>Trump low here, with {D4:the}. The best ones are for later.</source>
        <extracomment>[low] follow, void, i-am ombre, trump D, tricks 0, not led trump, hold D4, wins D4</extracomment>
        <translation>Aqui corte baixo, com {D4:o}. Os melhores são para depois.</translation>
    </message>
    <message>
        <source>Lead {D7:the}: spadille alone beats it.</source>
        <extracomment>[manille] lead, i-am ombre, trump D, hold D7, out SA</extracomment>
        <translation>Saia com {D7:o}: só a espadilha é mais alta.</translation>
    </message>
    <message>
        <source>Spadille is gone, and nobody beats {CA:the}. Draw their trumps.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold CA, gone SA, high CA</extracomment>
        <translation>A espadilha já saiu, e ninguém bate {CA:o}. Tire os trunfos deles.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>É a quinta vaza, e o jogo está ganho.</translation>
    </message>
    <message>
        <source>A bid needs no spadille. With fewer than four sure tricks, pass.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+</extracomment>
        <translation>Pode lançar-se sem espadilha. Com menos de quatro vazas seguras, passe.</translation>
    </message>
    <message>
        <source>It did not come off. The bid was right all the same: it wins three times in four.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Correu mal. O lanço estava certo na mesma: ganha três vezes em quatro.</translation>
    </message>
    <message>
        <source>All have passed. This hand was worth a bid: it wins three times in four.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Todos passaram. Esta mão valia um lanço: ganha três vezes em quatro.</translation>
    </message>
    <message>
        <source>Count again, with {D} as trumps and {D7:the} as manille: that is four tricks.</source>
        <extracomment>[weak] bid, chose pass, hold D7 CA DA DK, keeps D7</extracomment>
        <translation>Conte outra vez, com {D} para trunfo e {D7:o} como manilha: são quatro vazas.</translation>
    </message>
    <message>
        <source>Entrada is enough. You want new cards, and you want to name {D}.</source>
        <extracomment>[higher] bid, chose vuelta|solo</extracomment>
        <translation>A licença basta. Quer cartas novas, e quer escolher {D}.</translation>
    </message>
    <message>
        <source>With {D} you hold four of the best five trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|H</extracomment>
        <translation>Com {D} tem quatro dos cinco melhores trunfos.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Throw the plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>Ia descartar um trunfo. Descarte as outras cartas.</translation>
    </message>
    <message>
        <source>A low plain card wins nothing. Throw all four, and hope for better.</source>
        <extracomment>[plain-kept] throw, not chose trump, i-am ombre</extracomment>
        <translation>Uma carta baixa fora do trunfo não ganha nada. Descarte as quatro, e espere melhor.</translation>
    </message>
    <message>
        <source>They would take that cheaply. Lead {D7:the}, or wait.</source>
        <extracomment>[too-low] lead, i-am ombre, chose D2|D4, out SA, hold D7</extracomment>
        <translation>Essa perde para uma carta qualquer. Saia com {D7:o}, ou espere.</translation>
    </message>
</context>
<context>
    <name>lessons/first.txt</name>
    <message>
        <source>You against two</source>
        <extracomment>Title</extracomment>
        <translation>Contra dois</translation>
    </message>
    <message>
        <source>A whole deal as the Ombre: five tricks win it.</source>
        <extracomment>About</extracomment>
        <translation>Uma mão inteira como feito: cinco vazas ganham-na.</translation>
    </message>
    <message>
        <source>The *Ombre* is declarer against two defenders. There is no dummy, and a tie loses.</source>
        <extracomment>[goal-bridge] bid, knows bridge</extracomment>
        <translation>O *feito* é o declarante contra dois defensores. Não há morto, e empatar é perder.</translation>
    </message>
    <message>
        <source>{SA:The} is *spadille*, always the best *trump*. Bid *entrada*: you name trumps and change cards.</source>
        <extracomment>[spadille] bid, hold SA</extracomment>
        <translation>{SA:O} é a *espadilha*, sempre o melhor *trunfo*. Declare *licença*: escolhe o trunfo e troca cartas.</translation>
    </message>
    <message>
        <source>Name {C}: with {SA:the} you have four trumps. Other suits give fewer.</source>
        <extracomment>[suit] name-trump, hold SA CK C6 C2, teaches trumps</extracomment>
        <translation>Escolha {C}: com {SA:o} tem quatro trunfos. Os outros naipes dão menos.</translation>
    </message>
    <message>
        <source>With {C} as trumps, the lowest of them becomes second best: {C2:the} is *manille*.</source>
        <extracomment>[manille] name-trump, hold C2, teaches manille</extracomment>
        <translation>Com {C} para trunfo, a carta mais baixa torna-se a segunda: {C2:o} é a *manilha*.</translation>
    </message>
    <message>
        <source>Nine cards, nine tricks. As *Ombre* you are alone against two, and five tricks always win.</source>
        <extracomment>[goal] bid, knows none|tressette</extracomment>
        <translation>Nove cartas, nove vazas. O *feito* joga sozinho contra dois, e com cinco vazas ganha sempre.</translation>
    </message>
    <message>
        <source>One *Ombre* plays alone against two, and five of nine tricks always win. Turns pass to the right.</source>
        <extracomment>[goal-whist] bid, knows whist</extracomment>
        <translation>O *feito* joga sozinho contra dois, e com cinco das nove vazas ganha sempre. Joga-se para a direita.</translation>
    </message>
    <message>
        <source>The *Ombre* plays alone against two, as in Skat. Tricks count, not points: five always win.</source>
        <extracomment>[goal-skat] bid, knows skat</extracomment>
        <translation>O *feito* joga sozinho contra dois, como no Skat. Contam as vazas, não os pontos: cinco ganham sempre.</translation>
    </message>
    <message>
        <source>The *Ombre* plays alone against two, with trumps and a talon. Five of nine tricks always win.</source>
        <extracomment>[goal-tarock] bid, knows tarock</extracomment>
        <translation>O *feito* joga sozinho contra dois, com trunfos e monte. Cinco das nove vazas ganham sempre.</translation>
    </message>
    <message>
        <source>Throw all but trumps and kings, for aces are low here. Then draw from the *talon*.</source>
        <extracomment>[keep-skat] throw, i-am ombre, knows skat, teaches exchange</extracomment>
        <translation>Descarte tudo menos trunfos e reis, que aqui os ases são baixos. Depois compre do *monte*.</translation>
    </message>
    <message>
        <source>Throw all but trumps and kings, and draw from the *talon*. Kings are high here, aces are not.</source>
        <extracomment>[keep-tressette] throw, i-am ombre, knows tressette, teaches exchange</extracomment>
        <translation>Descarte tudo menos trunfos e reis, e compre do *monte*. Aqui mandam os reis, não os ases.</translation>
    </message>
    <message>
        <source>Keep trumps and kings, throw away the rest. As many new cards come from the *talon*.</source>
        <extracomment>[keep] throw, i-am ombre, not knows skat|tressette, deck french, teaches exchange</extracomment>
        <translation>Guarde trunfos e reis, e descarte o resto. Do *monte* recebe outras tantas cartas.</translation>
    </message>
    <message>
        <source>Keep trumps and kings (12), throw away the rest. As many new cards come from the *talon*.</source>
        <extracomment>[keep-twelves] throw, i-am ombre, not knows skat|tressette, deck spanish, teaches exchange</extracomment>
        <translation>Guarde trunfos e reis (12), e descarte o resto. Do *monte* recebe outras tantas cartas.</translation>
    </message>
    <message>
        <source>Throw {S4:the}, {H6:the}, {DA:the} and {D4:the}.</source>
        <extracomment>[four] throw, trump C, hold S4 H6 DA D4</extracomment>
        <translation>Descarte {S4:o}, {H6:o}, {DA:o} e {D4:o}.</translation>
    </message>
    <message>
        <source>You must follow suit: play the suit that was led. {HK:The} is its highest card.</source>
        <extracomment>[suit-led] follow, led H, not trump H, may HK, not knows whist|bridge, teaches following</extracomment>
        <translation>Tem de assistir: jogar o naipe que saiu. {HK:O} é a mais alta do naipe.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, if you have one of it.</source>
        <extracomment>[follow] follow, not void, not may HK, not gone HK, not knows whist|bridge, aside, teaches following</extracomment>
        <translation>Tem de assistir ao naipe que saiu, se o tiver.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next one, any card they like.</source>
        <extracomment>[leads] lead, tricks 1+, i-am ombre, teaches leading</extracomment>
        <translation>Quem faz a vaza sai na seguinte, com a carta que quiser.</translation>
    </message>
    <message>
        <source>Lead {SA:the}. Nobody beats it, and each must give a trump if they can.</source>
        <extracomment>[draw] lead, i-am ombre, hold SA, high SA, trump C</extracomment>
        <translation>Saia com {SA:o}. Ninguém o bate, e quem tiver trunfos tem de jogar um.</translation>
    </message>
    <message>
        <source>Keep {CK:the} back: *basto*, {CA:the}, is out and beats it.</source>
        <extracomment>[basto] lead, i-am ombre, hold CK, out CA, trump C, tricks 3-, keeps CK</extracomment>
        <translation>Guarde {CK:o}: o *basto*, {CA:o}, ainda não saiu e bate-o.</translation>
    </message>
    <message>
        <source>A king wins while everybody still has its suit. Lead {SK:the}.</source>
        <extracomment>[king] lead, i-am ombre, hold SK, high SK, not trump S</extracomment>
        <translation>Um rei ganha enquanto todos tiverem o naipe. Saia com {SK:o}.</translation>
    </message>
    <message>
        <source>Nothing beats {C2:the} now. Lead it, and their trumps grow fewer.</source>
        <extracomment>[again] lead, i-am ombre, trump C, hold C2, high C2, gone SA, trumps-out 3+</extracomment>
        <translation>Já nada bate {C2:o}. Saia com essa carta, e eles ficam com menos trunfos.</translation>
    </message>
    <message>
        <source>One more trick wins. Keep your trumps for it, and lead a card of another suit.</source>
        <extracomment>[stop] lead, i-am ombre, tricks 4, trumps 2+, out CA</extracomment>
        <translation>Mais uma vaza e está ganho. Guarde os trunfos para ela, e saia com outro naipe.</translation>
    </message>
    <message>
        <source>In {D} court cards are highest, then the ace, then 2 to 7: low beats high.</source>
        <extracomment>[order] follow, i-am ombre, trump C, led D, not void, not can-win</extracomment>
        <translation>Em {D} mandam as figuras, depois o ás, o 2, até ao 7. O baixo ganha ao alto.</translation>
    </message>
    <message>
        <source>No card of yours wins this trick. Give a low one.</source>
        <extracomment>[no-use] follow, i-am ombre, not can-win</extracomment>
        <translation>Nenhuma carta sua ganha esta vaza. Jogue uma baixa.</translation>
    </message>
    <message>
        <source>Without their suit you may trump, but need not. {CK:The} takes your fifth trick.</source>
        <extracomment>[trumping-tarock] follow, i-am ombre, void, last, tricks 4, hold CK, wins CK, not led trump, knows tarock, teaches trumping</extracomment>
        <translation>Sem o naipe que saiu pode cortar, mas não é obrigatório. {CK:O} faz a sua quinta vaza.</translation>
    </message>
    <message>
        <source>You have none of their suit, so trump it. {CK:The} takes the trick, your fifth.</source>
        <extracomment>[trumping] follow, i-am ombre, void, not knows tarock, last, tricks 4, hold CK, wins CK, not led trump, teaches trumping</extracomment>
        <translation>Não tem o naipe que saiu: corte. {CK:O} bate tudo, e é a sua quinta vaza.</translation>
    </message>
    <message>
        <source>Five tricks: the game is yours. Play the rest as you like.</source>
        <extracomment>[won] i-am ombre, tricks 5+, not over</extracomment>
        <translation>Cinco vazas: o jogo é seu. Jogue o resto como quiser.</translation>
    </message>
    <message>
        <source>You won {gained} chips: the dealer&apos;s 5 in the *pool*, the rest from the other two.</source>
        <extracomment>[paid] over, result sacada, gained 1+, teaches payment</extracomment>
        <translation>Ganhou {gained} fichas: as 5 que quem deu pôs no *bolo*, e o resto dos outros dois.</translation>
    </message>
    <message>
        <source>Somebody has as many tricks as you. The Ombre must have more than either, and pays.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>O feito precisa de mais vazas do que todos. Alguém tem tantas como ele: o feito paga.</translation>
    </message>
    <message>
        <source>One of them has more tricks than you, so you pay. Another try costs nothing.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Um deles tem mais vazas, e o feito paga. Tentar outra vez não custa nada.</translation>
    </message>
    <message>
        <source>All have passed, so nobody plays. A hand like this is worth a bid.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Todos passaram, e ninguém joga. Uma mão destas vale um lanço.</translation>
    </message>
    <message>
        <source>This hand is good: {SA:the}, two kings. It wins more often than not.</source>
        <extracomment>[weak] bid, chose pass, hold SA</extracomment>
        <translation>Esta mão é boa: {SA:o}, dois reis. Ganha mais vezes do que perde.</translation>
    </message>
    <message>
        <source>That suit gives you fewer trumps. {C:Name} would give you four.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D, hold SA CK C6 C2</extracomment>
        <translation>Esse naipe dá-lhe menos trunfos. {C:Name} davam-lhe quatro.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Ia descartar um rei. Os reis fazem vazas: guarde-os.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Ia descartar um trunfo. Cada trunfo pode fazer uma vaza: guarde-o.</translation>
    </message>
    <message>
        <source>Basto, {CA:the}, is still out and would take {CK:the}.</source>
        <extracomment>[led-king] lead, chose CK, hold CK, out CA, trump C</extracomment>
        <translation>O basto, {CA:o}, ainda não saiu e levava {CK:o}.</translation>
    </message>
    <message>
        <source>{CQ:The} is out and beats {C6:the}. Lead a trump nobody beats.</source>
        <extracomment>[small-trump] lead, i-am ombre, chose C6, out CQ, trump C</extracomment>
        <translation>{CQ:O} ainda não saiu e bate {C6:o}. Saia com um trunfo que ninguém bata.</translation>
    </message>
    <message>
        <source>You need one more trick. A trump led now may fall to basto: wait with it.</source>
        <extracomment>[no-trump] lead, i-am ombre, chose trump, out CA, tricks 4</extracomment>
        <translation>Falta-lhe uma vaza. O basto pode bater um trunfo jogado agora: espere.</translation>
    </message>
    <message>
        <source>Trump it: {CK:the} beats everything on the table.</source>
        <extracomment>[trump-it] follow, void, chose plain, tricks 4, hold CK, wins CK</extracomment>
        <translation>Corte: {CK:o} bate tudo o que está na mesa.</translation>
    </message>
</context>
<context>
    <name>lessons/five.txt</name>
    <message>
        <source>Five in a row</source>
        <extracomment>Title</extracomment>
        <translation>Cinco seguidas</translation>
    </message>
    <message>
        <source>Claim your five tricks, or go on for all nine.</source>
        <extracomment>About</extracomment>
        <translation>Dê por ganhas as suas cinco vazas, ou siga para as nove.</translation>
    </message>
    <message>
        <source>On to playing well, a deal for each skill</source>
        <extracomment>Next</extracomment>
        <translation>Agora jogar bem: uma mão para cada arte</translation>
    </message>
    <message>
        <source>The last of the five: a hand for five tricks in a row.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>A última das cinco: uma mão para cinco vazas seguidas.</translation>
    </message>
    <message>
        <source>The first five tricks are yours. *Claim* and be paid, or go on for all nine, the *vole*.</source>
        <extracomment>[claim] question claim_or_vole, teaches claiming</extracomment>
        <translation>As cinco primeiras vazas são suas. *Dê o jogo por ganho*, ou vá às nove, à *bola*.</translation>
    </message>
    <message>
        <source>A vole that fails costs much. Claim, unless you see nine sure tricks.</source>
        <extracomment>[risk] question claim_or_vole</extracomment>
        <translation>Uma bola falhada custa muito. Pare, se não vir nove vazas seguras.</translation>
    </message>
    <message>
        <source>The first five tricks are paid as well: *primeras*.</source>
        <extracomment>[primeras] over, i-am ombre, paid-for primeras</extracomment>
        <translation>As cinco primeiras vazas também se pagam: são as *primeiras*.</translation>
    </message>
    <message>
        <source>You won {gained} chips. Now you know the rules of a whole game.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>Ganhou {gained} fichas. Agora conhece as regras de um jogo inteiro.</translation>
    </message>
</context>
<context>
    <name>lessons/five_handed.txt</name>
    <message>
        <source>The secret ally</source>
        <extracomment>Title</extracomment>
        <translation>O aliado secreto</translation>
    </message>
    <message>
        <source>You hold the king that was called, and nobody knows.</source>
        <extracomment>About</extracomment>
        <translation>Tem o rei chamado, e ninguém o sabe.</translation>
    </message>
    <message>
        <source>Five play, with eight cards each, and nobody changes cards. {left} asks leave.</source>
        <extracomment>[goal] bid, standing ask, hold HK</extracomment>
        <translation>Jogam cinco, com oito cartas cada um, e ninguém troca. {left} declara rei chamado.</translation>
    </message>
    <message>
        <source>You could only bid solo, one against four. This hand is too weak: pass.</source>
        <extracomment>[pass] bid, standing ask</extracomment>
        <translation>Só podia declarar solo, um contra quatro. Esta mão é fraca para isso: passe.</translation>
    </message>
    <message>
        <source>{ombre} called {HK:the}, and you hold it. You are the ally, and nobody knows.</source>
        <extracomment>[called] follow, i-am ally, called HK, hold HK, keeps HK</extracomment>
        <translation>{ombre} chamou {HK:o}, que está na sua mão. É o aliado, e ninguém sabe.</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Give nothing away.</source>
        <extracomment>[together] follow, i-am ally, called HK, hold HK, keeps HK</extracomment>
        <translation>Juntos precisam de cinco das oito vazas. Não dê nada a perceber.</translation>
    </message>
    <message>
        <source>{ombre} is winning, and that counts for both. Throw {D2:the}.</source>
        <extracomment>[leave] follow, i-am ally, winning ombre, void, not led trump, hold D2, trump C</extracomment>
        <translation>{ombre} está a ganhar, e isso conta para os dois. Deite {D2:o}.</translation>
    </message>
    <message>
        <source>Your Ombre draws trumps. Any of yours will do.</source>
        <extracomment>[trumps] follow, i-am ally, winning ombre, led trump, hold C7 C5</extracomment>
        <translation>O feito puxa trunfo. Jogue um qualquer.</translation>
    </message>
    <message>
        <source>{ombre} leads to you. Take it with {HK:the}: now all know the ally.</source>
        <extracomment>[show] follow, i-am ally, leader ombre, led H, hold HK, wins HK</extracomment>
        <translation>{ombre} sai para si. Faça a vaza com {HK:o}: agora todos sabem quem é o aliado.</translation>
    </message>
    <message>
        <source>Lead {DK:the}. A king wins while they have the suit.</source>
        <extracomment>[cash] lead, i-am ally, gone HK, hold DK, high DK</extracomment>
        <translation>Saia com {DK:o}. Um rei ganha enquanto tiverem o naipe.</translation>
    </message>
    <message>
        <source>{HQ:The} is now the highest of its suit.</source>
        <extracomment>[queen] lead, i-am ally, gone HK DK, hold HQ, high HQ</extracomment>
        <translation>{HQ:O} é agora a carta mais alta do naipe.</translation>
    </message>
    <message>
        <source>Your side has five tricks. Two thirds of the pool are the Ombre&apos;s, and one is yours.</source>
        <extracomment>[paid] over, result sacada, i-am ally, gained 1+</extracomment>
        <translation>O seu lado tem cinco vazas. Dois terços do bolo são do feito, e um terço é seu.</translation>
    </message>
    <message>
        <source>Four tricks together are a tie. The Ombre pays two thirds, and you pay one.</source>
        <extracomment>[tie] over, result puesta, i-am ally, aside</extracomment>
        <translation>Quatro vazas dos dois são empate. O feito paga dois terços, e o aliado um.</translation>
    </message>
    <message>
        <source>Three tricks or fewer: codille. The others share the pool, and you two fill it.</source>
        <extracomment>[lost] over, result codille, i-am ally, aside</extracomment>
        <translation>Três vazas ou menos: codilho. Os outros repartem o bolo, e feito e aliado repõem-no.</translation>
    </message>
    <message>
        <source>You play solo: five tricks against four players.</source>
        <extracomment>[alone] follow, i-am ombre, aside</extracomment>
        <translation>Joga solo: cinco vazas contra quatro jogadores.</translation>
    </message>
    <message>
        <source>Alone against four, this hand wins hardly ever. Pass.</source>
        <extracomment>[too-weak] bid, chose solo</extracomment>
        <translation>Sozinha contra quatro, esta mão quase nunca ganha. Passe.</translation>
    </message>
    <message>
        <source>Take the trick, since your side needs five.</source>
        <extracomment>[king-kept] follow, chose H3</extracomment>
        <translation>Faça a vaza: o seu lado precisa de cinco.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep it.</source>
        <extracomment>[king-thrown] follow, chose HK|DK, not led H, not led D</extracomment>
        <translation>Ia deitar fora um rei. Os reis fazem vazas: guarde-o.</translation>
    </message>
</context>
<context>
    <name>lessons/four_handed.txt</name>
    <message>
        <source>The fourth takes the talon</source>
        <extracomment>Title</extracomment>
        <translation>O quarto fica com o monte</translation>
    </message>
    <message>
        <source>All three have passed, and you play alone with what is left.</source>
        <extracomment>About</extracomment>
        <translation>Os três passaram, e joga sozinho com o que resta.</translation>
    </message>
    <message>
        <source>You sat out, and all three passed. So the talon is yours: play alone with it.</source>
        <extracomment>[talon] throw, cards 13, hold SA H7 HA</extracomment>
        <translation>Ficou de fora, e os três passaram. O monte é seu: jogue com ele.</translation>
    </message>
    <message>
        <source>Throw four. Keep all {H}, {SA:the}, {SK:the} and {DK:the}.</source>
        <extracomment>[keep] throw, cards 13, hold SK DK HA H7 SA, keeps SK DK HA H7 SA</extracomment>
        <translation>Descarte quatro. Guarde as de {H}, {SA:o}, {SK:o} e {DK:o}.</translation>
    </message>
    <message>
        <source>Name {H}. The three cannot change cards, since nothing is left to draw.</source>
        <extracomment>[name] name-trump, hold SA H7 HA</extracomment>
        <translation>Escolha {H}. Os três não podem trocar: não há nada para comprar.</translation>
    </message>
    <message>
        <source>You need more tricks than each of the three. Three may do, if each has two.</source>
        <extracomment>[goal] follow, i-am ombre, tricks 0, trump H</extracomment>
        <translation>Precisa de mais vazas do que cada um dos três. Três bastam, se cada um tiver duas.</translation>
    </message>
    <message>
        <source>You threw that suit away. Trump low, with {H6:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led C, tricks 0, hold H6, wins H6</extracomment>
        <translation>Descartou esse naipe todo. Corte baixo, com {H6:o}.</translation>
    </message>
    <message>
        <source>Draw trumps: {SA:the} takes one from each who has one.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Puxe trunfo: {SA:o} leva um a cada um que os tenha.</translation>
    </message>
    <message>
        <source>{H7:The} next: nothing beats it now.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>Depois {H7:o}: já nada bate essa carta.</translation>
    </message>
    <message>
        <source>Basto is gone, so {HA:the} is high.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone SA H7, hold HA, high HA</extracomment>
        <translation>O basto já saiu, por isso {HA:o} é agora o trunfo mais alto.</translation>
    </message>
    <message>
        <source>Now {SK:the}. A king wins while they have the suit.</source>
        <extracomment>[king] lead, i-am ombre, trump H, gone HA, hold SK, high SK</extracomment>
        <translation>Agora {SK:o}. Um rei ganha enquanto tiverem o naipe.</translation>
    </message>
    <message>
        <source>The first five are yours: claim. A failed vole costs 30 chips to each of the three.</source>
        <extracomment>[claim] question claim_or_vole, i-am ombre, teaches claiming</extracomment>
        <translation>As cinco primeiras são suas: pare. Uma bola falhada custa 30 fichas a cada um.</translation>
    </message>
    <message>
        <source>You won {gained} chips. Three pay here, where two pay in Renegado.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>Ganhou {gained} fichas. Aqui pagam três, onde no renegado pagam dois.</translation>
    </message>
    <message>
        <source>All nine tricks! That is paid by three.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>As nove! Pagam-nas três.</translation>
    </message>
    <message>
        <source>One trick was lost, and that costs much. Claim unless you see nine.</source>
        <extracomment>[failed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Perdeu-se uma vaza, e custa muito. Pare, se não vir nove.</translation>
    </message>
    <message>
        <source>Another took as many as you, or more. You pay for all four players.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Outro fez tantas como o feito, ou mais. O feito paga pelos quatro.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Ia descartar um rei. Os reis fazem vazas: guarde-os.</translation>
    </message>
    <message>
        <source>You would throw one of your best trumps away.</source>
        <extracomment>[matador-thrown] throw, chose SA|H7|HA</extracomment>
        <translation>Ia descartar um dos seus melhores trunfos.</translation>
    </message>
    <message>
        <source>Only with {H} are your long suit and the three high trumps together.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Só com {H} o seu naipe comprido e os três trunfos altos ficam juntos.</translation>
    </message>
    <message>
        <source>A low trump gives the lead away. Begin with the best.</source>
        <extracomment>[low] lead, chose H4|H6</extracomment>
        <translation>Um trunfo baixo entrega a saída. Comece pelo melhor.</translation>
    </message>
    <message>
        <source>That card loses. Draw their trumps first.</source>
        <extracomment>[plain] lead, chose SJ|D2</extracomment>
        <translation>Essa carta perde. Tire primeiro os trunfos deles.</translation>
    </message>
    <message>
        <source>Not every card of yours is sure to win. Claim.</source>
        <extracomment>[too-far] question claim_or_vole, chose vole</extracomment>
        <translation>Nem todas as suas cartas são seguras. Pare.</translation>
    </message>
</context>
<context>
    <name>lessons/fourth.txt</name>
    <message>
        <source>Who takes the fourth</source>
        <extracomment>Title</extracomment>
        <translation>Quem faz a quarta</translation>
    </message>
    <message>
        <source>In defence one of you must take four tricks.</source>
        <extracomment>About</extracomment>
        <translation>Como contrários, um dos dois tem de fazer quatro vazas.</translation>
    </message>
    <message>
        <source>One matador, {CA:the}, and a king: too little to play alone. Pass.</source>
        <extracomment>[pass] bid, standing nothing, hold CA DK, keeps CA</extracomment>
        <translation>Um matador, {CA:o}, e um rei: muito pouco para jogar só. Passe.</translation>
    </message>
    <message>
        <source>Keep {DK:the}, {DJ:the} and your trumps. Throw the rest.</source>
        <extracomment>[throw] throw, i-am defender, trump H, hold DK DJ, keeps DK DJ</extracomment>
        <translation>Guarde {DK:o}, {DJ:o} e os trunfos. Descarte o resto.</translation>
    </message>
    <message>
        <source>Two kings: lead them while the Ombre still has their suits. First {DK:the}.</source>
        <extracomment>[kings] lead, i-am defender, trump H, hold DK CK</extracomment>
        <translation>Dois reis: jogue-os enquanto o feito tiver os naipes. Primeiro {DK:o}.</translation>
    </message>
    <message>
        <source>The second king, {CK:the}, before the Ombre runs out of {C}.</source>
        <extracomment>[second] lead, i-am defender, trump H, hold CK, gone DK</extracomment>
        <translation>Agora o segundo rei, {CK:o}, antes de o feito ficar sem {C}.</translation>
    </message>
    <message>
        <source>Now {S6:the}, which costs nothing. The trumps wait for the Ombre.</source>
        <extracomment>[wait] lead, i-am defender, trump H, gone DK CK, hold CA HJ S6, keeps CA HJ</extracomment>
        <translation>Agora {S6:o}, que não custa nada. Os trunfos esperam pelo feito.</translation>
    </message>
    <message>
        <source>Three tricks for one of you and two for the other are not enough. One must take four.</source>
        <extracomment>[split] follow, i-am defender, tricks 2, partner-tricks 1, ombre-tricks 0, teaches defending</extracomment>
        <translation>Três vazas para um e duas para o outro não chegam. Um só tem de fazer quatro.</translation>
    </message>
    <message>
        <source>The Ombre draws trumps. Give the low ones, and keep {CA:the}.</source>
        <extracomment>[low] follow, i-am defender, led trump, leader ombre, hold CA HJ H3, keeps CA HJ</extracomment>
        <translation>O feito puxa trunfo. Jogue os baixos, e guarde {CA:o}.</translation>
    </message>
    <message>
        <source>The Ombre has three. {HJ:The} is enough here; {CA:the} can take another.</source>
        <extracomment>[enough] follow, i-am defender, led trump, leader ombre, ombre-tricks 3, hold HJ CA, wins HJ, keeps CA</extracomment>
        <translation>O feito tem três. {HJ:O} chega aqui; {CA:o} pode fazer outra.</translation>
    </message>
    <message>
        <source>A fourth trick makes a tie. Keep {CA:the} until the Ombre comes.</source>
        <extracomment>[last] lead, i-am defender, tricks 3, ombre-tricks 3, hold CA, keeps CA</extracomment>
        <translation>Uma quarta vaza faz empate. Guarde {CA:o} para quando o feito sair.</translation>
    </message>
    <message>
        <source>Four each, a tie: the Ombre pays, because one of you two took four.</source>
        <extracomment>[made] over, result puesta, i-am defender, tricks 4, ombre-tricks 4</extracomment>
        <translation>Quatro a cada um, empate: o feito paga, porque um dos dois fez quatro.</translation>
    </message>
    <message>
        <source>A tie all the same: the Ombre pays.</source>
        <extracomment>[partner-made] over, result puesta, i-am defender, tricks 3-, aside</extracomment>
        <translation>Empate na mesma: o feito paga.</translation>
    </message>
    <message>
        <source>One of you took more than the Ombre. That is codille, better still.</source>
        <extracomment>[codille] over, result codille, i-am defender, aside</extracomment>
        <translation>Um dos dois fez mais do que o feito. É codilho, ainda melhor.</translation>
    </message>
    <message>
        <source>The Ombre won with four, since you two were split three and two.</source>
        <extracomment>[split-up] over, result sacada, i-am defender, ombre-tricks 4, aside</extracomment>
        <translation>O feito ganhou com quatro, porque os contrários fizeram três e duas.</translation>
    </message>
    <message>
        <source>The Ombre won. Two kings and basto can be four tricks with a little help.</source>
        <extracomment>[ombre-won] over, result sacada, i-am defender, ombre-tricks 5+, aside</extracomment>
        <translation>O feito ganhou. Dois reis e o basto podem ser quatro vazas, com alguma ajuda.</translation>
    </message>
    <message>
        <source>Too little to play alone: you would pay more often than win. Pass.</source>
        <extracomment>[too-bold] bid, chose entrada|vuelta|solo</extracomment>
        <translation>Muito pouco para jogar só: pagava mais vezes do que ganhava. Passe.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it for the Ombre.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am defender</extracomment>
        <translation>Ia descartar um trunfo. Guarde-o para o feito.</translation>
    </message>
    <message>
        <source>Keep {CA:the}: it will take a trick when the Ombre needs one.</source>
        <extracomment>[basto-early] i-am defender, chose CA, hold CA, keeps CA</extracomment>
        <translation>Guarde {CA:o}: fará uma vaza quando o feito precisar de uma.</translation>
    </message>
    <message>
        <source>Keep your trumps until the Ombre leads. Lead another suit.</source>
        <extracomment>[trump-led] lead, i-am defender, chose trump</extracomment>
        <translation>Guarde os trunfos até o feito sair. Saia com outro naipe.</translation>
    </message>
    <message>
        <source>{HJ:The} does not win here. Give a lower one.</source>
        <extracomment>[for-nothing] follow, i-am defender, led trump, chose HJ, hold HJ, not wins HJ, keeps HJ</extracomment>
        <translation>{HJ:O} não ganha aqui. Jogue uma carta mais baixa.</translation>
    </message>
</context>
<context>
    <name>lessons/french.txt</name>
    <message>
        <source>The French pool</source>
        <extracomment>Title</extracomment>
        <translation>O bolo francês</translation>
    </message>
    <message>
        <source>Everybody lays two chips, and the winner takes them.</source>
        <extracomment>About</extracomment>
        <translation>Cada um põe duas fichas, e quem ganha leva-as.</translation>
    </message>
    <message>
        <source>In French Ombre everybody lays two chips. Whoever plays and wins takes them, and that is all.</source>
        <extracomment>[stakes] bid</extracomment>
        <translation>No jogo francês todos põem duas fichas. Quem joga e ganha leva-as, e mais nada.</translation>
    </message>
    <message>
        <source>Bids rise from play to *sans prendre*, without new cards, and to vole. Bid play.</source>
        <extracomment>[bids] bid, standing nothing, hold SA DA D7 SK</extracomment>
        <translation>Os lanços são jogo, *sem comprar*, isto é, sem cartas novas, e bola. Declare jogo.</translation>
    </message>
    <message>
        <source>Name {D}: then you have spadille, manille and punto.</source>
        <extracomment>[name] name-trump, hold SA DA D7</extracomment>
        <translation>Escolha {D}: fica com espadilha, manilha e ponto.</translation>
    </message>
    <message>
        <source>Keep your trumps and {SK:the}. Nobody may give up in this game.</source>
        <extracomment>[throw] throw, i-am ombre, trump D, hold SK, keeps SK</extracomment>
        <translation>Guarde os trunfos e {SK:o}. Neste jogo ninguém pode render-se.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}, which nobody beats.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA D7, high SA</extracomment>
        <translation>Puxe trunfo com {SA:o}, que ninguém bate.</translation>
    </message>
    <message>
        <source>{D7:The} next.</source>
        <extracomment>[manille] lead, i-am ombre, trump D, gone SA, hold D7, high D7</extracomment>
        <translation>Depois {D7:o}.</translation>
    </message>
    <message>
        <source>Now the kings, first {SK:the}, while the others have their suits.</source>
        <extracomment>[kings] lead, i-am ombre, trump D, gone D7, hold SK CK, keeps CK</extracomment>
        <translation>Agora os reis, primeiro {SK:o}, enquanto os outros tiverem os naipes.</translation>
    </message>
    <message>
        <source>Five tricks: claim, and take the pool. A failed vole costs half of it to each.</source>
        <extracomment>[claim] question claim_or_vole, teaches claiming</extracomment>
        <translation>Cinco vazas: dê por ganho e leve o bolo. Uma bola falhada custa metade dele a cada um.</translation>
    </message>
    <message>
        <source>You won {gained} chips, which is the pool. Matadors and the first five tricks are not paid.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>Ganhou {gained} fichas, que é o bolo. Matadores e primeiras não se pagam.</translation>
    </message>
    <message>
        <source>A tie: you pay as much as the pool holds, so it doubles.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Empate: paga tanto quanto há no bolo, que assim dobra.</translation>
    </message>
    <message>
        <source>Codille: you pay the winner as much as the pool holds. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Codilho: paga ao vencedor tanto quanto há no bolo. O bolo fica.</translation>
    </message>
    <message>
        <source>All have passed. The pool stays, and everybody lays two chips more.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Todos passaram. O bolo fica, e cada um põe mais duas fichas.</translation>
    </message>
    <message>
        <source>With {D} you have three of the best four trumps. That is worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Com {D} tem três dos quatro melhores trunfos. Vale um lanço.</translation>
    </message>
    <message>
        <source>Your hand wants new cards: bid play.</source>
        <extracomment>[new-cards] bid, chose sans_prendre|vole</extracomment>
        <translation>Esta mão quer cartas novas: declare jogo.</translation>
    </message>
    <message>
        <source>Not every card of yours is sure to win. Claim, and take the pool.</source>
        <extracomment>[too-far] question claim_or_vole, chose vole</extracomment>
        <translation>Nem todas as suas cartas são seguras. Dê por ganho, e leve o bolo.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Ia descartar um rei. Os reis fazem vazas: guarde-os.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Ia descartar um trunfo. Cada trunfo pode fazer uma vaza: guarde-o.</translation>
    </message>
</context>
<context>
    <name>lessons/german_solo.txt</name>
    <message>
        <source>The called ace</source>
        <extracomment>Title</extracomment>
        <translation>O ás chamado</translation>
    </message>
    <message>
        <source>Call an ace: its holder is your secret ally.</source>
        <extracomment>About</extracomment>
        <translation>Chame um ás: quem o tem é o seu aliado secreto.</translation>
    </message>
    <message>
        <source>One suit is the *couleur*, here {C}. A bid in it is higher, and paid double.</source>
        <extracomment>[couleur] bid, standing frage</extracomment>
        <translation>Um naipe é a *couleur*, aqui {C}. Um lanço nela é mais alto, e paga a dobrar.</translation>
    </message>
    <message>
        <source>Both black queens are always trumps: with {SQ:the} you have five. Bid Frage in couleur.</source>
        <extracomment>[bid] bid, standing frage, hold C7 SQ CK CJ CT</extracomment>
        <translation>As duas damas pretas são sempre trunfos: com {SQ:o} tem cinco. Declare Frage em couleur.</translation>
    </message>
    <message>
        <source>Call {SA:the}. Its holder is your ally, and does not say so.</source>
        <extracomment>[call] call-card, out SA, hold SJ S9, teaches ace-called</extracomment>
        <translation>Chame {SA:o}. Quem tiver essa carta é o aliado, e não o diz.</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Nobody changes cards.</source>
        <extracomment>[five] follow, i-am ombre, side-tricks 0, enemy-tricks 0</extracomment>
        <translation>Juntos precisam de cinco das oito vazas. Ninguém troca.</translation>
    </message>
    <message>
        <source>Play {SQ:the}. Above it are only {C7:the} and {CQ:the}.</source>
        <extracomment>[basta] follow, i-am ombre, trump C, led trump, out CQ, hold SQ C7, wins SQ, keeps C7</extracomment>
        <translation>Jogue {SQ:o}. Acima só há {C7:o} e {CQ:o}.</translation>
    </message>
    <message>
        <source>You have none of that suit, and play last. Trump it: {CK:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, led H, void, last, hold CK, wins CK</extracomment>
        <translation>Não tem esse naipe, e joga em último. Corte: {CK:o}.</translation>
    </message>
    <message>
        <source>{CQ:The} has gone, so {C7:the} is the best trump. Lead it.</source>
        <extracomment>[draw] lead, i-am ombre, trump C, gone CQ, hold C7, high C7</extracomment>
        <translation>{CQ:O} já saiu, por isso {C7:o} é o melhor trunfo. Saia com ele.</translation>
    </message>
    <message>
        <source>Lead {S9:the}, in the suit of the ace that you called.</source>
        <extracomment>[ally] lead, i-am ombre, called SA, out SA, gone C7, hold S9 SJ</extracomment>
        <translation>Saia com {S9:o}, do naipe do ás que se chamou.</translation>
    </message>
    <message>
        <source>Trump this with {CJ:the}.</source>
        <extracomment>[again] follow, i-am ombre, trump C, led D, void, hold CJ, wins CJ</extracomment>
        <translation>Corte aqui com {CJ:o}.</translation>
    </message>
    <message>
        <source>No other trump is left: {CT:the} takes a trick.</source>
        <extracomment>[rest] lead, i-am ombre, trump C, trumps-out 0, hold CT, trumps 1</extracomment>
        <translation>Não resta outro trunfo: {CT:o} faz uma vaza.</translation>
    </message>
    <message>
        <source>{ally} held the ace, and plays with you.</source>
        <extracomment>[shown] i-am ombre, called SA, gone SA, not over</extracomment>
        <translation>{ally} tinha o ás, e joga consigo.</translation>
    </message>
    <message>
        <source>Four chips from one opponent; your ally has as many from the other. There is no pool.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract frage_couleur, gained 4</extracomment>
        <translation>Quatro fichas de um adversário; o aliado recebe outras tantas do outro. Não há bolo.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 4, aside</extracomment>
        <translation>Ganhou {gained} fichas.</translation>
    </message>
    <message>
        <source>That is lost, and you pay as much as you would have won.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>O jogo está perdido, e paga tanto como teria ganho.</translation>
    </message>
    <message>
        <source>You play alone against three.</source>
        <extracomment>[single] i-am ombre, contract solo|solo_couleur|tout|tout_couleur, tricks 0, not over, aside</extracomment>
        <translation>Joga só contra três.</translation>
    </message>
    <message>
        <source>You hold the called card, and play with {ombre}.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>Tem a carta chamada, e joga com {ombre}.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, in couleur.</source>
        <extracomment>[other] over, i-am defender|ally, aside</extracomment>
        <translation>Jogou outra pessoa. Tente outra vez, em couleur.</translation>
    </message>
    <message>
        <source>Five trumps and an ally are enough. Bid Frage in couleur.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Cinco trunfos e um aliado bastam. Declare Frage em couleur.</translation>
    </message>
    <message>
        <source>Alone you need five tricks or more of your own. Call an ally.</source>
        <extracomment>[too-much] bid, chose solo|solo_couleur|tout|tout_couleur</extracomment>
        <translation>Sem ajuda precisa de cinco vazas suas. Chame um aliado.</translation>
    </message>
</context>
<context>
    <name>lessons/hold.txt</name>
    <message>
        <source>To hold a bid</source>
        <extracomment>Title</extracomment>
        <translation>Igualar um lanço</translation>
    </message>
    <message>
        <source>Entrada, vuelta, solo, and the right to say the same.</source>
        <extracomment>About</extracomment>
        <translation>Licença, voltarete, solo e o direito de dizer o mesmo.</translation>
    </message>
    <message>
        <source>The second chosen deal: bids rise, from entrada to *vuelta* and *solo*, for more chips.</source>
        <extracomment>[rise] bid, standing nothing, teaches higher-bid</extracomment>
        <translation>A segunda mão escolhida: acima da licença há *voltarete* e *solo*, que valem mais fichas.</translation>
    </message>
    <message>
        <source>{right} bids more. You speak earlier, so the same bid is enough: *hold*.</source>
        <extracomment>[over] bid, standing vuelta, may-hold, teaches hold</extracomment>
        <translation>{right} lança mais alto. Como fala antes, basta o mesmo lanço: *iguale*.</translation>
    </message>
    <message>
        <source>In a vuelta the talon&apos;s next card is turned, and its suit is trump.</source>
        <extracomment>[vuelta] bid, standing vuelta, may-hold</extracomment>
        <translation>No voltarete vira-se a carta seguinte do monte, e o seu naipe é trunfo.</translation>
    </message>
    <message>
        <source>The card turned up is yours, so throw at least one.</source>
        <extracomment>[taken] throw, i-am ombre, contract vuelta</extracomment>
        <translation>A carta virada é sua: descarte pelo menos uma.</translation>
    </message>
    <message>
        <source>Solo is the highest bid: trump is named, but the Ombre changes no card.</source>
        <extracomment>[worse] bid, standing solo, aside</extracomment>
        <translation>O solo é o lanço mais alto: escolhe-se o trunfo, mas o feito não troca.</translation>
    </message>
</context>
<context>
    <name>lessons/homme_auvergne.txt</name>
    <message>
        <source>A turned card</source>
        <extracomment>Title</extracomment>
        <translation>Uma carta virada</translation>
    </message>
    <message>
        <source>Take its suit as trump, and you are the Man.</source>
        <extracomment>About</extracomment>
        <translation>Tome o naipe dela como trunfo, e é o Homem.</translation>
    </message>
    <message>
        <source>A card is turned. Whoever says play takes its suit as trump, and is the *Man*.</source>
        <extracomment>[goal] question be_man</extracomment>
        <translation>Vira-se uma carta. Quem disser «jogo» fica com o naipe para trunfo, e é o *Homem*.</translation>
    </message>
    <message>
        <source>The Man needs the most of five tricks. You have no {S}, so pass.</source>
        <extracomment>[pass] question be_man, offered S, hold HK HQ</extracomment>
        <translation>Há cinco vazas, e o Homem tem de fazer mais do que qualquer outro. Não tem {S}: passe.</translation>
    </message>
    <message>
        <source>{right} showed {SK:the}: the turned suit&apos;s king is a point at once.</source>
        <extracomment>[shown] question be_man, offered S, out SK, keeps SK</extracomment>
        <translation>{right} mostrou {SK:o}: o rei do naipe virado vale logo um ponto.</translation>
    </message>
    <message>
        <source>The turned card is of your suit. Show {HK:the}, and have a point.</source>
        <extracomment>[show] question show_king, offered H, hold HK</extracomment>
        <translation>A carta virada é do seu naipe. Mostre {HK:o}, e tem um ponto.</translation>
    </message>
    <message>
        <source>With these three trumps you take the most tricks: play.</source>
        <extracomment>[play] question be_man, offered H, hold HK HQ H9</extracomment>
        <translation>Com estes três trunfos faz mais vazas do que qualquer outro: jogue.</translation>
    </message>
    <message>
        <source>In every suit it goes king, queen, jack, ace, ten. Give {D9:the}.</source>
        <extracomment>[order] follow, i-am ombre, led D, hold D9 DA, lies DK</extracomment>
        <translation>Em cada naipe: rei, dama, valete, ás, dez. Jogue {D9:o}.</translation>
    </message>
    <message>
        <source>You have none of that suit. Here you must trump if you can.</source>
        <extracomment>[must] follow, i-am ombre, void, led S, trump H, trumps 1+</extracomment>
        <translation>Não tem esse naipe. Aqui é obrigatório cortar, podendo.</translation>
    </message>
    <message>
        <source>{SK:The} scored a point. Take it with {H9:the}: the point is yours.</source>
        <extracomment>[capture] follow, i-am ombre, led S, lies SK, last, hold H9, wins H9, keeps SK</extracomment>
        <translation>{SK:O} valeu um ponto. Faça a vaza com {H9:o}: o ponto é seu.</translation>
    </message>
    <message>
        <source>Draw trumps with {HK:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold HK, high HK</extracomment>
        <translation>Puxe trunfo com {HK:o}.</translation>
    </message>
    <message>
        <source>{HQ:The} next: nothing beats it now.</source>
        <extracomment>[next] lead, i-am ombre, trump H, gone HK, hold HQ, high HQ</extracomment>
        <translation>Depois {HQ:o}: é agora a mais alta.</translation>
    </message>
    <message>
        <source>Three of five: nobody can have more.</source>
        <extracomment>[three] i-am ombre, tricks 3+, not over</extracomment>
        <translation>Três em cinco: ninguém pode ter mais.</translation>
    </message>
    <message>
        <source>Three points: for your king, for theirs, and for the Man. Five win the game.</source>
        <extracomment>[paid] over, result man_wins, i-am ombre, gained 3</extracomment>
        <translation>Três pontos: pelo seu rei, pelo rei deles, e pela vitória do Homem. Cinco ganham a partida.</translation>
    </message>
    <message>
        <source>The Man won. Five points win the game.</source>
        <extracomment>[paid-less] over, result man_wins, i-am ombre, not gained 3, aside</extracomment>
        <translation>O Homem ganhou. Cinco pontos ganham a partida.</translation>
    </message>
    <message>
        <source>The Man lost: one point less for you, one more for each other.</source>
        <extracomment>[lost] over, result man_loses, i-am ombre, aside</extracomment>
        <translation>O Homem perdeu: um ponto a menos para si, um a mais para cada um dos outros.</translation>
    </message>
    <message>
        <source>Somebody else was the Man. Wait for {H}, then play.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>O Homem foi outra pessoa. Espere por {H}, e jogue.</translation>
    </message>
    <message>
        <source>Nobody played, so the deal is void.</source>
        <extracomment>[nothing] over, i-am nobody, aside</extracomment>
        <translation>Ninguém jogou: a mão não conta.</translation>
    </message>
    <message>
        <source>You have no {S}. Without trumps the Man loses.</source>
        <extracomment>[too-weak] question be_man, offered S, chose play</extracomment>
        <translation>Não tem {S}. Sem trunfos o Homem perde.</translation>
    </message>
    <message>
        <source>Three trumps, with the best two: play.</source>
        <extracomment>[missed] question be_man, offered H, chose pass</extracomment>
        <translation>Três trunfos, com os dois melhores: jogue.</translation>
    </message>
    <message>
        <source>Showing it costs nothing, and is a point.</source>
        <extracomment>[kept] question show_king, chose keep</extracomment>
        <translation>Mostrá-lo não custa nada, e vale um ponto.</translation>
    </message>
</context>
<context>
    <name>lessons/lhombre.txt</name>
    <message>
        <source>The duel</source>
        <extracomment>Title</extracomment>
        <translation>O duelo</translation>
    </message>
    <message>
        <source>Two bid against each other; the one who is left meets the third.</source>
        <extracomment>About</extracomment>
        <translation>Dois lançam um contra o outro; quem fica enfrenta o terceiro.</translation>
    </message>
    <message>
        <source>In L’Hombre two bid against each other. The one who is left meets the third.</source>
        <extracomment>[duel] bid, standing nothing, teaches duel</extracomment>
        <translation>No l’hombre lança-se dois a dois. Quem fica enfrenta o terceiro.</translation>
    </message>
    <message>
        <source>Begin low, with *spil*: you name the trump, and exchange.</source>
        <extracomment>[spil] bid, standing nothing, hold SA SQ SJ CK DK</extracomment>
        <translation>Comece baixo, com *spil*: escolhe o trunfo, e troca.</translation>
    </message>
    <message>
        <source>Somebody bids higher. You spoke first, so a game just as high is enough.</source>
        <extracomment>[held] bid, standing kobe_nolo, may-hold</extracomment>
        <translation>Alguém lança mais alto. Como falou primeiro, basta um jogo da mesma altura.</translation>
    </message>
    <message>
        <source>Hold with tourné. {SA:The} and two kings are good, whatever suit is turned.</source>
        <extracomment>[hold] bid, standing kobe_nolo, hold SA CK DK, keeps SA</extracomment>
        <translation>Iguale com tourné. {SA:O} e dois reis servem, seja qual for o naipe virado.</translation>
    </message>
    <message>
        <source>{S4:The} is turned: {S} are trumps. It counts as the first card you draw.</source>
        <extracomment>[turned] throw, i-am ombre, trump S, out S4, teaches buying</extracomment>
        <translation>Virou-se {S4:o}: o trunfo é {S}. Conta como a primeira carta que compra.</translation>
    </message>
    <message>
        <source>You must draw one more at least. Throw {H2:the} and {D2:the}.</source>
        <extracomment>[throw] throw, i-am ombre, trump S, hold H2 D2</extracomment>
        <translation>Tem de comprar pelo menos mais uma. Descarte {H2:o} e {D2:o}.</translation>
    </message>
    <message>
        <source>Here you could throw the hand in, for the price of a tie. Yours is good: play.</source>
        <extracomment>[strong] question throw_in, trump S</extracomment>
        <translation>Aqui podia deitar a mão fora, pelo preço de um empate. A sua é boa: jogue.</translation>
    </message>
    <message>
        <source>Draw trumps with {SQ:the}. Keep {SA:the}, the best of all.</source>
        <extracomment>[draw] lead, i-am ombre, trump S, tricks 0, hold SA SQ, keeps SA</extracomment>
        <translation>Puxe trunfo com {SQ:o}. Guarde {SA:o}, o melhor de todos.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {S5:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, led H, void, hold S5, wins S5</extracomment>
        <translation>Não tem esse naipe. Corte: {S5:o}.</translation>
    </message>
    <message>
        <source>Play a king, while they have its suit: {CK:the}.</source>
        <extracomment>[king] lead, i-am ombre, tricks 1+, hold CK, high CK</extracomment>
        <translation>Jogue um rei, enquanto tiverem o naipe: {CK:o}.</translation>
    </message>
    <message>
        <source>And the other: {DK:the}.</source>
        <extracomment>[king-too] lead, i-am ombre, gone CK, hold DK, high DK</extracomment>
        <translation>E o outro: {DK:o}.</translation>
    </message>
    <message>
        <source>Now keep your trumps. Lead {C5:the}, and let them come to you.</source>
        <extracomment>[wait] lead, i-am ombre, trump S, gone CK DK, hold C5 SA, trumps 3+, keeps SA</extracomment>
        <translation>Agora guarde os trunfos. Saia com {C5:o}, e espere que joguem eles.</translation>
    </message>
    <message>
        <source>Trump this one with {SJ:the}.</source>
        <extracomment>[page] follow, i-am ombre, trump S, led H, void, gone S5, hold SJ, wins SJ</extracomment>
        <translation>Corte esta com {SJ:o}.</translation>
    </message>
    <message>
        <source>{SA:The} is your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump S, tricks 4, hold SA</extracomment>
        <translation>{SA:O} é a sua quinta vaza.</translation>
    </message>
    <message>
        <source>Each opponent pays two chips for a tourné. There is no pool, and {right} sat out.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract tourne, gained 4, teaches union-prices</extracomment>
        <translation>Cada adversário paga duas fichas por um tourné. Não há bolo, e {right} ficou de fora.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not contract tourne, aside</extracomment>
        <translation>Ganhou {gained} fichas.</translation>
    </message>
    <message>
        <source>No more tricks than the better of them: a tie. You pay two chips to each.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract tourne, teaches kruk, aside</extracomment>
        <translation>Não tem mais vazas do que o melhor deles: empate. Paga duas fichas a cada um.</translation>
    </message>
    <message>
        <source>One of them has more tricks: *kruk*. You pay three chips to each.</source>
        <extracomment>[lost] over, result codille, i-am ombre, contract tourne, aside</extracomment>
        <translation>Um deles tem mais vazas: *kruk*. Paga três fichas a cada um.</translation>
    </message>
    <message>
        <source>A hand thrown in costs as much as a tie.</source>
        <extracomment>[thrown-in] over, result surrender, i-am ombre, aside</extracomment>
        <translation>Deitar a mão fora custa tanto como um empate.</translation>
    </message>
    <message>
        <source>That was played for the *tout*, all nine tricks.</source>
        <extracomment>[tout] over, result vole|failed_vole, aside</extracomment>
        <translation>Jogou-se ao *tout*, às nove vazas.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and hold.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Jogou outra pessoa. Tente outra vez, e iguale.</translation>
    </message>
    <message>
        <source>All have passed, and nobody pays.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Todos passaram, e ninguém paga.</translation>
    </message>
    <message>
        <source>Three high {S} and two kings are enough for spil.</source>
        <extracomment>[pass] bid, standing nothing, chose pass</extracomment>
        <translation>Três cartas altas de {S} e dois reis chegam para spil.</translation>
    </message>
    <message>
        <source>You may hold, since you spoke first. Tourné is as high.</source>
        <extracomment>[give-way] bid, standing kobe_nolo, chose pass</extracomment>
        <translation>Pode igualar, porque falou primeiro. O tourné é da mesma altura.</translation>
    </message>
    <message>
        <source>A nolo loses every trick. Your kings would win some.</source>
        <extracomment>[no-loser] bid, chose kobe_nolo|ren_nolo|ouvert</extracomment>
        <translation>Num nolo perdem-se todas as vazas. Os seus reis faziam algumas.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing. Let the talon help you.</source>
        <extracomment>[no-exchange] bid, chose solo</extracomment>
        <translation>Num solo não se troca nada. Deixe o monte ajudar.</translation>
    </message>
    <message>
        <source>Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Os reis fazem vazas: guarde-os.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw low plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Guarde os trunfos. Descarte cartas baixas dos outros naipes.</translation>
    </message>
    <message>
        <source>That costs two chips to each. You have five trumps and two kings: play.</source>
        <extracomment>[given-up] question throw_in, chose throw_in</extracomment>
        <translation>Custa duas fichas a cada um. Tem cinco trunfos e dois reis: jogue.</translation>
    </message>
</context>
<context>
    <name>lessons/lhombre_nolo.txt</name>
    <message>
        <source>No trick at all</source>
        <extracomment>Title</extracomment>
        <translation>Nem uma vaza</translation>
    </message>
    <message>
        <source>A nolo has no trumps, and you must take nothing.</source>
        <extracomment>About</extracomment>
        <translation>Um nolo não tem trunfos, e não pode levar nada.</translation>
    </message>
    <message>
        <source>A *nolo* is a game without trumps, in which you must take no trick.</source>
        <extracomment>[nolo] bid, standing spil</extracomment>
        <translation>Um *nolo* é um jogo sem trunfo, em que não se pode fazer vaza nenhuma.</translation>
    </message>
    <message>
        <source>You have low cards in the suits you hold. Bid købe-nolo: you alone exchange.</source>
        <extracomment>[bid] bid, standing spil, hold SA S3 H7 H5</extracomment>
        <translation>Tem cartas baixas nos seus naipes. Declare købe-nolo: só o feito troca.</translation>
    </message>
    <message>
        <source>Nothing is trump now. The black aces are the lowest of their suits, like the red sevens.</source>
        <extracomment>[order] throw, contract kobe_nolo, teaches no-trick</extracomment>
        <translation>Agora não há trunfo. Os ases pretos são as cartas mais baixas, como os setes vermelhos.</translation>
    </message>
    <message>
        <source>Throw what would win a trick: {CQ:the} and {HQ:the}.</source>
        <extracomment>[throw] throw, contract kobe_nolo, hold CQ HQ</extracomment>
        <translation>Descarte o que faria uma vaza: {CQ:o} e {HQ:o}.</translation>
    </message>
    <message>
        <source>One trick is a tie here. Two or more are lost.</source>
        <extracomment>[prices] follow, i-am ombre, contract kobe_nolo, tricks 0, cards 9, teaches kruk</extracomment>
        <translation>Aqui uma vaza é empate. Com duas ou mais, perde-se.</translation>
    </message>
    <message>
        <source>You have none of that suit. Get rid of a high card: {DJ:the}.</source>
        <extracomment>[away] follow, i-am ombre, contract kobe_nolo, void, led C, hold DJ</extracomment>
        <translation>Não tem esse naipe. Livre-se de uma carta alta: {DJ:o}.</translation>
    </message>
    <message>
        <source>{SA:The}, elsewhere the best trump, is the lowest of its suit. Play it.</source>
        <extracomment>[ace] follow, i-am ombre, contract kobe_nolo, led S, hold SA, not wins SA</extracomment>
        <translation>{SA:O}, noutros jogos o melhor trunfo, é a mais baixa do naipe. Jogue essa carta.</translation>
    </message>
    <message>
        <source>{H7:The} is below every other card of its suit.</source>
        <extracomment>[seven] follow, i-am ombre, contract kobe_nolo, led H, hold H7, not wins H7</extracomment>
        <translation>{H7:O} está abaixo de todas as outras cartas do naipe.</translation>
    </message>
    <message>
        <source>Stay below the winning card, with {H5:the}.</source>
        <extracomment>[below] follow, i-am ombre, contract kobe_nolo, led H, gone H7, hold H5, not wins H5</extracomment>
        <translation>Fique abaixo da carta que ganha, com {H5:o}.</translation>
    </message>
    <message>
        <source>No trick at all. Each opponent pays two chips, since there is no pool.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract kobe_nolo, gained 4, teaches union-prices</extracomment>
        <translation>Nem uma vaza. Cada adversário paga duas fichas, porque não há bolo.</translation>
    </message>
    <message>
        <source>One trick is a tie, *bet*: you pay two chips to each.</source>
        <extracomment>[one] over, result puesta, i-am ombre, contract kobe_nolo, aside</extracomment>
        <translation>Uma vaza é empate, *bet*: paga duas fichas a cada um.</translation>
    </message>
    <message>
        <source>Two tricks or more: you pay three chips to each.</source>
        <extracomment>[two] over, result codille, i-am ombre, contract kobe_nolo, aside</extracomment>
        <translation>Duas vazas ou mais: paga três fichas a cada um.</translation>
    </message>
    <message>
        <source>That was another game. Try it again, with købe-nolo.</source>
        <extracomment>[other-game] over, i-am ombre, not contract kobe_nolo, aside</extracomment>
        <translation>Foi outro jogo. Tente outra vez, com købe-nolo.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, with købe-nolo.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Jogou outra pessoa. Tente outra vez, com købe-nolo.</translation>
    </message>
    <message>
        <source>Low cards are a strength here. Bid købe-nolo.</source>
        <extracomment>[pass] bid, standing spil, chose pass</extracomment>
        <translation>Aqui o que vale são as cartas baixas. Declare købe-nolo.</translation>
    </message>
    <message>
        <source>You want to throw your two high cards first, and that needs an exchange.</source>
        <extracomment>[pure] bid, chose ren_nolo|ouvert</extracomment>
        <translation>Convém livrar-se primeiro das duas cartas altas, e para isso é preciso trocar.</translation>
    </message>
    <message>
        <source>Only {SA:the} would win tricks here. Your hand is better at losing.</source>
        <extracomment>[trumps] bid, chose bedre|tourne|solo, hold SA</extracomment>
        <translation>Só {SA:o} fazia vazas aqui. Esta mão é melhor para perder.</translation>
    </message>
    <message>
        <source>Your two high cards would win tricks. Throw them.</source>
        <extracomment>[kept-queen] throw, contract kobe_nolo, not chose CQ, not chose king</extracomment>
        <translation>As suas duas cartas altas faziam vazas. Descarte-as.</translation>
    </message>
    <message>
        <source>{DJ:The} is the card that would win a trick. Throw it now.</source>
        <extracomment>[kept-jack] follow, contract kobe_nolo, void, led C, hold DJ, chose S7|S6|S3|SA|H4|H5|H7|D6</extracomment>
        <translation>{DJ:O} é a carta que fazia uma vaza. Deite-a fora agora.</translation>
    </message>
    <message>
        <source>That card wins the trick. Stay below.</source>
        <extracomment>[too-high] follow, contract kobe_nolo, led S, chose S7|S6, wins S6</extracomment>
        <translation>Essa carta faz a vaza. Fique abaixo.</translation>
    </message>
</context>
<context>
    <name>lessons/matador.txt</name>
    <message>
        <source>A matador withheld</source>
        <extracomment>Title</extracomment>
        <translation>Um matador guardado</translation>
    </message>
    <message>
        <source>The three best trumps need not fall to a lower one.</source>
        <extracomment>About</extracomment>
        <translation>Os três melhores trunfos não têm de cair perante um menor.</translation>
    </message>
    <message>
        <source>The third chosen deal is about the three best trumps.</source>
        <extracomment>[chosen] bid, standing nothing</extracomment>
        <translation>A terceira mão escolhida é sobre os três melhores trunfos.</translation>
    </message>
    <message>
        <source>Spadille, manille and basto are *matadors*. A lower trump does not force {CA:the} out.</source>
        <extracomment>[withheld] follow, led trump, withheld CA, hold CA, keeps CA, teaches withheld</extracomment>
        <translation>Espadilha, manilha e basto são os *matadores*. Um trunfo mais baixo não obriga a jogar {CA:o}.</translation>
    </message>
    <message>
        <source>You may keep it, and give any card.</source>
        <extracomment>[keep] follow, led trump, withheld CA, hold CA, keeps CA</extracomment>
        <translation>Pode guardar o basto, e jogar outra carta qualquer.</translation>
    </message>
</context>
<context>
    <name>lessons/pokerwiner.txt</name>
    <message>
        <source>Two bids only</source>
        <extracomment>Title</extracomment>
        <translation>Só dois lanços</translation>
    </message>
    <message>
        <source>Play with an exchange, or higher, without one.</source>
        <extracomment>About</extracomment>
        <translation>Jogue com troca ou, mais alto, sem ela.</translation>
    </message>
    <message>
        <source>There are only two bids: play, and no exchange. {left} has bid play.</source>
        <extracomment>[bids] bid, standing play, hold HA HK HQ H7</extracomment>
        <translation>Há só dois lanços: jogo, e jogo sem compra. {left} declarou jogo.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps. Bid no exchange: it goes over play, and each pays 15.</source>
        <extracomment>[higher] bid, standing play, hold HA HK HQ H7</extracomment>
        <translation>Com {H} tem seis trunfos. Declare sem compra: é mais alto, e cada um paga 15.</translation>
    </message>
    <message>
        <source>Name {H}. The others change cards now, and you do not.</source>
        <extracomment>[name] name-trump, hold HA HK HQ H7</extracomment>
        <translation>Escolha {H}. Agora os outros trocam, e o feito não.</translation>
    </message>
    <message>
        <source>The dealer may look at what is left. Then all may see it, so leave it.</source>
        <extracomment>[talon] question show_talon, i-am ombre</extracomment>
        <translation>Quem deu pode ver o resto do monte, mas então veem-no todos. Deixe ficar.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump low, with {H3:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led D, hold H3, wins H3</extracomment>
        <translation>Não tem esse naipe. Corte baixo, com {H3:o}.</translation>
    </message>
    <message>
        <source>First {CK:the}, while they still have that suit. Your trumps can wait.</source>
        <extracomment>[side] lead, i-am ombre, trump H, hold CK, high CK, teaches leading</extracomment>
        <translation>Primeiro {CK:o}, enquanto tiverem esse naipe. Os trunfos podem esperar.</translation>
    </message>
    <message>
        <source>Lead a card that must be lost: {S7:the}. Two matadors are still out.</source>
        <extracomment>[lose] lead, i-am ombre, trump H, hold S7 S3, gone CK, out SA CA, keeps SA CA S3</extracomment>
        <translation>Saia com uma carta já perdida: {S7:o}. Há dois matadores por sair.</translation>
    </message>
    <message>
        <source>You cannot win this trick: give {S3:the}.</source>
        <extracomment>[give] follow, i-am ombre, trump H, hold S3, void, not can-win</extracomment>
        <translation>Não ganha esta vaza: jogue {S3:o}.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>É a quinta vaza, e o jogo está ganho.</translation>
    </message>
    <message>
        <source>You won {gained} chips: the pool, and 15 from each. For play each would have paid 5.</source>
        <extracomment>[paid] over, result sacada, contract no_exchange, gained 1+, i-am ombre</extracomment>
        <translation>Ganhou {gained} fichas: o bolo, e 15 de cada um. Por jogo eram 5.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Correu mal. Tentar outra vez não custa nada.</translation>
    </message>
    <message>
        <source>You let {ombre} play. Now you defend, as in Renegado.</source>
        <extracomment>[defend] throw, i-am defender, aside</extracomment>
        <translation>Deixa {ombre} jogar. Agora defende, como no renegado.</translation>
    </message>
    <message>
        <source>This hand wins nearly nine times in ten without new cards. Do not pass.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Esta mão ganha quase nove vezes em dez sem cartas novas. Não passe.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Com {H} tem seis trunfos.</translation>
    </message>
    <message>
        <source>A low trump gives the trick away. You need it to trump with.</source>
        <extracomment>[low] lead, chose H2|H3</extracomment>
        <translation>Um trunfo baixo entrega a vaza. Guarde-o para cortar.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep it.</source>
        <extracomment>[king] follow, chose CK</extracomment>
        <translation>Ia deitar fora um rei. Os reis fazem vazas: guarde-o.</translation>
    </message>
</context>
<context>
    <name>lessons/puesta.txt</name>
    <message>
        <source>The pool grows</source>
        <extracomment>Title</extracomment>
        <translation>O bolo cresce</translation>
    </message>
    <message>
        <source>In a tie the Ombre pays into the pool.</source>
        <extracomment>About</extracomment>
        <translation>Com empate o feito paga ao bolo.</translation>
    </message>
    <message>
        <source>The fourth chosen deal: a good hand, and who knows how it ends.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>A quarta mão escolhida: uma boa mão, mas nunca se sabe como acaba.</translation>
    </message>
    <message>
        <source>You have {tricks} tricks, and so has one of them. That is a tie, *puesta*: the Ombre pays.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, tricks 4, teaches puesta</extracomment>
        <translation>Tem {tricks} vazas, e um deles também. É empate, *resposta*: o feito paga.</translation>
    </message>
    <message>
        <source>You have no more tricks than each of them. That is *puesta*: the Ombre pays.</source>
        <extracomment>[fewer] over, result puesta, i-am ombre, not tricks 4, aside</extracomment>
        <translation>Não tem mais vazas do que cada um deles. É *resposta*: o feito paga.</translation>
    </message>
    <message>
        <source>Your {paid} chips go into the pool, for whoever wins it later.</source>
        <extracomment>[pool] over, result puesta, i-am ombre, paid 1+</extracomment>
        <translation>As suas {paid} fichas vão para o bolo, para quem o ganhar mais tarde.</translation>
    </message>
    <message>
        <source>You won after all. With a tie you would have paid into the pool.</source>
        <extracomment>[won] over, result sacada, i-am ombre, aside</extracomment>
        <translation>Ganhou na mesma. Com um empate pagava para o bolo.</translation>
    </message>
</context>
<context>
    <name>lessons/quadrille.txt</name>
    <message>
        <source>A king is called</source>
        <extracomment>Title</extracomment>
        <translation>Chama-se um rei</translation>
    </message>
    <message>
        <source>Name a king: whoever holds it plays with you.</source>
        <extracomment>About</extracomment>
        <translation>Nomeie um rei: quem o tem joga consigo.</translation>
    </message>
    <message>
        <source>Four play, with ten cards each. Who asks leave calls a king: its holder helps.</source>
        <extracomment>[bids] bid, standing nothing, hold SA H7</extracomment>
        <translation>Jogam quatro, com dez cartas cada um. Quem declara rei chamado chama um rei: quem o tiver ajuda.</translation>
    </message>
    <message>
        <source>Two of the best trumps and a long suit: ask leave.</source>
        <extracomment>[ask] bid, standing nothing, hold SA H7</extracomment>
        <translation>Dois dos melhores trunfos e um naipe comprido: declare rei chamado.</translation>
    </message>
    <message>
        <source>Name {H}: that makes four trumps, the best two among them.</source>
        <extracomment>[name] name-trump, hold SA H7 HQ HJ</extracomment>
        <translation>Escolha {H}: são quatro trunfos, com os dois melhores.</translation>
    </message>
    <message>
        <source>Call {CK:the}: you have none of its suit. Its holder does not say so.</source>
        <extracomment>[call] call-card, out CK</extracomment>
        <translation>Chame {CK:o}: desse naipe não tem nada. Quem tiver essa carta não o diz.</translation>
    </message>
    <message>
        <source>Together the two of you need six of the ten tricks.</source>
        <extracomment>[goal] lead, i-am ombre, tricks 0</extracomment>
        <translation>Juntos, os dois precisam de seis das dez vazas.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Puxe trunfo com {SA:o}.</translation>
    </message>
    <message>
        <source>Now your long suit: {DK:the}. When theirs are gone, your low ones win.</source>
        <extracomment>[long] lead, i-am ombre, trump H, gone SA, hold DK DQ D5, high DK</extracomment>
        <translation>Agora o naipe comprido: {DK:o}. Quando eles já não o tiverem, ganham as suas baixas.</translation>
    </message>
    <message>
        <source>Go on with {DQ:the}: nothing in that suit beats it.</source>
        <extracomment>[on] lead, i-am ombre, trump H, gone DK, hold DQ, high DQ</extracomment>
        <translation>Continue com {DQ:o}, que é agora a mais alta do naipe.</translation>
    </message>
    <message>
        <source>Your ally is winning, and that counts for both.</source>
        <extracomment>[ally] follow, i-am ombre, called CK, gone CK, winning ally, not last, aside</extracomment>
        <translation>O aliado está a ganhar, e isso conta para os dois.</translation>
    </message>
    <message>
        <source>{ally} held the king, and plays with you.</source>
        <extracomment>[shown] lead, i-am ombre, called CK, gone CK, not over, aside</extracomment>
        <translation>{ally} tinha o rei, e joga consigo.</translation>
    </message>
    <message>
        <source>Six tricks in a row: claim. One trick lost would cost the price of the vole.</source>
        <extracomment>[claim] question claim_or_vole, aside</extracomment>
        <translation>Seis vazas seguidas: dê por ganho. Se continuar e perder uma, paga o preço da bola.</translation>
    </message>
    <message>
        <source>You won {gained}: half the pool, and a chip from one opponent.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+</extracomment>
        <translation>Ganhou {gained}: meio bolo, e uma ficha de um adversário.</translation>
    </message>
    <message>
        <source>All ten tricks, and that is paid besides.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>As dez vazas, e isso paga-se à parte.</translation>
    </message>
    <message>
        <source>Five tricks together are a tie: your side doubles the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Cinco vazas dos dois são empate: o seu lado dobra o bolo.</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and your side fills it.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Quatro vazas ou menos: os outros repartem o bolo, e o seu lado repõe-no.</translation>
    </message>
    <message>
        <source>Somebody else asked leave. Try it yourself: it costs nothing.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Outra pessoa declarou rei chamado. Tente também: não custa nada.</translation>
    </message>
    <message>
        <source>You hold the called king, so you play with {ombre}.</source>
        <extracomment>[helper] follow, i-am ally, aside</extracomment>
        <translation>Tem o rei chamado, por isso joga com {ombre}.</translation>
    </message>
    <message>
        <source>With an ally this hand wins nine times in ten. Ask leave.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Com um aliado esta mão ganha nove vezes em dez. Declare rei chamado.</translation>
    </message>
    <message>
        <source>That is alone against three. This hand wants an ally: ask leave.</source>
        <extracomment>[alone] bid, chose sans_prendre|vole</extracomment>
        <translation>É um contra três. Esta mão quer um aliado: declare rei chamado.</translation>
    </message>
    <message>
        <source>That is your own king: then you would play alone.</source>
        <extracomment>[own] call-card, chose DK</extracomment>
        <translation>Esse rei é seu: assim jogava só.</translation>
    </message>
    <message>
        <source>With {H} the seven is manille, and you have four trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C</extracomment>
        <translation>Com {H} o sete é manilha, e tem quatro trunfos.</translation>
    </message>
</context>
<context>
    <name>lessons/quadrille_alone.txt</name>
    <message>
        <source>Alone against three</source>
        <extracomment>Title</extracomment>
        <translation>Sozinho contra três</translation>
    </message>
    <message>
        <source>Sans prendre: six of ten tricks, and no ally.</source>
        <extracomment>About</extracomment>
        <translation>Sem comprar: seis de dez vazas, e sem aliado.</translation>
    </message>
    <message>
        <source>Asking leave brings an ally. Sans prendre goes above that: six of ten tricks alone.</source>
        <extracomment>[above] bid, standing nothing, teaches alone</extracomment>
        <translation>O rei chamado traz um aliado. O lanço acima é sem comprar: seis das dez vazas, sem ajuda.</translation>
    </message>
    <message>
        <source>You would have seven trumps with {C}, the best one among them. Bid sans prendre.</source>
        <extracomment>[bid] bid, standing nothing, hold SA CA CK CQ CJ</extracomment>
        <translation>Com {C} ficava com sete trunfos, entre eles o melhor. Declare sem comprar.</translation>
    </message>
    <message>
        <source>Name {C}. Now you need no king, so nobody is called: it is you against three.</source>
        <extracomment>[name] name-trump, hold CK CQ CJ</extracomment>
        <translation>Escolha {C}. Não precisa de rei, por isso não se chama ninguém: um contra três.</translation>
    </message>
    <message>
        <source>You cannot win this one. Six tricks of ten are enough.</source>
        <extracomment>[lose] follow, i-am ombre, led H, only H4, not can-win</extracomment>
        <translation>Esta não se ganha. Seis vazas em dez bastam.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump high, so that nobody goes above: {SA:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, void, led H, hold SA, wins SA</extracomment>
        <translation>Não tem esse naipe. Corte alto, para ninguém bater o seu trunfo: {SA:o}.</translation>
    </message>
    <message>
        <source>Draw trumps with {CA:the}. Only {C2:the}, manille, is above it.</source>
        <extracomment>[draw] lead, i-am ombre, trump C, gone SA, hold CA, out C2</extracomment>
        <translation>Puxe trunfo com {CA:o}. Acima só há {C2:o}, a manilha.</translation>
    </message>
    <message>
        <source>Trump this with a small one: {C4:the}.</source>
        <extracomment>[small] follow, i-am ombre, trump C, void, led D, hold C4, wins C4, gone C2</extracomment>
        <translation>Corte esta com um baixo: {C4:o}.</translation>
    </message>
    <message>
        <source>{C2:The} has gone, so nothing beats {CK:the}.</source>
        <extracomment>[clear] lead, i-am ombre, trump C, gone C2, hold CK, high CK</extracomment>
        <translation>{C2:O} já saiu, por isso nada bate {CK:o}.</translation>
    </message>
    <message>
        <source>The whole pool, and two chips from each of three: {gained}. With an ally you would win three.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract sans_prendre, gained 10, teaches consolation</extracomment>
        <translation>O bolo inteiro, e duas fichas de cada um dos três: {gained}. Com um aliado eram três.</translation>
    </message>
    <message>
        <source>All ten tricks, and the vole is paid besides.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>As dez vazas, e a bola paga-se à parte.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 10, aside</extracomment>
        <translation>Ganhou {gained} fichas.</translation>
    </message>
    <message>
        <source>Five tricks are a tie: you double the pool, and pay two chips to each.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract sans_prendre, aside</extracomment>
        <translation>Cinco vazas são empate: dobra o bolo, e paga duas fichas a cada um.</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and you fill it again.</source>
        <extracomment>[lost] over, result codille, i-am ombre, contract sans_prendre, aside</extracomment>
        <translation>Quatro vazas ou menos: os outros repartem o bolo, e o feito enche-o outra vez.</translation>
    </message>
    <message>
        <source>Not all ten tricks: the price of the vole is taken off.</source>
        <extracomment>[missed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Não foram as dez: desconta-se o preço da bola.</translation>
    </message>
    <message>
        <source>You hold the called king, and play with {ombre}.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>Tem o rei chamado, e joga com {ombre}.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and bid sans prendre.</source>
        <extracomment>[other] over, i-am defender|ally, aside</extracomment>
        <translation>Jogou outra pessoa. Tente outra vez, e declare sem comprar.</translation>
    </message>
    <message>
        <source>Seven trumps win alone. Bid sans prendre.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Sete trunfos ganham sem ajuda. Declare sem comprar.</translation>
    </message>
    <message>
        <source>An ally takes half the pool. With seven trumps you need none.</source>
        <extracomment>[shared] bid, chose ask</extracomment>
        <translation>Um aliado leva meio bolo. Com sete trunfos não é preciso.</translation>
    </message>
    <message>
        <source>Six tricks are safe, but ten are too many.</source>
        <extracomment>[too-far] bid, chose vole</extracomment>
        <translation>Seis vazas são seguras, mas dez são de mais.</translation>
    </message>
    <message>
        <source>Your long suit is {C}: it gives you seven trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D</extracomment>
        <translation>O seu naipe comprido é {C}: dá-lhe sete trunfos.</translation>
    </message>
    <message>
        <source>Somebody may go above so small a trump. Trump high.</source>
        <extracomment>[too-low] follow, void, led H, chose C6|C4</extracomment>
        <translation>Alguém pode bater um trunfo tão baixo. Corte alto.</translation>
    </message>
    <message>
        <source>Others have higher trumps than that. Draw them with your high ones.</source>
        <extracomment>[small-lead] lead, chose C6|C4</extracomment>
        <translation>Outros têm trunfos mais altos. Tire-os com os seus altos.</translation>
    </message>
</context>
<context>
    <name>lessons/red.txt</name>
    <message>
        <source>Red trumps</source>
        <extracomment>Title</extracomment>
        <translation>Trunfos vermelhos</translation>
    </message>
    <message>
        <source>In red suits low numbers win, and the seven is the second best trump.</source>
        <extracomment>About</extracomment>
        <translation>Nos naipes vermelhos ganham os números baixos, e o sete é o segundo trunfo.</translation>
    </message>
    <message>
        <source>The next five deals are chosen, each for one new thing. In your games the cards are shuffled.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>As cinco mãos seguintes são escolhidas, cada uma para uma novidade. Nas suas partidas as cartas são baralhadas.</translation>
    </message>
    <message>
        <source>In *red suits*, {H} and {D}, low numbers win: {H3:the} beats {H7:the}.</source>
        <extracomment>[low] name-trump, hold H7 H3, teaches red-order</extracomment>
        <translation>Nos *naipes vermelhos*, {H} e {D}, ganham os números baixos: {H3:o} bate {H7:o}.</translation>
    </message>
    <message>
        <source>Name {H}. The lowest, {H7:the}, becomes manille, and you have five trumps.</source>
        <extracomment>[seven] name-trump, hold SA H7 HK HQ H3</extracomment>
        <translation>Escolha {H}. A mais baixa, {H7:o}, passa a manilha, e tem cinco trunfos.</translation>
    </message>
    <message>
        <source>The ace of a red trump is *punto*, the fourth best. {HA:The} is out.</source>
        <extracomment>[punto] throw, i-am ombre, trump H, out HA, teaches punto</extracomment>
        <translation>O ás de um trunfo vermelho é o *ponto*, o quarto melhor. {HA:O} ainda não saiu.</translation>
    </message>
    <message>
        <source>Three or more of the best trumps without a gap are paid as well: *estuches*.</source>
        <extracomment>[estuches] over, i-am ombre, paid-for estuches</extracomment>
        <translation>Três ou mais dos melhores trunfos, seguidos desde a espadilha, também se pagam: são os *estuches*.</translation>
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
        <translation>Um jogo no naipe de favor passa à frente da licença.</translation>
    </message>
    <message>
        <source>In Rocambor {D} are in favour. *Oros*, a game with them, goes above an entrada.</source>
        <extracomment>[oros] bid, standing entrada, teaches oros</extracomment>
        <translation>No rocambor {D} é o naipe de favor. *Oros*, um jogo nele, vai acima da licença.</translation>
    </message>
    <message>
        <source>You would have four trumps, the second, third and fourth best among them: bid oros.</source>
        <extracomment>[bid] bid, standing entrada, hold CA D7 DA D2</extracomment>
        <translation>Fica com quatro trunfos, entre eles o segundo, o terceiro e o quarto: declare oros.</translation>
    </message>
    <message>
        <source>After oros six cards at most may be changed, not eight. Throw the three low plain ones.</source>
        <extracomment>[throw] throw, i-am ombre, trump D, hold D7 DA, teaches limits</extracomment>
        <translation>Em oros trocam-se seis cartas no máximo, não oito. Descarte as três baixas.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it with {D4:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, led C, void, hold D4, wins D4</extracomment>
        <translation>Não tem esse naipe. Corte com {D4:o}.</translation>
    </message>
    <message>
        <source>Play your kings while they win: {HK:the}.</source>
        <extracomment>[king] lead, i-am ombre, hold HK, high HK</extracomment>
        <translation>Jogue os reis enquanto ganharem: {HK:o}.</translation>
    </message>
    <message>
        <source>Now {SK:the}. If somebody trumps it, that costs them a trump.</source>
        <extracomment>[king-too] lead, i-am ombre, gone HK, hold SK, high SK</extracomment>
        <translation>Agora {SK:o}. Se alguém cortar, custa-lhe um trunfo.</translation>
    </message>
    <message>
        <source>Trump this one with {DJ:the}.</source>
        <extracomment>[jack] follow, i-am ombre, trump D, led H, void, hold DJ, wins DJ</extracomment>
        <translation>Corte esta com {DJ:o}.</translation>
    </message>
    <message>
        <source>Only {SA:the} is above {D7:the}: drive it out.</source>
        <extracomment>[drive] lead, i-am ombre, trump D, gone DJ, hold D7, out SA</extracomment>
        <translation>Acima {D7:do} só há {SA:o}: faça-o sair.</translation>
    </message>
    <message>
        <source>Trump with {D2:the}, and keep the high ones.</source>
        <extracomment>[small] follow, i-am ombre, trump D, gone D4 D7, led C, void, hold D2, wins D2</extracomment>
        <translation>Corte com {D2:o}, e guarde os altos.</translation>
    </message>
    <message>
        <source>{CA:The} is the best trump left: your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump D, tricks 4, gone SA D7, hold CA, high CA</extracomment>
        <translation>{CA:O} é o melhor trunfo que resta: a sua quinta vaza.</translation>
    </message>
    <message>
        <source>The pool, and two chips from each, the player who rests too: oros count double.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract oros, gained 7, teaches plate</extracomment>
        <translation>O bolo, e duas fichas de cada um, também de quem ficou de fora: oros valem a dobrar.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 7, aside</extracomment>
        <translation>Ganhou {gained} fichas.</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract oros, aside</extracomment>
        <translation>Empate: paga para o bolo duas fichas por cada um dos outros.</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Um contrário tem mais vazas, e é a ele que paga. O bolo fica.</translation>
    </message>
    <message>
        <source>A game that is given up costs as much as a tie.</source>
        <extracomment>[gave-up] over, result surrender, i-am ombre, aside</extracomment>
        <translation>Desistir de um jogo custa tanto como um empate.</translation>
    </message>
    <message>
        <source>That game was for all nine tricks, the bola.</source>
        <extracomment>[vole] over, result vole|failed_vole, aside</extracomment>
        <translation>Esse jogo era para as nove vazas, a bola.</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre at the end. Try it again, with oros.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>No fim o feito foi outra pessoa. Tente outra vez, com oros.</translation>
    </message>
    <message>
        <source>All have passed.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Todos passaram.</translation>
    </message>
    <message>
        <source>With three of the four best trumps you can go above the entrada: bid oros.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Com três dos quatro melhores trunfos pode subir: declare oros.</translation>
    </message>
    <message>
        <source>Another suit may be turned. With {D} you know your trumps.</source>
        <extracomment>[blind] bid, chose volteo</extracomment>
        <translation>Pode virar-se outro naipe. Com {D} sabe quais são os trunfos.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing, and half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_oros</extracomment>
        <translation>Num solo não se troca, e metade desta mão é fraca.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw low plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Guarde os trunfos. Descarte cartas baixas dos outros naipes.</translation>
    </message>
    <message>
        <source>Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Os reis fazem vazas: guarde-os.</translation>
    </message>
    <message>
        <source>Giving up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>Desistir custa tanto como um empate. Continue.</translation>
    </message>
</context>
<context>
    <name>lessons/rocambor_takeover.txt</name>
    <message>
        <source>A game taken over</source>
        <extracomment>Title</extracomment>
        <translation>Um jogo retomado</translation>
    </message>
    <message>
        <source>The Ombre gives up, and you play on.</source>
        <extracomment>About</extracomment>
        <translation>O feito desiste, e o jogo passa para si.</translation>
    </message>
    <message>
        <source>Somebody who speaks earlier says the same. Pass: now they must win it.</source>
        <extracomment>[held] bid, standing oros, hold DK DQ</extracomment>
        <translation>Alguém que fala antes igualou. Passe: agora que o ganhe esse.</translation>
    </message>
    <message>
        <source>In Rocambor the favour suit is {D}, the *oros*. A bid of oros goes above entrada.</source>
        <extracomment>[oros] bid, standing entrada, teaches oros</extracomment>
        <translation>No rocambor o naipe de favor é {D}, os *oros*. Um lanço de oros vai acima da licença.</translation>
    </message>
    <message>
        <source>Six {D}, with the three court cards among them: bid oros.</source>
        <extracomment>[bid] bid, standing entrada, hold DK DQ DJ D5</extracomment>
        <translation>Seis cartas em {D}, com as três figuras: declare oros.</translation>
    </message>
    <message>
        <source>{ombre} plays oros, your own suit. Throw {H4:the}, and keep all else.</source>
        <extracomment>[throw] throw, i-am defender, hold H4 DK</extracomment>
        <translation>{ombre} joga oros, o seu naipe. Descarte {H4:o}, e guarde tudo o mais.</translation>
    </message>
    <message>
        <source>Spadille cannot be beaten. Give the lowest trump: {D5:the}.</source>
        <extracomment>[low] follow, i-am defender, trump D, lies SA, hold D5</extracomment>
        <translation>A espadilha não se bate. Jogue o trunfo mais baixo: {D5:o}.</translation>
    </message>
    <message>
        <source>Manille too. Again the lowest: {D4:the}.</source>
        <extracomment>[again] follow, i-am defender, trump D, lies D7, gone SA D5, hold D4</extracomment>
        <translation>A manilha também. Outra vez o mais baixo: {D4:o}.</translation>
    </message>
    <message>
        <source>{ombre} gives up. Whoever takes over plays on, and everybody keeps their tricks.</source>
        <extracomment>[gives-up] question take_over, i-am defender, teaches taking-over</extracomment>
        <translation>{ombre} desiste. Quem tomar o jogo continua, e cada um fica com as suas vazas.</translation>
    </message>
    <message>
        <source>You have five trumps, and the best one left: take it over.</source>
        <extracomment>[take] question take_over, hold CA DK DQ DJ D3</extracomment>
        <translation>Tem cinco trunfos, e o melhor que resta: tome o jogo.</translation>
    </message>
    <message>
        <source>Now you are the Ombre, and need more tricks than either of them.</source>
        <extracomment>[now] follow, i-am ombre, tricks 0, gone SA D7</extracomment>
        <translation>Agora é o feito, e precisa de mais vazas do que cada um deles.</translation>
    </message>
    <message>
        <source>Draw trumps with {CA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, gone SA D7, hold CA, high CA</extracomment>
        <translation>Puxe trunfo com {CA:o}.</translation>
    </message>
    <message>
        <source>Then {CK:the}, the highest of its suit.</source>
        <extracomment>[king] lead, i-am ombre, gone CA, hold CK, high CK</extracomment>
        <translation>Depois {CK:o}, a mais alta do naipe.</translation>
    </message>
    <message>
        <source>Only {DA:the} is above {DK:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump D, gone CK, hold DK, out DA</extracomment>
        <translation>Acima {DK:do} só há {DA:o}. Faça-o sair.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {DQ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, void, led C, hold DQ, wins DQ</extracomment>
        <translation>Não tem esse naipe. Corte: {DQ:o}.</translation>
    </message>
    <message>
        <source>Nothing beats {DJ:the} now.</source>
        <extracomment>[clear] lead, i-am ombre, trump D, gone DA DQ, hold DJ, high DJ</extracomment>
        <translation>Já nada bate {DJ:o}.</translation>
    </message>
    <message>
        <source>Whoever gave up pays you the price of a lost oros: {gained} chips. The pool stays.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract oros, gained 6, teaches plate</extracomment>
        <translation>Quem desistiu paga-lhe o preço de oros perdidos: {gained} fichas. O bolo fica.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[won] over, result sacada, i-am ombre, not gained 6, aside</extracomment>
        <translation>Ganhou {gained} fichas.</translation>
    </message>
    <message>
        <source>You do not have the most tricks, so you pay into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Não tem mais vazas, por isso paga para o bolo.</translation>
    </message>
    <message>
        <source>Another player has the most tricks, and you pay that player.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Outro jogador tem mais vazas, e é a ele que paga.</translation>
    </message>
    <message>
        <source>Nobody took it over. Whoever gave up pays into the pool, and you get nothing.</source>
        <extracomment>[accepted] over, result surrender, aside</extracomment>
        <translation>Ninguém tomou o jogo. Quem desistiu paga para o bolo, e a si não lhe toca nada.</translation>
    </message>
    <message>
        <source>You defended to the end. Try it again, and take the game over.</source>
        <extracomment>[defended] over, i-am defender, not result surrender, aside</extracomment>
        <translation>Defendeu até ao fim. Tente outra vez, e tome o jogo.</translation>
    </message>
    <message>
        <source>Nobody has played.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Ninguém jogou.</translation>
    </message>
    <message>
        <source>Six {D} are worth a bid. Oros goes above the entrada.</source>
        <extracomment>[weak] bid, standing entrada, chose pass</extracomment>
        <translation>Seis cartas em {D} valem um lanço. Oros vai acima da licença.</translation>
    </message>
    <message>
        <source>That is too high without a matador. The talon may bring one.</source>
        <extracomment>[too-high] bid, chose volteo|solo|solo_oros</extracomment>
        <translation>Esse lanço é alto de mais sem um matador. O monte pode trazer um.</translation>
    </message>
    <message>
        <source>Then you get nothing. With the best trumps left you can win: take it over.</source>
        <extracomment>[accepted-it] question take_over, chose accept</extracomment>
        <translation>Assim não ganha nada. Com os melhores trunfos que restam pode ganhar: tome o jogo.</translation>
    </message>
    <message>
        <source>Trumps win tricks for defenders, too. Keep them.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Na defesa os trunfos também fazem vazas. Guarde-os.</translation>
    </message>
</context>
<context>
    <name>lessons/second.txt</name>
    <message>
        <source>You defend</source>
        <extracomment>Title</extracomment>
        <translation>À defesa</translation>
    </message>
    <message>
        <source>Two play together against the Ombre.</source>
        <extracomment>About</extracomment>
        <translation>Dois jogam juntos contra o feito.</translation>
    </message>
    <message>
        <source>Five more deals, one new thing in each</source>
        <extracomment>Next</extracomment>
        <translation>Mais cinco mãos, uma novidade em cada uma</translation>
    </message>
    <message>
        <source>{left} has bid. Your hand is too weak to play alone: pass, and defend.</source>
        <extracomment>[pass] bid, standing entrada, hold CA CJ</extracomment>
        <translation>{left} lançou. A sua mão é fraca para jogar só: passe, e defenda.</translation>
    </message>
    <message>
        <source>You and {right} play together. {left} wins with five tricks, or four against three and two.</source>
        <extracomment>[together] bid, standing entrada</extracomment>
        <translation>Joga com {right}. {left} ganha com cinco vazas, ou com quatro contra três e duas.</translation>
    </message>
    <message>
        <source>Now the defenders change cards: you 8 at most, so that {right} can draw some too.</source>
        <extracomment>[change-too] throw, i-am defender, teaches exchange</extracomment>
        <translation>Agora trocam os contrários: 8 no máximo, para {right} poder comprar também.</translation>
    </message>
    <message>
        <source>Throw all but your trumps, {CA:the} and {CJ:the}. Better ones may come.</source>
        <extracomment>[all-but] throw, i-am defender, hold CA CJ, trump C, keeps CA CJ, deck french</extracomment>
        <translation>Descarte tudo menos os trunfos, {CA:o} e {CJ:o}. Podem vir melhores.</translation>
    </message>
    <message>
        <source>Throw all but your trumps, {CA:the} and {CJ:the} (10). Others may come.</source>
        <extracomment>[all-but-ten] throw, i-am defender, hold CA CJ, trump C, keeps CA CJ, deck spanish</extracomment>
        <translation>Descarte tudo menos os trunfos, {CA:o} e {CJ:o} (10). Podem vir outras.</translation>
    </message>
    <message>
        <source>{partner} is winning this trick: that is good for both of you. Give a low card.</source>
        <extracomment>[partner-wins] follow, i-am defender, winning partner, teaches defending</extracomment>
        <translation>{partner} está a ganhar esta vaza: é bom para os dois. Jogue uma carta baixa.</translation>
    </message>
    <message>
        <source>The Ombre has trumped. Beat it with the smallest trump that can: {C4:the}.</source>
        <extracomment>[overtrump] follow, i-am defender, void, winning ombre, trumped, hold C4, wins C4, teaches trumping</extracomment>
        <translation>O feito cortou. Bata com o trunfo mais baixo que puder: {C4:o}.</translation>
    </message>
    <message>
        <source>Do not lead a trump. Keep {SA:the} and {CA:the} for the Ombre.</source>
        <extracomment>[wait] lead, i-am defender, hold SA CA, trump C, keeps SA CA, teaches leading</extracomment>
        <translation>Não saia com um trunfo. Guarde {SA:o} e {CA:o} para o feito.</translation>
    </message>
    <message>
        <source>The Ombre leads trumps. Only {SA:the} is sure to take the trick: play it.</source>
        <extracomment>[spadille] follow, i-am defender, led trump, leader ombre, winning ombre, hold SA, may SA, wins SA, teaches trumps</extracomment>
        <translation>O feito sai de trunfo. Só {SA:o} faz a vaza de certeza: jogue-o.</translation>
    </message>
    <message>
        <source>A defender who takes more tricks than the Ombre wins *codille*: that pays best.</source>
        <extracomment>[codille] lead, i-am defender, tricks 2+</extracomment>
        <translation>Um contrário que faça mais vazas do que o feito ganha *codilho*: é o que se paga mais.</translation>
    </message>
    <message>
        <source>You have none of this suit. Trump with {CJ:the}, and keep {CA:the}.</source>
        <extracomment>[ruff] follow, i-am defender, void, winning ombre, hold CJ CA, wins CJ, not led trump, gone SA, keeps CA</extracomment>
        <translation>Não tem esse naipe. Corte com {CJ:o}, e guarde {CA:o}.</translation>
    </message>
    <message>
        <source>Do not lead {CA:the}. It will take a trick later.</source>
        <extracomment>[patience] lead, i-am defender, cards 2+, hold CA, gone CJ, trump C, keeps CA</extracomment>
        <translation>Não saia com {CA:o}. Fará uma vaza mais tarde.</translation>
    </message>
    <message>
        <source>You have {tricks} tricks, the Ombre {ombre-tricks}: codille. The Ombre pays you {gained} chips.</source>
        <extracomment>[made] over, result codille, gained 1+, i-am defender, teaches codille</extracomment>
        <translation>Tem {tricks} vazas, o feito {ombre-tricks}: codilho. O feito paga-lhe {gained} fichas.</translation>
    </message>
    <message>
        <source>Codille is paid to you alone. The pool stays where it is, for the next deal.</source>
        <extracomment>[alone] over, result codille, gained 1+, i-am defender</extracomment>
        <translation>O codilho só se paga a quem o fez. O bolo fica onde está, para a mão seguinte.</translation>
    </message>
    <message>
        <source>{partner} took more tricks than the Ombre. That is codille, and it is paid to your partner.</source>
        <extracomment>[partner-made] over, result codille, gained 0, i-am defender, aside</extracomment>
        <translation>{partner} fez mais vazas do que o feito. É codilho, e paga-se ao seu parceiro.</translation>
    </message>
    <message>
        <source>Nobody lost but the Ombre: a tie, *puesta*. The Ombre pays, you do not.</source>
        <extracomment>[tie] over, result puesta, i-am defender, aside</extracomment>
        <translation>Empate, *resposta*: perde o feito, e só ele paga.</translation>
    </message>
    <message>
        <source>The Ombre took more tricks than either of you, and wins. You pay {paid} chips.</source>
        <extracomment>[ombre-won] over, result sacada, i-am defender, aside</extracomment>
        <translation>O feito fez mais vazas do que cada um, e ganha. Paga-lhe {paid} fichas.</translation>
    </message>
    <message>
        <source>You play alone after all: five tricks, as in the first deal.</source>
        <extracomment>[you-play] throw, i-am ombre, aside</extracomment>
        <translation>Afinal joga só: cinco vazas, como na primeira mão.</translation>
    </message>
    <message>
        <source>That was too much for this hand: you pay {paid} chips.</source>
        <extracomment>[you-paid] over, i-am ombre, paid 1+, aside</extracomment>
        <translation>Era de mais para esta mão: paga {paid} fichas.</translation>
    </message>
    <message>
        <source>You played alone and won {gained} chips. That was bold!</source>
        <extracomment>[you-won] over, i-am ombre, gained 1+, aside</extracomment>
        <translation>Jogou só e ganhou {gained} fichas. Que coragem!</translation>
    </message>
    <message>
        <source>Your hand is too weak to play alone: you would often pay. Pass, and defend.</source>
        <extracomment>[too-bold] bid, chose vuelta|solo|entrada, hold CA CJ</extracomment>
        <translation>A sua mão é fraca para jogar só: pagava muitas vezes. Passe, e defenda.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it: it can beat what the Ombre leads.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am defender</extracomment>
        <translation>Ia descartar um trunfo. Guarde-o: pode bater a saída do feito.</translation>
    </message>
    <message>
        <source>{partner} is winning already. Give your lowest card.</source>
        <extracomment>[waste] follow, i-am defender, winning partner, not chose trump</extracomment>
        <translation>{partner} já está a ganhar. Jogue a sua carta mais baixa.</translation>
    </message>
    <message>
        <source>{partner} is winning already. Do not spend a trump on this trick.</source>
        <extracomment>[waste-trump] follow, i-am defender, winning partner, chose trump</extracomment>
        <translation>{partner} já está a ganhar. Não gaste um trunfo nesta vaza.</translation>
    </message>
    <message>
        <source>{C4:The} is enough here. Keep the higher trumps for better tricks.</source>
        <extracomment>[enough] follow, i-am defender, void, winning ombre, chose trump, hold C4, wins C4, not chose C4</extracomment>
        <translation>{C4:O} chega aqui. Guarde os trunfos mais altos para vazas melhores.</translation>
    </message>
    <message>
        <source>{CJ:The} is enough here. Keep {CA:the} for a trick that you need.</source>
        <extracomment>[enough-page] follow, i-am defender, void, winning ombre, chose CA, hold CJ, wins CJ, not led trump, keeps CA</extracomment>
        <translation>{CJ:O} chega aqui. Guarde {CA:o} para uma vaza de que precise.</translation>
    </message>
    <message>
        <source>The Ombre is winning this trick, and you can trump. Do it.</source>
        <extracomment>[trump-it] follow, i-am defender, void, winning ombre, chose plain, can-win</extracomment>
        <translation>O feito está a ganhar esta vaza, e pode cortar. Corte.</translation>
    </message>
    <message>
        <source>Keep your trumps until the Ombre leads. Lead another suit.</source>
        <extracomment>[led-trump] lead, i-am defender, chose trump</extracomment>
        <translation>Guarde os trunfos até o feito sair. Saia com outro naipe.</translation>
    </message>
    <message>
        <source>The Ombre is winning. Only {SA:the} is sure to take this trick.</source>
        <extracomment>[only-spadille] follow, i-am defender, led trump, winning ombre, hold SA, wins SA, not chose SA</extracomment>
        <translation>O feito está a ganhar. Só {SA:o} faz esta vaza de certeza.</translation>
    </message>
</context>
<context>
    <name>lessons/solo.txt</name>
    <message>
        <source>Without new cards</source>
        <extracomment>Title</extracomment>
        <translation>Sem cartas novas</translation>
    </message>
    <message>
        <source>With six good trumps, play without the talon.</source>
        <extracomment>About</extracomment>
        <translation>Com seis bons trunfos, jogue sem o monte.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps: spadille, manille and two court cards among them.</source>
        <extracomment>[six] bid, hold SA HK HQ H7</extracomment>
        <translation>Com {H} tem seis trunfos: entre eles espadilha, manilha e duas figuras.</translation>
    </message>
    <message>
        <source>With {CK:the} besides you need no new cards: bid solo.</source>
        <extracomment>[solo] bid, hold SA HK HQ H7 CK, keeps CK, teaches bidding</extracomment>
        <translation>Com {CK:o} à parte não precisa de cartas novas: declare solo.</translation>
    </message>
    <message>
        <source>Name {H}. The others change cards now, and you do not.</source>
        <extracomment>[name] name-trump, standing solo, hold HK HQ H7</extracomment>
        <translation>Escolha {H}. Agora os outros trocam, e o feito não.</translation>
    </message>
    <message>
        <source>Draw trumps while yours are the best. First {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA H7, high SA</extracomment>
        <translation>Puxe trunfo enquanto os seus forem os melhores. Primeiro {SA:o}.</translation>
    </message>
    <message>
        <source>{H7:The} next: nothing beats it now.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>Depois {H7:o}: já nada bate essa carta.</translation>
    </message>
    <message>
        <source>Now the king on the side: {CK:the}. Your other trumps can wait.</source>
        <extracomment>[king] lead, i-am ombre, trump H, hold CK, high CK, gone SA H7</extracomment>
        <translation>Agora o rei do outro naipe: {CK:o}. Os outros trunfos podem esperar.</translation>
    </message>
    <message>
        <source>You have none of that suit left. Trump low, with {H5:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led D, hold H5, wins H5</extracomment>
        <translation>Já não tem esse naipe. Corte baixo, com {H5:o}.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>É a quinta vaza, e o jogo está ganho.</translation>
    </message>
    <message>
        <source>A solo is paid better than an entrada: {gained} chips.</source>
        <extracomment>[paid] over, result sacada, contract solo, gained 1+</extracomment>
        <translation>Um solo paga melhor do que uma licença: {gained} fichas.</translation>
    </message>
    <message>
        <source>You won. A solo would have been paid better.</source>
        <extracomment>[entrada] over, result sacada, contract entrada|vuelta, i-am ombre, aside</extracomment>
        <translation>Ganhou. Um solo teria pago melhor.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Correu mal. Tentar outra vez não custa nada.</translation>
    </message>
    <message>
        <source>This hand is worth more: six trumps and a king need no new cards.</source>
        <extracomment>[more] bid, chose pass|entrada|vuelta</extracomment>
        <translation>Esta mão vale mais: seis trunfos e um rei não precisam de cartas novas.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Com {H} tem seis trunfos.</translation>
    </message>
    <message>
        <source>Higher trumps are out. Lead one that nobody beats, or a plain card.</source>
        <extracomment>[low-trump] lead, i-am ombre, chose H2|H5, trumps-out 1+</extracomment>
        <translation>Ainda há trunfos mais altos por sair. Saia com um que ninguém bata, ou com outro naipe.</translation>
    </message>
</context>
<context>
    <name>lessons/surrender.txt</name>
    <message>
        <source>To give up</source>
        <extracomment>Title</extracomment>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>When bad cards come, a tie is cheaper than a loss.</source>
        <extracomment>About</extracomment>
        <translation>Quando vêm más cartas, o empate custa menos que perder.</translation>
    </message>
    <message>
        <source>Bid vuelta this time: you will see what one does when the new cards are bad.</source>
        <extracomment>[bid] bid</extracomment>
        <translation>Desta vez declare voltarete: vai ver o que se faz quando as cartas novas são más.</translation>
    </message>
    <message>
        <source>The card turned up makes four trumps. Throw all the others.</source>
        <extracomment>[turned] throw, i-am ombre, contract vuelta, trump C, hold SA CK C4</extracomment>
        <translation>Com a carta virada tem quatro trunfos. Descarte todas as outras.</translation>
    </message>
    <message>
        <source>Bad cards came. Until you have played to the fourth trick you may *surrender*.</source>
        <extracomment>[bad] follow, i-am ombre, contract vuelta, trump C, tricks 0, trumps 4-, not hold SK, teaches surrender</extracomment>
        <translation>Vieram cartas más. Enquanto não jogar na quarta vaza, pode *render-se*.</translation>
    </message>
    <message>
        <source>If both accept, it counts as a tie. If one refuses, play goes on.</source>
        <extracomment>[how] follow, i-am ombre, contract vuelta, tricks 0</extracomment>
        <translation>Se os dois aceitarem, conta como empate. Se um recusar, o jogo continua.</translation>
    </message>
    <message>
        <source>You pay {paid} chips, but into the pool, where you may win them back.</source>
        <extracomment>[paid] over, result surrender, i-am ombre</extracomment>
        <translation>Paga {paid} fichas, mas para o bolo, onde as pode recuperar.</translation>
    </message>
    <message>
        <source>After an entrada a defender may take over and play. A solo is never given up.</source>
        <extracomment>[others] over, result surrender, i-am ombre</extracomment>
        <translation>Depois de uma licença um contrário pode tomar o jogo. De um solo nunca se desiste.</translation>
    </message>
    <message>
        <source>Codille: the chips go to one of the others, not into the pool.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Codilho: as fichas vão para um dos outros, não para o bolo.</translation>
    </message>
    <message>
        <source>A tie, and it costs the same as giving up.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Um empate, e custa o mesmo que desistir.</translation>
    </message>
    <message>
        <source>You won after all: that was luck, or very good play.</source>
        <extracomment>[won] over, result sacada, i-am ombre, aside</extracomment>
        <translation>Ganhou na mesma: foi sorte, ou muito bom jogo.</translation>
    </message>
    <message>
        <source>Nobody else wants to play. Bid vuelta, and see what comes.</source>
        <extracomment>[no-bid] bid, chose pass</extracomment>
        <translation>Mais ninguém quer jogar. Declare voltarete, e veja o que vem.</translation>
    </message>
    <message>
        <source>Four trumps and nothing else will hardly win. Surrender costs less on average.</source>
        <extracomment>[play-on] follow, i-am ombre, contract vuelta, tricks 0, chose plain|trump</extracomment>
        <translation>Quatro trunfos e mais nada quase nunca ganham. Desistir custa menos, em média.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>Ia descartar um trunfo. Guarde-o.</translation>
    </message>
</context>
<context>
    <name>lessons/throw.txt</name>
    <message>
        <source>What to throw</source>
        <extracomment>Title</extracomment>
        <translation>O que descartar</translation>
    </message>
    <message>
        <source>Keep trumps and kings; the talon brings something better.</source>
        <extracomment>About</extracomment>
        <translation>Guarde trunfos e reis; o monte traz melhor.</translation>
    </message>
    <message>
        <source>Four trumps with {C}, two of the best three among them: bid entrada.</source>
        <extracomment>[bid] bid, hold CA CQ CJ C2</extracomment>
        <translation>Quatro trunfos com {C}, entre eles dois dos três melhores: declare licença.</translation>
    </message>
    <message>
        <source>Name {C}: {C2:the} becomes manille, and {CA:the} is basto.</source>
        <extracomment>[name] name-trump, hold CA C2</extracomment>
        <translation>Escolha {C}: {C2:o} passa a manilha, e {CA:o} é o basto.</translation>
    </message>
    <message>
        <source>Throw all five plain cards. A low plain card wins nothing; a new card may.</source>
        <extracomment>[all] throw, i-am ombre, trump C, hold S5 S3 H7 D7 D2, teaches exchange</extracomment>
        <translation>Descarte as outras cinco. Uma carta baixa não ganha nada; uma nova pode.</translation>
    </message>
    <message>
        <source>You change first. What you leave in the talon is for the others.</source>
        <extracomment>[first] throw, i-am ombre, trump C</extracomment>
        <translation>O feito troca primeiro. O que deixar no monte é para os outros.</translation>
    </message>
    <message>
        <source>Two kings came. A king wins while everybody still has its suit: lead {HK:the}.</source>
        <extracomment>[king] lead, i-am ombre, trump C, hold HK DK</extracomment>
        <translation>Vieram dois reis. Um rei ganha enquanto todos tiverem o naipe: saia com {HK:o}.</translation>
    </message>
    <message>
        <source>Lead {DK:the} as well, before somebody runs out of {D}.</source>
        <extracomment>[second] lead, i-am ombre, trump C, hold DK, gone HK</extracomment>
        <translation>Saia também com {DK:o}, antes de alguém ficar sem {D}.</translation>
    </message>
    <message>
        <source>Now trumps. Of those that are out, spadille alone beats {C2:the}.</source>
        <extracomment>[manille] lead, i-am ombre, trump C, hold C2 CA, gone HK DK, out SA</extracomment>
        <translation>Agora trunfos. Dos que estão por sair, só a espadilha bate {C2:o}.</translation>
    </message>
    <message>
        <source>You have none of this suit. Trump it with {C3:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, void, not led trump, hold C3, wins C3</extracomment>
        <translation>Não tem esse naipe. Corte com {C3:o}.</translation>
    </message>
    <message>
        <source>Spadille is gone: nobody beats {CA:the} now.</source>
        <extracomment>[basto] lead, i-am ombre, trump C, hold CA, gone SA, high CA</extracomment>
        <translation>A espadilha já saiu: ninguém bate {CA:o}.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>É a quinta vaza, e o jogo está ganho.</translation>
    </message>
    <message>
        <source>Five bad cards went, and two kings came. Throw boldly.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gone S5 S3 H7 D7 D2 HK DK</extracomment>
        <translation>Saíram cinco cartas más, e vieram dois reis. Descarte sem medo.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Correu mal. Tentar outra vez não custa nada.</translation>
    </message>
    <message>
        <source>All have passed. Four good trumps are worth a bid, since new cards come.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Todos passaram. Quatro bons trunfos valem um lanço, já que vêm cartas novas.</translation>
    </message>
    <message>
        <source>Four good trumps are worth a bid, since five new cards will come.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Quatro bons trunfos valem um lanço, já que vêm cinco cartas novas.</translation>
    </message>
    <message>
        <source>With {C} you hold four trumps, and two of the best three.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D</extracomment>
        <translation>Com {C} tem quatro trunfos, e dois dos três melhores.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep even the small ones.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>Ia descartar um trunfo. Guarde até os baixos.</translation>
    </message>
    <message>
        <source>Throw the rest as well: a low plain card seldom wins a trick.</source>
        <extracomment>[plain-kept] throw, not chose trump, i-am ombre</extracomment>
        <translation>Descarte também o resto: uma carta baixa raramente faz uma vaza.</translation>
    </message>
    <message>
        <source>They would take that cheaply. Lead a king or {C2:the}.</source>
        <extracomment>[too-low] lead, i-am ombre, chose C3|CJ|CQ, out SA, hold C2</extracomment>
        <translation>Essa perde para uma carta qualquer. Saia com um rei ou com {C2:o}.</translation>
    </message>
</context>
<context>
    <name>lessons/tresillo.txt</name>
    <message>
        <source>The favour suit</source>
        <extracomment>Title</extracomment>
        <translation>O naipe de favor</translation>
    </message>
    <message>
        <source>A bid in the favour suit goes above the same bid.</source>
        <extracomment>About</extracomment>
        <translation>Um lanço no naipe de favor passa à frente do mesmo lanço.</translation>
    </message>
    <message>
        <source>One suit is in favour, here {S}. A bid in it goes above the same bid.</source>
        <extracomment>[favour] bid, standing entrada, teaches favour-suit</extracomment>
        <translation>Um naipe é de favor, aqui {S}. Um lanço nele vai acima do mesmo lanço noutro naipe.</translation>
    </message>
    <message>
        <source>Four trumps with {S}, the best two among them: bid the favour entrada.</source>
        <extracomment>[bid] bid, standing entrada, hold SA SQ S3 S2, teaches favour-bids</extracomment>
        <translation>Quatro trunfos com {S}, entre eles os dois melhores: declare licença de favor.</translation>
    </message>
    <message>
        <source>{right} dealt and rests, but pays and is paid like the others.</source>
        <extracomment>[rests] throw, i-am ombre</extracomment>
        <translation>{right} deu as cartas e fica de fora, mas paga e recebe como os outros.</translation>
    </message>
    <message>
        <source>Nobody asks for the trump: it is {S}. Throw every plain card.</source>
        <extracomment>[throw] throw, i-am ombre, trump S, hold SA SQ S3 S2</extracomment>
        <translation>O trunfo já se sabe: é {S}. Descarte tudo o resto.</translation>
    </message>
    <message>
        <source>After you the defenders drew. The first of them may let the other draw first.</source>
        <extracomment>[drawn] follow, i-am ombre, tricks 0, others 0, teaches yielding</extracomment>
        <translation>Depois compraram os contrários. O primeiro pode deixar o outro comprar antes.</translation>
    </message>
    <message>
        <source>This was trumped. Keep {CK:the}, and give {C5:the}.</source>
        <extracomment>[low] follow, i-am ombre, led C, trumped, hold CK C5, keeps CK</extracomment>
        <translation>Esta vaza já foi cortada. Guarde {CK:o}, e jogue {C5:o}.</translation>
    </message>
    <message>
        <source>Trump it with {SA:the}, the *espada*: nobody goes above.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, void, led H, hold SA, wins SA</extracomment>
        <translation>Corte com {SA:o}, a *espada*, que ninguém bate.</translation>
    </message>
    <message>
        <source>Draw trumps with {S2:the}, the *mala*. Nothing beats it now.</source>
        <extracomment>[mala] lead, i-am ombre, trump S, gone SA, hold S2, high S2</extracomment>
        <translation>Puxe trunfo com {S2:o}, a *mala*. Já nada a bate.</translation>
    </message>
    <message>
        <source>And {CA:the}. You had all three matadors, and each pays for that.</source>
        <extracomment>[basto] lead, i-am ombre, trump S, gone SA S2, hold CA, high CA</extracomment>
        <translation>E {CA:o}. Tinha os três matadores, e todos lhos pagam.</translation>
    </message>
    <message>
        <source>Keep your last trumps. {CK:The} wins, or brings a trump out.</source>
        <extracomment>[king] lead, i-am ombre, trump S, gone CA, hold CK SQ S3, keeps SQ S3</extracomment>
        <translation>Guarde os últimos trunfos. {CK:O} ganha, ou faz sair um trunfo.</translation>
    </message>
    <message>
        <source>One more is needed. Lead {C3:the} and keep {S3:the}: let them come.</source>
        <extracomment>[wait] lead, i-am ombre, trump S, tricks 4, hold C3 S3, keeps S3</extracomment>
        <translation>Falta uma. Saia com {C3:o} e guarde {S3:o} para cortar.</translation>
    </message>
    <message>
        <source>The pool, and three chips from each: two for favour, one for the matadors.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract entrada_favor, gained 10, teaches plate</extracomment>
        <translation>O bolo, e três fichas de cada um: duas pelo favor, uma pelos matadores.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[less] over, result sacada, i-am ombre, not gained 10, aside</extracomment>
        <translation>Ganhou {gained} fichas.</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract entrada_favor, aside</extracomment>
        <translation>Empate: paga para o bolo duas fichas por cada um dos outros.</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Um contrário tem mais vazas, e é a ele que paga. O bolo fica.</translation>
    </message>
    <message>
        <source>A game that is given up costs as much as a tie.</source>
        <extracomment>[gave-up] over, result surrender, aside</extracomment>
        <translation>Desistir de um jogo custa tanto como um empate.</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre at the end. Try it again, in favour.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>No fim o feito foi outra pessoa. Tente outra vez, em favor.</translation>
    </message>
    <message>
        <source>All have passed, so the next player deals.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Todos passaram, por isso dá o seguinte.</translation>
    </message>
    <message>
        <source>With the best two trumps you can go above the entrada. Bid in favour.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Com os dois melhores trunfos pode subir. Lance em favor.</translation>
    </message>
    <message>
        <source>Who knows what will be turned? With {S} you are sure of four trumps.</source>
        <extracomment>[blind] bid, chose vuelta</extracomment>
        <translation>Quem sabe o que se vira? Com {S} tem quatro trunfos certos.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing, and half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_favor</extracomment>
        <translation>Num solo não se troca, e metade desta mão é fraca.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Guarde os trunfos. Descarte as outras cartas.</translation>
    </message>
    <message>
        <source>Giving up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>Desistir custa tanto como um empate. Continue.</translation>
    </message>
</context>
<context>
    <name>lessons/tresillo_vuelta.txt</name>
    <message>
        <source>The turned card</source>
        <extracomment>Title</extracomment>
        <translation>A carta virada</translation>
    </message>
    <message>
        <source>A vuelta: the talon names your trump.</source>
        <extracomment>About</extracomment>
        <translation>O voltarete: o monte escolhe o trunfo.</translation>
    </message>
    <message>
        <source>A vuelta is above both entradas: the top card of the talon makes trump.</source>
        <extracomment>[turn] bid, standing nothing, teaches favour-bids</extracomment>
        <translation>Um voltarete vai acima das duas licenças: a carta de cima do monte faz trunfo.</translation>
    </message>
    <message>
        <source>Three suits would give you good trumps: {S}, {H} and {D}. Bid vuelta.</source>
        <extracomment>[bid] bid, standing nothing, hold SA SK HA D7</extracomment>
        <translation>Três naipes davam bons trunfos: {S}, {H} e {D}. Declare voltarete.</translation>
    </message>
    <message>
        <source>{H7:The} is turned: {H} are trumps. Keep trumps and {SK:the}.</source>
        <extracomment>[turned] throw, i-am ombre, trump H, out H7, hold SA SK HA, keeps SK, teaches turned-card</extracomment>
        <translation>Virou-se {H7:o}: o trunfo é {H}. Guarde trunfos e {SK:o}.</translation>
    </message>
    <message>
        <source>You lead first. Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Sai em primeiro. Puxe trunfo com {SA:o}.</translation>
    </message>
    <message>
        <source>A king wins while they have its suit: {SK:the}.</source>
        <extracomment>[king] lead, i-am ombre, gone SA, hold SK, high SK</extracomment>
        <translation>Um rei ganha enquanto tiverem o naipe: {SK:o}.</translation>
    </message>
    <message>
        <source>Now {H7:the}, the turned card, your mala. Nothing beats it.</source>
        <extracomment>[mala] lead, i-am ombre, trump H, gone SK, hold H7, high H7</extracomment>
        <translation>Agora {H7:o}, a carta virada, a sua mala. Nada a bate.</translation>
    </message>
    <message>
        <source>Only {CA:the} is above {HA:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone H7, hold HA, out CA</extracomment>
        <translation>Acima {HA:do} só há {CA:o}. Faça-o sair.</translation>
    </message>
    <message>
        <source>No card of yours wins this trick. Give the low one: {D5:the}.</source>
        <extracomment>[low] follow, i-am ombre, led D, hold D5, not can-win</extracomment>
        <translation>Nenhuma carta sua ganha esta vaza. Jogue a baixa: {D5:o}.</translation>
    </message>
    <message>
        <source>{HQ:The} is the best trump left: your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump H, tricks 4, gone CA HA, hold HQ, high HQ</extracomment>
        <translation>{HQ:O} é o melhor trunfo que resta: a sua quinta vaza.</translation>
    </message>
    <message>
        <source>The pool, and two chips from each. If the favour suit is turned, it is four.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract vuelta, gained 7, teaches plate</extracomment>
        <translation>O bolo, e duas fichas de cada um. Virando-se o naipe de favor, são quatro.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 7, aside</extracomment>
        <translation>Ganhou {gained} fichas.</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract vuelta, aside</extracomment>
        <translation>Empate: paga para o bolo duas fichas por cada um dos outros.</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Um contrário tem mais vazas, e é a ele que paga. O bolo fica.</translation>
    </message>
    <message>
        <source>A vuelta that is given up is lost at once. Nobody can take it over.</source>
        <extracomment>[gave-up] over, result surrender, i-am ombre, aside</extracomment>
        <translation>Um voltarete de que se desiste perde-se logo. Ninguém o pode tomar.</translation>
    </message>
    <message>
        <source>That was played for the *bola*, all nine tricks.</source>
        <extracomment>[vole] over, result vole|failed_vole, aside</extracomment>
        <translation>Jogou-se à *bola*, às nove vazas.</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre. Try it again, with a vuelta.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>O feito foi outra pessoa. Tente outra vez, com um voltarete.</translation>
    </message>
    <message>
        <source>All have passed, so the next player deals.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Todos passaram, por isso dá o seguinte.</translation>
    </message>
    <message>
        <source>Three suits would do for trump, and you have {SA:the}. Bid vuelta.</source>
        <extracomment>[pass] bid, chose pass, hold SA</extracomment>
        <translation>Três naipes serviam para trunfo, e tem {SA:o}. Declare voltarete.</translation>
    </message>
    <message>
        <source>Somebody may go above that. A vuelta is higher, and most suits suit you.</source>
        <extracomment>[low-bid] bid, chose entrada|entrada_favor</extracomment>
        <translation>Alguém pode lançar por cima. Um voltarete é mais alto, e quase todos os naipes lhe servem.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing. Half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_favor</extracomment>
        <translation>Num solo não se troca. Metade desta mão é fraca.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Guarde os trunfos. Descarte as outras cartas.</translation>
    </message>
    <message>
        <source>A vuelta that is given up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>Desistir de um voltarete custa tanto como um empate. Continue.</translation>
    </message>
</context>
<context>
    <name>lessons/tricks.txt</name>
    <message>
        <source>Three tricks</source>
        <extracomment>Title</extracomment>
        <translation>Três vazas</translation>
    </message>
    <message>
        <source>Follow suit, trump, and the winner leads.</source>
        <extracomment>About</extracomment>
        <translation>Assiste-se, corta-se, e quem ganha sai.</translation>
    </message>
    <message>
        <source>{left} led a card. You must play the same suit if you can: {HK:the}.</source>
        <extracomment>[suit] follow, only HK, hold HK, teaches following</extracomment>
        <translation>{left} saiu com uma carta. Quem puder tem de jogar o mesmo naipe: {HK:o}.</translation>
    </message>
    <message>
        <source>One card from each makes a *trick*. The best of the suit that was led takes it.</source>
        <extracomment>[best] follow, only HK</extracomment>
        <translation>Uma carta de cada um faz uma *vaza*. Leva-a a melhor do naipe que saiu.</translation>
    </message>
    <message>
        <source>The winner *leads*: they play first in the next trick, any card. Try {D4:the}.</source>
        <extracomment>[lead] lead, hold D4, teaches leading</extracomment>
        <translation>Quem ganha *sai*: joga primeiro na vaza seguinte, o que quiser. Experimente {D4:o}.</translation>
    </message>
    <message>
        <source>You have none of this suit. {C:Name} are *trumps* now: {C7:the} beats all other suits.</source>
        <extracomment>[trump] follow, void, hold C7, may C7, wins C7, trump C, not led trump, teaches trumping</extracomment>
        <translation>Não tem esse naipe. {C:Name} são *trunfo* agora: {C7:o} bate todos os outros naipes.</translation>
    </message>
    <message>
        <source>Follow suit, trump, and the winner leads: that is all. The next deal explains the sheet.</source>
        <extracomment>[done] over</extracomment>
        <translation>Assistir, cortar, e quem ganha sai: é tudo. A mão seguinte explica as contas.</translation>
    </message>
</context>
<context>
    <name>lessons/tritrille.txt</name>
    <message>
        <source>A king on demand</source>
        <extracomment>Title</extracomment>
        <translation>Um rei a pedido</translation>
    </message>
    <message>
        <source>Ask for a king, and give any card for it.</source>
        <extracomment>About</extracomment>
        <translation>Peça um rei, e dê por ele qualquer carta.</translation>
    </message>
    <message>
        <source>Three play, with ten cards each and without {D}. Nobody exchanges.</source>
        <extracomment>[three] bid, standing nothing</extracomment>
        <translation>Jogam três, com dez cartas cada um e sem {D}. Ninguém troca.</translation>
    </message>
    <message>
        <source>You would have seven trumps with {H}. Ask leave: then you may demand a king.</source>
        <extracomment>[ask] bid, standing nothing, hold SA H7 HK HJ</extracomment>
        <translation>Com {H} ficava com sete trunfos. Declare rei chamado: assim pode pedir um rei.</translation>
    </message>
    <message>
        <source>Name {H}. Its seven becomes manille, the second best trump.</source>
        <extracomment>[name] name-trump, hold H7 HK HJ H6</extracomment>
        <translation>Escolha {H}. O sete passa a manilha, o segundo melhor trunfo.</translation>
    </message>
    <message>
        <source>Demand {SK:the}. Whoever has it gives it to you, for any card of yours.</source>
        <extracomment>[king] call-card, out SK, hold S5 S4, teaches king-given</extracomment>
        <translation>Peça {SK:o}. Quem tiver essa carta dá-lha, por uma carta sua qualquer.</translation>
    </message>
    <message>
        <source>Give what is of least use: {C4:the}. Then you have none of its suit.</source>
        <extracomment>[give] give-card, hold C4</extracomment>
        <translation>Dê a que menos serve: {C4:o}. Assim fica sem esse naipe.</translation>
    </message>
    <message>
        <source>No ally came with the king. You play alone, for six of the ten tricks.</source>
        <extracomment>[alone] i-am ombre, contract ask, cards 10, tricks 0, others 0, not give-card, not call-card, not name-trump</extracomment>
        <translation>Com o rei não veio um aliado. Joga só, e precisa de seis das dez vazas.</translation>
    </message>
    <message>
        <source>Here is the suit: take the trick with {SK:the}.</source>
        <extracomment>[take] follow, i-am ombre, led S, hold SK, wins SK</extracomment>
        <translation>Saiu o naipe do seu rei: faça a vaza com {SK:o}.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Puxe trunfo com {SA:o}.</translation>
    </message>
    <message>
        <source>Then {H7:the}: only spadille was above it.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>Depois {H7:o}: só a espadilha estava acima.</translation>
    </message>
    <message>
        <source>One trump is above {HK:the}: {HA:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone H7 CA, hold HK, out HA</extracomment>
        <translation>Um trunfo está acima {HK:do}: {HA:o}. Faça-o sair.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {HJ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, led C, void, hold HJ, wins HJ</extracomment>
        <translation>Não tem esse naipe. Corte: {HJ:o}.</translation>
    </message>
    <message>
        <source>No trump is out any more. Each of yours takes a trick: {H2:the} first.</source>
        <extracomment>[rest] lead, i-am ombre, trump H, trumps-out 0, hold H2, trumps 2+</extracomment>
        <translation>Já não há trunfos por sair. Cada um dos seus faz uma vaza: primeiro {H2:o}.</translation>
    </message>
    <message>
        <source>The pool of 13 chips, and one chip from each opponent.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract ask, gained 15</extracomment>
        <translation>O bolo de 13 fichas, e uma ficha de cada adversário.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not contract ask, aside</extracomment>
        <translation>Ganhou {gained} fichas.</translation>
    </message>
    <message>
        <source>Five tricks are a tie: you pay into the pool as much as is in it.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Cinco vazas são empate: paga para o bolo tanto quanto lá está.</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and you put it back.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Quatro vazas ou menos: os outros repartem o bolo, e o feito repõe-no.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and ask leave.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Jogou outra pessoa. Tente outra vez, e declare rei chamado.</translation>
    </message>
    <message>
        <source>Seven trumps are enough. Ask leave.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Sete trunfos bastam. Declare rei chamado.</translation>
    </message>
    <message>
        <source>The king that you may demand costs nothing but a small card. Ask leave.</source>
        <extracomment>[without] bid, chose sans_prendre</extracomment>
        <translation>O rei que pode pedir só custa uma carta baixa. Declare rei chamado.</translation>
    </message>
    <message>
        <source>Your long suit is {H}: it gives you seven trumps.</source>
        <extracomment>[short-trumps] name-trump, chose S|C</extracomment>
        <translation>O seu naipe comprido é {H}: dá-lhe sete trunfos.</translation>
    </message>
    <message>
        <source>That is a trump. Give a small plain card.</source>
        <extracomment>[trump-given] give-card, chose trump</extracomment>
        <translation>É um trunfo. Dê uma carta baixa de outro naipe.</translation>
    </message>
    <message>
        <source>You have just demanded it. Keep it, and give a small card.</source>
        <extracomment>[king-given] give-card, chose SK</extracomment>
        <translation>Acabou de o pedir. Guarde-o, e dê uma carta baixa.</translation>
    </message>
</context>
<context>
    <name>lessons/tritrille_king.txt</name>
    <message>
        <source>The king you lose</source>
        <extracomment>Title</extracomment>
        <translation>O rei que perde</translation>
    </message>
    <message>
        <source>Your king is demanded: defend with what you got.</source>
        <extracomment>About</extracomment>
        <translation>Pedem-lhe o rei: defenda com o que recebeu.</translation>
    </message>
    <message>
        <source>If all three pass, whoever holds {SA:the} must play.</source>
        <extracomment>[forced] bid, standing nothing, out SA</extracomment>
        <translation>Se os três passarem, tem de jogar quem tiver {SA:o}.</translation>
    </message>
    <message>
        <source>You have few trumps in any suit. Pass, and defend.</source>
        <extracomment>[pass] bid, standing nothing, hold SK SQ H7</extracomment>
        <translation>Tem poucos trunfos em qualquer naipe. Passe, e defenda.</translation>
    </message>
    <message>
        <source>{ombre} demanded {SK:the} of you, and gave you {C4:the} for it. All saw both.</source>
        <extracomment>[given] follow, i-am defender, lies SK, hold C4, keeps C4, teaches king-given</extracomment>
        <translation>{ombre} pediu-lhe {SK:o}, e deu-lhe {C4:o} em troca. Todos viram as duas.</translation>
    </message>
    <message>
        <source>{ombre} plays alone all the same, for six of ten tricks. {partner} is with you.</source>
        <extracomment>[two] follow, i-am defender, lies SK, hold C4</extracomment>
        <translation>{ombre} joga só na mesma, e precisa de seis vazas. {partner} está consigo.</translation>
    </message>
    <message>
        <source>Spadille cannot be beaten. Give a low trump: {H4:the}.</source>
        <extracomment>[low] follow, i-am defender, trump H, lies SA, hold H4 H2</extracomment>
        <translation>A espadilha não se bate. Jogue um trunfo baixo: {H4:o}.</translation>
    </message>
    <message>
        <source>A king. Give your lowest of the suit: {C2:the}.</source>
        <extracomment>[club] follow, i-am defender, led C, lies CK, hold C2</extracomment>
        <translation>Um rei. Jogue a sua mais baixa do naipe: {C2:o}.</translation>
    </message>
    <message>
        <source>Keep {H7:the}, the best trump now. {H2:The} will do.</source>
        <extracomment>[keep] follow, i-am defender, trump H, lies HA, hold H7 H2, high H7, keeps H7</extracomment>
        <translation>Guarde {H7:o}, agora o melhor trunfo. {H2:O} serve.</translation>
    </message>
    <message>
        <source>You play last. Take it with {SQ:the}.</source>
        <extracomment>[take] follow, i-am defender, led S, last, hold SQ, wins SQ</extracomment>
        <translation>Joga em último. Faça a vaza com {SQ:o}.</translation>
    </message>
    <message>
        <source>{SK:The} and {SQ:the} are gone: lead {SJ:the}.</source>
        <extracomment>[jack] lead, i-am defender, gone SQ SK, hold SJ, high SJ</extracomment>
        <translation>{SK:O} e {SQ:o} já saíram: saia com {SJ:o}.</translation>
    </message>
    <message>
        <source>Now {CQ:the}. If {ombre} trumps it, that costs a trump.</source>
        <extracomment>[queen] lead, i-am defender, gone SJ CK, hold CQ, high CQ</extracomment>
        <translation>Agora {CQ:o}. Se {ombre} cortar, custa-lhe um trunfo.</translation>
    </message>
    <message>
        <source>{partner} still plays. Keep {H7:the}, and throw {C5:the}.</source>
        <extracomment>[wait] follow, i-am defender, led S, void, trump H, hold H7 C5, high H7, keeps H7</extracomment>
        <translation>{partner} ainda não jogou. Guarde {H7:o}, e deite {C5:o}.</translation>
    </message>
    <message>
        <source>And here it wins: {H7:the} takes the last trick.</source>
        <extracomment>[last] follow, i-am defender, trump H, only H7, wins H7</extracomment>
        <translation>E aqui ganha: {H7:o} faz a última vaza.</translation>
    </message>
    <message>
        <source>Five tricks for {ombre}, one too few: you get a chip, and the pool grows.</source>
        <extracomment>[paid] over, result puesta, i-am defender, gained 1</extracomment>
        <translation>Cinco vazas para {ombre}, uma a menos: recebe uma ficha, e o bolo cresce.</translation>
    </message>
    <message>
        <source>Four tricks or fewer for {ombre}: {partner} and you share the pool.</source>
        <extracomment>[codille] over, result codille, i-am defender, aside</extracomment>
        <translation>Quatro vazas ou menos para {ombre}: reparte o bolo com {partner}.</translation>
    </message>
    <message>
        <source>{ombre} has six tricks, and takes the pool.</source>
        <extracomment>[lost] over, result sacada, i-am defender, aside</extracomment>
        <translation>{ombre} tem seis vazas, e leva o bolo.</translation>
    </message>
    <message>
        <source>You play yourself: six of ten tricks, alone.</source>
        <extracomment>[own] i-am ombre, not over, aside</extracomment>
        <translation>Desta vez joga: seis das dez vazas, sem ajuda.</translation>
    </message>
    <message>
        <source>Four trumps at most are too few for six tricks. Pass.</source>
        <extracomment>[too-weak] bid, chose ask|sans_prendre</extracomment>
        <translation>Quatro trunfos no máximo são poucos para seis vazas. Passe.</translation>
    </message>
    <message>
        <source>You can win a later trick with {H7:the}. Give {H2:the} now.</source>
        <extracomment>[too-early] follow, chose H7, hold H7 H2</extracomment>
        <translation>Com {H7:o} pode ganhar uma vaza mais tarde. Agora jogue {H2:o}.</translation>
    </message>
    <message>
        <source>{partner} may win this one. Keep {H7:the}.</source>
        <extracomment>[not-yet] follow, led S, void, chose H7, hold H7 C5</extracomment>
        <translation>{partner} pode ganhar esta. Guarde {H7:o}.</translation>
    </message>
</context>
<context>
    <name>lessons/trumps.txt</name>
    <message>
        <source>Count the trumps</source>
        <extracomment>Title</extracomment>
        <translation>Conte os trunfos</translation>
    </message>
    <message>
        <source>Count what is out, and stop drawing in time.</source>
        <extracomment>About</extracomment>
        <translation>Conte o que falta sair e pare a tempo de puxar.</translation>
    </message>
    <message>
        <source>Spadille, manille and two kings: that can be four tricks. Bid entrada.</source>
        <extracomment>[bid] bid, hold SA SK S2 DK</extracomment>
        <translation>Espadilha, manilha e dois reis: podem ser quatro vazas. Declare licença.</translation>
    </message>
    <message>
        <source>Name {S}: eleven trumps, with {CA:the}. Red suits have twelve, with spadille and basto.</source>
        <extracomment>[eleven] name-trump, hold SA SK S2, out CA, teaches trumps</extracomment>
        <translation>Escolha {S}: onze trunfos, com {CA:o}. Nos vermelhos são doze, com espadilha e basto.</translation>
    </message>
    <message>
        <source>Keep your three trumps and {DK:the}. Throw the rest.</source>
        <extracomment>[keep] throw, i-am ombre, trump S, hold DK SK, keeps DK</extracomment>
        <translation>Guarde os três trunfos e {DK:o}. Descarte o resto.</translation>
    </message>
    <message>
        <source>You hold {trumps} trumps, so {trumps-out} are out. Draw them with {SA:the}.</source>
        <extracomment>[own] lead, i-am ombre, trump S, tricks 0, hold SA, high SA, trumps 5</extracomment>
        <translation>Tem {trumps} trunfos, por isso faltam {trumps-out}. Tire-os com {SA:o}.</translation>
    </message>
    <message>
        <source>Now {trumps-out} are out. {S2:The} draws again.</source>
        <extracomment>[again] lead, i-am ombre, trump S, gone SA, hold S2, high S2, trumps-out 3+</extracomment>
        <translation>Agora faltam {trumps-out}. {S2:O} tira outra vez.</translation>
    </message>
    <message>
        <source>Two are out, basto among them. Lead {SK:the} to draw it.</source>
        <extracomment>[two] lead, i-am ombre, trump S, gone SA S2, hold SK SQ, out CA, trumps-out 2</extracomment>
        <translation>Faltam dois, e um é o basto. Saia com {SK:o} para o tirar.</translation>
    </message>
    <message>
        <source>Basto is gone, and one trump is out. It is lower than {SQ:the}.</source>
        <extracomment>[one] i-am ombre, trump S, hold SQ, high SQ, gone CA, trumps-out 1, keeps SQ</extracomment>
        <translation>O basto já saiu, e falta um trunfo. É mais baixo do que {SQ:o}.</translation>
    </message>
    <message>
        <source>Four tricks were enough, since the others have three and two.</source>
        <extracomment>[four] over, result sacada, i-am ombre, tricks 4</extracomment>
        <translation>Quatro vazas bastaram, porque os outros têm três e duas.</translation>
    </message>
    <message>
        <source>You knew which cards nobody could beat. That is what counting is for.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, tricks 5+, aside</extracomment>
        <translation>Sabia quais as cartas que ninguém podia bater. É para isso que se conta.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Correu mal. Tentar outra vez não custa nada.</translation>
    </message>
    <message>
        <source>All have passed. Spadille, manille and two kings are worth a bid.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Todos passaram. Espadilha, manilha e dois reis valem um lanço.</translation>
    </message>
    <message>
        <source>Spadille, manille and two kings are worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Espadilha, manilha e dois reis valem um lanço.</translation>
    </message>
    <message>
        <source>With {S} you have spadille, manille and the king.</source>
        <extracomment>[other-suit] name-trump, chose C|H|D</extracomment>
        <translation>Com {S} tem espadilha, manilha e o rei.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Ia descartar um rei. Os reis fazem vazas: guarde-os.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Ia descartar um trunfo. Cada trunfo pode fazer uma vaza: guarde-o.</translation>
    </message>
    <message>
        <source>Higher trumps are out. Lead one that nobody beats, or a plain card.</source>
        <extracomment>[low-trump] lead, i-am ombre, chose S5, trumps-out 1+</extracomment>
        <translation>Ainda há trunfos mais altos por sair. Saia com um que ninguém bata, ou com outro naipe.</translation>
    </message>
</context>
<context>
    <name>lessons/two_handed.txt</name>
    <message>
        <source>One against one</source>
        <extracomment>Title</extracomment>
        <translation>Um contra um</translation>
    </message>
    <message>
        <source>Eight cards each and one suit fewer: five tricks win.</source>
        <extracomment>About</extracomment>
        <translation>Oito cartas cada um e um naipe a menos: cinco vazas ganham.</translation>
    </message>
    <message>
        <source>You play against one, with eight cards each and no {H}. Five of eight tricks win.</source>
        <extracomment>[goal] bid, standing nothing, hold SA CA D7</extracomment>
        <translation>Joga contra um, com oito cartas cada um e sem {H}. Precisa de cinco das oito vazas.</translation>
    </message>
    <message>
        <source>With {D} you hold the three best trumps. Bid solo: it is paid best.</source>
        <extracomment>[solo] bid, standing nothing, hold SA CA D7</extracomment>
        <translation>Com {D} tem os três melhores trunfos. Declare solo: é o que melhor paga.</translation>
    </message>
    <message>
        <source>Name {D}. Three *matadors* that were dealt to you are paid at once, a chip each.</source>
        <extracomment>[name] name-trump, hold SA CA D7</extracomment>
        <translation>Escolha {D}. Três *matadores* de mão pagam-se logo: uma ficha por cada um.</translation>
    </message>
    <message>
        <source>Draw trumps, first with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA, high SA</extracomment>
        <translation>Puxe trunfo, primeiro com {SA:o}.</translation>
    </message>
    <message>
        <source>{CA:The} next. Keep {D7:the}: it will bring you in again.</source>
        <extracomment>[basto] lead, i-am ombre, trump D, gone SA, hold CA D7, high CA, keeps D7</extracomment>
        <translation>Depois {CA:o}. Guarde {D7:o}: há de devolver-lhe a saída.</translation>
    </message>
    <message>
        <source>Now a plain card, {SJ:the}. If it is beaten, you still have three trumps.</source>
        <extracomment>[test] lead, i-am ombre, trump D, gone SA CA, hold SJ D7, trumps 3, keeps D7</extracomment>
        <translation>Agora outro naipe, {SJ:o}. Se perder a vaza, ainda tem três trunfos.</translation>
    </message>
    <message>
        <source>Lead {C4:the}. Your three trumps will come in later.</source>
        <extracomment>[club] lead, i-am ombre, trump D, gone SJ, hold C4, trumps 3</extracomment>
        <translation>Saia com {C4:o}. Os seus três trunfos entram mais tarde.</translation>
    </message>
    <message>
        <source>You need two more tricks, and have three trumps. Give {C3:the}.</source>
        <extracomment>[give] follow, i-am ombre, trump D, void, not led trump, hold C3, trumps 3, tricks 3</extracomment>
        <translation>Faltam duas vazas, e tem três trunfos. Jogue {C3:o}.</translation>
    </message>
    <message>
        <source>Now you must trump: {DQ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, void, not led trump, cards 3, trumps 3, hold DQ, wins DQ</extracomment>
        <translation>Agora tem de cortar: {DQ:o}.</translation>
    </message>
    <message>
        <source>{D7:The} is the best trump left. It makes five.</source>
        <extracomment>[best] lead, i-am ombre, trump D, hold D7, high D7, tricks 4</extracomment>
        <translation>{D7:O} é o melhor trunfo que resta. São cinco.</translation>
    </message>
    <message>
        <source>You won {gained} chips: the pool, 15 for the solo, and 3 for matadors.</source>
        <extracomment>[paid] over, result sacada, contract solo, gained 23, i-am ombre</extracomment>
        <translation>Ganhou {gained} fichas: o bolo, 15 pelo solo, e 3 pelos matadores.</translation>
    </message>
    <message>
        <source>You won. A solo is paid better.</source>
        <extracomment>[more] over, result sacada, contract entrada|vuelta, i-am ombre, aside</extracomment>
        <translation>Ganhou. Um solo paga melhor.</translation>
    </message>
    <message>
        <source>Four tricks are a tie here, and fewer are codille.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Quatro vazas aqui são empate, e menos é codilho.</translation>
    </message>
    <message>
        <source>Keep trumps and kings. The other draws what you leave.</source>
        <extracomment>[throw] throw, i-am ombre, aside</extracomment>
        <translation>Guarde trunfos e reis. O outro compra o que ficar.</translation>
    </message>
    <message>
        <source>Now the other needs five tricks. Four for you, and it is a tie.</source>
        <extracomment>[defend] throw, i-am defender, aside</extracomment>
        <translation>Agora o outro precisa de cinco vazas. Quatro para si, e é empate.</translation>
    </message>
    <message>
        <source>You have both passed. The pool stays for the next deal.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Passaram os dois. O bolo fica para a mão seguinte.</translation>
    </message>
    <message>
        <source>The three best trumps are yours if you name {D}. Do not pass.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Os três melhores trunfos são seus, se escolher {D}. Não passe.</translation>
    </message>
    <message>
        <source>A solo wins a little less often with this hand, but is paid better.</source>
        <extracomment>[cheap] bid, chose entrada|vuelta</extracomment>
        <translation>Com esta mão um solo ganha um pouco menos vezes, mas paga melhor.</translation>
    </message>
    <message>
        <source>Only {D} makes three matadors of this hand.</source>
        <extracomment>[other-suit] name-trump, chose S|C</extracomment>
        <translation>Só {D} faz três matadores desta mão.</translation>
    </message>
    <message>
        <source>A low trump gives the lead away. Begin with the best.</source>
        <extracomment>[low] lead, chose DQ|D3</extracomment>
        <translation>Um trunfo baixo entrega a saída. Comece pelo melhor.</translation>
    </message>
    <message>
        <source>Keep {D7:the} until nothing can beat it.</source>
        <extracomment>[manille] follow, chose D7</extracomment>
        <translation>Guarde {D7:o} até ninguém o poder bater.</translation>
    </message>
</context>
<context>
    <name>lessons/vole.txt</name>
    <message>
        <source>All nine tricks</source>
        <extracomment>Title</extracomment>
        <translation>As nove vazas</translation>
    </message>
    <message>
        <source>When you may say all nine, and when not.</source>
        <extracomment>About</extracomment>
        <translation>Quando dizer as nove e quando não.</translation>
    </message>
    <message>
        <source>Spadille, manille if you name {H}, and {DK:the}: bid entrada.</source>
        <extracomment>[bid] bid, hold SA H7 DK, keeps DK</extracomment>
        <translation>Espadilha, manilha se escolher {H}, e {DK:o}: declare licença.</translation>
    </message>
    <message>
        <source>Name {H}: {H7:the} is manille.</source>
        <extracomment>[name] name-trump, hold SA H7</extracomment>
        <translation>Escolha {H}: {H7:o} é a manilha.</translation>
    </message>
    <message>
        <source>Keep your trumps and {DK:the}. Throw the rest.</source>
        <extracomment>[throw] throw, i-am ombre, trump H, hold DK, keeps DK</extracomment>
        <translation>Guarde os trunfos e {DK:o}. Descarte o resto.</translation>
    </message>
    <message>
        <source>The four best trumps are all yours. Draw with {SA:the}.</source>
        <extracomment>[best] lead, i-am ombre, trump H, hold SA H7 CA HA, high SA</extracomment>
        <translation>Os quatro melhores trunfos são todos seus. Tire os deles com {SA:o}.</translation>
    </message>
    <message>
        <source>No trump is out, and your kings are high: go on for the vole.</source>
        <extracomment>[five] question claim_or_vole, trumps-out 0, hold SK DK, high SK DK, teaches claiming</extracomment>
        <translation>Não há trunfos por sair, e os seus reis são altos: vá à bola.</translation>
    </message>
    <message>
        <source>A vole is paid well; one that fails costs much. Count before you say it.</source>
        <extracomment>[price] question claim_or_vole</extracomment>
        <translation>Uma bola paga bem; falhada, custa muito. Conte antes de a arriscar.</translation>
    </message>
    <message>
        <source>Nine tricks, and {gained} chips.</source>
        <extracomment>[made] over, result vole, gained 1+, i-am ombre</extracomment>
        <translation>Nove vazas, e {gained} fichas.</translation>
    </message>
    <message>
        <source>You won {gained} chips. A vole is paid better.</source>
        <extracomment>[claimed] over, result sacada, gained 1+, i-am ombre, aside</extracomment>
        <translation>Ganhou {gained} fichas. Uma bola paga melhor.</translation>
    </message>
    <message>
        <source>One trick was lost, and that costs much. Go on only if you see nine.</source>
        <extracomment>[failed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Perdeu-se uma vaza, e custa muito. Vá só se vir nove.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Correu mal. Tentar outra vez não custa nada.</translation>
    </message>
    <message>
        <source>Spadille, manille and a king are worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Espadilha, manilha e um rei valem um lanço.</translation>
    </message>
    <message>
        <source>No trump is out, and your kings are high. All nine tricks are yours.</source>
        <extracomment>[sure] question claim_or_vole, chose claim, trumps-out 0, hold SK DK, high SK DK</extracomment>
        <translation>Não há trunfos por sair, e os seus reis são altos. As nove vazas são suas.</translation>
    </message>
    <message>
        <source>With {H} the seven is manille, and you have four trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Com {H} o sete é manilha, e tem quatro trunfos.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Ia descartar um rei. Os reis fazem vazas: guarde-os.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Ia descartar um trunfo. Cada trunfo pode fazer uma vaza: guarde-o.</translation>
    </message>
</context>
<context>
    <name>lessons/whereabouts.txt</name>
    <message>
        <source>Where the cards are</source>
        <extracomment>Title</extracomment>
        <translation>Onde estão as cartas</translation>
    </message>
    <message>
        <source>A bid, a card not played, a suit run out: each tells who holds what.</source>
        <extracomment>About</extracomment>
        <translation>Um lanço, uma carta que não saiu, um naipe acabado: tudo diz quem tem o quê.</translation>
    </message>
    <message>
        <source>{ombre} bid, named {H} and threw only three cards. Trumps and kings were kept.</source>
        <extracomment>[bid] lead, i-am defender, trump H, cards 9, out H7</extracomment>
        <translation>{ombre} lançou, escolheu {H} e descartou só três cartas. Trunfos e reis guardam-se.</translation>
    </message>
    <message>
        <source>In nine deals of ten {ombre} holds {H7:the}. Now lead {SJ:the}.</source>
        <extracomment>[manille] lead, i-am defender, trump H, cards 9, out H7, hold SJ</extracomment>
        <translation>Nove vezes em dez, {ombre} tem {H7:o}. Saia agora com {SJ:o}.</translation>
    </message>
    <message>
        <source>{ombre} let {SJ:the} win. With {SK:the} one would have taken it.</source>
        <extracomment>[not-played] lead, i-am defender, cards 8, tricks 1, gone SJ S3 S5, out SK</extracomment>
        <translation>{ombre} deixou ganhar {SJ:o}. Com {SK:o} teria feito a vaza.</translation>
    </message>
    <message>
        <source>So {partner} holds {SK:the}, in nearly nine deals of ten.</source>
        <extracomment>[king] lead, i-am defender, cards 8, tricks 1, gone SJ S3 S5, out SK</extracomment>
        <translation>Portanto {partner} tem {SK:o}, quase nove vezes em dez.</translation>
    </message>
    <message>
        <source>{ombre} trumped {DK:the}: no {D} is left there. That is certain.</source>
        <extracomment>[void] follow, i-am defender, cards 6, lies H7, gone DK H5 SJ C3, hold SA</extracomment>
        <translation>{ombre} cortou {DK:o}: já não tem {D}. Isso é certo.</translation>
    </message>
    <message>
        <source>And here is {H7:the}, as you expected. Take it with {SA:the}.</source>
        <extracomment>[here] follow, i-am defender, cards 6, lies H7, gone DK H5 SJ C3, hold SA, wins SA</extracomment>
        <translation>E aqui está {H7:o}, como esperava. Faça a vaza com {SA:o}.</translation>
    </message>
    <message>
        <source>{ombre} threw only three, and has no {D}: nearly all five cards left are trumps.</source>
        <extracomment>[nearly-all] lead, i-am defender, cards 5, gone H7 SA DK H5 SJ C3</extracomment>
        <translation>{ombre} descartou só três e não tem {D}: quase todas as cinco cartas são trunfos.</translation>
    </message>
    <message>
        <source>Lead {DJ:the}. It costs {ombre} a trump, or the trick.</source>
        <extracomment>[cost] lead, i-am defender, cards 5, gone H7 SA DK H5 SJ C3, hold DJ</extracomment>
        <translation>Saia com {DJ:o}. Custa a {ombre} um trunfo, ou a vaza.</translation>
    </message>
    <message>
        <source>There is {SK:the}: {partner} had it. Throw {DQ:the}.</source>
        <extracomment>[there] follow, i-am defender, lies SK, leader partner, cards 4, gone DJ, void, hold DQ</extracomment>
        <translation>Aí está {SK:o}: estava com {partner}. Descarte {DQ:o}.</translation>
    </message>
    <message>
        <source>You knew where the cards were before you saw them.</source>
        <extracomment>[won] over, gained 1+, i-am defender</extracomment>
        <translation>Sabia onde estavam as cartas antes de as ver.</translation>
    </message>
    <message>
        <source>In your own games, Ctrl+I shows what the expert infers. Guess first, then look.</source>
        <extracomment>[panel] over, i-am defender</extracomment>
        <translation>Nas suas partidas, Ctrl+I mostra o que o perito deduz. Primeiro adivinhe, depois veja.</translation>
    </message>
    <message>
        <source>{ombre} has most of the trumps. Lead a plain card, and keep yours to take with.</source>
        <extracomment>[trump-led] lead, i-am defender, cards 9, chose trump, trump H, out H7</extracomment>
        <translation>{ombre} tem quase todos os trunfos. Saia com outro naipe, e guarde os seus para ganhar vazas.</translation>
    </message>
    <message>
        <source>Only {SA:the} beats {H7:the}. Take it.</source>
        <extracomment>[too-low] follow, i-am defender, lies H7, hold SA, chose CA|HA|H6</extracomment>
        <translation>Só {SA:o} bate {H7:o}. Faça a vaza.</translation>
    </message>
</context>
<context>
    <name>lessons/zanga.txt</name>
    <message>
        <source>Two against two</source>
        <extracomment>Title</extracomment>
        <translation>Dois contra dois</translation>
    </message>
    <message>
        <source>Your partner sits opposite, and you play for stones.</source>
        <extracomment>About</extracomment>
        <translation>O seu parceiro está em frente, e jogam por pedras.</translation>
    </message>
    <message>
        <source>Zanga is two against two. {partner}, opposite, is with you in every deal.</source>
        <extracomment>[sides] bid</extracomment>
        <translation>A zanga joga-se dois contra dois. {partner}, em frente, está consigo em todas as mãos.</translation>
    </message>
    <message>
        <source>Trump is named with the call. Your long suit is {S}, with the 2: play {S}.</source>
        <extracomment>[call] bid, standing nothing, hold S2 SJ S6 S5, teaches trump-with-the-call</extracomment>
        <translation>Diz-se o trunfo no lanço. O seu naipe comprido é {S}, com o 2: diga jogo em {S}.</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Partners give no signs.</source>
        <extracomment>[five] follow, i-am ombre, side-tricks 0, enemy-tricks 0</extracomment>
        <translation>Juntos precisam de cinco das oito vazas. Os parceiros não fazem sinais.</translation>
    </message>
    <message>
        <source>You have none of that suit. Take the trick with a small trump: {S6:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, void, led H, hold S6, wins S6</extracomment>
        <translation>Não tem esse naipe. Faça a vaza com um trunfo baixo: {S6:o}.</translation>
    </message>
    <message>
        <source>{pool} *stones* lie on the table: four for the deal, one for each pass. The winners take them.</source>
        <extracomment>[table] lead, i-am ombre, side-tricks 1, teaches stones</extracomment>
        <translation>{pool} *pedras* estão na mesa: quatro do lado que fala primeiro, uma por cada passe. Quem ganhar leva-as.</translation>
    </message>
    <message>
        <source>Keep your trumps for later. Lead {DA:the}: {partner} may help.</source>
        <extracomment>[plain] lead, i-am ombre, trump S, hold DA</extracomment>
        <translation>Guarde os trunfos para depois. Saia com {DA:o}: {partner} pode ajudar.</translation>
    </message>
    <message>
        <source>The same suit again: {DJ:the}.</source>
        <extracomment>[on] lead, i-am ombre, trump S, gone DA, hold DJ</extracomment>
        <translation>Outra vez o mesmo naipe: {DJ:o}.</translation>
    </message>
    <message>
        <source>{partner} is winning, and that counts for both of you.</source>
        <extracomment>[both] follow, i-am ombre, winning ally</extracomment>
        <translation>{partner} está a ganhar, e isso conta para os dois.</translation>
    </message>
    <message>
        <source>{SA:The} is gone, so nothing beats {S2:the}: five tricks for your side.</source>
        <extracomment>[high] follow, i-am ombre, trump S, void, gone SA, hold S2, wins S2, high S2, side-tricks 4</extracomment>
        <translation>{SA:O} já saiu, por isso nada bate {S2:o}: cinco vazas para o seu lado.</translation>
    </message>
    <message>
        <source>The first five are the *hechas*, one stone more. Claim: all eight are too far.</source>
        <extracomment>[claim] question claim_or_vole, side-tricks 5, teaches eight-tricks</extracomment>
        <translation>As cinco primeiras são as *hechas*, uma pedra mais. Dê-as por feitas: ir às oito é arriscado.</translation>
    </message>
    <message>
        <source>Your side takes the table and now has {stones} stones. All 32 win the game.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+, teaches stone-prices</extracomment>
        <translation>O seu lado leva a mesa e tem agora {stones} pedras. Quem tem as 32 ganha.</translation>
    </message>
    <message>
        <source>Four tricks are *puesta*: your side puts four stones on the table.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Quatro vazas são *puesta*, a resposta: o seu lado põe quatro pedras na mesa.</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and four stones of yours.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Três vazas ou menos: os outros levam a mesa, e quatro pedras suas.</translation>
    </message>
    <message>
        <source>All eight tricks: four stones instead of one.</source>
        <extracomment>[eight] over, result vole, i-am ombre, aside</extracomment>
        <translation>As oito vazas: quatro pedras em vez de uma.</translation>
    </message>
    <message>
        <source>The game is won, but the eight were missed: nothing for them, nothing for the first five.</source>
        <extracomment>[missed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>O jogo está ganho, mas falharam as oito: nada por elas, nada pelas cinco primeiras.</translation>
    </message>
    <message>
        <source>You play alone: five tricks against two. {partner} rests.</source>
        <extracomment>[single] i-am ombre, contract solo, tricks 0, not over, aside</extracomment>
        <translation>Joga só: cinco vazas contra dois. {partner} descansa.</translation>
    </message>
    <message>
        <source>{partner} plays, and needs five tricks together with you.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>{partner} joga, e juntos precisam de cinco vazas.</translation>
    </message>
    <message>
        <source>You did not play this time. Try it again, and play {S}.</source>
        <extracomment>[other] over, i-am defender|resting, aside</extracomment>
        <translation>Desta vez não jogou. Tente outra vez, e diga jogo em {S}.</translation>
    </message>
    <message>
        <source>All have passed, so the stones stay on the table.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Todos passaram, por isso as pedras ficam na mesa.</translation>
    </message>
    <message>
        <source>Five trumps with the 2 are enough, for your partner helps. Play {S}.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Cinco trunfos com o 2 bastam, porque o parceiro ajuda. Diga jogo em {S}.</translation>
    </message>
    <message>
        <source>Only one suit of yours is long: {S}.</source>
        <extracomment>[other-suit] bid, chose play_C|play_H|play_D</extracomment>
        <translation>Só um dos seus naipes é comprido: {S}.</translation>
    </message>
    <message>
        <source>Alone you need five tricks against two. With {partner} that is much easier.</source>
        <extracomment>[too-much] bid, chose solo</extracomment>
        <translation>Sem ajuda precisa de cinco vazas contra dois. Com {partner} é muito mais fácil.</translation>
    </message>
    <message>
        <source>A small trump is enough here.</source>
        <extracomment>[wasted] follow, void, led H, chose S2|D2|DA|DJ</extracomment>
        <translation>Um trunfo baixo chega aqui.</translation>
    </message>
</context>
<context>
    <name>lessons/zanga_malaga.txt</name>
    <message>
        <source>The ugly king</source>
        <extracomment>Title</extracomment>
        <translation>O rei feio</translation>
    </message>
    <message>
        <source>One suit has two cards only, and both are always trumps.</source>
        <extracomment>About</extracomment>
        <translation>Um naipe tem só duas cartas, e ambas são sempre trunfos.</translation>
    </message>
    <message>
        <source>The pack has two {C} only: {CA:the} and {CK:the}, both always trumps.</source>
        <extracomment>[pack] bid, hold CA CK, teaches feo</extracomment>
        <translation>O baralho só tem duas cartas de {C}: {CA:o} e {CK:o}, sempre trunfos.</translation>
    </message>
    <message>
        <source>Two matadors, the ugly king and long {D}: say solo, and win five tricks alone.</source>
        <extracomment>[solo] bid, standing nothing, hold SA CA CK DA DJ</extracomment>
        <translation>Dois matadores, o rei feio e {D} comprido: diga solo, e faça cinco vazas.</translation>
    </message>
    <message>
        <source>Name {D}: that makes six trumps. A game won in {D} brings one stone more.</source>
        <extracomment>[name] name-trump, hold DA DJ D4</extracomment>
        <translation>Escolha {D}: são seis trunfos. Um jogo ganho em {D} traz mais uma pedra.</translation>
    </message>
    <message>
        <source>{partner} lays the cards down and rests. You need five of the eight tricks.</source>
        <extracomment>[rest] lead, i-am ombre, contract solo, tricks 0, others 0</extracomment>
        <translation>{partner} pousa as cartas e descansa. Precisa de cinco das oito vazas.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA, high SA</extracomment>
        <translation>Puxe trunfo com {SA:o}.</translation>
    </message>
    <message>
        <source>Only {D7:the} is above {CA:the} now. Drive it out.</source>
        <extracomment>[drive] lead, i-am ombre, trump D, gone SA, hold CA, out D7</extracomment>
        <translation>Agora acima {CA:do} só há {D7:o}. Faça-o sair.</translation>
    </message>
    <message>
        <source>You have none of that suit, and play last: {D4:the} is enough.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, led H, void, last, hold D4, wins D4</extracomment>
        <translation>Não tem esse naipe, e joga em último: {D4:o} chega.</translation>
    </message>
    <message>
        <source>Now the ugly king, {CK:the}, is the best trump there is.</source>
        <extracomment>[feo] lead, i-am ombre, trump D, gone SA CA D7, hold CK, high CK</extracomment>
        <translation>Agora o rei feio, {CK:o}, é o melhor trunfo que resta.</translation>
    </message>
    <message>
        <source>After it comes {DA:the}.</source>
        <extracomment>[punto] lead, i-am ombre, trump D, gone SA CA D7 CK, hold DA, high DA</extracomment>
        <translation>Depois vem {DA:o}.</translation>
    </message>
    <message>
        <source>Four tricks. Lead {DJ:the}: what is higher may lie with {partner}.</source>
        <extracomment>[fifth] lead, i-am ombre, trump D, contract solo, tricks 4, gone DA, hold DJ</extracomment>
        <translation>Quatro vazas. Saia com {DJ:o}: o que é mais alto pode estar com {partner}.</translation>
    </message>
    <message>
        <source>The stones on the table, two for the solo, one for {D}. You have {stones} now.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract solo, gained 7, teaches stone-prices</extracomment>
        <translation>As pedras da mesa, duas pelo solo, uma por {D}. Agora tem {stones}.</translation>
    </message>
    <message>
        <source>Your side won, and has {stones} stones now.</source>
        <extracomment>[won] over, result sacada, not gained 7, gained 1+, aside</extracomment>
        <translation>O seu lado ganhou, e tem agora {stones} pedras.</translation>
    </message>
    <message>
        <source>That game was for all eight tricks.</source>
        <extracomment>[all] over, result vole|failed_vole, aside</extracomment>
        <translation>Esse jogo era para as oito vazas.</translation>
    </message>
    <message>
        <source>Four tricks are a tie: your side puts four stones on the table.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Quatro vazas são empate: o seu lado põe quatro pedras na mesa.</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and four stones of yours.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Três vazas ou menos: os outros levam a mesa, e quatro pedras suas.</translation>
    </message>
    <message>
        <source>{partner} plays, and needs five tricks together with you.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>{partner} joga, e juntos precisam de cinco vazas.</translation>
    </message>
    <message>
        <source>The others played this time. Try it again, and say solo.</source>
        <extracomment>[other] over, i-am defender|resting, aside</extracomment>
        <translation>Desta vez jogaram os outros. Tente outra vez, e diga solo.</translation>
    </message>
    <message>
        <source>All have passed, so the stones stay on the table.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Todos passaram, por isso as pedras ficam na mesa.</translation>
    </message>
    <message>
        <source>So many high trumps win alone. Say solo.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Tantos trunfos altos ganham sem ajuda. Diga solo.</translation>
    </message>
    <message>
        <source>You win as surely alone, and that brings two stones more.</source>
        <extracomment>[with-partner] bid, chose play_D</extracomment>
        <translation>Sem parceiro ganha com a mesma certeza, e traz mais duas pedras.</translation>
    </message>
    <message>
        <source>Your long suit is {D}, and a game in it brings a stone more.</source>
        <extracomment>[short-suit] bid, chose play_S|play_H</extracomment>
        <translation>O seu naipe comprido é {D}, e um jogo nele traz mais uma pedra.</translation>
    </message>
    <message>
        <source>Your long suit is {D}.</source>
        <extracomment>[other-suit] name-trump, chose S|H</extracomment>
        <translation>O seu naipe comprido é {D}.</translation>
    </message>
    <message>
        <source>Draw their trumps first, with {SA:the}.</source>
        <extracomment>[plain-lead] lead, hold SA, chose S6|SQ</extracomment>
        <translation>Tire primeiro os trunfos deles, com {SA:o}.</translation>
    </message>
</context>
</TS>
