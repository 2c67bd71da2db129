<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>rules/auction.html</name>
    <message>
        <source>The auction {rule 1.6}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Meldingerne {rule 1.6}</translation>
    </message>
    <message>
        <source>There are three bids. A higher one takes the game from a lower one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der er tre meldinger. En højere tager spillet fra en lavere.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Køb</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Værd</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spil&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spilføreren vælger en farve</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5 fra hver</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>talonens øverste kort afgør det</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ja, med det kort</translation>
    </message>
    <message>
        <source>7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>7 fra hver</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ikke for spilføreren</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>15 fra hver</translation>
    </message>
    <message>
        <source>How it goes</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvordan det går til</translation>
    </message>
    <message>
        <source>The eldest speaks first, then round to the right. Each in turn passes or bids, and any bid may be the first. Whoever has passed is out of the auction for good. A bid must be &lt;b&gt;higher&lt;/b&gt; than the last. When all but one have passed, the one who is left is the Ombre and plays the last bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd taler først, derefter går turen rundt mod højre. Den, der har turen, passer eller melder, og enhver melding kan være den første. Den, der har passet, er helt ude af meldingerne. En melding skal være &lt;b&gt;højere&lt;/b&gt; end den sidste. Når alle undtagen én har passet, er den, der er tilbage, spilfører og spiller den sidste melding.</translation>
    </message>
    <message>
        <source>Holding {rule A5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>At holde {rule A5}</translation>
    </message>
    <message>
        <source>There is one exception. If you have bid already and somebody who &lt;b&gt;speaks after you&lt;/b&gt; goes higher, you need not go higher still: you may &lt;b&gt;hold&lt;/b&gt;, that is say the same as he did. The right belongs to the elder seat, so he must now raise or give way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der er én undtagelse. Har du allerede meldt, og går en, der &lt;b&gt;taler efter dig&lt;/b&gt;, højere, behøver du ikke gå endnu højere: du må &lt;b&gt;holde&lt;/b&gt;, det vil sige melde det samme som han. Den, der sidder før, har forret, så nu skal den anden gå højere eller passe.</translation>
    </message>
    <message>
        <source>The calls, one after another</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Meldingerne, den ene efter den anden</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Forhånd passer, mellemhånd siger spil, baghånd passer.</translation>
    </message>
    <message>
        <source>second plays entrada</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>mellemhånd spiller spil</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer passes. Eldest &lt;b&gt;holds&lt;/b&gt; the vuelta, second passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Forhånd siger spil, mellemhånd tourné, baghånd (giveren) passer. Forhånd &lt;b&gt;holder&lt;/b&gt; tournéen, mellemhånd passer.</translation>
    </message>
    <message>
        <source>eldest plays vuelta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>forhånd spiller tourné</translation>
    </message>
    <message>
        <source>The same, but second answers the hold with solo, and eldest passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Det samme, men mellemhånd svarer med solo, og forhånd passer.</translation>
    </message>
    <message>
        <source>second plays solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>mellemhånd spiller solo</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer solo. Eldest passes, second &lt;b&gt;holds&lt;/b&gt; the solo, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Forhånd siger spil, mellemhånd tourné, baghånd solo. Forhånd passer, mellemhånd &lt;b&gt;holder&lt;/b&gt; soloen, baghånd passer.</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, and the dealer would like to say entrada, too.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Forhånd passer, mellemhånd siger spil, og baghånd ville også gerne sige spil.</translation>
    </message>
    <message>
        <source>he may not: he has not bid before, and nobody holds against an elder seat</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>det må han ikke: han har ikke meldt før, og man kan ikke holde mod en, der sidder før</translation>
    </message>
    <message>
        <source>When all pass {rule A4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Når alle passer {rule A4}</translation>
    </message>
    <message>
        <source>The cards are thrown in. Nobody pays, what is in the pool stays there, and the next to the right deals, with a new ante. So the pool grows. A table may agree that a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows instead.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kortene lægges sammen. Ingen betaler, puljen bliver liggende, og den næste til højre giver med et nyt indskud. Så vokser puljen. Et bord kan aftale, at en &lt;a href=&quot;rules:low_bids&quot;&gt;anden runde eller et tvungent spil&lt;/a&gt; følger i stedet.</translation>
    </message>
    <message>
        <source>The player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt; and plays alone against the other three. A table may agree that they can leave it. If they do, the cards are thrown in and the next to the right deals, or a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den spiller, der sidder over, &lt;a href=&quot;rules:four_handed&quot;&gt;tager talonen&lt;/a&gt; og spiller alene mod de tre andre. Et bord kan aftale, at han må lade den ligge. Gør han det, lægges kortene sammen, og den næste til højre giver, eller en &lt;a href=&quot;rules:low_bids&quot;&gt;anden runde eller et tvungent spil&lt;/a&gt; følger.</translation>
    </message>
</context>
<context>
    <name>rules/cards.html</name>
    <message>
        <source>The cards and their order {rule 1.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Kortene og deres orden {rule 1.1}</translation>
    </message>
    <message>
        <source>Ombre is played with forty cards: the ace and the numbers up to seven, and three court cards in each of four suits. There is no eight, nine or ten. French and Spanish cards serve equally well, since each suit of one deck has its counterpart in the other.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ombre spilles med fyrre kort: es og tallene op til syv, og tre billeder i hver af de fire farver. Der er ingen otter, nier eller tier. Franske og spanske kort er lige gode, for hver farve i det ene spil har sin modpart i det andet.</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Fransk</translation>
    </message>
    <message>
        <source>Spanish</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spansk</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Par</translation>
    </message>
    <message>
        <source>{sign S french}&amp;nbsp; spades</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S french}&amp;nbsp; spar</translation>
    </message>
    <message>
        <source>{sign S spanish}&amp;nbsp; swords (espadas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S spanish}&amp;nbsp; sværd (espadas)</translation>
    </message>
    <message>
        <source>black, or long</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>sort eller lang</translation>
    </message>
    <message>
        <source>{sign C french}&amp;nbsp; clubs</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C french}&amp;nbsp; klør</translation>
    </message>
    <message>
        <source>{sign C spanish}&amp;nbsp; clubs (bastos)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C spanish}&amp;nbsp; stave (bastos)</translation>
    </message>
    <message>
        <source>{sign H french}&amp;nbsp; hearts</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H french}&amp;nbsp; hjerter</translation>
    </message>
    <message>
        <source>{sign H spanish}&amp;nbsp; cups (copas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H spanish}&amp;nbsp; bægre (copas)</translation>
    </message>
    <message>
        <source>red, or round</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>rød eller kort</translation>
    </message>
    <message>
        <source>{sign D french}&amp;nbsp; diamonds</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D french}&amp;nbsp; ruder</translation>
    </message>
    <message>
        <source>{sign D spanish}&amp;nbsp; coins (oros)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D spanish}&amp;nbsp; mønter (oros)</translation>
    </message>
    <message>
        <source>king, K</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>konge, K</translation>
    </message>
    <message>
        <source>queen, Q</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>dame, D eller Q</translation>
    </message>
    <message>
        <source>jack, J</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>knægt (bonde), B eller J</translation>
    </message>
    <message>
        <source>7 to 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>7 til 2</translation>
    </message>
    <message>
        <source>ace, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>es, Es eller A</translation>
    </message>
    <message>
        <source>king (rey), 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>konge (rey), 12</translation>
    </message>
    <message>
        <source>knight (caballo), 11</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>rytter (caballo), 11</translation>
    </message>
    <message>
        <source>page (sota), 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>knægt (sota), 10</translation>
    </message>
    <message>
        <source>ace (as), 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>es (as), 1</translation>
    </message>
    <message>
        <source>Three rules that make all the orders {rule 1.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tre regler, der giver hele ordenen {rule 1.2}</translation>
    </message>
    <message>
        <source>The {name SA} is always the best trump and the {name CA} always the third best. They are never plain cards: whoever holds {SA} and no other {suit S} has none of that suit when it is led plain.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>{name SA} er altid den højeste trumf og {name CA} altid den tredjehøjeste. De er aldrig almindelige kort: har du {SA} og ellers ingen {suit S}, så har du ikke farven, når den spilles ud som almindelig farve.</translation>
    </message>
    <message>
        <source>Between the two stands the lowliest card of the trump suit: the 2 of a black suit, the 7 of a red one.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Mellem de to står det ringeste kort i trumffarven: toeren i en sort farve, syveren i en rød.</translation>
    </message>
    <message>
        <source>In red suits the numbers run backwards. Ace, 2, 3 come before 6 and 7.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>I de røde farver går tallene baglæns. Es, to og tre kommer før seks og syv.</translation>
    </message>
    <message>
        <source>The three highest trumps are called &lt;b&gt;spadille&lt;/b&gt;, &lt;b&gt;manille&lt;/b&gt; and &lt;b&gt;basto&lt;/b&gt;, and together the &lt;b&gt;matadors&lt;/b&gt;. With red trumps the fourth is the ace of the suit, &lt;b&gt;punto&lt;/b&gt;: a strong card, but no matador.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>De tre højeste trumfer hedder &lt;b&gt;spadille&lt;/b&gt;, &lt;b&gt;manille&lt;/b&gt; og &lt;b&gt;basta&lt;/b&gt; og kaldes tilsammen &lt;b&gt;matadorerne&lt;/b&gt;. I rød trumf er den fjerde farvens eget es, &lt;b&gt;ponto&lt;/b&gt;: et stærkt kort, men ingen matador.</translation>
    </message>
    <message>
        <source>Trumps, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trumferne fra høj til lav</translation>
    </message>
    <message>
        <source>There are eleven trumps when a black suit is trump and twelve when a red one is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der er elleve trumfer, når en sort farve er trumf, og tolv, når en rød er det.</translation>
    </message>
    <message>
        <source>Plain suits, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>De almindelige farver fra høj til lav</translation>
    </message>
    <message>
        <source>The same in the other deck</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Det samme med det andet kortspil</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trumfer</translation>
    </message>
    <message>
        <source>Plain suits</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Almindelige farver</translation>
    </message>
</context>
<context>
    <name>rules/claim.html</name>
    <message>
        <source>Five tricks, and the vole {rule 1.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Fem stik, og tout {rule 1.10}</translation>
    </message>
    <message>
        <source>If the Ombre wins the &lt;b&gt;first five tricks&lt;/b&gt;, the game is his already. Before he leads to the sixth he must choose:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvis spilføreren vinder &lt;b&gt;de første fem stik&lt;/b&gt;, er spillet allerede hans. Før han spiller ud til det sjette, skal han vælge:</translation>
    </message>
    <message>
        <source>He &lt;b&gt;claims&lt;/b&gt;. The play ends, and he is paid three chips more by each opponent: the &lt;b&gt;primeras&lt;/b&gt;.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Han &lt;b&gt;tager gevinsten&lt;/b&gt;. Spillet slutter, og hver modspiller betaler ham tre jetoner mere: &lt;b&gt;primeras&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>He &lt;b&gt;leads on&lt;/b&gt;. Now he owes all nine tricks: the &lt;b&gt;vole&lt;/b&gt;. There is no way back.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Han &lt;b&gt;spiller videre&lt;/b&gt;. Nu skal han tage alle ni stik: &lt;b&gt;tout&lt;/b&gt;. Der er ingen vej tilbage.</translation>
    </message>
    <message>
        <source>From each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Fra hver modspiller</translation>
    </message>
    <message>
        <source>The pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puljen</translation>
    </message>
    <message>
        <source>claimed after five</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>gevinsten taget efter fem</translation>
    </message>
    <message>
        <source>the game, and 3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spillet og 3</translation>
    </message>
    <message>
        <source>the Ombre’s</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spilførerens</translation>
    </message>
    <message>
        <source>vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tout vundet</translation>
    </message>
    <message>
        <source>the game, and 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spillet og 10</translation>
    </message>
    <message>
        <source>vole failed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tout tabt</translation>
    </message>
    <message>
        <source>he &lt;b&gt;pays&lt;/b&gt; 30 to each opponent, less 2 in a vuelta or 10 in a solo, and less his estuches</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>han &lt;b&gt;betaler&lt;/b&gt; 30 til hver modspiller, dog 2 mindre i en tourné og 10 mindre i en solo, og med fradrag af sine matadorer</translation>
    </message>
    <message>
        <source>the Ombre’s all the same, for he has won the game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>alligevel spilførerens, for han har vundet spillet</translation>
    </message>
    <message>
        <source>The choice exists only after five straight tricks. An Ombre who loses any of the first five plays for the majority and for nothing more, even if he wins all the rest.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Valget findes kun efter fem stik i træk. En spilfører, der taber et af de første fem, spiller om flertallet og ikke om mere, selv om han vinder alle de andre.</translation>
    </message>
    <message>
        <source>Five tricks are safe, and nine are a risk. Go for the vole when you could show your last four cards and nobody would argue.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fem stik er sikre, og ni er et vovestykke. Gå efter tout, når du kunne vise dine sidste fire kort, uden at nogen ville sige imod.</translation>
    </message>
</context>
<context>
    <name>rules/deal.html</name>
    <message>
        <source>The deal {rule 1.3}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Givningen {rule 1.3}</translation>
    </message>
    <message>
        <source>Three play, each for himself, until one of them becomes the Ombre; then the other two defend together. All the same a defender may also win alone: that is &lt;a href=&quot;rules:outcome&quot;&gt;codille&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tre spiller, hver for sig selv, indtil en af dem bliver spilfører; så forsvarer de to andre sig sammen. Alligevel kan en modspiller også vinde alene: det er &lt;a href=&quot;rules:outcome&quot;&gt;kodille&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;: the deal, the bidding, the exchange, the tricks. The player at the dealer’s right is the &lt;b&gt;eldest&lt;/b&gt;. He is the first to be dealt to, the first to speak and the first to play; then comes the next to the right, and the dealer last.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Alt går &lt;b&gt;mod uret&lt;/b&gt;: givningen, meldingerne, købet, stikkene. Spilleren til højre for giveren er &lt;b&gt;forhånd&lt;/b&gt;. Han får kort først, taler først og spiller først; så kommer den næste til højre, og giveren til sidst.</translation>
    </message>
    <message>
        <source>Who deals first {rule 1.4} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvem der giver først {rule 1.4} {rule A2}</translation>
    </message>
    <message>
        <source>Each draws a card from the spread pack, and the highest deals. For this draw alone the cards count as they are numbered: king, {rank Q}, {rank J}, then 7 down to 2, and the ace lowest. Suits are equal; those who tie for the highest draw again. After each deal the next to the right deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hver trækker et kort fra det udbredte spil, og det højeste giver. Kun her tæller kortene, som de er nummereret: konge, {rank Q}, {rank J}, så 7 ned til 2, og esset lavest. Farverne er lige; de, der står lige højest, trækker igen. Efter hver giv giver den næste til højre.</translation>
    </message>
    <message>
        <source>The ante {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Indskuddet {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before every deal the dealer puts &lt;b&gt;five chips&lt;/b&gt; into the pool, whatever is there already. If you see 5 in a pool that was empty, that is the ante. A table may agree that every player stakes instead. Then the stake is also the &lt;a href=&quot;rules:payments&quot;&gt;price of losing&lt;/a&gt;, for each player.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Før hver giv lægger giveren &lt;b&gt;fem jetoner&lt;/b&gt; i puljen, hvad der end er i den. Ser du 5 i en pulje, der var tom, er det indskuddet. Et bord kan aftale, at hver spiller indskyder i stedet. Så er indskuddet også &lt;a href=&quot;rules:payments&quot;&gt;prisen for at tabe&lt;/a&gt;, for hver spiller.</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Kortene</translation>
    </message>
    <message>
        <source>The dealer gives nine cards to each, &lt;b&gt;three at a time&lt;/b&gt;, beginning with the eldest. The thirteen that are left are the talon; they stay face down in the middle.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Giveren giver ni kort til hver, &lt;b&gt;tre ad gangen&lt;/b&gt;, og begynder med forhånd. De tretten, der er tilbage, er talonen; de ligger med bagsiden op i midten.</translation>
    </message>
    <message>
        <source>The end of a sitting {rule 2.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Et partis ende {rule 2.1}</translation>
    </message>
    <message>
        <source>A sitting lasts as many deals as you agreed, or as long as you like. What lies in the pool at the end is shared out equally; chips that cannot be shared go to the last dealer. A player may owe chips: nobody has to leave the table.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Et parti varer så mange giv, som I har aftalt, eller så længe I vil. Hvad der ligger i puljen til sidst, deles lige; jetoner, der ikke kan deles, går til den sidste giver. En spiller må skylde jetoner: ingen skal forlade bordet.</translation>
    </message>
</context>
<context>
    <name>rules/exchange.html</name>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Købet {rule 1.8}</translation>
    </message>
    <message>
        <source>Cards are thrown face down and never seen again; as many are drawn from the top of the talon. Thirteen cards must serve three players, so what one takes another will miss.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kort smides med bagsiden op og ses ikke mere; lige så mange tages fra talonens top. Tretten kort skal række til tre spillere, så det, den ene tager, mangler den anden.</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvem</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvor mange</translation>
    </message>
    <message>
        <source>the Ombre, except in a solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spilføreren, undtagen i en solo</translation>
    </message>
    <message>
        <source>up to nine; in a vuelta one at least, the turned card being the first he draws</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>op til ni; i en tourné mindst ét, og det vendte kort er det første, han køber</translation>
    </message>
    <message>
        <source>the first defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>den første modspiller</translation>
    </message>
    <message>
        <source>up to eight of what is left</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>op til otte af resten</translation>
    </message>
    <message>
        <source>the second defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>den anden modspiller</translation>
    </message>
    <message>
        <source>what is left, up to nine</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>hvad der er tilbage, op til ni</translation>
    </message>
    <message>
        <source>A solo keeps only the Ombre from the talon. The defenders exchange as always, and have all thirteen cards between them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I en solo er det kun spilføreren, der ikke køber. Modspillerne køber som altid og har alle tretten kort mellem sig.</translation>
    </message>
    <message>
        <source>A player who sat out and has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four of its thirteen cards and draws none. Nobody else exchanges then.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En spiller, der sad over og har taget &lt;a href=&quot;rules:four_handed&quot;&gt;talonen&lt;/a&gt;, smider fire af dens tretten kort og køber ingen. Så køber ingen andre.</translation>
    </message>
    <message>
        <source>Which defender is first? {rule A13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvilken modspiller køber først? {rule A13}</translation>
    </message>
    <message>
        <source>The one at the Ombre’s right is asked. He exchanges, or he says &lt;i&gt;you first&lt;/i&gt;, and then the other must. That is all they may say to each other. Let your partner draw first if your hand is good as it is, or if it is hopeless: the one who draws eight fresh cards should be the one who can use them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den til højre for spilføreren spørges. Han køber, eller han siger &lt;i&gt;du først&lt;/i&gt;, og så køber den anden først. Det er alt, hvad de må sige til hinanden. Lad din makker købe først, hvis din hånd er god, som den er, eller hvis den er håbløs: den, der tager otte friske kort, skal være den, der kan bruge dem.</translation>
    </message>
    <message>
        <source>What is left {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad der er tilbage {rule A14}</translation>
    </message>
    <message>
        <source>Cards that nobody drew stay face down until the deal is over.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kort, som ingen købte, ligger med bagsiden op, til given er forbi.</translation>
    </message>
    <message>
        <source>What to throw</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad man smider</translation>
    </message>
    <message>
        <source>As Ombre keep trumps and kings; nearly everything else can go. As a defender keep trumps, kings, and a suit in which you have the two highest. Throwing all but two or three cards is quite usual.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Er du spilfører, så behold trumfer og konger; næsten alt andet kan gå. Er du modspiller, så behold trumfer, konger og en farve, hvor du har de to højeste kort. At smide alt undtagen to eller tre kort er ganske almindeligt.</translation>
    </message>
</context>
<context>
    <name>rules/five_handed.html</name>
    <message>
        <source>Cinquillo, Ombre for five {rule 3.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Cinquillo, ombre for fem {rule 3.11}</translation>
    </message>
    <message>
        <source>Five play with the whole pack, eight cards each, so there is no talon and nothing to exchange. The Ombre need not play alone: he calls a &lt;b&gt;king&lt;/b&gt;, and whoever holds it is on his side, in secret.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fem spiller med alle kortene, otte hver, så der er ingen talon og intet at købe. Spilføreren behøver ikke spille alene: han kalder en &lt;b&gt;konge&lt;/b&gt;, og den, der har den, er på hans side, i hemmelighed.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. In France the game was called quintille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kortenes orden og spillet er som i al ombre: se &lt;a href=&quot;rules:cards&quot;&gt;Kortene og deres orden&lt;/a&gt; og &lt;a href=&quot;rules:play&quot;&gt;Spillet&lt;/a&gt;. I Frankrig hed spillet quintille.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Indskud og giv {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts three chips into the pool before each deal, so a fresh pool holds fifteen. The dealer deals all forty cards by fours, counter-clockwise, beginning at his right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Hver&lt;/b&gt; spiller lægger tre jetoner i puljen før hver giv, så en ny pulje er på femten. Giveren giver alle fyrre kort, fire ad gangen, mod uret, og begynder til højre for sig selv.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Meldingerne {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad man påtager sig</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kaldt konge&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fem af de otte stik, sammen med den, der har den konge, man kalder</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fem stik alene, mod fire</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. A solo goes over an asking. If you have asked leave and somebody who speaks after you bids a solo, you may &lt;b&gt;hold&lt;/b&gt;: play a solo yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd taler først, og den, der passer, er ude. En solo går over kaldt konge. Har du meldt kaldt konge, og melder en, der taler efter dig, solo, må du &lt;b&gt;holde&lt;/b&gt;: selv spille solo, så bliver spillet dit.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;four pass&lt;/b&gt;, the dealer may still bid as he likes. If he passes too, he must play all the same, and calls a king as if he had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvis &lt;b&gt;fire passer&lt;/b&gt;, må giveren stadig melde, som han vil. Passer han også, skal han spille alligevel og kalder en konge, som havde han meldt det.</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trumf og den kaldte konge {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. If he plays solo, that is all. If he asked leave, he then calls a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren vælger trumf. Spiller han solo, er det alt. Har han meldt kaldt konge, kalder han nu en &lt;b&gt;konge&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>any king that he does not hold, but not the king of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>enhver konge, han ikke har, men ikke trumfkongen;</translation>
    </message>
    <message>
        <source>if he holds all three, a &lt;b&gt;{rank Q}&lt;/b&gt; of those suits that he does not hold;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>har han alle tre, en &lt;b&gt;{rank Q}&lt;/b&gt; i en af de farver, som han ikke har;</translation>
    </message>
    <message>
        <source>if he holds those as well, nobody can help him: he plays alone, and shows why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>har han også dem, kan ingen hjælpe ham: han spiller alene og viser hvorfor.</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the Ombre’s &lt;b&gt;ally&lt;/b&gt;. He says nothing, and nothing in his manner may betray him. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den, der har det kaldte kort, er spilførerens &lt;b&gt;makker&lt;/b&gt;. Han siger intet, og intet i hans måde at være på må røbe ham. De andre, også spilføreren, får det at vide, når kortet spilles. Indtil da siger bordet om de andre: &lt;i&gt;ven eller fjende?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The play</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Spillet</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. All eight tricks are played: there is no surrender, no claim after five tricks, no vole, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd spiller ud, hvem der end er spilfører. Matadorerne har deres forret. Alle otte stik spilles: ingen giver op, ingen tager gevinsten efter fem stik, der er ingen tout, og ingen siger gano.</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad der betales</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and his ally count together. Two thirds of what a side wins or owes are the Ombre’s and one third is his ally’s, to the nearest chip.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilførerens og makkerens stik tæller sammen. To tredjedele af, hvad en side vinder eller skylder, er spilførerens og en tredjedel makkerens, afrundet til nærmeste jeton.</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Sidens stik</translation>
    </message>
    <message>
        <source>With an ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Med makker</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fem&lt;/b&gt; eller flere: vundet</translation>
    </message>
    <message>
        <source>The Ombre takes two thirds of the pool, the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren tager to tredjedele af puljen, makkeren en.</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren tager puljen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fire&lt;/b&gt;: bet</translation>
    </message>
    <message>
        <source>They pay into the pool as much as is in it, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De betaler så meget til puljen, som der er i den, spilføreren to tredjedele og makkeren en.</translation>
    </message>
    <message>
        <source>The Ombre doubles the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren fordobler puljen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tre&lt;/b&gt; eller færre: kodille</translation>
    </message>
    <message>
        <source>The three others share the pool evenly. Then the losers put back what was taken, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De tre andre deler puljen lige. Så lægger taberne tilbage, hvad der blev taget, spilføreren to tredjedele og makkeren en.</translation>
    </message>
    <message>
        <source>The four others share the pool, and the Ombre puts it back.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De fire andre deler puljen, og spilføreren lægger den tilbage.</translation>
    </message>
    <message>
        <source>What cannot be shared evenly stays in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvad der ikke kan deles lige, bliver i puljen.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Regnede eksempler</translation>
    </message>
    <message>
        <source>The pool is 15.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Puljen er 15.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Makker</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hver af de andre</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pulje</translation>
    </message>
    <message>
        <source>Asked leave, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Kaldt konge, fem stik</translation>
    </message>
    <message>
        <source>Asked leave, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Kaldt konge, fire stik</translation>
    </message>
    <message>
        <source>Asked leave, three tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Kaldt konge, tre stik</translation>
    </message>
    <message>
        <source>Solo, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, fem stik</translation>
    </message>
    <message>
        <source>Solo, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, fire stik</translation>
    </message>
    <message>
        <source>Solo, three tricks: each other has 3, and 3 stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, tre stik: hver af de andre får 3, og 3 bliver</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvor bordene er forskellige</translation>
    </message>
    <message>
        <source>Wikipedia says that a side with &lt;b&gt;three&lt;/b&gt; tricks has a remise. That is most likely a slip, since five are needed and four miss them by one, and the old books have it at four; but it can be played so. The fifth player may be free to pass, or may be allowed nothing but a solo. And a table may pay, as Seymour has it, two chips from each opponent for a solo, for three matadors on the Ombre’s side and for all eight tricks, when his side wins; chips that four cannot share then go to the one among them who was dealt the best trump.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Wikipedia siger, at en side med &lt;b&gt;tre&lt;/b&gt; stik er bet. Det er nok en fejl, for der skal fem til, fire er ét for lidt, og de gamle bøger har det ved fire; men det kan spilles sådan. Den femte spiller kan have lov til at passe, eller måske kun til at melde solo. Og et bord kan betale, som Seymour har det, to jetoner fra hver modstander for en solo, for tre matadorer på spilførerens side og for alle otte stik, når hans side vinder; jetoner, som fire ikke kan dele, går da til den af dem, der fik givet den bedste trumf.</translation>
    </message>
</context>
<context>
    <name>rules/five_minutes.html</name>
    <message>
        <source>Ombre in five minutes</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Ombre på fem minutter</translation>
    </message>
    <message>
        <source>Three people, forty cards, a pool of chips in the middle. In every deal one of the three stands up against the other two and says, in old Spanish, &lt;i&gt;yo soy el hombre&lt;/i&gt;: I am the man. If he is as good as his word, the pool is his. If not, he fills it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tre spillere, fyrre kort, en pulje af jetoner i midten. I hver giv stiller én af de tre sig op mod de to andre og siger på gammelt spansk: &lt;i&gt;yo soy el hombre&lt;/i&gt;, jeg er manden. Holder han ord, er puljen hans. Gør han det ikke, fylder han den.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad det går ud på</translation>
    </message>
    <message>
        <source>Each of you holds nine cards; thirteen lie in the &lt;b&gt;talon&lt;/b&gt;, face down. Whoever bids highest is the &lt;b&gt;Ombre&lt;/b&gt;. He chooses the trump suit and plays alone. He wins if he takes &lt;b&gt;more tricks than either defender&lt;/b&gt;: five are always enough, and four will do when the others have three and two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hver af jer har ni kort; tretten ligger i &lt;b&gt;talonen&lt;/b&gt; med bagsiden op. Den, der melder højest, er &lt;b&gt;spilfører&lt;/b&gt;. Han vælger trumf og spiller alene. Han vinder, hvis han tager &lt;b&gt;flere stik end hver af modspillerne&lt;/b&gt;: fem er altid nok, og fire rækker, når de andre har tre og to.</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;, to the right: the deal, the bidding, the cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Alt går &lt;b&gt;mod uret&lt;/b&gt;, til højre: givningen, meldingerne, kortene.</translation>
    </message>
    <message>
        <source>The one odd thing: which card is high</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Det eneste mærkelige: hvilke kort der er høje</translation>
    </message>
    <message>
        <source>The two black aces are always trumps, whatever suit is named. Between them stands a card that would be the lowest of its suit. These three are the &lt;b&gt;matadors&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>De to sorte esser er altid trumf, hvilken farve der end er valgt. Mellem dem står et kort, der ellers ville være det laveste i sin farve. Disse tre er &lt;b&gt;matadorerne&lt;/b&gt;:</translation>
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
        <translation>trumfens toer, hvis den er sort ({S2} eller {C2}), syveren, hvis den er rød ({H7} eller {D7})</translation>
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
        <translation>Efter dem går en sort trumffarve ned fra kongen, en rød fra sit es, ponto. I de røde farver, {suit H} og {suit D}, er de lave tal de gode: toeren slår sekseren. Med {suit H} som trumf er hele rækken</translation>
    </message>
    <message>
        <source>You need not learn this now: the ladder in the corner of the table shows it, with the trumps that are gone struck out. More in &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Du behøver ikke lære den nu: stigen i bordets hjørne viser den, med de brugte trumfer streget ud. Mere i &lt;a href=&quot;rules:cards&quot;&gt;Kortene og deres orden&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A deal, step by step</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>En giv, trin for trin</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bid.&lt;/b&gt; Say &lt;i&gt;entrada&lt;/i&gt; to name trumps and change cards, &lt;i&gt;vuelta&lt;/i&gt; to let the talon’s top card make trumps, &lt;i&gt;solo&lt;/i&gt; to play what you were dealt. Or pass. The higher bid plays, and is paid better. &lt;a href=&quot;rules:auction&quot;&gt;The auction&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Meld.&lt;/b&gt; Sig &lt;i&gt;spil&lt;/i&gt; for at vælge trumf og købe kort, &lt;i&gt;tourné&lt;/i&gt; for at lade talonens øverste kort give trumf, &lt;i&gt;solo&lt;/i&gt; for at spille med de kort, du har fået. Eller pas. Den, der melder højest, spiller, og jo højere, jo bedre betales det. &lt;a href=&quot;rules:auction&quot;&gt;Meldingerne&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exchange.&lt;/b&gt; The Ombre throws what he does not want and draws as many from the talon; then the defenders do the same. &lt;a href=&quot;rules:exchange&quot;&gt;The exchange&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Køb.&lt;/b&gt; Spilføreren smider, hvad han ikke vil have, og køber lige så mange fra talonen; så gør modspillerne det samme. &lt;a href=&quot;rules:exchange&quot;&gt;Købet&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play.&lt;/b&gt; Follow suit if you can; if you cannot, play what you like. The highest trump wins the trick, without trumps the highest card of the suit led. Matadors have a privilege: to a small trump you may keep them back. &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Spil.&lt;/b&gt; Bekend farve, hvis du kan; kan du ikke, må du lægge, hvad du vil. Den højeste trumf vinder stikket, uden trumf det højeste kort i den udspillede farve. Matadorerne har en forret: til en lille trumf må du holde dem tilbage. &lt;a href=&quot;rules:play&quot;&gt;Spillet&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pay.&lt;/b&gt; Most tricks for the Ombre: he takes the pool and is paid by both (&lt;b&gt;sacada&lt;/b&gt;). A tie for most: he must double the pool and more (&lt;b&gt;puesta&lt;/b&gt;). A defender has most: the Ombre pays him the same (&lt;b&gt;codille&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;The payments&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Betal.&lt;/b&gt; Har spilføreren flest stik, tager han puljen og får betaling af begge (&lt;b&gt;vundet&lt;/b&gt;). Er det højeste antal delt, skal han fordoble puljen og betale mere til (&lt;b&gt;bet&lt;/b&gt;). Har en modspiller flest, betaler spilføreren ham det samme (&lt;b&gt;kodille&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;Betalingerne&lt;/a&gt;</translation>
    </message>
    <message>
        <source>When to bid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvornår man melder</translation>
    </message>
    <message>
        <source>Count the tricks that you would bet on. Spadille is one; manille and basto nearly always; then kings, and trumps beyond the third. With four in sight an entrada is usual, for the exchange often brings the fifth. A solo wants five or six in the hand already. When in doubt, pass: two against one defend well, and a codille is dear.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tæl de stik, du ville vædde på. Spadille er ét; manille og basta næsten altid; så konger, og trumfer fra den fjerde. Med fire i sigte kan du roligt melde spil, for købet bringer ofte det femte. En solo kræver fem eller seks på hånden i forvejen. Er du i tvivl, så pas: to mod én forsvarer sig godt, og en kodille er dyr.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;F1&lt;/b&gt; at any time: this book opens where you are in the game. Right after the table has refused a card, it opens at the rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tryk &lt;b&gt;F1&lt;/b&gt; når som helst: denne bog åbner, hvor du er i spillet. Lige efter at bordet har afvist et kort, åbner den ved reglen.</translation>
    </message>
</context>
<context>
    <name>rules/four_handed.html</name>
    <message>
        <source>Ombre for four {rule 3.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Ombre for fire {rule 3.10}</translation>
    </message>
    <message>
        <source>Four friends need not send one home. In every deal three play Ombre as they always do, and the fourth sits out: he gets no cards, but he has a share in what happens. And when nobody else wants to play, his hour comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fire venner behøver ikke sende en hjem. I hver giv spiller tre ombre, som de plejer, og den fjerde sidder over: han får ingen kort, men har del i det, der sker. Og når ingen anden vil spille, kommer hans time.</translation>
    </message>
    <message>
        <source>Who sits out? {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvem sidder over? {rule 1.5}</translation>
    </message>
    <message>
        <source>The player &lt;b&gt;opposite the dealer&lt;/b&gt;. The other three bid, exchange and play in their usual order, beginning at the dealer’s right. The deal passes to the right, and so does the rest: each sits out one deal in four. Some tables let the player at the dealer’s left sit out, or the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilleren &lt;b&gt;over for giveren&lt;/b&gt;. De tre andre melder, køber og spiller i deres sædvanlige orden, fra giverens højre side. Givningen går til højre, og det gør hvilen også: hver sidder over én giv af fire. Ved nogle borde sidder spilleren til venstre for giveren over, eller giveren selv.</translation>
    </message>
    <message>
        <source>What he shares</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad han har del i</translation>
    </message>
    <message>
        <source>Whoever sits out pays and is paid like a defender. Where &lt;i&gt;each opponent&lt;/i&gt; pays, three pay instead of two; and a loss is reckoned for four heads. He sees no cards until the deal is settled, and he cannot win a codille. He says nothing either, with one exception: a dealer who sits out, at a table where the dealer may show the rest of the talon, is asked about that.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Oversidderen betaler og får betaling som en modspiller. Hvor &lt;i&gt;hver modspiller&lt;/i&gt; betaler, betaler tre i stedet for to, og et tab regnes for fire hoveder. Han ser ingen kort, før given er gjort op, og kan ikke vinde kodille. Han siger heller ikke noget, med én undtagelse: en giver, der sidder over ved et bord, hvor giveren må vise resten af talonen, bliver spurgt om det.</translation>
    </message>
    <message>
        <source>Entrada, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spil, 5 i puljen</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Defenders</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Modspillere</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Oversidder</translation>
    </message>
    <message>
        <source>Pool after</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puljen derefter</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Kodille</translation>
    </message>
    <message>
        <source>Vole announced, and missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout meldt og tabt</translation>
    </message>
    <message>
        <source>All three pass</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Alle tre passer</translation>
    </message>
    <message>
        <source>Then the player who sat out &lt;b&gt;takes the talon&lt;/b&gt;: all thirteen cards of it. He throws four of them face down, keeps nine, names trumps, and is the Ombre against the other three. They may not exchange, for there is nothing left to draw. The player at the dealer’s right leads, as always.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Så &lt;b&gt;tager oversidderen talonen&lt;/b&gt;: alle dens tretten kort. Han smider fire af dem med bagsiden op, beholder ni, vælger trumf og er spilfører mod de tre andre. De må ikke købe, for der er intet tilbage at købe. Spilleren til højre for giveren spiller ud, som altid.</translation>
    </message>
    <message>
        <source>Nine tricks are shared by four. The Ombre needs more than &lt;b&gt;each&lt;/b&gt; of the others: three may be enough, when the others have two each.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>De ni stik deles af fire. Spilføreren skal have flere end &lt;b&gt;hver&lt;/b&gt; af de andre: tre kan være nok, når de andre har to hver.</translation>
    </message>
    <message>
        <source>If another has as many as he, or two others share the lead, it is a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt;. If one alone has more, that one has codille.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Har en anden lige så mange som han, eller deler to andre de fleste, er det &lt;a href=&quot;rules:outcome&quot;&gt;bet&lt;/a&gt;. Har én alene flere, har han kodille.</translation>
    </message>
    <message>
        <source>The game is worth what an entrada is worth. Estuches count by the nine cards they kept.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Spillet er lige så meget værd som et spil. Matadorer tæller efter de ni kort, han beholdt.</translation>
    </message>
    <message>
        <source>He may &lt;a href=&quot;rules:surrender&quot;&gt;surrender&lt;/a&gt;, as with an entrada, and any of the three may take over.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Han må &lt;a href=&quot;rules:surrender&quot;&gt;give op&lt;/a&gt;, som i et spil, og enhver af de tre må overtage.</translation>
    </message>
    <message>
        <source>Ombre and the three, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilføreren og de tre, 5 i puljen</translation>
    </message>
    <message>
        <source>It is a gamble with good prospects: when three players pass, the strong cards often lie in the talon. At some tables he may leave it; then the deal is passed out, or it goes on as the three have agreed for when &lt;a href=&quot;rules:low_bids&quot;&gt;all pass&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Det er et lykkespil med gode udsigter: når tre spillere passer, ligger de stærke kort ofte i talonen. Ved nogle borde må han lade den ligge; så kastes kortene sammen, eller det går videre, som de tre har aftalt for det tilfælde, at &lt;a href=&quot;rules:low_bids&quot;&gt;alle passer&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>rules/french.html</name>
    <message>
        <source>French Ombre {rule 3.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Fransk ombre {rule 3.7}</translation>
    </message>
    <message>
        <source>The game as it was simplified in France: no turned trump and no surrender. Everything is paid by one measure, the &lt;b&gt;pool&lt;/b&gt;. Many French tables also paid for matadors and for playing without an exchange; this form does not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spillet, som det blev forenklet i Frankrig: ingen vendt trumf, og ingen giver op. Alt betales efter ét mål, &lt;b&gt;puljen&lt;/b&gt;. Mange franske borde betalte også for matadorer og for at spille uden køb; det gør denne form ikke.</translation>
    </message>
    <message>
        <source>Cards, order and play are those of every Ombre: nine cards each, thirteen in the talon, counter-clockwise. See &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kort, orden og spil er som i al ombre: ni kort til hver, tretten i talonen, mod uret. Se &lt;a href=&quot;rules:cards&quot;&gt;Kortene og deres orden&lt;/a&gt; og &lt;a href=&quot;rules:play&quot;&gt;Spillet&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The stakes {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Indskuddene {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before each deal &lt;b&gt;every player&lt;/b&gt; puts the same stake into the pool, two chips as a rule, whatever lies there already. So a fresh pool holds six.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Før hver giv lægger &lt;b&gt;alle spillere&lt;/b&gt; det samme indskud i puljen, som regel to jetoner, uanset hvad der allerede ligger. En ny pulje er altså på seks.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Meldingerne {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Køb</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad man påtager sig</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spil&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any number</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>så mange man vil</translation>
    </message>
    <message>
        <source>more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>flere stik end hver af de andre</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sans prendre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>none for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>intet for spilføreren</translation>
    </message>
    <message>
        <source>the same, with the hand as it was dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>det samme, med hånden fra given</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>alle ni stik</translation>
    </message>
    <message>
        <source>The eldest speaks first. A bid must be higher than the last, and whoever passes is out. But if you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and he must go higher still or give way. The Ombre names the trump when the bidding is over, before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd taler først. En melding skal være højere end den forrige, og den, der passer, er ude. Men har du meldt, og går en, der taler efter dig, højere, må du &lt;b&gt;holde&lt;/b&gt;: sige det samme, og så skal han gå endnu højere eller give sig. Spilføreren vælger trumf, når meldingerne er forbi, før han smider et kort. {rule 1.7}</translation>
    </message>
    <message>
        <source>If all pass the pool stays, and everybody stakes again for the next deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvis alle passer, bliver puljen, og alle skyder ind igen til næste giv.</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Købet {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws as many cards as he likes, unless he plays sans prendre. Then the others draw in turn, the one at the Ombre’s right first: any number, as far as the talon goes. What is left stays closed.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren smider og køber så mange kort, han vil, medmindre han spiller sans prendre. Så køber de andre efter tur, den til højre for spilføreren først: så mange, de vil, så længe talonen rækker. Resten bliver liggende lukket.</translation>
    </message>
    <message>
        <source>Five tricks {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Fem stik {rule 1.10}</translation>
    </message>
    <message>
        <source>An Ombre who wins the first five tricks may stop: the game is won. If he leads to the sixth, he has declared the vole and owes all nine. Whoever has &lt;b&gt;bid&lt;/b&gt; the vole is not asked; he owes them from the first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En spilfører, der vinder de første fem stik, må standse: spillet er vundet. Spiller han ud til det sjette, har han meldt tout og skylder alle ni. Den, der har &lt;b&gt;meldt&lt;/b&gt; tout fra begyndelsen, bliver ikke spurgt; han skylder dem fra det første.</translation>
    </message>
    <message>
        <source>What is paid {rule 1.13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad der betales {rule 1.13}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad der betales</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;: more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vundet&lt;/b&gt;: flere stik end hver af de andre</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren tager puljen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Remise&lt;/b&gt;: the highest number is shared, as 4–4–1, 3–3–3 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bet&lt;/b&gt;: flest stik er delt, som 4–4–1, 3–3–3 eller 1–4–4</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it: it doubles.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren betaler så meget til puljen, som der er i den: den fordobles.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: another has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kodille&lt;/b&gt;: en anden har flest</translation>
    </message>
    <message>
        <source>The Ombre pays that player as much as is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren betaler den spiller så meget, som der er i puljen, og den bliver.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt; vundet</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each of the others pays him half as much again.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren tager puljen, og hver af de andre betaler ham halvt så meget oveni.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; missed, bid or declared</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt; tabt, meldt før eller under spillet</translation>
    </message>
    <message>
        <source>The Ombre pays each of the others half of what is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren betaler hver af de andre halvdelen af, hvad der er i puljen, og den bliver.</translation>
    </message>
    <message>
        <source>Sans prendre wins no more than play; it goes over it, that is all. An odd chip of half a pool is not paid. A table may agree that 1–4–4 is codille: then both of the others share what the Ombre pays, and an odd chip of it goes into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Sans prendre vinder ikke mere end spil; det går over, det er alt. En skæv jeton i en halv pulje betales ikke. Et bord kan aftale, at 1–4–4 er kodille: så deler begge de andre, hvad spilføreren betaler, og en skæv jeton går i puljen.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Regnede eksempler</translation>
    </message>
    <message>
        <source>Each has staked two, so the pool is 6.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hver har skudt to ind, så puljen er 6.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
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
        <translation>Pulje</translation>
    </message>
    <message>
        <source>Won 5–3–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vundet 5–3–1</translation>
    </message>
    <message>
        <source>Remise 4–4–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Bet 4–4–1</translation>
    </message>
    <message>
        <source>Codille 3–4–2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Kodille 3–4–2</translation>
    </message>
    <message>
        <source>Vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout vundet</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout tabt</translation>
    </message>
</context>
<context>
    <name>rules/german_solo.html</name>
    <message>
        <source>German Solo {rule 26.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Tysk solo {rule 26.1}</translation>
    </message>
    <message>
        <source>What Germany made of Quadrille. Four play with thirty-two cards, eight each, and nothing is staked: the players pay each other. In a &lt;b&gt;Frage&lt;/b&gt; the Ombre calls an ace, whose holder is the ally, in secret; a &lt;b&gt;solo&lt;/b&gt; is played alone, and a &lt;b&gt;tout&lt;/b&gt; must take every trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvad tyskerne gjorde af quadrille. Fire spiller med toogtredive kort, otte hver, og intet skydes ind: spillerne betaler hinanden. I en &lt;b&gt;Frage&lt;/b&gt; kalder spilføreren et es, og den, der har det, er makker, i hemmelighed; en &lt;b&gt;solo&lt;/b&gt; spilles alene, og en &lt;b&gt;tout&lt;/b&gt; skal tage alle stik.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Kort og giv {rule 1.5}</translation>
    </message>
    <message>
        <source>In each suit ace, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 and 7. It is always played with French cards: the Spanish pack has no 8, 9 and 10. The dealer deals three, two and three cards at a time. Whoever draws the highest card deals first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I hver farve es, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 og 7. Det spilles altid med franske kort: de spanske har ingen 8, 9 og 10. Giveren giver tre, to og tre kort ad gangen. Den, der trækker det højeste kort, giver først.</translation>
    </message>
    <message>
        <source>German tables go clockwise; this table goes counter-clockwise, to the right, as in all its games. Who deals, speaks and plays after whom is the same.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tyske borde går med uret; dette bord går mod uret, til højre, som i alle sine spil. Hvem der giver, taler og spiller efter hvem, er det samme.</translation>
    </message>
    <message>
        <source>The order of the cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Kortenes orden</translation>
    </message>
    <message>
        <source>The two black queens are always trumps, and so is the seven of the trump suit:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>De to sorte damer er altid trumf, og det er trumffarvens syver også:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;, also called &lt;i&gt;der Alte&lt;/i&gt;, the old man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spadille&lt;/b&gt;, også kaldt &lt;i&gt;der Alte&lt;/i&gt;, den gamle</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;, also called &lt;i&gt;Spitze&lt;/i&gt;, the tip</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Manille&lt;/b&gt;, også kaldt &lt;i&gt;Spitze&lt;/i&gt;, spidsen</translation>
    </message>
    <message>
        <source>the 7 of trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>trumfsyveren</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Basta&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After them the trump suit goes down from the ace:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Efter dem går trumffarven nedad fra esset:</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Fra høj til lav</translation>
    </message>
    <message>
        <source>The other suits go from the ace down to the 7; in {suit C french} and {suit S french} the queen is missing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>De andre farver går fra esset ned til 7; i {suit C french} og {suit S french} mangler damen.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Meldingerne {rule 1.6}</translation>
    </message>
    <message>
        <source>One suit is the &lt;b&gt;couleur&lt;/b&gt; for the whole sitting: {suit C french}, unless the table chooses another. A bid in the couleur goes above the same bid in another suit, and everything is paid double.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Én farve er &lt;b&gt;couleur&lt;/b&gt; hele partiet: {suit C french}, medmindre bordet vælger en anden. En melding i couleur går over den samme melding i en anden farve, og alt betales dobbelt.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad man påtager sig</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage&lt;/b&gt; (“I ask”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage&lt;/b&gt; (»jeg spørger«)</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the ace you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fem af de otte stik, sammen med den, der har det es, man kalder</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Frage i couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the same, with the couleur as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>det samme, med couleur som trumf</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fem stik alene, mod tre</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo i couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; (“everything”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt; (»alt«)</translation>
    </message>
    <message>
        <source>all eight tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>alle otte stik alene</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout i couleur&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: play that bid yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd taler først, og den, der passer, er ude. Har du meldt, og går en, der taler efter dig, højere, må du &lt;b&gt;holde&lt;/b&gt;: selv spille den melding, så bliver spillet dit.</translation>
    </message>
    <message>
        <source>Trump and the called ace {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trumf og det kaldte es {rule 1.7}</translation>
    </message>
    <message>
        <source>In the couleur the trump is fixed. Otherwise the Ombre names another suit. In a Frage they then call an &lt;b&gt;ace&lt;/b&gt; that they lack, not of trumps; if they hold all three, a king that they lack. Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I couleur ligger trumfen fast. Ellers vælger spilføreren en anden farve. I en Frage kaldes så et &lt;b&gt;es&lt;/b&gt;, som spilføreren ikke har, og som ikke er trumf; har spilføreren alle tre, en konge, som mangler. Den, der har det kaldte kort, er &lt;b&gt;makker&lt;/b&gt; og siger intet. De andre, også spilføreren, får det at vide, når kortet spilles. Indtil da siger bordet om de andre: &lt;i&gt;ven eller fjende?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, whoever holds spadille ({CQ french}) must play a &lt;b&gt;Grossfrage&lt;/b&gt;, the great question: they call an ace that they lack, of any suit. Its holder shows it at once, is the ally, and &lt;b&gt;names the trump&lt;/b&gt;: any suit but that of the ace. With all four aces there is nobody to ask, and the holder of spadille plays a solo in any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvis &lt;b&gt;alle fire passer&lt;/b&gt;, skal den, der har spadille ({CQ french}), spille en &lt;b&gt;Grossfrage&lt;/b&gt;, det store spørgsmål, og kalder et es, som mangler, i en hvilken som helst farve. Den, der har det, viser det straks, er makker og &lt;b&gt;vælger trumf&lt;/b&gt;: enhver farve undtagen essets. Med alle fire esser er der ingen at spørge, og den, der har spadille, spiller solo i en hvilken som helst farve.</translation>
    </message>
    <message>
        <source>The play and the result {rule 20.4} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Spillet og resultatet {rule 20.4} {rule 1.9}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Follow suit; if you cannot, play what you like. &lt;b&gt;No trump may be withheld&lt;/b&gt;: spadille too must fall to the lowest trump, if it is the last in the hand. Nobody surrenders, and all eight tricks are played. The tricks of Ombre and ally count together. &lt;b&gt;Five&lt;/b&gt; win, four or fewer lose; a tout needs all eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd spiller ud, hvem der end er spilfører. Bekend farve; kan du ikke, så læg, hvad du vil. &lt;b&gt;Ingen trumf må holdes tilbage&lt;/b&gt;: også spadille skal falde for den laveste trumf, hvis den er den sidste på hånden. Ingen giver op, og alle otte stik spilles. Spilførerens og makkerens stik tæller sammen. &lt;b&gt;Fem&lt;/b&gt; vinder, fire eller færre taber; en tout skal have alle otte.</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad der betales {rule 24.5}</translation>
    </message>
    <message>
        <source>There is no pool. When the game is won, each opponent pays; when it is lost, each is paid as much.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der er ingen pulje. Vindes spillet, betaler hver modstander; tabes det, får hver lige så meget.</translation>
    </message>
    <message>
        <source>In another suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>I en anden farve</translation>
    </message>
    <message>
        <source>In couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>I couleur</translation>
    </message>
    <message>
        <source>Frage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Grossfrage, whatever is trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Grossfrage, hvad der end er trumf</translation>
    </message>
    <message>
        <source>Solo, also the one with four aces</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, også den med fire esser</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>With an ally, the first opponent after the Ombre settles with the ally, the other with the Ombre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Med makker afregner den første modstander efter spilføreren med makkeren, den anden med spilføreren.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Regnede eksempler</translation>
    </message>
    <message>
        <source>Each is won. If the game is lost, the same chips go the other way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvert er vundet. Tabes spillet, går de samme jetoner den anden vej.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Makker</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hver modspiller</translation>
    </message>
    <message>
        <source>Frage, or Grossfrage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage eller Grossfrage</translation>
    </message>
    <message>
        <source>Frage in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Frage i couleur</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solo in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo i couleur</translation>
    </message>
    <message>
        <source>Tout in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout i couleur</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvor bordene er forskellige</translation>
    </message>
    <message>
        <source>When all pass, some tables deal again. Some let the suit of the first game won be the couleur; here it is chosen before. The sources do not tell everything. &lt;b&gt;Our own defaults&lt;/b&gt; are: who may hold a bid; the king that is called by a holder of three aces; that four tricks lose, and are no tie; that a Grossfrage is paid 2 whatever its trump; and the solo of a holder of all four aces, with its price. With both black queens a table may let you &lt;b&gt;bid&lt;/b&gt; a Grossfrage, above the frages and below solo, for 4 from each; one source has 8. Some let a side that has won the &lt;b&gt;first five&lt;/b&gt; tricks lead to the sixth and so play for all eight: 8 from each in place of the game, or to each if one is lost, twice as much in couleur; a tout that was bid stays as it is. Both are house rules, and so is every price. A bonus for the first five tricks (&lt;i&gt;Prime&lt;/i&gt;) is not played, because no price of it was found.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Når alle passer, giver nogle borde om. Nogle lader farven i det første vundne spil blive couleur; her vælges den på forhånd. Kilderne fortæller ikke alt. &lt;b&gt;Vores egne valg&lt;/b&gt; er: hvem der må holde en melding; den konge, der kaldes af en med tre esser; at fire stik taber og ikke er uafgjort; at en Grossfrage betales 2 med enhver trumf; og soloen for en med alle fire esser, med dens pris. Med begge sorte damer kan et bord lade dig &lt;b&gt;melde&lt;/b&gt; en Grossfrage, over Frage og under solo, for 4 fra hver; én kilde har 8. Nogle lader en side, der har vundet de &lt;b&gt;første fem&lt;/b&gt; stik, spille ud til det sjette og dermed gå efter alle otte: 8 fra hver i stedet for spillet, eller til hver, hvis ét tabes, dobbelt så meget i couleur; en tout, der er meldt, bliver, som den er. Begge er husregler, og det er hver pris også. En præmie for de første fem stik (&lt;i&gt;Prime&lt;/i&gt;) spilles ikke, fordi der ikke blev fundet nogen pris på den.</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ordene</translation>
    </message>
    <message>
        <source>Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>The suit in which everything is paid double. The word is French, and means colour, or suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den farve, hvori alt betales dobbelt. Ordet er fransk og betyder farve.</translation>
    </message>
    <message>
        <source>A question, asking leave: the game with a called ace.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Et spørgsmål, at bede om lov: spillet med et kaldt es.</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Grossfrage</translation>
    </message>
    <message>
        <source>A great question: the forced game, in which the ally names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Et stort spørgsmål: det tvungne spil, hvor makkeren vælger trumf.</translation>
    </message>
    <message>
        <source>Everything: all eight tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Alt: alle otte stik.</translation>
    </message>
</context>
<context>
    <name>rules/glossary.html</name>
    <message>
        <source>Words of the game</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Ordliste</translation>
    </message>
    <message>
        <source>Most of them came from Spain with the game, and went through France and England on the way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>De fleste ord kom fra Spanien med spillet og gik gennem Frankrig og Tyskland på vejen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Makker</translation>
    </message>
    <message>
        <source>Whoever holds the card that the Ombre has called, in &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den, der har det kort, spilføreren har kaldt, i &lt;a href=&quot;rules:five_handed&quot;&gt;cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;quadrille&lt;/a&gt; og &lt;a href=&quot;rules:german_solo&quot;&gt;tysk solo&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Ante</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Indskud</translation>
    </message>
    <message>
        <source>What is put into the pool before a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Det, der lægges i puljen før en giv.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Ask leave</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Kaldt konge</translation>
    </message>
    <message>
        <source>The lowest bid of &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt; and &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt;: name trumps and call a king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den laveste melding i &lt;a href=&quot;rules:five_handed&quot;&gt;cinquillo&lt;/a&gt; og &lt;a href=&quot;rules:quadrille&quot;&gt;quadrille&lt;/a&gt;: vælg trumf, og kald en konge.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Basto&lt;br&gt;&lt;i&gt;BAS-toh&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Basta</translation>
    </message>
    <message>
        <source>The {name CA}, always the third highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{name CA}, altid den tredjehøjeste trumf. På spansk &lt;i&gt;basto&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet, i l’hombre</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: a tie with the better defender, or one trick in a nolo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I &lt;a href=&quot;rules:lhombre&quot;&gt;l’hombre&lt;/a&gt;: lige så mange stik som den bedste modspiller, eller ét stik i en nolo.</translation>
    </message>
    <message>
        <source>Black, long</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Sort, lang</translation>
    </message>
    <message>
        <source>The suits {suit S} and {suit C}: below the court cards the 7 is the best and the 2 the lowest. Their aces are always trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Farverne {suit S} og {suit C}: under billederne er syveren den bedste og toeren den laveste. Deres esser er altid trumf.</translation>
    </message>
    <message>
        <source>Casca</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Casca</translation>
    </message>
    <message>
        <source>Another name of gascarola; in Voltarete, the Portuguese form of the game, a bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Et andet navn for gascarola; i voltarete, spillets portugisiske form, en melding.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Codille, of a side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Kodille, for en side</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and Tritrille: too few tricks even for a remise. The others share the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I &lt;a href=&quot;rules:five_handed&quot;&gt;cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;quadrille&lt;/a&gt; og tritrille: for få stik selv til en remise. De andre deler puljen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Codille&lt;br&gt;&lt;i&gt;co-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Kodille</translation>
    </message>
    <message>
        <source>A defender has more tricks than anybody else. From Spanish &lt;i&gt;codillo&lt;/i&gt;, the elbow.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En modspiller har flere stik end alle andre. Af spansk &lt;i&gt;codillo&lt;/i&gt;, albuen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo</translation>
    </message>
    <message>
        <source>In Zanga: three tricks or fewer. The others win the table, and are paid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I zanga: tre stik eller færre. De andre vinder bordet og får betaling.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</translation>
    </message>
    <message>
        <source>A low bid: to take no trick at all.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En lav melding: ikke at tage et eneste stik.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt; the suit in which a bid is paid double. It is the same for the whole sitting.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I &lt;a href=&quot;rules:german_solo&quot;&gt;tysk solo&lt;/a&gt; den farve, hvori en melding betales dobbelt. Den er ens hele partiet.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;Dealer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;Kortgiver</translation>
    </message>
    <message>
        <source>The player who gave out the cards, and speaks last. The deal goes round to the right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilleren, der gav kortene, og som taler sidst. Givningen går videre til højre.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Defender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Modspiller</translation>
    </message>
    <message>
        <source>Anybody who plays against the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Enhver, der spiller mod spilføreren.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</translation>
    </message>
    <message>
        <source>In Zanga of Málaga the {name CK}, the fourth highest trump. In Spanish &lt;i&gt;feo&lt;/i&gt; means ugly. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I zanga fra Málaga {name CK}, den fjerdehøjeste trumf. På spansk betyder &lt;i&gt;feo&lt;/i&gt; grim. Ingen matador.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Eldest</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Forhånd</translation>
    </message>
    <message>
        <source>The player at the dealer’s right; first to speak and to lead. In Spanish &lt;i&gt;mano&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilleren til højre for kortgiveren; taler og spiller ud først. På spansk &lt;i&gt;mano&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Entrada&lt;br&gt;&lt;i&gt;en-TRAH-dah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Spil</translation>
    </message>
    <message>
        <source>The lowest bid: name trumps, exchange, play.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den laveste melding: vælg trumf, køb, spil. På spansk &lt;i&gt;entrada&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt;, &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; and Zanga: all three matadors. They are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt;, &lt;a href=&quot;rules:rocambor&quot;&gt;rocambor&lt;/a&gt; og zanga: alle tre matadorer. De betales.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Estuches</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Estuches</translation>
    </message>
    <message>
        <source>Three or more top trumps without a gap, held or lacked by the Ombre; they are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Matadorer, der betales: tre eller flere øverste trumfer i træk, som spilføreren har eller mangler.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Køb</translation>
    </message>
    <message>
        <source>Throwing cards and drawing as many from the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>At smide kort og tage lige så mange fra talonen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Favour suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Yndlingsfarve</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; and &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; the suit in which a game is worth more. In Spanish &lt;i&gt;palo de favor&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt; og &lt;a href=&quot;rules:rocambor&quot;&gt;rocambor&lt;/a&gt; den farve, hvori et spil er mere værd. På spansk &lt;i&gt;palo de favor&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Forced solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Tvungen solo</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: whoever must play a Grossfrage but holds all four aces plays alone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I &lt;a href=&quot;rules:german_solo&quot;&gt;tysk solo&lt;/a&gt;: den, der skal spille Grossfrage, men har alle fire esser, spiller alene.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Forced spadille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Tvungen spadille</translation>
    </message>
    <message>
        <source>All have passed, and the holder of spadille must play. In Spanish &lt;i&gt;espadilla forzosa&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Alle har passet, og den, der har spadille, skal spille. På spansk &lt;i&gt;espadilla forzosa&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</translation>
    </message>
    <message>
        <source>&amp;ldquo;I win&amp;rdquo;: a defender asks the other to let &lt;a href=&quot;rules:play&quot;&gt;a card&lt;/a&gt; pass. To ask is to &lt;i&gt;demand gano&lt;/i&gt;, to let the card pass is to &lt;i&gt;make gano&lt;/i&gt;. By house rule only.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>»Jeg vinder«: en modspiller beder den anden lade &lt;a href=&quot;rules:play&quot;&gt;et kort&lt;/a&gt; gå. At bede er at &lt;i&gt;kræve gano&lt;/i&gt;, at lade kortet gå er at &lt;i&gt;gøre gano&lt;/i&gt;. Kun efter husregel.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</translation>
    </message>
    <message>
        <source>A low bid: to play the top of the talon, and one card of one’s own at most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En lav melding: at spille med talonens øverste kort og højst ét af sine egne.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Grossfrage</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: the Ombre calls an ace, and its holder shows it, plays along and names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I &lt;a href=&quot;rules:german_solo&quot;&gt;tysk solo&lt;/a&gt;: spilføreren kalder et es; den, der har det, viser det, spiller med og vælger trumf.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</translation>
    </message>
    <message>
        <source>In Zanga: the first five tricks, all won by those who play, who may stop with them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I zanga: de første fem stik, alle vundet af dem, der spiller. De må stoppe dér.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Holde</translation>
    </message>
    <message>
        <source>To say the same as the standing bid, by right of speaking before its bidder.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>At sige det samme som den stående melding, fordi man sidder før.</translation>
    </message>
    <message>
        <source>König</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>A German name of the sitter. It means king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Et tysk navn for den, der sidder over. Det betyder konge.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: fewer tricks than a defender, or two and more in a nolo. It costs most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I &lt;a href=&quot;rules:lhombre&quot;&gt;l’hombre&lt;/a&gt;: færre stik end en modspiller, eller to stik eller flere i en nolo. Det koster mest.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</translation>
    </message>
    <message>
        <source>In Zanga: the game won, with five tricks or more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I zanga: spillet vundet, med fem stik eller flere.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Manden</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:homme_auvergne&quot;&gt;Homme d’Auvergne&lt;/a&gt;: whoever plays with the trump turned up, against all the others.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I &lt;a href=&quot;rules:homme_auvergne&quot;&gt;homme d’Auvergne&lt;/a&gt;: den, der spiller med den vendte trumf mod alle de andre.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Manille&lt;br&gt;&lt;i&gt;ma-NILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Manille</translation>
    </message>
    <message>
        <source>The second highest trump: the 2 of black trumps, the 7 of red ones. In Spanish &lt;i&gt;malilla&lt;/i&gt;, the little bad one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den næsthøjeste trumf: toeren i sort trumf, syveren i rød. På spansk &lt;i&gt;malilla&lt;/i&gt;, den lille onde.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Matadors&lt;br&gt;&lt;i&gt;MATT-a-dors&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Matadorer</translation>
    </message>
    <message>
        <source>Spadille, manille and basto. They may be kept back from a smaller trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spadille, manille og basta. De må gerne holdes tilbage, når en mindre trumf spilles ud.</translation>
    </message>
    <message>
        <source>Mort</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mort</translation>
    </message>
    <message>
        <source>French for dead: the form of the game with a fourth player, and the sitter in it.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Fransk for død: spillets form med en fjerde spiller, og den, der sidder over i den.</translation>
    </message>
    <message>
        <source>Null</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Null</translation>
    </message>
    <message>
        <source>To lose all nine tricks: &lt;a href=&quot;rules:low_bids&quot;&gt;contrabola&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>At tabe alle ni stik: &lt;a href=&quot;rules:low_bids&quot;&gt;contrabola&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</translation>
    </message>
    <message>
        <source>In Zanga: to go on for all eight tricks after the first five. In full &lt;i&gt;pidiendo ocho&lt;/i&gt;, asking for eight.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I zanga: at gå efter alle otte stik, når de første fem er vundet. Fuldt ud &lt;i&gt;pidiendo ocho&lt;/i&gt;, idet man beder om otte.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Ombre&lt;br&gt;&lt;i&gt;OM-ber&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Spilfører</translation>
    </message>
    <message>
        <source>The one who plays the game that was bid, alone or with an ally. From Spanish &lt;i&gt;hombre&lt;/i&gt;, man.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den, der spiller det meldte spil, alene eller med en makker. På spansk &lt;i&gt;hombre&lt;/i&gt;, manden; deraf spillets navn.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Partner</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Makker over for</translation>
    </message>
    <message>
        <source>In Zanga the player opposite, whose tricks and stones are also one’s own.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I zanga den, der sidder over for: hans stik og sten er også dine.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Spille</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump with the call, and play together with the partner.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I zanga: at nævne trumf i meldingen og spille sammen med sin makker.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Pulje</translation>
    </message>
    <message>
        <source>The chips in the middle, for which one plays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Jetonerne i midten, som der spilles om.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Primeras</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Primeras</translation>
    </message>
    <message>
        <source>The first five tricks, all won by the Ombre, who then stops.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De fem første stik, alle vundet af spilføreren, som så holder op.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, with four tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, med fire stik</translation>
    </message>
    <message>
        <source>In Zanga: four tricks, one too few. Those who play put stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I zanga: fire stik, ét for lidt. De, der spiller, lægger sten på bordet.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Puesta&lt;br&gt;&lt;i&gt;PWES-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Bet</translation>
    </message>
    <message>
        <source>Two or three share the highest number of tricks, the Ombre among them or not; he pays the pool. In old English books the &lt;i&gt;beast&lt;/i&gt; or &lt;i&gt;remise&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>To eller alle tre står lige med flest stik, med eller uden spilføreren; han betaler til puljen. På spansk &lt;i&gt;puesta&lt;/i&gt;, i gamle engelske bøger &lt;i&gt;beast&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Punto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Ponto</translation>
    </message>
    <message>
        <source>The ace of red trumps, the fourth highest. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Esset i rød trumf, den fjerdehøjeste. Ingen matador. På spansk &lt;i&gt;punto&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Red, round</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Rød, kort</translation>
    </message>
    <message>
        <source>The suits {suit H} and {suit D}: below the court cards the ace is the best, then the 2, and so on down to the 7, which is the lowest.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Farverne {suit H} og {suit D}: under billederne er esset det bedste, så toeren og så videre ned til syveren, som er den laveste.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Remise</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Remise</translation>
    </message>
    <message>
        <source>The game is not won, and the pool is paid once more: so in &lt;a href=&quot;rules:french&quot;&gt;French Ombre&lt;/a&gt;, Cinquillo, Quadrille and Tritrille.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spillet er ikke vundet, og puljen betales én gang til: sådan i &lt;a href=&quot;rules:french&quot;&gt;fransk ombre&lt;/a&gt;, cinquillo, quadrille og tritrille.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Renege</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Holde tilbage</translation>
    </message>
    <message>
        <source>To keep a matador back, lawfully, when trumps are led.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>At beholde en matador, med rette, når der spilles trumf ud.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Vundet</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than any defender, and takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren har flere stik end hver modspiller og tager puljen. På spansk &lt;i&gt;sacada&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Send alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Sende alene</translation>
    </message>
    <message>
        <source>In Zanga: to say solo after an opponent has said what they play. They go alone, or let the other go. In Spanish &lt;i&gt;mandar solo&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I zanga: at sige solo, når en modspiller har meldt sit spil. Så spiller han alene eller overlader spillet til den, der sagde solo. På spansk &lt;i&gt;mandar solo&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;Sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;Oversidder</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt; the player who sits out a deal. In Spanish &lt;i&gt;alcalde&lt;/i&gt; or &lt;i&gt;zángano&lt;/i&gt;, and see König, Mort and Stillsitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ved et bord med &lt;a href=&quot;rules:four_handed&quot;&gt;fire&lt;/a&gt;: den, der ikke er med i given. På spansk &lt;i&gt;alcalde&lt;/i&gt; eller &lt;i&gt;zángano&lt;/i&gt;; se König, Mort og Stillsitter.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</translation>
    </message>
    <message>
        <source>The highest bid: name trumps and play without an exchange. In French &lt;i&gt;sans prendre&lt;/i&gt;, without drawing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den højeste melding: vælg trumf, og spil uden køb. På fransk &lt;i&gt;sans prendre&lt;/i&gt;, uden at tage.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, alene</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump and play alone against two, while the partner rests.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I zanga: at nævne trumf og spille alene mod to, mens makkeren hviler.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Spadille&lt;br&gt;&lt;i&gt;spa-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Spadille</translation>
    </message>
    <message>
        <source>The {name SA}, always the highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{name SA}, altid den højeste trumf.</translation>
    </message>
    <message>
        <source>Stillsitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stillsitter</translation>
    </message>
    <message>
        <source>A Low German name of the sitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Et plattysk navn for oversidderen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Stones</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Sten</translation>
    </message>
    <message>
        <source>What &lt;a href=&quot;rules:zanga&quot;&gt;Zanga&lt;/a&gt; is played for: each side begins with sixteen. Whoever wins the game takes those on the table. In Spanish &lt;i&gt;piedras&lt;/i&gt; or &lt;i&gt;vales&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Det, som &lt;a href=&quot;rules:zanga&quot;&gt;Zanga&lt;/a&gt; spilles om: hver side begynder med seksten. Den, der vinder spillet, tager dem på bordet. På spansk &lt;i&gt;piedras&lt;/i&gt; eller &lt;i&gt;vales&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Surrender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Give op</translation>
    </message>
    <message>
        <source>Giving up as Ombre before the fourth trick is played to.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>At opgive som spilfører, før der er spillet til fjerde stik.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Take over</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Overtage</translation>
    </message>
    <message>
        <source>Going on as Ombre with an entrada that was surrendered.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>At spille et opgivet spil videre som ny spilfører.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Talon</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Talon</translation>
    </message>
    <message>
        <source>The cards that are not dealt.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De kort, der ikke gives.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Talon, for the sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Talon, for oversidderen</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt;: all have passed, and the sitter plays against three with nine cards of the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ved et bord med &lt;a href=&quot;rules:four_handed&quot;&gt;fire&lt;/a&gt;: alle har passet, og oversidderen spiller mod tre med ni kort fra talonen.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout, i l’hombre</translation>
    </message>
    <message>
        <source>All the tricks, in &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Alle stik, i &lt;a href=&quot;rules:lhombre&quot;&gt;l’hombre&lt;/a&gt; og &lt;a href=&quot;rules:german_solo&quot;&gt;tysk solo&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Trumf</translation>
    </message>
    <message>
        <source>A card of the suit named, or one that is always trump; beats every plain card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Et kort i den valgte farve, eller et, der altid er trumf; slår alle andre kort.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Vole&lt;br&gt;&lt;i&gt;rhymes with bowl&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Tout</translation>
    </message>
    <message>
        <source>All the tricks. In Spanish &lt;i&gt;bola&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Alle stik. På spansk &lt;i&gt;bola&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</translation>
    </message>
    <message>
        <source>A low bid: the trump is turned, and five cards at most are drawn.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En lav melding: trumfen vendes, og højst fem kort købes.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Vuelta&lt;br&gt;&lt;i&gt;VWEL-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Tourné</translation>
    </message>
    <message>
        <source>The middle bid: the talon’s top card makes trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den mellemste melding: talonens øverste kort giver trumf. På spansk &lt;i&gt;vuelta&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;You first</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;Du først</translation>
    </message>
    <message>
        <source>A defender lets the other one exchange before them. It can be said once in a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En modspiller lader den anden købe før sig. Det kan siges én gang i en giv.</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</translation>
    </message>
    <message>
        <source>The eight cards that are not dealt, and the game that is named after them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De otte kort, som ikke gives, og spillet, der har navn efter dem.</translation>
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
        <translation>Ikke et ombrespil, men en gammel nabo, trykt i Paris 1665: kort, munter og spillet om point. Også her tager én, &lt;b&gt;Manden&lt;/b&gt;, en trumf og spiller mod alle de andre. To til fem kan være med, hver for sig.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Kort og giv {rule 1.5}</translation>
    </message>
    <message>
        <source>A piquet pack: with four or five players 32 cards, with two or three 28, the sevens left out. In every suit, trumps included, the order is king, queen, jack, ace, 10, 9, 8, 7. The first dealer is found by drawing the highest card, {suit D french} before {suit H french}, {suit S french} and {suit C french} where ranks are equal. The player at the dealer’s left cuts. Then there are five cards to each, two and three at a time, counter-clockwise; the rest is the stock. It is always played with French cards: the Spanish pack has no 8, 9 and 10.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Piquetkort: med fire eller fem spillere 32 kort, med to eller tre 28, uden syverne. I alle farver, også trumf, er ordenen konge, dame, knægt, es, 10, 9, 8, 7. Den første giver findes ved at trække det højeste kort, med {suit D french} før {suit H french}, {suit S french} og {suit C french}, hvor kortene er lige høje. Spilleren til venstre for giveren tager af. Så får hver fem kort, to og tre ad gangen, mod uret; resten er stokken. Det spilles altid med franske kort: de spanske har ingen 8, 9 og 10.</translation>
    </message>
    <message>
        <source>Who is the Man?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvem er Manden?</translation>
    </message>
    <message>
        <source>Beginning at the dealer’s right, each may turn the top card of the stock or decline. If nobody turns, the deal is void. The suit of the turned card is offered as trump: each in turn says &lt;i&gt;play&lt;/i&gt; or &lt;i&gt;pass&lt;/i&gt;, and the first who plays is the Man. If all pass, the table may &lt;b&gt;revel&lt;/b&gt;: each in turn may turn another card, up to four in all; then the deal is void. Cards turned before the last lie beside it and count no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fra giverens højre side må hver vende stokkens øverste kort eller lade være. Vender ingen, gælder given ikke. Farven på det vendte kort bydes som trumf: hver siger efter tur &lt;i&gt;spil&lt;/i&gt; eller &lt;i&gt;pas&lt;/i&gt;, og den første, der spiller, er Manden. Passer alle, kan bordet &lt;b&gt;svire&lt;/b&gt;: hver må efter tur vende et kort til, op til fire i alt; så gælder given ikke. Kort, der er vendt før det sidste, ligger ved siden af og tæller ikke mere.</translation>
    </message>
    <message>
        <source>Whoever turns a &lt;b&gt;king&lt;/b&gt; scores a point.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Den, der vender en &lt;b&gt;konge&lt;/b&gt;, får et point.</translation>
    </message>
    <message>
        <source>Whoever holds the king of the turned suit may show it in his turn, for a point. When somebody has said &lt;i&gt;play&lt;/i&gt;, those who have not spoken yet may still show it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Den, der har kongen i den vendte farve, må vise den, når det er hans tur, for et point. Når en har sagt &lt;i&gt;spil&lt;/i&gt;, må de, der ikke har talt endnu, stadig vise den.</translation>
    </message>
    <message>
        <source>Nobody has to show a king, and nobody learns that somebody could have. Points for kings are kept even if the deal comes to nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ingen behøver vise en konge, og ingen får at vide, at nogen kunne. Point for konger beholdes, også hvis given ikke bliver til noget.</translation>
    </message>
    <message>
        <source>Play {rule 3.12} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Spillet {rule 3.12} {rule 1.9}</translation>
    </message>
    <message>
        <source>The player at the dealer’s right leads. Follow suit; if you cannot, you must trump; if you cannot do that either, play anything. You need not beat what lies there. There are five tricks. If a king that has scored is beaten, its point goes to the winner of the trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilleren til højre for giveren spiller ud. Bekend farve; kan du ikke, skal du trumfe; kan du heller ikke det, så læg, hvad du vil. Du behøver ikke gå over det, der ligger. Der er fem stik. Bliver en konge, der har givet et point, slået, går pointet til den, der tager stikket.</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>At vinde</translation>
    </message>
    <message>
        <source>The Man wins if nobody has more tricks than he, and if, among those with as many, he was the &lt;b&gt;first&lt;/b&gt; to have them. So three tricks always win, two win if nobody has three and he had two first, and one may be enough among five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Manden vinder, hvis ingen har flere stik end han, og hvis han blandt dem, der har lige så mange, havde dem &lt;b&gt;først&lt;/b&gt;. Tre stik vinder altså altid, to vinder, hvis ingen har tre, og han havde to først, og ét kan være nok blandt fem.</translation>
    </message>
    <message>
        <source>Tricks go to</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stikkene går til</translation>
    </message>
    <message>
        <source>The Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Manden</translation>
    </message>
    <message>
        <source>Man, A, A, B, Man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Manden, A, A, B, Manden</translation>
    </message>
    <message>
        <source>loses: A had two first</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>taber: A havde to først</translation>
    </message>
    <message>
        <source>Man, Man, A, A, B</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Manden, Manden, A, A, B</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vinder</translation>
    </message>
    <message>
        <source>A, Man, Man, B, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>A, Manden, Manden, B, A</translation>
    </message>
    <message>
        <source>wins: he had two at the third trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vinder: han havde to ved det tredje stik</translation>
    </message>
    <message>
        <source>Man, A, B, C, D</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Manden, A, B, C, D</translation>
    </message>
    <message>
        <source>wins: he was the first to have one</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>vinder: han var den første med ét</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>If the Man wins he scores a point. If he loses he loses a point, and every opponent scores one. A score may fall below nothing. Five points win, by tradition; some tables play to seven, and any number can be agreed. The game ends with the deal in which somebody has them, and the highest score wins it; if two stand level there, another deal decides. A table may agree that it ends at once, in the middle of a deal, or stake a chip each before every deal besides (the &lt;b&gt;hard score&lt;/b&gt;): a Man who wins takes the pool, one who loses leaves it for the next.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vinder Manden, får han et point. Taber han, mister han et, og hver modstander får et. Man kan komme under nul. Efter traditionen vinder fem point; nogle borde spiller til syv, og ethvert tal kan aftales. Spillet slutter med den giv, hvor en har dem, og flest point vinder; står to lige, afgør en giv til. Et bord kan aftale, at det slutter med det samme, midt i given, eller at hver desuden skyder en jeton ind før hver giv (det &lt;b&gt;hårde regnskab&lt;/b&gt;): en Mand, der vinder, tager puljen, en, der taber, lader den blive til den næste.</translation>
    </message>
    <message>
        <source>An example with four, all at nothing. A turns {CK} and has 1. All pass. B turns {S8}; C shows {SK} and has 1. All pass. A turns {D9}, and the fourth player plays as the Man. In the play he trumps {SK}: its point is his, and C has nothing again. But he loses the deal: now the Man has 0, A 2, B 1, C 1.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Et eksempel med fire, alle på nul. A vender {CK} og har 1. Alle passer. B vender {S8}; C viser {SK} og har 1. Alle passer. A vender {D9}, og den fjerde spiller er Manden. I spillet trumfer han {SK}: dens point er hans, og C har igen nul. Men han taber given: nu har Manden 0, A 2, B 1, C 1.</translation>
    </message>
</context>
<context>
    <name>rules/house_rules.html</name>
    <message>
        <source>House rules {rule 7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Husregler {rule 7}</translation>
    </message>
    <message>
        <source>Ombre was played for three hundred years, from Lima to Copenhagen, and no two tables had quite the same rules. The old books disagree, too, or say nothing. So good company always settled a few things beforehand. This program does the same: the other chapters describe its usual rules, and everything below can be set when a new game begins. The usual value of each setting is marked.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ombre blev spillet i tre hundrede år, fra Lima til København, og ikke to borde havde helt de samme regler. De gamle bøger er heller ikke enige, eller de siger intet. Derfor aftalte godt selskab altid nogle ting på forhånd. Dette program gør det samme: de andre kapitler beskriver dets sædvanlige regler, og alt nedenfor kan vælges, når et nyt parti begynder. Hver indstillings sædvanlige værdi er mærket.</translation>
    </message>
    <message>
        <source>A sitting keeps its house rules to the end. The last lines of every chapter list the settings that concern it, and show which of them differ from the usual ones. A setting that has no effect under the others is left out there.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Et parti beholder sine husregler til det er slut. De sidste linjer i hvert kapitel nævner de indstillinger, der vedrører det, og viser, hvilke der afviger fra de sædvanlige. En indstilling, der ingen virkning har under de andre, er udeladt der.</translation>
    </message>
</context>
<context>
    <name>rules/lhombre.html</name>
    <message>
        <source>L’Hombre, as in Denmark {rule 21}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Dansk l’hombre {rule 21}</translation>
    </message>
    <message>
        <source>The Ombre that is still played in clubs: many games to choose from, from the small &lt;i&gt;spil&lt;/i&gt; to a &lt;i&gt;nolo&lt;/i&gt; with open cards. Each is fought out in a duel of two, and paid from player to player. There is no pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Det l’hombre, der stadig spilles i klubberne: mange spil at vælge imellem, fra det lille &lt;i&gt;spil&lt;/i&gt; til en &lt;i&gt;nolo&lt;/i&gt; med åbne kort. Man melder i dueller, to mod hinanden, og der betales fra spiller til spiller. Der er ingen pulje.</translation>
    </message>
    <message>
        <source>The order of the cards is that of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;. In a nolo it is another one, shown below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kortenes orden er den sædvanlige: se &lt;a href=&quot;rules:cards&quot;&gt;Kortene og deres orden&lt;/a&gt;. I en nolo er den en anden; den vises nedenfor.</translation>
    </message>
    <message>
        <source>The table {rule 21.1} {rule 1.5} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Bordet {rule 21.1} {rule 1.5} {rule A2}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; sit at the table, and the one opposite the dealer sits out, the &lt;i&gt;oversidder&lt;/i&gt;. They neither pay nor are paid. &lt;b&gt;Three&lt;/b&gt; may play too. To find the first dealer, a card of each suit is drawn, and {suit S} deals; afterwards the deal goes to the right. Each player has nine cards, three at a time, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der sidder &lt;b&gt;fire&lt;/b&gt; ved bordet, og den over for kortgiveren er &lt;i&gt;oversidder&lt;/i&gt;. Han hverken betaler eller får noget. Man kan også være &lt;b&gt;tre&lt;/b&gt;. Til den første giv trækkes der om et kort af hver farve, og den, der får {suit S}, giver; derefter går givningen til højre. Hver spiller får ni kort, tre ad gangen, og tretten ligger tilbage som talon.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;i&gt;forhånd&lt;/i&gt;, forehand: they speak and lead first. Then come &lt;i&gt;mellemhånd&lt;/i&gt; and, last, &lt;i&gt;baghånd&lt;/i&gt;: the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilleren til højre for kortgiveren er &lt;i&gt;forhånd&lt;/i&gt;: han melder og spiller ud først. Så kommer &lt;i&gt;mellemhånd&lt;/i&gt; og til sidst &lt;i&gt;baghånd&lt;/i&gt;, kortgiveren.</translation>
    </message>
    <message>
        <source>The games {rule 21.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Spillene {rule 21.2}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>What the Ombre plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad spilføreren spiller</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vundet</translation>
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
        <translation>&lt;b&gt;Spil&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any trump; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>en valgfri trumf; køber 1 til 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bedre spil&lt;/b&gt;, better game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bedre spil&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit S} as trumps; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit S} som trumf; køber 1 til 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tourné&lt;/b&gt;, turned</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the suit of a turned card; exchanges 2 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>farven på et vendt kort; køber 2 til 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Købe-nolo&lt;/b&gt;, bought nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Købe-nolo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>no trumps and no trick; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ingen trumf og intet stik; køber 1 til 9</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné-respekt&lt;/b&gt;</translation>
    </message>
    <message>
        <source>a tourné with both black aces as dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>en tourné med begge de sorte esser fra given</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any trump, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>en valgfri trumf, med de ni kort fra given</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo spar&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo spar&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the same with {suit S} as trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>det samme med {suit S} som trumf</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ren nolo&lt;/b&gt;, pure nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Ren nolo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>no trumps and no trick, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ingen trumf og intet stik, med de ni kort fra given</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nolo ouvert&lt;/b&gt;, open nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Nolo ouvert&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the same with an open hand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>det samme med åben hånd</translation>
    </message>
    <message>
        <source>The figures are the tariff of the Danish union, in chips from each opponent for a game won, or to each for one that is not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tallene er L’hombre-Unionens takster, i jetoner fra hver modspiller for et vundet spil, eller til hver for et, der ikke er vundet.</translation>
    </message>
    <message>
        <source>The auction: a duel {rule 21.3} {rule A7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Meldingerne: en duel {rule 21.3} {rule A7}</translation>
    </message>
    <message>
        <source>Forehand speaks first. Whoever bids meets the next player, who goes &lt;b&gt;above&lt;/b&gt; the bid or passes. The earlier of the two then &lt;b&gt;holds&lt;/b&gt; (names a game of the same height), goes above, or passes; and so on, until one of them passes. Whoever is left meets the third player in the same way. Who has passed is out. Bidding somebody up is part of the game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd melder først. Den, der har meldt, møder den næste, som melder &lt;b&gt;højere&lt;/b&gt; eller passer. Den første af de to &lt;b&gt;holder&lt;/b&gt; så (nævner et spil af samme højde), melder højere eller passer; og sådan frem og tilbage, til den ene passer. Den, der er tilbage, møder den tredje på samme måde. Den, der har passet, er ude. Man må gerne presse en anden op.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt; needs {SA} and {CA} among the nine cards dealt.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Tourné-respekt&lt;/b&gt; (kort: respekt) kræver {SA} og {CA} blandt de ni kort fra given.</translation>
    </message>
    <message>
        <source>Bid as &lt;b&gt;low&lt;/b&gt; as you can: begin with spil, not with bedre, tourné, købe-nolo or respekt, and with solo, not solo spar. So the first bid is spil, solo, ren nolo or nolo ouvert.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Meld så &lt;b&gt;lavt&lt;/b&gt;, du kan: begynd med spil, ikke med bedre, tourné, købe-nolo eller respekt, og med solo, ikke solo spar. Den første melding er altså spil, solo, ren nolo eller nolo ouvert.</translation>
    </message>
    <message>
        <source>Tourné and købe-nolo are equally high, and so are solo spar and ren nolo: each can be held with the other. {rule 21.5}</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Tourné og købe-nolo er lige høje, og det er solo spar og ren nolo også: den ene kan holdes med den anden. {rule 21.5}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Forhånd</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mellemhånd</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baghånd</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>spil</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>forehand, spil</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>forhånd, spil</translation>
    </message>
    <message>
        <source>spil, bedre (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil, bedre (holder)</translation>
    </message>
    <message>
        <source>bedre, tourné</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>bedre, tourné</translation>
    </message>
    <message>
        <source>rearhand, tourné, since middlehand passes then</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>baghånd, tourné, for så passer mellemhånd</translation>
    </message>
    <message>
        <source>spil, solo (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil, solo (holder)</translation>
    </message>
    <message>
        <source>solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo</translation>
    </message>
    <message>
        <source>forehand, solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>forhånd, solo</translation>
    </message>
    <message>
        <source>solo, ren nolo (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo, ren nolo (holder)</translation>
    </message>
    <message>
        <source>ren nolo, ouvert</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ren nolo, ouvert</translation>
    </message>
    <message>
        <source>rearhand, nolo ouvert</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>baghånd, nolo ouvert</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, the next player deals and nobody pays. {rule 21.9} {rule A4}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvis &lt;b&gt;alle passer&lt;/b&gt;, giver næste mand, og ingen betaler. {rule 21.9} {rule A4}</translation>
    </message>
    <message>
        <source>What the winner plays {rule 21.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad vinderen spiller {rule 21.6}</translation>
    </message>
    <message>
        <source>Whoever won with &lt;b&gt;spil&lt;/b&gt; names any suit as trump, or plays tourné or købe-nolo instead; with both black aces as dealt, respekt too. Whoever won with &lt;b&gt;solo&lt;/b&gt; names any suit; with {suit S} it is paid as solo spar. Every other bid is played as it is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den, der fik spillet på meldingen &lt;b&gt;spil&lt;/b&gt;, nævner en valgfri trumf, eller spiller i stedet tourné eller købe-nolo; med begge de sorte esser fra given også respekt. Den, der fik det på &lt;b&gt;solo&lt;/b&gt;, nævner en valgfri trumf; med {suit S} betales den som solo spar. Alle andre meldinger spilles, som de er.</translation>
    </message>
    <message>
        <source>Turning and exchanging {rule 21.7} {rule A12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>At vende og købe {rule 21.7} {rule A12}</translation>
    </message>
    <message>
        <source>The Danes call the exchange &lt;i&gt;at købe&lt;/i&gt;, to buy. The Ombre throws cards away and draws as many, then the defender at their right, then the other, as far as the talon reaches. In tourné and respekt the top card of the talon is turned first: its suit is trump, it is the first card that the Ombre draws, and they draw at least one more. A turned {SA} makes {suit S} trumps, and {CA} makes {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren smider kort og køber lige så mange, så modspilleren til højre for ham, så den anden, så længe talonen rækker. I tourné og respekt vendes talonens øverste kort først: dets farve er trumf, det er det første kort, spilføreren køber, og han skal købe mindst ét til. Vendes {SA}, er {suit S} trumf, og vendes {CA}, er det {suit C}.</translation>
    </message>
    <message>
        <source>In a solo only the defenders exchange. In købe-nolo only the Ombre does, and in ren nolo and ouvert nobody.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I en solo køber kun modspillerne. I købe-nolo køber kun spilføreren, og i ren nolo og ouvert ingen.</translation>
    </message>
    <message>
        <source>Throwing the hand in {rule 21.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>At smide spillet {rule 21.8}</translation>
    </message>
    <message>
        <source>An Ombre of spil, bedre, tourné or respekt who has just exchanged may throw the hand in, &lt;i&gt;smide spillet&lt;/i&gt;, before the defenders exchange. It costs as much as bet. Later nobody gives up.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I spil, bedre, tourné og respekt kan spilføreren smide spillet, lige når han har købt, og før modspillerne køber. Det koster det samme som bet. Senere kan spillet ikke smides.</translation>
    </message>
    <message>
        <source>The play {rule 21.10} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Spillets gang {rule 21.10} {rule 1.9}</translation>
    </message>
    <message>
        <source>Forehand leads, whoever is the Ombre. Games with trumps are played as always: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd spiller ud, hvem der end er spilfører. Spil med trumf spilles som altid: se &lt;a href=&quot;rules:play&quot;&gt;Spillet&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; is all nine tricks. An Ombre who takes the first five may claim the game, or go on: with all nine each opponent pays 1 more. If one is lost, the game is won all the same, but each opponent pays 1 less.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt; er alle ni stik. En spilfører, der tager de fem første, kan holde op, eller gå videre: med alle ni betaler hver modspiller 1 mere. Mistes ét, er spillet vundet alligevel, men hver modspiller betaler 1 mindre.</translation>
    </message>
    <message>
        <source>Nolo: no trumps, no trick {rule 20.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Nolo: ingen trumf, intet stik {rule 20.2}</translation>
    </message>
    <message>
        <source>The Ombre must lose every trick. Nothing is trump and there are no matadors, so there is nothing to keep back: follow suit if you can, else play what you like. The &lt;b&gt;black aces are the lowest&lt;/b&gt; of their suits.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren må ikke tage et eneste stik. Intet er trumf, og der er ingen matadorer, så der er intet at holde tilbage: bekend farve, hvis du kan, ellers læg, hvad du vil. &lt;b&gt;De sorte esser er lavest&lt;/b&gt; i deres farver.</translation>
    </message>
    <message>
        <source>In nolo &lt;b&gt;ouvert&lt;/b&gt; the Ombre’s hand lies open for all once the first card has been led. A nolo is played to its last trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I nolo &lt;b&gt;ouvert&lt;/b&gt; ligger spilførerens hånd åben for alle, når det første kort er spillet ud. En nolo spilles til sidste stik.</translation>
    </message>
    <message>
        <source>Won, bet and kruk {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Vundet, bet og kruk {rule 20.4}</translation>
    </message>
    <message>
        <source>With trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Med trumf</translation>
    </message>
    <message>
        <source>Nolo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Nolo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vundet&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre has more tricks than the better defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spilføreren har flere stik end den bedste modspiller</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>intet stik</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bet&lt;/b&gt;, a tie</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bet&lt;/b&gt;</translation>
    </message>
    <message>
        <source>as many as the better defender: 4–4–1 or 3–3–3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>lige så mange som den bedste modspiller: 4–4–1 eller 3–3–3</translation>
    </message>
    <message>
        <source>one trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ét stik</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kruk&lt;/b&gt;, lost</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kruk&lt;/b&gt;</translation>
    </message>
    <message>
        <source>fewer than one defender, as with 4–5–0 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>færre end den bedste modspiller, som 4–5–0 eller 1–4–4</translation>
    </message>
    <message>
        <source>two tricks or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>to stik eller flere</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Regnede eksempler</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hver modspiller</translation>
    </message>
    <message>
        <source>Spil won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil vundet</translation>
    </message>
    <message>
        <source>Spil with tout made; with tout missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil med tout; med tabt tout</translation>
    </message>
    <message>
        <source>Spil thrown in, or bet</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil smidt, eller bet</translation>
    </message>
    <message>
        <source>Tourné, kruk</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné, kruk</translation>
    </message>
    <message>
        <source>Købe-nolo with no trick; one; three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Købe-nolo uden stik; med ét; med tre</translation>
    </message>
    <message>
        <source>Solo named in {suit S}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo i {suit S}, vundet</translation>
    </message>
    <message>
        <source>Nolo ouvert with no trick; with two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nolo ouvert uden stik; med to</translation>
    </message>
    <message>
        <source>Where tables differ {rule 21.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvor bordene er forskellige {rule 21.12}</translation>
    </message>
    <message>
        <source>Two tariffs come from Iceland. In both spil, bedre and tourné are 1, 1 and 2; købe-nolo, respekt, grand and solo 2, 2 and 3; solo spar and ren nolo 3, 3 and 4; ouvert 6, 6 and 7. In &lt;b&gt;Rasle&lt;/b&gt; each opponent pays and is paid, and a købe-nolo costs 2 for the first trick and 1 for each more, perhaps up to a limit. In &lt;b&gt;Pott&lt;/b&gt; everybody, the sitter too, puts 4 into an empty pool; the winner takes the price once from it, the loser pays it once in, and a hand thrown in costs its price to each opponent and to the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>To takster kommer fra Island. I begge er spil, bedre og tourné 1, 1 og 2; købe-nolo, respekt, grand og solo 2, 2 og 3; solo spar og ren nolo 3, 3 og 4; ouvert 6, 6 og 7. I &lt;b&gt;Rasle&lt;/b&gt; betaler og får hver modspiller, og en købe-nolo koster 2 for det første stik og 1 for hvert følgende, måske op til en grænse. I &lt;b&gt;Pott&lt;/b&gt; lægger alle, også oversidderen, 4 i en tom pulje; vinderen tager prisen én gang af den, taberen lægger den én gang i, og et smidt spil koster sin pris til hver modspiller og til puljen.</translation>
    </message>
    <message>
        <source>A club may put købe-nolo above tourné, as in Iceland, let anybody begin with any bid, or let a bid be held only with the same game. Some play &lt;b&gt;grand&lt;/b&gt;, above respekt: the nine cards dealt with {SA} and {CA} as the only trumps, for 2, 2 and 3. {rule 20.3} When all pass, forehand may be allowed &lt;b&gt;kasko&lt;/b&gt;: eight cards of the talon and one of their own, or nine new ones, and then a spil that cannot be thrown in. {rule 3.3} In some places &lt;b&gt;several&lt;/b&gt; may play købe-nolo or ren nolo at once: the others say in turn whether they play it too, they buy after the Ombre, and each game is settled for itself with all the others; how they do it is our reading. {rule 21.13}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En klub kan sætte købe-nolo over tourné, som på Island, lade enhver begynde med en valgfri melding, eller kun lade en melding holdes med det samme spil. Nogle spiller &lt;b&gt;grand&lt;/b&gt;, over respekt: de ni kort fra given med {SA} og {CA} som de eneste trumfer, for 2, 2 og 3. {rule 20.3} Når alle passer, kan forhånd have lov til &lt;b&gt;kasko&lt;/b&gt;: otte kort fra talonen og ét af sine egne, eller ni nye, og så et spil, der ikke kan smides. {rule 3.3} Nogle steder kan &lt;b&gt;flere&lt;/b&gt; spille købe-nolo eller ren nolo samtidig: de andre siger efter tur, om de også spiller den, køber efter spilføreren, og hvert spil afregnes for sig med alle de andre; hvordan det går til, er vores tolkning. {rule 21.13}</translation>
    </message>
    <message>
        <source>The sources leave some things open, and our readings are these. The hand can be thrown in at one moment only. A bid that is not the lowest is not offered, where the union fines it. All of &lt;i&gt;any game that is not lower&lt;/i&gt; is ours, and so is that a solo named in {suit S} is paid as solo spar; also some of Iceland’s prices, the filling of the pool and the tout of Pott. A second Danish tariff, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, is not known to us; a club that plays by it enters its prices in the house rules. {rule 20.5}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kilderne lader noget stå åbent, og vi læser dem sådan. Spillet kan kun smides på ét tidspunkt. Programmet tilbyder kun den laveste melding; Unionen giver en bøde for en højere. Husreglen &lt;i&gt;ethvert spil, der ikke er lavere,&lt;/i&gt; er vores egen, ligesom at en solo i {suit S} betales som solo spar; også nogle af Islands priser, puljens fyldning og tout i Pott. En anden dansk takst, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, kender vi ikke; en klub, der spiller efter den, skriver sine priser i husreglerne. {rule 20.5}</translation>
    </message>
    <message>
        <source>The computer players here</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Computerens spillere her</translation>
    </message>
    <message>
        <source>They play every game of this page, the nolos too: the better ones weigh each card in pictures of the hidden hands. All of them &lt;b&gt;bid&lt;/b&gt; by maxims, because none has been taught from deals of L’Hombre yet, and grand they never bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>De spiller alle spillene på denne side, også noloerne: de bedre vurderer hvert kort ved at forestille sig de skjulte hænder. Alle &lt;b&gt;melder&lt;/b&gt; de efter regler, for ingen af dem har endnu lært af giv i l’hombre, og grand melder de aldrig.</translation>
    </message>
    <message>
        <source>The words of the clubs</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Klubbernes ord</translation>
    </message>
    <message>
        <source>A tie: the Ombre has no more tricks than the better defender. The old puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Uafgjort: spilføreren har ikke flere stik end den bedste modspiller. Den gamle puesta.</translation>
    </message>
    <message>
        <source>Dorer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dorer</translation>
    </message>
    <message>
        <source>The matadors: spadille, manille and basta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Matadorerne: spadille, manille og basta.</translation>
    </message>
    <message>
        <source>Kruk, kodille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kruk, kodille</translation>
    </message>
    <message>
        <source>A loss: a defender has more tricks than the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tabt: en modspiller har flere stik end spilføreren.</translation>
    </message>
    <message>
        <source>Købe</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Købe</translation>
    </message>
    <message>
        <source>To exchange cards with the talon, which is also called &lt;i&gt;katten&lt;/i&gt;, the cat.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>At bytte kort med talonen, som også kaldes &lt;i&gt;katten&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Oversidder</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Oversidder</translation>
    </message>
    <message>
        <source>Whoever sits out.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den, der sidder over.</translation>
    </message>
    <message>
        <source>Ponto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Ponto</translation>
    </message>
    <message>
        <source>The ace of a red trump suit, punto elsewhere.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Esset i en rød trumffarve, andre steder punto.</translation>
    </message>
    <message>
        <source>Spilfører</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>The Ombre; the others are &lt;i&gt;modspillere&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den, der spiller alene; de andre er &lt;i&gt;modspillere&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tout</translation>
    </message>
    <message>
        <source>All nine tricks, the vole.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Alle ni stik.</translation>
    </message>
</context>
<context>
    <name>rules/low_bids.html</name>
    <message>
        <source>When all pass</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Når alle passer</translation>
    </message>
    <message>
        <source>As a rule the cards are thrown in and the next player deals. A table may agree on something livelier: a second round for &lt;b&gt;low bids&lt;/b&gt;, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Som regel kastes kortene sammen, og den næste giver. Et bord kan aftale noget livligere: en anden runde med &lt;b&gt;lave meldinger&lt;/b&gt;, eller et spil, som nogen er &lt;b&gt;tvunget&lt;/b&gt; til at spille.</translation>
    </message>
    <message>
        <source>As a rule the player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt;. What this page tells follows only where a table lets them leave it, and they do. Then a second round for &lt;b&gt;low bids&lt;/b&gt; can follow, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Som regel &lt;a href=&quot;rules:four_handed&quot;&gt;tager oversidderen talonen&lt;/a&gt;. Hvad denne side fortæller, følger kun, hvor et bord lader ham lade den ligge, og han gør det. Så kan der komme en anden runde med &lt;b&gt;lave meldinger&lt;/b&gt;, eller et spil, som nogen er &lt;b&gt;tvunget&lt;/b&gt; til at spille.</translation>
    </message>
    <message>
        <source>The second round {rule 3.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Den anden runde {rule 3.1}</translation>
    </message>
    <message>
        <source>The eldest speaks first, and each speaks once. Whoever passed before may bid now. The first to bid has the game; where the table ranks the low bids, those who come after may still overcall: voltereta goes over gascarola, and contrabola over both.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd taler først, og hver taler én gang. Den, der passede før, må melde nu. Den første, der melder, har spillet; hvor bordet sætter de lave meldinger over hinanden, må de følgende stadig gå over: voltereta går over gascarola, og contrabola over begge.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Køb</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Gascarola</translation>
    </message>
    <message>
        <source>the Ombre names a suit after his exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spilføreren vælger en farve efter sit køb</translation>
    </message>
    <message>
        <source>eight or nine cards of the talon for his own</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>otte eller ni kort fra talonen i stedet for sine egne</translation>
    </message>
    <message>
        <source>most tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>flest stik</translation>
    </message>
    <message>
        <source>Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Voltereta</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>talonens øverste kort afgør det</translation>
    </message>
    <message>
        <source>five cards at most, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>højst fem kort, med det kort</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>the Ombre names a suit of which he holds a card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spilføreren vælger en farve, som han har et kort i</translation>
    </message>
    <message>
        <source>nobody exchanges</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ingen køber</translation>
    </message>
    <message>
        <source>&lt;b&gt;no trick at all&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;slet intet stik&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Each is worth an entrada: the pool and 5 from each if it is won, the pool and {loss entrada} if it is lost. Gascarola and voltereta are given up, taken over and paid as an entrada, too.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hver er lige så meget værd som et spil: puljen og 5 fra hver, når den vindes, puljen og {loss entrada}, når den tabes. Gascarola og voltereta kan også gives op, overtages og betales som et spil.</translation>
    </message>
    <message>
        <source>Voltereta {rule 3.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Voltereta {rule 3.2}</translation>
    </message>
    <message>
        <source>The turned card is the first that the Ombre draws, so he must throw at least one card for it. If it is &lt;b&gt;spadille&lt;/b&gt;, the game counts as a vuelta: 7 from each, and both defenders must accept a surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Det vendte kort er det første, spilføreren køber, så han skal smide mindst ét kort for det. Er det &lt;b&gt;spadille&lt;/b&gt;, gælder spillet som en tourné: 7 fra hver, og begge modspillere skal godtage, at det gives op.</translation>
    </message>
    <message>
        <source>Gascarola {rule 3.3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gascarola {rule 3.3}</translation>
    </message>
    <message>
        <source>The Ombre takes the top &lt;b&gt;eight&lt;/b&gt; cards of the talon and looks at them. Then he keeps &lt;b&gt;one&lt;/b&gt; of the nine that he was dealt and throws the rest, or he throws all nine and draws a ninth. When he has named the trump, the defenders exchange with what is left: five cards or four.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren tager talonens øverste &lt;b&gt;otte&lt;/b&gt; kort og ser dem. Så beholder han &lt;b&gt;ét&lt;/b&gt; af de ni, han fik givet, og smider resten, eller han smider alle ni og tager et niende. Når han har valgt trumf, køber modspillerne af resten: fem kort eller fire.</translation>
    </message>
    <message>
        <source>Contrabola {rule 3.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Contrabola {rule 3.4}</translation>
    </message>
    <message>
        <source>The defenders try to make the Ombre take a trick, and the deal &lt;b&gt;stops&lt;/b&gt; at the first that falls to him: then he pays the pool and {loss entrada} into the pool. If he gets through all nine without one, he takes the pool and 5 from each. There are no estuches and no primeras, and it cannot be given up. Matadors may be withheld as always, but in the end every card is played: with spadille in the hand contrabola cannot be made, with manille hardly ever. The trump must be a suit of which he holds a card; spadille belongs to {suit S} there, and basto to {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Modspillerne prøver at få spilføreren til at tage et stik, og given &lt;b&gt;standser&lt;/b&gt; ved det første, der falder til ham: så betaler han puljen og {loss entrada} til puljen. Kommer han igennem alle ni uden et, tager han puljen og 5 fra hver. Der er ingen betaling for matadorer og ingen primeras, og den kan ikke gives op. Matadorer må holdes tilbage som altid, men til sidst bliver hvert kort spillet: med spadille på hånden kan contrabola ikke vindes, med manille næsten aldrig. Trumfen skal være en farve, som han har et kort i; spadille hører her til {suit S}, og basta til {suit C}.</translation>
    </message>
    <message>
        <source>Forced spadille {rule 3.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tvungen spadille {rule 3.5}</translation>
    </message>
    <message>
        <source>The player who holds spadille must be the Ombre, and says so. If spadille lies in the talon, the holder of basto must play; if both lie there, the eldest must. The Ombre exchanges up to eight cards and then names the trump. Everything else is as in an entrada.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den, der har spadille, skal være spilfører og siger det. Ligger spadille i talonen, skal den, der har basta; ligger de der begge, skal forhånd. Spilføreren køber op til otte kort og vælger så trumf. Alt andet er som i et spil.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Regnede eksempler</translation>
    </message>
    <message>
        <source>For three players, of whom the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>For tre spillere, hvor giveren skyder fem ind.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
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
        <translation>Pulje</translation>
    </message>
    <message>
        <source>Voltereta won 5–3–1, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltereta vundet 5–3–1, puljen 10: han tager 10, og 5 fra hver</translation>
    </message>
    <message>
        <source>Voltereta with spadille turned, won 5–4–0, pool 10: he takes 10, and 7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Voltereta med spadille vendt, vundet 5–4–0, puljen 10: han tager 10, og 7 fra hver</translation>
    </message>
    <message>
        <source>Gascarola 4–4–1, pool 15: puesta, 15 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Gascarola 4–4–1, puljen 15: bet, 15 + 15</translation>
    </message>
    <message>
        <source>Contrabola made, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Contrabola vundet, puljen 10: han tager 10, og 5 fra hver</translation>
    </message>
    <message>
        <source>Contrabola failed, pool 10: 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Contrabola tabt, puljen 10: 10 + 15</translation>
    </message>
</context>
<context>
    <name>rules/opponents.html</name>
    <message>
        <source>How the others think</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Sådan tænker de andre</translation>
    </message>
    <message>
        <source>The computer plays the people at your table. They know the rules, they remember what they saw, and they think. &lt;b&gt;They never look.&lt;/b&gt; This page says what each of them knows, and how you can check it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Computeren spiller dem, der sidder ved dit bord. De kender reglerne, de husker, hvad de har set, og de tænker. &lt;b&gt;De kigger aldrig.&lt;/b&gt; Denne side fortæller, hvad hver af dem ved, og hvordan du kan efterprøve det.</translation>
    </message>
    <message>
        <source>What they know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad de ved</translation>
    </message>
    <message>
        <source>An opponent knows what you would know in that seat: the cards in that hand, what was bid, how many cards each has drawn, every card that was shown or played. The hands of the others, what they threw away and what is left in the talon are face down for them as they are for you.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En modspiller ved, hvad du ville vide på den plads: kortene på den hånd, hvad der er meldt, hvor mange kort hver har købt, hvert kort, der er vist eller spillet. De andres hænder, hvad de har smidt, og hvad der er tilbage i talonen, ligger med bagsiden op for dem som for dig.</translation>
    </message>
    <message>
        <source>This is not a promise but a wall. The opponents run in a program of their own beside the table. The table writes down for it what one seat can see, and nothing else; back comes one card, or one word. It keeps nothing from one question to the next. So no level ever looks, the highest as little as the lowest: a better opponent thinks more, but sees no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Det er ikke et løfte, men en mur. Modspillerne kører i deres eget program ved siden af bordet. Bordet skriver op for det, hvad én plads kan se, og ikke andet; tilbage kommer ét kort eller ét ord. Det husker intet fra det ene spørgsmål til det næste. Så intet niveau kigger, det højeste lige så lidt som det laveste: en bedre modspiller tænker mere, men ser ikke mere.</translation>
    </message>
    <message>
        <source>What they do not know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad de ikke ved</translation>
    </message>
    <message>
        <source>Your cards, unless you have shown them.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Dine kort, medmindre du har vist dem.</translation>
    </message>
    <message>
        <source>How the cards were shuffled, and what lies in the talon.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Hvordan kortene blev blandet, og hvad der ligger i talonen.</translation>
    </message>
    <message>
        <source>What another opponent holds or means to play, though the two defend together.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Hvad en anden modspiller har eller vil spille, selv om de to forsvarer sig sammen.</translation>
    </message>
    <message>
        <source>How you played in earlier deals. Only those who are as strong as you are told how strong that is.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Hvordan du spillede i tidligere giv. Kun dem, der er lige så stærke som du, får at vide, hvor stærkt det er.</translation>
    </message>
    <message>
        <source>How they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvordan de tænker</translation>
    </message>
    <message>
        <source>Each of them first sees the usual card, the one that the maxims of the books advise. Then they lay out the hidden cards in their mind, in some way that agrees with all they remember: a seat that could not follow a suit has none of it. In each such picture they play the deal to its end. They leave the usual card only for one that is clearly better for what is at stake. What others have told, by how many cards they drew and by the cards they laid, makes some pictures likelier than others. Towards the end, when few pictures are left, the expert looks at every one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hver af dem ser først det sædvanlige kort, det, som bøgernes grundregler råder til. Så lægger de i tankerne de skjulte kort ud på en måde, der passer med alt, hvad de husker: en plads, der ikke kunne bekende en farve, har intet af den. I hvert sådant billede spiller de given til ende. De går kun fra det sædvanlige kort til et, der er klart bedre for det, der står på spil. Hvad andre har røbet, ved hvor mange kort de købte, og ved de kort, de lagde, gør nogle billeder mere sandsynlige end andre. Mod slutningen, når der er få billeder tilbage, ser eksperten dem alle igennem.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Table, Where the cards are&lt;/i&gt; tells you in figures what such pictures say of each card, from what you may see. Among experts the figures are true: of the cards said to be somewhere in 75 of 100 deals, 74 are there. Novices keep other cards, and among them a figure may be six off.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;Bord, Hvor kortene er&lt;/i&gt; fortæller dig i tal, hvad sådanne billeder siger om hvert kort, ud fra det, du må se. Blandt eksperter passer tallene: af de kort, der siges at være et sted i 75 af 100 spil, er 74 der. Begyndere beholder andre kort, og blandt dem kan et tal være seks ved siden af.</translation>
    </message>
    <message>
        <source>Level, and pictures for a card</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Niveau og billeder til et kort</translation>
    </message>
    <message>
        <source>Remembers</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Husker</translation>
    </message>
    <message>
        <source>Before the play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Før spillet</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert&lt;/b&gt;: 60 to 100, and more where it is close</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Ekspert&lt;/b&gt;: 60 til 100, og flere, hvor det er tæt</translation>
    </message>
    <message>
        <source>everything</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>alt</translation>
    </message>
    <message>
        <source>bids by what thousands of deals have taught; tries out trumps and discards in pictures</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>melder efter, hvad tusinder af giv har lært ham; prøver trumf og afkast i billeder</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strong&lt;/b&gt;: 16</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Stærk&lt;/b&gt;: 16</translation>
    </message>
    <message>
        <source>by the maxims of the books</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>efter bøgernes grundregler</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steady&lt;/b&gt;: 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Jævn&lt;/b&gt;: 12</translation>
    </message>
    <message>
        <source>the last 3 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>de sidste 3 stik; ikke hvor mange kort hver købte</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>det samme</translation>
    </message>
    <message>
        <source>&lt;b&gt;Novice&lt;/b&gt;: 8</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Begynder&lt;/b&gt;: 8</translation>
    </message>
    <message>
        <source>the last 2 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>de sidste 2 stik; ikke hvor mange kort hver købte</translation>
    </message>
    <message>
        <source>by rule of thumb: five trumps are a game, or four with a king or a matador; queens and knaves are kept</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>på tommelfingeren: fem trumfer er et spil, eller fire med en konge eller en matador; damer og knægte beholdes</translation>
    </message>
    <message>
        <source>Whoever is to be &lt;b&gt;as strong as you&lt;/b&gt; stands at a level or between two, and then makes each decision at one of them. How strong that is follows from your costly choices in earlier deals, as the coach found them in deals played without help. From one deal to the next they change by a quarter of a level at most. Choose another level, and nobody follows you any more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den, der skal være &lt;b&gt;lige så stærk som du&lt;/b&gt;, står på et niveau eller mellem to og træffer så hver beslutning på et af dem. Hvor stærkt det er, følger af dine dyre valg i tidligere giv, som læreren fandt dem i giv, du spillede uden hjælp. Fra én giv til den næste ændrer de sig højst et kvart niveau. Vælg et andet niveau, så følger ingen dig mere.</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; the expert bids by the maxims too, because it has not been taught from deals of that game yet; the cards it weighs in pictures as always. Five at a table leave less room for each, and so does a computer on which the program runs without its compiled part (&lt;i&gt;About&lt;/i&gt; tells). Nobody forgets their own cards, the matadors, or a card that lay open for all. Nobody puts a matador under a higher one if a small trump would do.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>I &lt;a href=&quot;rules:quadrille&quot;&gt;quadrille&lt;/a&gt; melder eksperten også efter grundreglerne, for han har endnu ikke lært af giv i det spil; kortene vejer han i billeder som altid. Fem ved bordet giver mindre plads til hver, og det gør en computer også, hvor programmet kører uden sin oversatte del (&lt;i&gt;Om Ombre&lt;/i&gt; siger det). Ingen glemmer sine egne kort, matadorerne eller et kort, der lå åbent for alle. Ingen lægger en matador under en højere, hvis en lille trumf kunne gøre det.</translation>
    </message>
    <message>
        <source>What their cards tell</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad deres kort fortæller</translation>
    </message>
    <message>
        <source>Those who defend together may not speak, but a card may have a meaning, as long as everybody at the table knows it. Here it is. Sometimes a hand has two cards of a suit that are worth the same, because no card that is still out ranks between them. To a trick that somebody else has led, everybody then plays &lt;b&gt;the lower one&lt;/b&gt;. So a king that falls on a trump tells that the queen is not in that hand, while a queen does not deny the king. A lead tells nothing: the Ombre leads spadille or manille as it comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>De, der forsvarer sig sammen, må ikke tale, men et kort må gerne betyde noget, når bare alle ved bordet ved det. Her er det. En hånd har undertiden to kort i en farve, der er lige meget værd, fordi intet kort, der endnu er ude, ligger mellem dem. Til et stik, som en anden har spillet ud til, lægger enhver da &lt;b&gt;det laveste&lt;/b&gt;. En konge, der falder på en trumf, fortæller altså, at damen ikke er på den hånd, mens en dame ikke benægter kongen. Et udspil fortæller intet: spilføreren spiller spadille eller manille ud, som det falder sig.</translation>
    </message>
    <message>
        <source>They all read this, the Ombre as well as the partner, and so may you. They read it softly, because they do not know who keeps to it: a card against the rule makes a picture less likely, not impossible.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Det læser de alle, spilføreren såvel som makkeren, og det må du også. De læser det med forsigtighed, fordi de ikke ved, hvem der holder sig til det: et kort mod reglen gør et billede mindre sandsynligt, ikke umuligt.</translation>
    </message>
    <message>
        <source>Habits</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Vaner</translation>
    </message>
    <message>
        <source>Steady players and novices have habits, as people do: a steady player two, a novice three. Chance draws them for each sitting, and they stay the same until its end. Watch for them, and use them. During a sitting this page begins with what has shown itself: where somebody played the card of a habit and the books advise another one, as everybody could see once the cards of the deal lay open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jævne spillere og begyndere har vaner, som folk har: en jævn spiller to, en begynder tre. Tilfældet trækker dem for hvert parti, og de bliver ved til partiets slutning. Hold øje med dem, og brug dem. I løbet af et parti begynder denne side med det, der har vist sig: hvor nogen spillede en vanes kort, og bøgerne råder til et andet, som alle kunne se, da givens kort lå åbne.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;novice&lt;/b&gt; may lead kings at once, wherever they are trumped; lead other suits before the trumps are drawn, as Ombre; lead a trump as a defender, which does the Ombre’s work; save spadille too long; trump whatever can be trumped; or take tricks that the partner has won already. They give a habit up only where it costs a quarter of the stake, as far as they see.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En &lt;b&gt;begynder&lt;/b&gt; spiller måske konger ud straks, hvor de end trumfes; spiller andre farver, før trumferne er trukket, som spilfører; spiller trumf ud som modspiller, hvad der gør spilførerens arbejde; gemmer spadille for længe; trumfer, hvad der kan trumfes; eller tager stik, som makkeren allerede har vundet. De opgiver kun en vane, hvor den koster en fjerdedel af det, der står på spil, så vidt de kan se.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;steady&lt;/b&gt; player may lead from the shortest suit, even a good guard; lead the same suit again and again; play low in second hand, even with the king; or trump high where a small trump would do. A tenth of the stake is too much for them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En &lt;b&gt;jævn&lt;/b&gt; spiller spiller måske ud fra sin korteste farve, selv fra et godt hold; spiller den samme farve igen og igen; lægger lavt som anden hånd, selv med kongen; eller trumfer højt, hvor en lille trumf var nok. En tiendedel af det, der står på spil, er for meget for ham.</translation>
    </message>
    <message>
        <source>Temper</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Temperament</translation>
    </message>
    <message>
        <source>Each person has a temper as well, which goes by the chance of winning. The &lt;b&gt;cautious&lt;/b&gt; bid on nearly six chances in ten, rather with help than alone, and give a lost game up early. The &lt;b&gt;bold&lt;/b&gt; bid on less than four in ten, like to play alone, and go for all nine tricks. The &lt;b&gt;stubborn&lt;/b&gt; never give up, and lead the same suit again. The &lt;b&gt;thrifty&lt;/b&gt; save spadille, and draw few cards as defenders. The &lt;b&gt;hot-headed&lt;/b&gt; lead every trump from the top when they are Ombre. &lt;b&gt;Gamblers&lt;/b&gt; would rather turn a trump up than name one. It makes them different, hardly better or worse: a temper is something you may learn to use.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hver har også et temperament, som går efter chancen for at vinde. De &lt;b&gt;forsigtige&lt;/b&gt; melder på næsten seks chancer af ti, hellere med hjælp end alene, og opgiver tidligt et tabt spil. De &lt;b&gt;dristige&lt;/b&gt; melder på mindre end fire af ti, spiller gerne alene og går efter alle ni stik. De &lt;b&gt;stædige&lt;/b&gt; giver aldrig op og spiller samme farve ud igen. De &lt;b&gt;sparsommelige&lt;/b&gt; gemmer spadille og køber få kort som modspillere. De &lt;b&gt;hidsige&lt;/b&gt; spiller trumferne ud fra toppen, når de er spilfører. &lt;b&gt;Spillefugle&lt;/b&gt; vender hellere en trumf, end de vælger en. Det gør dem forskellige, næppe bedre eller dårligere: et temperament er noget, du kan lære at bruge.</translation>
    </message>
    <message>
        <source>How long they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvor længe de tænker</translation>
    </message>
    <message>
        <source>The clock has no say. A level is a number of pictures, not a number of seconds: the same deal, the same seat and the same question give the same answer on a fast computer and on a slow one, at any time of the day. If the program in which they think stops or hangs, it is started again, and a simple player who knows the maxims by heart chooses that one card.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Uret har intet at skulle have sagt. Et niveau er et antal billeder, ikke et antal sekunder: den samme giv, den samme plads og det samme spørgsmål giver det samme svar på en hurtig computer og en langsom, når som helst på dagen. Standser det program, de tænker i, eller hænger det, startes det igen, og en simpel spiller, der kan grundreglerne udenad, vælger det ene kort.</translation>
    </message>
    <message>
        <source>They have their card in a moment. Then they take their time before they lay it, each in their own way, by what everybody can see: a bid takes longer than a card, a lead longer than a follow, and a rich pool makes everyone slow. A long pause tells you nothing about a hand. The speed in the preferences shortens it, and so does a click.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>De har deres kort på et øjeblik. Så giver de sig tid, før de lægger det, hver på sin måde, efter hvad alle kan se: en melding tager længere tid end et kort, et udspil længere end et svar, og en rig pulje gør alle langsomme. En lang pause fortæller dig intet om en hånd. Hastigheden i indstillingerne forkorter den, og det gør et klik også.</translation>
    </message>
    <message>
        <source>How to check it</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Sådan efterprøver du det</translation>
    </message>
    <message>
        <source>Take any moment of any deal and exchange cards that a seat has not seen: two in your hand with two in the talon, or a whole hand with another. What the table writes down for that seat must stay the same to the letter, and so must the opponent’s answer. This is the &lt;b&gt;swap test&lt;/b&gt;. It is run for every game, every phase of a deal and every level; anybody who has the source can run it:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tag et hvilket som helst øjeblik i en giv, og byt kort, som en plads ikke har set: to på din hånd med to i talonen, eller en hel hånd med en anden. Hvad bordet skriver op for den plads, skal være det samme til punkt og prikke, og det skal modspillerens svar også. Det er &lt;b&gt;bytteprøven&lt;/b&gt;. Den køres for hvert spil, hver fase af en giv og hvert niveau; enhver, der har kildeteksten, kan køre den:</translation>
    </message>
    <message>
        <source>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</translation>
    </message>
    <message>
        <source>And from the score sheet you can go through every deal that is over once more, with all cards open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Og fra regnskabet kan du gå hver giv igennem, der er spillet færdig, med alle kort åbne.</translation>
    </message>
</context>
<context>
    <name>rules/outcome.html</name>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Hvem der har vundet {rule 1.12}</translation>
    </message>
    <message>
        <source>Three players share nine tricks. Only the highest number counts.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tre spillere deler ni stik. Kun det højeste antal tæller.</translation>
    </message>
    <message>
        <source>Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender. He has won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren har flere stik end hver af modspillerne. Han har vundet.</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Two or three share the highest number, the Ombre among them or not. He has lost, and pays the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>To eller alle tre har lige mange og flest stik, med eller uden spilføreren. Han har tabt og betaler til puljen.</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kodille</translation>
    </message>
    <message>
        <source>One defender has more tricks than the Ombre and more than his partner. The Ombre has lost, and pays that defender.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Én modspiller har flere stik end spilføreren og flere end sin makker. Spilføreren har tabt og betaler den modspiller.</translation>
    </message>
    <message>
        <source>All the ways to share nine tricks</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Alle måder at dele ni stik på</translation>
    </message>
    <message>
        <source>The Ombre’s tricks stand first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilførerens stik står først.</translation>
    </message>
    <message>
        <source>4–4–1, 3–3–3, and 1–4–4, which the Spanish call a royal puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>4–4–1, 3–3–3 og 1–4–4, som spanierne kalder en kongelig puesta</translation>
    </message>
    <message>
        <source>all others, such as 4–5–0, 3–4–2, 2–4–3 or 0–5–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>alle andre, så som 4–5–0, 3–4–2, 2–4–3 eller 0–5–4</translation>
    </message>
    <message>
        <source>When the sitter has taken the talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Når oversidderen har taget talonen</translation>
    </message>
    <message>
        <source>Then &lt;b&gt;four&lt;/b&gt; players share the nine tricks. The Ombre needs more than each of the other three, so that three tricks may be enough. If the highest number is shared, it is a puesta. If one of the others alone has most, it is codille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Så deler &lt;b&gt;fire&lt;/b&gt; spillere de ni stik. Spilføreren skal have flere end hver af de tre andre, så tre stik kan være nok. Deles det højeste antal, er det bet. Har en af de andre alene flest, er det kodille.</translation>
    </message>
    <message>
        <source>What this means for the defenders</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad det betyder for modspillerne</translation>
    </message>
    <message>
        <source>They are partners against the Ombre, and rivals for the codille. Two tricks each and one trick each do not hurt him; four in &lt;b&gt;one&lt;/b&gt; hand do. So a defender with a strong hand is helped by the weak one, who leads to him and does not take his tricks. If he cannot get past the Ombre, a tie will do: then at least the pool is paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>De er makkere mod spilføreren og rivaler om kodillen. Deler de stikkene lige imellem sig, skader det ham ikke; fire på &lt;b&gt;én&lt;/b&gt; hånd gør. Derfor hjælper den svage modspiller den stærke: han spiller ud til ham og tager ikke hans stik. Kan den stærke ikke få flere stik end spilføreren, er lige mange også godt: så må han i det mindste betale til puljen.</translation>
    </message>
</context>
<context>
    <name>rules/payments.html</name>
    <message>
        <source>The payments {rule 1.13}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Betalingerne {rule 1.13}</translation>
    </message>
    <message>
        <source>Chips change hands when the deal is over. The pool is what has gathered in the middle: the antes, and what Ombres before have lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Jetonerne skifter ejer, når given er forbi. Puljen er det, der har samlet sig i midten: indskuddene og det, tidligere spilførere har tabt.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad der betales</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sacada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Vundet&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each opponent pays him the &lt;b&gt;game&lt;/b&gt;, and &lt;b&gt;estuches&lt;/b&gt; and &lt;b&gt;primeras&lt;/b&gt; if there are any.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren tager puljen. Hver modspiller betaler ham for &lt;b&gt;spillet&lt;/b&gt; samt for eventuelle &lt;b&gt;matadorer&lt;/b&gt; (estuches) og &lt;b&gt;primeras&lt;/b&gt; (de fem første stik).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The same, with 10 from each in place of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Det samme, med 10 fra hver i stedet for primeras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole failed&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tabt tout&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre takes the pool and pays each opponent 30, less 2 in a vuelta or 10 in a solo, and less his estuches.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren tager puljen og betaler hver modspiller 30, dog 2 mindre i en tourné og 10 mindre i en solo, og med fradrag af sine matadorer.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bet&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and {loss} chips more: pool + {loss}. Estuches and primeras against him are added once.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren betaler lige så meget til puljen, som der er i den, plus {loss} jetoner: puljen + {loss}. Matadorer og primeras imod ham lægges til, men kun én gang.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kodille&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays the same amount to the winner. The pool stays for the next deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren betaler det samme beløb til vinderen. Puljen bliver til næste giv.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Surrender&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Givet op&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Pool + {loss} into the pool, and no extras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren betaler puljen + {loss} til puljen, uden tillæg.</translation>
    </message>
    <message>
        <source>&lt;i&gt;Each opponent&lt;/i&gt; means three players: the two defenders and the one who sits out. When the sitter has taken the talon, it means the other three.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;Hver modspiller&lt;/i&gt; er tre spillere: de to modspillere og oversidderen. Har oversidderen taget talonen, er det de tre andre.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spillet</translation>
    </message>
    <message>
        <source>entrada 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil 5</translation>
    </message>
    <message>
        <source>vuelta 7</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tourné 7</translation>
    </message>
    <message>
        <source>solo 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>solo 15</translation>
    </message>
    <message>
        <source>play 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spil 5</translation>
    </message>
    <message>
        <source>no exchange 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>uden køb 15</translation>
    </message>
    <message>
        <source>The price of losing {rule A22}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Prisen for at tabe {rule A22}</translation>
    </message>
    <message>
        <source>Look at the nine cards with which the Ombre begins to play. If he holds the top trumps without a gap, from spadille down, and at least &lt;b&gt;three&lt;/b&gt; of them, each counts one chip: spadille, manille, basto and the king of black trumps make four. If he &lt;b&gt;lacks&lt;/b&gt; them in the same way, they count too. When he wins, each opponent pays them to him; when he loses, he pays them once, with the price of losing. Spadille and basto without manille count nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Se på de ni kort, spilføreren begynder at spille med. Har han de øverste trumfer uden hul, fra spadille og ned, og mindst &lt;b&gt;tre&lt;/b&gt; af dem, tæller hver en jeton: spadille, manille, basta og kongen i sort trumf er fire. &lt;b&gt;Mangler&lt;/b&gt; han dem på samme måde, tæller de også. Vinder han, betaler hver modspiller dem til ham; taber han, betaler han dem én gang, sammen med prisen for at tabe. Spadille og basta uden manille tæller intet.</translation>
    </message>
    <message>
        <source>Estuches {rule A27}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Matadorer (estuches) {rule A27}</translation>
    </message>
    <message>
        <source>Besides the pool a lost game costs some chips for each player at the table, as a rule also for one who sits out. Where the dealer stakes for all, it costs 5 for each. Where every player stakes before the deal, it costs that stake for each: with a stake of 2 among three that is pool + 6. As a rule the price is the same whatever was bid. By the rules in force a lost game costs &lt;b&gt;pool + {loss}&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ud over puljen koster et tabt spil nogle jetoner for hver spiller ved bordet, som regel også for den, der sidder over. Skyder giveren ind for alle, koster det 5 for hver. Skyder hver spiller ind før given, koster det indskuddet for hver: med et indskud på 2 og tre ved bordet er det pulje + 6. Som regel er prisen den samme, uanset hvad der var meldt. Efter de gældende regler koster et tabt spil &lt;b&gt;pulje + {loss}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Primeras {rule A28}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Primeras {rule A28}</translation>
    </message>
    <message>
        <source>Three chips from each for the &lt;a href=&quot;rules:claim&quot;&gt;first five tricks&lt;/a&gt;, when the Ombre stops there. Three chips &lt;b&gt;against&lt;/b&gt; him if he loses the game and has won none of the first five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tre jetoner fra hver for de &lt;a href=&quot;rules:claim&quot;&gt;fem første stik&lt;/a&gt;, når spilføreren holder op dér. Tre jetoner &lt;b&gt;imod&lt;/b&gt; ham, hvis han taber spillet og ikke har taget et eneste af de fem første.</translation>
    </message>
    <message>
        <source>Worked examples {rule 1.14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Regnede eksempler {rule 1.14}</translation>
    </message>
    <message>
        <source>Gains and losses of the Ombre and of the two defenders, X and Y; the ante is in the pool already. There are three players, and the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Gevinst og tab for spilføreren og de to modspillere, X og Y; indskuddet ligger allerede i puljen. Der er tre spillere, og giveren skyder fem ind.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
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
        <translation>Pulje</translation>
    </message>
    <message>
        <source>Entrada won 5–3–1, pool 5: he takes 5, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil vundet 5–3–1, puljen 5: han tager 5, og 5 fra hver</translation>
    </message>
    <message>
        <source>Vuelta won 5–2–2 with three estuches, pool 10: he takes 10, and 7 + 3 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné vundet 5–2–2 med tre matadorer, puljen 10: han tager 10, og 7 + 3 fra hver</translation>
    </message>
    <message>
        <source>Entrada, all nine tricks, pool 5: he takes 5, and 5 + 10 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil, alle ni stik, puljen 5: han tager 5, og 5 + 10 fra hver</translation>
    </message>
    <message>
        <source>Entrada 4–4–1, pool 5: puesta, 5 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil 4–4–1, puljen 5: bet, 5 + 15</translation>
    </message>
    <message>
        <source>Vuelta 1–4–4, pool 10: puesta, 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné 1–4–4, puljen 10: bet, 10 + 15</translation>
    </message>
    <message>
        <source>Entrada 4–5–0, pool 5: codille, 5 + 15 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil 4–5–0, puljen 5: kodille, 5 + 15 til X</translation>
    </message>
    <message>
        <source>Entrada 3–4–2 without the three matadors, pool 25: codille, 25 + 15 + 3 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil 3–4–2 uden de tre matadorer, puljen 25: kodille, 25 + 15 + 3 til X</translation>
    </message>
    <message>
        <source>Vuelta, led on after five and lost two: he takes 5 and pays 28 to each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné, gået videre efter fem og tabt to: han tager 5 og betaler 28 til hver</translation>
    </message>
    <message>
        <source>Vuelta surrendered and accepted, pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné givet op og godtaget, puljen 5</translation>
    </message>
    <message>
        <source>Entrada surrendered, X takes over and ends with 4, the first Ombre 3, Y 2; pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil givet op, X overtager og ender med 4, den første spilfører 3, Y 2; puljen 5</translation>
    </message>
    <message>
        <source>No chip is ever lost: what one player pays goes to another player or into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ingen jeton går tabt: hvad den ene spiller betaler, går til en anden eller i puljen.</translation>
    </message>
</context>
<context>
    <name>rules/play.html</name>
    <message>
        <source>The play</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Spillet</translation>
    </message>
    <message>
        <source>The eldest leads to the first trick, whoever is the Ombre. Whoever wins a trick leads to the next. The highest trump wins a trick; if there is none, the highest card of the suit that was led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd spiller ud til det første stik, hvem der end er spilfører. Den, der vinder et stik, spiller ud til det næste. Den højeste trumf vinder stikket; er der ingen, det højeste kort i den udspillede farve.</translation>
    </message>
    <message>
        <source>Following suit {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>At bekende farve {rule 1.9}</translation>
    </message>
    <message>
        <source>If you have a card of the suit led, play one of that suit.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Har du kort i den udspillede farve, skal du lægge et af dem.</translation>
    </message>
    <message>
        <source>If you have none, play whatever you like. You need not trump, and you need never play higher than what lies there.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Har du ingen, må du lægge, hvad du vil. Du behøver ikke trumfe, og du behøver aldrig stikke over.</translation>
    </message>
    <message>
        <source>The black aces are trumps. They do not follow to plain {suit S} or {suit C}.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>De sorte esser er trumf. De tæller ikke som {suit S} eller {suit C}, når der skal bekendes.</translation>
    </message>
    <message>
        <source>The privilege of the matadors</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Matadorernes forret</translation>
    </message>
    <message>
        <source>When &lt;b&gt;trumps&lt;/b&gt; are led you must play a trump, with one exception: a &lt;b&gt;matador&lt;/b&gt; may be kept back, unless the card that was &lt;b&gt;led&lt;/b&gt; is a higher matador. Keeping one back is called to &lt;b&gt;renege&lt;/b&gt;, and it is quite lawful. It helps only if you have no other trump; an ordinary trump in your hand must be played, or a matador in its place.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Når der spilles &lt;b&gt;trumf&lt;/b&gt; ud, skal du lægge trumf, med én undtagelse: en &lt;b&gt;matador&lt;/b&gt; må holdes tilbage, medmindre det &lt;b&gt;udspillede&lt;/b&gt; kort er en højere matador. At &lt;b&gt;holde&lt;/b&gt; en tilbage er helt lovligt. Det kan du kun, hvis du ikke har andre trumfer: har du en almindelig trumf, skal du lægge den eller en matador.</translation>
    </message>
    <message>
        <source>Only the card that was led forces a matador out. Spadille played second to a small trump forces nobody. The Ombre has the privilege as well as his opponents.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kun det udspillede kort tvinger en matador frem. Lægges spadille som andet kort på en lille trumf, tvinger den ingen. Spilføreren har forretten ligesom sine modspillere.</translation>
    </message>
    <message>
        <source>Your only trumps are matadors: must you play one? {rule A15}</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>Dine eneste trumfer er matadorer: skal du lægge en? {rule A15}</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Udspillet</translation>
    </message>
    <message>
        <source>Your trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dine trumfer</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>any trump that is no matador</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>en trumf, der ikke er matador</translation>
    </message>
    <message>
        <source>any matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>hvilke matadorer som helst</translation>
    </message>
    <message>
        <source>are free</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>er fri</translation>
    </message>
    <message>
        <source>basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>basta</translation>
    </message>
    <message>
        <source>spadille, manille or both</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spadille, manille eller begge</translation>
    </message>
    <message>
        <source>manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>manille</translation>
    </message>
    <message>
        <source>spadille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spadille</translation>
    </message>
    <message>
        <source>must play basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>skal lægge basta</translation>
    </message>
    <message>
        <source>spadille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spadille og basta</translation>
    </message>
    <message>
        <source>must play one of the two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>skal lægge en af de to</translation>
    </message>
    <message>
        <source>must play manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>skal lægge manille</translation>
    </message>
    <message>
        <source>manille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>manille og basta</translation>
    </message>
    <message>
        <source>Punto is an ordinary trump here: alone in the hand, it must be played to any trump that is led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Ponto er en almindelig trumf her: er den din eneste trumf, skal den lægges, når der spilles trumf ud.</translation>
    </message>
    <message>
        <source>Examples, with {suit H} as trumps</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>Eksempler med {suit H} som trumf</translation>
    </message>
    <message>
        <source>You hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Du har</translation>
    </message>
    <message>
        <source>You may play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Du må lægge</translation>
    </message>
    <message>
        <source>any of them; spadille may stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>hvilket som helst; spadille må holdes tilbage</translation>
    </message>
    <message>
        <source>{SA} or {HK}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA} eller {HK}</translation>
    </message>
    <message>
        <source>{CA} only: manille calls for basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>kun {CA}: manille kalder basta frem</translation>
    </message>
    <message>
        <source>{CA} or {H2}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA} eller {H2}</translation>
    </message>
    <message>
        <source>any of them</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>hvilket som helst</translation>
    </message>
    <message>
        <source>And with {suit C} as trumps: {SK} is led and you hold {SA} {S4} {HK}. You must play {S4}; spadille is no plain card of its suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Og med {suit C} som trumf: {SK} spilles ud, og du har {SA} {S4} {HK}. Du skal lægge {S4}; spadille er trumf og hører ikke til sin farve.</translation>
    </message>
    <message>
        <source>Gano {rule 3.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Gano {rule 3.6}</translation>
    </message>
    <message>
        <source>Where the table has agreed on it, a defender may say &lt;b&gt;gano&lt;/b&gt;, &amp;ldquo;I win&amp;rdquo;, of the card he plays: he asks the other defender not to overtake it. He may say it only while his card wins the trick and the other has yet to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvor bordet har aftalt det, kan en modspiller sige &lt;b&gt;gano&lt;/b&gt;, &amp;ldquo;jeg vinder&amp;rdquo;, om det kort, han lægger: han beder den anden modspiller om ikke at stikke det. Han må kun sige det, så længe hans kort vinder stikket og den anden endnu ikke har lagt.</translation>
    </message>
    <message>
        <source>As a &lt;b&gt;request&lt;/b&gt; it tells the other that the card should hold. He is free to do as he likes.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Hvor det er en &lt;b&gt;bøn&lt;/b&gt;, fortæller det den anden, at kortet nok holder. Han gør, som han vil.</translation>
    </message>
    <message>
        <source>Where it &lt;b&gt;binds&lt;/b&gt;, the other must play a card that does not beat it, as long as he has one that he may play. If he has none, he has to win. Once the Ombre has beaten the card there is nothing left to be let pass.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Hvor det &lt;b&gt;binder&lt;/b&gt;, skal den anden lægge et kort, der ikke slår det, hvis han har et, han må lægge. Har han intet, må han tage stikket. Har spilføreren slået kortet, gælder gano ikke mere.</translation>
    </message>
    <message>
        <source>It may be closed to a defender with four tricks: one more is codille, and others should not help him to it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Det kan være forbudt for en modspiller med fire stik: ét til er kodille, og det skal andre ikke hjælpe ham til.</translation>
    </message>
    <message>
        <source>Example: the Ombre leads {S6}, your friend plays {SQ} and says gano. You hold {SK} {S3} {D5}. Where gano binds, {S3} is your only card; holding {SK} {D5}, you would have to play {SK}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Eksempel: spilføreren spiller {S6} ud, din makker lægger {SQ} og siger gano. Du har {SK} {S3} {D5}. Hvor gano binder, må du kun lægge {S3}; havde du {SK} {D5}, måtte du lægge {SK}.</translation>
    </message>
    <message>
        <source>Not this card?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ikke det kort?</translation>
    </message>
    <message>
        <source>A card that may not be played now is dimmed. Click it, and the table tells you which rule is in the way. Press &lt;b&gt;F1&lt;/b&gt;, or click what the table says, and this book opens at that rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Et kort, der ikke må lægges nu, er nedtonet. Klik på det, og bordet fortæller dig, hvilken regel der står i vejen. Tryk &lt;b&gt;F1&lt;/b&gt;, eller klik på det, bordet siger, og denne bog åbner ved reglen.</translation>
    </message>
</context>
<context>
    <name>rules/pokerwiner.html</name>
    <message>
        <source>Two-bid Ombre {rule 3.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Ombre med to meldinger {rule 3.8}</translation>
    </message>
    <message>
        <source>The form that the encyclopaedias describe: two bids instead of three, nothing is turned up, and at the end of the exchange the dealer has a choice of his own. The rest is as in Ombre Renegado.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den form, leksikonerne beskriver: to meldinger i stedet for tre, intet vendes, og efter købet har giveren et valg for sig. Resten er som i ombre renegado.</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Given {rule 1.5}</translation>
    </message>
    <message>
        <source>The pack is dealt round face up, and the first &lt;b&gt;black ace&lt;/b&gt; makes its owner the dealer. He puts five chips into the pool and deals nine cards each, three at a time, to the right; thirteen are the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kortene gives åbent rundt, og den, der får det første &lt;b&gt;sorte es&lt;/b&gt;, er giver. Han lægger fem jetoner i puljen og giver ni kort til hver, tre ad gangen, til højre; tretten er talonen.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Meldingerne {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Køb</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Værd</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spil&lt;/b&gt;</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5 fra hver</translation>
    </message>
    <message>
        <source>&lt;b&gt;No exchange&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Uden køb&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ikke for spilføreren</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>15 fra hver</translation>
    </message>
    <message>
        <source>The eldest speaks first. Whoever says &lt;i&gt;I play&lt;/i&gt; may be overcalled by a later player who will do it without exchange. The first may then keep the game by &lt;b&gt;holding&lt;/b&gt;: he gives up his exchange as well. If all pass, the cards are thrown in; the pool stays, and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd taler først. Den, der siger &lt;i&gt;jeg spiller&lt;/i&gt;, kan blive overmeldt af en senere, der vil gøre det uden køb. Den første kan så beholde spillet ved at &lt;b&gt;holde&lt;/b&gt;: også han opgiver købet. Passer alle, kastes kortene sammen; puljen bliver, og den næste giver skyder ind igen.</translation>
    </message>
    <message>
        <source>The Ombre names any suit as trump before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren vælger en hvilken som helst trumf, før han smider et kort. {rule 1.7}</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Købet {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre first, unless he plays without exchange; then the others, the one at his right before the other. Each may throw any number and draws as many, as far as the talon goes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren først, medmindre han spiller uden køb; så de andre, den til højre for ham før den anden. Hver må smide så mange, han vil, og køber lige så mange, så længe talonen rækker.</translation>
    </message>
    <message>
        <source>When all have drawn, the &lt;b&gt;dealer&lt;/b&gt; may look at what is left of the talon. If he does, he must show it to everybody. He may as well leave it closed. {rule A14}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Når alle har købt, må &lt;b&gt;giveren&lt;/b&gt; se, hvad der er tilbage af talonen. Gør han det, skal han vise det til alle. Han kan også lade det ligge lukket. {rule A14}</translation>
    </message>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>At give op {rule 1.11}</translation>
    </message>
    <message>
        <source>Until he has played his card to the fourth trick, an Ombre who has bid &lt;i&gt;play&lt;/i&gt; may give up. A defender may take the hand over, the one at the Ombre’s right first; otherwise he pays pool + {loss} into the pool, without extras. Without exchange there is no surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Indtil han har lagt sit kort til fjerde stik, må en spilfører, der har meldt &lt;i&gt;spil&lt;/i&gt;, give op. En modspiller må overtage hånden, den til højre for spilføreren først; ellers betaler han puljen + {loss} til puljen, uden tillæg. Uden køb gives der ikke op.</translation>
    </message>
    <message>
        <source>All the rest</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Alt det øvrige</translation>
    </message>
    <message>
        <source>The same as in Renegado: &lt;a href=&quot;rules:cards&quot;&gt;the order of the cards&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;the play&lt;/a&gt; with its privilege of the matadors, &lt;a href=&quot;rules:claim&quot;&gt;the claim after five tricks and the vole&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;who has won&lt;/a&gt;, and &lt;a href=&quot;rules:payments&quot;&gt;what is paid&lt;/a&gt;. Where those pages speak of an entrada think of &lt;i&gt;play&lt;/i&gt;, where they speak of a solo think of &lt;i&gt;no exchange&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Det samme som i renegado: &lt;a href=&quot;rules:cards&quot;&gt;kortenes orden&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;spillet&lt;/a&gt; med matadorernes forret, &lt;a href=&quot;rules:claim&quot;&gt;at tage gevinsten efter fem stik og tout&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;hvem der har vundet&lt;/a&gt;, og &lt;a href=&quot;rules:payments&quot;&gt;hvad der betales&lt;/a&gt;. Hvor de sider taler om spil som den laveste melding, tænk på &lt;i&gt;spil&lt;/i&gt;, og hvor de taler om solo, på &lt;i&gt;uden køb&lt;/i&gt;.</translation>
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
        <translation>Fire spiller med alle kortene, ti hver, så der er ingen talon og intet at købe. Spilføreren kalder en &lt;b&gt;konge&lt;/b&gt;, og den, der har den, er makker, i hemmelighed: spillet i Europas saloner i det attende århundrede.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kortenes orden og spillet er som i al ombre: se &lt;a href=&quot;rules:cards&quot;&gt;Kortene og deres orden&lt;/a&gt; og &lt;a href=&quot;rules:play&quot;&gt;Spillet&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 24.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Indskud og giv {rule 24.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts one chip into the pool before each deal, so a fresh pool holds four. The dealer deals all forty cards, three, three and four at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Hver&lt;/b&gt; spiller lægger en jeton i puljen før hver giv, så en ny pulje er på fire. Giveren giver alle fyrre kort, tre, tre og fire ad gangen, mod uret, og begynder til højre.</translation>
    </message>
    <message>
        <source>The bids {rule 24.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Meldingerne {rule 24.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad man påtager sig</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kaldt konge&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>seks af de ti stik, sammen med den, der har den konge, man kalder</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sans prendre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>seks stik alene, mod tre</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tout&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all ten tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>alle ti stik alene</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd taler først, og den, der passer, er ude. Har du meldt kaldt konge, og melder en, der taler efter dig, sans prendre, må du &lt;b&gt;holde&lt;/b&gt;: selv spille sans prendre, så bliver spillet dit.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, the holder of spadille must play, and calls a king as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvis &lt;b&gt;alle fire passer&lt;/b&gt;, skal den, der har spadille, spille og kalder en konge, som var det meldt.</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 24.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trumf og den kaldte konge {rule 24.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they then call a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren vælger trumf. Efter kaldt konge, og i et tvunget spil, kaldes så en &lt;b&gt;konge&lt;/b&gt;:</translation>
    </message>
    <message>
        <source>any king but that of trumps, even one of their own hand: then they play alone, and nobody else knows it;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>enhver konge undtagen trumfkongen, også en på egen hånd: så spilles der alene, og ingen anden ved det;</translation>
    </message>
    <message>
        <source>if they hold &lt;b&gt;all four kings&lt;/b&gt;, also a &lt;b&gt;{rank Q}&lt;/b&gt; that they lack, not of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>har spilføreren &lt;b&gt;alle fire konger&lt;/b&gt;, da også en &lt;b&gt;{rank Q}&lt;/b&gt;, spilføreren ikke selv har, dog ikke i trumf;</translation>
    </message>
    <message>
        <source>if there is nothing to call, they play alone and show why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>er der intet at kalde, spilles der alene, og bordet viser hvorfor.</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den, der har det kaldte kort, er &lt;b&gt;makker&lt;/b&gt; og siger intet. De andre, også spilføreren, får det at vide, når kortet spilles. Indtil da siger bordet om de andre: &lt;i&gt;ven eller fjende?&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The play and the vole {rule 24.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Spillet og tout {rule 24.4}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. Nobody surrenders, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd spiller ud, hvem der end er spilfører. Matadorerne har deres forret. Ingen giver op, og ingen siger gano.</translation>
    </message>
    <message>
        <source>A side that has won &lt;b&gt;the first six tricks&lt;/b&gt; may stop: whoever took the sixth claims the game, or goes on for all ten. The ally is known from then on. Nobody is asked in a forced game, nor in a vole that was bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En side, der har vundet &lt;b&gt;de første seks stik&lt;/b&gt;, må standse: den, der tog det sjette, tager gevinsten eller går efter alle ti. Fra da af kender alle makkeren. Ingen bliver spurgt i et tvunget spil eller i en tout, der er meldt.</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad der betales {rule 24.5}</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and the ally count together. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave, and 2 after sans prendre; 1 more if the three matadors were dealt to the side, won or lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilførerens og makkerens stik tæller sammen. &lt;b&gt;Spillet&lt;/b&gt; er 1 jeton fra hver modstander efter kaldt konge og 2 efter sans prendre; 1 mere, hvis siden fik givet de tre matadorer, vundet eller tabt.</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Sidens stik</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad der sker</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Seks&lt;/b&gt; eller flere: vundet</translation>
    </message>
    <message>
        <source>The side takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Siden tager puljen, og hver modstander betaler spillet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fem&lt;/b&gt;: bet</translation>
    </message>
    <message>
        <source>The side pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Siden betaler så meget til puljen, som der er i den, og spillet til hver modstander.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fire&lt;/b&gt; eller færre: kodille</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The side puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Modstanderne deler puljen lige. Siden lægger tilbage, hvad de tog, og betaler spillet til hver.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All ten&lt;/b&gt;, after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Alle ti&lt;/b&gt;, efter at være gået videre</translation>
    </message>
    <message>
        <source>Won, and each opponent pays for the vole too: 1 after asking leave, 4 after sans prendre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vundet, og hver modstander betaler også for tout: 1 efter kaldt konge, 4 efter sans prendre.</translation>
    </message>
    <message>
        <source>A trick lost after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Et stik tabt, efter at være gået videre</translation>
    </message>
    <message>
        <source>Won all the same, but the price of the vole is taken off the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vundet alligevel, men prisen for tout trækkes fra spillet.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vole that was bid&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En &lt;b&gt;tout, der er meldt&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 6 from each opponent, 7 with the matadors. Missed: 4 to each, and the pool stays; with fewer than six tricks the game is lost besides.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vundet: puljen og 6 fra hver modstander, 7 med matadorerne. Tabt: 4 til hver, og puljen bliver; med færre end seks stik er spillet oven i købet tabt.</translation>
    </message>
    <message>
        <source>Ombre and ally share the pool half and half, won or lost; the odd chip is the Ombre’s. The first opponent at the Ombre’s right settles with the ally, the other with the Ombre. An ally pays &lt;b&gt;nothing&lt;/b&gt; for an Ombre who took fewer than three tricks themselves, except in a forced game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilfører og makker deler puljen lige over, vundet eller tabt; den skæve jeton er spilførerens. Den første modstander til højre for spilføreren afregner med makkeren, den anden med spilføreren. En makker betaler &lt;b&gt;intet&lt;/b&gt; for en spilfører, der selv tog færre end tre stik, undtagen i et tvunget spil.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Regnede eksempler</translation>
    </message>
    <message>
        <source>The pool is 4, and nobody was dealt the matadors.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Puljen er 4, og ingen fik givet matadorerne.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Makker</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pulje</translation>
    </message>
    <message>
        <source>Asked leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Kaldt konge, vundet</translation>
    </message>
    <message>
        <source>Asked leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Kaldt konge, bet</translation>
    </message>
    <message>
        <source>The same, the Ombre took two tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Det samme, spilføreren tog to stik</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, vundet</translation>
    </message>
    <message>
        <source>Sans prendre, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, bet</translation>
    </message>
    <message>
        <source>Sans prendre, codille: each opponent takes 1, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, kodille: hver modstander tager 1, og 1 bliver</translation>
    </message>
    <message>
        <source>Vole bid and made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout meldt og vundet</translation>
    </message>
    <message>
        <source>Vole bid, six tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tout meldt, seks stik</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvor bordene er forskellige</translation>
    </message>
    <message>
        <source>A table may forbid calling one’s own king, let three kings be enough for calling a {rank Q}, or ask nobody to go on while the called king is hidden. A table may prefer a suit, in which everything but the pool is paid double, and stake more. The old books disagree about who settles with whom and what a missed vole costs; this is our reading.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Et bord kan forbyde at kalde sin egen konge, lade tre konger være nok til at kalde en {rank Q}, eller lade være med at spørge om mere, mens den kaldte konge er skjult. Et bord kan foretrække en farve, hvori alt undtagen puljen betales dobbelt, og skyde mere ind. De gamle bøger er uenige om, hvem der afregner med hvem, og hvad en tabt tout koster; sådan læser vi dem.</translation>
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
        <translation>Ombre, som det spilles i Peru og Bolivia: &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt; med {suit D}, &lt;b&gt;oros&lt;/b&gt;, som yndlingsfarve.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kortenes orden og spillet er som i al ombre: se &lt;a href=&quot;rules:cards&quot;&gt;Kortene og deres orden&lt;/a&gt; og &lt;a href=&quot;rules:play&quot;&gt;Spillet&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 23.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Indskud og giv {rule 23.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play; with &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, but pays and is paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool (&lt;i&gt;plato&lt;/i&gt;). Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tre spiller; er der &lt;b&gt;fire&lt;/b&gt; ved bordet, sidder giveren over, men betaler og betales som en modspiller, blot uden del i en kodille. Giveren skyder &lt;b&gt;en jeton&lt;/b&gt; ind i puljen (&lt;i&gt;plato&lt;/i&gt;). Hver får ni kort, tre ad gangen, mod uret, og tretten er tilbage som talon.</translation>
    </message>
    <message>
        <source>The bids {rule 23.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Meldingerne {rule 23.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad man påtager sig</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Værdi</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spil&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange up to eight cards</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>du vælger en hvilken som helst trumf og køber op til otte kort</translation>
    </message>
    <message>
        <source>&lt;b&gt;Oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Oros&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange up to six</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit D} er trumf, og du køber op til seks</translation>
    </message>
    <message>
        <source>&lt;b&gt;Volteo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Volteo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>talonens øverste kort vendes: dets farve er trumf; den anden værdi er yndlingsfarvens</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>du vælger en hvilken som helst trumf og køber intet</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo i oros&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit D} er trumf, og du køber intet</translation>
    </message>
    <message>
        <source>The eldest speaks first. The first bid must be an entrada, a volteo or a solo: &lt;b&gt;oros and solo in oros&lt;/b&gt; only go above another bid, or hold one. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass is final. An entrada or a solo that names {suit D} after all is paid as a game in oros.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd taler først. Den første melding skal være spil, volteo eller solo: &lt;b&gt;oros og solo i oros&lt;/b&gt; går kun over en anden melding eller holder en. Hver melding skal være højere, undtagen at den, der taler før, må &lt;b&gt;holde&lt;/b&gt; en senere spillers melding. En pas gælder. Et spil eller en solo, der vælger {suit D} alligevel, betales som et spil i oros.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, whoever holds spadille must play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange. If spadille lies in the talon, the deal is passed out. At some tables the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvis &lt;b&gt;alle passer&lt;/b&gt;, skal den, der har spadille, spille et spil, &lt;i&gt;espada obligada&lt;/i&gt;, og vælger trumf og køber. Ligger spadille i talonen, er given passet ud. Ved nogle borde må den sidste spiller sige &lt;b&gt;contrabola&lt;/b&gt;, når alle før har passet. Så er der ingen trumf {rule 20.2}: hvert sort es er farvens laveste kort. Spilleren smider ét kort og køber ét, ingen andre køber, og der må ikke tages et eneste stik.</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trumf og køb {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first: up to eight cards after an entrada, six after oros. In a &lt;b&gt;volteo&lt;/b&gt; the turned card belongs to the Ombre and counts among the cards drawn, one to eight; a black ace makes its own suit trump. It is the bid that counts: an entrada that names {suit D} draws up to eight. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren køber først: op til otte kort efter spil, seks efter oros. I en &lt;b&gt;volteo&lt;/b&gt; tilhører det vendte kort spilføreren og tæller med blandt de købte, et til otte; et sort es gør sin egen farve til trumf. Det er meldingen, der tæller: et spil, der vælger {suit D}, køber op til otte. Så køber modspillerne: den til højre for spilføreren må gå først eller lade den anden gå først, og må tage alt, hvad der er tilbage. I en solo køber kun modspillerne.</translation>
    </message>
    <message>
        <source>The play and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Spillet og bola {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop, and each pays one chip more; or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd spiller ud, hvem der end er spilfører. En spilfører, der vinder de første fem stik, må standse, og hver betaler en jeton mere; eller spille videre om alle ni, &lt;b&gt;bola&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>At give op {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up. A volteo is lost at once, and a solo is never given up. In an entrada, in oros and in a forced game a defender may take the hand over and play it in the Ombre’s place; it is settled as in &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; {rule A20}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Før der lægges til &lt;b&gt;fjerde stik&lt;/b&gt;, må spilføreren give op. En volteo er straks tabt, og en solo gives aldrig op. I et spil, i oros og i et tvunget spil må en modspiller overtage hånden og spille den i spilførerens sted; det afregnes som i &lt;a href=&quot;rules:tresillo&quot;&gt;tresillo&lt;/a&gt; {rule A20}.</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad der betales {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad der sker</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren har &lt;b&gt;flere stik end hver&lt;/b&gt; modspiller: vundet</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren tager puljen. Hver af de andre betaler værdien, 1 mere, hvis spilføreren spillede med de tre matadorer, og 1 mere for de første fem stik.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;, alle ni stik</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the first five.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Det samme, med 3 for bola i stedet for de første fem.</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spillet videre og tabt et stik</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spillet er vundet og puljen taget, men 3 trækkes fra, hvad hver betaler; hvor der ikke er noget tilbage, betaler spilføreren.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bet&lt;/b&gt;: flest stik er delt, også 1 – 4 – 4</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren betaler værdien til puljen én gang for hver af de andre spillere.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kodille&lt;/b&gt;: én modspiller har flest</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren betaler vedkommende det samme. Puljen bliver.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Givet op&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Som ved bet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Contrabola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vundet: puljen og 2 fra hver. Tabt: 2 for hver til puljen.</translation>
    </message>
    <message>
        <source>Points instead of chips {rule 23.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Point i stedet for jetoner {rule 23.4}</translation>
    </message>
    <message>
        <source>A table may play for points, to &lt;b&gt;twelve&lt;/b&gt;. The Ombre has 1 point for a game won with up to six tricks, 2 with seven or eight, 4 with all nine, and 1 more in oros. For a puesta each defender has 1, for a codille the better one 2. Nobody gives up, and nothing is staked. The first with twelve points wins, counted after the deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Et bord kan spille om point, til &lt;b&gt;tolv&lt;/b&gt;. Spilføreren får 1 point for et spil vundet med op til seks stik, 2 med syv eller otte, 4 med alle ni, og 1 mere i oros. For en bet får hver modspiller 1, for en kodille den bedste af dem 2. Ingen giver op, og intet skydes ind. Den første med tolv point vinder, talt efter given.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Regnede eksempler</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der er fire ved bordet, og en jeton ligger i puljen.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hver af de andre</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pulje</translation>
    </message>
    <message>
        <source>Oros, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Oros, vundet</translation>
    </message>
    <message>
        <source>Volteo that turned {suit D}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Volteo, der vendte {suit D}, vundet</translation>
    </message>
    <message>
        <source>Entrada that named {suit D}, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil, der valgte {suit D}, 4 – 4 – 1</translation>
    </message>
    <message>
        <source>Solo in oros, one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo i oros, én modspiller har kodille</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvor bordene er forskellige</translation>
    </message>
    <message>
        <source>Rocambor could be read in one program only, whose rules and whose play did not always agree; the prices are those of our Tresillo. A table may open with oros, draw eight cards after it, deal again when all pass, and change what Tresillo changes. The game named &lt;i&gt;penetro&lt;/i&gt;, in which all play when all have passed, is not played here.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Rocambor kunne kun læses i ét program, hvis regler og hvis spil ikke altid stemte; priserne er dem fra vores tresillo. Et bord kan begynde med oros, købe otte kort efter det, give om, når alle passer, og ændre, hvad tresillo ændrer. Det spil, der hedder &lt;i&gt;penetro&lt;/i&gt;, hvor alle spiller, når alle har passet, spilles ikke her.</translation>
    </message>
</context>
<context>
    <name>rules/surrender.html</name>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>At give op {rule 1.11}</translation>
    </message>
    <message>
        <source>An Ombre who sees that he cannot win may give up when it is his turn, until he has played his card to the &lt;b&gt;fourth trick&lt;/b&gt;. He then pays a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt; without any extras: never more than the lost game would cost, and no defender is the richer by it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En spilfører, der ser, at han ikke kan vinde, må give op, når det er hans tur, indtil han har spillet sit kort til det &lt;b&gt;fjerde stik&lt;/b&gt;. Han betaler så en &lt;a href=&quot;rules:outcome&quot;&gt;bet&lt;/a&gt; uden tillæg: aldrig mere, end det tabte spil ville koste, og ingen modspiller bliver rigere af det.</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>May he surrender?</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Må han give op?</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Nej.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes, if &lt;b&gt;both&lt;/b&gt; defenders accept. If one refuses, play goes on; he may ask again in a later trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ja, hvis &lt;b&gt;begge&lt;/b&gt; modspillere siger ja. Siger en nej, går spillet videre; han må spørge igen i et senere stik.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spil&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes. But each defender, the one at the Ombre’s right first, may &lt;b&gt;take over&lt;/b&gt; the hand.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Ja. Men hver modspiller, den til højre for spilføreren først, må &lt;b&gt;overtage&lt;/b&gt; hånden.</translation>
    </message>
    <message>
        <source>Taking over {rule A20}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>At overtage {rule A20}</translation>
    </message>
    <message>
        <source>Whoever takes over is the Ombre for the rest of the deal, as if the entrada had been his own. Trumps stay as they are, the tricks that were won stay with their winners, and nobody exchanges again. He is paid as an Ombre if he wins and pays as an Ombre if he does not. The one who gave up is a defender now and owes nothing more than any defender. A hand can be taken over once, and then it is played to the end.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den, der overtager, er spilfører i resten af given, som havde spillet været hans eget. Trumfen bliver, som den er, de vundne stik bliver hos deres vindere, og ingen køber igen. Han betales som spilfører, hvis han vinder, og betaler som spilfører, hvis han ikke gør. Den, der gav op, er nu modspiller og skylder ikke mere end enhver modspiller. En hånd kan overtages én gang, og så spilles den til ende.</translation>
    </message>
    <message>
        <source>The Spanish way</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>På spansk</translation>
    </message>
    <message>
        <source>A table may agree to settle a hand that was taken over as Spanish books have it. Then the pool stays where it is, and nobody is paid for the game, for estuches or for primeras. There is one price, the &lt;b&gt;puesta&lt;/b&gt; of pool + {loss}. Who pays it depends on who has the most tricks:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Et bord kan aftale at afregne en overtaget hånd, som spanske bøger gør. Så bliver puljen, hvor den er, og ingen betales for spillet, for matadorer eller for primeras. Der er én pris, en &lt;b&gt;bet&lt;/b&gt; af puljen + {loss}. Hvem der betaler den, afhænger af, hvem der har flest stik:</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Flest stik</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad der betales</translation>
    </message>
    <message>
        <source>the player who took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>den, der overtog</translation>
    </message>
    <message>
        <source>The player who gave up pays them a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den, der gav op, betaler ham en bet.</translation>
    </message>
    <message>
        <source>the player who took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>den, der overtog, og en anden, lige</translation>
    </message>
    <message>
        <source>The player who took over and the one who gave up each pay a puesta into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den, der overtog, og den, der gav op, betaler hver en bet til puljen.</translation>
    </message>
    <message>
        <source>the player who gave up, alone or level with a third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>den, der gav op, alene eller lige med en tredje</translation>
    </message>
    <message>
        <source>The player who took over pays a puesta into the pool. The player who gave up is saved and pays nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den, der overtog, betaler en bet til puljen. Den, der gav op, er reddet og betaler intet.</translation>
    </message>
    <message>
        <source>two players level who neither took over nor gave up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>to spillere lige, som hverken overtog eller gav op</translation>
    </message>
    <message>
        <source>a third player alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>en tredje spiller alene</translation>
    </message>
    <message>
        <source>Codille: the player who took over pays them a puesta, and the one who gave up pays one into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Kodille: den, der overtog, betaler ham en bet, og den, der gav op, betaler en i puljen.</translation>
    </message>
    <message>
        <source>A taker who has the first five tricks has won, and is not asked to claim: neither the primeras nor a vole would be paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En overtager, der har de første fem stik, har vundet og spørges ikke: hverken primeras eller tout ville blive betalt.</translation>
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
        <translation>Ombre, som det spilles i Spanien. Én farve, &lt;b&gt;yndlingsfarven&lt;/b&gt;, er bedre end de andre: en melding i den går over den samme melding i en anden farve og er mere værd.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. Spaniards call the Ombre the &lt;i&gt;jugador&lt;/i&gt; and the defenders the &lt;i&gt;contras&lt;/i&gt;; spadille is the &lt;i&gt;espada&lt;/i&gt;, manille the &lt;i&gt;mala&lt;/i&gt;, and the pool is the &lt;i&gt;plato&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kortenes orden og spillet er som i al ombre: se &lt;a href=&quot;rules:cards&quot;&gt;Kortene og deres orden&lt;/a&gt; og &lt;a href=&quot;rules:play&quot;&gt;Spillet&lt;/a&gt;. Spanierne kalder spilføreren &lt;i&gt;jugador&lt;/i&gt; og modspillerne &lt;i&gt;contras&lt;/i&gt;; spadille er &lt;i&gt;espada&lt;/i&gt;, manille &lt;i&gt;mala&lt;/i&gt;, og puljen er &lt;i&gt;plato&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 22.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Indskud og giv {rule 22.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play. With &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, as &lt;i&gt;zángano&lt;/i&gt;: they get no cards, but pay and are paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool. Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Tre spiller. Er der &lt;b&gt;fire&lt;/b&gt; ved bordet, sidder giveren over, som &lt;i&gt;zángano&lt;/i&gt;, uden kort, men betaler og får betaling som en modspiller, blot uden del i en kodille. Giveren skyder &lt;b&gt;en jeton&lt;/b&gt; ind i puljen. Hver får ni kort, tre ad gangen, mod uret, og tretten er tilbage som talon.</translation>
    </message>
    <message>
        <source>The favour suit {rule 22.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Yndlingsfarven {rule 22.2}</translation>
    </message>
    <message>
        <source>It is agreed for the whole sitting; at this table it is {suit S}, unless you choose another. A game in the favour suit is worth &lt;b&gt;twice&lt;/b&gt; the value.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den aftales for hele partiet; ved dette bord er det {suit S}, medmindre du vælger en anden. Et spil i yndlingsfarven er &lt;b&gt;dobbelt&lt;/b&gt; så meget værd.</translation>
    </message>
    <message>
        <source>The bids {rule 22.3} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Meldingerne {rule 22.3} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad man påtager sig</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Værdi</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spil&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>du vælger en hvilken som helst trumf og køber</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spil i yndlingsfarven&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>yndlingsfarven er trumf, og du køber</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tourné&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>talonens øverste kort vendes: dets farve er trumf; den anden værdi er yndlingsfarvens</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>du vælger en hvilken som helst trumf og køber intet</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo i yndlingsfarven&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>yndlingsfarven er trumf, og du køber intet</translation>
    </message>
    <message>
        <source>The eldest speaks first. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass (&lt;i&gt;paso&lt;/i&gt;) is final. An entrada or a solo that names the favour suit after all is paid as a game in favour.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd taler først. Hver melding skal være højere; dog må den, der sidder før, &lt;b&gt;holde&lt;/b&gt; en senere spillers melding. En pas (&lt;i&gt;paso&lt;/i&gt;) er endelig. Vælger man yndlingsfarven i et almindeligt spil eller en solo, betales det, som var det meldt i yndlingsfarven.</translation>
    </message>
    <message>
        <source>If all pass, the next player deals. At some tables whoever holds spadille must then play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange, and if spadille lies in the talon, the deal is passed out. At others the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvis alle passer, giver den næste. Ved nogle borde skal den, der har spadille, så spille et spil, &lt;i&gt;espada obligada&lt;/i&gt;, og vælger trumf og køber; ligger spadille i talonen, er given forbi. Ved andre må den sidste spiller sige &lt;b&gt;contrabola&lt;/b&gt;, når alle før har passet. Så er der ingen trumf {rule 20.2}: hvert sort es er farvens laveste kort. Spilleren smider ét kort og køber ét, ingen andre køber, og der må ikke tages et eneste stik.</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Trumf og køb {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first, up to nine cards. In a &lt;b&gt;vuelta&lt;/b&gt; the turned card belongs to the Ombre and counts among those drawn; a black ace makes its own suit trump. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren køber først, op til ni kort. I en &lt;b&gt;tourné&lt;/b&gt; tilhører det vendte kort spilføreren og tæller med blandt de købte; et sort es gør sin egen farve til trumf. Så køber modspillerne: den til højre for spilføreren må købe først eller lade den anden købe først, og må tage alt, hvad der er tilbage. I en solo køber kun modspillerne.</translation>
    </message>
    <message>
        <source>The play, the first five tricks and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Spillet, de første fem stik og bola {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop: that is &lt;i&gt;primeras&lt;/i&gt;, and each pays one chip more. Or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd spiller ud, hvem der end er spilfører. En spilfører, der vinder de første fem stik, må standse: det er &lt;i&gt;primeras&lt;/i&gt;, og hver betaler en jeton mere. Eller han spiller videre om alle ni, &lt;b&gt;bola&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>At give op {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up: they say &lt;i&gt;paso&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Før der lægges til &lt;b&gt;fjerde stik&lt;/b&gt;, må spilføreren give op og siger &lt;i&gt;paso&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vuelta&lt;/b&gt; is lost at once.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>En &lt;b&gt;tourné&lt;/b&gt; er straks tabt.</translation>
    </message>
    <message>
        <source>In an &lt;b&gt;entrada&lt;/b&gt; each defender, the one at the Ombre’s right first, may say &lt;i&gt;bien&lt;/i&gt;, and accept, or &lt;i&gt;la sigo&lt;/i&gt;, and play it in the Ombre’s place. Trump and tricks stay as they are, and nobody exchanges again.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>I et &lt;b&gt;spil&lt;/b&gt; må hver modspiller, den til højre for spilføreren først, sige &lt;i&gt;bien&lt;/i&gt; og gå med til det, eller &lt;i&gt;la sigo&lt;/i&gt; og spille det i spilførerens sted. Trumf og stik bliver, som de er, og ingen køber igen.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;solo&lt;/b&gt; is never given up.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>En &lt;b&gt;solo&lt;/b&gt; gives aldrig op.</translation>
    </message>
    <message>
        <source>After a take-over the pool stays, and there is one price, that of a lost entrada {rule A20}:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Efter en overtagelse bliver puljen liggende, og der er én pris, den for et tabt spil {rule A20}:</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Flest stik</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad der betales</translation>
    </message>
    <message>
        <source>whoever took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>den, der overtog</translation>
    </message>
    <message>
        <source>Whoever gave up pays them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den, der gav op, betaler til den, der overtog.</translation>
    </message>
    <message>
        <source>whoever took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>den, der overtog, og en anden, lige mange</translation>
    </message>
    <message>
        <source>Whoever took over and whoever gave up each pay into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den, der overtog, og den, der gav op, betaler hver til puljen.</translation>
    </message>
    <message>
        <source>whoever gave up, alone or level with the third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>den, der gav op, alene eller lige med den tredje</translation>
    </message>
    <message>
        <source>Whoever took over pays into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den, der overtog, betaler til puljen.</translation>
    </message>
    <message>
        <source>the third alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>den tredje alene</translation>
    </message>
    <message>
        <source>Whoever gave up pays into the pool, and whoever took over pays the third.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den, der gav op, betaler til puljen, og den, der overtog, betaler den tredje.</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad der betales {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad der sker</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren har &lt;b&gt;flere stik end hver&lt;/b&gt; modspiller: vundet</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren tager puljen. Hver af de andre betaler værdien, 1 mere, hvis spilføreren spillede med de tre matadorer, og 1 mere for primeras.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bola&lt;/b&gt;, alle ni stik</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Det samme, med 3 for bola i stedet for primeras.</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spillet videre og tabt et stik</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spillet er vundet og puljen taget, men 3 trækkes fra, hvad hver betaler; rækker det ikke, betaler spilføreren resten.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Bet&lt;/b&gt; (&lt;i&gt;puesta&lt;/i&gt;): flest stik er delt, også 1 – 4 – 4</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren betaler værdien til puljen én gang for hver af de andre spillere.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt; (&lt;i&gt;codillo&lt;/i&gt;): one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kodille&lt;/b&gt; (&lt;i&gt;codillo&lt;/i&gt;): én modspiller har flest</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren betaler vedkommende det samme. Puljen bliver liggende.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Givet op&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Som ved bet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Contrabola&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Vundet: puljen og 2 fra hver. Tabt: 2 for hver til puljen.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Regnede eksempler</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Der er fire ved bordet, og en jeton ligger i puljen.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hver af de andre</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pulje</translation>
    </message>
    <message>
        <source>Entrada, 5 – 3 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil, 5 – 3 – 1</translation>
    </message>
    <message>
        <source>Favour entrada, 4 – 3 – 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil i yndlingsfarven, 4 – 3 – 2</translation>
    </message>
    <message>
        <source>Vuelta, primeras</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné, primeras</translation>
    </message>
    <message>
        <source>Favour solo, 6 – 2 – 1, with the matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo i yndlingsfarven, 6 – 2 – 1, med matadorerne</translation>
    </message>
    <message>
        <source>Solo, bola</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo, bola</translation>
    </message>
    <message>
        <source>Entrada, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil, 4 – 4 – 1</translation>
    </message>
    <message>
        <source>Entrada, 3 – 4 – 2: one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil, 3 – 4 – 2: én modspiller har kodille</translation>
    </message>
    <message>
        <source>Vuelta given up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Tourné givet op</translation>
    </message>
    <message>
        <source>Words of the table</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ord ved bordet</translation>
    </message>
    <message>
        <source>Arrastrar</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>To lead trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>At spille trumf ud.</translation>
    </message>
    <message>
        <source>Asistir</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Asistir</translation>
    </message>
    <message>
        <source>To follow suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>At bekende farve.</translation>
    </message>
    <message>
        <source>Baceta, monte</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baceta, monte</translation>
    </message>
    <message>
        <source>The talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Talonen.</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>The three matadors together: espada, mala and basto.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De tre matadorer samlet: espada, mala og basto.</translation>
    </message>
    <message>
        <source>Fallo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>A suit of which one has no card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En farve, man ikke har kort i: renonce.</translation>
    </message>
    <message>
        <source>La sigo, la defiendo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>La sigo, la defiendo</translation>
    </message>
    <message>
        <source>I take over the entrada that the Ombre gives up.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Jeg overtager det spil, som spilføreren giver op.</translation>
    </message>
    <message>
        <source>Llevada, sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada, sacada</translation>
    </message>
    <message>
        <source>A game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Et vundet spil.</translation>
    </message>
    <message>
        <source>Mano, postre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano, postre</translation>
    </message>
    <message>
        <source>The first and the last to speak.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den første og den sidste, der taler.</translation>
    </message>
    <message>
        <source>Primero, indiferente</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Primero, indiferente</translation>
    </message>
    <message>
        <source>The defender who draws first, and the other; the weaker one is the &lt;i&gt;mano pobre&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den modspiller, der køber først, og den anden; den svageste er &lt;i&gt;mano pobre&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Tanto, ficha</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tanto, ficha</translation>
    </message>
    <message>
        <source>The unit of payment.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Enheden, der betales i.</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvor bordene er forskellige</translation>
    </message>
    <message>
        <source>We could read which suit is favoured, how the bids rank and how a hand is taken over, but no tariff and no limits of the exchange: those are ours, and each is a setting. Clubs may play by another favour suit or none, another factor, the prices of Renegado, the codille that takes the pool, a resting player opposite the dealer, and bids that two players settle at a time.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vi kunne læse, hvilken farve der er yndlingsfarve, hvordan meldingerne rangerer, og hvordan en hånd overtages, men ingen takst og ingen grænser for købet: de er vores, og hver er en indstilling. Klubber kan spille med en anden yndlingsfarve eller ingen, en anden faktor, renegados priser, den kodille, der tager puljen, en oversidder over for giveren, og meldinger, som to spillere afgør ad gangen.</translation>
    </message>
    <message>
        <source>Some things are named in Spanish books without saying how they go, and are not played here: announcing the bola, and several puestas that stand at once. They also name a second puesta that costs more than the first: a table may set such a price, for a puesta while the plate still holds chips of an earlier deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Noget nævnes i spanske bøger, uden at de siger, hvordan det går til, og spilles ikke her: at melde bola, og flere puestas, der står på én gang. De nævner også en anden puesta, der koster mere end den første: et bord kan sætte en sådan pris, for en puesta, mens der i puljen endnu er jetoner fra en tidligere giv.</translation>
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
        <translation>Quadrille, når den fjerde spiller bliver væk. Tre spiller med tredive kort, ti hver, og der er intet tilbage at købe. Spilføreren må kræve en &lt;b&gt;konge&lt;/b&gt;, men den, der har den, bliver ikke makker: kongen gives, og spilføreren spiller alene.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The matadors have their privilege.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kortenes orden og spillet er som i al ombre: se &lt;a href=&quot;rules:cards&quot;&gt;Kortene og deres orden&lt;/a&gt; og &lt;a href=&quot;rules:play&quot;&gt;Spillet&lt;/a&gt;. Matadorerne har deres forret.</translation>
    </message>
    <message>
        <source>Cards, stakes and deal {rule 3.9} {rule A3} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Kort, indskud og giv {rule 3.9} {rule A3} {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is left out of the pack, {suit D} unless the table chooses {suit H}, and it cannot be trump. Each player puts &lt;b&gt;one chip&lt;/b&gt; into the pool and the dealer &lt;b&gt;ten more&lt;/b&gt;, so a fresh pool holds thirteen. The dealer deals three, three and four cards at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Én rød farve tages ud af spillet, {suit D}, medmindre bordet vælger {suit H}, og den kan ikke være trumf. Hver spiller lægger &lt;b&gt;en jeton&lt;/b&gt; i puljen og giveren &lt;b&gt;ti mere&lt;/b&gt;, så en ny pulje er på tretten. Giveren giver tre, tre og fire kort ad gangen, mod uret, og begynder til højre.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Meldingerne {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad man påtager sig</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Kaldt konge&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, with a king that you demand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>seks af de ti stik, med en konge, som man kræver</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Sans prendre&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks with the cards you were dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>seks stik med kortene fra given</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Forhånd taler først, og den, der passer, er ude. Har du meldt kaldt konge, og melder en, der taler efter dig, sans prendre, må du &lt;b&gt;holde&lt;/b&gt;: selv spille sans prendre, så bliver spillet dit.</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all three pass&lt;/b&gt;, whoever holds spadille must play as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hvis &lt;b&gt;alle tre passer&lt;/b&gt;, skal den, der har spadille, spille, som var der meldt kaldt konge.</translation>
    </message>
    <message>
        <source>The king that is given {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Kongen, der gives {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they &lt;b&gt;demand a king&lt;/b&gt; that is not of trumps and that they do not hold. Its holder gives it to them, and gets any card of the Ombre’s choice for it. Both cards are seen by all. An Ombre who holds both plain kings shows them and plays the cards they have.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren vælger trumf. Efter kaldt konge, og i et tvunget spil, &lt;b&gt;kræver spilføreren en konge&lt;/b&gt;, som ikke er i trumf og ikke på egen hånd. Den, der har den, giver den og får for den et hvilket som helst kort, som spilføreren vælger. Alle ser begge kort. En spilfører, der har begge de andre konger, viser dem og spiller med de kort, hånden har.</translation>
    </message>
    <message>
        <source>The result and what is paid {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Resultatet og hvad der betales {rule 20.4}</translation>
    </message>
    <message>
        <source>All ten tricks are played. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave and 2 after sans prendre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Alle ti stik spilles. &lt;b&gt;Spillet&lt;/b&gt; er 1 jeton fra hver modstander efter kaldt konge og 2 efter sans prendre.</translation>
    </message>
    <message>
        <source>Tricks of the Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilførerens stik</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad der sker</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Seks&lt;/b&gt; eller flere: vundet</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren tager puljen, og hver modstander betaler spillet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fem&lt;/b&gt;: bet</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spilføreren betaler så meget til puljen, som der er i den, og spillet til hver modstander.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fire&lt;/b&gt; eller færre: kodille</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The Ombre puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Modstanderne deler puljen lige. Spilføreren lægger tilbage, hvad de tog, og betaler spillet til hver.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Regnede eksempler</translation>
    </message>
    <message>
        <source>The pool is 13.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Puljen er 13.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hver modspiller</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pulje</translation>
    </message>
    <message>
        <source>Ask leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Kaldt konge, vundet</translation>
    </message>
    <message>
        <source>Ask leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Kaldt konge, bet</translation>
    </message>
    <message>
        <source>Ask leave, codille: each takes 6, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Kaldt konge, kodille: hver tager 6, og 1 bliver</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Sans prendre, vundet</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvor bordene er forskellige</translation>
    </message>
    <message>
        <source>Some stake four chips each. The old books tell that the game is paid but not how much; our prices are the smallest that tell the two bids apart. They also leave open what an Ombre does who holds both plain kings. Nobody claims a game before its last trick, and no payment is made for matadors or for all ten tricks.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Nogle skyder fire jetoner ind hver. De gamle bøger fortæller, at spillet betales, men ikke hvor meget; vores priser er de mindste, der skelner mellem de to meldinger. De siger heller ikke, hvad en spilfører gør, der har begge de andre konger. Ingen tager gevinsten før det sidste stik, og der betales intet for matadorer eller for alle ti stik.</translation>
    </message>
</context>
<context>
    <name>rules/trump.html</name>
    <message>
        <source>Naming trumps {rule 1.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>At vælge trumf {rule 1.7}</translation>
    </message>
    <message>
        <source>Entrada</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Spil</translation>
    </message>
    <message>
        <source>The Ombre names any suit he likes, &lt;b&gt;before&lt;/b&gt; he throws a card. There is no going back when the draw disappoints.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren vælger den farve, han vil, &lt;b&gt;før&lt;/b&gt; han smider et kort. Der er ingen vej tilbage, når købet skuffer.</translation>
    </message>
    <message>
        <source>Vuelta {rule A9} {rule A10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Tourné {rule A9} {rule A10}</translation>
    </message>
    <message>
        <source>The top card of the talon is turned over, and its suit is trump. If it is a black ace, the suit printed on it is trump: the {name SA} makes {suit S} trumps, the {name CA} makes {suit C}. The turned card belongs to the Ombre: it is the first he draws, so he must throw at least one of his own. Turning manille while he holds spadille is what every vuelta hopes for.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Talonens øverste kort vendes, og dets farve er trumf. Er det et sort es, er farven på esset trumf: {name SA} gør {suit S} til trumf, {name CA} gør {suit C}. Det vendte kort er spilførerens: det er det første, han køber, så han skal smide mindst ét af sine egne. At vende manille, mens man har spadille, er, hvad enhver tourné håber på.</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>The Ombre names any suit and keeps his nine cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren vælger en farve og beholder sine ni kort.</translation>
    </message>
    <message>
        <source>The talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Talonen</translation>
    </message>
    <message>
        <source>A player who has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four cards and then names any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>En spiller, der har taget &lt;a href=&quot;rules:four_handed&quot;&gt;talonen&lt;/a&gt;, smider fire kort og vælger så en farve.</translation>
    </message>
    <message>
        <source>Which suit?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvilken farve?</translation>
    </message>
    <message>
        <source>Usually the longest. Mind that black trumps are one fewer than red ones, so four black trumps weigh a little more; and that the black aces add themselves to any suit you name. With {SA}, {CA} and four small cards of one suit you have six trumps in it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Som regel den længste. Husk, at der er én sort trumf færre end røde, så fire sorte trumfer vejer lidt mere; og at de sorte esser føjer sig til enhver farve, du vælger. Med {SA}, {CA} og fire små kort i én farve har du seks trumfer i den.</translation>
    </message>
</context>
<context>
    <name>rules/two_handed.html</name>
    <message>
        <source>Ombre for two {rule 3.9}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>Ombre for to {rule 3.9}</translation>
    </message>
    <message>
        <source>When the third stays away, two can play with three quarters of the pack. The bids, the matadors and the dangers are those of Ombre Renegado; there is one opponent instead of two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Når den tredje bliver væk, kan to spille med tre fjerdedele af kortene. Meldinger, matadorer og farer er som i ombre renegado; der er én modstander i stedet for to.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are the same: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kortenes orden og spillet er de samme: se &lt;a href=&quot;rules:cards&quot;&gt;Kortene og deres orden&lt;/a&gt; og &lt;a href=&quot;rules:play&quot;&gt;Spillet&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Given {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is taken out of the pack, {suit H} as a rule; thirty cards are left. The dealer puts five chips into the pool and deals eight cards to each, two at a time. Fourteen are the talon. The deal alternates.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Én rød farve tages ud af spillet, som regel {suit H}; tredive kort er tilbage. Giveren lægger fem jetoner i puljen og giver hver otte kort, to ad gangen. Fjorten er talonen. De to giver skiftevis.</translation>
    </message>
    <message>
        <source>The missing suit &lt;b&gt;cannot be trump&lt;/b&gt;: the black aces would be its only cards. With black trumps there are eleven trumps in the pack, with the red suit that is left there are twelve.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den manglende farve &lt;b&gt;kan ikke være trumf&lt;/b&gt;: de sorte esser ville være dens eneste kort. Med sort trumf er der elleve trumfer i spillet, med den røde farve, der er tilbage, er der tolv.</translation>
    </message>
    <message>
        <source>The bids {rule 1.6} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Meldingerne {rule 1.6} {rule 1.7}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Køb</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Værd</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spil&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>spilføreren vælger en farve</translation>
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
        <translation>talonens øverste kort afgør det</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ja, med det kort</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ikke for spilføreren</translation>
    </message>
    <message>
        <source>Whoever did not deal speaks first. A bid must be higher than the last, and who passes is out. But if you spoke first, have bid and are overcalled, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and the dealer must go higher or give way. If both pass, the pool stays and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den, der ikke gav, taler først. En melding skal være højere end den forrige, og den, der passer, er ude. Men talte du først, har du meldt og bliver overmeldt, må du &lt;b&gt;holde&lt;/b&gt;: sige det samme, og så skal giveren gå højere eller give sig. Passer begge, bliver puljen, og den næste giver skyder ind igen.</translation>
    </message>
    <message>
        <source>The matadors are paid at once</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Matadorerne betales med det samme</translation>
    </message>
    <message>
        <source>As soon as the trump is known, before a card is thrown, look at the eight cards the Ombre was &lt;b&gt;dealt&lt;/b&gt;. If he holds the top trumps without a gap, from spadille down, and at least three of them, the other pays him a chip for each. He shows them for it. It is his to keep, even if he loses the game, and nothing is counted for them at the end. A turned card does not help: it was not dealt to him.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Så snart trumfen er kendt, og før et kort smides, ser man på de otte kort, spilføreren fik &lt;b&gt;givet&lt;/b&gt;. Har han de øverste trumfer uden hul, fra spadille og nedad, og mindst tre af dem, betaler den anden ham en jeton for hver. Han viser dem til gengæld. De er hans, også hvis han taber spillet, og der regnes intet for dem til sidst. Et vendt kort hjælper ikke: det fik han ikke givet.</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8} {rule A9} {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Købet {rule 1.8} {rule A9} {rule A14}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws up to eight cards; in a vuelta at least one, since the turned card is his, and in a solo none. Then the other may draw what is left, up to eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilføreren smider og køber op til otte kort; i en tourné mindst ét, for det vendte kort er hans, og i en solo intet. Så må den anden købe, hvad der er tilbage, op til otte.</translation>
    </message>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvem der har vundet {rule 1.12}</translation>
    </message>
    <message>
        <source>Whoever did not deal leads, and eight tricks are played.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Den, der ikke gav, spiller ud, og otte stik spilles.</translation>
    </message>
    <message>
        <source>The Ombre’s tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilførerens stik</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad der betales</translation>
    </message>
    <message>
        <source>five or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fem eller flere</translation>
    </message>
    <message>
        <source>&lt;b&gt;won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;vundet&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He takes the pool, and the other pays him the worth of the bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Han tager puljen, og den anden betaler ham meldingens værdi.</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>fire</translation>
    </message>
    <message>
        <source>&lt;b&gt;puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;bet&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} into the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Han betaler puljen + {loss} til puljen, som bliver.</translation>
    </message>
    <message>
        <source>three or fewer</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>tre eller færre</translation>
    </message>
    <message>
        <source>&lt;b&gt;codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;kodille&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} to the other. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Han betaler puljen + {loss} til den anden. Puljen bliver.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five straight&lt;/b&gt; {rule 1.10}: an Ombre who wins the first five tricks may claim the game, and is paid 3 more. If he leads to the sixth he owes all eight: made, they are worth 10 more; missed, he takes the pool but pays 30, less 2 in a vuelta or 10 in a solo.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;Fem i træk&lt;/b&gt; {rule 1.10}: en spilfører, der vinder de første fem stik, må tage gevinsten og får 3 mere. Spiller han ud til det sjette, skylder han alle otte: vindes de, er de 10 mere værd; tabes de, tager han puljen, men betaler 30, mindre 2 i en tourné eller 10 i en solo.</translation>
    </message>
    <message>
        <source>An Ombre who wins none of the first five and loses the game pays 3 more.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>En spilfører, der ikke vinder et eneste af de første fem og taber spillet, betaler 3 mere.</translation>
    </message>
    <message>
        <source>Until he has played to the fourth trick he may &lt;b&gt;surrender&lt;/b&gt; {rule 1.11} an entrada or a vuelta, never a solo. The other may accept, which costs pool + {loss} into the pool; or he takes an entrada over and is the Ombre himself; or he refuses to let a vuelta go.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>Indtil han har lagt til fjerde stik, må han &lt;b&gt;give op&lt;/b&gt; {rule 1.11} et spil eller en tourné, aldrig en solo. Den anden kan gå med til det, hvilket koster puljen + {loss} til puljen; eller han overtager et spil og er selv spilfører; eller han nægter at lade en tourné gå.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Regnede eksempler</translation>
    </message>
    <message>
        <source>Gains and losses with five chips in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Gevinst og tab med fem jetoner i puljen.</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>The other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Den anden</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Pulje</translation>
    </message>
    <message>
        <source>Entrada won 5–3, three matadors dealt: 3 at the naming, then 5 and 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil vundet 5–3, tre matadorer givet: 3 ved trumfvalget, så 5 og 5</translation>
    </message>
    <message>
        <source>Entrada 4–4: puesta, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil 4–4: bet, 5 + 10</translation>
    </message>
    <message>
        <source>Entrada 3–5: codille, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil 3–5: kodille, 5 + 10</translation>
    </message>
    <message>
        <source>Solo won 5–3, spadille, manille, basto and king dealt: 4 at the naming, then 5 and 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Solo vundet 5–3, spadille, manille, basta og kongen givet: 4 ved trumfvalget, så 5 og 15</translation>
    </message>
    <message>
        <source>Entrada, all eight tricks: 5, and 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spil, alle otte stik: 5, og 5 + 10</translation>
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
        <translation>To spiller mod to, og makkere sidder over for hinanden. Den, der spiller, nævner trumf med det samme. Indsatsen er &lt;b&gt;sten&lt;/b&gt;, seksten til hver side, og den side, der ejer alle toogtredive, har vundet. Man spiller det på De Kanariske Øer og i bakkerne ved Málaga.</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Kortenes orden og spillet er som i al ombre: se &lt;a href=&quot;rules:cards&quot;&gt;Kortene og deres orden&lt;/a&gt; og &lt;a href=&quot;rules:play&quot;&gt;Spillet&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The play is that of every Ombre: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The pack and the order of trumps are different, and stand below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spillet er som i al ombre: se &lt;a href=&quot;rules:play&quot;&gt;Spillet&lt;/a&gt;. Kortene og trumfernes orden er anderledes og står nedenfor.</translation>
    </message>
    <message>
        <source>Cards and deal {rule 25.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Kort og giv {rule 25.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Forty cards, eight to each player, four at a time, counter-clockwise. The &lt;b&gt;eight left over&lt;/b&gt; give the game its name, the &lt;i&gt;zanga&lt;/i&gt;: they stay face down, and nobody sees them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Fyrre kort, otte til hver spiller, fire ad gangen, mod uret. De &lt;b&gt;otte, der er tilbage&lt;/b&gt;, giver spillet dets navn, &lt;i&gt;zanga&lt;/i&gt;: de bliver liggende lukket, og ingen ser dem.</translation>
    </message>
    <message>
        <source>Thirty-two cards: of {suit C} only ace and king are in the pack. Each player gets eight, four at a time, counter-clockwise, and none is left. &lt;b&gt;Both are always trumps&lt;/b&gt;, and their suit cannot be named. The king, &lt;b&gt;el feo&lt;/b&gt; (the ugly one), is the fourth highest trump:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Toogtredive kort: af {suit C} er kun es og konge med. Hver spiller får otte, fire ad gangen, mod uret, og ingen er tilbage. &lt;b&gt;Begge er altid trumf&lt;/b&gt;, og deres farve kan ikke vælges. Kongen, &lt;b&gt;el feo&lt;/b&gt; (den grimme), er den fjerdehøjeste trumf:</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Fra høj til lav</translation>
    </message>
    <message>
        <source>The three highest are matadors and may be withheld from a lower trump. El feo is no matador: it must follow.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>De tre højeste er matadorer og må holdes tilbage for en lavere trumf. El feo er ingen matador: den skal bekende.</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;b&gt;mano&lt;/b&gt;, who speaks and leads first. The deal passes to the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Spilleren til højre for giveren er &lt;b&gt;mano&lt;/b&gt;, som taler og spiller ud først. Givningen går til højre.</translation>
    </message>
    <message>
        <source>The stones {rule 25.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Stenene {rule 25.2}</translation>
    </message>
    <message>
        <source>Each side begins with 16 stones, which one of the two partners keeps. What is paid in lies &lt;b&gt;on the table&lt;/b&gt; until somebody wins it. A side never pays more than it has. With nothing left it plays on as long as stones lie on the table, and may win them. The game is over when, after a deal, one side owns &lt;b&gt;all 32&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Hver side begynder med 16 sten, som den ene af de to makkere opbevarer. Hvad der betales ind, ligger &lt;b&gt;på bordet&lt;/b&gt;, til nogen vinder det. En side betaler aldrig mere, end den har. Har den intet tilbage, spiller den videre, så længe der ligger sten på bordet, og kan vinde dem. Spillet er forbi, når en side efter en giv ejer &lt;b&gt;alle 32&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The calls {rule 25.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Meldingerne {rule 25.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>Before anybody speaks, mano’s side puts &lt;b&gt;4 stones&lt;/b&gt; on the table. Then each speaks once, from mano to the right:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Før nogen taler, lægger manos side &lt;b&gt;4 sten&lt;/b&gt; på bordet. Så taler hver én gang, fra mano mod højre:</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>What it means</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad den betyder</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pass&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Pas&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You do not play, and put a stone on the table. Once somebody plays, a pass costs nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Du spiller ikke og lægger en sten på bordet. Når først nogen spiller, koster en pas intet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; in a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Spil&lt;/b&gt; i en farve</translation>
    </message>
    <message>
        <source>That suit is trump. You and your partner need five of the eight tricks together.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den farve er trumf. Du og din makker skal have fem af de otte stik sammen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Solo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You name the trump and need five tricks alone, against two. Your partner lays their cards aside.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Du vælger trumf og skal have fem stik alene, mod to. Din makker lægger sine kort.</translation>
    </message>
    <message>
        <source>After somebody plays, their partner is not asked. Each &lt;b&gt;opponent&lt;/b&gt; who has not spoken may &lt;b&gt;send them alone&lt;/b&gt; by saying &lt;i&gt;solo&lt;/i&gt;. Then the player either &lt;b&gt;goes alone&lt;/b&gt;, naming the trump again, or &lt;b&gt;lets them go&lt;/b&gt;: then the opponent who said solo names the trump and plays alone. A first solo ends the calls at once. If &lt;b&gt;all pass&lt;/b&gt;, the stones stay and the next player deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Når en spiller, bliver makkeren ikke spurgt. Hver &lt;b&gt;modstander&lt;/b&gt;, der ikke har talt, må &lt;b&gt;sende spilleren alene&lt;/b&gt; ved at sige &lt;i&gt;solo&lt;/i&gt;. Så spiller den, der først meldte, enten &lt;b&gt;alene&lt;/b&gt; og vælger trumf igen, eller &lt;b&gt;giver plads&lt;/b&gt;: så vælger den, der sagde solo, trumf og spiller alene. En første solo slutter meldingerne med det samme. Hvis &lt;b&gt;alle passer&lt;/b&gt;, bliver stenene liggende, og den næste giver.</translation>
    </message>
    <message>
        <source>Open reading: that a first solo ends the calls, that a soloist names the trump again, and that the stones stay when all pass.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Vores tolkning: at en første solo slutter meldingerne, at den, der går alene, vælger trumf igen, og at stenene bliver, når alle passer.</translation>
    </message>
    <message>
        <source>The play {rule 25.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Spillet {rule 25.4}</translation>
    </message>
    <message>
        <source>Mano leads; if mano rests, the next player does. Partners give no signs: Zanga is a silent game. Those who play need &lt;b&gt;five&lt;/b&gt; tricks. If they have won the &lt;b&gt;first five&lt;/b&gt;, whoever took the fifth claims them (&lt;i&gt;hechas&lt;/i&gt;), or goes on for all eight (&lt;i&gt;pidiendo ocho&lt;/i&gt;).</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Mano spiller ud; hviler mano, gør den næste det. Makkere giver ingen tegn: zanga er et tavst spil. De, der spiller, skal have &lt;b&gt;fem&lt;/b&gt; stik. Har de vundet de &lt;b&gt;første fem&lt;/b&gt;, kræver den, der tog det femte, dem (&lt;i&gt;hechas&lt;/i&gt;) eller går efter alle otte (&lt;i&gt;pidiendo ocho&lt;/i&gt;).</translation>
    </message>
    <message>
        <source>What is paid {rule 25.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Hvad der betales {rule 25.5}</translation>
    </message>
    <message>
        <source>All prices are in stones and can be set in the house rules. Here they are as they usually stand in this program:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>Alle priser er i sten og kan sættes i husreglerne. Her i programmet er de fra begyndelsen sat sådan:</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Stik</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hvad der sker</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: &lt;i&gt;llevada&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fem&lt;/b&gt; eller flere: &lt;i&gt;llevada&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Those who play take the stones on the table. The others pay 2 more for a solo, 1 for &lt;i&gt;estuche&lt;/i&gt; (all three matadors dealt to those who play), and 1 for the &lt;i&gt;hechas&lt;/i&gt; if they were claimed.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De, der spiller, tager stenene på bordet. De andre betaler 2 mere for en solo, 1 for &lt;i&gt;estuche&lt;/i&gt; (alle tre matadorer givet til dem, der spiller), og 1 for &lt;i&gt;hechas&lt;/i&gt;, hvis de blev krævet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;All eight&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Alle otte&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After going on for them, 4 in place of the hechas. If they are missed, neither is paid; the game is won all the same.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Når man er gået efter dem, 4 i stedet for hechas. Glipper de, betales ingen af delene; spillet er vundet alligevel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: &lt;i&gt;puesta&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Fire&lt;/b&gt;: &lt;i&gt;puesta&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Those who play put 4 stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De, der spiller, lægger 4 sten på bordet.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: &lt;i&gt;codillo&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;Tre&lt;/b&gt; eller færre: &lt;i&gt;codillo&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The others take the table, and 4 stones from those who played; 1 more if all three matadors were dealt to these others, and 1 more if they won the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De andre tager bordet og 4 sten fra dem, der spillede; 1 mere, hvis de selv fik givet alle tre matadorer, og 1 mere, hvis de vandt de første fem stik.</translation>
    </message>
    <message>
        <source>{suit D} as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit D} som trumf</translation>
    </message>
    <message>
        <source>A game that is won brings 1 stone more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Et spil, der vindes, giver 1 sten mere.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Untried prices.&lt;/b&gt; The sources tell only mano’s entry, the price of a pass and the end of the game. All other prices are ours, until a player from a club tells us better: even whether a plain llevada brings anything besides the table. If your table pays otherwise, set its prices in the house rules.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;Uprøvede priser.&lt;/b&gt; Kilderne fortæller kun om manos indskud, prisen for en pas og spillets slutning. Alle andre priser er vores, til en spiller fra en klub ved bedre: også om en ren llevada giver noget ud over bordet. Betaler jeres bord anderledes, så sæt dets priser i husreglerne.</translation>
    </message>
    <message>
        <source>The computer’s players</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Computerens spillere</translation>
    </message>
    <message>
        <source>They have not been taught from deals of Zanga. So all levels but the novice bid by the same maxims, and the levels differ in how they play the cards. They know their partner from the first card on, and play with them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>De har ikke lært af zangagiv. Derfor melder alle niveauer undtagen nybegynderen efter de samme grundregler, og niveauerne adskiller sig i, hvordan de spiller kortene. De kender deres makker fra første kort og spiller sammen.</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>Ordene</translation>
    </message>
    <message>
        <source>Baza</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baza</translation>
    </message>
    <message>
        <source>A trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Et stik.</translation>
    </message>
    <message>
        <source>Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>The game lost with three tricks or fewer.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spillet tabt med tre stik eller færre.</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche</translation>
    </message>
    <message>
        <source>The three matadors: espadilla ({SA}), malilla and basto ({CA}).</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De tre matadorer: espadilla ({SA}), malilla og basto ({CA}).</translation>
    </message>
    <message>
        <source>El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El feo</translation>
    </message>
    <message>
        <source>In Málaga {CK}, fourth highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>I Málaga {CK}, den fjerdehøjeste trumf.</translation>
    </message>
    <message>
        <source>Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hechas</translation>
    </message>
    <message>
        <source>The first five tricks won in a row.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>De første fem stik vundet i træk.</translation>
    </message>
    <message>
        <source>Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada</translation>
    </message>
    <message>
        <source>The game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Spillet vundet.</translation>
    </message>
    <message>
        <source>Malilla</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Malilla</translation>
    </message>
    <message>
        <source>The second highest trump: the two of {suit S} or {suit C}, the seven of {suit H} or {suit D}.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den næsthøjeste trumf: toeren i {suit S} eller {suit C}, syveren i {suit H} eller {suit D}.</translation>
    </message>
    <message>
        <source>Mandar solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mandar solo</translation>
    </message>
    <message>
        <source>To send an opponent alone, by saying solo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>At sende en modstander alene ved at sige solo.</translation>
    </message>
    <message>
        <source>Mano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>The first to speak and to lead, at the dealer’s right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Den, der taler og spiller ud først, til højre for giveren.</translation>
    </message>
    <message>
        <source>Piedra, vale</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piedra, vale</translation>
    </message>
    <message>
        <source>A stone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>En sten.</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Puesta</translation>
    </message>
    <message>
        <source>Four tricks, one too few.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>Fire stik, ét for lidt.</translation>
    </message>
</context>
</TS>
