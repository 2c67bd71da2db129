<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>lessons/count.txt</name>
    <message>
        <source>Count before you bid</source>
        <extracomment>Title</extracomment>
        <translation>数えてからビッド</translation>
    </message>
    <message>
        <source>Four sure tricks are enough for the lowest bid.</source>
        <extracomment>About</extracomment>
        <translation>確かな4トリックがあれば、いちばん低いビッドができる。</translation>
    </message>
    <message>
        <source>Four tricks that you can count are enough for an entrada: the talon brings the fifth.</source>
        <extracomment>[rule] bid, teaches bidding</extracomment>
        <translation>4トリック取れそうなら、エントラーダに十分です。5トリック目は交換でねらえます。</translation>
    </message>
    <message>
        <source>With {D} as trumps you hold four of the best five: {D7:the} is manille.</source>
        <extracomment>[best] bid, hold D7 CA DA DK, keeps D7</extracomment>
        <translation>{D}を切り札にすれば、上位5枚のうち4枚があります。{D7}がマニーユです。</translation>
    </message>
    <message>
        <source>Name {D}. The ace of a red trump is punto, the fourth best.</source>
        <extracomment>[name] name-trump, hold D7 CA DA DK</extracomment>
        <translation>{D}を切り札に。赤い切り札のエースはポント、4番目に強い札です。</translation>
    </message>
    <message>
        <source>Throw everything but your trumps. You have no king besides.</source>
        <extracomment>[all] throw, i-am ombre, trump D, hold S3 C4 C2 HJ</extracomment>
        <translation>切り札のほかは全部捨てましょう。ほかにキングはありません。</translation>
    </message>
    <message>
        <source>Trump low here, with {D4:the}. The best ones are for later.</source>
        <extracomment>[low] follow, void, i-am ombre, trump D, tricks 0, not led trump, hold D4, wins D4</extracomment>
        <translation>ここは弱い切り札、{D4}で。強いのは後で使います。</translation>
    </message>
    <message>
        <source>Lead {D7:the}: spadille alone beats it.</source>
        <extracomment>[manille] lead, i-am ombre, trump D, hold D7, out SA</extracomment>
        <translation>{D7}をリード。勝てるのはスパディーユだけです。</translation>
    </message>
    <message>
        <source>Spadille is gone, and nobody beats {CA:the}. Draw their trumps.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold CA, gone SA, high CA</extracomment>
        <translation>スパディーユはもうなく、{CA}に勝つ札はありません。相手の切り札を引き出しましょう。</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>これで第5トリック。勝ちが決まりました。</translation>
    </message>
    <message>
        <source>A bid needs no spadille. With fewer than four sure tricks, pass.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+</extracomment>
        <translation>スパディーユがなくてもビッドできます。確実なトリックが4つないときはパスです。</translation>
    </message>
    <message>
        <source>It did not come off. The bid was right all the same: it wins three times in four.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>うまくいきませんでした。それでもビッドは正しく、4回に3回は勝ちます。</translation>
    </message>
    <message>
        <source>All have passed. This hand was worth a bid: it wins three times in four.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>全員がパスしました。4回に3回は勝てる手なので、ビッドしましょう。</translation>
    </message>
    <message>
        <source>Count again, with {D} as trumps and {D7:the} as manille: that is four tricks.</source>
        <extracomment>[weak] bid, chose pass, hold D7 CA DA DK, keeps D7</extracomment>
        <translation>もう一度数えて。{D}が切り札なら{D7}がマニーユで、4トリック取れます。</translation>
    </message>
    <message>
        <source>Entrada is enough. You want new cards, and you want to name {D}.</source>
        <extracomment>[higher] bid, chose vuelta|solo</extracomment>
        <translation>エントラーダで十分です。交換でき、{D}を切り札に選べます。</translation>
    </message>
    <message>
        <source>With {D} you hold four of the best five trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|H</extracomment>
        <translation>{D}なら、切り札の上位5枚のうち4枚があります。</translation>
    </message>
    <message>
        <source>You would throw a trump away. Throw the plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>それは切り札です。平札（切り札でない札）のほうを捨てましょう。</translation>
    </message>
    <message>
        <source>A low plain card wins nothing. Throw all four, and hope for better.</source>
        <extracomment>[plain-kept] throw, not chose trump, i-am ombre</extracomment>
        <translation>弱い平札では何も取れません。4枚とも捨てて、よい札を待ちましょう。</translation>
    </message>
    <message>
        <source>They would take that cheaply. Lead {D7:the}, or wait.</source>
        <extracomment>[too-low] lead, i-am ombre, chose D2|D4, out SA, hold D7</extracomment>
        <translation>それでは楽に取られます。{D7}をリードするか、切り札は取っておきましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/first.txt</name>
    <message>
        <source>You against two</source>
        <extracomment>Title</extracomment>
        <translation>二人を相手に</translation>
    </message>
    <message>
        <source>A whole deal as the Ombre: five tricks win it.</source>
        <extracomment>About</extracomment>
        <translation>オンブルとして一局。5トリックで勝ち。</translation>
    </message>
    <message>
        <source>The *Ombre* is declarer against two defenders. There is no dummy, and a tie loses.</source>
        <extracomment>[goal-bridge] bid, knows bridge</extracomment>
        <translation>*オンブル*はディクレアラーで、相手は二人。ダミーはなく、同数は負けです。</translation>
    </message>
    <message>
        <source>{SA:The} is *spadille*, always the best *trump*. Bid *entrada*: you name trumps and change cards.</source>
        <extracomment>[spadille] bid, hold SA</extracomment>
        <translation>{SA}は*スパディーユ*、いつも最強の*切り札*。*エントラーダ*をビッドし、切り札を決めて手札を交換しましょう。</translation>
    </message>
    <message>
        <source>Name {C}: with {SA:the} you have four trumps. Other suits give fewer.</source>
        <extracomment>[suit] name-trump, hold SA CK C6 C2, teaches trumps</extracomment>
        <translation>{C}を選びましょう。{SA}と合わせて切り札が4枚。ほかのスートではもっと少なくなります。</translation>
    </message>
    <message>
        <source>With {C} as trumps, the lowest of them becomes second best: {C2:the} is *manille*.</source>
        <extracomment>[manille] name-trump, hold C2, teaches manille</extracomment>
        <translation>{C}が切り札なら、いちばん弱いはずの{C2}が2番目に強い札になります。*マニーユ*です。</translation>
    </message>
    <message>
        <source>Nine cards, nine tricks. As *Ombre* you are alone against two, and five tricks always win.</source>
        <extracomment>[goal] bid, knows none|tressette</extracomment>
        <translation>9枚で9トリック。*オンブル*は一人で二人と戦い、5トリック取れば必ず勝ちです。</translation>
    </message>
    <message>
        <source>One *Ombre* plays alone against two, and five of nine tricks always win. Turns pass to the right.</source>
        <extracomment>[goal-whist] bid, knows whist</extracomment>
        <translation>*オンブル*は一人で二人と戦い、9トリックのうち5トリック取れば必ず勝ちです。番は右へ回ります。</translation>
    </message>
    <message>
        <source>The *Ombre* plays alone against two, as in Skat. Tricks count, not points: five always win.</source>
        <extracomment>[goal-skat] bid, knows skat</extracomment>
        <translation>スカートのように*オンブル*は一人で二人と戦います。点は関係なく、5トリックで必ず勝ちです。</translation>
    </message>
    <message>
        <source>The *Ombre* plays alone against two, with trumps and a talon. Five of nine tricks always win.</source>
        <extracomment>[goal-tarock] bid, knows tarock</extracomment>
        <translation>*オンブル*は切り札と山札を使い、一人で二人と戦います。9トリックのうち5トリックで必ず勝ちです。</translation>
    </message>
    <message>
        <source>Throw all but trumps and kings, for aces are low here. Then draw from the *talon*.</source>
        <extracomment>[keep-skat] throw, i-am ombre, knows skat, teaches exchange</extracomment>
        <translation>切り札とキング以外を捨てます。ここではエースは弱い札です。それから*山札*を引きます。</translation>
    </message>
    <message>
        <source>Throw all but trumps and kings, and draw from the *talon*. Kings are high here, aces are not.</source>
        <extracomment>[keep-tressette] throw, i-am ombre, knows tressette, teaches exchange</extracomment>
        <translation>切り札とキング以外を捨て、*山札*から引きます。強いのはキングで、エースではありません。</translation>
    </message>
    <message>
        <source>Keep trumps and kings, throw away the rest. As many new cards come from the *talon*.</source>
        <extracomment>[keep] throw, i-am ombre, not knows skat|tressette, deck french, teaches exchange</extracomment>
        <translation>切り札とキングを残し、ほかを捨てます。同じ枚数が*山札*から来ます。</translation>
    </message>
    <message>
        <source>Keep trumps and kings (12), throw away the rest. As many new cards come from the *talon*.</source>
        <extracomment>[keep-twelves] throw, i-am ombre, not knows skat|tressette, deck spanish, teaches exchange</extracomment>
        <translation>切り札とキング（12）を残し、ほかを捨てます。同じ枚数が*山札*から来ます。</translation>
    </message>
    <message>
        <source>Throw {S4:the}, {H6:the}, {DA:the} and {D4:the}.</source>
        <extracomment>[four] throw, trump C, hold S4 H6 DA D4</extracomment>
        <translation>{S4}、{H6}、{DA}、{D4}を捨てましょう。</translation>
    </message>
    <message>
        <source>You must follow suit: play the suit that was led. {HK:The} is its highest card.</source>
        <extracomment>[suit-led] follow, led H, not trump H, may HK, not knows whist|bridge, teaches following</extracomment>
        <translation>フォロー、つまりリードと同じスートを出します。そのスートでは{HK}が最強です。</translation>
    </message>
    <message>
        <source>You must follow the suit that was led, if you have one of it.</source>
        <extracomment>[follow] follow, not void, not may HK, not gone HK, not knows whist|bridge, aside, teaches following</extracomment>
        <translation>リードされたスートがあれば、それを出さなければなりません。</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next one, any card they like.</source>
        <extracomment>[leads] lead, tricks 1+, i-am ombre, teaches leading</extracomment>
        <translation>トリックを取った人が、次のリードをします。何を出してもかまいません。</translation>
    </message>
    <message>
        <source>Lead {SA:the}. Nobody beats it, and each must give a trump if they can.</source>
        <extracomment>[draw] lead, i-am ombre, hold SA, high SA, trump C</extracomment>
        <translation>{SA}をリード。誰も勝てず、切り札がある人は出さなければなりません。</translation>
    </message>
    <message>
        <source>Keep {CK:the} back: *basto*, {CA:the}, is out and beats it.</source>
        <extracomment>[basto] lead, i-am ombre, hold CK, out CA, trump C, tricks 3-, keeps CK</extracomment>
        <translation>{CK}は残します。*バスト*の{CA}がまだ外にあり、負けるからです。</translation>
    </message>
    <message>
        <source>A king wins while everybody still has its suit. Lead {SK:the}.</source>
        <extracomment>[king] lead, i-am ombre, hold SK, high SK, not trump S</extracomment>
        <translation>全員にそのスートがあるうちは、キングが勝ちます。{SK}をリード。</translation>
    </message>
    <message>
        <source>Nothing beats {C2:the} now. Lead it, and their trumps grow fewer.</source>
        <extracomment>[again] lead, i-am ombre, trump C, hold C2, high C2, gone SA, trumps-out 3+</extracomment>
        <translation>もう{C2}に勝つ札はありません。リードすれば、相手の切り札が減ります。</translation>
    </message>
    <message>
        <source>One more trick wins. Keep your trumps for it, and lead a card of another suit.</source>
        <extracomment>[stop] lead, i-am ombre, tricks 4, trumps 2+, out CA</extracomment>
        <translation>あと1トリックで勝ちです。切り札はそのために残し、ほかのスートをリードします。</translation>
    </message>
    <message>
        <source>In {D} court cards are highest, then the ace, then 2 to 7: low beats high.</source>
        <extracomment>[order] follow, i-am ombre, trump C, led D, not void, not can-win</extracomment>
        <translation>{D}では絵札の下がエース、続いて2から7の順。数は小さいほうが勝ちます。</translation>
    </message>
    <message>
        <source>No card of yours wins this trick. Give a low one.</source>
        <extracomment>[no-use] follow, i-am ombre, not can-win</extracomment>
        <translation>このトリックは取れません。弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>Without their suit you may trump, but need not. {CK:The} takes your fifth trick.</source>
        <extracomment>[trumping-tarock] follow, i-am ombre, void, last, tricks 4, hold CK, wins CK, not led trump, knows tarock, teaches trumping</extracomment>
        <translation>相手のスートがないので、切ってもかまいません。{CK}で5トリック目が取れます。</translation>
    </message>
    <message>
        <source>You have none of their suit, so trump it. {CK:The} takes the trick, your fifth.</source>
        <extracomment>[trumping] follow, i-am ombre, void, not knows tarock, last, tricks 4, hold CK, wins CK, not led trump, teaches trumping</extracomment>
        <translation>相手のスートがないので、切りましょう。{CK}で5トリック目が取れます。</translation>
    </message>
    <message>
        <source>Five tricks: the game is yours. Play the rest as you like.</source>
        <extracomment>[won] i-am ombre, tricks 5+, not over</extracomment>
        <translation>5トリック取りました。勝ちです。残りは好きに出してかまいません。</translation>
    </message>
    <message>
        <source>You won {gained} chips: the dealer&apos;s 5 in the *pool*, the rest from the other two.</source>
        <extracomment>[paid] over, result sacada, gained 1+, teaches payment</extracomment>
        <translation>{gained}チップの勝ち。ディーラーが*プール*に入れた5チップと、残りは相手二人からです。</translation>
    </message>
    <message>
        <source>Somebody has as many tricks as you. The Ombre must have more than either, and pays.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>オンブルと同じ数の人がいます。どちらよりも多く取れなければ、オンブルが払います。</translation>
    </message>
    <message>
        <source>One of them has more tricks than you, so you pay. Another try costs nothing.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>あなたより多く取った人がいるので、払います。もう一度やっても損はありません。</translation>
    </message>
    <message>
        <source>All have passed, so nobody plays. A hand like this is worth a bid.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>全員がパスし、ディールは流れました。こういう手ならビッドしましょう。</translation>
    </message>
    <message>
        <source>This hand is good: {SA:the}, two kings. It wins more often than not.</source>
        <extracomment>[weak] bid, chose pass, hold SA</extracomment>
        <translation>よい手です。{SA}とキング2枚。負けるより勝つほうが多いでしょう。</translation>
    </message>
    <message>
        <source>That suit gives you fewer trumps. {C:Name} would give you four.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D, hold SA CK C6 C2</extracomment>
        <translation>そのスートでは切り札が減ります。{C:Name}なら4枚です。</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>それはキングです。キングはトリックを取るので、残しましょう。</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>それは切り札です。切り札はどれもトリックを取れるので、残しましょう。</translation>
    </message>
    <message>
        <source>Basto, {CA:the}, is still out and would take {CK:the}.</source>
        <extracomment>[led-king] lead, chose CK, hold CK, out CA, trump C</extracomment>
        <translation>バストの{CA}がまだ外にあり、{CK}は負けます。</translation>
    </message>
    <message>
        <source>{CQ:The} is out and beats {C6:the}. Lead a trump nobody beats.</source>
        <extracomment>[small-trump] lead, i-am ombre, chose C6, out CQ, trump C</extracomment>
        <translation>{CQ}が外にあり、{C6}は負けます。誰にも負けない切り札をリードしましょう。</translation>
    </message>
    <message>
        <source>You need one more trick. A trump led now may fall to basto: wait with it.</source>
        <extracomment>[no-trump] lead, i-am ombre, chose trump, out CA, tricks 4</extracomment>
        <translation>あと1トリックです。切り札は今出すとバストに負けるかもしれません。待ちましょう。</translation>
    </message>
    <message>
        <source>Trump it: {CK:the} beats everything on the table.</source>
        <extracomment>[trump-it] follow, void, chose plain, tricks 4, hold CK, wins CK</extracomment>
        <translation>切りましょう。{CK}なら場のどの札にも勝ちます。</translation>
    </message>
</context>
<context>
    <name>lessons/five.txt</name>
    <message>
        <source>Five in a row</source>
        <extracomment>Title</extracomment>
        <translation>続けて5トリック</translation>
    </message>
    <message>
        <source>Claim your five tricks, or go on for all nine.</source>
        <extracomment>About</extracomment>
        <translation>5トリックで終えるか、9トリック全部をねらうか。</translation>
    </message>
    <message>
        <source>On to playing well, a deal for each skill</source>
        <extracomment>Next</extracomment>
        <translation>次は上手に遊ぶために。技ごとに一ディール</translation>
    </message>
    <message>
        <source>The last of the five: a hand for five tricks in a row.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>選んだディールの5番目、最後です。最初から続けて5トリック取れる手です。</translation>
    </message>
    <message>
        <source>The first five tricks are yours. *Claim* and be paid, or go on for all nine, the *vole*.</source>
        <extracomment>[claim] question claim_or_vole, teaches claiming</extracomment>
        <translation>最初の5トリックを取りました。*宣言*して勝ちを受け取るか、9トリック全部をねらう*ヴォル*へ進みます。</translation>
    </message>
    <message>
        <source>A vole that fails costs much. Claim, unless you see nine sure tricks.</source>
        <extracomment>[risk] question claim_or_vole</extracomment>
        <translation>ヴォルの失敗は高くつきます。確実な9トリックが見えなければ、宣言しましょう。</translation>
    </message>
    <message>
        <source>The first five tricks are paid as well: *primeras*.</source>
        <extracomment>[primeras] over, i-am ombre, paid-for primeras</extracomment>
        <translation>最初の5トリックにも支払いがあります。*プリメーラ*です。</translation>
    </message>
    <message>
        <source>You won {gained} chips. Now you know the rules of a whole game.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>{gained}チップの勝ち。これでオンブルのルールはひととおりです。</translation>
    </message>
</context>
<context>
    <name>lessons/five_handed.txt</name>
    <message>
        <source>The secret ally</source>
        <extracomment>Title</extracomment>
        <translation>秘密の味方</translation>
    </message>
    <message>
        <source>You hold the king that was called, and nobody knows.</source>
        <extracomment>About</extracomment>
        <translation>呼ばれたキングはあなたの手に。誰も知らない。</translation>
    </message>
    <message>
        <source>Five play, with eight cards each, and nobody changes cards. {left} asks leave.</source>
        <extracomment>[goal] bid, standing ask, hold HK</extracomment>
        <translation>五人で遊び、8枚ずつ配り、交換はありません。{left}のビッドはキング指名です。</translation>
    </message>
    <message>
        <source>You could only bid solo, one against four. This hand is too weak: pass.</source>
        <extracomment>[pass] bid, standing ask</extracomment>
        <translation>ビッドできるのはソロだけ、一対四です。この手では弱すぎます。パス。</translation>
    </message>
    <message>
        <source>{ombre} called {HK:the}, and you hold it. You are the ally, and nobody knows.</source>
        <extracomment>[called] follow, i-am ally, called HK, hold HK, keeps HK</extracomment>
        <translation>{ombre}が{HK}を指名し、それはあなたの手にあります。あなたが味方だとは、まだ誰も知りません。</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Give nothing away.</source>
        <extracomment>[together] follow, i-am ally, called HK, hold HK, keeps HK</extracomment>
        <translation>二人で8トリックのうち5トリックが必要です。取れるものは譲らないように。</translation>
    </message>
    <message>
        <source>{ombre} is winning, and that counts for both. Throw {D2:the}.</source>
        <extracomment>[leave] follow, i-am ally, winning ombre, void, not led trump, hold D2, trump C</extracomment>
        <translation>{ombre}が勝っていて、二人の得になります。{D2}を捨てましょう。</translation>
    </message>
    <message>
        <source>Your Ombre draws trumps. Any of yours will do.</source>
        <extracomment>[trumps] follow, i-am ally, winning ombre, led trump, hold C7 C5</extracomment>
        <translation>オンブルが切り札を引き出しています。どれを出してもかまいません。</translation>
    </message>
    <message>
        <source>{ombre} leads to you. Take it with {HK:the}: now all know the ally.</source>
        <extracomment>[show] follow, i-am ally, leader ombre, led H, hold HK, wins HK</extracomment>
        <translation>{ombre}があなたにリードしました。{HK}で取れば、味方が全員に知れます。</translation>
    </message>
    <message>
        <source>Lead {DK:the}. A king wins while they have the suit.</source>
        <extracomment>[cash] lead, i-am ally, gone HK, hold DK, high DK</extracomment>
        <translation>{DK}をリード。相手にそのスートがあるうちはキングが勝ちます。</translation>
    </message>
    <message>
        <source>{HQ:The} is now the highest of its suit.</source>
        <extracomment>[queen] lead, i-am ally, gone HK DK, hold HQ, high HQ</extracomment>
        <translation>今は{HQ}がそのスートの最強です。</translation>
    </message>
    <message>
        <source>Your side has five tricks. Two thirds of the pool are the Ombre&apos;s, and one is yours.</source>
        <extracomment>[paid] over, result sacada, i-am ally, gained 1+</extracomment>
        <translation>5トリック取りました。プールの3分の2がオンブル、3分の1があなたのものです。</translation>
    </message>
    <message>
        <source>Four tricks together are a tie. The Ombre pays two thirds, and you pay one.</source>
        <extracomment>[tie] over, result puesta, i-am ally, aside</extracomment>
        <translation>二人で4トリックは同数です。オンブルが3分の2、あなたが3分の1を払います。</translation>
    </message>
    <message>
        <source>Three tricks or fewer: codille. The others share the pool, and you two fill it.</source>
        <extracomment>[lost] over, result codille, i-am ally, aside</extracomment>
        <translation>3トリック以下はコディーユ。ほかの人がプールを分け、その分をオンブルとあなたが戻します。</translation>
    </message>
    <message>
        <source>You play solo: five tricks against four players.</source>
        <extracomment>[alone] follow, i-am ombre, aside</extracomment>
        <translation>ソロです。四人を相手に5トリックを取ります。</translation>
    </message>
    <message>
        <source>Alone against four, this hand wins hardly ever. Pass.</source>
        <extracomment>[too-weak] bid, chose solo</extracomment>
        <translation>一人で四人が相手では、この手はまず勝てません。パス。</translation>
    </message>
    <message>
        <source>Take the trick, since your side needs five.</source>
        <extracomment>[king-kept] follow, chose H3</extracomment>
        <translation>このトリックは取りましょう。オンブルとあなたで5トリック必要です。</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep it.</source>
        <extracomment>[king-thrown] follow, chose HK|DK, not led H, not led D</extracomment>
        <translation>それはキングです。キングはトリックを取るので、残しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/four_handed.txt</name>
    <message>
        <source>The fourth takes the talon</source>
        <extracomment>Title</extracomment>
        <translation>四人目が山札を取る</translation>
    </message>
    <message>
        <source>All three have passed, and you play alone with what is left.</source>
        <extracomment>About</extracomment>
        <translation>三人ともパスした。残りのカードで一人で勝負。</translation>
    </message>
    <message>
        <source>You sat out, and all three passed. So the talon is yours: play alone with it.</source>
        <extracomment>[talon] throw, cards 13, hold SA H7 HA</extracomment>
        <translation>あなたは休みで、三人ともパスしました。山札を取り、一人で三人と戦います。</translation>
    </message>
    <message>
        <source>Throw four. Keep all {H}, {SA:the}, {SK:the} and {DK:the}.</source>
        <extracomment>[keep] throw, cards 13, hold SK DK HA H7 SA, keeps SK DK HA H7 SA</extracomment>
        <translation>4枚捨てます。{H}は全部と、{SA}、{SK}、{DK}を残しましょう。</translation>
    </message>
    <message>
        <source>Name {H}. The three cannot change cards, since nothing is left to draw.</source>
        <extracomment>[name] name-trump, hold SA H7 HA</extracomment>
        <translation>{H}を切り札に。三人は引く札がないので、交換できません。</translation>
    </message>
    <message>
        <source>You need more tricks than each of the three. Three may do, if each has two.</source>
        <extracomment>[goal] follow, i-am ombre, tricks 0, trump H</extracomment>
        <translation>三人の誰よりも多く取れば勝ちです。三人が2トリックずつなら、3トリックで足ります。</translation>
    </message>
    <message>
        <source>You threw that suit away. Trump low, with {H6:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led C, tricks 0, hold H6, wins H6</extracomment>
        <translation>そのスートは捨てました。弱い切り札、{H6}で切りましょう。</translation>
    </message>
    <message>
        <source>Draw trumps: {SA:the} takes one from each who has one.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>切り札を引き出しましょう。{SA}なら、持つ人から1枚ずつ取れます。</translation>
    </message>
    <message>
        <source>{H7:The} next: nothing beats it now.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>次は{H7}。もう勝つ札はありません。</translation>
    </message>
    <message>
        <source>Basto is gone, so {HA:the} is high.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone SA H7, hold HA, high HA</extracomment>
        <translation>バストはもうないので、{HA}が最強です。</translation>
    </message>
    <message>
        <source>Now {SK:the}. A king wins while they have the suit.</source>
        <extracomment>[king] lead, i-am ombre, trump H, gone HA, hold SK, high SK</extracomment>
        <translation>今度は{SK}。相手にそのスートがあるうちはキングが勝ちます。</translation>
    </message>
    <message>
        <source>The first five are yours: claim. A failed vole costs 30 chips to each of the three.</source>
        <extracomment>[claim] question claim_or_vole, i-am ombre, teaches claiming</extracomment>
        <translation>最初の5トリックを取りました。宣言しましょう。ヴォルに失敗すると三人に30チップずつ払います。</translation>
    </message>
    <message>
        <source>You won {gained} chips. Three pay here, where two pay in Renegado.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>{gained}チップの勝ち。三人用のレネガードなら払うのは二人ですが、ここでは三人です。</translation>
    </message>
    <message>
        <source>All nine tricks! That is paid by three.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>9トリック全部！&#x3000;三人が払います。</translation>
    </message>
    <message>
        <source>One trick was lost, and that costs much. Claim unless you see nine.</source>
        <extracomment>[failed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>1トリック落とし、高くつきました。9トリック見えなければ宣言しましょう。</translation>
    </message>
    <message>
        <source>Another took as many as you, or more. You pay for all four players.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>同じ数か、もっと多く取った人がいます。負けの額は四人分です。</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>それはキングです。キングはトリックを取るので、残しましょう。</translation>
    </message>
    <message>
        <source>You would throw one of your best trumps away.</source>
        <extracomment>[matador-thrown] throw, chose SA|H7|HA</extracomment>
        <translation>それは最強の切り札の一つです。</translation>
    </message>
    <message>
        <source>Only with {H} are your long suit and the three high trumps together.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>長いスートと強い切り札3枚がそろうのは、{H}だけです。</translation>
    </message>
    <message>
        <source>A low trump gives the lead away. Begin with the best.</source>
        <extracomment>[low] lead, chose H4|H6</extracomment>
        <translation>弱い切り札ではリードを渡します。最強から始めましょう。</translation>
    </message>
    <message>
        <source>That card loses. Draw their trumps first.</source>
        <extracomment>[plain] lead, chose SJ|D2</extracomment>
        <translation>その札は負けます。先に相手の切り札を引き出しましょう。</translation>
    </message>
    <message>
        <source>Not every card of yours is sure to win. Claim.</source>
        <extracomment>[too-far] question claim_or_vole, chose vole</extracomment>
        <translation>全部の札が確実に勝つわけではありません。宣言しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/fourth.txt</name>
    <message>
        <source>Who takes the fourth</source>
        <extracomment>Title</extracomment>
        <translation>4トリック目を取るのは誰</translation>
    </message>
    <message>
        <source>In defence one of you must take four tricks.</source>
        <extracomment>About</extracomment>
        <translation>守る側は、どちらか一人が4トリック取らなければならない。</translation>
    </message>
    <message>
        <source>One matador, {CA:the}, and a king: too little to play alone. Pass.</source>
        <extracomment>[pass] bid, standing nothing, hold CA DK, keeps CA</extracomment>
        <translation>マタドール{CA}とキング1枚だけでは、オンブルになるには足りません。パス。</translation>
    </message>
    <message>
        <source>Keep {DK:the}, {DJ:the} and your trumps. Throw the rest.</source>
        <extracomment>[throw] throw, i-am defender, trump H, hold DK DJ, keeps DK DJ</extracomment>
        <translation>{DK}、{DJ}と切り札を残し、ほかを捨てましょう。</translation>
    </message>
    <message>
        <source>Two kings: lead them while the Ombre still has their suits. First {DK:the}.</source>
        <extracomment>[kings] lead, i-am defender, trump H, hold DK CK</extracomment>
        <translation>キングが2枚。オンブルにそのスートがあるうちにリードします。まず{DK}。</translation>
    </message>
    <message>
        <source>The second king, {CK:the}, before the Ombre runs out of {C}.</source>
        <extracomment>[second] lead, i-am defender, trump H, hold CK, gone DK</extracomment>
        <translation>2枚目のキング、{CK}。オンブルの{C}がなくなる前に。</translation>
    </message>
    <message>
        <source>Now {S6:the}, which costs nothing. The trumps wait for the Ombre.</source>
        <extracomment>[wait] lead, i-am defender, trump H, gone DK CK, hold CA HJ S6, keeps CA HJ</extracomment>
        <translation>次は負けても損のない{S6}。切り札はオンブルが来るまで取っておきます。</translation>
    </message>
    <message>
        <source>Three tricks for one of you and two for the other are not enough. One must take four.</source>
        <extracomment>[split] follow, i-am defender, tricks 2, partner-tricks 1, ombre-tricks 0, teaches defending</extracomment>
        <translation>一人が3、もう一人が2トリックでは足りません。一人で4トリック取るのです。</translation>
    </message>
    <message>
        <source>The Ombre draws trumps. Give the low ones, and keep {CA:the}.</source>
        <extracomment>[low] follow, i-am defender, led trump, leader ombre, hold CA HJ H3, keeps CA HJ</extracomment>
        <translation>オンブルが切り札を引き出しています。弱いのを出し、{CA}は残しましょう。</translation>
    </message>
    <message>
        <source>The Ombre has three. {HJ:The} is enough here; {CA:the} can take another.</source>
        <extracomment>[enough] follow, i-am defender, led trump, leader ombre, ombre-tricks 3, hold HJ CA, wins HJ, keeps CA</extracomment>
        <translation>オンブルは3トリック。ここは{HJ}で足ります。{CA}でもう1トリック取れます。</translation>
    </message>
    <message>
        <source>A fourth trick makes a tie. Keep {CA:the} until the Ombre comes.</source>
        <extracomment>[last] lead, i-am defender, tricks 3, ombre-tricks 3, hold CA, keeps CA</extracomment>
        <translation>4トリック目を取れば同数です。オンブルが取りに来るまで{CA}を残しましょう。</translation>
    </message>
    <message>
        <source>Four each, a tie: the Ombre pays, because one of you two took four.</source>
        <extracomment>[made] over, result puesta, i-am defender, tricks 4, ombre-tricks 4</extracomment>
        <translation>4対4の同数。一人で4トリック取ったので、オンブルが払います。</translation>
    </message>
    <message>
        <source>A tie all the same: the Ombre pays.</source>
        <extracomment>[partner-made] over, result puesta, i-am defender, tricks 3-, aside</extracomment>
        <translation>これも同数です。オンブルが払います。</translation>
    </message>
    <message>
        <source>One of you took more than the Ombre. That is codille, better still.</source>
        <extracomment>[codille] over, result codille, i-am defender, aside</extracomment>
        <translation>ディフェンダーの一人がオンブルより多く取りました。同数よりよい、コディーユです。</translation>
    </message>
    <message>
        <source>The Ombre won with four, since you two were split three and two.</source>
        <extracomment>[split-up] over, result sacada, i-am defender, ombre-tricks 4, aside</extracomment>
        <translation>二人が3と2に分かれたので、オンブルが4トリックで勝ちました。</translation>
    </message>
    <message>
        <source>The Ombre won. Two kings and basto can be four tricks with a little help.</source>
        <extracomment>[ombre-won] over, result sacada, i-am defender, ombre-tricks 5+, aside</extracomment>
        <translation>オンブルの勝ち。キング2枚とバストは、少し助けがあれば4トリックになります。</translation>
    </message>
    <message>
        <source>Too little to play alone: you would pay more often than win. Pass.</source>
        <extracomment>[too-bold] bid, chose entrada|vuelta|solo</extracomment>
        <translation>オンブルになるには足りません。勝つより払うことが多いでしょう。パス。</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it for the Ombre.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am defender</extracomment>
        <translation>それは切り札です。オンブルのために残しましょう。</translation>
    </message>
    <message>
        <source>Keep {CA:the}: it will take a trick when the Ombre needs one.</source>
        <extracomment>[basto-early] i-am defender, chose CA, hold CA, keeps CA</extracomment>
        <translation>{CA}は残します。オンブルがあと1トリックほしいときに取れます。</translation>
    </message>
    <message>
        <source>Keep your trumps until the Ombre leads. Lead another suit.</source>
        <extracomment>[trump-led] lead, i-am defender, chose trump</extracomment>
        <translation>オンブルがリードするまで、切り札は残しましょう。ほかのスートをリード。</translation>
    </message>
    <message>
        <source>{HJ:The} does not win here. Give a lower one.</source>
        <extracomment>[for-nothing] follow, i-am defender, led trump, chose HJ, hold HJ, not wins HJ, keeps HJ</extracomment>
        <translation>ここでは{HJ}は勝ちません。弱い札を出しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/french.txt</name>
    <message>
        <source>The French pool</source>
        <extracomment>Title</extracomment>
        <translation>フランスのプール</translation>
    </message>
    <message>
        <source>Everybody lays two chips, and the winner takes them.</source>
        <extracomment>About</extracomment>
        <translation>全員が二枚ずつ出し、勝者が取る。</translation>
    </message>
    <message>
        <source>In French Ombre everybody lays two chips. Whoever plays and wins takes them, and that is all.</source>
        <extracomment>[stakes] bid</extracomment>
        <translation>フランス式オンブルでは全員がプールに2チップ置きます。勝ったオンブルのものです。</translation>
    </message>
    <message>
        <source>Bids rise from play to *sans prendre*, without new cards, and to vole. Bid play.</source>
        <extracomment>[bids] bid, standing nothing, hold SA DA D7 SK</extracomment>
        <translation>ビッドは低いほうからプレイ、交換しない*サンプランドル*、ヴォル。プレイをビッド。</translation>
    </message>
    <message>
        <source>Name {D}: then you have spadille, manille and punto.</source>
        <extracomment>[name] name-trump, hold SA DA D7</extracomment>
        <translation>{D}を選べば、スパディーユ、マニーユ、ポントがそろいます。</translation>
    </message>
    <message>
        <source>Keep your trumps and {SK:the}. Nobody may give up in this game.</source>
        <extracomment>[throw] throw, i-am ombre, trump D, hold SK, keeps SK</extracomment>
        <translation>切り札と{SK}を残しましょう。このゲームでは降参できません。</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}, which nobody beats.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA D7, high SA</extracomment>
        <translation>誰も勝てない{SA}で、切り札を引き出しましょう。</translation>
    </message>
    <message>
        <source>{D7:The} next.</source>
        <extracomment>[manille] lead, i-am ombre, trump D, gone SA, hold D7, high D7</extracomment>
        <translation>次は{D7}。</translation>
    </message>
    <message>
        <source>Now the kings, first {SK:the}, while the others have their suits.</source>
        <extracomment>[kings] lead, i-am ombre, trump D, gone D7, hold SK CK, keeps CK</extracomment>
        <translation>今度はキング。相手にスートがあるうちに、まず{SK}。</translation>
    </message>
    <message>
        <source>Five tricks: claim, and take the pool. A failed vole costs half of it to each.</source>
        <extracomment>[claim] question claim_or_vole, teaches claiming</extracomment>
        <translation>5トリックです。宣言してプールをもらいましょう。ヴォルに失敗すると、その半分を各自に払います。</translation>
    </message>
    <message>
        <source>You won {gained} chips, which is the pool. Matadors and the first five tricks are not paid.</source>
        <extracomment>[paid] over, result sacada, gained 1+, i-am ombre</extracomment>
        <translation>{gained}チップ、プール全部です。マタドールと最初の5トリックには支払いがありません。</translation>
    </message>
    <message>
        <source>A tie: you pay as much as the pool holds, so it doubles.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>同数です。プールと同じ額をプールに払うので、プールは倍になります。</translation>
    </message>
    <message>
        <source>Codille: you pay the winner as much as the pool holds. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>コディーユ。プールと同じ額を、いちばん多く取った人に払います。プールはそのままです。</translation>
    </message>
    <message>
        <source>All have passed. The pool stays, and everybody lays two chips more.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>全員パス。プールは残り、みんながもう2チップずつ置きます。</translation>
    </message>
    <message>
        <source>With {D} you have three of the best four trumps. That is worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>{D}なら上位4枚のうち3枚があります。ビッドしましょう。</translation>
    </message>
    <message>
        <source>Your hand wants new cards: bid play.</source>
        <extracomment>[new-cards] bid, chose sans_prendre|vole</extracomment>
        <translation>この手は新しいカードがほしいところ。プレイをビッドしましょう。</translation>
    </message>
    <message>
        <source>Not every card of yours is sure to win. Claim, and take the pool.</source>
        <extracomment>[too-far] question claim_or_vole, chose vole</extracomment>
        <translation>全部の札が確実ではありません。宣言して、プールをもらいましょう。</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>それはキングです。キングはトリックを取るので、残しましょう。</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>それは切り札です。切り札はどれもトリックを取れるので、残しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/german_solo.txt</name>
    <message>
        <source>The called ace</source>
        <extracomment>Title</extracomment>
        <translation>呼ばれたエース</translation>
    </message>
    <message>
        <source>Call an ace: its holder is your secret ally.</source>
        <extracomment>About</extracomment>
        <translation>エースを呼ぶ。持っている人が秘密の味方。</translation>
    </message>
    <message>
        <source>One suit is the *couleur*, here {C}. A bid in it is higher, and paid double.</source>
        <extracomment>[couleur] bid, standing frage</extracomment>
        <translation>一つのスートが*クルール*で、ここでは{C}です。そのビッドはほかより上で、支払いも二倍です。</translation>
    </message>
    <message>
        <source>Both black queens are always trumps: with {SQ:the} you have five. Bid Frage in couleur.</source>
        <extracomment>[bid] bid, standing frage, hold C7 SQ CK CJ CT</extracomment>
        <translation>黒いクイーンはいつも切り札、{SQ}を入れて5枚。味方を呼ぶクルールのフラーゲをビッド。</translation>
    </message>
    <message>
        <source>Call {SA:the}. Its holder is your ally, and does not say so.</source>
        <extracomment>[call] call-card, out SA, hold SJ S9, teaches ace-called</extracomment>
        <translation>{SA}を指名しましょう。持ち主は味方ですが、黙っています。</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Nobody changes cards.</source>
        <extracomment>[five] follow, i-am ombre, side-tricks 0, enemy-tricks 0</extracomment>
        <translation>二人で8トリックのうち5トリックが必要です。交換はありません。</translation>
    </message>
    <message>
        <source>Play {SQ:the}. Above it are only {C7:the} and {CQ:the}.</source>
        <extracomment>[basta] follow, i-am ombre, trump C, led trump, out CQ, hold SQ C7, wins SQ, keeps C7</extracomment>
        <translation>{SQ}を出しましょう。上は{C7}と{CQ}だけです。</translation>
    </message>
    <message>
        <source>You have none of that suit, and play last. Trump it: {CK:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, led H, void, last, hold CK, wins CK</extracomment>
        <translation>そのスートがなく、出すのは最後です。{CK}で切りましょう。</translation>
    </message>
    <message>
        <source>{CQ:The} has gone, so {C7:the} is the best trump. Lead it.</source>
        <extracomment>[draw] lead, i-am ombre, trump C, gone CQ, hold C7, high C7</extracomment>
        <translation>{CQ}はもうないので、{C7}が最強の切り札。リードしましょう。</translation>
    </message>
    <message>
        <source>Lead {S9:the}, in the suit of the ace that you called.</source>
        <extracomment>[ally] lead, i-am ombre, called SA, out SA, gone C7, hold S9 SJ</extracomment>
        <translation>指名したエースのスート、{S9}をリード。</translation>
    </message>
    <message>
        <source>Trump this with {CJ:the}.</source>
        <extracomment>[again] follow, i-am ombre, trump C, led D, void, hold CJ, wins CJ</extracomment>
        <translation>ここは{CJ}で切りましょう。</translation>
    </message>
    <message>
        <source>No other trump is left: {CT:the} takes a trick.</source>
        <extracomment>[rest] lead, i-am ombre, trump C, trumps-out 0, hold CT, trumps 1</extracomment>
        <translation>ほかに切り札は残っていません。{CT}で1トリック取れます。</translation>
    </message>
    <message>
        <source>{ally} held the ace, and plays with you.</source>
        <extracomment>[shown] i-am ombre, called SA, gone SA, not over</extracomment>
        <translation>{ally}がエースを持っていました。あなたの味方です。</translation>
    </message>
    <message>
        <source>Four chips from one opponent; your ally has as many from the other. There is no pool.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract frage_couleur, gained 4</extracomment>
        <translation>一人の相手から4チップ。味方はもう一人から同じだけ。プールはありません。</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 4, aside</extracomment>
        <translation>{gained}チップの勝ちです。</translation>
    </message>
    <message>
        <source>That is lost, and you pay as much as you would have won.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>負けました。勝っていればもらえた額を払います。</translation>
    </message>
    <message>
        <source>You play alone against three.</source>
        <extracomment>[single] i-am ombre, contract solo|solo_couleur|tout|tout_couleur, tricks 0, not over, aside</extracomment>
        <translation>一人で三人が相手です。</translation>
    </message>
    <message>
        <source>You hold the called card, and play with {ombre}.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>指名されたカードはあなたの手にあります。{ombre}の味方です。</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, in couleur.</source>
        <extracomment>[other] over, i-am defender|ally, aside</extracomment>
        <translation>ほかの人の勝負でした。もう一度、クルールでどうぞ。</translation>
    </message>
    <message>
        <source>Five trumps and an ally are enough. Bid Frage in couleur.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>切り札5枚と味方で十分です。クルールのフラーゲをビッド。</translation>
    </message>
    <message>
        <source>Alone you need five tricks or more of your own. Call an ally.</source>
        <extracomment>[too-much] bid, chose solo|solo_couleur|tout|tout_couleur</extracomment>
        <translation>一人では自分で5トリック以上必要です。味方を呼びましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/hold.txt</name>
    <message>
        <source>To hold a bid</source>
        <extracomment>Title</extracomment>
        <translation>ビッドをホールドする</translation>
    </message>
    <message>
        <source>Entrada, vuelta, solo, and the right to say the same.</source>
        <extracomment>About</extracomment>
        <translation>エントラーダ、ブエルタ、ソロ、そして同じビッドを言う権利。</translation>
    </message>
    <message>
        <source>The second chosen deal: bids rise, from entrada to *vuelta* and *solo*, for more chips.</source>
        <extracomment>[rise] bid, standing nothing, teaches higher-bid</extracomment>
        <translation>選んだディールの2番目。ビッドはエントラーダ、*ブエルタ*、*ソロ*と上がり、チップも増えます。</translation>
    </message>
    <message>
        <source>{right} bids more. You speak earlier, so the same bid is enough: *hold*.</source>
        <extracomment>[over] bid, standing vuelta, may-hold, teaches hold</extracomment>
        <translation>{right}が上げました。あなたが先に言う席なので、同じビッドで足ります。これを*ホールド*と言います。</translation>
    </message>
    <message>
        <source>In a vuelta the talon&apos;s next card is turned, and its suit is trump.</source>
        <extracomment>[vuelta] bid, standing vuelta, may-hold</extracomment>
        <translation>ブエルタでは山札の次のカードをめくり、そのスートが切り札です。</translation>
    </message>
    <message>
        <source>The card turned up is yours, so throw at least one.</source>
        <extracomment>[taken] throw, i-am ombre, contract vuelta</extracomment>
        <translation>めくったカードはあなたのもの。少なくとも1枚捨てましょう。</translation>
    </message>
    <message>
        <source>Solo is the highest bid: trump is named, but the Ombre changes no card.</source>
        <extracomment>[worse] bid, standing solo, aside</extracomment>
        <translation>ソロは最高のビッド。切り札を決めますが、オンブルは交換しません。</translation>
    </message>
</context>
<context>
    <name>lessons/homme_auvergne.txt</name>
    <message>
        <source>A turned card</source>
        <extracomment>Title</extracomment>
        <translation>めくったカード</translation>
    </message>
    <message>
        <source>Take its suit as trump, and you are the Man.</source>
        <extracomment>About</extracomment>
        <translation>そのスートを切り札にすれば、あなたが「オム」。</translation>
    </message>
    <message>
        <source>A card is turned. Whoever says play takes its suit as trump, and is the *Man*.</source>
        <extracomment>[goal] question be_man</extracomment>
        <translation>1枚めくります。プレイと言った人がそのスートを切り札にし、*オム*になります。</translation>
    </message>
    <message>
        <source>The Man needs the most of five tricks. You have no {S}, so pass.</source>
        <extracomment>[pass] question be_man, offered S, hold HK HQ</extracomment>
        <translation>オムは5トリックのうち誰よりも多く取る役です。{S}がないので、パス。</translation>
    </message>
    <message>
        <source>{right} showed {SK:the}: the turned suit&apos;s king is a point at once.</source>
        <extracomment>[shown] question be_man, offered S, out SK, keeps SK</extracomment>
        <translation>{right}が{SK}を見せました。めくったスートのキングは、すぐ一点です。</translation>
    </message>
    <message>
        <source>The turned card is of your suit. Show {HK:the}, and have a point.</source>
        <extracomment>[show] question show_king, offered H, hold HK</extracomment>
        <translation>めくれたのはあなたのスート。{HK}を見せて、一点もらいましょう。</translation>
    </message>
    <message>
        <source>With these three trumps you take the most tricks: play.</source>
        <extracomment>[play] question be_man, offered H, hold HK HQ H9</extracomment>
        <translation>この切り札3枚なら最も多く取れます。プレイ。</translation>
    </message>
    <message>
        <source>In every suit it goes king, queen, jack, ace, ten. Give {D9:the}.</source>
        <extracomment>[order] follow, i-am ombre, led D, hold D9 DA, lies DK</extracomment>
        <translation>どのスートもキング、クイーン、ジャック、エース、10の順。{D9}を出しましょう。</translation>
    </message>
    <message>
        <source>You have none of that suit. Here you must trump if you can.</source>
        <extracomment>[must] follow, i-am ombre, void, led S, trump H, trumps 1+</extracomment>
        <translation>そのスートがありません。ここでは、切れるなら切らなければなりません。</translation>
    </message>
    <message>
        <source>{SK:The} scored a point. Take it with {H9:the}: the point is yours.</source>
        <extracomment>[capture] follow, i-am ombre, led S, lies SK, last, hold H9, wins H9, keeps SK</extracomment>
        <translation>{SK}は一点を取りました。{H9}で取れば、その点はあなたのものです。</translation>
    </message>
    <message>
        <source>Draw trumps with {HK:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold HK, high HK</extracomment>
        <translation>{HK}で切り札を引き出しましょう。</translation>
    </message>
    <message>
        <source>{HQ:The} next: nothing beats it now.</source>
        <extracomment>[next] lead, i-am ombre, trump H, gone HK, hold HQ, high HQ</extracomment>
        <translation>次は{HQ}。もう勝つ札はありません。</translation>
    </message>
    <message>
        <source>Three of five: nobody can have more.</source>
        <extracomment>[three] i-am ombre, tricks 3+, not over</extracomment>
        <translation>5トリックのうち3トリック。もう誰にも抜かれません。</translation>
    </message>
    <message>
        <source>Three points: for your king, for theirs, and for the Man. Five win the game.</source>
        <extracomment>[paid] over, result man_wins, i-am ombre, gained 3</extracomment>
        <translation>三点です。自分のキング、取った相手のキング、オムの勝ちで一点ずつ。五点で優勝です。</translation>
    </message>
    <message>
        <source>The Man won. Five points win the game.</source>
        <extracomment>[paid-less] over, result man_wins, i-am ombre, not gained 3, aside</extracomment>
        <translation>オムの勝ち。先に五点に届けば優勝です。</translation>
    </message>
    <message>
        <source>The Man lost: one point less for you, one more for each other.</source>
        <extracomment>[lost] over, result man_loses, i-am ombre, aside</extracomment>
        <translation>オムの負け。あなたは一点減り、ほかの人は一点ずつ増えます。</translation>
    </message>
    <message>
        <source>Somebody else was the Man. Wait for {H}, then play.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>ほかの人がオムでした。{H}がめくれるのを待って、プレイと言いましょう。</translation>
    </message>
    <message>
        <source>Nobody played, so the deal is void.</source>
        <extracomment>[nothing] over, i-am nobody, aside</extracomment>
        <translation>誰もプレイしなかったので、このディールは無効です。</translation>
    </message>
    <message>
        <source>You have no {S}. Without trumps the Man loses.</source>
        <extracomment>[too-weak] question be_man, offered S, chose play</extracomment>
        <translation>{S}がありません。切り札のないオムは負けます。</translation>
    </message>
    <message>
        <source>Three trumps, with the best two: play.</source>
        <extracomment>[missed] question be_man, offered H, chose pass</extracomment>
        <translation>切り札が3枚、上の2枚もあります。プレイ。</translation>
    </message>
    <message>
        <source>Showing it costs nothing, and is a point.</source>
        <extracomment>[kept] question show_king, chose keep</extracomment>
        <translation>見せても損はなく、一点になります。</translation>
    </message>
</context>
<context>
    <name>lessons/lhombre.txt</name>
    <message>
        <source>The duel</source>
        <extracomment>Title</extracomment>
        <translation>一騎打ち</translation>
    </message>
    <message>
        <source>Two bid against each other; the one who is left meets the third.</source>
        <extracomment>About</extracomment>
        <translation>二人が競り、残った一人が三人目と競る。</translation>
    </message>
    <message>
        <source>In L’Hombre two bid against each other. The one who is left meets the third.</source>
        <extracomment>[duel] bid, standing nothing, teaches duel</extracomment>
        <translation>ロンブルでは二人ずつビッドを争い、残った人が三人目と争います。</translation>
    </message>
    <message>
        <source>Begin low, with *spil*: you name the trump, and exchange.</source>
        <extracomment>[spil] bid, standing nothing, hold SA SQ SJ CK DK</extracomment>
        <translation>まず低く、*スピル*をビッド。切り札を決めて交換する勝負です。</translation>
    </message>
    <message>
        <source>Somebody bids higher. You spoke first, so a game just as high is enough.</source>
        <extracomment>[held] bid, standing kobe_nolo, may-hold</extracomment>
        <translation>上げた人がいます。あなたが先に言う席なので、同じ高さの勝負で足ります。</translation>
    </message>
    <message>
        <source>Hold with tourné. {SA:The} and two kings are good, whatever suit is turned.</source>
        <extracomment>[hold] bid, standing kobe_nolo, hold SA CK DK, keeps SA</extracomment>
        <translation>トゥルネでホールドしましょう。何がめくれても、{SA}とキング2枚はよい手です。</translation>
    </message>
    <message>
        <source>{S4:The} is turned: {S} are trumps. It counts as the first card you draw.</source>
        <extracomment>[turned] throw, i-am ombre, trump S, out S4, teaches buying</extracomment>
        <translation>{S4}がめくれ、{S}が切り札です。これが引いた1枚目になります。</translation>
    </message>
    <message>
        <source>You must draw one more at least. Throw {H2:the} and {D2:the}.</source>
        <extracomment>[throw] throw, i-am ombre, trump S, hold H2 D2</extracomment>
        <translation>少なくとももう1枚引きます。{H2}と{D2}を捨てましょう。</translation>
    </message>
    <message>
        <source>Here you could throw the hand in, for the price of a tie. Yours is good: play.</source>
        <extracomment>[strong] question throw_in, trump S</extracomment>
        <translation>ここで手札を投げれば同数の払いで済みますが、よい手です。続けましょう。</translation>
    </message>
    <message>
        <source>Draw trumps with {SQ:the}. Keep {SA:the}, the best of all.</source>
        <extracomment>[draw] lead, i-am ombre, trump S, tricks 0, hold SA SQ, keeps SA</extracomment>
        <translation>{SQ}で切り札を引き出しましょう。最強の{SA}は残します。</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {S5:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, led H, void, hold S5, wins S5</extracomment>
        <translation>そのスートがありません。{S5}で切りましょう。</translation>
    </message>
    <message>
        <source>Play a king, while they have its suit: {CK:the}.</source>
        <extracomment>[king] lead, i-am ombre, tricks 1+, hold CK, high CK</extracomment>
        <translation>相手にスートがあるうちにキングを。{CK}です。</translation>
    </message>
    <message>
        <source>And the other: {DK:the}.</source>
        <extracomment>[king-too] lead, i-am ombre, gone CK, hold DK, high DK</extracomment>
        <translation>もう1枚も。{DK}です。</translation>
    </message>
    <message>
        <source>Now keep your trumps. Lead {C5:the}, and let them come to you.</source>
        <extracomment>[wait] lead, i-am ombre, trump S, gone CK DK, hold C5 SA, trumps 3+, keeps SA</extracomment>
        <translation>切り札は残しましょう。{C5}をリードして、相手の出方を待ちます。</translation>
    </message>
    <message>
        <source>Trump this one with {SJ:the}.</source>
        <extracomment>[page] follow, i-am ombre, trump S, led H, void, gone S5, hold SJ, wins SJ</extracomment>
        <translation>これは{SJ}で切りましょう。</translation>
    </message>
    <message>
        <source>{SA:The} is your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump S, tricks 4, hold SA</extracomment>
        <translation>{SA}で5トリック目です。</translation>
    </message>
    <message>
        <source>Each opponent pays two chips for a tourné. There is no pool, and {right} sat out.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract tourne, gained 4, teaches union-prices</extracomment>
        <translation>トゥルネには相手が2チップずつ払います。プールはなく、{right}は休みでした。</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not contract tourne, aside</extracomment>
        <translation>{gained}チップの勝ちです。</translation>
    </message>
    <message>
        <source>No more tricks than the better of them: a tie. You pay two chips to each.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract tourne, teaches kruk, aside</extracomment>
        <translation>多いほうのディフェンダーと同数です。2チップずつ払います。</translation>
    </message>
    <message>
        <source>One of them has more tricks: *kruk*. You pay three chips to each.</source>
        <extracomment>[lost] over, result codille, i-am ombre, contract tourne, aside</extracomment>
        <translation>あなたより多く取った人がいます。*クルック*です。3チップずつ払います。</translation>
    </message>
    <message>
        <source>A hand thrown in costs as much as a tie.</source>
        <extracomment>[thrown-in] over, result surrender, i-am ombre, aside</extracomment>
        <translation>手札を投げると、同数と同じ払いです。</translation>
    </message>
    <message>
        <source>That was played for the *tout*, all nine tricks.</source>
        <extracomment>[tout] over, result vole|failed_vole, aside</extracomment>
        <translation>9トリック全部をねらう*トゥー*の勝負でした。</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and hold.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>オンブルはほかの人でした。もう一度、ホールドしてみましょう。</translation>
    </message>
    <message>
        <source>All have passed, and nobody pays.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>全員パスで、払う人はいません。</translation>
    </message>
    <message>
        <source>Three high {S} and two kings are enough for spil.</source>
        <extracomment>[pass] bid, standing nothing, chose pass</extracomment>
        <translation>強い{S}が3枚とキング2枚。スピルに十分です。</translation>
    </message>
    <message>
        <source>You may hold, since you spoke first. Tourné is as high.</source>
        <extracomment>[give-way] bid, standing kobe_nolo, chose pass</extracomment>
        <translation>先に言う席なのでホールドできます。トゥルネは同じ高さです。</translation>
    </message>
    <message>
        <source>A nolo loses every trick. Your kings would win some.</source>
        <extracomment>[no-loser] bid, chose kobe_nolo|ren_nolo|ouvert</extracomment>
        <translation>ノロでは全部負けなければなりません。あなたのキングは取ってしまいます。</translation>
    </message>
    <message>
        <source>A solo exchanges nothing. Let the talon help you.</source>
        <extracomment>[no-exchange] bid, chose solo</extracomment>
        <translation>ソロは交換なし。山札の助けを借りましょう。</translation>
    </message>
    <message>
        <source>Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>キングはトリックを取ります。残しましょう。</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw low plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>切り札は残し、弱い平札を捨てましょう。</translation>
    </message>
    <message>
        <source>That costs two chips to each. You have five trumps and two kings: play.</source>
        <extracomment>[given-up] question throw_in, chose throw_in</extracomment>
        <translation>投げると2チップずつ払います。切り札5枚とキング2枚、続けましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/lhombre_nolo.txt</name>
    <message>
        <source>No trick at all</source>
        <extracomment>Title</extracomment>
        <translation>1トリックも取らない</translation>
    </message>
    <message>
        <source>A nolo has no trumps, and you must take nothing.</source>
        <extracomment>About</extracomment>
        <translation>ノロには切り札がなく、何も取ってはいけない。</translation>
    </message>
    <message>
        <source>A *nolo* is a game without trumps, in which you must take no trick.</source>
        <extracomment>[nolo] bid, standing spil</extracomment>
        <translation>*ノロ*は切り札のない勝負で、1トリックも取ってはいけません。</translation>
    </message>
    <message>
        <source>You have low cards in the suits you hold. Bid købe-nolo: you alone exchange.</source>
        <extracomment>[bid] bid, standing spil, hold SA S3 H7 H5</extracomment>
        <translation>弱い札のそろったスートがあります。自分だけ交換する、ケーベ・ノロをビッド。</translation>
    </message>
    <message>
        <source>Nothing is trump now. The black aces are the lowest of their suits, like the red sevens.</source>
        <extracomment>[order] throw, contract kobe_nolo, teaches no-trick</extracomment>
        <translation>切り札はありません。黒いエースは、赤い7と同じく、スートの最弱です。</translation>
    </message>
    <message>
        <source>Throw what would win a trick: {CQ:the} and {HQ:the}.</source>
        <extracomment>[throw] throw, contract kobe_nolo, hold CQ HQ</extracomment>
        <translation>トリックを取りそうな札を捨てます。{CQ}と{HQ}です。</translation>
    </message>
    <message>
        <source>One trick is a tie here. Two or more are lost.</source>
        <extracomment>[prices] follow, i-am ombre, contract kobe_nolo, tricks 0, cards 9, teaches kruk</extracomment>
        <translation>ノロでは、1トリック取ると引き分け、2トリック以上取ると負けです。</translation>
    </message>
    <message>
        <source>You have none of that suit. Get rid of a high card: {DJ:the}.</source>
        <extracomment>[away] follow, i-am ombre, contract kobe_nolo, void, led C, hold DJ</extracomment>
        <translation>そのスートがありません。強い{DJ}を始末しましょう。</translation>
    </message>
    <message>
        <source>{SA:The}, elsewhere the best trump, is the lowest of its suit. Play it.</source>
        <extracomment>[ace] follow, i-am ombre, contract kobe_nolo, led S, hold SA, not wins SA</extracomment>
        <translation>いつもは最強の{SA}が、ここではスートの最弱です。出しましょう。</translation>
    </message>
    <message>
        <source>{H7:The} is below every other card of its suit.</source>
        <extracomment>[seven] follow, i-am ombre, contract kobe_nolo, led H, hold H7, not wins H7</extracomment>
        <translation>{H7}はそのスートのどの札よりも下です。</translation>
    </message>
    <message>
        <source>Stay below the winning card, with {H5:the}.</source>
        <extracomment>[below] follow, i-am ombre, contract kobe_nolo, led H, gone H7, hold H5, not wins H5</extracomment>
        <translation>勝っている札の下、{H5}で。</translation>
    </message>
    <message>
        <source>No trick at all. Each opponent pays two chips, since there is no pool.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract kobe_nolo, gained 4, teaches union-prices</extracomment>
        <translation>1トリックも取りませんでした。プールはなく、相手が2チップずつ払います。</translation>
    </message>
    <message>
        <source>One trick is a tie, *bet*: you pay two chips to each.</source>
        <extracomment>[one] over, result puesta, i-am ombre, contract kobe_nolo, aside</extracomment>
        <translation>1トリック取ると引き分け、*ベート*です。2チップずつ払います。</translation>
    </message>
    <message>
        <source>Two tricks or more: you pay three chips to each.</source>
        <extracomment>[two] over, result codille, i-am ombre, contract kobe_nolo, aside</extracomment>
        <translation>2トリック以上取ったので、負けです。3チップずつ払います。</translation>
    </message>
    <message>
        <source>That was another game. Try it again, with købe-nolo.</source>
        <extracomment>[other-game] over, i-am ombre, not contract kobe_nolo, aside</extracomment>
        <translation>別の勝負でした。もう一度、ケーベ・ノロでどうぞ。</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, with købe-nolo.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>オンブルはほかの人でした。もう一度、ケーベ・ノロでどうぞ。</translation>
    </message>
    <message>
        <source>Low cards are a strength here. Bid købe-nolo.</source>
        <extracomment>[pass] bid, standing spil, chose pass</extracomment>
        <translation>ここでは弱い札が強みです。ケーベ・ノロをビッド。</translation>
    </message>
    <message>
        <source>You want to throw your two high cards first, and that needs an exchange.</source>
        <extracomment>[pure] bid, chose ren_nolo|ouvert</extracomment>
        <translation>先に強い2枚を捨てたいので、交換が必要です。</translation>
    </message>
    <message>
        <source>Only {SA:the} would win tricks here. Your hand is better at losing.</source>
        <extracomment>[trumps] bid, chose bedre|tourne|solo, hold SA</extracomment>
        <translation>その勝負で取れるのは{SA}だけ。取らないほうに向いた手です。</translation>
    </message>
    <message>
        <source>Your two high cards would win tricks. Throw them.</source>
        <extracomment>[kept-queen] throw, contract kobe_nolo, not chose CQ, not chose king</extracomment>
        <translation>強い2枚がトリックを取ってしまいます。捨てましょう。</translation>
    </message>
    <message>
        <source>{DJ:The} is the card that would win a trick. Throw it now.</source>
        <extracomment>[kept-jack] follow, contract kobe_nolo, void, led C, hold DJ, chose S7|S6|S3|SA|H4|H5|H7|D6</extracomment>
        <translation>トリックを取りそうなのは{DJ}です。今捨てましょう。</translation>
    </message>
    <message>
        <source>That card wins the trick. Stay below.</source>
        <extracomment>[too-high] follow, contract kobe_nolo, led S, chose S7|S6, wins S6</extracomment>
        <translation>その札では取ってしまいます。もっと下の札にしましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/matador.txt</name>
    <message>
        <source>A matador withheld</source>
        <extracomment>Title</extracomment>
        <translation>マタドールの温存</translation>
    </message>
    <message>
        <source>The three best trumps need not fall to a lower one.</source>
        <extracomment>About</extracomment>
        <translation>上位三枚の切り札は、下の切り札には出さなくてよい。</translation>
    </message>
    <message>
        <source>The third chosen deal is about the three best trumps.</source>
        <extracomment>[chosen] bid, standing nothing</extracomment>
        <translation>選んだディールの3番目。主役は最強の切り札3枚です。</translation>
    </message>
    <message>
        <source>Spadille, manille and basto are *matadors*. A lower trump does not force {CA:the} out.</source>
        <extracomment>[withheld] follow, led trump, withheld CA, hold CA, keeps CA, teaches withheld</extracomment>
        <translation>スパディーユ、マニーユ、バストが*マタドール*。それより弱い切り札のリードなら、{CA}は出さずに済みます。</translation>
    </message>
    <message>
        <source>You may keep it, and give any card.</source>
        <extracomment>[keep] follow, led trump, withheld CA, hold CA, keeps CA</extracomment>
        <translation>残したまま、どの札を出してもかまいません。</translation>
    </message>
</context>
<context>
    <name>lessons/pokerwiner.txt</name>
    <message>
        <source>Two bids only</source>
        <extracomment>Title</extracomment>
        <translation>ビッドは二つだけ</translation>
    </message>
    <message>
        <source>Play with an exchange, or higher, without one.</source>
        <extracomment>About</extracomment>
        <translation>交換して勝負、または上のビッドで交換なし。</translation>
    </message>
    <message>
        <source>There are only two bids: play, and no exchange. {left} has bid play.</source>
        <extracomment>[bids] bid, standing play, hold HA HK HQ H7</extracomment>
        <translation>ビッドはプレイと交換なしの二つだけ。{left}がプレイと言いました。</translation>
    </message>
    <message>
        <source>With {H} you have six trumps. Bid no exchange: it goes over play, and each pays 15.</source>
        <extracomment>[higher] bid, standing play, hold HA HK HQ H7</extracomment>
        <translation>{H}なら切り札が6枚。交換なしはプレイより高く、15チップずつもらえます。</translation>
    </message>
    <message>
        <source>Name {H}. The others change cards now, and you do not.</source>
        <extracomment>[name] name-trump, hold HA HK HQ H7</extracomment>
        <translation>{H}を切り札に。交換するのはほかの人だけです。</translation>
    </message>
    <message>
        <source>The dealer may look at what is left. Then all may see it, so leave it.</source>
        <extracomment>[talon] question show_talon, i-am ombre</extracomment>
        <translation>ディーラーは残りの山札を開いてよいのですが、全員に見えます。伏せておきましょう。</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump low, with {H3:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led D, hold H3, wins H3</extracomment>
        <translation>そのスートがありません。弱い切り札、{H3}で。</translation>
    </message>
    <message>
        <source>First {CK:the}, while they still have that suit. Your trumps can wait.</source>
        <extracomment>[side] lead, i-am ombre, trump H, hold CK, high CK, teaches leading</extracomment>
        <translation>まず{CK}、相手にスートがあるうちに。切り札は待てます。</translation>
    </message>
    <message>
        <source>Lead a card that must be lost: {S7:the}. Two matadors are still out.</source>
        <extracomment>[lose] lead, i-am ombre, trump H, hold S7 S3, gone CK, out SA CA, keeps SA CA S3</extracomment>
        <translation>どうせ負ける{S7}をリード。マタドールが2枚まだ外にあります。</translation>
    </message>
    <message>
        <source>You cannot win this trick: give {S3:the}.</source>
        <extracomment>[give] follow, i-am ombre, trump H, hold S3, void, not can-win</extracomment>
        <translation>このトリックは取れません。{S3}を出しましょう。</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>これで5トリック目。勝ちが決まりました。</translation>
    </message>
    <message>
        <source>You won {gained} chips: the pool, and 15 from each. For play each would have paid 5.</source>
        <extracomment>[paid] over, result sacada, contract no_exchange, gained 1+, i-am ombre</extracomment>
        <translation>{gained}チップの勝ち。プールと15ずつです。プレイなら5ずつでした。</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>うまくいきませんでした。もう一度やっても損はありません。</translation>
    </message>
    <message>
        <source>You let {ombre} play. Now you defend, as in Renegado.</source>
        <extracomment>[defend] throw, i-am defender, aside</extracomment>
        <translation>{ombre}に譲りました。レネガードと同じく、今度は守ります。</translation>
    </message>
    <message>
        <source>This hand wins nearly nine times in ten without new cards. Do not pass.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>この手は交換なしで10回に9回近く勝ちます。パスはもったいない。</translation>
    </message>
    <message>
        <source>With {H} you have six trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>{H}なら切り札が6枚です。</translation>
    </message>
    <message>
        <source>A low trump gives the trick away. You need it to trump with.</source>
        <extracomment>[low] lead, chose H2|H3</extracomment>
        <translation>弱い切り札ではトリックを渡します。切るために残しましょう。</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep it.</source>
        <extracomment>[king] follow, chose CK</extracomment>
        <translation>それはキングです。キングはトリックを取るので、残しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/puesta.txt</name>
    <message>
        <source>The pool grows</source>
        <extracomment>Title</extracomment>
        <translation>プールが増える</translation>
    </message>
    <message>
        <source>In a tie the Ombre pays into the pool.</source>
        <extracomment>About</extracomment>
        <translation>引き分けなら、オンブルがプールに払う。</translation>
    </message>
    <message>
        <source>The fourth chosen deal: a good hand, and who knows how it ends.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>選んだディールの4番目。よい手ですが、どう終わるでしょう。</translation>
    </message>
    <message>
        <source>You have {tricks} tricks, and so has one of them. That is a tie, *puesta*: the Ombre pays.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, tricks 4, teaches puesta</extracomment>
        <translation>あなたが{tricks}トリック、相手の一人も同じ。*プエスタ*です。オンブルが払います。</translation>
    </message>
    <message>
        <source>You have no more tricks than each of them. That is *puesta*: the Ombre pays.</source>
        <extracomment>[fewer] over, result puesta, i-am ombre, not tricks 4, aside</extracomment>
        <translation>どちらよりも多くはありません。*プエスタ*です。オンブルが払います。</translation>
    </message>
    <message>
        <source>Your {paid} chips go into the pool, for whoever wins it later.</source>
        <extracomment>[pool] over, result puesta, i-am ombre, paid 1+</extracomment>
        <translation>あなたの{paid}チップはプールへ。後で勝った人のものです。</translation>
    </message>
    <message>
        <source>You won after all. With a tie you would have paid into the pool.</source>
        <extracomment>[won] over, result sacada, i-am ombre, aside</extracomment>
        <translation>それでも勝ちました。同数ならプールに払うところでした。</translation>
    </message>
</context>
<context>
    <name>lessons/quadrille.txt</name>
    <message>
        <source>A king is called</source>
        <extracomment>Title</extracomment>
        <translation>キングを呼ぶ</translation>
    </message>
    <message>
        <source>Name a king: whoever holds it plays with you.</source>
        <extracomment>About</extracomment>
        <translation>キングを一枚呼ぶ。持っている人が味方になる。</translation>
    </message>
    <message>
        <source>Four play, with ten cards each. Who asks leave calls a king: its holder helps.</source>
        <extracomment>[bids] bid, standing nothing, hold SA H7</extracomment>
        <translation>四人で10枚ずつ。キング指名なら、指名したキングの持ち主が味方です。</translation>
    </message>
    <message>
        <source>Two of the best trumps and a long suit: ask leave.</source>
        <extracomment>[ask] bid, standing nothing, hold SA H7</extracomment>
        <translation>最強の切り札が2枚と長いスート。キング指名をビッド。</translation>
    </message>
    <message>
        <source>Name {H}: that makes four trumps, the best two among them.</source>
        <extracomment>[name] name-trump, hold SA H7 HQ HJ</extracomment>
        <translation>{H}を切り札に。上の2枚を含めて4枚です。</translation>
    </message>
    <message>
        <source>Call {CK:the}: you have none of its suit. Its holder does not say so.</source>
        <extracomment>[call] call-card, out CK</extracomment>
        <translation>持っていないスートの{CK}を指名します。持ち主は黙っています。</translation>
    </message>
    <message>
        <source>Together the two of you need six of the ten tricks.</source>
        <extracomment>[goal] lead, i-am ombre, tricks 0</extracomment>
        <translation>二人で10トリックのうち6トリックが必要です。</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>{SA}で切り札を引き出しましょう。</translation>
    </message>
    <message>
        <source>Now your long suit: {DK:the}. When theirs are gone, your low ones win.</source>
        <extracomment>[long] lead, i-am ombre, trump H, gone SA, hold DK DQ D5, high DK</extracomment>
        <translation>次は長いスートの{DK}。相手のそのスートがなくなれば、弱い札でも勝てます。</translation>
    </message>
    <message>
        <source>Go on with {DQ:the}: nothing in that suit beats it.</source>
        <extracomment>[on] lead, i-am ombre, trump H, gone DK, hold DQ, high DQ</extracomment>
        <translation>続けて{DQ}。そのスートに、もうこれに勝つ札はありません。</translation>
    </message>
    <message>
        <source>Your ally is winning, and that counts for both.</source>
        <extracomment>[ally] follow, i-am ombre, called CK, gone CK, winning ally, not last, aside</extracomment>
        <translation>味方が勝っていて、二人の得になります。</translation>
    </message>
    <message>
        <source>{ally} held the king, and plays with you.</source>
        <extracomment>[shown] lead, i-am ombre, called CK, gone CK, not over, aside</extracomment>
        <translation>{ally}がキングを持っていました。あなたの味方です。</translation>
    </message>
    <message>
        <source>Six tricks in a row: claim. One trick lost would cost the price of the vole.</source>
        <extracomment>[claim] question claim_or_vole, aside</extracomment>
        <translation>続けて6トリック。宣言しましょう。ヴォルへ進んで1トリック落とすと、ヴォルの分を失います。</translation>
    </message>
    <message>
        <source>You won {gained}: half the pool, and a chip from one opponent.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+</extracomment>
        <translation>{gained}チップの勝ち。プールの半分と、一人の相手から1チップです。</translation>
    </message>
    <message>
        <source>All ten tricks, and that is paid besides.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>10トリック全部。その分も支払われます。</translation>
    </message>
    <message>
        <source>Five tricks together are a tie: your side doubles the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>二人で5トリックは同数。こちら側がプールを倍にします。</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and your side fills it.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>4トリック以下。ほかの人がプールを分け、その分をこちら側が戻します。</translation>
    </message>
    <message>
        <source>Somebody else asked leave. Try it yourself: it costs nothing.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>ほかの人がキング指名でした。次は自分でどうぞ。損はありません。</translation>
    </message>
    <message>
        <source>You hold the called king, so you play with {ombre}.</source>
        <extracomment>[helper] follow, i-am ally, aside</extracomment>
        <translation>指名されたキングがあるので、{ombre}の味方です。</translation>
    </message>
    <message>
        <source>With an ally this hand wins nine times in ten. Ask leave.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>味方がいれば10回に9回勝つ手です。キング指名をビッド。</translation>
    </message>
    <message>
        <source>That is alone against three. This hand wants an ally: ask leave.</source>
        <extracomment>[alone] bid, chose sans_prendre|vole</extracomment>
        <translation>それでは一対三です。味方のほしい手なので、キング指名を。</translation>
    </message>
    <message>
        <source>That is your own king: then you would play alone.</source>
        <extracomment>[own] call-card, chose DK</extracomment>
        <translation>それは自分のキングです。味方なしで戦うことになります。</translation>
    </message>
    <message>
        <source>With {H} the seven is manille, and you have four trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C</extracomment>
        <translation>{H}なら7がマニーユで、切り札は4枚です。</translation>
    </message>
</context>
<context>
    <name>lessons/quadrille_alone.txt</name>
    <message>
        <source>Alone against three</source>
        <extracomment>Title</extracomment>
        <translation>一人対三人</translation>
    </message>
    <message>
        <source>Sans prendre: six of ten tricks, and no ally.</source>
        <extracomment>About</extracomment>
        <translation>サン・プランドル。味方なしで、十のうち六トリック。</translation>
    </message>
    <message>
        <source>Asking leave brings an ally. Sans prendre goes above that: six of ten tricks alone.</source>
        <extracomment>[above] bid, standing nothing, teaches alone</extracomment>
        <translation>キング指名には味方がつきます。その上がサンプランドル、一人で10トリックのうち6トリックです。</translation>
    </message>
    <message>
        <source>You would have seven trumps with {C}, the best one among them. Bid sans prendre.</source>
        <extracomment>[bid] bid, standing nothing, hold SA CA CK CQ CJ</extracomment>
        <translation>{C}なら最強を含む切り札7枚。サンプランドルをビッド。</translation>
    </message>
    <message>
        <source>Name {C}. Now you need no king, so nobody is called: it is you against three.</source>
        <extracomment>[name] name-trump, hold CK CQ CJ</extracomment>
        <translation>{C}を切り札に。キングは要らず、誰も呼びません。一対三です。</translation>
    </message>
    <message>
        <source>You cannot win this one. Six tricks of ten are enough.</source>
        <extracomment>[lose] follow, i-am ombre, led H, only H4, not can-win</extracomment>
        <translation>これは取れません。10トリックのうち6トリックで足ります。</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump high, so that nobody goes above: {SA:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, void, led H, hold SA, wins SA</extracomment>
        <translation>そのスートがありません。上から切られないよう、強い{SA}で切りましょう。</translation>
    </message>
    <message>
        <source>Draw trumps with {CA:the}. Only {C2:the}, manille, is above it.</source>
        <extracomment>[draw] lead, i-am ombre, trump C, gone SA, hold CA, out C2</extracomment>
        <translation>{CA}で切り札を引き出しましょう。上はマニーユの{C2}だけです。</translation>
    </message>
    <message>
        <source>Trump this with a small one: {C4:the}.</source>
        <extracomment>[small] follow, i-am ombre, trump C, void, led D, hold C4, wins C4, gone C2</extracomment>
        <translation>これは小さい{C4}で切りましょう。</translation>
    </message>
    <message>
        <source>{C2:The} has gone, so nothing beats {CK:the}.</source>
        <extracomment>[clear] lead, i-am ombre, trump C, gone C2, hold CK, high CK</extracomment>
        <translation>{C2}はもうないので、{CK}に勝つ札はありません。</translation>
    </message>
    <message>
        <source>The whole pool, and two chips from each of three: {gained}. With an ally you would win three.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract sans_prendre, gained 10, teaches consolation</extracomment>
        <translation>プール全部と、三人から2チップずつ。{gained}チップです。味方がいれば3チップでした。</translation>
    </message>
    <message>
        <source>All ten tricks, and the vole is paid besides.</source>
        <extracomment>[vole] over, result vole, i-am ombre, aside</extracomment>
        <translation>10トリック全部。ヴォルの分も支払われます。</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 10, aside</extracomment>
        <translation>{gained}チップの勝ちです。</translation>
    </message>
    <message>
        <source>Five tricks are a tie: you double the pool, and pay two chips to each.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract sans_prendre, aside</extracomment>
        <translation>5トリックは同数。プールを倍にし、2チップずつ払います。</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and you fill it again.</source>
        <extracomment>[lost] over, result codille, i-am ombre, contract sans_prendre, aside</extracomment>
        <translation>4トリック以下。ほかの人がプールを分け、その分をあなたが戻します。</translation>
    </message>
    <message>
        <source>Not all ten tricks: the price of the vole is taken off.</source>
        <extracomment>[missed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>10トリック全部は取れず、ヴォルの分が引かれます。</translation>
    </message>
    <message>
        <source>You hold the called king, and play with {ombre}.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>指名されたキングがあなたの手に。{ombre}の味方です。</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and bid sans prendre.</source>
        <extracomment>[other] over, i-am defender|ally, aside</extracomment>
        <translation>オンブルはほかの人でした。もう一度、サンプランドルで。</translation>
    </message>
    <message>
        <source>Seven trumps win alone. Bid sans prendre.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>切り札7枚なら一人で勝てます。サンプランドルをビッド。</translation>
    </message>
    <message>
        <source>An ally takes half the pool. With seven trumps you need none.</source>
        <extracomment>[shared] bid, chose ask</extracomment>
        <translation>味方がいるとプールは半分です。切り札7枚なら要りません。</translation>
    </message>
    <message>
        <source>Six tricks are safe, but ten are too many.</source>
        <extracomment>[too-far] bid, chose vole</extracomment>
        <translation>6トリックは確かですが、10トリック全部は無理です。</translation>
    </message>
    <message>
        <source>Your long suit is {C}: it gives you seven trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D</extracomment>
        <translation>長いスートは{C}。切り札が7枚になります。</translation>
    </message>
    <message>
        <source>Somebody may go above so small a trump. Trump high.</source>
        <extracomment>[too-low] follow, void, led H, chose C6|C4</extracomment>
        <translation>弱い切り札では上から切られるかもしれません。強い切り札で切りましょう。</translation>
    </message>
    <message>
        <source>Others have higher trumps than that. Draw them with your high ones.</source>
        <extracomment>[small-lead] lead, chose C6|C4</extracomment>
        <translation>もっと強い切り札が外にあります。強い札で引き出しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/red.txt</name>
    <message>
        <source>Red trumps</source>
        <extracomment>Title</extracomment>
        <translation>赤い切り札</translation>
    </message>
    <message>
        <source>In red suits low numbers win, and the seven is the second best trump.</source>
        <extracomment>About</extracomment>
        <translation>赤いスートでは小さい数が勝ち、7は二番目の切り札。</translation>
    </message>
    <message>
        <source>The next five deals are chosen, each for one new thing. In your games the cards are shuffled.</source>
        <extracomment>[chosen] bid</extracomment>
        <translation>次の五つは新しいことを一つずつ学ぶディール。自分の対局ではいつもシャッフルします。</translation>
    </message>
    <message>
        <source>In *red suits*, {H} and {D}, low numbers win: {H3:the} beats {H7:the}.</source>
        <extracomment>[low] name-trump, hold H7 H3, teaches red-order</extracomment>
        <translation>*赤いスート*の{H}と{D}では小さい数が勝ちます。{H3}は{H7}に勝ちます。</translation>
    </message>
    <message>
        <source>Name {H}. The lowest, {H7:the}, becomes manille, and you have five trumps.</source>
        <extracomment>[seven] name-trump, hold SA H7 HK HQ H3</extracomment>
        <translation>{H}を切り札に。最弱の{H7}がマニーユになり、切り札は5枚です。</translation>
    </message>
    <message>
        <source>The ace of a red trump is *punto*, the fourth best. {HA:The} is out.</source>
        <extracomment>[punto] throw, i-am ombre, trump H, out HA, teaches punto</extracomment>
        <translation>赤い切り札のエースは*ポント*、4番目に強い札です。{HA}は外にあります。</translation>
    </message>
    <message>
        <source>Three or more of the best trumps without a gap are paid as well: *estuches*.</source>
        <extracomment>[estuches] over, i-am ombre, paid-for estuches</extracomment>
        <translation>上から続く切り札3枚以上にも支払いがあります。*エストゥーチェ*です。</translation>
    </message>
</context>
<context>
    <name>lessons/rocambor.txt</name>
    <message>
        <source>Oros</source>
        <extracomment>Title</extracomment>
        <translation>オロス</translation>
    </message>
    <message>
        <source>A game in the favour suit goes above an entrada.</source>
        <extracomment>About</extracomment>
        <translation>優遇スートの勝負は、エントラーダより上。</translation>
    </message>
    <message>
        <source>In Rocambor {D} are in favour. *Oros*, a game with them, goes above an entrada.</source>
        <extracomment>[oros] bid, standing entrada, teaches oros</extracomment>
        <translation>ロカンボールの優遇スートは{D}。その勝負*オロ*はエントラーダより上です。</translation>
    </message>
    <message>
        <source>You would have four trumps, the second, third and fourth best among them: bid oros.</source>
        <extracomment>[bid] bid, standing entrada, hold CA D7 DA D2</extracomment>
        <translation>2番目、3番目、4番目を含む切り札4枚。オロをビッド。</translation>
    </message>
    <message>
        <source>After oros six cards at most may be changed, not eight. Throw the three low plain ones.</source>
        <extracomment>[throw] throw, i-am ombre, trump D, hold D7 DA, teaches limits</extracomment>
        <translation>オロで交換できるのは6枚までです。弱い平札3枚を捨てましょう。</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it with {D4:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, led C, void, hold D4, wins D4</extracomment>
        <translation>そのスートがありません。{D4}で切りましょう。</translation>
    </message>
    <message>
        <source>Play your kings while they win: {HK:the}.</source>
        <extracomment>[king] lead, i-am ombre, hold HK, high HK</extracomment>
        <translation>勝てるうちにキングを出しましょう。{HK}です。</translation>
    </message>
    <message>
        <source>Now {SK:the}. If somebody trumps it, that costs them a trump.</source>
        <extracomment>[king-too] lead, i-am ombre, gone HK, hold SK, high SK</extracomment>
        <translation>次は{SK}。切られても、相手は切り札を1枚使います。</translation>
    </message>
    <message>
        <source>Trump this one with {DJ:the}.</source>
        <extracomment>[jack] follow, i-am ombre, trump D, led H, void, hold DJ, wins DJ</extracomment>
        <translation>これは{DJ}で切りましょう。</translation>
    </message>
    <message>
        <source>Only {SA:the} is above {D7:the}: drive it out.</source>
        <extracomment>[drive] lead, i-am ombre, trump D, gone DJ, hold D7, out SA</extracomment>
        <translation>{D7}より上は{SA}だけ。引き出しましょう。</translation>
    </message>
    <message>
        <source>Trump with {D2:the}, and keep the high ones.</source>
        <extracomment>[small] follow, i-am ombre, trump D, gone D4 D7, led C, void, hold D2, wins D2</extracomment>
        <translation>{D2}で切り、強い札は残しましょう。</translation>
    </message>
    <message>
        <source>{CA:The} is the best trump left: your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump D, tricks 4, gone SA D7, hold CA, high CA</extracomment>
        <translation>残る切り札では{CA}が最強。5トリック目です。</translation>
    </message>
    <message>
        <source>The pool, and two chips from each, the player who rests too: oros count double.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract oros, gained 7, teaches plate</extracomment>
        <translation>プールと、休みの人も含めて2チップずつ。オロの支払いは倍です。</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 7, aside</extracomment>
        <translation>{gained}チップの勝ちです。</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract oros, aside</extracomment>
        <translation>同数です。ほかの人一人につき2チップをプールに払います。</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>一人のディフェンダーが最多で、その人に払います。プールはそのままです。</translation>
    </message>
    <message>
        <source>A game that is given up costs as much as a tie.</source>
        <extracomment>[gave-up] over, result surrender, i-am ombre, aside</extracomment>
        <translation>降参した勝負は、同数と同じ払いです。</translation>
    </message>
    <message>
        <source>That game was for all nine tricks, the bola.</source>
        <extracomment>[vole] over, result vole|failed_vole, aside</extracomment>
        <translation>9トリック全部をねらう、ボラの勝負でした。</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre at the end. Try it again, with oros.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>最後のオンブルはほかの人でした。もう一度、オロで。</translation>
    </message>
    <message>
        <source>All have passed.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>全員がパスしました。</translation>
    </message>
    <message>
        <source>With three of the four best trumps you can go above the entrada: bid oros.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>上位4枚のうち3枚があり、エントラーダより高く言えます。オロをビッド。</translation>
    </message>
    <message>
        <source>Another suit may be turned. With {D} you know your trumps.</source>
        <extracomment>[blind] bid, chose volteo</extracomment>
        <translation>別のスートがめくれるかもしれません。{D}なら切り札が確かです。</translation>
    </message>
    <message>
        <source>A solo exchanges nothing, and half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_oros</extracomment>
        <translation>ソロは交換なし。この手の半分は弱い札です。</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw low plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>切り札は残し、弱い平札を捨てましょう。</translation>
    </message>
    <message>
        <source>Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>キングはトリックを取ります。残しましょう。</translation>
    </message>
    <message>
        <source>Giving up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>降参は同数と同じ払いです。続けましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/rocambor_takeover.txt</name>
    <message>
        <source>A game taken over</source>
        <extracomment>Title</extracomment>
        <translation>引き継いだ勝負</translation>
    </message>
    <message>
        <source>The Ombre gives up, and you play on.</source>
        <extracomment>About</extracomment>
        <translation>オンブルが降り、あなたが続ける。</translation>
    </message>
    <message>
        <source>Somebody who speaks earlier says the same. Pass: now they must win it.</source>
        <extracomment>[held] bid, standing oros, hold DK DQ</extracomment>
        <translation>先に言う席の人がホールドしました。パスして、任せましょう。</translation>
    </message>
    <message>
        <source>In Rocambor the favour suit is {D}, the *oros*. A bid of oros goes above entrada.</source>
        <extracomment>[oros] bid, standing entrada, teaches oros</extracomment>
        <translation>ロカンボールの優遇スートは{D}、*オロ*です。オロのビッドはエントラーダより上です。</translation>
    </message>
    <message>
        <source>Six {D}, with the three court cards among them: bid oros.</source>
        <extracomment>[bid] bid, standing entrada, hold DK DQ DJ D5</extracomment>
        <translation>{D}が6枚、絵札3枚も。オロをビッド。</translation>
    </message>
    <message>
        <source>{ombre} plays oros, your own suit. Throw {H4:the}, and keep all else.</source>
        <extracomment>[throw] throw, i-am defender, hold H4 DK</extracomment>
        <translation>{ombre}のオロは、あなたの長いスートです。{H4}を捨て、ほかは残しましょう。</translation>
    </message>
    <message>
        <source>Spadille cannot be beaten. Give the lowest trump: {D5:the}.</source>
        <extracomment>[low] follow, i-am defender, trump D, lies SA, hold D5</extracomment>
        <translation>スパディーユには勝てません。最弱の切り札、{D5}を。</translation>
    </message>
    <message>
        <source>Manille too. Again the lowest: {D4:the}.</source>
        <extracomment>[again] follow, i-am defender, trump D, lies D7, gone SA D5, hold D4</extracomment>
        <translation>マニーユにも勝てません。また最弱の{D4}を。</translation>
    </message>
    <message>
        <source>{ombre} gives up. Whoever takes over plays on, and everybody keeps their tricks.</source>
        <extracomment>[gives-up] question take_over, i-am defender, teaches taking-over</extracomment>
        <translation>{ombre}が降参です。引き継ぐ人が続け、取ったトリックはそれぞれのままです。</translation>
    </message>
    <message>
        <source>You have five trumps, and the best one left: take it over.</source>
        <extracomment>[take] question take_over, hold CA DK DQ DJ D3</extracomment>
        <translation>切り札が5枚、残る切り札の最強もあります。引き継ぎましょう。</translation>
    </message>
    <message>
        <source>Now you are the Ombre, and need more tricks than either of them.</source>
        <extracomment>[now] follow, i-am ombre, tricks 0, gone SA D7</extracomment>
        <translation>今はあなたがオンブル。どちらよりも多く取らなければなりません。</translation>
    </message>
    <message>
        <source>Draw trumps with {CA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, gone SA D7, hold CA, high CA</extracomment>
        <translation>{CA}で切り札を引き出しましょう。</translation>
    </message>
    <message>
        <source>Then {CK:the}, the highest of its suit.</source>
        <extracomment>[king] lead, i-am ombre, gone CA, hold CK, high CK</extracomment>
        <translation>次はスートの最強、{CK}。</translation>
    </message>
    <message>
        <source>Only {DA:the} is above {DK:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump D, gone CK, hold DK, out DA</extracomment>
        <translation>{DK}より上は{DA}だけ。引き出しましょう。</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {DQ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, void, led C, hold DQ, wins DQ</extracomment>
        <translation>そのスートがありません。{DQ}で切りましょう。</translation>
    </message>
    <message>
        <source>Nothing beats {DJ:the} now.</source>
        <extracomment>[clear] lead, i-am ombre, trump D, gone DA DQ, hold DJ, high DJ</extracomment>
        <translation>もう{DJ}に勝つ札はありません。</translation>
    </message>
    <message>
        <source>Whoever gave up pays you the price of a lost oros: {gained} chips. The pool stays.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract oros, gained 6, teaches plate</extracomment>
        <translation>降参した人が、オロの負けの額{gained}チップをあなたに払います。プールはそのままです。</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[won] over, result sacada, i-am ombre, not gained 6, aside</extracomment>
        <translation>{gained}チップの勝ちです。</translation>
    </message>
    <message>
        <source>You do not have the most tricks, so you pay into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>最多ではないので、プールに払います。</translation>
    </message>
    <message>
        <source>Another player has the most tricks, and you pay that player.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>ほかの人が最多で、その人に払います。</translation>
    </message>
    <message>
        <source>Nobody took it over. Whoever gave up pays into the pool, and you get nothing.</source>
        <extracomment>[accepted] over, result surrender, aside</extracomment>
        <translation>誰も引き継がず、降参した人がプールに払います。あなたは何ももらえません。</translation>
    </message>
    <message>
        <source>You defended to the end. Try it again, and take the game over.</source>
        <extracomment>[defended] over, i-am defender, not result surrender, aside</extracomment>
        <translation>最後まで守りました。もう一度、引き継いでみましょう。</translation>
    </message>
    <message>
        <source>Nobody has played.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>全員パスで、ディールは流れました。</translation>
    </message>
    <message>
        <source>Six {D} are worth a bid. Oros goes above the entrada.</source>
        <extracomment>[weak] bid, standing entrada, chose pass</extracomment>
        <translation>{D}が6枚あればビッドしましょう。オロはエントラーダより上です。</translation>
    </message>
    <message>
        <source>That is too high without a matador. The talon may bring one.</source>
        <extracomment>[too-high] bid, chose volteo|solo|solo_oros</extracomment>
        <translation>マタドールなしでは高すぎます。オロなら交換で1枚来るかもしれません。</translation>
    </message>
    <message>
        <source>Then you get nothing. With the best trumps left you can win: take it over.</source>
        <extracomment>[accepted-it] question take_over, chose accept</extracomment>
        <translation>それでは何ももらえません。残りの最強があるので、引き継ぎましょう。</translation>
    </message>
    <message>
        <source>Trumps win tricks for defenders, too. Keep them.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>切り札は守るときも取れます。残しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/second.txt</name>
    <message>
        <source>You defend</source>
        <extracomment>Title</extracomment>
        <translation>守る番</translation>
    </message>
    <message>
        <source>Two play together against the Ombre.</source>
        <extracomment>About</extracomment>
        <translation>二人で組んでオンブルに向かう。</translation>
    </message>
    <message>
        <source>Five more deals, one new thing in each</source>
        <extracomment>Next</extracomment>
        <translation>もう五つ、新しいことを一つずつ</translation>
    </message>
    <message>
        <source>{left} has bid. Your hand is too weak to play alone: pass, and defend.</source>
        <extracomment>[pass] bid, standing entrada, hold CA CJ</extracomment>
        <translation>{left}がビッドしました。オンブルになるには弱い手です。パスして守りましょう。</translation>
    </message>
    <message>
        <source>You and {right} play together. {left} wins with five tricks, or four against three and two.</source>
        <extracomment>[together] bid, standing entrada</extracomment>
        <translation>{right}と組みます。{left}は5トリックで勝ち、こちらが3と2に分かれれば4トリックでも勝ちます。</translation>
    </message>
    <message>
        <source>Now the defenders change cards: you 8 at most, so that {right} can draw some too.</source>
        <extracomment>[change-too] throw, i-am defender, teaches exchange</extracomment>
        <translation>次はディフェンダーの交換。8枚まで引けますが、{right}の分も残しましょう。</translation>
    </message>
    <message>
        <source>Throw all but your trumps, {CA:the} and {CJ:the}. Better ones may come.</source>
        <extracomment>[all-but] throw, i-am defender, hold CA CJ, trump C, keeps CA CJ, deck french</extracomment>
        <translation>切り札の{CA}と{CJ}以外を全部捨てます。もっとよい札が来るかもしれません。</translation>
    </message>
    <message>
        <source>Throw all but your trumps, {CA:the} and {CJ:the} (10). Others may come.</source>
        <extracomment>[all-but-ten] throw, i-am defender, hold CA CJ, trump C, keeps CA CJ, deck spanish</extracomment>
        <translation>切り札の{CA}と{CJ}（10）以外を捨てます。別の札が来るかもしれません。</translation>
    </message>
    <message>
        <source>{partner} is winning this trick: that is good for both of you. Give a low card.</source>
        <extracomment>[partner-wins] follow, i-am defender, winning partner, teaches defending</extracomment>
        <translation>{partner}が勝っていて、二人の得になります。弱い札を出しましょう。</translation>
    </message>
    <message>
        <source>The Ombre has trumped. Beat it with the smallest trump that can: {C4:the}.</source>
        <extracomment>[overtrump] follow, i-am defender, void, winning ombre, trumped, hold C4, wins C4, teaches trumping</extracomment>
        <translation>オンブルが切りました。勝てる最弱の切り札、{C4}で。</translation>
    </message>
    <message>
        <source>Do not lead a trump. Keep {SA:the} and {CA:the} for the Ombre.</source>
        <extracomment>[wait] lead, i-am defender, hold SA CA, trump C, keeps SA CA, teaches leading</extracomment>
        <translation>切り札はリードせず、{SA}と{CA}をオンブルのために残しましょう。</translation>
    </message>
    <message>
        <source>The Ombre leads trumps. Only {SA:the} is sure to take the trick: play it.</source>
        <extracomment>[spadille] follow, i-am defender, led trump, leader ombre, winning ombre, hold SA, may SA, wins SA, teaches trumps</extracomment>
        <translation>オンブルの切り札リード。確実に取れるのは{SA}だけです。出しましょう。</translation>
    </message>
    <message>
        <source>A defender who takes more tricks than the Ombre wins *codille*: that pays best.</source>
        <extracomment>[codille] lead, i-am defender, tricks 2+</extracomment>
        <translation>オンブルより多く取ったディフェンダーは*コディーユ*で勝ち、最も多くもらえます。</translation>
    </message>
    <message>
        <source>You have none of this suit. Trump with {CJ:the}, and keep {CA:the}.</source>
        <extracomment>[ruff] follow, i-am defender, void, winning ombre, hold CJ CA, wins CJ, not led trump, gone SA, keeps CA</extracomment>
        <translation>そのスートがありません。{CJ}で切り、{CA}は残しましょう。</translation>
    </message>
    <message>
        <source>Do not lead {CA:the}. It will take a trick later.</source>
        <extracomment>[patience] lead, i-am defender, cards 2+, hold CA, gone CJ, trump C, keeps CA</extracomment>
        <translation>{CA}はリードしないで。後で1トリック取れます。</translation>
    </message>
    <message>
        <source>You have {tricks} tricks, the Ombre {ombre-tricks}: codille. The Ombre pays you {gained} chips.</source>
        <extracomment>[made] over, result codille, gained 1+, i-am defender, teaches codille</extracomment>
        <translation>{tricks}対{ombre-tricks}のコディーユ。オンブルが{gained}チップを払います。</translation>
    </message>
    <message>
        <source>Codille is paid to you alone. The pool stays where it is, for the next deal.</source>
        <extracomment>[alone] over, result codille, gained 1+, i-am defender</extracomment>
        <translation>コディーユはあなただけがもらえます。プールは次のディールへ。</translation>
    </message>
    <message>
        <source>{partner} took more tricks than the Ombre. That is codille, and it is paid to your partner.</source>
        <extracomment>[partner-made] over, result codille, gained 0, i-am defender, aside</extracomment>
        <translation>{partner}がオンブルより多く取りました。コディーユで、味方がもらいます。</translation>
    </message>
    <message>
        <source>Nobody lost but the Ombre: a tie, *puesta*. The Ombre pays, you do not.</source>
        <extracomment>[tie] over, result puesta, i-am defender, aside</extracomment>
        <translation>同数の*プエスタ*です。負けたのも払うのも、オンブルだけです。</translation>
    </message>
    <message>
        <source>The Ombre took more tricks than either of you, and wins. You pay {paid} chips.</source>
        <extracomment>[ombre-won] over, result sacada, i-am defender, aside</extracomment>
        <translation>オンブルがどちらよりも多く取って勝ち。{paid}チップを払います。</translation>
    </message>
    <message>
        <source>You play alone after all: five tricks, as in the first deal.</source>
        <extracomment>[you-play] throw, i-am ombre, aside</extracomment>
        <translation>あなたがオンブルになりました。最初のディールと同じく、5トリック取れば勝ちです。</translation>
    </message>
    <message>
        <source>That was too much for this hand: you pay {paid} chips.</source>
        <extracomment>[you-paid] over, i-am ombre, paid 1+, aside</extracomment>
        <translation>この手には荷が重すぎました。{paid}チップを払います。</translation>
    </message>
    <message>
        <source>You played alone and won {gained} chips. That was bold!</source>
        <extracomment>[you-won] over, i-am ombre, gained 1+, aside</extracomment>
        <translation>一人で{gained}チップ勝ちました。大胆でした！</translation>
    </message>
    <message>
        <source>Your hand is too weak to play alone: you would often pay. Pass, and defend.</source>
        <extracomment>[too-bold] bid, chose vuelta|solo|entrada, hold CA CJ</extracomment>
        <translation>オンブルになるには弱い手で、たいてい払うことになります。パスして守りましょう。</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it: it can beat what the Ombre leads.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am defender</extracomment>
        <translation>それは切り札です。残せばオンブルのリードに勝てます。</translation>
    </message>
    <message>
        <source>{partner} is winning already. Give your lowest card.</source>
        <extracomment>[waste] follow, i-am defender, winning partner, not chose trump</extracomment>
        <translation>{partner}がもう勝っています。いちばん弱い札を。</translation>
    </message>
    <message>
        <source>{partner} is winning already. Do not spend a trump on this trick.</source>
        <extracomment>[waste-trump] follow, i-am defender, winning partner, chose trump</extracomment>
        <translation>{partner}がもう勝っています。切り札を使わないで。</translation>
    </message>
    <message>
        <source>{C4:The} is enough here. Keep the higher trumps for better tricks.</source>
        <extracomment>[enough] follow, i-am defender, void, winning ombre, chose trump, hold C4, wins C4, not chose C4</extracomment>
        <translation>ここは{C4}で足ります。強い切り札は後のために残しましょう。</translation>
    </message>
    <message>
        <source>{CJ:The} is enough here. Keep {CA:the} for a trick that you need.</source>
        <extracomment>[enough-page] follow, i-am defender, void, winning ombre, chose CA, hold CJ, wins CJ, not led trump, keeps CA</extracomment>
        <translation>ここは{CJ}で足ります。{CA}は必要なトリックに残しましょう。</translation>
    </message>
    <message>
        <source>The Ombre is winning this trick, and you can trump. Do it.</source>
        <extracomment>[trump-it] follow, i-am defender, void, winning ombre, chose plain, can-win</extracomment>
        <translation>オンブルが勝っていて、切れます。切りましょう。</translation>
    </message>
    <message>
        <source>Keep your trumps until the Ombre leads. Lead another suit.</source>
        <extracomment>[led-trump] lead, i-am defender, chose trump</extracomment>
        <translation>オンブルがリードするまで、切り札は残しましょう。ほかのスートをリード。</translation>
    </message>
    <message>
        <source>The Ombre is winning. Only {SA:the} is sure to take this trick.</source>
        <extracomment>[only-spadille] follow, i-am defender, led trump, winning ombre, hold SA, wins SA, not chose SA</extracomment>
        <translation>オンブルが勝っています。確実に取れるのは{SA}だけです。</translation>
    </message>
</context>
<context>
    <name>lessons/solo.txt</name>
    <message>
        <source>Without new cards</source>
        <extracomment>Title</extracomment>
        <translation>交換しないで</translation>
    </message>
    <message>
        <source>With six good trumps, play without the talon.</source>
        <extracomment>About</extracomment>
        <translation>よい切り札が六枚あれば、山札なしで勝負。</translation>
    </message>
    <message>
        <source>With {H} you have six trumps: spadille, manille and two court cards among them.</source>
        <extracomment>[six] bid, hold SA HK HQ H7</extracomment>
        <translation>{H}なら、スパディーユ、マニーユ、絵札2枚を含む切り札6枚です。</translation>
    </message>
    <message>
        <source>With {CK:the} besides you need no new cards: bid solo.</source>
        <extracomment>[solo] bid, hold SA HK HQ H7 CK, keeps CK, teaches bidding</extracomment>
        <translation>{CK}もあり、新しいカードは要りません。ソロをビッド。</translation>
    </message>
    <message>
        <source>Name {H}. The others change cards now, and you do not.</source>
        <extracomment>[name] name-trump, standing solo, hold HK HQ H7</extracomment>
        <translation>{H}を切り札に。交換するのはほかの人だけです。</translation>
    </message>
    <message>
        <source>Draw trumps while yours are the best. First {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA H7, high SA</extracomment>
        <translation>自分のが最強のうちに切り札を引き出します。まず{SA}。</translation>
    </message>
    <message>
        <source>{H7:The} next: nothing beats it now.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>次は{H7}。もう勝つ札はありません。</translation>
    </message>
    <message>
        <source>Now the king on the side: {CK:the}. Your other trumps can wait.</source>
        <extracomment>[king] lead, i-am ombre, trump H, hold CK, high CK, gone SA H7</extracomment>
        <translation>今度は別のスートのキング、{CK}。ほかの切り札は待てます。</translation>
    </message>
    <message>
        <source>You have none of that suit left. Trump low, with {H5:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, void, led D, hold H5, wins H5</extracomment>
        <translation>そのスートはもうありません。弱い切り札、{H5}で。</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>これで5トリック目。勝ちが決まりました。</translation>
    </message>
    <message>
        <source>A solo is paid better than an entrada: {gained} chips.</source>
        <extracomment>[paid] over, result sacada, contract solo, gained 1+</extracomment>
        <translation>{gained}チップの勝ち。ソロはエントラーダより多くもらえます。</translation>
    </message>
    <message>
        <source>You won. A solo would have been paid better.</source>
        <extracomment>[entrada] over, result sacada, contract entrada|vuelta, i-am ombre, aside</extracomment>
        <translation>勝ちました。ソロならもっともらえました。</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>うまくいきませんでした。もう一度やっても損はありません。</translation>
    </message>
    <message>
        <source>This hand is worth more: six trumps and a king need no new cards.</source>
        <extracomment>[more] bid, chose pass|entrada|vuelta</extracomment>
        <translation>もっと値打ちのある手です。切り札6枚とキングに交換は要りません。</translation>
    </message>
    <message>
        <source>With {H} you have six trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>{H}なら切り札が6枚です。</translation>
    </message>
    <message>
        <source>Higher trumps are out. Lead one that nobody beats, or a plain card.</source>
        <extracomment>[low-trump] lead, i-am ombre, chose H2|H5, trumps-out 1+</extracomment>
        <translation>強い切り札が外にあります。誰にも負けない札か、平札をリードしましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/surrender.txt</name>
    <message>
        <source>To give up</source>
        <extracomment>Title</extracomment>
        <translation>降参すること</translation>
    </message>
    <message>
        <source>When bad cards come, a tie is cheaper than a loss.</source>
        <extracomment>About</extracomment>
        <translation>悪いカードが来たら、負けより引き分けのほうがよい。</translation>
    </message>
    <message>
        <source>Bid vuelta this time: you will see what one does when the new cards are bad.</source>
        <extracomment>[bid] bid</extracomment>
        <translation>今度はブエルタをビッド。悪い札が来たときにどうするか、見てみましょう。</translation>
    </message>
    <message>
        <source>The card turned up makes four trumps. Throw all the others.</source>
        <extracomment>[turned] throw, i-am ombre, contract vuelta, trump C, hold SA CK C4</extracomment>
        <translation>めくれた札を入れて切り札は4枚。ほかは全部捨てましょう。</translation>
    </message>
    <message>
        <source>Bad cards came. Until you have played to the fourth trick you may *surrender*.</source>
        <extracomment>[bad] follow, i-am ombre, contract vuelta, trump C, tricks 0, trumps 4-, not hold SK, teaches surrender</extracomment>
        <translation>悪い札が来ました。第4トリックに出すまでは*降参*できます。</translation>
    </message>
    <message>
        <source>If both accept, it counts as a tie. If one refuses, play goes on.</source>
        <extracomment>[how] follow, i-am ombre, contract vuelta, tricks 0</extracomment>
        <translation>二人とも受け入れれば同数扱い。一人でも断れば続けます。</translation>
    </message>
    <message>
        <source>You pay {paid} chips, but into the pool, where you may win them back.</source>
        <extracomment>[paid] over, result surrender, i-am ombre</extracomment>
        <translation>{paid}チップ払いますが、プールに入るので、後で取り返せます。</translation>
    </message>
    <message>
        <source>After an entrada a defender may take over and play. A solo is never given up.</source>
        <extracomment>[others] over, result surrender, i-am ombre</extracomment>
        <translation>エントラーダの降参なら、ディフェンダーが引き継げます。ソロは降参できません。</translation>
    </message>
    <message>
        <source>Codille: the chips go to one of the others, not into the pool.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>コディーユ。チップはプールでなく、相手の一人に行きます。</translation>
    </message>
    <message>
        <source>A tie, and it costs the same as giving up.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>同数で、降参と同じ払いです。</translation>
    </message>
    <message>
        <source>You won after all: that was luck, or very good play.</source>
        <extracomment>[won] over, result sacada, i-am ombre, aside</extracomment>
        <translation>それでも勝ちました。幸運か、見事なプレイです。</translation>
    </message>
    <message>
        <source>Nobody else wants to play. Bid vuelta, and see what comes.</source>
        <extracomment>[no-bid] bid, chose pass</extracomment>
        <translation>ほかにビッドする人はいません。ブエルタで、何が来るか見ましょう。</translation>
    </message>
    <message>
        <source>Four trumps and nothing else will hardly win. Surrender costs less on average.</source>
        <extracomment>[play-on] follow, i-am ombre, contract vuelta, tricks 0, chose plain|trump</extracomment>
        <translation>切り札4枚だけではまず勝てません。降参のほうが平均して安く済みます。</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>それは切り札です。残しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/throw.txt</name>
    <message>
        <source>What to throw</source>
        <extracomment>Title</extracomment>
        <translation>何を捨てるか</translation>
    </message>
    <message>
        <source>Keep trumps and kings; the talon brings something better.</source>
        <extracomment>About</extracomment>
        <translation>切り札とキングを残す。山札がもっとよいものをくれる。</translation>
    </message>
    <message>
        <source>Four trumps with {C}, two of the best three among them: bid entrada.</source>
        <extracomment>[bid] bid, hold CA CQ CJ C2</extracomment>
        <translation>{C}なら切り札4枚、上位3枚のうち2枚です。エントラーダを。</translation>
    </message>
    <message>
        <source>Name {C}: {C2:the} becomes manille, and {CA:the} is basto.</source>
        <extracomment>[name] name-trump, hold CA C2</extracomment>
        <translation>{C}を切り札に。{C2}がマニーユ、{CA}がバストです。</translation>
    </message>
    <message>
        <source>Throw all five plain cards. A low plain card wins nothing; a new card may.</source>
        <extracomment>[all] throw, i-am ombre, trump C, hold S5 S3 H7 D7 D2, teaches exchange</extracomment>
        <translation>切り札でない札、つまり平札は5枚とも捨てます。新しい札なら取れるかも。</translation>
    </message>
    <message>
        <source>You change first. What you leave in the talon is for the others.</source>
        <extracomment>[first] throw, i-am ombre, trump C</extracomment>
        <translation>最初に交換するのはオンブル。引かなかった山札は、ほかの二人が引けます。</translation>
    </message>
    <message>
        <source>Two kings came. A king wins while everybody still has its suit: lead {HK:the}.</source>
        <extracomment>[king] lead, i-am ombre, trump C, hold HK DK</extracomment>
        <translation>キングが2枚来ました。全員にスートがあるうちは勝ちます。{HK}をリード。</translation>
    </message>
    <message>
        <source>Lead {DK:the} as well, before somebody runs out of {D}.</source>
        <extracomment>[second] lead, i-am ombre, trump C, hold DK, gone HK</extracomment>
        <translation>{D}がなくなる人が出る前に、{DK}もリード。</translation>
    </message>
    <message>
        <source>Now trumps. Of those that are out, spadille alone beats {C2:the}.</source>
        <extracomment>[manille] lead, i-am ombre, trump C, hold C2 CA, gone HK DK, out SA</extracomment>
        <translation>今度は切り札。外の札で{C2}に勝つのはスパディーユだけです。</translation>
    </message>
    <message>
        <source>You have none of this suit. Trump it with {C3:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump C, void, not led trump, hold C3, wins C3</extracomment>
        <translation>そのスートがありません。{C3}で切りましょう。</translation>
    </message>
    <message>
        <source>Spadille is gone: nobody beats {CA:the} now.</source>
        <extracomment>[basto] lead, i-am ombre, trump C, hold CA, gone SA, high CA</extracomment>
        <translation>スパディーユはもうなく、{CA}に勝つ札はありません。</translation>
    </message>
    <message>
        <source>That is the fifth trick, and the game is won.</source>
        <extracomment>[won] i-am ombre, tricks 5, not over</extracomment>
        <translation>これで5トリック目。勝ちが決まりました。</translation>
    </message>
    <message>
        <source>Five bad cards went, and two kings came. Throw boldly.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gone S5 S3 H7 D7 D2 HK DK</extracomment>
        <translation>悪い5枚を捨てて、キングが2枚来ました。いつも思い切って捨てましょう。</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>うまくいきませんでした。もう一度やっても損はありません。</translation>
    </message>
    <message>
        <source>All have passed. Four good trumps are worth a bid, since new cards come.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>全員パス。新しい札が来るので、よい切り札が4枚あればビッドしましょう。</translation>
    </message>
    <message>
        <source>Four good trumps are worth a bid, since five new cards will come.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>新しい札が5枚来るので、よい切り札が4枚あればビッドしましょう。</translation>
    </message>
    <message>
        <source>With {C} you hold four trumps, and two of the best three.</source>
        <extracomment>[other-suit] name-trump, chose S|H|D</extracomment>
        <translation>{C}なら切り札4枚、上位3枚のうち2枚です。</translation>
    </message>
    <message>
        <source>You would throw a trump away. Keep even the small ones.</source>
        <extracomment>[trump-thrown] throw, chose trump, i-am ombre</extracomment>
        <translation>それは切り札です。小さくても残しましょう。</translation>
    </message>
    <message>
        <source>Throw the rest as well: a low plain card seldom wins a trick.</source>
        <extracomment>[plain-kept] throw, not chose trump, i-am ombre</extracomment>
        <translation>残りも捨てましょう。弱い平札はめったに取れません。</translation>
    </message>
    <message>
        <source>They would take that cheaply. Lead a king or {C2:the}.</source>
        <extracomment>[too-low] lead, i-am ombre, chose C3|CJ|CQ, out SA, hold C2</extracomment>
        <translation>それでは楽に取られます。キングか{C2}をリードしましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/tresillo.txt</name>
    <message>
        <source>The favour suit</source>
        <extracomment>Title</extracomment>
        <translation>優遇スート</translation>
    </message>
    <message>
        <source>A bid in the favour suit goes above the same bid.</source>
        <extracomment>About</extracomment>
        <translation>優遇スートのビッドは、同じビッドより上。</translation>
    </message>
    <message>
        <source>One suit is in favour, here {S}. A bid in it goes above the same bid.</source>
        <extracomment>[favour] bid, standing entrada, teaches favour-suit</extracomment>
        <translation>優遇スートがあり、ここでは{S}です。同じビッドなら優遇スートのほうが上です。</translation>
    </message>
    <message>
        <source>Four trumps with {S}, the best two among them: bid the favour entrada.</source>
        <extracomment>[bid] bid, standing entrada, hold SA SQ S3 S2, teaches favour-bids</extracomment>
        <translation>{S}なら上の2枚を含む切り札4枚。優遇エントラーダをビッド。</translation>
    </message>
    <message>
        <source>{right} dealt and rests, but pays and is paid like the others.</source>
        <extracomment>[rests] throw, i-am ombre</extracomment>
        <translation>{right}は配って休みますが、同じように払い、もらいます。</translation>
    </message>
    <message>
        <source>Nobody asks for the trump: it is {S}. Throw every plain card.</source>
        <extracomment>[throw] throw, i-am ombre, trump S, hold SA SQ S3 S2</extracomment>
        <translation>切り札は{S}と決まっています。平札を全部捨てましょう。</translation>
    </message>
    <message>
        <source>After you the defenders drew. The first of them may let the other draw first.</source>
        <extracomment>[drawn] follow, i-am ombre, tricks 0, others 0, teaches yielding</extracomment>
        <translation>あなたの次にディフェンダーが引きます。先の人は順を譲れます。</translation>
    </message>
    <message>
        <source>This was trumped. Keep {CK:the}, and give {C5:the}.</source>
        <extracomment>[low] follow, i-am ombre, led C, trumped, hold CK C5, keeps CK</extracomment>
        <translation>切られました。{CK}は残し、{C5}を出しましょう。</translation>
    </message>
    <message>
        <source>Trump it with {SA:the}, the *espada*: nobody goes above.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, void, led H, hold SA, wins SA</extracomment>
        <translation>*エスパーダ*の{SA}で切りましょう。誰も上に出せません。</translation>
    </message>
    <message>
        <source>Draw trumps with {S2:the}, the *mala*. Nothing beats it now.</source>
        <extracomment>[mala] lead, i-am ombre, trump S, gone SA, hold S2, high S2</extracomment>
        <translation>*マラ*の{S2}で切り札を引き出します。もう勝つ札はありません。</translation>
    </message>
    <message>
        <source>And {CA:the}. You had all three matadors, and each pays for that.</source>
        <extracomment>[basto] lead, i-am ombre, trump S, gone SA S2, hold CA, high CA</extracomment>
        <translation>次は{CA}。マタドールが3枚そろい、全員がその分も払います。</translation>
    </message>
    <message>
        <source>Keep your last trumps. {CK:The} wins, or brings a trump out.</source>
        <extracomment>[king] lead, i-am ombre, trump S, gone CA, hold CK SQ S3, keeps SQ S3</extracomment>
        <translation>最後の切り札は残します。{CK}は勝つか、切り札を引き出します。</translation>
    </message>
    <message>
        <source>One more is needed. Lead {C3:the} and keep {S3:the}: let them come.</source>
        <extracomment>[wait] lead, i-am ombre, trump S, tricks 4, hold C3 S3, keeps S3</extracomment>
        <translation>あと1トリック。{C3}をリードし、{S3}を残して相手を待ちます。</translation>
    </message>
    <message>
        <source>The pool, and three chips from each: two for favour, one for the matadors.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract entrada_favor, gained 10, teaches plate</extracomment>
        <translation>プールと3チップずつ。優遇で2、マタドールで1です。</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[less] over, result sacada, i-am ombre, not gained 10, aside</extracomment>
        <translation>{gained}チップの勝ちです。</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract entrada_favor, aside</extracomment>
        <translation>同数です。ほかの人一人につき2チップをプールに払います。</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>一人のディフェンダーが最多で、その人に払います。プールはそのままです。</translation>
    </message>
    <message>
        <source>A game that is given up costs as much as a tie.</source>
        <extracomment>[gave-up] over, result surrender, aside</extracomment>
        <translation>降参した勝負は、同数と同じ払いです。</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre at the end. Try it again, in favour.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>最後のオンブルはほかの人でした。もう一度、優遇スートで。</translation>
    </message>
    <message>
        <source>All have passed, so the next player deals.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>全員パスなので、次の人が配ります。</translation>
    </message>
    <message>
        <source>With the best two trumps you can go above the entrada. Bid in favour.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>上の2枚があり、エントラーダより高く言えます。優遇スートでビッド。</translation>
    </message>
    <message>
        <source>Who knows what will be turned? With {S} you are sure of four trumps.</source>
        <extracomment>[blind] bid, chose vuelta</extracomment>
        <translation>何がめくれるかわかりません。{S}なら切り札4枚が確かです。</translation>
    </message>
    <message>
        <source>A solo exchanges nothing, and half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_favor</extracomment>
        <translation>ソロは交換なし。この手の半分は弱い札です。</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>切り札は残し、平札を捨てましょう。</translation>
    </message>
    <message>
        <source>Giving up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>降参は同数と同じ払いです。続けましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/tresillo_vuelta.txt</name>
    <message>
        <source>The turned card</source>
        <extracomment>Title</extracomment>
        <translation>めくり札</translation>
    </message>
    <message>
        <source>A vuelta: the talon names your trump.</source>
        <extracomment>About</extracomment>
        <translation>ブエルタ。切り札は山札が決める。</translation>
    </message>
    <message>
        <source>A vuelta is above both entradas: the top card of the talon makes trump.</source>
        <extracomment>[turn] bid, standing nothing, teaches favour-bids</extracomment>
        <translation>ブエルタはどちらのエントラーダより上。山札の上の札が切り札を決めます。</translation>
    </message>
    <message>
        <source>Three suits would give you good trumps: {S}, {H} and {D}. Bid vuelta.</source>
        <extracomment>[bid] bid, standing nothing, hold SA SK HA D7</extracomment>
        <translation>{S}、{H}、{D}の三つならよい切り札になります。ブエルタをビッド。</translation>
    </message>
    <message>
        <source>{H7:The} is turned: {H} are trumps. Keep trumps and {SK:the}.</source>
        <extracomment>[turned] throw, i-am ombre, trump H, out H7, hold SA SK HA, keeps SK, teaches turned-card</extracomment>
        <translation>{H7}がめくれ、{H}が切り札です。切り札と{SK}を残しましょう。</translation>
    </message>
    <message>
        <source>You lead first. Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>最初のリードです。{SA}で切り札を引き出しましょう。</translation>
    </message>
    <message>
        <source>A king wins while they have its suit: {SK:the}.</source>
        <extracomment>[king] lead, i-am ombre, gone SA, hold SK, high SK</extracomment>
        <translation>相手にスートがあるうちはキングが勝ちます。{SK}です。</translation>
    </message>
    <message>
        <source>Now {H7:the}, the turned card, your mala. Nothing beats it.</source>
        <extracomment>[mala] lead, i-am ombre, trump H, gone SK, hold H7, high H7</extracomment>
        <translation>次はめくった札、あなたのマラの{H7}。勝つ札はありません。</translation>
    </message>
    <message>
        <source>Only {CA:the} is above {HA:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone H7, hold HA, out CA</extracomment>
        <translation>{HA}より上は{CA}だけ。引き出しましょう。</translation>
    </message>
    <message>
        <source>No card of yours wins this trick. Give the low one: {D5:the}.</source>
        <extracomment>[low] follow, i-am ombre, led D, hold D5, not can-win</extracomment>
        <translation>このトリックは取れません。弱い{D5}を出しましょう。</translation>
    </message>
    <message>
        <source>{HQ:The} is the best trump left: your fifth trick.</source>
        <extracomment>[fifth] lead, i-am ombre, trump H, tricks 4, gone CA HA, hold HQ, high HQ</extracomment>
        <translation>残る切り札では{HQ}が最強。5トリック目です。</translation>
    </message>
    <message>
        <source>The pool, and two chips from each. If the favour suit is turned, it is four.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract vuelta, gained 7, teaches plate</extracomment>
        <translation>プールと2チップずつ。優遇スートがめくれていれば4チップずつでした。</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not gained 7, aside</extracomment>
        <translation>{gained}チップの勝ちです。</translation>
    </message>
    <message>
        <source>A tie: you pay two chips for each other player into the pool.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, contract vuelta, aside</extracomment>
        <translation>同数です。ほかの人一人につき2チップをプールに払います。</translation>
    </message>
    <message>
        <source>One defender has the most tricks, and you pay that player. The pool stays.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>一人のディフェンダーが最多で、その人に払います。プールはそのままです。</translation>
    </message>
    <message>
        <source>A vuelta that is given up is lost at once. Nobody can take it over.</source>
        <extracomment>[gave-up] over, result surrender, i-am ombre, aside</extracomment>
        <translation>ブエルタの降参はすぐ負けで、誰も引き継げません。</translation>
    </message>
    <message>
        <source>That was played for the *bola*, all nine tricks.</source>
        <extracomment>[vole] over, result vole|failed_vole, aside</extracomment>
        <translation>9トリック全部をねらう*ボラ*の勝負でした。</translation>
    </message>
    <message>
        <source>Somebody else was the Ombre. Try it again, with a vuelta.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>オンブルはほかの人でした。もう一度、ブエルタで。</translation>
    </message>
    <message>
        <source>All have passed, so the next player deals.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>全員パスなので、次の人が配ります。</translation>
    </message>
    <message>
        <source>Three suits would do for trump, and you have {SA:the}. Bid vuelta.</source>
        <extracomment>[pass] bid, chose pass, hold SA</extracomment>
        <translation>切り札になれるスートが三つと{SA}があります。ブエルタをビッド。</translation>
    </message>
    <message>
        <source>Somebody may go above that. A vuelta is higher, and most suits suit you.</source>
        <extracomment>[low-bid] bid, chose entrada|entrada_favor</extracomment>
        <translation>それでは競り負けるかもしれません。ブエルタのほうが高く、たいていのスートで戦えます。</translation>
    </message>
    <message>
        <source>A solo exchanges nothing. Half of this hand is weak.</source>
        <extracomment>[no-exchange] bid, chose solo|solo_favor</extracomment>
        <translation>ソロは交換なし。この手の半分は弱い札です。</translation>
    </message>
    <message>
        <source>Keep your trumps. Throw plain cards.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>切り札は残し、平札を捨てましょう。</translation>
    </message>
    <message>
        <source>A vuelta that is given up costs as much as a tie. Play on.</source>
        <extracomment>[surrender] chose surrender</extracomment>
        <translation>ブエルタの降参は同数と同じ払いです。続けましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/tricks.txt</name>
    <message>
        <source>Three tricks</source>
        <extracomment>Title</extracomment>
        <translation>3トリック</translation>
    </message>
    <message>
        <source>Follow suit, trump, and the winner leads.</source>
        <extracomment>About</extracomment>
        <translation>マストフォロー、切り札、そして勝った人がリード。</translation>
    </message>
    <message>
        <source>{left} led a card. You must play the same suit if you can: {HK:the}.</source>
        <extracomment>[suit] follow, only HK, hold HK, teaches following</extracomment>
        <translation>{left}がリードしました。同じスートがあれば必ず出します。{HK}を出しましょう。</translation>
    </message>
    <message>
        <source>One card from each makes a *trick*. The best of the suit that was led takes it.</source>
        <extracomment>[best] follow, only HK</extracomment>
        <translation>全員が1枚ずつ出して1*トリック*。リードされたスートの最強が取ります。</translation>
    </message>
    <message>
        <source>The winner *leads*: they play first in the next trick, any card. Try {D4:the}.</source>
        <extracomment>[lead] lead, hold D4, teaches leading</extracomment>
        <translation>勝った人が次を*リード*し、好きな札を最初に出します。{D4}を出してみましょう。</translation>
    </message>
    <message>
        <source>You have none of this suit. {C:Name} are *trumps* now: {C7:the} beats all other suits.</source>
        <extracomment>[trump] follow, void, hold C7, may C7, wins C7, trump C, not led trump, teaches trumping</extracomment>
        <translation>そのスートがありません。今の*切り札*は{C:Name}で、{C7}はほかのスートに勝ちます。</translation>
    </message>
    <message>
        <source>Follow suit, trump, and the winner leads: that is all. The next deal explains the sheet.</source>
        <extracomment>[done] over</extracomment>
        <translation>同じスートがあれば出し、なければ切れます。勝った人がリード。これだけです。次は点数の説明です。</translation>
    </message>
</context>
<context>
    <name>lessons/tritrille.txt</name>
    <message>
        <source>A king on demand</source>
        <extracomment>Title</extracomment>
        <translation>求めるキング</translation>
    </message>
    <message>
        <source>Ask for a king, and give any card for it.</source>
        <extracomment>About</extracomment>
        <translation>キングを求め、好きなカードを代わりに渡す。</translation>
    </message>
    <message>
        <source>Three play, with ten cards each and without {D}. Nobody exchanges.</source>
        <extracomment>[three] bid, standing nothing</extracomment>
        <translation>三人で10枚ずつ、{D}はありません。交換もなしです。</translation>
    </message>
    <message>
        <source>You would have seven trumps with {H}. Ask leave: then you may demand a king.</source>
        <extracomment>[ask] bid, standing nothing, hold SA H7 HK HJ</extracomment>
        <translation>{H}なら切り札が7枚。キング指名なら、キングを1枚求められます。</translation>
    </message>
    <message>
        <source>Name {H}. Its seven becomes manille, the second best trump.</source>
        <extracomment>[name] name-trump, hold H7 HK HJ H6</extracomment>
        <translation>{H}を切り札に。その7がマニーユ、2番目の切り札になります。</translation>
    </message>
    <message>
        <source>Demand {SK:the}. Whoever has it gives it to you, for any card of yours.</source>
        <extracomment>[king] call-card, out SK, hold S5 S4, teaches king-given</extracomment>
        <translation>{SK}を求めましょう。持ち主が、あなたの1枚と引き換えにくれます。</translation>
    </message>
    <message>
        <source>Give what is of least use: {C4:the}. Then you have none of its suit.</source>
        <extracomment>[give] give-card, hold C4</extracomment>
        <translation>いちばん要らない{C4}を渡します。そのスートがなくなります。</translation>
    </message>
    <message>
        <source>No ally came with the king. You play alone, for six of the ten tricks.</source>
        <extracomment>[alone] i-am ombre, contract ask, cards 10, tricks 0, others 0, not give-card, not call-card, not name-trump</extracomment>
        <translation>キングは来ても味方は来ません。一人で10トリックのうち6トリックを取ります。</translation>
    </message>
    <message>
        <source>Here is the suit: take the trick with {SK:the}.</source>
        <extracomment>[take] follow, i-am ombre, led S, hold SK, wins SK</extracomment>
        <translation>もらったキングのスートです。{SK}で取りましょう。</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump H, hold SA, high SA</extracomment>
        <translation>{SA}で切り札を引き出しましょう。</translation>
    </message>
    <message>
        <source>Then {H7:the}: only spadille was above it.</source>
        <extracomment>[manille] lead, i-am ombre, trump H, gone SA, hold H7, high H7</extracomment>
        <translation>次は{H7}。上はスパディーユだけでした。</translation>
    </message>
    <message>
        <source>One trump is above {HK:the}: {HA:the}. Drive it out.</source>
        <extracomment>[punto] lead, i-am ombre, trump H, gone H7 CA, hold HK, out HA</extracomment>
        <translation>{HK}より上は{HA}だけ。引き出しましょう。</translation>
    </message>
    <message>
        <source>You have none of that suit. Trump it: {HJ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump H, led C, void, hold HJ, wins HJ</extracomment>
        <translation>そのスートがありません。{HJ}で切りましょう。</translation>
    </message>
    <message>
        <source>No trump is out any more. Each of yours takes a trick: {H2:the} first.</source>
        <extracomment>[rest] lead, i-am ombre, trump H, trumps-out 0, hold H2, trumps 2+</extracomment>
        <translation>外に切り札はもうなく、あなたの切り札は全部勝てます。まず{H2}。</translation>
    </message>
    <message>
        <source>The pool of 13 chips, and one chip from each opponent.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract ask, gained 15</extracomment>
        <translation>13チップのプールと、相手から1チップずつです。</translation>
    </message>
    <message>
        <source>You won {gained} chips.</source>
        <extracomment>[more] over, result sacada, i-am ombre, not contract ask, aside</extracomment>
        <translation>{gained}チップの勝ちです。</translation>
    </message>
    <message>
        <source>Five tricks are a tie: you pay into the pool as much as is in it.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>5トリックは同数。プールと同じだけプールに払います。</translation>
    </message>
    <message>
        <source>Four tricks or fewer: the others share the pool, and you put it back.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>4トリック以下。ほかの人がプールを分け、その分をあなたが戻します。</translation>
    </message>
    <message>
        <source>Somebody else played. Try it again, and ask leave.</source>
        <extracomment>[other] over, i-am defender, aside</extracomment>
        <translation>オンブルはほかの人でした。もう一度、キング指名で。</translation>
    </message>
    <message>
        <source>Seven trumps are enough. Ask leave.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>切り札7枚で十分です。キング指名をビッド。</translation>
    </message>
    <message>
        <source>The king that you may demand costs nothing but a small card. Ask leave.</source>
        <extracomment>[without] bid, chose sans_prendre</extracomment>
        <translation>キングを求めても、小さな札1枚で済みます。キング指名をビッド。</translation>
    </message>
    <message>
        <source>Your long suit is {H}: it gives you seven trumps.</source>
        <extracomment>[short-trumps] name-trump, chose S|C</extracomment>
        <translation>長いスートは{H}。切り札が7枚になります。</translation>
    </message>
    <message>
        <source>That is a trump. Give a small plain card.</source>
        <extracomment>[trump-given] give-card, chose trump</extracomment>
        <translation>それは切り札です。小さな平札を渡しましょう。</translation>
    </message>
    <message>
        <source>You have just demanded it. Keep it, and give a small card.</source>
        <extracomment>[king-given] give-card, chose SK</extracomment>
        <translation>求めたばかりのキングです。残して、小さな札を渡しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/tritrille_king.txt</name>
    <message>
        <source>The king you lose</source>
        <extracomment>Title</extracomment>
        <translation>失うキング</translation>
    </message>
    <message>
        <source>Your king is demanded: defend with what you got.</source>
        <extracomment>About</extracomment>
        <translation>キングを求められた。受け取ったカードで守る。</translation>
    </message>
    <message>
        <source>If all three pass, whoever holds {SA:the} must play.</source>
        <extracomment>[forced] bid, standing nothing, out SA</extracomment>
        <translation>三人ともパスすると、{SA}の持ち主がオンブルにならなければなりません。</translation>
    </message>
    <message>
        <source>You have few trumps in any suit. Pass, and defend.</source>
        <extracomment>[pass] bid, standing nothing, hold SK SQ H7</extracomment>
        <translation>どのスートも切り札が少ない手です。パスして守りましょう。</translation>
    </message>
    <message>
        <source>{ombre} demanded {SK:the} of you, and gave you {C4:the} for it. All saw both.</source>
        <extracomment>[given] follow, i-am defender, lies SK, hold C4, keeps C4, teaches king-given</extracomment>
        <translation>{ombre}が{SK}を求め、代わりに{C4}をくれました。全員が見ています。</translation>
    </message>
    <message>
        <source>{ombre} plays alone all the same, for six of ten tricks. {partner} is with you.</source>
        <extracomment>[two] follow, i-am defender, lies SK, hold C4</extracomment>
        <translation>{ombre}はやはり一人で、10トリックのうち6トリックを取ります。{partner}は味方です。</translation>
    </message>
    <message>
        <source>Spadille cannot be beaten. Give a low trump: {H4:the}.</source>
        <extracomment>[low] follow, i-am defender, trump H, lies SA, hold H4 H2</extracomment>
        <translation>スパディーユには勝てません。弱い切り札、{H4}を。</translation>
    </message>
    <message>
        <source>A king. Give your lowest of the suit: {C2:the}.</source>
        <extracomment>[club] follow, i-am defender, led C, lies CK, hold C2</extracomment>
        <translation>キングです。スートの最弱、{C2}を出しましょう。</translation>
    </message>
    <message>
        <source>Keep {H7:the}, the best trump now. {H2:The} will do.</source>
        <extracomment>[keep] follow, i-am defender, trump H, lies HA, hold H7 H2, high H7, keeps H7</extracomment>
        <translation>今いちばん強い{H7}は残し、{H2}で足ります。</translation>
    </message>
    <message>
        <source>You play last. Take it with {SQ:the}.</source>
        <extracomment>[take] follow, i-am defender, led S, last, hold SQ, wins SQ</extracomment>
        <translation>出すのは最後です。{SQ}で取りましょう。</translation>
    </message>
    <message>
        <source>{SK:The} and {SQ:the} are gone: lead {SJ:the}.</source>
        <extracomment>[jack] lead, i-am defender, gone SQ SK, hold SJ, high SJ</extracomment>
        <translation>{SK}と{SQ}はもうありません。{SJ}をリード。</translation>
    </message>
    <message>
        <source>Now {CQ:the}. If {ombre} trumps it, that costs a trump.</source>
        <extracomment>[queen] lead, i-am defender, gone SJ CK, hold CQ, high CQ</extracomment>
        <translation>次は{CQ}。{ombre}が切っても、切り札を1枚使います。</translation>
    </message>
    <message>
        <source>{partner} still plays. Keep {H7:the}, and throw {C5:the}.</source>
        <extracomment>[wait] follow, i-am defender, led S, void, trump H, hold H7 C5, high H7, keeps H7</extracomment>
        <translation>{partner}がまだ出します。{H7}は残し、{C5}を捨てましょう。</translation>
    </message>
    <message>
        <source>And here it wins: {H7:the} takes the last trick.</source>
        <extracomment>[last] follow, i-am defender, trump H, only H7, wins H7</extracomment>
        <translation>ここで勝ちます。{H7}が最後のトリックを取ります。</translation>
    </message>
    <message>
        <source>Five tricks for {ombre}, one too few: you get a chip, and the pool grows.</source>
        <extracomment>[paid] over, result puesta, i-am defender, gained 1</extracomment>
        <translation>{ombre}は5トリック、1トリック足りません。1チップもらい、プールは増えます。</translation>
    </message>
    <message>
        <source>Four tricks or fewer for {ombre}: {partner} and you share the pool.</source>
        <extracomment>[codille] over, result codille, i-am defender, aside</extracomment>
        <translation>{ombre}は4トリック以下。{partner}と二人でプールを分けます。</translation>
    </message>
    <message>
        <source>{ombre} has six tricks, and takes the pool.</source>
        <extracomment>[lost] over, result sacada, i-am defender, aside</extracomment>
        <translation>{ombre}は6トリックで、プールを取ります。</translation>
    </message>
    <message>
        <source>You play yourself: six of ten tricks, alone.</source>
        <extracomment>[own] i-am ombre, not over, aside</extracomment>
        <translation>あなたの勝負です。一人で10トリックのうち6トリックです。</translation>
    </message>
    <message>
        <source>Four trumps at most are too few for six tricks. Pass.</source>
        <extracomment>[too-weak] bid, chose ask|sans_prendre</extracomment>
        <translation>切り札がせいぜい4枚では6トリックは無理です。パス。</translation>
    </message>
    <message>
        <source>You can win a later trick with {H7:the}. Give {H2:the} now.</source>
        <extracomment>[too-early] follow, chose H7, hold H7 H2</extracomment>
        <translation>{H7}は後で1トリック取れます。今は{H2}を。</translation>
    </message>
    <message>
        <source>{partner} may win this one. Keep {H7:the}.</source>
        <extracomment>[not-yet] follow, led S, void, chose H7, hold H7 C5</extracomment>
        <translation>これは{partner}が取れるかも。{H7}は残しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/trumps.txt</name>
    <message>
        <source>Count the trumps</source>
        <extracomment>Title</extracomment>
        <translation>切り札を数える</translation>
    </message>
    <message>
        <source>Count what is out, and stop drawing in time.</source>
        <extracomment>About</extracomment>
        <translation>残りを数え、切り札を集めるのをやめる時を知る。</translation>
    </message>
    <message>
        <source>Spadille, manille and two kings: that can be four tricks. Bid entrada.</source>
        <extracomment>[bid] bid, hold SA SK S2 DK</extracomment>
        <translation>スパディーユ、マニーユ、キング2枚。4トリック取れそうです。エントラーダをビッド。</translation>
    </message>
    <message>
        <source>Name {S}: eleven trumps, with {CA:the}. Red suits have twelve, with spadille and basto.</source>
        <extracomment>[eleven] name-trump, hold SA SK S2, out CA, teaches trumps</extracomment>
        <translation>{S}なら{CA}を入れて切り札は11枚。赤ならスパディーユとバストを入れて12枚です。</translation>
    </message>
    <message>
        <source>Keep your three trumps and {DK:the}. Throw the rest.</source>
        <extracomment>[keep] throw, i-am ombre, trump S, hold DK SK, keeps DK</extracomment>
        <translation>切り札3枚と{DK}を残し、ほかを捨てましょう。</translation>
    </message>
    <message>
        <source>You hold {trumps} trumps, so {trumps-out} are out. Draw them with {SA:the}.</source>
        <extracomment>[own] lead, i-am ombre, trump S, tricks 0, hold SA, high SA, trumps 5</extracomment>
        <translation>手に切り札が{trumps}枚、外に{trumps-out}枚。{SA}で引き出しましょう。</translation>
    </message>
    <message>
        <source>Now {trumps-out} are out. {S2:The} draws again.</source>
        <extracomment>[again] lead, i-am ombre, trump S, gone SA, hold S2, high S2, trumps-out 3+</extracomment>
        <translation>外は{trumps-out}枚。{S2}でまた引き出します。</translation>
    </message>
    <message>
        <source>Two are out, basto among them. Lead {SK:the} to draw it.</source>
        <extracomment>[two] lead, i-am ombre, trump S, gone SA S2, hold SK SQ, out CA, trumps-out 2</extracomment>
        <translation>外に2枚、一つはバスト。{SK}をリードして引き出しましょう。</translation>
    </message>
    <message>
        <source>Basto is gone, and one trump is out. It is lower than {SQ:the}.</source>
        <extracomment>[one] i-am ombre, trump S, hold SQ, high SQ, gone CA, trumps-out 1, keeps SQ</extracomment>
        <translation>バストはもうなく、外の切り札は1枚。{SQ}より弱い札です。</translation>
    </message>
    <message>
        <source>Four tricks were enough, since the others have three and two.</source>
        <extracomment>[four] over, result sacada, i-am ombre, tricks 4</extracomment>
        <translation>ほかの二人が3と2だったので、4トリックで足りました。</translation>
    </message>
    <message>
        <source>You knew which cards nobody could beat. That is what counting is for.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, tricks 5+, aside</extracomment>
        <translation>誰にも負けない札がわかっていました。数えるのはそのためです。</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>うまくいきませんでした。もう一度やっても損はありません。</translation>
    </message>
    <message>
        <source>All have passed. Spadille, manille and two kings are worth a bid.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>全員パス。スパディーユ、マニーユ、キング2枚があればビッドしましょう。</translation>
    </message>
    <message>
        <source>Spadille, manille and two kings are worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>スパディーユ、マニーユ、キング2枚があればビッドしましょう。</translation>
    </message>
    <message>
        <source>With {S} you have spadille, manille and the king.</source>
        <extracomment>[other-suit] name-trump, chose C|H|D</extracomment>
        <translation>{S}ならスパディーユ、マニーユ、キングがあります。</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>それはキングです。キングはトリックを取るので、残しましょう。</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>それは切り札です。切り札はどれもトリックを取れるので、残しましょう。</translation>
    </message>
    <message>
        <source>Higher trumps are out. Lead one that nobody beats, or a plain card.</source>
        <extracomment>[low-trump] lead, i-am ombre, chose S5, trumps-out 1+</extracomment>
        <translation>強い切り札が外にあります。誰にも負けない札か、平札をリードしましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/two_handed.txt</name>
    <message>
        <source>One against one</source>
        <extracomment>Title</extracomment>
        <translation>一対一</translation>
    </message>
    <message>
        <source>Eight cards each and one suit fewer: five tricks win.</source>
        <extracomment>About</extracomment>
        <translation>手札は8枚、スートは一つ少ない。5トリックで勝ち。</translation>
    </message>
    <message>
        <source>You play against one, with eight cards each and no {H}. Five of eight tricks win.</source>
        <extracomment>[goal] bid, standing nothing, hold SA CA D7</extracomment>
        <translation>一対一、8枚ずつで{H}はありません。8トリックのうち5トリックで勝ちです。</translation>
    </message>
    <message>
        <source>With {D} you hold the three best trumps. Bid solo: it is paid best.</source>
        <extracomment>[solo] bid, standing nothing, hold SA CA D7</extracomment>
        <translation>{D}なら最強の切り札が3枚。いちばん高くもらえるソロをビッド。</translation>
    </message>
    <message>
        <source>Name {D}. Three *matadors* that were dealt to you are paid at once, a chip each.</source>
        <extracomment>[name] name-trump, hold SA CA D7</extracomment>
        <translation>{D}を切り札に。配られた*マタドール*3枚に、相手がすぐ1チップずつ払います。</translation>
    </message>
    <message>
        <source>Draw trumps, first with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA, high SA</extracomment>
        <translation>切り札を引き出しましょう。まず{SA}。</translation>
    </message>
    <message>
        <source>{CA:The} next. Keep {D7:the}: it will bring you in again.</source>
        <extracomment>[basto] lead, i-am ombre, trump D, gone SA, hold CA D7, high CA, keeps D7</extracomment>
        <translation>次は{CA}。{D7}は残し、後でリードを取り返します。</translation>
    </message>
    <message>
        <source>Now a plain card, {SJ:the}. If it is beaten, you still have three trumps.</source>
        <extracomment>[test] lead, i-am ombre, trump D, gone SA CA, hold SJ D7, trumps 3, keeps D7</extracomment>
        <translation>今度は平札の{SJ}。負けても切り札が3枚あります。</translation>
    </message>
    <message>
        <source>Lead {C4:the}. Your three trumps will come in later.</source>
        <extracomment>[club] lead, i-am ombre, trump D, gone SJ, hold C4, trumps 3</extracomment>
        <translation>{C4}をリード。切り札3枚は後で働きます。</translation>
    </message>
    <message>
        <source>You need two more tricks, and have three trumps. Give {C3:the}.</source>
        <extracomment>[give] follow, i-am ombre, trump D, void, not led trump, hold C3, trumps 3, tricks 3</extracomment>
        <translation>あと2トリック、切り札は3枚。{C3}を出しましょう。</translation>
    </message>
    <message>
        <source>Now you must trump: {DQ:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, void, not led trump, cards 3, trumps 3, hold DQ, wins DQ</extracomment>
        <translation>ここは切らなければなりません。{DQ}です。</translation>
    </message>
    <message>
        <source>{D7:The} is the best trump left. It makes five.</source>
        <extracomment>[best] lead, i-am ombre, trump D, hold D7, high D7, tricks 4</extracomment>
        <translation>残る切り札では{D7}が最強。これで5トリックです。</translation>
    </message>
    <message>
        <source>You won {gained} chips: the pool, 15 for the solo, and 3 for matadors.</source>
        <extracomment>[paid] over, result sacada, contract solo, gained 23, i-am ombre</extracomment>
        <translation>{gained}チップの勝ち。プール、ソロの15、マタドールの3です。</translation>
    </message>
    <message>
        <source>You won. A solo is paid better.</source>
        <extracomment>[more] over, result sacada, contract entrada|vuelta, i-am ombre, aside</extracomment>
        <translation>勝ちました。ソロならもっともらえました。</translation>
    </message>
    <message>
        <source>Four tricks are a tie here, and fewer are codille.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>ここでは4トリックで同数、それ以下はコディーユです。</translation>
    </message>
    <message>
        <source>Keep trumps and kings. The other draws what you leave.</source>
        <extracomment>[throw] throw, i-am ombre, aside</extracomment>
        <translation>切り札とキングを残しましょう。引かなかった山札は、相手が引きます。</translation>
    </message>
    <message>
        <source>Now the other needs five tricks. Four for you, and it is a tie.</source>
        <extracomment>[defend] throw, i-am defender, aside</extracomment>
        <translation>今度は相手が5トリック必要です。あなたが4トリックなら同数です。</translation>
    </message>
    <message>
        <source>You have both passed. The pool stays for the next deal.</source>
        <extracomment>[nobody] over, result passed_out, aside</extracomment>
        <translation>二人ともパス。プールは次のディールに残ります。</translation>
    </message>
    <message>
        <source>The three best trumps are yours if you name {D}. Do not pass.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>{D}なら最強の切り札3枚がそろいます。パスはもったいない。</translation>
    </message>
    <message>
        <source>A solo wins a little less often with this hand, but is paid better.</source>
        <extracomment>[cheap] bid, chose entrada|vuelta</extracomment>
        <translation>この手では、ソロは少し勝ちにくくても、もらえる額がずっと多くなります。</translation>
    </message>
    <message>
        <source>Only {D} makes three matadors of this hand.</source>
        <extracomment>[other-suit] name-trump, chose S|C</extracomment>
        <translation>マタドール3枚になるのは{D}だけです。</translation>
    </message>
    <message>
        <source>A low trump gives the lead away. Begin with the best.</source>
        <extracomment>[low] lead, chose DQ|D3</extracomment>
        <translation>弱い切り札ではリードを渡します。最強から始めましょう。</translation>
    </message>
    <message>
        <source>Keep {D7:the} until nothing can beat it.</source>
        <extracomment>[manille] follow, chose D7</extracomment>
        <translation>何にも負けなくなるまで、{D7}は残しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/vole.txt</name>
    <message>
        <source>All nine tricks</source>
        <extracomment>Title</extracomment>
        <translation>9トリック全部</translation>
    </message>
    <message>
        <source>When you may say all nine, and when not.</source>
        <extracomment>About</extracomment>
        <translation>全部取ると言えるとき、言えないとき。</translation>
    </message>
    <message>
        <source>Spadille, manille if you name {H}, and {DK:the}: bid entrada.</source>
        <extracomment>[bid] bid, hold SA H7 DK, keeps DK</extracomment>
        <translation>スパディーユ、{H}ならマニーユ、それに{DK}。エントラーダを。</translation>
    </message>
    <message>
        <source>Name {H}: {H7:the} is manille.</source>
        <extracomment>[name] name-trump, hold SA H7</extracomment>
        <translation>{H}を切り札に。{H7}がマニーユです。</translation>
    </message>
    <message>
        <source>Keep your trumps and {DK:the}. Throw the rest.</source>
        <extracomment>[throw] throw, i-am ombre, trump H, hold DK, keeps DK</extracomment>
        <translation>切り札と{DK}を残し、ほかを捨てましょう。</translation>
    </message>
    <message>
        <source>The four best trumps are all yours. Draw with {SA:the}.</source>
        <extracomment>[best] lead, i-am ombre, trump H, hold SA H7 CA HA, high SA</extracomment>
        <translation>最強の切り札4枚が全部手に。{SA}で引き出しましょう。</translation>
    </message>
    <message>
        <source>No trump is out, and your kings are high: go on for the vole.</source>
        <extracomment>[five] question claim_or_vole, trumps-out 0, hold SK DK, high SK DK, teaches claiming</extracomment>
        <translation>外に切り札はなく、キングが最強です。ヴォルへ進みましょう。</translation>
    </message>
    <message>
        <source>A vole is paid well; one that fails costs much. Count before you say it.</source>
        <extracomment>[price] question claim_or_vole</extracomment>
        <translation>ヴォルは大きくもらえますが、失敗は高くつきます。進む前に数えましょう。</translation>
    </message>
    <message>
        <source>Nine tricks, and {gained} chips.</source>
        <extracomment>[made] over, result vole, gained 1+, i-am ombre</extracomment>
        <translation>9トリック全部、{gained}チップです。</translation>
    </message>
    <message>
        <source>You won {gained} chips. A vole is paid better.</source>
        <extracomment>[claimed] over, result sacada, gained 1+, i-am ombre, aside</extracomment>
        <translation>{gained}チップの勝ち。ヴォルならもっともらえました。</translation>
    </message>
    <message>
        <source>One trick was lost, and that costs much. Go on only if you see nine.</source>
        <extracomment>[failed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>1トリック落とし、高くつきました。9トリック見えるときだけ進みましょう。</translation>
    </message>
    <message>
        <source>It did not come off. Another try costs nothing.</source>
        <extracomment>[lost] over, result puesta|codille, i-am ombre, aside</extracomment>
        <translation>うまくいきませんでした。もう一度やっても損はありません。</translation>
    </message>
    <message>
        <source>Spadille, manille and a king are worth a bid.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>スパディーユ、マニーユ、キングがあればビッドしましょう。</translation>
    </message>
    <message>
        <source>No trump is out, and your kings are high. All nine tricks are yours.</source>
        <extracomment>[sure] question claim_or_vole, chose claim, trumps-out 0, hold SK DK, high SK DK</extracomment>
        <translation>外に切り札はなく、キングが最強。9トリック全部取れます。</translation>
    </message>
    <message>
        <source>With {H} the seven is manille, and you have four trumps.</source>
        <extracomment>[other-suit] name-trump, chose S|C|D</extracomment>
        <translation>{H}なら7がマニーユで、切り札は4枚です。</translation>
    </message>
    <message>
        <source>You would throw a king away. Kings win tricks: keep them.</source>
        <extracomment>[king-thrown] throw, chose king</extracomment>
        <translation>それはキングです。キングはトリックを取るので、残しましょう。</translation>
    </message>
    <message>
        <source>You would throw a trump away. Every trump can win a trick: keep it.</source>
        <extracomment>[trump-thrown] throw, chose trump</extracomment>
        <translation>それは切り札です。切り札はどれもトリックを取れるので、残しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/whereabouts.txt</name>
    <message>
        <source>Where the cards are</source>
        <extracomment>Title</extracomment>
        <translation>カードのありか</translation>
    </message>
    <message>
        <source>A bid, a card not played, a suit run out: each tells who holds what.</source>
        <extracomment>About</extracomment>
        <translation>ビッド、出なかった札、切れたスート。どれも、誰が何を持つかを教えます。</translation>
    </message>
    <message>
        <source>{ombre} bid, named {H} and threw only three cards. Trumps and kings were kept.</source>
        <extracomment>[bid] lead, i-am defender, trump H, cards 9, out H7</extracomment>
        <translation>{ombre}はビッドし、{H}を選び、3枚だけ捨てました。残したのは切り札とキングです。</translation>
    </message>
    <message>
        <source>In nine deals of ten {ombre} holds {H7:the}. Now lead {SJ:the}.</source>
        <extracomment>[manille] lead, i-am defender, trump H, cards 9, out H7, hold SJ</extracomment>
        <translation>10回に9回、{H7}は{ombre}の手にあります。では{SJ}をリード。</translation>
    </message>
    <message>
        <source>{ombre} let {SJ:the} win. With {SK:the} one would have taken it.</source>
        <extracomment>[not-played] lead, i-am defender, cards 8, tricks 1, gone SJ S3 S5, out SK</extracomment>
        <translation>{ombre}は{SJ}に勝たせました。{SK}があれば取ったはずです。</translation>
    </message>
    <message>
        <source>So {partner} holds {SK:the}, in nearly nine deals of ten.</source>
        <extracomment>[king] lead, i-am defender, cards 8, tricks 1, gone SJ S3 S5, out SK</extracomment>
        <translation>だから{SK}は、10回に9回近く{partner}の手にあります。</translation>
    </message>
    <message>
        <source>{ombre} trumped {DK:the}: no {D} is left there. That is certain.</source>
        <extracomment>[void] follow, i-am defender, cards 6, lies H7, gone DK H5 SJ C3, hold SA</extracomment>
        <translation>{ombre}は{DK}を切りました。{D}がもうないのは確かです。</translation>
    </message>
    <message>
        <source>And here is {H7:the}, as you expected. Take it with {SA:the}.</source>
        <extracomment>[here] follow, i-am defender, cards 6, lies H7, gone DK H5 SJ C3, hold SA, wins SA</extracomment>
        <translation>思ったとおり{H7}です。{SA}で取りましょう。</translation>
    </message>
    <message>
        <source>{ombre} threw only three, and has no {D}: nearly all five cards left are trumps.</source>
        <extracomment>[nearly-all] lead, i-am defender, cards 5, gone H7 SA DK H5 SJ C3</extracomment>
        <translation>{ombre}が捨てたのは3枚だけで、{D}もありません。残る5枚はほとんど切り札です。</translation>
    </message>
    <message>
        <source>Lead {DJ:the}. It costs {ombre} a trump, or the trick.</source>
        <extracomment>[cost] lead, i-am defender, cards 5, gone H7 SA DK H5 SJ C3, hold DJ</extracomment>
        <translation>{DJ}をリード。{ombre}は切り札を使うか、トリックを失います。</translation>
    </message>
    <message>
        <source>There is {SK:the}: {partner} had it. Throw {DQ:the}.</source>
        <extracomment>[there] follow, i-am defender, lies SK, leader partner, cards 4, gone DJ, void, hold DQ</extracomment>
        <translation>{SK}はやはり{partner}の手に。{DQ}を捨てましょう。</translation>
    </message>
    <message>
        <source>You knew where the cards were before you saw them.</source>
        <extracomment>[won] over, gained 1+, i-am defender</extracomment>
        <translation>見る前から、カードのありかがわかりましたね。</translation>
    </message>
    <message>
        <source>In your own games, Ctrl+I shows what the expert infers. Guess first, then look.</source>
        <extracomment>[panel] over, i-am defender</extracomment>
        <translation>自分の勝負では、Ctrl+Iでエキスパートの見方が出ます。先に考え、それから見ましょう。</translation>
    </message>
    <message>
        <source>{ombre} has most of the trumps. Lead a plain card, and keep yours to take with.</source>
        <extracomment>[trump-led] lead, i-am defender, cards 9, chose trump, trump H, out H7</extracomment>
        <translation>切り札のほとんどは{ombre}の手に。平札をリードし、切り札は取るために残しましょう。</translation>
    </message>
    <message>
        <source>Only {SA:the} beats {H7:the}. Take it.</source>
        <extracomment>[too-low] follow, i-am defender, lies H7, hold SA, chose CA|HA|H6</extracomment>
        <translation>{H7}に勝てるのは{SA}だけ。取りましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/zanga.txt</name>
    <message>
        <source>Two against two</source>
        <extracomment>Title</extracomment>
        <translation>二対二</translation>
    </message>
    <message>
        <source>Your partner sits opposite, and you play for stones.</source>
        <extracomment>About</extracomment>
        <translation>向かいが味方。石をかけて遊ぶ。</translation>
    </message>
    <message>
        <source>Zanga is two against two. {partner}, opposite, is with you in every deal.</source>
        <extracomment>[sides] bid</extracomment>
        <translation>サンガは二対二。向かいの{partner}が、どのディールでも味方です。</translation>
    </message>
    <message>
        <source>Trump is named with the call. Your long suit is {S}, with the 2: play {S}.</source>
        <extracomment>[call] bid, standing nothing, hold S2 SJ S6 S5, teaches trump-with-the-call</extracomment>
        <translation>宣言のときに切り札を決めます。長いスートは2のある{S}。{S}でプレイ。</translation>
    </message>
    <message>
        <source>Together you need five of the eight tricks. Partners give no signs.</source>
        <extracomment>[five] follow, i-am ombre, side-tricks 0, enemy-tricks 0</extracomment>
        <translation>二人で8トリックのうち5トリックが必要です。味方に合図は送れません。</translation>
    </message>
    <message>
        <source>You have none of that suit. Take the trick with a small trump: {S6:the}.</source>
        <extracomment>[ruff] follow, i-am ombre, trump S, void, led H, hold S6, wins S6</extracomment>
        <translation>そのスートがありません。弱い切り札、{S6}で取りましょう。</translation>
    </message>
    <message>
        <source>{pool} *stones* lie on the table: four for the deal, one for each pass. The winners take them.</source>
        <extracomment>[table] lead, i-am ombre, side-tricks 1, teaches stones</extracomment>
        <translation>場の*石*は{pool}個。ディールごとに四つ、パスごとに一つ置かれ、勝った側のものです。</translation>
    </message>
    <message>
        <source>Keep your trumps for later. Lead {DA:the}: {partner} may help.</source>
        <extracomment>[plain] lead, i-am ombre, trump S, hold DA</extracomment>
        <translation>切り札は後に残し、{DA}をリード。{partner}が助けてくれるかも。</translation>
    </message>
    <message>
        <source>The same suit again: {DJ:the}.</source>
        <extracomment>[on] lead, i-am ombre, trump S, gone DA, hold DJ</extracomment>
        <translation>同じスートをもう一度、{DJ}で。</translation>
    </message>
    <message>
        <source>{partner} is winning, and that counts for both of you.</source>
        <extracomment>[both] follow, i-am ombre, winning ally</extracomment>
        <translation>{partner}が勝っていて、二人の得になります。</translation>
    </message>
    <message>
        <source>{SA:The} is gone, so nothing beats {S2:the}: five tricks for your side.</source>
        <extracomment>[high] follow, i-am ombre, trump S, void, gone SA, hold S2, wins S2, high S2, side-tricks 4</extracomment>
        <translation>{SA}はもうないので、{S2}に勝つ札はありません。これで5トリックです。</translation>
    </message>
    <message>
        <source>The first five are the *hechas*, one stone more. Claim: all eight are too far.</source>
        <extracomment>[claim] question claim_or_vole, side-tricks 5, teaches eight-tricks</extracomment>
        <translation>最初の5トリックは*エチャス*、石が一つ増えます。宣言しましょう。8トリックは遠すぎます。</translation>
    </message>
    <message>
        <source>Your side takes the table and now has {stones} stones. All 32 win the game.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, gained 1+, teaches stone-prices</extracomment>
        <translation>こちら側が場の石を取り、今は{stones}個。32個全部で勝ちです。</translation>
    </message>
    <message>
        <source>Four tricks are *puesta*: your side puts four stones on the table.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>4トリックは*プエスタ*。こちら側が石を四つ置きます。</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and four stones of yours.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>3トリック以下。相手が場の石と、こちらの石四つを取ります。</translation>
    </message>
    <message>
        <source>All eight tricks: four stones instead of one.</source>
        <extracomment>[eight] over, result vole, i-am ombre, aside</extracomment>
        <translation>8トリック全部。石は一つでなく四つです。</translation>
    </message>
    <message>
        <source>The game is won, but the eight were missed: nothing for them, nothing for the first five.</source>
        <extracomment>[missed] over, result failed_vole, i-am ombre, aside</extracomment>
        <translation>勝ちましたが8トリックは失敗。その分も最初の5トリックの分ももらえません。</translation>
    </message>
    <message>
        <source>You play alone: five tricks against two. {partner} rests.</source>
        <extracomment>[single] i-am ombre, contract solo, tricks 0, not over, aside</extracomment>
        <translation>一人で二人を相手に5トリック。{partner}は休みます。</translation>
    </message>
    <message>
        <source>{partner} plays, and needs five tricks together with you.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>{partner}の勝負です。あなたと合わせて5トリック必要です。</translation>
    </message>
    <message>
        <source>You did not play this time. Try it again, and play {S}.</source>
        <extracomment>[other] over, i-am defender|resting, aside</extracomment>
        <translation>今回はほかの人の勝負でした。もう一度、{S}でどうぞ。</translation>
    </message>
    <message>
        <source>All have passed, so the stones stay on the table.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>全員パスなので、石は場に残ります。</translation>
    </message>
    <message>
        <source>Five trumps with the 2 are enough, for your partner helps. Play {S}.</source>
        <extracomment>[weak] bid, chose pass</extracomment>
        <translation>味方が助けるので、2のある切り札5枚で十分です。{S}でプレイ。</translation>
    </message>
    <message>
        <source>Only one suit of yours is long: {S}.</source>
        <extracomment>[other-suit] bid, chose play_C|play_H|play_D</extracomment>
        <translation>長いスートは一つだけ、{S}です。</translation>
    </message>
    <message>
        <source>Alone you need five tricks against two. With {partner} that is much easier.</source>
        <extracomment>[too-much] bid, chose solo</extracomment>
        <translation>一人では二人を相手に5トリック必要です。{partner}となら、ずっと楽です。</translation>
    </message>
    <message>
        <source>A small trump is enough here.</source>
        <extracomment>[wasted] follow, void, led H, chose S2|D2|DA|DJ</extracomment>
        <translation>ここは弱い切り札で足ります。</translation>
    </message>
</context>
<context>
    <name>lessons/zanga_malaga.txt</name>
    <message>
        <source>The ugly king</source>
        <extracomment>Title</extracomment>
        <translation>醜い王</translation>
    </message>
    <message>
        <source>One suit has two cards only, and both are always trumps.</source>
        <extracomment>About</extracomment>
        <translation>一つのスートは二枚だけで、どちらもいつも切り札。</translation>
    </message>
    <message>
        <source>The pack has two {C} only: {CA:the} and {CK:the}, both always trumps.</source>
        <extracomment>[pack] bid, hold CA CK, teaches feo</extracomment>
        <translation>このカード一式には{C}が2枚、{CA}と{CK}だけ。どちらもいつも切り札です。</translation>
    </message>
    <message>
        <source>Two matadors, the ugly king and long {D}: say solo, and win five tricks alone.</source>
        <extracomment>[solo] bid, standing nothing, hold SA CA CK DA DJ</extracomment>
        <translation>マタドール2枚、醜いキング、長い{D}。ソロと言って、一人で5トリック取りましょう。</translation>
    </message>
    <message>
        <source>Name {D}: that makes six trumps. A game won in {D} brings one stone more.</source>
        <extracomment>[name] name-trump, hold DA DJ D4</extracomment>
        <translation>{D}を選べば切り札6枚。{D}で勝てば石が一つ増えます。</translation>
    </message>
    <message>
        <source>{partner} lays the cards down and rests. You need five of the eight tricks.</source>
        <extracomment>[rest] lead, i-am ombre, contract solo, tricks 0, others 0</extracomment>
        <translation>{partner}はカードを伏せて休みます。8トリックのうち5トリックが必要です。</translation>
    </message>
    <message>
        <source>Draw trumps with {SA:the}.</source>
        <extracomment>[draw] lead, i-am ombre, trump D, hold SA, high SA</extracomment>
        <translation>{SA}で切り札を引き出しましょう。</translation>
    </message>
    <message>
        <source>Only {D7:the} is above {CA:the} now. Drive it out.</source>
        <extracomment>[drive] lead, i-am ombre, trump D, gone SA, hold CA, out D7</extracomment>
        <translation>もう{CA}より上は{D7}だけ。引き出しましょう。</translation>
    </message>
    <message>
        <source>You have none of that suit, and play last: {D4:the} is enough.</source>
        <extracomment>[ruff] follow, i-am ombre, trump D, led H, void, last, hold D4, wins D4</extracomment>
        <translation>そのスートがなく、出すのは最後。{D4}で足ります。</translation>
    </message>
    <message>
        <source>Now the ugly king, {CK:the}, is the best trump there is.</source>
        <extracomment>[feo] lead, i-am ombre, trump D, gone SA CA D7, hold CK, high CK</extracomment>
        <translation>今度は醜いキング、{CK}が最強の切り札です。</translation>
    </message>
    <message>
        <source>After it comes {DA:the}.</source>
        <extracomment>[punto] lead, i-am ombre, trump D, gone SA CA D7 CK, hold DA, high DA</extracomment>
        <translation>その次が{DA}です。</translation>
    </message>
    <message>
        <source>Four tricks. Lead {DJ:the}: what is higher may lie with {partner}.</source>
        <extracomment>[fifth] lead, i-am ombre, trump D, contract solo, tricks 4, gone DA, hold DJ</extracomment>
        <translation>4トリック取りました。{DJ}をリード。その上の札は、休んでいる{partner}の手かもしれません。</translation>
    </message>
    <message>
        <source>The stones on the table, two for the solo, one for {D}. You have {stones} now.</source>
        <extracomment>[paid] over, result sacada, i-am ombre, contract solo, gained 7, teaches stone-prices</extracomment>
        <translation>場の石、ソロで二つ、{D}で一つ。今は{stones}個です。</translation>
    </message>
    <message>
        <source>Your side won, and has {stones} stones now.</source>
        <extracomment>[won] over, result sacada, not gained 7, gained 1+, aside</extracomment>
        <translation>こちら側の勝ち。石は{stones}個になりました。</translation>
    </message>
    <message>
        <source>That game was for all eight tricks.</source>
        <extracomment>[all] over, result vole|failed_vole, aside</extracomment>
        <translation>8トリック全部をねらう勝負でした。</translation>
    </message>
    <message>
        <source>Four tricks are a tie: your side puts four stones on the table.</source>
        <extracomment>[tie] over, result puesta, i-am ombre, aside</extracomment>
        <translation>4トリックは同数。こちら側が石を四つ置きます。</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and four stones of yours.</source>
        <extracomment>[lost] over, result codille, i-am ombre, aside</extracomment>
        <translation>3トリック以下。相手が場の石と、こちらの石四つを取ります。</translation>
    </message>
    <message>
        <source>{partner} plays, and needs five tricks together with you.</source>
        <extracomment>[helper] i-am ally, not over, aside</extracomment>
        <translation>{partner}の勝負です。あなたと合わせて5トリック必要です。</translation>
    </message>
    <message>
        <source>The others played this time. Try it again, and say solo.</source>
        <extracomment>[other] over, i-am defender|resting, aside</extracomment>
        <translation>今回は相手の勝負でした。もう一度、ソロと言ってみましょう。</translation>
    </message>
    <message>
        <source>All have passed, so the stones stay on the table.</source>
        <extracomment>[nobody] over, i-am nobody, aside</extracomment>
        <translation>全員パスなので、石は場に残ります。</translation>
    </message>
    <message>
        <source>So many high trumps win alone. Say solo.</source>
        <extracomment>[pass] bid, chose pass</extracomment>
        <translation>強い切り札がこれだけあれば一人で勝てます。ソロを。</translation>
    </message>
    <message>
        <source>You win as surely alone, and that brings two stones more.</source>
        <extracomment>[with-partner] bid, chose play_D</extracomment>
        <translation>一人でも同じように勝てて、石が二つ増えます。</translation>
    </message>
    <message>
        <source>Your long suit is {D}, and a game in it brings a stone more.</source>
        <extracomment>[short-suit] bid, chose play_S|play_H</extracomment>
        <translation>長いスートは{D}で、その勝負なら石が一つ増えます。</translation>
    </message>
    <message>
        <source>Your long suit is {D}.</source>
        <extracomment>[other-suit] name-trump, chose S|H</extracomment>
        <translation>長いスートは{D}です。</translation>
    </message>
    <message>
        <source>Draw their trumps first, with {SA:the}.</source>
        <extracomment>[plain-lead] lead, hold SA, chose S6|SQ</extracomment>
        <translation>まず{SA}で相手の切り札を引き出しましょう。</translation>
    </message>
</context>
</TS>
