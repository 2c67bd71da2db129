<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Ombre</source>
        <translation>Acerca de Ombre</translation>
    </message>
    <message>
        <source>Version, licences and credits</source>
        <translation>Versión, licencias y créditos</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>The three-handed card game that invented bidding, at a table of its own.</source>
        <translation>El hombre, el juego de naipes para tres que inventó la subasta.</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, Qt for Python {binding}</source>
        <translation>Python {python}, Qt {qt}, Qt para Python {binding}</translation>
    </message>
    <message>
        <source>The opponents think at full strength: their solver is compiled.</source>
        <translation>Los rivales calculan a plena velocidad: piensan con toda su fuerza.</translation>
    </message>
    <message>
        <source>The opponents think of fewer cases, to be as quick: their solver is not compiled.</source>
        <translation>Los rivales calculan más despacio en este ordenador: examinan menos casos para no tardar más.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>De dónde vienen las reglas</translation>
    </message>
    <message>
        <source>The rules were put together from the old books, among them:</source>
        <translation>Las reglas se han reunido a partir de los libros antiguos, entre ellos:</translation>
    </message>
    <message>
        <source>Cards, portraits, table and texts were made for this game.</source>
        <translation>Los naipes, los retratos, la mesa y los textos se han hecho para este juego.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Ombre is free software under the MIT licence.</source>
        <translation>Ombre es software libre con la licencia MIT.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the GNU Lesser General Public Licence, version 3.</source>
        <translation>Qt y Qt para Python se usan con la licencia LGPL de GNU, versión 3.</translation>
    </message>
    <message>
        <source>The letters are Source Serif, Source Sans and, for Japanese, a part of Noto CJK, under the SIL Open Font Licence:</source>
        <translation>Las letras son Source Serif, Source Sans y, para el japonés, una parte de Noto CJK, con la licencia SIL Open Font:</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>{path} is not a backup of Ombre.</source>
        <translation>{path} no es una copia de seguridad de Ombre.</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path} está dañado.</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of Ombre, which this version cannot read.</source>
        <translation>{path} se hizo con una versión más nueva de Ombre, que esta versión no sabe leer.</translation>
    </message>
    <message>
        <source>{path} cannot be read.</source>
        <translation>No se puede leer {path}.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for {path}.</source>
        <translation>No hay bastante sitio en el disco para {path}.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>El sistema no deja que Ombre escriba {path}.</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>Otro programa tiene ocupado {path}.</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>No se ha podido escribir {path}.</translation>
    </message>
    <message>
        <source>There is no backup. Your games are as they were.</source>
        <translation>No hay copia de seguridad. Tus partidas siguen como estaban.</translation>
    </message>
    <message>
        <source>Nothing has changed: your games are as they were.</source>
        <translation>No ha cambiado nada: tus partidas siguen como estaban.</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Hacer una copia de todo</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Recuperar una copia</translation>
    </message>
    <message>
        <source>Backups of Ombre (*.ombre-backup);;All files (*)</source>
        <translation>Copias de Ombre (*.ombre-backup);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Ombre {date}.ombre-backup</source>
        <translation>Ombre {date}.ombre-backup</translation>
    </message>
    <message>
        <source>Your games, preferences and progress are being packed.</source>
        <translation>Se están empaquetando tus partidas, tus preferencias y tus progresos.</translation>
    </message>
    <message>
        <source>The backup is being unpacked and checked.</source>
        <translation>Se está desempaquetando y comprobando la copia.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>{name} holds everything: sittings: {sittings}, deals: {deals}.</source>
        <translation>{name} lo tiene todo: partidas: {sittings}, manos: {deals}.</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>¿Recuperar esta copia?</translation>
    </message>
    <message>
        <source>It was made on {date}. Sittings: {sittings}, deals: {deals}.</source>
        <translation>Se hizo el {date}. Partidas: {sittings}, manos: {deals}.</translation>
    </message>
    <message>
        <source>It replaces your games, preferences and progress, which are kept aside in {folder}. Ombre closes and opens again.</source>
        <translation>Ocupa el lugar de tus partidas, preferencias y progresos actuales, que se guardan aparte en {folder}. Ombre se cierra y vuelve a abrirse.</translation>
    </message>
    <message>
        <source>&amp;Restore it</source>
        <translation>&amp;Recuperarla</translation>
    </message>
    <message>
        <source>&amp;Keep my games</source>
        <translation>&amp;Quedarme con mis partidas</translation>
    </message>
    <message>
        <source>Trouble with a backup</source>
        <translation>Problemas con una copia</translation>
    </message>
    <message>
        <source>The backup is restored. The earlier games are in {folder}.</source>
        <translation>La copia está recuperada. Las partidas anteriores están en {folder}.</translation>
    </message>
    <message>
        <source>The games kept here are those of a newer version of Ombre.</source>
        <translation>Las partidas que hay aquí son de una versión más nueva de Ombre.</translation>
    </message>
    <message>
        <source>This version leaves them as they are: open them with the newer one.</source>
        <translation>Esta versión las deja como están: ábrelas con la más nueva.</translation>
    </message>
    <message>
        <source>Ombre is open. Close its window first; nothing has changed.</source>
        <translation>Ombre está abierto. Cierra antes su ventana; no ha cambiado nada.</translation>
    </message>
    <message>
        <source>All deals are in {name}.</source>
        <translation>Todas las manos están en {name}.</translation>
    </message>
    <message>
        <source>Deals added: {deals}; known already: {known}; left out: {left_out}.</source>
        <translation>Manos añadidas: {deals}; ya conocidas: {known}; descartadas: {left_out}.</translation>
    </message>
    <message>
        <source>{path} is not of a known kind: .csv, .json or .ombre.</source>
        <translation>{path} no es de un tipo conocido: .csv, .json u .ombre.</translation>
    </message>
    <message>
        <source>{path} holds no deals exported by Ombre.</source>
        <translation>{path} no contiene manos exportadas por Ombre.</translation>
    </message>
</context>
<context>
    <name>Belinda</name>
    <message>
        <source>Certain</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Almost certain</source>
        <translation>Casi seguro</translation>
    </message>
    <message>
        <source>Conjecture</source>
        <translation>Conjetura</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Te toca a ti</translation>
    </message>
    <message>
        <source>The lead that wins</source>
        <translation>La salida que gana</translation>
    </message>
    <message>
        <source>{CK:The} is Belinda&apos;s and {HA:the} the Baron&apos;s.</source>
        <translation>{CK:El} es de Belinda y {HA:el}, del Barón.</translation>
    </message>
    <message>
        <source>She plays alone against two (lines 26 and 27): she is the Ombre. Nobody overbids her.</source>
        <translation>Juega sola contra dos (versos 26 y 27): es el hombre. Nadie puja más que ella.</translation>
    </message>
    <message>
        <source>What she bids. Here it is the entrada, the lowest bid.</source>
        <translation>Lo que pide. Aquí es entrada, la puja más baja.</translation>
    </message>
    <message>
        <source>Trumps are {spades}, and every one of the eleven is played: four by Belinda, five by the Baron, two by the Knight. None has stayed in the talon.</source>
        <translation>Triunfan {spades}, y se juegan los once triunfos: cuatro de Belinda, cinco del Barón y dos del Caballero. Ninguno ha quedado en la baceta.</translation>
    </message>
    <message>
        <source>Spadille, {SA:the}, draws two trumps.</source>
        <translation>La espadilla, {SA:el}, arrastra dos triunfos.</translation>
    </message>
    <message>
        <source>Which two of the small ones.</source>
        <translation>Qué dos de los pequeños son.</translation>
    </message>
    <message>
        <source>Manille, {S2:the}, draws two more.</source>
        <translation>La malilla, {S2:el}, arrastra otros dos.</translation>
    </message>
    <message>
        <source>Which small trump, and which plain card.</source>
        <translation>Qué triunfo pequeño y qué otra carta.</translation>
    </message>
    <message>
        <source>Three hands of nine (lines 29 and 30). Belinda shows the three matadors, {SK:the}, {HK:the} and {HQ:the}.</source>
        <translation>Tres manos de nueve cartas (versos 29 y 30). Belinda enseña los tres matadores, {SK:el}, {HK:el} y {HQ:el}.</translation>
    </message>
    <message>
        <source>The Baron shows {SQ:the}, {SJ:the}, {DK:the}, {DQ:the} and {DJ:the}. The third player, whom we call the Knight, shows {CJ:the}.</source>
        <translation>El Barón enseña {SQ:el}, {SJ:el}, {DK:el}, {DQ:el} y {DJ:el}. El tercer jugador, a quien llamamos el Caballero, enseña {CJ:el}.</translation>
    </message>
    <message>
        <source>All other cards, and who deals. Belinda leads first, so she is the eldest hand.</source>
        <translation>Todas las demás cartas, y quién da. Belinda sale primero, luego es mano.</translation>
    </message>
    <message>
        <source>The Baron sits at her right, because the poem names his cards first.</source>
        <translation>El Barón se sienta a su derecha, porque el poema nombra primero sus cartas.</translation>
    </message>
    <message>
        <source>All of it: the poem is silent. Without an exchange, eleven trumps were dealt, which happens once in 177 deals.</source>
        <translation>Todo: el poema calla. Sin descarte, se repartieron once triunfos, y eso ocurre una vez en 177 manos.</translation>
    </message>
    <message>
        <source>Basto, {CA:the}, draws one trump and one plain card.</source>
        <translation>El basto, {CA:el}, arrastra un triunfo y una carta cualquiera.</translation>
    </message>
    <message>
        <source>The trump is the Baron&apos;s: he still keeps {SQ:the}, and had to follow. So the Knight has no trump any more.</source>
        <translation>El triunfo es del Barón: aún guarda {SQ:el} y tenía que asistir. Al Caballero, por tanto, ya no le quedan triunfos.</translation>
    </message>
    <message>
        <source>To {SK:the} the Baron must give {SJ:the} or {SQ:the}, and gives {SJ:the}.</source>
        <translation>Sobre {SK:el}, el Barón tiene que echar {SJ:el} o {SQ:el}, y echa {SJ:el}.</translation>
    </message>
    <message>
        <source>Pam is {CJ:the}, the highest card in the game of loo. Here it is the Knight&apos;s, and worth nothing.</source>
        <translation>Pam es {CJ:el}, la carta más alta en el juego del loo. Aquí la tiene el Caballero y no vale nada.</translation>
    </message>
    <message>
        <source>The Baron trumps with {SQ:the}, the last trump of all. So he lacks the suit that Belinda led.</source>
        <translation>El Barón falla con {SQ:el}, el último triunfo de todos. Le falta, pues, el palo con que salió Belinda.</translation>
    </message>
    <message>
        <source>He will show {diamonds} and a card of {hearts}, so she led {clubs}.</source>
        <translation>Él enseñará luego {diamonds} y una carta de {hearts}, así que salió ella con {clubs}.</translation>
    </message>
    <message>
        <source>She led {CK:the} herself. Or she led low, and the Knight&apos;s king fell.</source>
        <translation>Salió ella misma con {CK:el}. O salió con una carta pequeña, y cayó el rey del Caballero.</translation>
    </message>
    <message>
        <source>{HK:The} or {HQ:the} would have ended the game at once. The Baron&apos;s only card of {hearts} is {HA:the}, and the Knight has no trump.</source>
        <translation>{HK:El} o {HQ:el} habrían acabado el juego al momento. El Barón no tiene en {hearts} más que {HA:el}, y el Caballero no tiene triunfos.</translation>
    </message>
    <message>
        <source>Belinda cannot know it. Now she must keep a court of {hearts} for that ace.</source>
        <translation>Belinda no puede saberlo. Ahora debe guardar una figura de {hearts} para ese as.</translation>
    </message>
    <message>
        <source>The Baron leads {DK:the} and wins.</source>
        <translation>El Barón sale con {DK:el} y gana.</translation>
    </message>
    <message>
        <source>What the others play to it.</source>
        <translation>Lo que echan los demás.</translation>
    </message>
    <message>
        <source>The Baron leads {DQ:the} and wins.</source>
        <translation>El Barón sale con {DQ:el} y gana.</translation>
    </message>
    <message>
        <source>What the others throw. It is chosen so that line 79 comes true: with the Baron&apos;s {diamonds} lie {clubs} and {hearts}.</source>
        <translation>De qué se deshacen los demás. Se ha elegido de modo que se cumpla el verso 79: junto a los {diamonds} del Barón hay {clubs} y {hearts}.</translation>
    </message>
    <message>
        <source>{DJ:The} wins, and {HQ:the} falls to it. Belinda has four tricks and the Baron four: whoever takes the last has the game, and his would be codille.</source>
        <translation>{DJ:El} gana, y con esa carta cae {HQ:el}. Belinda tiene cuatro bazas y el Barón otras cuatro: quien se lleve la última gana, y si es él, da codillo.</translation>
    </message>
    <message>
        <source>Belinda&apos;s {HK} takes {HA:the}, and the game with it, five tricks to four.</source>
        <translation>El {HK} de Belinda gana {HA:al}, y con él el juego, cinco bazas a cuatro.</translation>
    </message>
    <message>
        <source>The Baron leads {HA:the}. Or he led low, and the Knight&apos;s ace fell.</source>
        <translation>El Barón sale con {HA:el}. O salió con una carta pequeña, y cayó el as del Caballero.</translation>
    </message>
    <message>
        <source>Belinda needs one trick more, and only {SQ:the}, the Baron&apos;s, is still a trump. What would you lead, if you close the hands and play on?</source>
        <translation>A Belinda le falta una baza, y solo {SQ:el} del Barón es todavía triunfo. ¿Con qué saldrías tú, si cierras las manos y sigues jugando?</translation>
    </message>
    <message>
        <source>The stakes: five chips for the pool are this program&apos;s ante. Each opponent pays nine, for the entrada and four top trumps in sequence.</source>
        <translation>Lo que se paga: las cinco fichas del plato son la apuesta inicial de este programa. Cada contrario paga nueve, por la entrada y cuatro triunfos altos seguidos.</translation>
    </message>
    <message>
        <source>Belinda&apos;s game</source>
        <translation>La mano de Belinda</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Beside the expert</source>
        <translation>Junto al experto</translation>
    </message>
    <message>
        <source>The expert plays your cards against the same opponents, seeing no more than you. The result is shown once you have played the deal.</source>
        <translation>El experto juega cada mano con tus cartas contra los mismos rivales y no ve más que tú. El resultado aparece cuando has jugado la mano.</translation>
    </message>
    <message>
        <source>{gained} against the expert in {deals:one # deal|other # deals}</source>
        <translation>{gained} frente al experto en {deals:one # mano|other # manos}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Expert: {name}</source>
        <translation>Experto: {name}</translation>
    </message>
    <message>
        <source>Expert in the other seats, from your right</source>
        <translation>El experto en los otros puestos, desde tu derecha</translation>
    </message>
    <message>
        <source>Play this deal to its end: your result and the expert’s will stand here.</source>
        <translation>Juega esta mano hasta el final: aquí estarán tu resultado y el del experto.</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Replay the expert&apos;s deal</source>
        <translation>&amp;Repetir la mano del experto</translation>
    </message>
    <message>
        <source>Deal {number}, played by the expert</source>
        <translation>Mano {number}, jugada por el experto</translation>
    </message>
    <message>
        <source>You: {own}. The expert with your cards: {par}.</source>
        <translation>Tú: {own}. El experto con tus cartas: {par}.</translation>
    </message>
    <message>
        <source>The expert is still playing this deal.</source>
        <translation>El experto aún está jugando esta mano.</translation>
    </message>
    <message>
        <source>The expert could not finish this deal.</source>
        <translation>El experto no ha podido terminar esta mano.</translation>
    </message>
    <message>
        <source>With the other cards: {pars}.</source>
        <translation>Con las otras cartas: {pars}.</translation>
    </message>
    <message>
        <source>{key} shows the comparison.</source>
        <translation>{key} muestra la comparación.</translation>
    </message>
    <message>
        <source>The &amp;expert plays it too, with my cards</source>
        <translation>El &amp;experto también la juega, con mis cartas</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>These are more hands than this game has.</source>
        <translation>Son más manos de las que tiene este juego.</translation>
    </message>
    <message>
        <source>whatever comes</source>
        <translation>sin condición</translation>
    </message>
    <message>
        <source>I have five trumps or more</source>
        <translation>tengo cinco triunfos o más</translation>
    </message>
    <message>
        <source>I have six trumps or more</source>
        <translation>tengo seis triunfos o más</translation>
    </message>
    <message>
        <source>I have seven trumps or more</source>
        <translation>tengo siete triunfos o más</translation>
    </message>
    <message>
        <source>I have three trumps at most</source>
        <translation>tengo tres triunfos como mucho</translation>
    </message>
    <message>
        <source>I have two matadors or more</source>
        <translation>tengo dos matadores o más</translation>
    </message>
    <message>
        <source>I have all three matadors</source>
        <translation>tengo los tres matadores</translation>
    </message>
    <message>
        <source>another has all three matadors</source>
        <translation>otro tiene los tres matadores</translation>
    </message>
    <message>
        <source>I am Ombre</source>
        <translation>soy el hombre</translation>
    </message>
    <message>
        <source>I am Ombre with a vuelta</source>
        <translation>soy el hombre con una vuelta</translation>
    </message>
    <message>
        <source>I am Ombre with a solo</source>
        <translation>soy el hombre con un solo</translation>
    </message>
    <message>
        <source>the player on my left is Ombre</source>
        <translation>el de mi izquierda es el hombre</translation>
    </message>
    <message>
        <source>A deal by hand</source>
        <translation>Una mano carta a carta</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>Deale&amp;r</source>
        <translation>&amp;Da las cartas</translation>
    </message>
    <message>
        <source>&amp;Type or paste</source>
        <translation>&amp;Escribe o pega</translation>
    </message>
    <message>
        <source>Deal the rest at ra&amp;ndom</source>
        <translation>Repartir el resto al a&amp;zar</translation>
    </message>
    <message>
        <source>Take &amp;all back</source>
        <translation>Quitar &amp;todas</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>Copy its &amp;code</source>
        <translation>Copiar su &amp;código</translation>
    </message>
    <message>
        <source>&amp;Make a problem</source>
        <translation>Hace&amp;r un problema</translation>
    </message>
    <message>
        <source>Judging it; that takes a moment.</source>
        <translation>Se está juzgando; tarda un momento.</translation>
    </message>
    <message>
        <source>Judging it; that may take a minute.</source>
        <translation>Se está juzgando; puede tardar un minuto.</translation>
    </message>
    <message>
        <source>No problem: judging this decision takes too long here.</source>
        <translation>De aquí no sale un problema: juzgar esta decisión tarda demasiado.</translation>
    </message>
    <message>
        <source>A problem begins where you decide. Say the bids up to there.</source>
        <translation>Un problema empieza donde decides tú. Di las pujas hasta ahí.</translation>
    </message>
    <message>
        <source>No problem: nobody could judge this decision.</source>
        <translation>De aquí no sale un problema: nadie pudo juzgar esta decisión.</translation>
    </message>
    <message>
        <source>No problem: no answer is clearly the best.</source>
        <translation>De aquí no sale un problema: ninguna respuesta es claramente la mejor.</translation>
    </message>
    <message>
        <source>It is one of your problems now.</source>
        <translation>Ya es uno de tus problemas.</translation>
    </message>
    <message>
        <source>This copy of the program keeps no problems.</source>
        <translation>Esta copia del programa no guarda problemas.</translation>
    </message>
    <message>
        <source>Canc&amp;el</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>J&amp;ugarla</translation>
    </message>
    <message>
        <source>Deal only if</source>
        <translation>Repartir solo si</translation>
    </message>
    <message>
        <source>then others li&amp;ke it</source>
        <translation>y luego otras &amp;iguales</translation>
    </message>
    <message>
        <source>Looking for the next such deal.</source>
        <translation>Buscando la siguiente mano así.</translation>
    </message>
    <message>
        <source>And only if</source>
        <translation>Y solo si</translation>
    </message>
    <message>
        <source>and nothing else</source>
        <translation>sin otra condición</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>Dejar de &amp;buscar</translation>
    </message>
    <message>
        <source>This game has no matadors.</source>
        <translation>Este juego no tiene matadores.</translation>
    </message>
    <message>
        <source>This game has no such bid.</source>
        <translation>En este juego no hay esa puja.</translation>
    </message>
    <message>
        <source>Take back a &amp;bid</source>
        <translation>Deshacer una &amp;puja</translation>
    </message>
    <message>
        <source>Nobody has said a bid yet.</source>
        <translation>Nadie ha pujado todavía.</translation>
    </message>
    <message>
        <source>The record has been copied, with the bids.</source>
        <translation>El registro se ha copiado, con las pujas.</translation>
    </message>
    <message>
        <source>Click a card: it goes to the row that is lit. Or drag it to any row.</source>
        <translation>Haz clic en una carta: va a la fila iluminada. O arrástrala a cualquier fila.</translation>
    </message>
    <message>
        <source>Arrows go from card to card, Delete takes one back.</source>
        <translation>Las flechas van de carta en carta, Supr la devuelve.</translation>
    </message>
    <message>
        <source>1 gives it to you, 2 to the next, 0 to the talon.</source>
        <translation>1 te la da a ti, 2 al siguiente, 0 a la baceta.</translation>
    </message>
    <message>
        <source>The deal is whole.</source>
        <translation>La mano está completa.</translation>
    </message>
    <message>
        <source>Cards still to be laid</source>
        <translation>Cartas por colocar</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Baceta</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>{letter} {suit}</source>
        <translation>{letter} {suit}</translation>
    </message>
    <message>
        <source>Your hand, others after a slash: {suits}. Or a code, or a record.</source>
        <translation>Tu mano, las otras tras una barra: {suits}. O un código, o un registro.</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>{held} of {wanted}, top first</source>
        <translation>{held} de {wanted}, desde arriba</translation>
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
        <translation>{card:El}: {row}</translation>
    </message>
    <message>
        <source>{rows}.</source>
        <translation>{rows}.</translation>
    </message>
    <message>
        <source>The talon has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>La baceta tiene {held:one # carta|many # de cartas|other # cartas}; {over:one sobra #|other sobran #}.</translation>
    </message>
    <message>
        <source>You have {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>Tienes {held:one # carta|many # de cartas|other # cartas}; {over:one sobra #|other sobran #}.</translation>
    </message>
    <message>
        <source>{name} has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>{name} tiene {held:one # carta|many # de cartas|other # cartas}; {over:one sobra #|other sobran #}.</translation>
    </message>
    <message>
        <source>You say…</source>
        <translation>Dices…</translation>
    </message>
    <message>
        <source>{name} says…</source>
        <translation>{name} dice…</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>Said so far: {bids}.</source>
        <translation>Dicho hasta ahora: {bids}.</translation>
    </message>
    <message>
        <source>The code has been copied: {code}</source>
        <translation>El código se ha copiado: {code}</translation>
    </message>
    <message>
        <source>{cards:one # card is|other # cards are} still to be laid.</source>
        <translation>{cards:one Falta # carta|other Faltan # cartas} por colocar.</translation>
    </message>
    <message>
        <source>Looking: {tried:one # deal|other # deals} so far.</source>
        <translation>Buscando: {tried:one # mano|many # de manos|other # manos} hasta ahora.</translation>
    </message>
    <message>
        <source>Found: most deals are such.</source>
        <translation>Encontrada: casi todas las manos son así.</translation>
    </message>
    <message>
        <source>Found: about one deal in {every} is such.</source>
        <translation>Encontrada: más o menos una mano de cada {every} es así.</translation>
    </message>
    <message>
        <source>None of {tried:one # deal|other # deals} was such.</source>
        <translation>Ninguna de {tried:one # mano|many # de manos|other # manos} era así.</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>You name the trump, then throw cards and draw as many.</source>
        <translation>Nombras el triunfo; luego te descartas y robas otras tantas.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw.</source>
        <translation>Se vuelve la primera carta de la baceta: su palo es triunfo. Después te descartas y robas.</translation>
    </message>
    <message>
        <source>You name the trump and play alone, with the cards you hold.</source>
        <translation>Nombras el triunfo y juegas con las cartas que tienes, sin robar.</translation>
    </message>
    <message>
        <source>You name the trump and play the cards you hold.</source>
        <translation>Nombras el triunfo y juegas con las cartas que tienes.</translation>
    </message>
    <message>
        <source>You name the trump and must take all the tricks.</source>
        <translation>Nombras el triunfo y tienes que hacer todas las bazas.</translation>
    </message>
    <message>
        <source>You name the trump and call a king: its holder plays with you.</source>
        <translation>Nombras el triunfo y llamas a un rey: quien lo tenga juega contigo.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw a few.</source>
        <translation>Se vuelve la primera carta de la baceta: su palo es triunfo. Después te descartas y robas unas pocas.</translation>
    </message>
    <message>
        <source>You exchange nearly all your cards, or all, and name the trump after that.</source>
        <translation>Cambias casi todas tus cartas, o todas, y después nombras el triunfo.</translation>
    </message>
    <message>
        <source>You name the trump and must take no trick at all.</source>
        <translation>Nombras el triunfo y no debes hacer ninguna baza.</translation>
    </message>
    <message>
        <source>You name the trump and demand a king, for which you give a card. Then you play alone.</source>
        <translation>Eliges el triunfo y pides un rey, por el que das una carta. Después juegas solo.</translation>
    </message>
    <message>
        <source>You name the trump and demand no king: you play the cards you hold.</source>
        <translation>Eliges el triunfo y no pides ningún rey: juegas con las cartas que tienes.</translation>
    </message>
    <message>
        <source>Name trump, demand a king</source>
        <translation>Eliges triunfo y pides un rey</translation>
    </message>
    <message>
        <source>Name trump, demand no king</source>
        <translation>Eliges triunfo, sin pedir rey</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>The vole</source>
        <translation>La bola</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Puesta</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>You first</source>
        <translation>Primero tú</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>La tomo</translation>
    </message>
    <message>
        <source>I leave it</source>
        <translation>La dejo</translation>
    </message>
    <message>
        <source>See here</source>
        <translation>Aquí está</translation>
    </message>
    <message>
        <source>It stays closed</source>
        <translation>Queda tapado</translation>
    </message>
    <message>
        <source>The game is mine</source>
        <translation>El juego es mío</translation>
    </message>
    <message>
        <source>For all the tricks</source>
        <translation>A por la bola</translation>
    </message>
    <message>
        <source>I surrender</source>
        <translation>Me rindo</translation>
    </message>
    <message>
        <source>I accept</source>
        <translation>Acepto</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>No, sigo jugando</translation>
    </message>
    <message>
        <source>I take it over</source>
        <translation>La sigo</translation>
    </message>
    <message>
        <source>I throw it in</source>
        <translation>La tiro</translation>
    </message>
    <message>
        <source>I turn one up</source>
        <translation>Vuelvo una</translation>
    </message>
    <message>
        <source>Not I</source>
        <translation>Yo no</translation>
    </message>
    <message>
        <source>I am the Man</source>
        <translation>Yo soy el Hombre</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Tomarla</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Enseñar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Cobrar el juego</translation>
    </message>
    <message>
        <source>Go on for all tricks</source>
        <translation>Ir a la bola</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Seguirla</translation>
    </message>
    <message>
        <source>Throw it in</source>
        <translation>Tirar las cartas</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>Volver una carta</translation>
    </message>
    <message>
        <source>Leave it closed</source>
        <translation>Dejarla tapada</translation>
    </message>
    <message>
        <source>Be the Man</source>
        <translation>Ser el Hombre</translation>
    </message>
    <message>
        <source>Show them to all</source>
        <translation>Enseñarlas a todos</translation>
    </message>
    <message>
        <source>Keep them closed</source>
        <translation>Dejarlas tapadas</translation>
    </message>
    <message>
        <source>Take the talon</source>
        <translation>Tomar la baceta</translation>
    </message>
    <message>
        <source>Leave the talon</source>
        <translation>Dejar la baceta</translation>
    </message>
    <message>
        <source>Turn another</source>
        <translation>Volver otra</translation>
    </message>
    <message>
        <source>Show the king</source>
        <translation>Enseñar el rey</translation>
    </message>
    <message>
        <source>Keep it hidden</source>
        <translation>Guardarlo</translation>
    </message>
    <message>
        <source>This is as high as their bid. You come before them, so the game is yours.</source>
        <translation>Es tan alta como la otra puja. Hablas antes, así que el juego es tuyo.</translation>
    </message>
    <message>
        <source>{suit:Name}!</source>
        <translation>¡{suit:Name}!</translation>
    </message>
    <message>
        <source>{bid:Name}, and I hold it</source>
        <translation>Igualo {bid:el}</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>Gano</translation>
    </message>
    <message>
        <source>Say gano</source>
        <translation>Decir gano</translation>
    </message>
    <message>
        <source>The king’s point is mine</source>
        <translation>Mío es el punto del rey</translation>
    </message>
    <message>
        <source>The last deal</source>
        <translation>La última mano</translation>
    </message>
    <message>
        <source>Hold {bid}</source>
        <translation>Igualar {bid}</translation>
    </message>
    <message>
        <source>Let the other draw first</source>
        <translation>Que robe antes el otro</translation>
    </message>
    <message>
        <source>Name trump, then change cards</source>
        <translation>Nombras triunfo y robas cartas</translation>
    </message>
    <message>
        <source>A turned card decides the trump</source>
        <translation>La carta vuelta da el triunfo; luego robas</translation>
    </message>
    <message>
        <source>Name trump, play alone, change nothing</source>
        <translation>Nombras triunfo y no robas</translation>
    </message>
    <message>
        <source>Name trump, keep all your cards</source>
        <translation>Nombras triunfo y no robas</translation>
    </message>
    <message>
        <source>Name trump, take every trick</source>
        <translation>Nombras triunfo y haces todas</translation>
    </message>
    <message>
        <source>Name trump, call a secret ally</source>
        <translation>Nombras triunfo y llamas aliado</translation>
    </message>
    <message>
        <source>Trump is turned; change few cards</source>
        <translation>Se vuelve triunfo; robas pocas</translation>
    </message>
    <message>
        <source>Change nearly everything, then name trump</source>
        <translation>Cambias casi todo y nombras triunfo</translation>
    </message>
    <message>
        <source>Name trump, take no trick</source>
        <translation>Nombras triunfo, sin hacer bazas</translation>
    </message>
    <message>
        <source>You say the same as they did. You come before them, so the game is yours.</source>
        <translation>Dices lo mismo que el otro, pero vas antes que él: el juego es tuyo.</translation>
    </message>
    <message>
        <source>Same bid, but your seat wins</source>
        <translation>Misma puja, pero ganas por mano</translation>
    </message>
    <message>
        <source>Codille!</source>
        <translation>¡Codillo!</translation>
    </message>
    <message>
        <source>Every trick!</source>
        <translation>¡Todas!</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>La juego</translation>
    </message>
    <message>
        <source>You name the trump and call no king: you play alone against the three others.</source>
        <translation>Nombras triunfo y no llamas a ningún rey: juegas solo contra los otros tres.</translation>
    </message>
    <message>
        <source>You name the trump, play alone and must take all ten tricks.</source>
        <translation>Nombras triunfo, juegas solo y tienes que hacer las diez bazas.</translation>
    </message>
    <message>
        <source>Name trump, play alone</source>
        <translation>Nombras triunfo y juegas solo</translation>
    </message>
    <message>
        <source>The simple game: you name the trump and exchange at least one card. You may still choose tourné or købe-nolo instead.</source>
        <translation>El juego sencillo: eliges el triunfo y cambias al menos una carta. Aún puedes elegir en su lugar tourné o købe-nolo.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump and the card is yours. You draw at least one more.</source>
        <translation>Se vuelve la primera carta de la baceta: su palo es triunfo y la carta es tuya. Robas al menos una más.</translation>
    </message>
    <message>
        <source>“Bought nolo”: there are no trumps, you alone exchange, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>«Nolo comprado»: no hay triunfos, solo cambias tú y no puedes hacer ninguna baza. Los ases negros son los más bajos de sus palos.</translation>
    </message>
    <message>
        <source>A tourné with both black aces in the hand as dealt, for more.</source>
        <translation>Un tourné con los dos ases negros en la mano repartida, por más precio.</translation>
    </message>
    <message>
        <source>The two black aces are the only trumps. You play the cards you hold.</source>
        <translation>Los dos ases negros son los únicos triunfos. Juegas con las cartas que tienes.</translation>
    </message>
    <message>
        <source>“Pure nolo”: there are no trumps, nobody exchanges, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>«Nolo puro»: no hay triunfos, nadie cambia y no puedes hacer ninguna baza. Los ases negros son los más bajos de sus palos.</translation>
    </message>
    <message>
        <source>As ren nolo, but your hand lies open for all after the first lead.</source>
        <translation>Como el ren nolo, pero tu mano queda a la vista de todos después de la primera salida.</translation>
    </message>
    <message>
        <source>You take a new hand: eight cards of the talon and one of yours, or nine. Then you name the trump.</source>
        <translation>Tomas una mano nueva: ocho cartas de la baceta y una tuya, o nueve. Después eliges el triunfo.</translation>
    </message>
    <message>
        <source>No trumps: change cards, take nothing</source>
        <translation>Sin triunfo: cambias, sin bazas</translation>
    </message>
    <message>
        <source>Tourné with both black aces</source>
        <translation>Tourné con los dos ases negros</translation>
    </message>
    <message>
        <source>Only the black aces are trumps</source>
        <translation>Solo triunfan los ases negros</translation>
    </message>
    <message>
        <source>Tout!</source>
        <translation>¡Tout!</translation>
    </message>
    <message>
        <source>“Better game”: {suit} are trumps, and you exchange at least one card.</source>
        <translation>«Juego mejor»: triunfan {suit} y cambias al menos una carta.</translation>
    </message>
    <message>
        <source>A solo with {suit} as trumps, for more. You play the cards you hold.</source>
        <translation>Un solo con {suit} de triunfo, por más precio. Juegas con las cartas que tienes.</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, then change cards</source>
        <translation>Triunfan {suit}; luego robas</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, change nothing</source>
        <translation>Triunfan {suit} y no robas</translation>
    </message>
    <message>
        <source>No trumps: as dealt, take nothing</source>
        <translation>Sin triunfo ni cambio ni bazas</translation>
    </message>
    <message>
        <source>Ren nolo with your hand open</source>
        <translation>Ren nolo con la mano a la vista</translation>
    </message>
    <message>
        <source>Take a new hand, name trump</source>
        <translation>Mano nueva y eliges triunfo</translation>
    </message>
    <message>
        <source>An entrada with {suit} (oros) as trump, which is worth more. You throw cards and draw as many.</source>
        <translation>Una entrada con {suit} (oros) de triunfo, que vale más. Descartas y robas otras tantas.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump, and oros are worth more. You take the card, throw one for it, and may exchange more.</source>
        <translation>Se vuelve la primera carta de la baceta: su palo es triunfo, y los oros valen más. Tomas la carta, das una por ella y puedes cambiar más.</translation>
    </message>
    <message>
        <source>A solo with {suit} (oros) as trump, which is worth more. You play the cards you hold.</source>
        <translation>Un solo con {suit} (oros) de triunfo, que vale más. Juegas con las cartas que tienes.</translation>
    </message>
    <message>
        <source>An entrada in the favour suit (palo de favor), which is worth more: {suit} are trumps. You throw cards and draw as many.</source>
        <translation>Una entrada en el palo de favor, que vale más: triunfan {suit}. Te descartas y robas otras tantas.</translation>
    </message>
    <message>
        <source>A solo in the favour suit (palo de favor), which is worth more: {suit} are trumps. You play the cards you hold.</source>
        <translation>Un solo en el palo de favor, que vale más: triunfan {suit}. Juegas con las cartas que tienes.</translation>
    </message>
    <message>
        <source>No trumps: you exchange one card, and must take no trick. The black aces are the lowest of their suits.</source>
        <translation>Sin triunfos: robas una carta y no puedes hacer ninguna baza. Los ases negros son los más bajos de sus palos.</translation>
    </message>
    <message>
        <source>Name trump, change nothing</source>
        <translation>Nombras triunfo y no robas</translation>
    </message>
    <message>
        <source>No trumps: take no trick</source>
        <translation>Sin triunfo: ninguna baza</translation>
    </message>
    <message>
        <source>Paso (give up)</source>
        <translation>Paso (me rindo)</translation>
    </message>
    <message>
        <source>Bien (accept)</source>
        <translation>Bien (acepto)</translation>
    </message>
    <message>
        <source>La sigo (take over)</source>
        <translation>La sigo</translation>
    </message>
    <message>
        <source>Primeras (stop)</source>
        <translation>Primeras (me paro)</translation>
    </message>
    <message>
        <source>Go on for bola</source>
        <translation>Ir a la bola</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>Me rindo</translation>
    </message>
    <message>
        <source>I stop</source>
        <translation>Me planto</translation>
    </message>
    <message>
        <source>For all nine tricks</source>
        <translation>A por las nueve bazas</translation>
    </message>
    <message>
        <source>Codillo!</source>
        <translation>¡Codillo!</translation>
    </message>
    <message>
        <source>Bola!</source>
        <translation>¡Bola!</translation>
    </message>
    <message>
        <source>Bola</source>
        <translation>Bola</translation>
    </message>
    <message>
        <source>Bet: as many tricks as the better defender. Kruk: fewer than a defender.</source>
        <translation>Bet: tantas bazas como el mejor contra. Kruk: menos que un contra.</translation>
    </message>
    <message>
        <source>One trick is “bet”, more are “kruk”.</source>
        <translation>Una baza es «bet», más son «kruk».</translation>
    </message>
    <message>
        <source>Go on for tout</source>
        <translation>Ir al tout</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and call an ace: its holder helps you in secret. Together you need five of the eight tricks.</source>
        <translation>Nombras cualquier triunfo menos la couleur y llamas un as: quien lo tiene te ayuda en secreto. Entre los dos necesitáis cinco de las ocho bazas.</translation>
    </message>
    <message>
        <source>Trump is {suit}, and you call an ace: its holder helps you in secret. Together you need five of the eight tricks, for double pay.</source>
        <translation>Triunfan {suit}, y llamas un as: quien lo tiene te ayuda en secreto. Entre los dos necesitáis cinco de las ocho bazas, y se paga doble.</translation>
    </message>
    <message>
        <source>You call an ace: its holder shows it, helps you and names the trump. Together you need five of the eight tricks.</source>
        <translation>Llamas un as: quien lo tiene lo enseña, te ayuda y nombra el triunfo. Entre los dos necesitáis cinco de las ocho bazas.</translation>
    </message>
    <message>
        <source>A solo in the couleur, which is paid double: {suit} is trump. You need five of the eight tricks alone, against three.</source>
        <translation>Un solo en la couleur, que se paga doble: triunfan {suit}. Necesitas cinco de las ocho bazas, contra tres.</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and must take all eight tricks alone.</source>
        <translation>Nombras cualquier triunfo menos la couleur, y tienes que hacer tú las ocho bazas.</translation>
    </message>
    <message>
        <source>A tout in the couleur, which is paid double: {suit} is trump. You must take all eight tricks alone.</source>
        <translation>Un tout en la couleur, que se paga doble: triunfan {suit}. Tienes que hacer tú las ocho bazas.</translation>
    </message>
    <message>
        <source>{suit:Name}, with a secret ally</source>
        <translation>{suit:Name}, con un aliado secreto</translation>
    </message>
    <message>
        <source>Call an ace, ally names trump</source>
        <translation>Llama a un as; su dueño nombra el triunfo</translation>
    </message>
    <message>
        <source>{suit:Name}, five tricks alone</source>
        <translation>{suit:Name}, cinco bazas sin ayuda</translation>
    </message>
    <message>
        <source>{suit:Name}, every trick alone</source>
        <translation>{suit:Name}, todas las bazas sin ayuda</translation>
    </message>
    <message>
        <source>You name any trump but the couleur. Alone against three, you need five of the eight tricks.</source>
        <translation>Nombras cualquier triunfo menos la couleur. Tú solo contra tres necesitas cinco de las ocho bazas.</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>This suit is trump. You and your partner need five of the eight tricks together.</source>
        <translation>Este palo es triunfo. Tú y tu compañero necesitáis juntos cinco de las ocho bazas.</translation>
    </message>
    <message>
        <source>You name the trump and need five of the eight tricks alone, against two. Your partner lays their cards aside.</source>
        <translation>Eliges el triunfo y necesitas cinco de las ocho bazas tú solo, contra dos. Tu compañero deja sus cartas.</translation>
    </message>
    <message>
        <source>You send them alone. They go alone, or let you go: then you name the trump and need five tricks alone.</source>
        <translation>Los mandas solos. El que juega va solo, o te deja ir a ti: entonces eliges el triunfo y necesitas cinco bazas tú solo.</translation>
    </message>
    <message>
        <source>You go alone: you name the trump again, and your partner does not help. You need five of the eight tricks.</source>
        <translation>Vas tú solo: eliges otra vez el triunfo, y tu compañero no ayuda. Necesitas cinco de las ocho bazas.</translation>
    </message>
    <message>
        <source>Five tricks with your partner</source>
        <translation>Cinco bazas con tu compañero</translation>
    </message>
    <message>
        <source>Name trump, five tricks alone</source>
        <translation>Eliges triunfo, cinco bazas solo</translation>
    </message>
    <message>
        <source>They choose who goes alone</source>
        <translation>Quien juega elige quién va solo</translation>
    </message>
    <message>
        <source>Send them alone</source>
        <translation>Mandarlo solo</translation>
    </message>
    <message>
        <source>Go alone</source>
        <translation>Ir solo</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Dejar que juegue</translation>
    </message>
    <message>
        <source>Let them go alone</source>
        <translation>Dejarlo ir solo</translation>
    </message>
    <message>
        <source>Hechas (claim the five)</source>
        <translation>Hechas</translation>
    </message>
    <message>
        <source>Ocho (go for all eight)</source>
        <translation>Pido ocho</translation>
    </message>
    <message>
        <source>The first five are ours</source>
        <translation>Las cinco primeras son nuestras</translation>
    </message>
    <message>
        <source>For all eight tricks</source>
        <translation>A por las ocho bazas</translation>
    </message>
    <message>
        <source>Codillo</source>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>All eight</source>
        <translation>Las ocho</translation>
    </message>
</context>
<context>
    <name>CardChart</name>
    <message>
        <source>How the cards fell, beside what chance allows</source>
        <translation>Cómo cayeron las cartas, junto a lo que permite el azar</translation>
    </message>
    <message>
        <source>95 % of all evenings</source>
        <translation>95 % de las veladas</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>lo esperado</translation>
    </message>
    <message>
        <source>more</source>
        <translation>más</translation>
    </message>
    <message>
        <source>Each sign is a place at the table; the band is what chance allows. One sign in twenty falls outside by chance; “How the cards fell” has figures.</source>
        <translation>Cada signo es un puesto de la mesa; la franja es lo que permite el azar. Uno de cada veinte queda fuera por azar; «Cómo cayeron las cartas» da las cifras.</translation>
    </message>
    <message>
        <source>{place}, {what}: {dealt}, outside of {low} to {high}.</source>
        <translation>{place}, {what}: {dealt}, fuera de {low} a {high}.</translation>
    </message>
    <message>
        <source>All others are inside the band; the page “How the cards fell” has them.</source>
        <translation>Todos los demás están dentro de la franja; los da la página «Cómo cayeron las cartas».</translation>
    </message>
    <message>
        <source>Every number is inside the band; the page “How the cards fell” has them.</source>
        <translation>Todas las cifras están dentro de la franja; las da la página «Cómo cayeron las cartas».</translation>
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
        <translation>Cómo se ven las cartas</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>as; m</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey; m</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama; f</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota; f</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez; m</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve; m</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho; m</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete; m</translation>
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
        <translation>cuatro; m</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres; m</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos; m</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>caballo; m</translation>
    </message>
    <message>
        <source>page</source>
        <translation>sota; f</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>spadille</source>
        <translation>espadilla; f</translation>
    </message>
    <message>
        <source>manille</source>
        <translation>malilla; f</translation>
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
        <translation>punto; m</translation>
    </message>
    <message>
        <source>card face down</source>
        <translation>carta tapada; f</translation>
    </message>
    <message>
        <source>{title}, {card:the}</source>
        <translation>{title}, {card:el}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Bids</source>
        <translation>Pujas</translation>
    </message>
    <message>
        <source>Trumps named</source>
        <translation>Triunfos nombrados</translation>
    </message>
    <message>
        <source>Kings called</source>
        <translation>Reyes llamados</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartas jugadas</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Reclamaciones</translation>
    </message>
    <message>
        <source>Surrenders</source>
        <translation>Rendiciones</translation>
    </message>
    <message>
        <source>Answers to a surrender</source>
        <translation>Respuestas a una rendición</translation>
    </message>
    <message>
        <source>Your role: {role}</source>
        <translation>Tu papel: {role}</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Todas las decisiones</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Tus decisiones</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Juzgadas</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Puntos perdidos</translation>
    </message>
    <message>
        <source>Chips lost</source>
        <translation>Fichas perdidas</translation>
    </message>
    <message>
        <source>Lost per deal</source>
        <translation>Perdido por mano</translation>
    </message>
    <message>
        <source>{mean} ± {error}</source>
        <translation>{mean} ± {error}</translation>
    </message>
    <message>
        <source>No choice of yours has been judged yet. The coach judges them after each deal, if you like (Preferences, Play).</source>
        <translation>Aún no se ha juzgado ninguna decisión tuya. El entrenador las juzga tras cada mano si lo activas en Preferencias, Juego.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. From {enough} deals on, an average says something.</source>
        <translation>El entrenador ha juzgado {deals} de tus manos desde el {date}. A partir de {enough} manos, una media dice algo.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In points, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>El entrenador ha juzgado {deals} de tus manos desde el {date}. En puntos, tus decisiones perdieron {each} por mano; en total ganaste {won}.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In chips, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>El entrenador ha juzgado {deals} de tus manos desde el {date}. En fichas, tus decisiones perdieron {each} por mano; en total ganaste {won}.</translation>
    </message>
    <message>
        <source>&amp;Decide it again</source>
        <translation>&amp;Decidir otra vez</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>None of your cards can win a trick: the others take the rest.</source>
        <translation>Ninguna de tus cartas puede hacer baza: los otros se llevan el resto.</translation>
    </message>
    <message>
        <source>The rest is yours: every card wins, if you begin with {card:the}.</source>
        <translation>El resto es tuyo: ganan todas tus cartas si empiezas por {card:el}.</translation>
    </message>
    <message>
        <source>The rest is yours: {cards:the} win, in this order.</source>
        <translation>El resto es tuyo: ganan {cards:el}, por este orden.</translation>
    </message>
    <message>
        <source>The expert decides for you.</source>
        <translation>El experto decide por ti.</translation>
    </message>
    <message>
        <source>The expert plays this deal for you.</source>
        <translation>El experto juega esta mano por ti.</translation>
    </message>
    <message>
        <source>It counts as practice.</source>
        <translation>Cuenta como práctica.</translation>
    </message>
    <message>
        <source>This player is taking a long time.</source>
        <translation>Este jugador tarda mucho.</translation>
    </message>
    <message>
        <source>Press {keys}, or click on the table, and a simpler player decides instead.</source>
        <translation>Pulsa {keys}, o haz clic en la mesa, y decidirá en su lugar un jugador más sencillo.</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>The picture for your cloth is not there any more.</source>
        <translation>La imagen para tu tapete ya no está.</translation>
    </message>
    <message>
        <source>The picture for your cloth has to be a photograph or drawing: JPEG, PNG, WebP or BMP.</source>
        <translation>La imagen para tu tapete tiene que ser una foto o un dibujo: JPEG, PNG, WebP o BMP.</translation>
    </message>
    <message>
        <source>The picture for your cloth is too large: 50 megapixels or 64 megabytes are the most.</source>
        <translation>La imagen para tu tapete es demasiado grande: el máximo son 50 megapíxeles o 64 megabytes.</translation>
    </message>
    <message>
        <source>The picture for your cloth is damaged, or no picture.</source>
        <translation>La imagen para tu tapete está dañada, o no es una imagen.</translation>
    </message>
    <message>
        <source>The table has its plain cloth.</source>
        <translation>La mesa tiene su tapete liso.</translation>
    </message>
    <message>
        <source>A picture for the cloth</source>
        <translation>Una imagen para el tapete</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <translation>Imágenes (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Your choices in this deal</source>
        <translation>Tus decisiones en esta mano</translation>
    </message>
    <message>
        <source>A choice that may cost you much</source>
        <translation>Una decisión que puede costarte mucho</translation>
    </message>
    <message>
        <source>Looking at how you played…</source>
        <translation>Mirando cómo has jugado…</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>No has cometido ningún error claro.</translation>
    </message>
    <message>
        <source>{number:one One choice was|other # choices were} too close to call.</source>
        <translation>{number:one Una decisión estaba demasiado igualada|other # decisiones estaban demasiado igualadas} para juzgar.</translation>
    </message>
    <message>
        <source>Your chance was {wins}; with “{better}” it was {best}.</source>
        <translation>Tu probabilidad era de {wins}; con «{better}» era de {best}.</translation>
    </message>
    <message>
        <source>It cost about {cost}; better was “{better}”.</source>
        <translation>Costó alrededor de {cost}; era mejor «{better}».</translation>
    </message>
    <message>
        <source>“{action}” may cost you much. Choose it again if you mean it.</source>
        <translation>«{action}» puede costarte mucho. Elígelo otra vez si lo quieres así.</translation>
    </message>
    <message>
        <source>With “{action}” your chance is {wins}, with the best choice {best}. Choose it again if you mean it.</source>
        <translation>Con «{action}» tu probabilidad es de {wins}; con lo mejor, de {best}. Elígelo otra vez si lo quieres así.</translation>
    </message>
    <message>
        <source>Well done: “{action}” in trick {trick}. Anything else was clearly worse.</source>
        <translation>Bien hecho: «{action}» en la baza {trick}. Todo lo demás era claramente peor.</translation>
    </message>
    <message>
        <source>Well done: “{action}”. Anything else was clearly worse.</source>
        <translation>Bien hecho: «{action}». Todo lo demás era claramente peor.</translation>
    </message>
    <message>
        <source>“{chosen}” was your weakest choice.</source>
        <translation>«{chosen}» fue tu decisión más floja.</translation>
    </message>
    <message>
        <source>“{chosen}” in trick {trick} was your weakest choice.</source>
        <translation>«{chosen}» en la baza {trick} fue tu decisión más floja.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type or paste a code, or the number of a deal.</source>
        <translation>Escribe o pega un código, o el número de una mano.</translation>
    </message>
    <message>
        <source>No code is as long as this.</source>
        <translation>Ningún código es tan largo.</translation>
    </message>
    <message>
        <source>A character is wrong, missing or out of place.</source>
        <translation>Hay un carácter equivocado, de menos o fuera de su sitio.</translation>
    </message>
    <message>
        <source>This code is from a newer version of Ombre, and cannot be read here.</source>
        <translation>Este código es de una versión de Ombre más nueva, y aquí no se puede leer.</translation>
    </message>
    <message>
        <source>This code names a game or house rule that this Ombre does not know.</source>
        <translation>Este código nombra un juego o una regla de la casa que esta versión de Ombre no conoce.</translation>
    </message>
    <message>
        <source>No deal has this code.</source>
        <translation>Ninguna mano tiene este código.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to 4,000,000,000.</source>
        <translation>Las manos van numeradas del 1 al 4.000.000.000.</translation>
    </message>
    <message>
        <source>A code cannot say this game or house rule.</source>
        <translation>Los códigos no saben nombrar este juego o esta regla de la casa.</translation>
    </message>
    <message>
        <source>Not all cards of this deal are known.</source>
        <translation>No se conocen todas las cartas de esta mano.</translation>
    </message>
    <message>
        <source>The pool or a score is too large for a code.</source>
        <translation>El plato o algún tanteo es demasiado grande para un código.</translation>
    </message>
    <message>
        <source>Deal by code or number</source>
        <translation>Repartir por código o número</translation>
    </message>
    <message>
        <source>&amp;Code or number</source>
        <translation>&amp;Código o número</translation>
    </message>
    <message>
        <source>A code holds a whole deal. A number from 1 to 4,000,000,000 gives everybody the same cards.</source>
        <translation>Un código contiene una mano entera. Con un mismo número, del 1 al 4.000.000.000, todo el mundo recibe el mismo reparto.</translation>
    </message>
    <message>
        <source>&amp;Game, for a number</source>
        <translation>&amp;Juego, si es un número</translation>
    </message>
    <message>
        <source>{game}, {seats}</source>
        <translation>{game}, {seats}</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Repartir</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>C&amp;ancelar</translation>
    </message>
    <message>
        <source>It is one deal for practice, and never counts among deals without help.</source>
        <translation>Es una sola mano, de práctica, y nunca cuenta entre las manos sin ayuda.</translation>
    </message>
    <message>
        <source>{game} for {players:one # player|other # players}.</source>
        <translation>{game} para {players:one # jugador|other # jugadores}.</translation>
    </message>
    <message>
        <source>Deal {number} of {game}.</source>
        <translation>Mano {number} de {game}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Dealer: {name}.</source>
        <translation>Da: {name}.</translation>
    </message>
    <message>
        <source>In the pool: {chips}.</source>
        <translation>En el plato: {chips}.</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Puntos: {points}.</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Reglas de la casa: {rules}.</translation>
    </message>
    <message>
        <source>{setting}: {value}</source>
        <translation>{setting}: {value}</translation>
    </message>
    <message>
        <source>Character {place} is “{found}”, which occurs in no code.</source>
        <translation>El carácter {place} es «{found}», que no sale en ningún código.</translation>
    </message>
    <message>
        <source>“{meant}” instead of “{found}” at character {place}</source>
        <translation>«{meant}» en vez de «{found}» en el carácter {place}</translation>
    </message>
    <message>
        <source>One character is wrong. Perhaps it should be {guesses}.</source>
        <translation>Hay un carácter equivocado. Quizá sea {guesses}.</translation>
    </message>
    <message>
        <source>This is a deal of {game}, which cannot be played here.</source>
        <translation>Es una mano de {game}, que aquí no se puede jugar.</translation>
    </message>
    <message>
        <source>The code of this deal</source>
        <translation>El código de esta mano</translation>
    </message>
    <message>
        <source>It has been copied as well. It can be read aloud, group by group: whoever types it is told of a mistake.</source>
        <translation>También se ha copiado. Se puede leer en voz alta, grupo por grupo: si al escribirlo hay un error, se avisa.</translation>
    </message>
    <message>
        <source>The record of this deal has been copied.</source>
        <translation>Se ha copiado el registro de esta mano.</translation>
    </message>
    <message>
        <source>This deal is practice.</source>
        <translation>Esta mano es de práctica.</translation>
    </message>
    <message>
        <source>The sitting you leave is kept.</source>
        <translation>La partida que dejas queda guardada.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>No hay ningún texto en el portapapeles.</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>Sin código</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>el portapapeles</translation>
    </message>
    <message>
        <source>{count} files were dropped at once, but the table can show only one.</source>
        <translation>Se han soltado {count} archivos a la vez, y la mesa solo puede mostrar uno.</translation>
    </message>
    <message>
        <source>This is a link. Save the file behind it first, then drop that.</source>
        <translation>Esto es un enlace. Guarda primero el archivo al que lleva y suelta ese.</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>No se ha abierto nada</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>pool</source>
        <translation>plato; m</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
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
        <translation>Hombre</translation>
    </message>
    <message>
        <source>no trick at all</source>
        <translation>ninguna baza</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}</source>
        <translation>{player} {ombre}, tú {yours}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, {name} {others}</source>
        <translation>{player} {ombre}, tú {yours}, {name} {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, {name} {others}, {second} {last}</source>
        <translation>{player} {ombre}, {name} {others}, {second} {last}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, other {others}</source>
        <translation>{player} {ombre}, tú {yours}, contra {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, other {others}</source>
        <translation>{player} {ombre}, contra {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, others {others}</source>
        <translation>{player} {ombre}, otros {others}</translation>
    </message>
    <message>
        <source>{suit:Name} offered</source>
        <translation>Se ofrecen {suit}</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>Segunda ronda</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>La subasta</translation>
    </message>
    <message>
        <source>{contract:Name} in {suit}</source>
        <translation>{contract:Name} a {suit}</translation>
    </message>
    <message>
        <source>{contract:Name}, {suit}</source>
        <translation>{contract:Name}, {suit}</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>{number} · {points:one # point wins|other # points win}</source>
        <translation>{number} · {points:one a # punto|other a # puntos}</translation>
    </message>
    <message>
        <source>{number} of {wanted}</source>
        <translation>{number} de {wanted}</translation>
    </message>
    <message>
        <source>Favour suit</source>
        <translation>Palo de favor</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Llama</translation>
    </message>
    <message>
        <source>{card}, {ally}</source>
        <translation>{card}, {ally}</translation>
    </message>
    <message>
        <source>Ombre {side}, others {others}</source>
        <translation>Hombre {side}, otros {others}</translation>
    </message>
    <message>
        <source>Ombre and ally {side}, others {others}</source>
        <translation>Bando del hombre {side}, otros {others}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Cartas vueltas</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Puja más alta</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nadie todavía</translation>
    </message>
    <message>
        <source>{bid:Name}, {holder}</source>
        <translation>{bid:Name}, {holder}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defender {others}</source>
        <translation>{player} {ombre}, contra {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defenders {others}</source>
        <translation>{player} {ombre}, la contra {others}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Price each</source>
        <translation>Precio por rival</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>won {won}, tied {tied}, lost {lost}</source>
        <translation>ganar {won}, empatar {tied}, perder {lost}</translation>
    </message>
    <message>
        <source>no trick {won}, one {tied}, more {lost}</source>
        <translation>sin bazas {won}, una {tied}, más {lost}</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>entrada</source>
        <translation>entrada; f</translation>
    </message>
    <message>
        <source>vuelta</source>
        <translation>vuelta; f</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo; m</translation>
    </message>
    <message>
        <source>play</source>
        <translation>juego; m</translation>
    </message>
    <message>
        <source>sans prendre</source>
        <translation>sin robar; m</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>bola; f</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>sin descarte; m</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>baceta; f</translation>
    </message>
    <message>
        <source>ask leave</source>
        <translation>rey llamado; m</translation>
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
        <translation>espada obligada; f</translation>
    </message>
    <message>
        <source>the Man&apos;s game</source>
        <translation>juego del Hombre; m</translation>
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
        <translation>solo de picas; m</translation>
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
        <translation>entrada de favor; f</translation>
    </message>
    <message>
        <source>favour vuelta</source>
        <translation>vuelta de favor; f</translation>
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
        <translation>volteo en oros; m</translation>
    </message>
    <message>
        <source>solo in oros</source>
        <translation>solo en oros; m</translation>
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
        <translation>Frage en couleur; f</translation>
    </message>
    <message>
        <source>solo in couleur</source>
        <translation>solo en couleur; m</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>tout; m</translation>
    </message>
    <message>
        <source>tout in couleur</source>
        <translation>tout en couleur; m</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <translation>Grossfrage; f</translation>
    </message>
    <message>
        <source>forced solo</source>
        <translation>solo obligado; m</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>A deal a day</source>
        <translation>La mano del día</translation>
    </message>
    <message>
        <source>Each day has one deal, the same for everybody.</source>
        <translation>Cada día tiene una mano, la misma para todos.</translation>
    </message>
    <message>
        <source>The last fifteen days</source>
        <translation>Los últimos quince días</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>With the same cards</source>
        <translation>Con las mismas cartas</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>Cómo juegan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganado</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Yo</translation>
    </message>
    <message>
        <source>plays…</source>
        <translation>juega…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>Copy a &amp;line</source>
        <translation>Copiar el resu&amp;ltado</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <translation>Guardar una &amp;imagen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>You missed this day. You can still play it, and it is marked as later.</source>
        <translation>Te perdiste este día. Aún puedes jugarlo, y quedará marcado como más tarde.</translation>
    </message>
    <message>
        <source>You are in the middle of this deal.</source>
        <translation>Estás en medio de esta mano.</translation>
    </message>
    <message>
        <source>You can play it once.</source>
        <translation>Puedes jugarla una vez.</translation>
    </message>
    <message>
        <source>Played later.</source>
        <translation>Jugada más tarde.</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Jugada con ayuda.</translation>
    </message>
    <message>
        <source>This deal is no longer among your past games.</source>
        <translation>Esta mano ya no está entre tus partidas anteriores.</translation>
    </message>
    <message>
        <source>The line is copied.</source>
        <translation>La línea está copiada.</translation>
    </message>
    <message>
        <source>The others could not go on. They try again when you open this page.</source>
        <translation>Los demás no pudieron seguir. Lo intentarán otra vez cuando abras esta página.</translation>
    </message>
    <message>
        <source>Save a picture of this day</source>
        <translation>Guardar una imagen de este día</translation>
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
        <translation>empezada</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>sin jugar</translation>
    </message>
    <message>
        <source>By this clock, you have already played on a day to come: {day}.</source>
        <translation>Según este reloj, ya has jugado en un día que está por venir: {day}.</translation>
    </message>
    <message>
        <source>The others play your cards now: {done} of {all} have finished.</source>
        <translation>Los demás juegan ahora tus cartas: han terminado {done} de {all}.</translation>
    </message>
    <message>
        <source>Played in version {version}.</source>
        <translation>Jugada en la versión {version}.</translation>
    </message>
    <message>
        <source>Played in version {version}, by the others in {others}.</source>
        <translation>Jugada en la versión {version}; por los demás, en la {others}.</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}.</source>
        <translation>Ombre, {day}: {game}, {own}.</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}. The expert with the same cards: {expert}.</source>
        <translation>Ombre, {day}: {game}, {own}. El experto con las mismas cartas: {expert}.</translation>
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
        <translation>Imprimir una baraja</translation>
    </message>
    <message>
        <source>Sheets to cut out</source>
        <translation>Hojas para recortar</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
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
        <translation>Carta (EE. UU.)</translation>
    </message>
    <message>
        <source>The first sheet, faces and backs</source>
        <translation>La primera hoja, caras y dorsos</translation>
    </message>
    <message>
        <source>Letters, figures, colours and backs are those of your preferences.</source>
        <translation>Las letras, cifras, colores y dorsos son los de tus preferencias.</translation>
    </message>
    <message>
        <source>&amp;Save the sheets…</source>
        <translation>&amp;Guardar las hojas…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>The sheets are being drawn.</source>
        <translation>Se están dibujando las hojas.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>One PDF</source>
        <translation>Un PDF</translation>
    </message>
    <message>
        <source>A drawing of each page (SVG)</source>
        <translation>Un dibujo de cada página (SVG)</translation>
    </message>
    <message>
        <source>Pages to print (*.pdf)</source>
        <translation>Páginas para imprimir (*.pdf)</translation>
    </message>
    <message>
        <source>The place for a folder of drawings</source>
        <translation>El lugar para una carpeta de dibujos</translation>
    </message>
    <message>
        <source>Print at 100 % on both sides, turned about the long edge.</source>
        <translation>Imprimir al 100 %, a doble cara, girando por el borde largo.</translation>
    </message>
    <message>
        <source>Spanish deck</source>
        <translation>Baraja española</translation>
    </message>
    <message>
        <source>French deck</source>
        <translation>Baraja francesa</translation>
    </message>
    <message>
        <source>Spanish deck, cards of {width} × {height} mm</source>
        <translation>Baraja española, cartas de {width} × {height} mm</translation>
    </message>
    <message>
        <source>French deck, cards of {width} × {height} mm</source>
        <translation>Baraja francesa, cartas de {width} × {height} mm</translation>
    </message>
    <message>
        <source>{deck}, cards of {width} × {height} mm</source>
        <translation>{deck}, cartas de {width} × {height} mm</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, faces</source>
        <translation>Hoja {number} de {of}, caras</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, backs</source>
        <translation>Hoja {number} de {of}, dorsos</translation>
    </message>
    <message>
        <source>sheet {number} faces.svg</source>
        <translation>hoja {number} caras.svg</translation>
    </message>
    <message>
        <source>sheet {number} backs.svg</source>
        <translation>hoja {number} dorsos.svg</translation>
    </message>
    <message>
        <source>This line is {length} mm long.</source>
        <translation>Esta línea mide {length} mm.</translation>
    </message>
    <message>
        <source>{cards} cards of {width} × {height} mm, on {sheets} sheets with their backs.</source>
        <translation>{cards} cartas de {width} × {height} mm, en {sheets} hojas con sus dorsos.</translation>
    </message>
    <message>
        <source>The first five sheets are the forty cards of most games.</source>
        <translation>Las cinco primeras hojas son las cuarenta cartas de casi todos los juegos.</translation>
    </message>
    <message>
        <source>The drawing of the back cannot be read.</source>
        <translation>No se puede leer el dibujo del dorso.</translation>
    </message>
    <message>
        <source>The drawing of {card:the} cannot be read.</source>
        <translation>No se puede leer el dibujo {card:del}.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “{deck}” is not there any more.</source>
        <translation>La baraja «{deck}» ya no está.</translation>
    </message>
    <message>
        <source>“{deck}” is no deck: it has no file manifest.json.</source>
        <translation>«{deck}» no es una baraja: no tiene el archivo manifest.json.</translation>
    </message>
    <message>
        <source>The manifest of the deck “{deck}” cannot be read.</source>
        <translation>No se puede leer el manifiesto de la baraja «{deck}».</translation>
    </message>
    <message>
        <source>The deck “{deck}” was made for a newer version of Ombre.</source>
        <translation>La baraja «{deck}» está hecha para una versión más nueva de Ombre.</translation>
    </message>
    <message>
        <source>In the manifest of the deck “{deck}”, “{file}” is missing or wrong.</source>
        <translation>En el manifiesto de la baraja «{deck}», «{file}» falta o está mal.</translation>
    </message>
    <message>
        <source>{card}: there is no such card.</source>
        <translation>{card}: no hay tal carta.</translation>
    </message>
    <message>
        <source>{card:Name}: the manifest names no picture.</source>
        <translation>{card:Name}: el manifiesto no nombra ninguna imagen.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not lie in the folder of the deck.</source>
        <translation>{card:Name}: «{file}» no está en la carpeta de la baraja.</translation>
    </message>
    <message>
        <source>{card:Name}: the file “{file}” is missing.</source>
        <translation>{card:Name}: falta el archivo «{file}».</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” has too many bytes or pixels.</source>
        <translation>{card:Name}: «{file}» tiene demasiados bytes o píxeles.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” is not an SVG, PNG or JPEG picture.</source>
        <translation>{card:Name}: «{file}» no es una imagen SVG, PNG ni JPEG.</translation>
    </message>
    <message>
        <source>{card:Name}: the picture “{file}” is damaged.</source>
        <translation>{card:Name}: la imagen «{file}» está dañada.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not have the shape of a card.</source>
        <translation>{card:Name}: «{file}» no tiene la forma de una carta.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” needs other files, or too much drawing.</source>
        <translation>{card:Name}: «{file}» necesita otros archivos o demasiado dibujo.</translation>
    </message>
    <message>
        <source>back of the cards</source>
        <translation>dorso de las cartas</translation>
    </message>
    <message>
        <source>sign of {suit}</source>
        <translation>signo de {suit}</translation>
    </message>
    <message>
        <source>Ours stand in for these.</source>
        <translation>Las nuestras ocupan su lugar.</translation>
    </message>
    <message>
        <source>The table has our own cards. Your choice is kept.</source>
        <translation>En la mesa están nuestras cartas. Tu elección se conserva.</translation>
    </message>
    <message>
        <source>{number:one # more picture|other # more pictures} cannot be shown.</source>
        <translation>No se {number:one puede mostrar # imagen|other pueden mostrar # imágenes} más.</translation>
    </message>
    <message>
        <source>{number:one # picture|other # pictures} of the deck “{deck}” cannot be shown.</source>
        <translation>No se {number:one puede mostrar # imagen|other pueden mostrar # imágenes} de la baraja «{deck}».</translation>
    </message>
    <message>
        <source>Every picture of the deck “{deck}” can be shown.</source>
        <translation>Se pueden mostrar todas las imágenes de la baraja «{deck}».</translation>
    </message>
    <message>
        <source>The deck “{deck}”, made by {maker}. Licence: {licence}.</source>
        <translation>La baraja «{deck}», hecha por {maker}. Licencia: {licence}.</translation>
    </message>
    <message>
        <source>The deck “{deck}” is added.</source>
        <translation>La baraja «{deck}» está añadida.</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Dorso {number}</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for this deck.</source>
        <translation>No hay bastante sitio en el disco para esta baraja.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>El sistema no deja que Ombre escriba {path}.</translation>
    </message>
    <message>
        <source>The deck could not be copied to {path}.</source>
        <translation>No se pudo copiar la baraja en {path}.</translation>
    </message>
    <message>
        <source>&amp;Add a deck of your own…</source>
        <translation>Aña&amp;dir una baraja propia…</translation>
    </message>
    <message>
        <source>Check i&amp;ts pictures…</source>
        <translation>Re&amp;visar sus imágenes…</translation>
    </message>
    <message>
        <source>&amp;Open the folder of your decks</source>
        <translation>E&amp;xplorar la carpeta de tus barajas</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>La carpeta de una baraja</translation>
    </message>
    <message>
        <source>The deck that you chose cannot change this.</source>
        <translation>La baraja que elegiste no puede cambiar esto.</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>No se añadió ninguna baraja</translation>
    </message>
    <message>
        <source>Nothing has changed: your cards are as they were.</source>
        <translation>No ha cambiado nada: tus cartas siguen como estaban.</translation>
    </message>
    <message>
        <source>The pictures of a deck</source>
        <translation>Las imágenes de una baraja</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>There is no display here, so no window can be opened.</source>
        <translation>Aquí no hay pantalla, así que no se puede abrir ninguna ventana.</translation>
    </message>
    <message>
        <source>With --folder DIR a deal is played, and its files are left in DIR.</source>
        <translation>Con --folder DIR se juega una mano, y sus archivos quedan en DIR.</translation>
    </message>
    <message>
        <source>Ombre plays a deal by itself instead.</source>
        <translation>En su lugar, Ombre juega una mano por su cuenta.</translation>
    </message>
    <message>
        <source>The deal did not come to an end.</source>
        <translation>La mano no ha llegado al final.</translation>
    </message>
    <message>
        <source>{folder}: the files could not be written there.</source>
        <translation>{folder}: no se han podido escribir los archivos ahí.</translation>
    </message>
    <message>
        <source>A picture of the table: {path}</source>
        <translation>Una imagen de la mesa: {path}</translation>
    </message>
    <message>
        <source>The record of the deal: {path}</source>
        <translation>El registro de la mano: {path}</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>Everyone draws a card, and the highest deals first.</source>
        <translation>Cada jugador roba una carta; quien saca la más alta da primero.</translation>
    </message>
    <message>
        <source>Everyone draws a card of another suit, and {card:the} deals first.</source>
        <translation>Cada jugador roba una carta de un palo distinto, y {card:el} da primero.</translation>
    </message>
    <message>
        <source>Cards are dealt face up. The player who gets the first black ace deals first.</source>
        <translation>Se reparten cartas boca arriba. Quien recibe el primer as negro da primero.</translation>
    </message>
    <message>
        <source>You draw {card:the}.</source>
        <translation>Sacas {card:el}.</translation>
    </message>
    <message>
        <source>{name} draws {card:the}.</source>
        <translation>{name} saca {card:el}.</translation>
    </message>
    <message>
        <source>You have the highest card and deal first.</source>
        <translation>Tienes la carta más alta y das primero.</translation>
    </message>
    <message>
        <source>{name} has the highest card and deals first.</source>
        <translation>{name} tiene la carta más alta y da primero.</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you deal first.</source>
        <translation>{card:El} te toca a ti: das primero.</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who deals first.</source>
        <translation>{card:El} le toca a {name}, que da primero.</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you are mano, who speaks and leads first.</source>
        <translation>{card:El} te toca a ti: eres mano, hablas y sales primero.</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who is mano, and speaks and leads first.</source>
        <translation>{card:El} le toca a {name}, que es mano, y habla y sale primero.</translation>
    </message>
    <message>
        <source>All cards are dealt once. The player with {card:the}, or the next lower, is mano.</source>
        <translation>Se reparten todas las cartas. Quien recibe {card:el}, o la carta siguiente más baja, es mano.</translation>
    </message>
    <message>
        <source>{number:0 The first card is one|one # card comes before it|other # cards come before it}.</source>
        <translation>{number:0 La primera carta lo es|one Antes sale # carta|other Antes salen # cartas}.</translation>
    </message>
    <message>
        <source>The highest cards tie, so they draw again.</source>
        <translation>Las más altas empatan; se roba otra vez.</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>¿Quién da primero?</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Da primero</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Suits break the tie: diamonds, hearts, spades, clubs.</source>
        <translation>Los palos deshacen el empate: diamantes, corazones, picas, tréboles.</translation>
    </message>
    <message>
        <source>An ace is not high in this draw.</source>
        <translation>En este sorteo el as no es carta alta.</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>The next one</source>
        <translation>La siguiente</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Diez más</translation>
    </message>
    <message>
        <source>Not that.</source>
        <translation>Eso no.</translation>
    </message>
    <message>
        <source>This game has no such question.</source>
        <translation>Este juego no tiene tales preguntas.</translation>
    </message>
    <message>
        <source>Count the trumps</source>
        <translation>Contar los triunfos</translation>
    </message>
    <message>
        <source>Ten positions: how many trumps are still out?</source>
        <translation>Diez posiciones: ¿cuántos triunfos quedan por salir?</translation>
    </message>
    <message>
        <source>Count: how many trumps are still out?</source>
        <translation>Cuenta: ¿cuántos triunfos quedan por salir?</translation>
    </message>
    <message>
        <source>Ten hands at a glance: do you bid?</source>
        <translation>Diez manos de un vistazo: ¿pujas?</translation>
    </message>
    <message>
        <source>Your first thought: what do you say?</source>
        <translation>Tu primera idea: ¿qué dices?</translation>
    </message>
    <message>
        <source>Ten hands at a glance: which cards go?</source>
        <translation>Diez manos de un vistazo: ¿qué cartas se van?</translation>
    </message>
    <message>
        <source>Your first thought: which cards go?</source>
        <translation>Tu primera idea: ¿qué cartas se van?</translation>
    </message>
    <message>
        <source>{every} trumps in all, {played} gone, {own} yours. That leaves {unseen}.</source>
        <translation>{every} triunfos en total: {played} ya jugados, {own} en tu mano, {unseen} por salir.</translation>
    </message>
    <message>
        <source>What takes the trick</source>
        <translation>Qué gana la baza</translation>
    </message>
    <message>
        <source>Ten tricks: which of your cards beats what lies there?</source>
        <translation>Diez bazas: ¿qué carta tuya gana a lo que hay en la mesa?</translation>
    </message>
    <message>
        <source>Play a card that beats what lies here.</source>
        <translation>Juega una carta que gane a lo que hay aquí.</translation>
    </message>
    <message>
        <source>Gone: {cards}.</source>
        <translation>Salidas: {cards}.</translation>
    </message>
    <message>
        <source>{card:The} is the lowest that beats it.</source>
        <translation>{card:El} es la más baja que gana.</translation>
    </message>
    <message>
        <source>{right} of {of} right. Your best run: {best} in a row.</source>
        <translation>{right} de {of} bien. Tu mejor racha: {best} seguidas.</translation>
    </message>
</context>
<context>
    <name>Engraving</name>
    <message>
        <source>Save a picture of the deal</source>
        <translation>Guardar una imagen de la mano</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg);;Pages to print (*.pdf)</source>
        <translation>Imágenes (*.png);;Dibujos (*.svg);;Páginas para imprimir (*.pdf)</translation>
    </message>
    <message>
        <source>deal.png</source>
        <translation>mano.png</translation>
    </message>
    <message>
        <source>Trick {number} decided the deal</source>
        <translation>La baza {number} decidió la mano</translation>
    </message>
    <message>
        <source>Play it yourself: deal {code}</source>
        <translation>Juégala tú: mano {code}</translation>
    </message>
</context>
<context>
    <name>EveningSkill</name>
    <message>
        <source>None of these deals has been judged yet. “Review this deal” does it.</source>
        <translation>Ninguna de estas manos está analizada aún. «Analizar esta mano» lo hace.</translation>
    </message>
    <message>
        <source>An expert has about {figure}.</source>
        <translation>Un experto tiene alrededor de {figure}.</translation>
    </message>
    <message>
        <source>Your choices: {figure} of 100, give or take {error}, in {deals:one # judged deal|other # judged deals}.</source>
        <translation>Tus decisiones: {figure} de 100 (± {error}), en {deals:one # mano analizada|other # manos analizadas}.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>You let the other defender draw first.</source>
        <translation>Dejas que el otro contra robe primero.</translation>
    </message>
    <message>
        <source>{name} lets the other defender draw first.</source>
        <translation>{name} deja que el otro contra robe primero.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>La tomas.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>{name} la toma.</translation>
    </message>
    <message>
        <source>You leave the turned card.</source>
        <translation>Dejas la carta vuelta.</translation>
    </message>
    <message>
        <source>{name} leaves the turned card.</source>
        <translation>{name} deja la carta vuelta.</translation>
    </message>
    <message>
        <source>You show.</source>
        <translation>Enseñas.</translation>
    </message>
    <message>
        <source>{name} shows.</source>
        <translation>{name} enseña.</translation>
    </message>
    <message>
        <source>You show nothing.</source>
        <translation>No enseñas nada.</translation>
    </message>
    <message>
        <source>{name} shows nothing.</source>
        <translation>{name} no enseña nada.</translation>
    </message>
    <message>
        <source>You claim the game.</source>
        <translation>Cobras el juego.</translation>
    </message>
    <message>
        <source>{name} claims the game.</source>
        <translation>{name} cobra el juego.</translation>
    </message>
    <message>
        <source>You go for all the tricks.</source>
        <translation>Vas a la bola.</translation>
    </message>
    <message>
        <source>{name} goes for all the tricks.</source>
        <translation>{name} va a la bola.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Te rindes.</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name} se rinde.</translation>
    </message>
    <message>
        <source>You accept the surrender.</source>
        <translation>Aceptas la rendición.</translation>
    </message>
    <message>
        <source>{name} accepts the surrender.</source>
        <translation>{name} acepta la rendición.</translation>
    </message>
    <message>
        <source>You refuse the surrender.</source>
        <translation>Rechazas la rendición.</translation>
    </message>
    <message>
        <source>{name} refuses the surrender.</source>
        <translation>{name} rechaza la rendición.</translation>
    </message>
    <message>
        <source>You take the hand over.</source>
        <translation>La sigues tú.</translation>
    </message>
    <message>
        <source>{name} takes the hand over.</source>
        <translation>{name} la sigue.</translation>
    </message>
    <message>
        <source>You throw your hand in.</source>
        <translation>Tiras las cartas.</translation>
    </message>
    <message>
        <source>{name} throws the hand in.</source>
        <translation>{name} tira las cartas.</translation>
    </message>
    <message>
        <source>You decline.</source>
        <translation>No quieres.</translation>
    </message>
    <message>
        <source>{name} declines.</source>
        <translation>{name} no quiere.</translation>
    </message>
    <message>
        <source>You keep the king hidden.</source>
        <translation>No enseñas el rey.</translation>
    </message>
    <message>
        <source>{name} keeps the king hidden.</source>
        <translation>{name} no enseña el rey.</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>Pides {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} pide {contract}.</translation>
    </message>
    <message>
        <source>You play {contract} too.</source>
        <translation>Tú también juegas {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract} too.</source>
        <translation>{name} también juega {contract}.</translation>
    </message>
    <message>
        <source>You hold {contract}.</source>
        <translation>Igualas: {contract}.</translation>
    </message>
    <message>
        <source>{name} holds {contract}.</source>
        <translation>{name} iguala: {contract}.</translation>
    </message>
    <message>
        <source>You hold {cards:the}.</source>
        <translation>Tienes {cards:el}.</translation>
    </message>
    <message>
        <source>{name} holds {cards:the}.</source>
        <translation>{name} tiene {cards:el}.</translation>
    </message>
    <message>
        <source>You bid to play.</source>
        <translation>Pides juego.</translation>
    </message>
    <message>
        <source>{name} bids to play.</source>
        <translation>{name} pide juego.</translation>
    </message>
    <message>
        <source>You ask leave to play.</source>
        <translation>Pides jugar con rey llamado.</translation>
    </message>
    <message>
        <source>{name} asks leave to play.</source>
        <translation>{name} pide jugar con rey llamado.</translation>
    </message>
    <message>
        <source>You bid to play without an exchange.</source>
        <translation>Pides jugar sin descarte.</translation>
    </message>
    <message>
        <source>{name} bids to play without an exchange.</source>
        <translation>{name} pide jugar sin descarte.</translation>
    </message>
    <message>
        <source>You hold, and will play without an exchange.</source>
        <translation>Igualas, y juegas sin descarte.</translation>
    </message>
    <message>
        <source>{name} holds, and will play without an exchange.</source>
        <translation>{name} iguala, y juega sin descarte.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Das las cartas.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} da las cartas.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Descansas.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} descansa.</translation>
    </message>
    <message>
        <source>You lay your cards aside and rest.</source>
        <translation>Dejas tus cartas y descansas.</translation>
    </message>
    <message>
        <source>{name} lays the cards aside and rests.</source>
        <translation>{name} deja sus cartas y descansa.</translation>
    </message>
    <message>
        <source>You are the Ombre and play {contract}.</source>
        <translation>Eres el hombre y juegas {contract}.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays {contract}.</source>
        <translation>{name} es el hombre y juega {contract}.</translation>
    </message>
    <message>
        <source>You are the Man.</source>
        <translation>Eres el Hombre.</translation>
    </message>
    <message>
        <source>{name} is the Man.</source>
        <translation>{name} es el Hombre.</translation>
    </message>
    <message>
        <source>You are the Ombre against three.</source>
        <translation>Eres el hombre contra tres.</translation>
    </message>
    <message>
        <source>{name} is the Ombre against three.</source>
        <translation>{name} es el hombre contra tres.</translation>
    </message>
    <message>
        <source>You are the Ombre and call a card.</source>
        <translation>Eres el hombre y llamas a una carta.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and calls a card.</source>
        <translation>{name} es el hombre y llama a una carta.</translation>
    </message>
    <message>
        <source>You are the Ombre, and had no choice.</source>
        <translation>Eres el hombre a la fuerza.</translation>
    </message>
    <message>
        <source>{name} is the Ombre, and had no choice.</source>
        <translation>{name} es el hombre a la fuerza.</translation>
    </message>
    <message>
        <source>You are the Ombre and play with an exchange.</source>
        <translation>Eres el hombre y juegas con descarte.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays with an exchange.</source>
        <translation>{name} es el hombre y juega con descarte.</translation>
    </message>
    <message>
        <source>You are the Ombre and play without an exchange.</source>
        <translation>Eres el hombre y juegas sin descarte.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays without an exchange.</source>
        <translation>{name} es el hombre y juega sin descarte.</translation>
    </message>
    <message>
        <source>You are the Ombre and must take all the tricks.</source>
        <translation>Eres el hombre y tienes que hacer todas las bazas.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and must take all the tricks.</source>
        <translation>{name} es el hombre y tiene que hacer todas las bazas.</translation>
    </message>
    <message>
        <source>You demand {card:the}.</source>
        <translation>Pides {card:el}.</translation>
    </message>
    <message>
        <source>{name} demands {card:the}.</source>
        <translation>{name} pide {card:el}.</translation>
    </message>
    <message>
        <source>You give {king:the} and get {card:the} for it.</source>
        <translation>Das {king:el} y recibes {card:el} a cambio.</translation>
    </message>
    <message>
        <source>{name} gives {king:the} and gets {card:the} for it.</source>
        <translation>{name} da {king:el} y recibe {card:el} a cambio.</translation>
    </message>
    <message>
        <source>You turn up {card:the}.</source>
        <translation>Vuelves {card:el}.</translation>
    </message>
    <message>
        <source>{name} turns up {card:the}.</source>
        <translation>{name} vuelve {card:el}.</translation>
    </message>
    <message>
        <source>You draw {number:one # card|other # cards}.</source>
        <translation>Robas {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>{name} draws {number:one # card|other # cards}.</source>
        <translation>{name} roba {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>You throw away {number:one # card|other # cards}.</source>
        <translation>Te descartas de {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>{name} throws away {number:one # card|other # cards}.</source>
        <translation>{name} se descarta de {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>You throw away {thrown:one # card|other # cards} and draw {number:one only #|other only #}.</source>
        <translation>Te descartas de {thrown:one # carta|other # cartas} y robas {number:one solo #|other solo #}.</translation>
    </message>
    <message>
        <source>{name} throws away {thrown:one # card|other # cards} and draws {number:one only #|other only #}.</source>
        <translation>{name} se descarta de {thrown:one # carta|other # cartas} y roba {number:one solo #|other solo #}.</translation>
    </message>
    <message>
        <source>You take {number:one # card|other # cards} from the talon.</source>
        <translation>Tomas {number:one # carta|other # cartas} de la baceta.</translation>
    </message>
    <message>
        <source>{name} takes {number:one # card|other # cards} from the talon.</source>
        <translation>{name} toma {number:one # carta|other # cartas} de la baceta.</translation>
    </message>
    <message>
        <source>You hold spadille, so you must play.</source>
        <translation>Tienes la espadilla: te toca jugar.</translation>
    </message>
    <message>
        <source>{name} holds spadille and so must play.</source>
        <translation>{name} tiene la espadilla y le toca jugar.</translation>
    </message>
    <message>
        <source>Spadille is in the talon. You hold basto, so you must play.</source>
        <translation>La espadilla está en la baceta. Tienes el basto: te toca jugar.</translation>
    </message>
    <message>
        <source>Spadille is in the talon. {name} holds basto and so must play.</source>
        <translation>La espadilla está en la baceta. {name} tiene el basto y le toca jugar.</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. You are eldest, so you must play.</source>
        <translation>Los dos ases negros están en la baceta. Eres mano: te toca jugar.</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. {name} is eldest and so must play.</source>
        <translation>Los dos ases negros están en la baceta. {name} es mano y le toca jugar.</translation>
    </message>
    <message>
        <source>You keep every card.</source>
        <translation>Te quedas con todas las cartas.</translation>
    </message>
    <message>
        <source>{name} keeps every card.</source>
        <translation>{name} se queda con todas las cartas.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Sales tú.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} sale.</translation>
    </message>
    <message>
        <source>You play {card:the}.</source>
        <translation>Juegas {card:el}.</translation>
    </message>
    <message>
        <source>{name} plays {card:the}.</source>
        <translation>{name} juega {card:el}.</translation>
    </message>
    <message>
        <source>You play {card:the} and say gano.</source>
        <translation>Juegas {card:el} y dices gano.</translation>
    </message>
    <message>
        <source>{name} plays {card:the} and says gano.</source>
        <translation>{name} juega {card:el} y dice gano.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Haces la baza {number}.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} hace la baza {number}.</translation>
    </message>
    <message>
        <source>You show {card:the}.</source>
        <translation>Enseñas {card:el}.</translation>
    </message>
    <message>
        <source>{name} shows {card:the}.</source>
        <translation>{name} enseña {card:el}.</translation>
    </message>
    <message>
        <source>You call {card:the}.</source>
        <translation>Llamas {card:al}.</translation>
    </message>
    <message>
        <source>{name} calls {card:the}.</source>
        <translation>{name} llama {card:al}.</translation>
    </message>
    <message>
        <source>You hold {cards:the}. You have nobody to call, so you play alone.</source>
        <translation>Tienes {cards:el}. No tienes a quién llamar: juegas en solitario.</translation>
    </message>
    <message>
        <source>{name} holds {cards:the} and has nobody to call, and so plays alone.</source>
        <translation>{name} tiene {cards:el}, no tiene a quién llamar y juega en solitario.</translation>
    </message>
    <message>
        <source>You show {cards:the}, for which you are paid.</source>
        <translation>Enseñas {cards:el}, y te pagan por ello.</translation>
    </message>
    <message>
        <source>{name} shows {cards:the}, for payment.</source>
        <translation>{name} enseña {cards:el}, y cobra por ello.</translation>
    </message>
    <message>
        <source>You are now the Ombre.</source>
        <translation>Ahora el hombre eres tú.</translation>
    </message>
    <message>
        <source>{name} is now the Ombre.</source>
        <translation>{name} es ahora el hombre.</translation>
    </message>
    <message>
        <source>You say: {contract}.</source>
        <translation>Dices: {contract}.</translation>
    </message>
    <message>
        <source>{name} says: {contract}.</source>
        <translation>{name} dice: {contract}.</translation>
    </message>
    <message>
        <source>You say solo: you send them alone.</source>
        <translation>Dices solo: lo mandas solo.</translation>
    </message>
    <message>
        <source>{name} says solo, and so sends them alone.</source>
        <translation>{name} dice solo, y lo manda solo.</translation>
    </message>
    <message>
        <source>You go alone yourself.</source>
        <translation>Vas tú solo.</translation>
    </message>
    <message>
        <source>{name} goes alone instead.</source>
        <translation>{name} va solo en su lugar.</translation>
    </message>
    <message>
        <source>You let them play.</source>
        <translation>Los dejas jugar.</translation>
    </message>
    <message>
        <source>{name} lets them play.</source>
        <translation>{name} los deja jugar.</translation>
    </message>
    <message>
        <source>You let them go alone.</source>
        <translation>Lo dejas ir solo.</translation>
    </message>
    <message>
        <source>{name} lets them go alone.</source>
        <translation>{name} lo deja ir solo.</translation>
    </message>
    <message>
        <source>You claim the first five tricks (hechas).</source>
        <translation>Das por hechas las cinco primeras bazas.</translation>
    </message>
    <message>
        <source>{name} claims the first five tricks (hechas).</source>
        <translation>{name} da por hechas las cinco primeras bazas.</translation>
    </message>
    <message>
        <source>You go for all eight tricks (pidiendo ocho).</source>
        <translation>Vas a por las ocho bazas (pidiendo ocho).</translation>
    </message>
    <message>
        <source>{name} goes for all eight tricks (pidiendo ocho).</source>
        <translation>{name} va a por las ocho bazas (pidiendo ocho).</translation>
    </message>
    <message>
        <source>You play together with your partner.</source>
        <translation>Juegas junto con tu compañero.</translation>
    </message>
    <message>
        <source>{name} plays together with the partner.</source>
        <translation>{name} juega junto con su compañero.</translation>
    </message>
    <message>
        <source>You play alone against two.</source>
        <translation>Juegas solo contra dos.</translation>
    </message>
    <message>
        <source>{name} plays alone against two.</source>
        <translation>{name} juega solo contra dos.</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Han pasado todos.</translation>
    </message>
    <message>
        <source>{title}. {line}</source>
        <translation>{title}. {line}</translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <translation>Triunfan {suit}.</translation>
    </message>
    <message>
        <source>{cards:The} lay in the talon.</source>
        <translation>En la baceta {cards:one estaba|other estaban} {cards:el}.</translation>
    </message>
    <message>
        <source>The defenders show each other their hands.</source>
        <translation>Los contras se enseñan las cartas.</translation>
    </message>
    <message>
        <source>Spadille is turned up, so the bid now counts as {contract}.</source>
        <translation>Se vuelve la espadilla: la puja vale ahora como {contract}.</translation>
    </message>
    <message>
        <source>Drawn: {cards:the}.</source>
        <translation>{cards:one Carta robada|other Cartas robadas}: {cards:el}.</translation>
    </message>
    <message>
        <source>Spadille is in the talon, so nobody plays.</source>
        <translation>La espadilla está en la baceta: no juega nadie.</translation>
    </message>
    <message>
        <source>{card:The} was called: you are the Ombre’s ally.</source>
        <translation>Se había llamado {card:el}: vas con el hombre.</translation>
    </message>
    <message>
        <source>{card:The} was called: {name} is the Ombre’s ally.</source>
        <translation>Se había llamado {card:el}: {name} va con el hombre.</translation>
    </message>
    <message>
        <source>You are the Ombre and take a new hand.</source>
        <translation>Eres el hombre y tomas una mano nueva.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and takes a new hand.</source>
        <translation>{name} es el hombre y toma una mano nueva.</translation>
    </message>
    <message>
        <source>You choose to play {contract}.</source>
        <translation>Eliges jugar {contract}.</translation>
    </message>
    <message>
        <source>{name} chooses to play {contract}.</source>
        <translation>{name} elige jugar {contract}.</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, so the solo counts as {contract}.</source>
        <translation>Triunfan {suit}, así que el solo cuenta como {contract}.</translation>
    </message>
    <message>
        <source>You lay your hand open: {cards:the}.</source>
        <translation>Pones tu mano a la vista: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays the hand open: {cards:the}.</source>
        <translation>{name} pone su mano a la vista: {cards}.</translation>
    </message>
    <message>
        <source>That is the favour suit, so the bid now counts as {contract}.</source>
        <translation>Es el palo de favor, así que la puja cuenta como {contract}.</translation>
    </message>
    <message>
        <source>You are the Ombre and play espada obligada, a forced entrada.</source>
        <translation>Eres el hombre y juegas la espada obligada, una entrada forzosa.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays espada obligada, a forced entrada.</source>
        <translation>{name} es el hombre y juega la espada obligada, una entrada forzosa.</translation>
    </message>
    <message>
        <source>You sit out as zángano.</source>
        <translation>Descansas de zángano.</translation>
    </message>
    <message>
        <source>{name} sits out as zángano.</source>
        <translation>{name} descansa de zángano.</translation>
    </message>
    <message>
        <source>You say paso: you give up.</source>
        <translation>Dices paso: te rindes.</translation>
    </message>
    <message>
        <source>{name} says paso, giving up.</source>
        <translation>{name} dice paso y se rinde.</translation>
    </message>
    <message>
        <source>You say bien and accept.</source>
        <translation>Dices bien y aceptas.</translation>
    </message>
    <message>
        <source>{name} says bien and accepts.</source>
        <translation>{name} dice bien y acepta.</translation>
    </message>
    <message>
        <source>You say la sigo and take the game over.</source>
        <translation>Dices la sigo y sigues el juego.</translation>
    </message>
    <message>
        <source>{name} says la sigo and takes the game over.</source>
        <translation>{name} dice la sigo y sigue el juego.</translation>
    </message>
    <message>
        <source>You stop with primeras, the first five tricks.</source>
        <translation>Te paras con las primeras, las cinco primeras bazas.</translation>
    </message>
    <message>
        <source>{name} stops with primeras, the first five tricks.</source>
        <translation>{name} se para con las primeras, las cinco primeras bazas.</translation>
    </message>
    <message>
        <source>You go on for bola, all nine tricks.</source>
        <translation>Vas a la bola, las nueve bazas.</translation>
    </message>
    <message>
        <source>{name} goes on for bola, all nine tricks.</source>
        <translation>{name} va a la bola, las nueve bazas.</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage.</source>
        <translation>Eres el hombre en una Grossfrage.</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage.</source>
        <translation>{name} es el hombre en una Grossfrage.</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage, and had no choice.</source>
        <translation>Eres el hombre en una Grossfrage, y no podías elegir.</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage, and had no choice.</source>
        <translation>{name} es el hombre en una Grossfrage, y no podía elegir.</translation>
    </message>
    <message>
        <source>You show {card:the}: you are the Ombre’s ally, and name the trump.</source>
        <translation>Enseñas {card:el}: vas con el hombre, y nombras el triunfo.</translation>
    </message>
    <message>
        <source>{name} shows {card:the}: the Ombre’s ally, who names the trump.</source>
        <translation>{name} enseña {card:el}: va con el hombre, y nombra el triunfo.</translation>
    </message>
    <message>
        <source>You hold all four aces, so you play a solo.</source>
        <translation>Tienes los cuatro ases, así que juegas un solo.</translation>
    </message>
    <message>
        <source>{name} holds all four aces, and so plays a solo.</source>
        <translation>{name} tiene los cuatro ases, así que juega un solo.</translation>
    </message>
    <message>
        <source>I have no trumps left.</source>
        <translation>Ya no me quedan triunfos.</translation>
    </message>
    <message>
        <source>{card:The} was against me.</source>
        <translation>{card:El} estaba en mi contra.</translation>
    </message>
    <message>
        <source>{tricks:one # trick is gone|other # tricks are gone}, and I have none.</source>
        <translation>{tricks:one Ya va # baza|other Ya van # bazas}, y ninguna es mía.</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and I have only {own}.</source>
        <translation>Los demás tienen {tricks:one # baza|other # bazas} entre todos, y yo solo {own:one una|other #}.</translation>
    </message>
    <message>
        <source>I did not choose this trump: it was turned up.</source>
        <translation>Este triunfo no lo elegí yo: salió al volver la carta.</translation>
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
        <translation>Así es.</translation>
    </message>
    <message>
        <source>Not that. It will come again.</source>
        <translation>Así no. Volverá a salir.</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>¿Qué número?</translation>
    </message>
    <message>
        <source>The next exercise</source>
        <translation>El ejercicio siguiente</translation>
    </message>
    <message>
        <source>Once more from the first</source>
        <translation>Otra vez desde el primero</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Basta por hoy</translation>
    </message>
    <message>
        <source>There is no hint in an exercise. After two tries you are told the answer.</source>
        <translation>En un ejercicio no hay pistas. Tras dos intentos se dice la respuesta.</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>E&amp;jercicios</translation>
    </message>
    <message>
        <source>{right} of {of} exercises right</source>
        <translation>{right} de {of} ejercicios resueltos</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand and from the cut.</source>
        <translation>Probado: las cartas salen de la cadena mostrada de antemano y del corte.</translation>
    </message>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand. But nobody cut.</source>
        <translation>Probado: las cartas salen de la cadena mostrada de antemano. Pero nadie cortó.</translation>
    </message>
    <message>
        <source>Nothing can be proved: this deal was shuffled without a chain.</source>
        <translation>No se puede probar nada: esta mano se barajó sin cadena.</translation>
    </message>
    <message>
        <source>Nothing can be proved: this version of Ombre does not know the shuffle of this deal.</source>
        <translation>No se puede probar nada: esta versión de Ombre no conoce la forma de barajar de esta mano.</translation>
    </message>
    <message>
        <source>Refuted: a part of the proof is missing, is there twice or is badly written.</source>
        <translation>Refutado: falta una parte de la prueba, está dos veces o está mal escrita.</translation>
    </message>
    <message>
        <source>Refuted: the link of this deal does not lead to the one shown before.</source>
        <translation>Refutado: el código de esta mano no lleva al que se mostró de antemano.</translation>
    </message>
    <message>
        <source>Refuted: the chain, the cut and the number of the deal lead to other cards.</source>
        <translation>Refutado: de la cadena, el corte y el número de la mano salen otras cartas.</translation>
    </message>
    <message>
        <source>Nobody chose these cards: the chain was sealed before the cut, and the cut came before the deal.</source>
        <translation>Nadie eligió estas cartas: la cadena quedó sellada antes del corte, y el corte se hizo antes de dar.</translation>
    </message>
    <message>
        <source>All cards were settled before the first deal, and nothing changed later. Only your own cut proves that the program did not pick the chain.</source>
        <translation>Todas las cartas estaban decididas antes de la primera mano, y después no cambió nada. Solo tu propio corte prueba que el programa no escogió la cadena.</translation>
    </message>
    <message>
        <source>The shuffle is sealed: {link}</source>
        <translation>El barajado está sellado: {link}</translation>
    </message>
    <message>
        <source>Old sittings, lessons, and deals from codes or files have no chain.</source>
        <translation>Las partidas antiguas, las lecciones y las manos de códigos o archivos no tienen cadena.</translation>
    </message>
    <message>
        <source>Type a word or a number.</source>
        <translation>Escribe una palabra o un número.</translation>
    </message>
    <message>
        <source>That is too long: 60 characters are the most.</source>
        <translation>Es demasiado largo: 60 caracteres como mucho.</translation>
    </message>
    <message>
        <source>Leave out quotation marks, braces and characters that cannot be seen.</source>
        <translation>Quita las comillas, las llaves y los caracteres que no se ven.</translation>
    </message>
    <message>
        <source>Cut the pack: touch it where you like.</source>
        <translation>Corta la baraja: tócala donde quieras.</translation>
    </message>
    <message>
        <source>The pack, to be cut at a card</source>
        <translation>La baraja, para cortarla por una carta</translation>
    </message>
    <message>
        <source>Your cut and the chain ending in {link} give every deal its cards.</source>
        <translation>Tu corte y la cadena que termina en {link} dan a cada mano sus cartas.</translation>
    </message>
    <message>
        <source>Deal without a cut</source>
        <translation>Dar sin cortar</translation>
    </message>
    <message>
        <source>Cut with a word</source>
        <translation>Cortar con una palabra</translation>
    </message>
    <message>
        <source>The word and the chain together give the cards of every deal. Take one that nobody can foresee.</source>
        <translation>De la palabra y la cadena juntas salen las cartas de todas las manos. Elige una que nadie pueda prever.</translation>
    </message>
    <message>
        <source>&amp;Word or number</source>
        <translation>&amp;Palabra o número</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>&amp;Cortar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>C&amp;ancelar</translation>
    </message>
    <message>
        <source>Check the shu&amp;ffle</source>
        <translation>Co&amp;mprobar el barajado</translation>
    </message>
    <message>
        <source>To check it without Ombre, save the record and follow docs/fair-shuffle.md. Or run: ombre verify FILE.ombre</source>
        <translation>Para comprobarlo sin Ombre, guarda el registro y sigue docs/fair-shuffle.md. O ejecuta: ombre verify FILE.ombre</translation>
    </message>
    <message>
        <source>This can be checked once the deal is over: until then its link is a secret.</source>
        <translation>Se podrá comprobar cuando termine la mano: hasta entonces su código es secreto.</translation>
    </message>
    <message>
        <source>Note the end of the chain now, and compare it with the record later.</source>
        <translation>Puedes anotar ahora el final de la cadena y compararlo después con el registro.</translation>
    </message>
    <message>
        <source>The shuffle of this deal</source>
        <translation>El barajado de esta mano</translation>
    </message>
</context>
<context>
    <name>Farewell</name>
    <message>
        <source>The disk is full: there is no room for {path}.</source>
        <translation>El disco está lleno: no cabe {path}.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>El sistema no deja que Ombre escriba {path}.</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>Otro programa tiene abierto {path}.</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>No se ha podido escribir {path}.</translation>
    </message>
    <message>
        <source>Still not kept</source>
        <translation>Sigue sin guardarse</translation>
    </message>
    <message>
        <source>Not everything is kept</source>
        <translation>No está todo guardado</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what was played since the last save.</source>
        <translation>Si cierras Ombre ahora, pierdes lo jugado desde la última vez que se guardó.</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what you last chose in the preferences.</source>
        <translation>Si cierras Ombre ahora, pierdes lo último que elegiste en las preferencias.</translation>
    </message>
    <message>
        <source>Make room and try again, or keep it in a folder on another disk.</source>
        <translation>Haz sitio y vuelve a intentarlo, o guárdalo en una carpeta de otro disco.</translation>
    </message>
    <message>
        <source>Try again, or keep it in another folder.</source>
        <translation>Vuelve a intentarlo o guárdalo en otra carpeta.</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>&amp;Cerrar de todos modos</translation>
    </message>
    <message>
        <source>&amp;Keep it elsewhere…</source>
        <translation>&amp;Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>Keep your game in another folder</source>
        <translation>Guarda la partida en otra carpeta</translation>
    </message>
    <message>
        <source>Your game is kept</source>
        <translation>La partida está guardada</translation>
    </message>
    <message>
        <source>It is in {folder}.</source>
        <translation>Está en {folder}.</translation>
    </message>
    <message>
        <source>Ombre closes with this message. To go on, choose “Open a record…” in the menu Game, and {file} there.</source>
        <translation>Ombre se cierra con este mensaje. Para seguir, elige «Abrir un registro…» en el menú Partida y, allí, {file}.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The disk is full: {path} could not be written. The game goes on; make room soon.</source>
        <translation>El disco está lleno: no se ha podido escribir {path}. La partida sigue; haz sitio pronto.</translation>
    </message>
    <message>
        <source>{path} could not be written: the system does not allow it.</source>
        <translation>No se ha podido escribir {path}: el sistema no lo permite.</translation>
    </message>
    <message>
        <source>{path} could not be written: another program holds it.</source>
        <translation>No se ha podido escribir {path}: lo tiene abierto otro programa.</translation>
    </message>
    <message>
        <source>{path} could not be written. The game goes on, but is not kept.</source>
        <translation>No se ha podido escribir {path}. La partida sigue, pero no queda guardada.</translation>
    </message>
    <message>
        <source>{path} is there but cannot be read.</source>
        <translation>{path} está ahí, pero no se puede leer.</translation>
    </message>
    <message>
        <source>{path} is damaged. It has been kept as {kept}.</source>
        <translation>{path} está dañado. Se ha conservado como {kept}.</translation>
    </message>
    <message>
        <source>{path} is not a file of this game. It has been kept as {kept}.</source>
        <translation>{path} no es un archivo de este juego. Se ha conservado como {kept}.</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of Ombre. It has been left as it is.</source>
        <translation>{path} lo escribió una versión más nueva de Ombre. Se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>The last good state of {path} has been opened instead.</source>
        <translation>En su lugar se ha abierto el último estado bueno de {path}.</translation>
    </message>
    <message>
        <source>In {path} the value of {field} does not fit, so the usual one holds.</source>
        <translation>En {path} el valor de {field} no sirve, así que vale el habitual.</translation>
    </message>
    <message>
        <source>{path} was changed by another program. Its values have been checked.</source>
        <translation>Otro programa ha cambiado {path}. Se han comprobado sus valores.</translation>
    </message>
    <message>
        <source>{path} has been rebuilt from backups and records; it holds {field} deals.</source>
        <translation>{path} se ha rehecho con las copias y los registros; contiene {field} manos.</translation>
    </message>
    <message>
        <source>{field} of the settled deals are missing in {path}. The chips are right all the same.</source>
        <translation>En {path} faltan {field} de las manos liquidadas. Las fichas son correctas de todos modos.</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>antes era</translation>
    </message>
</context>
<context>
    <name>FirstBids</name>
    <message>
        <source>The bids, the cheapest first</source>
        <translation>Las pujas, de menor a mayor</translation>
    </message>
    <message>
        <source>You win with more tricks than any of the others.</source>
        <translation>Ganas si haces más bazas que cada uno de los otros.</translation>
    </message>
    <message>
        <source>{tricks:one # trick wins|other # tricks win}, alone or together.</source>
        <translation>{tricks:one # baza gana|other # bazas ganan}, solo o en pareja.</translation>
    </message>
    <message>
        <source>Higher bids, for more: {bids}.</source>
        <translation>Pujas más altas, que valen más: {bids}.</translation>
    </message>
    <message>
        <source>{good}. {bad}.</source>
        <translation>{good}. {bad}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
</context>
<context>
    <name>Flaws</name>
    <message>
        <source>There is no deal here to read.</source>
        <translation>Aquí no hay ninguna mano que leer.</translation>
    </message>
    <message>
        <source>This is no text, and a record is one.</source>
        <translation>Esto no es un texto, y un registro tiene que serlo.</translation>
    </message>
    <message>
        <source>The file is larger than any file of records.</source>
        <translation>El archivo es mayor que cualquier archivo de registros.</translation>
    </message>
    <message>
        <source>The record breaks off here: “{found}”.</source>
        <translation>El registro se corta aquí: «{found}».</translation>
    </message>
    <message>
        <source>No record of a deal is as long as this.</source>
        <translation>Ningún registro de una mano es tan largo.</translation>
    </message>
    <message>
        <source>The tag that begins here is not closed: “{found}”.</source>
        <translation>La etiqueta que empieza aquí no se cierra: «{found}».</translation>
    </message>
    <message>
        <source>The comment that begins here is not closed: “{found}”.</source>
        <translation>El comentario que empieza aquí no se cierra: «{found}».</translation>
    </message>
    <message>
        <source>“{found}” does not begin a line of a record.</source>
        <translation>Ninguna línea de un registro empieza por «{found}».</translation>
    </message>
    <message>
        <source>“{found}” is not a value of this tag.</source>
        <translation>«{found}» no es un valor de esta etiqueta.</translation>
    </message>
    <message>
        <source>The tag “{found}” is missing.</source>
        <translation>Falta la etiqueta «{found}».</translation>
    </message>
    <message>
        <source>There is no game or setting “{found}”.</source>
        <translation>No hay ningún juego ni regla «{found}».</translation>
    </message>
    <message>
        <source>“{found}” is not a card.</source>
        <translation>«{found}» no es una carta.</translation>
    </message>
    <message>
        <source>{card:The} is there twice.</source>
        <translation>{card:El} aparece dos veces.</translation>
    </message>
    <message>
        <source>{card:The} is not in the pack of this game.</source>
        <translation>{card:El} no está en la baraja de este juego.</translation>
    </message>
    <message>
        <source>A card lies face down; a record names every card.</source>
        <translation>Hay una carta tapada; un registro las nombra todas.</translation>
    </message>
    <message>
        <source>The number of cards is wrong: “{found}”.</source>
        <translation>El número de cartas no es correcto: «{found}».</translation>
    </message>
    <message>
        <source>The number of cards in this hand is wrong: “{found}”.</source>
        <translation>El número de cartas de este jugador no es correcto: «{found}».</translation>
    </message>
    <message>
        <source>The number of hands is wrong: “{found}”.</source>
        <translation>El número de jugadores no es correcto: «{found}».</translation>
    </message>
    <message>
        <source>“{found}” has no meaning here.</source>
        <translation>«{found}» no significa nada aquí.</translation>
    </message>
    <message>
        <source>It is not the turn of seat “{found}”.</source>
        <translation>No le toca al puesto «{found}».</translation>
    </message>
    <message>
        <source>“{found}” is against the rules.</source>
        <translation>«{found}» va contra las reglas.</translation>
    </message>
    <message>
        <source>Cards have been lost, or come from nowhere.</source>
        <translation>Se han perdido cartas, o salen de la nada.</translation>
    </message>
    <message>
        <source>“{found}” does not fit the trick that is played.</source>
        <translation>«{found}» no encaja en la baza que se juega.</translation>
    </message>
    <message>
        <source>“{found}” is not the card on top of the talon.</source>
        <translation>«{found}» no es la primera carta de la baceta.</translation>
    </message>
    <message>
        <source>The deal is over before “{found}”.</source>
        <translation>La mano acaba antes de «{found}».</translation>
    </message>
    <message>
        <source>The deal is not over yet at “{found}”.</source>
        <translation>La mano aún no ha acabado en «{found}».</translation>
    </message>
    <message>
        <source>The result is not “{found}”.</source>
        <translation>El resultado no es «{found}».</translation>
    </message>
    <message>
        <source>The payments are not “{found}”.</source>
        <translation>Los pagos no son «{found}».</translation>
    </message>
    <message>
        <source>The scores are not “{found}”.</source>
        <translation>Los puntos no son «{found}».</translation>
    </message>
    <message>
        <source>This note or variation does not fit the deal: “{found}”.</source>
        <translation>Esta nota o variante no corresponde a la mano: «{found}».</translation>
    </message>
    <message>
        <source>Line {line}, column {column}:</source>
        <translation>Línea {line}, columna {column}:</translation>
    </message>
    <message>
        <source>Expected: {expected}.</source>
        <translation>Se esperaba: {expected}.</translation>
    </message>
    <message>
        <source>A character in it is invisible: {names}.</source>
        <translation>Hay en ello un carácter invisible: {names}.</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>espacio de no separación</translation>
    </message>
    <message>
        <source>The table cannot show this game yet: “{found}”.</source>
        <translation>La mesa todavía no puede mostrar este juego: «{found}».</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>cerrado</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>spades</source>
        <translation>picas; fpl</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles; mpl</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones; mpl</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes; mpl</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>play in spades</source>
        <translation>juego a picas; m</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>juego a tréboles; m</translation>
    </message>
    <message>
        <source>play in hearts</source>
        <translation>juego a corazones; m</translation>
    </message>
    <message>
        <source>play in diamonds</source>
        <translation>juego a diamantes; m</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Los juegos</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Por jugadores</translation>
    </message>
    <message>
        <source>Peru</source>
        <translation>Perú</translation>
    </message>
    <message>
        <source>The Canaries</source>
        <translation>Las Canarias</translation>
    </message>
    <message>
        <source>Year and place unknown</source>
        <translation>Año y lugar desconocidos</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>The &amp;journey</source>
        <translation>El &amp;viaje</translation>
    </message>
</context>
<context>
    <name>GamePaper</name>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lección</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Pro&amp;blemas</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Re&amp;glas</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganado</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lección hecha</translation>
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
        <translation>Nueve cartas cada uno y tres pujas, como se jugaba en España. Quien puja más alto necesita más bazas que cada uno de los otros.</translation>
    </message>
    <message>
        <source>French Ombre</source>
        <translation>Hombre francés</translation>
    </message>
    <message>
        <source>Two-bid Ombre</source>
        <translation>Hombre de dos pujas</translation>
    </message>
    <message>
        <source>Ombre for two</source>
        <translation>Hombre a dos</translation>
    </message>
    <message>
        <source>Ombre for four</source>
        <translation>Hombre a cuatro</translation>
    </message>
    <message>
        <source>Cinquillo, Ombre for five</source>
        <translation>Cinquillo, el hombre a cinco</translation>
    </message>
    <message>
        <source>In French salons the winner takes the pool, and the loser pays it again. You draw cards, draw none (sans prendre), or take every trick (vole).</source>
        <translation>En los salones franceses, quien gana se lleva el plato y quien pierde lo repone. Se roba, se juega sin robar o se hacen todas las bazas (bola).</translation>
    </message>
    <message>
        <source>Three bids, one against two</source>
        <translation>Tres pujas, uno contra dos</translation>
    </message>
    <message>
        <source>It was first described in Madrid in 1663.</source>
        <translation>Se describió por primera vez en Madrid en 1663.</translation>
    </message>
    <message>
        <source>Win the pool, or pay it</source>
        <translation>Gana el plato, o reponlo</translation>
    </message>
    <message>
        <source>France first mentions Ombre in 1671.</source>
        <translation>En Francia el juego del hombre se menciona por primera vez en 1671.</translation>
    </message>
    <message>
        <source>Good for a beginning: you play with an exchange, or higher, without one. The rest is much as in Renegado.</source>
        <translation>Buena para empezar: se juega con descarte o, más alto, sin él. Lo demás es casi como en el renegado.</translation>
    </message>
    <message>
        <source>Two bids only, for a beginning</source>
        <translation>Solo dos pujas, para empezar</translation>
    </message>
    <message>
        <source>The Encyclopædia Britannica of 1911 describes it much like this.</source>
        <translation>La Encyclopædia Britannica de 1911 lo describe más o menos así.</translation>
    </message>
    <message>
        <source>A red suit is left out, and each of you has eight cards. You bid as in Renegado, and need five of the eight tricks.</source>
        <translation>Se quita un palo rojo, y cada uno tiene ocho cartas. Se puja como en el renegado, y se necesitan cinco de las ocho bazas.</translation>
    </message>
    <message>
        <source>Eye to eye, without a red suit</source>
        <translation>Cara a cara, sin un palo rojo</translation>
    </message>
    <message>
        <source>Its place and year are not known to us.</source>
        <translation>No sabemos dónde ni cuándo nació.</translation>
    </message>
    <message>
        <source>Renegado for four: three play, and the one opposite the dealer sits out. When those three pass, the fourth takes the talon and plays alone.</source>
        <translation>El renegado para cuatro: juegan tres, y descansa el que está enfrente del que da. Si los tres pasan, el cuarto toma la baceta y juega solo.</translation>
    </message>
    <message>
        <source>Three play, the fourth looks on</source>
        <translation>Juegan tres, el cuarto mira</translation>
    </message>
    <message>
        <source>It was first described in Zaragoza in 1669.</source>
        <translation>Se describió por primera vez en Zaragoza en 1669.</translation>
    </message>
    <message>
        <source>Whoever asks leave names trumps and calls a king, whose holder helps in secret. Together they need five of the eight tricks; a solo needs them alone.</source>
        <translation>Quien pide rey llamado nombra el triunfo y llama a un rey; quien lo tiene le ayuda en secreto. Entre los dos necesitan cinco de las ocho bazas; en un solo las hace uno.</translation>
    </message>
    <message>
        <source>Call a king, find a friend</source>
        <translation>Llama un rey, halla un amigo</translation>
    </message>
    <message>
        <source>It was first described about 1683; the French called it quintille.</source>
        <translation>Se describió hacia 1683; los franceses lo llamaron quintille.</translation>
    </message>
    <message>
        <source>Homme d’Auvergne</source>
        <translation>Hombre de Auvernia</translation>
    </message>
    <message>
        <source>A quick old game for points: five cards each, and one turned up. Whoever accepts its suit as trump is the Man, against all the others.</source>
        <translation>Un viejo juego rápido, a puntos: cinco cartas cada uno, y otra vuelta. Quien acepta su palo como triunfo es el Hombre contra todos los demás.</translation>
    </message>
    <message>
        <source>Five cards, quick and for points</source>
        <translation>Cinco cartas, rápido y por puntos</translation>
    </message>
    <message>
        <source>It was printed in Paris in 1665, and is named after the Auvergne.</source>
        <translation>Se imprimió en París en 1665 y lleva el nombre de Auvernia.</translation>
    </message>
    <message>
        <source>Ten cards and a secret ally</source>
        <translation>Diez cartas y un aliado secreto</translation>
    </message>
    <message>
        <source>It was new in France, and had put Ombre in the shade by 1750.</source>
        <translation>Era nuevo en Francia, y hacia 1750 ya había eclipsado al hombre.</translation>
    </message>
    <message>
        <source>L’Hombre, as in Denmark</source>
        <translation>L’Hombre, como en Dinamarca</translation>
    </message>
    <message>
        <source>Danish clubs play it today: nine bids, fought out two by two. A nolo has no trumps and takes no trick; a tariff sets the payments.</source>
        <translation>Lo juegan hoy los clubes daneses: nueve pujas, disputadas de dos en dos. En un nolo no hay triunfos ni se hace baza; se paga según una tarifa.</translation>
    </message>
    <message>
        <source>Nine bids, fought out in duels</source>
        <translation>Nueve pujas, a duelo</translation>
    </message>
    <message>
        <source>Jutland and Funen still play it; a painting of 1887 shows it.</source>
        <translation>En Jutlandia y Fionia aún se juega; un cuadro de 1887 lo muestra.</translation>
    </message>
    <message>
        <source>Tresillo</source>
        <translation>Tresillo</translation>
    </message>
    <message>
        <source>Ombre as Spain still plays it, for small stakes. A bid in the favour suit goes higher and is worth more.</source>
        <translation>El hombre como todavía se juega en España, apostando poco. Una puja en el palo de favor es más alta y vale más.</translation>
    </message>
    <message>
        <source>One suit is worth more</source>
        <translation>Un palo vale más</translation>
    </message>
    <message>
        <source>Parts of Spain kept the game alive through the nineteenth century.</source>
        <translation>En algunas regiones de España siguió vivo todo el siglo XIX.</translation>
    </message>
    <message>
        <source>Rocambor</source>
        <translation>Rocambor</translation>
    </message>
    <message>
        <source>Peru and Bolivia play Tresillo with diamonds, the oros, as favour suit. Oros may only overcall, and when all pass, the holder of spadille plays.</source>
        <translation>En el Perú y Bolivia se juega al tresillo con los oros de favor. Los oros solo pueden sobrepujar, y si pasan todos, juega quien tiene la espadilla.</translation>
    </message>
    <message>
        <source>A bid in oros goes higher</source>
        <translation>Una puja en oros sube más</translation>
    </message>
    <message>
        <source>Peru and Bolivia played it in the twentieth century, and still do.</source>
        <translation>Perú y Bolivia lo jugaban en el siglo XX, y aún lo juegan.</translation>
    </message>
    <message>
        <source>Zanga</source>
        <translation>Zanga</translation>
    </message>
    <message>
        <source>The Canary Islands play it two against two, and partners say nothing. Five of the eight tricks win, and all thirty-two stones win the game.</source>
        <translation>Así se juega en Canarias: dos contra dos, y los compañeros no se dicen nada. Ganan cinco de las ocho bazas, y las treinta y dos piedras ganan la partida.</translation>
    </message>
    <message>
        <source>Two against two, for stones</source>
        <translation>Dos contra dos, por piedras</translation>
    </message>
    <message>
        <source>It is still played on the islands.</source>
        <translation>En las islas se juega todavía.</translation>
    </message>
    <message>
        <source>Zanga in Málaga</source>
        <translation>Zanga en Málaga</translation>
    </message>
    <message>
        <source>Zanga with thirty-two cards, as Málaga&apos;s villages play it. The only clubs, ace and king, are always trumps; coins earn a stone more.</source>
        <translation>La zanga con treinta y dos cartas, como se juega en los pueblos de Málaga. Los únicos bastos, as y rey, son siempre triunfos; los oros traen una piedra más.</translation>
    </message>
    <message>
        <source>The ugly king is always trump</source>
        <translation>El rey feo siempre es triunfo</translation>
    </message>
    <message>
        <source>It is still played in the hills of Málaga.</source>
        <translation>En los montes de Málaga se juega todavía.</translation>
    </message>
    <message>
        <source>Tritrille</source>
        <translation>Tritrille</translation>
    </message>
    <message>
        <source>Quadrille for three, with ten cards each and a red suit left out. The Ombre gets a king for another card, and needs six tricks alone.</source>
        <translation>El cuatrillo para tres, con diez cartas cada uno y sin un palo rojo. Al hombre le dan un rey por otra carta, y necesita seis bazas él solo.</translation>
    </message>
    <message>
        <source>Ask for a king, play alone</source>
        <translation>Pide un rey, juega solo</translation>
    </message>
    <message>
        <source>German Solo</source>
        <translation>Solo alemán</translation>
    </message>
    <message>
        <source>Germany&apos;s Quadrille: eight cards each, and the queen of clubs above all. In a Frage you call an ace, whose holder is your secret ally.</source>
        <translation>El quadrille de Alemania: ocho cartas cada uno, y la dama de tréboles por encima de todas. En una Frage llamas un as, y quien lo tiene es tu aliado secreto.</translation>
    </message>
    <message>
        <source>The queen of clubs rules all</source>
        <translation>La dama de tréboles manda en todo</translation>
    </message>
    <message>
        <source>Northern Germany knew it by the late eighteenth century.</source>
        <translation>El norte de Alemania lo conocía a finales del siglo XVIII.</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>Fácil de aprender</translation>
    </message>
    <message>
        <source>Takes an evening</source>
        <translation>Lleva una tarde</translation>
    </message>
    <message>
        <source>For those who know Ombre</source>
        <translation>Para quien conoce el hombre</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Cinco</translation>
    </message>
    <message>
        <source>At your right</source>
        <translation>A tu derecha</translation>
    </message>
    <message>
        <source>At your left</source>
        <translation>A tu izquierda</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>Enfrente</translation>
    </message>
    <message>
        <source>Opposite you, to the right</source>
        <translation>Enfrente, a la derecha</translation>
    </message>
    <message>
        <source>Opposite you, to the left</source>
        <translation>Enfrente, a la izquierda</translation>
    </message>
    <message>
        <source>{players:one # player|other # players}</source>
        <translation>{players:one # jugador|other # jugadores}</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>De {fewest} a {most} jugadores</translation>
    </message>
    <message>
        <source>{tricks:one # trick|other # tricks}</source>
        <translation>{tricks:one # baza|other # bazas}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Quadrille</source>
        <translation>Cuatrillo</translation>
    </message>
    <message>
        <source>For a hundred years this was the card game of Europe’s drawing rooms. You call a king, and with its secret holder need six of ten tricks.</source>
        <translation>Durante cien años fue el juego de los salones de Europa. Llamas a un rey y, con quien lo tiene en secreto, necesitas seis de las diez bazas.</translation>
    </message>
</context>
<context>
    <name>Grammar</name>
    <message>
        <source>en</source>
        <translation>es</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Leads a king at once, though it may be trumped.</source>
        <translation>Sale de rey en seguida, aunque se lo puedan fallar.</translation>
    </message>
    <message>
        <source>As Ombre, leads other suits before the trumps of the others are drawn.</source>
        <translation>De hombre, sale de otros palos antes de arrastrar los triunfos de los demás.</translation>
    </message>
    <message>
        <source>Leads a trump as a defender, and so does the Ombre&apos;s work.</source>
        <translation>De contra, arrastra, y así le hace el trabajo al hombre.</translation>
    </message>
    <message>
        <source>Leads the same suit again, although it brought nothing the first time.</source>
        <translation>Sale otra vez del mismo palo, aunque la primera no sirvió de nada.</translation>
    </message>
    <message>
        <source>As a defender, leads the shortest suit, even if that bares a good card.</source>
        <translation>De contra, sale de su palo más corto, aunque deje sola una buena carta.</translation>
    </message>
    <message>
        <source>Saves spadille for later, and plays the next trump instead.</source>
        <translation>Se guarda la espadilla para después, y juega en su lugar el triunfo siguiente.</translation>
    </message>
    <message>
        <source>As Ombre, leads every trump from the top before anything else.</source>
        <translation>De hombre, sale de todos sus triunfos, de mayor a menor, antes que de nada más.</translation>
    </message>
    <message>
        <source>Takes a trick that the partner is winning already.</source>
        <translation>Se lleva una baza que ya ganaba su compañero.</translation>
    </message>
    <message>
        <source>Trumps a trick at sight, whether it is worth it or not.</source>
        <translation>Falla una baza en cuanto la ve, valga la pena o no.</translation>
    </message>
    <message>
        <source>Plays low as the second to play, even with the king.</source>
        <translation>Echa una carta baja cuando juega en segundo lugar, incluso con el rey.</translation>
    </message>
    <message>
        <source>Trumps high where a small trump would do.</source>
        <translation>Falla con un triunfo alto donde bastaría uno pequeño.</translation>
    </message>
    <message>
        <source>What they have shown at this table</source>
        <translation>Lo que han dejado ver en esta mesa</translation>
    </message>
    <message>
        <source>A habit stands here once two settled deals of this sitting have shown it. After ten deals, one is enough.</source>
        <translation>Una costumbre figura aquí cuando la han mostrado dos manos terminadas de esta partida. Tras diez manos, basta con una.</translation>
    </message>
    <message>
        <source>Seen {times:one once|other # times}, in {deals:one deal|other deals} {numbers}.</source>
        <translation>Se ha visto {times:one una vez|other # veces}, en {deals:one la mano|other las manos} {numbers}.</translation>
    </message>
    <message>
        <source>Plays without habits.</source>
        <translation>Juega sin costumbres.</translation>
    </message>
    <message>
        <source>The deals of this sitting are being looked through.</source>
        <translation>Se están analizando las manos de esta partida.</translation>
    </message>
    <message>
        <source>Nothing to notice yet.</source>
        <translation>Todavía no hay nada que notar.</translation>
    </message>
    <message>
        <source>Nothing to notice in {deals:one # deal|other # deals} so far.</source>
        <translation>Nada que notar en {deals:one # mano|other # manos} hasta ahora.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is only one thing that you may do.</source>
        <translation>Solo puedes hacer una cosa.</translation>
    </message>
    <message>
        <source>Your partner has this trick already: leave it to them.</source>
        <translation>Esta baza ya es de tu pareja: déjasela.</translation>
    </message>
    <message>
        <source>Win with the lowest card that no opponent can beat.</source>
        <translation>Gana con la carta más baja a la que ningún rival pueda ganar.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you can trump.</source>
        <translation>No tienes {suit}, así que puedes fallar con un triunfo.</translation>
    </message>
    <message>
        <source>With this trick the game is yours.</source>
        <translation>Con esta baza la partida es tuya.</translation>
    </message>
    <message>
        <source>Once your side has this trick, they can no longer win.</source>
        <translation>Si tu bando se lleva esta baza, ya no pueden ganar.</translation>
    </message>
    <message>
        <source>You need this trick: without it you can no longer win.</source>
        <translation>Necesitas esta baza: sin ella ya no puedes ganar.</translation>
    </message>
    <message>
        <source>You can no longer win, but with this trick you may still tie.</source>
        <translation>Ya no puedes ganar, pero con esta baza aún puedes empatar.</translation>
    </message>
    <message>
        <source>Only you can still stop them: take this trick yourself.</source>
        <translation>Solo tú puedes frenarlos aún: llévate tú esta baza.</translation>
    </message>
    <message>
        <source>Only your partner can still stop them: leave them this trick.</source>
        <translation>Solo tu compañero puede frenarlos aún: déjale esta baza.</translation>
    </message>
    <message>
        <source>Your partner said gano: leave them this trick.</source>
        <translation>Tu compañero dijo gano: déjale esta baza.</translation>
    </message>
    <message>
        <source>You have {tricks:one # trick|other # tricks}, more than your partner: collect them in one hand.</source>
        <translation>Llevas {tricks:one # baza|other # bazas}, más que tu compañero: junta tú las bazas, que no se suman las de los dos.</translation>
    </message>
    <message>
        <source>Your partner has {tricks:one # trick|other # tricks}, more than you: let them collect.</source>
        <translation>Tu compañero lleva {tricks:one # baza|other # bazas}, más que tú: deja que las junte él, que no se suman las de los dos.</translation>
    </message>
    <message>
        <source>They have trumped: a higher trump takes the trick back.</source>
        <translation>Han fallado: un triunfo más alto recupera la baza.</translation>
    </message>
    <message>
        <source>Last to play: the lowest card that wins is enough.</source>
        <translation>Ya no juega nadie después: basta la carta más baja que gane.</translation>
    </message>
    <message>
        <source>Your partner&apos;s card may still be beaten: cover it with a higher one.</source>
        <translation>Aún pueden ganar a la carta de tu pareja: cúbrela con una más alta.</translation>
    </message>
    <message>
        <source>Your lowest card that beats theirs may be enough: keep the higher ones.</source>
        <translation>Puede bastar tu carta más baja que gane a la suya: guarda las altas.</translation>
    </message>
    <message>
        <source>Take the trick over from your partner: then you lead.</source>
        <translation>Quítale la baza a tu pareja: así sales tú.</translation>
    </message>
    <message>
        <source>You may withhold {card:the}: the trump that was led cannot force it.</source>
        <translation>Puedes reservar {card:el}: el triunfo con que han salido no obliga a jugar esa carta.</translation>
    </message>
    <message>
        <source>Keep your trumps: they may win a trick of their own.</source>
        <translation>Guarda tus triunfos: pueden ganar una baza por sí mismos.</translation>
    </message>
    <message>
        <source>Keep your last trump while others may still hold some.</source>
        <translation>Guarda tu último triunfo mientras otros puedan tener alguno.</translation>
    </message>
    <message>
        <source>Nobody else has trumps now: yours will bring back the lead.</source>
        <translation>Nadie más tiene triunfos: los tuyos te devolverán la salida.</translation>
    </message>
    <message>
        <source>Your partner plays last and may still take this trick.</source>
        <translation>Tu compañero juega el último y aún puede llevarse esta baza.</translation>
    </message>
    <message>
        <source>Keep {card:the}: it can still win a later trick.</source>
        <translation>Guarda {card:el}: aún puede ganar otra baza más tarde.</translation>
    </message>
    <message>
        <source>Those after you can probably beat your high cards too: save them.</source>
        <translation>Los que juegan detrás de ti seguramente ganarían también a tus cartas altas: guárdalas.</translation>
    </message>
    <message>
        <source>Keep {card:the}: nobody holds a higher one.</source>
        <translation>Guarda {card:el}: nadie tiene otra más alta.</translation>
    </message>
    <message>
        <source>Wait with {card:the}: let others lead that suit first.</source>
        <translation>Deja que otros salgan del palo {card:del}: tu carta baja protege esa carta.</translation>
    </message>
    <message>
        <source>The trick is your partner&apos;s so far: give your cheapest card.</source>
        <translation>La baza es por ahora de tu pareja: echa tu carta menos valiosa.</translation>
    </message>
    <message>
        <source>Count your sure tricks: they make {tricks:one # trick|other # tricks} in all, and that wins.</source>
        <translation>Cuenta tus bazas seguras: hacen {tricks:one # baza|other # bazas} en total, y con eso ganas.</translation>
    </message>
    <message>
        <source>Lead a trump to bring out theirs: {left:one # is|other # are} still out.</source>
        <translation>Arrastra para hacer salir los suyos: {left:one queda # fuera|other quedan # fuera}.</translation>
    </message>
    <message>
        <source>Lead a trump: it helps your partner draw those of the others.</source>
        <translation>Arrastra: ayuda a tu compañero a sacar los de los demás.</translation>
    </message>
    <message>
        <source>Nobody has a higher card than yours in {suit}: lead it.</source>
        <translation>Nadie tiene una carta más alta que la tuya en {suit}: sal con ella.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: lead one to bring out the higher ones.</source>
        <translation>Tienes {have:one # triunfo|other # triunfos}: sal de uno para hacer salir los más altos.</translation>
    </message>
    <message>
        <source>Draw trumps first, or they may trump {card:the}.</source>
        <translation>Saca antes los triunfos, o pueden fallarte {card:el}.</translation>
    </message>
    <message>
        <source>Wait with your trumps: if they lead trumps, {card:the} can win as well.</source>
        <translation>Espera con los triunfos: si salen ellos de triunfo, también puede ganar {card:el}.</translation>
    </message>
    <message>
        <source>You have {have:one # card|other # cards} in {suit}: the small ones may win later.</source>
        <translation>Tienes {have:one # carta|other # cartas} de {suit}: las pequeñas pueden ganar más tarde.</translation>
    </message>
    <message>
        <source>Your opponent must play before your partner: lead through them.</source>
        <translation>Tu rival juega antes que tu compañero: sal tú, que queda cogido en medio.</translation>
    </message>
    <message>
        <source>Your cards here are worth the same: it does not matter which.</source>
        <translation>Tus cartas valen aquí lo mismo: da igual cuál.</translation>
    </message>
    <message>
        <source>The game is not lost yet: do not give up.</source>
        <translation>La partida aún no está perdida: no te rindas.</translation>
    </message>
    <message>
        <source>Not {suit}: they have none, and could throw a dangerous card.</source>
        <translation>No salgas de {suit}: no tienen, y podrían tirar una carta peligrosa.</translation>
    </message>
    <message>
        <source>Nobody has a lower card in {suit}: whoever follows must beat it.</source>
        <translation>Nadie tiene una carta más baja de {suit}: quien asista tiene que ganarla.</translation>
    </message>
    <message>
        <source>You need not follow: throw the card that could win most easily.</source>
        <translation>No tienes que asistir: tira la carta que más fácil ganaría.</translation>
    </message>
    <message>
        <source>They are winning this trick: leave it to them.</source>
        <translation>Van ganando esta baza: déjasela.</translation>
    </message>
    <message>
        <source>Play low: they may have to take the trick.</source>
        <translation>Juega bajo: quizá tengan que llevarse la baza.</translation>
    </message>
    <message>
        <source>Play high now, and keep your low cards to catch them later.</source>
        <translation>Juega alto ahora, y guarda las bajas para cazarlos más tarde.</translation>
    </message>
    <message>
        <source>Your partner has no {suit} and may trump: lead that suit.</source>
        <translation>Tu compañero no tiene {suit} y puede fallar: sal de ese palo.</translation>
    </message>
    <message>
        <source>If they take this trick, they have won: stop them here.</source>
        <translation>Si el otro lado se lleva esta baza, ha ganado: páralo aquí.</translation>
    </message>
    <message>
        <source>You have a card that no opponent can beat: a sure trick.</source>
        <translation>Tienes una carta a la que ningún rival puede ganar: una baza segura.</translation>
    </message>
    <message>
        <source>You have a card that only a trump can beat.</source>
        <translation>Tienes una carta a la que solo un triunfo puede ganar.</translation>
    </message>
    <message>
        <source>You have a card that only {few:one # card|other # cards} can still beat.</source>
        <translation>Tienes una carta a la que ya solo {few:one gana # carta|other ganan # cartas}.</translation>
    </message>
    <message>
        <source>Make them spend a higher card, or take the trick.</source>
        <translation>Haz que gasten una carta más alta, o llévate la baza.</translation>
    </message>
    <message>
        <source>Keep {card:the}: few cards can still beat it.</source>
        <translation>Guarda {card:el}: pocas cartas le pueden ganar aún.</translation>
    </message>
    <message>
        <source>You have only {have:one # card|other # cards} in {suit}: soon you can trump that suit.</source>
        <translation>Solo tienes {have:one # carta|other # cartas} de {suit}: pronto podrás fallar ese palo.</translation>
    </message>
    <message>
        <source>A loser costs little: every card still out in its suit beats it.</source>
        <translation>Soltar una carta perdedora cuesta poco: todas las que quedan de su palo le ganan.</translation>
    </message>
    <message>
        <source>Nobody can beat your best trump: draw theirs while {left:one # is|other # are} still out.</source>
        <translation>Nadie gana a tu mejor triunfo: arrastra, que aún {left:one queda # por salir|other quedan # por salir}.</translation>
    </message>
    <message>
        <source>An opponent has no {suit}: they must trump it or let it go.</source>
        <translation>Un rival no tiene {suit}: tendrá que fallar o dejar pasar la baza.</translation>
    </message>
    <message>
        <source>Your partner led {suit}: lead that suit back to them.</source>
        <translation>Tu compañero salió de {suit}: devuélvele el palo.</translation>
    </message>
    <message>
        <source>Only {card:the} beats your best card of its suit: bring it out.</source>
        <translation>Solo {card:el} gana a tu mejor carta de su palo: hazla salir.</translation>
    </message>
    <message>
        <source>It makes no difference here: on average every card comes to the same.</source>
        <translation>Aquí da lo mismo: de media, todas las cartas dan igual resultado.</translation>
    </message>
    <message>
        <source>Lead the card that is likeliest to be beaten.</source>
        <translation>Sal con la carta que más fácilmente te ganarán.</translation>
    </message>
    <message>
        <source>Go under {card:the} with the highest card you can.</source>
        <translation>Quédate por debajo {card:del} con la carta más alta que puedas.</translation>
    </message>
    <message>
        <source>You cannot win this trick: give your cheapest card.</source>
        <translation>No puedes ganar esta baza: echa tu carta menos valiosa.</translation>
    </message>
    <message>
        <source>Keep the low card that guards {card:the}.</source>
        <translation>Conserva la carta baja que guarda {card:el}.</translation>
    </message>
    <message>
        <source>You have no matador: let the other defender draw before you.</source>
        <translation>No tienes ningún matador: deja que robe primero el otro contra.</translation>
    </message>
    <message>
        <source>Every card you have left wins: go for all the tricks.</source>
        <translation>Todas las cartas que te quedan ganan: ve a por todas las bazas.</translation>
    </message>
    <message>
        <source>With {tricks:one # trick|other # tricks} you are ahead: codille is in sight, so play on.</source>
        <translation>Con {tricks:one # baza|other # bazas} vas por delante: hay codillo a la vista, así que sigue jugando.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Hint: {told}</source>
        <translation>Pista: {told}</translation>
    </message>
    <message>
        <source>One moment, the choices are being weighed.</source>
        <translation>Sopesando tus opciones…</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Una pista</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Hazlo</translation>
    </message>
    <message>
        <source>There is no hint just now. The game goes on as it was.</source>
        <translation>Ahora no hay ninguna pista. La partida sigue como estaba.</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>¿Qué hago?</translation>
    </message>
    <message>
        <source>Other throws</source>
        <translation>Otros descartes</translation>
    </message>
    <message>
        <source>Press {key} to do it.</source>
        <translation>Pulsa {key} para hacerlo.</translation>
    </message>
    <message>
        <source>You then seldom win.</source>
        <translation>Así ganas pocas veces.</translation>
    </message>
    <message>
        <source>You then win about {times:one once|other # times} in 10.</source>
        <translation>Así ganas {times:one más o menos una vez|other unas # veces} de cada 10.</translation>
    </message>
    <message>
        <source>You then nearly always win.</source>
        <translation>Así ganas casi siempre.</translation>
    </message>
    <message>
        <source>You seldom come out ahead.</source>
        <translation>Así pocas veces sales ganando.</translation>
    </message>
    <message>
        <source>You come out ahead about {times:one once|other # times} in 10.</source>
        <translation>Así sales ganando {times:one más o menos una vez|other unas # veces} de cada 10.</translation>
    </message>
    <message>
        <source>You nearly always come out ahead.</source>
        <translation>Así sales ganando casi siempre.</translation>
    </message>
    <message>
        <source>Any of them is about as good.</source>
        <translation>Cualquier otra opción vale casi lo mismo.</translation>
    </message>
    <message>
        <source>One way it may go:</source>
        <translation>Así puede ir:</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Te la llevas tú</translation>
    </message>
    <message>
        <source>{name} takes it</source>
        <translation>Se la lleva {name}</translation>
    </message>
    <message>
        <source>{cards}: you take the trick.</source>
        <translation>{cards}: te llevas la baza.</translation>
    </message>
    <message>
        <source>{cards}: {name} takes the trick.</source>
        <translation>{cards}: {name} se lleva la baza.</translation>
    </message>
    <message>
        <source>Throw {more:the} as well</source>
        <translation>Descartar también {more:el}</translation>
    </message>
    <message>
        <source>Keep {less:the}</source>
        <translation>Conservar {less:el}</translation>
    </message>
    <message>
        <source>Throw {more:the}, keep {less:the}</source>
        <translation>Descartar {more:el}, conservar {less:el}</translation>
    </message>
    <message>
        <source>Throw {cards:the}</source>
        <translation>Descartar {cards:el}</translation>
    </message>
    <message>
        <source>The marked cards</source>
        <translation>Las cartas marcadas</translation>
    </message>
    <message>
        <source>“{action}” wins more often, but brings less in the long run.</source>
        <translation>«{action}» gana más veces, pero a la larga da menos.</translation>
    </message>
    <message>
        <source>{others:one Another choice is|other # other choices are} about equal.</source>
        <translation>{others:one Otra opción vale|other Otras # opciones valen} casi lo mismo.</translation>
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
        <translation>casi igual</translation>
    </message>
    <message>
        <source>costs {amount}</source>
        <translation>cuesta {amount}</translation>
    </message>
    <message>
        <source>{action}: loses {amount}, give or take {error}</source>
        <translation>{action}: pierde {amount}, ± {error}</translation>
    </message>
    <message>
        <source>{action}: gains {amount}, give or take {error}</source>
        <translation>{action}: gana {amount}, ± {error}</translation>
    </message>
    <message>
        <source>This deal can hardly be won any more.</source>
        <translation>Esta mano ya casi no se puede ganar.</translation>
    </message>
    <message>
        <source>Another throw: {line}</source>
        <translation>Otro descarte: {line}</translation>
    </message>
    <message>
        <source>{action}: gains {amount}</source>
        <translation>{action}: gana {amount}</translation>
    </message>
    <message>
        <source>{action}: loses {amount}</source>
        <translation>{action}: pierde {amount}</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in chips beside the best.</source>
        <translation>La probabilidad de ganar y las fichas que se pierden frente a la mejor opción.</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in points beside the best.</source>
        <translation>La probabilidad de ganar y los puntos que se pierden frente a la mejor opción.</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in stones beside the best.</source>
        <translation>La probabilidad de ganar y las piedras que se pierden frente a la mejor opción.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Quedarse con todo</translation>
    </message>
    <message>
        <source>Play {card:the}, and say gano.</source>
        <translation>Juega {card:el} y di gano.</translation>
    </message>
    <message>
        <source>Play {card:the}.</source>
        <translation>Juega {card:el}.</translation>
    </message>
    <message>
        <source>Call {card:the}.</source>
        <translation>Llama {card:al}.</translation>
    </message>
    <message>
        <source>Give {card:the}.</source>
        <translation>Da {card:el}.</translation>
    </message>
    <message>
        <source>Bid {contract}.</source>
        <translation>Pide {contract}.</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>Elige {suit} como triunfo.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Quédate con todas tus cartas.</translation>
    </message>
    <message>
        <source>Throw away the {number:one marked card|other # marked cards}.</source>
        <translation>Descarta {number:one la carta marcada|other las # cartas marcadas}.</translation>
    </message>
    <message>
        <source>Throw away {cards:the}.</source>
        <translation>Descarta {cards:el}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pasa.</translation>
    </message>
    <message>
        <source>Choose “{label}”.</source>
        <translation>Elige «{label}».</translation>
    </message>
    <message>
        <source>If you pass too, you must play anyway.</source>
        <translation>Si pasas tú también, tendrás que jugar de todos modos.</translation>
    </message>
    <message>
        <source>Once you lead, every card you hold wins.</source>
        <translation>En cuanto sales tú, todas tus cartas ganan.</translation>
    </message>
    <message>
        <source>{high:one Only one of your cards is dangerous, and you may exchange it.|other Only # of your cards are dangerous, and you may exchange them.}</source>
        <translation>{high:one Solo una de tus cartas es peligrosa, y puedes cambiarla.|other Solo # de tus cartas son peligrosas, y puedes cambiarlas.}</translation>
    </message>
    <message>
        <source>You have a low card in every suit you hold.</source>
        <translation>Tienes una carta baja en cada palo que llevas.</translation>
    </message>
    <message>
        <source>On average you make about {have:one # trick|other # tricks}, whichever suit is turned.</source>
        <translation>De media haces {have:one más o menos una baza|other unas # bazas}, sea cual sea la carta vuelta.</translation>
    </message>
    <message>
        <source>Spadille and basto are trumps, whichever suit is turned.</source>
        <translation>La espadilla y el basto son triunfos, salga el palo que salga.</translation>
    </message>
    <message>
        <source>{card:The} is a trump, whichever suit is turned.</source>
        <translation>{card:El} es triunfo, salga el palo que salga.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>Con {suit} de triunfo haces {have:one más o menos una baza|other unas # bazas}, y con {need} se gana.</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>Con {suit} de triunfo tu bando hace {have:one más o menos una baza|other unas # bazas}, y con {need} se gana.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: enough if the others share theirs.</source>
        <translation>Con {suit} de triunfo haces {have:one más o menos una baza|other unas # bazas}: basta si los otros se reparten las suyas.</translation>
    </message>
    <message>
        <source>{other:Name} wins more often, but {contract} pays more.</source>
        <translation>{other:Name} gana más veces, pero {contract} paga más.</translation>
    </message>
    <message>
        <source>{contract:Name} leaves {other} open, and your cards suit that better.</source>
        <translation>{contract:Name} deja abierto {other}, y tus cartas valen más para eso.</translation>
    </message>
    <message>
        <source>It wins only about {wins:one once|other # times} in 10, but on average that beats passing.</source>
        <translation>Solo gana {wins:one una vez|other unas # veces} de cada 10, pero de media es mejor que pasar.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}.</source>
        <translation>Con {suit} tienes {trumps:one # triunfo|other # triunfos}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps, {sure:one # trick is|other # tricks are} certain.</source>
        <translation>Con {suit} de triunfo, {sure:one # baza es segura|other # bazas son seguras}.</translation>
    </message>
    <message>
        <source>All the others have passed, so they are probably weak.</source>
        <translation>Todos los demás han pasado: seguramente llevan poco.</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only {remaining} {remaining:one is|other are} left.</source>
        <translation>{contract:Name} ya tiene dueño: solo {remaining:one queda|other quedan} {remaining}.</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only dearer bids are left.</source>
        <translation>{contract:Name} ya tiene dueño: solo quedan pujas más caras.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: one more, and you could bid.</source>
        <translation>Tienes {have:one # triunfo|other # triunfos}: con uno más podrías pujar.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps} and {matadors:0 no matador|one one matador|other # matadors}: one more trump, and you could bid.</source>
        <translation>Tienes {have:one # triunfo|other # triunfos} y {matadors:0 ningún matador|one un matador|other # matadores}: con un triunfo más podrías pujar.</translation>
    </message>
    <message>
        <source>Your {have:one # trump is|other # trumps are} good, but {kings:0 no king stands|one only one king stands|other only # kings stand} beside them.</source>
        <translation>{have:one Tu único triunfo es bueno|other Tus # triunfos son buenos}, pero {kings:0 no te acompaña ningún rey|one solo te acompaña un rey|other solo te acompañan # reyes}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one about # trick|other about # tricks}: you need at least {least}.</source>
        <translation>Con {suit} de triunfo haces {have:0 apenas una baza|one una baza|other unas # bazas}, y necesitas al menos {least}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes {have:0 hardly a trick|one about # trick|other about # tricks}: it needs {least}.</source>
        <translation>Con {suit} de triunfo tu bando hace {have:0 apenas una baza|one una baza|other unas # bazas}: necesita {least}.</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>Sin cartas nuevas haces {have:0 apenas una baza|one una baza|other unas # bazas} con {suit}: necesitas al menos {least}.</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>Sin ayuda haces {have:0 apenas una baza|one una baza|other unas # bazas} con {suit}: necesitas al menos {least}.</translation>
    </message>
    <message>
        <source>{contract:Name} would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>{contract:Name} {wins:0 no ganaría casi nunca|one solo ganaría una vez de cada 10|other solo ganaría unas # veces de cada 10}.</translation>
    </message>
    <message>
        <source>{contract:Name} wins about {wins:one once|other # times} in 10, but losing costs more.</source>
        <translation>{contract:Name} gana {wins:one una vez|other unas # veces} de cada 10, pero perder cuesta más.</translation>
    </message>
    <message>
        <source>On average, passing brings you more.</source>
        <translation>De media, pasar te da más.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}, more than with any other suit.</source>
        <translation>Con {suit} tienes {trumps:one # triunfo|other # triunfos}, más que con ningún otro palo.</translation>
    </message>
    <message>
        <source>With {suit} you make about {have:one # trick|other # tricks}, the most of any suit.</source>
        <translation>Con {suit} haces {have:one más o menos una baza|other unas # bazas}, más que con ningún otro palo.</translation>
    </message>
    <message>
        <source>{card:The} becomes the second-highest trump.</source>
        <translation>{card:El} pasa a ser el segundo triunfo.</translation>
    </message>
    <message>
        <source>Another suit gives you as many trumps, but they are higher in {suit}.</source>
        <translation>Otro palo te da los mismos triunfos, pero en {suit} son más altos.</translation>
    </message>
    <message>
        <source>With {suit} you have fewer trumps, but higher ones.</source>
        <translation>Con {suit} tienes menos triunfos, pero más altos.</translation>
    </message>
    <message>
        <source>{card:The} may still win a trick as a plain card.</source>
        <translation>{card:El} aún puede ganar una baza fuera de los triunfos.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:0 no trump|one only one trump|other only # trumps}, and trumps win tricks.</source>
        <translation>Con {suit} {trumps:0 no tienes ningún triunfo|one tienes solo un triunfo|other tienes solo # triunfos}, y los triunfos ganan bazas.</translation>
    </message>
    <message>
        <source>Once that card has gone, {card:the} in your hand is the highest.</source>
        <translation>Cuando salga esa carta, {card:el} de tu mano será la más alta.</translation>
    </message>
    <message>
        <source>{card:The} in your hand is worth more beside it.</source>
        <translation>{card:El} de tu mano vale más junto a esa carta.</translation>
    </message>
    <message>
        <source>You have {number:one one card|other # cards} of {suit} to lead to {card:the}.</source>
        <translation>Tienes {number:one una carta|other # cartas} de {suit}: saliendo de ese palo puede ganar {card:el}.</translation>
    </message>
    <message>
        <source>You have {number:0 no card|one only one card} of {suit}: your ally will have the highest.</source>
        <translation>{number:0 No tienes ninguna carta|one Tienes solo una carta} de {suit}: tu aliado tendrá la más alta.</translation>
    </message>
    <message>
        <source>The others hold most cards of {suit}, so {card:the} should win a trick.</source>
        <translation>Los otros tienen casi todas las cartas de {suit}, así que {card:el} debería ganar una baza.</translation>
    </message>
    <message>
        <source>It is your lowest card of {suit}.</source>
        <translation>Es tu carta más baja de {suit}.</translation>
    </message>
    <message>
        <source>You may draw only {most:one # card|other # cards}: throw the weakest.</source>
        <translation>Solo puedes robar {most:one # carta|other # cartas}: descarta lo más flojo.</translation>
    </message>
    <message>
        <source>Keep trumps and kings: a new card is worth more than the rest.</source>
        <translation>Conserva triunfos y reyes: una carta nueva vale más que el resto.</translation>
    </message>
    <message>
        <source>Keep only your trumps: a new card is worth more than the rest.</source>
        <translation>Conserva solo tus triunfos: una carta nueva vale más que el resto.</translation>
    </message>
    <message>
        <source>Keep only your {kings:one king|other kings}: a new card is worth more than the rest.</source>
        <translation>Conserva solo {kings:one tu rey|other tus reyes}: una carta nueva vale más que el resto.</translation>
    </message>
    <message>
        <source>You have neither a trump nor a king: exchange every card.</source>
        <translation>No tienes ni triunfo ni rey: cambia todas las cartas.</translation>
    </message>
    <message>
        <source>{card:The} stays too: beside its king it may win a trick.</source>
        <translation>{card:El} se queda también: junto a su rey puede ganar una baza.</translation>
    </message>
    <message>
        <source>{card:The} stays with a lower card: it may win once the king is gone.</source>
        <translation>{card:El} se guarda junto con una carta más baja: puede ganar cuando haya salido el rey.</translation>
    </message>
    <message>
        <source>Throw your weakest cards: new ones may be better.</source>
        <translation>Descarta tus cartas más débiles: las nuevas pueden ser mejores.</translation>
    </message>
    <message>
        <source>Keep the kings, and {suit} for {trumps:one # trump|other # trumps}.</source>
        <translation>Conserva los reyes y tu palo más largo: con {suit} de triunfo llevas {trumps:one # triunfo|other # triunfos}.</translation>
    </message>
    <message>
        <source>Your partner draws after you: leave them {left:one # card|other # cards}.</source>
        <translation>Tu compañero roba después: déjale {left:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>You throw your last {suit}: unless you draw more, you may trump it.</source>
        <translation>Te quedas sin {suit}: si no robas más, podrás fallar ese palo.</translation>
    </message>
    <message>
        <source>Throw the cards that are likeliest to take a trick.</source>
        <translation>Descarta las cartas que más fácilmente se llevarían una baza.</translation>
    </message>
    <message>
        <source>Going on for all the tricks pays more, and it goes well nearly always.</source>
        <translation>Ir a por todas las bazas paga más, y sale bien casi siempre.</translation>
    </message>
    <message>
        <source>Play on: it goes well {wins:10 nearly always|other about # times in 10}.</source>
        <translation>Sigue jugando: sale bien {wins:10 casi siempre|other unas # veces de cada 10}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one only about # trick|other only about # tricks}: that is too few.</source>
        <translation>Con {suit} de triunfo {have:0 apenas haces una baza, y es poco|one solo haces una baza, y es poco|other solo haces unas # bazas, y son pocas}.</translation>
    </message>
    <message>
        <source>You have won already, and of the {left:one # trick|other # tricks} left {sure:0 none is|one only one is|other only # are} certain.</source>
        <translation>Ya has ganado, y {left:one queda # baza|other quedan # bazas}: {sure:0 ninguna es segura|one solo una es segura|other solo # son seguras}.</translation>
    </message>
    <message>
        <source>You have too few tricks to hope for codille.</source>
        <translation>Tienes muy pocas bazas para aspirar a dar codillo.</translation>
    </message>
    <message>
        <source>Your cards and tricks are too weak to win it yourself.</source>
        <translation>Tus cartas y bazas son demasiado flojas para ganarlo tú.</translation>
    </message>
    <message>
        <source>Your cards and tricks are good enough to win it yourself.</source>
        <translation>Tus cartas y bazas bastan para ganarlo tú.</translation>
    </message>
    <message>
        <source>The card turned up is a trump for certain: take it.</source>
        <translation>La carta vuelta es triunfo seguro: tómala.</translation>
    </message>
    <message>
        <source>All have passed, so the strong cards probably lie in the talon.</source>
        <translation>Todos han pasado: las cartas buenas estarán en la baceta.</translation>
    </message>
    <message>
        <source>If you turn up a king, you score a point.</source>
        <translation>Si vuelves un rey, te apuntas un punto.</translation>
    </message>
    <message>
        <source>A king that you show scores a point.</source>
        <translation>Un rey que enseñas vale un punto.</translation>
    </message>
    <message>
        <source>You gain nothing by keeping the talon secret.</source>
        <translation>No ganas nada guardando en secreto la baceta.</translation>
    </message>
    <message>
        <source>You would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>{wins:0 No ganarías casi nunca|one Solo ganarías una vez de cada 10|other Solo ganarías unas # veces de cada 10}.</translation>
    </message>
    <message>
        <source>You have no trump left, and {left:one # is|other # are} still out.</source>
        <translation>No te quedan triunfos, y {left:one queda # fuera|other quedan # fuera}.</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and you have {own:0 none|other #}.</source>
        <translation>Los demás tienen {tricks:one # baza|other # bazas} entre todos, y tú {own:0 ninguna|one una|other #}.</translation>
    </message>
    <message>
        <source>You can hardly win now, and after codille another player gets your chips.</source>
        <translation>Ya es muy difícil que ganes, y si te dan codillo otro jugador se lleva tus fichas.</translation>
    </message>
    <message>
        <source>You can hardly win, and throwing it in costs no more than a tie.</source>
        <translation>Apenas puedes ganar, y tirar el juego no cuesta más que un empate.</translation>
    </message>
</context>
<context>
    <name>Holds</name>
    <message>
        <source>With nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>¿Con cuánta seguridad?</translation>
    </message>
    <message>
        <source>5 times in 10</source>
        <translation>5 veces de cada 10</translation>
    </message>
    <message>
        <source>7 times in 10</source>
        <translation>7 veces de cada 10</translation>
    </message>
    <message>
        <source>9 times in 10</source>
        <translation>9 veces de cada 10</translation>
    </message>
    <message>
        <source>That is close to what the expert sees.</source>
        <translation>Se acerca a lo que ve el experto.</translation>
    </message>
    <message>
        <source>There, and you can be surer of it. This problem comes back another day.</source>
        <translation>Así es, y puedes estar más seguro. Este problema vuelve otro día.</translation>
    </message>
    <message>
        <source>There, but you cannot be that sure. This problem comes back another day.</source>
        <translation>Así es, pero no se puede estar tan seguro. Este problema vuelve otro día.</translation>
    </message>
    <message>
        <source>Above: your answer. Below: what the expert sees.</source>
        <translation>Arriba: tu respuesta. Abajo: lo que ve el experto.</translation>
    </message>
    <message>
        <source>This time it is with {name}.</source>
        <translation>Esta vez la tiene {name}.</translation>
    </message>
    <message>
        <source>This time nobody has it.</source>
        <translation>Esta vez no la tiene nadie.</translation>
    </message>
    <message>
        <source>Where is {card:the}, most likely?</source>
        <translation>¿Quién es más probable que tenga {card:el}?</translation>
    </message>
    <message>
        <source>Most likely it is with {name}: {percent}.</source>
        <translation>Lo más probable es que la tenga {name}: {percent}.</translation>
    </message>
    <message>
        <source>Most likely nobody has it: {percent}.</source>
        <translation>Lo más probable es que no la tenga nadie: {percent}.</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>Show the &amp;chief ones only</source>
        <translation>Ver solo las &amp;principales</translation>
    </message>
    <message>
        <source>Show &amp;all house rules</source>
        <translation>Ver &amp;todas las reglas</translation>
    </message>
    <message>
        <source>Hid&amp;e the house rules</source>
        <translation>&amp;Ocultar las reglas de la casa</translation>
    </message>
    <message>
        <source>Chang&amp;e the house rules</source>
        <translation>Cambi&amp;ar las reglas de la casa</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>Las del &amp;reglamento</translation>
    </message>
    <message>
        <source>All as in the rule book</source>
        <translation>Todo como en el reglamento</translation>
    </message>
    <message>
        <source>Not as in the rule book: {rules}</source>
        <translation>Distinto del reglamento: {rules}</translation>
    </message>
</context>
<context>
    <name>KeyPage</name>
    <message>
        <source>From part to part of the table</source>
        <translation>De una parte de la mesa a otra</translation>
    </message>
    <message>
        <source>The table read out</source>
        <translation>La mesa leída en voz alta</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>A replay</source>
        <translation>Un repaso</translation>
    </message>
    <message>
        <source>Dialogs</source>
        <translation>Cuadros de diálogo</translation>
    </message>
    <message>
        <source>The path of lessons</source>
        <translation>El camino de las lecciones</translation>
    </message>
    <message>
        <source>The rule book</source>
        <translation>Las reglas</translation>
    </message>
    <message>
        <source>These keys work at any time. The words are shown, and a screen reader says them.</source>
        <translation>Estas teclas sirven en todo momento. Las palabras se muestran, y un lector de pantalla las dice.</translation>
    </message>
    <message>
        <source>Each button shows its key. It works wherever you are, and is the same through the deal.</source>
        <translation>Cada botón muestra su tecla. Sirve estés donde estés, y es la misma durante toda la mano.</translation>
    </message>
    <message>
        <source>Alt and the underlined letter of a button or a field leads to it.</source>
        <translation>Alt y la letra subrayada de un botón o de un campo llevan a él.</translation>
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
        <translation>1 a 9, y 0 para la décima</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 a 4</translation>
    </message>
    <message>
        <source>F6 leads round the parts of the table, from your cards to the tools. The arrow keys lead along each part.</source>
        <translation>F6 recorre las partes de la mesa, de tus cartas a las herramientas. Las flechas recorren cada parte.</translation>
    </message>
    <message>
        <source>Score sheet and sittings</source>
        <translation>Hoja de tanteo y partidas</translation>
    </message>
    <message>
        <source>Lists, log, last trick, settlement, other cards</source>
        <translation>Listas, crónica, última baza, cuenta, las demás cartas</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>La primera página</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Una lección</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>B</source>
        <translation>D</translation>
    </message>
    <message>
        <source>D</source>
        <translation>R</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Flecha izquierda</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>Flecha derecha</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Up arrow</source>
        <translation>Flecha arriba</translation>
    </message>
    <message>
        <source>Down arrow</source>
        <translation>Flecha abajo</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
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
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>To the next thing in this part</source>
        <translation>Al elemento siguiente de esta parte</translation>
    </message>
    <message>
        <source>To the thing before</source>
        <translation>Al elemento anterior</translation>
    </message>
    <message>
        <source>Back to your cards</source>
        <translation>De vuelta a tus cartas</translation>
    </message>
    <message>
        <source>To the next card or button</source>
        <translation>A la carta o al botón siguiente</translation>
    </message>
    <message>
        <source>To the card or button before</source>
        <translation>A la carta o al botón anterior</translation>
    </message>
    <message>
        <source>Choose the card at that place; press again to play or throw it</source>
        <translation>Elige la carta de ese lugar; si la pulsas otra vez, la juega o la descarta</translation>
    </message>
    <message>
        <source>To the card on the left</source>
        <translation>A la carta de la izquierda</translation>
    </message>
    <message>
        <source>To the card on the right</source>
        <translation>A la carta de la derecha</translation>
    </message>
    <message>
        <source>Raise the chosen card, then play it; in the exchange, throw or keep it</source>
        <translation>Levanta la carta elegida y luego la juega; en el descarte, la descarta o la guarda</translation>
    </message>
    <message>
        <source>In the exchange, throw all up to this card, as Shift and click do</source>
        <translation>En el descarte, descarta todas las cartas desde la última hasta esta, como un clic con Mayús</translation>
    </message>
    <message>
        <source>Lower the raised card, or take back the last discard</source>
        <translation>Baja la carta levantada o deshace el último descarte</translation>
    </message>
    <message>
        <source>While you are asked nothing: go on, and put away a trick that waits</source>
        <translation>Mientras no se te pregunta nada: sigue, y recoge la baza que espera</translation>
    </message>
    <message>
        <source>Press the golden button: play the raised card, or go on</source>
        <translation>Pulsa el botón dorado: juega la carta levantada, o sigue</translation>
    </message>
    <message>
        <source>Play on after all, when you are asked whether you surrender</source>
        <translation>Sigue jugando, cuando se te pregunta si te rindes</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Hacer lo que dice la pista</translation>
    </message>
    <message>
        <source>Name the suit, or call the card, with that number</source>
        <translation>Nombra el palo, o llama a la carta, de ese número</translation>
    </message>
    <message>
        <source>To the line above or below</source>
        <translation>A la línea de arriba o de abajo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Let it go on, or stop it</source>
        <translation>Lo deja seguir o lo para</translation>
    </message>
    <message>
        <source>End the replay</source>
        <translation>Termina el repaso</translation>
    </message>
    <message>
        <source>Press the button with the frame, or else the golden one</source>
        <translation>Pulsa el botón enmarcado o, si no, el dorado</translation>
    </message>
    <message>
        <source>Close without an answer</source>
        <translation>Cierra sin responder</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>Al campo o botón siguiente</translation>
    </message>
    <message>
        <source>To the field or button before</source>
        <translation>Al campo o botón anterior</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Las reglas</translation>
    </message>
    <message>
        <source>To the station before, or the next</source>
        <translation>A la estación anterior o a la siguiente</translation>
    </message>
    <message>
        <source>To the chapter before, or the next</source>
        <translation>Al capítulo anterior o al siguiente</translation>
    </message>
    <message>
        <source>To the first station, or the last</source>
        <translation>A la primera estación o a la última</translation>
    </message>
    <message>
        <source>Begin the station with the frame</source>
        <translation>Empezar la estación con el marco</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Vuelve a la página anterior</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>To the next place found</source>
        <translation>Al siguiente resultado</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Letra más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Letra más pequeña</translation>
    </message>
    <message>
        <source>Copy the whole sheet</source>
        <translation>Copia toda la hoja</translation>
    </message>
    <message>
        <source>To the row above or below</source>
        <translation>A la fila de arriba o de abajo</translation>
    </message>
    <message>
        <source>Explain the word in focus, or the next word on the table</source>
        <translation>Explicar el término marcado, o el siguiente de la mesa</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Mover la carta a la izquierda</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Mover la carta a la derecha</translation>
    </message>
    <message>
        <source>W</source>
        <translation>P</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>The first of the offers</source>
        <translation>La primera de las ofertas</translation>
    </message>
    <message>
        <source>Go on, once you have read the bubble</source>
        <translation>Seguir, cuando hayas leído el bocadillo</translation>
    </message>
    <message>
        <source>Give the answer with that number</source>
        <translation>Dar la respuesta con ese número</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: up</source>
        <translation>En una lista de pujas o una cuenta larga: arriba</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: down</source>
        <translation>En una lista de pujas o una cuenta larga: abajo</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page up</source>
        <translation>En una lista de pujas o una cuenta larga: una página arriba</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page down</source>
        <translation>En una lista de pujas o una cuenta larga: una página abajo</translation>
    </message>
    <message>
        <source>V</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>{name} (in part)</source>
        <translation>{name} (en parte)</translation>
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
        <translation>El camino</translation>
    </message>
    <message>
        <source>The chapters</source>
        <translation>Los capítulos</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Ejercicio rápido</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Aprender de los errores</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>The rules, one new thing in each deal.</source>
        <translation>Las reglas, algo nuevo en cada mano.</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juzgar</translation>
    </message>
    <message>
        <source>What your hand is worth, and what your cards can do.</source>
        <translation>Cuánto vale tu juego y qué pueden tus cartas.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>As much as you like, of what you choose.</source>
        <translation>Tanto como quieras, de lo que elijas.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Dominar</translation>
    </message>
    <message>
        <source>Look at nine cards, and say whether you play.</source>
        <translation>Mira nueve cartas y di si juegas.</translation>
    </message>
    <message>
        <source>Which cards go, and which stay?</source>
        <translation>¿Qué cartas se van y cuáles se quedan?</translation>
    </message>
    <message>
        <source>Two of you must stop one.</source>
        <translation>Entre dos tenéis que parar a uno.</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. Trumps now, or later?</source>
        <translation>Eres el hombre y sales. ¿Triunfos ahora o después?</translation>
    </message>
    <message>
        <source>You are the Ombre. One card is best.</source>
        <translation>Eres el hombre. Una carta es la mejor.</translation>
    </message>
    <message>
        <source>You play. Which suit shall be trump?</source>
        <translation>Juegas tú. ¿Qué palo será triunfo?</translation>
    </message>
    <message>
        <source>The last chance to give up. Or do you play on?</source>
        <translation>La última ocasión de rendirse. ¿O sigues jugando?</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop, or try for all nine?</source>
        <translation>Cinco bazas son tuyas. ¿Pararte o intentar las nueve?</translation>
    </message>
    <message>
        <source>Problems from real deals of this game.</source>
        <translation>Problemas de manos reales de este juego.</translation>
    </message>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>Hoy no vuelve ningún error tuyo.</translation>
    </message>
    <message>
        <source>{count:one # position|other # positions} that you missed, in new cards.</source>
        <translation>{count:one # posición que fallaste|other # posiciones que fallaste}, con otras cartas.</translation>
    </message>
    <message>
        <source>Drill, {title}</source>
        <translation>Ejercicio rápido, {title}</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>&amp;Hacerlo</translation>
    </message>
    <message>
        <source>Next: the lesson “{title}”.</source>
        <translation>Siguiente: la lección «{title}».</translation>
    </message>
    <message>
        <source>Next: practise “{theme}”, which costs you most.</source>
        <translation>Siguiente: practica «{theme}», que es lo que más te cuesta.</translation>
    </message>
    <message>
        <source>Next: today’s deal, {game}.</source>
        <translation>Siguiente: la mano del día, {game}.</translation>
    </message>
    <message>
        <source>Next: {count:one # position that you missed comes|other # positions that you missed come} back today.</source>
        <translation>Siguiente: hoy {count:one vuelve # posición que fallaste|other vuelven # posiciones que fallaste}.</translation>
    </message>
    <message>
        <source>So far, this lesson is in English only.</source>
        <translation>Esta lección está por ahora solo en inglés.</translation>
    </message>
    <message>
        <source>Exercises of lesson {number}.</source>
        <translation>Ejercicios de la lección {number}.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>When to dare, when to give up, and where the cards are.</source>
        <translation>Cuándo arriesgar, cuándo rendirse y dónde están las cartas.</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}</source>
        <translation>Lección {number}, {title}</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, next</source>
        <translation>Lección {number}, {title}, la siguiente</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, done</source>
        <translation>Lección {number}, {title}, hecha</translation>
    </message>
    <message>
        <source>Problems, {title}</source>
        <translation>Problemas, {title}</translation>
    </message>
    <message>
        <source>Problems, {title}, done</source>
        <translation>Problemas, {title}, hechos</translation>
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
        <translation>{right:one # resuelto|other # resueltos}</translation>
    </message>
    <message>
        <source>{count} today</source>
        <translation>{count} hoy</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Whist, Hearts, Spades</source>
        <translation>Whist, corazones, picas</translation>
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
        <translation>Tarock, tarot</translation>
    </message>
    <message>
        <source>Tressette, Tute, Briscola</source>
        <translation>Tute, brisca, guiñote</translation>
    </message>
    <message>
        <source>What do you know already?</source>
        <translation>¿Qué juego conoces ya?</translation>
    </message>
    <message>
        <source>On to the next lesson</source>
        <translation>A la lección siguiente</translation>
    </message>
    <message>
        <source>Now a real game, with all helps</source>
        <translation>Ahora una partida de verdad, con todas las ayudas</translation>
    </message>
    <message>
        <source>What the teacher said</source>
        <translation>Lo que dijo el maestro</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Again from the beginning</source>
        <translation>Otra vez desde el principio</translation>
    </message>
    <message>
        <source>{trick:1 Again from the first trick|2 Again from the second trick|3 Again from the third trick|4 Again from the fourth trick|5 Again from the fifth trick|6 Again from the sixth trick|7 Again from the seventh trick|8 Again from the eighth trick|9 Again from the last trick|other Again from trick #}</source>
        <translation>{trick:1 Otra vez desde la primera baza|2 Otra vez desde la segunda baza|3 Otra vez desde la tercera baza|4 Otra vez desde la cuarta baza|5 Otra vez desde la quinta baza|6 Otra vez desde la sexta baza|7 Otra vez desde la séptima baza|8 Otra vez desde la octava baza|9 Otra vez desde la última baza|other Otra vez desde la baza #}</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Basta por hoy</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Volver a mi partida</translation>
    </message>
    <message>
        <source>Now without me: the same opponents</source>
        <translation>Ahora sin mí: contra los mismos</translation>
    </message>
    <message>
        <source>That went wrong. Try again, or go on?</source>
        <translation>Ha salido mal. ¿Otra vez, o adelante?</translation>
    </message>
    <message>
        <source>Well played. What next?</source>
        <translation>Bien jugado. ¿Y ahora?</translation>
    </message>
    <message>
        <source>This lesson cannot be read</source>
        <translation>Esta lección no se puede leer</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>Hay un error en {file}.</translation>
    </message>
    <message>
        <source>Your games and what you have learned so far are untouched.</source>
        <translation>Tus partidas y lo que llevas aprendido siguen intactos.</translation>
    </message>
    <message>
        <source>Well played. The score starts again in the next lesson.</source>
        <translation>Bien jugado. En la lección siguiente el tanteo empieza de nuevo.</translation>
    </message>
    <message>
        <source>That went wrong. The score starts again in the next lesson.</source>
        <translation>Ha salido mal. En la lección siguiente el tanteo empieza de nuevo.</translation>
    </message>
    <message>
        <source>I would play {better:the}: that wins about {best:one once|other # times} in 10, {chosen:the} {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>Yo echaría {better:el}: gana {best:one una vez|other unas # veces} de 10, y {chosen:el} {own:0 casi nunca|one solo una|other solo #}. Elige otra vez.</translation>
    </message>
    <message>
        <source>I would play {better:the}: on average it brings more. Choose again.</source>
        <translation>Yo echaría {better:el}: de media da más. Elige otra vez.</translation>
    </message>
    <message>
        <source>Another choice brings more on average. Choose again.</source>
        <translation>Hay otra cosa que de media da más. Elige otra vez.</translation>
    </message>
    <message>
        <source>Another choice wins about {best:one once|other # times} in 10, this one {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>Hay otra cosa que gana {best:one una vez|other unas # veces} de 10; esto, {own:0 casi nunca|one solo una|other solo #}. Elige otra vez.</translation>
    </message>
    <message>
        <source>The rings show what the teacher advises. F7 shows what the teacher said last.</source>
        <translation>Los aros muestran lo que aconseja el maestro. F7 muestra lo último que dijo.</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Ninguno de estos</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Forgets nothing, and tries every card against dozens of hands the others may hold.</source>
        <translation>No olvida nada y prueba cada carta contra docenas de manos que pueden tener los demás.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Forgets nothing, bids by the book, and thinks of fewer cases.</source>
        <translation>No olvida nada, puja como mandan los libros y examina menos casos.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Bueno</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>As strong as I am</source>
        <translation>Como yo</translation>
    </message>
    <message>
        <source>Plays about as well as you do, and changes with you.</source>
        <translation>Juega más o menos tan bien como tú, y cambia contigo.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as a novice.</source>
        <translation>Juega más o menos tan bien como tú: ahora como un novato.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between novice and steady.</source>
        <translation>Juega más o menos tan bien como tú: ahora entre novato y bueno.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now steady.</source>
        <translation>Juega más o menos tan bien como tú: ahora como uno bueno.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between steady and strong.</source>
        <translation>Juega más o menos tan bien como tú: ahora entre bueno y fuerte.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now strong.</source>
        <translation>Juega más o menos tan bien como tú: ahora como uno fuerte.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between strong and expert.</source>
        <translation>Juega más o menos tan bien como tú: ahora entre fuerte y experto.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as an expert.</source>
        <translation>Juega más o menos tan bien como tú: ahora como un experto.</translation>
    </message>
    <message>
        <source>Even-tempered: goes by the figures.</source>
        <translation>De temple sereno: se guía por los números.</translation>
    </message>
    <message>
        <source>Cautious: bids on good cards only, and gives up in time.</source>
        <translation>Con prudencia: solo puja con buenas cartas y se rinde a tiempo.</translation>
    </message>
    <message>
        <source>Stubborn: never gives a game up, and leads the same suit again and again.</source>
        <translation>Con terquedad: nunca se rinde, y sale una y otra vez del mismo palo.</translation>
    </message>
    <message>
        <source>Thrifty: saves spadille for later, and draws few cards as a defender.</source>
        <translation>Con ahorro: guarda la espadilla para después y, de contra, roba pocas cartas.</translation>
    </message>
    <message>
        <source>Wins about half a chip a deal less than the expert at Renegado.</source>
        <translation>En el renegado gana cerca de media ficha menos por mano que el experto.</translation>
    </message>
    <message>
        <source>Wins about a chip a deal less than the expert at Renegado.</source>
        <translation>En el renegado gana cerca de una ficha menos por mano que el experto.</translation>
    </message>
    <message>
        <source>Wins about {number} chips a deal less than the expert at Renegado.</source>
        <translation>En el renegado gana cerca de {number} fichas menos por mano que el experto.</translation>
    </message>
    <message>
        <source>A club player who knows the maxims, remembers three tricks and has two habits.</source>
        <translation>Aficionado de club: conoce las máximas, recuerda tres bazas y tiene dos costumbres.</translation>
    </message>
    <message>
        <source>Bids too much, remembers two tricks, and has three habits you can learn.</source>
        <translation>Puja de más, recuerda dos bazas y tiene tres costumbres que se pueden aprender.</translation>
    </message>
    <message>
        <source>Bold: bids on little, and likes to play alone and for all nine tricks.</source>
        <translation>Con audacia: puja con poco, y le gusta jugar en solitario y a por las nueve bazas.</translation>
    </message>
    <message>
        <source>Hot-headed: as Ombre leads every trump from the top.</source>
        <translation>Con ímpetu: de hombre arrastra con todos los triunfos, de mayor a menor.</translation>
    </message>
    <message>
        <source>A gambler: would rather turn up a trump than name one.</source>
        <translation>Con espíritu de juego: prefiere volver un triunfo a nombrarlo.</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
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
        <translation>Ganado</translation>
    </message>
    <message>
        <source>Without luck, where it is known</source>
        <translation>Sin la suerte, donde se conoce</translation>
    </message>
    <message>
        <source>Your luck is not known in any of these deals yet. “Review this deal” works it out, and so does the coach (Preferences, Play).</source>
        <translation>Aún no se conoce tu suerte en ninguna de estas manos. La calcula «Analizar esta mano», y también el entrenador (Preferencias, Juego).</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In points, it gave {luck}.</source>
        <translation>Se conoce tu suerte en {deals} de {of} manos desde el {date}. En puntos dio {luck}.</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In chips, it gave {luck}.</source>
        <translation>Se conoce tu suerte en {deals} de {of} manos desde el {date}. En fichas dio {luck}.</translation>
    </message>
    <message>
        <source>Luck is the worth of your hands and how the other cards lay. With all choices it makes what was won, without antes and pool.</source>
        <translation>La suerte es lo que valían tus manos y cómo estaban las demás cartas. Con todas las decisiones suma lo ganado, sin apuestas iniciales ni plato.</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Analizadas</translation>
    </message>
    <message>
        <source>Your hands</source>
        <translation>Tus manos</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Otras cartas</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>Sin la suerte</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Tus decisiones</translation>
    </message>
    <message>
        <source>Others’ choices</source>
        <translation>Decisiones ajenas</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>All reviewed deals</source>
        <translation>Todas las manos analizadas</translation>
    </message>
    <message>
        <source>Without the luck that is known: {amount}. The page “Luck and skill” has the figures.</source>
        <translation>Sin la suerte conocida: {amount}. La página «Suerte y destreza» da las cifras.</translation>
    </message>
</context>
<context>
    <name>Maxims</name>
    <message>
        <source>trumps</source>
        <translation>triunfo; m</translation>
    </message>
    <message>
        <source>Keep low cards, throw from the high ones.</source>
        <translation>Guarda cartas bajas; descarta de entre las altas.</translation>
    </message>
    <message>
        <source>Keep trumps and kings, throw from the rest.</source>
        <translation>Guarda triunfos y reyes; descarta de entre las demás.</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you take over, you play on as the Ombre.</source>
        <translation>Si nadie la sigue, el hombre ha perdido. Si la sigues tú, pasas a ser el hombre.</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you refuse, the play goes on.</source>
        <translation>Si todos aceptan, el hombre ha perdido. Si te niegas, se sigue jugando.</translation>
    </message>
    <message>
        <source>The others must follow suit if they can.</source>
        <translation>Los demás tienen que asistir si pueden.</translation>
    </message>
    <message>
        <source>{suit:Name} were led: follow suit.</source>
        <translation>Han salido de {suit}: tienes que asistir.</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card.</source>
        <translation>No tienes {suit}: juega la que quieras.</translation>
    </message>
    <message>
        <source>You have no {suit}: play a trump.</source>
        <translation>No tienes {suit}: juega un triunfo.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Spanish or French &amp;cards</source>
        <translation>Baraja española o &amp;francesa</translation>
    </message>
    <message>
        <source>French &amp;cards only</source>
        <translation>Solo baraja &amp;francesa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>A deal a da&amp;y…</source>
        <translation>La mano del &amp;día…</translation>
    </message>
    <message>
        <source>&amp;End the sitting</source>
        <translation>&amp;Terminar la partida</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Abrir un registro…</translation>
    </message>
    <message>
        <source>Save the &amp;record…</source>
        <translation>&amp;Guardar el registro…</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture of this deal…</source>
        <translation>Guardar una imagen de la &amp;mano…</translation>
    </message>
    <message>
        <source>A deal by ha&amp;nd…</source>
        <translation>Una mano carta a ca&amp;rta…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Hoja de tante&amp;o</translation>
    </message>
    <message>
        <source>Beside the e&amp;xpert…</source>
        <translation>Junto al e&amp;xperto…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>The last &amp;trick</source>
        <translation>Última &amp;baza</translation>
    </message>
    <message>
        <source>What has &amp;happened</source>
        <translation>&amp;Crónica de la mano</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>To my c&amp;ards</source>
        <translation>Ir a tus c&amp;artas</translation>
    </message>
    <message>
        <source>How it &amp;stands</source>
        <translation>Cómo &amp;va el juego</translation>
    </message>
    <message>
        <source>The trick &amp;on the table</source>
        <translation>La baza en la &amp;mesa</translation>
    </message>
    <message>
        <source>The &amp;players</source>
        <translation>Los &amp;jugadores</translation>
    </message>
    <message>
        <source>&amp;Where the cards are…</source>
        <translation>&amp;Dónde están las cartas…</translation>
    </message>
    <message>
        <source>Repeat the last &amp;message</source>
        <translation>&amp;Repetir el último aviso</translation>
    </message>
    <message>
        <source>To the &amp;next part of the table</source>
        <translation>A la parte &amp;siguiente de la mesa</translation>
    </message>
    <message>
        <source>To the part be&amp;fore</source>
        <translation>A la parte a&amp;nterior</translation>
    </message>
    <message>
        <source>Soun&amp;ds on or off</source>
        <translation>Con sonidos o sin &amp;ellos</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Belinda&apos;s game</source>
        <translation>La mano de &amp;Belinda</translation>
    </message>
    <message>
        <source>&amp;About Ombre</source>
        <translation>&amp;Acerca de Ombre</translation>
    </message>
    <message>
        <source>Bi&amp;gger letters, keys, contrast…</source>
        <translation>&amp;Letras más grandes, teclas, contraste…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Just play</source>
        <translation>&amp;Jugar ya</translation>
    </message>
    <message>
        <source>&amp;Weigh the throw…</source>
        <translation>Sopesar el desca&amp;rte…</translation>
    </message>
    <message>
        <source>Print a dec&amp;k…</source>
        <translation>&amp;Imprimir una baraja…</translation>
    </message>
    <message>
        <source>&amp;Learn it at the table</source>
        <translation>A&amp;prender en la mesa</translation>
    </message>
    <message>
        <source>Learn from &amp;mistakes</source>
        <translation>Apre&amp;nder de los errores</translation>
    </message>
    <message>
        <source>The &amp;teacher&apos;s last words</source>
        <translation>Las últimas palabras del &amp;maestro</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>Dejar la &amp;lección</translation>
    </message>
    <message>
        <source>Sort my cards a&amp;gain</source>
        <translation>Volver a &amp;ordenar tus cartas</translation>
    </message>
    <message>
        <source>S&amp;ittings…</source>
        <translation>Part&amp;idas…</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>Una p&amp;ista</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>Chec&amp;k this deal&apos;s shuffle</source>
        <translation>Co&amp;mprobar el barajado de esta mano</translation>
    </message>
    <message>
        <source>Go for&amp;ward again</source>
        <translation>Vo&amp;lver a avanzar</translation>
    </message>
    <message>
        <source>Decid&amp;e this for me</source>
        <translation>&amp;Que decida el experto</translation>
    </message>
    <message>
        <source>Play the rest &amp;out</source>
        <translation>Jugar &amp;hasta el final</translation>
    </message>
    <message>
        <source>P&amp;lay this deal for me</source>
        <translation>Ju&amp;gar esta mano por mí</translation>
    </message>
    <message>
        <source>M&amp;y decisions…</source>
        <translation>Mis j&amp;ugadas…</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Ma&amp;no</translation>
    </message>
    <message>
        <source>&amp;Deal by code or number…</source>
        <translation>Repartir por código o &amp;número…</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;code</source>
        <translation>Copiar el &amp;código de esta mano</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;record</source>
        <translation>Copiar el &amp;registro de esta mano</translation>
    </message>
    <message>
        <source>&amp;Paste a record or a code</source>
        <translation>&amp;Pegar un registro o un código</translation>
    </message>
    <message>
        <source>Play this deal &amp;again…</source>
        <translation>Jugar de nue&amp;vo esta mano…</translation>
    </message>
    <message>
        <source>Restore a back&amp;up…</source>
        <translation>Rec&amp;uperar una copia…</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>Hacer una &amp;copia de todo…</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>&amp;Analizar esta mano</translation>
    </message>
    <message>
        <source>Le&amp;ssons and problems…</source>
        <translation>Lecci&amp;ones y problemas…</translation>
    </message>
    <message>
        <source>&amp;How the others think</source>
        <translation>&amp;Cómo piensan los rivales</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Probl&amp;emas</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Co&amp;py the details</source>
        <translation>Co&amp;piar los detalles</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>Ver los &amp;detalles</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Hide the &amp;details</source>
        <translation>Ocultar los &amp;detalles</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>Not every game can be played here: a part of the program is missing.</source>
        <translation>Aquí no se puede jugar a todos los juegos: falta una parte del programa.</translation>
    </message>
    <message>
        <source>You cannot be asked this</source>
        <translation>No se te puede preguntar esto</translation>
    </message>
    <message>
        <source>It is your turn, but the part that would let you answer is missing.</source>
        <translation>Te toca a ti, pero al programa le falta la parte con la que responderías.</translation>
    </message>
    <message>
        <source>The sitting is kept as it stands. You can take back your last decision or begin another game.</source>
        <translation>La partida se guarda tal como está. Puedes deshacer tu última decisión o empezar otra partida.</translation>
    </message>
    <message>
        <source>This game is played with French cards.</source>
        <translation>Este juego se juega con baraja francesa.</translation>
    </message>
    <message>
        <source>Its eights, nines and tens, or its words, need the French deck.</source>
        <translation>Sus ochos, nueves y dieces, o sus palabras, piden la baraja francesa.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>A new game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Española</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>The sitting</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>With each of these numbers, everybody deals equally often.</source>
        <translation>Con cualquiera de estos números, todos dan las mismas veces.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>What a table agrees on before it plays. The rules of the book are set already.</source>
        <translation>Lo que una mesa acuerda antes de jugar. Ya están puestas las del reglamento.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>You can change them at any moment of the game.</source>
        <translation>Puedes cambiarla en cualquier momento de la partida.</translation>
    </message>
    <message>
        <source>No fixed end</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>D&amp;uplicate: the expert plays the same deals</source>
        <translation>D&amp;uplicado: el experto juega lo mismo</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquier número</translation>
    </message>
    <message>
        <source>Number of the &amp;first deal</source>
        <translation>Número de la &amp;primera mano</translation>
    </message>
    <message>
        <source>Everybody who plays the same number has the same cards. Each deal stands alone.</source>
        <translation>Quien juega el mismo número tiene las mismas cartas. Cada mano vale por sí sola.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Length, cards, house rules</source>
        <translation>Duración, cartas, reglas de la casa</translation>
    </message>
    <message>
        <source>How the opponents &amp;think…</source>
        <translation>Cómo p&amp;iensan los rivales…</translation>
    </message>
    <message>
        <source>The numbers go from 1 to 4,000,000,000.</source>
        <translation>Los números van de 1 a 4.000.000.000.</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Where the cards are</source>
        <translation>Dónde están las cartas</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Lo que se hizo</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Who may have it</source>
        <translation>Quién puede tenerla</translation>
    </message>
    <message>
        <source>The hand has</source>
        <translation>La mano tiene</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Las cartas están dadas.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>That told hardly anything new.</source>
        <translation>Eso apenas dijo nada nuevo.</translation>
    </message>
    <message>
        <source>Choose what another player did, to see what it told.</source>
        <translation>Elige lo que hizo otro jugador para ver qué reveló.</translation>
    </message>
    <message>
        <source>Nobody can tell yet what a bid means in this game.</source>
        <translation>Nadie sabe aún qué revela una apuesta en este juego.</translation>
    </message>
    <message>
        <source>This cannot be worked out just now.</source>
        <translation>Ahora mismo no se puede calcular.</translation>
    </message>
    <message>
        <source>Every card that matters has been played.</source>
        <translation>Ya se han jugado todas las cartas que importan.</translation>
    </message>
    <message>
        <source>Worked out from what you may see, as if experts played. Beginners are harder to read.</source>
        <translation>Calculado con lo que puedes ver, como si jugaran expertos. A los principiantes cuesta más leerlos.</translation>
    </message>
    <message>
        <source>Hatched: with nobody who plays now.</source>
        <translation>Rayado: en la baceta o descartada.</translation>
    </message>
    <message>
        <source>&amp;Before and after</source>
        <translation>&amp;Antes y después</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>with nobody</source>
        <translation>con nadie</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>{card:The}</source>
        <translation>{card:El}</translation>
    </message>
    <message>
        <source>{number:one # trump or more|other # trumps or more}</source>
        <translation>{number:one # triunfo o más|other # triunfos o más}</translation>
    </message>
    <message>
        <source>A trump below the matadors</source>
        <translation>Un triunfo inferior a los matadores</translation>
    </message>
    <message>
        <source>A card of {suit}</source>
        <translation>Una carta de {suit}</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} or more of one suit</source>
        <translation>{number:one # carta|other # cartas} o más de un palo</translation>
    </message>
    <message>
        <source>Not {card:the}</source>
        <translation>No tiene {card:el}</translation>
    </message>
    <message>
        <source>{number:0 No trump|one At most # trump|other At most # trumps}</source>
        <translation>{number:0 Ningún triunfo|one Como mucho # triunfo|other Como mucho # triunfos}</translation>
    </message>
    <message>
        <source>No trump below the matadors</source>
        <translation>Ningún triunfo inferior a los matadores</translation>
    </message>
    <message>
        <source>No {suit}</source>
        <translation>Ninguna carta de {suit}</translation>
    </message>
    <message>
        <source>At most {number:one # card|other # cards} of each suit</source>
        <translation>Como mucho {number:one # carta|other # cartas} de cada palo</translation>
    </message>
    <message>
        <source>{name} {percent}</source>
        <translation>{name} {percent}</translation>
    </message>
    <message>
        <source>{trait}: that is certain.</source>
        <translation>{trait}: es seguro.</translation>
    </message>
    <message>
        <source>{trait}: {percent}, before {before}.</source>
        <translation>{trait}: {percent}, antes {before}.</translation>
    </message>
    <message>
        <source>What that told about {name}:</source>
        <translation>Lo que eso reveló de {name}:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>What would they do?</source>
        <translation>¿Qué harían los demás?</translation>
    </message>
    <message>
        <source>Each as they usually play, by what this seat could see.</source>
        <translation>Cada cual según suele jugar, con lo que se veía desde este puesto.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Would</source>
        <translation>Haría</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>piensa…</translation>
    </message>
    <message>
        <source>does not say</source>
        <translation>no lo dice</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>All would do the same: {action}.</source>
        <translation>Todos harían lo mismo: {action}.</translation>
    </message>
    <message>
        <source>{number} of {all} would do this: {action}.</source>
        <translation>{number} de {all} harían esto: {action}.</translation>
    </message>
</context>
<context>
    <name>OpponentPlace</name>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Nivel</translation>
    </message>
</context>
<context>
    <name>OutsideGames</name>
    <message>
        <source>Copy your games?</source>
        <translation>¿Copiar tus partidas?</translation>
    </message>
    <message>
        <source>Another installation of Ombre keeps games on this computer.</source>
        <translation>Otra instalación de Ombre guarda partidas en este ordenador.</translation>
    </message>
    <message>
        <source>Its own folder is empty: your games and preferences can be copied into it. Those in {folder} stay as they are.</source>
        <translation>Su propia carpeta está vacía: tus partidas y preferencias se pueden copiar en ella. Las de {folder} quedan como están.</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>&amp;Copiarlas</translation>
    </message>
    <message>
        <source>&amp;Begin without them</source>
        <translation>&amp;Empezar sin ellas</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>yours</source>
        <translation>tuyo</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>por salir</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ya salió</translation>
    </message>
    <message>
        <source>held in front</source>
        <translation>en la mano de delante</translation>
    </message>
    <message>
        <source>You: took it</source>
        <translation>Tú: te la llevas</translation>
    </message>
    <message>
        <source>{name:Name}: took it</source>
        <translation>{name:Name}: se la lleva</translation>
    </message>
    <message>
        <source>Thrown by you</source>
        <translation>Tu descarte</translation>
    </message>
    <message>
        <source>You took the trick.</source>
        <translation>Has ganado la baza.</translation>
    </message>
    <message>
        <source>{name:Name} took the trick.</source>
        <translation>{name:Name} ha ganado la baza.</translation>
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
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>The others take the rest</source>
        <translation>Los otros se llevan el resto</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Me quedo con todas</translation>
    </message>
    <message>
        <source>Draw {number}</source>
        <translation>Robar {number}</translation>
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
        <translation>Descartadas: {thrown}; al menos {least}</translation>
    </message>
    <message>
        <source>{thrown} thrown, no more</source>
        <translation>Descartadas: {thrown}, ni una más</translation>
    </message>
    <message>
        <source>{thrown} thrown, up to {most}</source>
        <translation>{thrown:one # descartada|other # descartadas} (máximo {most})</translation>
    </message>
    <message>
        <source>You keep {card:the}</source>
        <translation>Te quedas con {card:el}</translation>
    </message>
    <message>
        <source>Keep one of these, or none</source>
        <translation>Quédate con una de estas o con ninguna</translation>
    </message>
    <message>
        <source>None of these may be kept</source>
        <translation>No puedes quedarte con ninguna</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardarla</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>No guardar ninguna</translation>
    </message>
    <message>
        <source>Play {card:the}: gano</source>
        <translation>Jugar {card:el}: gano</translation>
    </message>
    <message>
        <source>Play {card:the}</source>
        <translation>Jugar {card:el}</translation>
    </message>
    <message>
        <source>{name} says gano: let {card:the} win.</source>
        <translation>{name} dice gano: deja que gane {card:el}.</translation>
    </message>
    <message>
        <source>You do not play it</source>
        <translation>No lo juegas</translation>
    </message>
    <message>
        <source>You defend against it</source>
        <translation>Defiendes contra él</translation>
    </message>
    <message>
        <source>Then you defend</source>
        <translation>Entonces juegas en contra</translation>
    </message>
    <message>
        <source>Lose: {lose}, {owed} of it owed</source>
        <translation>Si pierdes: pagas {lose}, {owed} a deber</translation>
    </message>
    <message>
        <source>In all, for you</source>
        <translation>Total para ti</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Acabar la mano</translation>
    </message>
    <message>
        <source>You sit out this deal</source>
        <translation>Descansas en esta mano</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>No, sigo jugando</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>To the final score</source>
        <translation>Al tanteo final</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Volver al repaso</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>You defend, unless called</source>
        <translation>En contra, salvo que te llamen</translation>
    </message>
    <message>
        <source>No trick: pool {pool} + {each} from each</source>
        <translation>Sin bazas: {pool} del plato y {each} de cada uno</translation>
    </message>
    <message>
        <source>A trick: {lose}</source>
        <translation>Con una baza pagas {lose}</translation>
    </message>
    <message>
        <source>Win: pool {pool}</source>
        <translation>Si ganas: {pool} del plato</translation>
    </message>
    <message>
        <source>Win: {each} from each</source>
        <translation>Si ganas: {each} de cada uno</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each}</source>
        <translation>Si ganas: {pool} del plato y {each} más</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each} from each</source>
        <translation>Si ganas: {pool} del plato y {each} de cada uno</translation>
    </message>
    <message>
        <source>Lose: {lose}</source>
        <translation>Si pierdes: pagas {lose}</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation>Triunfos (de mayor a menor)</translation>
    </message>
    <message>
        <source>{mine} yours · {out} out</source>
        <translation>{mine:one # tuyo|other # tuyos} · {out} por salir</translation>
    </message>
    <message>
        <source>{mine} held · {out} out</source>
        <translation>{mine} en mano · {out} por salir</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Crónica de la mano</translation>
    </message>
    <message>
        <source>Thrown by {name}</source>
        <translation>Descarte de {name}</translation>
    </message>
    <message>
        <source>You make no bid</source>
        <translation>No pujas</translation>
    </message>
    <message>
        <source>If another does, you defend</source>
        <translation>Si otro puja, juegas contra él</translation>
    </message>
    <message>
        <source>Then all have passed</source>
        <translation>Entonces han pasado todos</translation>
    </message>
    <message>
        <source>{card:Name}: {state}.</source>
        <translation>{card:Name}: {state}.</translation>
    </message>
    <message>
        <source>The cards left over</source>
        <translation>Las cartas que sobran</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Vueltas</translation>
    </message>
    <message>
        <source>The zanga, which nobody takes</source>
        <translation>La zanga, que nadie toma</translation>
    </message>
    <message>
        <source>Left in the talon</source>
        <translation>Quedan en la baceta</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>This game has eights, nines and tens, so French cards are laid.</source>
        <translation>Este juego lleva ochos, nueves y dieces: se ponen cartas francesas.</translation>
    </message>
    <message>
        <source>Surrender this hand?</source>
        <translation>¿Te rindes?</translation>
    </message>
    <message>
        <source>Surrender this hand, and pay {cost:one # chip|other # chips}?</source>
        <translation>¿Te rindes y pagas {cost:one # ficha|other # fichas}?</translation>
    </message>
    <message>
        <source>In all, to {name}</source>
        <translation>Total para {name}</translation>
    </message>
    <message>
        <source>{label}: {value}.</source>
        <translation>{label}: {value}.</translation>
    </message>
    <message>
        <source>Discards and talon</source>
        <translation>Descartes y baceta</translation>
    </message>
    <message>
        <source>{suit:Name}, high to low</source>
        <translation>{suit:Name}, de mayor a menor</translation>
    </message>
    <message>
        <source>Win: {chips}</source>
        <translation>Si ganas: {chips}</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>With a word…</source>
        <translation>Con una palabra…</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>El resto es mío</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Intentarlo otra vez</translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation>Lo tienes tú</translation>
    </message>
    <message>
        <source>You would play alone, in secret</source>
        <translation>Jugarías solo, en secreto</translation>
    </message>
    <message>
        <source>{lost} to {most}</source>
        <translation>{lost} a {most}</translation>
    </message>
    <message>
        <source>Lose: {tied}, badly: {lost}</source>
        <oldsource>Tie: {tied}, loss: {lost}</oldsource>
        <translation>Si pierdes: {tied}, por mucho: {lost}</translation>
    </message>
    <message>
        <source>Win: {won} from each</source>
        <translation>Si ganas: {won} de cada uno</translation>
    </message>
    <message>
        <source>Win: {won} of the pool</source>
        <translation>Si ganas: {won} del plato</translation>
    </message>
    <message>
        <source>1 trick: {tied}, more: {lost}</source>
        <translation>1 baza: {tied}, más: {lost}</translation>
    </message>
    <message>
        <source>No trick: {won} from each</source>
        <translation>Ninguna baza: {won} de cada uno</translation>
    </message>
    <message>
        <source>No trick: {won} of the pool</source>
        <translation>Ninguna baza: {won} del plato</translation>
    </message>
    <message>
        <source>A stone on the table</source>
        <translation>Una piedra a la mesa</translation>
    </message>
    <message>
        <source>Somebody else may play</source>
        <translation>Puede jugar otro</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>No cuesta nada</translation>
    </message>
    <message>
        <source>Then your side plays against</source>
        <translation>Jugáis los dos en contra</translation>
    </message>
    <message>
        <source>Then you two play against one</source>
        <translation>Jugáis dos contra uno</translation>
    </message>
    <message>
        <source>Lose: {lose}, to the pool or a defender</source>
        <translation>Si pierdes: {lose} de puesta o codillo</translation>
    </message>
</context>
<context>
    <name>Partners</name>
    <message>
        <source>plays</source>
        <translation>juega</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>juega solo; f=juega sola</translation>
    </message>
    <message>
        <source>plays along</source>
        <translation>en la pareja</translation>
    </message>
    <message>
        <source>plays with you</source>
        <translation>juega contigo</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>plays against</source>
        <translation>juega en contra</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>tu compañero; f=tu compañera</translation>
    </message>
    <message>
        <source>your partner · {role}</source>
        <translation>tu compañero · {role}; f=tu compañera · {role}</translation>
    </message>
    <message>
        <source>mano: speaks first</source>
        <translation>mano: habla primero</translation>
    </message>
    <message>
        <source>You and {name}</source>
        <translation>Tú y {name}</translation>
    </message>
    <message>
        <source>{name} and {partner}</source>
        <translation>{name} y {partner}</translation>
    </message>
    <message>
        <source>{side}: {stones}.</source>
        <translation>{side}: {stones}.</translation>
    </message>
    <message>
        <source>{parts}; no more were left</source>
        <translation>{parts}; no quedaban más</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Stones to win</source>
        <translation>Piedras para ganar</translation>
    </message>
    <message>
        <source>{side} win the game</source>
        <translation>{side} ganan la partida</translation>
    </message>
    <message>
        <source>{stones:one # stone|other # stones}</source>
        <translation>{stones:one # piedra|other # piedras}</translation>
    </message>
    <message>
        <source>Table {stones}</source>
        <translation>Mesa {stones}</translation>
    </message>
    <message>
        <source>{number} · all {stones} stones win</source>
        <translation>{number} · se gana con {stones} piedras</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>{stones:0 no stones|one # stone|other # stones} of the side.</source>
        <translation>{stones:0 ninguna piedra|one # piedra|other # piedras} del bando.</translation>
    </message>
    <message>
        <source>On the table: {stones:0 no stones|one # stone|other # stones}.</source>
        <translation>En la mesa: {stones:0 ninguna piedra|one # piedra|other # piedras}.</translation>
    </message>
    <message>
        <source>Win: table {table}</source>
        <translation>Si ganáis: {table} de la mesa</translation>
    </message>
    <message>
        <source>Win: table {table} + {more}</source>
        <translation>Si ganáis: {table} de la mesa y {more} más</translation>
    </message>
    <message>
        <source>Lose: {stones}, to the table or to them</source>
        <translation>Si perdéis: {stones} a la mesa o a ellos</translation>
    </message>
    <message>
        <source>We {first}, they {second}</source>
        <translation>Nosotros {first}, ellos {second}</translation>
    </message>
    <message>
        <source>The calls</source>
        <translation>Las voces</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Juega</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
    </message>
    <message>
        <source>the player’s side {first}, they {second}</source>
        <translation>quienes juegan {first}, la contra {second}</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Deal {number} is not in the history.</source>
        <translation>La mano {number} no está en el historial.</translation>
    </message>
    <message>
        <source>The table stays where it is. Later decisions can still be taken back.</source>
        <translation>La mesa se queda como está. Las decisiones posteriores sí se pueden deshacer.</translation>
    </message>
    <message>
        <source>My decisions</source>
        <translation>Mis jugadas</translation>
    </message>
    <message>
        <source>You can go back to any decision, and forward again. Decide otherwise in a settled deal, and it goes on as a new sitting.</source>
        <translation>Puedes volver a cualquier jugada y avanzar de nuevo. Si decides otra cosa en una mano ya liquidada, sigue como una partida nueva.</translation>
    </message>
    <message>
        <source>Deals of the sitting</source>
        <translation>Manos de la partida</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Mano {number}: {result}</translation>
    </message>
    <message>
        <source>{result}, {amount}</source>
        <translation>{result}, {amount}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>en la mesa</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Tu jugada</translation>
    </message>
    <message>
        <source>{words} (you are here)</source>
        <translation>{words} (estás aquí)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>To the &amp;last moment</source>
        <translation>Al último &amp;momento</translation>
    </message>
    <message>
        <source>&amp;Go back there</source>
        <translation>&amp;Volver ahí</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>La misma mano otra vez</translation>
    </message>
    <message>
        <source>Play it &amp;again…</source>
        <translation>Jugarla de &amp;nuevo…</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>A&amp;siento</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Las cartas de {name}</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Tus propias cartas</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Rivales</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>Los mismos</translation>
    </message>
    <message>
        <source>You know cards of this deal, so it counts as practice. The sitting at the table waits, and comes back after it.</source>
        <translation>Ya conoces cartas de esta mano, así que cuenta como práctica. La partida de la mesa espera y vuelve después.</translation>
    </message>
    <message>
        <source>&amp;Deal it again</source>
        <translation>Repartir de &amp;nuevo</translation>
    </message>
    <message>
        <source>{result} ({ombre}), {amount}</source>
        <translation>{result} ({ombre}), {amount}</translation>
    </message>
    <message>
        <source>{game}, another line</source>
        <translation>{game}, otra línea</translation>
    </message>
    <message>
        <source>{game}, a deal again</source>
        <translation>{game}, una mano repetida</translation>
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
        <translation>El viajero</translation>
    </message>
    <message>
        <source>Came for one night and stayed for the cards.</source>
        <translation>Vino por una noche y se quedó por las cartas.</translation>
    </message>
    <message>
        <source>The lady traveller</source>
        <translation>La viajera</translation>
    </message>
    <message>
        <source>Carries a pack of cards instead of a map.</source>
        <translation>Lleva una baraja en lugar de un mapa.</translation>
    </message>
    <message>
        <source>Doña Inés</source>
        <translation>Doña Inés</translation>
    </message>
    <message>
        <source>Says little, forgets nothing, smiles at codille.</source>
        <translation>Habla poco, no olvida nada y sonríe al dar codillo.</translation>
    </message>
    <message>
        <source>Don Hilario</source>
        <translation>Don Hilario</translation>
    </message>
    <message>
        <source>A captain on half pay, gallant even when he loses.</source>
        <translation>Capitán a media paga, galante hasta cuando pierde.</translation>
    </message>
    <message>
        <source>Don Baltasar</source>
        <translation>Don Baltasar</translation>
    </message>
    <message>
        <source>A notary; writes every chip into a small book.</source>
        <translation>Notario; apunta cada ficha en una libretita.</translation>
    </message>
    <message>
        <source>Doña Leonor</source>
        <translation>Doña Leonor</translation>
    </message>
    <message>
        <source>Grandmother of eleven, and has taught them all.</source>
        <translation>Tiene once nietos y les ha enseñado a todos.</translation>
    </message>
    <message>
        <source>Tomás</source>
        <translation>Tomás</translation>
    </message>
    <message>
        <source>Slaps his trumps on the table and laughs.</source>
        <translation>Golpea la mesa con los triunfos y se ríe.</translation>
    </message>
    <message>
        <source>Doña Catalina</source>
        <translation>Doña Catalina</translation>
    </message>
    <message>
        <source>Learnt the game at court, and lets one know it.</source>
        <translation>Aprendió el juego en la corte, y deja que se note.</translation>
    </message>
    <message>
        <source>The abbé Anselmo</source>
        <translation>Don Anselmo</translation>
    </message>
    <message>
        <source>Forgives everybody, collects from everybody.</source>
        <translation>Abate: a todos perdona y a todos cobra.</translation>
    </message>
    <message>
        <source>The Baron</source>
        <translation>El Barón</translation>
    </message>
    <message>
        <source>The Knight</source>
        <translation>El Caballero</translation>
    </message>
</context>
<context>
    <name>PersonPlace</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>Tal como aparece en tu placa y en el tanteo.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Tu &amp;nombre</translation>
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
        <translation>{points:one # punto|other # puntos}</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>Hoy no vuelve nada de lo que fallaste.</translation>
    </message>
    <message>
        <source>A choice of your own is being weighed.</source>
        <translation>Se está analizando una jugada tuya.</translation>
    </message>
    <message>
        <source>This was your own deal. What do you do now?</source>
        <translation>Esta fue una mano tuya. ¿Qué haces ahora?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Basta por hoy</translation>
    </message>
    <message>
        <source>There is no hint here. Your first answer counts.</source>
        <translation>Aquí no hay pistas. Cuenta tu primera respuesta.</translation>
    </message>
    <message>
        <source>{right} of {asked} were right.</source>
        <translation>{right} de {asked} estaban bien.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Spanish</source>
        <translation>Española</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>As the language has them</source>
        <translation>Las de la lengua</translation>
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
        <translation>Alemanas: A K D B</translation>
    </message>
    <message>
        <source>Danish: Es K D B</source>
        <translation>Danesas: Es K D B</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Jumbo</source>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>Celosía</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Escamas</translation>
    </message>
    <message>
        <source>Herringbone</source>
        <translation>Espiga</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Medianoche</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Liso</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>Con palabras sencillas</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Tranquila</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Sin movimiento</translation>
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
        <translation>Hasta que haga clic</translation>
    </message>
    <message>
        <source>Raises it, a second plays it</source>
        <translation>El primero la levanta, otro la juega</translation>
    </message>
    <message>
        <source>Plays it at once</source>
        <translation>La juega al momento</translation>
    </message>
    <message>
        <source>The deck&apos;s own, with their meaning</source>
        <translation>Las de la baraja, con su sentido</translation>
    </message>
    <message>
        <source>The deck&apos;s own</source>
        <translation>Las de la baraja</translation>
    </message>
    <message>
        <source>Trumps apart</source>
        <translation>Triunfos aparte</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palos</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>My turn only</source>
        <translation>Solo mi turno</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Suaves</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fuertes</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>As I learn</source>
        <translation>Según aprendo</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>After each deal</source>
        <translation>Después de cada mano</translation>
    </message>
    <message>
        <source>Also before a blunder</source>
        <translation>También antes de un error grave</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Take the &amp;picture off the table</source>
        <translation>Q&amp;uitar la imagen de la mesa</translation>
    </message>
    <message>
        <source>A &amp;picture of your own as cloth…</source>
        <translation>Una imagen &amp;propia de tapete…</translation>
    </message>
    <message>
        <source>Pr&amp;int this deck…</source>
        <translation>Imprimir e&amp;sta baraja…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Naipes</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Figures in the corners</source>
        <translation>Números de las esquinas</translation>
    </message>
    <message>
        <source>With four, every suit has a colour of its own.</source>
        <translation>En la baraja francesa: con cuatro, cada palo tiene su color.</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Colores de los palos</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>Like an ol&amp;d print, on paper gone yellow</source>
        <translation>Como un gra&amp;bado antiguo, en papel amarillento</translation>
    </message>
    <message>
        <source>For the French deck; Spanish cards are numbered.</source>
        <translation>En la baraja francesa; los naipes españoles llevan número.</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Letras de las figuras</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>Orden de tus cartas</translation>
    </message>
    <message>
        <source>Mark the &amp;matadors with a badge</source>
        <translation>Marcar los &amp;matadores con un distintivo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>The plain cloth has no texture and the strongest contrast.</source>
        <translation>El paño liso no tiene textura y ofrece el mayor contraste.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Paño</translation>
    </message>
    <message>
        <source>The Spanish deck says “Paso”, the French one “Je passe”. The log stays in plain words.</source>
        <translation>Con la baraja española se dice «Paso»; con la francesa, «Je passe». La crónica sigue en palabras corrientes.</translation>
    </message>
    <message>
        <source>Words said at the table</source>
        <translation>Palabras en la mesa</translation>
    </message>
    <message>
        <source>Everything that is heard is also seen.</source>
        <translation>Todo lo que se oye también se ve.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Let me c&amp;ut the pack before the first deal</source>
        <translation>Dejarme c&amp;ortar antes de la primera mano</translation>
    </message>
    <message>
        <source>Panels and dialogs</source>
        <translation>Paneles y ventanas</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>Show the trump &amp;ladder</source>
        <translation>Mostrar la &amp;escala de triunfos</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>A click on a card</source>
        <translation>Un clic en una carta</translation>
    </message>
    <message>
        <source>Whatever moves, a click hurries it.</source>
        <translation>Lo que se mueve se acelera con un clic.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>La baza hecha se queda</translation>
    </message>
    <message>
        <source>With less motion cards appear in their places without flying there.</source>
        <translation>Con menos movimiento, las cartas aparecen en su sitio sin volar hasta él.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Keys of the Table menu read out the table at any time.</source>
        <translation>Las teclas del menú Mesa leen la mesa en cualquier momento.</translation>
    </message>
    <message>
        <source>A screen reader announces</source>
        <translation>El lector de pantalla anuncia</translation>
    </message>
    <message>
        <source>Opponents as strong as I am k&amp;eep following me</source>
        <translation>Los ri&amp;vales como yo me siguen de mano en mano</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Tu &amp;nombre</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>Tal como aparece en tu placa y en el tanteo.</translation>
    </message>
    <message>
        <source>{size} %</source>
        <translation>{size} %</translation>
    </message>
    <message>
        <source>Comfort</source>
        <translation>Comodidad</translation>
    </message>
    <message>
        <source>Lar&amp;ge buttons</source>
        <translation>Botones &amp;grandes</translation>
    </message>
    <message>
        <source>A card dragged, or moved by Ctrl and an arrow, stays for the deal.</source>
        <translation>Una carta arrastrada, o movida con Ctrl y una flecha, se queda ahí durante la mano.</translation>
    </message>
    <message>
        <source>&amp;Highest cards at the right</source>
        <translation>Las cartas más a&amp;ltas a la derecha</translation>
    </message>
    <message>
        <source>For the le&amp;ft hand: your things at the right</source>
        <translation>Para &amp;zurdos: tu asiento y tus fichas a la derecha</translation>
    </message>
    <message>
        <source>Text as large as the s&amp;ystem&apos;s</source>
        <translation>Texto como el del s&amp;istema</translation>
    </message>
    <message>
        <source>“As I learn”: a help fades after five right decisions, and goes after ten. Two bad ones bring it back for a deal.</source>
        <translation>«Según aprendo»: una ayuda palidece tras cinco aciertos, y se va tras diez. Dos fallos la devuelven por una mano.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Ayuda en la mesa</translation>
    </message>
    <message>
        <source>All &amp;keys…</source>
        <translation>Todas l&amp;as teclas…</translation>
    </message>
    <message>
        <source>{size} %; the table in this window has room for {held} %. A larger window has room for all of it.</source>
        <translation>{size} %; en esta ventana la mesa admite {held} %. En una ventana mayor cabe todo.</translation>
    </message>
    <message>
        <source>Play for me &amp;what leaves me no choice</source>
        <translation>&amp;Jugar por mí cuando no hay elección</translation>
    </message>
    <message>
        <source>After a deal it names your costliest choice. Before a blunder it lets you choose again, which counts as help.</source>
        <translation>Después de una mano dice tu decisión más cara. Antes de un error grave te deja elegir otra vez, lo que cuenta como ayuda.</translation>
    </message>
    <message>
        <source>The coach speaks</source>
        <translation>El entrenador habla</translation>
    </message>
    <message>
        <source>Otherwise they stay as they are until the sitting ends.</source>
        <translation>Si no, se quedan como están hasta el final de la partida.</translation>
    </message>
    <message>
        <source>Find new problems for me while the table rests, on mains</source>
        <translation>Buscarme problemas nuevos mientras la mesa descansa, solo con corriente</translation>
    </message>
    <message>
        <source>A gold line round the card that wins the trick</source>
        <translation>Un filo dorado en la carta que va ganando</translation>
    </message>
    <message>
        <source>Cards you may not play are dimmed</source>
        <translation>Las cartas que no puedes jugar, en sombra</translation>
    </message>
    <message>
        <source>The order of the suit that is led</source>
        <translation>El orden del palo de salida</translation>
    </message>
    <message>
        <source>The trump ladder counts the trumps that are out</source>
        <translation>La escala cuenta los triunfos que faltan</translation>
    </message>
    <message>
        <source>A gilded edge on cards just drawn</source>
        <translation>Un canto dorado en las cartas recién robadas</translation>
    </message>
    <message>
        <source>The meaning of each bid</source>
        <translation>Lo que significa cada puja</translation>
    </message>
    <message>
        <source>The strength of your hand at the bids</source>
        <translation>La fuerza de tu mano al pujar</translation>
    </message>
    <message>
        <source>A word on what to throw</source>
        <translation>Un consejo para el descarte</translation>
    </message>
    <message>
        <source>A word on leading</source>
        <translation>Un consejo para salir</translation>
    </message>
    <message>
        <source>A word on following suit</source>
        <translation>Un consejo para asistir</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>You are the Ombre. Which card do you play?</source>
        <translation>Eres el hombre. ¿Qué carta juegas?</translation>
    </message>
    <message>
        <source>Trumps or not</source>
        <translation>Triunfos o no</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. A trump, or another card?</source>
        <translation>Eres el hombre y sales. ¿Un triunfo u otra carta?</translation>
    </message>
    <message>
        <source>You play against the Ombre. Which card do you play?</source>
        <translation>Juegas contra el hombre. ¿Qué carta juegas?</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Hablar o pasar</translation>
    </message>
    <message>
        <source>Do you bid, or do you pass?</source>
        <translation>¿Hablas o pasas?</translation>
    </message>
    <message>
        <source>What to throw</source>
        <translation>Qué descartar</translation>
    </message>
    <message>
        <source>Which cards do you throw?</source>
        <translation>¿Qué cartas descartas?</translation>
    </message>
    <message>
        <source>You name the trump. Which suit?</source>
        <translation>Tú eliges el triunfo. ¿Qué palo?</translation>
    </message>
    <message>
        <source>Do you play on, or do you give up?</source>
        <translation>¿Sigues jugando o te rindes?</translation>
    </message>
    <message>
        <source>Do you stop here, or go on for all the tricks?</source>
        <translation>¿Te paras aquí o vas a por todas las bazas?</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>Quién la tiene</translation>
    </message>
    <message>
        <source>One card: who holds it, and how sure are you?</source>
        <translation>Una carta: ¿quién la tiene, y con cuánta seguridad?</translation>
    </message>
    <message>
        <source>It costs {amount} less on average.</source>
        <translation>Cuesta de media {amount} menos.</translation>
    </message>
    <message>
        <source>Your side plays. Which card do you play?</source>
        <translation>Juega tu bando. ¿Qué carta juegas?</translation>
    </message>
    <message>
        <source>Your side plays, and you lead. A trump, or another card?</source>
        <translation>Juega tu bando, y sales tú. ¿Un triunfo u otra carta?</translation>
    </message>
    <message>
        <source>The other side plays. Which card do you play?</source>
        <translation>Juega el otro bando. ¿Qué carta juegas?</translation>
    </message>
    <message>
        <source>You are the Man. Which card do you play?</source>
        <translation>Eres el Hombre. ¿Qué carta juegas?</translation>
    </message>
    <message>
        <source>You are the Man and lead. A trump, or another card?</source>
        <translation>Eres el Hombre y sales. ¿Un triunfo u otra carta?</translation>
    </message>
    <message>
        <source>You play against the Man. Which card do you play?</source>
        <translation>Juegas contra el Hombre. ¿Qué carta juegas?</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Muy fácil</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mediano</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Muy difícil</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <translation>Salvar lo que se pueda</translation>
    </message>
    <message>
        <source>How hard?</source>
        <translation>¿De qué dificultad?</translation>
    </message>
    <message>
        <source>My rating</source>
        <translation>Mi puntuación</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>Ver las cifras</translation>
    </message>
    <message>
        <source>Your rating: {rating}, give or take {within}, from {problems} problems.</source>
        <translation>Tu puntuación: {rating} (± {within}), de {problems} problemas.</translation>
    </message>
    <message>
        <source>Not that. This problem comes back another day.</source>
        <translation>Eso no. Este problema vuelve otro día.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>¿Qué carta?</translation>
    </message>
    <message>
        <source>In defence</source>
        <translation>A la contra</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Todos los grados</translation>
    </message>
    <message>
        <source>The next problem</source>
        <translation>El siguiente problema</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Basta por hoy</translation>
    </message>
    <message>
        <source>There is no hint in a problem. Your first answer counts.</source>
        <translation>En un problema no hay pistas. Cuenta tu primera respuesta.</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Así es.</translation>
    </message>
    <message>
        <source>Your throw has not been weighed, so it does not count.</source>
        <translation>Tu descarte no se ha podido valorar, así que no cuenta.</translation>
    </message>
    <message>
        <source>{game} · {kind}</source>
        <translation>{game} · {kind}</translation>
    </message>
    <message>
        <source>The best answer: {action}.</source>
        <translation>La mejor respuesta: {action}.</translation>
    </message>
    <message>
        <source>The problems cannot be read</source>
        <translation>No se pueden leer los problemas</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours {own:one once|other #}.</source>
        <translation>Gana {best:one una vez|other unas # veces} de cada 10; la tuya, {own:one una|other #}.</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours hardly ever.</source>
        <translation>Gana {best:one una vez|other unas # veces} de cada 10; la tuya, casi nunca.</translation>
    </message>
    <message>
        <source>It nearly always wins, yours about {own:one once|other # times} in 10.</source>
        <translation>Gana casi siempre; la tuya, {own:one una vez|other unas # veces} de cada 10.</translation>
    </message>
    <message>
        <source>It nearly always wins, yours hardly ever.</source>
        <translation>Gana casi siempre; la tuya, casi nunca.</translation>
    </message>
    <message>
        <source>Both win about as often, but it brings {amount} more on average.</source>
        <translation>Las dos ganan más o menos igual, pero esta da de media {amount} más.</translation>
    </message>
    <message>
        <source>Yours wins more often, but brings {amount} less on average.</source>
        <translation>La tuya gana más a menudo, pero da de media {amount} menos.</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours {own:one once|other #}.</source>
        <translation>Con ella sales ganando {best:one una vez|other unas # veces} de cada 10; con la tuya, {own:one una|other #}.</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours hardly ever.</source>
        <translation>Con ella sales ganando {best:one una vez|other unas # veces} de cada 10; con la tuya, casi nunca.</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours about {own:one once|other # times} in 10.</source>
        <translation>Con ella sales ganando casi siempre; con la tuya, {own:one una vez|other unas # veces} de cada 10.</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours hardly ever.</source>
        <translation>Con ella sales ganando casi siempre; con la tuya, casi nunca.</translation>
    </message>
    <message>
        <source>With both you gain about as often, but it brings {amount} more on average.</source>
        <translation>Con las dos sales ganando más o menos igual, pero esta da de media {amount} más.</translation>
    </message>
    <message>
        <source>With yours you gain more often, but {amount} less on average.</source>
        <translation>Con la tuya sales ganando más a menudo, pero de media {amount} menos.</translation>
    </message>
    <message>
        <source>Yours wins more often, but each pays {own} instead of {best}.</source>
        <translation>La tuya gana más a menudo, pero cada uno paga {own} en vez de {best}.</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>Hay un error en {file}.</translation>
    </message>
    <message>
        <source>Your games are untouched.</source>
        <translation>Tus partidas siguen intactas.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Which problems</source>
        <translation>Qué problemas</translation>
    </message>
    <message>
        <source>Opens a list.</source>
        <translation>Abre una lista.</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Todos los temas</translation>
    </message>
    <message>
        <source>Any grade</source>
        <translation>Cualquier dificultad</translation>
    </message>
    <message>
        <source>Your own problems</source>
        <translation>Tus propios problemas</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Save trumps</source>
        <translation>Guardar triunfos</translation>
    </message>
    <message>
        <source>Trump a suit</source>
        <translation>Fallar un palo</translation>
    </message>
    <message>
        <source>Sure tricks</source>
        <translation>Bazas seguras</translation>
    </message>
    <message>
        <source>Win cheaply</source>
        <translation>Ganar barato</translation>
    </message>
    <message>
        <source>Force them</source>
        <translation>Forzar al rival</translation>
    </message>
    <message>
        <source>Hold back</source>
        <translation>Reservarse</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Con un compañero</translation>
    </message>
    <message>
        <source>The trick that decides</source>
        <translation>La baza decisiva</translation>
    </message>
    <message>
        <source>Which trump</source>
        <translation>Qué triunfo</translation>
    </message>
    <message>
        <source>When to give up</source>
        <translation>Cuándo rendirse</translation>
    </message>
    <message>
        <source>All the tricks</source>
        <translation>Todas las bazas</translation>
    </message>
    <message>
        <source>{label}: {chosen}</source>
        <translation>{label}: {chosen}</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <translation>{left:one queda #|other quedan #}</translation>
    </message>
    <message>
        <source>From your files and your deals, and found while the table rests.</source>
        <translation>De tus archivos y tus manos, y hallados mientras la mesa descansa.</translation>
    </message>
    <message>
        <source>You have had them all. They come again, in another order.</source>
        <translation>Ya los has tenido todos. Vuelven, en otro orden.</translation>
    </message>
    <message>
        <source>Positions from real deals. None comes twice before you have had all.</source>
        <translation>Posiciones de manos reales. Ninguna se repite hasta que las hayas visto todas.</translation>
    </message>
    <message>
        <source>Positions from all the games. None comes twice before you have had all.</source>
        <translation>Posiciones de todos los juegos. Ninguna se repite hasta que las hayas visto todas.</translation>
    </message>
    <message>
        <source>Problems, {game}, {theme}, {left} to go</source>
        <translation>Problemas, {game}, {theme}, {left:one queda #|other quedan #}</translation>
    </message>
    <message>
        <source>Open the folder of your problems and lessons</source>
        <translation>Abrir la carpeta de tus problemas y lecciones</translation>
    </message>
    <message>
        <source>Your own problems and lessons</source>
        <translation>Tus propios problemas y lecciones</translation>
    </message>
    <message>
        <source>{number:one # mistake was found|other # mistakes were found} in their files.</source>
        <translation>{number:one Se ha encontrado # error|other Se han encontrado # errores} en sus archivos.</translation>
    </message>
    <message>
        <source>All the others are there.</source>
        <translation>Todos los demás están ahí.</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. {flaw}</source>
        <translation>{file}, «{mark}». {flaw}</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. Line {line}: {reason}</source>
        <translation>{file}, «{mark}». Línea {line}: {reason}</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre de archivo:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Archivos de &amp;tipo:</translation>
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
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>That is not what you are being asked.</source>
        <translation>No es eso lo que se te pregunta.</translation>
    </message>
    <message>
        <source>You do not hold {cards:the}.</source>
        <translation>No tienes {cards:el}.</translation>
    </message>
    <message>
        <source>A card can be thrown away only once.</source>
        <translation>Una carta solo puede descartarse una vez.</translation>
    </message>
    <message>
        <source>You must follow {suit}.</source>
        <translation>Tienes que asistir a {suit}.</translation>
    </message>
    <message>
        <source>Trumps were led: you must follow with a trump.</source>
        <translation>Han salido de triunfo: tienes que asistir con otro.</translation>
    </message>
    <message>
        <source>You hold no {suit}, so you must play a trump.</source>
        <translation>No tienes {suit}: tienes que echar triunfo.</translation>
    </message>
    <message>
        <source>{matador:Name} is forced: {led} was led and you hold no other trump.</source>
        <translation>{matador:El} no se puede reservar: han salido con {led} y no tienes más triunfos.</translation>
    </message>
    <message>
        <source>{led:Name} was led and you have no small trump: play {matadors}.</source>
        <translation>Han salido con {led} y no tienes triunfos pequeños: juega {matadors}.</translation>
    </message>
    <message>
        <source>{bid:Name} has been bid already.</source>
        <translation>Ya se ha pedido {bid}.</translation>
    </message>
    <message>
        <source>You may not hold {bid}.</source>
        <translation>No puedes igualar {bid}.</translation>
    </message>
    <message>
        <source>There is no bid “{bid}” in this game.</source>
        <translation>En este juego no existe la puja «{bid}».</translation>
    </message>
    <message>
        <source>All before you have passed: bid {bid}, or the cards are dealt again.</source>
        <translation>Todos los anteriores han pasado: pide {bid} o se dan otra vez las cartas.</translation>
    </message>
    <message>
        <source>You hold that card yourself: call {called:the}.</source>
        <translation>Esa carta la tienes tú: llama {called:al}.</translation>
    </message>
    <message>
        <source>That card cannot be called: call {called:the}.</source>
        <translation>A esa carta no se la puede llamar: llama {called:al}.</translation>
    </message>
    <message>
        <source>{suit:Name} cannot be named now.</source>
        <translation>Ahora no puedes nombrar {suit}.</translation>
    </message>
    <message>
        <source>You may throw away at most {number:one # card|other # cards}.</source>
        <translation>Puedes descartarte como mucho de {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>You must throw away at least {number:one # card|other # cards}.</source>
        <translation>Tienes que descartarte al menos de {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>You have only just drawn {cards:the}. Throw away cards that you were dealt.</source>
        <translation>Acabas de robar {cards:el}. Descártate de cartas que se te dieron.</translation>
    </message>
    <message>
        <source>Only a black ace may be kept.</source>
        <translation>Solo puedes quedarte con un as negro.</translation>
    </message>
    <message>
        <source>You have no card of {suit}: name a suit you hold.</source>
        <translation>No tienes {suit}: nombra un palo que tengas.</translation>
    </message>
    <message>
        <source>It is too late to surrender: you have played to trick {number}.</source>
        <translation>Es tarde para rendirse: ya has jugado en la baza {number}.</translation>
    </message>
    <message>
        <source>Nobody surrenders at this table.</source>
        <translation>En esta mesa nadie se rinde.</translation>
    </message>
    <message>
        <source>Only the Ombre may surrender.</source>
        <translation>Solo el hombre puede rendirse.</translation>
    </message>
    <message>
        <source>You bid {bid}, which cannot be surrendered.</source>
        <translation>Has pedido {bid}, y ahí no cabe rendirse.</translation>
    </message>
    <message>
        <source>This hand was taken over: it cannot be surrendered a second time.</source>
        <translation>Este juego ya lo ha seguido otro: no cabe rendirse por segunda vez.</translation>
    </message>
    <message>
        <source>Your surrender was refused in this trick: play on.</source>
        <translation>En esta baza han rechazado tu rendición: sigue jugando.</translation>
    </message>
    <message>
        <source>A defender said gano of {asked:the}: play a card that does not beat it.</source>
        <translation>Un contra ha dicho gano con {asked:el}: juega una carta que no gane a esa.</translation>
    </message>
    <message>
        <source>Nobody says gano at this table.</source>
        <translation>En esta mesa no se dice gano.</translation>
    </message>
    <message>
        <source>Only a defender may say gano.</source>
        <translation>Solo un contra puede decir gano.</translation>
    </message>
    <message>
        <source>You have nobody to ask: no other defender is yet to play.</source>
        <translation>No tienes a quién pedírselo: ningún otro contra tiene que jugar todavía.</translation>
    </message>
    <message>
        <source>Gano may be said only of a card that wins the trick so far.</source>
        <translation>Solo se puede decir gano con una carta que vaya ganando la baza.</translation>
    </message>
    <message>
        <source>You have {number:one # trick|other # tricks}. One more is codille, and you may not ask for that.</source>
        <translation>Tienes {number:one # baza|other # bazas}. Una más es codillo, y eso no se puede pedir.</translation>
    </message>
    <message>
        <source>You must follow {suit}: play {choices:the}.</source>
        <translation>Tienes que asistir a {suit}: juega {choices:el}.</translation>
    </message>
    <message>
        <source>Not now: {bids}</source>
        <translation>Ahora no: {bids}</translation>
    </message>
    <message>
        <source>Press {key} or click here to read rule {rule}.</source>
        <translation>Pulsa {key} o haz clic aquí para leer la regla {rule}.</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: no lead can call it out.</source>
        <translation>{matador:El} puede quedarse en tu mano: ninguna salida puede sacarte esta carta.</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: only a higher matador could call it out.</source>
        <translation>{matador:El} puede quedarse en tu mano: solo la sacaría un matador más alto.</translation>
    </message>
    <message>
        <source>Only the last player may bid {bid}, when all before them have passed.</source>
        <translation>Solo el último jugador puede decir {bid}, si todos los demás han pasado.</translation>
    </message>
    <message>
        <source>You need {cards:the} to play {bid}.</source>
        <translation>Para jugar {bid} necesitas {cards:el}.</translation>
    </message>
    <message>
        <source>Bid {bid} first: it is the lowest bid of its kind.</source>
        <translation>Di primero {bid}: es la voz más baja de su clase.</translation>
    </message>
    <message>
        <source>{bid:Name} cannot be the first bid.</source>
        <translation>{bid:Name} no puede ser la primera voz.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Back a trick</source>
        <translation>Una baza atrás</translation>
    </message>
    <message>
        <source>Back a move</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Let it go on by itself</source>
        <translation>Dejar que siga sola</translation>
    </message>
    <message>
        <source>Forward a move</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the end of the trick</source>
        <translation>Al final de la baza</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Write a note or a mark</source>
        <translation>Escribir una nota o una marca</translation>
    </message>
    <message>
        <source>Take back the last note or variation</source>
        <translation>Deshacer la última nota o variante</translation>
    </message>
    <message>
        <source>Put the note or variation back</source>
        <translation>Rehacer la nota o la variante</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Se reparten las cartas</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>La subasta</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>El triunfo</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>El descarte</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>{words} ({key})</source>
        <translation>{words} ({key})</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Baza {number}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>Momento de la mano</translation>
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
        <translation>Mano</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Delante</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Cartas a la &amp;vista</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>Seguir &amp;jugando desde aquí</translation>
    </message>
    <message>
        <source>You play your own cards from here; the computer plays the others.</source>
        <translation>Desde aquí juegas con tus propias cartas; el ordenador, con las de los demás.</translation>
    </message>
    <message>
        <source>You take the place of {name} from here; the computer plays the others.</source>
        <translation>Desde aquí ocupas el sitio de {name}; el ordenador juega con los demás.</translation>
    </message>
    <message>
        <source>Deal {number}: you won {amount}</source>
        <translation>Mano {number}: ganaste {amount}</translation>
    </message>
    <message>
        <source>Deal {number}: you lost {amount}</source>
        <translation>Mano {number}: perdiste {amount}</translation>
    </message>
    <message>
        <source>Deal {number}: nothing won or lost</source>
        <translation>Mano {number}: ni ganada ni perdida</translation>
    </message>
    <message>
        <source>The others are the computer players named in the record.</source>
        <translation>Los demás son los jugadores del ordenador que nombra el registro.</translation>
    </message>
    <message>
        <source>The record names no computer player for {name}, who plays by the book.</source>
        <translation>El registro no nombra jugador del ordenador para {name}, que juega según el libro.</translation>
    </message>
    <message>
        <source>The record names no computer players for {names}, who play by the book.</source>
        <translation>El registro no nombra jugadores del ordenador para {names}, que juegan según el libro.</translation>
    </message>
    <message>
        <source>&amp;Back to the replay</source>
        <translation>Volver al &amp;repaso</translation>
    </message>
    <message>
        <source>You play on</source>
        <translation>Sigues jugando tú</translation>
    </message>
    <message>
        <source>You play as {name}</source>
        <translation>Juegas por {name}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>The deal goes on from here and is kept as a variation. Your own game waits for you.</source>
        <translation>La mano sigue desde aquí y queda como variante. Tu partida te espera.</translation>
    </message>
    <message>
        <source>The record ends here. You can play on from here yourself.</source>
        <translation>El registro acaba aquí. Puedes seguir jugando tú desde este punto.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Puesto {number}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>The deals of the sitting</source>
        <translation>Las manos de la partida</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Mano {number}: {result}</translation>
    </message>
</context>
<context>
    <name>Requests</name>
    <message>
        <source>Will you take the turned card?</source>
        <translation>¿Tomas la carta vuelta?</translation>
    </message>
    <message>
        <source>Will you show the rest of the talon?</source>
        <translation>¿Enseñas el resto de la baceta?</translation>
    </message>
    <message>
        <source>All have passed. Will you take the talon?</source>
        <translation>Han pasado todos. ¿Tomas la baceta?</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Will you take the hand over?</source>
        <translation>El hombre se rinde. ¿La sigues tú?</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Do you accept?</source>
        <translation>El hombre se rinde. ¿Aceptas?</translation>
    </message>
    <message>
        <source>Will you turn up a card?</source>
        <translation>¿Vuelves una carta?</translation>
    </message>
    <message>
        <source>Nobody plays. Will you turn up another?</source>
        <translation>No juega nadie. ¿Vuelves otra?</translation>
    </message>
    <message>
        <source>Will you show the king of the turned suit?</source>
        <translation>¿Enseñas el rey del palo vuelto?</translation>
    </message>
    <message>
        <source>Will you be the Man with this trump?</source>
        <translation>¿Quieres ser el Hombre con este triunfo?</translation>
    </message>
    <message>
        <source>Will you show {card:the}, for a point?</source>
        <translation>¿Enseñas {card:el} por un punto?</translation>
    </message>
    <message>
        <source>Will you be the Man, with {suit} as trump?</source>
        <translation>¿Quieres ser el Hombre, si triunfan {suit}?</translation>
    </message>
    <message>
        <source>Give a card for the king. Everybody sees it.</source>
        <translation>Da una carta por el rey. La ven todos.</translation>
    </message>
    <message>
        <source>Will you play {contract} too? If you pass, you defend.</source>
        <translation>¿Juegas también {contract}? Quien pasa defiende.</translation>
    </message>
    <message>
        <source>Choose your game.</source>
        <translation>Elige tu juego.</translation>
    </message>
    <message>
        <source>Name your trump, or choose another game.</source>
        <translation>Elige tu triunfo, o elige otro juego.</translation>
    </message>
    <message>
        <source>Demand a king. Its holder gives it to you for one of your cards.</source>
        <translation>Pide un rey. Quien lo tiene te lo da por una de tus cartas.</translation>
    </message>
    <message>
        <source>Throw away all you were dealt: only a black ace may be kept.</source>
        <translation>Descártate de todo: solo puedes quedarte con un as negro.</translation>
    </message>
    <message>
        <source>Keep one of the cards you were dealt, or none.</source>
        <translation>Quédate con una de las cartas que se te dieron, o con ninguna.</translation>
    </message>
    <message>
        <source>Throw away {most:one # card|other # cards} and keep the rest.</source>
        <translation>Descártate de {most:one # carta|other # cartas} y quédate con el resto.</translation>
    </message>
    <message>
        <source>{most:one You may throw away # card and draw another.|other Throw away up to # cards and draw as many.}</source>
        <translation>{most:one Puedes descartarte de # carta y robar otra.|other Descártate de hasta # cartas y roba otras tantas.}</translation>
    </message>
    <message>
        <source>{most:one Throw away # card and draw another.|other Throw away # cards and draw as many.}</source>
        <translation>{most:one Descártate de # carta y roba otra.|other Descártate de # cartas y roba otras tantas.}</translation>
    </message>
    <message>
        <source>Throw away {least} to {most:one # card|other # cards} and draw as many.</source>
        <translation>Descártate de {least} a {most:one # carta|other # cartas} y roba otras tantas.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Te toca: juega una carta.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Sales tú: juega la carta que quieras.</translation>
    </message>
    <message>
        <source>Your turn: you must bid.</source>
        <translation>Te toca: tienes que pujar.</translation>
    </message>
    <message>
        <source>Your turn: you can only pass.</source>
        <translation>Te toca: solo puedes pasar.</translation>
    </message>
    <message>
        <source>Your turn: pass or bid.</source>
        <translation>Te toca: pasa o puja.</translation>
    </message>
    <message>
        <source>Name your trump; {suit} are worth more.</source>
        <translation>Nombra triunfo; a {suit} vale más.</translation>
    </message>
    <message>
        <source>Call a king: its holder will be your secret ally.</source>
        <translation>Llama a un rey: quien lo tenga será tu aliado secreto.</translation>
    </message>
    <message>
        <source>Call one of these cards: its holder will be your secret ally.</source>
        <translation>Llama a una de estas cartas: quien la tenga será tu aliado secreto.</translation>
    </message>
    <message>
        <source>Name your trump, or throw your hand in.</source>
        <translation>Nombra tu triunfo o tira las cartas.</translation>
    </message>
    <message>
        <source>Name your trump.</source>
        <translation>Nombra tu triunfo.</translation>
    </message>
    <message>
        <source>Will you play this hand, or throw it in?</source>
        <translation>¿Juegas esta mano o la tiras?</translation>
    </message>
    <message>
        <source>Every trick is yours so far. Claim the game, or go on?</source>
        <translation>Todas las bazas son tuyas hasta ahora. ¿Cobras el juego o vas a la bola?</translation>
    </message>
    <message>
        <source>Will you play on, or throw the hand in? That costs as much as bet.</source>
        <translation>¿Sigues jugando o tiras la mano? Cuesta lo mismo que bet.</translation>
    </message>
    <message>
        <source>Five tricks are yours. Claim the game, or go on for tout, all nine?</source>
        <translation>Cinco bazas son tuyas. ¿Cobras el juego o vas al tout, las nueve?</translation>
    </message>
    <message>
        <source>Your turn: pass, or play in a suit.</source>
        <translation>Tu turno: pasa, o juega a un palo.</translation>
    </message>
    <message>
        <source>They play. Will you send them alone?</source>
        <translation>Juegan ellos. ¿Mandas solo al que juega?</translation>
    </message>
    <message>
        <source>You are sent alone. Will you go, or let them?</source>
        <translation>Te mandan ir sin compañero. ¿Vas, o dejas que vayan ellos?</translation>
    </message>
    <message>
        <source>The first five tricks are yours (hechas). Claim them, or go for all eight?</source>
        <translation>Las cinco primeras bazas son tuyas (hechas). ¿Las cobras, o vas a las ocho?</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept, or take the game over?</source>
        <translation>El hombre dice paso y se rinde. ¿Aceptas, o la sigues tú?</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept?</source>
        <translation>El hombre dice paso y se rinde. ¿Aceptas?</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop with primeras, or go on for bola, all nine?</source>
        <translation>Las cinco primeras son tuyas. ¿Te paras, o vas a la bola, las nueve?</translation>
    </message>
    <message>
        <source>The first five tricks are yours. Claim the game, or play for all eight?</source>
        <translation>Las cinco primeras bazas son tuyas. ¿Cobras el juego o vas a por las ocho?</translation>
    </message>
    <message>
        <source>Call an ace: its holder will be your secret ally.</source>
        <translation>Llama un as: quien lo tenga irá contigo, en secreto.</translation>
    </message>
    <message>
        <source>Call an ace: your ally names the trump.</source>
        <translation>Llama un as: tu aliado nombra el triunfo.</translation>
    </message>
    <message>
        <source>Your ace is called, so you are the ally. Name the trump.</source>
        <translation>Han llamado tu as: vas con el hombre. Nombra el triunfo.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Remise: nobody wins</source>
        <translation>Puesta: no gana nadie</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>Puesta de {name}</translation>
    </message>
    <message>
        <source>You have the most tricks and take the pool.</source>
        <translation>Tienes más bazas que nadie y te llevas el plato.</translation>
    </message>
    <message>
        <source>The Ombre has the most tricks and takes the pool.</source>
        <translation>El hombre tiene más bazas que nadie y se lleva el plato.</translation>
    </message>
    <message>
        <source>The most tricks are shared: you pay the pool again.</source>
        <translation>El mayor número de bazas se reparte: repones el plato.</translation>
    </message>
    <message>
        <source>The most tricks are shared: the Ombre pays the pool again.</source>
        <translation>El mayor número de bazas se reparte: el hombre repone el plato.</translation>
    </message>
    <message>
        <source>Every trick is taken: the pool is paid, and half as much from each.</source>
        <translation>Hechas todas las bazas: se paga el plato, y de cada uno la mitad.</translation>
    </message>
    <message>
        <source>You needed every trick and lost one; the pool stays.</source>
        <translation>Necesitabas todas las bazas y has perdido una; el plato se queda.</translation>
    </message>
    <message>
        <source>The Ombre needed every trick and lost one; the pool stays.</source>
        <translation>El hombre necesitaba todas las bazas y ha perdido una; el plato se queda.</translation>
    </message>
    <message>
        <source>{chips} for the remise</source>
        <translation>{chips} por la puesta</translation>
    </message>
    <message>
        <source>{chips} to make the pool good</source>
        <translation>{chips} para reponer el plato</translation>
    </message>
    <message>
        <source>{chips} for the solo</source>
        <translation>{chips} por el solo</translation>
    </message>
    <message>
        <source>{chips} for all eight tricks</source>
        <translation>{chips} por las ocho bazas</translation>
    </message>
    <message>
        <source>Nobody plays; the stones stay on the table.</source>
        <translation>Nadie juega; las piedras se quedan en la mesa.</translation>
    </message>
    <message>
        <source>{chips} as mano’s entry</source>
        <translation>{chips} de entrada</translation>
    </message>
    <message>
        <source>{chips} for a pass</source>
        <translation>{chips} por pasar</translation>
    </message>
    <message>
        <source>{chips} from the table</source>
        <translation>{chips} de la mesa</translation>
    </message>
    <message>
        <source>{chips} for puesta (4 to 4)</source>
        <translation>{chips} por la puesta (4 a 4)</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>¡Codillo! Ganas</translation>
    </message>
    <message>
        <source>Codillo for {name}</source>
        <translation>Codillo para {name}</translation>
    </message>
    <message>
        <source>Bola: all nine are yours</source>
        <translation>Bola: las nueve son tuyas</translation>
    </message>
    <message>
        <source>Bola for {name}</source>
        <translation>Bola para {name}</translation>
    </message>
    <message>
        <source>You win, but miss bola</source>
        <translation>Ganas, pero pierdes la bola</translation>
    </message>
    <message>
        <source>{name} wins, but misses bola</source>
        <translation>{name} gana, pero pierde la bola</translation>
    </message>
    <message>
        <source>Paso: you give up</source>
        <translation>Paso: te rindes</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} se rinde</translation>
    </message>
    <message>
        <source>You took every trick: the pool is yours, and each pays for bola.</source>
        <translation>Has hecho todas las bazas: el plato es tuyo, y cada uno paga la bola.</translation>
    </message>
    <message>
        <source>The Ombre took every trick: the pool, and each pays for bola.</source>
        <translation>El hombre ha hecho todas las bazas: se lleva el plato, y cada uno paga la bola.</translation>
    </message>
    <message>
        <source>You went on for all nine and lost one: the pool is yours, and you are paid less.</source>
        <translation>Ibas a las nueve y has perdido una: el plato es tuyo, y cobras menos.</translation>
    </message>
    <message>
        <source>The Ombre went on for all nine and lost one: they take the pool, and are paid less.</source>
        <translation>El hombre iba a las nueve y ha perdido una: se lleva el plato, y cobra menos.</translation>
    </message>
    <message>
        <source>{chips} for matadors (estuche)</source>
        <translation>{chips} por los matadores (estuche)</translation>
    </message>
    <message>
        <source>{chips} for puesta at {contract:the}</source>
        <translation>{chips} por la puesta {contract:del}</translation>
    </message>
    <message>
        <source>{chips} for codillo at {contract:the}</source>
        <translation>{chips} por el codillo {contract:del}</translation>
    </message>
    <message>
        <source>{chips} for bola</source>
        <translation>{chips} por la bola</translation>
    </message>
    <message>
        <source>{chips} for the bola missed</source>
        <translation>{chips} por la bola fallida</translation>
    </message>
    <message>
        <source>{chips} for five tricks (hechas)</source>
        <translation>{chips} por cinco bazas (hechas)</translation>
    </message>
    <message>
        <source>{chips} for all eight</source>
        <translation>{chips} por las ocho</translation>
    </message>
    <message>
        <source>{chips} for codillo</source>
        <translation>{chips} por el codillo</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ganas</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gana</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>Puesta: no gana nadie</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>¡Codillo! Ganas</translation>
    </message>
    <message>
        <source>Codille for {name}</source>
        <translation>{name} da codillo</translation>
    </message>
    <message>
        <source>All the tricks are yours</source>
        <translation>Todas las bazas son tuyas</translation>
    </message>
    <message>
        <source>{name} takes every trick</source>
        <translation>{name} hace todas las bazas</translation>
    </message>
    <message>
        <source>Your vole fails</source>
        <translation>Pierdes la bola</translation>
    </message>
    <message>
        <source>The vole of {name} fails</source>
        <translation>{name} pierde la bola</translation>
    </message>
    <message>
        <source>You surrender</source>
        <translation>Te rindes</translation>
    </message>
    <message>
        <source>{name} surrenders</source>
        <translation>{name} se rinde</translation>
    </message>
    <message>
        <source>You make contrabola</source>
        <translation>Haces contrabola</translation>
    </message>
    <message>
        <source>{name} makes contrabola</source>
        <translation>{name} hace contrabola</translation>
    </message>
    <message>
        <source>Your contrabola fails</source>
        <translation>Pierdes la contrabola</translation>
    </message>
    <message>
        <source>The contrabola of {name} fails</source>
        <translation>{name} pierde la contrabola</translation>
    </message>
    <message>
        <source>Everybody passes</source>
        <translation>Pasan todos</translation>
    </message>
    <message>
        <source>The Man wins: you</source>
        <translation>Gana el Hombre: tú</translation>
    </message>
    <message>
        <source>The Man wins: {name}</source>
        <translation>Gana el Hombre: {name}</translation>
    </message>
    <message>
        <source>You lose as the Man</source>
        <translation>Pierdes de Hombre</translation>
    </message>
    <message>
        <source>The Man loses: {name}</source>
        <translation>Pierde el Hombre: {name}</translation>
    </message>
    <message>
        <source>You reach the target</source>
        <translation>Llegas a los puntos</translation>
    </message>
    <message>
        <source>{name} reaches the target</source>
        <translation>{name} llega a los puntos</translation>
    </message>
    <message>
        <source>The deal is void</source>
        <translation>La mano es nula</translation>
    </message>
    <message>
        <source>A tie: nobody has the most tricks alone.</source>
        <translation>Empate: nadie ha hecho más bazas que todos los demás.</translation>
    </message>
    <message>
        <source>You took more tricks than the Ombre, who pays you.</source>
        <translation>Has hecho más bazas que el hombre, que te paga.</translation>
    </message>
    <message>
        <source>A defender took more tricks than the Ombre, who pays them.</source>
        <translation>Un contra ha hecho más bazas que el hombre, que le paga.</translation>
    </message>
    <message>
        <source>Every single trick: everyone pays for the vole.</source>
        <translation>Ni una baza menos: todos pagan la bola.</translation>
    </message>
    <message>
        <source>You went for all the tricks and lost one.</source>
        <translation>Ibas a la bola y has perdido una baza.</translation>
    </message>
    <message>
        <source>The Ombre went for all the tricks and lost one.</source>
        <translation>El hombre iba a la bola y ha perdido una baza.</translation>
    </message>
    <message>
        <source>You gave the hand up and pay as for a puesta.</source>
        <translation>Has entregado el juego y pagas como por una puesta.</translation>
    </message>
    <message>
        <source>The Ombre gave the hand up and pays as for a puesta.</source>
        <translation>El hombre ha entregado el juego y paga como por una puesta.</translation>
    </message>
    <message>
        <source>You took no trick: the game is yours, and so is the pool.</source>
        <translation>No has hecho ninguna baza: el juego es tuyo, y el plato también.</translation>
    </message>
    <message>
        <source>The Ombre took no trick and wins the game and the pool.</source>
        <translation>El hombre no ha hecho ninguna baza y gana el juego y el plato.</translation>
    </message>
    <message>
        <source>A trick has fallen to you: you pay as for a puesta.</source>
        <translation>Has hecho una baza: pagas como por una puesta.</translation>
    </message>
    <message>
        <source>A trick has fallen to the Ombre, who pays as for a puesta.</source>
        <translation>El hombre ha hecho una baza y paga como por una puesta.</translation>
    </message>
    <message>
        <source>Nobody plays; the pool waits for the next deal.</source>
        <translation>No juega nadie; el plato queda para la mano siguiente.</translation>
    </message>
    <message>
        <source>You lose a point, and each of the others scores one.</source>
        <translation>Pierdes un punto, y cada uno de los demás se apunta uno.</translation>
    </message>
    <message>
        <source>The Man loses a point, and each of the others scores one.</source>
        <translation>El Hombre pierde un punto, y cada uno de los demás se apunta uno.</translation>
    </message>
    <message>
        <source>You have the points that win the game.</source>
        <translation>Tienes los puntos que ganan la partida.</translation>
    </message>
    <message>
        <source>Enough points are scored to win the game.</source>
        <translation>Ya están hechos los puntos que ganan la partida.</translation>
    </message>
    <message>
        <source>Nobody is the Man. Points for kings are kept; the next player deals.</source>
        <translation>Nadie es el Hombre. Los puntos por reyes se conservan; da el siguiente.</translation>
    </message>
    <message>
        <source>{chips} as ante</source>
        <translation>{chips} de apuesta inicial</translation>
    </message>
    <message>
        <source>{chips} in the pool</source>
        <translation>{chips} del plato</translation>
    </message>
    <message>
        <source>{chips} for {contract:the}</source>
        <translation>{chips} por {contract:el}</translation>
    </message>
    <message>
        <source>{chips} for top trumps (estuches)</source>
        <translation>{chips} por triunfos altos (estuches)</translation>
    </message>
    <message>
        <source>{chips} for primeras</source>
        <translation>{chips} por primeras</translation>
    </message>
    <message>
        <source>{chips} for primeras against</source>
        <translation>{chips} por primeras en contra</translation>
    </message>
    <message>
        <source>{chips} for the matadors</source>
        <translation>{chips} por los matadores</translation>
    </message>
    <message>
        <source>{chips} for sans prendre</source>
        <translation>{chips} por jugar sin robar</translation>
    </message>
    <message>
        <source>{chips} for the vole</source>
        <translation>{chips} por la bola</translation>
    </message>
    <message>
        <source>{chips} for the failed vole</source>
        <translation>{chips} por la bola fallida</translation>
    </message>
    <message>
        <source>{chips} for puesta</source>
        <translation>{chips} por la puesta</translation>
    </message>
    <message>
        <source>{chips} for codille</source>
        <translation>{chips} por el codillo</translation>
    </message>
    <message>
        <source>{chips} for the surrender</source>
        <translation>{chips} por la rendición</translation>
    </message>
    <message>
        <source>{chips} for passing out</source>
        <translation>{chips} por pasar todos</translation>
    </message>
    <message>
        <source>{chips} as a share of the pool</source>
        <translation>{chips} por su parte del plato</translation>
    </message>
    <message>
        <source>{chips} for a king turned</source>
        <translation>{chips} por un rey vuelto</translation>
    </message>
    <message>
        <source>{chips} for a king shown</source>
        <translation>{chips} por un rey enseñado</translation>
    </message>
    <message>
        <source>{chips} for a king captured</source>
        <translation>{chips} por un rey capturado</translation>
    </message>
    <message>
        <source>{chips} as the Man</source>
        <translation>{chips} por ser el Hombre</translation>
    </message>
    <message>
        <source>{chips} against the Man</source>
        <translation>{chips} contra el Hombre</translation>
    </message>
    <message>
        <source>Your king is captured, and its point with it.</source>
        <translation>Te capturan el rey, y con él su punto.</translation>
    </message>
    <message>
        <source>The king of {name} is captured, and its point with it.</source>
        <translation>A {name} le capturan el rey, y con él su punto.</translation>
    </message>
    <message>
        <source>You score a point as the Man.</source>
        <translation>Te apuntas un punto como Hombre.</translation>
    </message>
    <message>
        <source>{name} scores a point as the Man.</source>
        <translation>{name} se apunta un punto como Hombre.</translation>
    </message>
    <message>
        <source>You lose a point as the Man.</source>
        <translation>Pierdes un punto como Hombre.</translation>
    </message>
    <message>
        <source>{name} loses a point as the Man.</source>
        <translation>{name} pierde un punto como Hombre.</translation>
    </message>
    <message>
        <source>You score a point because the Man was beaten.</source>
        <translation>Te apuntas un punto porque el Hombre ha perdido.</translation>
    </message>
    <message>
        <source>{name} scores a point because the Man was beaten.</source>
        <translation>{name} se apunta un punto porque el Hombre ha perdido.</translation>
    </message>
    <message>
        <source>{chips} for the game</source>
        <translation>{chips} por el juego</translation>
    </message>
    <message>
        <source>{chips} for the game without an exchange</source>
        <translation>{chips} por el juego sin descarte</translation>
    </message>
    <message>
        <source>game</source>
        <translation>juego; m</translation>
    </message>
    <message>
        <source>You took fewer tricks than {winner} and pay for the loss.</source>
        <translation>Has hecho menos bazas que {winner} y pagas por ello.</translation>
    </message>
    <message>
        <source>{name} took fewer tricks than {winner} and pays for the loss.</source>
        <translation>{name} ha hecho menos bazas que {winner} y paga por ello.</translation>
    </message>
    <message>
        <source>You win the hand you took over and get a puesta; the pool stays.</source>
        <translation>Ganas el juego que seguiste y cobras una puesta; el plato se queda.</translation>
    </message>
    <message>
        <source>{name} wins the hand taken over and is paid a puesta; the pool stays.</source>
        <translation>{name} gana el juego que siguió y cobra una puesta; el plato se queda.</translation>
    </message>
    <message>
        <source>You gave the hand up: that is puesta.</source>
        <translation>Has entregado el juego, y eso es puesta.</translation>
    </message>
    <message>
        <source>{name} gave the hand up: that is puesta.</source>
        <translation>{name} ha entregado el juego, y eso es puesta.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>{payer:The} to you</source>
        <translation>{payer:El} te paga</translation>
    </message>
    <message>
        <source>You to {payee:the}</source>
        <translation>Pagas {payee:al}</translation>
    </message>
    <message>
        <source>{payer:The} to {payee:the}</source>
        <translation>{payer:El} paga {payee:al}</translation>
    </message>
    <message>
        <source>{chips} as ante, before the deal</source>
        <translation>{chips} de apuesta inicial, antes de dar</translation>
    </message>
    <message>
        <source>You pay {payee:the} {chips}.</source>
        <translation>Pagas {payee:al} {chips}.</translation>
    </message>
    <message>
        <source>{payer:The} pays you {chips}.</source>
        <translation>{payer:El} te paga {chips}.</translation>
    </message>
    <message>
        <source>{payer:The} pays {payee:the} {chips}.</source>
        <translation>{payer:El} paga {payee:al} {chips}.</translation>
    </message>
    <message>
        <source>{chips}: {parts}</source>
        <translation>{chips}: {parts}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Ganas la partida</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gana la partida</translation>
    </message>
    <message>
        <source>A tie: another deal decides</source>
        <translation>Empate: decide otra mano</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Puntos para ganar</translation>
    </message>
    <message>
        <source>You were first to the most tricks.</source>
        <translation>Has llegado antes que nadie a la mayoría de bazas.</translation>
    </message>
    <message>
        <source>Puesta: {name} does not win</source>
        <translation>Puesta: {name} no gana</translation>
    </message>
    <message>
        <source>You took more tricks than each opponent: game and pool are yours.</source>
        <translation>Has hecho más bazas que cada rival: el juego y el plato son tuyos.</translation>
    </message>
    <message>
        <source>The Ombre took more tricks than each opponent, and wins the pool.</source>
        <translation>El hombre ha hecho más bazas que cada rival y se lleva el plato.</translation>
    </message>
    <message>
        <source>The Man was first to the most tricks.</source>
        <translation>El Hombre ha llegado antes que nadie a la mayoría de bazas.</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>Te apuntas {points:one un punto por el rey vuelto|other # puntos por los reyes vueltos}.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>{name} se apunta {points:one un punto por el rey vuelto|other # puntos por los reyes vueltos}.</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>Te apuntas {points:one un punto por el rey enseñado|other # puntos por los reyes enseñados}.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>{name} se apunta {points:one un punto por el rey enseñado|other # puntos por los reyes enseñados}.</translation>
    </message>
    <message>
        <source>You captured {points:one a king and score its point|other # kings and score their points}.</source>
        <translation>Has capturado {points:one un rey y te apuntas su punto|other # reyes y te apuntas sus puntos}.</translation>
    </message>
    <message>
        <source>{name} captured {points:one a king and scores its point|other # kings and scores their points}.</source>
        <translation>{name} ha capturado {points:one un rey y se apunta su punto|other # reyes y se apunta sus puntos}.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the game.</source>
        <translation>Te apuntas {points:one un punto|other # puntos} por el juego.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the game.</source>
        <translation>{name} se apunta {points:one un punto|other # puntos} por el juego.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for codille.</source>
        <translation>Te apuntas {points:one un punto|other # puntos} por el codillo.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for codille.</source>
        <translation>{name} se apunta {points:one un punto|other # puntos} por el codillo.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the puesta.</source>
        <translation>Te apuntas {points:one un punto|other # puntos} por la puesta.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the puesta.</source>
        <translation>{name} se apunta {points:one un punto|other # puntos} por la puesta.</translation>
    </message>
    <message>
        <source>In all, you win {chips:one # chip|other # chips}.</source>
        <translation>En total ganas {chips:one # ficha|other # fichas}.</translation>
    </message>
    <message>
        <source>In all, {name} wins {chips:one # chip|other # chips}.</source>
        <translation>En total, {name} gana {chips:one # ficha|other # fichas}.</translation>
    </message>
    <message>
        <source>In all, you lose {chips:one # chip|other # chips}.</source>
        <translation>En total pierdes {chips:one # ficha|other # fichas}.</translation>
    </message>
    <message>
        <source>In all, {name} loses {chips:one # chip|other # chips}.</source>
        <translation>En total, {name} pierde {chips:one # ficha|other # fichas}.</translation>
    </message>
    <message>
        <source>In all, you neither win nor lose.</source>
        <translation>En total ni ganas ni pierdes.</translation>
    </message>
    <message>
        <source>In all, {name} neither wins nor loses.</source>
        <translation>En total, {name} ni gana ni pierde.</translation>
    </message>
    <message>
        <source>Bet: you tie</source>
        <translation>Bet: empatas</translation>
    </message>
    <message>
        <source>Bet: {name} ties</source>
        <translation>Bet: {name} empata</translation>
    </message>
    <message>
        <source>Kruk: you lose</source>
        <translation>Kruk: pierdes</translation>
    </message>
    <message>
        <source>Kruk: {name} loses</source>
        <translation>Kruk: {name} pierde</translation>
    </message>
    <message>
        <source>Tout: all nine are yours</source>
        <translation>Tout: las nueve son tuyas</translation>
    </message>
    <message>
        <source>Tout: all eight are yours</source>
        <translation>Tout: las ocho son tuyas</translation>
    </message>
    <message>
        <source>Tout for {name}</source>
        <translation>Tout para {name}</translation>
    </message>
    <message>
        <source>Your tout fails</source>
        <translation>Pierdes el tout</translation>
    </message>
    <message>
        <source>The tout of {name} fails</source>
        <translation>{name} pierde el tout</translation>
    </message>
    <message>
        <source>You took all eight tricks alone, and each opponent pays you.</source>
        <translation>Has hecho tú las ocho bazas, y cada rival te paga.</translation>
    </message>
    <message>
        <source>The Ombre took all eight tricks alone, and each opponent pays.</source>
        <translation>El hombre ha hecho solo las ocho bazas, y cada rival paga.</translation>
    </message>
    <message>
        <source>You needed all eight tricks and lost one, so you pay each opponent.</source>
        <translation>Necesitabas las ocho bazas y has perdido una, así que pagas a cada rival.</translation>
    </message>
    <message>
        <source>The Ombre needed all eight tricks and lost one, and pays each opponent.</source>
        <translation>El hombre necesitaba las ocho bazas y ha perdido una, y paga a cada rival.</translation>
    </message>
    <message>
        <source>{chips} for the failed tout</source>
        <translation>{chips} por el tout fallido</translation>
    </message>
    <message>
        <source>You win, but miss tout</source>
        <translation>Ganas, pero pierdes el tout</translation>
    </message>
    <message>
        <source>{name} wins, but misses tout</source>
        <translation>{name} gana, pero pierde el tout</translation>
    </message>
    <message>
        <source>You throw the hand in</source>
        <translation>Tiras la mano</translation>
    </message>
    <message>
        <source>{name} throws the hand in</source>
        <translation>{name} tira la mano</translation>
    </message>
    <message>
        <source>You have more tricks than either defender.</source>
        <translation>Tienes más bazas que cualquiera de los contras.</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender.</source>
        <translation>El hombre tiene más bazas que cualquiera de los contras.</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as you: that is bet.</source>
        <translation>El mejor contra tiene tantas bazas como tú: es bet.</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as the Ombre: that is bet.</source>
        <translation>El mejor contra tiene tantas bazas como el hombre: es bet.</translation>
    </message>
    <message>
        <source>A defender has more tricks than you: that is kruk.</source>
        <translation>Un contra tiene más bazas que tú: es kruk.</translation>
    </message>
    <message>
        <source>A defender has more tricks than the Ombre: that is kruk.</source>
        <translation>Un contra tiene más bazas que el hombre: es kruk.</translation>
    </message>
    <message>
        <source>You went on after five tricks and took all nine.</source>
        <translation>Seguiste después de cinco bazas y has hecho las nueve.</translation>
    </message>
    <message>
        <source>The Ombre went on after five tricks and took all nine.</source>
        <translation>El hombre siguió después de cinco bazas y ha hecho las nueve.</translation>
    </message>
    <message>
        <source>You went for all nine tricks and lost one, so you are paid less.</source>
        <translation>Ibas a las nueve bazas y has perdido una, así que cobras menos.</translation>
    </message>
    <message>
        <source>The Ombre went for all nine and lost one, so they are paid less.</source>
        <translation>El hombre iba a las nueve y ha perdido una, así que cobra menos.</translation>
    </message>
    <message>
        <source>You gave up after the exchange and pay as for bet.</source>
        <translation>Te has rendido después del cambio y pagas como por bet.</translation>
    </message>
    <message>
        <source>The Ombre gave up after the exchange and pays as for bet.</source>
        <translation>El hombre se ha rendido después del cambio y paga como por bet.</translation>
    </message>
    <message>
        <source>Nobody plays and nobody pays. The next player deals.</source>
        <translation>Nadie juega y nadie paga. Da el siguiente.</translation>
    </message>
    <message>
        <source>You took no trick: the nolo is won.</source>
        <translation>No has hecho ninguna baza: el nolo está ganado.</translation>
    </message>
    <message>
        <source>The Ombre took no trick: the nolo is won.</source>
        <translation>El hombre no ha hecho ninguna baza: el nolo está ganado.</translation>
    </message>
    <message>
        <source>One trick fell to you: that is bet.</source>
        <translation>Te ha caído una baza: es bet.</translation>
    </message>
    <message>
        <source>One trick fell to the Ombre: that is bet.</source>
        <translation>Al hombre le ha caído una baza: es bet.</translation>
    </message>
    <message>
        <source>More than one trick fell to you: that is kruk.</source>
        <translation>Te ha caído más de una baza: es kruk.</translation>
    </message>
    <message>
        <source>More than one trick fell to the Ombre: that is kruk.</source>
        <translation>Al hombre le ha caído más de una baza: es kruk.</translation>
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
        <translation>{chips} por el tout</translation>
    </message>
    <message>
        <source>{chips} for throwing in</source>
        <translation>{chips} por tirar la mano</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Well chosen</source>
        <translation>Bien elegido</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Dudoso</translation>
    </message>
    <message>
        <source>A bad choice</source>
        <translation>Una mala elección</translation>
    </message>
    <message>
        <source>A blunder</source>
        <translation>Un error grave</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>&amp;Analizar la mano</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>Ana&amp;lizar esta mano</translation>
    </message>
    <message>
        <source>Stop the re&amp;view</source>
        <translation>Parar el &amp;análisis</translation>
    </message>
    <message>
        <source>The decisions of the deal</source>
        <translation>Las decisiones de la mano</translation>
    </message>
    <message>
        <source>The hatching shows how far that is from even: green above, red below.</source>
        <translation>El rayado muestra la distancia a la igualdad: verde por encima, rojo por debajo.</translation>
    </message>
    <message>
        <source>The moves that mattered</source>
        <translation>Las jugadas que contaron</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Bien hecho</translation>
    </message>
    <message>
        <source>Left and Right go from one mark to the next.</source>
        <translation>Izquierda y derecha van de una marca a la siguiente.</translation>
    </message>
    <message>
        <source>Reviewed: {judged} of {of} decisions</source>
        <translation>Analizadas: {judged} de {of} decisiones</translation>
    </message>
    <message>
        <source>The review found no costly decision.</source>
        <translation>El análisis no ha encontrado ninguna decisión cara.</translation>
    </message>
    <message>
        <source>The review found {number:one # costly decision|other # costly decisions}.</source>
        <translation>El análisis ha encontrado {number:one # decisión cara|other # decisiones caras}.</translation>
    </message>
    <message>
        <source>Stopped after {judged} of {of} decisions.</source>
        <translation>Análisis parado: {judged} de {of} decisiones.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <translation>Mejor: {action}.</translation>
    </message>
    <message>
        <source>You chose: {action}.</source>
        <translation>Elegiste: {action}.</translation>
    </message>
    <message>
        <source>{name} chose: {action}.</source>
        <translation>{name} eligió: {action}.</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Con todas las cartas a la vista</translation>
    </message>
    <message>
        <source>The curve is the chance to win, as far as could be known. A dot is a costly choice, a diamond a good one.</source>
        <translation>La curva es la probabilidad de ganar, según lo que se podía saber. Un punto es una decisión cara; un rombo, una buena.</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>Ver cómo se juega</translation>
    </message>
    <message>
        <source>The expert in this seat</source>
        <translation>El experto en este sitio</translation>
    </message>
    <message>
        <source>{name}: chance to win</source>
        <translation>{name}: probabilidad de ganar</translation>
    </message>
    <message>
        <source>{name}: chance to win {percent}</source>
        <translation>{name}: probabilidad de ganar {percent}</translation>
    </message>
    <message>
        <source>Let the expert play your cards</source>
        <translation>Que el experto juegue tus cartas</translation>
    </message>
    <message>
        <source>Let the expert play the cards of {name}</source>
        <translation>Que el experto juegue las cartas de {name}</translation>
    </message>
    <message>
        <source>The expert is playing the deal…</source>
        <translation>El experto está jugando la mano…</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Demasiado igualado</translation>
    </message>
    <message>
        <source>The computer players stopped answering. You can go on with the review.</source>
        <translation>Los jugadores del ordenador han dejado de contestar. Puedes seguir con el análisis.</translation>
    </message>
    <message>
        <source>Nobody made a clear mistake, going by what each could see.</source>
        <translation>Nadie cometió un error claro, por lo que cada uno veía.</translation>
    </message>
    <message>
        <source>Luck and skill, in chips</source>
        <translation>Suerte y destreza, en fichas</translation>
    </message>
    <message>
        <source>Luck and skill, in points</source>
        <translation>Suerte y destreza, en puntos</translation>
    </message>
    <message>
        <source>Luck and skill, in stones</source>
        <translation>Suerte y destreza, en piedras</translation>
    </message>
    <message>
        <source>What a hand is worth is not known in this game. It counts with how the cards lay.</source>
        <translation>En este juego no se sabe lo que vale una mano. Va incluido en la posición de las cartas.</translation>
    </message>
    <message>
        <source>The deal is not finished, so nothing can be told of luck and skill.</source>
        <translation>La mano no ha terminado: nada se puede decir de suerte y destreza.</translation>
    </message>
    <message>
        <source>{settled} of {of} choices are sure; the others grow surer.</source>
        <translation>Ya son seguras {settled} de {of} decisiones; las demás se afinan todavía.</translation>
    </message>
    <message>
        <source>{grade}: it cost {cost}</source>
        <translation>{grade}: costó {cost}</translation>
    </message>
    <message>
        <source>From what could be seen, no choice is surely better than the others.</source>
        <translation>Con lo que se veía, ninguna opción es con seguridad mejor que las demás.</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Mejor: {action}</translation>
    </message>
    <message>
        <source>A friend would tell {name}: {reason}</source>
        <translation>Un amigo le diría a {name}: {reason}</translation>
    </message>
    <message>
        <source>With it the chance is {best}, with the choice made {chosen}.</source>
        <translation>Así se gana el {best} de las veces; con lo elegido, el {chosen}.</translation>
    </message>
    <message>
        <source>{name}: {action}. It cost {cost}.</source>
        <translation>{name}: {action}. Costó {cost}.</translation>
    </message>
    <message>
        <source>The cost is {cost}, give or take {error}.</source>
        <translation>El coste es de {cost}, ± {error}.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Prob. de ganar</translation>
    </message>
    <message>
        <source>The deal turned in the auction.</source>
        <translation>La mano se decidió en la subasta.</translation>
    </message>
    <message>
        <source>The deal turned with the trump.</source>
        <translation>La mano se decidió al nombrar triunfo.</translation>
    </message>
    <message>
        <source>The deal turned at the exchange.</source>
        <translation>La mano se decidió en el descarte.</translation>
    </message>
    <message>
        <source>The deal turned in trick {number}.</source>
        <translation>La mano se decidió en la baza {number}.</translation>
    </message>
    <message>
        <source>Well done: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>Bien hecho: {action}. Todo lo demás habría costado al menos {cost} más.</translation>
    </message>
    <message>
        <source>Well done, {name}: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>Bien hecho, {name}: {action}. Todo lo demás habría costado al menos {cost} más.</translation>
    </message>
    <message>
        <source>Luck and skill of everybody</source>
        <translation>Suerte y destreza de todos</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>Ver las cifras</translation>
    </message>
    <message>
        <source>The average of all</source>
        <translation>La media de todos</translation>
    </message>
    <message>
        <source>Ante and pool</source>
        <translation>Apuesta inicial y plato</translation>
    </message>
    <message>
        <source>The hand dealt</source>
        <translation>La mano recibida</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Decisiones propias</translation>
    </message>
    <message>
        <source>Choices of the others</source>
        <translation>Decisiones ajenas</translation>
    </message>
    <message>
        <source>How the cards lay</source>
        <translation>Posición de las cartas</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>won {amount}</source>
        <translation>ganó {amount}</translation>
    </message>
    <message>
        <source>lost {amount}</source>
        <translation>perdió {amount}</translation>
    </message>
    <message>
        <source>The hand dealt counts as what such a hand wins on average. Choices count as what they surely cost.</source>
        <translation>La mano recibida cuenta por lo que una así gana de media; las decisiones, por lo que costaron con seguridad.</translation>
    </message>
    <message>
        <source>If everybody saw all cards and played perfectly: {result}.</source>
        <translation>Si todos vieran todas las cartas y jugaran a la perfección: {result}.</translation>
    </message>
    <message>
        <source>The expert with your cards</source>
        <translation>El experto con tus cartas</translation>
    </message>
    <message>
        <source>The expert with the cards of {name}</source>
        <translation>El experto con las cartas de {name}</translation>
    </message>
    <message>
        <source>Each decision is judged by what its player could see at that moment.</source>
        <translation>Cada decisión se juzga por lo que su jugador podía ver en ese momento.</translation>
    </message>
    <message>
        <source>Go on with the re&amp;view</source>
        <translation>Seguir con el &amp;análisis</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Intentarlo otra vez desde aquí</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>At this table</source>
        <translation>En esta mesa</translation>
    </message>
    <message>
        <source>instead of: {usual}</source>
        <translation>en lugar de: {usual}</translation>
    </message>
    <message>
        <source>The rules of Ombre</source>
        <translation>Las reglas del hombre</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Nothing more is written about this game so far. It belongs to the family of Ombre, and this is Ombre itself:</source>
        <translation>De este juego aún no se ha escrito más. Es de la familia del hombre, y este es el hombre mismo:</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>Found: {hits}</source>
        <translation>Encontrado: {hits}</translation>
    </message>
    <message>
        <source>“{words}” stands on no page of the rules. Try a shorter word, or part of one.</source>
        <translation>«{words}» no está en ninguna página de las reglas. Prueba con una palabra más corta o con parte de ella.</translation>
    </message>
    <message>
        <source>“{words}” in the rules</source>
        <translation>«{words}» en las reglas</translation>
    </message>
    <message>
        <source>So far, this page is in English only.</source>
        <translation>Esta página está por ahora solo en inglés.</translation>
    </message>
    <message>
        <source>Learn it at the table: {lessons}</source>
        <translation>Apréndelo en la mesa: {lessons}</translation>
    </message>
    <message>
        <source>The table from above: 1 is you, and everything goes round to the right.</source>
        <translation>La mesa vista desde arriba: 1 eres tú, y todo va hacia la derecha.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The score of this sitting</source>
        <translation>El tanteo de esta partida</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;piar</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>&amp;Repasar la mano</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>No deal has been played out yet.</source>
        <translation>Aún no se ha jugado ninguna mano completa.</translation>
    </message>
    <message>
        <source>In chips: {standing}, and {pool} in the pool.</source>
        <translation>En fichas: {standing}; en el plato, {pool}.</translation>
    </message>
    <message>
        <source>{standing} – {points:one # point wins|other # points win}.</source>
        <translation>{standing} – {points:one se gana con # punto|other se gana con # puntos}.</translation>
    </message>
    <message>
        <source>{standing} – {name} has won the game.</source>
        <translation>{standing} – {name} ha ganado la partida.</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {pool} in the pool</source>
        <translation>Tras la mano {number}: {standing}; en el plato, {pool}</translation>
    </message>
    <message>
        <source>The evening is over</source>
        <translation>Se acabó la velada</translation>
    </message>
    <message>
        <source>Every deal gets its line here, with what each of you won or lost.</source>
        <translation>Cada mano tendrá aquí su línea, con lo que cada uno ganó o perdió.</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {table} on the table – all {stones} stones win.</source>
        <translation>Tras la mano {number}: {standing}, y {table} en la mesa – se gana con {stones} piedras.</translation>
    </message>
    <message>
        <source>{standing} – {side} have won the game.</source>
        <translation>{standing} – {side} han ganado la partida.</translation>
    </message>
    <message>
        <source>{name} {figure}</source>
        <translation>{name} {figure}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfo</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>{number}, with notes</source>
        <translation>{number}, con notas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Plato</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>esta mano</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>total</translation>
    </message>
    <message>
        <source>{game}, {trump}: {result}</source>
        <translation>{game}, {trump}: {result}</translation>
    </message>
    <message>
        <source>{played}: {result}</source>
        <translation>{played}: {result}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>remise</source>
        <translation>puesta</translation>
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
        <translation>bola fallida</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>rendida</translation>
    </message>
    <message>
        <source>llevada</source>
        <translation>llevada</translation>
    </message>
    <message>
        <source>all eight</source>
        <translation>las ocho</translation>
    </message>
    <message>
        <source>eight missed</source>
        <translation>ocho fallidas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>sacada</translation>
    </message>
    <message>
        <source>puesta</source>
        <translation>puesta</translation>
    </message>
    <message>
        <source>codille</source>
        <translation>codillo</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>bola</translation>
    </message>
    <message>
        <source>vole missed</source>
        <translation>bola fallida</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>rendición</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>pasan todos</translation>
    </message>
    <message>
        <source>the Man won</source>
        <translation>gana el Hombre</translation>
    </message>
    <message>
        <source>the Man lost</source>
        <translation>pierde el Hombre</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>puntos logrados</translation>
    </message>
    <message>
        <source>contrabola</source>
        <translation>contrabola</translation>
    </message>
    <message>
        <source>contrabola missed</source>
        <translation>contrabola fallida</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nula</translation>
    </message>
    <message>
        <source>{ombre} with {ally}</source>
        <translation>{ombre} con {ally}</translation>
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
        <translation>perdido</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>tout missed</source>
        <translation>tout fallido</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>tirada</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>the Man</source>
        <translation>el Hombre</translation>
    </message>
    <message>
        <source>against the Man</source>
        <translation>contra el Hombre</translation>
    </message>
    <message>
        <source>sits out (zángano)</source>
        <translation>descansa (zángano)</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>Ombre · {contract}</source>
        <translation>Hombre · {contract}</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>contra</translation>
    </message>
    <message>
        <source>ally, in secret</source>
        <translation>con el hombre, en secreto</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>con el hombre</translation>
    </message>
    <message>
        <source>friend or foe?</source>
        <translation>¿amigo o enemigo?</translation>
    </message>
    <message>
        <source>Your ally!</source>
        <translation>¡Voy contigo!</translation>
    </message>
    <message>
        <source>I deal</source>
        <translation>Doy yo</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>el que da; f=la que da</translation>
    </message>
    <message>
        <source>{points} · {chips}</source>
        <translation>{points} · {chips}</translation>
    </message>
    <message>
        <source>Pool {chips}</source>
        <translation>Plato {chips}</translation>
    </message>
    <message>
        <source>{card:Name}!</source>
        <translation>¡{card:Name}!</translation>
    </message>
    <message>
        <source>I keep my cards</source>
        <translation>Me quedo con todas</translation>
    </message>
    <message>
        <source>I draw {number}</source>
        <translation>Robo {number}</translation>
    </message>
    <message>
        <source>on the heap, to be thrown</source>
        <translation>en el montón, para el descarte</translation>
    </message>
    <message>
        <source>raised; choose it again to play it</source>
        <translation>levantada; elígela otra vez para jugarla</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>se puede jugar</translation>
    </message>
    <message>
        <source>just drawn; may be played</source>
        <translation>recién robada; se puede jugar</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>recién robada</translation>
    </message>
    <message>
        <source>speaks second</source>
        <translation>segundo; f=segunda</translation>
    </message>
    <message>
        <source>speaks third</source>
        <translation>tercero; f=tercera</translation>
    </message>
    <message>
        <source>speaks fourth</source>
        <translation>cuarto; f=cuarta</translation>
    </message>
    <message>
        <source>speaks first</source>
        <translation>mano</translation>
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
        <source>{word} ({meaning})</source>
        <translation>{word} ({meaning})</translation>
    </message>
</context>
<context>
    <name>SecondTry</name>
    <message>
        <source>Your second try</source>
        <translation>Tu segundo intento</translation>
    </message>
    <message>
        <source>Comparing it with your first choice…</source>
        <translation>Comparando con tu primera decisión…</translation>
    </message>
    <message>
        <source>That is what you chose the first time.</source>
        <translation>Es lo que elegiste la primera vez.</translation>
    </message>
    <message>
        <source>That is better.</source>
        <translation>Eso es mejor.</translation>
    </message>
    <message>
        <source>About the same.</source>
        <translation>Más o menos igual.</translation>
    </message>
    <message>
        <source>The first was better.</source>
        <translation>La primera era mejor.</translation>
    </message>
    <message>
        <source>It is hard to say which is better.</source>
        <translation>Es difícil decir cuál es mejor.</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Volver al repaso</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
    <message>
        <source>Choose again. The first time it was “{action}”.</source>
        <translation>Elige otra vez. La primera vez fue «{action}».</translation>
    </message>
    <message>
        <source>Your chance to win is {now}; before it was {before}.</source>
        <translation>Tu probabilidad de ganar es de {now}; antes era de {before}.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>passed</source>
        <translation>superada</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>FALLIDA</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>omitida</translation>
    </message>
    <message>
        <source>All is well: nothing failed in {count} checks.</source>
        <translation>Todo va bien: no ha fallado ninguna de {count} pruebas.</translation>
    </message>
    <message>
        <source>Something is wrong with this copy of Ombre; the lines above say what.</source>
        <translation>Algo va mal en esta copia de Ombre; las líneas de arriba dicen qué.</translation>
    </message>
    <message>
        <source>The report could not be written to {path}: {reason}.</source>
        <translation>No se ha podido escribir el informe en {path}: {reason}.</translation>
    </message>
    <message>
        <source>The self-test needs room for temporary files. Set TMPDIR (on Windows TEMP) to a folder that can be written to: {reason}.</source>
        <translation>La comprobación necesita sitio para archivos temporales. Asigna a TMPDIR (en Windows, TEMP) una carpeta en la que se pueda escribir: {reason}.</translation>
    </message>
</context>
<context>
    <name>SetDeals</name>
    <message>
        <source>Set deals</source>
        <translation>Manos con plan</translation>
    </message>
    <message>
        <source>The others see every card, and only the right plan wins.</source>
        <translation>Los otros ven todas las cartas, y solo gana el plan justo.</translation>
    </message>
    <message>
        <source>There is no hint in a set deal. Find the plan.</source>
        <translation>En una mano con plan no hay pistas. Encuentra el plan.</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>La mano siguiente</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>El plan</translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>Has ganado.</translation>
    </message>
    <message>
        <source>Not won this time.</source>
        <translation>Esta vez no se ganó.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>The others see every card and play against you.</source>
        <translation>Los otros ven todas las cartas y juegan contra ti.</translation>
    </message>
    <message>
        <source>The others see every card. Your side helps you, the other side does not.</source>
        <translation>Los otros ven todas las cartas. Tu bando te ayuda, el otro no.</translation>
    </message>
    <message>
        <source>You are the Ombre. Win this game.</source>
        <translation>Eres el hombre. Gana este juego.</translation>
    </message>
    <message>
        <source>You play against the Ombre. Stop the Ombre.</source>
        <translation>Juegas contra el hombre. Páralo.</translation>
    </message>
    <message>
        <source>Your side plays. Win this game.</source>
        <translation>Juega tu bando. Gana este juego.</translation>
    </message>
    <message>
        <source>The other side plays. Stop them.</source>
        <translation>Juega el otro bando. Páralos.</translation>
    </message>
    <message>
        <source>You are the Man. Win this game.</source>
        <translation>Eres el Hombre. Gana este juego.</translation>
    </message>
    <message>
        <source>You play against the Man. Stop the Man.</source>
        <translation>Juegas contra el Hombre. Páralo.</translation>
    </message>
    <message>
        <source>You are with the Ombre. Win this game.</source>
        <translation>Vas con el hombre. Gana este juego.</translation>
    </message>
    <message>
        <source>Trick {trick}: {played:the} let the win go. {kept:The} kept it.</source>
        <translation>Baza {trick}: {played:el} dejó escapar la victoria. {kept:El} la conservaba.</translation>
    </message>
    <message>
        <source>It could still be won when you gave up, with {kept:the}.</source>
        <translation>Aún se podía ganar cuando te rendiste, con {kept:el}.</translation>
    </message>
    <message>
        <source>The plan: {cards}.</source>
        <translation>El plan: {cards}.</translation>
    </message>
    <message>
        <source>Set deals, {game}, {left} to go</source>
        <translation>Manos con plan, {game}, {left:one queda #|other quedan #}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Each player stakes {chips}</source>
        <translation>Cada jugador pone {chips}</translation>
    </message>
    <message>
        <source>{price} {stones}</source>
        <translation>{price} {stones}</translation>
    </message>
    <message>
        <source>{value} (usual)</source>
        <translation>{value} (lo habitual)</translation>
    </message>
    <message>
        <source>“{setting}” is “{value}”</source>
        <translation>«{setting}» es «{value}»</translation>
    </message>
    <message>
        <source>This has no effect while {conditions}.</source>
        <translation>No tiene efecto mientras {conditions}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Quién da primero</translation>
    </message>
    <message>
        <source>How the sitting finds who deals first.</source>
        <translation>Cómo se decide quién da primero en la partida.</translation>
    </message>
    <message>
        <source>Each draws a card, the highest deals</source>
        <translation>Cada uno roba una carta; da la más alta</translation>
    </message>
    <message>
        <source>Cards are dealt face up, the first black ace deals</source>
        <translation>Cartas boca arriba; da el primer as negro</translation>
    </message>
    <message>
        <source>Chance decides, without cards</source>
        <translation>Lo decide el azar, sin cartas</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>La apuesta inicial</translation>
    </message>
    <message>
        <source>The dealer stakes 5</source>
        <translation>El que da pone 5</translation>
    </message>
    <message>
        <source>Each player stakes 5</source>
        <translation>Cada jugador pone 5</translation>
    </message>
    <message>
        <source>Each player stakes 3</source>
        <translation>Cada jugador pone 3</translation>
    </message>
    <message>
        <source>Each player stakes 2</source>
        <translation>Cada jugador pone 2</translation>
    </message>
    <message>
        <source>Each player stakes 4</source>
        <translation>Cada jugador pone 4</translation>
    </message>
    <message>
        <source>The dealer stakes 1</source>
        <translation>El que da pone 1</translation>
    </message>
    <message>
        <source>Nobody stakes anything</source>
        <translation>Nadie apuesta nada</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Cuando pasan todos</translation>
    </message>
    <message>
        <source>Whether the next player deals, there is a second round, or somebody must play.</source>
        <translation>Decide si da el siguiente, si hay una segunda ronda o si alguien está obligado a jugar.</translation>
    </message>
    <message>
        <source>Deal again, nobody pays</source>
        <translation>Da el siguiente y nadie paga</translation>
    </message>
    <message>
        <source>Deal again, each adds a chip to the pool</source>
        <translation>Da el siguiente y cada uno añade una ficha al plato</translation>
    </message>
    <message>
        <source>A second round, for low bids</source>
        <translation>Una segunda ronda, de pujas bajas</translation>
    </message>
    <message>
        <source>Who holds spadille must play</source>
        <translation>Quien tiene la espadilla debe jugar</translation>
    </message>
    <message>
        <source>Who holds spadille must play an entrada</source>
        <translation>Quien tiene la espadilla tiene que jugar una entrada</translation>
    </message>
    <message>
        <source>Forehand may play kasko, with a new hand</source>
        <translation>La mano puede jugar kasko, con cartas nuevas</translation>
    </message>
    <message>
        <source>Who holds spadille (♣Q) must play a Grossfrage</source>
        <translation>Quien tiene la espadilla (♣Q) juega una Grossfrage</translation>
    </message>
    <message>
        <source>Holding a bid</source>
        <translation>Igualar una puja</translation>
    </message>
    <message>
        <source>Who may bid as high as the highest bid, after bidding lower before.</source>
        <translation>Quién puede igualar la puja más alta si antes había pujado menos.</translation>
    </message>
    <message>
        <source>Two at a time: the one who is left meets the next player</source>
        <translation>De dos en dos: quien queda se enfrenta al siguiente</translation>
    </message>
    <message>
        <source>Whether the Ombre must take the card that made trump into their hand.</source>
        <translation>Decide si en la vuelta el hombre tiene que tomar la carta que hizo el triunfo.</translation>
    </message>
    <message>
        <source>They must take the card</source>
        <translation>Tiene que tomar la carta</translation>
    </message>
    <message>
        <source>They may leave it on the talon</source>
        <translation>Puede dejarla en la baceta</translation>
    </message>
    <message>
        <source>Which suit is trump when a vuelta turns spadille or basto.</source>
        <translation>Cuál es el triunfo cuando en una vuelta sale la espadilla o el basto.</translation>
    </message>
    <message>
        <source>The Ombre&apos;s draw</source>
        <translation>Lo que puede robar el hombre</translation>
    </message>
    <message>
        <source>The first defender&apos;s draw</source>
        <translation>Lo que puede robar el primer contra</translation>
    </message>
    <message>
        <source>All but five, unless they hold a matador</source>
        <translation>Deja cinco, salvo que tenga un matador</translation>
    </message>
    <message>
        <source>Whether the defender at the Ombre&apos;s right may let the other exchange first.</source>
        <translation>Decide si el contra que está a la derecha del hombre puede dejar que el otro robe antes.</translation>
    </message>
    <message>
        <source>The right-hand one, unless they yield</source>
        <translation>El de la derecha, si no cede</translation>
    </message>
    <message>
        <source>The draw in a voltereta</source>
        <translation>Lo que se roba en la voltereta</translation>
    </message>
    <message>
        <source>Whether the Ombre sees the eight cards before keeping one.</source>
        <translation>Decide si el hombre ve las ocho cartas antes de quedarse con una.</translation>
    </message>
    <message>
        <source>They look at the cards first</source>
        <translation>Primero las mira</translation>
    </message>
    <message>
        <source>They choose before they see any</source>
        <translation>Elige antes de verlas</translation>
    </message>
    <message>
        <source>Which card of their own the Ombre may keep beside the talon&apos;s eight.</source>
        <translation>Con cuál de sus cartas puede quedarse el hombre, además de las ocho de la baceta.</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before naming the trump.</source>
        <translation>Decide si el hombre puede rendirse antes de nombrar el triunfo.</translation>
    </message>
    <message>
        <source>Whether a player who is forced to play names trumps before the draw.</source>
        <translation>Decide si quien está obligado a jugar nombra el triunfo antes de robar.</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>Después de robar</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Antes de robar</translation>
    </message>
    <message>
        <source>Only one who speaks earlier than its bidder</source>
        <translation>Solo quien habla antes que quien hizo la puja</translation>
    </message>
    <message>
        <source>A card of each suit is drawn, spades (espadas) deals</source>
        <translation>Una carta de cada palo, da quien tiene picas (espadas)</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them. A lost game costs as many for each player, unless the bid decides that.</source>
        <translation>Cuántas fichas entran en el plato antes de cada mano, y quién las pone. Un juego perdido cuesta otras tantas por cada jugador, salvo que lo decida la puja.</translation>
    </message>
    <message>
        <source>Anyone who has bid lower</source>
        <translation>Cualquiera que haya pujado menos</translation>
    </message>
    <message>
        <source>Nobody, every bid must go higher</source>
        <translation>Nadie; cada puja debe ser más alta</translation>
    </message>
    <message>
        <source>The order of bidding</source>
        <translation>El orden de la subasta</translation>
    </message>
    <message>
        <source>Whether all bid in turn, or two settle it before the next one speaks.</source>
        <translation>Decide si todos pujan por turno o si dos lo resuelven antes de que hable el siguiente.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Por turno, en rueda</translation>
    </message>
    <message>
        <source>The turned card of a vuelta</source>
        <translation>La carta vuelta</translation>
    </message>
    <message>
        <source>A black ace is turned</source>
        <translation>Se vuelve la espadilla o el basto</translation>
    </message>
    <message>
        <source>The suit printed on the ace</source>
        <translation>El palo del as</translation>
    </message>
    <message>
        <source>The Ombre names any suit</source>
        <translation>El hombre nombra el palo que quiera</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a vuelta.</source>
        <translation>El máximo de cartas que el hombre cambia en una entrada o una vuelta.</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Todas sus cartas</translation>
    </message>
    <message>
        <source>Eight cards</source>
        <translation>Ocho cartas</translation>
    </message>
    <message>
        <source>The most cards for the first defender; the second has what is left.</source>
        <translation>El máximo de cartas del primer contra; para el segundo queda el resto.</translation>
    </message>
    <message>
        <source>Which defender draws first</source>
        <translation>Qué contra roba primero</translation>
    </message>
    <message>
        <source>Always the right-hand one</source>
        <translation>Siempre el de la derecha</translation>
    </message>
    <message>
        <source>The rest of the talon</source>
        <translation>El resto de la baceta</translation>
    </message>
    <message>
        <source>Whether the cards that nobody drew are seen before the first trick.</source>
        <translation>Decide si se ven antes de la primera baza las cartas que nadie ha robado.</translation>
    </message>
    <message>
        <source>It stays face down</source>
        <translation>Se queda tapado</translation>
    </message>
    <message>
        <source>It is shown to all</source>
        <translation>Se enseña a todos</translation>
    </message>
    <message>
        <source>The dealer may show it to all</source>
        <translation>El que da puede enseñarlo a todos</translation>
    </message>
    <message>
        <source>Manille led to spadille and basto</source>
        <translation>Malilla contra espadilla y basto</translation>
    </message>
    <message>
        <source>Whether manille calls out one of these two if they are the only trumps.</source>
        <translation>Decide si la malilla obliga a jugar uno de esos dos cuando son los únicos triunfos.</translation>
    </message>
    <message>
        <source>One of them must be played</source>
        <translation>Hay que jugar uno</translation>
    </message>
    <message>
        <source>Both may be kept back</source>
        <translation>Se pueden reservar los dos</translation>
    </message>
    <message>
        <source>Defenders confer against a vole</source>
        <translation>Los contras se ayudan contra la bola</translation>
    </message>
    <message>
        <source>Whether the defenders see each other&apos;s cards when the Ombre goes for all tricks.</source>
        <translation>Decide si los contras se enseñan las cartas cuando el hombre va a la bola.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>La rendición</translation>
    </message>
    <message>
        <source>Surrendering a vuelta</source>
        <translation>Rendir una vuelta</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a vuelta is given up.</source>
        <translation>Decide si los contras tienen algo que decir cuando se rinde una vuelta.</translation>
    </message>
    <message>
        <source>Both must accept</source>
        <translation>Tienen que aceptar los dos</translation>
    </message>
    <message>
        <source>It ends at once</source>
        <translation>Se acaba al momento</translation>
    </message>
    <message>
        <source>A hand taken over</source>
        <translation>Cuando un contra sigue el juego</translation>
    </message>
    <message>
        <source>What is paid for an entrada taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>Qué se paga por una entrada que otro siguió. En España el plato se queda; quien gana cobra una puesta del que se rindió.</translation>
    </message>
    <message>
        <source>As if the taker had bid it</source>
        <translation>Como si él lo hubiera pedido</translation>
    </message>
    <message>
        <source>The Spanish way, in puestas</source>
        <translation>A la española, en puestas</translation>
    </message>
    <message>
        <source>One trick against four and four</source>
        <translation>Una baza contra cuatro y cuatro</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before playing to the fourth trick.</source>
        <translation>Decide si el hombre puede rendirse antes de jugar en la cuarta baza.</translation>
    </message>
    <message>
        <source>What counts when the Ombre has one trick and each defender four.</source>
        <translation>Qué se cuenta cuando el hombre tiene una baza y cada contra cuatro.</translation>
    </message>
    <message>
        <source>A puesta, paid into the pool</source>
        <translation>Puesta, que va al plato</translation>
    </message>
    <message>
        <source>A codille that the defenders share</source>
        <translation>Codillo, que se reparten los contras</translation>
    </message>
    <message>
        <source>The price of losing</source>
        <translation>El precio de perder</translation>
    </message>
    <message>
        <source>The heads of all at the table</source>
        <translation>Cuentan todos los de la mesa</translation>
    </message>
    <message>
        <source>The opponents&apos; heads</source>
        <translation>Cuentan los rivales</translation>
    </message>
    <message>
        <source>The opponents&apos; heads, and the opponents are paid</source>
        <translation>Cuentan los rivales, y cobran ellos</translation>
    </message>
    <message>
        <source>A limit on losses</source>
        <translation>Límite de las pérdidas</translation>
    </message>
    <message>
        <source>The most that a loser pays the pool again, so that it grows slowly.</source>
        <translation>Lo más que repone quien pierde en el plato, para que crezca despacio.</translation>
    </message>
    <message>
        <source>The tariff</source>
        <translation>La tarifa</translation>
    </message>
    <message>
        <source>What each game is worth: won, tied (bet) or lost (kruk). Each tariff&apos;s prices stand below.</source>
        <translation>Lo que vale cada juego: ganado, empatado (bet) o perdido (kruk). Los precios de cada tarifa están más abajo.</translation>
    </message>
    <message>
        <source>The Danish union’s, from and to each opponent</source>
        <translation>La de la unión danesa, de y a cada rival</translation>
    </message>
    <message>
        <source>Rasle, from and to each; each more trick of a købe-nolo costs 1</source>
        <translation>Rasle, de y a cada uno; cada baza más de un købe-nolo cuesta 1</translation>
    </message>
    <message>
        <source>Pott, from and into a pool that is filled with 4 each</source>
        <translation>Pott, de y a un plato en el que cada uno pone 4</translation>
    </message>
    <message>
        <source>The order of the bids</source>
        <translation>El orden de las pujas</translation>
    </message>
    <message>
        <source>Whether købe-nolo is as high as tourné, or higher.</source>
        <translation>Decide si købe-nolo es tan alto como tourné o más alto.</translation>
    </message>
    <message>
        <source>As high, as in Denmark</source>
        <translation>Tan alto, como en Dinamarca</translation>
    </message>
    <message>
        <source>Higher, as in Iceland</source>
        <translation>Más alto, como en Islandia</translation>
    </message>
    <message>
        <source>The lowest bid first</source>
        <translation>Primero la puja más baja</translation>
    </message>
    <message>
        <source>Whether a player may skip spil, or solo, and begin with a higher bid. The higher ones are bedre, tourné, købe-nolo, respekt, and for solo, solo spar.</source>
        <translation>Decide si se puede saltar spil, o solo, y empezar con una puja más alta. Más altas son bedre, tourné, købe-nolo, respekt y, para solo, solo de picas.</translation>
    </message>
    <message>
        <source>No, spil and solo come first</source>
        <translation>No, spil y solo van primero</translation>
    </message>
    <message>
        <source>Yes, any bid that is high enough</source>
        <translation>Sí, cualquier puja bastante alta</translation>
    </message>
    <message>
        <source>Holding with another game</source>
        <translation>Igualar con otro juego</translation>
    </message>
    <message>
        <source>Whether an earlier player may hold a bid with another, equally high game.</source>
        <translation>Decide si un jugador anterior puede igualar una puja con otro juego igual de alto.</translation>
    </message>
    <message>
        <source>With any game of the same height</source>
        <translation>Con cualquier juego igual de alto</translation>
    </message>
    <message>
        <source>Only with the same game</source>
        <translation>Solo con el mismo juego</translation>
    </message>
    <message>
        <source>The choice after the auction</source>
        <translation>La elección después de la subasta</translation>
    </message>
    <message>
        <source>Whether only a winner with spil may change the game, or with bedre too.</source>
        <translation>Decide si solo quien gana con spil puede cambiar de juego, o también con bedre.</translation>
    </message>
    <message>
        <source>Only after spil; others play what they bid</source>
        <translation>Solo después de spil; los demás juegan lo que pidieron</translation>
    </message>
    <message>
        <source>Up to købe-nolo, any game that is not lower</source>
        <translation>Hasta købe-nolo, cualquier juego que no sea más bajo</translation>
    </message>
    <message>
        <source>A solo in spades (espadas)</source>
        <translation>Un solo de picas (espadas)</translation>
    </message>
    <message>
        <source>How a solo is paid whose player names that suit as trumps.</source>
        <translation>Cómo se paga un solo cuyo jugador elige ese palo de triunfo.</translation>
    </message>
    <message>
        <source>As solo spar</source>
        <translation>Como solo de picas</translation>
    </message>
    <message>
        <source>As any other solo</source>
        <translation>Como cualquier otro solo</translation>
    </message>
    <message>
        <source>A black ace is turned for trumps</source>
        <translation>Sale un as negro como triunfo</translation>
    </message>
    <message>
        <source>Which suit is trump when a tourné turns spadille or basto.</source>
        <translation>Cuál es el triunfo cuando en un tourné sale la espadilla o el basto.</translation>
    </message>
    <message>
        <source>Several nolos at once</source>
        <translation>Varios nolos a la vez</translation>
    </message>
    <message>
        <source>Whether others may play the Ombre’s købe-nolo or ren nolo too, each for themselves.</source>
        <translation>Si otros pueden jugar también el købe-nolo o el ren nolo del hombre, cada uno por su cuenta.</translation>
    </message>
    <message>
        <source>Only the Ombre plays it</source>
        <translation>Solo lo juega el hombre</translation>
    </message>
    <message>
        <source>Others may play it too</source>
        <translation>Otros pueden jugarlo también</translation>
    </message>
    <message>
        <source>Throwing the hand in</source>
        <translation>Tirar la mano</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up after the exchange, for the price of bet.</source>
        <translation>Decide si el hombre puede rendirse después del cambio, por el precio de bet.</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Whether the Ombre may go from five tricks to nine, for a chip more.</source>
        <translation>Decide si el hombre puede ir de cinco bazas a nueve, por una ficha más.</translation>
    </message>
    <message>
        <source>Further games</source>
        <translation>Más juegos</translation>
    </message>
    <message>
        <source>Whether grand may be bid, with the two black aces as the only trumps.</source>
        <translation>Decide si se puede pedir grand, con los dos ases negros como únicos triunfos.</translation>
    </message>
    <message>
        <source>None but those of the union</source>
        <translation>Solo los de la unión</translation>
    </message>
    <message>
        <source>Grand, above respekt</source>
        <translation>Grand, por encima de respekt</translation>
    </message>
    <message>
        <source>Whoever sits out settles too</source>
        <translation>Quien descansa también paga y cobra</translation>
    </message>
    <message>
        <source>Whether the fourth player pays and is paid like a defender.</source>
        <translation>Decide si el cuarto jugador paga y cobra como un contra.</translation>
    </message>
    <message>
        <source>The most that a købe-nolo costs</source>
        <translation>Lo máximo que cuesta un købe-nolo</translation>
    </message>
    <message>
        <source>By the tariff Rasle, the most that anybody is paid for the tricks.</source>
        <translation>Lo más que se paga a cada uno por las bazas con la tarifa Rasle.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
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
        <translation>Decide si da el siguiente o si se pregunta otra vez al primero, por kasko.</translation>
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
        <translation>El plato en el codillo</translation>
    </message>
    <message>
        <source>Whether a defender who wins takes the pool besides the Ombre&apos;s payment.</source>
        <translation>Decide si el contra que gana se lleva el plato además del pago del hombre.</translation>
    </message>
    <message>
        <source>The favour suit</source>
        <translation>El palo de favor</translation>
    </message>
    <message>
        <source>The palo de favor: a bid in it beats the same bid in another. It is also worth more.</source>
        <translation>El palo de favor: una puja en él es más alta que la misma en otro palo. También vale más.</translation>
    </message>
    <message>
        <source>The price of the favour suit</source>
        <translation>El precio del palo de favor</translation>
    </message>
    <message>
        <source>How many times the value a game in the favour suit is worth.</source>
        <translation>Por cuánto se multiplica el valor de un juego en el palo de favor.</translation>
    </message>
    <message>
        <source>Twice the value</source>
        <translation>El doble</translation>
    </message>
    <message>
        <source>No more than others</source>
        <translation>No más que los otros</translation>
    </message>
    <message>
        <source>Three times the value</source>
        <translation>El triple</translation>
    </message>
    <message>
        <source>Naming the favour suit</source>
        <translation>Nombrar el palo de favor</translation>
    </message>
    <message>
        <source>Whether a plain bid is paid more if it then names the favour suit.</source>
        <translation>Decide si una puja simple se paga más cuando luego nombra el palo de favor.</translation>
    </message>
    <message>
        <source>It is paid as such</source>
        <translation>Se paga como tal</translation>
    </message>
    <message>
        <source>It is paid as it was bid</source>
        <translation>Se paga como se pidió</translation>
    </message>
    <message>
        <source>Turning the favour suit</source>
        <translation>Vuelta en el palo de favor</translation>
    </message>
    <message>
        <source>Whether a turned game is worth more when the favour suit is turned.</source>
        <translation>Decide si un juego vuelto vale más cuando se vuelve el palo de favor.</translation>
    </message>
    <message>
        <source>It is worth more</source>
        <translation>Vale más</translation>
    </message>
    <message>
        <source>It is worth the same</source>
        <translation>Vale lo mismo</translation>
    </message>
    <message>
        <source>The pool at codillo</source>
        <translation>El plato en el codillo</translation>
    </message>
    <message>
        <source>Llana, plain: 1, 2 and 3 chips</source>
        <translation>Llana: 1, 2 y 3 fichas</translation>
    </message>
    <message>
        <source>It stays for the next deal</source>
        <translation>Se queda para la mano siguiente</translation>
    </message>
    <message>
        <source>The winner takes it</source>
        <translation>Se lo lleva quien gana</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>Whether the last player may offer to lose every trick, without trumps. All others must have passed.</source>
        <translation>Decide si el último jugador puede ofrecerse a perder todas las bazas, sin triunfos. Todos los demás tienen que haber pasado.</translation>
    </message>
    <message>
        <source>The last player may say it instead of passing</source>
        <translation>El último puede decirla en lugar de pasar</translation>
    </message>
    <message>
        <source>By which list of prices a deal is paid.</source>
        <translation>Con qué lista de precios se paga una mano.</translation>
    </message>
    <message>
        <source>As in Renegado: 5, 7 and 15 chips</source>
        <translation>Como en Renegado: 5, 7 y 15 fichas</translation>
    </message>
    <message>
        <source>For points, to twelve, without chips</source>
        <translation>A puntos, hasta doce, sin fichas</translation>
    </message>
    <message>
        <source>The first bid</source>
        <translation>La primera puja</translation>
    </message>
    <message>
        <source>Whether the auction may begin with a bid in oros.</source>
        <translation>Decide si la subasta puede empezar por una puja de oros.</translation>
    </message>
    <message>
        <source>Only with entrada, volteo or solo</source>
        <translation>Solo con entrada, volteo o solo</translation>
    </message>
    <message>
        <source>With any bid</source>
        <translation>Con cualquier puja</translation>
    </message>
    <message>
        <source>The draw after oros</source>
        <translation>El robo tras oros</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after a bid of oros.</source>
        <translation>El máximo de cartas que cambia el hombre tras una puja de oros.</translation>
    </message>
    <message>
        <source>Six cards</source>
        <translation>Seis cartas</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the holder of spadille must play an entrada.</source>
        <translation>Decide si da el siguiente o si quien tiene la espadilla tiene que jugar una entrada.</translation>
    </message>
    <message>
        <source>Turning up oros</source>
        <translation>Volver oros</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a volteo.</source>
        <translation>El máximo de cartas que cambia el hombre en una entrada o un volteo.</translation>
    </message>
    <message>
        <source>Surrendering a volteo</source>
        <translation>Rendirse en un volteo</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a volteo is given up.</source>
        <translation>Decide si los contras opinan cuando se rinde un volteo.</translation>
    </message>
    <message>
        <source>The prize for a vole</source>
        <translation>El premio de la bola</translation>
    </message>
    <message>
        <source>What an Ombre who wins all the tricks gets from the pool.</source>
        <translation>Qué saca del plato el hombre que hace todas las bazas.</translation>
    </message>
    <message>
        <source>All of it, and 10 from each</source>
        <translation>Todo, y 10 de cada uno</translation>
    </message>
    <message>
        <source>Only 5 of it, and 10 from each</source>
        <translation>Solo 5, y 10 de cada uno</translation>
    </message>
    <message>
        <source>The pool when a vole fails</source>
        <translation>El plato en la bola fallida</translation>
    </message>
    <message>
        <source>Who has it when the Ombre went for all the tricks and lost one.</source>
        <translation>Quién se lo lleva cuando el hombre ha ido a la bola y ha perdido una baza.</translation>
    </message>
    <message>
        <source>The Ombre, who has won the game</source>
        <translation>El hombre, que ha ganado el juego</translation>
    </message>
    <message>
        <source>The defenders share it</source>
        <translation>Se lo reparten los contras</translation>
    </message>
    <message>
        <source>Estuches</source>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>What three or more top trumps in a row pay, held or lacked.</source>
        <translation>Qué se paga por tres o más triunfos altos seguidos, tenidos o faltos.</translation>
    </message>
    <message>
        <source>One chip for each card of the run</source>
        <translation>Una ficha por cada carta de la serie</translation>
    </message>
    <message>
        <source>Three chips, for the matadors alone</source>
        <translation>Tres fichas, solo por los matadores</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Estuches lacked</source>
        <translation>Estuches faltos</translation>
    </message>
    <message>
        <source>When a run that the Ombre does not hold counts.</source>
        <translation>Qué hace falta para contar una serie que el hombre no tiene.</translation>
    </message>
    <message>
        <source>They are not in the Ombre&apos;s hand, wherever they are</source>
        <translation>Que él no los tenga, estén donde estén</translation>
    </message>
    <message>
        <source>The cards the Ombre plays with</source>
        <translation>Las que juega</translation>
    </message>
    <message>
        <source>The cards the Ombre was dealt</source>
        <translation>Las que se le dieron</translation>
    </message>
    <message>
        <source>The prices</source>
        <translation>Los precios</translation>
    </message>
    <message>
        <source>What each game and each bonus is worth. A club that pays otherwise enters its own tariff.</source>
        <translation>Lo que vale cada juego y cada premio. Un club que paga de otro modo pone aquí su propia tarifa.</translation>
    </message>
    <message>
        <source>As in the rule book</source>
        <translation>Como en el reglamento</translation>
    </message>
    <message>
        <source>5, 7 or 15 for each player, as the bid is worth</source>
        <translation>5, 7 o 15 por cada jugador, según lo que vale la puja</translation>
    </message>
    <message>
        <source>Whether a defender may ask the other not to overtake the card just played.</source>
        <translation>Decide si un contra puede pedir al otro que no le gane la carta que acaba de jugar.</translation>
    </message>
    <message>
        <source>A defender who has a lower card must play it</source>
        <translation>Quien tenga una carta más baja debe jugarla</translation>
    </message>
    <message>
        <source>The defenders hold them</source>
        <translation>Que los tengan los contras</translation>
    </message>
    <message>
        <source>The loser pays the pool once more, and some chips for each player: 5, or what each stakes. This says whose heads count.</source>
        <translation>Quien pierde repone el plato y paga unas fichas por cada jugador: 5, o lo que pone cada uno. Aquí se decide qué jugadores cuentan.</translation>
    </message>
    <message>
        <source>The hand that counts for estuches</source>
        <translation>Las cartas que cuentan para el estuche</translation>
    </message>
    <message>
        <source>Whether the Ombre&apos;s cards are looked at before or after the exchange.</source>
        <translation>Decide si se miran las cartas del hombre antes o después del descarte.</translation>
    </message>
    <message>
        <source>Primeras against the Ombre</source>
        <translation>Primeras contra el hombre</translation>
    </message>
    <message>
        <source>Who must win the first five tricks for a losing Ombre to pay more. It is three chips.</source>
        <translation>Quién tiene que ganar las cinco primeras bazas para que el hombre que pierde pague más. Son tres fichas.</translation>
    </message>
    <message>
        <source>The defenders between them</source>
        <translation>Los contras entre los dos</translation>
    </message>
    <message>
        <source>One defender alone</source>
        <translation>Un contra él solo</translation>
    </message>
    <message>
        <source>Nothing is paid for them</source>
        <translation>No se pagan</translation>
    </message>
    <message>
        <source>Bonuses against a loser</source>
        <translation>Premios contra el que pierde</translation>
    </message>
    <message>
        <source>How often a losing Ombre pays for estuches and primeras.</source>
        <translation>Cuántas veces paga estuches y primeras el hombre que pierde.</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una vez</translation>
    </message>
    <message>
        <source>Once for each opponent</source>
        <translation>Una vez por rival</translation>
    </message>
    <message>
        <source>The bid and the price of losing</source>
        <translation>La puja y el precio de perder</translation>
    </message>
    <message>
        <source>Whether losing a vuelta or a solo costs more than losing an entrada.</source>
        <translation>Decide si perder una vuelta o un solo cuesta más que perder una entrada.</translation>
    </message>
    <message>
        <source>All bids cost the same</source>
        <translation>Todas cuestan lo mismo</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>Gano</translation>
    </message>
    <message>
        <source>Nobody says it</source>
        <translation>No se dice</translation>
    </message>
    <message>
        <source>It is a request</source>
        <translation>Es un ruego</translation>
    </message>
    <message>
        <source>Gano with four tricks</source>
        <translation>Gano con cuatro bazas</translation>
    </message>
    <message>
        <source>Whether gano is closed to a defender with four tricks: one more would be codille.</source>
        <translation>Decide si no puede decir gano el contra que tiene cuatro bazas: una más sería codillo.</translation>
    </message>
    <message>
        <source>When nobody bids low either</source>
        <translation>Cuando tampoco hay pujas bajas</translation>
    </message>
    <message>
        <source>What follows a second round in which all have passed again.</source>
        <translation>Qué sigue a una segunda ronda en la que todos pasan otra vez.</translation>
    </message>
    <message>
        <source>The low bids</source>
        <translation>Las pujas bajas</translation>
    </message>
    <message>
        <source>What may be bid in a second round.</source>
        <translation>Qué se puede pedir en la segunda ronda.</translation>
    </message>
    <message>
        <source>All three</source>
        <translation>Las tres</translation>
    </message>
    <message>
        <source>Voltereta and gascarola</source>
        <translation>Voltereta y gascarola</translation>
    </message>
    <message>
        <source>Voltereta and contrabola</source>
        <translation>Voltereta y contrabola</translation>
    </message>
    <message>
        <source>Gascarola and contrabola</source>
        <translation>Gascarola y contrabola</translation>
    </message>
    <message>
        <source>Voltereta alone</source>
        <translation>Solo voltereta</translation>
    </message>
    <message>
        <source>Gascarola alone</source>
        <translation>Solo gascarola</translation>
    </message>
    <message>
        <source>Contrabola alone</source>
        <translation>Solo contrabola</translation>
    </message>
    <message>
        <source>The order of the low bids</source>
        <translation>El orden de las pujas bajas</translation>
    </message>
    <message>
        <source>Whether a low bid can be overcalled.</source>
        <translation>Decide si se puede pujar por encima de una puja baja.</translation>
    </message>
    <message>
        <source>The first to bid has the game</source>
        <translation>Juega el primero que puja</translation>
    </message>
    <message>
        <source>Gascarola, voltereta, contrabola: a higher one wins</source>
        <translation>Gascarola, voltereta, contrabola: gana la más alta</translation>
    </message>
    <message>
        <source>The most cards that the Ombre of a voltereta draws.</source>
        <translation>El máximo de cartas que roba el hombre en una voltereta.</translation>
    </message>
    <message>
        <source>Five, the turned card among them</source>
        <translation>Cinco, con la carta vuelta</translation>
    </message>
    <message>
        <source>Five, and the turned card besides</source>
        <translation>Cinco, además de la carta vuelta</translation>
    </message>
    <message>
        <source>The choice in a gascarola</source>
        <translation>La elección en la gascarola</translation>
    </message>
    <message>
        <source>The card kept in a gascarola</source>
        <translation>La carta guardada en la gascarola</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Con cualquiera</translation>
    </message>
    <message>
        <source>Only spadille or basto</source>
        <translation>Solo con la espadilla o el basto</translation>
    </message>
    <message>
        <source>Throwing a gascarola in</source>
        <translation>Tirar una gascarola</translation>
    </message>
    <message>
        <source>When contrabola is bid</source>
        <translation>Cuándo se pide contrabola</translation>
    </message>
    <message>
        <source>Whether the game without a trick is a low bid or an ordinary one.</source>
        <translation>Decide si el juego sin bazas es una puja baja o una corriente.</translation>
    </message>
    <message>
        <source>In the second round</source>
        <translation>En la segunda ronda</translation>
    </message>
    <message>
        <source>In the auction, above entrada</source>
        <translation>En la subasta, por encima de entrada</translation>
    </message>
    <message>
        <source>Basto forces too</source>
        <translation>El basto también obliga</translation>
    </message>
    <message>
        <source>Whether somebody must play although spadille lies in the talon: who holds basto.</source>
        <translation>Decide si alguien debe jugar aunque la espadilla esté en la baceta: quien tenga el basto.</translation>
    </message>
    <message>
        <source>No, the cards are dealt again</source>
        <translation>No, se dan otra vez las cartas</translation>
    </message>
    <message>
        <source>Trump in a forced game</source>
        <translation>El triunfo en un juego forzoso</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them.</source>
        <translation>Cuántas fichas entran en el plato antes de cada mano, y quién las pone.</translation>
    </message>
    <message>
        <source>Whether an Ombre who has bid all the tricks may still exchange cards.</source>
        <translation>Decide si el hombre que ha pedido todas las bazas puede descartarse.</translation>
    </message>
    <message>
        <source>The suit taken out</source>
        <translation>El palo que se quita</translation>
    </message>
    <message>
        <source>Which red suit is left out of the pack; it cannot be trump.</source>
        <translation>Qué palo rojo se quita de la baraja; no puede ser triunfo.</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>Corazones (copas)</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>Diamantes (oros)</translation>
    </message>
    <message>
        <source>Payment for matadors</source>
        <translation>Pago de los matadores</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Quién descansa</translation>
    </message>
    <message>
        <source>Which of the four does not play a deal, but is paid and pays.</source>
        <translation>Cuál de los cuatro no juega la mano, pero cobra y paga.</translation>
    </message>
    <message>
        <source>The player opposite the dealer</source>
        <translation>El que está enfrente del que da</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left</source>
        <translation>El que está a la izquierda del que da</translation>
    </message>
    <message>
        <source>The talon when three pass</source>
        <translation>La baceta cuando pasan tres</translation>
    </message>
    <message>
        <source>Whether the player who sits out must take it and play against three.</source>
        <translation>Decide si el que descansa debe tomarla y jugar contra tres.</translation>
    </message>
    <message>
        <source>They may leave it: then all have passed</source>
        <translation>Puede dejarla: entonces han pasado todos</translation>
    </message>
    <message>
        <source>Remise of five at the table</source>
        <translation>Puesta entre cinco</translation>
    </message>
    <message>
        <source>With how many tricks the side of the Ombre only pays the pool.</source>
        <translation>Con cuántas bazas el bando del hombre solo repone el plato.</translation>
    </message>
    <message>
        <source>With four; three or fewer are codille</source>
        <translation>Con cuatro; con tres o menos es codillo</translation>
    </message>
    <message>
        <source>With three as well, as Wikipedia has it; two or fewer are codille</source>
        <translation>Con tres también, como dice Wikipedia; con dos o menos es codillo</translation>
    </message>
    <message>
        <source>When four have passed</source>
        <translation>Cuando han pasado cuatro</translation>
    </message>
    <message>
        <source>The exchange after bidding the vole</source>
        <translation>El descarte de quien pide bola</translation>
    </message>
    <message>
        <source>They may, as when they bid to play</source>
        <translation>Puede, como cuando pide juego</translation>
    </message>
    <message>
        <source>They play the cards they were dealt</source>
        <translation>Juega con las cartas que se le dieron</translation>
    </message>
    <message>
        <source>For which run of top trumps the Ombre is paid at once.</source>
        <translation>Qué serie de triunfos altos cobra el hombre en seguida.</translation>
    </message>
    <message>
        <source>Three or more that they hold</source>
        <translation>Tres o más que tenga</translation>
    </message>
    <message>
        <source>Three or more that they hold, or that they lack</source>
        <translation>Tres o más que tenga, o que le falten</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>El mismo que da</translation>
    </message>
    <message>
        <source>They must take the talon</source>
        <translation>Tiene que tomar la baceta</translation>
    </message>
    <message>
        <source>What the fifth player does when nobody has bid before.</source>
        <translation>Qué hace el quinto jugador cuando nadie ha pujado antes.</translation>
    </message>
    <message>
        <source>A fifth who passes too must play and call a king</source>
        <translation>Si también pasa, debe jugar y llamar a un rey</translation>
    </message>
    <message>
        <source>The fifth may play a solo; else the cards are dealt again</source>
        <translation>Puede jugar un solo; si no, se dan otra vez las cartas</translation>
    </message>
    <message>
        <source>The fifth may pass too; the cards are dealt again</source>
        <translation>También puede pasar; se dan otra vez las cartas</translation>
    </message>
    <message>
        <source>Extra payments</source>
        <translation>Pagos extraordinarios</translation>
    </message>
    <message>
        <source>What each opponent pays to an Ombre whose side wins, besides the pool.</source>
        <translation>Qué paga cada rival, además del plato, al hombre cuyo bando gana.</translation>
    </message>
    <message>
        <source>Nothing; the pool is all</source>
        <translation>Nada; solo se juega el plato</translation>
    </message>
    <message>
        <source>Two chips for solo, matadors, or all tricks; odd ones to the best trump</source>
        <translation>Dos fichas por solo, matadores o todas las bazas; las sobrantes al mejor triunfo</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Puntos para ganar</translation>
    </message>
    <message>
        <source>How many points end the game: 5 by tradition, or 7, or any number.</source>
        <translation>Con cuántos puntos se acaba la partida: 5 por tradición, o 7, o los que se quiera.</translation>
    </message>
    <message>
        <source>5 points</source>
        <translation>5 puntos</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 puntos</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Cuándo acaba la partida</translation>
    </message>
    <message>
        <source>Whether a deal is played to its end once somebody has the points.</source>
        <translation>Decide si la mano se juega hasta el final cuando alguien ya tiene los puntos.</translation>
    </message>
    <message>
        <source>After the deal, the highest score wins</source>
        <translation>Tras la mano; gana quien tenga más</translation>
    </message>
    <message>
        <source>At once, in the middle of a trick</source>
        <translation>Al momento, en mitad de una baza</translation>
    </message>
    <message>
        <source>Hard score</source>
        <translation>Juego fuerte</translation>
    </message>
    <message>
        <source>Whether each stakes a chip a deal, which the winning Man takes.</source>
        <translation>Decide si cada uno pone una ficha por mano, que el Hombre se lleva si gana.</translation>
    </message>
    <message>
        <source>A remise, paid into the pool</source>
        <translation>Puesta, que va al plato</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after bidding to play.</source>
        <translation>El máximo de cartas que cambia el hombre cuando ha pedido juego.</translation>
    </message>
    <message>
        <source>What is paid for a hand taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>Qué se paga por un juego que otro siguió. En España el plato se queda; quien gana cobra una puesta del que se rindió.</translation>
    </message>
    <message>
        <source>Whether losing without exchange costs more than losing with one.</source>
        <translation>Decide si perder sin descarte cuesta más que perder con él.</translation>
    </message>
    <message>
        <source>5 or 15 for each player, as the bid is worth</source>
        <translation>5 o 15 por cada jugador, según lo que vale la puja</translation>
    </message>
    <message>
        <source>Whether the other player has a say when a vuelta is given up.</source>
        <translation>Decide si el otro jugador tiene algo que decir cuando se rinde una vuelta.</translation>
    </message>
    <message>
        <source>The other player must accept</source>
        <translation>El otro tiene que aceptar</translation>
    </message>
    <message>
        <source>The other player takes it</source>
        <translation>Se lo lleva el otro</translation>
    </message>
    <message>
        <source>When the talon is left</source>
        <translation>Cuando se deja la baceta</translation>
    </message>
    <message>
        <source>What happens when three have passed and the fourth leaves the talon.</source>
        <translation>Qué ocurre cuando tres han pasado y el cuarto deja la baceta.</translation>
    </message>
    <message>
        <source>Each player stakes 1</source>
        <translation>Cada jugador pone 1</translation>
    </message>
    <message>
        <source>The dealer stakes 4</source>
        <translation>El que da pone 4</translation>
    </message>
    <message>
        <source>Each player stakes 1, and the dealer 10 besides</source>
        <translation>Cada jugador pone 1, y el que da 10 más</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>Espadas (picas)</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>Bastos (tréboles)</translation>
    </message>
    <message>
        <source>Calling one’s own king</source>
        <translation>Llamar a un rey propio</translation>
    </message>
    <message>
        <source>Whether the Ombre may call a king they hold, and secretly play alone.</source>
        <translation>Si el hombre puede llamar a un rey que tiene él mismo, y jugar solo en secreto.</translation>
    </message>
    <message>
        <source>They may, and nobody else knows</source>
        <translation>Puede, y nadie más lo sabe</translation>
    </message>
    <message>
        <source>They call a king that they lack</source>
        <translation>Llama a un rey que no tiene</translation>
    </message>
    <message>
        <source>Calling a queen</source>
        <translation>Llamar a la carta que sigue al rey</translation>
    </message>
    <message>
        <source>Which kings the Ombre must hold to call a queen instead.</source>
        <translation>Qué reyes tiene que tener el hombre para llamar en su lugar la carta que les sigue.</translation>
    </message>
    <message>
        <source>All four kings</source>
        <translation>Los cuatro reyes</translation>
    </message>
    <message>
        <source>The three kings that are not trumps</source>
        <translation>Los tres reyes que no son triunfo</translation>
    </message>
    <message>
        <source>The vole and the called king</source>
        <translation>La bola y el rey llamado</translation>
    </message>
    <message>
        <source>Whether a side may go on after six tricks, its king still hidden.</source>
        <translation>Si el bando puede seguir después de seis bazas, con su rey todavía oculto.</translation>
    </message>
    <message>
        <source>It is asked, and the ally is known from then on</source>
        <translation>Se le pregunta, y desde entonces se conoce al aliado</translation>
    </message>
    <message>
        <source>Only if the king has fallen; otherwise there is no vole</source>
        <translation>Solo si el rey ha caído; si no, no hay bola</translation>
    </message>
    <message>
        <source>The preferred suit</source>
        <translation>El palo de favor</translation>
    </message>
    <message>
        <source>In which trump suit everything but the pool is paid double.</source>
        <translation>Con qué palo de triunfo se paga doble todo menos el plato.</translation>
    </message>
    <message>
        <source>The couleur</source>
        <translation>La couleur</translation>
    </message>
    <message>
        <source>In which suit a bid beats the same bid in another, for double pay.</source>
        <translation>En qué palo una puja es más alta que la misma en otro, y se paga doble.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>Grossfrage as a bid</source>
        <translation>La Grossfrage como puja</translation>
    </message>
    <message>
        <source>Whether both black queens let a player bid Grossfrage, above the frages, below solo.</source>
        <translation>Si quien tiene las dos damas negras puede pujar Grossfrage, sobre las frages y bajo el solo.</translation>
    </message>
    <message>
        <source>After the first five tricks</source>
        <translation>Tras las cinco primeras bazas</translation>
    </message>
    <message>
        <source>What the side may do that won the first five tricks.</source>
        <translation>Lo que puede hacer el bando que ganó las cinco primeras bazas.</translation>
    </message>
    <message>
        <source>Play on for the same game</source>
        <translation>Seguir con el mismo juego</translation>
    </message>
    <message>
        <source>Stop, or play for all eight at a price of their own</source>
        <translation>Parar, o ir a por las ocho, que tienen su propio precio</translation>
    </message>
    <message>
        <source>The first mano</source>
        <translation>La primera mano</translation>
    </message>
    <message>
        <source>How the first mano is found, who speaks and leads first.</source>
        <translation>Cómo se decide la primera mano, que habla y sale primero.</translation>
    </message>
    <message>
        <source>Cards are drawn for the dealer, who sits before mano</source>
        <translation>Se sacan cartas para el que da, que está antes de la mano</translation>
    </message>
    <message>
        <source>Whoever is dealt the seven of spades (espadas), or the next lower</source>
        <translation>Quien recibe el siete de espadas, o la carta siguiente más baja</translation>
    </message>
    <message>
        <source>First five tricks (primeras)</source>
        <translation>Las cinco primeras bazas (primeras)</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <translation>Bola fallida</translation>
    </message>
    <message>
        <source>Game lost, for each player</source>
        <translation>Juego perdido, por cada jugador</translation>
    </message>
    <message>
        <source>Each card of the estuches</source>
        <translation>Cada carta de los estuches</translation>
    </message>
    <message>
        <source>Three matadors</source>
        <translation>Los tres matadores</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Vole without an ally</source>
        <translation>Bola sin aliado</translation>
    </message>
    <message>
        <source>Vole that was bid</source>
        <translation>Bola pujada</translation>
    </message>
    <message>
        <source>Game won with up to six tricks</source>
        <translation>Juego ganado con seis bazas o menos</translation>
    </message>
    <message>
        <source>Game won with seven or eight</source>
        <translation>Juego ganado con siete u ocho</translation>
    </message>
    <message>
        <source>Game won with all nine</source>
        <translation>Juego ganado con las nueve</translation>
    </message>
    <message>
        <source>More in oros</source>
        <translation>Más en oros</translation>
    </message>
    <message>
        <source>Puesta, for each defender</source>
        <translation>Puesta, para cada contra</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>Grossfrage that was bid</source>
        <translation>Grossfrage pujada</translation>
    </message>
    <message>
        <source>All eight after the first five</source>
        <translation>Las ocho tras las cinco primeras</translation>
    </message>
    <message>
        <source>More for each, while a puesta stands</source>
        <translation>Más por cada uno, con una puesta en pie</translation>
    </message>
    <message>
        <source>Filling of an empty pool, from each</source>
        <translation>Lo que pone cada uno en un plato vacío</translation>
    </message>
    <message>
        <source>Game won (llevada)</source>
        <translation>Juego ganado (llevada)</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Three matadors (estuche)</source>
        <translation>Los tres matadores (estuche)</translation>
    </message>
    <message>
        <source>First five tricks (hechas)</source>
        <translation>Las cinco primeras bazas (hechas)</translation>
    </message>
    <message>
        <source>All eight tricks</source>
        <translation>Las ocho bazas</translation>
    </message>
    <message>
        <source>Four tricks (puesta)</source>
        <translation>Cuatro bazas (puesta)</translation>
    </message>
    <message>
        <source>Game lost (codillo)</source>
        <translation>Juego perdido (codillo)</translation>
    </message>
    <message>
        <source>Coins as trump (oros)</source>
        <translation>Oros de triunfo</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganado</translation>
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
        <translation>{game}, ganado</translation>
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
        <translation>{game}, cada baza más</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call an ace.</source>
        <translation>Si da el siguiente, o si quien tiene la espadilla tiene que jugar y llamar un as.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call a king.</source>
        <translation>Si da el siguiente, o si quien tiene la espadilla tiene que jugar y llamar a un rey.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>You win</source>
        <translation>Ganas</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gana</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays you.</source>
        <translation>Cinco bazas o más sin ayuda: cada rival te paga.</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays the Ombre.</source>
        <translation>Cinco bazas o más sin ayuda: cada rival paga al hombre.</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Pierdes</translation>
    </message>
    <message>
        <source>{name} loses</source>
        <translation>Pierde {name}</translation>
    </message>
    <message>
        <source>Fewer than five tricks: you pay each opponent.</source>
        <translation>Menos de cinco bazas: pagas a cada rival.</translation>
    </message>
    <message>
        <source>Fewer than five tricks: the Ombre pays each opponent.</source>
        <translation>Menos de cinco bazas: el hombre paga a cada rival.</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of you.</source>
        <translation>Cinco bazas o más entre los dos: a cada uno os paga un rival.</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of the two.</source>
        <translation>Cinco bazas o más entre los dos: a cada uno le paga un rival.</translation>
    </message>
    <message>
        <source>You lose with {friend}</source>
        <translation>Pierdes con {friend}</translation>
    </message>
    <message>
        <source>{name} loses with {friend}</source>
        <translation>{name} pierde con {friend}</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of you pays one opponent.</source>
        <translation>Menos de cinco bazas entre los dos: cada uno de vosotros paga a un rival.</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of the two pays one opponent.</source>
        <translation>Menos de cinco bazas entre los dos: cada uno paga a un rival.</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of you.</source>
        <translation>Las ocho bazas entre los dos: a cada uno os paga un rival.</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of the two.</source>
        <translation>Las ocho bazas entre los dos: a cada uno le paga un rival.</translation>
    </message>
    <message>
        <source>Your tout with {friend} fails</source>
        <translation>Pierdes el tout con {friend}</translation>
    </message>
    <message>
        <source>The tout of {name} with {friend} fails</source>
        <translation>{name} pierde el tout con {friend}</translation>
    </message>
    <message>
        <source>You played for all eight and lost one: each of you pays one opponent.</source>
        <translation>Fuisteis a por las ocho y perdisteis una: cada uno pagáis a un rival.</translation>
    </message>
    <message>
        <source>They played for all eight and lost one: each of the two pays one opponent.</source>
        <translation>Fueron a por las ocho y perdieron una: cada uno paga a un rival.</translation>
    </message>
    <message>
        <source>You beat {name}</source>
        <translation>Ganas a {name}</translation>
    </message>
    <message>
        <source>You beat {name} and {friend}</source>
        <translation>Ganas a {name} y {friend}</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the pool is yours.</source>
        <translation>Cinco bazas o más en solitario: el plato es tuyo.</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the Ombre takes the pool.</source>
        <translation>Cinco bazas o más en solitario: el hombre se lleva el plato.</translation>
    </message>
    <message>
        <source>Remise: nobody wins</source>
        <translation>Puesta: no gana nadie</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>Puesta de {name}</translation>
    </message>
    <message>
        <source>You fell short of five tricks, and pay the pool again.</source>
        <translation>No has llegado a cinco bazas y repones el plato.</translation>
    </message>
    <message>
        <source>The Ombre fell short of five tricks, and pays the pool again.</source>
        <translation>El hombre no ha llegado a cinco bazas y repone el plato.</translation>
    </message>
    <message>
        <source>You win with {friend}</source>
        <translation>Ganas con {friend}</translation>
    </message>
    <message>
        <source>{name} wins with {friend}</source>
        <translation>{name} gana con {friend}</translation>
    </message>
    <message>
        <source>Five tricks or more together: a third of the pool is the ally’s.</source>
        <translation>Cinco bazas o más entre los dos: un tercio del plato es para el aliado.</translation>
    </message>
    <message>
        <source>Remise for {name} with {friend}</source>
        <translation>Puesta de {name} con {friend}</translation>
    </message>
    <message>
        <source>You and {friend} fell short of five tricks, and pay the pool again.</source>
        <translation>Entre {friend} y tú no habéis llegado a cinco bazas: reponéis el plato.</translation>
    </message>
    <message>
        <source>They fell short of five tricks, and pay the pool again.</source>
        <translation>No han llegado a cinco bazas y reponen el plato.</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>¡Codillo! Ganas</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: you share the pool with the other defenders.</source>
        <translation>Pocas bazas para el hombre: te repartes el plato con los demás contras.</translation>
    </message>
    <message>
        <source>Codille: you lose</source>
        <translation>Codillo: pierdes</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, and you make it good.</source>
        <translation>Pocas bazas: los demás se reparten el plato y tú lo repones.</translation>
    </message>
    <message>
        <source>Codille for the defenders</source>
        <translation>Los contras dan codillo</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: the others share the pool, which is made good.</source>
        <translation>Pocas bazas para el hombre: los demás se reparten el plato, que hay que reponer.</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the pool is yours, and each opponent pays you.</source>
        <translation>Seis bazas o más en solitario: el plato es tuyo, y cada rival te paga.</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the Ombre takes the pool, and each opponent pays.</source>
        <translation>Seis bazas o más en solitario: el hombre se lleva el plato, y cada rival paga.</translation>
    </message>
    <message>
        <source>Five tricks, one too few: you pay the pool again, and each opponent.</source>
        <translation>Cinco bazas, una de menos: repones el plato y pagas a cada rival.</translation>
    </message>
    <message>
        <source>Five tricks, one too few: the Ombre pays the pool again, and each opponent.</source>
        <translation>Cinco bazas, una de menos: el hombre repone el plato y paga a cada rival.</translation>
    </message>
    <message>
        <source>Six tricks or more together: half of the pool is the ally’s.</source>
        <translation>Seis bazas o más entre los dos: la mitad del plato es para el aliado.</translation>
    </message>
    <message>
        <source>Five tricks together, one too few: the pool is paid again.</source>
        <translation>Cinco bazas entre los dos, una de menos: se repone el plato.</translation>
    </message>
    <message>
        <source>You take every trick with {friend}</source>
        <translation>Haces todas las bazas con {friend}</translation>
    </message>
    <message>
        <source>{name} takes every trick with {friend}</source>
        <translation>{name} hace todas las bazas con {friend}</translation>
    </message>
    <message>
        <source>All ten tricks together: each opponent pays for the vole too.</source>
        <translation>Las diez bazas entre los dos: cada rival paga además la bola.</translation>
    </message>
    <message>
        <source>Your vole with {friend} fails</source>
        <translation>Pierdes la bola con {friend}</translation>
    </message>
    <message>
        <source>The vole of {name} with {friend} fails</source>
        <translation>{name} pierde la bola con {friend}</translation>
    </message>
    <message>
        <source>The game is won all the same, less the price of the vole.</source>
        <translation>El juego se gana igual, menos el precio de la bola.</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, which is made good.</source>
        <translation>Pocas bazas: los demás se reparten el plato, que se repone.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>What the marks mean</source>
        <translation>Qué significan las marcas</translation>
    </message>
    <message>
        <source>The only good choice</source>
        <translation>La única buena decisión</translation>
    </message>
    <message>
        <source>Better than usual</source>
        <translation>Mejor de lo normal</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Cara</translation>
    </message>
    <message>
        <source>Unpunished</source>
        <translation>Sin castigo</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Desaprovechada</translation>
    </message>
    <message>
        <source>Every other choice would surely have cost at least {amount} more.</source>
        <translation>Cualquier otra decisión habría costado con seguridad al menos {amount} más.</translation>
    </message>
    <message>
        <source>The usual choice would surely have cost at least {amount} more.</source>
        <translation>La decisión habitual habría costado con seguridad al menos {amount} más.</translation>
    </message>
    <message>
        <source>It surely cost at least {amount}, a bid at least {bid}.</source>
        <translation>Costó con seguridad al menos {amount}; una puja, al menos {bid}.</translation>
    </message>
    <message>
        <source>It was costly, and an opponent gave back at least half of it.</source>
        <translation>Fue cara, y un rival devolvió al menos la mitad.</translation>
    </message>
    <message>
        <source>It gave back at least half of what an opponent had just lost.</source>
        <translation>Devolvió al menos la mitad de lo que un rival acababa de perder.</translation>
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
        <translation>en la mesa</translation>
    </message>
    <message>
        <source>can go on</source>
        <translation>puede seguir</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>in the bin</source>
        <translation>en la papelera</translation>
    </message>
    <message>
        <source>This sitting is at the table now.</source>
        <translation>Esta partida está ahora en la mesa.</translation>
    </message>
    <message>
        <source>It goes on at the card where you left it. The sitting at the table is kept too.</source>
        <translation>Sigue en la carta en que la dejaste. La partida que hay en la mesa también queda guardada.</translation>
    </message>
    <message>
        <source>The pool was divided. Its deals can be looked at and replayed from the score sheet.</source>
        <translation>El plato ya se repartió. Sus manos pueden verse y repetirse desde la hoja de tanteo.</translation>
    </message>
    <message>
        <source>An older version of Ombre kept its deals, but not enough to continue it.</source>
        <translation>Una versión anterior de Ombre guardó sus manos, pero no lo bastante para continuarla.</translation>
    </message>
    <message>
        <source>It is not counted in any statistics while it is in the bin.</source>
        <translation>Mientras está en la papelera no cuenta en ninguna estadística.</translation>
    </message>
    <message>
        <source>Sittings</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Every sitting is kept here. You can go on with it, and replay each of its deals.</source>
        <translation>Aquí se guarda cada partida. Puedes seguirla y volver a ver cada una de sus manos.</translation>
    </message>
    <message>
        <source>&amp;Begin a sitting</source>
        <translation>&amp;Empezar una partida</translation>
    </message>
    <message>
        <source>No sitting has been left or finished yet.</source>
        <translation>Todavía no hay ninguna partida dejada ni terminada.</translation>
    </message>
    <message>
        <source>Sittings: {count}.</source>
        <translation>Partidas: {count}.</translation>
    </message>
    <message>
        <source>Sittings: {count}. Chips won in all: {chips}.</source>
        <translation>Partidas: {count}. Fichas ganadas en total: {chips}.</translation>
    </message>
    <message>
        <source>These sittings can be brought back until the bin is emptied.</source>
        <translation>Estas partidas pueden recuperarse hasta que se vacíe la papelera.</translation>
    </message>
    <message>
        <source>{game} with {opponents}</source>
        <translation>{game} con {opponents}</translation>
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
        <translation>Jugada por última vez</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganado</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>&amp;Name of the sitting</source>
        <translation>&amp;Nombre de la partida</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>&amp;Bin ({count})</source>
        <translation>&amp;Papelera ({count})</translation>
    </message>
    <message>
        <source>&amp;To the bin</source>
        <translation>A la papele&amp;ra</translation>
    </message>
    <message>
        <source>B&amp;ring back</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>&amp;Empty the bin</source>
        <translation>&amp;Vaciar la papelera</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Hoja de tanteo</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>¿Vaciar la papelera?</translation>
    </message>
    <message>
        <source>The sittings in the bin and all their deals will be deleted for ever.</source>
        <translation>Las partidas de la papelera y todas sus manos se borrarán para siempre.</translation>
    </message>
    <message>
        <source>Other sittings stay as they are.</source>
        <translation>Las demás partidas quedan como están.</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Conservarlas</translation>
    </message>
    <message>
        <source>This sitting cannot be continued.</source>
        <translation>Esta partida no puede continuarse.</translation>
    </message>
    <message>
        <source>Its deals are still in the list.</source>
        <translation>Sus manos siguen en la lista.</translation>
    </message>
    <message>
        <source>{amount} against the expert</source>
        <translation>{amount} frente al experto</translation>
    </message>
    <message>
        <source>not compared yet</source>
        <translation>aún sin comparar</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards.</source>
        <translation>El duplicado cuenta lo que ganas frente al experto con las mismas cartas.</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards: here in {deals:one # deal|other # deals}.</source>
        <translation>El duplicado cuenta lo que ganas frente al experto con las mismas cartas: aquí en {deals:one # mano|other # manos}.</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>How well you choose, over time</source>
        <translation>Cómo de bien decides, a lo largo del tiempo</translation>
    </message>
    <message>
        <source>choices.png</source>
        <translation>decisiones.png</translation>
    </message>
    <message>
        <source>All you do</source>
        <translation>Todo lo que haces</translation>
    </message>
    <message>
        <source>Your costly choices in a hundred, beside those of the computer players. Higher is better.</source>
        <translation>Tus decisiones caras de cada cien, junto a las del ordenador. Más arriba es mejor.</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it, with the costliest choice first.</source>
        <translation>Elige una cifra para ver las manos que hay detrás, la decisión más cara primero.</translation>
    </message>
    <message>
        <source>Let the coach look at ten of your deals. Then you see here how well you choose.</source>
        <translation>Deja que el entrenador mire diez de tus manos. Entonces verás aquí cómo de bien decides.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>{game} · {role}</source>
        <translation>{game} · {role}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Of 100</source>
        <translation>De 100</translation>
    </message>
    <message>
        <source>About like</source>
        <translation>Más o menos como</translation>
    </message>
    <message>
        <source>Of 100 choices {share} were costly, give or take {within}. About like: {level}.</source>
        <translation>De 100 decisiones, {share} fueron caras, más o menos {within}. Parecido a: {level}.</translation>
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
        <translation>bastos; mpl</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>copas; fpl</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>oros; mpl</translation>
    </message>
    <message>
        <source>swords (espadas)</source>
        <translation>espadas; fpl</translation>
    </message>
    <message>
        <source>clubs (bastos)</source>
        <translation>bastos; mpl</translation>
    </message>
    <message>
        <source>cups (copas)</source>
        <translation>copas; fpl</translation>
    </message>
    <message>
        <source>coins (oros)</source>
        <translation>oros; mpl</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>play in swords</source>
        <translation>juego a espadas; m</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>juego a bastos; m</translation>
    </message>
    <message>
        <source>play in cups</source>
        <translation>juego a copas; m</translation>
    </message>
    <message>
        <source>play in coins</source>
        <translation>juego a oros; m</translation>
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
        <translation>a la derecha</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>enfrente</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>a la izquierda</translation>
    </message>
    <message>
        <source>opposite on the right</source>
        <translation>enfrente a la derecha</translation>
    </message>
    <message>
        <source>opposite on the left</source>
        <translation>enfrente a la izquierda</translation>
    </message>
    <message>
        <source>{name:Name}.</source>
        <translation>{name:Name}.</translation>
    </message>
    <message>
        <source>{name:Name}, {place}.</source>
        <translation>{name:Name}, {place}.</translation>
    </message>
    <message>
        <source>{name:Name} ({role}).</source>
        <translation>{name:Name} ({role}).</translation>
    </message>
    <message>
        <source>{name:Name}, {place} ({role}).</source>
        <translation>{name:Name}, {place} ({role}).</translation>
    </message>
    <message>
        <source>Your hand, {number:0 no cards|one # card|other # cards}</source>
        <translation>Tus cartas: {number:0 ninguna|other #}</translation>
    </message>
    <message>
        <source>The hand in front, {number:0 no cards|one # card|other # cards}</source>
        <translation>Las cartas de delante: {number:0 ninguna|other #}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Cómo va el juego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>The trick, {number:0 no cards|one # card|other # cards}</source>
        <translation>La baza: {number:0 sin cartas|one # carta|other # cartas}</translation>
    </message>
    <message>
        <source>Cards drawn for the deal, {number}</source>
        <translation>Cartas robadas para el sorteo: {number}</translation>
    </message>
    <message>
        <source>Pool and talon</source>
        <translation>Plato y baceta</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Te toca a ti.</translation>
    </message>
    <message>
        <source>It is their turn.</source>
        <translation>Es su turno.</translation>
    </message>
    <message>
        <source>Dealer.</source>
        <translation>Da las cartas.</translation>
    </message>
    <message>
        <source>The middle of the table</source>
        <translation>El centro de la mesa</translation>
    </message>
    <message>
        <source>{chips:one # chip|other # chips}.</source>
        <translation>{chips:one # ficha|other # fichas}.</translation>
    </message>
    <message>
        <source>{points:one # point|other # points}.</source>
        <translation>{points:one # punto|other # puntos}.</translation>
    </message>
    <message>
        <source>{number:0 No tricks|one # trick|other # tricks}.</source>
        <translation>{number:0 Ninguna baza|one # baza|other # bazas}.</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} in hand.</source>
        <translation>{number:one # carta|other # cartas} en la mano.</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} thrown away.</source>
        <translation>{number:one # carta descartada|other # cartas descartadas}.</translation>
    </message>
    <message>
        <source>Open on the table: {cards:the}.</source>
        <translation>A la vista: {cards:el}.</translation>
    </message>
    <message>
        <source>{name:Name}: {card}.</source>
        <translation>{name:Name}: {card}.</translation>
    </message>
    <message>
        <source>{name:Name}: {card}, with gano.</source>
        <translation>{name:Name}: {card}, con gano.</translation>
    </message>
    <message>
        <source>Pool: {chips:0 no chips|one # chip|other # chips}.</source>
        <translation>Plato: {chips:0 sin fichas|one # ficha|other # fichas}.</translation>
    </message>
    <message>
        <source>Talon: {number:0 no cards|one # card|other # cards}.</source>
        <translation>Baceta: {number:0 sin cartas|one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>Turned up: {card:the}.</source>
        <translation>Vuelta: {card:el}.</translation>
    </message>
    <message>
        <source>Turned up: {card:the}, after {cards:the}.</source>
        <translation>Vuelta: {card:el}, después de {cards:el}.</translation>
    </message>
    <message>
        <source>Left over: {number:one # card|other # cards}.</source>
        <translation>Sobran: {number:one # carta|other # cartas}.</translation>
    </message>
    <message>
        <source>The talon lies open: {cards:the}.</source>
        <translation>La baceta está a la vista: {cards:el}.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>Le toca a {name}.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>It wins so far.</source>
        <translation>Va ganando.</translation>
    </message>
    <message>
        <source>{card}: place {at} of {number}.</source>
        <translation>{card}: lugar {at} de {number}.</translation>
    </message>
    <message>
        <source>The trick stays. Press {keys} to go on.</source>
        <translation>La baza espera. Pulsa {keys} para seguir.</translation>
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
        <source>Everybody pays the pool {chips} as ante.</source>
        <translation>Todos ponen {chips} en el plato.</translation>
    </message>
    <message>
        <source>Said: “{words}”.</source>
        <translation>Dijo: «{words}».</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your home folder cannot be found. Set {variable} to a folder of yours.</source>
        <translation>No se encuentra tu carpeta personal. Asigna a {variable} una carpeta tuya.</translation>
    </message>
    <message>
        <source>{variable} names a folder that cannot be found: {value}</source>
        <translation>{variable} indica una carpeta que no se encuentra: {value}</translation>
    </message>
    <message>
        <source>Ombre cannot open a window: Qt cannot use the display. Look at the variables DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM.</source>
        <translation>Ombre no puede abrir una ventana: Qt no puede usar la pantalla. Mira las variables DISPLAY, WAYLAND_DISPLAY y QT_QPA_PLATFORM.</translation>
    </message>
    <message>
        <source>{variable}={value} is ignored: nobody could see a table.</source>
        <translation>No se hace caso de {variable}={value}: nadie podría ver la mesa.</translation>
    </message>
    <message>
        <source>Ombre cannot start</source>
        <translation>Ombre no puede abrirse</translation>
    </message>
    <message>
        <source>The table could not be set up: there is a mistake in the program.</source>
        <translation>No se ha podido preparar la mesa: hay un error en el programa.</translation>
    </message>
    <message>
        <source>Your games were not touched, and nothing was sent to anybody. The details can be copied.</source>
        <translation>Tus partidas no se han tocado y no se ha enviado nada a nadie. Los detalles se pueden copiar.</translation>
    </message>
    <message>
        <source>The details are in {path}</source>
        <translation>Los detalles están en {path}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>By month</source>
        <translation>Por meses</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por juegos</translation>
    </message>
    <message>
        <source>By contract</source>
        <translation>Por contratos</translation>
    </message>
    <message>
        <source>By your role</source>
        <translation>Por tu papel</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Por rivales</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Por resultados</translation>
    </message>
    <message>
        <source>How the cards fell</source>
        <translation>Cómo cayeron las cartas</translation>
    </message>
    <message>
        <source>What your choices cost</source>
        <translation>Lo que costaron tus decisiones</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Suerte y destreza</translation>
    </message>
    <message>
        <source>How well you choose</source>
        <translation>Cómo de bien decides</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Qué practicar</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>En dibujo</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>En cifras</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>El mes pasado</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Deals without help</source>
        <translation>Manos sin ayuda</translation>
    </message>
    <message>
        <source>All but practice deals</source>
        <translation>Todas menos las de práctica</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>sin ayuda</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>de práctica</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>con el hombre</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>contra</translation>
    </message>
    <message>
        <source>named the trump</source>
        <translation>nombró el triunfo</translation>
    </message>
    <message>
        <source>played along</source>
        <translation>jugó con el hombre</translation>
    </message>
    <message>
        <source>played against</source>
        <translation>jugó en contra</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Las últimas primero</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Las peores primero</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Las mejores primero</translation>
    </message>
    <message>
        <source>Costliest choice first</source>
        <translation>La decisión más cara primero</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>Espadas (picas)</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>Bastos (tréboles)</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>Copas (corazones)</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>Oros (diamantes)</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Reyes</translation>
    </message>
    <message>
        <source>Spadille</source>
        <translation>Espadilla</translation>
    </message>
    <message>
        <source>Cards that can be manille</source>
        <translation>Cartas que pueden ser malilla</translation>
    </message>
    <message>
        <source>Basto</source>
        <translation>Basto</translation>
    </message>
    <message>
        <source>Hands with three matadors</source>
        <translation>Manos con tres matadores</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
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
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Contract and result</source>
        <translation>Contrato y resultado</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Más cifras</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>En tablas</translation>
    </message>
    <message>
        <source>By what</source>
        <translation>Según qué</translation>
    </message>
    <message>
        <source>Show &amp;all deals</source>
        <oldsource>Curve of all deals</oldsource>
        <translation>Mostrar &amp;todas las manos</translation>
    </message>
    <message>
        <source>Luck: {amount}</source>
        <translation>Suerte: {amount}</translation>
    </message>
    <message>
        <source>{unit} a deal: {amount}</source>
        <translation>{unit} por mano: {amount}</translation>
    </message>
    <message>
        <source>All games for points</source>
        <translation>Juegos con puntos</translation>
    </message>
    <message>
        <source>All games for chips</source>
        <translation>Juegos con fichas</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>Ma&amp;nos</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>&amp;Período</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation>Ninguna mano responde a lo elegido.</translation>
    </message>
    <message>
        <source>Help has been noted since {date}; older deals are left out.</source>
        <translation>La ayuda se anota desde el {date}; las manos anteriores no se cuentan.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Here your deals will stand: how many you won, for how much, with what luck.</source>
        <oldsource>Here you will see how many deals you have won, what they brought you, and how much of it was luck.</oldsource>
        <translation>Aquí verás cuántas manos has ganado, qué te han dado y cuánto fue suerte.</translation>
    </message>
    <message>
        <source>P&amp;lay a deal</source>
        <oldsource>&amp;Play a deal</oldsource>
        <translation>&amp;Jugar una mano</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Won in %</source>
        <translation>Ganadas en %</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Puesta</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Por mano</translation>
    </message>
    <message>
        <source>Deals: {count}</source>
        <translation>Manos: {count}</translation>
    </message>
    <message>
        <source>Won: {count} ({share})</source>
        <translation>Ganadas: {count} ({share})</translation>
    </message>
    <message>
        <source>Points: {amount} ({each} a deal)</source>
        <translation>Puntos: {amount} ({each} por mano)</translation>
    </message>
    <message>
        <source>Chips: {amount} ({each} a deal)</source>
        <translation>Fichas: {amount} ({each} por mano)</translation>
    </message>
    <message>
        <source>Puestas at the table: {count}</source>
        <translation>Puestas de toda la mesa: {count}</translation>
    </message>
    <message>
        <source>Codilles at the table: {count}</source>
        <translation>Codillos de toda la mesa: {count}</translation>
    </message>
    <message>
        <source>Deals in a row with a gain: {count}</source>
        <translation>Manos seguidas con ganancia: {count}</translation>
    </message>
    <message>
        <source>Deals in a row with a loss: {count}</source>
        <translation>Manos seguidas con pérdida: {count}</translation>
    </message>
    <message>
        <source>Best deal: {amount}</source>
        <translation>Mejor mano: {amount}</translation>
    </message>
    <message>
        <source>Worst deal: {amount}</source>
        <translation>Peor mano: {amount}</translation>
    </message>
    <message>
        <source>At the table: {hours} h {minutes} min</source>
        <translation>En la mesa: {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>Pauses of more than ten minutes between two deals are left out.</source>
        <translation>No se cuentan las pausas de más de diez minutos entre dos manos.</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Los puntos a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Chips over time</source>
        <translation>Las fichas a lo largo del tiempo</translation>
    </message>
    <message>
        <source>From {first} to {last}: {amount} in all. The page “By month” has the figures.</source>
        <translation>Del {first} al {last}: {amount} en total. La página «Por meses» da las cifras.</translation>
    </message>
    <message>
        <source>{what} – {scope}</source>
        <translation>{what} – {scope}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Deals {first} to {last}</source>
        <translation>Manos {first} a {last}</translation>
    </message>
    <message>
        <source>Deals {first} to {last} of {count}</source>
        <translation>Manos {first} a {last} de {count}</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>Deals behind the figure</source>
        <translation>Manos de esta cifra</translation>
    </message>
    <message>
        <source>{page}: Enter on a figure lists its deals</source>
        <translation>{page}: con Intro sobre una cifra se ven sus manos</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it.</source>
        <translation>Elige una cifra para ver las manos que cuenta.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;iar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>&amp;Repasar la mano</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguientes</translation>
    </message>
    <message>
        <source>Deals of the statistics</source>
        <translation>Manos de las estadísticas</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Repartido</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>recibidas</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>azar</translation>
    </message>
    <message>
        <source>Chance: 95 % of all evenings stay within these numbers. An arrow marks a number outside; about one in twenty is, by chance alone.</source>
        <translation>Azar: el 95 % de las veladas queda entre estas cifras. Una flecha marca una cifra que se sale; por puro azar le pasa a una de cada veinte.</translation>
    </message>
    <message>
        <source>Place {number} to your right</source>
        <translation>Puesto {number} a tu derecha</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Guardar las estadísticas</translation>
    </message>
    <message>
        <source>Tables (*.csv);;JSON (*.json)</source>
        <translation>Tablas (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>deals.csv</source>
        <translation>manos.csv</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>Imágenes (*.png);;Dibujos (*.svg)</translation>
    </message>
    <message>
        <source>curve.png</source>
        <translation>curva.png</translation>
    </message>
    <message>
        <source>By your seat</source>
        <translation>Por tu puesto</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Dealer, at a table of {seats}</source>
        <translation>Da cartas, en mesa de {seats}</translation>
    </message>
    <message>
        <source>Eldest, at a table of {seats}</source>
        <translation>Mano, en mesa de {seats}</translation>
    </message>
    <message>
        <source>{turn} seats after the dealer, at a table of {seats}</source>
        <translation>{turn} puestos después del que da, en mesa de {seats}</translation>
    </message>
    <message>
        <source>Stones: {amount} ({each} a deal)</source>
        <translation>Piedras: {amount} ({each} por mano)</translation>
    </message>
    <message>
        <source>Stones over time</source>
        <translation>Las piedras a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Piedras</translation>
    </message>
</context>
<context>
    <name>Stones</name>
    <message>
        <source>Llevada: you win</source>
        <translation>Llevada: ganáis</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are yours.</source>
        <translation>Cinco bazas o más: las piedras de la mesa son vuestras.</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>Puesta: no gana nadie</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: your side pays the table what it can.</source>
        <translation>Cuatro bazas a cuatro, falta una: vuestro bando paga a la mesa lo que puede.</translation>
    </message>
    <message>
        <source>Codillo: you lose</source>
        <translation>Codillo: perdéis</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and your side pays.</source>
        <translation>Tres bazas o menos: los otros se llevan la mesa, y vuestro bando paga.</translation>
    </message>
    <message>
        <source>All eight tricks: you win</source>
        <translation>Las ocho bazas: ganáis</translation>
    </message>
    <message>
        <source>You went for all eight and took them: the others pay for it.</source>
        <translation>Fuisteis a las ocho y las hicisteis: los otros las pagan.</translation>
    </message>
    <message>
        <source>You win, but not all eight</source>
        <translation>Ganáis, pero no las ocho</translation>
    </message>
    <message>
        <source>You went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>Fuisteis a las ocho y perdisteis una: no se pagan las hechas.</translation>
    </message>
    <message>
        <source>Llevada: {side} win</source>
        <translation>Llevada: ganan {side}</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are theirs.</source>
        <translation>Cinco bazas o más: las piedras de la mesa son suyas.</translation>
    </message>
    <message>
        <source>Puesta for {side}</source>
        <translation>Puesta de {side}</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: they pay the table what they can.</source>
        <translation>Cuatro bazas a cuatro, falta una: pagan a la mesa lo que pueden.</translation>
    </message>
    <message>
        <source>Codillo for {side}</source>
        <translation>Codillo a {side}</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and they pay.</source>
        <translation>Tres bazas o menos: los otros se llevan la mesa, y ellos pagan.</translation>
    </message>
    <message>
        <source>All eight tricks: {side} win</source>
        <translation>Las ocho bazas: ganan {side}</translation>
    </message>
    <message>
        <source>They went for all eight and took them: the others pay for it.</source>
        <translation>Fueron a las ocho y las hicieron: los otros las pagan.</translation>
    </message>
    <message>
        <source>{side} win, but not all eight</source>
        <translation>Ganan {side}, pero no las ocho</translation>
    </message>
    <message>
        <source>They went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>Fueron a las ocho y perdieron una: no se pagan las hechas.</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>¡Codillo! Ganáis</translation>
    </message>
    <message>
        <source>They took three tricks or fewer: the table is yours, and they pay you.</source>
        <translation>Hicieron tres bazas o menos: la mesa es vuestra, y os pagan.</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}</source>
        <translation>{have:0 Apenas una baza|one Una baza|other Unas # bazas} con {suit}</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} together with {suit}</source>
        <translation>Juntos {have:0 apenas una baza|one una baza|other unas # bazas} con {suit}</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}, as dealt</source>
        <translation>{have:0 Apenas una baza|one Una baza|other Unas # bazas} con {suit}, sin robar</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} alone with {suit}</source>
        <translation>Sin ayuda, {have:0 apenas una baza|one una baza|other unas # bazas} con {suit}</translation>
    </message>
    <message>
        <source>With {suit} you make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>Con {suit} haces {have:0 apenas una baza|one una baza|other unas # bazas}; con {need} se gana.</translation>
    </message>
    <message>
        <source>With {suit} you two make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>Con {suit} hacéis los dos {have:0 apenas una baza|one una baza|other unas # bazas}; con {need} se gana.</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>Sin cartas nuevas haces {have:0 apenas una baza|one una baza|other unas # bazas} con {suit}; con {need} se gana.</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>Sin ayuda haces {have:0 apenas una baza|one una baza|other unas # bazas} con {suit}; con {need} se gana.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>A note on this moment</source>
        <translation>Una nota sobre este momento</translation>
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
        <translation>La nota se queda con la mano y va en su registro.</translation>
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
        <translation>&amp;Quitar esta variante</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Notes and variations</source>
        <translation>Notas y variantes</translation>
    </message>
    <message>
        <source>Back to the deal as it was played</source>
        <translation>Volver a la mano como se jugó</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Tu nota</translation>
    </message>
    <message>
        <source>The note is kept.</source>
        <translation>La nota queda guardada.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Rehecho.</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Una pregunta</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bien jugado</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>Un error</translation>
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
        <translation>Lo que jugaste queda como variante {number}.</translation>
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
        <translation>comprobar registros, mostrar resultados y pagos</translation>
    </message>
    <message>
        <source>list games and settings</source>
        <translation>enumerar los juegos y sus ajustes</translation>
    </message>
    <message>
        <source>print the code of each deal in records</source>
        <translation>mostrar el código de cada mano de unos registros</translation>
    </message>
    <message>
        <source>print the deal of a code or number as a record</source>
        <translation>mostrar como registro la mano de un código o un número</translation>
    </message>
    <message>
        <source>check the proofs of fair shuffles in records</source>
        <translation>comprobar en unos registros las pruebas de que se barajó limpio</translation>
    </message>
    <message>
        <source>write all games, preferences and progress to one file</source>
        <translation>escribir todas las partidas, preferencias y progresos en un archivo</translation>
    </message>
    <message>
        <source>put a backup in the place of what is kept</source>
        <translation>poner una copia de seguridad en lugar de lo guardado</translation>
    </message>
    <message>
        <source>write all deals to a file: .csv, .json, or .ombre for records</source>
        <translation>escribir todas las manos en un archivo: .csv, .json, o .ombre para registros</translation>
    </message>
    <message>
        <source>add the deals of an exported .ombre file</source>
        <translation>añadir las manos de un archivo .ombre exportado</translation>
    </message>
    <message>
        <source>check a deck of your own, or write an example</source>
        <translation>revisar una baraja propia o escribir un ejemplo</translation>
    </message>
    <message>
        <source>let computer players play, and print one row for each deal</source>
        <translation>hacer jugar a jugadores del ordenador y mostrar una línea por mano</translation>
    </message>
    <message>
        <source>measure a player against another on the same cards</source>
        <translation>medir a un jugador contra otro con las mismas cartas</translation>
    </message>
    <message>
        <source>measure how much a player loses by not seeing the other hands</source>
        <translation>medir cuánto pierde un jugador por no ver las otras manos</translation>
    </message>
    <message>
        <source>count how often a player chooses one of the best cards</source>
        <translation>contar cuántas veces elige un jugador una de las mejores cartas</translation>
    </message>
    <message>
        <source>find out how often the best card can be known</source>
        <translation>averiguar cuántas veces se puede saber la mejor carta</translation>
    </message>
    <message>
        <source>judge every decision of records, and tell luck from skill</source>
        <translation>juzgar cada decisión de unos registros, y separar la suerte de la destreza</translation>
    </message>
    <message>
        <source>advise the seat to act where unfinished records end</source>
        <translation>aconsejar a quien le toca donde acaban los registros sin terminar</translation>
    </message>
    <message>
        <source>measure how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>medir cuánto pierden las cartas de un jugador, en partes de lo que se juega</translation>
    </message>
    <message>
        <source>count how often a player does what people would call odd</source>
        <translation>contar cuántas veces hace un jugador algo que la gente llamaría raro</translation>
    </message>
    <message>
        <source>tell how often a player can be known by what everybody sees</source>
        <translation>decir cuántas veces se conoce a un jugador por lo que todos ven</translation>
    </message>
    <message>
        <source>compare the chances a bidder saw with what was won</source>
        <translation>comparar las posibilidades que veía quien pujó con lo que se ganó</translation>
    </message>
    <message>
        <source>print a script that lets bash, zsh or fish complete these commands</source>
        <translation>mostrar un guion con el que bash, zsh o fish completan estas órdenes</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>órdenes:</translation>
    </message>
    <message>
        <source>ombre COMMAND --help lists the arguments of a command.</source>
        <translation>ombre COMMAND --help enumera los argumentos de una orden.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 flaws found, 2 wrong call, 3 could not be done, 130 stopped.</source>
        <translation>Estado de salida: 0 hecho, 1 fallos encontrados, 2 llamada errónea, 3 no se pudo hacer, 130 interrumpido.</translation>
    </message>
    <message>
        <source>Check records of Ombre, deal, let computer players play. For the table: ombre-desktop.</source>
        <translation>Comprueba registros de Ombre, reparte, hace jugar a jugadores del ordenador. Para la mesa: ombre-desktop.</translation>
    </message>
    <message>
        <source>one of those below</source>
        <translation>una de las de abajo</translation>
    </message>
    <message>
        <source>its arguments</source>
        <translation>sus argumentos</translation>
    </message>
    <message>
        <source>Check records, list the games, deal by code.</source>
        <translation>Comprueba registros, enumera los juegos, reparte según un código.</translation>
    </message>
    <message>
        <source>print each result as one line of JSON</source>
        <translation>mostrar cada resultado en una línea de JSON</translation>
    </message>
    <message>
        <source>a file of records; - is the standard input</source>
        <translation>un archivo de registros; - es la entrada estándar</translation>
    </message>
    <message>
        <source>a code; a day, as 2026-11-30; or with --game a number</source>
        <translation>un código; un día, como 2026-11-30; o con --game un número</translation>
    </message>
    <message>
        <source>the game of a numbered deal, as rulesets lists it</source>
        <translation>el juego de una mano numerada, como lo da rulesets</translation>
    </message>
    <message>
        <source>how many play, if the game leaves that open</source>
        <translation>cuántos juegan, si el juego lo deja abierto</translation>
    </message>
    <message>
        <source>Deals are numbered within a game: add --game NAME.</source>
        <translation>Las manos se numeran dentro de un juego: añade --game NAME.</translation>
    </message>
    <message>
        <source>stopped after {deals} deals</source>
        <translation>parado después de {deals} manos</translation>
    </message>
    <message>
        <source>{done} of {all} deals</source>
        <translation>{done} de {all} manos</translation>
    </message>
    <message>
        <source>Let computer players play among themselves, measure them, and judge records.</source>
        <translation>Hace jugar entre sí a jugadores del ordenador, los mide y juzga registros.</translation>
    </message>
    <message>
        <source>self-play: a row for each deal, then each player&apos;s mean winnings with their standard error</source>
        <translation>juego entre máquinas: una línea por mano, y al final la ganancia media de cada jugador con su error típico</translation>
    </message>
    <message>
        <source>the game (default: %(default)s)</source>
        <translation>el juego (si no se dice: %(default)s)</translation>
    </message>
    <message>
        <source>house rules, such as &apos;equal_bid=none ante=each_5&apos;</source>
        <translation>reglas de la casa, como &apos;equal_bid=none ante=each_5&apos;</translation>
    </message>
    <message>
        <source>how many (default: 100)</source>
        <translation>cuántas (si no se dice: 100)</translation>
    </message>
    <message>
        <source>Parquet needs the package {name}</source>
        <translation>Parquet necesita el paquete {name}</translation>
    </message>
    <message>
        <source>a player for each seat, of {names} (default: {usual} everywhere)</source>
        <translation>un jugador para cada sitio, de {names} (si no se dice: {usual} en todos)</translation>
    </message>
    <message>
        <source>the sitting that is played (default: %(default)s)</source>
        <translation>la partida que se juega (si no se dice: %(default)s)</translation>
    </message>
    <message>
        <source>let the players change seats each time all of them have dealt</source>
        <translation>cambiar de sitio a los jugadores cada vez que todos han dado</translation>
    </message>
    <message>
        <source>write each deal to DIR as a record</source>
        <translation>escribir cada mano en DIR como registro</translation>
    </message>
    <message>
        <source>write the deals to FILE, as lines of JSON or, for .parquet, as Parquet</source>
        <translation>escribir las manos en FILE, como líneas de JSON o, con .parquet, como Parquet</translation>
    </message>
    <message>
        <source>judge every decision in the data, which takes seconds a deal</source>
        <translation>juzgar cada decisión en los datos; tarda unos segundos por mano</translation>
    </message>
    <message>
        <source>check every state of every N-th deal</source>
        <translation>comprobar cada estado de una de cada N manos</translation>
    </message>
    <message>
        <source>print a row for each deal</source>
        <translation>mostrar una línea por mano</translation>
    </message>
    <message>
        <source>the reference (default: %(default)s)</source>
        <translation>la referencia (si no se dice: %(default)s)</translation>
    </message>
    <message>
        <source>the players of the other seats: one name for all, or one for each (default: %(default)s)</source>
        <translation>los jugadores de los otros sitios: un nombre para todos, o uno para cada uno (si no se dice: %(default)s)</translation>
    </message>
    <message>
        <source>the weak end of the gap (default: %(default)s)</source>
        <translation>el extremo débil de la distancia (si no se dice: %(default)s)</translation>
    </message>
    <message>
        <source>who plays the other side (default: %(default)s)</source>
        <translation>quién juega el otro bando (si no se dice: %(default)s)</translation>
    </message>
    <message>
        <source>who bids: {names}</source>
        <translation>quién puja: {names}</translation>
    </message>
    <message>
        <source>who exchanges and plays (default: who bids)</source>
        <translation>quién roba y juega (si no se dice: quien puja)</translation>
    </message>
    <message>
        <source>who is measured: {names}; or in parts, as textbook+expert</source>
        <translation>a quién se mide: {names}; o por partes, como textbook+expert</translation>
    </message>
    <message>
        <source>the players to be told apart</source>
        <translation>los jugadores que hay que distinguir</translation>
    </message>
    <message>
        <source>who bids and exchanges for all (default: %(default)s)</source>
        <translation>quién puja y roba por todos (si no se dice: %(default)s)</translation>
    </message>
    <message>
        <source>the number of players, if the game leaves a choice</source>
        <translation>el número de jugadores, si el juego deja elegir</translation>
    </message>
    <message>
        <source>the seed of the cards and of all chance (default: %(default)s)</source>
        <translation>la semilla de las cartas y de todo el azar (si no se dice: %(default)s)</translation>
    </message>
    <message>
        <source>chips in the pool before the antes</source>
        <translation>fichas en el plato antes de las apuestas iniciales</translation>
    </message>
    <message>
        <source>play sittings of N deals, in which the pool is carried over (default: no sittings)</source>
        <translation>jugar partidas de N manos, en las que el plato se arrastra (si no se dice: sin partidas)</translation>
    </message>
    <message>
        <source>sample at most N worlds: faster, weaker</source>
        <translation>sortear como mucho N mundos: más rápido, más flojo</translation>
    </message>
    <message>
        <source>keep finished deals in FILE, and resume from it</source>
        <translation>guardar en FILE las manos acabadas, y seguir desde ahí</translation>
    </message>
    <message>
        <source>also write the figures to FILE; to - instead of the table</source>
        <translation>escribir las cifras también en FILE; en - en lugar de la tabla</translation>
    </message>
    <message>
        <source>the number of processes (default: one per core)</source>
        <translation>el número de procesos (si no se dice: uno por núcleo)</translation>
    </message>
    <message>
        <source>a Dask scheduler, such as tcp://host:8786</source>
        <translation>un planificador de Dask, como tcp://host:8786</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} no es un número</translation>
    </message>
    <message>
        <source>duplicate match: a player against another in the same seats with the same cards</source>
        <translation>duplicado: un jugador contra otro en los mismos sitios con las mismas cartas</translation>
    </message>
    <message>
        <source>the share of the gap to open cards that a player&apos;s card play closes</source>
        <translation>qué parte de la distancia a las cartas vistas cierra el juego de un jugador</translation>
    </message>
    <message>
        <source>the share of right cards among the choices that count</source>
        <translation>la parte de cartas acertadas entre las elecciones que cuentan</translation>
    </message>
    <message>
        <source>how often the right card can be known, and whether the sampled worlds are true to the deal</source>
        <translation>cuántas veces se puede saber la carta buena, y si los mundos sorteados responden a la mano</translation>
    </message>
    <message>
        <source>whether a bidder wins as often as they expect</source>
        <translation>si quien puja gana tantas veces como espera</translation>
    </message>
    <message>
        <source>how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>cuánto pierden las cartas de un jugador, en partes de lo que se juega</translation>
    </message>
    <message>
        <source>how often a player does what people would call odd</source>
        <translation>cuántas veces hace un jugador algo que la gente llamaría raro</translation>
    </message>
    <message>
        <source>how often a player can be told by what everybody sees</source>
        <translation>cuántas veces se conoce a un jugador por lo que todos ven</translation>
    </message>
    <message>
        <source>no record here</source>
        <translation>aquí no hay ningún registro</translation>
    </message>
    <message>
        <source>{done} of {all} decisions judged</source>
        <translation>{done} de {all} decisiones juzgadas</translation>
    </message>
    <message>
        <source>this deal is unfinished, so it has no result to divide into luck and skill</source>
        <translation>esta mano no ha acabado, y no tiene resultado que repartir entre suerte y destreza</translation>
    </message>
    <message>
        <source>the worth of a hand is not known in this game, so its luck counts with the cards</source>
        <translation>en este juego no se sabe lo que vale una mano: su suerte cuenta con las cartas</translation>
    </message>
    <message>
        <source>this deal is over, so there is nothing to advise</source>
        <translation>esta mano ha acabado, y no hay nada que aconsejar</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>¿Querías decir {name}?</translation>
    </message>
    <message>
        <source>{name} is not known; there are: {names}.</source>
        <translation>{name} no se conoce; hay: {names}.</translation>
    </message>
    <message>
        <source>{name} is not known.</source>
        <translation>{name} no se conoce.</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>No existe ese archivo ni esa carpeta</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <translation>El sistema no lo permite</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>Es una carpeta</translation>
    </message>
    <message>
        <source>This is not a folder</source>
        <translation>No es una carpeta</translation>
    </message>
    <message>
        <source>There is a file of this name already</source>
        <translation>Ya hay un archivo con ese nombre</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>El disco está lleno</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>El disco solo se puede leer</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>El nombre es demasiado largo</translation>
    </message>
    <message>
        <source>The disk or its connection failed</source>
        <translation>Ha fallado el disco o su conexión</translation>
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
        <translation>opciones</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ayuda y salir</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostrar la versión del programa y salir</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: error: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltan estos argumentos: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos desconocidos: %s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r no se puede elegir (elige entre %(choices)s)</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valor no válido (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>hace falta un argumento</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>hace falta al menos un argumento</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opción ambigua: %(option)s puede ser %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>el argumento %r no va aquí</translation>
    </message>
    <message>
        <source>Ombre at a card table.</source>
        <translation>El hombre, en una mesa de cartas.</translation>
    </message>
    <message>
        <source>a record to open</source>
        <translation>un registro que abrir</translation>
    </message>
    <message>
        <source>cards of the demonstration</source>
        <translation>las cartas de la demostración</translation>
    </message>
    <message>
        <source>where the demonstration puts its files when there is no display</source>
        <translation>dónde pone sus archivos la demostración cuando no hay pantalla</translation>
    </message>
    <message>
        <source>try everything the program has, without touching your games; &apos;full&apos; plays with experts</source>
        <translation>probar todo lo que tiene el programa, sin tocar tus partidas; &apos;full&apos; juega con expertos</translation>
    </message>
    <message>
        <source>where the self-test writes what it found</source>
        <translation>dónde escribe la prueba lo que ha encontrado</translation>
    </message>
    <message>
        <source>Back up everything that is kept, or restore it.</source>
        <translation>Copia todo lo guardado, o lo recupera.</translation>
    </message>
    <message>
        <source>the file to write; - is the standard output</source>
        <translation>el archivo que escribir; - es la salida estándar</translation>
    </message>
    <message>
        <source>the file to read; - is the standard input</source>
        <translation>el archivo que leer; - es la entrada estándar</translation>
    </message>
    <message>
        <source>the form, if the name of the file does not tell it (default: ombre)</source>
        <translation>la forma, si el nombre del archivo no la dice (por omisión: ombre)</translation>
    </message>
    <message>
        <source>{number} deals</source>
        <translation>{number} manos</translation>
    </message>
    <message>
        <source>the shell that completes</source>
        <translation>el intérprete que completa</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}</source>
        <translation>No se pudo escribir la salida: {reason}</translation>
    </message>
    <message>
        <source>check: list the flaws card by card; example: write a deck to change</source>
        <translation>check: listar los defectos carta por carta; example: escribir una baraja para cambiarla</translation>
    </message>
    <message>
        <source>the folder of the deck; for an example, one that does not exist yet</source>
        <translation>la carpeta de la baraja; para un ejemplo, una que aún no exista</translation>
    </message>
    <message>
        <source>there is something of this name already</source>
        <translation>ya hay algo con este nombre</translation>
    </message>
    <message>
        <source>this is no answer: {line}</source>
        <translation>esto no es una respuesta: {line}</translation>
    </message>
    <message>
        <source>further bad answers are not told</source>
        <translation>no se avisará de más respuestas malas</translation>
    </message>
    <message>
        <source>it is not started again; the textbook plays on</source>
        <translation>no se vuelve a iniciar; sigue jugando el manual</translation>
    </message>
    <message>
        <source>there was no answer within {seconds} seconds</source>
        <translation>no hubo respuesta en {seconds} segundos</translation>
    </message>
    <message>
        <source>it wrote too long a line</source>
        <translation>escribió una línea demasiado larga</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>terminó</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>The dearest comes first. Choose a cell: its deals, its problems, or its lesson.</source>
        <translation>Lo más caro va primero. Elige una casilla: manos, problemas o lección.</translation>
    </message>
    <message>
        <source>Let the coach look at your deals. Then you see here what to practise.</source>
        <translation>Deja que el entrenador mire tus manos. Entonces verás aquí qué practicar.</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Caras</translation>
    </message>
    <message>
        <source>Points an evening</source>
        <translation>Puntos por velada</translation>
    </message>
    <message>
        <source>Chips an evening</source>
        <translation>Fichas por velada</translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message>
        <source>Weigh the throw</source>
        <translation>Sopesar el descarte</translation>
    </message>
    <message>
        <source>Drag a card down to throw it, or click it.</source>
        <translation>Arrastra una carta hacia abajo para descartarla, o haz clic en ella.</translation>
    </message>
    <message>
        <source>Left and Right go from card to card. Down throws a card, Up keeps it.</source>
        <translation>Izquierda y derecha van de carta en carta. Abajo descarta una, arriba la guarda.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Se quedan</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Se van</translation>
    </message>
    <message>
        <source>The cards of the hand</source>
        <translation>Las cartas de la mano</translation>
    </message>
    <message>
        <source>Weighing this throw…</source>
        <translation>Sopesando este descarte…</translation>
    </message>
    <message>
        <source>No throw that was tried is better.</source>
        <translation>Ningún descarte probado es mejor.</translation>
    </message>
    <message>
        <source>About as good as the best.</source>
        <translation>Más o menos tan bueno como el mejor.</translation>
    </message>
    <message>
        <source>Nobody can tell yet what throws are worth in this game.</source>
        <translation>Nadie sabe aún cuánto valen los descartes en este juego.</translation>
    </message>
    <message>
        <source>The throws cannot be weighed just now.</source>
        <translation>Ahora mismo no se pueden sopesar los descartes.</translation>
    </message>
    <message>
        <source>Nobody exchanges cards in this deal.</source>
        <translation>En esta mano nadie cambia cartas.</translation>
    </message>
    <message>
        <source>No suit is trumps here, so no chance to draw one is told.</source>
        <translation>Aquí no triunfa ningún palo, así que no hay triunfos que robar.</translation>
    </message>
    <message>
        <source>All cards lie open here. That is hard on the Ombre, but alike for every throw.</source>
        <translation>Se calcula con las cartas a la vista. Eso perjudica al hombre, pero igual en cada descarte.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Throw these</source>
        <translation>&amp;Descartar estas</translation>
    </message>
    <message>
        <source>Weigh other throws</source>
        <translation>Sopesar otros descartes</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in chips</source>
        <translation>Los mejores descartes y cuántas fichas vale cada uno</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in points</source>
        <translation>Los mejores descartes y cuántos puntos vale cada uno</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in stones</source>
        <translation>Los mejores descartes y cuántas piedras vale cada uno</translation>
    </message>
    <message>
        <source>This throw gains {amount}, give or take {error}.</source>
        <translation>Este descarte gana {amount}, ± {error}.</translation>
    </message>
    <message>
        <source>This throw loses {amount}, give or take {error}.</source>
        <translation>Este descarte pierde {amount}, ± {error}.</translation>
    </message>
    <message>
        <source>{throw}: gains {amount}, give or take {error}</source>
        <translation>{throw}: gana {amount}, ± {error}</translation>
    </message>
    <message>
        <source>{throw}: loses {amount}, give or take {error}</source>
        <translation>{throw}: pierde {amount}, ± {error}</translation>
    </message>
    <message>
        <source>It gives up {amount}, give or take {error}.</source>
        <translation>Renuncia a {amount}, ± {error}.</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}.</source>
        <translation>Probabilidad de robar un triunfo: {trump}.</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}, a matador: {matador}.</source>
        <translation>Probabilidad de robar un triunfo: {trump}, un matador: {matador}.</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}, and surer as you look.</source>
        <translation>Calculado en {worlds:one # mano|other # manos}; se afina mientras miras.</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}.</source>
        <translation>Sopesado en {worlds:one # mano|other # manos}.</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Just play</source>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>{game}, with {company}</source>
        <translation>{game}, con {company}</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Preparar la mesa</translation>
    </message>
    <message>
        <source>Another game, or other opponents</source>
        <translation>Otro juego, otros rivales</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Ombre in five minutes</source>
        <translation>El hombre en cinco minutos</translation>
    </message>
    <message>
        <source>Bigger letters, keys, contrast …</source>
        <translation>Letras más grandes, teclas, contraste…</translation>
    </message>
    <message>
        <source>A deal a day</source>
        <translation>La mano del día</translation>
    </message>
    <message>
        <source>Today’s deal: {today}</source>
        <translation>La mano del día: {today}</translation>
    </message>
    <message>
        <source>The same cards for everybody, once a day</source>
        <translation>Las mismas cartas para todos, una vez al día</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Aprender de los errores</translation>
    </message>
    <message>
        <source>Positions that you missed: {count}, a few minutes</source>
        <translation>Posiciones que fallaste: {count}, unos minutos</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Como la última vez</translation>
    </message>
    <message>
        <source>One against two. Take more tricks than either of them.</source>
        <translation>Uno contra dos: gana con más bazas que cada uno.</translation>
    </message>
    <message>
        <source>{title:Name}: {card}.</source>
        <translation>{title:Name}: {card}.</translation>
    </message>
    <message>
        <source>{number:one # opponent|other # opponents}</source>
        <translation>{number:one # rival|other # rivales}</translation>
    </message>
    <message>
        <source>Deals: {deals}. Against the expert: {gain}.</source>
        <translation>Manos: {deals}. Frente al experto: {gain}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Stones: {points}.</source>
        <translation>Manos: {deals}. Piedras: {points}.</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <translation>Rivales:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Idioma:</translation>
    </message>
    <message>
        <source>Learn it at the table</source>
        <translation>Aprender en la mesa</translation>
    </message>
    <message>
        <source>A deal with a teacher, and nothing to read first</source>
        <translation>Una mano con un maestro, sin leer nada antes</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Deals: {deals}. Chips: {chips}.</source>
        <translation>Manos: {deals}. Fichas: {chips}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Points: {points}.</source>
        <translation>Manos: {deals}. Puntos: {points}.</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Look at the last trick</source>
        <translation>Mirar la última baza</translation>
    </message>
    <message>
        <source>Read what has happened</source>
        <translation>Leer la crónica de la mano</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de tanteo</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Reglas del juego</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Quitar el sonido</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Poner el sonido</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Una pista</translation>
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
        <translation>{amount} puntos</translation>
    </message>
    <message>
        <source>{amount} stones</source>
        <translation>{amount} piedras</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>A mistake in the program</source>
        <translation>Un error en el programa</translation>
    </message>
    <message>
        <source>Something in Ombre went wrong. Your game is saved, and you can go on playing.</source>
        <translation>Algo ha fallado en Ombre. Tu partida está guardada y puedes seguir jugando.</translation>
    </message>
    <message>
        <source>Nothing was sent to anybody; you can copy the details for a report. If the table does not answer, close the window and start Ombre again.</source>
        <translation>No se ha enviado nada a nadie; puedes copiar los detalles para un informe. Si la mesa no responde, cierra la ventana y abre Ombre otra vez.</translation>
    </message>
    <message>
        <source>This is no ordinary file, and cannot be read.</source>
        <translation>Este no es un archivo corriente, y no se puede leer.</translation>
    </message>
    <message>
        <source>The deal is whole, and the other notes are shown.</source>
        <translation>La mano está entera y se muestran las demás notas.</translation>
    </message>
    <message>
        <source>{path} cannot be opened.</source>
        <translation>No se puede abrir {path}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: there is a mistake in the program.</source>
        <translation>No se puede leer {path}: hay un error en el programa.</translation>
    </message>
    <message>
        <source>No record</source>
        <translation>No hay registro</translation>
    </message>
    <message>
        <source>There is no record of a deal in {path}.</source>
        <translation>En {path} no hay ningún registro de una mano.</translation>
    </message>
    <message>
        <source>There is no deal in {path} that could be shown.</source>
        <translation>En {path} no hay ninguna mano que se pueda mostrar.</translation>
    </message>
    <message>
        <source>The record cannot be read</source>
        <translation>No se puede leer el registro</translation>
    </message>
    <message>
        <source>The table shows the deal up to there.</source>
        <translation>La mesa muestra la mano hasta ese punto.</translation>
    </message>
    <message>
        <source>The record cannot be read whole</source>
        <translation>No se puede leer entero el registro</translation>
    </message>
    <message>
        <source>The record was not written</source>
        <translation>El registro no se ha escrito</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>No se ha podido escribir {path}.</translation>
    </message>
    <message>
        <source>This sitting cannot be continued</source>
        <translation>Esta partida no puede continuar</translation>
    </message>
    <message>
        <source>The sitting in {path} is over.</source>
        <translation>La partida de {path} ya terminó.</translation>
    </message>
    <message>
        <source>{path} holds only the last deals of a sitting.</source>
        <translation>{path} solo contiene las últimas manos de una partida.</translation>
    </message>
    <message>
        <source>Trouble with a file</source>
        <translation>Problemas con un archivo</translation>
    </message>
    <message>
        <source>A newer Ombre keeps your games</source>
        <translation>Tus partidas las guarda un Ombre más nuevo</translation>
    </message>
    <message>
        <source>This version is older and cannot read them. It changes nothing that lies there.</source>
        <translation>Esta versión es más antigua y no puede leerlas. No cambia nada de lo que hay ahí.</translation>
    </message>
    <message>
        <source>You can play with it, but nothing is kept. To go on with your games, start the newer version.</source>
        <translation>Puedes jugar con ella, pero no se guarda nada. Para seguir con tus partidas, abre la versión más nueva.</translation>
    </message>
    <message>
        <source>Ombre is open already</source>
        <translation>Ombre ya está abierto</translation>
    </message>
    <message>
        <source>Your game is on the table of the other window.</source>
        <translation>Tu partida está en la mesa de la otra ventana.</translation>
    </message>
    <message>
        <source>This window changes nothing and closes with this message.</source>
        <translation>Esta ventana no cambia nada y se cierra con este mensaje.</translation>
    </message>
    <message>
        <source>The computer players cannot be started</source>
        <translation>No se pueden poner en marcha los jugadores del ordenador</translation>
    </message>
    <message>
        <source>Simpler players, who do not think ahead, play in their place.</source>
        <translation>En su lugar juegan otros más sencillos, que no piensan lo que viene.</translation>
    </message>
    <message>
        <source>Your game goes on. Ombre tries again now and then, and says no more about it.</source>
        <translation>Tu partida sigue. Ombre volverá a intentarlo de vez en cuando, sin más avisos.</translation>
    </message>
    <message>
        <source>Trouble with the program</source>
        <translation>Problemas con el programa</translation>
    </message>
    <message>
        <source>What you asked for could not be opened: there is a mistake in the program.</source>
        <translation>No se ha podido abrir lo que pedías: hay un error en el programa.</translation>
    </message>
    <message>
        <source>The table stands as it was, and you can try again.</source>
        <translation>La mesa está como estaba; puedes volver a intentarlo.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir un registro</translation>
    </message>
    <message>
        <source>Save the record of the deal</source>
        <translation>Guardar el registro de la mano</translation>
    </message>
    <message>
        <source>Records of Ombre (*.ombre);;All files (*)</source>
        <translation>Registros de Ombre (*.ombre);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Records and sittings of Ombre (*.ombre table-*.json);;Records of Ombre (*.ombre);;All files (*)</source>
        <translation>Registros y partidas de Ombre (*.ombre table-*.json);;Registros de Ombre (*.ombre);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>deal.ombre</source>
        <translation>mano.ombre</translation>
    </message>
    <message>
        <source>deal {number}.ombre</source>
        <translation>mano {number}.ombre</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>El archivo no se ha escrito</translation>
    </message>
    <message>
        <source>The record is saved as {name}.</source>
        <translation>El registro se ha guardado como {name}.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Guardado como {name}.</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Carpeta: {folder}</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>¿Sustituir este archivo?</translation>
    </message>
    <message>
        <source>There is already a file called {name} in this folder.</source>
        <translation>En esta carpeta ya hay un archivo llamado {name}.</translation>
    </message>
    <message>
        <source>If you replace it, what it holds now is lost.</source>
        <translation>Si lo sustituyes, se pierde lo que contiene ahora.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Sustituirlo</translation>
    </message>
    <message>
        <source>&amp;Choose another name</source>
        <translation>Elegir &amp;otro nombre</translation>
    </message>
    <message>
        <source>This is a folder, not a file with a record.</source>
        <translation>Esto es una carpeta, no un archivo con un registro.</translation>
    </message>
    <message>
        <source>This is a database. To bring your games from another computer, make a backup there.</source>
        <translation>Esto es una base de datos. Para traer tus partidas de otro ordenador, haz allí una copia de seguridad.</translation>
    </message>
    <message>
        <source>This is a picture, and not the record of a deal.</source>
        <translation>Esto es una imagen, no el registro de una mano.</translation>
    </message>
    <message>
        <source>This is a packed file. Please unpack it first.</source>
        <translation>Esto es un archivo comprimido. Descomprímelo primero.</translation>
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
        <translation>Aún no se ha jugado ninguna carta que no sea triunfo.</translation>
    </message>
    <message>
        <source>A click shows what that told.</source>
        <translation>Un clic muestra qué reveló.</translation>
    </message>
    <message>
        <source>{suit:Name} gone: {cards}.</source>
        <translation>De {suit} ya han salido: {cards}.</translation>
    </message>
</context>
</TS>
