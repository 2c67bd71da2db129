<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Ombre</source>
        <translation>Acerca do Ombre</translation>
    </message>
    <message>
        <source>Version, licences and credits</source>
        <translation>Versão, licenças e agradecimentos</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versão {version}</translation>
    </message>
    <message>
        <source>The three-handed card game that invented bidding, at a table of its own.</source>
        <translation>O hombre, pai do voltarete: o jogo a três que inventou o leilão.</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, Qt for Python {binding}</source>
        <translation>Python {python}, Qt {qt}, Qt para Python {binding}</translation>
    </message>
    <message>
        <source>The opponents think at full strength: their solver is compiled.</source>
        <translation>O motor de cálculo está compilado: os adversários jogam na força máxima.</translation>
    </message>
    <message>
        <source>The opponents think of fewer cases, to be as quick: their solver is not compiled.</source>
        <translation>O motor de cálculo não está compilado: os adversários pensam em menos casos, para não demorarem mais.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>De onde vêm as regras</translation>
    </message>
    <message>
        <source>The rules were put together from the old books, among them:</source>
        <translation>As regras foram reunidas a partir dos livros antigos, entre eles:</translation>
    </message>
    <message>
        <source>Cards, portraits, table and texts were made for this game.</source>
        <translation>As cartas, os retratos, a mesa e os textos foram feitos para este jogo.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Ombre is free software under the MIT licence.</source>
        <translation>O Ombre é software livre sob a licença MIT.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the GNU Lesser General Public Licence, version 3.</source>
        <translation>O Qt e o Qt para Python são usados sob a GNU Lesser General Public Licence, versão 3.</translation>
    </message>
    <message>
        <source>The letters are Source Serif, Source Sans and, for Japanese, a part of Noto CJK, under the SIL Open Font Licence:</source>
        <translation>As letras são Source Serif, Source Sans e, para o japonês, uma parte de Noto CJK, com a licença SIL Open Font:</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>{path} is not a backup of Ombre.</source>
        <translation>{path} não é uma cópia de segurança do Ombre.</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path} está danificado.</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of Ombre, which this version cannot read.</source>
        <translation>{path} foi feito por uma versão mais recente do Ombre, que esta versão não sabe ler.</translation>
    </message>
    <message>
        <source>{path} cannot be read.</source>
        <translation>Não se consegue ler {path}.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for {path}.</source>
        <translation>Não há espaço suficiente no disco para {path}.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>O sistema não deixa o Ombre escrever {path}.</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>Outro programa está a usar {path}.</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>Não foi possível escrever {path}.</translation>
    </message>
    <message>
        <source>There is no backup. Your games are as they were.</source>
        <translation>Não há cópia de segurança. As suas partidas estão como estavam.</translation>
    </message>
    <message>
        <source>Nothing has changed: your games are as they were.</source>
        <translation>Nada mudou: as suas partidas estão como estavam.</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Fazer cópia de tudo</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Recuperar uma cópia</translation>
    </message>
    <message>
        <source>Backups of Ombre (*.ombre-backup);;All files (*)</source>
        <translation>Cópias do Ombre (*.ombre-backup);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Ombre {date}.ombre-backup</source>
        <translation>Ombre {date}.ombre-backup</translation>
    </message>
    <message>
        <source>Your games, preferences and progress are being packed.</source>
        <translation>As suas partidas, preferências e progressos estão a ser guardados.</translation>
    </message>
    <message>
        <source>The backup is being unpacked and checked.</source>
        <translation>A cópia está a ser aberta e verificada.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>{name} holds everything: sittings: {sittings}, deals: {deals}.</source>
        <translation>{name} tem tudo: partidas: {sittings}, mãos: {deals}.</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Recuperar esta cópia?</translation>
    </message>
    <message>
        <source>It was made on {date}. Sittings: {sittings}, deals: {deals}.</source>
        <translation>Foi feita a {date}. Partidas: {sittings}, mãos: {deals}.</translation>
    </message>
    <message>
        <source>It replaces your games, preferences and progress, which are kept aside in {folder}. Ombre closes and opens again.</source>
        <translation>Toma o lugar das suas partidas, preferências e progressos atuais, que ficam guardados à parte em {folder}. O Ombre fecha-se e volta a abrir.</translation>
    </message>
    <message>
        <source>&amp;Restore it</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>&amp;Keep my games</source>
        <translation>&amp;Ficar com as minhas partidas</translation>
    </message>
    <message>
        <source>Trouble with a backup</source>
        <translation>Problema com uma cópia</translation>
    </message>
    <message>
        <source>The backup is restored. The earlier games are in {folder}.</source>
        <translation>A cópia está recuperada. As partidas anteriores estão em {folder}.</translation>
    </message>
    <message>
        <source>The games kept here are those of a newer version of Ombre.</source>
        <translation>Os jogos guardados aqui são de uma versão mais recente de Ombre.</translation>
    </message>
    <message>
        <source>This version leaves them as they are: open them with the newer one.</source>
        <translation>Esta versão deixa-os como estão: é a mais recente que os abre.</translation>
    </message>
    <message>
        <source>Ombre is open. Close its window first; nothing has changed.</source>
        <translation>O Ombre está aberto. Feche primeiro a janela dele; nada mudou.</translation>
    </message>
    <message>
        <source>All deals are in {name}.</source>
        <translation>Todas as mãos estão em {name}.</translation>
    </message>
    <message>
        <source>Deals added: {deals}; known already: {known}; left out: {left_out}.</source>
        <translation>Mãos acrescentadas: {deals}; já conhecidas: {known}; postas de lado: {left_out}.</translation>
    </message>
    <message>
        <source>{path} is not of a known kind: .csv, .json or .ombre.</source>
        <translation>{path} não é de um tipo conhecido: .csv, .json ou .ombre.</translation>
    </message>
    <message>
        <source>{path} holds no deals exported by Ombre.</source>
        <translation>{path} não tem mãos exportadas pelo Ombre.</translation>
    </message>
</context>
<context>
    <name>Belinda</name>
    <message>
        <source>Certain</source>
        <translation>Certo</translation>
    </message>
    <message>
        <source>Almost certain</source>
        <translation>Quase certo</translation>
    </message>
    <message>
        <source>Conjecture</source>
        <translation>Conjetura</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>É a sua vez</translation>
    </message>
    <message>
        <source>The lead that wins</source>
        <translation>A saída que ganha</translation>
    </message>
    <message>
        <source>{CK:The} is Belinda&apos;s and {HA:the} the Baron&apos;s.</source>
        <translation>{CK:O} é de Belinda e {HA:o} é do Barão.</translation>
    </message>
    <message>
        <source>She plays alone against two (lines 26 and 27): she is the Ombre. Nobody overbids her.</source>
        <translation>Joga sozinha contra dois (versos 26 e 27): é ela o feito. Ninguém lança mais alto.</translation>
    </message>
    <message>
        <source>What she bids. Here it is the entrada, the lowest bid.</source>
        <translation>O que declara. Aqui é a licença, o lanço mais baixo.</translation>
    </message>
    <message>
        <source>Trumps are {spades}, and every one of the eleven is played: four by Belinda, five by the Baron, two by the Knight. None has stayed in the talon.</source>
        <translation>O trunfo é {spades}, e jogam-se os onze trunfos: quatro de Belinda, cinco do Barão, dois do Cavaleiro. Nenhum ficou no monte.</translation>
    </message>
    <message>
        <source>Spadille, {SA:the}, draws two trumps.</source>
        <translation>A espadilha, {SA:o}, arrasta dois trunfos.</translation>
    </message>
    <message>
        <source>Which two of the small ones.</source>
        <translation>Quais dois dos pequenos.</translation>
    </message>
    <message>
        <source>Manille, {S2:the}, draws two more.</source>
        <translation>A manilha, {S2:o}, arrasta mais dois.</translation>
    </message>
    <message>
        <source>Which small trump, and which plain card.</source>
        <translation>Qual trunfo pequeno, e qual carta comum.</translation>
    </message>
    <message>
        <source>Three hands of nine (lines 29 and 30). Belinda shows the three matadors, {SK:the}, {HK:the} and {HQ:the}.</source>
        <translation>Três mãos de nove cartas (versos 29 e 30). Belinda mostra os três matadores, {SK:o}, {HK:o} e {HQ:o}.</translation>
    </message>
    <message>
        <source>The Baron shows {SQ:the}, {SJ:the}, {DK:the}, {DQ:the} and {DJ:the}. The third player, whom we call the Knight, shows {CJ:the}.</source>
        <translation>O Barão mostra {SQ:o}, {SJ:o}, {DK:o}, {DQ:o} e {DJ:o}. O terceiro jogador, a quem chamamos o Cavaleiro, mostra {CJ:o}.</translation>
    </message>
    <message>
        <source>All other cards, and who deals. Belinda leads first, so she is the eldest hand.</source>
        <translation>Todas as outras cartas, e quem dá. Belinda sai primeiro: está à direita de quem deu.</translation>
    </message>
    <message>
        <source>The Baron sits at her right, because the poem names his cards first.</source>
        <translation>O Barão senta-se à sua direita, porque o poema nomeia primeiro as cartas dele.</translation>
    </message>
    <message>
        <source>All of it: the poem is silent. Without an exchange, eleven trumps were dealt, which happens once in 177 deals.</source>
        <translation>Tudo isto: o poema nada diz. Sem compra, deram-se onze trunfos, o que acontece uma vez em 177 mãos.</translation>
    </message>
    <message>
        <source>Basto, {CA:the}, draws one trump and one plain card.</source>
        <translation>O basto, {CA:o}, arrasta um trunfo e uma carta comum.</translation>
    </message>
    <message>
        <source>The trump is the Baron&apos;s: he still keeps {SQ:the}, and had to follow. So the Knight has no trump any more.</source>
        <translation>O trunfo é do Barão: ainda guarda {SQ:o} e tinha de assistir. O Cavaleiro já não tem, portanto, trunfo nenhum.</translation>
    </message>
    <message>
        <source>To {SK:the} the Baron must give {SJ:the} or {SQ:the}, and gives {SJ:the}.</source>
        <translation>Sobre {SK:o}, o Barão tem de dar {SJ:o} ou {SQ:o}, e dá {SJ:o}.</translation>
    </message>
    <message>
        <source>Pam is {CJ:the}, the highest card in the game of loo. Here it is the Knight&apos;s, and worth nothing.</source>
        <translation>Pam é {CJ:o}, a carta mais alta do jogo do loo. Aqui é do Cavaleiro e não vale nada.</translation>
    </message>
    <message>
        <source>The Baron trumps with {SQ:the}, the last trump of all. So he lacks the suit that Belinda led.</source>
        <translation>O Barão corta com {SQ:o}, o último trunfo de todos. Falta-lhe, portanto, o naipe de que Belinda saiu.</translation>
    </message>
    <message>
        <source>He will show {diamonds} and a card of {hearts}, so she led {clubs}.</source>
        <translation>Ele mostrará {diamonds} e uma carta de {hearts}, por isso ela saiu de {clubs}.</translation>
    </message>
    <message>
        <source>She led {CK:the} herself. Or she led low, and the Knight&apos;s king fell.</source>
        <translation>Foi ela quem saiu com {CK:o}. Ou saiu com uma carta pequena, e caiu o rei do Cavaleiro.</translation>
    </message>
    <message>
        <source>{HK:The} or {HQ:the} would have ended the game at once. The Baron&apos;s only card of {hearts} is {HA:the}, and the Knight has no trump.</source>
        <translation>{HK:O} ou {HQ:o} teria acabado logo o jogo. Em {hearts} o Barão só tem {HA:o}, e o Cavaleiro não tem trunfos.</translation>
    </message>
    <message>
        <source>Belinda cannot know it. Now she must keep a court of {hearts} for that ace.</source>
        <translation>Belinda não o pode saber. Agora tem de guardar uma figura de {hearts} para esse ás.</translation>
    </message>
    <message>
        <source>The Baron leads {DK:the} and wins.</source>
        <translation>O Barão sai com {DK:o} e ganha.</translation>
    </message>
    <message>
        <source>What the others play to it.</source>
        <translation>O que os outros lhe jogam.</translation>
    </message>
    <message>
        <source>The Baron leads {DQ:the} and wins.</source>
        <translation>O Barão sai com {DQ:o} e ganha.</translation>
    </message>
    <message>
        <source>What the others throw. It is chosen so that line 79 comes true: with the Baron&apos;s {diamonds} lie {clubs} and {hearts}.</source>
        <translation>O que os outros descartam. Foi escolhido para que se cumpra o verso 79: com os {diamonds} do Barão ficam {clubs} e {hearts}.</translation>
    </message>
    <message>
        <source>{DJ:The} wins, and {HQ:the} falls to it. Belinda has four tricks and the Baron four: whoever takes the last has the game, and his would be codille.</source>
        <translation>{DJ:O} ganha, e {HQ:o} cai nessa vaza. Belinda tem quatro vazas e o Barão outras quatro: quem fizer a última leva o jogo, e se for ele é codilho.</translation>
    </message>
    <message>
        <source>Belinda&apos;s {HK} takes {HA:the}, and the game with it, five tricks to four.</source>
        <translation>O {HK} de Belinda leva {HA:o}, e com ele o jogo, por cinco vazas a quatro.</translation>
    </message>
    <message>
        <source>The Baron leads {HA:the}. Or he led low, and the Knight&apos;s ace fell.</source>
        <translation>O Barão sai com {HA:o}. Ou saiu com uma carta pequena, e caiu o ás do Cavaleiro.</translation>
    </message>
    <message>
        <source>Belinda needs one trick more, and only {SQ:the}, the Baron&apos;s, is still a trump. What would you lead, if you close the hands and play on?</source>
        <translation>A Belinda falta uma vaza, e só {SQ:o} do Barão é ainda trunfo. De que sairia, se fechar as mãos e jogar a partir daqui?</translation>
    </message>
    <message>
        <source>The stakes: five chips for the pool are this program&apos;s ante. Each opponent pays nine, for the entrada and four top trumps in sequence.</source>
        <translation>As apostas: as cinco fichas do bolo são a entrada deste programa. Cada adversário paga nove, pela licença e por quatro trunfos mais altos seguidos.</translation>
    </message>
    <message>
        <source>Belinda&apos;s game</source>
        <translation>O jogo de Belinda</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Beside the expert</source>
        <translation>Ao lado do perito</translation>
    </message>
    <message>
        <source>The expert plays your cards against the same opponents, seeing no more than you. The result is shown once you have played the deal.</source>
        <translation>O perito joga cada mão com as suas cartas contra os mesmos adversários, e não vê mais do que se vê daqui. O resultado mostra-se depois de jogada a mão.</translation>
    </message>
    <message>
        <source>{gained} against the expert in {deals:one # deal|other # deals}</source>
        <translation>{gained} contra o perito em {deals:one # mão|other # mãos}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>Expert: {name}</source>
        <translation>Perito: {name}</translation>
    </message>
    <message>
        <source>Expert in the other seats, from your right</source>
        <translation>O perito nos outros lugares, a partir da direita</translation>
    </message>
    <message>
        <source>Play this deal to its end: your result and the expert’s will stand here.</source>
        <translation>Jogue esta mão até ao fim: aqui estarão o seu resultado e o do perito.</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Ganho</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>a ser jogada</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Replay the expert&apos;s deal</source>
        <translation>&amp;Rever a mão do perito</translation>
    </message>
    <message>
        <source>Deal {number}, played by the expert</source>
        <translation>Mão {number}, jogada pelo perito</translation>
    </message>
    <message>
        <source>You: {own}. The expert with your cards: {par}.</source>
        <translation>Eu: {own}. O perito com as minhas cartas: {par}.</translation>
    </message>
    <message>
        <source>The expert is still playing this deal.</source>
        <translation>O perito ainda está a jogar esta mão.</translation>
    </message>
    <message>
        <source>The expert could not finish this deal.</source>
        <translation>O perito não conseguiu acabar esta mão.</translation>
    </message>
    <message>
        <source>With the other cards: {pars}.</source>
        <translation>Com as outras cartas: {pars}.</translation>
    </message>
    <message>
        <source>{key} shows the comparison.</source>
        <translation>{key} mostra a comparação.</translation>
    </message>
    <message>
        <source>The &amp;expert plays it too, with my cards</source>
        <translation>O &amp;perito também a joga, com as minhas cartas</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>These are more hands than this game has.</source>
        <translation>São mais mãos do que este jogo tem.</translation>
    </message>
    <message>
        <source>whatever comes</source>
        <translation>o que vier</translation>
    </message>
    <message>
        <source>I have five trumps or more</source>
        <translation>tenho cinco trunfos ou mais</translation>
    </message>
    <message>
        <source>I have six trumps or more</source>
        <translation>tenho seis trunfos ou mais</translation>
    </message>
    <message>
        <source>I have seven trumps or more</source>
        <translation>tenho sete trunfos ou mais</translation>
    </message>
    <message>
        <source>I have three trumps at most</source>
        <translation>tenho três trunfos no máximo</translation>
    </message>
    <message>
        <source>I have two matadors or more</source>
        <translation>tenho dois matadores ou mais</translation>
    </message>
    <message>
        <source>I have all three matadors</source>
        <translation>tenho os três matadores</translation>
    </message>
    <message>
        <source>another has all three matadors</source>
        <translation>outro tem os três matadores</translation>
    </message>
    <message>
        <source>I am Ombre</source>
        <translation>eu sou o feito</translation>
    </message>
    <message>
        <source>I am Ombre with a vuelta</source>
        <translation>eu sou o feito com um voltarete</translation>
    </message>
    <message>
        <source>I am Ombre with a solo</source>
        <translation>eu sou o feito com um solo</translation>
    </message>
    <message>
        <source>the player on my left is Ombre</source>
        <translation>quem está à minha esquerda é o feito</translation>
    </message>
    <message>
        <source>A deal by hand</source>
        <translation>Uma mão carta a carta</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>Deale&amp;r</source>
        <translation>&amp;Dá as cartas</translation>
    </message>
    <message>
        <source>&amp;Type or paste</source>
        <translation>&amp;Escreva ou cole</translation>
    </message>
    <message>
        <source>Deal the rest at ra&amp;ndom</source>
        <translation>Dar o resto ao ac&amp;aso</translation>
    </message>
    <message>
        <source>Take &amp;all back</source>
        <translation>Tirar &amp;todas</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;fazer</translation>
    </message>
    <message>
        <source>Copy its &amp;code</source>
        <translation>Copiar o &amp;código</translation>
    </message>
    <message>
        <source>&amp;Make a problem</source>
        <translation>Fa&amp;zer um problema</translation>
    </message>
    <message>
        <source>Judging it; that takes a moment.</source>
        <translation>A avaliar; demora um momento.</translation>
    </message>
    <message>
        <source>Judging it; that may take a minute.</source>
        <translation>A avaliar; pode demorar um minuto.</translation>
    </message>
    <message>
        <source>No problem: judging this decision takes too long here.</source>
        <translation>Não dá problema: avaliar esta decisão demora aqui demasiado.</translation>
    </message>
    <message>
        <source>A problem begins where you decide. Say the bids up to there.</source>
        <translation>Um problema começa onde a decisão é sua. Diga os lanços até aí.</translation>
    </message>
    <message>
        <source>No problem: nobody could judge this decision.</source>
        <translation>Não dá problema: ninguém pôde avaliar esta decisão.</translation>
    </message>
    <message>
        <source>No problem: no answer is clearly the best.</source>
        <translation>Não dá problema: nenhuma resposta é claramente a melhor.</translation>
    </message>
    <message>
        <source>It is one of your problems now.</source>
        <translation>É agora um dos seus problemas.</translation>
    </message>
    <message>
        <source>This copy of the program keeps no problems.</source>
        <translation>Esta cópia do programa não guarda problemas.</translation>
    </message>
    <message>
        <source>Canc&amp;el</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>Jo&amp;gar</translation>
    </message>
    <message>
        <source>Deal only if</source>
        <translation>Dar só se</translation>
    </message>
    <message>
        <source>then others li&amp;ke it</source>
        <translation>e depois outras &amp;iguais</translation>
    </message>
    <message>
        <source>Looking for the next such deal.</source>
        <translation>À procura da próxima mão assim.</translation>
    </message>
    <message>
        <source>And only if</source>
        <translation>E só se</translation>
    </message>
    <message>
        <source>and nothing else</source>
        <translation>e mais nada</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>Parar a &amp;busca</translation>
    </message>
    <message>
        <source>This game has no matadors.</source>
        <translation>Este jogo não tem matadores.</translation>
    </message>
    <message>
        <source>This game has no such bid.</source>
        <translation>Este jogo não tem esse lanço.</translation>
    </message>
    <message>
        <source>Take back a &amp;bid</source>
        <translation>&amp;Retirar um lanço</translation>
    </message>
    <message>
        <source>Nobody has said a bid yet.</source>
        <translation>Ainda ninguém lançou.</translation>
    </message>
    <message>
        <source>The record has been copied, with the bids.</source>
        <translation>O registo foi copiado, com os lanços.</translation>
    </message>
    <message>
        <source>Click a card: it goes to the row that is lit. Or drag it to any row.</source>
        <translation>Clique numa carta: vai para a fila iluminada. Ou arraste-a para qualquer fila.</translation>
    </message>
    <message>
        <source>Arrows go from card to card, Delete takes one back.</source>
        <translation>As setas vão de carta em carta, Delete devolve uma.</translation>
    </message>
    <message>
        <source>1 gives it to you, 2 to the next, 0 to the talon.</source>
        <translation>1 dá-ma, 2 ao seguinte, 0 ao monte.</translation>
    </message>
    <message>
        <source>The deal is whole.</source>
        <translation>A mão está completa.</translation>
    </message>
    <message>
        <source>Cards still to be laid</source>
        <translation>Cartas por colocar</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Monte</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>As cartas</translation>
    </message>
    <message>
        <source>{letter} {suit}</source>
        <translation>{letter} {suit}</translation>
    </message>
    <message>
        <source>Your hand, others after a slash: {suits}. Or a code, or a record.</source>
        <translation>A minha mão, as outras depois de uma barra: {suits}. Ou um código, ou um registo.</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>{held} of {wanted}, top first</source>
        <translation>{held} de {wanted}, a partir de cima</translation>
    </message>
    <message>
        <source>{held} of {wanted}</source>
        <translation>{held} de {wanted}</translation>
    </message>
    <message>
        <source>{name}: {held} of {wanted}</source>
        <translation>{name}: {held} de {wanted}</translation>
    </message>
    <message>
        <source>{card:The}: {row}</source>
        <translation>{card:O}: {row}</translation>
    </message>
    <message>
        <source>{rows}.</source>
        <translation>{rows}.</translation>
    </message>
    <message>
        <source>The talon has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>O monte tem {held:one # carta|many # de cartas|other # cartas}; {over:one # está|other # estão} a mais.</translation>
    </message>
    <message>
        <source>You have {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>Tenho {held:one # carta|many # de cartas|other # cartas}; {over:one # está|other # estão} a mais.</translation>
    </message>
    <message>
        <source>{name} has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>{name} tem {held:one # carta|many # de cartas|other # cartas}; {over:one # está|other # estão} a mais.</translation>
    </message>
    <message>
        <source>You say…</source>
        <translation>Digo…</translation>
    </message>
    <message>
        <source>{name} says…</source>
        <translation>{name} diz…</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>Said so far: {bids}.</source>
        <translation>Dito até agora: {bids}.</translation>
    </message>
    <message>
        <source>The code has been copied: {code}</source>
        <translation>O código foi copiado: {code}</translation>
    </message>
    <message>
        <source>{cards:one # card is|other # cards are} still to be laid.</source>
        <translation>{cards:one Falta # carta|other Faltam # cartas} por colocar.</translation>
    </message>
    <message>
        <source>Looking: {tried:one # deal|other # deals} so far.</source>
        <translation>À procura: {tried:one # mão|many # de mãos|other # mãos} até agora.</translation>
    </message>
    <message>
        <source>Found: most deals are such.</source>
        <translation>Encontrada: quase todas as mãos são assim.</translation>
    </message>
    <message>
        <source>Found: about one deal in {every} is such.</source>
        <translation>Encontrada: cerca de uma mão em cada {every} é assim.</translation>
    </message>
    <message>
        <source>None of {tried:one # deal|other # deals} was such.</source>
        <translation>Nenhuma de {tried:one # mão|many # de mãos|other # mãos} era assim.</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>You name the trump, then throw cards and draw as many.</source>
        <translation>Escolhe o trunfo, depois descarta e compra outras tantas.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw.</source>
        <translation>Vira-se a carta de cima do monte: o seu naipe é trunfo. Depois descarta e compra.</translation>
    </message>
    <message>
        <source>You name the trump and play alone, with the cards you hold.</source>
        <translation>Escolhe o trunfo e joga sem ajuda, com as cartas que tem.</translation>
    </message>
    <message>
        <source>You name the trump and play the cards you hold.</source>
        <translation>Escolhe o trunfo e joga as cartas que tem.</translation>
    </message>
    <message>
        <source>You name the trump and must take all the tricks.</source>
        <translation>Escolhe o trunfo e tem de fazer todas as vazas.</translation>
    </message>
    <message>
        <source>You name the trump and call a king: its holder plays with you.</source>
        <translation>Escolhe o trunfo e chama um rei: quem o tem joga consigo.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw a few.</source>
        <translation>Vira-se a carta de cima do monte: o seu naipe é trunfo. Depois descarta e compra algumas.</translation>
    </message>
    <message>
        <source>You exchange nearly all your cards, or all, and name the trump after that.</source>
        <translation>Troca quase todas as cartas, ou todas, e só depois escolhe o trunfo.</translation>
    </message>
    <message>
        <source>You name the trump and must take no trick at all.</source>
        <translation>Escolhe o trunfo e não pode fazer vaza nenhuma.</translation>
    </message>
    <message>
        <source>You name the trump and demand a king, for which you give a card. Then you play alone.</source>
        <translation>Escolhe o trunfo e pede um rei, pelo qual dá uma carta. Depois joga sozinho.</translation>
    </message>
    <message>
        <source>You name the trump and demand no king: you play the cards you hold.</source>
        <translation>Escolhe o trunfo e não pede nenhum rei: joga com as cartas que tem.</translation>
    </message>
    <message>
        <source>Name trump, then change cards</source>
        <translation>Escolha o trunfo, depois troque cartas</translation>
    </message>
    <message>
        <source>A turned card decides the trump</source>
        <translation>Uma carta virada decide o trunfo</translation>
    </message>
    <message>
        <source>Name trump, play alone, change nothing</source>
        <translation>Escolha o trunfo e jogue sem trocar</translation>
    </message>
    <message>
        <source>Name trump, keep all your cards</source>
        <translation>Escolha o trunfo, fique com as cartas</translation>
    </message>
    <message>
        <source>Name trump, take every trick</source>
        <translation>Escolha o trunfo, faça todas as vazas</translation>
    </message>
    <message>
        <source>Name trump, call a secret ally</source>
        <translation>Escolha o trunfo, chame um aliado secreto</translation>
    </message>
    <message>
        <source>Trump is turned; change few cards</source>
        <translation>Vira-se o trunfo; troque poucas</translation>
    </message>
    <message>
        <source>Change nearly everything, then name trump</source>
        <translation>Troque quase tudo, depois o trunfo</translation>
    </message>
    <message>
        <source>Name trump, take no trick</source>
        <translation>Escolha o trunfo, não faça vazas</translation>
    </message>
    <message>
        <source>Name trump, demand a king</source>
        <translation>Escolha o trunfo, peça um rei</translation>
    </message>
    <message>
        <source>Name trump, demand no king</source>
        <translation>Escolha o trunfo, sem pedir rei</translation>
    </message>
    <message>
        <source>Codille!</source>
        <translation>Codilho!</translation>
    </message>
    <message>
        <source>Every trick!</source>
        <translation>Todas as vazas!</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codilho</translation>
    </message>
    <message>
        <source>The vole</source>
        <translation>A bola</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>You first</source>
        <translation>Primeiro os outros</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>Fico com ela</translation>
    </message>
    <message>
        <source>I leave it</source>
        <translation>Deixo-a</translation>
    </message>
    <message>
        <source>See here</source>
        <translation>Vejam</translation>
    </message>
    <message>
        <source>It stays closed</source>
        <translation>Fica fechado</translation>
    </message>
    <message>
        <source>The game is mine</source>
        <translation>O jogo é meu</translation>
    </message>
    <message>
        <source>For all the tricks</source>
        <translation>Vou à bola</translation>
    </message>
    <message>
        <source>I surrender</source>
        <translation>Rendo-me</translation>
    </message>
    <message>
        <source>I accept</source>
        <translation>Aceito</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Não, joguemos</translation>
    </message>
    <message>
        <source>I take it over</source>
        <translation>Tomo o jogo</translation>
    </message>
    <message>
        <source>I throw it in</source>
        <translation>Deito fora</translation>
    </message>
    <message>
        <source>I turn one up</source>
        <translation>Viro uma</translation>
    </message>
    <message>
        <source>Not I</source>
        <translation>Eu não</translation>
    </message>
    <message>
        <source>I am the Man</source>
        <translation>Sou o Homem</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Let the other draw first</source>
        <translation>Deixar o outro comprar primeiro</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Ficar com ela</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixá-la</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Dar o jogo por ganho</translation>
    </message>
    <message>
        <source>Go on for all tricks</source>
        <translation>Ir à bola</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Render-se</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceitar</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Tomar o jogo</translation>
    </message>
    <message>
        <source>Throw it in</source>
        <translation>Deitar fora</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>Virar uma carta</translation>
    </message>
    <message>
        <source>Leave it closed</source>
        <translation>Não virar</translation>
    </message>
    <message>
        <source>Be the Man</source>
        <translation>Ser o Homem</translation>
    </message>
    <message>
        <source>Show them to all</source>
        <translation>Mostrá-lo a todos</translation>
    </message>
    <message>
        <source>Keep them closed</source>
        <translation>Deixá-lo fechado</translation>
    </message>
    <message>
        <source>Take the talon</source>
        <translation>Ficar com o monte</translation>
    </message>
    <message>
        <source>Leave the talon</source>
        <translation>Deixar o monte</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogue</translation>
    </message>
    <message>
        <source>Turn another</source>
        <translation>Virar outra</translation>
    </message>
    <message>
        <source>Show the king</source>
        <translation>Mostrar o rei</translation>
    </message>
    <message>
        <source>Keep it hidden</source>
        <translation>Não o mostrar</translation>
    </message>
    <message>
        <source>You say the same as they did. You come before them, so the game is yours.</source>
        <translation>Diz o mesmo que os outros. Fala antes deles, e por isso o jogo é seu.</translation>
    </message>
    <message>
        <source>This is as high as their bid. You come before them, so the game is yours.</source>
        <translation>É tão alto como o outro lanço. Fala-se antes, por isso o jogo é seu.</translation>
    </message>
    <message>
        <source>Same bid, but your seat wins</source>
        <translation>Lanço igual, mas o seu lugar ganha</translation>
    </message>
    <message>
        <source>{suit:Name}!</source>
        <translation>{suit:Name}!</translation>
    </message>
    <message>
        <source>{bid:Name}, and I hold it</source>
        <translation>{bid:Name}, e igualo</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>Gano</translation>
    </message>
    <message>
        <source>The king’s point is mine</source>
        <translation>O ponto do rei é meu</translation>
    </message>
    <message>
        <source>The last deal</source>
        <translation>A última mão</translation>
    </message>
    <message>
        <source>Hold {bid}</source>
        <translation>Igualar: {bid}</translation>
    </message>
    <message>
        <source>Say gano</source>
        <translation>Dizer gano</translation>
    </message>
    <message>
        <source>You name the trump and call no king: you play alone against the three others.</source>
        <translation>Escolhe o trunfo e não chama rei: joga sem aliado contra os outros três.</translation>
    </message>
    <message>
        <source>You name the trump, play alone and must take all ten tricks.</source>
        <translation>Escolhe o trunfo, joga sem aliado e tem de fazer as dez vazas.</translation>
    </message>
    <message>
        <source>Name trump, play alone</source>
        <translation>Escolha o trunfo, jogue sem aliado</translation>
    </message>
    <message>
        <source>The simple game: you name the trump and exchange at least one card. You may still choose tourné or købe-nolo instead.</source>
        <translation>O jogo simples: escolhe o trunfo e troca pelo menos uma carta. Ainda pode escolher tourné ou købe-nolo.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump and the card is yours. You draw at least one more.</source>
        <translation>Vira-se a primeira carta do monte: o naipe dela é trunfo e a carta é sua. Compra pelo menos mais uma.</translation>
    </message>
    <message>
        <source>“Bought nolo”: there are no trumps, you alone exchange, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>«Nolo comprado»: não há trunfos, só o feito troca, e não pode fazer nenhuma vaza. Os ases pretos são os mais baixos dos seus naipes.</translation>
    </message>
    <message>
        <source>A tourné with both black aces in the hand as dealt, for more.</source>
        <translation>Um tourné com os dois ases pretos na mão dada, por um preço mais alto.</translation>
    </message>
    <message>
        <source>The two black aces are the only trumps. You play the cards you hold.</source>
        <translation>Os dois ases pretos são os únicos trunfos. Joga com as cartas que tem.</translation>
    </message>
    <message>
        <source>“Pure nolo”: there are no trumps, nobody exchanges, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>«Nolo puro»: não há trunfos, ninguém troca, e não pode fazer nenhuma vaza. Os ases pretos são os mais baixos dos seus naipes.</translation>
    </message>
    <message>
        <source>As ren nolo, but your hand lies open for all after the first lead.</source>
        <translation>Como o ren nolo, mas a sua mão fica à vista de todos depois da primeira saída.</translation>
    </message>
    <message>
        <source>You take a new hand: eight cards of the talon and one of yours, or nine. Then you name the trump.</source>
        <translation>Toma uma mão nova: oito cartas do monte e uma das suas, ou nove. Depois escolhe o trunfo.</translation>
    </message>
    <message>
        <source>No trumps: change cards, take nothing</source>
        <translation>Sem trunfo: troque, nenhuma vaza</translation>
    </message>
    <message>
        <source>Tourné with both black aces</source>
        <translation>Tourné com os dois ases pretos</translation>
    </message>
    <message>
        <source>Only the black aces are trumps</source>
        <translation>Só os ases pretos são trunfos</translation>
    </message>
    <message>
        <source>Tout!</source>
        <translation>Tout!</translation>
    </message>
    <message>
        <source>“Better game”: {suit} are trumps, and you exchange at least one card.</source>
        <translation>«Jogo melhor»: o trunfo é {suit}, e troca pelo menos uma carta.</translation>
    </message>
    <message>
        <source>A solo with {suit} as trumps, for more. You play the cards you hold.</source>
        <translation>Um solo com {suit} de trunfo, por um preço mais alto. Joga com as cartas que tem.</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, then change cards</source>
        <translation>Trunfo {suit}, depois troque</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, change nothing</source>
        <translation>Trunfo {suit}, não troque nada</translation>
    </message>
    <message>
        <source>No trumps: as dealt, take nothing</source>
        <translation>Sem trunfo nem troca nem vazas</translation>
    </message>
    <message>
        <source>Ren nolo with your hand open</source>
        <translation>Ren nolo com a mão à vista</translation>
    </message>
    <message>
        <source>Take a new hand, name trump</source>
        <translation>Mão nova, depois escolha trunfo</translation>
    </message>
    <message>
        <source>An entrada with {suit} (oros) as trump, which is worth more. You throw cards and draw as many.</source>
        <translation>Uma licença com {suit} (oros) de trunfo, que vale mais. Deita cartas fora e compra outras tantas.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump, and oros are worth more. You take the card, throw one for it, and may exchange more.</source>
        <translation>Vira-se a carta de cima do monte: o naipe dela é trunfo, e oros vale mais. Toma a carta, descarta uma por ela e pode trocar mais.</translation>
    </message>
    <message>
        <source>A solo with {suit} (oros) as trump, which is worth more. You play the cards you hold.</source>
        <translation>Um solo com {suit} (oros) de trunfo, que vale mais. Joga com as cartas que tem.</translation>
    </message>
    <message>
        <source>An entrada in the favour suit (palo de favor), which is worth more: {suit} are trumps. You throw cards and draw as many.</source>
        <translation>Uma licença no naipe de favor (palo de favor), que vale mais: o trunfo é {suit}. Deita cartas fora e compra outras tantas.</translation>
    </message>
    <message>
        <source>A solo in the favour suit (palo de favor), which is worth more: {suit} are trumps. You play the cards you hold.</source>
        <translation>Um solo no naipe de favor (palo de favor), que vale mais: o trunfo é {suit}. Joga com as cartas que tem.</translation>
    </message>
    <message>
        <source>No trumps: you exchange one card, and must take no trick. The black aces are the lowest of their suits.</source>
        <translation>Sem trunfos: troca uma carta e não pode fazer nenhuma vaza. Os ases pretos são os mais baixos dos seus naipes.</translation>
    </message>
    <message>
        <source>Name trump, change nothing</source>
        <translation>Escolha o trunfo, não troque nada</translation>
    </message>
    <message>
        <source>No trumps: take no trick</source>
        <translation>Sem trunfo: nenhuma vaza</translation>
    </message>
    <message>
        <source>Paso (give up)</source>
        <translation>Paso (desistir)</translation>
    </message>
    <message>
        <source>Bien (accept)</source>
        <translation>Bien (aceitar)</translation>
    </message>
    <message>
        <source>La sigo (take over)</source>
        <translation>La sigo (tomar o jogo)</translation>
    </message>
    <message>
        <source>Primeras (stop)</source>
        <translation>Primeras (parar)</translation>
    </message>
    <message>
        <source>Go on for bola</source>
        <translation>Ir à bola</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>Desisto</translation>
    </message>
    <message>
        <source>I stop</source>
        <translation>Paro aqui</translation>
    </message>
    <message>
        <source>For all nine tricks</source>
        <translation>Às nove vazas</translation>
    </message>
    <message>
        <source>Codillo!</source>
        <translation>Codillo!</translation>
    </message>
    <message>
        <source>Bola!</source>
        <translation>Bola!</translation>
    </message>
    <message>
        <source>Bola</source>
        <translation>Bola</translation>
    </message>
    <message>
        <source>Bet: as many tricks as the better defender. Kruk: fewer than a defender.</source>
        <translation>Bet: tantas vazas como o melhor contrário. Kruk: menos do que um contrário.</translation>
    </message>
    <message>
        <source>One trick is “bet”, more are “kruk”.</source>
        <translation>Uma vaza é «bet», mais são «kruk».</translation>
    </message>
    <message>
        <source>Go on for tout</source>
        <translation>Ir ao tout</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and call an ace: its holder helps you in secret. Together you need five of the eight tricks.</source>
        <translation>Escolhe qualquer trunfo menos a couleur e chama um ás: quem o tem ajuda em segredo. Os dois precisam de cinco das oito vazas.</translation>
    </message>
    <message>
        <source>Trump is {suit}, and you call an ace: its holder helps you in secret. Together you need five of the eight tricks, for double pay.</source>
        <translation>O trunfo é {suit}, e chama um ás: quem o tem ajuda em segredo. Os dois precisam de cinco das oito vazas, e paga-se a dobrar.</translation>
    </message>
    <message>
        <source>You call an ace: its holder shows it, helps you and names the trump. Together you need five of the eight tricks.</source>
        <translation>Chama um ás: quem o tem mostra-o, ajuda e nomeia o trunfo. Os dois precisam de cinco das oito vazas.</translation>
    </message>
    <message>
        <source>A solo in the couleur, which is paid double: {suit} is trump. You need five of the eight tricks alone, against three.</source>
        <translation>Um solo na couleur, que se paga a dobrar: o trunfo é {suit}. Precisa de cinco das oito vazas sem ajuda, contra três.</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and must take all eight tricks alone.</source>
        <translation>Escolhe qualquer trunfo menos a couleur, e tem de fazer as oito vazas sem ajuda.</translation>
    </message>
    <message>
        <source>A tout in the couleur, which is paid double: {suit} is trump. You must take all eight tricks alone.</source>
        <translation>Um tout na couleur, que se paga a dobrar: o trunfo é {suit}. Tem de fazer as oito vazas sem ajuda.</translation>
    </message>
    <message>
        <source>{suit:Name}, with a secret ally</source>
        <translation>{suit:Name}, com um aliado secreto</translation>
    </message>
    <message>
        <source>Call an ace, ally names trump</source>
        <translation>Chama um ás; quem o tem nomeia o trunfo</translation>
    </message>
    <message>
        <source>{suit:Name}, five tricks alone</source>
        <translation>{suit:Name}, cinco vazas sem ajuda</translation>
    </message>
    <message>
        <source>{suit:Name}, every trick alone</source>
        <translation>{suit:Name}, todas as vazas sem ajuda</translation>
    </message>
    <message>
        <source>You name any trump but the couleur. Alone against three, you need five of the eight tricks.</source>
        <translation>Escolhe qualquer trunfo menos a couleur. Sem ajuda contra três, precisa de cinco das oito vazas.</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>This suit is trump. You and your partner need five of the eight tricks together.</source>
        <translation>Este naipe é trunfo. O jogador e o parceiro precisam juntos de cinco das oito vazas.</translation>
    </message>
    <message>
        <source>You name the trump and need five of the eight tricks alone, against two. Your partner lays their cards aside.</source>
        <translation>Escolhe o trunfo e precisa de cinco das oito vazas sem ajuda, contra dois. O parceiro pousa as cartas.</translation>
    </message>
    <message>
        <source>You send them alone. They go alone, or let you go: then you name the trump and need five tricks alone.</source>
        <translation>Manda-o jogar sozinho. Ele vai sozinho, ou deixa ir quem o mandou: então escolhe o trunfo e precisa de cinco vazas sem ajuda.</translation>
    </message>
    <message>
        <source>You go alone: you name the trump again, and your partner does not help. You need five of the eight tricks.</source>
        <translation>Vai sozinho: escolhe outra vez o trunfo, e o parceiro não ajuda. Precisa de cinco das oito vazas.</translation>
    </message>
    <message>
        <source>Five tricks with your partner</source>
        <translation>Cinco vazas com o parceiro</translation>
    </message>
    <message>
        <source>Name trump, five tricks alone</source>
        <translation>Escolha trunfo, cinco sem ajuda</translation>
    </message>
    <message>
        <source>They choose who goes alone</source>
        <translation>O outro escolhe quem vai sozinho</translation>
    </message>
    <message>
        <source>Send them alone</source>
        <translation>Mandá-lo sozinho</translation>
    </message>
    <message>
        <source>Go alone</source>
        <translation>Ir sozinho</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Deixá-lo jogar</translation>
    </message>
    <message>
        <source>Let them go alone</source>
        <translation>Deixá-lo ir sozinho</translation>
    </message>
    <message>
        <source>Hechas (claim the five)</source>
        <translation>Hechas (dar as cinco por feitas)</translation>
    </message>
    <message>
        <source>Ocho (go for all eight)</source>
        <translation>Ocho (ir às oito)</translation>
    </message>
    <message>
        <source>The first five are ours</source>
        <translation>As cinco primeiras são nossas</translation>
    </message>
    <message>
        <source>For all eight tricks</source>
        <translation>Às oito vazas</translation>
    </message>
    <message>
        <source>Codillo</source>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>All eight</source>
        <translation>As oito</translation>
    </message>
</context>
<context>
    <name>CardChart</name>
    <message>
        <source>How the cards fell, beside what chance allows</source>
        <translation>Como saíram as cartas, ao lado do que o acaso permite</translation>
    </message>
    <message>
        <source>95 % of all evenings</source>
        <translation>95 % de todas as noites</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>como esperado</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mais</translation>
    </message>
    <message>
        <source>Each sign is a place at the table; the band is what chance allows. One sign in twenty falls outside by chance; “How the cards fell” has figures.</source>
        <translation>Cada sinal é um lugar à mesa; a faixa é o que o acaso permite. Um em vinte fica fora por acaso; «Como saíram as cartas» tem os números.</translation>
    </message>
    <message>
        <source>{place}, {what}: {dealt}, outside of {low} to {high}.</source>
        <translation>{place}, {what}: {dealt}, fora de {low} a {high}.</translation>
    </message>
    <message>
        <source>All others are inside the band; the page “How the cards fell” has them.</source>
        <translation>Todos os outros estão na faixa; tem-nos a página «Como saíram as cartas».</translation>
    </message>
    <message>
        <source>Every number is inside the band; the page “How the cards fell” has them.</source>
        <translation>Todos os números estão na faixa; tem-nos a página «Como saíram as cartas».</translation>
    </message>
    <message>
        <source>cards.png</source>
        <translation>cartas.png</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>How the cards look</source>
        <translation>Como são as cartas</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>ás; m</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei; m</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama; f</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete; m</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez; m</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove; m</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito; m</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sete; m</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis; m</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco; m</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatro; m</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três; m</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dois; m</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalo; m</translation>
    </message>
    <message>
        <source>page</source>
        <translation>valete; m</translation>
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
        <translation>espadilha; f</translation>
    </message>
    <message>
        <source>manille</source>
        <translation>manilha; f</translation>
    </message>
    <message>
        <source>basto</source>
        <translation>basto; m</translation>
    </message>
    <message>
        <source>basta</source>
        <translation>basto; m</translation>
    </message>
    <message>
        <source>punto</source>
        <translation>ponto; m</translation>
    </message>
    <message>
        <source>card face down</source>
        <translation>carta tapada; f</translation>
    </message>
    <message>
        <source>{title}, {card:the}</source>
        <translation>{title}, {card:o}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Bids</source>
        <translation>Lanços</translation>
    </message>
    <message>
        <source>Trumps named</source>
        <translation>Trunfos escolhidos</translation>
    </message>
    <message>
        <source>Kings called</source>
        <translation>Reis chamados</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Compras</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartas jogadas</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Jogos dados por ganhos</translation>
    </message>
    <message>
        <source>Surrenders</source>
        <translation>Rendições</translation>
    </message>
    <message>
        <source>Answers to a surrender</source>
        <translation>Respostas a uma rendição</translation>
    </message>
    <message>
        <source>Your role: {role}</source>
        <translation>O seu papel: {role}</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Todas as escolhas</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>As suas escolhas</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Julgadas</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Pontos perdidos</translation>
    </message>
    <message>
        <source>Chips lost</source>
        <translation>Fichas perdidas</translation>
    </message>
    <message>
        <source>Lost per deal</source>
        <translation>Perda por mão</translation>
    </message>
    <message>
        <source>{mean} ± {error}</source>
        <translation>{mean} ± {error}</translation>
    </message>
    <message>
        <source>No choice of yours has been judged yet. The coach judges them after each deal, if you like (Preferences, Play).</source>
        <translation>Nenhuma escolha sua foi ainda julgada. O mestre julga-as depois de cada mão, se quiser (Preferências, Jogo).</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. From {enough} deals on, an average says something.</source>
        <translation>O mestre julgou {deals} das suas mãos desde {date}. A partir de {enough} mãos, uma média diz alguma coisa.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In points, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>O mestre julgou {deals} das suas mãos desde {date}. Em pontos, as suas escolhas perderam {each} por mão; no total ganhou {won}.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In chips, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>O mestre julgou {deals} das suas mãos desde {date}. Em fichas, as suas escolhas perderam {each} por mão; no total ganhou {won}.</translation>
    </message>
    <message>
        <source>&amp;Decide it again</source>
        <translation>&amp;Decidir de novo</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>None of your cards can win a trick: the others take the rest.</source>
        <translation>Nenhuma das suas cartas pode fazer vaza: os outros levam o resto.</translation>
    </message>
    <message>
        <source>The rest is yours: every card wins, if you begin with {card:the}.</source>
        <translation>O resto é seu: todas as cartas ganham se começar por {card:o}.</translation>
    </message>
    <message>
        <source>The rest is yours: {cards:the} win, in this order.</source>
        <translation>O resto é seu: ganham {cards:o}, por esta ordem.</translation>
    </message>
    <message>
        <source>The expert decides for you.</source>
        <translation>O perito decide por si.</translation>
    </message>
    <message>
        <source>The expert plays this deal for you.</source>
        <translation>O perito joga esta mão por si.</translation>
    </message>
    <message>
        <source>It counts as practice.</source>
        <translation>Conta como treino.</translation>
    </message>
    <message>
        <source>This player is taking a long time.</source>
        <translation>Este jogador está a demorar muito.</translation>
    </message>
    <message>
        <source>Press {keys}, or click on the table, and a simpler player decides instead.</source>
        <translation>Prima {keys}, ou clique na mesa, e decide em seu lugar um jogador mais simples.</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>The picture for your cloth is not there any more.</source>
        <translation>A imagem para o seu pano já não está lá.</translation>
    </message>
    <message>
        <source>The picture for your cloth has to be a photograph or drawing: JPEG, PNG, WebP or BMP.</source>
        <translation>A imagem para o seu pano tem de ser uma fotografia ou um desenho: JPEG, PNG, WebP ou BMP.</translation>
    </message>
    <message>
        <source>The picture for your cloth is too large: 50 megapixels or 64 megabytes are the most.</source>
        <translation>A imagem para o seu pano é grande demais: o máximo são 50 megapíxeis ou 64 megabytes.</translation>
    </message>
    <message>
        <source>The picture for your cloth is damaged, or no picture.</source>
        <translation>A imagem para o seu pano está danificada, ou não é uma imagem.</translation>
    </message>
    <message>
        <source>The table has its plain cloth.</source>
        <translation>A mesa tem o seu pano liso.</translation>
    </message>
    <message>
        <source>A picture for the cloth</source>
        <translation>Uma imagem para o pano</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <translation>Imagens (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Your choices in this deal</source>
        <translation>As suas escolhas nesta mão</translation>
    </message>
    <message>
        <source>A choice that may cost you much</source>
        <translation>Uma escolha que pode custar caro</translation>
    </message>
    <message>
        <source>Looking at how you played…</source>
        <translation>A ver como correu o seu jogo…</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>Não houve nenhum erro claro.</translation>
    </message>
    <message>
        <source>{number:one One choice was|other # choices were} too close to call.</source>
        <translation>{number:one Uma escolha era demasiado renhida|other # escolhas eram demasiado renhidas} para julgar.</translation>
    </message>
    <message>
        <source>Your chance was {wins}; with “{better}” it was {best}.</source>
        <translation>A hipótese era de {wins}; com «{better}» era de {best}.</translation>
    </message>
    <message>
        <source>It cost about {cost}; better was “{better}”.</source>
        <translation>Custou cerca de {cost}; era melhor «{better}».</translation>
    </message>
    <message>
        <source>“{action}” may cost you much. Choose it again if you mean it.</source>
        <translation>«{action}» pode custar muito. Escolha-o outra vez, se for mesmo isso.</translation>
    </message>
    <message>
        <source>With “{action}” your chance is {wins}, with the best choice {best}. Choose it again if you mean it.</source>
        <translation>Com «{action}» a hipótese é de {wins}; com a melhor escolha, de {best}. Escolha-o outra vez, se for mesmo isso.</translation>
    </message>
    <message>
        <source>Well done: “{action}” in trick {trick}. Anything else was clearly worse.</source>
        <translation>Muito bem: «{action}» na vaza {trick}. Tudo o resto era claramente pior.</translation>
    </message>
    <message>
        <source>Well done: “{action}”. Anything else was clearly worse.</source>
        <translation>Muito bem: «{action}». Tudo o resto era claramente pior.</translation>
    </message>
    <message>
        <source>“{chosen}” was your weakest choice.</source>
        <translation>«{chosen}» foi a sua escolha mais fraca.</translation>
    </message>
    <message>
        <source>“{chosen}” in trick {trick} was your weakest choice.</source>
        <translation>«{chosen}» na vaza {trick} foi a sua escolha mais fraca.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type or paste a code, or the number of a deal.</source>
        <translation>Escreva ou cole um código, ou o número de uma mão.</translation>
    </message>
    <message>
        <source>No code is as long as this.</source>
        <translation>Nenhum código é tão comprido.</translation>
    </message>
    <message>
        <source>A character is wrong, missing or out of place.</source>
        <translation>Há um caráter errado, em falta ou fora do lugar.</translation>
    </message>
    <message>
        <source>This code is from a newer version of Ombre, and cannot be read here.</source>
        <translation>Este código é de uma versão mais recente do Ombre, e não se pode ler aqui.</translation>
    </message>
    <message>
        <source>This code names a game or house rule that this Ombre does not know.</source>
        <translation>Este código refere um jogo ou uma regra da casa que esta versão do Ombre não conhece.</translation>
    </message>
    <message>
        <source>No deal has this code.</source>
        <translation>Nenhuma mão tem este código.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to 4,000,000,000.</source>
        <translation>As mãos vão do número 1 ao 4&#xa0;000&#xa0;000&#xa0;000.</translation>
    </message>
    <message>
        <source>A code cannot say this game or house rule.</source>
        <translation>Os códigos não têm nome para este jogo ou esta regra da casa.</translation>
    </message>
    <message>
        <source>Not all cards of this deal are known.</source>
        <translation>Não se conhecem todas as cartas desta mão.</translation>
    </message>
    <message>
        <source>The pool or a score is too large for a code.</source>
        <translation>O bolo ou uma conta é grande de mais para um código.</translation>
    </message>
    <message>
        <source>Deal by code or number</source>
        <translation>Mão por código ou número</translation>
    </message>
    <message>
        <source>&amp;Code or number</source>
        <translation>&amp;Código ou número</translation>
    </message>
    <message>
        <source>A code holds a whole deal. A number from 1 to 4,000,000,000 gives everybody the same cards.</source>
        <translation>Um código contém uma mão inteira. Com o mesmo número, de 1 a 4&#xa0;000&#xa0;000&#xa0;000, qualquer pessoa recebe a mesma mão.</translation>
    </message>
    <message>
        <source>&amp;Game, for a number</source>
        <translation>&amp;Jogo, para um número</translation>
    </message>
    <message>
        <source>{game}, {seats}</source>
        <translation>{game}, {seats}</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Dar</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>C&amp;ancelar</translation>
    </message>
    <message>
        <source>It is one deal for practice, and never counts among deals without help.</source>
        <translation>É uma só mão, para treino, e nunca conta entre as mãos sem ajuda.</translation>
    </message>
    <message>
        <source>{game} for {players:one # player|other # players}.</source>
        <translation>{game} para {players:one # jogador|other # jogadores}.</translation>
    </message>
    <message>
        <source>Deal {number} of {game}.</source>
        <translation>Mão {number} de {game}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>Dealer: {name}.</source>
        <translation>Quem dá: {name}.</translation>
    </message>
    <message>
        <source>In the pool: {chips}.</source>
        <translation>No bolo: {chips}.</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Pontos: {points}.</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Regras da casa: {rules}.</translation>
    </message>
    <message>
        <source>{setting}: {value}</source>
        <translation>{setting}: {value}</translation>
    </message>
    <message>
        <source>Character {place} is “{found}”, which occurs in no code.</source>
        <translation>O caráter {place} é «{found}», que não aparece em nenhum código.</translation>
    </message>
    <message>
        <source>“{meant}” instead of “{found}” at character {place}</source>
        <translation>«{meant}» em vez de «{found}» no caráter {place}</translation>
    </message>
    <message>
        <source>One character is wrong. Perhaps it should be {guesses}.</source>
        <translation>Um caráter está errado. Talvez devesse ser {guesses}.</translation>
    </message>
    <message>
        <source>This is a deal of {game}, which cannot be played here.</source>
        <translation>É uma mão de {game}, que não se pode jogar aqui.</translation>
    </message>
    <message>
        <source>The code of this deal</source>
        <translation>O código desta mão</translation>
    </message>
    <message>
        <source>It has been copied as well. It can be read aloud, group by group: whoever types it is told of a mistake.</source>
        <translation>Também foi copiado. Pode ler-se em voz alta, grupo a grupo: quem o escreve é avisado de um erro.</translation>
    </message>
    <message>
        <source>The record of this deal has been copied.</source>
        <translation>O registo desta mão foi copiado.</translation>
    </message>
    <message>
        <source>This deal is practice.</source>
        <translation>Esta mão é treino.</translation>
    </message>
    <message>
        <source>The sitting you leave is kept.</source>
        <translation>A partida que deixa fica guardada.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Não há texto na área de transferência.</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>Nenhum código</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>a área de transferência</translation>
    </message>
    <message>
        <source>{count} files were dropped at once, but the table can show only one.</source>
        <translation>Foram largados {count} ficheiros de uma vez, mas a mesa só pode mostrar um.</translation>
    </message>
    <message>
        <source>This is a link. Save the file behind it first, then drop that.</source>
        <translation>Isto é uma ligação. Guarde primeiro o ficheiro e largue depois esse.</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>Não se abriu nada</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Nada mudou.</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>pool</source>
        <translation>bolo; m</translation>
    </message>
    <message>
        <source>you</source>
        <translation>eu</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
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
        <translation>Homem</translation>
    </message>
    <message>
        <source>no trick at all</source>
        <translation>nenhuma vaza</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}</source>
        <translation>{player} {ombre}, eu {yours}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defender {others}</source>
        <translation>{player} {ombre}, contrário {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defenders {others}</source>
        <translation>{player} {ombre}, contrários {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, other {others}</source>
        <translation>{player} {ombre}, eu {yours}, o outro {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, other {others}</source>
        <translation>{player} {ombre}, o outro {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, others {others}</source>
        <translation>{player} {ombre}, os outros {others}</translation>
    </message>
    <message>
        <source>{suit:Name} offered</source>
        <translation>Oferece-se {suit}</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>A segunda volta</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>O leilão</translation>
    </message>
    <message>
        <source>{contract:Name} in {suit}</source>
        <translation>{contract:Name} em {suit}</translation>
    </message>
    <message>
        <source>{contract:Name}, {suit}</source>
        <translation>{contract:Name}, {suit}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, {name} {others}</source>
        <translation>{player} {ombre}, eu {yours}, {name} {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, {name} {others}, {second} {last}</source>
        <translation>{player} {ombre}, {name} {others}, {second} {last}</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>{number} · {points:one # point wins|other # points win}</source>
        <translation>{number} · {points:one # ponto ganha|other # pontos ganham}</translation>
    </message>
    <message>
        <source>{number} of {wanted}</source>
        <translation>{number} de {wanted}</translation>
    </message>
    <message>
        <source>Favour suit</source>
        <translation>Naipe de favor</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Chamado</translation>
    </message>
    <message>
        <source>{card}, {ally}</source>
        <translation>{card}, {ally}</translation>
    </message>
    <message>
        <source>Ombre {side}, others {others}</source>
        <translation>Feito {side}, os outros {others}</translation>
    </message>
    <message>
        <source>Ombre and ally {side}, others {others}</source>
        <translation>Feito e aliado {side}, os outros {others}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Cartas viradas</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>ainda não há</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ainda não há</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Lanço mais alto</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>ninguém ainda</translation>
    </message>
    <message>
        <source>{bid:Name}, {holder}</source>
        <translation>{bid:Name}, {holder}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercício</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Price each</source>
        <translation>Preço por jogador</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>won {won}, tied {tied}, lost {lost}</source>
        <translation>ganhar {won}, empatar {tied}, perder {lost}</translation>
    </message>
    <message>
        <source>no trick {won}, one {tied}, more {lost}</source>
        <translation>nenhuma vaza {won}, uma {tied}, mais {lost}</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>entrada</source>
        <translation>licença; f</translation>
    </message>
    <message>
        <source>vuelta</source>
        <translation>voltarete; m</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo; m</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jogo; m</translation>
    </message>
    <message>
        <source>sans prendre</source>
        <translation>sem comprar; m</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>bola; f</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>jogo sem compra; m</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>monte; m</translation>
    </message>
    <message>
        <source>ask leave</source>
        <translation>rei chamado; m</translation>
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
        <translation>espadilha forçada; f</translation>
    </message>
    <message>
        <source>the Man&apos;s game</source>
        <translation>jogo do Homem; m</translation>
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
        <translation>solo de espadas; m</translation>
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
        <translation>licença de favor; f</translation>
    </message>
    <message>
        <source>favour vuelta</source>
        <translation>voltarete de favor; m</translation>
    </message>
    <message>
        <source>favour solo</source>
        <translation>solo de favor; m</translation>
    </message>
    <message>
        <source>oros</source>
        <translation>oros; mpl</translation>
    </message>
    <message>
        <source>volteo</source>
        <translation>volteo; m</translation>
    </message>
    <message>
        <source>volteo in oros</source>
        <translation>volteo em oros; m</translation>
    </message>
    <message>
        <source>solo in oros</source>
        <translation>solo em oros; m</translation>
    </message>
    <message>
        <source>espada obligada</source>
        <translation>espada obligada; f</translation>
    </message>
    <message>
        <source>Frage</source>
        <translation>Frage; f</translation>
    </message>
    <message>
        <source>Frage in couleur</source>
        <translation>Frage em couleur; f</translation>
    </message>
    <message>
        <source>solo in couleur</source>
        <translation>solo em couleur; m</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>tout; m</translation>
    </message>
    <message>
        <source>tout in couleur</source>
        <translation>tout em couleur; m</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <translation>Grossfrage; f</translation>
    </message>
    <message>
        <source>forced solo</source>
        <translation>solo obrigado; m</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>A deal a day</source>
        <translation>A mão do dia</translation>
    </message>
    <message>
        <source>Each day has one deal, the same for everybody.</source>
        <translation>Cada dia tem uma mão, a mesma para todos.</translation>
    </message>
    <message>
        <source>The last fifteen days</source>
        <translation>Os últimos quinze dias</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>With the same cards</source>
        <translation>Com as mesmas cartas</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>Como jogam</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganho</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>plays…</source>
        <translation>a jogar…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>Copy a &amp;line</source>
        <translation>Copiar uma &amp;linha</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <translation>Guardar uma &amp;imagem…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>You missed this day. You can still play it, and it is marked as later.</source>
        <translation>Este dia passou. Ainda se pode jogar, e fica marcado como mais tarde.</translation>
    </message>
    <message>
        <source>You are in the middle of this deal.</source>
        <translation>Esta mão está a meio.</translation>
    </message>
    <message>
        <source>You can play it once.</source>
        <translation>Pode-se jogar uma vez.</translation>
    </message>
    <message>
        <source>Played later.</source>
        <translation>Jogada mais tarde.</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Jogada com ajuda.</translation>
    </message>
    <message>
        <source>This deal is no longer among your past games.</source>
        <translation>Esta mão já não está entre as suas partidas anteriores.</translation>
    </message>
    <message>
        <source>The line is copied.</source>
        <translation>A linha foi copiada.</translation>
    </message>
    <message>
        <source>The others could not go on. They try again when you open this page.</source>
        <translation>Os outros não puderam continuar. Tentam outra vez quando esta página se abrir.</translation>
    </message>
    <message>
        <source>Save a picture of this day</source>
        <translation>Guardar uma imagem deste dia</translation>
    </message>
    <message>
        <source>{day}: {game}</source>
        <translation>{day}: {game}</translation>
    </message>
    <message>
        <source>{day}, {game}: {standing}</source>
        <translation>{day}, {game}: {standing}</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>começada</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>por jogar</translation>
    </message>
    <message>
        <source>By this clock, you have already played on a day to come: {day}.</source>
        <translation>Segundo este relógio, já se jogou num dia que ainda não chegou: {day}.</translation>
    </message>
    <message>
        <source>The others play your cards now: {done} of {all} have finished.</source>
        <translation>Os outros jogam agora as mesmas cartas: {done} de {all} já acabaram.</translation>
    </message>
    <message>
        <source>Played in version {version}.</source>
        <translation>Jogada na versão {version}.</translation>
    </message>
    <message>
        <source>Played in version {version}, by the others in {others}.</source>
        <translation>Jogada na versão {version}, pelos outros na {others}.</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}.</source>
        <translation>Ombre, {day}: {game}, {own}.</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}. The expert with the same cards: {expert}.</source>
        <translation>Ombre, {day}: {game}, {own}. O perito com as mesmas cartas: {expert}.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMMM</source>
        <comment>a pattern of Qt: d day, MMMM month</comment>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
</context>
<context>
    <name>DeckSheets</name>
    <message>
        <source>Print a deck</source>
        <translation>Imprimir um baralho</translation>
    </message>
    <message>
        <source>Sheets to cut out</source>
        <translation>Folhas para recortar</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>Carta (EUA)</translation>
    </message>
    <message>
        <source>The first sheet, faces and backs</source>
        <translation>A primeira folha, faces e costas</translation>
    </message>
    <message>
        <source>Letters, figures, colours and backs are those of your preferences.</source>
        <translation>Letras, algarismos, cores e costas são os das suas preferências.</translation>
    </message>
    <message>
        <source>&amp;Save the sheets…</source>
        <translation>&amp;Guardar as folhas…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>The sheets are being drawn.</source>
        <translation>As folhas estão a ser desenhadas.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Ficheiros</translation>
    </message>
    <message>
        <source>One PDF</source>
        <translation>Um PDF</translation>
    </message>
    <message>
        <source>A drawing of each page (SVG)</source>
        <translation>Um desenho de cada página (SVG)</translation>
    </message>
    <message>
        <source>Pages to print (*.pdf)</source>
        <translation>Páginas para imprimir (*.pdf)</translation>
    </message>
    <message>
        <source>The place for a folder of drawings</source>
        <translation>O lugar para uma pasta de desenhos</translation>
    </message>
    <message>
        <source>Print at 100 % on both sides, turned about the long edge.</source>
        <translation>Imprimir a 100 %, frente e verso, virando pela margem longa.</translation>
    </message>
    <message>
        <source>Spanish deck</source>
        <translation>Baralho espanhol</translation>
    </message>
    <message>
        <source>French deck</source>
        <translation>Baralho francês</translation>
    </message>
    <message>
        <source>Spanish deck, cards of {width} × {height} mm</source>
        <translation>Baralho espanhol, cartas de {width} × {height} mm</translation>
    </message>
    <message>
        <source>French deck, cards of {width} × {height} mm</source>
        <translation>Baralho francês, cartas de {width} × {height} mm</translation>
    </message>
    <message>
        <source>{deck}, cards of {width} × {height} mm</source>
        <translation>{deck}, cartas de {width} × {height} mm</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, faces</source>
        <translation>Folha {number} de {of}, faces</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, backs</source>
        <translation>Folha {number} de {of}, costas</translation>
    </message>
    <message>
        <source>sheet {number} faces.svg</source>
        <translation>folha {number} faces.svg</translation>
    </message>
    <message>
        <source>sheet {number} backs.svg</source>
        <translation>folha {number} costas.svg</translation>
    </message>
    <message>
        <source>This line is {length} mm long.</source>
        <translation>Esta linha tem {length} mm.</translation>
    </message>
    <message>
        <source>{cards} cards of {width} × {height} mm, on {sheets} sheets with their backs.</source>
        <translation>{cards} cartas de {width} × {height} mm, em {sheets} folhas com as suas costas.</translation>
    </message>
    <message>
        <source>The first five sheets are the forty cards of most games.</source>
        <translation>As cinco primeiras folhas são as quarenta cartas de quase todos os jogos.</translation>
    </message>
    <message>
        <source>The drawing of the back cannot be read.</source>
        <translation>Não se pode ler o desenho das costas.</translation>
    </message>
    <message>
        <source>The drawing of {card:the} cannot be read.</source>
        <translation>Não se pode ler o desenho {card:do}.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “{deck}” is not there any more.</source>
        <translation>O baralho «{deck}» já não está lá.</translation>
    </message>
    <message>
        <source>“{deck}” is no deck: it has no file manifest.json.</source>
        <translation>«{deck}» não é um baralho: não tem o ficheiro manifest.json.</translation>
    </message>
    <message>
        <source>The manifest of the deck “{deck}” cannot be read.</source>
        <translation>O manifesto do baralho «{deck}» não se consegue ler.</translation>
    </message>
    <message>
        <source>The deck “{deck}” was made for a newer version of Ombre.</source>
        <translation>O baralho «{deck}» foi feito para uma versão mais recente do Ombre.</translation>
    </message>
    <message>
        <source>In the manifest of the deck “{deck}”, “{file}” is missing or wrong.</source>
        <translation>No manifesto do baralho «{deck}», «{file}» falta ou está errado.</translation>
    </message>
    <message>
        <source>{card}: there is no such card.</source>
        <translation>{card}: não há tal carta.</translation>
    </message>
    <message>
        <source>{card:Name}: the manifest names no picture.</source>
        <translation>{card:Name}: o manifesto não indica nenhuma imagem.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not lie in the folder of the deck.</source>
        <translation>{card:Name}: «{file}» não está na pasta do baralho.</translation>
    </message>
    <message>
        <source>{card:Name}: the file “{file}” is missing.</source>
        <translation>{card:Name}: falta o ficheiro «{file}».</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” has too many bytes or pixels.</source>
        <translation>{card:Name}: «{file}» tem demasiados bytes ou píxeis.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” is not an SVG, PNG or JPEG picture.</source>
        <translation>{card:Name}: «{file}» não é uma imagem SVG, PNG ou JPEG.</translation>
    </message>
    <message>
        <source>{card:Name}: the picture “{file}” is damaged.</source>
        <translation>{card:Name}: a imagem «{file}» está danificada.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not have the shape of a card.</source>
        <translation>{card:Name}: «{file}» não tem a forma de uma carta.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” needs other files, or too much drawing.</source>
        <translation>{card:Name}: «{file}» precisa de outros ficheiros ou de demasiado desenho.</translation>
    </message>
    <message>
        <source>back of the cards</source>
        <translation>costas das cartas</translation>
    </message>
    <message>
        <source>sign of {suit}</source>
        <translation>sinal de {suit}</translation>
    </message>
    <message>
        <source>Ours stand in for these.</source>
        <translation>As nossas ficam no lugar delas.</translation>
    </message>
    <message>
        <source>The table has our own cards. Your choice is kept.</source>
        <translation>Na mesa estão as nossas cartas. A sua escolha fica guardada.</translation>
    </message>
    <message>
        <source>{number:one # more picture|other # more pictures} cannot be shown.</source>
        <translation>Não se {number:one pode mostrar mais # imagem|other podem mostrar mais # imagens}.</translation>
    </message>
    <message>
        <source>{number:one # picture|other # pictures} of the deck “{deck}” cannot be shown.</source>
        <translation>Não se {number:one pode mostrar # imagem|other podem mostrar # imagens} do baralho «{deck}».</translation>
    </message>
    <message>
        <source>Every picture of the deck “{deck}” can be shown.</source>
        <translation>Todas as imagens do baralho «{deck}» podem ser mostradas.</translation>
    </message>
    <message>
        <source>The deck “{deck}”, made by {maker}. Licence: {licence}.</source>
        <translation>O baralho «{deck}», feito por {maker}. Licença: {licence}.</translation>
    </message>
    <message>
        <source>The deck “{deck}” is added.</source>
        <translation>O baralho «{deck}» foi adicionado.</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Costas {number}</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for this deck.</source>
        <translation>Não há espaço suficiente no disco para este baralho.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>O sistema não deixa o Ombre escrever {path}.</translation>
    </message>
    <message>
        <source>The deck could not be copied to {path}.</source>
        <translation>Não foi possível copiar o baralho para {path}.</translation>
    </message>
    <message>
        <source>&amp;Add a deck of your own…</source>
        <translation>A&amp;dicionar um baralho seu…</translation>
    </message>
    <message>
        <source>Check i&amp;ts pictures…</source>
        <translation>&amp;Verificar as imagens…</translation>
    </message>
    <message>
        <source>&amp;Open the folder of your decks</source>
        <translation>Abrir a pasta dos seus baral&amp;hos</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>A pasta de um baralho</translation>
    </message>
    <message>
        <source>The deck that you chose cannot change this.</source>
        <translation>O baralho que escolheu não pode mudar isto.</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>Nenhum baralho foi adicionado</translation>
    </message>
    <message>
        <source>Nothing has changed: your cards are as they were.</source>
        <translation>Nada mudou: as suas cartas estão como estavam.</translation>
    </message>
    <message>
        <source>The pictures of a deck</source>
        <translation>As imagens de um baralho</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>There is no display here, so no window can be opened.</source>
        <translation>Não há aqui ecrã, e por isso não se pode abrir nenhuma janela.</translation>
    </message>
    <message>
        <source>With --folder DIR a deal is played, and its files are left in DIR.</source>
        <translation>Com --folder DIR joga-se uma mão, e os seus ficheiros ficam em DIR.</translation>
    </message>
    <message>
        <source>Ombre plays a deal by itself instead.</source>
        <translation>Em vez disso, o Ombre joga uma mão sozinho.</translation>
    </message>
    <message>
        <source>The deal did not come to an end.</source>
        <translation>A mão não chegou ao fim.</translation>
    </message>
    <message>
        <source>{folder}: the files could not be written there.</source>
        <translation>{folder}: não foi possível escrever aí os ficheiros.</translation>
    </message>
    <message>
        <source>A picture of the table: {path}</source>
        <translation>Uma imagem da mesa: {path}</translation>
    </message>
    <message>
        <source>The record of the deal: {path}</source>
        <translation>O registo da mão: {path}</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>Everyone draws a card, and the highest deals first.</source>
        <translation>Todos tiram uma carta, e a mais alta dá primeiro.</translation>
    </message>
    <message>
        <source>Everyone draws a card of another suit, and {card:the} deals first.</source>
        <translation>Todos tiram uma carta de outro naipe, e {card:o} dá primeiro.</translation>
    </message>
    <message>
        <source>Cards are dealt face up. The player who gets the first black ace deals first.</source>
        <translation>Dão-se cartas de face para cima. Quem receber o primeiro ás preto dá primeiro.</translation>
    </message>
    <message>
        <source>You draw {card:the}.</source>
        <translation>Tiro {card:o}.</translation>
    </message>
    <message>
        <source>{name} draws {card:the}.</source>
        <translation>{name} tira {card:o}.</translation>
    </message>
    <message>
        <source>You have the highest card and deal first.</source>
        <translation>Tenho a carta mais alta e dou primeiro.</translation>
    </message>
    <message>
        <source>{name} has the highest card and deals first.</source>
        <translation>{name} tem a carta mais alta e dá primeiro.</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you deal first.</source>
        <translation>{card:O} calha-me: dou primeiro.</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who deals first.</source>
        <translation>{card:O} calha a {name}, que dá primeiro.</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you are mano, who speaks and leads first.</source>
        <translation>{card:O} calha-me: falo e saio em primeiro.</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who is mano, and speaks and leads first.</source>
        <translation>{card:O} calha a {name}, que fala e sai em primeiro.</translation>
    </message>
    <message>
        <source>All cards are dealt once. The player with {card:the}, or the next lower, is mano.</source>
        <translation>Dão-se todas as cartas uma vez. Quem recebe {card:o}, ou a carta seguinte mais baixa, fala em primeiro.</translation>
    </message>
    <message>
        <source>{number:0 The first card is one|one # card comes before it|other # cards come before it}.</source>
        <translation>{number:0 A primeira carta já o é|one Sai antes # carta|other Saem antes # cartas}.</translation>
    </message>
    <message>
        <source>The highest cards tie, so they draw again.</source>
        <translation>As cartas mais altas empatam: tira-se outra vez.</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Quem dá primeiro?</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primeiro a dar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Suits break the tie: diamonds, hearts, spades, clubs.</source>
        <translation>Os naipes desempatam: ouros, copas, espadas, paus.</translation>
    </message>
    <message>
        <source>An ace is not high in this draw.</source>
        <translation>Neste sorteio o ás não é alto.</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>The next one</source>
        <translation>A seguinte</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Mais dez</translation>
    </message>
    <message>
        <source>Not that.</source>
        <translation>Isso não.</translation>
    </message>
    <message>
        <source>This game has no such question.</source>
        <translation>Este jogo não tem perguntas dessas.</translation>
    </message>
    <message>
        <source>Count the trumps</source>
        <translation>Contar os trunfos</translation>
    </message>
    <message>
        <source>Ten positions: how many trumps are still out?</source>
        <translation>Dez posições: quantos trunfos faltam sair?</translation>
    </message>
    <message>
        <source>Count: how many trumps are still out?</source>
        <translation>Conte: quantos trunfos faltam sair?</translation>
    </message>
    <message>
        <source>Ten hands at a glance: do you bid?</source>
        <translation>Dez mãos num relance: lança?</translation>
    </message>
    <message>
        <source>Your first thought: what do you say?</source>
        <translation>A primeira ideia: o que diz?</translation>
    </message>
    <message>
        <source>Ten hands at a glance: which cards go?</source>
        <translation>Dez mãos num relance: que cartas vão?</translation>
    </message>
    <message>
        <source>Your first thought: which cards go?</source>
        <translation>A primeira ideia: que cartas vão?</translation>
    </message>
    <message>
        <source>{every} trumps in all, {played} gone, {own} yours. That leaves {unseen}.</source>
        <translation>{every} trunfos ao todo: {played} já jogados, {own} na sua mão, {unseen} por sair.</translation>
    </message>
    <message>
        <source>What takes the trick</source>
        <translation>O que faz a vaza</translation>
    </message>
    <message>
        <source>Ten tricks: which of your cards beats what lies there?</source>
        <translation>Dez vazas: que carta sua bate o que está na mesa?</translation>
    </message>
    <message>
        <source>Play a card that beats what lies here.</source>
        <translation>Jogue uma carta que bata o que está aqui.</translation>
    </message>
    <message>
        <source>Gone: {cards}.</source>
        <translation>Saídas: {cards}.</translation>
    </message>
    <message>
        <source>{card:The} is the lowest that beats it.</source>
        <translation>{card:O} é a mais baixa que bate.</translation>
    </message>
    <message>
        <source>{right} of {of} right. Your best run: {best} in a row.</source>
        <translation>{right} em {of} certas. A sua melhor série: {best} seguidas.</translation>
    </message>
</context>
<context>
    <name>Engraving</name>
    <message>
        <source>Save a picture of the deal</source>
        <translation>Guardar uma imagem da mão</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg);;Pages to print (*.pdf)</source>
        <translation>Imagens (*.png);;Desenhos (*.svg);;Páginas para imprimir (*.pdf)</translation>
    </message>
    <message>
        <source>deal.png</source>
        <translation>mão.png</translation>
    </message>
    <message>
        <source>Trick {number} decided the deal</source>
        <translation>A vaza {number} decidiu a mão</translation>
    </message>
    <message>
        <source>Play it yourself: deal {code}</source>
        <translation>Joga-a tu: mão {code}</translation>
    </message>
</context>
<context>
    <name>EveningSkill</name>
    <message>
        <source>None of these deals has been judged yet. “Review this deal” does it.</source>
        <translation>Nenhuma destas mãos foi ainda analisada. «Analisar esta mão» fá-lo.</translation>
    </message>
    <message>
        <source>An expert has about {figure}.</source>
        <translation>Um perito tem cerca de {figure}.</translation>
    </message>
    <message>
        <source>Your choices: {figure} of 100, give or take {error}, in {deals:one # judged deal|other # judged deals}.</source>
        <translation>As suas escolhas: {figure} em 100, com margem de {error}, em {deals:one # mão analisada|other # mãos analisadas}.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>You pass.</source>
        <translation>Passo.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>You let the other defender draw first.</source>
        <translation>Deixo o outro contrário comprar primeiro.</translation>
    </message>
    <message>
        <source>{name} lets the other defender draw first.</source>
        <translation>{name} deixa o outro contrário comprar primeiro.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>Fico com ela.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>{name} fica com ela.</translation>
    </message>
    <message>
        <source>You leave the turned card.</source>
        <translation>Deixo a carta virada.</translation>
    </message>
    <message>
        <source>{name} leaves the turned card.</source>
        <translation>{name} deixa a carta virada.</translation>
    </message>
    <message>
        <source>You show.</source>
        <translation>Mostro.</translation>
    </message>
    <message>
        <source>{name} shows.</source>
        <translation>{name} mostra.</translation>
    </message>
    <message>
        <source>You show nothing.</source>
        <translation>Não mostro nada.</translation>
    </message>
    <message>
        <source>{name} shows nothing.</source>
        <translation>{name} não mostra nada.</translation>
    </message>
    <message>
        <source>You claim the game.</source>
        <translation>Dou o jogo por ganho.</translation>
    </message>
    <message>
        <source>{name} claims the game.</source>
        <translation>{name} dá o jogo por ganho.</translation>
    </message>
    <message>
        <source>You go for all the tricks.</source>
        <translation>Vou à bola.</translation>
    </message>
    <message>
        <source>{name} goes for all the tricks.</source>
        <translation>{name} vai à bola.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Rendo-me.</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name} rende-se.</translation>
    </message>
    <message>
        <source>You accept the surrender.</source>
        <translation>Aceito a rendição.</translation>
    </message>
    <message>
        <source>{name} accepts the surrender.</source>
        <translation>{name} aceita a rendição.</translation>
    </message>
    <message>
        <source>You refuse the surrender.</source>
        <translation>Recuso a rendição.</translation>
    </message>
    <message>
        <source>{name} refuses the surrender.</source>
        <translation>{name} recusa a rendição.</translation>
    </message>
    <message>
        <source>You take the hand over.</source>
        <translation>Tomo o jogo.</translation>
    </message>
    <message>
        <source>{name} takes the hand over.</source>
        <translation>{name} toma o jogo.</translation>
    </message>
    <message>
        <source>You throw your hand in.</source>
        <translation>Deito fora as cartas.</translation>
    </message>
    <message>
        <source>{name} throws the hand in.</source>
        <translation>{name} deita fora as cartas.</translation>
    </message>
    <message>
        <source>You decline.</source>
        <translation>Não quero.</translation>
    </message>
    <message>
        <source>{name} declines.</source>
        <translation>{name} não quer.</translation>
    </message>
    <message>
        <source>You keep the king hidden.</source>
        <translation>Não mostro o rei.</translation>
    </message>
    <message>
        <source>{name} keeps the king hidden.</source>
        <translation>{name} não mostra o rei.</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>Declaro {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} declara {contract}.</translation>
    </message>
    <message>
        <source>You play {contract} too.</source>
        <translation>Também jogas {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract} too.</source>
        <translation>{name} também joga {contract}.</translation>
    </message>
    <message>
        <source>You hold {contract}.</source>
        <translation>Igualo: {contract}.</translation>
    </message>
    <message>
        <source>{name} holds {contract}.</source>
        <translation>{name} iguala: {contract}.</translation>
    </message>
    <message>
        <source>You hold {cards:the}.</source>
        <translation>Tenho {cards:o}.</translation>
    </message>
    <message>
        <source>{name} holds {cards:the}.</source>
        <translation>{name} tem {cards:o}.</translation>
    </message>
    <message>
        <source>You bid to play.</source>
        <translation>Peço para jogar.</translation>
    </message>
    <message>
        <source>{name} bids to play.</source>
        <translation>{name} pede para jogar.</translation>
    </message>
    <message>
        <source>You ask leave to play.</source>
        <translation>Peço para jogar com rei chamado.</translation>
    </message>
    <message>
        <source>{name} asks leave to play.</source>
        <translation>{name} pede para jogar com rei chamado.</translation>
    </message>
    <message>
        <source>You bid to play without an exchange.</source>
        <translation>Peço para jogar sem compra.</translation>
    </message>
    <message>
        <source>{name} bids to play without an exchange.</source>
        <translation>{name} pede para jogar sem compra.</translation>
    </message>
    <message>
        <source>You hold, and will play without an exchange.</source>
        <translation>Igualo, e vou jogar sem compra.</translation>
    </message>
    <message>
        <source>{name} holds, and will play without an exchange.</source>
        <translation>{name} iguala, e vai jogar sem compra.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Dou as cartas.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} dá as cartas.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Fico de fora.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} fica de fora.</translation>
    </message>
    <message>
        <source>You lay your cards aside and rest.</source>
        <translation>Pouso as cartas e descanso.</translation>
    </message>
    <message>
        <source>{name} lays the cards aside and rests.</source>
        <translation>{name} pousa as cartas e descansa.</translation>
    </message>
    <message>
        <source>You are the Ombre and play {contract}.</source>
        <translation>Sou o feito e jogo {contract}.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays {contract}.</source>
        <translation>{name} é o feito e joga {contract}.</translation>
    </message>
    <message>
        <source>You are the Man.</source>
        <translation>Sou o Homem.</translation>
    </message>
    <message>
        <source>{name} is the Man.</source>
        <translation>{name} é o Homem.</translation>
    </message>
    <message>
        <source>You are the Ombre against three.</source>
        <translation>Sou o feito contra três.</translation>
    </message>
    <message>
        <source>{name} is the Ombre against three.</source>
        <translation>{name} é o feito contra três.</translation>
    </message>
    <message>
        <source>You are the Ombre and call a card.</source>
        <translation>Sou o feito e chamo uma carta.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and calls a card.</source>
        <translation>{name} é o feito e chama uma carta.</translation>
    </message>
    <message>
        <source>You are the Ombre, and had no choice.</source>
        <translation>Sou o feito à força.</translation>
    </message>
    <message>
        <source>{name} is the Ombre, and had no choice.</source>
        <translation>{name} é o feito à força.</translation>
    </message>
    <message>
        <source>You are the Ombre and play with an exchange.</source>
        <translation>Sou o feito e jogo com compra.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays with an exchange.</source>
        <translation>{name} é o feito e joga com compra.</translation>
    </message>
    <message>
        <source>You are the Ombre and play without an exchange.</source>
        <translation>Sou o feito e jogo sem compra.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays without an exchange.</source>
        <translation>{name} é o feito e joga sem compra.</translation>
    </message>
    <message>
        <source>You are the Ombre and must take all the tricks.</source>
        <translation>Sou o feito e tenho de fazer todas as vazas.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and must take all the tricks.</source>
        <translation>{name} é o feito e tem de fazer todas as vazas.</translation>
    </message>
    <message>
        <source>You demand {card:the}.</source>
        <translation>Peço {card:o}.</translation>
    </message>
    <message>
        <source>{name} demands {card:the}.</source>
        <translation>{name} pede {card:o}.</translation>
    </message>
    <message>
        <source>You give {king:the} and get {card:the} for it.</source>
        <translation>Dou {king:o} e recebo {card:o} em troca.</translation>
    </message>
    <message>
        <source>{name} gives {king:the} and gets {card:the} for it.</source>
        <translation>{name} dá {king:o} e recebe {card:o} em troca.</translation>
    </message>
    <message>
        <source>You turn up {card:the}.</source>
        <translation>Viro {card:o}.</translation>
    </message>
    <message>
        <source>{name} turns up {card:the}.</source>
        <translation>{name} vira {card:o}.</translation>
    </message>
    <message>
        <source>You draw {number:one # card|other # cards}.</source>
        <translation>Compro {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>{name} draws {number:one # card|other # cards}.</source>
        <translation>{name} compra {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>You throw away {number:one # card|other # cards}.</source>
        <translation>Descarto {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>{name} throws away {number:one # card|other # cards}.</source>
        <translation>{name} descarta {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>You throw away {thrown:one # card|other # cards} and draw {number:one only #|other only #}.</source>
        <translation>Descarto {thrown:one # carta|other # cartas} e compro {number:one só #|other só #}.</translation>
    </message>
    <message>
        <source>{name} throws away {thrown:one # card|other # cards} and draws {number:one only #|other only #}.</source>
        <translation>{name} descarta {thrown:one # carta|other # cartas} e compra {number:one só #|other só #}.</translation>
    </message>
    <message>
        <source>You take {number:one # card|other # cards} from the talon.</source>
        <translation>Tiro {number:one # carta|other # cartas} do monte.</translation>
    </message>
    <message>
        <source>{name} takes {number:one # card|other # cards} from the talon.</source>
        <translation>{name} tira {number:one # carta|other # cartas} do monte.</translation>
    </message>
    <message>
        <source>You hold spadille, so you must play.</source>
        <translation>Tenho a espadilha: tenho de jogar.</translation>
    </message>
    <message>
        <source>{name} holds spadille and so must play.</source>
        <translation>{name} tem a espadilha e por isso tem de jogar.</translation>
    </message>
    <message>
        <source>Spadille is in the talon. You hold basto, so you must play.</source>
        <translation>A espadilha está no monte. Tenho o basto, e por isso tenho de jogar.</translation>
    </message>
    <message>
        <source>Spadille is in the talon. {name} holds basto and so must play.</source>
        <translation>A espadilha está no monte. {name} tem o basto e por isso tem de jogar.</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. You are eldest, so you must play.</source>
        <translation>Os dois ases pretos estão no monte. Falo em primeiro, e por isso tenho de jogar.</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. {name} is eldest and so must play.</source>
        <translation>Os dois ases pretos estão no monte. {name} fala em primeiro e por isso tem de jogar.</translation>
    </message>
    <message>
        <source>You keep every card.</source>
        <translation>Fico com todas as cartas.</translation>
    </message>
    <message>
        <source>{name} keeps every card.</source>
        <translation>{name} fica com todas as cartas.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Saio a jogar.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} sai a jogar.</translation>
    </message>
    <message>
        <source>You play {card:the}.</source>
        <translation>Jogo {card:o}.</translation>
    </message>
    <message>
        <source>{name} plays {card:the}.</source>
        <translation>{name} joga {card:o}.</translation>
    </message>
    <message>
        <source>You play {card:the} and say gano.</source>
        <translation>Jogo {card:o} e digo gano.</translation>
    </message>
    <message>
        <source>{name} plays {card:the} and says gano.</source>
        <translation>{name} joga {card:o} e diz gano.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Faço a {number}.ª vaza.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} faz a {number}.ª vaza.</translation>
    </message>
    <message>
        <source>You show {card:the}.</source>
        <translation>Mostro {card:o}.</translation>
    </message>
    <message>
        <source>{name} shows {card:the}.</source>
        <translation>{name} mostra {card:o}.</translation>
    </message>
    <message>
        <source>You call {card:the}.</source>
        <translation>Chamo {card:o}.</translation>
    </message>
    <message>
        <source>{name} calls {card:the}.</source>
        <translation>{name} chama {card:o}.</translation>
    </message>
    <message>
        <source>You hold {cards:the}. You have nobody to call, so you play alone.</source>
        <translation>Tenho {cards:o}. Não tenho quem chamar, e por isso jogo sem aliado.</translation>
    </message>
    <message>
        <source>{name} holds {cards:the} and has nobody to call, and so plays alone.</source>
        <translation>{name} tem {cards:o}, não tem quem chamar e por isso joga sem aliado.</translation>
    </message>
    <message>
        <source>You show {cards:the}, for which you are paid.</source>
        <translation>Mostro {cards:o}, e pagam-me por isso.</translation>
    </message>
    <message>
        <source>{name} shows {cards:the}, for payment.</source>
        <translation>{name} mostra {cards:o}, e recebe por isso.</translation>
    </message>
    <message>
        <source>You are now the Ombre.</source>
        <translation>Passo a ser o feito.</translation>
    </message>
    <message>
        <source>{name} is now the Ombre.</source>
        <translation>{name} passa a ser o feito.</translation>
    </message>
    <message>
        <source>You say: {contract}.</source>
        <translation>Digo: {contract}.</translation>
    </message>
    <message>
        <source>{name} says: {contract}.</source>
        <translation>{name} diz: {contract}.</translation>
    </message>
    <message>
        <source>You say solo: you send them alone.</source>
        <translation>Digo solo: mando-o jogar sozinho.</translation>
    </message>
    <message>
        <source>{name} says solo, and so sends them alone.</source>
        <translation>{name} diz solo, e manda-o jogar sozinho.</translation>
    </message>
    <message>
        <source>You go alone yourself.</source>
        <translation>Vou sozinho.</translation>
    </message>
    <message>
        <source>{name} goes alone instead.</source>
        <translation>{name} vai sozinho em vez dele.</translation>
    </message>
    <message>
        <source>You let them play.</source>
        <translation>Deixo-os jogar.</translation>
    </message>
    <message>
        <source>{name} lets them play.</source>
        <translation>{name} deixa-os jogar.</translation>
    </message>
    <message>
        <source>You let them go alone.</source>
        <translation>Deixo o outro ir sozinho.</translation>
    </message>
    <message>
        <source>{name} lets them go alone.</source>
        <translation>{name} deixa o outro ir sozinho.</translation>
    </message>
    <message>
        <source>You claim the first five tricks (hechas).</source>
        <translation>Dou por feitas as cinco primeiras vazas (hechas).</translation>
    </message>
    <message>
        <source>{name} claims the first five tricks (hechas).</source>
        <translation>{name} dá por feitas as cinco primeiras vazas (hechas).</translation>
    </message>
    <message>
        <source>You go for all eight tricks (pidiendo ocho).</source>
        <translation>Vou às oito vazas (pidiendo ocho).</translation>
    </message>
    <message>
        <source>{name} goes for all eight tricks (pidiendo ocho).</source>
        <translation>{name} vai às oito vazas (pidiendo ocho).</translation>
    </message>
    <message>
        <source>You play together with your partner.</source>
        <translation>Jogo com o parceiro.</translation>
    </message>
    <message>
        <source>{name} plays together with the partner.</source>
        <translation>{name} joga com o parceiro.</translation>
    </message>
    <message>
        <source>You play alone against two.</source>
        <translation>Jogo sozinho contra dois.</translation>
    </message>
    <message>
        <source>{name} plays alone against two.</source>
        <translation>{name} joga sozinho contra dois.</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Todos passaram.</translation>
    </message>
    <message>
        <source>{title}. {line}</source>
        <translation>{title}. {line}</translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <translation>O trunfo é {suit}.</translation>
    </message>
    <message>
        <source>{cards:The} lay in the talon.</source>
        <translation>No monte {cards:one estava|other estavam} {cards:o}.</translation>
    </message>
    <message>
        <source>The defenders show each other their hands.</source>
        <translation>Os contrários mostram as cartas um ao outro.</translation>
    </message>
    <message>
        <source>Spadille is turned up, so the bid now counts as {contract}.</source>
        <translation>Vira-se a espadilha: o lanço conta agora como {contract}.</translation>
    </message>
    <message>
        <source>Drawn: {cards:the}.</source>
        <translation>{cards:one Carta comprada|other Cartas compradas}: {cards:o}.</translation>
    </message>
    <message>
        <source>Spadille is in the talon, so nobody plays.</source>
        <translation>A espadilha está no monte: ninguém joga.</translation>
    </message>
    <message>
        <source>{card:The} was called: you are the Ombre’s ally.</source>
        <translation>Tinha-se chamado {card:o}: sou o aliado do feito.</translation>
    </message>
    <message>
        <source>{card:The} was called: {name} is the Ombre’s ally.</source>
        <translation>Tinha-se chamado {card:o}: {name} é o aliado do feito.</translation>
    </message>
    <message>
        <source>You are the Ombre and take a new hand.</source>
        <translation>Sou o feito e tomo uma mão nova.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and takes a new hand.</source>
        <translation>{name} é o feito e toma uma mão nova.</translation>
    </message>
    <message>
        <source>You choose to play {contract}.</source>
        <translation>Escolho jogar {contract}.</translation>
    </message>
    <message>
        <source>{name} chooses to play {contract}.</source>
        <translation>{name} escolhe jogar {contract}.</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, so the solo counts as {contract}.</source>
        <translation>O trunfo é {suit}, por isso o solo conta como {contract}.</translation>
    </message>
    <message>
        <source>You lay your hand open: {cards:the}.</source>
        <translation>Ponho a minha mão à vista: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays the hand open: {cards:the}.</source>
        <translation>{name} põe a mão à vista: {cards}.</translation>
    </message>
    <message>
        <source>That is the favour suit, so the bid now counts as {contract}.</source>
        <translation>É o naipe de favor, por isso o lanço conta agora como {contract}.</translation>
    </message>
    <message>
        <source>You are the Ombre and play espada obligada, a forced entrada.</source>
        <translation>Sou o feito e jogo espada obligada, uma licença obrigada.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays espada obligada, a forced entrada.</source>
        <translation>{name} é o feito e joga espada obligada, uma licença obrigada.</translation>
    </message>
    <message>
        <source>You sit out as zángano.</source>
        <translation>Fico de fora, como zángano.</translation>
    </message>
    <message>
        <source>{name} sits out as zángano.</source>
        <translation>{name} fica de fora, como zángano.</translation>
    </message>
    <message>
        <source>You say paso: you give up.</source>
        <translation>Digo paso: desisto.</translation>
    </message>
    <message>
        <source>{name} says paso, giving up.</source>
        <translation>{name} diz paso e desiste.</translation>
    </message>
    <message>
        <source>You say bien and accept.</source>
        <translation>Digo bien e aceito.</translation>
    </message>
    <message>
        <source>{name} says bien and accepts.</source>
        <translation>{name} diz bien e aceita.</translation>
    </message>
    <message>
        <source>You say la sigo and take the game over.</source>
        <translation>Digo la sigo e tomo o jogo.</translation>
    </message>
    <message>
        <source>{name} says la sigo and takes the game over.</source>
        <translation>{name} diz la sigo e toma o jogo.</translation>
    </message>
    <message>
        <source>You stop with primeras, the first five tricks.</source>
        <translation>Paro com primeras, as cinco primeiras vazas.</translation>
    </message>
    <message>
        <source>{name} stops with primeras, the first five tricks.</source>
        <translation>{name} para com primeras, as cinco primeiras vazas.</translation>
    </message>
    <message>
        <source>You go on for bola, all nine tricks.</source>
        <translation>Vou à bola, as nove vazas.</translation>
    </message>
    <message>
        <source>{name} goes on for bola, all nine tricks.</source>
        <translation>{name} vai à bola, as nove vazas.</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage.</source>
        <translation>És o feito numa Grossfrage.</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage.</source>
        <translation>{name} é o feito numa Grossfrage.</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage, and had no choice.</source>
        <translation>Sou o feito numa Grossfrage, e não tinha escolha.</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage, and had no choice.</source>
        <translation>{name} é o feito numa Grossfrage, e não tinha escolha.</translation>
    </message>
    <message>
        <source>You show {card:the}: you are the Ombre’s ally, and name the trump.</source>
        <translation>Mostro {card:o}: sou o aliado do feito, e escolho o trunfo.</translation>
    </message>
    <message>
        <source>{name} shows {card:the}: the Ombre’s ally, who names the trump.</source>
        <translation>{name} mostra {card:o}: é o aliado do feito, e escolhe o trunfo.</translation>
    </message>
    <message>
        <source>You hold all four aces, so you play a solo.</source>
        <translation>Tenho os quatro ases, por isso jogo um solo.</translation>
    </message>
    <message>
        <source>{name} holds all four aces, and so plays a solo.</source>
        <translation>{name} tem os quatro ases, e por isso joga um solo.</translation>
    </message>
    <message>
        <source>I have no trumps left.</source>
        <translation>Já não tenho trunfos.</translation>
    </message>
    <message>
        <source>{card:The} was against me.</source>
        <translation>{card:O} estava contra mim.</translation>
    </message>
    <message>
        <source>{tricks:one # trick is gone|other # tricks are gone}, and I have none.</source>
        <translation>{tricks:one # vaza já foi|other # vazas já foram}, e nenhuma é minha.</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and I have only {own}.</source>
        <translation>Os outros têm {tricks:one # vaza|other # vazas} ao todo, e eu só {own:one uma|other #}.</translation>
    </message>
    <message>
        <source>I did not choose this trump: it was turned up.</source>
        <translation>Não escolhi este trunfo: foi virado.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>That is right.</source>
        <translation>Está certo.</translation>
    </message>
    <message>
        <source>Not that. It will come again.</source>
        <translation>Isso não. Há de voltar.</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Quantos?</translation>
    </message>
    <message>
        <source>The next exercise</source>
        <translation>O exercício seguinte</translation>
    </message>
    <message>
        <source>Once more from the first</source>
        <translation>Outra vez desde o primeiro</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Por hoje chega</translation>
    </message>
    <message>
        <source>There is no hint in an exercise. After two tries you are told the answer.</source>
        <translation>Num exercício não há sugestões. Depois de duas tentativas diz-se a resposta.</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Exercícios</translation>
    </message>
    <message>
        <source>{right} of {of} exercises right</source>
        <translation>{right} de {of} exercícios certos</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand and from the cut.</source>
        <translation>Comprovado: as cartas resultam da cadeia mostrada antes da primeira mão e do corte.</translation>
    </message>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand. But nobody cut.</source>
        <translation>Comprovado: as cartas resultam da cadeia mostrada antes da primeira mão. Mas ninguém partiu o baralho.</translation>
    </message>
    <message>
        <source>Nothing can be proved: this deal was shuffled without a chain.</source>
        <translation>Nada se pode provar: esta mão foi baralhada sem cadeia.</translation>
    </message>
    <message>
        <source>Nothing can be proved: this version of Ombre does not know the shuffle of this deal.</source>
        <translation>Nada se pode provar: esta versão do Ombre não conhece a maneira de baralhar desta mão.</translation>
    </message>
    <message>
        <source>Refuted: a part of the proof is missing, is there twice or is badly written.</source>
        <translation>Refutado: uma parte da prova falta, está lá duas vezes ou está mal escrita.</translation>
    </message>
    <message>
        <source>Refuted: the link of this deal does not lead to the one shown before.</source>
        <translation>Refutado: o código de controlo desta mão não leva ao que foi mostrado de antemão.</translation>
    </message>
    <message>
        <source>Refuted: the chain, the cut and the number of the deal lead to other cards.</source>
        <translation>Refutado: a cadeia, o corte e o número da mão levam a outras cartas.</translation>
    </message>
    <message>
        <source>Nobody chose these cards: the chain was sealed before the cut, and the cut came before the deal.</source>
        <translation>Ninguém escolheu estas cartas: a cadeia estava selada antes do corte, e o corte veio antes de dar.</translation>
    </message>
    <message>
        <source>All cards were settled before the first deal, and nothing changed later. Only your own cut proves that the program did not pick the chain.</source>
        <translation>Todas as cartas estavam decididas antes da primeira mão, e nada mudou depois. Só um corte seu prova que o programa não escolheu a cadeia.</translation>
    </message>
    <message>
        <source>The shuffle is sealed: {link}</source>
        <translation>A baralhada está selada: {link}</translation>
    </message>
    <message>
        <source>Old sittings, lessons, and deals from codes or files have no chain.</source>
        <translation>As partidas antigas, as lições e as mãos de códigos ou ficheiros não têm cadeia.</translation>
    </message>
    <message>
        <source>Type a word or a number.</source>
        <translation>Escreva uma palavra ou um número.</translation>
    </message>
    <message>
        <source>That is too long: 60 characters are the most.</source>
        <translation>É comprido de mais: 60 carateres no máximo.</translation>
    </message>
    <message>
        <source>Leave out quotation marks, braces and characters that cannot be seen.</source>
        <translation>Deixe de fora aspas, chavetas e carateres que não se veem.</translation>
    </message>
    <message>
        <source>Cut the pack: touch it where you like.</source>
        <translation>Parta o baralho: toque-lhe onde quiser.</translation>
    </message>
    <message>
        <source>The pack, to be cut at a card</source>
        <translation>O baralho, para partir numa carta</translation>
    </message>
    <message>
        <source>Your cut and the chain ending in {link} give every deal its cards.</source>
        <translation>O seu corte e a cadeia que acaba em {link} dão a cada mão as suas cartas.</translation>
    </message>
    <message>
        <source>Deal without a cut</source>
        <translation>Dar sem partir</translation>
    </message>
    <message>
        <source>Cut with a word</source>
        <translation>Partir com uma palavra</translation>
    </message>
    <message>
        <source>The word and the chain together give the cards of every deal. Take one that nobody can foresee.</source>
        <translation>A palavra e a cadeia dão juntas as cartas de cada mão. Escolha uma que ninguém possa prever.</translation>
    </message>
    <message>
        <source>&amp;Word or number</source>
        <translation>&amp;Palavra ou número</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>Pa&amp;rtir</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Check the shu&amp;ffle</source>
        <translation>Verificar como se &amp;baralhou</translation>
    </message>
    <message>
        <source>To check it without Ombre, save the record and follow docs/fair-shuffle.md. Or run: ombre verify FILE.ombre</source>
        <translation>Para o verificar sem o Ombre, guarde o registo e siga docs/fair-shuffle.md. Ou execute: ombre verify FICHEIRO.ombre</translation>
    </message>
    <message>
        <source>This can be checked once the deal is over: until then its link is a secret.</source>
        <translation>Isto pode verificar-se quando a mão acabar: até lá, o seu código de controlo é segredo.</translation>
    </message>
    <message>
        <source>Note the end of the chain now, and compare it with the record later.</source>
        <translation>Pode anotar já o fim da cadeia, e compará-lo depois com o registo.</translation>
    </message>
    <message>
        <source>The shuffle of this deal</source>
        <translation>Como se baralhou esta mão</translation>
    </message>
</context>
<context>
    <name>Farewell</name>
    <message>
        <source>The disk is full: there is no room for {path}.</source>
        <translation>O disco está cheio: não há espaço para {path}.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>O sistema não deixa o Ombre escrever {path}.</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>Outro programa está a usar {path}.</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>Não foi possível escrever {path}.</translation>
    </message>
    <message>
        <source>Still not kept</source>
        <translation>Ainda não está guardado</translation>
    </message>
    <message>
        <source>Not everything is kept</source>
        <translation>Nem tudo está guardado</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what was played since the last save.</source>
        <translation>Se fechar o Ombre agora, perde o que foi jogado desde a última gravação.</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what you last chose in the preferences.</source>
        <translation>Se fechar o Ombre agora, perde o que escolheu por último nas preferências.</translation>
    </message>
    <message>
        <source>Make room and try again, or keep it in a folder on another disk.</source>
        <translation>Arranje espaço e tente outra vez, ou guarde-a numa pasta de outro disco.</translation>
    </message>
    <message>
        <source>Try again, or keep it in another folder.</source>
        <translation>Tente outra vez, ou guarde-a noutra pasta.</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>&amp;Fechar mesmo assim</translation>
    </message>
    <message>
        <source>&amp;Keep it elsewhere…</source>
        <translation>&amp;Guardar noutro lugar…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Tentar outra vez</translation>
    </message>
    <message>
        <source>Keep your game in another folder</source>
        <translation>Guardar a partida noutra pasta</translation>
    </message>
    <message>
        <source>Your game is kept</source>
        <translation>A partida está guardada</translation>
    </message>
    <message>
        <source>It is in {folder}.</source>
        <translation>Está em {folder}.</translation>
    </message>
    <message>
        <source>Ombre closes with this message. To go on, choose “Open a record…” in the menu Game, and {file} there.</source>
        <translation>O Ombre fecha-se com esta mensagem. Para continuar, escolha «Abrir um registo…» no menu Partida e, aí, {file}.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The disk is full: {path} could not be written. The game goes on; make room soon.</source>
        <translation>O disco está cheio: não foi possível escrever {path}. A partida continua; arranje espaço em breve.</translation>
    </message>
    <message>
        <source>{path} could not be written: the system does not allow it.</source>
        <translation>Não foi possível escrever {path}: o sistema não o permite.</translation>
    </message>
    <message>
        <source>{path} could not be written: another program holds it.</source>
        <translation>Não foi possível escrever {path}: outro programa está a usá-lo.</translation>
    </message>
    <message>
        <source>{path} could not be written. The game goes on, but is not kept.</source>
        <translation>Não foi possível escrever {path}. A partida continua, mas não fica guardada.</translation>
    </message>
    <message>
        <source>{path} is there but cannot be read.</source>
        <translation>{path} existe, mas não se consegue ler.</translation>
    </message>
    <message>
        <source>{path} is damaged. It has been kept as {kept}.</source>
        <translation>{path} está danificado. Ficou guardado como {kept}.</translation>
    </message>
    <message>
        <source>{path} is not a file of this game. It has been kept as {kept}.</source>
        <translation>{path} não é um ficheiro deste jogo. Ficou guardado como {kept}.</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of Ombre. It has been left as it is.</source>
        <translation>{path} foi escrito por uma versão mais recente do Ombre. Ficou como estava.</translation>
    </message>
    <message>
        <source>The last good state of {path} has been opened instead.</source>
        <translation>Em vez dele abriu-se o último estado bom de {path}.</translation>
    </message>
    <message>
        <source>In {path} the value of {field} does not fit, so the usual one holds.</source>
        <translation>Em {path} o valor de {field} não serve, por isso vale o habitual.</translation>
    </message>
    <message>
        <source>{path} was changed by another program. Its values have been checked.</source>
        <translation>{path} foi alterado por outro programa. Os seus valores foram verificados.</translation>
    </message>
    <message>
        <source>{path} has been rebuilt from backups and records; it holds {field} deals.</source>
        <translation>{path} foi refeito a partir de cópias e registos; contém {field} mãos.</translation>
    </message>
    <message>
        <source>{field} of the settled deals are missing in {path}. The chips are right all the same.</source>
        <translation>Faltam {field} das mãos liquidadas em {path}. Apesar disso, as fichas estão certas.</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>estava</translation>
    </message>
</context>
<context>
    <name>FirstBids</name>
    <message>
        <source>The bids, the cheapest first</source>
        <translation>Os lanços, primeiro o mais barato</translation>
    </message>
    <message>
        <source>You win with more tricks than any of the others.</source>
        <translation>Ganha com mais vazas do que cada um dos outros.</translation>
    </message>
    <message>
        <source>{tricks:one # trick wins|other # tricks win}, alone or together.</source>
        <translation>{tricks:one # vaza ganha|other # vazas ganham}, sozinho ou em conjunto.</translation>
    </message>
    <message>
        <source>Higher bids, for more: {bids}.</source>
        <translation>Lanços mais altos, por mais: {bids}.</translation>
    </message>
    <message>
        <source>{good}. {bad}.</source>
        <translation>{good}. {bad}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dar</translation>
    </message>
</context>
<context>
    <name>Flaws</name>
    <message>
        <source>There is no deal here to read.</source>
        <translation>Não há aqui nenhuma mão para ler.</translation>
    </message>
    <message>
        <source>This is no text, and a record is one.</source>
        <translation>Isto não é texto, e um registo é.</translation>
    </message>
    <message>
        <source>The file is larger than any file of records.</source>
        <translation>O ficheiro é maior do que qualquer ficheiro de registos.</translation>
    </message>
    <message>
        <source>The record breaks off here: “{found}”.</source>
        <translation>O registo interrompe-se aqui: «{found}».</translation>
    </message>
    <message>
        <source>No record of a deal is as long as this.</source>
        <translation>Nenhum registo de uma mão é tão comprido.</translation>
    </message>
    <message>
        <source>The tag that begins here is not closed: “{found}”.</source>
        <translation>A etiqueta que começa aqui não está fechada: «{found}».</translation>
    </message>
    <message>
        <source>The comment that begins here is not closed: “{found}”.</source>
        <translation>O comentário que começa aqui não está fechado: «{found}».</translation>
    </message>
    <message>
        <source>“{found}” does not begin a line of a record.</source>
        <translation>«{found}» não começa nenhuma linha de um registo.</translation>
    </message>
    <message>
        <source>“{found}” is not a value of this tag.</source>
        <translation>«{found}» não é um valor desta etiqueta.</translation>
    </message>
    <message>
        <source>The tag “{found}” is missing.</source>
        <translation>Falta a etiqueta «{found}».</translation>
    </message>
    <message>
        <source>There is no game or setting “{found}”.</source>
        <translation>Não há jogo nem regra «{found}».</translation>
    </message>
    <message>
        <source>The table cannot show this game yet: “{found}”.</source>
        <translation>A mesa ainda não pode mostrar este jogo: «{found}».</translation>
    </message>
    <message>
        <source>“{found}” is not a card.</source>
        <translation>«{found}» não é uma carta.</translation>
    </message>
    <message>
        <source>{card:The} is there twice.</source>
        <translation>{card:O} aparece duas vezes.</translation>
    </message>
    <message>
        <source>{card:The} is not in the pack of this game.</source>
        <translation>{card:O} não está no baralho deste jogo.</translation>
    </message>
    <message>
        <source>A card lies face down; a record names every card.</source>
        <translation>Há uma carta tapada; um registo nomeia todas as cartas.</translation>
    </message>
    <message>
        <source>The number of cards is wrong: “{found}”.</source>
        <translation>O número de cartas está errado: «{found}».</translation>
    </message>
    <message>
        <source>The number of cards in this hand is wrong: “{found}”.</source>
        <translation>O número de cartas deste jogador está errado: «{found}».</translation>
    </message>
    <message>
        <source>The number of hands is wrong: “{found}”.</source>
        <translation>O número de jogadores está errado: «{found}».</translation>
    </message>
    <message>
        <source>“{found}” has no meaning here.</source>
        <translation>«{found}» não tem sentido aqui.</translation>
    </message>
    <message>
        <source>It is not the turn of seat “{found}”.</source>
        <translation>Não é a vez do lugar «{found}».</translation>
    </message>
    <message>
        <source>“{found}” is against the rules.</source>
        <translation>«{found}» é contra as regras.</translation>
    </message>
    <message>
        <source>Cards have been lost, or come from nowhere.</source>
        <translation>Perderam-se cartas, ou vieram do nada.</translation>
    </message>
    <message>
        <source>“{found}” does not fit the trick that is played.</source>
        <translation>«{found}» não encaixa na vaza que se joga.</translation>
    </message>
    <message>
        <source>“{found}” is not the card on top of the talon.</source>
        <translation>«{found}» não é a carta de cima do monte.</translation>
    </message>
    <message>
        <source>The deal is over before “{found}”.</source>
        <translation>A mão acaba antes de «{found}».</translation>
    </message>
    <message>
        <source>The deal is not over yet at “{found}”.</source>
        <translation>A mão ainda não acabou em «{found}».</translation>
    </message>
    <message>
        <source>The result is not “{found}”.</source>
        <translation>O resultado não é «{found}».</translation>
    </message>
    <message>
        <source>The payments are not “{found}”.</source>
        <translation>Os pagamentos não são «{found}».</translation>
    </message>
    <message>
        <source>The scores are not “{found}”.</source>
        <translation>As contas não são «{found}».</translation>
    </message>
    <message>
        <source>This note or variation does not fit the deal: “{found}”.</source>
        <translation>Esta nota ou variante não condiz com a mão: «{found}».</translation>
    </message>
    <message>
        <source>Line {line}, column {column}:</source>
        <translation>Linha {line}, coluna {column}:</translation>
    </message>
    <message>
        <source>Expected: {expected}.</source>
        <translation>Esperava-se: {expected}.</translation>
    </message>
    <message>
        <source>A character in it is invisible: {names}.</source>
        <translation>Contém um carácter invisível: {names}.</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>espaço inseparável</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>open</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>fechado</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>spades</source>
        <translation>espadas; fpl</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus; mpl</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas; fpl</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros; mpl</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>play in spades</source>
        <translation>jogo em espadas; m</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>jogo em paus; m</translation>
    </message>
    <message>
        <source>play in hearts</source>
        <translation>jogo em copas; m</translation>
    </message>
    <message>
        <source>play in diamonds</source>
        <translation>jogo em ouros; m</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Os jogos</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Por jogadores</translation>
    </message>
    <message>
        <source>Peru</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>The Canaries</source>
        <translation>As Canárias</translation>
    </message>
    <message>
        <source>Year and place unknown</source>
        <translation>Ano e lugar desconhecidos</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message>
        <source>The &amp;journey</source>
        <translation>A v&amp;iagem</translation>
    </message>
</context>
<context>
    <name>GamePaper</name>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lição</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Pro&amp;blemas</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regras</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogado</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganho</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lição feita</translation>
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
        <translation>Nove cartas a cada um e três lanços, como se jogava em Espanha. Quem lança mais alto precisa de mais vazas do que cada um dos outros.</translation>
    </message>
    <message>
        <source>Three bids, one against two</source>
        <translation>Três lanços, um contra dois</translation>
    </message>
    <message>
        <source>It was first described in Madrid in 1663.</source>
        <translation>Foi descrito pela primeira vez em Madrid em 1663.</translation>
    </message>
    <message>
        <source>French Ombre</source>
        <translation>Hombre francês</translation>
    </message>
    <message>
        <source>In French salons the winner takes the pool, and the loser pays it again. You draw cards, draw none (sans prendre), or take every trick (vole).</source>
        <translation>Nos salões franceses, quem ganha leva o bolo, e quem perde paga-o outra vez. Compra-se, joga-se sem comprar ou fazem-se todas as vazas (bola).</translation>
    </message>
    <message>
        <source>Win the pool, or pay it</source>
        <translation>Ganhe o bolo, ou pague-o</translation>
    </message>
    <message>
        <source>France first mentions Ombre in 1671.</source>
        <translation>Em França fala-se do hombre pela primeira vez em 1671.</translation>
    </message>
    <message>
        <source>Two-bid Ombre</source>
        <translation>Hombre de dois lanços</translation>
    </message>
    <message>
        <source>Good for a beginning: you play with an exchange, or higher, without one. The rest is much as in Renegado.</source>
        <translation>Boa para começar: joga-se com troca ou, mais alto, sem ela. O resto é quase como no renegado.</translation>
    </message>
    <message>
        <source>Two bids only, for a beginning</source>
        <translation>Só dois lanços, para começar</translation>
    </message>
    <message>
        <source>The Encyclopædia Britannica of 1911 describes it much like this.</source>
        <translation>A Encyclopædia Britannica de 1911 descreve-o mais ou menos assim.</translation>
    </message>
    <message>
        <source>Ombre for two</source>
        <translation>Hombre a dois</translation>
    </message>
    <message>
        <source>A red suit is left out, and each of you has eight cards. You bid as in Renegado, and need five of the eight tricks.</source>
        <translation>Tira-se um naipe vermelho, e cada um tem oito cartas. Lança-se como no renegado, e são precisas cinco das oito vazas.</translation>
    </message>
    <message>
        <source>Eye to eye, without a red suit</source>
        <translation>Frente a frente, sem um naipe vermelho</translation>
    </message>
    <message>
        <source>Its place and year are not known to us.</source>
        <translation>Não sabemos o lugar nem o ano.</translation>
    </message>
    <message>
        <source>Ombre for four</source>
        <translation>Hombre a quatro</translation>
    </message>
    <message>
        <source>Renegado for four: three play, and the one opposite the dealer sits out. When those three pass, the fourth takes the talon and plays alone.</source>
        <translation>O renegado para quatro: jogam três, e fica de fora quem está em frente de quem dá. Se os três passam, o quarto fica com o monte e joga sozinho.</translation>
    </message>
    <message>
        <source>Three play, the fourth looks on</source>
        <translation>Jogam três, o quarto assiste</translation>
    </message>
    <message>
        <source>It was first described in Zaragoza in 1669.</source>
        <translation>Foi descrito pela primeira vez em Saragoça em 1669.</translation>
    </message>
    <message>
        <source>Cinquillo, Ombre for five</source>
        <translation>Cinquillo, hombre a cinco</translation>
    </message>
    <message>
        <source>Whoever asks leave names trumps and calls a king, whose holder helps in secret. Together they need five of the eight tricks; a solo needs them alone.</source>
        <translation>Quem pede rei chamado escolhe o trunfo e chama um rei; quem o tem ajuda em segredo. Os dois precisam de cinco das oito vazas; um solo faz-se sozinho.</translation>
    </message>
    <message>
        <source>Call a king, find a friend</source>
        <translation>Chame um rei, ache um amigo</translation>
    </message>
    <message>
        <source>It was first described about 1683; the French called it quintille.</source>
        <translation>Foi descrito por volta de 1683; os franceses chamavam-lhe quintille.</translation>
    </message>
    <message>
        <source>Homme d’Auvergne</source>
        <translation>Homme d’Auvergne</translation>
    </message>
    <message>
        <source>A quick old game for points: five cards each, and one turned up. Whoever accepts its suit as trump is the Man, against all the others.</source>
        <translation>Um velho jogo rápido, a pontos: cinco cartas a cada um, e uma virada. Quem aceita o seu naipe como trunfo é o Homem contra todos os outros.</translation>
    </message>
    <message>
        <source>Five cards, quick and for points</source>
        <translation>Cinco cartas, rápido e por pontos</translation>
    </message>
    <message>
        <source>It was printed in Paris in 1665, and is named after the Auvergne.</source>
        <translation>Foi impresso em Paris em 1665 e tem o nome da Auvérnia.</translation>
    </message>
    <message>
        <source>Ten cards and a secret ally</source>
        <translation>Dez cartas e um aliado secreto</translation>
    </message>
    <message>
        <source>It was new in France, and had put Ombre in the shade by 1750.</source>
        <translation>Era novo em França e, até 1750, tinha posto o hombre na sombra.</translation>
    </message>
    <message>
        <source>L’Hombre, as in Denmark</source>
        <translation>L’Hombre, como na Dinamarca</translation>
    </message>
    <message>
        <source>Danish clubs play it today: nine bids, fought out two by two. A nolo has no trumps and takes no trick; a tariff sets the payments.</source>
        <translation>Os clubes dinamarqueses jogam-no hoje: nove lanços, disputados a dois e dois. Um nolo não tem trunfos nem faz vazas; paga-se segundo uma tarifa.</translation>
    </message>
    <message>
        <source>Nine bids, fought out in duels</source>
        <translation>Nove lanços, em duelo</translation>
    </message>
    <message>
        <source>Jutland and Funen still play it; a painting of 1887 shows it.</source>
        <translation>Na Jutlândia e na Fiónia ainda se joga; um quadro de 1887 mostra-o.</translation>
    </message>
    <message>
        <source>Tresillo</source>
        <translation>Tresillo</translation>
    </message>
    <message>
        <source>Ombre as Spain still plays it, for small stakes. A bid in the favour suit goes higher and is worth more.</source>
        <translation>O hombre como ainda se joga em Espanha, apostando pouco. Um lanço no naipe de favor vai mais alto e vale mais.</translation>
    </message>
    <message>
        <source>One suit is worth more</source>
        <translation>Um naipe vale mais</translation>
    </message>
    <message>
        <source>Parts of Spain kept the game alive through the nineteenth century.</source>
        <translation>Partes de Espanha mantiveram-no vivo durante o século XIX.</translation>
    </message>
    <message>
        <source>Rocambor</source>
        <translation>Rocambor</translation>
    </message>
    <message>
        <source>Peru and Bolivia play Tresillo with diamonds, the oros, as favour suit. Oros may only overcall, and when all pass, the holder of spadille plays.</source>
        <translation>O Peru e a Bolívia jogam o Tresillo com ouros, oros, de favor. Os oros só podem cobrir outro lanço e, se todos passam, joga quem tem a espadilha.</translation>
    </message>
    <message>
        <source>A bid in oros goes higher</source>
        <translation>Um lanço em ouros sobe mais</translation>
    </message>
    <message>
        <source>Peru and Bolivia played it in the twentieth century, and still do.</source>
        <translation>O Peru e a Bolívia jogavam-no no século XX, e ainda o jogam.</translation>
    </message>
    <message>
        <source>Zanga</source>
        <translation>Zanga</translation>
    </message>
    <message>
        <source>The Canary Islands play it two against two, and partners say nothing. Five of the eight tricks win, and all thirty-two stones win the game.</source>
        <translation>As Canárias jogam-no dois contra dois, e os parceiros não dizem nada. Cinco das oito vazas ganham, e as trinta e duas pedras ganham o jogo.</translation>
    </message>
    <message>
        <source>Two against two, for stones</source>
        <translation>Dois contra dois, por pedras</translation>
    </message>
    <message>
        <source>It is still played on the islands.</source>
        <translation>Nas ilhas ainda se joga.</translation>
    </message>
    <message>
        <source>Zanga in Málaga</source>
        <translation>Zanga em Málaga</translation>
    </message>
    <message>
        <source>Zanga with thirty-two cards, as Málaga&apos;s villages play it. The only clubs, ace and king, are always trumps; coins earn a stone more.</source>
        <translation>A zanga com trinta e duas cartas, como nas aldeias de Málaga. Os únicos paus, ás e rei, são sempre trunfos; ouros dão mais uma pedra.</translation>
    </message>
    <message>
        <source>The ugly king is always trump</source>
        <translation>O rei feio é sempre trunfo</translation>
    </message>
    <message>
        <source>It is still played in the hills of Málaga.</source>
        <translation>Nos montes de Málaga ainda se joga.</translation>
    </message>
    <message>
        <source>Tritrille</source>
        <translation>Tritrille</translation>
    </message>
    <message>
        <source>Quadrille for three, with ten cards each and a red suit left out. The Ombre gets a king for another card, and needs six tricks alone.</source>
        <translation>O quadrille para três, com dez cartas a cada um e sem um naipe vermelho. O feito recebe um rei por outra carta, e precisa de seis vazas sem ajuda.</translation>
    </message>
    <message>
        <source>Ask for a king, play alone</source>
        <translation>Peça um rei, jogue sozinho</translation>
    </message>
    <message>
        <source>German Solo</source>
        <translation>Solo alemão</translation>
    </message>
    <message>
        <source>Germany&apos;s Quadrille: eight cards each, and the queen of clubs above all. In a Frage you call an ace, whose holder is your secret ally.</source>
        <translation>O quadrille da Alemanha: oito cartas a cada um, e a dama de paus acima de todas. Numa Frage chama-se um ás, e quem o tem é o aliado secreto.</translation>
    </message>
    <message>
        <source>The queen of clubs rules all</source>
        <translation>A dama de paus manda em tudo</translation>
    </message>
    <message>
        <source>Northern Germany knew it by the late eighteenth century.</source>
        <translation>O norte da Alemanha conhecia-o no fim do século XVIII.</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>Fácil de aprender</translation>
    </message>
    <message>
        <source>Takes an evening</source>
        <translation>Leva um serão</translation>
    </message>
    <message>
        <source>For those who know Ombre</source>
        <translation>Para quem conhece o hombre</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dois</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Três</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>At your right</source>
        <translation>À direita</translation>
    </message>
    <message>
        <source>Opposite you, to the right</source>
        <translation>Em frente, à direita</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>Em frente</translation>
    </message>
    <message>
        <source>Opposite you, to the left</source>
        <translation>Em frente, à esquerda</translation>
    </message>
    <message>
        <source>At your left</source>
        <translation>À esquerda</translation>
    </message>
    <message>
        <source>{players:one # player|other # players}</source>
        <translation>{players:one # jogador|other # jogadores}</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} a {most} jogadores</translation>
    </message>
    <message>
        <source>{tricks:one # trick|other # tricks}</source>
        <translation>{tricks:one # vaza|other # vazas}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>Quadrille</source>
        <translation>Quadrille</translation>
    </message>
    <message>
        <source>For a hundred years this was the card game of Europe’s drawing rooms. You call a king, and with its secret holder need six of ten tricks.</source>
        <translation>Durante cem anos foi o jogo de cartas dos salões da Europa. Chama-se um rei e, com quem o tem em segredo, são precisas seis das dez vazas.</translation>
    </message>
</context>
<context>
    <name>Grammar</name>
    <message>
        <source>en</source>
        <translation>pt</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Leads a king at once, though it may be trumped.</source>
        <translation>Sai logo de rei, mesmo que lho possam cortar.</translation>
    </message>
    <message>
        <source>As Ombre, leads other suits before the trumps of the others are drawn.</source>
        <translation>Como feito, sai de outros naipes antes de arrastar os trunfos dos outros.</translation>
    </message>
    <message>
        <source>Leads a trump as a defender, and so does the Ombre&apos;s work.</source>
        <translation>Como contrário, sai de trunfo, e assim faz o trabalho do feito.</translation>
    </message>
    <message>
        <source>Leads the same suit again, although it brought nothing the first time.</source>
        <translation>Sai outra vez do mesmo naipe, embora da primeira não tenha dado nada.</translation>
    </message>
    <message>
        <source>As a defender, leads the shortest suit, even if that bares a good card.</source>
        <translation>Como contrário, sai do naipe mais curto, mesmo que isso descubra uma boa carta.</translation>
    </message>
    <message>
        <source>Saves spadille for later, and plays the next trump instead.</source>
        <translation>Guarda a espadilha para depois, e joga em vez dela o trunfo seguinte.</translation>
    </message>
    <message>
        <source>As Ombre, leads every trump from the top before anything else.</source>
        <translation>Como feito, sai de todos os trunfos, de cima para baixo, antes de mais nada.</translation>
    </message>
    <message>
        <source>Takes a trick that the partner is winning already.</source>
        <translation>Leva uma vaza que o parceiro já estava a ganhar.</translation>
    </message>
    <message>
        <source>Trumps a trick at sight, whether it is worth it or not.</source>
        <translation>Corta uma vaza mal a vê, valha a pena ou não.</translation>
    </message>
    <message>
        <source>Plays low as the second to play, even with the king.</source>
        <translation>Joga baixo quando é o segundo a jogar, mesmo com o rei.</translation>
    </message>
    <message>
        <source>Trumps high where a small trump would do.</source>
        <translation>Corta alto onde bastaria um trunfo pequeno.</translation>
    </message>
    <message>
        <source>What they have shown at this table</source>
        <translation>O que mostraram nesta mesa</translation>
    </message>
    <message>
        <source>A habit stands here once two settled deals of this sitting have shown it. After ten deals, one is enough.</source>
        <translation>Um hábito aparece aqui depois de duas mãos liquidadas desta partida o mostrarem. Depois de dez mãos, basta uma.</translation>
    </message>
    <message>
        <source>Seen {times:one once|other # times}, in {deals:one deal|other deals} {numbers}.</source>
        <translation>Visto {times:one uma vez|other # vezes}, {deals:one na mão|other nas mãos} {numbers}.</translation>
    </message>
    <message>
        <source>Plays without habits.</source>
        <translation>Joga sem hábitos.</translation>
    </message>
    <message>
        <source>The deals of this sitting are being looked through.</source>
        <translation>A analisar as mãos desta partida.</translation>
    </message>
    <message>
        <source>Nothing to notice yet.</source>
        <translation>Ainda nada a notar.</translation>
    </message>
    <message>
        <source>Nothing to notice in {deals:one # deal|other # deals} so far.</source>
        <translation>Nada a notar em {deals:one # mão|other # mãos} até agora.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is only one thing that you may do.</source>
        <translation>Só tem uma opção.</translation>
    </message>
    <message>
        <source>Your partner has this trick already: leave it to them.</source>
        <translation>O seu parceiro já tem esta vaza: deixe-lha.</translation>
    </message>
    <message>
        <source>Win with the lowest card that no opponent can beat.</source>
        <translation>Ganhe com a carta mais baixa que nenhum adversário possa bater.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you can trump.</source>
        <translation>Não tem {suit}, e por isso pode cortar.</translation>
    </message>
    <message>
        <source>With this trick the game is yours.</source>
        <translation>Com esta vaza o jogo é seu.</translation>
    </message>
    <message>
        <source>Once your side has this trick, they can no longer win.</source>
        <translation>Se o seu lado fizer esta vaza, eles já não podem ganhar.</translation>
    </message>
    <message>
        <source>You need this trick: without it you can no longer win.</source>
        <translation>Precisa desta vaza: sem ela já não pode ganhar.</translation>
    </message>
    <message>
        <source>You can no longer win, but with this trick you may still tie.</source>
        <translation>Já não pode ganhar, mas com esta vaza ainda pode empatar.</translation>
    </message>
    <message>
        <source>Only you can still stop them: take this trick yourself.</source>
        <translation>Só a sua mão ainda os pode travar: faça esta vaza.</translation>
    </message>
    <message>
        <source>Only your partner can still stop them: leave them this trick.</source>
        <translation>Só o seu parceiro ainda os pode travar: deixe-lhe esta vaza.</translation>
    </message>
    <message>
        <source>Your partner said gano: leave them this trick.</source>
        <translation>O seu parceiro disse gano: deixe-lhe esta vaza.</translation>
    </message>
    <message>
        <source>You have {tricks:one # trick|other # tricks}, more than your partner: collect them in one hand.</source>
        <translation>Tem {tricks:one # vaza|other # vazas}, mais do que o seu parceiro: junte-as numa só mão.</translation>
    </message>
    <message>
        <source>Your partner has {tricks:one # trick|other # tricks}, more than you: let them collect.</source>
        <translation>O seu parceiro tem {tricks:one # vaza|other # vazas}, mais do que a sua mão: deixe-o juntá-las.</translation>
    </message>
    <message>
        <source>They have trumped: a higher trump takes the trick back.</source>
        <translation>Eles cortaram: um trunfo mais alto recupera a vaza.</translation>
    </message>
    <message>
        <source>Last to play: the lowest card that wins is enough.</source>
        <translation>Ninguém joga depois: basta a carta mais baixa que ganhe.</translation>
    </message>
    <message>
        <source>Your partner&apos;s card may still be beaten: cover it with a higher one.</source>
        <translation>A carta do seu parceiro ainda pode ser batida: cubra-a com outra mais alta.</translation>
    </message>
    <message>
        <source>Your lowest card that beats theirs may be enough: keep the higher ones.</source>
        <translation>A sua carta mais baixa que bate a deles pode bastar: guarde as mais altas.</translation>
    </message>
    <message>
        <source>Take the trick over from your partner: then you lead.</source>
        <translation>Tome a vaza ao seu parceiro: assim é a sua vez de sair.</translation>
    </message>
    <message>
        <source>You may withhold {card:the}: the trump that was led cannot force it.</source>
        <translation>Pode reter {card:o}: o trunfo da saída não obriga a jogar essa carta.</translation>
    </message>
    <message>
        <source>Keep your trumps: they may win a trick of their own.</source>
        <translation>Guarde os trunfos: podem fazer uma vaza por si.</translation>
    </message>
    <message>
        <source>Keep your last trump while others may still hold some.</source>
        <translation>Guarde o último trunfo enquanto outros puderem ter algum.</translation>
    </message>
    <message>
        <source>Nobody else has trumps now: yours will bring back the lead.</source>
        <translation>Mais ninguém tem trunfos: os seus devolvem-lhe a saída.</translation>
    </message>
    <message>
        <source>Your partner plays last and may still take this trick.</source>
        <translation>O seu parceiro joga em último e ainda pode fazer esta vaza.</translation>
    </message>
    <message>
        <source>Keep {card:the}: it can still win a later trick.</source>
        <translation>Guarde {card:o}: ainda pode ganhar uma vaza mais tarde.</translation>
    </message>
    <message>
        <source>Those after you can probably beat your high cards too: save them.</source>
        <translation>Quem joga depois deve bater também as suas cartas altas: poupe-as.</translation>
    </message>
    <message>
        <source>Keep {card:the}: nobody holds a higher one.</source>
        <translation>Guarde {card:o}: ninguém tem outra mais alta.</translation>
    </message>
    <message>
        <source>Wait with {card:the}: let others lead that suit first.</source>
        <translation>Deixe os outros sair do naipe em que a sua carta baixa protege {card:o}.</translation>
    </message>
    <message>
        <source>The trick is your partner&apos;s so far: give your cheapest card.</source>
        <translation>Por agora a vaza é do seu parceiro: jogue a carta que menos vale.</translation>
    </message>
    <message>
        <source>Count your sure tricks: they make {tricks:one # trick|other # tricks} in all, and that wins.</source>
        <translation>Conte as suas vazas certas: são {tricks:one # vaza|other # vazas} ao todo, e com isso ganha.</translation>
    </message>
    <message>
        <source>Lead a trump to bring out theirs: {left:one # is|other # are} still out.</source>
        <translation>Saia de trunfo para fazer sair os deles: {left:one falta # por sair|other faltam # por sair}.</translation>
    </message>
    <message>
        <source>Lead a trump: it helps your partner draw those of the others.</source>
        <translation>Saia de trunfo: ajuda o seu parceiro a tirar os dos outros.</translation>
    </message>
    <message>
        <source>Nobody has a higher card than yours in {suit}: lead it.</source>
        <translation>Ninguém tem carta mais alta de {suit}: saia com a sua.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: lead one to bring out the higher ones.</source>
        <translation>Tem {have:one # trunfo|other # trunfos}: saia de um para fazer sair os mais altos.</translation>
    </message>
    <message>
        <source>Draw trumps first, or they may trump {card:the}.</source>
        <translation>Tire primeiro os trunfos, ou podem cortar {card:o}.</translation>
    </message>
    <message>
        <source>Wait with your trumps: if they lead trumps, {card:the} can win as well.</source>
        <translation>Espere com os trunfos: se saírem eles de trunfo, {card:o} também pode ganhar.</translation>
    </message>
    <message>
        <source>You have {have:one # card|other # cards} in {suit}: the small ones may win later.</source>
        <translation>Tem {have:one # carta|other # cartas} de {suit}: as pequenas podem ganhar mais tarde.</translation>
    </message>
    <message>
        <source>Your opponent must play before your partner: lead through them.</source>
        <translation>O seu adversário joga antes do seu parceiro: saia através dele.</translation>
    </message>
    <message>
        <source>Your cards here are worth the same: it does not matter which.</source>
        <translation>As suas cartas valem aqui o mesmo: tanto faz qual.</translation>
    </message>
    <message>
        <source>The game is not lost yet: do not give up.</source>
        <translation>O jogo ainda não está perdido: não se renda.</translation>
    </message>
    <message>
        <source>Not {suit}: they have none, and could throw a dangerous card.</source>
        <translation>Não saia de {suit}: não têm, e poderiam largar uma carta perigosa.</translation>
    </message>
    <message>
        <source>Nobody has a lower card in {suit}: whoever follows must beat it.</source>
        <translation>Ninguém tem carta mais baixa de {suit}: quem assistir tem de a bater.</translation>
    </message>
    <message>
        <source>You need not follow: throw the card that could win most easily.</source>
        <translation>Não tem de assistir: largue a carta que mais facilmente ganharia.</translation>
    </message>
    <message>
        <source>They are winning this trick: leave it to them.</source>
        <translation>Estão a ganhar esta vaza: deixe-lha.</translation>
    </message>
    <message>
        <source>Play low: they may have to take the trick.</source>
        <translation>Jogue baixo: talvez tenham de fazer a vaza.</translation>
    </message>
    <message>
        <source>Play high now, and keep your low cards to catch them later.</source>
        <translation>Jogue alto agora, e guarde as baixas para os apanhar mais tarde.</translation>
    </message>
    <message>
        <source>Your partner has no {suit} and may trump: lead that suit.</source>
        <translation>O seu parceiro não tem {suit} e pode cortar: saia desse naipe.</translation>
    </message>
    <message>
        <source>If they take this trick, they have won: stop them here.</source>
        <translation>Se fizerem esta vaza, ganharam: trave-os aqui.</translation>
    </message>
    <message>
        <source>You have a card that no opponent can beat: a sure trick.</source>
        <translation>Tem uma carta que nenhum adversário bate: uma vaza certa.</translation>
    </message>
    <message>
        <source>You have a card that only a trump can beat.</source>
        <translation>Tem uma carta que só um trunfo pode bater.</translation>
    </message>
    <message>
        <source>You have a card that only {few:one # card|other # cards} can still beat.</source>
        <translation>Tem uma carta que só {few:one # carta pode|other # cartas podem} ainda bater.</translation>
    </message>
    <message>
        <source>Make them spend a higher card, or take the trick.</source>
        <translation>Faça-os gastar uma carta mais alta, ou leve a vaza.</translation>
    </message>
    <message>
        <source>Keep {card:the}: few cards can still beat it.</source>
        <translation>Guarde {card:o}: poucas cartas a podem ainda bater.</translation>
    </message>
    <message>
        <source>You have only {have:one # card|other # cards} in {suit}: soon you can trump that suit.</source>
        <translation>Só tem {have:one # carta|other # cartas} de {suit}: em breve pode cortar esse naipe.</translation>
    </message>
    <message>
        <source>A loser costs little: every card still out in its suit beats it.</source>
        <translation>Uma carta perdida custa pouco: todas as que restam do naipe a batem.</translation>
    </message>
    <message>
        <source>Nobody can beat your best trump: draw theirs while {left:one # is|other # are} still out.</source>
        <translation>Ninguém bate o seu melhor trunfo: arraste os deles enquanto {left:one faltar # por sair|other faltarem # por sair}.</translation>
    </message>
    <message>
        <source>An opponent has no {suit}: they must trump it or let it go.</source>
        <translation>Um adversário não tem {suit}: tem de cortar ou deixar passar.</translation>
    </message>
    <message>
        <source>Your partner led {suit}: lead that suit back to them.</source>
        <translation>O seu parceiro saiu de {suit}: devolva-lhe esse naipe.</translation>
    </message>
    <message>
        <source>Only {card:the} beats your best card of its suit: bring it out.</source>
        <translation>Só {card:o} bate a sua melhor carta desse naipe: faça-a sair.</translation>
    </message>
    <message>
        <source>It makes no difference here: on average every card comes to the same.</source>
        <translation>Aqui tanto faz: em média, todas as cartas dão o mesmo.</translation>
    </message>
    <message>
        <source>Lead the card that is likeliest to be beaten.</source>
        <translation>Saia da carta que mais provavelmente será batida.</translation>
    </message>
    <message>
        <source>Go under {card:the} with the highest card you can.</source>
        <translation>Fique abaixo {card:do} com a carta mais alta que puder.</translation>
    </message>
    <message>
        <source>You cannot win this trick: give your cheapest card.</source>
        <translation>Não pode ganhar esta vaza: jogue a carta que menos vale.</translation>
    </message>
    <message>
        <source>Keep the low card that guards {card:the}.</source>
        <translation>Guarde a carta baixa que protege {card:o}.</translation>
    </message>
    <message>
        <source>You have no matador: let the other defender draw before you.</source>
        <translation>Não tem matador nenhum: deixe o outro comprar primeiro.</translation>
    </message>
    <message>
        <source>Every card you have left wins: go for all the tricks.</source>
        <translation>Todas as cartas que lhe restam ganham: vá à bola.</translation>
    </message>
    <message>
        <source>With {tricks:one # trick|other # tricks} you are ahead: codille is in sight, so play on.</source>
        <translation>Com {tricks:one # vaza|other # vazas} vai à frente: há codilho à vista, por isso continue a jogar.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Hint: {told}</source>
        <translation>Sugestão: {told}</translation>
    </message>
    <message>
        <source>One moment, the choices are being weighed.</source>
        <translation>A ponderar as hipóteses…</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Uma sugestão</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Fazer assim</translation>
    </message>
    <message>
        <source>There is no hint just now. The game goes on as it was.</source>
        <translation>Agora não há sugestão. A partida continua como estava.</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faço?</translation>
    </message>
    <message>
        <source>Other throws</source>
        <translation>Outros descartes</translation>
    </message>
    <message>
        <source>Press {key} to do it.</source>
        <translation>Prima {key} para fazer assim.</translation>
    </message>
    <message>
        <source>You then seldom win.</source>
        <translation>Mesmo assim, raramente se ganha.</translation>
    </message>
    <message>
        <source>You then win about {times:one once|other # times} in 10.</source>
        <translation>Assim ganha-se cerca de {times:one uma vez|other # vezes} em 10.</translation>
    </message>
    <message>
        <source>You then nearly always win.</source>
        <translation>Assim ganha-se quase sempre.</translation>
    </message>
    <message>
        <source>You seldom come out ahead.</source>
        <translation>Mesmo assim, raramente se fica a ganhar.</translation>
    </message>
    <message>
        <source>You come out ahead about {times:one once|other # times} in 10.</source>
        <translation>Assim fica-se a ganhar cerca de {times:one uma vez|other # vezes} em 10.</translation>
    </message>
    <message>
        <source>You nearly always come out ahead.</source>
        <translation>Assim fica-se quase sempre a ganhar.</translation>
    </message>
    <message>
        <source>Any of them is about as good.</source>
        <translation>Qualquer uma vale quase o mesmo.</translation>
    </message>
    <message>
        <source>One way it may go:</source>
        <translation>Pode correr assim:</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Fico com a vaza</translation>
    </message>
    <message>
        <source>{name} takes it</source>
        <translation>{name} fica com a vaza</translation>
    </message>
    <message>
        <source>{cards}: you take the trick.</source>
        <translation>{cards}: fico com a vaza.</translation>
    </message>
    <message>
        <source>{cards}: {name} takes the trick.</source>
        <translation>{cards}: {name} fica com a vaza.</translation>
    </message>
    <message>
        <source>Throw {more:the} as well</source>
        <translation>Descartar também {more:o}</translation>
    </message>
    <message>
        <source>Keep {less:the}</source>
        <translation>Ficar com {less:o}</translation>
    </message>
    <message>
        <source>Throw {more:the}, keep {less:the}</source>
        <translation>Descartar {more:o}, ficar com {less:o}</translation>
    </message>
    <message>
        <source>Throw {cards:the}</source>
        <translation>Descartar {cards:o}</translation>
    </message>
    <message>
        <source>The marked cards</source>
        <translation>As cartas marcadas</translation>
    </message>
    <message>
        <source>“{action}” wins more often, but brings less in the long run.</source>
        <translation>«{action}» ganha mais vezes, mas rende menos a longo prazo.</translation>
    </message>
    <message>
        <source>{others:one Another choice is|other # other choices are} about equal.</source>
        <translation>{others:one Outra escolha vale|other Outras # escolhas valem} quase o mesmo.</translation>
    </message>
    <message>
        <source>{action}: {wins}, {cost}</source>
        <translation>{action}: {wins}, {cost}</translation>
    </message>
    <message>
        <source>{action}: {wins}</source>
        <translation>{action}: {wins}</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>quase igual</translation>
    </message>
    <message>
        <source>costs {amount}</source>
        <translation>custa {amount}</translation>
    </message>
    <message>
        <source>{action}: loses {amount}, give or take {error}</source>
        <translation>{action}: perde {amount}, com margem de {error}</translation>
    </message>
    <message>
        <source>{action}: gains {amount}, give or take {error}</source>
        <translation>{action}: ganha {amount}, com margem de {error}</translation>
    </message>
    <message>
        <source>This deal can hardly be won any more.</source>
        <translation>Esta mão já dificilmente se ganha.</translation>
    </message>
    <message>
        <source>Another throw: {line}</source>
        <translation>Outro descarte: {line}</translation>
    </message>
    <message>
        <source>{action}: gains {amount}</source>
        <translation>{action}: ganha {amount}</translation>
    </message>
    <message>
        <source>{action}: loses {amount}</source>
        <translation>{action}: perde {amount}</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in chips beside the best.</source>
        <translation>A hipótese de ganhar e as fichas que custa face à melhor.</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in points beside the best.</source>
        <translation>A hipótese de ganhar e os pontos que custa face à melhor.</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in stones beside the best.</source>
        <translation>A hipótese de ganhar e as pedras que custa face à melhor.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Ficar com todas</translation>
    </message>
    <message>
        <source>Play {card:the}, and say gano.</source>
        <translation>Jogue {card:o} e diga gano.</translation>
    </message>
    <message>
        <source>Play {card:the}.</source>
        <translation>Jogue {card:o}.</translation>
    </message>
    <message>
        <source>Call {card:the}.</source>
        <translation>Chame {card:o}.</translation>
    </message>
    <message>
        <source>Give {card:the}.</source>
        <translation>Dê {card:o}.</translation>
    </message>
    <message>
        <source>Bid {contract}.</source>
        <translation>Declare {contract}.</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>Escolha {suit} para trunfo.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Fique com todas as cartas.</translation>
    </message>
    <message>
        <source>Throw away the {number:one marked card|other # marked cards}.</source>
        <translation>Descarte {number:one a carta marcada|other as # cartas marcadas}.</translation>
    </message>
    <message>
        <source>Throw away {cards:the}.</source>
        <translation>Descarte {cards:o}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Choose “{label}”.</source>
        <translation>Escolha «{label}».</translation>
    </message>
    <message>
        <source>If you pass too, you must play anyway.</source>
        <translation>Se também passar, terá de jogar na mesma.</translation>
    </message>
    <message>
        <source>Once you lead, every card you hold wins.</source>
        <translation>Assim que sair, todas as suas cartas ganham.</translation>
    </message>
    <message>
        <source>{high:one Only one of your cards is dangerous, and you may exchange it.|other Only # of your cards are dangerous, and you may exchange them.}</source>
        <translation>{high:one Só uma das suas cartas é perigosa, e pode trocá-la.|other Só # das suas cartas são perigosas, e pode trocá-las.}</translation>
    </message>
    <message>
        <source>You have a low card in every suit you hold.</source>
        <translation>Tem uma carta baixa em cada naipe que segura.</translation>
    </message>
    <message>
        <source>On average you make about {have:one # trick|other # tricks}, whichever suit is turned.</source>
        <translation>Em média faz cerca de {have:one # vaza|other # vazas}, seja qual for o naipe virado.</translation>
    </message>
    <message>
        <source>Spadille and basto are trumps, whichever suit is turned.</source>
        <translation>A espadilha e o basto são trunfos, seja qual for o naipe virado.</translation>
    </message>
    <message>
        <source>{card:The} is a trump, whichever suit is turned.</source>
        <translation>{card:O} é trunfo, seja qual for o naipe virado.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>Com {suit} de trunfo faz cerca de {have:one # vaza|other # vazas}, e {need} ganham.</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>Com {suit} de trunfo o seu lado faz cerca de {have:one # vaza|other # vazas}, e {need} ganham.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: enough if the others share theirs.</source>
        <translation>Com {suit} de trunfo faz cerca de {have:one # vaza|other # vazas}: chegam se os outros dividirem as deles.</translation>
    </message>
    <message>
        <source>{other:Name} wins more often, but {contract} pays more.</source>
        <translation>{other:Name} ganha mais vezes, mas {contract} paga mais.</translation>
    </message>
    <message>
        <source>{contract:Name} leaves {other} open, and your cards suit that better.</source>
        <translation>{contract:Name} deixa aberto {other}, e as suas cartas prestam-se mais a isso.</translation>
    </message>
    <message>
        <source>It wins only about {wins:one once|other # times} in 10, but on average that beats passing.</source>
        <translation>Só ganha {wins:one uma vez|other cerca de # vezes} em 10, mas em média é melhor do que passar.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}.</source>
        <translation>Com {suit} tem {trumps:one # trunfo|other # trunfos}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps, {sure:one # trick is|other # tricks are} certain.</source>
        <translation>Com {suit} de trunfo, {sure:one # vaza é certa|other # vazas são certas}.</translation>
    </message>
    <message>
        <source>All the others have passed, so they are probably weak.</source>
        <translation>Todos os outros passaram: devem ter pouco.</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only {remaining} {remaining:one is|other are} left.</source>
        <translation>{contract:Name} já foi declarado: só {remaining:one resta|other restam} {remaining}.</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only dearer bids are left.</source>
        <translation>{contract:Name} já foi declarado: só restam lanços mais caros.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: one more, and you could bid.</source>
        <translation>Tem {have:one # trunfo|other # trunfos}: com mais um poderia lançar.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps} and {matadors:0 no matador|one one matador|other # matadors}: one more trump, and you could bid.</source>
        <translation>Tem {have:one # trunfo|other # trunfos} e {matadors:0 nenhum matador|one um matador|other # matadores}: com mais um trunfo poderia lançar.</translation>
    </message>
    <message>
        <source>Your {have:one # trump is|other # trumps are} good, but {kings:0 no king stands|one only one king stands|other only # kings stand} beside them.</source>
        <translation>Os seus {have:one # trunfo|other # trunfos} são bons, mas ao lado {kings:0 não há nenhum rei|one há só um rei|other há só # reis}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one about # trick|other about # tricks}: you need at least {least}.</source>
        <translation>Com {suit} de trunfo faz {have:0 quase nenhuma vaza|one cerca de # vaza|other cerca de # vazas}, e precisa de pelo menos {least}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes {have:0 hardly a trick|one about # trick|other about # tricks}: it needs {least}.</source>
        <translation>Com {suit} de trunfo o seu lado faz {have:0 quase nenhuma vaza|one cerca de # vaza|other cerca de # vazas}: precisa de {least}.</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>Sem cartas novas faz {have:0 quase nenhuma vaza|one cerca de # vaza|other cerca de # vazas} com {suit}: precisa de pelo menos {least}.</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>Sem ajuda faz {have:0 quase nenhuma vaza|one cerca de # vaza|other cerca de # vazas} com {suit}: precisa de pelo menos {least}.</translation>
    </message>
    <message>
        <source>{contract:Name} would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>{contract:Name} {wins:0 quase nunca ganharia|one só ganharia uma vez em 10|other só ganharia cerca de # vezes em 10}.</translation>
    </message>
    <message>
        <source>{contract:Name} wins about {wins:one once|other # times} in 10, but losing costs more.</source>
        <translation>{contract:Name} ganha {wins:one uma vez|other cerca de # vezes} em 10, mas perder custa mais.</translation>
    </message>
    <message>
        <source>On average, passing brings you more.</source>
        <translation>Em média, passar rende-lhe mais.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}, more than with any other suit.</source>
        <translation>Com {suit} tem {trumps:one # trunfo|other # trunfos}, mais do que com qualquer outro naipe.</translation>
    </message>
    <message>
        <source>With {suit} you make about {have:one # trick|other # tricks}, the most of any suit.</source>
        <translation>Com {suit} faz cerca de {have:one # vaza|other # vazas}, mais do que com outro naipe.</translation>
    </message>
    <message>
        <source>{card:The} becomes the second-highest trump.</source>
        <translation>{card:O} passa a ser o segundo trunfo.</translation>
    </message>
    <message>
        <source>Another suit gives you as many trumps, but they are higher in {suit}.</source>
        <translation>Outro naipe dá-lhe os mesmos trunfos, mas em {suit} são mais altos.</translation>
    </message>
    <message>
        <source>With {suit} you have fewer trumps, but higher ones.</source>
        <translation>Com {suit} tem menos trunfos, mas mais altos.</translation>
    </message>
    <message>
        <source>{card:The} may still win a trick as a plain card.</source>
        <translation>{card:O} ainda pode ganhar uma vaza fora dos trunfos.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:0 no trump|one only one trump|other only # trumps}, and trumps win tricks.</source>
        <translation>Com {suit} {trumps:0 não tem trunfo nenhum|one tem só um trunfo|other tem só # trunfos}, e os trunfos ganham vazas.</translation>
    </message>
    <message>
        <source>Once that card has gone, {card:the} in your hand is the highest.</source>
        <translation>Saída essa carta, {card:o} da sua mão é a mais alta.</translation>
    </message>
    <message>
        <source>{card:The} in your hand is worth more beside it.</source>
        <translation>{card:O} da sua mão vale mais ao lado dele.</translation>
    </message>
    <message>
        <source>You have {number:one one card|other # cards} of {suit} to lead to {card:the}.</source>
        <translation>Tem {number:one uma carta|other # cartas} de {suit} para sair para {card:o}.</translation>
    </message>
    <message>
        <source>You have {number:0 no card|one only one card} of {suit}: your ally will have the highest.</source>
        <translation>{number:0 Não tem nenhuma carta|one Tem só uma carta} de {suit}: o seu aliado terá a mais alta.</translation>
    </message>
    <message>
        <source>The others hold most cards of {suit}, so {card:the} should win a trick.</source>
        <translation>Os outros têm quase todas as cartas de {suit}, por isso {card:o} deve ganhar uma vaza.</translation>
    </message>
    <message>
        <source>It is your lowest card of {suit}.</source>
        <translation>É a sua carta mais baixa de {suit}.</translation>
    </message>
    <message>
        <source>You may draw only {most:one # card|other # cards}: throw the weakest.</source>
        <translation>Só pode comprar {most:one # carta|other # cartas}: descarte as mais fracas.</translation>
    </message>
    <message>
        <source>Keep trumps and kings: a new card is worth more than the rest.</source>
        <translation>Guarde trunfos e reis: uma carta nova vale mais do que as outras.</translation>
    </message>
    <message>
        <source>Keep only your trumps: a new card is worth more than the rest.</source>
        <translation>Guarde só os trunfos: uma carta nova vale mais do que as outras.</translation>
    </message>
    <message>
        <source>Keep only your {kings:one king|other kings}: a new card is worth more than the rest.</source>
        <translation>Guarde só {kings:one o seu rei|other os seus reis}: uma carta nova vale mais do que as outras.</translation>
    </message>
    <message>
        <source>You have neither a trump nor a king: exchange every card.</source>
        <translation>Não tem trunfo nem rei: troque todas as cartas.</translation>
    </message>
    <message>
        <source>{card:The} stays too: beside its king it may win a trick.</source>
        <translation>{card:O} também fica: ao lado do seu rei pode ganhar uma vaza.</translation>
    </message>
    <message>
        <source>{card:The} stays with a lower card: it may win once the king is gone.</source>
        <translation>{card:O} fica com uma carta mais baixa: pode ganhar depois de sair o rei.</translation>
    </message>
    <message>
        <source>Throw your weakest cards: new ones may be better.</source>
        <translation>Descarte as cartas mais fracas: as novas podem ser melhores.</translation>
    </message>
    <message>
        <source>Keep the kings, and {suit} for {trumps:one # trump|other # trumps}.</source>
        <translation>Guarde os reis, e {suit} para {trumps:one # trunfo|other # trunfos}.</translation>
    </message>
    <message>
        <source>Your partner draws after you: leave them {left:one # card|other # cards}.</source>
        <translation>O seu parceiro compra a seguir: deixe-lhe {left:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>You throw your last {suit}: unless you draw more, you may trump it.</source>
        <translation>Fica sem {suit}: se não comprar mais, pode cortar esse naipe.</translation>
    </message>
    <message>
        <source>Throw the cards that are likeliest to take a trick.</source>
        <translation>Descarte as cartas que mais facilmente fariam uma vaza.</translation>
    </message>
    <message>
        <source>Going on for all the tricks pays more, and it goes well nearly always.</source>
        <translation>Ir à bola paga mais, e corre bem quase sempre.</translation>
    </message>
    <message>
        <source>Play on: it goes well {wins:10 nearly always|other about # times in 10}.</source>
        <translation>Continue: corre bem {wins:10 quase sempre|other cerca de # vezes em 10}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one only about # trick|other only about # tricks}: that is too few.</source>
        <translation>Com {suit} de trunfo faz {have:0 quase nenhuma vaza|one só cerca de # vaza|other só cerca de # vazas}, e é pouco.</translation>
    </message>
    <message>
        <source>You have won already, and of the {left:one # trick|other # tricks} left {sure:0 none is|one only one is|other only # are} certain.</source>
        <translation>Já ganhou, e das {left:one # vaza|other # vazas} que faltam {sure:0 nenhuma é certa|one só uma é certa|other só # são certas}.</translation>
    </message>
    <message>
        <source>You have too few tricks to hope for codille.</source>
        <translation>Tem poucas vazas para esperar codilho.</translation>
    </message>
    <message>
        <source>Your cards and tricks are too weak to win it yourself.</source>
        <translation>As suas cartas e vazas são fracas de mais para ganhar.</translation>
    </message>
    <message>
        <source>Your cards and tricks are good enough to win it yourself.</source>
        <translation>As suas cartas e vazas chegam para ganhar.</translation>
    </message>
    <message>
        <source>The card turned up is a trump for certain: take it.</source>
        <translation>A carta virada é trunfo de certeza: fique com ela.</translation>
    </message>
    <message>
        <source>All have passed, so the strong cards probably lie in the talon.</source>
        <translation>Todos passaram: as cartas fortes devem estar no monte.</translation>
    </message>
    <message>
        <source>If you turn up a king, you score a point.</source>
        <translation>Se virar um rei, marca um ponto.</translation>
    </message>
    <message>
        <source>A king that you show scores a point.</source>
        <translation>Um rei que mostra vale um ponto.</translation>
    </message>
    <message>
        <source>You gain nothing by keeping the talon secret.</source>
        <translation>Não ganha nada em esconder o monte.</translation>
    </message>
    <message>
        <source>You would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>{wins:0 Quase nunca ganharia|one Só ganharia uma vez em 10|other Só ganharia cerca de # vezes em 10}.</translation>
    </message>
    <message>
        <source>You have no trump left, and {left:one # is|other # are} still out.</source>
        <translation>Já não tem trunfos, e {left:one falta # por sair|other faltam # por sair}.</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and you have {own:0 none|other #}.</source>
        <translation>Os outros têm {tricks:one # vaza|other # vazas} ao todo, e do seu lado {own:0 não há nenhuma|one há uma|other há #}.</translation>
    </message>
    <message>
        <source>You can hardly win now, and after codille another player gets your chips.</source>
        <translation>Já dificilmente ganha, e com codilho outro jogador fica com as suas fichas.</translation>
    </message>
    <message>
        <source>You can hardly win, and throwing it in costs no more than a tie.</source>
        <translation>Dificilmente ganha, e desistir não custa mais do que um empate.</translation>
    </message>
</context>
<context>
    <name>Holds</name>
    <message>
        <source>With nobody</source>
        <translation>Com ninguém</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>Com quanta certeza?</translation>
    </message>
    <message>
        <source>5 times in 10</source>
        <translation>5 vezes em 10</translation>
    </message>
    <message>
        <source>7 times in 10</source>
        <translation>7 vezes em 10</translation>
    </message>
    <message>
        <source>9 times in 10</source>
        <translation>9 vezes em 10</translation>
    </message>
    <message>
        <source>That is close to what the expert sees.</source>
        <translation>Está perto do que vê o perito.</translation>
    </message>
    <message>
        <source>There, and you can be surer of it. This problem comes back another day.</source>
        <translation>Aí, e pode ter mais certeza. Este problema volta noutro dia.</translation>
    </message>
    <message>
        <source>There, but you cannot be that sure. This problem comes back another day.</source>
        <translation>Aí, mas não se pode ter tanta certeza. Este problema volta noutro dia.</translation>
    </message>
    <message>
        <source>Above: your answer. Below: what the expert sees.</source>
        <translation>Em cima: a sua resposta. Em baixo: o que vê o perito.</translation>
    </message>
    <message>
        <source>This time it is with {name}.</source>
        <translation>Desta vez está com {name}.</translation>
    </message>
    <message>
        <source>This time nobody has it.</source>
        <translation>Desta vez ninguém o tem.</translation>
    </message>
    <message>
        <source>Where is {card:the}, most likely?</source>
        <translation>Onde está {card:o}, mais provavelmente?</translation>
    </message>
    <message>
        <source>Most likely it is with {name}: {percent}.</source>
        <translation>O mais provável é estar com {name}: {percent}.</translation>
    </message>
    <message>
        <source>Most likely nobody has it: {percent}.</source>
        <translation>O mais provável é ninguém o ter: {percent}.</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>Show the &amp;chief ones only</source>
        <translation>Só as &amp;principais</translation>
    </message>
    <message>
        <source>Show &amp;all house rules</source>
        <translation>&amp;Todas as regras da casa</translation>
    </message>
    <message>
        <source>Hid&amp;e the house rules</source>
        <translation>Ocultar as re&amp;gras da casa</translation>
    </message>
    <message>
        <source>Chang&amp;e the house rules</source>
        <translation>Alterar as re&amp;gras da casa</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Valores habituais</translation>
    </message>
    <message>
        <source>All as in the rule book</source>
        <translation>Tudo como no livro de regras</translation>
    </message>
    <message>
        <source>Not as in the rule book: {rules}</source>
        <translation>Diferente do livro de regras: {rules}</translation>
    </message>
</context>
<context>
    <name>KeyPage</name>
    <message>
        <source>From part to part of the table</source>
        <translation>Percorrer as partes da mesa</translation>
    </message>
    <message>
        <source>The table read out</source>
        <translation>A mesa lida em voz alta</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>As suas cartas</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>A primeira página</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Uma lição</translation>
    </message>
    <message>
        <source>Lists, log, last trick, settlement, other cards</source>
        <translation>Listas, crónica, última vaza, contas da mão, outras cartas</translation>
    </message>
    <message>
        <source>A replay</source>
        <translation>Uma repetição</translation>
    </message>
    <message>
        <source>Dialogs</source>
        <translation>Caixas de diálogo</translation>
    </message>
    <message>
        <source>The path of lessons</source>
        <translation>O caminho das lições</translation>
    </message>
    <message>
        <source>The rule book</source>
        <translation>O livro de regras</translation>
    </message>
    <message>
        <source>Score sheet and sittings</source>
        <translation>Folha de contas e partidas</translation>
    </message>
    <message>
        <source>F6 leads round the parts of the table, from your cards to the tools. The arrow keys lead along each part.</source>
        <translation>F6 percorre as partes da mesa, das suas cartas às ferramentas. As setas percorrem cada parte.</translation>
    </message>
    <message>
        <source>These keys work at any time. The words are shown, and a screen reader says them.</source>
        <translation>Estas teclas funcionam a qualquer momento. O texto aparece na mesa, e um leitor de ecrã lê-o.</translation>
    </message>
    <message>
        <source>Each button shows its key. It works wherever you are, and is the same through the deal.</source>
        <translation>Cada botão mostra a sua tecla. Funciona em qualquer lado e é a mesma durante toda a mão.</translation>
    </message>
    <message>
        <source>Alt and the underlined letter of a button or a field leads to it.</source>
        <translation>Alt e a letra sublinhada de um botão ou campo levam até ele.</translation>
    </message>
    <message>
        <source>{keys}: {text}</source>
        <translation>{keys}: {text}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>1 to 9, and 0 for the tenth</source>
        <translation>1 a 9, e 0 para a décima</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 a 4</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>D</source>
        <translation>C</translation>
    </message>
    <message>
        <source>B</source>
        <translation>V</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>F</source>
        <translation>A</translation>
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
        <translation>S</translation>
    </message>
    <message>
        <source>O</source>
        <translation>D</translation>
    </message>
    <message>
        <source>V</source>
        <translation>N</translation>
    </message>
    <message>
        <source>W</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Página acima</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Página abaixo</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Seta para a esquerda</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>Seta para a direita</translation>
    </message>
    <message>
        <source>Up arrow</source>
        <translation>Seta para cima</translation>
    </message>
    <message>
        <source>Down arrow</source>
        <translation>Seta para baixo</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retrocesso</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>To the next thing in this part</source>
        <translation>Ao elemento seguinte desta parte</translation>
    </message>
    <message>
        <source>To the thing before</source>
        <translation>Ao elemento anterior</translation>
    </message>
    <message>
        <source>Back to your cards</source>
        <translation>De volta às cartas da mão</translation>
    </message>
    <message>
        <source>Explain the word in focus, or the next word on the table</source>
        <translation>Explicar a palavra selecionada, ou a seguinte da mesa</translation>
    </message>
    <message>
        <source>To the next card or button</source>
        <translation>À carta ou ao botão seguinte</translation>
    </message>
    <message>
        <source>To the card or button before</source>
        <translation>À carta ou ao botão anterior</translation>
    </message>
    <message>
        <source>Choose the card at that place; press again to play or throw it</source>
        <translation>Escolhe a carta desse lugar; outra vez, joga-a ou descarta-a</translation>
    </message>
    <message>
        <source>To the card on the left</source>
        <translation>À carta da esquerda</translation>
    </message>
    <message>
        <source>To the card on the right</source>
        <translation>À carta da direita</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Mover a carta para a esquerda</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Mover a carta para a direita</translation>
    </message>
    <message>
        <source>Raise the chosen card, then play it; in the exchange, throw or keep it</source>
        <translation>Levanta a carta escolhida e depois joga-a; na compra, descarta-a ou guarda-a</translation>
    </message>
    <message>
        <source>In the exchange, throw all up to this card, as Shift and click do</source>
        <translation>Na compra, descarta todas as cartas desde a última até esta, como um clique com Shift</translation>
    </message>
    <message>
        <source>Lower the raised card, or take back the last discard</source>
        <translation>Baixa a carta levantada, ou retoma o último descarte</translation>
    </message>
    <message>
        <source>While you are asked nothing: go on, and put away a trick that waits</source>
        <translation>Enquanto nada lhe é perguntado: continuar, e arrumar uma vaza que espera</translation>
    </message>
    <message>
        <source>Press the golden button: play the raised card, or go on</source>
        <translation>Premir o botão dourado: jogar a carta levantada, ou continuar</translation>
    </message>
    <message>
        <source>Play on after all, when you are asked whether you surrender</source>
        <translation>Jogar apesar de tudo, quando lhe perguntam se se rende</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Fazer o que diz a sugestão</translation>
    </message>
    <message>
        <source>Name the suit, or call the card, with that number</source>
        <translation>Escolher o naipe, ou chamar a carta, desse número</translation>
    </message>
    <message>
        <source>The first of the offers</source>
        <translation>A primeira das ofertas</translation>
    </message>
    <message>
        <source>Go on, once you have read the bubble</source>
        <translation>Continuar, depois de ler o balão</translation>
    </message>
    <message>
        <source>Give the answer with that number</source>
        <translation>Dar a resposta com esse número</translation>
    </message>
    <message>
        <source>To the line above or below</source>
        <translation>À linha de cima ou de baixo</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: up</source>
        <translation>Numa longa lista de lanços ou de contas: para cima</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: down</source>
        <translation>Numa longa lista de lanços ou de contas: para baixo</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page up</source>
        <translation>Numa longa lista de lanços ou de contas: uma página para cima</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page down</source>
        <translation>Numa longa lista de lanços ou de contas: uma página para baixo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Let it go on, or stop it</source>
        <translation>Deixar correr, ou parar</translation>
    </message>
    <message>
        <source>End the replay</source>
        <translation>Acabar a repetição</translation>
    </message>
    <message>
        <source>Press the button with the frame, or else the golden one</source>
        <translation>Premir o botão com moldura, ou então o dourado</translation>
    </message>
    <message>
        <source>Close without an answer</source>
        <translation>Fechar sem responder</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>Ao campo ou botão seguinte</translation>
    </message>
    <message>
        <source>To the field or button before</source>
        <translation>Ao campo ou botão anterior</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>As regras</translation>
    </message>
    <message>
        <source>To the station before, or the next</source>
        <translation>À estação anterior ou à seguinte</translation>
    </message>
    <message>
        <source>To the chapter before, or the next</source>
        <translation>Ao capítulo anterior ou ao seguinte</translation>
    </message>
    <message>
        <source>To the first station, or the last</source>
        <translation>À primeira estação ou à última</translation>
    </message>
    <message>
        <source>Begin the station with the frame</source>
        <translation>Começar a estação com a moldura</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>De volta à página anterior</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>To the next place found</source>
        <translation>Ao lugar encontrado seguinte</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto maior</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto menor</translation>
    </message>
    <message>
        <source>Copy the whole sheet</source>
        <translation>Copiar a folha toda</translation>
    </message>
    <message>
        <source>To the row above or below</source>
        <translation>À linha de cima ou de baixo</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>{name} (in part)</source>
        <translation>{name} (em parte)</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>The path</source>
        <translation>O caminho</translation>
    </message>
    <message>
        <source>The chapters</source>
        <translation>Os capítulos</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Começar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Treino rápido</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Aprender com os erros</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>The rules, one new thing in each deal.</source>
        <translation>As regras, uma novidade em cada mão.</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Avaliar</translation>
    </message>
    <message>
        <source>What your hand is worth, and what your cards can do.</source>
        <translation>Quanto vale a sua mão e o que podem as suas cartas.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Praticar</translation>
    </message>
    <message>
        <source>As much as you like, of what you choose.</source>
        <translation>Tanto quanto quiser, do que escolher.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Dominar</translation>
    </message>
    <message>
        <source>Look at nine cards, and say whether you play.</source>
        <translation>Olhe para nove cartas e diga se joga.</translation>
    </message>
    <message>
        <source>Which cards go, and which stay?</source>
        <translation>Que cartas vão e quais ficam?</translation>
    </message>
    <message>
        <source>Two of you must stop one.</source>
        <translation>Dois têm de travar um.</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. Trumps now, or later?</source>
        <translation>É o feito e sai. Trunfos agora ou depois?</translation>
    </message>
    <message>
        <source>You are the Ombre. One card is best.</source>
        <translation>É o feito. Uma carta é a melhor.</translation>
    </message>
    <message>
        <source>You play. Which suit shall be trump?</source>
        <translation>Joga. Que naipe será trunfo?</translation>
    </message>
    <message>
        <source>The last chance to give up. Or do you play on?</source>
        <translation>A última ocasião para desistir. Ou continua?</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop, or try for all nine?</source>
        <translation>Cinco vazas são suas. Parar, ou tentar as nove?</translation>
    </message>
    <message>
        <source>Problems from real deals of this game.</source>
        <translation>Problemas de mãos reais deste jogo.</translation>
    </message>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>Hoje não volta nenhum erro seu.</translation>
    </message>
    <message>
        <source>{count:one # position|other # positions} that you missed, in new cards.</source>
        <translation>{count:one # posição que falhou|other # posições que falhou}, com outras cartas.</translation>
    </message>
    <message>
        <source>Drill, {title}</source>
        <translation>Treino rápido, {title}</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>Fa&amp;zer</translation>
    </message>
    <message>
        <source>Next: the lesson “{title}”.</source>
        <translation>A seguir: a lição «{title}».</translation>
    </message>
    <message>
        <source>Next: practise “{theme}”, which costs you most.</source>
        <translation>A seguir: praticar «{theme}», o que mais custa.</translation>
    </message>
    <message>
        <source>Next: today’s deal, {game}.</source>
        <translation>A seguir: a mão do dia, {game}.</translation>
    </message>
    <message>
        <source>Next: {count:one # position that you missed comes|other # positions that you missed come} back today.</source>
        <translation>A seguir: hoje {count:one volta # posição falhada|other voltam # posições falhadas}.</translation>
    </message>
    <message>
        <source>So far, this lesson is in English only.</source>
        <translation>Por agora, esta lição só está em inglês.</translation>
    </message>
    <message>
        <source>Exercises of lesson {number}.</source>
        <translation>Exercícios da lição {number}.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>When to dare, when to give up, and where the cards are.</source>
        <translation>Quando arriscar, quando desistir e onde estão as cartas.</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}</source>
        <translation>Lição {number}, {title}</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, next</source>
        <translation>Lição {number}, {title}, a seguinte</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, done</source>
        <translation>Lição {number}, {title}, feita</translation>
    </message>
    <message>
        <source>Problems, {title}</source>
        <translation>Problemas, {title}</translation>
    </message>
    <message>
        <source>Problems, {title}, done</source>
        <translation>Problemas, {title}, feitos</translation>
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
        <translation>{right:one # resolvido|other # resolvidos}</translation>
    </message>
    <message>
        <source>{count} today</source>
        <translation>{count} hoje</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>None of these</source>
        <translation>Nenhum destes</translation>
    </message>
    <message>
        <source>Whist, Hearts, Spades</source>
        <translation>Whist, copas, spades</translation>
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
        <translation>Sueca, bisca, tute, tressette</translation>
    </message>
    <message>
        <source>What do you know already?</source>
        <translation>Que jogos já conhece?</translation>
    </message>
    <message>
        <source>On to the next lesson</source>
        <translation>Lição seguinte</translation>
    </message>
    <message>
        <source>Now a real game, with all helps</source>
        <translation>Agora uma partida a sério, com todas as ajudas</translation>
    </message>
    <message>
        <source>What the teacher said</source>
        <translation>O que disse o mestre</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Again from the beginning</source>
        <translation>Outra vez do princípio</translation>
    </message>
    <message>
        <source>{trick:1 Again from the first trick|2 Again from the second trick|3 Again from the third trick|4 Again from the fourth trick|5 Again from the fifth trick|6 Again from the sixth trick|7 Again from the seventh trick|8 Again from the eighth trick|9 Again from the last trick|other Again from trick #}</source>
        <translation>{trick:1 Outra vez desde a primeira vaza|2 Outra vez desde a segunda vaza|3 Outra vez desde a terceira vaza|4 Outra vez desde a quarta vaza|5 Outra vez desde a quinta vaza|6 Outra vez desde a sexta vaza|7 Outra vez desde a sétima vaza|8 Outra vez desde a oitava vaza|9 Outra vez desde a última vaza|other Outra vez desde a vaza #}</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Por hoje chega</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>De volta à minha partida</translation>
    </message>
    <message>
        <source>Now without me: the same opponents</source>
        <translation>Agora sem mim: os mesmos adversários</translation>
    </message>
    <message>
        <source>Well played. What next?</source>
        <translation>Bem jogado. E agora?</translation>
    </message>
    <message>
        <source>That went wrong. Try again, or go on?</source>
        <translation>Correu mal. Outra vez, ou em frente?</translation>
    </message>
    <message>
        <source>The rings show what the teacher advises. F7 shows what the teacher said last.</source>
        <translation>Os anéis mostram o que o mestre aconselha. F7 mostra o que ele disse por último.</translation>
    </message>
    <message>
        <source>Well played. The score starts again in the next lesson.</source>
        <translation>Bem jogado. Na próxima lição as contas começam de novo.</translation>
    </message>
    <message>
        <source>That went wrong. The score starts again in the next lesson.</source>
        <translation>Correu mal. Na próxima lição as contas começam de novo.</translation>
    </message>
    <message>
        <source>I would play {better:the}: that wins about {best:one once|other # times} in 10, {chosen:the} {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>Eu jogava {better:o}: ganha {best:one uma vez|other umas # vezes} em 10, e {chosen:o} {own:0 quase nunca|one só uma|other só #}. Escolha outra vez.</translation>
    </message>
    <message>
        <source>I would play {better:the}: on average it brings more. Choose again.</source>
        <translation>Eu jogava {better:o}: em média rende mais. Escolha outra vez.</translation>
    </message>
    <message>
        <source>Another choice brings more on average. Choose again.</source>
        <translation>Outra escolha rende em média mais. Escolha outra vez.</translation>
    </message>
    <message>
        <source>Another choice wins about {best:one once|other # times} in 10, this one {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>Outra escolha ganha {best:one uma vez|other umas # vezes} em 10, esta {own:0 quase nunca|one só uma|other só #}. Escolha outra vez.</translation>
    </message>
    <message>
        <source>This lesson cannot be read</source>
        <translation>Não se consegue ler esta lição</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>Há um erro em {file}.</translation>
    </message>
    <message>
        <source>Your games and what you have learned so far are untouched.</source>
        <translation>As suas partidas e o que já aprendeu ficam intactos.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Expert</source>
        <translation>Perito</translation>
    </message>
    <message>
        <source>Forgets nothing, and tries every card against dozens of hands the others may hold.</source>
        <translation>Não esquece nada, e experimenta cada carta contra dezenas de mãos que os outros podem ter.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Forgets nothing, bids by the book, and thinks of fewer cases.</source>
        <translation>Não esquece nada, lança pelos livros, e pensa em menos casos.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Certo</translation>
    </message>
    <message>
        <source>A club player who knows the maxims, remembers three tricks and has two habits.</source>
        <translation>Jogador de clube que sabe as máximas, lembra-se de três vazas e tem dois hábitos.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Bids too much, remembers two tricks, and has three habits you can learn.</source>
        <translation>Lança de mais, lembra-se de duas vazas, e tem três hábitos que se podem aprender.</translation>
    </message>
    <message>
        <source>As strong as I am</source>
        <translation>Como eu</translation>
    </message>
    <message>
        <source>Plays about as well as you do, and changes with you.</source>
        <translation>Joga mais ou menos tão bem como você, e muda consigo.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as a novice.</source>
        <translation>Joga mais ou menos tão bem como você: agora como um principiante.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between novice and steady.</source>
        <translation>Joga mais ou menos tão bem como você: agora entre principiante e certo.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now steady.</source>
        <translation>Joga mais ou menos tão bem como você: agora como um jogador certo.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between steady and strong.</source>
        <translation>Joga mais ou menos tão bem como você: agora entre certo e forte.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now strong.</source>
        <translation>Joga mais ou menos tão bem como você: agora como um jogador forte.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between strong and expert.</source>
        <translation>Joga mais ou menos tão bem como você: agora entre forte e perito.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as an expert.</source>
        <translation>Joga mais ou menos tão bem como você: agora como um perito.</translation>
    </message>
    <message>
        <source>Even-tempered: goes by the figures.</source>
        <translation>De humor sereno: guia-se pelos números.</translation>
    </message>
    <message>
        <source>Cautious: bids on good cards only, and gives up in time.</source>
        <translation>Cauteloso: só lança com boas cartas, e rende-se a tempo.</translation>
    </message>
    <message>
        <source>Bold: bids on little, and likes to play alone and for all nine tricks.</source>
        <translation>Atrevido: lança com pouco, e gosta de jogar sem ajuda e de ir à bola.</translation>
    </message>
    <message>
        <source>Stubborn: never gives a game up, and leads the same suit again and again.</source>
        <translation>Teimoso: nunca se rende, e sai sempre do mesmo naipe.</translation>
    </message>
    <message>
        <source>Thrifty: saves spadille for later, and draws few cards as a defender.</source>
        <translation>Poupado: guarda a espadilha para depois e, como contrário, compra poucas cartas.</translation>
    </message>
    <message>
        <source>Hot-headed: as Ombre leads every trump from the top.</source>
        <translation>Arrebatado: quando é o feito, sai de todos os trunfos, de cima para baixo.</translation>
    </message>
    <message>
        <source>A gambler: would rather turn up a trump than name one.</source>
        <translation>Jogador de sorte: antes quer virar um trunfo do que escolhê-lo.</translation>
    </message>
    <message>
        <source>Wins about half a chip a deal less than the expert at Renegado.</source>
        <translation>Ganha cerca de meia ficha por mão a menos do que o perito no renegado.</translation>
    </message>
    <message>
        <source>Wins about a chip a deal less than the expert at Renegado.</source>
        <translation>Ganha cerca de uma ficha por mão a menos do que o perito no renegado.</translation>
    </message>
    <message>
        <source>Wins about {number} chips a deal less than the expert at Renegado.</source>
        <translation>Ganha cerca de {number} fichas por mão a menos do que o perito no renegado.</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
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
        <translation>Ganho</translation>
    </message>
    <message>
        <source>Without luck, where it is known</source>
        <translation>Sem a sorte, onde é conhecida</translation>
    </message>
    <message>
        <source>Your luck is not known in any of these deals yet. “Review this deal” works it out, and so does the coach (Preferences, Play).</source>
        <translation>A sua sorte ainda não é conhecida em nenhuma destas mãos. «Analisar esta mão» calcula-a, e o mestre também (Preferências, Jogo).</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In points, it gave {luck}.</source>
        <translation>A sua sorte é conhecida em {deals} de {of} mãos desde {date}. Em pontos deu {luck}.</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In chips, it gave {luck}.</source>
        <translation>A sua sorte é conhecida em {deals} de {of} mãos desde {date}. Em fichas deu {luck}.</translation>
    </message>
    <message>
        <source>Luck is the worth of your hands and how the other cards lay. With all choices it makes what was won, without antes and pool.</source>
        <translation>A sorte é o que valiam as suas mãos e como estavam as outras cartas. Com todas as escolhas dá o que se ganhou, sem entradas nem bolo.</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Analisadas</translation>
    </message>
    <message>
        <source>Your hands</source>
        <translation>As suas mãos</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Outras cartas</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>Sem a sorte</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>As suas escolhas</translation>
    </message>
    <message>
        <source>Others’ choices</source>
        <translation>Escolhas alheias</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mês</translation>
    </message>
    <message>
        <source>All reviewed deals</source>
        <translation>Todas as mãos analisadas</translation>
    </message>
    <message>
        <source>Without the luck that is known: {amount}. The page “Luck and skill” has the figures.</source>
        <translation>Sem a sorte conhecida: {amount}. A página «Sorte e arte» tem os números.</translation>
    </message>
</context>
<context>
    <name>Maxims</name>
    <message>
        <source>trumps</source>
        <translation>trunfos; mpl</translation>
    </message>
    <message>
        <source>Keep low cards, throw from the high ones.</source>
        <translation>Guarde cartas baixas; descarte das altas.</translation>
    </message>
    <message>
        <source>Keep trumps and kings, throw from the rest.</source>
        <translation>Guarde trunfos e reis; descarte das outras.</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you take over, you play on as the Ombre.</source>
        <translation>Se todos aceitarem, o feito perdeu. Quem tomar o jogo continua como feito.</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you refuse, the play goes on.</source>
        <translation>Se todos aceitarem, o feito perdeu. Se um recusar, o jogo continua.</translation>
    </message>
    <message>
        <source>The others must follow suit if they can.</source>
        <translation>Os outros têm de assistir ao naipe, se puderem.</translation>
    </message>
    <message>
        <source>{suit:Name} were led: follow suit.</source>
        <translation>{suit:pl Saíram|other Saiu} {suit}: assista ao naipe.</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card.</source>
        <translation>Não tem {suit}: jogue qualquer carta.</translation>
    </message>
    <message>
        <source>You have no {suit}: play a trump.</source>
        <translation>Não tem {suit}: jogue um trunfo.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>French &amp;cards only</source>
        <translation>Só &amp;cartas francesas</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Mã&amp;o</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Ap&amp;render</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>To the &amp;next part of the table</source>
        <translation>À parte &amp;seguinte da mesa</translation>
    </message>
    <message>
        <source>To the part be&amp;fore</source>
        <translation>À parte an&amp;terior</translation>
    </message>
    <message>
        <source>To my c&amp;ards</source>
        <translation>Às ca&amp;rtas da mão</translation>
    </message>
    <message>
        <source>How it &amp;stands</source>
        <translation>Como está o &amp;jogo</translation>
    </message>
    <message>
        <source>The trick &amp;on the table</source>
        <translation>A vaza na &amp;mesa</translation>
    </message>
    <message>
        <source>The &amp;players</source>
        <translation>Os jogad&amp;ores</translation>
    </message>
    <message>
        <source>&amp;Where the cards are…</source>
        <translation>O&amp;nde estão as cartas…</translation>
    </message>
    <message>
        <source>Repeat the last &amp;message</source>
        <translation>Repetir a última mensa&amp;gem</translation>
    </message>
    <message>
        <source>The last &amp;trick</source>
        <translation>Ú&amp;ltima vaza</translation>
    </message>
    <message>
        <source>What has &amp;happened</source>
        <translation>Cró&amp;nica da mão</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Voltar a&amp;trás</translation>
    </message>
    <message>
        <source>Go for&amp;ward again</source>
        <translation>Ir outra ve&amp;z em frente</translation>
    </message>
    <message>
        <source>M&amp;y decisions…</source>
        <translation>As minhas deci&amp;sões…</translation>
    </message>
    <message>
        <source>Sort my cards a&amp;gain</source>
        <translation>Ordenar outra vez &amp;as minhas cartas</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>&amp;Uma sugestão</translation>
    </message>
    <message>
        <source>&amp;Weigh the throw…</source>
        <translation>Pon&amp;derar o descarte…</translation>
    </message>
    <message>
        <source>Play the rest &amp;out</source>
        <translation>Jogar o resto até ao &amp;fim</translation>
    </message>
    <message>
        <source>Decid&amp;e this for me</source>
        <translation>Decidir isto &amp;por mim</translation>
    </message>
    <message>
        <source>P&amp;lay this deal for me</source>
        <translation>Jogar esta mão por m&amp;im</translation>
    </message>
    <message>
        <source>Spanish or French &amp;cards</source>
        <translation>&amp;Cartas espanholas ou francesas</translation>
    </message>
    <message>
        <source>Print a dec&amp;k…</source>
        <translation>&amp;Imprimir um baralho…</translation>
    </message>
    <message>
        <source>Soun&amp;ds on or off</source>
        <translation>Ligar ou d&amp;esligar os sons</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Enc&amp;her o ecrã</translation>
    </message>
    <message>
        <source>&amp;Just play</source>
        <translation>&amp;Jogar já</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>A deal a da&amp;y…</source>
        <translation>A mão d&amp;o dia…</translation>
    </message>
    <message>
        <source>&amp;End the sitting</source>
        <translation>&amp;Terminar a partida</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Abrir um registo…</translation>
    </message>
    <message>
        <source>Save the &amp;record…</source>
        <translation>&amp;Guardar o registo…</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture of this deal…</source>
        <translation>Guardar uma imagem &amp;da mão…</translation>
    </message>
    <message>
        <source>&amp;Deal by code or number…</source>
        <translation>&amp;Dar por código ou número…</translation>
    </message>
    <message>
        <source>A deal by ha&amp;nd…</source>
        <translation>Uma mão carta a ca&amp;rta…</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;code</source>
        <translation>Copiar o &amp;código desta mão</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;record</source>
        <translation>Copiar o &amp;registo desta mão</translation>
    </message>
    <message>
        <source>&amp;Paste a record or a code</source>
        <translation>Col&amp;ar um registo ou código</translation>
    </message>
    <message>
        <source>Chec&amp;k this deal&apos;s shuffle</source>
        <translation>&amp;Verificar a baralhada desta mão</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Fo&amp;lha de contas</translation>
    </message>
    <message>
        <source>S&amp;ittings…</source>
        <translation>Part&amp;idas…</translation>
    </message>
    <message>
        <source>Beside the e&amp;xpert…</source>
        <translation>Ao lado do p&amp;erito…</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>A&amp;nalisar esta mão</translation>
    </message>
    <message>
        <source>Play this deal &amp;again…</source>
        <translation>&amp;Jogar outra vez esta mão…</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>Estatísti&amp;cas…</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>Fa&amp;zer cópia de tudo…</translation>
    </message>
    <message>
        <source>Restore a back&amp;up…</source>
        <translation>Recuperar uma có&amp;pia…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferências…</translation>
    </message>
    <message>
        <source>Bi&amp;gger letters, keys, contrast…</source>
        <translation>Letras &amp;maiores, teclas, contraste…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Learn it at the table</source>
        <translation>&amp;Aprender à mesa</translation>
    </message>
    <message>
        <source>Le&amp;ssons and problems…</source>
        <translation>L&amp;ições e problemas…</translation>
    </message>
    <message>
        <source>Learn from &amp;mistakes</source>
        <translation>Apr&amp;ender com os erros</translation>
    </message>
    <message>
        <source>The &amp;teacher&apos;s last words</source>
        <translation>As últimas palavras do &amp;mestre</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>&amp;Deixar a lição</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>As &amp;regras</translation>
    </message>
    <message>
        <source>&amp;How the others think</source>
        <translation>Como &amp;pensam os outros</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Belinda&apos;s game</source>
        <translation>O jogo de &amp;Belinda</translation>
    </message>
    <message>
        <source>&amp;About Ombre</source>
        <translation>Acerca d&amp;o Ombre</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Prob&amp;lemas</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Co&amp;py the details</source>
        <translation>Co&amp;piar os detalhes</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>Mostrar os &amp;detalhes</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Hide the &amp;details</source>
        <translation>Esconder os &amp;detalhes</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>Not every game can be played here: a part of the program is missing.</source>
        <translation>Nem todos os jogos se podem jogar aqui: falta uma parte do programa.</translation>
    </message>
    <message>
        <source>You cannot be asked this</source>
        <translation>Não se lhe pode perguntar isto</translation>
    </message>
    <message>
        <source>It is your turn, but the part that would let you answer is missing.</source>
        <translation>É a sua vez, mas falta ao programa a parte que o deixaria responder.</translation>
    </message>
    <message>
        <source>The sitting is kept as it stands. You can take back your last decision or begin another game.</source>
        <translation>A partida fica guardada como está. Pode retomar a última decisão ou começar outro jogo.</translation>
    </message>
    <message>
        <source>This game is played with French cards.</source>
        <translation>Este jogo joga-se com cartas francesas.</translation>
    </message>
    <message>
        <source>Its eights, nines and tens, or its words, need the French deck.</source>
        <translation>Os seus oitos, noves e dezes, ou as suas palavras, pedem o baralho francês.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>A new game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espanhol</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francês</translation>
    </message>
    <message>
        <source>The sitting</source>
        <translation>A partida</translation>
    </message>
    <message>
        <source>With each of these numbers, everybody deals equally often.</source>
        <translation>Com cada um destes números todos dão igual número de vezes.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>D&amp;uplicate: the expert plays the same deals</source>
        <translation>D&amp;uplicado: o perito joga as mesmas mãos</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualquer número</translation>
    </message>
    <message>
        <source>Number of the &amp;first deal</source>
        <translation>Número da primeira &amp;mão</translation>
    </message>
    <message>
        <source>Everybody who plays the same number has the same cards. Each deal stands alone.</source>
        <translation>Quem joga o mesmo número tem as mesmas cartas. Cada mão conta por si.</translation>
    </message>
    <message>
        <source>What a table agrees on before it plays. The rules of the book are set already.</source>
        <translation>O que uma mesa combina antes de jogar. As regras do livro já estão postas.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À mesa</translation>
    </message>
    <message>
        <source>Length, cards, house rules</source>
        <translation>Duração, cartas, regras da casa</translation>
    </message>
    <message>
        <source>How the opponents &amp;think…</source>
        <translation>Como &amp;pensam os outros…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>C&amp;ancelar</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Começar</translation>
    </message>
    <message>
        <source>You can change them at any moment of the game.</source>
        <translation>Pode mudá-las em qualquer momento da partida.</translation>
    </message>
    <message>
        <source>No fixed end</source>
        <translation>Sem fim</translation>
    </message>
    <message>
        <source>The numbers go from 1 to 4,000,000,000.</source>
        <translation>Os números vão de 1 a 4&#xa0;000&#xa0;000&#xa0;000.</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Where the cards are</source>
        <translation>Onde estão as cartas</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>O que se fez</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Who may have it</source>
        <translation>Quem a pode ter</translation>
    </message>
    <message>
        <source>The hand has</source>
        <translation>A mão tem</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>As cartas estão dadas.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>A calcular…</translation>
    </message>
    <message>
        <source>That told hardly anything new.</source>
        <translation>Isso quase não disse nada de novo.</translation>
    </message>
    <message>
        <source>Choose what another player did, to see what it told.</source>
        <translation>Escolha o que outro jogador fez, para ver o que revelou.</translation>
    </message>
    <message>
        <source>Nobody can tell yet what a bid means in this game.</source>
        <translation>Ainda ninguém sabe o que revela um lance neste jogo.</translation>
    </message>
    <message>
        <source>This cannot be worked out just now.</source>
        <translation>Agora não se pode calcular.</translation>
    </message>
    <message>
        <source>Every card that matters has been played.</source>
        <translation>Já se jogaram todas as cartas que importam.</translation>
    </message>
    <message>
        <source>Worked out from what you may see, as if experts played. Beginners are harder to read.</source>
        <translation>Calculado a partir do que pode ver, como se jogassem peritos. Os principiantes são mais difíceis de ler.</translation>
    </message>
    <message>
        <source>Hatched: with nobody who plays now.</source>
        <translation>Tracejado: com ninguém que jogue agora.</translation>
    </message>
    <message>
        <source>&amp;Before and after</source>
        <translation>&amp;Antes e depois</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>with nobody</source>
        <translation>com ninguém</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certo</translation>
    </message>
    <message>
        <source>{card:The}</source>
        <translation>{card:O}</translation>
    </message>
    <message>
        <source>{number:one # trump or more|other # trumps or more}</source>
        <translation>{number:one # trunfo ou mais|other # trunfos ou mais}</translation>
    </message>
    <message>
        <source>A trump below the matadors</source>
        <translation>Um trunfo abaixo dos matadores</translation>
    </message>
    <message>
        <source>A card of {suit}</source>
        <translation>Uma carta de {suit}</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} or more of one suit</source>
        <translation>{number:one # carta|other # cartas} ou mais de um naipe</translation>
    </message>
    <message>
        <source>Not {card:the}</source>
        <translation>Não tem {card:o}</translation>
    </message>
    <message>
        <source>{number:0 No trump|one At most # trump|other At most # trumps}</source>
        <translation>{number:0 Nenhum trunfo|one No máximo # trunfo|other No máximo # trunfos}</translation>
    </message>
    <message>
        <source>No trump below the matadors</source>
        <translation>Nenhum trunfo abaixo dos matadores</translation>
    </message>
    <message>
        <source>No {suit}</source>
        <translation>Nenhuma carta de {suit}</translation>
    </message>
    <message>
        <source>At most {number:one # card|other # cards} of each suit</source>
        <translation>No máximo {number:one # carta|other # cartas} de cada naipe</translation>
    </message>
    <message>
        <source>{name} {percent}</source>
        <translation>{name} {percent}</translation>
    </message>
    <message>
        <source>{trait}: that is certain.</source>
        <translation>{trait}: é certo.</translation>
    </message>
    <message>
        <source>{trait}: {percent}, before {before}.</source>
        <translation>{trait}: {percent}, antes {before}.</translation>
    </message>
    <message>
        <source>What that told about {name}:</source>
        <translation>O que isso revelou de {name}:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>What would they do?</source>
        <translation>Que fariam os outros?</translation>
    </message>
    <message>
        <source>Each as they usually play, by what this seat could see.</source>
        <translation>Cada um como costuma jogar, com o que se via deste lugar.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Would</source>
        <translation>Faria</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Porquê</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>pensa…</translation>
    </message>
    <message>
        <source>does not say</source>
        <translation>não diz</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>All would do the same: {action}.</source>
        <translation>Todos fariam o mesmo: {action}.</translation>
    </message>
    <message>
        <source>{number} of {all} would do this: {action}.</source>
        <translation>{number} de {all} fariam isto: {action}.</translation>
    </message>
</context>
<context>
    <name>OpponentPlace</name>
    <message>
        <source>Opponent</source>
        <translation>Adversário</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Força</translation>
    </message>
</context>
<context>
    <name>OutsideGames</name>
    <message>
        <source>Copy your games?</source>
        <translation>Copiar as suas partidas?</translation>
    </message>
    <message>
        <source>Another installation of Ombre keeps games on this computer.</source>
        <translation>Outra instalação do Ombre guarda partidas neste computador.</translation>
    </message>
    <message>
        <source>Its own folder is empty: your games and preferences can be copied into it. Those in {folder} stay as they are.</source>
        <translation>A sua própria pasta está vazia: as suas partidas e preferências podem ser copiadas para ela. As de {folder} ficam como estão.</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>&amp;Begin without them</source>
        <translation>&amp;Começar sem elas</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Voltar atrás</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Acabar a mão</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>O resto é meu</translation>
    </message>
    <message>
        <source>The others take the rest</source>
        <translation>Os outros levam o resto</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Até ao fim</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Discards and talon</source>
        <translation>Descartes e monte</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Tentar outra vez</translation>
    </message>
    <message>
        <source>With a word…</source>
        <translation>Com uma palavra…</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>meu</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>por sair</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>já saiu</translation>
    </message>
    <message>
        <source>held in front</source>
        <translation>em frente</translation>
    </message>
    <message>
        <source>You: took it</source>
        <translation>Eu: fiz a vaza</translation>
    </message>
    <message>
        <source>{name:Name}: took it</source>
        <translation>{name:Name}: fez a vaza</translation>
    </message>
    <message>
        <source>Thrown by you</source>
        <translation>Descartadas por mim</translation>
    </message>
    <message>
        <source>Thrown by {name}</source>
        <translation>Descartadas por {name}</translation>
    </message>
    <message>
        <source>You took the trick.</source>
        <translation>A vaza é sua.</translation>
    </message>
    <message>
        <source>{name:Name} took the trick.</source>
        <translation>{name:Name} fez a vaza.</translation>
    </message>
    <message>
        <source>{label}. Key {key}.</source>
        <translation>{label}. Tecla {key}.</translation>
    </message>
    <message>
        <source>{label}. {good}. {bad}. Key {key}.</source>
        <translation>{label}. {good}. {bad}. Tecla {key}.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Ficar com todas</translation>
    </message>
    <message>
        <source>Draw {number}</source>
        <translation>Comprar {number}</translation>
    </message>
    <message>
        <source>Throw {number}</source>
        <translation>Descartar {number}</translation>
    </message>
    <message>
        <source>{thrown} of {most} thrown</source>
        <translation>{thrown} de {most} descartadas</translation>
    </message>
    <message>
        <source>{thrown} thrown, at least {least}</source>
        <translation>Descartadas: {thrown}; pelo menos {least}</translation>
    </message>
    <message>
        <source>{thrown} thrown, no more</source>
        <translation>Descartadas: {thrown}, nem mais uma</translation>
    </message>
    <message>
        <source>{thrown} thrown, up to {most}</source>
        <translation>Descartadas: {thrown}; no máximo {most}</translation>
    </message>
    <message>
        <source>You keep {card:the}</source>
        <translation>Fica com {card:o}</translation>
    </message>
    <message>
        <source>Keep one of these, or none</source>
        <translation>Fique com uma, ou nenhuma</translation>
    </message>
    <message>
        <source>None of these may be kept</source>
        <translation>Não pode ficar com nenhuma</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ficar com ela</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Não ficar com nenhuma</translation>
    </message>
    <message>
        <source>Play {card:the}: gano</source>
        <translation>Jogar {card:o}: gano</translation>
    </message>
    <message>
        <source>Play {card:the}</source>
        <translation>Jogar {card:o}</translation>
    </message>
    <message>
        <source>{name} says gano: let {card:the} win.</source>
        <translation>{name} diz gano: deixe ganhar {card:o}.</translation>
    </message>
    <message>
        <source>You sit out this deal</source>
        <translation>Fica de fora nesta mão</translation>
    </message>
    <message>
        <source>Surrender this hand?</source>
        <translation>Render-se nesta mão?</translation>
    </message>
    <message>
        <source>Surrender this hand, and pay {cost:one # chip|other # chips}?</source>
        <translation>Render-se nesta mão e pagar {cost:one # ficha|other # fichas}?</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Não, jogar</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mão seguinte</translation>
    </message>
    <message>
        <source>To the final score</source>
        <translation>Às contas finais</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>De volta à repetição</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>You do not play it</source>
        <translation>Não o jogas</translation>
    </message>
    <message>
        <source>You defend against it</source>
        <translation>Defendes contra ele</translation>
    </message>
    <message>
        <source>You make no bid</source>
        <translation>Não lança</translation>
    </message>
    <message>
        <source>If another does, you defend</source>
        <translation>Se outro lançar, joga contra ele</translation>
    </message>
    <message>
        <source>Then all have passed</source>
        <translation>Então todos passaram</translation>
    </message>
    <message>
        <source>In all, for you</source>
        <translation>O meu saldo</translation>
    </message>
    <message>
        <source>No trick: pool {pool} + {each} from each</source>
        <translation>Sem vazas: {pool} do bolo e {each} de cada um</translation>
    </message>
    <message>
        <source>You defend, unless called</source>
        <translation>Joga contra, se não for chamado</translation>
    </message>
    <message>
        <source>Then you defend</source>
        <translation>Então joga contra</translation>
    </message>
    <message>
        <source>A trick: {lose}</source>
        <translation>Uma vaza: {lose}</translation>
    </message>
    <message>
        <source>Win: pool {pool}</source>
        <translation>Se ganhar: {pool} do bolo</translation>
    </message>
    <message>
        <source>Win: {each} from each</source>
        <translation>Se ganhar: {each} de cada um</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each}</source>
        <translation>Se ganhar: {pool} do bolo e mais {each}</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each} from each</source>
        <translation>Se ganhar: {pool} do bolo e {each} de cada um</translation>
    </message>
    <message>
        <source>Lose: {lose}</source>
        <translation>Se perder: {lose}</translation>
    </message>
    <message>
        <source>Lose: {lose}, {owed} of it owed</source>
        <translation>Se perder: {lose}, {owed} a dever</translation>
    </message>
    <message>
        <source>Win: {chips}</source>
        <translation>Se ganhar: {chips}</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trunfos</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation>Trunfos por ordem de força</translation>
    </message>
    <message>
        <source>{suit:Name}, high to low</source>
        <translation>{suit:Name} por ordem de força</translation>
    </message>
    <message>
        <source>{mine} yours · {out} out</source>
        <translation>{mine:one # meu|other # meus} · {out} por sair</translation>
    </message>
    <message>
        <source>{mine} held · {out} out</source>
        <translation>{mine} na mão · {out} por sair</translation>
    </message>
    <message>
        <source>{card:Name}: {state}.</source>
        <translation>{card:Name}: {state}.</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Crónica da mão</translation>
    </message>
    <message>
        <source>The cards left over</source>
        <translation>As cartas que sobram</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Virada</translation>
    </message>
    <message>
        <source>The zanga, which nobody takes</source>
        <translation>A zanga, que ninguém toma</translation>
    </message>
    <message>
        <source>Left in the talon</source>
        <translation>Ficou no monte</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>A última vaza</translation>
    </message>
    <message>
        <source>This game has eights, nines and tens, so French cards are laid.</source>
        <translation>Este jogo tem oitos, noves e dezes, por isso usam-se cartas francesas.</translation>
    </message>
    <message>
        <source>In all, to {name}</source>
        <translation>Saldo de {name}</translation>
    </message>
    <message>
        <source>{label}: {value}.</source>
        <translation>{label}: {value}.</translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation>É seu</translation>
    </message>
    <message>
        <source>You would play alone, in secret</source>
        <translation>Jogaria sem aliado, em segredo</translation>
    </message>
    <message>
        <source>{lost} to {most}</source>
        <translation>{lost} a {most}</translation>
    </message>
    <message>
        <source>Lose: {tied}, badly: {lost}</source>
        <oldsource>Tie: {tied}, loss: {lost}</oldsource>
        <translation>Empate: {tied}, perda: {lost}</translation>
    </message>
    <message>
        <source>Win: {won} from each</source>
        <translation>Se ganhar: {won} de cada um</translation>
    </message>
    <message>
        <source>Win: {won} of the pool</source>
        <translation>Se ganhar: {won} do bolo</translation>
    </message>
    <message>
        <source>1 trick: {tied}, more: {lost}</source>
        <translation>1 vaza: {tied}, mais: {lost}</translation>
    </message>
    <message>
        <source>No trick: {won} from each</source>
        <translation>Nenhuma vaza: {won} de cada um</translation>
    </message>
    <message>
        <source>No trick: {won} of the pool</source>
        <translation>Nenhuma vaza: {won} do bolo</translation>
    </message>
    <message>
        <source>A stone on the table</source>
        <translation>Uma pedra na mesa</translation>
    </message>
    <message>
        <source>Somebody else may play</source>
        <translation>Pode jogar outro</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>Não custa nada</translation>
    </message>
    <message>
        <source>Then your side plays against</source>
        <translation>O seu lado joga contra</translation>
    </message>
    <message>
        <source>Then you two play against one</source>
        <translation>Jogam dois contra um</translation>
    </message>
    <message>
        <source>Lose: {lose}, to the pool or a defender</source>
        <translation>Se perder: {lose} ao bolo ou a um contrário</translation>
    </message>
</context>
<context>
    <name>Partners</name>
    <message>
        <source>plays</source>
        <translation>joga</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>joga sozinho; f=joga sozinha</translation>
    </message>
    <message>
        <source>plays along</source>
        <translation>joga com ele; f=joga com ela</translation>
    </message>
    <message>
        <source>plays with you</source>
        <translation>joga comigo</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>plays against</source>
        <translation>joga contra</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>o parceiro; f=a parceira</translation>
    </message>
    <message>
        <source>your partner · {role}</source>
        <translation>o parceiro · {role}; f=a parceira · {role}</translation>
    </message>
    <message>
        <source>mano: speaks first</source>
        <translation>fala e sai primeiro</translation>
    </message>
    <message>
        <source>You and {name}</source>
        <translation>Eu e {name}</translation>
    </message>
    <message>
        <source>{name} and {partner}</source>
        <translation>{name} e {partner}</translation>
    </message>
    <message>
        <source>{side}: {stones}.</source>
        <translation>{side}: {stones}.</translation>
    </message>
    <message>
        <source>{parts}; no more were left</source>
        <translation>{parts}; não restavam mais</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Stones to win</source>
        <translation>Pedras para ganhar</translation>
    </message>
    <message>
        <source>{side} win the game</source>
        <translation>{side} ganham o jogo</translation>
    </message>
    <message>
        <source>{stones:one # stone|other # stones}</source>
        <translation>{stones:one # pedra|other # pedras}</translation>
    </message>
    <message>
        <source>Table {stones}</source>
        <translation>Mesa {stones}</translation>
    </message>
    <message>
        <source>{number} · all {stones} stones win</source>
        <translation>{number} · ganham as {stones} pedras</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>{stones:0 no stones|one # stone|other # stones} of the side.</source>
        <translation>{stones:0 nenhuma pedra|one # pedra|other # pedras} do lado.</translation>
    </message>
    <message>
        <source>On the table: {stones:0 no stones|one # stone|other # stones}.</source>
        <translation>Na mesa: {stones:0 nenhuma pedra|one # pedra|other # pedras}.</translation>
    </message>
    <message>
        <source>Win: table {table}</source>
        <translation>Se ganhar: mesa {table}</translation>
    </message>
    <message>
        <source>Win: table {table} + {more}</source>
        <translation>Se ganhar: mesa {table} + {more}</translation>
    </message>
    <message>
        <source>Lose: {stones}, to the table or to them</source>
        <translation>Se perder: {stones} para a mesa ou para eles</translation>
    </message>
    <message>
        <source>We {first}, they {second}</source>
        <translation>Nós {first}, eles {second}</translation>
    </message>
    <message>
        <source>The calls</source>
        <translation>As declarações</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Joga</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Vazas</translation>
    </message>
    <message>
        <source>the player’s side {first}, they {second}</source>
        <translation>o lado de quem joga {first}, eles {second}</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Deal {number} is not in the history.</source>
        <translation>A mão {number} não está no histórico.</translation>
    </message>
    <message>
        <source>The table stays where it is. Later decisions can still be taken back.</source>
        <translation>A mesa fica onde está. As decisões posteriores ainda se podem retomar.</translation>
    </message>
    <message>
        <source>My decisions</source>
        <translation>As minhas decisões</translation>
    </message>
    <message>
        <source>You can go back to any decision, and forward again. Decide otherwise in a settled deal, and it goes on as a new sitting.</source>
        <translation>Pode voltar a qualquer decisão, e ir de novo em frente. Se decidir de outra maneira numa mão liquidada, ela continua como uma nova partida.</translation>
    </message>
    <message>
        <source>Deals of the sitting</source>
        <translation>Mãos da partida</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Mão {number}: {result}</translation>
    </message>
    <message>
        <source>{result}, {amount}</source>
        <translation>{result}, {amount}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>na mesa</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>A sua decisão</translation>
    </message>
    <message>
        <source>{words} (you are here)</source>
        <translation>{words} (está aqui)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>To the &amp;last moment</source>
        <translation>Ao último &amp;momento</translation>
    </message>
    <message>
        <source>&amp;Go back there</source>
        <translation>&amp;Voltar aí</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>A mesma mão outra vez</translation>
    </message>
    <message>
        <source>Play it &amp;again…</source>
        <translation>Jogá-la outra &amp;vez…</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>&amp;Lugar</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>As cartas de {name}</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>As minhas próprias cartas</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Adversários</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>Como estavam</translation>
    </message>
    <message>
        <source>You know cards of this deal, so it counts as practice. The sitting at the table waits, and comes back after it.</source>
        <translation>Já conhece cartas desta mão, e por isso conta como treino. A partida na mesa espera, e volta depois.</translation>
    </message>
    <message>
        <source>&amp;Deal it again</source>
        <translation>&amp;Dar outra vez</translation>
    </message>
    <message>
        <source>{result} ({ombre}), {amount}</source>
        <translation>{result} ({ombre}), {amount}</translation>
    </message>
    <message>
        <source>{game}, another line</source>
        <translation>{game}, outra linha</translation>
    </message>
    <message>
        <source>{game}, a deal again</source>
        <translation>{game}, mão repetida</translation>
    </message>
    <message>
        <source>{game}, duplicate</source>
        <translation>{game}, duplicado</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>The traveller</source>
        <translation>O viajante</translation>
    </message>
    <message>
        <source>Came for one night and stayed for the cards.</source>
        <translation>Veio por uma noite e ficou pelas cartas.</translation>
    </message>
    <message>
        <source>The lady traveller</source>
        <translation>A viajante</translation>
    </message>
    <message>
        <source>Carries a pack of cards instead of a map.</source>
        <translation>Traz um baralho em vez de um mapa.</translation>
    </message>
    <message>
        <source>Doña Inés</source>
        <translation>Doña Inés</translation>
    </message>
    <message>
        <source>Says little, forgets nothing, smiles at codille.</source>
        <translation>Fala pouco, não esquece nada, sorri no codilho.</translation>
    </message>
    <message>
        <source>Don Hilario</source>
        <translation>Don Hilario</translation>
    </message>
    <message>
        <source>A captain on half pay, gallant even when he loses.</source>
        <translation>Capitão a meio soldo, galante mesmo quando perde.</translation>
    </message>
    <message>
        <source>Don Baltasar</source>
        <translation>Don Baltasar</translation>
    </message>
    <message>
        <source>A notary; writes every chip into a small book.</source>
        <translation>Notário; aponta cada ficha num livrinho.</translation>
    </message>
    <message>
        <source>Doña Leonor</source>
        <translation>Doña Leonor</translation>
    </message>
    <message>
        <source>Grandmother of eleven, and has taught them all.</source>
        <translation>Avó de onze netos, e ensinou-os a todos.</translation>
    </message>
    <message>
        <source>Tomás</source>
        <translation>Tomás</translation>
    </message>
    <message>
        <source>Slaps his trumps on the table and laughs.</source>
        <translation>Bate com os trunfos na mesa e ri.</translation>
    </message>
    <message>
        <source>Doña Catalina</source>
        <translation>Doña Catalina</translation>
    </message>
    <message>
        <source>Learnt the game at court, and lets one know it.</source>
        <translation>Aprendeu o jogo na corte, e faz que se saiba.</translation>
    </message>
    <message>
        <source>The abbé Anselmo</source>
        <translation>O abade Anselmo</translation>
    </message>
    <message>
        <source>Forgives everybody, collects from everybody.</source>
        <translation>Perdoa a todos, cobra a todos.</translation>
    </message>
    <message>
        <source>The Baron</source>
        <translation>O Barão</translation>
    </message>
    <message>
        <source>The Knight</source>
        <translation>O Cavaleiro</translation>
    </message>
</context>
<context>
    <name>PersonPlace</name>
    <message>
        <source>You</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>Tal como aparece na sua placa e nas contas.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>O seu &amp;nome</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Retrato</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>{points:one # point|other # points}</source>
        <translation>{points:one # ponto|other # pontos}</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>Hoje não volta nada do que falhou.</translation>
    </message>
    <message>
        <source>A choice of your own is being weighed.</source>
        <translation>Está a pesar-se uma escolha sua.</translation>
    </message>
    <message>
        <source>This was your own deal. What do you do now?</source>
        <translation>Esta foi uma mão sua. Que faz agora?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Por hoje chega</translation>
    </message>
    <message>
        <source>There is no hint here. Your first answer counts.</source>
        <translation>Aqui não há sugestões. Conta a primeira resposta.</translation>
    </message>
    <message>
        <source>{right} of {asked} were right.</source>
        <translation>{right} de {asked} estavam certas.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>As I learn</source>
        <translation>À medida que aprendo</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espanhol</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francês</translation>
    </message>
    <message>
        <source>As the language has them</source>
        <translation>As da língua</translation>
    </message>
    <message>
        <source>English: A K Q J</source>
        <translation>Inglesas: A K Q J</translation>
    </message>
    <message>
        <source>French: 1 R D V</source>
        <translation>Francesas: 1 R D V</translation>
    </message>
    <message>
        <source>German: A K D B</source>
        <translation>Alemãs: A K D B</translation>
    </message>
    <message>
        <source>Danish: Es K D B</source>
        <translation>Dinamarquesas: Es K D B</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normais</translation>
    </message>
    <message>
        <source>Jumbo</source>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Duas</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatro</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>Treliça</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Escamas</translation>
    </message>
    <message>
        <source>Herringbone</source>
        <translation>Espinha de peixe</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordéus</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Meia-noite</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Liso</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>Com palavras simples</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Sem som</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calma</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Viva</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nada se move</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 segundo</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation>2 segundos</translation>
    </message>
    <message>
        <source>4 seconds</source>
        <translation>4 segundos</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Até eu clicar</translation>
    </message>
    <message>
        <source>Plays it at once</source>
        <translation>Joga-a logo</translation>
    </message>
    <message>
        <source>Raises it, a second plays it</source>
        <translation>O primeiro levanta-a, outro joga-a</translation>
    </message>
    <message>
        <source>The deck&apos;s own, with their meaning</source>
        <translation>As do baralho, com o seu sentido</translation>
    </message>
    <message>
        <source>The deck&apos;s own</source>
        <translation>As do baralho</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Trumps apart</source>
        <translation>Trunfos à parte</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por naipe</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>My turn only</source>
        <translation>Só na minha vez</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>After each deal</source>
        <translation>Depois de cada mão</translation>
    </message>
    <message>
        <source>Also before a blunder</source>
        <translation>Também antes de um erro grave</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>&amp;Repor predefinições</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Take the &amp;picture off the table</source>
        <translation>Tirar a ima&amp;gem da mesa</translation>
    </message>
    <message>
        <source>A &amp;picture of your own as cloth…</source>
        <translation>&amp;Uma imagem própria como pano…</translation>
    </message>
    <message>
        <source>Pr&amp;int this deck…</source>
        <translation>Imprimir e&amp;ste baralho…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>Figures in the corners</source>
        <translation>Algarismos nos cantos</translation>
    </message>
    <message>
        <source>With four, every suit has a colour of its own.</source>
        <translation>No baralho francês: com quatro, cada naipe tem a sua cor.</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Cores dos naipes</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Costas</translation>
    </message>
    <message>
        <source>Like an ol&amp;d print, on paper gone yellow</source>
        <translation>C&amp;omo uma gravura antiga, em papel amarelado</translation>
    </message>
    <message>
        <source>For the French deck; Spanish cards are numbered.</source>
        <translation>Para o baralho francês; as cartas espanholas têm números.</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Letras das figuras</translation>
    </message>
    <message>
        <source>A card dragged, or moved by Ctrl and an arrow, stays for the deal.</source>
        <translation>Uma carta arrastada, ou movida com Ctrl e uma seta, fica aí durante a mão.</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>Ordem da sua mão</translation>
    </message>
    <message>
        <source>&amp;Highest cards at the right</source>
        <translation>As cartas mais &amp;altas à direita</translation>
    </message>
    <message>
        <source>Mark the &amp;matadors with a badge</source>
        <translation>Marcar os &amp;matadores com um sinal</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The plain cloth has no texture and the strongest contrast.</source>
        <translation>O pano liso não tem textura e tem o maior contraste.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Pano</translation>
    </message>
    <message>
        <source>Show the trump &amp;ladder</source>
        <translation>Mostrar a &amp;escada dos trunfos</translation>
    </message>
    <message>
        <source>The Spanish deck says “Paso”, the French one “Je passe”. The log stays in plain words.</source>
        <translation>Com o baralho espanhol diz-se «Paso», com o francês «Je passe». A crónica fica em palavras comuns.</translation>
    </message>
    <message>
        <source>Words said at the table</source>
        <translation>Palavras ditas à mesa</translation>
    </message>
    <message>
        <source>Everything that is heard is also seen.</source>
        <translation>Tudo o que se ouve também se vê.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Whatever moves, a click hurries it.</source>
        <translation>O que quer que se mova, um clique apressa-o.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>Uma vaza acabada fica</translation>
    </message>
    <message>
        <source>Play for me &amp;what leaves me no choice</source>
        <translation>&amp;Jogar por mim o que não deixa escolha</translation>
    </message>
    <message>
        <source>Let me c&amp;ut the pack before the first deal</source>
        <translation>&amp;Partir o baralho antes da primeira mão</translation>
    </message>
    <message>
        <source>“As I learn”: a help fades after five right decisions, and goes after ten. Two bad ones bring it back for a deal.</source>
        <translation>«À medida que aprendo»: uma ajuda desvanece-se depois de cinco decisões certas, e desaparece depois de dez. Duas más trazem-na de volta por uma mão.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Ajudas à mesa</translation>
    </message>
    <message>
        <source>Opponents as strong as I am k&amp;eep following me</source>
        <translation>Os ad&amp;versários como eu continuam a acompanhar-me</translation>
    </message>
    <message>
        <source>Comfort</source>
        <translation>Conforto</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Tamanho do texto</translation>
    </message>
    <message>
        <source>Text as large as the s&amp;ystem&apos;s</source>
        <translation>Usar o tamanho de texto do s&amp;istema</translation>
    </message>
    <message>
        <source>Panels and dialogs</source>
        <translation>Painéis e caixas</translation>
    </message>
    <message>
        <source>With less motion cards appear in their places without flying there.</source>
        <translation>Com menos movimento as cartas aparecem nos seus lugares sem voar.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimento</translation>
    </message>
    <message>
        <source>A click on a card</source>
        <translation>Um clique numa carta</translation>
    </message>
    <message>
        <source>Lar&amp;ge buttons</source>
        <translation>&amp;Botões grandes</translation>
    </message>
    <message>
        <source>For the le&amp;ft hand: your things at the right</source>
        <translation>Para &amp;canhotos: retrato e fichas à direita</translation>
    </message>
    <message>
        <source>Keys of the Table menu read out the table at any time.</source>
        <translation>As teclas do menu Mesa leem a mesa em voz alta a qualquer momento.</translation>
    </message>
    <message>
        <source>A screen reader announces</source>
        <translation>Um leitor de ecrã anuncia</translation>
    </message>
    <message>
        <source>All &amp;keys…</source>
        <translation>Todas as tec&amp;las…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Língua</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>O seu &amp;nome</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>Tal como aparece na sua placa e nas contas.</translation>
    </message>
    <message>
        <source>{size} %</source>
        <translation>{size}&#xa0;%</translation>
    </message>
    <message>
        <source>{size} %; the table in this window has room for {held} %. A larger window has room for all of it.</source>
        <translation>{size} %; nesta janela a mesa tem lugar para {held} %. Numa janela maior há lugar para tudo.</translation>
    </message>
    <message>
        <source>After a deal it names your costliest choice. Before a blunder it lets you choose again, which counts as help.</source>
        <translation>Depois de uma mão nomeia a sua escolha mais cara. Antes de um erro grave deixa escolher outra vez, o que conta como ajuda.</translation>
    </message>
    <message>
        <source>The coach speaks</source>
        <translation>O mestre fala</translation>
    </message>
    <message>
        <source>Otherwise they stay as they are until the sitting ends.</source>
        <translation>Se não, ficam como estão até ao fim da partida.</translation>
    </message>
    <message>
        <source>Find new problems for me while the table rests, on mains</source>
        <translation>Procurar-me novos problemas enquanto a mesa descansa, só com corrente</translation>
    </message>
    <message>
        <source>A gold line round the card that wins the trick</source>
        <translation>Um traço dourado à volta da carta que ganha a vaza</translation>
    </message>
    <message>
        <source>Cards you may not play are dimmed</source>
        <translation>Escurecem-se as cartas que não se podem jogar</translation>
    </message>
    <message>
        <source>The order of the suit that is led</source>
        <translation>A ordem do naipe de saída</translation>
    </message>
    <message>
        <source>The trump ladder counts the trumps that are out</source>
        <translation>A escada dos trunfos conta os que estão por sair</translation>
    </message>
    <message>
        <source>A gilded edge on cards just drawn</source>
        <translation>Uma orla dourada nas cartas acabadas de comprar</translation>
    </message>
    <message>
        <source>The meaning of each bid</source>
        <translation>O sentido de cada lanço</translation>
    </message>
    <message>
        <source>The strength of your hand at the bids</source>
        <translation>A força da sua mão ao lançar</translation>
    </message>
    <message>
        <source>A word on what to throw</source>
        <translation>Uma palavra sobre o que descartar</translation>
    </message>
    <message>
        <source>A word on leading</source>
        <translation>Uma palavra sobre a saída</translation>
    </message>
    <message>
        <source>A word on following suit</source>
        <translation>Uma palavra sobre assistir ao naipe</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>You are the Ombre. Which card do you play?</source>
        <translation>É o feito. Que carta joga?</translation>
    </message>
    <message>
        <source>Trumps or not</source>
        <translation>Trunfos ou não</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. A trump, or another card?</source>
        <translation>É o feito e sai. Um trunfo, ou outra carta?</translation>
    </message>
    <message>
        <source>You play against the Ombre. Which card do you play?</source>
        <translation>Joga contra o feito. Que carta joga?</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Lançar ou passar</translation>
    </message>
    <message>
        <source>Do you bid, or do you pass?</source>
        <translation>Lança, ou passa?</translation>
    </message>
    <message>
        <source>What to throw</source>
        <translation>O que descartar</translation>
    </message>
    <message>
        <source>Which cards do you throw?</source>
        <translation>Que cartas descarta?</translation>
    </message>
    <message>
        <source>You name the trump. Which suit?</source>
        <translation>Escolhe o trunfo. Que naipe?</translation>
    </message>
    <message>
        <source>Do you play on, or do you give up?</source>
        <translation>Continua, ou desiste?</translation>
    </message>
    <message>
        <source>Do you stop here, or go on for all the tricks?</source>
        <translation>Fica por aqui, ou vai à bola?</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>Quem a tem</translation>
    </message>
    <message>
        <source>One card: who holds it, and how sure are you?</source>
        <translation>Uma carta: quem a tem, e com quanta certeza?</translation>
    </message>
    <message>
        <source>It costs {amount} less on average.</source>
        <translation>Custa em média menos {amount}.</translation>
    </message>
    <message>
        <source>Your side plays. Which card do you play?</source>
        <translation>Joga o seu lado. Que carta joga?</translation>
    </message>
    <message>
        <source>Your side plays, and you lead. A trump, or another card?</source>
        <translation>Joga o seu lado, e sai de uma carta. Um trunfo ou outra?</translation>
    </message>
    <message>
        <source>The other side plays. Which card do you play?</source>
        <translation>Joga o outro lado. Que carta joga?</translation>
    </message>
    <message>
        <source>You are the Man. Which card do you play?</source>
        <translation>É o Homem. Que carta joga?</translation>
    </message>
    <message>
        <source>You are the Man and lead. A trump, or another card?</source>
        <translation>É o Homem e sai. Um trunfo, ou outra carta?</translation>
    </message>
    <message>
        <source>You play against the Man. Which card do you play?</source>
        <translation>Joga contra o Homem. Que carta joga?</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Muito fácil</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Muito difícil</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <translation>Salvar o que se puder</translation>
    </message>
    <message>
        <source>How hard?</source>
        <translation>De que dificuldade?</translation>
    </message>
    <message>
        <source>My rating</source>
        <translation>A minha pontuação</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>Ver os números</translation>
    </message>
    <message>
        <source>Your rating: {rating}, give or take {within}, from {problems} problems.</source>
        <translation>A sua pontuação: {rating}, com {within} de margem, de {problems} problemas.</translation>
    </message>
    <message>
        <source>Not that. This problem comes back another day.</source>
        <translation>Isso não. Este problema volta outro dia.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Que carta?</translation>
    </message>
    <message>
        <source>In defence</source>
        <translation>Como contrário</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Todos os graus</translation>
    </message>
    <message>
        <source>The next problem</source>
        <translation>O problema seguinte</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Por hoje chega</translation>
    </message>
    <message>
        <source>There is no hint in a problem. Your first answer counts.</source>
        <translation>Num problema não há sugestões. Conta a primeira resposta.</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Está certo.</translation>
    </message>
    <message>
        <source>Your throw has not been weighed, so it does not count.</source>
        <translation>O seu descarte não foi avaliado, e por isso não conta.</translation>
    </message>
    <message>
        <source>{game} · {kind}</source>
        <translation>{game} · {kind}</translation>
    </message>
    <message>
        <source>The best answer: {action}.</source>
        <translation>A melhor resposta: {action}.</translation>
    </message>
    <message>
        <source>The problems cannot be read</source>
        <translation>Não se podem ler os problemas</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours {own:one once|other #}.</source>
        <translation>Ganha {best:one uma vez|other umas # vezes} em 10, a sua {own:one uma|other #}.</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours hardly ever.</source>
        <translation>Ganha {best:one uma vez|other umas # vezes} em 10, a sua quase nunca.</translation>
    </message>
    <message>
        <source>It nearly always wins, yours about {own:one once|other # times} in 10.</source>
        <translation>Ganha quase sempre, a sua {own:one uma vez|other umas # vezes} em 10.</translation>
    </message>
    <message>
        <source>It nearly always wins, yours hardly ever.</source>
        <translation>Ganha quase sempre, a sua quase nunca.</translation>
    </message>
    <message>
        <source>Both win about as often, but it brings {amount} more on average.</source>
        <translation>As duas ganham quase o mesmo, mas esta dá em média mais {amount}.</translation>
    </message>
    <message>
        <source>Yours wins more often, but brings {amount} less on average.</source>
        <translation>A sua ganha mais vezes, mas dá em média menos {amount}.</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours {own:one once|other #}.</source>
        <translation>Com ela ganha-se {best:one uma vez|other umas # vezes} em 10, com a sua {own:one uma|other #}.</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours hardly ever.</source>
        <translation>Com ela ganha-se {best:one uma vez|other umas # vezes} em 10, com a sua quase nunca.</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours about {own:one once|other # times} in 10.</source>
        <translation>Com ela ganha-se quase sempre, com a sua {own:one uma vez|other umas # vezes} em 10.</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours hardly ever.</source>
        <translation>Com ela ganha-se quase sempre, com a sua quase nunca.</translation>
    </message>
    <message>
        <source>With both you gain about as often, but it brings {amount} more on average.</source>
        <translation>Com as duas ganha-se quase o mesmo, mas esta dá em média mais {amount}.</translation>
    </message>
    <message>
        <source>With yours you gain more often, but {amount} less on average.</source>
        <translation>Com a sua ganha-se mais vezes, mas em média menos {amount}.</translation>
    </message>
    <message>
        <source>Yours wins more often, but each pays {own} instead of {best}.</source>
        <translation>A sua ganha mais vezes, mas cada um paga {own} em vez de {best}.</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>Há um erro em {file}.</translation>
    </message>
    <message>
        <source>Your games are untouched.</source>
        <translation>As suas partidas estão intactas.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Which problems</source>
        <translation>Que problemas</translation>
    </message>
    <message>
        <source>Opens a list.</source>
        <translation>Abre uma lista.</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Todos os temas</translation>
    </message>
    <message>
        <source>Any grade</source>
        <translation>Qualquer dificuldade</translation>
    </message>
    <message>
        <source>Your own problems</source>
        <translation>Os seus problemas</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Arrastar trunfos</translation>
    </message>
    <message>
        <source>Save trumps</source>
        <translation>Guardar trunfos</translation>
    </message>
    <message>
        <source>Trump a suit</source>
        <translation>Cortar um naipe</translation>
    </message>
    <message>
        <source>Sure tricks</source>
        <translation>Vazas certas</translation>
    </message>
    <message>
        <source>Win cheaply</source>
        <translation>Ganhar barato</translation>
    </message>
    <message>
        <source>Force them</source>
        <translation>Forçar os outros</translation>
    </message>
    <message>
        <source>Hold back</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Com um parceiro</translation>
    </message>
    <message>
        <source>The trick that decides</source>
        <translation>A vaza decisiva</translation>
    </message>
    <message>
        <source>Which trump</source>
        <translation>Que trunfo</translation>
    </message>
    <message>
        <source>When to give up</source>
        <translation>Quando desistir</translation>
    </message>
    <message>
        <source>All the tricks</source>
        <translation>Todas as vazas</translation>
    </message>
    <message>
        <source>{label}: {chosen}</source>
        <translation>{label}: {chosen}</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <translation>{left:one falta #|other faltam #}</translation>
    </message>
    <message>
        <source>From your files and your deals, and found while the table rests.</source>
        <translation>Dos seus ficheiros e das suas mãos, e achados enquanto a mesa descansa.</translation>
    </message>
    <message>
        <source>You have had them all. They come again, in another order.</source>
        <translation>Já teve todos. Voltam, por outra ordem.</translation>
    </message>
    <message>
        <source>Positions from real deals. None comes twice before you have had all.</source>
        <translation>Posições de mãos reais. Nenhuma se repete antes de ter todas.</translation>
    </message>
    <message>
        <source>Positions from all the games. None comes twice before you have had all.</source>
        <translation>Posições de todos os jogos. Nenhuma se repete antes de ter todas.</translation>
    </message>
    <message>
        <source>Problems, {game}, {theme}, {left} to go</source>
        <translation>Problemas, {game}, {theme}, {left:one falta #|other faltam #}</translation>
    </message>
    <message>
        <source>Open the folder of your problems and lessons</source>
        <translation>Abrir a pasta dos seus problemas e lições</translation>
    </message>
    <message>
        <source>Your own problems and lessons</source>
        <translation>Os seus problemas e lições</translation>
    </message>
    <message>
        <source>{number:one # mistake was found|other # mistakes were found} in their files.</source>
        <translation>{number:one Foi encontrado # erro|other Foram encontrados # erros} nos ficheiros.</translation>
    </message>
    <message>
        <source>All the others are there.</source>
        <translation>Todos os outros estão lá.</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. {flaw}</source>
        <translation>{file}, «{mark}». {flaw}</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. Line {line}: {reason}</source>
        <translation>{file}, «{mark}». Linha {line}: {reason}</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do ficheiro:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Ficheiros do &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The deal is over.</source>
        <translation>A mão acabou.</translation>
    </message>
    <message>
        <source>That is not what you are being asked.</source>
        <translation>Não é isso o que se lhe pergunta.</translation>
    </message>
    <message>
        <source>You do not hold {cards:the}.</source>
        <translation>Não tem {cards:o}.</translation>
    </message>
    <message>
        <source>A card can be thrown away only once.</source>
        <translation>Uma carta só se pode descartar uma vez.</translation>
    </message>
    <message>
        <source>You must follow {suit}.</source>
        <translation>Tem de assistir a {suit}.</translation>
    </message>
    <message>
        <source>Trumps were led: you must follow with a trump.</source>
        <translation>Saíram de trunfo: tem de assistir com um trunfo.</translation>
    </message>
    <message>
        <source>You hold no {suit}, so you must play a trump.</source>
        <translation>Não tem {suit}, e por isso tem de jogar um trunfo.</translation>
    </message>
    <message>
        <source>{matador:Name} is forced: {led} was led and you hold no other trump.</source>
        <translation>{matador:O} tem de ser jogado: saíram com {led} e não tem outro trunfo.</translation>
    </message>
    <message>
        <source>{led:Name} was led and you have no small trump: play {matadors}.</source>
        <translation>Saíram com {led} e não tem trunfos pequenos: jogue {matadors}.</translation>
    </message>
    <message>
        <source>{bid:Name} has been bid already.</source>
        <translation>Já se declarou {bid}.</translation>
    </message>
    <message>
        <source>You may not hold {bid}.</source>
        <translation>Não pode igualar {bid}.</translation>
    </message>
    <message>
        <source>There is no bid “{bid}” in this game.</source>
        <translation>Neste jogo não há o lanço «{bid}».</translation>
    </message>
    <message>
        <source>All before you have passed: bid {bid}, or the cards are dealt again.</source>
        <translation>Todos passaram antes de si: declare {bid}, ou dão-se outra vez as cartas.</translation>
    </message>
    <message>
        <source>Only the last player may bid {bid}, when all before them have passed.</source>
        <translation>Só o último jogador pode declarar {bid}, quando todos os outros passaram.</translation>
    </message>
    <message>
        <source>You need {cards:the} to play {bid}.</source>
        <translation>Precisa de {cards:o} para jogar {bid}.</translation>
    </message>
    <message>
        <source>Bid {bid} first: it is the lowest bid of its kind.</source>
        <translation>Declare primeiro {bid}: é o lanço mais baixo da sua espécie.</translation>
    </message>
    <message>
        <source>{bid:Name} cannot be the first bid.</source>
        <translation>{bid:Name} não pode ser o primeiro lanço.</translation>
    </message>
    <message>
        <source>You hold that card yourself: call {called:the}.</source>
        <translation>Essa carta tem-na na sua mão: chame {called:o}.</translation>
    </message>
    <message>
        <source>That card cannot be called: call {called:the}.</source>
        <translation>Essa carta não se pode chamar: chame {called:o}.</translation>
    </message>
    <message>
        <source>{suit:Name} cannot be named now.</source>
        <translation>Agora não se pode escolher {suit}.</translation>
    </message>
    <message>
        <source>You may throw away at most {number:one # card|other # cards}.</source>
        <translation>Pode descartar no máximo {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>You must throw away at least {number:one # card|other # cards}.</source>
        <translation>Tem de descartar pelo menos {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>You have only just drawn {cards:the}. Throw away cards that you were dealt.</source>
        <translation>Acabou de comprar {cards:o}. Descarte cartas que lhe deram.</translation>
    </message>
    <message>
        <source>Only a black ace may be kept.</source>
        <translation>Só se pode ficar com um ás preto.</translation>
    </message>
    <message>
        <source>You have no card of {suit}: name a suit you hold.</source>
        <translation>Não tem nenhuma carta de {suit}: escolha um naipe que tenha.</translation>
    </message>
    <message>
        <source>It is too late to surrender: you have played to trick {number}.</source>
        <translation>É tarde para se render: já jogou na {number}.ª vaza.</translation>
    </message>
    <message>
        <source>Nobody surrenders at this table.</source>
        <translation>Nesta mesa ninguém se rende.</translation>
    </message>
    <message>
        <source>Only the Ombre may surrender.</source>
        <translation>Só o feito se pode render.</translation>
    </message>
    <message>
        <source>You bid {bid}, which cannot be surrendered.</source>
        <translation>Declarou {bid}, e aí não se pode render.</translation>
    </message>
    <message>
        <source>This hand was taken over: it cannot be surrendered a second time.</source>
        <translation>Este jogo foi tomado: não se pode render segunda vez.</translation>
    </message>
    <message>
        <source>Your surrender was refused in this trick: play on.</source>
        <translation>A sua rendição foi recusada nesta vaza: continue a jogar.</translation>
    </message>
    <message>
        <source>A defender said gano of {asked:the}: play a card that does not beat it.</source>
        <translation>Um contrário disse gano com {asked:o}: jogue uma carta que não a bata.</translation>
    </message>
    <message>
        <source>Nobody says gano at this table.</source>
        <translation>Nesta mesa ninguém diz gano.</translation>
    </message>
    <message>
        <source>Only a defender may say gano.</source>
        <translation>Só um contrário pode dizer gano.</translation>
    </message>
    <message>
        <source>You have nobody to ask: no other defender is yet to play.</source>
        <translation>Não tem a quem pedir: nenhum outro contrário joga ainda.</translation>
    </message>
    <message>
        <source>Gano may be said only of a card that wins the trick so far.</source>
        <translation>Só se pode dizer gano de uma carta que esteja a ganhar a vaza.</translation>
    </message>
    <message>
        <source>You have {number:one # trick|other # tricks}. One more is codille, and you may not ask for that.</source>
        <translation>Tem {number:one # vaza|other # vazas}. Mais uma é codilho, e isso não se pode pedir.</translation>
    </message>
    <message>
        <source>You must follow {suit}: play {choices:the}.</source>
        <translation>Tem de assistir a {suit}: jogue {choices:o}.</translation>
    </message>
    <message>
        <source>Not now: {bids}</source>
        <translation>Agora não: {bids}</translation>
    </message>
    <message>
        <source>Press {key} or click here to read rule {rule}.</source>
        <translation>Prima {key} ou clique aqui para ler a regra {rule}.</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: no lead can call it out.</source>
        <translation>{matador:O} pode ficar na sua mão: nenhuma saída obriga a jogar essa carta.</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: only a higher matador could call it out.</source>
        <translation>{matador:O} pode ficar na sua mão: só um matador mais alto obrigaria a jogar essa carta.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>To the beginning</source>
        <translation>Ao princípio</translation>
    </message>
    <message>
        <source>Back a trick</source>
        <translation>Uma vaza atrás</translation>
    </message>
    <message>
        <source>Back a move</source>
        <translation>Uma jogada atrás</translation>
    </message>
    <message>
        <source>Let it go on by itself</source>
        <translation>Deixar correr</translation>
    </message>
    <message>
        <source>Forward a move</source>
        <translation>Uma jogada em frente</translation>
    </message>
    <message>
        <source>To the end of the trick</source>
        <translation>Até ao fim da vaza</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ao fim</translation>
    </message>
    <message>
        <source>Write a note or a mark</source>
        <translation>Escrever uma nota ou uma marca</translation>
    </message>
    <message>
        <source>Take back the last note or variation</source>
        <translation>Anular a última nota ou variante</translation>
    </message>
    <message>
        <source>Put the note or variation back</source>
        <translation>Repor a nota ou a variante</translation>
    </message>
    <message>
        <source>{words} ({key})</source>
        <translation>{words} ({key})</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>As cartas estão dadas</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>O leilão</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>O trunfo</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>A compra</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Vaza {number}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetição</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>Momento da mão</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>{at} de {last}</translation>
    </message>
    <message>
        <source>About this moment</source>
        <translation>Sobre este momento</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>&amp;Mostrar todas as cartas</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>&amp;Jogar daqui em diante</translation>
    </message>
    <message>
        <source>You play your own cards from here; the computer plays the others.</source>
        <translation>Daqui em diante joga as suas próprias cartas; o computador joga as outras.</translation>
    </message>
    <message>
        <source>You take the place of {name} from here; the computer plays the others.</source>
        <translation>Daqui em diante toma o lugar de {name}; o computador joga as outras.</translation>
    </message>
    <message>
        <source>Deal {number}: you won {amount}</source>
        <translation>Mão {number}: ganhei {amount}</translation>
    </message>
    <message>
        <source>Deal {number}: you lost {amount}</source>
        <translation>Mão {number}: perdi {amount}</translation>
    </message>
    <message>
        <source>Deal {number}: nothing won or lost</source>
        <translation>Mão {number}: sem ganho nem perda</translation>
    </message>
    <message>
        <source>The others are the computer players named in the record.</source>
        <translation>Os outros são os jogadores do computador nomeados no registo.</translation>
    </message>
    <message>
        <source>The record names no computer player for {name}, who plays by the book.</source>
        <translation>O registo não nomeia jogador do computador para {name}, que joga pelos livros.</translation>
    </message>
    <message>
        <source>The record names no computer players for {names}, who play by the book.</source>
        <translation>O registo não nomeia jogadores do computador para {names}, que jogam pelos livros.</translation>
    </message>
    <message>
        <source>&amp;Back to the replay</source>
        <translation>De &amp;volta à repetição</translation>
    </message>
    <message>
        <source>You play on</source>
        <translation>Continua a jogar</translation>
    </message>
    <message>
        <source>You play as {name}</source>
        <translation>Joga por {name}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>The deal goes on from here and is kept as a variation. Your own game waits for you.</source>
        <translation>A mão continua daqui e fica como variante. A sua própria partida espera por si.</translation>
    </message>
    <message>
        <source>The record ends here. You can play on from here yourself.</source>
        <translation>O registo acaba aqui. Daqui em diante pode jogar.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Lugar {number}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>The deals of the sitting</source>
        <translation>As mãos da partida</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mão {number}</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Mão {number}: {result}</translation>
    </message>
</context>
<context>
    <name>Requests</name>
    <message>
        <source>Will you take the turned card?</source>
        <translation>Fica com a carta virada?</translation>
    </message>
    <message>
        <source>Will you play this hand, or throw it in?</source>
        <translation>Joga esta mão, ou deita fora as cartas?</translation>
    </message>
    <message>
        <source>Will you show the rest of the talon?</source>
        <translation>Mostra o resto do monte?</translation>
    </message>
    <message>
        <source>All have passed. Will you take the talon?</source>
        <translation>Todos passaram. Fica com o monte?</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Will you take the hand over?</source>
        <translation>O feito rende-se. Toma o jogo?</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Do you accept?</source>
        <translation>O feito rende-se. Aceita?</translation>
    </message>
    <message>
        <source>Will you turn up a card?</source>
        <translation>Vira uma carta?</translation>
    </message>
    <message>
        <source>Nobody plays. Will you turn up another?</source>
        <translation>Ninguém joga. Vira outra?</translation>
    </message>
    <message>
        <source>Will you show the king of the turned suit?</source>
        <translation>Mostra o rei do naipe virado?</translation>
    </message>
    <message>
        <source>Will you be the Man with this trump?</source>
        <translation>Quer ser o Homem com este trunfo?</translation>
    </message>
    <message>
        <source>Will you show {card:the}, for a point?</source>
        <translation>Mostra {card:o}, por um ponto?</translation>
    </message>
    <message>
        <source>Will you be the Man, with {suit} as trump?</source>
        <translation>Quer ser o Homem, com {suit} para trunfo?</translation>
    </message>
    <message>
        <source>Give a card for the king. Everybody sees it.</source>
        <translation>Dê uma carta pelo rei. Todos a veem.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>É a sua vez: jogue uma carta.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>A saída é sua: jogue qualquer carta.</translation>
    </message>
    <message>
        <source>Your turn: you must bid.</source>
        <translation>É a sua vez: tem de lançar.</translation>
    </message>
    <message>
        <source>Your turn: you can only pass.</source>
        <translation>É a sua vez: só pode passar.</translation>
    </message>
    <message>
        <source>Your turn: pass or bid.</source>
        <translation>É a sua vez: passe ou lance.</translation>
    </message>
    <message>
        <source>Will you play {contract} too? If you pass, you defend.</source>
        <translation>Também joga {contract}? Quem passa defende.</translation>
    </message>
    <message>
        <source>Choose your game.</source>
        <translation>Escolha o seu jogo.</translation>
    </message>
    <message>
        <source>Name your trump, or choose another game.</source>
        <translation>Escolha o trunfo, ou escolha outro jogo.</translation>
    </message>
    <message>
        <source>Name your trump, or throw your hand in.</source>
        <translation>Escolha o trunfo, ou deite fora as cartas.</translation>
    </message>
    <message>
        <source>Name your trump.</source>
        <translation>Escolha o trunfo.</translation>
    </message>
    <message>
        <source>Name your trump; {suit} are worth more.</source>
        <translation>Escolha o trunfo; em {suit} vale mais.</translation>
    </message>
    <message>
        <source>Demand a king. Its holder gives it to you for one of your cards.</source>
        <translation>Peça um rei. Quem o tem dá-lho por uma das suas cartas.</translation>
    </message>
    <message>
        <source>Call a king: its holder will be your secret ally.</source>
        <translation>Chame um rei: quem o tiver será seu aliado secreto.</translation>
    </message>
    <message>
        <source>Call one of these cards: its holder will be your secret ally.</source>
        <translation>Chame uma destas cartas: quem a tiver será seu aliado secreto.</translation>
    </message>
    <message>
        <source>Throw away all you were dealt: only a black ace may be kept.</source>
        <translation>Descarte tudo o que lhe deram: só se pode ficar com um ás preto.</translation>
    </message>
    <message>
        <source>Keep one of the cards you were dealt, or none.</source>
        <translation>Fique com uma das cartas que lhe deram, ou nenhuma.</translation>
    </message>
    <message>
        <source>Throw away {most:one # card|other # cards} and keep the rest.</source>
        <translation>Descarte {most:one # carta|other # cartas} e fique com o resto.</translation>
    </message>
    <message>
        <source>{most:one You may throw away # card and draw another.|other Throw away up to # cards and draw as many.}</source>
        <translation>{most:one Pode descartar # carta e comprar outra.|other Descarte até # cartas e compre outras tantas.}</translation>
    </message>
    <message>
        <source>{most:one Throw away # card and draw another.|other Throw away # cards and draw as many.}</source>
        <translation>{most:one Descarte # carta e compre outra.|other Descarte # cartas e compre outras tantas.}</translation>
    </message>
    <message>
        <source>Throw away {least} to {most:one # card|other # cards} and draw as many.</source>
        <translation>Descarte de {least} a {most:one # carta|other # cartas} e compre outras tantas.</translation>
    </message>
    <message>
        <source>Every trick is yours so far. Claim the game, or go on?</source>
        <translation>Até agora todas as vazas são suas. Dá o jogo por ganho, ou vai à bola?</translation>
    </message>
    <message>
        <source>Will you play on, or throw the hand in? That costs as much as bet.</source>
        <translation>Continua a jogar, ou deita a mão fora? Custa tanto como bet.</translation>
    </message>
    <message>
        <source>Five tricks are yours. Claim the game, or go on for tout, all nine?</source>
        <translation>Cinco vazas são suas. Dá o jogo por ganho, ou vai ao tout, às nove?</translation>
    </message>
    <message>
        <source>Your turn: pass, or play in a suit.</source>
        <translation>É a sua vez: passe, ou jogue num naipe.</translation>
    </message>
    <message>
        <source>They play. Will you send them alone?</source>
        <translation>Jogam eles. Manda sozinho quem joga?</translation>
    </message>
    <message>
        <source>You are sent alone. Will you go, or let them?</source>
        <translation>Mandam que jogue sem parceiro. Vai, ou deixa-os ir?</translation>
    </message>
    <message>
        <source>The first five tricks are yours (hechas). Claim them, or go for all eight?</source>
        <translation>As cinco primeiras vazas são suas (hechas). Dá-as por ganhas, ou vai às oito?</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept, or take the game over?</source>
        <translation>O feito diz paso e desiste. Aceita, ou toma o jogo?</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept?</source>
        <translation>O feito diz paso e desiste. Aceita?</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop with primeras, or go on for bola, all nine?</source>
        <translation>Cinco vazas são suas. Para com primeras, ou vai à bola, às nove?</translation>
    </message>
    <message>
        <source>The first five tricks are yours. Claim the game, or play for all eight?</source>
        <translation>As cinco primeiras vazas são suas. Dá o jogo por ganho, ou vai às oito?</translation>
    </message>
    <message>
        <source>Call an ace: its holder will be your secret ally.</source>
        <translation>Chame um ás: quem o tiver será o seu aliado secreto.</translation>
    </message>
    <message>
        <source>Call an ace: your ally names the trump.</source>
        <translation>Chame um ás: o seu aliado escolhe o trunfo.</translation>
    </message>
    <message>
        <source>Your ace is called, so you are the ally. Name the trump.</source>
        <translation>O seu ás foi chamado, por isso é o aliado. Escolha o trunfo.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Remise: nobody wins</source>
        <translation>Resposta: ninguém ganhou</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>Resposta: {name} não ganhou</translation>
    </message>
    <message>
        <source>You have the most tricks and take the pool.</source>
        <translation>Tem mais vazas e leva o bolo.</translation>
    </message>
    <message>
        <source>The Ombre has the most tricks and takes the pool.</source>
        <translation>O feito tem mais vazas e leva o bolo.</translation>
    </message>
    <message>
        <source>The most tricks are shared: you pay the pool again.</source>
        <translation>O maior número de vazas é repartido: paga outra vez o bolo.</translation>
    </message>
    <message>
        <source>The most tricks are shared: the Ombre pays the pool again.</source>
        <translation>O maior número de vazas é repartido: o feito paga outra vez o bolo.</translation>
    </message>
    <message>
        <source>Every trick is taken: the pool is paid, and half as much from each.</source>
        <translation>Feitas todas as vazas: paga-se o bolo, e metade dele de cada um.</translation>
    </message>
    <message>
        <source>You needed every trick and lost one; the pool stays.</source>
        <translation>Precisava de todas as vazas e perdeu uma; o bolo fica.</translation>
    </message>
    <message>
        <source>The Ombre needed every trick and lost one; the pool stays.</source>
        <translation>O feito precisava de todas as vazas e perdeu uma; o bolo fica.</translation>
    </message>
    <message>
        <source>{chips} for the remise</source>
        <translation>{chips} pela resposta</translation>
    </message>
    <message>
        <source>{chips} to make the pool good</source>
        <translation>{chips} para repor o bolo</translation>
    </message>
    <message>
        <source>{chips} for the solo</source>
        <translation>{chips} pelo solo</translation>
    </message>
    <message>
        <source>{chips} for all eight tricks</source>
        <translation>{chips} pelas oito vazas</translation>
    </message>
    <message>
        <source>Nobody plays; the stones stay on the table.</source>
        <translation>Ninguém joga; as pedras ficam na mesa.</translation>
    </message>
    <message>
        <source>{chips} as mano’s entry</source>
        <translation>{chips} de entrada do primeiro</translation>
    </message>
    <message>
        <source>{chips} for a pass</source>
        <translation>{chips} por passar</translation>
    </message>
    <message>
        <source>{chips} from the table</source>
        <translation>{chips} da mesa</translation>
    </message>
    <message>
        <source>{chips} for puesta (4 to 4)</source>
        <translation>{chips} pela resposta (4 a 4)</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>Codilho! Ganhou a mão</translation>
    </message>
    <message>
        <source>Codillo for {name}</source>
        <translation>Codilho para {name}</translation>
    </message>
    <message>
        <source>Bola: all nine are yours</source>
        <translation>Bola: as nove são suas</translation>
    </message>
    <message>
        <source>Bola for {name}</source>
        <translation>Bola para {name}</translation>
    </message>
    <message>
        <source>You win, but miss bola</source>
        <translation>Ganhou, mas falhou a bola</translation>
    </message>
    <message>
        <source>{name} wins, but misses bola</source>
        <translation>{name} ganhou, mas falhou a bola</translation>
    </message>
    <message>
        <source>Paso: you give up</source>
        <translation>Paso: desistiu</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} desistiu</translation>
    </message>
    <message>
        <source>You took every trick: the pool is yours, and each pays for bola.</source>
        <translation>Fez todas as vazas: o bolo é seu, e cada um paga a bola.</translation>
    </message>
    <message>
        <source>The Ombre took every trick: the pool, and each pays for bola.</source>
        <translation>O feito fez todas as vazas: leva o bolo, e cada um paga a bola.</translation>
    </message>
    <message>
        <source>You went on for all nine and lost one: the pool is yours, and you are paid less.</source>
        <translation>Foi às nove e perdeu uma: o bolo é seu, e recebe menos.</translation>
    </message>
    <message>
        <source>The Ombre went on for all nine and lost one: they take the pool, and are paid less.</source>
        <translation>O feito foi às nove e perdeu uma: leva o bolo, e recebe menos.</translation>
    </message>
    <message>
        <source>{chips} for matadors (estuche)</source>
        <translation>{chips} pelos matadores (estuche)</translation>
    </message>
    <message>
        <source>{chips} for puesta at {contract:the}</source>
        <translation>{chips} pela resposta {contract:do}</translation>
    </message>
    <message>
        <source>{chips} for codillo at {contract:the}</source>
        <translation>{chips} pelo codilho {contract:do}</translation>
    </message>
    <message>
        <source>{chips} for bola</source>
        <translation>{chips} pela bola</translation>
    </message>
    <message>
        <source>{chips} for the bola missed</source>
        <translation>{chips} pela bola falhada</translation>
    </message>
    <message>
        <source>{chips} for five tricks (hechas)</source>
        <translation>{chips} por cinco vazas (hechas)</translation>
    </message>
    <message>
        <source>{chips} for all eight</source>
        <translation>{chips} pelas oito</translation>
    </message>
    <message>
        <source>{chips} for codillo</source>
        <translation>{chips} por codillo</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>Marca {points:one um ponto pelo rei virado|other # pontos pelos reis virados}.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>{name} marca {points:one um ponto pelo rei virado|other # pontos pelos reis virados}.</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>Marca {points:one um ponto pelo rei mostrado|other # pontos pelos reis mostrados}.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>{name} marca {points:one um ponto pelo rei mostrado|other # pontos pelos reis mostrados}.</translation>
    </message>
    <message>
        <source>Your king is captured, and its point with it.</source>
        <translation>O seu rei é capturado, e com ele o seu ponto.</translation>
    </message>
    <message>
        <source>The king of {name} is captured, and its point with it.</source>
        <translation>O rei de {name} é capturado, e com ele o seu ponto.</translation>
    </message>
    <message>
        <source>You captured {points:one a king and score its point|other # kings and score their points}.</source>
        <translation>Capturou {points:one um rei e marca o seu ponto|other # reis e marca os seus pontos}.</translation>
    </message>
    <message>
        <source>{name} captured {points:one a king and scores its point|other # kings and scores their points}.</source>
        <translation>{name} capturou {points:one um rei e marca o seu ponto|other # reis e marca os seus pontos}.</translation>
    </message>
    <message>
        <source>You score a point as the Man.</source>
        <translation>Marca um ponto como Homem.</translation>
    </message>
    <message>
        <source>{name} scores a point as the Man.</source>
        <translation>{name} marca um ponto como Homem.</translation>
    </message>
    <message>
        <source>You lose a point as the Man.</source>
        <translation>Perde um ponto como Homem.</translation>
    </message>
    <message>
        <source>{name} loses a point as the Man.</source>
        <translation>{name} perde um ponto como Homem.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the game.</source>
        <translation>Marca {points:one um ponto|other # pontos} pelo jogo.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the game.</source>
        <translation>{name} marca {points:one um ponto|other # pontos} pelo jogo.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for codille.</source>
        <translation>Marca {points:one um ponto|other # pontos} pelo codilho.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for codille.</source>
        <translation>{name} marca {points:one um ponto|other # pontos} pelo codilho.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the puesta.</source>
        <translation>Marca {points:one um ponto|other # pontos} pela resposta.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the puesta.</source>
        <translation>{name} marca {points:one um ponto|other # pontos} pela resposta.</translation>
    </message>
    <message>
        <source>You score a point because the Man was beaten.</source>
        <translation>Marca um ponto porque o Homem foi batido.</translation>
    </message>
    <message>
        <source>{name} scores a point because the Man was beaten.</source>
        <translation>{name} marca um ponto porque o Homem foi batido.</translation>
    </message>
    <message>
        <source>In all, you win {chips:one # chip|other # chips}.</source>
        <translation>Ao todo, ganha {chips:one # ficha|other # fichas}.</translation>
    </message>
    <message>
        <source>In all, {name} wins {chips:one # chip|other # chips}.</source>
        <translation>Ao todo, {name} ganha {chips:one # ficha|other # fichas}.</translation>
    </message>
    <message>
        <source>In all, you lose {chips:one # chip|other # chips}.</source>
        <translation>Ao todo, perde {chips:one # ficha|other # fichas}.</translation>
    </message>
    <message>
        <source>In all, {name} loses {chips:one # chip|other # chips}.</source>
        <translation>Ao todo, {name} perde {chips:one # ficha|other # fichas}.</translation>
    </message>
    <message>
        <source>In all, you neither win nor lose.</source>
        <translation>Ao todo, não ganha nem perde.</translation>
    </message>
    <message>
        <source>In all, {name} neither wins nor loses.</source>
        <translation>Ao todo, {name} não ganha nem perde.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ganhou a mão</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} ganhou</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>Resposta: ninguém ganhou</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>Codilho! Ganhou a mão</translation>
    </message>
    <message>
        <source>Codille for {name}</source>
        <translation>{name} ganhou de codilho</translation>
    </message>
    <message>
        <source>All the tricks are yours</source>
        <translation>Todas as vazas são suas</translation>
    </message>
    <message>
        <source>{name} takes every trick</source>
        <translation>{name} fez todas as vazas</translation>
    </message>
    <message>
        <source>Your vole fails</source>
        <translation>A sua bola falhou</translation>
    </message>
    <message>
        <source>The vole of {name} fails</source>
        <translation>A bola de {name} falhou</translation>
    </message>
    <message>
        <source>You surrender</source>
        <translation>Rendeu-se</translation>
    </message>
    <message>
        <source>{name} surrenders</source>
        <translation>{name} rendeu-se</translation>
    </message>
    <message>
        <source>You make contrabola</source>
        <translation>Fez contrabola</translation>
    </message>
    <message>
        <source>{name} makes contrabola</source>
        <translation>{name} fez contrabola</translation>
    </message>
    <message>
        <source>Your contrabola fails</source>
        <translation>A sua contrabola falhou</translation>
    </message>
    <message>
        <source>The contrabola of {name} fails</source>
        <translation>A contrabola de {name} falhou</translation>
    </message>
    <message>
        <source>Everybody passes</source>
        <translation>Todos passaram</translation>
    </message>
    <message>
        <source>The Man wins: you</source>
        <translation>O Homem ganhou: eu</translation>
    </message>
    <message>
        <source>The Man wins: {name}</source>
        <translation>O Homem ganhou: {name}</translation>
    </message>
    <message>
        <source>You lose as the Man</source>
        <translation>Perdeu como Homem</translation>
    </message>
    <message>
        <source>The Man loses: {name}</source>
        <translation>O Homem perdeu: {name}</translation>
    </message>
    <message>
        <source>You reach the target</source>
        <translation>Chegou aos pontos</translation>
    </message>
    <message>
        <source>{name} reaches the target</source>
        <translation>{name} chegou aos pontos</translation>
    </message>
    <message>
        <source>The deal is void</source>
        <translation>A mão não vale</translation>
    </message>
    <message>
        <source>You took more tricks than each opponent: game and pool are yours.</source>
        <translation>Fez mais vazas do que qualquer dos contrários: o jogo e o bolo são seus.</translation>
    </message>
    <message>
        <source>The Ombre took more tricks than each opponent, and wins the pool.</source>
        <translation>O feito fez mais vazas do que qualquer dos contrários, e leva o bolo.</translation>
    </message>
    <message>
        <source>Puesta: {name} does not win</source>
        <translation>Resposta: {name} não ganhou</translation>
    </message>
    <message>
        <source>A tie: nobody has the most tricks alone.</source>
        <translation>Empate: ninguém tem mais vazas do que todos os outros.</translation>
    </message>
    <message>
        <source>You took more tricks than the Ombre, who pays you.</source>
        <translation>Fez mais vazas do que o feito, que lhe paga.</translation>
    </message>
    <message>
        <source>A defender took more tricks than the Ombre, who pays them.</source>
        <translation>Um contrário fez mais vazas do que o feito, que lhe paga.</translation>
    </message>
    <message>
        <source>Every single trick: everyone pays for the vole.</source>
        <translation>Todas as vazas, uma a uma: todos pagam pela bola.</translation>
    </message>
    <message>
        <source>You went for all the tricks and lost one.</source>
        <translation>Foi à bola e perdeu uma vaza.</translation>
    </message>
    <message>
        <source>The Ombre went for all the tricks and lost one.</source>
        <translation>O feito foi à bola e perdeu uma vaza.</translation>
    </message>
    <message>
        <source>You gave the hand up and pay as for a puesta.</source>
        <translation>Entregou o jogo e paga como quem perde de resposta.</translation>
    </message>
    <message>
        <source>The Ombre gave the hand up and pays as for a puesta.</source>
        <translation>O feito entregou o jogo e paga como quem perde de resposta.</translation>
    </message>
    <message>
        <source>You took no trick: the game is yours, and so is the pool.</source>
        <translation>Não fez vaza nenhuma: o jogo é seu, e o bolo também.</translation>
    </message>
    <message>
        <source>The Ombre took no trick and wins the game and the pool.</source>
        <translation>O feito não fez vaza nenhuma e ganha o jogo e o bolo.</translation>
    </message>
    <message>
        <source>A trick has fallen to you: you pay as for a puesta.</source>
        <translation>Calhou-lhe uma vaza: paga como quem perde de resposta.</translation>
    </message>
    <message>
        <source>A trick has fallen to the Ombre, who pays as for a puesta.</source>
        <translation>Calhou uma vaza ao feito, que paga como quem perde de resposta.</translation>
    </message>
    <message>
        <source>Nobody plays; the pool waits for the next deal.</source>
        <translation>Ninguém joga; o bolo espera pela mão seguinte.</translation>
    </message>
    <message>
        <source>You were first to the most tricks.</source>
        <translation>Chegou primeiro ao maior número de vazas.</translation>
    </message>
    <message>
        <source>The Man was first to the most tricks.</source>
        <translation>O Homem chegou primeiro ao maior número de vazas.</translation>
    </message>
    <message>
        <source>You lose a point, and each of the others scores one.</source>
        <translation>Perde um ponto, e cada um dos outros marca um.</translation>
    </message>
    <message>
        <source>The Man loses a point, and each of the others scores one.</source>
        <translation>O Homem perde um ponto, e cada um dos outros marca um.</translation>
    </message>
    <message>
        <source>You have the points that win the game.</source>
        <translation>Tem os pontos que ganham a partida.</translation>
    </message>
    <message>
        <source>Enough points are scored to win the game.</source>
        <translation>Estão marcados os pontos que ganham a partida.</translation>
    </message>
    <message>
        <source>Nobody is the Man. Points for kings are kept; the next player deals.</source>
        <translation>Ninguém é o Homem. Os pontos dos reis ficam; dá o jogador seguinte.</translation>
    </message>
    <message>
        <source>{chips} as ante</source>
        <translation>{chips} de entrada</translation>
    </message>
    <message>
        <source>{chips} in the pool</source>
        <translation>{chips} no bolo</translation>
    </message>
    <message>
        <source>{chips} for {contract:the}</source>
        <translation>{chips} {contract:f pela|other pelo} {contract}</translation>
    </message>
    <message>
        <source>{chips} for top trumps (estuches)</source>
        <translation>{chips} por trunfos altos (estuches)</translation>
    </message>
    <message>
        <source>{chips} for primeras</source>
        <translation>{chips} por primeiras</translation>
    </message>
    <message>
        <source>{chips} for primeras against</source>
        <translation>{chips} por primeiras contra</translation>
    </message>
    <message>
        <source>{chips} for the matadors</source>
        <translation>{chips} pelos matadores</translation>
    </message>
    <message>
        <source>{chips} for sans prendre</source>
        <translation>{chips} por jogar sem comprar</translation>
    </message>
    <message>
        <source>{chips} for the vole</source>
        <translation>{chips} pela bola</translation>
    </message>
    <message>
        <source>{chips} for the failed vole</source>
        <translation>{chips} pela bola falhada</translation>
    </message>
    <message>
        <source>{chips} for puesta</source>
        <translation>{chips} pela resposta</translation>
    </message>
    <message>
        <source>{chips} for codille</source>
        <translation>{chips} pelo codilho</translation>
    </message>
    <message>
        <source>{chips} for the surrender</source>
        <translation>{chips} pela rendição</translation>
    </message>
    <message>
        <source>{chips} for passing out</source>
        <translation>{chips} por todos passarem</translation>
    </message>
    <message>
        <source>{chips} as a share of the pool</source>
        <translation>{chips} como parte do bolo</translation>
    </message>
    <message>
        <source>{chips} for a king turned</source>
        <translation>{chips} por um rei virado</translation>
    </message>
    <message>
        <source>{chips} for a king shown</source>
        <translation>{chips} por um rei mostrado</translation>
    </message>
    <message>
        <source>{chips} for a king captured</source>
        <translation>{chips} por um rei capturado</translation>
    </message>
    <message>
        <source>{chips} as the Man</source>
        <translation>{chips} como Homem</translation>
    </message>
    <message>
        <source>{chips} against the Man</source>
        <translation>{chips} contra o Homem</translation>
    </message>
    <message>
        <source>{chips} for the game</source>
        <translation>{chips} pelo jogo</translation>
    </message>
    <message>
        <source>{chips} for the game without an exchange</source>
        <translation>{chips} pelo jogo sem compra</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jogo; m</translation>
    </message>
    <message>
        <source>You took fewer tricks than {winner} and pay for the loss.</source>
        <translation>Fez menos vazas do que {winner} e paga pela perda.</translation>
    </message>
    <message>
        <source>{name} took fewer tricks than {winner} and pays for the loss.</source>
        <translation>{name} fez menos vazas do que {winner} e paga pela perda.</translation>
    </message>
    <message>
        <source>You win the hand you took over and get a puesta; the pool stays.</source>
        <translation>Ganha o jogo que tomou e recebe uma resposta; o bolo fica.</translation>
    </message>
    <message>
        <source>{name} wins the hand taken over and is paid a puesta; the pool stays.</source>
        <translation>{name} ganha o jogo tomado e recebe uma resposta; o bolo fica.</translation>
    </message>
    <message>
        <source>You gave the hand up: that is puesta.</source>
        <translation>Entregou o jogo: perde de resposta.</translation>
    </message>
    <message>
        <source>{name} gave the hand up: that is puesta.</source>
        <translation>{name} entregou o jogo: perde de resposta.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>{payer:The} to you</source>
        <translation>{payer:O} para mim</translation>
    </message>
    <message>
        <source>You to {payee:the}</source>
        <translation>Eu para {payee:o}</translation>
    </message>
    <message>
        <source>{payer:The} to {payee:the}</source>
        <translation>{payer:O} para {payee:o}</translation>
    </message>
    <message>
        <source>{chips} as ante, before the deal</source>
        <translation>{chips} de entrada, antes da mão</translation>
    </message>
    <message>
        <source>You pay {payee:the} {chips}.</source>
        <translation>Paga {payee:ao} {chips}.</translation>
    </message>
    <message>
        <source>{payer:The} pays you {chips}.</source>
        <translation>{payer:O} paga-lhe {chips}.</translation>
    </message>
    <message>
        <source>{payer:The} pays {payee:the} {chips}.</source>
        <translation>{payer:O} paga {payee:ao} {chips}.</translation>
    </message>
    <message>
        <source>{chips}: {parts}</source>
        <translation>{chips}: {parts}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Ganhou a partida</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} ganhou a partida</translation>
    </message>
    <message>
        <source>A tie: another deal decides</source>
        <translation>Empate: decide outra mão</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Pontos para ganhar</translation>
    </message>
    <message>
        <source>Bet: you tie</source>
        <translation>Bet: empatou</translation>
    </message>
    <message>
        <source>Bet: {name} ties</source>
        <translation>Bet: {name} empatou</translation>
    </message>
    <message>
        <source>Kruk: you lose</source>
        <translation>Kruk: perdeu</translation>
    </message>
    <message>
        <source>Kruk: {name} loses</source>
        <translation>Kruk: {name} perdeu</translation>
    </message>
    <message>
        <source>Tout: all nine are yours</source>
        <translation>Tout: as nove são suas</translation>
    </message>
    <message>
        <source>Tout: all eight are yours</source>
        <translation>Tout: as oito são suas</translation>
    </message>
    <message>
        <source>Tout for {name}</source>
        <translation>Tout para {name}</translation>
    </message>
    <message>
        <source>Your tout fails</source>
        <translation>O seu tout falhou</translation>
    </message>
    <message>
        <source>The tout of {name} fails</source>
        <translation>{name} falhou o tout</translation>
    </message>
    <message>
        <source>You took all eight tricks alone, and each opponent pays you.</source>
        <translation>Fez as oito vazas sem ajuda, e cada contrário paga-lhe.</translation>
    </message>
    <message>
        <source>The Ombre took all eight tricks alone, and each opponent pays.</source>
        <translation>O feito fez sozinho as oito vazas, e cada contrário paga.</translation>
    </message>
    <message>
        <source>You needed all eight tricks and lost one, so you pay each opponent.</source>
        <translation>Precisava das oito vazas e perdeu uma, por isso paga a cada contrário.</translation>
    </message>
    <message>
        <source>The Ombre needed all eight tricks and lost one, and pays each opponent.</source>
        <translation>O feito precisava das oito vazas e perdeu uma, e paga a cada contrário.</translation>
    </message>
    <message>
        <source>{chips} for the failed tout</source>
        <translation>{chips} pelo tout falhado</translation>
    </message>
    <message>
        <source>You win, but miss tout</source>
        <translation>Ganhou, mas falhou o tout</translation>
    </message>
    <message>
        <source>{name} wins, but misses tout</source>
        <translation>{name} ganhou, mas falhou o tout</translation>
    </message>
    <message>
        <source>You throw the hand in</source>
        <translation>Deitou a mão fora</translation>
    </message>
    <message>
        <source>{name} throws the hand in</source>
        <translation>{name} deitou a mão fora</translation>
    </message>
    <message>
        <source>You have more tricks than either defender.</source>
        <translation>Tem mais vazas do que qualquer dos contrários.</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender.</source>
        <translation>O feito tem mais vazas do que qualquer dos contrários.</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as you: that is bet.</source>
        <translation>O melhor contrário tem tantas vazas como quem joga: é bet.</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as the Ombre: that is bet.</source>
        <translation>O melhor contrário tem tantas vazas como o feito: é bet.</translation>
    </message>
    <message>
        <source>A defender has more tricks than you: that is kruk.</source>
        <translation>Um contrário tem mais vazas: é kruk.</translation>
    </message>
    <message>
        <source>A defender has more tricks than the Ombre: that is kruk.</source>
        <translation>Um contrário tem mais vazas do que o feito: é kruk.</translation>
    </message>
    <message>
        <source>You went on after five tricks and took all nine.</source>
        <translation>Continuou depois de cinco vazas e fez as nove.</translation>
    </message>
    <message>
        <source>The Ombre went on after five tricks and took all nine.</source>
        <translation>O feito continuou depois de cinco vazas e fez as nove.</translation>
    </message>
    <message>
        <source>You went for all nine tricks and lost one, so you are paid less.</source>
        <translation>Foi às nove vazas e perdeu uma, por isso recebe menos.</translation>
    </message>
    <message>
        <source>The Ombre went for all nine and lost one, so they are paid less.</source>
        <translation>O feito foi às nove vazas e perdeu uma, por isso recebe menos.</translation>
    </message>
    <message>
        <source>You gave up after the exchange and pay as for bet.</source>
        <translation>Desistiu depois da troca e paga como por bet.</translation>
    </message>
    <message>
        <source>The Ombre gave up after the exchange and pays as for bet.</source>
        <translation>O feito desistiu depois da troca e paga como por bet.</translation>
    </message>
    <message>
        <source>Nobody plays and nobody pays. The next player deals.</source>
        <translation>Ninguém joga e ninguém paga. Dá o jogador seguinte.</translation>
    </message>
    <message>
        <source>You took no trick: the nolo is won.</source>
        <translation>Não fez vaza nenhuma: o nolo está ganho.</translation>
    </message>
    <message>
        <source>The Ombre took no trick: the nolo is won.</source>
        <translation>O feito não fez vaza nenhuma: o nolo está ganho.</translation>
    </message>
    <message>
        <source>One trick fell to you: that is bet.</source>
        <translation>Calhou-lhe uma vaza: é bet.</translation>
    </message>
    <message>
        <source>One trick fell to the Ombre: that is bet.</source>
        <translation>Ao feito calhou uma vaza: é bet.</translation>
    </message>
    <message>
        <source>More than one trick fell to you: that is kruk.</source>
        <translation>Calhou-lhe mais de uma vaza: é kruk.</translation>
    </message>
    <message>
        <source>More than one trick fell to the Ombre: that is kruk.</source>
        <translation>Ao feito calhou mais de uma vaza: é kruk.</translation>
    </message>
    <message>
        <source>{chips} for bet</source>
        <translation>{chips} por bet</translation>
    </message>
    <message>
        <source>{chips} for kruk</source>
        <translation>{chips} por kruk</translation>
    </message>
    <message>
        <source>{chips} for tout</source>
        <translation>{chips} pelo tout</translation>
    </message>
    <message>
        <source>{chips} for throwing in</source>
        <translation>{chips} pela mão deitada fora</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Well chosen</source>
        <translation>Boa escolha</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Duvidosa</translation>
    </message>
    <message>
        <source>A bad choice</source>
        <translation>Má escolha</translation>
    </message>
    <message>
        <source>A blunder</source>
        <translation>Erro grave</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>&amp;Analisar a mão</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>&amp;Analisar esta mão</translation>
    </message>
    <message>
        <source>Stop the re&amp;view</source>
        <translation>Parar a &amp;análise</translation>
    </message>
    <message>
        <source>Go on with the re&amp;view</source>
        <translation>Continuar a &amp;análise</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Tentar outra vez daqui</translation>
    </message>
    <message>
        <source>The decisions of the deal</source>
        <translation>As decisões da mão</translation>
    </message>
    <message>
        <source>The hatching shows how far that is from even: green above, red below.</source>
        <translation>O tracejado mostra a distância da igualdade: verde acima, vermelho abaixo.</translation>
    </message>
    <message>
        <source>The moves that mattered</source>
        <translation>As jogadas que contaram</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Muito bem</translation>
    </message>
    <message>
        <source>Left and Right go from one mark to the next.</source>
        <translation>Esquerda e direita vão de uma marca à seguinte.</translation>
    </message>
    <message>
        <source>Reviewed: {judged} of {of} decisions</source>
        <translation>Analisadas: {judged} de {of} decisões</translation>
    </message>
    <message>
        <source>The review found no costly decision.</source>
        <translation>A análise não encontrou decisões caras.</translation>
    </message>
    <message>
        <source>The review found {number:one # costly decision|other # costly decisions}.</source>
        <translation>A análise encontrou {number:one # decisão cara|other # decisões caras}.</translation>
    </message>
    <message>
        <source>Stopped after {judged} of {of} decisions.</source>
        <translation>Parada após {judged} de {of} decisões.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <translation>Melhor: {action}.</translation>
    </message>
    <message>
        <source>You chose: {action}.</source>
        <translation>Escolheu: {action}.</translation>
    </message>
    <message>
        <source>{name} chose: {action}.</source>
        <translation>{name} escolheu: {action}.</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Com todas as cartas abertas</translation>
    </message>
    <message>
        <source>The curve is the chance to win, as far as could be known. A dot is a costly choice, a diamond a good one.</source>
        <translation>A curva é a hipótese de ganhar, pelo que se podia saber. Um ponto é uma escolha cara, um losango uma boa.</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>Ver como se joga</translation>
    </message>
    <message>
        <source>The expert in this seat</source>
        <translation>O perito neste lugar</translation>
    </message>
    <message>
        <source>{name}: chance to win</source>
        <translation>{name}: hipóteses de ganhar</translation>
    </message>
    <message>
        <source>{name}: chance to win {percent}</source>
        <translation>{name}: hipóteses de ganhar {percent}</translation>
    </message>
    <message>
        <source>Let the expert play your cards</source>
        <translation>Deixar o perito jogar as minhas cartas</translation>
    </message>
    <message>
        <source>Let the expert play the cards of {name}</source>
        <translation>Deixar o perito jogar as cartas de {name}</translation>
    </message>
    <message>
        <source>The expert is playing the deal…</source>
        <translation>O perito está a jogar a mão…</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Demasiado renhido</translation>
    </message>
    <message>
        <source>The computer players stopped answering. You can go on with the review.</source>
        <translation>Os jogadores do computador deixaram de responder. Pode continuar a análise.</translation>
    </message>
    <message>
        <source>Nobody made a clear mistake, going by what each could see.</source>
        <translation>Ninguém cometeu um erro claro, pelo que cada um via.</translation>
    </message>
    <message>
        <source>Luck and skill, in chips</source>
        <translation>Sorte e arte, em fichas</translation>
    </message>
    <message>
        <source>Luck and skill, in points</source>
        <translation>Sorte e arte, em pontos</translation>
    </message>
    <message>
        <source>Luck and skill, in stones</source>
        <translation>Sorte e arte, em pedras</translation>
    </message>
    <message>
        <source>What a hand is worth is not known in this game. It counts with how the cards lay.</source>
        <translation>Neste jogo não se sabe quanto vale uma mão. Conta com a posição das cartas.</translation>
    </message>
    <message>
        <source>The deal is not finished, so nothing can be told of luck and skill.</source>
        <translation>A mão não acabou, por isso nada se pode dizer de sorte e arte.</translation>
    </message>
    <message>
        <source>{settled} of {of} choices are sure; the others grow surer.</source>
        <translation>{settled} de {of} escolhas são seguras; as outras vão ficando.</translation>
    </message>
    <message>
        <source>{grade}: it cost {cost}</source>
        <translation>{grade}: custou {cost}</translation>
    </message>
    <message>
        <source>From what could be seen, no choice is surely better than the others.</source>
        <translation>Pelo que se via, nenhuma escolha é seguramente melhor do que as outras.</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Melhor: {action}</translation>
    </message>
    <message>
        <source>A friend would tell {name}: {reason}</source>
        <translation>Um amigo diria a {name}: {reason}</translation>
    </message>
    <message>
        <source>With it the chance is {best}, with the choice made {chosen}.</source>
        <translation>Ganha {best}, e a escolha feita ganha {chosen}.</translation>
    </message>
    <message>
        <source>{name}: {action}. It cost {cost}.</source>
        <translation>{name}: {action}. Custou {cost}.</translation>
    </message>
    <message>
        <source>The cost is {cost}, give or take {error}.</source>
        <translation>O custo é de {cost}, com margem de {error}.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Hipóteses de ganhar</translation>
    </message>
    <message>
        <source>The deal turned in the auction.</source>
        <translation>A mão virou no leilão.</translation>
    </message>
    <message>
        <source>The deal turned with the trump.</source>
        <translation>A mão virou com o trunfo.</translation>
    </message>
    <message>
        <source>The deal turned at the exchange.</source>
        <translation>A mão virou na compra.</translation>
    </message>
    <message>
        <source>The deal turned in trick {number}.</source>
        <translation>A mão virou na vaza {number}.</translation>
    </message>
    <message>
        <source>Well done: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>Muito bem: {action}. Tudo o resto teria custado pelo menos mais {cost}.</translation>
    </message>
    <message>
        <source>Well done, {name}: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>Muito bem, {name}: {action}. Tudo o resto teria custado pelo menos mais {cost}.</translation>
    </message>
    <message>
        <source>Luck and skill of everybody</source>
        <translation>Sorte e arte de todos</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>Ver os números</translation>
    </message>
    <message>
        <source>The average of all</source>
        <translation>A média de todos</translation>
    </message>
    <message>
        <source>Ante and pool</source>
        <translation>Entrada e bolo</translation>
    </message>
    <message>
        <source>The hand dealt</source>
        <translation>A mão recebida</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Escolhas próprias</translation>
    </message>
    <message>
        <source>Choices of the others</source>
        <translation>Escolhas dos outros</translation>
    </message>
    <message>
        <source>How the cards lay</source>
        <translation>Posição das cartas</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Ao todo</translation>
    </message>
    <message>
        <source>won {amount}</source>
        <translation>ganhou {amount}</translation>
    </message>
    <message>
        <source>lost {amount}</source>
        <translation>perdeu {amount}</translation>
    </message>
    <message>
        <source>The hand dealt counts as what such a hand wins on average. Choices count as what they surely cost.</source>
        <translation>A mão conta pelo que uma assim ganha em média. As escolhas contam pelo que seguramente custaram.</translation>
    </message>
    <message>
        <source>If everybody saw all cards and played perfectly: {result}.</source>
        <translation>Se todos vissem todas as cartas e jogassem na perfeição: {result}.</translation>
    </message>
    <message>
        <source>The expert with your cards</source>
        <translation>O perito com as minhas cartas</translation>
    </message>
    <message>
        <source>The expert with the cards of {name}</source>
        <translation>O perito com as cartas de {name}</translation>
    </message>
    <message>
        <source>Each decision is judged by what its player could see at that moment.</source>
        <translation>Cada decisão é julgada pelo que o seu jogador podia ver nesse momento.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>So far, this page is in English only.</source>
        <translation>Por enquanto, esta página só existe em inglês.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>Nesta mesa</translation>
    </message>
    <message>
        <source>instead of: {usual}</source>
        <translation>em vez de: {usual}</translation>
    </message>
    <message>
        <source>The rules of Ombre</source>
        <translation>As regras do hombre</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Procurar nas regras</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Procurar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto menor</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto maior</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Nothing more is written about this game so far. It belongs to the family of Ombre, and this is Ombre itself:</source>
        <translation>Ainda não se escreveu mais sobre este jogo. É da família do hombre, e este é o próprio hombre:</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Found: {hits}</source>
        <translation>Encontrado: {hits}</translation>
    </message>
    <message>
        <source>“{words}” stands on no page of the rules. Try a shorter word, or part of one.</source>
        <translation>«{words}» não está em nenhuma página das regras. Tente uma palavra mais curta, ou parte de uma.</translation>
    </message>
    <message>
        <source>“{words}” in the rules</source>
        <translation>«{words}» nas regras</translation>
    </message>
    <message>
        <source>Learn it at the table: {lessons}</source>
        <translation>Aprenda-o à mesa: {lessons}</translation>
    </message>
    <message>
        <source>The table from above: 1 is you, and everything goes round to the right.</source>
        <translation>A mesa vista de cima: 1 é o seu lugar, e tudo vai para a direita.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The score of this sitting</source>
        <translation>Folha de contas desta partida</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>&amp;Rever a mão</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;piar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>No deal has been played out yet.</source>
        <translation>Ainda não se jogou nenhuma mão até ao fim.</translation>
    </message>
    <message>
        <source>In chips: {standing}, and {pool} in the pool.</source>
        <translation>Em fichas: {standing}, e {pool} no bolo.</translation>
    </message>
    <message>
        <source>{standing} – {points:one # point wins|other # points win}.</source>
        <translation>{standing} – {points:one ganha-se com # ponto|other ganha-se com # pontos}.</translation>
    </message>
    <message>
        <source>{standing} – {name} has won the game.</source>
        <translation>{standing} – {name} ganhou a partida.</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {pool} in the pool</source>
        <translation>Depois da mão {number}: {standing}, e {pool} no bolo</translation>
    </message>
    <message>
        <source>The evening is over</source>
        <translation>O serão acabou</translation>
    </message>
    <message>
        <source>Every deal gets its line here, with what each of you won or lost.</source>
        <translation>Cada mão terá aqui a sua linha, com o que cada um ganhou ou perdeu.</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {table} on the table – all {stones} stones win.</source>
        <translation>Depois da mão {number}: {standing}, e {table} na mesa – ganham as {stones} pedras.</translation>
    </message>
    <message>
        <source>{standing} – {side} have won the game.</source>
        <translation>{standing} – {side} ganharam o jogo.</translation>
    </message>
    <message>
        <source>{name} {figure}</source>
        <translation>{name} {figure}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Feito</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Quem dá</translation>
    </message>
    <message>
        <source>{number}, with notes</source>
        <translation>{number}, com notas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Bolo</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>esta mão</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>total</translation>
    </message>
    <message>
        <source>{played}: {result}</source>
        <translation>{played}: {result}</translation>
    </message>
    <message>
        <source>{game}, {trump}: {result}</source>
        <translation>{game}, {trump}: {result}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>remise</source>
        <translation>resposta</translation>
    </message>
    <message>
        <source>codillo</source>
        <translation>codillo</translation>
    </message>
    <message>
        <source>bola</source>
        <translation>bola</translation>
    </message>
    <message>
        <source>bola missed</source>
        <translation>bola falhada</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>desistiu</translation>
    </message>
    <message>
        <source>llevada</source>
        <translation>llevada</translation>
    </message>
    <message>
        <source>all eight</source>
        <translation>as oito</translation>
    </message>
    <message>
        <source>eight missed</source>
        <translation>oito falhadas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganha</translation>
    </message>
    <message>
        <source>puesta</source>
        <translation>resposta</translation>
    </message>
    <message>
        <source>codille</source>
        <translation>codilho</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>bola</translation>
    </message>
    <message>
        <source>vole missed</source>
        <translation>bola falhada</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>rendição</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>todos passaram</translation>
    </message>
    <message>
        <source>the Man won</source>
        <translation>o Homem ganhou</translation>
    </message>
    <message>
        <source>the Man lost</source>
        <translation>o Homem perdeu</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>pontos feitos</translation>
    </message>
    <message>
        <source>contrabola</source>
        <translation>contrabola</translation>
    </message>
    <message>
        <source>contrabola missed</source>
        <translation>contrabola falhada</translation>
    </message>
    <message>
        <source>void</source>
        <translation>não vale</translation>
    </message>
    <message>
        <source>{ombre} with {ally}</source>
        <translation>{ombre} com {ally}</translation>
    </message>
    <message>
        <source>{column}: {part}</source>
        <translation>{column}: {part}</translation>
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
        <translation>perdida</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>tout missed</source>
        <translation>tout falhado</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>deitada fora</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>the Man</source>
        <translation>o Homem</translation>
    </message>
    <message>
        <source>against the Man</source>
        <translation>contra o Homem</translation>
    </message>
    <message>
        <source>speaks second</source>
        <translation>fala em segundo</translation>
    </message>
    <message>
        <source>speaks third</source>
        <translation>fala em terceiro</translation>
    </message>
    <message>
        <source>speaks fourth</source>
        <translation>fala em quarto</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dá</translation>
    </message>
    <message>
        <source>sits out (zángano)</source>
        <translation>fica de fora (zángano)</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>fica de fora</translation>
    </message>
    <message>
        <source>Ombre · {contract}</source>
        <translation>feito · {contract}</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>contrário; f=contrária</translation>
    </message>
    <message>
        <source>ally, in secret</source>
        <translation>aliado, em segredo; f=aliada, em segredo</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>aliado; f=aliada</translation>
    </message>
    <message>
        <source>friend or foe?</source>
        <translation>amigo ou inimigo?</translation>
    </message>
    <message>
        <source>Your ally!</source>
        <translation>O seu aliado!; f=A sua aliada!</translation>
    </message>
    <message>
        <source>I deal</source>
        <translation>Eu dou</translation>
    </message>
    <message>
        <source>speaks first</source>
        <translation>fala em primeiro</translation>
    </message>
    <message>
        <source>{points} · {chips}</source>
        <translation>{points} · {chips}</translation>
    </message>
    <message>
        <source>Pool {chips}</source>
        <translation>Bolo {chips}</translation>
    </message>
    <message>
        <source>{card:Name}!</source>
        <translation>{card:Name}!</translation>
    </message>
    <message>
        <source>I keep my cards</source>
        <translation>Fico com as minhas</translation>
    </message>
    <message>
        <source>I draw {number}</source>
        <translation>Compro {number}</translation>
    </message>
    <message>
        <source>{state}; key {key}</source>
        <translation>{state}; tecla {key}</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>tecla {key}</translation>
    </message>
    <message>
        <source>on the heap, to be thrown</source>
        <translation>na pilha, para descartar</translation>
    </message>
    <message>
        <source>raised; choose it again to play it</source>
        <translation>levantada; escolha-a outra vez para a jogar</translation>
    </message>
    <message>
        <source>just drawn; may be played</source>
        <translation>acabada de comprar; pode ser jogada</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>acabada de comprar</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>pode ser jogada</translation>
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
        <translation>A sua segunda tentativa</translation>
    </message>
    <message>
        <source>Comparing it with your first choice…</source>
        <translation>A comparar com a sua primeira escolha…</translation>
    </message>
    <message>
        <source>That is what you chose the first time.</source>
        <translation>É o que escolheu da primeira vez.</translation>
    </message>
    <message>
        <source>That is better.</source>
        <translation>Assim é melhor.</translation>
    </message>
    <message>
        <source>About the same.</source>
        <translation>Mais ou menos igual.</translation>
    </message>
    <message>
        <source>The first was better.</source>
        <translation>A primeira era melhor.</translation>
    </message>
    <message>
        <source>It is hard to say which is better.</source>
        <translation>É difícil dizer qual é melhor.</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>De volta à repetição</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>De volta ao resultado</translation>
    </message>
    <message>
        <source>Choose again. The first time it was “{action}”.</source>
        <translation>Escolha outra vez. Da primeira vez foi «{action}».</translation>
    </message>
    <message>
        <source>Your chance to win is {now}; before it was {before}.</source>
        <translation>A sua probabilidade de ganhar é {now}; antes era {before}.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>passed</source>
        <translation>passou</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>FALHOU</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltado</translation>
    </message>
    <message>
        <source>All is well: nothing failed in {count} checks.</source>
        <translation>Tudo está bem: nada falhou em {count} verificações.</translation>
    </message>
    <message>
        <source>Something is wrong with this copy of Ombre; the lines above say what.</source>
        <translation>Há algo de errado nesta cópia do Ombre; as linhas acima dizem o quê.</translation>
    </message>
    <message>
        <source>The report could not be written to {path}: {reason}.</source>
        <translation>Não foi possível escrever o relatório em {path}: {reason}.</translation>
    </message>
    <message>
        <source>The self-test needs room for temporary files. Set TMPDIR (on Windows TEMP) to a folder that can be written to: {reason}.</source>
        <translation>O autoteste precisa de espaço para ficheiros temporários. Defina TMPDIR (no Windows, TEMP) como uma pasta onde se possa escrever: {reason}.</translation>
    </message>
</context>
<context>
    <name>SetDeals</name>
    <message>
        <source>Set deals</source>
        <translation>Mãos com plano</translation>
    </message>
    <message>
        <source>The others see every card, and only the right plan wins.</source>
        <translation>Os outros veem todas as cartas, e só o plano certo ganha.</translation>
    </message>
    <message>
        <source>There is no hint in a set deal. Find the plan.</source>
        <translation>Numa mão com plano não há sugestões. Encontre o plano.</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>A mão seguinte</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Mais uma vez</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>O plano</translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>Ganhou.</translation>
    </message>
    <message>
        <source>Not won this time.</source>
        <translation>Desta vez não ganhou.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>A mão acabou.</translation>
    </message>
    <message>
        <source>The others see every card and play against you.</source>
        <translation>Os outros veem todas as cartas e jogam contra si.</translation>
    </message>
    <message>
        <source>The others see every card. Your side helps you, the other side does not.</source>
        <translation>Os outros veem todas as cartas. O seu lado ajuda, o outro não.</translation>
    </message>
    <message>
        <source>You are the Ombre. Win this game.</source>
        <translation>É o feito. Ganhe este jogo.</translation>
    </message>
    <message>
        <source>You play against the Ombre. Stop the Ombre.</source>
        <translation>Joga contra o feito. Trave-o.</translation>
    </message>
    <message>
        <source>Your side plays. Win this game.</source>
        <translation>Joga o seu lado. Ganhe este jogo.</translation>
    </message>
    <message>
        <source>The other side plays. Stop them.</source>
        <translation>Joga o outro lado. Trave-os.</translation>
    </message>
    <message>
        <source>You are the Man. Win this game.</source>
        <translation>É o Homem. Ganhe este jogo.</translation>
    </message>
    <message>
        <source>You play against the Man. Stop the Man.</source>
        <translation>Joga contra o Homem. Trave-o.</translation>
    </message>
    <message>
        <source>You are with the Ombre. Win this game.</source>
        <translation>Está com o feito. Ganhe este jogo.</translation>
    </message>
    <message>
        <source>Trick {trick}: {played:the} let the win go. {kept:The} kept it.</source>
        <translation>Vaza {trick}: {played:o} deixou fugir a vitória. {kept:O} segurava-a.</translation>
    </message>
    <message>
        <source>It could still be won when you gave up, with {kept:the}.</source>
        <translation>Ainda se podia ganhar quando desistiu, com {kept:o}.</translation>
    </message>
    <message>
        <source>The plan: {cards}.</source>
        <translation>O plano: {cards}.</translation>
    </message>
    <message>
        <source>Set deals, {game}, {left} to go</source>
        <translation>Mãos com plano, {game}, {left:one falta #|other faltam #}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Each player stakes {chips}</source>
        <translation>Cada jogador põe {chips}</translation>
    </message>
    <message>
        <source>{price} {stones}</source>
        <translation>{price} {stones}</translation>
    </message>
    <message>
        <source>{value} (usual)</source>
        <translation>{value} (habitual)</translation>
    </message>
    <message>
        <source>“{setting}” is “{value}”</source>
        <translation>«{setting}» é «{value}»</translation>
    </message>
    <message>
        <source>This has no effect while {conditions}.</source>
        <translation>Isto não tem efeito enquanto {conditions}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>O primeiro a dar</translation>
    </message>
    <message>
        <source>How the sitting finds who deals first.</source>
        <translation>Como a partida decide quem dá primeiro.</translation>
    </message>
    <message>
        <source>Each draws a card, the highest deals</source>
        <translation>Cada um tira uma carta, dá a mais alta</translation>
    </message>
    <message>
        <source>Cards are dealt face up, the first black ace deals</source>
        <translation>Dão-se cartas abertas, dá o primeiro ás preto</translation>
    </message>
    <message>
        <source>Chance decides, without cards</source>
        <translation>Decide o acaso, sem cartas</translation>
    </message>
    <message>
        <source>A card of each suit is drawn, spades (espadas) deals</source>
        <translation>Uma carta de cada naipe, espadas dá</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>A entrada</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them. A lost game costs as many for each player, unless the bid decides that.</source>
        <translation>Quantas fichas vão para o bolo antes de cada mão, e quem as paga. Um jogo perdido custa outras tantas por cada jogador, a não ser que o lanço o decida.</translation>
    </message>
    <message>
        <source>The dealer stakes 5</source>
        <translation>Quem dá põe 5</translation>
    </message>
    <message>
        <source>Each player stakes 5</source>
        <translation>Cada jogador põe 5</translation>
    </message>
    <message>
        <source>Each player stakes 3</source>
        <translation>Cada jogador põe 3</translation>
    </message>
    <message>
        <source>Each player stakes 2</source>
        <translation>Cada jogador põe 2</translation>
    </message>
    <message>
        <source>Each player stakes 4</source>
        <translation>Cada jogador põe 4</translation>
    </message>
    <message>
        <source>The dealer stakes 1</source>
        <translation>Quem dá põe 1</translation>
    </message>
    <message>
        <source>Nobody stakes anything</source>
        <translation>Ninguém põe nada</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Quando todos passam</translation>
    </message>
    <message>
        <source>Whether the next player deals, there is a second round, or somebody must play.</source>
        <translation>Se dá o jogador seguinte, se há segunda volta, ou se alguém tem de jogar.</translation>
    </message>
    <message>
        <source>Deal again, nobody pays</source>
        <translation>Dá-se outra vez, ninguém paga</translation>
    </message>
    <message>
        <source>Deal again, each adds a chip to the pool</source>
        <translation>Dá-se outra vez, cada um junta uma ficha ao bolo</translation>
    </message>
    <message>
        <source>A second round, for low bids</source>
        <translation>Uma segunda volta, para os lanços baixos</translation>
    </message>
    <message>
        <source>Who holds spadille must play</source>
        <translation>Quem tem a espadilha tem de jogar</translation>
    </message>
    <message>
        <source>Who holds spadille must play an entrada</source>
        <translation>Quem tem a espadilha tem de jogar uma licença</translation>
    </message>
    <message>
        <source>Forehand may play kasko, with a new hand</source>
        <translation>O primeiro pode jogar kasko, com cartas novas</translation>
    </message>
    <message>
        <source>Who holds spadille (♣Q) must play a Grossfrage</source>
        <translation>Quem tem a espadilha (♣Q) tem de jogar uma Grossfrage</translation>
    </message>
    <message>
        <source>Holding a bid</source>
        <translation>Igualar um lanço</translation>
    </message>
    <message>
        <source>Who may bid as high as the highest bid, after bidding lower before.</source>
        <translation>Quem pode lançar tanto como o lanço mais alto, depois de um mais baixo.</translation>
    </message>
    <message>
        <source>Only one who speaks earlier than its bidder</source>
        <translation>Só quem fala antes de quem o lançou</translation>
    </message>
    <message>
        <source>Anyone who has bid lower</source>
        <translation>Quem tiver lançado mais baixo</translation>
    </message>
    <message>
        <source>Nobody, every bid must go higher</source>
        <translation>Ninguém, cada lanço tem de subir</translation>
    </message>
    <message>
        <source>The order of bidding</source>
        <translation>A ordem dos lanços</translation>
    </message>
    <message>
        <source>Whether all bid in turn, or two settle it before the next one speaks.</source>
        <translation>Se todos lançam por sua vez, ou se dois o decidem antes de falar o seguinte.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>À volta da mesa</translation>
    </message>
    <message>
        <source>Two at a time: the one who is left meets the next player</source>
        <translation>Dois de cada vez: quem fica enfrenta o jogador seguinte</translation>
    </message>
    <message>
        <source>The turned card of a vuelta</source>
        <translation>A carta virada de um voltarete</translation>
    </message>
    <message>
        <source>Whether the Ombre must take the card that made trump into their hand.</source>
        <translation>Se o feito tem de levar para a mão a carta que fez trunfo.</translation>
    </message>
    <message>
        <source>They must take the card</source>
        <translation>Tem de ficar com a carta</translation>
    </message>
    <message>
        <source>They may leave it on the talon</source>
        <translation>Pode deixá-la no monte</translation>
    </message>
    <message>
        <source>A black ace is turned</source>
        <translation>Vira-se um ás preto</translation>
    </message>
    <message>
        <source>Which suit is trump when a vuelta turns spadille or basto.</source>
        <translation>Que naipe é trunfo quando um voltarete vira a espadilha ou o basto.</translation>
    </message>
    <message>
        <source>The suit printed on the ace</source>
        <translation>O naipe impresso no ás</translation>
    </message>
    <message>
        <source>The Ombre names any suit</source>
        <translation>O feito escolhe qualquer naipe</translation>
    </message>
    <message>
        <source>The Ombre&apos;s draw</source>
        <translation>A compra do feito</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a vuelta.</source>
        <translation>O máximo de cartas que o feito troca numa licença ou num voltarete.</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>A mão toda</translation>
    </message>
    <message>
        <source>Eight cards</source>
        <translation>Oito cartas</translation>
    </message>
    <message>
        <source>The first defender&apos;s draw</source>
        <translation>A compra do primeiro contrário</translation>
    </message>
    <message>
        <source>The most cards for the first defender; the second has what is left.</source>
        <translation>O máximo de cartas do primeiro contrário; o segundo tem o que resta.</translation>
    </message>
    <message>
        <source>All but five, unless they hold a matador</source>
        <translation>Todas menos cinco, a não ser que tenha um matador</translation>
    </message>
    <message>
        <source>Which defender draws first</source>
        <translation>Que contrário compra primeiro</translation>
    </message>
    <message>
        <source>Whether the defender at the Ombre&apos;s right may let the other exchange first.</source>
        <translation>Se o contrário à direita do feito pode deixar o outro comprar primeiro.</translation>
    </message>
    <message>
        <source>The right-hand one, unless they yield</source>
        <translation>O da direita, a não ser que ceda</translation>
    </message>
    <message>
        <source>Always the right-hand one</source>
        <translation>Sempre o da direita</translation>
    </message>
    <message>
        <source>The rest of the talon</source>
        <translation>O resto do monte</translation>
    </message>
    <message>
        <source>Whether the cards that nobody drew are seen before the first trick.</source>
        <translation>Se as cartas que ninguém comprou se veem antes da primeira vaza.</translation>
    </message>
    <message>
        <source>It stays face down</source>
        <translation>Fica fechado</translation>
    </message>
    <message>
        <source>It is shown to all</source>
        <translation>Mostra-se a todos</translation>
    </message>
    <message>
        <source>The dealer may show it to all</source>
        <translation>Quem dá pode mostrá-lo a todos</translation>
    </message>
    <message>
        <source>When nobody bids low either</source>
        <translation>Quando ninguém lança baixo</translation>
    </message>
    <message>
        <source>What follows a second round in which all have passed again.</source>
        <translation>O que se segue a uma segunda volta em que todos passaram outra vez.</translation>
    </message>
    <message>
        <source>The low bids</source>
        <translation>Os lanços baixos</translation>
    </message>
    <message>
        <source>What may be bid in a second round.</source>
        <translation>O que se pode declarar numa segunda volta.</translation>
    </message>
    <message>
        <source>All three</source>
        <translation>Os três</translation>
    </message>
    <message>
        <source>Voltereta and gascarola</source>
        <translation>Voltereta e gascarola</translation>
    </message>
    <message>
        <source>Voltereta and contrabola</source>
        <translation>Voltereta e contrabola</translation>
    </message>
    <message>
        <source>Gascarola and contrabola</source>
        <translation>Gascarola e contrabola</translation>
    </message>
    <message>
        <source>Voltereta alone</source>
        <translation>Só voltereta</translation>
    </message>
    <message>
        <source>Gascarola alone</source>
        <translation>Só gascarola</translation>
    </message>
    <message>
        <source>Contrabola alone</source>
        <translation>Só contrabola</translation>
    </message>
    <message>
        <source>The order of the low bids</source>
        <translation>A ordem dos lanços baixos</translation>
    </message>
    <message>
        <source>Whether a low bid can be overcalled.</source>
        <translation>Se se pode lançar acima de um lanço baixo.</translation>
    </message>
    <message>
        <source>The first to bid has the game</source>
        <translation>O primeiro a lançar tem o jogo</translation>
    </message>
    <message>
        <source>Gascarola, voltereta, contrabola: a higher one wins</source>
        <translation>Gascarola, voltereta, contrabola: ganha o mais alto</translation>
    </message>
    <message>
        <source>The draw in a voltereta</source>
        <translation>A compra numa voltereta</translation>
    </message>
    <message>
        <source>The most cards that the Ombre of a voltereta draws.</source>
        <translation>O máximo de cartas que compra o feito de uma voltereta.</translation>
    </message>
    <message>
        <source>Five, the turned card among them</source>
        <translation>Cinco, contando a carta virada</translation>
    </message>
    <message>
        <source>Five, and the turned card besides</source>
        <translation>Cinco, e a carta virada além delas</translation>
    </message>
    <message>
        <source>The choice in a gascarola</source>
        <translation>A escolha numa gascarola</translation>
    </message>
    <message>
        <source>Whether the Ombre sees the eight cards before keeping one.</source>
        <translation>Se o feito vê as oito cartas antes de ficar com uma.</translation>
    </message>
    <message>
        <source>They look at the cards first</source>
        <translation>Vê primeiro as cartas</translation>
    </message>
    <message>
        <source>They choose before they see any</source>
        <translation>Escolhe antes de ver qualquer uma</translation>
    </message>
    <message>
        <source>The card kept in a gascarola</source>
        <translation>A carta guardada numa gascarola</translation>
    </message>
    <message>
        <source>Which card of their own the Ombre may keep beside the talon&apos;s eight.</source>
        <translation>Que carta sua o feito pode guardar com as oito do monte.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Qualquer carta</translation>
    </message>
    <message>
        <source>Only spadille or basto</source>
        <translation>Só espadilha ou basto</translation>
    </message>
    <message>
        <source>Throwing a gascarola in</source>
        <translation>Deitar fora uma gascarola</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before naming the trump.</source>
        <translation>Se o feito pode desistir antes de escolher o trunfo.</translation>
    </message>
    <message>
        <source>When contrabola is bid</source>
        <translation>Quando se declara contrabola</translation>
    </message>
    <message>
        <source>Whether the game without a trick is a low bid or an ordinary one.</source>
        <translation>Se o jogo sem vazas é um lanço baixo ou um vulgar.</translation>
    </message>
    <message>
        <source>In the second round</source>
        <translation>Na segunda volta</translation>
    </message>
    <message>
        <source>In the auction, above entrada</source>
        <translation>No leilão, acima da licença</translation>
    </message>
    <message>
        <source>Basto forces too</source>
        <translation>O basto também obriga</translation>
    </message>
    <message>
        <source>Whether somebody must play although spadille lies in the talon: who holds basto.</source>
        <translation>Se alguém tem de jogar embora a espadilha esteja no monte: quem tem o basto.</translation>
    </message>
    <message>
        <source>No, the cards are dealt again</source>
        <translation>Não, dá-se outra vez</translation>
    </message>
    <message>
        <source>Trump in a forced game</source>
        <translation>O trunfo num jogo forçado</translation>
    </message>
    <message>
        <source>Whether a player who is forced to play names trumps before the draw.</source>
        <translation>Se um jogador obrigado a jogar escolhe o trunfo antes da compra.</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>Depois da compra</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Antes da compra</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them.</source>
        <translation>Quantas fichas vão para o bolo antes de cada mão, e quem as paga.</translation>
    </message>
    <message>
        <source>The exchange after bidding the vole</source>
        <translation>A compra depois de declarar a bola</translation>
    </message>
    <message>
        <source>Whether an Ombre who has bid all the tricks may still exchange cards.</source>
        <translation>Se um feito que declarou todas as vazas ainda pode comprar cartas.</translation>
    </message>
    <message>
        <source>They may, as when they bid to play</source>
        <translation>Pode, como quando pede jogo</translation>
    </message>
    <message>
        <source>They play the cards they were dealt</source>
        <translation>Joga as cartas que lhe deram</translation>
    </message>
    <message>
        <source>The suit taken out</source>
        <translation>O naipe que se tira</translation>
    </message>
    <message>
        <source>Which red suit is left out of the pack; it cannot be trump.</source>
        <translation>Que naipe vermelho fica fora do baralho; não pode ser trunfo.</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>The favour suit</source>
        <translation>O naipe de favor</translation>
    </message>
    <message>
        <source>The palo de favor: a bid in it beats the same bid in another. It is also worth more.</source>
        <translation>O palo de favor: um lanço nele passa acima do mesmo noutro naipe. Também vale mais.</translation>
    </message>
    <message>
        <source>The price of the favour suit</source>
        <translation>O preço do naipe de favor</translation>
    </message>
    <message>
        <source>How many times the value a game in the favour suit is worth.</source>
        <translation>Quantas vezes o valor vale um jogo no naipe de favor.</translation>
    </message>
    <message>
        <source>Twice the value</source>
        <translation>O dobro</translation>
    </message>
    <message>
        <source>No more than others</source>
        <translation>Não mais do que os outros</translation>
    </message>
    <message>
        <source>Three times the value</source>
        <translation>O triplo</translation>
    </message>
    <message>
        <source>Naming the favour suit</source>
        <translation>Nomear o naipe de favor</translation>
    </message>
    <message>
        <source>Whether a plain bid is paid more if it then names the favour suit.</source>
        <translation>Se um lanço simples se paga mais quando depois nomeia o naipe de favor.</translation>
    </message>
    <message>
        <source>It is paid as such</source>
        <translation>Paga-se assim</translation>
    </message>
    <message>
        <source>It is paid as it was bid</source>
        <translation>Paga-se como se declarou</translation>
    </message>
    <message>
        <source>Turning the favour suit</source>
        <translation>Virar o naipe de favor</translation>
    </message>
    <message>
        <source>Whether a turned game is worth more when the favour suit is turned.</source>
        <translation>Se um jogo virado vale mais quando se vira o naipe de favor.</translation>
    </message>
    <message>
        <source>It is worth more</source>
        <translation>Vale mais</translation>
    </message>
    <message>
        <source>It is worth the same</source>
        <translation>Vale o mesmo</translation>
    </message>
    <message>
        <source>The pool at codillo</source>
        <translation>O bolo no codilho</translation>
    </message>
    <message>
        <source>Llana, plain: 1, 2 and 3 chips</source>
        <translation>Llana, simples: 1, 2 e 3 fichas</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>Whether the last player may offer to lose every trick, without trumps. All others must have passed.</source>
        <translation>Se o último jogador se pode propor perder todas as vazas, sem trunfos. Todos os outros têm de ter passado.</translation>
    </message>
    <message>
        <source>The last player may say it instead of passing</source>
        <translation>O último pode dizê-la em vez de passar</translation>
    </message>
    <message>
        <source>By which list of prices a deal is paid.</source>
        <translation>Por que lista de preços se paga uma mão.</translation>
    </message>
    <message>
        <source>As in Renegado: 5, 7 and 15 chips</source>
        <translation>Como no Renegado: 5, 7 e 15 fichas</translation>
    </message>
    <message>
        <source>For points, to twelve, without chips</source>
        <translation>A pontos, até doze, sem fichas</translation>
    </message>
    <message>
        <source>The first bid</source>
        <translation>O primeiro lanço</translation>
    </message>
    <message>
        <source>Whether the auction may begin with a bid in oros.</source>
        <translation>Se os lanços podem começar por um de oros.</translation>
    </message>
    <message>
        <source>Only with entrada, volteo or solo</source>
        <translation>Só com licença, volteo ou solo</translation>
    </message>
    <message>
        <source>With any bid</source>
        <translation>Com qualquer lanço</translation>
    </message>
    <message>
        <source>The draw after oros</source>
        <translation>A compra depois de oros</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after a bid of oros.</source>
        <translation>O máximo de cartas que o feito troca depois de um lanço de oros.</translation>
    </message>
    <message>
        <source>Six cards</source>
        <translation>Seis cartas</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the holder of spadille must play an entrada.</source>
        <translation>Se dá o jogador seguinte, ou se quem tem a espadilha tem de jogar uma licença.</translation>
    </message>
    <message>
        <source>Turning up oros</source>
        <translation>Virar oros</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a volteo.</source>
        <translation>O máximo de cartas que o feito troca numa licença ou num volteo.</translation>
    </message>
    <message>
        <source>Surrendering a volteo</source>
        <translation>Desistir de um volteo</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a volteo is given up.</source>
        <translation>Se os contrários têm voto quando se desiste de um volteo.</translation>
    </message>
    <message>
        <source>Payment for matadors</source>
        <translation>Pagamento dos matadores</translation>
    </message>
    <message>
        <source>For which run of top trumps the Ombre is paid at once.</source>
        <translation>Que série dos trunfos mais altos se paga logo ao feito.</translation>
    </message>
    <message>
        <source>Three or more that they hold</source>
        <translation>Três ou mais que tenha</translation>
    </message>
    <message>
        <source>Three or more that they hold, or that they lack</source>
        <translation>Três ou mais que tenha, ou que lhe faltem</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Quem fica de fora</translation>
    </message>
    <message>
        <source>Which of the four does not play a deal, but is paid and pays.</source>
        <translation>Qual dos quatro não joga uma mão, mas recebe e paga.</translation>
    </message>
    <message>
        <source>The player opposite the dealer</source>
        <translation>O jogador em frente de quem dá</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left</source>
        <translation>O jogador à esquerda de quem dá</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Quem dá</translation>
    </message>
    <message>
        <source>The talon when three pass</source>
        <translation>O monte quando passam três</translation>
    </message>
    <message>
        <source>Whether the player who sits out must take it and play against three.</source>
        <translation>Se quem fica de fora tem de ficar com ele e jogar contra três.</translation>
    </message>
    <message>
        <source>They must take the talon</source>
        <translation>Tem de ficar com o monte</translation>
    </message>
    <message>
        <source>They may leave it: then all have passed</source>
        <translation>Pode deixá-lo: então passaram todos</translation>
    </message>
    <message>
        <source>Remise of five at the table</source>
        <translation>Resposta com cinco à mesa</translation>
    </message>
    <message>
        <source>With how many tricks the side of the Ombre only pays the pool.</source>
        <translation>Com quantas vazas o lado do feito só paga o bolo.</translation>
    </message>
    <message>
        <source>With four; three or fewer are codille</source>
        <translation>Com quatro; três ou menos são codilho</translation>
    </message>
    <message>
        <source>With three as well, as Wikipedia has it; two or fewer are codille</source>
        <translation>Também com três, como diz a Wikipédia; duas ou menos são codilho</translation>
    </message>
    <message>
        <source>When four have passed</source>
        <translation>Quando passaram quatro</translation>
    </message>
    <message>
        <source>What the fifth player does when nobody has bid before.</source>
        <translation>O que faz o quinto jogador quando ninguém lançou antes.</translation>
    </message>
    <message>
        <source>A fifth who passes too must play and call a king</source>
        <translation>Se o quinto também passa, tem de jogar e chamar um rei</translation>
    </message>
    <message>
        <source>The fifth may play a solo; else the cards are dealt again</source>
        <translation>O quinto pode jogar um solo; senão dá-se outra vez</translation>
    </message>
    <message>
        <source>The fifth may pass too; the cards are dealt again</source>
        <translation>O quinto também pode passar; dá-se outra vez</translation>
    </message>
    <message>
        <source>Extra payments</source>
        <translation>Pagamentos extra</translation>
    </message>
    <message>
        <source>What each opponent pays to an Ombre whose side wins, besides the pool.</source>
        <translation>O que cada contrário paga a um feito cujo lado ganha, além do bolo.</translation>
    </message>
    <message>
        <source>Nothing; the pool is all</source>
        <translation>Nada; o bolo é tudo</translation>
    </message>
    <message>
        <source>Two chips for solo, matadors, or all tricks; odd ones to the best trump</source>
        <translation>Duas fichas por solo, matadores ou todas as vazas; o resto ao melhor trunfo</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Pontos para ganhar</translation>
    </message>
    <message>
        <source>How many points end the game: 5 by tradition, or 7, or any number.</source>
        <translation>Quantos pontos acabam a partida: 5 por tradição, ou 7, ou qualquer número.</translation>
    </message>
    <message>
        <source>5 points</source>
        <translation>5 pontos</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 pontos</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Quando acaba a partida</translation>
    </message>
    <message>
        <source>Whether a deal is played to its end once somebody has the points.</source>
        <translation>Se uma mão se joga até ao fim depois de alguém ter os pontos.</translation>
    </message>
    <message>
        <source>After the deal, the highest score wins</source>
        <translation>Depois da mão, ganha a conta mais alta</translation>
    </message>
    <message>
        <source>At once, in the middle of a trick</source>
        <translation>Logo, a meio de uma vaza</translation>
    </message>
    <message>
        <source>Hard score</source>
        <translation>Contas duras</translation>
    </message>
    <message>
        <source>Whether each stakes a chip a deal, which the winning Man takes.</source>
        <translation>Se cada um põe uma ficha por mão, que o Homem leva quando ganha.</translation>
    </message>
    <message>
        <source>A remise, paid into the pool</source>
        <translation>Uma resposta, paga ao bolo</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after bidding to play.</source>
        <translation>O máximo de cartas que o feito troca depois de pedir jogo.</translation>
    </message>
    <message>
        <source>What is paid for a hand taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>O que se paga por um jogo tomado. Em Espanha, o bolo fica; quem ganha recebe uma resposta de quem desistiu.</translation>
    </message>
    <message>
        <source>Whether losing without exchange costs more than losing with one.</source>
        <translation>Se perder sem compra custa mais do que perder com ela.</translation>
    </message>
    <message>
        <source>5 or 15 for each player, as the bid is worth</source>
        <translation>5 ou 15 por cada jogador, conforme o lanço</translation>
    </message>
    <message>
        <source>Whether the other player has a say when a vuelta is given up.</source>
        <translation>Se o outro jogador tem uma palavra a dizer quando se entrega um voltarete.</translation>
    </message>
    <message>
        <source>The other player must accept</source>
        <translation>O outro jogador tem de aceitar</translation>
    </message>
    <message>
        <source>The other player takes it</source>
        <translation>O outro jogador leva-o</translation>
    </message>
    <message>
        <source>When the talon is left</source>
        <translation>Quando o monte é deixado</translation>
    </message>
    <message>
        <source>What happens when three have passed and the fourth leaves the talon.</source>
        <translation>O que acontece quando três passaram e o quarto deixa o monte.</translation>
    </message>
    <message>
        <source>Manille led to spadille and basto</source>
        <translation>Sair de manilha contra espadilha e basto</translation>
    </message>
    <message>
        <source>Whether manille calls out one of these two if they are the only trumps.</source>
        <translation>Se a manilha obriga a jogar um destes dois quando são os únicos trunfos.</translation>
    </message>
    <message>
        <source>One of them must be played</source>
        <translation>Tem de se jogar um deles</translation>
    </message>
    <message>
        <source>Both may be kept back</source>
        <translation>Podem guardar-se os dois</translation>
    </message>
    <message>
        <source>Defenders confer against a vole</source>
        <translation>Os contrários combinam contra uma bola</translation>
    </message>
    <message>
        <source>Whether the defenders see each other&apos;s cards when the Ombre goes for all tricks.</source>
        <translation>Se os contrários mostram as cartas um ao outro quando o feito vai à bola.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendição</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before playing to the fourth trick.</source>
        <translation>Se o feito pode desistir antes de jogar na quarta vaza.</translation>
    </message>
    <message>
        <source>Surrendering a vuelta</source>
        <translation>Render-se num voltarete</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a vuelta is given up.</source>
        <translation>Se os contrários têm uma palavra a dizer quando se entrega um voltarete.</translation>
    </message>
    <message>
        <source>Both must accept</source>
        <translation>Têm ambos de aceitar</translation>
    </message>
    <message>
        <source>It ends at once</source>
        <translation>Acaba logo</translation>
    </message>
    <message>
        <source>A hand taken over</source>
        <translation>Um jogo tomado</translation>
    </message>
    <message>
        <source>What is paid for an entrada taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>O que se paga por uma licença tomada. Em Espanha, o bolo fica; quem ganha recebe uma resposta de quem desistiu.</translation>
    </message>
    <message>
        <source>As if the taker had bid it</source>
        <translation>Como se quem tomou o tivesse declarado</translation>
    </message>
    <message>
        <source>The Spanish way, in puestas</source>
        <translation>À espanhola, em respostas</translation>
    </message>
    <message>
        <source>One trick against four and four</source>
        <translation>Uma vaza contra quatro e quatro</translation>
    </message>
    <message>
        <source>What counts when the Ombre has one trick and each defender four.</source>
        <translation>O que conta quando o feito tem uma vaza e cada contrário quatro.</translation>
    </message>
    <message>
        <source>A puesta, paid into the pool</source>
        <translation>Uma resposta, paga ao bolo</translation>
    </message>
    <message>
        <source>A codille that the defenders share</source>
        <translation>Um codilho repartido pelos contrários</translation>
    </message>
    <message>
        <source>The price of losing</source>
        <translation>O preço de perder</translation>
    </message>
    <message>
        <source>The heads of all at the table</source>
        <translation>As cabeças de todos à mesa</translation>
    </message>
    <message>
        <source>The opponents&apos; heads</source>
        <translation>As cabeças dos contrários</translation>
    </message>
    <message>
        <source>The opponents&apos; heads, and the opponents are paid</source>
        <translation>As dos contrários, e são eles os pagos</translation>
    </message>
    <message>
        <source>A limit on losses</source>
        <translation>Um limite às perdas</translation>
    </message>
    <message>
        <source>The most that a loser pays the pool again, so that it grows slowly.</source>
        <translation>O máximo que quem perde volta a pagar ao bolo, para que cresça devagar.</translation>
    </message>
    <message>
        <source>The tariff</source>
        <translation>A tarifa</translation>
    </message>
    <message>
        <source>What each game is worth: won, tied (bet) or lost (kruk). Each tariff&apos;s prices stand below.</source>
        <translation>Quanto vale cada jogo: ganho, empatado (bet) ou perdido (kruk). Os preços de cada tarifa estão mais abaixo.</translation>
    </message>
    <message>
        <source>The Danish union’s, from and to each opponent</source>
        <translation>A da união dinamarquesa, de e a cada contrário</translation>
    </message>
    <message>
        <source>Rasle, from and to each; each more trick of a købe-nolo costs 1</source>
        <translation>Rasle, de e a cada um; cada vaza a mais de um købe-nolo custa 1</translation>
    </message>
    <message>
        <source>Pott, from and into a pool that is filled with 4 each</source>
        <translation>Pott, de e a um bolo em que cada um põe 4</translation>
    </message>
    <message>
        <source>The order of the bids</source>
        <translation>A ordem dos lanços</translation>
    </message>
    <message>
        <source>Whether købe-nolo is as high as tourné, or higher.</source>
        <translation>Se købe-nolo é tão alto como tourné, ou mais alto.</translation>
    </message>
    <message>
        <source>As high, as in Denmark</source>
        <translation>Tão alto, como na Dinamarca</translation>
    </message>
    <message>
        <source>Higher, as in Iceland</source>
        <translation>Mais alto, como na Islândia</translation>
    </message>
    <message>
        <source>The lowest bid first</source>
        <translation>Primeiro o lanço mais baixo</translation>
    </message>
    <message>
        <source>Whether a player may skip spil, or solo, and begin with a higher bid. The higher ones are bedre, tourné, købe-nolo, respekt, and for solo, solo spar.</source>
        <translation>Se se pode saltar spil, ou solo, e começar por um lanço mais alto. São bedre, tourné, købe-nolo, respekt e, para solo, solo de espadas.</translation>
    </message>
    <message>
        <source>No, spil and solo come first</source>
        <translation>Não, primeiro spil e solo</translation>
    </message>
    <message>
        <source>Yes, any bid that is high enough</source>
        <translation>Sim, qualquer lanço bastante alto</translation>
    </message>
    <message>
        <source>Holding with another game</source>
        <translation>Igualar com outro jogo</translation>
    </message>
    <message>
        <source>Whether an earlier player may hold a bid with another, equally high game.</source>
        <translation>Se um jogador anterior pode igualar um lanço com outro jogo da mesma altura.</translation>
    </message>
    <message>
        <source>With any game of the same height</source>
        <translation>Com qualquer jogo da mesma altura</translation>
    </message>
    <message>
        <source>Only with the same game</source>
        <translation>Só com o mesmo jogo</translation>
    </message>
    <message>
        <source>The choice after the auction</source>
        <translation>A escolha depois dos lanços</translation>
    </message>
    <message>
        <source>Whether only a winner with spil may change the game, or with bedre too.</source>
        <translation>Se só quem ganha com spil pode mudar de jogo, ou também com bedre.</translation>
    </message>
    <message>
        <source>Only after spil; others play what they bid</source>
        <translation>Só depois de spil; os outros jogam o que declararam</translation>
    </message>
    <message>
        <source>Up to købe-nolo, any game that is not lower</source>
        <translation>Até købe-nolo, qualquer jogo que não seja mais baixo</translation>
    </message>
    <message>
        <source>A solo in spades (espadas)</source>
        <translation>Um solo de espadas</translation>
    </message>
    <message>
        <source>How a solo is paid whose player names that suit as trumps.</source>
        <translation>Como se paga um solo em que se escolhe esse naipe de trunfo.</translation>
    </message>
    <message>
        <source>As solo spar</source>
        <translation>Como solo de espadas</translation>
    </message>
    <message>
        <source>As any other solo</source>
        <translation>Como qualquer outro solo</translation>
    </message>
    <message>
        <source>A black ace is turned for trumps</source>
        <translation>Sai um ás preto para trunfo</translation>
    </message>
    <message>
        <source>Which suit is trump when a tourné turns spadille or basto.</source>
        <translation>Que naipe é trunfo quando um tourné vira a espadilha ou o basto.</translation>
    </message>
    <message>
        <source>Several nolos at once</source>
        <translation>Vários nolos ao mesmo tempo</translation>
    </message>
    <message>
        <source>Whether others may play the Ombre’s købe-nolo or ren nolo too, each for themselves.</source>
        <translation>Se outros podem jogar também o købe-nolo ou o ren nolo do feito, cada um por si.</translation>
    </message>
    <message>
        <source>Only the Ombre plays it</source>
        <translation>Só o feito o joga</translation>
    </message>
    <message>
        <source>Others may play it too</source>
        <translation>Outros também o podem jogar</translation>
    </message>
    <message>
        <source>Throwing the hand in</source>
        <translation>Deitar a mão fora</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up after the exchange, for the price of bet.</source>
        <translation>Se o feito pode desistir depois da troca, pelo preço de bet.</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Whether the Ombre may go from five tricks to nine, for a chip more.</source>
        <translation>Se o feito pode ir de cinco vazas às nove, por mais uma ficha.</translation>
    </message>
    <message>
        <source>Further games</source>
        <translation>Mais jogos</translation>
    </message>
    <message>
        <source>Whether grand may be bid, with the two black aces as the only trumps.</source>
        <translation>Se se pode declarar grand, com os dois ases pretos como únicos trunfos.</translation>
    </message>
    <message>
        <source>None but those of the union</source>
        <translation>Só os da união</translation>
    </message>
    <message>
        <source>Grand, above respekt</source>
        <translation>Grand, acima de respekt</translation>
    </message>
    <message>
        <source>Whoever sits out settles too</source>
        <translation>Quem fica de fora também acerta contas</translation>
    </message>
    <message>
        <source>Whether the fourth player pays and is paid like a defender.</source>
        <translation>Se o quarto jogador paga e recebe como um contrário.</translation>
    </message>
    <message>
        <source>The most that a købe-nolo costs</source>
        <translation>O máximo que custa um købe-nolo</translation>
    </message>
    <message>
        <source>By the tariff Rasle, the most that anybody is paid for the tricks.</source>
        <translation>O máximo que cada um recebe pelas vazas com a tarifa Rasle.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>4 chips</source>
        <translation>4 fichas</translation>
    </message>
    <message>
        <source>5 chips</source>
        <translation>5 fichas</translation>
    </message>
    <message>
        <source>6 chips</source>
        <translation>6 fichas</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the first is asked again, for kasko.</source>
        <translation>Se dá o jogador seguinte, ou se pergunta outra vez ao primeiro, por kasko.</translation>
    </message>
    <message>
        <source>100 chips</source>
        <translation>100 fichas</translation>
    </message>
    <message>
        <source>200 chips</source>
        <translation>200 fichas</translation>
    </message>
    <message>
        <source>The pool at codille</source>
        <translation>O bolo no codilho</translation>
    </message>
    <message>
        <source>Whether a defender who wins takes the pool besides the Ombre&apos;s payment.</source>
        <translation>Se um contrário que ganha leva o bolo além do que paga o feito.</translation>
    </message>
    <message>
        <source>It stays for the next deal</source>
        <translation>Fica para a mão seguinte</translation>
    </message>
    <message>
        <source>The winner takes it</source>
        <translation>Leva-o quem ganha</translation>
    </message>
    <message>
        <source>The loser pays the pool once more, and some chips for each player: 5, or what each stakes. This says whose heads count.</source>
        <translation>Quem perde paga outra vez o bolo, e algumas fichas por cada jogador: 5, ou o que cada um põe. Aqui se diz que jogadores contam.</translation>
    </message>
    <message>
        <source>The prize for a vole</source>
        <translation>O prémio de uma bola</translation>
    </message>
    <message>
        <source>What an Ombre who wins all the tricks gets from the pool.</source>
        <translation>O que recebe do bolo um feito que ganha todas as vazas.</translation>
    </message>
    <message>
        <source>All of it, and 10 from each</source>
        <translation>Tudo, e 10 de cada um</translation>
    </message>
    <message>
        <source>Only 5 of it, and 10 from each</source>
        <translation>Só 5 dele, e 10 de cada um</translation>
    </message>
    <message>
        <source>The pool when a vole fails</source>
        <translation>O bolo quando falha uma bola</translation>
    </message>
    <message>
        <source>Who has it when the Ombre went for all the tricks and lost one.</source>
        <translation>Quem o leva quando o feito foi à bola e perdeu uma vaza.</translation>
    </message>
    <message>
        <source>The Ombre, who has won the game</source>
        <translation>O feito, que ganhou o jogo</translation>
    </message>
    <message>
        <source>The defenders share it</source>
        <translation>Os contrários repartem-no</translation>
    </message>
    <message>
        <source>Estuches</source>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>What three or more top trumps in a row pay, held or lacked.</source>
        <translation>O que se paga por três ou mais dos trunfos mais altos seguidos, que se têm ou que faltam.</translation>
    </message>
    <message>
        <source>One chip for each card of the run</source>
        <translation>Uma ficha por cada carta da série</translation>
    </message>
    <message>
        <source>Three chips, for the matadors alone</source>
        <translation>Três fichas, só pelos matadores</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Estuches lacked</source>
        <translation>Estuches que faltam</translation>
    </message>
    <message>
        <source>When a run that the Ombre does not hold counts.</source>
        <translation>Quando conta uma série que o feito não tem.</translation>
    </message>
    <message>
        <source>They are not in the Ombre&apos;s hand, wherever they are</source>
        <translation>Não está na mão do feito, esteja onde estiver</translation>
    </message>
    <message>
        <source>The defenders hold them</source>
        <translation>Os contrários têm-na</translation>
    </message>
    <message>
        <source>The hand that counts for estuches</source>
        <translation>A mão que conta para os estuches</translation>
    </message>
    <message>
        <source>Whether the Ombre&apos;s cards are looked at before or after the exchange.</source>
        <translation>Se se olham as cartas do feito antes ou depois da compra.</translation>
    </message>
    <message>
        <source>The cards the Ombre plays with</source>
        <translation>As cartas com que o feito joga</translation>
    </message>
    <message>
        <source>The cards the Ombre was dealt</source>
        <translation>As cartas dadas ao feito</translation>
    </message>
    <message>
        <source>Primeras against the Ombre</source>
        <translation>Primeiras contra o feito</translation>
    </message>
    <message>
        <source>Who must win the first five tricks for a losing Ombre to pay more. It is three chips.</source>
        <translation>Quem tem de ganhar as cinco primeiras vazas para que um feito que perde pague mais. São três fichas.</translation>
    </message>
    <message>
        <source>The defenders between them</source>
        <translation>Os contrários entre os dois</translation>
    </message>
    <message>
        <source>One defender alone</source>
        <translation>Um contrário sem ajuda</translation>
    </message>
    <message>
        <source>Nothing is paid for them</source>
        <translation>Não se paga nada por elas</translation>
    </message>
    <message>
        <source>Bonuses against a loser</source>
        <translation>Prémios contra quem perde</translation>
    </message>
    <message>
        <source>How often a losing Ombre pays for estuches and primeras.</source>
        <translation>Quantas vezes um feito que perde paga estuches e primeiras.</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Uma vez</translation>
    </message>
    <message>
        <source>Once for each opponent</source>
        <translation>Uma vez por contrário</translation>
    </message>
    <message>
        <source>The prices</source>
        <translation>Os preços</translation>
    </message>
    <message>
        <source>What each game and each bonus is worth. A club that pays otherwise enters its own tariff.</source>
        <translation>Quanto vale cada jogo e cada prémio. Um clube que paga de outro modo põe aqui a sua própria tarifa.</translation>
    </message>
    <message>
        <source>As in the rule book</source>
        <translation>Como no livro de regras</translation>
    </message>
    <message>
        <source>The bid and the price of losing</source>
        <translation>O lanço e o preço de perder</translation>
    </message>
    <message>
        <source>Whether losing a vuelta or a solo costs more than losing an entrada.</source>
        <translation>Se perder um voltarete ou um solo custa mais do que perder uma licença.</translation>
    </message>
    <message>
        <source>All bids cost the same</source>
        <translation>Todos os lanços custam o mesmo</translation>
    </message>
    <message>
        <source>5, 7 or 15 for each player, as the bid is worth</source>
        <translation>5, 7 ou 15 por cada jogador, conforme o lanço</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>Gano</translation>
    </message>
    <message>
        <source>Whether a defender may ask the other not to overtake the card just played.</source>
        <translation>Se um contrário pode pedir ao outro que não cubra a carta que acaba de jogar.</translation>
    </message>
    <message>
        <source>Nobody says it</source>
        <translation>Ninguém o diz</translation>
    </message>
    <message>
        <source>It is a request</source>
        <translation>É um pedido</translation>
    </message>
    <message>
        <source>A defender who has a lower card must play it</source>
        <translation>Um contrário que tenha carta mais baixa tem de a jogar</translation>
    </message>
    <message>
        <source>Gano with four tricks</source>
        <translation>Gano com quatro vazas</translation>
    </message>
    <message>
        <source>Whether gano is closed to a defender with four tricks: one more would be codille.</source>
        <translation>Se o gano está vedado a um contrário com quatro vazas: mais uma seria codilho.</translation>
    </message>
    <message>
        <source>Each player stakes 1</source>
        <translation>Cada jogador põe 1</translation>
    </message>
    <message>
        <source>The dealer stakes 4</source>
        <translation>Quem dá põe 4</translation>
    </message>
    <message>
        <source>Each player stakes 1, and the dealer 10 besides</source>
        <translation>Cada jogador põe 1, e quem dá mais 10</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Calling one’s own king</source>
        <translation>Chamar um rei próprio</translation>
    </message>
    <message>
        <source>Whether the Ombre may call a king they hold, and secretly play alone.</source>
        <translation>Se o feito pode chamar um rei que tem, e jogar em segredo sem aliado.</translation>
    </message>
    <message>
        <source>They may, and nobody else knows</source>
        <translation>Pode, e mais ninguém o sabe</translation>
    </message>
    <message>
        <source>They call a king that they lack</source>
        <translation>Chama um rei que não tem</translation>
    </message>
    <message>
        <source>Calling a queen</source>
        <translation>Chamar uma dama</translation>
    </message>
    <message>
        <source>Which kings the Ombre must hold to call a queen instead.</source>
        <translation>Que reis o feito tem de ter para chamar uma dama em vez de um rei.</translation>
    </message>
    <message>
        <source>All four kings</source>
        <translation>Os quatro reis</translation>
    </message>
    <message>
        <source>The three kings that are not trumps</source>
        <translation>Os três reis que não são trunfos</translation>
    </message>
    <message>
        <source>The vole and the called king</source>
        <translation>A bola e o rei chamado</translation>
    </message>
    <message>
        <source>Whether a side may go on after six tricks, its king still hidden.</source>
        <translation>Se um lado pode continuar depois de seis vazas, com o seu rei ainda escondido.</translation>
    </message>
    <message>
        <source>It is asked, and the ally is known from then on</source>
        <translation>Pergunta-se, e o aliado fica conhecido desde então</translation>
    </message>
    <message>
        <source>Only if the king has fallen; otherwise there is no vole</source>
        <translation>Só se o rei já caiu; senão não há bola</translation>
    </message>
    <message>
        <source>The preferred suit</source>
        <translation>O naipe de favor</translation>
    </message>
    <message>
        <source>In which trump suit everything but the pool is paid double.</source>
        <translation>Em que naipe de trunfo se paga a dobrar tudo menos o bolo.</translation>
    </message>
    <message>
        <source>The couleur</source>
        <translation>A couleur</translation>
    </message>
    <message>
        <source>In which suit a bid beats the same bid in another, for double pay.</source>
        <translation>Em que naipe um lanço passa acima do mesmo noutro, e se paga a dobrar.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>Grossfrage as a bid</source>
        <translation>A Grossfrage como declaração</translation>
    </message>
    <message>
        <source>Whether both black queens let a player bid Grossfrage, above the frages, below solo.</source>
        <translation>Se quem tem as duas damas pretas pode declarar Grossfrage, acima das frages, abaixo de solo.</translation>
    </message>
    <message>
        <source>After the first five tricks</source>
        <translation>Depois das cinco primeiras vazas</translation>
    </message>
    <message>
        <source>What the side may do that won the first five tricks.</source>
        <translation>O que pode fazer o lado que ganhou as cinco primeiras vazas.</translation>
    </message>
    <message>
        <source>Play on for the same game</source>
        <translation>Continuar o mesmo jogo</translation>
    </message>
    <message>
        <source>Stop, or play for all eight at a price of their own</source>
        <translation>Parar, ou ir às oito, que têm preço próprio</translation>
    </message>
    <message>
        <source>The first mano</source>
        <translation>O primeiro a falar</translation>
    </message>
    <message>
        <source>How the first mano is found, who speaks and leads first.</source>
        <translation>Como se acha, na primeira mão, quem fala e sai em primeiro.</translation>
    </message>
    <message>
        <source>Cards are drawn for the dealer, who sits before mano</source>
        <translation>Tiram-se cartas para quem dá; fala o seguinte</translation>
    </message>
    <message>
        <source>Whoever is dealt the seven of spades (espadas), or the next lower</source>
        <translation>Quem recebe o sete de espadas, ou a carta seguinte mais baixa</translation>
    </message>
    <message>
        <source>First five tricks (primeras)</source>
        <translation>As cinco primeiras vazas (primeiras)</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <translation>Bola falhada</translation>
    </message>
    <message>
        <source>Game lost, for each player</source>
        <translation>Jogo perdido, por cada jogador</translation>
    </message>
    <message>
        <source>Each card of the estuches</source>
        <translation>Cada carta dos estuches</translation>
    </message>
    <message>
        <source>Three matadors</source>
        <translation>Os três matadores</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>Vole without an ally</source>
        <translation>Bola sem aliado</translation>
    </message>
    <message>
        <source>Vole that was bid</source>
        <translation>Bola declarada</translation>
    </message>
    <message>
        <source>Game won with up to six tricks</source>
        <translation>Jogo ganho com seis vazas ou menos</translation>
    </message>
    <message>
        <source>Game won with seven or eight</source>
        <translation>Jogo ganho com sete ou oito</translation>
    </message>
    <message>
        <source>Game won with all nine</source>
        <translation>Jogo ganho com as nove</translation>
    </message>
    <message>
        <source>More in oros</source>
        <translation>A mais em oros</translation>
    </message>
    <message>
        <source>Puesta, for each defender</source>
        <translation>Resposta, para cada contrário</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codilho</translation>
    </message>
    <message>
        <source>Grossfrage that was bid</source>
        <translation>Grossfrage declarada</translation>
    </message>
    <message>
        <source>All eight after the first five</source>
        <translation>As oito depois das cinco primeiras</translation>
    </message>
    <message>
        <source>More for each, while a puesta stands</source>
        <translation>A mais por cada um, com uma resposta em pé</translation>
    </message>
    <message>
        <source>Filling of an empty pool, from each</source>
        <translation>O que cada um põe num bolo vazio</translation>
    </message>
    <message>
        <source>Game won (llevada)</source>
        <translation>Jogo ganho (llevada)</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Three matadors (estuche)</source>
        <translation>Os três matadores (estuche)</translation>
    </message>
    <message>
        <source>First five tricks (hechas)</source>
        <translation>As cinco primeiras vazas (hechas)</translation>
    </message>
    <message>
        <source>All eight tricks</source>
        <translation>As oito vazas</translation>
    </message>
    <message>
        <source>Four tricks (puesta)</source>
        <translation>Quatro vazas (puesta)</translation>
    </message>
    <message>
        <source>Game lost (codillo)</source>
        <translation>Jogo perdido (codillo)</translation>
    </message>
    <message>
        <source>Coins as trump (oros)</source>
        <translation>Ouros de trunfo (oros)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganho</translation>
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
        <translation>{game}, ganho</translation>
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
        <translation>{game}, cada vaza a mais</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call an ace.</source>
        <translation>Se dá o jogador seguinte, ou se quem tem a espadilha tem de jogar e chamar um ás.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call a king.</source>
        <translation>Se dá o jogador seguinte, ou se quem tem a espadilha tem de jogar e chamar um rei.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>You win</source>
        <translation>Ganhou a mão</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} ganhou</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays you.</source>
        <translation>Cinco vazas ou mais sem ajuda: cada contrário paga-lhe.</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays the Ombre.</source>
        <translation>Cinco vazas ou mais sem ajuda: cada contrário paga ao feito.</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Perdeu</translation>
    </message>
    <message>
        <source>{name} loses</source>
        <translation>{name} perdeu</translation>
    </message>
    <message>
        <source>Fewer than five tricks: you pay each opponent.</source>
        <translation>Menos de cinco vazas: paga a cada contrário.</translation>
    </message>
    <message>
        <source>Fewer than five tricks: the Ombre pays each opponent.</source>
        <translation>Menos de cinco vazas: o feito paga a cada contrário.</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of you.</source>
        <translation>Cinco vazas ou mais em conjunto: um contrário paga a cada um do seu lado.</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of the two.</source>
        <translation>Cinco vazas ou mais em conjunto: um contrário paga a cada um dos dois.</translation>
    </message>
    <message>
        <source>You lose with {friend}</source>
        <translation>Perdeu com {friend}</translation>
    </message>
    <message>
        <source>{name} loses with {friend}</source>
        <translation>{name} perdeu com {friend}</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of you pays one opponent.</source>
        <translation>Menos de cinco vazas em conjunto: cada um do seu lado paga a um contrário.</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of the two pays one opponent.</source>
        <translation>Menos de cinco vazas em conjunto: cada um dos dois paga a um contrário.</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of you.</source>
        <translation>As oito vazas em conjunto: um contrário paga a cada um do seu lado.</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of the two.</source>
        <translation>As oito vazas em conjunto: um contrário paga a cada um dos dois.</translation>
    </message>
    <message>
        <source>Your tout with {friend} fails</source>
        <translation>O seu tout com {friend} falhou</translation>
    </message>
    <message>
        <source>The tout of {name} with {friend} fails</source>
        <translation>O tout de {name} com {friend} falhou</translation>
    </message>
    <message>
        <source>You played for all eight and lost one: each of you pays one opponent.</source>
        <translation>Foram às oito e perderam uma: cada um do seu lado paga a um contrário.</translation>
    </message>
    <message>
        <source>They played for all eight and lost one: each of the two pays one opponent.</source>
        <translation>Foram às oito e perderam uma: cada um dos dois paga a um contrário.</translation>
    </message>
    <message>
        <source>You beat {name}</source>
        <translation>Ganhou a {name}</translation>
    </message>
    <message>
        <source>You beat {name} and {friend}</source>
        <translation>Ganhou a {name} e {friend}</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the pool is yours.</source>
        <translation>Cinco vazas ou mais sem aliado: o bolo é seu.</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the Ombre takes the pool.</source>
        <translation>Cinco vazas ou mais sem aliado: o feito leva o bolo.</translation>
    </message>
    <message>
        <source>Remise: nobody wins</source>
        <translation>Resposta: ninguém ganhou</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>Resposta: {name} não ganhou</translation>
    </message>
    <message>
        <source>You fell short of five tricks, and pay the pool again.</source>
        <translation>Não chegou a cinco vazas, e paga outra vez o bolo.</translation>
    </message>
    <message>
        <source>The Ombre fell short of five tricks, and pays the pool again.</source>
        <translation>O feito não chegou a cinco vazas, e paga outra vez o bolo.</translation>
    </message>
    <message>
        <source>You win with {friend}</source>
        <translation>Ganhou com {friend}</translation>
    </message>
    <message>
        <source>{name} wins with {friend}</source>
        <translation>{name} ganhou com {friend}</translation>
    </message>
    <message>
        <source>Five tricks or more together: a third of the pool is the ally’s.</source>
        <translation>Cinco vazas ou mais entre os dois: um terço do bolo é do aliado.</translation>
    </message>
    <message>
        <source>Remise for {name} with {friend}</source>
        <translation>Resposta: {name} e {friend} não ganharam</translation>
    </message>
    <message>
        <source>You and {friend} fell short of five tricks, and pay the pool again.</source>
        <translation>Com {friend} não chegou a cinco vazas, e pagam os dois outra vez o bolo.</translation>
    </message>
    <message>
        <source>They fell short of five tricks, and pay the pool again.</source>
        <translation>Não chegaram a cinco vazas, e pagam outra vez o bolo.</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>Codilho! Ganhou a mão</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: you share the pool with the other defenders.</source>
        <translation>Vazas de menos para o feito: reparte o bolo com os outros contrários.</translation>
    </message>
    <message>
        <source>Codille: you lose</source>
        <translation>Codilho: perdeu a mão</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, and you make it good.</source>
        <translation>Vazas de menos: os outros repartem o bolo, e é quem joga aqui que o repõe.</translation>
    </message>
    <message>
        <source>Codille for the defenders</source>
        <translation>Codilho dos contrários</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: the others share the pool, which is made good.</source>
        <translation>Vazas de menos para o feito: os outros repartem o bolo, que se repõe.</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the pool is yours, and each opponent pays you.</source>
        <translation>Seis vazas ou mais sem aliado: o bolo é seu, e cada contrário lhe paga.</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the Ombre takes the pool, and each opponent pays.</source>
        <translation>Seis vazas ou mais sem aliado: o feito leva o bolo, e cada contrário paga.</translation>
    </message>
    <message>
        <source>Five tricks, one too few: you pay the pool again, and each opponent.</source>
        <translation>Cinco vazas, uma a menos: paga outra vez o bolo, e a cada contrário.</translation>
    </message>
    <message>
        <source>Five tricks, one too few: the Ombre pays the pool again, and each opponent.</source>
        <translation>Cinco vazas, uma a menos: o feito paga outra vez o bolo, e a cada contrário.</translation>
    </message>
    <message>
        <source>Six tricks or more together: half of the pool is the ally’s.</source>
        <translation>Seis vazas ou mais entre os dois: metade do bolo é do aliado.</translation>
    </message>
    <message>
        <source>Five tricks together, one too few: the pool is paid again.</source>
        <translation>Cinco vazas entre os dois, uma a menos: o bolo paga-se outra vez.</translation>
    </message>
    <message>
        <source>You take every trick with {friend}</source>
        <translation>Fez todas as vazas com {friend}</translation>
    </message>
    <message>
        <source>{name} takes every trick with {friend}</source>
        <translation>{name} fez todas as vazas com {friend}</translation>
    </message>
    <message>
        <source>All ten tricks together: each opponent pays for the vole too.</source>
        <translation>As dez vazas entre os dois: cada contrário paga também pela bola.</translation>
    </message>
    <message>
        <source>Your vole with {friend} fails</source>
        <translation>A sua bola com {friend} falhou</translation>
    </message>
    <message>
        <source>The vole of {name} with {friend} fails</source>
        <translation>A bola de {name} com {friend} falhou</translation>
    </message>
    <message>
        <source>The game is won all the same, less the price of the vole.</source>
        <translation>O jogo ganha-se na mesma, menos o preço da bola.</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, which is made good.</source>
        <translation>Vazas de menos: os outros repartem o bolo, que se repõe.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>What the marks mean</source>
        <translation>O que dizem as marcas</translation>
    </message>
    <message>
        <source>The only good choice</source>
        <translation>A única boa escolha</translation>
    </message>
    <message>
        <source>Better than usual</source>
        <translation>Melhor do que o habitual</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>Unpunished</source>
        <translation>Impune</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Desperdiçada</translation>
    </message>
    <message>
        <source>Every other choice would surely have cost at least {amount} more.</source>
        <translation>Qualquer outra escolha teria custado com certeza pelo menos mais {amount}.</translation>
    </message>
    <message>
        <source>The usual choice would surely have cost at least {amount} more.</source>
        <translation>A escolha habitual teria custado com certeza pelo menos mais {amount}.</translation>
    </message>
    <message>
        <source>It surely cost at least {amount}, a bid at least {bid}.</source>
        <translation>Custou com certeza pelo menos {amount}, um lance pelo menos {bid}.</translation>
    </message>
    <message>
        <source>It was costly, and an opponent gave back at least half of it.</source>
        <translation>Foi cara, e um adversário devolveu pelo menos metade.</translation>
    </message>
    <message>
        <source>It gave back at least half of what an opponent had just lost.</source>
        <translation>Devolveu pelo menos metade do que um adversário acabara de perder.</translation>
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
        <translation>na mesa</translation>
    </message>
    <message>
        <source>can go on</source>
        <translation>pode continuar</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>acabada</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>parada antes do fim</translation>
    </message>
    <message>
        <source>in the bin</source>
        <translation>no lixo</translation>
    </message>
    <message>
        <source>This sitting is at the table now.</source>
        <translation>Esta partida está agora na mesa.</translation>
    </message>
    <message>
        <source>It goes on at the card where you left it. The sitting at the table is kept too.</source>
        <translation>Continua na carta em que a deixou. A partida da mesa também fica guardada.</translation>
    </message>
    <message>
        <source>The pool was divided. Its deals can be looked at and replayed from the score sheet.</source>
        <translation>O bolo foi repartido. As mãos podem ver-se e rever-se a partir da folha de contas.</translation>
    </message>
    <message>
        <source>An older version of Ombre kept its deals, but not enough to continue it.</source>
        <translation>Uma versão mais antiga do Ombre guardou as mãos, mas não o bastante para a continuar.</translation>
    </message>
    <message>
        <source>It is not counted in any statistics while it is in the bin.</source>
        <translation>Enquanto estiver no lixo, não conta em nenhuma estatística.</translation>
    </message>
    <message>
        <source>Sittings</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>Every sitting is kept here. You can go on with it, and replay each of its deals.</source>
        <translation>Cada partida fica guardada aqui. Pode continuá-la e rever cada uma das suas mãos.</translation>
    </message>
    <message>
        <source>&amp;Begin a sitting</source>
        <translation>&amp;Começar uma partida</translation>
    </message>
    <message>
        <source>No sitting has been left or finished yet.</source>
        <translation>Ainda não se deixou nem acabou nenhuma partida.</translation>
    </message>
    <message>
        <source>Sittings: {count}.</source>
        <translation>Partidas: {count}.</translation>
    </message>
    <message>
        <source>Sittings: {count}. Chips won in all: {chips}.</source>
        <translation>Partidas: {count}. Fichas ganhas ao todo: {chips}.</translation>
    </message>
    <message>
        <source>These sittings can be brought back until the bin is emptied.</source>
        <translation>Estas partidas podem recuperar-se até se esvaziar o lixo.</translation>
    </message>
    <message>
        <source>{game} with {opponents}</source>
        <translation>{game} com {opponents}</translation>
    </message>
    <message>
        <source>{title} ({game})</source>
        <translation>{title} ({game})</translation>
    </message>
    <message>
        <source>{played} of {planned}</source>
        <translation>{played} de {planned}</translation>
    </message>
    <message>
        <source>Sitting</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Jogada por último</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganho</translation>
    </message>
    <message>
        <source>{amount} against the expert</source>
        <translation>{amount} contra o perito</translation>
    </message>
    <message>
        <source>not compared yet</source>
        <translation>ainda não comparada</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards.</source>
        <translation>O duplicado conta o que se ganha ao perito com as mesmas cartas.</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards: here in {deals:one # deal|other # deals}.</source>
        <translation>O duplicado conta o que se ganha ao perito com as mesmas cartas: aqui em {deals:one # mão|other # mãos}.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>&amp;Name of the sitting</source>
        <translation>&amp;Nome da partida</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;piar</translation>
    </message>
    <message>
        <source>&amp;Bin ({count})</source>
        <translation>Li&amp;xo ({count})</translation>
    </message>
    <message>
        <source>&amp;To the bin</source>
        <translation>Para &amp;o lixo</translation>
    </message>
    <message>
        <source>B&amp;ring back</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>&amp;Empty the bin</source>
        <translation>&amp;Esvaziar o lixo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Folha de con&amp;tas</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Esvaziar o lixo?</translation>
    </message>
    <message>
        <source>The sittings in the bin and all their deals will be deleted for ever.</source>
        <translation>As partidas no lixo e todas as suas mãos serão apagadas para sempre.</translation>
    </message>
    <message>
        <source>Other sittings stay as they are.</source>
        <translation>As outras partidas ficam como estão.</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Guardá-las</translation>
    </message>
    <message>
        <source>This sitting cannot be continued.</source>
        <translation>Esta partida não se pode continuar.</translation>
    </message>
    <message>
        <source>Its deals are still in the list.</source>
        <translation>As mãos dela continuam na lista.</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>How well you choose, over time</source>
        <translation>Como escolhe, ao longo do tempo</translation>
    </message>
    <message>
        <source>choices.png</source>
        <translation>escolhas.png</translation>
    </message>
    <message>
        <source>All you do</source>
        <translation>Tudo o que faz</translation>
    </message>
    <message>
        <source>Your costly choices in a hundred, beside those of the computer players. Higher is better.</source>
        <translation>As suas escolhas caras em cem, ao lado das do computador. Mais alto é melhor.</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it, with the costliest choice first.</source>
        <translation>Escolha um número para ver as mãos por trás, a escolha mais cara primeiro.</translation>
    </message>
    <message>
        <source>Let the coach look at ten of your deals. Then you see here how well you choose.</source>
        <translation>Deixe o mestre ver dez das suas mãos. Depois vê aqui como escolhe.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Ao acaso</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>{game} · {role}</source>
        <translation>{game} · {role}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Escolhas</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Of 100</source>
        <translation>Em 100</translation>
    </message>
    <message>
        <source>About like</source>
        <translation>Mais ou menos como</translation>
    </message>
    <message>
        <source>Of 100 choices {share} were costly, give or take {within}. About like: {level}.</source>
        <translation>Em 100 escolhas, {share} foram caras, mais ou menos {within}. Parecido com: {level}.</translation>
    </message>
</context>
<context>
    <name>SpanishCards</name>
    <message>
        <source>swords</source>
        <translation>espadas; fpl</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus; mpl</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>copas; fpl</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>ouros; mpl</translation>
    </message>
    <message>
        <source>swords (espadas)</source>
        <translation>espadas; fpl</translation>
    </message>
    <message>
        <source>clubs (bastos)</source>
        <translation>paus; mpl</translation>
    </message>
    <message>
        <source>cups (copas)</source>
        <translation>copas; fpl</translation>
    </message>
    <message>
        <source>coins (oros)</source>
        <translation>ouros; mpl</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>play in swords</source>
        <translation>jogo em espadas; m</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>jogo em paus; m</translation>
    </message>
    <message>
        <source>play in cups</source>
        <translation>jogo em copas; m</translation>
    </message>
    <message>
        <source>play in coins</source>
        <translation>jogo em ouros; m</translation>
    </message>
    <message>
        <source>solo in swords</source>
        <translation>solo de espadas; m</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>on the right</source>
        <translation>à direita</translation>
    </message>
    <message>
        <source>opposite on the right</source>
        <translation>em frente à direita</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>em frente</translation>
    </message>
    <message>
        <source>opposite on the left</source>
        <translation>em frente à esquerda</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>à esquerda</translation>
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
        <translation>A sua mão, {number:0 sem cartas|one # carta|other # cartas}</translation>
    </message>
    <message>
        <source>The hand in front, {number:0 no cards|one # card|other # cards}</source>
        <translation>A mão da frente, {number:0 sem cartas|one # carta|other # cartas}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>The middle of the table</source>
        <translation>O meio da mesa</translation>
    </message>
    <message>
        <source>{card:Name}</source>
        <translation>{card:Name}</translation>
    </message>
    <message>
        <source>{card:Name}: {state}</source>
        <translation>{card:Name}: {state}</translation>
    </message>
    <message>
        <source>{card}: place {at} of {number}.</source>
        <translation>{card}: lugar {at} de {number}.</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Como está o jogo</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>The trick, {number:0 no cards|one # card|other # cards}</source>
        <translation>A vaza, {number:0 sem cartas|one # carta|other # cartas}</translation>
    </message>
    <message>
        <source>Cards drawn for the deal, {number}</source>
        <translation>Cartas tiradas para dar, {number}</translation>
    </message>
    <message>
        <source>Pool and talon</source>
        <translation>Bolo e monte</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>It is their turn.</source>
        <translation>É a vez dele.</translation>
    </message>
    <message>
        <source>Dealer.</source>
        <translation>Dá as cartas.</translation>
    </message>
    <message>
        <source>Everybody pays the pool {chips} as ante.</source>
        <translation>Todos põem {chips} no bolo.</translation>
    </message>
    <message>
        <source>Said: “{words}”.</source>
        <translation>Disse: «{words}».</translation>
    </message>
    <message>
        <source>{chips:one # chip|other # chips}.</source>
        <translation>{chips:one # ficha|other # fichas}.</translation>
    </message>
    <message>
        <source>{points:one # point|other # points}.</source>
        <translation>{points:one # ponto|other # pontos}.</translation>
    </message>
    <message>
        <source>{number:0 No tricks|one # trick|other # tricks}.</source>
        <translation>{number:0 Nenhuma vaza|one # vaza|other # vazas}.</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} in hand.</source>
        <translation>{number:one # carta|other # cartas} na mão.</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} thrown away.</source>
        <translation>{number:one # carta descartada|other # cartas descartadas}.</translation>
    </message>
    <message>
        <source>Open on the table: {cards:the}.</source>
        <translation>Abertas na mesa: {cards:o}.</translation>
    </message>
    <message>
        <source>{name:Name}: {card}.</source>
        <translation>{name:Name}: {card}.</translation>
    </message>
    <message>
        <source>{name:Name}: {card}, with gano.</source>
        <translation>{name:Name}: {card}, com gano.</translation>
    </message>
    <message>
        <source>It wins so far.</source>
        <translation>Até agora ganha.</translation>
    </message>
    <message>
        <source>Pool: {chips:0 no chips|one # chip|other # chips}.</source>
        <translation>Bolo: {chips:0 sem fichas|one # ficha|other # fichas}.</translation>
    </message>
    <message>
        <source>Talon: {number:0 no cards|one # card|other # cards}.</source>
        <translation>Monte: {number:0 sem cartas|one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>Turned up: {card:the}.</source>
        <translation>Virada: {card:o}.</translation>
    </message>
    <message>
        <source>Turned up: {card:the}, after {cards:the}.</source>
        <translation>Virada: {card:o}, depois de {cards:o}.</translation>
    </message>
    <message>
        <source>Left over: {number:one # card|other # cards}.</source>
        <translation>Sobram: {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>The talon lies open: {cards:the}.</source>
        <translation>O monte está aberto: {cards:o}.</translation>
    </message>
    <message>
        <source>The trick stays. Press {keys} to go on.</source>
        <translation>A vaza fica. Prima {keys} para continuar.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>É a vez de {name}.</translation>
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
        <translation>Não se encontra a sua pasta pessoal. Defina {variable} como uma pasta sua.</translation>
    </message>
    <message>
        <source>{variable} names a folder that cannot be found: {value}</source>
        <translation>{variable} indica uma pasta que não se encontra: {value}</translation>
    </message>
    <message>
        <source>Ombre cannot open a window: Qt cannot use the display. Look at the variables DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM.</source>
        <translation>O Ombre não pode abrir uma janela: o Qt não pode usar o ecrã. Veja as variáveis DISPLAY, WAYLAND_DISPLAY e QT_QPA_PLATFORM.</translation>
    </message>
    <message>
        <source>{variable}={value} is ignored: nobody could see a table.</source>
        <translation>{variable}={value} não é seguido: ninguém poderia ver a mesa.</translation>
    </message>
    <message>
        <source>Ombre cannot start</source>
        <translation>O Ombre não pode arrancar</translation>
    </message>
    <message>
        <source>The table could not be set up: there is a mistake in the program.</source>
        <translation>Não foi possível pôr a mesa: há um erro no programa.</translation>
    </message>
    <message>
        <source>Your games were not touched, and nothing was sent to anybody. The details can be copied.</source>
        <translation>As suas partidas não foram tocadas, e nada foi enviado a ninguém. Os detalhes podem copiar-se.</translation>
    </message>
    <message>
        <source>The details are in {path}</source>
        <translation>Os detalhes estão em {path}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>By month</source>
        <translation>Por mês</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por jogo</translation>
    </message>
    <message>
        <source>By contract</source>
        <translation>Por contrato</translation>
    </message>
    <message>
        <source>By your role</source>
        <translation>Pelo seu papel</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Por adversários</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Por resultado</translation>
    </message>
    <message>
        <source>How the cards fell</source>
        <translation>Como saíram as cartas</translation>
    </message>
    <message>
        <source>What your choices cost</source>
        <translation>O que custam as suas escolhas</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Sorte e arte</translation>
    </message>
    <message>
        <source>How well you choose</source>
        <translation>Como escolhe</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>O que praticar</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Em desenho</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>Em números</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Desde sempre</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este ano</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>O mês passado</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mês</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Todas as mãos</translation>
    </message>
    <message>
        <source>Deals without help</source>
        <translation>Mãos sem ajuda</translation>
    </message>
    <message>
        <source>All but practice deals</source>
        <translation>Todas menos o treino</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>sem ajuda</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>treino</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Feito</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>aliado</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>contrário</translation>
    </message>
    <message>
        <source>named the trump</source>
        <translation>escolheu o trunfo</translation>
    </message>
    <message>
        <source>played along</source>
        <translation>jogou com o feito</translation>
    </message>
    <message>
        <source>played against</source>
        <translation>jogou contra</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>As últimas primeiro</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>As piores primeiro</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>As melhores primeiro</translation>
    </message>
    <message>
        <source>Costliest choice first</source>
        <translation>Primeiro a escolha mais cara</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>Espadas</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>Copas</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>Ouros</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Reis</translation>
    </message>
    <message>
        <source>Spadille</source>
        <translation>Espadilha</translation>
    </message>
    <message>
        <source>Cards that can be manille</source>
        <translation>Cartas que podem ser manilha</translation>
    </message>
    <message>
        <source>Basto</source>
        <translation>Basto</translation>
    </message>
    <message>
        <source>Hands with three matadors</source>
        <translation>Mãos com três matadores</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mês</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversários</translation>
    </message>
    <message>
        <source>Contract and result</source>
        <translation>Contrato e resultado</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Mais números</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>Em tabelas</translation>
    </message>
    <message>
        <source>By what</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Show &amp;all deals</source>
        <oldsource>Curve of all deals</oldsource>
        <translation>Mostrar &amp;todas as mãos</translation>
    </message>
    <message>
        <source>Luck: {amount}</source>
        <translation>Sorte: {amount}</translation>
    </message>
    <message>
        <source>{unit} a deal: {amount}</source>
        <translation>{unit} por mão: {amount}</translation>
    </message>
    <message>
        <source>All games for points</source>
        <translation>Jogos com pontos</translation>
    </message>
    <message>
        <source>All games for chips</source>
        <translation>Jogos com fichas</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>Mã&amp;os</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>&amp;Período</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>A ler…</translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation>Nenhuma mão corresponde a estas escolhas.</translation>
    </message>
    <message>
        <source>Help has been noted since {date}; older deals are left out.</source>
        <translation>A ajuda anota-se desde {date}; as mãos anteriores ficam de fora.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mãos</translation>
    </message>
    <message>
        <source>Here your deals will stand: how many you won, for how much, with what luck.</source>
        <oldsource>Here you will see how many deals you have won, what they brought you, and how much of it was luck.</oldsource>
        <translation>Aqui verá quantas mãos ganhou, o que elas lhe renderam e quanto disso foi sorte.</translation>
    </message>
    <message>
        <source>P&amp;lay a deal</source>
        <oldsource>&amp;Play a deal</oldsource>
        <translation>&amp;Jogar uma mão</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganhas</translation>
    </message>
    <message>
        <source>Won in %</source>
        <translation>Ganhas em %</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codilho</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Ao todo</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Por mão</translation>
    </message>
    <message>
        <source>Deals: {count}</source>
        <translation>Mãos: {count}</translation>
    </message>
    <message>
        <source>Won: {count} ({share})</source>
        <translation>Ganhas: {count} ({share})</translation>
    </message>
    <message>
        <source>Points: {amount} ({each} a deal)</source>
        <translation>Pontos: {amount} ({each} por mão)</translation>
    </message>
    <message>
        <source>Chips: {amount} ({each} a deal)</source>
        <translation>Fichas: {amount} ({each} por mão)</translation>
    </message>
    <message>
        <source>Puestas at the table: {count}</source>
        <translation>Respostas de toda a mesa: {count}</translation>
    </message>
    <message>
        <source>Codilles at the table: {count}</source>
        <translation>Codilhos de toda a mesa: {count}</translation>
    </message>
    <message>
        <source>Deals in a row with a gain: {count}</source>
        <translation>Mãos seguidas a ganhar: {count}</translation>
    </message>
    <message>
        <source>Deals in a row with a loss: {count}</source>
        <translation>Mãos seguidas a perder: {count}</translation>
    </message>
    <message>
        <source>Best deal: {amount}</source>
        <translation>Melhor mão: {amount}</translation>
    </message>
    <message>
        <source>Worst deal: {amount}</source>
        <translation>Pior mão: {amount}</translation>
    </message>
    <message>
        <source>At the table: {hours} h {minutes} min</source>
        <translation>À mesa: {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>Pauses of more than ten minutes between two deals are left out.</source>
        <translation>As pausas de mais de dez minutos entre duas mãos ficam de fora.</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Pontos ao longo do tempo</translation>
    </message>
    <message>
        <source>Chips over time</source>
        <translation>Fichas ao longo do tempo</translation>
    </message>
    <message>
        <source>From {first} to {last}: {amount} in all. The page “By month” has the figures.</source>
        <translation>De {first} a {last}: {amount} ao todo. A página «Por mês» tem os números.</translation>
    </message>
    <message>
        <source>{what} – {scope}</source>
        <translation>{what} – {scope}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Deals {first} to {last}</source>
        <translation>Mãos {first} a {last}</translation>
    </message>
    <message>
        <source>Deals {first} to {last} of {count}</source>
        <translation>Mãos {first} a {last} de {count}</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Or&amp;dem</translation>
    </message>
    <message>
        <source>Deals behind the figure</source>
        <translation>Mãos por detrás do número</translation>
    </message>
    <message>
        <source>{page}: Enter on a figure lists its deals</source>
        <translation>{page}: Enter num número mostra as suas mãos</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it.</source>
        <translation>Escolha um número para ver as mãos que estão por detrás.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;iar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>&amp;Rever a mão</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;nteriores</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Seguintes</translation>
    </message>
    <message>
        <source>Deals of the statistics</source>
        <translation>Mãos das estatísticas</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Dadas</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>dadas</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>acaso</translation>
    </message>
    <message>
        <source>Chance: 95 % of all evenings stay within these numbers. An arrow marks a number outside; about one in twenty is, by chance alone.</source>
        <translation>Acaso: 95 % de todas as noites ficam dentro destes números. Uma seta marca um número de fora; só por acaso, acontece a cerca de um em vinte.</translation>
    </message>
    <message>
        <source>Place {number} to your right</source>
        <translation>Lugar {number} à direita</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Guardar as estatísticas</translation>
    </message>
    <message>
        <source>Tables (*.csv);;JSON (*.json)</source>
        <translation>Tabelas (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>deals.csv</source>
        <translation>maos.csv</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>Imagens (*.png);;Desenhos (*.svg)</translation>
    </message>
    <message>
        <source>curve.png</source>
        <translation>curva.png</translation>
    </message>
    <message>
        <source>By your seat</source>
        <translation>Pelo seu lugar</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Dealer, at a table of {seats}</source>
        <translation>Quem dá, numa mesa de {seats}</translation>
    </message>
    <message>
        <source>Eldest, at a table of {seats}</source>
        <translation>Primeiro a falar, numa mesa de {seats}</translation>
    </message>
    <message>
        <source>{turn} seats after the dealer, at a table of {seats}</source>
        <translation>{turn} lugares depois de quem dá, numa mesa de {seats}</translation>
    </message>
    <message>
        <source>Stones: {amount} ({each} a deal)</source>
        <translation>Pedras: {amount} ({each} por mão)</translation>
    </message>
    <message>
        <source>Stones over time</source>
        <translation>As pedras ao longo do tempo</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pedras</translation>
    </message>
</context>
<context>
    <name>Stones</name>
    <message>
        <source>Llevada: you win</source>
        <translation>Llevada: ganhou o seu lado</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are yours.</source>
        <translation>Cinco vazas ou mais: as pedras da mesa são do seu lado.</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>Puesta: ninguém ganhou</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: your side pays the table what it can.</source>
        <translation>Quatro vazas a quatro, falta uma: o seu lado paga à mesa o que pode.</translation>
    </message>
    <message>
        <source>Codillo: you lose</source>
        <translation>Codillo: perdeu o seu lado</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and your side pays.</source>
        <translation>Três vazas ou menos: os outros levam a mesa, e o seu lado paga.</translation>
    </message>
    <message>
        <source>All eight tricks: you win</source>
        <translation>As oito vazas: ganhou o seu lado</translation>
    </message>
    <message>
        <source>You went for all eight and took them: the others pay for it.</source>
        <translation>Foram às oito e fizeram-nas: os outros pagam-nas.</translation>
    </message>
    <message>
        <source>You win, but not all eight</source>
        <translation>Ganhou o seu lado, mas não as oito</translation>
    </message>
    <message>
        <source>You went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>Foram às oito e perderam uma: as hechas não se pagam.</translation>
    </message>
    <message>
        <source>Llevada: {side} win</source>
        <translation>Llevada: {side} ganharam</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are theirs.</source>
        <translation>Cinco vazas ou mais: as pedras da mesa são deles.</translation>
    </message>
    <message>
        <source>Puesta for {side}</source>
        <translation>Puesta para {side}</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: they pay the table what they can.</source>
        <translation>Quatro vazas a quatro, falta uma: pagam à mesa o que podem.</translation>
    </message>
    <message>
        <source>Codillo for {side}</source>
        <translation>Codillo para {side}</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and they pay.</source>
        <translation>Três vazas ou menos: os outros levam a mesa, e eles pagam.</translation>
    </message>
    <message>
        <source>All eight tricks: {side} win</source>
        <translation>As oito vazas: {side} ganharam</translation>
    </message>
    <message>
        <source>They went for all eight and took them: the others pay for it.</source>
        <translation>Foram às oito e fizeram-nas: os outros pagam-nas.</translation>
    </message>
    <message>
        <source>{side} win, but not all eight</source>
        <translation>{side} ganharam, mas não as oito</translation>
    </message>
    <message>
        <source>They went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>Foram às oito e perderam uma: as hechas não se pagam.</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>Codillo! Ganhou o seu lado</translation>
    </message>
    <message>
        <source>They took three tricks or fewer: the table is yours, and they pay you.</source>
        <translation>Fizeram três vazas ou menos: a mesa é do seu lado, e eles pagam.</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}</source>
        <translation>{have:0 Quase nenhuma vaza|one Cerca de # vaza|other Cerca de # vazas} com {suit}</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} together with {suit}</source>
        <translation>Juntos, {have:0 quase nenhuma vaza|one cerca de # vaza|other cerca de # vazas} com {suit}</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}, as dealt</source>
        <translation>{have:0 Quase nenhuma vaza|one Cerca de # vaza|other Cerca de # vazas} com {suit}, sem comprar</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} alone with {suit}</source>
        <translation>Sem ajuda, {have:0 quase nenhuma vaza|one cerca de # vaza|other cerca de # vazas} com {suit}</translation>
    </message>
    <message>
        <source>With {suit} you make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>Com {suit} faz {have:0 quase nenhuma vaza|one cerca de # vaza|other cerca de # vazas}; {need} ganham.</translation>
    </message>
    <message>
        <source>With {suit} you two make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>Com {suit} fazem os dois {have:0 quase nenhuma vaza|one cerca de # vaza|other cerca de # vazas}; {need} ganham.</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>Sem cartas novas faz {have:0 quase nenhuma vaza|one cerca de # vaza|other cerca de # vazas} com {suit}; {need} ganham.</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>Sem ajuda faz {have:0 quase nenhuma vaza|one cerca de # vaza|other cerca de # vazas} com {suit}; {need} ganham.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>A note on this moment</source>
        <translation>Uma nota sobre este momento</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ota</translation>
    </message>
    <message>
        <source>The note stays with the deal, and goes into its record.</source>
        <translation>A nota fica com a mão e entra no seu registo.</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Remove this variation</source>
        <translation>&amp;Retirar esta variante</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Notes and variations</source>
        <translation>Notas e variantes</translation>
    </message>
    <message>
        <source>Back to the deal as it was played</source>
        <translation>Voltar à mão como foi jogada</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>A sua nota</translation>
    </message>
    <message>
        <source>The note is kept.</source>
        <translation>A nota fica guardada.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Anulado.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Reposto.</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Uma pergunta</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bem jogado</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>Um erro</translation>
    </message>
    <message>
        <source>To remember</source>
        <translation>Para recordar</translation>
    </message>
    <message>
        <source>{mark}: {text}</source>
        <translation>{mark}: {text}</translation>
    </message>
    <message>
        <source>{place}: {note}</source>
        <translation>{place}: {note}</translation>
    </message>
    <message>
        <source>Variation {number}, {name}: {action}</source>
        <translation>Variante {number}, {name}: {action}</translation>
    </message>
    <message>
        <source>What you played is kept as variation {number}.</source>
        <translation>O que jogou fica guardado como variante {number}.</translation>
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
        <translation>verificar registos, mostrar resultados e pagamentos</translation>
    </message>
    <message>
        <source>list games and settings</source>
        <translation>listar os jogos e as suas regras</translation>
    </message>
    <message>
        <source>print the code of each deal in records</source>
        <translation>mostrar o código de cada mão dos registos</translation>
    </message>
    <message>
        <source>print the deal of a code or number as a record</source>
        <translation>mostrar como registo a mão de um código ou de um número</translation>
    </message>
    <message>
        <source>check the proofs of fair shuffles in records</source>
        <translation>verificar nos registos as provas de que se baralhou lealmente</translation>
    </message>
    <message>
        <source>write all games, preferences and progress to one file</source>
        <translation>escrever todas as partidas, preferências e progressos num ficheiro</translation>
    </message>
    <message>
        <source>put a backup in the place of what is kept</source>
        <translation>pôr uma cópia de segurança no lugar do que está guardado</translation>
    </message>
    <message>
        <source>write all deals to a file: .csv, .json, or .ombre for records</source>
        <translation>escrever todas as mãos num ficheiro: .csv, .json, ou .ombre para registos</translation>
    </message>
    <message>
        <source>add the deals of an exported .ombre file</source>
        <translation>juntar as mãos de um ficheiro .ombre exportado</translation>
    </message>
    <message>
        <source>check a deck of your own, or write an example</source>
        <translation>verificar um baralho seu, ou escrever um exemplo</translation>
    </message>
    <message>
        <source>let computer players play, and print one row for each deal</source>
        <translation>pôr jogadores do computador a jogar, e mostrar uma linha por mão</translation>
    </message>
    <message>
        <source>measure a player against another on the same cards</source>
        <translation>medir um jogador contra outro com as mesmas cartas</translation>
    </message>
    <message>
        <source>measure how much a player loses by not seeing the other hands</source>
        <translation>medir quanto perde um jogador por não ver as outras mãos</translation>
    </message>
    <message>
        <source>count how often a player chooses one of the best cards</source>
        <translation>contar quantas vezes um jogador escolhe uma das melhores cartas</translation>
    </message>
    <message>
        <source>find out how often the best card can be known</source>
        <translation>descobrir quantas vezes se pode saber a melhor carta</translation>
    </message>
    <message>
        <source>judge every decision of records, and tell luck from skill</source>
        <translation>julgar cada decisão dos registos, e distinguir a sorte da perícia</translation>
    </message>
    <message>
        <source>advise the seat to act where unfinished records end</source>
        <translation>aconselhar o lugar a quem toca onde acabam registos por terminar</translation>
    </message>
    <message>
        <source>measure how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>medir quanto perdem as cartas de um jogador, em partes do que se joga</translation>
    </message>
    <message>
        <source>count how often a player does what people would call odd</source>
        <translation>contar quantas vezes um jogador faz o que se diria esquisito</translation>
    </message>
    <message>
        <source>tell how often a player can be known by what everybody sees</source>
        <translation>dizer quantas vezes se conhece um jogador pelo que todos veem</translation>
    </message>
    <message>
        <source>compare the chances a bidder saw with what was won</source>
        <translation>comparar as probabilidades que via quem lançou com o que se ganhou</translation>
    </message>
    <message>
        <source>print a script that lets bash, zsh or fish complete these commands</source>
        <translation>mostrar um script com que bash, zsh ou fish completam estes comandos</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>comandos:</translation>
    </message>
    <message>
        <source>ombre COMMAND --help lists the arguments of a command.</source>
        <translation>ombre COMMAND --help lista os argumentos de um comando.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 flaws found, 2 wrong call, 3 could not be done, 130 stopped.</source>
        <translation>Estado de saída: 0 feito, 1 falhas encontradas, 2 chamada errada, 3 não foi possível, 130 interrompido.</translation>
    </message>
    <message>
        <source>Check records of Ombre, deal, let computer players play. For the table: ombre-desktop.</source>
        <translation>Verifica registos de Ombre, dá cartas, põe jogadores do computador a jogar. Para a mesa: ombre-desktop.</translation>
    </message>
    <message>
        <source>one of those below</source>
        <translation>um dos de baixo</translation>
    </message>
    <message>
        <source>its arguments</source>
        <translation>os seus argumentos</translation>
    </message>
    <message>
        <source>Check records, list the games, deal by code.</source>
        <translation>Verifica registos, lista os jogos, dá cartas por um código.</translation>
    </message>
    <message>
        <source>print each result as one line of JSON</source>
        <translation>mostrar cada resultado numa linha de JSON</translation>
    </message>
    <message>
        <source>a file of records; - is the standard input</source>
        <translation>um ficheiro de registos; - é a entrada padrão</translation>
    </message>
    <message>
        <source>a code; a day, as 2026-11-30; or with --game a number</source>
        <translation>um código; um dia, como 2026-11-30; ou com --game um número</translation>
    </message>
    <message>
        <source>the game of a numbered deal, as rulesets lists it</source>
        <translation>o jogo de uma mão numerada, como o lista rulesets</translation>
    </message>
    <message>
        <source>how many play, if the game leaves that open</source>
        <translation>quantos jogam, se o jogo o deixa em aberto</translation>
    </message>
    <message>
        <source>Deals are numbered within a game: add --game NAME.</source>
        <translation>As mãos são numeradas dentro de um jogo: acrescente --game NAME.</translation>
    </message>
    <message>
        <source>stopped after {deals} deals</source>
        <translation>parado depois de {deals} mãos</translation>
    </message>
    <message>
        <source>{done} of {all} deals</source>
        <translation>{done} de {all} mãos</translation>
    </message>
    <message>
        <source>Let computer players play among themselves, measure them, and judge records.</source>
        <translation>Põe jogadores do computador a jogar entre si, mede-os, e julga registos.</translation>
    </message>
    <message>
        <source>self-play: a row for each deal, then each player&apos;s mean winnings with their standard error</source>
        <translation>jogo entre máquinas: uma linha por mão, e depois o ganho médio de cada jogador com o erro-padrão</translation>
    </message>
    <message>
        <source>the game (default: %(default)s)</source>
        <translation>o jogo (por omissão: %(default)s)</translation>
    </message>
    <message>
        <source>house rules, such as &apos;equal_bid=none ante=each_5&apos;</source>
        <translation>regras da casa, como &apos;equal_bid=none ante=each_5&apos;</translation>
    </message>
    <message>
        <source>how many (default: 100)</source>
        <translation>quantas (por omissão: 100)</translation>
    </message>
    <message>
        <source>Parquet needs the package {name}</source>
        <translation>Parquet precisa do pacote {name}</translation>
    </message>
    <message>
        <source>a player for each seat, of {names} (default: {usual} everywhere)</source>
        <translation>um jogador para cada lugar, de {names} (por omissão: {usual} em todos)</translation>
    </message>
    <message>
        <source>the sitting that is played (default: %(default)s)</source>
        <translation>a partida que se joga (por omissão: %(default)s)</translation>
    </message>
    <message>
        <source>let the players change seats each time all of them have dealt</source>
        <translation>mudar os jogadores de lugar de cada vez que todos deram</translation>
    </message>
    <message>
        <source>write each deal to DIR as a record</source>
        <translation>escrever cada mão em DIR como registo</translation>
    </message>
    <message>
        <source>write the deals to FILE, as lines of JSON or, for .parquet, as Parquet</source>
        <translation>escrever as mãos em FILE, como linhas JSON ou, com .parquet, como Parquet</translation>
    </message>
    <message>
        <source>judge every decision in the data, which takes seconds a deal</source>
        <translation>avaliar cada decisão nos dados; demora alguns segundos por mão</translation>
    </message>
    <message>
        <source>check every state of every N-th deal</source>
        <translation>verificar cada estado de uma mão em cada N</translation>
    </message>
    <message>
        <source>print a row for each deal</source>
        <translation>mostrar uma linha por mão</translation>
    </message>
    <message>
        <source>the reference (default: %(default)s)</source>
        <translation>a referência (por omissão: %(default)s)</translation>
    </message>
    <message>
        <source>the players of the other seats: one name for all, or one for each (default: %(default)s)</source>
        <translation>os jogadores dos outros lugares: um nome para todos, ou um para cada um (por omissão: %(default)s)</translation>
    </message>
    <message>
        <source>the weak end of the gap (default: %(default)s)</source>
        <translation>o lado fraco da distância (por omissão: %(default)s)</translation>
    </message>
    <message>
        <source>who plays the other side (default: %(default)s)</source>
        <translation>quem joga o outro lado (por omissão: %(default)s)</translation>
    </message>
    <message>
        <source>who bids: {names}</source>
        <translation>quem lança: {names}</translation>
    </message>
    <message>
        <source>who exchanges and plays (default: who bids)</source>
        <translation>quem compra e joga (por omissão: quem lança)</translation>
    </message>
    <message>
        <source>who is measured: {names}; or in parts, as textbook+expert</source>
        <translation>quem é medido: {names}; ou por partes, como textbook+expert</translation>
    </message>
    <message>
        <source>the players to be told apart</source>
        <translation>os jogadores a distinguir</translation>
    </message>
    <message>
        <source>who bids and exchanges for all (default: %(default)s)</source>
        <translation>quem lança e compra por todos (por omissão: %(default)s)</translation>
    </message>
    <message>
        <source>the number of players, if the game leaves a choice</source>
        <translation>o número de jogadores, se o jogo deixa escolher</translation>
    </message>
    <message>
        <source>the seed of the cards and of all chance (default: %(default)s)</source>
        <translation>a semente das cartas e de todo o acaso (por omissão: %(default)s)</translation>
    </message>
    <message>
        <source>chips in the pool before the antes</source>
        <translation>fichas no bolo antes das entradas</translation>
    </message>
    <message>
        <source>play sittings of N deals, in which the pool is carried over (default: no sittings)</source>
        <translation>jogar partidas de N mãos, em que o bolo transita (por omissão: sem partidas)</translation>
    </message>
    <message>
        <source>sample at most N worlds: faster, weaker</source>
        <translation>sortear no máximo N mundos: mais depressa, mais fraco</translation>
    </message>
    <message>
        <source>keep finished deals in FILE, and resume from it</source>
        <translation>guardar em FILE as mãos acabadas, e continuar daí</translation>
    </message>
    <message>
        <source>also write the figures to FILE; to - instead of the table</source>
        <translation>escrever os números também em FILE; em - em vez da tabela</translation>
    </message>
    <message>
        <source>the number of processes (default: one per core)</source>
        <translation>o número de processos (por omissão: um por núcleo)</translation>
    </message>
    <message>
        <source>a Dask scheduler, such as tcp://host:8786</source>
        <translation>um escalonador do Dask, como tcp://host:8786</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} não é um número</translation>
    </message>
    <message>
        <source>duplicate match: a player against another in the same seats with the same cards</source>
        <translation>duplicado: um jogador contra outro nos mesmos lugares com as mesmas cartas</translation>
    </message>
    <message>
        <source>the share of the gap to open cards that a player&apos;s card play closes</source>
        <translation>que parte da distância às cartas à vista fecha o jogo de um jogador</translation>
    </message>
    <message>
        <source>the share of right cards among the choices that count</source>
        <translation>a parte de cartas certas entre as escolhas que contam</translation>
    </message>
    <message>
        <source>how often the right card can be known, and whether the sampled worlds are true to the deal</source>
        <translation>quantas vezes se pode saber a carta certa, e se os mundos sorteados são fiéis à mão</translation>
    </message>
    <message>
        <source>whether a bidder wins as often as they expect</source>
        <translation>se quem lança ganha tantas vezes como espera</translation>
    </message>
    <message>
        <source>how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>quanto perdem as cartas de um jogador, em partes do que se joga</translation>
    </message>
    <message>
        <source>how often a player does what people would call odd</source>
        <translation>quantas vezes um jogador faz o que se diria esquisito</translation>
    </message>
    <message>
        <source>how often a player can be told by what everybody sees</source>
        <translation>quantas vezes se conhece um jogador pelo que todos veem</translation>
    </message>
    <message>
        <source>no record here</source>
        <translation>aqui não há nenhum registo</translation>
    </message>
    <message>
        <source>{done} of {all} decisions judged</source>
        <translation>{done} de {all} decisões avaliadas</translation>
    </message>
    <message>
        <source>this deal is unfinished, so it has no result to divide into luck and skill</source>
        <translation>esta mão não acabou, e não tem resultado que repartir entre sorte e perícia</translation>
    </message>
    <message>
        <source>the worth of a hand is not known in this game, so its luck counts with the cards</source>
        <translation>neste jogo não se sabe o que vale uma mão: a sua sorte conta com as cartas</translation>
    </message>
    <message>
        <source>this deal is over, so there is nothing to advise</source>
        <translation>esta mão acabou, e não há nada que aconselhar</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>A pensar…</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>Queria dizer {name}?</translation>
    </message>
    <message>
        <source>{name} is not known; there are: {names}.</source>
        <translation>{name} não é conhecido; há: {names}.</translation>
    </message>
    <message>
        <source>{name} is not known.</source>
        <translation>{name} não é conhecido.</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>Não há tal ficheiro ou pasta</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <translation>O sistema não o permite</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>É uma pasta</translation>
    </message>
    <message>
        <source>This is not a folder</source>
        <translation>Não é uma pasta</translation>
    </message>
    <message>
        <source>There is a file of this name already</source>
        <translation>Já há um ficheiro com este nome</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>O disco está cheio</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>O disco só pode ser lido</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>O nome é demasiado comprido</translation>
    </message>
    <message>
        <source>The disk or its connection failed</source>
        <translation>O disco ou a sua ligação falhou</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opções</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ajuda e sair</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostrar a versão do programa e sair</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: erro: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltam estes argumentos: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos desconhecidos: %s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r não se pode escolher (escolha entre %(choices)s)</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valor inválido (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>é preciso um argumento</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>é preciso pelo menos um argumento</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opção ambígua: %(option)s pode ser %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>o argumento %r não tem lugar aqui</translation>
    </message>
    <message>
        <source>Ombre at a card table.</source>
        <translation>O hombre numa mesa de jogo.</translation>
    </message>
    <message>
        <source>a record to open</source>
        <translation>um registo a abrir</translation>
    </message>
    <message>
        <source>cards of the demonstration</source>
        <translation>as cartas da demonstração</translation>
    </message>
    <message>
        <source>where the demonstration puts its files when there is no display</source>
        <translation>onde a demonstração põe os seus ficheiros quando não há ecrã</translation>
    </message>
    <message>
        <source>try everything the program has, without touching your games; &apos;full&apos; plays with experts</source>
        <translation>experimentar tudo o que o programa tem, sem tocar nas partidas; &apos;full&apos; joga com peritos</translation>
    </message>
    <message>
        <source>where the self-test writes what it found</source>
        <translation>onde o teste escreve o que encontrou</translation>
    </message>
    <message>
        <source>Back up everything that is kept, or restore it.</source>
        <translation>Copia tudo o que está guardado, ou repõe-no.</translation>
    </message>
    <message>
        <source>the file to write; - is the standard output</source>
        <translation>o ficheiro a escrever; - é a saída padrão</translation>
    </message>
    <message>
        <source>the file to read; - is the standard input</source>
        <translation>o ficheiro a ler; - é a entrada padrão</translation>
    </message>
    <message>
        <source>the form, if the name of the file does not tell it (default: ombre)</source>
        <translation>a forma, se o nome do ficheiro não a diz (por omissão: ombre)</translation>
    </message>
    <message>
        <source>{number} deals</source>
        <translation>{number} mãos</translation>
    </message>
    <message>
        <source>the shell that completes</source>
        <translation>a shell que completa</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}</source>
        <translation>Não foi possível escrever a saída: {reason}</translation>
    </message>
    <message>
        <source>check: list the flaws card by card; example: write a deck to change</source>
        <translation>check: listar os defeitos carta a carta; example: escrever um baralho para alterar</translation>
    </message>
    <message>
        <source>the folder of the deck; for an example, one that does not exist yet</source>
        <translation>a pasta do baralho; para um exemplo, uma que ainda não exista</translation>
    </message>
    <message>
        <source>there is something of this name already</source>
        <translation>já existe algo com este nome</translation>
    </message>
    <message>
        <source>this is no answer: {line}</source>
        <translation>isto não é uma resposta: {line}</translation>
    </message>
    <message>
        <source>further bad answers are not told</source>
        <translation>outras respostas más não são comunicadas</translation>
    </message>
    <message>
        <source>it is not started again; the textbook plays on</source>
        <translation>não volta a ser iniciado; o manual continua a jogar</translation>
    </message>
    <message>
        <source>there was no answer within {seconds} seconds</source>
        <translation>não houve resposta em {seconds} segundos</translation>
    </message>
    <message>
        <source>it wrote too long a line</source>
        <translation>escreveu uma linha demasiado longa</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>terminou</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>The dearest comes first. Choose a cell: its deals, its problems, or its lesson.</source>
        <translation>O mais caro vem primeiro. Escolha uma célula: mãos, problemas ou lição.</translation>
    </message>
    <message>
        <source>Let the coach look at your deals. Then you see here what to practise.</source>
        <translation>Deixe o mestre ver as suas mãos. Depois vê aqui o que praticar.</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Escolhas</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Points an evening</source>
        <translation>Pontos por serão</translation>
    </message>
    <message>
        <source>Chips an evening</source>
        <translation>Fichas por serão</translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message>
        <source>Weigh the throw</source>
        <translation>Ponderar o descarte</translation>
    </message>
    <message>
        <source>Drag a card down to throw it, or click it.</source>
        <translation>Arraste uma carta para baixo para a descartar, ou clique nela.</translation>
    </message>
    <message>
        <source>Left and Right go from card to card. Down throws a card, Up keeps it.</source>
        <translation>Esquerda e direita vão de carta em carta. Baixo descarta uma, cima fica com ela.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Ficam</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Saem</translation>
    </message>
    <message>
        <source>The cards of the hand</source>
        <translation>As cartas da mão</translation>
    </message>
    <message>
        <source>Weighing this throw…</source>
        <translation>A ponderar este descarte…</translation>
    </message>
    <message>
        <source>No throw that was tried is better.</source>
        <translation>Nenhum descarte experimentado é melhor.</translation>
    </message>
    <message>
        <source>About as good as the best.</source>
        <translation>Mais ou menos tão bom como o melhor.</translation>
    </message>
    <message>
        <source>Nobody can tell yet what throws are worth in this game.</source>
        <translation>Ninguém sabe ainda quanto valem os descartes neste jogo.</translation>
    </message>
    <message>
        <source>The throws cannot be weighed just now.</source>
        <translation>De momento não se podem ponderar os descartes.</translation>
    </message>
    <message>
        <source>Nobody exchanges cards in this deal.</source>
        <translation>Nesta mão ninguém troca cartas.</translation>
    </message>
    <message>
        <source>No suit is trumps here, so no chance to draw one is told.</source>
        <translation>Aqui nenhum naipe é trunfo, por isso não há trunfo para comprar.</translation>
    </message>
    <message>
        <source>All cards lie open here. That is hard on the Ombre, but alike for every throw.</source>
        <translation>Aqui todas as cartas estão abertas. É duro para o feito, mas igual em cada descarte.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Throw these</source>
        <translation>&amp;Descartar estas</translation>
    </message>
    <message>
        <source>Weigh other throws</source>
        <translation>Ponderar outros descartes</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in chips</source>
        <translation>Os melhores descartes e o valor de cada um em fichas</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in points</source>
        <translation>Os melhores descartes e o valor de cada um em pontos</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in stones</source>
        <translation>Os melhores descartes e o valor de cada um em pedras</translation>
    </message>
    <message>
        <source>This throw gains {amount}, give or take {error}.</source>
        <translation>Este descarte ganha {amount}, com margem de {error}.</translation>
    </message>
    <message>
        <source>This throw loses {amount}, give or take {error}.</source>
        <translation>Este descarte perde {amount}, com margem de {error}.</translation>
    </message>
    <message>
        <source>{throw}: gains {amount}, give or take {error}</source>
        <translation>{throw}: ganha {amount}, com margem de {error}</translation>
    </message>
    <message>
        <source>{throw}: loses {amount}, give or take {error}</source>
        <translation>{throw}: perde {amount}, com margem de {error}</translation>
    </message>
    <message>
        <source>It gives up {amount}, give or take {error}.</source>
        <translation>Abdica de {amount}, com margem de {error}.</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}.</source>
        <translation>Hipóteses de comprar um trunfo: {trump}.</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}, a matador: {matador}.</source>
        <translation>Hipóteses de comprar um trunfo: {trump}, um matador: {matador}.</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}, and surer as you look.</source>
        <translation>Ponderado em {worlds:one # mão|other # mãos}, e mais seguro enquanto olha.</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}.</source>
        <translation>Ponderado em {worlds:one # mão|other # mãos}.</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Learn it at the table</source>
        <translation>Aprender à mesa</translation>
    </message>
    <message>
        <source>A deal with a teacher, and nothing to read first</source>
        <translation>Uma mão com um mestre; nada para ler antes</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Jogar já</translation>
    </message>
    <message>
        <source>{game}, with {company}</source>
        <translation>{game}, com {company}</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Escolher o jogo</translation>
    </message>
    <message>
        <source>Another game, or other opponents</source>
        <translation>Outro jogo, outra companhia</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Ombre in five minutes</source>
        <translation>O hombre em cinco minutos</translation>
    </message>
    <message>
        <source>Bigger letters, keys, contrast …</source>
        <translation>Letras maiores, teclas, contraste…</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>Todas as partidas</translation>
    </message>
    <message>
        <source>A deal a day</source>
        <translation>A mão do dia</translation>
    </message>
    <message>
        <source>Today’s deal: {today}</source>
        <translation>A mão do dia: {today}</translation>
    </message>
    <message>
        <source>The same cards for everybody, once a day</source>
        <translation>As mesmas cartas para todos, uma vez por dia</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Aprender com os erros</translation>
    </message>
    <message>
        <source>Positions that you missed: {count}, a few minutes</source>
        <translation>Posições que falhou: {count}, uns minutos</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Como da última vez</translation>
    </message>
    <message>
        <source>One against two. Take more tricks than either of them.</source>
        <translation>Um contra dois. Faça mais vazas do que cada um deles.</translation>
    </message>
    <message>
        <source>{title:Name}: {card}.</source>
        <translation>{title:Name}: {card}.</translation>
    </message>
    <message>
        <source>{number:one # opponent|other # opponents}</source>
        <translation>{number:one # adversário|other # adversários}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Deals: {deals}. Chips: {chips}.</source>
        <translation>Mãos: {deals}. Fichas: {chips}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Against the expert: {gain}.</source>
        <translation>Mãos: {deals}. Contra o perito: {gain}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Points: {points}.</source>
        <translation>Mãos: {deals}. Pontos: {points}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Stones: {points}.</source>
        <translation>Mãos: {deals}. Pedras: {points}.</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <translation>Dificuldade:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Língua:</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Look at the last trick</source>
        <translation>Ver a última vaza</translation>
    </message>
    <message>
        <source>Read what has happened</source>
        <translation>Ler a crónica da mão</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folha de contas</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Voltar atrás</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Uma sugestão</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Regras do jogo</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Sons desligados</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Sons ligados</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>{amount} chips</source>
        <translation>{amount} fichas</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} pontos</translation>
    </message>
    <message>
        <source>{amount} stones</source>
        <translation>{amount} pedras</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>A mistake in the program</source>
        <translation>Um erro no programa</translation>
    </message>
    <message>
        <source>Something in Ombre went wrong. Your game is saved, and you can go on playing.</source>
        <translation>Algo correu mal no Ombre. A sua partida está guardada, e pode continuar a jogar.</translation>
    </message>
    <message>
        <source>Nothing was sent to anybody; you can copy the details for a report. If the table does not answer, close the window and start Ombre again.</source>
        <translation>Nada foi enviado a ninguém; pode copiar os detalhes para um relatório. Se a mesa não responder, feche a janela e abra o Ombre outra vez.</translation>
    </message>
    <message>
        <source>Trouble with a file</source>
        <translation>Problema com um ficheiro</translation>
    </message>
    <message>
        <source>A newer Ombre keeps your games</source>
        <translation>Um Ombre mais recente guarda as suas partidas</translation>
    </message>
    <message>
        <source>This version is older and cannot read them. It changes nothing that lies there.</source>
        <translation>Esta versão é mais antiga e não as sabe ler. Não muda nada do que lá está.</translation>
    </message>
    <message>
        <source>You can play with it, but nothing is kept. To go on with your games, start the newer version.</source>
        <translation>Pode jogar com ela, mas nada fica guardado. Para continuar as suas partidas, abra a versão mais recente.</translation>
    </message>
    <message>
        <source>Ombre is open already</source>
        <translation>O Ombre já está aberto</translation>
    </message>
    <message>
        <source>Your game is on the table of the other window.</source>
        <translation>A sua partida está na mesa da outra janela.</translation>
    </message>
    <message>
        <source>This window changes nothing and closes with this message.</source>
        <translation>Esta janela não muda nada e fecha-se com esta mensagem.</translation>
    </message>
    <message>
        <source>The computer players cannot be started</source>
        <translation>Os jogadores do computador não podem arrancar</translation>
    </message>
    <message>
        <source>Simpler players, who do not think ahead, play in their place.</source>
        <translation>Jogam em seu lugar jogadores mais simples, que não pensam adiante.</translation>
    </message>
    <message>
        <source>Your game goes on. Ombre tries again now and then, and says no more about it.</source>
        <translation>A partida continua. O Ombre tenta outra vez de quando em quando, e não diz mais nada.</translation>
    </message>
    <message>
        <source>Trouble with the program</source>
        <translation>Problema com o programa</translation>
    </message>
    <message>
        <source>What you asked for could not be opened: there is a mistake in the program.</source>
        <translation>O que pediu não se pôde abrir: há um erro no programa.</translation>
    </message>
    <message>
        <source>The table stands as it was, and you can try again.</source>
        <translation>A mesa está como estava, e pode tentar outra vez.</translation>
    </message>
    <message>
        <source>This is a folder, not a file with a record.</source>
        <translation>Isto é uma pasta, e não um ficheiro com um registo.</translation>
    </message>
    <message>
        <source>This is no ordinary file, and cannot be read.</source>
        <translation>Este não é um ficheiro vulgar, e não se pode ler.</translation>
    </message>
    <message>
        <source>The deal is whole, and the other notes are shown.</source>
        <translation>A mão está inteira, e as outras notas são mostradas.</translation>
    </message>
    <message>
        <source>{path} cannot be opened.</source>
        <translation>Não se pode abrir {path}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: there is a mistake in the program.</source>
        <translation>Não se pode ler {path}: há um erro no programa.</translation>
    </message>
    <message>
        <source>No record</source>
        <translation>Nenhum registo</translation>
    </message>
    <message>
        <source>There is no record of a deal in {path}.</source>
        <translation>Em {path} não há nenhum registo de uma mão.</translation>
    </message>
    <message>
        <source>There is no deal in {path} that could be shown.</source>
        <translation>Em {path} não há nenhuma mão que se possa mostrar.</translation>
    </message>
    <message>
        <source>The record cannot be read</source>
        <translation>Não se pode ler o registo</translation>
    </message>
    <message>
        <source>The table shows the deal up to there.</source>
        <translation>A mesa mostra a mão até aí.</translation>
    </message>
    <message>
        <source>The record cannot be read whole</source>
        <translation>Não se pode ler o registo inteiro</translation>
    </message>
    <message>
        <source>The record was not written</source>
        <translation>O registo não foi escrito</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>Não foi possível escrever {path}.</translation>
    </message>
    <message>
        <source>This sitting cannot be continued</source>
        <translation>Esta partida não pode continuar</translation>
    </message>
    <message>
        <source>The sitting in {path} is over.</source>
        <translation>A partida em {path} já acabou.</translation>
    </message>
    <message>
        <source>{path} holds only the last deals of a sitting.</source>
        <translation>{path} contém só as últimas mãos de uma partida.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Eu</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir um registo</translation>
    </message>
    <message>
        <source>Save the record of the deal</source>
        <translation>Guardar o registo da mão</translation>
    </message>
    <message>
        <source>Records of Ombre (*.ombre);;All files (*)</source>
        <translation>Registos do Ombre (*.ombre);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>Records and sittings of Ombre (*.ombre table-*.json);;Records of Ombre (*.ombre);;All files (*)</source>
        <translation>Registos e partidas do Ombre (*.ombre table-*.json);;Registos do Ombre (*.ombre);;Todos os ficheiros (*)</translation>
    </message>
    <message>
        <source>deal.ombre</source>
        <translation>mao.ombre</translation>
    </message>
    <message>
        <source>deal {number}.ombre</source>
        <translation>mao {number}.ombre</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>O ficheiro não foi escrito</translation>
    </message>
    <message>
        <source>The record is saved as {name}.</source>
        <translation>O registo está guardado como {name}.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Pasta: {folder}</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Substituir este ficheiro?</translation>
    </message>
    <message>
        <source>There is already a file called {name} in this folder.</source>
        <translation>Já há um ficheiro chamado {name} nesta pasta.</translation>
    </message>
    <message>
        <source>If you replace it, what it holds now is lost.</source>
        <translation>Se o substituir, perde-se o que ele contém agora.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Substituí-lo</translation>
    </message>
    <message>
        <source>&amp;Choose another name</source>
        <translation>&amp;Escolher outro nome</translation>
    </message>
    <message>
        <source>This is a database. To bring your games from another computer, make a backup there.</source>
        <translation>Isto é uma base de dados. Para trazer os seus jogos de outro computador, faça lá uma cópia de segurança.</translation>
    </message>
    <message>
        <source>This is a picture, and not the record of a deal.</source>
        <translation>Isto é uma imagem, e não o registo de uma mão.</translation>
    </message>
    <message>
        <source>This is a packed file. Please unpack it first.</source>
        <translation>Isto é um ficheiro comprimido. Descomprima-o primeiro.</translation>
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
        <translation>{word}: {meaning}</translation>
    </message>
    <message>
        <source>No plain card has been played yet.</source>
        <translation>Ainda não se jogou nenhuma carta comum.</translation>
    </message>
    <message>
        <source>A click shows what that told.</source>
        <translation>Um clique mostra o que isso revelou.</translation>
    </message>
    <message>
        <source>{suit:Name} gone: {cards}.</source>
        <translation>{suit:Name}, já saíram: {cards}.</translation>
    </message>
</context>
</TS>
