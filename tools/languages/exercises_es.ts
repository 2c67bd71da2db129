<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>lessons/exercises/count.txt</name>
    <message>
        <source>Count your tricks. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Cuenta tus bazas. ¿Qué pides?</translation>
    </message>
    <message>
        <source>Pass: an entrada would win only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Pasa: con una entrada ganarías unas 2 veces de cada 10, nada más.</translation>
    </message>
    <message>
        <source>Matadors, kings and long trumps are tricks. Four of them make a bid.</source>
        <extracomment>Wrong</extracomment>
        <translation>Son bazas los matadores, los reyes y los triunfos a partir del cuarto. Con cuatro se pide.</translation>
    </message>
    <message>
        <source>Entrada: this hand wins it about 6 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Entrada: con esta mano se gana unas 6 veces de cada 10.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/first.txt</name>
    <message>
        <source>You have bid. Which suit do you name?</source>
        <extracomment>Ask</extracomment>
        <translation>Has pedido. ¿Qué palo nombras?</translation>
    </message>
    <message>
        <source>With {C} you hold four trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>Con {C} tienes cuatro triunfos, más que con cualquier otro palo.</translation>
    </message>
    <message>
        <source>Count the trumps that each suit would give you. Spadille and basto count with all of them.</source>
        <extracomment>Wrong</extracomment>
        <translation>Cuenta los triunfos que te da cada palo. Espadilla y basto cuentan con todos.</translation>
    </message>
    <message>
        <source>With {H} you hold five trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>Con {H} tienes cinco triunfos, más que con cualquier otro palo.</translation>
    </message>
    <message>
        <source>With {S} you hold five trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>Con {S} tienes cinco triunfos, más que con cualquier otro palo.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/five.txt</name>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>Las cinco primeras bazas son tuyas. ¿Reclamas, o vas a por la bola?</translation>
    </message>
    <message>
        <source>Claim: somebody may still beat one of your cards, and a failed vole costs much.</source>
        <extracomment>Right</extracomment>
        <translation>Reclama: alguien puede ganar aún una de tus cartas, y una bola fallida sale cara.</translation>
    </message>
    <message>
        <source>Look at your weakest card: is it sure to win?</source>
        <extracomment>Wrong</extracomment>
        <translation>Mira tu carta más débil: ¿gana seguro?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/five_handed.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Hablas primero. ¿Qué pides?</translation>
    </message>
    <message>
        <source>Ask leave: with the help of an ally this hand wins about seven times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>Rey llamado: con la ayuda de un aliado esta mano gana unas siete veces de diez.</translation>
    </message>
    <message>
        <source>You would not be alone.</source>
        <extracomment>Wrong</extracomment>
        <translation>Tendrías un aliado.</translation>
    </message>
    <message>
        <source>Somebody asks leave, and only solo goes over it. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Alguien pide rey llamado. Por encima solo va el solo. ¿Qué dices?</translation>
    </message>
    <message>
        <source>Pass: you win more often as opponent or ally than alone against four.</source>
        <extracomment>Right</extracomment>
        <translation>Pasa: ganas más veces de contra o de aliado que solo contra cuatro.</translation>
    </message>
    <message>
        <source>Five of eight tricks alone, against four hands?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cinco bazas de ocho, solo contra cuatro manos?</translation>
    </message>
    <message>
        <source>You called the king of the suit you are short in. Your lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Llamaste al rey del palo en que andas corto. ¿Con qué sales?</translation>
    </message>
    <message>
        <source>{D4:The} goes to the king that you called: your ally wins, and all know who it is.</source>
        <extracomment>Right</extracomment>
        <translation>{D4:El} va al rey que llamaste: gana tu aliado, y todos saben quién es.</translation>
    </message>
    <message>
        <source>Who has the king that you called?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Quién tiene el rey que llamaste?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/four_handed.txt</name>
    <message>
        <source>The talon was yours, and you have thrown four. What is trump?</source>
        <extracomment>Ask</extracomment>
        <translation>La baceta era tuya, y has descartado cuatro. ¿Qué triunfo nombras?</translation>
    </message>
    <message>
        <source>{H}: spadille, manille, punto and a king, six trumps in all.</source>
        <extracomment>Right</extracomment>
        <translation>{H}: espadilla, malilla, punto y rey, seis triunfos en total.</translation>
    </message>
    <message>
        <source>In which suit do your matadors and your length come together?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿En qué palo se juntan los matadores y más cartas?</translation>
    </message>
    <message>
        <source>What is trump, with these nine cards from the talon?</source>
        <extracomment>Ask</extracomment>
        <translation>¿Qué triunfo nombras con estas nueve cartas de la baceta?</translation>
    </message>
    <message>
        <source>{H}: any other suit loses nearly always, and this one wins nine times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>{H}: cualquier otro palo pierde casi siempre, y este gana nueve veces de diez.</translation>
    </message>
    <message>
        <source>Count your trumps in each suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>Cuenta tus triunfos en cada palo.</translation>
    </message>
    <message>
        <source>One player has passed, and one sits out. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Uno ha pasado, y otro descansa. ¿Qué pides?</translation>
    </message>
    <message>
        <source>Entrada: passing gives the talon to the one who sits out, and you would pay.</source>
        <extracomment>Right</extracomment>
        <translation>Entrada: si pasas, la baceta es de quien descansa, y pagarías tú.</translation>
    </message>
    <message>
        <source>Who plays if all three pass?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Quién juega si los tres pasan?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/fourth.txt</name>
    <message>
        <source>You defend, and your partner is winning this trick. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Defiendes, y tu compañero va ganando la baza. ¿Qué juegas?</translation>
    </message>
    <message>
        <source>Give a low card: the trick is won. Keep what can win another.</source>
        <extracomment>Right</extracomment>
        <translation>Echa una baja: la baza está ganada. Guarda lo que pueda ganar otra.</translation>
    </message>
    <message>
        <source>The trick is won already. Which card can you spare?</source>
        <extracomment>Wrong</extracomment>
        <translation>La baza está ganada ya. ¿De qué carta puedes prescindir?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/french.txt</name>
    <message>
        <source>Count your tricks. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Cuenta tus bazas. ¿Qué pides?</translation>
    </message>
    <message>
        <source>Pass: a game would win only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Pasa: pidiendo juego ganarías unas dos veces de cada 10, nada más.</translation>
    </message>
    <message>
        <source>Matadors, kings and long trumps are tricks. Are there four?</source>
        <extracomment>Wrong</extracomment>
        <translation>Son bazas los matadores, los reyes y los triunfos a partir del cuarto. ¿Tienes cuatro?</translation>
    </message>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>Las cinco primeras bazas son tuyas. ¿Reclamas, o vas a por la bola?</translation>
    </message>
    <message>
        <source>Claim: the pool is yours, and a failed vole costs half of it to each.</source>
        <extracomment>Right</extracomment>
        <translation>Reclama: el plato es tuyo, y por una bola fallida pagarías medio plato a cada uno.</translation>
    </message>
    <message>
        <source>Look at your weakest card: is it sure to win?</source>
        <extracomment>Wrong</extracomment>
        <translation>Mira tu carta más débil: ¿gana seguro?</translation>
    </message>
    <message>
        <source>Play: with new cards this hand wins about 8 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Juego: con cartas nuevas se gana unas 8 veces de cada 10.</translation>
    </message>
    <message>
        <source>Would new cards help this hand?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Mejoraría esta mano con cartas nuevas?</translation>
    </message>
    <message>
        <source>Sans prendre: this hand nearly always wins, and whoever bids more takes it from you.</source>
        <extracomment>Right</extracomment>
        <translation>Sin robar: esta mano gana casi siempre, y si pides juego, otro podría quitártelo.</translation>
    </message>
    <message>
        <source>What could somebody else bid after you?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué podría pedir otro después de ti?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/german_solo.txt</name>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} ha pasado. ¿Qué pujas?</translation>
    </message>
    <message>
        <source>Frage in couleur: four {C} with the 7, the help of an ally, and double pay.</source>
        <extracomment>Right</extracomment>
        <translation>Frage en couleur: cuatro {C} con el 7, la ayuda de un aliado, y se paga doble.</translation>
    </message>
    <message>
        <source>Which suit is the couleur, and how many of it have you?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué palo es el couleur, y cuántas cartas tienes de él?</translation>
    </message>
    <message>
        <source>Somebody bids a Frage. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Alguien puja Frage. ¿Qué dices?</translation>
    </message>
    <message>
        <source>Solo: both black queens and long {H} win five tricks alone.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: las dos damas negras y un palo largo, {H}, hacen cinco bazas sin ayuda.</translation>
    </message>
    <message>
        <source>How many trumps would you have in your long suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cuántos triunfos tendrías en tu palo largo?</translation>
    </message>
    <message>
        <source>You play alone, and trumps are {D}. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Juegas solo, con triunfo de {D}. ¿Con qué sales?</translation>
    </message>
    <message>
        <source>{SQ:The}: it is a trump, and nothing is above it now.</source>
        <extracomment>Right</extracomment>
        <translation>Con {SQ:el}: es triunfo, y ya no hay nada por encima.</translation>
    </message>
    <message>
        <source>Which black card is always a trump?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué carta negra es siempre triunfo?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/hold.txt</name>
    <message>
        <source>Somebody has bid more than you. Hold it, or pass?</source>
        <extracomment>Ask</extracomment>
        <translation>Otro ha pedido más que tú. ¿Igualas o pasas?</translation>
    </message>
    <message>
        <source>Pass: if you hold this vuelta, it wins only about 4 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Pasa: aunque iguales, esta vuelta ganaría unas 4 veces de cada 10, nada más.</translation>
    </message>
    <message>
        <source>Count your sure tricks again. Are there four?</source>
        <extracomment>Wrong</extracomment>
        <translation>Cuenta otra vez las bazas seguras. ¿Son cuatro?</translation>
    </message>
    <message>
        <source>Pass: if you hold this vuelta, it wins only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>Pasa: aunque iguales, esta vuelta ganaría unas 2 veces de cada 10, nada más.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/homme_auvergne.txt</name>
    <message>
        <source>Which of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>¿Qué cartas puedes jugar?</translation>
    </message>
    <message>
        <source>You have none of the suit led, so you must trump: any trump, and nothing else.</source>
        <extracomment>Right</extracomment>
        <translation>No tienes del palo de salida, así que hay que fallar: cualquier triunfo, y nada más.</translation>
    </message>
    <message>
        <source>In this game nobody may refuse to trump.</source>
        <extracomment>Wrong</extracomment>
        <translation>En este juego nadie puede negarse a fallar.</translation>
    </message>
    <message>
        <source>Do you play, or pass?</source>
        <extracomment>Ask</extracomment>
        <translation>¿Juegas, o pasas?</translation>
    </message>
    <message>
        <source>Play: king and queen of trumps and a third are nearly always the most tricks.</source>
        <extracomment>Right</extracomment>
        <translation>Juega: con rey y dama de triunfo y otro más harás casi siempre más bazas que nadie.</translation>
    </message>
    <message>
        <source>How many tricks can the others take from your trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>Con esos triunfos, ¿cuántas bazas pueden quitarte?</translation>
    </message>
    <message>
        <source>Pass: you have no trump at all, and the Man would lose a point.</source>
        <extracomment>Right</extracomment>
        <translation>Pasa: no tienes ningún triunfo, y el Hombre perdería un punto.</translation>
    </message>
    <message>
        <source>Which suit is offered, and what do you have of it?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué palo se ofrece, y qué tienes de él?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/lhombre.txt</name>
    <message>
        <source>You said spil, and somebody says bedre. What now?</source>
        <extracomment>Ask</extracomment>
        <translation>Dijiste spil, y te han subido a bedre. ¿Y ahora?</translation>
    </message>
    <message>
        <source>Pass: without a sure trump every higher game would lose more.</source>
        <extracomment>Right</extracomment>
        <translation>Pasa: sin un triunfo seguro, un juego más alto perdería más.</translation>
    </message>
    <message>
        <source>How good would {S} be as trump, and what would a loss cost?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué tal irías con {S} de triunfo, y qué pagas si pierdes?</translation>
    </message>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Hablas primero. ¿Qué pujas?</translation>
    </message>
    <message>
        <source>Solo: three matadors and more trumps need no exchange, and it pays three.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: con tres matadores y más triunfos no hace falta robar, y se paga a tres fichas.</translation>
    </message>
    <message>
        <source>Do you need the talon with these trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Te hace falta la baceta con estos triunfos?</translation>
    </message>
    <message>
        <source>You defend, and {S} are trumps. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Defiendes, y el triunfo es {S}. ¿Qué tiras?</translation>
    </message>
    <message>
        <source>Keep manille, {S2:the}, with the high plain cards; throw {C3:the} and the rest.</source>
        <extracomment>Right</extracomment>
        <translation>Guarda la malilla, {S2:el}, y las cartas altas; tira {C3:el} y el resto.</translation>
    </message>
    <message>
        <source>Which cards can win a trick, or guard one that does?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué cartas ganan una baza, o protegen a la que gana?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/lhombre_nolo.txt</name>
    <message>
        <source>A nolo, without trumps. Play a card that is higher than the one led.</source>
        <extracomment>Ask</extracomment>
        <translation>Un nolo, sin triunfo. Juega una carta más alta que la de salida.</translation>
    </message>
    <message>
        <source>{CQ:The} and {C7:the} are higher. {CA:The} is the lowest of its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CQ:El} y {C7:el} son más altas. {CA:El} es la carta más baja de su palo.</translation>
    </message>
    <message>
        <source>Where does the black ace stand in a nolo?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué lugar ocupa un as negro en un nolo?</translation>
    </message>
    <message>
        <source>A nolo. How many of your cards may you play now?</source>
        <extracomment>Ask</extracomment>
        <translation>Un nolo. ¿Cuántas de tus cartas puedes jugar ahora?</translation>
    </message>
    <message>
        <source>You have six of that suit, and must follow. Without trumps no card may be kept back.</source>
        <extracomment>Right</extracomment>
        <translation>Tienes seis de ese palo, y hay que asistir. Sin triunfos no se puede reservar ninguna carta.</translation>
    </message>
    <message>
        <source>Which suit was led, and how many of it have you?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿De qué palo han salido, y cuántas tienes?</translation>
    </message>
    <message>
        <source>You play against a nolo. Beat this card with the lowest that does.</source>
        <extracomment>Ask</extracomment>
        <translation>Juegas contra un nolo. Gana a esta carta con la más baja que la supere.</translation>
    </message>
    <message>
        <source>{C6:The} is enough. {CA:The} would be below it.</source>
        <extracomment>Right</extracomment>
        <translation>Basta {C6:el}. {CA:El} quedaría por debajo.</translation>
    </message>
    <message>
        <source>In a nolo the black ace is the lowest of its suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>En un nolo el as negro es el más bajo de su palo.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/matador.txt</name>
    <message>
        <source>A trump was led. How many of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Han salido de triunfo. ¿Cuántas de tus cartas puedes jugar?</translation>
    </message>
    <message>
        <source>A lower trump does not force your matador out: play any card you like.</source>
        <extracomment>Right</extracomment>
        <translation>Un triunfo más bajo no obliga a echar el matador: vale cualquier carta.</translation>
    </message>
    <message>
        <source>The card that was led is lower than your matador. Must it come out?</source>
        <extracomment>Wrong</extracomment>
        <translation>La carta de salida es más baja que tu matador. ¿Hay que echarlo?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/pokerwiner.txt</name>
    <message>
        <source>Nobody has bid yet. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Nadie ha pedido aún. ¿Qué pides?</translation>
    </message>
    <message>
        <source>No exchange: it wins four times in five, and is paid three times as much.</source>
        <extracomment>Right</extracomment>
        <translation>Sin descarte: esta mano gana cuatro veces de cinco tal cual, y se paga el triple.</translation>
    </message>
    <message>
        <source>How many tricks has this hand without new cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cuántas bazas tiene esta mano sin robar?</translation>
    </message>
    <message>
        <source>What do you bid with this hand?</source>
        <extracomment>Ask</extracomment>
        <translation>¿Qué pides con esta mano?</translation>
    </message>
    <message>
        <source>Play: new cards win four times in five, these only three times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>Juego: con cartas nuevas esta mano gana cuatro veces de cinco; sin ellas, solo tres de diez.</translation>
    </message>
    <message>
        <source>Are your small cards worth keeping?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Vale la pena guardar tus cartas bajas?</translation>
    </message>
    <message>
        <source>Somebody has bid play. Do you go over it?</source>
        <extracomment>Ask</extracomment>
        <translation>Alguien ha pedido juego. ¿Lo superas?</translation>
    </message>
    <message>
        <source>Pass: only no exchange goes over play, and this hand is not enough.</source>
        <extracomment>Right</extracomment>
        <translation>Pasa: solo sin descarte supera al juego, y esta mano no da para tanto tal cual.</translation>
    </message>
    <message>
        <source>You could not change a card. Are there five tricks?</source>
        <extracomment>Wrong</extracomment>
        <translation>No podrías descartarte de ninguna. ¿Tienes cinco bazas?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/puesta.txt</name>
    <message>
        <source>You are the Ombre, and somebody has as many tricks as you. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Eres el hombre, y otro tiene las mismas bazas. ¿Qué juegas?</translation>
    </message>
    <message>
        <source>Try for the trick: {DQ:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>Ve por la baza: {DQ:el} puede ganarla, y un empate te costaría.</translation>
    </message>
    <message>
        <source>A tie is not enough for the Ombre.</source>
        <extracomment>Wrong</extracomment>
        <translation>Al hombre no le basta un empate.</translation>
    </message>
    <message>
        <source>Try for the trick: {SJ:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>Ve por la baza: {SJ:el} puede ganarla, y un empate te costaría.</translation>
    </message>
    <message>
        <source>Try for the trick: {S6:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>Ve por la baza: {S6:el} puede ganarla, y un empate te costaría.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/quadrille.txt</name>
    <message>
        <source>You asked leave. Which king do you call?</source>
        <extracomment>Ask</extracomment>
        <translation>Has pedido rey llamado. ¿A qué rey llamas?</translation>
    </message>
    <message>
        <source>The one you do not hold: with a king of your own you would play alone.</source>
        <extracomment>Right</extracomment>
        <translation>Al que no tienes: con un rey tuyo jugarías solo.</translation>
    </message>
    <message>
        <source>Which of these kings would bring you an ally?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cuál de estos reyes te traería un aliado?</translation>
    </message>
    <message>
        <source>Somebody has asked leave. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Alguien ha pedido rey llamado. ¿Qué pides?</translation>
    </message>
    <message>
        <source>Sans prendre: three matadors and long trumps need no ally, and go over asking.</source>
        <extracomment>Right</extracomment>
        <translation>Sin robar: con tres matadores y un triunfo largo no necesitas aliado, y superas al rey llamado.</translation>
    </message>
    <message>
        <source>Could you win six tricks alone?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Harías seis bazas en solitario?</translation>
    </message>
    <message>
        <source>You defend, and have none of the suit led. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Defiendes, y no tienes del palo de salida. ¿Qué juegas?</translation>
    </message>
    <message>
        <source>A matador: the trick must be won now, or the game is lost for certain.</source>
        <extracomment>Right</extracomment>
        <translation>Un matador: si no ganas esta baza, el bando del hombre hace la sexta.</translation>
    </message>
    <message>
        <source>How many tricks has the Ombre&apos;s side, and how many are left?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cuántas bazas lleva el bando del hombre, y cuántas quedan?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/quadrille_alone.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Hablas primero. ¿Qué pujas?</translation>
    </message>
    <message>
        <source>Sans prendre: with the three highest trumps and long {H} you need no ally.</source>
        <extracomment>Right</extracomment>
        <translation>Sin robar: con los tres triunfos más altos y un palo largo, {H}, no necesitas aliado.</translation>
    </message>
    <message>
        <source>Could you win six tricks alone? That pays double.</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Harías seis bazas tú solo? Se paga el doble.</translation>
    </message>
    <message>
        <source>{left} asks leave. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} pide rey llamado. ¿Qué dices?</translation>
    </message>
    <message>
        <source>Pass: one matador and five trumps do not win six tricks alone.</source>
        <extracomment>Right</extracomment>
        <translation>Paso: un matador y cinco triunfos no hacen seis bazas en solitario.</translation>
    </message>
    <message>
        <source>Only a game alone goes above that. Is the hand good enough?</source>
        <extracomment>Wrong</extracomment>
        <translation>Por encima solo va un juego en solitario. ¿Da la mano para tanto?</translation>
    </message>
    <message>
        <source>You play alone, and one trick more wins. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Juegas solo, y te falta una baza. ¿Con qué sales?</translation>
    </message>
    <message>
        <source>{SJ:The}: it is the highest of its suit left, and makes the sixth trick.</source>
        <extracomment>Right</extracomment>
        <translation>Con {SJ:el}: es la más alta que queda de su palo, y da la sexta baza.</translation>
    </message>
    <message>
        <source>Which card wins for certain, or nearly?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué carta gana casi con certeza?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/red.txt</name>
    <message>
        <source>Play a card that takes this trick. Mind the suit.</source>
        <extracomment>Ask</extracomment>
        <translation>Juega una carta que gane esta baza. Fíjate en el palo.</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {H5:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>En los palos rojos gana lo bajo: {H5:el} se la lleva.</translation>
    </message>
    <message>
        <source>In red suits it is the other way about: the lower the number, the better.</source>
        <extracomment>Wrong</extracomment>
        <translation>En los palos rojos es al revés: cuanto más bajo el número, mejor.</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {D5:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>En los palos rojos gana lo bajo: {D5:el} se la lleva.</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {DA:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>En los palos rojos gana lo bajo: {DA:el} se la lleva.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/rocambor.txt</name>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} ha pasado. ¿Qué pujas?</translation>
    </message>
    <message>
        <source>Solo: long {S} with two kings win without the talon, and it pays three.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: muchas {S} y dos reyes ganan sin la baceta, y se paga a tres fichas.</translation>
    </message>
    <message>
        <source>How many trumps would {S} give you?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cuántos triunfos tendrías con {S}?</translation>
    </message>
    <message>
        <source>You bid entrada, named {D}, and may change up to eight cards. Which do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Pujaste entrada y nombraste {D}. Puedes cambiar hasta ocho. ¿Cuáles tiras?</translation>
    </message>
    <message>
        <source>All plain cards: none is a king. What counts is that you bid entrada.</source>
        <extracomment>Right</extracomment>
        <translation>Todas las que no son triunfo: no hay rey entre ellas.</translation>
    </message>
    <message>
        <source>Which of your cards are trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cuáles de tus cartas son triunfo?</translation>
    </message>
    <message>
        <source>You play oros, and two tricks are played. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Juegas oros. Van dos bazas. ¿Con qué sales?</translation>
    </message>
    <message>
        <source>{S3:The}: keep the trumps, and lose a trick that you cannot win.</source>
        <extracomment>Right</extracomment>
        <translation>Con {S3:el}: guarda los triunfos, y pierde una baza que no ibas a ganar.</translation>
    </message>
    <message>
        <source>Which card is of least use to you?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué carta te sirve menos?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/rocambor_takeover.txt</name>
    <message>
        <source>You defend against a solo. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Defiendes contra un solo. ¿Con qué sales?</translation>
    </message>
    <message>
        <source>{S7:The}, a trump, draws one from the Ombre.</source>
        <extracomment>Right</extracomment>
        <translation>Con {S7:el}, un triunfo, que le saca otro al hombre.</translation>
    </message>
    <message>
        <source>What does the Ombre want to win tricks with?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Con qué quiere ganar bazas el hombre?</translation>
    </message>
    <message>
        <source>You defend, and hold both black aces. What do you play on this trick?</source>
        <extracomment>Ask</extracomment>
        <translation>Defiendes, con los dos ases negros. ¿Qué juegas en esta baza?</translation>
    </message>
    <message>
        <source>{H3:The}. Two matadors win the last two tricks, if you keep them.</source>
        <extracomment>Right</extracomment>
        <translation>{H3:El}. Los dos matadores ganan las dos últimas bazas, si los guardas.</translation>
    </message>
    <message>
        <source>What will be led to the last two tricks?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Con qué saldrán a las dos últimas bazas?</translation>
    </message>
    <message>
        <source>You defend, and the Ombre has four tricks. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Defiendes, y el hombre lleva cuatro bazas. ¿Con qué sales?</translation>
    </message>
    <message>
        <source>{SK:The}, a trump: it wins, or draws one from the Ombre.</source>
        <extracomment>Right</extracomment>
        <translation>Con {SK:el}, un triunfo: gana, o le saca otro al hombre.</translation>
    </message>
    <message>
        <source>The Ombre needs one trick more. What would win it?</source>
        <extracomment>Wrong</extracomment>
        <translation>Al hombre le falta una baza. ¿Con qué la ganaría?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/second.txt</name>
    <message>
        <source>The Ombre is winning. Take the trick with the lowest card that can.</source>
        <extracomment>Ask</extracomment>
        <translation>Va ganando el hombre. Gana la baza con la carta más baja que baste.</translation>
    </message>
    <message>
        <source>{D4:The} is enough, and the higher trumps stay for later.</source>
        <extracomment>Right</extracomment>
        <translation>Basta {D4:el}, y los triunfos más altos quedan para después.</translation>
    </message>
    <message>
        <source>Which is the lowest trump that still wins?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cuál es el triunfo más bajo que todavía gana?</translation>
    </message>
    <message>
        <source>{CQ:The} is enough, and the higher trumps stay for later.</source>
        <extracomment>Right</extracomment>
        <translation>Basta {CQ:el}, y los triunfos más altos quedan para después.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/solo.txt</name>
    <message>
        <source>Nobody has bid. What is this hand worth?</source>
        <extracomment>Ask</extracomment>
        <translation>Nadie ha pedido. ¿Cuánto vale esta mano?</translation>
    </message>
    <message>
        <source>Solo: it wins nearly always without new cards, and is paid best.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: gana casi siempre sin cartas nuevas, y es lo que más se paga.</translation>
    </message>
    <message>
        <source>Would new cards make this hand any better?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Mejoraría esta mano con cartas nuevas?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/surrender.txt</name>
    <message>
        <source>The new cards are bad. What do you do?</source>
        <extracomment>Ask</extracomment>
        <translation>Las cartas nuevas son malas. ¿Qué haces?</translation>
    </message>
    <message>
        <source>Surrender: whatever you play, you would hardly ever win.</source>
        <extracomment>Right</extracomment>
        <translation>Ríndete: juegues lo que juegues, casi nunca ganarías.</translation>
    </message>
    <message>
        <source>Until you play to the fourth trick, playing on is not the only way.</source>
        <extracomment>Wrong</extracomment>
        <translation>Antes de echar carta a la cuarta baza tienes otra salida.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/throw.txt</name>
    <message>
        <source>Trump is named, and you are the Ombre. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>El triunfo está dicho, y eres el hombre. ¿Qué descartas?</translation>
    </message>
    <message>
        <source>Keep trumps and kings, and throw all the rest.</source>
        <extracomment>Right</extracomment>
        <translation>Guarda triunfos y reyes, y descarta todo lo demás.</translation>
    </message>
    <message>
        <source>A low plain card wins nothing, but a king or a trump may.</source>
        <extracomment>Wrong</extracomment>
        <translation>Una carta baja no gana nada; un rey o un triunfo, quizá.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tresillo.txt</name>
    <message>
        <source>You play an entrada in the favour suit, {S}. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Juegas una entrada de favor, con {S}. ¿Qué tiras?</translation>
    </message>
    <message>
        <source>Keep the four trumps, and throw the rest: no plain card of yours wins.</source>
        <extracomment>Right</extracomment>
        <translation>Guarda los cuatro triunfos, y tira el resto: ninguna otra carta gana.</translation>
    </message>
    <message>
        <source>Is there a king among your plain cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Hay un rey entre las demás?</translation>
    </message>
    <message>
        <source>Somebody bids a vuelta, and only a solo goes above it. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Alguien puja vuelta. Por encima solo va un solo. ¿Qué dices?</translation>
    </message>
    <message>
        <source>Pass: a solo exchanges nothing, and this hand has too few high cards.</source>
        <extracomment>Right</extracomment>
        <translation>Paso: en un solo no se roba, y esta mano tiene pocas cartas altas.</translation>
    </message>
    <message>
        <source>How many tricks would this hand win without the talon?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cuántas bazas haría esta mano sin la baceta?</translation>
    </message>
    <message>
        <source>You play in the favour suit, {S}, and three tricks are left. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Juegas con el palo de favor, {S}. Quedan tres bazas. ¿Con qué sales?</translation>
    </message>
    <message>
        <source>{HQ:The}. Keep {SJ:the}, your last trump, until a suit is led that you lack.</source>
        <extracomment>Right</extracomment>
        <translation>Con {HQ:el}. Guarda {SJ:el}, tu último triunfo, para fallar.</translation>
    </message>
    <message>
        <source>Which card should be the last?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué carta debe ser la última?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tresillo_vuelta.txt</name>
    <message>
        <source>{SQ:The} was turned in your vuelta. How many trumps do you hold?</source>
        <extracomment>Ask</extracomment>
        <translation>En tu vuelta salió {SQ:el}. ¿Cuántos triunfos tienes?</translation>
    </message>
    <message>
        <source>Six: four with their suit&apos;s sign, and both black aces.</source>
        <extracomment>Right</extracomment>
        <translation>Seis: cuatro del palo, y los dos ases negros.</translation>
    </message>
    <message>
        <source>The black aces are trumps in every suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>Los ases negros son triunfo en cualquier palo.</translation>
    </message>
    <message>
        <source>You play a vuelta: {S} are trumps. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>Juegas una vuelta: el triunfo es {S}. ¿Qué tiras?</translation>
    </message>
    <message>
        <source>Keep the trumps and the king, and throw six cards.</source>
        <extracomment>Right</extracomment>
        <translation>Guarda los triunfos y el rey, y tira seis cartas.</translation>
    </message>
    <message>
        <source>What can win a trick among the plain cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué puede ganar baza entre las otras?</translation>
    </message>
    <message>
        <source>You won the first trick of your vuelta. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Has ganado la primera baza de tu vuelta. ¿Con qué sales?</translation>
    </message>
    <message>
        <source>{CK:The}: a king wins while they still have its suit.</source>
        <extracomment>Right</extracomment>
        <translation>Con {CK:el}: un rey gana mientras aún tienen de su palo.</translation>
    </message>
    <message>
        <source>Which card wins now, and may be trumped later?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué carta gana ahora, y más tarde te pueden fallar?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tricks.txt</name>
    <message>
        <source>How many of your cards may you play here?</source>
        <extracomment>Ask</extracomment>
        <translation>¿Cuántas de tus cartas puedes jugar aquí?</translation>
    </message>
    <message>
        <source>You hold cards of the suit led, so you must play one of those.</source>
        <extracomment>Right</extracomment>
        <translation>Tienes cartas del palo de salida, y hay que echar una de ellas.</translation>
    </message>
    <message>
        <source>Count only the cards of the suit that was led.</source>
        <extracomment>Wrong</extracomment>
        <translation>Cuenta solo las cartas del palo de salida.</translation>
    </message>
    <message>
        <source>Play the card that takes this trick.</source>
        <extracomment>Ask</extracomment>
        <translation>Juega la carta que gana esta baza.</translation>
    </message>
    <message>
        <source>{CK:The} is the best of the suit that was led.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:El} es la mejor del palo de salida.</translation>
    </message>
    <message>
        <source>Look for a card of that suit that beats both others.</source>
        <extracomment>Wrong</extracomment>
        <translation>Busca una carta de ese palo que gane a las otras dos.</translation>
    </message>
    <message>
        <source>{CQ:The} is the best of the suit that was led.</source>
        <extracomment>Right</extracomment>
        <translation>{CQ:El} es la mejor del palo de salida.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tritrille.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>Hablas primero. ¿Qué pujas?</translation>
    </message>
    <message>
        <source>Ask leave: with {S} as trumps you can demand the only king that you lack.</source>
        <extracomment>Right</extracomment>
        <translation>Rey llamado: con triunfo de {S} puedes pedir el único rey que te falta.</translation>
    </message>
    <message>
        <source>Which king would you lack, and could demand?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué rey te falta, y podrías pedir?</translation>
    </message>
    <message>
        <source>You were given {CK:the}. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Te han dado {CK:el}. ¿Con qué sales?</translation>
    </message>
    <message>
        <source>{CK:The}, while both opponents still have its suit.</source>
        <extracomment>Right</extracomment>
        <translation>Con {CK:el}, mientras los dos tienen aún de su palo.</translation>
    </message>
    <message>
        <source>Which card of yours wins now, but may be trumped later?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué carta tuya gana ahora, y más tarde te pueden fallar?</translation>
    </message>
    <message>
        <source>Pass: one matador and five trumps are not six tricks, even with a king.</source>
        <extracomment>Right</extracomment>
        <translation>Paso: un matador y cinco triunfos no son seis bazas, ni con un rey.</translation>
    </message>
    <message>
        <source>Count the tricks, with the king that you may demand.</source>
        <extracomment>Wrong</extracomment>
        <translation>Cuenta las bazas, con el rey que podrías pedir.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tritrille_king.txt</name>
    <message>
        <source>Two have passed, and you do not hold spadille. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Dos han pasado, y no tienes la espadilla. ¿Qué dices?</translation>
    </message>
    <message>
        <source>Pass: whoever holds spadille must play then, and that is not you.</source>
        <extracomment>Right</extracomment>
        <translation>Paso: entonces juega quien tiene la espadilla, y no eres tú.</translation>
    </message>
    <message>
        <source>Who must play if all three pass?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Quién tiene que jugar si pasan los tres?</translation>
    </message>
    <message>
        <source>You defend, and have none of the suit led. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Defiendes, y no tienes del palo de salida. ¿Qué juegas?</translation>
    </message>
    <message>
        <source>Throw {C7:the} or {C3:the}: the other defender plays after you, and may win.</source>
        <extracomment>Right</extracomment>
        <translation>Suelta {C7:el} o {C3:el}: después juega el otro contra, y puede ganar.</translation>
    </message>
    <message>
        <source>Must you trump? Who plays after you?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Hay que fallar? ¿Quién juega después?</translation>
    </message>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} ha pasado. ¿Qué pujas?</translation>
    </message>
    <message>
        <source>Pass: six tricks are too many for this hand, and kings defend well.</source>
        <extracomment>Right</extracomment>
        <translation>Paso: seis bazas son demasiadas para esta mano, y los reyes defienden bien.</translation>
    </message>
    <message>
        <source>How many trumps would you have, and how high are they?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cuántos triunfos tendrías, y cómo de altos?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/trumps.txt</name>
    <message>
        <source>Count: how many trumps are neither yours nor gone?</source>
        <extracomment>Ask</extracomment>
        <translation>Cuenta: ¿cuántos triunfos no son tuyos ni han salido?</translation>
    </message>
    <message>
        <source>Of eleven trumps {trumps-out} are still out. The rest fell or are yours.</source>
        <extracomment>Right</extracomment>
        <translation>De once triunfos faltan {trumps-out}. Los demás salieron o son tuyos.</translation>
    </message>
    <message>
        <source>With {S} or {C} there are eleven trumps, with {H} or {D} twelve.</source>
        <extracomment>Wrong</extracomment>
        <translation>Con {S} o {C} hay once triunfos en total; con {H} o {D}, doce.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/two_handed.txt</name>
    <message>
        <source>What do you bid, one against one?</source>
        <extracomment>Ask</extracomment>
        <translation>¿Qué pides, uno contra uno?</translation>
    </message>
    <message>
        <source>Solo: a long suit and three court cards win nearly nine times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: un palo largo y tres figuras altas ganan casi nueve veces de diez tal cual.</translation>
    </message>
    <message>
        <source>The other has one hand, not two. Do you need new cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>El otro tiene una mano, no dos. ¿Necesitas cartas nuevas?</translation>
    </message>
    <message>
        <source>What do you bid with this hand?</source>
        <extracomment>Ask</extracomment>
        <translation>¿Qué pides con esta mano?</translation>
    </message>
    <message>
        <source>Entrada: with new cards it wins about six times in ten. Without, it is lost.</source>
        <extracomment>Right</extracomment>
        <translation>Entrada: con cartas nuevas gana unas seis veces de diez. Sin ellas está perdida.</translation>
    </message>
    <message>
        <source>Is a pass best? There is only one opponent.</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Es mejor pasar? Solo hay un contrario.</translation>
    </message>
    <message>
        <source>You defend, and lead. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Defiendes, y sales tú. ¿Qué juegas?</translation>
    </message>
    <message>
        <source>{DK:The} is the highest of its suit: better played now than trumped later.</source>
        <extracomment>Right</extracomment>
        <translation>{DK:El} es la carta más alta de su palo: mejor jugarla ahora que verla fallada después.</translation>
    </message>
    <message>
        <source>Which of your cards is sure to be the highest of its suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cuál de tus cartas es la más alta de su palo?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/vole.txt</name>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>Las cinco primeras bazas son tuyas. ¿Reclamas, o vas a por la bola?</translation>
    </message>
    <message>
        <source>Go on: no trump is out, and every card of yours is high.</source>
        <extracomment>Right</extracomment>
        <translation>Sigue: no quedan triunfos fuera, y nadie gana a tus cartas.</translation>
    </message>
    <message>
        <source>Count the trumps, then look for a card that could be beaten.</source>
        <extracomment>Wrong</extracomment>
        <translation>Cuenta los triunfos, y busca una carta que te puedan ganar.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/whereabouts.txt</name>
    <message>
        <source>{partner} had no trump. How many trumps are still out?</source>
        <extracomment>Ask</extracomment>
        <translation>{partner} no tenía triunfos. ¿Cuántos triunfos faltan todavía?</translation>
    </message>
    <message>
        <source>Of eleven trumps {trumps-out} are still out. {ombre} has them all.</source>
        <extracomment>Right</extracomment>
        <translation>De once triunfos faltan {trumps-out}. Los tiene todos {ombre}.</translation>
    </message>
    <message>
        <source>There are eleven trumps here. Take off your own and those that fell.</source>
        <extracomment>Wrong</extracomment>
        <translation>Aquí hay once triunfos. Resta los tuyos y los que ya salieron.</translation>
    </message>
    <message>
        <source>Two trumps are out. Who has them, and what do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>Faltan dos triunfos. ¿Quién los tiene, y con qué sales?</translation>
    </message>
    <message>
        <source>{partner} gave up {CA:the} for want of a small trump: {ombre} has both. Draw them.</source>
        <extracomment>Right</extracomment>
        <translation>{partner} entregó {CA:el} por no tener un triunfo bajo: los dos los tiene {ombre}. Arrastra.</translation>
    </message>
    <message>
        <source>Why did {partner} play {CA:the} to {SA:the}? Think of the trumps that are left.</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Por qué echó {partner} {CA:el} sobre {SA:el}? Piensa en los triunfos que quedan.</translation>
    </message>
    <message>
        <source>What did {C6:the} tell you? Choose your lead.</source>
        <extracomment>Ask</extracomment>
        <translation>¿Qué te dijo {C6:el}? Elige con qué sales.</translation>
    </message>
    <message>
        <source>{ombre} has no {C} any more: {CJ:the} costs a trump, or the trick.</source>
        <extracomment>Right</extracomment>
        <translation>{ombre} ya no tiene {C}: {CJ:el} cuesta un triunfo o la baza.</translation>
    </message>
    <message>
        <source>{ombre} did not follow when you led {C}. Make use of that.</source>
        <extracomment>Wrong</extracomment>
        <translation>{ombre} no asistió a {C}. Aprovéchalo.</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/zanga.txt</name>
    <message>
        <source>Two have passed, and {left} has named a trump. How many stones lie on the table?</source>
        <extracomment>Ask</extracomment>
        <translation>Dos han pasado, y {left} ha nombrado triunfo. ¿Cuántas piedras hay en la mesa?</translation>
    </message>
    <message>
        <source>Four for the deal, and one for each pass. Once somebody plays, a pass is free.</source>
        <extracomment>Right</extracomment>
        <translation>Cuatro por la mano, y una por cada paso. Cuando alguien juega ya, pasar es gratis.</translation>
    </message>
    <message>
        <source>What does the first speaker pay, and what does a pass cost?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué paga el primero que habla, y qué cuesta un paso?</translation>
    </message>
    <message>
        <source>{left} has passed. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} ha pasado. ¿Qué dices?</translation>
    </message>
    <message>
        <source>Play {C}: with {SA:the} you have five trumps, and a partner who helps.</source>
        <extracomment>Right</extracomment>
        <translation>Juega a {C}: con {SA:el} tienes cinco triunfos, y un compañero que ayuda.</translation>
    </message>
    <message>
        <source>Count the trumps that each suit would give you.</source>
        <extracomment>Wrong</extracomment>
        <translation>Cuenta los triunfos que te daría cada palo.</translation>
    </message>
    <message>
        <source>{left} plays in {C}. Do you let it stand, or send them alone?</source>
        <extracomment>Ask</extracomment>
        <translation>{left} juega a {C}. ¿Lo dejas, o lo mandas solo?</translation>
    </message>
    <message>
        <source>Say solo: {left} goes alone, or you do, with {S} as trumps.</source>
        <extracomment>Right</extracomment>
        <translation>Di solo: o va solo {left}, o vas tú, con {S} de triunfo.</translation>
    </message>
    <message>
        <source>How many tricks would you win alone with your own long suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cuántas bazas harías solo con tu palo largo?</translation>
    </message>
    <message>
        <source>Your side defends. What do you play on this trick?</source>
        <extracomment>Ask</extracomment>
        <translation>Tu bando defiende. ¿Qué juegas en esta baza?</translation>
    </message>
    <message>
        <source>{DA:The} is above the king of trumps here, and wins for you both.</source>
        <extracomment>Right</extracomment>
        <translation>{DA:El} está aquí por encima del rey de triunfo, y gana la baza para los dos.</translation>
    </message>
    <message>
        <source>Which of your cards is higher than the king of trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Cuál de tus cartas es más alta que el rey de triunfo?</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/zanga_malaga.txt</name>
    <message>
        <source>Trumps were led. Which of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>Han salido de triunfo. ¿Qué cartas puedes jugar?</translation>
    </message>
    <message>
        <source>{CK:The} is always a trump, and no matador: it has to follow.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:El} es siempre triunfo, y no es matador: tiene que asistir.</translation>
    </message>
    <message>
        <source>Have you a trump? Think of the suit that cannot be named.</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Tienes triunfo? Piensa en el palo que no se puede nombrar.</translation>
    </message>
    <message>
        <source>Play the card that takes this trick from the king of trumps.</source>
        <extracomment>Ask</extracomment>
        <translation>Juega la carta que le gana esta baza al rey de triunfo.</translation>
    </message>
    <message>
        <source>{CK:The} stands above all trumps but the three matadors.</source>
        <extracomment>Right</extracomment>
        <translation>{CK:El} está por encima de todos los triunfos menos los tres matadores.</translation>
    </message>
    <message>
        <source>Which trump of yours is above the king?</source>
        <extracomment>Wrong</extracomment>
        <translation>¿Qué triunfo tuyo está por encima del rey?</translation>
    </message>
    <message>
        <source>You speak first. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>Hablas primero. ¿Qué dices?</translation>
    </message>
    <message>
        <source>Solo: with {SA:the}, {CK:the} and long {D}, five tricks are nearly sure.</source>
        <extracomment>Right</extracomment>
        <translation>Solo: con {SA:el}, {CK:el} y un palo largo, {D}, cinco bazas son casi seguras.</translation>
    </message>
    <message>
        <source>Count the tricks that you would win without your partner.</source>
        <extracomment>Wrong</extracomment>
        <translation>Cuenta las bazas que harías sin tu compañero.</translation>
    </message>
</context>
</TS>
