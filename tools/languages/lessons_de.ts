<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>lessons/count.txt</name>
    <message>
        <source>Count before you bid</source>
        <extracomment>Title</extracomment>
        <translation>Erst zählen, dann bieten</translation>
    </message>
    <message>
        <source>Four sure tricks are enough for the lowest bid.</source>
        <extracomment>About</extracomment>
        <translation>Vier sichere Stiche genügen für das niedrigste Gebot.</translation>
    </message>
    <message>
        <source>Four tricks that you can count are enough for an entrada: the talon brings the fifth.</source>
        <extracomment>[rule] bid, teaches bidding</extracomment>
        <translation>Vier Stiche, die du zählen kannst, reichen für eine Frage: Den fünften bringt der Talon.</translation>
    </message>
    <message>
        <source>With {D} as trumps you hold four of the best five: {D7:the} is manille.</source>
        <extracomment>[best] bid, hold D7 CA DA DK, keeps D7</extracomment>
        <translation>Nennst du {D}, hast du vier der besten fünf: {D7:Der} ist Manille.</translation>
    </message>
    <message>
        <source>Name {D}. The ace of a red trump is punto, the fourth best.</source>
        <extracomment>[name] name-trump, hold D7 CA DA DK</extracomment>
        <translation>Nenne {D}. Das Ass eines roten Trumpfs heißt Ponto und ist der vierthöchste.</translation>
    </message>
    <message>
        <source>Throw everything but your trumps. You have no king besides.</source>
        <extracomment>[all] throw, i-am ombre, trump D, hold S3 C4 C2 HJ</extracomment>
        <translation>Wirf alles ab außer den Trümpfen. Einen König hast du sonst nicht.</translation>
    </message>
    <message>
        <source>Trump low here, with {D4:the}. The best ones are for later.</source>
        <extracomment>[low] follow, void, i-am ombre, trump D, tricks 0, not led trump, hold D4, wins D4</extracomment>
        <translation>Stich hier niedrig, mit {D4:dem}. Die besten brauchst du später.</translation>
    </message>
    <message>
        <source>Lead {D7:the}: spadille alone beats it.</source>
        <extracomment>[manille] lead, i-am ombre, trump D, hold D7, out SA</extracomment>
        <translation>Spiel {D7:den} aus: Nur Spadille ist höher.</translation>
    </message>
    <message>
        <source>Spadille is gone, and nobody beats {CA:the}. Draw their trumps.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold CA, gone SA, high CA</extracomment>
        <translation>Spadille ist weg: Über {CA:den} geht nichts mehr. Zieh ihnen die Trümpfe.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>Das ist der fünfte Stich, und das Spiel ist gewonnen.</translation>
    </message>
    <message>
        <source>A bid needs no spadille. With fewer than four sure tricks, pass.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+</extracomment>
        <translation>Bieten kann man auch ohne Spadille. Mit weniger als vier sicheren Stichen passt du besser.</translation>
    </message>
    <message>
        <source>It did not come off. The bid was right all the same: it wins three times in four.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Schiefgegangen. Das Gebot war trotzdem richtig: Es gewinnt in drei von vier Fällen.</translation>
    </message>
    <message>
        <source>All have passed. This hand was worth a bid: it wins three times in four.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Alle haben gepasst. Dieses Blatt war ein Gebot wert: Es gewinnt in drei von vier Fällen.</translation>
    </message>
    <message>
        <source>Count again, with {D} as trumps and {D7:the} as manille: that is four tricks.</source>
        <extracomment>[weak] bid, chose pass, hold D7 CA DA DK, keeps D7</extracomment>
        <translation>Zähl noch einmal, mit {D} als Trumpf und {D7:dem} als Manille: Das sind vier Stiche.</translation>
    </message>
    <message>
        <source>Entrada is enough. You want new cards, and you want to name {D}.</source>
        <extracomment>[higher] bid, chose vuelta|solo</extracomment>
        <translation>Die Frage genügt. Du willst neue Karten und willst {D} nennen.</translation>
    </message>
    <message>
        <source>With {D} you hold four of the best five trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|H</extracomment>
        <translation>Nennst du {D}, hast du vier der fünf höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Throw the plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>Da würdest du einen Trumpf abwerfen. Wirf die anderen Karten.</translation>
    </message>
    <message>
        <source>A low plain card wins nothing. Throw all four, and hope for better.</source>
        <extracomment>[plain-kept] throw, not chose trump, i-am ombre</extracomment>
        <translation>Eine kleine Karte ohne Trumpf gewinnt nichts. Wirf alle vier ab und hoff auf bessere.</translation>
    </message>
    <message>
        <source>They would take that cheaply. Lead {D7:the}, or wait.</source>
        <extracomment>[too-low] lead, i-am ombre, chose D2|D4, out SA, hold D7</extracomment>
        <translation>Diesen Trumpf nehmen sie dir billig ab. Spiel {D7:den} aus, oder warte.</translation>
    </message>
</context>
<context>
    <name>lessons/first.txt</name>
    <message>
        <source>You against two</source>
        <extracomment>Title</extracomment>
        <translation>Du gegen zwei</translation>
    </message>
    <message>
        <source>A whole deal as the Ombre: five tricks win it.</source>
        <extracomment>About</extracomment>
        <translation>Ein ganzes Spiel als Hombre: fünf Stiche gewinnen.</translation>
    </message>
    <message>
        <source>The *Ombre* is declarer against two defenders. There is no dummy, and a tie loses.</source>
        <extracomment>[goal-bridge] bid, knows bridge</extracomment>
        <translation>Der *Hombre* ist Alleinspieler gegen zwei. Es gibt keinen Dummy, und Gleichstand ist verloren.</translation>
    </message>
    <message>
        <source>{SA:The} is *spadille*, always the best *trump*. Bid *entrada*: you name trumps and change cards.</source>
        <extracomment>[spadille] bid, hold SA</extracomment>
        <translation>{SA:Der} heißt *Spadille* und ist immer der höchste *Trumpf*. Biete eine *Frage*: Du nennst Trumpf und kaufst Karten.</translation>
    </message>
    <message>
        <source>Name {C}: with {SA:the} you have four trumps. Other suits give fewer.</source>
        <extracomment>[suit] name-trump, hold SA CK C6 C2, teaches trumps</extracomment>
        <translation>Nenne {C}: Mit {SA:dem} hast du vier Trümpfe. In jeder anderen Farbe wären es weniger.</translation>
    </message>
    <message>
        <source>With {C} as trumps, the lowest of them becomes second best: {C2:the} is *manille*.</source>
        <extracomment>[manille] name-trump, hold C2, teaches manille</extracomment>
        <translation>Bei Trumpf {C} wird die niedrigste Karte zum zweithöchsten Trumpf: {C2:Der} heißt *Manille*.</translation>
    </message>
    <message>
        <source>Nine cards, nine tricks. As *Ombre* you are alone against two, and five tricks always win.</source>
        <extracomment>[goal] bid, knows none|tressette</extracomment>
        <translation>Neun Karten, neun Stiche. Als *Hombre* bist du allein gegen zwei, und fünf Stiche gewinnen immer.</translation>
    </message>
    <message>
        <source>One *Ombre* plays alone against two, and five of nine tricks always win. Turns pass to the right.</source>
        <extracomment>[goal-whist] bid, knows whist</extracomment>
        <translation>Ein *Hombre* spielt allein gegen zwei, und fünf von neun Stichen gewinnen immer. Es geht nach rechts weiter.</translation>
    </message>
    <message>
        <source>The *Ombre* plays alone against two, as in Skat. Tricks count, not points: five always win.</source>
        <extracomment>[goal-skat] bid, knows skat</extracomment>
        <translation>Der *Hombre* spielt allein gegen zwei, wie beim Skat. Es zählen Stiche, nicht Augen: Fünf gewinnen immer.</translation>
    </message>
    <message>
        <source>The *Ombre* plays alone against two, with trumps and a talon. Five of nine tricks always win.</source>
        <extracomment>[goal-tarock] bid, knows tarock</extracomment>
        <translation>Der *Hombre* spielt allein gegen zwei, mit Trümpfen und Talon. Fünf von neun Stichen gewinnen immer.</translation>
    </message>
    <message>
        <source>Throw all but trumps and kings, for aces are low here. Then draw from the *talon*.</source>
        <extracomment>[keep-skat] throw, i-am ombre, knows skat, teaches exchange</extracomment>
        <translation>Wirf alles außer Trümpfen und Königen ab, denn Asse sind hier niedrig. Dann kaufe aus dem *Talon*.</translation>
    </message>
    <message>
        <source>Throw all but trumps and kings, and draw from the *talon*. Kings are high here, aces are not.</source>
        <extracomment>[keep-tressette] throw, i-am ombre, knows tressette, teaches exchange</extracomment>
        <translation>Wirf alles außer Trümpfen und Königen ab und kaufe aus dem *Talon*. Hoch sind hier Könige, nicht Asse.</translation>
    </message>
    <message>
        <source>Keep trumps and kings, throw away the rest. As many new cards come from the *talon*.</source>
        <extracomment>[keep] throw, i-am ombre, not knows skat|tressette, deck french, teaches exchange</extracomment>
        <translation>Behalte Trümpfe und Könige, wirf den Rest ab. Ebenso viele neue kommen aus dem *Talon*.</translation>
    </message>
    <message>
        <source>Keep trumps and kings (12), throw away the rest. As many new cards come from the *talon*.</source>
        <extracomment>[keep-twelves] throw, i-am ombre, not knows skat|tressette, deck spanish, teaches exchange</extracomment>
        <translation>Behalte Trümpfe und Könige (12), wirf den Rest ab. Ebenso viele neue kommen aus dem *Talon*.</translation>
    </message>
    <message>
        <source>Throw {S4:the}, {H6:the}, {DA:the} and {D4:the}.</source>
        <extracomment>[four] throw, trump C, hold S4 H6 DA D4</extracomment>
        <translation>Wirf {S4:den}, {H6:den}, {DA:den} und {D4:den} ab.</translation>
    </message>
    <message>
        <source>You must follow suit: play the suit that was led. {HK:The} is its highest card.</source>
        <extracomment>[suit-led] follow, led H, not trump H, may HK, not knows whist|bridge, teaches following</extracomment>
        <translation>Du musst bedienen, also dieselbe Farbe spielen. Ihre höchste Karte ist {HK:der}.</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, if you have one of it.</source>
        <extracomment>[follow] follow, not void, not may HK, not gone HK, not knows whist|bridge, aside, teaches following</extracomment>
        <translation>Hast du die ausgespielte Farbe, musst du sie bedienen.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next one, any card they like.</source>
        <extracomment>[leads] lead, tricks 1+, i-am ombre, teaches leading</extracomment>
        <translation>Wer einen Stich macht, spielt zum nächsten aus, und zwar eine beliebige Karte.</translation>
    </message>
    <message>
        <source>Lead {SA:the}. Nobody beats it, and each must give a trump if they can.</source>
        <extracomment>[draw] lead, i-am ombre, hold SA, high SA, trump C</extracomment>
        <translation>Spiel {SA:den} aus. Den Stich nimmt dir keiner, und wer Trumpf hat, muss bedienen.</translation>
    </message>
    <message>
        <source>Keep {CK:the} back: *basto*, {CA:the}, is out and beats it.</source>
        <extracomment>[basto] lead, i-am ombre, hold CK, out CA, trump C, tricks 3-, keeps CK</extracomment>
        <translation>Halte {CK:den} noch zurück: *Basta*, {CA:der}, ist noch draußen und höher.</translation>
    </message>
    <message>
        <source>A king wins while everybody still has its suit. Lead {SK:the}.</source>
        <extracomment>[king] lead, i-am ombre, hold SK, high SK, not trump S</extracomment>
        <translation>Ein König gewinnt, solange alle noch seine Farbe haben. Spiel {SK:den} aus.</translation>
    </message>
    <message>
        <source>Nothing beats {C2:the} now. Lead it, and their trumps grow fewer.</source>
        <extracomment>[again] lead, i-am ombre, trump C, hold C2, high C2, gone SA, trumps-out 3+</extracomment>
        <translation>Über {C2:den} geht jetzt nichts mehr. Spiel sie aus und zieh ihnen die Trümpfe.</translation>
    </message>
    <message>
        <source>One more trick wins. Keep your trumps for it, and lead a card of another suit.</source>
        <extracomment>[stop] lead, i-am ombre, tricks 4, trumps 2+, out CA</extracomment>
        <translation>Noch ein Stich genügt. Spar dafür deine Trümpfe und spiel eine andere Farbe aus.</translation>
    </message>
    <message>
        <source>In {D} court cards are highest, then the ace, then 2 to 7: low beats high.</source>
        <extracomment>[order] follow, i-am ombre, trump C, led D, not void, not can-win</extracomment>
        <translation>In {D} kommt nach den Bildern das Ass, dann 2 bis 7: Die kleinere Zahl ist höher.</translation>
    </message>
    <message>
        <source>No card of yours wins this trick. Give a low one.</source>
        <extracomment>[no-use] follow, i-am ombre, not can-win</extracomment>
        <translation>Keine deiner Karten gewinnt diesen Stich. Gib eine niedrige zu.</translation>
    </message>
    <message>
        <source>Without their suit you may trump, but need not. {CK:The} takes your fifth trick.</source>
        <extracomment>[trumping-tarock] follow, i-am ombre, void, last, tricks 4, hold CK, wins CK, not led trump, knows tarock, teaches trumping</extracomment>
        <translation>Wer nicht bedienen kann, darf stechen, muss aber nicht. {CK:Der} macht deinen fünften Stich.</translation>
    </message>
    <message>
        <source>You have none of their suit, so trump it. {CK:The} takes the trick, your fifth.</source>
        <extracomment>[trumping] follow, i-am ombre, void, not knows tarock, last, tricks 4, hold CK, wins CK, not led trump, teaches trumping</extracomment>
        <translation>Du kannst nicht bedienen, also stich. {CK:Der} macht den Stich, deinen fünften.</translation>
    </message>
    <message>
        <source>Five tricks: the game is yours. Play the rest as you like.</source>
        <extracomment>[won] i-am ombre, tricks 5+, not over</extracomment>
        <translation>Fünf Stiche: Das Spiel gehört dir. Spiel den Rest, wie du magst.</translation>
    </message>
    <message>
        <source>You won {gained} chips: the dealer&apos;s 5 in the *pool*, the rest from the other two.</source>
        <extracomment>[paid] over, result sacada, gained 1+, teaches payment</extracomment>
        <translation>Du hast {gained} Marken gewonnen: die 5 des Gebers im *Pott* und den Rest von den beiden anderen.</translation>
    </message>
    <message>
        <source>Somebody has as many tricks as you. The Ombre must have more than either, and pays.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Jemand hat so viele Stiche wie du. Der Hombre braucht mehr als jeder andere, sonst zahlt er.</translation>
    </message>
    <message>
        <source>One of them has more tricks than you, so you pay. Another try costs nothing.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Einer von beiden hat mehr Stiche als du, also zahlst du. Ein neuer Versuch kostet nichts.</translation>
    </message>
    <message>
        <source>All have passed, so nobody plays. A hand like this is worth a bid.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Alle haben gepasst, also spielt niemand. So ein Blatt ist ein Gebot wert.</translation>
    </message>
    <message>
        <source>This hand is good: {SA:the}, two kings. It wins more often than not.</source>
        <extracomment>[weak] bid, chose pass, hold SA</extracomment>
        <translation>Dieses Blatt ist gut: {SA:der}, zwei Könige. Es gewinnt öfter, als es verliert.</translation>
    </message>
    <message>
        <source>That suit gives you fewer trumps. {C:Name} would give you four.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D, hold SA CK C6 C2</extracomment>
        <translation>Damit hast du weniger Trümpfe. {C:Name} gäbe dir vier.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Da würdest du einen König abwerfen. Könige machen Stiche: Behalte sie.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Da würdest du einen Trumpf abwerfen. Jeder Trumpf kann einen Stich machen: Behalte ihn.</translation>
    </message>
    <message>
        <source>Basto, {CA:the}, is still out and would take {CK:the}.</source>
        <extracomment>[led-king] lead, chose CK, hold CK, out CA, trump C</extracomment>
        <translation>Basta, {CA:der}, ist noch draußen und würde {CK:den} schlagen.</translation>
    </message>
    <message>
        <source>{CQ:The} is out and beats {C6:the}. Lead a trump nobody beats.</source>
        <extracomment>[small-trump] lead, i-am ombre, chose C6, out CQ, trump C</extracomment>
        <translation>{CQ:Der} ist noch draußen und schlägt {C6:den}. Spiel einen Trumpf, den niemand schlägt.</translation>
    </message>
    <message>
        <source>You need one more trick. A trump led now may fall to basto: wait with it.</source>
        <extracomment>[no-trump] lead, i-am ombre, chose trump, out CA, tricks 4</extracomment>
        <translation>Du brauchst noch einen Stich. Basta könnte dir den Trumpf jetzt abnehmen: Warte damit.</translation>
    </message>
    <message>
        <source>Trump it: {CK:the} beats everything on the table.</source>
        <extracomment>[trump-it] follow, void, chose plain, tricks 4, hold CK, wins CK</extracomment>
        <translation>Stich hier: {CK:Der} schlägt alles, was liegt.</translation>
    </message>
</context>
<context>
    <name>lessons/five.txt</name>
    <message>
        <source>Five in a row</source>
        <extracomment>Title</extracomment>
        <translation>Fünf hintereinander</translation>
    </message>
    <message>
        <source>Claim your five tricks, or go on for all nine.</source>
        <extracomment>About</extracomment>
        <translation>Zeig deine fünf Stiche, oder spiel auf alle neun.</translation>
    </message>
    <message>
        <source>On to playing well, a deal for each skill</source>
        <extracomment>Next</extracomment>
        <translation>Weiter zum guten Spiel: ein Blatt für jede Kunst</translation>
    </message>
    <message>
        <source>The last of the five: a hand for five tricks in a row.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>Das letzte der fünf: ein Blatt für fünf Stiche hintereinander.</translation>
    </message>
    <message>
        <source>The first five tricks are yours. *Claim* and be paid, or go on for all nine, the *vole*.</source>
        <extracomment>[claim] question claim_or_vole, teaches claiming</extracomment>
        <translation>Die ersten fünf gehören dir. Du kannst *einfordern* und kassieren oder um alle neun weiterspielen, die *Vole*.</translation>
    </message>
    <message>
        <source>A vole that fails costs much. Claim, unless you see nine sure tricks.</source>
        <extracomment>[risk] question claim_or_vole</extracomment>
        <translation>Eine misslungene Vole kostet viel. Fordere ein, wenn du nicht neun sichere Stiche siehst.</translation>
    </message>
    <message>
        <source>The first five tricks are paid as well: *primeras*.</source>
        <extracomment>[primeras] over, i-am ombre, paid-for primeras</extracomment>
        <translation>Die ersten fünf Stiche hintereinander werden extra bezahlt: *Primeras*.</translation>
    </message>
    <message>
        <source>You won {gained} chips. Now you know the rules of a whole game.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>Du hast {gained} Marken gewonnen. Jetzt kennst du die Regeln eines ganzen Spiels.</translation>
    </message>
</context>
<context>
    <name>lessons/five_handed.txt</name>
    <message>
        <source>The secret ally</source>
        <extracomment>Title</extracomment>
        <translation>Der heimliche Partner</translation>
    </message>
    <message>
        <source>You hold the king that was called, and nobody knows.</source>
        <extracomment>About</extracomment>
        <translation>Du hast den gerufenen König, und keiner weiß es.</translation>
    </message>
    <message>
        <source>Five play, with eight cards each, and nobody changes cards. {left} asks leave.</source>
        <extracomment>[goal] bid, standing ask, hold HK</extracomment>
        <translation>Fünf spielen, jeder mit acht Karten, und niemand kauft. {left} bietet Königruf.</translation>
    </message>
    <message>
        <source>You could only bid solo, one against four. This hand is too weak: pass.</source>
        <extracomment>[pass] bid, standing ask</extracomment>
        <translation>Du könntest nur Solo bieten, einer gegen vier. Dafür ist dieses Blatt zu schwach: Passe.</translation>
    </message>
    <message>
        <source>{ombre} called {HK:the}, and you hold it. You are the ally, and nobody knows.</source>
        <extracomment>[called] follow, i-am ally, called HK, hold HK, keeps HK</extracomment>
        <translation>{ombre} hat {HK:den} gerufen, und den hast du. Du bist der Partner, und keiner weiß es.</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Give nothing away.</source>
        <extracomment>[together] follow, i-am ally, called HK, hold HK, keeps HK</extracomment>
        <translation>Zusammen braucht ihr fünf der acht Stiche. Verschenk nichts.</translation>
    </message>
    <message>
        <source>{ombre} is winning, and that counts for both. Throw {D2:the}.</source>
        <extracomment>[leave] follow, i-am ally, winning ombre, void, not led trump, hold D2, trump C</extracomment>
        <translation>{ombre} gewinnt gerade, und das zählt für euch beide. Wirf {D2:den} ab.</translation>
    </message>
    <message>
        <source>Your Ombre draws trumps. Any of yours will do.</source>
        <extracomment>[trumps] follow, i-am ally, winning ombre, led trump, hold C7 C5</extracomment>
        <translation>Dein Hombre zieht Trumpf. Gib irgendeinen zu.</translation>
    </message>
    <message>
        <source>{ombre} leads to you. Take it with {HK:the}: now all know the ally.</source>
        <extracomment>[show] follow, i-am ally, leader ombre, led H, hold HK, wins HK</extracomment>
        <translation>{ombre} spielt dir zu. Nimm den Stich mit {HK:dem}: Jetzt kennen alle den Partner.</translation>
    </message>
    <message>
        <source>Lead {DK:the}. A king wins while they have the suit.</source>
        <extracomment>[cash] lead, i-am ally, gone HK, hold DK, high DK</extracomment>
        <translation>Spiel {DK:den} aus. Ein König gewinnt, solange alle die Farbe haben.</translation>
    </message>
    <message>
        <source>{HQ:The} is now the highest of its suit.</source>
        <extracomment>[queen] lead, i-am ally, gone HK DK, hold HQ, high HQ</extracomment>
        <translation>{HQ:Der} ist jetzt die höchste Karte dieser Farbe.</translation>
    </message>
    <message>
        <source>Your side has five tricks. Two thirds of the pool are the Ombre&apos;s, and one is yours.</source>
        <extracomment>[paid] over, result sacada, i-am ally, gained 1+</extracomment>
        <translation>Eure Seite hat fünf Stiche. Zwei Drittel des Potts bekommt der Hombre, eines du.</translation>
    </message>
    <message>
        <source>Four tricks together are a tie. The Ombre pays two thirds, and you pay one.</source>
        <extracomment>[tie] over, result puesta, i-am ally, aside</extracomment>
        <translation>Zusammen vier Stiche sind Gleichstand. Der Hombre zahlt zwei Drittel, du eines.</translation>
    </message>
    <message>
        <source>Three tricks or fewer: codille. The others share the pool, and you two fill it.</source>
        <extracomment>[lost] over, result codille, i-am ally, aside</extracomment>
        <translation>Drei Stiche oder weniger: Codille. Die anderen teilen den Pott, und ihr zwei füllt ihn auf.</translation>
    </message>
    <message>
        <source>You play solo: five tricks against four players.</source>
        <extracomment>[alone] follow, i-am ombre, aside</extracomment>
        <translation>Du spielst Solo: fünf Stiche gegen vier Spieler.</translation>
    </message>
    <message>
        <source>Alone against four, this hand wins hardly ever. Pass.</source>
        <extracomment>[too-weak] bid, chose solo</extracomment>
        <translation>Allein gegen vier gewinnt dieses Blatt fast nie. Passe.</translation>
    </message>
    <message>
        <source>Take the trick, since your side needs five.</source>
        <extracomment>[king-kept] follow, chose H3</extracomment>
        <translation>Nimm den Stich, deine Seite braucht fünf.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep it.</source>
        <extracomment>[king-thrown] follow, chose HK|DK, not led H, not led D</extracomment>
        <translation>Da würdest du einen König abwerfen. Könige machen Stiche: Behalte ihn.</translation>
    </message>
</context>
<context>
    <name>lessons/four_handed.txt</name>
    <message>
        <source>The fourth takes the talon</source>
        <extracomment>Title</extracomment>
        <translation>Der Vierte nimmt den Talon</translation>
    </message>
    <message>
        <source>All three have passed, and you play alone with what is left.</source>
        <extracomment>About</extracomment>
        <translation>Alle drei haben gepasst, und du spielst allein mit dem Rest.</translation>
    </message>
    <message>
        <source>You sat out, and all three passed. So the talon is yours: play alone with it.</source>
        <extracomment>[talon] throw, cards 13, hold SA H7 HA</extracomment>
        <translation>Du hast ausgesetzt, und alle drei haben gepasst. Also gehört der Talon dir: Spiel allein damit.</translation>
    </message>
    <message>
        <source>Throw four. Keep all {H}, {SA:the}, {SK:the} and {DK:the}.</source>
        <extracomment>[keep] throw, cards 13, hold SK DK HA H7 SA, keeps SK DK HA H7 SA</extracomment>
        <translation>Wirf vier ab. Behalte {H} ganz, dazu {SA:den}, {SK:den} und {DK:den}.</translation>
    </message>
    <message>
        <source>Name {H}. The three cannot change cards, since nothing is left to draw.</source>
        <extracomment>[name] name-trump, hold SA H7 HA</extracomment>
        <translation>Nenne {H}. Die drei können nicht kaufen, denn es ist nichts mehr da.</translation>
    </message>
    <message>
        <source>You need more tricks than each of the three. Three may do, if each has two.</source>
        <extracomment>[goal] follow, i-am ombre, tricks 0, trump H</extracomment>
        <translation>Du brauchst mehr Stiche als jeder der drei. Drei reichen, wenn jeder zwei hat.</translation>
    </message>
    <message>
        <source>You threw that suit away. Trump low, with {H6:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led C, tricks 0, hold H6, wins H6</extracomment>
        <translation>Diese Farbe hast du abgeworfen. Stich niedrig, mit {H6:dem}.</translation>
    </message>
    <message>
        <source>Draw trumps: {SA:the} takes one from each who has one.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Zieh Trumpf: {SA:Der} holt von jedem einen, der einen hat.</translation>
    </message>
    <message>
        <source>{H7:The} next: nothing beats it now.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>Nun {H7:den}: Darüber geht jetzt nichts mehr.</translation>
    </message>
    <message>
        <source>Basto is gone, so {HA:the} is high.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone SA H7, hold HA, high HA</extracomment>
        <translation>Basta ist weg, also ist {HA:der} hoch.</translation>
    </message>
    <message>
        <source>Now {SK:the}. A king wins while they have the suit.</source>
        <extracomment>[king] lead, i-am ombre, trump H, gone HA, hold SK, high SK</extracomment>
        <translation>Jetzt {SK:den}. Ein König gewinnt, solange alle die Farbe haben.</translation>
    </message>
    <message>
        <source>The first five are yours: claim. A failed vole costs 30 chips to each of the three.</source>
        <extracomment>[claim] question claim_or_vole, i-am ombre, teaches claiming</extracomment>
        <translation>Die ersten fünf gehören dir: Fordere ein. Für eine misslungene Vole zahlst du jedem der drei 30 Marken.</translation>
    </message>
    <message>
        <source>You won {gained} chips. Three pay here, where two pay in Renegado.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>Du hast {gained} Marken gewonnen. Hier zahlen drei, im Renegado nur zwei.</translation>
    </message>
    <message>
        <source>All nine tricks! That is paid by three.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>Alle neun Stiche! Das zahlen drei.</translation>
    </message>
    <message>
        <source>One trick was lost, and that costs much. Claim unless you see nine.</source>
        <extracomment>[failed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Ein Stich ging verloren, und das kostet viel. Fordere ein, wenn du keine neun siehst.</translation>
    </message>
    <message>
        <source>Another took as many as you, or more. You pay for all four players.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Ein anderer hat so viele Stiche wie du oder mehr. Du zahlst für alle vier.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Da würdest du einen König abwerfen. Könige machen Stiche: Behalte sie.</translation>
    </message>
    <message>
        <source>You would throw one of your best trumps away.</source>
        <extracomment>[matador-thrown] throw, chose SA|H7|HA</extracomment>
        <translation>Da würdest du einen deiner besten Trümpfe abwerfen.</translation>
    </message>
    <message>
        <source>Only with {H} are your long suit and the three high trumps together.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Nur bei Trumpf {H} kommen deine lange Farbe und die drei hohen Trümpfe zusammen.</translation>
    </message>
    <message>
        <source>A low trump gives the lead away. Begin with the best.</source>
        <extracomment>[low] lead, chose H4|H6</extracomment>
        <translation>Ein kleiner Trumpf gibt das Spiel aus der Hand. Fang mit dem besten an.</translation>
    </message>
    <message>
        <source>That card loses. Draw their trumps first.</source>
        <extracomment>[plain] lead, chose SJ|D2</extracomment>
        <translation>Diese Karte verliert. Zieh ihnen erst die Trümpfe.</translation>
    </message>
    <message>
        <source>Not every card of yours is sure to win. Claim.</source>
        <extracomment>[too-far] question claim_or_vole, chose vole</extracomment>
        <translation>Nicht jede deiner Karten gewinnt sicher. Fordere ein.</translation>
    </message>
</context>
<context>
    <name>lessons/fourth.txt</name>
    <message>
        <source>Who takes the fourth</source>
        <extracomment>Title</extracomment>
        <translation>Wer macht den vierten?</translation>
    </message>
    <message>
        <source>In defence one of you must take four tricks.</source>
        <extracomment>About</extracomment>
        <translation>Als Gegenspieler muss einer von euch vier Stiche machen.</translation>
    </message>
    <message>
        <source>One matador, {CA:the}, and a king: too little to play alone. Pass.</source>
        <extracomment>[pass] bid, standing nothing, hold CA DK, keeps CA</extracomment>
        <translation>Ein Matador, {CA:der}, und ein König: zu wenig, um allein zu spielen. Passe.</translation>
    </message>
    <message>
        <source>Keep {DK:the}, {DJ:the} and your trumps. Throw the rest.</source>
        <extracomment>[throw] throw, i-am defender, trump H, hold DK DJ, keeps DK DJ</extracomment>
        <translation>Behalte {DK:den}, {DJ:den} und deine Trümpfe. Wirf den Rest ab.</translation>
    </message>
    <message>
        <source>Two kings: lead them while the Ombre still has their suits. First {DK:the}.</source>
        <extracomment>[kings] lead, i-am defender, trump H, hold DK CK</extracomment>
        <translation>Zwei Könige: Spiel sie, solange der Hombre ihre Farben noch hat. Zuerst {DK:den}.</translation>
    </message>
    <message>
        <source>The second king, {CK:the}, before the Ombre runs out of {C}.</source>
        <extracomment>[second] lead, i-am defender, trump H, hold CK, gone DK</extracomment>
        <translation>Den zweiten König, {CK:den}, ehe dem Hombre die Farbe {C} ausgeht.</translation>
    </message>
    <message>
        <source>Now {S6:the}, which costs nothing. The trumps wait for the Ombre.</source>
        <extracomment>[wait] lead, i-am defender, trump H, gone DK CK, hold CA HJ S6, keeps CA HJ</extracomment>
        <translation>Jetzt {S6:den}, das kostet nichts. Die Trümpfe warten auf den Hombre.</translation>
    </message>
    <message>
        <source>Three tricks for one of you and two for the other are not enough. One must take four.</source>
        <extracomment>[split] follow, i-am defender, tricks 2, partner-tricks 1, ombre-tricks 0, teaches defending</extracomment>
        <translation>Drei Stiche für den einen und zwei für den anderen reichen nicht. Einer muss vier machen.</translation>
    </message>
    <message>
        <source>The Ombre draws trumps. Give the low ones, and keep {CA:the}.</source>
        <extracomment>[low] follow, i-am defender, led trump, leader ombre, hold CA HJ H3, keeps CA HJ</extracomment>
        <translation>Der Hombre zieht Trumpf. Gib die kleinen zu, und behalte {CA:den}.</translation>
    </message>
    <message>
        <source>The Ombre has three. {HJ:The} is enough here; {CA:the} can take another.</source>
        <extracomment>[enough] follow, i-am defender, led trump, leader ombre, ombre-tricks 3, hold HJ CA, wins HJ, keeps CA</extracomment>
        <translation>Der Hombre hat drei. {HJ:Der} genügt hier; {CA:der} kann noch einen Stich machen.</translation>
    </message>
    <message>
        <source>A fourth trick makes a tie. Keep {CA:the} until the Ombre comes.</source>
        <extracomment>[last] lead, i-am defender, tricks 3, ombre-tricks 3, hold CA, keeps CA</extracomment>
        <translation>Ein vierter Stich bringt Gleichstand. Behalte {CA:den}, bis der Hombre kommt.</translation>
    </message>
    <message>
        <source>Four each, a tie: the Ombre pays, because one of you two took four.</source>
        <extracomment>[made] over, result puesta, i-am defender, tricks 4, ombre-tricks 4</extracomment>
        <translation>Vier zu vier, Gleichstand: Der Hombre zahlt, weil einer von euch beiden vier gemacht hat.</translation>
    </message>
    <message>
        <source>A tie all the same: the Ombre pays.</source>
        <extracomment>[partner-made] over, result puesta, i-am defender, tricks 3-, aside</extracomment>
        <translation>Trotzdem Gleichstand: Der Hombre zahlt.</translation>
    </message>
    <message>
        <source>One of you took more than the Ombre. That is codille, better still.</source>
        <extracomment>[codille] over, result codille, i-am defender, aside</extracomment>
        <translation>Einer von euch hat mehr Stiche als der Hombre. Das ist Codille, noch besser.</translation>
    </message>
    <message>
        <source>The Ombre won with four, since you two were split three and two.</source>
        <extracomment>[split-up] over, result sacada, i-am defender, ombre-tricks 4, aside</extracomment>
        <translation>Der Hombre hat mit vier gewonnen, weil ihr zu zweit drei und zwei hattet.</translation>
    </message>
    <message>
        <source>The Ombre won. Two kings and basto can be four tricks with a little help.</source>
        <extracomment>[ombre-won] over, result sacada, i-am defender, ombre-tricks 5+, aside</extracomment>
        <translation>Der Hombre hat gewonnen. Zwei Könige und Basta können mit etwas Hilfe vier Stiche machen.</translation>
    </message>
    <message>
        <source>Too little to play alone: you would pay more often than win. Pass.</source>
        <extracomment>[too-bold] bid, chose entrada|vuelta|solo</extracomment>
        <translation>Zu wenig, um allein zu spielen: Du würdest öfter zahlen als gewinnen. Passe.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it for the Ombre.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am defender</extracomment>
        <translation>Da würdest du einen Trumpf abwerfen. Behalte ihn für den Hombre.</translation>
    </message>
    <message>
        <source>Keep {CA:the}: it will take a trick when the Ombre needs one.</source>
        <extracomment>[basto-early] i-am defender, chose CA, hold CA, keeps CA</extracomment>
        <translation>Behalte {CA:den}: Damit machst du einen Stich, wenn der Hombre einen braucht.</translation>
    </message>
    <message>
        <source>Keep your trumps until the Ombre leads. Lead another suit.</source>
        <extracomment>[trump-led] lead, i-am defender, chose trump</extracomment>
        <translation>Behalte deine Trümpfe, bis der Hombre ausspielt. Spiel eine andere Farbe aus.</translation>
    </message>
    <message>
        <source>{HJ:The} does not win here. Give a lower one.</source>
        <extracomment>[for-nothing] follow, i-am defender, led trump, chose HJ, hold HJ, not wins HJ, keeps HJ</extracomment>
        <translation>{HJ:Der} gewinnt hier nicht. Gib eine niedrigere Karte.</translation>
    </message>
</context>
<context>
    <name>lessons/french.txt</name>
    <message>
        <source>The French pool</source>
        <extracomment>Title</extracomment>
        <translation>Der französische Pott</translation>
    </message>
    <message>
        <source>Everybody lays two chips, and the winner takes them.</source>
        <extracomment>About</extracomment>
        <translation>Jeder legt zwei Marken, und der Gewinner nimmt sie.</translation>
    </message>
    <message>
        <source>In French Ombre everybody lays two chips. Whoever plays and wins takes them, and that is all.</source>
        <extracomment>[stakes] bid</extracomment>
        <translation>Im französischen Hombre setzt jeder zwei Marken. Wer spielt und gewinnt, nimmt sie, und das ist alles.</translation>
    </message>
    <message>
        <source>Bids rise from play to *sans prendre*, without new cards, and to vole. Bid play.</source>
        <extracomment>[bids] bid, standing nothing, hold SA DA D7 SK</extracomment>
        <translation>Die Gebote steigen von Spiel über *Sans prendre*, ohne neue Karten, bis zur Vole. Biete Spiel.</translation>
    </message>
    <message>
        <source>Name {D}: then you have spadille, manille and punto.</source>
        <extracomment>[name] name-trump, hold SA DA D7</extracomment>
        <translation>Nenne {D}: Dann hast du Spadille, Manille und Ponto.</translation>
    </message>
    <message>
        <source>Keep your trumps and {SK:the}. Nobody may give up in this game.</source>
        <extracomment>[throw] throw, i-am ombre, trump D, hold SK, keeps SK</extracomment>
        <translation>Behalte deine Trümpfe und {SK:den}. Aufgeben darf in diesem Spiel keiner.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}, which nobody beats.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA D7, high SA</extracomment>
        <translation>Zieh Trumpf mit {SA:dem}, den Stich nimmt dir keiner.</translation>
    </message>
    <message>
        <source>{D7:The} next.</source>
        <extracomment>[manille] lead, i-am ombre, trump D, gone SA, hold D7, high D7</extracomment>
        <translation>Nun {D7:den}.</translation>
    </message>
    <message>
        <source>Now the kings, first {SK:the}, while the others have their suits.</source>
        <extracomment>[kings] lead, i-am ombre, trump D, gone D7, hold SK CK, keeps CK</extracomment>
        <translation>Jetzt die Könige, zuerst {SK:den}, solange die anderen ihre Farben haben.</translation>
    </message>
    <message>
        <source>Five tricks: claim, and take the pool. A failed vole costs half of it to each.</source>
        <extracomment>[claim] question claim_or_vole, teaches claiming</extracomment>
        <translation>Fünf Stiche: Fordere ein und nimm den Pott. Misslingt eine Vole, zahlst du jedem die Hälfte davon.</translation>
    </message>
    <message>
        <source>You won {gained} chips, which is the pool. Matadors and the first five tricks are not paid.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>Du hast {gained} Marken gewonnen, den Pott. Matadore und die ersten fünf Stiche werden nicht bezahlt.</translation>
    </message>
    <message>
        <source>A tie: you pay as much as the pool holds, so it doubles.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Gleichstand: Du zahlst so viel, wie im Pott ist, er verdoppelt sich also.</translation>
    </message>
    <message>
        <source>Codille: you pay the winner as much as the pool holds. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Codille: Du zahlst dem Gewinner so viel, wie im Pott ist. Der Pott bleibt.</translation>
    </message>
    <message>
        <source>All have passed. The pool stays, and everybody lays two chips more.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Alle haben gepasst. Der Pott bleibt, und jeder legt noch zwei Marken dazu.</translation>
    </message>
    <message>
        <source>With {D} you have three of the best four trumps. That is worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Nennst du {D}, hast du drei der vier besten Trümpfe. Das ist ein Gebot wert.</translation>
    </message>
    <message>
        <source>Your hand wants new cards: bid play.</source>
        <extracomment>[new-cards] bid, chose sans_prendre|vole</extracomment>
        <translation>Dein Blatt braucht neue Karten: Biete Spiel.</translation>
    </message>
    <message>
        <source>Not every card of yours is sure to win. Claim, and take the pool.</source>
        <extracomment>[too-far] question claim_or_vole, chose vole</extracomment>
        <translation>Nicht jede deiner Karten gewinnt sicher. Fordere ein und nimm den Pott.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Da würdest du einen König abwerfen. Könige machen Stiche: Behalte sie.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Da würdest du einen Trumpf abwerfen. Jeder Trumpf kann einen Stich machen: Behalte ihn.</translation>
    </message>
</context>
<context>
    <name>lessons/german_solo.txt</name>
    <message>
        <source>The called ace</source>
        <extracomment>Title</extracomment>
        <translation>Das gerufene Ass</translation>
    </message>
    <message>
        <source>Call an ace: its holder is your secret ally.</source>
        <extracomment>About</extracomment>
        <translation>Ruf ein Ass: Wer es hat, ist dein heimlicher Partner.</translation>
    </message>
    <message>
        <source>One suit is the *couleur*, here {C}. A bid in it is higher, and paid double.</source>
        <extracomment>[couleur] bid, standing frage</extracomment>
        <translation>Eine Farbe ist die *Couleur*, hier {C}. Ein Gebot darin ist höher und zahlt doppelt.</translation>
    </message>
    <message>
        <source>Both black queens are always trumps: with {SQ:the} you have five. Bid Frage in couleur.</source>
        <extracomment>[bid] bid, standing frage, hold C7 SQ CK CJ CT</extracomment>
        <translation>Beide schwarzen Damen sind immer Trumpf: Mit {SQ:dem} hast du fünf. Biete Frage in Couleur.</translation>
    </message>
    <message>
        <source>Call {SA:the}. Its holder is your ally, and does not say so.</source>
        <extracomment>[call] call-card, out SA, hold SJ S9, teaches ace-called</extracomment>
        <translation>Ruf {SA:den}. Wer die Karte hat, ist dein Partner und sagt es nicht.</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Nobody changes cards.</source>
        <extracomment>[five] follow, i-am ombre, side-tricks 0, enemy-tricks 0</extracomment>
        <translation>Zusammen braucht ihr fünf der acht Stiche. Gekauft wird nicht.</translation>
    </message>
    <message>
        <source>Play {SQ:the}. Above it are only {C7:the} and {CQ:the}.</source>
        <extracomment>[basta] follow, i-am ombre, trump C, led trump, out CQ, hold SQ C7, wins SQ, keeps C7</extracomment>
        <translation>Spiel {SQ:den}. Darüber gibt es nur {C7:den} und {CQ:den}.</translation>
    </message>
    <message>
        <source>You have none of that suit, and play last. Trump it: {CK:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, led H, void, last, hold CK, wins CK</extracomment>
        <translation>Diese Farbe hast du nicht, und du spielst zuletzt. Stich mit {CK:dem}.</translation>
    </message>
    <message>
        <source>{CQ:The} has gone, so {C7:the} is the best trump. Lead it.</source>
        <extracomment>[draw] lead, i-am ombre, trump C, gone CQ, hold C7, high C7</extracomment>
        <translation>{CQ:Der} ist weg, also ist {C7:der} der beste Trumpf. Spiel ihn aus.</translation>
    </message>
    <message>
        <source>Lead {S9:the}, in the suit of the ace that you called.</source>
        <extracomment>[ally] lead, i-am ombre, called SA, out SA, gone C7, hold S9 SJ</extracomment>
        <translation>Spiel {S9:den} aus, in der Farbe des Asses, das du gerufen hast.</translation>
    </message>
    <message>
        <source>Trump this with {CJ:the}.</source>
        <extracomment>[again] follow, i-am ombre, trump C, led D, void, hold CJ, wins CJ</extracomment>
        <translation>Stich hier mit {CJ:dem}.</translation>
    </message>
    <message>
        <source>No other trump is left: {CT:the} takes a trick.</source>
        <extracomment>[rest] lead, i-am ombre, trump C, trumps-out 0, hold CT, trumps 1</extracomment>
        <translation>Sonst ist kein Trumpf mehr da: {CT:Der} macht einen Stich.</translation>
    </message>
    <message>
        <source>{ally} held the ace, and plays with you.</source>
        <extracomment>[shown] i-am ombre, called SA, gone SA, not over</extracomment>
        <translation>{ally} hatte das Ass und spielt mit dir.</translation>
    </message>
    <message>
        <source>Four chips from one opponent; your ally has as many from the other. There is no pool.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract frage_couleur, gained 4</extracomment>
        <translation>Vier Marken von einem Gegner; dein Partner bekommt ebenso viele vom anderen. Einen Pott gibt es nicht.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 4, aside</extracomment>
        <translation>Du hast {gained} Marken gewonnen.</translation>
    </message>
    <message>
        <source>That is lost, and you pay as much as you would have won.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Verloren, und du zahlst so viel, wie du gewonnen hättest.</translation>
    </message>
    <message>
        <source>You play alone against three.</source>
        <extracomment>[single] i-am ombre, contract solo|solo_couleur|tout|tout_couleur, tricks 0, not over, aside</extracomment>
        <translation>Du spielst allein gegen drei.</translation>
    </message>
    <message>
        <source>You hold the called card, and play with {ombre}.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>Du hast die gerufene Karte und spielst mit {ombre}.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, in couleur.</source>
        <extracomment>[other] over, i-am defender|ally, aside</extracomment>
        <translation>Jemand anders hat gespielt. Versuch es noch einmal, in Couleur.</translation>
    </message>
    <message>
        <source>Five trumps and an ally are enough. Bid Frage in couleur.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Fünf Trümpfe und ein Partner reichen. Biete Frage in Couleur.</translation>
    </message>
    <message>
        <source>Alone you need five tricks or more of your own. Call an ally.</source>
        <extracomment>[too-much] bid, chose solo|solo_couleur|tout|tout_couleur</extracomment>
        <translation>Allein brauchst du fünf eigene Stiche oder mehr. Ruf dir einen Partner.</translation>
    </message>
</context>
<context>
    <name>lessons/hold.txt</name>
    <message>
        <source>To hold a bid</source>
        <extracomment>Title</extracomment>
        <translation>Ein Gebot halten</translation>
    </message>
    <message>
        <source>Entrada, vuelta, solo, and the right to say the same.</source>
        <extracomment>About</extracomment>
        <translation>Entrada, Vuelta, Solo und das Recht, dasselbe zu sagen.</translation>
    </message>
    <message>
        <source>The second chosen deal: bids rise, from entrada to *vuelta* and *solo*, for more chips.</source>
        <extracomment>[rise] bid, standing nothing, teaches higher-bid</extracomment>
        <translation>Das zweite ausgesuchte Spiel: Gebote steigen, von Frage über *Tourné* bis *Solo*, für mehr Marken.</translation>
    </message>
    <message>
        <source>{right} bids more. You speak earlier, so the same bid is enough: *hold*.</source>
        <extracomment>[over] bid, standing vuelta, may-hold, teaches hold</extracomment>
        <translation>{right} bietet mehr. Du sprichst früher, also genügt das gleiche Gebot: *halten*.</translation>
    </message>
    <message>
        <source>In a vuelta the talon&apos;s next card is turned, and its suit is trump.</source>
        <extracomment>[vuelta] bid, standing vuelta, may-hold</extracomment>
        <translation>Beim Tourné wird die nächste Karte des Talons aufgedeckt, und ihre Farbe ist Trumpf.</translation>
    </message>
    <message>
        <source>The card turned up is yours, so throw at least one.</source>
        <extracomment>[taken] throw, i-am ombre, contract vuelta</extracomment>
        <translation>Die aufgedeckte Karte gehört dir, also wirf mindestens eine ab.</translation>
    </message>
    <message>
        <source>Solo is the highest bid: trump is named, but the Ombre changes no card.</source>
        <extracomment>[worse] bid, standing solo, aside</extracomment>
        <translation>Solo ist das höchste Gebot: Trumpf wird genannt, aber der Hombre kauft nicht.</translation>
    </message>
</context>
<context>
    <name>lessons/homme_auvergne.txt</name>
    <message>
        <source>A turned card</source>
        <extracomment>Title</extracomment>
        <translation>Eine aufgedeckte Karte</translation>
    </message>
    <message>
        <source>Take its suit as trump, and you are the Man.</source>
        <extracomment>About</extracomment>
        <translation>Nimm ihre Farbe als Trumpf, und du bist der Mann.</translation>
    </message>
    <message>
        <source>A card is turned. Whoever says play takes its suit as trump, and is the *Man*.</source>
        <extracomment>[goal] question be_man</extracomment>
        <translation>Eine Karte wird aufgedeckt. Wer „Spielen“ sagt, nimmt ihre Farbe als Trumpf und ist der *Mann*.</translation>
    </message>
    <message>
        <source>The Man needs the most of five tricks. You have no {S}, so pass.</source>
        <extracomment>[pass] question be_man, offered S, hold HK HQ</extracomment>
        <translation>Der Mann braucht die meisten von fünf Stichen. Von der Farbe {S} hast du nichts: Passe.</translation>
    </message>
    <message>
        <source>{right} showed {SK:the}: the turned suit&apos;s king is a point at once.</source>
        <extracomment>[shown] question be_man, offered S, out SK, keeps SK</extracomment>
        <translation>{right} hat {SK:den} gezeigt: Der König der aufgedeckten Farbe ist sofort ein Punkt.</translation>
    </message>
    <message>
        <source>The turned card is of your suit. Show {HK:the}, and have a point.</source>
        <extracomment>[show] question show_king, offered H, hold HK</extracomment>
        <translation>Die aufgedeckte Karte hat deine Farbe. Zeig {HK:den}, und du hast einen Punkt.</translation>
    </message>
    <message>
        <source>With these three trumps you take the most tricks: play.</source>
        <extracomment>[play] question be_man, offered H, hold HK HQ H9</extracomment>
        <translation>Mit diesen drei Trümpfen machst du die meisten Stiche: Spiel.</translation>
    </message>
    <message>
        <source>In every suit it goes king, queen, jack, ace, ten. Give {D9:the}.</source>
        <extracomment>[order] follow, i-am ombre, led D, hold D9 DA, lies DK</extracomment>
        <translation>In jeder Farbe geht es König, Dame, Bube, Ass, Zehn. Gib {D9:den}.</translation>
    </message>
    <message>
        <source>You have none of that suit. Here you must trump if you can.</source>
        <extracomment>[must] follow, i-am ombre, void, led S, trump H, trumps 1+</extracomment>
        <translation>Diese Farbe hast du nicht. Hier musst du stechen, wenn du kannst.</translation>
    </message>
    <message>
        <source>{SK:The} scored a point. Take it with {H9:the}: the point is yours.</source>
        <extracomment>[capture] follow, i-am ombre, led S, lies SK, last, hold H9, wins H9, keeps SK</extracomment>
        <translation>{SK:Der} hat einen Punkt gebracht. Nimm die Karte mit {H9:dem}: Der Punkt gehört dir.</translation>
    </message>
    <message>
        <source>Draw trumps with {HK:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold HK, high HK</extracomment>
        <translation>Zieh Trumpf mit {HK:dem}.</translation>
    </message>
    <message>
        <source>{HQ:The} next: nothing beats it now.</source>
        <extracomment>[next] lead, i-am ombre, trump H, gone HK, hold HQ, high HQ</extracomment>
        <translation>Nun {HQ:den}: Darüber geht jetzt nichts mehr.</translation>
    </message>
    <message>
        <source>Three of five: nobody can have more.</source>
        <extracomment>[three] i-am ombre, tricks 3+, not over</extracomment>
        <translation>Drei von fünf: Damit hast du sicher die meisten.</translation>
    </message>
    <message>
        <source>Three points: for your king, for theirs, and for the Man. Five win the game.</source>
        <extracomment>[paid] over, result man_wins, i-am ombre, gained 3</extracomment>
        <translation>Drei Punkte: für deinen König, für den gefangenen und für den Mann. Fünf gewinnen die Partie.</translation>
    </message>
    <message>
        <source>The Man won. Five points win the game.</source>
        <extracomment>[paid-less] over, result man_wins, i-am ombre, not gained 3, aside</extracomment>
        <translation>Der Mann hat gewonnen. Fünf Punkte gewinnen die Partie.</translation>
    </message>
    <message>
        <source>The Man lost: one point less for you, one more for each other.</source>
        <extracomment>[lost] over, result man_loses, i-am ombre, aside</extracomment>
        <translation>Der Mann hat verloren: ein Punkt weniger für dich, einer mehr für jeden anderen.</translation>
    </message>
    <message>
        <source>Somebody else was the Man. Wait for {H}, then play.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Jemand anders war der Mann. Warte auf {H}, dann spiel.</translation>
    </message>
    <message>
        <source>Nobody played, so the deal is void.</source>
        <extracomment>[nothing] over, i-am nobody, aside</extracomment>
        <translation>Niemand hat gespielt, also gilt das Spiel nicht.</translation>
    </message>
    <message>
        <source>You have no {S}. Without trumps the Man loses.</source>
        <extracomment>[too-weak] question be_man, offered S, chose play</extracomment>
        <translation>Von der Farbe {S} hast du nichts. Ohne Trümpfe verliert der Mann.</translation>
    </message>
    <message>
        <source>Three trumps, with the best two: play.</source>
        <extracomment>[missed] question be_man, offered H, chose pass</extracomment>
        <translation>Drei Trümpfe, darunter die besten zwei: Spiel.</translation>
    </message>
    <message>
        <source>Showing it costs nothing, and is a point.</source>
        <extracomment>[kept] question show_king, chose keep</extracomment>
        <translation>Zeigen kostet nichts und bringt einen Punkt.</translation>
    </message>
</context>
<context>
    <name>lessons/lhombre.txt</name>
    <message>
        <source>The duel</source>
        <extracomment>Title</extracomment>
        <translation>Das Duell</translation>
    </message>
    <message>
        <source>Two bid against each other; the one who is left meets the third.</source>
        <extracomment>About</extracomment>
        <translation>Zwei reizen gegeneinander; wer übrig bleibt, trifft auf den Dritten.</translation>
    </message>
    <message>
        <source>In L’Hombre two bid against each other. The one who is left meets the third.</source>
        <extracomment>[duel] bid, standing nothing, teaches duel</extracomment>
        <translation>Im L’Hombre bieten immer zwei gegeneinander. Wer übrig bleibt, trifft auf den Dritten.</translation>
    </message>
    <message>
        <source>Begin low, with *spil*: you name the trump, and exchange.</source>
        <extracomment>[spil] bid, standing nothing, hold SA SQ SJ CK DK</extracomment>
        <translation>Fang niedrig an, mit *Spil*: Du nennst Trumpf und kaufst.</translation>
    </message>
    <message>
        <source>Somebody bids higher. You spoke first, so a game just as high is enough.</source>
        <extracomment>[held] bid, standing kobe_nolo, may-hold</extracomment>
        <translation>Jemand bietet höher. Du hast zuerst gesprochen, also genügt ein gleich hohes Spiel.</translation>
    </message>
    <message>
        <source>Hold with tourné. {SA:The} and two kings are good, whatever suit is turned.</source>
        <extracomment>[hold] bid, standing kobe_nolo, hold SA CK DK, keeps SA</extracomment>
        <translation>Halte mit Tourné. {SA:Der} und zwei Könige sind gut, welche Farbe auch aufgedeckt wird.</translation>
    </message>
    <message>
        <source>{S4:The} is turned: {S} are trumps. It counts as the first card you draw.</source>
        <extracomment>[turned] throw, i-am ombre, trump S, out S4, teaches buying</extracomment>
        <translation>{S4:Der} ist aufgedeckt: Trumpf ist {S}. Das zählt als deine erste gekaufte Karte.</translation>
    </message>
    <message>
        <source>You must draw one more at least. Throw {H2:the} and {D2:the}.</source>
        <extracomment>[throw] throw, i-am ombre, trump S, hold H2 D2</extracomment>
        <translation>Mindestens eine musst du noch kaufen. Wirf {H2:den} und {D2:den} ab.</translation>
    </message>
    <message>
        <source>Here you could throw the hand in, for the price of a tie. Yours is good: play.</source>
        <extracomment>[strong] question throw_in, trump S</extracomment>
        <translation>Hier könntest du das Spiel hinwerfen, zum Preis eines Gleichstands. Dein Blatt ist gut: Spiel.</translation>
    </message>
    <message>
        <source>Draw trumps with {SQ:the}. Keep {SA:the}, the best of all.</source>
        <extracomment>[draw] lead, i-am ombre, trump S, tricks 0, hold SA SQ, keeps SA</extracomment>
        <translation>Zieh Trumpf mit {SQ:dem}. Behalte {SA:den}, den allerbesten.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {S5:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, led H, void, hold S5, wins S5</extracomment>
        <translation>Diese Farbe hast du nicht. Stich mit {S5:dem}.</translation>
    </message>
    <message>
        <source>Play a king, while they have its suit: {CK:the}.</source>
        <extracomment>[king] lead, i-am ombre, tricks 1+, hold CK, high CK</extracomment>
        <translation>Spiel einen König, solange alle die Farbe haben: {CK:den}.</translation>
    </message>
    <message>
        <source>And the other: {DK:the}.</source>
        <extracomment>[king-too] lead, i-am ombre, gone CK, hold DK, high DK</extracomment>
        <translation>Und den anderen: {DK:den}.</translation>
    </message>
    <message>
        <source>Now keep your trumps. Lead {C5:the}, and let them come to you.</source>
        <extracomment>[wait] lead, i-am ombre, trump S, gone CK DK, hold C5 SA, trumps 3+, keeps SA</extracomment>
        <translation>Jetzt behalte deine Trümpfe. Spiel {C5:den} aus und lass die anderen kommen.</translation>
    </message>
    <message>
        <source>Trump this one with {SJ:the}.</source>
        <extracomment>[page] follow, i-am ombre, trump S, led H, void, gone S5, hold SJ, wins SJ</extracomment>
        <translation>Stich diesen mit {SJ:dem}.</translation>
    </message>
    <message>
        <source>{SA:The} is your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump S, tricks 4, hold SA</extracomment>
        <translation>{SA:Der} ist dein fünfter Stich.</translation>
    </message>
    <message>
        <source>Each opponent pays two chips for a tourné. There is no pool, and {right} sat out.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract tourne, gained 4, teaches union-prices</extracomment>
        <translation>Jeder Gegner zahlt zwei Marken für das Tourné. Einen Pott gibt es nicht, und {right} setzte aus.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not contract tourne, aside</extracomment>
        <translation>Du hast {gained} Marken gewonnen.</translation>
    </message>
    <message>
        <source>No more tricks than the better of them: a tie. You pay two chips to each.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract tourne, teaches kruk, aside</extracomment>
        <translation>Nicht mehr Stiche als der bessere der beiden: Gleichstand. Du zahlst jedem zwei Marken.</translation>
    </message>
    <message>
        <source>One of them has more tricks: *kruk*. You pay three chips to each.</source>
        <extracomment>[lost] over, result codille, i-am ombre, contract tourne, aside</extracomment>
        <translation>Einer von beiden hat mehr Stiche: *Kruk*. Du zahlst jedem drei Marken.</translation>
    </message>
    <message>
        <source>A hand thrown in costs as much as a tie.</source>
        <extracomment>[thrown-in] over, result surrender, i-am ombre, aside</extracomment>
        <translation>Das Spiel hinzuwerfen kostet so viel wie ein Gleichstand.</translation>
    </message>
    <message>
        <source>That was played for the *tout*, all nine tricks.</source>
        <extracomment>[tout] over, result vole|failed_vole, aside</extracomment>
        <translation>Gespielt wurde um den *Tout*, alle neun Stiche.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and hold.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Jemand anders hat gespielt. Versuch es noch einmal, und halte.</translation>
    </message>
    <message>
        <source>All have passed, and nobody pays.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Alle haben gepasst, und niemand zahlt.</translation>
    </message>
    <message>
        <source>Three high {S} and two kings are enough for spil.</source>
        <extracomment>[pass] bid, standing nothing, chose pass</extracomment>
        <translation>Drei hohe Karten der Farbe {S} und zwei Könige reichen für Spil.</translation>
    </message>
    <message>
        <source>You may hold, since you spoke first. Tourné is as high.</source>
        <extracomment>[give-way] bid, standing kobe_nolo, chose pass</extracomment>
        <translation>Du darfst halten, denn du hast zuerst gesprochen. Tourné ist ebenso hoch.</translation>
    </message>
    <message>
        <source>A nolo loses every trick. Your kings would win some.</source>
        <extracomment>[no-loser] bid, chose kobe_nolo|ren_nolo|ouvert</extracomment>
        <translation>Im Nolo darf man keinen Stich machen. Deine Könige würden welche machen.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing. Let the talon help you.</source>
        <extracomment>[no-exchange] bid, chose solo</extracomment>
        <translation>Beim Solo wird nicht gekauft. Lass dir vom Talon helfen.</translation>
    </message>
    <message>
        <source>Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Könige machen Stiche: Behalte sie.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw low plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Behalte deine Trümpfe. Wirf kleine Karten ab.</translation>
    </message>
    <message>
        <source>That costs two chips to each. You have five trumps and two kings: play.</source>
        <extracomment>[given-up] question throw_in, chose throw_in</extracomment>
        <translation>Das kostet zwei Marken an jeden. Du hast fünf Trümpfe und zwei Könige: Spiel.</translation>
    </message>
</context>
<context>
    <name>lessons/lhombre_nolo.txt</name>
    <message>
        <source>No trick at all</source>
        <extracomment>Title</extracomment>
        <translation>Gar kein Stich</translation>
    </message>
    <message>
        <source>A nolo has no trumps, and you must take nothing.</source>
        <extracomment>About</extracomment>
        <translation>Ein Nolo hat keinen Trumpf, und du darfst nichts nehmen.</translation>
    </message>
    <message>
        <source>A *nolo* is a game without trumps, in which you must take no trick.</source>
        <extracomment>[nolo] bid, standing spil</extracomment>
        <translation>Ein *Nolo* ist ein Spiel ohne Trumpf, bei dem du keinen Stich machen darfst.</translation>
    </message>
    <message>
        <source>You have low cards in the suits you hold. Bid købe-nolo: you alone exchange.</source>
        <extracomment>[bid] bid, standing spil, hold SA S3 H7 H5</extracomment>
        <translation>Du hast fast nur niedrige Karten. Biete Købe-Nolo: Nur du darfst kaufen.</translation>
    </message>
    <message>
        <source>Nothing is trump now. The black aces are the lowest of their suits, like the red sevens.</source>
        <extracomment>[order] throw, contract kobe_nolo, teaches no-trick</extracomment>
        <translation>Jetzt ist nichts Trumpf. Die schwarzen Asse sind die niedrigsten, wie die roten Siebenen.</translation>
    </message>
    <message>
        <source>Throw what would win a trick: {CQ:the} and {HQ:the}.</source>
        <extracomment>[throw] throw, contract kobe_nolo, hold CQ HQ</extracomment>
        <translation>Wirf ab, was einen Stich machen würde: {CQ:den} und {HQ:den}.</translation>
    </message>
    <message>
        <source>One trick is a tie here. Two or more are lost.</source>
        <extracomment>[prices] follow, i-am ombre, contract kobe_nolo, tricks 0, cards 9, teaches kruk</extracomment>
        <translation>Ein Stich ist hier Gleichstand. Zwei oder mehr sind verloren.</translation>
    </message>
    <message>
        <source>You have none of that suit. Get rid of a high card: {DJ:the}.</source>
        <extracomment>[away] follow, i-am ombre, contract kobe_nolo, void, led C, hold DJ</extracomment>
        <translation>Diese Farbe hast du nicht. Werde eine hohe Karte los: {DJ:den}.</translation>
    </message>
    <message>
        <source>{SA:The}, elsewhere the best trump, is the lowest of its suit. Play it.</source>
        <extracomment>[ace] follow, i-am ombre, contract kobe_nolo, led S, hold SA, not wins SA</extracomment>
        <translation>{SA:Der}, sonst der beste Trumpf, ist die niedrigste Karte der Farbe. Spiel sie.</translation>
    </message>
    <message>
        <source>{H7:The} is below every other card of its suit.</source>
        <extracomment>[seven] follow, i-am ombre, contract kobe_nolo, led H, hold H7, not wins H7</extracomment>
        <translation>{H7:Der} liegt unter jeder anderen Karte dieser Farbe.</translation>
    </message>
    <message>
        <source>Stay below the winning card, with {H5:the}.</source>
        <extracomment>[below] follow, i-am ombre, contract kobe_nolo, led H, gone H7, hold H5, not wins H5</extracomment>
        <translation>Bleib unter der Karte, die gewinnt, mit {H5:dem}.</translation>
    </message>
    <message>
        <source>No trick at all. Each opponent pays two chips, since there is no pool.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract kobe_nolo, gained 4, teaches union-prices</extracomment>
        <translation>Kein einziger Stich. Jeder Gegner zahlt zwei Marken, denn einen Pott gibt es nicht.</translation>
    </message>
    <message>
        <source>One trick is a tie, *bet*: you pay two chips to each.</source>
        <extracomment>[one] over, result puesta, i-am ombre, contract kobe_nolo, aside</extracomment>
        <translation>Ein Stich ist Gleichstand, *Bet*: Du zahlst jedem zwei Marken.</translation>
    </message>
    <message>
        <source>Two tricks or more: you pay three chips to each.</source>
        <extracomment>[two] over, result codille, i-am ombre, contract kobe_nolo, aside</extracomment>
        <translation>Zwei Stiche oder mehr: Du zahlst jedem drei Marken.</translation>
    </message>
    <message>
        <source>That was another game. Try it again, with købe-nolo.</source>
        <extracomment>[other-game] over, i-am ombre, not contract kobe_nolo, aside</extracomment>
        <translation>Das war ein anderes Spiel. Versuch es noch einmal, mit Købe-Nolo.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, with købe-nolo.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Jemand anders hat gespielt. Versuch es noch einmal, mit Købe-Nolo.</translation>
    </message>
    <message>
        <source>Low cards are a strength here. Bid købe-nolo.</source>
        <extracomment>[pass] bid, standing spil, chose pass</extracomment>
        <translation>Niedrige Karten sind hier deine Stärke. Biete Købe-Nolo.</translation>
    </message>
    <message>
        <source>You want to throw your two high cards first, and that needs an exchange.</source>
        <extracomment>[pure] bid, chose ren_nolo|ouvert</extracomment>
        <translation>Deine zwei hohen Karten willst du erst loswerden, und dazu musst du kaufen.</translation>
    </message>
    <message>
        <source>Only {SA:the} would win tricks here. Your hand is better at losing.</source>
        <extracomment>[trumps] bid, chose bedre|tourne|solo, hold SA</extracomment>
        <translation>Nur {SA:der} würde hier Stiche machen. Dein Blatt taugt besser zum Verlieren.</translation>
    </message>
    <message>
        <source>Your two high cards would win tricks. Throw them.</source>
        <extracomment>[kept-queen] throw, contract kobe_nolo, not chose CQ, not chose king</extracomment>
        <translation>Deine zwei hohen Karten würden Stiche machen. Wirf sie ab.</translation>
    </message>
    <message>
        <source>{DJ:The} is the card that would win a trick. Throw it now.</source>
        <extracomment>[kept-jack] follow, contract kobe_nolo, void, led C, hold DJ, chose S7|S6|S3|SA|H4|H5|H7|D6</extracomment>
        <translation>{DJ:Der} ist die Karte, die einen Stich machen würde. Wirf sie jetzt ab.</translation>
    </message>
    <message>
        <source>That card wins the trick. Stay below.</source>
        <extracomment>[too-high] follow, contract kobe_nolo, led S, chose S7|S6, wins S6</extracomment>
        <translation>Diese Karte macht den Stich. Bleib darunter.</translation>
    </message>
</context>
<context>
    <name>lessons/matador.txt</name>
    <message>
        <source>A matador withheld</source>
        <extracomment>Title</extracomment>
        <translation>Ein zurückgehaltener Matador</translation>
    </message>
    <message>
        <source>The three best trumps need not fall to a lower one.</source>
        <extracomment>About</extracomment>
        <translation>Die drei besten Trümpfe müssen nicht auf einen niedrigeren fallen.</translation>
    </message>
    <message>
        <source>The third chosen deal is about the three best trumps.</source>
        <extracomment>[chosen] bid, standing nothing</extracomment>
        <translation>Beim dritten ausgesuchten Spiel geht es um die drei besten Trümpfe.</translation>
    </message>
    <message>
        <source>Spadille, manille and basto are *matadors*. A lower trump does not force {CA:the} out.</source>
        <extracomment>[withheld] follow, led trump, withheld CA, hold CA, keeps CA, teaches withheld</extracomment>
        <translation>Spadille, Manille und Basta heißen *Matadore*. Ein kleinerer Trumpf zwingt {CA:den} nicht heraus.</translation>
    </message>
    <message>
        <source>You may keep it, and give any card.</source>
        <extracomment>[keep] follow, led trump, withheld CA, hold CA, keeps CA</extracomment>
        <translation>Du darfst diese Karte behalten und irgendeine andere zugeben.</translation>
    </message>
</context>
<context>
    <name>lessons/pokerwiner.txt</name>
    <message>
        <source>Two bids only</source>
        <extracomment>Title</extracomment>
        <translation>Nur zwei Gebote</translation>
    </message>
    <message>
        <source>Play with an exchange, or higher, without one.</source>
        <extracomment>About</extracomment>
        <translation>Spiel mit Tausch oder, höher, ohne.</translation>
    </message>
    <message>
        <source>There are only two bids: play, and no exchange. {left} has bid play.</source>
        <extracomment>[bids] bid, standing play, hold HA HK HQ H7</extracomment>
        <translation>Es gibt nur zwei Gebote: Spiel und Spiel ohne Kauf. {left} hat Spiel geboten.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps. Bid no exchange: it goes over play, and each pays 15.</source>
        <extracomment>[higher] bid, standing play, hold HA HK HQ H7</extracomment>
        <translation>Nennst du {H}, hast du sechs Trümpfe. Biete ohne Kauf: Das geht darüber, und jeder zahlt 15.</translation>
    </message>
    <message>
        <source>Name {H}. The others change cards now, and you do not.</source>
        <extracomment>[name] name-trump, hold HA HK HQ H7</extracomment>
        <translation>Nenne {H}. Die anderen kaufen jetzt, du nicht.</translation>
    </message>
    <message>
        <source>The dealer may look at what is left. Then all may see it, so leave it.</source>
        <extracomment>[talon] question show_talon, i-am ombre</extracomment>
        <translation>Als Geber darfst du ansehen, was übrig ist. Dann sehen es aber alle: Lass es liegen.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump low, with {H3:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led D, hold H3, wins H3</extracomment>
        <translation>Diese Farbe hast du nicht. Stich niedrig, mit {H3:dem}.</translation>
    </message>
    <message>
        <source>First {CK:the}, while they still have that suit. Your trumps can wait.</source>
        <extracomment>[side] lead, i-am ombre, trump H, hold CK, high CK, teaches leading</extracomment>
        <translation>Zuerst {CK:den}, solange alle die Farbe noch haben. Deine Trümpfe können warten.</translation>
    </message>
    <message>
        <source>Lead a card that must be lost: {S7:the}. Two matadors are still out.</source>
        <extracomment>[lose] lead, i-am ombre, trump H, hold S7 S3, gone CK, out SA CA, keeps SA CA S3</extracomment>
        <translation>Spiel eine Karte aus, die ohnehin verloren ist: {S7:den}. Zwei Matadore sind noch draußen.</translation>
    </message>
    <message>
        <source>You cannot win this trick: give {S3:the}.</source>
        <extracomment>[give] follow, i-am ombre, trump H, hold S3, void, not can-win</extracomment>
        <translation>Diesen Stich bekommst du nicht: Gib {S3:den}.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>Das ist der fünfte Stich, und das Spiel ist gewonnen.</translation>
    </message>
    <message>
        <source>You won {gained} chips: the pool, and 15 from each. For play each would have paid 5.</source>
        <extracomment>[paid] over, result sacada, contract no_exchange, gained 1+, i-am ombre</extracomment>
        <translation>Du hast {gained} Marken gewonnen: den Pott und 15 von jedem. Für Spiel wären es je 5.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Schiefgegangen. Ein neuer Versuch kostet nichts.</translation>
    </message>
    <message>
        <source>You let {ombre} play. Now you defend, as in Renegado.</source>
        <extracomment>[defend] throw, i-am defender, aside</extracomment>
        <translation>Du lässt {ombre} spielen. Jetzt spielst du dagegen, wie im Renegado.</translation>
    </message>
    <message>
        <source>This hand wins nearly nine times in ten without new cards. Do not pass.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Ohne neue Karten gewinnt dieses Blatt in fast neun von zehn Fällen. Passe nicht.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Nennst du {H}, hast du sechs Trümpfe.</translation>
    </message>
    <message>
        <source>A low trump gives the trick away. You need it to trump with.</source>
        <extracomment>[low] lead, chose H2|H3</extracomment>
        <translation>Ein kleiner Trumpf verschenkt den Stich. Du brauchst ihn zum Stechen.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep it.</source>
        <extracomment>[king] follow, chose CK</extracomment>
        <translation>Da würdest du einen König abwerfen. Könige machen Stiche: Behalte ihn.</translation>
    </message>
</context>
<context>
    <name>lessons/puesta.txt</name>
    <message>
        <source>The pool grows</source>
        <extracomment>Title</extracomment>
        <translation>Der Pott wächst</translation>
    </message>
    <message>
        <source>In a tie the Ombre pays into the pool.</source>
        <extracomment>About</extracomment>
        <translation>Bei Gleichstand zahlt der Hombre in den Pott.</translation>
    </message>
    <message>
        <source>The fourth chosen deal: a good hand, and who knows how it ends.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>Das vierte ausgesuchte Spiel: ein gutes Blatt, und wer weiß, wie es ausgeht.</translation>
    </message>
    <message>
        <source>You have {tricks} tricks, and so has one of them. That is a tie, *puesta*: the Ombre pays.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, tricks 4, teaches puesta</extracomment>
        <translation>Du hast {tricks} Stiche, und einer der beiden auch. Das ist Gleichstand, *Bete*: Der Hombre zahlt.</translation>
    </message>
    <message>
        <source>You have no more tricks than each of them. That is *puesta*: the Ombre pays.</source>
        <extracomment>[fewer] over, result puesta, i-am ombre, not tricks 4, aside</extracomment>
        <translation>Du hast nicht mehr Stiche als jeder von ihnen. Das ist *Bete*: Der Hombre zahlt.</translation>
    </message>
    <message>
        <source>Your {paid} chips go into the pool, for whoever wins it later.</source>
        <extracomment>[pool] over, result puesta, i-am ombre, paid 1+</extracomment>
        <translation>Deine {paid} Marken kommen in den Pott, für den, der ihn später gewinnt.</translation>
    </message>
    <message>
        <source>You won after all. With a tie you would have paid into the pool.</source>
        <extracomment>[won] over, result sacada, i-am ombre, aside</extracomment>
        <translation>Du hast doch gewonnen. Bei Gleichstand hättest du in den Pott gezahlt.</translation>
    </message>
</context>
<context>
    <name>lessons/quadrille.txt</name>
    <message>
        <source>A king is called</source>
        <extracomment>Title</extracomment>
        <translation>Ein König wird gerufen</translation>
    </message>
    <message>
        <source>Name a king: whoever holds it plays with you.</source>
        <extracomment>About</extracomment>
        <translation>Nenn einen König: Wer ihn hat, spielt mit dir.</translation>
    </message>
    <message>
        <source>Four play, with ten cards each. Who asks leave calls a king: its holder helps.</source>
        <extracomment>[bids] bid, standing nothing, hold SA H7</extracomment>
        <translation>Vier spielen, jeder mit zehn Karten. Wer Königruf bietet, ruft einen König: Der hilft ihm.</translation>
    </message>
    <message>
        <source>Two of the best trumps and a long suit: ask leave.</source>
        <extracomment>[ask] bid, standing nothing, hold SA H7</extracomment>
        <translation>Zwei der besten Trümpfe und eine lange Farbe: Biete Königruf.</translation>
    </message>
    <message>
        <source>Name {H}: that makes four trumps, the best two among them.</source>
        <extracomment>[name] name-trump, hold SA H7 HQ HJ</extracomment>
        <translation>Nenne {H}: Das gibt vier Trümpfe, darunter die besten zwei.</translation>
    </message>
    <message>
        <source>Call {CK:the}: you have none of its suit. Its holder does not say so.</source>
        <extracomment>[call] call-card, out CK</extracomment>
        <translation>Ruf {CK:den}: Die Farbe hast du nicht. Wer ihn hat, verrät sich nicht.</translation>
    </message>
    <message>
        <source>Together the two of you need six of the ten tricks.</source>
        <extracomment>[goal] lead, i-am ombre, tricks 0</extracomment>
        <translation>Ihr zwei braucht zusammen sechs der zehn Stiche.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Zieh Trumpf mit {SA:dem}.</translation>
    </message>
    <message>
        <source>Now your long suit: {DK:the}. When theirs are gone, your low ones win.</source>
        <extracomment>[long] lead, i-am ombre, trump H, gone SA, hold DK DQ D5, high DK</extracomment>
        <translation>Jetzt deine lange Farbe, zuerst {DK:den}. Hat sie sonst keiner mehr, gewinnen auch deine kleinen.</translation>
    </message>
    <message>
        <source>Go on with {DQ:the}: nothing in that suit beats it.</source>
        <extracomment>[on] lead, i-am ombre, trump H, gone DK, hold DQ, high DQ</extracomment>
        <translation>Weiter mit {DQ:dem}: Darüber ist in dieser Farbe nichts mehr.</translation>
    </message>
    <message>
        <source>Your ally is winning, and that counts for both.</source>
        <extracomment>[ally] follow, i-am ombre, called CK, gone CK, winning ally, not last, aside</extracomment>
        <translation>Dein Partner gewinnt gerade, und das zählt für euch beide.</translation>
    </message>
    <message>
        <source>{ally} held the king, and plays with you.</source>
        <extracomment>[shown] lead, i-am ombre, called CK, gone CK, not over, aside</extracomment>
        <translation>{ally} hatte den König und spielt mit dir.</translation>
    </message>
    <message>
        <source>Six tricks in a row: claim. One trick lost would cost the price of the vole.</source>
        <extracomment>[claim] question claim_or_vole, aside</extracomment>
        <translation>Sechs Stiche hintereinander: Fordere ein. Ein verlorener Stich würde den Preis der Vole kosten.</translation>
    </message>
    <message>
        <source>You won {gained}: half the pool, and a chip from one opponent.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+</extracomment>
        <translation>Du hast {gained} Marken gewonnen: den halben Pott und eine von einem Gegner.</translation>
    </message>
    <message>
        <source>All ten tricks, and that is paid besides.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>Alle zehn Stiche, und das wird extra bezahlt.</translation>
    </message>
    <message>
        <source>Five tricks together are a tie: your side doubles the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Fünf Stiche zusammen sind Gleichstand: Eure Seite verdoppelt den Pott.</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and your side fills it.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Vier Stiche oder weniger: Die anderen teilen den Pott, und eure Seite füllt ihn auf.</translation>
    </message>
    <message>
        <source>Somebody else asked leave. Try it yourself: it costs nothing.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Jemand anders hat Königruf geboten. Versuch es selbst: Es kostet nichts.</translation>
    </message>
    <message>
        <source>You hold the called king, so you play with {ombre}.</source>
        <extracomment>[helper] follow, i-am ally, aside</extracomment>
        <translation>Du hast den gerufenen König, also spielst du mit {ombre}.</translation>
    </message>
    <message>
        <source>With an ally this hand wins nine times in ten. Ask leave.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Mit einem Partner gewinnt dieses Blatt in neun von zehn Fällen. Biete Königruf.</translation>
    </message>
    <message>
        <source>That is alone against three. This hand wants an ally: ask leave.</source>
        <extracomment>[alone] bid, chose sans_prendre|vole</extracomment>
        <translation>Das heißt allein gegen drei. Dieses Blatt will einen Partner: Biete Königruf.</translation>
    </message>
    <message>
        <source>That is your own king: then you would play alone.</source>
        <extracomment>[own] call-card, chose DK</extracomment>
        <translation>Das ist dein eigener König: Dann würdest du allein spielen.</translation>
    </message>
    <message>
        <source>With {H} the seven is manille, and you have four trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C</extracomment>
        <translation>Nennst du {H}, ist die Sieben Manille, und du hast vier Trümpfe.</translation>
    </message>
</context>
<context>
    <name>lessons/quadrille_alone.txt</name>
    <message>
        <source>Alone against three</source>
        <extracomment>Title</extracomment>
        <translation>Allein gegen drei</translation>
    </message>
    <message>
        <source>Sans prendre: six of ten tricks, and no ally.</source>
        <extracomment>About</extracomment>
        <translation>Sans prendre: sechs von zehn Stichen, und kein Partner.</translation>
    </message>
    <message>
        <source>Asking leave brings an ally. Sans prendre goes above that: six of ten tricks alone.</source>
        <extracomment>[above] bid, standing nothing, teaches alone</extracomment>
        <translation>Königruf bringt einen Partner. Sans prendre geht darüber: sechs von zehn Stichen allein.</translation>
    </message>
    <message>
        <source>You would have seven trumps with {C}, the best one among them. Bid sans prendre.</source>
        <extracomment>[bid] bid, standing nothing, hold SA CA CK CQ CJ</extracomment>
        <translation>Nennst du {C}, hast du sieben Trümpfe, darunter den besten. Biete Sans prendre.</translation>
    </message>
    <message>
        <source>Name {C}. Now you need no king, so nobody is called: it is you against three.</source>
        <extracomment>[name] name-trump, hold CK CQ CJ</extracomment>
        <translation>Nenne {C}. Einen König brauchst du nicht, also wird keiner gerufen: du gegen drei.</translation>
    </message>
    <message>
        <source>You cannot win this one. Six tricks of ten are enough.</source>
        <extracomment>[lose] follow, i-am ombre, led H, only H4, not can-win</extracomment>
        <translation>Diesen bekommst du nicht. Sechs von zehn Stichen genügen.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump high, so that nobody goes above: {SA:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, void, led H, hold SA, wins SA</extracomment>
        <translation>Diese Farbe hast du nicht. Stich hoch, damit keiner darübergeht: {SA:den}.</translation>
    </message>
    <message>
        <source>Draw trumps with {CA:the}. Only {C2:the}, manille, is above it.</source>
        <extracomment>[draw] lead, i-am ombre, trump C, gone SA, hold CA, out C2</extracomment>
        <translation>Zieh Trumpf mit {CA:dem}. Darüber ist nur {C2:der}, Manille.</translation>
    </message>
    <message>
        <source>Trump this with a small one: {C4:the}.</source>
        <extracomment>[small] follow, i-am ombre, trump C, void, led D, hold C4, wins C4, gone C2</extracomment>
        <translation>Stich hier mit einem kleinen: {C4:den}.</translation>
    </message>
    <message>
        <source>{C2:The} has gone, so nothing beats {CK:the}.</source>
        <extracomment>[clear] lead, i-am ombre, trump C, gone C2, hold CK, high CK</extracomment>
        <translation>{C2:Der} ist weg, also schlägt nichts mehr {CK:den}.</translation>
    </message>
    <message>
        <source>The whole pool, and two chips from each of three: {gained}. With an ally you would win three.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract sans_prendre, gained 10, teaches consolation</extracomment>
        <translation>Der ganze Pott und zwei Marken von jedem: {gained}. Mit Partner wären es drei.</translation>
    </message>
    <message>
        <source>All ten tricks, and the vole is paid besides.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>Alle zehn Stiche, und die Vole wird extra bezahlt.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 10, aside</extracomment>
        <translation>Du hast {gained} Marken gewonnen.</translation>
    </message>
    <message>
        <source>Five tricks are a tie: you double the pool, and pay two chips to each.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract sans_prendre, aside</extracomment>
        <translation>Fünf Stiche sind Gleichstand: Du verdoppelst den Pott und zahlst jedem zwei Marken.</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and you fill it again.</source>
        <extracomment>[lost] over, result codille, i-am ombre, contract sans_prendre, aside</extracomment>
        <translation>Vier Stiche oder weniger: Die anderen teilen den Pott, und du füllst ihn wieder auf.</translation>
    </message>
    <message>
        <source>Not all ten tricks: the price of the vole is taken off.</source>
        <extracomment>[missed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Nicht alle zehn Stiche: Der Preis der Vole wird abgezogen.</translation>
    </message>
    <message>
        <source>You hold the called king, and play with {ombre}.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>Du hast den gerufenen König und spielst mit {ombre}.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and bid sans prendre.</source>
        <extracomment>[other] over, i-am defender|ally, aside</extracomment>
        <translation>Jemand anders hat gespielt. Versuch es noch einmal, und biete Sans prendre.</translation>
    </message>
    <message>
        <source>Seven trumps win alone. Bid sans prendre.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Sieben Trümpfe gewinnen allein. Biete Sans prendre.</translation>
    </message>
    <message>
        <source>An ally takes half the pool. With seven trumps you need none.</source>
        <extracomment>[shared] bid, chose ask</extracomment>
        <translation>Ein Partner bekommt den halben Pott. Mit sieben Trümpfen brauchst du keinen.</translation>
    </message>
    <message>
        <source>Six tricks are safe, but ten are too many.</source>
        <extracomment>[too-far] bid, chose vole</extracomment>
        <translation>Sechs Stiche sind sicher, aber zehn sind zu viel.</translation>
    </message>
    <message>
        <source>Your long suit is {C}: it gives you seven trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D</extracomment>
        <translation>Deine lange Farbe ist {C}: Damit hast du sieben Trümpfe.</translation>
    </message>
    <message>
        <source>Somebody may go above so small a trump. Trump high.</source>
        <extracomment>[too-low] follow, void, led H, chose C6|C4</extracomment>
        <translation>Über einen so kleinen Trumpf kann jemand gehen. Stich hoch.</translation>
    </message>
    <message>
        <source>Others have higher trumps than that. Draw them with your high ones.</source>
        <extracomment>[small-lead] lead, chose C6|C4</extracomment>
        <translation>Andere haben höhere Trümpfe. Zieh sie mit deinen hohen.</translation>
    </message>
</context>
<context>
    <name>lessons/red.txt</name>
    <message>
        <source>Red trumps</source>
        <extracomment>Title</extracomment>
        <translation>Rote Trümpfe</translation>
    </message>
    <message>
        <source>In red suits low numbers win, and the seven is the second best trump.</source>
        <extracomment>About</extracomment>
        <translation>In roten Farben gewinnen die kleinen Zahlen, und die Sieben ist der zweitbeste Trumpf.</translation>
    </message>
    <message>
        <source>The next five deals are chosen, each for one new thing. In your games the cards are shuffled.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>Die nächsten fünf Spiele sind ausgesucht, jedes für etwas Neues. In deinen Partien wird ehrlich gemischt.</translation>
    </message>
    <message>
        <source>In *red suits*, {H} and {D}, low numbers win: {H3:the} beats {H7:the}.</source>
        <extracomment>[low] name-trump, hold H7 H3, teaches red-order</extracomment>
        <translation>In *roten Farben*, {H} und {D}, gewinnen niedrige Zahlen: {H3:Der} schlägt {H7:den}.</translation>
    </message>
    <message>
        <source>Name {H}. The lowest, {H7:the}, becomes manille, and you have five trumps.</source>
        <extracomment>[seven] name-trump, hold SA H7 HK HQ H3</extracomment>
        <translation>Nenne {H}. Die niedrigste, {H7:der}, wird Manille, und du hast fünf Trümpfe.</translation>
    </message>
    <message>
        <source>The ace of a red trump is *punto*, the fourth best. {HA:The} is out.</source>
        <extracomment>[punto] throw, i-am ombre, trump H, out HA, teaches punto</extracomment>
        <translation>Das Ass eines roten Trumpfs heißt *Ponto* und ist der vierthöchste. {HA:Der} ist noch draußen.</translation>
    </message>
    <message>
        <source>Three or more of the best trumps without a gap are paid as well: *estuches*.</source>
        <extracomment>[estuches] over, i-am ombre, paid-for estuches</extracomment>
        <translation>Drei oder mehr der besten Trümpfe ohne Lücke werden auch bezahlt: *Estuches*.</translation>
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
        <translation>Ein Spiel in der Gunstfarbe geht über eine Entrada.</translation>
    </message>
    <message>
        <source>In Rocambor {D} are in favour. *Oros*, a game with them, goes above an entrada.</source>
        <extracomment>[oros] bid, standing entrada, teaches oros</extracomment>
        <translation>Im Rocambor ist {D} Gunstfarbe. *Oros*, ein Spiel darin, geht über eine Frage.</translation>
    </message>
    <message>
        <source>You would have four trumps, the second, third and fourth best among them: bid oros.</source>
        <extracomment>[bid] bid, standing entrada, hold CA D7 DA D2</extracomment>
        <translation>Du hättest vier Trümpfe, darunter den zweit-, dritt- und vierthöchsten: Biete Oros.</translation>
    </message>
    <message>
        <source>After oros six cards at most may be changed, not eight. Throw the three low plain ones.</source>
        <extracomment>[throw] throw, i-am ombre, trump D, hold D7 DA, teaches limits</extracomment>
        <translation>Bei Oros darf man höchstens sechs Karten kaufen, nicht acht. Wirf die drei kleinen ab.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it with {D4:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, led C, void, hold D4, wins D4</extracomment>
        <translation>Diese Farbe hast du nicht. Stich mit {D4:dem}.</translation>
    </message>
    <message>
        <source>Play your kings while they win: {HK:the}.</source>
        <extracomment>[king] lead, i-am ombre, hold HK, high HK</extracomment>
        <translation>Spiel deine Könige, solange sie gewinnen: {HK:den}.</translation>
    </message>
    <message>
        <source>Now {SK:the}. If somebody trumps it, that costs them a trump.</source>
        <extracomment>[king-too] lead, i-am ombre, gone HK, hold SK, high SK</extracomment>
        <translation>Jetzt {SK:den}. Sticht ihn jemand, kostet das einen Trumpf.</translation>
    </message>
    <message>
        <source>Trump this one with {DJ:the}.</source>
        <extracomment>[jack] follow, i-am ombre, trump D, led H, void, hold DJ, wins DJ</extracomment>
        <translation>Stich diesen mit {DJ:dem}.</translation>
    </message>
    <message>
        <source>Only {SA:the} is above {D7:the}: drive it out.</source>
        <extracomment>[drive] lead, i-am ombre, trump D, gone DJ, hold D7, out SA</extracomment>
        <translation>Nur {SA:der} ist höher als {D7:der}: Hol die Karte heraus.</translation>
    </message>
    <message>
        <source>Trump with {D2:the}, and keep the high ones.</source>
        <extracomment>[small] follow, i-am ombre, trump D, gone D4 D7, led C, void, hold D2, wins D2</extracomment>
        <translation>Stich mit {D2:dem}, und behalte die hohen.</translation>
    </message>
    <message>
        <source>{CA:The} is the best trump left: your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump D, tricks 4, gone SA D7, hold CA, high CA</extracomment>
        <translation>{CA:Der} ist der beste Trumpf, der noch da ist: dein fünfter Stich.</translation>
    </message>
    <message>
        <source>The pool, and two chips from each, the player who rests too: oros count double.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract oros, gained 7, teaches plate</extracomment>
        <translation>Der Pott und zwei Marken von jedem, auch von dem, der aussetzt: Oros zählen doppelt.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 7, aside</extracomment>
        <translation>Du hast {gained} Marken gewonnen.</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract oros, aside</extracomment>
        <translation>Gleichstand: Du zahlst für jeden anderen Spieler zwei Marken in den Pott.</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Ein Gegenspieler hat die meisten Stiche, und ihm zahlst du. Der Pott bleibt.</translation>
    </message>
    <message>
        <source>A game that is given up costs as much as a tie.</source>
        <extracomment>[gave-up] over, result surrender, i-am ombre, aside</extracomment>
        <translation>Ein aufgegebenes Spiel kostet so viel wie ein Gleichstand.</translation>
    </message>
    <message>
        <source>That game was for all nine tricks, the bola.</source>
        <extracomment>[vole] over, result vole|failed_vole, aside</extracomment>
        <translation>Da ging es um alle neun Stiche, die Bola.</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre at the end. Try it again, with oros.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Am Ende war jemand anders der Hombre. Versuch es noch einmal, mit Oros.</translation>
    </message>
    <message>
        <source>All have passed.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Alle haben gepasst.</translation>
    </message>
    <message>
        <source>With three of the four best trumps you can go above the entrada: bid oros.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Mit drei der vier besten Trümpfe kannst du über die Frage gehen: Biete Oros.</translation>
    </message>
    <message>
        <source>Another suit may be turned. With {D} you know your trumps.</source>
        <extracomment>[blind] bid, chose volteo</extracomment>
        <translation>Vielleicht wird eine andere Farbe aufgedeckt. Mit {D} kennst du deine Trümpfe.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing, and half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_oros</extracomment>
        <translation>Beim Solo wird nicht gekauft, und die Hälfte dieses Blatts ist schwach.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw low plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Behalte deine Trümpfe. Wirf kleine Karten ab.</translation>
    </message>
    <message>
        <source>Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Könige machen Stiche: Behalte sie.</translation>
    </message>
    <message>
        <source>Giving up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>Aufgeben kostet so viel wie ein Gleichstand. Spiel weiter.</translation>
    </message>
</context>
<context>
    <name>lessons/rocambor_takeover.txt</name>
    <message>
        <source>A game taken over</source>
        <extracomment>Title</extracomment>
        <translation>Ein übernommenes Spiel</translation>
    </message>
    <message>
        <source>The Ombre gives up, and you play on.</source>
        <extracomment>About</extracomment>
        <translation>Der Hombre gibt auf, und du spielst weiter.</translation>
    </message>
    <message>
        <source>Somebody who speaks earlier says the same. Pass: now they must win it.</source>
        <extracomment>[held] bid, standing oros, hold DK DQ</extracomment>
        <translation>Jemand, der früher spricht, hält. Passe: Jetzt muss er das Spiel gewinnen.</translation>
    </message>
    <message>
        <source>In Rocambor the favour suit is {D}, the *oros*. A bid of oros goes above entrada.</source>
        <extracomment>[oros] bid, standing entrada, teaches oros</extracomment>
        <translation>Im Rocambor ist {D} die Gunstfarbe, die *Oros*. Ein Gebot darin geht über eine Frage.</translation>
    </message>
    <message>
        <source>Six {D}, with the three court cards among them: bid oros.</source>
        <extracomment>[bid] bid, standing entrada, hold DK DQ DJ D5</extracomment>
        <translation>Sechs Karten in {D}, darunter die drei Bilder: Biete Oros.</translation>
    </message>
    <message>
        <source>{ombre} plays oros, your own suit. Throw {H4:the}, and keep all else.</source>
        <extracomment>[throw] throw, i-am defender, hold H4 DK</extracomment>
        <translation>{ombre} spielt Oros, deine eigene Farbe. Wirf {H4:den} ab und behalte alles andere.</translation>
    </message>
    <message>
        <source>Spadille cannot be beaten. Give the lowest trump: {D5:the}.</source>
        <extracomment>[low] follow, i-am defender, trump D, lies SA, hold D5</extracomment>
        <translation>Über Spadille geht nichts. Gib den kleinsten Trumpf: {D5:den}.</translation>
    </message>
    <message>
        <source>Manille too. Again the lowest: {D4:the}.</source>
        <extracomment>[again] follow, i-am defender, trump D, lies D7, gone SA D5, hold D4</extracomment>
        <translation>Auch noch Manille. Wieder den kleinsten: {D4:den}.</translation>
    </message>
    <message>
        <source>{ombre} gives up. Whoever takes over plays on, and everybody keeps their tricks.</source>
        <extracomment>[gives-up] question take_over, i-am defender, teaches taking-over</extracomment>
        <translation>{ombre} gibt auf. Wer übernimmt, spielt als Hombre weiter. Die gemachten Stiche bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>You have five trumps, and the best one left: take it over.</source>
        <extracomment>[take] question take_over, hold CA DK DQ DJ D3</extracomment>
        <translation>Du hast fünf Trümpfe, darunter den besten, der noch da ist: Übernimm.</translation>
    </message>
    <message>
        <source>Now you are the Ombre, and need more tricks than either of them.</source>
        <extracomment>[now] follow, i-am ombre, tricks 0, gone SA D7</extracomment>
        <translation>Jetzt bist du der Hombre und brauchst mehr Stiche als jeder der beiden.</translation>
    </message>
    <message>
        <source>Draw trumps with {CA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, gone SA D7, hold CA, high CA</extracomment>
        <translation>Zieh Trumpf mit {CA:dem}.</translation>
    </message>
    <message>
        <source>Then {CK:the}, the highest of its suit.</source>
        <extracomment>[king] lead, i-am ombre, gone CA, hold CK, high CK</extracomment>
        <translation>Dann {CK:den}, die höchste Karte der Farbe.</translation>
    </message>
    <message>
        <source>Only {DA:the} is above {DK:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump D, gone CK, hold DK, out DA</extracomment>
        <translation>Nur {DA:der} ist höher als {DK:der}. Hol die Karte heraus.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {DQ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, void, led C, hold DQ, wins DQ</extracomment>
        <translation>Diese Farbe hast du nicht. Stich mit {DQ:dem}.</translation>
    </message>
    <message>
        <source>Nothing beats {DJ:the} now.</source>
        <extracomment>[clear] lead, i-am ombre, trump D, gone DA DQ, hold DJ, high DJ</extracomment>
        <translation>Jetzt schlägt nichts mehr {DJ:den}.</translation>
    </message>
    <message>
        <source>Whoever gave up pays you the price of a lost oros: {gained} chips. The pool stays.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract oros, gained 6, teaches plate</extracomment>
        <translation>Wer aufgegeben hat, zahlt dir, was verlorene Oros kosten: {gained} Marken. Der Pott bleibt.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[won] over, result sacada, i-am ombre, not gained 6, aside</extracomment>
        <translation>Du hast {gained} Marken gewonnen.</translation>
    </message>
    <message>
        <source>You do not have the most tricks, so you pay into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Du hast nicht die meisten Stiche, also zahlst du in den Pott.</translation>
    </message>
    <message>
        <source>Another player has the most tricks, and you pay that player.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Ein anderer hat die meisten Stiche, und ihm zahlst du.</translation>
    </message>
    <message>
        <source>Nobody took it over. Whoever gave up pays into the pool, and you get nothing.</source>
        <extracomment>[accepted] over, result surrender, aside</extracomment>
        <translation>Niemand hat übernommen. Wer aufgegeben hat, zahlt in den Pott, und du bekommst nichts.</translation>
    </message>
    <message>
        <source>You defended to the end. Try it again, and take the game over.</source>
        <extracomment>[defended] over, i-am defender, not result surrender, aside</extracomment>
        <translation>Du hast bis zum Ende dagegen gespielt. Versuch es noch einmal und übernimm das Spiel.</translation>
    </message>
    <message>
        <source>Nobody has played.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Niemand hat gespielt.</translation>
    </message>
    <message>
        <source>Six {D} are worth a bid. Oros goes above the entrada.</source>
        <extracomment>[weak] bid, standing entrada, chose pass</extracomment>
        <translation>Sechs Karten in {D} sind ein Gebot wert. Oros gehen über die Frage.</translation>
    </message>
    <message>
        <source>That is too high without a matador. The talon may bring one.</source>
        <extracomment>[too-high] bid, chose volteo|solo|solo_oros</extracomment>
        <translation>Ohne Matador ist das zu hoch. Vielleicht bringt der Talon einen.</translation>
    </message>
    <message>
        <source>Then you get nothing. With the best trumps left you can win: take it over.</source>
        <extracomment>[accepted-it] question take_over, chose accept</extracomment>
        <translation>Dann bekommst du nichts. Mit den besten Trümpfen kannst du gewinnen: Übernimm.</translation>
    </message>
    <message>
        <source>Trumps win tricks for defenders, too. Keep them.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Auch gegen den Hombre machen Trümpfe Stiche. Behalte sie.</translation>
    </message>
</context>
<context>
    <name>lessons/second.txt</name>
    <message>
        <source>You defend</source>
        <extracomment>Title</extracomment>
        <translation>Du spielst dagegen</translation>
    </message>
    <message>
        <source>Two play together against the Ombre.</source>
        <extracomment>About</extracomment>
        <translation>Zwei spielen zusammen gegen den Hombre.</translation>
    </message>
    <message>
        <source>Five more deals, one new thing in each</source>
        <extracomment>Next</extracomment>
        <translation>Noch fünf Spiele, jedes mit etwas Neuem</translation>
    </message>
    <message>
        <source>{left} has bid. Your hand is too weak to play alone: pass, and defend.</source>
        <extracomment>[pass] bid, standing entrada, hold CA CJ</extracomment>
        <translation>{left} hat geboten. Dein Blatt ist zu schwach, um allein zu spielen: Passe und spiel dagegen.</translation>
    </message>
    <message>
        <source>You and {right} play together. {left} wins with five tricks, or four against three and two.</source>
        <extracomment>[together] bid, standing entrada</extracomment>
        <translation>Du und {right} seid Partner. {left} gewinnt mit fünf Stichen, oder vier, wenn ihr drei und zwei habt.</translation>
    </message>
    <message>
        <source>Now the defenders change cards: you 8 at most, so that {right} can draw some too.</source>
        <extracomment>[change-too] throw, i-am defender, teaches exchange</extracomment>
        <translation>Jetzt kaufen die Gegenspieler: du höchstens 8, damit für {right} noch etwas bleibt.</translation>
    </message>
    <message>
        <source>Throw all but your trumps, {CA:the} and {CJ:the}. Better ones may come.</source>
        <extracomment>[all-but] throw, i-am defender, hold CA CJ, trump C, keeps CA CJ, deck french</extracomment>
        <translation>Wirf alles ab außer den Trümpfen, {CA:dem} und {CJ:dem}. Vielleicht kommen bessere Karten.</translation>
    </message>
    <message>
        <source>Throw all but your trumps, {CA:the} and {CJ:the} (10). Others may come.</source>
        <extracomment>[all-but-ten] throw, i-am defender, hold CA CJ, trump C, keeps CA CJ, deck spanish</extracomment>
        <translation>Wirf alles ab außer den Trümpfen, {CA:dem} und {CJ:dem} (10). Vielleicht kommen neue.</translation>
    </message>
    <message>
        <source>{partner} is winning this trick: that is good for both of you. Give a low card.</source>
        <extracomment>[partner-wins] follow, i-am defender, winning partner, teaches defending</extracomment>
        <translation>{partner} gewinnt diesen Stich gerade: Das ist gut für euch beide. Gib eine kleine Karte.</translation>
    </message>
    <message>
        <source>The Ombre has trumped. Beat it with the smallest trump that can: {C4:the}.</source>
        <extracomment>[overtrump] follow, i-am defender, void, winning ombre, trumped, hold C4, wins C4, teaches trumping</extracomment>
        <translation>Der Hombre hat gestochen. Geh mit dem kleinsten Trumpf darüber, der reicht: {C4:dem}.</translation>
    </message>
    <message>
        <source>Do not lead a trump. Keep {SA:the} and {CA:the} for the Ombre.</source>
        <extracomment>[wait] lead, i-am defender, hold SA CA, trump C, keeps SA CA, teaches leading</extracomment>
        <translation>Spiel keinen Trumpf aus. Behalte {SA:den} und {CA:den} für den Hombre.</translation>
    </message>
    <message>
        <source>The Ombre leads trumps. Only {SA:the} is sure to take the trick: play it.</source>
        <extracomment>[spadille] follow, i-am defender, led trump, leader ombre, winning ombre, hold SA, may SA, wins SA, teaches trumps</extracomment>
        <translation>Der Hombre spielt Trumpf. Sicher nimmt nur {SA:der} den Stich: Spiel die Karte.</translation>
    </message>
    <message>
        <source>A defender who takes more tricks than the Ombre wins *codille*: that pays best.</source>
        <extracomment>[codille] lead, i-am defender, tricks 2+</extracomment>
        <translation>Wer als Gegenspieler mehr Stiche macht als der Hombre, gewinnt *Codille*: Das bringt am meisten.</translation>
    </message>
    <message>
        <source>You have none of this suit. Trump with {CJ:the}, and keep {CA:the}.</source>
        <extracomment>[ruff] follow, i-am defender, void, winning ombre, hold CJ CA, wins CJ, not led trump, gone SA, keeps CA</extracomment>
        <translation>Diese Farbe hast du nicht. Stich mit {CJ:dem}, und behalte {CA:den}.</translation>
    </message>
    <message>
        <source>Do not lead {CA:the}. It will take a trick later.</source>
        <extracomment>[patience] lead, i-am defender, cards 2+, hold CA, gone CJ, trump C, keeps CA</extracomment>
        <translation>Spiel {CA:den} nicht aus. Damit machst du später einen Stich.</translation>
    </message>
    <message>
        <source>You have {tricks} tricks, the Ombre {ombre-tricks}: codille. The Ombre pays you {gained} chips.</source>
        <extracomment>[made] over, result codille, gained 1+, i-am defender, teaches codille</extracomment>
        <translation>Du hast {tricks} Stiche, der Hombre {ombre-tricks}: Codille. Der Hombre zahlt dir {gained} Marken.</translation>
    </message>
    <message>
        <source>Codille is paid to you alone. The pool stays where it is, for the next deal.</source>
        <extracomment>[alone] over, result codille, gained 1+, i-am defender</extracomment>
        <translation>Codille bekommst du allein bezahlt. Der Pott bleibt für das nächste Spiel, wo er ist.</translation>
    </message>
    <message>
        <source>{partner} took more tricks than the Ombre. That is codille, and it is paid to your partner.</source>
        <extracomment>[partner-made] over, result codille, gained 0, i-am defender, aside</extracomment>
        <translation>{partner} hat mehr Stiche als der Hombre. Das ist Codille, und der Lohn gehört deinem Partner.</translation>
    </message>
    <message>
        <source>Nobody lost but the Ombre: a tie, *puesta*. The Ombre pays, you do not.</source>
        <extracomment>[tie] over, result puesta, i-am defender, aside</extracomment>
        <translation>Verloren hat nur der Hombre: Gleichstand, *Bete*. Der Hombre zahlt, du nicht.</translation>
    </message>
    <message>
        <source>The Ombre took more tricks than either of you, and wins. You pay {paid} chips.</source>
        <extracomment>[ombre-won] over, result sacada, i-am defender, aside</extracomment>
        <translation>Der Hombre hat mehr Stiche als jeder von euch und gewinnt. Du zahlst {paid} Marken.</translation>
    </message>
    <message>
        <source>You play alone after all: five tricks, as in the first deal.</source>
        <extracomment>[you-play] throw, i-am ombre, aside</extracomment>
        <translation>Du spielst nun doch allein: fünf Stiche, wie im ersten Spiel.</translation>
    </message>
    <message>
        <source>That was too much for this hand: you pay {paid} chips.</source>
        <extracomment>[you-paid] over, i-am ombre, paid 1+, aside</extracomment>
        <translation>Das war zu viel für dieses Blatt: Du zahlst {paid} Marken.</translation>
    </message>
    <message>
        <source>You played alone and won {gained} chips. That was bold!</source>
        <extracomment>[you-won] over, i-am ombre, gained 1+, aside</extracomment>
        <translation>Du hast allein gespielt und {gained} Marken gewonnen. Das war kühn!</translation>
    </message>
    <message>
        <source>Your hand is too weak to play alone: you would often pay. Pass, and defend.</source>
        <extracomment>[too-bold] bid, chose vuelta|solo|entrada, hold CA CJ</extracomment>
        <translation>Dein Blatt ist zu schwach, um allein zu spielen: Du würdest oft zahlen. Passe.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it: it can beat what the Ombre leads.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am defender</extracomment>
        <translation>Da würdest du einen Trumpf abwerfen. Behalte ihn: Er kann den Hombre schlagen.</translation>
    </message>
    <message>
        <source>{partner} is winning already. Give your lowest card.</source>
        <extracomment>[waste] follow, i-am defender, winning partner, not chose trump</extracomment>
        <translation>{partner} gewinnt den Stich schon. Gib deine kleinste Karte.</translation>
    </message>
    <message>
        <source>{partner} is winning already. Do not spend a trump on this trick.</source>
        <extracomment>[waste-trump] follow, i-am defender, winning partner, chose trump</extracomment>
        <translation>{partner} gewinnt den Stich schon. Gib dafür keinen Trumpf her.</translation>
    </message>
    <message>
        <source>{C4:The} is enough here. Keep the higher trumps for better tricks.</source>
        <extracomment>[enough] follow, i-am defender, void, winning ombre, chose trump, hold C4, wins C4, not chose C4</extracomment>
        <translation>{C4:Der} genügt hier. Behalte die höheren Trümpfe für bessere Stiche.</translation>
    </message>
    <message>
        <source>{CJ:The} is enough here. Keep {CA:the} for a trick that you need.</source>
        <extracomment>[enough-page] follow, i-am defender, void, winning ombre, chose CA, hold CJ, wins CJ, not led trump, keeps CA</extracomment>
        <translation>{CJ:Der} genügt hier. Behalte {CA:den} für einen Stich, den du brauchst.</translation>
    </message>
    <message>
        <source>The Ombre is winning this trick, and you can trump. Do it.</source>
        <extracomment>[trump-it] follow, i-am defender, void, winning ombre, chose plain, can-win</extracomment>
        <translation>Der Hombre gewinnt diesen Stich, und du kannst stechen. Tu es.</translation>
    </message>
    <message>
        <source>Keep your trumps until the Ombre leads. Lead another suit.</source>
        <extracomment>[led-trump] lead, i-am defender, chose trump</extracomment>
        <translation>Behalte deine Trümpfe, bis der Hombre ausspielt. Spiel eine andere Farbe aus.</translation>
    </message>
    <message>
        <source>The Ombre is winning. Only {SA:the} is sure to take this trick.</source>
        <extracomment>[only-spadille] follow, i-am defender, led trump, winning ombre, hold SA, wins SA, not chose SA</extracomment>
        <translation>Der Hombre gewinnt gerade. Sicher nimmt nur {SA:der} diesen Stich.</translation>
    </message>
</context>
<context>
    <name>lessons/solo.txt</name>
    <message>
        <source>Without new cards</source>
        <extracomment>Title</extracomment>
        <translation>Ohne neue Karten</translation>
    </message>
    <message>
        <source>With six good trumps, play without the talon.</source>
        <extracomment>About</extracomment>
        <translation>Mit sechs guten Trümpfen spielst du ohne Talon.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps: spadille, manille and two court cards among them.</source>
        <extracomment>[six] bid, hold SA HK HQ H7</extracomment>
        <translation>Nennst du {H}, hast du sechs Trümpfe, darunter Spadille, Manille und zwei Bilder.</translation>
    </message>
    <message>
        <source>With {CK:the} besides you need no new cards: bid solo.</source>
        <extracomment>[solo] bid, hold SA HK HQ H7 CK, keeps CK, teaches bidding</extracomment>
        <translation>Dazu {CK:der}: Du brauchst keine neuen Karten. Biete Solo.</translation>
    </message>
    <message>
        <source>Name {H}. The others change cards now, and you do not.</source>
        <extracomment>[name] name-trump, standing solo, hold HK HQ H7</extracomment>
        <translation>Nenne {H}. Die anderen kaufen jetzt, du nicht.</translation>
    </message>
    <message>
        <source>Draw trumps while yours are the best. First {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA H7, high SA</extracomment>
        <translation>Zieh Trumpf, solange deine die besten sind. Zuerst {SA:den}.</translation>
    </message>
    <message>
        <source>{H7:The} next: nothing beats it now.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>Nun {H7:den}: Darüber geht jetzt nichts mehr.</translation>
    </message>
    <message>
        <source>Now the king on the side: {CK:the}. Your other trumps can wait.</source>
        <extracomment>[king] lead, i-am ombre, trump H, hold CK, high CK, gone SA H7</extracomment>
        <translation>Jetzt den König der anderen Farbe: {CK:den}. Deine übrigen Trümpfe können warten.</translation>
    </message>
    <message>
        <source>You have none of that suit left. Trump low, with {H5:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led D, hold H5, wins H5</extracomment>
        <translation>Diese Farbe hast du nicht mehr. Stich niedrig, mit {H5:dem}.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>Das ist der fünfte Stich, und das Spiel ist gewonnen.</translation>
    </message>
    <message>
        <source>A solo is paid better than an entrada: {gained} chips.</source>
        <extracomment>[paid] over, result sacada, contract solo, gained 1+</extracomment>
        <translation>Ein Solo wird besser bezahlt als eine Frage: {gained} Marken.</translation>
    </message>
    <message>
        <source>You won. A solo would have been paid better.</source>
        <extracomment>[entrada] over, result sacada, contract entrada|vuelta, i-am ombre, aside</extracomment>
        <translation>Du hast gewonnen. Ein Solo wäre besser bezahlt worden.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Schiefgegangen. Ein neuer Versuch kostet nichts.</translation>
    </message>
    <message>
        <source>This hand is worth more: six trumps and a king need no new cards.</source>
        <extracomment>[more] bid, chose pass|entrada|vuelta</extracomment>
        <translation>Dieses Blatt ist mehr wert: Sechs Trümpfe und ein König brauchen keine neuen Karten.</translation>
    </message>
    <message>
        <source>With {H} you have six trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Nennst du {H}, hast du sechs Trümpfe.</translation>
    </message>
    <message>
        <source>Higher trumps are out. Lead one that nobody beats, or a plain card.</source>
        <extracomment>[low-trump] lead, i-am ombre, chose H2|H5, trumps-out 1+</extracomment>
        <translation>Höhere Trümpfe sind noch draußen. Spiel einen, den niemand schlägt, oder eine andere Farbe.</translation>
    </message>
</context>
<context>
    <name>lessons/surrender.txt</name>
    <message>
        <source>To give up</source>
        <extracomment>Title</extracomment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>When bad cards come, a tie is cheaper than a loss.</source>
        <extracomment>About</extracomment>
        <translation>Kommen schlechte Karten, ist ein Gleichstand billiger als eine Niederlage.</translation>
    </message>
    <message>
        <source>Bid vuelta this time: you will see what one does when the new cards are bad.</source>
        <extracomment>[bid] bid</extracomment>
        <translation>Biete diesmal Tourné: Du siehst, was man bei schlechten neuen Karten tut.</translation>
    </message>
    <message>
        <source>The card turned up makes four trumps. Throw all the others.</source>
        <extracomment>[turned] throw, i-am ombre, contract vuelta, trump C, hold SA CK C4</extracomment>
        <translation>Mit der aufgedeckten Karte hast du vier Trümpfe. Wirf alle anderen ab.</translation>
    </message>
    <message>
        <source>Bad cards came. Until you have played to the fourth trick you may *surrender*.</source>
        <extracomment>[bad] follow, i-am ombre, contract vuelta, trump C, tricks 0, trumps 4-, not hold SK, teaches surrender</extracomment>
        <translation>Schlechte Karten. Bis du zum vierten Stich gespielt hast, darfst du *aufgeben*.</translation>
    </message>
    <message>
        <source>If both accept, it counts as a tie. If one refuses, play goes on.</source>
        <extracomment>[how] follow, i-am ombre, contract vuelta, tricks 0</extracomment>
        <translation>Nehmen beide an, gilt es als Gleichstand. Lehnt einer ab, geht das Spiel weiter.</translation>
    </message>
    <message>
        <source>You pay {paid} chips, but into the pool, where you may win them back.</source>
        <extracomment>[paid] over, result surrender, i-am ombre</extracomment>
        <translation>Du zahlst {paid} Marken, aber in den Pott, wo du sie zurückgewinnen kannst.</translation>
    </message>
    <message>
        <source>After an entrada a defender may take over and play. A solo is never given up.</source>
        <extracomment>[others] over, result surrender, i-am ombre</extracomment>
        <translation>Nach einer Frage darf ein Gegenspieler übernehmen und weiterspielen. Ein Solo gibt man nie auf.</translation>
    </message>
    <message>
        <source>Codille: the chips go to one of the others, not into the pool.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Codille: Die Marken gehen an einen der anderen, nicht in den Pott.</translation>
    </message>
    <message>
        <source>A tie, and it costs the same as giving up.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Gleichstand, und der kostet so viel wie Aufgeben.</translation>
    </message>
    <message>
        <source>You won after all: that was luck, or very good play.</source>
        <extracomment>[won] over, result sacada, i-am ombre, aside</extracomment>
        <translation>Du hast doch gewonnen: Das war Glück oder sehr gutes Spiel.</translation>
    </message>
    <message>
        <source>Nobody else wants to play. Bid vuelta, and see what comes.</source>
        <extracomment>[no-bid] bid, chose pass</extracomment>
        <translation>Sonst will niemand spielen. Biete Tourné und sieh, was kommt.</translation>
    </message>
    <message>
        <source>Four trumps and nothing else will hardly win. Surrender costs less on average.</source>
        <extracomment>[play-on] follow, i-am ombre, contract vuelta, tricks 0, chose plain|trump</extracomment>
        <translation>Vier Trümpfe und sonst nichts gewinnen kaum. Aufgeben kostet im Schnitt weniger.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>Da würdest du einen Trumpf abwerfen. Behalte ihn.</translation>
    </message>
</context>
<context>
    <name>lessons/throw.txt</name>
    <message>
        <source>What to throw</source>
        <extracomment>Title</extracomment>
        <translation>Was man abwirft</translation>
    </message>
    <message>
        <source>Keep trumps and kings; the talon brings something better.</source>
        <extracomment>About</extracomment>
        <translation>Behalte Trümpfe und Könige; der Talon bringt Besseres.</translation>
    </message>
    <message>
        <source>Four trumps with {C}, two of the best three among them: bid entrada.</source>
        <extracomment>[bid] bid, hold CA CQ CJ C2</extracomment>
        <translation>Nennst du {C}, hast du vier Trümpfe, darunter zwei der besten drei: Biete eine Frage.</translation>
    </message>
    <message>
        <source>Name {C}: {C2:the} becomes manille, and {CA:the} is basto.</source>
        <extracomment>[name] name-trump, hold CA C2</extracomment>
        <translation>Nenne {C}: {C2:Der} wird Manille, und {CA:der} ist Basta.</translation>
    </message>
    <message>
        <source>Throw all five plain cards. A low plain card wins nothing; a new card may.</source>
        <extracomment>[all] throw, i-am ombre, trump C, hold S5 S3 H7 D7 D2, teaches exchange</extracomment>
        <translation>Wirf alle fünf anderen ab. Eine kleine Karte gewinnt nichts, eine neue vielleicht.</translation>
    </message>
    <message>
        <source>You change first. What you leave in the talon is for the others.</source>
        <extracomment>[first] throw, i-am ombre, trump C</extracomment>
        <translation>Du kaufst zuerst. Was du im Talon lässt, bekommen die anderen.</translation>
    </message>
    <message>
        <source>Two kings came. A king wins while everybody still has its suit: lead {HK:the}.</source>
        <extracomment>[king] lead, i-am ombre, trump C, hold HK DK</extracomment>
        <translation>Zwei Könige kamen. Ein König gewinnt, solange alle seine Farbe haben: Spiel {HK:den} aus.</translation>
    </message>
    <message>
        <source>Lead {DK:the} as well, before somebody runs out of {D}.</source>
        <extracomment>[second] lead, i-am ombre, trump C, hold DK, gone HK</extracomment>
        <translation>Spiel auch {DK:den} aus, ehe jemandem die Farbe {D} ausgeht.</translation>
    </message>
    <message>
        <source>Now trumps. Of those that are out, spadille alone beats {C2:the}.</source>
        <extracomment>[manille] lead, i-am ombre, trump C, hold C2 CA, gone HK DK, out SA</extracomment>
        <translation>Jetzt Trumpf: Über {C2:den} geht nur noch Spadille.</translation>
    </message>
    <message>
        <source>You have none of this suit. Trump it with {C3:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, void, not led trump, hold C3, wins C3</extracomment>
        <translation>Diese Farbe hast du nicht. Stich mit {C3:dem}.</translation>
    </message>
    <message>
        <source>Spadille is gone: nobody beats {CA:the} now.</source>
        <extracomment>[basto] lead, i-am ombre, trump C, hold CA, gone SA, high CA</extracomment>
        <translation>Spadille ist weg: Über {CA:den} geht jetzt nichts mehr.</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>Das ist der fünfte Stich, und das Spiel ist gewonnen.</translation>
    </message>
    <message>
        <source>Five bad cards went, and two kings came. Throw boldly.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gone S5 S3 H7 D7 D2 HK DK</extracomment>
        <translation>Fünf schlechte Karten gingen, zwei Könige kamen. Beim Abwerfen darfst du mutig sein.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Schiefgegangen. Ein neuer Versuch kostet nichts.</translation>
    </message>
    <message>
        <source>All have passed. Four good trumps are worth a bid, since new cards come.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Alle haben gepasst. Vier gute Trümpfe sind ein Gebot wert, denn es kommen neue Karten.</translation>
    </message>
    <message>
        <source>Four good trumps are worth a bid, since five new cards will come.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Vier gute Trümpfe sind ein Gebot wert, denn fünf neue Karten kommen dazu.</translation>
    </message>
    <message>
        <source>With {C} you hold four trumps, and two of the best three.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D</extracomment>
        <translation>Nennst du {C}, hast du vier Trümpfe und zwei der besten drei.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep even the small ones.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>Da würdest du einen Trumpf abwerfen. Behalte auch die kleinen.</translation>
    </message>
    <message>
        <source>Throw the rest as well: a low plain card seldom wins a trick.</source>
        <extracomment>[plain-kept] throw, not chose trump, i-am ombre</extracomment>
        <translation>Wirf auch den Rest ab: Eine kleine Karte macht selten einen Stich.</translation>
    </message>
    <message>
        <source>They would take that cheaply. Lead a king or {C2:the}.</source>
        <extracomment>[too-low] lead, i-am ombre, chose C3|CJ|CQ, out SA, hold C2</extracomment>
        <translation>Diesen Trumpf nehmen sie dir billig ab. Spiel einen König oder {C2:den} aus.</translation>
    </message>
</context>
<context>
    <name>lessons/tresillo.txt</name>
    <message>
        <source>The favour suit</source>
        <extracomment>Title</extracomment>
        <translation>Die Gunstfarbe</translation>
    </message>
    <message>
        <source>A bid in the favour suit goes above the same bid.</source>
        <extracomment>About</extracomment>
        <translation>Ein Gebot in der Gunstfarbe geht über dasselbe Gebot.</translation>
    </message>
    <message>
        <source>One suit is in favour, here {S}. A bid in it goes above the same bid.</source>
        <extracomment>[favour] bid, standing entrada, teaches favour-suit</extracomment>
        <translation>Eine Farbe ist Gunstfarbe, hier {S}. Ein Gebot darin geht über dasselbe in anderen Farben.</translation>
    </message>
    <message>
        <source>Four trumps with {S}, the best two among them: bid the favour entrada.</source>
        <extracomment>[bid] bid, standing entrada, hold SA SQ S3 S2, teaches favour-bids</extracomment>
        <translation>Die Gunstfarbe {S} gibt dir vier Trümpfe, darunter die besten zwei: Biete Frage in Gunst.</translation>
    </message>
    <message>
        <source>{right} dealt and rests, but pays and is paid like the others.</source>
        <extracomment>[rests] throw, i-am ombre</extracomment>
        <translation>{right} hat gegeben und setzt aus, zahlt und bekommt aber wie die anderen.</translation>
    </message>
    <message>
        <source>Nobody asks for the trump: it is {S}. Throw every plain card.</source>
        <extracomment>[throw] throw, i-am ombre, trump S, hold SA SQ S3 S2</extracomment>
        <translation>Nach dem Trumpf fragt niemand: Es ist {S}. Wirf alles andere ab.</translation>
    </message>
    <message>
        <source>After you the defenders drew. The first of them may let the other draw first.</source>
        <extracomment>[drawn] follow, i-am ombre, tricks 0, others 0, teaches yielding</extracomment>
        <translation>Nach dir haben die Gegenspieler gekauft. Der erste darf den anderen vorlassen.</translation>
    </message>
    <message>
        <source>This was trumped. Keep {CK:the}, and give {C5:the}.</source>
        <extracomment>[low] follow, i-am ombre, led C, trumped, hold CK C5, keeps CK</extracomment>
        <translation>Hier wurde gestochen. Behalte {CK:den} und gib {C5:den}.</translation>
    </message>
    <message>
        <source>Trump it with {SA:the}, the *espada*: nobody goes above.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, void, led H, hold SA, wins SA</extracomment>
        <translation>Stich mit {SA:dem}, der *Espada*: Darüber geht niemand.</translation>
    </message>
    <message>
        <source>Draw trumps with {S2:the}, the *mala*. Nothing beats it now.</source>
        <extracomment>[mala] lead, i-am ombre, trump S, gone SA, hold S2, high S2</extracomment>
        <translation>Zieh Trumpf mit {S2:dem}, der *Mala*. Darüber geht jetzt nichts mehr.</translation>
    </message>
    <message>
        <source>And {CA:the}. You had all three matadors, and each pays for that.</source>
        <extracomment>[basto] lead, i-am ombre, trump S, gone SA S2, hold CA, high CA</extracomment>
        <translation>Und {CA:den}. Du hattest alle drei Matadore, und dafür zahlt jeder.</translation>
    </message>
    <message>
        <source>Keep your last trumps. {CK:The} wins, or brings a trump out.</source>
        <extracomment>[king] lead, i-am ombre, trump S, gone CA, hold CK SQ S3, keeps SQ S3</extracomment>
        <translation>Behalte deine letzten Trümpfe. {CK:Der} gewinnt oder lockt einen Trumpf heraus.</translation>
    </message>
    <message>
        <source>One more is needed. Lead {C3:the} and keep {S3:the}: let them come.</source>
        <extracomment>[wait] lead, i-am ombre, trump S, tricks 4, hold C3 S3, keeps S3</extracomment>
        <translation>Einer fehlt noch. Spiel {C3:den} aus und behalte {S3:den}: Lass sie kommen.</translation>
    </message>
    <message>
        <source>The pool, and three chips from each: two for favour, one for the matadors.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract entrada_favor, gained 10, teaches plate</extracomment>
        <translation>Der Pott und drei Marken von jedem: zwei für die Frage in Gunst, eine für die Matadore.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[less] over, result sacada, i-am ombre, not gained 10, aside</extracomment>
        <translation>Du hast {gained} Marken gewonnen.</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract entrada_favor, aside</extracomment>
        <translation>Gleichstand: Du zahlst für jeden anderen Spieler zwei Marken in den Pott.</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Ein Gegenspieler hat die meisten Stiche, und ihm zahlst du. Der Pott bleibt.</translation>
    </message>
    <message>
        <source>A game that is given up costs as much as a tie.</source>
        <extracomment>[gave-up] over, result surrender, aside</extracomment>
        <translation>Ein aufgegebenes Spiel kostet so viel wie ein Gleichstand.</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre at the end. Try it again, in favour.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Am Ende war jemand anders der Hombre. Versuch es noch einmal, in Gunst.</translation>
    </message>
    <message>
        <source>All have passed, so the next player deals.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Alle haben gepasst, also gibt der Nächste.</translation>
    </message>
    <message>
        <source>With the best two trumps you can go above the entrada. Bid in favour.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Mit den zwei besten Trümpfen kannst du über die Frage gehen. Biete in Gunst.</translation>
    </message>
    <message>
        <source>Who knows what will be turned? With {S} you are sure of four trumps.</source>
        <extracomment>[blind] bid, chose vuelta</extracomment>
        <translation>Wer weiß, was aufgedeckt wird? In der Gunstfarbe {S} sind dir vier Trümpfe sicher.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing, and half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_favor</extracomment>
        <translation>Beim Solo wird nicht gekauft, und die Hälfte dieses Blatts ist schwach.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Behalte deine Trümpfe. Wirf die anderen Karten ab.</translation>
    </message>
    <message>
        <source>Giving up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>Aufgeben kostet so viel wie ein Gleichstand. Spiel weiter.</translation>
    </message>
</context>
<context>
    <name>lessons/tresillo_vuelta.txt</name>
    <message>
        <source>The turned card</source>
        <extracomment>Title</extracomment>
        <translation>Die aufgedeckte Karte</translation>
    </message>
    <message>
        <source>A vuelta: the talon names your trump.</source>
        <extracomment>About</extracomment>
        <translation>Eine Vuelta: Der Talon bestimmt deinen Trumpf.</translation>
    </message>
    <message>
        <source>A vuelta is above both entradas: the top card of the talon makes trump.</source>
        <extracomment>[turn] bid, standing nothing, teaches favour-bids</extracomment>
        <translation>Ein Tourné geht über beide Fragen: Die oberste Karte des Talons bestimmt den Trumpf.</translation>
    </message>
    <message>
        <source>Three suits would give you good trumps: {S}, {H} and {D}. Bid vuelta.</source>
        <extracomment>[bid] bid, standing nothing, hold SA SK HA D7</extracomment>
        <translation>Drei Farben gäben dir gute Trümpfe: {S}, {H} und {D}. Biete Tourné.</translation>
    </message>
    <message>
        <source>{H7:The} is turned: {H} are trumps. Keep trumps and {SK:the}.</source>
        <extracomment>[turned] throw, i-am ombre, trump H, out H7, hold SA SK HA, keeps SK, teaches turned-card</extracomment>
        <translation>{H7:Der} ist aufgedeckt: Trumpf ist {H}. Behalte Trümpfe und {SK:den}.</translation>
    </message>
    <message>
        <source>You lead first. Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Du spielst als Erster aus. Zieh Trumpf mit {SA:dem}.</translation>
    </message>
    <message>
        <source>A king wins while they have its suit: {SK:the}.</source>
        <extracomment>[king] lead, i-am ombre, gone SA, hold SK, high SK</extracomment>
        <translation>Ein König gewinnt, solange alle die Farbe haben: Spiel {SK:den}.</translation>
    </message>
    <message>
        <source>Now {H7:the}, the turned card, your mala. Nothing beats it.</source>
        <extracomment>[mala] lead, i-am ombre, trump H, gone SK, hold H7, high H7</extracomment>
        <translation>Jetzt {H7:den}, die aufgedeckte Karte, deine Mala. Darüber geht nichts mehr.</translation>
    </message>
    <message>
        <source>Only {CA:the} is above {HA:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone H7, hold HA, out CA</extracomment>
        <translation>Nur {CA:der} ist höher als {HA:der}. Hol die Karte heraus.</translation>
    </message>
    <message>
        <source>No card of yours wins this trick. Give the low one: {D5:the}.</source>
        <extracomment>[low] follow, i-am ombre, led D, hold D5, not can-win</extracomment>
        <translation>Keine deiner Karten gewinnt diesen Stich. Gib die kleine: {D5:den}.</translation>
    </message>
    <message>
        <source>{HQ:The} is the best trump left: your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump H, tricks 4, gone CA HA, hold HQ, high HQ</extracomment>
        <translation>{HQ:Der} ist der beste Trumpf, der noch da ist: dein fünfter Stich.</translation>
    </message>
    <message>
        <source>The pool, and two chips from each. If the favour suit is turned, it is four.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract vuelta, gained 7, teaches plate</extracomment>
        <translation>Der Pott und zwei Marken von jedem. Wird die Gunstfarbe aufgedeckt, sind es vier.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 7, aside</extracomment>
        <translation>Du hast {gained} Marken gewonnen.</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract vuelta, aside</extracomment>
        <translation>Gleichstand: Du zahlst für jeden anderen Spieler zwei Marken in den Pott.</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Ein Gegenspieler hat die meisten Stiche, und ihm zahlst du. Der Pott bleibt.</translation>
    </message>
    <message>
        <source>A vuelta that is given up is lost at once. Nobody can take it over.</source>
        <extracomment>[gave-up] over, result surrender, i-am ombre, aside</extracomment>
        <translation>Ein aufgegebenes Tourné ist sofort verloren. Übernehmen kann es niemand.</translation>
    </message>
    <message>
        <source>That was played for the *bola*, all nine tricks.</source>
        <extracomment>[vole] over, result vole|failed_vole, aside</extracomment>
        <translation>Gespielt wurde um die *Bola*, alle neun Stiche.</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre. Try it again, with a vuelta.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Jemand anders war der Hombre. Versuch es noch einmal, mit Tourné.</translation>
    </message>
    <message>
        <source>All have passed, so the next player deals.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Alle haben gepasst, also gibt der Nächste.</translation>
    </message>
    <message>
        <source>Three suits would do for trump, and you have {SA:the}. Bid vuelta.</source>
        <extracomment>[pass] bid, chose pass, hold SA</extracomment>
        <translation>Drei Farben taugen als Trumpf, und du hast {SA:den}. Biete Tourné.</translation>
    </message>
    <message>
        <source>Somebody may go above that. A vuelta is higher, and most suits suit you.</source>
        <extracomment>[low-bid] bid, chose entrada|entrada_favor</extracomment>
        <translation>Darüber kann jemand gehen. Ein Tourné ist höher, und dir passen die meisten Farben.</translation>
    </message>
    <message>
        <source>A solo exchanges nothing. Half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_favor</extracomment>
        <translation>Beim Solo wird nicht gekauft. Die Hälfte dieses Blatts ist schwach.</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Behalte deine Trümpfe. Wirf die anderen Karten ab.</translation>
    </message>
    <message>
        <source>A vuelta that is given up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>Ein aufgegebenes Tourné kostet so viel wie ein Gleichstand. Spiel weiter.</translation>
    </message>
</context>
<context>
    <name>lessons/tricks.txt</name>
    <message>
        <source>Three tricks</source>
        <extracomment>Title</extracomment>
        <translation>Drei Stiche</translation>
    </message>
    <message>
        <source>Follow suit, trump, and the winner leads.</source>
        <extracomment>About</extracomment>
        <translation>Bedienen, trumpfen, und der Gewinner spielt aus.</translation>
    </message>
    <message>
        <source>{left} led a card. You must play the same suit if you can: {HK:the}.</source>
        <extracomment>[suit] follow, only HK, hold HK, teaches following</extracomment>
        <translation>{left} hat ausgespielt. Du musst dieselbe Farbe spielen, wenn du kannst: {HK:den}.</translation>
    </message>
    <message>
        <source>One card from each makes a *trick*. The best of the suit that was led takes it.</source>
        <extracomment>[best] follow, only HK</extracomment>
        <translation>Von jedem eine Karte, das ist ein *Stich*. Ihn macht die beste in der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>The winner *leads*: they play first in the next trick, any card. Try {D4:the}.</source>
        <extracomment>[lead] lead, hold D4, teaches leading</extracomment>
        <translation>Wer den Stich macht, *spielt aus*: Er legt zum nächsten die erste Karte, irgendeine. Versuch {D4:den}.</translation>
    </message>
    <message>
        <source>You have none of this suit. {C:Name} are *trumps* now: {C7:the} beats all other suits.</source>
        <extracomment>[trump] follow, void, hold C7, may C7, wins C7, trump C, not led trump, teaches trumping</extracomment>
        <translation>Diese Farbe hast du nicht. *Trumpf* ist jetzt {C:name}: {C7:Der} schlägt alle anderen Farben.</translation>
    </message>
    <message>
        <source>Follow suit, trump, and the winner leads: that is all. The next deal explains the sheet.</source>
        <extracomment>[done] over</extracomment>
        <translation>Bedienen, stechen, und wer gewinnt, spielt aus: Das ist alles. Das nächste Spiel erklärt die Abrechnung.</translation>
    </message>
</context>
<context>
    <name>lessons/tritrille.txt</name>
    <message>
        <source>A king on demand</source>
        <extracomment>Title</extracomment>
        <translation>Ein König auf Verlangen</translation>
    </message>
    <message>
        <source>Ask for a king, and give any card for it.</source>
        <extracomment>About</extracomment>
        <translation>Verlang einen König, und gib irgendeine Karte dafür.</translation>
    </message>
    <message>
        <source>Three play, with ten cards each and without {D}. Nobody exchanges.</source>
        <extracomment>[three] bid, standing nothing</extracomment>
        <translation>Drei spielen, jeder mit zehn Karten und ohne {D}. Niemand kauft.</translation>
    </message>
    <message>
        <source>You would have seven trumps with {H}. Ask leave: then you may demand a king.</source>
        <extracomment>[ask] bid, standing nothing, hold SA H7 HK HJ</extracomment>
        <translation>Nennst du {H}, hast du sieben Trümpfe. Biete Königruf: Dann darfst du einen König fordern.</translation>
    </message>
    <message>
        <source>Name {H}. Its seven becomes manille, the second best trump.</source>
        <extracomment>[name] name-trump, hold H7 HK HJ H6</extracomment>
        <translation>Nenne {H}. Die Sieben davon wird Manille, der zweitbeste Trumpf.</translation>
    </message>
    <message>
        <source>Demand {SK:the}. Whoever has it gives it to you, for any card of yours.</source>
        <extracomment>[king] call-card, out SK, hold S5 S4, teaches king-given</extracomment>
        <translation>Fordere {SK:den}. Wer ihn hat, gibt ihn dir, für irgendeine deiner Karten.</translation>
    </message>
    <message>
        <source>Give what is of least use: {C4:the}. Then you have none of its suit.</source>
        <extracomment>[give] give-card, hold C4</extracomment>
        <translation>Gib, was am wenigsten nützt: {C4:den}. Dann hast du von dieser Farbe nichts mehr.</translation>
    </message>
    <message>
        <source>No ally came with the king. You play alone, for six of the ten tricks.</source>
        <extracomment>[alone] i-am ombre, contract ask, cards 10, tricks 0, others 0, not give-card, not call-card, not name-trump</extracomment>
        <translation>Mit dem König kam kein Partner. Du spielst allein, um sechs der zehn Stiche.</translation>
    </message>
    <message>
        <source>Here is the suit: take the trick with {SK:the}.</source>
        <extracomment>[take] follow, i-am ombre, led S, hold SK, wins SK</extracomment>
        <translation>Da ist die Farbe: Nimm den Stich mit {SK:dem}.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>Zieh Trumpf mit {SA:dem}.</translation>
    </message>
    <message>
        <source>Then {H7:the}: only spadille was above it.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>Dann {H7:den}: Darüber war nur Spadille.</translation>
    </message>
    <message>
        <source>One trump is above {HK:the}: {HA:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone H7 CA, hold HK, out HA</extracomment>
        <translation>Ein Trumpf ist höher als {HK:der}: {HA:der}. Hol ihn heraus.</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {HJ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, led C, void, hold HJ, wins HJ</extracomment>
        <translation>Diese Farbe hast du nicht. Stich mit {HJ:dem}.</translation>
    </message>
    <message>
        <source>No trump is out any more. Each of yours takes a trick: {H2:the} first.</source>
        <extracomment>[rest] lead, i-am ombre, trump H, trumps-out 0, hold H2, trumps 2+</extracomment>
        <translation>Kein Trumpf ist mehr draußen. Jeder von deinen macht einen Stich: zuerst {H2:der}.</translation>
    </message>
    <message>
        <source>The pool of 13 chips, and one chip from each opponent.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract ask, gained 15</extracomment>
        <translation>Der Pott von 13 Marken und eine Marke von jedem Gegner.</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not contract ask, aside</extracomment>
        <translation>Du hast {gained} Marken gewonnen.</translation>
    </message>
    <message>
        <source>Five tricks are a tie: you pay into the pool as much as is in it.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Fünf Stiche sind Gleichstand: Du zahlst so viel in den Pott, wie darin ist.</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and you put it back.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Vier Stiche oder weniger: Die anderen teilen den Pott, und du füllst ihn wieder auf.</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and ask leave.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>Jemand anders hat gespielt. Versuch es noch einmal, und biete Königruf.</translation>
    </message>
    <message>
        <source>Seven trumps are enough. Ask leave.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>Sieben Trümpfe genügen. Biete Königruf.</translation>
    </message>
    <message>
        <source>The king that you may demand costs nothing but a small card. Ask leave.</source>
        <extracomment>[without] bid, chose sans_prendre</extracomment>
        <translation>Der König, den du fordern darfst, kostet nur eine kleine Karte. Biete Königruf.</translation>
    </message>
    <message>
        <source>Your long suit is {H}: it gives you seven trumps.</source>
        <extracomment>[short-trumps] name-trump, chose S|C</extracomment>
        <translation>Deine lange Farbe ist {H}: Damit hast du sieben Trümpfe.</translation>
    </message>
    <message>
        <source>That is a trump. Give a small plain card.</source>
        <extracomment>[trump-given] give-card, chose trump</extracomment>
        <translation>Das ist ein Trumpf. Gib eine kleine andere Karte.</translation>
    </message>
    <message>
        <source>You have just demanded it. Keep it, and give a small card.</source>
        <extracomment>[king-given] give-card, chose SK</extracomment>
        <translation>Den hast du gerade gefordert. Behalte ihn und gib eine kleine Karte.</translation>
    </message>
</context>
<context>
    <name>lessons/tritrille_king.txt</name>
    <message>
        <source>The king you lose</source>
        <extracomment>Title</extracomment>
        <translation>Der König, den du verlierst</translation>
    </message>
    <message>
        <source>Your king is demanded: defend with what you got.</source>
        <extracomment>About</extracomment>
        <translation>Dein König wird verlangt: Wehr dich mit dem, was du bekamst.</translation>
    </message>
    <message>
        <source>If all three pass, whoever holds {SA:the} must play.</source>
        <extracomment>[forced] bid, standing nothing, out SA</extracomment>
        <translation>Passen alle drei, muss spielen, wer {SA:den} hat.</translation>
    </message>
    <message>
        <source>You have few trumps in any suit. Pass, and defend.</source>
        <extracomment>[pass] bid, standing nothing, hold SK SQ H7</extracomment>
        <translation>In jeder Farbe hast du wenige Trümpfe. Passe und spiel dagegen.</translation>
    </message>
    <message>
        <source>{ombre} demanded {SK:the} of you, and gave you {C4:the} for it. All saw both.</source>
        <extracomment>[given] follow, i-am defender, lies SK, hold C4, keeps C4, teaches king-given</extracomment>
        <translation>{ombre} hat {SK:den} von dir gefordert und dir {C4:den} gegeben. Das haben alle gesehen.</translation>
    </message>
    <message>
        <source>{ombre} plays alone all the same, for six of ten tricks. {partner} is with you.</source>
        <extracomment>[two] follow, i-am defender, lies SK, hold C4</extracomment>
        <translation>{ombre} spielt trotzdem allein, um sechs von zehn Stichen. {partner} hält zu dir.</translation>
    </message>
    <message>
        <source>Spadille cannot be beaten. Give a low trump: {H4:the}.</source>
        <extracomment>[low] follow, i-am defender, trump H, lies SA, hold H4 H2</extracomment>
        <translation>Über Spadille geht nichts. Gib einen kleinen Trumpf: {H4:den}.</translation>
    </message>
    <message>
        <source>A king. Give your lowest of the suit: {C2:the}.</source>
        <extracomment>[club] follow, i-am defender, led C, lies CK, hold C2</extracomment>
        <translation>Ein König. Gib deine kleinste Karte der Farbe: {C2:den}.</translation>
    </message>
    <message>
        <source>Keep {H7:the}, the best trump now. {H2:The} will do.</source>
        <extracomment>[keep] follow, i-am defender, trump H, lies HA, hold H7 H2, high H7, keeps H7</extracomment>
        <translation>Behalte {H7:den}, jetzt der beste Trumpf. {H2:Der} genügt.</translation>
    </message>
    <message>
        <source>You play last. Take it with {SQ:the}.</source>
        <extracomment>[take] follow, i-am defender, led S, last, hold SQ, wins SQ</extracomment>
        <translation>Du spielst zuletzt. Nimm den Stich mit {SQ:dem}.</translation>
    </message>
    <message>
        <source>{SK:The} and {SQ:the} are gone: lead {SJ:the}.</source>
        <extracomment>[jack] lead, i-am defender, gone SQ SK, hold SJ, high SJ</extracomment>
        <translation>{SK:Der} und {SQ:der} sind weg: Spiel {SJ:den} aus.</translation>
    </message>
    <message>
        <source>Now {CQ:the}. If {ombre} trumps it, that costs a trump.</source>
        <extracomment>[queen] lead, i-am defender, gone SJ CK, hold CQ, high CQ</extracomment>
        <translation>Jetzt {CQ:den}. Sticht {ombre}, kostet das einen Trumpf.</translation>
    </message>
    <message>
        <source>{partner} still plays. Keep {H7:the}, and throw {C5:the}.</source>
        <extracomment>[wait] follow, i-am defender, led S, void, trump H, hold H7 C5, high H7, keeps H7</extracomment>
        <translation>{partner} kommt noch. Behalte {H7:den} und wirf {C5:den} ab.</translation>
    </message>
    <message>
        <source>And here it wins: {H7:the} takes the last trick.</source>
        <extracomment>[last] follow, i-am defender, trump H, only H7, wins H7</extracomment>
        <translation>Und hier gewinnt sie: {H7:Der} macht den letzten Stich.</translation>
    </message>
    <message>
        <source>Five tricks for {ombre}, one too few: you get a chip, and the pool grows.</source>
        <extracomment>[paid] over, result puesta, i-am defender, gained 1</extracomment>
        <translation>Fünf Stiche für {ombre}, einer zu wenig: Du bekommst eine Marke, und der Pott wächst.</translation>
    </message>
    <message>
        <source>Four tricks or fewer for {ombre}: {partner} and you share the pool.</source>
        <extracomment>[codille] over, result codille, i-am defender, aside</extracomment>
        <translation>Vier Stiche oder weniger für {ombre}: {partner} und du teilt den Pott.</translation>
    </message>
    <message>
        <source>{ombre} has six tricks, and takes the pool.</source>
        <extracomment>[lost] over, result sacada, i-am defender, aside</extracomment>
        <translation>{ombre} hat sechs Stiche und nimmt den Pott.</translation>
    </message>
    <message>
        <source>You play yourself: six of ten tricks, alone.</source>
        <extracomment>[own] i-am ombre, not over, aside</extracomment>
        <translation>Du spielst selbst: sechs von zehn Stichen, allein.</translation>
    </message>
    <message>
        <source>Four trumps at most are too few for six tricks. Pass.</source>
        <extracomment>[too-weak] bid, chose ask|sans_prendre</extracomment>
        <translation>Höchstens vier Trümpfe sind zu wenig für sechs Stiche. Passe.</translation>
    </message>
    <message>
        <source>You can win a later trick with {H7:the}. Give {H2:the} now.</source>
        <extracomment>[too-early] follow, chose H7, hold H7 H2</extracomment>
        <translation>Mit {H7:dem} kannst du später einen Stich machen. Gib jetzt {H2:den}.</translation>
    </message>
    <message>
        <source>{partner} may win this one. Keep {H7:the}.</source>
        <extracomment>[not-yet] follow, led S, void, chose H7, hold H7 C5</extracomment>
        <translation>Diesen kann {partner} gewinnen. Behalte {H7:den}.</translation>
    </message>
</context>
<context>
    <name>lessons/trumps.txt</name>
    <message>
        <source>Count the trumps</source>
        <extracomment>Title</extracomment>
        <translation>Zähl die Trümpfe</translation>
    </message>
    <message>
        <source>Count what is out, and stop drawing in time.</source>
        <extracomment>About</extracomment>
        <translation>Zähl, was noch draußen ist, und hör rechtzeitig auf zu ziehen.</translation>
    </message>
    <message>
        <source>Spadille, manille and two kings: that can be four tricks. Bid entrada.</source>
        <extracomment>[bid] bid, hold SA SK S2 DK</extracomment>
        <translation>Spadille, Manille und zwei Könige: Das können vier Stiche sein. Biete Frage.</translation>
    </message>
    <message>
        <source>Name {S}: eleven trumps, with {CA:the}. Red suits have twelve, with spadille and basto.</source>
        <extracomment>[eleven] name-trump, hold SA SK S2, out CA, teaches trumps</extracomment>
        <translation>Nenne {S}: elf Trümpfe, mit {CA:dem}. Rote Farben haben zwölf, mit Spadille und Basta.</translation>
    </message>
    <message>
        <source>Keep your three trumps and {DK:the}. Throw the rest.</source>
        <extracomment>[keep] throw, i-am ombre, trump S, hold DK SK, keeps DK</extracomment>
        <translation>Behalte deine drei Trümpfe und {DK:den}. Wirf den Rest ab.</translation>
    </message>
    <message>
        <source>You hold {trumps} trumps, so {trumps-out} are out. Draw them with {SA:the}.</source>
        <extracomment>[own] lead, i-am ombre, trump S, tricks 0, hold SA, high SA, trumps 5</extracomment>
        <translation>Du hast {trumps} Trümpfe, also sind {trumps-out} draußen. Zieh sie mit {SA:dem}.</translation>
    </message>
    <message>
        <source>Now {trumps-out} are out. {S2:The} draws again.</source>
        <extracomment>[again] lead, i-am ombre, trump S, gone SA, hold S2, high S2, trumps-out 3+</extracomment>
        <translation>Jetzt sind noch {trumps-out} draußen. {S2:Der} zieht weiter.</translation>
    </message>
    <message>
        <source>Two are out, basto among them. Lead {SK:the} to draw it.</source>
        <extracomment>[two] lead, i-am ombre, trump S, gone SA S2, hold SK SQ, out CA, trumps-out 2</extracomment>
        <translation>Zwei sind noch draußen, auch Basta. Hol sie mit {SK:dem} heraus.</translation>
    </message>
    <message>
        <source>Basto is gone, and one trump is out. It is lower than {SQ:the}.</source>
        <extracomment>[one] i-am ombre, trump S, hold SQ, high SQ, gone CA, trumps-out 1, keeps SQ</extracomment>
        <translation>Basta ist weg, und ein Trumpf ist noch draußen. Er ist niedriger als {SQ:der}.</translation>
    </message>
    <message>
        <source>Four tricks were enough, since the others have three and two.</source>
        <extracomment>[four] over, result sacada, i-am ombre, tricks 4</extracomment>
        <translation>Vier Stiche genügten, denn die anderen haben drei und zwei.</translation>
    </message>
    <message>
        <source>You knew which cards nobody could beat. That is what counting is for.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, tricks 5+, aside</extracomment>
        <translation>Du wusstest, welche Karten nicht mehr zu schlagen sind. Dafür zählt man.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Schiefgegangen. Ein neuer Versuch kostet nichts.</translation>
    </message>
    <message>
        <source>All have passed. Spadille, manille and two kings are worth a bid.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Alle haben gepasst. Spadille, Manille und zwei Könige sind ein Gebot wert.</translation>
    </message>
    <message>
        <source>Spadille, manille and two kings are worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Spadille, Manille und zwei Könige sind ein Gebot wert.</translation>
    </message>
    <message>
        <source>With {S} you have spadille, manille and the king.</source>
        <extracomment>[other-suit] name-trump, chose C|H|D</extracomment>
        <translation>Nennst du {S}, hast du Spadille, Manille und den König.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Da würdest du einen König abwerfen. Könige machen Stiche: Behalte sie.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Da würdest du einen Trumpf abwerfen. Jeder Trumpf kann einen Stich machen: Behalte ihn.</translation>
    </message>
    <message>
        <source>Higher trumps are out. Lead one that nobody beats, or a plain card.</source>
        <extracomment>[low-trump] lead, i-am ombre, chose S5, trumps-out 1+</extracomment>
        <translation>Höhere Trümpfe sind noch draußen. Spiel einen, den niemand schlägt, oder eine andere Farbe.</translation>
    </message>
</context>
<context>
    <name>lessons/two_handed.txt</name>
    <message>
        <source>One against one</source>
        <extracomment>Title</extracomment>
        <translation>Einer gegen einen</translation>
    </message>
    <message>
        <source>Eight cards each and one suit fewer: five tricks win.</source>
        <extracomment>About</extracomment>
        <translation>Acht Karten für jeden und eine Farbe weniger: fünf Stiche gewinnen.</translation>
    </message>
    <message>
        <source>You play against one, with eight cards each and no {H}. Five of eight tricks win.</source>
        <extracomment>[goal] bid, standing nothing, hold SA CA D7</extracomment>
        <translation>Du spielst gegen einen, jeder hat acht Karten, und {H} fehlt. Fünf Stiche gewinnen.</translation>
    </message>
    <message>
        <source>With {D} you hold the three best trumps. Bid solo: it is paid best.</source>
        <extracomment>[solo] bid, standing nothing, hold SA CA D7</extracomment>
        <translation>Nennst du {D}, hast du die drei besten Trümpfe. Biete Solo: Das bringt am meisten.</translation>
    </message>
    <message>
        <source>Name {D}. Three *matadors* that were dealt to you are paid at once, a chip each.</source>
        <extracomment>[name] name-trump, hold SA CA D7</extracomment>
        <translation>Nenne {D}. Drei *Matadore* auf der Hand werden dir sofort bezahlt, je eine Marke.</translation>
    </message>
    <message>
        <source>Draw trumps, first with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA, high SA</extracomment>
        <translation>Zieh Trumpf, zuerst mit {SA:dem}.</translation>
    </message>
    <message>
        <source>{CA:The} next. Keep {D7:the}: it will bring you in again.</source>
        <extracomment>[basto] lead, i-am ombre, trump D, gone SA, hold CA D7, high CA, keeps D7</extracomment>
        <translation>Nun {CA:den}. Behalte {D7:den}: Damit kommst du wieder ans Spiel.</translation>
    </message>
    <message>
        <source>Now a plain card, {SJ:the}. If it is beaten, you still have three trumps.</source>
        <extracomment>[test] lead, i-am ombre, trump D, gone SA CA, hold SJ D7, trumps 3, keeps D7</extracomment>
        <translation>Jetzt eine andere Farbe, {SJ:den}. Wird er geschlagen, hast du noch drei Trümpfe.</translation>
    </message>
    <message>
        <source>Lead {C4:the}. Your three trumps will come in later.</source>
        <extracomment>[club] lead, i-am ombre, trump D, gone SJ, hold C4, trumps 3</extracomment>
        <translation>Spiel {C4:den} aus. Mit deinen drei Trümpfen kommst du später wieder dran.</translation>
    </message>
    <message>
        <source>You need two more tricks, and have three trumps. Give {C3:the}.</source>
        <extracomment>[give] follow, i-am ombre, trump D, void, not led trump, hold C3, trumps 3, tricks 3</extracomment>
        <translation>Du brauchst noch zwei Stiche und hast drei Trümpfe. Gib {C3:den}.</translation>
    </message>
    <message>
        <source>Now you must trump: {DQ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, void, not led trump, cards 3, trumps 3, hold DQ, wins DQ</extracomment>
        <translation>Jetzt musst du stechen: {DQ:den}.</translation>
    </message>
    <message>
        <source>{D7:The} is the best trump left. It makes five.</source>
        <extracomment>[best] lead, i-am ombre, trump D, hold D7, high D7, tricks 4</extracomment>
        <translation>{D7:Der} ist der beste Trumpf, der noch da ist. Das sind fünf.</translation>
    </message>
    <message>
        <source>You won {gained} chips: the pool, 15 for the solo, and 3 for matadors.</source>
        <extracomment>[paid] over, result sacada, contract solo, gained 23, i-am ombre</extracomment>
        <translation>Du hast {gained} Marken gewonnen: den Pott, 15 für das Solo und 3 für Matadore.</translation>
    </message>
    <message>
        <source>You won. A solo is paid better.</source>
        <extracomment>[more] over, result sacada, contract entrada|vuelta, i-am ombre, aside</extracomment>
        <translation>Du hast gewonnen. Ein Solo wird besser bezahlt.</translation>
    </message>
    <message>
        <source>Four tricks are a tie here, and fewer are codille.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Vier Stiche sind hier Gleichstand, weniger sind Codille.</translation>
    </message>
    <message>
        <source>Keep trumps and kings. The other draws what you leave.</source>
        <extracomment>[throw] throw, i-am ombre, aside</extracomment>
        <translation>Behalte Trümpfe und Könige. Der andere kauft, was du liegen lässt.</translation>
    </message>
    <message>
        <source>Now the other needs five tricks. Four for you, and it is a tie.</source>
        <extracomment>[defend] throw, i-am defender, aside</extracomment>
        <translation>Jetzt braucht der andere fünf Stiche. Vier für dich, und es ist Gleichstand.</translation>
    </message>
    <message>
        <source>You have both passed. The pool stays for the next deal.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>Ihr habt beide gepasst. Der Pott bleibt für das nächste Spiel.</translation>
    </message>
    <message>
        <source>The three best trumps are yours if you name {D}. Do not pass.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Die drei besten Trümpfe gehören dir, wenn du {D} nennst. Passe nicht.</translation>
    </message>
    <message>
        <source>A solo wins a little less often with this hand, but is paid better.</source>
        <extracomment>[cheap] bid, chose entrada|vuelta</extracomment>
        <translation>Ein Solo gewinnt mit diesem Blatt etwas seltener, bringt aber mehr.</translation>
    </message>
    <message>
        <source>Only {D} makes three matadors of this hand.</source>
        <extracomment>[other-suit] name-trump, chose S|C</extracomment>
        <translation>Nur {D} macht aus diesem Blatt drei Matadore.</translation>
    </message>
    <message>
        <source>A low trump gives the lead away. Begin with the best.</source>
        <extracomment>[low] lead, chose DQ|D3</extracomment>
        <translation>Ein kleiner Trumpf gibt das Spiel aus der Hand. Fang mit dem besten an.</translation>
    </message>
    <message>
        <source>Keep {D7:the} until nothing can beat it.</source>
        <extracomment>[manille] follow, chose D7</extracomment>
        <translation>Behalte {D7:den}, bis keiner mehr darübergehen kann.</translation>
    </message>
</context>
<context>
    <name>lessons/vole.txt</name>
    <message>
        <source>All nine tricks</source>
        <extracomment>Title</extracomment>
        <translation>Alle neun Stiche</translation>
    </message>
    <message>
        <source>When you may say all nine, and when not.</source>
        <extracomment>About</extracomment>
        <translation>Wann du alle neun ansagen kannst, und wann nicht.</translation>
    </message>
    <message>
        <source>Spadille, manille if you name {H}, and {DK:the}: bid entrada.</source>
        <extracomment>[bid] bid, hold SA H7 DK, keeps DK</extracomment>
        <translation>Spadille, dazu Manille, wenn du {H} nennst, und {DK:der}: Biete Frage.</translation>
    </message>
    <message>
        <source>Name {H}: {H7:the} is manille.</source>
        <extracomment>[name] name-trump, hold SA H7</extracomment>
        <translation>Nenne {H}: {H7:Der} ist Manille.</translation>
    </message>
    <message>
        <source>Keep your trumps and {DK:the}. Throw the rest.</source>
        <extracomment>[throw] throw, i-am ombre, trump H, hold DK, keeps DK</extracomment>
        <translation>Behalte deine Trümpfe und {DK:den}. Wirf den Rest ab.</translation>
    </message>
    <message>
        <source>The four best trumps are all yours. Draw with {SA:the}.</source>
        <extracomment>[best] lead, i-am ombre, trump H, hold SA H7 CA HA, high SA</extracomment>
        <translation>Die vier besten Trümpfe sind alle dein. Zieh Trumpf mit {SA:dem}.</translation>
    </message>
    <message>
        <source>No trump is out, and your kings are high: go on for the vole.</source>
        <extracomment>[five] question claim_or_vole, trumps-out 0, hold SK DK, high SK DK, teaches claiming</extracomment>
        <translation>Kein Trumpf ist mehr draußen, und deine Könige sind hoch: Geh auf die Vole.</translation>
    </message>
    <message>
        <source>A vole is paid well; one that fails costs much. Count before you say it.</source>
        <extracomment>[price] question claim_or_vole</extracomment>
        <translation>Eine Vole bringt viel; misslingt sie, kostet sie viel. Zähl, ehe du sie ansagst.</translation>
    </message>
    <message>
        <source>Nine tricks, and {gained} chips.</source>
        <extracomment>[made] over, result vole, gained 1+, i-am ombre</extracomment>
        <translation>Neun Stiche und {gained} Marken.</translation>
    </message>
    <message>
        <source>You won {gained} chips. A vole is paid better.</source>
        <extracomment>[claimed] over, result sacada, gained 1+, i-am ombre, aside</extracomment>
        <translation>Du hast {gained} Marken gewonnen. Eine Vole bringt mehr.</translation>
    </message>
    <message>
        <source>One trick was lost, and that costs much. Go on only if you see nine.</source>
        <extracomment>[failed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Ein Stich ging verloren, und das kostet viel. Geh nur weiter, wenn du neun siehst.</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>Schiefgegangen. Ein neuer Versuch kostet nichts.</translation>
    </message>
    <message>
        <source>Spadille, manille and a king are worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Spadille, Manille und ein König sind ein Gebot wert.</translation>
    </message>
    <message>
        <source>No trump is out, and your kings are high. All nine tricks are yours.</source>
        <extracomment>[sure] question claim_or_vole, chose claim, trumps-out 0, hold SK DK, high SK DK</extracomment>
        <translation>Kein Trumpf ist mehr draußen, und deine Könige sind hoch. Alle neun Stiche gehören dir.</translation>
    </message>
    <message>
        <source>With {H} the seven is manille, and you have four trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>Nennst du {H}, ist die Sieben Manille, und du hast vier Trümpfe.</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>Da würdest du einen König abwerfen. Könige machen Stiche: Behalte sie.</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>Da würdest du einen Trumpf abwerfen. Jeder Trumpf kann einen Stich machen: Behalte ihn.</translation>
    </message>
</context>
<context>
    <name>lessons/whereabouts.txt</name>
    <message>
        <source>Where the cards are</source>
        <extracomment>Title</extracomment>
        <translation>Wo die Karten sind</translation>
    </message>
    <message>
        <source>A bid, a card not played, a suit run out: each tells who holds what.</source>
        <extracomment>About</extracomment>
        <translation>Ein Gebot, eine Karte, die nicht fiel, eine Farbe, die ausging: All das verrät, wer was hat.</translation>
    </message>
    <message>
        <source>{ombre} bid, named {H} and threw only three cards. Trumps and kings were kept.</source>
        <extracomment>[bid] lead, i-am defender, trump H, cards 9, out H7</extracomment>
        <translation>{ombre} hat geboten, {H} genannt und nur drei Karten abgeworfen. Trümpfe und Könige sind geblieben.</translation>
    </message>
    <message>
        <source>In nine deals of ten {ombre} holds {H7:the}. Now lead {SJ:the}.</source>
        <extracomment>[manille] lead, i-am defender, trump H, cards 9, out H7, hold SJ</extracomment>
        <translation>In neun von zehn Fällen hat {ombre} {H7:den}. Spiel jetzt {SJ:den} aus.</translation>
    </message>
    <message>
        <source>{ombre} let {SJ:the} win. With {SK:the} one would have taken it.</source>
        <extracomment>[not-played] lead, i-am defender, cards 8, tricks 1, gone SJ S3 S5, out SK</extracomment>
        <translation>{ombre} ließ {SJ:den} gewinnen. Mit {SK:dem} hätte man den Stich genommen.</translation>
    </message>
    <message>
        <source>So {partner} holds {SK:the}, in nearly nine deals of ten.</source>
        <extracomment>[king] lead, i-am defender, cards 8, tricks 1, gone SJ S3 S5, out SK</extracomment>
        <translation>Also hat {partner} {SK:den}, in fast neun von zehn Fällen.</translation>
    </message>
    <message>
        <source>{ombre} trumped {DK:the}: no {D} is left there. That is certain.</source>
        <extracomment>[void] follow, i-am defender, cards 6, lies H7, gone DK H5 SJ C3, hold SA</extracomment>
        <translation>{ombre} hat {DK:den} gestochen: Die Farbe {D} fehlt dort. Das ist sicher.</translation>
    </message>
    <message>
        <source>And here is {H7:the}, as you expected. Take it with {SA:the}.</source>
        <extracomment>[here] follow, i-am defender, cards 6, lies H7, gone DK H5 SJ C3, hold SA, wins SA</extracomment>
        <translation>Und da ist {H7:der}, wie erwartet. Nimm den Stich mit {SA:dem}.</translation>
    </message>
    <message>
        <source>{ombre} threw only three, and has no {D}: nearly all five cards left are trumps.</source>
        <extracomment>[nearly-all] lead, i-am defender, cards 5, gone H7 SA DK H5 SJ C3</extracomment>
        <translation>{ombre} hat nur drei abgeworfen, und {D} fehlt: Fast alle fünf Karten sind Trümpfe.</translation>
    </message>
    <message>
        <source>Lead {DJ:the}. It costs {ombre} a trump, or the trick.</source>
        <extracomment>[cost] lead, i-am defender, cards 5, gone H7 SA DK H5 SJ C3, hold DJ</extracomment>
        <translation>Spiel {DJ:den} aus. Das kostet {ombre} einen Trumpf oder den Stich.</translation>
    </message>
    <message>
        <source>There is {SK:the}: {partner} had it. Throw {DQ:the}.</source>
        <extracomment>[there] follow, i-am defender, lies SK, leader partner, cards 4, gone DJ, void, hold DQ</extracomment>
        <translation>Da ist {SK:der}: {partner} hatte die Karte. Wirf {DQ:den} ab.</translation>
    </message>
    <message>
        <source>You knew where the cards were before you saw them.</source>
        <extracomment>[won] over, gained 1+, i-am defender</extracomment>
        <translation>Du wusstest, wo die Karten sind, ehe du sie gesehen hast.</translation>
    </message>
    <message>
        <source>In your own games, Ctrl+I shows what the expert infers. Guess first, then look.</source>
        <extracomment>[panel] over, i-am defender</extracomment>
        <translation>In deinen eigenen Spielen zeigt Strg+I, was der Experte schließt. Rate erst, dann sieh nach.</translation>
    </message>
    <message>
        <source>{ombre} has most of the trumps. Lead a plain card, and keep yours to take with.</source>
        <extracomment>[trump-led] lead, i-am defender, cards 9, chose trump, trump H, out H7</extracomment>
        <translation>{ombre} hat die meisten Trümpfe. Spiel eine andere Farbe aus und behalte deine zum Stechen.</translation>
    </message>
    <message>
        <source>Only {SA:the} beats {H7:the}. Take it.</source>
        <extracomment>[too-low] follow, i-am defender, lies H7, hold SA, chose CA|HA|H6</extracomment>
        <translation>Nur {SA:der} ist höher als {H7:der}. Nimm den Stich.</translation>
    </message>
</context>
<context>
    <name>lessons/zanga.txt</name>
    <message>
        <source>Two against two</source>
        <extracomment>Title</extracomment>
        <translation>Zwei gegen zwei</translation>
    </message>
    <message>
        <source>Your partner sits opposite, and you play for stones.</source>
        <extracomment>About</extracomment>
        <translation>Dein Partner sitzt gegenüber, und ihr spielt um Steine.</translation>
    </message>
    <message>
        <source>Zanga is two against two. {partner}, opposite, is with you in every deal.</source>
        <extracomment>[sides] bid</extracomment>
        <translation>Zanga spielt man zwei gegen zwei. {partner}, gegenüber, ist in jedem Spiel dein Partner.</translation>
    </message>
    <message>
        <source>Trump is named with the call. Your long suit is {S}, with the 2: play {S}.</source>
        <extracomment>[call] bid, standing nothing, hold S2 SJ S6 S5, teaches trump-with-the-call</extracomment>
        <translation>Trumpf nennt man mit der Ansage. Deine lange Farbe ist {S}, mit der 2: Spiel {S}.</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Partners give no signs.</source>
        <extracomment>[five] follow, i-am ombre, side-tricks 0, enemy-tricks 0</extracomment>
        <translation>Zusammen braucht ihr fünf der acht Stiche. Partner geben sich keine Zeichen.</translation>
    </message>
    <message>
        <source>You have none of that suit. Take the trick with a small trump: {S6:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, void, led H, hold S6, wins S6</extracomment>
        <translation>Diese Farbe hast du nicht. Nimm den Stich mit einem kleinen Trumpf: {S6:dem}.</translation>
    </message>
    <message>
        <source>{pool} *stones* lie on the table: four for the deal, one for each pass. The winners take them.</source>
        <extracomment>[table] lead, i-am ombre, side-tricks 1, teaches stones</extracomment>
        <translation>{pool} *Steine* liegen auf dem Tisch: vier von der Vorhand, einer für jedes Passen. Sie gehören den Gewinnern.</translation>
    </message>
    <message>
        <source>Keep your trumps for later. Lead {DA:the}: {partner} may help.</source>
        <extracomment>[plain] lead, i-am ombre, trump S, hold DA</extracomment>
        <translation>Behalte deine Trümpfe für später. Spiel {DA:den} aus: Vielleicht hilft {partner}.</translation>
    </message>
    <message>
        <source>The same suit again: {DJ:the}.</source>
        <extracomment>[on] lead, i-am ombre, trump S, gone DA, hold DJ</extracomment>
        <translation>Noch einmal dieselbe Farbe: {DJ:den}.</translation>
    </message>
    <message>
        <source>{partner} is winning, and that counts for both of you.</source>
        <extracomment>[both] follow, i-am ombre, winning ally</extracomment>
        <translation>{partner} gewinnt gerade, und das zählt für euch beide.</translation>
    </message>
    <message>
        <source>{SA:The} is gone, so nothing beats {S2:the}: five tricks for your side.</source>
        <extracomment>[high] follow, i-am ombre, trump S, void, gone SA, hold S2, wins S2, high S2, side-tricks 4</extracomment>
        <translation>{SA:Der} ist weg, also geht nichts mehr über {S2:den}: fünf Stiche für eure Seite.</translation>
    </message>
    <message>
        <source>The first five are the *hechas*, one stone more. Claim: all eight are too far.</source>
        <extracomment>[claim] question claim_or_vole, side-tricks 5, teaches eight-tricks</extracomment>
        <translation>Die ersten fünf, die *Hechas*, bringen einen Stein mehr. Fordere ein: Alle acht sind zu viel.</translation>
    </message>
    <message>
        <source>Your side takes the table and now has {stones} stones. All 32 win the game.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+, teaches stone-prices</extracomment>
        <translation>Eure Seite nimmt den Tisch und hat jetzt {stones} Steine. Wer alle 32 hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Four tricks are *puesta*: your side puts four stones on the table.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Vier Stiche sind *Puesta*: Eure Seite legt vier Steine auf den Tisch.</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and four stones of yours.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Drei Stiche oder weniger: Die anderen nehmen den Tisch und vier Steine von euch.</translation>
    </message>
    <message>
        <source>All eight tricks: four stones instead of one.</source>
        <extracomment>[eight] over, result vole, i-am ombre, aside</extracomment>
        <translation>Alle acht Stiche: vier Steine statt einem.</translation>
    </message>
    <message>
        <source>The game is won, but the eight were missed: nothing for them, nothing for the first five.</source>
        <extracomment>[missed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>Das Spiel ist gewonnen, die acht sind verfehlt: nichts dafür, nichts für die ersten fünf.</translation>
    </message>
    <message>
        <source>You play alone: five tricks against two. {partner} rests.</source>
        <extracomment>[single] i-am ombre, contract solo, tricks 0, not over, aside</extracomment>
        <translation>Du spielst allein: fünf Stiche gegen zwei. {partner} ruht.</translation>
    </message>
    <message>
        <source>{partner} plays, and needs five tricks together with you.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>{partner} spielt und braucht zusammen mit dir fünf Stiche.</translation>
    </message>
    <message>
        <source>You did not play this time. Try it again, and play {S}.</source>
        <extracomment>[other] over, i-am defender|resting, aside</extracomment>
        <translation>Diesmal hast du nicht gespielt. Versuch es noch einmal, und spiel {S}.</translation>
    </message>
    <message>
        <source>All have passed, so the stones stay on the table.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Alle haben gepasst, also bleiben die Steine auf dem Tisch.</translation>
    </message>
    <message>
        <source>Five trumps with the 2 are enough, for your partner helps. Play {S}.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>Fünf Trümpfe mit der 2 genügen, denn dein Partner hilft. Spiel {S}.</translation>
    </message>
    <message>
        <source>Only one suit of yours is long: {S}.</source>
        <extracomment>[other-suit] bid, chose play_C|play_H|play_D</extracomment>
        <translation>Nur eine deiner Farben ist lang: {S}.</translation>
    </message>
    <message>
        <source>Alone you need five tricks against two. With {partner} that is much easier.</source>
        <extracomment>[too-much] bid, chose solo</extracomment>
        <translation>Allein brauchst du fünf Stiche gegen zwei. Mit {partner} ist das viel leichter.</translation>
    </message>
    <message>
        <source>A small trump is enough here.</source>
        <extracomment>[wasted] follow, void, led H, chose S2|D2|DA|DJ</extracomment>
        <translation>Hier genügt ein kleiner Trumpf.</translation>
    </message>
</context>
<context>
    <name>lessons/zanga_malaga.txt</name>
    <message>
        <source>The ugly king</source>
        <extracomment>Title</extracomment>
        <translation>Der hässliche König</translation>
    </message>
    <message>
        <source>One suit has two cards only, and both are always trumps.</source>
        <extracomment>About</extracomment>
        <translation>Eine Farbe hat nur zwei Karten, und beide sind immer Trumpf.</translation>
    </message>
    <message>
        <source>The pack has two {C} only: {CA:the} and {CK:the}, both always trumps.</source>
        <extracomment>[pack] bid, hold CA CK, teaches feo</extracomment>
        <translation>Von der Farbe {C} sind nur zwei Karten im Spiel: {CA:der} und {CK:der}, beide immer Trumpf.</translation>
    </message>
    <message>
        <source>Two matadors, the ugly king and long {D}: say solo, and win five tricks alone.</source>
        <extracomment>[solo] bid, standing nothing, hold SA CA CK DA DJ</extracomment>
        <translation>Zwei Matadore, der hässliche König und lang in {D}: Sag Solo, und mach fünf Stiche allein.</translation>
    </message>
    <message>
        <source>Name {D}: that makes six trumps. A game won in {D} brings one stone more.</source>
        <extracomment>[name] name-trump, hold DA DJ D4</extracomment>
        <translation>Nenne {D}: Das gibt sechs Trümpfe. Ein Spiel in {D} bringt einen Stein mehr.</translation>
    </message>
    <message>
        <source>{partner} lays the cards down and rests. You need five of the eight tricks.</source>
        <extracomment>[rest] lead, i-am ombre, contract solo, tricks 0, others 0</extracomment>
        <translation>{partner} legt die Karten hin und ruht. Du brauchst fünf der acht Stiche.</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA, high SA</extracomment>
        <translation>Zieh Trumpf mit {SA:dem}.</translation>
    </message>
    <message>
        <source>Only {D7:the} is above {CA:the} now. Drive it out.</source>
        <extracomment>[drive] lead, i-am ombre, trump D, gone SA, hold CA, out D7</extracomment>
        <translation>Jetzt ist nur noch {D7:der} höher als {CA:der}. Hol die Karte heraus.</translation>
    </message>
    <message>
        <source>You have none of that suit, and play last: {D4:the} is enough.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, led H, void, last, hold D4, wins D4</extracomment>
        <translation>Diese Farbe hast du nicht, und du spielst zuletzt: {D4:Der} genügt.</translation>
    </message>
    <message>
        <source>Now the ugly king, {CK:the}, is the best trump there is.</source>
        <extracomment>[feo] lead, i-am ombre, trump D, gone SA CA D7, hold CK, high CK</extracomment>
        <translation>Jetzt ist der hässliche König, {CK:der}, der beste Trumpf, der noch da ist.</translation>
    </message>
    <message>
        <source>After it comes {DA:the}.</source>
        <extracomment>[punto] lead, i-am ombre, trump D, gone SA CA D7 CK, hold DA, high DA</extracomment>
        <translation>Nach ihm kommt {DA:der}.</translation>
    </message>
    <message>
        <source>Four tricks. Lead {DJ:the}: what is higher may lie with {partner}.</source>
        <extracomment>[fifth] lead, i-am ombre, trump D, contract solo, tricks 4, gone DA, hold DJ</extracomment>
        <translation>Vier Stiche. Spiel {DJ:den} aus: Was höher ist, liegt vielleicht bei {partner}.</translation>
    </message>
    <message>
        <source>The stones on the table, two for the solo, one for {D}. You have {stones} now.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract solo, gained 7, teaches stone-prices</extracomment>
        <translation>Die Steine vom Tisch, zwei für das Solo, einer für {D}. Jetzt hast du {stones}.</translation>
    </message>
    <message>
        <source>Your side won, and has {stones} stones now.</source>
        <extracomment>[won] over, result sacada, not gained 7, gained 1+, aside</extracomment>
        <translation>Eure Seite hat gewonnen und hat jetzt {stones} Steine.</translation>
    </message>
    <message>
        <source>That game was for all eight tricks.</source>
        <extracomment>[all] over, result vole|failed_vole, aside</extracomment>
        <translation>Da ging es um alle acht Stiche.</translation>
    </message>
    <message>
        <source>Four tricks are a tie: your side puts four stones on the table.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>Vier Stiche sind Gleichstand: Eure Seite legt vier Steine auf den Tisch.</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and four stones of yours.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>Drei Stiche oder weniger: Die anderen nehmen den Tisch und vier Steine von euch.</translation>
    </message>
    <message>
        <source>{partner} plays, and needs five tricks together with you.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>{partner} spielt und braucht zusammen mit dir fünf Stiche.</translation>
    </message>
    <message>
        <source>The others played this time. Try it again, and say solo.</source>
        <extracomment>[other] over, i-am defender|resting, aside</extracomment>
        <translation>Diesmal haben die anderen gespielt. Versuch es noch einmal, und sag Solo.</translation>
    </message>
    <message>
        <source>All have passed, so the stones stay on the table.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>Alle haben gepasst, also bleiben die Steine auf dem Tisch.</translation>
    </message>
    <message>
        <source>So many high trumps win alone. Say solo.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>So viele hohe Trümpfe gewinnen allein. Sag Solo.</translation>
    </message>
    <message>
        <source>You win as surely alone, and that brings two stones more.</source>
        <extracomment>[with-partner] bid, chose play_D</extracomment>
        <translation>Allein gewinnst du ebenso sicher, und das bringt zwei Steine mehr.</translation>
    </message>
    <message>
        <source>Your long suit is {D}, and a game in it brings a stone more.</source>
        <extracomment>[short-suit] bid, chose play_S|play_H</extracomment>
        <translation>Deine lange Farbe ist {D}, und ein Spiel darin bringt einen Stein mehr.</translation>
    </message>
    <message>
        <source>Your long suit is {D}.</source>
        <extracomment>[other-suit] name-trump, chose S|H</extracomment>
        <translation>Deine lange Farbe ist {D}.</translation>
    </message>
    <message>
        <source>Draw their trumps first, with {SA:the}.</source>
        <extracomment>[plain-lead] lead, hold SA, chose S6|SQ</extracomment>
        <translation>Zieh ihnen erst die Trümpfe, mit {SA:dem}.</translation>
    </message>
</context>
</TS>
