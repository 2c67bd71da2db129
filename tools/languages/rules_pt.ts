<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>rules/auction.html</name>
    <message>
        <source>The auction {rule 1.6}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>O leilão {rule 1.6}</translation>
    </message>
    <message>
        <source>There are three bids. A higher one takes the game from a lower one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Há três lanços. Um mais alto tira o jogo a um mais baixo.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vale</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Licença&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o feito escolhe um naipe</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sim</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5 de cada um</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Voltarete&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>decide a carta de cima do monte</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sim, com essa carta</translation>
    </message>
    <message>
        <source>7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>7 de cada um</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>não para o feito</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>15 de cada um</translation>
    </message>
    <message>
        <source>How it goes</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Como se faz</translation>
    </message>
    <message>
        <source>The eldest speaks first, then round to the right. Each in turn passes or bids, and any bid may be the first. Whoever has passed is out of the auction for good. A bid must be &lt;b&gt;higher&lt;/b&gt; than the last. When all but one have passed, the one who is left is the Ombre and plays the last bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fala primeiro quem está à direita de quem deu, e depois segue-se para a direita. Cada um na sua vez passa ou lança, e qualquer lanço pode ser o primeiro. Quem passou fica de fora do leilão. Um lanço tem de ser &lt;b&gt;mais alto&lt;/b&gt; do que o último. Quando todos menos um passaram, quem resta é o feito e joga o último lanço.</translation>
    </message>
    <message>
        <source>Holding {rule A5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Igualar {rule A5}</translation>
    </message>
    <message>
        <source>There is one exception. If you have bid already and somebody who &lt;b&gt;speaks after you&lt;/b&gt; goes higher, you need not go higher still: you may &lt;b&gt;hold&lt;/b&gt;, that is say the same as he did. The right belongs to the elder seat, so he must now raise or give way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Há uma exceção. Se já lançou e alguém que &lt;b&gt;fala depois&lt;/b&gt; vai mais alto, não precisa de subir ainda mais: pode &lt;b&gt;igualar&lt;/b&gt;, isto é, dizer o mesmo. O direito é do lugar que fala antes, por isso o outro tem agora de subir ou ceder.</translation>
    </message>
    <message>
        <source>The calls, one after another</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que se diz, um depois do outro</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O primeiro passa, o segundo diz licença, quem dá passa.</translation>
    </message>
    <message>
        <source>second plays entrada</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o segundo joga licença</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer passes. Eldest &lt;b&gt;holds&lt;/b&gt; the vuelta, second passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O primeiro diz licença, o segundo voltarete, quem dá passa. O primeiro &lt;b&gt;iguala&lt;/b&gt; o voltarete, o segundo passa.</translation>
    </message>
    <message>
        <source>eldest plays vuelta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o primeiro joga voltarete</translation>
    </message>
    <message>
        <source>The same, but second answers the hold with solo, and eldest passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O mesmo, mas o segundo responde com solo, e o primeiro passa.</translation>
    </message>
    <message>
        <source>second plays solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o segundo joga solo</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer solo. Eldest passes, second &lt;b&gt;holds&lt;/b&gt; the solo, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O primeiro diz licença, o segundo voltarete, quem dá solo. O primeiro passa, o segundo &lt;b&gt;iguala&lt;/b&gt; o solo, quem dá passa.</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, and the dealer would like to say entrada, too.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O primeiro passa, o segundo diz licença, e quem dá também queria dizer licença.</translation>
    </message>
    <message>
        <source>he may not: he has not bid before, and nobody holds against an elder seat</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>não pode: não lançou antes, e ninguém iguala contra um lugar que fala antes</translation>
    </message>
    <message>
        <source>When all pass {rule A4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quando todos passam {rule A4}</translation>
    </message>
    <message>
        <source>The cards are thrown in. Nobody pays, what is in the pool stays there, and the next to the right deals, with a new ante. So the pool grows. A table may agree that a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows instead.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Recolhem-se as cartas. Ninguém paga, o que está no bolo fica lá, e dá o seguinte à direita, com uma nova entrada. Assim o bolo cresce. Uma mesa pode combinar que se siga antes uma &lt;a href=&quot;rules:low_bids&quot;&gt;segunda volta ou um jogo obrigado&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt; and plays alone against the other three. A table may agree that they can leave it. If they do, the cards are thrown in and the next to the right deals, or a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quem fica de fora &lt;a href=&quot;rules:four_handed&quot;&gt;toma o monte&lt;/a&gt; e joga sozinho contra os outros três. Uma mesa pode combinar que não seja obrigado a isso. Se o deixa, recolhem-se as cartas e dá o seguinte à direita, ou segue-se uma &lt;a href=&quot;rules:low_bids&quot;&gt;segunda volta ou um jogo obrigado&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>rules/cards.html</name>
    <message>
        <source>The cards and their order {rule 1.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>As cartas e a sua ordem {rule 1.1}</translation>
    </message>
    <message>
        <source>Ombre is played with forty cards: the ace and the numbers up to seven, and three court cards in each of four suits. There is no eight, nine or ten. French and Spanish cards serve equally well, since each suit of one deck has its counterpart in the other.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O hombre joga-se com quarenta cartas: o ás e os números até ao sete, e três figuras em cada um dos quatro naipes. Não há oito, nove nem dez. Cartas francesas e espanholas servem igualmente bem, porque cada naipe de um baralho tem o seu par no outro.</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Francesas</translation>
    </message>
    <message>
        <source>Spanish</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Espanholas</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>{sign S french}&amp;nbsp; spades</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S french}&amp;nbsp; espadas</translation>
    </message>
    <message>
        <source>{sign S spanish}&amp;nbsp; swords (espadas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S spanish}&amp;nbsp; espadas</translation>
    </message>
    <message>
        <source>black, or long</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>pretos, ou compridos</translation>
    </message>
    <message>
        <source>{sign C french}&amp;nbsp; clubs</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C french}&amp;nbsp; paus</translation>
    </message>
    <message>
        <source>{sign C spanish}&amp;nbsp; clubs (bastos)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C spanish}&amp;nbsp; paus (bastos)</translation>
    </message>
    <message>
        <source>{sign H french}&amp;nbsp; hearts</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H french}&amp;nbsp; copas</translation>
    </message>
    <message>
        <source>{sign H spanish}&amp;nbsp; cups (copas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H spanish}&amp;nbsp; copas</translation>
    </message>
    <message>
        <source>red, or round</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vermelhos, ou redondos</translation>
    </message>
    <message>
        <source>{sign D french}&amp;nbsp; diamonds</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D french}&amp;nbsp; ouros</translation>
    </message>
    <message>
        <source>{sign D spanish}&amp;nbsp; coins (oros)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D spanish}&amp;nbsp; ouros (oros)</translation>
    </message>
    <message>
        <source>king, K</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>rei, R ou K</translation>
    </message>
    <message>
        <source>queen, Q</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dama, D ou Q</translation>
    </message>
    <message>
        <source>jack, J</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>valete, V ou J</translation>
    </message>
    <message>
        <source>7 to 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>do 7 ao 2</translation>
    </message>
    <message>
        <source>ace, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ás, A</translation>
    </message>
    <message>
        <source>king (rey), 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>rei (rey), 12</translation>
    </message>
    <message>
        <source>knight (caballo), 11</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cavalo (caballo), 11</translation>
    </message>
    <message>
        <source>page (sota), 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>valete (sota), 10</translation>
    </message>
    <message>
        <source>ace (as), 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ás (as), 1</translation>
    </message>
    <message>
        <source>Three rules that make all the orders {rule 1.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Três regras que fazem toda a ordem {rule 1.2}</translation>
    </message>
    <message>
        <source>The {name SA} is always the best trump and the {name CA} always the third best. They are never plain cards: whoever holds {SA} and no other {suit S} has none of that suit when it is led plain.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>O {name SA} é sempre o primeiro trunfo e o {name CA} sempre o terceiro. Nunca são cartas comuns: quem tem {SA} e mais nenhuma carta de {suit S} não tem esse naipe quando se sai dele como naipe comum.</translation>
    </message>
    <message>
        <source>Between the two stands the lowliest card of the trump suit: the 2 of a black suit, the 7 of a red one.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Entre os dois está a carta mais humilde do naipe de trunfo: o 2 de um naipe preto, o 7 de um vermelho.</translation>
    </message>
    <message>
        <source>In red suits the numbers run backwards. Ace, 2, 3 come before 6 and 7.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Nos naipes vermelhos os números andam ao contrário. Ás, 2 e 3 vêm antes de 6 e 7.</translation>
    </message>
    <message>
        <source>The three highest trumps are called &lt;b&gt;spadille&lt;/b&gt;, &lt;b&gt;manille&lt;/b&gt; and &lt;b&gt;basto&lt;/b&gt;, and together the &lt;b&gt;matadors&lt;/b&gt;. With red trumps the fourth is the ace of the suit, &lt;b&gt;punto&lt;/b&gt;: a strong card, but no matador.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Os três trunfos mais altos chamam-se &lt;b&gt;espadilha&lt;/b&gt;, &lt;b&gt;manilha&lt;/b&gt; e &lt;b&gt;basto&lt;/b&gt;, e juntos os &lt;b&gt;matadores&lt;/b&gt;. Com um trunfo vermelho o quarto é o ás do naipe, o &lt;b&gt;ponto&lt;/b&gt;: uma carta forte, mas não um matador.</translation>
    </message>
    <message>
        <source>Trumps, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os trunfos, do mais alto ao mais baixo</translation>
    </message>
    <message>
        <source>There are eleven trumps when a black suit is trump and twelve when a red one is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Há onze trunfos quando é trunfo um naipe preto, e doze quando é um vermelho.</translation>
    </message>
    <message>
        <source>Plain suits, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os naipes comuns, do mais alto ao mais baixo</translation>
    </message>
    <message>
        <source>The same in the other deck</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O mesmo com o outro baralho</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trunfos</translation>
    </message>
    <message>
        <source>Plain suits</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Naipes comuns</translation>
    </message>
</context>
<context>
    <name>rules/claim.html</name>
    <message>
        <source>Five tricks, and the vole {rule 1.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cinco vazas, e a bola {rule 1.10}</translation>
    </message>
    <message>
        <source>If the Ombre wins the &lt;b&gt;first five tricks&lt;/b&gt;, the game is his already. Before he leads to the sixth he must choose:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se o feito ganha &lt;b&gt;as cinco primeiras vazas&lt;/b&gt;, o jogo já é seu. Antes de sair para a sexta, tem de escolher:</translation>
    </message>
    <message>
        <source>He &lt;b&gt;claims&lt;/b&gt;. The play ends, and he is paid three chips more by each opponent: the &lt;b&gt;primeras&lt;/b&gt;.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Dá&lt;/b&gt; o jogo por ganho. A mão acaba, e cada contrário paga-lhe mais três fichas: as &lt;b&gt;primeiras&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>He &lt;b&gt;leads on&lt;/b&gt;. Now he owes all nine tricks: the &lt;b&gt;vole&lt;/b&gt;. There is no way back.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Continua&lt;/b&gt;. Agora tem de fazer as nove vazas: a &lt;b&gt;bola&lt;/b&gt;. Não se volta atrás.</translation>
    </message>
    <message>
        <source>From each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>De cada contrário</translation>
    </message>
    <message>
        <source>The pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O bolo</translation>
    </message>
    <message>
        <source>claimed after five</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>jogo dado por ganho depois das cinco</translation>
    </message>
    <message>
        <source>the game, and 3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o jogo, e 3</translation>
    </message>
    <message>
        <source>the Ombre’s</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>do feito</translation>
    </message>
    <message>
        <source>vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>bola feita</translation>
    </message>
    <message>
        <source>the game, and 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o jogo, e 10</translation>
    </message>
    <message>
        <source>vole failed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>bola falhada</translation>
    </message>
    <message>
        <source>he &lt;b&gt;pays&lt;/b&gt; 30 to each opponent, less 2 in a vuelta or 10 in a solo, and less his estuches</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;paga&lt;/b&gt; 30 a cada contrário, menos 2 num voltarete ou 10 num solo, e menos os seus estuches</translation>
    </message>
    <message>
        <source>the Ombre’s all the same, for he has won the game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>do feito na mesma, porque ganhou o jogo</translation>
    </message>
    <message>
        <source>The choice exists only after five straight tricks. An Ombre who loses any of the first five plays for the majority and for nothing more, even if he wins all the rest.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A escolha só existe depois de cinco vazas seguidas. Um feito que perde uma das cinco primeiras joga só para ter mais vazas do que os outros, mesmo que ganhe todas as que faltam.</translation>
    </message>
    <message>
        <source>Five tricks are safe, and nine are a risk. Go for the vole when you could show your last four cards and nobody would argue.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cinco vazas são certas, nove são um risco. Vá à bola quando puder mostrar as suas últimas quatro cartas sem que ninguém discuta.</translation>
    </message>
</context>
<context>
    <name>rules/deal.html</name>
    <message>
        <source>The deal {rule 1.3}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Dar as cartas {rule 1.3}</translation>
    </message>
    <message>
        <source>Three play, each for himself, until one of them becomes the Ombre; then the other two defend together. All the same a defender may also win alone: that is &lt;a href=&quot;rules:outcome&quot;&gt;codille&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jogam três, cada um por si, até um deles ser o feito; então os outros dois defendem-se juntos. Mesmo assim um contrário pode ganhar sozinho: é o &lt;a href=&quot;rules:outcome&quot;&gt;codilho&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;: the deal, the bidding, the exchange, the tricks. The player at the dealer’s right is the &lt;b&gt;eldest&lt;/b&gt;. He is the first to be dealt to, the first to speak and the first to play; then comes the next to the right, and the dealer last.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tudo anda ao &lt;b&gt;contrário do relógio&lt;/b&gt;: dar, lançar, comprar, as vazas. O jogador à direita de quem dá é o &lt;b&gt;primeiro&lt;/b&gt;: recebe, fala e joga antes dos outros; depois vem o seguinte à direita, e quem dá por último.</translation>
    </message>
    <message>
        <source>Who deals first {rule 1.4} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quem dá primeiro {rule 1.4} {rule A2}</translation>
    </message>
    <message>
        <source>Each draws a card from the spread pack, and the highest deals. For this draw alone the cards count as they are numbered: king, {rank Q}, {rank J}, then 7 down to 2, and the ace lowest. Suits are equal; those who tie for the highest draw again. After each deal the next to the right deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada um tira uma carta do baralho espalhado, e dá a mais alta. Só aqui as cartas valem como estão numeradas: rei, {rank Q}, {rank J}, depois do 7 ao 2, e o ás por último. Os naipes são iguais; quem empata na mais alta tira outra vez. Depois de cada mão dá o seguinte à direita.</translation>
    </message>
    <message>
        <source>The ante {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>A entrada {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before every deal the dealer puts &lt;b&gt;five chips&lt;/b&gt; into the pool, whatever is there already. If you see 5 in a pool that was empty, that is the ante. A table may agree that every player stakes instead. Then the stake is also the &lt;a href=&quot;rules:payments&quot;&gt;price of losing&lt;/a&gt;, for each player.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Antes de cada mão, quem dá põe &lt;b&gt;cinco fichas&lt;/b&gt; no bolo, haja lá o que houver. Se vir 5 num bolo que estava vazio, é a entrada. Uma mesa pode combinar que cada jogador ponha. Então a entrada é também o &lt;a href=&quot;rules:payments&quot;&gt;preço de perder&lt;/a&gt;, por cada jogador.</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>As cartas</translation>
    </message>
    <message>
        <source>The dealer gives nine cards to each, &lt;b&gt;three at a time&lt;/b&gt;, beginning with the eldest. The thirteen that are left are the talon; they stay face down in the middle.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quem dá distribui nove cartas a cada um, &lt;b&gt;três de cada vez&lt;/b&gt;, a começar pelo primeiro. As treze que restam são o monte; ficam viradas para baixo no meio.</translation>
    </message>
    <message>
        <source>The end of a sitting {rule 2.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O fim de uma partida {rule 2.1}</translation>
    </message>
    <message>
        <source>A sitting lasts as many deals as you agreed, or as long as you like. What lies in the pool at the end is shared out equally; chips that cannot be shared go to the last dealer. A player may owe chips: nobody has to leave the table.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Uma partida dura as mãos que se combinaram, ou quanto se quiser. O que está no bolo no fim reparte-se em partes iguais; as fichas que não se podem repartir vão para o último que deu. Um jogador pode dever fichas: ninguém tem de deixar a mesa.</translation>
    </message>
</context>
<context>
    <name>rules/exchange.html</name>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>A compra {rule 1.8}</translation>
    </message>
    <message>
        <source>Cards are thrown face down and never seen again; as many are drawn from the top of the talon. Thirteen cards must serve three players, so what one takes another will miss.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>As cartas descartam-se viradas para baixo e não se voltam a ver; compram-se outras tantas de cima do monte. As treze cartas têm de chegar para três jogadores, por isso o que um tira faltará a outro.</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Quem</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Quantas</translation>
    </message>
    <message>
        <source>the Ombre, except in a solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o feito, exceto num solo</translation>
    </message>
    <message>
        <source>up to nine; in a vuelta one at least, the turned card being the first he draws</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>até nove; num voltarete pelo menos uma, e a carta virada é a primeira que compra</translation>
    </message>
    <message>
        <source>the first defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o primeiro contrário</translation>
    </message>
    <message>
        <source>up to eight of what is left</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>até oito das que restam</translation>
    </message>
    <message>
        <source>the second defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o segundo contrário</translation>
    </message>
    <message>
        <source>what is left, up to nine</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o que resta, até nove</translation>
    </message>
    <message>
        <source>A solo keeps only the Ombre from the talon. The defenders exchange as always, and have all thirteen cards between them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Num solo, só o feito não compra. Os contrários compram como sempre, e têm as treze cartas entre os dois.</translation>
    </message>
    <message>
        <source>A player who sat out and has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four of its thirteen cards and draws none. Nobody else exchanges then.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um jogador que ficou de fora e tomou o &lt;a href=&quot;rules:four_handed&quot;&gt;monte&lt;/a&gt; descarta quatro das treze cartas e não compra nenhuma. Mais ninguém compra, então.</translation>
    </message>
    <message>
        <source>Which defender is first? {rule A13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Qual dos contrários é o primeiro? {rule A13}</translation>
    </message>
    <message>
        <source>The one at the Ombre’s right is asked. He exchanges, or he says &lt;i&gt;you first&lt;/i&gt;, and then the other must. That is all they may say to each other. Let your partner draw first if your hand is good as it is, or if it is hopeless: the one who draws eight fresh cards should be the one who can use them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Pergunta-se ao contrário que está à direita do feito. Ele compra, ou diz &lt;i&gt;primeiro os outros&lt;/i&gt;, e então tem de ser o outro. É tudo o que podem dizer um ao outro. Deixe o parceiro comprar primeiro se a sua mão está bem como está, ou se não tem remédio: as oito cartas novas devem ir para quem as possa aproveitar.</translation>
    </message>
    <message>
        <source>What is left {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que resta {rule A14}</translation>
    </message>
    <message>
        <source>Cards that nobody drew stay face down until the deal is over.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>As cartas que ninguém comprou ficam viradas para baixo até ao fim da mão.</translation>
    </message>
    <message>
        <source>What to throw</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que descartar</translation>
    </message>
    <message>
        <source>As Ombre keep trumps and kings; nearly everything else can go. As a defender keep trumps, kings, and a suit in which you have the two highest. Throwing all but two or three cards is quite usual.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Como feito, guarde trunfos e reis; quase tudo o resto pode ir. Como contrário, guarde trunfos, reis, e um naipe em que tenha as duas mais altas. Deitar fora tudo menos duas ou três cartas é muito comum.</translation>
    </message>
</context>
<context>
    <name>rules/five_handed.html</name>
    <message>
        <source>Cinquillo, Ombre for five {rule 3.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cinquillo, hombre a cinco {rule 3.11}</translation>
    </message>
    <message>
        <source>Five play with the whole pack, eight cards each, so there is no talon and nothing to exchange. The Ombre need not play alone: he calls a &lt;b&gt;king&lt;/b&gt;, and whoever holds it is on his side, in secret.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jogam cinco com o baralho inteiro, oito cartas a cada um: não há monte nem nada que comprar. O feito não é obrigado a jogar sozinho: chama um &lt;b&gt;rei&lt;/b&gt;, e quem o tem está do seu lado, em segredo.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. In France the game was called quintille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A ordem das cartas e o jogo são os de sempre no hombre: ver &lt;a href=&quot;rules:cards&quot;&gt;As cartas e a sua ordem&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;O jogo das cartas&lt;/a&gt;. Em França chamava-se a este jogo quintille.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Entradas e cartas {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts three chips into the pool before each deal, so a fresh pool holds fifteen. The dealer deals all forty cards by fours, counter-clockwise, beginning at his right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Cada&lt;/b&gt; jogador põe três fichas no bolo antes de cada mão, de modo que um bolo novo tem quinze. Quem dá distribui as quarenta cartas quatro a quatro, ao contrário do relógio, a começar à sua direita.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os lanços {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A que se obriga</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rei chamado&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinco das oito vazas, em conjunto com quem tiver o rei que chamar</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinco vazas sem ajuda, contra quatro</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. A solo goes over an asking. If you have asked leave and somebody who speaks after you bids a solo, you may &lt;b&gt;hold&lt;/b&gt;: play a solo yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fala primeiro quem está à direita de quem deu, e quem passa fica de fora. Um solo vai acima de um rei chamado. Se declarou rei chamado e alguém que fala depois diz solo, pode &lt;b&gt;igualar&lt;/b&gt;: diz o mesmo, e é quem joga.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;four pass&lt;/b&gt;, the dealer may still bid as he likes. If he passes too, he must play all the same, and calls a king as if he had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se &lt;b&gt;quatro passam&lt;/b&gt;, quem dá ainda pode lançar o que quiser. Se também passa, tem de jogar na mesma, e chama um rei como se tivesse declarado rei chamado.</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O trunfo e o rei chamado {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. If he plays solo, that is all. If he asked leave, he then calls a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O feito escolhe o trunfo. Se joga solo, é tudo. Se declarou rei chamado, chama depois um &lt;b&gt;rei&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>any king that he does not hold, but not the king of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>qualquer rei que não tenha, menos o de trunfo;</translation>
    </message>
    <message>
        <source>if he holds all three, a &lt;b&gt;{rank Q}&lt;/b&gt; of those suits that he does not hold;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>se tem os três, a carta seguinte ao rei (&lt;b&gt;{rank Q}&lt;/b&gt;) de um desses naipes, que não tenha;</translation>
    </message>
    <message>
        <source>if he holds those as well, nobody can help him: he plays alone, and shows why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>se também tem essas, ninguém o pode ajudar: joga sozinho, e mostra porquê.</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the Ombre’s &lt;b&gt;ally&lt;/b&gt;. He says nothing, and nothing in his manner may betray him. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quem tem a carta chamada é o &lt;b&gt;aliado&lt;/b&gt; do feito. Não diz nada, e nada nos seus modos o deve trair. Os outros, incluindo o feito, ficam a saber quem é quando a carta se joga. Até lá, a mesa diz dos outros &lt;i&gt;amigo ou inimigo?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The play</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O jogo das cartas</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. All eight tricks are played: there is no surrender, no claim after five tricks, no vole, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sai quem está à direita de quem deu, seja quem for o feito. Os matadores têm o seu privilégio. Jogam-se as oito vazas: ninguém se rende, não se dá o jogo por ganho depois de cinco vazas, não há bola, e ninguém diz gano.</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que se paga</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and his ally count together. Two thirds of what a side wins or owes are the Ombre’s and one third is his ally’s, to the nearest chip.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>As vazas do feito e do aliado contam juntas. Do que um lado ganha ou deve, dois terços são do feito e um terço do aliado, arredondado à ficha mais próxima.</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vazas do lado</translation>
    </message>
    <message>
        <source>With an ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Com aliado</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinco&lt;/b&gt; ou mais: ganho</translation>
    </message>
    <message>
        <source>The Ombre takes two thirds of the pool, the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito leva dois terços do bolo, o aliado um.</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito leva o bolo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Quatro&lt;/b&gt;: resposta (&lt;i&gt;remise&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>They pay into the pool as much as is in it, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Pagam ao bolo tanto quanto lá está, o feito dois terços e o aliado um.</translation>
    </message>
    <message>
        <source>The Ombre doubles the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito dobra o bolo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Três&lt;/b&gt; ou menos: codilho</translation>
    </message>
    <message>
        <source>The three others share the pool evenly. Then the losers put back what was taken, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Os outros três repartem o bolo por igual. Depois, quem perdeu repõe o que se tirou, o feito dois terços e o aliado um.</translation>
    </message>
    <message>
        <source>The four others share the pool, and the Ombre puts it back.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Os outros quatro repartem o bolo, e o feito repõe-no.</translation>
    </message>
    <message>
        <source>What cannot be shared evenly stays in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O que não se pode repartir por igual fica no bolo.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemplos com contas</translation>
    </message>
    <message>
        <source>The pool is 15.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O bolo é de 15.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Aliado</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cada um dos outros</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bolo</translation>
    </message>
    <message>
        <source>Asked leave, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rei chamado, cinco vazas</translation>
    </message>
    <message>
        <source>Asked leave, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rei chamado, quatro vazas</translation>
    </message>
    <message>
        <source>Asked leave, three tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rei chamado, três vazas</translation>
    </message>
    <message>
        <source>Solo, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, cinco vazas</translation>
    </message>
    <message>
        <source>Solo, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, quatro vazas</translation>
    </message>
    <message>
        <source>Solo, three tricks: each other has 3, and 3 stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, três vazas: 3 a cada um dos outros, e ficam 3</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que muda de mesa para mesa</translation>
    </message>
    <message>
        <source>Wikipedia says that a side with &lt;b&gt;three&lt;/b&gt; tricks has a remise. That is most likely a slip, since five are needed and four miss them by one, and the old books have it at four; but it can be played so. The fifth player may be free to pass, or may be allowed nothing but a solo. And a table may pay, as Seymour has it, two chips from each opponent for a solo, for three matadors on the Ombre’s side and for all eight tricks, when his side wins; chips that four cannot share then go to the one among them who was dealt the best trump.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A Wikipédia diz que um lado com &lt;b&gt;três&lt;/b&gt; vazas tem resposta. Será um engano, porque são precisas cinco e é com quatro que falta uma, e os livros antigos põem-na nas quatro; mas pode jogar-se assim. O quinto jogador pode ter liberdade de passar, ou só lhe ser permitido um solo. E uma mesa pode pagar, como diz Seymour, duas fichas de cada adversário por um solo, por três matadores do lado do feito e pelas oito vazas, quando esse lado ganha; as fichas que quatro não podem repartir vão então para aquele deles a quem se deu o melhor trunfo.</translation>
    </message>
</context>
<context>
    <name>rules/five_minutes.html</name>
    <message>
        <source>Ombre in five minutes</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>O hombre em cinco minutos</translation>
    </message>
    <message>
        <source>Three people, forty cards, a pool of chips in the middle. In every deal one of the three stands up against the other two and says, in old Spanish, &lt;i&gt;yo soy el hombre&lt;/i&gt;: I am the man. If he is as good as his word, the pool is his. If not, he fills it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Três pessoas, quarenta cartas, um bolo de fichas no meio. Em cada mão um dos três levanta-se contra os outros dois e diz, em espanhol antigo, &lt;i&gt;yo soy el hombre&lt;/i&gt;: o homem sou eu. Se cumprir a palavra, o bolo é dele. Se não, é ele que o enche.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>De que se trata</translation>
    </message>
    <message>
        <source>Each of you holds nine cards; thirteen lie in the &lt;b&gt;talon&lt;/b&gt;, face down. Whoever bids highest is the &lt;b&gt;Ombre&lt;/b&gt;. He chooses the trump suit and plays alone. He wins if he takes &lt;b&gt;more tricks than either defender&lt;/b&gt;: five are always enough, and four will do when the others have three and two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada um tem nove cartas; treze ficam no &lt;b&gt;monte&lt;/b&gt;, tapadas. Quem lança mais alto é o &lt;b&gt;feito&lt;/b&gt;. Escolhe o naipe de trunfo e joga sozinho. Ganha se fizer &lt;b&gt;mais vazas do que cada um dos contrários&lt;/b&gt;: cinco chegam sempre, e quatro também quando os outros têm três e duas.</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;, to the right: the deal, the bidding, the cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tudo anda &lt;b&gt;ao contrário dos ponteiros do relógio&lt;/b&gt;, para a direita: dar, lançar e jogar.</translation>
    </message>
    <message>
        <source>The one odd thing: which card is high</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>A única coisa estranha: quais são as cartas altas</translation>
    </message>
    <message>
        <source>The two black aces are always trumps, whatever suit is named. Between them stands a card that would be the lowest of its suit. These three are the &lt;b&gt;matadors&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Os dois ases pretos são sempre trunfos, seja qual for o naipe escolhido. Entre eles fica uma carta que seria a mais baixa do seu naipe. Estas três são os &lt;b&gt;matadores&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Espadilha&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{SA}, the {name SA}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA}, o {name SA}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Manilha&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the 2 of trumps if they are black ({S2} or {C2}), the 7 if they are red ({H7} or {D7})</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o 2 de trunfo, se for preto ({S2} ou {C2}); o 7, se for vermelho ({H7} ou {D7})</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basto&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Basto&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{CA}, the {name CA}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA}, o {name CA}</translation>
    </message>
    <message>
        <source>After them a black trump suit goes down from the king, a red one from its ace. In the red suits, {suit H} and {suit D}, the low numbers are the good ones: the 2 beats the 6. With {suit H} as trumps the whole line is</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Depois deles, um trunfo preto desce a partir do rei, um vermelho a partir do seu ás. Nos naipes vermelhos, {suit H} e {suit D}, os números baixos são os bons: o 2 ganha ao 6. Se o trunfo for {suit H}, a linha toda é</translation>
    </message>
    <message>
        <source>You need not learn this now: the ladder in the corner of the table shows it, with the trumps that are gone struck out. More in &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Não é preciso aprender isto agora: a escada dos trunfos, no canto da mesa, mostra-o e risca os que já saíram. Há mais em &lt;a href=&quot;rules:cards&quot;&gt;As cartas e a sua ordem&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A deal, step by step</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Uma mão, passo a passo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bid.&lt;/b&gt; Say &lt;i&gt;entrada&lt;/i&gt; to name trumps and change cards, &lt;i&gt;vuelta&lt;/i&gt; to let the talon’s top card make trumps, &lt;i&gt;solo&lt;/i&gt; to play what you were dealt. Or pass. The higher bid plays, and is paid better. &lt;a href=&quot;rules:auction&quot;&gt;The auction&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Lançar.&lt;/b&gt; Diga &lt;i&gt;licença&lt;/i&gt; para escolher o trunfo e comprar cartas, &lt;i&gt;voltarete&lt;/i&gt; para ser a carta de cima do monte a decidir o trunfo, &lt;i&gt;solo&lt;/i&gt; para jogar o que lhe deram. Ou passe. Joga quem lançar mais alto, e um jogo mais alto rende mais. &lt;a href=&quot;rules:auction&quot;&gt;O leilão&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exchange.&lt;/b&gt; The Ombre throws what he does not want and draws as many from the talon; then the defenders do the same. &lt;a href=&quot;rules:exchange&quot;&gt;The exchange&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Comprar.&lt;/b&gt; O feito descarta o que não quer e tira outras tantas do monte; depois os contrários fazem o mesmo. &lt;a href=&quot;rules:exchange&quot;&gt;A compra&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play.&lt;/b&gt; Follow suit if you can; if you cannot, play what you like. The highest trump wins the trick, without trumps the highest card of the suit led. Matadors have a privilege: to a small trump you may keep them back. &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Jogar.&lt;/b&gt; Assista ao naipe se puder; se não puder, jogue o que quiser. O trunfo mais alto ganha a vaza e, sem trunfos, a carta mais alta do naipe de saída. Os matadores têm um privilégio: quando se sai com um trunfo pequeno, podem guardar-se. &lt;a href=&quot;rules:play&quot;&gt;O jogo das cartas&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pay.&lt;/b&gt; Most tricks for the Ombre: he takes the pool and is paid by both (&lt;b&gt;sacada&lt;/b&gt;). A tie for most: he must double the pool and more (&lt;b&gt;puesta&lt;/b&gt;). A defender has most: the Ombre pays him the same (&lt;b&gt;codille&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;The payments&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Pagar.&lt;/b&gt; Se o feito tem mais vazas, leva o bolo e ambos lhe pagam (&lt;b&gt;sacada&lt;/b&gt;, jogo ganho). Se há empate no maior número, o feito põe no bolo outro tanto, e mais umas fichas (&lt;b&gt;resposta&lt;/b&gt;). Se um contrário tem mais do que todos, é a ele que o feito paga essa quantia (&lt;b&gt;codilho&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;Os pagamentos&lt;/a&gt;</translation>
    </message>
    <message>
        <source>When to bid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quando lançar</translation>
    </message>
    <message>
        <source>Count the tricks that you would bet on. Spadille is one; manille and basto nearly always; then kings, and trumps beyond the third. With four in sight an entrada is usual, for the exchange often brings the fifth. A solo wants five or six in the hand already. When in doubt, pass: two against one defend well, and a codille is dear.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Conte as vazas em que apostaria. A espadilha é uma; a manilha e o basto, quase sempre; depois os reis, e cada trunfo que tiver além de três. Com quatro à vista é costume a licença, pois a compra traz muitas vezes a quinta. Um solo quer cinco ou seis já na mão. Na dúvida, passe: dois contra um defendem-se bem, e um codilho é caro.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;F1&lt;/b&gt; at any time: this book opens where you are in the game. Right after the table has refused a card, it opens at the rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Prima &lt;b&gt;F1&lt;/b&gt; em qualquer momento: este livro abre no ponto em que está o jogo. Se a mesa acabou de recusar uma carta, abre na regra que a proíbe.</translation>
    </message>
</context>
<context>
    <name>rules/four_handed.html</name>
    <message>
        <source>Ombre for four {rule 3.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Hombre a quatro {rule 3.10}</translation>
    </message>
    <message>
        <source>Four friends need not send one home. In every deal three play Ombre as they always do, and the fourth sits out: he gets no cards, but he has a share in what happens. And when nobody else wants to play, his hour comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quatro amigos não precisam de mandar um para casa. Em cada mão três jogam o hombre como sempre, e o quarto fica de fora: não recebe cartas, mas tem a sua parte no que acontece. E quando mais ninguém quer jogar, chega a sua hora.</translation>
    </message>
    <message>
        <source>Who sits out? {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quem fica de fora? {rule 1.5}</translation>
    </message>
    <message>
        <source>The player &lt;b&gt;opposite the dealer&lt;/b&gt;. The other three bid, exchange and play in their usual order, beginning at the dealer’s right. The deal passes to the right, and so does the rest: each sits out one deal in four. Some tables let the player at the dealer’s left sit out, or the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O jogador &lt;b&gt;em frente de quem dá&lt;/b&gt;. Os outros três lançam, compram e jogam pela ordem do costume, a começar à direita de quem dá. Depois dá o seguinte à direita, e quem descansa muda da mesma maneira: cada um fica de fora uma mão em quatro. Em algumas mesas fica de fora o jogador à esquerda de quem dá, ou quem dá.</translation>
    </message>
    <message>
        <source>What he shares</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>A sua parte</translation>
    </message>
    <message>
        <source>Whoever sits out pays and is paid like a defender. Where &lt;i&gt;each opponent&lt;/i&gt; pays, three pay instead of two; and a loss is reckoned for four heads. He sees no cards until the deal is settled, and he cannot win a codille. He says nothing either, with one exception: a dealer who sits out, at a table where the dealer may show the rest of the talon, is asked about that.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quem fica de fora paga e recebe como um contrário. Onde paga &lt;i&gt;cada contrário&lt;/i&gt;, pagam três em vez de dois; e uma perda conta-se por quatro cabeças. Não vê carta nenhuma até a mão estar acertada, e não pode ganhar um codilho. Também não diz nada, com uma exceção: a quem dá e fica de fora, numa mesa onde quem dá pode mostrar o resto do monte, isso pergunta-se.</translation>
    </message>
    <message>
        <source>Entrada, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Licença, 5 no bolo</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Defenders</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Contrários</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>De fora</translation>
    </message>
    <message>
        <source>Pool after</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bolo depois</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ganha</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codilho</translation>
    </message>
    <message>
        <source>Vole announced, and missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bola anunciada, e falhada</translation>
    </message>
    <message>
        <source>All three pass</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Passam os três</translation>
    </message>
    <message>
        <source>Then the player who sat out &lt;b&gt;takes the talon&lt;/b&gt;: all thirteen cards of it. He throws four of them face down, keeps nine, names trumps, and is the Ombre against the other three. They may not exchange, for there is nothing left to draw. The player at the dealer’s right leads, as always.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Então quem ficava de fora &lt;b&gt;toma o monte&lt;/b&gt;: as treze cartas. Deita fora quatro, tapadas, guarda nove, escolhe o trunfo, e é o feito contra os outros três. Estes não podem comprar, porque não resta nada no monte. Sai o jogador à direita de quem dá, como sempre.</translation>
    </message>
    <message>
        <source>Nine tricks are shared by four. The Ombre needs more than &lt;b&gt;each&lt;/b&gt; of the others: three may be enough, when the others have two each.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Nove vazas repartem-se por quatro. O feito precisa de mais do que &lt;b&gt;cada um&lt;/b&gt; dos outros: três podem bastar, quando os outros têm duas cada um.</translation>
    </message>
    <message>
        <source>If another has as many as he, or two others share the lead, it is a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt;. If one alone has more, that one has codille.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Se outro tem tantas como ele, ou se dois outros estão empatados à frente, é &lt;a href=&quot;rules:outcome&quot;&gt;resposta&lt;/a&gt;. Se um só tem mais, esse tem codilho.</translation>
    </message>
    <message>
        <source>The game is worth what an entrada is worth. Estuches count by the nine cards they kept.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>O jogo vale o que vale uma licença. Os estuches contam pelas nove cartas que guardou.</translation>
    </message>
    <message>
        <source>He may &lt;a href=&quot;rules:surrender&quot;&gt;surrender&lt;/a&gt;, as with an entrada, and any of the three may take over.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Pode &lt;a href=&quot;rules:surrender&quot;&gt;render-se&lt;/a&gt;, como numa licença, e qualquer dos três pode tomar o jogo.</translation>
    </message>
    <message>
        <source>Ombre and the three, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O feito e os três, 5 no bolo</translation>
    </message>
    <message>
        <source>It is a gamble with good prospects: when three players pass, the strong cards often lie in the talon. At some tables he may leave it; then the deal is passed out, or it goes on as the three have agreed for when &lt;a href=&quot;rules:low_bids&quot;&gt;all pass&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>É um risco com boas esperanças: quando três jogadores passam, as cartas fortes estão muitas vezes no monte. Em algumas mesas pode deixá-lo; então recolhem-se as cartas, ou segue-se o que os três combinaram para quando &lt;a href=&quot;rules:low_bids&quot;&gt;todos passam&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>rules/french.html</name>
    <message>
        <source>French Ombre {rule 3.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Hombre francês {rule 3.7}</translation>
    </message>
    <message>
        <source>The game as it was simplified in France: no turned trump and no surrender. Everything is paid by one measure, the &lt;b&gt;pool&lt;/b&gt;. Many French tables also paid for matadors and for playing without an exchange; this form does not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O jogo como se simplificou em França: não se vira trunfo e ninguém se rende. Tudo se paga por uma só medida, o &lt;b&gt;bolo&lt;/b&gt;. Muitas mesas francesas pagavam também os matadores e o jogar sem comprar; esta forma não.</translation>
    </message>
    <message>
        <source>Cards, order and play are those of every Ombre: nine cards each, thirteen in the talon, counter-clockwise. See &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>As cartas, a ordem e o jogo são os de sempre no hombre: nove cartas a cada um, treze no monte, ao contrário do relógio. Ver &lt;a href=&quot;rules:cards&quot;&gt;As cartas e a sua ordem&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;O jogo das cartas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The stakes {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>As entradas {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before each deal &lt;b&gt;every player&lt;/b&gt; puts the same stake into the pool, two chips as a rule, whatever lies there already. So a fresh pool holds six.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Antes de cada mão, &lt;b&gt;cada jogador&lt;/b&gt; põe no bolo o mesmo, em regra duas fichas, haja lá o que houver. Assim, um bolo novo tem seis.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os lanços {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Compra</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A que se obriga</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Jogo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any number</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>as que quiser</translation>
    </message>
    <message>
        <source>more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>mais vazas do que cada um dos outros</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sem comprar&lt;/b&gt;</translation>
    </message>
    <message>
        <source>none for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nenhuma para o feito</translation>
    </message>
    <message>
        <source>the same, with the hand as it was dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o mesmo, com as cartas que lhe deram</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>as nove vazas</translation>
    </message>
    <message>
        <source>The eldest speaks first. A bid must be higher than the last, and whoever passes is out. But if you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and he must go higher still or give way. The Ombre names the trump when the bidding is over, before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fala primeiro quem está à direita de quem deu. Um lanço tem de ser mais alto do que o último, e quem passa fica de fora. Mas se já lançou e alguém que fala depois vai mais alto, pode &lt;b&gt;igualar&lt;/b&gt;: diz o mesmo, e o outro tem de subir ainda mais ou ceder. O feito escolhe o trunfo quando o leilão acaba, antes de descartar uma carta. {rule 1.7}</translation>
    </message>
    <message>
        <source>If all pass the pool stays, and everybody stakes again for the next deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se todos passam, o bolo fica, e todos põem outra vez para a mão seguinte.</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>A compra {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws as many cards as he likes, unless he plays sans prendre. Then the others draw in turn, the one at the Ombre’s right first: any number, as far as the talon goes. What is left stays closed.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O feito descarta e compra quantas cartas quiser, a não ser que jogue sem comprar. Depois compram os outros, um a seguir ao outro, primeiro o da direita do feito: quantas quiserem, enquanto houver monte. O que resta fica fechado.</translation>
    </message>
    <message>
        <source>Five tricks {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cinco vazas {rule 1.10}</translation>
    </message>
    <message>
        <source>An Ombre who wins the first five tricks may stop: the game is won. If he leads to the sixth, he has declared the vole and owes all nine. Whoever has &lt;b&gt;bid&lt;/b&gt; the vole is not asked; he owes them from the first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um feito que ganha as cinco primeiras vazas pode parar: o jogo está ganho. Se sai para a sexta, vai à bola e tem de fazer as nove. A quem &lt;b&gt;declarou&lt;/b&gt; a bola no leilão não se pergunta: tem de as fazer desde a primeira.</translation>
    </message>
    <message>
        <source>What is paid {rule 1.13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que se paga {rule 1.13}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que se paga</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;: more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Ganho&lt;/b&gt;: mais vazas do que cada um dos outros</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito leva o bolo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Remise&lt;/b&gt;: the highest number is shared, as 4–4–1, 3–3–3 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Resposta&lt;/b&gt; (&lt;i&gt;remise&lt;/i&gt;): o número mais alto está empatado, como em 4–4–1, 3–3–3 ou 1–4–4</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it: it doubles.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito paga ao bolo tanto quanto lá está: o bolo dobra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: another has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codilho&lt;/b&gt;: outro tem mais vazas do que todos</translation>
    </message>
    <message>
        <source>The Ombre pays that player as much as is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito paga a esse jogador tanto quanto está no bolo, que fica.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt; feita</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each of the others pays him half as much again.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito leva o bolo, e cada um dos outros paga-lhe ainda metade do que lá havia.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; missed, bid or declared</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt; falhada, declarada no leilão ou começada à sexta vaza</translation>
    </message>
    <message>
        <source>The Ombre pays each of the others half of what is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito paga a cada um dos outros metade do que está no bolo, que fica.</translation>
    </message>
    <message>
        <source>Sans prendre wins no more than play; it goes over it, that is all. An odd chip of half a pool is not paid. A table may agree that 1–4–4 is codille: then both of the others share what the Ombre pays, and an odd chip of it goes into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jogar sem comprar não rende mais do que um jogo; é só um lanço mais alto. A ficha que sobra de meio bolo não se paga. Uma mesa pode combinar que 1–4–4 seja codilho: então os outros dois repartem o que o feito paga, e a ficha que sobra vai para o bolo.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemplos com contas</translation>
    </message>
    <message>
        <source>Each has staked two, so the pool is 6.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada um pôs duas, por isso o bolo é de 6.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Feito</translation>
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
        <translation>Bolo</translation>
    </message>
    <message>
        <source>Won 5–3–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ganho 5–3–1</translation>
    </message>
    <message>
        <source>Remise 4–4–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Resposta 4–4–1</translation>
    </message>
    <message>
        <source>Codille 3–4–2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codilho 3–4–2</translation>
    </message>
    <message>
        <source>Vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bola feita</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bola falhada</translation>
    </message>
</context>
<context>
    <name>rules/german_solo.html</name>
    <message>
        <source>German Solo {rule 26.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Solo alemão {rule 26.1}</translation>
    </message>
    <message>
        <source>What Germany made of Quadrille. Four play with thirty-two cards, eight each, and nothing is staked: the players pay each other. In a &lt;b&gt;Frage&lt;/b&gt; the Ombre calls an ace, whose holder is the ally, in secret; a &lt;b&gt;solo&lt;/b&gt; is played alone, and a &lt;b&gt;tout&lt;/b&gt; must take every trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O que a Alemanha fez do quadrille. Jogam quatro com trinta e duas cartas, oito a cada um, e não há bolo: os jogadores pagam uns aos outros. Numa &lt;b&gt;Frage&lt;/b&gt;, uma «pergunta», o feito chama um ás, e quem o tem é o aliado, em segredo; um &lt;b&gt;solo&lt;/b&gt; joga-se sem ajuda, e num &lt;b&gt;tout&lt;/b&gt;, «tudo», têm de se fazer todas as vazas.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>As cartas {rule 1.5}</translation>
    </message>
    <message>
        <source>In each suit ace, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 and 7. It is always played with French cards: the Spanish pack has no 8, 9 and 10. The dealer deals three, two and three cards at a time. Whoever draws the highest card deals first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Em cada naipe há ás, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 e 7. Joga-se sempre com cartas francesas: o baralho espanhol não tem 8, 9 e 10. Quem dá distribui três cartas, depois duas, depois três. Dá primeiro quem tira a carta mais alta.</translation>
    </message>
    <message>
        <source>German tables go clockwise; this table goes counter-clockwise, to the right, as in all its games. Who deals, speaks and plays after whom is the same.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nas mesas alemãs anda-se como o relógio; nesta anda-se ao contrário, para a direita, como em todos os seus jogos. No resto nada muda: dá-se, fala-se e joga-se pela mesma ordem.</translation>
    </message>
    <message>
        <source>The order of the cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>A ordem das cartas</translation>
    </message>
    <message>
        <source>The two black queens are always trumps, and so is the seven of the trump suit:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>As duas damas pretas são sempre trunfos, e o sete do naipe de trunfo também:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;, also called &lt;i&gt;der Alte&lt;/i&gt;, the old man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Espadilha&lt;/b&gt;, também chamada &lt;i&gt;der Alte&lt;/i&gt;, o velho</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;, also called &lt;i&gt;Spitze&lt;/i&gt;, the tip</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Manilha&lt;/b&gt;, também chamada &lt;i&gt;Spitze&lt;/i&gt;, a ponta</translation>
    </message>
    <message>
        <source>the 7 of trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o 7 de trunfo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Basto&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After them the trump suit goes down from the ace:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Depois deles o naipe de trunfo desce a partir do ás:</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Do mais alto ao mais baixo</translation>
    </message>
    <message>
        <source>The other suits go from the ace down to the 7; in {suit C french} and {suit S french} the queen is missing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Os outros naipes vão do ás ao 7; em {suit C french} e {suit S french} falta a dama.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os lanços {rule 1.6}</translation>
    </message>
    <message>
        <source>One suit is the &lt;b&gt;couleur&lt;/b&gt; for the whole sitting: {suit C french}, unless the table chooses another. A bid in the couleur goes above the same bid in another suit, and everything is paid double.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um naipe, a &lt;b&gt;couleur&lt;/b&gt;, vale mais do que os outros durante toda a partida: é {suit C french}, se a mesa não escolher outro. Um lanço na couleur vai acima do mesmo lanço noutro naipe, e tudo se paga a dobrar.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A que se obriga</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage&lt;/b&gt; (“I ask”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage&lt;/b&gt; («pergunto»)</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the ace you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinco das oito vazas, em conjunto com quem tiver o ás que chamar</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage em couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the same, with the couleur as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o mesmo, com a couleur para trunfo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinco vazas sem ajuda, contra três</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo em couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; (“everything”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt; («tudo»)</translation>
    </message>
    <message>
        <source>all eight tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>as oito vazas sem ajuda</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout em couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: play that bid yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fala primeiro quem está à direita de quem deu, e quem passa fica de fora. Se já lançou e alguém que fala depois vai mais alto, pode &lt;b&gt;igualar&lt;/b&gt;: diz o mesmo, e é quem joga.</translation>
    </message>
    <message>
        <source>Trump and the called ace {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O trunfo e o ás chamado {rule 1.7}</translation>
    </message>
    <message>
        <source>In the couleur the trump is fixed. Otherwise the Ombre names another suit. In a Frage they then call an &lt;b&gt;ace&lt;/b&gt; that they lack, not of trumps; if they hold all three, a king that they lack. Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Num lanço em couleur, o trunfo é esse naipe; nos outros, o feito escolhe um dos restantes. Numa Frage chama depois um &lt;b&gt;ás&lt;/b&gt; que não tenha, e que não seja o de trunfo; se tem os outros três, um rei que não tenha. Quem tem a carta chamada é o &lt;b&gt;aliado&lt;/b&gt;, e não diz nada. Os outros, incluindo o feito, ficam a saber quem é quando a carta se joga. Até lá, a mesa diz dos outros &lt;i&gt;amigo ou inimigo?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, whoever holds spadille ({CQ french}) must play a &lt;b&gt;Grossfrage&lt;/b&gt;, the great question: they call an ace that they lack, of any suit. Its holder shows it at once, is the ally, and &lt;b&gt;names the trump&lt;/b&gt;: any suit but that of the ace. With all four aces there is nobody to ask, and the holder of spadille plays a solo in any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se &lt;b&gt;todos os quatro passam&lt;/b&gt;, quem tem a espadilha ({CQ french}) tem de jogar uma &lt;b&gt;Grossfrage&lt;/b&gt;, a grande pergunta: chama um ás que não tenha, de qualquer naipe. Quem o tem mostra-o logo, é o aliado, e &lt;b&gt;escolhe o trunfo&lt;/b&gt;: qualquer naipe menos o do ás. Se quem tem a espadilha tem também os quatro ases, não há a quem perguntar: joga um solo no naipe que quiser.</translation>
    </message>
    <message>
        <source>The play and the result {rule 20.4} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O jogo e o resultado {rule 20.4} {rule 1.9}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Follow suit; if you cannot, play what you like. &lt;b&gt;No trump may be withheld&lt;/b&gt;: spadille too must fall to the lowest trump, if it is the last in the hand. Nobody surrenders, and all eight tricks are played. The tricks of Ombre and ally count together. &lt;b&gt;Five&lt;/b&gt; win, four or fewer lose; a tout needs all eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sai quem está à direita de quem deu, seja quem for o feito. Assista ao naipe; se não puder, jogue o que quiser. &lt;b&gt;Nenhum trunfo se pode guardar&lt;/b&gt;: até a espadilha tem de se jogar quando se sai do trunfo mais baixo, se é o último trunfo que resta a quem a tem. Ninguém se rende, e jogam-se as oito vazas. As vazas do feito e do aliado contam juntas. &lt;b&gt;Cinco&lt;/b&gt; ganham, quatro ou menos perdem; um tout precisa das oito.</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que se paga {rule 24.5}</translation>
    </message>
    <message>
        <source>There is no pool. When the game is won, each opponent pays; when it is lost, each is paid as much.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Não há bolo. Quando o jogo se ganha, cada contrário paga; quando se perde, cada um recebe outro tanto.</translation>
    </message>
    <message>
        <source>In another suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Noutro naipe</translation>
    </message>
    <message>
        <source>In couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Em couleur</translation>
    </message>
    <message>
        <source>Frage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Grossfrage, whatever is trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Grossfrage, seja qual for o trunfo</translation>
    </message>
    <message>
        <source>Solo, also the one with four aces</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, também o de quem tem quatro ases</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>With an ally, the first opponent after the Ombre settles with the ally, the other with the Ombre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Havendo aliado, o primeiro contrário depois do feito acerta contas com o aliado, o outro com o feito.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemplos com contas</translation>
    </message>
    <message>
        <source>Each is won. If the game is lost, the same chips go the other way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nestes exemplos o jogo ganha-se sempre. Quando se perde, as mesmas fichas vão no sentido contrário.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Aliado</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cada contrário</translation>
    </message>
    <message>
        <source>Frage, or Grossfrage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage, ou Grossfrage</translation>
    </message>
    <message>
        <source>Frage in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage em couleur</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solo in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo em couleur</translation>
    </message>
    <message>
        <source>Tout in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout em couleur</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que muda de mesa para mesa</translation>
    </message>
    <message>
        <source>When all pass, some tables deal again. Some let the suit of the first game won be the couleur; here it is chosen before. The sources do not tell everything. &lt;b&gt;Our own defaults&lt;/b&gt; are: who may hold a bid; the king that is called by a holder of three aces; that four tricks lose, and are no tie; that a Grossfrage is paid 2 whatever its trump; and the solo of a holder of all four aces, with its price. With both black queens a table may let you &lt;b&gt;bid&lt;/b&gt; a Grossfrage, above the frages and below solo, for 4 from each; one source has 8. Some let a side that has won the &lt;b&gt;first five&lt;/b&gt; tricks lead to the sixth and so play for all eight: 8 from each in place of the game, or to each if one is lost, twice as much in couleur; a tout that was bid stays as it is. Both are house rules, and so is every price. A bonus for the first five tricks (&lt;i&gt;Prime&lt;/i&gt;) is not played, because no price of it was found.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quando todos passam, algumas mesas dão outra vez. Outras fazem couleur do naipe do primeiro jogo ganho; aqui escolhe-se antes. As fontes não dizem tudo. &lt;b&gt;Decisões nossas&lt;/b&gt; são: quem pode igualar um lanço; o rei que chama quem tem três ases; que quatro vazas perdem, e não são empate; que uma Grossfrage se paga a 2 seja qual for o trunfo; e o solo de quem tem os quatro ases, com o seu preço. Com as duas damas pretas, uma mesa pode deixar &lt;b&gt;declarar&lt;/b&gt; uma Grossfrage, acima das Frages e abaixo do solo, por 4 de cada um; uma fonte diz 8. Algumas deixam que um lado que ganhou as &lt;b&gt;cinco primeiras&lt;/b&gt; vazas saia para a sexta e assim vá às oito: 8 de cada um em vez do jogo, ou a cada um se perder alguma, o dobro em couleur; um tout declarado fica como está. Ambas são regras da casa, e os preços todos também. Um prémio pelas cinco primeiras vazas (&lt;i&gt;Prime&lt;/i&gt;) não se joga, porque não se encontrou o preço dele.</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>As palavras</translation>
    </message>
    <message>
        <source>Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>The suit in which everything is paid double. The word is French, and means colour, or suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O naipe em que tudo se paga a dobrar. A palavra é francesa, e quer dizer cor, ou naipe.</translation>
    </message>
    <message>
        <source>A question, asking leave: the game with a called ace.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uma pergunta, um pedido: o jogo com um ás chamado.</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Grossfrage</translation>
    </message>
    <message>
        <source>A great question: the forced game, in which the ally names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uma grande pergunta: o jogo obrigado, em que o aliado escolhe o trunfo.</translation>
    </message>
    <message>
        <source>Everything: all eight tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tudo: as oito vazas.</translation>
    </message>
</context>
<context>
    <name>rules/glossary.html</name>
    <message>
        <source>Words of the game</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Palavras do jogo</translation>
    </message>
    <message>
        <source>Most of them came from Spain with the game, and went through France and England on the way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A maior parte veio de Espanha com o jogo; outras são as do voltarete, a sua forma portuguesa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Aliado</translation>
    </message>
    <message>
        <source>Whoever holds the card that the Ombre has called, in &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem tem a carta que o feito chamou, no &lt;a href=&quot;rules:five_handed&quot;&gt;cinquillo&lt;/a&gt;, no &lt;a href=&quot;rules:quadrille&quot;&gt;quadrille&lt;/a&gt; e no &lt;a href=&quot;rules:german_solo&quot;&gt;solo alemão&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Ante</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Entrada</translation>
    </message>
    <message>
        <source>What is put into the pool before a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O que se põe no bolo antes de uma mão.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Ask leave</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Rei chamado</translation>
    </message>
    <message>
        <source>The lowest bid of &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt; and &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt;: name trumps and call a king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O lanço mais baixo do &lt;a href=&quot;rules:five_handed&quot;&gt;cinquillo&lt;/a&gt; e do &lt;a href=&quot;rules:quadrille&quot;&gt;quadrille&lt;/a&gt;: escolher o trunfo e chamar um rei.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Basto&lt;br&gt;&lt;i&gt;BAS-toh&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Basto</translation>
    </message>
    <message>
        <source>The {name CA}, always the third highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O {name CA}, sempre o terceiro trunfo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: a tie with the better defender, or one trick in a nolo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>No &lt;a href=&quot;rules:lhombre&quot;&gt;l’hombre dinamarquês&lt;/a&gt;: empatar com o melhor contrário, ou uma vaza num nolo.</translation>
    </message>
    <message>
        <source>Black, long</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Preto, comprido</translation>
    </message>
    <message>
        <source>The suits {suit S} and {suit C}: below the court cards the 7 is the best and the 2 the lowest. Their aces are always trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Os naipes de {suit S} e {suit C}: abaixo das figuras o 7 é o melhor e o 2 o mais baixo. Os seus ases são sempre trunfos.</translation>
    </message>
    <message>
        <source>Casca</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Casca</translation>
    </message>
    <message>
        <source>Another name of gascarola; in Voltarete, the Portuguese form of the game, a bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Outro nome da gascarola; no voltarete, um lanço.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Codille, of a side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Codilho, de um lado</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and Tritrille: too few tricks even for a remise. The others share the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>No &lt;a href=&quot;rules:five_handed&quot;&gt;cinquillo&lt;/a&gt;, no &lt;a href=&quot;rules:quadrille&quot;&gt;quadrille&lt;/a&gt; e no tritrille: vazas tão poucas que nem chegam para uma resposta. Os outros repartem o bolo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Codille&lt;br&gt;&lt;i&gt;co-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Codilho</translation>
    </message>
    <message>
        <source>A defender has more tricks than anybody else. From Spanish &lt;i&gt;codillo&lt;/i&gt;, the elbow.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Um contrário tem mais vazas do que qualquer outro jogador. Do espanhol &lt;i&gt;codillo&lt;/i&gt;, o cotovelo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo</translation>
    </message>
    <message>
        <source>In Zanga: three tricks or fewer. The others win the table, and are paid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Na zanga: três vazas ou menos. Os outros ganham a mesa, e são pagos.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</translation>
    </message>
    <message>
        <source>A low bid: to take no trick at all.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Um lanço baixo: não fazer vaza nenhuma.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt; the suit in which a bid is paid double. It is the same for the whole sitting.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>No &lt;a href=&quot;rules:german_solo&quot;&gt;solo alemão&lt;/a&gt;, o naipe em que um lanço se paga a dobrar. É o mesmo em toda a partida.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;Dealer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;Dar, quem dá</translation>
    </message>
    <message>
        <source>The player who gave out the cards, and speaks last. The deal goes round to the right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O jogador que distribuiu as cartas, e fala em último lugar. Depois dá o seguinte à direita.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Defender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Contrário</translation>
    </message>
    <message>
        <source>Anybody who plays against the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem joga contra o feito.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</translation>
    </message>
    <message>
        <source>In Zanga of Málaga the {name CK}, the fourth highest trump. In Spanish &lt;i&gt;feo&lt;/i&gt; means ugly. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Na zanga de Málaga o {name CK}, o quarto trunfo. Em espanhol &lt;i&gt;feo&lt;/i&gt; quer dizer feio. Não é matador.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Eldest</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Primeiro, ou mão</translation>
    </message>
    <message>
        <source>The player at the dealer’s right; first to speak and to lead. In Spanish &lt;i&gt;mano&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O jogador à direita de quem dá, que fala e sai antes dos outros. Há quem lhe chame a mão; aqui, uma mão é tudo o que vai do dar ao pagar.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Entrada&lt;br&gt;&lt;i&gt;en-TRAH-dah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Licença</translation>
    </message>
    <message>
        <source>The lowest bid: name trumps, exchange, play.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O lanço mais baixo: escolher o trunfo, comprar, jogar. Em espanhol &lt;i&gt;entrada&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt;, &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; and Zanga: all three matadors. They are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>No &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt;, no &lt;a href=&quot;rules:rocambor&quot;&gt;rocambor&lt;/a&gt; e na zanga: os três matadores juntos. Paga-se.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Estuches</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Estuches</translation>
    </message>
    <message>
        <source>Three or more top trumps without a gap, held or lacked by the Ombre; they are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Três ou mais dos trunfos mais altos, seguidos desde a espadilha, que o feito tem ou que lhe faltam; pagam-se.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Compra</translation>
    </message>
    <message>
        <source>Throwing cards and drawing as many from the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Descartar cartas e tirar outras tantas do monte.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Favour suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Naipe de favor</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; and &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; the suit in which a game is worth more. In Spanish &lt;i&gt;palo de favor&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>No &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt; e no &lt;a href=&quot;rules:rocambor&quot;&gt;rocambor&lt;/a&gt;, o naipe em que um jogo vale mais. Em espanhol &lt;i&gt;palo de favor&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Forced solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Solo obrigado</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: whoever must play a Grossfrage but holds all four aces plays alone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>No &lt;a href=&quot;rules:german_solo&quot;&gt;solo alemão&lt;/a&gt;: quem tem de jogar uma Grossfrage mas tem os quatro ases joga sozinho.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Forced spadille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Espadilha forçada</translation>
    </message>
    <message>
        <source>All have passed, and the holder of spadille must play. In Spanish &lt;i&gt;espadilla forzosa&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Todos passaram, e quem tem a espadilha tem de jogar. Em espanhol &lt;i&gt;espadilla forzosa&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</translation>
    </message>
    <message>
        <source>&amp;ldquo;I win&amp;rdquo;: a defender asks the other to let &lt;a href=&quot;rules:play&quot;&gt;a card&lt;/a&gt; pass. To ask is to &lt;i&gt;demand gano&lt;/i&gt;, to let the card pass is to &lt;i&gt;make gano&lt;/i&gt;. By house rule only.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>«Ganho eu»: um contrário pede ao outro que deixe passar &lt;a href=&quot;rules:play&quot;&gt;uma carta&lt;/a&gt;. Pedi-lo é &lt;i&gt;pedir gano&lt;/i&gt;; deixar passar a carta é &lt;i&gt;fazer gano&lt;/i&gt;. Só por regra da casa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</translation>
    </message>
    <message>
        <source>A low bid: to play the top of the talon, and one card of one’s own at most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Um lanço baixo: jogar com as cartas de cima do monte, e no máximo uma das suas.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Grossfrage</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: the Ombre calls an ace, and its holder shows it, plays along and names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>No &lt;a href=&quot;rules:german_solo&quot;&gt;solo alemão&lt;/a&gt;: o feito chama um ás; quem o tem mostra-o, joga com ele e escolhe o trunfo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</translation>
    </message>
    <message>
        <source>In Zanga: the first five tricks, all won by those who play, who may stop with them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Na zanga: as cinco primeiras vazas, todas ganhas por quem joga, que pode parar aí.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Igualar</translation>
    </message>
    <message>
        <source>To say the same as the standing bid, by right of speaking before its bidder.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Dizer o mesmo que o lanço em vigor, pelo direito de falar antes de quem o fez.</translation>
    </message>
    <message>
        <source>König</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>A German name of the sitter. It means king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nome alemão de quem fica de fora. Quer dizer rei.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: fewer tricks than a defender, or two and more in a nolo. It costs most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>No &lt;a href=&quot;rules:lhombre&quot;&gt;l’hombre dinamarquês&lt;/a&gt;: menos vazas do que um contrário, ou duas ou mais num nolo. É o que mais custa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</translation>
    </message>
    <message>
        <source>In Zanga: the game won, with five tricks or more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Na zanga: o jogo ganho, com cinco vazas ou mais.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Homem</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:homme_auvergne&quot;&gt;Homme d’Auvergne&lt;/a&gt;: whoever plays with the trump turned up, against all the others.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>No &lt;a href=&quot;rules:homme_auvergne&quot;&gt;homme d’Auvergne&lt;/a&gt;: quem joga com o trunfo virado contra todos os outros.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Manille&lt;br&gt;&lt;i&gt;ma-NILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Manilha</translation>
    </message>
    <message>
        <source>The second highest trump: the 2 of black trumps, the 7 of red ones. In Spanish &lt;i&gt;malilla&lt;/i&gt;, the little bad one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O segundo trunfo: o 2 de um trunfo preto, o 7 de um vermelho. Em espanhol &lt;i&gt;malilla&lt;/i&gt;, a mazinha.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Matadors&lt;br&gt;&lt;i&gt;MATT-a-dors&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Matadores</translation>
    </message>
    <message>
        <source>Spadille, manille and basto. They may be kept back from a smaller trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Espadilha, manilha e basto. Podem guardar-se quando se sai de um trunfo mais baixo.</translation>
    </message>
    <message>
        <source>Mort</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mort</translation>
    </message>
    <message>
        <source>French for dead: the form of the game with a fourth player, and the sitter in it.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Em francês, morto: a forma do jogo com um quarto jogador, e quem nela fica de fora.</translation>
    </message>
    <message>
        <source>Null</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Null</translation>
    </message>
    <message>
        <source>To lose all nine tricks: &lt;a href=&quot;rules:low_bids&quot;&gt;contrabola&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Perder as nove vazas: &lt;a href=&quot;rules:low_bids&quot;&gt;contrabola&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</translation>
    </message>
    <message>
        <source>In Zanga: to go on for all eight tricks after the first five. In full &lt;i&gt;pidiendo ocho&lt;/i&gt;, asking for eight.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Na zanga: continuar para as oito vazas depois das cinco primeiras. Diz-se &lt;i&gt;pidiendo ocho&lt;/i&gt;, pedindo oito.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Ombre&lt;br&gt;&lt;i&gt;OM-ber&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Feito</translation>
    </message>
    <message>
        <source>The one who plays the game that was bid, alone or with an ally. From Spanish &lt;i&gt;hombre&lt;/i&gt;, man.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem joga o que lançou, sozinho ou com um aliado. Em espanhol &lt;i&gt;hombre&lt;/i&gt;, homem, donde o nome do jogo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Partner</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Parceiro</translation>
    </message>
    <message>
        <source>In Zanga the player opposite, whose tricks and stones are also one’s own.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Na zanga, quem se senta em frente: as vazas e as pedras são dos dois.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Jogar</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump with the call, and play together with the partner.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Na zanga: dizer o trunfo ao falar, e jogar com o parceiro.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Bolo</translation>
    </message>
    <message>
        <source>The chips in the middle, for which one plays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>As fichas do meio, pelas quais se joga.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Primeras</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Primeiras</translation>
    </message>
    <message>
        <source>The first five tricks, all won by the Ombre, who then stops.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>As cinco primeiras vazas, todas ganhas pelo feito, que então para.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, with four tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, com quatro vazas</translation>
    </message>
    <message>
        <source>In Zanga: four tricks, one too few. Those who play put stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Na zanga: quatro vazas, uma a menos. Quem joga põe pedras na mesa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Puesta&lt;br&gt;&lt;i&gt;PWES-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Resposta</translation>
    </message>
    <message>
        <source>Two or three share the highest number of tricks, the Ombre among them or not; he pays the pool. In old English books the &lt;i&gt;beast&lt;/i&gt; or &lt;i&gt;remise&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Dois ou três empatam no maior número de vazas, com o feito ou sem ele; o feito perde, e repõe o bolo. Em espanhol &lt;i&gt;puesta&lt;/i&gt;, nos livros ingleses &lt;i&gt;beast&lt;/i&gt; ou &lt;i&gt;remise&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Punto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Ponto</translation>
    </message>
    <message>
        <source>The ace of red trumps, the fourth highest. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O ás de um trunfo vermelho, o quarto em ordem. Não é matador.</translation>
    </message>
    <message>
        <source>Red, round</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vermelho, redondo</translation>
    </message>
    <message>
        <source>The suits {suit H} and {suit D}: below the court cards the ace is the best, then the 2, and so on down to the 7, which is the lowest.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Os naipes de {suit H} e {suit D}: abaixo das figuras o ás é o melhor, depois o 2, e assim até ao 7, que é o mais baixo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Remise</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Resposta, ou remise</translation>
    </message>
    <message>
        <source>The game is not won, and the pool is paid once more: so in &lt;a href=&quot;rules:french&quot;&gt;French Ombre&lt;/a&gt;, Cinquillo, Quadrille and Tritrille.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O jogo não se ganha, e repõe-se o bolo: assim no &lt;a href=&quot;rules:french&quot;&gt;hombre francês&lt;/a&gt;, no cinquillo, no quadrille e no tritrille.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Renege</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Guardar um matador</translation>
    </message>
    <message>
        <source>To keep a matador back, lawfully, when trumps are led.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Não jogar um matador, como é permitido, quando se sai de um trunfo mais baixo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Sacada</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than any defender, and takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O jogo ganho: o feito tem mais vazas do que cada um dos contrários, e leva o bolo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Send alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Mandar sozinho</translation>
    </message>
    <message>
        <source>In Zanga: to say solo after an opponent has said what they play. They go alone, or let the other go. In Spanish &lt;i&gt;mandar solo&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Na zanga: dizer solo depois de um adversário ter dito o que joga. Ele vai sozinho, ou deixa ir o outro. Em espanhol &lt;i&gt;mandar solo&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;Sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;Ficar de fora</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt; the player who sits out a deal. In Spanish &lt;i&gt;alcalde&lt;/i&gt; or &lt;i&gt;zángano&lt;/i&gt;, and see König, Mort and Stillsitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Numa mesa de &lt;a href=&quot;rules:four_handed&quot;&gt;quatro&lt;/a&gt;, não jogar uma mão. Em espanhol &lt;i&gt;alcalde&lt;/i&gt; ou &lt;i&gt;zángano&lt;/i&gt;; ver também König, Mort e Stillsitter.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</translation>
    </message>
    <message>
        <source>The highest bid: name trumps and play without an exchange. In French &lt;i&gt;sans prendre&lt;/i&gt;, without drawing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O lanço mais alto: escolher o trunfo e jogar sem comprar. Em francês &lt;i&gt;sans prendre&lt;/i&gt;, sem tirar.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, sozinho</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump and play alone against two, while the partner rests.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Na zanga: dizer o trunfo e jogar sozinho contra dois, enquanto o parceiro descansa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Spadille&lt;br&gt;&lt;i&gt;spa-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Espadilha</translation>
    </message>
    <message>
        <source>The {name SA}, always the highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O {name SA}, sempre o trunfo mais alto.</translation>
    </message>
    <message>
        <source>Stillsitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stillsitter</translation>
    </message>
    <message>
        <source>A Low German name of the sitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nome baixo-alemão de quem fica de fora.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Stones</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Pedras</translation>
    </message>
    <message>
        <source>What &lt;a href=&quot;rules:zanga&quot;&gt;Zanga&lt;/a&gt; is played for: each side begins with sixteen. Whoever wins the game takes those on the table. In Spanish &lt;i&gt;piedras&lt;/i&gt; or &lt;i&gt;vales&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O que se joga na &lt;a href=&quot;rules:zanga&quot;&gt;Zanga&lt;/a&gt;: cada par começa com dezasseis. Quem ganha o jogo leva as da mesa. Em espanhol &lt;i&gt;piedras&lt;/i&gt; ou &lt;i&gt;vales&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Surrender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Render-se</translation>
    </message>
    <message>
        <source>Giving up as Ombre before the fourth trick is played to.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Desistir como feito antes de jogar na quarta vaza.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Take over</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Tomar o jogo</translation>
    </message>
    <message>
        <source>Going on as Ombre with an entrada that was surrendered.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Continuar como feito uma licença de que outro desistiu.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Talon</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Monte</translation>
    </message>
    <message>
        <source>The cards that are not dealt.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>As cartas que não se dão.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Talon, for the sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Monte, de quem fica de fora</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt;: all have passed, and the sitter plays against three with nine cards of the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Numa mesa de &lt;a href=&quot;rules:four_handed&quot;&gt;quatro&lt;/a&gt;: todos passaram, e quem ficou de fora joga contra três com nove cartas do monte.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout</translation>
    </message>
    <message>
        <source>All the tricks, in &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Todas as vazas, no &lt;a href=&quot;rules:lhombre&quot;&gt;l’hombre dinamarquês&lt;/a&gt; e no &lt;a href=&quot;rules:german_solo&quot;&gt;solo alemão&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Trunfo</translation>
    </message>
    <message>
        <source>A card of the suit named, or one that is always trump; beats every plain card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uma carta do naipe escolhido, ou uma que é sempre trunfo; ganha a qualquer carta comum.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Vole&lt;br&gt;&lt;i&gt;rhymes with bowl&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Bola</translation>
    </message>
    <message>
        <source>All the tricks. In Spanish &lt;i&gt;bola&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Todas as vazas. Em francês &lt;i&gt;vole&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</translation>
    </message>
    <message>
        <source>A low bid: the trump is turned, and five cards at most are drawn.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Um lanço baixo: vira-se o trunfo, e compram-se no máximo cinco cartas.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Vuelta&lt;br&gt;&lt;i&gt;VWEL-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Voltarete</translation>
    </message>
    <message>
        <source>The middle bid: the talon’s top card makes trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O lanço do meio: a carta de cima do monte faz o trunfo. Em espanhol &lt;i&gt;vuelta&lt;/i&gt;. Em Portugal deu o nome ao jogo inteiro.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;You first</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;Primeiro os outros</translation>
    </message>
    <message>
        <source>A defender lets the other one exchange before them. It can be said once in a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Um contrário deixa o outro comprar antes de si. Pode dizer-se uma vez por mão.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</translation>
    </message>
    <message>
        <source>The eight cards that are not dealt, and the game that is named after them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>As oito cartas que não se dão, e o jogo que delas tem o nome.</translation>
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
        <translation>Não é um jogo de hombre mas um velho vizinho, impresso em Paris em 1665: curto, alegre e jogado a pontos. Também aqui um jogador, o &lt;b&gt;Homem&lt;/b&gt;, aceita um naipe de trunfo e joga contra todos os outros. Podem jogar de dois a cinco, cada um por si.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>As cartas {rule 1.5}</translation>
    </message>
    <message>
        <source>A piquet pack: with four or five players 32 cards, with two or three 28, the sevens left out. In every suit, trumps included, the order is king, queen, jack, ace, 10, 9, 8, 7. The first dealer is found by drawing the highest card, {suit D french} before {suit H french}, {suit S french} and {suit C french} where ranks are equal. The player at the dealer’s left cuts. Then there are five cards to each, two and three at a time, counter-clockwise; the rest is the stock. It is always played with French cards: the Spanish pack has no 8, 9 and 10.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um baralho de piquet: com quatro ou cinco jogadores 32 cartas, com dois ou três 28, sem os setes. Em todos os naipes, também no trunfo, a ordem é rei, dama, valete, ás, 10, 9, 8, 7. Dá primeiro quem tira a carta mais alta; em cartas iguais, {suit D french} passa à frente de {suit H french}, {suit S french} e {suit C french}. Parte o jogador à esquerda de quem dá. Depois dão-se cinco cartas a cada um, duas e três de cada vez, ao contrário do relógio; o resto é o monte. Joga-se sempre com cartas francesas: o baralho espanhol não tem 8, 9 e 10.</translation>
    </message>
    <message>
        <source>Who is the Man?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quem é o Homem?</translation>
    </message>
    <message>
        <source>Beginning at the dealer’s right, each may turn the top card of the stock or decline. If nobody turns, the deal is void. The suit of the turned card is offered as trump: each in turn says &lt;i&gt;play&lt;/i&gt; or &lt;i&gt;pass&lt;/i&gt;, and the first who plays is the Man. If all pass, the table may &lt;b&gt;revel&lt;/b&gt;: each in turn may turn another card, up to four in all; then the deal is void. Cards turned before the last lie beside it and count no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A começar à direita de quem dá, cada um pode virar a carta de cima do monte ou recusar. Se ninguém vira, a mão é nula. O naipe da carta virada oferece-se como trunfo: cada um na sua vez diz &lt;i&gt;jogo&lt;/i&gt; ou &lt;i&gt;passo&lt;/i&gt;, e o primeiro que joga é o Homem. Se todos passam, a mesa pode &lt;b&gt;tornar a virar&lt;/b&gt;: cada um na sua vez pode virar outra carta, quatro ao todo; depois a mão é nula. As cartas viradas antes da última ficam ao lado dela e já não contam.</translation>
    </message>
    <message>
        <source>Whoever turns a &lt;b&gt;king&lt;/b&gt; scores a point.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Quem vira um &lt;b&gt;rei&lt;/b&gt; marca um ponto.</translation>
    </message>
    <message>
        <source>Whoever holds the king of the turned suit may show it in his turn, for a point. When somebody has said &lt;i&gt;play&lt;/i&gt;, those who have not spoken yet may still show it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Quem tem o rei do naipe virado pode mostrá-lo na sua vez, por um ponto. Quando alguém disse &lt;i&gt;jogo&lt;/i&gt;, os que ainda não falaram podem mostrá-lo na mesma.</translation>
    </message>
    <message>
        <source>Nobody has to show a king, and nobody learns that somebody could have. Points for kings are kept even if the deal comes to nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ninguém é obrigado a mostrar um rei, e ninguém fica a saber que outro o podia ter mostrado. Os pontos dos reis ficam, mesmo que a mão não dê em nada.</translation>
    </message>
    <message>
        <source>Play {rule 3.12} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O jogo das cartas {rule 3.12} {rule 1.9}</translation>
    </message>
    <message>
        <source>The player at the dealer’s right leads. Follow suit; if you cannot, you must trump; if you cannot do that either, play anything. You need not beat what lies there. There are five tricks. If a king that has scored is beaten, its point goes to the winner of the trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sai o jogador à direita de quem dá. Assista ao naipe; se não puder, tem de cortar com um trunfo; se também não puder, jogue qualquer carta. Não é obrigado a bater o que está na mesa. Há cinco vazas. Se um rei que deu um ponto é batido, o ponto passa para quem ganha a vaza.</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quem ganha</translation>
    </message>
    <message>
        <source>The Man wins if nobody has more tricks than he, and if, among those with as many, he was the &lt;b&gt;first&lt;/b&gt; to have them. So three tricks always win, two win if nobody has three and he had two first, and one may be enough among five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O Homem ganha se ninguém tem mais vazas do que ele e se, entre os que têm as mesmas, foi o &lt;b&gt;primeiro&lt;/b&gt; a tê-las. Por isso três vazas ganham sempre, duas ganham se ninguém tem três e ele teve duas primeiro, e entre cinco jogadores uma pode chegar.</translation>
    </message>
    <message>
        <source>Tricks go to</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>As vazas são de</translation>
    </message>
    <message>
        <source>The Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O Homem</translation>
    </message>
    <message>
        <source>Man, A, A, B, Man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Homem, A, A, B, Homem</translation>
    </message>
    <message>
        <source>loses: A had two first</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>perde: A teve duas primeiro</translation>
    </message>
    <message>
        <source>Man, Man, A, A, B</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Homem, Homem, A, A, B</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ganha</translation>
    </message>
    <message>
        <source>A, Man, Man, B, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>A, Homem, Homem, B, A</translation>
    </message>
    <message>
        <source>wins: he had two at the third trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ganha: teve duas à terceira vaza</translation>
    </message>
    <message>
        <source>Man, A, B, C, D</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Homem, A, B, C, D</translation>
    </message>
    <message>
        <source>wins: he was the first to have one</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ganha: foi o primeiro a ter uma</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os pontos</translation>
    </message>
    <message>
        <source>If the Man wins he scores a point. If he loses he loses a point, and every opponent scores one. A score may fall below nothing. Five points win, by tradition; some tables play to seven, and any number can be agreed. The game ends with the deal in which somebody has them, and the highest score wins it; if two stand level there, another deal decides. A table may agree that it ends at once, in the middle of a deal, or stake a chip each before every deal besides (the &lt;b&gt;hard score&lt;/b&gt;): a Man who wins takes the pool, one who loses leaves it for the next.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se o Homem ganha, marca um ponto. Se perde, perde um ponto, e cada adversário marca um. Pode descer-se abaixo de zero. Por tradição ganham cinco pontos; algumas mesas jogam a sete, e pode combinar-se qualquer número. O jogo acaba com a mão em que alguém os alcança, e ganha-o quem tem mais; se dois estão aí empatados, decide outra mão. Uma mesa pode combinar que acabe logo, a meio da mão, ou que cada um ponha além disso uma ficha antes de cada mão (as &lt;b&gt;contas duras&lt;/b&gt;): um Homem que ganha leva o bolo, um que perde deixa-o para o seguinte.</translation>
    </message>
    <message>
        <source>An example with four, all at nothing. A turns {CK} and has 1. All pass. B turns {S8}; C shows {SK} and has 1. All pass. A turns {D9}, and the fourth player plays as the Man. In the play he trumps {SK}: its point is his, and C has nothing again. But he loses the deal: now the Man has 0, A 2, B 1, C 1.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um exemplo com quatro, todos a zero. A vira {CK} e tem 1. Todos passam. B vira {S8}; C mostra {SK} e tem 1. Todos passam. A vira {D9} e o quarto jogador é o Homem. No jogo corta {SK}: o ponto passa a ser seu, e C volta a zero. Mas perde a mão: agora o Homem tem 0, A 2, B 1, C 1.</translation>
    </message>
</context>
<context>
    <name>rules/house_rules.html</name>
    <message>
        <source>House rules {rule 7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Regras da casa {rule 7}</translation>
    </message>
    <message>
        <source>Ombre was played for three hundred years, from Lima to Copenhagen, and no two tables had quite the same rules. The old books disagree, too, or say nothing. So good company always settled a few things beforehand. This program does the same: the other chapters describe its usual rules, and everything below can be set when a new game begins. The usual value of each setting is marked.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O hombre jogou-se durante trezentos anos, de Lima a Copenhaga, e não havia duas mesas com as mesmas regras. Os livros antigos também não concordam, ou não dizem nada. Por isso a boa companhia sempre combinou algumas coisas antes. Este programa faz o mesmo: os outros capítulos descrevem as suas regras habituais, e tudo o que se segue pode escolher-se ao começar uma partida nova. O valor habitual de cada escolha está marcado.</translation>
    </message>
    <message>
        <source>A sitting keeps its house rules to the end. The last lines of every chapter list the settings that concern it, and show which of them differ from the usual ones. A setting that has no effect under the others is left out there.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Uma partida guarda as suas regras da casa até ao fim. As últimas linhas de cada capítulo dizem as escolhas que lhe respeitam, e mostram quais são diferentes das habituais. Uma escolha que com as outras não tem efeito não aparece ali.</translation>
    </message>
</context>
<context>
    <name>rules/lhombre.html</name>
    <message>
        <source>L’Hombre, as in Denmark {rule 21}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’Hombre, como na Dinamarca {rule 21}</translation>
    </message>
    <message>
        <source>The Ombre that is still played in clubs: many games to choose from, from the small &lt;i&gt;spil&lt;/i&gt; to a &lt;i&gt;nolo&lt;/i&gt; with open cards. Each is fought out in a duel of two, and paid from player to player. There is no pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O hombre que ainda se joga em clubes: muitos jogos à escolha, do pequeno &lt;i&gt;spil&lt;/i&gt; a um &lt;i&gt;nolo&lt;/i&gt; de cartas abertas. Cada um disputa-se num duelo a dois, e paga-se de jogador a jogador. Não há bolo.</translation>
    </message>
    <message>
        <source>The order of the cards is that of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;. In a nolo it is another one, shown below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A ordem das cartas é a de sempre no hombre: ver &lt;a href=&quot;rules:cards&quot;&gt;As cartas e a sua ordem&lt;/a&gt;. Num nolo é outra, que se mostra mais abaixo.</translation>
    </message>
    <message>
        <source>The table {rule 21.1} {rule 1.5} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>A mesa {rule 21.1} {rule 1.5} {rule A2}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; sit at the table, and the one opposite the dealer sits out, the &lt;i&gt;oversidder&lt;/i&gt;. They neither pay nor are paid. &lt;b&gt;Three&lt;/b&gt; may play too. To find the first dealer, a card of each suit is drawn, and {suit S} deals; afterwards the deal goes to the right. Each player has nine cards, three at a time, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>À mesa estão &lt;b&gt;quatro&lt;/b&gt;, e quem se senta em frente de quem dá fica de fora, o &lt;i&gt;oversidder&lt;/i&gt;. Não paga nem recebe. Também podem jogar &lt;b&gt;três&lt;/b&gt;. Para saber quem dá primeiro, tira-se uma carta de cada naipe, e dá quem tem {suit S}; depois dá sempre o seguinte à direita. Cada jogador recebe nove cartas, três de cada vez, e restam treze para o monte.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;i&gt;forhånd&lt;/i&gt;, forehand: they speak and lead first. Then come &lt;i&gt;mellemhånd&lt;/i&gt; and, last, &lt;i&gt;baghånd&lt;/i&gt;: the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O jogador à direita de quem dá é o primeiro, &lt;i&gt;forhånd&lt;/i&gt;: fala e sai antes dos outros. Depois vem o do meio, &lt;i&gt;mellemhånd&lt;/i&gt;, e por último quem dá, &lt;i&gt;baghånd&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>The games {rule 21.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os jogos {rule 21.2}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>What the Ombre plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que o feito joga</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ganho</translation>
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
        <translation>&lt;b&gt;Spil&lt;/b&gt;, jogo</translation>
    </message>
    <message>
        <source>any trump; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>qualquer trunfo; troca de 1 a 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bedre spil&lt;/b&gt;, better game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bedre spil&lt;/b&gt;, jogo melhor</translation>
    </message>
    <message>
        <source>{suit S} as trumps; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit S} para trunfo; troca de 1 a 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tourné&lt;/b&gt;, turned</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;, virado</translation>
    </message>
    <message>
        <source>the suit of a turned card; exchanges 2 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o naipe de uma carta virada; troca de 2 a 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Købe-nolo&lt;/b&gt;, bought nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Købe-nolo&lt;/b&gt;, nolo com compra</translation>
    </message>
    <message>
        <source>no trumps and no trick; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sem trunfo e sem nenhuma vaza; troca de 1 a 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Respekt&lt;/b&gt;</translation>
    </message>
    <message>
        <source>a tourné with both black aces as dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>um tourné com os dois ases pretos nas cartas dadas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any trump, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>qualquer trunfo, com as nove cartas dadas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo spar&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo de espadas&lt;/b&gt; (&lt;i&gt;solo spar&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>the same with {suit S} as trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o mesmo com {suit S} para trunfo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ren nolo&lt;/b&gt;, pure nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Ren nolo&lt;/b&gt;, nolo puro</translation>
    </message>
    <message>
        <source>no trumps and no trick, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sem trunfo e sem nenhuma vaza, com as nove cartas dadas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nolo ouvert&lt;/b&gt;, open nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Nolo ouvert&lt;/b&gt;, nolo aberto</translation>
    </message>
    <message>
        <source>the same with an open hand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o mesmo com as cartas à vista</translation>
    </message>
    <message>
        <source>The figures are the tariff of the Danish union, in chips from each opponent for a game won, or to each for one that is not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Os números são a tarifa da união dinamarquesa, em fichas: recebem-se de cada contrário por um jogo ganho, ou pagam-se a cada um por um que não se ganha.</translation>
    </message>
    <message>
        <source>The auction: a duel {rule 21.3} {rule A7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O leilão: um duelo {rule 21.3} {rule A7}</translation>
    </message>
    <message>
        <source>Forehand speaks first. Whoever bids meets the next player, who goes &lt;b&gt;above&lt;/b&gt; the bid or passes. The earlier of the two then &lt;b&gt;holds&lt;/b&gt; (names a game of the same height), goes above, or passes; and so on, until one of them passes. Whoever is left meets the third player in the same way. Who has passed is out. Bidding somebody up is part of the game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fala primeiro quem está à direita de quem deu. Quem lança enfrenta o jogador seguinte, que vai &lt;b&gt;acima&lt;/b&gt; do lanço ou passa. O que fala antes pode então &lt;b&gt;igualar&lt;/b&gt; (declara um jogo da mesma altura), ir acima ou passar; e assim por diante, até um dos dois passar. Quem resta enfrenta da mesma maneira o terceiro jogador. Quem passou fica de fora. Fazer subir o lanço de outro faz parte do jogo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt; needs {SA} and {CA} among the nine cards dealt.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Respekt&lt;/b&gt; exige {SA} e {CA} entre as nove cartas dadas.</translation>
    </message>
    <message>
        <source>Bid as &lt;b&gt;low&lt;/b&gt; as you can: begin with spil, not with bedre, tourné, købe-nolo or respekt, and with solo, not solo spar. So the first bid is spil, solo, ren nolo or nolo ouvert.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Lance o mais &lt;b&gt;baixo&lt;/b&gt; que puder: comece por spil, e não por bedre, tourné, købe-nolo ou respekt, e por solo, e não por solo de espadas. Assim, o primeiro lanço é spil, solo, ren nolo ou nolo ouvert.</translation>
    </message>
    <message>
        <source>Tourné and købe-nolo are equally high, and so are solo spar and ren nolo: each can be held with the other. {rule 21.5}</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Tourné e købe-nolo têm a mesma altura, e solo de espadas e ren nolo também: cada um pode igualar-se com o outro. {rule 21.5}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Primeiro</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Do meio</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Quem dá</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>spil</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>passo</translation>
    </message>
    <message>
        <source>forehand, spil</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o primeiro, spil</translation>
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
        <translation>quem dá, tourné, porque o do meio passa então</translation>
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
        <translation>o primeiro, solo</translation>
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
        <translation>quem dá, nolo ouvert</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, the next player deals and nobody pays. {rule 21.9} {rule A4}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se &lt;b&gt;todos passam&lt;/b&gt;, dá o jogador seguinte e ninguém paga. {rule 21.9} {rule A4}</translation>
    </message>
    <message>
        <source>What the winner plays {rule 21.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que joga quem ganhou o leilão {rule 21.6}</translation>
    </message>
    <message>
        <source>Whoever won with &lt;b&gt;spil&lt;/b&gt; names any suit as trump, or plays tourné or købe-nolo instead; with both black aces as dealt, respekt too. Whoever won with &lt;b&gt;solo&lt;/b&gt; names any suit; with {suit S} it is paid as solo spar. Every other bid is played as it is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quem ganhou com &lt;b&gt;spil&lt;/b&gt; escolhe um naipe qualquer para trunfo, ou joga em vez disso tourné ou købe-nolo; com os dois ases pretos nas cartas dadas, também respekt. Quem ganhou com &lt;b&gt;solo&lt;/b&gt; escolhe um naipe qualquer; com {suit S} paga-se como solo de espadas. Qualquer outro lanço joga-se como é.</translation>
    </message>
    <message>
        <source>Turning and exchanging {rule 21.7} {rule A12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Virar e comprar {rule 21.7} {rule A12}</translation>
    </message>
    <message>
        <source>The Danes call the exchange &lt;i&gt;at købe&lt;/i&gt;, to buy. The Ombre throws cards away and draws as many, then the defender at their right, then the other, as far as the talon reaches. In tourné and respekt the top card of the talon is turned first: its suit is trump, it is the first card that the Ombre draws, and they draw at least one more. A turned {SA} makes {suit S} trumps, and {CA} makes {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Também os dinamarqueses dizem comprar, &lt;i&gt;at købe&lt;/i&gt;. O feito descarta cartas e compra outras tantas, depois o contrário à sua direita, depois o outro, enquanto houver monte. Em tourné e em respekt vira-se primeiro a carta de cima do monte: o seu naipe é trunfo, é a primeira carta que o feito compra, e ele compra pelo menos mais uma. Virado, {SA} faz trunfo {suit S}, e {CA} faz {suit C}.</translation>
    </message>
    <message>
        <source>In a solo only the defenders exchange. In købe-nolo only the Ombre does, and in ren nolo and ouvert nobody.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Num solo só compram os contrários. Em købe-nolo só compra o feito, e em ren nolo e ouvert ninguém.</translation>
    </message>
    <message>
        <source>Throwing the hand in {rule 21.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Deitar a mão fora {rule 21.8}</translation>
    </message>
    <message>
        <source>An Ombre of spil, bedre, tourné or respekt who has just exchanged may throw the hand in, &lt;i&gt;smide spillet&lt;/i&gt;, before the defenders exchange. It costs as much as bet. Later nobody gives up.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um feito de spil, bedre, tourné ou respekt que acaba de comprar pode deitar a mão fora, &lt;i&gt;smide spillet&lt;/i&gt;, antes de comprarem os contrários. Custa tanto como bet. Mais tarde ninguém desiste.</translation>
    </message>
    <message>
        <source>The play {rule 21.10} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O jogo das cartas {rule 21.10} {rule 1.9}</translation>
    </message>
    <message>
        <source>Forehand leads, whoever is the Ombre. Games with trumps are played as always: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sai quem está à direita de quem deu, seja quem for o feito. Os jogos com trunfo jogam-se como sempre: ver &lt;a href=&quot;rules:play&quot;&gt;O jogo das cartas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; is all nine tricks. An Ombre who takes the first five may claim the game, or go on: with all nine each opponent pays 1 more. If one is lost, the game is won all the same, but each opponent pays 1 less.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt; são as nove vazas. Um feito que faz as cinco primeiras pode dar o jogo por ganho, ou continuar: com as nove, cada contrário paga mais 1. Se perde uma, o jogo ganha-se na mesma, mas cada contrário paga menos 1.</translation>
    </message>
    <message>
        <source>Nolo: no trumps, no trick {rule 20.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Nolo: sem trunfo, sem vazas {rule 20.2}</translation>
    </message>
    <message>
        <source>The Ombre must lose every trick. Nothing is trump and there are no matadors, so there is nothing to keep back: follow suit if you can, else play what you like. The &lt;b&gt;black aces are the lowest&lt;/b&gt; of their suits.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O feito tem de perder todas as vazas. Não há trunfo nem matadores, por isso não há nada que guardar: assista ao naipe se puder, senão jogue o que quiser. Os &lt;b&gt;ases pretos são os mais baixos&lt;/b&gt; dos seus naipes.</translation>
    </message>
    <message>
        <source>In nolo &lt;b&gt;ouvert&lt;/b&gt; the Ombre’s hand lies open for all once the first card has been led. A nolo is played to its last trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Em nolo &lt;b&gt;ouvert&lt;/b&gt; as cartas do feito ficam à vista de todos depois de jogada a primeira carta de saída. Um nolo joga-se até à última vaza.</translation>
    </message>
    <message>
        <source>Won, bet and kruk {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ganho, bet e kruk {rule 20.4}</translation>
    </message>
    <message>
        <source>With trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Com trunfo</translation>
    </message>
    <message>
        <source>Nolo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Ganho&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre has more tricks than the better defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o feito tem mais vazas do que o melhor contrário</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nenhuma vaza</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bet&lt;/b&gt;, a tie</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bet&lt;/b&gt;, empate</translation>
    </message>
    <message>
        <source>as many as the better defender: 4–4–1 or 3–3–3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tantas como o melhor contrário: 4–4–1 ou 3–3–3</translation>
    </message>
    <message>
        <source>one trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>uma vaza</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kruk&lt;/b&gt;, lost</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kruk&lt;/b&gt;, perdido</translation>
    </message>
    <message>
        <source>fewer than one defender, as with 4–5–0 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>menos do que um contrário, como em 4–5–0 ou 1–4–4</translation>
    </message>
    <message>
        <source>two tricks or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>duas vazas ou mais</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemplos com contas</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cada contrário</translation>
    </message>
    <message>
        <source>Spil won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil ganho</translation>
    </message>
    <message>
        <source>Spil with tout made; with tout missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil com tout feito; com tout falhado</translation>
    </message>
    <message>
        <source>Spil thrown in, or bet</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil deitado fora, ou bet</translation>
    </message>
    <message>
        <source>Tourné, kruk</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné, kruk</translation>
    </message>
    <message>
        <source>Købe-nolo with no trick; one; three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Købe-nolo sem nenhuma vaza; com uma; com três</translation>
    </message>
    <message>
        <source>Solo named in {suit S}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo em {suit S}, ganho</translation>
    </message>
    <message>
        <source>Nolo ouvert with no trick; with two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nolo ouvert sem nenhuma vaza; com duas</translation>
    </message>
    <message>
        <source>Where tables differ {rule 21.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que muda de mesa para mesa {rule 21.12}</translation>
    </message>
    <message>
        <source>Two tariffs come from Iceland. In both spil, bedre and tourné are 1, 1 and 2; købe-nolo, respekt, grand and solo 2, 2 and 3; solo spar and ren nolo 3, 3 and 4; ouvert 6, 6 and 7. In &lt;b&gt;Rasle&lt;/b&gt; each opponent pays and is paid, and a købe-nolo costs 2 for the first trick and 1 for each more, perhaps up to a limit. In &lt;b&gt;Pott&lt;/b&gt; everybody, the sitter too, puts 4 into an empty pool; the winner takes the price once from it, the loser pays it once in, and a hand thrown in costs its price to each opponent and to the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Da Islândia vêm duas tarifas. Em ambas, spil, bedre e tourné valem 1, 1 e 2; købe-nolo, respekt, grand e solo 2, 2 e 3; solo de espadas e ren nolo 3, 3 e 4; ouvert 6, 6 e 7. Em &lt;b&gt;Rasle&lt;/b&gt; cada contrário paga e recebe, e um købe-nolo custa 2 pela primeira vaza e 1 por cada uma a mais, talvez até um limite. Em &lt;b&gt;Pott&lt;/b&gt; todos, também quem fica de fora, põem 4 num bolo vazio; quem ganha tira dele o preço uma vez, quem perde põe-no lá uma vez, e uma mão deitada fora custa o seu preço a cada contrário e ao bolo.</translation>
    </message>
    <message>
        <source>A club may put købe-nolo above tourné, as in Iceland, let anybody begin with any bid, or let a bid be held only with the same game. Some play &lt;b&gt;grand&lt;/b&gt;, above respekt: the nine cards dealt with {SA} and {CA} as the only trumps, for 2, 2 and 3. {rule 20.3} When all pass, forehand may be allowed &lt;b&gt;kasko&lt;/b&gt;: eight cards of the talon and one of their own, or nine new ones, and then a spil that cannot be thrown in. {rule 3.3} In some places &lt;b&gt;several&lt;/b&gt; may play købe-nolo or ren nolo at once: the others say in turn whether they play it too, they buy after the Ombre, and each game is settled for itself with all the others; how they do it is our reading. {rule 21.13}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um clube pode pôr købe-nolo acima de tourné, como na Islândia, deixar que se comece por qualquer lanço, ou que um lanço só se iguale com o mesmo jogo. Alguns jogam &lt;b&gt;grand&lt;/b&gt;, acima de respekt: as nove cartas dadas, com {SA} e {CA} como únicos trunfos, por 2, 2 e 3. {rule 20.3} Quando todos passam, pode permitir-se ao primeiro &lt;b&gt;kasko&lt;/b&gt;: oito cartas do monte e uma das suas, ou nove novas, e então um spil que não se pode deitar fora. {rule 3.3} Nalguns sítios podem &lt;b&gt;vários&lt;/b&gt; jogar købe-nolo ou ren nolo ao mesmo tempo: os outros dizem na sua vez se também o jogam, compram depois do feito, e cada jogo acerta-se por si com todos os outros; o modo de o fazer é leitura nossa. {rule 21.13}</translation>
    </message>
    <message>
        <source>The sources leave some things open, and our readings are these. The hand can be thrown in at one moment only. A bid that is not the lowest is not offered, where the union fines it. All of &lt;i&gt;any game that is not lower&lt;/i&gt; is ours, and so is that a solo named in {suit S} is paid as solo spar; also some of Iceland’s prices, the filling of the pool and the tout of Pott. A second Danish tariff, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, is not known to us; a club that plays by it enters its prices in the house rules. {rule 20.5}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>As fontes deixam algumas coisas em aberto, e lemo-las assim. A mão só se pode deitar fora num momento. Um lanço que não é o mais baixo não se oferece aqui; a união multa-o. Tudo o que diz &lt;i&gt;qualquer jogo que não seja mais baixo&lt;/i&gt; é nosso, e também que um solo em {suit S} se pague como solo de espadas; e ainda alguns preços da Islândia, o que se põe no bolo e o tout de Pott. Uma segunda tarifa dinamarquesa, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, não a conhecemos; um clube que jogue por ela põe os seus preços nas regras da casa. {rule 20.5}</translation>
    </message>
    <message>
        <source>The computer players here</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os jogadores do computador</translation>
    </message>
    <message>
        <source>They play every game of this page, the nolos too: the better ones weigh each card in pictures of the hidden hands. All of them &lt;b&gt;bid&lt;/b&gt; by maxims, because none has been taught from deals of L’Hombre yet, and grand they never bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jogam todos os jogos desta página, os nolos também: os melhores pesam cada carta imaginando como podem ser as mãos escondidas. Todos &lt;b&gt;lançam&lt;/b&gt; por máximas, porque nenhum aprendeu ainda com mãos de l’hombre, e nunca declaram grand.</translation>
    </message>
    <message>
        <source>The words of the clubs</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>As palavras dos clubes</translation>
    </message>
    <message>
        <source>A tie: the Ombre has no more tricks than the better defender. The old puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Um empate: o feito não tem mais vazas do que o melhor contrário. A antiga resposta.</translation>
    </message>
    <message>
        <source>Dorer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dorer</translation>
    </message>
    <message>
        <source>The matadors: spadille, manille and basta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Os matadores: espadilha, manilha e basto.</translation>
    </message>
    <message>
        <source>Kruk, kodille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kruk, kodille</translation>
    </message>
    <message>
        <source>A loss: a defender has more tricks than the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uma derrota: um contrário tem mais vazas do que o feito.</translation>
    </message>
    <message>
        <source>Købe</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Købe</translation>
    </message>
    <message>
        <source>To exchange cards with the talon, which is also called &lt;i&gt;katten&lt;/i&gt;, the cat.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Comprar cartas do monte, a que também se chama &lt;i&gt;katten&lt;/i&gt;, o gato.</translation>
    </message>
    <message>
        <source>Oversidder</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Oversidder</translation>
    </message>
    <message>
        <source>Whoever sits out.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem fica de fora.</translation>
    </message>
    <message>
        <source>Ponto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ponto</translation>
    </message>
    <message>
        <source>The ace of a red trump suit, punto elsewhere.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O ás de um trunfo vermelho, como no voltarete.</translation>
    </message>
    <message>
        <source>Spilfører</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>The Ombre; the others are &lt;i&gt;modspillere&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito; os outros são &lt;i&gt;modspillere&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>All nine tricks, the vole.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>As nove vazas, a bola.</translation>
    </message>
</context>
<context>
    <name>rules/low_bids.html</name>
    <message>
        <source>When all pass</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Quando todos passam</translation>
    </message>
    <message>
        <source>As a rule the cards are thrown in and the next player deals. A table may agree on something livelier: a second round for &lt;b&gt;low bids&lt;/b&gt;, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Em regra recolhem-se as cartas e dá o seguinte. Uma mesa pode combinar coisa mais animada: uma segunda volta para &lt;b&gt;lanços baixos&lt;/b&gt;, ou um jogo que alguém é &lt;b&gt;obrigado&lt;/b&gt; a fazer.</translation>
    </message>
    <message>
        <source>As a rule the player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt;. What this page tells follows only where a table lets them leave it, and they do. Then a second round for &lt;b&gt;low bids&lt;/b&gt; can follow, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Em regra quem fica de fora &lt;a href=&quot;rules:four_handed&quot;&gt;toma o monte&lt;/a&gt;. O que esta página conta só se segue onde uma mesa lhe permite deixá-lo, e ele o deixa. Então pode haver uma segunda volta para &lt;b&gt;lanços baixos&lt;/b&gt;, ou um jogo que alguém é &lt;b&gt;obrigado&lt;/b&gt; a fazer.</translation>
    </message>
    <message>
        <source>The second round {rule 3.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>A segunda volta {rule 3.1}</translation>
    </message>
    <message>
        <source>The eldest speaks first, and each speaks once. Whoever passed before may bid now. The first to bid has the game; where the table ranks the low bids, those who come after may still overcall: voltereta goes over gascarola, and contrabola over both.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fala primeiro quem está à direita de quem deu, e cada um fala uma vez. Quem antes passou pode agora lançar. O primeiro a lançar tem o jogo; onde a mesa põe ordem nos lanços baixos, quem vem depois ainda pode subir: a voltereta vai acima da gascarola, e a contrabola acima de ambas.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Compra</translation>
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
        <translation>o feito escolhe um naipe depois da compra</translation>
    </message>
    <message>
        <source>eight or nine cards of the talon for his own</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>oito ou nove cartas do monte em vez das suas</translation>
    </message>
    <message>
        <source>most tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>mais vazas</translation>
    </message>
    <message>
        <source>Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Voltereta</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>decide a carta de cima do monte</translation>
    </message>
    <message>
        <source>five cards at most, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>no máximo cinco cartas, com essa</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>the Ombre names a suit of which he holds a card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o feito escolhe um naipe de que tem uma carta</translation>
    </message>
    <message>
        <source>nobody exchanges</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ninguém compra</translation>
    </message>
    <message>
        <source>&lt;b&gt;no trick at all&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;nenhuma vaza&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Each is worth an entrada: the pool and 5 from each if it is won, the pool and {loss entrada} if it is lost. Gascarola and voltereta are given up, taken over and paid as an entrada, too.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada um vale o que vale uma licença: ganho, rende o bolo e 5 de cada um; perdido, custa outro tanto como o bolo e mais {loss entrada}. Da gascarola e da voltereta também se pode desistir; tomam-se e pagam-se como uma licença.</translation>
    </message>
    <message>
        <source>Voltereta {rule 3.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Voltereta {rule 3.2}</translation>
    </message>
    <message>
        <source>The turned card is the first that the Ombre draws, so he must throw at least one card for it. If it is &lt;b&gt;spadille&lt;/b&gt;, the game counts as a vuelta: 7 from each, and both defenders must accept a surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A carta virada é a primeira que o feito compra, por isso tem de descartar por ela pelo menos uma. Se é a &lt;b&gt;espadilha&lt;/b&gt;, o jogo conta como um voltarete: 7 de cada um, e ambos os contrários têm de aceitar uma rendição.</translation>
    </message>
    <message>
        <source>Gascarola {rule 3.3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gascarola {rule 3.3}</translation>
    </message>
    <message>
        <source>The Ombre takes the top &lt;b&gt;eight&lt;/b&gt; cards of the talon and looks at them. Then he keeps &lt;b&gt;one&lt;/b&gt; of the nine that he was dealt and throws the rest, or he throws all nine and draws a ninth. When he has named the trump, the defenders exchange with what is left: five cards or four.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O feito toma as &lt;b&gt;oito&lt;/b&gt; cartas de cima do monte e vê-as. Depois guarda &lt;b&gt;uma&lt;/b&gt; das nove que lhe deram e descarta as outras, ou descarta as nove e compra uma nona. Quando escolheu o trunfo, os contrários compram do que resta: cinco cartas, ou quatro.</translation>
    </message>
    <message>
        <source>Contrabola {rule 3.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Contrabola {rule 3.4}</translation>
    </message>
    <message>
        <source>The defenders try to make the Ombre take a trick, and the deal &lt;b&gt;stops&lt;/b&gt; at the first that falls to him: then he pays the pool and {loss entrada} into the pool. If he gets through all nine without one, he takes the pool and 5 from each. There are no estuches and no primeras, and it cannot be given up. Matadors may be withheld as always, but in the end every card is played: with spadille in the hand contrabola cannot be made, with manille hardly ever. The trump must be a suit of which he holds a card; spadille belongs to {suit S} there, and basto to {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Os contrários procuram que o feito faça uma vaza, e a mão &lt;b&gt;acaba&lt;/b&gt; na primeira que lhe calhar: então põe no bolo outro tanto e mais {loss entrada}. Se chega ao fim das nove sem fazer nenhuma, leva o bolo e 5 de cada um. Não há estuches nem primeiras, e não se pode desistir. Os matadores podem guardar-se como sempre, mas no fim todas as cartas se jogam: com a espadilha na mão a contrabola não se pode fazer, com a manilha quase nunca. O trunfo tem de ser um naipe de que o feito tenha uma carta; aqui a espadilha é do naipe {suit S}, e o basto do naipe {suit C}.</translation>
    </message>
    <message>
        <source>Forced spadille {rule 3.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Espadilha forçada {rule 3.5}</translation>
    </message>
    <message>
        <source>The player who holds spadille must be the Ombre, and says so. If spadille lies in the talon, the holder of basto must play; if both lie there, the eldest must. The Ombre exchanges up to eight cards and then names the trump. Everything else is as in an entrada.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quem tem a espadilha tem de ser o feito, e di-lo. Se a espadilha está no monte, tem de jogar quem tem o basto; se lá estão ambos, quem fala primeiro. O feito compra até oito cartas e depois escolhe o trunfo. Tudo o resto é como numa licença.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemplos com contas</translation>
    </message>
    <message>
        <source>For three players, of whom the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Para três jogadores, em que quem dá põe cinco.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Feito</translation>
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
        <translation>Bolo</translation>
    </message>
    <message>
        <source>Voltereta won 5–3–1, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltereta ganha 5–3–1, bolo 10: leva 10, e 5 de cada um</translation>
    </message>
    <message>
        <source>Voltereta with spadille turned, won 5–4–0, pool 10: he takes 10, and 7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltereta com a espadilha virada, ganha 5–4–0, bolo 10: leva 10, e 7 de cada um</translation>
    </message>
    <message>
        <source>Gascarola 4–4–1, pool 15: puesta, 15 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gascarola 4–4–1, bolo 15: resposta, 15 + 15</translation>
    </message>
    <message>
        <source>Contrabola made, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Contrabola feita, bolo 10: leva 10, e 5 de cada um</translation>
    </message>
    <message>
        <source>Contrabola failed, pool 10: 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Contrabola falhada, bolo 10: 10 + 15</translation>
    </message>
</context>
<context>
    <name>rules/opponents.html</name>
    <message>
        <source>How the others think</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Como pensam os outros</translation>
    </message>
    <message>
        <source>The computer plays the people at your table. They know the rules, they remember what they saw, and they think. &lt;b&gt;They never look.&lt;/b&gt; This page says what each of them knows, and how you can check it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>É o computador que joga pelas pessoas da sua mesa. Sabem as regras, lembram-se do que viram, e pensam. &lt;b&gt;Nunca espreitam as cartas dos outros.&lt;/b&gt; Esta página diz o que cada uma delas sabe, e como se pode verificar.</translation>
    </message>
    <message>
        <source>What they know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que sabem</translation>
    </message>
    <message>
        <source>An opponent knows what you would know in that seat: the cards in that hand, what was bid, how many cards each has drawn, every card that was shown or played. The hands of the others, what they threw away and what is left in the talon are face down for them as they are for you.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um adversário sabe o que se saberia naquele lugar: as cartas daquela mão, os lanços feitos, quantas cartas cada um comprou, cada carta que se mostrou ou jogou. As mãos dos outros, o que descartaram e o que resta no monte estão tapados para ele como para toda a gente.</translation>
    </message>
    <message>
        <source>This is not a promise but a wall. The opponents run in a program of their own beside the table. The table writes down for it what one seat can see, and nothing else; back comes one card, or one word. It keeps nothing from one question to the next. So no level ever looks, the highest as little as the lowest: a better opponent thinks more, but sees no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Isto não é uma promessa, é uma parede. Os adversários correm num programa à parte, ao lado da mesa. A mesa escreve-lhe o que um lugar pode ver, e mais nada; de volta vem uma carta, ou uma palavra. De uma pergunta para a outra não guarda nada. Por isso nenhum nível espreita, o mais alto tão pouco como o mais baixo: um adversário melhor pensa mais, mas não vê mais.</translation>
    </message>
    <message>
        <source>What they do not know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que não sabem</translation>
    </message>
    <message>
        <source>Your cards, unless you have shown them.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>As suas cartas, a não ser que as tenha mostrado.</translation>
    </message>
    <message>
        <source>How the cards were shuffled, and what lies in the talon.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Como se baralharam as cartas, e o que está no monte.</translation>
    </message>
    <message>
        <source>What another opponent holds or means to play, though the two defend together.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>O que outro adversário tem ou quer jogar, embora os dois defendam juntos.</translation>
    </message>
    <message>
        <source>How you played in earlier deals. Only those who are as strong as you are told how strong that is.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Como jogou nas mãos anteriores. Só os que hão de ser tão fortes como você ficam a saber quanto isso é.</translation>
    </message>
    <message>
        <source>How they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Como pensam</translation>
    </message>
    <message>
        <source>Each of them first sees the usual card, the one that the maxims of the books advise. Then they lay out the hidden cards in their mind, in some way that agrees with all they remember: a seat that could not follow a suit has none of it. In each such picture they play the deal to its end. They leave the usual card only for one that is clearly better for what is at stake. What others have told, by how many cards they drew and by the cards they laid, makes some pictures likelier than others. Towards the end, when few pictures are left, the expert looks at every one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada um deles vê primeiro a carta do costume, a que aconselham as máximas dos livros. Depois dispõe na cabeça as cartas escondidas, de algum modo que concorde com tudo o que lembra: um lugar que não pôde assistir a um naipe não o tem. Em cada um destes quadros joga a mão até ao fim. Só deixa a carta do costume por outra que seja claramente melhor para o que está em jogo. O que os outros disseram, pelo número de cartas que compraram e pelas cartas que jogaram, torna uns quadros mais prováveis do que outros. Perto do fim, quando restam poucos quadros, o perito vê-os todos.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Table, Where the cards are&lt;/i&gt; tells you in figures what such pictures say of each card, from what you may see. Among experts the figures are true: of the cards said to be somewhere in 75 of 100 deals, 74 are there. Novices keep other cards, and among them a figure may be six off.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;Mesa, Onde estão as cartas&lt;/i&gt; diz-lhe em números o que essas imagens revelam de cada carta, a partir do que pode ver. Entre peritos os números são certos: das cartas que se dizem num lugar em 75 mãos de 100, estão lá 74. Os principiantes guardam outras cartas, e entre eles um número pode errar por seis.</translation>
    </message>
    <message>
        <source>Level, and pictures for a card</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Nível, e quadros para uma carta</translation>
    </message>
    <message>
        <source>Remembers</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lembra-se</translation>
    </message>
    <message>
        <source>Before the play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Antes do jogo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert&lt;/b&gt;: 60 to 100, and more where it is close</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Perito&lt;/b&gt;: 60 a 100, e mais onde a escolha é renhida</translation>
    </message>
    <message>
        <source>everything</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>de tudo</translation>
    </message>
    <message>
        <source>bids by what thousands of deals have taught; tries out trumps and discards in pictures</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lança pelo que ensinaram milhares de mãos; experimenta trunfos e descartes em quadros</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strong&lt;/b&gt;: 16</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Forte&lt;/b&gt;: 16</translation>
    </message>
    <message>
        <source>by the maxims of the books</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>pelas máximas dos livros</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steady&lt;/b&gt;: 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Certo&lt;/b&gt;: 12</translation>
    </message>
    <message>
        <source>the last 3 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>das últimas 3 vazas; não de quantas cartas cada um comprou</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o mesmo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Novice&lt;/b&gt;: 8</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Principiante&lt;/b&gt;: 8</translation>
    </message>
    <message>
        <source>the last 2 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>das últimas 2 vazas; não de quantas cartas cada um comprou</translation>
    </message>
    <message>
        <source>by rule of thumb: five trumps are a game, or four with a king or a matador; queens and knaves are kept</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>a olho: cinco trunfos são um jogo, ou quatro com um rei ou um matador; damas e valetes guardam-se</translation>
    </message>
    <message>
        <source>Whoever is to be &lt;b&gt;as strong as you&lt;/b&gt; stands at a level or between two, and then makes each decision at one of them. How strong that is follows from your costly choices in earlier deals, as the coach found them in deals played without help. From one deal to the next they change by a quarter of a level at most. Choose another level, and nobody follows you any more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quem há de ser &lt;b&gt;tão forte como você&lt;/b&gt; está num nível ou entre dois, e toma então cada decisão num deles. Quanto isso é segue das suas escolhas caras nas mãos anteriores, tal como o mestre as encontrou nas mãos jogadas sem ajuda. De uma mão para a seguinte mudam no máximo um quarto de nível. Escolha outro nível, e já ninguém o acompanha.</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; the expert bids by the maxims too, because it has not been taught from deals of that game yet; the cards it weighs in pictures as always. Five at a table leave less room for each, and so does a computer on which the program runs without its compiled part (&lt;i&gt;About&lt;/i&gt; tells). Nobody forgets their own cards, the matadors, or a card that lay open for all. Nobody puts a matador under a higher one if a small trump would do.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>No &lt;a href=&quot;rules:quadrille&quot;&gt;quadrille&lt;/a&gt; também o perito lança pelas máximas, porque ainda não aprendeu com mãos desse jogo; as cartas pesa-as em quadros como sempre. Cinco à mesa deixam menos espaço a cada um, e o mesmo faz um computador em que o programa corre sem a sua parte compilada (di-lo &lt;i&gt;Acerca do Ombre&lt;/i&gt;). Ninguém esquece as suas próprias cartas, os matadores, ou uma carta que esteve à vista de todos. Ninguém põe um matador debaixo de outro mais alto, se bastava um trunfo pequeno.</translation>
    </message>
    <message>
        <source>What their cards tell</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que dizem as cartas deles</translation>
    </message>
    <message>
        <source>Those who defend together may not speak, but a card may have a meaning, as long as everybody at the table knows it. Here it is. Sometimes a hand has two cards of a suit that are worth the same, because no card that is still out ranks between them. To a trick that somebody else has led, everybody then plays &lt;b&gt;the lower one&lt;/b&gt;. So a king that falls on a trump tells that the queen is not in that hand, while a queen does not deny the king. A lead tells nothing: the Ombre leads spadille or manille as it comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quem defende junto não pode falar, mas uma carta pode ter um significado, contanto que toda a mesa o conheça. É este. Às vezes uma mão tem duas cartas de um naipe que valem o mesmo, porque nenhuma das cartas que ainda faltam fica entre as duas. Numa vaza a que outro saiu, todos jogam então &lt;b&gt;a mais baixa&lt;/b&gt;. Assim, um rei que cai sobre um trunfo diz que a dama não está nessa mão, ao passo que uma dama não nega o rei. A carta de saída não diz nada: o feito sai de espadilha ou de manilha, conforme calha.</translation>
    </message>
    <message>
        <source>They all read this, the Ombre as well as the partner, and so may you. They read it softly, because they do not know who keeps to it: a card against the rule makes a picture less likely, not impossible.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Todos o leem, tanto o feito como o parceiro, e também o pode ler. Leem-no com prudência, porque não sabem quem o cumpre: uma carta contra a regra torna um quadro menos provável, não impossível.</translation>
    </message>
    <message>
        <source>Habits</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hábitos</translation>
    </message>
    <message>
        <source>Steady players and novices have habits, as people do: a steady player two, a novice three. Chance draws them for each sitting, and they stay the same until its end. Watch for them, and use them. During a sitting this page begins with what has shown itself: where somebody played the card of a habit and the books advise another one, as everybody could see once the cards of the deal lay open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Os jogadores certos e os principiantes têm hábitos, como as pessoas: um jogador certo dois, um principiante três. Sorteia-os o acaso em cada partida, e são os mesmos até ao fim. Observe-os, e tire partido deles. Durante uma partida esta página começa pelo que já se viu: onde alguém jogou a carta de um hábito e os livros aconselham outra, como todos puderam ver quando as cartas da mão ficaram à vista.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;novice&lt;/b&gt; may lead kings at once, wherever they are trumped; lead other suits before the trumps are drawn, as Ombre; lead a trump as a defender, which does the Ombre’s work; save spadille too long; trump whatever can be trumped; or take tricks that the partner has won already. They give a habit up only where it costs a quarter of the stake, as far as they see.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um &lt;b&gt;principiante&lt;/b&gt; talvez saia logo de reis, onde quer que os cortem; saia de outros naipes antes de arrastar os trunfos, quando é o feito; saia de trunfo quando é contrário, o que faz o trabalho do feito; guarde a espadilha tempo de mais; corte tudo o que se pode cortar; ou faça vazas que o parceiro já ganhou. Só larga um hábito onde lhe custa um quarto do que está em jogo, até onde consegue ver.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;steady&lt;/b&gt; player may lead from the shortest suit, even a good guard; lead the same suit again and again; play low in second hand, even with the king; or trump high where a small trump would do. A tenth of the stake is too much for them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um jogador &lt;b&gt;certo&lt;/b&gt; talvez saia do naipe mais curto, mesmo de uma boa guarda; saia do mesmo naipe uma e outra vez; jogue baixo em segundo lugar, mesmo com o rei; ou corte alto onde bastava um trunfo pequeno. Um décimo do que está em jogo é de mais para ele.</translation>
    </message>
    <message>
        <source>Temper</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Temperamento</translation>
    </message>
    <message>
        <source>Each person has a temper as well, which goes by the chance of winning. The &lt;b&gt;cautious&lt;/b&gt; bid on nearly six chances in ten, rather with help than alone, and give a lost game up early. The &lt;b&gt;bold&lt;/b&gt; bid on less than four in ten, like to play alone, and go for all nine tricks. The &lt;b&gt;stubborn&lt;/b&gt; never give up, and lead the same suit again. The &lt;b&gt;thrifty&lt;/b&gt; save spadille, and draw few cards as defenders. The &lt;b&gt;hot-headed&lt;/b&gt; lead every trump from the top when they are Ombre. &lt;b&gt;Gamblers&lt;/b&gt; would rather turn a trump up than name one. It makes them different, hardly better or worse: a temper is something you may learn to use.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada pessoa tem também um temperamento, que se mede pela probabilidade de ganhar. Os &lt;b&gt;cautelosos&lt;/b&gt; lançam com quase seis probabilidades em dez, antes com ajuda do que sozinhos, e desistem cedo de um jogo perdido. Os &lt;b&gt;atrevidos&lt;/b&gt; lançam com menos de quatro em dez, gostam de jogar sozinhos, e vão às nove vazas. Os &lt;b&gt;teimosos&lt;/b&gt; nunca se rendem, e voltam a sair do mesmo naipe. Os &lt;b&gt;poupados&lt;/b&gt; guardam a espadilha e, como contrários, compram poucas cartas. Os &lt;b&gt;arrebatados&lt;/b&gt;, quando são o feito, saem de todos os trunfos de cima para baixo. Os &lt;b&gt;jogadores de sorte&lt;/b&gt; antes querem virar um trunfo do que escolhê-lo. Torna-os diferentes, quase nunca melhores ou piores: um temperamento é coisa que se pode aprender a usar.</translation>
    </message>
    <message>
        <source>How long they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quanto tempo pensam</translation>
    </message>
    <message>
        <source>The clock has no say. A level is a number of pictures, not a number of seconds: the same deal, the same seat and the same question give the same answer on a fast computer and on a slow one, at any time of the day. If the program in which they think stops or hangs, it is started again, and a simple player who knows the maxims by heart chooses that one card.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O relógio não manda. Um nível é um número de quadros, não um número de segundos: a mesma mão, o mesmo lugar e a mesma pergunta dão a mesma resposta num computador rápido e num lento, a qualquer hora do dia. Se o programa em que pensam para ou se bloqueia, é lançado de novo, e essa única carta escolhe-a um jogador simples que sabe as máximas de cor.</translation>
    </message>
    <message>
        <source>They have their card in a moment. Then they take their time before they lay it, each in their own way, by what everybody can see: a bid takes longer than a card, a lead longer than a follow, and a rich pool makes everyone slow. A long pause tells you nothing about a hand. The speed in the preferences shortens it, and so does a click.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A carta têm-na num momento. Depois demoram o seu tempo antes de a pôr na mesa, cada um a seu modo, pelo que todos podem ver: um lanço leva mais tempo do que uma carta, uma saída mais do que uma resposta à saída, e um bolo rico torna todos lentos. Uma pausa longa nada diz de uma mão. A velocidade das preferências encurta-a, e um clique também.</translation>
    </message>
    <message>
        <source>How to check it</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Como verificar</translation>
    </message>
    <message>
        <source>Take any moment of any deal and exchange cards that a seat has not seen: two in your hand with two in the talon, or a whole hand with another. What the table writes down for that seat must stay the same to the letter, and so must the opponent’s answer. This is the &lt;b&gt;swap test&lt;/b&gt;. It is run for every game, every phase of a deal and every level; anybody who has the source can run it:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tome qualquer momento de qualquer mão e troque cartas que um lugar não viu: duas da sua mão com duas do monte, ou uma mão inteira com outra. O que a mesa escreve para aquele lugar tem de ficar igual até à última letra, e a resposta do adversário também. É a &lt;b&gt;prova da troca&lt;/b&gt;. Faz-se em cada jogo, em cada fase de uma mão e em cada nível; quem tiver o código-fonte pode fazê-la:</translation>
    </message>
    <message>
        <source>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</translation>
    </message>
    <message>
        <source>And from the score sheet you can go through every deal that is over once more, with all cards open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>E da folha de contas pode percorrer outra vez cada mão acabada, com todas as cartas à vista.</translation>
    </message>
</context>
<context>
    <name>rules/outcome.html</name>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Quem ganhou {rule 1.12}</translation>
    </message>
    <message>
        <source>Three players share nine tricks. Only the highest number counts.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Três jogadores repartem nove vazas. Só conta o número mais alto.</translation>
    </message>
    <message>
        <source>Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Sacada</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender. He has won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito tem mais vazas do que qualquer dos contrários. Ganhou.</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Two or three share the highest number, the Ombre among them or not. He has lost, and pays the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Dois ou três empatam no número mais alto, com o feito ou sem ele. O feito perdeu, e repõe o bolo.</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Codilho</translation>
    </message>
    <message>
        <source>One defender has more tricks than the Ombre and more than his partner. The Ombre has lost, and pays that defender.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Um contrário tem mais vazas do que o feito e mais do que o parceiro. O feito perdeu, e paga a esse contrário.</translation>
    </message>
    <message>
        <source>All the ways to share nine tricks</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Todas as maneiras de repartir nove vazas</translation>
    </message>
    <message>
        <source>The Ombre’s tricks stand first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>As vazas do feito vêm primeiro.</translation>
    </message>
    <message>
        <source>4–4–1, 3–3–3, and 1–4–4, which the Spanish call a royal puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>4–4–1, 3–3–3, e 1–4–4, a que os espanhóis chamam puesta real</translation>
    </message>
    <message>
        <source>all others, such as 4–5–0, 3–4–2, 2–4–3 or 0–5–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>todas as outras, como 4–5–0, 3–4–2, 2–4–3 ou 0–5–4</translation>
    </message>
    <message>
        <source>When the sitter has taken the talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quando quem fica de fora tomou o monte</translation>
    </message>
    <message>
        <source>Then &lt;b&gt;four&lt;/b&gt; players share the nine tricks. The Ombre needs more than each of the other three, so that three tricks may be enough. If the highest number is shared, it is a puesta. If one of the others alone has most, it is codille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Então &lt;b&gt;quatro&lt;/b&gt; jogadores repartem as nove vazas. O feito precisa de mais do que cada um dos outros três, por isso três vazas podem chegar. Se o número mais alto está empatado, é resposta. Se um dos outros tem sozinho o maior, é codilho.</translation>
    </message>
    <message>
        <source>What this means for the defenders</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que isto significa para os contrários</translation>
    </message>
    <message>
        <source>They are partners against the Ombre, and rivals for the codille. Two tricks each and one trick each do not hurt him; four in &lt;b&gt;one&lt;/b&gt; hand do. So a defender with a strong hand is helped by the weak one, who leads to him and does not take his tricks. If he cannot get past the Ombre, a tie will do: then at least the pool is paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>São parceiros contra o feito, e rivais pelo codilho. Com duas vazas cada um, ou uma cada um, não lhe fazem mal; com quatro numa &lt;b&gt;só&lt;/b&gt; mão, sim. Por isso o mais fraco ajuda o mais forte: sai para ele e não lhe tira as vazas. Se ninguém consegue passar o feito, um empate serve: assim, ao menos, ele não leva o bolo e ainda o enche.</translation>
    </message>
</context>
<context>
    <name>rules/payments.html</name>
    <message>
        <source>The payments {rule 1.13}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Os pagamentos {rule 1.13}</translation>
    </message>
    <message>
        <source>Chips change hands when the deal is over. The pool is what has gathered in the middle: the antes, and what Ombres before have lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>As fichas mudam de dono quando a mão acaba. O bolo é o que se juntou no meio: as entradas, e o que perderam os feitos das mãos anteriores.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que se paga</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sacada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Jogo ganho&lt;/b&gt; (sacada)</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each opponent pays him the &lt;b&gt;game&lt;/b&gt;, and &lt;b&gt;estuches&lt;/b&gt; and &lt;b&gt;primeras&lt;/b&gt; if there are any.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito leva o bolo. Cada contrário paga-lhe o &lt;b&gt;jogo&lt;/b&gt;, e &lt;b&gt;estuches&lt;/b&gt; e &lt;b&gt;primeiras&lt;/b&gt;, se as houver.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The same, with 10 from each in place of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O mesmo, com 10 de cada um em vez das primeiras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole failed&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola falhada&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre takes the pool and pays each opponent 30, less 2 in a vuelta or 10 in a solo, and less his estuches.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito leva o bolo e paga 30 a cada contrário, menos 2 num voltarete ou 10 num solo, e menos os seus estuches.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Resposta&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and {loss} chips more: pool + {loss}. Estuches and primeras against him are added once.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito põe no bolo outro tanto, e mais {loss} fichas: bolo + {loss}. Os estuches e as primeiras que contam contra ele pagam-se uma só vez, e não uma vez por pessoa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codilho&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays the same amount to the winner. The pool stays for the next deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito paga a mesma quantia ao contrário que ganhou o codilho. O bolo fica para a mão seguinte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Surrender&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rendição&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Pool + {loss} into the pool, and no extras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bolo + {loss} ao bolo, e mais nada.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Each opponent&lt;/i&gt; means three players: the two defenders and the one who sits out. When the sitter has taken the talon, it means the other three.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;Cada contrário&lt;/i&gt; quer dizer três jogadores: os dois contrários e quem fica de fora. Quando quem ficava de fora tomou o monte, quer dizer os outros três.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>entrada 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>licença 5</translation>
    </message>
    <message>
        <source>vuelta 7</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>voltarete 7</translation>
    </message>
    <message>
        <source>solo 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo 15</translation>
    </message>
    <message>
        <source>play 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>jogo 5</translation>
    </message>
    <message>
        <source>no exchange 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sem compra 15</translation>
    </message>
    <message>
        <source>The price of losing {rule A22}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O preço de perder {rule A22}</translation>
    </message>
    <message>
        <source>Look at the nine cards with which the Ombre begins to play. If he holds the top trumps without a gap, from spadille down, and at least &lt;b&gt;three&lt;/b&gt; of them, each counts one chip: spadille, manille, basto and the king of black trumps make four. If he &lt;b&gt;lacks&lt;/b&gt; them in the same way, they count too. When he wins, each opponent pays them to him; when he loses, he pays them once, with the price of losing. Spadille and basto without manille count nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Olhe para as nove cartas com que o feito começa a jogar. Se tem os trunfos mais altos seguidos, da espadilha para baixo, e pelo menos &lt;b&gt;três&lt;/b&gt; deles, cada um conta uma ficha: espadilha, manilha, basto e o rei de um trunfo preto fazem quatro. Se lhe &lt;b&gt;faltam&lt;/b&gt; pelo menos três, também seguidos desde a espadilha, contam da mesma maneira. Quando ganha, cada contrário paga-lhos; quando perde, paga-os ele uma vez, com o preço de perder. Espadilha e basto sem manilha não contam nada.</translation>
    </message>
    <message>
        <source>Estuches {rule A27}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Estuches {rule A27}</translation>
    </message>
    <message>
        <source>Besides the pool a lost game costs some chips for each player at the table, as a rule also for one who sits out. Where the dealer stakes for all, it costs 5 for each. Where every player stakes before the deal, it costs that stake for each: with a stake of 2 among three that is pool + 6. As a rule the price is the same whatever was bid. By the rules in force a lost game costs &lt;b&gt;pool + {loss}&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Além do bolo, um jogo perdido custa algumas fichas por cada jogador da mesa, em regra também por quem fica de fora. Onde quem dá põe por todos, custa 5 por cada um. Onde cada jogador põe antes da mão, custa essa entrada por cada um: com uma entrada de 2 entre três, bolo + 6. Em regra o preço é o mesmo, fosse qual fosse o lanço. Pelas regras em vigor, um jogo perdido custa &lt;b&gt;bolo + {loss}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Primeras {rule A28}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Primeiras {rule A28}</translation>
    </message>
    <message>
        <source>Three chips from each for the &lt;a href=&quot;rules:claim&quot;&gt;first five tricks&lt;/a&gt;, when the Ombre stops there. Three chips &lt;b&gt;against&lt;/b&gt; him if he loses the game and has won none of the first five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Três fichas de cada um pelas &lt;a href=&quot;rules:claim&quot;&gt;cinco primeiras vazas&lt;/a&gt;, quando o feito para aí. Três fichas &lt;b&gt;contra&lt;/b&gt; ele, se perde o jogo e não ganhou nenhuma das cinco primeiras.</translation>
    </message>
    <message>
        <source>Worked examples {rule 1.14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemplos com contas {rule 1.14}</translation>
    </message>
    <message>
        <source>Gains and losses of the Ombre and of the two defenders, X and Y; the ante is in the pool already. There are three players, and the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ganhos e perdas do feito e dos dois contrários, X e Y; a entrada já está no bolo. Os jogadores são três, e quem dá põe cinco.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Feito</translation>
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
        <translation>Bolo</translation>
    </message>
    <message>
        <source>Entrada won 5–3–1, pool 5: he takes 5, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença ganha 5–3–1, bolo 5: leva 5, e 5 de cada um</translation>
    </message>
    <message>
        <source>Vuelta won 5–2–2 with three estuches, pool 10: he takes 10, and 7 + 3 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltarete ganho 5–2–2 com três estuches, bolo 10: leva 10, e 7 + 3 de cada um</translation>
    </message>
    <message>
        <source>Entrada, all nine tricks, pool 5: he takes 5, and 5 + 10 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença, as nove vazas, bolo 5: leva 5, e 5 + 10 de cada um</translation>
    </message>
    <message>
        <source>Entrada 4–4–1, pool 5: puesta, 5 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença 4–4–1, bolo 5: resposta, 5 + 15</translation>
    </message>
    <message>
        <source>Vuelta 1–4–4, pool 10: puesta, 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltarete 1–4–4, bolo 10: resposta, 10 + 15</translation>
    </message>
    <message>
        <source>Entrada 4–5–0, pool 5: codille, 5 + 15 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença 4–5–0, bolo 5: codilho, 5 + 15 a X</translation>
    </message>
    <message>
        <source>Entrada 3–4–2 without the three matadors, pool 25: codille, 25 + 15 + 3 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença 3–4–2 sem os três matadores, bolo 25: codilho, 25 + 15 + 3 a X</translation>
    </message>
    <message>
        <source>Vuelta, led on after five and lost two: he takes 5 and pays 28 to each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltarete, foi à bola depois das cinco primeiras e perdeu duas: leva 5 e paga 28 a cada um</translation>
    </message>
    <message>
        <source>Vuelta surrendered and accepted, pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltarete, rendição aceite, bolo 5</translation>
    </message>
    <message>
        <source>Entrada surrendered, X takes over and ends with 4, the first Ombre 3, Y 2; pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença, rendição, X toma o jogo e acaba com 4, o primeiro feito 3, Y 2; bolo 5</translation>
    </message>
    <message>
        <source>No chip is ever lost: what one player pays goes to another player or into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nenhuma ficha se perde: o que um jogador paga vai para outro, ou para o bolo.</translation>
    </message>
</context>
<context>
    <name>rules/play.html</name>
    <message>
        <source>The play</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>O jogo das cartas</translation>
    </message>
    <message>
        <source>The eldest leads to the first trick, whoever is the Ombre. Whoever wins a trick leads to the next. The highest trump wins a trick; if there is none, the highest card of the suit that was led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Na primeira vaza sai quem está à direita de quem deu, seja quem for o feito. Quem ganha uma vaza sai na seguinte. O trunfo mais alto ganha a vaza; se não há nenhum, a carta mais alta do naipe de saída.</translation>
    </message>
    <message>
        <source>Following suit {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Assistir ao naipe {rule 1.9}</translation>
    </message>
    <message>
        <source>If you have a card of the suit led, play one of that suit.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Se tem uma carta do naipe de saída, jogue uma desse naipe.</translation>
    </message>
    <message>
        <source>If you have none, play whatever you like. You need not trump, and you need never play higher than what lies there.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Se não tem nenhuma, jogue o que quiser. Não é obrigado a cortar, nem a jogar mais alto do que o que está na mesa.</translation>
    </message>
    <message>
        <source>The black aces are trumps. They do not follow to plain {suit S} or {suit C}.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Os ases pretos são trunfos. Não assistem a {suit S} nem a {suit C} quando não são trunfo.</translation>
    </message>
    <message>
        <source>The privilege of the matadors</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O privilégio dos matadores</translation>
    </message>
    <message>
        <source>When &lt;b&gt;trumps&lt;/b&gt; are led you must play a trump, with one exception: a &lt;b&gt;matador&lt;/b&gt; may be kept back, unless the card that was &lt;b&gt;led&lt;/b&gt; is a higher matador. Keeping one back is called to &lt;b&gt;renege&lt;/b&gt;, and it is quite lawful. It helps only if you have no other trump; an ordinary trump in your hand must be played, or a matador in its place.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quando se sai de &lt;b&gt;trunfo&lt;/b&gt;, tem de jogar um trunfo, com uma exceção: um &lt;b&gt;matador&lt;/b&gt; pode ficar na mão, a não ser que a carta de &lt;b&gt;saída&lt;/b&gt; seja um matador mais alto. &lt;b&gt;Guardar&lt;/b&gt; um é perfeitamente lícito. Isso só lhe vale se não tiver outro trunfo: com um trunfo comum na mão, tem de jogar esse ou um matador.</translation>
    </message>
    <message>
        <source>Only the card that was led forces a matador out. Spadille played second to a small trump forces nobody. The Ombre has the privilege as well as his opponents.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Só a carta de saída obriga um matador. A espadilha jogada em segundo lugar, sobre um trunfo pequeno, não obriga ninguém. O feito tem o privilégio tal como os contrários.</translation>
    </message>
    <message>
        <source>Your only trumps are matadors: must you play one? {rule A15}</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>Os seus únicos trunfos são matadores: tem de jogar um? {rule A15}</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Your trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Os seus trunfos</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que faz</translation>
    </message>
    <message>
        <source>any trump that is no matador</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>um trunfo que não é matador</translation>
    </message>
    <message>
        <source>any matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quaisquer matadores</translation>
    </message>
    <message>
        <source>are free</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>é livre</translation>
    </message>
    <message>
        <source>basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>basto</translation>
    </message>
    <message>
        <source>spadille, manille or both</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>espadilha, manilha ou ambas</translation>
    </message>
    <message>
        <source>manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>manilha</translation>
    </message>
    <message>
        <source>spadille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>espadilha</translation>
    </message>
    <message>
        <source>must play basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tem de jogar o basto</translation>
    </message>
    <message>
        <source>spadille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>espadilha e basto</translation>
    </message>
    <message>
        <source>must play one of the two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tem de jogar um dos dois</translation>
    </message>
    <message>
        <source>must play manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tem de jogar a manilha</translation>
    </message>
    <message>
        <source>manille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>manilha e basto</translation>
    </message>
    <message>
        <source>Punto is an ordinary trump here: alone in the hand, it must be played to any trump that is led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O ponto é aqui um trunfo comum: sozinho na mão, tem de se jogar a qualquer saída de trunfo.</translation>
    </message>
    <message>
        <source>Examples, with {suit H} as trumps</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>Exemplos, com {suit H} de trunfo</translation>
    </message>
    <message>
        <source>You hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tem</translation>
    </message>
    <message>
        <source>You may play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pode jogar</translation>
    </message>
    <message>
        <source>any of them; spadille may stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>qualquer uma; a espadilha pode ficar</translation>
    </message>
    <message>
        <source>{SA} or {HK}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA} ou {HK}</translation>
    </message>
    <message>
        <source>{CA} only: manille calls for basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>só {CA}: a manilha chama o basto</translation>
    </message>
    <message>
        <source>{CA} or {H2}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA} ou {H2}</translation>
    </message>
    <message>
        <source>any of them</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>qualquer uma</translation>
    </message>
    <message>
        <source>And with {suit C} as trumps: {SK} is led and you hold {SA} {S4} {HK}. You must play {S4}; spadille is no plain card of its suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>E com {suit C} de trunfo: sai-se com {SK} e tem {SA} {S4} {HK}. Tem de jogar {S4}; a espadilha não é uma carta comum do seu naipe.</translation>
    </message>
    <message>
        <source>Gano {rule 3.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gano {rule 3.6}</translation>
    </message>
    <message>
        <source>Where the table has agreed on it, a defender may say &lt;b&gt;gano&lt;/b&gt;, &amp;ldquo;I win&amp;rdquo;, of the card he plays: he asks the other defender not to overtake it. He may say it only while his card wins the trick and the other has yet to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Onde a mesa o combinou, um contrário pode dizer &lt;b&gt;gano&lt;/b&gt;, &amp;ldquo;ganho eu&amp;rdquo;, ao jogar uma carta: pede ao outro contrário que não a bata. Só o pode dizer enquanto a sua carta ganha a vaza e o outro ainda não jogou.</translation>
    </message>
    <message>
        <source>As a &lt;b&gt;request&lt;/b&gt; it tells the other that the card should hold. He is free to do as he likes.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Como &lt;b&gt;pedido&lt;/b&gt;, diz ao outro que essa carta deve chegar para a vaza. Ele faz como quiser.</translation>
    </message>
    <message>
        <source>Where it &lt;b&gt;binds&lt;/b&gt;, the other must play a card that does not beat it, as long as he has one that he may play. If he has none, he has to win. Once the Ombre has beaten the card there is nothing left to be let pass.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Onde &lt;b&gt;obriga&lt;/b&gt;, o outro tem de jogar uma carta que não a bata, enquanto tiver uma que possa jogar. Se não tem, tem de ganhar. Se o feito já bateu a carta, não há nada que deixar passar.</translation>
    </message>
    <message>
        <source>It may be closed to a defender with four tricks: one more is codille, and others should not help him to it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Pode ser vedado a um contrário com quatro vazas: mais uma é codilho, e os outros não o devem ajudar.</translation>
    </message>
    <message>
        <source>Example: the Ombre leads {S6}, your friend plays {SQ} and says gano. You hold {SK} {S3} {D5}. Where gano binds, {S3} is your only card; holding {SK} {D5}, you would have to play {SK}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Exemplo: o feito sai com {S6}, o parceiro joga {SQ} e diz gano. Tem {SK} {S3} {D5}. Onde o gano obriga, {S3} é a sua única carta; com {SK} {D5}, teria de jogar {SK}.</translation>
    </message>
    <message>
        <source>Not this card?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Esta carta não?</translation>
    </message>
    <message>
        <source>A card that may not be played now is dimmed. Click it, and the table tells you which rule is in the way. Press &lt;b&gt;F1&lt;/b&gt;, or click what the table says, and this book opens at that rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Uma carta que agora não se pode jogar está esbatida. Clique nela, e a mesa diz que regra não o deixa. Prima &lt;b&gt;F1&lt;/b&gt;, ou clique no que a mesa diz, e este livro abre nessa regra.</translation>
    </message>
</context>
<context>
    <name>rules/pokerwiner.html</name>
    <message>
        <source>Two-bid Ombre {rule 3.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Hombre de dois lanços {rule 3.8}</translation>
    </message>
    <message>
        <source>The form that the encyclopaedias describe: two bids instead of three, nothing is turned up, and at the end of the exchange the dealer has a choice of his own. The rest is as in Ombre Renegado.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A forma que as enciclopédias descrevem: dois lanços em vez de três, nada se vira, e no fim da compra quem dá tem uma escolha só sua. O resto é como no hombre renegado.</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Dar as cartas {rule 1.5}</translation>
    </message>
    <message>
        <source>The pack is dealt round face up, and the first &lt;b&gt;black ace&lt;/b&gt; makes its owner the dealer. He puts five chips into the pool and deals nine cards each, three at a time, to the right; thirteen are the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Dá-se o baralho em roda, de cartas viradas para cima, e dá quem recebe o primeiro &lt;b&gt;ás preto&lt;/b&gt;. Põe cinco fichas no bolo e dá nove cartas a cada um, três de cada vez, para a direita; treze são o monte.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os lanços {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vale</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Jogo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sim</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5 de cada um</translation>
    </message>
    <message>
        <source>&lt;b&gt;No exchange&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Jogo sem compra&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>não para o feito</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>15 de cada um</translation>
    </message>
    <message>
        <source>The eldest speaks first. Whoever says &lt;i&gt;I play&lt;/i&gt; may be overcalled by a later player who will do it without exchange. The first may then keep the game by &lt;b&gt;holding&lt;/b&gt;: he gives up his exchange as well. If all pass, the cards are thrown in; the pool stays, and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fala primeiro quem está à direita de quem deu. Quem fala depois pode lançar por cima de quem disse &lt;i&gt;jogo&lt;/i&gt;, se jogar sem comprar. O primeiro pode então ficar com o jogo se &lt;b&gt;igualar&lt;/b&gt;: renuncia também à compra. Se todos passam, recolhem-se as cartas; o bolo fica, e quem dá a seguir põe outra entrada.</translation>
    </message>
    <message>
        <source>The Ombre names any suit as trump before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O feito escolhe um naipe qualquer para trunfo antes de descartar uma carta. {rule 1.7}</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>A compra {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre first, unless he plays without exchange; then the others, the one at his right before the other. Each may throw any number and draws as many, as far as the talon goes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Primeiro o feito, a não ser que jogue sem compra; depois os outros, o da direita dele antes do outro. Cada um pode descartar quantas quiser e compra outras tantas, enquanto houver monte.</translation>
    </message>
    <message>
        <source>When all have drawn, the &lt;b&gt;dealer&lt;/b&gt; may look at what is left of the talon. If he does, he must show it to everybody. He may as well leave it closed. {rule A14}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quando todos compraram, &lt;b&gt;quem dá&lt;/b&gt; pode ver o que resta do monte. Se o vê, tem de o mostrar a todos. Também pode deixá-lo fechado. {rule A14}</translation>
    </message>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Render-se {rule 1.11}</translation>
    </message>
    <message>
        <source>Until he has played his card to the fourth trick, an Ombre who has bid &lt;i&gt;play&lt;/i&gt; may give up. A defender may take the hand over, the one at the Ombre’s right first; otherwise he pays pool + {loss} into the pool, without extras. Without exchange there is no surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Até ter jogado a sua carta na quarta vaza, um feito que declarou &lt;i&gt;jogo&lt;/i&gt; pode desistir. Um contrário pode tomar o jogo, primeiro o da direita do feito; se nenhum o toma, põe no bolo outro tanto e mais {loss}, e mais nada. No jogo sem compra ninguém se rende.</translation>
    </message>
    <message>
        <source>All the rest</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tudo o resto</translation>
    </message>
    <message>
        <source>The same as in Renegado: &lt;a href=&quot;rules:cards&quot;&gt;the order of the cards&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;the play&lt;/a&gt; with its privilege of the matadors, &lt;a href=&quot;rules:claim&quot;&gt;the claim after five tricks and the vole&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;who has won&lt;/a&gt;, and &lt;a href=&quot;rules:payments&quot;&gt;what is paid&lt;/a&gt;. Where those pages speak of an entrada think of &lt;i&gt;play&lt;/i&gt;, where they speak of a solo think of &lt;i&gt;no exchange&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O mesmo que no renegado: &lt;a href=&quot;rules:cards&quot;&gt;a ordem das cartas&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;o jogo das cartas&lt;/a&gt; com o privilégio dos matadores, &lt;a href=&quot;rules:claim&quot;&gt;dar o jogo por ganho depois de cinco vazas, e a bola&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;quem ganhou&lt;/a&gt; e &lt;a href=&quot;rules:payments&quot;&gt;o que se paga&lt;/a&gt;. Onde essas páginas falam de licença, leia &lt;i&gt;jogo&lt;/i&gt;; onde falam de solo, leia &lt;i&gt;jogo sem compra&lt;/i&gt;.</translation>
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
        <translation>Jogam quatro com o baralho inteiro, dez cartas a cada um: não há monte nem nada que comprar. O feito chama um &lt;b&gt;rei&lt;/b&gt;, e quem o tem é o aliado, em segredo: o jogo dos salões da Europa no século XVIII.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A ordem das cartas e o jogo são os de sempre no hombre: ver &lt;a href=&quot;rules:cards&quot;&gt;As cartas e a sua ordem&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;O jogo das cartas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 24.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Entradas e cartas {rule 24.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts one chip into the pool before each deal, so a fresh pool holds four. The dealer deals all forty cards, three, three and four at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Cada&lt;/b&gt; jogador põe uma ficha no bolo antes de cada mão, de modo que um bolo novo tem quatro. Quem dá distribui as quarenta cartas, primeiro três, depois três e depois quatro, ao contrário do relógio, a começar à sua direita.</translation>
    </message>
    <message>
        <source>The bids {rule 24.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os lanços {rule 24.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A que se obriga</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rei chamado&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>seis das dez vazas, em conjunto com quem tiver o rei que chamar</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sem comprar&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>seis vazas sem ajuda, contra três</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all ten tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>as dez vazas sem ajuda</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fala primeiro quem está à direita de quem deu, e quem passa fica de fora. Se declarou rei chamado e alguém que fala depois diz sem comprar, pode &lt;b&gt;igualar&lt;/b&gt;: diz o mesmo, e é quem joga.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, the holder of spadille must play, and calls a king as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se &lt;b&gt;todos os quatro passam&lt;/b&gt;, quem tem a espadilha tem de jogar, e chama um rei como se tivesse declarado rei chamado.</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 24.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O trunfo e o rei chamado {rule 24.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they then call a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O feito escolhe o trunfo. Se declarou rei chamado, ou num jogo obrigado, chama depois um &lt;b&gt;rei&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>any king but that of trumps, even one of their own hand: then they play alone, and nobody else knows it;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>qualquer rei menos o de trunfo, mesmo um da sua mão: então joga sozinho, e mais ninguém o sabe;</translation>
    </message>
    <message>
        <source>if they hold &lt;b&gt;all four kings&lt;/b&gt;, also a &lt;b&gt;{rank Q}&lt;/b&gt; that they lack, not of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>se tem &lt;b&gt;os quatro reis&lt;/b&gt;, também a carta seguinte (&lt;b&gt;{rank Q}&lt;/b&gt;) de um naipe que não seja trunfo, se não a tiver;</translation>
    </message>
    <message>
        <source>if there is nothing to call, they play alone and show why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>se não há nada que chamar, joga sozinho e mostra porquê.</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quem tem a carta chamada é o &lt;b&gt;aliado&lt;/b&gt;, e não diz nada. Os outros, incluindo o feito, ficam a saber quem é quando a carta se joga. Até lá, a mesa diz dos outros &lt;i&gt;amigo ou inimigo?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The play and the vole {rule 24.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O jogo das cartas e a bola {rule 24.4}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. Nobody surrenders, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sai quem está à direita de quem deu, seja quem for o feito. Os matadores têm o seu privilégio. Ninguém se rende, e ninguém diz gano.</translation>
    </message>
    <message>
        <source>A side that has won &lt;b&gt;the first six tricks&lt;/b&gt; may stop: whoever took the sixth claims the game, or goes on for all ten. The ally is known from then on. Nobody is asked in a forced game, nor in a vole that was bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um lado que ganhou &lt;b&gt;as seis primeiras vazas&lt;/b&gt; pode parar: quem fez a sexta dá o jogo por ganho, ou continua para as dez. Desde então o aliado fica conhecido. Nada se pergunta num jogo obrigado, nem numa bola declarada.</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que se paga {rule 24.5}</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and the ally count together. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave, and 2 after sans prendre; 1 more if the three matadors were dealt to the side, won or lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>As vazas do feito e do aliado contam juntas. O &lt;b&gt;jogo&lt;/b&gt; vale 1 ficha de cada contrário com rei chamado, e 2 sem comprar; mais 1 se os três matadores foram dados a esse lado, ganhe ou perca.</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vazas do lado</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que acontece</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Seis&lt;/b&gt; ou mais: ganho</translation>
    </message>
    <message>
        <source>The side takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O lado leva o bolo, e cada contrário paga o jogo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinco&lt;/b&gt;: resposta (&lt;i&gt;remise&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>The side pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O lado paga ao bolo tanto quanto lá está, e o jogo a cada contrário.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Quatro&lt;/b&gt; ou menos: codilho</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The side puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Os contrários repartem o bolo por igual. O lado repõe o que eles levaram, e paga o jogo a cada um.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All ten&lt;/b&gt;, after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Todas as dez&lt;/b&gt;, depois de continuar</translation>
    </message>
    <message>
        <source>Won, and each opponent pays for the vole too: 1 after asking leave, 4 after sans prendre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ganho, e cada contrário paga também a bola: 1 com rei chamado, 4 sem comprar.</translation>
    </message>
    <message>
        <source>A trick lost after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uma vaza perdida depois de continuar</translation>
    </message>
    <message>
        <source>Won all the same, but the price of the vole is taken off the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ganho na mesma, mas ao jogo desconta-se o preço da bola.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vole that was bid&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uma &lt;b&gt;bola declarada&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 6 from each opponent, 7 with the matadors. Missed: 4 to each, and the pool stays; with fewer than six tricks the game is lost besides.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Feita: o bolo, e 6 de cada contrário, 7 com os matadores. Falhada: 4 a cada um, e o bolo fica; com menos de seis vazas, perde-se além disso o jogo.</translation>
    </message>
    <message>
        <source>Ombre and ally share the pool half and half, won or lost; the odd chip is the Ombre’s. The first opponent at the Ombre’s right settles with the ally, the other with the Ombre. An ally pays &lt;b&gt;nothing&lt;/b&gt; for an Ombre who took fewer than three tricks themselves, except in a forced game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O feito e o aliado repartem o bolo a meias, no ganho e na perda; a ficha que sobra é do feito. O primeiro contrário à direita do feito acerta contas com o aliado, o outro com o feito. Um aliado não paga &lt;b&gt;nada&lt;/b&gt; por um feito que só fez duas vazas ou menos, exceto num jogo obrigado.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemplos com contas</translation>
    </message>
    <message>
        <source>The pool is 4, and nobody was dealt the matadors.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O bolo é de 4, e a ninguém se deram os matadores.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Aliado</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bolo</translation>
    </message>
    <message>
        <source>Asked leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rei chamado, ganho</translation>
    </message>
    <message>
        <source>Asked leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rei chamado, resposta</translation>
    </message>
    <message>
        <source>The same, the Ombre took two tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O mesmo, com duas vazas do feito</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sem comprar, ganho</translation>
    </message>
    <message>
        <source>Sans prendre, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sem comprar, resposta</translation>
    </message>
    <message>
        <source>Sans prendre, codille: each opponent takes 1, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sem comprar, codilho: cada contrário leva 1, e fica 1</translation>
    </message>
    <message>
        <source>Vole bid and made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bola declarada e feita</translation>
    </message>
    <message>
        <source>Vole bid, six tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bola declarada, seis vazas</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que muda de mesa para mesa</translation>
    </message>
    <message>
        <source>A table may forbid calling one’s own king, let three kings be enough for calling a {rank Q}, or ask nobody to go on while the called king is hidden. A table may prefer a suit, in which everything but the pool is paid double, and stake more. The old books disagree about who settles with whom and what a missed vole costs; this is our reading.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Uma mesa pode proibir que se chame um rei próprio, contentar-se com três reis para chamar a carta seguinte ({rank Q}), ou não perguntar se se continua enquanto o rei chamado está escondido. Uma mesa pode ter um naipe de favor, em que tudo menos o bolo se paga a dobrar, e pôr entradas maiores. Os livros antigos não concordam sobre quem acerta contas com quem nem sobre o que custa uma bola falhada; esta é a nossa leitura.</translation>
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
        <translation>O hombre como se joga no Peru e na Bolívia: &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt; com {suit D}, &lt;b&gt;oros&lt;/b&gt;, como naipe de favor.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A ordem das cartas e o jogo são os de sempre no hombre: ver &lt;a href=&quot;rules:cards&quot;&gt;As cartas e a sua ordem&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;O jogo das cartas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 23.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Entradas e cartas {rule 23.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play; with &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, but pays and is paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool (&lt;i&gt;plato&lt;/i&gt;). Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jogam três; com &lt;b&gt;quatro&lt;/b&gt; à mesa quem dá descansa, mas paga e recebe como um contrário, só não tem parte num codilho. Quem dá põe &lt;b&gt;uma ficha&lt;/b&gt; no bolo (&lt;i&gt;plato&lt;/i&gt;). Cada um recebe nove cartas, três de cada vez, ao contrário do relógio, e restam treze para o monte.</translation>
    </message>
    <message>
        <source>The bids {rule 23.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os lanços {rule 23.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A que se obriga</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Licença&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange up to eight cards</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>escolhe o trunfo que quiser, e compra até oito cartas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Oros&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange up to six</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o trunfo é {suit D}, e compra até seis</translation>
    </message>
    <message>
        <source>&lt;b&gt;Volteo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Volteo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vira-se a carta de cima do monte: o seu naipe é trunfo; o segundo valor é o do naipe de favor</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>escolhe o trunfo que quiser, e não compra nada</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo em oros&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o trunfo é {suit D}, e não compra nada</translation>
    </message>
    <message>
        <source>The eldest speaks first. The first bid must be an entrada, a volteo or a solo: &lt;b&gt;oros and solo in oros&lt;/b&gt; only go above another bid, or hold one. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass is final. An entrada or a solo that names {suit D} after all is paid as a game in oros.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fala primeiro quem está à direita de quem deu. O primeiro lanço tem de ser licença, volteo ou solo: &lt;b&gt;oros e solo em oros&lt;/b&gt; só vão acima de outro lanço, ou o igualam. Cada lanço tem de ser mais alto, mas quem fala antes pode &lt;b&gt;igualar&lt;/b&gt; o de quem fala depois. Quem passou, passou. Uma licença ou um solo em que afinal se escolhe {suit D} paga-se como jogo em oros.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, whoever holds spadille must play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange. If spadille lies in the talon, the deal is passed out. At some tables the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se &lt;b&gt;todos passam&lt;/b&gt;, quem tem a espadilha tem de jogar uma licença, a &lt;i&gt;espada obligada&lt;/i&gt;: escolhe o trunfo e compra. Se a espadilha está no monte, recolhem-se as cartas. Nalgumas mesas o último jogador pode dizer &lt;b&gt;contrabola&lt;/b&gt; quando todos antes dele passaram. Então não há trunfo {rule 20.2}: cada ás preto é a carta mais baixa do seu naipe. Esse jogador descarta uma carta e compra outra, mais ninguém compra, e ele não pode fazer nenhuma vaza.</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O trunfo e a compra {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first: up to eight cards after an entrada, six after oros. In a &lt;b&gt;volteo&lt;/b&gt; the turned card belongs to the Ombre and counts among the cards drawn, one to eight; a black ace makes its own suit trump. It is the bid that counts: an entrada that names {suit D} draws up to eight. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Primeiro compra o feito: até oito cartas numa licença, até seis em oros. Num &lt;b&gt;volteo&lt;/b&gt; a carta virada é do feito e conta entre as que compra, de uma a oito; um ás preto faz trunfo o seu próprio naipe. O que conta é o lanço: uma licença em que se escolhe {suit D} compra até oito. Depois compram os contrários: o da direita do feito pode ir primeiro ou deixar ir o outro, e pode comprar tudo o que resta. Num solo só compram os contrários.</translation>
    </message>
    <message>
        <source>The play and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O jogo das cartas e a bola {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop, and each pays one chip more; or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sai quem está à direita de quem deu, seja quem for o feito. Um feito que ganha as cinco primeiras vazas pode parar, e cada um paga mais uma ficha; ou continua para as nove, a &lt;b&gt;bola&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Desistir {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up. A volteo is lost at once, and a solo is never given up. In an entrada, in oros and in a forced game a defender may take the hand over and play it in the Ombre’s place; it is settled as in &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; {rule A20}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Antes de jogar na &lt;b&gt;quarta vaza&lt;/b&gt;, o feito pode desistir. Um volteo perde-se logo, e de um solo nunca se desiste. Numa licença, em oros e num jogo obrigado um contrário pode tomar o jogo e jogá-lo em vez do feito; acerta-se como no &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt; {rule A20}.</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que se paga {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que acontece</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito tem &lt;b&gt;mais vazas do que qualquer&lt;/b&gt; dos contrários: ganho</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito leva o bolo. Cada um dos outros paga o valor, mais 1 se o feito jogou com os três matadores, e mais 1 pelas cinco primeiras vazas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;, as nove vazas</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the first five.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O mesmo, com 3 pela bola em vez das cinco primeiras.</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Continuou, e perdeu uma vaza</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O jogo está ganho e o feito leva o bolo, mas descontam-se 3 ao que cada um paga; se não chega, paga o feito.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Resposta&lt;/b&gt;: o maior número de vazas está empatado, também em 1 – 4 – 4</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito paga ao bolo o valor, uma vez por cada um dos outros jogadores.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codilho&lt;/b&gt;: um contrário tem mais vazas do que todos</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito paga-lhe o mesmo. O bolo fica.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Desistência&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Como numa resposta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Contrabola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Feita: o bolo, e 2 de cada um. Falhada: 2 por cada um, ao bolo.</translation>
    </message>
    <message>
        <source>Points instead of chips {rule 23.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Pontos em vez de fichas {rule 23.4}</translation>
    </message>
    <message>
        <source>A table may play for points, to &lt;b&gt;twelve&lt;/b&gt;. The Ombre has 1 point for a game won with up to six tricks, 2 with seven or eight, 4 with all nine, and 1 more in oros. For a puesta each defender has 1, for a codille the better one 2. Nobody gives up, and nothing is staked. The first with twelve points wins, counted after the deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Uma mesa pode jogar a pontos, até &lt;b&gt;doze&lt;/b&gt;. O feito tem 1 ponto por um jogo ganho com seis vazas ou menos, 2 com sete ou oito, 4 com as nove, e mais 1 em oros. Por uma resposta cada contrário tem 1, por um codilho o melhor deles 2. Ninguém desiste, e não há entradas. Ganha quem primeiro tiver doze pontos, contados depois da mão.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemplos com contas</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>À mesa estão quatro, e no bolo está uma ficha.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cada um dos outros</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bolo</translation>
    </message>
    <message>
        <source>Oros, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Oros, ganho</translation>
    </message>
    <message>
        <source>Volteo that turned {suit D}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Volteo que virou {suit D}, ganho</translation>
    </message>
    <message>
        <source>Entrada that named {suit D}, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença em que se escolheu {suit D}, 4 – 4 – 1</translation>
    </message>
    <message>
        <source>Solo in oros, one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo em oros, codilho de um contrário</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que muda de mesa para mesa</translation>
    </message>
    <message>
        <source>Rocambor could be read in one program only, whose rules and whose play did not always agree; the prices are those of our Tresillo. A table may open with oros, draw eight cards after it, deal again when all pass, and change what Tresillo changes. The game named &lt;i&gt;penetro&lt;/i&gt;, in which all play when all have passed, is not played here.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Do rocambor só pudemos ler um programa, cujas regras e cujo jogo nem sempre concordavam; os preços são os do nosso tresillo. Uma mesa pode abrir com oros, comprar depois até oito cartas, dar outra vez quando todos passam, e mudar o mesmo que se muda no tresillo. O jogo chamado &lt;i&gt;penetro&lt;/i&gt;, em que todos jogam quando todos passaram, não se joga aqui.</translation>
    </message>
</context>
<context>
    <name>rules/surrender.html</name>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Render-se {rule 1.11}</translation>
    </message>
    <message>
        <source>An Ombre who sees that he cannot win may give up when it is his turn, until he has played his card to the &lt;b&gt;fourth trick&lt;/b&gt;. He then pays a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt; without any extras: never more than the lost game would cost, and no defender is the richer by it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um feito que vê que não pode ganhar pode desistir na sua vez, até ter jogado a sua carta na &lt;b&gt;quarta vaza&lt;/b&gt;. Paga então só uma &lt;a href=&quot;rules:outcome&quot;&gt;resposta&lt;/a&gt;: nunca mais do que custaria o jogo perdido, e nenhum contrário recebe nada.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>May he surrender?</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pode render-se?</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Não.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Voltarete&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes, if &lt;b&gt;both&lt;/b&gt; defenders accept. If one refuses, play goes on; he may ask again in a later trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sim, se &lt;b&gt;ambos&lt;/b&gt; os contrários aceitarem. Se um recusa, o jogo continua; pode pedir outra vez numa vaza seguinte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Licença&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes. But each defender, the one at the Ombre’s right first, may &lt;b&gt;take over&lt;/b&gt; the hand.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sim. Mas cada contrário, primeiro o da direita do feito, pode &lt;b&gt;tomar&lt;/b&gt; o jogo.</translation>
    </message>
    <message>
        <source>Taking over {rule A20}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tomar o jogo {rule A20}</translation>
    </message>
    <message>
        <source>Whoever takes over is the Ombre for the rest of the deal, as if the entrada had been his own. Trumps stay as they are, the tricks that were won stay with their winners, and nobody exchanges again. He is paid as an Ombre if he wins and pays as an Ombre if he does not. The one who gave up is a defender now and owes nothing more than any defender. A hand can be taken over once, and then it is played to the end.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quem toma o jogo é o feito no resto da mão, como se a licença tivesse sido sua. O trunfo fica como está, as vazas ganhas ficam com quem as ganhou, e ninguém compra outra vez. Recebe como feito se ganha e paga como feito se não ganha. Quem desistiu é agora contrário e não deve mais do que qualquer contrário. Um jogo só se pode tomar uma vez, e então joga-se até ao fim.</translation>
    </message>
    <message>
        <source>The Spanish way</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>À espanhola</translation>
    </message>
    <message>
        <source>A table may agree to settle a hand that was taken over as Spanish books have it. Then the pool stays where it is, and nobody is paid for the game, for estuches or for primeras. There is one price, the &lt;b&gt;puesta&lt;/b&gt; of pool + {loss}. Who pays it depends on who has the most tricks:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Uma mesa pode combinar acertar um jogo tomado como nos livros espanhóis. Então o bolo fica onde está, e nada se paga pelo jogo, por estuches ou por primeiras. Há um só preço, a &lt;b&gt;resposta&lt;/b&gt; de bolo + {loss}. Quem a paga depende de quem tem mais vazas:</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mais vazas</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que se paga</translation>
    </message>
    <message>
        <source>the player who took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quem tomou o jogo</translation>
    </message>
    <message>
        <source>The player who gave up pays them a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem desistiu paga-lhe uma resposta.</translation>
    </message>
    <message>
        <source>the player who took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quem tomou o jogo e outro, empatados</translation>
    </message>
    <message>
        <source>The player who took over and the one who gave up each pay a puesta into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem tomou o jogo e quem desistiu pagam cada um uma resposta ao bolo.</translation>
    </message>
    <message>
        <source>the player who gave up, alone or level with a third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quem desistiu, sozinho ou empatado com um terceiro</translation>
    </message>
    <message>
        <source>The player who took over pays a puesta into the pool. The player who gave up is saved and pays nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem tomou o jogo paga uma resposta ao bolo. Quem desistiu fica livre e não paga nada.</translation>
    </message>
    <message>
        <source>two players level who neither took over nor gave up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dois jogadores empatados que nem tomaram nem desistiram</translation>
    </message>
    <message>
        <source>a third player alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>um terceiro jogador sozinho</translation>
    </message>
    <message>
        <source>Codille: the player who took over pays them a puesta, and the one who gave up pays one into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codilho: quem tomou o jogo paga-lhe uma resposta, e quem desistiu paga uma ao bolo.</translation>
    </message>
    <message>
        <source>A taker who has the first five tricks has won, and is not asked to claim: neither the primeras nor a vole would be paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quem toma o jogo e tem as cinco primeiras vazas ganhou, e não tem de escolher nada: nem as primeiras nem uma bola se pagariam.</translation>
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
        <translation>O hombre como se joga em Espanha. Um naipe, o &lt;b&gt;naipe de favor&lt;/b&gt;, é melhor do que os outros: um lanço nele vai acima do mesmo lanço noutro naipe, e vale mais.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. Spaniards call the Ombre the &lt;i&gt;jugador&lt;/i&gt; and the defenders the &lt;i&gt;contras&lt;/i&gt;; spadille is the &lt;i&gt;espada&lt;/i&gt;, manille the &lt;i&gt;mala&lt;/i&gt;, and the pool is the &lt;i&gt;plato&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A ordem das cartas e o jogo são os de sempre no hombre: ver &lt;a href=&quot;rules:cards&quot;&gt;As cartas e a sua ordem&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;O jogo das cartas&lt;/a&gt;. Os espanhóis chamam ao feito &lt;i&gt;jugador&lt;/i&gt; e aos contrários &lt;i&gt;contras&lt;/i&gt;; a espadilha é a &lt;i&gt;espada&lt;/i&gt;, a manilha a &lt;i&gt;mala&lt;/i&gt;, e o bolo o &lt;i&gt;plato&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 22.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Entradas e cartas {rule 22.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play. With &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, as &lt;i&gt;zángano&lt;/i&gt;: they get no cards, but pay and are paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool. Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jogam três. Com &lt;b&gt;quatro&lt;/b&gt; à mesa quem dá descansa, como &lt;i&gt;zángano&lt;/i&gt;: não recebe cartas, mas paga e recebe fichas como um contrário, só não recebe nada de um codilho. Quem dá põe &lt;b&gt;uma ficha&lt;/b&gt; no bolo. Cada um recebe nove cartas, três de cada vez, ao contrário do relógio, e restam treze para o monte.</translation>
    </message>
    <message>
        <source>The favour suit {rule 22.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O naipe de favor {rule 22.2}</translation>
    </message>
    <message>
        <source>It is agreed for the whole sitting; at this table it is {suit S}, unless you choose another. A game in the favour suit is worth &lt;b&gt;twice&lt;/b&gt; the value.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Combina-se para toda a partida; nesta mesa é {suit S}, se não se escolher outro. Um jogo no naipe de favor vale &lt;b&gt;o dobro&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The bids {rule 22.3} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os lanços {rule 22.3} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A que se obriga</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Licença&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>escolhe o trunfo que quiser, e compra</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Licença de favor&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o naipe de favor é trunfo, e compra</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Voltarete&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vira-se a carta de cima do monte: o seu naipe é trunfo; o segundo valor é o do naipe de favor</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>escolhe o trunfo que quiser, e não compra nada</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo de favor&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o naipe de favor é trunfo, e não compra nada</translation>
    </message>
    <message>
        <source>The eldest speaks first. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass (&lt;i&gt;paso&lt;/i&gt;) is final. An entrada or a solo that names the favour suit after all is paid as a game in favour.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fala primeiro quem está à direita de quem deu. Cada lanço tem de ser mais alto, mas quem fala antes pode &lt;b&gt;igualar&lt;/b&gt; o de quem fala depois. Quem passou (&lt;i&gt;paso&lt;/i&gt;), passou. Uma licença ou um solo em que afinal se escolhe o naipe de favor paga-se como jogo de favor.</translation>
    </message>
    <message>
        <source>If all pass, the next player deals. At some tables whoever holds spadille must then play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange, and if spadille lies in the talon, the deal is passed out. At others the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se todos passam, dá o jogador seguinte. Nalgumas mesas, quem tem a espadilha tem então de jogar uma licença, a &lt;i&gt;espada obligada&lt;/i&gt;: escolhe o trunfo e compra, e se a espadilha está no monte, recolhem-se as cartas. Noutras, o último jogador pode dizer &lt;b&gt;contrabola&lt;/b&gt; quando todos antes dele passaram. Então não há trunfo {rule 20.2}: cada ás preto é a carta mais baixa do seu naipe. Esse jogador descarta uma carta e compra outra, mais ninguém compra, e ele não pode fazer nenhuma vaza.</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O trunfo e a compra {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first, up to nine cards. In a &lt;b&gt;vuelta&lt;/b&gt; the turned card belongs to the Ombre and counts among those drawn; a black ace makes its own suit trump. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Primeiro compra o feito, até nove cartas. Num &lt;b&gt;voltarete&lt;/b&gt; a carta virada é do feito e conta entre as que compra; um ás preto faz trunfo o seu próprio naipe. Depois compram os contrários: o da direita do feito pode ir primeiro ou deixar ir o outro, e pode comprar tudo o que resta. Num solo só compram os contrários.</translation>
    </message>
    <message>
        <source>The play, the first five tricks and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O jogo das cartas, as cinco primeiras vazas e a bola {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop: that is &lt;i&gt;primeras&lt;/i&gt;, and each pays one chip more. Or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sai quem está à direita de quem deu, seja quem for o feito. Um feito que ganha as cinco primeiras vazas pode parar: são as &lt;i&gt;primeiras&lt;/i&gt;, e cada um paga mais uma ficha. Ou continua para as nove, a &lt;b&gt;bola&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Desistir {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up: they say &lt;i&gt;paso&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Antes de jogar na &lt;b&gt;quarta vaza&lt;/b&gt;, o feito pode desistir: diz &lt;i&gt;paso&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vuelta&lt;/b&gt; is lost at once.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Um &lt;b&gt;voltarete&lt;/b&gt; perde-se logo.</translation>
    </message>
    <message>
        <source>In an &lt;b&gt;entrada&lt;/b&gt; each defender, the one at the Ombre’s right first, may say &lt;i&gt;bien&lt;/i&gt;, and accept, or &lt;i&gt;la sigo&lt;/i&gt;, and play it in the Ombre’s place. Trump and tricks stay as they are, and nobody exchanges again.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Numa &lt;b&gt;licença&lt;/b&gt; cada contrário, primeiro o da direita do feito, pode dizer &lt;i&gt;bien&lt;/i&gt;, e aceitar, ou &lt;i&gt;la sigo&lt;/i&gt;, e jogá-la em vez do feito. O trunfo e as vazas ficam como estão, e ninguém compra outra vez.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;solo&lt;/b&gt; is never given up.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>De um &lt;b&gt;solo&lt;/b&gt; nunca se desiste.</translation>
    </message>
    <message>
        <source>After a take-over the pool stays, and there is one price, that of a lost entrada {rule A20}:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Depois de um jogo tomado o bolo fica, e há um só preço, o de uma licença perdida {rule A20}:</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mais vazas</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que se paga</translation>
    </message>
    <message>
        <source>whoever took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quem tomou o jogo</translation>
    </message>
    <message>
        <source>Whoever gave up pays them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem desistiu paga-lhe.</translation>
    </message>
    <message>
        <source>whoever took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quem tomou o jogo e outro, empatados</translation>
    </message>
    <message>
        <source>Whoever took over and whoever gave up each pay into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem tomou o jogo e quem desistiu pagam cada um ao bolo.</translation>
    </message>
    <message>
        <source>whoever gave up, alone or level with the third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quem desistiu, sozinho ou empatado com o terceiro</translation>
    </message>
    <message>
        <source>Whoever took over pays into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem tomou o jogo paga ao bolo.</translation>
    </message>
    <message>
        <source>the third alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o terceiro sozinho</translation>
    </message>
    <message>
        <source>Whoever gave up pays into the pool, and whoever took over pays the third.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem desistiu paga ao bolo, e quem tomou o jogo paga ao terceiro.</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que se paga {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que acontece</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito tem &lt;b&gt;mais vazas do que qualquer&lt;/b&gt; dos contrários: ganho</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito leva o bolo. Cada um dos outros paga o valor, mais 1 se o feito jogou com os três matadores, e mais 1 pelas primeiras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;, as nove vazas</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O mesmo, com 3 pela bola em vez das primeiras.</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Continuou, e perdeu uma vaza</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O jogo está ganho e o feito leva o bolo, mas cada um paga menos 3; se o que devia não chega a 3, paga o feito a diferença.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Resposta&lt;/b&gt; (&lt;i&gt;puesta&lt;/i&gt;): o maior número de vazas está empatado, também em 1 – 4 – 4</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito paga ao bolo o valor, uma vez por cada um dos outros jogadores.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt; (&lt;i&gt;codillo&lt;/i&gt;): one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codilho&lt;/b&gt; (&lt;i&gt;codillo&lt;/i&gt;): um contrário tem mais vazas do que todos</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito paga-lhe o mesmo. O bolo fica.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Desistência&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Como numa resposta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Contrabola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Feita: o bolo, e 2 de cada um. Falhada: 2 por cada um, ao bolo.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemplos com contas</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>À mesa estão quatro, e no bolo está uma ficha.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cada um dos outros</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bolo</translation>
    </message>
    <message>
        <source>Entrada, 5 – 3 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença, 5 – 3 – 1</translation>
    </message>
    <message>
        <source>Favour entrada, 4 – 3 – 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença de favor, 4 – 3 – 2</translation>
    </message>
    <message>
        <source>Vuelta, primeras</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltarete, primeiras</translation>
    </message>
    <message>
        <source>Favour solo, 6 – 2 – 1, with the matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo de favor, 6 – 2 – 1, com os matadores</translation>
    </message>
    <message>
        <source>Solo, bola</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, bola</translation>
    </message>
    <message>
        <source>Entrada, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença, 4 – 4 – 1</translation>
    </message>
    <message>
        <source>Entrada, 3 – 4 – 2: one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença, 3 – 4 – 2: codilho de um contrário</translation>
    </message>
    <message>
        <source>Vuelta given up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltarete, desistência</translation>
    </message>
    <message>
        <source>Words of the table</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Palavras da mesa</translation>
    </message>
    <message>
        <source>Arrastrar</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>To lead trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sair de trunfo.</translation>
    </message>
    <message>
        <source>Asistir</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Asistir</translation>
    </message>
    <message>
        <source>To follow suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Assistir ao naipe.</translation>
    </message>
    <message>
        <source>Baceta, monte</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baceta, monte</translation>
    </message>
    <message>
        <source>The talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O monte.</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>The three matadors together: espada, mala and basto.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Os três matadores juntos: espadilha, manilha e basto.</translation>
    </message>
    <message>
        <source>Fallo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>A suit of which one has no card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Um naipe de que não se tem nenhuma carta.</translation>
    </message>
    <message>
        <source>La sigo, la defiendo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>La sigo, la defiendo</translation>
    </message>
    <message>
        <source>I take over the entrada that the Ombre gives up.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tomo a licença de que o feito desiste.</translation>
    </message>
    <message>
        <source>Llevada, sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada, sacada</translation>
    </message>
    <message>
        <source>A game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Um jogo ganho.</translation>
    </message>
    <message>
        <source>Mano, postre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano, postre</translation>
    </message>
    <message>
        <source>The first and the last to speak.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O primeiro e o último a falar.</translation>
    </message>
    <message>
        <source>Primero, indiferente</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Primero, indiferente</translation>
    </message>
    <message>
        <source>The defender who draws first, and the other; the weaker one is the &lt;i&gt;mano pobre&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O contrário que compra primeiro, e o outro; o mais fraco dos dois é a &lt;i&gt;mano pobre&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Tanto, ficha</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tanto, ficha</translation>
    </message>
    <message>
        <source>The unit of payment.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Aquilo em que se paga.</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que muda de mesa para mesa</translation>
    </message>
    <message>
        <source>We could read which suit is favoured, how the bids rank and how a hand is taken over, but no tariff and no limits of the exchange: those are ours, and each is a setting. Clubs may play by another favour suit or none, another factor, the prices of Renegado, the codille that takes the pool, a resting player opposite the dealer, and bids that two players settle at a time.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Pudemos ler qual é o naipe de favor, como se ordenam os lanços e como se toma um jogo, mas nenhuma tarifa nem limites da compra: esses são nossos, e cada um se pode mudar. Há clubes que jogam com outro naipe de favor ou sem nenhum, com outro fator, com os preços do renegado, com o codilho que leva o bolo, com quem descansa sentado em frente de quem dá, e com lanços que dois jogadores disputam de cada vez.</translation>
    </message>
    <message>
        <source>Some things are named in Spanish books without saying how they go, and are not played here: announcing the bola, and several puestas that stand at once. They also name a second puesta that costs more than the first: a table may set such a price, for a puesta while the plate still holds chips of an earlier deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Os livros espanhóis falam de algumas coisas sem dizer como se fazem, e aqui não se jogam: anunciar a bola, e várias respostas por pagar ao mesmo tempo. Falam também de uma segunda resposta, que custa mais do que a primeira: uma mesa pode pôr-lhe preço, para uma resposta enquanto no bolo ainda há fichas de uma mão anterior.</translation>
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
        <translation>O quadrille quando falta o quarto jogador. Jogam três com trinta cartas, dez a cada um, e não resta nada que comprar. O feito pode pedir um &lt;b&gt;rei&lt;/b&gt;, mas quem o tem não passa a ser aliado: dá-lhe o rei, e o feito joga sozinho.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The matadors have their privilege.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A ordem das cartas e o jogo são os de sempre no hombre: ver &lt;a href=&quot;rules:cards&quot;&gt;As cartas e a sua ordem&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;O jogo das cartas&lt;/a&gt;. Os matadores têm o seu privilégio.</translation>
    </message>
    <message>
        <source>Cards, stakes and deal {rule 3.9} {rule A3} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cartas e entradas {rule 3.9} {rule A3} {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is left out of the pack, {suit D} unless the table chooses {suit H}, and it cannot be trump. Each player puts &lt;b&gt;one chip&lt;/b&gt; into the pool and the dealer &lt;b&gt;ten more&lt;/b&gt;, so a fresh pool holds thirteen. The dealer deals three, three and four cards at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tira-se do baralho um naipe vermelho, {suit D} se a mesa não escolher {suit H}, que não pode ser trunfo. Cada jogador põe &lt;b&gt;uma ficha&lt;/b&gt; no bolo e quem dá &lt;b&gt;mais dez&lt;/b&gt;, de modo que um bolo novo tem treze. Dão-se três, três e quatro cartas de cada vez, ao contrário do relógio, a começar à direita de quem dá.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os lanços {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>A que se obriga</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rei chamado&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, with a king that you demand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>seis das dez vazas, com um rei que pede</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sem comprar&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks with the cards you were dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>seis vazas com as cartas que lhe deram</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fala primeiro quem está à direita de quem deu, e quem passa fica de fora. Se declarou rei chamado e alguém que fala depois diz sem comprar, pode &lt;b&gt;igualar&lt;/b&gt;: diz o mesmo, e é quem joga.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all three pass&lt;/b&gt;, whoever holds spadille must play as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se &lt;b&gt;todos os três passam&lt;/b&gt;, quem tem a espadilha tem de jogar como se tivesse declarado rei chamado.</translation>
    </message>
    <message>
        <source>The king that is given {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O rei que se dá {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they &lt;b&gt;demand a king&lt;/b&gt; that is not of trumps and that they do not hold. Its holder gives it to them, and gets any card of the Ombre’s choice for it. Both cards are seen by all. An Ombre who holds both plain kings shows them and plays the cards they have.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O feito escolhe o trunfo. Se declarou rei chamado, ou num jogo obrigado, &lt;b&gt;pede um rei&lt;/b&gt; que não seja de trunfo e que não tenha. Quem o tem dá-lho, e recebe em troca uma carta à escolha do feito. Todos veem as duas cartas. Um feito que tem ambos os reis que não são de trunfo mostra-os e joga com as cartas que tem.</translation>
    </message>
    <message>
        <source>The result and what is paid {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O resultado e o que se paga {rule 20.4}</translation>
    </message>
    <message>
        <source>All ten tricks are played. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave and 2 after sans prendre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jogam-se as dez vazas. O &lt;b&gt;jogo&lt;/b&gt; vale 1 ficha de cada contrário com rei chamado e 2 sem comprar.</translation>
    </message>
    <message>
        <source>Tricks of the Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vazas do feito</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que acontece</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Seis&lt;/b&gt; ou mais: ganho</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito leva o bolo, e cada contrário paga o jogo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinco&lt;/b&gt;: resposta (&lt;i&gt;remise&lt;/i&gt;)</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O feito paga ao bolo tanto quanto lá está, e o jogo a cada contrário.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Quatro&lt;/b&gt; ou menos: codilho</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The Ombre puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Os contrários repartem o bolo por igual. O feito repõe o que eles levaram, e paga o jogo a cada um.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemplos com contas</translation>
    </message>
    <message>
        <source>The pool is 13.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O bolo é de 13.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Cada contrário</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bolo</translation>
    </message>
    <message>
        <source>Ask leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rei chamado, ganho</translation>
    </message>
    <message>
        <source>Ask leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rei chamado, resposta</translation>
    </message>
    <message>
        <source>Ask leave, codille: each takes 6, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rei chamado, codilho: cada um leva 6, e fica 1</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sem comprar, ganho</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que muda de mesa para mesa</translation>
    </message>
    <message>
        <source>Some stake four chips each. The old books tell that the game is paid but not how much; our prices are the smallest that tell the two bids apart. They also leave open what an Ombre does who holds both plain kings. Nobody claims a game before its last trick, and no payment is made for matadors or for all ten tricks.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Há quem ponha quatro fichas cada um. Os livros antigos dizem que o jogo se paga, mas não quanto; os nossos preços são os mais pequenos que distinguem os dois lanços. Também não dizem o que faz um feito que tem ambos os reis que não são de trunfo. Ninguém dá o jogo por ganho antes da última vaza, e nada se paga por matadores nem pelas dez vazas.</translation>
    </message>
</context>
<context>
    <name>rules/trump.html</name>
    <message>
        <source>Naming trumps {rule 1.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Escolher o trunfo {rule 1.7}</translation>
    </message>
    <message>
        <source>Entrada</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Licença</translation>
    </message>
    <message>
        <source>The Ombre names any suit he likes, &lt;b&gt;before&lt;/b&gt; he throws a card. There is no going back when the draw disappoints.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O feito escolhe o naipe que quiser, &lt;b&gt;antes&lt;/b&gt; de descartar uma carta. Não se volta atrás quando a compra desilude.</translation>
    </message>
    <message>
        <source>Vuelta {rule A9} {rule A10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Voltarete {rule A9} {rule A10}</translation>
    </message>
    <message>
        <source>The top card of the talon is turned over, and its suit is trump. If it is a black ace, the suit printed on it is trump: the {name SA} makes {suit S} trumps, the {name CA} makes {suit C}. The turned card belongs to the Ombre: it is the first he draws, so he must throw at least one of his own. Turning manille while he holds spadille is what every vuelta hopes for.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vira-se a carta de cima do monte, e o naipe dela é trunfo. Se é um ás preto, é trunfo o naipe do ás: {name SA} faz trunfo {suit S}, {name CA} faz {suit C}. A carta virada é do feito: é a primeira que compra, por isso tem de descartar pelo menos uma das suas. Virar a manilha tendo a espadilha é o sonho de quem joga voltarete.</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>The Ombre names any suit and keeps his nine cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O feito escolhe um naipe e fica com as suas nove cartas.</translation>
    </message>
    <message>
        <source>The talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O monte</translation>
    </message>
    <message>
        <source>A player who has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four cards and then names any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Um jogador que tomou o &lt;a href=&quot;rules:four_handed&quot;&gt;monte&lt;/a&gt; descarta quatro cartas e escolhe depois um naipe.</translation>
    </message>
    <message>
        <source>Which suit?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Que naipe?</translation>
    </message>
    <message>
        <source>Usually the longest. Mind that black trumps are one fewer than red ones, so four black trumps weigh a little more; and that the black aces add themselves to any suit you name. With {SA}, {CA} and four small cards of one suit you have six trumps in it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Em geral o mais comprido. Há menos um trunfo quando o naipe é preto, por isso quatro trunfos pretos pesam um pouco mais; e os ases pretos juntam-se a qualquer naipe que se escolha. Com {SA}, {CA} e quatro cartas pequenas de um naipe tem seis trunfos nele.</translation>
    </message>
</context>
<context>
    <name>rules/two_handed.html</name>
    <message>
        <source>Ombre for two {rule 3.9}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Hombre a dois {rule 3.9}</translation>
    </message>
    <message>
        <source>When the third stays away, two can play with three quarters of the pack. The bids, the matadors and the dangers are those of Ombre Renegado; there is one opponent instead of two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quando falta o terceiro, dois podem jogar com três quartos do baralho. Os lanços, os matadores e os perigos são os do hombre renegado; há um contrário em vez de dois.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are the same: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A ordem das cartas e o jogo são os mesmos: ver &lt;a href=&quot;rules:cards&quot;&gt;As cartas e a sua ordem&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;O jogo das cartas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Dar as cartas {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is taken out of the pack, {suit H} as a rule; thirty cards are left. The dealer puts five chips into the pool and deals eight cards to each, two at a time. Fourteen are the talon. The deal alternates.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tira-se do baralho um naipe vermelho, em regra {suit H}; ficam trinta cartas. Quem dá põe cinco fichas no bolo e dá oito cartas a cada um, duas de cada vez. Catorze são o monte. Dá ora um, ora outro.</translation>
    </message>
    <message>
        <source>The missing suit &lt;b&gt;cannot be trump&lt;/b&gt;: the black aces would be its only cards. With black trumps there are eleven trumps in the pack, with the red suit that is left there are twelve.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O naipe que falta &lt;b&gt;não pode ser trunfo&lt;/b&gt;: só teria como cartas os ases pretos. Com um trunfo preto há onze trunfos no baralho, com o naipe vermelho que resta há doze.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os lanços {rule 1.6} {rule 1.7}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Lanço</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vale</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Licença&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>o feito escolhe um naipe</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sim</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Voltarete&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>decide a carta de cima do monte</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sim, com essa carta</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>não para o feito</translation>
    </message>
    <message>
        <source>Whoever did not deal speaks first. A bid must be higher than the last, and who passes is out. But if you spoke first, have bid and are overcalled, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and the dealer must go higher or give way. If both pass, the pool stays and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fala primeiro quem não deu. Um lanço tem de ser mais alto do que o último, e quem passa fica de fora. Mas se falou primeiro, lançou, e o outro foi mais alto, pode &lt;b&gt;igualar&lt;/b&gt;: diz o mesmo, e quem deu tem de subir ou ceder. Se ambos passam, o bolo fica e quem dá a seguir põe outra entrada.</translation>
    </message>
    <message>
        <source>The matadors are paid at once</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os matadores pagam-se logo</translation>
    </message>
    <message>
        <source>As soon as the trump is known, before a card is thrown, look at the eight cards the Ombre was &lt;b&gt;dealt&lt;/b&gt;. If he holds the top trumps without a gap, from spadille down, and at least three of them, the other pays him a chip for each. He shows them for it. It is his to keep, even if he loses the game, and nothing is counted for them at the end. A turned card does not help: it was not dealt to him.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Assim que se conhece o trunfo, antes de se descartar uma carta, olham-se as oito cartas que &lt;b&gt;deram&lt;/b&gt; ao feito. Se tem os trunfos mais altos seguidos, da espadilha para baixo, e pelo menos três deles, o outro paga-lhe uma ficha por cada um. Para isso mostra-os. Fica com essas fichas mesmo que perca o jogo, e no fim já não contam. Uma carta virada não serve: não lha deram.</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8} {rule A9} {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>A compra {rule 1.8} {rule A9} {rule A14}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws up to eight cards; in a vuelta at least one, since the turned card is his, and in a solo none. Then the other may draw what is left, up to eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O feito descarta e compra até oito cartas; num voltarete pelo menos uma, porque a carta virada é sua, e num solo nenhuma. Depois o outro pode comprar do que resta, até oito.</translation>
    </message>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quem ganhou {rule 1.12}</translation>
    </message>
    <message>
        <source>Whoever did not deal leads, and eight tricks are played.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sai quem não deu, e jogam-se oito vazas.</translation>
    </message>
    <message>
        <source>The Ombre’s tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vazas do feito</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que se paga</translation>
    </message>
    <message>
        <source>five or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinco ou mais</translation>
    </message>
    <message>
        <source>&lt;b&gt;won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ganho&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He takes the pool, and the other pays him the worth of the bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Leva o bolo, e o outro paga-lhe o que vale o lanço.</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quatro</translation>
    </message>
    <message>
        <source>&lt;b&gt;puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;resposta&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} into the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Põe no bolo outro tanto e mais {loss}, e o bolo fica.</translation>
    </message>
    <message>
        <source>three or fewer</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>três ou menos</translation>
    </message>
    <message>
        <source>&lt;b&gt;codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;codilho&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} to the other. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Paga ao outro tanto como o bolo e mais {loss}. O bolo fica.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five straight&lt;/b&gt; {rule 1.10}: an Ombre who wins the first five tricks may claim the game, and is paid 3 more. If he leads to the sixth he owes all eight: made, they are worth 10 more; missed, he takes the pool but pays 30, less 2 in a vuelta or 10 in a solo.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Cinco seguidas&lt;/b&gt; {rule 1.10}: um feito que ganha as cinco primeiras vazas pode dar o jogo por ganho, e recebe mais 3. Se sai para a sexta, tem de fazer as oito: feitas, valem mais 10; falhadas, leva o bolo mas paga 30, menos 2 num voltarete ou 10 num solo.</translation>
    </message>
    <message>
        <source>An Ombre who wins none of the first five and loses the game pays 3 more.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Um feito que não ganha nenhuma das cinco primeiras e perde o jogo paga mais 3.</translation>
    </message>
    <message>
        <source>Until he has played to the fourth trick he may &lt;b&gt;surrender&lt;/b&gt; {rule 1.11} an entrada or a vuelta, never a solo. The other may accept, which costs pool + {loss} into the pool; or he takes an entrada over and is the Ombre himself; or he refuses to let a vuelta go.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Até ter jogado na quarta vaza pode &lt;b&gt;render-se&lt;/b&gt; {rule 1.11} numa licença ou num voltarete, nunca num solo. O outro pode aceitar, e isso custa tanto como o bolo e mais {loss}, que ficam no bolo; ou toma a licença e passa a ser ele o feito; ou, num voltarete, recusa a rendição.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Exemplos com contas</translation>
    </message>
    <message>
        <source>Gains and losses with five chips in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ganhos e perdas com cinco fichas no bolo.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Feito</translation>
    </message>
    <message>
        <source>The other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O outro</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bolo</translation>
    </message>
    <message>
        <source>Entrada won 5–3, three matadors dealt: 3 at the naming, then 5 and 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença ganha 5–3, com os três matadores dados: 3 ao escolher o trunfo, depois 5 e 5</translation>
    </message>
    <message>
        <source>Entrada 4–4: puesta, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença 4–4: resposta, 5 + 10</translation>
    </message>
    <message>
        <source>Entrada 3–5: codille, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença 3–5: codilho, 5 + 10</translation>
    </message>
    <message>
        <source>Solo won 5–3, spadille, manille, basto and king dealt: 4 at the naming, then 5 and 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo ganho 5–3, com espadilha, manilha, basto e rei dados: 4 ao escolher o trunfo, depois 5 e 15</translation>
    </message>
    <message>
        <source>Entrada, all eight tricks: 5, and 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Licença, as oito vazas: 5, e 5 + 10</translation>
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
        <translation>Jogam dois contra dois, e os parceiros sentam-se frente a frente. Quem joga diz logo qual é o trunfo. O que se disputa são &lt;b&gt;pedras&lt;/b&gt;, dezasseis para cada lado, e ganha o lado que ficar com todas as trinta e duas. Joga-se nas Canárias e nos montes de Málaga.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>A ordem das cartas e o jogo são os de sempre no hombre: ver &lt;a href=&quot;rules:cards&quot;&gt;As cartas e a sua ordem&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;O jogo das cartas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The play is that of every Ombre: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The pack and the order of trumps are different, and stand below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O jogo é o de sempre no hombre: ver &lt;a href=&quot;rules:play&quot;&gt;O jogo das cartas&lt;/a&gt;. O baralho e a ordem dos trunfos são outros, e estão mais abaixo.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 25.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>As cartas {rule 25.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Forty cards, eight to each player, four at a time, counter-clockwise. The &lt;b&gt;eight left over&lt;/b&gt; give the game its name, the &lt;i&gt;zanga&lt;/i&gt;: they stay face down, and nobody sees them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quarenta cartas, oito a cada jogador, quatro de cada vez, ao contrário do relógio. As &lt;b&gt;oito que sobram&lt;/b&gt; dão o nome ao jogo, a &lt;i&gt;zanga&lt;/i&gt;: ficam viradas para baixo, e ninguém as vê.</translation>
    </message>
    <message>
        <source>Thirty-two cards: of {suit C} only ace and king are in the pack. Each player gets eight, four at a time, counter-clockwise, and none is left. &lt;b&gt;Both are always trumps&lt;/b&gt;, and their suit cannot be named. The king, &lt;b&gt;el feo&lt;/b&gt; (the ugly one), is the fourth highest trump:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Trinta e duas cartas: de {suit C} só há no baralho o ás e o rei. Cada jogador recebe oito, quatro de cada vez, ao contrário do relógio, e não sobra nenhuma. &lt;b&gt;Ambos são sempre trunfo&lt;/b&gt;, e o seu naipe não se pode escolher. O rei, &lt;b&gt;el feo&lt;/b&gt; (o feio), é o quarto trunfo:</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Do mais alto ao mais baixo</translation>
    </message>
    <message>
        <source>The three highest are matadors and may be withheld from a lower trump. El feo is no matador: it must follow.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Os três mais altos são matadores e podem guardar-se quando se sai de um trunfo mais baixo. El feo não é matador: tem de assistir.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;b&gt;mano&lt;/b&gt;, who speaks and leads first. The deal passes to the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>O jogador à direita de quem dá é o &lt;b&gt;primeiro&lt;/b&gt; (&lt;i&gt;mano&lt;/i&gt;): fala e sai antes dos outros. Depois dá ele, e assim por diante para a direita.</translation>
    </message>
    <message>
        <source>The stones {rule 25.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>As pedras {rule 25.2}</translation>
    </message>
    <message>
        <source>Each side begins with 16 stones, which one of the two partners keeps. What is paid in lies &lt;b&gt;on the table&lt;/b&gt; until somebody wins it. A side never pays more than it has. With nothing left it plays on as long as stones lie on the table, and may win them. The game is over when, after a deal, one side owns &lt;b&gt;all 32&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cada lado começa com 16 pedras, que um dos dois parceiros guarda. O que se paga fica &lt;b&gt;na mesa&lt;/b&gt; até alguém o ganhar. Um lado nunca paga mais do que tem. Quando já não tem nenhuma, continua a jogar enquanto houver pedras na mesa, e pode ganhá-las. O jogo acaba quando, depois de uma mão, um lado tem &lt;b&gt;todas as 32&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The calls {rule 25.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que se diz {rule 25.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>Before anybody speaks, mano’s side puts &lt;b&gt;4 stones&lt;/b&gt; on the table. Then each speaks once, from mano to the right:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Antes de alguém falar, o lado do primeiro põe &lt;b&gt;4 pedras&lt;/b&gt; na mesa. Depois cada um fala uma vez, do primeiro para a direita:</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Diz-se</translation>
    </message>
    <message>
        <source>What it means</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que quer dizer</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pass&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Passo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You do not play, and put a stone on the table. Once somebody plays, a pass costs nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Não joga, e põe uma pedra na mesa. Se alguém já disse que joga, passar não custa nada.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; in a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Jogo&lt;/b&gt; num naipe</translation>
    </message>
    <message>
        <source>That suit is trump. You and your partner need five of the eight tricks together.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Esse naipe é trunfo. Com o seu parceiro, precisa de cinco das oito vazas.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You name the trump and need five tricks alone, against two. Your partner lays their cards aside.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Diz o trunfo e precisa de cinco vazas sem ajuda, contra dois. O seu parceiro põe as cartas de lado.</translation>
    </message>
    <message>
        <source>After somebody plays, their partner is not asked. Each &lt;b&gt;opponent&lt;/b&gt; who has not spoken may &lt;b&gt;send them alone&lt;/b&gt; by saying &lt;i&gt;solo&lt;/i&gt;. Then the player either &lt;b&gt;goes alone&lt;/b&gt;, naming the trump again, or &lt;b&gt;lets them go&lt;/b&gt;: then the opponent who said solo names the trump and plays alone. A first solo ends the calls at once. If &lt;b&gt;all pass&lt;/b&gt;, the stones stay and the next player deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quando alguém diz que joga, o seu parceiro já não fala. Cada &lt;b&gt;adversário&lt;/b&gt; que ainda não falou pode &lt;b&gt;mandá-lo sozinho&lt;/b&gt; dizendo &lt;i&gt;solo&lt;/i&gt;. Quem jogava escolhe: &lt;b&gt;vai sozinho&lt;/b&gt;, e diz outra vez o trunfo, ou &lt;b&gt;deixa ir o outro&lt;/b&gt;. Neste caso é o adversário que disse solo quem diz o trunfo e joga sozinho. Quando a primeira coisa que se diz é solo, mais ninguém fala. Se &lt;b&gt;todos passam&lt;/b&gt;, as pedras ficam e dá o jogador seguinte.</translation>
    </message>
    <message>
        <source>Open reading: that a first solo ends the calls, that a soloist names the trump again, and that the stones stay when all pass.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Leitura nossa: que depois de um primeiro solo já ninguém fala, que quem joga solo diz outra vez o trunfo, e que as pedras ficam quando todos passam.</translation>
    </message>
    <message>
        <source>The play {rule 25.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O jogo das cartas {rule 25.4}</translation>
    </message>
    <message>
        <source>Mano leads; if mano rests, the next player does. Partners give no signs: Zanga is a silent game. Those who play need &lt;b&gt;five&lt;/b&gt; tricks. If they have won the &lt;b&gt;first five&lt;/b&gt;, whoever took the fifth claims them (&lt;i&gt;hechas&lt;/i&gt;), or goes on for all eight (&lt;i&gt;pidiendo ocho&lt;/i&gt;).</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sai o primeiro; se é ele o parceiro que descansa, sai o seguinte. Os parceiros não fazem sinais: a zanga é um jogo de silêncio. Quem joga precisa de &lt;b&gt;cinco&lt;/b&gt; vazas. Se o lado que joga ganhou &lt;b&gt;as cinco primeiras&lt;/b&gt;, quem fez a quinta para aí (&lt;i&gt;hechas&lt;/i&gt;, «feitas»), ou vai às oito (&lt;i&gt;pidiendo ocho&lt;/i&gt;, «pedindo oito»).</translation>
    </message>
    <message>
        <source>What is paid {rule 25.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>O que se paga {rule 25.5}</translation>
    </message>
    <message>
        <source>All prices are in stones and can be set in the house rules. Here they are as they usually stand in this program:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Todos os preços são em pedras e podem mudar-se nas regras da casa. Aqui estão como costumam ser neste programa:</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>O que acontece</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: &lt;i&gt;llevada&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinco&lt;/b&gt; ou mais: &lt;i&gt;llevada&lt;/i&gt;, jogo ganho</translation>
    </message>
    <message>
        <source>Those who play take the stones on the table. The others pay 2 more for a solo, 1 for &lt;i&gt;estuche&lt;/i&gt; (all three matadors dealt to those who play), and 1 for the &lt;i&gt;hechas&lt;/i&gt; if they were claimed.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem joga leva as pedras da mesa. Os outros pagam mais 2 por um solo, 1 pelo &lt;i&gt;estuche&lt;/i&gt; (os três matadores dados a quem joga), e 1 pelas &lt;i&gt;hechas&lt;/i&gt;, se pararam aí.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All eight&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Todas as oito&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After going on for them, 4 in place of the hechas. If they are missed, neither is paid; the game is won all the same.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem vai às oito e as faz recebe 4 em vez das hechas. Se perde uma, não se pagam nem as oito nem as hechas; o jogo ganha-se na mesma.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: &lt;i&gt;puesta&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Quatro&lt;/b&gt;: &lt;i&gt;puesta&lt;/i&gt;, a resposta</translation>
    </message>
    <message>
        <source>Those who play put 4 stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quem joga põe 4 pedras na mesa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: &lt;i&gt;codillo&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Três&lt;/b&gt; ou menos: &lt;i&gt;codillo&lt;/i&gt;, o codilho</translation>
    </message>
    <message>
        <source>The others take the table, and 4 stones from those who played; 1 more if all three matadors were dealt to these others, and 1 more if they won the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Os outros levam a mesa, e 4 pedras de quem jogou; mais 1 se os três matadores foram dados a esses outros, e mais 1 se ganharam as cinco primeiras vazas.</translation>
    </message>
    <message>
        <source>{suit D} as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit D} de trunfo</translation>
    </message>
    <message>
        <source>A game that is won brings 1 stone more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Um jogo ganho dá mais 1 pedra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Untried prices.&lt;/b&gt; The sources tell only mano’s entry, the price of a pass and the end of the game. All other prices are ours, until a player from a club tells us better: even whether a plain llevada brings anything besides the table. If your table pays otherwise, set its prices in the house rules.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Preços incertos.&lt;/b&gt; As fontes só dizem a entrada do primeiro, o preço de passar e o fim do jogo. Todos os outros preços são nossos, até que alguém de um clube nos ensine melhor: até se uma simples llevada rende alguma coisa além da mesa. Se a sua mesa paga de outro modo, ponha os preços dela nas regras da casa.</translation>
    </message>
    <message>
        <source>The computer’s players</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Os jogadores do computador</translation>
    </message>
    <message>
        <source>They have not been taught from deals of Zanga. So all levels but the novice bid by the same maxims, and the levels differ in how they play the cards. They know their partner from the first card on, and play with them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Não aprenderam com mãos de zanga. Por isso todos os níveis, menos o principiante, falam pelas mesmas máximas, e os níveis distinguem-se na maneira de jogar as cartas. Sabem desde a primeira carta quem é o parceiro, e jogam com ele.</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>As palavras</translation>
    </message>
    <message>
        <source>Baza</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baza</translation>
    </message>
    <message>
        <source>A trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uma vaza.</translation>
    </message>
    <message>
        <source>Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>The game lost with three tricks or fewer.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O jogo perdido com três vazas ou menos.</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>The three matadors: espadilla ({SA}), malilla and basto ({CA}).</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Os três matadores: espadilha ({SA}), manilha e basto ({CA}).</translation>
    </message>
    <message>
        <source>El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El feo</translation>
    </message>
    <message>
        <source>In Málaga {CK}, fourth highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Em Málaga {CK}, o quarto trunfo.</translation>
    </message>
    <message>
        <source>Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hechas</translation>
    </message>
    <message>
        <source>The first five tricks won in a row.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>As cinco primeiras vazas ganhas de seguida.</translation>
    </message>
    <message>
        <source>Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada</translation>
    </message>
    <message>
        <source>The game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O jogo ganho.</translation>
    </message>
    <message>
        <source>Malilla</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Malilla</translation>
    </message>
    <message>
        <source>The second highest trump: the two of {suit S} or {suit C}, the seven of {suit H} or {suit D}.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>A manilha, o segundo trunfo: o dois de {suit S} ou {suit C}, o sete de {suit H} ou {suit D}.</translation>
    </message>
    <message>
        <source>Mandar solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mandar solo</translation>
    </message>
    <message>
        <source>To send an opponent alone, by saying solo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Mandar um adversário jogar sozinho, dizendo solo.</translation>
    </message>
    <message>
        <source>Mano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>The first to speak and to lead, at the dealer’s right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>O primeiro: quem fala e sai antes dos outros, à direita de quem dá.</translation>
    </message>
    <message>
        <source>Piedra, vale</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piedra, vale</translation>
    </message>
    <message>
        <source>A stone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uma pedra.</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puesta</translation>
    </message>
    <message>
        <source>Four tricks, one too few.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quatro vazas, uma a menos.</translation>
    </message>
</context>
</TS>
