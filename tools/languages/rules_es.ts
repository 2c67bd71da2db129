<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>rules/auction.html</name>
    <message>
        <source>The auction {rule 1.6}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>La subasta {rule 1.6}</translation>
    </message>
    <message>
        <source>There are three bids. A higher one takes the game from a lower one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hay tres pujas. La más alta le quita el juego a la más baja.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vale</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Entrada&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el hombre nombra un palo</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5 de cada uno</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vuelta&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo decide la primera carta de la baceta</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sí, con esa carta</translation>
    </message>
    <message>
        <source>7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>7 de cada uno</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>para el hombre, no</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>15 de cada uno</translation>
    </message>
    <message>
        <source>How it goes</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cómo va</translation>
    </message>
    <message>
        <source>The eldest speaks first, then round to the right. Each in turn passes or bids, and any bid may be the first. Whoever has passed is out of the auction for good. A bid must be &lt;b&gt;higher&lt;/b&gt; than the last. When all but one have passed, the one who is left is the Ombre and plays the last bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mano habla primero, y sigue la rueda por la derecha. Cada uno, cuando le toca, pasa o puja, y se puede empezar por cualquier puja. Quien ha pasado queda fuera de la subasta. Una puja tiene que ser &lt;b&gt;más alta&lt;/b&gt; que la anterior. Cuando han pasado todos menos uno, el que queda es el hombre y juega la última puja.</translation>
    </message>
    <message>
        <source>Holding {rule A5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Igualar {rule A5}</translation>
    </message>
    <message>
        <source>There is one exception. If you have bid already and somebody who &lt;b&gt;speaks after you&lt;/b&gt; goes higher, you need not go higher still: you may &lt;b&gt;hold&lt;/b&gt;, that is say the same as he did. The right belongs to the elder seat, so he must now raise or give way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hay una excepción. Si ya has pujado y alguien que &lt;b&gt;habla después de ti&lt;/b&gt; puja más, no hace falta que subas todavía: puedes &lt;b&gt;igualar&lt;/b&gt;, es decir, pedir lo mismo que él. El derecho es de quien habla antes, así que ahora le toca al otro subir o ceder.</translation>
    </message>
    <message>
        <source>The calls, one after another</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lo que se dice, por orden</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La mano pasa, el segundo dice entrada, el que da pasa.</translation>
    </message>
    <message>
        <source>second plays entrada</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el segundo juega entrada</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer passes. Eldest &lt;b&gt;holds&lt;/b&gt; the vuelta, second passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La mano dice entrada, el segundo vuelta, el que da pasa. La mano &lt;b&gt;iguala&lt;/b&gt; la vuelta, el segundo pasa.</translation>
    </message>
    <message>
        <source>eldest plays vuelta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la mano juega vuelta</translation>
    </message>
    <message>
        <source>The same, but second answers the hold with solo, and eldest passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo mismo, pero el segundo responde con solo, y la mano pasa.</translation>
    </message>
    <message>
        <source>second plays solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el segundo juega solo</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer solo. Eldest passes, second &lt;b&gt;holds&lt;/b&gt; the solo, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La mano dice entrada, el segundo vuelta, el que da solo. La mano pasa, el segundo &lt;b&gt;iguala&lt;/b&gt; el solo, el que da pasa.</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, and the dealer would like to say entrada, too.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La mano pasa, el segundo dice entrada, y el que da querría decir entrada también.</translation>
    </message>
    <message>
        <source>he may not: he has not bid before, and nobody holds against an elder seat</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>no puede: no ha pujado antes, y nadie iguala a quien habla antes que él</translation>
    </message>
    <message>
        <source>When all pass {rule A4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cuando pasan todos {rule A4}</translation>
    </message>
    <message>
        <source>The cards are thrown in. Nobody pays, what is in the pool stays there, and the next to the right deals, with a new ante. So the pool grows. A table may agree that a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows instead.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se recogen las cartas. Nadie paga, lo que hay en el plato se queda y da el siguiente por la derecha, con una nueva apuesta. Así crece el plato. La mesa puede acordar que siga una &lt;a href=&quot;rules:low_bids&quot;&gt;segunda ronda o un juego forzoso&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt; and plays alone against the other three. A table may agree that they can leave it. If they do, the cards are thrown in and the next to the right deals, or a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El jugador que descansa &lt;a href=&quot;rules:four_handed&quot;&gt;toma la baceta&lt;/a&gt; y juega él solo contra los otros tres. Si la mesa lo acuerda, puede dejarla. Si la deja, se recogen las cartas y da el siguiente por la derecha, o sigue una &lt;a href=&quot;rules:low_bids&quot;&gt;segunda ronda o un juego forzoso&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>rules/cards.html</name>
    <message>
        <source>The cards and their order {rule 1.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Las cartas y su orden {rule 1.1}</translation>
    </message>
    <message>
        <source>Ombre is played with forty cards: the ace and the numbers up to seven, and three court cards in each of four suits. There is no eight, nine or ten. French and Spanish cards serve equally well, since each suit of one deck has its counterpart in the other.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se juega con cuarenta cartas: el as, los números hasta el siete y tres figuras en cada uno de los cuatro palos. No hay ochos, nueves ni dieces. Sirven igual la baraja francesa y la española, porque cada palo de una tiene su pareja en la otra.</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>Spanish</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Española</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>{sign S french}&amp;nbsp; spades</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S french}&amp;nbsp; picas</translation>
    </message>
    <message>
        <source>{sign S spanish}&amp;nbsp; swords (espadas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S spanish}&amp;nbsp; espadas</translation>
    </message>
    <message>
        <source>black, or long</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>negro, o largo</translation>
    </message>
    <message>
        <source>{sign C french}&amp;nbsp; clubs</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C french}&amp;nbsp; tréboles</translation>
    </message>
    <message>
        <source>{sign C spanish}&amp;nbsp; clubs (bastos)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C spanish}&amp;nbsp; bastos</translation>
    </message>
    <message>
        <source>{sign H french}&amp;nbsp; hearts</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H french}&amp;nbsp; corazones</translation>
    </message>
    <message>
        <source>{sign H spanish}&amp;nbsp; cups (copas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H spanish}&amp;nbsp; copas</translation>
    </message>
    <message>
        <source>red, or round</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>rojo, o corto</translation>
    </message>
    <message>
        <source>{sign D french}&amp;nbsp; diamonds</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D french}&amp;nbsp; diamantes</translation>
    </message>
    <message>
        <source>{sign D spanish}&amp;nbsp; coins (oros)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D spanish}&amp;nbsp; oros</translation>
    </message>
    <message>
        <source>king, K</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>rey, K</translation>
    </message>
    <message>
        <source>queen, Q</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dama, Q</translation>
    </message>
    <message>
        <source>jack, J</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>jota, J</translation>
    </message>
    <message>
        <source>7 to 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>del 7 al 2</translation>
    </message>
    <message>
        <source>ace, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>as, A</translation>
    </message>
    <message>
        <source>king (rey), 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>rey, 12</translation>
    </message>
    <message>
        <source>knight (caballo), 11</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>caballo, 11</translation>
    </message>
    <message>
        <source>page (sota), 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sota, 10</translation>
    </message>
    <message>
        <source>ace (as), 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>as, 1</translation>
    </message>
    <message>
        <source>Three rules that make all the orders {rule 1.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tres reglas de las que sale todo el orden {rule 1.2}</translation>
    </message>
    <message>
        <source>The {name SA} is always the best trump and the {name CA} always the third best. They are never plain cards: whoever holds {SA} and no other {suit S} has none of that suit when it is led plain.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>El {name SA} es siempre el mejor triunfo y el {name CA} siempre el tercero. Nunca son cartas de su palo: quien tiene {SA} y ninguna otra carta de {suit S} no tiene ninguna de ese palo cuando se sale de él sin ser triunfo.</translation>
    </message>
    <message>
        <source>Between the two stands the lowliest card of the trump suit: the 2 of a black suit, the 7 of a red one.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Entre los dos se coloca la carta más humilde del triunfo: el 2 si el palo es negro, el 7 si es rojo.</translation>
    </message>
    <message>
        <source>In red suits the numbers run backwards. Ace, 2, 3 come before 6 and 7.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>En los palos rojos los números van al revés. As, 2 y 3 están por delante del 6 y del 7.</translation>
    </message>
    <message>
        <source>The three highest trumps are called &lt;b&gt;spadille&lt;/b&gt;, &lt;b&gt;manille&lt;/b&gt; and &lt;b&gt;basto&lt;/b&gt;, and together the &lt;b&gt;matadors&lt;/b&gt;. With red trumps the fourth is the ace of the suit, &lt;b&gt;punto&lt;/b&gt;: a strong card, but no matador.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Los tres triunfos más altos se llaman &lt;b&gt;espadilla&lt;/b&gt;, &lt;b&gt;malilla&lt;/b&gt; y &lt;b&gt;basto&lt;/b&gt;, y juntos son los &lt;b&gt;matadores&lt;/b&gt;. Si el triunfo es rojo, el cuarto es el as del palo, el &lt;b&gt;punto&lt;/b&gt;: una carta fuerte, pero no un matador.</translation>
    </message>
    <message>
        <source>Trumps, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Los triunfos, de mayor a menor</translation>
    </message>
    <message>
        <source>There are eleven trumps when a black suit is trump and twelve when a red one is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hay once triunfos si el palo es negro y doce si es rojo.</translation>
    </message>
    <message>
        <source>Plain suits, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Los otros palos, de mayor a menor</translation>
    </message>
    <message>
        <source>The same in the other deck</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo mismo en la otra baraja</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>Plain suits</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Los otros palos</translation>
    </message>
</context>
<context>
    <name>rules/claim.html</name>
    <message>
        <source>Five tricks, and the vole {rule 1.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cinco bazas, y la bola {rule 1.10}</translation>
    </message>
    <message>
        <source>If the Ombre wins the &lt;b&gt;first five tricks&lt;/b&gt;, the game is his already. Before he leads to the sixth he must choose:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si el hombre gana las &lt;b&gt;cinco primeras bazas&lt;/b&gt;, el juego ya es suyo. Antes de salir a la sexta tiene que elegir:</translation>
    </message>
    <message>
        <source>He &lt;b&gt;claims&lt;/b&gt;. The play ends, and he is paid three chips more by each opponent: the &lt;b&gt;primeras&lt;/b&gt;.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Cobra el juego.&lt;/b&gt; Se deja de jugar, y cada rival le paga tres fichas más: las &lt;b&gt;primeras&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>He &lt;b&gt;leads on&lt;/b&gt;. Now he owes all nine tricks: the &lt;b&gt;vole&lt;/b&gt;. There is no way back.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Sigue.&lt;/b&gt; Ahora debe las nueve bazas: la &lt;b&gt;bola&lt;/b&gt;. Ya no puede volverse atrás.</translation>
    </message>
    <message>
        <source>From each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>De cada rival</translation>
    </message>
    <message>
        <source>The pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El plato</translation>
    </message>
    <message>
        <source>claimed after five</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cobrado tras cinco</translation>
    </message>
    <message>
        <source>the game, and 3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el juego, y 3</translation>
    </message>
    <message>
        <source>the Ombre’s</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>para el hombre</translation>
    </message>
    <message>
        <source>vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>bola hecha</translation>
    </message>
    <message>
        <source>the game, and 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el juego, y 10</translation>
    </message>
    <message>
        <source>vole failed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>bola fallida</translation>
    </message>
    <message>
        <source>he &lt;b&gt;pays&lt;/b&gt; 30 to each opponent, less 2 in a vuelta or 10 in a solo, and less his estuches</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;paga&lt;/b&gt; 30 a cada rival, menos 2 en una vuelta o 10 en un solo, y menos sus estuches</translation>
    </message>
    <message>
        <source>the Ombre’s all the same, for he has won the game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>para el hombre a pesar de todo, porque ha ganado el juego</translation>
    </message>
    <message>
        <source>The choice exists only after five straight tricks. An Ombre who loses any of the first five plays for the majority and for nothing more, even if he wins all the rest.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Solo se puede elegir después de cinco bazas seguidas. Un hombre que pierde alguna de las cinco primeras juega por la mayoría y por nada más, aunque gane todas las otras.</translation>
    </message>
    <message>
        <source>Five tricks are safe, and nine are a risk. Go for the vole when you could show your last four cards and nobody would argue.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cinco bazas son seguras, y nueve un riesgo. Ve a por la bola cuando puedas enseñar tus cuatro últimas cartas sin que nadie discuta.</translation>
    </message>
</context>
<context>
    <name>rules/deal.html</name>
    <message>
        <source>The deal {rule 1.3}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>El reparto {rule 1.3}</translation>
    </message>
    <message>
        <source>Three play, each for himself, until one of them becomes the Ombre; then the other two defend together. All the same a defender may also win alone: that is &lt;a href=&quot;rules:outcome&quot;&gt;codille&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Juegan tres, cada uno para sí, hasta que uno se hace hombre; entonces los otros dos se defienden juntos. Aun así, un contra puede ganar él solo: eso es el &lt;a href=&quot;rules:outcome&quot;&gt;codillo&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;: the deal, the bidding, the exchange, the tricks. The player at the dealer’s right is the &lt;b&gt;eldest&lt;/b&gt;. He is the first to be dealt to, the first to speak and the first to play; then comes the next to the right, and the dealer last.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Todo va &lt;b&gt;en sentido contrario al del reloj&lt;/b&gt;: el reparto, la subasta, el descarte, las bazas. El jugador que está a la derecha del que da es la &lt;b&gt;mano&lt;/b&gt;. Es el primero en recibir cartas, en hablar y en jugar; después viene el siguiente por la derecha, y el último es el que da.</translation>
    </message>
    <message>
        <source>Who deals first {rule 1.4} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quién da primero {rule 1.4} {rule A2}</translation>
    </message>
    <message>
        <source>Each draws a card from the spread pack, and the highest deals. For this draw alone the cards count as they are numbered: king, {rank Q}, {rank J}, then 7 down to 2, and the ace lowest. Suits are equal; those who tie for the highest draw again. After each deal the next to the right deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada uno saca una carta de la baraja extendida, y da quien saca la más alta. Solo para este sorteo las cartas valen por su número: rey, {rank Q}, {rank J}, luego del 7 al 2, y el as es la más baja. Los palos son iguales; quienes empatan en lo más alto vuelven a sacar. Después de cada mano da el siguiente por la derecha.</translation>
    </message>
    <message>
        <source>The ante {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La apuesta inicial {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before every deal the dealer puts &lt;b&gt;five chips&lt;/b&gt; into the pool, whatever is there already. If you see 5 in a pool that was empty, that is the ante. A table may agree that every player stakes instead. Then the stake is also the &lt;a href=&quot;rules:payments&quot;&gt;price of losing&lt;/a&gt;, for each player.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Antes de cada mano el que da pone &lt;b&gt;cinco fichas&lt;/b&gt; en el plato, haya lo que haya en él. Si ves 5 en un plato que estaba vacío, es esa apuesta. La mesa puede acordar que pongan todos. Entonces lo que se pone es también el &lt;a href=&quot;rules:payments&quot;&gt;precio de perder&lt;/a&gt;, por cada jugador.</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>The dealer gives nine cards to each, &lt;b&gt;three at a time&lt;/b&gt;, beginning with the eldest. The thirteen that are left are the talon; they stay face down in the middle.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El que da reparte nueve cartas a cada uno, &lt;b&gt;de tres en tres&lt;/b&gt;, empezando por la mano. Las trece que quedan son la baceta; se dejan boca abajo en el centro.</translation>
    </message>
    <message>
        <source>The end of a sitting {rule 2.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El final de la partida {rule 2.1}</translation>
    </message>
    <message>
        <source>A sitting lasts as many deals as you agreed, or as long as you like. What lies in the pool at the end is shared out equally; chips that cannot be shared go to the last dealer. A player may owe chips: nobody has to leave the table.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Una partida dura tantas manos como hayáis acordado, o tanto como queráis. Lo que queda en el plato al final se reparte por igual; las fichas que no se pueden repartir son para el último que dio. Se pueden deber fichas: nadie tiene que dejar la mesa.</translation>
    </message>
</context>
<context>
    <name>rules/exchange.html</name>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>El descarte {rule 1.8}</translation>
    </message>
    <message>
        <source>Cards are thrown face down and never seen again; as many are drawn from the top of the talon. Thirteen cards must serve three players, so what one takes another will miss.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Las cartas se tiran boca abajo y no vuelven a verse; se roban otras tantas de lo alto de la baceta. Trece cartas tienen que bastar para tres jugadores: lo que toma uno le faltará a otro.</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Quién</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cuántas</translation>
    </message>
    <message>
        <source>the Ombre, except in a solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el hombre, salvo en un solo</translation>
    </message>
    <message>
        <source>up to nine; in a vuelta one at least, the turned card being the first he draws</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>hasta nueve; en una vuelta al menos una, porque la carta vuelta es la primera que roba</translation>
    </message>
    <message>
        <source>the first defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el primer contra</translation>
    </message>
    <message>
        <source>up to eight of what is left</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>hasta ocho de las que quedan</translation>
    </message>
    <message>
        <source>the second defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el segundo contra</translation>
    </message>
    <message>
        <source>what is left, up to nine</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo que quede, hasta nueve</translation>
    </message>
    <message>
        <source>A solo keeps only the Ombre from the talon. The defenders exchange as always, and have all thirteen cards between them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El solo le cierra la baceta únicamente al hombre. Los contras se descartan como siempre, y tienen las trece cartas para los dos.</translation>
    </message>
    <message>
        <source>A player who sat out and has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four of its thirteen cards and draws none. Nobody else exchanges then.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quien descansaba y ha tomado la &lt;a href=&quot;rules:four_handed&quot;&gt;baceta&lt;/a&gt; se descarta de cuatro de sus trece cartas y no roba ninguna. Entonces no se descarta nadie más.</translation>
    </message>
    <message>
        <source>Which defender is first? {rule A13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>¿Qué contra va primero? {rule A13}</translation>
    </message>
    <message>
        <source>The one at the Ombre’s right is asked. He exchanges, or he says &lt;i&gt;you first&lt;/i&gt;, and then the other must. That is all they may say to each other. Let your partner draw first if your hand is good as it is, or if it is hopeless: the one who draws eight fresh cards should be the one who can use them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se pregunta al que está a la derecha del hombre. Se descarta, o dice &lt;i&gt;primero tú&lt;/i&gt;, y entonces tiene que ir el otro. Es lo único que pueden decirse. Deja que tu compañero robe primero si tus cartas ya son buenas, o si no tienen remedio: las ocho cartas nuevas deben ser para quien pueda aprovecharlas.</translation>
    </message>
    <message>
        <source>What is left {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo que queda {rule A14}</translation>
    </message>
    <message>
        <source>Cards that nobody drew stay face down until the deal is over.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Las cartas que nadie ha robado siguen boca abajo hasta que acaba la mano.</translation>
    </message>
    <message>
        <source>What to throw</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>De qué descartarse</translation>
    </message>
    <message>
        <source>As Ombre keep trumps and kings; nearly everything else can go. As a defender keep trumps, kings, and a suit in which you have the two highest. Throwing all but two or three cards is quite usual.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si eres el hombre, quédate con triunfos y reyes; casi todo lo demás puede irse. Si eres contra, quédate con triunfos, con reyes y con el palo en el que tengas las dos más altas. Es normal descartarse de todo menos de dos o tres cartas.</translation>
    </message>
</context>
<context>
    <name>rules/five_handed.html</name>
    <message>
        <source>Cinquillo, Ombre for five {rule 3.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cinquillo, el hombre a cinco {rule 3.11}</translation>
    </message>
    <message>
        <source>Five play with the whole pack, eight cards each, so there is no talon and nothing to exchange. The Ombre need not play alone: he calls a &lt;b&gt;king&lt;/b&gt;, and whoever holds it is on his side, in secret.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cinco juegan con toda la baraja, ocho cartas cada uno, así que no hay baceta ni nada que robar. El hombre no tiene que jugar solo: llama a un &lt;b&gt;rey&lt;/b&gt;, y quien lo tiene está de su parte, en secreto.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. In France the game was called quintille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El orden de las cartas y el juego son los de siempre: véanse &lt;a href=&quot;rules:cards&quot;&gt;Las cartas y su orden&lt;/a&gt; y &lt;a href=&quot;rules:play&quot;&gt;El juego de las cartas&lt;/a&gt;. En Francia el juego se llamaba quintille.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Apuestas y reparto {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts three chips into the pool before each deal, so a fresh pool holds fifteen. The dealer deals all forty cards by fours, counter-clockwise, beginning at his right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Cada&lt;/b&gt; jugador pone tres fichas en el plato antes de cada mano, así que un plato nuevo tiene quince. El que da reparte las cuarenta cartas de cuatro en cuatro, en sentido contrario al del reloj, empezando por su derecha.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las pujas {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A qué te obligas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rey llamado&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinco de las ocho bazas, junto con quien tenga el rey que llames</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinco bazas tú solo, contra cuatro</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. A solo goes over an asking. If you have asked leave and somebody who speaks after you bids a solo, you may &lt;b&gt;hold&lt;/b&gt;: play a solo yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mano habla primero, y quien pasa queda fuera. El solo está por encima del rey llamado. Si has pedido rey y alguien que habla después de ti pide solo, puedes &lt;b&gt;igualar&lt;/b&gt;: jugar tú el solo, y el juego sigue siendo tuyo.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;four pass&lt;/b&gt;, the dealer may still bid as he likes. If he passes too, he must play all the same, and calls a king as if he had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si &lt;b&gt;pasan cuatro&lt;/b&gt;, el que da todavía puede pujar lo que quiera. Si también pasa, tiene que jugar de todos modos, y llama a un rey como si lo hubiera pedido.</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El triunfo y el rey llamado {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. If he plays solo, that is all. If he asked leave, he then calls a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre nombra el triunfo. Si juega solo, eso es todo. Si pidió rey, llama después a un &lt;b&gt;rey&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>any king that he does not hold, but not the king of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>cualquier rey que no tenga, menos el del triunfo;</translation>
    </message>
    <message>
        <source>if he holds all three, a &lt;b&gt;{rank Q}&lt;/b&gt; of those suits that he does not hold;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>si tiene los tres, la carta que sigue al rey (&lt;b&gt;{rank Q}&lt;/b&gt;) de uno de esos palos, si no la tiene;</translation>
    </message>
    <message>
        <source>if he holds those as well, nobody can help him: he plays alone, and shows why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>si tiene también esas cartas, nadie puede ayudarle: juega solo, y enseña por qué.</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the Ombre’s &lt;b&gt;ally&lt;/b&gt;. He says nothing, and nothing in his manner may betray him. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quien tiene la carta llamada es el &lt;b&gt;aliado&lt;/b&gt; del hombre. No dice nada, y nada en sus gestos debe delatarlo. Los otros, y también el hombre, se enteran cuando se juega la carta. Hasta entonces la mesa dice de los otros &lt;i&gt;¿amigo o enemigo?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The play</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El juego</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. All eight tricks are played: there is no surrender, no claim after five tricks, no vole, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sale la mano, sea quien sea el hombre. Los matadores tienen su privilegio. Se juegan las ocho bazas: no hay rendición, ni se cobra tras cinco bazas, ni hay bola, y nadie dice gano.</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo que se paga</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and his ally count together. Two thirds of what a side wins or owes are the Ombre’s and one third is his ally’s, to the nearest chip.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Las bazas del hombre y de su aliado se cuentan juntas. De lo que un bando gana o debe, dos tercios son del hombre y un tercio de su aliado, redondeado a la ficha más cercana.</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bazas del bando</translation>
    </message>
    <message>
        <source>With an ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Con aliado</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinco&lt;/b&gt; o más: ganado</translation>
    </message>
    <message>
        <source>The Ombre takes two thirds of the pool, the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre se lleva dos tercios del plato, el aliado uno.</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre se lleva el plato.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cuatro&lt;/b&gt;: puesta</translation>
    </message>
    <message>
        <source>They pay into the pool as much as is in it, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ponen en el plato tanto como hay en él, el hombre dos tercios y el aliado uno.</translation>
    </message>
    <message>
        <source>The Ombre doubles the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre dobla el plato.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tres&lt;/b&gt; o menos: codillo</translation>
    </message>
    <message>
        <source>The three others share the pool evenly. Then the losers put back what was taken, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Los otros tres se reparten el plato por igual. Luego los que pierden reponen lo que se ha tomado, el hombre dos tercios y el aliado uno.</translation>
    </message>
    <message>
        <source>The four others share the pool, and the Ombre puts it back.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Los otros cuatro se reparten el plato, y el hombre lo repone.</translation>
    </message>
    <message>
        <source>What cannot be shared evenly stays in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Lo que no se puede repartir por igual se queda en el plato.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>The pool is 15.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El plato es 15.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Aliado</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cada rival</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Plato</translation>
    </message>
    <message>
        <source>Asked leave, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rey llamado, cinco bazas</translation>
    </message>
    <message>
        <source>Asked leave, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rey llamado, cuatro bazas</translation>
    </message>
    <message>
        <source>Asked leave, three tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rey llamado, tres bazas</translation>
    </message>
    <message>
        <source>Solo, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, cinco bazas</translation>
    </message>
    <message>
        <source>Solo, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, cuatro bazas</translation>
    </message>
    <message>
        <source>Solo, three tricks: each other has 3, and 3 stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, tres bazas: 3 para cada rival, y quedan 3</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>En qué se diferencian las mesas</translation>
    </message>
    <message>
        <source>Wikipedia says that a side with &lt;b&gt;three&lt;/b&gt; tricks has a remise. That is most likely a slip, since five are needed and four miss them by one, and the old books have it at four; but it can be played so. The fifth player may be free to pass, or may be allowed nothing but a solo. And a table may pay, as Seymour has it, two chips from each opponent for a solo, for three matadors on the Ombre’s side and for all eight tricks, when his side wins; chips that four cannot share then go to the one among them who was dealt the best trump.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La Wikipedia dice que un bando con &lt;b&gt;tres&lt;/b&gt; bazas tiene puesta. Lo más probable es que sea un descuido, porque hacen falta cinco, con cuatro falta una, y los libros antiguos la ponen en cuatro; pero se puede jugar así. El quinto jugador puede tener libertad de pasar, o no poder pedir más que solo. Y la mesa puede pagar, como dice Seymour, dos fichas de cada rival por un solo, por tres matadores en el bando del hombre y por las ocho bazas, cuando su bando gana; las fichas que cuatro no pueden repartirse son entonces para aquel de ellos a quien se dio el mejor triunfo.</translation>
    </message>
</context>
<context>
    <name>rules/five_minutes.html</name>
    <message>
        <source>Ombre in five minutes</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>El hombre en cinco minutos</translation>
    </message>
    <message>
        <source>Three people, forty cards, a pool of chips in the middle. In every deal one of the three stands up against the other two and says, in old Spanish, &lt;i&gt;yo soy el hombre&lt;/i&gt;: I am the man. If he is as good as his word, the pool is his. If not, he fills it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tres jugadores, cuarenta cartas y un plato de fichas en el centro. En cada mano uno de los tres se planta contra los otros dos y dice, como se decía antes, &lt;i&gt;yo soy el hombre&lt;/i&gt;. Si cumple su palabra, el plato es suyo. Si no, lo llena.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>De qué se trata</translation>
    </message>
    <message>
        <source>Each of you holds nine cards; thirteen lie in the &lt;b&gt;talon&lt;/b&gt;, face down. Whoever bids highest is the &lt;b&gt;Ombre&lt;/b&gt;. He chooses the trump suit and plays alone. He wins if he takes &lt;b&gt;more tricks than either defender&lt;/b&gt;: five are always enough, and four will do when the others have three and two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada uno tiene nueve cartas; otras trece quedan boca abajo en la &lt;b&gt;baceta&lt;/b&gt;. Quien hace la puja más alta es el &lt;b&gt;hombre&lt;/b&gt;: elige el triunfo y juega solo. Gana si hace &lt;b&gt;más bazas que cada uno de los contras&lt;/b&gt;: con cinco basta siempre, y con cuatro cuando los otros hacen tres y dos.</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;, to the right: the deal, the bidding, the cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Todo va &lt;b&gt;en sentido contrario al del reloj&lt;/b&gt;, hacia la derecha: el reparto, la subasta, las cartas.</translation>
    </message>
    <message>
        <source>The one odd thing: which card is high</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo único extraño: qué carta manda</translation>
    </message>
    <message>
        <source>The two black aces are always trumps, whatever suit is named. Between them stands a card that would be the lowest of its suit. These three are the &lt;b&gt;matadors&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Los dos ases negros son siempre triunfos, sea cual sea el palo elegido. Entre ellos se mete una carta que sería la más baja de su palo. Estas tres son los &lt;b&gt;matadores&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Espadilla&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{SA}, the {name SA}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA}, el {name SA}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Malilla&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the 2 of trumps if they are black ({S2} or {C2}), the 7 if they are red ({H7} or {D7})</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el 2 del triunfo si es negro ({S2} o {C2}), el 7 si es rojo ({H7} o {D7})</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basto&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Basto&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{CA}, the {name CA}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA}, el {name CA}</translation>
    </message>
    <message>
        <source>After them a black trump suit goes down from the king, a red one from its ace. In the red suits, {suit H} and {suit D}, the low numbers are the good ones: the 2 beats the 6. With {suit H} as trumps the whole line is</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Después de ellos un triunfo negro baja desde el rey; uno rojo, desde su as. En los palos rojos, {suit H} y {suit D}, los números bajos son los buenos: el 2 gana al 6. Si el triunfo es {suit H}, la serie entera es</translation>
    </message>
    <message>
        <source>You need not learn this now: the ladder in the corner of the table shows it, with the trumps that are gone struck out. More in &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>No hace falta aprenderla ahora: la escala del rincón de la mesa la muestra, con los triunfos que ya han salido tachados. Más en &lt;a href=&quot;rules:cards&quot;&gt;Las cartas y su orden&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A deal, step by step</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Una mano, paso a paso</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bid.&lt;/b&gt; Say &lt;i&gt;entrada&lt;/i&gt; to name trumps and change cards, &lt;i&gt;vuelta&lt;/i&gt; to let the talon’s top card make trumps, &lt;i&gt;solo&lt;/i&gt; to play what you were dealt. Or pass. The higher bid plays, and is paid better. &lt;a href=&quot;rules:auction&quot;&gt;The auction&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Puja.&lt;/b&gt; Di &lt;i&gt;entrada&lt;/i&gt; para nombrar triunfo y cambiar cartas, &lt;i&gt;vuelta&lt;/i&gt; para que la primera carta de la baceta decida el triunfo, &lt;i&gt;solo&lt;/i&gt; para jugar con lo que te han dado. O pasa. Juega quien puja más alto, y cobra más. &lt;a href=&quot;rules:auction&quot;&gt;La subasta&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exchange.&lt;/b&gt; The Ombre throws what he does not want and draws as many from the talon; then the defenders do the same. &lt;a href=&quot;rules:exchange&quot;&gt;The exchange&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Descarte.&lt;/b&gt; El hombre se descarta de lo que no quiere y roba otras tantas de la baceta; luego hacen lo mismo los contras. &lt;a href=&quot;rules:exchange&quot;&gt;El descarte&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play.&lt;/b&gt; Follow suit if you can; if you cannot, play what you like. The highest trump wins the trick, without trumps the highest card of the suit led. Matadors have a privilege: to a small trump you may keep them back. &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Juego.&lt;/b&gt; Asiste al palo si puedes; si no puedes, juega lo que quieras. Gana la baza el triunfo más alto y, si no hay triunfos, la carta más alta del palo de salida. Los matadores tienen un privilegio: ante un triunfo menor puedes reservarlos. &lt;a href=&quot;rules:play&quot;&gt;El juego de las cartas&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pay.&lt;/b&gt; Most tricks for the Ombre: he takes the pool and is paid by both (&lt;b&gt;sacada&lt;/b&gt;). A tie for most: he must double the pool and more (&lt;b&gt;puesta&lt;/b&gt;). A defender has most: the Ombre pays him the same (&lt;b&gt;codille&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;The payments&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Pago.&lt;/b&gt; Si el hombre hace más bazas que nadie, se lleva el plato y los otros dos le pagan (&lt;b&gt;sacada&lt;/b&gt;). Si hay empate en cabeza, pone en el plato otro tanto como hay y algo más (&lt;b&gt;puesta&lt;/b&gt;). Si un contra hace más que nadie, el hombre le paga eso mismo a él (&lt;b&gt;codillo&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;Los pagos&lt;/a&gt;</translation>
    </message>
    <message>
        <source>When to bid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cuándo pujar</translation>
    </message>
    <message>
        <source>Count the tricks that you would bet on. Spadille is one; manille and basto nearly always; then kings, and trumps beyond the third. With four in sight an entrada is usual, for the exchange often brings the fifth. A solo wants five or six in the hand already. When in doubt, pass: two against one defend well, and a codille is dear.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cuenta las bazas por las que apostarías. La espadilla es una; la malilla y el basto casi siempre; después los reyes, y cada triunfo a partir del cuarto. Con cuatro a la vista es corriente pedir entrada, porque el robo suele traer la quinta. Para un solo hacen falta cinco o seis ya en la mano. Si dudas, pasa: dos contra uno se defienden bien, y un codillo sale caro.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;F1&lt;/b&gt; at any time: this book opens where you are in the game. Right after the table has refused a card, it opens at the rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Pulsa &lt;b&gt;F1&lt;/b&gt; cuando quieras: este libro se abre por donde va el juego. Si la mesa acaba de rechazarte una carta, se abre por la regla.</translation>
    </message>
</context>
<context>
    <name>rules/four_handed.html</name>
    <message>
        <source>Ombre for four {rule 3.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>El hombre a cuatro {rule 3.10}</translation>
    </message>
    <message>
        <source>Four friends need not send one home. In every deal three play Ombre as they always do, and the fourth sits out: he gets no cards, but he has a share in what happens. And when nobody else wants to play, his hour comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cuatro amigos no tienen que mandar a uno a casa. En cada mano tres juegan al hombre como siempre, y el cuarto descansa: no recibe cartas, pero le toca parte de lo que pasa. Y cuando nadie más quiere jugar, llega su hora.</translation>
    </message>
    <message>
        <source>Who sits out? {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>¿Quién descansa? {rule 1.5}</translation>
    </message>
    <message>
        <source>The player &lt;b&gt;opposite the dealer&lt;/b&gt;. The other three bid, exchange and play in their usual order, beginning at the dealer’s right. The deal passes to the right, and so does the rest: each sits out one deal in four. Some tables let the player at the dealer’s left sit out, or the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El jugador que está &lt;b&gt;enfrente del que da&lt;/b&gt;. Los otros tres pujan, se descartan y juegan en su orden de siempre, empezando por la derecha del que da. El turno de dar pasa a la derecha, y el descanso también: cada uno descansa una mano de cada cuatro. En algunas mesas descansa el que está a la izquierda del que da, o el mismo que da.</translation>
    </message>
    <message>
        <source>What he shares</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>En qué participa</translation>
    </message>
    <message>
        <source>Whoever sits out pays and is paid like a defender. Where &lt;i&gt;each opponent&lt;/i&gt; pays, three pay instead of two; and a loss is reckoned for four heads. He sees no cards until the deal is settled, and he cannot win a codille. He says nothing either, with one exception: a dealer who sits out, at a table where the dealer may show the rest of the talon, is asked about that.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quien descansa paga y cobra como un contra. Donde paga &lt;i&gt;cada rival&lt;/i&gt;, pagan tres en lugar de dos; y una pérdida se cuenta por cuatro cabezas. No ve cartas hasta que se paga la mano, y no puede ganar un codillo. Tampoco dice nada, con una excepción: si descansa el que da, en una mesa en la que el que da puede enseñar el resto de la baceta, se le pregunta por eso.</translation>
    </message>
    <message>
        <source>Entrada, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Entrada, 5 en el plato</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Defenders</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Contras</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El que descansa</translation>
    </message>
    <message>
        <source>Pool after</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Plato después</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Puesta</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>Vole announced, and missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bola anunciada y fallida</translation>
    </message>
    <message>
        <source>All three pass</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Pasan los tres</translation>
    </message>
    <message>
        <source>Then the player who sat out &lt;b&gt;takes the talon&lt;/b&gt;: all thirteen cards of it. He throws four of them face down, keeps nine, names trumps, and is the Ombre against the other three. They may not exchange, for there is nothing left to draw. The player at the dealer’s right leads, as always.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Entonces el jugador que descansaba &lt;b&gt;toma la baceta&lt;/b&gt;: sus trece cartas. Tira cuatro boca abajo, se queda con nueve, nombra el triunfo y es el hombre contra los otros tres. Ellos no pueden descartarse, porque no queda nada que robar. Sale el jugador que está a la derecha del que da, como siempre.</translation>
    </message>
    <message>
        <source>Nine tricks are shared by four. The Ombre needs more than &lt;b&gt;each&lt;/b&gt; of the others: three may be enough, when the others have two each.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Cuatro se reparten nueve bazas. El hombre necesita más que &lt;b&gt;cada uno&lt;/b&gt; de los otros: pueden bastar tres, cuando los otros tienen dos cada uno.</translation>
    </message>
    <message>
        <source>If another has as many as he, or two others share the lead, it is a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt;. If one alone has more, that one has codille.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Si otro tiene tantas como él, o si dos de los otros van delante empatados, es &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt;. Si uno solo tiene más, ese da codillo.</translation>
    </message>
    <message>
        <source>The game is worth what an entrada is worth. Estuches count by the nine cards they kept.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>El juego vale lo que una entrada. Los estuches se cuentan por las nueve cartas con las que se quedó.</translation>
    </message>
    <message>
        <source>He may &lt;a href=&quot;rules:surrender&quot;&gt;surrender&lt;/a&gt;, as with an entrada, and any of the three may take over.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Puede &lt;a href=&quot;rules:surrender&quot;&gt;rendirse&lt;/a&gt;, como en una entrada, y cualquiera de los tres puede seguir el juego.</translation>
    </message>
    <message>
        <source>Ombre and the three, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El hombre y los tres, 5 en el plato</translation>
    </message>
    <message>
        <source>It is a gamble with good prospects: when three players pass, the strong cards often lie in the talon. At some tables he may leave it; then the deal is passed out, or it goes on as the three have agreed for when &lt;a href=&quot;rules:low_bids&quot;&gt;all pass&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Es una apuesta con buenas perspectivas: cuando pasan tres jugadores, las cartas fuertes suelen estar en la baceta. En algunas mesas puede dejarla; entonces se pasa la mano, o sigue lo que los tres hayan acordado para cuando &lt;a href=&quot;rules:low_bids&quot;&gt;pasan todos&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>rules/french.html</name>
    <message>
        <source>French Ombre {rule 3.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>El hombre francés {rule 3.7}</translation>
    </message>
    <message>
        <source>The game as it was simplified in France: no turned trump and no surrender. Everything is paid by one measure, the &lt;b&gt;pool&lt;/b&gt;. Many French tables also paid for matadors and for playing without an exchange; this form does not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El juego tal como se simplificó en Francia: sin carta vuelta y sin rendición. Todo se paga con una sola medida, el &lt;b&gt;plato&lt;/b&gt;. Muchas mesas francesas pagaban además los matadores y el jugar sin robar; esta forma no.</translation>
    </message>
    <message>
        <source>Cards, order and play are those of every Ombre: nine cards each, thirteen in the talon, counter-clockwise. See &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Las cartas, su orden y el juego son los de siempre: nueve cartas para cada uno, trece en la baceta, en sentido contrario al del reloj. Véanse &lt;a href=&quot;rules:cards&quot;&gt;Las cartas y su orden&lt;/a&gt; y &lt;a href=&quot;rules:play&quot;&gt;El juego de las cartas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The stakes {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las apuestas {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before each deal &lt;b&gt;every player&lt;/b&gt; puts the same stake into the pool, two chips as a rule, whatever lies there already. So a fresh pool holds six.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Antes de cada mano &lt;b&gt;cada jugador&lt;/b&gt; pone lo mismo en el plato, dos fichas por lo general, haya lo que haya en él. Así un plato nuevo tiene seis.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las pujas {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A qué te obligas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Juego&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any number</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cuantas quieras</translation>
    </message>
    <message>
        <source>more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>más bazas que cada uno de los otros</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sin robar&lt;/b&gt;</translation>
    </message>
    <message>
        <source>none for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el hombre, ninguna</translation>
    </message>
    <message>
        <source>the same, with the hand as it was dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo mismo, con las cartas que te han dado</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>las nueve bazas</translation>
    </message>
    <message>
        <source>The eldest speaks first. A bid must be higher than the last, and whoever passes is out. But if you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and he must go higher still or give way. The Ombre names the trump when the bidding is over, before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mano habla primero. Una puja tiene que ser más alta que la anterior, y quien pasa queda fuera. Pero si has pujado y alguien que habla después de ti puja más, puedes &lt;b&gt;igualar&lt;/b&gt;: pedir lo mismo, y él tiene que subir todavía o ceder. El hombre nombra el triunfo cuando acaba la subasta, antes de descartarse. {rule 1.7}</translation>
    </message>
    <message>
        <source>If all pass the pool stays, and everybody stakes again for the next deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si pasan todos, el plato se queda, y todos ponen otra vez para la mano siguiente.</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El descarte {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws as many cards as he likes, unless he plays sans prendre. Then the others draw in turn, the one at the Ombre’s right first: any number, as far as the talon goes. What is left stays closed.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre tira y roba cuantas cartas quiere, salvo que juegue sin robar. Luego roban los otros por turno, primero el que está a la derecha del hombre: cuantas quieran, mientras quede baceta. Lo que sobra sigue tapado.</translation>
    </message>
    <message>
        <source>Five tricks {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cinco bazas {rule 1.10}</translation>
    </message>
    <message>
        <source>An Ombre who wins the first five tricks may stop: the game is won. If he leads to the sixth, he has declared the vole and owes all nine. Whoever has &lt;b&gt;bid&lt;/b&gt; the vole is not asked; he owes them from the first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un hombre que gana las cinco primeras bazas puede parar: el juego está ganado. Si sale a la sexta, ha declarado la bola y debe las nueve. A quien ha &lt;b&gt;pujado&lt;/b&gt; bola no se le pregunta; las debe desde la primera.</translation>
    </message>
    <message>
        <source>What is paid {rule 1.13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo que se paga {rule 1.13}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lo que se paga</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;: more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Ganado&lt;/b&gt;: más bazas que cada uno de los otros</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre se lleva el plato.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Remise&lt;/b&gt;: the highest number is shared, as 4–4–1, 3–3–3 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Puesta&lt;/b&gt;: empate en el número más alto de bazas, como 4–4–1, 3–3–3 o 1–4–4</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it: it doubles.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre pone en el plato tanto como hay en él: se dobla.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: another has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codillo&lt;/b&gt;: otro tiene más que nadie</translation>
    </message>
    <message>
        <source>The Ombre pays that player as much as is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre le paga a ese jugador tanto como hay en el plato, que se queda.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt; hecha</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each of the others pays him half as much again.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre se lleva el plato, y cada uno de los otros le paga la mitad de lo que había.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; missed, bid or declared</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt; fallida, pujada o declarada</translation>
    </message>
    <message>
        <source>The Ombre pays each of the others half of what is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre le paga a cada uno de los otros la mitad de lo que hay en el plato, que se queda.</translation>
    </message>
    <message>
        <source>Sans prendre wins no more than play; it goes over it, that is all. An odd chip of half a pool is not paid. A table may agree that 1–4–4 is codille: then both of the others share what the Ombre pays, and an odd chip of it goes into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jugar sin robar no gana más que el juego; solo está por encima. Si la mitad del plato no es entera, la ficha que sobra no se paga. La mesa puede acordar que 1–4–4 sea codillo: entonces los otros dos se reparten lo que paga el hombre, y si sobra una ficha va al plato.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Each has staked two, so the pool is 6.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada uno ha puesto dos, así que el plato es 6.</translation>
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
        <translation>Plato</translation>
    </message>
    <message>
        <source>Won 5–3–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ganado 5–3–1</translation>
    </message>
    <message>
        <source>Remise 4–4–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Puesta 4–4–1</translation>
    </message>
    <message>
        <source>Codille 3–4–2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codillo 3–4–2</translation>
    </message>
    <message>
        <source>Vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bola hecha</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bola fallida</translation>
    </message>
</context>
<context>
    <name>rules/german_solo.html</name>
    <message>
        <source>German Solo {rule 26.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Solo alemán {rule 26.1}</translation>
    </message>
    <message>
        <source>What Germany made of Quadrille. Four play with thirty-two cards, eight each, and nothing is staked: the players pay each other. In a &lt;b&gt;Frage&lt;/b&gt; the Ombre calls an ace, whose holder is the ally, in secret; a &lt;b&gt;solo&lt;/b&gt; is played alone, and a &lt;b&gt;tout&lt;/b&gt; must take every trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Lo que Alemania hizo del cuatrillo. Cuatro juegan con treinta y dos cartas, ocho cada uno, y no se apuesta nada: los jugadores se pagan entre sí. En una &lt;b&gt;Frage&lt;/b&gt; el hombre llama a un as, y quien lo tiene es su aliado, en secreto; un &lt;b&gt;solo&lt;/b&gt; se juega sin ayuda, y un &lt;b&gt;tout&lt;/b&gt; tiene que hacer todas las bazas.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cartas y reparto {rule 1.5}</translation>
    </message>
    <message>
        <source>In each suit ace, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 and 7. It is always played with French cards: the Spanish pack has no 8, 9 and 10. The dealer deals three, two and three cards at a time. Whoever draws the highest card deals first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En cada palo as, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 y 7. Se juega siempre con cartas francesas: la baraja española no tiene 8, 9 y 10. El que da reparte las cartas de tres en tres, de dos en dos y otra vez de tres en tres. Da primero quien saca la carta más alta.</translation>
    </message>
    <message>
        <source>German tables go clockwise; this table goes counter-clockwise, to the right, as in all its games. Who deals, speaks and plays after whom is the same.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En Alemania se juega en el sentido del reloj; esta mesa va en sentido contrario, hacia la derecha, como en todos sus juegos. Quién da, habla y juega después de quién es lo mismo.</translation>
    </message>
    <message>
        <source>The order of the cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El orden de las cartas</translation>
    </message>
    <message>
        <source>The two black queens are always trumps, and so is the seven of the trump suit:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Las dos damas negras son siempre triunfos, y también el siete del palo de triunfo:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;, also called &lt;i&gt;der Alte&lt;/i&gt;, the old man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spadille&lt;/b&gt;, la espada, llamada también &lt;i&gt;der Alte&lt;/i&gt;, el viejo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;, also called &lt;i&gt;Spitze&lt;/i&gt;, the tip</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Manille&lt;/b&gt;, la malilla, llamada también &lt;i&gt;Spitze&lt;/i&gt;, la punta</translation>
    </message>
    <message>
        <source>the 7 of trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el 7 de triunfo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Basta&lt;/b&gt;, el basto</translation>
    </message>
    <message>
        <source>After them the trump suit goes down from the ace:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Después siguen las cartas del palo de triunfo, desde el as:</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>De mayor a menor</translation>
    </message>
    <message>
        <source>The other suits go from the ace down to the 7; in {suit C french} and {suit S french} the queen is missing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Los otros palos van del as al 7; en {suit C french} y {suit S french} falta la dama.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las pujas {rule 1.6}</translation>
    </message>
    <message>
        <source>One suit is the &lt;b&gt;couleur&lt;/b&gt; for the whole sitting: {suit C french}, unless the table chooses another. A bid in the couleur goes above the same bid in another suit, and everything is paid double.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un palo es la &lt;b&gt;couleur&lt;/b&gt; durante toda la partida: {suit C french}, si la mesa no elige otro. Una puja en la couleur va por encima de la misma puja en otro palo, y todo se paga doble.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A qué te obligas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage&lt;/b&gt; (“I ask”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage&lt;/b&gt; («pregunto»)</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the ace you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinco de las ocho bazas, junto con quien tenga el as que llames</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage en couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the same, with the couleur as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo mismo, con la couleur de triunfo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinco bazas tú solo, contra tres</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo en couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; (“everything”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt; («todo»)</translation>
    </message>
    <message>
        <source>all eight tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>las ocho bazas tú solo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout en couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: play that bid yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mano habla primero, y quien pasa queda fuera. Si has pujado y alguien que habla después de ti sube, puedes &lt;b&gt;igualar&lt;/b&gt;: jugar tú esa puja, y el juego sigue siendo tuyo.</translation>
    </message>
    <message>
        <source>Trump and the called ace {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El triunfo y el as llamado {rule 1.7}</translation>
    </message>
    <message>
        <source>In the couleur the trump is fixed. Otherwise the Ombre names another suit. In a Frage they then call an &lt;b&gt;ace&lt;/b&gt; that they lack, not of trumps; if they hold all three, a king that they lack. Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En la couleur el triunfo está fijado. Si no, el hombre nombra otro palo. En una Frage llama después a un &lt;b&gt;as&lt;/b&gt; que no tenga y que no sea de triunfo; si tiene los tres, a un rey que no tenga. Quien tiene la carta llamada es el &lt;b&gt;aliado&lt;/b&gt;, y no dice nada. Los otros, y también el hombre, se enteran cuando se juega la carta. Hasta entonces la mesa dice de los otros &lt;i&gt;¿amigo o enemigo?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, whoever holds spadille ({CQ french}) must play a &lt;b&gt;Grossfrage&lt;/b&gt;, the great question: they call an ace that they lack, of any suit. Its holder shows it at once, is the ally, and &lt;b&gt;names the trump&lt;/b&gt;: any suit but that of the ace. With all four aces there is nobody to ask, and the holder of spadille plays a solo in any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si &lt;b&gt;pasan los cuatro&lt;/b&gt;, quien tiene la espada ({CQ french}) tiene que jugar una &lt;b&gt;Grossfrage&lt;/b&gt;, la gran pregunta: llama a un as que no tenga, de cualquier palo. Quien lo tiene lo enseña enseguida, es su aliado y &lt;b&gt;nombra el triunfo&lt;/b&gt;: cualquier palo menos el del as. Si tiene los cuatro ases no hay a quién preguntar, y quien tiene la espada juega un solo en el palo que quiera.</translation>
    </message>
    <message>
        <source>The play and the result {rule 20.4} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El juego y el resultado {rule 20.4} {rule 1.9}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Follow suit; if you cannot, play what you like. &lt;b&gt;No trump may be withheld&lt;/b&gt;: spadille too must fall to the lowest trump, if it is the last in the hand. Nobody surrenders, and all eight tricks are played. The tricks of Ombre and ally count together. &lt;b&gt;Five&lt;/b&gt; win, four or fewer lose; a tout needs all eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sale la mano, sea quien sea el hombre. Hay que asistir; quien no puede, juega lo que quiera. &lt;b&gt;Ningún triunfo se puede guardar&lt;/b&gt;: también la espada tiene que caer ante el triunfo más bajo, si es el último de la mano. Nadie se rinde, y se juegan las ocho bazas. Las bazas del hombre y de su aliado se cuentan juntas. &lt;b&gt;Cinco&lt;/b&gt; ganan, cuatro o menos pierden; un tout necesita las ocho.</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo que se paga {rule 24.5}</translation>
    </message>
    <message>
        <source>There is no pool. When the game is won, each opponent pays; when it is lost, each is paid as much.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>No hay plato. Si se gana el juego, paga cada rival; si se pierde, cada uno cobra lo mismo.</translation>
    </message>
    <message>
        <source>In another suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>En otro palo</translation>
    </message>
    <message>
        <source>In couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>En couleur</translation>
    </message>
    <message>
        <source>Frage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Grossfrage, whatever is trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Grossfrage, sea cual sea el triunfo</translation>
    </message>
    <message>
        <source>Solo, also the one with four aces</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, también el de los cuatro ases</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>With an ally, the first opponent after the Ombre settles with the ally, the other with the Ombre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si hay aliado, el primer rival después del hombre se entiende con el aliado, y el otro con el hombre.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Each is won. If the game is lost, the same chips go the other way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Todos son juegos ganados. Si se pierde, las mismas fichas van al revés.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Aliado</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cada rival</translation>
    </message>
    <message>
        <source>Frage, or Grossfrage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage, o Grossfrage</translation>
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
        <translation>En qué difieren las mesas</translation>
    </message>
    <message>
        <source>When all pass, some tables deal again. Some let the suit of the first game won be the couleur; here it is chosen before. The sources do not tell everything. &lt;b&gt;Our own defaults&lt;/b&gt; are: who may hold a bid; the king that is called by a holder of three aces; that four tricks lose, and are no tie; that a Grossfrage is paid 2 whatever its trump; and the solo of a holder of all four aces, with its price. With both black queens a table may let you &lt;b&gt;bid&lt;/b&gt; a Grossfrage, above the frages and below solo, for 4 from each; one source has 8. Some let a side that has won the &lt;b&gt;first five&lt;/b&gt; tricks lead to the sixth and so play for all eight: 8 from each in place of the game, or to each if one is lost, twice as much in couleur; a tout that was bid stays as it is. Both are house rules, and so is every price. A bonus for the first five tricks (&lt;i&gt;Prime&lt;/i&gt;) is not played, because no price of it was found.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si pasan todos, en algunas mesas se da otra vez. En otras la couleur es el palo del primer juego que se gana; aquí se elige antes. Las fuentes no lo dicen todo. &lt;b&gt;Son nuestros&lt;/b&gt;: quién puede igualar una puja; el rey que llama quien tiene tres ases; que cuatro bazas pierden y no empatan; que una Grossfrage se paga a 2 sea cual sea el triunfo; y el solo de quien tiene los cuatro ases, con su precio. Con las dos damas negras, en algunas mesas se puede &lt;b&gt;pujar&lt;/b&gt; una Grossfrage, por encima de las frages y por debajo del solo, a 4 de cada uno; una fuente dice 8. En otras, el bando que ha ganado las &lt;b&gt;cinco primeras&lt;/b&gt; bazas puede salir a la sexta e ir así a por las ocho: 8 de cada uno en lugar del juego, o a cada uno si se pierde una, el doble en couleur; un tout pujado queda como está. Ambas cosas son reglas de la casa, y también lo es cada precio. Un premio por las cinco primeras bazas (&lt;i&gt;Prime&lt;/i&gt;) no se juega, porque no se ha encontrado su precio.</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las palabras</translation>
    </message>
    <message>
        <source>Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>The suit in which everything is paid double. The word is French, and means colour, or suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El palo en el que todo se paga doble. La palabra es francesa, y significa color, o palo.</translation>
    </message>
    <message>
        <source>A question, asking leave: the game with a called ace.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Pregunta, pedir permiso: el juego con un as llamado.</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Grossfrage</translation>
    </message>
    <message>
        <source>A great question: the forced game, in which the ally names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gran pregunta: el juego obligado, en el que el aliado nombra el triunfo.</translation>
    </message>
    <message>
        <source>Everything: all eight tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Todo: las ocho bazas.</translation>
    </message>
</context>
<context>
    <name>rules/glossary.html</name>
    <message>
        <source>Words of the game</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Palabras del juego</translation>
    </message>
    <message>
        <source>Most of them came from Spain with the game, and went through France and England on the way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mayoría nació en España con el juego, y de aquí pasó a Francia y a Inglaterra.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Aliado</translation>
    </message>
    <message>
        <source>Whoever holds the card that the Ombre has called, in &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quien tiene la carta que ha llamado el hombre, en el &lt;a href=&quot;rules:five_handed&quot;&gt;cinquillo&lt;/a&gt;, el &lt;a href=&quot;rules:quadrille&quot;&gt;cuatrillo&lt;/a&gt; y el &lt;a href=&quot;rules:german_solo&quot;&gt;solo alemán&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Ante</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Apuesta inicial</translation>
    </message>
    <message>
        <source>What is put into the pool before a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo que se pone en el plato antes de una mano.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Ask leave</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Rey llamado</translation>
    </message>
    <message>
        <source>The lowest bid of &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt; and &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt;: name trumps and call a king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La puja más baja del &lt;a href=&quot;rules:five_handed&quot;&gt;cinquillo&lt;/a&gt; y del &lt;a href=&quot;rules:quadrille&quot;&gt;cuatrillo&lt;/a&gt;: nombrar triunfo y llamar a un rey. En el tritrille el rey se pide, y quien lo tiene lo entrega.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Basto&lt;br&gt;&lt;i&gt;BAS-toh&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Basto</translation>
    </message>
    <message>
        <source>The {name CA}, always the third highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El {name CA}, siempre el tercer triunfo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: a tie with the better defender, or one trick in a nolo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En &lt;a href=&quot;rules:lhombre&quot;&gt;l’hombre danés&lt;/a&gt;: empatar con el mejor contra, o una baza en un nolo.</translation>
    </message>
    <message>
        <source>Black, long</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Negro, largo</translation>
    </message>
    <message>
        <source>The suits {suit S} and {suit C}: below the court cards the 7 is the best and the 2 the lowest. Their aces are always trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Los palos de {suit S} y {suit C}: debajo de las figuras el 7 es el mejor y el 2 el más bajo. Sus ases son siempre triunfos.</translation>
    </message>
    <message>
        <source>Casca</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Casca</translation>
    </message>
    <message>
        <source>Another name of gascarola; in Voltarete, the Portuguese form of the game, a bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Otro nombre de la gascarola; en el voltarete, la forma portuguesa del juego, una puja.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Codille, of a side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Codillo, de un bando</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and Tritrille: too few tricks even for a remise. The others share the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En el &lt;a href=&quot;rules:five_handed&quot;&gt;cinquillo&lt;/a&gt;, el &lt;a href=&quot;rules:quadrille&quot;&gt;cuatrillo&lt;/a&gt; y el tritrille: tan pocas bazas que ni siquiera es puesta. Los otros se reparten el plato.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Codille&lt;br&gt;&lt;i&gt;co-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Codillo</translation>
    </message>
    <message>
        <source>A defender has more tricks than anybody else. From Spanish &lt;i&gt;codillo&lt;/i&gt;, the elbow.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un contra tiene más bazas que nadie. De &lt;i&gt;codillo&lt;/i&gt;, el codo de un animal.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo de la zanga</translation>
    </message>
    <message>
        <source>In Zanga: three tricks or fewer. The others win the table, and are paid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En la zanga: tres bazas o menos. Los otros se llevan la mesa, y cobran.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</translation>
    </message>
    <message>
        <source>A low bid: to take no trick at all.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una puja baja: no hacer ninguna baza.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt; the suit in which a bid is paid double. It is the same for the whole sitting.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En el &lt;a href=&quot;rules:german_solo&quot;&gt;solo alemán&lt;/a&gt;, el palo en que una puja se paga doble. Es el mismo toda la partida.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;Dealer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;El que da</translation>
    </message>
    <message>
        <source>The player who gave out the cards, and speaks last. The deal goes round to the right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El jugador que ha repartido las cartas, y habla el último. El turno de dar pasa a la derecha.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Defender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Contra</translation>
    </message>
    <message>
        <source>Anybody who plays against the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Cualquiera que juega contra el hombre.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</translation>
    </message>
    <message>
        <source>In Zanga of Málaga the {name CK}, the fourth highest trump. In Spanish &lt;i&gt;feo&lt;/i&gt; means ugly. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En la zanga de Málaga, {name CK}, el cuarto triunfo. Se llama &lt;i&gt;feo&lt;/i&gt; y no es matador.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Eldest</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Mano</translation>
    </message>
    <message>
        <source>The player at the dealer’s right; first to speak and to lead. In Spanish &lt;i&gt;mano&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El jugador a la derecha del que da; el primero en hablar y en salir. También se llama mano todo lo que va del reparto al pago.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Entrada&lt;br&gt;&lt;i&gt;en-TRAH-dah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Entrada</translation>
    </message>
    <message>
        <source>The lowest bid: name trumps, exchange, play.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La puja más baja: se nombra triunfo y se roba.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt;, &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; and Zanga: all three matadors. They are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En el &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt;, el &lt;a href=&quot;rules:rocambor&quot;&gt;rocambor&lt;/a&gt; y la zanga: los tres matadores juntos. Se paga.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Estuches</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Estuches</translation>
    </message>
    <message>
        <source>Three or more top trumps without a gap, held or lacked by the Ombre; they are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tres o más de los triunfos más altos sin hueco, que el hombre tiene o que le faltan; se pagan.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Descarte</translation>
    </message>
    <message>
        <source>Throwing cards and drawing as many from the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tirar cartas y robar otras tantas de la baceta.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Favour suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Palo de favor</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; and &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; the suit in which a game is worth more. In Spanish &lt;i&gt;palo de favor&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En el &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt; y el &lt;a href=&quot;rules:rocambor&quot;&gt;rocambor&lt;/a&gt;, el palo en que un juego vale más.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Forced solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Solo obligado</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: whoever must play a Grossfrage but holds all four aces plays alone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En el &lt;a href=&quot;rules:german_solo&quot;&gt;solo alemán&lt;/a&gt;: quien debe jugar una Grossfrage pero tiene los cuatro ases juega solo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Forced spadille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Espada obligada</translation>
    </message>
    <message>
        <source>All have passed, and the holder of spadille must play. In Spanish &lt;i&gt;espadilla forzosa&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Han pasado todos, y tiene que jugar quien tiene la espadilla. También &lt;i&gt;espadilla forzosa&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</translation>
    </message>
    <message>
        <source>&amp;ldquo;I win&amp;rdquo;: a defender asks the other to let &lt;a href=&quot;rules:play&quot;&gt;a card&lt;/a&gt; pass. To ask is to &lt;i&gt;demand gano&lt;/i&gt;, to let the card pass is to &lt;i&gt;make gano&lt;/i&gt;. By house rule only.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>«Esta la gano»: un contra pide al otro que deje pasar &lt;a href=&quot;rules:play&quot;&gt;una carta&lt;/a&gt;. Pedirlo es &lt;i&gt;pedir gano&lt;/i&gt;, dejar pasar la carta es &lt;i&gt;hacer gano&lt;/i&gt;. Solo si es regla de la casa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</translation>
    </message>
    <message>
        <source>A low bid: to play the top of the talon, and one card of one’s own at most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una puja baja: jugar con lo alto de la baceta, y con una carta propia como mucho.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Grossfrage</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: the Ombre calls an ace, and its holder shows it, plays along and names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En el &lt;a href=&quot;rules:german_solo&quot;&gt;solo alemán&lt;/a&gt;: el hombre llama a un as; quien lo tiene lo enseña, juega con él y nombra el triunfo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</translation>
    </message>
    <message>
        <source>In Zanga: the first five tricks, all won by those who play, who may stop with them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En la zanga: las cinco primeras bazas, ganadas todas por los que juegan, que pueden pararse ahí.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Igualar</translation>
    </message>
    <message>
        <source>To say the same as the standing bid, by right of speaking before its bidder.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Pedir lo mismo que la puja que está en pie, por el derecho de hablar antes.</translation>
    </message>
    <message>
        <source>König</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>A German name of the sitter. It means king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nombre alemán del que descansa. Significa rey.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: fewer tricks than a defender, or two and more in a nolo. It costs most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En &lt;a href=&quot;rules:lhombre&quot;&gt;l’hombre danés&lt;/a&gt;: menos bazas que un contra, o dos o más en un nolo. Es lo que más cuesta.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</translation>
    </message>
    <message>
        <source>In Zanga: the game won, with five tricks or more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En la zanga: el juego ganado, con cinco bazas o más.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Hombre, en la Auvernia</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:homme_auvergne&quot;&gt;Homme d’Auvergne&lt;/a&gt;: whoever plays with the trump turned up, against all the others.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En el &lt;a href=&quot;rules:homme_auvergne&quot;&gt;hombre de Auvernia&lt;/a&gt;: quien juega con el triunfo vuelto contra todos los demás.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Manille&lt;br&gt;&lt;i&gt;ma-NILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Malilla</translation>
    </message>
    <message>
        <source>The second highest trump: the 2 of black trumps, the 7 of red ones. In Spanish &lt;i&gt;malilla&lt;/i&gt;, the little bad one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El segundo triunfo: el 2 de un triunfo negro, el 7 de uno rojo. También &lt;i&gt;mala&lt;/i&gt;, porque fuera de su palo lo es.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Matadors&lt;br&gt;&lt;i&gt;MATT-a-dors&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Matadores</translation>
    </message>
    <message>
        <source>Spadille, manille and basto. They may be kept back from a smaller trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Espadilla, malilla y basto. Se pueden reservar ante un triunfo menor.</translation>
    </message>
    <message>
        <source>Mort</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mort</translation>
    </message>
    <message>
        <source>French for dead: the form of the game with a fourth player, and the sitter in it.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En francés, muerto: la forma del juego con un cuarto jugador, y el que descansa en ella.</translation>
    </message>
    <message>
        <source>Null</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Null</translation>
    </message>
    <message>
        <source>To lose all nine tricks: &lt;a href=&quot;rules:low_bids&quot;&gt;contrabola&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Perder las nueve bazas: &lt;a href=&quot;rules:low_bids&quot;&gt;contrabola&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</translation>
    </message>
    <message>
        <source>In Zanga: to go on for all eight tricks after the first five. In full &lt;i&gt;pidiendo ocho&lt;/i&gt;, asking for eight.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En la zanga: seguir a por las ocho bazas después de las cinco primeras. Se dice &lt;i&gt;pidiendo ocho&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Ombre&lt;br&gt;&lt;i&gt;OM-ber&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Hombre</translation>
    </message>
    <message>
        <source>The one who plays the game that was bid, alone or with an ally. From Spanish &lt;i&gt;hombre&lt;/i&gt;, man.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El que juega lo que pidió, solo o con un aliado. Por él se llama así el juego.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Partner</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Compañero</translation>
    </message>
    <message>
        <source>In Zanga the player opposite, whose tricks and stones are also one’s own.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En la zanga, quien se sienta enfrente: sus bazas y sus piedras son también tuyas.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Jugar</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump with the call, and play together with the partner.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En la zanga: nombrar el triunfo al hablar y jugar junto con el compañero.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Plato</translation>
    </message>
    <message>
        <source>The chips in the middle, for which one plays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Las fichas del centro, por las que se juega.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Primeras</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Primeras</translation>
    </message>
    <message>
        <source>The first five tricks, all won by the Ombre, who then stops.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Las cinco primeras bazas, ganadas todas por el hombre, que entonces se para.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, with four tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, con cuatro bazas</translation>
    </message>
    <message>
        <source>In Zanga: four tricks, one too few. Those who play put stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En la zanga: cuatro bazas, una menos de las necesarias. Los que juegan ponen piedras en la mesa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Puesta&lt;br&gt;&lt;i&gt;PWES-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Puesta</translation>
    </message>
    <message>
        <source>Two or three share the highest number of tricks, the Ombre among them or not; he pays the pool. In old English books the &lt;i&gt;beast&lt;/i&gt; or &lt;i&gt;remise&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Empatan dos o los tres con más bazas, esté o no el hombre entre ellos; el hombre paga al plato. En los libros ingleses, &lt;i&gt;beast&lt;/i&gt; o &lt;i&gt;remise&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Punto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Punto</translation>
    </message>
    <message>
        <source>The ace of red trumps, the fourth highest. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El as de un triunfo rojo, el cuarto en orden. No es matador.</translation>
    </message>
    <message>
        <source>Red, round</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Rojo, corto</translation>
    </message>
    <message>
        <source>The suits {suit H} and {suit D}: below the court cards the ace is the best, then the 2, and so on down to the 7, which is the lowest.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Los palos de {suit H} y {suit D}: debajo de las figuras el as es el mejor, luego el 2, y así hasta el 7, que es el más bajo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Remise</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Remise</translation>
    </message>
    <message>
        <source>The game is not won, and the pool is paid once more: so in &lt;a href=&quot;rules:french&quot;&gt;French Ombre&lt;/a&gt;, Cinquillo, Quadrille and Tritrille.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El juego no se gana y se repone el plato: así en el &lt;a href=&quot;rules:french&quot;&gt;hombre francés&lt;/a&gt;, el cinquillo, el cuatrillo y el tritrille.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Renege</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Renegar</translation>
    </message>
    <message>
        <source>To keep a matador back, lawfully, when trumps are led.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Reservar un matador, como está permitido, cuando se sale de triunfo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Sacada</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than any defender, and takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre tiene más bazas que cada contra, y se lleva el plato.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Send alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Mandar solo</translation>
    </message>
    <message>
        <source>In Zanga: to say solo after an opponent has said what they play. They go alone, or let the other go. In Spanish &lt;i&gt;mandar solo&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En la zanga: decir solo cuando un contrario ya ha dicho a qué juega. El contrario se va solo o deja ir al otro. Es &lt;i&gt;mandarlo solo&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;Sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;El que descansa</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt; the player who sits out a deal. In Spanish &lt;i&gt;alcalde&lt;/i&gt; or &lt;i&gt;zángano&lt;/i&gt;, and see König, Mort and Stillsitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En una mesa de &lt;a href=&quot;rules:four_handed&quot;&gt;cuatro&lt;/a&gt;, el jugador que no juega una mano. También &lt;i&gt;alcalde&lt;/i&gt; o &lt;i&gt;zángano&lt;/i&gt;; véanse König, Mort y Stillsitter.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</translation>
    </message>
    <message>
        <source>The highest bid: name trumps and play without an exchange. In French &lt;i&gt;sans prendre&lt;/i&gt;, without drawing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La puja más alta: nombrar triunfo y jugar sin descarte. En francés &lt;i&gt;sans prendre&lt;/i&gt;, sin robar.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, irse solo</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump and play alone against two, while the partner rests.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En la zanga: nombrar el triunfo y jugar solo contra dos, mientras el compañero descansa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Spadille&lt;br&gt;&lt;i&gt;spa-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Espadilla</translation>
    </message>
    <message>
        <source>The {name SA}, always the highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El {name SA}, siempre el triunfo más alto.</translation>
    </message>
    <message>
        <source>Stillsitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stillsitter</translation>
    </message>
    <message>
        <source>A Low German name of the sitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nombre bajoalemán del que descansa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Stones</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Piedras</translation>
    </message>
    <message>
        <source>What &lt;a href=&quot;rules:zanga&quot;&gt;Zanga&lt;/a&gt; is played for: each side begins with sixteen. Whoever wins the game takes those on the table. In Spanish &lt;i&gt;piedras&lt;/i&gt; or &lt;i&gt;vales&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo que se juega en la &lt;a href=&quot;rules:zanga&quot;&gt;Zanga&lt;/a&gt;: cada pareja empieza con dieciséis. Quien gana el juego se lleva las de la mesa. También se llaman &lt;i&gt;vales&lt;/i&gt; o &lt;i&gt;tantos&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Surrender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Rendirse</translation>
    </message>
    <message>
        <source>Giving up as Ombre before the fourth trick is played to.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo que hace el hombre que da el juego por perdido, antes de echar carta a la cuarta baza.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Take over</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Seguirla</translation>
    </message>
    <message>
        <source>Going on as Ombre with an entrada that was surrendered.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Continuar como hombre una entrada que se ha rendido.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Talon</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Baceta</translation>
    </message>
    <message>
        <source>The cards that are not dealt.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Las cartas que no se reparten.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Talon, for the sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Baceta, del que descansa</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt;: all have passed, and the sitter plays against three with nine cards of the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En una mesa de &lt;a href=&quot;rules:four_handed&quot;&gt;cuatro&lt;/a&gt;: han pasado todos, y el que descansa juega contra tres con nueve cartas de la baceta.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout</translation>
    </message>
    <message>
        <source>All the tricks, in &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Todas las bazas, en &lt;a href=&quot;rules:lhombre&quot;&gt;l’hombre danés&lt;/a&gt; y en el &lt;a href=&quot;rules:german_solo&quot;&gt;solo alemán&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Triunfo</translation>
    </message>
    <message>
        <source>A card of the suit named, or one that is always trump; beats every plain card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una carta del palo nombrado, o una que siempre es triunfo; gana a todas las demás.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Vole&lt;br&gt;&lt;i&gt;rhymes with bowl&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Bola</translation>
    </message>
    <message>
        <source>All the tricks. In Spanish &lt;i&gt;bola&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Todas las bazas. En inglés &lt;i&gt;vole&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</translation>
    </message>
    <message>
        <source>A low bid: the trump is turned, and five cards at most are drawn.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una puja baja: se vuelve el triunfo, y se roban cinco cartas como mucho.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Vuelta&lt;br&gt;&lt;i&gt;VWEL-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Vuelta</translation>
    </message>
    <message>
        <source>The middle bid: the talon’s top card makes trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La puja del medio: la primera carta de la baceta decide el triunfo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;You first</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;Primero tú</translation>
    </message>
    <message>
        <source>A defender lets the other one exchange before them. It can be said once in a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un contra deja que el otro se descarte antes que él. Se puede decir una vez por mano.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</translation>
    </message>
    <message>
        <source>The eight cards that are not dealt, and the game that is named after them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Las ocho cartas que no se reparten, y el juego que lleva su nombre.</translation>
    </message>
</context>
<context>
    <name>rules/homme_auvergne.html</name>
    <message>
        <source>Homme d’Auvergne</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>El hombre de Auvernia</translation>
    </message>
    <message>
        <source>Not an Ombre game but an old neighbour, printed in Paris in 1665: short, merry and played for points. Here too one person, the &lt;b&gt;Man&lt;/b&gt;, accepts a trump suit and plays against all the others. Two to five can play, each for himself.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>No es una forma del hombre sino un viejo vecino, impreso en París en 1665: breve, alegre y jugado a puntos. También aquí hay uno, el &lt;b&gt;Hombre&lt;/b&gt;, que acepta un triunfo y juega contra todos los demás. Pueden jugar de dos a cinco, cada uno para sí.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cartas y reparto {rule 1.5}</translation>
    </message>
    <message>
        <source>A piquet pack: with four or five players 32 cards, with two or three 28, the sevens left out. In every suit, trumps included, the order is king, queen, jack, ace, 10, 9, 8, 7. The first dealer is found by drawing the highest card, {suit D french} before {suit H french}, {suit S french} and {suit C french} where ranks are equal. The player at the dealer’s left cuts. Then there are five cards to each, two and three at a time, counter-clockwise; the rest is the stock. It is always played with French cards: the Spanish pack has no 8, 9 and 10.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Una baraja de piquet: con cuatro o cinco jugadores 32 cartas, con dos o tres 28, sin los sietes. En todos los palos, también en el triunfo, el orden es rey, dama, jota, as, 10, 9, 8, 7. Da primero quien saca la carta más alta, {suit D french} antes que {suit H french}, {suit S french} y {suit C french} si son iguales. Corta el jugador que está a la izquierda del que da. Luego hay cinco cartas para cada uno, de dos y de tres, en sentido contrario al del reloj; el resto es el monte. Se juega siempre con cartas francesas: la baraja española no tiene 8, 9 y 10.</translation>
    </message>
    <message>
        <source>Who is the Man?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>¿Quién es el Hombre?</translation>
    </message>
    <message>
        <source>Beginning at the dealer’s right, each may turn the top card of the stock or decline. If nobody turns, the deal is void. The suit of the turned card is offered as trump: each in turn says &lt;i&gt;play&lt;/i&gt; or &lt;i&gt;pass&lt;/i&gt;, and the first who plays is the Man. If all pass, the table may &lt;b&gt;revel&lt;/b&gt;: each in turn may turn another card, up to four in all; then the deal is void. Cards turned before the last lie beside it and count no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Empezando por la derecha del que da, cada uno puede volver la primera carta del monte o no. Si nadie vuelve, la mano es nula. El palo de la carta vuelta se ofrece como triunfo: cada uno, cuando le toca, dice &lt;i&gt;juego&lt;/i&gt; o &lt;i&gt;paso&lt;/i&gt;, y el primero que juega es el Hombre. Si pasan todos, se puede &lt;b&gt;volver otra&lt;/b&gt;: cada uno por turno, hasta cuatro en total; después la mano es nula. Las cartas vueltas antes de la última quedan a su lado y ya no cuentan.</translation>
    </message>
    <message>
        <source>Whoever turns a &lt;b&gt;king&lt;/b&gt; scores a point.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Quien vuelve un &lt;b&gt;rey&lt;/b&gt; se apunta un punto.</translation>
    </message>
    <message>
        <source>Whoever holds the king of the turned suit may show it in his turn, for a point. When somebody has said &lt;i&gt;play&lt;/i&gt;, those who have not spoken yet may still show it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Quien tiene el rey del palo vuelto puede enseñarlo cuando le toca, por un punto. Cuando alguien ha dicho &lt;i&gt;juego&lt;/i&gt;, los que aún no han hablado todavía pueden enseñarlo.</translation>
    </message>
    <message>
        <source>Nobody has to show a king, and nobody learns that somebody could have. Points for kings are kept even if the deal comes to nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nadie tiene que enseñar un rey, y nadie se entera de que alguien podría. Los puntos por reyes se conservan aunque la mano no llegue a nada.</translation>
    </message>
    <message>
        <source>Play {rule 3.12} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El juego {rule 3.12} {rule 1.9}</translation>
    </message>
    <message>
        <source>The player at the dealer’s right leads. Follow suit; if you cannot, you must trump; if you cannot do that either, play anything. You need not beat what lies there. There are five tricks. If a king that has scored is beaten, its point goes to the winner of the trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sale el jugador que está a la derecha del que da. Hay que asistir; si no puedes, tienes que triunfar; si tampoco puedes, juega la que quieras. No hace falta superar lo que hay. Son cinco bazas. Si se mata un rey que ha dado punto, el punto pasa a quien gana la baza.</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ganar</translation>
    </message>
    <message>
        <source>The Man wins if nobody has more tricks than he, and if, among those with as many, he was the &lt;b&gt;first&lt;/b&gt; to have them. So three tricks always win, two win if nobody has three and he had two first, and one may be enough among five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El Hombre gana si nadie tiene más bazas que él y si, entre los que tienen tantas, fue el &lt;b&gt;primero&lt;/b&gt; en tenerlas. Así, tres bazas ganan siempre, dos ganan si nadie tiene tres y él tuvo dos antes, y una puede bastar entre cinco.</translation>
    </message>
    <message>
        <source>Tricks go to</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Las bazas son de</translation>
    </message>
    <message>
        <source>The Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El Hombre</translation>
    </message>
    <message>
        <source>Man, A, A, B, Man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Hombre, A, A, B, Hombre</translation>
    </message>
    <message>
        <source>loses: A had two first</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>pierde: A tuvo dos antes</translation>
    </message>
    <message>
        <source>Man, Man, A, A, B</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Hombre, Hombre, A, A, B</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>gana</translation>
    </message>
    <message>
        <source>A, Man, Man, B, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>A, Hombre, Hombre, B, A</translation>
    </message>
    <message>
        <source>wins: he had two at the third trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>gana: tuvo dos en la tercera baza</translation>
    </message>
    <message>
        <source>Man, A, B, C, D</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Hombre, A, B, C, D</translation>
    </message>
    <message>
        <source>wins: he was the first to have one</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>gana: fue el primero en tener una</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El tanteo</translation>
    </message>
    <message>
        <source>If the Man wins he scores a point. If he loses he loses a point, and every opponent scores one. A score may fall below nothing. Five points win, by tradition; some tables play to seven, and any number can be agreed. The game ends with the deal in which somebody has them, and the highest score wins it; if two stand level there, another deal decides. A table may agree that it ends at once, in the middle of a deal, or stake a chip each before every deal besides (the &lt;b&gt;hard score&lt;/b&gt;): a Man who wins takes the pool, one who loses leaves it for the next.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si el Hombre gana, se apunta un punto. Si pierde, pierde un punto, y cada rival se apunta uno. Se puede bajar de cero. Por tradición se gana con cinco puntos; algunas mesas juegan a siete, y se puede acordar cualquier número. La partida acaba con la mano en la que alguien los tiene, y gana quien tenga más; si dos empatan ahí, decide otra mano. La mesa puede acordar que acabe al momento, en mitad de una mano, o poner además una ficha cada uno antes de cada mano (el &lt;b&gt;juego fuerte&lt;/b&gt;): un Hombre que gana se lleva el plato, uno que pierde lo deja para la siguiente.</translation>
    </message>
    <message>
        <source>An example with four, all at nothing. A turns {CK} and has 1. All pass. B turns {S8}; C shows {SK} and has 1. All pass. A turns {D9}, and the fourth player plays as the Man. In the play he trumps {SK}: its point is his, and C has nothing again. But he loses the deal: now the Man has 0, A 2, B 1, C 1.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un ejemplo con cuatro, todos a cero. A vuelve {CK} y tiene 1. Pasan todos. B vuelve {S8}; C enseña {SK} y tiene 1. Pasan todos. A vuelve {D9} y el cuarto jugador es el Hombre. Durante el juego mata {SK} con triunfo: el punto es suyo, y C vuelve a no tener nada. Pero pierde la mano: ahora el Hombre tiene 0, A 2, B 1, C 1.</translation>
    </message>
</context>
<context>
    <name>rules/house_rules.html</name>
    <message>
        <source>House rules {rule 7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Reglas de la casa {rule 7}</translation>
    </message>
    <message>
        <source>Ombre was played for three hundred years, from Lima to Copenhagen, and no two tables had quite the same rules. The old books disagree, too, or say nothing. So good company always settled a few things beforehand. This program does the same: the other chapters describe its usual rules, and everything below can be set when a new game begins. The usual value of each setting is marked.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Al hombre se jugó durante trescientos años, de Lima a Copenhague, y no hubo dos mesas con las mismas reglas. Tampoco los libros antiguos se ponen de acuerdo, o callan. Por eso la buena compañía acordaba siempre algunas cosas de antemano. Este programa hace lo mismo: los otros capítulos describen sus reglas habituales, y todo lo que sigue se puede elegir al empezar una partida nueva. El valor habitual de cada opción va señalado.</translation>
    </message>
    <message>
        <source>A sitting keeps its house rules to the end. The last lines of every chapter list the settings that concern it, and show which of them differ from the usual ones. A setting that has no effect under the others is left out there.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Una partida conserva sus reglas hasta el final. Las últimas líneas de cada capítulo dicen qué opciones le tocan y cuáles son distintas de las habituales. Una opción que no tiene efecto con las otras no aparece allí.</translation>
    </message>
</context>
<context>
    <name>rules/lhombre.html</name>
    <message>
        <source>L’Hombre, as in Denmark {rule 21}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’hombre, como en Dinamarca {rule 21}</translation>
    </message>
    <message>
        <source>The Ombre that is still played in clubs: many games to choose from, from the small &lt;i&gt;spil&lt;/i&gt; to a &lt;i&gt;nolo&lt;/i&gt; with open cards. Each is fought out in a duel of two, and paid from player to player. There is no pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre que se sigue jugando en los clubes: muchos juegos para elegir, desde el pequeño &lt;i&gt;spil&lt;/i&gt; hasta un &lt;i&gt;nolo&lt;/i&gt; con las cartas descubiertas. Se pujan en duelos de dos y se pagan de jugador a jugador. No hay plato.</translation>
    </message>
    <message>
        <source>The order of the cards is that of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;. In a nolo it is another one, shown below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El orden de las cartas es el de siempre: véase &lt;a href=&quot;rules:cards&quot;&gt;Las cartas y su orden&lt;/a&gt;. En un nolo es otro, que se muestra más abajo.</translation>
    </message>
    <message>
        <source>The table {rule 21.1} {rule 1.5} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La mesa {rule 21.1} {rule 1.5} {rule A2}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; sit at the table, and the one opposite the dealer sits out, the &lt;i&gt;oversidder&lt;/i&gt;. They neither pay nor are paid. &lt;b&gt;Three&lt;/b&gt; may play too. To find the first dealer, a card of each suit is drawn, and {suit S} deals; afterwards the deal goes to the right. Each player has nine cards, three at a time, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se sientan &lt;b&gt;cuatro&lt;/b&gt;, y el que está enfrente del que da no juega: es el &lt;i&gt;oversidder&lt;/i&gt;. Ni paga ni cobra. También pueden jugar &lt;b&gt;tres&lt;/b&gt;. Para hallar quién da primero se reparte al azar una carta de cada palo, y da quien recibe la de {suit S}; después se da hacia la derecha. Cada jugador recibe nueve cartas, de tres en tres, y quedan trece en la baceta.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;i&gt;forhånd&lt;/i&gt;, forehand: they speak and lead first. Then come &lt;i&gt;mellemhånd&lt;/i&gt; and, last, &lt;i&gt;baghånd&lt;/i&gt;: the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El jugador a la derecha del que da es &lt;i&gt;forhånd&lt;/i&gt;, la mano: habla y sale primero. Luego vienen &lt;i&gt;mellemhånd&lt;/i&gt; y, el último, &lt;i&gt;baghånd&lt;/i&gt;: el que da.</translation>
    </message>
    <message>
        <source>The games {rule 21.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Los juegos {rule 21.2}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>What the Ombre plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Qué juega el hombre</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ganado</translation>
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
        <translation>&lt;b&gt;Spil&lt;/b&gt;, juego</translation>
    </message>
    <message>
        <source>any trump; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cualquier triunfo; roba de 1 a 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bedre spil&lt;/b&gt;, better game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bedre spil&lt;/b&gt;, mejor juego</translation>
    </message>
    <message>
        <source>{suit S} as trumps; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>triunfo de {suit S}; roba de 1 a 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tourné&lt;/b&gt;, turned</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;, vuelta</translation>
    </message>
    <message>
        <source>the suit of a turned card; exchanges 2 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el palo de una carta vuelta; roba de 2 a 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Købe-nolo&lt;/b&gt;, bought nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Købe-nolo&lt;/b&gt;, nolo comprado</translation>
    </message>
    <message>
        <source>no trumps and no trick; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sin triunfo y sin bazas; roba de 1 a 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Respekt&lt;/b&gt;</translation>
    </message>
    <message>
        <source>a tourné with both black aces as dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>un tourné con los dos ases negros de mano</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any trump, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cualquier triunfo, con las nueve cartas dadas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo spar&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo spar&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the same with {suit S} as trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo mismo con triunfo de {suit S}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ren nolo&lt;/b&gt;, pure nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Ren nolo&lt;/b&gt;, nolo puro</translation>
    </message>
    <message>
        <source>no trumps and no trick, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sin triunfo y sin bazas, con las nueve cartas dadas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nolo ouvert&lt;/b&gt;, open nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Nolo ouvert&lt;/b&gt;, nolo abierto</translation>
    </message>
    <message>
        <source>the same with an open hand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo mismo con la mano descubierta</translation>
    </message>
    <message>
        <source>The figures are the tariff of the Danish union, in chips from each opponent for a game won, or to each for one that is not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Las cifras son la tarifa de la unión danesa, en fichas: lo que paga cada contra por un juego ganado, o lo que cobra cada uno por un bet o un kruk.</translation>
    </message>
    <message>
        <source>The auction: a duel {rule 21.3} {rule A7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La subasta: un duelo {rule 21.3} {rule A7}</translation>
    </message>
    <message>
        <source>Forehand speaks first. Whoever bids meets the next player, who goes &lt;b&gt;above&lt;/b&gt; the bid or passes. The earlier of the two then &lt;b&gt;holds&lt;/b&gt; (names a game of the same height), goes above, or passes; and so on, until one of them passes. Whoever is left meets the third player in the same way. Who has passed is out. Bidding somebody up is part of the game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mano habla primero. Quien puja se enfrenta al siguiente, que va &lt;b&gt;por encima&lt;/b&gt; o pasa. Entonces el primero de los dos &lt;b&gt;iguala&lt;/b&gt; (nombra un juego de la misma altura), va por encima o pasa; y así hasta que uno pasa. Quien queda se enfrenta al tercero del mismo modo. Quien ha pasado queda fuera. Subirle la puja al otro es parte del juego.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt; needs {SA} and {CA} among the nine cards dealt.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Respekt&lt;/b&gt; exige {SA} y {CA} entre las nueve cartas dadas.</translation>
    </message>
    <message>
        <source>Bid as &lt;b&gt;low&lt;/b&gt; as you can: begin with spil, not with bedre, tourné, købe-nolo or respekt, and with solo, not solo spar. So the first bid is spil, solo, ren nolo or nolo ouvert.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Puja lo más &lt;b&gt;bajo&lt;/b&gt; que puedas: empieza por spil, no por bedre, tourné, købe-nolo ni respekt, y por solo, no por solo spar. Así que la primera puja es spil, solo, ren nolo o nolo ouvert.</translation>
    </message>
    <message>
        <source>Tourné and købe-nolo are equally high, and so are solo spar and ren nolo: each can be held with the other. {rule 21.5}</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Tourné y købe-nolo son igual de altos, y también solo spar y ren nolo: uno se puede igualar con el otro. {rule 21.5}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>En medio</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El último</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>spil</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>paso</translation>
    </message>
    <message>
        <source>forehand, spil</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la mano, spil</translation>
    </message>
    <message>
        <source>spil, bedre (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil, bedre (iguala)</translation>
    </message>
    <message>
        <source>bedre, tourné</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>bedre, tourné</translation>
    </message>
    <message>
        <source>rearhand, tourné, since middlehand passes then</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el último, tourné, porque el de en medio pasa entonces</translation>
    </message>
    <message>
        <source>spil, solo (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil, solo (iguala)</translation>
    </message>
    <message>
        <source>solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo</translation>
    </message>
    <message>
        <source>forehand, solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la mano, solo</translation>
    </message>
    <message>
        <source>solo, ren nolo (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo, ren nolo (iguala)</translation>
    </message>
    <message>
        <source>ren nolo, ouvert</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ren nolo, ouvert</translation>
    </message>
    <message>
        <source>rearhand, nolo ouvert</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el último, nolo ouvert</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, the next player deals and nobody pays. {rule 21.9} {rule A4}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si &lt;b&gt;todos pasan&lt;/b&gt;, da el siguiente y nadie paga. {rule 21.9} {rule A4}</translation>
    </message>
    <message>
        <source>What the winner plays {rule 21.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Qué juega el ganador {rule 21.6}</translation>
    </message>
    <message>
        <source>Whoever won with &lt;b&gt;spil&lt;/b&gt; names any suit as trump, or plays tourné or købe-nolo instead; with both black aces as dealt, respekt too. Whoever won with &lt;b&gt;solo&lt;/b&gt; names any suit; with {suit S} it is paid as solo spar. Every other bid is played as it is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quien ganó con &lt;b&gt;spil&lt;/b&gt; nombra cualquier palo, o juega en su lugar tourné o købe-nolo; con los dos ases negros de mano, también respekt. Quien ganó con &lt;b&gt;solo&lt;/b&gt; nombra cualquier palo; con {suit S} se paga como solo spar. Las demás pujas se juegan tal cual.</translation>
    </message>
    <message>
        <source>Turning and exchanging {rule 21.7} {rule A12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Volver y robar {rule 21.7} {rule A12}</translation>
    </message>
    <message>
        <source>The Danes call the exchange &lt;i&gt;at købe&lt;/i&gt;, to buy. The Ombre throws cards away and draws as many, then the defender at their right, then the other, as far as the talon reaches. In tourné and respekt the top card of the talon is turned first: its suit is trump, it is the first card that the Ombre draws, and they draw at least one more. A turned {SA} makes {suit S} trumps, and {CA} makes {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Los daneses llaman al robo &lt;i&gt;at købe&lt;/i&gt;, comprar. El hombre tira cartas y roba otras tantas, luego el contra de su derecha, luego el otro, hasta donde llegue la baceta. En tourné y respekt se vuelve antes la primera carta de la baceta: su palo es triunfo, es la primera carta que roba el hombre, y roba por lo menos otra. Si sale {SA}, triunfan {suit S}; si sale {CA}, {suit C}.</translation>
    </message>
    <message>
        <source>In a solo only the defenders exchange. In købe-nolo only the Ombre does, and in ren nolo and ouvert nobody.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En un solo roban solo los contras. En købe-nolo roba solo el hombre, y en ren nolo y ouvert, nadie.</translation>
    </message>
    <message>
        <source>Throwing the hand in {rule 21.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tirar el juego {rule 21.8}</translation>
    </message>
    <message>
        <source>An Ombre of spil, bedre, tourné or respekt who has just exchanged may throw the hand in, &lt;i&gt;smide spillet&lt;/i&gt;, before the defenders exchange. It costs as much as bet. Later nobody gives up.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre de spil, bedre, tourné o respekt que acaba de robar puede tirar el juego, &lt;i&gt;smide spillet&lt;/i&gt;, antes de que roben los contras. Cuesta lo mismo que el bet. Después nadie se rinde.</translation>
    </message>
    <message>
        <source>The play {rule 21.10} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El juego de las cartas {rule 21.10} {rule 1.9}</translation>
    </message>
    <message>
        <source>Forehand leads, whoever is the Ombre. Games with trumps are played as always: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sale la mano, sea quien sea el hombre. Los juegos con triunfo se juegan como siempre: véase &lt;a href=&quot;rules:play&quot;&gt;El juego de las cartas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; is all nine tricks. An Ombre who takes the first five may claim the game, or go on: with all nine each opponent pays 1 more. If one is lost, the game is won all the same, but each opponent pays 1 less.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt; son las nueve bazas. Un hombre que gana las cinco primeras puede plantarse, o seguir: con las nueve cada contra paga 1 más. Si pierde una, el juego está ganado igualmente, pero cada contra paga 1 menos.</translation>
    </message>
    <message>
        <source>Nolo: no trumps, no trick {rule 20.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Nolo: ni triunfo ni bazas {rule 20.2}</translation>
    </message>
    <message>
        <source>The Ombre must lose every trick. Nothing is trump and there are no matadors, so there is nothing to keep back: follow suit if you can, else play what you like. The &lt;b&gt;black aces are the lowest&lt;/b&gt; of their suits.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre tiene que perder todas las bazas. Nada es triunfo y no hay matadores, así que no hay nada que reservar: asiste al palo si puedes; si no, juega lo que quieras. &lt;b&gt;Los ases negros son los más bajos&lt;/b&gt; de sus palos.</translation>
    </message>
    <message>
        <source>In nolo &lt;b&gt;ouvert&lt;/b&gt; the Ombre’s hand lies open for all once the first card has been led. A nolo is played to its last trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En nolo &lt;b&gt;ouvert&lt;/b&gt; la mano del hombre queda descubierta para todos en cuanto se ha salido con la primera carta. Un nolo se juega hasta la última baza.</translation>
    </message>
    <message>
        <source>Won, bet and kruk {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ganado, bet y kruk {rule 20.4}</translation>
    </message>
    <message>
        <source>With trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Con triunfo</translation>
    </message>
    <message>
        <source>Nolo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Ganado&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre has more tricks than the better defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el hombre tiene más bazas que el mejor contra</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ninguna baza</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bet&lt;/b&gt;, a tie</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bet&lt;/b&gt;, empate</translation>
    </message>
    <message>
        <source>as many as the better defender: 4–4–1 or 3–3–3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tantas como el mejor contra: 4–4–1 o 3–3–3</translation>
    </message>
    <message>
        <source>one trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>una baza</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kruk&lt;/b&gt;, lost</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kruk&lt;/b&gt;, perdido</translation>
    </message>
    <message>
        <source>fewer than one defender, as with 4–5–0 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>menos que un contra, como 4–5–0 o 1–4–4</translation>
    </message>
    <message>
        <source>two tricks or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dos bazas o más</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ejemplos calculados</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cada contra</translation>
    </message>
    <message>
        <source>Spil won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil ganado</translation>
    </message>
    <message>
        <source>Spil with tout made; with tout missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil con tout; con tout fallido</translation>
    </message>
    <message>
        <source>Spil thrown in, or bet</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil tirado, o bet</translation>
    </message>
    <message>
        <source>Tourné, kruk</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné, kruk</translation>
    </message>
    <message>
        <source>Købe-nolo with no trick; one; three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Købe-nolo sin bazas; con una; con tres</translation>
    </message>
    <message>
        <source>Solo named in {suit S}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo en {suit S}, ganado</translation>
    </message>
    <message>
        <source>Nolo ouvert with no trick; with two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nolo ouvert sin bazas; con dos</translation>
    </message>
    <message>
        <source>Where tables differ {rule 21.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>En qué difieren las mesas {rule 21.12}</translation>
    </message>
    <message>
        <source>Two tariffs come from Iceland. In both spil, bedre and tourné are 1, 1 and 2; købe-nolo, respekt, grand and solo 2, 2 and 3; solo spar and ren nolo 3, 3 and 4; ouvert 6, 6 and 7. In &lt;b&gt;Rasle&lt;/b&gt; each opponent pays and is paid, and a købe-nolo costs 2 for the first trick and 1 for each more, perhaps up to a limit. In &lt;b&gt;Pott&lt;/b&gt; everybody, the sitter too, puts 4 into an empty pool; the winner takes the price once from it, the loser pays it once in, and a hand thrown in costs its price to each opponent and to the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Dos tarifas vienen de Islandia. En ambas spil, bedre y tourné son 1, 1 y 2; købe-nolo, respekt, grand y solo 2, 2 y 3; solo spar y ren nolo 3, 3 y 4; ouvert 6, 6 y 7. En &lt;b&gt;Rasle&lt;/b&gt; cada contra paga y cobra, y un købe-nolo cuesta 2 por la primera baza y 1 por cada una más, quizá hasta un límite. En &lt;b&gt;Pott&lt;/b&gt; todos, también el que no juega, ponen 4 en un plato vacío; el ganador toma de él el precio una vez, el perdedor lo pone una vez, y un juego tirado cuesta su precio a cada contra y al plato.</translation>
    </message>
    <message>
        <source>A club may put købe-nolo above tourné, as in Iceland, let anybody begin with any bid, or let a bid be held only with the same game. Some play &lt;b&gt;grand&lt;/b&gt;, above respekt: the nine cards dealt with {SA} and {CA} as the only trumps, for 2, 2 and 3. {rule 20.3} When all pass, forehand may be allowed &lt;b&gt;kasko&lt;/b&gt;: eight cards of the talon and one of their own, or nine new ones, and then a spil that cannot be thrown in. {rule 3.3} In some places &lt;b&gt;several&lt;/b&gt; may play købe-nolo or ren nolo at once: the others say in turn whether they play it too, they buy after the Ombre, and each game is settled for itself with all the others; how they do it is our reading. {rule 21.13}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un club puede poner købe-nolo por encima de tourné, como en Islandia, dejar que cualquiera empiece por cualquier puja, o que una puja solo se iguale con el mismo juego. Algunos juegan &lt;b&gt;grand&lt;/b&gt;, por encima de respekt: las nueve cartas dadas con {SA} y {CA} como únicos triunfos, a 2, 2 y 3. {rule 20.3} Cuando todos pasan, la mano puede tener derecho a &lt;b&gt;kasko&lt;/b&gt;: ocho cartas de la baceta y una suya, o nueve nuevas, y luego un spil que no se puede tirar. {rule 3.3} En algunos sitios &lt;b&gt;varios&lt;/b&gt; pueden jugar købe-nolo o ren nolo a la vez: los otros dicen por turno si también lo juegan, roban después del hombre, y cada juego se paga por separado con todos los demás; el modo es lectura nuestra. {rule 21.13}</translation>
    </message>
    <message>
        <source>The sources leave some things open, and our readings are these. The hand can be thrown in at one moment only. A bid that is not the lowest is not offered, where the union fines it. All of &lt;i&gt;any game that is not lower&lt;/i&gt; is ours, and so is that a solo named in {suit S} is paid as solo spar; also some of Iceland’s prices, the filling of the pool and the tout of Pott. A second Danish tariff, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, is not known to us; a club that plays by it enters its prices in the house rules. {rule 20.5}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Las fuentes dejan algo abierto, y así las leemos. El juego se puede tirar en un solo momento. Una puja que no es la más baja aquí no se ofrece; la unión la castiga con una multa. Todo lo de &lt;i&gt;un juego que no sea más bajo&lt;/i&gt; es nuestro, y también que un solo en {suit S} se pague como solo spar; además algunos precios de Islandia, lo que se pone en el plato y el tout de Pott. Otra tarifa danesa, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, no la conocemos; un club que juega con ella pone sus precios en las reglas de la casa. {rule 20.5}</translation>
    </message>
    <message>
        <source>The computer players here</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Los jugadores del ordenador</translation>
    </message>
    <message>
        <source>They play every game of this page, the nolos too: the better ones weigh each card in pictures of the hidden hands. All of them &lt;b&gt;bid&lt;/b&gt; by maxims, because none has been taught from deals of L’Hombre yet, and grand they never bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Juegan todos los juegos de esta página, también los nolos: los mejores sopesan cada carta imaginando cómo pueden estar repartidas las manos ocultas. Todos &lt;b&gt;pujan&lt;/b&gt; según máximas, porque ninguno ha aprendido aún de manos de l’hombre, y grand no lo pujan nunca.</translation>
    </message>
    <message>
        <source>The words of the clubs</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las palabras de los clubes</translation>
    </message>
    <message>
        <source>A tie: the Ombre has no more tricks than the better defender. The old puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Empate: el hombre no tiene más bazas que el mejor contra. La antigua puesta.</translation>
    </message>
    <message>
        <source>Dorer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dorer</translation>
    </message>
    <message>
        <source>The matadors: spadille, manille and basta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Los matadores: espadilla, malilla y basto.</translation>
    </message>
    <message>
        <source>Kruk, kodille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kruk, kodille</translation>
    </message>
    <message>
        <source>A loss: a defender has more tricks than the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Perdido: un contra tiene más bazas que el hombre.</translation>
    </message>
    <message>
        <source>Købe</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Købe</translation>
    </message>
    <message>
        <source>To exchange cards with the talon, which is also called &lt;i&gt;katten&lt;/i&gt;, the cat.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Cambiar cartas con la baceta, que también se llama &lt;i&gt;katten&lt;/i&gt;, la gata.</translation>
    </message>
    <message>
        <source>Oversidder</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Oversidder</translation>
    </message>
    <message>
        <source>Whoever sits out.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quien no juega.</translation>
    </message>
    <message>
        <source>Ponto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ponto</translation>
    </message>
    <message>
        <source>The ace of a red trump suit, punto elsewhere.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El as del palo de un triunfo rojo, en otras partes punto.</translation>
    </message>
    <message>
        <source>Spilfører</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>The Ombre; the others are &lt;i&gt;modspillere&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre; los demás son &lt;i&gt;modspillere&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>All nine tricks, the vole.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Las nueve bazas, la bola.</translation>
    </message>
</context>
<context>
    <name>rules/low_bids.html</name>
    <message>
        <source>When all pass</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cuando pasan todos</translation>
    </message>
    <message>
        <source>As a rule the cards are thrown in and the next player deals. A table may agree on something livelier: a second round for &lt;b&gt;low bids&lt;/b&gt;, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Por lo general se recogen las cartas y da el siguiente. La mesa puede acordar algo más animado: una segunda ronda de &lt;b&gt;pujas bajas&lt;/b&gt;, o un juego que alguien está &lt;b&gt;obligado&lt;/b&gt; a jugar.</translation>
    </message>
    <message>
        <source>As a rule the player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt;. What this page tells follows only where a table lets them leave it, and they do. Then a second round for &lt;b&gt;low bids&lt;/b&gt; can follow, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Por lo general el jugador que descansa &lt;a href=&quot;rules:four_handed&quot;&gt;toma la baceta&lt;/a&gt;. Lo que cuenta esta página solo sigue si la mesa le deja dejarla, y la deja. Entonces puede venir una segunda ronda de &lt;b&gt;pujas bajas&lt;/b&gt;, o un juego que alguien está &lt;b&gt;obligado&lt;/b&gt; a jugar.</translation>
    </message>
    <message>
        <source>The second round {rule 3.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La segunda ronda {rule 3.1}</translation>
    </message>
    <message>
        <source>The eldest speaks first, and each speaks once. Whoever passed before may bid now. The first to bid has the game; where the table ranks the low bids, those who come after may still overcall: voltereta goes over gascarola, and contrabola over both.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mano habla primero, y cada uno habla una vez. Quien antes pasó puede pujar ahora. Juega el primero que puja; si la mesa ordena las pujas bajas, los que vienen después pueden subir todavía: la voltereta está por encima de la gascarola, y la contrabola por encima de las dos.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gascarola</translation>
    </message>
    <message>
        <source>the Ombre names a suit after his exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el hombre nombra un palo después de su descarte</translation>
    </message>
    <message>
        <source>eight or nine cards of the talon for his own</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ocho o nueve cartas de la baceta por las suyas</translation>
    </message>
    <message>
        <source>most tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>más bazas que nadie</translation>
    </message>
    <message>
        <source>Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Voltereta</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo decide la primera carta de la baceta</translation>
    </message>
    <message>
        <source>five cards at most, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinco cartas como mucho, con esa carta</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>the Ombre names a suit of which he holds a card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el hombre nombra un palo del que tenga alguna carta</translation>
    </message>
    <message>
        <source>nobody exchanges</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nadie se descarta</translation>
    </message>
    <message>
        <source>&lt;b&gt;no trick at all&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ni una baza&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Each is worth an entrada: the pool and 5 from each if it is won, the pool and {loss entrada} if it is lost. Gascarola and voltereta are given up, taken over and paid as an entrada, too.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada una vale lo que una entrada: el plato y 5 de cada uno si se gana, el plato y {loss entrada} si se pierde. La gascarola y la voltereta se rinden, se siguen y se pagan también como una entrada.</translation>
    </message>
    <message>
        <source>Voltereta {rule 3.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Voltereta {rule 3.2}</translation>
    </message>
    <message>
        <source>The turned card is the first that the Ombre draws, so he must throw at least one card for it. If it is &lt;b&gt;spadille&lt;/b&gt;, the game counts as a vuelta: 7 from each, and both defenders must accept a surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La carta vuelta es la primera que roba el hombre, así que tiene que descartarse al menos de una. Si es la &lt;b&gt;espadilla&lt;/b&gt;, el juego cuenta como una vuelta: 7 de cada uno, y los dos contras tienen que aceptar la rendición.</translation>
    </message>
    <message>
        <source>Gascarola {rule 3.3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gascarola {rule 3.3}</translation>
    </message>
    <message>
        <source>The Ombre takes the top &lt;b&gt;eight&lt;/b&gt; cards of the talon and looks at them. Then he keeps &lt;b&gt;one&lt;/b&gt; of the nine that he was dealt and throws the rest, or he throws all nine and draws a ninth. When he has named the trump, the defenders exchange with what is left: five cards or four.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre toma las &lt;b&gt;ocho&lt;/b&gt; primeras cartas de la baceta y las mira. Luego se queda con &lt;b&gt;una&lt;/b&gt; de las nueve que se le dieron y tira las demás, o tira las nueve y roba una novena. Cuando ha nombrado el triunfo, los contras se descartan con lo que queda: cinco cartas o cuatro.</translation>
    </message>
    <message>
        <source>Contrabola {rule 3.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Contrabola {rule 3.4}</translation>
    </message>
    <message>
        <source>The defenders try to make the Ombre take a trick, and the deal &lt;b&gt;stops&lt;/b&gt; at the first that falls to him: then he pays the pool and {loss entrada} into the pool. If he gets through all nine without one, he takes the pool and 5 from each. There are no estuches and no primeras, and it cannot be given up. Matadors may be withheld as always, but in the end every card is played: with spadille in the hand contrabola cannot be made, with manille hardly ever. The trump must be a suit of which he holds a card; spadille belongs to {suit S} there, and basto to {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Los contras intentan que el hombre haga una baza, y la mano &lt;b&gt;se acaba&lt;/b&gt; con la primera que le cae: entonces pone el plato y {loss entrada} en el plato. Si llega al final sin ninguna de las nueve, se lleva el plato y 5 de cada uno. No hay estuches ni primeras, y no se puede rendir. Los matadores se pueden reservar como siempre, pero al final se juegan todas las cartas: con la espadilla no se puede hacer contrabola, y con la malilla casi nunca. El triunfo tiene que ser un palo del que tenga alguna carta; aquí la espadilla es del palo {suit S}, y el basto del palo {suit C}.</translation>
    </message>
    <message>
        <source>Forced spadille {rule 3.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Espada obligada {rule 3.5}</translation>
    </message>
    <message>
        <source>The player who holds spadille must be the Ombre, and says so. If spadille lies in the talon, the holder of basto must play; if both lie there, the eldest must. The Ombre exchanges up to eight cards and then names the trump. Everything else is as in an entrada.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El jugador que tiene la espadilla ha de ser el hombre, y lo dice. Si la espadilla está en la baceta, tiene que jugar quien tenga el basto; si los dos están allí, la mano. El hombre se descarta de hasta ocho cartas y después nombra el triunfo. Todo lo demás es como en una entrada.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>For three players, of whom the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Para tres jugadores, de los que el que da pone cinco.</translation>
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
        <translation>Plato</translation>
    </message>
    <message>
        <source>Voltereta won 5–3–1, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltereta ganada 5–3–1, plato 10: se lleva 10, y 5 de cada uno</translation>
    </message>
    <message>
        <source>Voltereta with spadille turned, won 5–4–0, pool 10: he takes 10, and 7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltereta en la que sale la espadilla, ganada 5–4–0, plato 10: se lleva 10, y 7 de cada uno</translation>
    </message>
    <message>
        <source>Gascarola 4–4–1, pool 15: puesta, 15 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gascarola 4–4–1, plato 15: puesta, 15 + 15</translation>
    </message>
    <message>
        <source>Contrabola made, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Contrabola hecha, plato 10: se lleva 10, y 5 de cada uno</translation>
    </message>
    <message>
        <source>Contrabola failed, pool 10: 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Contrabola fallida, plato 10: 10 + 15</translation>
    </message>
</context>
<context>
    <name>rules/opponents.html</name>
    <message>
        <source>How the others think</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cómo piensan los rivales</translation>
    </message>
    <message>
        <source>The computer plays the people at your table. They know the rules, they remember what they saw, and they think. &lt;b&gt;They never look.&lt;/b&gt; This page says what each of them knows, and how you can check it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El ordenador juega por las personas de tu mesa. Conocen las reglas, recuerdan lo que han visto y piensan. &lt;b&gt;No miran nunca las cartas de los demás.&lt;/b&gt; Esta página dice qué sabe cada una y cómo puedes comprobarlo.</translation>
    </message>
    <message>
        <source>What they know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo que saben</translation>
    </message>
    <message>
        <source>An opponent knows what you would know in that seat: the cards in that hand, what was bid, how many cards each has drawn, every card that was shown or played. The hands of the others, what they threw away and what is left in the talon are face down for them as they are for you.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un rival sabe lo que sabrías tú en ese asiento: las cartas de esa mano, lo que se ha pujado, cuántas cartas ha robado cada cual y todas las cartas que se han enseñado o jugado. Las manos de los demás, lo que han descartado y lo que queda en la baceta están boca abajo para ellos como para ti.</translation>
    </message>
    <message>
        <source>This is not a promise but a wall. The opponents run in a program of their own beside the table. The table writes down for it what one seat can see, and nothing else; back comes one card, or one word. It keeps nothing from one question to the next. So no level ever looks, the highest as little as the lowest: a better opponent thinks more, but sees no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>No es una promesa, sino un muro. Los rivales están en un programa propio, al lado de la mesa. La mesa le escribe lo que ve un asiento y nada más; de vuelta llega una carta o una palabra. De una pregunta a otra no guarda nada. Así que ningún nivel mira, ni el más alto ni el más bajo: un rival mejor piensa más, pero no ve más.</translation>
    </message>
    <message>
        <source>What they do not know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo que no saben</translation>
    </message>
    <message>
        <source>Your cards, unless you have shown them.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Tus cartas, si tú no las has enseñado.</translation>
    </message>
    <message>
        <source>How the cards were shuffled, and what lies in the talon.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Cómo se barajó y qué hay en la baceta.</translation>
    </message>
    <message>
        <source>What another opponent holds or means to play, though the two defend together.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Qué tiene o qué quiere jugar otro rival, aunque los dos defiendan juntos.</translation>
    </message>
    <message>
        <source>How you played in earlier deals. Only those who are as strong as you are told how strong that is.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Cómo jugaste en manos anteriores. Solo quienes han de ser tan fuertes como tú saben cuánto es eso.</translation>
    </message>
    <message>
        <source>How they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cómo piensan</translation>
    </message>
    <message>
        <source>Each of them first sees the usual card, the one that the maxims of the books advise. Then they lay out the hidden cards in their mind, in some way that agrees with all they remember: a seat that could not follow a suit has none of it. In each such picture they play the deal to its end. They leave the usual card only for one that is clearly better for what is at stake. What others have told, by how many cards they drew and by the cards they laid, makes some pictures likelier than others. Towards the end, when few pictures are left, the expert looks at every one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada uno ve primero la carta corriente, la que aconsejan las máximas de los libros. Después imagina las cartas ocultas de alguna manera que cuadre con todo lo que recuerda: un asiento que no pudo asistir a un palo no tiene cartas de él. En cada una de esas imágenes juega la mano hasta el final. Solo deja la carta corriente por otra que sea claramente mejor para lo que está en juego. Lo que los demás han contado, con las cartas que robaron y las que jugaron, hace unas imágenes más probables que otras. Hacia el final, cuando quedan pocas, el experto las mira todas.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Table, Where the cards are&lt;/i&gt; tells you in figures what such pictures say of each card, from what you may see. Among experts the figures are true: of the cards said to be somewhere in 75 of 100 deals, 74 are there. Novices keep other cards, and among them a figure may be six off.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;Mesa, Dónde están las cartas&lt;/i&gt; te dice en cifras lo que esas imágenes revelan de cada carta, según lo que puedes ver. Entre expertos las cifras son ciertas: de las cartas que se dicen en un sitio en 75 manos de 100, lo están 74. Los principiantes guardan otras cartas, y entre ellos una cifra puede errar en seis.</translation>
    </message>
    <message>
        <source>Level, and pictures for a card</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Nivel, e imágenes para una carta</translation>
    </message>
    <message>
        <source>Remembers</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Recuerda</translation>
    </message>
    <message>
        <source>Before the play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Antes del juego</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert&lt;/b&gt;: 60 to 100, and more where it is close</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Experto&lt;/b&gt;: de 60 a 100, y más si la cosa está igualada</translation>
    </message>
    <message>
        <source>everything</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>todo</translation>
    </message>
    <message>
        <source>bids by what thousands of deals have taught; tries out trumps and discards in pictures</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>puja por lo que han enseñado miles de manos; prueba triunfos y descartes en imágenes</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strong&lt;/b&gt;: 16</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fuerte&lt;/b&gt;: 16</translation>
    </message>
    <message>
        <source>by the maxims of the books</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>por las máximas de los libros</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steady&lt;/b&gt;: 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bueno&lt;/b&gt;: 12</translation>
    </message>
    <message>
        <source>the last 3 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>las 3 últimas bazas; no cuántas cartas robó cada cual</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo mismo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Novice&lt;/b&gt;: 8</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Novato&lt;/b&gt;: 8</translation>
    </message>
    <message>
        <source>the last 2 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>las 2 últimas bazas; no cuántas cartas robó cada cual</translation>
    </message>
    <message>
        <source>by rule of thumb: five trumps are a game, or four with a king or a matador; queens and knaves are kept</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>a ojo: cinco triunfos son un juego, o cuatro con un rey o un matador; guarda caballos y sotas</translation>
    </message>
    <message>
        <source>Whoever is to be &lt;b&gt;as strong as you&lt;/b&gt; stands at a level or between two, and then makes each decision at one of them. How strong that is follows from your costly choices in earlier deals, as the coach found them in deals played without help. From one deal to the next they change by a quarter of a level at most. Choose another level, and nobody follows you any more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quien ha de ser &lt;b&gt;tan fuerte como tú&lt;/b&gt; está en un nivel o entre dos, y entonces toma cada decisión en uno de ellos. Cuánto es eso se deduce de tus decisiones caras en manos anteriores, tal como las halló el entrenador en las manos jugadas sin ayuda. De una mano a la siguiente cambian como mucho un cuarto de nivel. Elige otro nivel y nadie te seguirá más.</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; the expert bids by the maxims too, because it has not been taught from deals of that game yet; the cards it weighs in pictures as always. Five at a table leave less room for each, and so does a computer on which the program runs without its compiled part (&lt;i&gt;About&lt;/i&gt; tells). Nobody forgets their own cards, the matadors, or a card that lay open for all. Nobody puts a matador under a higher one if a small trump would do.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En el &lt;a href=&quot;rules:quadrille&quot;&gt;cuatrillo&lt;/a&gt; también el experto puja por las máximas, porque todavía no ha aprendido de manos de ese juego; las cartas las sopesa en imágenes como siempre. Con cinco en la mesa hay menos sitio para cada uno, y también en un ordenador en el que el programa va sin su parte compilada (lo dice &lt;i&gt;Acerca de&lt;/i&gt;). Nadie olvida sus cartas, los matadores ni una carta que haya estado a la vista de todos. Nadie pone un matador debajo de otro más alto si basta un triunfo pequeño.</translation>
    </message>
    <message>
        <source>What their cards tell</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo que dicen sus cartas</translation>
    </message>
    <message>
        <source>Those who defend together may not speak, but a card may have a meaning, as long as everybody at the table knows it. Here it is. Sometimes a hand has two cards of a suit that are worth the same, because no card that is still out ranks between them. To a trick that somebody else has led, everybody then plays &lt;b&gt;the lower one&lt;/b&gt;. So a king that falls on a trump tells that the queen is not in that hand, while a queen does not deny the king. A lead tells nothing: the Ombre leads spadille or manille as it comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quienes defienden juntos no pueden hablar, pero una carta puede tener un significado, con tal de que lo conozca toda la mesa. Es este. A veces una mano tiene dos cartas de un palo que valen lo mismo, porque ninguna de las que faltan por salir está entre las dos. En una baza a la que ha salido otro, todos juegan entonces &lt;b&gt;la más baja&lt;/b&gt;. Así, un rey que cae sobre un triunfo dice que el caballo no está en esa mano, mientras que un caballo no niega el rey. La carta con que se sale no dice nada: el hombre sale de espadilla o de malilla, según le viene.</translation>
    </message>
    <message>
        <source>They all read this, the Ombre as well as the partner, and so may you. They read it softly, because they do not know who keeps to it: a card against the rule makes a picture less likely, not impossible.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Esto lo leen todos, el hombre igual que el compañero, y tú también puedes. Lo leen con prudencia, porque no saben quién lo cumple: una carta contra la regla hace una imagen menos probable, no imposible.</translation>
    </message>
    <message>
        <source>Habits</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Costumbres</translation>
    </message>
    <message>
        <source>Steady players and novices have habits, as people do: a steady player two, a novice three. Chance draws them for each sitting, and they stay the same until its end. Watch for them, and use them. During a sitting this page begins with what has shown itself: where somebody played the card of a habit and the books advise another one, as everybody could see once the cards of the deal lay open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Los jugadores buenos y los novatos tienen costumbres, como las personas: dos el bueno y tres el novato. El azar las elige para cada partida, y duran hasta que termina. Fíjate en ellas y aprovéchalas. Durante una partida, esta página empieza por lo que se ha dejado ver: dónde alguien jugó la carta de una costumbre y los libros aconsejan otra, como cualquiera pudo ver cuando las cartas de la mano quedaron boca arriba.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;novice&lt;/b&gt; may lead kings at once, wherever they are trumped; lead other suits before the trumps are drawn, as Ombre; lead a trump as a defender, which does the Ombre’s work; save spadille too long; trump whatever can be trumped; or take tricks that the partner has won already. They give a habit up only where it costs a quarter of the stake, as far as they see.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un &lt;b&gt;novato&lt;/b&gt; puede salir de sus reyes enseguida, aunque se los fallen; salir de otros palos antes de arrastrar, cuando es hombre; arrastrar cuando es contra, que es hacerle el trabajo al hombre; guardar la espadilla demasiado; fallar todo lo que puede; o llevarse bazas que ya eran del compañero. Solo deja una costumbre cuando ve que le cuesta la cuarta parte de lo que está en juego.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;steady&lt;/b&gt; player may lead from the shortest suit, even a good guard; lead the same suit again and again; play low in second hand, even with the king; or trump high where a small trump would do. A tenth of the stake is too much for them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un jugador &lt;b&gt;bueno&lt;/b&gt; puede salir de su palo más corto, aunque sea una buena guarda; salir una y otra vez del mismo palo; jugar bajo de segundo, aun con el rey; o fallar alto donde bastaba un triunfo pequeño. Una décima parte de lo que está en juego ya le parece demasiado.</translation>
    </message>
    <message>
        <source>Temper</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Carácter</translation>
    </message>
    <message>
        <source>Each person has a temper as well, which goes by the chance of winning. The &lt;b&gt;cautious&lt;/b&gt; bid on nearly six chances in ten, rather with help than alone, and give a lost game up early. The &lt;b&gt;bold&lt;/b&gt; bid on less than four in ten, like to play alone, and go for all nine tricks. The &lt;b&gt;stubborn&lt;/b&gt; never give up, and lead the same suit again. The &lt;b&gt;thrifty&lt;/b&gt; save spadille, and draw few cards as defenders. The &lt;b&gt;hot-headed&lt;/b&gt; lead every trump from the top when they are Ombre. &lt;b&gt;Gamblers&lt;/b&gt; would rather turn a trump up than name one. It makes them different, hardly better or worse: a temper is something you may learn to use.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada persona tiene además un carácter, que depende de la probabilidad de ganar. Los &lt;b&gt;prudentes&lt;/b&gt; pujan con casi seis probabilidades de diez, antes con ayuda que solos, y se rinden pronto. Los &lt;b&gt;audaces&lt;/b&gt; pujan con menos de cuatro de diez, prefieren jugar solos y van a por las nueve bazas. Los &lt;b&gt;tercos&lt;/b&gt; no se rinden nunca y vuelven a salir del mismo palo. Los &lt;b&gt;ahorradores&lt;/b&gt; guardan la espadilla y, de contra, roban pocas cartas. Los &lt;b&gt;impetuosos&lt;/b&gt; arrastran con todos sus triunfos, de mayor a menor, cuando son hombre. Los &lt;b&gt;jugadores de azar&lt;/b&gt; prefieren volver un triunfo a nombrarlo. Esto los hace distintos, apenas mejores o peores: el carácter es algo que se puede aprender a usar.</translation>
    </message>
    <message>
        <source>How long they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cuánto tardan</translation>
    </message>
    <message>
        <source>The clock has no say. A level is a number of pictures, not a number of seconds: the same deal, the same seat and the same question give the same answer on a fast computer and on a slow one, at any time of the day. If the program in which they think stops or hangs, it is started again, and a simple player who knows the maxims by heart chooses that one card.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El reloj no tiene voz. Un nivel es un número de imágenes y no de segundos: la misma mano, el mismo asiento y la misma pregunta dan la misma respuesta en un ordenador rápido y en uno lento, a cualquier hora. Si el programa en el que piensan se para o se cuelga, se vuelve a arrancar, y un jugador sencillo que se sabe las máximas de memoria elige esa carta.</translation>
    </message>
    <message>
        <source>They have their card in a moment. Then they take their time before they lay it, each in their own way, by what everybody can see: a bid takes longer than a card, a lead longer than a follow, and a rich pool makes everyone slow. A long pause tells you nothing about a hand. The speed in the preferences shortens it, and so does a click.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tienen su carta en un momento. Luego se toman su tiempo antes de echarla, cada cual a su manera, por lo que todos pueden ver: una puja tarda más que una carta, una salida más que asistir, y un plato lleno hace lento a cualquiera. Una pausa larga no dice nada de una mano. La velocidad de las preferencias la acorta, y un clic también.</translation>
    </message>
    <message>
        <source>How to check it</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cómo comprobarlo</translation>
    </message>
    <message>
        <source>Take any moment of any deal and exchange cards that a seat has not seen: two in your hand with two in the talon, or a whole hand with another. What the table writes down for that seat must stay the same to the letter, and so must the opponent’s answer. This is the &lt;b&gt;swap test&lt;/b&gt;. It is run for every game, every phase of a deal and every level; anybody who has the source can run it:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Toma cualquier momento de cualquier mano y cambia cartas que un asiento no ha visto: dos de su mano por dos de la baceta, o una mano entera por otra. Lo que la mesa escribe para ese asiento debe quedar igual letra por letra, y también la respuesta del rival. Esta es la &lt;b&gt;prueba del cambio&lt;/b&gt;. Se hace con todos los juegos, todas las fases de una mano y todos los niveles; quien tenga el código puede hacerla:</translation>
    </message>
    <message>
        <source>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</translation>
    </message>
    <message>
        <source>And from the score sheet you can go through every deal that is over once more, with all cards open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Y desde la hoja de tanteo puedes repasar cualquier mano terminada, con todas las cartas a la vista.</translation>
    </message>
</context>
<context>
    <name>rules/outcome.html</name>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Quién ha ganado {rule 1.12}</translation>
    </message>
    <message>
        <source>Three players share nine tricks. Only the highest number counts.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tres jugadores se reparten nueve bazas. Solo cuenta el número más alto.</translation>
    </message>
    <message>
        <source>Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Sacada</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender. He has won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre tiene más bazas que cada contra. Ha ganado.</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puesta</translation>
    </message>
    <message>
        <source>Two or three share the highest number, the Ombre among them or not. He has lost, and pays the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Hay empate en el número más alto de bazas, entre o no en él el hombre. El hombre ha perdido, y paga al plato.</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>One defender has more tricks than the Ombre and more than his partner. The Ombre has lost, and pays that defender.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un contra tiene más bazas que el hombre y más que su compañero. El hombre ha perdido, y le paga a ese contra.</translation>
    </message>
    <message>
        <source>All the ways to share nine tricks</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Todas las formas de repartir nueve bazas</translation>
    </message>
    <message>
        <source>The Ombre’s tricks stand first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Primero van las bazas del hombre.</translation>
    </message>
    <message>
        <source>4–4–1, 3–3–3, and 1–4–4, which the Spanish call a royal puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>4–4–1, 3–3–3, y 1–4–4, que se llama puesta real</translation>
    </message>
    <message>
        <source>all others, such as 4–5–0, 3–4–2, 2–4–3 or 0–5–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>todas las demás, como 4–5–0, 3–4–2, 2–4–3 o 0–5–4</translation>
    </message>
    <message>
        <source>When the sitter has taken the talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cuando el que descansa ha tomado la baceta</translation>
    </message>
    <message>
        <source>Then &lt;b&gt;four&lt;/b&gt; players share the nine tricks. The Ombre needs more than each of the other three, so that three tricks may be enough. If the highest number is shared, it is a puesta. If one of the others alone has most, it is codille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Entonces son &lt;b&gt;cuatro&lt;/b&gt; los que se reparten las nueve bazas. El hombre necesita más que cada uno de los otros tres, así que pueden bastar tres. Si hay empate en el número más alto, es puesta. Si uno de los otros tiene él solo más que nadie, es codillo.</translation>
    </message>
    <message>
        <source>What this means for the defenders</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo que esto significa para los contras</translation>
    </message>
    <message>
        <source>They are partners against the Ombre, and rivals for the codille. Two tricks each and one trick each do not hurt him; four in &lt;b&gt;one&lt;/b&gt; hand do. So a defender with a strong hand is helped by the weak one, who leads to him and does not take his tricks. If he cannot get past the Ombre, a tie will do: then at least the pool is paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Son compañeros contra el hombre y rivales por el codillo. Que cada uno haga una o dos bazas no le hace daño; que &lt;b&gt;uno&lt;/b&gt; solo haga cuatro, sí. Por eso el contra flojo ayuda al que tiene buenas cartas: le sale a su palo y no le quita sus bazas. Si no pueden superar al hombre, les vale un empate: al menos así se paga al plato.</translation>
    </message>
</context>
<context>
    <name>rules/payments.html</name>
    <message>
        <source>The payments {rule 1.13}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Los pagos {rule 1.13}</translation>
    </message>
    <message>
        <source>Chips change hands when the deal is over. The pool is what has gathered in the middle: the antes, and what Ombres before have lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Las fichas cambian de dueño cuando acaba la mano. El plato es lo que se ha juntado en el centro: las apuestas iniciales y lo que han puesto los que perdieron como hombre.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lo que se paga</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sacada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sacada&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each opponent pays him the &lt;b&gt;game&lt;/b&gt;, and &lt;b&gt;estuches&lt;/b&gt; and &lt;b&gt;primeras&lt;/b&gt; if there are any.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre se lleva el plato. Cada rival le paga el &lt;b&gt;juego&lt;/b&gt;, y los &lt;b&gt;estuches&lt;/b&gt; y las &lt;b&gt;primeras&lt;/b&gt; si los hay.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The same, with 10 from each in place of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo mismo, con 10 de cada uno en lugar de las primeras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole failed&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola fallida&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre takes the pool and pays each opponent 30, less 2 in a vuelta or 10 in a solo, and less his estuches.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre se lleva el plato y paga 30 a cada rival, menos 2 en una vuelta o 10 en un solo, y menos sus estuches.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Puesta&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and {loss} chips more: pool + {loss}. Estuches and primeras against him are added once.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre pone en el plato tanto como hay en él, y {loss} fichas más: plato + {loss}. A eso se suman, una sola vez, los estuches y las primeras en contra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codillo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays the same amount to the winner. The pool stays for the next deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre le paga lo mismo al ganador. El plato se queda para la mano siguiente.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Surrender&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rendición&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Pool + {loss} into the pool, and no extras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Plato + {loss} al plato, sin nada más.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Each opponent&lt;/i&gt; means three players: the two defenders and the one who sits out. When the sitter has taken the talon, it means the other three.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;Cada rival&lt;/i&gt; son tres jugadores: los dos contras y el que descansa. Si el que descansaba ha tomado la baceta, son los otros tres.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>entrada 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>entrada 5</translation>
    </message>
    <message>
        <source>vuelta 7</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vuelta 7</translation>
    </message>
    <message>
        <source>solo 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo 15</translation>
    </message>
    <message>
        <source>play 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>juego 5</translation>
    </message>
    <message>
        <source>no exchange 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sin descarte 15</translation>
    </message>
    <message>
        <source>The price of losing {rule A22}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El precio de perder {rule A22}</translation>
    </message>
    <message>
        <source>Look at the nine cards with which the Ombre begins to play. If he holds the top trumps without a gap, from spadille down, and at least &lt;b&gt;three&lt;/b&gt; of them, each counts one chip: spadille, manille, basto and the king of black trumps make four. If he &lt;b&gt;lacks&lt;/b&gt; them in the same way, they count too. When he wins, each opponent pays them to him; when he loses, he pays them once, with the price of losing. Spadille and basto without manille count nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Mira las nueve cartas con las que el hombre empieza a jugar. Si tiene los triunfos más altos sin hueco, desde la espadilla para abajo, y al menos &lt;b&gt;tres&lt;/b&gt;, cada uno cuenta una ficha: espadilla, malilla, basto y el rey de un triunfo negro hacen cuatro. Si le &lt;b&gt;faltan&lt;/b&gt; de la misma manera, cuentan también. Cuando gana, cada rival se los paga; cuando pierde, los paga él una vez, con el precio de perder. Espadilla y basto sin malilla no cuentan nada.</translation>
    </message>
    <message>
        <source>Estuches {rule A27}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Los estuches {rule A27}</translation>
    </message>
    <message>
        <source>Besides the pool a lost game costs some chips for each player at the table, as a rule also for one who sits out. Where the dealer stakes for all, it costs 5 for each. Where every player stakes before the deal, it costs that stake for each: with a stake of 2 among three that is pool + 6. As a rule the price is the same whatever was bid. By the rules in force a lost game costs &lt;b&gt;pool + {loss}&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Además del plato, un juego perdido cuesta unas fichas por cada jugador de la mesa, por lo general también por el que descansa. Donde el que da pone por todos, cuesta 5 por cada uno. Donde cada jugador pone antes de la mano, cuesta lo mismo por cada uno: si ponen 2 y son tres, plato + 6. Por lo general el precio es el mismo, se pujara lo que se pujara. Con las reglas vigentes un juego perdido cuesta &lt;b&gt;plato + {loss}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Primeras {rule A28}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las primeras {rule A28}</translation>
    </message>
    <message>
        <source>Three chips from each for the &lt;a href=&quot;rules:claim&quot;&gt;first five tricks&lt;/a&gt;, when the Ombre stops there. Three chips &lt;b&gt;against&lt;/b&gt; him if he loses the game and has won none of the first five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tres fichas de cada uno por las &lt;a href=&quot;rules:claim&quot;&gt;cinco primeras bazas&lt;/a&gt;, cuando el hombre se para ahí. Tres fichas &lt;b&gt;en contra&lt;/b&gt; si pierde el juego y no ha ganado ninguna de las cinco primeras.</translation>
    </message>
    <message>
        <source>Worked examples {rule 1.14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ejemplos {rule 1.14}</translation>
    </message>
    <message>
        <source>Gains and losses of the Ombre and of the two defenders, X and Y; the ante is in the pool already. There are three players, and the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ganancias y pérdidas del hombre y de los dos contras, X e Y; la apuesta inicial ya está en el plato. Son tres jugadores, y el que da pone cinco.</translation>
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
        <translation>Plato</translation>
    </message>
    <message>
        <source>Entrada won 5–3–1, pool 5: he takes 5, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada ganada 5–3–1, plato 5: se lleva 5, y 5 de cada uno</translation>
    </message>
    <message>
        <source>Vuelta won 5–2–2 with three estuches, pool 10: he takes 10, and 7 + 3 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vuelta ganada 5–2–2 con tres estuches, plato 10: se lleva 10, y 7 + 3 de cada uno</translation>
    </message>
    <message>
        <source>Entrada, all nine tricks, pool 5: he takes 5, and 5 + 10 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada, las nueve bazas, plato 5: se lleva 5, y 5 + 10 de cada uno</translation>
    </message>
    <message>
        <source>Entrada 4–4–1, pool 5: puesta, 5 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada 4–4–1, plato 5: puesta, 5 + 15</translation>
    </message>
    <message>
        <source>Vuelta 1–4–4, pool 10: puesta, 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vuelta 1–4–4, plato 10: puesta, 10 + 15</translation>
    </message>
    <message>
        <source>Entrada 4–5–0, pool 5: codille, 5 + 15 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada 4–5–0, plato 5: codillo, 5 + 15 a X</translation>
    </message>
    <message>
        <source>Entrada 3–4–2 without the three matadors, pool 25: codille, 25 + 15 + 3 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada 3–4–2 sin los tres matadores, plato 25: codillo, 25 + 15 + 3 a X</translation>
    </message>
    <message>
        <source>Vuelta, led on after five and lost two: he takes 5 and pays 28 to each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vuelta, sigue después de cinco y pierde dos: se lleva 5 y paga 28 a cada uno</translation>
    </message>
    <message>
        <source>Vuelta surrendered and accepted, pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vuelta rendida y aceptada, plato 5</translation>
    </message>
    <message>
        <source>Entrada surrendered, X takes over and ends with 4, the first Ombre 3, Y 2; pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada rendida, X la sigue y acaba con 4, el primer hombre 3, Y 2; plato 5</translation>
    </message>
    <message>
        <source>No chip is ever lost: what one player pays goes to another player or into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>No se pierde ninguna ficha: lo que paga un jugador va a otro jugador o al plato.</translation>
    </message>
</context>
<context>
    <name>rules/play.html</name>
    <message>
        <source>The play</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>El juego de las cartas</translation>
    </message>
    <message>
        <source>The eldest leads to the first trick, whoever is the Ombre. Whoever wins a trick leads to the next. The highest trump wins a trick; if there is none, the highest card of the suit that was led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mano sale a la primera baza, sea quien sea el hombre. Quien gana una baza sale a la siguiente. Gana el triunfo más alto; si no hay ninguno, la carta más alta del palo de salida.</translation>
    </message>
    <message>
        <source>Following suit {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Asistir {rule 1.9}</translation>
    </message>
    <message>
        <source>If you have a card of the suit led, play one of that suit.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Si tienes alguna carta del palo de salida, juega una de ese palo.</translation>
    </message>
    <message>
        <source>If you have none, play whatever you like. You need not trump, and you need never play higher than what lies there.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Si no tienes, juega la que quieras. No es obligado fallar, ni hay que superar nunca lo que hay en la mesa.</translation>
    </message>
    <message>
        <source>The black aces are trumps. They do not follow to plain {suit S} or {suit C}.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Los ases negros son triunfos. No asisten a {suit S} ni a {suit C} cuando esos palos no son triunfo.</translation>
    </message>
    <message>
        <source>The privilege of the matadors</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El privilegio de los matadores</translation>
    </message>
    <message>
        <source>When &lt;b&gt;trumps&lt;/b&gt; are led you must play a trump, with one exception: a &lt;b&gt;matador&lt;/b&gt; may be kept back, unless the card that was &lt;b&gt;led&lt;/b&gt; is a higher matador. Keeping one back is called to &lt;b&gt;renege&lt;/b&gt;, and it is quite lawful. It helps only if you have no other trump; an ordinary trump in your hand must be played, or a matador in its place.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cuando se sale de &lt;b&gt;triunfo&lt;/b&gt; hay que jugar triunfo, con una excepción: un &lt;b&gt;matador&lt;/b&gt; se puede reservar, salvo que la carta &lt;b&gt;de salida&lt;/b&gt; sea un matador más alto. Reservarlo se llama &lt;b&gt;renegar&lt;/b&gt;, y es del todo lícito. Solo sirve si no tienes otro triunfo; si tienes un triunfo corriente hay que jugarlo, o un matador en su lugar.</translation>
    </message>
    <message>
        <source>Only the card that was led forces a matador out. Spadille played second to a small trump forces nobody. The Ombre has the privilege as well as his opponents.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Solo la carta de salida saca a un matador. La espadilla jugada en segundo lugar sobre un triunfo bajo no obliga a nadie. El hombre tiene el privilegio igual que sus rivales.</translation>
    </message>
    <message>
        <source>Your only trumps are matadors: must you play one? {rule A15}</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>Tus únicos triunfos son matadores: ¿tienes que jugar uno? {rule A15}</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Sale</translation>
    </message>
    <message>
        <source>Your trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tus triunfos</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tú</translation>
    </message>
    <message>
        <source>any trump that is no matador</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>un triunfo que no es matador</translation>
    </message>
    <message>
        <source>any matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cualquier matador</translation>
    </message>
    <message>
        <source>are free</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>eres libre</translation>
    </message>
    <message>
        <source>basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el basto</translation>
    </message>
    <message>
        <source>spadille, manille or both</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>espadilla, malilla o las dos</translation>
    </message>
    <message>
        <source>manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la malilla</translation>
    </message>
    <message>
        <source>spadille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>la espadilla</translation>
    </message>
    <message>
        <source>must play basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tienes que jugar el basto</translation>
    </message>
    <message>
        <source>spadille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>espadilla y basto</translation>
    </message>
    <message>
        <source>must play one of the two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tienes que jugar uno de los dos</translation>
    </message>
    <message>
        <source>must play manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tienes que jugar la malilla</translation>
    </message>
    <message>
        <source>manille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>malilla y basto</translation>
    </message>
    <message>
        <source>Punto is an ordinary trump here: alone in the hand, it must be played to any trump that is led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El punto es aquí un triunfo corriente: si es tu único triunfo, hay que jugarlo a cualquier salida de triunfo.</translation>
    </message>
    <message>
        <source>Examples, with {suit H} as trumps</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>Ejemplos, con triunfo de {suit H}</translation>
    </message>
    <message>
        <source>You hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tienes</translation>
    </message>
    <message>
        <source>You may play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puedes jugar</translation>
    </message>
    <message>
        <source>any of them; spadille may stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cualquiera; la espadilla puede quedarse</translation>
    </message>
    <message>
        <source>{SA} or {HK}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA} o {HK}</translation>
    </message>
    <message>
        <source>{CA} only: manille calls for basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo {CA}: la malilla saca al basto</translation>
    </message>
    <message>
        <source>{CA} or {H2}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA} o {H2}</translation>
    </message>
    <message>
        <source>any of them</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>And with {suit C} as trumps: {SK} is led and you hold {SA} {S4} {HK}. You must play {S4}; spadille is no plain card of its suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Y con triunfo de {suit C}: sale {SK} y tienes {SA} {S4} {HK}. Tienes que jugar {S4}; la espadilla no es carta de su palo.</translation>
    </message>
    <message>
        <source>Gano {rule 3.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gano {rule 3.6}</translation>
    </message>
    <message>
        <source>Where the table has agreed on it, a defender may say &lt;b&gt;gano&lt;/b&gt;, &amp;ldquo;I win&amp;rdquo;, of the card he plays: he asks the other defender not to overtake it. He may say it only while his card wins the trick and the other has yet to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si la mesa lo ha acordado, un contra puede decir &lt;b&gt;gano&lt;/b&gt; de la carta que juega: pide al otro contra que no la mate. Solo puede decirlo mientras su carta gana la baza y al otro le falta jugar.</translation>
    </message>
    <message>
        <source>As a &lt;b&gt;request&lt;/b&gt; it tells the other that the card should hold. He is free to do as he likes.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Como &lt;b&gt;ruego&lt;/b&gt;, le dice al otro que la carta debería quedar. El otro hace lo que quiera.</translation>
    </message>
    <message>
        <source>Where it &lt;b&gt;binds&lt;/b&gt;, the other must play a card that does not beat it, as long as he has one that he may play. If he has none, he has to win. Once the Ombre has beaten the card there is nothing left to be let pass.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Cuando &lt;b&gt;obliga&lt;/b&gt;, el otro tiene que jugar una carta que no la gane, siempre que tenga alguna que pueda jugar. Si no tiene ninguna, ha de ganar. Una vez que el hombre ha matado la carta, ya no hay nada que respetar.</translation>
    </message>
    <message>
        <source>It may be closed to a defender with four tricks: one more is codille, and others should not help him to it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Puede estar vedado al contra que ya tiene cuatro bazas: una más es codillo, y los otros no deben ayudarle a darlo.</translation>
    </message>
    <message>
        <source>Example: the Ombre leads {S6}, your friend plays {SQ} and says gano. You hold {SK} {S3} {D5}. Where gano binds, {S3} is your only card; holding {SK} {D5}, you would have to play {SK}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ejemplo: el hombre sale con {S6}, tu compañero juega {SQ} y dice gano. Tienes {SK} {S3} {D5}. Si el gano obliga, {S3} es tu única carta; con {SK} {D5}, tendrías que jugar {SK}.</translation>
    </message>
    <message>
        <source>Not this card?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>¿Esta carta no?</translation>
    </message>
    <message>
        <source>A card that may not be played now is dimmed. Click it, and the table tells you which rule is in the way. Press &lt;b&gt;F1&lt;/b&gt;, or click what the table says, and this book opens at that rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La carta que ahora no se puede jugar se ve apagada. Haz clic en ella y la mesa te dice qué regla lo impide. Pulsa &lt;b&gt;F1&lt;/b&gt;, o haz clic en lo que dice la mesa, y este libro se abre por esa regla.</translation>
    </message>
</context>
<context>
    <name>rules/pokerwiner.html</name>
    <message>
        <source>Two-bid Ombre {rule 3.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>El hombre de dos pujas {rule 3.8}</translation>
    </message>
    <message>
        <source>The form that the encyclopaedias describe: two bids instead of three, nothing is turned up, and at the end of the exchange the dealer has a choice of his own. The rest is as in Ombre Renegado.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La forma que describen las enciclopedias: dos pujas en lugar de tres, no se vuelve ninguna carta y, al final del descarte, el que da tiene algo que decidir. Lo demás es como en el hombre renegado.</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El reparto {rule 1.5}</translation>
    </message>
    <message>
        <source>The pack is dealt round face up, and the first &lt;b&gt;black ace&lt;/b&gt; makes its owner the dealer. He puts five chips into the pool and deals nine cards each, three at a time, to the right; thirteen are the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se reparte la baraja boca arriba en rueda, y da quien recibe el primer &lt;b&gt;as negro&lt;/b&gt;. Pone cinco fichas en el plato y da nueve cartas a cada uno, de tres en tres, hacia la derecha; trece son la baceta.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las pujas {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vale</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Juego&lt;/b&gt;</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5 de cada uno</translation>
    </message>
    <message>
        <source>&lt;b&gt;No exchange&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sin descarte&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>para el hombre, no</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>15 de cada uno</translation>
    </message>
    <message>
        <source>The eldest speaks first. Whoever says &lt;i&gt;I play&lt;/i&gt; may be overcalled by a later player who will do it without exchange. The first may then keep the game by &lt;b&gt;holding&lt;/b&gt;: he gives up his exchange as well. If all pass, the cards are thrown in; the pool stays, and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mano habla primero. A quien dice &lt;i&gt;juego&lt;/i&gt; se lo puede quitar un jugador posterior que lo haga sin descarte. El primero puede entonces conservar el juego si lo &lt;b&gt;iguala&lt;/b&gt;: renuncia también a su descarte. Si pasan todos, se recogen las cartas; el plato se queda, y el siguiente que da vuelve a poner.</translation>
    </message>
    <message>
        <source>The Ombre names any suit as trump before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre nombra el palo que quiere como triunfo antes de descartarse. {rule 1.7}</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El descarte {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre first, unless he plays without exchange; then the others, the one at his right before the other. Each may throw any number and draws as many, as far as the talon goes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Primero el hombre, salvo que juegue sin descarte; luego los otros, el de su derecha antes. Cada uno puede tirar cuantas quiera y robar otras tantas, mientras quede baceta.</translation>
    </message>
    <message>
        <source>When all have drawn, the &lt;b&gt;dealer&lt;/b&gt; may look at what is left of the talon. If he does, he must show it to everybody. He may as well leave it closed. {rule A14}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cuando todos han robado, el &lt;b&gt;que da&lt;/b&gt; puede mirar lo que queda de la baceta. Si lo hace, tiene que enseñarlo a todos. También puede dejarlo tapado. {rule A14}</translation>
    </message>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La rendición {rule 1.11}</translation>
    </message>
    <message>
        <source>Until he has played his card to the fourth trick, an Ombre who has bid &lt;i&gt;play&lt;/i&gt; may give up. A defender may take the hand over, the one at the Ombre’s right first; otherwise he pays pool + {loss} into the pool, without extras. Without exchange there is no surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hasta que ha jugado su carta a la cuarta baza, un hombre que ha pedido &lt;i&gt;juego&lt;/i&gt; puede rendirse. Un contra puede seguir el juego, primero el que está a la derecha del hombre; si no, paga plato + {loss} al plato, sin nada más. Sin descarte no hay rendición.</translation>
    </message>
    <message>
        <source>All the rest</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Todo lo demás</translation>
    </message>
    <message>
        <source>The same as in Renegado: &lt;a href=&quot;rules:cards&quot;&gt;the order of the cards&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;the play&lt;/a&gt; with its privilege of the matadors, &lt;a href=&quot;rules:claim&quot;&gt;the claim after five tricks and the vole&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;who has won&lt;/a&gt;, and &lt;a href=&quot;rules:payments&quot;&gt;what is paid&lt;/a&gt;. Where those pages speak of an entrada think of &lt;i&gt;play&lt;/i&gt;, where they speak of a solo think of &lt;i&gt;no exchange&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Lo mismo que en el renegado: &lt;a href=&quot;rules:cards&quot;&gt;el orden de las cartas&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;el juego&lt;/a&gt; con su privilegio de los matadores, &lt;a href=&quot;rules:claim&quot;&gt;cobrar tras cinco bazas y la bola&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;quién ha ganado&lt;/a&gt; y &lt;a href=&quot;rules:payments&quot;&gt;lo que se paga&lt;/a&gt;. Donde esas páginas hablan de entrada, piensa en &lt;i&gt;juego&lt;/i&gt;; donde hablan de solo, en &lt;i&gt;sin descarte&lt;/i&gt;.</translation>
    </message>
</context>
<context>
    <name>rules/quadrille.html</name>
    <message>
        <source>Quadrille {rule 24}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cuatrillo {rule 24}</translation>
    </message>
    <message>
        <source>Four play with the whole pack, ten cards each, so there is no talon and nothing to exchange. The Ombre calls a &lt;b&gt;king&lt;/b&gt;, and whoever holds it is the ally, in secret: the game of Europe’s drawing rooms in the eighteenth century.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cuatro juegan con toda la baraja, diez cartas cada uno, así que no hay baceta ni nada que robar. El hombre llama a un &lt;b&gt;rey&lt;/b&gt;, y quien lo tiene es su aliado, en secreto: el juego de los salones de Europa en el siglo XVIII.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El orden de las cartas y el juego son los de siempre: véanse &lt;a href=&quot;rules:cards&quot;&gt;Las cartas y su orden&lt;/a&gt; y &lt;a href=&quot;rules:play&quot;&gt;El juego de las cartas&lt;/a&gt;. En francés y en inglés el juego se llama quadrille.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 24.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Apuestas y reparto {rule 24.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts one chip into the pool before each deal, so a fresh pool holds four. The dealer deals all forty cards, three, three and four at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Cada&lt;/b&gt; jugador pone una ficha en el plato antes de cada mano, así que un plato nuevo tiene cuatro. El que da reparte las cuarenta cartas de tres en tres y de cuatro en cuatro, en sentido contrario al del reloj, empezando por su derecha.</translation>
    </message>
    <message>
        <source>The bids {rule 24.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las pujas {rule 24.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A qué te obligas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rey llamado&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>seis de las diez bazas, junto con quien tenga el rey que llames</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sin robar&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>seis bazas tú solo, contra tres</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all ten tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>las diez bazas tú solo</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mano habla primero, y quien pasa queda fuera. Si has pedido rey y alguien que habla después de ti puja sin robar, puedes &lt;b&gt;igualar&lt;/b&gt;: jugar tú sin robar, y el juego sigue siendo tuyo.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, the holder of spadille must play, and calls a king as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si &lt;b&gt;pasan los cuatro&lt;/b&gt;, quien tiene la espadilla tiene que jugar, y llama a un rey como si lo hubiera pedido.</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 24.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El triunfo y el rey llamado {rule 24.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they then call a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre nombra el triunfo. Si pidió rey, o juega obligado, llama después a un &lt;b&gt;rey&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>any king but that of trumps, even one of their own hand: then they play alone, and nobody else knows it;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>cualquier rey menos el del triunfo, también uno que tenga: entonces juega solo, y nadie más lo sabe;</translation>
    </message>
    <message>
        <source>if they hold &lt;b&gt;all four kings&lt;/b&gt;, also a &lt;b&gt;{rank Q}&lt;/b&gt; that they lack, not of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>si tiene &lt;b&gt;los cuatro reyes&lt;/b&gt;, también la carta que sigue al rey (&lt;b&gt;{rank Q}&lt;/b&gt;), si no la tiene y no es triunfo;</translation>
    </message>
    <message>
        <source>if there is nothing to call, they play alone and show why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>si no hay nada que llamar, juega solo y enseña por qué.</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quien tiene la carta llamada es el &lt;b&gt;aliado&lt;/b&gt;, y no dice nada. Los otros, y también el hombre, se enteran cuando se juega la carta. Hasta entonces la mesa dice de los otros &lt;i&gt;¿amigo o enemigo?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The play and the vole {rule 24.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El juego y la bola {rule 24.4}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. Nobody surrenders, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sale la mano, sea quien sea el hombre. Los matadores tienen su privilegio. Nadie se rinde, y nadie dice gano.</translation>
    </message>
    <message>
        <source>A side that has won &lt;b&gt;the first six tricks&lt;/b&gt; may stop: whoever took the sixth claims the game, or goes on for all ten. The ally is known from then on. Nobody is asked in a forced game, nor in a vole that was bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El bando que ha ganado &lt;b&gt;las seis primeras bazas&lt;/b&gt; puede parar: quien hizo la sexta cobra el juego o va a por la bola, las diez. Desde entonces se conoce al aliado. No se pregunta en un juego obligado, ni en una bola que se pujó.</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo que se paga {rule 24.5}</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and the ally count together. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave, and 2 after sans prendre; 1 more if the three matadors were dealt to the side, won or lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Las bazas del hombre y de su aliado se cuentan juntas. El &lt;b&gt;juego&lt;/b&gt; es 1 ficha de cada rival con rey llamado, y 2 sin robar; 1 más si al bando se le dieron los tres matadores, gane o pierda.</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bazas del bando</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Qué pasa</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Seis&lt;/b&gt; o más: ganado</translation>
    </message>
    <message>
        <source>The side takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El bando se lleva el plato, y cada rival paga el juego.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinco&lt;/b&gt;: puesta</translation>
    </message>
    <message>
        <source>The side pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El bando pone en el plato tanto como hay en él, y paga el juego a cada rival.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cuatro&lt;/b&gt; o menos: codillo</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The side puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Los rivales se reparten el plato por igual. El bando repone lo que han tomado, y paga el juego a cada uno.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All ten&lt;/b&gt;, after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Las diez&lt;/b&gt;, después de seguir</translation>
    </message>
    <message>
        <source>Won, and each opponent pays for the vole too: 1 after asking leave, 4 after sans prendre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ganado, y cada rival paga además la bola: 1 con rey llamado, 4 sin robar.</translation>
    </message>
    <message>
        <source>A trick lost after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una baza perdida después de seguir</translation>
    </message>
    <message>
        <source>Won all the same, but the price of the vole is taken off the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Se gana igual, pero del juego se descuenta el precio de la bola.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vole that was bid&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una &lt;b&gt;bola que se pujó&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 6 from each opponent, 7 with the matadors. Missed: 4 to each, and the pool stays; with fewer than six tricks the game is lost besides.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Hecha: el plato, y 6 de cada rival, 7 con los matadores. Perdida: 4 a cada uno, y el plato se queda; con menos de seis bazas se pierde además el juego.</translation>
    </message>
    <message>
        <source>Ombre and ally share the pool half and half, won or lost; the odd chip is the Ombre’s. The first opponent at the Ombre’s right settles with the ally, the other with the Ombre. An ally pays &lt;b&gt;nothing&lt;/b&gt; for an Ombre who took fewer than three tricks themselves, except in a forced game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre y su aliado comparten el plato mitad y mitad, ganen o pierdan; la ficha que sobra es del hombre. El primer rival a la derecha del hombre ajusta cuentas con el aliado, el otro con el hombre. El aliado no paga &lt;b&gt;nada&lt;/b&gt; por un hombre que hizo menos de tres bazas él mismo, salvo en un juego obligado.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>The pool is 4, and nobody was dealt the matadors.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El plato es 4, y a nadie se le dieron los matadores.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Aliado</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Plato</translation>
    </message>
    <message>
        <source>Asked leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rey llamado, ganado</translation>
    </message>
    <message>
        <source>Asked leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rey llamado, puesta</translation>
    </message>
    <message>
        <source>The same, the Ombre took two tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo mismo, y el hombre hizo dos bazas</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sin robar, ganado</translation>
    </message>
    <message>
        <source>Sans prendre, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sin robar, puesta</translation>
    </message>
    <message>
        <source>Sans prendre, codille: each opponent takes 1, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sin robar, codillo: cada rival toma 1, y queda 1</translation>
    </message>
    <message>
        <source>Vole bid and made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bola pujada y hecha</translation>
    </message>
    <message>
        <source>Vole bid, six tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bola pujada, seis bazas</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>En qué se diferencian las mesas</translation>
    </message>
    <message>
        <source>A table may forbid calling one’s own king, let three kings be enough for calling a {rank Q}, or ask nobody to go on while the called king is hidden. A table may prefer a suit, in which everything but the pool is paid double, and stake more. The old books disagree about who settles with whom and what a missed vole costs; this is our reading.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Una mesa puede prohibir que se llame a un rey propio, dejar que basten tres reyes para llamar la carta que sigue ({rank Q}), o no preguntar a nadie si sigue mientras el rey llamado está oculto. Puede preferir un palo, en el que todo menos el plato se paga doble, y apostar más. Los libros antiguos no se ponen de acuerdo en quién ajusta cuentas con quién ni en lo que cuesta una bola fallida; esta es nuestra lectura.</translation>
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
        <translation>El juego del hombre, tal como se juega en el Perú y en Bolivia: &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt; con {suit D}, &lt;b&gt;oros&lt;/b&gt;, como palo de favor.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El orden de las cartas y el juego son los de siempre: véanse &lt;a href=&quot;rules:cards&quot;&gt;Las cartas y su orden&lt;/a&gt; y &lt;a href=&quot;rules:play&quot;&gt;El juego de las cartas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 23.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La puesta en el plato y el reparto {rule 23.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play; with &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, but pays and is paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool (&lt;i&gt;plato&lt;/i&gt;). Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Juegan tres; si son &lt;b&gt;cuatro&lt;/b&gt;, el que da descansa, pero paga y cobra como un contra, salvo que no tiene parte en un codillo. Quien da pone &lt;b&gt;una ficha&lt;/b&gt; en el plato. Cada uno recibe nueve cartas, de tres en tres y en sentido contrario al del reloj, y sobran trece para la baceta.</translation>
    </message>
    <message>
        <source>The bids {rule 23.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las pujas {rule 23.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A qué obliga</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Entrada&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange up to eight cards</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>se nombra cualquier triunfo, y se roban hasta ocho</translation>
    </message>
    <message>
        <source>&lt;b&gt;Oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Oros&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange up to six</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>triunfo de {suit D}, y se roban hasta seis</translation>
    </message>
    <message>
        <source>&lt;b&gt;Volteo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Volteo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>se voltea la primera carta de la baceta: su palo es el triunfo; el segundo valor es el del palo de favor</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>se nombra cualquier triunfo, y no se roba</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo oros&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>triunfo de {suit D}, y no se roba</translation>
    </message>
    <message>
        <source>The eldest speaks first. The first bid must be an entrada, a volteo or a solo: &lt;b&gt;oros and solo in oros&lt;/b&gt; only go above another bid, or hold one. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass is final. An entrada or a solo that names {suit D} after all is paid as a game in oros.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Primero habla la mano. La primera puja ha de ser entrada, volteo o solo: &lt;b&gt;oros y solo oros&lt;/b&gt; solo pasan por encima de otra, o la igualan. Cada puja ha de ser más alta, pero quien habla antes puede &lt;b&gt;igualar&lt;/b&gt; la de un jugador posterior. El paso es definitivo. Una entrada o un solo que al fin nombra {suit D} se paga como juego en oros.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, whoever holds spadille must play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange. If spadille lies in the talon, the deal is passed out. At some tables the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si &lt;b&gt;todos pasan&lt;/b&gt;, quien tiene la espada está obligado a jugar una entrada, la &lt;i&gt;espada obligada&lt;/i&gt;: nombra el triunfo y roba. Si la espada está en la baceta, nadie juega. En algunas mesas el último puede decir &lt;b&gt;contrabola&lt;/b&gt; cuando todos han pasado. No hay entonces triunfos {rule 20.2}: cada as negro es la carta más baja de su palo. El jugador se descarta de una carta y roba otra, y no puede hacer ni una sola baza; nadie más se descarta.</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Triunfo y descarte {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first: up to eight cards after an entrada, six after oros. In a &lt;b&gt;volteo&lt;/b&gt; the turned card belongs to the Ombre and counts among the cards drawn, one to eight; a black ace makes its own suit trump. It is the bid that counts: an entrada that names {suit D} draws up to eight. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Roba primero el hombre: hasta ocho cartas tras una entrada, seis tras oros. En un &lt;b&gt;volteo&lt;/b&gt; la carta volteada es suya y cuenta entre las robadas, de una a ocho; un as negro hace triunfo de su propio palo. Cuenta la puja: una entrada que nombra {suit D} roba hasta ocho. Después roban los contras: el de la derecha del hombre puede ir primero o ceder el robo al otro, y puede robar todo lo que queda. En un solo se descartan únicamente los contras.</translation>
    </message>
    <message>
        <source>The play and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El juego y la bola {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop, and each pays one chip more; or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sale la mano, sea quien sea el hombre. El hombre que gana las cinco primeras bazas puede quedarse ahí, y cada uno paga una ficha más; o sigue para las nueve, la &lt;b&gt;bola&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Rendirse {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up. A volteo is lost at once, and a solo is never given up. In an entrada, in oros and in a forced game a defender may take the hand over and play it in the Ombre’s place; it is settled as in &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; {rule A20}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Antes de echar carta a la &lt;b&gt;cuarta baza&lt;/b&gt; el hombre puede rendirse. Un volteo queda perdido en el acto, y un solo no se rinde nunca. En una entrada, en oros y en la espada obligada un contra puede seguir la mano y jugarla en su lugar; se paga como en el &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt; {rule A20}.</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Qué se paga {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Qué ocurre</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre tiene &lt;b&gt;más bazas que cada uno&lt;/b&gt; de los contras: sacada</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Se lleva el plato. Cada uno de los otros paga el valor, 1 más por el estuche, si jugó con los tres matadores, y 1 más por las cinco primeras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;, las nueve bazas</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the first five.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo mismo, con 3 por la bola en vez de las cinco primeras.</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Fue a la bola, y perdió una baza</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El juego está ganado y el plato es suyo, pero se quitan 3 de lo que paga cada uno; si no queda nada, paga el hombre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Puesta&lt;/b&gt;: dos empatan con más bazas, también 1 – 4 – 4</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre pone en el plato el valor una vez por cada uno de los otros.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codillo&lt;/b&gt;: un contra tiene más que todos</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre le paga lo mismo. El plato se queda.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rendida&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Como una puesta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Contrabola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Hecha: el plato, y 2 de cada uno. Fallada: 2 por cada uno al plato.</translation>
    </message>
    <message>
        <source>Points instead of chips {rule 23.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Puntos en lugar de fichas {rule 23.4}</translation>
    </message>
    <message>
        <source>A table may play for points, to &lt;b&gt;twelve&lt;/b&gt;. The Ombre has 1 point for a game won with up to six tricks, 2 with seven or eight, 4 with all nine, and 1 more in oros. For a puesta each defender has 1, for a codille the better one 2. Nobody gives up, and nothing is staked. The first with twelve points wins, counted after the deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Una mesa puede jugar a puntos, hasta &lt;b&gt;doce&lt;/b&gt;. El hombre tiene 1 punto por un juego ganado con seis bazas o menos, 2 con siete u ocho, 4 con las nueve, y 1 más en oros. Por una puesta cada contra tiene 1, por un codillo el mejor 2. Nadie se rinde, y no se pone nada. Gana el primero que tiene doce puntos, contados después de la mano.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hay cuatro en la mesa, y una ficha en el plato.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cada rival</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Plato</translation>
    </message>
    <message>
        <source>Oros, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Oros, sacada</translation>
    </message>
    <message>
        <source>Volteo that turned {suit D}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Volteo que volteó {suit D}, sacada</translation>
    </message>
    <message>
        <source>Entrada that named {suit D}, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada que nombró {suit D}, 4 – 4 – 1</translation>
    </message>
    <message>
        <source>Solo in oros, one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo oros, codillo de un contra</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>En qué difieren las mesas</translation>
    </message>
    <message>
        <source>Rocambor could be read in one program only, whose rules and whose play did not always agree; the prices are those of our Tresillo. A table may open with oros, draw eight cards after it, deal again when all pass, and change what Tresillo changes. The game named &lt;i&gt;penetro&lt;/i&gt;, in which all play when all have passed, is not played here.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El rocambor solo se pudo leer en un programa, cuyas reglas y cuyo juego no siempre coincidían; los precios son los de nuestro tresillo. Una mesa puede abrir con oros, robar ocho cartas tras ellos, dar de nuevo si todos pasan, y cambiar lo que cambia el tresillo. El juego llamado &lt;i&gt;penetro&lt;/i&gt;, en el que juegan todos cuando todos han pasado, no se juega aquí.</translation>
    </message>
</context>
<context>
    <name>rules/surrender.html</name>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>La rendición {rule 1.11}</translation>
    </message>
    <message>
        <source>An Ombre who sees that he cannot win may give up when it is his turn, until he has played his card to the &lt;b&gt;fourth trick&lt;/b&gt;. He then pays a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt; without any extras: never more than the lost game would cost, and no defender is the richer by it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre que ve que no puede ganar puede rendirse cuando le toca, hasta que haya jugado su carta a la &lt;b&gt;cuarta baza&lt;/b&gt;. Paga entonces una &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt; sin nada más: nunca más de lo que costaría el juego perdido, y ningún contra se hace más rico con ella.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>May he surrender?</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>¿Puede rendirse?</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>No.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vuelta&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes, if &lt;b&gt;both&lt;/b&gt; defenders accept. If one refuses, play goes on; he may ask again in a later trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sí, si aceptan &lt;b&gt;los dos&lt;/b&gt; contras. Si uno se niega, se sigue jugando; puede pedirlo otra vez en una baza posterior.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Entrada&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes. But each defender, the one at the Ombre’s right first, may &lt;b&gt;take over&lt;/b&gt; the hand.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sí. Pero cada contra, primero el que está a la derecha del hombre, puede &lt;b&gt;seguir&lt;/b&gt; el juego.</translation>
    </message>
    <message>
        <source>Taking over {rule A20}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La sigo {rule A20}</translation>
    </message>
    <message>
        <source>Whoever takes over is the Ombre for the rest of the deal, as if the entrada had been his own. Trumps stay as they are, the tricks that were won stay with their winners, and nobody exchanges again. He is paid as an Ombre if he wins and pays as an Ombre if he does not. The one who gave up is a defender now and owes nothing more than any defender. A hand can be taken over once, and then it is played to the end.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quien la sigue es el hombre durante el resto de la mano, como si la entrada hubiera sido suya. El triunfo no cambia, las bazas ganadas son de quien las ganó, y nadie vuelve a descartarse. Cobra como hombre si gana y paga como hombre si no. El que se rindió es ahora un contra y no debe nada más que cualquier otro contra. El juego se sigue una sola vez, y entonces se juega hasta el final.</translation>
    </message>
    <message>
        <source>The Spanish way</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>A la española</translation>
    </message>
    <message>
        <source>A table may agree to settle a hand that was taken over as Spanish books have it. Then the pool stays where it is, and nobody is paid for the game, for estuches or for primeras. There is one price, the &lt;b&gt;puesta&lt;/b&gt; of pool + {loss}. Who pays it depends on who has the most tricks:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mesa puede acordar que un juego seguido se pague como dicen los libros españoles. Entonces el plato se queda donde está, y no se paga nada por el juego, por estuches ni por primeras. Solo hay un precio, la &lt;b&gt;puesta&lt;/b&gt; de plato + {loss}. Quién la paga depende de quién tiene más bazas:</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Más bazas</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lo que se paga</translation>
    </message>
    <message>
        <source>the player who took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quien siguió el juego</translation>
    </message>
    <message>
        <source>The player who gave up pays them a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El que se rindió le paga una puesta.</translation>
    </message>
    <message>
        <source>the player who took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quien siguió el juego y otro, empatados</translation>
    </message>
    <message>
        <source>The player who took over and the one who gave up each pay a puesta into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El que siguió el juego y el que se rindió ponen cada uno una puesta en el plato.</translation>
    </message>
    <message>
        <source>the player who gave up, alone or level with a third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quien se rindió, solo o empatado con un tercero</translation>
    </message>
    <message>
        <source>The player who took over pays a puesta into the pool. The player who gave up is saved and pays nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El que siguió el juego pone una puesta en el plato. El que se rindió se salva y no paga nada.</translation>
    </message>
    <message>
        <source>two players level who neither took over nor gave up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dos empatados que ni siguieron el juego ni se rindieron</translation>
    </message>
    <message>
        <source>a third player alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>un tercero él solo</translation>
    </message>
    <message>
        <source>Codille: the player who took over pays them a puesta, and the one who gave up pays one into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codillo: el que siguió el juego le paga una puesta, y el que se rindió pone otra en el plato.</translation>
    </message>
    <message>
        <source>A taker who has the first five tricks has won, and is not asked to claim: neither the primeras nor a vole would be paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quien sigue el juego y tiene las cinco primeras bazas ha ganado, y no se le pregunta si cobra: ni las primeras ni la bola se pagarían.</translation>
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
        <translation>El juego del hombre, tal como se juega en España. Un palo, el &lt;b&gt;palo de favor&lt;/b&gt;, vale más que los otros: una puja en él es más alta que la misma en otro palo, y se paga más.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. Spaniards call the Ombre the &lt;i&gt;jugador&lt;/i&gt; and the defenders the &lt;i&gt;contras&lt;/i&gt;; spadille is the &lt;i&gt;espada&lt;/i&gt;, manille the &lt;i&gt;mala&lt;/i&gt;, and the pool is the &lt;i&gt;plato&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El orden de las cartas y el juego son los de siempre: véanse &lt;a href=&quot;rules:cards&quot;&gt;Las cartas y su orden&lt;/a&gt; y &lt;a href=&quot;rules:play&quot;&gt;El juego de las cartas&lt;/a&gt;. El hombre se llama en el tresillo &lt;i&gt;jugador&lt;/i&gt;; la mesa lo sigue llamando «hombre», como en los demás juegos, porque jugadores son todos. Los otros dos son los &lt;i&gt;contras&lt;/i&gt;; la espadilla es la &lt;i&gt;espada&lt;/i&gt;, la malilla la &lt;i&gt;mala&lt;/i&gt;, y las fichas por las que se juega están en el &lt;i&gt;plato&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 22.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El plato y el reparto {rule 22.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play. With &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, as &lt;i&gt;zángano&lt;/i&gt;: they get no cards, but pay and are paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool. Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Juegan tres. Si son &lt;b&gt;cuatro&lt;/b&gt;, el que da descansa: es el &lt;i&gt;zángano&lt;/i&gt; o &lt;i&gt;alcalde&lt;/i&gt;, que no recibe cartas pero paga y cobra como un contra, salvo que no tiene parte en un codillo. Quien da pone &lt;b&gt;una ficha&lt;/b&gt; en el plato. Cada uno recibe nueve cartas, de tres en tres y en sentido contrario al del reloj, y sobran trece para la baceta.</translation>
    </message>
    <message>
        <source>The favour suit {rule 22.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El palo de favor {rule 22.2}</translation>
    </message>
    <message>
        <source>It is agreed for the whole sitting; at this table it is {suit S}, unless you choose another. A game in the favour suit is worth &lt;b&gt;twice&lt;/b&gt; the value.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se acuerda para toda la partida; en esta mesa es {suit S}, si no se elige otro. Un juego en el palo de favor vale el &lt;b&gt;doble&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The bids {rule 22.3} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las pujas {rule 22.3} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A qué obliga</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Entrada&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>se nombra cualquier triunfo, y se roba</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Entrada de favor&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el triunfo es el palo de favor, y se roba</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vuelta&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>se vuelve la primera carta de la baceta: su palo es el triunfo; el segundo valor es el del palo de favor</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>se nombra cualquier triunfo, y no se roba</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo de favor&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el triunfo es el palo de favor, y no se roba</translation>
    </message>
    <message>
        <source>The eldest speaks first. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass (&lt;i&gt;paso&lt;/i&gt;) is final. An entrada or a solo that names the favour suit after all is paid as a game in favour.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Primero habla la mano. Cada puja ha de ser más alta, pero quien habla antes puede &lt;b&gt;igualar&lt;/b&gt; la de quien habla después. Quien dice &lt;i&gt;paso&lt;/i&gt; ya no vuelve a hablar. Una entrada o un solo en que al fin se nombra el palo de favor se paga como juego de favor.</translation>
    </message>
    <message>
        <source>If all pass, the next player deals. At some tables whoever holds spadille must then play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange, and if spadille lies in the talon, the deal is passed out. At others the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si todos pasan, da el siguiente. En algunas mesas, quien tiene la espada está obligado entonces a jugar una entrada, la &lt;i&gt;espada obligada&lt;/i&gt;: nombra el triunfo y roba; si la espada está en la baceta, nadie juega. En otras el último puede decir &lt;b&gt;contrabola&lt;/b&gt; cuando todos han pasado. No hay entonces triunfos {rule 20.2}: cada as negro es la carta más baja de su palo. El jugador se descarta de una carta y roba otra, y no puede hacer ni una sola baza; nadie más se descarta.</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Triunfo y descarte {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first, up to nine cards. In a &lt;b&gt;vuelta&lt;/b&gt; the turned card belongs to the Ombre and counts among those drawn; a black ace makes its own suit trump. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Roba primero el jugador, hasta nueve cartas. En una &lt;b&gt;vuelta&lt;/b&gt; la carta vuelta es suya y cuenta entre las robadas; si es un as negro, el triunfo es su palo. Después roban los contras: el de la derecha del jugador va primero o cede el robo al otro, y quien va primero puede robar todo lo que queda. En un solo se descartan únicamente los contras.</translation>
    </message>
    <message>
        <source>The play, the first five tricks and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El juego, las primeras y la bola {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop: that is &lt;i&gt;primeras&lt;/i&gt;, and each pays one chip more. Or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sale la mano, sea quien sea el jugador. El jugador que gana las cinco primeras bazas puede quedarse ahí: son las &lt;i&gt;primeras&lt;/i&gt;, y cada uno paga una ficha más. O sigue a por las nueve, la &lt;b&gt;bola&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Rendirse {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up: they say &lt;i&gt;paso&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Antes de echar carta a la &lt;b&gt;cuarta baza&lt;/b&gt; el jugador puede rendirse: dice &lt;i&gt;paso&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vuelta&lt;/b&gt; is lost at once.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Una &lt;b&gt;vuelta&lt;/b&gt; queda perdida en el acto.</translation>
    </message>
    <message>
        <source>In an &lt;b&gt;entrada&lt;/b&gt; each defender, the one at the Ombre’s right first, may say &lt;i&gt;bien&lt;/i&gt;, and accept, or &lt;i&gt;la sigo&lt;/i&gt;, and play it in the Ombre’s place. Trump and tricks stay as they are, and nobody exchanges again.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>En una &lt;b&gt;entrada&lt;/b&gt; cada contra, primero el de la derecha del jugador, dice &lt;i&gt;bien&lt;/i&gt;, y la acepta, o &lt;i&gt;la sigo&lt;/i&gt;, y la juega en su lugar. El triunfo y las bazas quedan como están, y nadie vuelve a robar.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;solo&lt;/b&gt; is never given up.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Un &lt;b&gt;solo&lt;/b&gt; no se rinde nunca.</translation>
    </message>
    <message>
        <source>After a take-over the pool stays, and there is one price, that of a lost entrada {rule A20}:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si alguien la sigue, el plato se queda y hay un único precio, el de una entrada perdida {rule A20}:</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Más bazas</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Qué se paga</translation>
    </message>
    <message>
        <source>whoever took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quien la siguió</translation>
    </message>
    <message>
        <source>Whoever gave up pays them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le paga quien se rindió.</translation>
    </message>
    <message>
        <source>whoever took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quien la siguió y otro, iguales</translation>
    </message>
    <message>
        <source>Whoever took over and whoever gave up each pay into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quien la siguió y quien se rindió pagan cada uno al plato.</translation>
    </message>
    <message>
        <source>whoever gave up, alone or level with the third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quien se rindió, solo o empatado con el tercero</translation>
    </message>
    <message>
        <source>Whoever took over pays into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quien la siguió paga al plato.</translation>
    </message>
    <message>
        <source>the third alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el tercero solo</translation>
    </message>
    <message>
        <source>Whoever gave up pays into the pool, and whoever took over pays the third.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quien se rindió paga al plato, y quien la siguió paga al tercero.</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Qué se paga {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Qué ocurre</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El jugador tiene &lt;b&gt;más bazas que cada uno&lt;/b&gt; de los contras: sacada</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Se lleva el plato. Cada uno de los otros paga el valor, 1 más por el estuche, si jugó con los tres matadores, y 1 más por las primeras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;, las nueve bazas</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo mismo, pero 3 por la bola en vez de 1 por las primeras.</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Fue a la bola, y perdió una baza</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El juego está ganado y el plato es suyo, pero se quitan 3 de lo que paga cada uno; si no queda nada, paga el jugador.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Puesta&lt;/b&gt;: empate en el número más alto de bazas, también 3 – 3 – 3 y 1 – 4 – 4</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El jugador pone en el plato el valor una vez por cada uno de los otros.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt; (&lt;i&gt;codillo&lt;/i&gt;): one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codillo&lt;/b&gt;: un contra tiene más que todos</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El jugador le paga lo mismo. El plato se queda.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rendida&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Como una puesta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Contrabola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Hecha: el plato, y 2 de cada uno. Perdida: 2 por cada uno al plato.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hay cuatro en la mesa, y una ficha en el plato.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cada rival</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Plato</translation>
    </message>
    <message>
        <source>Entrada, 5 – 3 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada, 5 – 3 – 1</translation>
    </message>
    <message>
        <source>Favour entrada, 4 – 3 – 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada de favor, 4 – 3 – 2</translation>
    </message>
    <message>
        <source>Vuelta, primeras</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vuelta, primeras</translation>
    </message>
    <message>
        <source>Favour solo, 6 – 2 – 1, with the matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo de favor, 6 – 2 – 1, con los matadores</translation>
    </message>
    <message>
        <source>Solo, bola</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, bola</translation>
    </message>
    <message>
        <source>Entrada, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada, 4 – 4 – 1</translation>
    </message>
    <message>
        <source>Entrada, 3 – 4 – 2: one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada, 3 – 4 – 2: codillo de un contra</translation>
    </message>
    <message>
        <source>Vuelta given up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vuelta rendida</translation>
    </message>
    <message>
        <source>Words of the table</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo que se dice en la mesa</translation>
    </message>
    <message>
        <source>Arrastrar</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>To lead trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Salir de triunfo.</translation>
    </message>
    <message>
        <source>Asistir</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Asistir</translation>
    </message>
    <message>
        <source>To follow suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Jugar una carta del palo de salida.</translation>
    </message>
    <message>
        <source>Baceta, monte</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baceta, monte</translation>
    </message>
    <message>
        <source>The talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Las trece cartas que sobran.</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>The three matadors together: espada, mala and basto.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Los tres matadores juntos: espada, mala y basto.</translation>
    </message>
    <message>
        <source>Fallo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>A suit of which one has no card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>No tener ninguna carta de un palo.</translation>
    </message>
    <message>
        <source>La sigo, la defiendo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>La sigo, la defiendo</translation>
    </message>
    <message>
        <source>I take over the entrada that the Ombre gives up.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Me hago cargo de la entrada que el jugador deja.</translation>
    </message>
    <message>
        <source>Llevada, sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada, sacada</translation>
    </message>
    <message>
        <source>A game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El juego ganado.</translation>
    </message>
    <message>
        <source>Mano, postre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano, postre</translation>
    </message>
    <message>
        <source>The first and the last to speak.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El primero y el último en hablar.</translation>
    </message>
    <message>
        <source>Primero, indiferente</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Primero, indiferente</translation>
    </message>
    <message>
        <source>The defender who draws first, and the other; the weaker one is the &lt;i&gt;mano pobre&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El contra que roba antes, y el otro; el más flojo es la &lt;i&gt;mano pobre&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Tanto, ficha</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tanto, ficha</translation>
    </message>
    <message>
        <source>The unit of payment.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La unidad en que se paga.</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>En qué difieren las mesas</translation>
    </message>
    <message>
        <source>We could read which suit is favoured, how the bids rank and how a hand is taken over, but no tariff and no limits of the exchange: those are ours, and each is a setting. Clubs may play by another favour suit or none, another factor, the prices of Renegado, the codille that takes the pool, a resting player opposite the dealer, and bids that two players settle at a time.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En los libros hemos encontrado el palo de favor, el orden de las pujas y cómo se sigue un juego, pero ninguna tarifa ni los límites del robo: esos son nuestros, y todos se pueden cambiar. Un club puede jugar con otro palo de favor o sin él, con otro factor, con los precios del renegado, con un codillo que se lleva el plato, con el zángano enfrente del que da, y con una subasta en la que pujan de dos en dos.</translation>
    </message>
    <message>
        <source>Some things are named in Spanish books without saying how they go, and are not played here: announcing the bola, and several puestas that stand at once. They also name a second puesta that costs more than the first: a table may set such a price, for a puesta while the plate still holds chips of an earlier deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hay cosas que los libros españoles nombran sin decir cómo son, y que aquí no se juegan: anunciar la bola, y tener en pie varias puestas a la vez. También nombran una segunda puesta más cara que la primera: una mesa puede fijar el precio de la que se hace cuando aún quedan en el plato fichas de una mano anterior.</translation>
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
        <translation>El cuatrillo cuando falta el cuarto. Juegan tres con treinta cartas, diez cada uno, y no sobra nada que robar. El hombre puede pedir un &lt;b&gt;rey&lt;/b&gt;, pero quien lo tiene no se hace aliado suyo: se lo entrega, y el hombre juega solo.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The matadors have their privilege.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El orden de las cartas y el juego son los de siempre: véanse &lt;a href=&quot;rules:cards&quot;&gt;Las cartas y su orden&lt;/a&gt; y &lt;a href=&quot;rules:play&quot;&gt;El juego de las cartas&lt;/a&gt;. Los matadores tienen su privilegio.</translation>
    </message>
    <message>
        <source>Cards, stakes and deal {rule 3.9} {rule A3} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cartas, apuestas y reparto {rule 3.9} {rule A3} {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is left out of the pack, {suit D} unless the table chooses {suit H}, and it cannot be trump. Each player puts &lt;b&gt;one chip&lt;/b&gt; into the pool and the dealer &lt;b&gt;ten more&lt;/b&gt;, so a fresh pool holds thirteen. The dealer deals three, three and four cards at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se quita de la baraja un palo rojo, {suit D} si la mesa no prefiere {suit H}, y ese palo no puede ser triunfo. Cada jugador pone &lt;b&gt;una ficha&lt;/b&gt; en el plato, y el que da &lt;b&gt;diez más&lt;/b&gt;, así que un plato nuevo tiene trece. El que da reparte las cartas de tres en tres y de cuatro en cuatro (tres, tres y cuatro), en sentido contrario al del reloj, empezando por su derecha.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las pujas {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A qué te obligas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rey llamado&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, with a king that you demand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>seis de las diez bazas, con un rey que pides</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sin robar&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks with the cards you were dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>seis bazas con las cartas que te dieron</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mano habla primero, y quien pasa queda fuera. Si has pedido rey y alguien que habla después de ti puja sin robar, puedes &lt;b&gt;igualar&lt;/b&gt;: jugar tú sin robar, y el juego sigue siendo tuyo.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all three pass&lt;/b&gt;, whoever holds spadille must play as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si &lt;b&gt;pasan los tres&lt;/b&gt;, quien tiene la espadilla tiene que jugar como si hubiera pedido rey.</translation>
    </message>
    <message>
        <source>The king that is given {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El rey que se entrega {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they &lt;b&gt;demand a king&lt;/b&gt; that is not of trumps and that they do not hold. Its holder gives it to them, and gets any card of the Ombre’s choice for it. Both cards are seen by all. An Ombre who holds both plain kings shows them and plays the cards they have.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre nombra el triunfo. Si pidió rey, o juega obligado, &lt;b&gt;pide un rey&lt;/b&gt; que no sea de triunfo y que él no tenga. Quien lo tiene se lo entrega, y recibe a cambio la carta que quiera darle el hombre. Las dos cartas las ven todos. El hombre que tiene los dos reyes que no son de triunfo los enseña y juega con lo que tiene.</translation>
    </message>
    <message>
        <source>The result and what is paid {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El resultado y lo que se paga {rule 20.4}</translation>
    </message>
    <message>
        <source>All ten tricks are played. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave and 2 after sans prendre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se juegan las diez bazas. El &lt;b&gt;juego&lt;/b&gt; es 1 ficha de cada rival con rey pedido, y 2 sin robar.</translation>
    </message>
    <message>
        <source>Tricks of the Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bazas del hombre</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Qué pasa</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Seis&lt;/b&gt; o más: ganado</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre se lleva el plato, y cada rival le paga el juego.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinco&lt;/b&gt;: puesta</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El hombre pone en el plato tanto como hay en él, y paga el juego a cada rival.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cuatro&lt;/b&gt; o menos: codillo</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The Ombre puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Los rivales se reparten el plato por igual. El hombre repone lo que han tomado, y paga el juego a cada uno.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>The pool is 13.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El plato es 13.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cada rival</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Plato</translation>
    </message>
    <message>
        <source>Ask leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Con rey, ganado</translation>
    </message>
    <message>
        <source>Ask leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Con rey, puesta</translation>
    </message>
    <message>
        <source>Ask leave, codille: each takes 6, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Con rey, codillo: cada rival toma 6, y queda 1</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sin robar, ganado</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>En qué difieren las mesas</translation>
    </message>
    <message>
        <source>Some stake four chips each. The old books tell that the game is paid but not how much; our prices are the smallest that tell the two bids apart. They also leave open what an Ombre does who holds both plain kings. Nobody claims a game before its last trick, and no payment is made for matadors or for all ten tricks.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En algunas mesas cada uno pone cuatro fichas. Los libros antiguos dicen que el juego se paga, pero no cuánto; nuestros precios son los más pequeños que distinguen las dos pujas. Tampoco dicen qué hace el hombre que tiene los dos reyes. Nadie cobra un juego antes de la última baza, y no se paga nada por los matadores ni por las diez bazas.</translation>
    </message>
</context>
<context>
    <name>rules/trump.html</name>
    <message>
        <source>Naming trumps {rule 1.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Nombrar el triunfo {rule 1.7}</translation>
    </message>
    <message>
        <source>Entrada</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>The Ombre names any suit he likes, &lt;b&gt;before&lt;/b&gt; he throws a card. There is no going back when the draw disappoints.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre nombra el palo que quiere, &lt;b&gt;antes&lt;/b&gt; de descartarse. No puede cambiarlo aunque el robo le decepcione.</translation>
    </message>
    <message>
        <source>Vuelta {rule A9} {rule A10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Vuelta {rule A9} {rule A10}</translation>
    </message>
    <message>
        <source>The top card of the talon is turned over, and its suit is trump. If it is a black ace, the suit printed on it is trump: the {name SA} makes {suit S} trumps, the {name CA} makes {suit C}. The turned card belongs to the Ombre: it is the first he draws, so he must throw at least one of his own. Turning manille while he holds spadille is what every vuelta hopes for.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se vuelve la primera carta de la baceta, y su palo es el triunfo. Si es un as negro, el triunfo es el palo que lleva impreso: {suit S} con el {name SA}, {suit C} con el {name CA}. La carta vuelta es del hombre: es la primera que roba, así que tiene que descartarse al menos de una. Volver la malilla teniendo la espadilla es con lo que sueña todo el que dice vuelta.</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>The Ombre names any suit and keeps his nine cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre nombra el palo que quiere y se queda con sus nueve cartas.</translation>
    </message>
    <message>
        <source>The talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La baceta</translation>
    </message>
    <message>
        <source>A player who has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four cards and then names any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quien ha tomado la &lt;a href=&quot;rules:four_handed&quot;&gt;baceta&lt;/a&gt; se descarta de cuatro cartas y luego nombra el palo que quiere.</translation>
    </message>
    <message>
        <source>Which suit?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>¿Qué palo?</translation>
    </message>
    <message>
        <source>Usually the longest. Mind that black trumps are one fewer than red ones, so four black trumps weigh a little more; and that the black aces add themselves to any suit you name. With {SA}, {CA} and four small cards of one suit you have six trumps in it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Casi siempre el más largo. Ten en cuenta que los triunfos negros son uno menos que los rojos, así que cuatro triunfos negros pesan un poco más, y que los ases negros se suman al palo que nombres. Con {SA}, {CA} y cuatro cartas bajas de un palo tienes en él seis triunfos.</translation>
    </message>
</context>
<context>
    <name>rules/two_handed.html</name>
    <message>
        <source>Ombre for two {rule 3.9}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>El hombre a dos {rule 3.9}</translation>
    </message>
    <message>
        <source>When the third stays away, two can play with three quarters of the pack. The bids, the matadors and the dangers are those of Ombre Renegado; there is one opponent instead of two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cuando falta el tercero, dos pueden jugar con tres cuartas partes de la baraja. Las pujas, los matadores y los peligros son los del hombre renegado; hay un rival en lugar de dos.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are the same: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El orden de las cartas y el juego son los mismos: véanse &lt;a href=&quot;rules:cards&quot;&gt;Las cartas y su orden&lt;/a&gt; y &lt;a href=&quot;rules:play&quot;&gt;El juego de las cartas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El reparto {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is taken out of the pack, {suit H} as a rule; thirty cards are left. The dealer puts five chips into the pool and deals eight cards to each, two at a time. Fourteen are the talon. The deal alternates.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se quita un palo rojo de la baraja, {suit H} por lo general; quedan treinta cartas. El que da pone cinco fichas en el plato y reparte ocho cartas a cada uno, de dos en dos. Catorce son la baceta. Se da por turno.</translation>
    </message>
    <message>
        <source>The missing suit &lt;b&gt;cannot be trump&lt;/b&gt;: the black aces would be its only cards. With black trumps there are eleven trumps in the pack, with the red suit that is left there are twelve.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El palo que falta &lt;b&gt;no puede ser triunfo&lt;/b&gt;: los ases negros serían sus únicas cartas. Con triunfo negro hay once triunfos en la baraja, y con el palo rojo que queda hay doce.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las pujas {rule 1.6} {rule 1.7}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puja</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vale</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Entrada&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>el hombre nombra un palo</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vuelta&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo decide la primera carta de la baceta</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sí, con esa carta</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>para el hombre, no</translation>
    </message>
    <message>
        <source>Whoever did not deal speaks first. A bid must be higher than the last, and who passes is out. But if you spoke first, have bid and are overcalled, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and the dealer must go higher or give way. If both pass, the pool stays and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Habla primero quien no ha dado. Una puja tiene que ser más alta que la anterior, y quien pasa queda fuera. Pero si hablaste primero, has pujado y te suben, puedes &lt;b&gt;igualar&lt;/b&gt;: pedir lo mismo, y el que da tiene que subir o ceder. Si pasan los dos, el plato se queda y el siguiente que da vuelve a poner.</translation>
    </message>
    <message>
        <source>The matadors are paid at once</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Los matadores se pagan al momento</translation>
    </message>
    <message>
        <source>As soon as the trump is known, before a card is thrown, look at the eight cards the Ombre was &lt;b&gt;dealt&lt;/b&gt;. If he holds the top trumps without a gap, from spadille down, and at least three of them, the other pays him a chip for each. He shows them for it. It is his to keep, even if he loses the game, and nothing is counted for them at the end. A turned card does not help: it was not dealt to him.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En cuanto se sabe el triunfo, antes de descartarse, mira las ocho cartas que &lt;b&gt;se le dieron&lt;/b&gt; al hombre. Si tiene los triunfos más altos sin hueco, desde la espadilla para abajo, y al menos tres, el otro le paga una ficha por cada uno. Para eso los enseña. Son suyas para siempre, aunque pierda el juego, y al final no se cuenta nada por ellos. La carta vuelta no ayuda: no se le dio.</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8} {rule A9} {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El descarte {rule 1.8} {rule A9} {rule A14}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws up to eight cards; in a vuelta at least one, since the turned card is his, and in a solo none. Then the other may draw what is left, up to eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El hombre se descarta de hasta ocho cartas y roba otras tantas; en una vuelta al menos de una, porque la carta vuelta es suya, y en un solo de ninguna. Luego el otro puede robar lo que quede, hasta ocho.</translation>
    </message>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quién ha ganado {rule 1.12}</translation>
    </message>
    <message>
        <source>Whoever did not deal leads, and eight tricks are played.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sale quien no ha dado, y se juegan ocho bazas.</translation>
    </message>
    <message>
        <source>The Ombre’s tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bazas del hombre</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lo que se paga</translation>
    </message>
    <message>
        <source>five or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinco o más</translation>
    </message>
    <message>
        <source>&lt;b&gt;won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ganado&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He takes the pool, and the other pays him the worth of the bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Se lleva el plato, y el otro le paga lo que vale la puja.</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>&lt;b&gt;puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;puesta&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} into the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Pone plato + {loss} en el plato, que se queda.</translation>
    </message>
    <message>
        <source>three or fewer</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tres o menos</translation>
    </message>
    <message>
        <source>&lt;b&gt;codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;codillo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} to the other. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le paga plato + {loss} al otro. El plato se queda.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five straight&lt;/b&gt; {rule 1.10}: an Ombre who wins the first five tricks may claim the game, and is paid 3 more. If he leads to the sixth he owes all eight: made, they are worth 10 more; missed, he takes the pool but pays 30, less 2 in a vuelta or 10 in a solo.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Cinco seguidas&lt;/b&gt; {rule 1.10}: un hombre que gana las cinco primeras bazas puede cobrar el juego, y recibe 3 más. Si sale a la sexta debe las ocho: si las hace, valen 10 más; si no, se lleva el plato pero paga 30, menos 2 en una vuelta o 10 en un solo.</translation>
    </message>
    <message>
        <source>An Ombre who wins none of the first five and loses the game pays 3 more.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Un hombre que no gana ninguna de las cinco primeras y pierde el juego paga 3 más.</translation>
    </message>
    <message>
        <source>Until he has played to the fourth trick he may &lt;b&gt;surrender&lt;/b&gt; {rule 1.11} an entrada or a vuelta, never a solo. The other may accept, which costs pool + {loss} into the pool; or he takes an entrada over and is the Ombre himself; or he refuses to let a vuelta go.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Hasta que ha jugado a la cuarta baza puede &lt;b&gt;rendir&lt;/b&gt; {rule 1.11} una entrada o una vuelta, nunca un solo. El otro puede aceptar, y eso cuesta plato + {loss} al plato; o sigue una entrada y es él el hombre; o se niega a dejar una vuelta.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Gains and losses with five chips in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ganancias y pérdidas con cinco fichas en el plato.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>The other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El otro</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Plato</translation>
    </message>
    <message>
        <source>Entrada won 5–3, three matadors dealt: 3 at the naming, then 5 and 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada ganada 5–3, con tres matadores dados: 3 al nombrar, luego 5 y 5</translation>
    </message>
    <message>
        <source>Entrada 4–4: puesta, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada 4–4: puesta, 5 + 10</translation>
    </message>
    <message>
        <source>Entrada 3–5: codille, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada 3–5: codillo, 5 + 10</translation>
    </message>
    <message>
        <source>Solo won 5–3, spadille, manille, basto and king dealt: 4 at the naming, then 5 and 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo ganado 5–3, con espadilla, malilla, basto y rey dados: 4 al nombrar, luego 5 y 15</translation>
    </message>
    <message>
        <source>Entrada, all eight tricks: 5, and 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrada, las ocho bazas: 5, y 5 + 10</translation>
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
        <translation>Juegan dos contra dos, y los compañeros se sientan enfrente. Quien juega nombra el triunfo al hablar. Se apuesta con &lt;b&gt;piedras&lt;/b&gt;, dieciséis por pareja, y gana la pareja que reúne las treinta y dos. Se juega en las islas Canarias y en los montes de Málaga.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El orden de las cartas y el juego son los de siempre: véanse &lt;a href=&quot;rules:cards&quot;&gt;Las cartas y su orden&lt;/a&gt; y &lt;a href=&quot;rules:play&quot;&gt;El juego&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The play is that of every Ombre: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The pack and the order of trumps are different, and stand below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El juego es el de siempre: véase &lt;a href=&quot;rules:play&quot;&gt;El juego&lt;/a&gt;. La baraja y el orden de los triunfos son otros, y están aquí abajo.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 25.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las cartas y el reparto {rule 25.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Forty cards, eight to each player, four at a time, counter-clockwise. The &lt;b&gt;eight left over&lt;/b&gt; give the game its name, the &lt;i&gt;zanga&lt;/i&gt;: they stay face down, and nobody sees them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cuarenta cartas: ocho a cada jugador, de cuatro en cuatro, hacia la derecha. Las &lt;b&gt;ocho que sobran&lt;/b&gt; dan nombre al juego, la &lt;i&gt;zanga&lt;/i&gt;: quedan boca abajo, y nadie las ve.</translation>
    </message>
    <message>
        <source>Thirty-two cards: of {suit C} only ace and king are in the pack. Each player gets eight, four at a time, counter-clockwise, and none is left. &lt;b&gt;Both are always trumps&lt;/b&gt;, and their suit cannot be named. The king, &lt;b&gt;el feo&lt;/b&gt; (the ugly one), is the fourth highest trump:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Treinta y dos cartas: de {suit C} solo entran el as y el rey. Cada jugador recibe ocho, de cuatro en cuatro, hacia la derecha, y no sobra ninguna. &lt;b&gt;Esas dos cartas son siempre triunfo&lt;/b&gt;, y su palo no se puede nombrar. El rey, &lt;b&gt;el feo&lt;/b&gt;, es el cuarto triunfo:</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>De mayor a menor</translation>
    </message>
    <message>
        <source>The three highest are matadors and may be withheld from a lower trump. El feo is no matador: it must follow.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Los tres primeros son matadores, y se pueden reservar ante un triunfo menor. El feo no es matador: tiene que asistir.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;b&gt;mano&lt;/b&gt;, who speaks and leads first. The deal passes to the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>El jugador a la derecha de quien da es &lt;b&gt;mano&lt;/b&gt;: habla y sale primero. Da después el siguiente a la derecha.</translation>
    </message>
    <message>
        <source>The stones {rule 25.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las piedras {rule 25.2}</translation>
    </message>
    <message>
        <source>Each side begins with 16 stones, which one of the two partners keeps. What is paid in lies &lt;b&gt;on the table&lt;/b&gt; until somebody wins it. A side never pays more than it has. With nothing left it plays on as long as stones lie on the table, and may win them. The game is over when, after a deal, one side owns &lt;b&gt;all 32&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada pareja empieza con 16 piedras, que guarda uno de los dos. Lo que se paga queda &lt;b&gt;en la mesa&lt;/b&gt; hasta que alguien lo gana. Ninguna pareja paga más de lo que tiene. La que se queda sin piedras sigue jugando mientras las haya en la mesa, y puede ganarlas. La partida se acaba cuando, después de una mano, una pareja tiene &lt;b&gt;las 32&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The calls {rule 25.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo que se dice {rule 25.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>Before anybody speaks, mano’s side puts &lt;b&gt;4 stones&lt;/b&gt; on the table. Then each speaks once, from mano to the right:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Antes de que nadie hable, la pareja de la mano pone &lt;b&gt;4 piedras&lt;/b&gt; en la mesa. Luego habla cada uno una vez, de la mano hacia la derecha:</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Se dice</translation>
    </message>
    <message>
        <source>What it means</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Qué significa</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pass&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Paso&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You do not play, and put a stone on the table. Once somebody plays, a pass costs nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>No juegas, y pones una piedra en la mesa. Cuando alguien juega ya, pasar no cuesta nada.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; in a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Juego&lt;/b&gt; a un palo</translation>
    </message>
    <message>
        <source>That suit is trump. You and your partner need five of the eight tricks together.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ese palo es triunfo. Tu compañero y tú necesitáis entre los dos cinco de las ocho bazas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You name the trump and need five tricks alone, against two. Your partner lays their cards aside.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nombras el triunfo y necesitas tú solo cinco bazas, contra dos. Tu compañero deja sus cartas.</translation>
    </message>
    <message>
        <source>After somebody plays, their partner is not asked. Each &lt;b&gt;opponent&lt;/b&gt; who has not spoken may &lt;b&gt;send them alone&lt;/b&gt; by saying &lt;i&gt;solo&lt;/i&gt;. Then the player either &lt;b&gt;goes alone&lt;/b&gt;, naming the trump again, or &lt;b&gt;lets them go&lt;/b&gt;: then the opponent who said solo names the trump and plays alone. A first solo ends the calls at once. If &lt;b&gt;all pass&lt;/b&gt;, the stones stay and the next player deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cuando alguien juega, a su compañero no se le pregunta. Cada &lt;b&gt;contrario&lt;/b&gt; que no ha hablado puede &lt;b&gt;mandarlo solo&lt;/b&gt; diciendo &lt;i&gt;solo&lt;/i&gt;. Entonces el jugador &lt;b&gt;se va solo&lt;/b&gt;, y vuelve a nombrar triunfo, o &lt;b&gt;deja ir al otro&lt;/b&gt;: el contrario que dijo solo nombra el triunfo y juega solo. Si lo primero que se dice es solo, ya no habla nadie más. Si &lt;b&gt;pasan todos&lt;/b&gt;, las piedras se quedan y da el siguiente.</translation>
    </message>
    <message>
        <source>Open reading: that a first solo ends the calls, that a soloist names the trump again, and that the stones stay when all pass.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Lectura abierta: que un primer solo cierre lo que se dice, que quien va solo nombre otra vez triunfo, y que las piedras se queden si pasan todos.</translation>
    </message>
    <message>
        <source>The play {rule 25.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>El juego {rule 25.4}</translation>
    </message>
    <message>
        <source>Mano leads; if mano rests, the next player does. Partners give no signs: Zanga is a silent game. Those who play need &lt;b&gt;five&lt;/b&gt; tricks. If they have won the &lt;b&gt;first five&lt;/b&gt;, whoever took the fifth claims them (&lt;i&gt;hechas&lt;/i&gt;), or goes on for all eight (&lt;i&gt;pidiendo ocho&lt;/i&gt;).</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sale la mano; si la mano descansa, sale el siguiente. Los compañeros no se hacen señas: la zanga es un juego callado. Los que juegan necesitan &lt;b&gt;cinco&lt;/b&gt; bazas. Si ganan &lt;b&gt;las cinco primeras&lt;/b&gt;, quien se llevó la quinta se planta con ellas (&lt;i&gt;hechas&lt;/i&gt;) o va por las ocho (&lt;i&gt;pidiendo ocho&lt;/i&gt;).</translation>
    </message>
    <message>
        <source>What is paid {rule 25.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo que se paga {rule 25.5}</translation>
    </message>
    <message>
        <source>All prices are in stones and can be set in the house rules. Here they are as they usually stand in this program:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Todos los precios son en piedras, y se cambian en las reglas de la casa. Así suelen estar en este programa:</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Qué pasa</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: &lt;i&gt;llevada&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinco&lt;/b&gt; o más: &lt;i&gt;llevada&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Those who play take the stones on the table. The others pay 2 more for a solo, 1 for &lt;i&gt;estuche&lt;/i&gt; (all three matadors dealt to those who play), and 1 for the &lt;i&gt;hechas&lt;/i&gt; if they were claimed.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Los que juegan se llevan las piedras de la mesa. Los otros pagan 2 más por un solo, 1 por el &lt;i&gt;estuche&lt;/i&gt; (si los tres matadores les tocaron a los que juegan), y 1 por las &lt;i&gt;hechas&lt;/i&gt; si se plantaron.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All eight&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Las ocho&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After going on for them, 4 in place of the hechas. If they are missed, neither is paid; the game is won all the same.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Después de ir por ellas, 4 en lugar de las hechas. Si no salen, no se paga ni lo uno ni lo otro; el juego está ganado de todos modos.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: &lt;i&gt;puesta&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cuatro&lt;/b&gt;: &lt;i&gt;puesta&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Those who play put 4 stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Los que juegan ponen 4 piedras en la mesa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: &lt;i&gt;codillo&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tres&lt;/b&gt; o menos: &lt;i&gt;codillo&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The others take the table, and 4 stones from those who played; 1 more if all three matadors were dealt to these others, and 1 more if they won the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Los otros se llevan la mesa, y 4 piedras de los que jugaban; 1 más si fueron esos otros quienes recibieron los tres matadores, y 1 más si ganaron las cinco primeras bazas.</translation>
    </message>
    <message>
        <source>{suit D} as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Triunfo {suit D}</translation>
    </message>
    <message>
        <source>A game that is won brings 1 stone more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un juego ganado vale 1 piedra más.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Untried prices.&lt;/b&gt; The sources tell only mano’s entry, the price of a pass and the end of the game. All other prices are ours, until a player from a club tells us better: even whether a plain llevada brings anything besides the table. If your table pays otherwise, set its prices in the house rules.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Precios sin probar.&lt;/b&gt; Las fuentes solo dicen lo que pone la pareja de la mano, lo que cuesta un paso y cómo acaba la partida. Los demás precios son nuestros, hasta que nos los diga alguien que la juegue en su sociedad: ni siquiera se sabe si una llevada a secas cobra algo más que la mesa. Si en tu mesa se paga de otra manera, pon sus precios en las reglas de la casa.</translation>
    </message>
    <message>
        <source>The computer’s players</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Los jugadores del ordenador</translation>
    </message>
    <message>
        <source>They have not been taught from deals of Zanga. So all levels but the novice bid by the same maxims, and the levels differ in how they play the cards. They know their partner from the first card on, and play with them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nadie les ha enseñado con manos de zanga. Por eso todos los niveles, menos el novato, hablan según las mismas máximas, y se distinguen en cómo juegan las cartas. Conocen a su compañero desde la primera carta, y juegan con él.</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Las palabras</translation>
    </message>
    <message>
        <source>Baza</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baza</translation>
    </message>
    <message>
        <source>A trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Las cartas de una vuelta, una de cada jugador.</translation>
    </message>
    <message>
        <source>Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>The game lost with three tricks or fewer.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El juego perdido con tres bazas o menos.</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>The three matadors: espadilla ({SA}), malilla and basto ({CA}).</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Los tres matadores: espadilla ({SA}), malilla y basto ({CA}).</translation>
    </message>
    <message>
        <source>El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El feo</translation>
    </message>
    <message>
        <source>In Málaga {CK}, fourth highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En Málaga {CK}, cuarto triunfo.</translation>
    </message>
    <message>
        <source>Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hechas</translation>
    </message>
    <message>
        <source>The first five tricks won in a row.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Las cinco primeras bazas, ganadas seguidas.</translation>
    </message>
    <message>
        <source>Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada</translation>
    </message>
    <message>
        <source>The game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El juego ganado.</translation>
    </message>
    <message>
        <source>Malilla</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Malilla</translation>
    </message>
    <message>
        <source>The second highest trump: the two of {suit S} or {suit C}, the seven of {suit H} or {suit D}.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El segundo triunfo: el dos de {suit S} o de {suit C}, el siete de {suit H} o de {suit D}.</translation>
    </message>
    <message>
        <source>Mandar solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mandar solo</translation>
    </message>
    <message>
        <source>To send an opponent alone, by saying solo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Decir solo cuando un contrario juega: o se va solo él, o deja ir al que lo dijo.</translation>
    </message>
    <message>
        <source>Mano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>The first to speak and to lead, at the dealer’s right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>El primero en hablar y en salir, a la derecha de quien da.</translation>
    </message>
    <message>
        <source>Piedra, vale</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piedra, vale</translation>
    </message>
    <message>
        <source>A stone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La moneda de este juego.</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puesta</translation>
    </message>
    <message>
        <source>Four tricks, one too few.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Cuatro bazas, una de menos.</translation>
    </message>
</context>
</TS>
