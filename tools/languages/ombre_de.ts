<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Ombre</source>
        <translation>Über Ombre</translation>
    </message>
    <message>
        <source>Version, licences and credits</source>
        <translation>Version, Lizenzen und Mitwirkende</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>The three-handed card game that invented bidding, at a table of its own.</source>
        <translation>Das Kartenspiel zu dritt, mit dem das Reizen begann.</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, Qt for Python {binding}</source>
        <translation>Python {python}, Qt {qt}, Qt for Python {binding}</translation>
    </message>
    <message>
        <source>The opponents think at full strength: their solver is compiled.</source>
        <translation>Das Rechenmodul der Gegner ist kompiliert: Sie denken mit voller Stärke.</translation>
    </message>
    <message>
        <source>The opponents think of fewer cases, to be as quick: their solver is not compiled.</source>
        <translation>Das Rechenmodul der Gegner ist nicht kompiliert: Sie bedenken weniger Fälle, um gleich schnell zu sein.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>Woher die Regeln stammen</translation>
    </message>
    <message>
        <source>The rules were put together from the old books, among them:</source>
        <translation>Die Regeln sind aus den alten Büchern zusammengetragen, unter anderem:</translation>
    </message>
    <message>
        <source>Cards, portraits, table and texts were made for this game.</source>
        <translation>Karten, Porträts, Tisch und Texte wurden für dieses Spiel gemacht.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Ombre is free software under the MIT licence.</source>
        <translation>Ombre ist freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the GNU Lesser General Public Licence, version 3.</source>
        <translation>Qt und Qt for Python werden unter der GNU Lesser General Public License, Version 3, verwendet.</translation>
    </message>
    <message>
        <source>The letters are Source Serif, Source Sans and, for Japanese, a part of Noto CJK, under the SIL Open Font Licence:</source>
        <translation>Die Schriften sind Source Serif, Source Sans und für Japanisch ein Teil von Noto CJK, unter der SIL Open Font Licence:</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>{path} is not a backup of Ombre.</source>
        <translation>{path} ist keine Sicherung von Ombre.</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path} ist beschädigt.</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of Ombre, which this version cannot read.</source>
        <translation>{path} stammt von einer neueren Version von Ombre, die diese nicht lesen kann.</translation>
    </message>
    <message>
        <source>{path} cannot be read.</source>
        <translation>{path} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for {path}.</source>
        <translation>Auf der Platte ist nicht genug Platz für {path}.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>Das System lässt Ombre {path} nicht schreiben.</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>Ein anderes Programm hält {path} fest.</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path} konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>There is no backup. Your games are as they were.</source>
        <translation>Es gibt keine Sicherung. Deine Spiele sind, wie sie waren.</translation>
    </message>
    <message>
        <source>Nothing has changed: your games are as they were.</source>
        <translation>Nichts hat sich geändert: Deine Spiele sind, wie sie waren.</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Eine Sicherung zurückholen</translation>
    </message>
    <message>
        <source>Backups of Ombre (*.ombre-backup);;All files (*)</source>
        <translation>Sicherungen von Ombre (*.ombre-backup);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Ombre {date}.ombre-backup</source>
        <translation>Ombre {date}.ombre-backup</translation>
    </message>
    <message>
        <source>Your games, preferences and progress are being packed.</source>
        <translation>Deine Spiele, Einstellungen und Fortschritte werden gepackt.</translation>
    </message>
    <message>
        <source>The backup is being unpacked and checked.</source>
        <translation>Die Sicherung wird ausgepackt und geprüft.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>{name} holds everything: sittings: {sittings}, deals: {deals}.</source>
        <translation>{name} enthält alles: Partien: {sittings}, Spiele: {deals}.</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Diese Sicherung zurückholen?</translation>
    </message>
    <message>
        <source>It was made on {date}. Sittings: {sittings}, deals: {deals}.</source>
        <translation>Sie ist vom {date}. Partien: {sittings}, Spiele: {deals}.</translation>
    </message>
    <message>
        <source>It replaces your games, preferences and progress, which are kept aside in {folder}. Ombre closes and opens again.</source>
        <translation>Sie tritt an die Stelle deiner jetzigen Spiele, Einstellungen und Fortschritte; diese werden in {folder} beiseitegelegt. Ombre schließt sich und öffnet sich wieder.</translation>
    </message>
    <message>
        <source>&amp;Restore it</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>&amp;Keep my games</source>
        <translation>Meine Spiele &amp;behalten</translation>
    </message>
    <message>
        <source>Trouble with a backup</source>
        <translation>Ärger mit einer Sicherung</translation>
    </message>
    <message>
        <source>The backup is restored. The earlier games are in {folder}.</source>
        <translation>Die Sicherung ist zurückgeholt. Die früheren Spiele sind in {folder}.</translation>
    </message>
    <message>
        <source>The games kept here are those of a newer version of Ombre.</source>
        <translation>Die Spiele hier stammen von einer neueren Version von Ombre.</translation>
    </message>
    <message>
        <source>This version leaves them as they are: open them with the newer one.</source>
        <translation>Diese Version lässt sie, wie sie sind: Öffne sie mit der neueren.</translation>
    </message>
    <message>
        <source>Ombre is open. Close its window first; nothing has changed.</source>
        <translation>Ombre ist offen. Schließe erst das Fenster; nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>All deals are in {name}.</source>
        <translation>Alle Spiele sind in {name}.</translation>
    </message>
    <message>
        <source>Deals added: {deals}; known already: {known}; left out: {left_out}.</source>
        <translation>Neue Spiele: {deals}; schon bekannt: {known}; ausgelassen: {left_out}.</translation>
    </message>
    <message>
        <source>{path} is not of a known kind: .csv, .json or .ombre.</source>
        <translation>{path} ist von keiner bekannten Art: .csv, .json oder .ombre.</translation>
    </message>
    <message>
        <source>{path} holds no deals exported by Ombre.</source>
        <translation>{path} enthält keine von Ombre exportierten Spiele.</translation>
    </message>
</context>
<context>
    <name>Belinda</name>
    <message>
        <source>Certain</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Almost certain</source>
        <translation>So gut wie sicher</translation>
    </message>
    <message>
        <source>Conjecture</source>
        <translation>Vermutung</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>The lead that wins</source>
        <translation>Das Ausspiel, das gewinnt</translation>
    </message>
    <message>
        <source>{CK:The} is Belinda&apos;s and {HA:the} the Baron&apos;s.</source>
        <translation>{CK:Der} gehört Belinda und {HA:der} dem Baron.</translation>
    </message>
    <message>
        <source>She plays alone against two (lines 26 and 27): she is the Ombre. Nobody overbids her.</source>
        <translation>Sie spielt allein gegen zwei (Vers 26 und 27): Sie ist der Hombre. Niemand überbietet sie.</translation>
    </message>
    <message>
        <source>What she bids. Here it is the entrada, the lowest bid.</source>
        <translation>Was sie ansagt. Hier ist es die Frage, das niedrigste Gebot.</translation>
    </message>
    <message>
        <source>Trumps are {spades}, and every one of the eleven is played: four by Belinda, five by the Baron, two by the Knight. None has stayed in the talon.</source>
        <translation>Trumpf {spades:pl sind|other ist} {spades}, und alle elf werden gespielt: vier von Belinda, fünf vom Baron, zwei vom Ritter. Keiner ist im Talon geblieben.</translation>
    </message>
    <message>
        <source>Spadille, {SA:the}, draws two trumps.</source>
        <translation>Die Spadille, {SA:der}, zieht zwei Trümpfe.</translation>
    </message>
    <message>
        <source>Which two of the small ones.</source>
        <translation>Welche zwei der kleinen.</translation>
    </message>
    <message>
        <source>Manille, {S2:the}, draws two more.</source>
        <translation>Die Manille, {S2:der}, zieht zwei weitere.</translation>
    </message>
    <message>
        <source>Which small trump, and which plain card.</source>
        <translation>Welcher kleine Trumpf und welche andere Karte.</translation>
    </message>
    <message>
        <source>Three hands of nine (lines 29 and 30). Belinda shows the three matadors, {SK:the}, {HK:the} and {HQ:the}.</source>
        <translation>Drei Hände zu neun Karten (Vers 29 und 30). Belinda zeigt die drei Matadore, {SK:den} und {HK:den} und {HQ:den}.</translation>
    </message>
    <message>
        <source>The Baron shows {SQ:the}, {SJ:the}, {DK:the}, {DQ:the} and {DJ:the}. The third player, whom we call the Knight, shows {CJ:the}.</source>
        <translation>Der Baron zeigt {SQ:den}, {SJ:den}, {DK:den}, {DQ:den} und {DJ:den}. Der dritte Spieler, den wir den Ritter nennen, zeigt {CJ:den}.</translation>
    </message>
    <message>
        <source>All other cards, and who deals. Belinda leads first, so she is the eldest hand.</source>
        <translation>Alle anderen Karten und wer gibt. Belinda spielt zuerst aus, also ist sie Vorhand.</translation>
    </message>
    <message>
        <source>The Baron sits at her right, because the poem names his cards first.</source>
        <translation>Der Baron sitzt rechts von ihr, weil das Gedicht seine Karten zuerst nennt.</translation>
    </message>
    <message>
        <source>All of it: the poem is silent. Without an exchange, eleven trumps were dealt, which happens once in 177 deals.</source>
        <translation>Alles: Das Gedicht schweigt. Ohne Kauf wurden elf Trümpfe gegeben, und das kommt einmal in 177 Spielen vor.</translation>
    </message>
    <message>
        <source>Basto, {CA:the}, draws one trump and one plain card.</source>
        <translation>Die Basta, {CA:der}, zieht einen Trumpf und eine andere Karte.</translation>
    </message>
    <message>
        <source>The trump is the Baron&apos;s: he still keeps {SQ:the}, and had to follow. So the Knight has no trump any more.</source>
        <translation>Der Trumpf kommt vom Baron: Er hat noch {SQ:den} und musste bedienen. Also hat der Ritter keinen Trumpf mehr.</translation>
    </message>
    <message>
        <source>To {SK:the} the Baron must give {SJ:the} or {SQ:the}, and gives {SJ:the}.</source>
        <translation>Auf {SK:den} muss der Baron {SJ:den} oder {SQ:den} geben und gibt {SJ:den}.</translation>
    </message>
    <message>
        <source>Pam is {CJ:the}, the highest card in the game of loo. Here it is the Knight&apos;s, and worth nothing.</source>
        <translation>Pam ist {CJ:der}, die höchste Karte im Lu-Spiel. Hier gehört sie dem Ritter und ist nichts wert.</translation>
    </message>
    <message>
        <source>The Baron trumps with {SQ:the}, the last trump of all. So he lacks the suit that Belinda led.</source>
        <translation>Der Baron sticht mit {SQ:dem}, dem letzten Trumpf von allen. Also fehlt ihm die Farbe, die Belinda ausgespielt hat.</translation>
    </message>
    <message>
        <source>He will show {diamonds} and a card of {hearts}, so she led {clubs}.</source>
        <translation>Er wird noch {diamonds} und eine Karte in {hearts}{hearts:dpl n|other } zeigen, also hat sie {clubs} ausgespielt.</translation>
    </message>
    <message>
        <source>She led {CK:the} herself. Or she led low, and the Knight&apos;s king fell.</source>
        <translation>{CK:Den} hat sie selbst ausgespielt. Oder sie spielte eine kleine Karte, und der König fiel vom Ritter.</translation>
    </message>
    <message>
        <source>{HK:The} or {HQ:the} would have ended the game at once. The Baron&apos;s only card of {hearts} is {HA:the}, and the Knight has no trump.</source>
        <translation>{HK:Der} oder {HQ:der} hätte das Spiel sofort beendet. In {hearts}{hearts:dpl n|other } hat der Baron nur {HA:den}, und der Ritter hat keinen Trumpf.</translation>
    </message>
    <message>
        <source>Belinda cannot know it. Now she must keep a court of {hearts} for that ace.</source>
        <translation>Belinda kann das nicht wissen. Jetzt muss sie ein Bild in {hearts}{hearts:dpl n|other } für dieses Ass behalten.</translation>
    </message>
    <message>
        <source>The Baron leads {DK:the} and wins.</source>
        <translation>Der Baron spielt {DK:den} aus und gewinnt.</translation>
    </message>
    <message>
        <source>What the others play to it.</source>
        <translation>Was die anderen dazugeben.</translation>
    </message>
    <message>
        <source>The Baron leads {DQ:the} and wins.</source>
        <translation>Der Baron spielt {DQ:den} aus und gewinnt.</translation>
    </message>
    <message>
        <source>What the others throw. It is chosen so that line 79 comes true: with the Baron&apos;s {diamonds} lie {clubs} and {hearts}.</source>
        <translation>Was die anderen abwerfen. Es ist so gewählt, dass Vers 79 stimmt: vom Baron {diamonds}, dazu {clubs} und {hearts}.</translation>
    </message>
    <message>
        <source>{DJ:The} wins, and {HQ:the} falls to it. Belinda has four tricks and the Baron four: whoever takes the last has the game, and his would be codille.</source>
        <translation>{DJ:Der} gewinnt, und {HQ:der} fällt darauf. Belinda hat vier Stiche und der Baron vier: Wer den letzten macht, hat das Spiel, und seines wäre Codille.</translation>
    </message>
    <message>
        <source>Belinda&apos;s {HK} takes {HA:the}, and the game with it, five tricks to four.</source>
        <translation>Belindas {HK} nimmt {HA:den} und damit das Spiel, fünf Stiche gegen vier.</translation>
    </message>
    <message>
        <source>The Baron leads {HA:the}. Or he led low, and the Knight&apos;s ace fell.</source>
        <translation>Der Baron spielt {HA:den} aus. Oder er spielte eine kleine Karte, und das Ass fiel vom Ritter.</translation>
    </message>
    <message>
        <source>Belinda needs one trick more, and only {SQ:the}, the Baron&apos;s, is still a trump. What would you lead, if you close the hands and play on?</source>
        <translation>Belinda braucht noch einen Stich, und nur {SQ:der} des Barons ist noch Trumpf. Was würdest du ausspielen, wenn du die Hände schließt und weiterspielst?</translation>
    </message>
    <message>
        <source>The stakes: five chips for the pool are this program&apos;s ante. Each opponent pays nine, for the entrada and four top trumps in sequence.</source>
        <translation>Die Einsätze: fünf Marken für den Pott sind der Einsatz dieses Programms. Jeder Gegner zahlt neun, für die Frage und vier oberste Trümpfe in Folge.</translation>
    </message>
    <message>
        <source>Belinda&apos;s game</source>
        <translation>Belindas Spiel</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Beside the expert</source>
        <translation>Neben dem Experten</translation>
    </message>
    <message>
        <source>The expert plays your cards against the same opponents, seeing no more than you. The result is shown once you have played the deal.</source>
        <translation>Der Experte spielt jedes Spiel mit deinen Karten gegen dieselben Gegner und sieht nicht mehr als du. Das Ergebnis erscheint, sobald du das Spiel gespielt hast.</translation>
    </message>
    <message>
        <source>{gained} against the expert in {deals:one # deal|other # deals}</source>
        <translation>{gained} gegen den Experten in {deals:one # Spiel|other # Spielen}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Expert: {name}</source>
        <translation>Experte: {name}</translation>
    </message>
    <message>
        <source>Expert in the other seats, from your right</source>
        <translation>Der Experte auf den anderen Plätzen, von rechts an</translation>
    </message>
    <message>
        <source>Play this deal to its end: your result and the expert’s will stand here.</source>
        <translation>Spiel dieses Spiel zu Ende: dann stehen hier dein Ergebnis und das des Experten.</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>wird gespielt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Replay the expert&apos;s deal</source>
        <translation>Spiel des Experten &amp;ansehen</translation>
    </message>
    <message>
        <source>Deal {number}, played by the expert</source>
        <translation>Spiel {number}, vom Experten gespielt</translation>
    </message>
    <message>
        <source>You: {own}. The expert with your cards: {par}.</source>
        <translation>Du: {own}. Der Experte mit deinen Karten: {par}.</translation>
    </message>
    <message>
        <source>The expert is still playing this deal.</source>
        <translation>Der Experte spielt dieses Spiel noch.</translation>
    </message>
    <message>
        <source>The expert could not finish this deal.</source>
        <translation>Der Experte konnte dieses Spiel nicht beenden.</translation>
    </message>
    <message>
        <source>With the other cards: {pars}.</source>
        <translation>Mit den anderen Karten: {pars}.</translation>
    </message>
    <message>
        <source>{key} shows the comparison.</source>
        <translation>{key} zeigt den Vergleich.</translation>
    </message>
    <message>
        <source>The &amp;expert plays it too, with my cards</source>
        <translation>Der &amp;Experte spielt es auch, mit meinen Karten</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>These are more hands than this game has.</source>
        <translation>Das sind mehr Hände, als dieses Spiel hat.</translation>
    </message>
    <message>
        <source>whatever comes</source>
        <translation>ohne Bedingung</translation>
    </message>
    <message>
        <source>I have five trumps or more</source>
        <translation>ich habe fünf Trümpfe oder mehr</translation>
    </message>
    <message>
        <source>I have six trumps or more</source>
        <translation>ich habe sechs Trümpfe oder mehr</translation>
    </message>
    <message>
        <source>I have seven trumps or more</source>
        <translation>ich habe sieben Trümpfe oder mehr</translation>
    </message>
    <message>
        <source>I have three trumps at most</source>
        <translation>ich habe höchstens drei Trümpfe</translation>
    </message>
    <message>
        <source>I have two matadors or more</source>
        <translation>ich habe zwei Matadore oder mehr</translation>
    </message>
    <message>
        <source>I have all three matadors</source>
        <translation>ich habe alle drei Matadore</translation>
    </message>
    <message>
        <source>another has all three matadors</source>
        <translation>ein anderer hat alle drei Matadore</translation>
    </message>
    <message>
        <source>I am Ombre</source>
        <translation>ich bin Hombre</translation>
    </message>
    <message>
        <source>I am Ombre with a vuelta</source>
        <translation>ich bin Hombre mit einem Tourné</translation>
    </message>
    <message>
        <source>I am Ombre with a solo</source>
        <translation>ich bin Hombre mit einem Solo</translation>
    </message>
    <message>
        <source>the player on my left is Ombre</source>
        <translation>wer links von mir sitzt, ist Hombre</translation>
    </message>
    <message>
        <source>A deal by hand</source>
        <translation>Ein Spiel zusammenstellen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>Deale&amp;r</source>
        <translation>Gebe&amp;r</translation>
    </message>
    <message>
        <source>&amp;Type or paste</source>
        <translation>Ein&amp;tippen oder einfügen</translation>
    </message>
    <message>
        <source>Deal the rest at ra&amp;ndom</source>
        <translation>Den Rest zu&amp;fällig geben</translation>
    </message>
    <message>
        <source>Take &amp;all back</source>
        <translation>&amp;Alle zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rück&amp;gängig</translation>
    </message>
    <message>
        <source>Copy its &amp;code</source>
        <translation>&amp;Code kopieren</translation>
    </message>
    <message>
        <source>&amp;Make a problem</source>
        <translation>Zur Aufgabe &amp;machen</translation>
    </message>
    <message>
        <source>Judging it; that takes a moment.</source>
        <translation>Der Experte beurteilt das Spiel; das dauert einen Augenblick.</translation>
    </message>
    <message>
        <source>Judging it; that may take a minute.</source>
        <translation>Der Experte beurteilt das Spiel; das kann eine Minute dauern.</translation>
    </message>
    <message>
        <source>No problem: judging this decision takes too long here.</source>
        <translation>Keine Aufgabe: Diese Entscheidung zu beurteilen dauert hier zu lange.</translation>
    </message>
    <message>
        <source>A problem begins where you decide. Say the bids up to there.</source>
        <translation>Eine Aufgabe beginnt, wo du entscheidest. Gib die Gebote bis dahin ein.</translation>
    </message>
    <message>
        <source>No problem: nobody could judge this decision.</source>
        <translation>Keine Aufgabe: Niemand konnte diese Entscheidung beurteilen.</translation>
    </message>
    <message>
        <source>No problem: no answer is clearly the best.</source>
        <translation>Keine Aufgabe: Keine Antwort ist eindeutig die beste.</translation>
    </message>
    <message>
        <source>It is one of your problems now.</source>
        <translation>Es ist jetzt eine deiner Aufgaben.</translation>
    </message>
    <message>
        <source>This copy of the program keeps no problems.</source>
        <translation>Diese Kopie des Programms behält keine Aufgaben.</translation>
    </message>
    <message>
        <source>Canc&amp;el</source>
        <translation>Abbr&amp;echen</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Deal only if</source>
        <translation>Nur geben, wenn</translation>
    </message>
    <message>
        <source>then others li&amp;ke it</source>
        <translation>danach &amp;weitere solche</translation>
    </message>
    <message>
        <source>Looking for the next such deal.</source>
        <translation>Das nächste solche Spiel wird gesucht.</translation>
    </message>
    <message>
        <source>And only if</source>
        <translation>Und nur, wenn</translation>
    </message>
    <message>
        <source>and nothing else</source>
        <translation>keine weitere Bedingung</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>Suche an&amp;halten</translation>
    </message>
    <message>
        <source>This game has no matadors.</source>
        <translation>In diesem Spiel gibt es keine Matadore.</translation>
    </message>
    <message>
        <source>This game has no such bid.</source>
        <translation>In diesem Spiel gibt es dieses Gebot nicht.</translation>
    </message>
    <message>
        <source>Take back a &amp;bid</source>
        <translation>Ein Ge&amp;bot zurücknehmen</translation>
    </message>
    <message>
        <source>Nobody has said a bid yet.</source>
        <translation>Noch hat niemand geboten.</translation>
    </message>
    <message>
        <source>The record has been copied, with the bids.</source>
        <translation>Die Aufzeichnung ist kopiert, mit den Geboten.</translation>
    </message>
    <message>
        <source>Click a card: it goes to the row that is lit. Or drag it to any row.</source>
        <translation>Klick auf eine Karte: Sie kommt in die helle Reihe. Oder zieh sie in irgendeine Reihe.</translation>
    </message>
    <message>
        <source>Arrows go from card to card, Delete takes one back.</source>
        <translation>Die Pfeile gehen von Karte zu Karte, Entf nimmt eine zurück.</translation>
    </message>
    <message>
        <source>1 gives it to you, 2 to the next, 0 to the talon.</source>
        <translation>1 gibt sie dir, 2 dem Nächsten, 0 dem Talon.</translation>
    </message>
    <message>
        <source>The deal is whole.</source>
        <translation>Das Spiel ist vollständig.</translation>
    </message>
    <message>
        <source>Cards still to be laid</source>
        <translation>Noch zu legende Karten</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>{letter} {suit}</source>
        <translation>{letter} {suit}</translation>
    </message>
    <message>
        <source>Your hand, others after a slash: {suits}. Or a code, or a record.</source>
        <translation>Deine Hand, weitere nach einem Schrägstrich: {suits}. Oder ein Code, oder eine Aufzeichnung.</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>{held} of {wanted}, top first</source>
        <translation>{held} von {wanted}, von oben</translation>
    </message>
    <message>
        <source>{held} of {wanted}</source>
        <translation>{held} von {wanted}</translation>
    </message>
    <message>
        <source>{name}: {held} of {wanted}</source>
        <translation>{name}: {held} von {wanted}</translation>
    </message>
    <message>
        <source>{card:The}: {row}</source>
        <translation>{card:Der}: {row}</translation>
    </message>
    <message>
        <source>{rows}.</source>
        <translation>{rows}.</translation>
    </message>
    <message>
        <source>The talon has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>Der Talon hat {held:one # Karte|other # Karten}; {over:one # ist|other # sind} zu viel.</translation>
    </message>
    <message>
        <source>You have {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>Du hast {held:one # Karte|other # Karten}; {over:one # ist|other # sind} zu viel.</translation>
    </message>
    <message>
        <source>{name} has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>{name} hat {held:one # Karte|other # Karten}; {over:one # ist|other # sind} zu viel.</translation>
    </message>
    <message>
        <source>You say…</source>
        <translation>Du sagst…</translation>
    </message>
    <message>
        <source>{name} says…</source>
        <translation>{name} sagt…</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>Said so far: {bids}.</source>
        <translation>Bisher gesagt: {bids}.</translation>
    </message>
    <message>
        <source>The code has been copied: {code}</source>
        <translation>Der Code ist kopiert: {code}</translation>
    </message>
    <message>
        <source>{cards:one # card is|other # cards are} still to be laid.</source>
        <translation>{cards:one # Karte ist|other # Karten sind} noch zu legen.</translation>
    </message>
    <message>
        <source>Looking: {tried:one # deal|other # deals} so far.</source>
        <translation>Suche: {tried:one # Spiel|other # Spiele} bisher.</translation>
    </message>
    <message>
        <source>Found: most deals are such.</source>
        <translation>Gefunden: Die meisten Spiele sind so.</translation>
    </message>
    <message>
        <source>Found: about one deal in {every} is such.</source>
        <translation>Gefunden: Etwa jedes {every}. Spiel ist so.</translation>
    </message>
    <message>
        <source>None of {tried:one # deal|other # deals} was such.</source>
        <translation>Keines von {tried:one # Spiel|other # Spielen} war so.</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>You name the trump, then throw cards and draw as many.</source>
        <translation>Du nennst den Trumpf, dann wirfst du Karten ab und kaufst ebenso viele.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw.</source>
        <translation>Die oberste Karte des Talons wird aufgedeckt: Ihre Farbe ist Trumpf. Dann wirfst du ab und kaufst.</translation>
    </message>
    <message>
        <source>You name the trump and play alone, with the cards you hold.</source>
        <translation>Du nennst den Trumpf und spielst allein mit den Karten, die du hast.</translation>
    </message>
    <message>
        <source>You name the trump and play the cards you hold.</source>
        <translation>Du nennst den Trumpf und spielst mit den Karten, die du hast.</translation>
    </message>
    <message>
        <source>You name the trump and must take all the tricks.</source>
        <translation>Du nennst den Trumpf und musst alle Stiche machen.</translation>
    </message>
    <message>
        <source>You name the trump and call a king: its holder plays with you.</source>
        <translation>Du nennst den Trumpf und rufst einen König: Wer ihn hat, spielt mit dir.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw a few.</source>
        <translation>Die oberste Karte des Talons wird aufgedeckt: Ihre Farbe ist Trumpf. Dann wirfst du ab und kaufst wenige.</translation>
    </message>
    <message>
        <source>You exchange nearly all your cards, or all, and name the trump after that.</source>
        <translation>Du kaufst für fast alle deine Karten neue, oder für alle, und nennst danach den Trumpf.</translation>
    </message>
    <message>
        <source>You name the trump and must take no trick at all.</source>
        <translation>Du nennst den Trumpf und darfst keinen einzigen Stich machen.</translation>
    </message>
    <message>
        <source>You name the trump and demand a king, for which you give a card. Then you play alone.</source>
        <translation>Du nennst den Trumpf und forderst einen König, für den du eine Karte gibst. Dann spielst du allein.</translation>
    </message>
    <message>
        <source>You name the trump and demand no king: you play the cards you hold.</source>
        <translation>Du nennst Trumpf und forderst keinen König: Du spielst mit deinen Karten.</translation>
    </message>
    <message>
        <source>Name trump, then change cards</source>
        <translation>Trumpf nennen, dann Karten kaufen</translation>
    </message>
    <message>
        <source>A turned card decides the trump</source>
        <translation>Eine aufgedeckte Karte bestimmt den Trumpf</translation>
    </message>
    <message>
        <source>Name trump, play alone, change nothing</source>
        <translation>Trumpf nennen, ohne Kauf spielen</translation>
    </message>
    <message>
        <source>Name trump, keep all your cards</source>
        <translation>Trumpf nennen, alle Karten behalten</translation>
    </message>
    <message>
        <source>Name trump, take every trick</source>
        <translation>Trumpf nennen, jeden Stich machen</translation>
    </message>
    <message>
        <source>Name trump, call a secret ally</source>
        <translation>Trumpf nennen, geheimen Partner rufen</translation>
    </message>
    <message>
        <source>Trump is turned; change few cards</source>
        <translation>Trumpf wird aufgedeckt; wenig Kauf</translation>
    </message>
    <message>
        <source>Change nearly everything, then name trump</source>
        <translation>Fast alles kaufen, dann Trumpf</translation>
    </message>
    <message>
        <source>Name trump, take no trick</source>
        <translation>Trumpf nennen, keinen Stich machen</translation>
    </message>
    <message>
        <source>Name trump, demand a king</source>
        <translation>Trumpf nennen, König fordern</translation>
    </message>
    <message>
        <source>Name trump, demand no king</source>
        <translation>Trumpf nennen, keinen König fordern</translation>
    </message>
    <message>
        <source>Codille!</source>
        <translation>Codille!</translation>
    </message>
    <message>
        <source>Every trick!</source>
        <translation>Jeder Stich!</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codille</translation>
    </message>
    <message>
        <source>The vole</source>
        <translation>Die Vole</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Bete</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Ich passe</translation>
    </message>
    <message>
        <source>You first</source>
        <translation>Du zuerst</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>Ich nehme sie</translation>
    </message>
    <message>
        <source>I leave it</source>
        <translation>Ich lasse sie</translation>
    </message>
    <message>
        <source>See here</source>
        <translation>Seht her</translation>
    </message>
    <message>
        <source>It stays closed</source>
        <translation>Sie bleiben zu</translation>
    </message>
    <message>
        <source>The game is mine</source>
        <translation>Das Spiel gehört mir</translation>
    </message>
    <message>
        <source>For all the tricks</source>
        <translation>Auf alle Stiche</translation>
    </message>
    <message>
        <source>I surrender</source>
        <translation>Ich gebe auf</translation>
    </message>
    <message>
        <source>I accept</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nein, weiter</translation>
    </message>
    <message>
        <source>I take it over</source>
        <translation>Ich übernehme</translation>
    </message>
    <message>
        <source>I throw it in</source>
        <translation>Ich werfe hin</translation>
    </message>
    <message>
        <source>I turn one up</source>
        <translation>Ich decke auf</translation>
    </message>
    <message>
        <source>Not I</source>
        <translation>Ich nicht</translation>
    </message>
    <message>
        <source>I am the Man</source>
        <translation>Ich bin der Mann</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Let the other draw first</source>
        <translation>Der andere kauft zuerst</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Spiel einfordern</translation>
    </message>
    <message>
        <source>Go on for all tricks</source>
        <translation>Weiter auf alle Stiche</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Throw it in</source>
        <translation>Hinwerfen</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Leave it closed</source>
        <translation>Zu lassen</translation>
    </message>
    <message>
        <source>Be the Man</source>
        <translation>Mann sein</translation>
    </message>
    <message>
        <source>Show them to all</source>
        <translation>Allen zeigen</translation>
    </message>
    <message>
        <source>Keep them closed</source>
        <translation>Zu lassen</translation>
    </message>
    <message>
        <source>Take the talon</source>
        <translation>Talon nehmen</translation>
    </message>
    <message>
        <source>Leave the talon</source>
        <translation>Talon liegen lassen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Turn another</source>
        <translation>Noch eine aufdecken</translation>
    </message>
    <message>
        <source>Show the king</source>
        <translation>König zeigen</translation>
    </message>
    <message>
        <source>Keep it hidden</source>
        <translation>Verborgen halten</translation>
    </message>
    <message>
        <source>You say the same as they did. You come before them, so the game is yours.</source>
        <translation>Du sagst dasselbe wie der andere. Du sitzt vor ihm, also gehört das Spiel dir.</translation>
    </message>
    <message>
        <source>This is as high as their bid. You come before them, so the game is yours.</source>
        <translation>Das ist so hoch wie das andere Gebot. Du kommst vorher dran, also gehört das Spiel dir.</translation>
    </message>
    <message>
        <source>Same bid, but your seat wins</source>
        <translation>Gleiches Gebot, aber dein Platz gewinnt</translation>
    </message>
    <message>
        <source>{suit:Name}!</source>
        <translation>{suit:Name}!</translation>
    </message>
    <message>
        <source>{bid:Name}, and I hold it</source>
        <translation>{bid:Name}, und ich halte</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>Gano</translation>
    </message>
    <message>
        <source>The king’s point is mine</source>
        <translation>Der Königspunkt gehört mir</translation>
    </message>
    <message>
        <source>The last deal</source>
        <translation>Das letzte Spiel</translation>
    </message>
    <message>
        <source>Hold {bid}</source>
        <translation>{bid} halten</translation>
    </message>
    <message>
        <source>Say gano</source>
        <translation>Gano sagen</translation>
    </message>
    <message>
        <source>You name the trump and call no king: you play alone against the three others.</source>
        <translation>Du nennst Trumpf und rufst keinen König: Du spielst allein gegen die drei anderen.</translation>
    </message>
    <message>
        <source>You name the trump, play alone and must take all ten tricks.</source>
        <translation>Du nennst Trumpf, spielst allein und musst alle zehn Stiche machen.</translation>
    </message>
    <message>
        <source>Name trump, play alone</source>
        <translation>Trumpf nennen, allein spielen</translation>
    </message>
    <message>
        <source>The simple game: you name the trump and exchange at least one card. You may still choose tourné or købe-nolo instead.</source>
        <translation>Das einfache Spiel: Du nennst den Trumpf und kaufst mindestens eine Karte. Du darfst stattdessen noch Tourné oder Købe-Nolo wählen.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump and the card is yours. You draw at least one more.</source>
        <translation>Die oberste Karte des Talons wird aufgedeckt: Ihre Farbe ist Trumpf, und die Karte gehört dir. Du kaufst mindestens noch eine.</translation>
    </message>
    <message>
        <source>“Bought nolo”: there are no trumps, you alone exchange, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>„Gekaufter Nolo“: Es gibt keinen Trumpf, nur du kaufst, und du darfst keinen Stich machen. Die schwarzen Asse sind die niedrigsten ihrer Farben.</translation>
    </message>
    <message>
        <source>A tourné with both black aces in the hand as dealt, for more.</source>
        <translation>Ein Tourné mit beiden schwarzen Assen in der ausgeteilten Hand, zu höherem Preis.</translation>
    </message>
    <message>
        <source>The two black aces are the only trumps. You play the cards you hold.</source>
        <translation>Die zwei schwarzen Asse sind die einzigen Trümpfe. Du spielst die Karten, die du hast.</translation>
    </message>
    <message>
        <source>“Pure nolo”: there are no trumps, nobody exchanges, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>„Reiner Nolo“: Es gibt keinen Trumpf, niemand kauft, und du darfst keinen Stich machen. Die schwarzen Asse sind die niedrigsten ihrer Farben.</translation>
    </message>
    <message>
        <source>As ren nolo, but your hand lies open for all after the first lead.</source>
        <translation>Wie der reine Nolo, aber deine Hand liegt nach dem ersten Ausspiel offen.</translation>
    </message>
    <message>
        <source>You take a new hand: eight cards of the talon and one of yours, or nine. Then you name the trump.</source>
        <translation>Du nimmst eine neue Hand: acht Karten vom Talon und eine von deinen, oder neun. Dann nennst du den Trumpf.</translation>
    </message>
    <message>
        <source>No trumps: change cards, take nothing</source>
        <translation>Kein Trumpf: kaufen, kein Stich</translation>
    </message>
    <message>
        <source>Tourné with both black aces</source>
        <translation>Tourné mit beiden schwarzen Assen</translation>
    </message>
    <message>
        <source>Only the black aces are trumps</source>
        <translation>Nur die schwarzen Asse sind Trumpf</translation>
    </message>
    <message>
        <source>Tout!</source>
        <translation>Tout!</translation>
    </message>
    <message>
        <source>“Better game”: {suit} are trumps, and you exchange at least one card.</source>
        <translation>„Besseres Spiel“: {suit} {suit:pl sind|other ist} Trumpf, und du kaufst mindestens eine Karte.</translation>
    </message>
    <message>
        <source>A solo with {suit} as trumps, for more. You play the cards you hold.</source>
        <translation>Ein Solo mit {suit}{suit:dpl n|other } als Trumpf, zu höherem Preis. Du spielst die Karten, die du hast.</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, then change cards</source>
        <translation>{suit:Name} als Trumpf, dann kaufen</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, change nothing</source>
        <translation>{suit:Name} als Trumpf, nichts kaufen</translation>
    </message>
    <message>
        <source>No trumps: as dealt, take nothing</source>
        <translation>Kein Trumpf, kein Kauf, kein Stich</translation>
    </message>
    <message>
        <source>Ren nolo with your hand open</source>
        <translation>Reiner Nolo mit offener Hand</translation>
    </message>
    <message>
        <source>Take a new hand, name trump</source>
        <translation>Neue Hand nehmen, Trumpf nennen</translation>
    </message>
    <message>
        <source>An entrada with {suit} (oros) as trump, which is worth more. You throw cards and draw as many.</source>
        <translation>Eine Frage mit {suit}{suit:dpl n|other } (oros) als Trumpf, die mehr wert ist. Du wirfst ab und kaufst ebenso viele.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump, and oros are worth more. You take the card, throw one for it, and may exchange more.</source>
        <translation>Die oberste Karte des Talons wird aufgedeckt: Ihre Farbe ist Trumpf, und Oros sind mehr wert. Du nimmst die Karte, wirfst eine dafür ab und darfst noch kaufen.</translation>
    </message>
    <message>
        <source>A solo with {suit} (oros) as trump, which is worth more. You play the cards you hold.</source>
        <translation>Ein Solo mit {suit}{suit:dpl n|other } (oros) als Trumpf, das mehr wert ist. Du spielst die Karten, die du hast.</translation>
    </message>
    <message>
        <source>An entrada in the favour suit (palo de favor), which is worth more: {suit} are trumps. You throw cards and draw as many.</source>
        <translation>Eine Frage in der Gunstfarbe (palo de favor), die mehr wert ist: Trumpf {suit:pl sind|other ist} {suit}. Du wirfst ab und kaufst ebenso viele.</translation>
    </message>
    <message>
        <source>A solo in the favour suit (palo de favor), which is worth more: {suit} are trumps. You play the cards you hold.</source>
        <translation>Ein Solo in der Gunstfarbe (palo de favor), das mehr wert ist: Trumpf {suit:pl sind|other ist} {suit}. Du spielst die Karten, die du hast.</translation>
    </message>
    <message>
        <source>No trumps: you exchange one card, and must take no trick. The black aces are the lowest of their suits.</source>
        <translation>Kein Trumpf: Du kaufst eine Karte und darfst keinen Stich machen. Die schwarzen Asse sind die niedrigsten ihrer Farben.</translation>
    </message>
    <message>
        <source>Name trump, change nothing</source>
        <translation>Trumpf nennen, nichts kaufen</translation>
    </message>
    <message>
        <source>No trumps: take no trick</source>
        <translation>Kein Trumpf: keinen Stich</translation>
    </message>
    <message>
        <source>Paso (give up)</source>
        <translation>Paso (aufgeben)</translation>
    </message>
    <message>
        <source>Bien (accept)</source>
        <translation>Bien (annehmen)</translation>
    </message>
    <message>
        <source>La sigo (take over)</source>
        <translation>La sigo (übernehmen)</translation>
    </message>
    <message>
        <source>Primeras (stop)</source>
        <translation>Primeras (aufhören)</translation>
    </message>
    <message>
        <source>Go on for bola</source>
        <translation>Auf die Bola gehen</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>Ich gebe auf</translation>
    </message>
    <message>
        <source>I stop</source>
        <translation>Ich höre auf</translation>
    </message>
    <message>
        <source>For all nine tricks</source>
        <translation>Um alle neun Stiche</translation>
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
        <translation>Bet: so viele Stiche wie der bessere Gegenspieler. Kruk: weniger als ein Gegenspieler.</translation>
    </message>
    <message>
        <source>One trick is “bet”, more are “kruk”.</source>
        <translation>Ein Stich ist „bet“, mehr sind „kruk“.</translation>
    </message>
    <message>
        <source>Go on for tout</source>
        <translation>Auf Tout gehen</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and call an ace: its holder helps you in secret. Together you need five of the eight tricks.</source>
        <translation>Du nennst einen Trumpf außer der Couleur und rufst ein Ass: Wer es hat, hilft dir heimlich. Zusammen braucht ihr fünf der acht Stiche.</translation>
    </message>
    <message>
        <source>Trump is {suit}, and you call an ace: its holder helps you in secret. Together you need five of the eight tricks, for double pay.</source>
        <translation>Trumpf {suit:pl sind|other ist} {suit}, und du rufst ein Ass: Wer es hat, hilft dir heimlich. Zusammen braucht ihr fünf der acht Stiche, für doppelte Bezahlung.</translation>
    </message>
    <message>
        <source>You call an ace: its holder shows it, helps you and names the trump. Together you need five of the eight tricks.</source>
        <translation>Du rufst ein Ass: Wer es hat, zeigt es, hilft dir und nennt den Trumpf. Zusammen braucht ihr fünf der acht Stiche.</translation>
    </message>
    <message>
        <source>A solo in the couleur, which is paid double: {suit} is trump. You need five of the eight tricks alone, against three.</source>
        <translation>Ein Solo in der Couleur, das doppelt bezahlt wird: Trumpf {suit:pl sind|other ist} {suit}. Du brauchst fünf der acht Stiche allein, gegen drei.</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and must take all eight tricks alone.</source>
        <translation>Du nennst einen Trumpf außer der Couleur und musst alle acht Stiche allein machen.</translation>
    </message>
    <message>
        <source>A tout in the couleur, which is paid double: {suit} is trump. You must take all eight tricks alone.</source>
        <translation>Ein Tout in der Couleur, der doppelt bezahlt wird: Trumpf {suit:pl sind|other ist} {suit}. Du musst alle acht Stiche allein machen.</translation>
    </message>
    <message>
        <source>{suit:Name}, with a secret ally</source>
        <translation>{suit:Name}, mit heimlichem Partner</translation>
    </message>
    <message>
        <source>Call an ace, ally names trump</source>
        <translation>Ruf ein Ass; wer es hat, nennt den Trumpf</translation>
    </message>
    <message>
        <source>{suit:Name}, five tricks alone</source>
        <translation>{suit:Name}, fünf Stiche allein</translation>
    </message>
    <message>
        <source>{suit:Name}, every trick alone</source>
        <translation>{suit:Name}, alle Stiche allein</translation>
    </message>
    <message>
        <source>You name any trump but the couleur. Alone against three, you need five of the eight tricks.</source>
        <translation>Du nennst einen Trumpf außer der Couleur. Allein gegen drei brauchst du fünf der acht Stiche.</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>This suit is trump. You and your partner need five of the eight tricks together.</source>
        <translation>Diese Farbe ist Trumpf. Du und dein Partner braucht zusammen fünf der acht Stiche.</translation>
    </message>
    <message>
        <source>You name the trump and need five of the eight tricks alone, against two. Your partner lays their cards aside.</source>
        <translation>Du nennst den Trumpf und brauchst fünf der acht Stiche allein, gegen zwei. Dein Partner legt seine Karten weg.</translation>
    </message>
    <message>
        <source>You send them alone. They go alone, or let you go: then you name the trump and need five tricks alone.</source>
        <translation>Du schickst den Spieler allein. Er geht allein oder lässt dich gehen: Dann nennst du den Trumpf und brauchst fünf Stiche allein.</translation>
    </message>
    <message>
        <source>You go alone: you name the trump again, and your partner does not help. You need five of the eight tricks.</source>
        <translation>Du gehst allein: Du nennst den Trumpf noch einmal, und dein Partner hilft nicht. Du brauchst fünf der acht Stiche.</translation>
    </message>
    <message>
        <source>Five tricks with your partner</source>
        <translation>Fünf Stiche mit dem Partner</translation>
    </message>
    <message>
        <source>Name trump, five tricks alone</source>
        <translation>Trumpf nennen, fünf Stiche allein</translation>
    </message>
    <message>
        <source>They choose who goes alone</source>
        <translation>Der andere wählt, wer allein geht</translation>
    </message>
    <message>
        <source>Send them alone</source>
        <translation>Allein schicken</translation>
    </message>
    <message>
        <source>Go alone</source>
        <translation>Allein gehen</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Spielen lassen</translation>
    </message>
    <message>
        <source>Let them go alone</source>
        <translation>Allein gehen lassen</translation>
    </message>
    <message>
        <source>Hechas (claim the five)</source>
        <translation>Hechas (die fünf einfordern)</translation>
    </message>
    <message>
        <source>Ocho (go for all eight)</source>
        <translation>Ocho (um alle acht)</translation>
    </message>
    <message>
        <source>The first five are ours</source>
        <translation>Die ersten fünf sind unser</translation>
    </message>
    <message>
        <source>For all eight tricks</source>
        <translation>Um alle acht Stiche</translation>
    </message>
    <message>
        <source>Codillo</source>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>All eight</source>
        <translation>Alle acht</translation>
    </message>
</context>
<context>
    <name>CardChart</name>
    <message>
        <source>How the cards fell, beside what chance allows</source>
        <translation>Wie die Karten fielen, neben dem, was der Zufall erlaubt</translation>
    </message>
    <message>
        <source>95 % of all evenings</source>
        <translation>95 % aller Abende</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>wie erwartet</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>Each sign is a place at the table; the band is what chance allows. One sign in twenty falls outside by chance; “How the cards fell” has figures.</source>
        <translation>Jedes Zeichen ist ein Platz am Tisch; das Band ist, was der Zufall zulässt. Eines von zwanzig liegt zufällig außerhalb; „Wie die Karten fielen“ hat die Zahlen.</translation>
    </message>
    <message>
        <source>{place}, {what}: {dealt}, outside of {low} to {high}.</source>
        <translation>{place}, {what}: {dealt}, außerhalb von {low} bis {high}.</translation>
    </message>
    <message>
        <source>All others are inside the band; the page “How the cards fell” has them.</source>
        <translation>Alle anderen liegen im Band; die Seite „Wie die Karten fielen“ hat sie.</translation>
    </message>
    <message>
        <source>Every number is inside the band; the page “How the cards fell” has them.</source>
        <translation>Jede Zahl liegt im Band; die Seite „Wie die Karten fielen“ hat sie.</translation>
    </message>
    <message>
        <source>cards.png</source>
        <translation>karten.png</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>How the cards look</source>
        <translation>So sehen die Karten aus</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>Ass; n</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König; m</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame; f</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube; m; den=Buben; dem=Buben</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn; f</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun; f</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht; f</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben; f</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs; f</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf; f</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier; f</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei; f</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei; f</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Reiter; m</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Bube; m; den=Buben; dem=Buben</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>spadille</source>
        <translation>Spadille; f</translation>
    </message>
    <message>
        <source>manille</source>
        <translation>Manille; f</translation>
    </message>
    <message>
        <source>basto</source>
        <translation>Basta; f</translation>
    </message>
    <message>
        <source>basta</source>
        <translation>Basta; f</translation>
    </message>
    <message>
        <source>punto</source>
        <translation>Ponto; m</translation>
    </message>
    <message>
        <source>card face down</source>
        <translation>verdeckte Karte; f</translation>
    </message>
    <message>
        <source>{title}, {card:the}</source>
        <translation>{title}, {card:der}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Trumps named</source>
        <translation>Genannte Trümpfe</translation>
    </message>
    <message>
        <source>Kings called</source>
        <translation>Gerufene Könige</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Käufe</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Gespielte Karten</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansprüche</translation>
    </message>
    <message>
        <source>Surrenders</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Answers to a surrender</source>
        <translation>Antworten auf eine Aufgabe</translation>
    </message>
    <message>
        <source>Your role: {role}</source>
        <translation>Deine Rolle: {role}</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Deine Entscheidungen</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Beurteilt</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Teuer</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verlorene Punkte</translation>
    </message>
    <message>
        <source>Chips lost</source>
        <translation>Verlorene Marken</translation>
    </message>
    <message>
        <source>Lost per deal</source>
        <translation>Verlust je Spiel</translation>
    </message>
    <message>
        <source>{mean} ± {error}</source>
        <translation>{mean} ± {error}</translation>
    </message>
    <message>
        <source>No choice of yours has been judged yet. The coach judges them after each deal, if you like (Preferences, Play).</source>
        <translation>Noch ist keine deiner Entscheidungen beurteilt. Der Lehrer beurteilt sie nach jedem Spiel, wenn du willst (Einstellungen, Spiel).</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. From {enough} deals on, an average says something.</source>
        <translation>Der Lehrer hat seit {date} {deals} deiner Spiele beurteilt. Ab {enough} Spielen sagt ein Mittelwert etwas.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In points, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>Der Lehrer hat seit {date} {deals} deiner Spiele beurteilt. In Punkten verloren deine Entscheidungen {each} je Spiel; alles in allem gewannst du {won}.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In chips, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>Der Lehrer hat seit {date} {deals} deiner Spiele beurteilt. In Marken verloren deine Entscheidungen {each} je Spiel; alles in allem gewannst du {won}.</translation>
    </message>
    <message>
        <source>&amp;Decide it again</source>
        <translation>Neu en&amp;tscheiden</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>None of your cards can win a trick: the others take the rest.</source>
        <translation>Keine deiner Karten kann einen Stich machen: Die anderen bekommen den Rest.</translation>
    </message>
    <message>
        <source>The rest is yours: every card wins, if you begin with {card:the}.</source>
        <translation>Der Rest gehört dir: Jede Karte gewinnt, wenn du mit {card:dem} beginnst.</translation>
    </message>
    <message>
        <source>The rest is yours: {cards:the} win, in this order.</source>
        <translation>Der Rest gehört dir: {cards} gewinnen in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>The expert decides for you.</source>
        <translation>Der Experte entscheidet für dich.</translation>
    </message>
    <message>
        <source>The expert plays this deal for you.</source>
        <translation>Der Experte spielt dieses Spiel für dich.</translation>
    </message>
    <message>
        <source>It counts as practice.</source>
        <translation>Es zählt als Übung.</translation>
    </message>
    <message>
        <source>This player is taking a long time.</source>
        <translation>Dieser Spieler denkt schon lange nach.</translation>
    </message>
    <message>
        <source>Press {keys}, or click on the table, and a simpler player decides instead.</source>
        <translation>Mit {keys} oder einem Klick auf den Tisch entscheidet stattdessen ein einfacherer Spieler.</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>The picture for your cloth is not there any more.</source>
        <translation>Das Bild für dein Tuch ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The picture for your cloth has to be a photograph or drawing: JPEG, PNG, WebP or BMP.</source>
        <translation>Das Bild für dein Tuch muss ein Foto oder eine Zeichnung sein: JPEG, PNG, WebP oder BMP.</translation>
    </message>
    <message>
        <source>The picture for your cloth is too large: 50 megapixels or 64 megabytes are the most.</source>
        <translation>Das Bild für dein Tuch ist zu groß: 50 Megapixel oder 64 Megabyte sind das Höchste.</translation>
    </message>
    <message>
        <source>The picture for your cloth is damaged, or no picture.</source>
        <translation>Das Bild für dein Tuch ist beschädigt oder kein Bild.</translation>
    </message>
    <message>
        <source>The table has its plain cloth.</source>
        <translation>Der Tisch hat sein einfaches Tuch.</translation>
    </message>
    <message>
        <source>A picture for the cloth</source>
        <translation>Ein Bild für das Tuch</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <translation>Bilder (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Your choices in this deal</source>
        <translation>Deine Entscheidungen in diesem Spiel</translation>
    </message>
    <message>
        <source>A choice that may cost you much</source>
        <translation>Eine Wahl, die dich viel kosten kann</translation>
    </message>
    <message>
        <source>Looking at how you played…</source>
        <translation>Ich sehe mir an, wie du gespielt hast…</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>Du hast keinen klaren Fehler gemacht.</translation>
    </message>
    <message>
        <source>{number:one One choice was|other # choices were} too close to call.</source>
        <translation>{number:one Eine Entscheidung war|other # Entscheidungen waren} zu knapp für ein Urteil.</translation>
    </message>
    <message>
        <source>Your chance was {wins}; with “{better}” it was {best}.</source>
        <translation>Deine Gewinnchance war {wins}, mit „{better}“ wäre sie {best} gewesen.</translation>
    </message>
    <message>
        <source>It cost about {cost}; better was “{better}”.</source>
        <translation>Das hat etwa {cost} gekostet, besser war „{better}“.</translation>
    </message>
    <message>
        <source>“{action}” may cost you much. Choose it again if you mean it.</source>
        <translation>„{action}“ kann dich viel kosten. Wähle es noch einmal, wenn du es so meinst.</translation>
    </message>
    <message>
        <source>With “{action}” your chance is {wins}, with the best choice {best}. Choose it again if you mean it.</source>
        <translation>Mit „{action}“ ist deine Gewinnchance {wins}, mit der besten Wahl {best}. Wähle es noch einmal, wenn du es so meinst.</translation>
    </message>
    <message>
        <source>Well done: “{action}” in trick {trick}. Anything else was clearly worse.</source>
        <translation>Gut gemacht: „{action}“ im {trick}. Stich. Alles andere war deutlich schlechter.</translation>
    </message>
    <message>
        <source>Well done: “{action}”. Anything else was clearly worse.</source>
        <translation>Gut gemacht: „{action}“. Alles andere war deutlich schlechter.</translation>
    </message>
    <message>
        <source>“{chosen}” was your weakest choice.</source>
        <translation>„{chosen}“ war deine schwächste Wahl.</translation>
    </message>
    <message>
        <source>“{chosen}” in trick {trick} was your weakest choice.</source>
        <translation>„{chosen}“ im {trick}. Stich war deine schwächste Wahl.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type or paste a code, or the number of a deal.</source>
        <translation>Gib einen Code oder die Nummer eines Spiels ein.</translation>
    </message>
    <message>
        <source>No code is as long as this.</source>
        <translation>Kein Code ist so lang.</translation>
    </message>
    <message>
        <source>A character is wrong, missing or out of place.</source>
        <translation>Ein Zeichen ist falsch, fehlt oder steht am falschen Platz.</translation>
    </message>
    <message>
        <source>This code is from a newer version of Ombre, and cannot be read here.</source>
        <translation>Dieser Code stammt von einer neueren Version von Ombre und ist hier nicht lesbar.</translation>
    </message>
    <message>
        <source>This code names a game or house rule that this Ombre does not know.</source>
        <translation>Dieser Code nennt ein Spiel oder eine Hausregel, die diese Version von Ombre nicht kennt.</translation>
    </message>
    <message>
        <source>No deal has this code.</source>
        <translation>Kein Spiel hat diesen Code.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to 4,000,000,000.</source>
        <translation>Die Spiele sind von 1 bis 4.000.000.000 nummeriert.</translation>
    </message>
    <message>
        <source>A code cannot say this game or house rule.</source>
        <translation>Codes haben keinen Namen für dieses Spiel oder diese Hausregel.</translation>
    </message>
    <message>
        <source>Not all cards of this deal are known.</source>
        <translation>Nicht alle Karten dieses Spiels sind bekannt.</translation>
    </message>
    <message>
        <source>The pool or a score is too large for a code.</source>
        <translation>Der Pott oder ein Punktestand ist zu groß für einen Code.</translation>
    </message>
    <message>
        <source>Deal by code or number</source>
        <translation>Spiel nach Code oder Nummer</translation>
    </message>
    <message>
        <source>&amp;Code or number</source>
        <translation>&amp;Code oder Nummer</translation>
    </message>
    <message>
        <source>A code holds a whole deal. A number from 1 to 4,000,000,000 gives everybody the same cards.</source>
        <translation>Ein Code enthält ein ganzes Spiel. Dieselbe Nummer (1 bis 4.000.000.000) gibt immer allen dieselben Karten.</translation>
    </message>
    <message>
        <source>&amp;Game, for a number</source>
        <translation>&amp;Spielform (nur bei einer Nummer)</translation>
    </message>
    <message>
        <source>{game}, {seats}</source>
        <translation>{game}, {seats}</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>It is one deal for practice, and never counts among deals without help.</source>
        <translation>Das ist ein einziges Spiel zur Übung; als Spiel ohne Hilfe zählt es nie.</translation>
    </message>
    <message>
        <source>{game} for {players:one # player|other # players}.</source>
        <translation>{game} für {players:one einen Spieler|other # Spieler}.</translation>
    </message>
    <message>
        <source>Deal {number} of {game}.</source>
        <translation>Spiel {number} in {game}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Dealer: {name}.</source>
        <translation>Geber: {name}.</translation>
    </message>
    <message>
        <source>In the pool: {chips}.</source>
        <translation>Im Pott: {chips}.</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Punkte: {points}.</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Hausregeln: {rules}.</translation>
    </message>
    <message>
        <source>{setting}: {value}</source>
        <translation>{setting}: {value}</translation>
    </message>
    <message>
        <source>Character {place} is “{found}”, which occurs in no code.</source>
        <translation>Zeichen {place} ist „{found}“, und das kommt in keinem Code vor.</translation>
    </message>
    <message>
        <source>“{meant}” instead of “{found}” at character {place}</source>
        <translation>„{meant}“ statt „{found}“ bei Zeichen {place}</translation>
    </message>
    <message>
        <source>One character is wrong. Perhaps it should be {guesses}.</source>
        <translation>Ein Zeichen ist falsch. Vielleicht muss es heißen: {guesses}.</translation>
    </message>
    <message>
        <source>This is a deal of {game}, which cannot be played here.</source>
        <translation>Das ist ein Spiel von {game}, das hier nicht gespielt werden kann.</translation>
    </message>
    <message>
        <source>The code of this deal</source>
        <translation>Der Code dieses Spiels</translation>
    </message>
    <message>
        <source>It has been copied as well. It can be read aloud, group by group: whoever types it is told of a mistake.</source>
        <translation>Er ist auch kopiert. Man kann ihn Gruppe für Gruppe vorlesen: Wer ihn eintippt, wird auf einen Fehler hingewiesen.</translation>
    </message>
    <message>
        <source>The record of this deal has been copied.</source>
        <translation>Die Aufzeichnung dieses Spiels ist kopiert.</translation>
    </message>
    <message>
        <source>This deal is practice.</source>
        <translation>Dieses Spiel ist Übung.</translation>
    </message>
    <message>
        <source>The sitting you leave is kept.</source>
        <translation>Die Partie, die du verlässt, bleibt gespeichert.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>Kein Code</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>die Zwischenablage</translation>
    </message>
    <message>
        <source>{count} files were dropped at once, but the table can show only one.</source>
        <translation>Es wurden {count} Dateien auf einmal abgelegt, aber der Tisch kann nur eine zeigen.</translation>
    </message>
    <message>
        <source>This is a link. Save the file behind it first, then drop that.</source>
        <translation>Das ist ein Verweis. Speichere erst die Datei dahinter, dann lege sie ab.</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>Nichts wurde geöffnet</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Nichts hat sich geändert.</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>pool</source>
        <translation>Pott; m</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
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
        <translation>Mann</translation>
    </message>
    <message>
        <source>no trick at all</source>
        <translation>kein einziger Stich</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}</source>
        <translation>{player} {ombre}, du {yours}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defender {others}</source>
        <translation>{player} {ombre}, Gegenspieler {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defenders {others}</source>
        <translation>{player} {ombre}, Gegenspieler {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, other {others}</source>
        <translation>{player} {ombre}, du {yours}, anderer {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, other {others}</source>
        <translation>{player} {ombre}, anderer {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, others {others}</source>
        <translation>{player} {ombre}, andere {others}</translation>
    </message>
    <message>
        <source>{suit:Name} offered</source>
        <translation>{suit:Name} angeboten</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>Die zweite Runde</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Das Reizen</translation>
    </message>
    <message>
        <source>{contract:Name} in {suit}</source>
        <translation>{contract:Name} in {suit}{suit:dpl n|other }</translation>
    </message>
    <message>
        <source>{contract:Name}, {suit}</source>
        <translation>{contract:Name}, {suit}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, {name} {others}</source>
        <translation>{player} {ombre}, du {yours}, {name} {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, {name} {others}, {second} {last}</source>
        <translation>{player} {ombre}, {name} {others}, {second} {last}</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{number} · {points:one # point wins|other # points win}</source>
        <translation>{number} · {points:one # Punkt gewinnt|other # Punkte gewinnen}</translation>
    </message>
    <message>
        <source>{number} of {wanted}</source>
        <translation>{number} von {wanted}</translation>
    </message>
    <message>
        <source>Favour suit</source>
        <translation>Gunstfarbe</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Gerufen</translation>
    </message>
    <message>
        <source>{card}, {ally}</source>
        <translation>{card}, {ally}</translation>
    </message>
    <message>
        <source>Ombre {side}, others {others}</source>
        <translation>Hombre {side}, andere {others}</translation>
    </message>
    <message>
        <source>Ombre and ally {side}, others {others}</source>
        <translation>Hombre und Partner {side}, andere {others}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Aufgedeckte Karten</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keines</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Höchstes Gebot</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>{bid:Name}, {holder}</source>
        <translation>{bid:Name}, {holder}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Price each</source>
        <translation>Preis je Gegner</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>won {won}, tied {tied}, lost {lost}</source>
        <translation>gewonnen {won}, gleich {tied}, verloren {lost}</translation>
    </message>
    <message>
        <source>no trick {won}, one {tied}, more {lost}</source>
        <translation>kein Stich {won}, einer {tied}, mehr {lost}</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>entrada</source>
        <translation>Frage; f</translation>
    </message>
    <message>
        <source>vuelta</source>
        <translation>Tourné; n</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>Solo; n</translation>
    </message>
    <message>
        <source>play</source>
        <translation>Spiel; n</translation>
    </message>
    <message>
        <source>sans prendre</source>
        <translation>Sans prendre; n</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>Vole; f</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>Spiel ohne Kauf; n</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>Talon; m</translation>
    </message>
    <message>
        <source>ask leave</source>
        <translation>Königruf; m</translation>
    </message>
    <message>
        <source>voltereta</source>
        <translation>Voltereta; f</translation>
    </message>
    <message>
        <source>gascarola</source>
        <translation>Gascarola; f</translation>
    </message>
    <message>
        <source>contrabola</source>
        <translation>Contrabola; f</translation>
    </message>
    <message>
        <source>forced spadille</source>
        <translation>Zwangsspadille; f</translation>
    </message>
    <message>
        <source>the Man&apos;s game</source>
        <translation>Spiel des Mannes; n</translation>
    </message>
    <message>
        <source>spil</source>
        <translation>Spil; n</translation>
    </message>
    <message>
        <source>bedre spil</source>
        <translation>Bedre spil; n</translation>
    </message>
    <message>
        <source>tourné</source>
        <translation>Tourné; n</translation>
    </message>
    <message>
        <source>købe-nolo</source>
        <translation>Købe-Nolo; m</translation>
    </message>
    <message>
        <source>respekt</source>
        <translation>Respekt; m</translation>
    </message>
    <message>
        <source>grand</source>
        <translation>Grand; m</translation>
    </message>
    <message>
        <source>solo spar</source>
        <translation>Solo in Pik; n</translation>
    </message>
    <message>
        <source>ren nolo</source>
        <translation>Ren Nolo; m</translation>
    </message>
    <message>
        <source>nolo ouvert</source>
        <translation>Nolo ouvert; m</translation>
    </message>
    <message>
        <source>kasko</source>
        <translation>Kasko; m</translation>
    </message>
    <message>
        <source>favour entrada</source>
        <translation>Frage in Gunst; f</translation>
    </message>
    <message>
        <source>favour vuelta</source>
        <translation>Tourné in Gunst; n</translation>
    </message>
    <message>
        <source>favour solo</source>
        <translation>Solo in Gunst; n</translation>
    </message>
    <message>
        <source>oros</source>
        <translation>Oros; n</translation>
    </message>
    <message>
        <source>volteo</source>
        <translation>Volteo; n</translation>
    </message>
    <message>
        <source>volteo in oros</source>
        <translation>Volteo in Oros; n</translation>
    </message>
    <message>
        <source>solo in oros</source>
        <translation>Solo in Oros; n</translation>
    </message>
    <message>
        <source>espada obligada</source>
        <translation>Espada obligada; f</translation>
    </message>
    <message>
        <source>Frage</source>
        <translation>Frage; f</translation>
    </message>
    <message>
        <source>Frage in couleur</source>
        <translation>Frage in Couleur; f</translation>
    </message>
    <message>
        <source>solo in couleur</source>
        <translation>Solo in Couleur; n</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>Tout; m</translation>
    </message>
    <message>
        <source>tout in couleur</source>
        <translation>Tout in Couleur; m</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <translation>Großfrage; f</translation>
    </message>
    <message>
        <source>forced solo</source>
        <translation>Zwangssolo; n</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>A deal a day</source>
        <translation>Das Spiel des Tages</translation>
    </message>
    <message>
        <source>Each day has one deal, the same for everybody.</source>
        <translation>Jeder Tag hat ein Spiel, für alle dasselbe.</translation>
    </message>
    <message>
        <source>The last fifteen days</source>
        <translation>Die letzten fünfzehn Tage</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>With the same cards</source>
        <translation>Mit denselben Karten</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>So spielen sie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>plays…</source>
        <translation>spielt …</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Copy a &amp;line</source>
        <translation>Eine &amp;Zeile kopieren</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <translation>&amp;Bild speichern…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>You missed this day. You can still play it, and it is marked as later.</source>
        <translation>Diesen Tag hast du verpasst. Du kannst ihn noch spielen, dann ist er als später gekennzeichnet.</translation>
    </message>
    <message>
        <source>You are in the middle of this deal.</source>
        <translation>Du bist mitten in diesem Spiel.</translation>
    </message>
    <message>
        <source>You can play it once.</source>
        <translation>Du kannst es einmal spielen.</translation>
    </message>
    <message>
        <source>Played later.</source>
        <translation>Später gespielt.</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Mit Hilfe gespielt.</translation>
    </message>
    <message>
        <source>This deal is no longer among your past games.</source>
        <translation>Dieses Spiel ist nicht mehr unter deinen früheren Partien.</translation>
    </message>
    <message>
        <source>The line is copied.</source>
        <translation>Die Zeile ist kopiert.</translation>
    </message>
    <message>
        <source>The others could not go on. They try again when you open this page.</source>
        <translation>Die anderen konnten nicht weiterspielen. Sie versuchen es wieder, wenn du diese Seite öffnest.</translation>
    </message>
    <message>
        <source>Save a picture of this day</source>
        <translation>Ein Bild dieses Tages speichern</translation>
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
        <translation>begonnen</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>By this clock, you have already played on a day to come: {day}.</source>
        <translation>Nach dieser Uhr hast du schon an einem Tag gespielt, der erst kommt: {day}.</translation>
    </message>
    <message>
        <source>The others play your cards now: {done} of {all} have finished.</source>
        <translation>Die anderen spielen jetzt deine Karten: {done} von {all} sind fertig.</translation>
    </message>
    <message>
        <source>Played in version {version}.</source>
        <translation>Gespielt in Version {version}.</translation>
    </message>
    <message>
        <source>Played in version {version}, by the others in {others}.</source>
        <translation>Gespielt in Version {version}, von den anderen in {others}.</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}.</source>
        <translation>Ombre, {day}: {game}, {own}.</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}. The expert with the same cards: {expert}.</source>
        <translation>Ombre, {day}: {game}, {own}. Der Experte mit denselben Karten: {expert}.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMMM</source>
        <comment>a pattern of Qt: d day, MMMM month</comment>
        <translation>d. MMMM</translation>
    </message>
</context>
<context>
    <name>DeckSheets</name>
    <message>
        <source>Print a deck</source>
        <translation>Ein Blatt drucken</translation>
    </message>
    <message>
        <source>Sheets to cut out</source>
        <translation>Bögen zum Ausschneiden</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>The first sheet, faces and backs</source>
        <translation>Der erste Bogen, Vorderseiten und Rückseiten</translation>
    </message>
    <message>
        <source>Letters, figures, colours and backs are those of your preferences.</source>
        <translation>Buchstaben, Zahlen, Farben und Rückseiten sind die deiner Einstellungen.</translation>
    </message>
    <message>
        <source>&amp;Save the sheets…</source>
        <translation>Bögen &amp;sichern…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>The sheets are being drawn.</source>
        <translation>Die Bögen werden gezeichnet.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>One PDF</source>
        <translation>Ein PDF</translation>
    </message>
    <message>
        <source>A drawing of each page (SVG)</source>
        <translation>Eine Zeichnung jeder Seite (SVG)</translation>
    </message>
    <message>
        <source>Pages to print (*.pdf)</source>
        <translation>Seiten zum Drucken (*.pdf)</translation>
    </message>
    <message>
        <source>The place for a folder of drawings</source>
        <translation>Der Platz für einen Ordner mit Zeichnungen</translation>
    </message>
    <message>
        <source>Print at 100 % on both sides, turned about the long edge.</source>
        <translation>Auf 100 % beidseitig drucken, über die lange Kante gewendet.</translation>
    </message>
    <message>
        <source>Spanish deck</source>
        <translation>Spanisches Blatt</translation>
    </message>
    <message>
        <source>French deck</source>
        <translation>Französisches Blatt</translation>
    </message>
    <message>
        <source>Spanish deck, cards of {width} × {height} mm</source>
        <translation>Spanisches Blatt, Karten von {width} × {height} mm</translation>
    </message>
    <message>
        <source>French deck, cards of {width} × {height} mm</source>
        <translation>Französisches Blatt, Karten von {width} × {height} mm</translation>
    </message>
    <message>
        <source>{deck}, cards of {width} × {height} mm</source>
        <translation>{deck}, Karten von {width} × {height} mm</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, faces</source>
        <translation>Bogen {number} von {of}, Vorderseiten</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, backs</source>
        <translation>Bogen {number} von {of}, Rückseiten</translation>
    </message>
    <message>
        <source>sheet {number} faces.svg</source>
        <translation>Bogen {number} Vorderseiten.svg</translation>
    </message>
    <message>
        <source>sheet {number} backs.svg</source>
        <translation>Bogen {number} Rückseiten.svg</translation>
    </message>
    <message>
        <source>This line is {length} mm long.</source>
        <translation>Diese Linie ist {length} mm lang.</translation>
    </message>
    <message>
        <source>{cards} cards of {width} × {height} mm, on {sheets} sheets with their backs.</source>
        <translation>{cards} Karten von {width} × {height} mm, auf {sheets} Bögen mit ihren Rückseiten.</translation>
    </message>
    <message>
        <source>The first five sheets are the forty cards of most games.</source>
        <translation>Die ersten fünf Bögen sind die vierzig Karten der meisten Spiele.</translation>
    </message>
    <message>
        <source>The drawing of the back cannot be read.</source>
        <translation>Die Zeichnung der Rückseite kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The drawing of {card:the} cannot be read.</source>
        <translation>Die Zeichnung von {card:dem} kann nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “{deck}” is not there any more.</source>
        <translation>Das Blatt „{deck}“ ist nicht mehr da.</translation>
    </message>
    <message>
        <source>“{deck}” is no deck: it has no file manifest.json.</source>
        <translation>„{deck}“ ist kein Blatt: Es hat keine Datei manifest.json.</translation>
    </message>
    <message>
        <source>The manifest of the deck “{deck}” cannot be read.</source>
        <translation>Das Manifest des Blatts „{deck}“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The deck “{deck}” was made for a newer version of Ombre.</source>
        <translation>Das Blatt „{deck}“ ist für eine neuere Version von Ombre gemacht.</translation>
    </message>
    <message>
        <source>In the manifest of the deck “{deck}”, “{file}” is missing or wrong.</source>
        <translation>Im Manifest des Blatts „{deck}“ fehlt „{file}“ oder ist falsch.</translation>
    </message>
    <message>
        <source>{card}: there is no such card.</source>
        <translation>{card}: Eine solche Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>{card:Name}: the manifest names no picture.</source>
        <translation>{card:Name}: Das Manifest nennt kein Bild.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not lie in the folder of the deck.</source>
        <translation>{card:Name}: „{file}“ liegt nicht im Ordner des Blatts.</translation>
    </message>
    <message>
        <source>{card:Name}: the file “{file}” is missing.</source>
        <translation>{card:Name}: Die Datei „{file}“ fehlt.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” has too many bytes or pixels.</source>
        <translation>{card:Name}: „{file}“ hat zu viele Bytes oder Pixel.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” is not an SVG, PNG or JPEG picture.</source>
        <translation>{card:Name}: „{file}“ ist kein Bild in SVG, PNG oder JPEG.</translation>
    </message>
    <message>
        <source>{card:Name}: the picture “{file}” is damaged.</source>
        <translation>{card:Name}: Das Bild „{file}“ ist beschädigt.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not have the shape of a card.</source>
        <translation>{card:Name}: „{file}“ hat nicht die Form einer Karte.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” needs other files, or too much drawing.</source>
        <translation>{card:Name}: „{file}“ braucht andere Dateien oder zu viel Zeichenarbeit.</translation>
    </message>
    <message>
        <source>back of the cards</source>
        <translation>Rückseite der Karten</translation>
    </message>
    <message>
        <source>sign of {suit}</source>
        <translation>Zeichen der Farbe {suit}</translation>
    </message>
    <message>
        <source>Ours stand in for these.</source>
        <translation>An ihre Stelle treten unsere.</translation>
    </message>
    <message>
        <source>The table has our own cards. Your choice is kept.</source>
        <translation>Auf dem Tisch liegen unsere Karten. Deine Wahl bleibt gemerkt.</translation>
    </message>
    <message>
        <source>{number:one # more picture|other # more pictures} cannot be shown.</source>
        <translation>{number:one # weiteres Bild kann|other # weitere Bilder können} nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>{number:one # picture|other # pictures} of the deck “{deck}” cannot be shown.</source>
        <translation>{number:one # Bild|other # Bilder} des Blatts „{deck}“ {number:one kann|other können} nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>Every picture of the deck “{deck}” can be shown.</source>
        <translation>Alle Bilder des Blatts „{deck}“ können gezeigt werden.</translation>
    </message>
    <message>
        <source>The deck “{deck}”, made by {maker}. Licence: {licence}.</source>
        <translation>Das Blatt „{deck}“, gemacht von {maker}. Lizenz: {licence}.</translation>
    </message>
    <message>
        <source>The deck “{deck}” is added.</source>
        <translation>Das Blatt „{deck}“ ist hinzugefügt.</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Rückseite {number}</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for this deck.</source>
        <translation>Auf der Platte ist nicht genug Platz für dieses Blatt.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>Das System lässt Ombre {path} nicht schreiben.</translation>
    </message>
    <message>
        <source>The deck could not be copied to {path}.</source>
        <translation>Das Blatt konnte nicht nach {path} kopiert werden.</translation>
    </message>
    <message>
        <source>&amp;Add a deck of your own…</source>
        <translation>Eigenes Blatt hinzu&amp;fügen…</translation>
    </message>
    <message>
        <source>Check i&amp;ts pictures…</source>
        <translation>Bilder &amp;prüfen…</translation>
    </message>
    <message>
        <source>&amp;Open the folder of your decks</source>
        <translation>&amp;Ordner deiner Blätter öffnen</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>Der Ordner eines Blatts</translation>
    </message>
    <message>
        <source>The deck that you chose cannot change this.</source>
        <translation>Das kann das gewählte Blatt nicht ändern.</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>Kein Blatt wurde hinzugefügt</translation>
    </message>
    <message>
        <source>Nothing has changed: your cards are as they were.</source>
        <translation>Nichts hat sich geändert: Deine Karten sind, wie sie waren.</translation>
    </message>
    <message>
        <source>The pictures of a deck</source>
        <translation>Die Bilder eines Blatts</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>There is no display here, so no window can be opened.</source>
        <translation>Hier gibt es keinen Bildschirm, also kann kein Fenster geöffnet werden.</translation>
    </message>
    <message>
        <source>With --folder DIR a deal is played, and its files are left in DIR.</source>
        <translation>Mit --folder DIR wird ein Spiel gespielt, und seine Dateien bleiben in DIR.</translation>
    </message>
    <message>
        <source>Ombre plays a deal by itself instead.</source>
        <translation>Ombre spielt stattdessen ein Spiel mit sich selbst.</translation>
    </message>
    <message>
        <source>The deal did not come to an end.</source>
        <translation>Das Spiel kam nicht zu seinem Ende.</translation>
    </message>
    <message>
        <source>{folder}: the files could not be written there.</source>
        <translation>{folder}: Die Dateien konnten dort nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>A picture of the table: {path}</source>
        <translation>Ein Bild des Tisches: {path}</translation>
    </message>
    <message>
        <source>The record of the deal: {path}</source>
        <translation>Die Aufzeichnung des Spiels: {path}</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>Everyone draws a card, and the highest deals first.</source>
        <translation>Alle ziehen eine Karte, und die höchste gibt zuerst.</translation>
    </message>
    <message>
        <source>Everyone draws a card of another suit, and {card:the} deals first.</source>
        <translation>Alle ziehen eine Karte einer anderen Farbe, und {card:der} gibt zuerst.</translation>
    </message>
    <message>
        <source>Cards are dealt face up. The player who gets the first black ace deals first.</source>
        <translation>Die Karten werden offen gegeben. Wer das erste schwarze Ass bekommt, gibt zuerst.</translation>
    </message>
    <message>
        <source>You draw {card:the}.</source>
        <translation>Du ziehst {card:den}.</translation>
    </message>
    <message>
        <source>{name} draws {card:the}.</source>
        <translation>{name} zieht {card:den}.</translation>
    </message>
    <message>
        <source>You have the highest card and deal first.</source>
        <translation>Du hast die höchste Karte und gibst zuerst.</translation>
    </message>
    <message>
        <source>{name} has the highest card and deals first.</source>
        <translation>{name} hat die höchste Karte und gibt zuerst.</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you deal first.</source>
        <translation>{card:Der} fällt an dich: Du gibst zuerst.</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who deals first.</source>
        <translation>{card:Der} fällt an {name:f {name}, die zuerst gibt|m {name}, der zuerst gibt|other {name} und entscheidet: {name} gibt zuerst}.</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you are mano, who speaks and leads first.</source>
        <translation>{card:Der} fällt an dich: Du bist Mano, sprichst und spielst zuerst aus.</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who is mano, and speaks and leads first.</source>
        <translation>{card:Der} fällt an {name}: Mano spricht und spielt zuerst aus.</translation>
    </message>
    <message>
        <source>All cards are dealt once. The player with {card:the}, or the next lower, is mano.</source>
        <translation>Alle Karten werden einmal ausgeteilt. Wer {card:den} bekommt oder die nächstniedrigere Karte, ist Mano.</translation>
    </message>
    <message>
        <source>{number:0 The first card is one|one # card comes before it|other # cards come before it}.</source>
        <translation>{number:0 Es ist die erste Karte|one # Karte kommt davor|other # Karten kommen davor}.</translation>
    </message>
    <message>
        <source>The highest cards tie, so they draw again.</source>
        <translation>Die höchsten Karten sind gleich, also wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Wer gibt zuerst?</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Suits break the tie: diamonds, hearts, spades, clubs.</source>
        <translation>Bei Gleichstand zählt die Farbe: Karo, Herz, Pik, Kreuz.</translation>
    </message>
    <message>
        <source>An ace is not high in this draw.</source>
        <translation>Ein Ass ist bei diesem Ziehen nicht hoch.</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>The next one</source>
        <translation>Weiter zur nächsten</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Noch zehn</translation>
    </message>
    <message>
        <source>Not that.</source>
        <translation>Leider falsch.</translation>
    </message>
    <message>
        <source>This game has no such question.</source>
        <translation>Diese Spielform hat keine solche Frage.</translation>
    </message>
    <message>
        <source>Count the trumps</source>
        <translation>Trümpfe zählen</translation>
    </message>
    <message>
        <source>Ten positions: how many trumps are still out?</source>
        <translation>Zehn Stellungen: Wie viele Trümpfe sind noch draußen?</translation>
    </message>
    <message>
        <source>Count: how many trumps are still out?</source>
        <translation>Zähle: Wie viele Trümpfe sind noch draußen?</translation>
    </message>
    <message>
        <source>Ten hands at a glance: do you bid?</source>
        <translation>Zehn Blätter auf den ersten Blick: Bietest du?</translation>
    </message>
    <message>
        <source>Your first thought: what do you say?</source>
        <translation>Dein erster Gedanke: Was sagst du?</translation>
    </message>
    <message>
        <source>Ten hands at a glance: which cards go?</source>
        <translation>Zehn Blätter auf den ersten Blick: Welche Karten gehen?</translation>
    </message>
    <message>
        <source>Your first thought: which cards go?</source>
        <translation>Dein erster Gedanke: Welche Karten gehen?</translation>
    </message>
    <message>
        <source>{every} trumps in all, {played} gone, {own} yours. That leaves {unseen}.</source>
        <translation>{every} Trümpfe insgesamt: {played} gefallen, {own} in deiner Hand, {unseen} noch draußen.</translation>
    </message>
    <message>
        <source>What takes the trick</source>
        <translation>Was den Stich macht</translation>
    </message>
    <message>
        <source>Ten tricks: which of your cards beats what lies there?</source>
        <translation>Zehn Stiche: Welche deiner Karten schlägt, was da liegt?</translation>
    </message>
    <message>
        <source>Play a card that beats what lies here.</source>
        <translation>Spiel eine Karte, die schlägt, was hier liegt.</translation>
    </message>
    <message>
        <source>Gone: {cards}.</source>
        <translation>Weg: {cards}.</translation>
    </message>
    <message>
        <source>{card:The} is the lowest that beats it.</source>
        <translation>{card:Der} ist die niedrigste Karte, die das schlägt.</translation>
    </message>
    <message>
        <source>{right} of {of} right. Your best run: {best} in a row.</source>
        <translation>{right} von {of} richtig. Deine beste Serie: {best} hintereinander.</translation>
    </message>
</context>
<context>
    <name>Engraving</name>
    <message>
        <source>Save a picture of the deal</source>
        <translation>Ein Bild des Spiels speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg);;Pages to print (*.pdf)</source>
        <translation>Bilder (*.png);;Zeichnungen (*.svg);;Seiten zum Drucken (*.pdf)</translation>
    </message>
    <message>
        <source>deal.png</source>
        <translation>Spiel.png</translation>
    </message>
    <message>
        <source>Trick {number} decided the deal</source>
        <translation>Stich {number} entschied das Spiel</translation>
    </message>
    <message>
        <source>Play it yourself: deal {code}</source>
        <translation>Selbst spielen: Spiel {code}</translation>
    </message>
</context>
<context>
    <name>EveningSkill</name>
    <message>
        <source>None of these deals has been judged yet. “Review this deal” does it.</source>
        <translation>Keines dieser Spiele ist schon ausgewertet. „Dieses Spiel auswerten“ tut es.</translation>
    </message>
    <message>
        <source>An expert has about {figure}.</source>
        <translation>Ein Experte hat etwa {figure}.</translation>
    </message>
    <message>
        <source>Your choices: {figure} of 100, give or take {error}, in {deals:one # judged deal|other # judged deals}.</source>
        <translation>Deine Entscheidungen: {figure} von 100, plus/minus {error}, in {deals:one # ausgewerteten Spiel|other # ausgewerteten Spielen}.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>You let the other defender draw first.</source>
        <translation>Du lässt den anderen Gegenspieler zuerst kaufen.</translation>
    </message>
    <message>
        <source>{name} lets the other defender draw first.</source>
        <translation>{name} lässt den anderen Gegenspieler zuerst kaufen.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>Du nimmst sie.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>{name} nimmt sie.</translation>
    </message>
    <message>
        <source>You leave the turned card.</source>
        <translation>Du lässt die aufgedeckte Karte.</translation>
    </message>
    <message>
        <source>{name} leaves the turned card.</source>
        <translation>{name} lässt die aufgedeckte Karte.</translation>
    </message>
    <message>
        <source>You show.</source>
        <translation>Du zeigst.</translation>
    </message>
    <message>
        <source>{name} shows.</source>
        <translation>{name} zeigt.</translation>
    </message>
    <message>
        <source>You show nothing.</source>
        <translation>Du zeigst nichts.</translation>
    </message>
    <message>
        <source>{name} shows nothing.</source>
        <translation>{name} zeigt nichts.</translation>
    </message>
    <message>
        <source>You claim the game.</source>
        <translation>Du forderst das Spiel ein.</translation>
    </message>
    <message>
        <source>{name} claims the game.</source>
        <translation>{name} fordert das Spiel ein.</translation>
    </message>
    <message>
        <source>You go for all the tricks.</source>
        <translation>Du gehst auf alle Stiche.</translation>
    </message>
    <message>
        <source>{name} goes for all the tricks.</source>
        <translation>{name} geht auf alle Stiche.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Du gibst auf.</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name} gibt auf.</translation>
    </message>
    <message>
        <source>You accept the surrender.</source>
        <translation>Du nimmst das Aufgeben an.</translation>
    </message>
    <message>
        <source>{name} accepts the surrender.</source>
        <translation>{name} nimmt das Aufgeben an.</translation>
    </message>
    <message>
        <source>You refuse the surrender.</source>
        <translation>Du lehnst das Aufgeben ab.</translation>
    </message>
    <message>
        <source>{name} refuses the surrender.</source>
        <translation>{name} lehnt das Aufgeben ab.</translation>
    </message>
    <message>
        <source>You take the hand over.</source>
        <translation>Du übernimmst das Spiel.</translation>
    </message>
    <message>
        <source>{name} takes the hand over.</source>
        <translation>{name} übernimmt das Spiel.</translation>
    </message>
    <message>
        <source>You throw your hand in.</source>
        <translation>Du wirfst die Karten hin.</translation>
    </message>
    <message>
        <source>{name} throws the hand in.</source>
        <translation>{name} wirft die Karten hin.</translation>
    </message>
    <message>
        <source>You decline.</source>
        <translation>Du lehnst ab.</translation>
    </message>
    <message>
        <source>{name} declines.</source>
        <translation>{name} lehnt ab.</translation>
    </message>
    <message>
        <source>You keep the king hidden.</source>
        <translation>Du hältst den König verborgen.</translation>
    </message>
    <message>
        <source>{name} keeps the king hidden.</source>
        <translation>{name} hält den König verborgen.</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>Du sagst {contract} an.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} sagt {contract} an.</translation>
    </message>
    <message>
        <source>You play {contract} too.</source>
        <translation>Du spielst auch {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract} too.</source>
        <translation>{name} spielt auch {contract}.</translation>
    </message>
    <message>
        <source>You hold {contract}.</source>
        <translation>Du hältst {contract}.</translation>
    </message>
    <message>
        <source>{name} holds {contract}.</source>
        <translation>{name} hält {contract}.</translation>
    </message>
    <message>
        <source>You hold {cards:the}.</source>
        <translation>Du hast {cards:den}.</translation>
    </message>
    <message>
        <source>{name} holds {cards:the}.</source>
        <translation>{name} hat {cards:den}.</translation>
    </message>
    <message>
        <source>You bid to play.</source>
        <translation>Du sagst Spiel an.</translation>
    </message>
    <message>
        <source>{name} bids to play.</source>
        <translation>{name} sagt Spiel an.</translation>
    </message>
    <message>
        <source>You ask leave to play.</source>
        <translation>Du sagst Königruf an.</translation>
    </message>
    <message>
        <source>{name} asks leave to play.</source>
        <translation>{name} sagt Königruf an.</translation>
    </message>
    <message>
        <source>You bid to play without an exchange.</source>
        <translation>Du sagst Spiel ohne Kauf an.</translation>
    </message>
    <message>
        <source>{name} bids to play without an exchange.</source>
        <translation>{name} sagt Spiel ohne Kauf an.</translation>
    </message>
    <message>
        <source>You hold, and will play without an exchange.</source>
        <translation>Du hältst und spielst ohne Kauf.</translation>
    </message>
    <message>
        <source>{name} holds, and will play without an exchange.</source>
        <translation>{name} hält und spielt ohne Kauf.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Du setzt aus.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} setzt aus.</translation>
    </message>
    <message>
        <source>You lay your cards aside and rest.</source>
        <translation>Du legst deine Karten weg und ruhst.</translation>
    </message>
    <message>
        <source>{name} lays the cards aside and rests.</source>
        <translation>{name} legt die Karten weg und ruht.</translation>
    </message>
    <message>
        <source>You are the Ombre and play {contract}.</source>
        <translation>Du bist der Hombre und spielst {contract}.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays {contract}.</source>
        <translation>{name} ist der Hombre und spielt {contract}.</translation>
    </message>
    <message>
        <source>You are the Man.</source>
        <translation>Du bist der Mann.</translation>
    </message>
    <message>
        <source>{name} is the Man.</source>
        <translation>{name} ist der Mann.</translation>
    </message>
    <message>
        <source>You are the Ombre against three.</source>
        <translation>Du bist der Hombre gegen drei.</translation>
    </message>
    <message>
        <source>{name} is the Ombre against three.</source>
        <translation>{name} ist der Hombre gegen drei.</translation>
    </message>
    <message>
        <source>You are the Ombre and call a card.</source>
        <translation>Du bist der Hombre und rufst eine Karte.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and calls a card.</source>
        <translation>{name} ist der Hombre und ruft eine Karte.</translation>
    </message>
    <message>
        <source>You are the Ombre, and had no choice.</source>
        <translation>Du bist der Hombre und hattest keine Wahl.</translation>
    </message>
    <message>
        <source>{name} is the Ombre, and had no choice.</source>
        <translation>{name} ist der Hombre und hatte keine Wahl.</translation>
    </message>
    <message>
        <source>You are the Ombre and play with an exchange.</source>
        <translation>Du bist der Hombre und spielst mit Kauf.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays with an exchange.</source>
        <translation>{name} ist der Hombre und spielt mit Kauf.</translation>
    </message>
    <message>
        <source>You are the Ombre and play without an exchange.</source>
        <translation>Du bist der Hombre und spielst ohne Kauf.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays without an exchange.</source>
        <translation>{name} ist der Hombre und spielt ohne Kauf.</translation>
    </message>
    <message>
        <source>You are the Ombre and must take all the tricks.</source>
        <translation>Du bist der Hombre und musst alle Stiche machen.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and must take all the tricks.</source>
        <translation>{name} ist der Hombre und muss alle Stiche machen.</translation>
    </message>
    <message>
        <source>You demand {card:the}.</source>
        <translation>Du forderst {card:den}.</translation>
    </message>
    <message>
        <source>{name} demands {card:the}.</source>
        <translation>{name} fordert {card:den}.</translation>
    </message>
    <message>
        <source>You give {king:the} and get {card:the} for it.</source>
        <translation>Du gibst {king:den} und bekommst {card:den} dafür.</translation>
    </message>
    <message>
        <source>{name} gives {king:the} and gets {card:the} for it.</source>
        <translation>{name} gibt {king:den} und bekommt {card:den} dafür.</translation>
    </message>
    <message>
        <source>You turn up {card:the}.</source>
        <translation>Du deckst {card:den} auf.</translation>
    </message>
    <message>
        <source>{name} turns up {card:the}.</source>
        <translation>{name} deckt {card:den} auf.</translation>
    </message>
    <message>
        <source>You draw {number:one # card|other # cards}.</source>
        <translation>Du kaufst {number:one eine Karte|other # Karten}.</translation>
    </message>
    <message>
        <source>{name} draws {number:one # card|other # cards}.</source>
        <translation>{name} kauft {number:one eine Karte|other # Karten}.</translation>
    </message>
    <message>
        <source>You throw away {number:one # card|other # cards}.</source>
        <translation>Du wirfst {number:one eine Karte|other # Karten} ab.</translation>
    </message>
    <message>
        <source>{name} throws away {number:one # card|other # cards}.</source>
        <translation>{name} wirft {number:one eine Karte|other # Karten} ab.</translation>
    </message>
    <message>
        <source>You throw away {thrown:one # card|other # cards} and draw {number:one only #|other only #}.</source>
        <translation>Du wirfst {thrown:one eine Karte|other # Karten} ab und kaufst {number:one nur eine|other nur #}.</translation>
    </message>
    <message>
        <source>{name} throws away {thrown:one # card|other # cards} and draws {number:one only #|other only #}.</source>
        <translation>{name} wirft {thrown:one eine Karte|other # Karten} ab und kauft {number:one nur eine|other nur #}.</translation>
    </message>
    <message>
        <source>You take {number:one # card|other # cards} from the talon.</source>
        <translation>Du nimmst {number:one eine Karte|other # Karten} vom Talon.</translation>
    </message>
    <message>
        <source>{name} takes {number:one # card|other # cards} from the talon.</source>
        <translation>{name} nimmt {number:one eine Karte|other # Karten} vom Talon.</translation>
    </message>
    <message>
        <source>You hold spadille, so you must play.</source>
        <translation>Du hast die Spadille, also musst du spielen.</translation>
    </message>
    <message>
        <source>{name} holds spadille and so must play.</source>
        <translation>{name} hat die Spadille und muss also spielen.</translation>
    </message>
    <message>
        <source>Spadille is in the talon. You hold basto, so you must play.</source>
        <translation>Die Spadille liegt im Talon. Du hast die Basta, also musst du spielen.</translation>
    </message>
    <message>
        <source>Spadille is in the talon. {name} holds basto and so must play.</source>
        <translation>Die Spadille liegt im Talon. {name} hat die Basta und muss also spielen.</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. You are eldest, so you must play.</source>
        <translation>Beide schwarzen Asse liegen im Talon. Du bist Vorhand, also musst du spielen.</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. {name} is eldest and so must play.</source>
        <translation>Beide schwarzen Asse liegen im Talon. {name} ist Vorhand und muss also spielen.</translation>
    </message>
    <message>
        <source>You keep every card.</source>
        <translation>Du behältst alle Karten.</translation>
    </message>
    <message>
        <source>{name} keeps every card.</source>
        <translation>{name} behält alle Karten.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} spielt aus.</translation>
    </message>
    <message>
        <source>You play {card:the}.</source>
        <translation>Du spielst {card:den}.</translation>
    </message>
    <message>
        <source>{name} plays {card:the}.</source>
        <translation>{name} spielt {card:den}.</translation>
    </message>
    <message>
        <source>You play {card:the} and say gano.</source>
        <translation>Du spielst {card:den} und sagst Gano.</translation>
    </message>
    <message>
        <source>{name} plays {card:the} and says gano.</source>
        <translation>{name} spielt {card:den} und sagt Gano.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Du machst den {number}. Stich.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} macht den {number}. Stich.</translation>
    </message>
    <message>
        <source>You show {card:the}.</source>
        <translation>Du zeigst {card:den}.</translation>
    </message>
    <message>
        <source>{name} shows {card:the}.</source>
        <translation>{name} zeigt {card:den}.</translation>
    </message>
    <message>
        <source>You call {card:the}.</source>
        <translation>Du rufst {card:den}.</translation>
    </message>
    <message>
        <source>{name} calls {card:the}.</source>
        <translation>{name} ruft {card:den}.</translation>
    </message>
    <message>
        <source>You hold {cards:the}. You have nobody to call, so you play alone.</source>
        <translation>Du hast {cards:den}. Du kannst niemanden rufen, also spielst du allein.</translation>
    </message>
    <message>
        <source>{name} holds {cards:the} and has nobody to call, and so plays alone.</source>
        <translation>{name} hat {cards:den}, kann niemanden rufen und spielt also allein.</translation>
    </message>
    <message>
        <source>You show {cards:the}, for which you are paid.</source>
        <translation>Du zeigst {cards:den} und wirst dafür bezahlt.</translation>
    </message>
    <message>
        <source>{name} shows {cards:the}, for payment.</source>
        <translation>{name} zeigt {cards:den} und wird dafür bezahlt.</translation>
    </message>
    <message>
        <source>You are now the Ombre.</source>
        <translation>Du bist jetzt der Hombre.</translation>
    </message>
    <message>
        <source>{name} is now the Ombre.</source>
        <translation>{name} ist jetzt der Hombre.</translation>
    </message>
    <message>
        <source>You say: {contract}.</source>
        <translation>Du sagst: {contract}.</translation>
    </message>
    <message>
        <source>{name} says: {contract}.</source>
        <translation>{name} sagt: {contract}.</translation>
    </message>
    <message>
        <source>You say solo: you send them alone.</source>
        <translation>Du sagst Solo: Du schickst den Spieler allein.</translation>
    </message>
    <message>
        <source>{name} says solo, and so sends them alone.</source>
        <translation>{name} sagt Solo und schickt den Spieler so allein.</translation>
    </message>
    <message>
        <source>You go alone yourself.</source>
        <translation>Du gehst selbst allein.</translation>
    </message>
    <message>
        <source>{name} goes alone instead.</source>
        <translation>{name} geht stattdessen allein.</translation>
    </message>
    <message>
        <source>You let them play.</source>
        <translation>Du lässt sie spielen.</translation>
    </message>
    <message>
        <source>{name} lets them play.</source>
        <translation>{name} lässt sie spielen.</translation>
    </message>
    <message>
        <source>You let them go alone.</source>
        <translation>Du lässt den anderen allein gehen.</translation>
    </message>
    <message>
        <source>{name} lets them go alone.</source>
        <translation>{name} lässt den anderen allein gehen.</translation>
    </message>
    <message>
        <source>You claim the first five tricks (hechas).</source>
        <translation>Du forderst die ersten fünf Stiche ein (Hechas).</translation>
    </message>
    <message>
        <source>{name} claims the first five tricks (hechas).</source>
        <translation>{name} fordert die ersten fünf Stiche ein (Hechas).</translation>
    </message>
    <message>
        <source>You go for all eight tricks (pidiendo ocho).</source>
        <translation>Du spielst um alle acht Stiche (pidiendo ocho).</translation>
    </message>
    <message>
        <source>{name} goes for all eight tricks (pidiendo ocho).</source>
        <translation>{name} spielt um alle acht Stiche (pidiendo ocho).</translation>
    </message>
    <message>
        <source>You play together with your partner.</source>
        <translation>Du spielst mit deinem Partner zusammen.</translation>
    </message>
    <message>
        <source>{name} plays together with the partner.</source>
        <translation>{name} spielt nicht allein, sondern mit Partner.</translation>
    </message>
    <message>
        <source>You play alone against two.</source>
        <translation>Du spielst allein gegen zwei.</translation>
    </message>
    <message>
        <source>{name} plays alone against two.</source>
        <translation>{name} spielt allein gegen zwei.</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Alle haben gepasst.</translation>
    </message>
    <message>
        <source>{title}. {line}</source>
        <translation>{title}. {line}</translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <translation>{suit:pl Trumpf sind|other Trumpf ist} {suit}.</translation>
    </message>
    <message>
        <source>{cards:The} lay in the talon.</source>
        <translation>Im Talon lagen {cards:der}.</translation>
    </message>
    <message>
        <source>The defenders show each other their hands.</source>
        <translation>Die Gegenspieler zeigen einander ihre Karten.</translation>
    </message>
    <message>
        <source>Spadille is turned up, so the bid now counts as {contract}.</source>
        <translation>Die Spadille wird aufgedeckt, also zählt das Gebot jetzt als {contract}.</translation>
    </message>
    <message>
        <source>Drawn: {cards:the}.</source>
        <translation>Gekauft: {cards:der}.</translation>
    </message>
    <message>
        <source>Spadille is in the talon, so nobody plays.</source>
        <translation>Die Spadille liegt im Talon, also spielt niemand.</translation>
    </message>
    <message>
        <source>{card:The} was called: you are the Ombre’s ally.</source>
        <translation>{card:Der} war gerufen: Du bist der Partner des Hombre.</translation>
    </message>
    <message>
        <source>{card:The} was called: {name} is the Ombre’s ally.</source>
        <translation>{card:Der} war gerufen: {name} ist der Partner des Hombre.</translation>
    </message>
    <message>
        <source>You are the Ombre and take a new hand.</source>
        <translation>Du bist der Hombre und nimmst eine neue Hand.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and takes a new hand.</source>
        <translation>{name} ist Hombre und nimmt eine neue Hand.</translation>
    </message>
    <message>
        <source>You choose to play {contract}.</source>
        <translation>Du wählst {contract}.</translation>
    </message>
    <message>
        <source>{name} chooses to play {contract}.</source>
        <translation>{name} wählt {contract}.</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, so the solo counts as {contract}.</source>
        <translation>{suit:Name} {suit:pl sind|other ist} Trumpf, also gilt das Solo als {contract}.</translation>
    </message>
    <message>
        <source>You lay your hand open: {cards:the}.</source>
        <translation>Du legst deine Hand offen: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays the hand open: {cards:the}.</source>
        <translation>{name} legt die Hand offen: {cards}.</translation>
    </message>
    <message>
        <source>That is the favour suit, so the bid now counts as {contract}.</source>
        <translation>Das ist die Gunstfarbe, also gilt das Gebot jetzt als {contract}.</translation>
    </message>
    <message>
        <source>You are the Ombre and play espada obligada, a forced entrada.</source>
        <translation>Du bist der Hombre und spielst Espada obligada, eine erzwungene Frage.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays espada obligada, a forced entrada.</source>
        <translation>{name} ist Hombre und spielt Espada obligada, eine erzwungene Frage.</translation>
    </message>
    <message>
        <source>You sit out as zángano.</source>
        <translation>Du sitzt als Zángano aus.</translation>
    </message>
    <message>
        <source>{name} sits out as zángano.</source>
        <translation>{name} sitzt als Zángano aus.</translation>
    </message>
    <message>
        <source>You say paso: you give up.</source>
        <translation>Du sagst Paso: Du gibst auf.</translation>
    </message>
    <message>
        <source>{name} says paso, giving up.</source>
        <translation>{name} sagt Paso und gibt auf.</translation>
    </message>
    <message>
        <source>You say bien and accept.</source>
        <translation>Du sagst Bien und nimmst an.</translation>
    </message>
    <message>
        <source>{name} says bien and accepts.</source>
        <translation>{name} sagt Bien und nimmt an.</translation>
    </message>
    <message>
        <source>You say la sigo and take the game over.</source>
        <translation>Du sagst La sigo und übernimmst das Spiel.</translation>
    </message>
    <message>
        <source>{name} says la sigo and takes the game over.</source>
        <translation>{name} sagt La sigo und übernimmt das Spiel.</translation>
    </message>
    <message>
        <source>You stop with primeras, the first five tricks.</source>
        <translation>Du hörst mit Primeras auf, den ersten fünf Stichen.</translation>
    </message>
    <message>
        <source>{name} stops with primeras, the first five tricks.</source>
        <translation>{name} hört mit Primeras auf, den ersten fünf Stichen.</translation>
    </message>
    <message>
        <source>You go on for bola, all nine tricks.</source>
        <translation>Du gehst auf die Bola, alle neun Stiche.</translation>
    </message>
    <message>
        <source>{name} goes on for bola, all nine tricks.</source>
        <translation>{name} geht auf die Bola, alle neun Stiche.</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage.</source>
        <translation>Du bist der Hombre in einer Großfrage.</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage.</source>
        <translation>{name} ist der Hombre in einer Großfrage.</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage, and had no choice.</source>
        <translation>Du bist der Hombre in einer Großfrage und hattest keine Wahl.</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage, and had no choice.</source>
        <translation>{name} ist Hombre in einer Großfrage und hatte keine Wahl.</translation>
    </message>
    <message>
        <source>You show {card:the}: you are the Ombre’s ally, and name the trump.</source>
        <translation>Du zeigst {card:den}: Du bist der Partner des Hombre und nennst den Trumpf.</translation>
    </message>
    <message>
        <source>{name} shows {card:the}: the Ombre’s ally, who names the trump.</source>
        <translation>{name} zeigt {card:den} und nennt als Partner des Hombre den Trumpf.</translation>
    </message>
    <message>
        <source>You hold all four aces, so you play a solo.</source>
        <translation>Du hast alle vier Asse, also spielst du ein Solo.</translation>
    </message>
    <message>
        <source>{name} holds all four aces, and so plays a solo.</source>
        <translation>{name} hat alle vier Asse und spielt darum ein Solo.</translation>
    </message>
    <message>
        <source>I have no trumps left.</source>
        <translation>Ich habe keinen Trumpf mehr.</translation>
    </message>
    <message>
        <source>{card:The} was against me.</source>
        <translation>{card:Der} war gegen mich.</translation>
    </message>
    <message>
        <source>{tricks:one # trick is gone|other # tricks are gone}, and I have none.</source>
        <translation>{tricks:one # Stich ist|other # Stiche sind} weg, und ich habe keinen.</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and I have only {own}.</source>
        <translation>Die anderen haben zusammen {tricks:one # Stich|other # Stiche}, und ich habe nur {own:one einen|other #}.</translation>
    </message>
    <message>
        <source>I did not choose this trump: it was turned up.</source>
        <translation>Diesen Trumpf habe ich nicht gewählt: Er wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>That is right.</source>
        <translation>Das stimmt.</translation>
    </message>
    <message>
        <source>Not that. It will come again.</source>
        <translation>Das nicht. Die Aufgabe kommt wieder.</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Wie viele?</translation>
    </message>
    <message>
        <source>The next exercise</source>
        <translation>Die nächste Aufgabe</translation>
    </message>
    <message>
        <source>Once more from the first</source>
        <translation>Noch einmal von der ersten an</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Genug für heute</translation>
    </message>
    <message>
        <source>There is no hint in an exercise. After two tries you are told the answer.</source>
        <translation>In einer Aufgabe gibt es keinen Tipp. Nach zwei Versuchen erfährst du die Lösung.</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Aufgaben</translation>
    </message>
    <message>
        <source>{right} of {of} exercises right</source>
        <translation>{right} von {of} Aufgaben richtig</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand and from the cut.</source>
        <translation>Bewiesen: Die Karten folgen aus der Kette, die vorher gezeigt wurde, und aus dem Abheben.</translation>
    </message>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand. But nobody cut.</source>
        <translation>Bewiesen: Die Karten folgen aus der Kette, die vorher gezeigt wurde. Aber niemand hat abgehoben.</translation>
    </message>
    <message>
        <source>Nothing can be proved: this deal was shuffled without a chain.</source>
        <translation>Es lässt sich nichts beweisen: Dieses Spiel wurde ohne Kette gemischt.</translation>
    </message>
    <message>
        <source>Nothing can be proved: this version of Ombre does not know the shuffle of this deal.</source>
        <translation>Es lässt sich nichts beweisen: Diese Version von Ombre kennt das Mischen dieses Spiels nicht.</translation>
    </message>
    <message>
        <source>Refuted: a part of the proof is missing, is there twice or is badly written.</source>
        <translation>Widerlegt: Ein Teil des Beweises fehlt, ist doppelt da oder falsch geschrieben.</translation>
    </message>
    <message>
        <source>Refuted: the link of this deal does not lead to the one shown before.</source>
        <translation>Widerlegt: Der Prüfcode dieses Spiels führt nicht zu dem, der vorher gezeigt wurde.</translation>
    </message>
    <message>
        <source>Refuted: the chain, the cut and the number of the deal lead to other cards.</source>
        <translation>Widerlegt: Kette, Abheben und Nummer des Spiels führen zu anderen Karten.</translation>
    </message>
    <message>
        <source>Nobody chose these cards: the chain was sealed before the cut, and the cut came before the deal.</source>
        <translation>Niemand hat diese Karten gewählt: Die Kette war vor dem Abheben versiegelt, und das Abheben kam vor dem Geben.</translation>
    </message>
    <message>
        <source>All cards were settled before the first deal, and nothing changed later. Only your own cut proves that the program did not pick the chain.</source>
        <translation>Alle Karten standen vor dem ersten Spiel fest, und später änderte sich nichts. Nur dein eigenes Abheben beweist, dass das Programm die Kette nicht ausgesucht hat.</translation>
    </message>
    <message>
        <source>The shuffle is sealed: {link}</source>
        <translation>Das Mischen ist versiegelt: {link}</translation>
    </message>
    <message>
        <source>Old sittings, lessons, and deals from codes or files have no chain.</source>
        <translation>Alte Partien, Lektionen und Spiele aus Codes oder Dateien haben keine Kette.</translation>
    </message>
    <message>
        <source>Type a word or a number.</source>
        <translation>Gib ein Wort oder eine Zahl ein.</translation>
    </message>
    <message>
        <source>That is too long: 60 characters are the most.</source>
        <translation>Das ist zu lang: höchstens 60 Zeichen.</translation>
    </message>
    <message>
        <source>Leave out quotation marks, braces and characters that cannot be seen.</source>
        <translation>Lass Anführungszeichen, Klammern und unsichtbare Zeichen weg.</translation>
    </message>
    <message>
        <source>Cut the pack: touch it where you like.</source>
        <translation>Heb ab: Berühre das Päckchen, wo du magst.</translation>
    </message>
    <message>
        <source>The pack, to be cut at a card</source>
        <translation>Das Päckchen, zum Abheben bei einer Karte</translation>
    </message>
    <message>
        <source>Your cut and the chain ending in {link} give every deal its cards.</source>
        <translation>Dein Abheben und die Kette, die mit {link} endet, geben jedem Spiel seine Karten.</translation>
    </message>
    <message>
        <source>Deal without a cut</source>
        <translation>Ohne Abheben geben</translation>
    </message>
    <message>
        <source>Cut with a word</source>
        <translation>Mit einem Wort abheben</translation>
    </message>
    <message>
        <source>The word and the chain together give the cards of every deal. Take one that nobody can foresee.</source>
        <translation>Wort und Kette zusammen ergeben die Karten jedes Spiels. Nimm eines, das niemand voraussehen kann.</translation>
    </message>
    <message>
        <source>&amp;Word or number</source>
        <translation>&amp;Wort oder Zahl</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>&amp;Abheben</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Check the shu&amp;ffle</source>
        <translation>Das &amp;Mischen prüfen</translation>
    </message>
    <message>
        <source>To check it without Ombre, save the record and follow docs/fair-shuffle.md. Or run: ombre verify FILE.ombre</source>
        <translation>Um es ohne Ombre zu prüfen, speichere die Aufzeichnung und folge docs/fair-shuffle.md. Oder rufe auf: ombre verify DATEI.ombre</translation>
    </message>
    <message>
        <source>This can be checked once the deal is over: until then its link is a secret.</source>
        <translation>Das lässt sich prüfen, sobald das Spiel vorbei ist: Bis dahin ist sein Prüfcode ein Geheimnis.</translation>
    </message>
    <message>
        <source>Note the end of the chain now, and compare it with the record later.</source>
        <translation>Du kannst dir das Ende der Kette jetzt notieren und später mit der Aufzeichnung vergleichen.</translation>
    </message>
    <message>
        <source>The shuffle of this deal</source>
        <translation>Das Mischen dieses Spiels</translation>
    </message>
</context>
<context>
    <name>Farewell</name>
    <message>
        <source>The disk is full: there is no room for {path}.</source>
        <translation>Die Platte ist voll: Für {path} ist kein Platz.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>Das System lässt Ombre {path} nicht schreiben.</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>Ein anderes Programm hält {path} fest.</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path} konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Still not kept</source>
        <translation>Noch immer nicht gesichert</translation>
    </message>
    <message>
        <source>Not everything is kept</source>
        <translation>Nicht alles ist gesichert</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what was played since the last save.</source>
        <translation>Wenn du Ombre jetzt schließt, verlierst du, was seit dem letzten Sichern gespielt wurde.</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what you last chose in the preferences.</source>
        <translation>Wenn du Ombre jetzt schließt, verlierst du, was du zuletzt in den Einstellungen gewählt hast.</translation>
    </message>
    <message>
        <source>Make room and try again, or keep it in a folder on another disk.</source>
        <translation>Schaffe Platz und versuche es noch einmal, oder sichere es in einem Ordner auf einer anderen Platte.</translation>
    </message>
    <message>
        <source>Try again, or keep it in another folder.</source>
        <translation>Versuche es noch einmal, oder sichere es in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>&amp;Trotzdem schließen</translation>
    </message>
    <message>
        <source>&amp;Keep it elsewhere…</source>
        <translation>&amp;Woanders sichern…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Keep your game in another folder</source>
        <translation>Sichere dein Spiel in einem anderen Ordner</translation>
    </message>
    <message>
        <source>Your game is kept</source>
        <translation>Dein Spiel ist gesichert</translation>
    </message>
    <message>
        <source>It is in {folder}.</source>
        <translation>Es liegt in {folder}.</translation>
    </message>
    <message>
        <source>Ombre closes with this message. To go on, choose “Open a record…” in the menu Game, and {file} there.</source>
        <translation>Ombre schließt sich mit dieser Nachricht. Um weiterzuspielen, wähle „Aufzeichnung öffnen…“ im Menü Partie und dort {file}.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The disk is full: {path} could not be written. The game goes on; make room soon.</source>
        <translation>Die Platte ist voll: {path} konnte nicht geschrieben werden. Das Spiel geht weiter; schaffe bald Platz.</translation>
    </message>
    <message>
        <source>{path} could not be written: the system does not allow it.</source>
        <translation>{path} konnte nicht geschrieben werden: Das System erlaubt es nicht.</translation>
    </message>
    <message>
        <source>{path} could not be written: another program holds it.</source>
        <translation>{path} konnte nicht geschrieben werden: Ein anderes Programm hält die Datei fest.</translation>
    </message>
    <message>
        <source>{path} could not be written. The game goes on, but is not kept.</source>
        <translation>{path} konnte nicht geschrieben werden. Das Spiel geht weiter, wird aber nicht gesichert.</translation>
    </message>
    <message>
        <source>{path} is there but cannot be read.</source>
        <translation>{path} ist da, kann aber nicht gelesen werden.</translation>
    </message>
    <message>
        <source>{path} is damaged. It has been kept as {kept}.</source>
        <translation>{path} ist beschädigt. Die Datei ist als {kept} aufgehoben.</translation>
    </message>
    <message>
        <source>{path} is not a file of this game. It has been kept as {kept}.</source>
        <translation>{path} ist keine Datei dieses Spiels. Sie ist als {kept} aufgehoben.</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of Ombre. It has been left as it is.</source>
        <translation>{path} wurde von einer neueren Version von Ombre geschrieben. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The last good state of {path} has been opened instead.</source>
        <translation>Der letzte gute Stand von {path} wurde stattdessen geöffnet.</translation>
    </message>
    <message>
        <source>In {path} the value of {field} does not fit, so the usual one holds.</source>
        <translation>In {path} passt der Wert von {field} nicht, also gilt der übliche.</translation>
    </message>
    <message>
        <source>{path} was changed by another program. Its values have been checked.</source>
        <translation>{path} wurde von einem anderen Programm geändert. Die Werte sind geprüft.</translation>
    </message>
    <message>
        <source>{path} has been rebuilt from backups and records; it holds {field} deals.</source>
        <translation>{path} wurde aus Sicherungen und Aufzeichnungen neu aufgebaut und enthält {field} Spiele.</translation>
    </message>
    <message>
        <source>{field} of the settled deals are missing in {path}. The chips are right all the same.</source>
        <translation>{field} der abgerechneten Spiele fehlen in {path}. Die Marken stimmen trotzdem.</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>war</translation>
    </message>
</context>
<context>
    <name>FirstBids</name>
    <message>
        <source>The bids, the cheapest first</source>
        <translation>Die Gebote, das niedrigste zuerst</translation>
    </message>
    <message>
        <source>You win with more tricks than any of the others.</source>
        <translation>Du gewinnst mit mehr Stichen als jeder der anderen.</translation>
    </message>
    <message>
        <source>{tricks:one # trick wins|other # tricks win}, alone or together.</source>
        <translation>{tricks:one # Stich gewinnt|other # Stiche gewinnen}, allein oder zusammen.</translation>
    </message>
    <message>
        <source>Higher bids, for more: {bids}.</source>
        <translation>Höhere Gebote, für mehr: {bids}.</translation>
    </message>
    <message>
        <source>{good}. {bad}.</source>
        <translation>{good}. {bad}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
</context>
<context>
    <name>Flaws</name>
    <message>
        <source>There is no deal here to read.</source>
        <translation>Hier gibt es kein Spiel zu lesen.</translation>
    </message>
    <message>
        <source>This is no text, and a record is one.</source>
        <translation>Das ist kein Text, und eine Aufzeichnung ist einer.</translation>
    </message>
    <message>
        <source>The file is larger than any file of records.</source>
        <translation>Die Datei ist größer als jede Datei mit Aufzeichnungen.</translation>
    </message>
    <message>
        <source>The record breaks off here: “{found}”.</source>
        <translation>Die Aufzeichnung bricht hier ab: „{found}“.</translation>
    </message>
    <message>
        <source>No record of a deal is as long as this.</source>
        <translation>Keine Aufzeichnung eines Spiels ist so lang.</translation>
    </message>
    <message>
        <source>The tag that begins here is not closed: “{found}”.</source>
        <translation>Die Marke, die hier beginnt, ist nicht geschlossen: „{found}“.</translation>
    </message>
    <message>
        <source>The comment that begins here is not closed: “{found}”.</source>
        <translation>Die Bemerkung, die hier beginnt, ist nicht geschlossen: „{found}“.</translation>
    </message>
    <message>
        <source>“{found}” does not begin a line of a record.</source>
        <translation>„{found}“ beginnt keine Zeile einer Aufzeichnung.</translation>
    </message>
    <message>
        <source>“{found}” is not a value of this tag.</source>
        <translation>„{found}“ ist kein Wert dieser Marke.</translation>
    </message>
    <message>
        <source>The tag “{found}” is missing.</source>
        <translation>Die Marke „{found}“ fehlt.</translation>
    </message>
    <message>
        <source>There is no game or setting “{found}”.</source>
        <translation>Es gibt kein Spiel und keine Hausregel „{found}“.</translation>
    </message>
    <message>
        <source>The table cannot show this game yet: “{found}”.</source>
        <translation>Der Tisch kann dieses Spiel noch nicht zeigen: „{found}“.</translation>
    </message>
    <message>
        <source>“{found}” is not a card.</source>
        <translation>„{found}“ ist keine Karte.</translation>
    </message>
    <message>
        <source>{card:The} is there twice.</source>
        <translation>{card:Der} ist zweimal da.</translation>
    </message>
    <message>
        <source>{card:The} is not in the pack of this game.</source>
        <translation>{card:Der} gehört nicht zu den Karten dieses Spiels.</translation>
    </message>
    <message>
        <source>A card lies face down; a record names every card.</source>
        <translation>Eine Karte liegt verdeckt; eine Aufzeichnung nennt jede Karte.</translation>
    </message>
    <message>
        <source>The number of cards is wrong: “{found}”.</source>
        <translation>Die Zahl der Karten ist falsch: „{found}“.</translation>
    </message>
    <message>
        <source>The number of cards in this hand is wrong: “{found}”.</source>
        <translation>Die Zahl der Karten in dieser Hand ist falsch: „{found}“.</translation>
    </message>
    <message>
        <source>The number of hands is wrong: “{found}”.</source>
        <translation>Die Zahl der Hände ist falsch: „{found}“.</translation>
    </message>
    <message>
        <source>“{found}” has no meaning here.</source>
        <translation>„{found}“ hat hier keine Bedeutung.</translation>
    </message>
    <message>
        <source>It is not the turn of seat “{found}”.</source>
        <translation>Platz „{found}“ ist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>“{found}” is against the rules.</source>
        <translation>„{found}“ ist gegen die Regeln.</translation>
    </message>
    <message>
        <source>Cards have been lost, or come from nowhere.</source>
        <translation>Karten sind verloren gegangen oder kommen aus dem Nichts.</translation>
    </message>
    <message>
        <source>“{found}” does not fit the trick that is played.</source>
        <translation>„{found}“ passt nicht zu dem Stich, der gespielt wird.</translation>
    </message>
    <message>
        <source>“{found}” is not the card on top of the talon.</source>
        <translation>„{found}“ ist nicht die oberste Karte des Talons.</translation>
    </message>
    <message>
        <source>The deal is over before “{found}”.</source>
        <translation>Das Spiel ist vor „{found}“ zu Ende.</translation>
    </message>
    <message>
        <source>The deal is not over yet at “{found}”.</source>
        <translation>Das Spiel ist bei „{found}“ noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>The result is not “{found}”.</source>
        <translation>Das Ergebnis ist nicht „{found}“.</translation>
    </message>
    <message>
        <source>The payments are not “{found}”.</source>
        <translation>Die Zahlungen sind nicht „{found}“.</translation>
    </message>
    <message>
        <source>The scores are not “{found}”.</source>
        <translation>Die Punkte sind nicht „{found}“.</translation>
    </message>
    <message>
        <source>This note or variation does not fit the deal: “{found}”.</source>
        <translation>Diese Notiz oder Variante passt nicht zum Spiel: „{found}“.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}:</source>
        <translation>Zeile {line}, Spalte {column}:</translation>
    </message>
    <message>
        <source>Expected: {expected}.</source>
        <translation>Erwartet: {expected}.</translation>
    </message>
    <message>
        <source>A character in it is invisible: {names}.</source>
        <translation>Ein Zeichen darin ist unsichtbar: {names}.</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>geschütztes Leerzeichen</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>open</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>spades</source>
        <translation>Pik; n</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz; n</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz; n</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo; n</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>play in spades</source>
        <translation>Spiel in Pik; n</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>Spiel in Kreuz; n</translation>
    </message>
    <message>
        <source>play in hearts</source>
        <translation>Spiel in Herz; n</translation>
    </message>
    <message>
        <source>play in diamonds</source>
        <translation>Spiel in Karo; n</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Nach Spielern</translation>
    </message>
    <message>
        <source>Peru</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>The Canaries</source>
        <translation>Die Kanaren</translation>
    </message>
    <message>
        <source>Year and place unknown</source>
        <translation>Jahr und Ort unbekannt</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>The &amp;journey</source>
        <translation>Die Re&amp;ise</translation>
    </message>
</context>
<context>
    <name>GamePaper</name>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lektion</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>Au&amp;fgaben</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lektion geschafft</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Ombre Renegado</source>
        <translation>Hombre Renegado</translation>
    </message>
    <message>
        <source>Nine cards each and three bids, as Spain played it. The highest bidder must take more tricks than each of the others.</source>
        <translation>Neun Karten für jeden und drei Gebote, wie einst in Spanien. Wer am höchsten bietet, braucht mehr Stiche als jeder der anderen.</translation>
    </message>
    <message>
        <source>Three bids, one against two</source>
        <translation>Drei Gebote, einer gegen zwei</translation>
    </message>
    <message>
        <source>It was first described in Madrid in 1663.</source>
        <translation>Zuerst beschrieben wurde es 1663 in Madrid.</translation>
    </message>
    <message>
        <source>French Ombre</source>
        <translation>Französisches Hombre</translation>
    </message>
    <message>
        <source>In French salons the winner takes the pool, and the loser pays it again. You draw cards, draw none (sans prendre), or take every trick (vole).</source>
        <translation>In den französischen Salons nimmt der Gewinner den Pott, und der Verlierer zahlt ihn noch einmal. Man kauft, kauft nicht (Sans prendre) oder macht jeden Stich (Vole).</translation>
    </message>
    <message>
        <source>Win the pool, or pay it</source>
        <translation>Gewinne den Pott, oder zahl ihn</translation>
    </message>
    <message>
        <source>France first mentions Ombre in 1671.</source>
        <translation>In Frankreich ist vom Hombre zuerst 1671 die Rede.</translation>
    </message>
    <message>
        <source>Two-bid Ombre</source>
        <translation>Hombre mit zwei Geboten</translation>
    </message>
    <message>
        <source>Good for a beginning: you play with an exchange, or higher, without one. The rest is much as in Renegado.</source>
        <translation>Gut für den Anfang: Man spielt mit Kauf oder, höher, ohne Kauf. Das Übrige ist fast wie im Renegado.</translation>
    </message>
    <message>
        <source>Two bids only, for a beginning</source>
        <translation>Nur zwei Gebote, für den Anfang</translation>
    </message>
    <message>
        <source>The Encyclopædia Britannica of 1911 describes it much like this.</source>
        <translation>Die Encyclopædia Britannica von 1911 beschreibt es ungefähr so.</translation>
    </message>
    <message>
        <source>Ombre for two</source>
        <translation>Hombre zu zweit</translation>
    </message>
    <message>
        <source>A red suit is left out, and each of you has eight cards. You bid as in Renegado, and need five of the eight tricks.</source>
        <translation>Eine rote Farbe fehlt, und jeder hat acht Karten. Ihr bietet wie im Renegado und braucht fünf der acht Stiche.</translation>
    </message>
    <message>
        <source>Eye to eye, without a red suit</source>
        <translation>Auge in Auge, ohne eine rote Farbe</translation>
    </message>
    <message>
        <source>Its place and year are not known to us.</source>
        <translation>Ort und Jahr kennen wir nicht.</translation>
    </message>
    <message>
        <source>Ombre for four</source>
        <translation>Hombre zu viert</translation>
    </message>
    <message>
        <source>Renegado for four: three play, and the one opposite the dealer sits out. When those three pass, the fourth takes the talon and plays alone.</source>
        <translation>Renegado zu viert: Drei spielen, und wer dem Geber gegenüber sitzt, setzt aus. Passen die drei, nimmt der Vierte den Talon und spielt allein.</translation>
    </message>
    <message>
        <source>Three play, the fourth looks on</source>
        <translation>Drei spielen, der Vierte schaut zu</translation>
    </message>
    <message>
        <source>It was first described in Zaragoza in 1669.</source>
        <translation>Zuerst beschrieben wurde es 1669 in Saragossa.</translation>
    </message>
    <message>
        <source>Cinquillo, Ombre for five</source>
        <translation>Cinquillo, Hombre zu fünft</translation>
    </message>
    <message>
        <source>Whoever asks leave names trumps and calls a king, whose holder helps in secret. Together they need five of the eight tricks; a solo needs them alone.</source>
        <translation>Wer Königruf ansagt, nennt den Trumpf und ruft einen König, dessen Besitzer heimlich hilft. Zusammen brauchen sie fünf der acht Stiche; ein Solo braucht sie allein.</translation>
    </message>
    <message>
        <source>Call a king, find a friend</source>
        <translation>Ruf einen König, finde einen Freund</translation>
    </message>
    <message>
        <source>It was first described about 1683; the French called it quintille.</source>
        <translation>Zuerst beschrieben wurde es um 1683; die Franzosen nannten es Quintille.</translation>
    </message>
    <message>
        <source>Homme d’Auvergne</source>
        <translation>Homme d’Auvergne</translation>
    </message>
    <message>
        <source>A quick old game for points: five cards each, and one turned up. Whoever accepts its suit as trump is the Man, against all the others.</source>
        <translation>Ein schnelles altes Spiel um Punkte: fünf Karten für jeden, eine wird aufgedeckt. Wer ihre Farbe als Trumpf annimmt, ist der Mann gegen alle anderen.</translation>
    </message>
    <message>
        <source>Five cards, quick and for points</source>
        <translation>Fünf Karten, flott und um Punkte</translation>
    </message>
    <message>
        <source>It was printed in Paris in 1665, and is named after the Auvergne.</source>
        <translation>Gedruckt wurde es 1665 in Paris; den Namen hat es von der Auvergne.</translation>
    </message>
    <message>
        <source>Ten cards and a secret ally</source>
        <translation>Zehn Karten und ein geheimer Partner</translation>
    </message>
    <message>
        <source>It was new in France, and had put Ombre in the shade by 1750.</source>
        <translation>Es war neu in Frankreich und stellte bis 1750 das Hombre in den Schatten.</translation>
    </message>
    <message>
        <source>L’Hombre, as in Denmark</source>
        <translation>L’Hombre wie in Dänemark</translation>
    </message>
    <message>
        <source>Danish clubs play it today: nine bids, fought out two by two. A nolo has no trumps and takes no trick; a tariff sets the payments.</source>
        <translation>Dänische Klubs spielen es heute: neun Gebote, zu zweit ausgefochten. Ein Nolo hat keinen Trumpf und macht keinen Stich; bezahlt wird nach einem Tarif.</translation>
    </message>
    <message>
        <source>Nine bids, fought out in duels</source>
        <translation>Neun Gebote, im Duell ausgetragen</translation>
    </message>
    <message>
        <source>Jutland and Funen still play it; a painting of 1887 shows it.</source>
        <translation>In Jütland und auf Fünen spielt man es noch; ein Bild von 1887 zeigt es.</translation>
    </message>
    <message>
        <source>Tresillo</source>
        <translation>Tresillo</translation>
    </message>
    <message>
        <source>Ombre as Spain still plays it, for small stakes. A bid in the favour suit goes higher and is worth more.</source>
        <translation>Hombre, wie Spanien es noch spielt, um kleine Einsätze. Ein Gebot in der Gunstfarbe geht höher und ist mehr wert.</translation>
    </message>
    <message>
        <source>One suit is worth more</source>
        <translation>Eine Farbe ist mehr wert</translation>
    </message>
    <message>
        <source>Parts of Spain kept the game alive through the nineteenth century.</source>
        <translation>Teile Spaniens hielten das Spiel durch das neunzehnte Jahrhundert am Leben.</translation>
    </message>
    <message>
        <source>Rocambor</source>
        <translation>Rocambor</translation>
    </message>
    <message>
        <source>Peru and Bolivia play Tresillo with diamonds, the oros, as favour suit. Oros may only overcall, and when all pass, the holder of spadille plays.</source>
        <translation>Peru und Bolivien spielen Tresillo mit Karo, den Oros, als Gunstfarbe. Oros darf nur überbieten, und wenn alle passen, spielt, wer die Spadille hat.</translation>
    </message>
    <message>
        <source>A bid in oros goes higher</source>
        <translation>Ein Gebot in Oros geht höher</translation>
    </message>
    <message>
        <source>Peru and Bolivia played it in the twentieth century, and still do.</source>
        <translation>Peru und Bolivien spielten es im zwanzigsten Jahrhundert und tun es noch.</translation>
    </message>
    <message>
        <source>Zanga</source>
        <translation>Zanga</translation>
    </message>
    <message>
        <source>The Canary Islands play it two against two, and partners say nothing. Five of the eight tricks win, and all thirty-two stones win the game.</source>
        <translation>Die Kanarischen Inseln spielen es zwei gegen zwei, und Partner sagen einander nichts. Fünf der acht Stiche gewinnen, und alle zweiunddreißig Steine gewinnen das Spiel.</translation>
    </message>
    <message>
        <source>Two against two, for stones</source>
        <translation>Zwei gegen zwei, um Steine</translation>
    </message>
    <message>
        <source>It is still played on the islands.</source>
        <translation>Auf den Inseln spielt man es noch heute.</translation>
    </message>
    <message>
        <source>Zanga in Málaga</source>
        <translation>Zanga in Málaga</translation>
    </message>
    <message>
        <source>Zanga with thirty-two cards, as Málaga&apos;s villages play it. The only clubs, ace and king, are always trumps; coins earn a stone more.</source>
        <translation>Zanga mit zweiunddreißig Karten, wie die Dörfer um Málaga es spielen. Die einzigen Stäbe, Ass und König, sind immer Trumpf; Münzen bringen einen Stein mehr.</translation>
    </message>
    <message>
        <source>The ugly king is always trump</source>
        <translation>Der hässliche König ist immer Trumpf</translation>
    </message>
    <message>
        <source>It is still played in the hills of Málaga.</source>
        <translation>In den Bergen von Málaga spielt man es noch heute.</translation>
    </message>
    <message>
        <source>Tritrille</source>
        <translation>Tritrille</translation>
    </message>
    <message>
        <source>Quadrille for three, with ten cards each and a red suit left out. The Ombre gets a king for another card, and needs six tricks alone.</source>
        <translation>Quadrille zu dritt, mit zehn Karten für jeden und ohne eine rote Farbe. Der Hombre bekommt einen König für eine andere Karte und braucht allein sechs Stiche.</translation>
    </message>
    <message>
        <source>Ask for a king, play alone</source>
        <translation>Fordere einen König, spiel allein</translation>
    </message>
    <message>
        <source>German Solo</source>
        <translation>Deutsches Solo</translation>
    </message>
    <message>
        <source>Germany&apos;s Quadrille: eight cards each, and the queen of clubs above all. In a Frage you call an ace, whose holder is your secret ally.</source>
        <translation>Das deutsche Quadrille: acht Karten für jeden, und die Kreuz-Dame über allen. Bei einer Frage rufst du ein Ass, dessen Besitzer heimlich dein Partner ist.</translation>
    </message>
    <message>
        <source>The queen of clubs rules all</source>
        <translation>Die Kreuz-Dame sticht alles</translation>
    </message>
    <message>
        <source>Northern Germany knew it by the late eighteenth century.</source>
        <translation>Norddeutschland kannte es im späten achtzehnten Jahrhundert.</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>Leicht zu lernen</translation>
    </message>
    <message>
        <source>Takes an evening</source>
        <translation>Braucht einen Abend</translation>
    </message>
    <message>
        <source>For those who know Ombre</source>
        <translation>Für alle, die Hombre kennen</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>At your right</source>
        <translation>Rechts von dir</translation>
    </message>
    <message>
        <source>Opposite you, to the right</source>
        <translation>Dir gegenüber, rechts</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>Dir gegenüber</translation>
    </message>
    <message>
        <source>Opposite you, to the left</source>
        <translation>Dir gegenüber, links</translation>
    </message>
    <message>
        <source>At your left</source>
        <translation>Links von dir</translation>
    </message>
    <message>
        <source>{players:one # player|other # players}</source>
        <translation>{players:one # Spieler|other # Spieler}</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} bis {most} Spieler</translation>
    </message>
    <message>
        <source>{tricks:one # trick|other # tricks}</source>
        <translation>{tricks:one # Stich|other # Stiche}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Quadrille</source>
        <translation>Quadrille</translation>
    </message>
    <message>
        <source>For a hundred years this was the card game of Europe’s drawing rooms. You call a king, and with its secret holder need six of ten tricks.</source>
        <translation>Hundert Jahre lang war dies das Kartenspiel der Salons von Europa. Du rufst einen König, und mit seinem heimlichen Besitzer brauchst du sechs von zehn Stichen.</translation>
    </message>
</context>
<context>
    <name>Grammar</name>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Leads a king at once, though it may be trumped.</source>
        <translation>Spielt einen König sofort aus, auch wenn er gestochen werden kann.</translation>
    </message>
    <message>
        <source>As Ombre, leads other suits before the trumps of the others are drawn.</source>
        <translation>Spielt als Hombre andere Farben aus, bevor die Trümpfe der anderen gezogen sind.</translation>
    </message>
    <message>
        <source>Leads a trump as a defender, and so does the Ombre&apos;s work.</source>
        <translation>Spielt als Gegenspieler Trumpf aus und nimmt damit dem Hombre die Arbeit ab.</translation>
    </message>
    <message>
        <source>Leads the same suit again, although it brought nothing the first time.</source>
        <translation>Spielt dieselbe Farbe noch einmal aus, obwohl sie beim ersten Mal nichts brachte.</translation>
    </message>
    <message>
        <source>As a defender, leads the shortest suit, even if that bares a good card.</source>
        <translation>Spielt als Gegenspieler die kürzeste Farbe aus, auch wenn das eine gute Karte entblößt.</translation>
    </message>
    <message>
        <source>Saves spadille for later, and plays the next trump instead.</source>
        <translation>Spart Spadille für später auf und spielt dafür den nächsten Trumpf.</translation>
    </message>
    <message>
        <source>As Ombre, leads every trump from the top before anything else.</source>
        <translation>Spielt als Hombre vor allem anderen jeden Trumpf von oben herunter aus.</translation>
    </message>
    <message>
        <source>Takes a trick that the partner is winning already.</source>
        <translation>Nimmt einen Stich, den der Partner schon gewinnt.</translation>
    </message>
    <message>
        <source>Trumps a trick at sight, whether it is worth it or not.</source>
        <translation>Sticht auf den ersten Blick, ob es sich lohnt oder nicht.</translation>
    </message>
    <message>
        <source>Plays low as the second to play, even with the king.</source>
        <translation>Gibt an zweiter Stelle klein zu, sogar mit dem König.</translation>
    </message>
    <message>
        <source>Trumps high where a small trump would do.</source>
        <translation>Sticht hoch, wo ein kleiner Trumpf genügte.</translation>
    </message>
    <message>
        <source>What they have shown at this table</source>
        <translation>Was sie an diesem Tisch gezeigt haben</translation>
    </message>
    <message>
        <source>A habit stands here once two settled deals of this sitting have shown it. After ten deals, one is enough.</source>
        <translation>Eine Gewohnheit steht hier, sobald zwei abgerechnete Spiele dieser Partie sie gezeigt haben. Nach zehn Spielen genügt eines.</translation>
    </message>
    <message>
        <source>Seen {times:one once|other # times}, in {deals:one deal|other deals} {numbers}.</source>
        <translation>{times:one Einmal|other #-mal} gesehen, in {deals:one Spiel|other den Spielen} {numbers}.</translation>
    </message>
    <message>
        <source>Plays without habits.</source>
        <translation>Spielt ohne Gewohnheiten.</translation>
    </message>
    <message>
        <source>The deals of this sitting are being looked through.</source>
        <translation>Die Spiele dieser Partie werden gerade ausgewertet.</translation>
    </message>
    <message>
        <source>Nothing to notice yet.</source>
        <translation>Noch nichts zu bemerken.</translation>
    </message>
    <message>
        <source>Nothing to notice in {deals:one # deal|other # deals} so far.</source>
        <translation>In {deals:one # Spiel|other # Spielen} bisher nichts zu bemerken.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is only one thing that you may do.</source>
        <translation>Hier gibt es nur eine Möglichkeit.</translation>
    </message>
    <message>
        <source>Your partner has this trick already: leave it to them.</source>
        <translation>Der Stich gehört schon deiner Seite: Lass ihn dort.</translation>
    </message>
    <message>
        <source>Win with the lowest card that no opponent can beat.</source>
        <translation>Nimm den Stich mit der niedrigsten Karte, die kein Gegner schlagen kann.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you can trump.</source>
        <translation>Du hast {suit:m keinen|pl keine|other kein} {suit}, also kannst du stechen.</translation>
    </message>
    <message>
        <source>With this trick the game is yours.</source>
        <translation>Mit diesem Stich gehört das Spiel dir.</translation>
    </message>
    <message>
        <source>Once your side has this trick, they can no longer win.</source>
        <translation>Bekommt deine Seite diesen Stich, kann die Gegenseite nicht mehr gewinnen.</translation>
    </message>
    <message>
        <source>You need this trick: without it you can no longer win.</source>
        <translation>Du brauchst diesen Stich: Ohne ihn kannst du nicht mehr gewinnen.</translation>
    </message>
    <message>
        <source>You can no longer win, but with this trick you may still tie.</source>
        <translation>Gewinnen kannst du nicht mehr, aber mit diesem Stich noch gleichziehen.</translation>
    </message>
    <message>
        <source>Only you can still stop them: take this trick yourself.</source>
        <translation>Nur du kannst sie noch aufhalten: Nimm diesen Stich selbst.</translation>
    </message>
    <message>
        <source>Only your partner can still stop them: leave them this trick.</source>
        <translation>Nur dein Partner kann sie noch aufhalten: Überlass ihm diesen Stich.</translation>
    </message>
    <message>
        <source>Your partner said gano: leave them this trick.</source>
        <translation>Dein Partner hat Gano gesagt: Überlass ihm diesen Stich.</translation>
    </message>
    <message>
        <source>You have {tricks:one # trick|other # tricks}, more than your partner: collect them in one hand.</source>
        <translation>Du hast schon {tricks:one einen Stich und dein Partner keinen|other # Stiche, mehr als dein Partner}: Nimm auch diesen, damit eure Stiche in einer Hand sind.</translation>
    </message>
    <message>
        <source>Your partner has {tricks:one # trick|other # tricks}, more than you: let them collect.</source>
        <translation>Dein Partner hat {tricks:one einen Stich|other # Stiche}, mehr als du: Lass ihn sammeln.</translation>
    </message>
    <message>
        <source>They have trumped: a higher trump takes the trick back.</source>
        <translation>Ein Gegner hat gestochen: Mit einem höheren Trumpf überstichst du ihn.</translation>
    </message>
    <message>
        <source>Last to play: the lowest card that wins is enough.</source>
        <translation>Danach spielt niemand mehr: Die niedrigste Karte, die gewinnt, genügt.</translation>
    </message>
    <message>
        <source>Your partner&apos;s card may still be beaten: cover it with a higher one.</source>
        <translation>Die Karte deines Partners kann noch geschlagen werden: Geh mit einer höheren darüber.</translation>
    </message>
    <message>
        <source>Your lowest card that beats theirs may be enough: keep the higher ones.</source>
        <translation>Deine niedrigste Karte, die ihre schlägt, kann genügen: Behalte die höheren.</translation>
    </message>
    <message>
        <source>Take the trick over from your partner: then you lead.</source>
        <translation>Übernimm den Stich der eigenen Seite: Dann spielst du aus.</translation>
    </message>
    <message>
        <source>You may withhold {card:the}: the trump that was led cannot force it.</source>
        <translation>Du darfst {card:den} zurückhalten: Auf diesen Trumpf musst du die Karte nicht zugeben.</translation>
    </message>
    <message>
        <source>Keep your trumps: they may win a trick of their own.</source>
        <translation>Behalte deine Trümpfe: Sie können selbst einen Stich machen.</translation>
    </message>
    <message>
        <source>Keep your last trump while others may still hold some.</source>
        <translation>Behalte deinen letzten Trumpf, solange andere noch welche haben können.</translation>
    </message>
    <message>
        <source>Nobody else has trumps now: yours will bring back the lead.</source>
        <translation>Niemand sonst hat noch Trumpf: Mit deinen kommst du wieder ans Spiel.</translation>
    </message>
    <message>
        <source>Your partner plays last and may still take this trick.</source>
        <translation>Dein Partner spielt zuletzt und kann diesen Stich noch machen.</translation>
    </message>
    <message>
        <source>Keep {card:the}: it can still win a later trick.</source>
        <translation>Behalte {card:den}: Damit kannst du später noch einen Stich machen.</translation>
    </message>
    <message>
        <source>Those after you can probably beat your high cards too: save them.</source>
        <translation>Wer nach dir spielt, kann wohl auch deine hohen Karten schlagen: Spar sie.</translation>
    </message>
    <message>
        <source>Keep {card:the}: nobody holds a higher one.</source>
        <translation>Behalte {card:den}: Niemand hat eine höhere.</translation>
    </message>
    <message>
        <source>Wait with {card:the}: let others lead that suit first.</source>
        <translation>Lass andere die Farbe ausspielen, in der deine kleine Karte {card:den} deckt.</translation>
    </message>
    <message>
        <source>The trick is your partner&apos;s so far: give your cheapest card.</source>
        <translation>Der Stich gehört bisher deiner Seite: Gib die Karte zu, die du am ehesten entbehren kannst.</translation>
    </message>
    <message>
        <source>Count your sure tricks: they make {tricks:one # trick|other # tricks} in all, and that wins.</source>
        <translation>Zähl deine sicheren Stiche: Im Ganzen kommst du auf {tricks:one einen Stich|other # Stiche}, und das reicht.</translation>
    </message>
    <message>
        <source>Lead a trump to bring out theirs: {left:one # is|other # are} still out.</source>
        <translation>Spiel Trumpf aus und hol die Trümpfe der anderen heraus: {left:one Einer ist|other # sind} noch draußen.</translation>
    </message>
    <message>
        <source>Lead a trump: it helps your partner draw those of the others.</source>
        <translation>Spiel Trumpf aus: Das hilft deinem Partner, die der anderen zu ziehen.</translation>
    </message>
    <message>
        <source>Nobody has a higher card than yours in {suit}: lead it.</source>
        <translation>Du hast in {suit}{suit:dpl n|other } die höchste Karte: Spiel sie aus.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: lead one to bring out the higher ones.</source>
        <translation>Du hast {have:one einen Trumpf|other # Trümpfe}: Spiel einen aus, um die höheren herauszuholen.</translation>
    </message>
    <message>
        <source>Draw trumps first, or they may trump {card:the}.</source>
        <translation>Zieh erst Trumpf, sonst stechen sie vielleicht {card:den}.</translation>
    </message>
    <message>
        <source>Wait with your trumps: if they lead trumps, {card:the} can win as well.</source>
        <translation>Spiel selbst keinen Trumpf aus: Tun es die anderen, kann auch {card:der} einen Stich machen.</translation>
    </message>
    <message>
        <source>You have {have:one # card|other # cards} in {suit}: the small ones may win later.</source>
        <translation>Du hast {have:one eine Karte|other # Karten} in {suit}{suit:dpl n|other }: Die kleinen können später gewinnen.</translation>
    </message>
    <message>
        <source>Your opponent must play before your partner: lead through them.</source>
        <translation>Der Gegner muss vor deinem Partner zugeben: Nehmt ihn in die Mitte.</translation>
    </message>
    <message>
        <source>Your cards here are worth the same: it does not matter which.</source>
        <translation>Deine Karten sind hier gleich viel wert: Es ist egal, welche du spielst.</translation>
    </message>
    <message>
        <source>The game is not lost yet: do not give up.</source>
        <translation>Das Spiel ist noch nicht verloren: Gib nicht auf.</translation>
    </message>
    <message>
        <source>Not {suit}: they have none, and could throw a dangerous card.</source>
        <translation>Nicht {suit}: Die Farbe hat der Hombre nicht, und er könnte eine gefährliche Karte abwerfen.</translation>
    </message>
    <message>
        <source>Nobody has a lower card in {suit}: whoever follows must beat it.</source>
        <translation>Niemand hat in {suit}{suit:dpl n|other } eine niedrigere Karte: Wer bedient, muss sie schlagen.</translation>
    </message>
    <message>
        <source>You need not follow: throw the card that could win most easily.</source>
        <translation>Du musst nicht bedienen: Wirf die Karte ab, die am leichtesten gewinnen könnte.</translation>
    </message>
    <message>
        <source>They are winning this trick: leave it to them.</source>
        <translation>Diesen Stich bekommt gerade der Hombre: Übernimm ihn nicht.</translation>
    </message>
    <message>
        <source>Play low: they may have to take the trick.</source>
        <translation>Spiel niedrig: Vielleicht muss der Hombre den Stich nehmen.</translation>
    </message>
    <message>
        <source>Play high now, and keep your low cards to catch them later.</source>
        <translation>Spiel jetzt hoch, und behalte die niedrigen Karten, um den Hombre später zu fangen.</translation>
    </message>
    <message>
        <source>Your partner has no {suit} and may trump: lead that suit.</source>
        <translation>Dein Partner hat {suit:m keinen|pl keine|other kein} {suit} und kann stechen: Spiel diese Farbe aus.</translation>
    </message>
    <message>
        <source>If they take this trick, they have won: stop them here.</source>
        <translation>Macht die Gegenseite diesen Stich, hat sie gewonnen: Halte sie hier auf.</translation>
    </message>
    <message>
        <source>You have a card that no opponent can beat: a sure trick.</source>
        <translation>Du hast eine Karte, die kein Gegner schlagen kann: ein sicherer Stich.</translation>
    </message>
    <message>
        <source>You have a card that only a trump can beat.</source>
        <translation>Du hast eine Karte, die nur ein Trumpf schlagen kann.</translation>
    </message>
    <message>
        <source>You have a card that only {few:one # card|other # cards} can still beat.</source>
        <translation>Du hast eine Karte, die nur noch {few:one eine schlagen kann|other # schlagen können}.</translation>
    </message>
    <message>
        <source>Make them spend a higher card, or take the trick.</source>
        <translation>Entweder opfert ein Gegner eine höhere Karte, oder du machst den Stich.</translation>
    </message>
    <message>
        <source>Keep {card:the}: few cards can still beat it.</source>
        <translation>Behalte {card:den}: Darüber liegen nur noch wenige Karten.</translation>
    </message>
    <message>
        <source>You have only {have:one # card|other # cards} in {suit}: soon you can trump that suit.</source>
        <translation>Du hast nur {have:one eine Karte|other # Karten} in {suit}{suit:dpl n|other }: Bald kannst du die Farbe stechen.</translation>
    </message>
    <message>
        <source>A loser costs little: every card still out in its suit beats it.</source>
        <translation>Eine wertlose Karte kostet dich wenig: Jede, die von ihrer Farbe noch draußen ist, schlägt sie.</translation>
    </message>
    <message>
        <source>Nobody can beat your best trump: draw theirs while {left:one # is|other # are} still out.</source>
        <translation>Deinen besten Trumpf schlägt niemand: Zieh den anderen die Trümpfe, {left:one einer ist|other # sind} noch draußen.</translation>
    </message>
    <message>
        <source>An opponent has no {suit}: they must trump it or let it go.</source>
        <translation>Ein Gegner hat {suit:m keinen|pl keine|other kein} {suit}: Er muss stechen oder den Stich abgeben.</translation>
    </message>
    <message>
        <source>Your partner led {suit}: lead that suit back to them.</source>
        <translation>Dein Partner hat {suit} ausgespielt: Spiel ihm die Farbe zurück.</translation>
    </message>
    <message>
        <source>Only {card:the} beats your best card of its suit: bring it out.</source>
        <translation>Nur {card:der} ist noch höher als deine beste Karte dieser Farbe: Hol die höhere heraus.</translation>
    </message>
    <message>
        <source>It makes no difference here: on average every card comes to the same.</source>
        <translation>Es macht hier keinen Unterschied: Im Schnitt bringt jede Karte gleich viel.</translation>
    </message>
    <message>
        <source>Lead the card that is likeliest to be beaten.</source>
        <translation>Spiel die Karte aus, die am ehesten geschlagen wird.</translation>
    </message>
    <message>
        <source>Go under {card:the} with the highest card you can.</source>
        <translation>Bleib so knapp wie möglich unter {card:dem}.</translation>
    </message>
    <message>
        <source>You cannot win this trick: give your cheapest card.</source>
        <translation>Diesen Stich bekommst du nicht: Gib die Karte zu, die du am ehesten entbehren kannst.</translation>
    </message>
    <message>
        <source>Keep the low card that guards {card:the}.</source>
        <translation>Behalte die kleine Karte, die {card:den} deckt.</translation>
    </message>
    <message>
        <source>You have no matador: let the other defender draw before you.</source>
        <translation>Du hast keinen Matador: Lass den anderen Gegenspieler vor dir kaufen.</translation>
    </message>
    <message>
        <source>Every card you have left wins: go for all the tricks.</source>
        <translation>Jede Karte, die du noch hast, gewinnt: Geh auf alle Stiche.</translation>
    </message>
    <message>
        <source>With {tricks:one # trick|other # tricks} you are ahead: codille is in sight, so play on.</source>
        <translation>Mit {tricks:one einem Stich|other # Stichen} liegst du vorn: Codille ist in Sicht, also spiel weiter.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Hint: {told}</source>
        <translation>Tipp: {told}</translation>
    </message>
    <message>
        <source>One moment, the choices are being weighed.</source>
        <translation>Einen Augenblick, ich überlege.</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ein Tipp</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Mach das</translation>
    </message>
    <message>
        <source>There is no hint just now. The game goes on as it was.</source>
        <translation>Gerade gibt es keinen Tipp. Das Spiel geht weiter wie bisher.</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was tun?</translation>
    </message>
    <message>
        <source>Other throws</source>
        <translation>Andere Abwürfe</translation>
    </message>
    <message>
        <source>Press {key} to do it.</source>
        <translation>Drücke {key}, um das zu tun.</translation>
    </message>
    <message>
        <source>You then seldom win.</source>
        <translation>So gewinnst du selten.</translation>
    </message>
    <message>
        <source>You then win about {times:one once|other # times} in 10.</source>
        <translation>So gewinnst du in etwa {times:one einem|other #} von 10 Fällen.</translation>
    </message>
    <message>
        <source>You then nearly always win.</source>
        <translation>So gewinnst du fast immer.</translation>
    </message>
    <message>
        <source>You seldom come out ahead.</source>
        <translation>Damit liegst du am Ende selten vorn.</translation>
    </message>
    <message>
        <source>You come out ahead about {times:one once|other # times} in 10.</source>
        <translation>Damit liegst du am Ende in etwa {times:one einem|other #} von 10 Fällen vorn.</translation>
    </message>
    <message>
        <source>You nearly always come out ahead.</source>
        <translation>Damit liegst du am Ende fast immer vorn.</translation>
    </message>
    <message>
        <source>Any of them is about as good.</source>
        <translation>Alle sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>One way it may go:</source>
        <translation>So kann es gehen:</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Du nimmst ihn</translation>
    </message>
    <message>
        <source>{name} takes it</source>
        <translation>{name} nimmt ihn</translation>
    </message>
    <message>
        <source>{cards}: you take the trick.</source>
        <translation>{cards}: Du nimmst den Stich.</translation>
    </message>
    <message>
        <source>{cards}: {name} takes the trick.</source>
        <translation>{cards}: {name} nimmt den Stich.</translation>
    </message>
    <message>
        <source>Throw {more:the} as well</source>
        <translation>Auch {more:den} abwerfen</translation>
    </message>
    <message>
        <source>Keep {less:the}</source>
        <translation>{less:den} behalten</translation>
    </message>
    <message>
        <source>Throw {more:the}, keep {less:the}</source>
        <translation>{more:den} abwerfen, {less:den} behalten</translation>
    </message>
    <message>
        <source>Throw {cards:the}</source>
        <translation>{cards:den} abwerfen</translation>
    </message>
    <message>
        <source>The marked cards</source>
        <translation>Die markierten Karten</translation>
    </message>
    <message>
        <source>“{action}” wins more often, but brings less in the long run.</source>
        <translation>„{action}“ gewinnt öfter, bringt aber auf Dauer weniger.</translation>
    </message>
    <message>
        <source>{others:one Another choice is|other # other choices are} about equal.</source>
        <translation>{others:one Eine andere Möglichkeit ist|other # andere Möglichkeiten sind} etwa gleich gut.</translation>
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
        <translation>etwa gleich</translation>
    </message>
    <message>
        <source>costs {amount}</source>
        <translation>kostet {amount}</translation>
    </message>
    <message>
        <source>{action}: loses {amount}, give or take {error}</source>
        <translation>{action}: verliert {amount}, plus/minus {error}</translation>
    </message>
    <message>
        <source>{action}: gains {amount}, give or take {error}</source>
        <translation>{action}: bringt {amount}, plus/minus {error}</translation>
    </message>
    <message>
        <source>This deal can hardly be won any more.</source>
        <translation>Dieses Spiel ist kaum noch zu gewinnen.</translation>
    </message>
    <message>
        <source>Another throw: {line}</source>
        <translation>Andere Wahl: {line}</translation>
    </message>
    <message>
        <source>{action}: gains {amount}</source>
        <translation>{action}: bringt {amount}</translation>
    </message>
    <message>
        <source>{action}: loses {amount}</source>
        <translation>{action}: verliert {amount}</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in chips beside the best.</source>
        <translation>Die Gewinnchance, und wie viele Marken es gegenüber der besten Wahl kostet.</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in points beside the best.</source>
        <translation>Die Gewinnchance, und wie viele Punkte es gegenüber der besten Wahl kostet.</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in stones beside the best.</source>
        <translation>Die Gewinnchance, und wie viele Steine es gegenüber der besten Wahl kostet.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Play {card:the}, and say gano.</source>
        <translation>Spiel {card:den}, und sag Gano.</translation>
    </message>
    <message>
        <source>Play {card:the}.</source>
        <translation>Spiel {card:den}.</translation>
    </message>
    <message>
        <source>Call {card:the}.</source>
        <translation>Ruf {card:den}.</translation>
    </message>
    <message>
        <source>Give {card:the}.</source>
        <translation>Gib {card:den}.</translation>
    </message>
    <message>
        <source>Bid {contract}.</source>
        <translation>Sag {contract} an.</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>Nenne {suit} als Trumpf.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Behalte alle Karten.</translation>
    </message>
    <message>
        <source>Throw away the {number:one marked card|other # marked cards}.</source>
        <translation>Wirf die {number:one markierte Karte|other # markierten Karten} ab.</translation>
    </message>
    <message>
        <source>Throw away {cards:the}.</source>
        <translation>Wirf {cards:den} ab.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Choose “{label}”.</source>
        <translation>Wähle „{label}“.</translation>
    </message>
    <message>
        <source>If you pass too, you must play anyway.</source>
        <translation>Wenn du auch passt, musst du trotzdem spielen.</translation>
    </message>
    <message>
        <source>Once you lead, every card you hold wins.</source>
        <translation>Sobald du ausspielst, gewinnt jede deiner Karten.</translation>
    </message>
    <message>
        <source>{high:one Only one of your cards is dangerous, and you may exchange it.|other Only # of your cards are dangerous, and you may exchange them.}</source>
        <translation>{high:one Nur eine deiner Karten ist gefährlich, und du darfst sie tauschen.|other Nur # deiner Karten sind gefährlich, und du darfst sie tauschen.}</translation>
    </message>
    <message>
        <source>You have a low card in every suit you hold.</source>
        <translation>Du hast in jeder deiner Farben eine kleine Karte.</translation>
    </message>
    <message>
        <source>On average you make about {have:one # trick|other # tricks}, whichever suit is turned.</source>
        <translation>Im Schnitt machst du etwa {have:one einen Stich|other # Stiche}, welche Farbe auch aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Spadille and basto are trumps, whichever suit is turned.</source>
        <translation>Spadille und Basta sind Trümpfe, welche Farbe auch aufgedeckt wird.</translation>
    </message>
    <message>
        <source>{card:The} is a trump, whichever suit is turned.</source>
        <translation>{card:Der} ist Trumpf, welche Farbe auch aufgedeckt wird.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>Mit {suit}{suit:dpl n|other } als Trumpf machst du etwa {have:one einen Stich|other # Stiche}, und {need} gewinnen.</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>Mit {suit}{suit:dpl n|other } als Trumpf macht deine Seite etwa {have:one einen Stich|other # Stiche}, und {need} gewinnen.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: enough if the others share theirs.</source>
        <translation>Mit {suit}{suit:dpl n|other } als Trumpf machst du etwa {have:one einen Stich|other # Stiche}: genug, wenn die anderen ihre teilen.</translation>
    </message>
    <message>
        <source>{other:Name} wins more often, but {contract} pays more.</source>
        <translation>{other:Ein} gewinnt öfter, aber {contract:ein} bringt mehr.</translation>
    </message>
    <message>
        <source>{contract:Name} leaves {other} open, and your cards suit that better.</source>
        <translation>{contract:Ein} lässt {other:einen} offen, und dazu passen deine Karten besser.</translation>
    </message>
    <message>
        <source>It wins only about {wins:one once|other # times} in 10, but on average that beats passing.</source>
        <translation>Das gewinnt nur etwa {wins:one einmal|other #-mal} in 10 Spielen, ist aber im Schnitt besser als Passen.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}.</source>
        <translation>Mit {suit}{suit:dpl n|other } hast du {trumps:one einen Trumpf|other # Trümpfe}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps, {sure:one # trick is|other # tricks are} certain.</source>
        <translation>Mit {suit}{suit:dpl n|other } als Trumpf {sure:one ist ein Stich|other sind # Stiche} sicher.</translation>
    </message>
    <message>
        <source>All the others have passed, so they are probably weak.</source>
        <translation>Alle anderen haben gepasst, sind also wohl schwach.</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only {remaining} {remaining:one is|other are} left.</source>
        <translation>{contract:Der} ist vergeben: Nur {remaining} {remaining:one bleibt|other bleiben} übrig.</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only dearer bids are left.</source>
        <translation>{contract:Der} ist vergeben: Nur teurere Gebote bleiben übrig.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: one more, and you could bid.</source>
        <translation>Du hast {have:one einen Trumpf|other # Trümpfe}: mit einem mehr könntest du bieten.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps} and {matadors:0 no matador|one one matador|other # matadors}: one more trump, and you could bid.</source>
        <translation>Du hast {have:one einen Trumpf|other # Trümpfe} und {matadors:0 keinen Matador|one einen Matador|other # Matadore}: mit einem Trumpf mehr könntest du bieten.</translation>
    </message>
    <message>
        <source>Your {have:one # trump is|other # trumps are} good, but {kings:0 no king stands|one only one king stands|other only # kings stand} beside them.</source>
        <translation>{have:one Dein Trumpf ist|other Deine # Trümpfe sind} gut, aber dazu hast du {kings:0 keinen König|one nur einen König|other nur # Könige}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one about # trick|other about # tricks}: you need at least {least}.</source>
        <translation>Mit {suit}{suit:dpl n|other } als Trumpf machst du {have:0 kaum einen Stich|one etwa einen Stich|other etwa # Stiche} und brauchst mindestens {least}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes {have:0 hardly a trick|one about # trick|other about # tricks}: it needs {least}.</source>
        <translation>Mit {suit}{suit:dpl n|other } als Trumpf macht deine Seite {have:0 kaum einen Stich|one etwa einen Stich|other etwa # Stiche}: Sie braucht {least}.</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>Ohne neue Karten machst du mit {suit}{suit:dpl n|other } {have:0 kaum einen Stich|one etwa einen Stich|other etwa # Stiche}: Du brauchst mindestens {least}.</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>Allein machst du mit {suit}{suit:dpl n|other } {have:0 kaum einen Stich|one etwa einen Stich|other etwa # Stiche}: Du brauchst mindestens {least}.</translation>
    </message>
    <message>
        <source>{contract:Name} would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>{contract:Einen} würdest du {wins:0 fast nie|one nur etwa einmal in 10 Spielen|other nur etwa #-mal in 10 Spielen} gewinnen.</translation>
    </message>
    <message>
        <source>{contract:Name} wins about {wins:one once|other # times} in 10, but losing costs more.</source>
        <translation>{contract:Ein} gewinnt etwa {wins:one einmal|other #-mal} in 10 Spielen, aber Verlieren kostet mehr.</translation>
    </message>
    <message>
        <source>On average, passing brings you more.</source>
        <translation>Im Schnitt bringt Passen dir mehr.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}, more than with any other suit.</source>
        <translation>Mit {suit}{suit:dpl n|other } hast du {trumps:one einen Trumpf|other # Trümpfe}, mehr als mit jeder anderen Farbe.</translation>
    </message>
    <message>
        <source>With {suit} you make about {have:one # trick|other # tricks}, the most of any suit.</source>
        <translation>Mit {suit}{suit:dpl n|other } machst du etwa {have:one einen Stich|other # Stiche}, mehr als mit jeder anderen Farbe.</translation>
    </message>
    <message>
        <source>{card:The} becomes the second-highest trump.</source>
        <translation>{card:Der} wird der zweithöchste Trumpf.</translation>
    </message>
    <message>
        <source>Another suit gives you as many trumps, but they are higher in {suit}.</source>
        <translation>Eine andere Farbe gibt dir ebenso viele Trümpfe, aber in {suit}{suit:dpl n|other } sind sie höher.</translation>
    </message>
    <message>
        <source>With {suit} you have fewer trumps, but higher ones.</source>
        <translation>Mit {suit}{suit:dpl n|other } hast du weniger Trümpfe, aber höhere.</translation>
    </message>
    <message>
        <source>{card:The} may still win a trick as a plain card.</source>
        <translation>{card:Der} kann außerhalb der Trümpfe noch einen Stich machen.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:0 no trump|one only one trump|other only # trumps}, and trumps win tricks.</source>
        <translation>Mit {suit}{suit:dpl n|other } hast du {trumps:0 keinen Trumpf|one nur einen Trumpf|other nur # Trümpfe}, und Trümpfe machen Stiche.</translation>
    </message>
    <message>
        <source>Once that card has gone, {card:the} in your hand is the highest.</source>
        <translation>Ist die gerufene Karte gespielt, ist {card:der} in deiner Hand die höchste Karte der Farbe.</translation>
    </message>
    <message>
        <source>{card:The} in your hand is worth more beside it.</source>
        <translation>{card:Der} in deiner Hand ist zusammen mit dieser Karte mehr wert.</translation>
    </message>
    <message>
        <source>You have {number:one one card|other # cards} of {suit} to lead to {card:the}.</source>
        <translation>Du hast {number:one eine Karte|other # Karten} in {suit}{suit:dpl n|other }, um {card:den} anzuspielen.</translation>
    </message>
    <message>
        <source>You have {number:0 no card|one only one card} of {suit}: your ally will have the highest.</source>
        <translation>Du hast {number:0 keine Karte|one nur eine Karte} in {suit}{suit:dpl n|other }: Dein Partner hat dann die höchste.</translation>
    </message>
    <message>
        <source>The others hold most cards of {suit}, so {card:the} should win a trick.</source>
        <translation>Die anderen haben die meisten Karten in {suit}{suit:dpl n|other }, also sollte {card:der} einen Stich machen.</translation>
    </message>
    <message>
        <source>It is your lowest card of {suit}.</source>
        <translation>Das ist deine kleinste Karte in {suit}{suit:dpl n|other }.</translation>
    </message>
    <message>
        <source>You may draw only {most:one # card|other # cards}: throw the weakest.</source>
        <translation>Du kannst nur {most:one eine Karte|other # Karten} kaufen: Wirf {most:one die schwächste|other die schwächsten} ab.</translation>
    </message>
    <message>
        <source>Keep trumps and kings: a new card is worth more than the rest.</source>
        <translation>Behalte Trümpfe und Könige: Eine neue Karte ist mehr wert als der Rest.</translation>
    </message>
    <message>
        <source>Keep only your trumps: a new card is worth more than the rest.</source>
        <translation>Behalte nur deine Trümpfe: Eine neue Karte ist mehr wert als der Rest.</translation>
    </message>
    <message>
        <source>Keep only your {kings:one king|other kings}: a new card is worth more than the rest.</source>
        <translation>Behalte nur {kings:one deinen König|other deine Könige}: Eine neue Karte ist mehr wert als der Rest.</translation>
    </message>
    <message>
        <source>You have neither a trump nor a king: exchange every card.</source>
        <translation>Du hast weder Trumpf noch König: Tausche alle Karten.</translation>
    </message>
    <message>
        <source>{card:The} stays too: beside its king it may win a trick.</source>
        <translation>{card:Der} bleibt auch: Neben dem König kann die Karte einen Stich machen.</translation>
    </message>
    <message>
        <source>{card:The} stays with a lower card: it may win once the king is gone.</source>
        <translation>{card:Der} bleibt mit einer kleineren Karte: Ist der König weg, kann die Karte gewinnen.</translation>
    </message>
    <message>
        <source>Throw your weakest cards: new ones may be better.</source>
        <translation>Wirf deine schwächsten Karten ab: Neue können besser sein.</translation>
    </message>
    <message>
        <source>Keep the kings, and {suit} for {trumps:one # trump|other # trumps}.</source>
        <translation>Behalte die Könige und {suit}: Als Trumpf gibt dir die Farbe {trumps:one einen Trumpf|other # Trümpfe}.</translation>
    </message>
    <message>
        <source>Your partner draws after you: leave them {left:one # card|other # cards}.</source>
        <translation>Dein Partner kauft nach dir: Lass ihm {left:one eine Karte|other # Karten}.</translation>
    </message>
    <message>
        <source>You throw your last {suit}: unless you draw more, you may trump it.</source>
        <translation>Du wirfst alle Karten in {suit}{suit:dpl n|other } ab: Kaufst du keine nach, kannst du stechen.</translation>
    </message>
    <message>
        <source>Throw the cards that are likeliest to take a trick.</source>
        <translation>Wirf die Karten ab, die am ehesten einen Stich machen.</translation>
    </message>
    <message>
        <source>Going on for all the tricks pays more, and it goes well nearly always.</source>
        <translation>Auf alle Stiche zu gehen bringt mehr, und es gelingt fast immer.</translation>
    </message>
    <message>
        <source>Play on: it goes well {wins:10 nearly always|other about # times in 10}.</source>
        <translation>Spiel weiter: Es geht {wins:10 fast immer|other etwa #-mal in 10 Spielen} gut.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one only about # trick|other only about # tricks}: that is too few.</source>
        <translation>Mit {suit}{suit:dpl n|other } als Trumpf machst du {have:0 kaum einen Stich|one nur etwa einen Stich|other nur etwa # Stiche}, und das ist zu wenig.</translation>
    </message>
    <message>
        <source>You have won already, and of the {left:one # trick|other # tricks} left {sure:0 none is|one only one is|other only # are} certain.</source>
        <translation>Du hast schon gewonnen, und es {left:one kommt noch ein Stich|other kommen noch # Stiche}: Sicher {sure:0 ist keiner davon|one ist nur einer|other sind nur #}.</translation>
    </message>
    <message>
        <source>You have too few tricks to hope for codille.</source>
        <translation>Du hast zu wenige Stiche, um auf Codille zu hoffen.</translation>
    </message>
    <message>
        <source>Your cards and tricks are too weak to win it yourself.</source>
        <translation>Mit deinen Karten und Stichen kannst du das Spiel kaum selbst gewinnen.</translation>
    </message>
    <message>
        <source>Your cards and tricks are good enough to win it yourself.</source>
        <translation>Mit deinen Karten und Stichen kannst du das Spiel gut selbst gewinnen.</translation>
    </message>
    <message>
        <source>The card turned up is a trump for certain: take it.</source>
        <translation>Die aufgedeckte Karte ist sicher ein Trumpf: Nimm sie.</translation>
    </message>
    <message>
        <source>All have passed, so the strong cards probably lie in the talon.</source>
        <translation>Alle haben gepasst, also liegen die starken Karten wohl im Talon.</translation>
    </message>
    <message>
        <source>If you turn up a king, you score a point.</source>
        <translation>Deckst du einen König auf, bekommst du einen Punkt.</translation>
    </message>
    <message>
        <source>A king that you show scores a point.</source>
        <translation>Ein König, den du zeigst, bringt einen Punkt.</translation>
    </message>
    <message>
        <source>You gain nothing by keeping the talon secret.</source>
        <translation>Du gewinnst nichts, wenn der Talon geheim bleibt.</translation>
    </message>
    <message>
        <source>You would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>Du würdest {wins:0 fast nie gewinnen|one nur etwa einmal in 10 Spielen gewinnen|other nur etwa #-mal in 10 Spielen gewinnen}.</translation>
    </message>
    <message>
        <source>You have no trump left, and {left:one # is|other # are} still out.</source>
        <translation>Du hast keinen Trumpf mehr, und {left:one einer ist|other # sind} noch draußen.</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and you have {own:0 none|other #}.</source>
        <translation>Die anderen haben zusammen {tricks:one # Stich|other # Stiche}, und du hast {own:0 keinen|one einen|other #}.</translation>
    </message>
    <message>
        <source>You can hardly win now, and after codille another player gets your chips.</source>
        <translation>Du kannst kaum noch gewinnen, und bei Codille bekommt ein anderer deine Marken.</translation>
    </message>
    <message>
        <source>You can hardly win, and throwing it in costs no more than a tie.</source>
        <translation>Du kannst kaum gewinnen, und Hinwerfen kostet nicht mehr als ein Unentschieden.</translation>
    </message>
</context>
<context>
    <name>Holds</name>
    <message>
        <source>With nobody</source>
        <translation>Bei niemandem</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>Wie sicher bist du?</translation>
    </message>
    <message>
        <source>5 times in 10</source>
        <translation>in 5 von 10 Fällen</translation>
    </message>
    <message>
        <source>7 times in 10</source>
        <translation>in 7 von 10 Fällen</translation>
    </message>
    <message>
        <source>9 times in 10</source>
        <translation>in 9 von 10 Fällen</translation>
    </message>
    <message>
        <source>That is close to what the expert sees.</source>
        <translation>Das ist nah an dem, was der Experte sieht.</translation>
    </message>
    <message>
        <source>There, and you can be surer of it. This problem comes back another day.</source>
        <translation>Richtig, und du darfst dir sicherer sein. Diese Aufgabe kommt an einem anderen Tag wieder.</translation>
    </message>
    <message>
        <source>There, but you cannot be that sure. This problem comes back another day.</source>
        <translation>Richtig, aber so sicher kannst du dir nicht sein. Diese Aufgabe kommt an einem anderen Tag wieder.</translation>
    </message>
    <message>
        <source>Above: your answer. Below: what the expert sees.</source>
        <translation>Oben: deine Antwort. Unten: was der Experte sieht.</translation>
    </message>
    <message>
        <source>This time it is with {name}.</source>
        <translation>Diesmal liegt sie bei {name}.</translation>
    </message>
    <message>
        <source>This time nobody has it.</source>
        <translation>Diesmal hat sie niemand.</translation>
    </message>
    <message>
        <source>Where is {card:the}, most likely?</source>
        <translation>Bei wem ist {card:der} am ehesten?</translation>
    </message>
    <message>
        <source>Most likely it is with {name}: {percent}.</source>
        <translation>Am ehesten bei {name}: {percent}.</translation>
    </message>
    <message>
        <source>Most likely nobody has it: {percent}.</source>
        <translation>Am ehesten bei niemandem: {percent}.</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>Show the &amp;chief ones only</source>
        <translation>Nur die &amp;wichtigsten zeigen</translation>
    </message>
    <message>
        <source>Show &amp;all house rules</source>
        <translation>Alle &amp;Hausregeln zeigen</translation>
    </message>
    <message>
        <source>Hid&amp;e the house rules</source>
        <translation>Hausregeln verber&amp;gen</translation>
    </message>
    <message>
        <source>Chang&amp;e the house rules</source>
        <translation>Hausregeln ände&amp;rn</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Voreinstellung</translation>
    </message>
    <message>
        <source>All as in the rule book</source>
        <translation>Alles wie im Regelbuch</translation>
    </message>
    <message>
        <source>Not as in the rule book: {rules}</source>
        <translation>Anders als im Regelbuch: {rules}</translation>
    </message>
</context>
<context>
    <name>KeyPage</name>
    <message>
        <source>From part to part of the table</source>
        <translation>Sich am Tisch bewegen</translation>
    </message>
    <message>
        <source>The table read out</source>
        <translation>Der Tisch vorgelesen</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>Die erste Seite</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Eine Lektion</translation>
    </message>
    <message>
        <source>Lists, log, last trick, settlement, other cards</source>
        <translation>Listen, Spielverlauf, voriger Stich, Abrechnung, andere Karten</translation>
    </message>
    <message>
        <source>A replay</source>
        <translation>Eine Wiedergabe</translation>
    </message>
    <message>
        <source>Dialogs</source>
        <translation>Dialoge</translation>
    </message>
    <message>
        <source>The path of lessons</source>
        <translation>Der Weg durch die Lektionen</translation>
    </message>
    <message>
        <source>The rule book</source>
        <translation>Das Regelbuch</translation>
    </message>
    <message>
        <source>Score sheet and sittings</source>
        <translation>Abrechnung und Partien</translation>
    </message>
    <message>
        <source>F6 leads round the parts of the table, from your cards to the tools. The arrow keys lead along each part.</source>
        <translation>F6 führt um die Teile des Tisches, von deinen Karten bis zu den Werkzeugen. Die Pfeiltasten führen durch jeden Teil.</translation>
    </message>
    <message>
        <source>These keys work at any time. The words are shown, and a screen reader says them.</source>
        <translation>Diese Tasten wirken jederzeit. Die Worte werden gezeigt, und ein Screenreader spricht sie.</translation>
    </message>
    <message>
        <source>Each button shows its key. It works wherever you are, and is the same through the deal.</source>
        <translation>Jeder Knopf zeigt seine Taste. Sie wirkt, wo immer du bist, und bleibt im ganzen Spiel dieselbe.</translation>
    </message>
    <message>
        <source>Alt and the underlined letter of a button or a field leads to it.</source>
        <translation>Alt und der unterstrichene Buchstabe eines Knopfes oder Feldes führen dorthin.</translation>
    </message>
    <message>
        <source>{keys}: {text}</source>
        <translation>{keys}: {text}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>1 to 9, and 0 for the tenth</source>
        <translation>1 bis 9, und 0 für die zehnte</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 bis 4</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>D</source>
        <translation>K</translation>
    </message>
    <message>
        <source>B</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>F</source>
        <translation>E</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>T</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>J</translation>
    </message>
    <message>
        <source>O</source>
        <translation>T</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>Pfeil rechts</translation>
    </message>
    <message>
        <source>Up arrow</source>
        <translation>Pfeil auf</translation>
    </message>
    <message>
        <source>Down arrow</source>
        <translation>Pfeil ab</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
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
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>To the next thing in this part</source>
        <translation>Zum nächsten Element in diesem Teil</translation>
    </message>
    <message>
        <source>To the thing before</source>
        <translation>Zum vorigen Element</translation>
    </message>
    <message>
        <source>Back to your cards</source>
        <translation>Zurück zu den Karten</translation>
    </message>
    <message>
        <source>Explain the word in focus, or the next word on the table</source>
        <translation>Das Wort im Fokus oder das nächste Wort auf dem Tisch erklären</translation>
    </message>
    <message>
        <source>To the next card or button</source>
        <translation>Zur nächsten Karte oder zum nächsten Knopf</translation>
    </message>
    <message>
        <source>To the card or button before</source>
        <translation>Zur Karte oder zum Knopf davor</translation>
    </message>
    <message>
        <source>Choose the card at that place; press again to play or throw it</source>
        <translation>Die Karte an dieser Stelle wählen; noch einmal, um sie zu spielen oder abzuwerfen</translation>
    </message>
    <message>
        <source>To the card on the left</source>
        <translation>Zur Karte links</translation>
    </message>
    <message>
        <source>To the card on the right</source>
        <translation>Zur Karte rechts</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Die Karte nach links rücken</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Die Karte nach rechts rücken</translation>
    </message>
    <message>
        <source>Raise the chosen card, then play it; in the exchange, throw or keep it</source>
        <translation>Die gewählte Karte heben, dann spielen; beim Kauf: abwerfen oder behalten</translation>
    </message>
    <message>
        <source>In the exchange, throw all up to this card, as Shift and click do</source>
        <translation>Beim Kauf: alle Karten von der letzten bis zu dieser abwerfen, wie ein Klick mit der Umschalttaste</translation>
    </message>
    <message>
        <source>Lower the raised card, or take back the last discard</source>
        <translation>Die gehobene Karte senken, oder die zuletzt abgeworfene zurücknehmen</translation>
    </message>
    <message>
        <source>While you are asked nothing: go on, and put away a trick that waits</source>
        <translation>Solange du nichts gefragt wirst: weiter, und einen wartenden Stich weglegen</translation>
    </message>
    <message>
        <source>Press the golden button: play the raised card, or go on</source>
        <translation>Den goldenen Knopf drücken: die gehobene Karte spielen, oder weiter</translation>
    </message>
    <message>
        <source>Play on after all, when you are asked whether you surrender</source>
        <translation>Doch weiterspielen, wenn du gefragt wirst, ob du aufgibst</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Tun, was der Tipp sagt</translation>
    </message>
    <message>
        <source>Name the suit, or call the card, with that number</source>
        <translation>Die Farbe nennen, oder die Karte rufen, mit dieser Nummer</translation>
    </message>
    <message>
        <source>The first of the offers</source>
        <translation>Das erste der Angebote</translation>
    </message>
    <message>
        <source>Go on, once you have read the bubble</source>
        <translation>Weiter, wenn du die Blase gelesen hast</translation>
    </message>
    <message>
        <source>Give the answer with that number</source>
        <translation>Die Antwort mit dieser Nummer geben</translation>
    </message>
    <message>
        <source>To the line above or below</source>
        <translation>Zur Zeile darüber oder darunter</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: up</source>
        <translation>In einer langen Liste von Geboten oder einer langen Abrechnung: nach oben</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: down</source>
        <translation>In einer langen Liste von Geboten oder einer langen Abrechnung: nach unten</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page up</source>
        <translation>In einer langen Liste von Geboten oder einer langen Abrechnung: eine Seite nach oben</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page down</source>
        <translation>In einer langen Liste von Geboten oder einer langen Abrechnung: eine Seite nach unten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Let it go on, or stop it</source>
        <translation>Weiterlaufen lassen, oder anhalten</translation>
    </message>
    <message>
        <source>End the replay</source>
        <translation>Die Wiedergabe beenden</translation>
    </message>
    <message>
        <source>Press the button with the frame, or else the golden one</source>
        <translation>Den Knopf mit dem Rahmen drücken, sonst den goldenen</translation>
    </message>
    <message>
        <source>Close without an answer</source>
        <translation>Ohne Antwort schließen</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>Zum nächsten Feld oder Knopf</translation>
    </message>
    <message>
        <source>To the field or button before</source>
        <translation>Zum Feld oder Knopf davor</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
    <message>
        <source>To the station before, or the next</source>
        <translation>Zur Station davor oder danach</translation>
    </message>
    <message>
        <source>To the chapter before, or the next</source>
        <translation>Zum Kapitel davor oder danach</translation>
    </message>
    <message>
        <source>To the first station, or the last</source>
        <translation>Zur ersten Station oder zur letzten</translation>
    </message>
    <message>
        <source>Begin the station with the frame</source>
        <translation>Die Station mit dem Rahmen beginnen</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Zurück zur Seite davor</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>To the next place found</source>
        <translation>Zur nächsten Fundstelle</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Copy the whole sheet</source>
        <translation>Das ganze Blatt kopieren</translation>
    </message>
    <message>
        <source>To the row above or below</source>
        <translation>Zur Zeile darüber oder darunter</translation>
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
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>{name} (in part)</source>
        <translation>{name} (teilweise)</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>The path</source>
        <translation>Der Weg</translation>
    </message>
    <message>
        <source>The chapters</source>
        <translation>Die Kapitel</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Aus Fehlern lernen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>The rules, one new thing in each deal.</source>
        <translation>Die Regeln, in jedem Spiel etwas Neues.</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Urteilen</translation>
    </message>
    <message>
        <source>What your hand is worth, and what your cards can do.</source>
        <translation>Was dein Blatt wert ist und was deine Karten können.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>As much as you like, of what you choose.</source>
        <translation>So viel du magst, von dem, was du wählst.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meistern</translation>
    </message>
    <message>
        <source>Look at nine cards, and say whether you play.</source>
        <translation>Schau auf neun Karten und sag, ob du spielst.</translation>
    </message>
    <message>
        <source>Which cards go, and which stay?</source>
        <translation>Welche Karten gehen, und welche bleiben?</translation>
    </message>
    <message>
        <source>Two of you must stop one.</source>
        <translation>Zu zweit müsst ihr einen aufhalten.</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. Trumps now, or later?</source>
        <translation>Du bist der Hombre und spielst aus. Trumpf jetzt oder später?</translation>
    </message>
    <message>
        <source>You are the Ombre. One card is best.</source>
        <translation>Du bist der Hombre. Eine Karte ist die beste.</translation>
    </message>
    <message>
        <source>You play. Which suit shall be trump?</source>
        <translation>Du spielst. Welche Farbe soll Trumpf sein?</translation>
    </message>
    <message>
        <source>The last chance to give up. Or do you play on?</source>
        <translation>Die letzte Gelegenheit aufzugeben. Oder spielst du weiter?</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop, or try for all nine?</source>
        <translation>Fünf Stiche sind dein. Aufhören oder alle neun versuchen?</translation>
    </message>
    <message>
        <source>Problems from real deals of this game.</source>
        <translation>Aufgaben aus echten Partien dieses Spiels.</translation>
    </message>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>Heute kommt keiner deiner Fehler wieder.</translation>
    </message>
    <message>
        <source>{count:one # position|other # positions} that you missed, in new cards.</source>
        <translation>{count:one # verfehlte Stellung|other # verfehlte Stellungen}, mit anderen Karten.</translation>
    </message>
    <message>
        <source>Drill, {title}</source>
        <translation>Training, {title}</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>&amp;Los geht’s</translation>
    </message>
    <message>
        <source>Next: the lesson “{title}”.</source>
        <translation>Als Nächstes: die Lektion „{title}“.</translation>
    </message>
    <message>
        <source>Next: practise “{theme}”, which costs you most.</source>
        <translation>Als Nächstes: übe „{theme}“, das kostet dich am meisten.</translation>
    </message>
    <message>
        <source>Next: today’s deal, {game}.</source>
        <translation>Als Nächstes: das Spiel des Tages, {game}.</translation>
    </message>
    <message>
        <source>Next: {count:one # position that you missed comes|other # positions that you missed come} back today.</source>
        <translation>Als Nächstes: Heute {count:one kommt # Stellung wieder, die du verfehlt hast|other kommen # Stellungen wieder, die du verfehlt hast}.</translation>
    </message>
    <message>
        <source>So far, this lesson is in English only.</source>
        <translation>Diese Lektion gibt es bisher nur auf Englisch.</translation>
    </message>
    <message>
        <source>Exercises of lesson {number}.</source>
        <translation>Aufgaben zur Lektion {number}.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>When to dare, when to give up, and where the cards are.</source>
        <translation>Wann du wagst, wann du aufgibst, und wo die Karten sind.</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}</source>
        <translation>Lektion {number}, {title}</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, next</source>
        <translation>Lektion {number}, {title}, als Nächstes</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, done</source>
        <translation>Lektion {number}, {title}, erledigt</translation>
    </message>
    <message>
        <source>Problems, {title}</source>
        <translation>Aufgaben, {title}</translation>
    </message>
    <message>
        <source>Problems, {title}, done</source>
        <translation>Aufgaben, {title}, erledigt</translation>
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
        <translation>{right} gelöst</translation>
    </message>
    <message>
        <source>{count} today</source>
        <translation>{count} heute</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>None of these</source>
        <translation>Keines davon</translation>
    </message>
    <message>
        <source>Whist, Hearts, Spades</source>
        <translation>Whist, Hearts, Spades</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Bridge</translation>
    </message>
    <message>
        <source>Skat, Doppelkopf, Schafkopf</source>
        <translation>Skat, Doppelkopf, Schafkopf</translation>
    </message>
    <message>
        <source>Tarock, Tarot</source>
        <translation>Tarock</translation>
    </message>
    <message>
        <source>Tressette, Tute, Briscola</source>
        <translation>Tressette, Tute, Briscola</translation>
    </message>
    <message>
        <source>What do you know already?</source>
        <translation>Was kennst du schon?</translation>
    </message>
    <message>
        <source>On to the next lesson</source>
        <translation>Weiter zur nächsten Lektion</translation>
    </message>
    <message>
        <source>Now a real game, with all helps</source>
        <translation>Jetzt eine richtige Partie, mit allen Hilfen</translation>
    </message>
    <message>
        <source>What the teacher said</source>
        <translation>Was der Lehrer sagte</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Again from the beginning</source>
        <translation>Noch einmal von vorn</translation>
    </message>
    <message>
        <source>{trick:1 Again from the first trick|2 Again from the second trick|3 Again from the third trick|4 Again from the fourth trick|5 Again from the fifth trick|6 Again from the sixth trick|7 Again from the seventh trick|8 Again from the eighth trick|9 Again from the last trick|other Again from trick #}</source>
        <translation>{trick:1 Noch einmal ab dem ersten Stich|2 Noch einmal ab dem zweiten Stich|3 Noch einmal ab dem dritten Stich|4 Noch einmal ab dem vierten Stich|5 Noch einmal ab dem fünften Stich|6 Noch einmal ab dem sechsten Stich|7 Noch einmal ab dem siebten Stich|8 Noch einmal ab dem achten Stich|9 Noch einmal ab dem letzten Stich|other Noch einmal ab Stich #}</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Genug für heute</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Zurück zu meiner Partie</translation>
    </message>
    <message>
        <source>Now without me: the same opponents</source>
        <translation>Jetzt ohne mich: dieselben Gegner</translation>
    </message>
    <message>
        <source>Well played. What next?</source>
        <translation>Gut gespielt. Was nun?</translation>
    </message>
    <message>
        <source>That went wrong. Try again, or go on?</source>
        <translation>Das ging schief. Noch einmal, oder weiter?</translation>
    </message>
    <message>
        <source>The rings show what the teacher advises. F7 shows what the teacher said last.</source>
        <translation>Die Ringe zeigen, was der Lehrer rät. F7 zeigt, was der Lehrer zuletzt sagte.</translation>
    </message>
    <message>
        <source>Well played. The score starts again in the next lesson.</source>
        <translation>Gut gespielt. In der nächsten Lektion fängt die Rechnung neu an.</translation>
    </message>
    <message>
        <source>That went wrong. The score starts again in the next lesson.</source>
        <translation>Das ging schief. In der nächsten Lektion fängt die Rechnung neu an.</translation>
    </message>
    <message>
        <source>I would play {better:the}: that wins about {best:one once|other # times} in 10, {chosen:the} {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>Ich würde {better:den} spielen: Das gewinnt etwa {best:one einmal|other #-mal} von 10, {chosen:der} {own:0 fast nie|one nur einmal|other nur #-mal}. Wähle noch einmal.</translation>
    </message>
    <message>
        <source>I would play {better:the}: on average it brings more. Choose again.</source>
        <translation>Ich würde {better:den} spielen: Das bringt im Mittel mehr. Wähle noch einmal.</translation>
    </message>
    <message>
        <source>Another choice brings more on average. Choose again.</source>
        <translation>Eine andere Wahl bringt im Mittel mehr. Wähle noch einmal.</translation>
    </message>
    <message>
        <source>Another choice wins about {best:one once|other # times} in 10, this one {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>Eine andere Wahl gewinnt etwa {best:one einmal|other #-mal} von 10, diese {own:0 fast nie|one nur einmal|other nur #-mal}. Wähle noch einmal.</translation>
    </message>
    <message>
        <source>This lesson cannot be read</source>
        <translation>Diese Lektion kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>In {file} steckt ein Fehler.</translation>
    </message>
    <message>
        <source>Your games and what you have learned so far are untouched.</source>
        <translation>Deine Spiele und das bisher Gelernte sind unberührt.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Forgets nothing, and tries every card against dozens of hands the others may hold.</source>
        <translation>Vergisst nichts und prüft jede Karte an Dutzenden von Händen, die die anderen haben können.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Forgets nothing, bids by the book, and thinks of fewer cases.</source>
        <translation>Vergisst nichts, reizt nach dem Buch und bedenkt weniger Fälle.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Solide</translation>
    </message>
    <message>
        <source>A club player who knows the maxims, remembers three tricks and has two habits.</source>
        <translation>Klubspieler: kennt die Merksätze, behält drei Stiche und hat zwei Gewohnheiten.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Bids too much, remembers two tricks, and has three habits you can learn.</source>
        <translation>Reizt zu viel, behält zwei Stiche und hat drei Gewohnheiten, die du lernen kannst.</translation>
    </message>
    <message>
        <source>As strong as I am</source>
        <translation>So stark wie ich</translation>
    </message>
    <message>
        <source>Plays about as well as you do, and changes with you.</source>
        <translation>Spielt etwa so gut wie du und richtet sich nach dir.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as a novice.</source>
        <translation>Spielt etwa so gut wie du: jetzt wie ein Anfänger.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between novice and steady.</source>
        <translation>Spielt etwa so gut wie du: jetzt zwischen Anfänger und solide.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now steady.</source>
        <translation>Spielt etwa so gut wie du: jetzt solide.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between steady and strong.</source>
        <translation>Spielt etwa so gut wie du: jetzt zwischen solide und stark.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now strong.</source>
        <translation>Spielt etwa so gut wie du: jetzt stark.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between strong and expert.</source>
        <translation>Spielt etwa so gut wie du: jetzt zwischen stark und Experte.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as an expert.</source>
        <translation>Spielt etwa so gut wie du: jetzt wie ein Experte.</translation>
    </message>
    <message>
        <source>Even-tempered: goes by the figures.</source>
        <translation>Ausgeglichen: geht nach den Zahlen.</translation>
    </message>
    <message>
        <source>Cautious: bids on good cards only, and gives up in time.</source>
        <translation>Vorsichtig: reizt nur mit guten Karten und gibt rechtzeitig auf.</translation>
    </message>
    <message>
        <source>Bold: bids on little, and likes to play alone and for all nine tricks.</source>
        <translation>Kühn: reizt mit wenig und spielt gern allein und auf alle neun Stiche.</translation>
    </message>
    <message>
        <source>Stubborn: never gives a game up, and leads the same suit again and again.</source>
        <translation>Stur: gibt nie ein Spiel auf und spielt immer wieder dieselbe Farbe aus.</translation>
    </message>
    <message>
        <source>Thrifty: saves spadille for later, and draws few cards as a defender.</source>
        <translation>Sparsam: hebt die Spadille für später auf und kauft als Gegenspieler wenig.</translation>
    </message>
    <message>
        <source>Hot-headed: as Ombre leads every trump from the top.</source>
        <translation>Hitzig: spielt als Hombre alle Trümpfe von oben aus.</translation>
    </message>
    <message>
        <source>A gambler: would rather turn up a trump than name one.</source>
        <translation>Spielernatur: deckt lieber einen Trumpf auf, als einen zu nennen.</translation>
    </message>
    <message>
        <source>Wins about half a chip a deal less than the expert at Renegado.</source>
        <translation>Gewinnt im Renegado etwa eine halbe Marke weniger je Spiel als der Experte.</translation>
    </message>
    <message>
        <source>Wins about a chip a deal less than the expert at Renegado.</source>
        <translation>Gewinnt im Renegado etwa eine Marke weniger je Spiel als der Experte.</translation>
    </message>
    <message>
        <source>Wins about {number} chips a deal less than the expert at Renegado.</source>
        <translation>Gewinnt im Renegado etwa {number} Marken weniger je Spiel als der Experte.</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
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
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>Without luck, where it is known</source>
        <translation>Ohne Glück, wo es bekannt ist</translation>
    </message>
    <message>
        <source>Your luck is not known in any of these deals yet. “Review this deal” works it out, and so does the coach (Preferences, Play).</source>
        <translation>Dein Glück ist für keines dieser Spiele bekannt. „Dieses Spiel auswerten“ berechnet es, und der Lehrer auch (Einstellungen, Spiel).</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In points, it gave {luck}.</source>
        <translation>Dein Glück ist in {deals} von {of} Spielen seit {date} bekannt. In Punkten gab es {luck}.</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In chips, it gave {luck}.</source>
        <translation>Dein Glück ist in {deals} von {of} Spielen seit {date} bekannt. In Marken gab es {luck}.</translation>
    </message>
    <message>
        <source>Luck is the worth of your hands and how the other cards lay. With all choices it makes what was won, without antes and pool.</source>
        <translation>Glück ist, was deine Hände wert waren und wie die anderen Karten lagen. Mit allen Entscheidungen ergibt es den Gewinn, ohne Einsätze und Pott.</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Ausgewertet</translation>
    </message>
    <message>
        <source>Your hands</source>
        <translation>Deine Hände</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Andere Karten</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>Ohne Glück</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source>Others’ choices</source>
        <translation>Wahl der anderen</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>All reviewed deals</source>
        <translation>Alle ausgewerteten Spiele</translation>
    </message>
    <message>
        <source>Without the luck that is known: {amount}. The page “Luck and skill” has the figures.</source>
        <translation>Ohne das bekannte Glück: {amount}. Die Seite „Glück und Können“ hat die Zahlen.</translation>
    </message>
</context>
<context>
    <name>Maxims</name>
    <message>
        <source>trumps</source>
        <translation>Trumpf; m</translation>
    </message>
    <message>
        <source>Keep low cards, throw from the high ones.</source>
        <translation>Niedrige Karten behalten, von den hohen abwerfen.</translation>
    </message>
    <message>
        <source>Keep trumps and kings, throw from the rest.</source>
        <translation>Trümpfe und Könige behalten, vom Rest abwerfen.</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you take over, you play on as the Ombre.</source>
        <translation>Nehmen alle an, hat der Hombre verloren. Übernimmst du, spielst du als Hombre weiter.</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you refuse, the play goes on.</source>
        <translation>Nehmen alle an, hat der Hombre verloren. Lehnst du ab, geht das Spiel weiter.</translation>
    </message>
    <message>
        <source>The others must follow suit if they can.</source>
        <translation>Die anderen müssen die Farbe bedienen, wenn sie können.</translation>
    </message>
    <message>
        <source>{suit:Name} were led: follow suit.</source>
        <translation>Ausgespielt: {suit}. Bediene {suit}.</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card.</source>
        <translation>Du hast {suit:m keinen|pl keine|other kein} {suit}: Spiel eine beliebige Karte.</translation>
    </message>
    <message>
        <source>You have no {suit}: play a trump.</source>
        <translation>Du hast {suit:m keinen|pl keine|other kein} {suit}: Spiel einen Trumpf.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>French &amp;cards only</source>
        <translation>Nur &amp;französische Karten</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>To the &amp;next part of the table</source>
        <translation>Zum &amp;nächsten Teil des Tisches</translation>
    </message>
    <message>
        <source>To the part be&amp;fore</source>
        <translation>Zum &amp;vorigen Teil</translation>
    </message>
    <message>
        <source>To my c&amp;ards</source>
        <translation>Zu den &amp;Karten</translation>
    </message>
    <message>
        <source>How it &amp;stands</source>
        <translation>De&amp;r Spielstand</translation>
    </message>
    <message>
        <source>The trick &amp;on the table</source>
        <translation>Der Stich auf dem T&amp;isch</translation>
    </message>
    <message>
        <source>The &amp;players</source>
        <translation>Die S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Where the cards are…</source>
        <translation>&amp;Wo die Karten sind…</translation>
    </message>
    <message>
        <source>Repeat the last &amp;message</source>
        <translation>Die letzte &amp;Meldung wiederholen</translation>
    </message>
    <message>
        <source>The last &amp;trick</source>
        <translation>Der vorige S&amp;tich</translation>
    </message>
    <message>
        <source>What has &amp;happened</source>
        <translation>Spiel&amp;verlauf</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Go for&amp;ward again</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>M&amp;y decisions…</source>
        <translation>Meine Entsc&amp;heidungen…</translation>
    </message>
    <message>
        <source>Sort my cards a&amp;gain</source>
        <translation>Karten n&amp;eu ordnen</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>Tipp &amp;geben</translation>
    </message>
    <message>
        <source>&amp;Weigh the throw…</source>
        <translation>Abwurf abwä&amp;gen…</translation>
    </message>
    <message>
        <source>Play the rest &amp;out</source>
        <translation>Den Rest zu Ende &amp;spielen</translation>
    </message>
    <message>
        <source>Decid&amp;e this for me</source>
        <translation>&amp;Diesen Zug für mich entscheiden</translation>
    </message>
    <message>
        <source>P&amp;lay this deal for me</source>
        <translation>Dieses Spie&amp;l für mich spielen</translation>
    </message>
    <message>
        <source>Spanish or French &amp;cards</source>
        <translation>Spanische oder &amp;französische Karten</translation>
    </message>
    <message>
        <source>Print a dec&amp;k…</source>
        <translation>Ein Blatt &amp;drucken…</translation>
    </message>
    <message>
        <source>Soun&amp;ds on or off</source>
        <translation>Töne an oder a&amp;us</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Just play</source>
        <translation>Gleich loss&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>A deal a da&amp;y…</source>
        <translation>Spiel des Ta&amp;ges…</translation>
    </message>
    <message>
        <source>&amp;End the sitting</source>
        <translation>Partie &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Aufzeichnung ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Save the &amp;record…</source>
        <translation>Aufzeichnung &amp;speichern…</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture of this deal…</source>
        <translation>Bild des Spiels spei&amp;chern…</translation>
    </message>
    <message>
        <source>&amp;Deal by code or number…</source>
        <translation>Spiel nach &amp;Code oder Nummer…</translation>
    </message>
    <message>
        <source>A deal by ha&amp;nd…</source>
        <translation>Ein Spiel von Ha&amp;nd…</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;code</source>
        <translation>C&amp;ode dieses Spiels kopieren</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;record</source>
        <translation>Au&amp;fzeichnung dieses Spiels kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste a record or a code</source>
        <translation>Aufzeichnung oder Code &amp;einfügen</translation>
    </message>
    <message>
        <source>Chec&amp;k this deal&apos;s shuffle</source>
        <translation>Das &amp;Mischen dieses Spiels prüfen</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Ab&amp;rechnung</translation>
    </message>
    <message>
        <source>S&amp;ittings…</source>
        <translation>Part&amp;ien…</translation>
    </message>
    <message>
        <source>Beside the e&amp;xpert…</source>
        <translation>Neben dem E&amp;xperten…</translation>
    </message>
    <message>
        <source>Play this deal &amp;again…</source>
        <translation>Dieses Spiel &amp;noch einmal…</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>&amp;Alles sichern…</translation>
    </message>
    <message>
        <source>Restore a back&amp;up…</source>
        <translation>Sicherung &amp;zurückholen…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Einste&amp;llungen…</translation>
    </message>
    <message>
        <source>Bi&amp;gger letters, keys, contrast…</source>
        <translation>&amp;Größere Schrift, Tasten, Kontrast…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>&amp;Learn it at the table</source>
        <translation>Am Tisch &amp;lernen</translation>
    </message>
    <message>
        <source>Learn from &amp;mistakes</source>
        <translation>A&amp;us Fehlern lernen</translation>
    </message>
    <message>
        <source>The &amp;teacher&apos;s last words</source>
        <translation>&amp;Was der Lehrer zuletzt sagte</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>Lektion &amp;verlassen</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Belinda&apos;s game</source>
        <translation>&amp;Belindas Spiel</translation>
    </message>
    <message>
        <source>&amp;About Ombre</source>
        <translation>&amp;Über Ombre</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>Dieses Spiel a&amp;uswerten</translation>
    </message>
    <message>
        <source>Le&amp;ssons and problems…</source>
        <translation>Lekt&amp;ionen und Aufgaben…</translation>
    </message>
    <message>
        <source>&amp;How the others think</source>
        <translation>So &amp;denken die Gegner</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Aufgaben</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Co&amp;py the details</source>
        <translation>Einzelheiten &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>&amp;Einzelheiten zeigen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Hide the &amp;details</source>
        <translation>&amp;Einzelheiten verbergen</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>Not every game can be played here: a part of the program is missing.</source>
        <translation>Nicht jedes Spiel kann hier gespielt werden: Ein Teil des Programms fehlt.</translation>
    </message>
    <message>
        <source>You cannot be asked this</source>
        <translation>Das kann man dich nicht fragen</translation>
    </message>
    <message>
        <source>It is your turn, but the part that would let you answer is missing.</source>
        <translation>Du bist dran, aber dem Programm fehlt der Teil, mit dem du antworten könntest.</translation>
    </message>
    <message>
        <source>The sitting is kept as it stands. You can take back your last decision or begin another game.</source>
        <translation>Die Partie ist gesichert, wie sie steht. Du kannst deine letzte Entscheidung zurücknehmen oder ein anderes Spiel beginnen.</translation>
    </message>
    <message>
        <source>This game is played with French cards.</source>
        <translation>Dieses Spiel wird mit französischen Karten gespielt.</translation>
    </message>
    <message>
        <source>Its eights, nines and tens, or its words, need the French deck.</source>
        <translation>Seine Achter, Neuner und Zehner oder seine Worte verlangen das französische Blatt.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>A new game</source>
        <translation>Eine neue Partie</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanische</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französische</translation>
    </message>
    <message>
        <source>The sitting</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>With each of these numbers, everybody deals equally often.</source>
        <translation>Bei jeder dieser Zahlen geben alle gleich oft.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>What a table agrees on before it plays. The rules of the book are set already.</source>
        <translation>Was ein Tisch ausmacht, bevor er spielt. Die Regeln des Buches sind schon eingestellt.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Anfangen</translation>
    </message>
    <message>
        <source>You can change them at any moment of the game.</source>
        <translation>Du kannst sie jederzeit im Spiel wechseln.</translation>
    </message>
    <message>
        <source>No fixed end</source>
        <translation>Ohne Ende</translation>
    </message>
    <message>
        <source>D&amp;uplicate: the expert plays the same deals</source>
        <translation>Dupli&amp;kat: Der Experte spielt dieselben Spiele</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>eine beliebige Nummer</translation>
    </message>
    <message>
        <source>Number of the &amp;first deal</source>
        <translation>Nummer des &amp;ersten Spiels</translation>
    </message>
    <message>
        <source>Everybody who plays the same number has the same cards. Each deal stands alone.</source>
        <translation>Wer dieselbe Nummer spielt, hat dieselben Karten. Jedes Spiel steht für sich.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Length, cards, house rules</source>
        <translation>Länge, Karten, Hausregeln</translation>
    </message>
    <message>
        <source>How the opponents &amp;think…</source>
        <translation>So &amp;denken die Gegner…</translation>
    </message>
    <message>
        <source>The numbers go from 1 to 4,000,000,000.</source>
        <translation>Die Nummern gehen von 1 bis 4.000.000.000.</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Where the cards are</source>
        <translation>Wo die Karten sind</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Who may have it</source>
        <translation>Wer sie haben kann</translation>
    </message>
    <message>
        <source>The hand has</source>
        <translation>Die Hand hat</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Die Karten sind gegeben.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird ausgerechnet…</translation>
    </message>
    <message>
        <source>That told hardly anything new.</source>
        <translation>Das verriet kaum etwas Neues.</translation>
    </message>
    <message>
        <source>Choose what another player did, to see what it told.</source>
        <translation>Wähle, was jemand anders tat, und sieh, was es verriet.</translation>
    </message>
    <message>
        <source>Nobody can tell yet what a bid means in this game.</source>
        <translation>Noch weiß niemand, was ein Gebot in diesem Spiel verrät.</translation>
    </message>
    <message>
        <source>This cannot be worked out just now.</source>
        <translation>Das lässt sich gerade nicht ausrechnen.</translation>
    </message>
    <message>
        <source>Every card that matters has been played.</source>
        <translation>Alle Karten, auf die es ankommt, sind gespielt.</translation>
    </message>
    <message>
        <source>Worked out from what you may see, as if experts played. Beginners are harder to read.</source>
        <translation>Ausgerechnet aus dem, was du sehen darfst, als spielten Experten. Anfänger sind schwerer zu lesen.</translation>
    </message>
    <message>
        <source>Hatched: with nobody who plays now.</source>
        <translation>Schraffiert: im Talon oder abgeworfen.</translation>
    </message>
    <message>
        <source>&amp;Before and after</source>
        <translation>&amp;Vorher und nachher</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>with nobody</source>
        <translation>bei niemandem</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>{card:The}</source>
        <translation>{card:Der}</translation>
    </message>
    <message>
        <source>{number:one # trump or more|other # trumps or more}</source>
        <translation>{number:one Mindestens # Trumpf|other Mindestens # Trümpfe}</translation>
    </message>
    <message>
        <source>A trump below the matadors</source>
        <translation>Ein Trumpf unter den Matadoren</translation>
    </message>
    <message>
        <source>A card of {suit}</source>
        <translation>Eine Karte in {suit}{suit:dpl n|other }</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} or more of one suit</source>
        <translation>{number:one Mindestens # Karte|other Mindestens # Karten} einer Farbe</translation>
    </message>
    <message>
        <source>Not {card:the}</source>
        <translation>Nicht {card:der}</translation>
    </message>
    <message>
        <source>{number:0 No trump|one At most # trump|other At most # trumps}</source>
        <translation>{number:0 Kein Trumpf|one Höchstens # Trumpf|other Höchstens # Trümpfe}</translation>
    </message>
    <message>
        <source>No trump below the matadors</source>
        <translation>Kein Trumpf unter den Matadoren</translation>
    </message>
    <message>
        <source>No {suit}</source>
        <translation>{suit:m Kein|pl Keine|other Kein} {suit}</translation>
    </message>
    <message>
        <source>At most {number:one # card|other # cards} of each suit</source>
        <translation>Höchstens {number:one # Karte|other # Karten} jeder Farbe</translation>
    </message>
    <message>
        <source>{name} {percent}</source>
        <translation>{name} {percent}</translation>
    </message>
    <message>
        <source>{trait}: that is certain.</source>
        <translation>{trait}: Das ist sicher.</translation>
    </message>
    <message>
        <source>{trait}: {percent}, before {before}.</source>
        <translation>{trait}: {percent}, vorher {before}.</translation>
    </message>
    <message>
        <source>What that told about {name}:</source>
        <translation>Was das über {name} verriet:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>What would they do?</source>
        <translation>Was hätten die anderen gemacht?</translation>
    </message>
    <message>
        <source>Each as they usually play, by what this seat could see.</source>
        <translation>Jeder spielt nach seiner Art und kennt nur, was man von diesem Platz aus sah.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Would</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>überlegt …</translation>
    </message>
    <message>
        <source>does not say</source>
        <translation>sagt nichts</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>All would do the same: {action}.</source>
        <translation>Alle hätten dasselbe gewählt: {action}.</translation>
    </message>
    <message>
        <source>{number} of {all} would do this: {action}.</source>
        <translation>{number} von {all} hätten dies gewählt: {action}.</translation>
    </message>
</context>
<context>
    <name>OpponentPlace</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
</context>
<context>
    <name>OutsideGames</name>
    <message>
        <source>Copy your games?</source>
        <translation>Deine Spiele kopieren?</translation>
    </message>
    <message>
        <source>Another installation of Ombre keeps games on this computer.</source>
        <translation>Eine andere Installation von Ombre hat Spiele auf diesem Computer.</translation>
    </message>
    <message>
        <source>Its own folder is empty: your games and preferences can be copied into it. Those in {folder} stay as they are.</source>
        <translation>Der eigene Ordner ist leer: Deine Spiele und Einstellungen können dorthin kopiert werden. Die in {folder} bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Begin without them</source>
        <translation>&amp;Ohne sie anfangen</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Draw</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Zu Ende spielen</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Der Rest gehört mir</translation>
    </message>
    <message>
        <source>The others take the rest</source>
        <translation>Die anderen bekommen den Rest</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Discards and talon</source>
        <translation>Talon ansehen</translation>
    </message>
    <message>
        <source>With a word…</source>
        <translation>Mit einem Wort…</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deine</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>steht noch aus</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>held in front</source>
        <translation>vorn gezeigt</translation>
    </message>
    <message>
        <source>You: took it</source>
        <translation>Du: Stich</translation>
    </message>
    <message>
        <source>{name:Name}: took it</source>
        <translation>{name:Name}: Stich</translation>
    </message>
    <message>
        <source>Thrown by you</source>
        <translation>Von dir abgeworfen</translation>
    </message>
    <message>
        <source>Thrown by {name}</source>
        <translation>Abgeworfen von {name}</translation>
    </message>
    <message>
        <source>You took the trick.</source>
        <translation>Du hast den Stich gemacht.</translation>
    </message>
    <message>
        <source>{name:Name} took the trick.</source>
        <translation>{name:Name} hat den Stich gemacht.</translation>
    </message>
    <message>
        <source>{label}. Key {key}.</source>
        <translation>{label}. Taste {key}.</translation>
    </message>
    <message>
        <source>{label}. {good}. {bad}. Key {key}.</source>
        <translation>{label}. {good}. {bad}. Taste {key}.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Draw {number}</source>
        <translation>{number} kaufen</translation>
    </message>
    <message>
        <source>Throw {number}</source>
        <translation>{number} abwerfen</translation>
    </message>
    <message>
        <source>{thrown} of {most} thrown</source>
        <translation>{thrown} von {most} abgeworfen</translation>
    </message>
    <message>
        <source>{thrown} thrown, at least {least}</source>
        <translation>{thrown} abgeworfen, mindestens {least}</translation>
    </message>
    <message>
        <source>{thrown} thrown, no more</source>
        <translation>{thrown} abgeworfen, mehr geht nicht</translation>
    </message>
    <message>
        <source>{thrown} thrown, up to {most}</source>
        <translation>{thrown} abgeworfen, höchstens {most}</translation>
    </message>
    <message>
        <source>You keep {card:the}</source>
        <translation>Du behältst {card:den}</translation>
    </message>
    <message>
        <source>Keep one of these, or none</source>
        <translation>Behalte eine von diesen, oder keine</translation>
    </message>
    <message>
        <source>None of these may be kept</source>
        <translation>Von diesen darf keine bleiben</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Diese behalten</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Keine behalten</translation>
    </message>
    <message>
        <source>Play {card:the}: gano</source>
        <translation>{card:Den} spielen: Gano</translation>
    </message>
    <message>
        <source>Play {card:the}</source>
        <translation>{card:Den} spielen</translation>
    </message>
    <message>
        <source>{name} says gano: let {card:the} win.</source>
        <translation>{name} sagt Gano: Lass {card:den} gewinnen.</translation>
    </message>
    <message>
        <source>You sit out this deal</source>
        <translation>Du sitzt in diesem Spiel aus</translation>
    </message>
    <message>
        <source>Surrender this hand?</source>
        <translation>Dieses Spiel aufgeben?</translation>
    </message>
    <message>
        <source>Surrender this hand, and pay {cost:one # chip|other # chips}?</source>
        <translation>Dieses Spiel aufgeben und {cost:one # Marke|other # Marken} zahlen?</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nein, weiter</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>To the final score</source>
        <translation>Zur Schlussrechnung</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Zurück zur Wiedergabe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>You do not play it</source>
        <translation>Du spielst ihn nicht</translation>
    </message>
    <message>
        <source>You defend against it</source>
        <translation>Du spielst dagegen</translation>
    </message>
    <message>
        <source>You make no bid</source>
        <translation>Du bietest nicht</translation>
    </message>
    <message>
        <source>If another does, you defend</source>
        <translation>Bietet einer, spielst du dagegen</translation>
    </message>
    <message>
        <source>Then all have passed</source>
        <translation>Dann haben alle gepasst</translation>
    </message>
    <message>
        <source>In all, for you</source>
        <translation>Insgesamt für dich</translation>
    </message>
    <message>
        <source>No trick: pool {pool} + {each} from each</source>
        <translation>Kein Stich: Pott {pool} + {each} von jedem</translation>
    </message>
    <message>
        <source>You defend, unless called</source>
        <translation>Gegner, außer man ruft dich</translation>
    </message>
    <message>
        <source>Then you defend</source>
        <translation>Dann spielst du dagegen</translation>
    </message>
    <message>
        <source>A trick: {lose}</source>
        <translation>Ein Stich: {lose}</translation>
    </message>
    <message>
        <source>Win: pool {pool}</source>
        <translation>Gewinn: Pott {pool}</translation>
    </message>
    <message>
        <source>Win: {each} from each</source>
        <translation>Gewinn: {each} von jedem</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each}</source>
        <translation>Gewinn: Pott {pool} + {each}</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each} from each</source>
        <translation>Gewinn: Pott {pool} + {each} von jedem</translation>
    </message>
    <message>
        <source>Lose: {lose}</source>
        <translation>Verlust: {lose}</translation>
    </message>
    <message>
        <source>Lose: {lose}, {owed} of it owed</source>
        <translation>Verlust: {lose}, davon {owed} geborgt</translation>
    </message>
    <message>
        <source>Win: {chips}</source>
        <translation>Gewinn: {chips}</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation>Trümpfe, von oben nach unten</translation>
    </message>
    <message>
        <source>{suit:Name}, high to low</source>
        <translation>{suit:Name}, von oben nach unten</translation>
    </message>
    <message>
        <source>{mine} yours · {out} out</source>
        <translation>{mine} deine · {out} draußen</translation>
    </message>
    <message>
        <source>{mine} held · {out} out</source>
        <translation>{mine} gezeigt · {out} draußen</translation>
    </message>
    <message>
        <source>{card:Name}: {state}.</source>
        <translation>{card:Name}: {state}.</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>The cards left over</source>
        <translation>Die übrigen Karten</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>The zanga, which nobody takes</source>
        <translation>Die Zanga, die niemand nimmt</translation>
    </message>
    <message>
        <source>Left in the talon</source>
        <translation>Im Talon geblieben</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Der vorige Stich</translation>
    </message>
    <message>
        <source>This game has eights, nines and tens, so French cards are laid.</source>
        <translation>Dieses Spiel hat Achter, Neuner und Zehner, also liegen französische Karten.</translation>
    </message>
    <message>
        <source>In all, to {name}</source>
        <translation>Insgesamt für {name}</translation>
    </message>
    <message>
        <source>{label}: {value}.</source>
        <translation>{label}: {value}.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation>Du hast ihn</translation>
    </message>
    <message>
        <source>You would play alone, in secret</source>
        <translation>Du würdest heimlich allein spielen</translation>
    </message>
    <message>
        <source>{lost} to {most}</source>
        <translation>{lost} bis {most}</translation>
    </message>
    <message>
        <source>Lose: {tied}, badly: {lost}</source>
        <oldsource>Tie: {tied}, loss: {lost}</oldsource>
        <translation>Verlust: {tied}, hoch: {lost}</translation>
    </message>
    <message>
        <source>Win: {won} from each</source>
        <translation>Gewinn: {won} von jedem</translation>
    </message>
    <message>
        <source>Win: {won} of the pool</source>
        <translation>Gewinn: {won} aus dem Pott</translation>
    </message>
    <message>
        <source>1 trick: {tied}, more: {lost}</source>
        <translation>1 Stich: {tied}, mehr: {lost}</translation>
    </message>
    <message>
        <source>No trick: {won} from each</source>
        <translation>Kein Stich: {won} von jedem</translation>
    </message>
    <message>
        <source>No trick: {won} of the pool</source>
        <translation>Kein Stich: {won} aus dem Pott</translation>
    </message>
    <message>
        <source>A stone on the table</source>
        <translation>Ein Stein auf den Tisch</translation>
    </message>
    <message>
        <source>Somebody else may play</source>
        <translation>Ein anderer kann spielen</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>Es kostet nichts</translation>
    </message>
    <message>
        <source>Then your side plays against</source>
        <translation>Dann spielt deine Seite dagegen</translation>
    </message>
    <message>
        <source>Then you two play against one</source>
        <translation>Dann spielt ihr zwei gegen einen</translation>
    </message>
    <message>
        <source>Lose: {lose}, to the pool or a defender</source>
        <translation>Verlust: {lose} an Pott oder Gegner</translation>
    </message>
</context>
<context>
    <name>Partners</name>
    <message>
        <source>plays</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>spielt allein</translation>
    </message>
    <message>
        <source>plays along</source>
        <translation>spielt mit</translation>
    </message>
    <message>
        <source>plays with you</source>
        <translation>spielt mit dir</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>ruht</translation>
    </message>
    <message>
        <source>plays against</source>
        <translation>spielt dagegen</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>dein Partner; f=deine Partnerin</translation>
    </message>
    <message>
        <source>your partner · {role}</source>
        <translation>dein Partner · {role}; f=deine Partnerin · {role}</translation>
    </message>
    <message>
        <source>mano: speaks first</source>
        <translation>Mano: spricht zuerst</translation>
    </message>
    <message>
        <source>You and {name}</source>
        <translation>Du und {name}</translation>
    </message>
    <message>
        <source>{name} and {partner}</source>
        <translation>{name} und {partner}</translation>
    </message>
    <message>
        <source>{side}: {stones}.</source>
        <translation>{side}: {stones}.</translation>
    </message>
    <message>
        <source>{parts}; no more were left</source>
        <translation>{parts}; mehr war nicht da</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Stones to win</source>
        <translation>Steine zum Sieg</translation>
    </message>
    <message>
        <source>{side} win the game</source>
        <translation>{side} gewinnen das Spiel</translation>
    </message>
    <message>
        <source>{stones:one # stone|other # stones}</source>
        <translation>{stones:one # Stein|other # Steine}</translation>
    </message>
    <message>
        <source>Table {stones}</source>
        <translation>Tisch {stones}</translation>
    </message>
    <message>
        <source>{number} · all {stones} stones win</source>
        <translation>{number} · Ziel: {stones} Steine</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{stones:0 no stones|one # stone|other # stones} of the side.</source>
        <translation>{stones:0 kein Stein|one # Stein|other # Steine} der Seite.</translation>
    </message>
    <message>
        <source>On the table: {stones:0 no stones|one # stone|other # stones}.</source>
        <translation>Auf dem Tisch: {stones:0 kein Stein|one # Stein|other # Steine}.</translation>
    </message>
    <message>
        <source>Win: table {table}</source>
        <translation>Gewinn: Tisch {table}</translation>
    </message>
    <message>
        <source>Win: table {table} + {more}</source>
        <translation>Gewinn: Tisch {table} + {more}</translation>
    </message>
    <message>
        <source>Lose: {stones}, to the table or to them</source>
        <translation>Verlust: {stones}, an den Tisch oder an sie</translation>
    </message>
    <message>
        <source>We {first}, they {second}</source>
        <translation>Wir {first}, sie {second}</translation>
    </message>
    <message>
        <source>The calls</source>
        <translation>Die Ansagen</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>the player’s side {first}, they {second}</source>
        <translation>Seite des Spielers {first}, sie {second}</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Deal {number} is not in the history.</source>
        <translation>Spiel {number} ist nicht in der Sammlung.</translation>
    </message>
    <message>
        <source>The table stays where it is. Later decisions can still be taken back.</source>
        <translation>Der Tisch bleibt, wie er ist. Spätere Entscheidungen lassen sich noch zurücknehmen.</translation>
    </message>
    <message>
        <source>My decisions</source>
        <translation>Meine Entscheidungen</translation>
    </message>
    <message>
        <source>You can go back to any decision, and forward again. Decide otherwise in a settled deal, and it goes on as a new sitting.</source>
        <translation>Du kannst zu jeder Entscheidung zurückgehen und wieder vor. Entscheidest du ein abgerechnetes Spiel anders, geht es als neue Partie weiter.</translation>
    </message>
    <message>
        <source>Deals of the sitting</source>
        <translation>Spiele der Partie</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Spiel {number}: {result}</translation>
    </message>
    <message>
        <source>{result}, {amount}</source>
        <translation>{result}, {amount}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Deine Entscheidung</translation>
    </message>
    <message>
        <source>{words} (you are here)</source>
        <translation>{words} (hier bist du)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>To the &amp;last moment</source>
        <translation>Zum &amp;letzten Augenblick</translation>
    </message>
    <message>
        <source>&amp;Go back there</source>
        <translation>&amp;Dorthin zurück</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>Dasselbe Spiel noch einmal</translation>
    </message>
    <message>
        <source>Play it &amp;again…</source>
        <translation>&amp;Noch einmal spielen…</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>&amp;Platz</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Die Karten von {name}</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Deine eigenen Karten</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Gegner</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>Wie sie waren</translation>
    </message>
    <message>
        <source>You know cards of this deal, so it counts as practice. The sitting at the table waits, and comes back after it.</source>
        <translation>Du kennst Karten dieses Spiels, also zählt es als Übung. Die Partie am Tisch wartet und kommt danach zurück.</translation>
    </message>
    <message>
        <source>&amp;Deal it again</source>
        <translation>&amp;Noch einmal geben</translation>
    </message>
    <message>
        <source>{result} ({ombre}), {amount}</source>
        <translation>{result} ({ombre}), {amount}</translation>
    </message>
    <message>
        <source>{game}, another line</source>
        <translation>{game}, ein anderer Weg</translation>
    </message>
    <message>
        <source>{game}, a deal again</source>
        <translation>{game}, ein Spiel noch einmal</translation>
    </message>
    <message>
        <source>{game}, duplicate</source>
        <translation>{game}, Duplikat</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>The traveller</source>
        <translation>Der Reisende</translation>
    </message>
    <message>
        <source>Came for one night and stayed for the cards.</source>
        <translation>Kam für eine Nacht und blieb der Karten wegen.</translation>
    </message>
    <message>
        <source>The lady traveller</source>
        <translation>Die Reisende</translation>
    </message>
    <message>
        <source>Carries a pack of cards instead of a map.</source>
        <translation>Trägt ein Kartenspiel statt einer Landkarte.</translation>
    </message>
    <message>
        <source>Doña Inés</source>
        <translation>Doña Inés</translation>
    </message>
    <message>
        <source>Says little, forgets nothing, smiles at codille.</source>
        <translation>Sagt wenig, vergisst nichts, lächelt bei Codille.</translation>
    </message>
    <message>
        <source>Don Hilario</source>
        <translation>Don Hilario</translation>
    </message>
    <message>
        <source>A captain on half pay, gallant even when he loses.</source>
        <translation>Hauptmann auf halbem Sold, galant auch im Verlieren.</translation>
    </message>
    <message>
        <source>Don Baltasar</source>
        <translation>Don Baltasar</translation>
    </message>
    <message>
        <source>A notary; writes every chip into a small book.</source>
        <translation>Notar; schreibt jede Marke in ein kleines Buch.</translation>
    </message>
    <message>
        <source>Doña Leonor</source>
        <translation>Doña Leonor</translation>
    </message>
    <message>
        <source>Grandmother of eleven, and has taught them all.</source>
        <translation>Großmutter von elf Enkeln, hat es allen beigebracht.</translation>
    </message>
    <message>
        <source>Tomás</source>
        <translation>Tomás</translation>
    </message>
    <message>
        <source>Slaps his trumps on the table and laughs.</source>
        <translation>Knallt die Trümpfe auf den Tisch und lacht.</translation>
    </message>
    <message>
        <source>Doña Catalina</source>
        <translation>Doña Catalina</translation>
    </message>
    <message>
        <source>Learnt the game at court, and lets one know it.</source>
        <translation>Lernte das Spiel bei Hofe und lässt es merken.</translation>
    </message>
    <message>
        <source>The abbé Anselmo</source>
        <translation>Abt Anselmo</translation>
    </message>
    <message>
        <source>Forgives everybody, collects from everybody.</source>
        <translation>Vergibt allen, kassiert bei allen.</translation>
    </message>
    <message>
        <source>The Baron</source>
        <translation>Der Baron</translation>
    </message>
    <message>
        <source>The Knight</source>
        <translation>Der Ritter</translation>
    </message>
</context>
<context>
    <name>PersonPlace</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>Wie es auf deinem Schild und in der Rechnung steht.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Porträt</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>{points:one # point|other # points}</source>
        <translation>{points:one # Punkt|other # Punkte}</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>Heute kommt nichts wieder, was du verfehlt hast.</translation>
    </message>
    <message>
        <source>A choice of your own is being weighed.</source>
        <translation>Eine deiner Entscheidungen wird abgewogen.</translation>
    </message>
    <message>
        <source>This was your own deal. What do you do now?</source>
        <translation>Das war dein eigenes Spiel. Was tust du jetzt?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Genug für heute</translation>
    </message>
    <message>
        <source>There is no hint here. Your first answer counts.</source>
        <translation>Hier gibt es keinen Tipp. Deine erste Antwort zählt.</translation>
    </message>
    <message>
        <source>{right} of {asked} were right.</source>
        <translation>{right} von {asked} waren richtig.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>As I learn</source>
        <translation>Solange ich lerne</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>As the language has them</source>
        <translation>Wie in der Sprache üblich</translation>
    </message>
    <message>
        <source>English: A K Q J</source>
        <translation>Englisch: A K Q J</translation>
    </message>
    <message>
        <source>French: 1 R D V</source>
        <translation>Französisch: 1 R D V</translation>
    </message>
    <message>
        <source>German: A K D B</source>
        <translation>Deutsch: A K D B</translation>
    </message>
    <message>
        <source>Danish: Es K D B</source>
        <translation>Dänisch: Es K D B</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Jumbo</source>
        <translation>Jumbo</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Schuppen</translation>
    </message>
    <message>
        <source>Herringbone</source>
        <translation>Fischgrat</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunder</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mitternacht</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Einfarbig</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>In einfachen Worten</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nichts bewegt sich</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 Sekunde</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation>2 Sekunden</translation>
    </message>
    <message>
        <source>4 seconds</source>
        <translation>4 Sekunden</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Bis zum Klick</translation>
    </message>
    <message>
        <source>Plays it at once</source>
        <translation>Spielt sie sofort</translation>
    </message>
    <message>
        <source>Raises it, a second plays it</source>
        <translation>Hebt sie an, ein zweiter spielt sie</translation>
    </message>
    <message>
        <source>The deck&apos;s own, with their meaning</source>
        <translation>Die des Blattes, mit ihrer Bedeutung</translation>
    </message>
    <message>
        <source>The deck&apos;s own</source>
        <translation>Die des Blattes</translation>
    </message>
    <message>
        <source>Trumps apart</source>
        <translation>Trümpfe getrennt</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>My turn only</source>
        <translation>Nur wenn ich dran bin</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>After each deal</source>
        <translation>Nach jedem Spiel</translation>
    </message>
    <message>
        <source>Also before a blunder</source>
        <translation>Auch vor einem groben Fehler</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Take the &amp;picture off the table</source>
        <translation>Das &amp;Bild vom Tisch nehmen</translation>
    </message>
    <message>
        <source>A &amp;picture of your own as cloth…</source>
        <translation>&amp;Ein eigenes Bild als Tuch…</translation>
    </message>
    <message>
        <source>Pr&amp;int this deck…</source>
        <translation>Dieses Blatt druc&amp;ken…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Figures in the corners</source>
        <translation>Zeichen in den Ecken</translation>
    </message>
    <message>
        <source>With four, every suit has a colour of its own.</source>
        <translation>Bei vier hat jede Spielfarbe ihren eigenen Farbton.</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Farbtöne der Spielfarben</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Like an ol&amp;d print, on paper gone yellow</source>
        <translation>W&amp;ie ein alter Druck, auf vergilbtem Papier</translation>
    </message>
    <message>
        <source>For the French deck; Spanish cards are numbered.</source>
        <translation>Für das französische Blatt; spanische Karten haben Zahlen.</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Buchstaben der Bilder</translation>
    </message>
    <message>
        <source>A card dragged, or moved by Ctrl and an arrow, stays for the deal.</source>
        <translation>Eine Karte, die du ziehst oder mit Strg und einem Pfeil bewegst, bleibt für dieses Spiel dort.</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>Ordnung deiner Karten</translation>
    </message>
    <message>
        <source>&amp;Highest cards at the right</source>
        <translation>Die &amp;höchsten Karten rechts</translation>
    </message>
    <message>
        <source>Mark the &amp;matadors with a badge</source>
        <translation>Die &amp;Matadore mit einem Abzeichen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>The plain cloth has no texture and the strongest contrast.</source>
        <translation>Das einfarbige Tuch hat kein Gewebe und den stärksten Kontrast.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>Show the trump &amp;ladder</source>
        <translation>&amp;Trumpfleiter zeigen</translation>
    </message>
    <message>
        <source>The Spanish deck says “Paso”, the French one “Je passe”. The log stays in plain words.</source>
        <translation>Beim spanischen Blatt heißt es „Paso“, beim französischen „Je passe“. Der Spielverlauf bleibt in einfachen Worten.</translation>
    </message>
    <message>
        <source>Words said at the table</source>
        <translation>Worte am Tisch</translation>
    </message>
    <message>
        <source>Everything that is heard is also seen.</source>
        <translation>Alles, was man hört, sieht man auch.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Whatever moves, a click hurries it.</source>
        <translation>Was sich auch bewegt, ein Klick beeilt es.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>Ein fertiger Stich bleibt</translation>
    </message>
    <message>
        <source>Play for me &amp;what leaves me no choice</source>
        <translation>Für mich spielen, &amp;wo ich keine Wahl habe</translation>
    </message>
    <message>
        <source>Let me c&amp;ut the pack before the first deal</source>
        <translation>&amp;Vor dem ersten Spiel abheben</translation>
    </message>
    <message>
        <source>“As I learn”: a help fades after five right decisions, and goes after ten. Two bad ones bring it back for a deal.</source>
        <translation>„Solange ich lerne“: Eine Hilfe wird nach fünf richtigen Entscheidungen schwächer und geht nach zehn. Zwei schlechte holen sie für ein Spiel zurück.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Hilfe am Tisch</translation>
    </message>
    <message>
        <source>Opponents as strong as I am k&amp;eep following me</source>
        <translation>Gegner, die so stark sind wie i&amp;ch, folgen mir weiter</translation>
    </message>
    <message>
        <source>Comfort</source>
        <translation>Bedienungshilfen</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>Text as large as the s&amp;ystem&apos;s</source>
        <translation>Schrift so groß wie im S&amp;ystem</translation>
    </message>
    <message>
        <source>Panels and dialogs</source>
        <translation>Tafeln und Dialoge</translation>
    </message>
    <message>
        <source>With less motion cards appear in their places without flying there.</source>
        <translation>Mit weniger Bewegung erscheinen die Karten an ihrem Platz, ohne dorthin zu fliegen.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>A click on a card</source>
        <translation>Ein Klick auf eine Karte</translation>
    </message>
    <message>
        <source>Lar&amp;ge buttons</source>
        <translation>G&amp;roße Knöpfe</translation>
    </message>
    <message>
        <source>For the le&amp;ft hand: your things at the right</source>
        <translation>Für &amp;Linkshänder: Marken und Name rechts</translation>
    </message>
    <message>
        <source>Keys of the Table menu read out the table at any time.</source>
        <translation>Die Tasten des Menüs Tisch lesen den Tisch jederzeit vor.</translation>
    </message>
    <message>
        <source>A screen reader announces</source>
        <translation>Der Screenreader meldet</translation>
    </message>
    <message>
        <source>All &amp;keys…</source>
        <translation>&amp;Alle Tasten…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>Wie es auf deinem Schild und in der Rechnung steht.</translation>
    </message>
    <message>
        <source>{size} %</source>
        <translation>{size} %</translation>
    </message>
    <message>
        <source>{size} %; the table in this window has room for {held} %. A larger window has room for all of it.</source>
        <translation>{size} %; der Tisch in diesem Fenster hat Platz für {held} %. Ein größeres Fenster hat Platz für alles.</translation>
    </message>
    <message>
        <source>After a deal it names your costliest choice. Before a blunder it lets you choose again, which counts as help.</source>
        <translation>Nach einem Spiel nennt er deine teuerste Wahl. Vor einem groben Fehler lässt er dich noch einmal wählen, was als Hilfe zählt.</translation>
    </message>
    <message>
        <source>The coach speaks</source>
        <translation>Der Lehrer spricht</translation>
    </message>
    <message>
        <source>Otherwise they stay as they are until the sitting ends.</source>
        <translation>Sonst bleiben sie bis zum Ende der Partie, wie sie sind.</translation>
    </message>
    <message>
        <source>Find new problems for me while the table rests, on mains</source>
        <translation>Neue Aufgaben für mich suchen, während der Tisch ruht, nur am Stromnetz</translation>
    </message>
    <message>
        <source>A gold line round the card that wins the trick</source>
        <translation>Eine Goldlinie um die Karte, die den Stich gewinnt</translation>
    </message>
    <message>
        <source>Cards you may not play are dimmed</source>
        <translation>Karten, die du nicht spielen darfst, sind blass</translation>
    </message>
    <message>
        <source>The order of the suit that is led</source>
        <translation>Die Ordnung der ausgespielten Farbe</translation>
    </message>
    <message>
        <source>The trump ladder counts the trumps that are out</source>
        <translation>Die Trumpfleiter zählt die Trümpfe, die ausstehen</translation>
    </message>
    <message>
        <source>A gilded edge on cards just drawn</source>
        <translation>Ein Goldrand um eben gekaufte Karten</translation>
    </message>
    <message>
        <source>The meaning of each bid</source>
        <translation>Die Bedeutung jedes Gebots</translation>
    </message>
    <message>
        <source>The strength of your hand at the bids</source>
        <translation>Die Stärke deiner Hand bei den Geboten</translation>
    </message>
    <message>
        <source>A word on what to throw</source>
        <translation>Ein Wort zum Abwerfen</translation>
    </message>
    <message>
        <source>A word on leading</source>
        <translation>Ein Wort zum Ausspielen</translation>
    </message>
    <message>
        <source>A word on following suit</source>
        <translation>Ein Wort zum Bedienen</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>You are the Ombre. Which card do you play?</source>
        <translation>Du bist der Hombre. Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>Trumps or not</source>
        <translation>Trumpf oder nicht</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. A trump, or another card?</source>
        <translation>Du bist der Hombre und spielst aus. Ein Trumpf oder eine andere Karte?</translation>
    </message>
    <message>
        <source>You play against the Ombre. Which card do you play?</source>
        <translation>Du spielst gegen den Hombre. Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Reizen oder passen</translation>
    </message>
    <message>
        <source>Do you bid, or do you pass?</source>
        <translation>Reizt du, oder passt du?</translation>
    </message>
    <message>
        <source>What to throw</source>
        <translation>Was abwerfen</translation>
    </message>
    <message>
        <source>Which cards do you throw?</source>
        <translation>Welche Karten wirfst du ab?</translation>
    </message>
    <message>
        <source>You name the trump. Which suit?</source>
        <translation>Du bestimmst den Trumpf. Welche Farbe?</translation>
    </message>
    <message>
        <source>Do you play on, or do you give up?</source>
        <translation>Spielst du weiter, oder gibst du auf?</translation>
    </message>
    <message>
        <source>Do you stop here, or go on for all the tricks?</source>
        <translation>Hörst du hier auf, oder gehst du auf alle Stiche?</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>Wer hat die Karte</translation>
    </message>
    <message>
        <source>One card: who holds it, and how sure are you?</source>
        <translation>Eine Karte: Wer hat sie, und wie sicher bist du?</translation>
    </message>
    <message>
        <source>It costs {amount} less on average.</source>
        <translation>Das kostet im Schnitt {amount} weniger.</translation>
    </message>
    <message>
        <source>Your side plays. Which card do you play?</source>
        <translation>Deine Seite spielt. Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>Your side plays, and you lead. A trump, or another card?</source>
        <translation>Deine Seite spielt, und du spielst aus. Einen Trumpf oder eine andere Karte?</translation>
    </message>
    <message>
        <source>The other side plays. Which card do you play?</source>
        <translation>Die andere Seite spielt. Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>You are the Man. Which card do you play?</source>
        <translation>Du bist der Mann. Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>You are the Man and lead. A trump, or another card?</source>
        <translation>Du bist der Mann und spielst aus. Ein Trumpf oder eine andere Karte?</translation>
    </message>
    <message>
        <source>You play against the Man. Which card do you play?</source>
        <translation>Du spielst gegen den Mann. Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Sehr leicht</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <translation>Retten, was zu retten ist</translation>
    </message>
    <message>
        <source>How hard?</source>
        <translation>Wie schwer?</translation>
    </message>
    <message>
        <source>My rating</source>
        <translation>Meine Wertung</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>Die Zahlen zeigen</translation>
    </message>
    <message>
        <source>Your rating: {rating}, give or take {within}, from {problems} problems.</source>
        <translation>Deine Wertung: {rating}, plus/minus {within}, aus {problems} Aufgaben.</translation>
    </message>
    <message>
        <source>Not that. This problem comes back another day.</source>
        <translation>Leider falsch. Diese Aufgabe kommt an einem anderen Tag wieder.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>In defence</source>
        <translation>Als Gegenspieler</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Alle Grade</translation>
    </message>
    <message>
        <source>The next problem</source>
        <translation>Die nächste Aufgabe</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Genug für heute</translation>
    </message>
    <message>
        <source>There is no hint in a problem. Your first answer counts.</source>
        <translation>In einer Aufgabe gibt es keinen Tipp. Deine erste Antwort zählt.</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Das ist richtig.</translation>
    </message>
    <message>
        <source>Your throw has not been weighed, so it does not count.</source>
        <translation>Dein Abwurf ließ sich nicht bewerten, also zählt er nicht.</translation>
    </message>
    <message>
        <source>{game} · {kind}</source>
        <translation>{game} · {kind}</translation>
    </message>
    <message>
        <source>The best answer: {action}.</source>
        <translation>Die beste Antwort: {action}.</translation>
    </message>
    <message>
        <source>The problems cannot be read</source>
        <translation>Die Aufgaben lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours {own:one once|other #}.</source>
        <translation>Sie gewinnt etwa {best:one einmal|other #-mal} von 10, deine {own:one einmal|other #-mal}.</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours hardly ever.</source>
        <translation>Sie gewinnt etwa {best:one einmal|other #-mal} von 10, deine fast nie.</translation>
    </message>
    <message>
        <source>It nearly always wins, yours about {own:one once|other # times} in 10.</source>
        <translation>Sie gewinnt fast immer, deine etwa {own:one einmal|other #-mal} von 10.</translation>
    </message>
    <message>
        <source>It nearly always wins, yours hardly ever.</source>
        <translation>Sie gewinnt fast immer, deine fast nie.</translation>
    </message>
    <message>
        <source>Both win about as often, but it brings {amount} more on average.</source>
        <translation>Beide gewinnen etwa gleich oft, aber sie bringt im Schnitt {amount} mehr.</translation>
    </message>
    <message>
        <source>Yours wins more often, but brings {amount} less on average.</source>
        <translation>Deine gewinnt öfter, bringt aber im Schnitt {amount} weniger.</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours {own:one once|other #}.</source>
        <translation>Mit ihr gewinnst du etwa {best:one einmal|other #-mal} von 10 etwas, mit deiner {own:one einmal|other #-mal}.</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours hardly ever.</source>
        <translation>Mit ihr gewinnst du etwa {best:one einmal|other #-mal} von 10 etwas, mit deiner fast nie.</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours about {own:one once|other # times} in 10.</source>
        <translation>Mit ihr gewinnst du fast immer etwas, mit deiner etwa {own:one einmal|other #-mal} von 10.</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours hardly ever.</source>
        <translation>Mit ihr gewinnst du fast immer etwas, mit deiner fast nie.</translation>
    </message>
    <message>
        <source>With both you gain about as often, but it brings {amount} more on average.</source>
        <translation>Mit beiden gewinnst du etwa gleich oft etwas, aber sie bringt im Schnitt {amount} mehr.</translation>
    </message>
    <message>
        <source>With yours you gain more often, but {amount} less on average.</source>
        <translation>Mit deiner gewinnst du öfter etwas, aber im Schnitt {amount} weniger.</translation>
    </message>
    <message>
        <source>Yours wins more often, but each pays {own} instead of {best}.</source>
        <translation>Deine gewinnt öfter, aber jeder zahlt {own} statt {best}.</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>In {file} ist ein Fehler.</translation>
    </message>
    <message>
        <source>Your games are untouched.</source>
        <translation>Deine Spiele sind unberührt.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spielform</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Which problems</source>
        <translation>Welche Aufgaben</translation>
    </message>
    <message>
        <source>Opens a list.</source>
        <translation>Öffnet eine Liste.</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Alle Spielformen</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>Any grade</source>
        <translation>Jede Schwierigkeit</translation>
    </message>
    <message>
        <source>Your own problems</source>
        <translation>Deine eigenen Aufgaben</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Trumpf ziehen</translation>
    </message>
    <message>
        <source>Save trumps</source>
        <translation>Trumpf behalten</translation>
    </message>
    <message>
        <source>Trump a suit</source>
        <translation>Eine Farbe stechen</translation>
    </message>
    <message>
        <source>Sure tricks</source>
        <translation>Sichere Stiche</translation>
    </message>
    <message>
        <source>Win cheaply</source>
        <translation>Billig gewinnen</translation>
    </message>
    <message>
        <source>Force them</source>
        <translation>Die anderen zwingen</translation>
    </message>
    <message>
        <source>Hold back</source>
        <translation>Zurückhalten</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Mit einem Partner</translation>
    </message>
    <message>
        <source>The trick that decides</source>
        <translation>Der entscheidende Stich</translation>
    </message>
    <message>
        <source>Which trump</source>
        <translation>Welcher Trumpf</translation>
    </message>
    <message>
        <source>When to give up</source>
        <translation>Wann man aufgibt</translation>
    </message>
    <message>
        <source>All the tricks</source>
        <translation>Alle Stiche</translation>
    </message>
    <message>
        <source>{label}: {chosen}</source>
        <translation>{label}: {chosen}</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <translation>noch {left}</translation>
    </message>
    <message>
        <source>From your files and your deals, and found while the table rests.</source>
        <translation>Aus deinen Dateien und Spielen, und gefunden, während der Tisch ruht.</translation>
    </message>
    <message>
        <source>You have had them all. They come again, in another order.</source>
        <translation>Du hattest sie alle. Sie kommen wieder, in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>Positions from real deals. None comes twice before you have had all.</source>
        <translation>Stellungen aus echten Spielen. Keine kommt wieder, bevor du alle hattest.</translation>
    </message>
    <message>
        <source>Positions from all the games. None comes twice before you have had all.</source>
        <translation>Stellungen aus allen Spielformen. Keine kommt wieder, bevor du alle hattest.</translation>
    </message>
    <message>
        <source>Problems, {game}, {theme}, {left} to go</source>
        <translation>Aufgaben, {game}, {theme}, noch {left}</translation>
    </message>
    <message>
        <source>Open the folder of your problems and lessons</source>
        <translation>Den Ordner deiner Aufgaben und Lektionen öffnen</translation>
    </message>
    <message>
        <source>Your own problems and lessons</source>
        <translation>Deine eigenen Aufgaben und Lektionen</translation>
    </message>
    <message>
        <source>{number:one # mistake was found|other # mistakes were found} in their files.</source>
        <translation>{number:one # Fehler wurde|other # Fehler wurden} in ihren Dateien gefunden.</translation>
    </message>
    <message>
        <source>All the others are there.</source>
        <translation>Alle anderen sind da.</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. {flaw}</source>
        <translation>{file}, „{mark}“. {flaw}</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. Line {line}: {reason}</source>
        <translation>{file}, „{mark}“. Zeile {line}: {reason}</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Suchen in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>That is not what you are being asked.</source>
        <translation>Das wirst du nicht gefragt.</translation>
    </message>
    <message>
        <source>You do not hold {cards:the}.</source>
        <translation>Du hast {cards:den} nicht.</translation>
    </message>
    <message>
        <source>A card can be thrown away only once.</source>
        <translation>Eine Karte kann nur einmal abgeworfen werden.</translation>
    </message>
    <message>
        <source>You must follow {suit}.</source>
        <translation>Du musst {suit} bedienen.</translation>
    </message>
    <message>
        <source>Trumps were led: you must follow with a trump.</source>
        <translation>Trumpf wurde ausgespielt: Du musst Trumpf bedienen.</translation>
    </message>
    <message>
        <source>You hold no {suit}, so you must play a trump.</source>
        <translation>Du hast {suit:m keinen|pl keine|other kein} {suit}, also musst du Trumpf spielen.</translation>
    </message>
    <message>
        <source>{matador:Name} is forced: {led} was led and you hold no other trump.</source>
        <translation>{matador:Name} ist gezwungen: Ausgespielt ist {led}, und du hast keinen anderen Trumpf.</translation>
    </message>
    <message>
        <source>{led:Name} was led and you have no small trump: play {matadors}.</source>
        <translation>Ausgespielt ist {led}, und du hast keinen kleinen Trumpf: Spiel {matadors}.</translation>
    </message>
    <message>
        <source>{bid:Name} has been bid already.</source>
        <translation>Angesagt ist schon {bid}.</translation>
    </message>
    <message>
        <source>You may not hold {bid}.</source>
        <translation>Du darfst „{bid}“ nicht halten.</translation>
    </message>
    <message>
        <source>There is no bid “{bid}” in this game.</source>
        <translation>Das Gebot „{bid}“ gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>All before you have passed: bid {bid}, or the cards are dealt again.</source>
        <translation>Alle vor dir haben gepasst: Sag {bid} an, sonst wird neu gegeben.</translation>
    </message>
    <message>
        <source>Only the last player may bid {bid}, when all before them have passed.</source>
        <translation>Nur der Letzte darf {bid} ansagen, wenn alle vor ihm gepasst haben.</translation>
    </message>
    <message>
        <source>You need {cards:the} to play {bid}.</source>
        <translation>Du brauchst {cards:den}, um {bid} zu spielen.</translation>
    </message>
    <message>
        <source>Bid {bid} first: it is the lowest bid of its kind.</source>
        <translation>Sag zuerst {bid} an: Das ist das niedrigste Gebot seiner Art.</translation>
    </message>
    <message>
        <source>{bid:Name} cannot be the first bid.</source>
        <translation>{bid:Name} kann nicht das erste Gebot sein.</translation>
    </message>
    <message>
        <source>You hold that card yourself: call {called:the}.</source>
        <translation>Diese Karte hast du selbst: Ruf {called:den}.</translation>
    </message>
    <message>
        <source>That card cannot be called: call {called:the}.</source>
        <translation>Diese Karte kann nicht gerufen werden: Ruf {called:den}.</translation>
    </message>
    <message>
        <source>{suit:Name} cannot be named now.</source>
        <translation>{suit:Name} kann jetzt nicht genannt werden.</translation>
    </message>
    <message>
        <source>You may throw away at most {number:one # card|other # cards}.</source>
        <translation>Du darfst höchstens {number:one eine Karte|other # Karten} abwerfen.</translation>
    </message>
    <message>
        <source>You must throw away at least {number:one # card|other # cards}.</source>
        <translation>Du musst mindestens {number:one eine Karte|other # Karten} abwerfen.</translation>
    </message>
    <message>
        <source>You have only just drawn {cards:the}. Throw away cards that you were dealt.</source>
        <translation>Du hast {cards:den} eben erst gekauft. Wirf Karten ab, die dir gegeben wurden.</translation>
    </message>
    <message>
        <source>Only a black ace may be kept.</source>
        <translation>Nur ein schwarzes Ass darf bleiben.</translation>
    </message>
    <message>
        <source>You have no card of {suit}: name a suit you hold.</source>
        <translation>Du hast {suit:m keinen|pl keine|other kein} {suit}: Nenne eine Farbe, die du hast.</translation>
    </message>
    <message>
        <source>It is too late to surrender: you have played to trick {number}.</source>
        <translation>Zum Aufgeben ist es zu spät: Du hast schon zum {number}. Stich gespielt.</translation>
    </message>
    <message>
        <source>Nobody surrenders at this table.</source>
        <translation>An diesem Tisch gibt niemand auf.</translation>
    </message>
    <message>
        <source>Only the Ombre may surrender.</source>
        <translation>Nur der Hombre darf aufgeben.</translation>
    </message>
    <message>
        <source>You bid {bid}, which cannot be surrendered.</source>
        <translation>Du hast {bid} angesagt, und das kann nicht aufgegeben werden.</translation>
    </message>
    <message>
        <source>This hand was taken over: it cannot be surrendered a second time.</source>
        <translation>Dieses Spiel ist übernommen: Es kann kein zweites Mal aufgegeben werden.</translation>
    </message>
    <message>
        <source>Your surrender was refused in this trick: play on.</source>
        <translation>Dein Aufgeben ist in diesem Stich abgelehnt: Spiel weiter.</translation>
    </message>
    <message>
        <source>A defender said gano of {asked:the}: play a card that does not beat it.</source>
        <translation>Ein Gegenspieler hat Gano gesagt, für {asked:den}: Spiel eine Karte, die nicht darübergeht.</translation>
    </message>
    <message>
        <source>Nobody says gano at this table.</source>
        <translation>An diesem Tisch sagt niemand Gano.</translation>
    </message>
    <message>
        <source>Only a defender may say gano.</source>
        <translation>Nur ein Gegenspieler darf Gano sagen.</translation>
    </message>
    <message>
        <source>You have nobody to ask: no other defender is yet to play.</source>
        <translation>Du kannst niemanden bitten: Kein anderer Gegenspieler spielt noch nach dir.</translation>
    </message>
    <message>
        <source>Gano may be said only of a card that wins the trick so far.</source>
        <translation>Gano darf man nur bei einer Karte sagen, die den Stich bisher gewinnt.</translation>
    </message>
    <message>
        <source>You have {number:one # trick|other # tricks}. One more is codille, and you may not ask for that.</source>
        <translation>Du hast {number:one einen Stich|other # Stiche}. Noch einer ist Codille, und darum darfst du nicht bitten.</translation>
    </message>
    <message>
        <source>You must follow {suit}: play {choices:the}.</source>
        <translation>Du musst {suit} bedienen: Spiel {choices:den}.</translation>
    </message>
    <message>
        <source>Not now: {bids}</source>
        <translation>Jetzt nicht: {bids}</translation>
    </message>
    <message>
        <source>Press {key} or click here to read rule {rule}.</source>
        <translation>Drücke {key} oder klicke hier, um Regel {rule} zu lesen.</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: no lead can call it out.</source>
        <translation>{matador:Name} darf in deiner Hand bleiben: Kein Ausspiel kann die Karte fordern.</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: only a higher matador could call it out.</source>
        <translation>{matador:Name} darf in deiner Hand bleiben: Nur ein höherer Matador könnte die Karte fordern.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Back a trick</source>
        <translation>Einen Stich zurück</translation>
    </message>
    <message>
        <source>Back a move</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Let it go on by itself</source>
        <translation>Von selbst weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Forward a move</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the end of the trick</source>
        <translation>Vor zum Ende des Stichs</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Write a note or a mark</source>
        <translation>Eine Notiz oder ein Zeichen setzen</translation>
    </message>
    <message>
        <source>Take back the last note or variation</source>
        <translation>Die letzte Notiz oder Variante zurücknehmen</translation>
    </message>
    <message>
        <source>Put the note or variation back</source>
        <translation>Die Notiz oder Variante wiederherstellen</translation>
    </message>
    <message>
        <source>{words} ({key})</source>
        <translation>{words} ({key})</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Die Karten sind gegeben</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Das Reizen</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>Der Trumpf</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Der Kauf</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>Augenblick des Spiels</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>Zug {at} von {last}</translation>
    </message>
    <message>
        <source>About this moment</source>
        <translation>Zu diesem Augenblick</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Vorn sitzt</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Alle &amp;Karten offen</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>Von &amp;hier weiterspielen</translation>
    </message>
    <message>
        <source>You play your own cards from here; the computer plays the others.</source>
        <translation>Du spielst ab hier deine eigenen Karten; der Computer spielt die anderen.</translation>
    </message>
    <message>
        <source>You take the place of {name} from here; the computer plays the others.</source>
        <translation>Du nimmst ab hier den Platz von {name} ein; der Computer spielt die anderen.</translation>
    </message>
    <message>
        <source>Deal {number}: you won {amount}</source>
        <translation>Spiel {number}: {amount} gewonnen</translation>
    </message>
    <message>
        <source>Deal {number}: you lost {amount}</source>
        <translation>Spiel {number}: {amount} verloren</translation>
    </message>
    <message>
        <source>Deal {number}: nothing won or lost</source>
        <translation>Spiel {number}: nichts gewonnen oder verloren</translation>
    </message>
    <message>
        <source>The others are the computer players named in the record.</source>
        <translation>Die anderen sind die Computerspieler, die in der Aufzeichnung stehen.</translation>
    </message>
    <message>
        <source>The record names no computer player for {name}, who plays by the book.</source>
        <translation>Die Aufzeichnung nennt für {name} keinen Computerspieler; hier wird nach dem Buch gespielt.</translation>
    </message>
    <message>
        <source>The record names no computer players for {names}, who play by the book.</source>
        <translation>Die Aufzeichnung nennt für {names} keine Computerspieler; hier wird nach dem Buch gespielt.</translation>
    </message>
    <message>
        <source>&amp;Back to the replay</source>
        <translation>&amp;Zurück zur Wiedergabe</translation>
    </message>
    <message>
        <source>You play on</source>
        <translation>Du spielst weiter</translation>
    </message>
    <message>
        <source>You play as {name}</source>
        <translation>Du spielst als {name}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>The deal goes on from here and is kept as a variation. Your own game waits for you.</source>
        <translation>Das Spiel geht von hier weiter und bleibt als Variante. Deine eigene Partie wartet auf dich.</translation>
    </message>
    <message>
        <source>The record ends here. You can play on from here yourself.</source>
        <translation>Die Aufzeichnung endet hier. Du kannst selbst von hier weiterspielen.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>The deals of the sitting</source>
        <translation>Die Spiele der Partie</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Spiel {number}: {result}</translation>
    </message>
</context>
<context>
    <name>Requests</name>
    <message>
        <source>Will you take the turned card?</source>
        <translation>Nimmst du die aufgedeckte Karte?</translation>
    </message>
    <message>
        <source>Will you play this hand, or throw it in?</source>
        <translation>Spielst du, oder wirfst du die Karten hin?</translation>
    </message>
    <message>
        <source>Will you show the rest of the talon?</source>
        <translation>Zeigst du den Rest des Talons?</translation>
    </message>
    <message>
        <source>All have passed. Will you take the talon?</source>
        <translation>Alle haben gepasst. Nimmst du den Talon?</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Will you take the hand over?</source>
        <translation>Der Hombre gibt auf. Übernimmst du das Spiel?</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Do you accept?</source>
        <translation>Der Hombre gibt auf. Nimmst du an?</translation>
    </message>
    <message>
        <source>Will you turn up a card?</source>
        <translation>Deckst du eine Karte auf?</translation>
    </message>
    <message>
        <source>Nobody plays. Will you turn up another?</source>
        <translation>Niemand spielt. Deckst du noch eine auf?</translation>
    </message>
    <message>
        <source>Will you show the king of the turned suit?</source>
        <translation>Zeigst du den König der aufgedeckten Farbe?</translation>
    </message>
    <message>
        <source>Will you be the Man with this trump?</source>
        <translation>Willst du mit diesem Trumpf der Mann sein?</translation>
    </message>
    <message>
        <source>Will you show {card:the}, for a point?</source>
        <translation>Zeigst du {card:den} für einen Punkt?</translation>
    </message>
    <message>
        <source>Will you be the Man, with {suit} as trump?</source>
        <translation>Willst du der Mann sein, mit {suit}{suit:dpl n|other } als Trumpf?</translation>
    </message>
    <message>
        <source>Give a card for the king. Everybody sees it.</source>
        <translation>Gib eine Karte für den König. Alle sehen sie.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Du bist dran: Spiel eine Karte.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Du spielst aus: Spiel eine beliebige Karte.</translation>
    </message>
    <message>
        <source>Your turn: you must bid.</source>
        <translation>Du bist dran: Du musst bieten.</translation>
    </message>
    <message>
        <source>Your turn: you can only pass.</source>
        <translation>Du bist dran: Du kannst nur passen.</translation>
    </message>
    <message>
        <source>Your turn: pass or bid.</source>
        <translation>Du bist dran: Passe oder biete.</translation>
    </message>
    <message>
        <source>Will you play {contract} too? If you pass, you defend.</source>
        <translation>Spielst du auch {contract}? Wer passt, spielt dagegen.</translation>
    </message>
    <message>
        <source>Choose your game.</source>
        <translation>Wähle dein Spiel.</translation>
    </message>
    <message>
        <source>Name your trump, or choose another game.</source>
        <translation>Nenne deinen Trumpf oder wähle ein anderes Spiel.</translation>
    </message>
    <message>
        <source>Name your trump, or throw your hand in.</source>
        <translation>Nenne deinen Trumpf, oder wirf die Karten hin.</translation>
    </message>
    <message>
        <source>Name your trump.</source>
        <translation>Nenne deinen Trumpf.</translation>
    </message>
    <message>
        <source>Name your trump; {suit} are worth more.</source>
        <translation>Nenne deinen Trumpf; in {suit}{suit:dpl n|other } gilt es mehr.</translation>
    </message>
    <message>
        <source>Demand a king. Its holder gives it to you for one of your cards.</source>
        <translation>Fordere einen König. Wer ihn hat, gibt ihn dir für eine deiner Karten.</translation>
    </message>
    <message>
        <source>Call a king: its holder will be your secret ally.</source>
        <translation>Ruf einen König: Wer ihn hat, ist dein geheimer Partner.</translation>
    </message>
    <message>
        <source>Call one of these cards: its holder will be your secret ally.</source>
        <translation>Ruf eine dieser Karten: Wer sie hat, ist dein geheimer Partner.</translation>
    </message>
    <message>
        <source>Throw away all you were dealt: only a black ace may be kept.</source>
        <translation>Wirf alles ab, was dir gegeben wurde: Nur ein schwarzes Ass darf bleiben.</translation>
    </message>
    <message>
        <source>Keep one of the cards you were dealt, or none.</source>
        <translation>Behalte eine der Karten, die dir gegeben wurden, oder keine.</translation>
    </message>
    <message>
        <source>Throw away {most:one # card|other # cards} and keep the rest.</source>
        <translation>Wirf {most:one eine Karte|other # Karten} ab und behalte den Rest.</translation>
    </message>
    <message>
        <source>{most:one You may throw away # card and draw another.|other Throw away up to # cards and draw as many.}</source>
        <translation>{most:one Du kannst # Karte abwerfen und eine andere kaufen.|other Wirf bis zu # Karten ab und kaufe ebenso viele.}</translation>
    </message>
    <message>
        <source>{most:one Throw away # card and draw another.|other Throw away # cards and draw as many.}</source>
        <translation>{most:one Wirf # Karte ab und kaufe eine andere.|other Wirf # Karten ab und kaufe ebenso viele.}</translation>
    </message>
    <message>
        <source>Throw away {least} to {most:one # card|other # cards} and draw as many.</source>
        <translation>Wirf {least} bis {most:one eine Karte|other # Karten} ab und kaufe ebenso viele.</translation>
    </message>
    <message>
        <source>Every trick is yours so far. Claim the game, or go on?</source>
        <translation>Bisher gehören alle Stiche dir. Forderst du das Spiel ein, oder gehst du auf alle?</translation>
    </message>
    <message>
        <source>Will you play on, or throw the hand in? That costs as much as bet.</source>
        <translation>Willst du weiterspielen oder die Hand hinwerfen? Das kostet so viel wie bet.</translation>
    </message>
    <message>
        <source>Five tricks are yours. Claim the game, or go on for tout, all nine?</source>
        <translation>Fünf Stiche gehören dir. Forderst du das Spiel ein, oder gehst du auf Tout, alle neun?</translation>
    </message>
    <message>
        <source>Your turn: pass, or play in a suit.</source>
        <translation>Du bist dran: Passe oder spiele in einer Farbe.</translation>
    </message>
    <message>
        <source>They play. Will you send them alone?</source>
        <translation>Die anderen spielen. Schickst du den Spieler allein?</translation>
    </message>
    <message>
        <source>You are sent alone. Will you go, or let them?</source>
        <translation>Du wirst allein geschickt. Gehst du, oder lässt du gehen?</translation>
    </message>
    <message>
        <source>The first five tricks are yours (hechas). Claim them, or go for all eight?</source>
        <translation>Die ersten fünf Stiche gehören dir (Hechas). Forderst du sie ein, oder gehst du auf alle acht?</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept, or take the game over?</source>
        <translation>Der Hombre sagt Paso und gibt auf. Nimmst du an, oder übernimmst du das Spiel?</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept?</source>
        <translation>Der Hombre sagt Paso und gibt auf. Nimmst du an?</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop with primeras, or go on for bola, all nine?</source>
        <translation>Fünf Stiche gehören dir. Hörst du mit Primeras auf, oder gehst du auf die Bola, alle neun?</translation>
    </message>
    <message>
        <source>The first five tricks are yours. Claim the game, or play for all eight?</source>
        <translation>Die ersten fünf Stiche sind gewonnen. Das Spiel einfordern oder um alle acht spielen?</translation>
    </message>
    <message>
        <source>Call an ace: its holder will be your secret ally.</source>
        <translation>Rufe ein Ass: Wer es hat, wird heimlich dein Partner.</translation>
    </message>
    <message>
        <source>Call an ace: your ally names the trump.</source>
        <translation>Rufe ein Ass: Dein Partner nennt den Trumpf.</translation>
    </message>
    <message>
        <source>Your ace is called, so you are the ally. Name the trump.</source>
        <translation>Dein Ass ist gerufen, also bist du der Partner. Nenne den Trumpf.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Remise: nobody wins</source>
        <translation>Bete: Niemand gewinnt</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>Bete für {name}</translation>
    </message>
    <message>
        <source>You have the most tricks and take the pool.</source>
        <translation>Du hast die meisten Stiche und nimmst den Pott.</translation>
    </message>
    <message>
        <source>The Ombre has the most tricks and takes the pool.</source>
        <translation>Der Hombre hat die meisten Stiche und nimmt den Pott.</translation>
    </message>
    <message>
        <source>The most tricks are shared: you pay the pool again.</source>
        <translation>Die meisten Stiche sind geteilt: Du zahlst den Pott noch einmal.</translation>
    </message>
    <message>
        <source>The most tricks are shared: the Ombre pays the pool again.</source>
        <translation>Die meisten Stiche sind geteilt: Der Hombre zahlt den Pott noch einmal.</translation>
    </message>
    <message>
        <source>Every trick is taken: the pool is paid, and half as much from each.</source>
        <translation>Jeder Stich ist gemacht: Gezahlt wird der Pott, und von jedem die Hälfte davon.</translation>
    </message>
    <message>
        <source>You needed every trick and lost one; the pool stays.</source>
        <translation>Du brauchtest alle Stiche und hast einen verloren; der Pott bleibt.</translation>
    </message>
    <message>
        <source>The Ombre needed every trick and lost one; the pool stays.</source>
        <translation>Der Hombre brauchte alle Stiche und hat einen verloren; der Pott bleibt.</translation>
    </message>
    <message>
        <source>{chips} for the remise</source>
        <translation>{chips} für die Bete</translation>
    </message>
    <message>
        <source>{chips} to make the pool good</source>
        <translation>{chips}, um den Pott aufzufüllen</translation>
    </message>
    <message>
        <source>{chips} for the solo</source>
        <translation>{chips} für das Solo</translation>
    </message>
    <message>
        <source>{chips} for all eight tricks</source>
        <translation>{chips} für alle acht Stiche</translation>
    </message>
    <message>
        <source>Nobody plays; the stones stay on the table.</source>
        <translation>Niemand spielt; die Steine bleiben auf dem Tisch.</translation>
    </message>
    <message>
        <source>{chips} as mano’s entry</source>
        <translation>{chips} als Einsatz der Mano</translation>
    </message>
    <message>
        <source>{chips} for a pass</source>
        <translation>{chips} für das Passen</translation>
    </message>
    <message>
        <source>{chips} from the table</source>
        <translation>{chips} vom Tisch</translation>
    </message>
    <message>
        <source>{chips} for puesta (4 to 4)</source>
        <translation>{chips} für die Bete (4 zu 4)</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>Codille! Du gewinnst</translation>
    </message>
    <message>
        <source>Codillo for {name}</source>
        <translation>Codille für {name}</translation>
    </message>
    <message>
        <source>Bola: all nine are yours</source>
        <translation>Bola: alle neun gehören dir</translation>
    </message>
    <message>
        <source>Bola for {name}</source>
        <translation>Bola für {name}</translation>
    </message>
    <message>
        <source>You win, but miss bola</source>
        <translation>Du gewinnst ohne die Bola</translation>
    </message>
    <message>
        <source>{name} wins, but misses bola</source>
        <translation>{name} gewinnt ohne die Bola</translation>
    </message>
    <message>
        <source>Paso: you give up</source>
        <translation>Paso: Du gibst auf</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} gibt auf</translation>
    </message>
    <message>
        <source>You took every trick: the pool is yours, and each pays for bola.</source>
        <translation>Du hast alle Stiche gemacht: Der Pott gehört dir, und jeder zahlt für die Bola.</translation>
    </message>
    <message>
        <source>The Ombre took every trick: the pool, and each pays for bola.</source>
        <translation>Der Hombre hat alle Stiche gemacht: Er nimmt den Pott, und jeder zahlt für die Bola.</translation>
    </message>
    <message>
        <source>You went on for all nine and lost one: the pool is yours, and you are paid less.</source>
        <translation>Du bist auf alle neun gegangen und hast einen verloren: Der Pott gehört dir, und du bekommst weniger.</translation>
    </message>
    <message>
        <source>The Ombre went on for all nine and lost one: they take the pool, and are paid less.</source>
        <translation>Der Hombre ist auf alle neun gegangen und hat einen verloren: Er nimmt den Pott und bekommt weniger.</translation>
    </message>
    <message>
        <source>{chips} for matadors (estuche)</source>
        <translation>{chips} für Matadore (Estuche)</translation>
    </message>
    <message>
        <source>{chips} for puesta at {contract:the}</source>
        <translation>{chips} für die Bete bei {contract:dem}</translation>
    </message>
    <message>
        <source>{chips} for codillo at {contract:the}</source>
        <translation>{chips} für Codillo bei {contract:dem}</translation>
    </message>
    <message>
        <source>{chips} for bola</source>
        <translation>{chips} für die Bola</translation>
    </message>
    <message>
        <source>{chips} for the bola missed</source>
        <translation>{chips} für die verfehlte Bola</translation>
    </message>
    <message>
        <source>{chips} for five tricks (hechas)</source>
        <translation>{chips} für fünf Stiche (Hechas)</translation>
    </message>
    <message>
        <source>{chips} for all eight</source>
        <translation>{chips} für alle acht</translation>
    </message>
    <message>
        <source>{chips} for codillo</source>
        <translation>{chips} für Codillo</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>Du bekommst {points:one einen Punkt für den aufgedeckten König|other # Punkte für die aufgedeckten Könige}.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>{name} bekommt {points:one einen Punkt für den aufgedeckten König|other # Punkte für die aufgedeckten Könige}.</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>Du bekommst {points:one einen Punkt für den gezeigten König|other # Punkte für die gezeigten Könige}.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>{name} bekommt {points:one einen Punkt für den gezeigten König|other # Punkte für die gezeigten Könige}.</translation>
    </message>
    <message>
        <source>Your king is captured, and its point with it.</source>
        <translation>Dein König ist gefangen, und sein Punkt mit ihm.</translation>
    </message>
    <message>
        <source>The king of {name} is captured, and its point with it.</source>
        <translation>Der König von {name} ist gefangen, und sein Punkt mit ihm.</translation>
    </message>
    <message>
        <source>You captured {points:one a king and score its point|other # kings and score their points}.</source>
        <translation>Du hast {points:one einen König gefangen und bekommst seinen Punkt|other # Könige gefangen und bekommst ihre Punkte}.</translation>
    </message>
    <message>
        <source>{name} captured {points:one a king and scores its point|other # kings and scores their points}.</source>
        <translation>{name} hat {points:one einen König gefangen und bekommt seinen Punkt|other # Könige gefangen und bekommt ihre Punkte}.</translation>
    </message>
    <message>
        <source>You score a point as the Man.</source>
        <translation>Du bekommst einen Punkt als der Mann.</translation>
    </message>
    <message>
        <source>{name} scores a point as the Man.</source>
        <translation>{name} bekommt einen Punkt als der Mann.</translation>
    </message>
    <message>
        <source>You lose a point as the Man.</source>
        <translation>Du verlierst einen Punkt als der Mann.</translation>
    </message>
    <message>
        <source>{name} loses a point as the Man.</source>
        <translation>{name} verliert einen Punkt als der Mann.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the game.</source>
        <translation>Du bekommst {points:one einen Punkt|other # Punkte} für das Spiel.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the game.</source>
        <translation>{name} bekommt {points:one einen Punkt|other # Punkte} für das Spiel.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for codille.</source>
        <translation>Du bekommst {points:one einen Punkt|other # Punkte} für Codille.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for codille.</source>
        <translation>{name} bekommt {points:one einen Punkt|other # Punkte} für Codille.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the puesta.</source>
        <translation>Du bekommst {points:one einen Punkt|other # Punkte} für die Bete.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the puesta.</source>
        <translation>{name} bekommt {points:one einen Punkt|other # Punkte} für die Bete.</translation>
    </message>
    <message>
        <source>You score a point because the Man was beaten.</source>
        <translation>Du bekommst einen Punkt, weil der Mann verlor.</translation>
    </message>
    <message>
        <source>{name} scores a point because the Man was beaten.</source>
        <translation>{name} bekommt einen Punkt, weil der Mann verlor.</translation>
    </message>
    <message>
        <source>In all, you win {chips:one # chip|other # chips}.</source>
        <translation>Insgesamt gewinnst du {chips:one eine Marke|other # Marken}.</translation>
    </message>
    <message>
        <source>In all, {name} wins {chips:one # chip|other # chips}.</source>
        <translation>Insgesamt gewinnt {name} {chips:one eine Marke|other # Marken}.</translation>
    </message>
    <message>
        <source>In all, you lose {chips:one # chip|other # chips}.</source>
        <translation>Insgesamt verlierst du {chips:one eine Marke|other # Marken}.</translation>
    </message>
    <message>
        <source>In all, {name} loses {chips:one # chip|other # chips}.</source>
        <translation>Insgesamt verliert {name} {chips:one eine Marke|other # Marken}.</translation>
    </message>
    <message>
        <source>In all, you neither win nor lose.</source>
        <translation>Insgesamt gewinnst und verlierst du nichts.</translation>
    </message>
    <message>
        <source>In all, {name} neither wins nor loses.</source>
        <translation>Insgesamt gewinnt und verliert {name} nichts.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>Bete: Niemand gewinnt</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>Codille! Du gewinnst</translation>
    </message>
    <message>
        <source>Codille for {name}</source>
        <translation>Codille für {name}</translation>
    </message>
    <message>
        <source>All the tricks are yours</source>
        <translation>Alle Stiche gehören dir</translation>
    </message>
    <message>
        <source>{name} takes every trick</source>
        <translation>{name} macht jeden Stich</translation>
    </message>
    <message>
        <source>Your vole fails</source>
        <translation>Deine Vole scheitert</translation>
    </message>
    <message>
        <source>The vole of {name} fails</source>
        <translation>Die Vole von {name} scheitert</translation>
    </message>
    <message>
        <source>You surrender</source>
        <translation>Du gibst auf</translation>
    </message>
    <message>
        <source>{name} surrenders</source>
        <translation>{name} gibt auf</translation>
    </message>
    <message>
        <source>You make contrabola</source>
        <translation>Dir gelingt die Contrabola</translation>
    </message>
    <message>
        <source>{name} makes contrabola</source>
        <translation>{name} macht die Contrabola</translation>
    </message>
    <message>
        <source>Your contrabola fails</source>
        <translation>Deine Contrabola scheitert</translation>
    </message>
    <message>
        <source>The contrabola of {name} fails</source>
        <translation>Die Contrabola von {name} scheitert</translation>
    </message>
    <message>
        <source>Everybody passes</source>
        <translation>Alle passen</translation>
    </message>
    <message>
        <source>The Man wins: you</source>
        <translation>Der Mann gewinnt: du</translation>
    </message>
    <message>
        <source>The Man wins: {name}</source>
        <translation>Der Mann gewinnt: {name}</translation>
    </message>
    <message>
        <source>You lose as the Man</source>
        <translation>Du verlierst als der Mann</translation>
    </message>
    <message>
        <source>The Man loses: {name}</source>
        <translation>Der Mann verliert: {name}</translation>
    </message>
    <message>
        <source>You reach the target</source>
        <translation>Du erreichst das Ziel</translation>
    </message>
    <message>
        <source>{name} reaches the target</source>
        <translation>{name} erreicht das Ziel</translation>
    </message>
    <message>
        <source>The deal is void</source>
        <translation>Das Spiel ist ungültig</translation>
    </message>
    <message>
        <source>You took more tricks than each opponent: game and pool are yours.</source>
        <translation>Du hast mehr Stiche als jeder Gegenspieler: Spiel und Pott gehören dir.</translation>
    </message>
    <message>
        <source>The Ombre took more tricks than each opponent, and wins the pool.</source>
        <translation>Der Hombre hat mehr Stiche als jeder Gegenspieler und gewinnt den Pott.</translation>
    </message>
    <message>
        <source>Puesta: {name} does not win</source>
        <translation>Bete: {name} gewinnt nicht</translation>
    </message>
    <message>
        <source>A tie: nobody has the most tricks alone.</source>
        <translation>Unentschieden: Niemand hat allein die meisten Stiche.</translation>
    </message>
    <message>
        <source>You took more tricks than the Ombre, who pays you.</source>
        <translation>Du hast mehr Stiche gemacht als der Hombre, und er zahlt dir.</translation>
    </message>
    <message>
        <source>A defender took more tricks than the Ombre, who pays them.</source>
        <translation>Ein Gegenspieler hat mehr Stiche gemacht als der Hombre, und der zahlt ihm.</translation>
    </message>
    <message>
        <source>Every single trick: everyone pays for the vole.</source>
        <translation>Jeder einzelne Stich: Alle zahlen für die Vole.</translation>
    </message>
    <message>
        <source>You went for all the tricks and lost one.</source>
        <translation>Du gingst auf alle Stiche und hast einen verloren.</translation>
    </message>
    <message>
        <source>The Ombre went for all the tricks and lost one.</source>
        <translation>Der Hombre ging auf alle Stiche und hat einen verloren.</translation>
    </message>
    <message>
        <source>You gave the hand up and pay as for a puesta.</source>
        <translation>Du hast aufgegeben und zahlst wie für eine Bete.</translation>
    </message>
    <message>
        <source>The Ombre gave the hand up and pays as for a puesta.</source>
        <translation>Der Hombre hat aufgegeben und zahlt wie für eine Bete.</translation>
    </message>
    <message>
        <source>You took no trick: the game is yours, and so is the pool.</source>
        <translation>Du hast keinen Stich gemacht: Das Spiel gehört dir, und der Pott auch.</translation>
    </message>
    <message>
        <source>The Ombre took no trick and wins the game and the pool.</source>
        <translation>Der Hombre hat keinen Stich gemacht und gewinnt das Spiel und den Pott.</translation>
    </message>
    <message>
        <source>A trick has fallen to you: you pay as for a puesta.</source>
        <translation>Ein Stich ist an dich gefallen: Du zahlst wie für eine Bete.</translation>
    </message>
    <message>
        <source>A trick has fallen to the Ombre, who pays as for a puesta.</source>
        <translation>Ein Stich ist an den Hombre gefallen, und er zahlt wie für eine Bete.</translation>
    </message>
    <message>
        <source>Nobody plays; the pool waits for the next deal.</source>
        <translation>Niemand spielt; der Pott wartet auf das nächste Spiel.</translation>
    </message>
    <message>
        <source>You were first to the most tricks.</source>
        <translation>Du hattest zuerst die meisten Stiche.</translation>
    </message>
    <message>
        <source>The Man was first to the most tricks.</source>
        <translation>Der Mann hatte zuerst die meisten Stiche.</translation>
    </message>
    <message>
        <source>You lose a point, and each of the others scores one.</source>
        <translation>Du verlierst einen Punkt, und jeder der anderen bekommt einen.</translation>
    </message>
    <message>
        <source>The Man loses a point, and each of the others scores one.</source>
        <translation>Der Mann verliert einen Punkt, und jeder der anderen bekommt einen.</translation>
    </message>
    <message>
        <source>You have the points that win the game.</source>
        <translation>Du hast die Punkte, mit denen man gewinnt.</translation>
    </message>
    <message>
        <source>Enough points are scored to win the game.</source>
        <translation>Die Punkte, mit denen man gewinnt, sind erreicht.</translation>
    </message>
    <message>
        <source>Nobody is the Man. Points for kings are kept; the next player deals.</source>
        <translation>Niemand ist der Mann. Punkte für Könige bleiben; der Nächste gibt.</translation>
    </message>
    <message>
        <source>{chips} as ante</source>
        <translation>{chips} als Einsatz</translation>
    </message>
    <message>
        <source>{chips} in the pool</source>
        <translation>{chips} im Pott</translation>
    </message>
    <message>
        <source>{chips} for {contract:the}</source>
        <translation>{chips} für {contract:den}</translation>
    </message>
    <message>
        <source>{chips} for top trumps (estuches)</source>
        <translation>{chips} für oberste Trümpfe (Estuches)</translation>
    </message>
    <message>
        <source>{chips} for primeras</source>
        <translation>{chips} für Primeras</translation>
    </message>
    <message>
        <source>{chips} for primeras against</source>
        <translation>{chips} für Primeras dagegen</translation>
    </message>
    <message>
        <source>{chips} for the matadors</source>
        <translation>{chips} für die Matadore</translation>
    </message>
    <message>
        <source>{chips} for sans prendre</source>
        <translation>{chips} für Sans prendre</translation>
    </message>
    <message>
        <source>{chips} for the vole</source>
        <translation>{chips} für die Vole</translation>
    </message>
    <message>
        <source>{chips} for the failed vole</source>
        <translation>{chips} für die verlorene Vole</translation>
    </message>
    <message>
        <source>{chips} for puesta</source>
        <translation>{chips} für die Bete</translation>
    </message>
    <message>
        <source>{chips} for codille</source>
        <translation>{chips} für Codille</translation>
    </message>
    <message>
        <source>{chips} for the surrender</source>
        <translation>{chips} für das Aufgeben</translation>
    </message>
    <message>
        <source>{chips} for passing out</source>
        <translation>{chips} dafür, dass alle passten</translation>
    </message>
    <message>
        <source>{chips} as a share of the pool</source>
        <translation>{chips} als Teil des Potts</translation>
    </message>
    <message>
        <source>{chips} for a king turned</source>
        <translation>{chips} für einen aufgedeckten König</translation>
    </message>
    <message>
        <source>{chips} for a king shown</source>
        <translation>{chips} für einen gezeigten König</translation>
    </message>
    <message>
        <source>{chips} for a king captured</source>
        <translation>{chips} für einen gefangenen König</translation>
    </message>
    <message>
        <source>{chips} as the Man</source>
        <translation>{chips} als der Mann</translation>
    </message>
    <message>
        <source>{chips} against the Man</source>
        <translation>{chips} gegen den Mann</translation>
    </message>
    <message>
        <source>{chips} for the game</source>
        <translation>{chips} für das Spiel</translation>
    </message>
    <message>
        <source>{chips} for the game without an exchange</source>
        <translation>{chips} für das Spiel ohne Kauf</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel; n</translation>
    </message>
    <message>
        <source>You took fewer tricks than {winner} and pay for the loss.</source>
        <translation>Du hast weniger Stiche gemacht als {winner} und zahlst für den Verlust.</translation>
    </message>
    <message>
        <source>{name} took fewer tricks than {winner} and pays for the loss.</source>
        <translation>{name} hat weniger Stiche gemacht als {winner} und zahlt für den Verlust.</translation>
    </message>
    <message>
        <source>You win the hand you took over and get a puesta; the pool stays.</source>
        <translation>Du gewinnst das übernommene Spiel und bekommst eine Bete; der Pott bleibt.</translation>
    </message>
    <message>
        <source>{name} wins the hand taken over and is paid a puesta; the pool stays.</source>
        <translation>{name} gewinnt das übernommene Spiel und bekommt eine Bete; der Pott bleibt.</translation>
    </message>
    <message>
        <source>You gave the hand up: that is puesta.</source>
        <translation>Du hast aufgegeben, und das ist Bete.</translation>
    </message>
    <message>
        <source>{name} gave the hand up: that is puesta.</source>
        <translation>{name} hat aufgegeben, und das ist Bete.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>{payer:The} to you</source>
        <translation>{payer:Der} an dich</translation>
    </message>
    <message>
        <source>You to {payee:the}</source>
        <translation>Du an {payee:den}</translation>
    </message>
    <message>
        <source>{payer:The} to {payee:the}</source>
        <translation>{payer:Der} an {payee:den}</translation>
    </message>
    <message>
        <source>{chips} as ante, before the deal</source>
        <translation>{chips} als Einsatz, vor dem Geben</translation>
    </message>
    <message>
        <source>You pay {payee:the} {chips}.</source>
        <translation>Du zahlst {payee:dem} {chips}.</translation>
    </message>
    <message>
        <source>{payer:The} pays you {chips}.</source>
        <translation>{payer:Der} zahlt dir {chips}.</translation>
    </message>
    <message>
        <source>{payer:The} pays {payee:the} {chips}.</source>
        <translation>{payer:Der} zahlt {payee:dem} {chips}.</translation>
    </message>
    <message>
        <source>{chips}: {parts}</source>
        <translation>{chips:one # Marke|other # Marken}: {parts}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>A tie: another deal decides</source>
        <translation>Gleichstand: Ein weiteres Spiel entscheidet</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>Bet: you tie</source>
        <translation>Bet: gleich viele Stiche</translation>
    </message>
    <message>
        <source>Bet: {name} ties</source>
        <translation>Bet: {name} spielt unentschieden</translation>
    </message>
    <message>
        <source>Kruk: you lose</source>
        <translation>Kruk: Du verlierst</translation>
    </message>
    <message>
        <source>Kruk: {name} loses</source>
        <translation>Kruk: {name} verliert</translation>
    </message>
    <message>
        <source>Tout: all nine are yours</source>
        <translation>Tout: alle neun gehören dir</translation>
    </message>
    <message>
        <source>Tout: all eight are yours</source>
        <translation>Tout: Alle acht gehören dir</translation>
    </message>
    <message>
        <source>Tout for {name}</source>
        <translation>Tout für {name}</translation>
    </message>
    <message>
        <source>Your tout fails</source>
        <translation>Dein Tout misslingt</translation>
    </message>
    <message>
        <source>The tout of {name} fails</source>
        <translation>{name} verfehlt den Tout</translation>
    </message>
    <message>
        <source>You took all eight tricks alone, and each opponent pays you.</source>
        <translation>Du hast alle acht Stiche allein gemacht, und jeder Gegenspieler zahlt dir.</translation>
    </message>
    <message>
        <source>The Ombre took all eight tricks alone, and each opponent pays.</source>
        <translation>Der Hombre hat alle acht Stiche allein gemacht, und jeder Gegenspieler zahlt.</translation>
    </message>
    <message>
        <source>You needed all eight tricks and lost one, so you pay each opponent.</source>
        <translation>Du brauchtest alle acht Stiche und hast einen verloren, also zahlst du jedem Gegenspieler.</translation>
    </message>
    <message>
        <source>The Ombre needed all eight tricks and lost one, and pays each opponent.</source>
        <translation>Der Hombre brauchte alle acht Stiche, hat einen verloren und zahlt jedem Gegenspieler.</translation>
    </message>
    <message>
        <source>{chips} for the failed tout</source>
        <translation>{chips} für den verfehlten Tout</translation>
    </message>
    <message>
        <source>You win, but miss tout</source>
        <translation>Du gewinnst ohne das Tout</translation>
    </message>
    <message>
        <source>{name} wins, but misses tout</source>
        <translation>{name} gewinnt ohne das Tout</translation>
    </message>
    <message>
        <source>You throw the hand in</source>
        <translation>Du wirfst die Hand hin</translation>
    </message>
    <message>
        <source>{name} throws the hand in</source>
        <translation>{name} wirft die Hand hin</translation>
    </message>
    <message>
        <source>You have more tricks than either defender.</source>
        <translation>Du hast mehr Stiche als jeder Gegenspieler.</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender.</source>
        <translation>Der Hombre hat mehr Stiche als jeder Gegenspieler.</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as you: that is bet.</source>
        <translation>Der bessere Gegenspieler hat so viele Stiche wie du: Das ist bet.</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as the Ombre: that is bet.</source>
        <translation>Der bessere Gegenspieler hat so viele Stiche wie der Hombre: Das ist bet.</translation>
    </message>
    <message>
        <source>A defender has more tricks than you: that is kruk.</source>
        <translation>Ein Gegenspieler hat mehr Stiche als du: Das ist kruk.</translation>
    </message>
    <message>
        <source>A defender has more tricks than the Ombre: that is kruk.</source>
        <translation>Ein Gegenspieler hat mehr Stiche als der Hombre: Das ist kruk.</translation>
    </message>
    <message>
        <source>You went on after five tricks and took all nine.</source>
        <translation>Du hast nach fünf Stichen weitergespielt und alle neun gemacht.</translation>
    </message>
    <message>
        <source>The Ombre went on after five tricks and took all nine.</source>
        <translation>Der Hombre hat nach fünf Stichen weitergespielt und alle neun gemacht.</translation>
    </message>
    <message>
        <source>You went for all nine tricks and lost one, so you are paid less.</source>
        <translation>Du bist auf alle neun Stiche gegangen und hast einen verloren, also bekommst du weniger.</translation>
    </message>
    <message>
        <source>The Ombre went for all nine and lost one, so they are paid less.</source>
        <translation>Der Hombre ist auf alle neun gegangen und hat einen verloren, also bekommt er weniger.</translation>
    </message>
    <message>
        <source>You gave up after the exchange and pay as for bet.</source>
        <translation>Du hast nach dem Kauf aufgegeben und zahlst wie für bet.</translation>
    </message>
    <message>
        <source>The Ombre gave up after the exchange and pays as for bet.</source>
        <translation>Der Hombre hat nach dem Kauf aufgegeben und zahlt wie für bet.</translation>
    </message>
    <message>
        <source>Nobody plays and nobody pays. The next player deals.</source>
        <translation>Niemand spielt und niemand zahlt. Der Nächste gibt.</translation>
    </message>
    <message>
        <source>You took no trick: the nolo is won.</source>
        <translation>Du hast keinen Stich gemacht: Der Nolo ist gewonnen.</translation>
    </message>
    <message>
        <source>The Ombre took no trick: the nolo is won.</source>
        <translation>Der Hombre hat keinen Stich gemacht: Der Nolo ist gewonnen.</translation>
    </message>
    <message>
        <source>One trick fell to you: that is bet.</source>
        <translation>Ein Stich fiel an dich: Das ist bet.</translation>
    </message>
    <message>
        <source>One trick fell to the Ombre: that is bet.</source>
        <translation>Ein Stich fiel an den Hombre: Das ist bet.</translation>
    </message>
    <message>
        <source>More than one trick fell to you: that is kruk.</source>
        <translation>Mehr als ein Stich fiel an dich: Das ist kruk.</translation>
    </message>
    <message>
        <source>More than one trick fell to the Ombre: that is kruk.</source>
        <translation>Mehr als ein Stich fiel an den Hombre: Das ist kruk.</translation>
    </message>
    <message>
        <source>{chips} for bet</source>
        <translation>{chips} für bet</translation>
    </message>
    <message>
        <source>{chips} for kruk</source>
        <translation>{chips} für kruk</translation>
    </message>
    <message>
        <source>{chips} for tout</source>
        <translation>{chips} für das Tout</translation>
    </message>
    <message>
        <source>{chips} for throwing in</source>
        <translation>{chips} für das Hinwerfen</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Well chosen</source>
        <translation>Gut gewählt</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Zweifelhaft</translation>
    </message>
    <message>
        <source>A bad choice</source>
        <translation>Eine schlechte Wahl</translation>
    </message>
    <message>
        <source>A blunder</source>
        <translation>Ein grober Fehler</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>Spiel aus&amp;werten</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>Dieses Spiel &amp;auswerten</translation>
    </message>
    <message>
        <source>Stop the re&amp;view</source>
        <translation>Aus&amp;wertung anhalten</translation>
    </message>
    <message>
        <source>Go on with the re&amp;view</source>
        <translation>Aus&amp;wertung fortsetzen</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Von hier noch einmal versuchen</translation>
    </message>
    <message>
        <source>The decisions of the deal</source>
        <translation>Die Entscheidungen des Spiels</translation>
    </message>
    <message>
        <source>The hatching shows how far that is from even: green above, red below.</source>
        <translation>Die Schraffur zeigt den Abstand von gleichen Chancen: grün darüber, rot darunter.</translation>
    </message>
    <message>
        <source>The moves that mattered</source>
        <translation>Worauf es ankam</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Gut gemacht</translation>
    </message>
    <message>
        <source>Left and Right go from one mark to the next.</source>
        <translation>Die Pfeile links und rechts gehen von einer Marke zur nächsten.</translation>
    </message>
    <message>
        <source>Reviewed: {judged} of {of} decisions</source>
        <translation>Ausgewertet: {judged} von {of} Entscheidungen</translation>
    </message>
    <message>
        <source>The review found no costly decision.</source>
        <translation>Die Auswertung fand keine teure Entscheidung.</translation>
    </message>
    <message>
        <source>The review found {number:one # costly decision|other # costly decisions}.</source>
        <translation>Die Auswertung fand {number:one eine teure Entscheidung|other # teure Entscheidungen}.</translation>
    </message>
    <message>
        <source>Stopped after {judged} of {of} decisions.</source>
        <translation>Angehalten nach {judged} von {of} Entscheidungen.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <translation>Besser: {action}.</translation>
    </message>
    <message>
        <source>You chose: {action}.</source>
        <translation>Du hast gewählt: {action}.</translation>
    </message>
    <message>
        <source>{name} chose: {action}.</source>
        <translation>{name} hat gewählt: {action}.</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Mit offenen Karten</translation>
    </message>
    <message>
        <source>The curve is the chance to win, as far as could be known. A dot is a costly choice, a diamond a good one.</source>
        <translation>Die Kurve zeigt die Gewinnchance, soweit man sie kennen konnte. Ein Punkt ist eine teure Wahl, eine Raute eine gute.</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>Vorspielen lassen</translation>
    </message>
    <message>
        <source>The expert in this seat</source>
        <translation>Der Experte auf diesem Platz</translation>
    </message>
    <message>
        <source>{name}: chance to win</source>
        <translation>{name}: Gewinnchance</translation>
    </message>
    <message>
        <source>{name}: chance to win {percent}</source>
        <translation>{name}: Gewinnchance {percent}</translation>
    </message>
    <message>
        <source>Let the expert play your cards</source>
        <translation>Den Experten deine Karten spielen lassen</translation>
    </message>
    <message>
        <source>Let the expert play the cards of {name}</source>
        <translation>Den Experten die Karten von {name} spielen lassen</translation>
    </message>
    <message>
        <source>The expert is playing the deal…</source>
        <translation>Der Experte spielt das Spiel…</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>Zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>The computer players stopped answering. You can go on with the review.</source>
        <translation>Die Computerspieler antworten nicht mehr. Du kannst die Auswertung fortsetzen.</translation>
    </message>
    <message>
        <source>Nobody made a clear mistake, going by what each could see.</source>
        <translation>Niemand hat einen klaren Fehler gemacht, nach dem, was jeder sehen konnte.</translation>
    </message>
    <message>
        <source>Luck and skill, in chips</source>
        <translation>Glück und Können, in Marken</translation>
    </message>
    <message>
        <source>Luck and skill, in points</source>
        <translation>Glück und Können, in Punkten</translation>
    </message>
    <message>
        <source>Luck and skill, in stones</source>
        <translation>Glück und Können, in Steinen</translation>
    </message>
    <message>
        <source>What a hand is worth is not known in this game. It counts with how the cards lay.</source>
        <translation>Was ein Blatt wert ist, weiß man in diesem Spiel nicht. Es zählt zur Lage der Karten.</translation>
    </message>
    <message>
        <source>The deal is not finished, so nothing can be told of luck and skill.</source>
        <translation>Das Spiel ist nicht zu Ende, also lässt sich zu Glück und Können nichts sagen.</translation>
    </message>
    <message>
        <source>{settled} of {of} choices are sure; the others grow surer.</source>
        <translation>{settled} von {of} Entscheidungen sind sicher; die anderen werden sicherer.</translation>
    </message>
    <message>
        <source>{grade}: it cost {cost}</source>
        <translation>{grade}: Das hat {cost} gekostet</translation>
    </message>
    <message>
        <source>From what could be seen, no choice is surely better than the others.</source>
        <translation>Nach dem, was zu sehen war, ist keine Wahl sicher besser als die anderen.</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Besser: {action}</translation>
    </message>
    <message>
        <source>A friend would tell {name}: {reason}</source>
        <translation>Ein Freund würde {name} sagen: {reason}</translation>
    </message>
    <message>
        <source>With it the chance is {best}, with the choice made {chosen}.</source>
        <translation>Damit liegt die Gewinnchance bei {best}, mit der getroffenen Wahl bei {chosen}.</translation>
    </message>
    <message>
        <source>{name}: {action}. It cost {cost}.</source>
        <translation>{name}: {action}. Das hat {cost} gekostet.</translation>
    </message>
    <message>
        <source>The cost is {cost}, give or take {error}.</source>
        <translation>Das kostet {cost}, plus/minus {error}.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>The deal turned in the auction.</source>
        <translation>Die Wende kam beim Reizen.</translation>
    </message>
    <message>
        <source>The deal turned with the trump.</source>
        <translation>Die Wende kam mit dem Trumpf.</translation>
    </message>
    <message>
        <source>The deal turned at the exchange.</source>
        <translation>Die Wende kam beim Kauf.</translation>
    </message>
    <message>
        <source>The deal turned in trick {number}.</source>
        <translation>Die Wende kam im {number}. Stich.</translation>
    </message>
    <message>
        <source>Well done: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>Gut gemacht: {action}. Alles andere hätte mindestens {cost} mehr gekostet.</translation>
    </message>
    <message>
        <source>Well done, {name}: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>Gut gemacht, {name}: {action}. Alles andere hätte mindestens {cost} mehr gekostet.</translation>
    </message>
    <message>
        <source>Luck and skill of everybody</source>
        <translation>Glück und Können von allen</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>Zahlen zeigen</translation>
    </message>
    <message>
        <source>The average of all</source>
        <translation>Der Durchschnitt aller</translation>
    </message>
    <message>
        <source>Ante and pool</source>
        <translation>Einsatz und Pott</translation>
    </message>
    <message>
        <source>The hand dealt</source>
        <translation>Das Blatt</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Eigene Entscheidungen</translation>
    </message>
    <message>
        <source>Choices of the others</source>
        <translation>Entscheidungen der anderen</translation>
    </message>
    <message>
        <source>How the cards lay</source>
        <translation>Lage der Karten</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>won {amount}</source>
        <translation>{amount} gewonnen</translation>
    </message>
    <message>
        <source>lost {amount}</source>
        <translation>{amount} verloren</translation>
    </message>
    <message>
        <source>The hand dealt counts as what such a hand wins on average. Choices count as what they surely cost.</source>
        <translation>Das Blatt zählt so viel, wie ein solches Blatt im Schnitt gewinnt. Entscheidungen zählen so viel, wie sie sicher gekostet haben.</translation>
    </message>
    <message>
        <source>If everybody saw all cards and played perfectly: {result}.</source>
        <translation>Sähen alle sämtliche Karten und spielten vollkommen: {result}.</translation>
    </message>
    <message>
        <source>The expert with your cards</source>
        <translation>Der Experte mit deinen Karten</translation>
    </message>
    <message>
        <source>The expert with the cards of {name}</source>
        <translation>Der Experte mit den Karten von {name}</translation>
    </message>
    <message>
        <source>Each decision is judged by what its player could see at that moment.</source>
        <translation>Jede Entscheidung wird danach beurteilt, was der Spieler in diesem Augenblick sehen konnte.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>So far, this page is in English only.</source>
        <translation>Diese Seite gibt es bisher nur auf Englisch.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>instead of: {usual}</source>
        <translation>statt: {usual}</translation>
    </message>
    <message>
        <source>The rules of Ombre</source>
        <translation>Die Regeln des Hombre</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>S&amp;uchen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Nothing more is written about this game so far. It belongs to the family of Ombre, and this is Ombre itself:</source>
        <translation>Mehr ist über dieses Spiel noch nicht geschrieben. Es gehört zur Familie des Hombre, und dies ist das Hombre selbst:</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Found: {hits}</source>
        <translation>Gefunden: {hits}</translation>
    </message>
    <message>
        <source>“{words}” stands on no page of the rules. Try a shorter word, or part of one.</source>
        <translation>„{words}“ steht auf keiner Seite der Regeln. Versuche ein kürzeres Wort oder einen Teil davon.</translation>
    </message>
    <message>
        <source>“{words}” in the rules</source>
        <translation>„{words}“ in den Regeln</translation>
    </message>
    <message>
        <source>Learn it at the table: {lessons}</source>
        <translation>Lern es am Tisch: {lessons}</translation>
    </message>
    <message>
        <source>The table from above: 1 is you, and everything goes round to the right.</source>
        <translation>Der Tisch von oben: 1 bist du, und alles geht nach rechts weiter.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The score of this sitting</source>
        <translation>Die Abrechnung dieser Partie</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>S&amp;piel ansehen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>No deal has been played out yet.</source>
        <translation>Noch ist kein Spiel zu Ende gespielt.</translation>
    </message>
    <message>
        <source>In chips: {standing}, and {pool} in the pool.</source>
        <translation>In Marken: {standing}, im Pott {pool}.</translation>
    </message>
    <message>
        <source>{standing} – {points:one # point wins|other # points win}.</source>
        <translation>{standing} – {points:one # Punkt gewinnt|other # Punkte gewinnen}.</translation>
    </message>
    <message>
        <source>{standing} – {name} has won the game.</source>
        <translation>{standing} – {name} hat die Partie gewonnen.</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {pool} in the pool</source>
        <translation>Nach Spiel {number}: {standing}, im Pott {pool}</translation>
    </message>
    <message>
        <source>The evening is over</source>
        <translation>Der Abend ist zu Ende</translation>
    </message>
    <message>
        <source>Every deal gets its line here, with what each of you won or lost.</source>
        <translation>Jedes Spiel bekommt hier seine Zeile, mit dem, was jeder gewonnen oder verloren hat.</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {table} on the table – all {stones} stones win.</source>
        <translation>Nach Spiel {number}: {standing}, und {table} auf dem Tisch – Ziel: alle {stones} Steine.</translation>
    </message>
    <message>
        <source>{standing} – {side} have won the game.</source>
        <translation>{standing} – {side} haben das Spiel gewonnen.</translation>
    </message>
    <message>
        <source>{name} {figure}</source>
        <translation>{name} {figure}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>{number}, with notes</source>
        <translation>{number}, mit Notizen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pott</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>Summe</translation>
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
        <translation>Bete</translation>
    </message>
    <message>
        <source>codillo</source>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>bola</source>
        <translation>Bola</translation>
    </message>
    <message>
        <source>bola missed</source>
        <translation>Bola verfehlt</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>llevada</source>
        <translation>Llevada</translation>
    </message>
    <message>
        <source>all eight</source>
        <translation>alle acht</translation>
    </message>
    <message>
        <source>eight missed</source>
        <translation>acht verfehlt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>puesta</source>
        <translation>Bete</translation>
    </message>
    <message>
        <source>codille</source>
        <translation>Codille</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>Vole</translation>
    </message>
    <message>
        <source>vole missed</source>
        <translation>Vole verloren</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>alle gepasst</translation>
    </message>
    <message>
        <source>the Man won</source>
        <translation>der Mann gewann</translation>
    </message>
    <message>
        <source>the Man lost</source>
        <translation>der Mann verlor</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>Ziel erreicht</translation>
    </message>
    <message>
        <source>contrabola</source>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>contrabola missed</source>
        <translation>Contrabola verloren</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>{ombre} with {ally}</source>
        <translation>{ombre} mit {ally}</translation>
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
        <translation>verloren</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>tout missed</source>
        <translation>Tout verfehlt</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>hingeworfen</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>the Man</source>
        <translation>der Mann</translation>
    </message>
    <message>
        <source>against the Man</source>
        <translation>gegen den Mann</translation>
    </message>
    <message>
        <source>speaks second</source>
        <translation>Mittelhand</translation>
    </message>
    <message>
        <source>speaks third</source>
        <translation>dritte Hand</translation>
    </message>
    <message>
        <source>speaks fourth</source>
        <translation>vierte Hand</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber; f=Geberin</translation>
    </message>
    <message>
        <source>sits out (zángano)</source>
        <translation>setzt aus (Zángano)</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>Ombre · {contract}</source>
        <translation>Hombre · {contract}</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>Gegenspieler; f=Gegenspielerin</translation>
    </message>
    <message>
        <source>ally, in secret</source>
        <translation>Partner, heimlich; f=Partnerin, heimlich</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>Partner; f=Partnerin</translation>
    </message>
    <message>
        <source>friend or foe?</source>
        <translation>Freund oder Feind?</translation>
    </message>
    <message>
        <source>Your ally!</source>
        <translation>Dein Partner!; f=Deine Partnerin!</translation>
    </message>
    <message>
        <source>I deal</source>
        <translation>Ich gebe</translation>
    </message>
    <message>
        <source>speaks first</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>{points} · {chips}</source>
        <translation>{points} · {chips}</translation>
    </message>
    <message>
        <source>Pool {chips}</source>
        <translation>Pott {chips}</translation>
    </message>
    <message>
        <source>{card:Name}!</source>
        <translation>{card:Name}!</translation>
    </message>
    <message>
        <source>I keep my cards</source>
        <translation>Ich behalte meine Karten</translation>
    </message>
    <message>
        <source>I draw {number}</source>
        <translation>Ich kaufe {number}</translation>
    </message>
    <message>
        <source>{state}; key {key}</source>
        <translation>{state}; Taste {key}</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <source>on the heap, to be thrown</source>
        <translation>auf dem Haufen, wird abgeworfen</translation>
    </message>
    <message>
        <source>raised; choose it again to play it</source>
        <translation>gehoben; noch einmal wählen, um sie zu spielen</translation>
    </message>
    <message>
        <source>just drawn; may be played</source>
        <translation>eben gekauft; darf gespielt werden</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>eben gekauft</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>darf gespielt werden</translation>
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
        <translation>Dein zweiter Versuch</translation>
    </message>
    <message>
        <source>Comparing it with your first choice…</source>
        <translation>Vergleich mit deiner ersten Wahl…</translation>
    </message>
    <message>
        <source>That is what you chose the first time.</source>
        <translation>Das hast du auch beim ersten Mal gewählt.</translation>
    </message>
    <message>
        <source>That is better.</source>
        <translation>Das ist besser.</translation>
    </message>
    <message>
        <source>About the same.</source>
        <translation>Etwa gleich gut.</translation>
    </message>
    <message>
        <source>The first was better.</source>
        <translation>Die erste Wahl war besser.</translation>
    </message>
    <message>
        <source>It is hard to say which is better.</source>
        <translation>Schwer zu sagen, was besser ist.</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Zurück zur Wiedergabe</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Choose again. The first time it was “{action}”.</source>
        <translation>Wähle noch einmal. Beim ersten Mal war es „{action}“.</translation>
    </message>
    <message>
        <source>Your chance to win is {now}; before it was {before}.</source>
        <translation>Deine Gewinnchance ist {now}, vorher war sie {before}.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>FEHLGESCHLAGEN</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>All is well: nothing failed in {count} checks.</source>
        <translation>Alles in Ordnung: Kein Fehler in {count} Prüfungen.</translation>
    </message>
    <message>
        <source>Something is wrong with this copy of Ombre; the lines above say what.</source>
        <translation>Mit dieser Kopie von Ombre stimmt etwas nicht; die Zeilen oben sagen, was.</translation>
    </message>
    <message>
        <source>The report could not be written to {path}: {reason}.</source>
        <translation>Der Bericht konnte nicht nach {path} geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>The self-test needs room for temporary files. Set TMPDIR (on Windows TEMP) to a folder that can be written to: {reason}.</source>
        <translation>Der Selbsttest braucht Platz für vorläufige Dateien. Setze TMPDIR (unter Windows TEMP) auf einen Ordner, in den man schreiben kann: {reason}.</translation>
    </message>
</context>
<context>
    <name>SetDeals</name>
    <message>
        <source>Set deals</source>
        <translation>Spiele mit Plan</translation>
    </message>
    <message>
        <source>The others see every card, and only the right plan wins.</source>
        <translation>Die anderen sehen alle Karten, und nur der richtige Plan gewinnt.</translation>
    </message>
    <message>
        <source>There is no hint in a set deal. Find the plan.</source>
        <translation>In einem Spiel mit Plan gibt es keinen Tipp. Finde den Plan.</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>Das nächste Spiel</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>Du hast gewonnen.</translation>
    </message>
    <message>
        <source>Not won this time.</source>
        <translation>Diesmal nicht gewonnen.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>The others see every card and play against you.</source>
        <translation>Die anderen sehen alle Karten und spielen gegen dich.</translation>
    </message>
    <message>
        <source>The others see every card. Your side helps you, the other side does not.</source>
        <translation>Die anderen sehen alle Karten. Wer zu dir gehört, spielt für dich, die anderen gegen dich.</translation>
    </message>
    <message>
        <source>You are the Ombre. Win this game.</source>
        <translation>Du bist der Hombre. Gewinne dieses Spiel.</translation>
    </message>
    <message>
        <source>You play against the Ombre. Stop the Ombre.</source>
        <translation>Du spielst gegen den Hombre. Halte ihn auf.</translation>
    </message>
    <message>
        <source>Your side plays. Win this game.</source>
        <translation>Deine Seite spielt. Gewinne dieses Spiel.</translation>
    </message>
    <message>
        <source>The other side plays. Stop them.</source>
        <translation>Die andere Seite spielt. Halte sie auf.</translation>
    </message>
    <message>
        <source>You are the Man. Win this game.</source>
        <translation>Du bist der Mann. Gewinne dieses Spiel.</translation>
    </message>
    <message>
        <source>You play against the Man. Stop the Man.</source>
        <translation>Du spielst gegen den Mann. Halte ihn auf.</translation>
    </message>
    <message>
        <source>You are with the Ombre. Win this game.</source>
        <translation>Du gehörst zum Hombre. Gewinne dieses Spiel.</translation>
    </message>
    <message>
        <source>Trick {trick}: {played:the} let the win go. {kept:The} kept it.</source>
        <translation>Stich {trick}: {played:der} verschenkte den Sieg. {kept:Der} hielt ihn fest.</translation>
    </message>
    <message>
        <source>It could still be won when you gave up, with {kept:the}.</source>
        <translation>Als du aufgabst, war es noch zu gewinnen: mit {kept:dem}.</translation>
    </message>
    <message>
        <source>The plan: {cards}.</source>
        <translation>Der Plan: {cards}.</translation>
    </message>
    <message>
        <source>Set deals, {game}, {left} to go</source>
        <translation>Spiele mit Plan, {game}, noch {left}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Each player stakes {chips}</source>
        <translation>Jeder setzt {chips}</translation>
    </message>
    <message>
        <source>{price} {stones}</source>
        <translation>{price} {stones}</translation>
    </message>
    <message>
        <source>{value} (usual)</source>
        <translation>{value} (üblich)</translation>
    </message>
    <message>
        <source>“{setting}” is “{value}”</source>
        <translation>„{setting}“ ist „{value}“</translation>
    </message>
    <message>
        <source>This has no effect while {conditions}.</source>
        <translation>Das hat keine Wirkung, solange {conditions}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Der erste Geber</translation>
    </message>
    <message>
        <source>How the sitting finds who deals first.</source>
        <translation>Wie die Partie findet, wer zuerst gibt.</translation>
    </message>
    <message>
        <source>Each draws a card, the highest deals</source>
        <translation>Jeder zieht eine Karte, die höchste gibt</translation>
    </message>
    <message>
        <source>Cards are dealt face up, the first black ace deals</source>
        <translation>Karten werden offen gegeben, das erste schwarze Ass gibt</translation>
    </message>
    <message>
        <source>Chance decides, without cards</source>
        <translation>Der Zufall entscheidet, ohne Karten</translation>
    </message>
    <message>
        <source>A card of each suit is drawn, spades (espadas) deals</source>
        <translation>Von jeder Farbe eine Karte, Pik (Espadas) gibt</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>Der Einsatz</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them. A lost game costs as many for each player, unless the bid decides that.</source>
        <translation>Wie viele Marken vor jedem Spiel in den Pott kommen und wer sie zahlt. Ein verlorenes Spiel kostet ebenso viele für jeden Spieler, wenn nicht das Gebot darüber bestimmt.</translation>
    </message>
    <message>
        <source>The dealer stakes 5</source>
        <translation>Der Geber setzt 5</translation>
    </message>
    <message>
        <source>Each player stakes 5</source>
        <translation>Jeder setzt 5</translation>
    </message>
    <message>
        <source>Each player stakes 3</source>
        <translation>Jeder setzt 3</translation>
    </message>
    <message>
        <source>Each player stakes 2</source>
        <translation>Jeder setzt 2</translation>
    </message>
    <message>
        <source>Each player stakes 4</source>
        <translation>Jeder Spieler setzt 4</translation>
    </message>
    <message>
        <source>The dealer stakes 1</source>
        <translation>Der Geber setzt 1</translation>
    </message>
    <message>
        <source>Nobody stakes anything</source>
        <translation>Niemand setzt etwas</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>Whether the next player deals, there is a second round, or somebody must play.</source>
        <translation>Ob der Nächste gibt, eine zweite Runde folgt oder jemand spielen muss.</translation>
    </message>
    <message>
        <source>Deal again, nobody pays</source>
        <translation>Neu geben, niemand zahlt</translation>
    </message>
    <message>
        <source>Deal again, each adds a chip to the pool</source>
        <translation>Neu geben, jeder legt eine Marke in den Pott</translation>
    </message>
    <message>
        <source>A second round, for low bids</source>
        <translation>Eine zweite Runde mit niedrigen Geboten</translation>
    </message>
    <message>
        <source>Who holds spadille must play</source>
        <translation>Wer die Spadille hat, muss spielen</translation>
    </message>
    <message>
        <source>Who holds spadille must play an entrada</source>
        <translation>Wer die Spadille hat, muss eine Frage spielen</translation>
    </message>
    <message>
        <source>Forehand may play kasko, with a new hand</source>
        <translation>Vorhand darf Kasko spielen, mit einer neuen Hand</translation>
    </message>
    <message>
        <source>Who holds spadille (♣Q) must play a Grossfrage</source>
        <translation>Wer die Spadille (♣Q) hat, muss eine Großfrage spielen</translation>
    </message>
    <message>
        <source>Holding a bid</source>
        <translation>Ein Gebot halten</translation>
    </message>
    <message>
        <source>Who may bid as high as the highest bid, after bidding lower before.</source>
        <translation>Wer so hoch bieten darf wie das höchste Gebot, nachdem er niedriger geboten hat.</translation>
    </message>
    <message>
        <source>Only one who speaks earlier than its bidder</source>
        <translation>Nur wer vor dem Bietenden spricht</translation>
    </message>
    <message>
        <source>Anyone who has bid lower</source>
        <translation>Jeder, der niedriger geboten hat</translation>
    </message>
    <message>
        <source>Nobody, every bid must go higher</source>
        <translation>Niemand, jedes Gebot muss höher sein</translation>
    </message>
    <message>
        <source>The order of bidding</source>
        <translation>Die Reihenfolge beim Reizen</translation>
    </message>
    <message>
        <source>Whether all bid in turn, or two settle it before the next one speaks.</source>
        <translation>Ob alle der Reihe nach bieten, oder zwei es ausmachen, bevor der Nächste spricht.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Two at a time: the one who is left meets the next player</source>
        <translation>Je zwei: Wer übrig bleibt, trifft auf den Nächsten</translation>
    </message>
    <message>
        <source>The turned card of a vuelta</source>
        <translation>Die aufgedeckte Karte im Tourné</translation>
    </message>
    <message>
        <source>Whether the Ombre must take the card that made trump into their hand.</source>
        <translation>Ob der Hombre die Karte auf die Hand nehmen muss, die Trumpf gemacht hat.</translation>
    </message>
    <message>
        <source>They must take the card</source>
        <translation>Er muss die Karte nehmen</translation>
    </message>
    <message>
        <source>They may leave it on the talon</source>
        <translation>Er darf sie auf dem Talon lassen</translation>
    </message>
    <message>
        <source>A black ace is turned</source>
        <translation>Ein schwarzes Ass wird aufgedeckt</translation>
    </message>
    <message>
        <source>Which suit is trump when a vuelta turns spadille or basto.</source>
        <translation>Welche Farbe Trumpf ist, wenn ein Tourné Spadille oder Basta aufdeckt.</translation>
    </message>
    <message>
        <source>The suit printed on the ace</source>
        <translation>Die Farbe, die auf dem Ass steht</translation>
    </message>
    <message>
        <source>The Ombre names any suit</source>
        <translation>Der Hombre nennt eine Farbe</translation>
    </message>
    <message>
        <source>The Ombre&apos;s draw</source>
        <translation>Der Kauf des Hombre</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a vuelta.</source>
        <translation>Wie viele Karten der Hombre in Frage oder Tourné höchstens kauft.</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Die ganze Hand</translation>
    </message>
    <message>
        <source>Eight cards</source>
        <translation>Acht Karten</translation>
    </message>
    <message>
        <source>The first defender&apos;s draw</source>
        <translation>Der Kauf des ersten Gegenspielers</translation>
    </message>
    <message>
        <source>The most cards for the first defender; the second has what is left.</source>
        <translation>Wie viele Karten der erste Gegenspieler höchstens kauft; der zweite hat, was übrig ist.</translation>
    </message>
    <message>
        <source>All but five, unless they hold a matador</source>
        <translation>Alle bis auf fünf, außer mit einem Matador</translation>
    </message>
    <message>
        <source>Which defender draws first</source>
        <translation>Welcher Gegenspieler zuerst kauft</translation>
    </message>
    <message>
        <source>Whether the defender at the Ombre&apos;s right may let the other exchange first.</source>
        <translation>Ob der Gegenspieler rechts vom Hombre den anderen zuerst kaufen lassen darf.</translation>
    </message>
    <message>
        <source>The right-hand one, unless they yield</source>
        <translation>Der rechte, wenn er nicht verzichtet</translation>
    </message>
    <message>
        <source>Always the right-hand one</source>
        <translation>Immer der rechte</translation>
    </message>
    <message>
        <source>The rest of the talon</source>
        <translation>Der Rest des Talons</translation>
    </message>
    <message>
        <source>Whether the cards that nobody drew are seen before the first trick.</source>
        <translation>Ob die Karten, die niemand kaufte, vor dem ersten Stich gesehen werden.</translation>
    </message>
    <message>
        <source>It stays face down</source>
        <translation>Er bleibt verdeckt</translation>
    </message>
    <message>
        <source>It is shown to all</source>
        <translation>Er wird allen gezeigt</translation>
    </message>
    <message>
        <source>The dealer may show it to all</source>
        <translation>Der Geber darf ihn allen zeigen</translation>
    </message>
    <message>
        <source>When nobody bids low either</source>
        <translation>Wenn auch niemand niedrig bietet</translation>
    </message>
    <message>
        <source>What follows a second round in which all have passed again.</source>
        <translation>Was auf eine zweite Runde folgt, in der wieder alle gepasst haben.</translation>
    </message>
    <message>
        <source>The low bids</source>
        <translation>Die niedrigen Gebote</translation>
    </message>
    <message>
        <source>What may be bid in a second round.</source>
        <translation>Was in einer zweiten Runde geboten werden darf.</translation>
    </message>
    <message>
        <source>All three</source>
        <translation>Alle drei</translation>
    </message>
    <message>
        <source>Voltereta and gascarola</source>
        <translation>Voltereta und Gascarola</translation>
    </message>
    <message>
        <source>Voltereta and contrabola</source>
        <translation>Voltereta und Contrabola</translation>
    </message>
    <message>
        <source>Gascarola and contrabola</source>
        <translation>Gascarola und Contrabola</translation>
    </message>
    <message>
        <source>Voltereta alone</source>
        <translation>Nur Voltereta</translation>
    </message>
    <message>
        <source>Gascarola alone</source>
        <translation>Nur Gascarola</translation>
    </message>
    <message>
        <source>Contrabola alone</source>
        <translation>Nur Contrabola</translation>
    </message>
    <message>
        <source>The order of the low bids</source>
        <translation>Die Ordnung der niedrigen Gebote</translation>
    </message>
    <message>
        <source>Whether a low bid can be overcalled.</source>
        <translation>Ob ein niedriges Gebot überboten werden kann.</translation>
    </message>
    <message>
        <source>The first to bid has the game</source>
        <translation>Wer zuerst bietet, hat das Spiel</translation>
    </message>
    <message>
        <source>Gascarola, voltereta, contrabola: a higher one wins</source>
        <translation>Gascarola, Voltereta, Contrabola: das höhere gewinnt</translation>
    </message>
    <message>
        <source>The draw in a voltereta</source>
        <translation>Der Kauf in einer Voltereta</translation>
    </message>
    <message>
        <source>The most cards that the Ombre of a voltereta draws.</source>
        <translation>Wie viele Karten der Hombre in einer Voltereta höchstens kauft.</translation>
    </message>
    <message>
        <source>Five, the turned card among them</source>
        <translation>Fünf, die aufgedeckte darunter</translation>
    </message>
    <message>
        <source>Five, and the turned card besides</source>
        <translation>Fünf, und die aufgedeckte dazu</translation>
    </message>
    <message>
        <source>The choice in a gascarola</source>
        <translation>Die Wahl in einer Gascarola</translation>
    </message>
    <message>
        <source>Whether the Ombre sees the eight cards before keeping one.</source>
        <translation>Ob der Hombre die acht Karten sieht, bevor er eine behält.</translation>
    </message>
    <message>
        <source>They look at the cards first</source>
        <translation>Er sieht sie zuerst an</translation>
    </message>
    <message>
        <source>They choose before they see any</source>
        <translation>Er wählt, bevor er sie sieht</translation>
    </message>
    <message>
        <source>The card kept in a gascarola</source>
        <translation>Die behaltene Karte in einer Gascarola</translation>
    </message>
    <message>
        <source>Which card of their own the Ombre may keep beside the talon&apos;s eight.</source>
        <translation>Welche eigene Karte der Hombre neben den acht des Talons behalten darf.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Jede Karte</translation>
    </message>
    <message>
        <source>Only spadille or basto</source>
        <translation>Nur Spadille oder Basta</translation>
    </message>
    <message>
        <source>Throwing a gascarola in</source>
        <translation>Eine Gascarola hinwerfen</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before naming the trump.</source>
        <translation>Ob der Hombre aufgeben darf, bevor er den Trumpf nennt.</translation>
    </message>
    <message>
        <source>When contrabola is bid</source>
        <translation>Wann Contrabola angesagt wird</translation>
    </message>
    <message>
        <source>Whether the game without a trick is a low bid or an ordinary one.</source>
        <translation>Ob das Spiel ohne Stich ein niedriges Gebot ist oder ein gewöhnliches.</translation>
    </message>
    <message>
        <source>In the second round</source>
        <translation>In der zweiten Runde</translation>
    </message>
    <message>
        <source>In the auction, above entrada</source>
        <translation>Beim Reizen, über der Frage</translation>
    </message>
    <message>
        <source>Basto forces too</source>
        <translation>Auch Basta zwingt</translation>
    </message>
    <message>
        <source>Whether somebody must play although spadille lies in the talon: who holds basto.</source>
        <translation>Ob jemand spielen muss, obwohl die Spadille im Talon liegt: wer die Basta hat.</translation>
    </message>
    <message>
        <source>No, the cards are dealt again</source>
        <translation>Nein, es wird neu gegeben</translation>
    </message>
    <message>
        <source>Trump in a forced game</source>
        <translation>Trumpf in einem erzwungenen Spiel</translation>
    </message>
    <message>
        <source>Whether a player who is forced to play names trumps before the draw.</source>
        <translation>Ob ein Spieler, der spielen muss, den Trumpf vor dem Kauf nennt.</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>Nach dem Kauf</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Vor dem Kauf</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them.</source>
        <translation>Wie viele Marken vor jedem Spiel in den Pott kommen und wer sie zahlt.</translation>
    </message>
    <message>
        <source>The exchange after bidding the vole</source>
        <translation>Der Kauf nach angesagter Vole</translation>
    </message>
    <message>
        <source>Whether an Ombre who has bid all the tricks may still exchange cards.</source>
        <translation>Ob ein Hombre, der alle Stiche angesagt hat, noch Karten kaufen darf.</translation>
    </message>
    <message>
        <source>They may, as when they bid to play</source>
        <translation>Er darf, wie bei Spiel</translation>
    </message>
    <message>
        <source>They play the cards they were dealt</source>
        <translation>Er spielt die Karten, die ihm gegeben wurden</translation>
    </message>
    <message>
        <source>The suit taken out</source>
        <translation>Die herausgenommene Farbe</translation>
    </message>
    <message>
        <source>Which red suit is left out of the pack; it cannot be trump.</source>
        <translation>Welche rote Farbe herausgenommen wird; sie kann nicht Trumpf sein.</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>Herz (copas)</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>Karo (oros)</translation>
    </message>
    <message>
        <source>The favour suit</source>
        <translation>Die Gunstfarbe</translation>
    </message>
    <message>
        <source>The palo de favor: a bid in it beats the same bid in another. It is also worth more.</source>
        <translation>Der palo de favor: Ein Gebot in ihm schlägt das gleiche in einer anderen Farbe. Es ist auch mehr wert.</translation>
    </message>
    <message>
        <source>The price of the favour suit</source>
        <translation>Der Preis der Gunstfarbe</translation>
    </message>
    <message>
        <source>How many times the value a game in the favour suit is worth.</source>
        <translation>Das Wievielfache des Werts ein Spiel in der Gunstfarbe wert ist.</translation>
    </message>
    <message>
        <source>Twice the value</source>
        <translation>Das Doppelte</translation>
    </message>
    <message>
        <source>No more than others</source>
        <translation>Nicht mehr als andere</translation>
    </message>
    <message>
        <source>Three times the value</source>
        <translation>Das Dreifache</translation>
    </message>
    <message>
        <source>Naming the favour suit</source>
        <translation>Die Gunstfarbe nennen</translation>
    </message>
    <message>
        <source>Whether a plain bid is paid more if it then names the favour suit.</source>
        <translation>Ob ein einfaches Gebot mehr zählt, wenn es dann die Gunstfarbe nennt.</translation>
    </message>
    <message>
        <source>It is paid as such</source>
        <translation>Es wird so bezahlt</translation>
    </message>
    <message>
        <source>It is paid as it was bid</source>
        <translation>Es wird bezahlt, wie geboten</translation>
    </message>
    <message>
        <source>Turning the favour suit</source>
        <translation>Die Gunstfarbe aufdecken</translation>
    </message>
    <message>
        <source>Whether a turned game is worth more when the favour suit is turned.</source>
        <translation>Ob ein aufgedecktes Spiel mehr wert ist, wenn die Gunstfarbe aufgedeckt wird.</translation>
    </message>
    <message>
        <source>It is worth more</source>
        <translation>Es ist mehr wert</translation>
    </message>
    <message>
        <source>It is worth the same</source>
        <translation>Es ist gleich viel wert</translation>
    </message>
    <message>
        <source>The pool at codillo</source>
        <translation>Der Pott bei Codille</translation>
    </message>
    <message>
        <source>Llana, plain: 1, 2 and 3 chips</source>
        <translation>Llana, einfach: 1, 2 und 3 Marken</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>Whether the last player may offer to lose every trick, without trumps. All others must have passed.</source>
        <translation>Ob der letzte Spieler sich anbieten darf, jeden Stich zu verlieren, ohne Trumpf. Alle anderen müssen gepasst haben.</translation>
    </message>
    <message>
        <source>The last player may say it instead of passing</source>
        <translation>Der letzte Spieler darf es statt zu passen sagen</translation>
    </message>
    <message>
        <source>By which list of prices a deal is paid.</source>
        <translation>Nach welcher Preisliste ein Spiel bezahlt wird.</translation>
    </message>
    <message>
        <source>As in Renegado: 5, 7 and 15 chips</source>
        <translation>Wie in Renegado: 5, 7 und 15 Marken</translation>
    </message>
    <message>
        <source>For points, to twelve, without chips</source>
        <translation>Um Punkte, bis zwölf, ohne Marken</translation>
    </message>
    <message>
        <source>The first bid</source>
        <translation>Das erste Gebot</translation>
    </message>
    <message>
        <source>Whether the auction may begin with a bid in oros.</source>
        <translation>Ob das Reizen mit einem Gebot von Oros beginnen darf.</translation>
    </message>
    <message>
        <source>Only with entrada, volteo or solo</source>
        <translation>Nur mit Frage, Volteo oder Solo</translation>
    </message>
    <message>
        <source>With any bid</source>
        <translation>Mit jedem Gebot</translation>
    </message>
    <message>
        <source>The draw after oros</source>
        <translation>Der Kauf nach Oros</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after a bid of oros.</source>
        <translation>Wie viele Karten der Hombre nach einem Gebot von Oros höchstens kauft.</translation>
    </message>
    <message>
        <source>Six cards</source>
        <translation>Sechs Karten</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the holder of spadille must play an entrada.</source>
        <translation>Ob der Nächste gibt oder wer die Spadille hat eine Frage spielen muss.</translation>
    </message>
    <message>
        <source>Turning up oros</source>
        <translation>Oros aufdecken</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a volteo.</source>
        <translation>Wie viele Karten der Hombre bei einer Frage oder einem Volteo höchstens kauft.</translation>
    </message>
    <message>
        <source>Surrendering a volteo</source>
        <translation>Ein Volteo aufgeben</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a volteo is given up.</source>
        <translation>Ob die Gegenspieler mitreden, wenn ein Volteo aufgegeben wird.</translation>
    </message>
    <message>
        <source>Payment for matadors</source>
        <translation>Zahlung für Matadore</translation>
    </message>
    <message>
        <source>For which run of top trumps the Ombre is paid at once.</source>
        <translation>Für welche Folge der höchsten Trümpfe der Hombre sofort bezahlt wird.</translation>
    </message>
    <message>
        <source>Three or more that they hold</source>
        <translation>Drei oder mehr, die er hat</translation>
    </message>
    <message>
        <source>Three or more that they hold, or that they lack</source>
        <translation>Drei oder mehr, die er hat oder die ihm fehlen</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Wer aussetzt</translation>
    </message>
    <message>
        <source>Which of the four does not play a deal, but is paid and pays.</source>
        <translation>Wer von den vieren ein Spiel nicht mitspielt, aber zahlt und bezahlt wird.</translation>
    </message>
    <message>
        <source>The player opposite the dealer</source>
        <translation>Der Spieler gegenüber dem Geber</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left</source>
        <translation>Der Spieler links vom Geber</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Der Geber</translation>
    </message>
    <message>
        <source>The talon when three pass</source>
        <translation>Der Talon, wenn drei passen</translation>
    </message>
    <message>
        <source>Whether the player who sits out must take it and play against three.</source>
        <translation>Ob der, der aussetzt, ihn nehmen und gegen drei spielen muss.</translation>
    </message>
    <message>
        <source>They must take the talon</source>
        <translation>Er muss den Talon nehmen</translation>
    </message>
    <message>
        <source>They may leave it: then all have passed</source>
        <translation>Er darf ihn lassen: Dann haben alle gepasst</translation>
    </message>
    <message>
        <source>Remise of five at the table</source>
        <translation>Bete zu fünft</translation>
    </message>
    <message>
        <source>With how many tricks the side of the Ombre only pays the pool.</source>
        <translation>Mit wie vielen Stichen die Seite des Hombre nur den Pott zahlt.</translation>
    </message>
    <message>
        <source>With four; three or fewer are codille</source>
        <translation>Mit vier; drei oder weniger sind Codille</translation>
    </message>
    <message>
        <source>With three as well, as Wikipedia has it; two or fewer are codille</source>
        <translation>Auch mit drei, wie Wikipedia es hat; zwei oder weniger sind Codille</translation>
    </message>
    <message>
        <source>When four have passed</source>
        <translation>Wenn vier gepasst haben</translation>
    </message>
    <message>
        <source>What the fifth player does when nobody has bid before.</source>
        <translation>Was der fünfte Spieler tut, wenn vor ihm niemand geboten hat.</translation>
    </message>
    <message>
        <source>A fifth who passes too must play and call a king</source>
        <translation>Ein Fünfter, der auch passt, muss spielen und einen König rufen</translation>
    </message>
    <message>
        <source>The fifth may play a solo; else the cards are dealt again</source>
        <translation>Der Fünfte darf ein Solo spielen; sonst wird neu gegeben</translation>
    </message>
    <message>
        <source>The fifth may pass too; the cards are dealt again</source>
        <translation>Der Fünfte darf auch passen; es wird neu gegeben</translation>
    </message>
    <message>
        <source>Extra payments</source>
        <translation>Weitere Zahlungen</translation>
    </message>
    <message>
        <source>What each opponent pays to an Ombre whose side wins, besides the pool.</source>
        <translation>Was jeder Gegenspieler einem Hombre zahlt, dessen Seite gewinnt, außer dem Pott.</translation>
    </message>
    <message>
        <source>Nothing; the pool is all</source>
        <translation>Nichts; der Pott ist alles</translation>
    </message>
    <message>
        <source>Two chips for solo, matadors, or all tricks; odd ones to the best trump</source>
        <translation>Zwei Marken für Solo, Matadore oder alle Stiche; übrige an den besten Trumpf</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>How many points end the game: 5 by tradition, or 7, or any number.</source>
        <translation>Wie viele Punkte die Partie beenden: nach altem Brauch 5, oder 7, oder eine andere Zahl.</translation>
    </message>
    <message>
        <source>5 points</source>
        <translation>5 Punkte</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 Punkte</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Wann die Partie endet</translation>
    </message>
    <message>
        <source>Whether a deal is played to its end once somebody has the points.</source>
        <translation>Ob ein Spiel zu Ende gespielt wird, sobald jemand die Punkte hat.</translation>
    </message>
    <message>
        <source>After the deal, the highest score wins</source>
        <translation>Nach dem Spiel, der Höchste gewinnt</translation>
    </message>
    <message>
        <source>At once, in the middle of a trick</source>
        <translation>Sofort, mitten im Stich</translation>
    </message>
    <message>
        <source>Hard score</source>
        <translation>Harte Rechnung</translation>
    </message>
    <message>
        <source>Whether each stakes a chip a deal, which the winning Man takes.</source>
        <translation>Ob jeder je Spiel eine Marke setzt, die der siegreiche Mann nimmt.</translation>
    </message>
    <message>
        <source>A remise, paid into the pool</source>
        <translation>Eine Bete, in den Pott gezahlt</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after bidding to play.</source>
        <translation>Wie viele Karten der Hombre nach angesagtem Spiel höchstens kauft.</translation>
    </message>
    <message>
        <source>What is paid for a hand taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>Was für ein übernommenes Spiel gezahlt wird. In Spanien bleibt der Pott; wer gewinnt, bekommt eine Bete von dem, der aufgab.</translation>
    </message>
    <message>
        <source>Whether losing without exchange costs more than losing with one.</source>
        <translation>Ob Verlieren ohne Kauf mehr kostet als mit Kauf.</translation>
    </message>
    <message>
        <source>5 or 15 for each player, as the bid is worth</source>
        <translation>5 oder 15 für jeden Spieler, nach dem Wert des Gebots</translation>
    </message>
    <message>
        <source>Whether the other player has a say when a vuelta is given up.</source>
        <translation>Ob der andere Spieler mitredet, wenn ein Tourné aufgegeben wird.</translation>
    </message>
    <message>
        <source>The other player must accept</source>
        <translation>Der andere Spieler muss annehmen</translation>
    </message>
    <message>
        <source>The other player takes it</source>
        <translation>Der andere Spieler nimmt es</translation>
    </message>
    <message>
        <source>When the talon is left</source>
        <translation>Wenn der Talon liegen bleibt</translation>
    </message>
    <message>
        <source>What happens when three have passed and the fourth leaves the talon.</source>
        <translation>Was geschieht, wenn drei gepasst haben und der Vierte den Talon liegen lässt.</translation>
    </message>
    <message>
        <source>Manille led to spadille and basto</source>
        <translation>Manille gegen Spadille und Basta</translation>
    </message>
    <message>
        <source>Whether manille calls out one of these two if they are the only trumps.</source>
        <translation>Ob die Manille einen der beiden herausholt, wenn sie die einzigen Trümpfe sind.</translation>
    </message>
    <message>
        <source>One of them must be played</source>
        <translation>Einer davon muss gespielt werden</translation>
    </message>
    <message>
        <source>Both may be kept back</source>
        <translation>Beide dürfen zurückgehalten werden</translation>
    </message>
    <message>
        <source>Defenders confer against a vole</source>
        <translation>Die Gegenspieler beraten sich gegen eine Vole</translation>
    </message>
    <message>
        <source>Whether the defenders see each other&apos;s cards when the Ombre goes for all tricks.</source>
        <translation>Ob die Gegenspieler einander ihre Karten zeigen, wenn der Hombre auf alle Stiche geht.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before playing to the fourth trick.</source>
        <translation>Ob der Hombre aufgeben darf, bevor er zum vierten Stich spielt.</translation>
    </message>
    <message>
        <source>Surrendering a vuelta</source>
        <translation>Ein Tourné aufgeben</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a vuelta is given up.</source>
        <translation>Ob die Gegenspieler mitreden, wenn ein Tourné aufgegeben wird.</translation>
    </message>
    <message>
        <source>Both must accept</source>
        <translation>Beide müssen annehmen</translation>
    </message>
    <message>
        <source>It ends at once</source>
        <translation>Es endet sofort</translation>
    </message>
    <message>
        <source>A hand taken over</source>
        <translation>Ein übernommenes Spiel</translation>
    </message>
    <message>
        <source>What is paid for an entrada taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>Was für eine übernommene Frage gezahlt wird. In Spanien bleibt der Pott; wer gewinnt, bekommt eine Bete von dem, der aufgab.</translation>
    </message>
    <message>
        <source>As if the taker had bid it</source>
        <translation>Als hätte der Übernehmende es angesagt</translation>
    </message>
    <message>
        <source>The Spanish way, in puestas</source>
        <translation>Auf spanische Art, in Beten</translation>
    </message>
    <message>
        <source>One trick against four and four</source>
        <translation>Ein Stich gegen vier und vier</translation>
    </message>
    <message>
        <source>What counts when the Ombre has one trick and each defender four.</source>
        <translation>Was gilt, wenn der Hombre einen Stich hat und jeder Gegenspieler vier.</translation>
    </message>
    <message>
        <source>A puesta, paid into the pool</source>
        <translation>Eine Bete, in den Pott gezahlt</translation>
    </message>
    <message>
        <source>A codille that the defenders share</source>
        <translation>Eine Codille, die sich die Gegenspieler teilen</translation>
    </message>
    <message>
        <source>The price of losing</source>
        <translation>Der Preis des Verlierens</translation>
    </message>
    <message>
        <source>The heads of all at the table</source>
        <translation>Die Köpfe aller am Tisch</translation>
    </message>
    <message>
        <source>The opponents&apos; heads</source>
        <translation>Die Köpfe der Gegenspieler</translation>
    </message>
    <message>
        <source>The opponents&apos; heads, and the opponents are paid</source>
        <translation>Die Köpfe der Gegenspieler, und sie bekommen es</translation>
    </message>
    <message>
        <source>A limit on losses</source>
        <translation>Eine Grenze für Verluste</translation>
    </message>
    <message>
        <source>The most that a loser pays the pool again, so that it grows slowly.</source>
        <translation>Wie viel ein Verlierer höchstens noch einmal in den Pott zahlt, damit er langsam wächst.</translation>
    </message>
    <message>
        <source>The tariff</source>
        <translation>Der Tarif</translation>
    </message>
    <message>
        <source>What each game is worth: won, tied (bet) or lost (kruk). Each tariff&apos;s prices stand below.</source>
        <translation>Was jedes Spiel wert ist: gewonnen, unentschieden (bet) oder verloren (kruk). Die Preise jedes Tarifs stehen darunter.</translation>
    </message>
    <message>
        <source>The Danish union’s, from and to each opponent</source>
        <translation>Der des dänischen Verbands, von und an jeden Gegenspieler</translation>
    </message>
    <message>
        <source>Rasle, from and to each; each more trick of a købe-nolo costs 1</source>
        <translation>Rasle, von und an jeden; jeder weitere Stich eines Købe-Nolo kostet 1</translation>
    </message>
    <message>
        <source>Pott, from and into a pool that is filled with 4 each</source>
        <translation>Pott, aus und in einen Pott, den jeder mit 4 füllt</translation>
    </message>
    <message>
        <source>The order of the bids</source>
        <translation>Die Folge der Gebote</translation>
    </message>
    <message>
        <source>Whether købe-nolo is as high as tourné, or higher.</source>
        <translation>Ob Købe-Nolo so hoch ist wie Tourné oder höher.</translation>
    </message>
    <message>
        <source>As high, as in Denmark</source>
        <translation>So hoch, wie in Dänemark</translation>
    </message>
    <message>
        <source>Higher, as in Iceland</source>
        <translation>Höher, wie in Island</translation>
    </message>
    <message>
        <source>The lowest bid first</source>
        <translation>Das niedrigste Gebot zuerst</translation>
    </message>
    <message>
        <source>Whether a player may skip spil, or solo, and begin with a higher bid. The higher ones are bedre, tourné, købe-nolo, respekt, and for solo, solo spar.</source>
        <translation>Ob man Spil oder Solo überspringen und mit einem höheren Gebot beginnen darf. Höher sind Bedre, Tourné, Købe-Nolo, Respekt und, beim Solo, Solo in Pik.</translation>
    </message>
    <message>
        <source>No, spil and solo come first</source>
        <translation>Nein, Spil und Solo kommen zuerst</translation>
    </message>
    <message>
        <source>Yes, any bid that is high enough</source>
        <translation>Ja, jedes Gebot, das hoch genug ist</translation>
    </message>
    <message>
        <source>Holding with another game</source>
        <translation>Mit einem anderen Spiel halten</translation>
    </message>
    <message>
        <source>Whether an earlier player may hold a bid with another, equally high game.</source>
        <translation>Ob ein früherer Spieler ein Gebot mit einem anderen, gleich hohen Spiel halten darf.</translation>
    </message>
    <message>
        <source>With any game of the same height</source>
        <translation>Mit jedem gleich hohen Spiel</translation>
    </message>
    <message>
        <source>Only with the same game</source>
        <translation>Nur mit demselben Spiel</translation>
    </message>
    <message>
        <source>The choice after the auction</source>
        <translation>Die Wahl nach dem Reizen</translation>
    </message>
    <message>
        <source>Whether only a winner with spil may change the game, or with bedre too.</source>
        <translation>Ob nur ein Gewinner mit Spil das Spiel wechseln darf, oder auch einer mit Bedre.</translation>
    </message>
    <message>
        <source>Only after spil; others play what they bid</source>
        <translation>Nur nach Spil; andere spielen ihr Gebot</translation>
    </message>
    <message>
        <source>Up to købe-nolo, any game that is not lower</source>
        <translation>Bis Købe-Nolo, jedes nicht niedrigere Spiel</translation>
    </message>
    <message>
        <source>A solo in spades (espadas)</source>
        <translation>Ein Solo in Pik (Espadas)</translation>
    </message>
    <message>
        <source>How a solo is paid whose player names that suit as trumps.</source>
        <translation>Wie ein Solo bezahlt wird, dessen Spieler diese Farbe als Trumpf nennt.</translation>
    </message>
    <message>
        <source>As solo spar</source>
        <translation>Als Solo in Pik</translation>
    </message>
    <message>
        <source>As any other solo</source>
        <translation>Wie jedes andere Solo</translation>
    </message>
    <message>
        <source>A black ace is turned for trumps</source>
        <translation>Ein schwarzes Ass wird als Trumpf aufgedeckt</translation>
    </message>
    <message>
        <source>Which suit is trump when a tourné turns spadille or basto.</source>
        <translation>Welche Farbe Trumpf ist, wenn ein Tourné Spadille oder Basta aufdeckt.</translation>
    </message>
    <message>
        <source>Several nolos at once</source>
        <translation>Mehrere Nolos zugleich</translation>
    </message>
    <message>
        <source>Whether others may play the Ombre’s købe-nolo or ren nolo too, each for themselves.</source>
        <translation>Ob andere den Købe-Nolo oder Ren Nolo des Hombre auch spielen dürfen, jeder für sich.</translation>
    </message>
    <message>
        <source>Only the Ombre plays it</source>
        <translation>Nur der Hombre spielt ihn</translation>
    </message>
    <message>
        <source>Others may play it too</source>
        <translation>Andere dürfen ihn auch spielen</translation>
    </message>
    <message>
        <source>Throwing the hand in</source>
        <translation>Die Hand hinwerfen</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up after the exchange, for the price of bet.</source>
        <translation>Ob der Hombre nach dem Kauf zum Preis von bet aufgeben darf.</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Whether the Ombre may go from five tricks to nine, for a chip more.</source>
        <translation>Ob der Hombre von fünf Stichen auf neun gehen darf, für eine Marke mehr.</translation>
    </message>
    <message>
        <source>Further games</source>
        <translation>Weitere Spiele</translation>
    </message>
    <message>
        <source>Whether grand may be bid, with the two black aces as the only trumps.</source>
        <translation>Ob Grand geboten werden darf, mit den zwei schwarzen Assen als einzigen Trümpfen.</translation>
    </message>
    <message>
        <source>None but those of the union</source>
        <translation>Nur die des Verbands</translation>
    </message>
    <message>
        <source>Grand, above respekt</source>
        <translation>Grand, über Respekt</translation>
    </message>
    <message>
        <source>Whoever sits out settles too</source>
        <translation>Wer aussetzt, rechnet mit ab</translation>
    </message>
    <message>
        <source>Whether the fourth player pays and is paid like a defender.</source>
        <translation>Ob der vierte Spieler wie ein Gegenspieler zahlt und bezahlt wird.</translation>
    </message>
    <message>
        <source>The most that a købe-nolo costs</source>
        <translation>Das Höchste, was ein Købe-Nolo kostet</translation>
    </message>
    <message>
        <source>By the tariff Rasle, the most that anybody is paid for the tricks.</source>
        <translation>Was jeder nach dem Tarif Rasle für die Stiche höchstens bekommt.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>4 chips</source>
        <translation>4 Marken</translation>
    </message>
    <message>
        <source>5 chips</source>
        <translation>5 Marken</translation>
    </message>
    <message>
        <source>6 chips</source>
        <translation>6 Marken</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the first is asked again, for kasko.</source>
        <translation>Ob der Nächste gibt oder der Erste noch einmal gefragt wird, nach Kasko.</translation>
    </message>
    <message>
        <source>100 chips</source>
        <translation>100 Marken</translation>
    </message>
    <message>
        <source>200 chips</source>
        <translation>200 Marken</translation>
    </message>
    <message>
        <source>The pool at codille</source>
        <translation>Der Pott bei Codille</translation>
    </message>
    <message>
        <source>Whether a defender who wins takes the pool besides the Ombre&apos;s payment.</source>
        <translation>Ob ein Gegenspieler, der gewinnt, außer der Zahlung des Hombre auch den Pott nimmt.</translation>
    </message>
    <message>
        <source>It stays for the next deal</source>
        <translation>Er bleibt für das nächste Spiel</translation>
    </message>
    <message>
        <source>The winner takes it</source>
        <translation>Der Gewinner nimmt ihn</translation>
    </message>
    <message>
        <source>The loser pays the pool once more, and some chips for each player: 5, or what each stakes. This says whose heads count.</source>
        <translation>Wer verliert, zahlt den Pott noch einmal und einige Marken für jeden Spieler: 5, oder was jeder setzt. Hier steht, welche Spieler zählen.</translation>
    </message>
    <message>
        <source>The prize for a vole</source>
        <translation>Der Preis einer Vole</translation>
    </message>
    <message>
        <source>What an Ombre who wins all the tricks gets from the pool.</source>
        <translation>Was ein Hombre, der alle Stiche macht, vom Pott bekommt.</translation>
    </message>
    <message>
        <source>All of it, and 10 from each</source>
        <translation>Alles, und 10 von jedem</translation>
    </message>
    <message>
        <source>Only 5 of it, and 10 from each</source>
        <translation>Nur 5 davon, und 10 von jedem</translation>
    </message>
    <message>
        <source>The pool when a vole fails</source>
        <translation>Der Pott, wenn eine Vole scheitert</translation>
    </message>
    <message>
        <source>Who has it when the Ombre went for all the tricks and lost one.</source>
        <translation>Wer ihn bekommt, wenn der Hombre auf alle Stiche ging und einen verlor.</translation>
    </message>
    <message>
        <source>The Ombre, who has won the game</source>
        <translation>Der Hombre, der das Spiel gewonnen hat</translation>
    </message>
    <message>
        <source>The defenders share it</source>
        <translation>Die Gegenspieler teilen ihn</translation>
    </message>
    <message>
        <source>Estuches</source>
        <translation>Estuches</translation>
    </message>
    <message>
        <source>What three or more top trumps in a row pay, held or lacked.</source>
        <translation>Was für drei oder mehr oberste Trümpfe in Folge gezahlt wird, die man hat oder die fehlen.</translation>
    </message>
    <message>
        <source>One chip for each card of the run</source>
        <translation>Eine Marke für jede Karte der Folge</translation>
    </message>
    <message>
        <source>Three chips, for the matadors alone</source>
        <translation>Drei Marken, nur für die Matadore</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Estuches lacked</source>
        <translation>Fehlende Estuches</translation>
    </message>
    <message>
        <source>When a run that the Ombre does not hold counts.</source>
        <translation>Wann eine Folge zählt, die der Hombre nicht hat.</translation>
    </message>
    <message>
        <source>They are not in the Ombre&apos;s hand, wherever they are</source>
        <translation>Sie sind nicht beim Hombre, wo immer sie sind</translation>
    </message>
    <message>
        <source>The defenders hold them</source>
        <translation>Die Gegenspieler haben sie</translation>
    </message>
    <message>
        <source>The hand that counts for estuches</source>
        <translation>Die Karten, die für Estuches zählen</translation>
    </message>
    <message>
        <source>Whether the Ombre&apos;s cards are looked at before or after the exchange.</source>
        <translation>Ob man die Karten des Hombre vor oder nach dem Kauf ansieht.</translation>
    </message>
    <message>
        <source>The cards the Ombre plays with</source>
        <translation>Die Karten, mit denen der Hombre spielt</translation>
    </message>
    <message>
        <source>The cards the Ombre was dealt</source>
        <translation>Die Karten, die dem Hombre gegeben wurden</translation>
    </message>
    <message>
        <source>Primeras against the Ombre</source>
        <translation>Primeras gegen den Hombre</translation>
    </message>
    <message>
        <source>Who must win the first five tricks for a losing Ombre to pay more. It is three chips.</source>
        <translation>Wer die ersten fünf Stiche machen muss, damit ein verlierender Hombre mehr zahlt. Es sind drei Marken.</translation>
    </message>
    <message>
        <source>The defenders between them</source>
        <translation>Die Gegenspieler zusammen</translation>
    </message>
    <message>
        <source>One defender alone</source>
        <translation>Ein Gegenspieler allein</translation>
    </message>
    <message>
        <source>Nothing is paid for them</source>
        <translation>Dafür wird nichts gezahlt</translation>
    </message>
    <message>
        <source>Bonuses against a loser</source>
        <translation>Zuschläge gegen den Verlierer</translation>
    </message>
    <message>
        <source>How often a losing Ombre pays for estuches and primeras.</source>
        <translation>Wie oft ein verlierender Hombre für Estuches und Primeras zahlt.</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>Once for each opponent</source>
        <translation>Einmal für jeden Gegenspieler</translation>
    </message>
    <message>
        <source>The prices</source>
        <translation>Die Preise</translation>
    </message>
    <message>
        <source>What each game and each bonus is worth. A club that pays otherwise enters its own tariff.</source>
        <translation>Was jedes Spiel und jeder Aufschlag wert ist. Ein Klub, der anders zahlt, trägt hier seinen eigenen Tarif ein.</translation>
    </message>
    <message>
        <source>As in the rule book</source>
        <translation>Wie im Regelbuch</translation>
    </message>
    <message>
        <source>The bid and the price of losing</source>
        <translation>Das Gebot und der Preis des Verlierens</translation>
    </message>
    <message>
        <source>Whether losing a vuelta or a solo costs more than losing an entrada.</source>
        <translation>Ob ein verlorenes Tourné oder Solo mehr kostet als eine Frage.</translation>
    </message>
    <message>
        <source>All bids cost the same</source>
        <translation>Alle Gebote kosten gleich viel</translation>
    </message>
    <message>
        <source>5, 7 or 15 for each player, as the bid is worth</source>
        <translation>5, 7 oder 15 für jeden Spieler, nach dem Wert des Gebots</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>Gano</translation>
    </message>
    <message>
        <source>Whether a defender may ask the other not to overtake the card just played.</source>
        <translation>Ob ein Gegenspieler den anderen bitten darf, über die eben gespielte Karte nicht zu gehen.</translation>
    </message>
    <message>
        <source>Nobody says it</source>
        <translation>Niemand sagt es</translation>
    </message>
    <message>
        <source>It is a request</source>
        <translation>Es ist eine Bitte</translation>
    </message>
    <message>
        <source>A defender who has a lower card must play it</source>
        <translation>Ein Gegenspieler, der eine niedrigere Karte hat, muss sie spielen</translation>
    </message>
    <message>
        <source>Gano with four tricks</source>
        <translation>Gano mit vier Stichen</translation>
    </message>
    <message>
        <source>Whether gano is closed to a defender with four tricks: one more would be codille.</source>
        <translation>Ob Gano einem Gegenspieler mit vier Stichen verwehrt ist: Noch einer wäre Codille.</translation>
    </message>
    <message>
        <source>Each player stakes 1</source>
        <translation>Jeder setzt 1</translation>
    </message>
    <message>
        <source>The dealer stakes 4</source>
        <translation>Der Geber setzt 4</translation>
    </message>
    <message>
        <source>Each player stakes 1, and the dealer 10 besides</source>
        <translation>Jeder setzt 1, der Geber dazu noch 10</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>Pik (espadas)</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>Kreuz (bastos)</translation>
    </message>
    <message>
        <source>Calling one’s own king</source>
        <translation>Den eigenen König rufen</translation>
    </message>
    <message>
        <source>Whether the Ombre may call a king they hold, and secretly play alone.</source>
        <translation>Ob der Hombre einen König rufen darf, den er selbst hat, und heimlich allein spielen.</translation>
    </message>
    <message>
        <source>They may, and nobody else knows</source>
        <translation>Er darf, und niemand sonst weiß es</translation>
    </message>
    <message>
        <source>They call a king that they lack</source>
        <translation>Er ruft einen König, der ihm fehlt</translation>
    </message>
    <message>
        <source>Calling a queen</source>
        <translation>Eine Dame rufen</translation>
    </message>
    <message>
        <source>Which kings the Ombre must hold to call a queen instead.</source>
        <translation>Welche Könige der Hombre haben muss, um stattdessen eine Dame zu rufen.</translation>
    </message>
    <message>
        <source>All four kings</source>
        <translation>Alle vier Könige</translation>
    </message>
    <message>
        <source>The three kings that are not trumps</source>
        <translation>Die drei Könige, die nicht Trumpf sind</translation>
    </message>
    <message>
        <source>The vole and the called king</source>
        <translation>Die Vole und der gerufene König</translation>
    </message>
    <message>
        <source>Whether a side may go on after six tricks, its king still hidden.</source>
        <translation>Ob eine Seite nach sechs Stichen weitergehen darf, solange ihr König verborgen ist.</translation>
    </message>
    <message>
        <source>It is asked, and the ally is known from then on</source>
        <translation>Sie wird gefragt, und von da an kennt man den Partner</translation>
    </message>
    <message>
        <source>Only if the king has fallen; otherwise there is no vole</source>
        <translation>Nur wenn der König gefallen ist; sonst gibt es keine Vole</translation>
    </message>
    <message>
        <source>The preferred suit</source>
        <translation>Die bevorzugte Farbe</translation>
    </message>
    <message>
        <source>In which trump suit everything but the pool is paid double.</source>
        <translation>Bei welcher Trumpffarbe alles außer dem Pott doppelt bezahlt wird.</translation>
    </message>
    <message>
        <source>The couleur</source>
        <translation>Die Couleur</translation>
    </message>
    <message>
        <source>In which suit a bid beats the same bid in another, for double pay.</source>
        <translation>In welcher Farbe ein Gebot dasselbe in einer anderen schlägt, für doppelte Bezahlung.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Grossfrage as a bid</source>
        <translation>Großfrage als Gebot</translation>
    </message>
    <message>
        <source>Whether both black queens let a player bid Grossfrage, above the frages, below solo.</source>
        <translation>Ob man mit beiden schwarzen Damen Großfrage bieten darf, über den Fragen, unter Solo.</translation>
    </message>
    <message>
        <source>After the first five tricks</source>
        <translation>Nach den ersten fünf Stichen</translation>
    </message>
    <message>
        <source>What the side may do that won the first five tricks.</source>
        <translation>Was die Seite tun darf, die die ersten fünf Stiche gewonnen hat.</translation>
    </message>
    <message>
        <source>Play on for the same game</source>
        <translation>Das Spiel zu Ende spielen</translation>
    </message>
    <message>
        <source>Stop, or play for all eight at a price of their own</source>
        <translation>Aufhören, oder um alle acht spielen, zu eigenem Preis</translation>
    </message>
    <message>
        <source>The first mano</source>
        <translation>Die erste Mano</translation>
    </message>
    <message>
        <source>How the first mano is found, who speaks and leads first.</source>
        <translation>Wie der erste Mano gefunden wird, der zuerst spricht und ausspielt.</translation>
    </message>
    <message>
        <source>Cards are drawn for the dealer, who sits before mano</source>
        <translation>Um den Geber wird gezogen, der vor der Mano sitzt</translation>
    </message>
    <message>
        <source>Whoever is dealt the seven of spades (espadas), or the next lower</source>
        <translation>Wer die Pik-Sieben (Espadas) bekommt oder die nächstniedrigere</translation>
    </message>
    <message>
        <source>First five tricks (primeras)</source>
        <translation>Die ersten fünf Stiche (Primeras)</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <translation>Vole verfehlt</translation>
    </message>
    <message>
        <source>Game lost, for each player</source>
        <translation>Spiel verloren, für jeden Spieler</translation>
    </message>
    <message>
        <source>Each card of the estuches</source>
        <translation>Jede Karte der Estuches</translation>
    </message>
    <message>
        <source>Three matadors</source>
        <translation>Drei Matadore</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Vole without an ally</source>
        <translation>Vole ohne Verbündeten</translation>
    </message>
    <message>
        <source>Vole that was bid</source>
        <translation>Gebotene Vole</translation>
    </message>
    <message>
        <source>Game won with up to six tricks</source>
        <translation>Spiel gewonnen mit bis zu sechs Stichen</translation>
    </message>
    <message>
        <source>Game won with seven or eight</source>
        <translation>Spiel gewonnen mit sieben oder acht</translation>
    </message>
    <message>
        <source>Game won with all nine</source>
        <translation>Spiel gewonnen mit allen neun</translation>
    </message>
    <message>
        <source>More in oros</source>
        <translation>Mehr in Oros</translation>
    </message>
    <message>
        <source>Puesta, for each defender</source>
        <translation>Bete, für jeden Gegenspieler</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codille</translation>
    </message>
    <message>
        <source>Grossfrage that was bid</source>
        <translation>Gebotene Großfrage</translation>
    </message>
    <message>
        <source>All eight after the first five</source>
        <translation>Alle acht nach den ersten fünf</translation>
    </message>
    <message>
        <source>More for each, while a puesta stands</source>
        <translation>Mehr für jeden, solange eine Bete steht</translation>
    </message>
    <message>
        <source>Filling of an empty pool, from each</source>
        <translation>Füllen eines leeren Potts, von jedem</translation>
    </message>
    <message>
        <source>Game won (llevada)</source>
        <translation>Spiel gewonnen (Llevada)</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Three matadors (estuche)</source>
        <translation>Drei Matadore (Estuche)</translation>
    </message>
    <message>
        <source>First five tricks (hechas)</source>
        <translation>Die ersten fünf Stiche (Hechas)</translation>
    </message>
    <message>
        <source>All eight tricks</source>
        <translation>Alle acht Stiche</translation>
    </message>
    <message>
        <source>Four tricks (puesta)</source>
        <translation>Vier Stiche (Puesta)</translation>
    </message>
    <message>
        <source>Game lost (codillo)</source>
        <translation>Spiel verloren (Codillo)</translation>
    </message>
    <message>
        <source>Coins as trump (oros)</source>
        <translation>Münzen als Trumpf (Oros)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
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
        <translation>{game}, gewonnen</translation>
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
        <translation>{game}, jeder weitere Stich</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call an ace.</source>
        <translation>Ob der Nächste gibt oder wer die Spadille hat, spielen und ein Ass rufen muss.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call a king.</source>
        <translation>Ob der Nächste gibt oder ob der Besitzer der Spadille spielen und einen König rufen muss.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays you.</source>
        <translation>Fünf Stiche oder mehr allein: Jeder Gegenspieler zahlt dir.</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays the Ombre.</source>
        <translation>Fünf Stiche oder mehr allein: Jeder Gegenspieler zahlt dem Hombre.</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Du verlierst</translation>
    </message>
    <message>
        <source>{name} loses</source>
        <translation>{name} verliert</translation>
    </message>
    <message>
        <source>Fewer than five tricks: you pay each opponent.</source>
        <translation>Weniger als fünf Stiche: Du zahlst jedem Gegenspieler.</translation>
    </message>
    <message>
        <source>Fewer than five tricks: the Ombre pays each opponent.</source>
        <translation>Weniger als fünf Stiche: Der Hombre zahlt jedem Gegenspieler.</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of you.</source>
        <translation>Fünf Stiche oder mehr zusammen: Jedem von euch zahlt ein Gegenspieler.</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of the two.</source>
        <translation>Fünf Stiche oder mehr zusammen: Jedem der beiden zahlt ein Gegenspieler.</translation>
    </message>
    <message>
        <source>You lose with {friend}</source>
        <translation>Du verlierst mit {friend}</translation>
    </message>
    <message>
        <source>{name} loses with {friend}</source>
        <translation>{name} verliert mit {friend}</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of you pays one opponent.</source>
        <translation>Weniger als fünf Stiche zusammen: Jeder von euch zahlt einem Gegenspieler.</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of the two pays one opponent.</source>
        <translation>Weniger als fünf Stiche zusammen: Jeder der beiden zahlt einem Gegenspieler.</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of you.</source>
        <translation>Alle acht Stiche zusammen: Jedem von euch zahlt ein Gegenspieler.</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of the two.</source>
        <translation>Alle acht Stiche zusammen: Jedem der beiden zahlt ein Gegenspieler.</translation>
    </message>
    <message>
        <source>Your tout with {friend} fails</source>
        <translation>Dein Tout mit {friend} misslingt</translation>
    </message>
    <message>
        <source>The tout of {name} with {friend} fails</source>
        <translation>Der Tout von {name} mit {friend} misslingt</translation>
    </message>
    <message>
        <source>You played for all eight and lost one: each of you pays one opponent.</source>
        <translation>Ihr habt um alle acht gespielt und einen verloren: Jeder von euch zahlt einem Gegenspieler.</translation>
    </message>
    <message>
        <source>They played for all eight and lost one: each of the two pays one opponent.</source>
        <translation>Sie haben um alle acht gespielt und einen verloren: Jeder der beiden zahlt einem Gegenspieler.</translation>
    </message>
    <message>
        <source>You beat {name}</source>
        <translation>Du besiegst {name}</translation>
    </message>
    <message>
        <source>You beat {name} and {friend}</source>
        <translation>Du besiegst {name} und {friend}</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the pool is yours.</source>
        <translation>Fünf Stiche oder mehr allein: Der Pott gehört dir.</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the Ombre takes the pool.</source>
        <translation>Fünf Stiche oder mehr allein: Der Hombre nimmt den Pott.</translation>
    </message>
    <message>
        <source>Remise: nobody wins</source>
        <translation>Bete: Niemand gewinnt</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>Bete für {name}</translation>
    </message>
    <message>
        <source>You fell short of five tricks, and pay the pool again.</source>
        <translation>Du hast keine fünf Stiche gemacht und zahlst den Pott noch einmal.</translation>
    </message>
    <message>
        <source>The Ombre fell short of five tricks, and pays the pool again.</source>
        <translation>Der Hombre hat keine fünf Stiche gemacht und zahlt den Pott noch einmal.</translation>
    </message>
    <message>
        <source>You win with {friend}</source>
        <translation>Du gewinnst mit {friend}</translation>
    </message>
    <message>
        <source>{name} wins with {friend}</source>
        <translation>{name} gewinnt mit {friend}</translation>
    </message>
    <message>
        <source>Five tricks or more together: a third of the pool is the ally’s.</source>
        <translation>Fünf Stiche oder mehr zusammen: Ein Drittel des Potts gehört dem Partner.</translation>
    </message>
    <message>
        <source>Remise for {name} with {friend}</source>
        <translation>Bete für {name} mit {friend}</translation>
    </message>
    <message>
        <source>You and {friend} fell short of five tricks, and pay the pool again.</source>
        <translation>Du und {friend} habt keine fünf Stiche gemacht und zahlt den Pott noch einmal.</translation>
    </message>
    <message>
        <source>They fell short of five tricks, and pay the pool again.</source>
        <translation>Sie haben keine fünf Stiche gemacht und zahlen den Pott noch einmal.</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>Codille! Du gewinnst</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: you share the pool with the other defenders.</source>
        <translation>Zu wenige Stiche für den Hombre: Du teilst den Pott mit den anderen Gegenspielern.</translation>
    </message>
    <message>
        <source>Codille: you lose</source>
        <translation>Codille: Du verlierst</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, and you make it good.</source>
        <translation>Zu wenige Stiche: Die anderen teilen den Pott, und du füllst ihn auf.</translation>
    </message>
    <message>
        <source>Codille for the defenders</source>
        <translation>Codille für die Gegenspieler</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: the others share the pool, which is made good.</source>
        <translation>Zu wenige Stiche für den Hombre: Die anderen teilen den Pott, und er wird aufgefüllt.</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the pool is yours, and each opponent pays you.</source>
        <translation>Sechs Stiche oder mehr allein: Der Pott gehört dir, und jeder Gegenspieler zahlt dir.</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the Ombre takes the pool, and each opponent pays.</source>
        <translation>Sechs Stiche oder mehr allein: Der Hombre nimmt den Pott, und jeder Gegenspieler zahlt.</translation>
    </message>
    <message>
        <source>Five tricks, one too few: you pay the pool again, and each opponent.</source>
        <translation>Fünf Stiche, einer zu wenig: Du zahlst den Pott noch einmal und an jeden Gegenspieler.</translation>
    </message>
    <message>
        <source>Five tricks, one too few: the Ombre pays the pool again, and each opponent.</source>
        <translation>Fünf Stiche, einer zu wenig: Der Hombre zahlt den Pott noch einmal und an jeden Gegenspieler.</translation>
    </message>
    <message>
        <source>Six tricks or more together: half of the pool is the ally’s.</source>
        <translation>Sechs Stiche oder mehr zusammen: Die Hälfte des Potts gehört dem Partner.</translation>
    </message>
    <message>
        <source>Five tricks together, one too few: the pool is paid again.</source>
        <translation>Fünf Stiche zusammen, einer zu wenig: Der Pott wird noch einmal gezahlt.</translation>
    </message>
    <message>
        <source>You take every trick with {friend}</source>
        <translation>Du machst jeden Stich mit {friend}</translation>
    </message>
    <message>
        <source>{name} takes every trick with {friend}</source>
        <translation>{name} macht jeden Stich mit {friend}</translation>
    </message>
    <message>
        <source>All ten tricks together: each opponent pays for the vole too.</source>
        <translation>Alle zehn Stiche zusammen: Jeder Gegenspieler zahlt auch die Vole.</translation>
    </message>
    <message>
        <source>Your vole with {friend} fails</source>
        <translation>Deine Vole mit {friend} misslingt</translation>
    </message>
    <message>
        <source>The vole of {name} with {friend} fails</source>
        <translation>Die Vole von {name} mit {friend} misslingt</translation>
    </message>
    <message>
        <source>The game is won all the same, less the price of the vole.</source>
        <translation>Das Spiel ist trotzdem gewonnen, abzüglich des Preises der Vole.</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, which is made good.</source>
        <translation>Zu wenige Stiche: Die anderen teilen den Pott, der wieder aufgefüllt wird.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>What the marks mean</source>
        <translation>Was die Marken bedeuten</translation>
    </message>
    <message>
        <source>The only good choice</source>
        <translation>Die einzige gute Wahl</translation>
    </message>
    <message>
        <source>Better than usual</source>
        <translation>Besser als üblich</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Teuer</translation>
    </message>
    <message>
        <source>Unpunished</source>
        <translation>Ungestraft</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verpasst</translation>
    </message>
    <message>
        <source>Every other choice would surely have cost at least {amount} more.</source>
        <translation>Jede andere Wahl hätte sicher mindestens {amount} mehr gekostet.</translation>
    </message>
    <message>
        <source>The usual choice would surely have cost at least {amount} more.</source>
        <translation>Die übliche Wahl hätte sicher mindestens {amount} mehr gekostet.</translation>
    </message>
    <message>
        <source>It surely cost at least {amount}, a bid at least {bid}.</source>
        <translation>Sie kostete sicher mindestens {amount}, ein Gebot mindestens {bid}.</translation>
    </message>
    <message>
        <source>It was costly, and an opponent gave back at least half of it.</source>
        <translation>Sie war teuer, und ein Gegner gab mindestens die Hälfte zurück.</translation>
    </message>
    <message>
        <source>It gave back at least half of what an opponent had just lost.</source>
        <translation>Sie gab mindestens die Hälfte von dem zurück, was ein Gegner gerade verloren hatte.</translation>
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
        <translation>läuft</translation>
    </message>
    <message>
        <source>can go on</source>
        <translation>kann weitergehen</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>vorzeitig beendet</translation>
    </message>
    <message>
        <source>in the bin</source>
        <translation>im Papierkorb</translation>
    </message>
    <message>
        <source>This sitting is at the table now.</source>
        <translation>Diese Partie wird gerade gespielt.</translation>
    </message>
    <message>
        <source>It goes on at the card where you left it. The sitting at the table is kept too.</source>
        <translation>Sie geht bei der Karte weiter, an der du sie verlassen hast. Die Partie am Tisch bleibt auch gespeichert.</translation>
    </message>
    <message>
        <source>The pool was divided. Its deals can be looked at and replayed from the score sheet.</source>
        <translation>Der Pott ist geteilt. Ihre Spiele lassen sich von der Abrechnung aus noch einmal ansehen.</translation>
    </message>
    <message>
        <source>An older version of Ombre kept its deals, but not enough to continue it.</source>
        <translation>Eine ältere Version von Ombre hob ihre Spiele auf, aber nicht genug, um sie fortzusetzen.</translation>
    </message>
    <message>
        <source>It is not counted in any statistics while it is in the bin.</source>
        <translation>Sie zählt in keiner Statistik, solange sie im Papierkorb liegt.</translation>
    </message>
    <message>
        <source>Sittings</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Every sitting is kept here. You can go on with it, and replay each of its deals.</source>
        <translation>Jede Partie wird hier aufbewahrt. Du kannst sie fortsetzen und jedes ihrer Spiele noch einmal ansehen.</translation>
    </message>
    <message>
        <source>&amp;Begin a sitting</source>
        <translation>&amp;Eine Partie beginnen</translation>
    </message>
    <message>
        <source>No sitting has been left or finished yet.</source>
        <translation>Noch wurde keine Partie verlassen oder beendet.</translation>
    </message>
    <message>
        <source>Sittings: {count}.</source>
        <translation>Partien: {count}.</translation>
    </message>
    <message>
        <source>Sittings: {count}. Chips won in all: {chips}.</source>
        <translation>Partien: {count}. Marken insgesamt: {chips}.</translation>
    </message>
    <message>
        <source>These sittings can be brought back until the bin is emptied.</source>
        <translation>Diese Partien lassen sich zurückholen, bis der Papierkorb geleert wird.</translation>
    </message>
    <message>
        <source>{game} with {opponents}</source>
        <translation>{game} mit {opponents}</translation>
    </message>
    <message>
        <source>{title} ({game})</source>
        <translation>{title} ({game})</translation>
    </message>
    <message>
        <source>{played} of {planned}</source>
        <translation>{played} von {planned}</translation>
    </message>
    <message>
        <source>Sitting</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>&amp;Name of the sitting</source>
        <translation>&amp;Name der Partie</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Bin ({count})</source>
        <translation>&amp;Papierkorb ({count})</translation>
    </message>
    <message>
        <source>&amp;To the bin</source>
        <translation>We&amp;gwerfen</translation>
    </message>
    <message>
        <source>B&amp;ring back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>&amp;Empty the bin</source>
        <translation>Papierkorb &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>A&amp;brechnung</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Papierkorb leeren?</translation>
    </message>
    <message>
        <source>The sittings in the bin and all their deals will be deleted for ever.</source>
        <translation>Die Partien im Papierkorb und alle ihre Spiele werden für immer gelöscht.</translation>
    </message>
    <message>
        <source>Other sittings stay as they are.</source>
        <translation>Andere Partien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>This sitting cannot be continued.</source>
        <translation>Diese Partie kann nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Its deals are still in the list.</source>
        <translation>Ihre Spiele stehen noch in der Liste.</translation>
    </message>
    <message>
        <source>{amount} against the expert</source>
        <translation>{amount} gegen den Experten</translation>
    </message>
    <message>
        <source>not compared yet</source>
        <translation>noch nicht verglichen</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards.</source>
        <translation>Beim Duplikat zählt, was du gegen den Experten mit denselben Karten gewinnst.</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards: here in {deals:one # deal|other # deals}.</source>
        <translation>Beim Duplikat zählt, was du gegen den Experten mit denselben Karten gewinnst: hier in {deals:one # Spiel|other # Spielen}.</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>How well you choose, over time</source>
        <translation>Wie gut du entscheidest, im Lauf der Zeit</translation>
    </message>
    <message>
        <source>choices.png</source>
        <translation>entscheidungen.png</translation>
    </message>
    <message>
        <source>All you do</source>
        <translation>Alles, was du tust</translation>
    </message>
    <message>
        <source>Your costly choices in a hundred, beside those of the computer players. Higher is better.</source>
        <translation>Deine teuren Entscheidungen von hundert, neben denen der Computerspieler. Höher ist besser.</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it, with the costliest choice first.</source>
        <translation>Wähle eine Zahl, um die Spiele dahinter zu sehen, die teuerste Entscheidung zuerst.</translation>
    </message>
    <message>
        <source>Let the coach look at ten of your deals. Then you see here how well you choose.</source>
        <translation>Lass den Lehrer zehn deiner Spiele ansehen. Dann siehst du hier, wie gut du entscheidest.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Aufs Geratewohl</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spielformen</translation>
    </message>
    <message>
        <source>{game} · {role}</source>
        <translation>{game} · {role}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Teuer</translation>
    </message>
    <message>
        <source>Of 100</source>
        <translation>Von 100</translation>
    </message>
    <message>
        <source>About like</source>
        <translation>Etwa wie</translation>
    </message>
    <message>
        <source>Of 100 choices {share} were costly, give or take {within}. About like: {level}.</source>
        <translation>Von 100 Entscheidungen waren {share} teuer, plus oder minus {within}. Etwa wie: {level}.</translation>
    </message>
</context>
<context>
    <name>SpanishCards</name>
    <message>
        <source>swords</source>
        <translation>Schwerter; dpl</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Stäbe; dpl</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>Kelche; dpl</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>Münzen; pl</translation>
    </message>
    <message>
        <source>swords (espadas)</source>
        <translation>Schwerter (espadas); pl</translation>
    </message>
    <message>
        <source>clubs (bastos)</source>
        <translation>Stäbe (bastos); pl</translation>
    </message>
    <message>
        <source>cups (copas)</source>
        <translation>Kelche (copas); pl</translation>
    </message>
    <message>
        <source>coins (oros)</source>
        <translation>Münzen (oros); pl</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} der {suit}</translation>
    </message>
    <message>
        <source>play in swords</source>
        <translation>Spiel in Schwertern; n</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>Spiel in Stäben; n</translation>
    </message>
    <message>
        <source>play in cups</source>
        <translation>Spiel in Kelchen; n</translation>
    </message>
    <message>
        <source>play in coins</source>
        <translation>Spiel in Münzen; n</translation>
    </message>
    <message>
        <source>solo in swords</source>
        <translation>Solo in Schwertern; n</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>on the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>opposite on the right</source>
        <translation>gegenüber rechts</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>gegenüber</translation>
    </message>
    <message>
        <source>opposite on the left</source>
        <translation>gegenüber links</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>links</translation>
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
        <translation>Deine Hand, {number:0 keine Karten|one # Karte|other # Karten}</translation>
    </message>
    <message>
        <source>The hand in front, {number:0 no cards|one # card|other # cards}</source>
        <translation>Die Hand vorn, {number:0 keine Karten|one # Karte|other # Karten}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The middle of the table</source>
        <translation>Die Tischmitte</translation>
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
        <translation>{card}: Platz {at} von {number}.</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The trick, {number:0 no cards|one # card|other # cards}</source>
        <translation>Der Stich, {number:0 keine Karten|one # Karte|other # Karten}</translation>
    </message>
    <message>
        <source>Cards drawn for the deal, {number}</source>
        <translation>Zum Geben gezogene Karten, {number}</translation>
    </message>
    <message>
        <source>Pool and talon</source>
        <translation>Pott und Talon</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>It is their turn.</source>
        <translation>An der Reihe.</translation>
    </message>
    <message>
        <source>Dealer.</source>
        <translation>Geber.</translation>
    </message>
    <message>
        <source>Everybody pays the pool {chips} as ante.</source>
        <translation>Alle zahlen {chips} als Einsatz in den Pott.</translation>
    </message>
    <message>
        <source>Said: “{words}”.</source>
        <translation>Sagt: „{words}“.</translation>
    </message>
    <message>
        <source>{chips:one # chip|other # chips}.</source>
        <translation>{chips:one # Marke|other # Marken}.</translation>
    </message>
    <message>
        <source>{points:one # point|other # points}.</source>
        <translation>{points:one # Punkt|other # Punkte}.</translation>
    </message>
    <message>
        <source>{number:0 No tricks|one # trick|other # tricks}.</source>
        <translation>{number:0 Keine Stiche|one # Stich|other # Stiche}.</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} in hand.</source>
        <translation>{number:one # Karte|other # Karten} in der Hand.</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} thrown away.</source>
        <translation>{number:one # Karte|other # Karten} abgeworfen.</translation>
    </message>
    <message>
        <source>Open on the table: {cards:the}.</source>
        <translation>Offen auf dem Tisch: {cards:der}.</translation>
    </message>
    <message>
        <source>{name:Name}: {card}.</source>
        <translation>{name:Name}: {card}.</translation>
    </message>
    <message>
        <source>{name:Name}: {card}, with gano.</source>
        <translation>{name:Name}: {card}, mit Gano.</translation>
    </message>
    <message>
        <source>It wins so far.</source>
        <translation>Sie gewinnt bisher.</translation>
    </message>
    <message>
        <source>Pool: {chips:0 no chips|one # chip|other # chips}.</source>
        <translation>Pott: {chips:0 keine Marken|one # Marke|other # Marken}.</translation>
    </message>
    <message>
        <source>Talon: {number:0 no cards|one # card|other # cards}.</source>
        <translation>Talon: {number:0 keine Karten|one # Karte|other # Karten}.</translation>
    </message>
    <message>
        <source>Turned up: {card:the}.</source>
        <translation>Aufgedeckt: {card:der}.</translation>
    </message>
    <message>
        <source>Turned up: {card:the}, after {cards:the}.</source>
        <translation>Aufgedeckt: {card:der}, nach {cards:dem}.</translation>
    </message>
    <message>
        <source>Left over: {number:one # card|other # cards}.</source>
        <translation>Übrig: {number:one # Karte|other # Karten}.</translation>
    </message>
    <message>
        <source>The talon lies open: {cards:the}.</source>
        <translation>Der Talon liegt offen: {cards:der}.</translation>
    </message>
    <message>
        <source>The trick stays. Press {keys} to go on.</source>
        <translation>Der Stich bleibt liegen. Mit {keys} geht es weiter.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>{name} ist an der Reihe.</translation>
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
        <translation>Dein Benutzerordner ist nicht zu finden. Setze {variable} auf einen Ordner von dir.</translation>
    </message>
    <message>
        <source>{variable} names a folder that cannot be found: {value}</source>
        <translation>{variable} nennt einen Ordner, den es nicht gibt: {value}</translation>
    </message>
    <message>
        <source>Ombre cannot open a window: Qt cannot use the display. Look at the variables DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM.</source>
        <translation>Ombre kann kein Fenster öffnen: Qt kann den Bildschirm nicht benutzen. Sieh nach den Variablen DISPLAY, WAYLAND_DISPLAY und QT_QPA_PLATFORM.</translation>
    </message>
    <message>
        <source>{variable}={value} is ignored: nobody could see a table.</source>
        <translation>{variable}={value} wird nicht beachtet: Niemand könnte einen Tisch sehen.</translation>
    </message>
    <message>
        <source>Ombre cannot start</source>
        <translation>Ombre kann nicht starten</translation>
    </message>
    <message>
        <source>The table could not be set up: there is a mistake in the program.</source>
        <translation>Der Tisch konnte nicht aufgestellt werden: Im Programm steckt ein Fehler.</translation>
    </message>
    <message>
        <source>Your games were not touched, and nothing was sent to anybody. The details can be copied.</source>
        <translation>Deine Spiele sind unberührt, und nichts wurde an jemanden geschickt. Die Einzelheiten lassen sich kopieren.</translation>
    </message>
    <message>
        <source>The details are in {path}</source>
        <translation>Die Einzelheiten stehen in {path}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>By month</source>
        <translation>Nach Monaten</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spielformen</translation>
    </message>
    <message>
        <source>By contract</source>
        <translation>Nach Geboten</translation>
    </message>
    <message>
        <source>By your role</source>
        <translation>Nach deiner Rolle</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Nach Gegnern</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Nach Ergebnissen</translation>
    </message>
    <message>
        <source>How the cards fell</source>
        <translation>Wie die Karten fielen</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>How well you choose</source>
        <translation>Wie gut du entscheidest</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Was du üben solltest</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Als Bild</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>In Zahlen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Deals without help</source>
        <translation>Spiele ohne Hilfe</translation>
    </message>
    <message>
        <source>All but practice deals</source>
        <translation>Alle außer Übungen</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>Gegenspieler</translation>
    </message>
    <message>
        <source>named the trump</source>
        <translation>nannte den Trumpf</translation>
    </message>
    <message>
        <source>played along</source>
        <translation>spielte mit</translation>
    </message>
    <message>
        <source>played against</source>
        <translation>spielte dagegen</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Schlechteste zuerst</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Beste zuerst</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>Pik (espadas)</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>Kreuz (bastos)</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>Herz (copas)</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>Karo (oros)</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>Spadille</source>
        <translation>Spadille</translation>
    </message>
    <message>
        <source>Cards that can be manille</source>
        <translation>Karten, die Manille sein können</translation>
    </message>
    <message>
        <source>Basto</source>
        <translation>Basta</translation>
    </message>
    <message>
        <source>Hands with three matadors</source>
        <translation>Hände mit drei Matadoren</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spielform</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Contract and result</source>
        <translation>Gebot und Ergebnis</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Weitere Zahlen</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>In Tabellen</translation>
    </message>
    <message>
        <source>By what</source>
        <translation>Wonach</translation>
    </message>
    <message>
        <source>Show &amp;all deals</source>
        <oldsource>Curve of all deals</oldsource>
        <translation>&amp;Alle Spiele zeigen</translation>
    </message>
    <message>
        <source>Luck: {amount}</source>
        <translation>Glück: {amount}</translation>
    </message>
    <message>
        <source>{unit} a deal: {amount}</source>
        <translation>{unit} je Spiel: {amount}</translation>
    </message>
    <message>
        <source>All games for points</source>
        <translation>Alle Spiele um Punkte</translation>
    </message>
    <message>
        <source>All games for chips</source>
        <translation>Alle Spiele um Marken</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Spiel&amp;form</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>S&amp;piele</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>Zei&amp;traum</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation>Kein Spiel passt zu dieser Wahl.</translation>
    </message>
    <message>
        <source>Help has been noted since {date}; older deals are left out.</source>
        <translation>Hilfe wird seit {date} vermerkt; ältere Spiele sind ausgelassen.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Here your deals will stand: how many you won, for how much, with what luck.</source>
        <oldsource>Here you will see how many deals you have won, what they brought you, and how much of it was luck.</oldsource>
        <translation>Hier siehst du einmal, wie viele Spiele du gewonnen hast, was sie dir einbrachten und wie viel davon Glück war.</translation>
    </message>
    <message>
        <source>P&amp;lay a deal</source>
        <oldsource>&amp;Play a deal</oldsource>
        <translation>&amp;Ein Spiel spielen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won in %</source>
        <translation>Gewonnen in %</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Bete</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Codille</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Je Spiel</translation>
    </message>
    <message>
        <source>Deals: {count}</source>
        <translation>Spiele: {count}</translation>
    </message>
    <message>
        <source>Won: {count} ({share})</source>
        <translation>Gewonnen: {count} ({share})</translation>
    </message>
    <message>
        <source>Points: {amount} ({each} a deal)</source>
        <translation>Punkte: {amount} ({each} je Spiel)</translation>
    </message>
    <message>
        <source>Chips: {amount} ({each} a deal)</source>
        <translation>Marken: {amount} ({each} je Spiel)</translation>
    </message>
    <message>
        <source>Puestas at the table: {count}</source>
        <translation>Bete am Tisch: {count}</translation>
    </message>
    <message>
        <source>Codilles at the table: {count}</source>
        <translation>Codille am Tisch: {count}</translation>
    </message>
    <message>
        <source>Deals in a row with a gain: {count}</source>
        <translation>Spiele in Folge mit Gewinn: {count}</translation>
    </message>
    <message>
        <source>Deals in a row with a loss: {count}</source>
        <translation>Spiele in Folge mit Verlust: {count}</translation>
    </message>
    <message>
        <source>Best deal: {amount}</source>
        <translation>Bestes Spiel: {amount}</translation>
    </message>
    <message>
        <source>Worst deal: {amount}</source>
        <translation>Schlechtestes Spiel: {amount}</translation>
    </message>
    <message>
        <source>At the table: {hours} h {minutes} min</source>
        <translation>Am Tisch: {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>Pauses of more than ten minutes between two deals are left out.</source>
        <translation>Pausen von mehr als zehn Minuten zwischen zwei Spielen sind ausgelassen.</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Chips over time</source>
        <translation>Marken im Lauf der Zeit</translation>
    </message>
    <message>
        <source>From {first} to {last}: {amount} in all. The page “By month” has the figures.</source>
        <translation>Von {first} bis {last}: {amount} im Ganzen. Die Seite „Nach Monaten“ hat die Zahlen.</translation>
    </message>
    <message>
        <source>{what} – {scope}</source>
        <translation>{what} – {scope}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Deals {first} to {last}</source>
        <translation>Spiele {first} bis {last}</translation>
    </message>
    <message>
        <source>Deals {first} to {last} of {count}</source>
        <translation>Spiele {first} bis {last} von {count}</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordnung</translation>
    </message>
    <message>
        <source>Deals behind the figure</source>
        <translation>Spiele hinter der Zahl</translation>
    </message>
    <message>
        <source>{page}: Enter on a figure lists its deals</source>
        <translation>{page}: Eingabe auf einer Zahl listet ihre Spiele</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it.</source>
        <translation>Wähle eine Zahl, um die Spiele dahinter zu sehen.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>S&amp;piel ansehen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Deals of the statistics</source>
        <translation>Spiele der Statistik</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>gegeben</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Chance: 95 % of all evenings stay within these numbers. An arrow marks a number outside; about one in twenty is, by chance alone.</source>
        <translation>Zufall: 95 % aller Abende bleiben in diesen Grenzen. Ein Pfeil bezeichnet eine Zahl außerhalb; etwa eine von zwanzig ist es durch bloßen Zufall.</translation>
    </message>
    <message>
        <source>Place {number} to your right</source>
        <translation>Platz {number} rechts von dir</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Sp&amp;eichern…</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Statistik speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv);;JSON (*.json)</source>
        <translation>Tabellen (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>deals.csv</source>
        <translation>spiele.csv</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>Bilder (*.png);;Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>curve.png</source>
        <translation>kurve.png</translation>
    </message>
    <message>
        <source>What your choices cost</source>
        <translation>Was deine Entscheidungen kosteten</translation>
    </message>
    <message>
        <source>Costliest choice first</source>
        <translation>Teuerste Entscheidung zuerst</translation>
    </message>
    <message>
        <source>By your seat</source>
        <translation>Nach deinem Platz</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Dealer, at a table of {seats}</source>
        <translation>Geber an einem Tisch zu {seats}</translation>
    </message>
    <message>
        <source>Eldest, at a table of {seats}</source>
        <translation>Vorhand an einem Tisch zu {seats}</translation>
    </message>
    <message>
        <source>{turn} seats after the dealer, at a table of {seats}</source>
        <translation>{turn} Plätze nach dem Geber an einem Tisch zu {seats}</translation>
    </message>
    <message>
        <source>Stones: {amount} ({each} a deal)</source>
        <translation>Steine: {amount} ({each} je Spiel)</translation>
    </message>
    <message>
        <source>Stones over time</source>
        <translation>Steine im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
</context>
<context>
    <name>Stones</name>
    <message>
        <source>Llevada: you win</source>
        <translation>Llevada: Ihr gewinnt</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are yours.</source>
        <translation>Fünf Stiche oder mehr: Die Steine auf dem Tisch gehören euch.</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>Puesta: niemand gewinnt</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: your side pays the table what it can.</source>
        <translation>Vier Stiche gegen vier, einer zu wenig: Eure Seite zahlt an den Tisch, was sie kann.</translation>
    </message>
    <message>
        <source>Codillo: you lose</source>
        <translation>Codillo: Ihr verliert</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and your side pays.</source>
        <translation>Drei Stiche oder weniger: Die anderen nehmen den Tisch, und eure Seite zahlt.</translation>
    </message>
    <message>
        <source>All eight tricks: you win</source>
        <translation>Alle acht Stiche: Ihr gewinnt</translation>
    </message>
    <message>
        <source>You went for all eight and took them: the others pay for it.</source>
        <translation>Ihr seid auf alle acht gegangen und habt sie gemacht: Die anderen zahlen dafür.</translation>
    </message>
    <message>
        <source>You win, but not all eight</source>
        <translation>Ihr gewinnt, aber nicht alle acht</translation>
    </message>
    <message>
        <source>You went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>Ihr seid auf alle acht gegangen und habt einen verloren: Die Hechas werden nicht bezahlt.</translation>
    </message>
    <message>
        <source>Llevada: {side} win</source>
        <translation>Llevada: {side} gewinnen</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are theirs.</source>
        <translation>Fünf Stiche oder mehr: Die Steine auf dem Tisch gehören ihnen.</translation>
    </message>
    <message>
        <source>Puesta for {side}</source>
        <translation>Puesta für {side}</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: they pay the table what they can.</source>
        <translation>Vier Stiche gegen vier, einer zu wenig: Sie zahlen an den Tisch, was sie können.</translation>
    </message>
    <message>
        <source>Codillo for {side}</source>
        <translation>Codillo für {side}</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and they pay.</source>
        <translation>Drei Stiche oder weniger: Die anderen nehmen den Tisch, und sie zahlen.</translation>
    </message>
    <message>
        <source>All eight tricks: {side} win</source>
        <translation>Alle acht Stiche: {side} gewinnen</translation>
    </message>
    <message>
        <source>They went for all eight and took them: the others pay for it.</source>
        <translation>Sie sind auf alle acht gegangen und haben sie gemacht: Die anderen zahlen dafür.</translation>
    </message>
    <message>
        <source>{side} win, but not all eight</source>
        <translation>{side} gewinnen, aber nicht alle acht</translation>
    </message>
    <message>
        <source>They went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>Sie sind auf alle acht gegangen und haben einen verloren: Die Hechas werden nicht bezahlt.</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>Codillo! Ihr gewinnt</translation>
    </message>
    <message>
        <source>They took three tricks or fewer: the table is yours, and they pay you.</source>
        <translation>Sie haben drei Stiche oder weniger: Der Tisch gehört euch, und sie zahlen euch.</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}</source>
        <translation>{have:0 Kaum ein Stich|one Etwa ein Stich|other Etwa # Stiche} mit {suit}{suit:dpl n|other }</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} together with {suit}</source>
        <translation>Zusammen {have:0 kaum ein Stich|one etwa ein Stich|other etwa # Stiche} mit {suit}{suit:dpl n|other }</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}, as dealt</source>
        <translation>{have:0 Kaum ein Stich|one Etwa ein Stich|other Etwa # Stiche} mit {suit}{suit:dpl n|other }, ohne Kauf</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} alone with {suit}</source>
        <translation>Allein {have:0 kaum ein Stich|one etwa ein Stich|other etwa # Stiche} mit {suit}{suit:dpl n|other }</translation>
    </message>
    <message>
        <source>With {suit} you make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>Mit {suit}{suit:dpl n|other } machst du {have:0 kaum einen Stich|one etwa einen Stich|other etwa # Stiche}; {need} gewinnen.</translation>
    </message>
    <message>
        <source>With {suit} you two make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>Mit {suit}{suit:dpl n|other } macht ihr zwei {have:0 kaum einen Stich|one etwa einen Stich|other etwa # Stiche}; {need} gewinnen.</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>Ohne neue Karten machst du mit {suit}{suit:dpl n|other } {have:0 kaum einen Stich|one etwa einen Stich|other etwa # Stiche}; {need} gewinnen.</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>Allein machst du mit {suit}{suit:dpl n|other } {have:0 kaum einen Stich|one etwa einen Stich|other etwa # Stiche}; {need} gewinnen.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>A note on this moment</source>
        <translation>Eine Notiz zu diesem Augenblick</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
    <message>
        <source>The note stays with the deal, and goes into its record.</source>
        <translation>Die Notiz bleibt beim Spiel und kommt in seine Aufzeichnung.</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Remove this variation</source>
        <translation>Diese &amp;Variante entfernen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Notes and variations</source>
        <translation>Notizen und Varianten</translation>
    </message>
    <message>
        <source>Back to the deal as it was played</source>
        <translation>Zurück zum Spiel, wie es gespielt wurde</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Deine Notiz</translation>
    </message>
    <message>
        <source>The note is kept.</source>
        <translation>Die Notiz ist behalten.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Wiederhergestellt.</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Gut gespielt</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>Ein Fehler</translation>
    </message>
    <message>
        <source>To remember</source>
        <translation>Zum Merken</translation>
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
        <translation>Was du gespielt hast, ist als Variante {number} behalten.</translation>
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
        <translation>Aufzeichnungen prüfen, Ergebnisse und Zahlungen ausgeben</translation>
    </message>
    <message>
        <source>list games and settings</source>
        <translation>Spiele und Einstellungen auflisten</translation>
    </message>
    <message>
        <source>print the code of each deal in records</source>
        <translation>den Code jedes Spiels in Aufzeichnungen ausgeben</translation>
    </message>
    <message>
        <source>print the deal of a code or number as a record</source>
        <translation>das Spiel zu einem Code oder einer Nummer als Aufzeichnung ausgeben</translation>
    </message>
    <message>
        <source>check the proofs of fair shuffles in records</source>
        <translation>die Beweise ehrlichen Mischens in Aufzeichnungen prüfen</translation>
    </message>
    <message>
        <source>write all games, preferences and progress to one file</source>
        <translation>alle Spiele, Einstellungen und Fortschritte in eine Datei schreiben</translation>
    </message>
    <message>
        <source>put a backup in the place of what is kept</source>
        <translation>eine Sicherung an die Stelle des Gespeicherten setzen</translation>
    </message>
    <message>
        <source>write all deals to a file: .csv, .json, or .ombre for records</source>
        <translation>alle Spiele in eine Datei schreiben: .csv, .json, oder .ombre für Aufzeichnungen</translation>
    </message>
    <message>
        <source>add the deals of an exported .ombre file</source>
        <translation>die Spiele einer exportierten .ombre-Datei hinzufügen</translation>
    </message>
    <message>
        <source>check a deck of your own, or write an example</source>
        <translation>ein eigenes Blatt prüfen oder ein Beispiel schreiben</translation>
    </message>
    <message>
        <source>let computer players play, and print one row for each deal</source>
        <translation>Computerspieler spielen lassen und für jedes Spiel eine Zeile ausgeben</translation>
    </message>
    <message>
        <source>measure a player against another on the same cards</source>
        <translation>einen Spieler gegen einen anderen mit denselben Karten messen</translation>
    </message>
    <message>
        <source>measure how much a player loses by not seeing the other hands</source>
        <translation>messen, wie viel ein Spieler verliert, weil er die anderen Blätter nicht sieht</translation>
    </message>
    <message>
        <source>count how often a player chooses one of the best cards</source>
        <translation>zählen, wie oft ein Spieler eine der besten Karten wählt</translation>
    </message>
    <message>
        <source>find out how often the best card can be known</source>
        <translation>herausfinden, wie oft man die beste Karte kennen kann</translation>
    </message>
    <message>
        <source>judge every decision of records, and tell luck from skill</source>
        <translation>jede Entscheidung von Aufzeichnungen beurteilen und Glück von Können trennen</translation>
    </message>
    <message>
        <source>advise the seat to act where unfinished records end</source>
        <translation>dem Platz, der am Zug ist, raten, wo unfertige Aufzeichnungen enden</translation>
    </message>
    <message>
        <source>measure how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>messen, wie viel die Karten eines Spielers verlieren, in Teilen des Einsatzes</translation>
    </message>
    <message>
        <source>count how often a player does what people would call odd</source>
        <translation>zählen, wie oft ein Spieler tut, was man sonderbar nennen würde</translation>
    </message>
    <message>
        <source>tell how often a player can be known by what everybody sees</source>
        <translation>angeben, wie oft man einen Spieler an dem erkennt, was alle sehen</translation>
    </message>
    <message>
        <source>compare the chances a bidder saw with what was won</source>
        <translation>die Gewinnchancen, die ein Bieter sah, mit dem vergleichen, was gewonnen wurde</translation>
    </message>
    <message>
        <source>print a script that lets bash, zsh or fish complete these commands</source>
        <translation>ein Skript ausgeben, mit dem bash, zsh oder fish diese Befehle ergänzt</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>ombre COMMAND --help lists the arguments of a command.</source>
        <translation>ombre COMMAND --help zeigt die Argumente eines Befehls.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 flaws found, 2 wrong call, 3 could not be done, 130 stopped.</source>
        <translation>Endstatus: 0 erledigt, 1 Fehler gefunden, 2 falscher Aufruf, 3 nicht möglich, 130 abgebrochen.</translation>
    </message>
    <message>
        <source>Check records of Ombre, deal, let computer players play. For the table: ombre-desktop.</source>
        <translation>Aufzeichnungen von Ombre prüfen, geben, Computerspieler spielen lassen. Zum Tisch: ombre-desktop.</translation>
    </message>
    <message>
        <source>one of those below</source>
        <translation>einer von den unten genannten</translation>
    </message>
    <message>
        <source>its arguments</source>
        <translation>seine Argumente</translation>
    </message>
    <message>
        <source>Check records, list the games, deal by code.</source>
        <translation>Aufzeichnungen prüfen, Spiele auflisten, nach Code geben.</translation>
    </message>
    <message>
        <source>print each result as one line of JSON</source>
        <translation>jedes Ergebnis als eine Zeile JSON ausgeben</translation>
    </message>
    <message>
        <source>a file of records; - is the standard input</source>
        <translation>eine Datei mit Aufzeichnungen; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>a code; a day, as 2026-11-30; or with --game a number</source>
        <translation>ein Code; ein Tag wie 2026-11-30; oder mit --game eine Nummer</translation>
    </message>
    <message>
        <source>the game of a numbered deal, as rulesets lists it</source>
        <translation>das Spiel zu einer Nummer, wie rulesets es nennt</translation>
    </message>
    <message>
        <source>how many play, if the game leaves that open</source>
        <translation>wie viele spielen, wenn das Spiel es offen lässt</translation>
    </message>
    <message>
        <source>Deals are numbered within a game: add --game NAME.</source>
        <translation>Nummern gelten innerhalb eines Spiels: dazu gehört --game NAME.</translation>
    </message>
    <message>
        <source>stopped after {deals} deals</source>
        <translation>nach {deals} Spielen angehalten</translation>
    </message>
    <message>
        <source>{done} of {all} deals</source>
        <translation>{done} von {all} Spielen</translation>
    </message>
    <message>
        <source>Let computer players play among themselves, measure them, and judge records.</source>
        <translation>Computerspieler untereinander spielen lassen, sie messen und Aufzeichnungen beurteilen.</translation>
    </message>
    <message>
        <source>self-play: a row for each deal, then each player&apos;s mean winnings with their standard error</source>
        <translation>Selbstspiel: eine Zeile je Spiel, dann der mittlere Gewinn jedes Spielers mit Standardfehler</translation>
    </message>
    <message>
        <source>the game (default: %(default)s)</source>
        <translation>das Spiel (sonst: %(default)s)</translation>
    </message>
    <message>
        <source>house rules, such as &apos;equal_bid=none ante=each_5&apos;</source>
        <translation>Hausregeln, etwa &apos;equal_bid=none ante=each_5&apos;</translation>
    </message>
    <message>
        <source>how many (default: 100)</source>
        <translation>wie viele (sonst: 100)</translation>
    </message>
    <message>
        <source>Parquet needs the package {name}</source>
        <translation>Parquet braucht das Paket {name}</translation>
    </message>
    <message>
        <source>a player for each seat, of {names} (default: {usual} everywhere)</source>
        <translation>ein Spieler für jeden Platz, aus {names} (sonst: überall {usual})</translation>
    </message>
    <message>
        <source>the sitting that is played (default: %(default)s)</source>
        <translation>die Partie, die gespielt wird (sonst: %(default)s)</translation>
    </message>
    <message>
        <source>let the players change seats each time all of them have dealt</source>
        <translation>die Spieler jedes Mal die Plätze tauschen lassen, wenn alle gegeben haben</translation>
    </message>
    <message>
        <source>write each deal to DIR as a record</source>
        <translation>jedes Spiel als Aufzeichnung nach DIR schreiben</translation>
    </message>
    <message>
        <source>write the deals to FILE, as lines of JSON or, for .parquet, as Parquet</source>
        <translation>die Spiele in FILE schreiben, als JSON-Zeilen oder, bei .parquet, als Parquet</translation>
    </message>
    <message>
        <source>judge every decision in the data, which takes seconds a deal</source>
        <translation>jede Entscheidung in den Daten beurteilen; das dauert einige Sekunden je Spiel</translation>
    </message>
    <message>
        <source>check every state of every N-th deal</source>
        <translation>jeden Zustand jedes N-ten Spiels prüfen</translation>
    </message>
    <message>
        <source>print a row for each deal</source>
        <translation>eine Zeile je Spiel ausgeben</translation>
    </message>
    <message>
        <source>the reference (default: %(default)s)</source>
        <translation>der Maßstab (sonst: %(default)s)</translation>
    </message>
    <message>
        <source>the players of the other seats: one name for all, or one for each (default: %(default)s)</source>
        <translation>die Spieler der anderen Plätze: ein Name für alle, oder einer für jeden (sonst: %(default)s)</translation>
    </message>
    <message>
        <source>the weak end of the gap (default: %(default)s)</source>
        <translation>das schwache Ende des Abstands (sonst: %(default)s)</translation>
    </message>
    <message>
        <source>who plays the other side (default: %(default)s)</source>
        <translation>wer die andere Seite spielt (sonst: %(default)s)</translation>
    </message>
    <message>
        <source>who bids: {names}</source>
        <translation>wer reizt: {names}</translation>
    </message>
    <message>
        <source>who exchanges and plays (default: who bids)</source>
        <translation>wer kauft und spielt (sonst: wer reizt)</translation>
    </message>
    <message>
        <source>who is measured: {names}; or in parts, as textbook+expert</source>
        <translation>wer gemessen wird: {names}; oder in Teilen, wie textbook+expert</translation>
    </message>
    <message>
        <source>the players to be told apart</source>
        <translation>die Spieler, die unterschieden werden sollen</translation>
    </message>
    <message>
        <source>who bids and exchanges for all (default: %(default)s)</source>
        <translation>wer für alle reizt und kauft (sonst: %(default)s)</translation>
    </message>
    <message>
        <source>the number of players, if the game leaves a choice</source>
        <translation>die Zahl der Spieler, wenn das Spiel die Wahl lässt</translation>
    </message>
    <message>
        <source>the seed of the cards and of all chance (default: %(default)s)</source>
        <translation>der Startwert der Karten und allen Zufalls (sonst: %(default)s)</translation>
    </message>
    <message>
        <source>chips in the pool before the antes</source>
        <translation>Marken im Pott vor den Einsätzen</translation>
    </message>
    <message>
        <source>play sittings of N deals, in which the pool is carried over (default: no sittings)</source>
        <translation>Partien zu N Spielen spielen, in denen der Pott stehen bleibt (sonst: keine Partien)</translation>
    </message>
    <message>
        <source>sample at most N worlds: faster, weaker</source>
        <translation>höchstens N Welten ziehen: schneller, schwächer</translation>
    </message>
    <message>
        <source>keep finished deals in FILE, and resume from it</source>
        <translation>fertige Spiele in FILE behalten und von dort fortfahren</translation>
    </message>
    <message>
        <source>also write the figures to FILE; to - instead of the table</source>
        <translation>die Zahlen auch in FILE schreiben; nach - statt der Tabelle</translation>
    </message>
    <message>
        <source>the number of processes (default: one per core)</source>
        <translation>die Zahl der Prozesse (sonst: einer je Kern)</translation>
    </message>
    <message>
        <source>a Dask scheduler, such as tcp://host:8786</source>
        <translation>ein Scheduler von Dask, etwa tcp://host:8786</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} ist keine Zahl</translation>
    </message>
    <message>
        <source>duplicate match: a player against another in the same seats with the same cards</source>
        <translation>Duplikat: ein Spieler gegen einen anderen auf denselben Plätzen mit denselben Karten</translation>
    </message>
    <message>
        <source>the share of the gap to open cards that a player&apos;s card play closes</source>
        <translation>welchen Teil des Abstands zu offenen Karten das Kartenspiel eines Spielers schließt</translation>
    </message>
    <message>
        <source>the share of right cards among the choices that count</source>
        <translation>der Anteil richtiger Karten unter den Entscheidungen, auf die es ankommt</translation>
    </message>
    <message>
        <source>how often the right card can be known, and whether the sampled worlds are true to the deal</source>
        <translation>wie oft man die richtige Karte kennen kann, und ob die gezogenen Welten dem Spiel entsprechen</translation>
    </message>
    <message>
        <source>whether a bidder wins as often as they expect</source>
        <translation>ob ein Bieter so oft gewinnt, wie er erwartet</translation>
    </message>
    <message>
        <source>how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>wie viel die Karten eines Spielers verlieren, in Teilen des Einsatzes</translation>
    </message>
    <message>
        <source>how often a player does what people would call odd</source>
        <translation>wie oft ein Spieler tut, was man sonderbar nennen würde</translation>
    </message>
    <message>
        <source>how often a player can be told by what everybody sees</source>
        <translation>wie oft man einen Spieler an dem erkennt, was alle sehen</translation>
    </message>
    <message>
        <source>no record here</source>
        <translation>hier ist keine Aufzeichnung</translation>
    </message>
    <message>
        <source>{done} of {all} decisions judged</source>
        <translation>{done} von {all} Entscheidungen beurteilt</translation>
    </message>
    <message>
        <source>this deal is unfinished, so it has no result to divide into luck and skill</source>
        <translation>dieses Spiel ist nicht zu Ende und hat kein Ergebnis, das sich in Glück und Können teilen ließe</translation>
    </message>
    <message>
        <source>the worth of a hand is not known in this game, so its luck counts with the cards</source>
        <translation>was ein Blatt wert ist, weiß man in diesem Spiel nicht; sein Glück zählt zu den Karten</translation>
    </message>
    <message>
        <source>this deal is over, so there is nothing to advise</source>
        <translation>dieses Spiel ist zu Ende, es gibt nichts zu raten</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>Meinten Sie {name}?</translation>
    </message>
    <message>
        <source>{name} is not known; there are: {names}.</source>
        <translation>{name} ist unbekannt; es gibt: {names}.</translation>
    </message>
    <message>
        <source>{name} is not known.</source>
        <translation>{name} ist unbekannt.</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>Keine solche Datei und kein solcher Ordner</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <translation>Das System erlaubt es nicht</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>This is not a folder</source>
        <translation>Das ist kein Ordner</translation>
    </message>
    <message>
        <source>There is a file of this name already</source>
        <translation>Es gibt schon eine Datei dieses Namens</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>Der Datenträger kann nur gelesen werden</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Der Name ist zu lang</translation>
    </message>
    <message>
        <source>The disk or its connection failed</source>
        <translation>Der Datenträger oder seine Verbindung hat versagt</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen und beenden</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>die Version des Programms zeigen und beenden</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: Fehler: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>es fehlen diese Argumente: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r steht nicht zur Wahl (möglich sind %(choices)s)</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ungültiger Wert (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>hier gehört ein Argument hin</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>hier gehört mindestens ein Argument hin</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s kann %(matches)s heißen</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>das Argument %r gehört nicht hierher</translation>
    </message>
    <message>
        <source>Ombre at a card table.</source>
        <translation>Ombre am Kartentisch.</translation>
    </message>
    <message>
        <source>a record to open</source>
        <translation>eine Aufzeichnung, die geöffnet wird</translation>
    </message>
    <message>
        <source>cards of the demonstration</source>
        <translation>die Karten der Vorführung</translation>
    </message>
    <message>
        <source>where the demonstration puts its files when there is no display</source>
        <translation>wohin die Vorführung ihre Dateien legt, wenn kein Bildschirm da ist</translation>
    </message>
    <message>
        <source>try everything the program has, without touching your games; &apos;full&apos; plays with experts</source>
        <translation>alles ausprobieren, was das Programm hat, ohne deine Spiele anzurühren; &apos;full&apos; spielt mit Experten</translation>
    </message>
    <message>
        <source>where the self-test writes what it found</source>
        <translation>wohin der Selbsttest schreibt, was er gefunden hat</translation>
    </message>
    <message>
        <source>Back up everything that is kept, or restore it.</source>
        <translation>Alles Gespeicherte sichern oder zurückholen.</translation>
    </message>
    <message>
        <source>the file to write; - is the standard output</source>
        <translation>die Datei, die geschrieben wird; - ist die Standardausgabe</translation>
    </message>
    <message>
        <source>the file to read; - is the standard input</source>
        <translation>die Datei, die gelesen wird; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>the form, if the name of the file does not tell it (default: ombre)</source>
        <translation>die Form, wenn der Name der Datei sie nicht sagt (Vorgabe: ombre)</translation>
    </message>
    <message>
        <source>{number} deals</source>
        <translation>{number} Spiele</translation>
    </message>
    <message>
        <source>the shell that completes</source>
        <translation>die Shell, die ergänzt</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <source>check: list the flaws card by card; example: write a deck to change</source>
        <translation>check: die Mängel Karte für Karte auflisten; example: ein Blatt zum Ändern schreiben</translation>
    </message>
    <message>
        <source>the folder of the deck; for an example, one that does not exist yet</source>
        <translation>der Ordner des Blatts; für ein Beispiel einer, den es noch nicht gibt</translation>
    </message>
    <message>
        <source>there is something of this name already</source>
        <translation>etwas mit diesem Namen gibt es schon</translation>
    </message>
    <message>
        <source>this is no answer: {line}</source>
        <translation>das ist keine Antwort: {line}</translation>
    </message>
    <message>
        <source>further bad answers are not told</source>
        <translation>weitere schlechte Antworten werden nicht gemeldet</translation>
    </message>
    <message>
        <source>it is not started again; the textbook plays on</source>
        <translation>es wird nicht wieder gestartet; das Lehrbuch spielt weiter</translation>
    </message>
    <message>
        <source>there was no answer within {seconds} seconds</source>
        <translation>innerhalb von {seconds} Sekunden kam keine Antwort</translation>
    </message>
    <message>
        <source>it wrote too long a line</source>
        <translation>es hat eine zu lange Zeile geschrieben</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>es hat sich beendet</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>The dearest comes first. Choose a cell: its deals, its problems, or its lesson.</source>
        <translation>Das Teuerste steht zuerst. Wähle ein Feld: Spiele, Aufgaben oder Lektion.</translation>
    </message>
    <message>
        <source>Let the coach look at your deals. Then you see here what to practise.</source>
        <translation>Lass den Lehrer deine Spiele ansehen. Dann siehst du hier, was du üben solltest.</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Teuer</translation>
    </message>
    <message>
        <source>Points an evening</source>
        <translation>Punkte am Abend</translation>
    </message>
    <message>
        <source>Chips an evening</source>
        <translation>Marken am Abend</translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message>
        <source>Weigh the throw</source>
        <translation>Abwurf abwägen</translation>
    </message>
    <message>
        <source>Drag a card down to throw it, or click it.</source>
        <translation>Zieh eine Karte nach unten, um sie abzuwerfen, oder klick sie an.</translation>
    </message>
    <message>
        <source>Left and Right go from card to card. Down throws a card, Up keeps it.</source>
        <translation>Links und rechts führen von Karte zu Karte. Pfeil ab wirft eine ab, Pfeil auf behält sie.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Abgeworfen</translation>
    </message>
    <message>
        <source>The cards of the hand</source>
        <translation>Die Karten der Hand</translation>
    </message>
    <message>
        <source>Weighing this throw…</source>
        <translation>Dieser Abwurf wird abgewogen…</translation>
    </message>
    <message>
        <source>No throw that was tried is better.</source>
        <translation>Kein Abwurf, der geprüft wurde, ist besser.</translation>
    </message>
    <message>
        <source>About as good as the best.</source>
        <translation>Etwa so gut wie der beste.</translation>
    </message>
    <message>
        <source>Nobody can tell yet what throws are worth in this game.</source>
        <translation>Noch weiß niemand, was Abwürfe in diesem Spiel wert sind.</translation>
    </message>
    <message>
        <source>The throws cannot be weighed just now.</source>
        <translation>Die Abwürfe lassen sich gerade nicht abwägen.</translation>
    </message>
    <message>
        <source>Nobody exchanges cards in this deal.</source>
        <translation>In diesem Spiel kauft niemand Karten.</translation>
    </message>
    <message>
        <source>No suit is trumps here, so no chance to draw one is told.</source>
        <translation>Hier ist keine Farbe Trumpf, also gibt es keine Chance auf einen.</translation>
    </message>
    <message>
        <source>All cards lie open here. That is hard on the Ombre, but alike for every throw.</source>
        <translation>Gerechnet wird mit offenen Karten. Das benachteiligt den Hombre, aber bei jedem Abwurf gleich.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Throw these</source>
        <translation>&amp;Diese abwerfen</translation>
    </message>
    <message>
        <source>Weigh other throws</source>
        <translation>Andere Abwürfe abwägen</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in chips</source>
        <translation>Die besten Abwürfe und ihr Wert in Marken</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in points</source>
        <translation>Die besten Abwürfe und ihr Wert in Punkten</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in stones</source>
        <translation>Die besten Abwürfe und ihr Wert in Steinen</translation>
    </message>
    <message>
        <source>This throw gains {amount}, give or take {error}.</source>
        <translation>Dieser Abwurf bringt {amount}, plus/minus {error}.</translation>
    </message>
    <message>
        <source>This throw loses {amount}, give or take {error}.</source>
        <translation>Dieser Abwurf verliert {amount}, plus/minus {error}.</translation>
    </message>
    <message>
        <source>{throw}: gains {amount}, give or take {error}</source>
        <translation>{throw}: bringt {amount}, plus/minus {error}</translation>
    </message>
    <message>
        <source>{throw}: loses {amount}, give or take {error}</source>
        <translation>{throw}: verliert {amount}, plus/minus {error}</translation>
    </message>
    <message>
        <source>It gives up {amount}, give or take {error}.</source>
        <translation>Er verschenkt {amount}, plus/minus {error}.</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}.</source>
        <translation>Chance, einen Trumpf zu kaufen: {trump}.</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}, a matador: {matador}.</source>
        <translation>Chance, einen Trumpf zu kaufen: {trump}, einen Matador: {matador}.</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}, and surer as you look.</source>
        <translation>In {worlds:one # Spiel|other # Spielen} gerechnet; je länger du wartest, desto genauer.</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}.</source>
        <translation>In {worlds:one # Spiel|other # Spielen} abgewogen.</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Learn it at the table</source>
        <translation>Am Tisch lernen</translation>
    </message>
    <message>
        <source>A deal with a teacher, and nothing to read first</source>
        <translation>Ein Spiel mit Lehrer, ganz ohne Vorwissen</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Gleich losspielen</translation>
    </message>
    <message>
        <source>{game}, with {company}</source>
        <translation>{game}, mit {company}</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Runde zusammenstellen</translation>
    </message>
    <message>
        <source>Another game, or other opponents</source>
        <translation>Ein anderes Spiel, andere Gesellschaft</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Ombre in five minutes</source>
        <translation>Hombre in fünf Minuten</translation>
    </message>
    <message>
        <source>Bigger letters, keys, contrast …</source>
        <translation>Größere Schrift, Tasten, Kontrast…</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>A deal a day</source>
        <translation>Das Spiel des Tages</translation>
    </message>
    <message>
        <source>Today’s deal: {today}</source>
        <translation>Spiel des Tages: {today}</translation>
    </message>
    <message>
        <source>The same cards for everybody, once a day</source>
        <translation>Dieselben Karten für alle, einmal am Tag</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Aus Fehlern lernen</translation>
    </message>
    <message>
        <source>Positions that you missed: {count}, a few minutes</source>
        <translation>Stellungen, die du verfehlt hast: {count}, ein paar Minuten</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Wie zuletzt</translation>
    </message>
    <message>
        <source>One against two. Take more tricks than either of them.</source>
        <translation>Einer gegen zwei. Er braucht mehr Stiche als jeder von ihnen.</translation>
    </message>
    <message>
        <source>{title:Name}: {card}.</source>
        <translation>{title:Name}: {card}.</translation>
    </message>
    <message>
        <source>{number:one # opponent|other # opponents}</source>
        <translation>{number:one # Gegner|other # Gegner}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Deals: {deals}. Chips: {chips}.</source>
        <translation>Spiele: {deals}. Marken: {chips}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Against the expert: {gain}.</source>
        <translation>Spiele: {deals}. Gegen den Experten: {gain}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Points: {points}.</source>
        <translation>Spiele: {deals}. Punkte: {points}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Stones: {points}.</source>
        <translation>Spiele: {deals}. Steine: {points}.</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <translation>Gegner:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Sprache:</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Look at the last trick</source>
        <translation>Den vorigen Stich ansehen</translation>
    </message>
    <message>
        <source>Read what has happened</source>
        <translation>Den Spielverlauf lesen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ein Tipp</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Regeln des Spiels</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Töne aus</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Töne an</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>{amount} chips</source>
        <translation>{amount} Marken</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} Punkte</translation>
    </message>
    <message>
        <source>{amount} stones</source>
        <translation>{amount} Steine</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>A mistake in the program</source>
        <translation>Ein Fehler im Programm</translation>
    </message>
    <message>
        <source>Something in Ombre went wrong. Your game is saved, and you can go on playing.</source>
        <translation>In Ombre ging etwas schief. Dein Spiel ist gesichert, und du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>Nothing was sent to anybody; you can copy the details for a report. If the table does not answer, close the window and start Ombre again.</source>
        <translation>Nichts wurde an jemanden geschickt; du kannst die Einzelheiten für einen Bericht kopieren. Wenn der Tisch nicht antwortet, schließe das Fenster und starte Ombre neu.</translation>
    </message>
    <message>
        <source>Trouble with a file</source>
        <translation>Ärger mit einer Datei</translation>
    </message>
    <message>
        <source>A newer Ombre keeps your games</source>
        <translation>Ein neueres Ombre hebt deine Spiele auf</translation>
    </message>
    <message>
        <source>This version is older and cannot read them. It changes nothing that lies there.</source>
        <translation>Diese Version ist älter und kann sie nicht lesen. Sie ändert nichts, was dort liegt.</translation>
    </message>
    <message>
        <source>You can play with it, but nothing is kept. To go on with your games, start the newer version.</source>
        <translation>Du kannst damit spielen, aber nichts wird gesichert. Um deine Partien fortzusetzen, starte die neuere Version.</translation>
    </message>
    <message>
        <source>Ombre is open already</source>
        <translation>Ombre ist schon offen</translation>
    </message>
    <message>
        <source>Your game is on the table of the other window.</source>
        <translation>Dein Spiel ist auf dem Tisch des anderen Fensters.</translation>
    </message>
    <message>
        <source>This window changes nothing and closes with this message.</source>
        <translation>Dieses Fenster ändert nichts und schließt sich mit dieser Nachricht.</translation>
    </message>
    <message>
        <source>The computer players cannot be started</source>
        <translation>Die Computerspieler können nicht gestartet werden</translation>
    </message>
    <message>
        <source>Simpler players, who do not think ahead, play in their place.</source>
        <translation>Einfachere Spieler, die nicht vorausdenken, spielen an ihrer Stelle.</translation>
    </message>
    <message>
        <source>Your game goes on. Ombre tries again now and then, and says no more about it.</source>
        <translation>Dein Spiel geht weiter. Ombre versucht es ab und zu wieder und sagt nichts mehr davon.</translation>
    </message>
    <message>
        <source>Trouble with the program</source>
        <translation>Ärger mit dem Programm</translation>
    </message>
    <message>
        <source>What you asked for could not be opened: there is a mistake in the program.</source>
        <translation>Was du wolltest, konnte nicht geöffnet werden: Im Programm steckt ein Fehler.</translation>
    </message>
    <message>
        <source>The table stands as it was, and you can try again.</source>
        <translation>Der Tisch steht wie zuvor, und du kannst es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>This is a folder, not a file with a record.</source>
        <translation>Das ist ein Ordner, keine Datei mit einer Aufzeichnung.</translation>
    </message>
    <message>
        <source>This is no ordinary file, and cannot be read.</source>
        <translation>Das ist keine gewöhnliche Datei und nicht lesbar.</translation>
    </message>
    <message>
        <source>The deal is whole, and the other notes are shown.</source>
        <translation>Das Spiel ist vollständig, und die anderen Notizen werden gezeigt.</translation>
    </message>
    <message>
        <source>{path} cannot be opened.</source>
        <translation>{path} kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>{path} cannot be read: there is a mistake in the program.</source>
        <translation>{path} kann nicht gelesen werden: Im Programm steckt ein Fehler.</translation>
    </message>
    <message>
        <source>No record</source>
        <translation>Keine Aufzeichnung</translation>
    </message>
    <message>
        <source>There is no record of a deal in {path}.</source>
        <translation>In {path} ist keine Aufzeichnung eines Spiels.</translation>
    </message>
    <message>
        <source>There is no deal in {path} that could be shown.</source>
        <translation>In {path} ist kein Spiel, das sich zeigen ließe.</translation>
    </message>
    <message>
        <source>The record cannot be read</source>
        <translation>Die Aufzeichnung kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>The table shows the deal up to there.</source>
        <translation>Der Tisch zeigt das Spiel bis dorthin.</translation>
    </message>
    <message>
        <source>The record cannot be read whole</source>
        <translation>Die Aufzeichnung kann nicht ganz gelesen werden</translation>
    </message>
    <message>
        <source>The record was not written</source>
        <translation>Die Aufzeichnung wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path} konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>This sitting cannot be continued</source>
        <translation>Diese Partie kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>The sitting in {path} is over.</source>
        <translation>Die Partie in {path} ist vorbei.</translation>
    </message>
    <message>
        <source>{path} holds only the last deals of a sitting.</source>
        <translation>{path} enthält nur die letzten Spiele einer Partie.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Eine Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Save the record of the deal</source>
        <translation>Die Aufzeichnung des Spiels speichern</translation>
    </message>
    <message>
        <source>Records of Ombre (*.ombre);;All files (*)</source>
        <translation>Aufzeichnungen von Ombre (*.ombre);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Records and sittings of Ombre (*.ombre table-*.json);;Records of Ombre (*.ombre);;All files (*)</source>
        <translation>Aufzeichnungen und Partien von Ombre (*.ombre table-*.json);;Aufzeichnungen von Ombre (*.ombre);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>deal.ombre</source>
        <translation>spiel.ombre</translation>
    </message>
    <message>
        <source>deal {number}.ombre</source>
        <translation>spiel {number}.ombre</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>Die Datei wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>The record is saved as {name}.</source>
        <translation>Die Aufzeichnung ist als {name} gespeichert.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Ordner: {folder}</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Diese Datei ersetzen?</translation>
    </message>
    <message>
        <source>There is already a file called {name} in this folder.</source>
        <translation>In diesem Ordner gibt es schon eine Datei namens {name}.</translation>
    </message>
    <message>
        <source>If you replace it, what it holds now is lost.</source>
        <translation>Wenn du sie ersetzt, geht ihr Inhalt verloren.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Choose another name</source>
        <translation>Einen &amp;anderen Namen wählen</translation>
    </message>
    <message>
        <source>This is a database. To bring your games from another computer, make a backup there.</source>
        <translation>Das ist eine Datenbank. Um deine Spiele von einem anderen Rechner zu holen, mach dort eine Sicherung.</translation>
    </message>
    <message>
        <source>This is a picture, and not the record of a deal.</source>
        <translation>Das ist ein Bild, keine Aufzeichnung eines Spiels.</translation>
    </message>
    <message>
        <source>This is a packed file. Please unpack it first.</source>
        <translation>Das ist eine gepackte Datei. Bitte entpacke sie zuerst.</translation>
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
        <translation>Noch keine andere Karte als Trümpfe ist gespielt.</translation>
    </message>
    <message>
        <source>A click shows what that told.</source>
        <translation>Ein Klick zeigt, was das verriet.</translation>
    </message>
    <message>
        <source>{suit:Name} gone: {cards}.</source>
        <translation>{suit:Name} weg: {cards}.</translation>
    </message>
</context>
</TS>
