<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>rules/auction.html</name>
    <message>
        <source>The auction {rule 1.6}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>オークション {rule 1.6}</translation>
    </message>
    <message>
        <source>There are three bids. A higher one takes the game from a lower one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ビッドは三つ。高いビッドが低いビッドに勝ちます。</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>交換</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>値打ち</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;エントラーダ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがスートを決める</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>あり</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>各自から5</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ブエルタ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>山札のいちばん上のカードで決まる</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>あり、めくったカードも受け取る</translation>
    </message>
    <message>
        <source>7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>各自から7</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ソロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルは交換なし</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>各自から15</translation>
    </message>
    <message>
        <source>How it goes</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>進め方</translation>
    </message>
    <message>
        <source>The eldest speaks first, then round to the right. Each in turn passes or bids, and any bid may be the first. Whoever has passed is out of the auction for good. A bid must be &lt;b&gt;higher&lt;/b&gt; than the last. When all but one have passed, the one who is left is the Ombre and plays the last bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まず1番手、それから右へ順に発言します。番が来たら、パスするかビッドします。最初のビッドはどれでもかまいません。一度パスした人は、もうオークションに戻れません。ビッドは前のビッドより&lt;b&gt;高く&lt;/b&gt;なければなりません。一人を残してみんながパスしたら、残った人がオンブルになり、自分の最後のビッドでプレイします。</translation>
    </message>
    <message>
        <source>Holding {rule A5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ホールド {rule A5}</translation>
    </message>
    <message>
        <source>There is one exception. If you have bid already and somebody who &lt;b&gt;speaks after you&lt;/b&gt; goes higher, you need not go higher still: you may &lt;b&gt;hold&lt;/b&gt;, that is say the same as he did. The right belongs to the elder seat, so he must now raise or give way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>例外が一つあります。自分がすでにビッドし、&lt;b&gt;自分よりあとに発言する人&lt;/b&gt;がもっと高くビッドしたときは、さらに高く言わなくてもかまいません。&lt;b&gt;ホールド&lt;/b&gt;、つまり相手と同じビッドを言えます。これは先に発言する席の権利ですから、今度は相手がもっと高く言うか、譲るかしなければなりません。</translation>
    </message>
    <message>
        <source>The calls, one after another</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>発言の順</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>1番手がパス、2番手がエントラーダ、ディーラーがパス。</translation>
    </message>
    <message>
        <source>second plays entrada</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>2番手がエントラーダで遊ぶ</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer passes. Eldest &lt;b&gt;holds&lt;/b&gt; the vuelta, second passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>1番手がエントラーダ、2番手がブエルタ、ディーラーがパス。1番手がブエルタを&lt;b&gt;ホールドし&lt;/b&gt;、2番手がパス。</translation>
    </message>
    <message>
        <source>eldest plays vuelta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>1番手がブエルタで遊ぶ</translation>
    </message>
    <message>
        <source>The same, but second answers the hold with solo, and eldest passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>始まりは同じ。ただし、ブエルタをホールドされた2番手がソロに上げ、1番手がパス。</translation>
    </message>
    <message>
        <source>second plays solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>2番手がソロで遊ぶ</translation>
    </message>
    <message>
        <source>Eldest says entrada, second vuelta, dealer solo. Eldest passes, second &lt;b&gt;holds&lt;/b&gt; the solo, dealer passes.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>1番手がエントラーダ、2番手がブエルタ、ディーラーがソロ。1番手がパス、2番手がソロを&lt;b&gt;ホールドし&lt;/b&gt;、ディーラーがパス。</translation>
    </message>
    <message>
        <source>Eldest passes, second says entrada, and the dealer would like to say entrada, too.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>1番手がパス、2番手がエントラーダ。ディーラーもエントラーダと言いたい。</translation>
    </message>
    <message>
        <source>he may not: he has not bid before, and nobody holds against an elder seat</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>言えない。まだビッドしていないうえ、先に発言する席に対しては誰もホールドできない</translation>
    </message>
    <message>
        <source>When all pass {rule A4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>全員がパスしたら {rule A4}</translation>
    </message>
    <message>
        <source>The cards are thrown in. Nobody pays, what is in the pool stays there, and the next to the right deals, with a new ante. So the pool grows. A table may agree that a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows instead.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードを集めて配り直します。誰も払わず、プールはそのまま残り、右隣の人が新しいアンティを入れて配ります。こうしてプールは大きくなります。代わりに&lt;a href=&quot;rules:low_bids&quot;&gt;二巡目や強制のゲーム&lt;/a&gt;をすると決めておいてもかまいません。</translation>
    </message>
    <message>
        <source>The player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt; and plays alone against the other three. A table may agree that they can leave it. If they do, the cards are thrown in and the next to the right deals, or a &lt;a href=&quot;rules:low_bids&quot;&gt;second round or a forced game&lt;/a&gt; follows.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>休みの人が&lt;a href=&quot;rules:four_handed&quot;&gt;山札を取り&lt;/a&gt;、一人でほかの三人と戦います。取らなくてもよいと決めておいてもかまいません。取らなければ、カードを集めて右隣の人が配るか、&lt;a href=&quot;rules:low_bids&quot;&gt;二巡目や強制のゲーム&lt;/a&gt;に進みます。</translation>
    </message>
</context>
<context>
    <name>rules/cards.html</name>
    <message>
        <source>The cards and their order {rule 1.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>カードとその順位 {rule 1.1}</translation>
    </message>
    <message>
        <source>Ombre is played with forty cards: the ace and the numbers up to seven, and three court cards in each of four suits. There is no eight, nine or ten. French and Spanish cards serve equally well, since each suit of one deck has its counterpart in the other.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルは40枚のカードで遊びます。四つのスートに、エースから7までの数札と、3枚の絵札。8、9、10はありません。フランスのカードでもスペインのカードでも、スートが一つずつ対応するので、同じように遊べます。</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>フランス</translation>
    </message>
    <message>
        <source>Spanish</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>スペイン</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>組</translation>
    </message>
    <message>
        <source>{sign S french}&amp;nbsp; spades</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S french}&amp;nbsp; スペード</translation>
    </message>
    <message>
        <source>{sign S spanish}&amp;nbsp; swords (espadas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign S spanish}&amp;nbsp; 剣（espadas）</translation>
    </message>
    <message>
        <source>black, or long</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>黒、または長いスート</translation>
    </message>
    <message>
        <source>{sign C french}&amp;nbsp; clubs</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C french}&amp;nbsp; クラブ</translation>
    </message>
    <message>
        <source>{sign C spanish}&amp;nbsp; clubs (bastos)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign C spanish}&amp;nbsp; 棍棒（bastos）</translation>
    </message>
    <message>
        <source>{sign H french}&amp;nbsp; hearts</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H french}&amp;nbsp; ハート</translation>
    </message>
    <message>
        <source>{sign H spanish}&amp;nbsp; cups (copas)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign H spanish}&amp;nbsp; 聖杯（copas）</translation>
    </message>
    <message>
        <source>red, or round</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>赤、または丸いスート</translation>
    </message>
    <message>
        <source>{sign D french}&amp;nbsp; diamonds</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D french}&amp;nbsp; ダイヤ</translation>
    </message>
    <message>
        <source>{sign D spanish}&amp;nbsp; coins (oros)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{sign D spanish}&amp;nbsp; 金貨（oros）</translation>
    </message>
    <message>
        <source>king, K</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>キング、K</translation>
    </message>
    <message>
        <source>queen, Q</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>クイーン、Q</translation>
    </message>
    <message>
        <source>jack, J</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ジャック、J</translation>
    </message>
    <message>
        <source>7 to 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>7から2</translation>
    </message>
    <message>
        <source>ace, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エース、A</translation>
    </message>
    <message>
        <source>king (rey), 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>キング（rey）、12</translation>
    </message>
    <message>
        <source>knight (caballo), 11</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>騎士（caballo）、11</translation>
    </message>
    <message>
        <source>page (sota), 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>従者（sota）、10</translation>
    </message>
    <message>
        <source>ace (as), 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エース（as）、1</translation>
    </message>
    <message>
        <source>Three rules that make all the orders {rule 1.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>順位のすべてを決める三つのルール {rule 1.2}</translation>
    </message>
    <message>
        <source>The {name SA} is always the best trump and the {name CA} always the third best. They are never plain cards: whoever holds {SA} and no other {suit S} has none of that suit when it is led plain.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>{name SA}はいつもいちばん強い切り札、{name CA}はいつも三番目に強い切り札です。平札になることはありません。{SA}を持っていても、ほかに{suit S}がなければ、平札でそのスートがリードされたとき、手札には「ない」ことになります。</translation>
    </message>
    <message>
        <source>Between the two stands the lowliest card of the trump suit: the 2 of a black suit, the 7 of a red one.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>その二つの間に、切り札のスートでいちばん弱いはずの札が入ります。黒いスートなら2、赤いスートなら7です。</translation>
    </message>
    <message>
        <source>In red suits the numbers run backwards. Ace, 2, 3 come before 6 and 7.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>赤いスートでは数が逆に並びます。エース、2、3のほうが、6や7より上です。</translation>
    </message>
    <message>
        <source>The three highest trumps are called &lt;b&gt;spadille&lt;/b&gt;, &lt;b&gt;manille&lt;/b&gt; and &lt;b&gt;basto&lt;/b&gt;, and together the &lt;b&gt;matadors&lt;/b&gt;. With red trumps the fourth is the ace of the suit, &lt;b&gt;punto&lt;/b&gt;: a strong card, but no matador.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>上から3枚の切り札を&lt;b&gt;スパディーユ&lt;/b&gt;、&lt;b&gt;マニーユ&lt;/b&gt;、&lt;b&gt;バスト&lt;/b&gt;といい、まとめて&lt;b&gt;マタドール&lt;/b&gt;と呼びます。切り札が赤なら、四番目はそのスートのエース、&lt;b&gt;ポント&lt;/b&gt;です。強い札ですが、マタドールではありません。</translation>
    </message>
    <message>
        <source>Trumps, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>切り札、強いほうから</translation>
    </message>
    <message>
        <source>There are eleven trumps when a black suit is trump and twelve when a red one is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>切り札は、黒いスートなら11枚、赤いスートなら12枚あります。</translation>
    </message>
    <message>
        <source>Plain suits, from high to low</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>平札、強いほうから</translation>
    </message>
    <message>
        <source>The same in the other deck</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>もう一方のカードでは</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Plain suits</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>平札</translation>
    </message>
</context>
<context>
    <name>rules/claim.html</name>
    <message>
        <source>Five tricks, and the vole {rule 1.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>5トリックとヴォル {rule 1.10}</translation>
    </message>
    <message>
        <source>If the Ombre wins the &lt;b&gt;first five tricks&lt;/b&gt;, the game is his already. Before he leads to the sixth he must choose:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルが&lt;b&gt;最初の5トリック&lt;/b&gt;を続けて取れば、もうゲームは勝ちです。6トリック目をリードする前に、どちらかを選びます。</translation>
    </message>
    <message>
        <source>He &lt;b&gt;claims&lt;/b&gt;. The play ends, and he is paid three chips more by each opponent: the &lt;b&gt;primeras&lt;/b&gt;.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>勝ちを&lt;b&gt;宣言する&lt;/b&gt;。プレイはそこで終わり、相手一人につき3チップ余分に受け取ります。これが&lt;b&gt;プリメーラ&lt;/b&gt;です。</translation>
    </message>
    <message>
        <source>He &lt;b&gt;leads on&lt;/b&gt;. Now he owes all nine tricks: the &lt;b&gt;vole&lt;/b&gt;. There is no way back.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;リードを続ける&lt;/b&gt;。こうなると9トリックすべて、つまり&lt;b&gt;ヴォル&lt;/b&gt;を果たさなければなりません。あと戻りはできません。</translation>
    </message>
    <message>
        <source>From each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>相手一人から</translation>
    </message>
    <message>
        <source>The pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>プール</translation>
    </message>
    <message>
        <source>claimed after five</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5トリックで止めた</translation>
    </message>
    <message>
        <source>the game, and 3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ゲームの分と3</translation>
    </message>
    <message>
        <source>the Ombre’s</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルのもの</translation>
    </message>
    <message>
        <source>vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ヴォル達成</translation>
    </message>
    <message>
        <source>the game, and 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ゲームの分と10</translation>
    </message>
    <message>
        <source>vole failed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ヴォル失敗</translation>
    </message>
    <message>
        <source>he &lt;b&gt;pays&lt;/b&gt; 30 to each opponent, less 2 in a vuelta or 10 in a solo, and less his estuches</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>相手一人に30ずつ&lt;b&gt;払う&lt;/b&gt;。ただし30から、ブエルタなら2、ソロなら10、さらにエストゥーチェの分を引く</translation>
    </message>
    <message>
        <source>the Ombre’s all the same, for he has won the game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>それでもオンブルのもの。ゲームには勝っているから</translation>
    </message>
    <message>
        <source>The choice exists only after five straight tricks. An Ombre who loses any of the first five plays for the majority and for nothing more, even if he wins all the rest.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>選べるのは、最初の5トリックを続けて取ったときだけです。そのうち一つでも落としたオンブルは、残りを全部取っても、ふつうの勝ちのほかには何もありません。</translation>
    </message>
    <message>
        <source>Five tricks are safe, and nine are a risk. Go for the vole when you could show your last four cards and nobody would argue.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>5トリックなら安全、9トリックなら賭けです。最後の4枚を見せても誰も文句を言わないような手なら、ヴォルを目指しましょう。</translation>
    </message>
</context>
<context>
    <name>rules/deal.html</name>
    <message>
        <source>The deal {rule 1.3}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>配り方 {rule 1.3}</translation>
    </message>
    <message>
        <source>Three play, each for himself, until one of them becomes the Ombre; then the other two defend together. All the same a defender may also win alone: that is &lt;a href=&quot;rules:outcome&quot;&gt;codille&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>三人がそれぞれ自分のために遊び、一人がオンブルになると、ほかの二人が力を合わせて守ります。それでも、ディフェンダーが一人で勝つこともあります。それが&lt;a href=&quot;rules:outcome&quot;&gt;コディーユ&lt;/a&gt;です。</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;: the deal, the bidding, the exchange, the tricks. The player at the dealer’s right is the &lt;b&gt;eldest&lt;/b&gt;. He is the first to be dealt to, the first to speak and the first to play; then comes the next to the right, and the dealer last.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>配るのも、ビッドも、交換も、トリックも、すべて&lt;b&gt;反時計回り&lt;/b&gt;に進みます。ディーラーの右隣が&lt;b&gt;1番手&lt;/b&gt;です。最初に配られ、最初に発言し、最初にカードを出します。それからその右隣へと進み、ディーラーが最後です。</translation>
    </message>
    <message>
        <source>Who deals first {rule 1.4} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>最初のディーラー {rule 1.4} {rule A2}</translation>
    </message>
    <message>
        <source>Each draws a card from the spread pack, and the highest deals. For this draw alone the cards count as they are numbered: king, {rank Q}, {rank J}, then 7 down to 2, and the ace lowest. Suits are equal; those who tie for the highest draw again. After each deal the next to the right deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>広げたカードから一人1枚ずつ引き、いちばん強いカードの人がディーラーになります。このときだけは、数字のとおりに数えます。キング、{rank Q}、{rank J}、それから7から2まで、エースがいちばん下です。スートに上下はなく、並んだら引き直します。ディールが終わるたびに、右隣へディーラーが移ります。</translation>
    </message>
    <message>
        <source>The ante {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>アンティ {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before every deal the dealer puts &lt;b&gt;five chips&lt;/b&gt; into the pool, whatever is there already. If you see 5 in a pool that was empty, that is the ante. A table may agree that every player stakes instead. Then the stake is also the &lt;a href=&quot;rules:payments&quot;&gt;price of losing&lt;/a&gt;, for each player.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ディールのたびに、ディーラーが、プールに何が残っていても&lt;b&gt;5チップ&lt;/b&gt;を入れます。空だったプールに5とあれば、それがアンティです。全員が入れると決めておいてもかまいません。そのときは、入れる額が&lt;a href=&quot;rules:payments&quot;&gt;負けの額&lt;/a&gt;（一人当たり）にもなります。</translation>
    </message>
    <message>
        <source>The cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>カード</translation>
    </message>
    <message>
        <source>The dealer gives nine cards to each, &lt;b&gt;three at a time&lt;/b&gt;, beginning with the eldest. The thirteen that are left are the talon; they stay face down in the middle.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ディーラーは1番手から順に、&lt;b&gt;3枚ずつ&lt;/b&gt;、一人に9枚配ります。残りの13枚が山札で、伏せたまま真ん中に置きます。</translation>
    </message>
    <message>
        <source>The end of a sitting {rule 2.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>対局の終わり {rule 2.1}</translation>
    </message>
    <message>
        <source>A sitting lasts as many deals as you agreed, or as long as you like. What lies in the pool at the end is shared out equally; chips that cannot be shared go to the last dealer. A player may owe chips: nobody has to leave the table.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>対局は、決めた数のディールまで、または好きなだけ続けます。最後にプールに残ったものは等分し、分けられないチップは最後のディーラーのものです。チップがマイナスになってもかまいません。席を立つ必要はありません。</translation>
    </message>
</context>
<context>
    <name>rules/exchange.html</name>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>交換 {rule 1.8}</translation>
    </message>
    <message>
        <source>Cards are thrown face down and never seen again; as many are drawn from the top of the talon. Thirteen cards must serve three players, so what one takes another will miss.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードは伏せて捨て、もう二度と見ません。同じ枚数を山札の上から引きます。13枚を三人で使うのですから、一人が多く取れば、ほかの人の分が減ります。</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>誰が</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>何枚</translation>
    </message>
    <message>
        <source>the Ombre, except in a solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブル（ソロを除く）</translation>
    </message>
    <message>
        <source>up to nine; in a vuelta one at least, the turned card being the first he draws</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>9枚まで。ブエルタでは少なくとも1枚で、めくったカードを最初に引く</translation>
    </message>
    <message>
        <source>the first defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>一人目のディフェンダー</translation>
    </message>
    <message>
        <source>up to eight of what is left</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>残りから8枚まで</translation>
    </message>
    <message>
        <source>the second defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>二人目のディフェンダー</translation>
    </message>
    <message>
        <source>what is left, up to nine</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>残りから9枚まで</translation>
    </message>
    <message>
        <source>A solo keeps only the Ombre from the talon. The defenders exchange as always, and have all thirteen cards between them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ソロで山札を使えないのはオンブルだけです。ディフェンダーはいつもどおり交換し、二人で13枚すべてを使えます。</translation>
    </message>
    <message>
        <source>A player who sat out and has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four of its thirteen cards and draws none. Nobody else exchanges then.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>休んでいて&lt;a href=&quot;rules:four_handed&quot;&gt;山札&lt;/a&gt;を取った人は、13枚のうち4枚を捨て、1枚も引きません。そのときは、ほかの誰も交換しません。</translation>
    </message>
    <message>
        <source>Which defender is first? {rule A13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>先に交換するのはどちらのディフェンダー？ {rule A13}</translation>
    </message>
    <message>
        <source>The one at the Ombre’s right is asked. He exchanges, or he says &lt;i&gt;you first&lt;/i&gt;, and then the other must. That is all they may say to each other. Let your partner draw first if your hand is good as it is, or if it is hopeless: the one who draws eight fresh cards should be the one who can use them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルの右隣が先に聞かれます。自分が交換するか、「お先にどうぞ」と言うかで、そう言われたらもう一人が先に交換します。二人の間で言ってよいのはそれだけです。自分の手札が今のままでよいとき、または望みのないときは、もう一人に先に引かせましょう。新しい8枚は、それを生かせる人が引くほうがよいからです。</translation>
    </message>
    <message>
        <source>What is left {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>残ったカード {rule A14}</translation>
    </message>
    <message>
        <source>Cards that nobody drew stay face down until the deal is over.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>誰も引かなかったカードは、ディールが終わるまで伏せたままです。</translation>
    </message>
    <message>
        <source>What to throw</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>何を捨てるか</translation>
    </message>
    <message>
        <source>As Ombre keep trumps and kings; nearly everything else can go. As a defender keep trumps, kings, and a suit in which you have the two highest. Throwing all but two or three cards is quite usual.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルなら切り札とキングを残し、ほかはほとんど捨ててかまいません。ディフェンダーなら切り札とキング、それから上の2枚がそろったスートを残します。2、3枚だけ残して全部捨てるのも、よくあることです。</translation>
    </message>
</context>
<context>
    <name>rules/five_handed.html</name>
    <message>
        <source>Cinquillo, Ombre for five {rule 3.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>シンキーリョ、五人用オンブル {rule 3.11}</translation>
    </message>
    <message>
        <source>Five play with the whole pack, eight cards each, so there is no talon and nothing to exchange. The Ombre need not play alone: he calls a &lt;b&gt;king&lt;/b&gt;, and whoever holds it is on his side, in secret.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>五人で全部のカードを使い、一人8枚。山札はなく、交換もありません。オンブルは一人で戦わなくてもよく、&lt;b&gt;キング&lt;/b&gt;を指名すれば、それを持つ人がひそかに味方になります。</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. In France the game was called quintille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードの順位とプレイは、どのオンブルとも同じです。&lt;a href=&quot;rules:cards&quot;&gt;カードとその順位&lt;/a&gt;と&lt;a href=&quot;rules:play&quot;&gt;プレイ&lt;/a&gt;をご覧ください。フランスではカンティーユと呼ばれました。</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>賭け金と配り方 {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts three chips into the pool before each deal, so a fresh pool holds fifteen. The dealer deals all forty cards by fours, counter-clockwise, beginning at his right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ディールの前に&lt;b&gt;一人ひとり&lt;/b&gt;が3チップをプールに入れるので、新しいプールは15になります。ディーラーは右隣から反時計回りに、4枚ずつ40枚すべてを配ります。</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ビッド {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>約束すること</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;キング指名&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>指名したキングの持ち主と合わせて、8トリックのうち5トリック</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ソロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>一人で四人を相手に5トリック</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. A solo goes over an asking. If you have asked leave and somebody who speaks after you bids a solo, you may &lt;b&gt;hold&lt;/b&gt;: play a solo yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まず1番手が発言し、パスした人はもう加われません。ソロはキング指名より上です。自分がキング指名をビッドし、あとに発言する人がソロをビッドしたら、&lt;b&gt;ホールド&lt;/b&gt;することができます。自分がソロで遊び、ゲームは自分のものになります。</translation>
    </message>
    <message>
        <source>If &lt;b&gt;four pass&lt;/b&gt;, the dealer may still bid as he likes. If he passes too, he must play all the same, and calls a king as if he had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;四人がパス&lt;/b&gt;しても、ディーラーは好きなビッドができます。ディーラーもパスしたら、それでも遊ばなければならず、キング指名のときと同じくキングを指名します。</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>切り札と指名されたキング {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. If he plays solo, that is all. If he asked leave, he then calls a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルが切り札を決めます。ソロならそれだけです。キング指名なら、続いて&lt;b&gt;キング&lt;/b&gt;を1枚指名します。</translation>
    </message>
    <message>
        <source>any king that he does not hold, but not the king of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>自分が持っていないキングならどれでも。ただし切り札のキングはいけません。</translation>
    </message>
    <message>
        <source>if he holds all three, a &lt;b&gt;{rank Q}&lt;/b&gt; of those suits that he does not hold;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>三つとも持っていれば、そのスートのうち、自分が持っていない&lt;b&gt;{rank Q}&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>if he holds those as well, nobody can help him: he plays alone, and shows why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>それも全部持っていれば、助けられる人はいません。手札を見せて、一人で戦います。</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the Ombre’s &lt;b&gt;ally&lt;/b&gt;. He says nothing, and nothing in his manner may betray him. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>指名されたカードを持つ人がオンブルの&lt;b&gt;味方&lt;/b&gt;です。何も言わず、そぶりにも出してはいけません。ほかの人は、オンブルも含めて、そのカードが出たときに初めて知ります。それまでテーブルには「味方か敵か？」と出ます。</translation>
    </message>
    <message>
        <source>The play</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. All eight tricks are played: there is no surrender, no claim after five tricks, no vole, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>誰がオンブルでも、1番手が最初にリードします。マタドールの特権はあります。8トリックを最後までプレイします。降参も、5トリックでの宣言も、ヴォルもなく、ガノも言いません。</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>支払い</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and his ally count together. Two thirds of what a side wins or owes are the Ombre’s and one third is his ally’s, to the nearest chip.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルと味方のトリックは合わせて数えます。オンブル側が受け取る額も払う額も、三分の二がオンブル、三分の一が味方の分で、端数は四捨五入します。</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル側のトリック</translation>
    </message>
    <message>
        <source>With an ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>味方あり</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;5トリック&lt;/b&gt;以上：勝ち</translation>
    </message>
    <message>
        <source>The Ombre takes two thirds of the pool, the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがプールの三分の二、味方が三分の一を取る。</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがプールを取る。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;4トリック&lt;/b&gt;：ルミーズ、またはプエスタ</translation>
    </message>
    <message>
        <source>They pay into the pool as much as is in it, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>プールと同じ額をプールに払う。オンブルが三分の二、味方が三分の一。</translation>
    </message>
    <message>
        <source>The Ombre doubles the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがプールを倍にする。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;3トリック&lt;/b&gt;以下：コディーユ</translation>
    </message>
    <message>
        <source>The three others share the pool evenly. Then the losers put back what was taken, the Ombre two thirds and the ally one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ほかの三人がプールを等分する。そのあと負けた側が、取られた分をプールに戻す。オンブルが三分の二、味方が三分の一。</translation>
    </message>
    <message>
        <source>The four others share the pool, and the Ombre puts it back.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ほかの四人がプールを分け、オンブルがその分を戻す。</translation>
    </message>
    <message>
        <source>What cannot be shared evenly stays in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>等分できない分はプールに残ります。</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>計算の例</translation>
    </message>
    <message>
        <source>The pool is 15.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>プールは15。</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>味方</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ほかの各人</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>プール</translation>
    </message>
    <message>
        <source>Asked leave, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>キング指名、5トリック</translation>
    </message>
    <message>
        <source>Asked leave, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>キング指名、4トリック</translation>
    </message>
    <message>
        <source>Asked leave, three tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>キング指名、3トリック</translation>
    </message>
    <message>
        <source>Solo, five tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ソロ、5トリック</translation>
    </message>
    <message>
        <source>Solo, four tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ソロ、4トリック</translation>
    </message>
    <message>
        <source>Solo, three tricks: each other has 3, and 3 stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ソロ、3トリック：ほかの各人が3、3は残る</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>テーブルごとの違い</translation>
    </message>
    <message>
        <source>Wikipedia says that a side with &lt;b&gt;three&lt;/b&gt; tricks has a remise. That is most likely a slip, since five are needed and four miss them by one, and the old books have it at four; but it can be played so. The fifth player may be free to pass, or may be allowed nothing but a solo. And a table may pay, as Seymour has it, two chips from each opponent for a solo, for three matadors on the Ombre’s side and for all eight tricks, when his side wins; chips that four cannot share then go to the one among them who was dealt the best trump.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ウィキペディアには、&lt;b&gt;3トリック&lt;/b&gt;でルミーズとあります。勝ちに5トリック要り、1トリック足りないのは4トリックですし、古い本でも4トリックですから、おそらく書き間違いでしょう。それでも、そう遊ぶこともできます。五人目は自由にパスできることも、ソロしか許されないこともあります。また、シーモアの本のように、ソロ、オンブル側の3枚のマタドール、8トリックすべてに、その側が勝ったとき、相手が一人2チップずつ払うテーブルもあります。そのとき四人で分けられないチップは、そのうち、いちばん強い切り札を配られた人のものです。</translation>
    </message>
</context>
<context>
    <name>rules/five_minutes.html</name>
    <message>
        <source>Ombre in five minutes</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>5分でわかるオンブル</translation>
    </message>
    <message>
        <source>Three people, forty cards, a pool of chips in the middle. In every deal one of the three stands up against the other two and says, in old Spanish, &lt;i&gt;yo soy el hombre&lt;/i&gt;: I am the man. If he is as good as his word, the pool is his. If not, he fills it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>三人と40枚のカード、そして真ん中にチップのプール。ディールごとに一人が二人の相手に立ち向かい、古いスペイン語で&lt;i&gt;yo soy el hombre&lt;/i&gt;、「私がその男だ」と言います。言葉どおりに勝てば、プールはその人のものです。負ければ、その人がプールにチップを足します。</translation>
    </message>
    <message>
        <source>What it is about</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>何を争うか</translation>
    </message>
    <message>
        <source>Each of you holds nine cards; thirteen lie in the &lt;b&gt;talon&lt;/b&gt;, face down. Whoever bids highest is the &lt;b&gt;Ombre&lt;/b&gt;. He chooses the trump suit and plays alone. He wins if he takes &lt;b&gt;more tricks than either defender&lt;/b&gt;: five are always enough, and four will do when the others have three and two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>手札は一人9枚で、13枚は伏せた&lt;b&gt;山札&lt;/b&gt;になります。いちばん高くビッドした人が&lt;b&gt;オンブル&lt;/b&gt;です。オンブルは切り札のスートを決め、一人で戦います。&lt;b&gt;どちらのディフェンダーよりも多くトリックを取れば&lt;/b&gt;勝ちです。5トリックなら必ず勝ちで、ほかの二人が3と2に分かれれば4トリックでも勝ちです。</translation>
    </message>
    <message>
        <source>Everything goes round &lt;b&gt;counter-clockwise&lt;/b&gt;, to the right: the deal, the bidding, the cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>配るのも、ビッドも、カードを出すのも、すべて&lt;b&gt;反時計回り&lt;/b&gt;、つまり右へ進みます。</translation>
    </message>
    <message>
        <source>The one odd thing: which card is high</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>一つだけ変わったこと：カードの順位</translation>
    </message>
    <message>
        <source>The two black aces are always trumps, whatever suit is named. Between them stands a card that would be the lowest of its suit. These three are the &lt;b&gt;matadors&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>黒のエース2枚は、どのスートが切り札でも、いつも切り札です。その間に、ふつうならそのスートでいちばん弱いはずの札が入ります。この3枚が&lt;b&gt;マタドール&lt;/b&gt;です。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;スパディーユ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{SA}, the {name SA}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA}、{name SA}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;マニーユ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the 2 of trumps if they are black ({S2} or {C2}), the 7 if they are red ({H7} or {D7})</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札が黒なら2（{S2}か{C2}）、赤なら7（{H7}か{D7}）</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basto&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;バスト&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{CA}, the {name CA}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA}、{name CA}</translation>
    </message>
    <message>
        <source>After them a black trump suit goes down from the king, a red one from its ace. In the red suits, {suit H} and {suit D}, the low numbers are the good ones: the 2 beats the 6. With {suit H} as trumps the whole line is</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>その後は、黒い切り札はキングから、赤い切り札はエースから順に続きます。赤のスート（{suit H}と{suit D}）では小さい数が強く、2は6に勝ちます。{suit H}が切り札なら、全体はこうなります。</translation>
    </message>
    <message>
        <source>You need not learn this now: the ladder in the corner of the table shows it, with the trumps that are gone struck out. More in &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>今覚える必要はありません。テーブルの隅にある切り札の列がこれを示し、出た切り札には線が引かれます。詳しくは&lt;a href=&quot;rules:cards&quot;&gt;カードとその順位&lt;/a&gt;をご覧ください。</translation>
    </message>
    <message>
        <source>A deal, step by step</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ディールの流れ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bid.&lt;/b&gt; Say &lt;i&gt;entrada&lt;/i&gt; to name trumps and change cards, &lt;i&gt;vuelta&lt;/i&gt; to let the talon’s top card make trumps, &lt;i&gt;solo&lt;/i&gt; to play what you were dealt. Or pass. The higher bid plays, and is paid better. &lt;a href=&quot;rules:auction&quot;&gt;The auction&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;ビッド。&lt;/b&gt;切り札を決めて手札を交換するなら「エントラーダ」、山札のいちばん上のカードで切り札を決めるなら「ブエルタ」、配られた手札で遊ぶなら「ソロ」と言います。またはパスします。いちばん高いビッドの人がオンブルになり、ビッドが高いほど支払いも多くなります。&lt;a href=&quot;rules:auction&quot;&gt;オークション&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Exchange.&lt;/b&gt; The Ombre throws what he does not want and draws as many from the talon; then the defenders do the same. &lt;a href=&quot;rules:exchange&quot;&gt;The exchange&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;交換。&lt;/b&gt;オンブルは要らないカードを捨て、同じ枚数を山札から引きます。それからディフェンダーも同じようにします。&lt;a href=&quot;rules:exchange&quot;&gt;交換&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play.&lt;/b&gt; Follow suit if you can; if you cannot, play what you like. The highest trump wins the trick, without trumps the highest card of the suit led. Matadors have a privilege: to a small trump you may keep them back. &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;プレイ。&lt;/b&gt;リードされたスートがあれば必ずフォローし、なければ何を出してもかまいません。いちばん強い切り札がトリックを取り、切り札が出なければ、リードされたスートのいちばん強い札が取ります。マタドールには特権があり、弱い切り札がリードされたときは、出さずに手に残せます。&lt;a href=&quot;rules:play&quot;&gt;プレイ&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pay.&lt;/b&gt; Most tricks for the Ombre: he takes the pool and is paid by both (&lt;b&gt;sacada&lt;/b&gt;). A tie for most: he must double the pool and more (&lt;b&gt;puesta&lt;/b&gt;). A defender has most: the Ombre pays him the same (&lt;b&gt;codille&lt;/b&gt;). &lt;a href=&quot;rules:payments&quot;&gt;The payments&lt;/a&gt;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;支払い。&lt;/b&gt;オンブルのトリックがいちばん多ければ、プールを取り、二人から支払いを受けます（&lt;b&gt;サカーダ&lt;/b&gt;）。いちばん多い人が並べば、オンブルはプールと同じ額に決まった額を足して、プールに払います（&lt;b&gt;プエスタ&lt;/b&gt;）。ディフェンダーがいちばん多ければ、オンブルは同じ額をその人に払います（&lt;b&gt;コディーユ&lt;/b&gt;）。&lt;a href=&quot;rules:payments&quot;&gt;支払い&lt;/a&gt;</translation>
    </message>
    <message>
        <source>When to bid</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>いつビッドするか</translation>
    </message>
    <message>
        <source>Count the tricks that you would bet on. Spadille is one; manille and basto nearly always; then kings, and trumps beyond the third. With four in sight an entrada is usual, for the exchange often brings the fifth. A solo wants five or six in the hand already. When in doubt, pass: two against one defend well, and a codille is dear.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>確かだと思うトリックを数えましょう。スパディーユで1トリック、マニーユとバストもほとんどいつも1トリックずつです。それからキングと、4枚目以降の切り札も1トリックずつ数えます。4トリック見込めれば、ふつうエントラーダをビッドします。交換で5トリック目が来ることが多いからです。ソロには、配られた手札に5トリックか6トリックが必要です。迷ったらパスしましょう。二人が組めば守りは固く、コディーユは高くつきます。</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;F1&lt;/b&gt; at any time: this book opens where you are in the game. Right after the table has refused a card, it opens at the rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>いつでも&lt;b&gt;F1&lt;/b&gt;を押せば、今の場面のところでこの本が開きます。出せないカードを出そうとした直後なら、その理由のルールのところで開きます。</translation>
    </message>
</context>
<context>
    <name>rules/four_handed.html</name>
    <message>
        <source>Ombre for four {rule 3.10}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>四人用オンブル {rule 3.10}</translation>
    </message>
    <message>
        <source>Four friends need not send one home. In every deal three play Ombre as they always do, and the fourth sits out: he gets no cards, but he has a share in what happens. And when nobody else wants to play, his hour comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>四人集まっても、一人を外す必要はありません。ディールごとに三人がいつものオンブルを遊び、四人目は休みます。カードは配られませんが、勝負の結果は分け合います。そして誰も遊びたがらないときこそ、その人の出番です。</translation>
    </message>
    <message>
        <source>Who sits out? {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>誰が休む？ {rule 1.5}</translation>
    </message>
    <message>
        <source>The player &lt;b&gt;opposite the dealer&lt;/b&gt;. The other three bid, exchange and play in their usual order, beginning at the dealer’s right. The deal passes to the right, and so does the rest: each sits out one deal in four. Some tables let the player at the dealer’s left sit out, or the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;ディーラーの向かい&lt;/b&gt;の人です。ほかの三人が、ディーラーの右隣から始めて、いつもの順にビッドし、交換し、プレイします。ディーラーは右へ移り、休みも移るので、四回に一回ずつ休みます。ディーラーの左隣が休むテーブルや、ディーラー自身が休むテーブルもあります。</translation>
    </message>
    <message>
        <source>What he shares</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>休みの人の分</translation>
    </message>
    <message>
        <source>Whoever sits out pays and is paid like a defender. Where &lt;i&gt;each opponent&lt;/i&gt; pays, three pay instead of two; and a loss is reckoned for four heads. He sees no cards until the deal is settled, and he cannot win a codille. He says nothing either, with one exception: a dealer who sits out, at a table where the dealer may show the rest of the talon, is asked about that.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>休みの人も、ディフェンダーと同じように払い、受け取ります。「相手一人につき」払うときは二人でなく三人が払い、負けは四人分で数えます。ディールの精算がすむまでカードは見ず、コディーユを取ることもありません。口も出しませんが、例外が一つ。残りの山札をディーラーが見せてよいテーブルで、ディーラーが休みなら、見せるかどうかを聞かれます。</translation>
    </message>
    <message>
        <source>Entrada, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>エントラーダ、プールに5</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>Defenders</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ディフェンダー</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>休みの人</translation>
    </message>
    <message>
        <source>Pool after</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>その後のプール</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>プエスタ</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>コディーユ</translation>
    </message>
    <message>
        <source>Vole announced, and missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ヴォルを宣言して失敗</translation>
    </message>
    <message>
        <source>All three pass</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>三人ともパスしたら</translation>
    </message>
    <message>
        <source>Then the player who sat out &lt;b&gt;takes the talon&lt;/b&gt;: all thirteen cards of it. He throws four of them face down, keeps nine, names trumps, and is the Ombre against the other three. They may not exchange, for there is nothing left to draw. The player at the dealer’s right leads, as always.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>休みの人が&lt;b&gt;山札を取ります&lt;/b&gt;。13枚全部です。4枚を伏せて捨て、9枚を残し、切り札を決めて、オンブルとしてほかの三人と戦います。引くカードがもうないので、三人は交換できません。いつものように、ディーラーの右隣が最初にリードします。</translation>
    </message>
    <message>
        <source>Nine tricks are shared by four. The Ombre needs more than &lt;b&gt;each&lt;/b&gt; of the others: three may be enough, when the others have two each.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>9トリックを四人で争います。オンブルは、ほかの&lt;b&gt;誰よりも&lt;/b&gt;多く取らなければなりません。ほかが2トリックずつなら、3トリックで足ります。</translation>
    </message>
    <message>
        <source>If another has as many as he, or two others share the lead, it is a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt;. If one alone has more, that one has codille.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>誰かがオンブルと同じ数だったり、ほかの二人が並んでいちばんだったりすれば、&lt;a href=&quot;rules:outcome&quot;&gt;プエスタ&lt;/a&gt;です。一人だけがもっと多ければ、その人のコディーユです。</translation>
    </message>
    <message>
        <source>The game is worth what an entrada is worth. Estuches count by the nine cards they kept.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>値打ちはエントラーダと同じです。エストゥーチェは、残した9枚で数えます。</translation>
    </message>
    <message>
        <source>He may &lt;a href=&quot;rules:surrender&quot;&gt;surrender&lt;/a&gt;, as with an entrada, and any of the three may take over.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>エントラーダのときと同じように&lt;a href=&quot;rules:surrender&quot;&gt;降参&lt;/a&gt;でき、三人のうち誰でも引き継げます。</translation>
    </message>
    <message>
        <source>Ombre and the three, 5 in the pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブルと三人、プールに5</translation>
    </message>
    <message>
        <source>It is a gamble with good prospects: when three players pass, the strong cards often lie in the talon. At some tables he may leave it; then the deal is passed out, or it goes on as the three have agreed for when &lt;a href=&quot;rules:low_bids&quot;&gt;all pass&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>賭けですが、見込みは十分あります。三人がパスしたときは、強いカードが山札に眠っていることが多いのです。山札を取らなくてもよいテーブルもあります。そのときは流れて配り直すか、&lt;a href=&quot;rules:low_bids&quot;&gt;全員がパスした&lt;/a&gt;ときについて三人が決めたとおりに進みます。</translation>
    </message>
</context>
<context>
    <name>rules/french.html</name>
    <message>
        <source>French Ombre {rule 3.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>フランス式オンブル {rule 3.7}</translation>
    </message>
    <message>
        <source>The game as it was simplified in France: no turned trump and no surrender. Everything is paid by one measure, the &lt;b&gt;pool&lt;/b&gt;. Many French tables also paid for matadors and for playing without an exchange; this form does not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>フランスで簡単にした形です。めくる切り札も、降参もありません。支払いはすべて&lt;b&gt;プール&lt;/b&gt;の額が基準です。フランスのテーブルの多くは、マタドールや「交換なし」にも支払いましたが、この形では払いません。</translation>
    </message>
    <message>
        <source>Cards, order and play are those of every Ombre: nine cards each, thirteen in the talon, counter-clockwise. See &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カード、順位、プレイは、どのオンブルとも同じです。一人9枚、山札は13枚、反時計回り。&lt;a href=&quot;rules:cards&quot;&gt;カードとその順位&lt;/a&gt;と&lt;a href=&quot;rules:play&quot;&gt;プレイ&lt;/a&gt;をご覧ください。</translation>
    </message>
    <message>
        <source>The stakes {rule 1.5} {rule A3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>賭け金 {rule 1.5} {rule A3}</translation>
    </message>
    <message>
        <source>Before each deal &lt;b&gt;every player&lt;/b&gt; puts the same stake into the pool, two chips as a rule, whatever lies there already. So a fresh pool holds six.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ディールの前に&lt;b&gt;全員&lt;/b&gt;が、プールに何が残っていても、同じ額を入れます。ふつうは2チップですから、新しいプールは6になります。</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ビッド {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>交換</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>約束すること</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;プレイ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any number</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>何枚でも</translation>
    </message>
    <message>
        <source>more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ほかの誰よりも多くトリックを取る</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;サンプランドル&lt;/b&gt;</translation>
    </message>
    <message>
        <source>none for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルは交換なし</translation>
    </message>
    <message>
        <source>the same, with the hand as it was dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>同じことを、配られた手札のままで</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ヴォル&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>9トリックすべて</translation>
    </message>
    <message>
        <source>The eldest speaks first. A bid must be higher than the last, and whoever passes is out. But if you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and he must go higher still or give way. The Ombre names the trump when the bidding is over, before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まず1番手が発言します。ビッドは前のビッドより高くなければならず、パスした人はもう加われません。ただし、自分がビッドし、あとに発言する人がもっと高くビッドしたら、&lt;b&gt;ホールド&lt;/b&gt;、つまり同じビッドを言えます。相手はさらに高く言うか、譲らなければなりません。ビッドが終わると、オンブルは、カードを捨てる前に切り札を決めます。{rule 1.7}</translation>
    </message>
    <message>
        <source>If all pass the pool stays, and everybody stakes again for the next deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>全員がパスしたら、プールはそのまま残り、次のディールのために全員がまた入れます。</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>交換 {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws as many cards as he likes, unless he plays sans prendre. Then the others draw in turn, the one at the Ombre’s right first: any number, as far as the talon goes. What is left stays closed.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>サンプランドルでなければ、オンブルは好きな枚数を捨てて引きます。それから、オンブルの右隣から順に、山札のある限り何枚でも引きます。残ったカードは伏せたままです。</translation>
    </message>
    <message>
        <source>Five tricks {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>5トリック {rule 1.10}</translation>
    </message>
    <message>
        <source>An Ombre who wins the first five tricks may stop: the game is won. If he leads to the sixth, he has declared the vole and owes all nine. Whoever has &lt;b&gt;bid&lt;/b&gt; the vole is not asked; he owes them from the first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>最初の5トリックを取ったオンブルは、そこで止めてかまいません。そのディールは勝ちです。6トリック目をリードすれば、ヴォルを宣言したことになり、9トリックすべてを果たさなければなりません。ヴォルを&lt;b&gt;ビッドした&lt;/b&gt;人は聞かれません。初めからすべて取る約束だからです。</translation>
    </message>
    <message>
        <source>What is paid {rule 1.13}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>支払い {rule 1.13}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>支払い</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;: more tricks than each of the others</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;勝ち&lt;/b&gt;：ほかの誰よりも多い</translation>
    </message>
    <message>
        <source>The Ombre takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがプールを取る。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Remise&lt;/b&gt;: the highest number is shared, as 4–4–1, 3–3–3 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ルミーズ&lt;/b&gt;：4–4–1、3–3–3、1–4–4のように、いちばん多い人が並ぶ</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it: it doubles.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがプールと同じ額をプールに払い、プールは倍になる。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: another has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;コディーユ&lt;/b&gt;：ほかの一人がいちばん多い</translation>
    </message>
    <message>
        <source>The Ombre pays that player as much as is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがプールと同じ額をその人に払い、プールは残る。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ヴォル&lt;/b&gt;達成</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each of the others pays him half as much again.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがプールを取り、ほかの人それぞれからその半分を受け取る。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt; missed, bid or declared</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ヴォル&lt;/b&gt;失敗（ビッドでも宣言でも）</translation>
    </message>
    <message>
        <source>The Ombre pays each of the others half of what is in the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがほかの人それぞれにプールの半分を払い、プールは残る。</translation>
    </message>
    <message>
        <source>Sans prendre wins no more than play; it goes over it, that is all. An odd chip of half a pool is not paid. A table may agree that 1–4–4 is codille: then both of the others share what the Ombre pays, and an odd chip of it goes into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>サンプランドルで勝っても、プレイより多くは取れません。ただ、プレイより上のビッドだというだけです。プールを半分にして出た端数は払いません。1–4–4はコディーユだと決めておいてもかまいません。そのときは、オンブルの払う額をほかの二人で分け、端数のチップはプールに入れます。</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>計算の例</translation>
    </message>
    <message>
        <source>Each has staked two, so the pool is 6.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>一人が2ずつ入れたので、プールは6です。</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル</translation>
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
        <translation>プール</translation>
    </message>
    <message>
        <source>Won 5–3–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>勝ち 5–3–1</translation>
    </message>
    <message>
        <source>Remise 4–4–1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ルミーズ 4–4–1</translation>
    </message>
    <message>
        <source>Codille 3–4–2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>コディーユ 3–4–2</translation>
    </message>
    <message>
        <source>Vole made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ヴォル達成</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ヴォル失敗</translation>
    </message>
</context>
<context>
    <name>rules/german_solo.html</name>
    <message>
        <source>German Solo {rule 26.1}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>ドイツ・ソロ {rule 26.1}</translation>
    </message>
    <message>
        <source>What Germany made of Quadrille. Four play with thirty-two cards, eight each, and nothing is staked: the players pay each other. In a &lt;b&gt;Frage&lt;/b&gt; the Ombre calls an ace, whose holder is the ally, in secret; a &lt;b&gt;solo&lt;/b&gt; is played alone, and a &lt;b&gt;tout&lt;/b&gt; must take every trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ドイツ生まれのカドリーユです。四人で32枚のカードを使い、一人8枚。賭け金はなく、互いに支払います。&lt;b&gt;フラーゲ&lt;/b&gt;ではオンブルがエースを指名し、それを持つ人がひそかに味方になります。&lt;b&gt;ソロ&lt;/b&gt;は一人で戦い、&lt;b&gt;トゥー&lt;/b&gt;はすべてのトリックを取らなければなりません。</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>カードと配り方 {rule 1.5}</translation>
    </message>
    <message>
        <source>In each suit ace, {rank K french}, {rank Q french}, {rank J french}, 10, 9, 8 and 7. It is always played with French cards: the Spanish pack has no 8, 9 and 10. The dealer deals three, two and three cards at a time. Whoever draws the highest card deals first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>各スートにエース、{rank K french}、{rank Q french}、{rank J french}、10、9、8、7。スペインのカードには8、9、10がないので、いつもフランスのカードで遊びます。ディーラーは3枚、2枚、3枚の順に配ります。いちばん強いカードを引いた人が最初のディーラーです。</translation>
    </message>
    <message>
        <source>German tables go clockwise; this table goes counter-clockwise, to the right, as in all its games. Who deals, speaks and plays after whom is the same.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ドイツでは時計回りに遊びますが、このテーブルでは、ほかのゲームと同じく反時計回り、右へ進みます。誰のあとに配り、発言し、出すかという順は変わりません。</translation>
    </message>
    <message>
        <source>The order of the cards</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>カードの順位</translation>
    </message>
    <message>
        <source>The two black queens are always trumps, and so is the seven of the trump suit:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>黒のクイーン2枚はいつも切り札で、その間に切り札のスートの7が入ります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spadille&lt;/b&gt;, also called &lt;i&gt;der Alte&lt;/i&gt;, the old man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;スパディーユ&lt;/b&gt;、またの名を&lt;i&gt;der Alte&lt;/i&gt;（年寄り）</translation>
    </message>
    <message>
        <source>&lt;b&gt;Manille&lt;/b&gt;, also called &lt;i&gt;Spitze&lt;/i&gt;, the tip</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;マニーユ&lt;/b&gt;、またの名を&lt;i&gt;Spitze&lt;/i&gt;（先っぽ）</translation>
    </message>
    <message>
        <source>the 7 of trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札の7</translation>
    </message>
    <message>
        <source>&lt;b&gt;Basta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;バスト&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After them the trump suit goes down from the ace:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>その後は、切り札のスートがエースから順に続きます。</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>切り札</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>強いほうから</translation>
    </message>
    <message>
        <source>The other suits go from the ace down to the 7; in {suit C french} and {suit S french} the queen is missing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ほかのスートは、エースから7まで順に並びます。{suit C french}と{suit S french}にはクイーンがありません。</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ビッド {rule 1.6}</translation>
    </message>
    <message>
        <source>One suit is the &lt;b&gt;couleur&lt;/b&gt; for the whole sitting: {suit C french}, unless the table chooses another. A bid in the couleur goes above the same bid in another suit, and everything is paid double.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>一つのスートが、対局中ずっと&lt;b&gt;クルール&lt;/b&gt;になります。ふつうは{suit C french}ですが、ほかのスートに決めてもかまいません。クルールのビッドは、ほかのスートの同じビッドより上で、支払いはすべて二倍です。</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>約束すること</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage&lt;/b&gt; (“I ask”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;フラーゲ&lt;/b&gt;（「お尋ねします」）</translation>
    </message>
    <message>
        <source>five of the eight tricks, together with whoever holds the ace you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>指名したエースの持ち主と合わせて、8トリックのうち5トリック</translation>
    </message>
    <message>
        <source>&lt;b&gt;Frage in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;クルールのフラーゲ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the same, with the couleur as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>同じことを、クルールを切り札にして</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ソロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>five tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>一人で三人を相手に5トリック</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;クルールのソロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; (“everything”)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;トゥー&lt;/b&gt;（「全部」）</translation>
    </message>
    <message>
        <source>all eight tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>一人で8トリックすべて</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout in couleur&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;クルールのトゥー&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have bid and somebody who speaks after you goes higher, you may &lt;b&gt;hold&lt;/b&gt;: play that bid yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まず1番手が発言し、パスした人はもう加われません。自分がビッドし、あとに発言する人がもっと高くビッドしたら、&lt;b&gt;ホールド&lt;/b&gt;することができます。自分がそのビッドで遊び、ゲームは自分のものになります。</translation>
    </message>
    <message>
        <source>Trump and the called ace {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>切り札と指名されたエース {rule 1.7}</translation>
    </message>
    <message>
        <source>In the couleur the trump is fixed. Otherwise the Ombre names another suit. In a Frage they then call an &lt;b&gt;ace&lt;/b&gt; that they lack, not of trumps; if they hold all three, a king that they lack. Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>クルールでは切り札は決まっています。そうでなければ、オンブルがほかのスートから選びます。フラーゲでは、続いて、切り札のほかで自分にない&lt;b&gt;エース&lt;/b&gt;を指名します。三つとも持っていれば、自分にないキングを指名します。指名されたカードを持つ人が&lt;b&gt;味方&lt;/b&gt;で、何も言いません。ほかの人は、オンブルも含めて、そのカードが出たときに初めて知ります。それまでテーブルには「味方か敵か？」と出ます。</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, whoever holds spadille ({CQ french}) must play a &lt;b&gt;Grossfrage&lt;/b&gt;, the great question: they call an ace that they lack, of any suit. Its holder shows it at once, is the ally, and &lt;b&gt;names the trump&lt;/b&gt;: any suit but that of the ace. With all four aces there is nobody to ask, and the holder of spadille plays a solo in any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;四人ともパス&lt;/b&gt;したら、スパディーユ（{CQ french}）を持つ人が&lt;b&gt;グロースフラーゲ&lt;/b&gt;（大きな問い）をしなければなりません。どのスートでも、自分にないエースを指名します。持つ人はすぐに見せて味方になり、&lt;b&gt;切り札を決めます&lt;/b&gt;。そのエースのスート以外ならどれでもかまいません。エースを4枚とも持っていれば、尋ねる相手はなく、スパディーユの持ち主が好きなスートでソロを遊びます。</translation>
    </message>
    <message>
        <source>The play and the result {rule 20.4} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>プレイと結果 {rule 20.4} {rule 1.9}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Follow suit; if you cannot, play what you like. &lt;b&gt;No trump may be withheld&lt;/b&gt;: spadille too must fall to the lowest trump, if it is the last in the hand. Nobody surrenders, and all eight tricks are played. The tricks of Ombre and ally count together. &lt;b&gt;Five&lt;/b&gt; win, four or fewer lose; a tout needs all eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>誰がオンブルでも、1番手が最初にリードします。スートがあればフォローし、なければ何を出してもかまいません。&lt;b&gt;切り札は温存できません&lt;/b&gt;。手にある最後の切り札なら、スパディーユでも、いちばん弱い切り札に対して出さなければなりません。降参はなく、8トリックを最後までプレイします。オンブルと味方のトリックは合わせて数えます。&lt;b&gt;5トリック&lt;/b&gt;で勝ち、4トリック以下は負け。トゥーは8トリックすべてが必要です。</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>支払い {rule 24.5}</translation>
    </message>
    <message>
        <source>There is no pool. When the game is won, each opponent pays; when it is lost, each is paid as much.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>プールはありません。ゲームに勝てば相手が一人ずつ払い、負ければ一人ずつに同じ額を払います。</translation>
    </message>
    <message>
        <source>In another suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ほかのスート</translation>
    </message>
    <message>
        <source>In couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>クルール</translation>
    </message>
    <message>
        <source>Frage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>フラーゲ</translation>
    </message>
    <message>
        <source>Grossfrage, whatever is trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>グロースフラーゲ（切り札は何でも）</translation>
    </message>
    <message>
        <source>Solo, also the one with four aces</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ソロ（エース4枚のソロも）</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>トゥー</translation>
    </message>
    <message>
        <source>With an ally, the first opponent after the Ombre settles with the ally, the other with the Ombre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>味方がいるときは、オンブルの次に座る相手が味方と、もう一人の相手がオンブルと精算します。</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>計算の例</translation>
    </message>
    <message>
        <source>Each is won. If the game is lost, the same chips go the other way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>どれも勝った場合です。負けたときは、同じチップが逆に動きます。</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>味方</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>相手一人</translation>
    </message>
    <message>
        <source>Frage, or Grossfrage</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>フラーゲ、またはグロースフラーゲ</translation>
    </message>
    <message>
        <source>Frage in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>クルールのフラーゲ</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>Solo in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>クルールのソロ</translation>
    </message>
    <message>
        <source>Tout in couleur</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>クルールのトゥー</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>テーブルごとの違い</translation>
    </message>
    <message>
        <source>When all pass, some tables deal again. Some let the suit of the first game won be the couleur; here it is chosen before. The sources do not tell everything. &lt;b&gt;Our own defaults&lt;/b&gt; are: who may hold a bid; the king that is called by a holder of three aces; that four tricks lose, and are no tie; that a Grossfrage is paid 2 whatever its trump; and the solo of a holder of all four aces, with its price. With both black queens a table may let you &lt;b&gt;bid&lt;/b&gt; a Grossfrage, above the frages and below solo, for 4 from each; one source has 8. Some let a side that has won the &lt;b&gt;first five&lt;/b&gt; tricks lead to the sixth and so play for all eight: 8 from each in place of the game, or to each if one is lost, twice as much in couleur; a tout that was bid stays as it is. Both are house rules, and so is every price. A bonus for the first five tricks (&lt;i&gt;Prime&lt;/i&gt;) is not played, because no price of it was found.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>全員がパスしたら配り直すテーブルもあります。最初に勝ったゲームのスートをクルールにするテーブルもありますが、ここでは先に決めます。出典はすべてを語ってはくれません。&lt;b&gt;このプログラムで決めた標準&lt;/b&gt;は、誰がビッドをホールドできるか、エース3枚の持ち主が指名するキング、4トリックは引き分けでなく負けとすること、グロースフラーゲは切り札が何でも2を払うこと、エース4枚の持ち主のソロとその値段です。黒のクイーンが2枚ともあれば、フラーゲより上、ソロより下のビッドとして、グロースフラーゲを&lt;b&gt;ビッドして&lt;/b&gt;よいテーブルもあります。各自から4で、8とする出典もあります。&lt;b&gt;最初の5トリック&lt;/b&gt;を取った側が6トリック目をリードして、8トリックすべてを目指してよいテーブルもあります。ゲームの分の代わりに各自から8、一つでも落とせば各自に8、クルールなら二倍で、ビッドしたトゥーはそのままです。どちらもハウスルールで、値段もすべてそうです。最初の5トリックへの賞（&lt;i&gt;Prime&lt;/i&gt;）は、値段がどこにも見つからないので、ここにはありません。</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ことば</translation>
    </message>
    <message>
        <source>Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>クルール</translation>
    </message>
    <message>
        <source>The suit in which everything is paid double. The word is French, and means colour, or suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>すべての支払いが二倍になるスート。フランス語で、色、またはスートのこと。</translation>
    </message>
    <message>
        <source>A question, asking leave: the game with a called ace.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>問い、つまりキング指名にあたるもの。エースを指名するゲーム。</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>グロースフラーゲ</translation>
    </message>
    <message>
        <source>A great question: the forced game, in which the ally names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>大きな問い。味方が切り札を決める、強制のゲーム。</translation>
    </message>
    <message>
        <source>Everything: all eight tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>全部。8トリックすべて。</translation>
    </message>
</context>
<context>
    <name>rules/glossary.html</name>
    <message>
        <source>Words of the game</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>用語集</translation>
    </message>
    <message>
        <source>Most of them came from Spain with the game, and went through France and England on the way.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ほとんどはゲームとともにスペインから来て、フランスとイギリスを通ってきました。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ally&quot;&gt;&lt;/a&gt;&lt;!--ミカタ--&gt;味方</translation>
    </message>
    <message>
        <source>Whoever holds the card that the Ombre has called, in &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:five_handed&quot;&gt;シンキーリョ&lt;/a&gt;、&lt;a href=&quot;rules:quadrille&quot;&gt;カドリーユ&lt;/a&gt;、&lt;a href=&quot;rules:german_solo&quot;&gt;ドイツ・ソロ&lt;/a&gt;で、オンブルが指名したカードを持つ人。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;Ante</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ante&quot;&gt;&lt;/a&gt;アンティ</translation>
    </message>
    <message>
        <source>What is put into the pool before a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ディールの前にプールに入れるもの。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;Ask leave</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ask_leave&quot;&gt;&lt;/a&gt;&lt;!--キングシメイ--&gt;キング指名</translation>
    </message>
    <message>
        <source>The lowest bid of &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt; and &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt;: name trumps and call a king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:five_handed&quot;&gt;シンキーリョ&lt;/a&gt;と&lt;a href=&quot;rules:quadrille&quot;&gt;カドリーユ&lt;/a&gt;のいちばん低いビッド。切り札を決め、キングを指名して、その持ち主を味方にします。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;Basto&lt;br&gt;&lt;i&gt;BAS-toh&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;basto&quot;&gt;&lt;/a&gt;バスト&lt;br&gt;&lt;i&gt;basto&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The {name CA}, always the third highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{name CA}。いつも三番目に強い切り札です。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;Bet</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;bet&quot;&gt;&lt;/a&gt;ベート</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: a tie with the better defender, or one trick in a nolo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:lhombre&quot;&gt;ロンブル&lt;/a&gt;で、多く取ったほうのディフェンダーと同じ数のこと。ノロでは1トリックを取ること。</translation>
    </message>
    <message>
        <source>Black, long</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;!--クロ--&gt;黒、長いスート</translation>
    </message>
    <message>
        <source>The suits {suit S} and {suit C}: below the court cards the 7 is the best and the 2 the lowest. Their aces are always trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit S}と{suit C}。絵札の下は7がいちばん強く、2がいちばん弱くなります。エースはいつも切り札です。</translation>
    </message>
    <message>
        <source>Casca</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>カスカ</translation>
    </message>
    <message>
        <source>Another name of gascarola; in Voltarete, the Portuguese form of the game, a bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ガスカローラの別名。ポルトガルの形であるヴォルタレーテではビッドの一つ。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;Codille, of a side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille_of_sides&quot;&gt;&lt;/a&gt;コディーユ（組）</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:five_handed&quot;&gt;Cinquillo&lt;/a&gt;, &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; and Tritrille: too few tricks even for a remise. The others share the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:five_handed&quot;&gt;シンキーリョ&lt;/a&gt;、&lt;a href=&quot;rules:quadrille&quot;&gt;カドリーユ&lt;/a&gt;、トリトリーユで、オンブル側のトリックがルミーズの数にも届かないこと。ほかの人がプールを分けます。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;Codille&lt;br&gt;&lt;i&gt;co-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codille&quot;&gt;&lt;/a&gt;コディーユ&lt;br&gt;&lt;i&gt;codille&lt;/i&gt;</translation>
    </message>
    <message>
        <source>A defender has more tricks than anybody else. From Spanish &lt;i&gt;codillo&lt;/i&gt;, the elbow.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>一人のディフェンダーが誰よりも多くトリックを取ること。スペイン語の&lt;i&gt;codillo&lt;/i&gt;（ひじ）から。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;codillo&quot;&gt;&lt;/a&gt;コディーリョ</translation>
    </message>
    <message>
        <source>In Zanga: three tricks or fewer. The others win the table, and are paid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンガで3トリック以下のこと。相手がテーブルの石を取り、支払いを受けます。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;contrabola&quot;&gt;&lt;/a&gt;コントラボラ</translation>
    </message>
    <message>
        <source>A low bid: to take no trick at all.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>低いビッドの一つ。1トリックも取りません。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;Couleur</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;couleur&quot;&gt;&lt;/a&gt;クルール</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt; the suit in which a bid is paid double. It is the same for the whole sitting.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:german_solo&quot;&gt;ドイツ・ソロ&lt;/a&gt;で、ビッドの支払いが二倍になるスート。対局中は変わりません。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;Dealer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;dealer&quot;&gt;&lt;/a&gt;ディーラー</translation>
    </message>
    <message>
        <source>The player who gave out the cards, and speaks last. The deal goes round to the right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>カードを配った人。最後に発言します。ディーラーは右へ移ります。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;Defender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;defender&quot;&gt;&lt;/a&gt;ディフェンダー</translation>
    </message>
    <message>
        <source>Anybody who plays against the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルの相手をする人。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;feo&quot;&gt;&lt;/a&gt;エル・フェオ</translation>
    </message>
    <message>
        <source>In Zanga of Málaga the {name CK}, the fourth highest trump. In Spanish &lt;i&gt;feo&lt;/i&gt; means ugly. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>マラガのサンガで{name CK}、四番目に強い切り札。スペイン語の&lt;i&gt;feo&lt;/i&gt;は「醜い」の意。マタドールではありません。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;Eldest</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;eldest&quot;&gt;&lt;/a&gt;&lt;!--イチバンテ--&gt;1番手</translation>
    </message>
    <message>
        <source>The player at the dealer’s right; first to speak and to lead. In Spanish &lt;i&gt;mano&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ディーラーの右の人。最初に発言し、最初にリードします。スペイン語では&lt;i&gt;mano&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;Entrada&lt;br&gt;&lt;i&gt;en-TRAH-dah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;entrada&quot;&gt;&lt;/a&gt;エントラーダ&lt;br&gt;&lt;i&gt;entrada&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The lowest bid: name trumps, exchange, play.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>いちばん低いビッド。切り札を決め、交換してプレイします。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuche&quot;&gt;&lt;/a&gt;エストゥーチェ（3枚）</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt;, &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; and Zanga: all three matadors. They are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:tresillo&quot;&gt;トレシーリョ&lt;/a&gt;、&lt;a href=&quot;rules:rocambor&quot;&gt;ロカンボール&lt;/a&gt;、サンガで、3枚のマタドールすべて。支払いがあります。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;Estuches</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;estuches&quot;&gt;&lt;/a&gt;エストゥーチェ</translation>
    </message>
    <message>
        <source>Three or more top trumps without a gap, held or lacked by the Ombre; they are paid for.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>いちばん強い札から途切れずに続く3枚以上の切り札を、オンブルがすべて持っているか、すべて持っていないこと。その分の支払いがあります。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;exchange&quot;&gt;&lt;/a&gt;&lt;!--コウカン--&gt;交換</translation>
    </message>
    <message>
        <source>Throwing cards and drawing as many from the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>カードを捨て、同じ枚数を山札から引くこと。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;Favour suit</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;favour_suit&quot;&gt;&lt;/a&gt;&lt;!--ユウグウ--&gt;優遇スート</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; and &lt;a href=&quot;rules:rocambor&quot;&gt;Rocambor&lt;/a&gt; the suit in which a game is worth more. In Spanish &lt;i&gt;palo de favor&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:tresillo&quot;&gt;トレシーリョ&lt;/a&gt;と&lt;a href=&quot;rules:rocambor&quot;&gt;ロカンボール&lt;/a&gt;で、ゲームの値打ちが上がるスート。スペイン語では&lt;i&gt;palo de favor&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;Forced solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_solo&quot;&gt;&lt;/a&gt;&lt;!--キョウセイソロ--&gt;強制ソロ</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: whoever must play a Grossfrage but holds all four aces plays alone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:german_solo&quot;&gt;ドイツ・ソロ&lt;/a&gt;で、グロースフラーゲを遊ぶはずの人がエースを4枚とも持ち、一人で遊ぶこと。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;Forced spadille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;forced_spadille&quot;&gt;&lt;/a&gt;&lt;!--キョウセイスパディーユ--&gt;強制スパディーユ</translation>
    </message>
    <message>
        <source>All have passed, and the holder of spadille must play. In Spanish &lt;i&gt;espadilla forzosa&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>全員がパスし、スパディーユの持ち主がプレイしなければならないこと。スペイン語では&lt;i&gt;espadilla forzosa&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;Gano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gano&quot;&gt;&lt;/a&gt;ガノ</translation>
    </message>
    <message>
        <source>&amp;ldquo;I win&amp;rdquo;: a defender asks the other to let &lt;a href=&quot;rules:play&quot;&gt;a card&lt;/a&gt; pass. To ask is to &lt;i&gt;demand gano&lt;/i&gt;, to let the card pass is to &lt;i&gt;make gano&lt;/i&gt;. By house rule only.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>「私が勝つ」。ディフェンダーがもう一人に、&lt;a href=&quot;rules:play&quot;&gt;カード&lt;/a&gt;を見逃すよう頼む言葉です。頼むことを「ガノを求める」、見逃すことを「ガノをする」と言います。ハウスルールがある場合だけです。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;gascarola&quot;&gt;&lt;/a&gt;ガスカローラ</translation>
    </message>
    <message>
        <source>A low bid: to play the top of the talon, and one card of one’s own at most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>低いビッドの一つ。山札の上のカードと、自分のカード1枚までで遊びます。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;Grossfrage</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;grossfrage&quot;&gt;&lt;/a&gt;グロースフラーゲ</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;: the Ombre calls an ace, and its holder shows it, plays along and names the trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:german_solo&quot;&gt;ドイツ・ソロ&lt;/a&gt;で、オンブルがエースを指名し、それを持つ人が見せて味方になり、切り札を決めること。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hechas&quot;&gt;&lt;/a&gt;エチャス</translation>
    </message>
    <message>
        <source>In Zanga: the first five tricks, all won by those who play, who may stop with them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンガで、プレイする側が最初の5トリックをすべて取ること。そこで止めてもかまいません。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;Hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;hold&quot;&gt;&lt;/a&gt;ホールド</translation>
    </message>
    <message>
        <source>To say the same as the standing bid, by right of speaking before its bidder.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>今のビッドをした人より先に発言する席の権利で、同じビッドを言うこと。</translation>
    </message>
    <message>
        <source>König</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ケーニヒ</translation>
    </message>
    <message>
        <source>A German name of the sitter. It means king.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>休みの人のドイツ語の呼び名。王という意味です。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;Kruk</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;kruk&quot;&gt;&lt;/a&gt;クルック</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt;: fewer tricks than a defender, or two and more in a nolo. It costs most.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:lhombre&quot;&gt;ロンブル&lt;/a&gt;で、ディフェンダーより少ないこと。ノロでは2トリック以上を取ること。いちばん多く払います。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;llevada&quot;&gt;&lt;/a&gt;リェバーダ</translation>
    </message>
    <message>
        <source>In Zanga: the game won, with five tricks or more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンガで、5トリック以上を取って勝つこと。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;man&quot;&gt;&lt;/a&gt;オム</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:homme_auvergne&quot;&gt;Homme d’Auvergne&lt;/a&gt;: whoever plays with the trump turned up, against all the others.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:homme_auvergne&quot;&gt;オム・ドーヴェルニュ&lt;/a&gt;で、めくった切り札で、ほかの全員を相手に遊ぶ人。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;Manille&lt;br&gt;&lt;i&gt;ma-NILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;manille&quot;&gt;&lt;/a&gt;マニーユ&lt;br&gt;&lt;i&gt;manille&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The second highest trump: the 2 of black trumps, the 7 of red ones. In Spanish &lt;i&gt;malilla&lt;/i&gt;, the little bad one.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>二番目に強い切り札。切り札が黒なら2、赤なら7です。スペイン語では&lt;i&gt;malilla&lt;/i&gt;、小さな悪いもの。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;Matadors&lt;br&gt;&lt;i&gt;MATT-a-dors&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;matadors&quot;&gt;&lt;/a&gt;マタドール&lt;br&gt;&lt;i&gt;matador&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Spadille, manille and basto. They may be kept back from a smaller trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>スパディーユ、マニーユ、バスト。もっと弱い切り札に対しては手に残せます。</translation>
    </message>
    <message>
        <source>Mort</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>モール</translation>
    </message>
    <message>
        <source>French for dead: the form of the game with a fourth player, and the sitter in it.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>フランス語で死者。四人目の加わる形と、その休みの人のこと。</translation>
    </message>
    <message>
        <source>Null</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ヌル</translation>
    </message>
    <message>
        <source>To lose all nine tricks: &lt;a href=&quot;rules:low_bids&quot;&gt;contrabola&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>9トリックをすべて負けること。&lt;a href=&quot;rules:low_bids&quot;&gt;コントラボラ&lt;/a&gt;を見てください。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;Ocho</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ocho&quot;&gt;&lt;/a&gt;オチョ</translation>
    </message>
    <message>
        <source>In Zanga: to go on for all eight tricks after the first five. In full &lt;i&gt;pidiendo ocho&lt;/i&gt;, asking for eight.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンガで、最初の5トリックのあと8トリックすべてを目指すこと。正しくは&lt;i&gt;pidiendo ocho&lt;/i&gt;（八を求める）。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;Ombre&lt;br&gt;&lt;i&gt;OM-ber&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;ombre&quot;&gt;&lt;/a&gt;オンブル&lt;br&gt;&lt;i&gt;ombre&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The one who plays the game that was bid, alone or with an ally. From Spanish &lt;i&gt;hombre&lt;/i&gt;, man.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ビッドしたゲームを、一人で、または味方と遊ぶ人。スペイン語の&lt;i&gt;hombre&lt;/i&gt;（男）から。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;Partner</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;partner&quot;&gt;&lt;/a&gt;パートナー</translation>
    </message>
    <message>
        <source>In Zanga the player opposite, whose tricks and stones are also one’s own.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンガで向かいに座る人。トリックも石も共有します。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;Play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;play&quot;&gt;&lt;/a&gt;プレイ</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump with the call, and play together with the partner.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンガで、宣言のときに切り札を決め、パートナーと一緒にプレイすること。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;pool&quot;&gt;&lt;/a&gt;プール</translation>
    </message>
    <message>
        <source>The chips in the middle, for which one plays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>真ん中のチップ。これを争います。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;Primeras</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;primeras&quot;&gt;&lt;/a&gt;プリメーラ</translation>
    </message>
    <message>
        <source>The first five tricks, all won by the Ombre, who then stops.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが最初の5トリックをすべて取り、そこで止めること。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;Puesta, with four tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta_of_four&quot;&gt;&lt;/a&gt;プエスタ（4トリック）</translation>
    </message>
    <message>
        <source>In Zanga: four tricks, one too few. Those who play put stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンガで4トリック、1トリック足りないこと。プレイした側がテーブルに石を置きます。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;Puesta&lt;br&gt;&lt;i&gt;PWES-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;puesta&quot;&gt;&lt;/a&gt;プエスタ&lt;br&gt;&lt;i&gt;puesta&lt;/i&gt;</translation>
    </message>
    <message>
        <source>Two or three share the highest number of tricks, the Ombre among them or not; he pays the pool. In old English books the &lt;i&gt;beast&lt;/i&gt; or &lt;i&gt;remise&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>二人か三人がいちばん多いトリック数で並ぶこと。オンブルが入っていなくても、オンブルがプールに払います。古い英語の本では&lt;i&gt;beast&lt;/i&gt;または&lt;i&gt;remise&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;Punto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;punto&quot;&gt;&lt;/a&gt;ポント&lt;br&gt;&lt;i&gt;punto&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The ace of red trumps, the fourth highest. No matador.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札が赤のときのエースで、四番目に強い札。マタドールではありません。</translation>
    </message>
    <message>
        <source>Red, round</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;!--アカ--&gt;赤、丸いスート</translation>
    </message>
    <message>
        <source>The suits {suit H} and {suit D}: below the court cards the ace is the best, then the 2, and so on down to the 7, which is the lowest.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit H}と{suit D}。絵札の下はエースがいちばん強く、2、3と続いて、7がいちばん弱くなります。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;Remise</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;remise&quot;&gt;&lt;/a&gt;ルミーズ</translation>
    </message>
    <message>
        <source>The game is not won, and the pool is paid once more: so in &lt;a href=&quot;rules:french&quot;&gt;French Ombre&lt;/a&gt;, Cinquillo, Quadrille and Tritrille.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>勝てず、プールと同じ額をもう一度払うこと。&lt;a href=&quot;rules:french&quot;&gt;フランス式オンブル&lt;/a&gt;、シンキーリョ、カドリーユ、トリトリーユで言います。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;Renege</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;renege&quot;&gt;&lt;/a&gt;&lt;!--オンゾン--&gt;温存</translation>
    </message>
    <message>
        <source>To keep a matador back, lawfully, when trumps are led.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札がリードされたとき、ルールに従ってマタドールを手に残すこと。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sacada&quot;&gt;&lt;/a&gt;サカーダ</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than any defender, and takes the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがどのディフェンダーよりも多くトリックを取り、プールを取ること。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;Send alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;send_alone&quot;&gt;&lt;/a&gt;&lt;!--ヒトリデイカセル--&gt;一人で行かせる</translation>
    </message>
    <message>
        <source>In Zanga: to say solo after an opponent has said what they play. They go alone, or let the other go. In Spanish &lt;i&gt;mandar solo&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンガで、相手がプレイを宣言したあとにソロと言うこと。相手は一人で戦うか、ソロと言った人に譲ります。スペイン語で&lt;i&gt;mandar solo&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;Sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;sitter&quot;&gt;&lt;/a&gt;&lt;!--ヤスミ--&gt;休み</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt; the player who sits out a deal. In Spanish &lt;i&gt;alcalde&lt;/i&gt; or &lt;i&gt;zángano&lt;/i&gt;, and see König, Mort and Stillsitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:four_handed&quot;&gt;四人&lt;/a&gt;のテーブルで、ディールを休む人。スペイン語では&lt;i&gt;alcalde&lt;/i&gt;または&lt;i&gt;zángano&lt;/i&gt;。ケーニヒ、モール、シュティルジッターも見てください。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;Solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo&quot;&gt;&lt;/a&gt;ソロ</translation>
    </message>
    <message>
        <source>The highest bid: name trumps and play without an exchange. In French &lt;i&gt;sans prendre&lt;/i&gt;, without drawing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>いちばん高いビッド。切り札を決め、交換せずにプレイします。フランス語では&lt;i&gt;sans prendre&lt;/i&gt;、「取らずに」。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;Solo, alone</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;solo_of_one&quot;&gt;&lt;/a&gt;ソロ（単独）</translation>
    </message>
    <message>
        <source>In Zanga: to name the trump and play alone against two, while the partner rests.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンガで、切り札を決め、パートナーを休ませて一人で二人と戦うこと。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;Spadille&lt;br&gt;&lt;i&gt;spa-DILL&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;spadille&quot;&gt;&lt;/a&gt;スパディーユ&lt;br&gt;&lt;i&gt;spadille&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The {name SA}, always the highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{name SA}。いつもいちばん強い切り札です。</translation>
    </message>
    <message>
        <source>Stillsitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>シュティルジッター</translation>
    </message>
    <message>
        <source>A Low German name of the sitter.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>休みの人の低地ドイツ語の呼び名。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;Stones</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;stones&quot;&gt;&lt;/a&gt;&lt;!--イシ--&gt;石</translation>
    </message>
    <message>
        <source>What &lt;a href=&quot;rules:zanga&quot;&gt;Zanga&lt;/a&gt; is played for: each side begins with sixteen. Whoever wins the game takes those on the table. In Spanish &lt;i&gt;piedras&lt;/i&gt; or &lt;i&gt;vales&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:zanga&quot;&gt;サンガ&lt;/a&gt;で賭けるもの。各組が十六個で始め、勝った組がテーブルの石を取ります。スペイン語で&lt;i&gt;piedras&lt;/i&gt;または&lt;i&gt;vales&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;Surrender</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;surrender&quot;&gt;&lt;/a&gt;&lt;!--コウサン--&gt;降参</translation>
    </message>
    <message>
        <source>Giving up as Ombre before the fourth trick is played to.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>第4トリックに出す前に、オンブルがやめること。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;Take over</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;take_over&quot;&gt;&lt;/a&gt;&lt;!--ヒキツグ--&gt;引き継ぐ</translation>
    </message>
    <message>
        <source>Going on as Ombre with an entrada that was surrendered.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>降参したエントラーダを、オンブルとして続けること。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;Talon</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon&quot;&gt;&lt;/a&gt;&lt;!--ヤマフダ--&gt;山札</translation>
    </message>
    <message>
        <source>The cards that are not dealt.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>配られないカード。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;Talon, for the sitter</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;talon_of_sitter&quot;&gt;&lt;/a&gt;&lt;!--ヤマフダ--&gt;山札（休みの人）</translation>
    </message>
    <message>
        <source>At a table of &lt;a href=&quot;rules:four_handed&quot;&gt;four&lt;/a&gt;: all have passed, and the sitter plays against three with nine cards of the talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:four_handed&quot;&gt;四人&lt;/a&gt;のテーブルで全員がパスし、休みの人が山札の9枚で三人と遊ぶこと。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;tout&quot;&gt;&lt;/a&gt;トゥー</translation>
    </message>
    <message>
        <source>All the tricks, in &lt;a href=&quot;rules:lhombre&quot;&gt;L’Hombre&lt;/a&gt; and &lt;a href=&quot;rules:german_solo&quot;&gt;German Solo&lt;/a&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:lhombre&quot;&gt;ロンブル&lt;/a&gt;と&lt;a href=&quot;rules:german_solo&quot;&gt;ドイツ・ソロ&lt;/a&gt;で、すべてのトリックのこと。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;trump&quot;&gt;&lt;/a&gt;&lt;!--キリフダ--&gt;切り札</translation>
    </message>
    <message>
        <source>A card of the suit named, or one that is always trump; beats every plain card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>決めたスートのカードと、いつも切り札であるカード。どの平札（切り札でない札）にも勝ちます。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;Vole&lt;br&gt;&lt;i&gt;rhymes with bowl&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vole&quot;&gt;&lt;/a&gt;ヴォル&lt;br&gt;&lt;i&gt;vole&lt;/i&gt;</translation>
    </message>
    <message>
        <source>All the tricks. In Spanish &lt;i&gt;bola&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>すべてのトリック。スペイン語では&lt;i&gt;bola&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;voltereta&quot;&gt;&lt;/a&gt;ボルテレータ</translation>
    </message>
    <message>
        <source>A low bid: the trump is turned, and five cards at most are drawn.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>低いビッドの一つ。切り札はめくって決め、5枚まで引きます。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;Vuelta&lt;br&gt;&lt;i&gt;VWEL-tah&lt;/i&gt;</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;vuelta&quot;&gt;&lt;/a&gt;ブエルタ&lt;br&gt;&lt;i&gt;vuelta&lt;/i&gt;</translation>
    </message>
    <message>
        <source>The middle bid: the talon’s top card makes trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>中くらいのビッド。山札のいちばん上のカードが切り札を決めます。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;You first</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;you_first&quot;&gt;&lt;/a&gt;&lt;!--オサキニ--&gt;お先にどうぞ</translation>
    </message>
    <message>
        <source>A defender lets the other one exchange before them. It can be said once in a deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ディフェンダーがもう一人に先に交換させること。一ディールに一度だけ言えます。</translation>
    </message>
    <message>
        <source>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;Zanga</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>&lt;a name=&quot;zanga&quot;&gt;&lt;/a&gt;サンガ</translation>
    </message>
    <message>
        <source>The eight cards that are not dealt, and the game that is named after them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>配られない8枚のカード。ゲームの名もここから来ています。</translation>
    </message>
</context>
<context>
    <name>rules/homme_auvergne.html</name>
    <message>
        <source>Homme d’Auvergne</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>オム・ドーヴェルニュ</translation>
    </message>
    <message>
        <source>Not an Ombre game but an old neighbour, printed in Paris in 1665: short, merry and played for points. Here too one person, the &lt;b&gt;Man&lt;/b&gt;, accepts a trump suit and plays against all the others. Two to five can play, each for himself.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルの仲間ではなく、古い隣人です。1665年にパリで本に載りました。短く、にぎやかで、点を競います。ここでも一人、&lt;b&gt;オム&lt;/b&gt;が切り札のスートを引き受け、ほかの全員と戦います。二人から五人まで、それぞれが自分のために遊びます。</translation>
    </message>
    <message>
        <source>Cards and deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>カードと配り方 {rule 1.5}</translation>
    </message>
    <message>
        <source>A piquet pack: with four or five players 32 cards, with two or three 28, the sevens left out. In every suit, trumps included, the order is king, queen, jack, ace, 10, 9, 8, 7. The first dealer is found by drawing the highest card, {suit D french} before {suit H french}, {suit S french} and {suit C french} where ranks are equal. The player at the dealer’s left cuts. Then there are five cards to each, two and three at a time, counter-clockwise; the rest is the stock. It is always played with French cards: the Spanish pack has no 8, 9 and 10.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ピケのカードを使います。四人か五人なら32枚、二人か三人なら7を除いた28枚です。どのスートも、切り札も、上からキング、クイーン、ジャック、エース、10、9、8、7の順です。いちばん強いカードを引いた人が最初のディーラーで、順位が同じなら{suit D french}、{suit H french}、{suit S french}、{suit C french}の順に上です。ディーラーの左隣がカットします。それから2枚、3枚と、反時計回りに一人5枚ずつ配り、残りが山札になります。スペインのカードには8、9、10がないので、いつもフランスのカードで遊びます。</translation>
    </message>
    <message>
        <source>Who is the Man?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>誰がオムになる？</translation>
    </message>
    <message>
        <source>Beginning at the dealer’s right, each may turn the top card of the stock or decline. If nobody turns, the deal is void. The suit of the turned card is offered as trump: each in turn says &lt;i&gt;play&lt;/i&gt; or &lt;i&gt;pass&lt;/i&gt;, and the first who plays is the Man. If all pass, the table may &lt;b&gt;revel&lt;/b&gt;: each in turn may turn another card, up to four in all; then the deal is void. Cards turned before the last lie beside it and count no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ディーラーの右隣から順に、山札のいちばん上をめくるか、断るかします。誰もめくらなければ、そのディールは無効です。めくったカードのスートが切り札の候補です。順に「プレイ」か「パス」と言い、最初に「プレイ」と言った人がオムです。全員がパスしたら、&lt;b&gt;もう一度めくって&lt;/b&gt;もかまいません。順に次のカードをめくることができ、全部で4枚まで、それで無効です。前にめくったカードはその横に置き、もう効き目はありません。</translation>
    </message>
    <message>
        <source>Whoever turns a &lt;b&gt;king&lt;/b&gt; scores a point.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;キング&lt;/b&gt;をめくった人は1点。</translation>
    </message>
    <message>
        <source>Whoever holds the king of the turned suit may show it in his turn, for a point. When somebody has said &lt;i&gt;play&lt;/i&gt;, those who have not spoken yet may still show it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>めくったスートのキングを持つ人は、自分の番に見せれば1点です。誰かが「プレイ」と言ったあとでも、まだ発言していない人は見せられます。</translation>
    </message>
    <message>
        <source>Nobody has to show a king, and nobody learns that somebody could have. Points for kings are kept even if the deal comes to nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>キングは見せなくてもかまいませんし、見せるキングがあったのかどうかは、誰にもわかりません。キングの点は、ディールが無効になっても残ります。</translation>
    </message>
    <message>
        <source>Play {rule 3.12} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>プレイ {rule 3.12} {rule 1.9}</translation>
    </message>
    <message>
        <source>The player at the dealer’s right leads. Follow suit; if you cannot, you must trump; if you cannot do that either, play anything. You need not beat what lies there. There are five tricks. If a king that has scored is beaten, its point goes to the winner of the trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ディーラーの右隣がリードします。スートがあればフォローし、なければ切り札を出さなければなりません。それもなければ、何を出してもかまいません。出ているカードに勝つ必要はありません。トリックは5トリックです。点を取ったキングが負けると、その点はトリックを取った人に移ります。</translation>
    </message>
    <message>
        <source>Winning</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>The Man wins if nobody has more tricks than he, and if, among those with as many, he was the &lt;b&gt;first&lt;/b&gt; to have them. So three tricks always win, two win if nobody has three and he had two first, and one may be enough among five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オムより多く取った人がなく、同じ数の人の中で、その数に&lt;b&gt;最初に&lt;/b&gt;届いたのがオムなら、オムの勝ちです。ですから、3トリックならいつでも勝ち、2トリックなら、3トリックの人がなく、自分が先に2トリック取っていれば勝ち。五人なら、1トリックで足りることもあります。</translation>
    </message>
    <message>
        <source>Tricks go to</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>トリックを取った人</translation>
    </message>
    <message>
        <source>The Man</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オム</translation>
    </message>
    <message>
        <source>Man, A, A, B, Man</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オム、A、A、B、オム</translation>
    </message>
    <message>
        <source>loses: A had two first</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>負け：先に2トリック取ったのはA</translation>
    </message>
    <message>
        <source>Man, Man, A, A, B</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オム、オム、A、A、B</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>A, Man, Man, B, A</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>A、オム、オム、B、A</translation>
    </message>
    <message>
        <source>wins: he had two at the third trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>勝ち：第3トリックで2トリック取った</translation>
    </message>
    <message>
        <source>Man, A, B, C, D</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オム、A、B、C、D</translation>
    </message>
    <message>
        <source>wins: he was the first to have one</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>勝ち：最初に一つ取った</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>If the Man wins he scores a point. If he loses he loses a point, and every opponent scores one. A score may fall below nothing. Five points win, by tradition; some tables play to seven, and any number can be agreed. The game ends with the deal in which somebody has them, and the highest score wins it; if two stand level there, another deal decides. A table may agree that it ends at once, in the middle of a deal, or stake a chip each before every deal besides (the &lt;b&gt;hard score&lt;/b&gt;): a Man who wins takes the pool, one who loses leaves it for the next.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オムが勝てば1点。負ければ1点を失い、相手が一人ずつ1点を得ます。得点がゼロより下がることもあります。昔からの決まりでは5点で勝ち、7点まで遊ぶテーブルもあり、何点と決めてもかまいません。誰かがその点に届いたディールで終わり、得点のいちばん高い人の勝ちです。二人が並べば、もう一ディールで決めます。ディールの途中でもすぐに終わると決めてもよく、さらにディールごとに一人1チップを賭けてもかまいません（&lt;b&gt;厳しい得点&lt;/b&gt;）。オムが勝てばプールを取り、負ければ次のために残します。</translation>
    </message>
    <message>
        <source>An example with four, all at nothing. A turns {CK} and has 1. All pass. B turns {S8}; C shows {SK} and has 1. All pass. A turns {D9}, and the fourth player plays as the Man. In the play he trumps {SK}: its point is his, and C has nothing again. But he loses the deal: now the Man has 0, A 2, B 1, C 1.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>四人の例。みんな0点です。Aが{CK}をめくって1点。全員がパス。Bが{S8}をめくり、Cが{SK}を見せて1点。全員がパス。Aが{D9}をめくり、残る一人がオムになります。プレイでオムが{SK}を切り、その点を取って、Cはまた0点。しかしディールには負けました。これでオムは0点、Aは2点、Bは1点、Cは1点です。</translation>
    </message>
</context>
<context>
    <name>rules/house_rules.html</name>
    <message>
        <source>House rules {rule 7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>ハウスルール {rule 7}</translation>
    </message>
    <message>
        <source>Ombre was played for three hundred years, from Lima to Copenhagen, and no two tables had quite the same rules. The old books disagree, too, or say nothing. So good company always settled a few things beforehand. This program does the same: the other chapters describe its usual rules, and everything below can be set when a new game begins. The usual value of each setting is marked.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルは三百年の間、リマからコペンハーゲンまで遊ばれ、まったく同じルールのテーブルは二つとありませんでした。古い本も食い違い、あるいは黙っています。ですから、よい仲間は、いつも始める前にいくつかのことを決めておきました。このプログラムも同じです。ほかの章に書いてあるのはふだんのルールで、下にあるものはすべて、新しいゲームを始めるときに選べます。ふだんの値には印があります。</translation>
    </message>
    <message>
        <source>A sitting keeps its house rules to the end. The last lines of every chapter list the settings that concern it, and show which of them differ from the usual ones. A setting that has no effect under the others is left out there.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>対局のハウスルールは最後まで変わりません。各章の終わりに、関わりのある設定が並び、ふだんと違うものがわかります。ほかの設定のために効き目のないものは、そこには出ません。</translation>
    </message>
</context>
<context>
    <name>rules/lhombre.html</name>
    <message>
        <source>L’Hombre, as in Denmark {rule 21}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>デンマークのロンブル {rule 21}</translation>
    </message>
    <message>
        <source>The Ombre that is still played in clubs: many games to choose from, from the small &lt;i&gt;spil&lt;/i&gt; to a &lt;i&gt;nolo&lt;/i&gt; with open cards. Each is fought out in a duel of two, and paid from player to player. There is no pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>今もクラブで遊ばれているオンブルです。小さな「スピル」から、手札を開く「ノロ」まで、選べる勝負がたくさんあります。どれも一対一で競り合い、支払いは人から人へ。プールはありません。</translation>
    </message>
    <message>
        <source>The order of the cards is that of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt;. In a nolo it is another one, shown below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードの順位は、どのオンブルとも同じです。&lt;a href=&quot;rules:cards&quot;&gt;カードとその順位&lt;/a&gt;をご覧ください。ノロだけは、下に書く別の順位になります。</translation>
    </message>
    <message>
        <source>The table {rule 21.1} {rule 1.5} {rule A2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>テーブル {rule 21.1} {rule 1.5} {rule A2}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; sit at the table, and the one opposite the dealer sits out, the &lt;i&gt;oversidder&lt;/i&gt;. They neither pay nor are paid. &lt;b&gt;Three&lt;/b&gt; may play too. To find the first dealer, a card of each suit is drawn, and {suit S} deals; afterwards the deal goes to the right. Each player has nine cards, three at a time, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>テーブルには&lt;b&gt;四人&lt;/b&gt;が座り、ディーラーの向かいが休み（&lt;i&gt;oversidder&lt;/i&gt;）です。休みの人は払いも受け取りもしません。&lt;b&gt;三人&lt;/b&gt;でも遊べます。最初のディーラーを決めるには、各スートから1枚ずつ引き、{suit S}の人が配ります。その後は右へ移ります。3枚ずつ、一人9枚配り、13枚が山札に残ります。</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;i&gt;forhånd&lt;/i&gt;, forehand: they speak and lead first. Then come &lt;i&gt;mellemhånd&lt;/i&gt; and, last, &lt;i&gt;baghånd&lt;/i&gt;: the dealer.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ディーラーの右隣が&lt;i&gt;forhånd&lt;/i&gt;（1番手）で、最初に発言し、最初にリードします。次が&lt;i&gt;mellemhånd&lt;/i&gt;（2番手）、最後が&lt;i&gt;baghånd&lt;/i&gt;、つまりディーラーです。</translation>
    </message>
    <message>
        <source>The games {rule 21.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>勝負 {rule 21.2}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>What the Ombre plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブルのすること</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Bet</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ベート</translation>
    </message>
    <message>
        <source>Kruk</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>クルック</translation>
    </message>
    <message>
        <source>&lt;b&gt;Spil&lt;/b&gt;, game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;スピル&lt;/b&gt;、勝負</translation>
    </message>
    <message>
        <source>any trump; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札は自由、1～9枚交換</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bedre spil&lt;/b&gt;, better game</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ベドレ・スピル&lt;/b&gt;、よりよい勝負</translation>
    </message>
    <message>
        <source>{suit S} as trumps; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit S}が切り札、1～9枚交換</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tourné&lt;/b&gt;, turned</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;トゥルネ&lt;/b&gt;、めくり</translation>
    </message>
    <message>
        <source>the suit of a turned card; exchanges 2 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>めくったカードのスートが切り札、2～9枚交換</translation>
    </message>
    <message>
        <source>&lt;b&gt;Købe-nolo&lt;/b&gt;, bought nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ケーベ・ノロ&lt;/b&gt;、買うノロ</translation>
    </message>
    <message>
        <source>no trumps and no trick; exchanges 1 to 9</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札なしで1トリックも取らない、1～9枚交換</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;レスペクト&lt;/b&gt;</translation>
    </message>
    <message>
        <source>a tourné with both black aces as dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>黒のエースが2枚とも配られたトゥルネ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ソロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>any trump, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札は自由、配られた9枚で</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo spar&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ソロ・スパー&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the same with {suit S} as trumps</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>同じことを、{suit S}を切り札にして</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ren nolo&lt;/b&gt;, pure nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;レン・ノロ&lt;/b&gt;、きれいなノロ</translation>
    </message>
    <message>
        <source>no trumps and no trick, with the nine cards dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札なしで1トリックも取らない、配られた9枚で</translation>
    </message>
    <message>
        <source>&lt;b&gt;Nolo ouvert&lt;/b&gt;, open nolo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ノロ・ウヴェール&lt;/b&gt;、開いたノロ</translation>
    </message>
    <message>
        <source>the same with an open hand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>同じことを、手札を開いて</translation>
    </message>
    <message>
        <source>The figures are the tariff of the Danish union, in chips from each opponent for a game won, or to each for one that is not.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>数字はデンマーク連盟の料金表で、勝てば相手の一人一人から受け取り、勝てなければ一人一人に払うチップの数です。</translation>
    </message>
    <message>
        <source>The auction: a duel {rule 21.3} {rule A7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>オークション：一対一の競り合い {rule 21.3} {rule A7}</translation>
    </message>
    <message>
        <source>Forehand speaks first. Whoever bids meets the next player, who goes &lt;b&gt;above&lt;/b&gt; the bid or passes. The earlier of the two then &lt;b&gt;holds&lt;/b&gt; (names a game of the same height), goes above, or passes; and so on, until one of them passes. Whoever is left meets the third player in the same way. Who has passed is out. Bidding somebody up is part of the game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まず1番手が発言します。ビッドした人に対して次の人が、&lt;b&gt;もっと高く&lt;/b&gt;言うか、パスします。すると二人のうち先の席の人が、&lt;b&gt;ホールドする&lt;/b&gt;（同じ高さの勝負を言う）か、もっと高く言うか、パスします。こうしてどちらかがパスするまで続け、残った人が同じように三人目と競います。パスした人はもう加われません。相手につり上げさせるのも、駆け引きのうちです。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Respekt&lt;/b&gt; needs {SA} and {CA} among the nine cards dealt.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;レスペクト&lt;/b&gt;には、配られた9枚の中に{SA}と{CA}が必要です。</translation>
    </message>
    <message>
        <source>Bid as &lt;b&gt;low&lt;/b&gt; as you can: begin with spil, not with bedre, tourné, købe-nolo or respekt, and with solo, not solo spar. So the first bid is spil, solo, ren nolo or nolo ouvert.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>できるだけ&lt;b&gt;低く&lt;/b&gt;ビッドします。ベドレ、トゥルネ、ケーベ・ノロ、レスペクトではなくスピルから、ソロ・スパーではなくソロから始めます。ですから、最初のビッドはスピル、ソロ、レン・ノロ、ノロ・ウヴェールのどれかです。</translation>
    </message>
    <message>
        <source>Tourné and købe-nolo are equally high, and so are solo spar and ren nolo: each can be held with the other. {rule 21.5}</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>トゥルネとケーベ・ノロは同じ高さで、ソロ・スパーとレン・ノロも同じ高さです。互いに相手のビッドをホールドすることができます。{rule 21.5}</translation>
    </message>
    <message>
        <source>Forehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>1番手</translation>
    </message>
    <message>
        <source>Middlehand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>2番手</translation>
    </message>
    <message>
        <source>Rearhand</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>3番手</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>遊ぶ人</translation>
    </message>
    <message>
        <source>spil</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>スピル</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>forehand, spil</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>1番手、スピル</translation>
    </message>
    <message>
        <source>spil, bedre (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>スピル、ベドレ（ホールド）</translation>
    </message>
    <message>
        <source>bedre, tourné</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ベドレ、トゥルネ</translation>
    </message>
    <message>
        <source>rearhand, tourné, since middlehand passes then</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>2番手がそこでパスするので、3番手、トゥルネ</translation>
    </message>
    <message>
        <source>spil, solo (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>スピル、ソロ（ホールド）</translation>
    </message>
    <message>
        <source>solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>forehand, solo</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>1番手、ソロ</translation>
    </message>
    <message>
        <source>solo, ren nolo (holds)</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ソロ、レン・ノロ（ホールド）</translation>
    </message>
    <message>
        <source>ren nolo, ouvert</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>レン・ノロ、ウヴェール</translation>
    </message>
    <message>
        <source>rearhand, nolo ouvert</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>3番手、ノロ・ウヴェール</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, the next player deals and nobody pays. {rule 21.9} {rule A4}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;全員がパス&lt;/b&gt;したら、次の人が配り、誰も払いません。{rule 21.9} {rule A4}</translation>
    </message>
    <message>
        <source>What the winner plays {rule 21.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>競り勝った人のすること {rule 21.6}</translation>
    </message>
    <message>
        <source>Whoever won with &lt;b&gt;spil&lt;/b&gt; names any suit as trump, or plays tourné or købe-nolo instead; with both black aces as dealt, respekt too. Whoever won with &lt;b&gt;solo&lt;/b&gt; names any suit; with {suit S} it is paid as solo spar. Every other bid is played as it is.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;スピル&lt;/b&gt;で競り勝った人は、好きなスートを切り札にするか、代わりにトゥルネかケーベ・ノロで遊びます。黒のエースが2枚とも配られていれば、レスペクトでもかまいません。&lt;b&gt;ソロ&lt;/b&gt;で競り勝った人は、好きなスートを選びます。{suit S}なら、ソロ・スパーとして支払います。そのほかのビッドは、言ったとおりに遊びます。</translation>
    </message>
    <message>
        <source>Turning and exchanging {rule 21.7} {rule A12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>めくりと交換 {rule 21.7} {rule A12}</translation>
    </message>
    <message>
        <source>The Danes call the exchange &lt;i&gt;at købe&lt;/i&gt;, to buy. The Ombre throws cards away and draws as many, then the defender at their right, then the other, as far as the talon reaches. In tourné and respekt the top card of the talon is turned first: its suit is trump, it is the first card that the Ombre draws, and they draw at least one more. A turned {SA} makes {suit S} trumps, and {CA} makes {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>デンマークでは、交換を&lt;i&gt;at købe&lt;/i&gt;（買う）と言います。オンブルが捨てて同じ枚数を引き、次にその右のディフェンダー、それからもう一人が、山札のある限り引きます。トゥルネとレスペクトでは、まず山札のいちばん上をめくります。そのスートが切り札で、オンブルはそのカードを最初に引き、少なくとももう1枚引きます。{SA}がめくれたら{suit S}が、{CA}なら{suit C}が切り札です。</translation>
    </message>
    <message>
        <source>In a solo only the defenders exchange. In købe-nolo only the Ombre does, and in ren nolo and ouvert nobody.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ソロではディフェンダーだけが交換します。ケーベ・ノロではオンブルだけが交換し、レン・ノロとウヴェールでは誰も交換しません。</translation>
    </message>
    <message>
        <source>Throwing the hand in {rule 21.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>手札を投げる {rule 21.8}</translation>
    </message>
    <message>
        <source>An Ombre of spil, bedre, tourné or respekt who has just exchanged may throw the hand in, &lt;i&gt;smide spillet&lt;/i&gt;, before the defenders exchange. It costs as much as bet. Later nobody gives up.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>スピル、ベドレ、トゥルネ、レスペクトのオンブルは、交換を終えてすぐ、ディフェンダーが交換する前なら、手札を投げる（&lt;i&gt;smide spillet&lt;/i&gt;）ことができます。払う額はベートと同じです。そのあとは、もう誰も投げられません。</translation>
    </message>
    <message>
        <source>The play {rule 21.10} {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>プレイ {rule 21.10} {rule 1.9}</translation>
    </message>
    <message>
        <source>Forehand leads, whoever is the Ombre. Games with trumps are played as always: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>誰がオンブルでも、1番手が最初にリードします。切り札のある勝負は、いつものように遊びます。&lt;a href=&quot;rules:play&quot;&gt;プレイ&lt;/a&gt;をご覧ください。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Tout&lt;/b&gt; is all nine tricks. An Ombre who takes the first five may claim the game, or go on: with all nine each opponent pays 1 more. If one is lost, the game is won all the same, but each opponent pays 1 less.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;トゥー&lt;/b&gt;は9トリックすべてです。最初の5トリックを取ったオンブルは、勝ちを宣言するか、続けるかを選びます。9トリックすべて取れば、相手が一人ずつ1余分に払います。一つでも落とせば、勝ちはそのままですが、相手一人ずつの払いが1減ります。</translation>
    </message>
    <message>
        <source>Nolo: no trumps, no trick {rule 20.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ノロ：切り札なし、トリックなし {rule 20.2}</translation>
    </message>
    <message>
        <source>The Ombre must lose every trick. Nothing is trump and there are no matadors, so there is nothing to keep back: follow suit if you can, else play what you like. The &lt;b&gt;black aces are the lowest&lt;/b&gt; of their suits.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルは1トリックも取ってはいけません。切り札もマタドールもないので、温存するものもありません。スートがあればフォローし、なければ何を出してもかまいません。&lt;b&gt;黒のエースは、そのスートでいちばん弱い&lt;/b&gt;カードです。</translation>
    </message>
    <message>
        <source>In nolo &lt;b&gt;ouvert&lt;/b&gt; the Ombre’s hand lies open for all once the first card has been led. A nolo is played to its last trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ノロ・&lt;b&gt;ウヴェール&lt;/b&gt;では、最初のカードがリードされると、オンブルは手札をみんなに開きます。ノロは最後のトリックまで遊びます。</translation>
    </message>
    <message>
        <source>Won, bet and kruk {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>勝ち、ベート、クルック {rule 20.4}</translation>
    </message>
    <message>
        <source>With trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>切り札あり</translation>
    </message>
    <message>
        <source>Nolo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ノロ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;勝ち&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre has more tricks than the better defender</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>多いほうのディフェンダーよりも多い</translation>
    </message>
    <message>
        <source>no trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bet&lt;/b&gt;, a tie</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ベート&lt;/b&gt;、引き分け</translation>
    </message>
    <message>
        <source>as many as the better defender: 4–4–1 or 3–3–3</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>多いほうのディフェンダーと同じ：4–4–1か3–3–3</translation>
    </message>
    <message>
        <source>one trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>一つ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kruk&lt;/b&gt;, lost</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;クルック&lt;/b&gt;、負け</translation>
    </message>
    <message>
        <source>fewer than one defender, as with 4–5–0 or 1–4–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ディフェンダーの一人より少ない：4–5–0や1–4–4など</translation>
    </message>
    <message>
        <source>two tricks or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>2トリック以上</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>計算の例</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>相手一人</translation>
    </message>
    <message>
        <source>Spil won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>スピルの勝ち</translation>
    </message>
    <message>
        <source>Spil with tout made; with tout missed</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>スピルでトゥー達成、トゥー失敗</translation>
    </message>
    <message>
        <source>Spil thrown in, or bet</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>スピルを投げる、またはベート</translation>
    </message>
    <message>
        <source>Tourné, kruk</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>トゥルネ、クルック</translation>
    </message>
    <message>
        <source>Købe-nolo with no trick; one; three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ケーベ・ノロでトリックなし、1トリック、3トリック</translation>
    </message>
    <message>
        <source>Solo named in {suit S}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit S}を選んだソロ、勝ち</translation>
    </message>
    <message>
        <source>Nolo ouvert with no trick; with two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ノロ・ウヴェールでトリックなし、2トリック</translation>
    </message>
    <message>
        <source>Where tables differ {rule 21.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>テーブルごとの違い {rule 21.12}</translation>
    </message>
    <message>
        <source>Two tariffs come from Iceland. In both spil, bedre and tourné are 1, 1 and 2; købe-nolo, respekt, grand and solo 2, 2 and 3; solo spar and ren nolo 3, 3 and 4; ouvert 6, 6 and 7. In &lt;b&gt;Rasle&lt;/b&gt; each opponent pays and is paid, and a købe-nolo costs 2 for the first trick and 1 for each more, perhaps up to a limit. In &lt;b&gt;Pott&lt;/b&gt; everybody, the sitter too, puts 4 into an empty pool; the winner takes the price once from it, the loser pays it once in, and a hand thrown in costs its price to each opponent and to the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>アイスランドには料金表が二つあります。どちらもスピル、ベドレ、トゥルネは1、1、2、ケーベ・ノロ、レスペクト、グラン、ソロは2、2、3、ソロ・スパーとレン・ノロは3、3、4、ウヴェールは6、6、7です。&lt;b&gt;ラスレ&lt;/b&gt;では相手が一人ずつ払い、受け取ります。ケーベ・ノロは最初の1トリックに2、あとは1トリックごとに1で、上限を決めることもあります。&lt;b&gt;ポット&lt;/b&gt;では、休みの人も含めて全員が、空のプールに4ずつ入れます。勝てばプールから値段を一度取り、負ければ一度入れます。手札を投げたら、相手一人ずつとプールに値段を払います。</translation>
    </message>
    <message>
        <source>A club may put købe-nolo above tourné, as in Iceland, let anybody begin with any bid, or let a bid be held only with the same game. Some play &lt;b&gt;grand&lt;/b&gt;, above respekt: the nine cards dealt with {SA} and {CA} as the only trumps, for 2, 2 and 3. {rule 20.3} When all pass, forehand may be allowed &lt;b&gt;kasko&lt;/b&gt;: eight cards of the talon and one of their own, or nine new ones, and then a spil that cannot be thrown in. {rule 3.3} In some places &lt;b&gt;several&lt;/b&gt; may play købe-nolo or ren nolo at once: the others say in turn whether they play it too, they buy after the Ombre, and each game is settled for itself with all the others; how they do it is our reading. {rule 21.13}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>アイスランドのように、ケーベ・ノロをトゥルネの上に置くクラブ、どのビッドから始めてもよいクラブ、同じ勝負でしかホールドできないクラブもあります。レスペクトの上に&lt;b&gt;グラン&lt;/b&gt;を置くところもあります。配られた9枚で、切り札は{SA}と{CA}だけ、値段は2、2、3です。{rule 20.3} 全員がパスしたとき、1番手に&lt;b&gt;カスコ&lt;/b&gt;を許すこともあります。山札の8枚と自分の1枚、または新しい9枚を手にし、あとは投げられないスピルとして遊びます。{rule 3.3} ところによっては、&lt;b&gt;何人か&lt;/b&gt;が同時にケーベ・ノロやレン・ノロを遊べます。ほかの人も遊ぶかどうかを順に言い、オンブルのあとに買い、勝負ごとにほかの全員と精算します。その進め方は、このプログラムの解釈です。{rule 21.13}</translation>
    </message>
    <message>
        <source>The sources leave some things open, and our readings are these. The hand can be thrown in at one moment only. A bid that is not the lowest is not offered, where the union fines it. All of &lt;i&gt;any game that is not lower&lt;/i&gt; is ours, and so is that a solo named in {suit S} is paid as solo spar; also some of Iceland’s prices, the filling of the pool and the tout of Pott. A second Danish tariff, &lt;i&gt;De 5 Matadorer&lt;/i&gt;, is not known to us; a club that plays by it enters its prices in the house rules. {rule 20.5}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>出典に書かれていないところは、ここでは次のように解釈しました。手札を投げられるのは、ただ一つの時点だけ。連盟なら罰のある、最低でないビッドは、初めから選べません。「低くない勝負なら何でも」という決まりは全部このプログラムのもので、{suit S}を選んだソロをソロ・スパーとして払うこともそうです。アイスランドの値段の一部、ポットのプールの満たし方とトゥーも同じです。デンマークのもう一つの料金表&lt;i&gt;De 5 Matadorer&lt;/i&gt;は、わかっていません。それで遊ぶクラブは、値段をハウスルールに入れてください。{rule 20.5}</translation>
    </message>
    <message>
        <source>The computer players here</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>このプログラムの相手</translation>
    </message>
    <message>
        <source>They play every game of this page, the nolos too: the better ones weigh each card in pictures of the hidden hands. All of them &lt;b&gt;bid&lt;/b&gt; by maxims, because none has been taught from deals of L’Hombre yet, and grand they never bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ノロも含めて、このページの勝負をすべて遊びます。強い相手は、伏せた手札を思い描いて1枚ずつ考えます。ただし、まだロンブルのディールから学んでいないので、&lt;b&gt;ビッド&lt;/b&gt;はみな格言に従い、グランは決してビッドしません。</translation>
    </message>
    <message>
        <source>The words of the clubs</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>クラブのことば</translation>
    </message>
    <message>
        <source>A tie: the Ombre has no more tricks than the better defender. The old puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>引き分け。オンブルが、多いほうのディフェンダーと並ぶこと。昔のプエスタ。</translation>
    </message>
    <message>
        <source>Dorer</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Dorer</translation>
    </message>
    <message>
        <source>The matadors: spadille, manille and basta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>マタドール。スパディーユ、マニーユ、バスト。</translation>
    </message>
    <message>
        <source>Kruk, kodille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Kruk（クルック）、kodille</translation>
    </message>
    <message>
        <source>A loss: a defender has more tricks than the Ombre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>負け。ディフェンダーの一人がオンブルより多く取ること。</translation>
    </message>
    <message>
        <source>Købe</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Købe（ケーベ）</translation>
    </message>
    <message>
        <source>To exchange cards with the talon, which is also called &lt;i&gt;katten&lt;/i&gt;, the cat.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>山札とカードを交換すること。山札は&lt;i&gt;katten&lt;/i&gt;（猫）とも言います。</translation>
    </message>
    <message>
        <source>Oversidder</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Oversidder</translation>
    </message>
    <message>
        <source>Whoever sits out.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>休みの人。</translation>
    </message>
    <message>
        <source>Ponto</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ポント</translation>
    </message>
    <message>
        <source>The ace of a red trump suit, punto elsewhere.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>赤い切り札のエース。デンマークでは&lt;i&gt;ponto&lt;/i&gt;と言います。</translation>
    </message>
    <message>
        <source>Spilfører</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>The Ombre; the others are &lt;i&gt;modspillere&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブル。ほかの人は&lt;i&gt;modspillere&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>Tout</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>トゥー</translation>
    </message>
    <message>
        <source>All nine tricks, the vole.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>9トリックすべて。ヴォル。</translation>
    </message>
</context>
<context>
    <name>rules/low_bids.html</name>
    <message>
        <source>When all pass</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>全員がパスしたら</translation>
    </message>
    <message>
        <source>As a rule the cards are thrown in and the next player deals. A table may agree on something livelier: a second round for &lt;b&gt;low bids&lt;/b&gt;, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ふつうはカードを集め、次の人が配り直します。もっとにぎやかに、&lt;b&gt;低いビッド&lt;/b&gt;の二巡目や、誰かが遊ばなければならない&lt;b&gt;強制&lt;/b&gt;のゲームを決めておいてもかまいません。</translation>
    </message>
    <message>
        <source>As a rule the player who sits out &lt;a href=&quot;rules:four_handed&quot;&gt;takes the talon&lt;/a&gt;. What this page tells follows only where a table lets them leave it, and they do. Then a second round for &lt;b&gt;low bids&lt;/b&gt; can follow, or a game that somebody is &lt;b&gt;forced&lt;/b&gt; to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ふつうは休みの人が&lt;a href=&quot;rules:four_handed&quot;&gt;山札を取ります&lt;/a&gt;。このページに書いてあるのは、山札を取らなくてもよいテーブルで、取らなかったときだけのことです。そのときは、&lt;b&gt;低いビッド&lt;/b&gt;の二巡目や、誰かが遊ばなければならない&lt;b&gt;強制&lt;/b&gt;のゲームが続くことがあります。</translation>
    </message>
    <message>
        <source>The second round {rule 3.1}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>二巡目 {rule 3.1}</translation>
    </message>
    <message>
        <source>The eldest speaks first, and each speaks once. Whoever passed before may bid now. The first to bid has the game; where the table ranks the low bids, those who come after may still overcall: voltereta goes over gascarola, and contrabola over both.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まず1番手が発言し、一人一回ずつ言います。前にパスした人も、今度はビッドできます。最初にビッドした人がゲームを取ります。低いビッドに順位のあるテーブルでは、あとの人がさらに高く言えます。ボルテレータはガスカローラより上、コントラボラはどちらよりも上です。</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>交換</translation>
    </message>
    <message>
        <source>Aim</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>目標</translation>
    </message>
    <message>
        <source>Gascarola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ガスカローラ</translation>
    </message>
    <message>
        <source>the Ombre names a suit after his exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>交換のあとでオンブルが決める</translation>
    </message>
    <message>
        <source>eight or nine cards of the talon for his own</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>自分のカードを、山札の8枚か9枚と取りかえる</translation>
    </message>
    <message>
        <source>most tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>いちばん多いトリック</translation>
    </message>
    <message>
        <source>Voltereta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ボルテレータ</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>山札のいちばん上のカードで決まる</translation>
    </message>
    <message>
        <source>five cards at most, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>そのカードを含めて5枚まで</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>コントラボラ</translation>
    </message>
    <message>
        <source>the Ombre names a suit of which he holds a card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが、手札にあるスートから決める</translation>
    </message>
    <message>
        <source>nobody exchanges</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>誰も交換しない</translation>
    </message>
    <message>
        <source>&lt;b&gt;no trick at all&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;1トリックも取らない&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Each is worth an entrada: the pool and 5 from each if it is won, the pool and {loss entrada} if it is lost. Gascarola and voltereta are given up, taken over and paid as an entrada, too.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>どれもエントラーダと同じ値打ちです。勝てばプールと各自から5、負ければプールの額と{loss entrada}です。ガスカローラとボルテレータは、降参も引き継ぎも支払いも、エントラーダと同じです。</translation>
    </message>
    <message>
        <source>Voltereta {rule 3.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ボルテレータ {rule 3.2}</translation>
    </message>
    <message>
        <source>The turned card is the first that the Ombre draws, so he must throw at least one card for it. If it is &lt;b&gt;spadille&lt;/b&gt;, the game counts as a vuelta: 7 from each, and both defenders must accept a surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>めくったカードはオンブルが最初に引くカードなので、少なくとも1枚は捨てなければなりません。それが&lt;b&gt;スパディーユ&lt;/b&gt;なら、ブエルタとして数えます。各自から7で、降参にはディフェンダー二人の承諾が要ります。</translation>
    </message>
    <message>
        <source>Gascarola {rule 3.3}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ガスカローラ {rule 3.3}</translation>
    </message>
    <message>
        <source>The Ombre takes the top &lt;b&gt;eight&lt;/b&gt; cards of the talon and looks at them. Then he keeps &lt;b&gt;one&lt;/b&gt; of the nine that he was dealt and throws the rest, or he throws all nine and draws a ninth. When he has named the trump, the defenders exchange with what is left: five cards or four.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルは山札の上から&lt;b&gt;8枚&lt;/b&gt;を取り、それを見ます。それから、配られた9枚のうち&lt;b&gt;1枚&lt;/b&gt;を残してあとを捨てるか、9枚とも捨てて9枚目を引きます。切り札を決めると、ディフェンダーが残りの5枚か4枚で交換します。</translation>
    </message>
    <message>
        <source>Contrabola {rule 3.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>コントラボラ {rule 3.4}</translation>
    </message>
    <message>
        <source>The defenders try to make the Ombre take a trick, and the deal &lt;b&gt;stops&lt;/b&gt; at the first that falls to him: then he pays the pool and {loss entrada} into the pool. If he gets through all nine without one, he takes the pool and 5 from each. There are no estuches and no primeras, and it cannot be given up. Matadors may be withheld as always, but in the end every card is played: with spadille in the hand contrabola cannot be made, with manille hardly ever. The trump must be a suit of which he holds a card; spadille belongs to {suit S} there, and basto to {suit C}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ディフェンダーは、オンブルにトリックを取らせようとします。オンブルが1トリック取ると、ディールは&lt;b&gt;そこで終わり&lt;/b&gt;、プールの額と{loss entrada}をプールに払います。1トリックも取らずに9トリックを切り抜ければ、プールと各自から5を取ります。エストゥーチェもプリメーラもなく、途中でやめることもできません。マタドールはいつものように温存できますが、最後には全部のカードを出します。スパディーユがあれば成功せず、マニーユでもまず無理です。切り札は、手札にあるスートでなければなりません。ここではスパディーユは{suit S}、バストは{suit C}のカードと数えます。</translation>
    </message>
    <message>
        <source>Forced spadille {rule 3.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>強制スパディーユ {rule 3.5}</translation>
    </message>
    <message>
        <source>The player who holds spadille must be the Ombre, and says so. If spadille lies in the talon, the holder of basto must play; if both lie there, the eldest must. The Ombre exchanges up to eight cards and then names the trump. Everything else is as in an entrada.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>スパディーユを持つ人が名乗り出て、オンブルにならなければなりません。スパディーユが山札にあればバストの持ち主が、どちらも山札にあれば1番手が遊びます。オンブルは8枚まで交換し、それから切り札を決めます。ほかはすべてエントラーダと同じです。</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>計算の例</translation>
    </message>
    <message>
        <source>For three players, of whom the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>三人で、ディーラーが5を入れるとき。</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル</translation>
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
        <translation>プール</translation>
    </message>
    <message>
        <source>Voltereta won 5–3–1, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ボルテレータの勝ち5–3–1、プール10：10と各自から5を取る</translation>
    </message>
    <message>
        <source>Voltereta with spadille turned, won 5–4–0, pool 10: he takes 10, and 7 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>スパディーユをめくったボルテレータの勝ち5–4–0、プール10：10と各自から7を取る</translation>
    </message>
    <message>
        <source>Gascarola 4–4–1, pool 15: puesta, 15 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ガスカローラ4–4–1、プール15：プエスタ、15 + 15</translation>
    </message>
    <message>
        <source>Contrabola made, pool 10: he takes 10, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>コントラボラ成功、プール10：10と各自から5を取る</translation>
    </message>
    <message>
        <source>Contrabola failed, pool 10: 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>コントラボラ失敗、プール10：10 + 15</translation>
    </message>
</context>
<context>
    <name>rules/opponents.html</name>
    <message>
        <source>How the others think</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>相手の考え方</translation>
    </message>
    <message>
        <source>The computer plays the people at your table. They know the rules, they remember what they saw, and they think. &lt;b&gt;They never look.&lt;/b&gt; This page says what each of them knows, and how you can check it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>テーブルの相手は、コンピューターが演じています。ルールを知り、見たことを覚え、自分で考えます。&lt;b&gt;のぞき見は決してしません。&lt;/b&gt;このページでは、相手がそれぞれ何を知っているか、それをどう確かめられるかをお話しします。</translation>
    </message>
    <message>
        <source>What they know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>知っていること</translation>
    </message>
    <message>
        <source>An opponent knows what you would know in that seat: the cards in that hand, what was bid, how many cards each has drawn, every card that was shown or played. The hands of the others, what they threw away and what is left in the talon are face down for them as they are for you.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>相手が知っているのは、その席にいればあなたも知っていることだけです。自分の手札、ビッド、一人ひとりが引いた枚数、見せられたり出されたりしたカード。ほかの人の手札も、捨てたカードも、山札の残りも、あなたと同じく、相手にも伏せられています。</translation>
    </message>
    <message>
        <source>This is not a promise but a wall. The opponents run in a program of their own beside the table. The table writes down for it what one seat can see, and nothing else; back comes one card, or one word. It keeps nothing from one question to the next. So no level ever looks, the highest as little as the lowest: a better opponent thinks more, but sees no more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>これは約束ではなく、壁です。相手は、テーブルとは別のプログラムの中で動いています。テーブルは、一つの席から見えることだけを書いて渡し、カード1枚か言葉一つが返ってきます。次の質問まで、何も覚えていません。ですから、どのレベルも、いちばん強くてもいちばん弱くても、のぞき見はしません。強い相手は、多く考えるのであって、多く見るのではありません。</translation>
    </message>
    <message>
        <source>What they do not know</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>知らないこと</translation>
    </message>
    <message>
        <source>Your cards, unless you have shown them.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>あなたのカード。ただし、あなたが見せたものは別です。</translation>
    </message>
    <message>
        <source>How the cards were shuffled, and what lies in the talon.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>どう切り混ぜたか、山札に何があるか。</translation>
    </message>
    <message>
        <source>What another opponent holds or means to play, though the two defend together.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>ほかの相手の手札や考え。一緒に守っている味方のことでもです。</translation>
    </message>
    <message>
        <source>How you played in earlier deals. Only those who are as strong as you are told how strong that is.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>前のディールで、あなたがどう遊んだか。ただし、あなたと同じくらいの強さの相手には、その強さだけが知らされます。</translation>
    </message>
    <message>
        <source>How they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>考え方</translation>
    </message>
    <message>
        <source>Each of them first sees the usual card, the one that the maxims of the books advise. Then they lay out the hidden cards in their mind, in some way that agrees with all they remember: a seat that could not follow a suit has none of it. In each such picture they play the deal to its end. They leave the usual card only for one that is clearly better for what is at stake. What others have told, by how many cards they drew and by the cards they laid, makes some pictures likelier than others. Towards the end, when few pictures are left, the expert looks at every one.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>相手はまず、ふつうの1枚、つまり本の格言がすすめるカードを考えます。それから、覚えていることのすべてに合うように、伏せたカードを頭の中で並べてみます。フォローできなかった席には、そのスートはありません。そうした場面を一つ描くごとに、ディールを最後まで遊んでみます。ふつうの1枚をやめるのは、賭けられている額に見合うだけ、はっきりよいカードがあるときだけです。ほかの人が引いた枚数や出したカードから、もっともらしい場面とそうでない場面が出てきます。終わりに近づいて場面の数が減ると、エキスパートはその全部を調べます。</translation>
    </message>
    <message>
        <source>&lt;i&gt;Table, Where the cards are&lt;/i&gt; tells you in figures what such pictures say of each card, from what you may see. Among experts the figures are true: of the cards said to be somewhere in 75 of 100 deals, 74 are there. Novices keep other cards, and among them a figure may be six off.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;i&gt;テーブル、カードのありか&lt;/i&gt;は、そうした想像から各カードについてわかることを、あなたに見えることだけを使って数字で示します。エキスパートどうしではこの数字は正確です。100回中75回はそこにあるとされたカードは、74回そこにあります。初心者は別のカードを残すので、数字が6ほどずれることがあります。</translation>
    </message>
    <message>
        <source>Level, and pictures for a card</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>レベルと、カード1枚に描く場面</translation>
    </message>
    <message>
        <source>Remembers</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>覚えていること</translation>
    </message>
    <message>
        <source>Before the play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>プレイの前</translation>
    </message>
    <message>
        <source>&lt;b&gt;Expert&lt;/b&gt;: 60 to 100, and more where it is close</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;エキスパート&lt;/b&gt;：60～100、きわどいときはもっと多く</translation>
    </message>
    <message>
        <source>everything</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>bids by what thousands of deals have taught; tries out trumps and discards in pictures</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>何千ものディールから学んだとおりにビッドし、切り札と捨て札は場面で試す</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strong&lt;/b&gt;: 16</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;強い&lt;/b&gt;：16</translation>
    </message>
    <message>
        <source>by the maxims of the books</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>本の格言に従う</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steady&lt;/b&gt;: 12</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;堅実&lt;/b&gt;：12</translation>
    </message>
    <message>
        <source>the last 3 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>最後の3トリック。引いた枚数は忘れる</translation>
    </message>
    <message>
        <source>the same</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>同じ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Novice&lt;/b&gt;: 8</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;初心者&lt;/b&gt;：8</translation>
    </message>
    <message>
        <source>the last 2 tricks; not how many cards each drew</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>最後の2トリック。引いた枚数は忘れる</translation>
    </message>
    <message>
        <source>by rule of thumb: five trumps are a game, or four with a king or a matador; queens and knaves are kept</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>おおまかな目安に従う。切り札5枚、または4枚とキングかマタドールがあれば勝負。クイーンとジャックは残す</translation>
    </message>
    <message>
        <source>Whoever is to be &lt;b&gt;as strong as you&lt;/b&gt; stands at a level or between two, and then makes each decision at one of them. How strong that is follows from your costly choices in earlier deals, as the coach found them in deals played without help. From one deal to the next they change by a quarter of a level at most. Choose another level, and nobody follows you any more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;あなたと同じくらいの強さ&lt;/b&gt;の相手は、一つのレベルか二つのレベルの間にいて、一つ一つの決定をそのどちらかのレベルで行います。その強さは、助けなしで遊んだ前のディールでコーチが見つけた、損をした選択の数から決まります。一つのディールから次のディールまでに変わるのは、レベルの四分の一までです。ほかのレベルを選べば、だれも合わせなくなります。</translation>
    </message>
    <message>
        <source>In &lt;a href=&quot;rules:quadrille&quot;&gt;Quadrille&lt;/a&gt; the expert bids by the maxims too, because it has not been taught from deals of that game yet; the cards it weighs in pictures as always. Five at a table leave less room for each, and so does a computer on which the program runs without its compiled part (&lt;i&gt;About&lt;/i&gt; tells). Nobody forgets their own cards, the matadors, or a card that lay open for all. Nobody puts a matador under a higher one if a small trump would do.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:quadrille&quot;&gt;カドリーユ&lt;/a&gt;では、エキスパートもビッドは格言に従います。このゲームのディールからは、まだ学んでいないからです。カードはいつものように場面で考えます。五人のテーブルでは一人の考える余裕が少なくなり、プログラムがコンパイル済みの部品なしで動くコンピューターでもそうです（どちらかは「オンブルについて」でわかります）。自分のカード、マタドール、みんなに見えていたカードは誰も忘れません。弱い切り札で足りるのに、マタドールを自分より強いマタドールの下に出す人もいません。</translation>
    </message>
    <message>
        <source>What their cards tell</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>カードが語ること</translation>
    </message>
    <message>
        <source>Those who defend together may not speak, but a card may have a meaning, as long as everybody at the table knows it. Here it is. Sometimes a hand has two cards of a suit that are worth the same, because no card that is still out ranks between them. To a trick that somebody else has led, everybody then plays &lt;b&gt;the lower one&lt;/b&gt;. So a king that falls on a trump tells that the queen is not in that hand, while a queen does not deny the king. A lead tells nothing: the Ombre leads spadille or manille as it comes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>一緒に守る二人は話せませんが、テーブルのみんなが知っているなら、カードに意味があってもかまいません。その意味はこうです。間の順位のカードがもう残っておらず、同じ値打ちの2枚が手にあることがあります。ほかの人がリードしたトリックには、そのとき誰もが&lt;b&gt;弱いほう&lt;/b&gt;を出します。ですから、切り札に対してキングが落ちれば、その手にクイーンはありません。クイーンが出ても、キングがないとは限りません。リードは何も語りません。オンブルは、スパディーユでもマニーユでも、気の向くままにリードします。</translation>
    </message>
    <message>
        <source>They all read this, the Ombre as well as the partner, and so may you. They read it softly, because they do not know who keeps to it: a card against the rule makes a picture less likely, not impossible.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルも味方も、みんなこれを読みます。あなたも読んでかまいません。誰が守っているのかはわからないので、控えめに読みます。決まりに合わないカードが出ても、その場面は疑わしくなるだけで、ありえなくはなりません。</translation>
    </message>
    <message>
        <source>Habits</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>癖</translation>
    </message>
    <message>
        <source>Steady players and novices have habits, as people do: a steady player two, a novice three. Chance draws them for each sitting, and they stay the same until its end. Watch for them, and use them. During a sitting this page begins with what has shown itself: where somebody played the card of a habit and the books advise another one, as everybody could see once the cards of the deal lay open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>堅実な人と初心者には、人間と同じように癖があります。堅実な人は二つ、初心者は三つ。対局ごとに偶然が選び、終わるまで変わりません。よく見て、利用しましょう。対局中は、このページの初めに、これまでに現れた癖が出ます。本の格言がほかのカードをすすめるところで、誰かが癖のカードを出し、ディールが終わってカードが開かれたとき、みんなにもそれがわかった場面です。</translation>
    </message>
    <message>
        <source>A &lt;b&gt;novice&lt;/b&gt; may lead kings at once, wherever they are trumped; lead other suits before the trumps are drawn, as Ombre; lead a trump as a defender, which does the Ombre’s work; save spadille too long; trump whatever can be trumped; or take tricks that the partner has won already. They give a habit up only where it costs a quarter of the stake, as far as they see.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;初心者&lt;/b&gt;は、切られるところでもすぐにキングをリードしたり、オンブルなのに切り札を引き出す前にほかのスートをリードしたり、ディフェンダーなのに切り札をリードしてオンブルを助けたり、スパディーユを取っておきすぎたり、切れるものは何でも切ったり、味方がもう勝っているトリックを取ったりします。癖をやめるのは、自分から見て、賭け金の四分の一を失うときだけです。</translation>
    </message>
    <message>
        <source>A &lt;b&gt;steady&lt;/b&gt; player may lead from the shortest suit, even a good guard; lead the same suit again and again; play low in second hand, even with the king; or trump high where a small trump would do. A tenth of the stake is too much for them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;堅実&lt;/b&gt;な人は、よい押さえでもいちばん短いスートからリードしたり、同じスートを何度もリードしたり、二番手ではキングがあっても弱い札を出したり、弱い切り札で足りるのに強い切り札で切ったりします。賭け金の十分の一を失うなら、やめます。</translation>
    </message>
    <message>
        <source>Temper</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>気性</translation>
    </message>
    <message>
        <source>Each person has a temper as well, which goes by the chance of winning. The &lt;b&gt;cautious&lt;/b&gt; bid on nearly six chances in ten, rather with help than alone, and give a lost game up early. The &lt;b&gt;bold&lt;/b&gt; bid on less than four in ten, like to play alone, and go for all nine tricks. The &lt;b&gt;stubborn&lt;/b&gt; never give up, and lead the same suit again. The &lt;b&gt;thrifty&lt;/b&gt; save spadille, and draw few cards as defenders. The &lt;b&gt;hot-headed&lt;/b&gt; lead every trump from the top when they are Ombre. &lt;b&gt;Gamblers&lt;/b&gt; would rather turn a trump up than name one. It makes them different, hardly better or worse: a temper is something you may learn to use.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>一人ひとりに気性もあり、勝つ見込みに応じて現れます。&lt;b&gt;慎重&lt;/b&gt;な人は、十に六つ近い見込みがあればビッドし、一人より助けのあるほうを好み、負けたゲームは早くあきらめます。&lt;b&gt;大胆&lt;/b&gt;な人は、十に四つもない見込みでビッドし、一人で遊ぶのを好み、9トリックすべてを狙います。&lt;b&gt;頑固&lt;/b&gt;な人は決してあきらめず、同じスートをまたリードします。&lt;b&gt;倹約&lt;/b&gt;な人はスパディーユを取っておき、ディフェンダーのときは少ししか引きません。&lt;b&gt;熱血&lt;/b&gt;な人は、オンブルになると切り札をすべて上からリードします。&lt;b&gt;勝負師&lt;/b&gt;は、切り札を決めるより、めくるほうを好みます。気性は人に違いを出すだけで、強さはほとんど変わりません。あなたがつかんで利用してよいものです。</translation>
    </message>
    <message>
        <source>How long they think</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>考える時間</translation>
    </message>
    <message>
        <source>The clock has no say. A level is a number of pictures, not a number of seconds: the same deal, the same seat and the same question give the same answer on a fast computer and on a slow one, at any time of the day. If the program in which they think stops or hangs, it is started again, and a simple player who knows the maxims by heart chooses that one card.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>時計は関係ありません。レベルは秒数ではなく、場面の数です。同じディール、同じ席、同じ質問なら、速いコンピューターでも遅いコンピューターでも、いつでも同じ答えが出ます。相手の考えるプログラムが止まったり固まったりすれば、もう一度動かし、その1枚だけは、格言をそらで知っている単純なプレイヤーが選びます。</translation>
    </message>
    <message>
        <source>They have their card in a moment. Then they take their time before they lay it, each in their own way, by what everybody can see: a bid takes longer than a card, a lead longer than a follow, and a rich pool makes everyone slow. A long pause tells you nothing about a hand. The speed in the preferences shortens it, and so does a click.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードはすぐに決まります。それから、みんなに見えていることをもとに、それぞれの間合いで出します。カードよりビッド、フォローよりリードのほうが長く、プールが大きいと誰もがゆっくりになります。長く間をおいても、手札のことは何もわかりません。設定の速さで縮められ、クリックしても進みます。</translation>
    </message>
    <message>
        <source>How to check it</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>確かめ方</translation>
    </message>
    <message>
        <source>Take any moment of any deal and exchange cards that a seat has not seen: two in your hand with two in the talon, or a whole hand with another. What the table writes down for that seat must stay the same to the letter, and so must the opponent’s answer. This is the &lt;b&gt;swap test&lt;/b&gt;. It is run for every game, every phase of a deal and every level; anybody who has the source can run it:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>どのディールのどの場面でもよいので、ある席から見えないカードを取りかえてみます。あなたの手札の2枚と山札の2枚でも、手札全部どうしでもかまいません。テーブルがその席のために書くことは一字も変わらず、相手の答えも変わらないはずです。これが&lt;b&gt;取りかえテスト&lt;/b&gt;です。すべてのゲーム、ディールのすべての段階、すべてのレベルで行っており、ソースを持っている人なら誰でもできます。</translation>
    </message>
    <message>
        <source>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;code&gt;python benchmarks/swap.py&lt;/code&gt;</translation>
    </message>
    <message>
        <source>And from the score sheet you can go through every deal that is over once more, with all cards open.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>そして、終わったディールはどれも、得点表から、すべてのカードを開いてもう一度たどれます。</translation>
    </message>
</context>
<context>
    <name>rules/outcome.html</name>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>誰の勝ち？ {rule 1.12}</translation>
    </message>
    <message>
        <source>Three players share nine tricks. Only the highest number counts.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>三人が9トリックを分けます。大事なのは、誰がいちばん多く取ったかだけです。</translation>
    </message>
    <message>
        <source>Sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>サカーダ</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender. He has won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが、どちらのディフェンダーよりも多い。オンブルの勝ち。</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>プエスタ</translation>
    </message>
    <message>
        <source>Two or three share the highest number, the Ombre among them or not. He has lost, and pays the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>二人か三人がいちばん多い数で並ぶ。オンブルが入っていなくても、オンブルの負けで、プールに払う。</translation>
    </message>
    <message>
        <source>Codille</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>コディーユ</translation>
    </message>
    <message>
        <source>One defender has more tricks than the Ombre and more than his partner. The Ombre has lost, and pays that defender.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>一人のディフェンダーが、オンブルよりも、もう一人よりも多い。オンブルの負けで、その人に払う。</translation>
    </message>
    <message>
        <source>All the ways to share nine tricks</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>9トリックの分かれ方</translation>
    </message>
    <message>
        <source>The Ombre’s tricks stand first.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>最初の数字がオンブルのトリック、あとの二つがディフェンダーのトリックです。</translation>
    </message>
    <message>
        <source>4–4–1, 3–3–3, and 1–4–4, which the Spanish call a royal puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>4–4–1、3–3–3、1–4–4。1–4–4はスペインで「王のプエスタ」と呼びます</translation>
    </message>
    <message>
        <source>all others, such as 4–5–0, 3–4–2, 2–4–3 or 0–5–4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>そのほか。4–5–0、3–4–2、2–4–3、0–5–4など</translation>
    </message>
    <message>
        <source>When the sitter has taken the talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>休みの人が山札を取ったとき</translation>
    </message>
    <message>
        <source>Then &lt;b&gt;four&lt;/b&gt; players share the nine tricks. The Ombre needs more than each of the other three, so that three tricks may be enough. If the highest number is shared, it is a puesta. If one of the others alone has most, it is codille.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>9トリックを&lt;b&gt;四人&lt;/b&gt;で分けます。オンブルはほかの三人の誰よりも多くなければならず、3トリックで足りることもあります。いちばん多い数の人が並べばプエスタ、ほかの一人だけがいちばん多ければコディーユです。</translation>
    </message>
    <message>
        <source>What this means for the defenders</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ディフェンダーにとって</translation>
    </message>
    <message>
        <source>They are partners against the Ombre, and rivals for the codille. Two tricks each and one trick each do not hurt him; four in &lt;b&gt;one&lt;/b&gt; hand do. So a defender with a strong hand is helped by the weak one, who leads to him and does not take his tricks. If he cannot get past the Ombre, a tie will do: then at least the pool is paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>二人はオンブルに対しては味方で、コディーユを争う競争相手でもあります。二人が2トリックずつや1トリックずつ分け合っても、オンブルは痛くありません。痛いのは、&lt;b&gt;一人&lt;/b&gt;が4トリック取ることです。ですから、弱いほうのディフェンダーは、強いほうへリードし、その人のトリックを取らないことで助けます。オンブルを追い越せなくても、並べば十分です。少なくともプールに払わせます。</translation>
    </message>
</context>
<context>
    <name>rules/payments.html</name>
    <message>
        <source>The payments {rule 1.13}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>支払い {rule 1.13}</translation>
    </message>
    <message>
        <source>Chips change hands when the deal is over. The pool is what has gathered in the middle: the antes, and what Ombres before have lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ディールが終わると、チップが動きます。プールは真ん中にたまったもの、つまりアンティと、前のオンブルたちが負けた分です。</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>支払い</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sacada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;サカーダ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each opponent pays him the &lt;b&gt;game&lt;/b&gt;, and &lt;b&gt;estuches&lt;/b&gt; and &lt;b&gt;primeras&lt;/b&gt; if there are any.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがプールを取る。相手が一人ずつ&lt;b&gt;ゲーム&lt;/b&gt;の分を払い、&lt;b&gt;エストゥーチェ&lt;/b&gt;と&lt;b&gt;プリメーラ&lt;/b&gt;があればその分も払う。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ヴォル&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The same, with 10 from each in place of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>同じ。ただしプリメーラの代わりに各自から10。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole failed&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ヴォル失敗&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre takes the pool and pays each opponent 30, less 2 in a vuelta or 10 in a solo, and less his estuches.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがプールを取り、相手一人に30ずつ払う。ただし30から、ブエルタなら2、ソロなら10、さらにエストゥーチェの分を引く。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;プエスタ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and {loss} chips more: pool + {loss}. Estuches and primeras against him are added once.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが、プールと同じ額に{loss}チップを足してプールに払う。つまりプール + {loss}。負けたときに払うエストゥーチェとプリメーラの分があれば、一度だけ足す。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;コディーユ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The Ombre pays the same amount to the winner. The pool stays for the next deal.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが同じ額を勝った人に払う。プールは次のディールに残る。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Surrender&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;降参&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Pool + {loss} into the pool, and no extras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>プール + {loss}をプールに払い、追加はなし。</translation>
    </message>
    <message>
        <source>&lt;i&gt;Each opponent&lt;/i&gt; means three players: the two defenders and the one who sits out. When the sitter has taken the talon, it means the other three.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>「相手」とは三人、つまり二人のディフェンダーと休みの人のことです。休みの人が山札を取ったときは、ほかの三人です。</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>entrada 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダ 5</translation>
    </message>
    <message>
        <source>vuelta 7</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ブエルタ 7</translation>
    </message>
    <message>
        <source>solo 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ソロ 15</translation>
    </message>
    <message>
        <source>play 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>プレイ 5</translation>
    </message>
    <message>
        <source>no exchange 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>交換なし 15</translation>
    </message>
    <message>
        <source>The price of losing {rule A22}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>負けの額 {rule A22}</translation>
    </message>
    <message>
        <source>Look at the nine cards with which the Ombre begins to play. If he holds the top trumps without a gap, from spadille down, and at least &lt;b&gt;three&lt;/b&gt; of them, each counts one chip: spadille, manille, basto and the king of black trumps make four. If he &lt;b&gt;lacks&lt;/b&gt; them in the same way, they count too. When he wins, each opponent pays them to him; when he loses, he pays them once, with the price of losing. Spadille and basto without manille count nothing.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルがプレイを始めるときの9枚を見ます。スパディーユを先頭に、強いほうから切り札が途切れずに続き、それが&lt;b&gt;3枚&lt;/b&gt;以上あれば、1枚につき1チップです。黒い切り札でスパディーユ、マニーユ、バスト、キングがあれば4になります。逆に、強いほうから続けて3枚以上&lt;b&gt;ない&lt;/b&gt;ときも、同じように数えます。勝てば相手が一人ずつオンブルに払い、負ければオンブルが負けの額と一緒に、一度だけ払います。マニーユがなければ、スパディーユとバストがあっても数えません。</translation>
    </message>
    <message>
        <source>Estuches {rule A27}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>エストゥーチェ {rule A27}</translation>
    </message>
    <message>
        <source>Besides the pool a lost game costs some chips for each player at the table, as a rule also for one who sits out. Where the dealer stakes for all, it costs 5 for each. Where every player stakes before the deal, it costs that stake for each: with a stake of 2 among three that is pool + 6. As a rule the price is the same whatever was bid. By the rules in force a lost game costs &lt;b&gt;pool + {loss}&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>負けると、プールと同じ額のほかに、テーブルの一人当たり何チップかを払います。ふつうは休みの人も数えます。ディーラーが全員の分を入れる場合は一人当たり5です。ディールの前に全員が入れる場合は、一人当たりその額です。アンティが2で三人ならプール+6です。ふつう、この額はビッドによって変わりません。いまのルールでは、負けは&lt;b&gt;プール+{loss}&lt;/b&gt;です。</translation>
    </message>
    <message>
        <source>Primeras {rule A28}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>プリメーラ {rule A28}</translation>
    </message>
    <message>
        <source>Three chips from each for the &lt;a href=&quot;rules:claim&quot;&gt;first five tricks&lt;/a&gt;, when the Ombre stops there. Three chips &lt;b&gt;against&lt;/b&gt; him if he loses the game and has won none of the first five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルが&lt;a href=&quot;rules:claim&quot;&gt;最初の5トリック&lt;/a&gt;で止めれば、各自から3チップ。負けたうえに、最初の5トリックを一つも取れなければ、逆に3チップを&lt;b&gt;払い&lt;/b&gt;ます。</translation>
    </message>
    <message>
        <source>Worked examples {rule 1.14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>計算の例 {rule 1.14}</translation>
    </message>
    <message>
        <source>Gains and losses of the Ombre and of the two defenders, X and Y; the ante is in the pool already. There are three players, and the dealer stakes five.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルと二人のディフェンダーXとYの損得です。アンティはもうプールに入っています。三人で、ディーラーが5を入れるときのものです。</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル</translation>
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
        <translation>プール</translation>
    </message>
    <message>
        <source>Entrada won 5–3–1, pool 5: he takes 5, and 5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダの勝ち5–3–1、プール5：5と各自から5を取る</translation>
    </message>
    <message>
        <source>Vuelta won 5–2–2 with three estuches, pool 10: he takes 10, and 7 + 3 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エストゥーチェ3枚のブエルタの勝ち5–2–2、プール10：10と各自から7 + 3を取る</translation>
    </message>
    <message>
        <source>Entrada, all nine tricks, pool 5: he takes 5, and 5 + 10 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダで9トリックすべて、プール5：5と各自から5 + 10を取る</translation>
    </message>
    <message>
        <source>Entrada 4–4–1, pool 5: puesta, 5 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダ4–4–1、プール5：プエスタ、5 + 15</translation>
    </message>
    <message>
        <source>Vuelta 1–4–4, pool 10: puesta, 10 + 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ブエルタ1–4–4、プール10：プエスタ、10 + 15</translation>
    </message>
    <message>
        <source>Entrada 4–5–0, pool 5: codille, 5 + 15 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダ4–5–0、プール5：コディーユ、Xに5 + 15</translation>
    </message>
    <message>
        <source>Entrada 3–4–2 without the three matadors, pool 25: codille, 25 + 15 + 3 to X</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>マタドールが3枚ともないエントラーダ3–4–2、プール25：コディーユ、Xに25 + 15 + 3</translation>
    </message>
    <message>
        <source>Vuelta, led on after five and lost two: he takes 5 and pays 28 to each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ブエルタで5トリックのあとヴォルへ進み、2トリック落とした。プール5：5を取り、一人に28ずつ払う</translation>
    </message>
    <message>
        <source>Vuelta surrendered and accepted, pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ブエルタを降参し、承諾された。プール5</translation>
    </message>
    <message>
        <source>Entrada surrendered, X takes over and ends with 4, the first Ombre 3, Y 2; pool 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダを降参し、Xが引き継いで4、初めのオンブル3、Y 2。プール5</translation>
    </message>
    <message>
        <source>No chip is ever lost: what one player pays goes to another player or into the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>チップは決して消えません。一人が払ったものは、ほかの人かプールに行きます。</translation>
    </message>
</context>
<context>
    <name>rules/play.html</name>
    <message>
        <source>The play</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>The eldest leads to the first trick, whoever is the Ombre. Whoever wins a trick leads to the next. The highest trump wins a trick; if there is none, the highest card of the suit that was led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>誰がオンブルでも、1番手が最初のトリックをリードします。トリックを取った人が次をリードします。いちばん強い切り札がトリックを取り、切り札が出なければ、リードされたスートのいちばん強い札が取ります。</translation>
    </message>
    <message>
        <source>Following suit {rule 1.9}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>フォロー {rule 1.9}</translation>
    </message>
    <message>
        <source>If you have a card of the suit led, play one of that suit.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>リードされたスートがあれば、そのスートを1枚出します。</translation>
    </message>
    <message>
        <source>If you have none, play whatever you like. You need not trump, and you need never play higher than what lies there.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>なければ、何を出してもかまいません。切り札で切る必要はなく、出ている札より強い札を出す必要もありません。</translation>
    </message>
    <message>
        <source>The black aces are trumps. They do not follow to plain {suit S} or {suit C}.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>黒のエースは切り札です。平札の{suit S}や{suit C}がリードされても、フォローする札にはなりません。</translation>
    </message>
    <message>
        <source>The privilege of the matadors</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>マタドールの特権</translation>
    </message>
    <message>
        <source>When &lt;b&gt;trumps&lt;/b&gt; are led you must play a trump, with one exception: a &lt;b&gt;matador&lt;/b&gt; may be kept back, unless the card that was &lt;b&gt;led&lt;/b&gt; is a higher matador. Keeping one back is called to &lt;b&gt;renege&lt;/b&gt;, and it is quite lawful. It helps only if you have no other trump; an ordinary trump in your hand must be played, or a matador in its place.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;切り札&lt;/b&gt;がリードされたら切り札を出さなければなりませんが、例外が一つあります。&lt;b&gt;リードされた&lt;/b&gt;のがもっと強いマタドールでなければ、&lt;b&gt;マタドール&lt;/b&gt;は手に残してかまいません。これを&lt;b&gt;温存&lt;/b&gt;といい、れっきとしたルールです。役に立つのは、ほかの切り札がないときだけです。ふつうの切り札があれば、それか、代わりにマタドールを出さなければなりません。</translation>
    </message>
    <message>
        <source>Only the card that was led forces a matador out. Spadille played second to a small trump forces nobody. The Ombre has the privilege as well as his opponents.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>マタドールを引き出すのは、リードされたカードだけです。弱い切り札のあとに二番手が出したスパディーユでは、誰のマタドールも引き出せません。この特権は、オンブルにも相手にもあります。</translation>
    </message>
    <message>
        <source>Your only trumps are matadors: must you play one? {rule A15}</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>切り札がマタドールだけのとき、出さなければならない？ {rule A15}</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>リード</translation>
    </message>
    <message>
        <source>Your trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>手にある切り札</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>どうする</translation>
    </message>
    <message>
        <source>any trump that is no matador</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>マタドールでない切り札</translation>
    </message>
    <message>
        <source>any matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>どのマタドールでも</translation>
    </message>
    <message>
        <source>are free</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>自由</translation>
    </message>
    <message>
        <source>basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>バスト</translation>
    </message>
    <message>
        <source>spadille, manille or both</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>スパディーユかマニーユ、または両方</translation>
    </message>
    <message>
        <source>manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>マニーユ</translation>
    </message>
    <message>
        <source>spadille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>スパディーユ</translation>
    </message>
    <message>
        <source>must play basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>バストを出す</translation>
    </message>
    <message>
        <source>spadille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>スパディーユとバスト</translation>
    </message>
    <message>
        <source>must play one of the two</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>どちらかを出す</translation>
    </message>
    <message>
        <source>must play manille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>マニーユを出す</translation>
    </message>
    <message>
        <source>manille and basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>マニーユとバスト</translation>
    </message>
    <message>
        <source>Punto is an ordinary trump here: alone in the hand, it must be played to any trump that is led.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ポントは、ここではふつうの切り札です。それしかなければ、どの切り札がリードされても出さなければなりません。</translation>
    </message>
    <message>
        <source>Examples, with {suit H} as trumps</source>
        <extracomment>&lt;h3&gt;</extracomment>
        <translation>例、{suit H}が切り札のとき</translation>
    </message>
    <message>
        <source>You hold</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>手札</translation>
    </message>
    <message>
        <source>You may play</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>出してよい札</translation>
    </message>
    <message>
        <source>any of them; spadille may stay</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>どれでも。スパディーユは残してよい</translation>
    </message>
    <message>
        <source>{SA} or {HK}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{SA}か{HK}</translation>
    </message>
    <message>
        <source>{CA} only: manille calls for basto</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA}だけ。マニーユはバストを引き出す</translation>
    </message>
    <message>
        <source>{CA} or {H2}</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{CA}か{H2}</translation>
    </message>
    <message>
        <source>any of them</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>どれでも</translation>
    </message>
    <message>
        <source>And with {suit C} as trumps: {SK} is led and you hold {SA} {S4} {HK}. You must play {S4}; spadille is no plain card of its suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>{suit C}が切り札の例も一つ。{SK}がリードされ、手札は{SA} {S4} {HK}。出せるのは{S4}だけです。スパディーユは、そのスートの平札ではありません。</translation>
    </message>
    <message>
        <source>Gano {rule 3.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ガノ {rule 3.6}</translation>
    </message>
    <message>
        <source>Where the table has agreed on it, a defender may say &lt;b&gt;gano&lt;/b&gt;, &amp;ldquo;I win&amp;rdquo;, of the card he plays: he asks the other defender not to overtake it. He may say it only while his card wins the trick and the other has yet to play.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>そう決めてあるテーブルでは、ディフェンダーが自分の出すカードに&lt;b&gt;ガノ&lt;/b&gt;（「私が勝つ」）と言えます。もう一人のディフェンダーに、それより強い札を出さないよう頼む言葉です。言えるのは、そのカードが今トリックに勝っていて、もう一人がこれから出すときだけです。</translation>
    </message>
    <message>
        <source>As a &lt;b&gt;request&lt;/b&gt; it tells the other that the card should hold. He is free to do as he likes.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;頼み&lt;/b&gt;なら、そのカードで取りたいと伝えるだけです。聞いた人は、好きなようにしてかまいません。</translation>
    </message>
    <message>
        <source>Where it &lt;b&gt;binds&lt;/b&gt;, the other must play a card that does not beat it, as long as he has one that he may play. If he has none, he has to win. Once the Ombre has beaten the card there is nothing left to be let pass.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;義務&lt;/b&gt;なら、出してよいカードの中に、そのカードに勝たないものがある限り、それを出さなければなりません。なければ、勝つしかありません。オンブルがもうそのカードに勝っていれば、見逃す意味がないので、この義務はありません。</translation>
    </message>
    <message>
        <source>It may be closed to a defender with four tricks: one more is codille, and others should not help him to it.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>4トリック取ったディフェンダーには言わせないこともできます。あと1トリックでコディーユになる人に、もう一人が手を貸すことになるからです。</translation>
    </message>
    <message>
        <source>Example: the Ombre leads {S6}, your friend plays {SQ} and says gano. You hold {SK} {S3} {D5}. Where gano binds, {S3} is your only card; holding {SK} {D5}, you would have to play {SK}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>例：オンブルが{S6}をリードし、もう一人のディフェンダーが{SQ}を出してガノと言います。手札は{SK} {S3} {D5}。ガノが義務なら、出せるのは{S3}だけです。{SK} {D5}なら、{SK}を出すことになります。</translation>
    </message>
    <message>
        <source>Not this card?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>なぜこのカードは出せない？</translation>
    </message>
    <message>
        <source>A card that may not be played now is dimmed. Click it, and the table tells you which rule is in the way. Press &lt;b&gt;F1&lt;/b&gt;, or click what the table says, and this book opens at that rule.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>今出せないカードは薄くなります。クリックすると、どのルールで出せないのかが表示されます。&lt;b&gt;F1&lt;/b&gt;を押すか、その言葉をクリックすると、この本がそのルールのところで開きます。</translation>
    </message>
</context>
<context>
    <name>rules/pokerwiner.html</name>
    <message>
        <source>Two-bid Ombre {rule 3.8}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>2ビッド式オンブル {rule 3.8}</translation>
    </message>
    <message>
        <source>The form that the encyclopaedias describe: two bids instead of three, nothing is turned up, and at the end of the exchange the dealer has a choice of his own. The rest is as in Ombre Renegado.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>百科事典に出ている形です。ビッドは三つでなく二つ、何もめくらず、交換の最後にディーラーだけの選択があります。ほかはオンブル・レネガードと同じです。</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>配り方 {rule 1.5}</translation>
    </message>
    <message>
        <source>The pack is dealt round face up, and the first &lt;b&gt;black ace&lt;/b&gt; makes its owner the dealer. He puts five chips into the pool and deals nine cards each, three at a time, to the right; thirteen are the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードを表にして順に配り、最初の&lt;b&gt;黒のエース&lt;/b&gt;が来た人がディーラーです。ディーラーはプールに5チップを入れ、3枚ずつ、右へ一人9枚配ります。13枚が山札です。</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ビッド {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>交換</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>値打ち</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;プレイ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>あり</translation>
    </message>
    <message>
        <source>5 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>各自から5</translation>
    </message>
    <message>
        <source>&lt;b&gt;No exchange&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;交換なし&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルは交換なし</translation>
    </message>
    <message>
        <source>15 from each</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>各自から15</translation>
    </message>
    <message>
        <source>The eldest speaks first. Whoever says &lt;i&gt;I play&lt;/i&gt; may be overcalled by a later player who will do it without exchange. The first may then keep the game by &lt;b&gt;holding&lt;/b&gt;: he gives up his exchange as well. If all pass, the cards are thrown in; the pool stays, and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まず1番手が発言します。「プレイ」と言った人より、交換せずに遊ぶあとの人のほうが上です。そのとき最初の人は、&lt;b&gt;ホールド&lt;/b&gt;することでゲームを手放さずにすみます。自分も交換をあきらめるのです。全員がパスしたら、カードを集めて配り直します。プールは残り、次のディーラーがまたアンティを入れます。</translation>
    </message>
    <message>
        <source>The Ombre names any suit as trump before he throws a card. {rule 1.7}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルは、カードを捨てる前に、好きなスートを切り札に決めます。{rule 1.7}</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>交換 {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre first, unless he plays without exchange; then the others, the one at his right before the other. Each may throw any number and draws as many, as far as the talon goes.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>交換なしでなければ、まずオンブル、それからオンブルの右隣、もう一人の順です。山札のある限り、何枚でも捨てて同じ枚数を引きます。</translation>
    </message>
    <message>
        <source>When all have drawn, the &lt;b&gt;dealer&lt;/b&gt; may look at what is left of the talon. If he does, he must show it to everybody. He may as well leave it closed. {rule A14}</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>みんなが引き終わると、&lt;b&gt;ディーラー&lt;/b&gt;は山札の残りを見ることができます。見るなら、全員に見せなければなりません。伏せたままでもかまいません。{rule A14}</translation>
    </message>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>降参 {rule 1.11}</translation>
    </message>
    <message>
        <source>Until he has played his card to the fourth trick, an Ombre who has bid &lt;i&gt;play&lt;/i&gt; may give up. A defender may take the hand over, the one at the Ombre’s right first; otherwise he pays pool + {loss} into the pool, without extras. Without exchange there is no surrender.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>「プレイ」をビッドしたオンブルは、第4トリックに自分のカードを出すまでなら、降参できます。ディフェンダーが手を引き継ぐこともでき、オンブルの右隣が先です。誰も引き継がなければ、プール + {loss}をプールに払い、追加はありません。「交換なし」に降参はありません。</translation>
    </message>
    <message>
        <source>All the rest</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ほかのこと</translation>
    </message>
    <message>
        <source>The same as in Renegado: &lt;a href=&quot;rules:cards&quot;&gt;the order of the cards&lt;/a&gt;, &lt;a href=&quot;rules:play&quot;&gt;the play&lt;/a&gt; with its privilege of the matadors, &lt;a href=&quot;rules:claim&quot;&gt;the claim after five tricks and the vole&lt;/a&gt;, &lt;a href=&quot;rules:outcome&quot;&gt;who has won&lt;/a&gt;, and &lt;a href=&quot;rules:payments&quot;&gt;what is paid&lt;/a&gt;. Where those pages speak of an entrada think of &lt;i&gt;play&lt;/i&gt;, where they speak of a solo think of &lt;i&gt;no exchange&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>レネガードと同じです。&lt;a href=&quot;rules:cards&quot;&gt;カードの順位&lt;/a&gt;、マタドールの特権のある&lt;a href=&quot;rules:play&quot;&gt;プレイ&lt;/a&gt;、&lt;a href=&quot;rules:claim&quot;&gt;5トリックでの宣言とヴォル&lt;/a&gt;、&lt;a href=&quot;rules:outcome&quot;&gt;誰の勝ちか&lt;/a&gt;、&lt;a href=&quot;rules:payments&quot;&gt;支払い&lt;/a&gt;をご覧ください。そこにエントラーダとあれば「プレイ」、ソロとあれば「交換なし」のことだと思ってください。</translation>
    </message>
</context>
<context>
    <name>rules/quadrille.html</name>
    <message>
        <source>Quadrille {rule 24}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>カドリーユ {rule 24}</translation>
    </message>
    <message>
        <source>Four play with the whole pack, ten cards each, so there is no talon and nothing to exchange. The Ombre calls a &lt;b&gt;king&lt;/b&gt;, and whoever holds it is the ally, in secret: the game of Europe’s drawing rooms in the eighteenth century.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>四人で全部のカードを使い、一人10枚。山札はなく、交換もありません。オンブルが&lt;b&gt;キング&lt;/b&gt;を指名し、それを持つ人がひそかに味方になります。十八世紀ヨーロッパの客間で遊ばれたゲームです。</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードの順位とプレイは、どのオンブルとも同じです。&lt;a href=&quot;rules:cards&quot;&gt;カードとその順位&lt;/a&gt;と&lt;a href=&quot;rules:play&quot;&gt;プレイ&lt;/a&gt;をご覧ください。</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 24.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>賭け金と配り方 {rule 24.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Each&lt;/b&gt; player puts one chip into the pool before each deal, so a fresh pool holds four. The dealer deals all forty cards, three, three and four at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ディールの前に&lt;b&gt;一人ひとり&lt;/b&gt;が1チップをプールに入れるので、新しいプールは4になります。ディーラーは右隣から反時計回りに、3枚、3枚、4枚と、40枚すべてを配ります。</translation>
    </message>
    <message>
        <source>The bids {rule 24.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ビッド {rule 24.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>約束すること</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;キング指名&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, together with whoever holds the king you call</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>指名したキングの持ち主と合わせて、十のうち6トリック</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;サンプランドル&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks alone, against three</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>一人で三人を相手に6トリック</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vole&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ヴォル&lt;/b&gt;</translation>
    </message>
    <message>
        <source>all ten tricks alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>一人で10トリックすべて</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まず1番手が発言し、パスした人はもう加われません。自分がキング指名をビッドし、あとに発言する人がサンプランドルをビッドしたら、&lt;b&gt;ホールド&lt;/b&gt;することができます。自分がサンプランドルで遊び、ゲームは自分のものになります。</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all four pass&lt;/b&gt;, the holder of spadille must play, and calls a king as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;四人ともパス&lt;/b&gt;したら、スパディーユを持つ人がオンブルにならなければならず、キング指名のときと同じくキングを指名します。</translation>
    </message>
    <message>
        <source>Trump and the called king {rule 24.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>切り札と指名されたキング {rule 24.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they then call a &lt;b&gt;king&lt;/b&gt;:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルが切り札を決めます。キング指名と強制のゲームでは、続いて&lt;b&gt;キング&lt;/b&gt;を1枚指名します。</translation>
    </message>
    <message>
        <source>any king but that of trumps, even one of their own hand: then they play alone, and nobody else knows it;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>切り札のキングのほかなら、自分の手札のキングでもかまいません。そのときは一人で遊びますが、ほかの誰も知りません。</translation>
    </message>
    <message>
        <source>if they hold &lt;b&gt;all four kings&lt;/b&gt;, also a &lt;b&gt;{rank Q}&lt;/b&gt; that they lack, not of trumps;</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;キングを4枚とも&lt;/b&gt;持っていれば、自分になく、切り札でもない&lt;b&gt;{rank Q}&lt;/b&gt;でもかまいません。</translation>
    </message>
    <message>
        <source>if there is nothing to call, they play alone and show why.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>指名できるカードがなければ、手札を見せて、一人で戦います。</translation>
    </message>
    <message>
        <source>Whoever holds the called card is the &lt;b&gt;ally&lt;/b&gt;, who says nothing. The others, the Ombre too, learn who it is when the card is played. Until then the table says of the others &lt;i&gt;friend or foe?&lt;/i&gt;</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>指名されたカードを持つ人が&lt;b&gt;味方&lt;/b&gt;で、何も言いません。ほかの人は、オンブルも含めて、そのカードが出たときに初めて知ります。それまでテーブルには「味方か敵か？」と出ます。</translation>
    </message>
    <message>
        <source>The play and the vole {rule 24.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>プレイとヴォル {rule 24.4}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. Matadors have their privilege. Nobody surrenders, and nobody says gano.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>誰がオンブルでも、1番手が最初にリードします。マタドールの特権はあります。降参はなく、ガノも言いません。</translation>
    </message>
    <message>
        <source>A side that has won &lt;b&gt;the first six tricks&lt;/b&gt; may stop: whoever took the sixth claims the game, or goes on for all ten. The ally is known from then on. Nobody is asked in a forced game, nor in a vole that was bid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;最初の6トリック&lt;/b&gt;を取った側は、そこで止めてかまいません。6トリック目を取った人が勝ちを宣言するか、10トリックすべてを目指して続けるかを決めます。そこから、味方が誰かは明らかになります。強制のゲームと、ビッドしたヴォルでは聞かれません。</translation>
    </message>
    <message>
        <source>What is paid {rule 24.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>支払い {rule 24.5}</translation>
    </message>
    <message>
        <source>The tricks of the Ombre and the ally count together. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave, and 2 after sans prendre; 1 more if the three matadors were dealt to the side, won or lost.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルと味方のトリックは合わせて数えます。&lt;b&gt;ゲーム&lt;/b&gt;の分は、相手一人につき、キング指名なら1チップ、サンプランドルなら2チップです。3枚のマタドールがその側に配られていれば、勝っても負けても1増えます。</translation>
    </message>
    <message>
        <source>Tricks of the side</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル側のトリック</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>どうなるか</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;6トリック&lt;/b&gt;以上：勝ち</translation>
    </message>
    <message>
        <source>The side takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブル側がプールを取り、相手が一人ずつゲームの分を払う。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;5トリック&lt;/b&gt;：ルミーズ、またはプエスタ</translation>
    </message>
    <message>
        <source>The side pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブル側が、プールと同じ額をプールに、ゲームの分を相手一人ずつに払う。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;4トリック&lt;/b&gt;以下：コディーユ</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The side puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>相手がプールを等分する。オンブル側は取られた分をプールに戻し、ゲームの分を一人ずつに払う。</translation>
    </message>
    <message>
        <source>&lt;b&gt;All ten&lt;/b&gt;, after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>6トリックのあと続けて&lt;b&gt;10トリックすべて&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Won, and each opponent pays for the vole too: 1 after asking leave, 4 after sans prendre.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>勝ち。相手は一人ずつヴォルの分も払う。キング指名なら1、サンプランドルなら4。</translation>
    </message>
    <message>
        <source>A trick lost after going on</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>6トリックのあと続けて、1トリック落とした</translation>
    </message>
    <message>
        <source>Won all the same, but the price of the vole is taken off the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>それでも勝ち。ただし、ゲームの分からヴォルの額を引く。</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vole that was bid&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ビッドしたヴォル&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 6 from each opponent, 7 with the matadors. Missed: 4 to each, and the pool stays; with fewer than six tricks the game is lost besides.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>達成：プールと相手一人から6、マタドールがあれば7。失敗：一人に4、プールは残る。6トリックに届かなければ、さらにゲームにも負ける。</translation>
    </message>
    <message>
        <source>Ombre and ally share the pool half and half, won or lost; the odd chip is the Ombre’s. The first opponent at the Ombre’s right settles with the ally, the other with the Ombre. An ally pays &lt;b&gt;nothing&lt;/b&gt; for an Ombre who took fewer than three tricks themselves, except in a forced game.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>勝っても負けても、オンブルと味方はプールを半分ずつにし、端数のチップはオンブルの分です。相手二人のうち、オンブルから右へ数えて先の人が味方と、もう一人がオンブルと精算します。オンブル自身が3トリックに満たなければ、味方は&lt;b&gt;何も&lt;/b&gt;払いません。ただし強制のゲームは別です。</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>計算の例</translation>
    </message>
    <message>
        <source>The pool is 4, and nobody was dealt the matadors.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>プールは4で、マタドールは誰にもそろっていません。</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>Ally</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>味方</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>プール</translation>
    </message>
    <message>
        <source>Asked leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>キング指名、勝ち</translation>
    </message>
    <message>
        <source>Asked leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>キング指名、ルミーズ</translation>
    </message>
    <message>
        <source>The same, the Ombre took two tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>同じ、オンブルは2トリック</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンプランドル、勝ち</translation>
    </message>
    <message>
        <source>Sans prendre, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンプランドル、ルミーズ</translation>
    </message>
    <message>
        <source>Sans prendre, codille: each opponent takes 1, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンプランドル、コディーユ：相手が1ずつ取り、1は残る</translation>
    </message>
    <message>
        <source>Vole bid and made</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ヴォルをビッドして達成</translation>
    </message>
    <message>
        <source>Vole bid, six tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ヴォルをビッドして6トリック</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>テーブルごとの違い</translation>
    </message>
    <message>
        <source>A table may forbid calling one’s own king, let three kings be enough for calling a {rank Q}, or ask nobody to go on while the called king is hidden. A table may prefer a suit, in which everything but the pool is paid double, and stake more. The old books disagree about who settles with whom and what a missed vole costs; this is our reading.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>自分のキングの指名を禁じるテーブル、{rank Q}を指名するのにキング3枚で足りるテーブル、指名されたキングが隠れているうちは誰にも続けるかどうかを聞かないテーブルがあります。プール以外の支払いがすべて二倍になる優遇スートを決めても、賭け金を増やしてもかまいません。誰が誰と精算するか、失敗したヴォルはいくらかについては、古い本も食い違います。これはこのプログラムの解釈です。</translation>
    </message>
</context>
<context>
    <name>rules/rocambor.html</name>
    <message>
        <source>Rocambor {rule 23}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>ロカンボール {rule 23}</translation>
    </message>
    <message>
        <source>Ombre as it is played in Peru and Bolivia: &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; with {suit D}, &lt;b&gt;oros&lt;/b&gt;, as the favour suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ペルーとボリビアで遊ばれるオンブルです。{suit D}、つまり&lt;b&gt;オロ&lt;/b&gt;を優遇スートとする&lt;a href=&quot;rules:tresillo&quot;&gt;トレシーリョ&lt;/a&gt;です。</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードの順位とプレイは、どのオンブルとも同じです。&lt;a href=&quot;rules:cards&quot;&gt;カードとその順位&lt;/a&gt;と&lt;a href=&quot;rules:play&quot;&gt;プレイ&lt;/a&gt;をご覧ください。</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 23.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>賭け金と配り方 {rule 23.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play; with &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, but pays and is paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool (&lt;i&gt;plato&lt;/i&gt;). Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>三人で遊びます。&lt;b&gt;四人&lt;/b&gt;のテーブルではディーラーが休みますが、ディフェンダーと同じように払い、受け取ります。ただし、コディーユの取り分はありません。ディーラーがプール（&lt;i&gt;plato&lt;/i&gt;）に&lt;b&gt;1チップ&lt;/b&gt;を入れます。3枚ずつ、反時計回りに一人9枚配り、13枚が山札に残ります。</translation>
    </message>
    <message>
        <source>The bids {rule 23.2} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ビッド {rule 23.2} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>約束すること</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>値打ち</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;エントラーダ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange up to eight cards</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札は自由、8枚まで交換</translation>
    </message>
    <message>
        <source>&lt;b&gt;Oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;オロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange up to six</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit D}が切り札、6枚まで交換</translation>
    </message>
    <message>
        <source>&lt;b&gt;Volteo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ボルテオ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>山札のいちばん上をめくり、そのスートが切り札。二つ目の値は優遇スートのとき</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ソロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札は自由、交換なし</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo in oros&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;オロのソロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{suit D} are trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit D}が切り札、交換なし</translation>
    </message>
    <message>
        <source>The eldest speaks first. The first bid must be an entrada, a volteo or a solo: &lt;b&gt;oros and solo in oros&lt;/b&gt; only go above another bid, or hold one. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass is final. An entrada or a solo that names {suit D} after all is paid as a game in oros.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まず1番手が発言します。最初のビッドは、エントラーダ、ボルテオ、ソロのどれかです。&lt;b&gt;オロとオロのソロ&lt;/b&gt;は、ほかのビッドの上に言うか、ホールドするときにだけ使えます。ビッドは前より高くなければなりませんが、先に発言する人は、あとの人のビッドを&lt;b&gt;ホールド&lt;/b&gt;することができます。パスしたらもう戻れません。エントラーダやソロで、結局{suit D}を選んだときは、オロのゲームとして払います。</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all pass&lt;/b&gt;, whoever holds spadille must play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange. If spadille lies in the talon, the deal is passed out. At some tables the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;全員がパス&lt;/b&gt;したら、スパディーユを持つ人がエントラーダで遊ばなければなりません。これが&lt;i&gt;espada obligada&lt;/i&gt;で、切り札を決めて交換します。スパディーユが山札にあれば、そのディールは流れます。ほかの全員がパスしたあと、最後の人が&lt;b&gt;コントラボラ&lt;/b&gt;と言えるテーブルもあります。切り札はなく{rule 20.2}、黒のエースはそのスートでいちばん弱い札です。言った人が1枚捨てて1枚引き、ほかは誰も交換せず、1トリックも取ってはいけません。</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>切り札と交換 {rule 23.3} {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first: up to eight cards after an entrada, six after oros. In a &lt;b&gt;volteo&lt;/b&gt; the turned card belongs to the Ombre and counts among the cards drawn, one to eight; a black ace makes its own suit trump. It is the bid that counts: an entrada that names {suit D} draws up to eight. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まずオンブルが、エントラーダなら8枚まで、オロなら6枚まで交換します。&lt;b&gt;ボルテオ&lt;/b&gt;では、めくったカードはオンブルのもので、それを含めて1枚から8枚まで引きます。黒のエースなら、そのエースのスートが切り札です。大事なのはビッドですから、エントラーダなら、{suit D}を選んでも8枚まで引けます。それからディフェンダーが交換します。オンブルの右隣は、先に交換しても、もう一人に譲ってもよく、残りを全部引いてもかまいません。ソロではディフェンダーだけが交換します。</translation>
    </message>
    <message>
        <source>The play and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>プレイとボラ {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop, and each pays one chip more; or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>誰がオンブルでも、1番手が最初にリードします。最初の5トリックを取ったオンブルは、そこで止めれば、各自から1チップ余分に受け取ります。続ければ、9トリックすべて、つまり&lt;b&gt;ボラ&lt;/b&gt;を目指します。</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>降参 {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up. A volteo is lost at once, and a solo is never given up. In an entrada, in oros and in a forced game a defender may take the hand over and play it in the Ombre’s place; it is settled as in &lt;a href=&quot;rules:tresillo&quot;&gt;Tresillo&lt;/a&gt; {rule A20}.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;第4トリック&lt;/b&gt;に出す前なら、オンブルは降参できます。ボルテオはすぐに負けとなり、ソロは降参できません。エントラーダ、オロ、強制のゲームでは、ディフェンダーがオンブルの手を引き継ぎ、代わりに遊ぶことができます。精算は&lt;a href=&quot;rules:tresillo&quot;&gt;トレシーリョ&lt;/a&gt;と同じです{rule A20}。</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>支払い {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>どうなるか</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが&lt;b&gt;どちらのディフェンダーよりも多い&lt;/b&gt;：勝ち</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがプールを取る。ほかの人は一人ずつビッドの値打ちを払い、オンブルが3枚のマタドールで遊んでいれば1、最初の5トリックならさらに1を足す。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ボラ&lt;/b&gt;、9トリックすべて</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the first five.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>同じ。ただし最初の5トリックの代わりに、ボラの3。</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>続けて1トリック落とした</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ゲームは勝ちでプールも取るが、一人の払いから3を引く。足りない分は、オンブルが払う。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;プエスタ&lt;/b&gt;：いちばん多い数の人が並ぶ。1 – 4 – 4も</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが、ほかの人数分の値打ちをプールに払う。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt;: one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;コディーユ&lt;/b&gt;：一人のディフェンダーがいちばん多い</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが同じ額をその人に払う。プールは残る。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;降参&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>プエスタと同じ。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;コントラボラ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>成功：プールと各自から2。失敗：一人当たり2をプールに払う。</translation>
    </message>
    <message>
        <source>Points instead of chips {rule 23.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>チップの代わりに点で {rule 23.4}</translation>
    </message>
    <message>
        <source>A table may play for points, to &lt;b&gt;twelve&lt;/b&gt;. The Ombre has 1 point for a game won with up to six tricks, 2 with seven or eight, 4 with all nine, and 1 more in oros. For a puesta each defender has 1, for a codille the better one 2. Nobody gives up, and nothing is staked. The first with twelve points wins, counted after the deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;十二&lt;/b&gt;点まで、点で遊んでもかまいません。オンブルは、6トリックまでで勝てば1点、7トリックか8トリックなら2点、9トリックすべてなら4点で、オロならさらに1点です。プエスタならディフェンダーが1点ずつ、コディーユなら強いほうが2点です。降参はなく、賭け金もありません。ディールのあとに数えて、先に十二点に届いた人の勝ちです。</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>計算の例</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>テーブルは四人、プールに1チップ。</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ほかの各人</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>プール</translation>
    </message>
    <message>
        <source>Oros, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オロ、勝ち</translation>
    </message>
    <message>
        <source>Volteo that turned {suit D}, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit D}をめくったボルテオ、勝ち</translation>
    </message>
    <message>
        <source>Entrada that named {suit D}, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit D}を選んだエントラーダ、4 – 4 – 1</translation>
    </message>
    <message>
        <source>Solo in oros, one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オロのソロ、ディフェンダーの一人がコディーユ</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>テーブルごとの違い</translation>
    </message>
    <message>
        <source>Rocambor could be read in one program only, whose rules and whose play did not always agree; the prices are those of our Tresillo. A table may open with oros, draw eight cards after it, deal again when all pass, and change what Tresillo changes. The game named &lt;i&gt;penetro&lt;/i&gt;, in which all play when all have passed, is not played here.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ロカンボールのルールは一つのプログラムでしか読めず、その説明と実際の進み方も、いつも合うとは限りませんでした。値段はここのトレシーリョのものです。オロから始めてもよいこと、オロで8枚引けること、全員がパスしたら配り直すことのほか、トレシーリョで変えられることは、ここでも変えられます。全員がパスしたあとみんなで遊ぶ&lt;i&gt;penetro&lt;/i&gt;というゲームは、ここにはありません。</translation>
    </message>
</context>
<context>
    <name>rules/surrender.html</name>
    <message>
        <source>Surrender {rule 1.11}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>降参 {rule 1.11}</translation>
    </message>
    <message>
        <source>An Ombre who sees that he cannot win may give up when it is his turn, until he has played his card to the &lt;b&gt;fourth trick&lt;/b&gt;. He then pays a &lt;a href=&quot;rules:outcome&quot;&gt;puesta&lt;/a&gt; without any extras: never more than the lost game would cost, and no defender is the richer by it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>勝てないと見たオンブルは、&lt;b&gt;第4トリック&lt;/b&gt;に自分のカードを出すまでなら、自分の番に降参できます。そのときは、追加なしの&lt;a href=&quot;rules:outcome&quot;&gt;プエスタ&lt;/a&gt;を払います。最後まで負けるより高くつくことはなく、どのディフェンダーの得にもなりません。</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>May he surrender?</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>降参できる？</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ソロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>できない。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ブエルタ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes, if &lt;b&gt;both&lt;/b&gt; defenders accept. If one refuses, play goes on; he may ask again in a later trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ディフェンダーが&lt;b&gt;二人とも&lt;/b&gt;承諾すればできる。一人でも断ればプレイは続き、あとのトリックでまた申し出てもよい。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;エントラーダ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Yes. But each defender, the one at the Ombre’s right first, may &lt;b&gt;take over&lt;/b&gt; the hand.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>できる。ただし、ディフェンダーはオンブルの右隣から順に、手を&lt;b&gt;引き継ぐ&lt;/b&gt;ことができる。</translation>
    </message>
    <message>
        <source>Taking over {rule A20}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>引き継ぎ {rule A20}</translation>
    </message>
    <message>
        <source>Whoever takes over is the Ombre for the rest of the deal, as if the entrada had been his own. Trumps stay as they are, the tricks that were won stay with their winners, and nobody exchanges again. He is paid as an Ombre if he wins and pays as an Ombre if he does not. The one who gave up is a defender now and owes nothing more than any defender. A hand can be taken over once, and then it is played to the end.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>引き継いだ人は、初めから自分のエントラーダだったように、ディールの終わりまでオンブルになります。切り札はそのまま、取ったトリックは取った人のもので、もう誰も交換しません。勝てばオンブルとして受け取り、勝てなければオンブルとして払います。降参した人はディフェンダーになり、ほかのディフェンダーより多く払うことはありません。引き継げるのは一度だけで、そのあとは最後まで遊びます。</translation>
    </message>
    <message>
        <source>The Spanish way</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>スペイン式</translation>
    </message>
    <message>
        <source>A table may agree to settle a hand that was taken over as Spanish books have it. Then the pool stays where it is, and nobody is paid for the game, for estuches or for primeras. There is one price, the &lt;b&gt;puesta&lt;/b&gt; of pool + {loss}. Who pays it depends on who has the most tricks:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>引き継いだ手を、スペインの本にあるように精算すると決めておいてもかまいません。そのときはプールはそのまま残り、ゲームの分もエストゥーチェもプリメーラも払いません。値段はただ一つ、プール + {loss}の&lt;b&gt;プエスタ&lt;/b&gt;です。誰が払うかは、誰がいちばん多く取ったかで決まります。</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>いちばん多い人</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>支払い</translation>
    </message>
    <message>
        <source>the player who took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>引き継いだ人</translation>
    </message>
    <message>
        <source>The player who gave up pays them a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>降参した人が、引き継いだ人にプエスタを払う。</translation>
    </message>
    <message>
        <source>the player who took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>引き継いだ人ともう一人が並ぶ</translation>
    </message>
    <message>
        <source>The player who took over and the one who gave up each pay a puesta into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>引き継いだ人と降参した人が、それぞれプエスタをプールに払う。</translation>
    </message>
    <message>
        <source>the player who gave up, alone or level with a third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>降参した人が一人で、または三人目と並ぶ</translation>
    </message>
    <message>
        <source>The player who took over pays a puesta into the pool. The player who gave up is saved and pays nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>引き継いだ人がプエスタをプールに払う。降参した人は助かり、何も払わない。</translation>
    </message>
    <message>
        <source>two players level who neither took over nor gave up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>引き継いでも降参してもいない二人が並ぶ</translation>
    </message>
    <message>
        <source>a third player alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>三人目が一人で</translation>
    </message>
    <message>
        <source>Codille: the player who took over pays them a puesta, and the one who gave up pays one into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>コディーユ。引き継いだ人がその人に、降参した人がプールに、それぞれプエスタを払う。</translation>
    </message>
    <message>
        <source>A taker who has the first five tricks has won, and is not asked to claim: neither the primeras nor a vole would be paid.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>最初の5トリックを取れば、引き継いだ人の勝ちです。宣言するかどうかは聞かれません。プリメーラもヴォルも、払われないからです。</translation>
    </message>
</context>
<context>
    <name>rules/tresillo.html</name>
    <message>
        <source>Tresillo {rule 22}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>トレシーリョ {rule 22}</translation>
    </message>
    <message>
        <source>Ombre as it is played in Spain. One suit, the &lt;b&gt;favour suit&lt;/b&gt;, is better than the others: a bid in it goes above the same bid in another suit, and is worth more.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>スペインで遊ばれるオンブルです。一つだけ&lt;b&gt;優遇スート&lt;/b&gt;があり、そのスートのビッドは、ほかのスートの同じビッドより上で、値打ちも高くなります。</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. Spaniards call the Ombre the &lt;i&gt;jugador&lt;/i&gt; and the defenders the &lt;i&gt;contras&lt;/i&gt;; spadille is the &lt;i&gt;espada&lt;/i&gt;, manille the &lt;i&gt;mala&lt;/i&gt;, and the pool is the &lt;i&gt;plato&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードの順位とプレイは、どのオンブルとも同じです。&lt;a href=&quot;rules:cards&quot;&gt;カードとその順位&lt;/a&gt;と&lt;a href=&quot;rules:play&quot;&gt;プレイ&lt;/a&gt;をご覧ください。スペインでは、オンブルを&lt;i&gt;jugador&lt;/i&gt;、ディフェンダーを&lt;i&gt;contra&lt;/i&gt;、スパディーユを&lt;i&gt;espada&lt;/i&gt;、マニーユを&lt;i&gt;mala&lt;/i&gt;、プールを&lt;i&gt;plato&lt;/i&gt;と呼びます。</translation>
    </message>
    <message>
        <source>Stakes and deal {rule 22.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>賭け金と配り方 {rule 22.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Three play. With &lt;b&gt;four&lt;/b&gt; at the table the dealer rests, as &lt;i&gt;zángano&lt;/i&gt;: they get no cards, but pay and are paid like a defender, except that they have no part in a codille. The dealer stakes &lt;b&gt;one chip&lt;/b&gt; into the pool. Each gets nine cards, three at a time, counter-clockwise, and thirteen are left as the talon.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>三人で遊びます。&lt;b&gt;四人&lt;/b&gt;のテーブルではディーラーが&lt;i&gt;zángano&lt;/i&gt;として休みます。カードは配られませんが、ディフェンダーと同じように払い、受け取ります。ただし、コディーユの取り分はありません。ディーラーがプールに&lt;b&gt;1チップ&lt;/b&gt;を入れます。3枚ずつ、反時計回りに一人9枚配り、13枚が山札に残ります。</translation>
    </message>
    <message>
        <source>The favour suit {rule 22.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>優遇スート {rule 22.2}</translation>
    </message>
    <message>
        <source>It is agreed for the whole sitting; at this table it is {suit S}, unless you choose another. A game in the favour suit is worth &lt;b&gt;twice&lt;/b&gt; the value.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>対局を通して一つに決めます。このテーブルでは、ほかを選ばなければ{suit S}です。優遇スートのゲームは、値打ちが&lt;b&gt;二倍&lt;/b&gt;になります。</translation>
    </message>
    <message>
        <source>The bids {rule 22.3} {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ビッド {rule 22.3} {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>約束すること</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>値打ち</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;エントラーダ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札は自由、交換あり</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;優遇エントラーダ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>優遇スートが切り札、交換あり</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ブエルタ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon is turned: its suit is trump; the second value is that of the favour suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>山札のいちばん上をめくり、そのスートが切り札。二つ目の値は優遇スートのとき</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ソロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>you name any trump, and exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札は自由、交換なし</translation>
    </message>
    <message>
        <source>&lt;b&gt;Favour solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;優遇ソロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the favour suit is trump, and you exchange nothing</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>優遇スートが切り札、交換なし</translation>
    </message>
    <message>
        <source>The eldest speaks first. Every bid must go higher, except that whoever speaks earlier may &lt;b&gt;hold&lt;/b&gt; the bid of a later player. A pass (&lt;i&gt;paso&lt;/i&gt;) is final. An entrada or a solo that names the favour suit after all is paid as a game in favour.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まず1番手が発言します。ビッドは前より高くなければなりませんが、先に発言する人は、あとの人のビッドを&lt;b&gt;ホールド&lt;/b&gt;することができます。パス（&lt;i&gt;paso&lt;/i&gt;）したらもう戻れません。エントラーダやソロで、結局優遇スートを選んだときは、優遇のゲームとして払います。</translation>
    </message>
    <message>
        <source>If all pass, the next player deals. At some tables whoever holds spadille must then play an entrada, the &lt;i&gt;espada obligada&lt;/i&gt;: they name the trump and exchange, and if spadille lies in the talon, the deal is passed out. At others the last player may say &lt;b&gt;contrabola&lt;/b&gt; when all have passed before. Then there are no trumps {rule 20.2}: each black ace is the lowest card of its suit. The player throws one card and draws one, nobody else exchanges, and they must not take a single trick.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>全員がパスしたら、次の人が配ります。スパディーユを持つ人がエントラーダでオンブルにならなければならないテーブルもあります。これが&lt;i&gt;espada obligada&lt;/i&gt;で、切り札を決めて交換します。スパディーユが山札にあれば、そのディールは流れます。また、ほかの全員がパスしたあと、最後の人が&lt;b&gt;コントラボラ&lt;/b&gt;と言えるテーブルもあります。切り札はなく{rule 20.2}、黒のエースはそのスートでいちばん弱い札です。言った人だけが1枚捨てて1枚引き、その人は1トリックも取ってはいけません。</translation>
    </message>
    <message>
        <source>Trump and exchange {rule 22.4} {rule 1.7} {rule 1.8}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>切り札と交換 {rule 22.4} {rule 1.7} {rule 1.8}</translation>
    </message>
    <message>
        <source>The Ombre exchanges first, up to nine cards. In a &lt;b&gt;vuelta&lt;/b&gt; the turned card belongs to the Ombre and counts among those drawn; a black ace makes its own suit trump. Then the defenders exchange: the one at the Ombre’s right may go first or let the other go first, and may draw all that is left. In a solo only the defenders exchange.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まずオンブルが9枚まで交換します。&lt;b&gt;ブエルタ&lt;/b&gt;では、めくったカードはオンブルのもので、引いた枚数に入ります。黒のエースなら、そのエースのスートが切り札です。それからディフェンダーが交換します。オンブルの右隣は、先に交換しても、もう一人に譲ってもよく、残りを全部引いてもかまいません。ソロではディフェンダーだけが交換します。</translation>
    </message>
    <message>
        <source>The play, the first five tricks and the bola {rule 22.6} {rule 1.10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>プレイ、最初の5トリックとボラ {rule 22.6} {rule 1.10}</translation>
    </message>
    <message>
        <source>The eldest leads, whoever is the Ombre. An Ombre who wins the first five tricks may stop: that is &lt;i&gt;primeras&lt;/i&gt;, and each pays one chip more. Or they lead on for all nine, the &lt;b&gt;bola&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>誰がオンブルでも、1番手が最初にリードします。最初の5トリックを取ったオンブルは、そこで止めてかまいません。これが「プリメーラ」で、各自から1チップ余分に受け取ります。続ければ、9トリックすべて、つまり&lt;b&gt;ボラ&lt;/b&gt;を目指します。</translation>
    </message>
    <message>
        <source>Giving up {rule 1.11}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>降参 {rule 1.11}</translation>
    </message>
    <message>
        <source>Before playing to the &lt;b&gt;fourth trick&lt;/b&gt; the Ombre may give up: they say &lt;i&gt;paso&lt;/i&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;第4トリック&lt;/b&gt;に出す前なら、オンブルは&lt;i&gt;paso&lt;/i&gt;と言って降参できます。</translation>
    </message>
    <message>
        <source>A &lt;b&gt;vuelta&lt;/b&gt; is lost at once.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;ブエルタ&lt;/b&gt;はすぐに負けとなります。</translation>
    </message>
    <message>
        <source>In an &lt;b&gt;entrada&lt;/b&gt; each defender, the one at the Ombre’s right first, may say &lt;i&gt;bien&lt;/i&gt;, and accept, or &lt;i&gt;la sigo&lt;/i&gt;, and play it in the Ombre’s place. Trump and tricks stay as they are, and nobody exchanges again.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;エントラーダ&lt;/b&gt;では、ディフェンダーがオンブルの右隣から順に、&lt;i&gt;bien&lt;/i&gt;と言って承諾するか、&lt;i&gt;la sigo&lt;/i&gt;と言って代わりに遊びます。切り札もトリックもそのままで、もう誰も交換しません。</translation>
    </message>
    <message>
        <source>A &lt;b&gt;solo&lt;/b&gt; is never given up.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;ソロ&lt;/b&gt;は降参できません。</translation>
    </message>
    <message>
        <source>After a take-over the pool stays, and there is one price, that of a lost entrada {rule A20}:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>引き継いだあとは、プールはそのまま残り、値段はただ一つ、エントラーダの負けの額です{rule A20}。</translation>
    </message>
    <message>
        <source>Most tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>いちばん多い人</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>支払い</translation>
    </message>
    <message>
        <source>whoever took over</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>引き継いだ人</translation>
    </message>
    <message>
        <source>Whoever gave up pays them.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>降参した人が、引き継いだ人に払う。</translation>
    </message>
    <message>
        <source>whoever took over and another, level</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>引き継いだ人ともう一人が並ぶ</translation>
    </message>
    <message>
        <source>Whoever took over and whoever gave up each pay into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>引き継いだ人と降参した人が、それぞれプールに払う。</translation>
    </message>
    <message>
        <source>whoever gave up, alone or level with the third</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>降参した人が一人で、または三人目と並ぶ</translation>
    </message>
    <message>
        <source>Whoever took over pays into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>引き継いだ人がプールに払う。</translation>
    </message>
    <message>
        <source>the third alone</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>三人目が一人で</translation>
    </message>
    <message>
        <source>Whoever gave up pays into the pool, and whoever took over pays the third.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>降参した人がプールに、引き継いだ人が三人目に払う。</translation>
    </message>
    <message>
        <source>What is paid {rule 22.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>支払い {rule 22.7}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>どうなるか</translation>
    </message>
    <message>
        <source>The Ombre has &lt;b&gt;more tricks than either&lt;/b&gt; defender: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが&lt;b&gt;どちらのディフェンダーよりも多い&lt;/b&gt;：勝ち</translation>
    </message>
    <message>
        <source>The Ombre takes the pool. Each of the others pays the value, 1 more if the Ombre played with the three matadors, and 1 more for the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがプールを取る。ほかの人は一人ずつビッドの値打ちを払い、オンブルの手に3枚のマタドールがそろっていれば1、プリメーラならさらに1を足す。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Bola&lt;/b&gt;, all nine tricks</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ボラ&lt;/b&gt;、9トリックすべて</translation>
    </message>
    <message>
        <source>The same, with 3 for the bola instead of the primeras.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>同じ。ただしプリメーラの代わりに、ボラの3。</translation>
    </message>
    <message>
        <source>Led on, and lost a trick</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5トリックのあと続けて、1トリック落とした</translation>
    </message>
    <message>
        <source>The game is won and the pool taken, but 3 are taken off what each pays; where nothing is left, the Ombre pays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ゲームは勝ちでプールも取るが、一人の払いから3を引く。足りない分は、オンブルが払う。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Puesta&lt;/b&gt;: the most tricks are shared, also 1 – 4 – 4</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;プエスタ&lt;/b&gt;：いちばん多い数の人が並ぶ。1 – 4 – 4も</translation>
    </message>
    <message>
        <source>The Ombre pays the value once for each other player into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが、ほかの人の人数分だけ、ビッドの値打ちをプールに払う。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Codille&lt;/b&gt; (&lt;i&gt;codillo&lt;/i&gt;): one defender has the most</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;コディーユ&lt;/b&gt;（&lt;i&gt;codillo&lt;/i&gt;）：一人のディフェンダーがいちばん多い</translation>
    </message>
    <message>
        <source>The Ombre pays them the same. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが同じ額をその人に払う。プールは残る。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Given up&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;降参&lt;/b&gt;</translation>
    </message>
    <message>
        <source>As for a puesta.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>プエスタと同じ。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contrabola&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;コントラボラ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Made: the pool, and 2 from each. Failed: 2 for each into the pool.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>成功：プールと各自から2。失敗：一人当たり2をプールに払う。</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>計算の例</translation>
    </message>
    <message>
        <source>Four are at the table, and one chip lies in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>テーブルは四人、プールに1チップ。</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>Each other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ほかの各人</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>プール</translation>
    </message>
    <message>
        <source>Entrada, 5 – 3 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダ、5 – 3 – 1</translation>
    </message>
    <message>
        <source>Favour entrada, 4 – 3 – 2</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>優遇エントラーダ、4 – 3 – 2</translation>
    </message>
    <message>
        <source>Vuelta, primeras</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ブエルタ、プリメーラ</translation>
    </message>
    <message>
        <source>Favour solo, 6 – 2 – 1, with the matadors</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>優遇ソロ、6 – 2 – 1、マタドールあり</translation>
    </message>
    <message>
        <source>Solo, bola</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ソロ、ボラ</translation>
    </message>
    <message>
        <source>Entrada, 4 – 4 – 1</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダ、4 – 4 – 1</translation>
    </message>
    <message>
        <source>Entrada, 3 – 4 – 2: one defender has codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダ、3 – 4 – 2：ディフェンダーの一人がコディーユ</translation>
    </message>
    <message>
        <source>Vuelta given up</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ブエルタを降参</translation>
    </message>
    <message>
        <source>Words of the table</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>テーブルのことば</translation>
    </message>
    <message>
        <source>Arrastrar</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Arrastrar（アラストラール）</translation>
    </message>
    <message>
        <source>To lead trumps.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札をリードする。</translation>
    </message>
    <message>
        <source>Asistir</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Asistir（アシスティール）</translation>
    </message>
    <message>
        <source>To follow suit.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>フォローする。</translation>
    </message>
    <message>
        <source>Baceta, monte</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baceta（バセタ）、monte（モンテ）</translation>
    </message>
    <message>
        <source>The talon.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>山札。</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche（エストゥーチェ）</translation>
    </message>
    <message>
        <source>The three matadors together: espada, mala and basto.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>3枚のマタドール全部。エスパーダ、マラ、バスト。</translation>
    </message>
    <message>
        <source>Fallo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Fallo（ファリョ）</translation>
    </message>
    <message>
        <source>A suit of which one has no card.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>1枚も持っていないスート。</translation>
    </message>
    <message>
        <source>La sigo, la defiendo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>La sigo（ラ・シゴ）、la defiendo（ラ・デフィエンド）</translation>
    </message>
    <message>
        <source>I take over the entrada that the Ombre gives up.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが降参したエントラーダを引き継ぐ。</translation>
    </message>
    <message>
        <source>Llevada, sacada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada（リェバーダ）、sacada（サカーダ）</translation>
    </message>
    <message>
        <source>A game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>勝ったゲーム。</translation>
    </message>
    <message>
        <source>Mano, postre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano（マノ）、postre（ポストレ）</translation>
    </message>
    <message>
        <source>The first and the last to speak.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>最初に発言する人、最後に発言する人。</translation>
    </message>
    <message>
        <source>Primero, indiferente</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Primero（プリメーロ）、indiferente（インディフェレンテ）</translation>
    </message>
    <message>
        <source>The defender who draws first, and the other; the weaker one is the &lt;i&gt;mano pobre&lt;/i&gt;.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>先に引くディフェンダーと、もう一人。弱いほうは&lt;i&gt;mano pobre&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>Tanto, ficha</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Tanto（タント）、ficha（フィチャ）</translation>
    </message>
    <message>
        <source>The unit of payment.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>支払いの単位。</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>テーブルごとの違い</translation>
    </message>
    <message>
        <source>We could read which suit is favoured, how the bids rank and how a hand is taken over, but no tariff and no limits of the exchange: those are ours, and each is a setting. Clubs may play by another favour suit or none, another factor, the prices of Renegado, the codille that takes the pool, a resting player opposite the dealer, and bids that two players settle at a time.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>どのスートを優遇するか、ビッドの順位、手の引き継ぎ方は出典で確かめられましたが、料金表と交換の枚数は見つかりませんでした。それはこのプログラムで決めたもので、どれも設定できます。クラブによっては、ほかの優遇スートや優遇なし、ほかの倍率、レネガードの値段、プールも取るコディーユ、ディーラーの向かいの休み、二人ずつ競うビッドで遊ぶこともあるでしょう。</translation>
    </message>
    <message>
        <source>Some things are named in Spanish books without saying how they go, and are not played here: announcing the bola, and several puestas that stand at once. They also name a second puesta that costs more than the first: a table may set such a price, for a puesta while the plate still holds chips of an earlier deal.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>スペインの本に名前だけ出ていて進め方のわからないものは、ここにはありません。ボラの予告と、いくつものプエスタが同時に残ることです。最初より高い二度目のプエスタのことも出ています。前のディールのチップがプールに残っているときのプエスタに、そういう値段を決めてもかまいません。</translation>
    </message>
</context>
<context>
    <name>rules/tritrille.html</name>
    <message>
        <source>Tritrille {rule 26.2}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>トリトリーユ {rule 26.2}</translation>
    </message>
    <message>
        <source>Quadrille when the fourth player stays away. Three play with thirty cards, ten each, and nothing is left to exchange. The Ombre may demand a &lt;b&gt;king&lt;/b&gt;, but its holder does not become an ally: the king is given, and the Ombre plays alone.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>四人目の来ないときのカドリーユです。三人で30枚のカードを使い、一人10枚、交換するカードは残りません。オンブルは&lt;b&gt;キング&lt;/b&gt;を求めてもかまいませんが、持ち主は味方になりません。キングをもらって、オンブルが一人で戦います。</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The matadors have their privilege.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードの順位とプレイは、どのオンブルとも同じです。&lt;a href=&quot;rules:cards&quot;&gt;カードとその順位&lt;/a&gt;と&lt;a href=&quot;rules:play&quot;&gt;プレイ&lt;/a&gt;をご覧ください。マタドールの特権はあります。</translation>
    </message>
    <message>
        <source>Cards, stakes and deal {rule 3.9} {rule A3} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>カード、賭け金、配り方 {rule 3.9} {rule A3} {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is left out of the pack, {suit D} unless the table chooses {suit H}, and it cannot be trump. Each player puts &lt;b&gt;one chip&lt;/b&gt; into the pool and the dealer &lt;b&gt;ten more&lt;/b&gt;, so a fresh pool holds thirteen. The dealer deals three, three and four cards at a time, counter-clockwise, beginning at the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>赤いスートを一つ抜きます。ふつうは{suit D}で、{suit H}に決めてもかまいません。抜いたスートは切り札にできません。一人が&lt;b&gt;1チップ&lt;/b&gt;ずつ、ディーラーはさらに&lt;b&gt;10チップ&lt;/b&gt;をプールに入れるので、新しいプールは13になります。ディーラーは右隣から反時計回りに、3枚、3枚、4枚と配ります。</translation>
    </message>
    <message>
        <source>The bids {rule 1.6}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ビッド {rule 1.6}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>What you undertake</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>約束すること</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ask leave&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;キング指名&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six of the ten tricks, with a king that you demand</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>キングを求め、十のうち6トリック</translation>
    </message>
    <message>
        <source>&lt;b&gt;Sans prendre&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;サンプランドル&lt;/b&gt;</translation>
    </message>
    <message>
        <source>six tricks with the cards you were dealt</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>配られた手札で6トリック</translation>
    </message>
    <message>
        <source>The eldest speaks first, and whoever passes is out. If you have asked leave and somebody who speaks after you bids sans prendre, you may &lt;b&gt;hold&lt;/b&gt;: play sans prendre yourself, and the game stays yours.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>まず1番手が発言し、パスした人はもう加われません。自分がキング指名をビッドし、あとに発言する人がサンプランドルをビッドしたら、&lt;b&gt;ホールド&lt;/b&gt;することができます。自分がサンプランドルで遊び、ゲームは自分のものになります。</translation>
    </message>
    <message>
        <source>If &lt;b&gt;all three pass&lt;/b&gt;, whoever holds spadille must play as if they had asked leave.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;三人ともパス&lt;/b&gt;したら、スパディーユを持つ人が、キング指名をビッドしたときと同じ条件でオンブルにならなければなりません。</translation>
    </message>
    <message>
        <source>The king that is given {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>もらうキング {rule 1.7}</translation>
    </message>
    <message>
        <source>The Ombre names the trump. After asking leave, and in a forced game, they &lt;b&gt;demand a king&lt;/b&gt; that is not of trumps and that they do not hold. Its holder gives it to them, and gets any card of the Ombre’s choice for it. Both cards are seen by all. An Ombre who holds both plain kings shows them and plays the cards they have.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルが切り札を決めます。キング指名と強制のゲームでは、続いて、切り札でなく自分にもない&lt;b&gt;キングを求めます&lt;/b&gt;。持ち主はそれを渡し、代わりにオンブルの選んだカードを1枚もらいます。どちらのカードもみんなに見せます。平札のキングを2枚とも持つオンブルは、それを見せて、今の手札で遊びます。</translation>
    </message>
    <message>
        <source>The result and what is paid {rule 20.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>結果と支払い {rule 20.4}</translation>
    </message>
    <message>
        <source>All ten tricks are played. The &lt;b&gt;game&lt;/b&gt; is 1 chip from each opponent after asking leave and 2 after sans prendre.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>10トリックを最後までプレイします。&lt;b&gt;ゲーム&lt;/b&gt;の分は、相手一人につき、キング指名なら1チップ、サンプランドルなら2チップです。</translation>
    </message>
    <message>
        <source>Tricks of the Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブルのトリック</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>どうなるか</translation>
    </message>
    <message>
        <source>&lt;b&gt;Six&lt;/b&gt; or more: won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;6トリック&lt;/b&gt;以上：勝ち</translation>
    </message>
    <message>
        <source>The Ombre takes the pool, and each opponent pays the game.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがプールを取り、相手が一人ずつゲームの分を払う。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt;: remise, or puesta</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;5トリック&lt;/b&gt;：ルミーズ、またはプエスタ</translation>
    </message>
    <message>
        <source>The Ombre pays into the pool as much as is in it, and the game to each opponent.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルが、プールと同じ額をプールに、ゲームの分を相手一人ずつに払う。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt; or fewer: codille</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;4トリック&lt;/b&gt;以下：コディーユ</translation>
    </message>
    <message>
        <source>The opponents share the pool evenly. The Ombre puts back what they took, and pays the game to each.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>相手がプールを等分する。オンブルは取られた分をプールに戻し、ゲームの分を一人ずつに払う。</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>計算の例</translation>
    </message>
    <message>
        <source>The pool is 13.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>プールは13。</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>相手一人</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>プール</translation>
    </message>
    <message>
        <source>Ask leave, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>キング指名、勝ち</translation>
    </message>
    <message>
        <source>Ask leave, remise</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>キング指名、ルミーズ</translation>
    </message>
    <message>
        <source>Ask leave, codille: each takes 6, and 1 stays</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>キング指名、コディーユ：相手が6ずつ取り、1は残る</translation>
    </message>
    <message>
        <source>Sans prendre, won</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>サンプランドル、勝ち</translation>
    </message>
    <message>
        <source>Where tables differ</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>テーブルごとの違い</translation>
    </message>
    <message>
        <source>Some stake four chips each. The old books tell that the game is paid but not how much; our prices are the smallest that tell the two bids apart. They also leave open what an Ombre does who holds both plain kings. Nobody claims a game before its last trick, and no payment is made for matadors or for all ten tricks.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>一人4チップずつ入れるところもあります。古い本には、ゲームの分を払うとあるだけで、額がありません。ここの値段は、二つのビッドに差のつくいちばん小さいものです。平札のキングを2枚とも持つオンブルがどうするかも、書いてありません。最後のトリックの前に勝ちを宣言することはなく、マタドールにも、10トリックすべてにも支払いはありません。</translation>
    </message>
</context>
<context>
    <name>rules/trump.html</name>
    <message>
        <source>Naming trumps {rule 1.7}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>切り札を決める {rule 1.7}</translation>
    </message>
    <message>
        <source>Entrada</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>エントラーダ</translation>
    </message>
    <message>
        <source>The Ombre names any suit he likes, &lt;b&gt;before&lt;/b&gt; he throws a card. There is no going back when the draw disappoints.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルは、カードを捨てる&lt;b&gt;前&lt;/b&gt;に、好きなスートを決めます。引いたカードが思わしくなくても、変えられません。</translation>
    </message>
    <message>
        <source>Vuelta {rule A9} {rule A10}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ブエルタ {rule A9} {rule A10}</translation>
    </message>
    <message>
        <source>The top card of the talon is turned over, and its suit is trump. If it is a black ace, the suit printed on it is trump: the {name SA} makes {suit S} trumps, the {name CA} makes {suit C}. The turned card belongs to the Ombre: it is the first he draws, so he must throw at least one of his own. Turning manille while he holds spadille is what every vuelta hopes for.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>山札のいちばん上をめくり、そのスートが切り札になります。黒のエースなら、そのエースのスートです。{name SA}なら{suit S}、{name CA}なら{suit C}が切り札になります。めくったカードはオンブルのもので、最初に引くカードですから、手札から少なくとも1枚は捨てなければなりません。スパディーユを持ってマニーユをめくるのが、ブエルタの夢です。</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>The Ombre names any suit and keeps his nine cards.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルは好きなスートを決め、9枚をそのまま持ちます。</translation>
    </message>
    <message>
        <source>The talon</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>山札</translation>
    </message>
    <message>
        <source>A player who has taken the &lt;a href=&quot;rules:four_handed&quot;&gt;talon&lt;/a&gt; throws four cards and then names any suit.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;a href=&quot;rules:four_handed&quot;&gt;山札&lt;/a&gt;を取った人は、4枚捨ててから、好きなスートを決めます。</translation>
    </message>
    <message>
        <source>Which suit?</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>どのスートにする？</translation>
    </message>
    <message>
        <source>Usually the longest. Mind that black trumps are one fewer than red ones, so four black trumps weigh a little more; and that the black aces add themselves to any suit you name. With {SA}, {CA} and four small cards of one suit you have six trumps in it.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ふつうはいちばん長いスートです。ただし、黒い切り札は赤より1枚少ないので、黒の4枚は少し重みがあります。それに、どのスートを選んでも黒のエースが加わります。{SA}と{CA}と、同じスートの小さい札が4枚あれば、切り札は6枚です。</translation>
    </message>
</context>
<context>
    <name>rules/two_handed.html</name>
    <message>
        <source>Ombre for two {rule 3.9}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>二人用オンブル {rule 3.9}</translation>
    </message>
    <message>
        <source>When the third stays away, two can play with three quarters of the pack. The bids, the matadors and the dangers are those of Ombre Renegado; there is one opponent instead of two.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>三人目が来ないときは、四分の三のカードを使って二人で遊べます。ビッドもマタドールも危険も、オンブル・レネガードと同じで、相手が二人でなく一人になります。</translation>
    </message>
    <message>
        <source>The order of the cards and the play are the same: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードの順位とプレイは同じです。&lt;a href=&quot;rules:cards&quot;&gt;カードとその順位&lt;/a&gt;と&lt;a href=&quot;rules:play&quot;&gt;プレイ&lt;/a&gt;をご覧ください。</translation>
    </message>
    <message>
        <source>The deal {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>配り方 {rule 1.5}</translation>
    </message>
    <message>
        <source>One red suit is taken out of the pack, {suit H} as a rule; thirty cards are left. The dealer puts five chips into the pool and deals eight cards to each, two at a time. Fourteen are the talon. The deal alternates.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>赤いスートを一つ、ふつうは{suit H}を抜き、30枚が残ります。ディーラーがプールに5チップを入れ、2枚ずつ、一人8枚配ります。14枚が山札です。ディーラーは交代で務めます。</translation>
    </message>
    <message>
        <source>The missing suit &lt;b&gt;cannot be trump&lt;/b&gt;: the black aces would be its only cards. With black trumps there are eleven trumps in the pack, with the red suit that is left there are twelve.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>抜いたスートは&lt;b&gt;切り札にできません&lt;/b&gt;。黒のエースしかないことになるからです。切り札は、黒なら11枚、残った赤いスートなら12枚あります。</translation>
    </message>
    <message>
        <source>The bids {rule 1.6} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ビッド {rule 1.6} {rule 1.7}</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Trumps</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>交換</translation>
    </message>
    <message>
        <source>Worth</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>値打ち</translation>
    </message>
    <message>
        <source>&lt;b&gt;Entrada&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;エントラーダ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the Ombre names a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルがスートを決める</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>あり</translation>
    </message>
    <message>
        <source>&lt;b&gt;Vuelta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ブエルタ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>the top card of the talon decides</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>山札のいちばん上のカードで決まる</translation>
    </message>
    <message>
        <source>yes, with that card</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>あり、めくったカードも受け取る</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ソロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>not for the Ombre</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>オンブルは交換なし</translation>
    </message>
    <message>
        <source>Whoever did not deal speaks first. A bid must be higher than the last, and who passes is out. But if you spoke first, have bid and are overcalled, you may &lt;b&gt;hold&lt;/b&gt;: say the same, and the dealer must go higher or give way. If both pass, the pool stays and the next dealer antes again.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>配らなかった人が先に発言します。ビッドは前より高くなければならず、パスした人はもう加われません。ただし、先に発言してビッドした人は、相手がもっと高くビッドしたら、&lt;b&gt;ホールド&lt;/b&gt;、つまり同じビッドを言えます。ディーラーはさらに高く言うか、譲らなければなりません。二人ともパスしたら、プールは残り、次のディーラーがまたアンティを入れます。</translation>
    </message>
    <message>
        <source>The matadors are paid at once</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>マタドールの支払いはすぐに</translation>
    </message>
    <message>
        <source>As soon as the trump is known, before a card is thrown, look at the eight cards the Ombre was &lt;b&gt;dealt&lt;/b&gt;. If he holds the top trumps without a gap, from spadille down, and at least three of them, the other pays him a chip for each. He shows them for it. It is his to keep, even if he loses the game, and nothing is counted for them at the end. A turned card does not help: it was not dealt to him.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>切り札が決まったらすぐ、カードを捨てる前に、オンブルに&lt;b&gt;配られた&lt;/b&gt;8枚を見ます。スパディーユから上の切り札が途切れずに続き、3枚以上あれば、それを見せて、1枚につき1チップを相手から受け取ります。負けても返さなくてよく、終わりにもう一度数えることはありません。めくったカードは、配られたものではないので数えません。</translation>
    </message>
    <message>
        <source>The exchange {rule 1.8} {rule A9} {rule A14}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>交換 {rule 1.8} {rule A9} {rule A14}</translation>
    </message>
    <message>
        <source>The Ombre throws and draws up to eight cards; in a vuelta at least one, since the turned card is his, and in a solo none. Then the other may draw what is left, up to eight.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>オンブルは8枚まで捨てて引きます。ブエルタではめくったカードが自分のものなので少なくとも1枚、ソロでは1枚も交換しません。それから相手が、残りから8枚まで引けます。</translation>
    </message>
    <message>
        <source>Who has won {rule 1.12}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>誰の勝ち？ {rule 1.12}</translation>
    </message>
    <message>
        <source>Whoever did not deal leads, and eight tricks are played.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>配らなかった人がリードし、8トリックを遊びます。</translation>
    </message>
    <message>
        <source>The Ombre’s tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブルのトリック</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <source>What is paid</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>支払い</translation>
    </message>
    <message>
        <source>five or more</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5トリック以上</translation>
    </message>
    <message>
        <source>&lt;b&gt;won&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;勝ち&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He takes the pool, and the other pays him the worth of the bid.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>プールを取り、相手からビッドの値打ちを受け取る。</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>4トリック</translation>
    </message>
    <message>
        <source>&lt;b&gt;puesta&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;プエスタ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} into the pool, which stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>プール + {loss}をプールに払う。プールは残る。</translation>
    </message>
    <message>
        <source>three or fewer</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>3トリック以下</translation>
    </message>
    <message>
        <source>&lt;b&gt;codille&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;コディーユ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>He pays pool + {loss} to the other. The pool stays.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>プール + {loss}を相手に払う。プールは残る。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five straight&lt;/b&gt; {rule 1.10}: an Ombre who wins the first five tricks may claim the game, and is paid 3 more. If he leads to the sixth he owes all eight: made, they are worth 10 more; missed, he takes the pool but pays 30, less 2 in a vuelta or 10 in a solo.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>&lt;b&gt;最初の5トリック&lt;/b&gt;{rule 1.10}：最初の5トリックを続けて取ったオンブルは、勝ちを宣言して3余分に受け取れます。6トリック目をリードすれば、8トリックすべてを果たさなければなりません。達成すれば10余分に受け取り、失敗すれば、プールは取りますが、30を払います（ブエルタなら2、ソロなら10を引きます）。</translation>
    </message>
    <message>
        <source>An Ombre who wins none of the first five and loses the game pays 3 more.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>最初の51トリックも取れずに負けたオンブルは、3余分に払います。</translation>
    </message>
    <message>
        <source>Until he has played to the fourth trick he may &lt;b&gt;surrender&lt;/b&gt; {rule 1.11} an entrada or a vuelta, never a solo. The other may accept, which costs pool + {loss} into the pool; or he takes an entrada over and is the Ombre himself; or he refuses to let a vuelta go.</source>
        <extracomment>&lt;li&gt;</extracomment>
        <translation>第4トリックに出すまでは、エントラーダかブエルタを&lt;b&gt;降参&lt;/b&gt;できます{rule 1.11}。ソロはできません。相手は、承諾してもよく、そのときオンブルはプール + {loss}をプールに払います。エントラーダなら、引き継いで自分がオンブルになってもよく、ブエルタなら、断ってもかまいません。</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>計算の例</translation>
    </message>
    <message>
        <source>Gains and losses with five chips in the pool.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>プールに5チップあるときの損得です。</translation>
    </message>
    <message>
        <source>Ombre</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>The other</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>プール</translation>
    </message>
    <message>
        <source>Entrada won 5–3, three matadors dealt: 3 at the naming, then 5 and 5</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダの勝ち5–3、マタドール3枚が配られた：決めたときに3、あとで5と5</translation>
    </message>
    <message>
        <source>Entrada 4–4: puesta, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダ4–4：プエスタ、5 + 10</translation>
    </message>
    <message>
        <source>Entrada 3–5: codille, 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダ3–5：コディーユ、5 + 10</translation>
    </message>
    <message>
        <source>Solo won 5–3, spadille, manille, basto and king dealt: 4 at the naming, then 5 and 15</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ソロの勝ち5–3、スパディーユ、マニーユ、バスト、キングが配られた：決めたときに4、あとで5と15</translation>
    </message>
    <message>
        <source>Entrada, all eight tricks: 5, and 5 + 10</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>エントラーダで8トリックすべて：5と、5 + 10</translation>
    </message>
</context>
<context>
    <name>rules/zanga.html</name>
    <message>
        <source>Zanga {rule 25}</source>
        <extracomment>&lt;h1&gt;</extracomment>
        <translation>サンガ {rule 25}</translation>
    </message>
    <message>
        <source>Two play against two, and partners sit opposite. Whoever plays names the trump with the call. The stakes are &lt;b&gt;stones&lt;/b&gt;, sixteen for each side, and the side that owns all thirty-two has won. People play it in the Canary Islands and in the hills of Málaga.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>二対二で遊び、パートナーは向かい合って座ります。プレイする人は、宣言のときに切り札を決めます。賭けるのは&lt;b&gt;石&lt;/b&gt;で、各組が十六個。三十二個すべてを手にした組の勝ちです。カナリア諸島と、マラガの山里で遊ばれています。</translation>
    </message>
    <message>
        <source>The order of the cards and the play are those of every Ombre: see &lt;a href=&quot;rules:cards&quot;&gt;The cards and their order&lt;/a&gt; and &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードの順位とプレイは、どのオンブルとも同じです。&lt;a href=&quot;rules:cards&quot;&gt;カードとその順位&lt;/a&gt;と&lt;a href=&quot;rules:play&quot;&gt;プレイ&lt;/a&gt;をご覧ください。</translation>
    </message>
    <message>
        <source>The play is that of every Ombre: see &lt;a href=&quot;rules:play&quot;&gt;The play&lt;/a&gt;. The pack and the order of trumps are different, and stand below.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>プレイは、どのオンブルとも同じです。&lt;a href=&quot;rules:play&quot;&gt;プレイ&lt;/a&gt;をご覧ください。カードと切り札の順位は違うので、下に書きます。</translation>
    </message>
    <message>
        <source>Cards and deal {rule 25.1} {rule 1.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>カードと配り方 {rule 25.1} {rule 1.5}</translation>
    </message>
    <message>
        <source>Forty cards, eight to each player, four at a time, counter-clockwise. The &lt;b&gt;eight left over&lt;/b&gt; give the game its name, the &lt;i&gt;zanga&lt;/i&gt;: they stay face down, and nobody sees them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>40枚のカードを、4枚ずつ、反時計回りに一人8枚配ります。&lt;b&gt;残りの8枚&lt;/b&gt;が&lt;i&gt;zanga&lt;/i&gt;で、ゲームの名のもとです。伏せたままで、誰も見ません。</translation>
    </message>
    <message>
        <source>Thirty-two cards: of {suit C} only ace and king are in the pack. Each player gets eight, four at a time, counter-clockwise, and none is left. &lt;b&gt;Both are always trumps&lt;/b&gt;, and their suit cannot be named. The king, &lt;b&gt;el feo&lt;/b&gt; (the ugly one), is the fourth highest trump:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>カードは32枚。{suit C}はエースとキングだけです。4枚ずつ、反時計回りに一人8枚配り、残りはありません。&lt;b&gt;この2枚はいつも切り札&lt;/b&gt;で、そのスートを切り札に選ぶことはできません。キングは&lt;b&gt;エル・フェオ&lt;/b&gt;（醜い者）と呼ばれ、四番目に強い切り札です。</translation>
    </message>
    <message>
        <source>Trump</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>切り札</translation>
    </message>
    <message>
        <source>High to low</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>強いほうから</translation>
    </message>
    <message>
        <source>The three highest are matadors and may be withheld from a lower trump. El feo is no matador: it must follow.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>上の3枚がマタドールで、より弱い切り札に対して温存できます。エル・フェオはマタドールではないので、フォローしなければなりません。</translation>
    </message>
    <message>
        <source>The player at the dealer’s right is &lt;b&gt;mano&lt;/b&gt;, who speaks and leads first. The deal passes to the right.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>ディーラーの右隣が&lt;b&gt;マノ&lt;/b&gt;で、最初に発言し、最初にリードします。ディーラーは右へ移ります。</translation>
    </message>
    <message>
        <source>The stones {rule 25.2}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>石 {rule 25.2}</translation>
    </message>
    <message>
        <source>Each side begins with 16 stones, which one of the two partners keeps. What is paid in lies &lt;b&gt;on the table&lt;/b&gt; until somebody wins it. A side never pays more than it has. With nothing left it plays on as long as stones lie on the table, and may win them. The game is over when, after a deal, one side owns &lt;b&gt;all 32&lt;/b&gt;.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>各組が16個の石で始め、パートナーの一人が預かります。払った石は、誰かが勝ち取るまで&lt;b&gt;テーブルの上&lt;/b&gt;に置きます。手持ちより多く払うことはありません。石がなくなっても、テーブルに石がある限り遊び続け、それを勝ち取ることができます。ディールのあとで、一方の組が&lt;b&gt;32個すべて&lt;/b&gt;を持っていれば終わりです。</translation>
    </message>
    <message>
        <source>The calls {rule 25.3} {rule 1.7}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>宣言 {rule 25.3} {rule 1.7}</translation>
    </message>
    <message>
        <source>Before anybody speaks, mano’s side puts &lt;b&gt;4 stones&lt;/b&gt; on the table. Then each speaks once, from mano to the right:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>誰かが発言する前に、マノの組が&lt;b&gt;4個の石&lt;/b&gt;をテーブルに置きます。それから、マノから右へ、一人一回ずつ発言します。</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>宣言</translation>
    </message>
    <message>
        <source>What it means</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>意味</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pass&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;パス&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You do not play, and put a stone on the table. Once somebody plays, a pass costs nothing.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>プレイせず、石を1個テーブルに置く。誰かがプレイを言ったあとのパスは、石が要らない。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; in a suit</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>スートを言って&lt;b&gt;プレイ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>That suit is trump. You and your partner need five of the eight tricks together.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>そのスートが切り札。パートナーと合わせて、8トリックのうち5トリックが必要。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Solo&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;ソロ&lt;/b&gt;</translation>
    </message>
    <message>
        <source>You name the trump and need five tricks alone, against two. Your partner lays their cards aside.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>切り札を決め、一人で二人を相手に5トリックが必要。パートナーはカードを脇に置く。</translation>
    </message>
    <message>
        <source>After somebody plays, their partner is not asked. Each &lt;b&gt;opponent&lt;/b&gt; who has not spoken may &lt;b&gt;send them alone&lt;/b&gt; by saying &lt;i&gt;solo&lt;/i&gt;. Then the player either &lt;b&gt;goes alone&lt;/b&gt;, naming the trump again, or &lt;b&gt;lets them go&lt;/b&gt;: then the opponent who said solo names the trump and plays alone. A first solo ends the calls at once. If &lt;b&gt;all pass&lt;/b&gt;, the stones stay and the next player deals.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>誰かがプレイを言えば、そのパートナーは聞かれません。まだ発言していない&lt;b&gt;相手&lt;/b&gt;は、「ソロ」と言ってその人を&lt;b&gt;一人で行かせる&lt;/b&gt;ことができます。すると、プレイを言った人は、もう一度切り札を決めて&lt;b&gt;一人で遊ぶ&lt;/b&gt;か、&lt;b&gt;相手に譲る&lt;/b&gt;かを選びます。譲れば、ソロと言った相手が切り札を決めて一人で遊びます。最初からソロなら、宣言はそこで終わりです。&lt;b&gt;全員がパス&lt;/b&gt;したら、石はそのままで、次の人が配ります。</translation>
    </message>
    <message>
        <source>Open reading: that a first solo ends the calls, that a soloist names the trump again, and that the stones stay when all pass.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>解釈したところ：最初からのソロで宣言が終わること、ソロの人が切り札を決め直すこと、全員がパスしたら石が残ること。</translation>
    </message>
    <message>
        <source>The play {rule 25.4}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>プレイ {rule 25.4}</translation>
    </message>
    <message>
        <source>Mano leads; if mano rests, the next player does. Partners give no signs: Zanga is a silent game. Those who play need &lt;b&gt;five&lt;/b&gt; tricks. If they have won the &lt;b&gt;first five&lt;/b&gt;, whoever took the fifth claims them (&lt;i&gt;hechas&lt;/i&gt;), or goes on for all eight (&lt;i&gt;pidiendo ocho&lt;/i&gt;).</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>マノがリードします。マノが休むときは、次の人です。パートナーに合図はしません。サンガは静かなゲームです。プレイする側には&lt;b&gt;5トリック&lt;/b&gt;が必要です。&lt;b&gt;最初の5トリック&lt;/b&gt;を取ったら、5トリック目を取った人が、勝ちを宣言するか（&lt;i&gt;hechas&lt;/i&gt;）、8トリックすべてを目指して続けるか（&lt;i&gt;pidiendo ocho&lt;/i&gt;）を決めます。</translation>
    </message>
    <message>
        <source>What is paid {rule 25.5}</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>支払い {rule 25.5}</translation>
    </message>
    <message>
        <source>All prices are in stones and can be set in the house rules. Here they are as they usually stand in this program:</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>値段はすべて石の数で、ハウスルールで決められます。ここでは、このプログラムのふだんの値を書きます。</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>トリック</translation>
    </message>
    <message>
        <source>What happens</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>どうなるか</translation>
    </message>
    <message>
        <source>&lt;b&gt;Five&lt;/b&gt; or more: &lt;i&gt;llevada&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;5トリック&lt;/b&gt;以上：リェバーダ</translation>
    </message>
    <message>
        <source>Those who play take the stones on the table. The others pay 2 more for a solo, 1 for &lt;i&gt;estuche&lt;/i&gt; (all three matadors dealt to those who play), and 1 for the &lt;i&gt;hechas&lt;/i&gt; if they were claimed.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>プレイした側がテーブルの石を取る。相手はさらに、ソロなら2、エストゥーチェ（3枚のマタドールがプレイした側に配られた）なら1、エチャスを宣言していれば1を払う。</translation>
    </message>
    <message>
        <source>&lt;b&gt;All eight&lt;/b&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;8トリックすべて&lt;/b&gt;</translation>
    </message>
    <message>
        <source>After going on for them, 4 in place of the hechas. If they are missed, neither is paid; the game is won all the same.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>5トリックのあと続けて達成すれば、エチャスの代わりに4。失敗すれば、どちらもなし。それでもゲームは勝ち。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Four&lt;/b&gt;: &lt;i&gt;puesta&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;4トリック&lt;/b&gt;：プエスタ</translation>
    </message>
    <message>
        <source>Those who play put 4 stones on the table.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>プレイした側が、4個の石をテーブルに置く。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Three&lt;/b&gt; or fewer: &lt;i&gt;codillo&lt;/i&gt;</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>&lt;b&gt;3トリック&lt;/b&gt;以下：コディーリョ</translation>
    </message>
    <message>
        <source>The others take the table, and 4 stones from those who played; 1 more if all three matadors were dealt to these others, and 1 more if they won the first five tricks.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>相手がテーブルの石を取り、プレイした側から4個をもらう。3枚のマタドールが相手側に配られていればさらに1、相手側が最初の5トリックを取っていればさらに1。</translation>
    </message>
    <message>
        <source>{suit D} as trump</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>{suit D}が切り札</translation>
    </message>
    <message>
        <source>A game that is won brings 1 stone more.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>勝ったゲームは、石が1個増える。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Untried prices.&lt;/b&gt; The sources tell only mano’s entry, the price of a pass and the end of the game. All other prices are ours, until a player from a club tells us better: even whether a plain llevada brings anything besides the table. If your table pays otherwise, set its prices in the house rules.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>&lt;b&gt;まだ試されていない値段。&lt;/b&gt;出典にあるのは、マノの組が最初に置く石、パスの値段、ゲームの終わりだけです。ほかの値段はすべてこのプログラムのもので、クラブの方に教えていただくまでの仮のものです。ふつうのリェバーダで、テーブルの石のほかに何かもらうのかどうかさえ、わかりません。払い方が違うテーブルでは、ハウスルールで値段を決めてください。</translation>
    </message>
    <message>
        <source>The computer’s players</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>コンピューターの相手</translation>
    </message>
    <message>
        <source>They have not been taught from deals of Zanga. So all levels but the novice bid by the same maxims, and the levels differ in how they play the cards. They know their partner from the first card on, and play with them.</source>
        <extracomment>&lt;p&gt;</extracomment>
        <translation>コンピューターは、まだサンガのディールからは学んでいません。そのため、初心者を除くどのレベルも同じ基準でビッドし、違いはカードの出し方に現れます。最初のカードからパートナーが誰かを知っていて、力を合わせて遊びます。</translation>
    </message>
    <message>
        <source>The words</source>
        <extracomment>&lt;h2&gt;</extracomment>
        <translation>ことば</translation>
    </message>
    <message>
        <source>Baza</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Baza（バサ）</translation>
    </message>
    <message>
        <source>A trick.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>トリック。</translation>
    </message>
    <message>
        <source>Codillo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Codillo（コディーリョ）</translation>
    </message>
    <message>
        <source>The game lost with three tricks or fewer.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>3トリック以下で負けること。</translation>
    </message>
    <message>
        <source>Estuche</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Estuche（エストゥーチェ）</translation>
    </message>
    <message>
        <source>The three matadors: espadilla ({SA}), malilla and basto ({CA}).</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>3枚のマタドール。エスパディーリャ（{SA}）、マリーリャ、バスト（{CA}）。</translation>
    </message>
    <message>
        <source>El feo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>El feo（エル・フェオ）</translation>
    </message>
    <message>
        <source>In Málaga {CK}, fourth highest trump.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>マラガで{CK}。四番目に強い切り札。</translation>
    </message>
    <message>
        <source>Hechas</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Hechas（エチャス）</translation>
    </message>
    <message>
        <source>The first five tricks won in a row.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>最初の5トリックを続けて取ること。</translation>
    </message>
    <message>
        <source>Llevada</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Llevada（リェバーダ）</translation>
    </message>
    <message>
        <source>The game won.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ゲームに勝つこと。</translation>
    </message>
    <message>
        <source>Malilla</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Malilla（マリーリャ）</translation>
    </message>
    <message>
        <source>The second highest trump: the two of {suit S} or {suit C}, the seven of {suit H} or {suit D}.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>二番目に強い切り札。{suit S}か{suit C}なら2、{suit H}か{suit D}なら7。</translation>
    </message>
    <message>
        <source>Mandar solo</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mandar solo（マンダール・ソロ）</translation>
    </message>
    <message>
        <source>To send an opponent alone, by saying solo.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>ソロと言って、相手を一人で行かせること。</translation>
    </message>
    <message>
        <source>Mano</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Mano（マノ）</translation>
    </message>
    <message>
        <source>The first to speak and to lead, at the dealer’s right.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>最初に発言し、最初にリードする人。ディーラーの右隣。</translation>
    </message>
    <message>
        <source>Piedra, vale</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>Piedra（ピエドラ）、vale（バレ）</translation>
    </message>
    <message>
        <source>A stone.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>石。</translation>
    </message>
    <message>
        <source>Puesta</source>
        <extracomment>&lt;th&gt;</extracomment>
        <translation>プエスタ</translation>
    </message>
    <message>
        <source>Four tricks, one too few.</source>
        <extracomment>&lt;td&gt;</extracomment>
        <translation>4トリック、1トリック足りない。</translation>
    </message>
</context>
</TS>
