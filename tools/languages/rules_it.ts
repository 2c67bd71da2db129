<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>rules/auction.html</name>
    <message>
        <source>The auction {rule 1.6}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>La dichiarazione {rule 1.6}</translation>
    </message>
    <message>
        <source>There are three bids. A higher one takes the game from a lower one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le dichiarazioni sono tre. Una più alta toglie il gioco a una più bassa.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trionfo</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vale</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Entrata&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>l’ombre nomina un seme</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sì</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5 da ognuno</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Voltata&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>decide la prima carta del tallone</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sì, con quella carta</translation>
    </message>
    <message>
        <source>7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>7 da ognuno</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>non per l’ombre</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>15 da ognuno</translation>
    </message>
    <message>
        <source>How it goes</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Come si procede</translation>
    </message>
    <message>
        <source>The eldest speaks first, then round to the right. Each in turn passes or bids, and any bid may be the first. Whoever has passed is out of the auction for good. A bid must be &lt;b&gt;higher&lt;/b&gt; than the last. When all but one have passed, the one who is left is the Ombre and plays the last bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Parla prima il primo di mano, poi si va verso destra. Ognuno a turno passa o dichiara, e si può cominciare da qualsiasi dichiarazione. Chi ha passato non parla più in quella mano. Una dichiarazione deve essere &lt;b&gt;più alta&lt;/b&gt; dell’ultima. Quando hanno passato tutti tranne uno, chi resta è l’ombre e gioca l’ultima dichiarazione.</translation>
    </message>
    <message>
        <source>Holding {rule A5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tenere {rule A5}</translation>
    </message>
    <message>
        <source>There is one exception. If you have bid already and somebody who &lt;b&gt;speaks after you&lt;/b&gt; goes higher, you need not go higher still: you may &lt;b&gt;hold&lt;/b&gt;, that is say the same as he did. The right belongs to the elder seat, so he must now raise or give way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>C’è un’eccezione. Se hai già dichiarato e qualcuno che &lt;b&gt;parla dopo di te&lt;/b&gt; va più in alto, non devi salire ancora: puoi &lt;b&gt;tenere&lt;/b&gt;, cioè dire lo stesso. Il diritto è di chi parla prima, perciò adesso l’altro deve salire o passare.</translation>
    </message>
    <message>
        <source>The calls, one after another</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Le parole, una dopo l’altra</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il primo passa, il secondo dice entrata, il mazziere passa.</translation>
    </message>
    <message>
        <source>second plays entrada</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il secondo gioca un’entrata</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer passes. Eldest &lt;b&gt;holds&lt;/b&gt; the vuelta, second passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il primo dice entrata, il secondo voltata, il mazziere passa. Il primo &lt;b&gt;tiene&lt;/b&gt; la voltata, il secondo passa.</translation>
    </message>
    <message>
        <source>eldest plays vuelta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il primo gioca una voltata</translation>
    </message>
    <message>
        <source>The same, but second answers the hold with solo, and eldest passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo stesso, ma il secondo risponde con un solo, e il primo passa.</translation>
    </message>
    <message>
        <source>second plays solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il secondo gioca un solo</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer solo. Eldest passes, second &lt;b&gt;holds&lt;/b&gt; the solo, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il primo dice entrata, il secondo voltata, il mazziere solo. Il primo passa, il secondo &lt;b&gt;tiene&lt;/b&gt; il solo, il mazziere passa.</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, and the dealer would like to say entrada, too.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il primo passa, il secondo dice entrata, e anche il mazziere vorrebbe dire entrata.</translation>
    </message>
    <message>
        <source>he may not: he has not bid before, and nobody holds against an elder seat</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>non può: non ha dichiarato prima, e nessuno può tenere contro chi parla prima di lui</translation>
    </message>
    <message>
        <source>When all pass {rule A4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quando passano tutti {rule A4}</translation>
    </message>
    <message>
        <source>The cards are thrown in. Nobody pays, what is in the pool stays there, and the next to the right deals, with a new ante. So the pool grows. A table may agree that a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows instead.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La mano va a monte. Nessuno paga, quello che è nel piatto ci resta, e dà le carte il prossimo a destra, con una posta nuova. Così il piatto cresce. Un tavolo può convenire che segua invece un &lt;a href=&quot;rules:low_bids&quot;&gt;secondo giro o un gioco forzato&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt; and plays alone against the other three. A table may agree that they can leave it. If they do, the cards are thrown in and the next to the right deals, or a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chi riposa &lt;a href=&quot;rules:four_handed&quot;&gt;prende il tallone&lt;/a&gt; e gioca da solo contro gli altri tre. Un tavolo può convenire che possa lasciarlo. Se lo lascia, la mano va a monte e dà le carte il prossimo a destra, oppure segue un &lt;a href=&quot;rules:low_bids&quot;&gt;secondo giro o un gioco forzato&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>rules/cards.html</name>
    <message>
        <source>The cards and their order {rule 1.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Le carte e il loro ordine {rule 1.1}</translation>
    </message>
    <message>
        <source>Ombre is played with forty cards: the ace and the numbers up to seven, and three court cards in each of four suits. There is no eight, nine or ten. French and Spanish cards serve equally well, since each suit of one deck has its counterpart in the other.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>All’ombre si gioca con quaranta carte: l’asso e i numeri fino al sette, e tre figure in ognuno dei quattro semi. Non ci sono otto, nove né dieci. Carte francesi e spagnole vanno bene allo stesso modo, perché ogni seme di un mazzo ha il suo corrispondente nell’altro.</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Francesi</translation>
    </message>
    <message>
        <source>Spanish</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spagnole</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>{sign S french}&amp;nbsp; spades</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S french}&amp;nbsp; picche</translation>
    </message>
    <message>
        <source>{sign S spanish}&amp;nbsp; swords (espadas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S spanish}&amp;nbsp; spade (espadas)</translation>
    </message>
    <message>
        <source>black, or long</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>neri, o lunghi</translation>
    </message>
    <message>
        <source>{sign C french}&amp;nbsp; clubs</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C french}&amp;nbsp; fiori</translation>
    </message>
    <message>
        <source>{sign C spanish}&amp;nbsp; clubs (bastos)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C spanish}&amp;nbsp; bastoni (bastos)</translation>
    </message>
    <message>
        <source>{sign H french}&amp;nbsp; hearts</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H french}&amp;nbsp; cuori</translation>
    </message>
    <message>
        <source>{sign H spanish}&amp;nbsp; cups (copas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H spanish}&amp;nbsp; coppe (copas)</translation>
    </message>
    <message>
        <source>red, or round</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>rossi, o rotondi</translation>
    </message>
    <message>
        <source>{sign D french}&amp;nbsp; diamonds</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D french}&amp;nbsp; quadri</translation>
    </message>
    <message>
        <source>{sign D spanish}&amp;nbsp; coins (oros)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D spanish}&amp;nbsp; denari (oros)</translation>
    </message>
    <message>
        <source>king, K</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>re, K</translation>
    </message>
    <message>
        <source>queen, Q</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>donna, Q</translation>
    </message>
    <message>
        <source>jack, J</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fante, J</translation>
    </message>
    <message>
        <source>7 to 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dal 7 al 2</translation>
    </message>
    <message>
        <source>ace, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>asso, A</translation>
    </message>
    <message>
        <source>king (rey), 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>re (rey), 12</translation>
    </message>
    <message>
        <source>knight (caballo), 11</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cavallo (caballo), 11</translation>
    </message>
    <message>
        <source>page (sota), 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fante (sota), 10</translation>
    </message>
    <message>
        <source>ace (as), 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>asso (as), 1</translation>
    </message>
    <message>
        <source>Three rules that make all the orders {rule 1.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tre regole da cui viene tutto l’ordine {rule 1.2}</translation>
    </message>
    <message>
        <source>The {name SA} is always the best trump and the {name CA} always the third best. They are never plain cards: whoever holds {SA} and no other {suit S} has none of that suit when it is led plain.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>{name SA} è sempre il primo trionfo e {name CA} sempre il terzo. Non sono mai carte comuni: chi ha {SA} e nessun’altra carta di {suit S} non ha quel seme quando si gioca come seme comune.</translation>
    </message>
    <message>
        <source>Between the two stands the lowliest card of the trump suit: the 2 of a black suit, the 7 of a red one.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Tra i due sta la carta più umile del seme di trionfo: il 2 di un seme nero, il 7 di uno rosso.</translation>
    </message>
    <message>
        <source>In red suits the numbers run backwards. Ace, 2, 3 come before 6 and 7.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Nei semi rossi i numeri vanno al contrario. Asso, 2 e 3 vengono prima di 6 e 7.</translation>
    </message>
    <message>
        <source>The three highest trumps are called &lt;b&gt;spadille&lt;/b&gt;, &lt;b&gt;manille&lt;/b&gt; and &lt;b&gt;basto&lt;/b&gt;, and together the &lt;b&gt;matadors&lt;/b&gt;. With red trumps the fourth is the ace of the suit, &lt;b&gt;punto&lt;/b&gt;: a strong card, but no matador.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I tre trionfi più alti si chiamano &lt;b&gt;spadiglia&lt;/b&gt;, &lt;b&gt;maniglia&lt;/b&gt; e &lt;b&gt;basto&lt;/b&gt;, e insieme i &lt;b&gt;mattadori&lt;/b&gt;. Con un trionfo rosso il quarto è l’asso del seme, il &lt;b&gt;punto&lt;/b&gt;: una carta forte, ma non un mattadore.</translation>
    </message>
    <message>
        <source>Trumps, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>I trionfi, dal più alto al più basso</translation>
    </message>
    <message>
        <source>There are eleven trumps when a black suit is trump and twelve when a red one is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I trionfi sono undici quando è trionfo un seme nero, dodici quando lo è uno rosso.</translation>
    </message>
    <message>
        <source>Plain suits, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>I semi comuni, dal più alto al più basso</translation>
    </message>
    <message>
        <source>The same in the other deck</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo stesso con l’altro mazzo</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trionfi</translation>
    </message>
    <message>
        <source>Plain suits</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Semi comuni</translation>
    </message>
</context>
<context>
    <name>rules/claim.html</name>
    <message>
        <source>Five tricks, and the vole {rule 1.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cinque prese e il cappotto {rule 1.10}</translation>
    </message>
    <message>
        <source>If the Ombre wins the &lt;b&gt;first five tricks&lt;/b&gt;, the game is his already. Before he leads to the sixth he must choose:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se l’ombre vince &lt;b&gt;le prime cinque prese&lt;/b&gt;, il gioco è già suo. Prima di uscire per la sesta deve scegliere:</translation>
    </message>
    <message>
        <source>He &lt;b&gt;claims&lt;/b&gt;. The play ends, and he is paid three chips more by each opponent: the &lt;b&gt;primeras&lt;/b&gt;.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Riscuotere&lt;/b&gt; il gioco. La mano finisce, e ogni avversario gli paga tre fiches in più: le &lt;b&gt;primeras&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>He &lt;b&gt;leads on&lt;/b&gt;. Now he owes all nine tricks: the &lt;b&gt;vole&lt;/b&gt;. There is no way back.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Continuare&lt;/b&gt;. Adesso deve fare tutte e nove le prese: il &lt;b&gt;cappotto&lt;/b&gt;. Non si torna indietro.</translation>
    </message>
    <message>
        <source>From each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Da ogni avversario</translation>
    </message>
    <message>
        <source>The pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Il piatto</translation>
    </message>
    <message>
        <source>claimed after five</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>riscosso dopo cinque</translation>
    </message>
    <message>
        <source>the game, and 3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il gioco, e 3</translation>
    </message>
    <message>
        <source>the Ombre’s</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dell’ombre</translation>
    </message>
    <message>
        <source>vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cappotto riuscito</translation>
    </message>
    <message>
        <source>the game, and 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il gioco, e 10</translation>
    </message>
    <message>
        <source>vole failed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cappotto mancato</translation>
    </message>
    <message>
        <source>he &lt;b&gt;pays&lt;/b&gt; 30 to each opponent, less 2 in a vuelta or 10 in a solo, and less his estuches</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;paga&lt;/b&gt; 30 a ogni avversario, meno 2 in una voltata o 10 in un solo, e meno i suoi estuches</translation>
    </message>
    <message>
        <source>the Ombre’s all the same, for he has won the game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo stesso dell’ombre, perché ha vinto il gioco</translation>
    </message>
    <message>
        <source>The choice exists only after five straight tricks. An Ombre who loses any of the first five plays for the majority and for nothing more, even if he wins all the rest.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La scelta c’è solo dopo cinque prese di fila. Un ombre che perde una delle prime cinque gioca per la maggioranza e per nient’altro, anche se vince tutte le altre.</translation>
    </message>
    <message>
        <source>Five tricks are safe, and nine are a risk. Go for the vole when you could show your last four cards and nobody would argue.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cinque prese sono sicure, nove sono un rischio. Tenta il cappotto quando potresti mostrare le tue ultime quattro carte e nessuno avrebbe da ridire.</translation>
    </message>
</context>
<context>
    <name>rules/deal.html</name>
    <message>
        <source>The deal {rule 1.3}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>La distribuzione {rule 1.3}</translation>
    </message>
    <message>
        <source>Three play, each for himself, until one of them becomes the Ombre; then the other two defend together. All the same a defender may also win alone: that is &lt;a href=&quot;rules:outcome&quot;&gt;codille&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Giocano in tre, ognuno per sé, finché uno diventa l’ombre; allora gli altri due si difendono insieme. Ma anche un difensore può vincere da solo: è il &lt;a href=&quot;rules:outcome&quot;&gt;codiglio&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;: the deal, the bidding, the exchange, the tricks. The player at the dealer’s right is the &lt;b&gt;eldest&lt;/b&gt;. He is the first to be dealt to, the first to speak and the first to play; then comes the next to the right, and the dealer last.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tutto va in &lt;b&gt;senso antiorario&lt;/b&gt;: la distribuzione, la dichiarazione, lo scarto, le prese. Il giocatore alla destra del mazziere è il &lt;b&gt;primo di mano&lt;/b&gt;. È il primo a ricevere le carte, a parlare e a giocare; poi viene il seguente a destra, e il mazziere per ultimo.</translation>
    </message>
    <message>
        <source>Who deals first {rule 1.4} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Chi dà le carte per primo {rule 1.4} {rule A2}</translation>
    </message>
    <message>
        <source>Each draws a card from the spread pack, and the highest deals. For this draw alone the cards count as they are numbered: king, {rank Q}, {rank J}, then 7 down to 2, and the ace lowest. Suits are equal; those who tie for the highest draw again. After each deal the next to the right deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ognuno pesca una carta dal mazzo steso, e la più alta dà le carte. Solo qui le carte valgono come sono numerate: re, {rank Q}, {rank J}, poi dal 7 al 2, e l’asso per ultimo. I semi valgono uguale; chi è pari con la più alta pesca di nuovo. Dopo ogni mano dà le carte il seguente a destra.</translation>
    </message>
    <message>
        <source>The ante {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La posta {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before every deal the dealer puts &lt;b&gt;five chips&lt;/b&gt; into the pool, whatever is there already. If you see 5 in a pool that was empty, that is the ante. A table may agree that every player stakes instead. Then the stake is also the &lt;a href=&quot;rules:payments&quot;&gt;price of losing&lt;/a&gt;, for each player.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Prima di ogni mano il mazziere mette &lt;b&gt;cinque fiches&lt;/b&gt; nel piatto, qualunque cosa ci sia già. Se vedi 5 in un piatto che era vuoto, è la posta. Un tavolo può convenire che metta ogni giocatore. Allora la posta è anche il &lt;a href=&quot;rules:payments&quot;&gt;prezzo della perdita&lt;/a&gt;, per ogni giocatore.</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>The dealer gives nine cards to each, &lt;b&gt;three at a time&lt;/b&gt;, beginning with the eldest. The thirteen that are left are the talon; they stay face down in the middle.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il mazziere dà nove carte a ognuno, &lt;b&gt;tre per volta&lt;/b&gt;, cominciando dal primo di mano. Le tredici che restano sono il tallone; stanno coperte nel mezzo.</translation>
    </message>
    <message>
        <source>The end of a sitting {rule 2.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La fine di una partita {rule 2.1}</translation>
    </message>
    <message>
        <source>A sitting lasts as many deals as you agreed, or as long as you like. What lies in the pool at the end is shared out equally; chips that cannot be shared go to the last dealer. A player may owe chips: nobody has to leave the table.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Una partita dura quante mani avete convenuto, o quanto volete. Quello che alla fine è nel piatto si divide in parti uguali; le fiches che non si possono dividere vanno all’ultimo mazziere. Un giocatore può dovere fiches: nessuno deve lasciare il tavolo.</translation>
    </message>
</context>
<context>
    <name>rules/exchange.html</name>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Lo scarto {rule 1.8}</translation>
    </message>
    <message>
        <source>Cards are thrown face down and never seen again; as many are drawn from the top of the talon. Thirteen cards must serve three players, so what one takes another will miss.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le carte si buttano coperte e non si rivedono più; se ne pescano altrettante dalla cima del tallone. Tredici carte devono servire a tre giocatori, perciò quello che uno prende mancherà a un altro.</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Quante</translation>
    </message>
    <message>
        <source>the Ombre, except in a solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>l’ombre, tranne che in un solo</translation>
    </message>
    <message>
        <source>up to nine; in a vuelta one at least, the turned card being the first he draws</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fino a nove; in una voltata almeno una, e la carta scoperta è la prima che pesca</translation>
    </message>
    <message>
        <source>the first defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il primo difensore</translation>
    </message>
    <message>
        <source>up to eight of what is left</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fino a otto di quelle che restano</translation>
    </message>
    <message>
        <source>the second defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il secondo difensore</translation>
    </message>
    <message>
        <source>what is left, up to nine</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quello che resta, fino a nove</translation>
    </message>
    <message>
        <source>A solo keeps only the Ombre from the talon. The defenders exchange as always, and have all thirteen cards between them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un solo tiene lontano dal tallone soltanto l’ombre. I difensori scartano come sempre, e hanno tutte e tredici le carte fra loro.</translation>
    </message>
    <message>
        <source>A player who sat out and has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four of its thirteen cards and draws none. Nobody else exchanges then.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un giocatore che riposava e ha preso il &lt;a href=&quot;rules:four_handed&quot;&gt;tallone&lt;/a&gt; butta quattro delle sue tredici carte e non ne pesca nessuna. In quel caso nessun altro scarta.</translation>
    </message>
    <message>
        <source>Which defender is first? {rule A13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quale difensore è il primo? {rule A13}</translation>
    </message>
    <message>
        <source>The one at the Ombre’s right is asked. He exchanges, or he says &lt;i&gt;you first&lt;/i&gt;, and then the other must. That is all they may say to each other. Let your partner draw first if your hand is good as it is, or if it is hopeless: the one who draws eight fresh cards should be the one who can use them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si chiede a quello alla destra dell’ombre. Scarta, oppure dice &lt;i&gt;prima tu&lt;/i&gt;, e allora deve farlo l’altro. È tutto quello che possono dirsi. Lascia pescare prima il tuo compagno se la tua mano va bene com’è, o se è disperata: le otto carte fresche devono andare a chi sa che farsene.</translation>
    </message>
    <message>
        <source>What is left {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quello che resta {rule A14}</translation>
    </message>
    <message>
        <source>Cards that nobody drew stay face down until the deal is over.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le carte che nessuno ha pescato restano coperte fino alla fine della mano.</translation>
    </message>
    <message>
        <source>What to throw</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa buttare</translation>
    </message>
    <message>
        <source>As Ombre keep trumps and kings; nearly everything else can go. As a defender keep trumps, kings, and a suit in which you have the two highest. Throwing all but two or three cards is quite usual.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Da ombre tieni trionfi e re; quasi tutto il resto può andare. In difesa tieni trionfi, re e un seme in cui hai le due più alte. Buttare tutto tranne due o tre carte è del tutto normale.</translation>
    </message>
</context>
<context>
    <name>rules/five_handed.html</name>
    <message>
        <source>Cinquillo, Ombre for five {rule 3.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cinquillo, l’ombre in cinque {rule 3.11}</translation>
    </message>
    <message>
        <source>Five play with the whole pack, eight cards each, so there is no talon and nothing to exchange. The Ombre need not play alone: he calls a &lt;b&gt;king&lt;/b&gt;, and whoever holds it is on his side, in secret.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si gioca in cinque con tutto il mazzo, otto carte a testa: non c’è tallone e non c’è niente da scartare. L’ombre non deve per forza giocare da solo: chiama un &lt;b&gt;re&lt;/b&gt;, e chi lo ha sta dalla sua parte, in segreto.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. In France the game was called quintille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordine delle carte e il gioco sono quelli di ogni ombre: vedi &lt;a href=&quot;rules:cards&quot;&gt;Le carte e il loro ordine&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;Il gioco&lt;/a&gt;. In Francia il gioco si chiamava quintille.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Posta e distribuzione {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts three chips into the pool before each deal, so a fresh pool holds fifteen. The dealer deals all forty cards by fours, counter-clockwise, beginning at his right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Prima di ogni mano &lt;b&gt;ogni&lt;/b&gt; giocatore mette nel piatto tre fiches: un piatto nuovo ne ha dunque quindici. Il mazziere dà tutte e quaranta le carte, quattro per volta, in senso antiorario, cominciando dalla sua destra.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le dichiarazioni {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa ti impegni a fare</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Re chiamato&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinque delle otto prese, insieme a chi ha il re che chiami</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinque prese da solo, contro quattro</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. A solo goes over an asking. If you have asked leave and somebody who speaks after you bids a solo, you may &lt;b&gt;hold&lt;/b&gt;: play a solo yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Parla prima il primo di mano, e chi passa è fuori. Un solo supera il re chiamato. Se hai dichiarato il re chiamato e qualcuno che parla dopo di te dichiara un solo, puoi &lt;b&gt;tenere&lt;/b&gt;: giochi tu un solo, e il gioco resta tuo.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;four pass&lt;/b&gt;, the dealer may still bid as he likes. If he passes too, he must play all the same, and calls a king as if he had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se &lt;b&gt;passano in quattro&lt;/b&gt;, il mazziere può ancora dichiarare quello che vuole. Se passa anche lui, deve giocare lo stesso, e chiama un re come se l’avesse dichiarato.</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il trionfo e il re chiamato {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. If he plays solo, that is all. If he asked leave, he then calls a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre nomina il trionfo. Se gioca un solo, è tutto qui. Altrimenti chiama poi un &lt;b&gt;re&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>any king that he does not hold, but not the king of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>un re qualsiasi che non ha, ma non quello di trionfo;</translation>
    </message>
    <message>
        <source>if he holds all three, a &lt;b&gt;{rank Q}&lt;/b&gt; of those suits that he does not hold;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>se li ha tutti e tre, qualsiasi &lt;b&gt;{rank Q}&lt;/b&gt; di quei semi che non abbia;</translation>
    </message>
    <message>
        <source>if he holds those as well, nobody can help him: he plays alone, and shows why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>se ha anche queste carte, nessuno può aiutarlo: gioca da solo, e mostra perché.</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the Ombre’s &lt;b&gt;ally&lt;/b&gt;. He says nothing, and nothing in his manner may betray him. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chi ha la carta chiamata è l’&lt;b&gt;alleato&lt;/b&gt; dell’ombre. Non dice niente, e niente nei suoi modi deve tradirlo. Gli altri, ombre compreso, scoprono chi è quando la carta viene giocata. Fino ad allora il tavolo dice degli altri &lt;i&gt;amico o nemico?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The play</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. All eight tricks are played: there is no surrender, no claim after five tricks, no vole, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Esce il primo di mano, chiunque sia l’ombre. I mattadori hanno il loro privilegio. Si giocano tutte e otto le prese: non ci si arrende, non si riscuote dopo cinque prese, non c’è cappotto, e nessuno dice gano.</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa si paga</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and his ally count together. Two thirds of what a side wins or owes are the Ombre’s and one third is his ally’s, to the nearest chip.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le prese dell’ombre e del suo alleato si contano insieme. Di ciò che la loro parte vince o deve, due terzi sono dell’ombre e un terzo dell’alleato, arrotondando alla fiche più vicina.</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Prese della parte</translation>
    </message>
    <message>
        <source>With an ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Con un alleato</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinque&lt;/b&gt; o più: vinto</translation>
    </message>
    <message>
        <source>The Ombre takes two thirds of the pool, the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre prende due terzi del piatto, l’alleato un terzo.</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre prende il piatto.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Quattro&lt;/b&gt;: rimessa, o bestia</translation>
    </message>
    <message>
        <source>They pay into the pool as much as is in it, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Pagano nel piatto quanto c’è già: l’ombre due terzi, l’alleato un terzo.</translation>
    </message>
    <message>
        <source>The Ombre doubles the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre raddoppia il piatto.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tre&lt;/b&gt; o meno: codiglio</translation>
    </message>
    <message>
        <source>The three others share the pool evenly. Then the losers put back what was taken, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gli altri tre si dividono il piatto in parti uguali. Poi chi ha perso rimette quello che è stato tolto: l’ombre due terzi, l’alleato un terzo.</translation>
    </message>
    <message>
        <source>The four others share the pool, and the Ombre puts it back.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gli altri quattro si dividono il piatto, e l’ombre lo ricostituisce.</translation>
    </message>
    <message>
        <source>What cannot be shared evenly stays in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quello che non si può dividere in parti uguali resta nel piatto.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Esempi con i conti</translation>
    </message>
    <message>
        <source>The pool is 15.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il piatto è 15.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Alleato</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ciascun altro</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piatto</translation>
    </message>
    <message>
        <source>Asked leave, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Re chiamato, cinque prese</translation>
    </message>
    <message>
        <source>Asked leave, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Re chiamato, quattro prese</translation>
    </message>
    <message>
        <source>Asked leave, three tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Re chiamato, tre prese</translation>
    </message>
    <message>
        <source>Solo, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, cinque prese</translation>
    </message>
    <message>
        <source>Solo, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, quattro prese</translation>
    </message>
    <message>
        <source>Solo, three tricks: each other has 3, and 3 stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, tre prese: ciascun altro ne prende 3, e 3 restano</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Dove i tavoli si dividono</translation>
    </message>
    <message>
        <source>Wikipedia says that a side with &lt;b&gt;three&lt;/b&gt; tricks has a remise. That is most likely a slip, since five are needed and four miss them by one, and the old books have it at four; but it can be played so. The fifth player may be free to pass, or may be allowed nothing but a solo. And a table may pay, as Seymour has it, two chips from each opponent for a solo, for three matadors on the Ombre’s side and for all eight tricks, when his side wins; chips that four cannot share then go to the one among them who was dealt the best trump.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Secondo Wikipedia una parte con &lt;b&gt;tre&lt;/b&gt; prese ha una rimessa. Molto probabilmente è una svista: ne servono cinque, e a quattro ne manca una sola; anche i vecchi libri mettono la rimessa a quattro. Ma si può giocare così. Il quinto giocatore può essere libero di passare, oppure può dichiarare soltanto un solo. E un tavolo può pagare come scrive Seymour, quando la parte dell’ombre vince: due fiches da ogni avversario per un solo, per tre mattadori dalla sua parte e per tutte e otto le prese; le fiches che in quattro non si possono dividere vanno allora a chi fra loro aveva ricevuto il trionfo migliore.</translation>
    </message>
</context>
<context>
    <name>rules/five_minutes.html</name>
    <message>
        <source>Ombre in five minutes</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Ombre in cinque minuti</translation>
    </message>
    <message>
        <source>Three people, forty cards, a pool of chips in the middle. In every deal one of the three stands up against the other two and says, in old Spanish, &lt;i&gt;yo soy el hombre&lt;/i&gt;: I am the man. If he is as good as his word, the pool is his. If not, he fills it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tre persone, quaranta carte, un piatto di fiches in mezzo. In ogni mano uno dei tre sfida gli altri due e dice, in spagnolo antico, &lt;i&gt;yo soy el hombre&lt;/i&gt;: l’uomo sono io. Se mantiene la parola, il piatto è suo. Altrimenti lo riempie.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Di che si tratta</translation>
    </message>
    <message>
        <source>Each of you holds nine cards; thirteen lie in the &lt;b&gt;talon&lt;/b&gt;, face down. Whoever bids highest is the &lt;b&gt;Ombre&lt;/b&gt;. He chooses the trump suit and plays alone. He wins if he takes &lt;b&gt;more tricks than either defender&lt;/b&gt;: five are always enough, and four will do when the others have three and two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ognuno ha nove carte; tredici stanno coperte nel &lt;b&gt;tallone&lt;/b&gt;. Chi dichiara di più è l’&lt;b&gt;ombre&lt;/b&gt;. Sceglie il seme di trionfo e gioca da solo. Vince se fa &lt;b&gt;più prese di ciascun difensore&lt;/b&gt;: cinque bastano sempre, e ne bastano quattro quando gli altri ne hanno tre e due.</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;, to the right: the deal, the bidding, the cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tutto gira in &lt;b&gt;senso antiorario&lt;/b&gt;, verso destra: chi dà, le dichiarazioni, le carte.</translation>
    </message>
    <message>
        <source>The one odd thing: which card is high</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>L’unica stranezza: quale carta è alta</translation>
    </message>
    <message>
        <source>The two black aces are always trumps, whatever suit is named. Between them stands a card that would be the lowest of its suit. These three are the &lt;b&gt;matadors&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I due assi neri, quelli dei semi lunghi, sono sempre trionfi, qualunque seme si nomini. Tra loro sta una carta che nel suo seme sarebbe la più bassa. Queste tre sono i &lt;b&gt;mattadori&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spadiglia&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{SA}, the {name SA}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA}, {name SA}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Maniglia&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the 2 of trumps if they are black ({S2} or {C2}), the 7 if they are red ({H7} or {D7})</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il 2 di trionfo se è nero, o lungo ({S2} o {C2}); il 7 se è rosso, o rotondo ({H7} o {D7})</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basto&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Basto&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{CA}, the {name CA}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA}, {name CA}</translation>
    </message>
    <message>
        <source>After them a black trump suit goes down from the king, a red one from its ace. In the red suits, {suit H} and {suit D}, the low numbers are the good ones: the 2 beats the 6. With {suit H} as trumps the whole line is</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Dopo di loro un seme di trionfo nero scende dal re, uno rosso dal suo asso, il punto. Nei semi rossi, {suit H} e {suit D}, sono buoni i numeri bassi: il 2 batte il 6. Con {suit H} come trionfo l’ordine intero è</translation>
    </message>
    <message>
        <source>You need not learn this now: the ladder in the corner of the table shows it, with the trumps that are gone struck out. More in &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Non serve impararla adesso: la scala nell’angolo del tavolo la mostra, con i trionfi usciti cancellati. Di più in &lt;a href=&quot;rules:cards&quot;&gt;Le carte e il loro ordine&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A deal, step by step</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Una mano, passo per passo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bid.&lt;/b&gt; Say &lt;i&gt;entrada&lt;/i&gt; to name trumps and change cards, &lt;i&gt;vuelta&lt;/i&gt; to let the talon’s top card make trumps, &lt;i&gt;solo&lt;/i&gt; to play what you were dealt. Or pass. The higher bid plays, and is paid better. &lt;a href=&quot;rules:auction&quot;&gt;The auction&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Dichiara.&lt;/b&gt; Di’ &lt;i&gt;entrata&lt;/i&gt; per nominare il trionfo e cambiare carte, &lt;i&gt;voltata&lt;/i&gt; per lasciare che lo faccia la prima carta del tallone, &lt;i&gt;solo&lt;/i&gt; per giocare quello che hai ricevuto. Oppure passa. Gioca chi fa la dichiarazione più alta, e più è alta, meglio è pagata. &lt;a href=&quot;rules:auction&quot;&gt;La dichiarazione&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exchange.&lt;/b&gt; The Ombre throws what he does not want and draws as many from the talon; then the defenders do the same. &lt;a href=&quot;rules:exchange&quot;&gt;The exchange&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Scarta.&lt;/b&gt; L’ombre butta quello che non vuole e pesca altrettante carte dal tallone; poi fanno lo stesso i difensori. &lt;a href=&quot;rules:exchange&quot;&gt;Lo scarto&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play.&lt;/b&gt; Follow suit if you can; if you cannot, play what you like. The highest trump wins the trick, without trumps the highest card of the suit led. Matadors have a privilege: to a small trump you may keep them back. &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Gioca.&lt;/b&gt; Rispondi al seme se puoi; se non puoi, gioca quello che vuoi. Prende il trionfo più alto, e senza trionfi la carta più alta del seme d’uscita. I mattadori hanno un privilegio: contro un trionfo piccolo puoi trattenerli. &lt;a href=&quot;rules:play&quot;&gt;Il gioco&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pay.&lt;/b&gt; Most tricks for the Ombre: he takes the pool and is paid by both (&lt;b&gt;sacada&lt;/b&gt;). A tie for most: he must double the pool and more (&lt;b&gt;puesta&lt;/b&gt;). A defender has most: the Ombre pays him the same (&lt;b&gt;codille&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;The payments&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Paga.&lt;/b&gt; Se l’ombre ha più prese di ciascuno, prende il piatto ed è pagato da tutti e due (&lt;b&gt;sacada&lt;/b&gt;). Se c’è parità in testa, deve raddoppiare il piatto e aggiungere qualcosa (&lt;b&gt;bestia&lt;/b&gt;). Se ne ha di più un difensore, l’ombre paga la stessa somma a lui (&lt;b&gt;codiglio&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;I pagamenti&lt;/a&gt;</translation>
    </message>
    <message>
        <source>When to bid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quando dichiarare</translation>
    </message>
    <message>
        <source>Count the tricks that you would bet on. Spadille is one; manille and basto nearly always; then kings, and trumps beyond the third. With four in sight an entrada is usual, for the exchange often brings the fifth. A solo wants five or six in the hand already. When in doubt, pass: two against one defend well, and a codille is dear.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Conta le prese su cui scommetteresti. Spadiglia è una; maniglia e basto quasi sempre; poi i re, e ogni trionfo dal quarto in poi. Con quattro in vista di solito si dichiara un’entrata, perché lo scarto porta spesso la quinta. Un solo ne vuole cinque o sei già in mano. Nel dubbio passa: due contro uno si difendono bene, e un codiglio è caro.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;F1&lt;/b&gt; at any time: this book opens where you are in the game. Right after the table has refused a card, it opens at the rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Premi &lt;b&gt;F1&lt;/b&gt; in qualsiasi momento: questo libro si apre al punto in cui sei nel gioco. Subito dopo che il tavolo ha rifiutato una carta, si apre alla regola.</translation>
    </message>
</context>
<context>
    <name>rules/four_handed.html</name>
    <message>
        <source>Ombre for four {rule 3.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’ombre in quattro {rule 3.10}</translation>
    </message>
    <message>
        <source>Four friends need not send one home. In every deal three play Ombre as they always do, and the fourth sits out: he gets no cards, but he has a share in what happens. And when nobody else wants to play, his hour comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quattro amici non devono mandarne a casa uno. In ogni mano tre giocano all’ombre come sempre, e il quarto riposa: non riceve carte, ma ha la sua parte in quello che succede. E quando nessun altro vuole giocare, viene la sua ora.</translation>
    </message>
    <message>
        <source>Who sits out? {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Chi riposa? {rule 1.5}</translation>
    </message>
    <message>
        <source>The player &lt;b&gt;opposite the dealer&lt;/b&gt;. The other three bid, exchange and play in their usual order, beginning at the dealer’s right. The deal passes to the right, and so does the rest: each sits out one deal in four. Some tables let the player at the dealer’s left sit out, or the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il giocatore &lt;b&gt;di fronte al mazziere&lt;/b&gt;. Gli altri tre dichiarano, scartano e giocano nel loro ordine solito, cominciando alla destra del mazziere. Il turno di dare va verso destra, e anche il riposo: ognuno riposa una mano su quattro. A certi tavoli riposa il giocatore alla sinistra del mazziere, o il mazziere.</translation>
    </message>
    <message>
        <source>What he shares</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La sua parte</translation>
    </message>
    <message>
        <source>Whoever sits out pays and is paid like a defender. Where &lt;i&gt;each opponent&lt;/i&gt; pays, three pay instead of two; and a loss is reckoned for four heads. He sees no cards until the deal is settled, and he cannot win a codille. He says nothing either, with one exception: a dealer who sits out, at a table where the dealer may show the rest of the talon, is asked about that.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chi riposa paga ed è pagato come un difensore. Dove paga &lt;i&gt;ogni avversario&lt;/i&gt;, pagano in tre invece che in due; e una perdita si conta per quattro teste. Non vede nessuna carta finché la mano non è regolata, e non può vincere un codiglio. Non dice nemmeno niente, con una sola eccezione: a un mazziere che riposa, a un tavolo dove il mazziere può mostrare il resto del tallone, lo si domanda.</translation>
    </message>
    <message>
        <source>Entrada, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Entrata, 5 nel piatto</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>Defenders</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Difensori</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Chi riposa</translation>
    </message>
    <message>
        <source>Pool after</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piatto dopo</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bestia</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codiglio</translation>
    </message>
    <message>
        <source>Vole announced, and missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Cappotto annunciato, e fallito</translation>
    </message>
    <message>
        <source>All three pass</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Passano tutti e tre</translation>
    </message>
    <message>
        <source>Then the player who sat out &lt;b&gt;takes the talon&lt;/b&gt;: all thirteen cards of it. He throws four of them face down, keeps nine, names trumps, and is the Ombre against the other three. They may not exchange, for there is nothing left to draw. The player at the dealer’s right leads, as always.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Allora chi riposava &lt;b&gt;prende il tallone&lt;/b&gt;: tutte e tredici le carte. Ne butta quattro coperte, ne tiene nove, nomina il trionfo, ed è l’ombre contro gli altri tre. Loro non possono scartare, perché non resta niente da pescare. Esce il giocatore alla destra del mazziere, come sempre.</translation>
    </message>
    <message>
        <source>Nine tricks are shared by four. The Ombre needs more than &lt;b&gt;each&lt;/b&gt; of the others: three may be enough, when the others have two each.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Nove prese si dividono in quattro. L’ombre deve averne più di &lt;b&gt;ciascuno&lt;/b&gt; degli altri: possono bastare tre, quando gli altri ne hanno due a testa.</translation>
    </message>
    <message>
        <source>If another has as many as he, or two others share the lead, it is a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt;. If one alone has more, that one has codille.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Se un altro ne ha quante lui, o se due altri sono pari in testa, è &lt;a href=&quot;rules:outcome&quot;&gt;bestia&lt;/a&gt;. Se ne ha di più uno solo, quello ha codiglio.</translation>
    </message>
    <message>
        <source>The game is worth what an entrada is worth. Estuches count by the nine cards they kept.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Il gioco vale quanto un’entrata. Gli estuches contano sulle nove carte che ha tenuto.</translation>
    </message>
    <message>
        <source>He may &lt;a href=&quot;rules:surrender&quot;&gt;surrender&lt;/a&gt;, as with an entrada, and any of the three may take over.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Può &lt;a href=&quot;rules:surrender&quot;&gt;arrendersi&lt;/a&gt;, come in un’entrata, e ognuno dei tre può continuare.</translation>
    </message>
    <message>
        <source>Ombre and the three, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>L’ombre e i tre, 5 nel piatto</translation>
    </message>
    <message>
        <source>It is a gamble with good prospects: when three players pass, the strong cards often lie in the talon. At some tables he may leave it; then the deal is passed out, or it goes on as the three have agreed for when &lt;a href=&quot;rules:low_bids&quot;&gt;all pass&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>È un azzardo che promette bene: quando tre giocatori passano, le carte forti sono spesso nel tallone. A certi tavoli può lasciarlo; allora la mano va a monte, o si va avanti come i tre hanno convenuto per quando &lt;a href=&quot;rules:low_bids&quot;&gt;passano tutti&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>rules/french.html</name>
    <message>
        <source>French Ombre {rule 3.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Ombre francese {rule 3.7}</translation>
    </message>
    <message>
        <source>The game as it was simplified in France: no turned trump and no surrender. Everything is paid by one measure, the &lt;b&gt;pool&lt;/b&gt;. Many French tables also paid for matadors and for playing without an exchange; this form does not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il gioco come lo semplificarono in Francia: niente trionfo scoperto e niente resa. Tutto si paga con una sola misura, il &lt;b&gt;piatto&lt;/b&gt;. Molti tavoli francesi pagavano anche i mattadori e il gioco senza scarto; questa forma no.</translation>
    </message>
    <message>
        <source>Cards, order and play are those of every Ombre: nine cards each, thirteen in the talon, counter-clockwise. See &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Carte, ordine e gioco sono quelli di ogni ombre: nove carte a testa, tredici nel tallone, in senso antiorario. Vedi &lt;a href=&quot;rules:cards&quot;&gt;Le carte e il loro ordine&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;Il gioco&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The stakes {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La posta {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before each deal &lt;b&gt;every player&lt;/b&gt; puts the same stake into the pool, two chips as a rule, whatever lies there already. So a fresh pool holds six.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Prima di ogni mano &lt;b&gt;ogni giocatore&lt;/b&gt; mette nel piatto la stessa posta, di regola due fiches, qualunque cosa ci sia già. Così un piatto nuovo ne ha sei.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le dichiarazioni {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa ti impegni a fare</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Gioco&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any number</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quante carte vuoi</translation>
    </message>
    <message>
        <source>more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>più prese di ciascuno degli altri</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sans prendre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>none for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>niente per l’ombre</translation>
    </message>
    <message>
        <source>the same, with the hand as it was dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo stesso, con la mano così com’è</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cappotto&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tutte e nove le prese</translation>
    </message>
    <message>
        <source>The eldest speaks first. A bid must be higher than the last, and whoever passes is out. But if you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and he must go higher still or give way. The Ombre names the trump when the bidding is over, before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Parla prima il primo di mano. Una dichiarazione deve essere più alta dell’ultima, e chi passa è fuori. Ma se hai dichiarato e qualcuno che parla dopo di te va più in alto, puoi &lt;b&gt;tenere&lt;/b&gt;: dici lo stesso, e l’altro deve salire ancora o cedere. L’ombre nomina il trionfo quando le dichiarazioni sono finite, prima di buttare una carta. {rule 1.7}</translation>
    </message>
    <message>
        <source>If all pass the pool stays, and everybody stakes again for the next deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se passano tutti il piatto resta, e per la mano seguente tutti mettono di nuovo la posta.</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo scarto {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws as many cards as he likes, unless he plays sans prendre. Then the others draw in turn, the one at the Ombre’s right first: any number, as far as the talon goes. What is left stays closed.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre butta e pesca quante carte vuole, a meno che giochi sans prendre. Poi pescano gli altri a turno, prima quello alla destra dell’ombre: quante ne vogliono, finché il tallone basta. Quello che resta rimane coperto.</translation>
    </message>
    <message>
        <source>Five tricks {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Cinque prese {rule 1.10}</translation>
    </message>
    <message>
        <source>An Ombre who wins the first five tricks may stop: the game is won. If he leads to the sixth, he has declared the vole and owes all nine. Whoever has &lt;b&gt;bid&lt;/b&gt; the vole is not asked; he owes them from the first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un ombre che vince le prime cinque prese può fermarsi: il gioco è vinto. Se esce per la sesta ha dichiarato il cappotto, e deve farle tutte e nove. A chi ha &lt;b&gt;dichiarato&lt;/b&gt; il cappotto prima non si chiede niente: deve farle tutte dall’inizio.</translation>
    </message>
    <message>
        <source>What is paid {rule 1.13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa si paga {rule 1.13}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa si paga</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;: more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vinto&lt;/b&gt;: più prese di ciascuno degli altri</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre prende il piatto.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Remise&lt;/b&gt;: the highest number is shared, as 4–4–1, 3–3–3 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Rimessa&lt;/b&gt;: parità in testa, come 4–4–1, 3–3–3 o 1–4–4</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it: it doubles.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre paga nel piatto quanto c’è già: il piatto raddoppia.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: another has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codiglio&lt;/b&gt;: un altro ne ha di più</translation>
    </message>
    <message>
        <source>The Ombre pays that player as much as is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre paga a quel giocatore quanto c’è nel piatto, che resta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cappotto&lt;/b&gt; riuscito</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each of the others pays him half as much again.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre prende il piatto, e ciascuno degli altri gli paga la metà di quella somma.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; missed, bid or declared</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cappotto&lt;/b&gt; mancato, dichiarato prima o dopo</translation>
    </message>
    <message>
        <source>The Ombre pays each of the others half of what is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre paga a ciascuno degli altri la metà del piatto, che resta.</translation>
    </message>
    <message>
        <source>Sans prendre wins no more than play; it goes over it, that is all. An odd chip of half a pool is not paid. A table may agree that 1–4–4 is codille: then both of the others share what the Ombre pays, and an odd chip of it goes into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il sans prendre non rende più del gioco: lo supera nella dichiarazione, e basta. La fiche che avanza a metà piatto non si paga. Un tavolo può convenire che 1–4–4 sia codiglio: allora gli altri due si dividono quello che l’ombre paga, e la fiche che avanza va nel piatto.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Esempi con i conti</translation>
    </message>
    <message>
        <source>Each has staked two, so the pool is 6.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ognuno ha messo due fiches, quindi il piatto è 6.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ombre</translation>
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
        <translation>Piatto</translation>
    </message>
    <message>
        <source>Won 5–3–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vinto 5–3–1</translation>
    </message>
    <message>
        <source>Remise 4–4–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rimessa 4–4–1</translation>
    </message>
    <message>
        <source>Codille 3–4–2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codiglio 3–4–2</translation>
    </message>
    <message>
        <source>Vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Cappotto riuscito</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Cappotto mancato</translation>
    </message>
</context>
<context>
    <name>rules/german_solo.html</name>
    <message>
        <source>German Solo {rule 26.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Solo tedesco {rule 26.1}</translation>
    </message>
    <message>
        <source>What Germany made of Quadrille. Four play with thirty-two cards, eight each, and nothing is staked: the players pay each other. In a &lt;b&gt;Frage&lt;/b&gt; the Ombre calls an ace, whose holder is the ally, in secret; a &lt;b&gt;solo&lt;/b&gt; is played alone, and a &lt;b&gt;tout&lt;/b&gt; must take every trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quello che la Germania ha fatto del Quadrille. Si gioca in quattro con trentadue carte, otto a testa, e non si mette posta: i giocatori si pagano fra loro. In una &lt;b&gt;Frage&lt;/b&gt; l’ombre chiama un asso, e chi lo ha è il suo alleato, in segreto; un &lt;b&gt;solo&lt;/b&gt; si gioca da soli, e un &lt;b&gt;tout&lt;/b&gt; deve fare tutte le prese.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Carte e distribuzione {rule 1.5}</translation>
    </message>
    <message>
        <source>In each suit ace, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 and 7. It is always played with French cards: the Spanish pack has no 8, 9 and 10. The dealer deals three, two and three cards at a time. Whoever draws the highest card deals first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>In ogni seme asso, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 e 7. Si gioca sempre con le carte francesi: il mazzo spagnolo non ha 8, 9 e 10. Il mazziere dà tre carte, poi due, poi tre. Dà per primo chi pesca la carta più alta.</translation>
    </message>
    <message>
        <source>German tables go clockwise; this table goes counter-clockwise, to the right, as in all its games. Who deals, speaks and plays after whom is the same.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I tavoli tedeschi vanno in senso orario; questo tavolo va in senso antiorario, verso destra, come in tutti i suoi giochi. L’ordine in cui si dà, si parla e si gioca resta lo stesso.</translation>
    </message>
    <message>
        <source>The order of the cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>L’ordine delle carte</translation>
    </message>
    <message>
        <source>The two black queens are always trumps, and so is the seven of the trump suit:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le due donne nere sono sempre trionfi, e così il sette del seme di trionfo:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;, also called &lt;i&gt;der Alte&lt;/i&gt;, the old man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spadiglia&lt;/b&gt;, detta anche &lt;i&gt;der Alte&lt;/i&gt;, il vecchio</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;, also called &lt;i&gt;Spitze&lt;/i&gt;, the tip</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Maniglia&lt;/b&gt;, detta anche &lt;i&gt;Spitze&lt;/i&gt;, la punta</translation>
    </message>
    <message>
        <source>the 7 of trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il 7 di trionfo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Basto&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After them the trump suit goes down from the ace:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Dopo di loro il seme di trionfo scende dall’asso:</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trionfo</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dal più alto al più basso</translation>
    </message>
    <message>
        <source>The other suits go from the ace down to the 7; in {suit C french} and {suit S french} the queen is missing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Gli altri semi vanno dall’asso giù fino al 7; in {suit C french} e {suit S french} manca la donna.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le dichiarazioni {rule 1.6}</translation>
    </message>
    <message>
        <source>One suit is the &lt;b&gt;couleur&lt;/b&gt; for the whole sitting: {suit C french}, unless the table chooses another. A bid in the couleur goes above the same bid in another suit, and everything is paid double.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un seme è la &lt;b&gt;couleur&lt;/b&gt; per tutta la partita: {suit C french}, se il tavolo non ne sceglie un altro. Una dichiarazione nella couleur supera la stessa in un altro seme, e tutto si paga doppio.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa ti impegni a fare</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage&lt;/b&gt; (“I ask”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage&lt;/b&gt; («chiedo»)</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the ace you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinque delle otto prese, insieme a chi ha l’asso che chiami</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage in couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the same, with the couleur as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo stesso, con la couleur per trionfo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinque prese da solo, contro tre</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo in couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; (“everything”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt; («tutto»)</translation>
    </message>
    <message>
        <source>all eight tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tutte e otto le prese da solo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout in couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: play that bid yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Parla prima il primo di mano, e chi passa è fuori. Se hai dichiarato e qualcuno che parla dopo di te va più in alto, puoi &lt;b&gt;tenere&lt;/b&gt;: giochi tu quella dichiarazione, e il gioco resta tuo.</translation>
    </message>
    <message>
        <source>Trump and the called ace {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il trionfo e l’asso chiamato {rule 1.7}</translation>
    </message>
    <message>
        <source>In the couleur the trump is fixed. Otherwise the Ombre names another suit. In a Frage they then call an &lt;b&gt;ace&lt;/b&gt; that they lack, not of trumps; if they hold all three, a king that they lack. Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nella couleur il trionfo è fissato. Altrimenti l’ombre nomina un altro seme. In una Frage chiama poi un &lt;b&gt;asso&lt;/b&gt; che non ha, e non di trionfo; se li ha tutti e tre, un re che non ha. Chi ha la carta chiamata è l’&lt;b&gt;alleato&lt;/b&gt;, e non dice niente. Gli altri, ombre compreso, scoprono chi è quando la carta viene giocata. Fino ad allora il tavolo dice degli altri &lt;i&gt;amico o nemico?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, whoever holds spadille ({CQ french}) must play a &lt;b&gt;Grossfrage&lt;/b&gt;, the great question: they call an ace that they lack, of any suit. Its holder shows it at once, is the ally, and &lt;b&gt;names the trump&lt;/b&gt;: any suit but that of the ace. With all four aces there is nobody to ask, and the holder of spadille plays a solo in any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se &lt;b&gt;passano tutti e quattro&lt;/b&gt;, chi ha spadiglia ({CQ french}) deve giocare una &lt;b&gt;Grossfrage&lt;/b&gt;, la grande domanda: chiama un asso che non ha, di qualsiasi seme. Chi lo ha lo mostra subito, è l’alleato, e &lt;b&gt;nomina il trionfo&lt;/b&gt;: un seme qualsiasi, ma non quello dell’asso. Con tutti e quattro gli assi non c’è nessuno a cui chiedere, e chi ha spadiglia gioca un solo in un seme qualsiasi.</translation>
    </message>
    <message>
        <source>The play and the result {rule 20.4} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il gioco e il risultato {rule 20.4} {rule 1.9}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Follow suit; if you cannot, play what you like. &lt;b&gt;No trump may be withheld&lt;/b&gt;: spadille too must fall to the lowest trump, if it is the last in the hand. Nobody surrenders, and all eight tricks are played. The tricks of Ombre and ally count together. &lt;b&gt;Five&lt;/b&gt; win, four or fewer lose; a tout needs all eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Esce il primo di mano, chiunque sia l’ombre. Si risponde al seme; se non puoi, gioca quello che vuoi. &lt;b&gt;Nessun trionfo si può trattenere&lt;/b&gt;: anche la spadiglia deve cadere sul trionfo più basso, se è l’ultimo in mano. Nessuno si arrende, e si giocano tutte e otto le prese. Le prese dell’ombre e dell’alleato si contano insieme. Con &lt;b&gt;cinque&lt;/b&gt; si vince, con quattro o meno si perde; per un tout servono tutte e otto.</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa si paga {rule 24.5}</translation>
    </message>
    <message>
        <source>There is no pool. When the game is won, each opponent pays; when it is lost, each is paid as much.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Non c’è piatto. Se il gioco è vinto ogni avversario paga; se è perso, ogni avversario riceve altrettanto.</translation>
    </message>
    <message>
        <source>In another suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>In un altro seme</translation>
    </message>
    <message>
        <source>In couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>In couleur</translation>
    </message>
    <message>
        <source>Frage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Grossfrage, whatever is trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Grossfrage, qualunque sia il trionfo</translation>
    </message>
    <message>
        <source>Solo, also the one with four aces</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, anche quello con i quattro assi</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>With an ally, the first opponent after the Ombre settles with the ally, the other with the Ombre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Con un alleato, il primo avversario dopo l’ombre fa i conti con l’alleato, l’altro con l’ombre.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Esempi con i conti</translation>
    </message>
    <message>
        <source>Each is won. If the game is lost, the same chips go the other way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sono tutti giochi vinti. Se il gioco è perso, le stesse fiches vanno dall’altra parte.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Alleato</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ogni avversario</translation>
    </message>
    <message>
        <source>Frage, or Grossfrage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage, o Grossfrage</translation>
    </message>
    <message>
        <source>Frage in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage in couleur</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solo in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo in couleur</translation>
    </message>
    <message>
        <source>Tout in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout in couleur</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Dove i tavoli si dividono</translation>
    </message>
    <message>
        <source>When all pass, some tables deal again. Some let the suit of the first game won be the couleur; here it is chosen before. The sources do not tell everything. &lt;b&gt;Our own defaults&lt;/b&gt; are: who may hold a bid; the king that is called by a holder of three aces; that four tricks lose, and are no tie; that a Grossfrage is paid 2 whatever its trump; and the solo of a holder of all four aces, with its price. With both black queens a table may let you &lt;b&gt;bid&lt;/b&gt; a Grossfrage, above the frages and below solo, for 4 from each; one source has 8. Some let a side that has won the &lt;b&gt;first five&lt;/b&gt; tricks lead to the sixth and so play for all eight: 8 from each in place of the game, or to each if one is lost, twice as much in couleur; a tout that was bid stays as it is. Both are house rules, and so is every price. A bonus for the first five tricks (&lt;i&gt;Prime&lt;/i&gt;) is not played, because no price of it was found.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quando passano tutti, a certi tavoli si danno di nuovo le carte. Altri prendono per couleur il seme del primo gioco vinto; qui si sceglie prima. Le fonti non dicono tutto. &lt;b&gt;Di nostro&lt;/b&gt; abbiamo stabilito: chi può tenere una dichiarazione; il re che chiama chi ha tre assi; che con quattro prese si perde, e non si pareggia; che una Grossfrage si paga 2 qualunque sia il trionfo; e il solo di chi ha tutti e quattro gli assi, con il suo prezzo. Con le due donne nere un tavolo può permettere di &lt;b&gt;dichiarare&lt;/b&gt; una Grossfrage, sopra le Frage e sotto il solo, per 4 da ognuno; una fonte dice 8. A certi tavoli la parte che ha vinto le &lt;b&gt;prime cinque&lt;/b&gt; prese può uscire per la sesta e giocare così per tutte e otto: 8 da ognuno al posto del gioco, o a ognuno se ne perde una, il doppio in couleur; un tout dichiarato resta com’è. Sono tutte e due regole della casa, e lo è ogni prezzo. Un premio per le prime cinque prese (&lt;i&gt;Prime&lt;/i&gt;) non si gioca, perché non se ne è trovato il prezzo.</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le parole</translation>
    </message>
    <message>
        <source>Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>The suit in which everything is paid double. The word is French, and means colour, or suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il seme in cui tutto si paga doppio. La parola è francese, e vuol dire colore, o seme.</translation>
    </message>
    <message>
        <source>A question, asking leave: the game with a called ace.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una domanda, come chiedere il permesso: il gioco con un asso chiamato.</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Grossfrage</translation>
    </message>
    <message>
        <source>A great question: the forced game, in which the ally names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una grande domanda: il gioco forzato, in cui il trionfo lo nomina l’alleato.</translation>
    </message>
    <message>
        <source>Everything: all eight tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tutto: tutte e otto le prese.</translation>
    </message>
</context>
<context>
    <name>rules/glossary.html</name>
    <message>
        <source>Words of the game</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Le parole del gioco</translation>
    </message>
    <message>
        <source>Most of them came from Spain with the game, and went through France and England on the way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La maggior parte è nata in Spagna con il gioco, ed è passata per la Francia e l’Inghilterra.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Alleato</translation>
    </message>
    <message>
        <source>Whoever holds the card that the Ombre has called, in &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chi ha la carta chiamata dall’ombre, nel &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, nel &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; e nel &lt;a href=&quot;rules:german_solo&quot;&gt;Solo tedesco&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Ante</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Posta</translation>
    </message>
    <message>
        <source>What is put into the pool before a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quello che si mette nel piatto prima di una mano.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Ask leave</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Re chiamato</translation>
    </message>
    <message>
        <source>The lowest bid of &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt; and &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt;: name trumps and call a king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La dichiarazione più bassa del &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt; e del &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt;: nominare il trionfo e chiamare un re.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Basto&lt;br&gt;&lt;i&gt;BAS-toh&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Basto</translation>
    </message>
    <message>
        <source>The {name CA}, always the third highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{name CA}, sempre il terzo trionfo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: a tie with the better defender, or one trick in a nolo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nell’&lt;a href=&quot;rules:lhombre&quot;&gt;ombre danese&lt;/a&gt;: pari con il difensore migliore, o una presa in un nolo.</translation>
    </message>
    <message>
        <source>Black, long</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Neri, lunghi</translation>
    </message>
    <message>
        <source>The suits {suit S} and {suit C}: below the court cards the 7 is the best and the 2 the lowest. Their aces are always trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I semi {suit S} e {suit C}: sotto le figure il 7 è il migliore e il 2 il più basso. I loro assi sono sempre trionfi.</translation>
    </message>
    <message>
        <source>Casca</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Casca</translation>
    </message>
    <message>
        <source>Another name of gascarola; in Voltarete, the Portuguese form of the game, a bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un altro nome della gascarola; nel Voltarete, la forma portoghese del gioco, una dichiarazione.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Codille, of a side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Codiglio, di una parte</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and Tritrille: too few tricks even for a remise. The others share the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nel &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, nel &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; e nel Tritrille: troppo poche prese, anche per una rimessa. Gli altri si dividono il piatto.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Codille&lt;br&gt;&lt;i&gt;co-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Codiglio</translation>
    </message>
    <message>
        <source>A defender has more tricks than anybody else. From Spanish &lt;i&gt;codillo&lt;/i&gt;, the elbow.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un difensore ha più prese di tutti. Dallo spagnolo &lt;i&gt;codillo&lt;/i&gt;, il gomito.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo</translation>
    </message>
    <message>
        <source>In Zanga: three tricks or fewer. The others win the table, and are paid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nella zanga: tre prese o meno. Gli altri vincono i sassi sul tavolo, e sono pagati.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</translation>
    </message>
    <message>
        <source>A low bid: to take no trick at all.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una dichiarazione bassa: non fare nessuna presa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt; the suit in which a bid is paid double. It is the same for the whole sitting.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nel &lt;a href=&quot;rules:german_solo&quot;&gt;Solo tedesco&lt;/a&gt; il seme in cui una dichiarazione si paga il doppio. È lo stesso per tutta la partita.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;Dealer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;Mazziere</translation>
    </message>
    <message>
        <source>The player who gave out the cards, and speaks last. The deal goes round to the right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il giocatore che ha dato le carte, e parla per ultimo. Il turno di dare va verso destra.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Defender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Difensore</translation>
    </message>
    <message>
        <source>Anybody who plays against the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chiunque giochi contro l’ombre.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</translation>
    </message>
    <message>
        <source>In Zanga of Málaga the {name CK}, the fourth highest trump. In Spanish &lt;i&gt;feo&lt;/i&gt; means ugly. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nella zanga di Malaga {name CK}, il quarto trionfo. In spagnolo &lt;i&gt;feo&lt;/i&gt; vuol dire brutto. Non è mattadore.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Eldest</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Primo di mano</translation>
    </message>
    <message>
        <source>The player at the dealer’s right; first to speak and to lead. In Spanish &lt;i&gt;mano&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il giocatore alla destra del mazziere; parla ed esce per primo. In spagnolo &lt;i&gt;mano&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Entrada&lt;br&gt;&lt;i&gt;en-TRAH-dah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Entrata</translation>
    </message>
    <message>
        <source>The lowest bid: name trumps, exchange, play.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La dichiarazione più bassa: nominare il trionfo, scartare, giocare. In spagnolo &lt;i&gt;entrada&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt;, &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; and Zanga: all three matadors. They are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nel &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt;, nel &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; e nella zanga: i tre mattadori insieme. Si pagano.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Estuches</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Estuches</translation>
    </message>
    <message>
        <source>Three or more top trumps without a gap, held or lacked by the Ombre; they are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tre o più trionfi alti senza interruzione, che l’ombre ha o che gli mancano; si pagano.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Scarto</translation>
    </message>
    <message>
        <source>Throwing cards and drawing as many from the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Buttare carte e pescarne altrettante dal tallone.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Favour suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Seme di favore</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; and &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; the suit in which a game is worth more. In Spanish &lt;i&gt;palo de favor&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nel &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; e nel &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; il seme in cui un gioco vale di più. In spagnolo &lt;i&gt;palo de favor&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Forced solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Solo forzato</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: whoever must play a Grossfrage but holds all four aces plays alone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nel &lt;a href=&quot;rules:german_solo&quot;&gt;Solo tedesco&lt;/a&gt;: chi deve giocare una Grossfrage ma ha tutti e quattro gli assi gioca da solo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Forced spadille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Spadiglia forzata</translation>
    </message>
    <message>
        <source>All have passed, and the holder of spadille must play. In Spanish &lt;i&gt;espadilla forzosa&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Hanno passato tutti, e chi ha spadiglia deve giocare. In spagnolo &lt;i&gt;espadilla forzosa&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</translation>
    </message>
    <message>
        <source>&amp;ldquo;I win&amp;rdquo;: a defender asks the other to let &lt;a href=&quot;rules:play&quot;&gt;a card&lt;/a&gt; pass. To ask is to &lt;i&gt;demand gano&lt;/i&gt;, to let the card pass is to &lt;i&gt;make gano&lt;/i&gt;. By house rule only.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>«Vinco io»: un difensore chiede all’altro di lasciar passare &lt;a href=&quot;rules:play&quot;&gt;una carta&lt;/a&gt;. Chiederlo è &lt;i&gt;domandare gano&lt;/i&gt;, lasciarla passare &lt;i&gt;fare gano&lt;/i&gt;. Solo per regola della casa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</translation>
    </message>
    <message>
        <source>A low bid: to play the top of the talon, and one card of one’s own at most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una dichiarazione bassa: giocare la cima del tallone, e al massimo una carta propria.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Grossfrage</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: the Ombre calls an ace, and its holder shows it, plays along and names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nel &lt;a href=&quot;rules:german_solo&quot;&gt;Solo tedesco&lt;/a&gt;: l’ombre chiama un asso; chi lo ha lo mostra, gioca con lui e nomina il trionfo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</translation>
    </message>
    <message>
        <source>In Zanga: the first five tricks, all won by those who play, who may stop with them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nella zanga: le prime cinque prese, tutte di chi gioca, che può fermarsi lì.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Tenere</translation>
    </message>
    <message>
        <source>To say the same as the standing bid, by right of speaking before its bidder.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ripetere la dichiarazione più alta: è un diritto di chi parla prima di chi l’ha fatta.</translation>
    </message>
    <message>
        <source>König</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>A German name of the sitter. It means king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un nome tedesco di chi riposa. Vuol dire re.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: fewer tricks than a defender, or two and more in a nolo. It costs most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nell’&lt;a href=&quot;rules:lhombre&quot;&gt;ombre danese&lt;/a&gt;: meno prese di un difensore, o due o più in un nolo. È ciò che costa di più.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</translation>
    </message>
    <message>
        <source>In Zanga: the game won, with five tricks or more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nella zanga: il gioco vinto, con cinque prese o più.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Uomo</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:homme_auvergne&quot;&gt;Homme d’Auvergne&lt;/a&gt;: whoever plays with the trump turned up, against all the others.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nell’&lt;a href=&quot;rules:homme_auvergne&quot;&gt;Homme d’Auvergne&lt;/a&gt;: chi gioca con il trionfo scoperto contro tutti gli altri.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Manille&lt;br&gt;&lt;i&gt;ma-NILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Maniglia</translation>
    </message>
    <message>
        <source>The second highest trump: the 2 of black trumps, the 7 of red ones. In Spanish &lt;i&gt;malilla&lt;/i&gt;, the little bad one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il secondo trionfo: il 2 dei trionfi neri, il 7 dei rossi. In spagnolo &lt;i&gt;malilla&lt;/i&gt;, la cattivella.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Matadors&lt;br&gt;&lt;i&gt;MATT-a-dors&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Mattadori</translation>
    </message>
    <message>
        <source>Spadille, manille and basto. They may be kept back from a smaller trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spadiglia, maniglia e basto. Si possono trattenere contro un trionfo più piccolo.</translation>
    </message>
    <message>
        <source>Mort</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mort</translation>
    </message>
    <message>
        <source>French for dead: the form of the game with a fourth player, and the sitter in it.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>In francese «morto»: la forma del gioco con un quarto giocatore, e chi vi riposa.</translation>
    </message>
    <message>
        <source>Null</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Nullo</translation>
    </message>
    <message>
        <source>To lose all nine tricks: &lt;a href=&quot;rules:low_bids&quot;&gt;contrabola&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Perdere tutte e nove le prese: &lt;a href=&quot;rules:low_bids&quot;&gt;contrabola&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</translation>
    </message>
    <message>
        <source>In Zanga: to go on for all eight tricks after the first five. In full &lt;i&gt;pidiendo ocho&lt;/i&gt;, asking for eight.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nella zanga: continuare per tutte le otto prese dopo le prime cinque. Si dice &lt;i&gt;pidiendo ocho&lt;/i&gt;, chiedendo otto.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Ombre&lt;br&gt;&lt;i&gt;OM-ber&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Ombre</translation>
    </message>
    <message>
        <source>The one who plays the game that was bid, alone or with an ally. From Spanish &lt;i&gt;hombre&lt;/i&gt;, man.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chi gioca il gioco dichiarato, da solo o con un alleato. Dallo spagnolo &lt;i&gt;hombre&lt;/i&gt;, uomo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Partner</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Compagno</translation>
    </message>
    <message>
        <source>In Zanga the player opposite, whose tricks and stones are also one’s own.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nella zanga chi siede di fronte: le sue prese e i suoi sassi sono anche tuoi.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Giocare</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump with the call, and play together with the partner.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nella zanga: nominare il trionfo parlando, e giocare insieme al compagno.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Piatto</translation>
    </message>
    <message>
        <source>The chips in the middle, for which one plays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le fiches in mezzo, per cui si gioca.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Primeras</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Primeras</translation>
    </message>
    <message>
        <source>The first five tricks, all won by the Ombre, who then stops.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le prime cinque prese, tutte dell’ombre, che poi si ferma.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, with four tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, con quattro prese</translation>
    </message>
    <message>
        <source>In Zanga: four tricks, one too few. Those who play put stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nella zanga: quattro prese, una meno di quelle che servono. Chi gioca mette sassi sul tavolo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Puesta&lt;br&gt;&lt;i&gt;PWES-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Bestia</translation>
    </message>
    <message>
        <source>Two or three share the highest number of tricks, the Ombre among them or not; he pays the pool. In old English books the &lt;i&gt;beast&lt;/i&gt; or &lt;i&gt;remise&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Due o tre giocatori sono in testa alla pari, con l’ombre o senza; l’ombre paga nel piatto. In spagnolo &lt;i&gt;puesta&lt;/i&gt;, nei vecchi libri francesi &lt;i&gt;bête&lt;/i&gt; o &lt;i&gt;remise&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Punto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Punto</translation>
    </message>
    <message>
        <source>The ace of red trumps, the fourth highest. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’asso dei trionfi rossi, il quarto. Non è un mattadore.</translation>
    </message>
    <message>
        <source>Red, round</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Rossi, rotondi</translation>
    </message>
    <message>
        <source>The suits {suit H} and {suit D}: below the court cards the ace is the best, then the 2, and so on down to the 7, which is the lowest.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I semi {suit H} e {suit D}: sotto le figure l’asso è il migliore, poi il 2, e così via fino al 7, che è il più basso.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Remise</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Rimessa</translation>
    </message>
    <message>
        <source>The game is not won, and the pool is paid once more: so in &lt;a href=&quot;rules:french&quot;&gt;French Ombre&lt;/a&gt;, Cinquillo, Quadrille and Tritrille.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il gioco non è vinto, e si ripaga il piatto: così nell’&lt;a href=&quot;rules:french&quot;&gt;Ombre francese&lt;/a&gt;, nel Cinquillo, nel Quadrille e nel Tritrille.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Renege</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Trattenere</translation>
    </message>
    <message>
        <source>To keep a matador back, lawfully, when trumps are led.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tenersi in mano, com’è lecito, un mattadore quando si esce a trionfo.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Sacada</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than any defender, and takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre ha più prese di ciascun difensore, e prende il piatto.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Send alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Mandare da solo</translation>
    </message>
    <message>
        <source>In Zanga: to say solo after an opponent has said what they play. They go alone, or let the other go. In Spanish &lt;i&gt;mandar solo&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nella zanga: dire solo dopo che un avversario ha detto che cosa gioca. Chi gioca va da solo, o lascia andare l’altro. In spagnolo &lt;i&gt;mandar solo&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;Sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;Riposare</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt; the player who sits out a deal. In Spanish &lt;i&gt;alcalde&lt;/i&gt; or &lt;i&gt;zángano&lt;/i&gt;, and see König, Mort and Stillsitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>A un tavolo di &lt;a href=&quot;rules:four_handed&quot;&gt;quattro&lt;/a&gt; chi riposa salta una mano. In spagnolo &lt;i&gt;alcalde&lt;/i&gt; o &lt;i&gt;zángano&lt;/i&gt;; vedi König, Mort e Stillsitter.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</translation>
    </message>
    <message>
        <source>The highest bid: name trumps and play without an exchange. In French &lt;i&gt;sans prendre&lt;/i&gt;, without drawing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La dichiarazione più alta: nominare il trionfo e giocare senza scarto. In francese &lt;i&gt;sans prendre&lt;/i&gt;, senza prendere.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, da soli</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump and play alone against two, while the partner rests.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nella zanga: nominare il trionfo e giocare da soli contro due, mentre il compagno riposa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Spadille&lt;br&gt;&lt;i&gt;spa-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Spadiglia</translation>
    </message>
    <message>
        <source>The {name SA}, always the highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{name SA}, sempre il primo trionfo.</translation>
    </message>
    <message>
        <source>Stillsitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stillsitter</translation>
    </message>
    <message>
        <source>A Low German name of the sitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un nome basso-tedesco di chi riposa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Stones</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Sassi</translation>
    </message>
    <message>
        <source>What &lt;a href=&quot;rules:zanga&quot;&gt;Zanga&lt;/a&gt; is played for: each side begins with sixteen. Whoever wins the game takes those on the table. In Spanish &lt;i&gt;piedras&lt;/i&gt; or &lt;i&gt;vales&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La posta della &lt;a href=&quot;rules:zanga&quot;&gt;Zanga&lt;/a&gt;: ogni coppia comincia con sedici. Chi vince il gioco prende quelli sul tavolo. In spagnolo &lt;i&gt;piedras&lt;/i&gt; o &lt;i&gt;vales&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Surrender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Resa</translation>
    </message>
    <message>
        <source>Giving up as Ombre before the fourth trick is played to.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La rinuncia dell’ombre, prima che giochi alla quarta presa.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Take over</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Continuare</translation>
    </message>
    <message>
        <source>Going on as Ombre with an entrada that was surrendered.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Giocare fino in fondo, da ombre, un’entrata in cui l’ombre si è arreso.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Talon</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Tallone</translation>
    </message>
    <message>
        <source>The cards that are not dealt.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le carte che non vengono date.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Talon, for the sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Tallone, di chi riposa</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt;: all have passed, and the sitter plays against three with nine cards of the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>A un tavolo di &lt;a href=&quot;rules:four_handed&quot;&gt;quattro&lt;/a&gt;: hanno passato tutti, e chi riposa gioca contro tre con nove carte del tallone.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout</translation>
    </message>
    <message>
        <source>All the tricks, in &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tutte le prese, nell’&lt;a href=&quot;rules:lhombre&quot;&gt;ombre danese&lt;/a&gt; e nel &lt;a href=&quot;rules:german_solo&quot;&gt;Solo tedesco&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Trionfo</translation>
    </message>
    <message>
        <source>A card of the suit named, or one that is always trump; beats every plain card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una carta del seme nominato, o una che è sempre trionfo; batte ogni carta comune.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Vole&lt;br&gt;&lt;i&gt;rhymes with bowl&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Cappotto</translation>
    </message>
    <message>
        <source>All the tricks. In Spanish &lt;i&gt;bola&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tutte le prese. In spagnolo &lt;i&gt;bola&lt;/i&gt;, in francese &lt;i&gt;vole&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</translation>
    </message>
    <message>
        <source>A low bid: the trump is turned, and five cards at most are drawn.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una dichiarazione bassa: il trionfo si scopre, e si pescano al massimo cinque carte.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Vuelta&lt;br&gt;&lt;i&gt;VWEL-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Voltata</translation>
    </message>
    <message>
        <source>The middle bid: the talon’s top card makes trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La dichiarazione di mezzo: la prima carta del tallone fa il trionfo. In spagnolo &lt;i&gt;vuelta&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;You first</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;Prima tu</translation>
    </message>
    <message>
        <source>A defender lets the other one exchange before them. It can be said once in a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un difensore lascia che l’altro scarti prima di lui. Si può dire una volta per mano.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</translation>
    </message>
    <message>
        <source>The eight cards that are not dealt, and the game that is named after them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le otto carte che non si danno, e il gioco che ne prende il nome.</translation>
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
        <translation>Non è un gioco della famiglia dell’ombre ma un suo vecchio vicino, stampato a Parigi nel 1665: breve, allegro e a punti. Anche qui uno solo, l’&lt;b&gt;Uomo&lt;/b&gt;, accetta un seme come trionfo e gioca contro tutti gli altri. Si può giocare da due a cinque, ognuno per sé.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Carte e distribuzione {rule 1.5}</translation>
    </message>
    <message>
        <source>A piquet pack: with four or five players 32 cards, with two or three 28, the sevens left out. In every suit, trumps included, the order is king, queen, jack, ace, 10, 9, 8, 7. The first dealer is found by drawing the highest card, {suit D french} before {suit H french}, {suit S french} and {suit C french} where ranks are equal. The player at the dealer’s left cuts. Then there are five cards to each, two and three at a time, counter-clockwise; the rest is the stock. It is always played with French cards: the Spanish pack has no 8, 9 and 10.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un mazzo da picchetto: in quattro o cinque 32 carte, in due o tre 28, senza i sette. In ogni seme, trionfo compreso, l’ordine è re, donna, fante, asso, 10, 9, 8, 7. Il primo mazziere si trova pescando la carta più alta; a parità vengono nell’ordine {suit D french}, {suit H french}, {suit S french} e {suit C french}. Alza il giocatore alla sinistra del mazziere. Poi cinque carte a testa, due e poi tre, in senso antiorario; il resto è il mazzo coperto. Si gioca sempre con le carte francesi: il mazzo spagnolo non ha 8, 9 e 10.</translation>
    </message>
    <message>
        <source>Who is the Man?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Chi è l’Uomo?</translation>
    </message>
    <message>
        <source>Beginning at the dealer’s right, each may turn the top card of the stock or decline. If nobody turns, the deal is void. The suit of the turned card is offered as trump: each in turn says &lt;i&gt;play&lt;/i&gt; or &lt;i&gt;pass&lt;/i&gt;, and the first who plays is the Man. If all pass, the table may &lt;b&gt;revel&lt;/b&gt;: each in turn may turn another card, up to four in all; then the deal is void. Cards turned before the last lie beside it and count no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Cominciando dalla destra del mazziere, ognuno può scoprire la prima carta del mazzo coperto o rinunciare. Se non la scopre nessuno, la mano va a monte. Il seme della carta scoperta viene offerto come trionfo: ognuno a turno dice &lt;i&gt;gioco&lt;/i&gt; o &lt;i&gt;passo&lt;/i&gt;, e il primo che gioca è l’Uomo. Se passano tutti, il tavolo può &lt;b&gt;far baldoria&lt;/b&gt;: ognuno a turno può scoprire un’altra carta, fino a quattro in tutto; poi la mano va a monte. Le carte scoperte prima dell’ultima restano lì accanto e non contano più.</translation>
    </message>
    <message>
        <source>Whoever turns a &lt;b&gt;king&lt;/b&gt; scores a point.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Chi scopre un &lt;b&gt;re&lt;/b&gt; segna un punto.</translation>
    </message>
    <message>
        <source>Whoever holds the king of the turned suit may show it in his turn, for a point. When somebody has said &lt;i&gt;play&lt;/i&gt;, those who have not spoken yet may still show it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Chi ha il re del seme scoperto può mostrarlo al suo turno, per un punto. Quando qualcuno ha detto &lt;i&gt;gioco&lt;/i&gt;, chi non ha ancora parlato può mostrarlo lo stesso.</translation>
    </message>
    <message>
        <source>Nobody has to show a king, and nobody learns that somebody could have. Points for kings are kept even if the deal comes to nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nessuno è obbligato a mostrare un re, e nessuno viene a sapere che qualcuno avrebbe potuto. I punti dei re restano anche se la mano va a monte.</translation>
    </message>
    <message>
        <source>Play {rule 3.12} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il gioco {rule 3.12} {rule 1.9}</translation>
    </message>
    <message>
        <source>The player at the dealer’s right leads. Follow suit; if you cannot, you must trump; if you cannot do that either, play anything. You need not beat what lies there. There are five tricks. If a king that has scored is beaten, its point goes to the winner of the trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Esce il giocatore alla destra del mazziere. Si risponde al seme; chi non può deve tagliare; chi non può nemmeno tagliare gioca quello che vuole. Non sei tenuto a superare quello che c’è. Le prese sono cinque. Se un re che ha segnato un punto viene superato, il punto va a chi fa la presa.</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Vincere</translation>
    </message>
    <message>
        <source>The Man wins if nobody has more tricks than he, and if, among those with as many, he was the &lt;b&gt;first&lt;/b&gt; to have them. So three tricks always win, two win if nobody has three and he had two first, and one may be enough among five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’Uomo vince se nessuno ha più prese di lui e se, fra quelli che ne hanno altrettante, è stato il &lt;b&gt;primo&lt;/b&gt; ad averle. Così tre prese vincono sempre, due vincono se nessuno ne ha tre e lui è arrivato a due per primo, e in cinque giocatori può bastarne una.</translation>
    </message>
    <message>
        <source>Tricks go to</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Le prese vanno a</translation>
    </message>
    <message>
        <source>The Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>L’Uomo</translation>
    </message>
    <message>
        <source>Man, A, A, B, Man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uomo, A, A, B, Uomo</translation>
    </message>
    <message>
        <source>loses: A had two first</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>perde: A ne aveva due prima di lui</translation>
    </message>
    <message>
        <source>Man, Man, A, A, B</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uomo, Uomo, A, A, B</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vince</translation>
    </message>
    <message>
        <source>A, Man, Man, B, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>A, Uomo, Uomo, B, A</translation>
    </message>
    <message>
        <source>wins: he had two at the third trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vince: alla terza presa ne aveva due</translation>
    </message>
    <message>
        <source>Man, A, B, C, D</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uomo, A, B, C, D</translation>
    </message>
    <message>
        <source>wins: he was the first to have one</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vince: è stato il primo ad averne una</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>I punti</translation>
    </message>
    <message>
        <source>If the Man wins he scores a point. If he loses he loses a point, and every opponent scores one. A score may fall below nothing. Five points win, by tradition; some tables play to seven, and any number can be agreed. The game ends with the deal in which somebody has them, and the highest score wins it; if two stand level there, another deal decides. A table may agree that it ends at once, in the middle of a deal, or stake a chip each before every deal besides (the &lt;b&gt;hard score&lt;/b&gt;): a Man who wins takes the pool, one who loses leaves it for the next.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se l’Uomo vince segna un punto. Se perde ne perde uno, e ogni avversario ne segna uno. Si può scendere sotto zero. Per tradizione si vince a cinque punti; a certi tavoli si gioca a sette, e si può convenire qualsiasi numero. La partita finisce con la mano in cui qualcuno ci arriva, e la vince chi ha più punti; se due sono pari in testa, decide un’altra mano. Un tavolo può convenire che finisca subito, in mezzo a una mano, oppure che in più ognuno punti una fiche prima di ogni mano (il &lt;b&gt;punteggio duro&lt;/b&gt;): un Uomo che vince prende il piatto, uno che perde lo lascia per la mano seguente.</translation>
    </message>
    <message>
        <source>An example with four, all at nothing. A turns {CK} and has 1. All pass. B turns {S8}; C shows {SK} and has 1. All pass. A turns {D9}, and the fourth player plays as the Man. In the play he trumps {SK}: its point is his, and C has nothing again. But he loses the deal: now the Man has 0, A 2, B 1, C 1.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un esempio in quattro, tutti a zero. A scopre {CK} e ha 1. Passano tutti. B scopre {S8}; C mostra {SK} e ha 1. Passano tutti. A scopre {D9} e il quarto giocatore fa l’Uomo. Durante il gioco taglia {SK}: il punto è suo, e C torna a zero. Ma perde la mano: adesso l’Uomo ha 0, A 2, B 1, C 1.</translation>
    </message>
</context>
<context>
    <name>rules/house_rules.html</name>
    <message>
        <source>House rules {rule 7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Regole della casa {rule 7}</translation>
    </message>
    <message>
        <source>Ombre was played for three hundred years, from Lima to Copenhagen, and no two tables had quite the same rules. The old books disagree, too, or say nothing. So good company always settled a few things beforehand. This program does the same: the other chapters describe its usual rules, and everything below can be set when a new game begins. The usual value of each setting is marked.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>All’ombre si è giocato per trecento anni, da Lima a Copenaghen, e non c’erano due tavoli con le stesse regole. Anche i vecchi libri non vanno d’accordo, o non dicono niente. Perciò la buona compagnia si è sempre intesa prima su alcune cose. Questo programma fa lo stesso: gli altri capitoli descrivono le sue regole abituali, e tutto quello che segue si può scegliere quando comincia una nuova partita. Il valore abituale di ogni scelta è segnato.</translation>
    </message>
    <message>
        <source>A sitting keeps its house rules to the end. The last lines of every chapter list the settings that concern it, and show which of them differ from the usual ones. A setting that has no effect under the others is left out there.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Una partita tiene le sue regole della casa fino alla fine. Le ultime righe di ogni capitolo elencano le scelte che lo riguardano, e mostrano quali sono diverse da quelle abituali. Una scelta che con le altre non ha effetto, lì non c’è.</translation>
    </message>
</context>
<context>
    <name>rules/lhombre.html</name>
    <message>
        <source>L’Hombre, as in Denmark {rule 21}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’Hombre, come in Danimarca {rule 21}</translation>
    </message>
    <message>
        <source>The Ombre that is still played in clubs: many games to choose from, from the small &lt;i&gt;spil&lt;/i&gt; to a &lt;i&gt;nolo&lt;/i&gt; with open cards. Each is fought out in a duel of two, and paid from player to player. There is no pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre che si gioca ancora nei circoli: tanti giochi fra cui scegliere, dal piccolo &lt;i&gt;spil&lt;/i&gt; a un &lt;i&gt;nolo&lt;/i&gt; a carte scoperte. Per ognuno ci si batte in un duello a due, e si paga da giocatore a giocatore. Non c’è piatto.</translation>
    </message>
    <message>
        <source>The order of the cards is that of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;. In a nolo it is another one, shown below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordine delle carte è quello di ogni ombre: vedi &lt;a href=&quot;rules:cards&quot;&gt;Le carte e il loro ordine&lt;/a&gt;. In un nolo è un altro, mostrato più sotto.</translation>
    </message>
    <message>
        <source>The table {rule 21.1} {rule 1.5} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il tavolo {rule 21.1} {rule 1.5} {rule A2}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; sit at the table, and the one opposite the dealer sits out, the &lt;i&gt;oversidder&lt;/i&gt;. They neither pay nor are paid. &lt;b&gt;Three&lt;/b&gt; may play too. To find the first dealer, a card of each suit is drawn, and {suit S} deals; afterwards the deal goes to the right. Each player has nine cards, three at a time, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Al tavolo si siede in &lt;b&gt;quattro&lt;/b&gt;, e chi sta di fronte al mazziere riposa: è l’&lt;i&gt;oversidder&lt;/i&gt;, che non paga e non riceve. Si può giocare anche in &lt;b&gt;tre&lt;/b&gt;. Per trovare il primo mazziere si pesca una carta di ogni seme, e dà chi ha {suit S}; poi il turno di dare va verso destra. Ogni giocatore ha nove carte, tre per volta, e tredici restano come tallone.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;i&gt;forhånd&lt;/i&gt;, forehand: they speak and lead first. Then come &lt;i&gt;mellemhånd&lt;/i&gt; and, last, &lt;i&gt;baghånd&lt;/i&gt;: the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il giocatore alla destra del mazziere è &lt;i&gt;forhånd&lt;/i&gt;, il primo di mano: parla ed esce per primo. Poi vengono &lt;i&gt;mellemhånd&lt;/i&gt;, il secondo, e per ultimo &lt;i&gt;baghånd&lt;/i&gt;: il mazziere.</translation>
    </message>
    <message>
        <source>The games {rule 21.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>I giochi {rule 21.2}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>What the Ombre plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa gioca l’ombre</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vinto</translation>
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
        <translation>&lt;b&gt;Spil&lt;/b&gt;, gioco</translation>
    </message>
    <message>
        <source>any trump; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>un trionfo qualsiasi; ne scarta da 1 a 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bedre spil&lt;/b&gt;, better game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bedre spil&lt;/b&gt;, gioco migliore</translation>
    </message>
    <message>
        <source>{suit S} as trumps; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>trionfo {suit S}; ne scarta da 1 a 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tourné&lt;/b&gt;, turned</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;, voltato</translation>
    </message>
    <message>
        <source>the suit of a turned card; exchanges 2 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il seme di una carta scoperta; ne scarta da 2 a 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Købe-nolo&lt;/b&gt;, bought nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Købe-nolo&lt;/b&gt;, nolo comprato</translation>
    </message>
    <message>
        <source>no trumps and no trick; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nessun trionfo e nessuna presa; ne scarta da 1 a 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Respekt&lt;/b&gt;</translation>
    </message>
    <message>
        <source>a tourné with both black aces as dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>un tourné con i due assi neri già in mano</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any trump, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>un trionfo qualsiasi, con le nove carte ricevute</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo spar&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo di picche&lt;/b&gt; (solo spar)</translation>
    </message>
    <message>
        <source>the same with {suit S} as trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo stesso, con {suit S} per trionfo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ren nolo&lt;/b&gt;, pure nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Ren nolo&lt;/b&gt;, nolo puro</translation>
    </message>
    <message>
        <source>no trumps and no trick, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nessun trionfo e nessuna presa, con le nove carte ricevute</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nolo ouvert&lt;/b&gt;, open nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Nolo ouvert&lt;/b&gt;, nolo scoperto</translation>
    </message>
    <message>
        <source>the same with an open hand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo stesso, con la mano scoperta</translation>
    </message>
    <message>
        <source>The figures are the tariff of the Danish union, in chips from each opponent for a game won, or to each for one that is not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le cifre sono la tariffa della federazione danese: fiches da ogni avversario per un gioco vinto, o a ognuno per uno che non lo è.</translation>
    </message>
    <message>
        <source>The auction: a duel {rule 21.3} {rule A7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La dichiarazione: un duello {rule 21.3} {rule A7}</translation>
    </message>
    <message>
        <source>Forehand speaks first. Whoever bids meets the next player, who goes &lt;b&gt;above&lt;/b&gt; the bid or passes. The earlier of the two then &lt;b&gt;holds&lt;/b&gt; (names a game of the same height), goes above, or passes; and so on, until one of them passes. Whoever is left meets the third player in the same way. Who has passed is out. Bidding somebody up is part of the game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Parla prima il primo di mano. Chi dichiara si misura con il giocatore seguente, che va &lt;b&gt;più in alto&lt;/b&gt; o passa. Dei due, chi parla prima &lt;b&gt;tiene&lt;/b&gt; (nomina un gioco della stessa altezza), sale o passa; e così via, finché uno dei due passa. Chi resta si misura allo stesso modo con il terzo giocatore. Chi ha passato è fuori. Far salire l’altro fa parte del gioco.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt; needs {SA} and {CA} among the nine cards dealt.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Il &lt;b&gt;respekt&lt;/b&gt; vuole {SA} e {CA} fra le nove carte ricevute.</translation>
    </message>
    <message>
        <source>Bid as &lt;b&gt;low&lt;/b&gt; as you can: begin with spil, not with bedre, tourné, købe-nolo or respekt, and with solo, not solo spar. So the first bid is spil, solo, ren nolo or nolo ouvert.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Dichiara il più &lt;b&gt;basso&lt;/b&gt; possibile: comincia con spil, non con bedre, tourné, købe-nolo o respekt, e con solo, non con il solo di picche. Così la prima dichiarazione è spil, solo, ren nolo o nolo ouvert.</translation>
    </message>
    <message>
        <source>Tourné and købe-nolo are equally high, and so are solo spar and ren nolo: each can be held with the other. {rule 21.5}</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Tourné e købe-nolo sono alti uguale, e così il solo di picche e il ren nolo: ciascuno si può tenere con l’altro. {rule 21.5}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Primo</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Secondo</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Chi gioca</translation>
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
        <translation>il primo, spil</translation>
    </message>
    <message>
        <source>spil, bedre (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil, bedre (tiene)</translation>
    </message>
    <message>
        <source>bedre, tourné</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>bedre, tourné</translation>
    </message>
    <message>
        <source>rearhand, tourné, since middlehand passes then</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il mazziere, tourné, perché allora il secondo passa</translation>
    </message>
    <message>
        <source>spil, solo (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil, solo (tiene)</translation>
    </message>
    <message>
        <source>solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo</translation>
    </message>
    <message>
        <source>forehand, solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il primo, solo</translation>
    </message>
    <message>
        <source>solo, ren nolo (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo, ren nolo (tiene)</translation>
    </message>
    <message>
        <source>ren nolo, ouvert</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ren nolo, ouvert</translation>
    </message>
    <message>
        <source>rearhand, nolo ouvert</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il mazziere, nolo ouvert</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, the next player deals and nobody pays. {rule 21.9} {rule A4}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se &lt;b&gt;passano tutti&lt;/b&gt;, dà il giocatore seguente e nessuno paga. {rule 21.9} {rule A4}</translation>
    </message>
    <message>
        <source>What the winner plays {rule 21.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa gioca chi vince {rule 21.6}</translation>
    </message>
    <message>
        <source>Whoever won with &lt;b&gt;spil&lt;/b&gt; names any suit as trump, or plays tourné or købe-nolo instead; with both black aces as dealt, respekt too. Whoever won with &lt;b&gt;solo&lt;/b&gt; names any suit; with {suit S} it is paid as solo spar. Every other bid is played as it is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chi ha vinto con &lt;b&gt;spil&lt;/b&gt; nomina un trionfo qualsiasi, oppure gioca invece tourné o købe-nolo; se ha ricevuto i due assi neri, anche respekt. Chi ha vinto con &lt;b&gt;solo&lt;/b&gt; nomina un seme qualsiasi; con {suit S} si paga come il solo di picche. Ogni altra dichiarazione si gioca così com’è.</translation>
    </message>
    <message>
        <source>Turning and exchanging {rule 21.7} {rule A12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Scoprire e scartare {rule 21.7} {rule A12}</translation>
    </message>
    <message>
        <source>The Danes call the exchange &lt;i&gt;at købe&lt;/i&gt;, to buy. The Ombre throws cards away and draws as many, then the defender at their right, then the other, as far as the talon reaches. In tourné and respekt the top card of the talon is turned first: its suit is trump, it is the first card that the Ombre draws, and they draw at least one more. A turned {SA} makes {suit S} trumps, and {CA} makes {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I danesi chiamano lo scarto &lt;i&gt;at købe&lt;/i&gt;, comprare. L’ombre butta delle carte e ne pesca altrettante, poi il difensore alla sua destra, poi l’altro, finché il tallone basta. In tourné e respekt si scopre prima la carta in cima al tallone: il suo seme è trionfo, è la prima carta che l’ombre pesca, e lui ne pesca almeno un’altra. Se si scopre {SA} il trionfo è {suit S}, e con {CA} è {suit C}.</translation>
    </message>
    <message>
        <source>In a solo only the defenders exchange. In købe-nolo only the Ombre does, and in ren nolo and ouvert nobody.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>In un solo scartano soltanto i difensori. In købe-nolo solo l’ombre, e in ren nolo e ouvert nessuno.</translation>
    </message>
    <message>
        <source>Throwing the hand in {rule 21.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Buttare la mano {rule 21.8}</translation>
    </message>
    <message>
        <source>An Ombre of spil, bedre, tourné or respekt who has just exchanged may throw the hand in, &lt;i&gt;smide spillet&lt;/i&gt;, before the defenders exchange. It costs as much as bet. Later nobody gives up.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un ombre che gioca spil, bedre, tourné o respekt e ha appena scartato può buttare la mano, &lt;i&gt;smide spillet&lt;/i&gt;, prima che scartino i difensori. Costa quanto bet. Più tardi non rinuncia nessuno.</translation>
    </message>
    <message>
        <source>The play {rule 21.10} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il gioco {rule 21.10} {rule 1.9}</translation>
    </message>
    <message>
        <source>Forehand leads, whoever is the Ombre. Games with trumps are played as always: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Esce il primo di mano, chiunque sia l’ombre. I giochi con trionfo si giocano come sempre: vedi &lt;a href=&quot;rules:play&quot;&gt;Il gioco&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; is all nine tricks. An Ombre who takes the first five may claim the game, or go on: with all nine each opponent pays 1 more. If one is lost, the game is won all the same, but each opponent pays 1 less.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt; vuol dire tutte e nove le prese. Un ombre che fa le prime cinque può riscuotere il gioco, o continuare: con tutte e nove ogni avversario paga 1 in più. Se ne perde una il gioco è vinto lo stesso, ma ogni avversario paga 1 in meno.</translation>
    </message>
    <message>
        <source>Nolo: no trumps, no trick {rule 20.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Nolo: senza trionfi, senza prese {rule 20.2}</translation>
    </message>
    <message>
        <source>The Ombre must lose every trick. Nothing is trump and there are no matadors, so there is nothing to keep back: follow suit if you can, else play what you like. The &lt;b&gt;black aces are the lowest&lt;/b&gt; of their suits.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre deve perdere ogni presa. Niente è trionfo e non ci sono mattadori, perciò non c’è niente da trattenere: si risponde al seme se si può, altrimenti si gioca quello che si vuole. Gli &lt;b&gt;assi neri sono i più bassi&lt;/b&gt; dei loro semi.</translation>
    </message>
    <message>
        <source>In nolo &lt;b&gt;ouvert&lt;/b&gt; the Ombre’s hand lies open for all once the first card has been led. A nolo is played to its last trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nel nolo &lt;b&gt;ouvert&lt;/b&gt; la mano dell’ombre resta scoperta per tutti, appena giocata la prima carta d’uscita. Un nolo si gioca fino all’ultima presa.</translation>
    </message>
    <message>
        <source>Won, bet and kruk {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Vinto, bet e kruk {rule 20.4}</translation>
    </message>
    <message>
        <source>With trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Con trionfo</translation>
    </message>
    <message>
        <source>Nolo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vinto&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre has more tricks than the better defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>l’ombre ha più prese del difensore migliore</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nessuna presa</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bet&lt;/b&gt;, a tie</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bet&lt;/b&gt;, parità</translation>
    </message>
    <message>
        <source>as many as the better defender: 4–4–1 or 3–3–3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tante quante il difensore migliore: 4–4–1 o 3–3–3</translation>
    </message>
    <message>
        <source>one trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>una presa</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kruk&lt;/b&gt;, lost</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kruk&lt;/b&gt;, perso</translation>
    </message>
    <message>
        <source>fewer than one defender, as with 4–5–0 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>meno di un difensore, come con 4–5–0 o 1–4–4</translation>
    </message>
    <message>
        <source>two tricks or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>due prese o più</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Esempi con i conti</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ogni avversario</translation>
    </message>
    <message>
        <source>Spil won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil vinto</translation>
    </message>
    <message>
        <source>Spil with tout made; with tout missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil con tout riuscito; con tout mancato</translation>
    </message>
    <message>
        <source>Spil thrown in, or bet</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil buttato, o bet</translation>
    </message>
    <message>
        <source>Tourné, kruk</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné, kruk</translation>
    </message>
    <message>
        <source>Købe-nolo with no trick; one; three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Købe-nolo senza prese; con una; con tre</translation>
    </message>
    <message>
        <source>Solo named in {suit S}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo nominato in {suit S}, vinto</translation>
    </message>
    <message>
        <source>Nolo ouvert with no trick; with two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nolo ouvert senza prese; con due</translation>
    </message>
    <message>
        <source>Where tables differ {rule 21.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Dove i tavoli si dividono {rule 21.12}</translation>
    </message>
    <message>
        <source>Two tariffs come from Iceland. In both spil, bedre and tourné are 1, 1 and 2; købe-nolo, respekt, grand and solo 2, 2 and 3; solo spar and ren nolo 3, 3 and 4; ouvert 6, 6 and 7. In &lt;b&gt;Rasle&lt;/b&gt; each opponent pays and is paid, and a købe-nolo costs 2 for the first trick and 1 for each more, perhaps up to a limit. In &lt;b&gt;Pott&lt;/b&gt; everybody, the sitter too, puts 4 into an empty pool; the winner takes the price once from it, the loser pays it once in, and a hand thrown in costs its price to each opponent and to the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Due tariffe vengono dall’Islanda. In tutte e due spil, bedre e tourné valgono 1, 1 e 2; købe-nolo, respekt, grand e solo 2, 2 e 3; solo di picche e ren nolo 3, 3 e 4; ouvert 6, 6 e 7. Nel &lt;b&gt;Rasle&lt;/b&gt; ogni avversario paga e riceve, e un købe-nolo costa 2 per la prima presa e 1 per ognuna in più, magari fino a un limite. Nel &lt;b&gt;Pott&lt;/b&gt; ognuno, anche chi riposa, mette 4 in un piatto vuoto; chi vince ne prende una volta il prezzo, chi perde ce lo rimette una volta, e una mano buttata costa il suo prezzo a ogni avversario e al piatto.</translation>
    </message>
    <message>
        <source>A club may put købe-nolo above tourné, as in Iceland, let anybody begin with any bid, or let a bid be held only with the same game. Some play &lt;b&gt;grand&lt;/b&gt;, above respekt: the nine cards dealt with {SA} and {CA} as the only trumps, for 2, 2 and 3. {rule 20.3} When all pass, forehand may be allowed &lt;b&gt;kasko&lt;/b&gt;: eight cards of the talon and one of their own, or nine new ones, and then a spil that cannot be thrown in. {rule 3.3} In some places &lt;b&gt;several&lt;/b&gt; may play købe-nolo or ren nolo at once: the others say in turn whether they play it too, they buy after the Ombre, and each game is settled for itself with all the others; how they do it is our reading. {rule 21.13}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un circolo può mettere købe-nolo sopra tourné, come in Islanda, lasciare che ognuno cominci con la dichiarazione che vuole, o far tenere una dichiarazione solo con lo stesso gioco. Alcuni giocano &lt;b&gt;grand&lt;/b&gt;, sopra respekt: le nove carte ricevute, con {SA} e {CA} come soli trionfi, per 2, 2 e 3. {rule 20.3} Quando passano tutti, al primo di mano si può concedere &lt;b&gt;kasko&lt;/b&gt;: otto carte del tallone e una delle sue, oppure nove nuove, e poi uno spil che non si può buttare. {rule 3.3} In certi posti possono giocare insieme købe-nolo o ren nolo &lt;b&gt;più&lt;/b&gt; giocatori: gli altri dicono a turno se lo giocano anche loro, comprano dopo l’ombre, e ogni gioco si regola per sé con tutti gli altri; il modo è una nostra lettura. {rule 21.13}</translation>
    </message>
    <message>
        <source>The sources leave some things open, and our readings are these. The hand can be thrown in at one moment only. A bid that is not the lowest is not offered, where the union fines it. All of &lt;i&gt;any game that is not lower&lt;/i&gt; is ours, and so is that a solo named in {suit S} is paid as solo spar; also some of Iceland’s prices, the filling of the pool and the tout of Pott. A second Danish tariff, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, is not known to us; a club that plays by it enters its prices in the house rules. {rule 20.5}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le fonti lasciano aperte alcune cose, e le nostre letture sono queste. La mano si può buttare in un solo momento. Una dichiarazione che non è la più bassa non viene offerta, mentre la federazione la punisce con una multa. La scelta &lt;i&gt;ogni gioco non più basso&lt;/i&gt; è tutta nostra, e così che un solo nominato in {suit S} si paghi come solo di picche; anche alcuni prezzi dell’Islanda, il modo di riempire il piatto e il tout del Pott. Una seconda tariffa danese, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, non la conosciamo; un circolo che la usa ne mette i prezzi nelle regole della casa. {rule 20.5}</translation>
    </message>
    <message>
        <source>The computer players here</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>I giocatori del computer</translation>
    </message>
    <message>
        <source>They play every game of this page, the nolos too: the better ones weigh each card in pictures of the hidden hands. All of them &lt;b&gt;bid&lt;/b&gt; by maxims, because none has been taught from deals of L’Hombre yet, and grand they never bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Giocano ogni gioco di questa pagina, anche i nolo: i migliori pesano ogni carta immaginando le mani nascoste. Tutti &lt;b&gt;dichiarano&lt;/b&gt; secondo massime, perché nessuno ha ancora imparato da mani di L’Hombre, e grand non lo dichiarano mai.</translation>
    </message>
    <message>
        <source>The words of the clubs</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le parole dei circoli</translation>
    </message>
    <message>
        <source>A tie: the Ombre has no more tricks than the better defender. The old puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Parità: l’ombre non ha più prese del difensore migliore. La vecchia bestia.</translation>
    </message>
    <message>
        <source>Dorer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dorer</translation>
    </message>
    <message>
        <source>The matadors: spadille, manille and basta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I mattadori: spadiglia, maniglia e basto.</translation>
    </message>
    <message>
        <source>Kruk, kodille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kruk, kodille</translation>
    </message>
    <message>
        <source>A loss: a defender has more tricks than the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gioco perso: un difensore ha più prese dell’ombre.</translation>
    </message>
    <message>
        <source>Købe</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Købe</translation>
    </message>
    <message>
        <source>To exchange cards with the talon, which is also called &lt;i&gt;katten&lt;/i&gt;, the cat.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Cambiare carte con il tallone, che si chiama anche &lt;i&gt;katten&lt;/i&gt;, il gatto.</translation>
    </message>
    <message>
        <source>Oversidder</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Oversidder</translation>
    </message>
    <message>
        <source>Whoever sits out.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chi riposa.</translation>
    </message>
    <message>
        <source>Ponto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ponto</translation>
    </message>
    <message>
        <source>The ace of a red trump suit, punto elsewhere.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’asso di un seme rosso di trionfo, altrove il punto.</translation>
    </message>
    <message>
        <source>Spilfører</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>The Ombre; the others are &lt;i&gt;modspillere&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre; gli altri sono i &lt;i&gt;modspillere&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>All nine tricks, the vole.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tutte e nove le prese, il cappotto.</translation>
    </message>
</context>
<context>
    <name>rules/low_bids.html</name>
    <message>
        <source>When all pass</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Quando passano tutti</translation>
    </message>
    <message>
        <source>As a rule the cards are thrown in and the next player deals. A table may agree on something livelier: a second round for &lt;b&gt;low bids&lt;/b&gt;, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Di regola la mano va a monte e dà le carte il prossimo. Un tavolo può convenire qualcosa di più vivace: un secondo giro per le &lt;b&gt;dichiarazioni basse&lt;/b&gt;, o un gioco che qualcuno è &lt;b&gt;costretto&lt;/b&gt; a fare.</translation>
    </message>
    <message>
        <source>As a rule the player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt;. What this page tells follows only where a table lets them leave it, and they do. Then a second round for &lt;b&gt;low bids&lt;/b&gt; can follow, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Di regola chi riposa &lt;a href=&quot;rules:four_handed&quot;&gt;prende il tallone&lt;/a&gt;. Quello che racconta questa pagina segue solo dove un tavolo gli permette di lasciarlo, e lui lo lascia. Allora può seguire un secondo giro per le &lt;b&gt;dichiarazioni basse&lt;/b&gt;, o un gioco che qualcuno è &lt;b&gt;costretto&lt;/b&gt; a fare.</translation>
    </message>
    <message>
        <source>The second round {rule 3.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il secondo giro {rule 3.1}</translation>
    </message>
    <message>
        <source>The eldest speaks first, and each speaks once. Whoever passed before may bid now. The first to bid has the game; where the table ranks the low bids, those who come after may still overcall: voltereta goes over gascarola, and contrabola over both.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Parla prima il primo di mano, e ognuno parla una volta. Chi prima ha passato adesso può dichiarare. Il primo che dichiara ha il gioco; dove il tavolo mette in ordine le dichiarazioni basse, chi viene dopo può ancora superarlo: la voltereta supera la gascarola, e la contrabola tutte e due.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trionfo</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Scopo</translation>
    </message>
    <message>
        <source>Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gascarola</translation>
    </message>
    <message>
        <source>the Ombre names a suit after his exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>l’ombre nomina un seme dopo il suo scarto</translation>
    </message>
    <message>
        <source>eight or nine cards of the talon for his own</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>otto o nove carte del tallone al posto delle sue</translation>
    </message>
    <message>
        <source>most tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>più prese di tutti</translation>
    </message>
    <message>
        <source>Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Voltereta</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>decide la prima carta del tallone</translation>
    </message>
    <message>
        <source>five cards at most, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>al massimo cinque carte, con quella</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>the Ombre names a suit of which he holds a card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>l’ombre nomina un seme di cui ha una carta</translation>
    </message>
    <message>
        <source>nobody exchanges</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>non scarta nessuno</translation>
    </message>
    <message>
        <source>&lt;b&gt;no trick at all&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;nessuna presa&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Each is worth an entrada: the pool and 5 from each if it is won, the pool and {loss entrada} if it is lost. Gascarola and voltereta are given up, taken over and paid as an entrada, too.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ognuna vale quanto un’entrata: il piatto e 5 da ognuno se si vince, il piatto e {loss entrada} se si perde. Anche nella gascarola e nella voltereta ci si può arrendere; si continuano e si pagano come un’entrata.</translation>
    </message>
    <message>
        <source>Voltereta {rule 3.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Voltereta {rule 3.2}</translation>
    </message>
    <message>
        <source>The turned card is the first that the Ombre draws, so he must throw at least one card for it. If it is &lt;b&gt;spadille&lt;/b&gt;, the game counts as a vuelta: 7 from each, and both defenders must accept a surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La carta scoperta è la prima che l’ombre pesca, perciò per quella deve buttarne almeno una. Se è &lt;b&gt;spadiglia&lt;/b&gt;, il gioco conta come una voltata: 7 da ognuno, e una resa la devono accettare tutti e due i difensori.</translation>
    </message>
    <message>
        <source>Gascarola {rule 3.3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gascarola {rule 3.3}</translation>
    </message>
    <message>
        <source>The Ombre takes the top &lt;b&gt;eight&lt;/b&gt; cards of the talon and looks at them. Then he keeps &lt;b&gt;one&lt;/b&gt; of the nine that he was dealt and throws the rest, or he throws all nine and draws a ninth. When he has named the trump, the defenders exchange with what is left: five cards or four.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre prende le prime &lt;b&gt;otto&lt;/b&gt; carte del tallone e le guarda. Poi tiene &lt;b&gt;una&lt;/b&gt; delle nove che gli erano state date e butta le altre, oppure le butta tutte e nove e ne pesca una nona. Quando ha nominato il trionfo, i difensori scartano con quello che resta: cinque carte, o quattro.</translation>
    </message>
    <message>
        <source>Contrabola {rule 3.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Contrabola {rule 3.4}</translation>
    </message>
    <message>
        <source>The defenders try to make the Ombre take a trick, and the deal &lt;b&gt;stops&lt;/b&gt; at the first that falls to him: then he pays the pool and {loss entrada} into the pool. If he gets through all nine without one, he takes the pool and 5 from each. There are no estuches and no primeras, and it cannot be given up. Matadors may be withheld as always, but in the end every card is played: with spadille in the hand contrabola cannot be made, with manille hardly ever. The trump must be a suit of which he holds a card; spadille belongs to {suit S} there, and basto to {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I difensori cercano di far fare una presa all’ombre, e la mano &lt;b&gt;si ferma&lt;/b&gt; alla prima che gli tocca: allora paga nel piatto il piatto e {loss entrada}. Se arriva in fondo a tutte e nove senza farne, prende il piatto e 5 da ognuno. Non ci sono estuches né primeras, e non ci si può arrendere. I mattadori si possono trattenere come sempre, ma alla fine ogni carta si gioca: con spadiglia in mano una contrabola non può riuscire, con maniglia quasi mai. Il trionfo deve essere un seme di cui ha una carta; qui spadiglia appartiene al seme {suit S}, e basto al seme {suit C}.</translation>
    </message>
    <message>
        <source>Forced spadille {rule 3.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Spadiglia forzata {rule 3.5}</translation>
    </message>
    <message>
        <source>The player who holds spadille must be the Ombre, and says so. If spadille lies in the talon, the holder of basto must play; if both lie there, the eldest must. The Ombre exchanges up to eight cards and then names the trump. Everything else is as in an entrada.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chi ha spadiglia deve essere l’ombre, e lo dice. Se spadiglia è nel tallone deve giocare chi ha basto; se ci sono tutti e due, il primo di mano. L’ombre scarta fino a otto carte e poi nomina il trionfo. Tutto il resto è come in un’entrata.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Esempi con i conti</translation>
    </message>
    <message>
        <source>For three players, of whom the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Per tre giocatori; la posta del mazziere è cinque.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ombre</translation>
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
        <translation>Piatto</translation>
    </message>
    <message>
        <source>Voltereta won 5–3–1, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltereta vinta 5–3–1, piatto 10: prende 10, e 5 da ognuno</translation>
    </message>
    <message>
        <source>Voltereta with spadille turned, won 5–4–0, pool 10: he takes 10, and 7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltereta con spadiglia scoperta, vinta 5–4–0, piatto 10: prende 10, e 7 da ognuno</translation>
    </message>
    <message>
        <source>Gascarola 4–4–1, pool 15: puesta, 15 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gascarola 4–4–1, piatto 15: bestia, 15 + 15</translation>
    </message>
    <message>
        <source>Contrabola made, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Contrabola riuscita, piatto 10: prende 10, e 5 da ognuno</translation>
    </message>
    <message>
        <source>Contrabola failed, pool 10: 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Contrabola fallita, piatto 10: 10 + 15</translation>
    </message>
</context>
<context>
    <name>rules/opponents.html</name>
    <message>
        <source>How the others think</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Come pensano gli altri</translation>
    </message>
    <message>
        <source>The computer plays the people at your table. They know the rules, they remember what they saw, and they think. &lt;b&gt;They never look.&lt;/b&gt; This page says what each of them knows, and how you can check it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I tuoi avversari li gioca il computer. Conoscono le regole, ricordano quello che hanno visto, e pensano. &lt;b&gt;Non sbirciano mai.&lt;/b&gt; Questa pagina dice che cosa sa ciascuno di loro, e come puoi verificarlo.</translation>
    </message>
    <message>
        <source>What they know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa sanno</translation>
    </message>
    <message>
        <source>An opponent knows what you would know in that seat: the cards in that hand, what was bid, how many cards each has drawn, every card that was shown or played. The hands of the others, what they threw away and what is left in the talon are face down for them as they are for you.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un avversario sa quello che sapresti tu a quel posto: le carte di quella mano, che cosa si è dichiarato, quante carte ha pescato ciascuno, ogni carta mostrata o giocata. Le mani degli altri, quello che hanno buttato e quello che resta nel tallone sono coperti per lui come per te.</translation>
    </message>
    <message>
        <source>This is not a promise but a wall. The opponents run in a program of their own beside the table. The table writes down for it what one seat can see, and nothing else; back comes one card, or one word. It keeps nothing from one question to the next. So no level ever looks, the highest as little as the lowest: a better opponent thinks more, but sees no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Non è una promessa, è un muro. Gli avversari stanno in un programma a parte, accanto al tavolo. Il tavolo gli scrive quello che si vede da un posto, e nient’altro; indietro torna una carta, o una parola. Da una domanda all’altra non conserva niente. Perciò nessun livello sbircia, il più alto non più del più basso: un avversario migliore pensa di più, ma non vede di più.</translation>
    </message>
    <message>
        <source>What they do not know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa non sanno</translation>
    </message>
    <message>
        <source>Your cards, unless you have shown them.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Le tue carte, a meno che tu non le abbia mostrate.</translation>
    </message>
    <message>
        <source>How the cards were shuffled, and what lies in the talon.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Come sono state mescolate le carte, e che cosa c’è nel tallone.</translation>
    </message>
    <message>
        <source>What another opponent holds or means to play, though the two defend together.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Che cosa ha o vuole giocare un altro avversario, anche se i due difendono insieme.</translation>
    </message>
    <message>
        <source>How you played in earlier deals. Only those who are as strong as you are told how strong that is.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Come hai giocato nelle mani precedenti. Solo chi deve essere forte come te viene a sapere quanto lo sei.</translation>
    </message>
    <message>
        <source>How they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Come pensano</translation>
    </message>
    <message>
        <source>Each of them first sees the usual card, the one that the maxims of the books advise. Then they lay out the hidden cards in their mind, in some way that agrees with all they remember: a seat that could not follow a suit has none of it. In each such picture they play the deal to its end. They leave the usual card only for one that is clearly better for what is at stake. What others have told, by how many cards they drew and by the cards they laid, makes some pictures likelier than others. Towards the end, when few pictures are left, the expert looks at every one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ognuno di loro considera prima la carta consueta, quella che consigliano le massime dei libri. Poi dispone in mente le carte nascoste, in un modo che va d’accordo con tutto quello che ricorda: un posto che non ha potuto rispondere a un seme non ne ha. In ognuna di queste ipotesi gioca la mano fino in fondo. Lascia la carta consueta solo per una che sia chiaramente migliore per quello che è in gioco. Ciò che gli altri hanno detto, con il numero di carte pescate e con le carte messe giù, rende alcune ipotesi più probabili di altre. Verso la fine, quando restano poche ipotesi, l’esperto le guarda tutte.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Table, Where the cards are&lt;/i&gt; tells you in figures what such pictures say of each card, from what you may see. Among experts the figures are true: of the cards said to be somewhere in 75 of 100 deals, 74 are there. Novices keep other cards, and among them a figure may be six off.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;Tavolo, Dove sono le carte&lt;/i&gt; ti dice in cifre che cosa rivelano tali immagini di ogni carta, da ciò che puoi vedere. Tra esperti le cifre sono vere: delle carte dette in un posto in 75 mani su 100, ce ne sono 74. I principianti tengono altre carte, e tra loro una cifra può sbagliare di sei.</translation>
    </message>
    <message>
        <source>Level, and pictures for a card</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Livello, e ipotesi per una carta</translation>
    </message>
    <message>
        <source>Remembers</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ricorda</translation>
    </message>
    <message>
        <source>Before the play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Prima del gioco</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert&lt;/b&gt;: 60 to 100, and more where it is close</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Esperto&lt;/b&gt;: da 60 a 100, e di più dove la scelta è stretta</translation>
    </message>
    <message>
        <source>everything</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tutto</translation>
    </message>
    <message>
        <source>bids by what thousands of deals have taught; tries out trumps and discards in pictures</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dichiara secondo ciò che hanno insegnato migliaia di mani; prova trionfi e scarti sulle ipotesi</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strong&lt;/b&gt;: 16</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Forte&lt;/b&gt;: 16</translation>
    </message>
    <message>
        <source>by the maxims of the books</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>secondo le massime dei libri</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steady&lt;/b&gt;: 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solido&lt;/b&gt;: 12</translation>
    </message>
    <message>
        <source>the last 3 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le ultime 3 prese; non quante carte ha pescato ciascuno</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lo stesso</translation>
    </message>
    <message>
        <source>&lt;b&gt;Novice&lt;/b&gt;: 8</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Principiante&lt;/b&gt;: 8</translation>
    </message>
    <message>
        <source>the last 2 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>le ultime 2 prese; non quante carte ha pescato ciascuno</translation>
    </message>
    <message>
        <source>by rule of thumb: five trumps are a game, or four with a king or a matador; queens and knaves are kept</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>a occhio: cinque trionfi sono un gioco, o quattro con un re o un mattadore; donne e fanti si tengono</translation>
    </message>
    <message>
        <source>Whoever is to be &lt;b&gt;as strong as you&lt;/b&gt; stands at a level or between two, and then makes each decision at one of them. How strong that is follows from your costly choices in earlier deals, as the coach found them in deals played without help. From one deal to the next they change by a quarter of a level at most. Choose another level, and nobody follows you any more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chi deve essere &lt;b&gt;forte come te&lt;/b&gt; sta a un livello o tra due, e allora prende ogni decisione a uno dei due. Quanto sei forte segue dalle tue scelte care nelle mani precedenti, come il maestro le ha trovate in quelle giocate senza aiuto. Da una mano all’altra cambiano al massimo di un quarto di livello. Scegli un altro livello, e nessuno ti segue più.</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; the expert bids by the maxims too, because it has not been taught from deals of that game yet; the cards it weighs in pictures as always. Five at a table leave less room for each, and so does a computer on which the program runs without its compiled part (&lt;i&gt;About&lt;/i&gt; tells). Nobody forgets their own cards, the matadors, or a card that lay open for all. Nobody puts a matador under a higher one if a small trump would do.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nel &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; anche l’esperto dichiara secondo le massime, perché non ha ancora imparato dalle mani di quel gioco; le carte le pesa sulle ipotesi come sempre. Cinque al tavolo lasciano meno spazio a ciascuno, e così un computer su cui il programma gira senza la sua parte compilata (lo dice &lt;i&gt;Informazioni su Ombre&lt;/i&gt;). Nessuno dimentica le proprie carte, i mattadori, o una carta che era scoperta per tutti. Nessuno mette un mattadore sotto uno più alto, se bastava un trionfo piccolo.</translation>
    </message>
    <message>
        <source>What their cards tell</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa dicono le loro carte</translation>
    </message>
    <message>
        <source>Those who defend together may not speak, but a card may have a meaning, as long as everybody at the table knows it. Here it is. Sometimes a hand has two cards of a suit that are worth the same, because no card that is still out ranks between them. To a trick that somebody else has led, everybody then plays &lt;b&gt;the lower one&lt;/b&gt;. So a king that falls on a trump tells that the queen is not in that hand, while a queen does not deny the king. A lead tells nothing: the Ombre leads spadille or manille as it comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chi difende insieme non può parlare, ma una carta può avere un significato, purché lo conosca tutto il tavolo. Eccolo. A volte una mano ha due carte di un seme che valgono lo stesso, perché nessuna delle carte ancora fuori sta tra l’una e l’altra. In una presa in cui è uscito un altro, ognuno gioca allora &lt;b&gt;la più bassa&lt;/b&gt;. Un re che cade su un trionfo dice dunque che la donna non è in quella mano, mentre una donna non nega il re. L’uscita non dice nulla: l’ombre esce con spadiglia o con maniglia, come capita.</translation>
    </message>
    <message>
        <source>They all read this, the Ombre as well as the partner, and so may you. They read it softly, because they do not know who keeps to it: a card against the rule makes a picture less likely, not impossible.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Lo leggono tutti, l’ombre come il compagno, e puoi farlo anche tu. Lo leggono con prudenza, perché non sanno chi vi si attiene: una carta contro la regola rende un’ipotesi meno probabile, non impossibile.</translation>
    </message>
    <message>
        <source>Habits</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Abitudini</translation>
    </message>
    <message>
        <source>Steady players and novices have habits, as people do: a steady player two, a novice three. Chance draws them for each sitting, and they stay the same until its end. Watch for them, and use them. During a sitting this page begins with what has shown itself: where somebody played the card of a habit and the books advise another one, as everybody could see once the cards of the deal lay open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I giocatori solidi e i principianti hanno abitudini, come la gente: un giocatore solido due, un principiante tre. Le sorteggia il caso per ogni partita, e restano le stesse fino alla fine. Osservale, e sfruttale. Durante una partita questa pagina comincia con quello che si è visto: dove qualcuno ha giocato la carta di un’abitudine e i libri ne consigliano un’altra, come tutti hanno potuto vedere quando le carte della mano erano scoperte.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;novice&lt;/b&gt; may lead kings at once, wherever they are trumped; lead other suits before the trumps are drawn, as Ombre; lead a trump as a defender, which does the Ombre’s work; save spadille too long; trump whatever can be trumped; or take tricks that the partner has won already. They give a habit up only where it costs a quarter of the stake, as far as they see.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un &lt;b&gt;principiante&lt;/b&gt; può uscire subito con i re, dovunque siano tagliati; uscire da ombre con altri semi prima di aver tolto i trionfi; uscire in difesa con un trionfo, il che fa il lavoro dell’ombre; conservare troppo a lungo spadiglia; tagliare tutto quello che si può tagliare; o fare prese che il compagno ha già vinto. Lascia un’abitudine solo dove gli costa un quarto della posta, per quanto ne vede.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;steady&lt;/b&gt; player may lead from the shortest suit, even a good guard; lead the same suit again and again; play low in second hand, even with the king; or trump high where a small trump would do. A tenth of the stake is too much for them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un giocatore &lt;b&gt;solido&lt;/b&gt; può uscire dal suo seme più corto, anche da una buona guardia; uscire sempre con lo stesso seme; stare basso da secondo, anche con il re; o tagliare alto dove bastava un trionfo piccolo. Un decimo della posta per lui è troppo.</translation>
    </message>
    <message>
        <source>Temper</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Temperamento</translation>
    </message>
    <message>
        <source>Each person has a temper as well, which goes by the chance of winning. The &lt;b&gt;cautious&lt;/b&gt; bid on nearly six chances in ten, rather with help than alone, and give a lost game up early. The &lt;b&gt;bold&lt;/b&gt; bid on less than four in ten, like to play alone, and go for all nine tricks. The &lt;b&gt;stubborn&lt;/b&gt; never give up, and lead the same suit again. The &lt;b&gt;thrifty&lt;/b&gt; save spadille, and draw few cards as defenders. The &lt;b&gt;hot-headed&lt;/b&gt; lead every trump from the top when they are Ombre. &lt;b&gt;Gamblers&lt;/b&gt; would rather turn a trump up than name one. It makes them different, hardly better or worse: a temper is something you may learn to use.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ognuno ha anche un temperamento, che guarda alla probabilità di vincere. I &lt;b&gt;prudenti&lt;/b&gt; dichiarano con quasi sei probabilità su dieci, meglio con un aiuto che da soli, e lasciano presto un gioco perso. Gli &lt;b&gt;audaci&lt;/b&gt; dichiarano con meno di quattro su dieci, amano giocare da soli, e tentano tutte e nove le prese. Gli &lt;b&gt;ostinati&lt;/b&gt; non si arrendono mai ed escono di nuovo dallo stesso seme. I &lt;b&gt;parsimoniosi&lt;/b&gt; conservano spadiglia e in difesa pescano poche carte. I &lt;b&gt;focosi&lt;/b&gt;, da ombre, escono con tutti i trionfi dal più alto. I &lt;b&gt;giocatori d’azzardo&lt;/b&gt; preferiscono scoprire un trionfo che nominarlo. Li rende diversi, non certo migliori o peggiori: un temperamento è una cosa che puoi imparare a sfruttare.</translation>
    </message>
    <message>
        <source>How long they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quanto pensano</translation>
    </message>
    <message>
        <source>The clock has no say. A level is a number of pictures, not a number of seconds: the same deal, the same seat and the same question give the same answer on a fast computer and on a slow one, at any time of the day. If the program in which they think stops or hangs, it is started again, and a simple player who knows the maxims by heart chooses that one card.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’orologio non c’entra. Un livello è un numero di ipotesi, non di secondi: la stessa mano, lo stesso posto e la stessa domanda danno la stessa risposta su un computer veloce e su uno lento, a qualsiasi ora del giorno. Se il programma in cui pensano si ferma o si blocca, viene riavviato, e quella sola carta la sceglie un giocatore semplice che sa le massime a memoria.</translation>
    </message>
    <message>
        <source>They have their card in a moment. Then they take their time before they lay it, each in their own way, by what everybody can see: a bid takes longer than a card, a lead longer than a follow, and a rich pool makes everyone slow. A long pause tells you nothing about a hand. The speed in the preferences shortens it, and so does a click.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La carta ce l’hanno in un momento. Poi si prendono il loro tempo prima di metterla giù, ciascuno a modo suo, secondo quello che tutti possono vedere: una dichiarazione richiede più tempo di una carta, un’uscita più di una risposta, e un piatto ricco rende tutti lenti. Una lunga pausa non ti dice niente su una mano. La velocità nelle preferenze la accorcia, e così un clic.</translation>
    </message>
    <message>
        <source>How to check it</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Come verificarlo</translation>
    </message>
    <message>
        <source>Take any moment of any deal and exchange cards that a seat has not seen: two in your hand with two in the talon, or a whole hand with another. What the table writes down for that seat must stay the same to the letter, and so must the opponent’s answer. This is the &lt;b&gt;swap test&lt;/b&gt;. It is run for every game, every phase of a deal and every level; anybody who has the source can run it:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Prendi un momento qualsiasi di una mano e scambia carte che un posto non ha visto: due della tua mano con due del tallone, o una mano intera con un’altra. Quello che il tavolo scrive per quel posto deve restare uguale fino all’ultima lettera, e così la risposta dell’avversario. È la &lt;b&gt;prova dello scambio&lt;/b&gt;. La si fa per ogni gioco, ogni fase di una mano e ogni livello; chiunque abbia il codice sorgente può farla:</translation>
    </message>
    <message>
        <source>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</translation>
    </message>
    <message>
        <source>And from the score sheet you can go through every deal that is over once more, with all cards open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>E dal foglio dei conti puoi ripercorrere ogni mano finita, con tutte le carte scoperte.</translation>
    </message>
</context>
<context>
    <name>rules/outcome.html</name>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Chi ha vinto {rule 1.12}</translation>
    </message>
    <message>
        <source>Three players share nine tricks. Only the highest number counts.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tre giocatori si dividono nove prese. Conta solo chi ne ha di più.</translation>
    </message>
    <message>
        <source>Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender. He has won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre ha più prese di ciascun difensore. Ha vinto.</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bestia</translation>
    </message>
    <message>
        <source>Two or three share the highest number, the Ombre among them or not. He has lost, and pays the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Due o tre giocatori sono in testa alla pari, con l’ombre o senza. L’ombre ha perso, e paga nel piatto.</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Codiglio</translation>
    </message>
    <message>
        <source>One defender has more tricks than the Ombre and more than his partner. The Ombre has lost, and pays that defender.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un difensore ha più prese dell’ombre e più del suo compagno. L’ombre ha perso, e paga a quel difensore.</translation>
    </message>
    <message>
        <source>All the ways to share nine tricks</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tutti i modi di dividere nove prese</translation>
    </message>
    <message>
        <source>The Ombre’s tricks stand first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le prese dell’ombre vengono per prime.</translation>
    </message>
    <message>
        <source>4–4–1, 3–3–3, and 1–4–4, which the Spanish call a royal puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>4–4–1, 3–3–3, e 1–4–4, che gli spagnoli chiamano puesta reale</translation>
    </message>
    <message>
        <source>all others, such as 4–5–0, 3–4–2, 2–4–3 or 0–5–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tutti gli altri, come 4–5–0, 3–4–2, 2–4–3 o 0–5–4</translation>
    </message>
    <message>
        <source>When the sitter has taken the talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quando chi riposa ha preso il tallone</translation>
    </message>
    <message>
        <source>Then &lt;b&gt;four&lt;/b&gt; players share the nine tricks. The Ombre needs more than each of the other three, so that three tricks may be enough. If the highest number is shared, it is a puesta. If one of the others alone has most, it is codille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Allora &lt;b&gt;quattro&lt;/b&gt; giocatori si dividono le nove prese. L’ombre ne deve avere più di ciascuno degli altri tre, perciò tre prese possono bastare. Se c’è parità in testa, è bestia. Se ne ha di più uno solo degli altri, è codiglio.</translation>
    </message>
    <message>
        <source>What this means for the defenders</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa vuol dire per i difensori</translation>
    </message>
    <message>
        <source>They are partners against the Ombre, and rivals for the codille. Two tricks each and one trick each do not hurt him; four in &lt;b&gt;one&lt;/b&gt; hand do. So a defender with a strong hand is helped by the weak one, who leads to him and does not take his tricks. If he cannot get past the Ombre, a tie will do: then at least the pool is paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sono compagni contro l’ombre, e rivali per il codiglio. All’ombre due prese ciascuno, o una ciascuno, non fanno male; quattro a &lt;b&gt;uno&lt;/b&gt; solo sì. Perciò il più debole aiuta il più forte: esce per lui e non gli porta via le prese. Se non riesce a superare l’ombre, va bene anche la parità: così almeno si paga il piatto.</translation>
    </message>
</context>
<context>
    <name>rules/payments.html</name>
    <message>
        <source>The payments {rule 1.13}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>I pagamenti {rule 1.13}</translation>
    </message>
    <message>
        <source>Chips change hands when the deal is over. The pool is what has gathered in the middle: the antes, and what Ombres before have lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le fiches passano di mano quando la mano è finita. Il piatto è quello che si è raccolto in mezzo: le poste, e ciò che si è perso nelle mani precedenti.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa si paga</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sacada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vinta&lt;/b&gt; (sacada)</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each opponent pays him the &lt;b&gt;game&lt;/b&gt;, and &lt;b&gt;estuches&lt;/b&gt; and &lt;b&gt;primeras&lt;/b&gt; if there are any.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre prende il piatto. Ogni avversario gli paga il &lt;b&gt;gioco&lt;/b&gt;, e gli &lt;b&gt;estuches&lt;/b&gt; (trionfi alti di seguito) e le &lt;b&gt;primeras&lt;/b&gt; (le prime cinque prese), se ce ne sono.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cappotto&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The same, with 10 from each in place of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo stesso, con 10 da ognuno invece delle primeras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole failed&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cappotto mancato&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre takes the pool and pays each opponent 30, less 2 in a vuelta or 10 in a solo, and less his estuches.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre prende il piatto e paga 30 a ogni avversario, meno 2 in una voltata o 10 in un solo, e meno i suoi estuches.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bestia&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and {loss} chips more: pool + {loss}. Estuches and primeras against him are added once.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre paga nel piatto quanto c’è già, più {loss} fiches: piatto + {loss}. Gli estuches e le primeras contro di lui si aggiungono una volta sola.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codiglio&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays the same amount to the winner. The pool stays for the next deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre paga la stessa somma a chi vince. Il piatto resta per la mano seguente.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Surrender&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Resa&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Pool + {loss} into the pool, and no extras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Piatto + {loss} nel piatto, e niente di più.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Each opponent&lt;/i&gt; means three players: the two defenders and the one who sits out. When the sitter has taken the talon, it means the other three.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;Ogni avversario&lt;/i&gt; vuol dire tre giocatori: i due difensori e chi riposa. Quando chi riposava ha preso il tallone, vuol dire gli altri tre.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>entrada 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>entrata 5</translation>
    </message>
    <message>
        <source>vuelta 7</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>voltata 7</translation>
    </message>
    <message>
        <source>solo 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo 15</translation>
    </message>
    <message>
        <source>play 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>gioco 5</translation>
    </message>
    <message>
        <source>no exchange 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>senza scarto 15</translation>
    </message>
    <message>
        <source>The price of losing {rule A22}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il prezzo di chi perde {rule A22}</translation>
    </message>
    <message>
        <source>Look at the nine cards with which the Ombre begins to play. If he holds the top trumps without a gap, from spadille down, and at least &lt;b&gt;three&lt;/b&gt; of them, each counts one chip: spadille, manille, basto and the king of black trumps make four. If he &lt;b&gt;lacks&lt;/b&gt; them in the same way, they count too. When he wins, each opponent pays them to him; when he loses, he pays them once, with the price of losing. Spadille and basto without manille count nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Guarda le nove carte con cui l’ombre comincia a giocare. Se ha i trionfi più alti senza interruzione, da spadiglia in giù, e almeno &lt;b&gt;tre&lt;/b&gt;, ognuno conta una fiche: spadiglia, maniglia, basto e il re di un trionfo nero fanno quattro. Se gli &lt;b&gt;mancano&lt;/b&gt; allo stesso modo, contano ugualmente. Se vince, ogni avversario glieli paga; se perde, li paga lui una volta, insieme al prezzo della perdita. Spadiglia e basto senza maniglia non contano niente.</translation>
    </message>
    <message>
        <source>Estuches {rule A27}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Estuches {rule A27}</translation>
    </message>
    <message>
        <source>Besides the pool a lost game costs some chips for each player at the table, as a rule also for one who sits out. Where the dealer stakes for all, it costs 5 for each. Where every player stakes before the deal, it costs that stake for each: with a stake of 2 among three that is pool + 6. As a rule the price is the same whatever was bid. By the rules in force a lost game costs &lt;b&gt;pool + {loss}&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Oltre al piatto, un gioco perso costa alcune fiches per ogni giocatore al tavolo, di regola anche per chi riposa. Dove il mazziere mette per tutti, costa 5 per ognuno. Dove ogni giocatore mette prima della mano, costa quella posta per ognuno: con una posta di 2 in tre è piatto + 6. Di regola il prezzo è lo stesso, qualunque cosa sia stata dichiarata. Con le regole in vigore un gioco perso costa &lt;b&gt;piatto + {loss}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Primeras {rule A28}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Primeras {rule A28}</translation>
    </message>
    <message>
        <source>Three chips from each for the &lt;a href=&quot;rules:claim&quot;&gt;first five tricks&lt;/a&gt;, when the Ombre stops there. Three chips &lt;b&gt;against&lt;/b&gt; him if he loses the game and has won none of the first five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tre fiches da ognuno per le &lt;a href=&quot;rules:claim&quot;&gt;prime cinque prese&lt;/a&gt;, se l’ombre si ferma lì. Tre fiches &lt;b&gt;contro&lt;/b&gt; di lui se perde il gioco e non ha fatto nessuna delle prime cinque.</translation>
    </message>
    <message>
        <source>Worked examples {rule 1.14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Esempi con i conti {rule 1.14}</translation>
    </message>
    <message>
        <source>Gains and losses of the Ombre and of the two defenders, X and Y; the ante is in the pool already. There are three players, and the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Guadagni e perdite dell’ombre e dei due difensori, X e Y; la posta è già nel piatto. I giocatori sono tre, e la posta del mazziere è cinque.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ombre</translation>
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
        <translation>Piatto</translation>
    </message>
    <message>
        <source>Entrada won 5–3–1, pool 5: he takes 5, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata vinta 5–3–1, piatto 5: prende 5, e 5 da ognuno</translation>
    </message>
    <message>
        <source>Vuelta won 5–2–2 with three estuches, pool 10: he takes 10, and 7 + 3 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltata vinta 5–2–2 con tre estuches, piatto 10: prende 10, e 7 + 3 da ognuno</translation>
    </message>
    <message>
        <source>Entrada, all nine tricks, pool 5: he takes 5, and 5 + 10 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata, tutte e nove le prese, piatto 5: prende 5, e 5 + 10 da ognuno</translation>
    </message>
    <message>
        <source>Entrada 4–4–1, pool 5: puesta, 5 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata 4–4–1, piatto 5: bestia, 5 + 15</translation>
    </message>
    <message>
        <source>Vuelta 1–4–4, pool 10: puesta, 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltata 1–4–4, piatto 10: bestia, 10 + 15</translation>
    </message>
    <message>
        <source>Entrada 4–5–0, pool 5: codille, 5 + 15 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata 4–5–0, piatto 5: codiglio, 5 + 15 a X</translation>
    </message>
    <message>
        <source>Entrada 3–4–2 without the three matadors, pool 25: codille, 25 + 15 + 3 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata 3–4–2 senza i tre mattadori, piatto 25: codiglio, 25 + 15 + 3 a X</translation>
    </message>
    <message>
        <source>Vuelta, led on after five and lost two: he takes 5 and pays 28 to each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltata: continua dopo le prime cinque prese e ne perde due; prende 5 e paga 28 a ognuno</translation>
    </message>
    <message>
        <source>Vuelta surrendered and accepted, pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltata, resa accettata, piatto 5</translation>
    </message>
    <message>
        <source>Entrada surrendered, X takes over and ends with 4, the first Ombre 3, Y 2; pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata con resa: X continua e finisce con 4 prese, il primo ombre con 3, Y con 2; piatto 5</translation>
    </message>
    <message>
        <source>No chip is ever lost: what one player pays goes to another player or into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nessuna fiche va mai persa: ciò che paga un giocatore va a un altro, o nel piatto.</translation>
    </message>
</context>
<context>
    <name>rules/play.html</name>
    <message>
        <source>The play</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>The eldest leads to the first trick, whoever is the Ombre. Whoever wins a trick leads to the next. The highest trump wins a trick; if there is none, the highest card of the suit that was led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il primo di mano esce per la prima presa, chiunque sia l’ombre. Chi vince una presa esce per la seguente. Prende il trionfo più alto; se non ce n’è, la carta più alta del seme d’uscita.</translation>
    </message>
    <message>
        <source>Following suit {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Rispondere al seme {rule 1.9}</translation>
    </message>
    <message>
        <source>If you have a card of the suit led, play one of that suit.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Se hai una carta del seme d’uscita, gioca una di quel seme.</translation>
    </message>
    <message>
        <source>If you have none, play whatever you like. You need not trump, and you need never play higher than what lies there.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Se non ne hai, gioca quello che vuoi. Non sei tenuto a tagliare, né a giocare più alto di quello che c’è.</translation>
    </message>
    <message>
        <source>The black aces are trumps. They do not follow to plain {suit S} or {suit C}.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Gli assi neri sono trionfi. Non rispondono a {suit S} o {suit C} quando quel seme non è trionfo.</translation>
    </message>
    <message>
        <source>The privilege of the matadors</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il privilegio dei mattadori</translation>
    </message>
    <message>
        <source>When &lt;b&gt;trumps&lt;/b&gt; are led you must play a trump, with one exception: a &lt;b&gt;matador&lt;/b&gt; may be kept back, unless the card that was &lt;b&gt;led&lt;/b&gt; is a higher matador. Keeping one back is called to &lt;b&gt;renege&lt;/b&gt;, and it is quite lawful. It helps only if you have no other trump; an ordinary trump in your hand must be played, or a matador in its place.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quando si esce a &lt;b&gt;trionfo&lt;/b&gt; devi giocare un trionfo, con un’eccezione: un &lt;b&gt;mattadore&lt;/b&gt; si può trattenere, a meno che la carta d’&lt;b&gt;uscita&lt;/b&gt; sia un mattadore più alto. &lt;b&gt;Trattenerne&lt;/b&gt; uno è del tutto lecito. Il privilegio vale solo se non hai altri trionfi: se ne hai uno comune devi giocare quello, oppure un mattadore.</translation>
    </message>
    <message>
        <source>Only the card that was led forces a matador out. Spadille played second to a small trump forces nobody. The Ombre has the privilege as well as his opponents.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Solo la carta d’uscita fa cadere un mattadore. La spadiglia giocata per seconda su un trionfo piccolo non obbliga nessuno. L’ombre ha il privilegio come i difensori.</translation>
    </message>
    <message>
        <source>Your only trumps are matadors: must you play one? {rule A15}</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>I tuoi soli trionfi sono mattadori: devi giocarne uno? {rule A15}</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>Your trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>I tuoi trionfi</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tu</translation>
    </message>
    <message>
        <source>any trump that is no matador</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>un trionfo che non è mattadore</translation>
    </message>
    <message>
        <source>any matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>qualsiasi mattadore</translation>
    </message>
    <message>
        <source>are free</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sei libero</translation>
    </message>
    <message>
        <source>basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>basto</translation>
    </message>
    <message>
        <source>spadille, manille or both</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spadiglia, maniglia o tutte e due</translation>
    </message>
    <message>
        <source>manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>maniglia</translation>
    </message>
    <message>
        <source>spadille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spadiglia</translation>
    </message>
    <message>
        <source>must play basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>devi giocare il basto</translation>
    </message>
    <message>
        <source>spadille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spadiglia e basto</translation>
    </message>
    <message>
        <source>must play one of the two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>devi giocare uno dei due</translation>
    </message>
    <message>
        <source>must play manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>devi giocare la maniglia</translation>
    </message>
    <message>
        <source>manille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>maniglia e basto</translation>
    </message>
    <message>
        <source>Punto is an ordinary trump here: alone in the hand, it must be played to any trump that is led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il punto qui è un trionfo comune: da solo in mano, va giocato su ogni uscita a trionfo.</translation>
    </message>
    <message>
        <source>Examples, with {suit H} as trumps</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>Esempi, con {suit H} per trionfo</translation>
    </message>
    <message>
        <source>You hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hai</translation>
    </message>
    <message>
        <source>You may play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puoi giocare</translation>
    </message>
    <message>
        <source>any of them; spadille may stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>una qualsiasi; la spadiglia può restare</translation>
    </message>
    <message>
        <source>{SA} or {HK}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA} o {HK}</translation>
    </message>
    <message>
        <source>{CA} only: manille calls for basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo {CA}: la maniglia chiama il basto</translation>
    </message>
    <message>
        <source>{CA} or {H2}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA} o {H2}</translation>
    </message>
    <message>
        <source>any of them</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>una qualsiasi</translation>
    </message>
    <message>
        <source>And with {suit C} as trumps: {SK} is led and you hold {SA} {S4} {HK}. You must play {S4}; spadille is no plain card of its suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>E con {suit C} per trionfo: si esce con {SK} e hai {SA} {S4} {HK}. Devi giocare {S4}; la spadiglia non è una carta comune del suo seme.</translation>
    </message>
    <message>
        <source>Gano {rule 3.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gano {rule 3.6}</translation>
    </message>
    <message>
        <source>Where the table has agreed on it, a defender may say &lt;b&gt;gano&lt;/b&gt;, &amp;ldquo;I win&amp;rdquo;, of the card he plays: he asks the other defender not to overtake it. He may say it only while his card wins the trick and the other has yet to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Dove il tavolo l’ha convenuto, un difensore che gioca una carta può dire &lt;b&gt;gano&lt;/b&gt;, &amp;ldquo;vinco io&amp;rdquo;: chiede all’altro difensore di non superarla. Può dirlo solo finché la sua carta vince la presa e l’altro deve ancora giocare.</translation>
    </message>
    <message>
        <source>As a &lt;b&gt;request&lt;/b&gt; it tells the other that the card should hold. He is free to do as he likes.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Come &lt;b&gt;richiesta&lt;/b&gt;, invita l’altro a lasciar passare la carta. L’altro è libero di fare come vuole.</translation>
    </message>
    <message>
        <source>Where it &lt;b&gt;binds&lt;/b&gt;, the other must play a card that does not beat it, as long as he has one that he may play. If he has none, he has to win. Once the Ombre has beaten the card there is nothing left to be let pass.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Dove &lt;b&gt;obbliga&lt;/b&gt;, l’altro deve giocare una carta che non la batte, finché ne ha una che può giocare. Se non ne ha, deve vincere. Quando l’ombre ha battuto la carta, non c’è più niente da lasciar passare.</translation>
    </message>
    <message>
        <source>It may be closed to a defender with four tricks: one more is codille, and others should not help him to it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Può essere vietato a un difensore con quattro prese: un’altra è codiglio, e gli altri non devono aiutarlo.</translation>
    </message>
    <message>
        <source>Example: the Ombre leads {S6}, your friend plays {SQ} and says gano. You hold {SK} {S3} {D5}. Where gano binds, {S3} is your only card; holding {SK} {D5}, you would have to play {SK}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Esempio: l’ombre esce con {S6}, il tuo compagno gioca {SQ} e dice gano. Hai {SK} {S3} {D5}. Dove il gano obbliga, {S3} è la tua sola carta; con {SK} {D5}, dovresti giocare {SK}.</translation>
    </message>
    <message>
        <source>Not this card?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Non questa carta?</translation>
    </message>
    <message>
        <source>A card that may not be played now is dimmed. Click it, and the table tells you which rule is in the way. Press &lt;b&gt;F1&lt;/b&gt;, or click what the table says, and this book opens at that rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Una carta che adesso non si può giocare appare sbiadita. Cliccala, e il tavolo ti dice quale regola lo impedisce. Premi &lt;b&gt;F1&lt;/b&gt;, o clicca quello che il tavolo dice, e questo libro si apre a quella regola.</translation>
    </message>
</context>
<context>
    <name>rules/pokerwiner.html</name>
    <message>
        <source>Two-bid Ombre {rule 3.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Ombre a due dichiarazioni {rule 3.8}</translation>
    </message>
    <message>
        <source>The form that the encyclopaedias describe: two bids instead of three, nothing is turned up, and at the end of the exchange the dealer has a choice of his own. The rest is as in Ombre Renegado.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La forma che descrivono le enciclopedie: due dichiarazioni invece di tre, niente si scopre, e alla fine dello scarto il mazziere ha una scelta tutta sua. Il resto è come nell’Ombre Renegado.</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La distribuzione {rule 1.5}</translation>
    </message>
    <message>
        <source>The pack is dealt round face up, and the first &lt;b&gt;black ace&lt;/b&gt; makes its owner the dealer. He puts five chips into the pool and deals nine cards each, three at a time, to the right; thirteen are the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il mazzo si distribuisce scoperto, una carta a testa, e il primo &lt;b&gt;asso nero&lt;/b&gt; fa mazziere chi lo riceve. Il mazziere mette cinque fiches nel piatto e dà nove carte a testa, tre per volta, verso destra; tredici sono il tallone.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le dichiarazioni {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vale</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Gioco&lt;/b&gt;</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sì</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5 da ognuno</translation>
    </message>
    <message>
        <source>&lt;b&gt;No exchange&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Senza scarto&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>non per l’ombre</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>15 da ognuno</translation>
    </message>
    <message>
        <source>The eldest speaks first. Whoever says &lt;i&gt;I play&lt;/i&gt; may be overcalled by a later player who will do it without exchange. The first may then keep the game by &lt;b&gt;holding&lt;/b&gt;: he gives up his exchange as well. If all pass, the cards are thrown in; the pool stays, and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Parla prima il primo di mano. Chi dice &lt;i&gt;gioco&lt;/i&gt; può essere superato da uno che parla dopo ed è pronto a giocare senza scarto. Il primo può allora conservare il gioco &lt;b&gt;tenendo&lt;/b&gt;: rinuncia anche lui allo scarto. Se passano tutti, la mano va a monte; il piatto resta, e il mazziere seguente mette una nuova posta.</translation>
    </message>
    <message>
        <source>The Ombre names any suit as trump before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre nomina per trionfo il seme che vuole, prima di buttare una carta. {rule 1.7}</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo scarto {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre first, unless he plays without exchange; then the others, the one at his right before the other. Each may throw any number and draws as many, as far as the talon goes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Prima l’ombre, a meno che giochi senza scarto; poi gli altri, e fra loro prima quello alla sua destra. Ognuno può buttare quante carte vuole e ne pesca altrettante, finché il tallone basta.</translation>
    </message>
    <message>
        <source>When all have drawn, the &lt;b&gt;dealer&lt;/b&gt; may look at what is left of the talon. If he does, he must show it to everybody. He may as well leave it closed. {rule A14}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quando tutti hanno pescato, il &lt;b&gt;mazziere&lt;/b&gt; può guardare quello che resta del tallone. Se lo fa, deve mostrarlo a tutti. Ma può anche lasciarlo coperto. {rule A14}</translation>
    </message>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Arrendersi {rule 1.11}</translation>
    </message>
    <message>
        <source>Until he has played his card to the fourth trick, an Ombre who has bid &lt;i&gt;play&lt;/i&gt; may give up. A defender may take the hand over, the one at the Ombre’s right first; otherwise he pays pool + {loss} into the pool, without extras. Without exchange there is no surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Finché non ha giocato la sua carta alla quarta presa, un ombre che ha dichiarato &lt;i&gt;gioco&lt;/i&gt; può arrendersi. Un difensore può continuare la mano, prima quello alla destra dell’ombre; se nessuno la vuole, l’ombre paga nel piatto il piatto + {loss}, senza aggiunte. Senza scarto non ci si arrende.</translation>
    </message>
    <message>
        <source>All the rest</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tutto il resto</translation>
    </message>
    <message>
        <source>The same as in Renegado: &lt;a href=&quot;rules:cards&quot;&gt;the order of the cards&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;the play&lt;/a&gt; with its privilege of the matadors, &lt;a href=&quot;rules:claim&quot;&gt;the claim after five tricks and the vole&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;who has won&lt;/a&gt;, and &lt;a href=&quot;rules:payments&quot;&gt;what is paid&lt;/a&gt;. Where those pages speak of an entrada think of &lt;i&gt;play&lt;/i&gt;, where they speak of a solo think of &lt;i&gt;no exchange&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Come nel Renegado: &lt;a href=&quot;rules:cards&quot;&gt;l’ordine delle carte&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;il gioco&lt;/a&gt; con il privilegio dei mattadori, &lt;a href=&quot;rules:claim&quot;&gt;le cinque prese e il cappotto&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;chi ha vinto&lt;/a&gt;, e &lt;a href=&quot;rules:payments&quot;&gt;che cosa si paga&lt;/a&gt;. Dove quelle pagine parlano di entrata pensa a &lt;i&gt;gioco&lt;/i&gt;, dove parlano di solo pensa a &lt;i&gt;senza scarto&lt;/i&gt;.</translation>
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
        <translation>Si gioca in quattro con tutto il mazzo, dieci carte a testa: non c’è tallone e non c’è niente da scartare. L’ombre chiama un &lt;b&gt;re&lt;/b&gt;, e chi lo ha è il suo alleato, in segreto: il gioco dei salotti d’Europa nel Settecento.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordine delle carte e il gioco sono quelli di ogni ombre: vedi &lt;a href=&quot;rules:cards&quot;&gt;Le carte e il loro ordine&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;Il gioco&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 24.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Posta e distribuzione {rule 24.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts one chip into the pool before each deal, so a fresh pool holds four. The dealer deals all forty cards, three, three and four at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Prima di ogni mano &lt;b&gt;ogni&lt;/b&gt; giocatore mette nel piatto una fiche: un piatto nuovo ne ha dunque quattro. Il mazziere dà tutte e quaranta le carte, tre, tre e poi quattro, in senso antiorario, cominciando dalla sua destra.</translation>
    </message>
    <message>
        <source>The bids {rule 24.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le dichiarazioni {rule 24.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa ti impegni a fare</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Re chiamato&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sei delle dieci prese, insieme a chi ha il re che chiami</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sans prendre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sei prese da solo, contro tre</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cappotto&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all ten tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tutte e dieci le prese da solo</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Parla prima il primo di mano, e chi passa è fuori. Se hai dichiarato il re chiamato e qualcuno che parla dopo di te dichiara sans prendre, puoi &lt;b&gt;tenere&lt;/b&gt;: giochi tu sans prendre, e il gioco resta tuo.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, the holder of spadille must play, and calls a king as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se &lt;b&gt;passano tutti e quattro&lt;/b&gt;, deve giocare chi ha spadiglia, e chiama un re come se l’avesse dichiarato.</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 24.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il trionfo e il re chiamato {rule 24.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they then call a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre nomina il trionfo. Con il re chiamato, e in un gioco forzato, chiama poi un &lt;b&gt;re&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>any king but that of trumps, even one of their own hand: then they play alone, and nobody else knows it;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>un re qualsiasi tranne quello di trionfo, anche uno della propria mano: allora gioca da solo, e non lo sa nessun altro;</translation>
    </message>
    <message>
        <source>if they hold &lt;b&gt;all four kings&lt;/b&gt;, also a &lt;b&gt;{rank Q}&lt;/b&gt; that they lack, not of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>se ha &lt;b&gt;tutti e quattro i re&lt;/b&gt;, anche qualsiasi &lt;b&gt;{rank Q}&lt;/b&gt; che non abbia, non di trionfo;</translation>
    </message>
    <message>
        <source>if there is nothing to call, they play alone and show why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>se non c’è niente da chiamare, gioca da solo e mostra perché.</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chi ha la carta chiamata è l’&lt;b&gt;alleato&lt;/b&gt;, e non dice niente. Gli altri, ombre compreso, scoprono chi è quando la carta viene giocata. Fino ad allora il tavolo dice degli altri &lt;i&gt;amico o nemico?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The play and the vole {rule 24.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il gioco e il cappotto {rule 24.4}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. Nobody surrenders, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Esce il primo di mano, chiunque sia l’ombre. I mattadori hanno il loro privilegio. Nessuno si arrende, e nessuno dice gano.</translation>
    </message>
    <message>
        <source>A side that has won &lt;b&gt;the first six tricks&lt;/b&gt; may stop: whoever took the sixth claims the game, or goes on for all ten. The ally is known from then on. Nobody is asked in a forced game, nor in a vole that was bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>La parte che ha vinto &lt;b&gt;le prime sei prese&lt;/b&gt; può fermarsi: chi ha fatto la sesta riscuote il gioco, o continua per tutte e dieci. Da quel momento si sa chi è l’alleato. Non si chiede a nessuno in un gioco forzato, né in un cappotto dichiarato.</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa si paga {rule 24.5}</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and the ally count together. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave, and 2 after sans prendre; 1 more if the three matadors were dealt to the side, won or lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Le prese dell’ombre e dell’alleato si contano insieme. Il &lt;b&gt;gioco&lt;/b&gt; vale 1 fiche da ogni avversario con il re chiamato, e 2 con il sans prendre; 1 in più se quella parte ha ricevuto i tre mattadori, che vinca o perda.</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Prese della parte</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sei&lt;/b&gt; o più: vinto</translation>
    </message>
    <message>
        <source>The side takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La parte prende il piatto, e ogni avversario paga il gioco.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinque&lt;/b&gt;: rimessa, o bestia</translation>
    </message>
    <message>
        <source>The side pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>La parte paga nel piatto quanto c’è già, e il gioco a ogni avversario.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Quattro&lt;/b&gt; o meno: codiglio</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The side puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gli avversari si dividono il piatto in parti uguali. Chi ha perso rimette quello che hanno preso, e paga il gioco a ognuno.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All ten&lt;/b&gt;, after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tutte e dieci&lt;/b&gt;, dopo aver continuato</translation>
    </message>
    <message>
        <source>Won, and each opponent pays for the vole too: 1 after asking leave, 4 after sans prendre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vinto, e ogni avversario paga anche il cappotto: 1 con il re chiamato, 4 con il sans prendre.</translation>
    </message>
    <message>
        <source>A trick lost after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una presa persa dopo aver continuato</translation>
    </message>
    <message>
        <source>Won all the same, but the price of the vole is taken off the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vinto lo stesso, ma dal gioco si toglie il prezzo del cappotto.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vole that was bid&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un &lt;b&gt;cappotto dichiarato&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 6 from each opponent, 7 with the matadors. Missed: 4 to each, and the pool stays; with fewer than six tricks the game is lost besides.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Riuscito: il piatto, e 6 da ogni avversario, 7 con i mattadori. Mancato: 4 a ognuno, e il piatto resta; con meno di sei prese, in più, il gioco è perso.</translation>
    </message>
    <message>
        <source>Ombre and ally share the pool half and half, won or lost; the odd chip is the Ombre’s. The first opponent at the Ombre’s right settles with the ally, the other with the Ombre. An ally pays &lt;b&gt;nothing&lt;/b&gt; for an Ombre who took fewer than three tricks themselves, except in a forced game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ombre e alleato si dividono il piatto a metà, che vincano o perdano; la fiche che avanza è dell’ombre. Il primo avversario alla destra dell’ombre fa i conti con l’alleato, l’altro con l’ombre. Un alleato non paga &lt;b&gt;niente&lt;/b&gt; per un ombre che da solo ha fatto meno di tre prese, tranne che in un gioco forzato.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Esempi con i conti</translation>
    </message>
    <message>
        <source>The pool is 4, and nobody was dealt the matadors.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il piatto è 4, e nessuno ha ricevuto i mattadori.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Alleato</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piatto</translation>
    </message>
    <message>
        <source>Asked leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Re chiamato, vinto</translation>
    </message>
    <message>
        <source>Asked leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Re chiamato, rimessa</translation>
    </message>
    <message>
        <source>The same, the Ombre took two tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo stesso, ma l’ombre ha fatto due prese</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, vinto</translation>
    </message>
    <message>
        <source>Sans prendre, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, rimessa</translation>
    </message>
    <message>
        <source>Sans prendre, codille: each opponent takes 1, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, codiglio: ogni avversario prende 1, e 1 resta</translation>
    </message>
    <message>
        <source>Vole bid and made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Cappotto dichiarato e riuscito</translation>
    </message>
    <message>
        <source>Vole bid, six tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Cappotto dichiarato, sei prese</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Dove i tavoli si dividono</translation>
    </message>
    <message>
        <source>A table may forbid calling one’s own king, let three kings be enough for calling a {rank Q}, or ask nobody to go on while the called king is hidden. A table may prefer a suit, in which everything but the pool is paid double, and stake more. The old books disagree about who settles with whom and what a missed vole costs; this is our reading.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un tavolo può vietare di chiamare un re della propria mano, far bastare tre re per chiamare qualsiasi {rank Q}, o non chiedere a nessuno se continua finché il re chiamato è nascosto. Un tavolo può avere un seme di favore, in cui tutto si paga doppio tranne il piatto, e puntare di più. I vecchi libri non sono d’accordo su chi fa i conti con chi e su quanto costa un cappotto mancato; questa è la nostra lettura.</translation>
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
        <translation>L’ombre come si gioca in Perù e in Bolivia: il &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; con {suit D}, &lt;b&gt;oros&lt;/b&gt;, come seme di favore.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordine delle carte e il gioco sono quelli di ogni ombre: vedi &lt;a href=&quot;rules:cards&quot;&gt;Le carte e il loro ordine&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;Il gioco&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 23.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Posta e distribuzione {rule 23.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play; with &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, but pays and is paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool (&lt;i&gt;plato&lt;/i&gt;). Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si gioca in tre; se al tavolo si è in &lt;b&gt;quattro&lt;/b&gt; il mazziere riposa, ma paga ed è pagato come un difensore, tranne che non ha parte in un codiglio. Il mazziere mette &lt;b&gt;una fiche&lt;/b&gt; nel piatto (&lt;i&gt;plato&lt;/i&gt;). Ognuno riceve nove carte, tre per volta, in senso antiorario, e tredici restano come tallone.</translation>
    </message>
    <message>
        <source>The bids {rule 23.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le dichiarazioni {rule 23.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa ti impegni a fare</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Valore</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Entrata&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange up to eight cards</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nomini un trionfo qualsiasi, e scarti fino a otto carte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Oros&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange up to six</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>trionfo {suit D}, e scarti fino a sei carte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Volteo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Volteo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>si scopre la prima carta del tallone: il suo seme è trionfo; il secondo valore è quello del seme di favore</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nomini un trionfo qualsiasi, e non scarti niente</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo in oros&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>trionfo {suit D}, e non scarti niente</translation>
    </message>
    <message>
        <source>The eldest speaks first. The first bid must be an entrada, a volteo or a solo: &lt;b&gt;oros and solo in oros&lt;/b&gt; only go above another bid, or hold one. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass is final. An entrada or a solo that names {suit D} after all is paid as a game in oros.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Parla prima il primo di mano. La prima dichiarazione deve essere un’entrata, un volteo o un solo: &lt;b&gt;oros e solo in oros&lt;/b&gt; possono soltanto superarne un’altra, o tenerne una. Ogni dichiarazione deve salire, ma chi parla prima può &lt;b&gt;tenere&lt;/b&gt; quella di uno che parla dopo. Chi passa è fuori. Un’entrata o un solo che poi nomina {suit D} si paga come un gioco in oros.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, whoever holds spadille must play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange. If spadille lies in the talon, the deal is passed out. At some tables the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se &lt;b&gt;passano tutti&lt;/b&gt;, chi ha spadiglia deve giocare un’entrata, la &lt;i&gt;espada obligada&lt;/i&gt;: nomina il trionfo e scarta. Se spadiglia è nel tallone, la mano va a monte. A certi tavoli l’ultimo può dire &lt;b&gt;contrabola&lt;/b&gt; quando tutti prima di lui hanno passato. Allora non ci sono trionfi {rule 20.2}: ogni asso nero è la carta più bassa del suo seme. Chi la gioca butta una carta e ne pesca una, mentre nessun altro scarta, e non deve fare nemmeno una presa.</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trionfo e scarto {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first: up to eight cards after an entrada, six after oros. In a &lt;b&gt;volteo&lt;/b&gt; the turned card belongs to the Ombre and counts among the cards drawn, one to eight; a black ace makes its own suit trump. It is the bid that counts: an entrada that names {suit D} draws up to eight. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre scarta per primo: fino a otto carte in un’entrata, sei in oros. In un &lt;b&gt;volteo&lt;/b&gt; la carta scoperta è dell’ombre e si conta fra quelle che pesca, da una a otto; un asso nero fa trionfo il suo seme. Conta la dichiarazione: un’entrata che nomina {suit D} ne pesca fino a otto. Poi scartano i difensori: quello alla destra dell’ombre può cominciare o lasciar cominciare l’altro, e può pescare tutto quello che resta. In un solo scartano soltanto i difensori.</translation>
    </message>
    <message>
        <source>The play and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il gioco e la bola {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop, and each pays one chip more; or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Esce il primo di mano, chiunque sia l’ombre. Un ombre che vince le prime cinque prese può fermarsi, e ognuno paga una fiche in più; oppure continua per tutte e nove, la &lt;b&gt;bola&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Arrendersi {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up. A volteo is lost at once, and a solo is never given up. In an entrada, in oros and in a forced game a defender may take the hand over and play it in the Ombre’s place; it is settled as in &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; {rule A20}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Prima di giocare alla &lt;b&gt;quarta presa&lt;/b&gt; l’ombre può arrendersi. Un volteo è perso subito, e in un solo non ci si arrende mai. In un’entrata, in oros e in un gioco forzato un difensore può continuare la mano e giocarla al posto dell’ombre; si regola come nel &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; {rule A20}.</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa si paga {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre ha &lt;b&gt;più prese di ciascun&lt;/b&gt; difensore: vinto</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre prende il piatto. Ognuno degli altri paga il valore, 1 in più se l’ombre ha giocato con i tre mattadori, e 1 in più per le prime cinque prese.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;, tutte e nove le prese</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the first five.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo stesso, con 3 per la bola invece delle prime cinque.</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ha continuato, e ha perso una presa</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il gioco è vinto e il piatto preso, ma a quello che ognuno paga si toglie 3; dove non resta niente, paga l’ombre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bestia&lt;/b&gt;: parità di prese in testa, anche 1 – 4 – 4</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre paga il valore nel piatto, una volta per ogni altro giocatore.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codiglio&lt;/b&gt;: un difensore ne ha più di tutti</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre paga la stessa somma a lui. Il piatto resta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Resa&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Come per una bestia.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Contrabola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Riuscita: il piatto, e 2 da ognuno. Fallita: 2 per ognuno nel piatto.</translation>
    </message>
    <message>
        <source>Points instead of chips {rule 23.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Punti invece di fiches {rule 23.4}</translation>
    </message>
    <message>
        <source>A table may play for points, to &lt;b&gt;twelve&lt;/b&gt;. The Ombre has 1 point for a game won with up to six tricks, 2 with seven or eight, 4 with all nine, and 1 more in oros. For a puesta each defender has 1, for a codille the better one 2. Nobody gives up, and nothing is staked. The first with twelve points wins, counted after the deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un tavolo può giocare a punti, fino a &lt;b&gt;dodici&lt;/b&gt;. L’ombre ha 1 punto per un gioco vinto con sei prese al massimo, 2 con sette o otto, 4 con tutte e nove, e 1 in più in oros. Per una bestia ogni difensore ha 1, per un codiglio il migliore 2. Nessuno si arrende, e non si mette posta. Vince il primo che arriva a dodici punti, contati dopo la mano.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Esempi con i conti</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Al tavolo si è in quattro, e nel piatto c’è una fiche.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ciascun altro</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piatto</translation>
    </message>
    <message>
        <source>Oros, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Oros, vinto</translation>
    </message>
    <message>
        <source>Volteo that turned {suit D}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Volteo che ha scoperto {suit D}, vinto</translation>
    </message>
    <message>
        <source>Entrada that named {suit D}, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata che ha nominato {suit D}, 4 – 4 – 1</translation>
    </message>
    <message>
        <source>Solo in oros, one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo in oros, un difensore ha codiglio</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Dove i tavoli si dividono</translation>
    </message>
    <message>
        <source>Rocambor could be read in one program only, whose rules and whose play did not always agree; the prices are those of our Tresillo. A table may open with oros, draw eight cards after it, deal again when all pass, and change what Tresillo changes. The game named &lt;i&gt;penetro&lt;/i&gt;, in which all play when all have passed, is not played here.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il Rocambor si è potuto leggere in un programma soltanto, le cui regole e il cui gioco non andavano sempre d’accordo; i prezzi sono quelli del nostro Tresillo. Un tavolo può aprire con oros, pescare otto carte dopo, dare di nuovo quando passano tutti, e cambiare quello che cambia il Tresillo. Il gioco chiamato &lt;i&gt;penetro&lt;/i&gt;, in cui giocano tutti quando hanno passato tutti, qui non si gioca.</translation>
    </message>
</context>
<context>
    <name>rules/surrender.html</name>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Arrendersi {rule 1.11}</translation>
    </message>
    <message>
        <source>An Ombre who sees that he cannot win may give up when it is his turn, until he has played his card to the &lt;b&gt;fourth trick&lt;/b&gt;. He then pays a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt; without any extras: never more than the lost game would cost, and no defender is the richer by it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un ombre che vede di non poter vincere può rinunciare quando tocca a lui, finché non ha giocato la sua carta alla &lt;b&gt;quarta presa&lt;/b&gt;. Allora paga una &lt;a href=&quot;rules:outcome&quot;&gt;bestia&lt;/a&gt; senza aggiunte: mai più di quanto costerebbe il gioco perso, e nessun difensore ci guadagna.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>May he surrender?</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Può arrendersi?</translation>
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
        <translation>&lt;b&gt;Voltata&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes, if &lt;b&gt;both&lt;/b&gt; defenders accept. If one refuses, play goes on; he may ask again in a later trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sì, se accettano &lt;b&gt;tutti e due&lt;/b&gt; i difensori. Se uno rifiuta, si continua; può chiedere di nuovo in una presa successiva.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Entrata&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes. But each defender, the one at the Ombre’s right first, may &lt;b&gt;take over&lt;/b&gt; the hand.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sì. Ma ogni difensore, prima quello alla destra dell’ombre, può &lt;b&gt;continuare&lt;/b&gt; la mano.</translation>
    </message>
    <message>
        <source>Taking over {rule A20}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Continuare {rule A20}</translation>
    </message>
    <message>
        <source>Whoever takes over is the Ombre for the rest of the deal, as if the entrada had been his own. Trumps stay as they are, the tricks that were won stay with their winners, and nobody exchanges again. He is paid as an Ombre if he wins and pays as an Ombre if he does not. The one who gave up is a defender now and owes nothing more than any defender. A hand can be taken over once, and then it is played to the end.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chi continua è l’ombre per il resto della mano, come se l’entrata fosse stata sua. Il trionfo resta com’è, le prese fatte restano a chi le ha vinte, e nessuno scarta di nuovo. È pagato come un ombre se vince e paga come un ombre se non vince. Chi ha rinunciato adesso è un difensore e non deve più di qualsiasi difensore. Una mano si può continuare una volta sola, e poi si gioca fino in fondo.</translation>
    </message>
    <message>
        <source>The Spanish way</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Alla spagnola</translation>
    </message>
    <message>
        <source>A table may agree to settle a hand that was taken over as Spanish books have it. Then the pool stays where it is, and nobody is paid for the game, for estuches or for primeras. There is one price, the &lt;b&gt;puesta&lt;/b&gt; of pool + {loss}. Who pays it depends on who has the most tricks:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un tavolo può convenire di regolare una mano continuata come fanno i libri spagnoli. Allora il piatto resta dov’è, e non si paga niente per il gioco, per gli estuches o per le primeras. C’è un prezzo solo, la &lt;b&gt;bestia&lt;/b&gt; del piatto + {loss}. Chi la paga dipende da chi ha più prese:</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Più prese</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa si paga</translation>
    </message>
    <message>
        <source>the player who took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>chi ha continuato</translation>
    </message>
    <message>
        <source>The player who gave up pays them a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chi ha rinunciato gli paga una bestia.</translation>
    </message>
    <message>
        <source>the player who took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>chi ha continuato e un altro, pari</translation>
    </message>
    <message>
        <source>The player who took over and the one who gave up each pay a puesta into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chi ha continuato e chi ha rinunciato pagano ciascuno una bestia nel piatto.</translation>
    </message>
    <message>
        <source>the player who gave up, alone or level with a third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>chi ha rinunciato, da solo o pari con un terzo</translation>
    </message>
    <message>
        <source>The player who took over pays a puesta into the pool. The player who gave up is saved and pays nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chi ha continuato paga una bestia nel piatto. Chi ha rinunciato è salvo e non paga niente.</translation>
    </message>
    <message>
        <source>two players level who neither took over nor gave up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>due giocatori pari che non hanno né continuato né rinunciato</translation>
    </message>
    <message>
        <source>a third player alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>un terzo giocatore da solo</translation>
    </message>
    <message>
        <source>Codille: the player who took over pays them a puesta, and the one who gave up pays one into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Codiglio: chi ha continuato gli paga una bestia, e chi ha rinunciato ne paga una nel piatto.</translation>
    </message>
    <message>
        <source>A taker who has the first five tricks has won, and is not asked to claim: neither the primeras nor a vole would be paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Chi continua e ha le prime cinque prese ha vinto, e non gli si chiede niente: né le primeras né un cappotto si pagherebbero.</translation>
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
        <translation>L’ombre come si gioca in Spagna. Un seme, il &lt;b&gt;seme di favore&lt;/b&gt;, è migliore degli altri: una dichiarazione in quel seme supera la stessa in un altro, e vale di più.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. Spaniards call the Ombre the &lt;i&gt;jugador&lt;/i&gt; and the defenders the &lt;i&gt;contras&lt;/i&gt;; spadille is the &lt;i&gt;espada&lt;/i&gt;, manille the &lt;i&gt;mala&lt;/i&gt;, and the pool is the &lt;i&gt;plato&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordine delle carte e il gioco sono quelli di ogni ombre: vedi &lt;a href=&quot;rules:cards&quot;&gt;Le carte e il loro ordine&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;Il gioco&lt;/a&gt;. Gli spagnoli chiamano l’ombre &lt;i&gt;jugador&lt;/i&gt; e i difensori &lt;i&gt;contras&lt;/i&gt;; spadiglia è la &lt;i&gt;espada&lt;/i&gt;, maniglia la &lt;i&gt;mala&lt;/i&gt;, e il piatto è il &lt;i&gt;plato&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 22.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Posta e distribuzione {rule 22.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play. With &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, as &lt;i&gt;zángano&lt;/i&gt;: they get no cards, but pay and are paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool. Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si gioca in tre. Se al tavolo si è in &lt;b&gt;quattro&lt;/b&gt; il mazziere riposa, come &lt;i&gt;zángano&lt;/i&gt;: non riceve carte, ma paga ed è pagato come un difensore, tranne che non ha parte in un codiglio. Il mazziere mette &lt;b&gt;una fiche&lt;/b&gt; nel piatto. Ognuno riceve nove carte, tre per volta, in senso antiorario, e tredici restano come tallone.</translation>
    </message>
    <message>
        <source>The favour suit {rule 22.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il seme di favore {rule 22.2}</translation>
    </message>
    <message>
        <source>It is agreed for the whole sitting; at this table it is {suit S}, unless you choose another. A game in the favour suit is worth &lt;b&gt;twice&lt;/b&gt; the value.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si conviene per tutta la partita; a questo tavolo è {suit S}, se non ne scegli un altro. Un gioco nel seme di favore si paga &lt;b&gt;il doppio&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The bids {rule 22.3} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le dichiarazioni {rule 22.3} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa ti impegni a fare</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Valore</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Entrata&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nomini un trionfo qualsiasi, e scarti</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Entrata di favore&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il seme di favore è trionfo, e scarti</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Voltata&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>si scopre la prima carta del tallone: il suo seme è trionfo; il secondo valore è quello del seme di favore</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>nomini un trionfo qualsiasi, e non scarti niente</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo di favore&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il seme di favore è trionfo, e non scarti niente</translation>
    </message>
    <message>
        <source>The eldest speaks first. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass (&lt;i&gt;paso&lt;/i&gt;) is final. An entrada or a solo that names the favour suit after all is paid as a game in favour.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Parla prima il primo di mano. Ogni dichiarazione deve salire, ma chi parla prima può &lt;b&gt;tenere&lt;/b&gt; quella di uno che parla dopo. Chi passa (&lt;i&gt;paso&lt;/i&gt;) è fuori. Un’entrata o un solo che poi nomina il seme di favore si paga come un gioco di favore.</translation>
    </message>
    <message>
        <source>If all pass, the next player deals. At some tables whoever holds spadille must then play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange, and if spadille lies in the talon, the deal is passed out. At others the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se passano tutti, dà il giocatore seguente. A certi tavoli chi ha spadiglia deve allora giocare un’entrata, la &lt;i&gt;espada obligada&lt;/i&gt;: nomina il trionfo e scarta, e se spadiglia è nel tallone la mano va a monte. Ad altri l’ultimo può dire &lt;b&gt;contrabola&lt;/b&gt; quando tutti prima di lui hanno passato. Allora non ci sono trionfi {rule 20.2}: ogni asso nero è la carta più bassa del suo seme. Chi la gioca butta una carta e ne pesca una, mentre nessun altro scarta, e non deve fare nemmeno una presa.</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trionfo e scarto {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first, up to nine cards. In a &lt;b&gt;vuelta&lt;/b&gt; the turned card belongs to the Ombre and counts among those drawn; a black ace makes its own suit trump. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre scarta per primo, fino a nove carte. In una &lt;b&gt;voltata&lt;/b&gt; la carta scoperta è dell’ombre e si conta fra quelle che pesca; un asso nero fa trionfo il suo seme. Poi scartano i difensori: quello alla destra dell’ombre può cominciare o lasciar cominciare l’altro, e può pescare tutto quello che resta. In un solo scartano soltanto i difensori.</translation>
    </message>
    <message>
        <source>The play, the first five tricks and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il gioco, le prime cinque prese e la bola {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop: that is &lt;i&gt;primeras&lt;/i&gt;, and each pays one chip more. Or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Esce il primo di mano, chiunque sia l’ombre. Un ombre che vince le prime cinque prese può fermarsi: sono le &lt;i&gt;primeras&lt;/i&gt;, e ognuno paga una fiche in più. Oppure continua per tutte e nove, la &lt;b&gt;bola&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Arrendersi {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up: they say &lt;i&gt;paso&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Prima di giocare alla &lt;b&gt;quarta presa&lt;/b&gt; l’ombre può arrendersi: dice &lt;i&gt;paso&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vuelta&lt;/b&gt; is lost at once.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Una &lt;b&gt;voltata&lt;/b&gt; è persa subito.</translation>
    </message>
    <message>
        <source>In an &lt;b&gt;entrada&lt;/b&gt; each defender, the one at the Ombre’s right first, may say &lt;i&gt;bien&lt;/i&gt;, and accept, or &lt;i&gt;la sigo&lt;/i&gt;, and play it in the Ombre’s place. Trump and tricks stay as they are, and nobody exchanges again.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>In un’&lt;b&gt;entrata&lt;/b&gt; ogni difensore, prima quello alla destra dell’ombre, può dire &lt;i&gt;bien&lt;/i&gt;, e accettare, oppure &lt;i&gt;la sigo&lt;/i&gt;, e giocarla al posto dell’ombre. Trionfo e prese restano come sono, e nessuno scarta di nuovo.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;solo&lt;/b&gt; is never given up.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>In un &lt;b&gt;solo&lt;/b&gt; non ci si arrende mai.</translation>
    </message>
    <message>
        <source>After a take-over the pool stays, and there is one price, that of a lost entrada {rule A20}:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se qualcuno continua il piatto resta, e c’è un prezzo solo, quello di un’entrata persa {rule A20}:</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Più prese</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa si paga</translation>
    </message>
    <message>
        <source>whoever took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>chi ha continuato</translation>
    </message>
    <message>
        <source>Whoever gave up pays them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chi si è arreso lo paga a lui.</translation>
    </message>
    <message>
        <source>whoever took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>chi ha continuato e un altro, pari</translation>
    </message>
    <message>
        <source>Whoever took over and whoever gave up each pay into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chi ha continuato e chi si è arreso pagano ciascuno nel piatto.</translation>
    </message>
    <message>
        <source>whoever gave up, alone or level with the third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>chi si è arreso, da solo o pari con il terzo</translation>
    </message>
    <message>
        <source>Whoever took over pays into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chi ha continuato paga nel piatto.</translation>
    </message>
    <message>
        <source>the third alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>il terzo da solo</translation>
    </message>
    <message>
        <source>Whoever gave up pays into the pool, and whoever took over pays the third.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chi si è arreso paga nel piatto, e chi ha continuato paga al terzo.</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa si paga {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre ha &lt;b&gt;più prese di ciascun&lt;/b&gt; difensore: vinto</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre prende il piatto. Ognuno degli altri paga il valore, 1 in più se l’ombre ha giocato con i tre mattadori, e 1 in più per le primeras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;, tutte e nove le prese</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Lo stesso, con 3 per la bola invece delle primeras.</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ha continuato, e ha perso una presa</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il gioco è vinto e il piatto preso, ma a quello che ognuno paga si toglie 3; dove non resta niente, paga l’ombre.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bestia&lt;/b&gt;: parità di prese in testa, anche 1 – 4 – 4</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre paga il valore nel piatto, una volta per ogni altro giocatore.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt; (&lt;i&gt;codillo&lt;/i&gt;): one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Codiglio&lt;/b&gt; (&lt;i&gt;codillo&lt;/i&gt;): un difensore ne ha più di tutti</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre paga la stessa somma a lui. Il piatto resta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Resa&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Come per una bestia.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Contrabola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Riuscita: il piatto, e 2 da ognuno. Fallita: 2 per ognuno nel piatto.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Esempi con i conti</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Al tavolo si è in quattro, e nel piatto c’è una fiche.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ciascun altro</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piatto</translation>
    </message>
    <message>
        <source>Entrada, 5 – 3 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata, 5 – 3 – 1</translation>
    </message>
    <message>
        <source>Favour entrada, 4 – 3 – 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata di favore, 4 – 3 – 2</translation>
    </message>
    <message>
        <source>Vuelta, primeras</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltata, primeras</translation>
    </message>
    <message>
        <source>Favour solo, 6 – 2 – 1, with the matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo di favore, 6 – 2 – 1, con i mattadori</translation>
    </message>
    <message>
        <source>Solo, bola</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, bola</translation>
    </message>
    <message>
        <source>Entrada, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata, 4 – 4 – 1</translation>
    </message>
    <message>
        <source>Entrada, 3 – 4 – 2: one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata, 3 – 4 – 2: un difensore ha codiglio</translation>
    </message>
    <message>
        <source>Vuelta given up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltata, resa</translation>
    </message>
    <message>
        <source>Words of the table</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le parole del tavolo</translation>
    </message>
    <message>
        <source>Arrastrar</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>To lead trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uscire a trionfo.</translation>
    </message>
    <message>
        <source>Asistir</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Asistir</translation>
    </message>
    <message>
        <source>To follow suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Rispondere al seme.</translation>
    </message>
    <message>
        <source>Baceta, monte</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baceta, monte</translation>
    </message>
    <message>
        <source>The talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il tallone.</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>The three matadors together: espada, mala and basto.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I tre mattadori insieme: espada, mala e basto.</translation>
    </message>
    <message>
        <source>Fallo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>A suit of which one has no card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un seme di cui non si ha nessuna carta.</translation>
    </message>
    <message>
        <source>La sigo, la defiendo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>La sigo, la defiendo</translation>
    </message>
    <message>
        <source>I take over the entrada that the Ombre gives up.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Continuo io l’entrata in cui l’ombre si arrende.</translation>
    </message>
    <message>
        <source>Llevada, sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada, sacada</translation>
    </message>
    <message>
        <source>A game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un gioco vinto.</translation>
    </message>
    <message>
        <source>Mano, postre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano, postre</translation>
    </message>
    <message>
        <source>The first and the last to speak.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il primo e l’ultimo a parlare.</translation>
    </message>
    <message>
        <source>Primero, indiferente</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Primero, indiferente</translation>
    </message>
    <message>
        <source>The defender who draws first, and the other; the weaker one is the &lt;i&gt;mano pobre&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il difensore che pesca per primo, e l’altro; il più debole è la &lt;i&gt;mano pobre&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Tanto, ficha</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tanto, ficha</translation>
    </message>
    <message>
        <source>The unit of payment.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’unità con cui si paga.</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Dove i tavoli si dividono</translation>
    </message>
    <message>
        <source>We could read which suit is favoured, how the bids rank and how a hand is taken over, but no tariff and no limits of the exchange: those are ours, and each is a setting. Clubs may play by another favour suit or none, another factor, the prices of Renegado, the codille that takes the pool, a resting player opposite the dealer, and bids that two players settle at a time.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Abbiamo potuto leggere quale seme è di favore, come si superano le dichiarazioni e come si continua una mano, ma nessuna tariffa e nessun limite dello scarto: quelli sono nostri, e ognuno si può regolare. I circoli possono giocare con un altro seme di favore o con nessuno, un altro moltiplicatore, i prezzi del Renegado, il codiglio che prende il piatto, chi riposa di fronte al mazziere, e dichiarazioni contese a due a due.</translation>
    </message>
    <message>
        <source>Some things are named in Spanish books without saying how they go, and are not played here: announcing the bola, and several puestas that stand at once. They also name a second puesta that costs more than the first: a table may set such a price, for a puesta while the plate still holds chips of an earlier deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Alcune cose i libri spagnoli le nominano senza dire come vanno, e qui non si giocano: annunciare la bola, e più bestie che restano insieme nel piatto. Nominano anche una seconda bestia che costa più della prima: un tavolo può fissarne il prezzo, per una bestia fatta mentre nel piatto ci sono ancora fiches di una mano precedente.</translation>
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
        <translation>Il Quadrille quando il quarto non viene. Si gioca in tre con trenta carte, dieci a testa, e non resta niente da scartare. L’ombre può chiedere un &lt;b&gt;re&lt;/b&gt;, ma chi lo ha non diventa suo alleato: gli dà il re, e l’ombre gioca da solo.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The matadors have their privilege.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordine delle carte e il gioco sono quelli di ogni ombre: vedi &lt;a href=&quot;rules:cards&quot;&gt;Le carte e il loro ordine&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;Il gioco&lt;/a&gt;. I mattadori hanno il loro privilegio.</translation>
    </message>
    <message>
        <source>Cards, stakes and deal {rule 3.9} {rule A3} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Carte, posta e distribuzione {rule 3.9} {rule A3} {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is left out of the pack, {suit D} unless the table chooses {suit H}, and it cannot be trump. Each player puts &lt;b&gt;one chip&lt;/b&gt; into the pool and the dealer &lt;b&gt;ten more&lt;/b&gt;, so a fresh pool holds thirteen. The dealer deals three, three and four cards at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Dal mazzo si toglie un seme rosso, {suit D} se il tavolo non sceglie {suit H}, e quel seme non può essere trionfo. Ogni giocatore mette nel piatto &lt;b&gt;una fiche&lt;/b&gt; e il mazziere &lt;b&gt;altre dieci&lt;/b&gt;: un piatto nuovo ne ha dunque tredici. Il mazziere dà le carte tre, tre e poi quattro, in senso antiorario, cominciando dalla sua destra.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le dichiarazioni {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa ti impegni a fare</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Re chiamato&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, with a king that you demand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sei delle dieci prese, con un re che chiedi</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sans prendre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks with the cards you were dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sei prese con le carte che hai ricevuto</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Parla prima il primo di mano, e chi passa è fuori. Se hai dichiarato il re chiamato e qualcuno che parla dopo di te dichiara sans prendre, puoi &lt;b&gt;tenere&lt;/b&gt;: giochi tu sans prendre, e il gioco resta tuo.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all three pass&lt;/b&gt;, whoever holds spadille must play as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se &lt;b&gt;passano tutti e tre&lt;/b&gt;, chi ha spadiglia deve giocare come se avesse dichiarato il re chiamato.</translation>
    </message>
    <message>
        <source>The king that is given {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il re che si dà {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they &lt;b&gt;demand a king&lt;/b&gt; that is not of trumps and that they do not hold. Its holder gives it to them, and gets any card of the Ombre’s choice for it. Both cards are seen by all. An Ombre who holds both plain kings shows them and plays the cards they have.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre nomina il trionfo. Con il re chiamato, e in un gioco forzato, &lt;b&gt;chiede un re&lt;/b&gt; che non è di trionfo e che non ha. Chi lo ha glielo dà, e riceve in cambio una carta a scelta dell’ombre. Tutti vedono tutte e due le carte. Un ombre che ha i due re comuni li mostra e gioca le carte che ha.</translation>
    </message>
    <message>
        <source>The result and what is paid {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il risultato e che cosa si paga {rule 20.4}</translation>
    </message>
    <message>
        <source>All ten tricks are played. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave and 2 after sans prendre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si giocano tutte e dieci le prese. Il &lt;b&gt;gioco&lt;/b&gt; vale 1 fiche da ogni avversario con il re chiamato e 2 con il sans prendre.</translation>
    </message>
    <message>
        <source>Tricks of the Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Prese dell’ombre</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sei&lt;/b&gt; o più: vinto</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre prende il piatto, e ogni avversario paga il gioco.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinque&lt;/b&gt;: rimessa, o bestia</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>L’ombre paga nel piatto quanto c’è già, e il gioco a ogni avversario.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Quattro&lt;/b&gt; o meno: codiglio</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The Ombre puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gli avversari si dividono il piatto in parti uguali. L’ombre rimette quello che hanno preso, e paga il gioco a ognuno.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Esempi con i conti</translation>
    </message>
    <message>
        <source>The pool is 13.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il piatto è 13.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ogni avversario</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piatto</translation>
    </message>
    <message>
        <source>Ask leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Re chiamato, vinto</translation>
    </message>
    <message>
        <source>Ask leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Re chiamato, rimessa</translation>
    </message>
    <message>
        <source>Ask leave, codille: each takes 6, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Re chiamato, codiglio: ognuno prende 6, e 1 resta</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, vinto</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Dove i tavoli si dividono</translation>
    </message>
    <message>
        <source>Some stake four chips each. The old books tell that the game is paid but not how much; our prices are the smallest that tell the two bids apart. They also leave open what an Ombre does who holds both plain kings. Nobody claims a game before its last trick, and no payment is made for matadors or for all ten tricks.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Alcuni puntano quattro fiches ciascuno. I vecchi libri dicono che il gioco si paga, ma non quanto; i nostri prezzi sono i più piccoli che distinguono le due dichiarazioni. Lasciano aperto anche che cosa fa un ombre che ha i due re comuni. Nessuno riscuote un gioco prima dell’ultima presa, e non si paga niente per i mattadori o per tutte e dieci le prese.</translation>
    </message>
</context>
<context>
    <name>rules/trump.html</name>
    <message>
        <source>Naming trumps {rule 1.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Nominare il trionfo {rule 1.7}</translation>
    </message>
    <message>
        <source>Entrada</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Entrata</translation>
    </message>
    <message>
        <source>The Ombre names any suit he likes, &lt;b&gt;before&lt;/b&gt; he throws a card. There is no going back when the draw disappoints.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre nomina il seme che vuole, &lt;b&gt;prima&lt;/b&gt; di buttare una carta. Non si torna indietro se la pesca delude.</translation>
    </message>
    <message>
        <source>Vuelta {rule A9} {rule A10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Voltata {rule A9} {rule A10}</translation>
    </message>
    <message>
        <source>The top card of the talon is turned over, and its suit is trump. If it is a black ace, the suit printed on it is trump: the {name SA} makes {suit S} trumps, the {name CA} makes {suit C}. The turned card belongs to the Ombre: it is the first he draws, so he must throw at least one of his own. Turning manille while he holds spadille is what every vuelta hopes for.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Si scopre la prima carta del tallone, e il suo seme è trionfo. Se è un asso nero, è trionfo il seme che porta: {name SA} fa trionfo {suit S}, {name CA} fa {suit C}. La carta scoperta è dell’ombre: è la prima che pesca, perciò deve buttare almeno una delle sue. Scoprire la maniglia avendo la spadiglia è il sogno di ogni voltata.</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>The Ombre names any suit and keeps his nine cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre nomina un seme e tiene le sue nove carte.</translation>
    </message>
    <message>
        <source>The talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il tallone</translation>
    </message>
    <message>
        <source>A player who has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four cards and then names any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Un giocatore che ha preso il &lt;a href=&quot;rules:four_handed&quot;&gt;tallone&lt;/a&gt; butta quattro carte e poi nomina un seme.</translation>
    </message>
    <message>
        <source>Which suit?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Quale seme?</translation>
    </message>
    <message>
        <source>Usually the longest. Mind that black trumps are one fewer than red ones, so four black trumps weigh a little more; and that the black aces add themselves to any suit you name. With {SA}, {CA} and four small cards of one suit you have six trumps in it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Di solito il più lungo. Ricorda che i trionfi neri sono uno in meno dei rossi, perciò quattro trionfi neri pesano un po’ di più; e che gli assi neri si aggiungono a qualsiasi seme. Con {SA}, {CA} e quattro carte piccole di un seme hai sei trionfi.</translation>
    </message>
</context>
<context>
    <name>rules/two_handed.html</name>
    <message>
        <source>Ombre for two {rule 3.9}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>L’ombre in due {rule 3.9}</translation>
    </message>
    <message>
        <source>When the third stays away, two can play with three quarters of the pack. The bids, the matadors and the dangers are those of Ombre Renegado; there is one opponent instead of two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quando il terzo non viene, si può giocare in due con tre quarti del mazzo. Dichiarazioni, mattadori e pericoli sono quelli dell’Ombre Renegado; l’avversario è uno solo invece di due.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are the same: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordine delle carte e il gioco sono gli stessi: vedi &lt;a href=&quot;rules:cards&quot;&gt;Le carte e il loro ordine&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;Il gioco&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>La distribuzione {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is taken out of the pack, {suit H} as a rule; thirty cards are left. The dealer puts five chips into the pool and deals eight cards to each, two at a time. Fourteen are the talon. The deal alternates.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Dal mazzo si toglie un seme rosso, di regola {suit H}; restano trenta carte. Il mazziere mette cinque fiches nel piatto e dà otto carte a testa, due per volta. Quattordici sono il tallone. Si dà a turno, una mano ciascuno.</translation>
    </message>
    <message>
        <source>The missing suit &lt;b&gt;cannot be trump&lt;/b&gt;: the black aces would be its only cards. With black trumps there are eleven trumps in the pack, with the red suit that is left there are twelve.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il seme che manca &lt;b&gt;non può essere trionfo&lt;/b&gt;: avrebbe per sole carte gli assi neri. Con un trionfo nero i trionfi nel mazzo sono undici, con il seme rosso che resta sono dodici.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le dichiarazioni {rule 1.6} {rule 1.7}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dichiarazione</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trionfo</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vale</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Entrata&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>l’ombre nomina un seme</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sì</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Voltata&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>decide la prima carta del tallone</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sì, con quella carta</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>non per l’ombre</translation>
    </message>
    <message>
        <source>Whoever did not deal speaks first. A bid must be higher than the last, and who passes is out. But if you spoke first, have bid and are overcalled, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and the dealer must go higher or give way. If both pass, the pool stays and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Parla prima chi non ha dato le carte. Una dichiarazione deve essere più alta dell’ultima, e chi passa è fuori. Ma se hai parlato per primo, hai dichiarato e vieni superato, puoi &lt;b&gt;tenere&lt;/b&gt;: dici lo stesso, e il mazziere deve salire o cedere. Se passano tutti e due il piatto resta, e il mazziere seguente mette una nuova posta.</translation>
    </message>
    <message>
        <source>The matadors are paid at once</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>I mattadori si pagano subito</translation>
    </message>
    <message>
        <source>As soon as the trump is known, before a card is thrown, look at the eight cards the Ombre was &lt;b&gt;dealt&lt;/b&gt;. If he holds the top trumps without a gap, from spadille down, and at least three of them, the other pays him a chip for each. He shows them for it. It is his to keep, even if he loses the game, and nothing is counted for them at the end. A turned card does not help: it was not dealt to him.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Appena si conosce il trionfo, prima che si butti una carta, guarda le otto carte che l’ombre ha &lt;b&gt;ricevuto&lt;/b&gt;. Se ha i trionfi più alti senza interruzione, da spadiglia in giù, e almeno tre, l’altro gli paga una fiche per ognuno. In cambio li mostra. Quelle fiches restano sue, anche se perde il gioco, e alla fine i mattadori non si contano più. Una carta scoperta non aiuta: non gli era stata data.</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8} {rule A9} {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Lo scarto {rule 1.8} {rule A9} {rule A14}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws up to eight cards; in a vuelta at least one, since the turned card is his, and in a solo none. Then the other may draw what is left, up to eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ombre butta e pesca fino a otto carte; in una voltata almeno una, perché la carta scoperta è sua, e in un solo nessuna. Poi l’altro può pescare quello che resta, fino a otto.</translation>
    </message>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Chi ha vinto {rule 1.12}</translation>
    </message>
    <message>
        <source>Whoever did not deal leads, and eight tricks are played.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Esce chi non ha dato le carte, e si giocano otto prese.</translation>
    </message>
    <message>
        <source>The Ombre’s tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Le prese dell’ombre</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa si paga</translation>
    </message>
    <message>
        <source>five or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>cinque o più</translation>
    </message>
    <message>
        <source>&lt;b&gt;won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;vinto&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He takes the pool, and the other pays him the worth of the bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Prende il piatto, e l’altro gli paga quanto vale la dichiarazione.</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>quattro</translation>
    </message>
    <message>
        <source>&lt;b&gt;puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;bestia&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} into the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Paga nel piatto il piatto + {loss}, e il piatto resta.</translation>
    </message>
    <message>
        <source>three or fewer</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tre o meno</translation>
    </message>
    <message>
        <source>&lt;b&gt;codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;codiglio&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} to the other. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Paga all’altro il piatto + {loss}. Il piatto resta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five straight&lt;/b&gt; {rule 1.10}: an Ombre who wins the first five tricks may claim the game, and is paid 3 more. If he leads to the sixth he owes all eight: made, they are worth 10 more; missed, he takes the pool but pays 30, less 2 in a vuelta or 10 in a solo.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Cinque di fila&lt;/b&gt; {rule 1.10}: un ombre che vince le prime cinque prese può riscuotere il gioco, e riceve 3 in più. Se esce per la sesta deve farle tutte e otto: se riesce valgono 10 in più; se fallisce prende il piatto ma paga 30, meno 2 in una voltata o 10 in un solo.</translation>
    </message>
    <message>
        <source>An Ombre who wins none of the first five and loses the game pays 3 more.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Un ombre che non vince nessuna delle prime cinque e perde il gioco paga 3 in più.</translation>
    </message>
    <message>
        <source>Until he has played to the fourth trick he may &lt;b&gt;surrender&lt;/b&gt; {rule 1.11} an entrada or a vuelta, never a solo. The other may accept, which costs pool + {loss} into the pool; or he takes an entrada over and is the Ombre himself; or he refuses to let a vuelta go.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Finché non ha giocato alla quarta presa può &lt;b&gt;arrendersi&lt;/b&gt; {rule 1.11} in un’entrata o in una voltata, mai in un solo. L’altro può accettare, e allora costa il piatto + {loss} nel piatto; oppure continua lui l’entrata, e diventa l’ombre; oppure rifiuta la resa in una voltata.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Esempi con i conti</translation>
    </message>
    <message>
        <source>Gains and losses with five chips in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Guadagni e perdite con cinque fiches nel piatto.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>The other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>L’altro</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piatto</translation>
    </message>
    <message>
        <source>Entrada won 5–3, three matadors dealt: 3 at the naming, then 5 and 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata vinta 5–3, tre mattadori ricevuti: 3 quando nomina il trionfo, poi 5 e 5</translation>
    </message>
    <message>
        <source>Entrada 4–4: puesta, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata 4–4: bestia, 5 + 10</translation>
    </message>
    <message>
        <source>Entrada 3–5: codille, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata 3–5: codiglio, 5 + 10</translation>
    </message>
    <message>
        <source>Solo won 5–3, spadille, manille, basto and king dealt: 4 at the naming, then 5 and 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo vinto 5–3, ricevuti spadiglia, maniglia, basto e re: 4 quando nomina il trionfo, poi 5 e 15</translation>
    </message>
    <message>
        <source>Entrada, all eight tricks: 5, and 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Entrata, tutte e otto le prese: 5, e 5 + 10</translation>
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
        <translation>Si gioca due contro due, e i compagni siedono di fronte. Chi gioca nomina il trionfo parlando. In palio ci sono i &lt;b&gt;sassi&lt;/b&gt;, sedici per coppia, e vince la coppia che li ha tutti e trentadue. È un gioco delle Canarie e delle colline di Malaga.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>L’ordine delle carte e il gioco sono quelli di ogni ombre: vedi &lt;a href=&quot;rules:cards&quot;&gt;Le carte e il loro ordine&lt;/a&gt; e &lt;a href=&quot;rules:play&quot;&gt;Il gioco&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The play is that of every Ombre: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The pack and the order of trumps are different, and stand below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il gioco è quello di ogni ombre: vedi &lt;a href=&quot;rules:play&quot;&gt;Il gioco&lt;/a&gt;. Il mazzo e l’ordine dei trionfi sono diversi, e si trovano qui sotto.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 25.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Carte e distribuzione {rule 25.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Forty cards, eight to each player, four at a time, counter-clockwise. The &lt;b&gt;eight left over&lt;/b&gt; give the game its name, the &lt;i&gt;zanga&lt;/i&gt;: they stay face down, and nobody sees them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quaranta carte, otto a testa, quattro per volta, in senso antiorario. Le &lt;b&gt;otto che restano&lt;/b&gt; danno il nome al gioco, la &lt;i&gt;zanga&lt;/i&gt;: stanno coperte, e nessuno le vede.</translation>
    </message>
    <message>
        <source>Thirty-two cards: of {suit C} only ace and king are in the pack. Each player gets eight, four at a time, counter-clockwise, and none is left. &lt;b&gt;Both are always trumps&lt;/b&gt;, and their suit cannot be named. The king, &lt;b&gt;el feo&lt;/b&gt; (the ugly one), is the fourth highest trump:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Trentadue carte: di {suit C} ci sono soltanto l’asso e il re. Ognuno ne riceve otto, quattro per volta, in senso antiorario, e non ne resta nessuna. &lt;b&gt;Tutti e due sono sempre trionfi&lt;/b&gt;, e il loro seme non si può nominare. Il re, &lt;b&gt;el feo&lt;/b&gt; (il brutto), è il quarto trionfo:</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trionfo</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dal più alto al più basso</translation>
    </message>
    <message>
        <source>The three highest are matadors and may be withheld from a lower trump. El feo is no matador: it must follow.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I tre più alti sono mattadori e si possono trattenere contro un trionfo più basso. El feo non è un mattadore: deve rispondere.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;b&gt;mano&lt;/b&gt;, who speaks and leads first. The deal passes to the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Il giocatore alla destra del mazziere è &lt;b&gt;mano&lt;/b&gt;: parla ed esce per primo. Il turno di dare va verso destra.</translation>
    </message>
    <message>
        <source>The stones {rule 25.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>I sassi {rule 25.2}</translation>
    </message>
    <message>
        <source>Each side begins with 16 stones, which one of the two partners keeps. What is paid in lies &lt;b&gt;on the table&lt;/b&gt; until somebody wins it. A side never pays more than it has. With nothing left it plays on as long as stones lie on the table, and may win them. The game is over when, after a deal, one side owns &lt;b&gt;all 32&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ogni coppia comincia con 16 sassi, che tiene uno dei due compagni. Quello che si paga resta &lt;b&gt;sul tavolo&lt;/b&gt; finché qualcuno lo vince. Una coppia non paga mai più di quanto ha. Se non le resta niente continua a giocare finché ci sono sassi sul tavolo, e può vincerli. La partita è finita quando, dopo una mano, una coppia li ha &lt;b&gt;tutti e 32&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The calls {rule 25.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le parole {rule 25.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>Before anybody speaks, mano’s side puts &lt;b&gt;4 stones&lt;/b&gt; on the table. Then each speaks once, from mano to the right:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Prima che qualcuno parli, la coppia di mano mette &lt;b&gt;4 sassi&lt;/b&gt; sul tavolo. Poi ognuno parla una volta, da mano verso destra:</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Parola</translation>
    </message>
    <message>
        <source>What it means</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa vuol dire</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pass&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Passo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You do not play, and put a stone on the table. Once somebody plays, a pass costs nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Non giochi, e metti un sasso sul tavolo. Se qualcuno gioca già, passare non costa niente.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; in a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Gioco&lt;/b&gt; in un seme</translation>
    </message>
    <message>
        <source>That suit is trump. You and your partner need five of the eight tricks together.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quel seme è trionfo. A te e al tuo compagno servono insieme cinque delle otto prese.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You name the trump and need five tricks alone, against two. Your partner lays their cards aside.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nomini il trionfo e ti servono cinque prese da solo, contro due. Il tuo compagno posa le sue carte.</translation>
    </message>
    <message>
        <source>After somebody plays, their partner is not asked. Each &lt;b&gt;opponent&lt;/b&gt; who has not spoken may &lt;b&gt;send them alone&lt;/b&gt; by saying &lt;i&gt;solo&lt;/i&gt;. Then the player either &lt;b&gt;goes alone&lt;/b&gt;, naming the trump again, or &lt;b&gt;lets them go&lt;/b&gt;: then the opponent who said solo names the trump and plays alone. A first solo ends the calls at once. If &lt;b&gt;all pass&lt;/b&gt;, the stones stay and the next player deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Quando uno gioca, il suo compagno non parla più. Ogni &lt;b&gt;avversario&lt;/b&gt; che non ha ancora parlato può &lt;b&gt;mandarlo da solo&lt;/b&gt;, dicendo &lt;i&gt;solo&lt;/i&gt;. Allora chi gioca &lt;b&gt;va da solo&lt;/b&gt;, e nomina di nuovo il trionfo, oppure &lt;b&gt;lascia andare&lt;/b&gt; l’altro: allora l’avversario che ha detto solo nomina il trionfo e gioca da solo. Un primo solo chiude subito le parole. Se &lt;b&gt;passano tutti&lt;/b&gt;, i sassi restano e dà il giocatore seguente.</translation>
    </message>
    <message>
        <source>Open reading: that a first solo ends the calls, that a soloist names the trump again, and that the stones stay when all pass.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ancora aperto, e letto a modo nostro: che un primo solo chiuda le parole, che chi va da solo nomini di nuovo il trionfo, e che i sassi restino quando passano tutti.</translation>
    </message>
    <message>
        <source>The play {rule 25.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Il gioco {rule 25.4}</translation>
    </message>
    <message>
        <source>Mano leads; if mano rests, the next player does. Partners give no signs: Zanga is a silent game. Those who play need &lt;b&gt;five&lt;/b&gt; tricks. If they have won the &lt;b&gt;first five&lt;/b&gt;, whoever took the fifth claims them (&lt;i&gt;hechas&lt;/i&gt;), or goes on for all eight (&lt;i&gt;pidiendo ocho&lt;/i&gt;).</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Esce mano; se mano riposa, esce il giocatore seguente. I compagni non si fanno segni: la zanga è un gioco muto. A chi gioca servono &lt;b&gt;cinque&lt;/b&gt; prese. Se ha vinto le &lt;b&gt;prime cinque&lt;/b&gt;, chi dei due ha fatto la quinta le riscuote (&lt;i&gt;hechas&lt;/i&gt;), o continua per tutte e otto (&lt;i&gt;pidiendo ocho&lt;/i&gt;).</translation>
    </message>
    <message>
        <source>What is paid {rule 25.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Che cosa si paga {rule 25.5}</translation>
    </message>
    <message>
        <source>All prices are in stones and can be set in the house rules. Here they are as they usually stand in this program:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tutti i prezzi sono in sassi e si possono cambiare nelle regole della casa. Eccoli come sono di solito in questo programma:</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Prese</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Che cosa succede</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: &lt;i&gt;llevada&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Cinque&lt;/b&gt; o più: &lt;i&gt;llevada&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Those who play take the stones on the table. The others pay 2 more for a solo, 1 for &lt;i&gt;estuche&lt;/i&gt; (all three matadors dealt to those who play), and 1 for the &lt;i&gt;hechas&lt;/i&gt; if they were claimed.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chi gioca prende i sassi sul tavolo. Gli altri ne pagano 2 in più per un solo, 1 per &lt;i&gt;estuche&lt;/i&gt; (tutti e tre i mattadori ricevuti da chi gioca), e 1 per le &lt;i&gt;hechas&lt;/i&gt;, se sono state riscosse.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All eight&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tutte e otto&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After going on for them, 4 in place of the hechas. If they are missed, neither is paid; the game is won all the same.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Dopo aver continuato, 4 al posto delle hechas. Se ne manca una non si pagano né le une né le altre; il gioco è vinto lo stesso.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: &lt;i&gt;puesta&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Quattro&lt;/b&gt;: &lt;i&gt;puesta&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Those who play put 4 stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Chi gioca mette 4 sassi sul tavolo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: &lt;i&gt;codillo&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tre&lt;/b&gt; o meno: &lt;i&gt;codillo&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The others take the table, and 4 stones from those who played; 1 more if all three matadors were dealt to these others, and 1 more if they won the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gli altri prendono i sassi sul tavolo, e 4 da chi giocava; 1 in più se tutti e tre i mattadori li avevano ricevuti loro, e 1 in più se hanno vinto le prime cinque prese.</translation>
    </message>
    <message>
        <source>{suit D} as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit D} per trionfo</translation>
    </message>
    <message>
        <source>A game that is won brings 1 stone more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un gioco vinto porta 1 sasso in più.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Untried prices.&lt;/b&gt; The sources tell only mano’s entry, the price of a pass and the end of the game. All other prices are ours, until a player from a club tells us better: even whether a plain llevada brings anything besides the table. If your table pays otherwise, set its prices in the house rules.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Prezzi non provati.&lt;/b&gt; Le fonti dicono soltanto la posta di mano, il prezzo di chi passa e la fine della partita. Tutti gli altri prezzi sono nostri, finché un giocatore di un circolo non ce ne dice di migliori: persino se una semplice llevada porti qualcosa oltre a quello che è sul tavolo. Se il tuo tavolo paga altrimenti, metti i suoi prezzi nelle regole della casa.</translation>
    </message>
    <message>
        <source>The computer’s players</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>I giocatori del computer</translation>
    </message>
    <message>
        <source>They have not been taught from deals of Zanga. So all levels but the novice bid by the same maxims, and the levels differ in how they play the cards. They know their partner from the first card on, and play with them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Non hanno imparato da mani di zanga. Perciò tutti i livelli tranne il principiante dichiarano secondo le stesse massime, e i livelli si distinguono da come giocano le carte. Conoscono il compagno dalla prima carta, e giocano con lui.</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Le parole</translation>
    </message>
    <message>
        <source>Baza</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baza</translation>
    </message>
    <message>
        <source>A trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Una presa.</translation>
    </message>
    <message>
        <source>Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>The game lost with three tricks or fewer.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il gioco perso con tre prese o meno.</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>The three matadors: espadilla ({SA}), malilla and basto ({CA}).</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I tre mattadori: espadilla ({SA}), malilla e basto ({CA}).</translation>
    </message>
    <message>
        <source>El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El feo</translation>
    </message>
    <message>
        <source>In Málaga {CK}, fourth highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>A Malaga {CK}, quarto trionfo.</translation>
    </message>
    <message>
        <source>Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hechas</translation>
    </message>
    <message>
        <source>The first five tricks won in a row.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Le prime cinque prese vinte di fila.</translation>
    </message>
    <message>
        <source>Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada</translation>
    </message>
    <message>
        <source>The game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il gioco vinto.</translation>
    </message>
    <message>
        <source>Malilla</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Malilla</translation>
    </message>
    <message>
        <source>The second highest trump: the two of {suit S} or {suit C}, the seven of {suit H} or {suit D}.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il secondo trionfo: il due di {suit S} o {suit C}, il sette di {suit H} o {suit D}.</translation>
    </message>
    <message>
        <source>Mandar solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mandar solo</translation>
    </message>
    <message>
        <source>To send an opponent alone, by saying solo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Mandare un avversario da solo, dicendo solo.</translation>
    </message>
    <message>
        <source>Mano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>The first to speak and to lead, at the dealer’s right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Il primo a parlare e a uscire, alla destra del mazziere.</translation>
    </message>
    <message>
        <source>Piedra, vale</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piedra, vale</translation>
    </message>
    <message>
        <source>A stone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Un sasso.</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puesta</translation>
    </message>
    <message>
        <source>Four tricks, one too few.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Quattro prese, una meno di quelle che servono.</translation>
    </message>
</context>
</TS>
