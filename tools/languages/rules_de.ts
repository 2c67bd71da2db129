<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>rules/auction.html</name>
    <message>
        <source>The auction {rule 1.6}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Das Reizen {rule 1.6}</translation>
    </message>
    <message>
        <source>There are three bids. A higher one takes the game from a lower one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Es gibt drei Gebote. Ein höheres nimmt dem niedrigeren das Spiel.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>der Hombre nennt eine Farbe</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5 von jedem</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die oberste Karte des Talons entscheidet</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ja, mit dieser Karte</translation>
    </message>
    <message>
        <source>7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>7 von jedem</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nicht für den Hombre</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>15 von jedem</translation>
    </message>
    <message>
        <source>How it goes</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wie es geht</translation>
    </message>
    <message>
        <source>The eldest speaks first, then round to the right. Each in turn passes or bids, and any bid may be the first. Whoever has passed is out of the auction for good. A bid must be &lt;b&gt;higher&lt;/b&gt; than the last. When all but one have passed, the one who is left is the Ombre and plays the last bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vorhand spricht zuerst, dann geht es nach rechts weiter. Jeder passt oder reizt, wenn er an der Reihe ist, und jedes Gebot kann das erste sein. Wer gepasst hat, ist endgültig draußen. Ein Gebot muss &lt;b&gt;höher&lt;/b&gt; sein als das letzte. Haben alle bis auf einen gepasst, so ist dieser der Hombre und spielt sein letztes Gebot.</translation>
    </message>
    <message>
        <source>Holding {rule A5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Halten {rule A5}</translation>
    </message>
    <message>
        <source>There is one exception. If you have bid already and somebody who &lt;b&gt;speaks after you&lt;/b&gt; goes higher, you need not go higher still: you may &lt;b&gt;hold&lt;/b&gt;, that is say the same as he did. The right belongs to the elder seat, so he must now raise or give way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Es gibt eine Ausnahme. Hast du schon geboten, und jemand, der &lt;b&gt;nach dir spricht&lt;/b&gt;, geht höher, so musst du nicht noch höher gehen: Du darfst &lt;b&gt;halten&lt;/b&gt;, also dasselbe sagen wie er. Dieses Recht hat, wer früher spricht; der andere muss nun höher gehen oder passen.</translation>
    </message>
    <message>
        <source>The calls, one after another</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Die Ansagen, eine nach der anderen</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vorhand passt, der Zweite sagt Frage, der Geber passt.</translation>
    </message>
    <message>
        <source>second plays entrada</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>der Zweite spielt Frage</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer passes. Eldest &lt;b&gt;holds&lt;/b&gt; the vuelta, second passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vorhand sagt Frage, der Zweite Tourné, der Geber passt. Vorhand &lt;b&gt;hält&lt;/b&gt; das Tourné, der Zweite passt.</translation>
    </message>
    <message>
        <source>eldest plays vuelta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vorhand spielt Tourné</translation>
    </message>
    <message>
        <source>The same, but second answers the hold with solo, and eldest passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ebenso, aber der Zweite antwortet mit Solo, und Vorhand passt.</translation>
    </message>
    <message>
        <source>second plays solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>der Zweite spielt Solo</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer solo. Eldest passes, second &lt;b&gt;holds&lt;/b&gt; the solo, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vorhand sagt Frage, der Zweite Tourné, der Geber Solo. Vorhand passt, der Zweite &lt;b&gt;hält&lt;/b&gt; das Solo, der Geber passt.</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, and the dealer would like to say entrada, too.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vorhand passt, der Zweite sagt Frage, und der Geber möchte auch Frage sagen.</translation>
    </message>
    <message>
        <source>he may not: he has not bid before, and nobody holds against an elder seat</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>das darf er nicht: Er hat noch nicht geboten, und gegen den, der früher spricht, kann niemand halten</translation>
    </message>
    <message>
        <source>When all pass {rule A4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wenn alle passen {rule A4}</translation>
    </message>
    <message>
        <source>The cards are thrown in. Nobody pays, what is in the pool stays there, and the next to the right deals, with a new ante. So the pool grows. A table may agree that a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows instead.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Karten werden zusammengeworfen. Niemand zahlt; was im Pott ist, bleibt dort, und der Nächste rechts gibt, mit einem neuen Einsatz. So wächst der Pott. Ein Tisch kann ausmachen, dass stattdessen eine &lt;a href=&quot;rules:low_bids&quot;&gt;zweite Runde oder ein Zwangsspiel&lt;/a&gt; folgt.</translation>
    </message>
    <message>
        <source>The player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt; and plays alone against the other three. A table may agree that they can leave it. If they do, the cards are thrown in and the next to the right deals, or a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Spieler, der aussetzt, &lt;a href=&quot;rules:four_handed&quot;&gt;nimmt den Talon&lt;/a&gt; und spielt allein gegen die drei anderen. Ein Tisch kann ausmachen, dass er ihn liegen lassen darf. Lässt er ihn liegen, so werden die Karten zusammengeworfen und der Nächste rechts gibt, oder es folgt eine &lt;a href=&quot;rules:low_bids&quot;&gt;zweite Runde oder ein Zwangsspiel&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>rules/cards.html</name>
    <message>
        <source>The cards and their order {rule 1.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Die Karten und ihre Rangfolge {rule 1.1}</translation>
    </message>
    <message>
        <source>Ombre is played with forty cards: the ace and the numbers up to seven, and three court cards in each of four suits. There is no eight, nine or ten. French and Spanish cards serve equally well, since each suit of one deck has its counterpart in the other.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hombre spielt man mit vierzig Karten: dem Ass und den Zahlen bis zur Sieben, und drei Bildern in jeder der vier Farben. Acht, Neun und Zehn gibt es nicht. Französische und spanische Karten taugen gleich gut, denn jede Farbe des einen Blattes hat ihr Gegenstück im anderen.</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>{sign S french}&amp;nbsp; spades</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S french}&amp;nbsp; Pik</translation>
    </message>
    <message>
        <source>{sign S spanish}&amp;nbsp; swords (espadas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S spanish}&amp;nbsp; Schwerter (espadas)</translation>
    </message>
    <message>
        <source>black, or long</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>schwarz, oder lang</translation>
    </message>
    <message>
        <source>{sign C french}&amp;nbsp; clubs</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C french}&amp;nbsp; Kreuz</translation>
    </message>
    <message>
        <source>{sign C spanish}&amp;nbsp; clubs (bastos)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C spanish}&amp;nbsp; Stäbe (bastos)</translation>
    </message>
    <message>
        <source>{sign H french}&amp;nbsp; hearts</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H french}&amp;nbsp; Herz</translation>
    </message>
    <message>
        <source>{sign H spanish}&amp;nbsp; cups (copas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H spanish}&amp;nbsp; Kelche (copas)</translation>
    </message>
    <message>
        <source>red, or round</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>rot, oder rund</translation>
    </message>
    <message>
        <source>{sign D french}&amp;nbsp; diamonds</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D french}&amp;nbsp; Karo</translation>
    </message>
    <message>
        <source>{sign D spanish}&amp;nbsp; coins (oros)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D spanish}&amp;nbsp; Münzen (oros)</translation>
    </message>
    <message>
        <source>king, K</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>König, K</translation>
    </message>
    <message>
        <source>queen, Q</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Dame, D oder Q</translation>
    </message>
    <message>
        <source>jack, J</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bube, B oder J</translation>
    </message>
    <message>
        <source>7 to 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>7 bis 2</translation>
    </message>
    <message>
        <source>ace, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ass, A</translation>
    </message>
    <message>
        <source>king (rey), 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>König (rey), 12</translation>
    </message>
    <message>
        <source>knight (caballo), 11</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Reiter (caballo), 11</translation>
    </message>
    <message>
        <source>page (sota), 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bube (sota), 10</translation>
    </message>
    <message>
        <source>ace (as), 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ass (as), 1</translation>
    </message>
    <message>
        <source>Three rules that make all the orders {rule 1.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Drei Regeln, aus denen sich alles ergibt {rule 1.2}</translation>
    </message>
    <message>
        <source>The {name SA} is always the best trump and the {name CA} always the third best. They are never plain cards: whoever holds {SA} and no other {suit S} has none of that suit when it is led plain.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>{name SA} ist immer der beste Trumpf und {name CA} immer der dritte. Sie sind nie einfache Karten: Wer {SA} und sonst keine Karte dieser Farbe ({suit S}) hat, der hat keine davon, wenn sie nicht als Trumpf ausgespielt wird.</translation>
    </message>
    <message>
        <source>Between the two stands the lowliest card of the trump suit: the 2 of a black suit, the 7 of a red one.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Zwischen den beiden steht die niedrigste Karte der Trumpffarbe: die 2 einer schwarzen, die 7 einer roten.</translation>
    </message>
    <message>
        <source>In red suits the numbers run backwards. Ace, 2, 3 come before 6 and 7.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>In roten Farben laufen die Zahlen rückwärts. Ass, 2, 3 kommen vor 6 und 7.</translation>
    </message>
    <message>
        <source>The three highest trumps are called &lt;b&gt;spadille&lt;/b&gt;, &lt;b&gt;manille&lt;/b&gt; and &lt;b&gt;basto&lt;/b&gt;, and together the &lt;b&gt;matadors&lt;/b&gt;. With red trumps the fourth is the ace of the suit, &lt;b&gt;punto&lt;/b&gt;: a strong card, but no matador.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die drei höchsten Trümpfe heißen &lt;b&gt;Spadille&lt;/b&gt;, &lt;b&gt;Manille&lt;/b&gt; und &lt;b&gt;Basta&lt;/b&gt;, und zusammen die &lt;b&gt;Matadore&lt;/b&gt;. Ist Trumpf rot, so ist der vierte das Ass der Farbe, &lt;b&gt;Ponto&lt;/b&gt;: eine starke Karte, aber kein Matador.</translation>
    </message>
    <message>
        <source>Trumps, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trümpfe, von oben nach unten</translation>
    </message>
    <message>
        <source>There are eleven trumps when a black suit is trump and twelve when a red one is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Es gibt elf Trümpfe, wenn eine schwarze Farbe Trumpf ist, und zwölf, wenn es eine rote ist.</translation>
    </message>
    <message>
        <source>Plain suits, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Einfache Farben, von oben nach unten</translation>
    </message>
    <message>
        <source>The same in the other deck</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Dasselbe im anderen Blatt</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Plain suits</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Einfache Farben</translation>
    </message>
</context>
<context>
    <name>rules/claim.html</name>
    <message>
        <source>Five tricks, and the vole {rule 1.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Fünf Stiche und die Vole {rule 1.10}</translation>
    </message>
    <message>
        <source>If the Ombre wins the &lt;b&gt;first five tricks&lt;/b&gt;, the game is his already. Before he leads to the sixth he must choose:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Macht der Hombre die &lt;b&gt;ersten fünf Stiche&lt;/b&gt;, so gehört ihm das Spiel schon. Ehe er zum sechsten ausspielt, muss er wählen:</translation>
    </message>
    <message>
        <source>He &lt;b&gt;claims&lt;/b&gt;. The play ends, and he is paid three chips more by each opponent: the &lt;b&gt;primeras&lt;/b&gt;.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Er &lt;b&gt;hört auf&lt;/b&gt;. Das Spiel endet, und jeder Gegenspieler zahlt ihm drei Marken mehr: die &lt;b&gt;Primeras&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>He &lt;b&gt;leads on&lt;/b&gt;. Now he owes all nine tricks: the &lt;b&gt;vole&lt;/b&gt;. There is no way back.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Er &lt;b&gt;spielt weiter&lt;/b&gt;. Nun schuldet er alle neun Stiche: die &lt;b&gt;Vole&lt;/b&gt;. Es gibt kein Zurück.</translation>
    </message>
    <message>
        <source>From each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Von jedem Gegenspieler</translation>
    </message>
    <message>
        <source>The pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Der Pott</translation>
    </message>
    <message>
        <source>claimed after five</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nach fünf aufgehört</translation>
    </message>
    <message>
        <source>the game, and 3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>das Spiel, und 3</translation>
    </message>
    <message>
        <source>the Ombre’s</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dem Hombre</translation>
    </message>
    <message>
        <source>vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vole gemacht</translation>
    </message>
    <message>
        <source>the game, and 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>das Spiel, und 10</translation>
    </message>
    <message>
        <source>vole failed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vole verfehlt</translation>
    </message>
    <message>
        <source>he &lt;b&gt;pays&lt;/b&gt; 30 to each opponent, less 2 in a vuelta or 10 in a solo, and less his estuches</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>er &lt;b&gt;zahlt&lt;/b&gt; jedem Gegner 30, abzüglich 2 beim Tourné oder 10 beim Solo und abzüglich seiner Estuches</translation>
    </message>
    <message>
        <source>the Ombre’s all the same, for he has won the game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>trotzdem dem Hombre, denn er hat das Spiel gewonnen</translation>
    </message>
    <message>
        <source>The choice exists only after five straight tricks. An Ombre who loses any of the first five plays for the majority and for nothing more, even if he wins all the rest.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Wahl gibt es nur nach fünf Stichen hintereinander. Ein Hombre, der einen der ersten fünf verliert, spielt um die Mehrheit und um sonst nichts, auch wenn er alle übrigen macht.</translation>
    </message>
    <message>
        <source>Five tricks are safe, and nine are a risk. Go for the vole when you could show your last four cards and nobody would argue.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fünf Stiche sind sicher, und neun sind ein Wagnis. Geh auf die Vole, wenn du deine letzten vier Karten offen hinlegen könntest und niemand widersprechen würde.</translation>
    </message>
</context>
<context>
    <name>rules/deal.html</name>
    <message>
        <source>The deal {rule 1.3}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Das Geben {rule 1.3}</translation>
    </message>
    <message>
        <source>Three play, each for himself, until one of them becomes the Ombre; then the other two defend together. All the same a defender may also win alone: that is &lt;a href=&quot;rules:outcome&quot;&gt;codille&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Drei spielen, jeder für sich, bis einer von ihnen der Hombre wird; dann spielen die beiden anderen gemeinsam gegen ihn. Trotzdem kann ein Gegenspieler auch allein gewinnen: Das ist &lt;a href=&quot;rules:outcome&quot;&gt;Codille&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;: the deal, the bidding, the exchange, the tricks. The player at the dealer’s right is the &lt;b&gt;eldest&lt;/b&gt;. He is the first to be dealt to, the first to speak and the first to play; then comes the next to the right, and the dealer last.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Alles geht &lt;b&gt;gegen den Uhrzeigersinn&lt;/b&gt;: das Geben, das Reizen, der Kauf, die Stiche. Der Spieler rechts vom Geber ist &lt;b&gt;Vorhand&lt;/b&gt;. Er bekommt zuerst Karten, spricht zuerst und spielt zuerst; dann kommt der Nächste rechts und zuletzt der Geber.</translation>
    </message>
    <message>
        <source>Who deals first {rule 1.4} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wer zuerst gibt {rule 1.4} {rule A2}</translation>
    </message>
    <message>
        <source>Each draws a card from the spread pack, and the highest deals. For this draw alone the cards count as they are numbered: king, {rank Q}, {rank J}, then 7 down to 2, and the ace lowest. Suits are equal; those who tie for the highest draw again. After each deal the next to the right deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jeder zieht eine der ausgebreiteten Karten, und die höchste gibt. Nur für dieses Ziehen gelten die Karten nach ihrer Zahl: König, {rank Q}, {rank J}, dann 7 hinab bis 2, und das Ass zuunterst. Die Farben sind gleich; wer sich die höchste teilt, zieht noch einmal. Nach jedem Spiel gibt der Nächste rechts.</translation>
    </message>
    <message>
        <source>The ante {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Der Einsatz {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before every deal the dealer puts &lt;b&gt;five chips&lt;/b&gt; into the pool, whatever is there already. If you see 5 in a pool that was empty, that is the ante. A table may agree that every player stakes instead. Then the stake is also the &lt;a href=&quot;rules:payments&quot;&gt;price of losing&lt;/a&gt;, for each player.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vor jedem Spiel legt der Geber &lt;b&gt;fünf Marken&lt;/b&gt; in den Pott, gleich was schon darin ist. Siehst du 5 in einem Pott, der leer war, so ist das der Einsatz. Ein Tisch kann ausmachen, dass stattdessen jeder Spieler setzt. Dann ist der Einsatz auch der &lt;a href=&quot;rules:payments&quot;&gt;Preis des Verlierens&lt;/a&gt;, und zwar für jeden Spieler.</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The dealer gives nine cards to each, &lt;b&gt;three at a time&lt;/b&gt;, beginning with the eldest. The thirteen that are left are the talon; they stay face down in the middle.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Geber gibt jedem neun Karten, &lt;b&gt;drei auf einmal&lt;/b&gt;, bei Vorhand beginnend. Die dreizehn übrigen sind der Talon; sie bleiben verdeckt in der Mitte.</translation>
    </message>
    <message>
        <source>The end of a sitting {rule 2.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Ende einer Partie {rule 2.1}</translation>
    </message>
    <message>
        <source>A sitting lasts as many deals as you agreed, or as long as you like. What lies in the pool at the end is shared out equally; chips that cannot be shared go to the last dealer. A player may owe chips: nobody has to leave the table.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Eine Partie dauert so viele Spiele, wie ihr ausgemacht habt, oder so lange ihr mögt. Was am Ende im Pott liegt, wird gleich geteilt; Marken, die sich nicht teilen lassen, bekommt der letzte Geber. Ein Spieler kann Marken schuldig sein: Niemand muss den Tisch verlassen.</translation>
    </message>
</context>
<context>
    <name>rules/exchange.html</name>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Der Kauf {rule 1.8}</translation>
    </message>
    <message>
        <source>Cards are thrown face down and never seen again; as many are drawn from the top of the talon. Thirteen cards must serve three players, so what one takes another will miss.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Karten werden verdeckt abgeworfen und nie wieder angesehen; ebenso viele zieht man oben vom Talon. Dreizehn Karten müssen für drei Spieler reichen: Was der eine nimmt, fehlt dem anderen.</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wer</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>the Ombre, except in a solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>der Hombre, außer im Solo</translation>
    </message>
    <message>
        <source>up to nine; in a vuelta one at least, the turned card being the first he draws</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>bis zu neun; im Tourné mindestens eine, und die aufgedeckte Karte ist die erste, die er zieht</translation>
    </message>
    <message>
        <source>the first defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>der erste Gegenspieler</translation>
    </message>
    <message>
        <source>up to eight of what is left</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>bis zu acht von dem, was übrig ist</translation>
    </message>
    <message>
        <source>the second defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>der zweite Gegenspieler</translation>
    </message>
    <message>
        <source>what is left, up to nine</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>was übrig ist, bis zu neun</translation>
    </message>
    <message>
        <source>A solo keeps only the Ombre from the talon. The defenders exchange as always, and have all thirteen cards between them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ein Solo hält nur den Hombre vom Talon fern. Die Gegenspieler kaufen wie immer und haben alle dreizehn Karten für sich.</translation>
    </message>
    <message>
        <source>A player who sat out and has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four of its thirteen cards and draws none. Nobody else exchanges then.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer ausgesetzt und den &lt;a href=&quot;rules:four_handed&quot;&gt;Talon&lt;/a&gt; genommen hat, wirft vier seiner dreizehn Karten ab und zieht keine. Dann kauft sonst niemand.</translation>
    </message>
    <message>
        <source>Which defender is first? {rule A13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Welcher Gegenspieler ist zuerst dran? {rule A13}</translation>
    </message>
    <message>
        <source>The one at the Ombre’s right is asked. He exchanges, or he says &lt;i&gt;you first&lt;/i&gt;, and then the other must. That is all they may say to each other. Let your partner draw first if your hand is good as it is, or if it is hopeless: the one who draws eight fresh cards should be the one who can use them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der rechts vom Hombre wird gefragt. Er kauft, oder er sagt &lt;i&gt;du zuerst&lt;/i&gt;, und dann muss der andere. Mehr dürfen sie einander nicht sagen. Lass deinen Partner zuerst kaufen, wenn dein Blatt schon gut ist oder wenn es hoffnungslos ist: Acht neue Karten soll der bekommen, der etwas mit ihnen anfangen kann.</translation>
    </message>
    <message>
        <source>What is left {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was übrig bleibt {rule A14}</translation>
    </message>
    <message>
        <source>Cards that nobody drew stay face down until the deal is over.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Karten, die niemand gezogen hat, bleiben verdeckt, bis das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>What to throw</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was du abwirfst</translation>
    </message>
    <message>
        <source>As Ombre keep trumps and kings; nearly everything else can go. As a defender keep trumps, kings, and a suit in which you have the two highest. Throwing all but two or three cards is quite usual.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Als Hombre behalte Trümpfe und Könige; fast alles andere kann gehen. Als Gegenspieler behalte Trümpfe, Könige und eine Farbe, in der du die zwei höchsten hast. Alles bis auf zwei oder drei Karten abzuwerfen, ist ganz üblich.</translation>
    </message>
</context>
<context>
    <name>rules/five_handed.html</name>
    <message>
        <source>Cinquillo, Ombre for five {rule 3.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cinquillo, Hombre zu fünft {rule 3.11}</translation>
    </message>
    <message>
        <source>Five play with the whole pack, eight cards each, so there is no talon and nothing to exchange. The Ombre need not play alone: he calls a &lt;b&gt;king&lt;/b&gt;, and whoever holds it is on his side, in secret.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fünf spielen mit allen Karten, acht für jeden, also gibt es keinen Talon und nichts zu kaufen. Der Hombre muss nicht allein spielen: Er ruft einen &lt;b&gt;König&lt;/b&gt;, und wer ihn hat, ist auf seiner Seite, im Geheimen.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. In France the game was called quintille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Rangfolge der Karten und das Spielen sind wie in jedem Hombre: siehe &lt;a href=&quot;rules:cards&quot;&gt;Die Karten und ihre Rangfolge&lt;/a&gt; und &lt;a href=&quot;rules:play&quot;&gt;Das Spielen&lt;/a&gt;. In Frankreich hieß das Spiel Quintille.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Einsatz und Geben {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts three chips into the pool before each deal, so a fresh pool holds fifteen. The dealer deals all forty cards by fours, counter-clockwise, beginning at his right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Jeder&lt;/b&gt; Spieler legt vor jedem Spiel drei Marken in den Pott, ein neuer Pott enthält also fünfzehn. Der Geber gibt alle vierzig Karten zu vieren, gegen den Uhrzeigersinn, rechts von sich beginnend.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Gebote {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was du auf dich nimmst</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Königruf&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fünf der acht Stiche, gemeinsam mit dem, der den König hat, den du rufst</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fünf Stiche allein, gegen vier</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. A solo goes over an asking. If you have asked leave and somebody who speaks after you bids a solo, you may &lt;b&gt;hold&lt;/b&gt;: play a solo yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vorhand spricht zuerst, und wer passt, ist draußen. Ein Solo geht über einen Königruf. Hast du einen Königruf gereizt, und jemand, der nach dir spricht, bietet ein Solo, so darfst du &lt;b&gt;halten&lt;/b&gt;: Spiele selbst ein Solo, und das Spiel bleibt deins.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;four pass&lt;/b&gt;, the dealer may still bid as he likes. If he passes too, he must play all the same, and calls a king as if he had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wenn &lt;b&gt;vier passen&lt;/b&gt;, darf der Geber noch reizen, was er mag. Passt er auch, so muss er trotzdem spielen und ruft einen König, als hätte er es gereizt.</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trumpf und der gerufene König {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. If he plays solo, that is all. If he asked leave, he then calls a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Hombre nennt Trumpf. Spielt er ein Solo, ist das alles. Sonst ruft er nun einen &lt;b&gt;König&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>any king that he does not hold, but not the king of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>jeden König, den er nicht hat, nur nicht den der Trumpffarbe;</translation>
    </message>
    <message>
        <source>if he holds all three, a &lt;b&gt;{rank Q}&lt;/b&gt; of those suits that he does not hold;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>hat er alle drei, dann eine andere Karte jener Farben, die er nicht hat: &lt;b&gt;{rank Q}&lt;/b&gt;;</translation>
    </message>
    <message>
        <source>if he holds those as well, nobody can help him: he plays alone, and shows why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>hat er auch die, so kann ihm niemand helfen: Er spielt allein und zeigt, warum.</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the Ombre’s &lt;b&gt;ally&lt;/b&gt;. He says nothing, and nothing in his manner may betray him. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer die gerufene Karte hat, ist der &lt;b&gt;Partner&lt;/b&gt; des Hombre. Er sagt nichts und darf sich durch nichts verraten. Die anderen, auch der Hombre, erfahren es, wenn die Karte gespielt wird. Bis dahin sagt der Tisch von den anderen &lt;i&gt;Freund oder Feind?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The play</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. All eight tricks are played: there is no surrender, no claim after five tricks, no vole, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vorhand spielt aus, wer auch immer der Hombre ist. Matadore haben ihr Vorrecht. Alle acht Stiche werden gespielt: Es gibt kein Aufgeben, kein Aufhören nach fünf Stichen, keine Vole, und niemand sagt gano.</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was gezahlt wird</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and his ally count together. Two thirds of what a side wins or owes are the Ombre’s and one third is his ally’s, to the nearest chip.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Stiche des Hombre und seines Partners zählen zusammen. Zwei Drittel dessen, was eine Seite gewinnt oder schuldet, gehen auf den Hombre und ein Drittel auf seinen Partner, auf die nächste Marke gerundet.</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stiche der Seite</translation>
    </message>
    <message>
        <source>With an ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mit Partner</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fünf&lt;/b&gt; oder mehr: gewonnen</translation>
    </message>
    <message>
        <source>The Ombre takes two thirds of the pool, the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre nimmt zwei Drittel des Potts, der Partner eines.</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre nimmt den Pott.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vier&lt;/b&gt;: Bete</translation>
    </message>
    <message>
        <source>They pay into the pool as much as is in it, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sie zahlen in den Pott so viel, wie darin ist, der Hombre zwei Drittel und der Partner eines.</translation>
    </message>
    <message>
        <source>The Ombre doubles the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre verdoppelt den Pott.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Drei&lt;/b&gt; oder weniger: Codille</translation>
    </message>
    <message>
        <source>The three others share the pool evenly. Then the losers put back what was taken, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die drei anderen teilen den Pott gleich. Dann legen die Verlierer zurück, was genommen wurde, der Hombre zwei Drittel und der Partner eines.</translation>
    </message>
    <message>
        <source>The four others share the pool, and the Ombre puts it back.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die vier anderen teilen den Pott, und der Hombre legt ihn zurück.</translation>
    </message>
    <message>
        <source>What cannot be shared evenly stays in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Was sich nicht gleich teilen lässt, bleibt im Pott.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Durchgerechnete Beispiele</translation>
    </message>
    <message>
        <source>The pool is 15.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Pott ist 15.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Jeder andere</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pott</translation>
    </message>
    <message>
        <source>Asked leave, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Königruf, fünf Stiche</translation>
    </message>
    <message>
        <source>Asked leave, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Königruf, vier Stiche</translation>
    </message>
    <message>
        <source>Asked leave, three tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Königruf, drei Stiche</translation>
    </message>
    <message>
        <source>Solo, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, fünf Stiche</translation>
    </message>
    <message>
        <source>Solo, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, vier Stiche</translation>
    </message>
    <message>
        <source>Solo, three tricks: each other has 3, and 3 stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, drei Stiche: jeder andere hat 3, und 3 bleiben</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wo Tische voneinander abweichen</translation>
    </message>
    <message>
        <source>Wikipedia says that a side with &lt;b&gt;three&lt;/b&gt; tricks has a remise. That is most likely a slip, since five are needed and four miss them by one, and the old books have it at four; but it can be played so. The fifth player may be free to pass, or may be allowed nothing but a solo. And a table may pay, as Seymour has it, two chips from each opponent for a solo, for three matadors on the Ombre’s side and for all eight tricks, when his side wins; chips that four cannot share then go to the one among them who was dealt the best trump.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wikipedia sagt, dass eine Seite mit &lt;b&gt;drei&lt;/b&gt; Stichen Bete ist. Das ist wohl ein Versehen, denn fünf sind nötig, vier sind einer zu wenig, und auch in den alten Büchern ist man mit vier Bete; aber man kann so spielen. Der fünfte Spieler kann frei sein zu passen, oder nur ein Solo reizen dürfen. Und ein Tisch kann, wie es bei Seymour steht, für ein Solo, für drei Matadore auf der Seite des Hombre und für alle acht Stiche zwei Marken von jedem Gegenspieler zahlen, wenn seine Seite gewinnt; Marken, die sich unter vieren nicht teilen lassen, bekommt dann der unter ihnen, dem der beste Trumpf gegeben wurde.</translation>
    </message>
</context>
<context>
    <name>rules/five_minutes.html</name>
    <message>
        <source>Ombre in five minutes</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Hombre in fünf Minuten</translation>
    </message>
    <message>
        <source>Three people, forty cards, a pool of chips in the middle. In every deal one of the three stands up against the other two and says, in old Spanish, &lt;i&gt;yo soy el hombre&lt;/i&gt;: I am the man. If he is as good as his word, the pool is his. If not, he fills it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Drei Leute, vierzig Karten, ein Pott mit Marken in der Mitte. In jedem Spiel tritt einer der drei gegen die beiden anderen an und sagt auf Spanisch &lt;i&gt;yo soy el hombre&lt;/i&gt;: Ich bin der Mann. Hält er Wort, gehört ihm der Pott. Wenn nicht, füllt er ihn.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Each of you holds nine cards; thirteen lie in the &lt;b&gt;talon&lt;/b&gt;, face down. Whoever bids highest is the &lt;b&gt;Ombre&lt;/b&gt;. He chooses the trump suit and plays alone. He wins if he takes &lt;b&gt;more tricks than either defender&lt;/b&gt;: five are always enough, and four will do when the others have three and two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jeder von euch hat neun Karten; dreizehn liegen verdeckt im &lt;b&gt;Talon&lt;/b&gt;. Wer am höchsten reizt, ist der &lt;b&gt;Hombre&lt;/b&gt;. Er bestimmt die Trumpffarbe und spielt allein. Er gewinnt, wenn er &lt;b&gt;mehr Stiche macht als jeder der Gegenspieler&lt;/b&gt;: fünf reichen immer, und vier dann, wenn die anderen drei und zwei haben.</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;, to the right: the deal, the bidding, the cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Alles geht &lt;b&gt;gegen den Uhrzeigersinn&lt;/b&gt;, immer nach rechts weiter: das Geben, das Reizen, die Karten.</translation>
    </message>
    <message>
        <source>The one odd thing: which card is high</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das einzig Seltsame: welche Karte hoch ist</translation>
    </message>
    <message>
        <source>The two black aces are always trumps, whatever suit is named. Between them stands a card that would be the lowest of its suit. These three are the &lt;b&gt;matadors&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die beiden schwarzen Asse sind immer Trumpf, gleich welche Farbe genannt wird. Zwischen ihnen steht eine Karte, die sonst die niedrigste ihrer Farbe wäre. Diese drei sind die &lt;b&gt;Matadore&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spadille&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{SA}, the {name SA}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA}, {name SA}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Manille&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the 2 of trumps if they are black ({S2} or {C2}), the 7 if they are red ({H7} or {D7})</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die Trumpf-Zwei, wenn Trumpf schwarz ist ({S2} oder {C2}), die Trumpf-Sieben, wenn er rot ist ({H7} oder {D7})</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basto&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Basta&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{CA}, the {name CA}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA}, {name CA}</translation>
    </message>
    <message>
        <source>After them a black trump suit goes down from the king, a red one from its ace. In the red suits, {suit H} and {suit D}, the low numbers are the good ones: the 2 beats the 6. With {suit H} as trumps the whole line is</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nach ihnen geht eine schwarze Trumpffarbe vom König abwärts, eine rote von ihrem Ass. In den roten Farben, {suit H} und {suit D}, sind die kleinen Zahlen die guten: Die 2 schlägt die 6. Ist {suit H} Trumpf, so lautet die ganze Reihe</translation>
    </message>
    <message>
        <source>You need not learn this now: the ladder in the corner of the table shows it, with the trumps that are gone struck out. More in &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Das brauchst du jetzt nicht zu lernen: Die Tafel in der Ecke des Tisches zeigt es und streicht die Trümpfe durch, die weg sind. Mehr steht unter &lt;a href=&quot;rules:cards&quot;&gt;Die Karten und ihre Rangfolge&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A deal, step by step</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ein Spiel, Schritt für Schritt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bid.&lt;/b&gt; Say &lt;i&gt;entrada&lt;/i&gt; to name trumps and change cards, &lt;i&gt;vuelta&lt;/i&gt; to let the talon’s top card make trumps, &lt;i&gt;solo&lt;/i&gt; to play what you were dealt. Or pass. The higher bid plays, and is paid better. &lt;a href=&quot;rules:auction&quot;&gt;The auction&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Reizen.&lt;/b&gt; Sage &lt;i&gt;Frage&lt;/i&gt;, um Trumpf zu nennen und Karten zu kaufen, &lt;i&gt;Tourné&lt;/i&gt;, damit die oberste Karte des Talons den Trumpf bestimmt, &lt;i&gt;Solo&lt;/i&gt;, um mit den Karten zu spielen, die du schon hast. Oder passe. Wer höher reizt, spielt und wird besser bezahlt. &lt;a href=&quot;rules:auction&quot;&gt;Das Reizen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exchange.&lt;/b&gt; The Ombre throws what he does not want and draws as many from the talon; then the defenders do the same. &lt;a href=&quot;rules:exchange&quot;&gt;The exchange&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Kaufen.&lt;/b&gt; Der Hombre wirft ab, was er nicht will, und zieht ebenso viele Karten aus dem Talon; danach kaufen die Gegenspieler. &lt;a href=&quot;rules:exchange&quot;&gt;Der Kauf&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play.&lt;/b&gt; Follow suit if you can; if you cannot, play what you like. The highest trump wins the trick, without trumps the highest card of the suit led. Matadors have a privilege: to a small trump you may keep them back. &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Spielen.&lt;/b&gt; Bediene die Farbe, wenn du kannst; hast du sie nicht, spiele, was du magst. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Matadore haben ein Vorrecht: Auf einen kleinen Trumpf darfst du sie zurückhalten. &lt;a href=&quot;rules:play&quot;&gt;Das Spielen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pay.&lt;/b&gt; Most tricks for the Ombre: he takes the pool and is paid by both (&lt;b&gt;sacada&lt;/b&gt;). A tie for most: he must double the pool and more (&lt;b&gt;puesta&lt;/b&gt;). A defender has most: the Ombre pays him the same (&lt;b&gt;codille&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;The payments&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Zahlen.&lt;/b&gt; Der Hombre hat die meisten Stiche: Er nimmt den Pott und wird von beiden bezahlt (&lt;b&gt;Sacada&lt;/b&gt;). Gleichstand an der Spitze: Er muss den Pott verdoppeln und noch etwas drauflegen (&lt;b&gt;Bete&lt;/b&gt;). Ein Gegenspieler hat die meisten: Der Hombre zahlt ihm dasselbe (&lt;b&gt;Codille&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;Die Zahlungen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>When to bid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wann du reizen solltest</translation>
    </message>
    <message>
        <source>Count the tricks that you would bet on. Spadille is one; manille and basto nearly always; then kings, and trumps beyond the third. With four in sight an entrada is usual, for the exchange often brings the fifth. A solo wants five or six in the hand already. When in doubt, pass: two against one defend well, and a codille is dear.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Zähle die Stiche, auf die du wetten würdest. Spadille ist einer; Manille und Basta fast immer; dann Könige, und Trümpfe vom vierten an. Mit vieren in Aussicht ist eine Frage üblich, denn der Kauf bringt oft den fünften. Ein Solo will fünf oder sechs schon auf der Hand. Im Zweifel passe: Zwei gegen einen wehren sich gut, und eine Codille ist teuer.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;F1&lt;/b&gt; at any time: this book opens where you are in the game. Right after the table has refused a card, it opens at the rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Drücke jederzeit &lt;b&gt;F1&lt;/b&gt;: Dieses Buch öffnet sich dort, wo du gerade im Spiel bist. Gleich nachdem der Tisch eine Karte zurückgewiesen hat, öffnet es sich bei der Regel.</translation>
    </message>
</context>
<context>
    <name>rules/four_handed.html</name>
    <message>
        <source>Ombre for four {rule 3.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Hombre zu viert {rule 3.10}</translation>
    </message>
    <message>
        <source>Four friends need not send one home. In every deal three play Ombre as they always do, and the fourth sits out: he gets no cards, but he has a share in what happens. And when nobody else wants to play, his hour comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vier Freunde müssen keinen nach Hause schicken. In jedem Spiel spielen drei Hombre wie immer, und der vierte setzt aus: Er bekommt keine Karten, hat aber teil an dem, was geschieht. Und wenn sonst niemand spielen will, kommt seine Stunde.</translation>
    </message>
    <message>
        <source>Who sits out? {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wer setzt aus? {rule 1.5}</translation>
    </message>
    <message>
        <source>The player &lt;b&gt;opposite the dealer&lt;/b&gt;. The other three bid, exchange and play in their usual order, beginning at the dealer’s right. The deal passes to the right, and so does the rest: each sits out one deal in four. Some tables let the player at the dealer’s left sit out, or the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Spieler &lt;b&gt;gegenüber dem Geber&lt;/b&gt;. Die drei anderen reizen, kaufen und spielen in ihrer üblichen Folge, rechts vom Geber beginnend. Das Geben geht nach rechts, und das Ausruhen auch: Jeder setzt eines von vier Spielen aus. An manchen Tischen ist es der Spieler links vom Geber, oder der Geber.</translation>
    </message>
    <message>
        <source>What he shares</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Woran er teilhat</translation>
    </message>
    <message>
        <source>Whoever sits out pays and is paid like a defender. Where &lt;i&gt;each opponent&lt;/i&gt; pays, three pay instead of two; and a loss is reckoned for four heads. He sees no cards until the deal is settled, and he cannot win a codille. He says nothing either, with one exception: a dealer who sits out, at a table where the dealer may show the rest of the talon, is asked about that.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer aussetzt, zahlt und wird bezahlt wie ein Gegenspieler. Wo &lt;i&gt;jeder Gegenspieler&lt;/i&gt; zahlt, zahlen drei statt zwei; und ein Verlust wird für vier Köpfe gerechnet. Er sieht keine Karten, bis das Spiel abgerechnet ist, und kann keine Codille gewinnen. Er sagt auch nichts, mit einer Ausnahme: Ein Geber, der aussetzt, wird an einem Tisch, wo der Geber den Rest des Talons zeigen darf, danach gefragt.</translation>
    </message>
    <message>
        <source>Entrada, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Frage, 5 im Pott</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Defenders</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gegenspieler</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wer aussetzt</translation>
    </message>
    <message>
        <source>Pool after</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pott danach</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bete</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codille</translation>
    </message>
    <message>
        <source>Vole announced, and missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vole angesagt und verfehlt</translation>
    </message>
    <message>
        <source>All three pass</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Alle drei passen</translation>
    </message>
    <message>
        <source>Then the player who sat out &lt;b&gt;takes the talon&lt;/b&gt;: all thirteen cards of it. He throws four of them face down, keeps nine, names trumps, and is the Ombre against the other three. They may not exchange, for there is nothing left to draw. The player at the dealer’s right leads, as always.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Dann bekommt der Spieler, der ausgesetzt hat, &lt;b&gt;den Talon&lt;/b&gt;: alle dreizehn Karten. Er wirft vier davon verdeckt ab, behält neun, nennt Trumpf und ist der Hombre gegen die drei anderen. Sie dürfen nicht kaufen, denn es gibt nichts mehr zu ziehen. Der Spieler rechts vom Geber spielt aus, wie immer.</translation>
    </message>
    <message>
        <source>Nine tricks are shared by four. The Ombre needs more than &lt;b&gt;each&lt;/b&gt; of the others: three may be enough, when the others have two each.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Neun Stiche werden unter vieren geteilt. Der Hombre braucht mehr als &lt;b&gt;jeder&lt;/b&gt; der anderen: Drei können reichen, wenn die anderen je zwei haben.</translation>
    </message>
    <message>
        <source>If another has as many as he, or two others share the lead, it is a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt;. If one alone has more, that one has codille.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Hat ein anderer so viele wie er, oder liegen zwei andere gleichauf vorn, so ist es eine &lt;a href=&quot;rules:outcome&quot;&gt;Bete&lt;/a&gt;. Hat einer allein mehr, so hat der Codille.</translation>
    </message>
    <message>
        <source>The game is worth what an entrada is worth. Estuches count by the nine cards they kept.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Das Spiel ist so viel wert wie eine Frage. Estuches zählen nach den neun Karten, die er behalten hat.</translation>
    </message>
    <message>
        <source>He may &lt;a href=&quot;rules:surrender&quot;&gt;surrender&lt;/a&gt;, as with an entrada, and any of the three may take over.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Er darf &lt;a href=&quot;rules:surrender&quot;&gt;aufgeben&lt;/a&gt;, wie bei einer Frage, und jeder der drei darf übernehmen.</translation>
    </message>
    <message>
        <source>Ombre and the three, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre und die drei, 5 im Pott</translation>
    </message>
    <message>
        <source>It is a gamble with good prospects: when three players pass, the strong cards often lie in the talon. At some tables he may leave it; then the deal is passed out, or it goes on as the three have agreed for when &lt;a href=&quot;rules:low_bids&quot;&gt;all pass&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Es ist ein Wagnis mit guten Aussichten: Wenn drei Spieler passen, liegen die starken Karten oft im Talon. An manchen Tischen darf er ihn liegen lassen; dann ist das Spiel ausgepasst, oder es geht weiter, wie es die drei für den Fall ausgemacht haben, dass &lt;a href=&quot;rules:low_bids&quot;&gt;alle passen&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>rules/french.html</name>
    <message>
        <source>French Ombre {rule 3.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Französisches Hombre {rule 3.7}</translation>
    </message>
    <message>
        <source>The game as it was simplified in France: no turned trump and no surrender. Everything is paid by one measure, the &lt;b&gt;pool&lt;/b&gt;. Many French tables also paid for matadors and for playing without an exchange; this form does not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Das Spiel, wie es in Frankreich vereinfacht wurde: kein aufgedeckter Trumpf und kein Aufgeben. Alles wird mit einem Maß bezahlt, dem &lt;b&gt;Pott&lt;/b&gt;. Viele französische Tische bezahlten auch Matadore und das Spiel ohne Kauf; diese Form nicht.</translation>
    </message>
    <message>
        <source>Cards, order and play are those of every Ombre: nine cards each, thirteen in the talon, counter-clockwise. See &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Karten, Rangfolge und Spiel sind wie in jedem Hombre: neun Karten für jeden, dreizehn im Talon, gegen den Uhrzeigersinn. Siehe &lt;a href=&quot;rules:cards&quot;&gt;Die Karten und ihre Rangfolge&lt;/a&gt; und &lt;a href=&quot;rules:play&quot;&gt;Das Spielen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The stakes {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Der Einsatz {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before each deal &lt;b&gt;every player&lt;/b&gt; puts the same stake into the pool, two chips as a rule, whatever lies there already. So a fresh pool holds six.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vor jedem Spiel legt &lt;b&gt;jeder Spieler&lt;/b&gt; denselben Einsatz in den Pott, in der Regel zwei Marken, gleich was schon darin liegt. Ein neuer Pott enthält also sechs.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Gebote {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was du auf dich nimmst</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spiel&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any number</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>mehr Stiche als jeder der anderen</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sans prendre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>none for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>keiner für den Hombre</translation>
    </message>
    <message>
        <source>the same, with the hand as it was dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dasselbe, mit dem Blatt, wie es ausgeteilt wurde</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vole&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>alle neun Stiche</translation>
    </message>
    <message>
        <source>The eldest speaks first. A bid must be higher than the last, and whoever passes is out. But if you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and he must go higher still or give way. The Ombre names the trump when the bidding is over, before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vorhand spricht zuerst. Ein Gebot muss höher sein als das letzte, und wer passt, ist draußen. Hast du aber schon geboten, und jemand, der nach dir spricht, geht höher, so darfst du &lt;b&gt;halten&lt;/b&gt;: Sage dasselbe, und er muss noch höher gehen oder passen. Der Hombre nennt Trumpf, wenn das Reizen vorbei ist, ehe er eine Karte abwirft. {rule 1.7}</translation>
    </message>
    <message>
        <source>If all pass the pool stays, and everybody stakes again for the next deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Passen alle, so bleibt der Pott, und jeder setzt neu für das nächste Spiel.</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Der Kauf {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws as many cards as he likes, unless he plays sans prendre. Then the others draw in turn, the one at the Ombre’s right first: any number, as far as the talon goes. What is left stays closed.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Hombre wirft ab und zieht, so viele Karten er mag, es sei denn, er spielt sans prendre. Dann ziehen die anderen der Reihe nach, zuerst der rechts vom Hombre: beliebig viele, so weit der Talon reicht. Was übrig ist, bleibt zu.</translation>
    </message>
    <message>
        <source>Five tricks {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Fünf Stiche {rule 1.10}</translation>
    </message>
    <message>
        <source>An Ombre who wins the first five tricks may stop: the game is won. If he leads to the sixth, he has declared the vole and owes all nine. Whoever has &lt;b&gt;bid&lt;/b&gt; the vole is not asked; he owes them from the first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ein Hombre, der die ersten fünf Stiche macht, darf aufhören: Das Spiel ist gewonnen. Spielt er zum sechsten aus, so hat er die Vole angesagt und schuldet alle neun. Wer die Vole &lt;b&gt;gereizt&lt;/b&gt; hat, wird nicht gefragt; er schuldet sie vom ersten an.</translation>
    </message>
    <message>
        <source>What is paid {rule 1.13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was gezahlt wird {rule 1.13}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was gezahlt wird</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;: more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Gewonnen&lt;/b&gt;: mehr Stiche als jeder der anderen</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre nimmt den Pott.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Remise&lt;/b&gt;: the highest number is shared, as 4–4–1, 3–3–3 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bete&lt;/b&gt;: Gleichstand an der Spitze, wie 4–4–1, 3–3–3 oder 1–4–4</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it: it doubles.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre zahlt in den Pott so viel, wie darin ist: Er verdoppelt sich.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: another has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codille&lt;/b&gt;: ein anderer hat die meisten</translation>
    </message>
    <message>
        <source>The Ombre pays that player as much as is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre zahlt diesem Spieler so viel, wie im Pott ist, und der bleibt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vole&lt;/b&gt; gemacht</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each of the others pays him half as much again.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre nimmt den Pott, und jeder der anderen zahlt ihm noch die Hälfte davon.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; missed, bid or declared</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vole&lt;/b&gt; verfehlt, gereizt oder angesagt</translation>
    </message>
    <message>
        <source>The Ombre pays each of the others half of what is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre zahlt jedem der anderen die Hälfte dessen, was im Pott ist, und der bleibt.</translation>
    </message>
    <message>
        <source>Sans prendre wins no more than play; it goes over it, that is all. An odd chip of half a pool is not paid. A table may agree that 1–4–4 is codille: then both of the others share what the Ombre pays, and an odd chip of it goes into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sans prendre gewinnt nicht mehr als Spiel; es geht darüber, das ist alles. Eine ungerade Marke eines halben Potts wird nicht gezahlt. Ein Tisch kann ausmachen, dass 1–4–4 Codille ist: Dann teilen die beiden anderen, was der Hombre zahlt, und eine ungerade Marke davon geht in den Pott.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Durchgerechnete Beispiele</translation>
    </message>
    <message>
        <source>Each has staked two, so the pool is 6.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jeder hat zwei gesetzt, der Pott ist also 6.</translation>
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
        <translation>Pott</translation>
    </message>
    <message>
        <source>Won 5–3–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gewonnen 5–3–1</translation>
    </message>
    <message>
        <source>Remise 4–4–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bete 4–4–1</translation>
    </message>
    <message>
        <source>Codille 3–4–2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codille 3–4–2</translation>
    </message>
    <message>
        <source>Vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vole gemacht</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vole verfehlt</translation>
    </message>
</context>
<context>
    <name>rules/german_solo.html</name>
    <message>
        <source>German Solo {rule 26.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Deutsches Solo {rule 26.1}</translation>
    </message>
    <message>
        <source>What Germany made of Quadrille. Four play with thirty-two cards, eight each, and nothing is staked: the players pay each other. In a &lt;b&gt;Frage&lt;/b&gt; the Ombre calls an ace, whose holder is the ally, in secret; a &lt;b&gt;solo&lt;/b&gt; is played alone, and a &lt;b&gt;tout&lt;/b&gt; must take every trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Was man in Deutschland aus dem Quadrille machte. Vier spielen mit zweiunddreißig Karten, acht für jeden, und nichts wird eingesetzt: Die Spieler zahlen einander. Bei einer &lt;b&gt;Frage&lt;/b&gt; ruft der Hombre ein Ass, und wer es hat, ist heimlich sein Partner; ein &lt;b&gt;Solo&lt;/b&gt; wird allein gespielt, und bei einem &lt;b&gt;Tout&lt;/b&gt; muss man jeden Stich machen.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Karten und Geben {rule 1.5}</translation>
    </message>
    <message>
        <source>In each suit ace, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 and 7. It is always played with French cards: the Spanish pack has no 8, 9 and 10. The dealer deals three, two and three cards at a time. Whoever draws the highest card deals first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>In jeder Farbe Ass, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 und 7. Gespielt wird immer mit französischen Karten: Das spanische Blatt hat keine 8, 9 und 10. Der Geber gibt drei, zwei und drei Karten. Wer die höchste Karte zieht, gibt zuerst.</translation>
    </message>
    <message>
        <source>German tables go clockwise; this table goes counter-clockwise, to the right, as in all its games. Who deals, speaks and plays after whom is the same.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>An deutschen Tischen geht es im Uhrzeigersinn; an diesem Tisch wie in allen seinen Spielen gegen ihn, nach rechts. Wer nach wem gibt, spricht und spielt, ist dasselbe.</translation>
    </message>
    <message>
        <source>The order of the cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Folge der Karten</translation>
    </message>
    <message>
        <source>The two black queens are always trumps, and so is the seven of the trump suit:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die beiden schwarzen Damen sind immer Trumpf, und ebenso die Sieben der Trumpffarbe:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;, also called &lt;i&gt;der Alte&lt;/i&gt;, the old man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spadille&lt;/b&gt;, auch &lt;i&gt;der Alte&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;, also called &lt;i&gt;Spitze&lt;/i&gt;, the tip</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Manille&lt;/b&gt;, auch &lt;i&gt;Spitze&lt;/i&gt;</translation>
    </message>
    <message>
        <source>the 7 of trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die 7 der Trumpffarbe</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Basta&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After them the trump suit goes down from the ace:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nach ihnen geht die Trumpffarbe vom Ass abwärts:</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Von oben nach unten</translation>
    </message>
    <message>
        <source>The other suits go from the ace down to the 7; in {suit C french} and {suit S french} the queen is missing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die anderen Farben gehen vom Ass bis zur 7; in {suit C french} und {suit S french} fehlt die Dame.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Gebote {rule 1.6}</translation>
    </message>
    <message>
        <source>One suit is the &lt;b&gt;couleur&lt;/b&gt; for the whole sitting: {suit C french}, unless the table chooses another. A bid in the couleur goes above the same bid in another suit, and everything is paid double.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Eine Farbe ist für die ganze Partie die &lt;b&gt;Couleur&lt;/b&gt;: {suit C french}, wenn der Tisch keine andere wählt. Ein Gebot in der Couleur geht über dasselbe Gebot in einer anderen Farbe, und alles wird doppelt bezahlt.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wozu du dich verpflichtest</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage&lt;/b&gt; (“I ask”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the ace you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fünf der acht Stiche, zusammen mit dem, der das Ass hat, das du rufst</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage in Couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the same, with the couleur as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dasselbe, mit der Couleur als Trumpf</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fünf Stiche allein, gegen drei</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo in Couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; (“everything”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all eight tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>alle acht Stiche allein</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout in Couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: play that bid yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Vorhand spricht zuerst, und wer passt, ist draußen. Wenn du geboten hast und jemand, der nach dir spricht, höher geht, darfst du &lt;b&gt;halten&lt;/b&gt;: Du spielst dieses Gebot selbst, und das Spiel bleibt dein.</translation>
    </message>
    <message>
        <source>Trump and the called ace {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trumpf und gerufenes Ass {rule 1.7}</translation>
    </message>
    <message>
        <source>In the couleur the trump is fixed. Otherwise the Ombre names another suit. In a Frage they then call an &lt;b&gt;ace&lt;/b&gt; that they lack, not of trumps; if they hold all three, a king that they lack. Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>In der Couleur steht der Trumpf fest. Sonst nennt der Hombre eine andere Farbe. Bei einer Frage ruft er dann ein &lt;b&gt;Ass&lt;/b&gt;, das er nicht hat, nicht in Trumpf; hat er alle drei, einen König, den er nicht hat. Wer die gerufene Karte hat, ist der &lt;b&gt;Partner&lt;/b&gt; und sagt nichts. Die anderen, auch der Hombre, erfahren es, wenn die Karte gespielt wird. Bis dahin sagt der Tisch von den anderen &lt;i&gt;Freund oder Feind?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, whoever holds spadille ({CQ french}) must play a &lt;b&gt;Grossfrage&lt;/b&gt;, the great question: they call an ace that they lack, of any suit. Its holder shows it at once, is the ally, and &lt;b&gt;names the trump&lt;/b&gt;: any suit but that of the ace. With all four aces there is nobody to ask, and the holder of spadille plays a solo in any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wenn &lt;b&gt;alle vier passen&lt;/b&gt;, muss eine &lt;b&gt;Großfrage&lt;/b&gt; spielen, wer Spadille hat ({CQ french}): Er ruft ein Ass, das er nicht hat, in einer beliebigen Farbe. Wer es hat, zeigt es sofort, ist der Partner und &lt;b&gt;nennt den Trumpf&lt;/b&gt;: jede Farbe außer der des Asses. Mit allen vier Assen ist niemand zu fragen, und wer Spadille hat, spielt ein Solo in einer beliebigen Farbe.</translation>
    </message>
    <message>
        <source>The play and the result {rule 20.4} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Spielen und das Ergebnis {rule 20.4} {rule 1.9}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Follow suit; if you cannot, play what you like. &lt;b&gt;No trump may be withheld&lt;/b&gt;: spadille too must fall to the lowest trump, if it is the last in the hand. Nobody surrenders, and all eight tricks are played. The tricks of Ombre and ally count together. &lt;b&gt;Five&lt;/b&gt; win, four or fewer lose; a tout needs all eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Vorhand spielt aus, wer immer der Hombre ist. Bediene Farbe; kannst du nicht, so spiele, was du magst. &lt;b&gt;Kein Trumpf darf zurückgehalten werden&lt;/b&gt;: Auch Spadille muss auf den kleinsten Trumpf fallen, wenn sie der letzte Trumpf in der Hand ist. Niemand gibt auf, und alle acht Stiche werden gespielt. Die Stiche von Hombre und Partner zählen zusammen. &lt;b&gt;Fünf&lt;/b&gt; gewinnen, vier oder weniger verlieren; ein Tout braucht alle acht.</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was gezahlt wird {rule 24.5}</translation>
    </message>
    <message>
        <source>There is no pool. When the game is won, each opponent pays; when it is lost, each is paid as much.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Einen Pott gibt es nicht. Ist das Spiel gewonnen, so zahlt jeder Gegenspieler; ist es verloren, so bekommt jeder ebenso viel.</translation>
    </message>
    <message>
        <source>In another suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>In anderer Farbe</translation>
    </message>
    <message>
        <source>In couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>In Couleur</translation>
    </message>
    <message>
        <source>Frage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Grossfrage, whatever is trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Großfrage, was auch Trumpf ist</translation>
    </message>
    <message>
        <source>Solo, also the one with four aces</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, auch das mit vier Assen</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>With an ally, the first opponent after the Ombre settles with the ally, the other with the Ombre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Mit einem Partner rechnet der erste Gegenspieler nach dem Hombre mit dem Partner ab, der andere mit dem Hombre.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Durchgerechnete Beispiele</translation>
    </message>
    <message>
        <source>Each is won. If the game is lost, the same chips go the other way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jedes ist gewonnen. Ist das Spiel verloren, so gehen dieselben Marken den anderen Weg.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Jeder Gegenspieler</translation>
    </message>
    <message>
        <source>Frage, or Grossfrage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage oder Großfrage</translation>
    </message>
    <message>
        <source>Frage in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage in Couleur</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solo in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo in Couleur</translation>
    </message>
    <message>
        <source>Tout in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout in Couleur</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Worin sich Tische unterscheiden</translation>
    </message>
    <message>
        <source>When all pass, some tables deal again. Some let the suit of the first game won be the couleur; here it is chosen before. The sources do not tell everything. &lt;b&gt;Our own defaults&lt;/b&gt; are: who may hold a bid; the king that is called by a holder of three aces; that four tricks lose, and are no tie; that a Grossfrage is paid 2 whatever its trump; and the solo of a holder of all four aces, with its price. With both black queens a table may let you &lt;b&gt;bid&lt;/b&gt; a Grossfrage, above the frages and below solo, for 4 from each; one source has 8. Some let a side that has won the &lt;b&gt;first five&lt;/b&gt; tricks lead to the sixth and so play for all eight: 8 from each in place of the game, or to each if one is lost, twice as much in couleur; a tout that was bid stays as it is. Both are house rules, and so is every price. A bonus for the first five tricks (&lt;i&gt;Prime&lt;/i&gt;) is not played, because no price of it was found.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wenn alle passen, geben manche Tische neu. Manche nehmen die Farbe des ersten gewonnenen Spiels zur Couleur; hier wird sie vorher gewählt. Die Quellen sagen nicht alles. &lt;b&gt;Unsere eigene Wahl&lt;/b&gt; ist: wer ein Gebot halten darf; der König, den ruft, wer drei Asse hat; dass vier Stiche verlieren und kein Gleichstand sind; dass eine Großfrage mit 2 bezahlt wird, was auch Trumpf ist; und das Solo dessen, der alle vier Asse hat, mit seinem Preis. Mit beiden schwarzen Damen darf man an manchen Tischen eine Großfrage &lt;b&gt;bieten&lt;/b&gt;, über den Fragen und unter Solo, für 4 von jedem; eine Quelle nennt 8. An manchen darf, wer die &lt;b&gt;ersten fünf&lt;/b&gt; Stiche gewonnen hat, zum sechsten ausspielen und so um alle acht spielen: 8 von jedem anstelle des Spiels, oder an jeden, wenn einer verloren geht, in Couleur doppelt so viel; ein gebotener Tout bleibt, wie er ist. Beides sind Hausregeln, und jeder Preis ist eine. Ein Aufschlag für die ersten fünf Stiche (&lt;i&gt;Prime&lt;/i&gt;) wird nicht gespielt, weil kein Preis dafür zu finden war.</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Wörter</translation>
    </message>
    <message>
        <source>Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>The suit in which everything is paid double. The word is French, and means colour, or suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Farbe, in der alles doppelt bezahlt wird. Das Wort ist französisch und heißt Farbe.</translation>
    </message>
    <message>
        <source>A question, asking leave: the game with a called ace.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Bitte um das Spiel: das Spiel mit einem gerufenen Ass.</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Großfrage</translation>
    </message>
    <message>
        <source>A great question: the forced game, in which the ally names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Das erzwungene Spiel, in dem der Partner den Trumpf nennt.</translation>
    </message>
    <message>
        <source>Everything: all eight tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Französisch für alles: alle acht Stiche.</translation>
    </message>
</context>
<context>
    <name>rules/glossary.html</name>
    <message>
        <source>Words of the game</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Fachwörter</translation>
    </message>
    <message>
        <source>Most of them came from Spain with the game, and went through France and England on the way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die meisten kamen mit dem Spiel aus Spanien und nahmen den Weg über Frankreich.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Partner</translation>
    </message>
    <message>
        <source>Whoever holds the card that the Ombre has called, in &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer die Karte hat, die der Hombre gerufen hat: im &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, im &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; und im &lt;a href=&quot;rules:german_solo&quot;&gt;deutschen Solo&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Ante</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Einsatz</translation>
    </message>
    <message>
        <source>What is put into the pool before a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Was vor einem Spiel in den Pott kommt.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Ask leave</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Königruf</translation>
    </message>
    <message>
        <source>The lowest bid of &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt; and &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt;: name trumps and call a king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Das niedrigste Gebot im &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt; und im &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt;: Trumpf nennen und einen König rufen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Basto&lt;br&gt;&lt;i&gt;BAS-toh&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Basta</translation>
    </message>
    <message>
        <source>The {name CA}, always the third highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{name CA}, immer der dritthöchste Trumpf. Auf Spanisch &lt;i&gt;basto&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: a tie with the better defender, or one trick in a nolo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Im &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: so viele Stiche wie der bessere Gegenspieler, oder ein Stich im Nolo.</translation>
    </message>
    <message>
        <source>Black, long</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Schwarz, lang</translation>
    </message>
    <message>
        <source>The suits {suit S} and {suit C}: below the court cards the 7 is the best and the 2 the lowest. Their aces are always trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Farben {suit S} und {suit C}: Nach den Bildern ist die 7 die höchste und die 2 die niedrigste. Ihre Asse sind immer Trumpf.</translation>
    </message>
    <message>
        <source>Casca</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Casca</translation>
    </message>
    <message>
        <source>Another name of gascarola; in Voltarete, the Portuguese form of the game, a bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein anderer Name der Gascarola; im Voltarete, der portugiesischen Form des Spiels, ein Gebot.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Codille, of a side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Codille, einer Seite</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and Tritrille: too few tricks even for a remise. The others share the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Im &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; und Tritrille: zu wenige Stiche, selbst für eine Bete. Die anderen teilen sich den Pott.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Codille&lt;br&gt;&lt;i&gt;co-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Codille</translation>
    </message>
    <message>
        <source>A defender has more tricks than anybody else. From Spanish &lt;i&gt;codillo&lt;/i&gt;, the elbow.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein Gegenspieler hat mehr Stiche als jeder andere. Von spanisch &lt;i&gt;codillo&lt;/i&gt;, der Ellbogen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo</translation>
    </message>
    <message>
        <source>In Zanga: three tricks or fewer. The others win the table, and are paid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>In Zanga: drei Stiche oder weniger. Die anderen gewinnen den Tisch und werden bezahlt.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</translation>
    </message>
    <message>
        <source>A low bid: to take no trick at all.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein niedriges Gebot: gar keinen Stich zu machen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt; the suit in which a bid is paid double. It is the same for the whole sitting.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Im &lt;a href=&quot;rules:german_solo&quot;&gt;deutschen Solo&lt;/a&gt; die Farbe, in der ein Gebot doppelt bezahlt wird. Sie bleibt die ganze Partie gleich.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;Dealer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;Geber</translation>
    </message>
    <message>
        <source>The player who gave out the cards, and speaks last. The deal goes round to the right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer die Karten verteilt hat und zuletzt spricht. Das Geben geht nach rechts weiter.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Defender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Gegenspieler</translation>
    </message>
    <message>
        <source>Anybody who plays against the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer gegen den Hombre spielt.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</translation>
    </message>
    <message>
        <source>In Zanga of Málaga the {name CK}, the fourth highest trump. In Spanish &lt;i&gt;feo&lt;/i&gt; means ugly. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>In der Zanga von Málaga {name CK}, der vierthöchste Trumpf. Spanisch &lt;i&gt;feo&lt;/i&gt; heißt hässlich. Kein Matador.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Eldest</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Vorhand</translation>
    </message>
    <message>
        <source>The player at the dealer’s right; first to speak and to lead. In Spanish &lt;i&gt;mano&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Spieler rechts vom Geber; er spricht zuerst und spielt aus. Auf Spanisch &lt;i&gt;mano&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Entrada&lt;br&gt;&lt;i&gt;en-TRAH-dah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Frage</translation>
    </message>
    <message>
        <source>The lowest bid: name trumps, exchange, play.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Das niedrigste Gebot: Trumpf nennen, kaufen, spielen. Auf Spanisch &lt;i&gt;entrada&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt;, &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; and Zanga: all three matadors. They are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Im &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt;, &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; und in Zanga: alle drei Matadore. Sie werden bezahlt.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Estuches</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Estuches</translation>
    </message>
    <message>
        <source>Three or more top trumps without a gap, held or lacked by the Ombre; they are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Drei oder mehr der höchsten Trümpfe ohne Lücke, die der Hombre hat oder die ihm fehlen; sie werden bezahlt.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Kauf, kaufen</translation>
    </message>
    <message>
        <source>Throwing cards and drawing as many from the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Karten abwerfen und ebenso viele aus dem Talon ziehen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Favour suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Gunstfarbe</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; and &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; the suit in which a game is worth more. In Spanish &lt;i&gt;palo de favor&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Im &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; und &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; die Farbe, in der ein Spiel mehr wert ist. Auf Spanisch &lt;i&gt;palo de favor&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Forced solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Zwangssolo</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: whoever must play a Grossfrage but holds all four aces plays alone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Im &lt;a href=&quot;rules:german_solo&quot;&gt;deutschen Solo&lt;/a&gt;: Wer eine Großfrage spielen muss, aber alle vier Asse hat, spielt allein.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Forced spadille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Zwangsspadille</translation>
    </message>
    <message>
        <source>All have passed, and the holder of spadille must play. In Spanish &lt;i&gt;espadilla forzosa&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Alle haben gepasst, und wer Spadille hat, muss spielen. Auf Spanisch &lt;i&gt;espadilla forzosa&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</translation>
    </message>
    <message>
        <source>&amp;ldquo;I win&amp;rdquo;: a defender asks the other to let &lt;a href=&quot;rules:play&quot;&gt;a card&lt;/a&gt; pass. To ask is to &lt;i&gt;demand gano&lt;/i&gt;, to let the card pass is to &lt;i&gt;make gano&lt;/i&gt;. By house rule only.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>„Ich gewinne“: Ein Gegenspieler bittet den anderen, &lt;a href=&quot;rules:play&quot;&gt;eine Karte&lt;/a&gt; durchzulassen. Das heißt &lt;i&gt;Gano fordern&lt;/i&gt;; die Karte durchzulassen heißt &lt;i&gt;Gano machen&lt;/i&gt;. Nur als Hausregel.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</translation>
    </message>
    <message>
        <source>A low bid: to play the top of the talon, and one card of one’s own at most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein niedriges Gebot: mit den obersten Karten des Talons zu spielen und höchstens einer eigenen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Großfrage</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: the Ombre calls an ace, and its holder shows it, plays along and names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Im &lt;a href=&quot;rules:german_solo&quot;&gt;deutschen Solo&lt;/a&gt;: Der Hombre ruft ein Ass; wer es hat, zeigt es, spielt mit und nennt Trumpf.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</translation>
    </message>
    <message>
        <source>In Zanga: the first five tricks, all won by those who play, who may stop with them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>In Zanga: die ersten fünf Stiche, alle von der spielenden Seite gewonnen. Sie darf damit aufhören.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Halten</translation>
    </message>
    <message>
        <source>To say the same as the standing bid, by right of speaking before its bidder.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Dasselbe bieten, was zuletzt geboten wurde: das Recht dessen, der früher spricht und schon geboten hat.</translation>
    </message>
    <message>
        <source>König</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>A German name of the sitter. It means king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Auch ein Name für den, der aussetzt.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: fewer tricks than a defender, or two and more in a nolo. It costs most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Im &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: weniger Stiche als ein Gegenspieler, oder zwei und mehr im Nolo. Es kostet am meisten.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</translation>
    </message>
    <message>
        <source>In Zanga: the game won, with five tricks or more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>In Zanga: das gewonnene Spiel, mit fünf Stichen oder mehr.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Mann</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:homme_auvergne&quot;&gt;Homme d’Auvergne&lt;/a&gt;: whoever plays with the trump turned up, against all the others.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Im &lt;a href=&quot;rules:homme_auvergne&quot;&gt;Homme d’Auvergne&lt;/a&gt;: wer mit dem aufgedeckten Trumpf gegen alle anderen spielt.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Manille&lt;br&gt;&lt;i&gt;ma-NILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Manille</translation>
    </message>
    <message>
        <source>The second highest trump: the 2 of black trumps, the 7 of red ones. In Spanish &lt;i&gt;malilla&lt;/i&gt;, the little bad one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der zweithöchste Trumpf: die 2, wenn Trumpf schwarz ist, die 7, wenn er rot ist. Auf Spanisch &lt;i&gt;malilla&lt;/i&gt;, die kleine Schlechte.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Matadors&lt;br&gt;&lt;i&gt;MATT-a-dors&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Matadore</translation>
    </message>
    <message>
        <source>Spadille, manille and basto. They may be kept back from a smaller trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spadille, Manille und Basta. Man darf sie vor einem kleineren Trumpf zurückhalten.</translation>
    </message>
    <message>
        <source>Mort</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mort</translation>
    </message>
    <message>
        <source>French for dead: the form of the game with a fourth player, and the sitter in it.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Französisch für tot: das Spiel mit einem vierten Spieler, und auch der, der dabei aussetzt.</translation>
    </message>
    <message>
        <source>Null</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Null</translation>
    </message>
    <message>
        <source>To lose all nine tricks: &lt;a href=&quot;rules:low_bids&quot;&gt;contrabola&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Alle neun Stiche verlieren: &lt;a href=&quot;rules:low_bids&quot;&gt;Contrabola&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</translation>
    </message>
    <message>
        <source>In Zanga: to go on for all eight tricks after the first five. In full &lt;i&gt;pidiendo ocho&lt;/i&gt;, asking for eight.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>In Zanga: nach den ersten fünf Stichen auf alle acht weiterspielen. Ganz heißt es &lt;i&gt;pidiendo ocho&lt;/i&gt;, acht verlangend.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Ombre&lt;br&gt;&lt;i&gt;OM-ber&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Hombre</translation>
    </message>
    <message>
        <source>The one who plays the game that was bid, alone or with an ally. From Spanish &lt;i&gt;hombre&lt;/i&gt;, man.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer das angesagte Spiel spielt, allein oder mit einem Partner. Von spanisch &lt;i&gt;hombre&lt;/i&gt;, Mann.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Partner</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Gegenüber</translation>
    </message>
    <message>
        <source>In Zanga the player opposite, whose tricks and stones are also one’s own.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>In Zanga die Person gegenüber, deren Stiche und Steine auch die eigenen sind.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Spielen</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump with the call, and play together with the partner.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>In Zanga: mit der Ansage Trumpf nennen und zusammen mit dem Gegenüber spielen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Pott</translation>
    </message>
    <message>
        <source>The chips in the middle, for which one plays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Marken in der Mitte, um die gespielt wird.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Primeras</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Primeras</translation>
    </message>
    <message>
        <source>The first five tricks, all won by the Ombre, who then stops.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die ersten fünf Stiche, alle vom Hombre gewonnen, der dann aufhört.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, with four tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, mit vier Stichen</translation>
    </message>
    <message>
        <source>In Zanga: four tricks, one too few. Those who play put stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>In Zanga: vier Stiche, einer zu wenig. Die Spielenden legen Steine auf den Tisch.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Puesta&lt;br&gt;&lt;i&gt;PWES-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Bete</translation>
    </message>
    <message>
        <source>Two or three share the highest number of tricks, the Ombre among them or not; he pays the pool. In old English books the &lt;i&gt;beast&lt;/i&gt; or &lt;i&gt;remise&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gleichstand an der Spitze, mit dem Hombre oder ohne ihn; er zahlt in den Pott. Auf Spanisch &lt;i&gt;puesta&lt;/i&gt;, in alten englischen Büchern &lt;i&gt;beast&lt;/i&gt; oder &lt;i&gt;remise&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Punto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Ponto</translation>
    </message>
    <message>
        <source>The ace of red trumps, the fourth highest. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Das Ass eines roten Trumpfs, der vierthöchste. Kein Matador.</translation>
    </message>
    <message>
        <source>Red, round</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Rot, rund</translation>
    </message>
    <message>
        <source>The suits {suit H} and {suit D}: below the court cards the ace is the best, then the 2, and so on down to the 7, which is the lowest.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Farben {suit H} und {suit D}: Nach den Bildern kommt das Ass, dann die 2 und so weiter bis zur 7, der niedrigsten.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Remise</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Bete, Remise</translation>
    </message>
    <message>
        <source>The game is not won, and the pool is paid once more: so in &lt;a href=&quot;rules:french&quot;&gt;French Ombre&lt;/a&gt;, Cinquillo, Quadrille and Tritrille.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Das Spiel ist nicht gewonnen, und der Pott wird noch einmal bezahlt: so im &lt;a href=&quot;rules:french&quot;&gt;französischen Hombre&lt;/a&gt;, im Cinquillo, Quadrille und Tritrille.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Renege</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Zurückhalten</translation>
    </message>
    <message>
        <source>To keep a matador back, lawfully, when trumps are led.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Einen Matador behalten, wie es erlaubt ist, wenn Trumpf ausgespielt wird.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Sacada</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than any defender, and takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre hat mehr Stiche als jeder der Gegenspieler und nimmt den Pott.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Send alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Allein schicken</translation>
    </message>
    <message>
        <source>In Zanga: to say solo after an opponent has said what they play. They go alone, or let the other go. In Spanish &lt;i&gt;mandar solo&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>In Zanga: Solo sagen, nachdem ein Gegenspieler sein Spiel genannt hat. Der geht dann allein oder lässt den anderen gehen. Spanisch &lt;i&gt;mandar solo&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;Sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;Aussetzen</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt; the player who sits out a deal. In Spanish &lt;i&gt;alcalde&lt;/i&gt; or &lt;i&gt;zángano&lt;/i&gt;, and see König, Mort and Stillsitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>An einem Tisch zu &lt;a href=&quot;rules:four_handed&quot;&gt;viert&lt;/a&gt; ein Spiel lang nicht mitspielen. Auf Spanisch &lt;i&gt;alcalde&lt;/i&gt; oder &lt;i&gt;zángano&lt;/i&gt;; siehe König, Mort und Stillsitter.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</translation>
    </message>
    <message>
        <source>The highest bid: name trumps and play without an exchange. In French &lt;i&gt;sans prendre&lt;/i&gt;, without drawing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Das höchste Gebot: Trumpf nennen und ohne Kauf spielen. Auf Französisch &lt;i&gt;sans prendre&lt;/i&gt;, ohne zu nehmen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, allein</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump and play alone against two, while the partner rests.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>In Zanga: Trumpf nennen und allein gegen zwei spielen, während das Gegenüber ruht.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Spadille&lt;br&gt;&lt;i&gt;spa-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Spadille</translation>
    </message>
    <message>
        <source>The {name SA}, always the highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{name SA}, immer der höchste Trumpf.</translation>
    </message>
    <message>
        <source>Stillsitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stillsitter</translation>
    </message>
    <message>
        <source>A Low German name of the sitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein niederdeutscher Name für den, der aussetzt.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Stones</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Steine</translation>
    </message>
    <message>
        <source>What &lt;a href=&quot;rules:zanga&quot;&gt;Zanga&lt;/a&gt; is played for: each side begins with sixteen. Whoever wins the game takes those on the table. In Spanish &lt;i&gt;piedras&lt;/i&gt; or &lt;i&gt;vales&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Worum &lt;a href=&quot;rules:zanga&quot;&gt;Zanga&lt;/a&gt; gespielt wird: jede Seite beginnt mit sechzehn. Wer das Spiel gewinnt, nimmt die vom Tisch. Spanisch &lt;i&gt;piedras&lt;/i&gt; oder &lt;i&gt;vales&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Surrender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Aufgeben</translation>
    </message>
    <message>
        <source>Giving up as Ombre before the fourth trick is played to.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Als Hombre das Spiel verloren geben, ehe man zum vierten Stich gespielt hat.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Take over</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Übernehmen</translation>
    </message>
    <message>
        <source>Going on as Ombre with an entrada that was surrendered.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Eine Frage, die der Hombre aufgegeben hat, an seiner Stelle weiterspielen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Talon</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Talon</translation>
    </message>
    <message>
        <source>The cards that are not dealt.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Karten, die nicht gegeben werden.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Talon, for the sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Talon, beim Aussetzen</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt;: all have passed, and the sitter plays against three with nine cards of the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>An einem Tisch zu &lt;a href=&quot;rules:four_handed&quot;&gt;viert&lt;/a&gt;: Alle haben gepasst; wer aussetzt, spielt mit neun Karten des Talons gegen drei.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout</translation>
    </message>
    <message>
        <source>All the tricks, in &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Alle Stiche, im &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt; und im &lt;a href=&quot;rules:german_solo&quot;&gt;deutschen Solo&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Trumpf</translation>
    </message>
    <message>
        <source>A card of the suit named, or one that is always trump; beats every plain card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Eine Karte der genannten Farbe oder eine, die immer Trumpf ist; schlägt jede einfache Karte.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Vole&lt;br&gt;&lt;i&gt;rhymes with bowl&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Vole</translation>
    </message>
    <message>
        <source>All the tricks. In Spanish &lt;i&gt;bola&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Alle Stiche. Auf Spanisch &lt;i&gt;bola&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</translation>
    </message>
    <message>
        <source>A low bid: the trump is turned, and five cards at most are drawn.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein niedriges Gebot: Trumpf wird aufgedeckt, und man zieht höchstens fünf Karten.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Vuelta&lt;br&gt;&lt;i&gt;VWEL-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Tourné</translation>
    </message>
    <message>
        <source>The middle bid: the talon’s top card makes trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Das mittlere Gebot: Die oberste Karte des Talons bestimmt den Trumpf. Auf Spanisch &lt;i&gt;vuelta&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;You first</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;Du zuerst</translation>
    </message>
    <message>
        <source>A defender lets the other one exchange before them. It can be said once in a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein Gegenspieler lässt den anderen vor sich kaufen. Das kann in einem Spiel einmal gesagt werden.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</translation>
    </message>
    <message>
        <source>The eight cards that are not dealt, and the game that is named after them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die acht Karten, die nicht ausgeteilt werden, und das Spiel, das nach ihnen heißt.</translation>
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
        <translation>Kein Hombre, aber ein alter Nachbar, 1665 in Paris gedruckt: kurz, lustig und um Punkte gespielt. Auch hier nimmt einer, der &lt;b&gt;Mann&lt;/b&gt;, eine Trumpffarbe an und spielt gegen alle anderen. Zwei bis fünf können spielen, jeder für sich.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Karten und Geben {rule 1.5}</translation>
    </message>
    <message>
        <source>A piquet pack: with four or five players 32 cards, with two or three 28, the sevens left out. In every suit, trumps included, the order is king, queen, jack, ace, 10, 9, 8, 7. The first dealer is found by drawing the highest card, {suit D french} before {suit H french}, {suit S french} and {suit C french} where ranks are equal. The player at the dealer’s left cuts. Then there are five cards to each, two and three at a time, counter-clockwise; the rest is the stock. It is always played with French cards: the Spanish pack has no 8, 9 and 10.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ein Pikettblatt: zu viert oder fünft 32 Karten, zu zweit oder dritt 28, ohne die Siebenen. In jeder Farbe, Trumpf eingeschlossen, ist die Folge König, Dame, Bube, Ass, 10, 9, 8, 7. Den ersten Geber findet man, indem man die höchste Karte zieht, bei gleichem Rang {suit D french} vor {suit H french}, {suit S french} und {suit C french}. Der Spieler links vom Geber hebt ab. Dann bekommt jeder fünf Karten, zu zweien und dreien, gegen den Uhrzeigersinn; der Rest ist der Talon. Gespielt wird immer mit französischen Karten: Das spanische Blatt hat keine 8, 9 und 10.</translation>
    </message>
    <message>
        <source>Who is the Man?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wer ist der Mann?</translation>
    </message>
    <message>
        <source>Beginning at the dealer’s right, each may turn the top card of the stock or decline. If nobody turns, the deal is void. The suit of the turned card is offered as trump: each in turn says &lt;i&gt;play&lt;/i&gt; or &lt;i&gt;pass&lt;/i&gt;, and the first who plays is the Man. If all pass, the table may &lt;b&gt;revel&lt;/b&gt;: each in turn may turn another card, up to four in all; then the deal is void. Cards turned before the last lie beside it and count no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Rechts vom Geber beginnend, darf jeder die oberste Karte des Talons aufdecken oder ablehnen. Deckt niemand auf, so gilt das Spiel nicht. Die Farbe der aufgedeckten Karte wird als Trumpf angeboten: Jeder sagt der Reihe nach &lt;i&gt;ich spiele&lt;/i&gt; oder &lt;i&gt;ich passe&lt;/i&gt;, und der Erste, der spielt, ist der Mann. Passen alle, so kann der Tisch &lt;b&gt;weiter aufdecken&lt;/b&gt;: Jeder darf der Reihe nach noch eine Karte aufdecken, im Ganzen bis zu vier; dann gilt das Spiel nicht. Karten, die vor der letzten aufgedeckt wurden, liegen daneben und zählen nicht mehr.</translation>
    </message>
    <message>
        <source>Whoever turns a &lt;b&gt;king&lt;/b&gt; scores a point.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Wer einen &lt;b&gt;König&lt;/b&gt; aufdeckt, bekommt einen Punkt.</translation>
    </message>
    <message>
        <source>Whoever holds the king of the turned suit may show it in his turn, for a point. When somebody has said &lt;i&gt;play&lt;/i&gt;, those who have not spoken yet may still show it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Wer den König der aufgedeckten Farbe hat, darf ihn zeigen, wenn er an der Reihe ist, für einen Punkt. Hat jemand &lt;i&gt;ich spiele&lt;/i&gt; gesagt, so dürfen die, die noch nicht gesprochen haben, ihn noch zeigen.</translation>
    </message>
    <message>
        <source>Nobody has to show a king, and nobody learns that somebody could have. Points for kings are kept even if the deal comes to nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Niemand muss einen König zeigen, und niemand erfährt, dass jemand es gekonnt hätte. Punkte für Könige bleiben, auch wenn aus dem Spiel nichts wird.</translation>
    </message>
    <message>
        <source>Play {rule 3.12} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Spiel {rule 3.12} {rule 1.9}</translation>
    </message>
    <message>
        <source>The player at the dealer’s right leads. Follow suit; if you cannot, you must trump; if you cannot do that either, play anything. You need not beat what lies there. There are five tricks. If a king that has scored is beaten, its point goes to the winner of the trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Spieler rechts vom Geber spielt aus. Bediene die Farbe; kannst du nicht, so musst du stechen; kannst du auch das nicht, spiele, was du magst. Du musst nicht schlagen, was liegt. Es gibt fünf Stiche. Wird ein König geschlagen, der gepunktet hat, so geht sein Punkt an den Gewinner des Stichs.</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>The Man wins if nobody has more tricks than he, and if, among those with as many, he was the &lt;b&gt;first&lt;/b&gt; to have them. So three tricks always win, two win if nobody has three and he had two first, and one may be enough among five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Mann gewinnt, wenn niemand mehr Stiche hat als er und wenn er unter denen, die ebenso viele haben, der &lt;b&gt;Erste&lt;/b&gt; war, der sie hatte. Drei Stiche gewinnen also immer, zwei gewinnen, wenn niemand drei hat und er zuerst zwei hatte, und unter fünfen kann einer reichen.</translation>
    </message>
    <message>
        <source>Tricks go to</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Die Stiche gehen an</translation>
    </message>
    <message>
        <source>The Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Der Mann</translation>
    </message>
    <message>
        <source>Man, A, A, B, Man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Mann, A, A, B, Mann</translation>
    </message>
    <message>
        <source>loses: A had two first</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>verliert: A hatte zuerst zwei</translation>
    </message>
    <message>
        <source>Man, Man, A, A, B</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Mann, Mann, A, A, B</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>A, Man, Man, B, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>A, Mann, Mann, B, A</translation>
    </message>
    <message>
        <source>wins: he had two at the third trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>gewinnt: er hatte beim dritten Stich zwei</translation>
    </message>
    <message>
        <source>Man, A, B, C, D</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Mann, A, B, C, D</translation>
    </message>
    <message>
        <source>wins: he was the first to have one</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>gewinnt: er hatte als Erster einen</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Rechnung</translation>
    </message>
    <message>
        <source>If the Man wins he scores a point. If he loses he loses a point, and every opponent scores one. A score may fall below nothing. Five points win, by tradition; some tables play to seven, and any number can be agreed. The game ends with the deal in which somebody has them, and the highest score wins it; if two stand level there, another deal decides. A table may agree that it ends at once, in the middle of a deal, or stake a chip each before every deal besides (the &lt;b&gt;hard score&lt;/b&gt;): a Man who wins takes the pool, one who loses leaves it for the next.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Gewinnt der Mann, so bekommt er einen Punkt. Verliert er, so verliert er einen Punkt, und jeder Gegenspieler bekommt einen. Ein Stand kann unter null fallen. Fünf Punkte gewinnen, nach altem Brauch; manche Tische spielen bis sieben, und man kann jede Zahl ausmachen. Die Partie endet mit dem Spiel, in dem jemand sie hat, und der höchste Stand gewinnt; stehen dort zwei gleich, so entscheidet ein weiteres Spiel. Ein Tisch kann ausmachen, dass sie sofort endet, mitten im Spiel, oder außerdem vor jedem Spiel je eine Marke setzen (die &lt;b&gt;harte Rechnung&lt;/b&gt;): Ein Mann, der gewinnt, nimmt den Pott, einer, der verliert, lässt ihn für den nächsten.</translation>
    </message>
    <message>
        <source>An example with four, all at nothing. A turns {CK} and has 1. All pass. B turns {S8}; C shows {SK} and has 1. All pass. A turns {D9}, and the fourth player plays as the Man. In the play he trumps {SK}: its point is his, and C has nothing again. But he loses the deal: now the Man has 0, A 2, B 1, C 1.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ein Beispiel zu viert, alle bei null. A deckt {CK} auf und hat 1. Alle passen. B deckt {S8} auf; C zeigt {SK} und hat 1. Alle passen. A deckt {D9} auf, und der vierte Spieler ist der Mann. Im Spiel sticht er {SK}: Dessen Punkt ist seiner, und C hat wieder nichts. Aber er verliert das Spiel: Nun hat der Mann 0, A 2, B 1, C 1.</translation>
    </message>
</context>
<context>
    <name>rules/house_rules.html</name>
    <message>
        <source>House rules {rule 7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Hausregeln {rule 7}</translation>
    </message>
    <message>
        <source>Ombre was played for three hundred years, from Lima to Copenhagen, and no two tables had quite the same rules. The old books disagree, too, or say nothing. So good company always settled a few things beforehand. This program does the same: the other chapters describe its usual rules, and everything below can be set when a new game begins. The usual value of each setting is marked.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hombre wurde dreihundert Jahre lang gespielt, von Lima bis Kopenhagen, und keine zwei Tische hatten ganz dieselben Regeln. Auch die alten Bücher sind uneins oder schweigen. So machte gute Gesellschaft immer einiges vorher aus. Dieses Programm tut es ebenso: Die anderen Kapitel beschreiben seine üblichen Regeln, und alles Folgende kann eingestellt werden, wenn eine neue Partie beginnt. Der übliche Wert jeder Einstellung ist bezeichnet.</translation>
    </message>
    <message>
        <source>A sitting keeps its house rules to the end. The last lines of every chapter list the settings that concern it, and show which of them differ from the usual ones. A setting that has no effect under the others is left out there.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Eine Partie behält ihre Hausregeln bis zum Ende. Die letzten Zeilen jedes Kapitels nennen die Einstellungen, die es betreffen, und zeigen, welche davon von den üblichen abweichen. Eine Einstellung, die unter den anderen nichts bewirkt, fehlt dort.</translation>
    </message>
</context>
<context>
    <name>rules/lhombre.html</name>
    <message>
        <source>L’Hombre, as in Denmark {rule 21}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’Hombre wie in Dänemark {rule 21}</translation>
    </message>
    <message>
        <source>The Ombre that is still played in clubs: many games to choose from, from the small &lt;i&gt;spil&lt;/i&gt; to a &lt;i&gt;nolo&lt;/i&gt; with open cards. Each is fought out in a duel of two, and paid from player to player. There is no pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Das Hombre, das heute noch in Klubs gespielt wird: viele Spiele zur Wahl, vom kleinen &lt;i&gt;Spil&lt;/i&gt; bis zum &lt;i&gt;Nolo&lt;/i&gt; mit offenen Karten. Gereizt wird immer zu zweit, wie in einem Duell, und gezahlt wird von Spieler zu Spieler. Einen Pott gibt es nicht.</translation>
    </message>
    <message>
        <source>The order of the cards is that of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;. In a nolo it is another one, shown below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Rangfolge der Karten ist wie in jedem Hombre: siehe &lt;a href=&quot;rules:cards&quot;&gt;Die Karten und ihre Rangfolge&lt;/a&gt;. Im Nolo ist sie anders und steht weiter unten.</translation>
    </message>
    <message>
        <source>The table {rule 21.1} {rule 1.5} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Der Tisch {rule 21.1} {rule 1.5} {rule A2}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; sit at the table, and the one opposite the dealer sits out, the &lt;i&gt;oversidder&lt;/i&gt;. They neither pay nor are paid. &lt;b&gt;Three&lt;/b&gt; may play too. To find the first dealer, a card of each suit is drawn, and {suit S} deals; afterwards the deal goes to the right. Each player has nine cards, three at a time, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Vier&lt;/b&gt; sitzen am Tisch, und wer dem Geber gegenübersitzt, setzt aus: der &lt;i&gt;oversidder&lt;/i&gt;. Er zahlt nicht und bekommt nichts. Auch zu &lt;b&gt;dritt&lt;/b&gt; wird gespielt. Um den ersten Geber zu finden, wird aus jeder Farbe eine Karte gezogen, und {suit S} gibt; danach geht das Geben nach rechts. Jeder bekommt neun Karten, je drei auf einmal, und dreizehn bleiben als Talon.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;i&gt;forhånd&lt;/i&gt;, forehand: they speak and lead first. Then come &lt;i&gt;mellemhånd&lt;/i&gt; and, last, &lt;i&gt;baghånd&lt;/i&gt;: the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Rechts vom Geber sitzt &lt;i&gt;forhånd&lt;/i&gt;, die Vorhand: Sie spricht zuerst und spielt aus. Dann kommt &lt;i&gt;mellemhånd&lt;/i&gt;, die Mittelhand, und zuletzt &lt;i&gt;baghånd&lt;/i&gt;, die Hinterhand: der Geber.</translation>
    </message>
    <message>
        <source>The games {rule 21.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Spiele {rule 21.2}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>What the Ombre plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was der Hombre spielt</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gewonnen</translation>
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
        <translation>&lt;b&gt;Spil&lt;/b&gt;, Spiel</translation>
    </message>
    <message>
        <source>any trump; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>beliebiger Trumpf; er kauft 1 bis 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bedre spil&lt;/b&gt;, better game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bedre Spil&lt;/b&gt;, besseres Spiel</translation>
    </message>
    <message>
        <source>{suit S} as trumps; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Trumpf {suit S}; er kauft 1 bis 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tourné&lt;/b&gt;, turned</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;, aufgedeckt</translation>
    </message>
    <message>
        <source>the suit of a turned card; exchanges 2 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die Farbe einer aufgedeckten Karte; er kauft 2 bis 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Købe-nolo&lt;/b&gt;, bought nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Købe-Nolo&lt;/b&gt;, gekaufter Nolo</translation>
    </message>
    <message>
        <source>no trumps and no trick; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>kein Trumpf und kein Stich; er kauft 1 bis 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Respekt&lt;/b&gt;</translation>
    </message>
    <message>
        <source>a tourné with both black aces as dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ein Tourné mit beiden schwarzen Assen im ausgeteilten Blatt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any trump, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>beliebiger Trumpf, mit den neun ausgeteilten Karten</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo spar&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo in Pik&lt;/b&gt;, &lt;i&gt;solo spar&lt;/i&gt;</translation>
    </message>
    <message>
        <source>the same with {suit S} as trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dasselbe mit Trumpf {suit S}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ren nolo&lt;/b&gt;, pure nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Ren Nolo&lt;/b&gt;, reiner Nolo</translation>
    </message>
    <message>
        <source>no trumps and no trick, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>kein Trumpf und kein Stich, mit den neun ausgeteilten Karten</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nolo ouvert&lt;/b&gt;, open nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Nolo ouvert&lt;/b&gt;, offener Nolo</translation>
    </message>
    <message>
        <source>the same with an open hand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dasselbe mit offenen Karten</translation>
    </message>
    <message>
        <source>The figures are the tariff of the Danish union, in chips from each opponent for a game won, or to each for one that is not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Zahlen sind der Tarif des dänischen Verbands: Marken von jedem Gegenspieler für ein gewonnenes Spiel, oder an jeden für eines, das nicht gewonnen ist.</translation>
    </message>
    <message>
        <source>The auction: a duel {rule 21.3} {rule A7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Reizen: ein Duell {rule 21.3} {rule A7}</translation>
    </message>
    <message>
        <source>Forehand speaks first. Whoever bids meets the next player, who goes &lt;b&gt;above&lt;/b&gt; the bid or passes. The earlier of the two then &lt;b&gt;holds&lt;/b&gt; (names a game of the same height), goes above, or passes; and so on, until one of them passes. Whoever is left meets the third player in the same way. Who has passed is out. Bidding somebody up is part of the game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Vorhand spricht zuerst. Wer bietet, bekommt es mit dem nächsten Spieler zu tun: Der geht &lt;b&gt;über&lt;/b&gt; das Gebot oder passt. Der frühere der beiden &lt;b&gt;hält&lt;/b&gt; dann (er nennt ein Spiel gleicher Höhe), geht darüber oder passt; und so weiter, bis einer von ihnen passt. Wer übrig bleibt, reizt ebenso mit dem Dritten. Wer gepasst hat, ist draußen. Jemanden in die Höhe zu treiben gehört zum Spiel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt; needs {SA} and {CA} among the nine cards dealt.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Respekt&lt;/b&gt; verlangt {SA} und {CA} unter den neun ausgeteilten Karten.</translation>
    </message>
    <message>
        <source>Bid as &lt;b&gt;low&lt;/b&gt; as you can: begin with spil, not with bedre, tourné, købe-nolo or respekt, and with solo, not solo spar. So the first bid is spil, solo, ren nolo or nolo ouvert.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Biete so &lt;b&gt;niedrig&lt;/b&gt;, wie du kannst: Fang mit Spil an, nicht mit Bedre, Tourné, Købe-Nolo oder Respekt, und mit Solo, nicht mit Solo in Pik. Das erste Gebot ist also Spil, Solo, Ren Nolo oder Nolo ouvert.</translation>
    </message>
    <message>
        <source>Tourné and købe-nolo are equally high, and so are solo spar and ren nolo: each can be held with the other. {rule 21.5}</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Tourné und Købe-Nolo sind gleich hoch, ebenso Solo in Pik und Ren Nolo: Eines kann mit dem anderen gehalten werden. {rule 21.5}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mittelhand</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hinterhand</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>spil</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>passt</translation>
    </message>
    <message>
        <source>forehand, spil</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vorhand, Spil</translation>
    </message>
    <message>
        <source>spil, bedre (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil, Bedre (hält)</translation>
    </message>
    <message>
        <source>bedre, tourné</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bedre, Tourné</translation>
    </message>
    <message>
        <source>rearhand, tourné, since middlehand passes then</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Hinterhand, Tourné, denn nun passt die Mittelhand</translation>
    </message>
    <message>
        <source>spil, solo (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil, Solo (hält)</translation>
    </message>
    <message>
        <source>solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>forehand, solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vorhand, Solo</translation>
    </message>
    <message>
        <source>solo, ren nolo (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, Ren Nolo (hält)</translation>
    </message>
    <message>
        <source>ren nolo, ouvert</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ren Nolo, Ouvert</translation>
    </message>
    <message>
        <source>rearhand, nolo ouvert</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Hinterhand, Nolo ouvert</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, the next player deals and nobody pays. {rule 21.9} {rule A4}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wenn &lt;b&gt;alle passen&lt;/b&gt;, gibt der Nächste, und niemand zahlt. {rule 21.9} {rule A4}</translation>
    </message>
    <message>
        <source>What the winner plays {rule 21.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was der Gewinner spielt {rule 21.6}</translation>
    </message>
    <message>
        <source>Whoever won with &lt;b&gt;spil&lt;/b&gt; names any suit as trump, or plays tourné or købe-nolo instead; with both black aces as dealt, respekt too. Whoever won with &lt;b&gt;solo&lt;/b&gt; names any suit; with {suit S} it is paid as solo spar. Every other bid is played as it is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer mit &lt;b&gt;Spil&lt;/b&gt; gewonnen hat, nennt eine beliebige Farbe als Trumpf oder spielt stattdessen Tourné oder Købe-Nolo; hat er beide schwarzen Asse ausgeteilt bekommen, auch Respekt. Wer mit &lt;b&gt;Solo&lt;/b&gt; gewonnen hat, nennt eine beliebige Farbe; ist es {suit S}, so wird wie beim Solo in Pik gezahlt. Jedes andere Gebot wird gespielt, wie es ist.</translation>
    </message>
    <message>
        <source>Turning and exchanging {rule 21.7} {rule A12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Aufdecken und kaufen {rule 21.7} {rule A12}</translation>
    </message>
    <message>
        <source>The Danes call the exchange &lt;i&gt;at købe&lt;/i&gt;, to buy. The Ombre throws cards away and draws as many, then the defender at their right, then the other, as far as the talon reaches. In tourné and respekt the top card of the talon is turned first: its suit is trump, it is the first card that the Ombre draws, and they draw at least one more. A turned {SA} makes {suit S} trumps, and {CA} makes {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wie im alten deutschen Hombre heißt das Tauschen auch dänisch Kaufen, &lt;i&gt;at købe&lt;/i&gt;. Der Hombre wirft Karten ab und zieht ebenso viele, dann der Gegenspieler rechts von ihm, dann der andere, soweit der Talon reicht. Bei Tourné und Respekt wird zuerst die oberste Karte des Talons aufgedeckt: Ihre Farbe ist Trumpf, sie ist die erste, die der Hombre zieht, und er zieht mindestens noch eine. Aufgedeckt macht {SA} die Farbe {suit S} zum Trumpf und {CA} die Farbe {suit C}.</translation>
    </message>
    <message>
        <source>In a solo only the defenders exchange. In købe-nolo only the Ombre does, and in ren nolo and ouvert nobody.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Im Solo kaufen nur die Gegenspieler. Im Købe-Nolo kauft nur der Hombre, im Ren Nolo und im Ouvert niemand.</translation>
    </message>
    <message>
        <source>Throwing the hand in {rule 21.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Spiel hinwerfen {rule 21.8}</translation>
    </message>
    <message>
        <source>An Ombre of spil, bedre, tourné or respekt who has just exchanged may throw the hand in, &lt;i&gt;smide spillet&lt;/i&gt;, before the defenders exchange. It costs as much as bet. Later nobody gives up.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hat der Hombre in Spil, Bedre, Tourné oder Respekt eben gekauft, so darf er das Spiel hinwerfen, &lt;i&gt;smide spillet&lt;/i&gt;, ehe die Gegenspieler kaufen. Das kostet so viel wie bet. Später gibt niemand mehr auf.</translation>
    </message>
    <message>
        <source>The play {rule 21.10} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Spielen {rule 21.10} {rule 1.9}</translation>
    </message>
    <message>
        <source>Forehand leads, whoever is the Ombre. Games with trumps are played as always: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Vorhand spielt aus, wer immer der Hombre ist. Spiele mit Trumpf gehen wie immer: siehe &lt;a href=&quot;rules:play&quot;&gt;Das Spielen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; is all nine tricks. An Ombre who takes the first five may claim the game, or go on: with all nine each opponent pays 1 more. If one is lost, the game is won all the same, but each opponent pays 1 less.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt; sind alle neun Stiche. Hat der Hombre die ersten fünf gemacht, so darf er einfordern oder weiterspielen: Mit allen neun zahlt jeder Gegenspieler 1 mehr. Geht einer verloren, so ist das Spiel trotzdem gewonnen, aber jeder Gegenspieler zahlt 1 weniger.</translation>
    </message>
    <message>
        <source>Nolo: no trumps, no trick {rule 20.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Nolo: kein Trumpf, kein Stich {rule 20.2}</translation>
    </message>
    <message>
        <source>The Ombre must lose every trick. Nothing is trump and there are no matadors, so there is nothing to keep back: follow suit if you can, else play what you like. The &lt;b&gt;black aces are the lowest&lt;/b&gt; of their suits.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Hombre muss jeden Stich verlieren. Nichts ist Trumpf, und es gibt keine Matadore, also auch nichts zurückzuhalten: Bediene, wenn du kannst, sonst spiele, was du magst. Die &lt;b&gt;schwarzen Asse sind die niedrigsten&lt;/b&gt; Karten ihrer Farben.</translation>
    </message>
    <message>
        <source>In nolo &lt;b&gt;ouvert&lt;/b&gt; the Ombre’s hand lies open for all once the first card has been led. A nolo is played to its last trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Im Nolo &lt;b&gt;ouvert&lt;/b&gt; liegt das Blatt des Hombre für alle offen, sobald die erste Karte ausgespielt ist. Ein Nolo wird bis zum letzten Stich gespielt.</translation>
    </message>
    <message>
        <source>Won, bet and kruk {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gewonnen, bet und kruk {rule 20.4}</translation>
    </message>
    <message>
        <source>With trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mit Trumpf</translation>
    </message>
    <message>
        <source>Nolo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Gewonnen&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre has more tricks than the better defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>der Hombre hat mehr Stiche als der bessere Gegenspieler</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bet&lt;/b&gt;, a tie</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bet&lt;/b&gt;, Gleichstand</translation>
    </message>
    <message>
        <source>as many as the better defender: 4–4–1 or 3–3–3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>so viele wie der bessere Gegenspieler: 4–4–1 oder 3–3–3</translation>
    </message>
    <message>
        <source>one trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ein Stich</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kruk&lt;/b&gt;, lost</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kruk&lt;/b&gt;, verloren</translation>
    </message>
    <message>
        <source>fewer than one defender, as with 4–5–0 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>weniger als ein Gegenspieler, wie bei 4–5–0 oder 1–4–4</translation>
    </message>
    <message>
        <source>two tricks or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>zwei Stiche oder mehr</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Durchgerechnete Beispiele</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Jeder Gegenspieler</translation>
    </message>
    <message>
        <source>Spil won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil gewonnen</translation>
    </message>
    <message>
        <source>Spil with tout made; with tout missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil mit gemachtem Tout; mit verfehltem Tout</translation>
    </message>
    <message>
        <source>Spil thrown in, or bet</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil hingeworfen, oder bet</translation>
    </message>
    <message>
        <source>Tourné, kruk</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné, kruk</translation>
    </message>
    <message>
        <source>Købe-nolo with no trick; one; three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Købe-Nolo ohne Stich; mit einem; mit dreien</translation>
    </message>
    <message>
        <source>Solo named in {suit S}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, in {suit S} genannt, gewonnen</translation>
    </message>
    <message>
        <source>Nolo ouvert with no trick; with two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nolo ouvert ohne Stich; mit zweien</translation>
    </message>
    <message>
        <source>Where tables differ {rule 21.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Worin sich Tische unterscheiden {rule 21.12}</translation>
    </message>
    <message>
        <source>Two tariffs come from Iceland. In both spil, bedre and tourné are 1, 1 and 2; købe-nolo, respekt, grand and solo 2, 2 and 3; solo spar and ren nolo 3, 3 and 4; ouvert 6, 6 and 7. In &lt;b&gt;Rasle&lt;/b&gt; each opponent pays and is paid, and a købe-nolo costs 2 for the first trick and 1 for each more, perhaps up to a limit. In &lt;b&gt;Pott&lt;/b&gt; everybody, the sitter too, puts 4 into an empty pool; the winner takes the price once from it, the loser pays it once in, and a hand thrown in costs its price to each opponent and to the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Zwei Tarife kommen aus Island. In beiden zählen Spil, Bedre und Tourné 1, 1 und 2; Købe-Nolo, Respekt, Grand und Solo 2, 2 und 3; Solo in Pik und Ren Nolo 3, 3 und 4; Ouvert 6, 6 und 7. Beim &lt;b&gt;Rasle&lt;/b&gt; zahlt und bekommt jeder Gegenspieler, und ein Købe-Nolo kostet 2 für den ersten Stich und 1 für jeden weiteren, vielleicht bis zu einer Grenze. Beim &lt;b&gt;Pott&lt;/b&gt; legen alle, auch wer aussetzt, je 4 in einen leeren Pott; der Gewinner nimmt daraus einmal den Preis, der Verlierer zahlt ihn einmal hinein, und ein hingeworfenes Spiel kostet seinen Preis an jeden Gegenspieler und an den Pott.</translation>
    </message>
    <message>
        <source>A club may put købe-nolo above tourné, as in Iceland, let anybody begin with any bid, or let a bid be held only with the same game. Some play &lt;b&gt;grand&lt;/b&gt;, above respekt: the nine cards dealt with {SA} and {CA} as the only trumps, for 2, 2 and 3. {rule 20.3} When all pass, forehand may be allowed &lt;b&gt;kasko&lt;/b&gt;: eight cards of the talon and one of their own, or nine new ones, and then a spil that cannot be thrown in. {rule 3.3} In some places &lt;b&gt;several&lt;/b&gt; may play købe-nolo or ren nolo at once: the others say in turn whether they play it too, they buy after the Ombre, and each game is settled for itself with all the others; how they do it is our reading. {rule 21.13}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ein Klub kann Købe-Nolo über Tourné stellen, wie in Island, jeden mit jedem Gebot anfangen lassen oder ein Gebot nur mit demselben Spiel halten lassen. Manche spielen &lt;b&gt;Grand&lt;/b&gt;, über Respekt: die neun ausgeteilten Karten mit {SA} und {CA} als einzigen Trümpfen, für 2, 2 und 3. {rule 20.3} Wenn alle passen, kann der Vorhand &lt;b&gt;Kasko&lt;/b&gt; erlaubt sein: acht Karten des Talons und eine eigene, oder neun neue, und damit ein Spil, das nicht hingeworfen werden kann. {rule 3.3} Mancherorts dürfen &lt;b&gt;mehrere&lt;/b&gt; zugleich Købe-Nolo oder Ren Nolo spielen: Die anderen sagen der Reihe nach, ob sie es auch spielen, kaufen nach dem Hombre, und jedes Spiel wird für sich mit allen anderen abgerechnet; wie es genau geht, ist unsere Lesart. {rule 21.13}</translation>
    </message>
    <message>
        <source>The sources leave some things open, and our readings are these. The hand can be thrown in at one moment only. A bid that is not the lowest is not offered, where the union fines it. All of &lt;i&gt;any game that is not lower&lt;/i&gt; is ours, and so is that a solo named in {suit S} is paid as solo spar; also some of Iceland’s prices, the filling of the pool and the tout of Pott. A second Danish tariff, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, is not known to us; a club that plays by it enters its prices in the house rules. {rule 20.5}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Quellen lassen manches offen, und wir lesen es so. Das Spiel kann nur zu einem einzigen Zeitpunkt hingeworfen werden. Ein Gebot, das nicht das niedrigste ist, wird nicht angeboten, wo der Verband eine Strafe vorsieht. Ganz von uns ist &lt;i&gt;jedes Spiel, das nicht niedriger ist&lt;/i&gt;, und auch, dass ein Solo, das {suit S} nennt, wie Solo in Pik gezahlt wird; ebenso einige isländische Preise, das Füllen des Potts und der Tout beim Pott. Einen zweiten dänischen Tarif, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, kennen wir nicht; ein Klub, der nach ihm spielt, trägt seine Preise in den Hausregeln ein. {rule 20.5}</translation>
    </message>
    <message>
        <source>The computer players here</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Computerspieler hier</translation>
    </message>
    <message>
        <source>They play every game of this page, the nolos too: the better ones weigh each card in pictures of the hidden hands. All of them &lt;b&gt;bid&lt;/b&gt; by maxims, because none has been taught from deals of L’Hombre yet, and grand they never bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sie spielen jedes Spiel dieser Seite, auch die Nolos: Die besseren erwägen jede Karte an Bildern der verdeckten Blätter. Beim &lt;b&gt;Reizen&lt;/b&gt; folgen alle den Maximen, denn noch keiner hat es an L’Hombre-Spielen gelernt, und Grand bieten sie nie.</translation>
    </message>
    <message>
        <source>The words of the clubs</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Wörter der Klubs</translation>
    </message>
    <message>
        <source>A tie: the Ombre has no more tricks than the better defender. The old puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gleichstand: Der Hombre hat nicht mehr Stiche als der bessere Gegenspieler. Die alte Bete.</translation>
    </message>
    <message>
        <source>Dorer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dorer</translation>
    </message>
    <message>
        <source>The matadors: spadille, manille and basta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Matadore: Spadille, Manille und Basta.</translation>
    </message>
    <message>
        <source>Kruk, kodille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kruk, kodille</translation>
    </message>
    <message>
        <source>A loss: a defender has more tricks than the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Verloren: Ein Gegenspieler hat mehr Stiche als der Hombre.</translation>
    </message>
    <message>
        <source>Købe</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Købe</translation>
    </message>
    <message>
        <source>To exchange cards with the talon, which is also called &lt;i&gt;katten&lt;/i&gt;, the cat.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Kaufen: Karten mit dem Talon tauschen, der auch &lt;i&gt;katten&lt;/i&gt; heißt, die Katze.</translation>
    </message>
    <message>
        <source>Oversidder</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Oversidder</translation>
    </message>
    <message>
        <source>Whoever sits out.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer aussetzt.</translation>
    </message>
    <message>
        <source>Ponto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ponto</translation>
    </message>
    <message>
        <source>The ace of a red trump suit, punto elsewhere.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Das Ass einer roten Trumpffarbe.</translation>
    </message>
    <message>
        <source>Spilfører</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>The Ombre; the others are &lt;i&gt;modspillere&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre; die anderen sind die &lt;i&gt;modspillere&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>All nine tricks, the vole.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Alle neun Stiche, die Vole.</translation>
    </message>
</context>
<context>
    <name>rules/low_bids.html</name>
    <message>
        <source>When all pass</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>As a rule the cards are thrown in and the next player deals. A table may agree on something livelier: a second round for &lt;b&gt;low bids&lt;/b&gt;, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>In der Regel werden die Karten zusammengeworfen, und der nächste Spieler gibt. Ein Tisch kann etwas Lebhafteres ausmachen: eine zweite Runde für &lt;b&gt;niedrige Gebote&lt;/b&gt;, oder ein Spiel, zu dem jemand &lt;b&gt;gezwungen&lt;/b&gt; ist.</translation>
    </message>
    <message>
        <source>As a rule the player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt;. What this page tells follows only where a table lets them leave it, and they do. Then a second round for &lt;b&gt;low bids&lt;/b&gt; can follow, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>In der Regel &lt;a href=&quot;rules:four_handed&quot;&gt;nimmt den Talon&lt;/a&gt;, wer aussetzt. Was auf dieser Seite steht, gilt nur, wo ein Tisch ihm freistellt, ihn liegen zu lassen, und er es tut. Dann kann eine zweite Runde für &lt;b&gt;niedrige Gebote&lt;/b&gt; folgen, oder ein Spiel, zu dem jemand &lt;b&gt;gezwungen&lt;/b&gt; ist.</translation>
    </message>
    <message>
        <source>The second round {rule 3.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die zweite Runde {rule 3.1}</translation>
    </message>
    <message>
        <source>The eldest speaks first, and each speaks once. Whoever passed before may bid now. The first to bid has the game; where the table ranks the low bids, those who come after may still overcall: voltereta goes over gascarola, and contrabola over both.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vorhand spricht zuerst, und jeder spricht einmal. Wer vorher gepasst hat, darf nun reizen. Wer zuerst reizt, hat das Spiel; wo der Tisch die niedrigen Gebote ordnet, dürfen die, die danach kommen, noch überbieten: Voltereta geht über Gascarola, und Contrabola über beide.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gascarola</translation>
    </message>
    <message>
        <source>the Ombre names a suit after his exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>der Hombre nennt eine Farbe nach seinem Kauf</translation>
    </message>
    <message>
        <source>eight or nine cards of the talon for his own</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>acht oder neun Karten des Talons für die eigenen</translation>
    </message>
    <message>
        <source>most tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die meisten Stiche</translation>
    </message>
    <message>
        <source>Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Voltereta</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die oberste Karte des Talons entscheidet</translation>
    </message>
    <message>
        <source>five cards at most, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>höchstens fünf Karten, mit dieser Karte</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>the Ombre names a suit of which he holds a card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>der Hombre nennt eine Farbe, von der er eine Karte hat</translation>
    </message>
    <message>
        <source>nobody exchanges</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>niemand kauft</translation>
    </message>
    <message>
        <source>&lt;b&gt;no trick at all&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;gar kein Stich&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Each is worth an entrada: the pool and 5 from each if it is won, the pool and {loss entrada} if it is lost. Gascarola and voltereta are given up, taken over and paid as an entrada, too.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jedes ist so viel wert wie eine Frage: der Pott und 5 von jedem, wenn es gewonnen wird, der Pott und {loss entrada}, wenn es verloren wird. Gascarola und Voltereta werden auch aufgegeben, übernommen und bezahlt wie eine Frage.</translation>
    </message>
    <message>
        <source>Voltereta {rule 3.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Voltereta {rule 3.2}</translation>
    </message>
    <message>
        <source>The turned card is the first that the Ombre draws, so he must throw at least one card for it. If it is &lt;b&gt;spadille&lt;/b&gt;, the game counts as a vuelta: 7 from each, and both defenders must accept a surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die aufgedeckte Karte ist die erste, die der Hombre zieht, also muss er mindestens eine dafür abwerfen. Ist es &lt;b&gt;Spadille&lt;/b&gt;, so zählt das Spiel als Tourné: 7 von jedem, und beide Gegenspieler müssen ein Aufgeben annehmen.</translation>
    </message>
    <message>
        <source>Gascarola {rule 3.3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gascarola {rule 3.3}</translation>
    </message>
    <message>
        <source>The Ombre takes the top &lt;b&gt;eight&lt;/b&gt; cards of the talon and looks at them. Then he keeps &lt;b&gt;one&lt;/b&gt; of the nine that he was dealt and throws the rest, or he throws all nine and draws a ninth. When he has named the trump, the defenders exchange with what is left: five cards or four.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Hombre nimmt die obersten &lt;b&gt;acht&lt;/b&gt; Karten des Talons und sieht sie an. Dann behält er &lt;b&gt;eine&lt;/b&gt; der neun, die er bekommen hat, und wirft die übrigen ab, oder er wirft alle neun ab und zieht eine neunte. Hat er Trumpf genannt, so kaufen die Gegenspieler mit dem, was übrig ist: fünf Karten oder vier.</translation>
    </message>
    <message>
        <source>Contrabola {rule 3.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Contrabola {rule 3.4}</translation>
    </message>
    <message>
        <source>The defenders try to make the Ombre take a trick, and the deal &lt;b&gt;stops&lt;/b&gt; at the first that falls to him: then he pays the pool and {loss entrada} into the pool. If he gets through all nine without one, he takes the pool and 5 from each. There are no estuches and no primeras, and it cannot be given up. Matadors may be withheld as always, but in the end every card is played: with spadille in the hand contrabola cannot be made, with manille hardly ever. The trump must be a suit of which he holds a card; spadille belongs to {suit S} there, and basto to {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Gegenspieler suchen dem Hombre einen Stich zu geben, und das Spiel &lt;b&gt;endet&lt;/b&gt; mit dem ersten, der an ihn fällt: Dann zahlt er den Pott und {loss entrada} in den Pott. Kommt er durch alle neun ohne einen, so nimmt er den Pott und 5 von jedem. Es gibt keine Estuches und keine Primeras, und aufgeben kann man es nicht. Matadore dürfen wie immer zurückgehalten werden, aber am Ende wird jede Karte gespielt: Mit Spadille in der Hand ist Contrabola nicht zu machen, mit Manille kaum je. Trumpf muss eine Farbe sein, von der er eine Karte hat; Spadille gehört dort zur Farbe {suit S} und Basta zu {suit C}.</translation>
    </message>
    <message>
        <source>Forced spadille {rule 3.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Zwangsspadille {rule 3.5}</translation>
    </message>
    <message>
        <source>The player who holds spadille must be the Ombre, and says so. If spadille lies in the talon, the holder of basto must play; if both lie there, the eldest must. The Ombre exchanges up to eight cards and then names the trump. Everything else is as in an entrada.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer Spadille hat, sagt es und muss der Hombre sein. Liegt Spadille im Talon, so muss der spielen, der Basta hat; liegen beide dort, muss Vorhand. Der Hombre kauft bis zu acht Karten und nennt dann Trumpf. Alles Übrige ist wie bei einer Frage.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Durchgerechnete Beispiele</translation>
    </message>
    <message>
        <source>For three players, of whom the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Für drei Spieler, von denen der Geber fünf setzt.</translation>
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
        <translation>Pott</translation>
    </message>
    <message>
        <source>Voltereta won 5–3–1, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltereta gewonnen 5–3–1, Pott 10: er nimmt 10, und 5 von jedem</translation>
    </message>
    <message>
        <source>Voltereta with spadille turned, won 5–4–0, pool 10: he takes 10, and 7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltereta, Spadille aufgedeckt, gewonnen 5–4–0, Pott 10: er nimmt 10, und 7 von jedem</translation>
    </message>
    <message>
        <source>Gascarola 4–4–1, pool 15: puesta, 15 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gascarola 4–4–1, Pott 15: Bete, 15 + 15</translation>
    </message>
    <message>
        <source>Contrabola made, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Contrabola gemacht, Pott 10: er nimmt 10, und 5 von jedem</translation>
    </message>
    <message>
        <source>Contrabola failed, pool 10: 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Contrabola verfehlt, Pott 10: 10 + 15</translation>
    </message>
</context>
<context>
    <name>rules/opponents.html</name>
    <message>
        <source>How the others think</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>So denken die Gegner</translation>
    </message>
    <message>
        <source>The computer plays the people at your table. They know the rules, they remember what they saw, and they think. &lt;b&gt;They never look.&lt;/b&gt; This page says what each of them knows, and how you can check it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Deine Gegner spielt der Computer. Sie kennen die Regeln, sie merken sich, was sie gesehen haben, und sie denken. &lt;b&gt;Sie sehen nie in fremde Karten.&lt;/b&gt; Hier steht, was jeder von ihnen weiß und wie du es prüfen kannst.</translation>
    </message>
    <message>
        <source>What they know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was sie wissen</translation>
    </message>
    <message>
        <source>An opponent knows what you would know in that seat: the cards in that hand, what was bid, how many cards each has drawn, every card that was shown or played. The hands of the others, what they threw away and what is left in the talon are face down for them as they are for you.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ein Gegner weiß, was du an diesem Platz wüsstest: die Karten in dieser Hand, was gereizt wurde, wie viele Karten jeder gezogen hat, jede Karte, die gezeigt oder gespielt wurde. Die Hände der anderen, was sie abgeworfen haben und was im Talon liegt, ist für ihn verdeckt wie für dich.</translation>
    </message>
    <message>
        <source>This is not a promise but a wall. The opponents run in a program of their own beside the table. The table writes down for it what one seat can see, and nothing else; back comes one card, or one word. It keeps nothing from one question to the next. So no level ever looks, the highest as little as the lowest: a better opponent thinks more, but sees no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Das ist kein Versprechen, sondern eine Wand. Die Gegner laufen in einem eigenen Programm neben dem Tisch. Der Tisch schreibt ihm auf, was ein Platz sehen kann, und sonst nichts; zurück kommt eine Karte, oder ein Wort. Von einer Frage zur nächsten behält es nichts. Also sieht keine Stufe je in fremde Karten, die höchste so wenig wie die niedrigste: Ein besserer Gegner denkt mehr, sieht aber nicht mehr.</translation>
    </message>
    <message>
        <source>What they do not know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was sie nicht wissen</translation>
    </message>
    <message>
        <source>Your cards, unless you have shown them.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Deine Karten, es sei denn, du hast sie gezeigt.</translation>
    </message>
    <message>
        <source>How the cards were shuffled, and what lies in the talon.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Wie die Karten gemischt wurden, und was im Talon liegt.</translation>
    </message>
    <message>
        <source>What another opponent holds or means to play, though the two defend together.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Was ein anderer Gegner hat oder spielen will, obwohl die beiden zusammen gegen den Hombre spielen.</translation>
    </message>
    <message>
        <source>How you played in earlier deals. Only those who are as strong as you are told how strong that is.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Wie du in früheren Spielen gespielt hast. Nur wer so stark ist wie du, erfährt, wie stark das ist.</translation>
    </message>
    <message>
        <source>How they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wie sie denken</translation>
    </message>
    <message>
        <source>Each of them first sees the usual card, the one that the maxims of the books advise. Then they lay out the hidden cards in their mind, in some way that agrees with all they remember: a seat that could not follow a suit has none of it. In each such picture they play the deal to its end. They leave the usual card only for one that is clearly better for what is at stake. What others have told, by how many cards they drew and by the cards they laid, makes some pictures likelier than others. Towards the end, when few pictures are left, the expert looks at every one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jeder von ihnen sieht zuerst die übliche Karte, die, zu der die Regeln der Bücher raten. Dann legt er die verdeckten Karten im Kopf aus, so, dass es zu allem passt, was er behalten hat: Ein Platz, der eine Farbe nicht bedienen konnte, hat keine davon. In jedem solchen Bild spielt er das Spiel zu Ende. Von der üblichen Karte weicht er nur für eine ab, die für das, was auf dem Spiel steht, deutlich besser ist. Was andere verraten haben, durch die Zahl der gezogenen Karten und durch die gespielten, macht manche Bilder wahrscheinlicher. Gegen Ende, wenn wenige Bilder bleiben, sieht der Experte jedes an.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Table, Where the cards are&lt;/i&gt; tells you in figures what such pictures say of each card, from what you may see. Among experts the figures are true: of the cards said to be somewhere in 75 of 100 deals, 74 are there. Novices keep other cards, and among them a figure may be six off.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;Tisch, Wo die Karten sind&lt;/i&gt; sagt dir in Zahlen, was solche Bilder über jede Karte aussagen, nach dem, was du sehen darfst. Unter Experten stimmen die Zahlen: Von den Karten, die in 75 von 100 Spielen irgendwo liegen sollen, liegen 74 dort. Anfänger behalten andere Karten, und unter ihnen kann eine Zahl um sechs danebenliegen.</translation>
    </message>
    <message>
        <source>Level, and pictures for a card</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stufe, und Bilder für eine Karte</translation>
    </message>
    <message>
        <source>Remembers</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Behält</translation>
    </message>
    <message>
        <source>Before the play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert&lt;/b&gt;: 60 to 100, and more where it is close</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Experte&lt;/b&gt;: 60 bis 100, und mehr, wo es knapp ist</translation>
    </message>
    <message>
        <source>everything</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>alles</translation>
    </message>
    <message>
        <source>bids by what thousands of deals have taught; tries out trumps and discards in pictures</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>reizt nach dem, was Tausende von Spielen gelehrt haben; probiert Trümpfe und Käufe in Bildern aus</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strong&lt;/b&gt;: 16</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Stark&lt;/b&gt;: 16</translation>
    </message>
    <message>
        <source>by the maxims of the books</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nach den Regeln der Bücher</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steady&lt;/b&gt;: 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solide&lt;/b&gt;: 12</translation>
    </message>
    <message>
        <source>the last 3 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die letzten 3 Stiche; nicht, wie viele Karten jeder gezogen hat</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dasselbe</translation>
    </message>
    <message>
        <source>&lt;b&gt;Novice&lt;/b&gt;: 8</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Anfänger&lt;/b&gt;: 8</translation>
    </message>
    <message>
        <source>the last 2 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die letzten 2 Stiche; nicht, wie viele Karten jeder gezogen hat</translation>
    </message>
    <message>
        <source>by rule of thumb: five trumps are a game, or four with a king or a matador; queens and knaves are kept</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nach Faustregel: Fünf Trümpfe sind ein Spiel, oder vier mit einem König oder Matador; Damen und Buben werden behalten</translation>
    </message>
    <message>
        <source>Whoever is to be &lt;b&gt;as strong as you&lt;/b&gt; stands at a level or between two, and then makes each decision at one of them. How strong that is follows from your costly choices in earlier deals, as the coach found them in deals played without help. From one deal to the next they change by a quarter of a level at most. Choose another level, and nobody follows you any more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer &lt;b&gt;so stark wie du&lt;/b&gt; sein soll, steht auf einer Stufe oder zwischen zweien und trifft dann jede Entscheidung auf einer von ihnen. Wie stark das ist, folgt aus deinen teuren Entscheidungen in früheren Spielen, wie der Lehrer sie in Spielen ohne Hilfe fand. Von einem Spiel zum nächsten ändern sie sich höchstens um eine viertel Stufe. Wähle eine andere Stufe, und niemand richtet sich mehr nach dir.</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; the expert bids by the maxims too, because it has not been taught from deals of that game yet; the cards it weighs in pictures as always. Five at a table leave less room for each, and so does a computer on which the program runs without its compiled part (&lt;i&gt;About&lt;/i&gt; tells). Nobody forgets their own cards, the matadors, or a card that lay open for all. Nobody puts a matador under a higher one if a small trump would do.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Im &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; bietet auch der Experte nach den Maximen, weil er noch nicht aus Spielen dieser Art gelernt hat; die Karten wägt er in Bildern ab wie immer. Zu fünft bleibt für jeden weniger Raum, und ebenso auf einem Computer, auf dem das Programm ohne seinen kompilierten Teil läuft (&lt;i&gt;Über Ombre&lt;/i&gt; sagt es). Niemand vergisst die eigenen Karten, die Matadore oder eine Karte, die für alle offen lag. Niemand legt einen Matador unter einen höheren, wenn ein kleiner Trumpf genügt.</translation>
    </message>
    <message>
        <source>What their cards tell</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was ihre Karten sagen</translation>
    </message>
    <message>
        <source>Those who defend together may not speak, but a card may have a meaning, as long as everybody at the table knows it. Here it is. Sometimes a hand has two cards of a suit that are worth the same, because no card that is still out ranks between them. To a trick that somebody else has led, everybody then plays &lt;b&gt;the lower one&lt;/b&gt;. So a king that falls on a trump tells that the queen is not in that hand, while a queen does not deny the king. A lead tells nothing: the Ombre leads spadille or manille as it comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer zusammen gegen den Hombre spielt, darf nicht reden, aber eine Karte darf etwas bedeuten, solange es alle am Tisch wissen. Und zwar dies: Manchmal hat eine Hand zwei Karten einer Farbe, die gleich viel wert sind, weil keine Karte, die noch aussteht, dazwischenliegt. Zu einem Stich, den ein anderer ausgespielt hat, legt dann jeder &lt;b&gt;die niedrigere&lt;/b&gt;. Ein König, der auf einen Trumpf fällt, sagt also, dass die Dame nicht in dieser Hand ist; eine Dame leugnet den König nicht. Das Ausspiel sagt nichts: Der Hombre spielt Spadille oder Manille aus, wie es kommt.</translation>
    </message>
    <message>
        <source>They all read this, the Ombre as well as the partner, and so may you. They read it softly, because they do not know who keeps to it: a card against the rule makes a picture less likely, not impossible.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Das lesen alle, der Hombre wie der Partner, und du darfst es auch. Sie lesen es mit Vorsicht, weil sie nicht wissen, wer sich daran hält: Eine Karte gegen die Regel macht ein Bild weniger wahrscheinlich, nicht unmöglich.</translation>
    </message>
    <message>
        <source>Habits</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gewohnheiten</translation>
    </message>
    <message>
        <source>Steady players and novices have habits, as people do: a steady player two, a novice three. Chance draws them for each sitting, and they stay the same until its end. Watch for them, and use them. During a sitting this page begins with what has shown itself: where somebody played the card of a habit and the books advise another one, as everybody could see once the cards of the deal lay open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Solide Spieler und Anfänger haben Gewohnheiten, wie Leute eben: ein solider Spieler zwei, ein Anfänger drei. Der Zufall zieht sie für jede Partie, und sie bleiben bis zu deren Ende. Achte darauf und nutze sie. Während einer Partie beginnt diese Seite mit dem, was sich gezeigt hat: wo jemand die Karte einer Gewohnheit gespielt hat und die Bücher zu einer anderen raten, wie es jeder sehen konnte, als die Karten des Spiels offen lagen.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;novice&lt;/b&gt; may lead kings at once, wherever they are trumped; lead other suits before the trumps are drawn, as Ombre; lead a trump as a defender, which does the Ombre’s work; save spadille too long; trump whatever can be trumped; or take tricks that the partner has won already. They give a habit up only where it costs a quarter of the stake, as far as they see.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ein &lt;b&gt;Anfänger&lt;/b&gt; spielt vielleicht Könige sofort aus, wo sie auch gestochen werden; spielt als Hombre andere Farben aus, ehe die Trümpfe gezogen sind; spielt als Gegenspieler Trumpf aus und tut so die Arbeit des Hombre; spart Spadille zu lange auf; sticht, was zu stechen ist; oder nimmt Stiche, die der Partner schon hat. Von einer Gewohnheit lässt er nur ab, wo sie ein Viertel dessen kostet, was auf dem Spiel steht, soweit er es sieht.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;steady&lt;/b&gt; player may lead from the shortest suit, even a good guard; lead the same suit again and again; play low in second hand, even with the king; or trump high where a small trump would do. A tenth of the stake is too much for them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ein &lt;b&gt;solider&lt;/b&gt; Spieler spielt vielleicht von der kürzesten Farbe aus, selbst einen guten Schutz; spielt dieselbe Farbe immer wieder aus; spielt an zweiter Stelle niedrig, sogar mit dem König; oder sticht hoch, wo ein kleiner Trumpf genügte. Ein Zehntel dessen, was auf dem Spiel steht, ist ihm zu viel.</translation>
    </message>
    <message>
        <source>Temper</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gemüt</translation>
    </message>
    <message>
        <source>Each person has a temper as well, which goes by the chance of winning. The &lt;b&gt;cautious&lt;/b&gt; bid on nearly six chances in ten, rather with help than alone, and give a lost game up early. The &lt;b&gt;bold&lt;/b&gt; bid on less than four in ten, like to play alone, and go for all nine tricks. The &lt;b&gt;stubborn&lt;/b&gt; never give up, and lead the same suit again. The &lt;b&gt;thrifty&lt;/b&gt; save spadille, and draw few cards as defenders. The &lt;b&gt;hot-headed&lt;/b&gt; lead every trump from the top when they are Ombre. &lt;b&gt;Gamblers&lt;/b&gt; would rather turn a trump up than name one. It makes them different, hardly better or worse: a temper is something you may learn to use.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jeder hat auch ein Gemüt, das nach der Aussicht auf Gewinn geht. Die &lt;b&gt;Vorsichtigen&lt;/b&gt; reizen bei fast sechs von zehn, lieber mit Hilfe als allein, und geben ein verlorenes Spiel früh auf. Die &lt;b&gt;Kühnen&lt;/b&gt; reizen bei weniger als vier von zehn, spielen gern allein und gehen auf alle neun Stiche. Die &lt;b&gt;Sturen&lt;/b&gt; geben nie auf und spielen dieselbe Farbe wieder aus. Die &lt;b&gt;Sparsamen&lt;/b&gt; sparen Spadille auf und kaufen als Gegenspieler wenig. Die &lt;b&gt;Hitzigen&lt;/b&gt; spielen als Hombre jeden Trumpf von oben. Die &lt;b&gt;Zocker&lt;/b&gt; decken lieber einen Trumpf auf, als einen zu nennen. Das macht sie verschieden, kaum besser oder schlechter: Ein Gemüt ist etwas, das du zu nutzen lernen kannst.</translation>
    </message>
    <message>
        <source>How long they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wie lange sie denken</translation>
    </message>
    <message>
        <source>The clock has no say. A level is a number of pictures, not a number of seconds: the same deal, the same seat and the same question give the same answer on a fast computer and on a slow one, at any time of the day. If the program in which they think stops or hangs, it is started again, and a simple player who knows the maxims by heart chooses that one card.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Uhr hat nichts zu sagen. Eine Stufe ist eine Zahl von Bildern, nicht von Sekunden: Dasselbe Spiel, derselbe Platz und dieselbe Frage geben dieselbe Antwort auf einem schnellen Computer und einem langsamen, zu jeder Tageszeit. Bleibt das Programm, in dem sie denken, stehen oder hängen, so wird es neu gestartet, und ein einfacher Spieler, der die Regeln auswendig kann, wählt diese eine Karte.</translation>
    </message>
    <message>
        <source>They have their card in a moment. Then they take their time before they lay it, each in their own way, by what everybody can see: a bid takes longer than a card, a lead longer than a follow, and a rich pool makes everyone slow. A long pause tells you nothing about a hand. The speed in the preferences shortens it, and so does a click.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ihre Karte haben sie im Nu. Dann lassen sie sich Zeit, ehe sie sie legen, jeder auf seine Art, nach dem, was alle sehen können: Ein Gebot dauert länger als eine Karte, ein Ausspiel länger als ein Bedienen, und ein reicher Pott macht alle langsam. Eine lange Pause sagt dir nichts über eine Hand. Das Tempo in den Einstellungen verkürzt sie, und ein Klick auch.</translation>
    </message>
    <message>
        <source>How to check it</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wie du es prüfst</translation>
    </message>
    <message>
        <source>Take any moment of any deal and exchange cards that a seat has not seen: two in your hand with two in the talon, or a whole hand with another. What the table writes down for that seat must stay the same to the letter, and so must the opponent’s answer. This is the &lt;b&gt;swap test&lt;/b&gt;. It is run for every game, every phase of a deal and every level; anybody who has the source can run it:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nimm irgendeinen Augenblick irgendeines Spiels und tausche Karten, die ein Platz nicht gesehen hat: zwei in deiner Hand gegen zwei im Talon, oder eine ganze Hand gegen eine andere. Was der Tisch für diesen Platz aufschreibt, muss bis auf den Buchstaben gleich bleiben, und die Antwort des Gegners ebenso. Das ist die &lt;b&gt;Tauschprobe&lt;/b&gt;. Sie wird für jedes Spiel, jede Phase eines Spiels und jede Stufe gemacht; jeder, der den Quelltext hat, kann sie machen:</translation>
    </message>
    <message>
        <source>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</translation>
    </message>
    <message>
        <source>And from the score sheet you can go through every deal that is over once more, with all cards open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Und von der Abrechnung aus kannst du jedes Spiel, das vorbei ist, noch einmal durchgehen, mit allen Karten offen.</translation>
    </message>
</context>
<context>
    <name>rules/outcome.html</name>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Wer gewonnen hat {rule 1.12}</translation>
    </message>
    <message>
        <source>Three players share nine tricks. Only the highest number counts.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Drei Spieler teilen sich neun Stiche. Es zählt nur, wer die meisten hat.</translation>
    </message>
    <message>
        <source>Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Sacada</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender. He has won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre hat mehr Stiche als jeder der Gegenspieler. Er hat gewonnen.</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bete</translation>
    </message>
    <message>
        <source>Two or three share the highest number, the Ombre among them or not. He has lost, and pays the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gleichstand an der Spitze, mit dem Hombre oder ohne ihn. Er hat verloren und zahlt in den Pott.</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Codille</translation>
    </message>
    <message>
        <source>One defender has more tricks than the Ombre and more than his partner. The Ombre has lost, and pays that defender.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein Gegenspieler hat mehr Stiche als der Hombre und mehr als sein Partner. Der Hombre hat verloren und zahlt diesem Gegenspieler.</translation>
    </message>
    <message>
        <source>All the ways to share nine tricks</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Alle Arten, neun Stiche zu teilen</translation>
    </message>
    <message>
        <source>The Ombre’s tricks stand first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Stiche des Hombre stehen vorn.</translation>
    </message>
    <message>
        <source>4–4–1, 3–3–3, and 1–4–4, which the Spanish call a royal puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>4–4–1, 3–3–3, und 1–4–4, in Spanien eine königliche genannt</translation>
    </message>
    <message>
        <source>all others, such as 4–5–0, 3–4–2, 2–4–3 or 0–5–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>alle anderen, etwa 4–5–0, 3–4–2, 2–4–3 oder 0–5–4</translation>
    </message>
    <message>
        <source>When the sitter has taken the talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wenn der Aussetzende den Talon genommen hat</translation>
    </message>
    <message>
        <source>Then &lt;b&gt;four&lt;/b&gt; players share the nine tricks. The Ombre needs more than each of the other three, so that three tricks may be enough. If the highest number is shared, it is a puesta. If one of the others alone has most, it is codille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Dann teilen sich &lt;b&gt;vier&lt;/b&gt; Spieler die neun Stiche. Der Hombre braucht mehr als jeder der drei anderen, so dass drei Stiche reichen können. Bei Gleichstand an der Spitze ist es eine Bete. Hat einer der anderen allein die meisten, so ist es Codille.</translation>
    </message>
    <message>
        <source>What this means for the defenders</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was das für die Gegenspieler heißt</translation>
    </message>
    <message>
        <source>They are partners against the Ombre, and rivals for the codille. Two tricks each and one trick each do not hurt him; four in &lt;b&gt;one&lt;/b&gt; hand do. So a defender with a strong hand is helped by the weak one, who leads to him and does not take his tricks. If he cannot get past the Ombre, a tie will do: then at least the pool is paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sie sind Partner gegen den Hombre und Rivalen um die Codille. Ob beide je zwei oder je einen Stich haben, tut ihm nicht weh; vier in &lt;b&gt;einer&lt;/b&gt; Hand schon. Darum hilft der Schwächere dem Stärkeren: Er spielt ihm zu und nimmt ihm keine Stiche weg. Ist der Hombre nicht zu überholen, so genügt ein Gleichstand: Dann muss er wenigstens in den Pott zahlen.</translation>
    </message>
</context>
<context>
    <name>rules/payments.html</name>
    <message>
        <source>The payments {rule 1.13}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Die Zahlungen {rule 1.13}</translation>
    </message>
    <message>
        <source>Chips change hands when the deal is over. The pool is what has gathered in the middle: the antes, and what Ombres before have lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Marken wechseln den Besitzer, wenn das Spiel vorbei ist. Der Pott ist, was sich in der Mitte gesammelt hat: die Einsätze und alles, was frühere Hombres verloren haben.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was gezahlt wird</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sacada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sacada&lt;/b&gt; (gewonnen)</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each opponent pays him the &lt;b&gt;game&lt;/b&gt;, and &lt;b&gt;estuches&lt;/b&gt; and &lt;b&gt;primeras&lt;/b&gt; if there are any.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre nimmt den Pott. Jeder Gegenspieler zahlt ihm den &lt;b&gt;Spielpreis&lt;/b&gt; sowie &lt;b&gt;Estuches&lt;/b&gt; und &lt;b&gt;Primeras&lt;/b&gt;, falls es welche gibt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vole&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The same, with 10 from each in place of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Dasselbe, mit 10 von jedem statt der Primeras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole failed&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vole verfehlt&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre takes the pool and pays each opponent 30, less 2 in a vuelta or 10 in a solo, and less his estuches.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre nimmt den Pott und zahlt jedem Gegenspieler 30, abzüglich 2 beim Tourné oder 10 beim Solo und abzüglich seiner Estuches.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bete&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and {loss} chips more: pool + {loss}. Estuches and primeras against him are added once.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre zahlt in den Pott so viel, wie darin ist, und {loss} Marken mehr: Pott + {loss}. Estuches und Primeras gegen ihn kommen einmal hinzu.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codille&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays the same amount to the winner. The pool stays for the next deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre zahlt dem Gewinner denselben Betrag. Der Pott bleibt für das nächste Spiel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Surrender&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Aufgegeben&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Pool + {loss} into the pool, and no extras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Pott + {loss} in den Pott und nichts weiter.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Each opponent&lt;/i&gt; means three players: the two defenders and the one who sits out. When the sitter has taken the talon, it means the other three.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;Jeder Gegenspieler&lt;/i&gt; heißt drei Spieler: die beiden Gegenspieler und der, der aussetzt. Hat der Aussetzende den Talon genommen, so sind es die drei anderen.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spielpreis</translation>
    </message>
    <message>
        <source>entrada 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage 5</translation>
    </message>
    <message>
        <source>vuelta 7</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné 7</translation>
    </message>
    <message>
        <source>solo 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo 15</translation>
    </message>
    <message>
        <source>play 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spiel 5</translation>
    </message>
    <message>
        <source>no exchange 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spiel ohne Kauf 15</translation>
    </message>
    <message>
        <source>The price of losing {rule A22}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Der Preis des Verlierens {rule A22}</translation>
    </message>
    <message>
        <source>Look at the nine cards with which the Ombre begins to play. If he holds the top trumps without a gap, from spadille down, and at least &lt;b&gt;three&lt;/b&gt; of them, each counts one chip: spadille, manille, basto and the king of black trumps make four. If he &lt;b&gt;lacks&lt;/b&gt; them in the same way, they count too. When he wins, each opponent pays them to him; when he loses, he pays them once, with the price of losing. Spadille and basto without manille count nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Es zählen die neun Karten, mit denen der Hombre zum ersten Stich antritt. Hat er die obersten Trümpfe ohne Lücke, von Spadille abwärts, und mindestens &lt;b&gt;drei&lt;/b&gt; davon, so zählt jeder davon eine Marke: Spadille, Manille, Basta und der König eines schwarzen Trumpfs machen vier. &lt;b&gt;Fehlen&lt;/b&gt; ihm die obersten Trümpfe ebenso lückenlos, so zählen sie auch. Gewinnt er, zahlt sie ihm jeder Gegenspieler; verliert er, zahlt er sie einmal, zusammen mit dem Preis des Verlierens. Spadille und Basta ohne Manille zählen nichts.</translation>
    </message>
    <message>
        <source>Estuches {rule A27}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Estuches {rule A27}</translation>
    </message>
    <message>
        <source>Besides the pool a lost game costs some chips for each player at the table, as a rule also for one who sits out. Where the dealer stakes for all, it costs 5 for each. Where every player stakes before the deal, it costs that stake for each: with a stake of 2 among three that is pool + 6. As a rule the price is the same whatever was bid. By the rules in force a lost game costs &lt;b&gt;pool + {loss}&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Außer dem Pott kostet ein verlorenes Spiel einige Marken für jeden Spieler am Tisch, in der Regel auch für den, der aussetzt. Setzt der Geber für alle, so kostet es 5 für jeden. Setzt vor dem Spiel jeder Spieler, so kostet es diesen Einsatz für jeden: bei einem Einsatz von 2 und drei Spielern Pott + 6. In der Regel ist der Preis derselbe, was auch geboten war. Nach den geltenden Regeln kostet ein verlorenes Spiel &lt;b&gt;Pott + {loss}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Primeras {rule A28}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Primeras {rule A28}</translation>
    </message>
    <message>
        <source>Three chips from each for the &lt;a href=&quot;rules:claim&quot;&gt;first five tricks&lt;/a&gt;, when the Ombre stops there. Three chips &lt;b&gt;against&lt;/b&gt; him if he loses the game and has won none of the first five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Drei Marken von jedem für die &lt;a href=&quot;rules:claim&quot;&gt;ersten fünf Stiche&lt;/a&gt;, wenn der Hombre dort aufhört. Drei Marken &lt;b&gt;gegen&lt;/b&gt; ihn, wenn er das Spiel verliert und keinen der ersten fünf gemacht hat.</translation>
    </message>
    <message>
        <source>Worked examples {rule 1.14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Durchgerechnete Beispiele {rule 1.14}</translation>
    </message>
    <message>
        <source>Gains and losses of the Ombre and of the two defenders, X and Y; the ante is in the pool already. There are three players, and the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Gewinne und Verluste des Hombre und der beiden Gegenspieler, X und Y; der Einsatz ist schon im Pott. Es sind drei Spieler, und der Geber setzt fünf.</translation>
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
        <translation>Pott</translation>
    </message>
    <message>
        <source>Entrada won 5–3–1, pool 5: he takes 5, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage gewonnen 5–3–1, Pott 5: er nimmt 5, und 5 von jedem</translation>
    </message>
    <message>
        <source>Vuelta won 5–2–2 with three estuches, pool 10: he takes 10, and 7 + 3 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné gewonnen 5–2–2 mit drei Estuches, Pott 10: er nimmt 10, und 7 + 3 von jedem</translation>
    </message>
    <message>
        <source>Entrada, all nine tricks, pool 5: he takes 5, and 5 + 10 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage, alle neun Stiche, Pott 5: er nimmt 5, und 5 + 10 von jedem</translation>
    </message>
    <message>
        <source>Entrada 4–4–1, pool 5: puesta, 5 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage 4–4–1, Pott 5: Bete, 5 + 15</translation>
    </message>
    <message>
        <source>Vuelta 1–4–4, pool 10: puesta, 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné 1–4–4, Pott 10: Bete, 10 + 15</translation>
    </message>
    <message>
        <source>Entrada 4–5–0, pool 5: codille, 5 + 15 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage 4–5–0, Pott 5: Codille, 5 + 15 an X</translation>
    </message>
    <message>
        <source>Entrada 3–4–2 without the three matadors, pool 25: codille, 25 + 15 + 3 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage 3–4–2 ohne die drei Matadore, Pott 25: Codille, 25 + 15 + 3 an X</translation>
    </message>
    <message>
        <source>Vuelta, led on after five and lost two: he takes 5 and pays 28 to each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné, nach fünf weitergespielt und zwei verloren: er nimmt 5 und zahlt jedem 28</translation>
    </message>
    <message>
        <source>Vuelta surrendered and accepted, pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné aufgegeben und angenommen, Pott 5</translation>
    </message>
    <message>
        <source>Entrada surrendered, X takes over and ends with 4, the first Ombre 3, Y 2; pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage aufgegeben, X übernimmt und endet mit 4, der erste Hombre 3, Y 2; Pott 5</translation>
    </message>
    <message>
        <source>No chip is ever lost: what one player pays goes to another player or into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Keine Marke geht je verloren: Was ein Spieler zahlt, geht an einen anderen oder in den Pott.</translation>
    </message>
</context>
<context>
    <name>rules/play.html</name>
    <message>
        <source>The play</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Das Spielen</translation>
    </message>
    <message>
        <source>The eldest leads to the first trick, whoever is the Ombre. Whoever wins a trick leads to the next. The highest trump wins a trick; if there is none, the highest card of the suit that was led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vorhand spielt zum ersten Stich aus, wer auch immer der Hombre ist. Wer einen Stich macht, spielt zum nächsten aus. Der höchste Trumpf macht den Stich; ist keiner dabei, die höchste Karte der ausgespielten Farbe.</translation>
    </message>
    <message>
        <source>Following suit {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Farbe bedienen {rule 1.9}</translation>
    </message>
    <message>
        <source>If you have a card of the suit led, play one of that suit.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Hast du eine Karte der ausgespielten Farbe, so spiele eine davon.</translation>
    </message>
    <message>
        <source>If you have none, play whatever you like. You need not trump, and you need never play higher than what lies there.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Hast du keine, so spiele, was du magst. Du musst nicht stechen, und überbieten musst du nie, was schon liegt.</translation>
    </message>
    <message>
        <source>The black aces are trumps. They do not follow to plain {suit S} or {suit C}.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Die schwarzen Asse sind Trümpfe. Zu den einfachen Farben {suit S} und {suit C} gehören sie nicht und bedienen sie auch nicht.</translation>
    </message>
    <message>
        <source>The privilege of the matadors</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Vorrecht der Matadore</translation>
    </message>
    <message>
        <source>When &lt;b&gt;trumps&lt;/b&gt; are led you must play a trump, with one exception: a &lt;b&gt;matador&lt;/b&gt; may be kept back, unless the card that was &lt;b&gt;led&lt;/b&gt; is a higher matador. Keeping one back is called to &lt;b&gt;renege&lt;/b&gt;, and it is quite lawful. It helps only if you have no other trump; an ordinary trump in your hand must be played, or a matador in its place.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wird &lt;b&gt;Trumpf&lt;/b&gt; ausgespielt, musst du Trumpf spielen, mit einer Ausnahme: Ein &lt;b&gt;Matador&lt;/b&gt; darf zurückgehalten werden, es sei denn, die &lt;b&gt;ausgespielte&lt;/b&gt; Karte ist ein höherer Matador. Das heißt &lt;b&gt;zurückhalten&lt;/b&gt; und ist völlig erlaubt. Es hilft nur, wenn du keinen anderen Trumpf hast: Einen gewöhnlichen Trumpf musst du zugeben, oder einen Matador an seiner Stelle.</translation>
    </message>
    <message>
        <source>Only the card that was led forces a matador out. Spadille played second to a small trump forces nobody. The Ombre has the privilege as well as his opponents.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nur die ausgespielte Karte zwingt einen Matador heraus. Wird ein kleiner Trumpf ausgespielt und Spadille zugegeben, so ist niemand gezwungen. Der Hombre hat das Vorrecht ebenso wie seine Gegenspieler.</translation>
    </message>
    <message>
        <source>Your only trumps are matadors: must you play one? {rule A15}</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>Deine einzigen Trümpfe sind Matadore: Musst du einen spielen? {rule A15}</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ausgespielt</translation>
    </message>
    <message>
        <source>Your trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Deine Trümpfe</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>any trump that is no matador</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ein Trumpf, der kein Matador ist</translation>
    </message>
    <message>
        <source>any matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>beliebige Matadore</translation>
    </message>
    <message>
        <source>are free</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>bist frei</translation>
    </message>
    <message>
        <source>basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Basta</translation>
    </message>
    <message>
        <source>spadille, manille or both</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spadille, Manille oder beide</translation>
    </message>
    <message>
        <source>manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Manille</translation>
    </message>
    <message>
        <source>spadille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spadille</translation>
    </message>
    <message>
        <source>must play basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>musst Basta spielen</translation>
    </message>
    <message>
        <source>spadille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spadille und Basta</translation>
    </message>
    <message>
        <source>must play one of the two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>musst eine von beiden spielen</translation>
    </message>
    <message>
        <source>must play manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>musst Manille spielen</translation>
    </message>
    <message>
        <source>manille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Manille und Basta</translation>
    </message>
    <message>
        <source>Punto is an ordinary trump here: alone in the hand, it must be played to any trump that is led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ponto ist hier ein gewöhnlicher Trumpf: Allein in der Hand muss er auf jeden ausgespielten Trumpf gespielt werden.</translation>
    </message>
    <message>
        <source>Examples, with {suit H} as trumps</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>Beispiele, Trumpf ist {suit H}</translation>
    </message>
    <message>
        <source>You hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Du hast</translation>
    </message>
    <message>
        <source>You may play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Du darfst spielen</translation>
    </message>
    <message>
        <source>any of them; spadille may stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>jede davon; Spadille darf bleiben</translation>
    </message>
    <message>
        <source>{SA} or {HK}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA} oder {HK}</translation>
    </message>
    <message>
        <source>{CA} only: manille calls for basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nur {CA}: Manille fordert Basta</translation>
    </message>
    <message>
        <source>{CA} or {H2}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA} oder {H2}</translation>
    </message>
    <message>
        <source>any of them</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>jede davon</translation>
    </message>
    <message>
        <source>And with {suit C} as trumps: {SK} is led and you hold {SA} {S4} {HK}. You must play {S4}; spadille is no plain card of its suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Und wenn {suit C} Trumpf ist: {SK} wird ausgespielt, und du hast {SA} {S4} {HK}. Du musst {S4} spielen; Spadille ist keine einfache Karte ihrer Farbe.</translation>
    </message>
    <message>
        <source>Gano {rule 3.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gano {rule 3.6}</translation>
    </message>
    <message>
        <source>Where the table has agreed on it, a defender may say &lt;b&gt;gano&lt;/b&gt;, &amp;ldquo;I win&amp;rdquo;, of the card he plays: he asks the other defender not to overtake it. He may say it only while his card wins the trick and the other has yet to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wo der Tisch es ausgemacht hat, darf ein Gegenspieler &lt;b&gt;gano&lt;/b&gt; sagen, „ich gewinne“, zu der Karte, die er spielt: Er bittet den anderen Gegenspieler, nicht darüberzugehen. Er darf es nur sagen, wenn seine Karte im Stich die höchste ist und der andere noch nicht gespielt hat.</translation>
    </message>
    <message>
        <source>As a &lt;b&gt;request&lt;/b&gt; it tells the other that the card should hold. He is free to do as he likes.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Als &lt;b&gt;Bitte&lt;/b&gt; heißt es nur: Lass mir den Stich. Der andere darf trotzdem spielen, was er mag.</translation>
    </message>
    <message>
        <source>Where it &lt;b&gt;binds&lt;/b&gt;, the other must play a card that does not beat it, as long as he has one that he may play. If he has none, he has to win. Once the Ombre has beaten the card there is nothing left to be let pass.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Wo es &lt;b&gt;bindet&lt;/b&gt;, muss der andere eine Karte spielen, die sie nicht schlägt, solange er eine hat, die er spielen darf. Hat er keine, so muss er eben darübergehen. Hat der Hombre die Karte schon geschlagen, so gilt das Gano nicht mehr.</translation>
    </message>
    <message>
        <source>It may be closed to a defender with four tricks: one more is codille, and others should not help him to it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>An manchen Tischen darf ein Gegenspieler mit vier Stichen es nicht sagen: Noch einer wäre Codille, und dazu soll ihm keiner helfen müssen.</translation>
    </message>
    <message>
        <source>Example: the Ombre leads {S6}, your friend plays {SQ} and says gano. You hold {SK} {S3} {D5}. Where gano binds, {S3} is your only card; holding {SK} {D5}, you would have to play {SK}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Beispiel: Der Hombre spielt {S6} aus, dein Partner spielt {SQ} und sagt gano. Du hast {SK} {S3} {D5}. Wo Gano bindet, ist {S3} deine einzige Karte; mit {SK} {D5} müsstest du {SK} spielen.</translation>
    </message>
    <message>
        <source>Not this card?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Diese Karte nicht?</translation>
    </message>
    <message>
        <source>A card that may not be played now is dimmed. Click it, and the table tells you which rule is in the way. Press &lt;b&gt;F1&lt;/b&gt;, or click what the table says, and this book opens at that rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Eine Karte, die jetzt nicht gespielt werden darf, ist abgedunkelt. Klicke sie an, und der Tisch sagt dir, welche Regel es verbietet. Drücke &lt;b&gt;F1&lt;/b&gt; oder klicke auf das, was der Tisch sagt, und dieses Buch öffnet sich bei dieser Regel.</translation>
    </message>
</context>
<context>
    <name>rules/pokerwiner.html</name>
    <message>
        <source>Two-bid Ombre {rule 3.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Hombre mit zwei Geboten {rule 3.8}</translation>
    </message>
    <message>
        <source>The form that the encyclopaedias describe: two bids instead of three, nothing is turned up, and at the end of the exchange the dealer has a choice of his own. The rest is as in Ombre Renegado.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Form, die die Lexika beschreiben: zwei Gebote statt drei, nichts wird aufgedeckt, und am Ende des Kaufs hat der Geber eine eigene Wahl. Das Übrige ist wie im Hombre Renegado.</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Geben {rule 1.5}</translation>
    </message>
    <message>
        <source>The pack is dealt round face up, and the first &lt;b&gt;black ace&lt;/b&gt; makes its owner the dealer. He puts five chips into the pool and deals nine cards each, three at a time, to the right; thirteen are the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Karten werden offen reihum ausgeteilt, und das erste &lt;b&gt;schwarze Ass&lt;/b&gt; macht den, der es bekommt, zum Geber. Er legt fünf Marken in den Pott und gibt jedem neun Karten, drei auf einmal, nach rechts; dreizehn sind der Talon.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Gebote {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spiel&lt;/b&gt;</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5 von jedem</translation>
    </message>
    <message>
        <source>&lt;b&gt;No exchange&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spiel ohne Kauf&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nicht für den Hombre</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>15 von jedem</translation>
    </message>
    <message>
        <source>The eldest speaks first. Whoever says &lt;i&gt;I play&lt;/i&gt; may be overcalled by a later player who will do it without exchange. The first may then keep the game by &lt;b&gt;holding&lt;/b&gt;: he gives up his exchange as well. If all pass, the cards are thrown in; the pool stays, and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vorhand spricht zuerst. Wer &lt;i&gt;ich spiele&lt;/i&gt; sagt, kann von einem späteren Spieler überboten werden, der es ohne Kauf tut. Der Erste kann das Spiel dann behalten, indem er &lt;b&gt;hält&lt;/b&gt;: Er verzichtet ebenfalls auf den Kauf. Passen alle, so werden die Karten zusammengeworfen; der Pott bleibt, und der nächste Geber setzt neu.</translation>
    </message>
    <message>
        <source>The Ombre names any suit as trump before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Hombre nennt eine beliebige Farbe als Trumpf, ehe er eine Karte abwirft. {rule 1.7}</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Der Kauf {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre first, unless he plays without exchange; then the others, the one at his right before the other. Each may throw any number and draws as many, as far as the talon goes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Zuerst der Hombre, es sei denn, er spielt ohne Kauf; dann die anderen, der rechts von ihm vor dem anderen. Jeder darf beliebig viele abwerfen und zieht ebenso viele, so weit der Talon reicht.</translation>
    </message>
    <message>
        <source>When all have drawn, the &lt;b&gt;dealer&lt;/b&gt; may look at what is left of the talon. If he does, he must show it to everybody. He may as well leave it closed. {rule A14}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Haben alle gezogen, so darf der &lt;b&gt;Geber&lt;/b&gt; ansehen, was vom Talon übrig ist. Tut er es, so muss er es allen zeigen. Er kann ihn ebenso gut zulassen. {rule A14}</translation>
    </message>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Aufgeben {rule 1.11}</translation>
    </message>
    <message>
        <source>Until he has played his card to the fourth trick, an Ombre who has bid &lt;i&gt;play&lt;/i&gt; may give up. A defender may take the hand over, the one at the Ombre’s right first; otherwise he pays pool + {loss} into the pool, without extras. Without exchange there is no surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Bis er seine Karte zum vierten Stich gespielt hat, darf ein Hombre, der &lt;i&gt;Spiel&lt;/i&gt; gereizt hat, aufgeben. Ein Gegenspieler darf das Spiel übernehmen, zuerst der rechts vom Hombre; sonst zahlt er Pott + {loss} in den Pott, ohne alles Weitere. Ohne Kauf gibt es kein Aufgeben.</translation>
    </message>
    <message>
        <source>All the rest</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Alles Übrige</translation>
    </message>
    <message>
        <source>The same as in Renegado: &lt;a href=&quot;rules:cards&quot;&gt;the order of the cards&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;the play&lt;/a&gt; with its privilege of the matadors, &lt;a href=&quot;rules:claim&quot;&gt;the claim after five tricks and the vole&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;who has won&lt;/a&gt;, and &lt;a href=&quot;rules:payments&quot;&gt;what is paid&lt;/a&gt;. Where those pages speak of an entrada think of &lt;i&gt;play&lt;/i&gt;, where they speak of a solo think of &lt;i&gt;no exchange&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wie im Renegado: &lt;a href=&quot;rules:cards&quot;&gt;die Folge der Karten&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;das Spiel&lt;/a&gt; mit seinem Vorrecht der Matadore, &lt;a href=&quot;rules:claim&quot;&gt;das Aufhören nach fünf Stichen und die Vole&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;wer gewonnen hat&lt;/a&gt;, und &lt;a href=&quot;rules:payments&quot;&gt;was gezahlt wird&lt;/a&gt;. Wo jene Seiten von einer Frage sprechen, denke an &lt;i&gt;Spiel&lt;/i&gt;, wo sie von einem Solo sprechen, an &lt;i&gt;Spiel ohne Kauf&lt;/i&gt;.</translation>
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
        <translation>Vier spielen mit dem ganzen Blatt, zehn Karten jeder; es gibt also keinen Talon und nichts zu kaufen. Der Hombre ruft einen &lt;b&gt;König&lt;/b&gt;, und wer ihn hat, ist heimlich sein Partner: das Spiel der Salons Europas im achtzehnten Jahrhundert.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Rangfolge der Karten und das Spielen sind wie in jedem Hombre: siehe &lt;a href=&quot;rules:cards&quot;&gt;Die Karten und ihre Rangfolge&lt;/a&gt; und &lt;a href=&quot;rules:play&quot;&gt;Das Spielen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 24.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Einsätze und Geben {rule 24.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts one chip into the pool before each deal, so a fresh pool holds four. The dealer deals all forty cards, three, three and four at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Jeder&lt;/b&gt; Spieler zahlt vor jedem Spiel eine Marke in den Pott, in einem neuen Pott liegen also vier. Der Geber gibt alle vierzig Karten zu drei, drei und vier, gegen den Uhrzeigersinn, von rechts an.</translation>
    </message>
    <message>
        <source>The bids {rule 24.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Gebote {rule 24.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wozu du dich verpflichtest</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Königruf&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sechs der zehn Stiche, zusammen mit dem, der den gerufenen König hat</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sans prendre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sechs Stiche allein, gegen drei</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vole&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all ten tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>alle zehn Stiche allein</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Vorhand spricht zuerst, und wer passt, ist draußen. Wenn du den Königruf geboten hast und jemand nach dir Sans prendre bietet, darfst du &lt;b&gt;halten&lt;/b&gt;: Du spielst selbst Sans prendre, und das Spiel bleibt dein.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, the holder of spadille must play, and calls a king as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wenn &lt;b&gt;alle vier passen&lt;/b&gt;, muss spielen, wer Spadille hat, und ruft einen König, als hätte er den Königruf geboten.</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 24.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trumpf und gerufener König {rule 24.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they then call a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Hombre nennt den Trumpf. Nach dem Königruf und in einem erzwungenen Spiel ruft er dann einen &lt;b&gt;König&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>any king but that of trumps, even one of their own hand: then they play alone, and nobody else knows it;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>jeden außer dem Trumpfkönig, auch einen, den er selbst hat: Dann spielt er allein, und sonst weiß es niemand;</translation>
    </message>
    <message>
        <source>if they hold &lt;b&gt;all four kings&lt;/b&gt;, also a &lt;b&gt;{rank Q}&lt;/b&gt; that they lack, not of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>hat er &lt;b&gt;alle vier Könige&lt;/b&gt;, auch eine Karte des nächsten Rangs (&lt;b&gt;{rank Q}&lt;/b&gt;), die er nicht hat, nicht in Trumpf;</translation>
    </message>
    <message>
        <source>if there is nothing to call, they play alone and show why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>gibt es nichts zu rufen, so spielt er allein und zeigt, warum.</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer die gerufene Karte hat, ist der &lt;b&gt;Partner&lt;/b&gt; und sagt nichts. Die anderen, auch der Hombre, erfahren es, wenn die Karte gespielt wird. Bis dahin sagt der Tisch von den anderen &lt;i&gt;Freund oder Feind?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The play and the vole {rule 24.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Spielen und die Vole {rule 24.4}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. Nobody surrenders, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Vorhand spielt aus, wer immer der Hombre ist. Die Matadore haben ihr Vorrecht. Niemand gibt auf, und niemand sagt Gano.</translation>
    </message>
    <message>
        <source>A side that has won &lt;b&gt;the first six tricks&lt;/b&gt; may stop: whoever took the sixth claims the game, or goes on for all ten. The ally is known from then on. Nobody is asked in a forced game, nor in a vole that was bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Eine Seite, die &lt;b&gt;die ersten sechs Stiche&lt;/b&gt; gewonnen hat, darf aufhören: Wer den sechsten gemacht hat, fordert ein oder spielt weiter um alle zehn. Von da an ist der Partner bekannt. In einem erzwungenen Spiel und bei einer gebotenen Vole wird niemand gefragt.</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was gezahlt wird {rule 24.5}</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and the ally count together. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave, and 2 after sans prendre; 1 more if the three matadors were dealt to the side, won or lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Stiche von Hombre und Partner zählen zusammen. Das &lt;b&gt;Spiel&lt;/b&gt; bringt beim Königruf 1 Marke von jedem Gegenspieler und bei Sans prendre 2; 1 mehr, wenn die Seite die drei Matadore ausgeteilt bekam, gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stiche der Seite</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sechs&lt;/b&gt; oder mehr: gewonnen</translation>
    </message>
    <message>
        <source>The side takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Seite nimmt den Pott, und jeder Gegenspieler zahlt das Spiel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fünf&lt;/b&gt;: Remise oder Bete</translation>
    </message>
    <message>
        <source>The side pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Seite zahlt so viel in den Pott, wie darin ist, und das Spiel an jeden Gegenspieler.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vier&lt;/b&gt; oder weniger: Codille</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The side puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Gegenspieler teilen den Pott gleichmäßig. Die Seite legt nach, was sie genommen haben, und zahlt jedem das Spiel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All ten&lt;/b&gt;, after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Alle zehn&lt;/b&gt;, nach dem Weiterspielen</translation>
    </message>
    <message>
        <source>Won, and each opponent pays for the vole too: 1 after asking leave, 4 after sans prendre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gewonnen, und jeder Gegenspieler zahlt auch die Vole: 1 beim Königruf, 4 bei Sans prendre.</translation>
    </message>
    <message>
        <source>A trick lost after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein Stich verloren nach dem Weiterspielen</translation>
    </message>
    <message>
        <source>Won all the same, but the price of the vole is taken off the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Trotzdem gewonnen, aber der Preis der Vole geht vom Spiel ab.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vole that was bid&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Eine &lt;b&gt;gebotene Vole&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 6 from each opponent, 7 with the matadors. Missed: 4 to each, and the pool stays; with fewer than six tricks the game is lost besides.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gemacht: der Pott und 6 von jedem Gegenspieler, mit den Matadoren 7. Verfehlt: 4 an jeden, und der Pott bleibt; mit weniger als sechs Stichen ist außerdem das Spiel verloren.</translation>
    </message>
    <message>
        <source>Ombre and ally share the pool half and half, won or lost; the odd chip is the Ombre’s. The first opponent at the Ombre’s right settles with the ally, the other with the Ombre. An ally pays &lt;b&gt;nothing&lt;/b&gt; for an Ombre who took fewer than three tricks themselves, except in a forced game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hombre und Partner teilen sich den Pott zur Hälfte, ob sie gewinnen oder verlieren; eine überzählige Marke trifft den Hombre. Der erste Gegenspieler rechts vom Hombre rechnet mit dem Partner ab, der andere mit dem Hombre. Ein Partner zahlt &lt;b&gt;nichts&lt;/b&gt; für einen Hombre, der selbst weniger als drei Stiche gemacht hat, außer in einem erzwungenen Spiel.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>The pool is 4, and nobody was dealt the matadors.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Pott ist 4, und niemand bekam die Matadore ausgeteilt.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pott</translation>
    </message>
    <message>
        <source>Asked leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Königruf, gewonnen</translation>
    </message>
    <message>
        <source>Asked leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Königruf, Remise</translation>
    </message>
    <message>
        <source>The same, the Ombre took two tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ebenso, der Hombre hat zwei Stiche</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, gewonnen</translation>
    </message>
    <message>
        <source>Sans prendre, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, Remise</translation>
    </message>
    <message>
        <source>Sans prendre, codille: each opponent takes 1, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, Codille: Jeder Gegenspieler nimmt 1, und 1 bleibt</translation>
    </message>
    <message>
        <source>Vole bid and made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vole geboten und gemacht</translation>
    </message>
    <message>
        <source>Vole bid, six tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vole geboten, sechs Stiche</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Worin sich Tische unterscheiden</translation>
    </message>
    <message>
        <source>A table may forbid calling one’s own king, let three kings be enough for calling a {rank Q}, or ask nobody to go on while the called king is hidden. A table may prefer a suit, in which everything but the pool is paid double, and stake more. The old books disagree about who settles with whom and what a missed vole costs; this is our reading.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ein Tisch kann verbieten, den eigenen König zu rufen, drei Könige genügen lassen, um die nächste Karte ({rank Q}) zu rufen, oder niemanden weiterspielen lassen, solange der gerufene König verborgen ist. Ein Tisch kann eine Farbe bevorzugen, in der alles außer dem Pott doppelt bezahlt wird, und mehr setzen. Die alten Bücher sind uneins, wer mit wem abrechnet und was eine verfehlte Vole kostet; das ist unsere Lesart.</translation>
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
        <translation>Hombre, wie man es in Peru und Bolivien spielt: &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; mit {suit D}, &lt;b&gt;Oros&lt;/b&gt;, als Gunstfarbe.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Rangfolge der Karten und das Spielen sind wie in jedem Hombre: siehe &lt;a href=&quot;rules:cards&quot;&gt;Die Karten und ihre Rangfolge&lt;/a&gt; und &lt;a href=&quot;rules:play&quot;&gt;Das Spielen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 23.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Einsatz und Geben {rule 23.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play; with &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, but pays and is paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool (&lt;i&gt;plato&lt;/i&gt;). Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Es spielen drei; sitzen &lt;b&gt;vier&lt;/b&gt; am Tisch, so setzt der Geber aus, zahlt und bekommt aber wie ein Gegenspieler, nur hat er keinen Anteil an einer Codille. Der Geber setzt &lt;b&gt;eine Marke&lt;/b&gt; in den Pott (&lt;i&gt;plato&lt;/i&gt;). Jeder bekommt neun Karten, je drei auf einmal, gegen den Uhrzeigersinn, und dreizehn bleiben als Talon.</translation>
    </message>
    <message>
        <source>The bids {rule 23.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Gebote {rule 23.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wozu du dich verpflichtest</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange up to eight cards</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>du nennst einen beliebigen Trumpf und kaufst bis zu acht Karten</translation>
    </message>
    <message>
        <source>&lt;b&gt;Oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Oros&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange up to six</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Trumpf ist {suit D}, und du kaufst bis zu sechs</translation>
    </message>
    <message>
        <source>&lt;b&gt;Volteo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Volteo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die oberste Karte des Talons wird aufgedeckt: Ihre Farbe ist Trumpf; der zweite Wert ist der der Gunstfarbe</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>du nennst einen beliebigen Trumpf und kaufst nichts</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo in Oros&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Trumpf ist {suit D}, und du kaufst nichts</translation>
    </message>
    <message>
        <source>The eldest speaks first. The first bid must be an entrada, a volteo or a solo: &lt;b&gt;oros and solo in oros&lt;/b&gt; only go above another bid, or hold one. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass is final. An entrada or a solo that names {suit D} after all is paid as a game in oros.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Vorhand spricht zuerst. Das erste Gebot muss eine Frage, ein Volteo oder ein Solo sein: &lt;b&gt;Oros und Solo in Oros&lt;/b&gt; können ein anderes Gebot nur überbieten oder eines halten. Jedes Gebot muss höher gehen, nur darf, wer früher spricht, das Gebot eines Späteren &lt;b&gt;halten&lt;/b&gt;. Wer passt, ist draußen. Eine Frage oder ein Solo, bei dem dann doch {suit D} genannt wird, wird wie ein Spiel in Oros bezahlt.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, whoever holds spadille must play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange. If spadille lies in the talon, the deal is passed out. At some tables the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wenn &lt;b&gt;alle passen&lt;/b&gt;, muss eine Frage spielen, wer Spadille hat, die &lt;i&gt;espada obligada&lt;/i&gt;: Er nennt den Trumpf und kauft. Liegt Spadille im Talon, so wird nicht gespielt. An manchen Tischen darf der Letzte &lt;b&gt;Contrabola&lt;/b&gt; sagen, wenn vor ihm alle gepasst haben. Dann gibt es keinen Trumpf {rule 20.2}: Jedes schwarze Ass ist die niedrigste Karte seiner Farbe. Er wirft eine Karte ab und zieht eine, sonst kauft niemand, und er darf keinen einzigen Stich machen.</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trumpf und Kauf {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first: up to eight cards after an entrada, six after oros. In a &lt;b&gt;volteo&lt;/b&gt; the turned card belongs to the Ombre and counts among the cards drawn, one to eight; a black ace makes its own suit trump. It is the bid that counts: an entrada that names {suit D} draws up to eight. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Hombre kauft zuerst: bis zu acht Karten bei einer Frage, sechs bei Oros. Beim &lt;b&gt;Volteo&lt;/b&gt; gehört ihm die aufgedeckte Karte und zählt als gezogen; er zieht eine bis acht; ein schwarzes Ass macht seine eigene Farbe zum Trumpf. Es zählt das Gebot: Eine Frage, die {suit D} nennt, zieht bis zu acht. Dann kaufen die Gegenspieler: Der rechts vom Hombre darf anfangen oder den anderen anfangen lassen, und er darf alles ziehen, was übrig ist. Im Solo kaufen nur die Gegenspieler.</translation>
    </message>
    <message>
        <source>The play and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Spielen und die Bola {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop, and each pays one chip more; or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Vorhand spielt aus, wer immer der Hombre ist. Gewinnt der Hombre die ersten fünf Stiche, so darf er aufhören, und jeder zahlt eine Marke mehr; oder er spielt weiter um alle neun, die &lt;b&gt;Bola&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Aufgeben {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up. A volteo is lost at once, and a solo is never given up. In an entrada, in oros and in a forced game a defender may take the hand over and play it in the Ombre’s place; it is settled as in &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; {rule A20}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ehe er zum &lt;b&gt;vierten Stich&lt;/b&gt; spielt, darf der Hombre aufgeben. Ein Volteo ist sofort verloren, und ein Solo wird nie aufgegeben. Bei einer Frage, bei Oros und in einem erzwungenen Spiel darf ein Gegenspieler das Spiel übernehmen und an Stelle des Hombre spielen; abgerechnet wird wie im &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; {rule A20}.</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was gezahlt wird {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre hat &lt;b&gt;mehr Stiche als jeder&lt;/b&gt; Gegenspieler: gewonnen</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre nimmt den Pott. Jeder der anderen zahlt den Wert, 1 mehr, wenn der Hombre mit den drei Matadoren gespielt hat, und 1 mehr für die ersten fünf Stiche.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;, alle neun Stiche</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the first five.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Dasselbe, mit 3 für die Bola anstelle der ersten fünf.</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Weitergespielt und einen Stich verloren</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Das Spiel ist gewonnen und der Pott genommen, aber von dem, was jeder zahlt, gehen 3 ab; wo nichts übrig bleibt, zahlt der Hombre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bete&lt;/b&gt; (&lt;i&gt;puesta&lt;/i&gt;): Gleichstand an der Spitze, auch 1 – 4 – 4</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre zahlt für jeden anderen Spieler einmal den Wert in den Pott.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codille&lt;/b&gt;: ein Gegenspieler hat die meisten</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre zahlt ihm dasselbe. Der Pott bleibt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Aufgegeben&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wie bei einer Bete.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Contrabola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gemacht: der Pott und 2 von jedem. Verfehlt: 2 für jeden in den Pott.</translation>
    </message>
    <message>
        <source>Points instead of chips {rule 23.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Punkte statt Marken {rule 23.4}</translation>
    </message>
    <message>
        <source>A table may play for points, to &lt;b&gt;twelve&lt;/b&gt;. The Ombre has 1 point for a game won with up to six tricks, 2 with seven or eight, 4 with all nine, and 1 more in oros. For a puesta each defender has 1, for a codille the better one 2. Nobody gives up, and nothing is staked. The first with twelve points wins, counted after the deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ein Tisch kann auch um Punkte spielen, bis &lt;b&gt;zwölf&lt;/b&gt;. Der Hombre bekommt 1 Punkt für ein Spiel, das er mit bis zu sechs Stichen gewinnt, 2 mit sieben oder acht, 4 mit allen neun, und 1 mehr in Oros. Für eine Bete bekommt jeder Gegenspieler 1, für eine Codille der bessere 2. Niemand gibt auf, und niemand setzt etwas ein. Wer als Erster zwölf Punkte hat, gewinnt; gezählt wird nach dem Spiel.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Durchgerechnete Beispiele</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vier sind am Tisch, und eine Marke liegt im Pott.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Jeder andere</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pott</translation>
    </message>
    <message>
        <source>Oros, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Oros, gewonnen</translation>
    </message>
    <message>
        <source>Volteo that turned {suit D}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Volteo, das {suit D} aufdeckte, gewonnen</translation>
    </message>
    <message>
        <source>Entrada that named {suit D}, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage, die {suit D} nannte, 4 – 4 – 1</translation>
    </message>
    <message>
        <source>Solo in oros, one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo in Oros, ein Gegenspieler hat Codille</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Worin sich Tische unterscheiden</translation>
    </message>
    <message>
        <source>Rocambor could be read in one program only, whose rules and whose play did not always agree; the prices are those of our Tresillo. A table may open with oros, draw eight cards after it, deal again when all pass, and change what Tresillo changes. The game named &lt;i&gt;penetro&lt;/i&gt;, in which all play when all have passed, is not played here.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Rocambor konnten wir nur in einem einzigen Programm nachlesen, dessen Regeln und dessen Spiel nicht immer übereinstimmten; die Preise sind die unseres Tresillo. Ein Tisch kann mit Oros eröffnen lassen, danach acht Karten kaufen, neu geben, wenn alle passen, und alles ändern, was sich im Tresillo ändern lässt. Das Spiel namens &lt;i&gt;penetro&lt;/i&gt;, in dem alle spielen, wenn alle gepasst haben, gibt es hier nicht.</translation>
    </message>
</context>
<context>
    <name>rules/surrender.html</name>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Aufgeben {rule 1.11}</translation>
    </message>
    <message>
        <source>An Ombre who sees that he cannot win may give up when it is his turn, until he has played his card to the &lt;b&gt;fourth trick&lt;/b&gt;. He then pays a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt; without any extras: never more than the lost game would cost, and no defender is the richer by it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ein Hombre, der sieht, dass er nicht gewinnen kann, darf aufgeben, wenn er an der Reihe ist, solange er seine Karte zum &lt;b&gt;vierten Stich&lt;/b&gt; nicht gespielt hat. Er zahlt dann eine &lt;a href=&quot;rules:outcome&quot;&gt;Bete&lt;/a&gt; ohne alles Weitere: nie mehr, als das verlorene Spiel kosten würde, und kein Gegenspieler wird davon reicher.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>May he surrender?</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Darf er aufgeben?</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes, if &lt;b&gt;both&lt;/b&gt; defenders accept. If one refuses, play goes on; he may ask again in a later trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ja, wenn &lt;b&gt;beide&lt;/b&gt; Gegenspieler annehmen. Lehnt einer ab, so geht das Spiel weiter; in einem späteren Stich darf er wieder fragen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes. But each defender, the one at the Ombre’s right first, may &lt;b&gt;take over&lt;/b&gt; the hand.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ja. Aber jeder Gegenspieler, zuerst der rechts vom Hombre, darf das Spiel &lt;b&gt;übernehmen&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Taking over {rule A20}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Übernehmen {rule A20}</translation>
    </message>
    <message>
        <source>Whoever takes over is the Ombre for the rest of the deal, as if the entrada had been his own. Trumps stay as they are, the tricks that were won stay with their winners, and nobody exchanges again. He is paid as an Ombre if he wins and pays as an Ombre if he does not. The one who gave up is a defender now and owes nothing more than any defender. A hand can be taken over once, and then it is played to the end.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer übernimmt, ist für den Rest des Spiels der Hombre, als wäre die Frage seine eigene gewesen. Trumpf bleibt, wie er ist, die gemachten Stiche bleiben, wo sie sind, und niemand kauft noch einmal. Er wird als Hombre bezahlt, wenn er gewinnt, und zahlt als Hombre, wenn nicht. Wer aufgegeben hat, ist nun Gegenspieler und schuldet nicht mehr als jeder Gegenspieler. Ein Spiel kann einmal übernommen werden und wird dann zu Ende gespielt.</translation>
    </message>
    <message>
        <source>The Spanish way</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Auf spanische Art</translation>
    </message>
    <message>
        <source>A table may agree to settle a hand that was taken over as Spanish books have it. Then the pool stays where it is, and nobody is paid for the game, for estuches or for primeras. There is one price, the &lt;b&gt;puesta&lt;/b&gt; of pool + {loss}. Who pays it depends on who has the most tricks:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ein Tisch kann ausmachen, ein übernommenes Spiel so abzurechnen, wie es spanische Bücher tun. Dann bleibt der Pott, wo er ist, und niemand wird für das Spiel, für Estuches oder für Primeras bezahlt. Es gibt einen Preis, die &lt;b&gt;Bete&lt;/b&gt; von Pott + {loss}. Wer sie zahlt, hängt davon ab, wer die meisten Stiche hat:</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Die meisten Stiche</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was gezahlt wird</translation>
    </message>
    <message>
        <source>the player who took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>wer übernommen hat</translation>
    </message>
    <message>
        <source>The player who gave up pays them a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer aufgegeben hat, zahlt ihm eine Bete.</translation>
    </message>
    <message>
        <source>the player who took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>wer übernommen hat und ein anderer, gleich</translation>
    </message>
    <message>
        <source>The player who took over and the one who gave up each pay a puesta into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer übernommen und wer aufgegeben hat, zahlen je eine Bete in den Pott.</translation>
    </message>
    <message>
        <source>the player who gave up, alone or level with a third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>wer aufgegeben hat, allein oder gleich mit einem Dritten</translation>
    </message>
    <message>
        <source>The player who took over pays a puesta into the pool. The player who gave up is saved and pays nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer übernommen hat, zahlt eine Bete in den Pott. Wer aufgegeben hat, ist gerettet und zahlt nichts.</translation>
    </message>
    <message>
        <source>two players level who neither took over nor gave up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>zwei gleich, die weder übernommen noch aufgegeben haben</translation>
    </message>
    <message>
        <source>a third player alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ein Dritter allein</translation>
    </message>
    <message>
        <source>Codille: the player who took over pays them a puesta, and the one who gave up pays one into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codille: Wer übernommen hat, zahlt ihm eine Bete, und wer aufgegeben hat, zahlt eine in den Pott.</translation>
    </message>
    <message>
        <source>A taker who has the first five tricks has won, and is not asked to claim: neither the primeras nor a vole would be paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer übernimmt und die ersten fünf Stiche hat, hat gewonnen und wird nicht gefragt, ob er aufhört: Weder die Primeras noch eine Vole würden bezahlt.</translation>
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
        <translation>Hombre, wie man es in Spanien spielt. Eine Farbe, die &lt;b&gt;Gunstfarbe&lt;/b&gt;, ist besser als die anderen: Ein Gebot in ihr geht über dasselbe Gebot in einer anderen und ist mehr wert.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. Spaniards call the Ombre the &lt;i&gt;jugador&lt;/i&gt; and the defenders the &lt;i&gt;contras&lt;/i&gt;; spadille is the &lt;i&gt;espada&lt;/i&gt;, manille the &lt;i&gt;mala&lt;/i&gt;, and the pool is the &lt;i&gt;plato&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Rangfolge der Karten und das Spielen sind wie in jedem Hombre: siehe &lt;a href=&quot;rules:cards&quot;&gt;Die Karten und ihre Rangfolge&lt;/a&gt; und &lt;a href=&quot;rules:play&quot;&gt;Das Spielen&lt;/a&gt;. In Spanien heißt der Hombre &lt;i&gt;jugador&lt;/i&gt;, seine Gegenspieler heißen &lt;i&gt;contras&lt;/i&gt;; Spadille ist die &lt;i&gt;espada&lt;/i&gt;, Manille die &lt;i&gt;mala&lt;/i&gt;, und der Pott ist der &lt;i&gt;plato&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 22.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Einsatz und Geben {rule 22.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play. With &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, as &lt;i&gt;zángano&lt;/i&gt;: they get no cards, but pay and are paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool. Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Es spielen drei. Sitzen &lt;b&gt;vier&lt;/b&gt; am Tisch, so setzt der Geber aus, als &lt;i&gt;zángano&lt;/i&gt;, „Drohne“: Er bekommt keine Karten, zahlt und bekommt aber wie ein Gegenspieler, nur hat er keinen Anteil an einer Codille. Der Geber setzt &lt;b&gt;eine Marke&lt;/b&gt; in den Pott. Jeder bekommt neun Karten, je drei auf einmal, gegen den Uhrzeigersinn, und dreizehn bleiben als Talon.</translation>
    </message>
    <message>
        <source>The favour suit {rule 22.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Gunstfarbe {rule 22.2}</translation>
    </message>
    <message>
        <source>It is agreed for the whole sitting; at this table it is {suit S}, unless you choose another. A game in the favour suit is worth &lt;b&gt;twice&lt;/b&gt; the value.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sie wird für die ganze Partie vereinbart; an diesem Tisch ist es {suit S}, wenn du keine andere wählst. Ein Spiel in der Gunstfarbe ist das &lt;b&gt;Doppelte&lt;/b&gt; wert.</translation>
    </message>
    <message>
        <source>The bids {rule 22.3} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Gebote {rule 22.3} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wozu du dich verpflichtest</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>du nennst einen beliebigen Trumpf und kaufst</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage in Gunst&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die Gunstfarbe ist Trumpf, und du kaufst</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die oberste Karte des Talons wird aufgedeckt: Ihre Farbe ist Trumpf; der zweite Wert ist der der Gunstfarbe</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>du nennst einen beliebigen Trumpf und kaufst nichts</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo in Gunst&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die Gunstfarbe ist Trumpf, und du kaufst nichts</translation>
    </message>
    <message>
        <source>The eldest speaks first. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass (&lt;i&gt;paso&lt;/i&gt;) is final. An entrada or a solo that names the favour suit after all is paid as a game in favour.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Vorhand spricht zuerst. Jedes Gebot muss höher gehen, nur darf, wer früher spricht, das Gebot eines Späteren &lt;b&gt;halten&lt;/b&gt;. Wer passt (&lt;i&gt;paso&lt;/i&gt;), ist draußen. Eine Frage oder ein Solo, bei dem dann doch die Gunstfarbe genannt wird, wird wie ein Spiel in Gunst bezahlt.</translation>
    </message>
    <message>
        <source>If all pass, the next player deals. At some tables whoever holds spadille must then play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange, and if spadille lies in the talon, the deal is passed out. At others the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wenn alle passen, gibt der Nächste. An manchen Tischen muss dann eine Frage spielen, wer Spadille hat, die &lt;i&gt;espada obligada&lt;/i&gt;: Er nennt den Trumpf und kauft, und liegt Spadille im Talon, so wird nicht gespielt. An anderen darf der Letzte &lt;b&gt;Contrabola&lt;/b&gt; sagen, wenn vor ihm alle gepasst haben. Dann gibt es keinen Trumpf {rule 20.2}: Jedes schwarze Ass ist die niedrigste Karte seiner Farbe. Er wirft eine Karte ab und zieht eine, sonst kauft niemand, und er darf keinen einzigen Stich machen.</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trumpf und Kauf {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first, up to nine cards. In a &lt;b&gt;vuelta&lt;/b&gt; the turned card belongs to the Ombre and counts among those drawn; a black ace makes its own suit trump. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Hombre kauft zuerst, bis zu neun Karten. Beim &lt;b&gt;Tourné&lt;/b&gt; gehört ihm die aufgedeckte Karte und zählt als gezogen; ein schwarzes Ass macht seine eigene Farbe zum Trumpf. Dann kaufen die Gegenspieler: Der rechts vom Hombre darf anfangen oder den anderen anfangen lassen, und er darf alles ziehen, was übrig ist. Im Solo kaufen nur die Gegenspieler.</translation>
    </message>
    <message>
        <source>The play, the first five tricks and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Spielen, die ersten fünf Stiche und die Bola {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop: that is &lt;i&gt;primeras&lt;/i&gt;, and each pays one chip more. Or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Vorhand spielt aus, wer immer der Hombre ist. Gewinnt der Hombre die ersten fünf Stiche, so darf er aufhören: Das sind die &lt;i&gt;Primeras&lt;/i&gt;, und jeder zahlt eine Marke mehr. Oder er spielt weiter um alle neun, die &lt;b&gt;Bola&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Aufgeben {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up: they say &lt;i&gt;paso&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ehe er zum &lt;b&gt;vierten Stich&lt;/b&gt; spielt, darf der Hombre aufgeben: Er sagt &lt;i&gt;paso&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vuelta&lt;/b&gt; is lost at once.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Ein &lt;b&gt;Tourné&lt;/b&gt; ist sofort verloren.</translation>
    </message>
    <message>
        <source>In an &lt;b&gt;entrada&lt;/b&gt; each defender, the one at the Ombre’s right first, may say &lt;i&gt;bien&lt;/i&gt;, and accept, or &lt;i&gt;la sigo&lt;/i&gt;, and play it in the Ombre’s place. Trump and tricks stay as they are, and nobody exchanges again.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Bei einer &lt;b&gt;Frage&lt;/b&gt; darf jeder Gegenspieler, der rechts vom Hombre zuerst, &lt;i&gt;bien&lt;/i&gt; sagen und annehmen, oder &lt;i&gt;la sigo&lt;/i&gt; und sie an Stelle des Hombre spielen. Trumpf und Stiche bleiben, wie sie sind, und niemand kauft noch einmal.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;solo&lt;/b&gt; is never given up.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Ein &lt;b&gt;Solo&lt;/b&gt; wird nie aufgegeben.</translation>
    </message>
    <message>
        <source>After a take-over the pool stays, and there is one price, that of a lost entrada {rule A20}:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nach einer Übernahme bleibt der Pott, und es gibt nur einen Preis, den einer verlorenen Frage {rule A20}:</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Die meisten Stiche</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was gezahlt wird</translation>
    </message>
    <message>
        <source>whoever took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>wer übernommen hat</translation>
    </message>
    <message>
        <source>Whoever gave up pays them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer aufgegeben hat, zahlt an ihn.</translation>
    </message>
    <message>
        <source>whoever took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>wer übernommen hat und ein anderer, gleich viele</translation>
    </message>
    <message>
        <source>Whoever took over and whoever gave up each pay into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer übernommen und wer aufgegeben hat, zahlen beide in den Pott.</translation>
    </message>
    <message>
        <source>whoever gave up, alone or level with the third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>wer aufgegeben hat, allein oder gleichauf mit dem Dritten</translation>
    </message>
    <message>
        <source>Whoever took over pays into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer übernommen hat, zahlt in den Pott.</translation>
    </message>
    <message>
        <source>the third alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>der Dritte allein</translation>
    </message>
    <message>
        <source>Whoever gave up pays into the pool, and whoever took over pays the third.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer aufgegeben hat, zahlt in den Pott, und wer übernommen hat, zahlt an den Dritten.</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was gezahlt wird {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre hat &lt;b&gt;mehr Stiche als jeder&lt;/b&gt; Gegenspieler: gewonnen</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre nimmt den Pott. Jeder der anderen zahlt den Wert, 1 mehr, wenn der Hombre mit den drei Matadoren gespielt hat, und 1 mehr für die Primeras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;, alle neun Stiche</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Dasselbe, mit 3 für die Bola anstelle der Primeras.</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Weitergespielt und einen Stich verloren</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Das Spiel ist gewonnen und der Pott genommen, aber von dem, was jeder zahlt, gehen 3 ab; wo nichts übrig bleibt, zahlt der Hombre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bete&lt;/b&gt; (&lt;i&gt;puesta&lt;/i&gt;): Gleichstand an der Spitze, auch 1 – 4 – 4</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre zahlt für jeden anderen Spieler einmal den Wert in den Pott.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt; (&lt;i&gt;codillo&lt;/i&gt;): one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codille&lt;/b&gt; (&lt;i&gt;codillo&lt;/i&gt;): ein Gegenspieler hat die meisten</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre zahlt ihm dasselbe. Der Pott bleibt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Aufgegeben&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wie bei einer Bete.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Contrabola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gemacht: der Pott und 2 von jedem. Verfehlt: 2 für jeden in den Pott.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Durchgerechnete Beispiele</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vier sind am Tisch, und eine Marke liegt im Pott.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Jeder andere</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pott</translation>
    </message>
    <message>
        <source>Entrada, 5 – 3 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage, 5 – 3 – 1</translation>
    </message>
    <message>
        <source>Favour entrada, 4 – 3 – 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage in Gunst, 4 – 3 – 2</translation>
    </message>
    <message>
        <source>Vuelta, primeras</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné, Primeras</translation>
    </message>
    <message>
        <source>Favour solo, 6 – 2 – 1, with the matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo in Gunst, 6 – 2 – 1, mit den Matadoren</translation>
    </message>
    <message>
        <source>Solo, bola</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, Bola</translation>
    </message>
    <message>
        <source>Entrada, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage, 4 – 4 – 1</translation>
    </message>
    <message>
        <source>Entrada, 3 – 4 – 2: one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage, 3 – 4 – 2: ein Gegenspieler hat Codille</translation>
    </message>
    <message>
        <source>Vuelta given up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné aufgegeben</translation>
    </message>
    <message>
        <source>Words of the table</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wörter des Tisches</translation>
    </message>
    <message>
        <source>Arrastrar</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>To lead trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Trumpf ausspielen.</translation>
    </message>
    <message>
        <source>Asistir</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Asistir</translation>
    </message>
    <message>
        <source>To follow suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Farbe bedienen.</translation>
    </message>
    <message>
        <source>Baceta, monte</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baceta, monte</translation>
    </message>
    <message>
        <source>The talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Talon.</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>The three matadors together: espada, mala and basto.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die drei Matadore zusammen: espada, mala und basto.</translation>
    </message>
    <message>
        <source>Fallo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>A suit of which one has no card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Eine Farbe, von der man keine Karte hat.</translation>
    </message>
    <message>
        <source>La sigo, la defiendo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>La sigo, la defiendo</translation>
    </message>
    <message>
        <source>I take over the entrada that the Ombre gives up.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ich übernehme die Frage, die der Hombre aufgibt.</translation>
    </message>
    <message>
        <source>Llevada, sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada, sacada</translation>
    </message>
    <message>
        <source>A game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein gewonnenes Spiel.</translation>
    </message>
    <message>
        <source>Mano, postre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano, postre</translation>
    </message>
    <message>
        <source>The first and the last to speak.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer zuerst und wer zuletzt spricht.</translation>
    </message>
    <message>
        <source>Primero, indiferente</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Primero, indiferente</translation>
    </message>
    <message>
        <source>The defender who draws first, and the other; the weaker one is the &lt;i&gt;mano pobre&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Gegenspieler, der zuerst kauft, und der andere; der schwächere ist die &lt;i&gt;mano pobre&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Tanto, ficha</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tanto, ficha</translation>
    </message>
    <message>
        <source>The unit of payment.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Einheit der Zahlungen.</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Worin sich Tische unterscheiden</translation>
    </message>
    <message>
        <source>We could read which suit is favoured, how the bids rank and how a hand is taken over, but no tariff and no limits of the exchange: those are ours, and each is a setting. Clubs may play by another favour suit or none, another factor, the prices of Renegado, the codille that takes the pool, a resting player opposite the dealer, and bids that two players settle at a time.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nachlesen konnten wir, welche Farbe in Gunst steht, wie die Gebote sich folgen und wie ein Spiel übernommen wird, aber keinen Tarif und keine Grenzen für den Kauf: Die haben wir festgelegt, und alles davon lässt sich einstellen. Klubs spielen vielleicht mit einer anderen Gunstfarbe oder keiner, mit einem anderen Faktor, den Preisen des Renegado, einer Codille, die den Pott nimmt, einem Aussetzenden gegenüber dem Geber und Geboten, die immer zwei Spieler untereinander ausmachen.</translation>
    </message>
    <message>
        <source>Some things are named in Spanish books without saying how they go, and are not played here: announcing the bola, and several puestas that stand at once. They also name a second puesta that costs more than the first: a table may set such a price, for a puesta while the plate still holds chips of an earlier deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Manches wird in spanischen Büchern genannt, ohne dass dort steht, wie es geht, und hier nicht gespielt: die Ansage der Bola und mehrere Beten, die gleichzeitig offen sind. Sie nennen auch eine zweite Bete, die mehr kostet als die erste: Ein Tisch kann einen solchen Preis festlegen, für eine Bete, solange im Pott noch Marken eines früheren Spiels liegen.</translation>
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
        <translation>Quadrille, wenn der vierte Spieler fehlt. Drei spielen mit dreißig Karten, zehn jeder, und zu kaufen bleibt nichts. Der Hombre darf einen &lt;b&gt;König&lt;/b&gt; fordern, aber wer ihn hat, wird nicht sein Partner: Er gibt den König her, und der Hombre spielt allein.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The matadors have their privilege.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Rangfolge der Karten und das Spielen sind wie in jedem Hombre: siehe &lt;a href=&quot;rules:cards&quot;&gt;Die Karten und ihre Rangfolge&lt;/a&gt; und &lt;a href=&quot;rules:play&quot;&gt;Das Spielen&lt;/a&gt;. Die Matadore haben ihr Vorrecht.</translation>
    </message>
    <message>
        <source>Cards, stakes and deal {rule 3.9} {rule A3} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Karten, Einsätze und Geben {rule 3.9} {rule A3} {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is left out of the pack, {suit D} unless the table chooses {suit H}, and it cannot be trump. Each player puts &lt;b&gt;one chip&lt;/b&gt; into the pool and the dealer &lt;b&gt;ten more&lt;/b&gt;, so a fresh pool holds thirteen. The dealer deals three, three and four cards at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Eine rote Farbe bleibt aus dem Blatt, {suit D}, wenn der Tisch nicht {suit H} wählt, und kann nicht Trumpf sein. Jeder Spieler legt &lt;b&gt;eine Marke&lt;/b&gt; in den Pott und der Geber &lt;b&gt;zehn dazu&lt;/b&gt;, ein frischer Pott hat also dreizehn. Der Geber gibt zu drei, drei und vier Karten, gegen den Uhrzeigersinn, von rechts an.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Gebote {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wozu du dich verpflichtest</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Königruf&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, with a king that you demand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sechs der zehn Stiche, mit einem König, den du forderst</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sans prendre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks with the cards you were dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sechs Stiche mit den Karten, die dir gegeben wurden</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Vorhand spricht zuerst, und wer passt, ist draußen. Wenn du den Königruf geboten hast und jemand nach dir Sans prendre bietet, darfst du &lt;b&gt;halten&lt;/b&gt;: Du spielst selbst Sans prendre, und das Spiel bleibt dein.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all three pass&lt;/b&gt;, whoever holds spadille must play as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wenn &lt;b&gt;alle drei passen&lt;/b&gt;, muss spielen, wer Spadille hat, als hätte er den Königruf geboten.</translation>
    </message>
    <message>
        <source>The king that is given {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Der König, der gegeben wird {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they &lt;b&gt;demand a king&lt;/b&gt; that is not of trumps and that they do not hold. Its holder gives it to them, and gets any card of the Ombre’s choice for it. Both cards are seen by all. An Ombre who holds both plain kings shows them and plays the cards they have.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Hombre nennt den Trumpf. Nach dem Königruf und in einem erzwungenen Spiel &lt;b&gt;fordert er einen König&lt;/b&gt;, der nicht Trumpf ist und den er nicht hat. Wer ihn hat, gibt ihn her und bekommt dafür eine Karte, die der Hombre aussucht. Beide Karten sehen alle. Ein Hombre, der beide anderen Könige selbst hat, zeigt sie und spielt mit den Karten, die er hat.</translation>
    </message>
    <message>
        <source>The result and what is paid {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Ergebnis und was gezahlt wird {rule 20.4}</translation>
    </message>
    <message>
        <source>All ten tricks are played. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave and 2 after sans prendre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Alle zehn Stiche werden gespielt. Das &lt;b&gt;Spiel&lt;/b&gt; ist beim Königruf 1 Marke von jedem Gegenspieler und bei Sans prendre 2.</translation>
    </message>
    <message>
        <source>Tricks of the Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stiche des Hombre</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sechs&lt;/b&gt; oder mehr: gewonnen</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre nimmt den Pott, und jeder Gegenspieler zahlt das Spiel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fünf&lt;/b&gt;: Remise oder Bete</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der Hombre zahlt so viel in den Pott, wie darin ist, und das Spiel an jeden Gegenspieler.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vier&lt;/b&gt; oder weniger: Codille</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The Ombre puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Gegenspieler teilen den Pott gleichmäßig. Der Hombre füllt ihn wieder auf und zahlt jedem das Spiel.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Durchgerechnete Beispiele</translation>
    </message>
    <message>
        <source>The pool is 13.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Pott ist 13.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Jeder Gegenspieler</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pott</translation>
    </message>
    <message>
        <source>Ask leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Königruf, gewonnen</translation>
    </message>
    <message>
        <source>Ask leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Königruf, Remise</translation>
    </message>
    <message>
        <source>Ask leave, codille: each takes 6, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Königruf, Codille: jeder nimmt 6, und 1 bleibt</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, gewonnen</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Worin sich Tische unterscheiden</translation>
    </message>
    <message>
        <source>Some stake four chips each. The old books tell that the game is paid but not how much; our prices are the smallest that tell the two bids apart. They also leave open what an Ombre does who holds both plain kings. Nobody claims a game before its last trick, and no payment is made for matadors or for all ten tricks.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Manche setzen je vier Marken. Die alten Bücher sagen, dass das Spiel bezahlt wird, aber nicht, wie hoch; unsere Preise sind die kleinsten, die die beiden Gebote unterscheiden. Sie lassen auch offen, was ein Hombre tut, der beide anderen Könige hat. Niemand fordert vor dem letzten Stich ein, und für Matadore oder für alle zehn Stiche wird nichts gezahlt.</translation>
    </message>
</context>
<context>
    <name>rules/trump.html</name>
    <message>
        <source>Naming trumps {rule 1.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Trumpf nennen {rule 1.7}</translation>
    </message>
    <message>
        <source>Entrada</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>The Ombre names any suit he likes, &lt;b&gt;before&lt;/b&gt; he throws a card. There is no going back when the draw disappoints.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Hombre nennt eine beliebige Farbe, &lt;b&gt;bevor&lt;/b&gt; er eine Karte abwirft. Es gibt kein Zurück, wenn der Kauf enttäuscht.</translation>
    </message>
    <message>
        <source>Vuelta {rule A9} {rule A10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tourné {rule A9} {rule A10}</translation>
    </message>
    <message>
        <source>The top card of the talon is turned over, and its suit is trump. If it is a black ace, the suit printed on it is trump: the {name SA} makes {suit S} trumps, the {name CA} makes {suit C}. The turned card belongs to the Ombre: it is the first he draws, so he must throw at least one of his own. Turning manille while he holds spadille is what every vuelta hopes for.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die oberste Karte des Talons wird aufgedeckt, und ihre Farbe ist Trumpf. Ist es ein schwarzes Ass, so gilt die Farbe, die darauf gedruckt ist: {name SA} macht {suit S} zum Trumpf, {name CA} macht {suit C} zum Trumpf. Die aufgedeckte Karte gehört dem Hombre: Sie ist die erste, die er zieht, also muss er mindestens eine eigene abwerfen. Manille aufzudecken, wenn man Spadille hat, ist die Hoffnung jedes Tournés.</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>The Ombre names any suit and keeps his nine cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Hombre nennt eine beliebige Farbe und behält seine neun Karten.</translation>
    </message>
    <message>
        <source>The talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Der Talon</translation>
    </message>
    <message>
        <source>A player who has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four cards and then names any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer den &lt;a href=&quot;rules:four_handed&quot;&gt;Talon&lt;/a&gt; genommen hat, wirft vier Karten ab und nennt dann eine beliebige Farbe.</translation>
    </message>
    <message>
        <source>Which suit?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Welche Farbe?</translation>
    </message>
    <message>
        <source>Usually the longest. Mind that black trumps are one fewer than red ones, so four black trumps weigh a little more; and that the black aces add themselves to any suit you name. With {SA}, {CA} and four small cards of one suit you have six trumps in it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Meist die längste. Bedenke, dass es schwarze Trümpfe einen weniger gibt als rote, so dass vier schwarze Trümpfe etwas mehr wiegen; und dass die schwarzen Asse zu jeder Farbe hinzukommen, die du nennst. Mit {SA}, {CA} und vier kleinen Karten einer Farbe hast du darin sechs Trümpfe.</translation>
    </message>
</context>
<context>
    <name>rules/two_handed.html</name>
    <message>
        <source>Ombre for two {rule 3.9}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Hombre zu zweit {rule 3.9}</translation>
    </message>
    <message>
        <source>When the third stays away, two can play with three quarters of the pack. The bids, the matadors and the dangers are those of Ombre Renegado; there is one opponent instead of two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Bleibt der Dritte aus, so können zwei mit drei Vierteln der Karten spielen. Gebote, Matadore und Gefahren sind wie im Hombre Renegado; es gibt nur einen Gegenspieler statt zwei.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are the same: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Folge der Karten und das Spiel sind dieselben: siehe &lt;a href=&quot;rules:cards&quot;&gt;Die Karten und ihre Rangfolge&lt;/a&gt; und &lt;a href=&quot;rules:play&quot;&gt;Das Spielen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Geben {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is taken out of the pack, {suit H} as a rule; thirty cards are left. The dealer puts five chips into the pool and deals eight cards to each, two at a time. Fourteen are the talon. The deal alternates.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Eine rote Farbe wird herausgenommen, in der Regel {suit H}; dreißig Karten bleiben. Der Geber legt fünf Marken in den Pott und gibt jedem acht Karten, zwei auf einmal. Vierzehn sind der Talon. Man gibt abwechselnd.</translation>
    </message>
    <message>
        <source>The missing suit &lt;b&gt;cannot be trump&lt;/b&gt;: the black aces would be its only cards. With black trumps there are eleven trumps in the pack, with the red suit that is left there are twelve.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die fehlende Farbe &lt;b&gt;kann nicht Trumpf sein&lt;/b&gt;: Die schwarzen Asse wären ihre einzigen Karten. Mit schwarzem Trumpf sind elf Trümpfe im Spiel, mit der roten Farbe, die geblieben ist, zwölf.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Gebote {rule 1.6} {rule 1.7}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>der Hombre nennt eine Farbe</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>die oberste Karte des Talons entscheidet</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ja, mit dieser Karte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nicht für den Hombre</translation>
    </message>
    <message>
        <source>Whoever did not deal speaks first. A bid must be higher than the last, and who passes is out. But if you spoke first, have bid and are overcalled, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and the dealer must go higher or give way. If both pass, the pool stays and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer nicht gegeben hat, spricht zuerst. Ein Gebot muss höher sein als das letzte, und wer passt, ist draußen. Hast du aber zuerst gesprochen, geboten und bist überboten, so darfst du &lt;b&gt;halten&lt;/b&gt;: Sage dasselbe, und der Geber muss höher gehen oder passen. Passen beide, so bleibt der Pott, und der nächste Geber setzt neu.</translation>
    </message>
    <message>
        <source>The matadors are paid at once</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Matadore werden sofort bezahlt</translation>
    </message>
    <message>
        <source>As soon as the trump is known, before a card is thrown, look at the eight cards the Ombre was &lt;b&gt;dealt&lt;/b&gt;. If he holds the top trumps without a gap, from spadille down, and at least three of them, the other pays him a chip for each. He shows them for it. It is his to keep, even if he loses the game, and nothing is counted for them at the end. A turned card does not help: it was not dealt to him.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sobald Trumpf bekannt ist, ehe eine Karte abgeworfen wird, zählen die acht Karten, die der Hombre &lt;b&gt;bekommen&lt;/b&gt; hat. Hat er die obersten Trümpfe ohne Lücke, von Spadille abwärts, und mindestens drei davon, so zahlt ihm der andere für jeden eine Marke. Dafür zeigt er sie. Diese Marken behält er, auch wenn er das Spiel verliert, und am Ende wird nichts mehr für sie gerechnet. Eine aufgedeckte Karte hilft nicht: Sie wurde ihm nicht gegeben.</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8} {rule A9} {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Der Kauf {rule 1.8} {rule A9} {rule A14}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws up to eight cards; in a vuelta at least one, since the turned card is his, and in a solo none. Then the other may draw what is left, up to eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der Hombre wirft bis zu acht Karten ab und zieht ebenso viele; im Tourné mindestens eine, denn die aufgedeckte Karte gehört ihm, und im Solo keine. Dann darf der andere ziehen, was übrig ist, bis zu acht.</translation>
    </message>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Wer gewonnen hat {rule 1.12}</translation>
    </message>
    <message>
        <source>Whoever did not deal leads, and eight tricks are played.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wer nicht gegeben hat, spielt aus, und acht Stiche werden gespielt.</translation>
    </message>
    <message>
        <source>The Ombre’s tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stiche des Hombre</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was gezahlt wird</translation>
    </message>
    <message>
        <source>five or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fünf oder mehr</translation>
    </message>
    <message>
        <source>&lt;b&gt;won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;gewonnen&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He takes the pool, and the other pays him the worth of the bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Er nimmt den Pott, und der andere zahlt ihm den Wert des Gebots.</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vier</translation>
    </message>
    <message>
        <source>&lt;b&gt;puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bete&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} into the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Er zahlt Pott + {loss} in den Pott, und der bleibt.</translation>
    </message>
    <message>
        <source>three or fewer</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>drei oder weniger</translation>
    </message>
    <message>
        <source>&lt;b&gt;codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codille&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} to the other. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Er zahlt Pott + {loss} an den anderen. Der Pott bleibt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five straight&lt;/b&gt; {rule 1.10}: an Ombre who wins the first five tricks may claim the game, and is paid 3 more. If he leads to the sixth he owes all eight: made, they are worth 10 more; missed, he takes the pool but pays 30, less 2 in a vuelta or 10 in a solo.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Fünf hintereinander&lt;/b&gt; {rule 1.10}: Ein Hombre, der die ersten fünf Stiche macht, darf aufhören und bekommt 3 mehr. Spielt er zum sechsten aus, so schuldet er alle acht: Gemacht sind sie 10 mehr wert; verfehlt er sie, nimmt er den Pott, zahlt aber 30, weniger 2 im Tourné oder 10 im Solo.</translation>
    </message>
    <message>
        <source>An Ombre who wins none of the first five and loses the game pays 3 more.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Ein Hombre, der keinen der ersten fünf macht und das Spiel verliert, zahlt 3 mehr.</translation>
    </message>
    <message>
        <source>Until he has played to the fourth trick he may &lt;b&gt;surrender&lt;/b&gt; {rule 1.11} an entrada or a vuelta, never a solo. The other may accept, which costs pool + {loss} into the pool; or he takes an entrada over and is the Ombre himself; or he refuses to let a vuelta go.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Bis er zum vierten Stich gespielt hat, darf er eine Frage oder ein Tourné &lt;b&gt;aufgeben&lt;/b&gt; {rule 1.11}, nie ein Solo. Der andere kann annehmen, das kostet Pott + {loss} in den Pott; oder er übernimmt eine Frage und ist selbst der Hombre; oder er lehnt das Aufgeben eines Tournés ab.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Durchgerechnete Beispiele</translation>
    </message>
    <message>
        <source>Gains and losses with five chips in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Gewinne und Verluste mit fünf Marken im Pott.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>The other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Der andere</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pott</translation>
    </message>
    <message>
        <source>Entrada won 5–3, three matadors dealt: 3 at the naming, then 5 and 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage gewonnen 5–3, drei Matadore bekommen: 3 beim Nennen, dann 5 und 5</translation>
    </message>
    <message>
        <source>Entrada 4–4: puesta, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage 4–4: Bete, 5 + 10</translation>
    </message>
    <message>
        <source>Entrada 3–5: codille, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage 3–5: Codille, 5 + 10</translation>
    </message>
    <message>
        <source>Solo won 5–3, spadille, manille, basto and king dealt: 4 at the naming, then 5 and 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo gewonnen 5–3, Spadille, Manille, Basta und König bekommen: 4 beim Nennen, dann 5 und 15</translation>
    </message>
    <message>
        <source>Entrada, all eight tricks: 5, and 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage, alle acht Stiche: 5, und 5 + 10</translation>
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
        <translation>Zwei spielen gegen zwei, und die Partner sitzen einander gegenüber. Wer spielt, nennt den Trumpf mit der Ansage. Es geht um &lt;b&gt;Steine&lt;/b&gt;, sechzehn für jede Seite, und wem am Ende alle zweiunddreißig gehören, der hat gewonnen. Gespielt wird Zanga auf den Kanarischen Inseln und in den Bergen um Málaga.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Rangfolge der Karten und das Spielen sind wie in jedem Hombre: siehe &lt;a href=&quot;rules:cards&quot;&gt;Die Karten und ihre Rangfolge&lt;/a&gt; und &lt;a href=&quot;rules:play&quot;&gt;Das Spielen&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The play is that of every Ombre: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The pack and the order of trumps are different, and stand below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Das Spielen ist wie in jedem Hombre: siehe &lt;a href=&quot;rules:play&quot;&gt;Das Spielen&lt;/a&gt;. Das Blatt und die Folge der Trümpfe sind anders und stehen weiter unten.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 25.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Karten und Geben {rule 25.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Forty cards, eight to each player, four at a time, counter-clockwise. The &lt;b&gt;eight left over&lt;/b&gt; give the game its name, the &lt;i&gt;zanga&lt;/i&gt;: they stay face down, and nobody sees them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vierzig Karten, acht für jeden, je vier auf einmal, gegen den Uhrzeigersinn. Die &lt;b&gt;acht übrigen&lt;/b&gt; geben dem Spiel seinen Namen, die &lt;i&gt;zanga&lt;/i&gt;: Sie bleiben verdeckt, und niemand sieht sie.</translation>
    </message>
    <message>
        <source>Thirty-two cards: of {suit C} only ace and king are in the pack. Each player gets eight, four at a time, counter-clockwise, and none is left. &lt;b&gt;Both are always trumps&lt;/b&gt;, and their suit cannot be named. The king, &lt;b&gt;el feo&lt;/b&gt; (the ugly one), is the fourth highest trump:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Zweiunddreißig Karten: Von {suit C} sind nur Ass und König im Blatt. Jeder bekommt acht, je vier auf einmal, gegen den Uhrzeigersinn, und keine bleibt übrig. &lt;b&gt;Diese beiden sind immer Trumpf&lt;/b&gt;, und ihre Farbe kann nicht genannt werden. Ihr König, &lt;b&gt;el feo&lt;/b&gt; (der Hässliche), ist der vierthöchste Trumpf:</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Von oben nach unten</translation>
    </message>
    <message>
        <source>The three highest are matadors and may be withheld from a lower trump. El feo is no matador: it must follow.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die drei höchsten sind Matadore und dürfen vor einem kleineren Trumpf zurückgehalten werden. El feo ist kein Matador: Er muss bedienen.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;b&gt;mano&lt;/b&gt;, who speaks and leads first. The deal passes to the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Rechts vom Geber sitzt &lt;b&gt;mano&lt;/b&gt;, die Vorhand, die zuerst spricht und ausspielt. Das Geben geht nach rechts.</translation>
    </message>
    <message>
        <source>The stones {rule 25.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Steine {rule 25.2}</translation>
    </message>
    <message>
        <source>Each side begins with 16 stones, which one of the two partners keeps. What is paid in lies &lt;b&gt;on the table&lt;/b&gt; until somebody wins it. A side never pays more than it has. With nothing left it plays on as long as stones lie on the table, and may win them. The game is over when, after a deal, one side owns &lt;b&gt;all 32&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jede Seite beginnt mit 16 Steinen, die einer der beiden Partner verwahrt. Was eingezahlt wird, liegt &lt;b&gt;auf dem Tisch&lt;/b&gt;, bis es jemand gewinnt. Keine Seite zahlt je mehr, als sie hat. Hat sie nichts mehr, so spielt sie weiter, solange Steine auf dem Tisch liegen, und kann sie gewinnen. Die Partie ist aus, wenn nach einem Spiel einer Seite &lt;b&gt;alle 32&lt;/b&gt; gehören.</translation>
    </message>
    <message>
        <source>The calls {rule 25.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Ansagen {rule 25.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>Before anybody speaks, mano’s side puts &lt;b&gt;4 stones&lt;/b&gt; on the table. Then each speaks once, from mano to the right:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ehe jemand spricht, legt die Seite der Vorhand &lt;b&gt;4 Steine&lt;/b&gt; auf den Tisch. Dann spricht jeder einmal, von der Vorhand nach rechts:</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>What it means</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was sie heißt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pass&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Passen&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You do not play, and put a stone on the table. Once somebody plays, a pass costs nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Du spielst nicht und legst einen Stein auf den Tisch. Sobald jemand spielt, kostet Passen nichts.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; in a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spiel&lt;/b&gt; in einer Farbe</translation>
    </message>
    <message>
        <source>That suit is trump. You and your partner need five of the eight tricks together.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Diese Farbe ist Trumpf. Du und dein Partner braucht zusammen fünf der acht Stiche.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You name the trump and need five tricks alone, against two. Your partner lays their cards aside.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Du nennst den Trumpf und brauchst fünf Stiche allein, gegen zwei. Dein Partner legt seine Karten weg.</translation>
    </message>
    <message>
        <source>After somebody plays, their partner is not asked. Each &lt;b&gt;opponent&lt;/b&gt; who has not spoken may &lt;b&gt;send them alone&lt;/b&gt; by saying &lt;i&gt;solo&lt;/i&gt;. Then the player either &lt;b&gt;goes alone&lt;/b&gt;, naming the trump again, or &lt;b&gt;lets them go&lt;/b&gt;: then the opponent who said solo names the trump and plays alone. A first solo ends the calls at once. If &lt;b&gt;all pass&lt;/b&gt;, the stones stay and the next player deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wenn jemand spielt, wird sein Partner nicht gefragt. Jeder &lt;b&gt;Gegenspieler&lt;/b&gt;, der noch nicht gesprochen hat, darf ihn &lt;b&gt;allein schicken&lt;/b&gt;, indem er &lt;i&gt;solo&lt;/i&gt; sagt. Der Spieler &lt;b&gt;geht dann allein&lt;/b&gt; und nennt den Trumpf von neuem, oder er &lt;b&gt;lässt den anderen gehen&lt;/b&gt;: Dann nennt der Gegenspieler, der Solo gesagt hat, den Trumpf und spielt allein. Ein Solo als erste Ansage beendet das Ansagen sofort. Wenn &lt;b&gt;alle passen&lt;/b&gt;, bleiben die Steine, und der Nächste gibt.</translation>
    </message>
    <message>
        <source>Open reading: that a first solo ends the calls, that a soloist names the trump again, and that the stones stay when all pass.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Offene Lesart: dass ein Solo als erste Ansage das Ansagen beendet, dass wer allein geht den Trumpf von neuem nennt, und dass die Steine bleiben, wenn alle passen.</translation>
    </message>
    <message>
        <source>The play {rule 25.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Das Spielen {rule 25.4}</translation>
    </message>
    <message>
        <source>Mano leads; if mano rests, the next player does. Partners give no signs: Zanga is a silent game. Those who play need &lt;b&gt;five&lt;/b&gt; tricks. If they have won the &lt;b&gt;first five&lt;/b&gt;, whoever took the fifth claims them (&lt;i&gt;hechas&lt;/i&gt;), or goes on for all eight (&lt;i&gt;pidiendo ocho&lt;/i&gt;).</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Die Vorhand spielt aus; ruht sie, so spielt der Nächste aus. Partner geben sich keine Zeichen: Zanga ist ein stilles Spiel. Wer spielt, braucht &lt;b&gt;fünf&lt;/b&gt; Stiche. Hat die Seite die &lt;b&gt;ersten fünf&lt;/b&gt; gewonnen, so entscheidet, wer den fünften gemacht hat: Er fordert ein (&lt;i&gt;hechas&lt;/i&gt;) oder spielt weiter um alle acht (&lt;i&gt;pidiendo ocho&lt;/i&gt;).</translation>
    </message>
    <message>
        <source>What is paid {rule 25.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Was gezahlt wird {rule 25.5}</translation>
    </message>
    <message>
        <source>All prices are in stones and can be set in the house rules. Here they are as they usually stand in this program:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Alle Preise sind in Steinen und lassen sich in den Hausregeln einstellen. Hier stehen die üblichen Preise dieses Programms:</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: &lt;i&gt;llevada&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fünf&lt;/b&gt; oder mehr: &lt;i&gt;llevada&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Those who play take the stones on the table. The others pay 2 more for a solo, 1 for &lt;i&gt;estuche&lt;/i&gt; (all three matadors dealt to those who play), and 1 for the &lt;i&gt;hechas&lt;/i&gt; if they were claimed.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Wer spielt, nimmt mit seiner Seite die Steine vom Tisch. Die anderen zahlen 2 mehr für ein Solo, 1 für &lt;i&gt;estuche&lt;/i&gt; (alle drei Matadore an die spielende Seite ausgeteilt) und 1 für die &lt;i&gt;hechas&lt;/i&gt;, wenn sie eingefordert wurden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All eight&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Alle acht&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After going on for them, 4 in place of the hechas. If they are missed, neither is paid; the game is won all the same.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nach dem Weiterspielen 4 anstelle der Hechas. Werden sie verfehlt, so wird keines von beiden gezahlt; gewonnen ist das Spiel trotzdem.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: &lt;i&gt;puesta&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vier&lt;/b&gt;: &lt;i&gt;puesta&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Those who play put 4 stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die spielende Seite legt 4 Steine auf den Tisch.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: &lt;i&gt;codillo&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Drei&lt;/b&gt; oder weniger: &lt;i&gt;codillo&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The others take the table, and 4 stones from those who played; 1 more if all three matadors were dealt to these others, and 1 more if they won the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die anderen nehmen den Tisch und 4 Steine von denen, die gespielt haben; 1 mehr, wenn alle drei Matadore an die anderen ausgeteilt wurden, und 1 mehr, wenn sie die ersten fünf Stiche gewonnen haben.</translation>
    </message>
    <message>
        <source>{suit D} as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Trumpf {suit D}</translation>
    </message>
    <message>
        <source>A game that is won brings 1 stone more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein gewonnenes Spiel bringt 1 Stein mehr.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Untried prices.&lt;/b&gt; The sources tell only mano’s entry, the price of a pass and the end of the game. All other prices are ours, until a player from a club tells us better: even whether a plain llevada brings anything besides the table. If your table pays otherwise, set its prices in the house rules.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Unerprobte Preise.&lt;/b&gt; Die Quellen nennen nur die Einlage der Vorhand, den Preis des Passens und das Ende der Partie. Alle anderen Preise haben wir gesetzt, bis jemand aus einem Klub es besser weiß; selbst ob eine einfache Llevada mehr einbringt als den Tisch, ist unsere Annahme. Zahlt dein Tisch anders, so stelle seine Preise in den Hausregeln ein.</translation>
    </message>
    <message>
        <source>The computer’s players</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Computerspieler</translation>
    </message>
    <message>
        <source>They have not been taught from deals of Zanga. So all levels but the novice bid by the same maxims, and the levels differ in how they play the cards. They know their partner from the first card on, and play with them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sie haben nicht an Zanga-Spielen gelernt. Darum sagen alle Stufen außer dem Anfänger nach denselben Maximen an, und die Stufen unterscheiden sich darin, wie sie die Karten spielen. Sie kennen ihren Partner von der ersten Karte an und spielen mit ihm.</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Die Wörter</translation>
    </message>
    <message>
        <source>Baza</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baza</translation>
    </message>
    <message>
        <source>A trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein Stich.</translation>
    </message>
    <message>
        <source>Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>The game lost with three tricks or fewer.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Das Spiel, mit drei Stichen oder weniger verloren.</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>The three matadors: espadilla ({SA}), malilla and basto ({CA}).</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die drei Matadore: espadilla ({SA}), malilla und basto ({CA}).</translation>
    </message>
    <message>
        <source>El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El feo</translation>
    </message>
    <message>
        <source>In Málaga {CK}, fourth highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>In Málaga {CK}, der vierthöchste Trumpf.</translation>
    </message>
    <message>
        <source>Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hechas</translation>
    </message>
    <message>
        <source>The first five tricks won in a row.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die ersten fünf Stiche, alle gewonnen.</translation>
    </message>
    <message>
        <source>Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada</translation>
    </message>
    <message>
        <source>The game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Das gewonnene Spiel.</translation>
    </message>
    <message>
        <source>Malilla</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Malilla</translation>
    </message>
    <message>
        <source>The second highest trump: the two of {suit S} or {suit C}, the seven of {suit H} or {suit D}.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Der zweithöchste Trumpf: die Zwei bei Trumpf {suit S} oder {suit C}, die Sieben bei Trumpf {suit H} oder {suit D}.</translation>
    </message>
    <message>
        <source>Mandar solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mandar solo</translation>
    </message>
    <message>
        <source>To send an opponent alone, by saying solo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Einen Gegenspieler allein schicken, indem man Solo sagt.</translation>
    </message>
    <message>
        <source>Mano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>The first to speak and to lead, at the dealer’s right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Die Vorhand, rechts vom Geber: Sie spricht zuerst und spielt aus.</translation>
    </message>
    <message>
        <source>Piedra, vale</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piedra, vale</translation>
    </message>
    <message>
        <source>A stone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ein Stein.</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puesta</translation>
    </message>
    <message>
        <source>Four tricks, one too few.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vier Stiche, einer zu wenig.</translation>
    </message>
</context>
</TS>
