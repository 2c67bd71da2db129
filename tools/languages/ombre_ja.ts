<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Ombre</source>
        <translation>オンブルについて</translation>
    </message>
    <message>
        <source>Version, licences and credits</source>
        <translation>バージョン、ライセンス、製作者</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン {version}</translation>
    </message>
    <message>
        <source>The three-handed card game that invented bidding, at a table of its own.</source>
        <translation>ビッドという仕組みを生んだ三人用カードゲームを、このテーブルで。</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, Qt for Python {binding}</source>
        <translation>Python {python}、Qt {qt}、Qt for Python {binding}</translation>
    </message>
    <message>
        <source>The opponents think at full strength: their solver is compiled.</source>
        <translation>相手の思考エンジンはコンパイル済みで、全力で考えます。</translation>
    </message>
    <message>
        <source>The opponents think of fewer cases, to be as quick: their solver is not compiled.</source>
        <translation>相手の思考エンジンはインタープリターで動いています。速さを保つため、考える場合の数を減らしています。</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>ルールの出典</translation>
    </message>
    <message>
        <source>The rules were put together from the old books, among them:</source>
        <translation>ルールは古い書物からまとめました。主なものは次のとおりです。</translation>
    </message>
    <message>
        <source>Cards, portraits, table and texts were made for this game.</source>
        <translation>カード、肖像、テーブル、文章はこのゲームのために作られました。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Ombre is free software under the MIT licence.</source>
        <translation>オンブルはMITライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the GNU Lesser General Public Licence, version 3.</source>
        <translation>QtとQt for PythonはGNU LGPLバージョン3に従って使っています。</translation>
    </message>
    <message>
        <source>The letters are Source Serif, Source Sans and, for Japanese, a part of Noto CJK, under the SIL Open Font Licence:</source>
        <translation>文字はSource SerifとSource Sansで、日本語はNoto CJKの一部です。SILオープンフォントライセンスに従います。</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>{path} is not a backup of Ombre.</source>
        <translation>{path}はオンブルのバックアップではありません。</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path}は壊れています。</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of Ombre, which this version cannot read.</source>
        <translation>{path}は新しいバージョンのオンブルで作られたため、このバージョンでは読めません。</translation>
    </message>
    <message>
        <source>{path} cannot be read.</source>
        <translation>{path}を読めません。</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for {path}.</source>
        <translation>{path}のための空き容量がディスクにありません。</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>システムの許可がないため、{path}に書き込めません。</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>{path}はほかのプログラムが使っています。</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path}に書き込めませんでした。</translation>
    </message>
    <message>
        <source>There is no backup. Your games are as they were.</source>
        <translation>バックアップはできませんでした。ゲームは元のままです。</translation>
    </message>
    <message>
        <source>Nothing has changed: your games are as they were.</source>
        <translation>何も変わっていません。ゲームは元のままです。</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>すべてをバックアップ</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>バックアップから復元</translation>
    </message>
    <message>
        <source>Backups of Ombre (*.ombre-backup);;All files (*)</source>
        <translation>オンブルのバックアップ (*.ombre-backup);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Ombre {date}.ombre-backup</source>
        <translation>Ombre {date}.ombre-backup</translation>
    </message>
    <message>
        <source>Your games, preferences and progress are being packed.</source>
        <translation>ゲーム、設定、進み具合をまとめています。</translation>
    </message>
    <message>
        <source>The backup is being unpacked and checked.</source>
        <translation>バックアップを取り出して確かめています。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>{name} holds everything: sittings: {sittings}, deals: {deals}.</source>
        <translation>{name}にすべて入っています。対局：{sittings}、ディール：{deals}。</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>このバックアップを復元しますか。</translation>
    </message>
    <message>
        <source>It was made on {date}. Sittings: {sittings}, deals: {deals}.</source>
        <translation>{date}に作られました。対局：{sittings}、ディール：{deals}。</translation>
    </message>
    <message>
        <source>It replaces your games, preferences and progress, which are kept aside in {folder}. Ombre closes and opens again.</source>
        <translation>今のゲーム、設定、進み具合と入れ替わります。今のものは{folder}に取っておきます。オンブルは一度閉じて、また開きます。</translation>
    </message>
    <message>
        <source>&amp;Restore it</source>
        <translation>復元する(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep my games</source>
        <translation>今のゲームを残す(&amp;K)</translation>
    </message>
    <message>
        <source>Trouble with a backup</source>
        <translation>バックアップの問題</translation>
    </message>
    <message>
        <source>The backup is restored. The earlier games are in {folder}.</source>
        <translation>バックアップを復元しました。前のゲームは{folder}にあります。</translation>
    </message>
    <message>
        <source>The games kept here are those of a newer version of Ombre.</source>
        <translation>ここにあるゲームは、新しいバージョンのオンブルのものです。</translation>
    </message>
    <message>
        <source>This version leaves them as they are: open them with the newer one.</source>
        <translation>このバージョンはそのまま残します。新しいバージョンで開いてください。</translation>
    </message>
    <message>
        <source>Ombre is open. Close its window first; nothing has changed.</source>
        <translation>オンブルが開いています。先にウィンドウを閉じてください。何も変わっていません。</translation>
    </message>
    <message>
        <source>All deals are in {name}.</source>
        <translation>すべてのディールは{name}にあります。</translation>
    </message>
    <message>
        <source>Deals added: {deals}; known already: {known}; left out: {left_out}.</source>
        <translation>追加したディール：{deals}、既にあるもの：{known}、除いたもの：{left_out}。</translation>
    </message>
    <message>
        <source>{path} is not of a known kind: .csv, .json or .ombre.</source>
        <translation>{path}は知らない種類です。.csv、.json、.ombreのどれかにしてください。</translation>
    </message>
    <message>
        <source>{path} holds no deals exported by Ombre.</source>
        <translation>{path}には、オンブルが書き出したディールがありません。</translation>
    </message>
</context>
<context>
    <name>Belinda</name>
    <message>
        <source>Certain</source>
        <translation>確実</translation>
    </message>
    <message>
        <source>Almost certain</source>
        <translation>ほぼ確実</translation>
    </message>
    <message>
        <source>Conjecture</source>
        <translation>推測</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>The lead that wins</source>
        <translation>勝ちを決めるリード</translation>
    </message>
    <message>
        <source>{CK:The} is Belinda&apos;s and {HA:the} the Baron&apos;s.</source>
        <translation>{CK}はベリンダの、{HA}は男爵のカードです。</translation>
    </message>
    <message>
        <source>She plays alone against two (lines 26 and 27): she is the Ombre. Nobody overbids her.</source>
        <translation>彼女は一人で二人を相手にします（26行目と27行目）。つまりオンブルです。誰も上のビッドをしません。</translation>
    </message>
    <message>
        <source>What she bids. Here it is the entrada, the lowest bid.</source>
        <translation>彼女が何をビッドするか。ここではいちばん低いビッドのエントラーダです。</translation>
    </message>
    <message>
        <source>Trumps are {spades}, and every one of the eleven is played: four by Belinda, five by the Baron, two by the Knight. None has stayed in the talon.</source>
        <translation>切り札は{spades}で、11枚すべてが出ます。ベリンダが4枚、男爵が5枚、騎士が2枚です。山札には1枚も残っていません。</translation>
    </message>
    <message>
        <source>Spadille, {SA:the}, draws two trumps.</source>
        <translation>スパディーユ、つまり{SA}が切り札を2枚引き出します。</translation>
    </message>
    <message>
        <source>Which two of the small ones.</source>
        <translation>小さい札のうちどの2枚か。</translation>
    </message>
    <message>
        <source>Manille, {S2:the}, draws two more.</source>
        <translation>マニーユ、つまり{S2}がもう2枚引き出します。</translation>
    </message>
    <message>
        <source>Which small trump, and which plain card.</source>
        <translation>どの弱い切り札と、どの平札か。</translation>
    </message>
    <message>
        <source>Three hands of nine (lines 29 and 30). Belinda shows the three matadors, {SK:the}, {HK:the} and {HQ:the}.</source>
        <translation>9枚の手札が三組（29行目と30行目）。ベリンダは3枚のマタドールと{SK}、{HK}、{HQ}を見せます。</translation>
    </message>
    <message>
        <source>The Baron shows {SQ:the}, {SJ:the}, {DK:the}, {DQ:the} and {DJ:the}. The third player, whom we call the Knight, shows {CJ:the}.</source>
        <translation>男爵は{SQ}、{SJ}、{DK}、{DQ}、{DJ}を見せます。私たちが騎士と呼ぶ三人目は{CJ}を見せます。</translation>
    </message>
    <message>
        <source>All other cards, and who deals. Belinda leads first, so she is the eldest hand.</source>
        <translation>ほかのすべてのカードと、ディーラーが誰か。ベリンダは最初にリードするので1番手です。</translation>
    </message>
    <message>
        <source>The Baron sits at her right, because the poem names his cards first.</source>
        <translation>男爵が彼女の右に座るのは、詩が男爵のカードを先に挙げるからです。</translation>
    </message>
    <message>
        <source>All of it: the poem is silent. Without an exchange, eleven trumps were dealt, which happens once in 177 deals.</source>
        <translation>すべて。詩は何も語りません。交換がなければ11枚の切り札が配られたことになり、これは177ディールに一度のことです。</translation>
    </message>
    <message>
        <source>Basto, {CA:the}, draws one trump and one plain card.</source>
        <translation>バスト、つまり{CA}が切り札一枚と平札一枚を引き出します。</translation>
    </message>
    <message>
        <source>The trump is the Baron&apos;s: he still keeps {SQ:the}, and had to follow. So the Knight has no trump any more.</source>
        <translation>切り札は男爵のものです。まだ{SQ}を持っていて、フォローしなければなりませんでした。ですから騎士にはもう切り札がありません。</translation>
    </message>
    <message>
        <source>To {SK:the} the Baron must give {SJ:the} or {SQ:the}, and gives {SJ:the}.</source>
        <translation>{SK}に対して男爵は{SJ}か{SQ}を出さねばならず、{SJ}を出します。</translation>
    </message>
    <message>
        <source>Pam is {CJ:the}, the highest card in the game of loo. Here it is the Knight&apos;s, and worth nothing.</source>
        <translation>パムとは{CJ}のことで、ルーというゲームの最強の札です。ここでは騎士が持っていて、何の値打ちもありません。</translation>
    </message>
    <message>
        <source>The Baron trumps with {SQ:the}, the last trump of all. So he lacks the suit that Belinda led.</source>
        <translation>男爵は最後の切り札の{SQ}で切ります。つまりベリンダがリードしたスートを持っていません。</translation>
    </message>
    <message>
        <source>He will show {diamonds} and a card of {hearts}, so she led {clubs}.</source>
        <translation>男爵は後で{diamonds}と{hearts}の札を見せるので、彼女がリードしたのは{clubs}でした。</translation>
    </message>
    <message>
        <source>She led {CK:the} herself. Or she led low, and the Knight&apos;s king fell.</source>
        <translation>{CK}は彼女自身がリードしたとしました。または、彼女が小さい札をリードし、騎士のキングが落ちました。</translation>
    </message>
    <message>
        <source>{HK:The} or {HQ:the} would have ended the game at once. The Baron&apos;s only card of {hearts} is {HA:the}, and the Knight has no trump.</source>
        <translation>{HK}か{HQ}なら、すぐに勝ちが決まっていました。{hearts}では男爵は{HA}しか持たず、騎士には切り札がありません。</translation>
    </message>
    <message>
        <source>Belinda cannot know it. Now she must keep a court of {hearts} for that ace.</source>
        <translation>ベリンダはそれを知りません。今は、そのエースのために{hearts}の絵札を取っておかねばなりません。</translation>
    </message>
    <message>
        <source>The Baron leads {DK:the} and wins.</source>
        <translation>男爵が{DK}をリードして勝ちます。</translation>
    </message>
    <message>
        <source>What the others play to it.</source>
        <translation>ほかの二人が何を出すか。</translation>
    </message>
    <message>
        <source>The Baron leads {DQ:the} and wins.</source>
        <translation>男爵が{DQ}をリードして勝ちます。</translation>
    </message>
    <message>
        <source>What the others throw. It is chosen so that line 79 comes true: with the Baron&apos;s {diamonds} lie {clubs} and {hearts}.</source>
        <translation>ほかの二人が何を捨てるか。79行目が本当になるように選びました。男爵の{diamonds}とともに{clubs}と{hearts}が並びます。</translation>
    </message>
    <message>
        <source>{DJ:The} wins, and {HQ:the} falls to it. Belinda has four tricks and the Baron four: whoever takes the last has the game, and his would be codille.</source>
        <translation>{DJ}が勝ち、{HQ}がそこに落ちます。ベリンダは4トリック、男爵も4トリック。最後の1トリックを取る者が勝ち、男爵が取ればコディーユです。</translation>
    </message>
    <message>
        <source>Belinda&apos;s {HK} takes {HA:the}, and the game with it, five tricks to four.</source>
        <translation>ベリンダの{HK}が{HA}を取り、5対4で勝ちます。</translation>
    </message>
    <message>
        <source>The Baron leads {HA:the}. Or he led low, and the Knight&apos;s ace fell.</source>
        <translation>男爵が{HA}をリードします。または、男爵が小さい札をリードし、騎士のエースが落ちました。</translation>
    </message>
    <message>
        <source>Belinda needs one trick more, and only {SQ:the}, the Baron&apos;s, is still a trump. What would you lead, if you close the hands and play on?</source>
        <translation>ベリンダはあと1トリックが必要で、残る切り札は男爵の{SQ}だけです。手札を閉じてここから続けるなら、何をリードしますか。</translation>
    </message>
    <message>
        <source>The stakes: five chips for the pool are this program&apos;s ante. Each opponent pays nine, for the entrada and four top trumps in sequence.</source>
        <translation>賭け：プールの5チップは、このプログラムのアンティです。相手はそれぞれ、エントラーダと続いた上位の切り札4枚のために9チップを払います。</translation>
    </message>
    <message>
        <source>Belinda&apos;s game</source>
        <translation>ベリンダの勝負</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Beside the expert</source>
        <translation>エキスパートと比べる</translation>
    </message>
    <message>
        <source>The expert plays your cards against the same opponents, seeing no more than you. The result is shown once you have played the deal.</source>
        <translation>エキスパートが、あなたの手札で、同じ相手と各ディールを遊びます。見えるものはあなたと同じです。結果は、あなたがそのディールを終えてから示します。</translation>
    </message>
    <message>
        <source>{gained} against the expert in {deals:one # deal|other # deals}</source>
        <translation>エキスパートとの差は{deals}ディールで{gained}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Expert: {name}</source>
        <translation>エキスパート：{name}</translation>
    </message>
    <message>
        <source>Expert in the other seats, from your right</source>
        <translation>ほかの席のエキスパート、右隣から</translation>
    </message>
    <message>
        <source>Play this deal to its end: your result and the expert’s will stand here.</source>
        <translation>このディールを最後まで遊ぶと、あなたとエキスパートの結果がここに並びます。</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>差</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Replay the expert&apos;s deal</source>
        <translation>エキスパートのディールをリプレイ(&amp;R)</translation>
    </message>
    <message>
        <source>Deal {number}, played by the expert</source>
        <translation>ディール{number}、エキスパートのプレイ</translation>
    </message>
    <message>
        <source>You: {own}. The expert with your cards: {par}.</source>
        <translation>あなた：{own}。同じ手札のエキスパート：{par}。</translation>
    </message>
    <message>
        <source>The expert is still playing this deal.</source>
        <translation>エキスパートはまだこのディールを遊んでいます。</translation>
    </message>
    <message>
        <source>The expert could not finish this deal.</source>
        <translation>エキスパートはこのディールを終えられませんでした。</translation>
    </message>
    <message>
        <source>With the other cards: {pars}.</source>
        <translation>ほかの手札では：{pars}。</translation>
    </message>
    <message>
        <source>{key} shows the comparison.</source>
        <translation>{key}で比較を表示します。</translation>
    </message>
    <message>
        <source>The &amp;expert plays it too, with my cards</source>
        <translation>エキスパートも私の手札で遊ぶ(&amp;E)</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>These are more hands than this game has.</source>
        <translation>このゲームより手札の組が多すぎます。</translation>
    </message>
    <message>
        <source>whatever comes</source>
        <translation>何でもよい</translation>
    </message>
    <message>
        <source>I have five trumps or more</source>
        <translation>自分に切り札が5枚以上</translation>
    </message>
    <message>
        <source>I have six trumps or more</source>
        <translation>自分に切り札が6枚以上</translation>
    </message>
    <message>
        <source>I have seven trumps or more</source>
        <translation>自分に切り札が7枚以上</translation>
    </message>
    <message>
        <source>I have three trumps at most</source>
        <translation>自分に切り札が3枚以下</translation>
    </message>
    <message>
        <source>I have two matadors or more</source>
        <translation>自分にマタドールが2枚以上</translation>
    </message>
    <message>
        <source>I have all three matadors</source>
        <translation>自分にマタドールが3枚とも</translation>
    </message>
    <message>
        <source>another has all three matadors</source>
        <translation>ほかの人にマタドールが3枚とも</translation>
    </message>
    <message>
        <source>I am Ombre</source>
        <translation>自分がオンブル</translation>
    </message>
    <message>
        <source>I am Ombre with a vuelta</source>
        <translation>自分がブエルタのオンブル</translation>
    </message>
    <message>
        <source>I am Ombre with a solo</source>
        <translation>自分がソロのオンブル</translation>
    </message>
    <message>
        <source>the player on my left is Ombre</source>
        <translation>左隣がオンブル</translation>
    </message>
    <message>
        <source>A deal by hand</source>
        <translation>手で並べるディール</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>Deale&amp;r</source>
        <translation>ディーラー(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Type or paste</source>
        <translation>入力または貼り付け(&amp;T)</translation>
    </message>
    <message>
        <source>Deal the rest at ra&amp;ndom</source>
        <translation>残りをランダムに配る(&amp;N)</translation>
    </message>
    <message>
        <source>Take &amp;all back</source>
        <translation>すべて戻す(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Copy its &amp;code</source>
        <translation>コードをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Make a problem</source>
        <translation>問題にする(&amp;M)</translation>
    </message>
    <message>
        <source>Judging it; that takes a moment.</source>
        <translation>判定しています。少しお待ちください。</translation>
    </message>
    <message>
        <source>Judging it; that may take a minute.</source>
        <translation>判定しています。1分ほどかかることがあります。</translation>
    </message>
    <message>
        <source>No problem: judging this decision takes too long here.</source>
        <translation>問題にできません：この選択の判定に時間がかかりすぎます。</translation>
    </message>
    <message>
        <source>A problem begins where you decide. Say the bids up to there.</source>
        <translation>問題はあなたが決める場面から始まります。そこまでのビッドを入れてください。</translation>
    </message>
    <message>
        <source>No problem: nobody could judge this decision.</source>
        <translation>問題にできません：誰もこの選択を判定できませんでした。</translation>
    </message>
    <message>
        <source>No problem: no answer is clearly the best.</source>
        <translation>問題にできません：はっきり最善の答えがありません。</translation>
    </message>
    <message>
        <source>It is one of your problems now.</source>
        <translation>あなたの問題になりました。</translation>
    </message>
    <message>
        <source>This copy of the program keeps no problems.</source>
        <translation>この起動では問題は保存されません。</translation>
    </message>
    <message>
        <source>Canc&amp;el</source>
        <translation>キャンセル(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>Deal only if</source>
        <translation>配る条件</translation>
    </message>
    <message>
        <source>then others li&amp;ke it</source>
        <translation>続けて同様のディール(&amp;K)</translation>
    </message>
    <message>
        <source>Looking for the next such deal.</source>
        <translation>次の同様のディールを探しています。</translation>
    </message>
    <message>
        <source>And only if</source>
        <translation>さらに条件</translation>
    </message>
    <message>
        <source>and nothing else</source>
        <translation>ほかに条件なし</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>探すのをやめる(&amp;S)</translation>
    </message>
    <message>
        <source>This game has no matadors.</source>
        <translation>このゲームにマタドールはありません。</translation>
    </message>
    <message>
        <source>This game has no such bid.</source>
        <translation>このゲームにそのビッドはありません。</translation>
    </message>
    <message>
        <source>Take back a &amp;bid</source>
        <translation>ビッドを一つ戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Nobody has said a bid yet.</source>
        <translation>まだ誰もビッドしていません。</translation>
    </message>
    <message>
        <source>The record has been copied, with the bids.</source>
        <translation>ビッドを含む記録をコピーしました。</translation>
    </message>
    <message>
        <source>Click a card: it goes to the row that is lit. Or drag it to any row.</source>
        <translation>カードをクリックすると、光っている列に入ります。好きな列へドラッグもできます。</translation>
    </message>
    <message>
        <source>Arrows go from card to card, Delete takes one back.</source>
        <translation>矢印でカードを移り、Deleteで戻します。</translation>
    </message>
    <message>
        <source>1 gives it to you, 2 to the next, 0 to the talon.</source>
        <translation>1はあなた、2は次の人、0は山札に置きます。</translation>
    </message>
    <message>
        <source>The deal is whole.</source>
        <translation>ディールがそろいました。</translation>
    </message>
    <message>
        <source>Cards still to be laid</source>
        <translation>まだ置いていないカード</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>{letter} {suit}</source>
        <translation>{letter} {suit}</translation>
    </message>
    <message>
        <source>Your hand, others after a slash: {suits}. Or a code, or a record.</source>
        <translation>あなたの手札、ほかはスラッシュの後：{suits}。またはコードか記録。</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>{held} of {wanted}, top first</source>
        <translation>{held}／{wanted}枚、上から</translation>
    </message>
    <message>
        <source>{held} of {wanted}</source>
        <translation>{held}／{wanted}枚</translation>
    </message>
    <message>
        <source>{name}: {held} of {wanted}</source>
        <translation>{name}：{held}／{wanted}枚</translation>
    </message>
    <message>
        <source>{card:The}: {row}</source>
        <translation>{card}：{row}</translation>
    </message>
    <message>
        <source>{rows}.</source>
        <translation>{rows}。</translation>
    </message>
    <message>
        <source>The talon has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>山札は{held}枚で、{over}枚多すぎます。</translation>
    </message>
    <message>
        <source>You have {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>あなたは{held}枚で、{over}枚多すぎます。</translation>
    </message>
    <message>
        <source>{name} has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>{name}は{held}枚で、{over}枚多すぎます。</translation>
    </message>
    <message>
        <source>You say…</source>
        <translation>あなたの番…</translation>
    </message>
    <message>
        <source>{name} says…</source>
        <translation>{name}の番…</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}：{bid}</translation>
    </message>
    <message>
        <source>Said so far: {bids}.</source>
        <translation>これまで：{bids}。</translation>
    </message>
    <message>
        <source>The code has been copied: {code}</source>
        <translation>コードをコピーしました：{code}</translation>
    </message>
    <message>
        <source>{cards:one # card is|other # cards are} still to be laid.</source>
        <translation>あと{cards}枚を置いてください。</translation>
    </message>
    <message>
        <source>Looking: {tried:one # deal|other # deals} so far.</source>
        <translation>探しています：これまでに{tried}回。</translation>
    </message>
    <message>
        <source>Found: most deals are such.</source>
        <translation>見つかりました：ほとんどのディールがそうです。</translation>
    </message>
    <message>
        <source>Found: about one deal in {every} is such.</source>
        <translation>見つかりました：約{every}回に1回です。</translation>
    </message>
    <message>
        <source>None of {tried:one # deal|other # deals} was such.</source>
        <translation>{tried}回のうちに、ありませんでした。</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>You name the trump, then throw cards and draw as many.</source>
        <translation>切り札を決め、カードを捨てて同じ枚数を引きます。</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw.</source>
        <translation>山札のいちばん上のカードを表にし、そのスートが切り札になります。それから捨てて引きます。</translation>
    </message>
    <message>
        <source>You name the trump and play alone, with the cards you hold.</source>
        <translation>切り札を決め、今の手札のまま一人で戦います。</translation>
    </message>
    <message>
        <source>You name the trump and play the cards you hold.</source>
        <translation>切り札を決め、今の手札で遊びます。</translation>
    </message>
    <message>
        <source>You name the trump and must take all the tricks.</source>
        <translation>切り札を決め、すべてのトリックを取らなければなりません。</translation>
    </message>
    <message>
        <source>You name the trump and call a king: its holder plays with you.</source>
        <translation>切り札を決め、キングを指名します。そのキングを持つ人が味方になります。</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw a few.</source>
        <translation>山札のいちばん上のカードを表にし、そのスートが切り札になります。それから少しだけ捨てて引きます。</translation>
    </message>
    <message>
        <source>You exchange nearly all your cards, or all, and name the trump after that.</source>
        <translation>手札のほとんど、またはすべてを取り替え、それから切り札を決めます。</translation>
    </message>
    <message>
        <source>You name the trump and must take no trick at all.</source>
        <translation>切り札を決め、1トリックも取ってはなりません。</translation>
    </message>
    <message>
        <source>You name the trump and call no king: you play alone against the three others.</source>
        <translation>切り札を決め、キングは指名しません。一人で三人を相手にします。</translation>
    </message>
    <message>
        <source>You name the trump, play alone and must take all ten tricks.</source>
        <translation>切り札を決め、一人で10トリックすべてを取らなければなりません。</translation>
    </message>
    <message>
        <source>You name the trump and demand a king, for which you give a card. Then you play alone.</source>
        <translation>切り札を決め、カードを1枚渡してキングを求めます。それから一人で戦います。</translation>
    </message>
    <message>
        <source>You name the trump and demand no king: you play the cards you hold.</source>
        <translation>切り札を決め、キングは求めません。手札のまま遊びます。</translation>
    </message>
    <message>
        <source>Name trump, then change cards</source>
        <translation>切り札を決めて、手札を交換</translation>
    </message>
    <message>
        <source>A turned card decides the trump</source>
        <translation>めくったカードで切り札が決まる</translation>
    </message>
    <message>
        <source>Name trump, play alone, change nothing</source>
        <translation>切り札を決め、交換なしで勝負</translation>
    </message>
    <message>
        <source>Name trump, keep all your cards</source>
        <translation>切り札を決め、手札はそのまま</translation>
    </message>
    <message>
        <source>Name trump, take every trick</source>
        <translation>切り札を決め、全トリックを取る</translation>
    </message>
    <message>
        <source>Name trump, call a secret ally</source>
        <translation>切り札を決め、秘密の味方を指名</translation>
    </message>
    <message>
        <source>Trump is turned; change few cards</source>
        <translation>切り札はめくり、交換は少し</translation>
    </message>
    <message>
        <source>Change nearly everything, then name trump</source>
        <translation>ほぼ全部を交換し、切り札を決める</translation>
    </message>
    <message>
        <source>Name trump, take no trick</source>
        <translation>切り札を決め、1トリックも取らない</translation>
    </message>
    <message>
        <source>Name trump, play alone</source>
        <translation>切り札を決め、一人で戦う</translation>
    </message>
    <message>
        <source>Name trump, demand a king</source>
        <translation>切り札を決め、キングを求める</translation>
    </message>
    <message>
        <source>Name trump, demand no king</source>
        <translation>切り札を決め、キングを求めない</translation>
    </message>
    <message>
        <source>Codille!</source>
        <translation>コディーユ！</translation>
    </message>
    <message>
        <source>Every trick!</source>
        <translation>全トリック！</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>コディーユ</translation>
    </message>
    <message>
        <source>The vole</source>
        <translation>ヴォル</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>プエスタ</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>パスします</translation>
    </message>
    <message>
        <source>You first</source>
        <translation>お先にどうぞ</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>もらいます</translation>
    </message>
    <message>
        <source>I leave it</source>
        <translation>やめておきます</translation>
    </message>
    <message>
        <source>See here</source>
        <translation>ご覧ください</translation>
    </message>
    <message>
        <source>It stays closed</source>
        <translation>伏せたままです</translation>
    </message>
    <message>
        <source>The game is mine</source>
        <translation>私の勝ちです</translation>
    </message>
    <message>
        <source>For all the tricks</source>
        <translation>全部取りに行きます</translation>
    </message>
    <message>
        <source>I surrender</source>
        <translation>降参します</translation>
    </message>
    <message>
        <source>I accept</source>
        <translation>受け入れます</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>いえ、続けます</translation>
    </message>
    <message>
        <source>I take it over</source>
        <translation>引き継ぎます</translation>
    </message>
    <message>
        <source>I throw it in</source>
        <translation>投げます</translation>
    </message>
    <message>
        <source>I turn one up</source>
        <translation>1枚めくります</translation>
    </message>
    <message>
        <source>Not I</source>
        <translation>やりません</translation>
    </message>
    <message>
        <source>I am the Man</source>
        <translation>私がオムです</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Let the other draw first</source>
        <translation>相手に先に引かせる</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>取る</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>取らない</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>見せる</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>伏せておく</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>勝ちを宣言</translation>
    </message>
    <message>
        <source>Go on for all tricks</source>
        <translation>全トリックをねらう</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>降参</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>受け入れる</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>引き継ぐ</translation>
    </message>
    <message>
        <source>Throw it in</source>
        <translation>手札を投げる</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>1枚めくる</translation>
    </message>
    <message>
        <source>Leave it closed</source>
        <translation>めくらない</translation>
    </message>
    <message>
        <source>Be the Man</source>
        <translation>オムになる</translation>
    </message>
    <message>
        <source>Show them to all</source>
        <translation>全員に見せる</translation>
    </message>
    <message>
        <source>Keep them closed</source>
        <translation>伏せておく</translation>
    </message>
    <message>
        <source>Take the talon</source>
        <translation>山札を取る</translation>
    </message>
    <message>
        <source>Leave the talon</source>
        <translation>山札を取らない</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>プレイする</translation>
    </message>
    <message>
        <source>Turn another</source>
        <translation>もう1枚めくる</translation>
    </message>
    <message>
        <source>Show the king</source>
        <translation>キングを見せる</translation>
    </message>
    <message>
        <source>Keep it hidden</source>
        <translation>隠しておく</translation>
    </message>
    <message>
        <source>You say the same as they did. You come before them, so the game is yours.</source>
        <translation>相手と同じビッドです。順番が先なので、あなたが勝ちます。</translation>
    </message>
    <message>
        <source>This is as high as their bid. You come before them, so the game is yours.</source>
        <translation>相手と同じ高さのビッドです。順番が先なので、あなたが勝ちます。</translation>
    </message>
    <message>
        <source>Same bid, but your seat wins</source>
        <translation>同じビッドでも席順で勝ち</translation>
    </message>
    <message>
        <source>{suit:Name}!</source>
        <translation>{suit}！</translation>
    </message>
    <message>
        <source>{bid:Name}, and I hold it</source>
        <translation>{bid}、こちらが取ります</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>ガノ</translation>
    </message>
    <message>
        <source>The king’s point is mine</source>
        <translation>キングの点は私のものです</translation>
    </message>
    <message>
        <source>The last deal</source>
        <translation>最後のディール</translation>
    </message>
    <message>
        <source>Hold {bid}</source>
        <translation>{bid}をホールド</translation>
    </message>
    <message>
        <source>Say gano</source>
        <translation>ガノと言う</translation>
    </message>
    <message>
        <source>The simple game: you name the trump and exchange at least one card. You may still choose tourné or købe-nolo instead.</source>
        <translation>ふつうの勝負です。切り札を決め、1枚以上を交換します。トゥルネやケーベ・ノロに替えることもできます。</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump and the card is yours. You draw at least one more.</source>
        <translation>山札のいちばん上のカードを表にします。そのスートが切り札で、そのカードはあなたのものです。さらに1枚以上を引きます。</translation>
    </message>
    <message>
        <source>“Bought nolo”: there are no trumps, you alone exchange, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>「買いノロ」です。切り札はなく、あなただけが交換し、1トリックも取ってはなりません。黒のエースはそのスートのいちばん弱い札です。</translation>
    </message>
    <message>
        <source>A tourné with both black aces in the hand as dealt, for more.</source>
        <translation>配られた手札に黒のエースが2枚あるトゥルネで、得点が上がります。</translation>
    </message>
    <message>
        <source>The two black aces are the only trumps. You play the cards you hold.</source>
        <translation>黒のエース2枚だけが切り札です。今の手札で遊びます。</translation>
    </message>
    <message>
        <source>“Pure nolo”: there are no trumps, nobody exchanges, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>「純ノロ」です。切り札はなく、誰も交換せず、1トリックも取ってはなりません。黒のエースはそのスートのいちばん弱い札です。</translation>
    </message>
    <message>
        <source>As ren nolo, but your hand lies open for all after the first lead.</source>
        <translation>レン・ノロと同じですが、最初のリードの後は手札を全員に見せます。</translation>
    </message>
    <message>
        <source>You take a new hand: eight cards of the talon and one of yours, or nine. Then you name the trump.</source>
        <translation>新しい手札を取ります。山札の8枚とあなたの1枚、または9枚です。それから切り札を決めます。</translation>
    </message>
    <message>
        <source>No trumps: change cards, take nothing</source>
        <translation>切り札なし、交換し、取らない</translation>
    </message>
    <message>
        <source>Tourné with both black aces</source>
        <translation>黒のエース2枚でトゥルネ</translation>
    </message>
    <message>
        <source>Only the black aces are trumps</source>
        <translation>黒のエースだけが切り札</translation>
    </message>
    <message>
        <source>Tout!</source>
        <translation>トゥー！</translation>
    </message>
    <message>
        <source>“Better game”: {suit} are trumps, and you exchange at least one card.</source>
        <translation>「よりよい勝負」です。{suit}が切り札で、1枚以上を交換します。</translation>
    </message>
    <message>
        <source>A solo with {suit} as trumps, for more. You play the cards you hold.</source>
        <translation>{suit}が切り札のソロで、得点が上がります。今の手札で遊びます。</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, then change cards</source>
        <translation>{suit}が切り札、交換あり</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, change nothing</source>
        <translation>{suit}が切り札、交換なし</translation>
    </message>
    <message>
        <source>No trumps: as dealt, take nothing</source>
        <translation>切り札なし、そのまま、取らない</translation>
    </message>
    <message>
        <source>Ren nolo with your hand open</source>
        <translation>手札を公開するレン・ノロ</translation>
    </message>
    <message>
        <source>Take a new hand, name trump</source>
        <translation>新しい手札で、切り札を決める</translation>
    </message>
    <message>
        <source>An entrada with {suit} (oros) as trump, which is worth more. You throw cards and draw as many.</source>
        <translation>{suit}（オロ）が切り札のエントラーダで、得点が上がります。捨てて同じ枚数を引きます。</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump, and oros are worth more. You take the card, throw one for it, and may exchange more.</source>
        <translation>山札のいちばん上のカードを表にし、そのスートが切り札になります。オロなら得点が上がります。そのカードを取って1枚捨て、さらに交換できます。</translation>
    </message>
    <message>
        <source>A solo with {suit} (oros) as trump, which is worth more. You play the cards you hold.</source>
        <translation>{suit}（オロ）が切り札のソロで、得点が上がります。今の手札で遊びます。</translation>
    </message>
    <message>
        <source>An entrada in the favour suit (palo de favor), which is worth more: {suit} are trumps. You throw cards and draw as many.</source>
        <translation>優遇スート（palo de favor）のエントラーダで、価値が高くなります。切り札は{suit}です。カードを捨て、同じ枚数を引きます。</translation>
    </message>
    <message>
        <source>A solo in the favour suit (palo de favor), which is worth more: {suit} are trumps. You play the cards you hold.</source>
        <translation>優遇スート（palo de favor）のソロで、価値が高くなります。切り札は{suit}です。持っているカードのまま遊びます。</translation>
    </message>
    <message>
        <source>No trumps: you exchange one card, and must take no trick. The black aces are the lowest of their suits.</source>
        <translation>切り札はなく、1枚を交換し、1トリックも取ってはなりません。黒のエースはそのスートのいちばん弱い札です。</translation>
    </message>
    <message>
        <source>Name trump, change nothing</source>
        <translation>切り札を決め、交換なし</translation>
    </message>
    <message>
        <source>No trumps: take no trick</source>
        <translation>切り札なし、1トリックも取らない</translation>
    </message>
    <message>
        <source>Paso (give up)</source>
        <translation>パソ（降参）</translation>
    </message>
    <message>
        <source>Bien (accept)</source>
        <translation>ビエン（受け入れる）</translation>
    </message>
    <message>
        <source>La sigo (take over)</source>
        <translation>ラ・シゴ（引き継ぐ）</translation>
    </message>
    <message>
        <source>Primeras (stop)</source>
        <translation>プリメーラ（止める）</translation>
    </message>
    <message>
        <source>Go on for bola</source>
        <translation>ボラをねらう</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>あきらめる</translation>
    </message>
    <message>
        <source>I stop</source>
        <translation>ここでやめる</translation>
    </message>
    <message>
        <source>For all nine tricks</source>
        <translation>9トリックをねらう</translation>
    </message>
    <message>
        <source>Codillo!</source>
        <translation>コディーリョ！</translation>
    </message>
    <message>
        <source>Bola!</source>
        <translation>ボラ！</translation>
    </message>
    <message>
        <source>Bola</source>
        <translation>ボラ</translation>
    </message>
    <message>
        <source>Bet: as many tricks as the better defender. Kruk: fewer than a defender.</source>
        <translation>ベート：多いほうのディフェンダーと同じトリック数です。クルック：ディフェンダーより少ないトリック数です。</translation>
    </message>
    <message>
        <source>One trick is “bet”, more are “kruk”.</source>
        <translation>1トリックは「ベート」、それ以上は「クルック」です。</translation>
    </message>
    <message>
        <source>Go on for tout</source>
        <translation>トゥーをねらう</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and call an ace: its holder helps you in secret. Together you need five of the eight tricks.</source>
        <translation>クルール以外のスートを切り札に決め、エースを1枚指名します。それを持つ人がひそかに味方になり、二人で8トリックのうち5トリックが必要です。</translation>
    </message>
    <message>
        <source>Trump is {suit}, and you call an ace: its holder helps you in secret. Together you need five of the eight tricks, for double pay.</source>
        <translation>切り札は{suit}で、エースを1枚指名します。それを持つ人がひそかに味方になり、二人で8トリックのうち5トリックが必要で、支払いは二倍です。</translation>
    </message>
    <message>
        <source>You call an ace: its holder shows it, helps you and names the trump. Together you need five of the eight tricks.</source>
        <translation>エースを1枚指名します。持ち主はそれを見せ、味方になって切り札を決めます。二人で8トリックのうち5トリックが必要です。</translation>
    </message>
    <message>
        <source>A solo in the couleur, which is paid double: {suit} is trump. You need five of the eight tricks alone, against three.</source>
        <translation>クルールのソロで、支払いは二倍です。切り札は{suit}です。一人で三人を相手に8トリックのうち5トリックが必要です。</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and must take all eight tricks alone.</source>
        <translation>クルール以外のスートを切り札に決め、一人で8トリックをすべて取らなければなりません。</translation>
    </message>
    <message>
        <source>A tout in the couleur, which is paid double: {suit} is trump. You must take all eight tricks alone.</source>
        <translation>クルールのトゥーで、支払いは二倍です。切り札は{suit}です。一人で8トリックをすべて取らなければなりません。</translation>
    </message>
    <message>
        <source>{suit:Name}, with a secret ally</source>
        <translation>{suit:Name}、ひそかな味方と</translation>
    </message>
    <message>
        <source>Call an ace, ally names trump</source>
        <translation>エースを指名、持ち主が切り札を決める</translation>
    </message>
    <message>
        <source>{suit:Name}, five tricks alone</source>
        <translation>{suit:Name}、一人で5トリック</translation>
    </message>
    <message>
        <source>{suit:Name}, every trick alone</source>
        <translation>{suit:Name}、一人で全トリック</translation>
    </message>
    <message>
        <source>You name any trump but the couleur. Alone against three, you need five of the eight tricks.</source>
        <translation>クルール以外のスートを切り札に決めます。一人で三人を相手に、8トリックのうち5トリックが必要です。</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>トゥー</translation>
    </message>
    <message>
        <source>This suit is trump. You and your partner need five of the eight tricks together.</source>
        <translation>このスートが切り札です。あなたと味方で、8トリックのうち5トリックが必要です。</translation>
    </message>
    <message>
        <source>You name the trump and need five of the eight tricks alone, against two. Your partner lays their cards aside.</source>
        <translation>切り札を決め、一人で二人を相手に、8トリックのうち5トリックを取ります。味方は手札を置きます。</translation>
    </message>
    <message>
        <source>You send them alone. They go alone, or let you go: then you name the trump and need five tricks alone.</source>
        <translation>相手を一人で行かせます。相手は一人で行くか、あなたに譲ります。譲られたら、切り札を決め、一人で5トリックを取ります。</translation>
    </message>
    <message>
        <source>You go alone: you name the trump again, and your partner does not help. You need five of the eight tricks.</source>
        <translation>一人で行きます。切り札を決め直し、味方は助けません。8トリックのうち5トリックが必要です。</translation>
    </message>
    <message>
        <source>Five tricks with your partner</source>
        <translation>味方と5トリック</translation>
    </message>
    <message>
        <source>Name trump, five tricks alone</source>
        <translation>切り札を決め、一人で5トリック</translation>
    </message>
    <message>
        <source>They choose who goes alone</source>
        <translation>一人で行く人は相手が選ぶ</translation>
    </message>
    <message>
        <source>Send them alone</source>
        <translation>一人で行かせる</translation>
    </message>
    <message>
        <source>Go alone</source>
        <translation>一人で行く</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>プレイさせる</translation>
    </message>
    <message>
        <source>Let them go alone</source>
        <translation>一人で行かせておく</translation>
    </message>
    <message>
        <source>Hechas (claim the five)</source>
        <translation>エチャス（五つを宣言）</translation>
    </message>
    <message>
        <source>Ocho (go for all eight)</source>
        <translation>オチョ（八つをねらう）</translation>
    </message>
    <message>
        <source>The first five are ours</source>
        <translation>最初の五つは私たちのもの</translation>
    </message>
    <message>
        <source>For all eight tricks</source>
        <translation>8トリックをねらう</translation>
    </message>
    <message>
        <source>Codillo</source>
        <translation>コディーリョ</translation>
    </message>
    <message>
        <source>All eight</source>
        <translation>八つすべて</translation>
    </message>
</context>
<context>
    <name>CardChart</name>
    <message>
        <source>How the cards fell, beside what chance allows</source>
        <translation>カードの出方と、偶然の範囲</translation>
    </message>
    <message>
        <source>95 % of all evenings</source>
        <translation>全体の95%の夜</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>少ない</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>見込みどおり</translation>
    </message>
    <message>
        <source>more</source>
        <translation>多い</translation>
    </message>
    <message>
        <source>Each sign is a place at the table; the band is what chance allows. One sign in twenty falls outside by chance; “How the cards fell” has figures.</source>
        <translation>印の一つ一つがテーブルの席で、帯は偶然の範囲です。偶然だけでも二十個に一個ほどは外に出ます。数字は「カードの出方」にあります。</translation>
    </message>
    <message>
        <source>{place}, {what}: {dealt}, outside of {low} to {high}.</source>
        <translation>{place}、{what}：{dealt}、範囲（{low}～{high}）の外。</translation>
    </message>
    <message>
        <source>All others are inside the band; the page “How the cards fell” has them.</source>
        <translation>ほかはすべて帯の中です。数字は「カードの出方」のページにあります。</translation>
    </message>
    <message>
        <source>Every number is inside the band; the page “How the cards fell” has them.</source>
        <translation>すべての数が帯の中です。数字は「カードの出方」のページにあります。</translation>
    </message>
    <message>
        <source>cards.png</source>
        <translation>cards.png</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>How the cards look</source>
        <translation>カードの見え方</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>騎士</translation>
    </message>
    <message>
        <source>page</source>
        <translation>従者</translation>
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
        <translation>スパディーユ</translation>
    </message>
    <message>
        <source>manille</source>
        <translation>マニーユ</translation>
    </message>
    <message>
        <source>basto</source>
        <translation>バスト</translation>
    </message>
    <message>
        <source>basta</source>
        <translation>バスタ</translation>
    </message>
    <message>
        <source>punto</source>
        <translation>ポント</translation>
    </message>
    <message>
        <source>card face down</source>
        <translation>伏せたカード</translation>
    </message>
    <message>
        <source>{title}, {card:the}</source>
        <translation>{title}、{card}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Bids</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Trumps named</source>
        <translation>決めた切り札</translation>
    </message>
    <message>
        <source>Kings called</source>
        <translation>指名したキング</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>出したカード</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Surrenders</source>
        <translation>降参</translation>
    </message>
    <message>
        <source>Answers to a surrender</source>
        <translation>降参への返事</translation>
    </message>
    <message>
        <source>Your role: {role}</source>
        <translation>あなたの役：{role}</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>すべての選択</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>高くついた</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>失った点</translation>
    </message>
    <message>
        <source>Chips lost</source>
        <translation>失ったチップ</translation>
    </message>
    <message>
        <source>Lost per deal</source>
        <translation>1ディール当たり</translation>
    </message>
    <message>
        <source>{mean} ± {error}</source>
        <translation>{mean} ± {error}</translation>
    </message>
    <message>
        <source>&amp;Decide it again</source>
        <translation>もう一度決める(&amp;D)</translation>
    </message>
    <message>
        <source>No choice of yours has been judged yet. The coach judges them after each deal, if you like (Preferences, Play).</source>
        <translation>判定した選択はまだありません。設定の「プレイ」で有効にすると、コーチがディールごとに判定します。</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. From {enough} deals on, an average says something.</source>
        <translation>コーチは{date}から{deals}ディールを判定しました。平均は{enough}ディールから示します。</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In points, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>コーチは{date}から{deals}ディールを判定しました。1ディール当たりの点で、あなたの選択は{each}を失い、全体では{won}を得ました。</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In chips, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>コーチは{date}から{deals}ディールを判定しました。1ディール当たりのチップで、あなたの選択は{each}を失い、全体では{won}を得ました。</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>None of your cards can win a trick: the others take the rest.</source>
        <translation>あなたのカードはどれもトリックを取れません。残りは相手が取ります。</translation>
    </message>
    <message>
        <source>The rest is yours: every card wins, if you begin with {card:the}.</source>
        <translation>残りはあなたのものです。{card}から始めれば、すべてのカードが勝ちます。</translation>
    </message>
    <message>
        <source>The rest is yours: {cards:the} win, in this order.</source>
        <translation>残りはあなたのものです。{cards}が、この順に勝ちます。</translation>
    </message>
    <message>
        <source>The expert decides for you.</source>
        <translation>エキスパートが代わりに決めます。</translation>
    </message>
    <message>
        <source>The expert plays this deal for you.</source>
        <translation>エキスパートがこのディールを代わりに遊びます。</translation>
    </message>
    <message>
        <source>It counts as practice.</source>
        <translation>練習として扱います。</translation>
    </message>
    <message>
        <source>This player is taking a long time.</source>
        <translation>このプレイヤーは長く考えています。</translation>
    </message>
    <message>
        <source>Press {keys}, or click on the table, and a simpler player decides instead.</source>
        <translation>{keys}を押すかテーブルをクリックすると、代わりに簡単なプレイヤーが決めます。</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>The picture for your cloth is not there any more.</source>
        <translation>クロスの画像がなくなりました。</translation>
    </message>
    <message>
        <source>The picture for your cloth has to be a photograph or drawing: JPEG, PNG, WebP or BMP.</source>
        <translation>クロスの画像は、写真か絵でなければなりません：JPEG、PNG、WebP、BMP。</translation>
    </message>
    <message>
        <source>The picture for your cloth is too large: 50 megapixels or 64 megabytes are the most.</source>
        <translation>クロスの画像が大きすぎます。50メガピクセル、64メガバイトまでです。</translation>
    </message>
    <message>
        <source>The picture for your cloth is damaged, or no picture.</source>
        <translation>クロスの画像が壊れているか、画像ではありません。</translation>
    </message>
    <message>
        <source>The table has its plain cloth.</source>
        <translation>テーブルは無地のクロスになりました。</translation>
    </message>
    <message>
        <source>A picture for the cloth</source>
        <translation>クロスの画像</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <translation>画像 (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Your choices in this deal</source>
        <translation>このディールのあなたの選択</translation>
    </message>
    <message>
        <source>A choice that may cost you much</source>
        <translation>大きく損をするかもしれない選択</translation>
    </message>
    <message>
        <source>Looking at how you played…</source>
        <translation>あなたのプレイを調べています…</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>はっきりした間違いはありませんでした。</translation>
    </message>
    <message>
        <source>{number:one One choice was|other # choices were} too close to call.</source>
        <translation>差が小さくて判断できない選択が{number}つありました。</translation>
    </message>
    <message>
        <source>Your chance was {wins}; with “{better}” it was {best}.</source>
        <translation>勝つ見込みは{wins}でした。「{better}」なら{best}でした。</translation>
    </message>
    <message>
        <source>It cost about {cost}; better was “{better}”.</source>
        <translation>約{cost}の損で、「{better}」のほうが有利でした。</translation>
    </message>
    <message>
        <source>“{action}” may cost you much. Choose it again if you mean it.</source>
        <translation>「{action}」は大きな損になるかもしれません。それでよければ、もう一度選んでください。</translation>
    </message>
    <message>
        <source>With “{action}” your chance is {wins}, with the best choice {best}. Choose it again if you mean it.</source>
        <translation>「{action}」で勝つ見込みは{wins}、最善なら{best}です。それでよければ、もう一度選んでください。</translation>
    </message>
    <message>
        <source>Well done: “{action}” in trick {trick}. Anything else was clearly worse.</source>
        <translation>第{trick}トリックの「{action}」はお見事でした。ほかはどれも明らかに劣っていました。</translation>
    </message>
    <message>
        <source>Well done: “{action}”. Anything else was clearly worse.</source>
        <translation>「{action}」はお見事でした。ほかはどれも明らかに劣っていました。</translation>
    </message>
    <message>
        <source>“{chosen}” was your weakest choice.</source>
        <translation>いちばん弱い選択は「{chosen}」でした。</translation>
    </message>
    <message>
        <source>“{chosen}” in trick {trick} was your weakest choice.</source>
        <translation>いちばん弱い選択は第{trick}トリックの「{chosen}」でした。</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type or paste a code, or the number of a deal.</source>
        <translation>コードかディールの番号を、入力するか貼り付けてください。</translation>
    </message>
    <message>
        <source>No code is as long as this.</source>
        <translation>これほど長いコードはありません。</translation>
    </message>
    <message>
        <source>A character is wrong, missing or out of place.</source>
        <translation>文字の誤り、抜け、または入れ違いがあります。</translation>
    </message>
    <message>
        <source>This code is from a newer version of Ombre, and cannot be read here.</source>
        <translation>このコードは新しいバージョンのオンブルで作られたため、ここでは読めません。</translation>
    </message>
    <message>
        <source>This code names a game or house rule that this Ombre does not know.</source>
        <translation>このコードには、このバージョンのオンブルが知らないゲームかハウスルールが含まれています。</translation>
    </message>
    <message>
        <source>No deal has this code.</source>
        <translation>このコードのディールはありません。</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to 4,000,000,000.</source>
        <translation>ディールの番号は1から4,000,000,000までです。</translation>
    </message>
    <message>
        <source>A code cannot say this game or house rule.</source>
        <translation>このゲームかハウスルールは、コードで表せません。</translation>
    </message>
    <message>
        <source>Not all cards of this deal are known.</source>
        <translation>このディールには、わからないカードがあります。</translation>
    </message>
    <message>
        <source>The pool or a score is too large for a code.</source>
        <translation>プールか得点が大きすぎて、コードで表せません。</translation>
    </message>
    <message>
        <source>Deal by code or number</source>
        <translation>コードか番号でディールを開く</translation>
    </message>
    <message>
        <source>&amp;Code or number</source>
        <translation>コードか番号(&amp;C)</translation>
    </message>
    <message>
        <source>A code holds a whole deal. A number from 1 to 4,000,000,000 gives everybody the same cards.</source>
        <translation>コードにはディール全体が入っています。1から4,000,000,000までの番号なら、誰が開いても同じカードです。</translation>
    </message>
    <message>
        <source>&amp;Game, for a number</source>
        <translation>番号で開くゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>{game}, {seats}</source>
        <translation>{game}、{seats}</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>配る(&amp;D)</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>キャンセル(&amp;A)</translation>
    </message>
    <message>
        <source>It is one deal for practice, and never counts among deals without help.</source>
        <translation>練習のための1ディールです。助けなしのディールには数えません。</translation>
    </message>
    <message>
        <source>{game} for {players:one # player|other # players}.</source>
        <translation>{players}人の{game}。</translation>
    </message>
    <message>
        <source>Deal {number} of {game}.</source>
        <translation>{game}のディール{number}。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Dealer: {name}.</source>
        <translation>ディーラー：{name}。</translation>
    </message>
    <message>
        <source>In the pool: {chips}.</source>
        <translation>プール：{chips}。</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>点：{points}。</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>ハウスルール：{rules}。</translation>
    </message>
    <message>
        <source>{setting}: {value}</source>
        <translation>{setting}：{value}</translation>
    </message>
    <message>
        <source>Character {place} is “{found}”, which occurs in no code.</source>
        <translation>{place}文字目は「{found}」ですが、これはコードに使われない文字です。</translation>
    </message>
    <message>
        <source>“{meant}” instead of “{found}” at character {place}</source>
        <translation>{place}文字目の「{found}」を「{meant}」に</translation>
    </message>
    <message>
        <source>One character is wrong. Perhaps it should be {guesses}.</source>
        <translation>一文字が誤りです。おそらく{guesses}です。</translation>
    </message>
    <message>
        <source>This is a deal of {game}, which cannot be played here.</source>
        <translation>これは{game}のディールで、ここでは遊べません。</translation>
    </message>
    <message>
        <source>The code of this deal</source>
        <translation>このディールのコード</translation>
    </message>
    <message>
        <source>It has been copied as well. It can be read aloud, group by group: whoever types it is told of a mistake.</source>
        <translation>コードはコピーもしました。区切りごとに読み上げることができ、誤って入力すると知らせます。</translation>
    </message>
    <message>
        <source>The record of this deal has been copied.</source>
        <translation>このディールの記録をコピーしました。</translation>
    </message>
    <message>
        <source>This deal is practice.</source>
        <translation>このディールは練習です。</translation>
    </message>
    <message>
        <source>The sitting you leave is kept.</source>
        <translation>中断した対局は取ってあります。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>クリップボードに文字がありません。</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>コードがありません</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>{count} files were dropped at once, but the table can show only one.</source>
        <translation>{count}個のファイルが一度に置かれましたが、テーブルが示せるのは一つだけです。</translation>
    </message>
    <message>
        <source>This is a link. Save the file behind it first, then drop that.</source>
        <translation>これはリンクです。先のファイルを保存してから、それを置いてください。</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>何も開きませんでした</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>何も変わっていません。</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>{title} ({hits})</source>
        <translation>{title}（{hits}）</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>Man</source>
        <translation>オム</translation>
    </message>
    <message>
        <source>no trick at all</source>
        <translation>トリックなし</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}</source>
        <translation>{player}{ombre}、あなた{yours}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defender {others}</source>
        <translation>{player}{ombre}、ディフェンダー{others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defenders {others}</source>
        <translation>{player}{ombre}、ディフェンダー{others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, other {others}</source>
        <translation>{player}{ombre}、あなた{yours}、もう一人{others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, other {others}</source>
        <translation>{player}{ombre}、もう一人{others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, others {others}</source>
        <translation>{player}{ombre}、ほか{others}</translation>
    </message>
    <message>
        <source>{suit:Name} offered</source>
        <translation>{suit}が候補</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>二巡目</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>オークション</translation>
    </message>
    <message>
        <source>{contract:Name} in {suit}</source>
        <translation>{suit}の{contract}</translation>
    </message>
    <message>
        <source>{contract:Name}, {suit}</source>
        <translation>{contract:Name}、{suit}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, {name} {others}</source>
        <translation>{player}{ombre}、あなた{yours}、{name}&#xa0;{others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, {name} {others}, {second} {last}</source>
        <translation>{player}{ombre}、{name}&#xa0;{others}、{second}&#xa0;{last}</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>{number} · {points:one # point wins|other # points win}</source>
        <translation>{number} · {points}点で勝ち</translation>
    </message>
    <message>
        <source>{number} of {wanted}</source>
        <translation>{number}／{wanted}</translation>
    </message>
    <message>
        <source>Favour suit</source>
        <translation>優遇スート</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>練習問題</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>指名</translation>
    </message>
    <message>
        <source>{card}, {ally}</source>
        <translation>{card}、{ally}</translation>
    </message>
    <message>
        <source>Ombre {side}, others {others}</source>
        <translation>オンブル{side}、ほか{others}</translation>
    </message>
    <message>
        <source>Ombre and ally {side}, others {others}</source>
        <translation>オンブルと味方{side}、ほか{others}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>表になったカード</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>現在のビッド</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>{bid:Name}, {holder}</source>
        <translation>{bid}、{holder}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>クルール</translation>
    </message>
    <message>
        <source>Price each</source>
        <translation>一人あたり</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>won {won}, tied {tied}, lost {lost}</source>
        <translation>勝ち{won}、同数{tied}、負け{lost}</translation>
    </message>
    <message>
        <source>no trick {won}, one {tied}, more {lost}</source>
        <translation>取らない{won}、1つ{tied}、それ以上{lost}</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>entrada</source>
        <translation>エントラーダ</translation>
    </message>
    <message>
        <source>vuelta</source>
        <translation>ブエルタ</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>sans prendre</source>
        <translation>サンプランドル</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>ヴォル</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>交換なし</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>ask leave</source>
        <translation>キング指名</translation>
    </message>
    <message>
        <source>voltereta</source>
        <translation>ボルテレータ</translation>
    </message>
    <message>
        <source>gascarola</source>
        <translation>ガスカローラ</translation>
    </message>
    <message>
        <source>contrabola</source>
        <translation>コントラボラ</translation>
    </message>
    <message>
        <source>forced spadille</source>
        <translation>強制スパディーユ</translation>
    </message>
    <message>
        <source>the Man&apos;s game</source>
        <translation>オムの勝負</translation>
    </message>
    <message>
        <source>spil</source>
        <translation>スピル</translation>
    </message>
    <message>
        <source>bedre spil</source>
        <translation>ベドレ・スピル</translation>
    </message>
    <message>
        <source>tourné</source>
        <translation>トゥルネ</translation>
    </message>
    <message>
        <source>købe-nolo</source>
        <translation>ケーベ・ノロ</translation>
    </message>
    <message>
        <source>respekt</source>
        <translation>レスペクト</translation>
    </message>
    <message>
        <source>grand</source>
        <translation>グラン</translation>
    </message>
    <message>
        <source>solo spar</source>
        <translation>ソロ・スパー</translation>
    </message>
    <message>
        <source>ren nolo</source>
        <translation>レン・ノロ</translation>
    </message>
    <message>
        <source>nolo ouvert</source>
        <translation>ノロ・ウヴェール</translation>
    </message>
    <message>
        <source>kasko</source>
        <translation>カスコ</translation>
    </message>
    <message>
        <source>favour entrada</source>
        <translation>優遇エントラーダ</translation>
    </message>
    <message>
        <source>favour vuelta</source>
        <translation>優遇ブエルタ</translation>
    </message>
    <message>
        <source>favour solo</source>
        <translation>優遇ソロ</translation>
    </message>
    <message>
        <source>oros</source>
        <translation>オロ</translation>
    </message>
    <message>
        <source>volteo</source>
        <translation>ボルテオ</translation>
    </message>
    <message>
        <source>volteo in oros</source>
        <translation>オロのボルテオ</translation>
    </message>
    <message>
        <source>solo in oros</source>
        <translation>オロのソロ</translation>
    </message>
    <message>
        <source>espada obligada</source>
        <translation>エスパーダ・オブリガーダ</translation>
    </message>
    <message>
        <source>Frage</source>
        <translation>フラーゲ</translation>
    </message>
    <message>
        <source>Frage in couleur</source>
        <translation>クルールのフラーゲ</translation>
    </message>
    <message>
        <source>solo in couleur</source>
        <translation>クルールのソロ</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>トゥー</translation>
    </message>
    <message>
        <source>tout in couleur</source>
        <translation>クルールのトゥー</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <translation>グロースフラーゲ</translation>
    </message>
    <message>
        <source>forced solo</source>
        <translation>強制ソロ</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>A deal a day</source>
        <translation>今日のディール</translation>
    </message>
    <message>
        <source>Each day has one deal, the same for everybody.</source>
        <translation>一日に一つのディールがあり、だれにとっても同じです。</translation>
    </message>
    <message>
        <source>The last fifteen days</source>
        <translation>最近の15日間</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>テーブルの人</translation>
    </message>
    <message>
        <source>With the same cards</source>
        <translation>同じ手札で</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>打ち方</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>わたし</translation>
    </message>
    <message>
        <source>plays…</source>
        <translation>プレイ中…</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイする(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>Copy a &amp;line</source>
        <translation>一行をコピー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <translation>画像を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>You missed this day. You can still play it, and it is marked as later.</source>
        <translation>この日は遊びませんでした。今からでも遊べますが、あとから遊んだ印が付きます。</translation>
    </message>
    <message>
        <source>You are in the middle of this deal.</source>
        <translation>このディールの途中です。</translation>
    </message>
    <message>
        <source>You can play it once.</source>
        <translation>遊べるのは一度だけです。</translation>
    </message>
    <message>
        <source>Played later.</source>
        <translation>あとから遊びました。</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>助けを借りて遊びました。</translation>
    </message>
    <message>
        <source>This deal is no longer among your past games.</source>
        <translation>このディールはもう残っていません。</translation>
    </message>
    <message>
        <source>The line is copied.</source>
        <translation>一行をコピーしました。</translation>
    </message>
    <message>
        <source>The others could not go on. They try again when you open this page.</source>
        <translation>ほかの人は続けられませんでした。このページを開くともう一度始めます。</translation>
    </message>
    <message>
        <source>Save a picture of this day</source>
        <translation>この日の画像を保存</translation>
    </message>
    <message>
        <source>{day}: {game}</source>
        <translation>{day}：{game}</translation>
    </message>
    <message>
        <source>{day}, {game}: {standing}</source>
        <translation>{day}、{game}：{standing}</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>未プレイ</translation>
    </message>
    <message>
        <source>By this clock, you have already played on a day to come: {day}.</source>
        <translation>この時計では、まだ来ていない日にもう遊んでいます：{day}。</translation>
    </message>
    <message>
        <source>The others play your cards now: {done} of {all} have finished.</source>
        <translation>ほかの人があなたの手札で遊んでいます：{all}人中{done}人が終わりました。</translation>
    </message>
    <message>
        <source>Played in version {version}.</source>
        <translation>バージョン{version}で遊びました。</translation>
    </message>
    <message>
        <source>Played in version {version}, by the others in {others}.</source>
        <translation>バージョン{version}で遊び、ほかの人は{others}で遊びました。</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}.</source>
        <translation>Ombre、{day}：{game}、{own}。</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}. The expert with the same cards: {expert}.</source>
        <translation>Ombre、{day}：{game}、{own}。同じ手札のエキスパート：{expert}。</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMMM</source>
        <comment>a pattern of Qt: d day, MMMM month</comment>
        <translation>M月d日</translation>
    </message>
</context>
<context>
    <name>DeckSheets</name>
    <message>
        <source>Print a deck</source>
        <translation>カードを印刷</translation>
    </message>
    <message>
        <source>Sheets to cut out</source>
        <translation>切り取り用シート</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>カードの種類</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>USレター</translation>
    </message>
    <message>
        <source>The first sheet, faces and backs</source>
        <translation>1枚目のシートの表と裏</translation>
    </message>
    <message>
        <source>Letters, figures, colours and backs are those of your preferences.</source>
        <translation>文字、数字、色、裏の模様は設定のとおりです。</translation>
    </message>
    <message>
        <source>&amp;Save the sheets…</source>
        <translation>シートを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>The sheets are being drawn.</source>
        <translation>シートを描いています。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>One PDF</source>
        <translation>一つのPDF</translation>
    </message>
    <message>
        <source>A drawing of each page (SVG)</source>
        <translation>ページごとの図(SVG)</translation>
    </message>
    <message>
        <source>Pages to print (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The place for a folder of drawings</source>
        <translation>図のフォルダーを作る場所</translation>
    </message>
    <message>
        <source>Print at 100 % on both sides, turned about the long edge.</source>
        <translation>100%で両面に、長辺とじで印刷してください。</translation>
    </message>
    <message>
        <source>Spanish deck</source>
        <translation>スペインのカード</translation>
    </message>
    <message>
        <source>French deck</source>
        <translation>フランスのカード</translation>
    </message>
    <message>
        <source>Spanish deck, cards of {width} × {height} mm</source>
        <translation>スペインのカード、{width} × {height} mm</translation>
    </message>
    <message>
        <source>French deck, cards of {width} × {height} mm</source>
        <translation>フランスのカード、{width} × {height} mm</translation>
    </message>
    <message>
        <source>{deck}, cards of {width} × {height} mm</source>
        <translation>{deck}、{width} × {height} mm</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, faces</source>
        <translation>シート{number}/{of}、表</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, backs</source>
        <translation>シート{number}/{of}、裏</translation>
    </message>
    <message>
        <source>sheet {number} faces.svg</source>
        <translation>シート{number}表.svg</translation>
    </message>
    <message>
        <source>sheet {number} backs.svg</source>
        <translation>シート{number}裏.svg</translation>
    </message>
    <message>
        <source>This line is {length} mm long.</source>
        <translation>この線の長さは{length} mmです。</translation>
    </message>
    <message>
        <source>{cards} cards of {width} × {height} mm, on {sheets} sheets with their backs.</source>
        <translation>{width} × {height} mmのカード{cards}枚、裏つきでシート{sheets}枚。</translation>
    </message>
    <message>
        <source>The first five sheets are the forty cards of most games.</source>
        <translation>最初の5枚のシートは、ほとんどのゲームで使う40枚です。</translation>
    </message>
    <message>
        <source>The drawing of the back cannot be read.</source>
        <translation>裏の図を読めません。</translation>
    </message>
    <message>
        <source>The drawing of {card:the} cannot be read.</source>
        <translation>{card}の図を読めません。</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “{deck}” is not there any more.</source>
        <translation>カード「{deck}」はもうありません。</translation>
    </message>
    <message>
        <source>“{deck}” is no deck: it has no file manifest.json.</source>
        <translation>「{deck}」はカードではありません。manifest.jsonのファイルがありません。</translation>
    </message>
    <message>
        <source>The manifest of the deck “{deck}” cannot be read.</source>
        <translation>カード「{deck}」のマニフェストを読めません。</translation>
    </message>
    <message>
        <source>The deck “{deck}” was made for a newer version of Ombre.</source>
        <translation>カード「{deck}」は新しい版のオンブルのものです。</translation>
    </message>
    <message>
        <source>In the manifest of the deck “{deck}”, “{file}” is missing or wrong.</source>
        <translation>カード「{deck}」のマニフェストで、「{file}」がないか正しくありません。</translation>
    </message>
    <message>
        <source>{card}: there is no such card.</source>
        <translation>{card}：そのカードはありません。</translation>
    </message>
    <message>
        <source>{card:Name}: the manifest names no picture.</source>
        <translation>{card}：マニフェストに画像の名前がありません。</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not lie in the folder of the deck.</source>
        <translation>{card}：「{file}」はカードのフォルダの中にありません。</translation>
    </message>
    <message>
        <source>{card:Name}: the file “{file}” is missing.</source>
        <translation>{card}：ファイル「{file}」がありません。</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” has too many bytes or pixels.</source>
        <translation>{card}：「{file}」はバイト数かピクセル数が大きすぎます。</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” is not an SVG, PNG or JPEG picture.</source>
        <translation>{card}：「{file}」はSVG、PNG、JPEGの画像ではありません。</translation>
    </message>
    <message>
        <source>{card:Name}: the picture “{file}” is damaged.</source>
        <translation>{card}：画像「{file}」は壊れています。</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not have the shape of a card.</source>
        <translation>{card}：「{file}」はカードの形ではありません。</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” needs other files, or too much drawing.</source>
        <translation>{card}：「{file}」はほかのファイルか、多すぎる描画を必要とします。</translation>
    </message>
    <message>
        <source>back of the cards</source>
        <translation>カードの裏</translation>
    </message>
    <message>
        <source>sign of {suit}</source>
        <translation>{suit}のマーク</translation>
    </message>
    <message>
        <source>Ours stand in for these.</source>
        <translation>代わりに元のカードを使います。</translation>
    </message>
    <message>
        <source>The table has our own cards. Your choice is kept.</source>
        <translation>テーブルには元のカードがあります。選択は残ります。</translation>
    </message>
    <message>
        <source>{number:one # more picture|other # more pictures} cannot be shown.</source>
        <translation>ほかに{number}枚の画像を表示できません。</translation>
    </message>
    <message>
        <source>{number:one # picture|other # pictures} of the deck “{deck}” cannot be shown.</source>
        <translation>カード「{deck}」の{number}枚の画像を表示できません。</translation>
    </message>
    <message>
        <source>Every picture of the deck “{deck}” can be shown.</source>
        <translation>カード「{deck}」の画像はすべて表示できます。</translation>
    </message>
    <message>
        <source>The deck “{deck}”, made by {maker}. Licence: {licence}.</source>
        <translation>カード「{deck}」、作者：{maker}。ライセンス：{licence}。</translation>
    </message>
    <message>
        <source>The deck “{deck}” is added.</source>
        <translation>カード「{deck}」を追加しました。</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>裏{number}</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for this deck.</source>
        <translation>このカードのための空き容量がディスクにありません。</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>システムの許可がないため、{path}に書き込めません。</translation>
    </message>
    <message>
        <source>The deck could not be copied to {path}.</source>
        <translation>カードを{path}にコピーできませんでした。</translation>
    </message>
    <message>
        <source>&amp;Add a deck of your own…</source>
        <translation>自分のカードを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Check i&amp;ts pictures…</source>
        <translation>画像を調べる(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Open the folder of your decks</source>
        <translation>自分のカードのフォルダを開く(&amp;O)</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>カードのフォルダ</translation>
    </message>
    <message>
        <source>The deck that you chose cannot change this.</source>
        <translation>選んだカードではこれを変えられません。</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>カードは追加されませんでした</translation>
    </message>
    <message>
        <source>Nothing has changed: your cards are as they were.</source>
        <translation>何も変わっていません。カードは元のままです。</translation>
    </message>
    <message>
        <source>The pictures of a deck</source>
        <translation>カードの画像</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>There is no display here, so no window can be opened.</source>
        <translation>ここには画面がないので、ウィンドウを開けません。</translation>
    </message>
    <message>
        <source>With --folder DIR a deal is played, and its files are left in DIR.</source>
        <translation>--folder DIR を付けると、一局を対局し、そのファイルを DIR に残します。</translation>
    </message>
    <message>
        <source>Ombre plays a deal by itself instead.</source>
        <translation>代わりに、オンブルが自分で1ディールを遊びます。</translation>
    </message>
    <message>
        <source>The deal did not come to an end.</source>
        <translation>ディールが終わりまで進みませんでした。</translation>
    </message>
    <message>
        <source>{folder}: the files could not be written there.</source>
        <translation>{folder}：ここにファイルを書き込めませんでした。</translation>
    </message>
    <message>
        <source>A picture of the table: {path}</source>
        <translation>テーブルの絵：{path}</translation>
    </message>
    <message>
        <source>The record of the deal: {path}</source>
        <translation>ディールの記録：{path}</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>Everyone draws a card, and the highest deals first.</source>
        <translation>全員がカードを引き、いちばん強いカードの人が最初のディーラーになります。</translation>
    </message>
    <message>
        <source>Everyone draws a card of another suit, and {card:the} deals first.</source>
        <translation>全員が違うスートのカードを引き、{card}を引いた人が最初のディーラーになります。</translation>
    </message>
    <message>
        <source>Cards are dealt face up. The player who gets the first black ace deals first.</source>
        <translation>カードを表にして配ります。最初に黒のエースを受け取った人が最初のディーラーです。</translation>
    </message>
    <message>
        <source>You draw {card:the}.</source>
        <translation>あなたが引いたのは{card}です。</translation>
    </message>
    <message>
        <source>{name} draws {card:the}.</source>
        <translation>{name}が引いたのは{card}です。</translation>
    </message>
    <message>
        <source>You have the highest card and deal first.</source>
        <translation>いちばん強いカードなので、あなたが最初のディーラーです。</translation>
    </message>
    <message>
        <source>{name} has the highest card and deals first.</source>
        <translation>いちばん強いカードの{name}が最初のディーラーです。</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you deal first.</source>
        <translation>{card}があなたに来ました。あなたが最初のディーラーです。</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who deals first.</source>
        <translation>{card}が{name}に来ました。{name}が最初のディーラーです。</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you are mano, who speaks and leads first.</source>
        <translation>{card}があなたに来ました。あなたがマノで、最初に発言しリードします。</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who is mano, and speaks and leads first.</source>
        <translation>{card}が{name}に来ました。{name}がマノで、最初に発言しリードします。</translation>
    </message>
    <message>
        <source>All cards are dealt once. The player with {card:the}, or the next lower, is mano.</source>
        <translation>カードを一度すべて配ります。{card}、またはその次に弱いカードを受け取った人がマノです。</translation>
    </message>
    <message>
        <source>{number:0 The first card is one|one # card comes before it|other # cards come before it}.</source>
        <translation>{number:0 最初のカードです|other その前に#枚が出ました}。</translation>
    </message>
    <message>
        <source>The highest cards tie, so they draw again.</source>
        <translation>いちばん強いカードが並んだので、引き直します。</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>最初のディーラーは？</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>最初のディーラー</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Suits break the tie: diamonds, hearts, spades, clubs.</source>
        <translation>同じ強さならスートで決まります。ダイヤ、ハート、スペード、クラブの順です。</translation>
    </message>
    <message>
        <source>An ace is not high in this draw.</source>
        <translation>この引きではエースは強くありません。</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>The next one</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>もう10問</translation>
    </message>
    <message>
        <source>Not that.</source>
        <translation>違います。</translation>
    </message>
    <message>
        <source>This game has no such question.</source>
        <translation>このゲームにはこの問題がありません。</translation>
    </message>
    <message>
        <source>Count the trumps</source>
        <translation>切り札を数える</translation>
    </message>
    <message>
        <source>Ten positions: how many trumps are still out?</source>
        <translation>10の局面：切り札はあと何枚残っていますか？</translation>
    </message>
    <message>
        <source>Count: how many trumps are still out?</source>
        <translation>数えましょう。切り札はあと何枚残っていますか？</translation>
    </message>
    <message>
        <source>Ten hands at a glance: do you bid?</source>
        <translation>十の手札をひと目で：ビッドしますか？</translation>
    </message>
    <message>
        <source>Your first thought: what do you say?</source>
        <translation>最初の考えは：何と言いますか？</translation>
    </message>
    <message>
        <source>Ten hands at a glance: which cards go?</source>
        <translation>十の手札をひと目で：どのカードを捨てますか？</translation>
    </message>
    <message>
        <source>Your first thought: which cards go?</source>
        <translation>最初の考えは：どのカードを捨てますか？</translation>
    </message>
    <message>
        <source>{every} trumps in all, {played} gone, {own} yours. That leaves {unseen}.</source>
        <translation>切り札は全部で{every}枚。出たのが{played}枚、手札に{own}枚なので、残りは{unseen}枚です。</translation>
    </message>
    <message>
        <source>What takes the trick</source>
        <translation>何で取れるか</translation>
    </message>
    <message>
        <source>Ten tricks: which of your cards beats what lies there?</source>
        <translation>10トリック：場のカードに勝てる手札はどれですか？</translation>
    </message>
    <message>
        <source>Play a card that beats what lies here.</source>
        <translation>場のカードに勝てるカードを出しましょう。</translation>
    </message>
    <message>
        <source>Gone: {cards}.</source>
        <translation>出たカード：{cards}。</translation>
    </message>
    <message>
        <source>{card:The} is the lowest that beats it.</source>
        <translation>勝てる一番低いカードは{card}です。</translation>
    </message>
    <message>
        <source>{right} of {of} right. Your best run: {best} in a row.</source>
        <translation>{of}問中{right}問正解。最長記録は{best}問連続です。</translation>
    </message>
</context>
<context>
    <name>Engraving</name>
    <message>
        <source>Save a picture of the deal</source>
        <translation>ディールの画像を保存</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg);;Pages to print (*.pdf)</source>
        <translation>画像 (*.png);;図 (*.svg);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>deal.png</source>
        <translation>ディール.png</translation>
    </message>
    <message>
        <source>Trick {number} decided the deal</source>
        <translation>勝負を決めた第{number}トリック</translation>
    </message>
    <message>
        <source>Play it yourself: deal {code}</source>
        <translation>このディールで遊ぶ：{code}</translation>
    </message>
</context>
<context>
    <name>EveningSkill</name>
    <message>
        <source>None of these deals has been judged yet. “Review this deal” does it.</source>
        <translation>このうちまだ検討したディールはありません。「このディールを検討」で検討できます。</translation>
    </message>
    <message>
        <source>An expert has about {figure}.</source>
        <translation>エキスパートは{figure}ほどです。</translation>
    </message>
    <message>
        <source>Your choices: {figure} of 100, give or take {error}, in {deals:one # judged deal|other # judged deals}.</source>
        <translation>あなたの選択：100点中{figure}、誤差は{error}ほど（検討した{deals:other #}ディール）。</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>You pass.</source>
        <translation>あなたはパスしました。</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name}はパスしました。</translation>
    </message>
    <message>
        <source>You let the other defender draw first.</source>
        <translation>あなたはもう一人のディフェンダーに先に引かせました。</translation>
    </message>
    <message>
        <source>{name} lets the other defender draw first.</source>
        <translation>{name}はもう一人のディフェンダーに先に引かせました。</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>あなたは取りました。</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>{name}は取りました。</translation>
    </message>
    <message>
        <source>You leave the turned card.</source>
        <translation>あなたは表のカードを取りませんでした。</translation>
    </message>
    <message>
        <source>{name} leaves the turned card.</source>
        <translation>{name}は表のカードを取りませんでした。</translation>
    </message>
    <message>
        <source>You show.</source>
        <translation>あなたは見せました。</translation>
    </message>
    <message>
        <source>{name} shows.</source>
        <translation>{name}は見せました。</translation>
    </message>
    <message>
        <source>You show nothing.</source>
        <translation>あなたは何も見せませんでした。</translation>
    </message>
    <message>
        <source>{name} shows nothing.</source>
        <translation>{name}は何も見せませんでした。</translation>
    </message>
    <message>
        <source>You claim the game.</source>
        <translation>あなたは勝ちを宣言しました。</translation>
    </message>
    <message>
        <source>{name} claims the game.</source>
        <translation>{name}は勝ちを宣言しました。</translation>
    </message>
    <message>
        <source>You go for all the tricks.</source>
        <translation>あなたは全トリックをねらいます。</translation>
    </message>
    <message>
        <source>{name} goes for all the tricks.</source>
        <translation>{name}は全トリックをねらいます。</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>あなたは降参しました。</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name}は降参しました。</translation>
    </message>
    <message>
        <source>You accept the surrender.</source>
        <translation>あなたは降参を受け入れました。</translation>
    </message>
    <message>
        <source>{name} accepts the surrender.</source>
        <translation>{name}は降参を受け入れました。</translation>
    </message>
    <message>
        <source>You refuse the surrender.</source>
        <translation>あなたは降参を断りました。</translation>
    </message>
    <message>
        <source>{name} refuses the surrender.</source>
        <translation>{name}は降参を断りました。</translation>
    </message>
    <message>
        <source>You take the hand over.</source>
        <translation>あなたは手を引き継ぎました。</translation>
    </message>
    <message>
        <source>{name} takes the hand over.</source>
        <translation>{name}は手を引き継ぎました。</translation>
    </message>
    <message>
        <source>You throw your hand in.</source>
        <translation>あなたは手札を投げました。</translation>
    </message>
    <message>
        <source>{name} throws the hand in.</source>
        <translation>{name}は手札を投げました。</translation>
    </message>
    <message>
        <source>You decline.</source>
        <translation>あなたは断りました。</translation>
    </message>
    <message>
        <source>{name} declines.</source>
        <translation>{name}は断りました。</translation>
    </message>
    <message>
        <source>You keep the king hidden.</source>
        <translation>あなたはキングを隠しておきました。</translation>
    </message>
    <message>
        <source>{name} keeps the king hidden.</source>
        <translation>{name}はキングを隠しておきました。</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>あなたは{contract}をビッドしました。</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name}は{contract}をビッドしました。</translation>
    </message>
    <message>
        <source>You play {contract} too.</source>
        <translation>あなたも{contract}をプレイします。</translation>
    </message>
    <message>
        <source>{name} plays {contract} too.</source>
        <translation>{name}も{contract}をプレイします。</translation>
    </message>
    <message>
        <source>You hold {contract}.</source>
        <translation>あなたは{contract}をホールドしました。</translation>
    </message>
    <message>
        <source>{name} holds {contract}.</source>
        <translation>{name}は{contract}をホールドしました。</translation>
    </message>
    <message>
        <source>You hold {cards:the}.</source>
        <translation>あなたは{cards}を持っています。</translation>
    </message>
    <message>
        <source>{name} holds {cards:the}.</source>
        <translation>{name}は{cards}を持っています。</translation>
    </message>
    <message>
        <source>You bid to play.</source>
        <translation>あなたはプレイをビッドしました。</translation>
    </message>
    <message>
        <source>{name} bids to play.</source>
        <translation>{name}はプレイをビッドしました。</translation>
    </message>
    <message>
        <source>You ask leave to play.</source>
        <translation>あなたはキング指名をビッドしました。</translation>
    </message>
    <message>
        <source>{name} asks leave to play.</source>
        <translation>{name}はキング指名をビッドしました。</translation>
    </message>
    <message>
        <source>You bid to play without an exchange.</source>
        <translation>あなたは交換なしのプレイをビッドしました。</translation>
    </message>
    <message>
        <source>{name} bids to play without an exchange.</source>
        <translation>{name}は交換なしのプレイをビッドしました。</translation>
    </message>
    <message>
        <source>You hold, and will play without an exchange.</source>
        <translation>あなたはホールドし、交換なしで遊びます。</translation>
    </message>
    <message>
        <source>{name} holds, and will play without an exchange.</source>
        <translation>{name}はホールドし、交換なしで遊びます。</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>あなたが配ります。</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name}が配ります。</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>あなたは休みです。</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name}は休みです。</translation>
    </message>
    <message>
        <source>You lay your cards aside and rest.</source>
        <translation>あなたは手札を置いて休みます。</translation>
    </message>
    <message>
        <source>{name} lays the cards aside and rests.</source>
        <translation>{name}は手札を置いて休みます。</translation>
    </message>
    <message>
        <source>You are the Ombre and play {contract}.</source>
        <translation>あなたがオンブルで、{contract}を行います。</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays {contract}.</source>
        <translation>{name}がオンブルで、{contract}を行います。</translation>
    </message>
    <message>
        <source>You are the Man.</source>
        <translation>あなたがオムです。</translation>
    </message>
    <message>
        <source>{name} is the Man.</source>
        <translation>{name}がオムです。</translation>
    </message>
    <message>
        <source>You are the Ombre against three.</source>
        <translation>あなたがオンブルで、三人を相手にします。</translation>
    </message>
    <message>
        <source>{name} is the Ombre against three.</source>
        <translation>{name}がオンブルで、三人を相手にします。</translation>
    </message>
    <message>
        <source>You are the Ombre and call a card.</source>
        <translation>あなたがオンブルで、カードを指名します。</translation>
    </message>
    <message>
        <source>{name} is the Ombre and calls a card.</source>
        <translation>{name}がオンブルで、カードを指名します。</translation>
    </message>
    <message>
        <source>You are the Ombre, and had no choice.</source>
        <translation>あなたがオンブルです。ほかに選べませんでした。</translation>
    </message>
    <message>
        <source>{name} is the Ombre, and had no choice.</source>
        <translation>{name}がオンブルです。ほかに選べませんでした。</translation>
    </message>
    <message>
        <source>You are the Ombre and play with an exchange.</source>
        <translation>あなたがオンブルで、交換して遊びます。</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays with an exchange.</source>
        <translation>{name}がオンブルで、交換して遊びます。</translation>
    </message>
    <message>
        <source>You are the Ombre and play without an exchange.</source>
        <translation>あなたがオンブルで、交換なしで遊びます。</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays without an exchange.</source>
        <translation>{name}がオンブルで、交換なしで遊びます。</translation>
    </message>
    <message>
        <source>You are the Ombre and must take all the tricks.</source>
        <translation>あなたがオンブルで、全トリックを取らなければなりません。</translation>
    </message>
    <message>
        <source>{name} is the Ombre and must take all the tricks.</source>
        <translation>{name}がオンブルで、全トリックを取らなければなりません。</translation>
    </message>
    <message>
        <source>You demand {card:the}.</source>
        <translation>あなたは{card}を求めました。</translation>
    </message>
    <message>
        <source>{name} demands {card:the}.</source>
        <translation>{name}は{card}を求めました。</translation>
    </message>
    <message>
        <source>You give {king:the} and get {card:the} for it.</source>
        <translation>あなたは{king}を渡し、代わりに{card}を受け取りました。</translation>
    </message>
    <message>
        <source>{name} gives {king:the} and gets {card:the} for it.</source>
        <translation>{name}は{king}を渡し、代わりに{card}を受け取りました。</translation>
    </message>
    <message>
        <source>You turn up {card:the}.</source>
        <translation>あなたは{card}をめくりました。</translation>
    </message>
    <message>
        <source>{name} turns up {card:the}.</source>
        <translation>{name}は{card}をめくりました。</translation>
    </message>
    <message>
        <source>You draw {number:one # card|other # cards}.</source>
        <translation>あなたは{number}枚引きました。</translation>
    </message>
    <message>
        <source>{name} draws {number:one # card|other # cards}.</source>
        <translation>{name}は{number}枚引きました。</translation>
    </message>
    <message>
        <source>You throw away {number:one # card|other # cards}.</source>
        <translation>あなたは{number}枚捨てました。</translation>
    </message>
    <message>
        <source>{name} throws away {number:one # card|other # cards}.</source>
        <translation>{name}は{number}枚捨てました。</translation>
    </message>
    <message>
        <source>You throw away {thrown:one # card|other # cards} and draw {number:one only #|other only #}.</source>
        <translation>あなたは{thrown}枚捨て、{number}枚だけ引きました。</translation>
    </message>
    <message>
        <source>{name} throws away {thrown:one # card|other # cards} and draws {number:one only #|other only #}.</source>
        <translation>{name}は{thrown}枚捨て、{number}枚だけ引きました。</translation>
    </message>
    <message>
        <source>You take {number:one # card|other # cards} from the talon.</source>
        <translation>あなたは山札から{number}枚取りました。</translation>
    </message>
    <message>
        <source>{name} takes {number:one # card|other # cards} from the talon.</source>
        <translation>{name}は山札から{number}枚取りました。</translation>
    </message>
    <message>
        <source>You hold spadille, so you must play.</source>
        <translation>あなたはスパディーユを持っているので、プレイしなければなりません。</translation>
    </message>
    <message>
        <source>{name} holds spadille and so must play.</source>
        <translation>{name}はスパディーユを持っているので、プレイしなければなりません。</translation>
    </message>
    <message>
        <source>Spadille is in the talon. You hold basto, so you must play.</source>
        <translation>スパディーユは山札の中です。あなたはバストを持っているので、プレイしなければなりません。</translation>
    </message>
    <message>
        <source>Spadille is in the talon. {name} holds basto and so must play.</source>
        <translation>スパディーユは山札の中です。{name}はバストを持っているので、プレイしなければなりません。</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. You are eldest, so you must play.</source>
        <translation>黒のエースは2枚とも山札の中です。あなたが1番手なので、プレイしなければなりません。</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. {name} is eldest and so must play.</source>
        <translation>黒のエースは2枚とも山札の中です。{name}が1番手なので、プレイしなければなりません。</translation>
    </message>
    <message>
        <source>You keep every card.</source>
        <translation>あなたはすべてのカードを残しました。</translation>
    </message>
    <message>
        <source>{name} keeps every card.</source>
        <translation>{name}はすべてのカードを残しました。</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>あなたがリードします。</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name}がリードします。</translation>
    </message>
    <message>
        <source>You play {card:the}.</source>
        <translation>あなたは{card}を出しました。</translation>
    </message>
    <message>
        <source>{name} plays {card:the}.</source>
        <translation>{name}は{card}を出しました。</translation>
    </message>
    <message>
        <source>You play {card:the} and say gano.</source>
        <translation>あなたは{card}を出し、ガノと言いました。</translation>
    </message>
    <message>
        <source>{name} plays {card:the} and says gano.</source>
        <translation>{name}は{card}を出し、ガノと言いました。</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>第{number}トリックはあなたが取りました。</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>第{number}トリックは{name}が取りました。</translation>
    </message>
    <message>
        <source>You show {card:the}.</source>
        <translation>あなたは{card}を見せました。</translation>
    </message>
    <message>
        <source>{name} shows {card:the}.</source>
        <translation>{name}は{card}を見せました。</translation>
    </message>
    <message>
        <source>You call {card:the}.</source>
        <translation>あなたは{card}を指名しました。</translation>
    </message>
    <message>
        <source>{name} calls {card:the}.</source>
        <translation>{name}は{card}を指名しました。</translation>
    </message>
    <message>
        <source>You hold {cards:the}. You have nobody to call, so you play alone.</source>
        <translation>あなたは{cards}を持っています。指名する相手がいないので、一人で戦います。</translation>
    </message>
    <message>
        <source>{name} holds {cards:the} and has nobody to call, and so plays alone.</source>
        <translation>{name}は{cards}を持っています。指名する相手がいないので、一人で戦います。</translation>
    </message>
    <message>
        <source>{card:The} was called: you are the Ombre’s ally.</source>
        <translation>指名されたのは{card}です。あなたがオンブルの味方です。</translation>
    </message>
    <message>
        <source>{card:The} was called: {name} is the Ombre’s ally.</source>
        <translation>指名されたのは{card}です。{name}がオンブルの味方です。</translation>
    </message>
    <message>
        <source>You show {cards:the}, for which you are paid.</source>
        <translation>あなたは{cards}を見せ、支払いを受けます。</translation>
    </message>
    <message>
        <source>{name} shows {cards:the}, for payment.</source>
        <translation>{name}は{cards}を見せ、支払いを受けます。</translation>
    </message>
    <message>
        <source>You are now the Ombre.</source>
        <translation>これからはあなたがオンブルです。</translation>
    </message>
    <message>
        <source>{name} is now the Ombre.</source>
        <translation>これからは{name}がオンブルです。</translation>
    </message>
    <message>
        <source>You say: {contract}.</source>
        <translation>あなた：{contract}。</translation>
    </message>
    <message>
        <source>{name} says: {contract}.</source>
        <translation>{name}：{contract}。</translation>
    </message>
    <message>
        <source>You say solo: you send them alone.</source>
        <translation>ソロと言い、相手を一人で行かせます。</translation>
    </message>
    <message>
        <source>{name} says solo, and so sends them alone.</source>
        <translation>{name}がソロと言い、相手を一人で行かせます。</translation>
    </message>
    <message>
        <source>You go alone yourself.</source>
        <translation>あなたが一人で行きます。</translation>
    </message>
    <message>
        <source>{name} goes alone instead.</source>
        <translation>代わりに{name}が一人で行きます。</translation>
    </message>
    <message>
        <source>You let them play.</source>
        <translation>相手に遊ばせます。</translation>
    </message>
    <message>
        <source>{name} lets them play.</source>
        <translation>{name}が相手に遊ばせます。</translation>
    </message>
    <message>
        <source>You let them go alone.</source>
        <translation>相手を一人で行かせます。</translation>
    </message>
    <message>
        <source>{name} lets them go alone.</source>
        <translation>{name}が相手を一人で行かせます。</translation>
    </message>
    <message>
        <source>You claim the first five tricks (hechas).</source>
        <translation>最初の5トリックを宣言します（エチャス）。</translation>
    </message>
    <message>
        <source>{name} claims the first five tricks (hechas).</source>
        <translation>{name}が最初の5トリックを宣言します（エチャス）。</translation>
    </message>
    <message>
        <source>You go for all eight tricks (pidiendo ocho).</source>
        <translation>8トリックすべてをねらいます（pidiendo ocho）。</translation>
    </message>
    <message>
        <source>{name} goes for all eight tricks (pidiendo ocho).</source>
        <translation>{name}が8トリックすべてをねらいます（pidiendo ocho）。</translation>
    </message>
    <message>
        <source>You play together with your partner.</source>
        <translation>あなたは味方とともに遊びます。</translation>
    </message>
    <message>
        <source>{name} plays together with the partner.</source>
        <translation>{name}は味方とともに遊びます。</translation>
    </message>
    <message>
        <source>You play alone against two.</source>
        <translation>あなたは一人で二人を相手にします。</translation>
    </message>
    <message>
        <source>{name} plays alone against two.</source>
        <translation>{name}は一人で二人を相手にします。</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>全員がパスしました。</translation>
    </message>
    <message>
        <source>{title}. {line}</source>
        <translation>{title}。{line}</translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <translation>切り札は{suit}です。</translation>
    </message>
    <message>
        <source>{cards:The} lay in the talon.</source>
        <translation>{cards}は山札の中にありました。</translation>
    </message>
    <message>
        <source>The defenders show each other their hands.</source>
        <translation>ディフェンダーどうしが手札を見せ合います。</translation>
    </message>
    <message>
        <source>Spadille is turned up, so the bid now counts as {contract}.</source>
        <translation>スパディーユがめくられたので、ビッドは{contract}として扱います。</translation>
    </message>
    <message>
        <source>Drawn: {cards:the}.</source>
        <translation>引いたカード：{cards}。</translation>
    </message>
    <message>
        <source>Spadille is in the talon, so nobody plays.</source>
        <translation>スパディーユは山札の中なので、誰もプレイしません。</translation>
    </message>
    <message>
        <source>You are the Ombre and take a new hand.</source>
        <translation>あなたがオンブルで、新しい手札を取ります。</translation>
    </message>
    <message>
        <source>{name} is the Ombre and takes a new hand.</source>
        <translation>{name}がオンブルで、新しい手札を取ります。</translation>
    </message>
    <message>
        <source>You choose to play {contract}.</source>
        <translation>あなたは{contract}を選びました。</translation>
    </message>
    <message>
        <source>{name} chooses to play {contract}.</source>
        <translation>{name}は{contract}を選びました。</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, so the solo counts as {contract}.</source>
        <translation>{suit}が切り札なので、ソロは{contract}として扱います。</translation>
    </message>
    <message>
        <source>You lay your hand open: {cards:the}.</source>
        <translation>あなたは手札を公開します：{cards}。</translation>
    </message>
    <message>
        <source>{name} lays the hand open: {cards:the}.</source>
        <translation>{name}は手札を公開します：{cards}。</translation>
    </message>
    <message>
        <source>That is the favour suit, so the bid now counts as {contract}.</source>
        <translation>優遇スートなので、ビッドは{contract}として扱います。</translation>
    </message>
    <message>
        <source>You are the Ombre and play espada obligada, a forced entrada.</source>
        <translation>あなたがオンブルで、エスパーダ・オブリガーダ（強制のエントラーダ）を行います。</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays espada obligada, a forced entrada.</source>
        <translation>{name}がオンブルで、エスパーダ・オブリガーダ（強制のエントラーダ）を行います。</translation>
    </message>
    <message>
        <source>You sit out as zángano.</source>
        <translation>サンガノとして休みます。</translation>
    </message>
    <message>
        <source>{name} sits out as zángano.</source>
        <translation>{name}がサンガノとして休みます。</translation>
    </message>
    <message>
        <source>You say paso: you give up.</source>
        <translation>あなたはパソと言い、降参しました。</translation>
    </message>
    <message>
        <source>{name} says paso, giving up.</source>
        <translation>{name}はパソと言い、降参しました。</translation>
    </message>
    <message>
        <source>You say bien and accept.</source>
        <translation>あなたはビエンと言い、受け入れました。</translation>
    </message>
    <message>
        <source>{name} says bien and accepts.</source>
        <translation>{name}はビエンと言い、受け入れました。</translation>
    </message>
    <message>
        <source>You say la sigo and take the game over.</source>
        <translation>あなたはラ・シゴと言い、引き継ぎました。</translation>
    </message>
    <message>
        <source>{name} says la sigo and takes the game over.</source>
        <translation>{name}はラ・シゴと言い、引き継ぎました。</translation>
    </message>
    <message>
        <source>You stop with primeras, the first five tricks.</source>
        <translation>あなたは最初の5トリック（プリメーラ）で止めます。</translation>
    </message>
    <message>
        <source>{name} stops with primeras, the first five tricks.</source>
        <translation>{name}は最初の5トリック（プリメーラ）で止めます。</translation>
    </message>
    <message>
        <source>You go on for bola, all nine tricks.</source>
        <translation>あなたはボラ（9トリックすべて）をねらいます。</translation>
    </message>
    <message>
        <source>{name} goes on for bola, all nine tricks.</source>
        <translation>{name}はボラ（9トリックすべて）をねらいます。</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage.</source>
        <translation>あなたはグロースフラーゲのオンブルです。</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage.</source>
        <translation>{name}はグロースフラーゲのオンブルです。</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage, and had no choice.</source>
        <translation>グロースフラーゲのオンブルです。ほかに選べませんでした。</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage, and had no choice.</source>
        <translation>{name}はグロースフラーゲのオンブルです。ほかに選べませんでした。</translation>
    </message>
    <message>
        <source>You show {card:the}: you are the Ombre’s ally, and name the trump.</source>
        <translation>{card}を見せます。オンブルの味方で、切り札を決めます。</translation>
    </message>
    <message>
        <source>{name} shows {card:the}: the Ombre’s ally, who names the trump.</source>
        <translation>{name}が{card}を見せます。オンブルの味方で、切り札を決めます。</translation>
    </message>
    <message>
        <source>You hold all four aces, so you play a solo.</source>
        <translation>エースを4枚とも持っているので、ソロになります。</translation>
    </message>
    <message>
        <source>{name} holds all four aces, and so plays a solo.</source>
        <translation>{name}はエースを4枚とも持っているので、ソロになります。</translation>
    </message>
    <message>
        <source>I have no trumps left.</source>
        <translation>私にはもう切り札がありません。</translation>
    </message>
    <message>
        <source>{card:The} was against me.</source>
        <translation>{card}は相手の手にありました。</translation>
    </message>
    <message>
        <source>{tricks:one # trick is gone|other # tricks are gone}, and I have none.</source>
        <translation>もう{tricks}トリック終わりましたが、私は1つも取れていません。</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and I have only {own}.</source>
        <translation>ほかの人は合わせて{tricks}トリック、私は{own}トリックだけです。</translation>
    </message>
    <message>
        <source>I did not choose this trump: it was turned up.</source>
        <translation>この切り札は私が選んだのではなく、めくって出たものです。</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>「{words}」</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>That is right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Not that. It will come again.</source>
        <translation>違います。この問題はまた出ます。</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>いくつですか。</translation>
    </message>
    <message>
        <source>The next exercise</source>
        <translation>次の練習問題</translation>
    </message>
    <message>
        <source>Once more from the first</source>
        <translation>もう一度最初から</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>今日はここまで</translation>
    </message>
    <message>
        <source>There is no hint in an exercise. After two tries you are told the answer.</source>
        <translation>練習問題にはヒントがありません。二回答えると答えがわかります。</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>練習問題(&amp;E)</translation>
    </message>
    <message>
        <source>{right} of {of} exercises right</source>
        <translation>練習問題{of}問中{right}問正解</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand and from the cut.</source>
        <translation>証明できました。カードは、前もって示されたチェーンとカットから決まっています。</translation>
    </message>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand. But nobody cut.</source>
        <translation>証明できました。カードは、前もって示されたチェーンから決まっています。ただし、誰もカットしていません。</translation>
    </message>
    <message>
        <source>Nothing can be proved: this deal was shuffled without a chain.</source>
        <translation>何も証明できません。このディールはチェーンなしでシャッフルされました。</translation>
    </message>
    <message>
        <source>Nothing can be proved: this version of Ombre does not know the shuffle of this deal.</source>
        <translation>何も証明できません。このバージョンのオンブルは、このディールのシャッフルの方法を知りません。</translation>
    </message>
    <message>
        <source>Refuted: a part of the proof is missing, is there twice or is badly written.</source>
        <translation>否定されました。証明の一部が欠けているか、重複しているか、正しく書かれていません。</translation>
    </message>
    <message>
        <source>Refuted: the link of this deal does not lead to the one shown before.</source>
        <translation>否定されました。このディールの照合コードは、前もって示されたものにつながりません。</translation>
    </message>
    <message>
        <source>Refuted: the chain, the cut and the number of the deal lead to other cards.</source>
        <translation>否定されました。チェーン、カット、ディールの番号からは別のカードになります。</translation>
    </message>
    <message>
        <source>Nobody chose these cards: the chain was sealed before the cut, and the cut came before the deal.</source>
        <translation>カードを選んだ人は誰もいません。チェーンはカットの前に封印され、カットはディールの前に行われました。</translation>
    </message>
    <message>
        <source>All cards were settled before the first deal, and nothing changed later. Only your own cut proves that the program did not pick the chain.</source>
        <translation>全部のカードは最初のディールの前に決まり、後から何も変わっていません。プログラムがチェーンを選ばなかったことまで証明できるのは、自分でカットしたときだけです。</translation>
    </message>
    <message>
        <source>The shuffle is sealed: {link}</source>
        <translation>シャッフルは封印されています：{link}</translation>
    </message>
    <message>
        <source>Old sittings, lessons, and deals from codes or files have no chain.</source>
        <translation>古い対局、レッスン、コードやファイルからのディールには、チェーンがありません。</translation>
    </message>
    <message>
        <source>Type a word or a number.</source>
        <translation>言葉か数を入力してください。</translation>
    </message>
    <message>
        <source>That is too long: 60 characters are the most.</source>
        <translation>長すぎます。60文字までです。</translation>
    </message>
    <message>
        <source>Leave out quotation marks, braces and characters that cannot be seen.</source>
        <translation>引用符、波かっこ、見えない文字は使えません。</translation>
    </message>
    <message>
        <source>Cut the pack: touch it where you like.</source>
        <translation>好きなところに触れて、カードをカットしてください。</translation>
    </message>
    <message>
        <source>The pack, to be cut at a card</source>
        <translation>カットするカードの山</translation>
    </message>
    <message>
        <source>Your cut and the chain ending in {link} give every deal its cards.</source>
        <translation>あなたのカットと、{link}で終わるチェーンから、すべてのディールのカードが決まります。</translation>
    </message>
    <message>
        <source>Deal without a cut</source>
        <translation>カットせずに配る</translation>
    </message>
    <message>
        <source>Cut with a word</source>
        <translation>言葉でカットする</translation>
    </message>
    <message>
        <source>The word and the chain together give the cards of every deal. Take one that nobody can foresee.</source>
        <translation>言葉とチェーンから、すべてのディールのカードが決まります。誰にも予想できない言葉にしてください。</translation>
    </message>
    <message>
        <source>&amp;Word or number</source>
        <translation>言葉か数(&amp;W)</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>カットする(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Check the shu&amp;ffle</source>
        <translation>シャッフルを検証(&amp;F)</translation>
    </message>
    <message>
        <source>To check it without Ombre, save the record and follow docs/fair-shuffle.md. Or run: ombre verify FILE.ombre</source>
        <translation>オンブルを使わずに検証するには、記録を保存し、docs/fair-shuffle.mdの手順に従ってください。または次を実行してください：ombre verify FILE.ombre</translation>
    </message>
    <message>
        <source>This can be checked once the deal is over: until then its link is a secret.</source>
        <translation>ディールが終われば検証できます。それまで、その照合コードは秘密です。</translation>
    </message>
    <message>
        <source>Note the end of the chain now, and compare it with the record later.</source>
        <translation>今のうちにチェーンの終わりを書き留めておけば、後で記録と比べられます。</translation>
    </message>
    <message>
        <source>The shuffle of this deal</source>
        <translation>このディールのシャッフル</translation>
    </message>
</context>
<context>
    <name>Farewell</name>
    <message>
        <source>The disk is full: there is no room for {path}.</source>
        <translation>ディスクがいっぱいです。{path}のための空きがありません。</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>システムの許可がないため、オンブルは{path}に書き込めません。</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>{path}はほかのプログラムが使っています。</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path}に書き込めませんでした。</translation>
    </message>
    <message>
        <source>Still not kept</source>
        <translation>まだ保存されていません</translation>
    </message>
    <message>
        <source>Not everything is kept</source>
        <translation>保存されていないものがあります</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what was played since the last save.</source>
        <translation>今オンブルを閉じると、最後に保存した後のプレイが失われます。</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what you last chose in the preferences.</source>
        <translation>今オンブルを閉じると、最後に変えた設定が失われます。</translation>
    </message>
    <message>
        <source>Make room and try again, or keep it in a folder on another disk.</source>
        <translation>空きを作ってもう一度試すか、別のディスクのフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>Try again, or keep it in another folder.</source>
        <translation>もう一度試すか、別のフォルダーに保存してください。</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>それでも閉じる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Keep it elsewhere…</source>
        <translation>別の場所に保存(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>もう一度試す(&amp;T)</translation>
    </message>
    <message>
        <source>Keep your game in another folder</source>
        <translation>ゲームを別のフォルダーに保存</translation>
    </message>
    <message>
        <source>Your game is kept</source>
        <translation>ゲームを保存しました</translation>
    </message>
    <message>
        <source>It is in {folder}.</source>
        <translation>{folder}にあります。</translation>
    </message>
    <message>
        <source>Ombre closes with this message. To go on, choose “Open a record…” in the menu Game, and {file} there.</source>
        <translation>このメッセージとともにオンブルは閉じます。続けるには、「ゲーム」メニューの「記録を開く…」で{file}を選びます。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The disk is full: {path} could not be written. The game goes on; make room soon.</source>
        <translation>ディスクがいっぱいで、{path}に書き込めませんでした。ゲームは続きます。早めに空きを作ってください。</translation>
    </message>
    <message>
        <source>{path} could not be written: the system does not allow it.</source>
        <translation>{path}に書き込めませんでした。システムの許可がありません。</translation>
    </message>
    <message>
        <source>{path} could not be written: another program holds it.</source>
        <translation>{path}に書き込めませんでした。ほかのプログラムが使っています。</translation>
    </message>
    <message>
        <source>{path} could not be written. The game goes on, but is not kept.</source>
        <translation>{path}に書き込めませんでした。ゲームは続きますが、保存されません。</translation>
    </message>
    <message>
        <source>{path} is there but cannot be read.</source>
        <translation>{path}はありますが、読めません。</translation>
    </message>
    <message>
        <source>{path} is damaged. It has been kept as {kept}.</source>
        <translation>{path}は壊れています。{kept}として取っておきました。</translation>
    </message>
    <message>
        <source>{path} is not a file of this game. It has been kept as {kept}.</source>
        <translation>{path}はこのゲームのファイルではありません。{kept}として取っておきました。</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of Ombre. It has been left as it is.</source>
        <translation>{path}は新しいバージョンのオンブルで書かれました。そのままにしてあります。</translation>
    </message>
    <message>
        <source>The last good state of {path} has been opened instead.</source>
        <translation>代わりに、{path}の最後の正しい状態を開きました。</translation>
    </message>
    <message>
        <source>In {path} the value of {field} does not fit, so the usual one holds.</source>
        <translation>{path}の{field}の値が合わないので、いつもの値を使います。</translation>
    </message>
    <message>
        <source>{path} was changed by another program. Its values have been checked.</source>
        <translation>{path}はほかのプログラムが変えました。値は確かめてあります。</translation>
    </message>
    <message>
        <source>{path} has been rebuilt from backups and records; it holds {field} deals.</source>
        <translation>{path}をバックアップと記録から作り直しました。{field}ディールが入っています。</translation>
    </message>
    <message>
        <source>{field} of the settled deals are missing in {path}. The chips are right all the same.</source>
        <translation>{path}には終わったディールのうち{field}が足りません。チップの数は正しいままです。</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>元の値</translation>
    </message>
</context>
<context>
    <name>FirstBids</name>
    <message>
        <source>The bids, the cheapest first</source>
        <translation>ビッド（低いものから）</translation>
    </message>
    <message>
        <source>You win with more tricks than any of the others.</source>
        <translation>ほかの誰よりも多くトリックを取れば勝ちです。</translation>
    </message>
    <message>
        <source>{tricks:one # trick wins|other # tricks win}, alone or together.</source>
        <translation>一人でも組でも、{tricks}トリックで勝ちです。</translation>
    </message>
    <message>
        <source>Higher bids, for more: {bids}.</source>
        <translation>もっと高いビッド：{bids}。</translation>
    </message>
    <message>
        <source>{good}. {bad}.</source>
        <translation>{good}。{bad}。</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>配る</translation>
    </message>
</context>
<context>
    <name>Flaws</name>
    <message>
        <source>There is no deal here to read.</source>
        <translation>読めるディールがありません。</translation>
    </message>
    <message>
        <source>This is no text, and a record is one.</source>
        <translation>これは文章ではありません。記録は文章です。</translation>
    </message>
    <message>
        <source>The file is larger than any file of records.</source>
        <translation>ファイルが、どの記録のファイルより大きいです。</translation>
    </message>
    <message>
        <source>The record breaks off here: “{found}”.</source>
        <translation>記録はここで切れています：「{found}」。</translation>
    </message>
    <message>
        <source>No record of a deal is as long as this.</source>
        <translation>これほど長いディールの記録はありません。</translation>
    </message>
    <message>
        <source>The tag that begins here is not closed: “{found}”.</source>
        <translation>ここから始まるタグが閉じていません：「{found}」。</translation>
    </message>
    <message>
        <source>The comment that begins here is not closed: “{found}”.</source>
        <translation>ここから始まる注釈が閉じていません：「{found}」。</translation>
    </message>
    <message>
        <source>“{found}” does not begin a line of a record.</source>
        <translation>「{found}」は記録の行の始まりではありません。</translation>
    </message>
    <message>
        <source>“{found}” is not a value of this tag.</source>
        <translation>「{found}」はこのタグの値ではありません。</translation>
    </message>
    <message>
        <source>The tag “{found}” is missing.</source>
        <translation>タグ「{found}」がありません。</translation>
    </message>
    <message>
        <source>There is no game or setting “{found}”.</source>
        <translation>「{found}」というゲームや設定はありません。</translation>
    </message>
    <message>
        <source>The table cannot show this game yet: “{found}”.</source>
        <translation>このゲームは、まだテーブルに出せません：「{found}」。</translation>
    </message>
    <message>
        <source>“{found}” is not a card.</source>
        <translation>「{found}」はカードではありません。</translation>
    </message>
    <message>
        <source>{card:The} is there twice.</source>
        <translation>{card}が2枚あります。</translation>
    </message>
    <message>
        <source>{card:The} is not in the pack of this game.</source>
        <translation>{card}はこのゲームのカードにありません。</translation>
    </message>
    <message>
        <source>A card lies face down; a record names every card.</source>
        <translation>伏せたカードがあります。記録ではすべてのカードを書きます。</translation>
    </message>
    <message>
        <source>The number of cards is wrong: “{found}”.</source>
        <translation>カードの枚数が違います：「{found}」。</translation>
    </message>
    <message>
        <source>The number of cards in this hand is wrong: “{found}”.</source>
        <translation>この手札の枚数が違います：「{found}」。</translation>
    </message>
    <message>
        <source>The number of hands is wrong: “{found}”.</source>
        <translation>手札の数が違います：「{found}」。</translation>
    </message>
    <message>
        <source>“{found}” has no meaning here.</source>
        <translation>「{found}」はここでは意味がありません。</translation>
    </message>
    <message>
        <source>It is not the turn of seat “{found}”.</source>
        <translation>席「{found}」の番ではありません。</translation>
    </message>
    <message>
        <source>“{found}” is against the rules.</source>
        <translation>「{found}」はルールに反します。</translation>
    </message>
    <message>
        <source>Cards have been lost, or come from nowhere.</source>
        <translation>カードがなくなったか、どこからか増えています。</translation>
    </message>
    <message>
        <source>“{found}” does not fit the trick that is played.</source>
        <translation>「{found}」は、プレイ中のトリックに合いません。</translation>
    </message>
    <message>
        <source>“{found}” is not the card on top of the talon.</source>
        <translation>「{found}」は山札のいちばん上のカードではありません。</translation>
    </message>
    <message>
        <source>The deal is over before “{found}”.</source>
        <translation>「{found}」の前にディールは終わっています。</translation>
    </message>
    <message>
        <source>The deal is not over yet at “{found}”.</source>
        <translation>「{found}」のところで、ディールはまだ終わっていません。</translation>
    </message>
    <message>
        <source>The result is not “{found}”.</source>
        <translation>結果は「{found}」ではありません。</translation>
    </message>
    <message>
        <source>The payments are not “{found}”.</source>
        <translation>支払いは「{found}」ではありません。</translation>
    </message>
    <message>
        <source>The scores are not “{found}”.</source>
        <translation>得点は「{found}」ではありません。</translation>
    </message>
    <message>
        <source>This note or variation does not fit the deal: “{found}”.</source>
        <translation>このメモまたは変化はディールに合いません：「{found}」。</translation>
    </message>
    <message>
        <source>Line {line}, column {column}:</source>
        <translation>{line}行目、{column}文字目：</translation>
    </message>
    <message>
        <source>Expected: {expected}.</source>
        <translation>入るべきもの：{expected}。</translation>
    </message>
    <message>
        <source>A character in it is invisible: {names}.</source>
        <translation>目に見えない文字が含まれています：{names}。</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>改行しない空白</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>open</source>
        <translation>開いています</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>閉じています</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>play in spades</source>
        <translation>スペードのプレイ</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>クラブのプレイ</translation>
    </message>
    <message>
        <source>play in hearts</source>
        <translation>ハートのプレイ</translation>
    </message>
    <message>
        <source>play in diamonds</source>
        <translation>ダイヤのプレイ</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>The game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>ゲーム一覧</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>人数別</translation>
    </message>
    <message>
        <source>Peru</source>
        <translation>ペルー</translation>
    </message>
    <message>
        <source>The Canaries</source>
        <translation>カナリア</translation>
    </message>
    <message>
        <source>Year and place unknown</source>
        <translation>年代も場所もわからない</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今も</translation>
    </message>
    <message>
        <source>The &amp;journey</source>
        <translation>旅の地図(&amp;J)</translation>
    </message>
</context>
<context>
    <name>GamePaper</name>
    <message>
        <source>&amp;Lesson</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>プレイ済み</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>レッスン済み</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Ombre Renegado</source>
        <translation>オンブル・レネガード</translation>
    </message>
    <message>
        <source>Nine cards each and three bids, as Spain played it. The highest bidder must take more tricks than each of the others.</source>
        <translation>手札は9枚、ビッドは三つで、スペインで遊ばれた形です。いちばん高くビッドした人は、ほかの誰よりも多くトリックを取らなければなりません。</translation>
    </message>
    <message>
        <source>Three bids, one against two</source>
        <translation>三つのビッド、一対二の勝負</translation>
    </message>
    <message>
        <source>It was first described in Madrid in 1663.</source>
        <translation>1663年のマドリードで初めて書き残されました。</translation>
    </message>
    <message>
        <source>French Ombre</source>
        <translation>フランス式オンブル</translation>
    </message>
    <message>
        <source>In French salons the winner takes the pool, and the loser pays it again. You draw cards, draw none (sans prendre), or take every trick (vole).</source>
        <translation>フランスのサロンでは、勝てばプールを取り、負ければ同じ額をもう一度払います。カードを引くか、引かないか（サンプランドル）、すべてのトリックを取るか（ヴォル）です。</translation>
    </message>
    <message>
        <source>Win the pool, or pay it</source>
        <translation>プールを取るか、払うか</translation>
    </message>
    <message>
        <source>France first mentions Ombre in 1671.</source>
        <translation>フランスでは1671年にオンブルの名が初めて出てきます。</translation>
    </message>
    <message>
        <source>Two-bid Ombre</source>
        <translation>2ビッド式オンブル</translation>
    </message>
    <message>
        <source>Good for a beginning: you play with an exchange, or higher, without one. The rest is much as in Renegado.</source>
        <translation>最初に遊ぶのに向いています。交換して遊ぶか、より高いビッドなら交換なしで遊びます。あとはほぼレネガードと同じです。</translation>
    </message>
    <message>
        <source>Two bids only, for a beginning</source>
        <translation>ビッドは二つ、初めての方に</translation>
    </message>
    <message>
        <source>The Encyclopædia Britannica of 1911 describes it much like this.</source>
        <translation>1911年の『ブリタニカ百科事典』の説明もほぼこのとおりです。</translation>
    </message>
    <message>
        <source>Ombre for two</source>
        <translation>二人用オンブル</translation>
    </message>
    <message>
        <source>A red suit is left out, and each of you has eight cards. You bid as in Renegado, and need five of the eight tricks.</source>
        <translation>赤のスートを一つ抜き、二人が8枚ずつ持ちます。ビッドはレネガードと同じで、8トリックのうち5トリックが必要です。</translation>
    </message>
    <message>
        <source>Eye to eye, without a red suit</source>
        <translation>赤のスートを一つ抜いて一対一</translation>
    </message>
    <message>
        <source>Its place and year are not known to us.</source>
        <translation>生まれた場所と年はわかっていません。</translation>
    </message>
    <message>
        <source>Ombre for four</source>
        <translation>四人用オンブル</translation>
    </message>
    <message>
        <source>Renegado for four: three play, and the one opposite the dealer sits out. When those three pass, the fourth takes the talon and plays alone.</source>
        <translation>四人で遊ぶレネガードです。三人が遊び、ディーラーの正面の人は休みます。三人ともパスすると、四人目が山札を取り、一人で戦います。</translation>
    </message>
    <message>
        <source>Three play, the fourth looks on</source>
        <translation>三人が遊び、四人目は見物</translation>
    </message>
    <message>
        <source>It was first described in Zaragoza in 1669.</source>
        <translation>1669年のサラゴサで初めて書き残されました。</translation>
    </message>
    <message>
        <source>Cinquillo, Ombre for five</source>
        <translation>シンキーリョ（五人用オンブル）</translation>
    </message>
    <message>
        <source>Whoever asks leave names trumps and calls a king, whose holder helps in secret. Together they need five of the eight tricks; a solo needs them alone.</source>
        <translation>キング指名をした人が切り札を決め、キングを1枚指名します。それを持つ人がひそかに助けます。二人で8トリックのうち5トリックが必要で、ソロなら一人で取ります。</translation>
    </message>
    <message>
        <source>Call a king, find a friend</source>
        <translation>キングを呼び、味方を見つける</translation>
    </message>
    <message>
        <source>It was first described about 1683; the French called it quintille.</source>
        <translation>1683年ごろ初めて書き残され、フランスではカンティーユと呼ばれました。</translation>
    </message>
    <message>
        <source>Homme d’Auvergne</source>
        <translation>オム・ドーヴェルニュ</translation>
    </message>
    <message>
        <source>A quick old game for points: five cards each, and one turned up. Whoever accepts its suit as trump is the Man, against all the others.</source>
        <translation>点数を争う、速くて古いゲームです。5枚ずつ配り、1枚をめくります。そのスートを切り札として引き受けた人が「オム」（男）となり、全員を相手にします。</translation>
    </message>
    <message>
        <source>Five cards, quick and for points</source>
        <translation>五枚で手早く、得点を競う</translation>
    </message>
    <message>
        <source>It was printed in Paris in 1665, and is named after the Auvergne.</source>
        <translation>1665年にパリの本に出て、名はオーヴェルニュに由来します。</translation>
    </message>
    <message>
        <source>Quadrille</source>
        <translation>カドリーユ</translation>
    </message>
    <message>
        <source>For a hundred years this was the card game of Europe’s drawing rooms. You call a king, and with its secret holder need six of ten tricks.</source>
        <translation>百年の間、ヨーロッパの客間で遊ばれたカードゲームです。キングを1枚指名し、それをひそかに持つ人と二人で、10トリックのうち6トリックを取ります。</translation>
    </message>
    <message>
        <source>Ten cards and a secret ally</source>
        <translation>十枚の札と秘密の味方</translation>
    </message>
    <message>
        <source>It was new in France, and had put Ombre in the shade by 1750.</source>
        <translation>フランスで生まれ、1750年までにオンブルをしのぎました。</translation>
    </message>
    <message>
        <source>L’Hombre, as in Denmark</source>
        <translation>デンマークのロンブル</translation>
    </message>
    <message>
        <source>Danish clubs play it today: nine bids, fought out two by two. A nolo has no trumps and takes no trick; a tariff sets the payments.</source>
        <translation>今のデンマークのクラブで遊ばれる形で、九つのビッドを一対一で競り合います。ノロには切り札がなく、一つもトリックを取りません。支払いは料金表に従います。</translation>
    </message>
    <message>
        <source>Nine bids, fought out in duels</source>
        <translation>九つのビッドを一対一で競り合う</translation>
    </message>
    <message>
        <source>Jutland and Funen still play it; a painting of 1887 shows it.</source>
        <translation>ユトランドとフュン島では今も遊ばれ、1887年の絵にも描かれています。</translation>
    </message>
    <message>
        <source>Tresillo</source>
        <translation>トレシーリョ</translation>
    </message>
    <message>
        <source>Ombre as Spain still plays it, for small stakes. A bid in the favour suit goes higher and is worth more.</source>
        <translation>スペインで今も遊ばれるオンブルで、賭けは小さめです。優遇スートのビッドは、より高く、得点も上がります。</translation>
    </message>
    <message>
        <source>One suit is worth more</source>
        <translation>一つのスートだけ値が高い</translation>
    </message>
    <message>
        <source>Parts of Spain kept the game alive through the nineteenth century.</source>
        <translation>スペインの一部では1800年代もずっと遊ばれていました。</translation>
    </message>
    <message>
        <source>Rocambor</source>
        <translation>ロカンボール</translation>
    </message>
    <message>
        <source>Peru and Bolivia play Tresillo with diamonds, the oros, as favour suit. Oros may only overcall, and when all pass, the holder of spadille plays.</source>
        <translation>ペルーとボリビアでは、ダイヤ（オロ）を優遇スートとしてトレシーリョを遊びます。オロはほかのビッドの上にだけ出せ、全員がパスするとスパディーユの持ち主がプレイします。</translation>
    </message>
    <message>
        <source>A bid in oros goes higher</source>
        <translation>オロのビッドがひとつ上</translation>
    </message>
    <message>
        <source>Peru and Bolivia played it in the twentieth century, and still do.</source>
        <translation>ペルーとボリビアで1900年代に遊ばれ、今も続いています。</translation>
    </message>
    <message>
        <source>Zanga</source>
        <translation>サンガ</translation>
    </message>
    <message>
        <source>The Canary Islands play it two against two, and partners say nothing. Five of the eight tricks win, and all thirty-two stones win the game.</source>
        <translation>カナリア諸島では二人対二人で遊び、味方どうしは何も話しません。8トリックのうち5トリックで勝ち、石を三十二個すべて得た組がゲームに勝ちます。</translation>
    </message>
    <message>
        <source>Two against two, for stones</source>
        <translation>二対二で石を取り合う</translation>
    </message>
    <message>
        <source>It is still played on the islands.</source>
        <translation>島々では今も遊ばれています。</translation>
    </message>
    <message>
        <source>Zanga in Málaga</source>
        <translation>マラガのサンガ</translation>
    </message>
    <message>
        <source>Zanga with thirty-two cards, as Málaga&apos;s villages play it. The only clubs, ace and king, are always trumps; coins earn a stone more.</source>
        <translation>マラガの村々で遊ばれる、32枚のサンガです。棍棒はエースとキングだけで、いつも切り札です。金貨は石が一つ増えます。</translation>
    </message>
    <message>
        <source>The ugly king is always trump</source>
        <translation>みにくいキングはいつも切り札</translation>
    </message>
    <message>
        <source>It is still played in the hills of Málaga.</source>
        <translation>マラガの山あいでは今も遊ばれています。</translation>
    </message>
    <message>
        <source>Tritrille</source>
        <translation>トリトリーユ</translation>
    </message>
    <message>
        <source>Quadrille for three, with ten cards each and a red suit left out. The Ombre gets a king for another card, and needs six tricks alone.</source>
        <translation>三人で遊ぶカドリーユで、赤のスートを一つ抜き、10枚ずつ持ちます。オンブルは別のカードと引き換えにキングをもらい、一人で6トリックが必要です。</translation>
    </message>
    <message>
        <source>Ask for a king, play alone</source>
        <translation>キングをもらい、一人で戦う</translation>
    </message>
    <message>
        <source>German Solo</source>
        <translation>ドイツ・ソロ</translation>
    </message>
    <message>
        <source>Germany&apos;s Quadrille: eight cards each, and the queen of clubs above all. In a Frage you call an ace, whose holder is your secret ally.</source>
        <translation>ドイツのカドリーユです。手札は8枚で、クラブのクイーンが一番強い札です。フラーゲではエースを指名し、それを持つ人がひそかに味方になります。</translation>
    </message>
    <message>
        <source>The queen of clubs rules all</source>
        <translation>クラブのクイーンが最強</translation>
    </message>
    <message>
        <source>Northern Germany knew it by the late eighteenth century.</source>
        <translation>1700年代の終わりごろにはドイツで知られていました。</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>覚えやすい</translation>
    </message>
    <message>
        <source>Takes an evening</source>
        <translation>一晩で覚えられる</translation>
    </message>
    <message>
        <source>For those who know Ombre</source>
        <translation>オンブルを知る人向き</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>二人</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>三人</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>四人</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>五人</translation>
    </message>
    <message>
        <source>At your right</source>
        <translation>右隣</translation>
    </message>
    <message>
        <source>Opposite you, to the right</source>
        <translation>正面の右</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>正面</translation>
    </message>
    <message>
        <source>Opposite you, to the left</source>
        <translation>正面の左</translation>
    </message>
    <message>
        <source>At your left</source>
        <translation>左隣</translation>
    </message>
    <message>
        <source>{players:one # player|other # players}</source>
        <translation>{players:other #人}</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest}～{most}人</translation>
    </message>
    <message>
        <source>{tricks:one # trick|other # tricks}</source>
        <translation>{tricks:other #トリック}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>Grammar</name>
    <message>
        <source>en</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Leads a king at once, though it may be trumped.</source>
        <translation>切られるおそれがあっても、すぐにキングをリードします。</translation>
    </message>
    <message>
        <source>As Ombre, leads other suits before the trumps of the others are drawn.</source>
        <translation>オンブルのとき、相手の切り札を引き出す前にほかのスートをリードします。</translation>
    </message>
    <message>
        <source>Leads a trump as a defender, and so does the Ombre&apos;s work.</source>
        <translation>ディフェンダーなのに切り札をリードし、オンブルを助けてしまいます。</translation>
    </message>
    <message>
        <source>Leads the same suit again, although it brought nothing the first time.</source>
        <translation>最初にうまくいかなくても、同じスートをまたリードします。</translation>
    </message>
    <message>
        <source>As a defender, leads the shortest suit, even if that bares a good card.</source>
        <translation>ディフェンダーのとき、よい札が裸になっても、いちばん短いスートからリードします。</translation>
    </message>
    <message>
        <source>Saves spadille for later, and plays the next trump instead.</source>
        <translation>スパディーユを取っておき、次の切り札を出します。</translation>
    </message>
    <message>
        <source>As Ombre, leads every trump from the top before anything else.</source>
        <translation>オンブルのとき、まず切り札をすべて上からリードします。</translation>
    </message>
    <message>
        <source>Takes a trick that the partner is winning already.</source>
        <translation>味方がもう勝っているトリックを取ります。</translation>
    </message>
    <message>
        <source>Trumps a trick at sight, whether it is worth it or not.</source>
        <translation>値打ちがあってもなくても、見ればすぐに切ります。</translation>
    </message>
    <message>
        <source>Plays low as the second to play, even with the king.</source>
        <translation>二番手では、キングがあっても弱い札を出します。</translation>
    </message>
    <message>
        <source>Trumps high where a small trump would do.</source>
        <translation>弱い切り札で足りるのに、強い切り札で切ります。</translation>
    </message>
    <message>
        <source>What they have shown at this table</source>
        <translation>このテーブルで見せたこと</translation>
    </message>
    <message>
        <source>A habit stands here once two settled deals of this sitting have shown it. After ten deals, one is enough.</source>
        <translation>癖は、この対局の終わったディールのうち二つで現れたとき、ここに示します。10ディールの後は一つで足ります。</translation>
    </message>
    <message>
        <source>Seen {times:one once|other # times}, in {deals:one deal|other deals} {numbers}.</source>
        <translation>ディール{numbers}で{times}回{deals:other }。</translation>
    </message>
    <message>
        <source>Plays without habits.</source>
        <translation>癖のないプレイをします。</translation>
    </message>
    <message>
        <source>The deals of this sitting are being looked through.</source>
        <translation>この対局のディールを調べています。</translation>
    </message>
    <message>
        <source>Nothing to notice yet.</source>
        <translation>まだ気づいたことはありません。</translation>
    </message>
    <message>
        <source>Nothing to notice in {deals:one # deal|other # deals} so far.</source>
        <translation>ここまでの{deals}ディールでは、気づいたことはありません。</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is only one thing that you may do.</source>
        <translation>できることは一つだけです。</translation>
    </message>
    <message>
        <source>Your partner has this trick already: leave it to them.</source>
        <translation>このトリックはもう味方のものです。任せましょう。</translation>
    </message>
    <message>
        <source>Win with the lowest card that no opponent can beat.</source>
        <translation>相手の誰にも負けない、いちばん弱いカードで勝ちましょう。</translation>
    </message>
    <message>
        <source>You have no {suit}, so you can trump.</source>
        <translation>{suit}がないので、切り札で切れます。</translation>
    </message>
    <message>
        <source>With this trick the game is yours.</source>
        <translation>このトリックを取れば、勝ちが決まります。</translation>
    </message>
    <message>
        <source>Once your side has this trick, they can no longer win.</source>
        <translation>こちら側がこのトリックを取れば、相手はもう勝てません。</translation>
    </message>
    <message>
        <source>You need this trick: without it you can no longer win.</source>
        <translation>このトリックが必要です。取れなければ、もう勝てません。</translation>
    </message>
    <message>
        <source>You can no longer win, but with this trick you may still tie.</source>
        <translation>もう勝てませんが、このトリックを取れば、まだ引き分けにできます。</translation>
    </message>
    <message>
        <source>Only you can still stop them: take this trick yourself.</source>
        <translation>相手を止められるのはあなただけです。自分で取りましょう。</translation>
    </message>
    <message>
        <source>Only your partner can still stop them: leave them this trick.</source>
        <translation>相手を止められるのは味方だけです。このトリックは譲りましょう。</translation>
    </message>
    <message>
        <source>Your partner said gano: leave them this trick.</source>
        <translation>味方がガノと言いました。このトリックは譲りましょう。</translation>
    </message>
    <message>
        <source>You have {tricks:one # trick|other # tricks}, more than your partner: collect them in one hand.</source>
        <translation>あなたは{tricks}トリックで、味方より多く取っています。一人に集めましょう。</translation>
    </message>
    <message>
        <source>Your partner has {tricks:one # trick|other # tricks}, more than you: let them collect.</source>
        <translation>味方は{tricks}トリックで、あなたより多く取っています。味方に集めましょう。</translation>
    </message>
    <message>
        <source>They have trumped: a higher trump takes the trick back.</source>
        <translation>相手が切りました。より強い切り札で取り返せます。</translation>
    </message>
    <message>
        <source>Last to play: the lowest card that wins is enough.</source>
        <translation>最後の番です。勝てるいちばん弱いカードで十分です。</translation>
    </message>
    <message>
        <source>Your partner&apos;s card may still be beaten: cover it with a higher one.</source>
        <translation>味方のカードはまだ負けることがあります。もっと強いカードを重ねましょう。</translation>
    </message>
    <message>
        <source>Your lowest card that beats theirs may be enough: keep the higher ones.</source>
        <translation>相手に勝てるいちばん弱いカードで足りるかもしれません。強いカードは残しましょう。</translation>
    </message>
    <message>
        <source>Take the trick over from your partner: then you lead.</source>
        <translation>味方のトリックを取り、次にあなたがリードしましょう。</translation>
    </message>
    <message>
        <source>You may withhold {card:the}: the trump that was led cannot force it.</source>
        <translation>{card}は出さずに残せます。リードされた切り札では、出さなくてもかまいません。</translation>
    </message>
    <message>
        <source>Keep your trumps: they may win a trick of their own.</source>
        <translation>切り札は取っておきましょう。それだけで1トリック取れるかもしれません。</translation>
    </message>
    <message>
        <source>Keep your last trump while others may still hold some.</source>
        <translation>ほかの人に切り札があるうちは、最後の切り札を残しましょう。</translation>
    </message>
    <message>
        <source>Nobody else has trumps now: yours will bring back the lead.</source>
        <translation>切り札を持つ人はほかにいません。あなたの切り札でまたリードできます。</translation>
    </message>
    <message>
        <source>Your partner plays last and may still take this trick.</source>
        <translation>味方が最後に出すので、まだこのトリックを取れるかもしれません。</translation>
    </message>
    <message>
        <source>Keep {card:the}: it can still win a later trick.</source>
        <translation>{card}は取っておきましょう。あとのトリックでも勝てます。</translation>
    </message>
    <message>
        <source>Those after you can probably beat your high cards too: save them.</source>
        <translation>あとの人は強いカードにも勝ちそうです。強いカードは残しましょう。</translation>
    </message>
    <message>
        <source>Keep {card:the}: nobody holds a higher one.</source>
        <translation>{card}は取っておきましょう。それより強い札は、誰も持っていません。</translation>
    </message>
    <message>
        <source>Wait with {card:the}: let others lead that suit first.</source>
        <translation>{card}のスートは、ほかの人にリードさせましょう。弱いカードが守っています。</translation>
    </message>
    <message>
        <source>The trick is your partner&apos;s so far: give your cheapest card.</source>
        <translation>今は味方が取っています。いちばん弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>Count your sure tricks: they make {tricks:one # trick|other # tricks} in all, and that wins.</source>
        <translation>確実なトリックを数えましょう。全部で{tricks}トリックになり、それで勝てます。</translation>
    </message>
    <message>
        <source>Lead a trump to bring out theirs: {left:one # is|other # are} still out.</source>
        <translation>切り札をリードして、相手の切り札を出させましょう。まだ{left}枚残っています。</translation>
    </message>
    <message>
        <source>Lead a trump: it helps your partner draw those of the others.</source>
        <translation>切り札をリードしましょう。味方が相手の切り札を抜く助けになります。</translation>
    </message>
    <message>
        <source>Nobody has a higher card than yours in {suit}: lead it.</source>
        <translation>{suit}であなたより強い札は、誰も持っていません。リードしましょう。</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: lead one to bring out the higher ones.</source>
        <translation>切り札が{have}枚あります。1枚リードして、強い札を出させましょう。</translation>
    </message>
    <message>
        <source>Draw trumps first, or they may trump {card:the}.</source>
        <translation>先に切り札を抜きましょう。さもないと{card}を切られるかもしれません。</translation>
    </message>
    <message>
        <source>Wait with your trumps: if they lead trumps, {card:the} can win as well.</source>
        <translation>切り札は待ちましょう。相手が切り札をリードすれば、{card}でも取れます。</translation>
    </message>
    <message>
        <source>You have {have:one # card|other # cards} in {suit}: the small ones may win later.</source>
        <translation>{suit}が{have}枚あります。弱い札もあとで勝てるかもしれません。</translation>
    </message>
    <message>
        <source>Your opponent must play before your partner: lead through them.</source>
        <translation>相手は味方より先に出します。そこを通すリードをしましょう。</translation>
    </message>
    <message>
        <source>Your cards here are worth the same: it does not matter which.</source>
        <translation>ここではどのカードも同じ強さです。どれでもかまいません。</translation>
    </message>
    <message>
        <source>The game is not lost yet: do not give up.</source>
        <translation>まだ負けていません。降参しないようにしましょう。</translation>
    </message>
    <message>
        <source>Not {suit}: they have none, and could throw a dangerous card.</source>
        <translation>{suit}は出さないようにしましょう。相手は持っておらず、取りやすい札を捨てられます。</translation>
    </message>
    <message>
        <source>Nobody has a lower card in {suit}: whoever follows must beat it.</source>
        <translation>{suit}でもっと弱い札は誰も持っていません。フォローする人は必ず勝ってしまいます。</translation>
    </message>
    <message>
        <source>You need not follow: throw the card that could win most easily.</source>
        <translation>フォローの必要がありません。いちばん勝ちやすい札を捨てましょう。</translation>
    </message>
    <message>
        <source>They are winning this trick: leave it to them.</source>
        <translation>相手がこのトリックに勝っています。そのまま取らせましょう。</translation>
    </message>
    <message>
        <source>Play low: they may have to take the trick.</source>
        <translation>弱いカードを出しましょう。相手が取らされるかもしれません。</translation>
    </message>
    <message>
        <source>Play high now, and keep your low cards to catch them later.</source>
        <translation>今は強いカードを出し、弱いカードは相手に取らせるために残しましょう。</translation>
    </message>
    <message>
        <source>Your partner has no {suit} and may trump: lead that suit.</source>
        <translation>味方は{suit}がないので切れます。そのスートをリードしましょう。</translation>
    </message>
    <message>
        <source>If they take this trick, they have won: stop them here.</source>
        <translation>相手がこのトリックを取ると負けです。ここで止めましょう。</translation>
    </message>
    <message>
        <source>You have a card that no opponent can beat: a sure trick.</source>
        <translation>どの相手も勝てないカードがあります。確実に1トリック取れます。</translation>
    </message>
    <message>
        <source>You have a card that only a trump can beat.</source>
        <translation>切り札にしか負けないカードがあります。</translation>
    </message>
    <message>
        <source>You have a card that only {few:one # card|other # cards} can still beat.</source>
        <translation>あと{few}枚にしか負けないカードがあります。</translation>
    </message>
    <message>
        <source>Make them spend a higher card, or take the trick.</source>
        <translation>相手にもっと強いカードを使わせるか、トリックを取りましょう。</translation>
    </message>
    <message>
        <source>Keep {card:the}: few cards can still beat it.</source>
        <translation>{card}は取っておきましょう。それに勝てる札はもう少ししかありません。</translation>
    </message>
    <message>
        <source>You have only {have:one # card|other # cards} in {suit}: soon you can trump that suit.</source>
        <translation>{suit}は{have}枚だけです。もうすぐ切れるようになります。</translation>
    </message>
    <message>
        <source>A loser costs little: every card still out in its suit beats it.</source>
        <translation>負け札なら損は小さいです。残りの同じスートはどれもそれより強い札です。</translation>
    </message>
    <message>
        <source>Nobody can beat your best trump: draw theirs while {left:one # is|other # are} still out.</source>
        <translation>誰にも負けない切り札で、残り{left}枚を引き出しましょう。</translation>
    </message>
    <message>
        <source>An opponent has no {suit}: they must trump it or let it go.</source>
        <translation>相手の一人は{suit}がありません。切るか、見送るかしかありません。</translation>
    </message>
    <message>
        <source>Your partner led {suit}: lead that suit back to them.</source>
        <translation>味方が{suit}をリードしました。同じスートを返しましょう。</translation>
    </message>
    <message>
        <source>Only {card:the} beats your best card of its suit: bring it out.</source>
        <translation>同じスートであなたの最強の札に勝てるのは{card}だけです。出させましょう。</translation>
    </message>
    <message>
        <source>It makes no difference here: on average every card comes to the same.</source>
        <translation>ここではどれでも同じです。平均すると、どのカードも同じ結果になります。</translation>
    </message>
    <message>
        <source>Lead the card that is likeliest to be beaten.</source>
        <translation>いちばん負けやすいカードをリードしましょう。</translation>
    </message>
    <message>
        <source>Go under {card:the} with the highest card you can.</source>
        <translation>{card}より弱い中で、いちばん強いカードを出しましょう。</translation>
    </message>
    <message>
        <source>You cannot win this trick: give your cheapest card.</source>
        <translation>このトリックは取れません。いちばん弱いカードを出しましょう。</translation>
    </message>
    <message>
        <source>Keep the low card that guards {card:the}.</source>
        <translation>{card}を守る弱いカードは取っておきましょう。</translation>
    </message>
    <message>
        <source>You have no matador: let the other defender draw before you.</source>
        <translation>マタドールがありません。もう一人のディフェンダーに先に引かせましょう。</translation>
    </message>
    <message>
        <source>Every card you have left wins: go for all the tricks.</source>
        <translation>残りのカードはすべて勝ちます。全トリックをねらいましょう。</translation>
    </message>
    <message>
        <source>With {tricks:one # trick|other # tricks} you are ahead: codille is in sight, so play on.</source>
        <translation>{tricks}トリックでリードしています。コディーユが見えるので、続けましょう。</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Hint: {told}</source>
        <translation>ヒント：{told}</translation>
    </message>
    <message>
        <source>One moment, the choices are being weighed.</source>
        <translation>少しお待ちください。選択肢を比べています。</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>More</source>
        <translation>続き</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>そうする</translation>
    </message>
    <message>
        <source>There is no hint just now. The game goes on as it was.</source>
        <translation>今はヒントがありません。ゲームはこれまでどおり続きます。</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>どうすればいい？</translation>
    </message>
    <message>
        <source>Other throws</source>
        <translation>ほかの捨て方</translation>
    </message>
    <message>
        <source>Press {key} to do it.</source>
        <translation>そうするには{key}を押します。</translation>
    </message>
    <message>
        <source>You then seldom win.</source>
        <translation>このディールはめったに勝てません。</translation>
    </message>
    <message>
        <source>You then win about {times:one once|other # times} in 10.</source>
        <translation>10回のうちおよそ{times}回は勝てます。</translation>
    </message>
    <message>
        <source>You then nearly always win.</source>
        <translation>このディールはほぼ勝てます。</translation>
    </message>
    <message>
        <source>You seldom come out ahead.</source>
        <translation>プラスで終わることはまれです。</translation>
    </message>
    <message>
        <source>You come out ahead about {times:one once|other # times} in 10.</source>
        <translation>10回のうちおよそ{times}回は、プラスで終わります。</translation>
    </message>
    <message>
        <source>You nearly always come out ahead.</source>
        <translation>ほとんど必ずプラスで終わります。</translation>
    </message>
    <message>
        <source>Any of them is about as good.</source>
        <translation>どれを選んでもほぼ同じです。</translation>
    </message>
    <message>
        <source>One way it may go:</source>
        <translation>こうなるかもしれません：</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>あなたが取る</translation>
    </message>
    <message>
        <source>{name} takes it</source>
        <translation>{name}が取る</translation>
    </message>
    <message>
        <source>{cards}: you take the trick.</source>
        <translation>{cards}：あなたがトリックを取ります。</translation>
    </message>
    <message>
        <source>{cards}: {name} takes the trick.</source>
        <translation>{cards}：{name}がトリックを取ります。</translation>
    </message>
    <message>
        <source>Throw {more:the} as well</source>
        <translation>{more}も捨てる</translation>
    </message>
    <message>
        <source>Keep {less:the}</source>
        <translation>{less}を残す</translation>
    </message>
    <message>
        <source>Throw {more:the}, keep {less:the}</source>
        <translation>{more}を捨て、{less}を残す</translation>
    </message>
    <message>
        <source>Throw {cards:the}</source>
        <translation>{cards}を捨てる</translation>
    </message>
    <message>
        <source>The marked cards</source>
        <translation>印のついたカード</translation>
    </message>
    <message>
        <source>“{action}” wins more often, but brings less in the long run.</source>
        <translation>「{action}」のほうがよく勝ちますが、長い目で見ると得は少なめです。</translation>
    </message>
    <message>
        <source>{others:one Another choice is|other # other choices are} about equal.</source>
        <translation>同じくらいの選択がほかに{others}つあります。</translation>
    </message>
    <message>
        <source>{action}: {wins}, {cost}</source>
        <translation>{action}：{wins}、{cost}</translation>
    </message>
    <message>
        <source>{action}: {wins}</source>
        <translation>{action}：{wins}</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>ほぼ同じ</translation>
    </message>
    <message>
        <source>costs {amount}</source>
        <translation>{amount}の損</translation>
    </message>
    <message>
        <source>{action}: loses {amount}, give or take {error}</source>
        <translation>{action}：{amount}の損、誤差は{error}ほど</translation>
    </message>
    <message>
        <source>{action}: gains {amount}, give or take {error}</source>
        <translation>{action}：{amount}の得、誤差は{error}ほど</translation>
    </message>
    <message>
        <source>This deal can hardly be won any more.</source>
        <translation>このディールはもうほとんど勝てません。</translation>
    </message>
    <message>
        <source>Another throw: {line}</source>
        <translation>別の捨て方：{line}</translation>
    </message>
    <message>
        <source>{action}: gains {amount}</source>
        <translation>{action}：{amount}の得</translation>
    </message>
    <message>
        <source>{action}: loses {amount}</source>
        <translation>{action}：{amount}の損</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in chips beside the best.</source>
        <translation>勝つ見込みと、最善に比べて損になるチップ。</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in points beside the best.</source>
        <translation>勝つ見込みと、最善に比べて損になる点。</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in stones beside the best.</source>
        <translation>勝つ見込みと、最善に比べて損になる石。</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>すべて残す</translation>
    </message>
    <message>
        <source>Play {card:the}, and say gano.</source>
        <translation>{card}を出し、ガノと言いましょう。</translation>
    </message>
    <message>
        <source>Play {card:the}.</source>
        <translation>{card}を出しましょう。</translation>
    </message>
    <message>
        <source>Call {card:the}.</source>
        <translation>{card}を指名しましょう。</translation>
    </message>
    <message>
        <source>Give {card:the}.</source>
        <translation>{card}を渡しましょう。</translation>
    </message>
    <message>
        <source>Bid {contract}.</source>
        <translation>{contract}をビッドしましょう。</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>{suit}を切り札にしましょう。</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>すべてのカードを残しましょう。</translation>
    </message>
    <message>
        <source>Throw away the {number:one marked card|other # marked cards}.</source>
        <translation>印のついた{number}枚を捨てましょう。</translation>
    </message>
    <message>
        <source>Throw away {cards:the}.</source>
        <translation>{cards}を捨てましょう。</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>パスしましょう。</translation>
    </message>
    <message>
        <source>Choose “{label}”.</source>
        <translation>「{label}」を選びましょう。</translation>
    </message>
    <message>
        <source>If you pass too, you must play anyway.</source>
        <translation>あなたもパスすると、どのみちプレイすることになります。</translation>
    </message>
    <message>
        <source>Once you lead, every card you hold wins.</source>
        <translation>いったんリードすれば、手札はすべて勝ちます。</translation>
    </message>
    <message>
        <source>{high:one Only one of your cards is dangerous, and you may exchange it.|other Only # of your cards are dangerous, and you may exchange them.}</source>
        <translation>取らされそうなカードは{high}枚だけで、交換できます。</translation>
    </message>
    <message>
        <source>You have a low card in every suit you hold.</source>
        <translation>持っているどのスートにも弱いカードがあります。</translation>
    </message>
    <message>
        <source>On average you make about {have:one # trick|other # tricks}, whichever suit is turned.</source>
        <translation>どのスートがめくられても、平均でおよそ{have}トリック取れます。</translation>
    </message>
    <message>
        <source>Spadille and basto are trumps, whichever suit is turned.</source>
        <translation>スパディーユとバストは、どのスートがめくられても切り札です。</translation>
    </message>
    <message>
        <source>{card:The} is a trump, whichever suit is turned.</source>
        <translation>{card}は、どのスートがめくられても切り札です。</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>{suit}を切り札にすると、およそ{have}トリック取れます。{need}トリックで勝ちです。</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>{suit}を切り札にすると、味方と合わせておよそ{have}トリックです。{need}トリックで勝ちです。</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: enough if the others share theirs.</source>
        <translation>{suit}を切り札にすると、およそ{have}トリックです。残りが相手二人に分かれれば勝てます。</translation>
    </message>
    <message>
        <source>{other:Name} wins more often, but {contract} pays more.</source>
        <translation>勝つ回数は{other}のほうが多いですが、{contract}のほうが多くもらえます。</translation>
    </message>
    <message>
        <source>{contract:Name} leaves {other} open, and your cards suit that better.</source>
        <translation>{contract}なら{other}も選べ、手札はそちらに向いています。</translation>
    </message>
    <message>
        <source>It wins only about {wins:one once|other # times} in 10, but on average that beats passing.</source>
        <translation>勝つのは10回におよそ{wins}回だけですが、平均ではパスより得です。</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}.</source>
        <translation>{suit}なら切り札が{trumps}枚あります。</translation>
    </message>
    <message>
        <source>With {suit} as trumps, {sure:one # trick is|other # tricks are} certain.</source>
        <translation>{suit}を切り札にすると、{sure}トリックは確実です。</translation>
    </message>
    <message>
        <source>All the others have passed, so they are probably weak.</source>
        <translation>ほかの全員がパスしたので、たぶん手が弱いのでしょう。</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only {remaining} {remaining:one is|other are} left.</source>
        <translation>{contract}はもう取られました。残りは{remaining}だけです。</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only dearer bids are left.</source>
        <translation>{contract}はもう取られました。残りはもっと高いビッドだけです。</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: one more, and you could bid.</source>
        <translation>切り札は{have}枚です。もう1枚あればビッドできます。</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps} and {matadors:0 no matador|one one matador|other # matadors}: one more trump, and you could bid.</source>
        <translation>切り札は{have}枚、マタドールは{matadors}枚です。切り札がもう1枚あればビッドできます。</translation>
    </message>
    <message>
        <source>Your {have:one # trump is|other # trumps are} good, but {kings:0 no king stands|one only one king stands|other only # kings stand} beside them.</source>
        <translation>切り札{have}枚は強いですが、ほかに{kings:0 キングがありません|other キングは#枚だけです}。</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one about # trick|other about # tricks}: you need at least {least}.</source>
        <translation>{suit}を切り札にしてもおよそ{have}トリックで、少なくとも{least}トリック必要です。</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes {have:0 hardly a trick|one about # trick|other about # tricks}: it needs {least}.</source>
        <translation>{suit}を切り札にしても、味方と合わせておよそ{have}トリックです。{least}トリック必要です。</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>交換なしでは{suit}でおよそ{have}トリックです。少なくとも{least}トリック必要です。</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>一人では{suit}でおよそ{have}トリックです。少なくとも{least}トリック必要です。</translation>
    </message>
    <message>
        <source>{contract:Name} would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>{contract}は{wins:0 ほとんど勝てません|other 10回におよそ#回しか勝てません}。</translation>
    </message>
    <message>
        <source>{contract:Name} wins about {wins:one once|other # times} in 10, but losing costs more.</source>
        <translation>{contract}は10回におよそ{wins}回勝ちますが、負けたときの損のほうが大きいです。</translation>
    </message>
    <message>
        <source>On average, passing brings you more.</source>
        <translation>平均では、パスのほうが得です。</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}, more than with any other suit.</source>
        <translation>{suit}なら切り札が{trumps}枚で、どのスートよりも多くなります。</translation>
    </message>
    <message>
        <source>With {suit} you make about {have:one # trick|other # tricks}, the most of any suit.</source>
        <translation>{suit}ならおよそ{have}トリックで、どのスートよりも多くなります。</translation>
    </message>
    <message>
        <source>{card:The} becomes the second-highest trump.</source>
        <translation>{card}が2番目に強い切り札になります。</translation>
    </message>
    <message>
        <source>Another suit gives you as many trumps, but they are higher in {suit}.</source>
        <translation>ほかのスートでも切り札は同じ枚数ですが、{suit}のほうが強くなります。</translation>
    </message>
    <message>
        <source>With {suit} you have fewer trumps, but higher ones.</source>
        <translation>{suit}なら切り札は減りますが、強くなります。</translation>
    </message>
    <message>
        <source>{card:The} may still win a trick as a plain card.</source>
        <translation>{card}は平札のままで1トリック取れるかもしれません。</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:0 no trump|one only one trump|other only # trumps}, and trumps win tricks.</source>
        <translation>{suit}なら切り札は{trumps}枚だけです。切り札はトリックを取ってしまいます。</translation>
    </message>
    <message>
        <source>Once that card has gone, {card:the} in your hand is the highest.</source>
        <translation>そのカードが出たあとは、手札の{card}がいちばん強くなります。</translation>
    </message>
    <message>
        <source>{card:The} in your hand is worth more beside it.</source>
        <translation>手札の{card}は、その隣で値打ちが上がります。</translation>
    </message>
    <message>
        <source>You have {number:one one card|other # cards} of {suit} to lead to {card:the}.</source>
        <translation>{suit}を{number}枚持っているので、{card}へリードできます。</translation>
    </message>
    <message>
        <source>You have {number:0 no card|one only one card} of {suit}: your ally will have the highest.</source>
        <translation>{suit}は{number:0 1枚もありません|other 1枚だけです}。味方がいちばん強いカードを持ちます。</translation>
    </message>
    <message>
        <source>The others hold most cards of {suit}, so {card:the} should win a trick.</source>
        <translation>{suit}の多くは相手が持っているので、{card}は1トリック取れるはずです。</translation>
    </message>
    <message>
        <source>It is your lowest card of {suit}.</source>
        <translation>{suit}の中でいちばん弱いカードです。</translation>
    </message>
    <message>
        <source>You may draw only {most:one # card|other # cards}: throw the weakest.</source>
        <translation>引けるのは{most}枚だけです。弱いカードから捨てましょう。</translation>
    </message>
    <message>
        <source>Keep trumps and kings: a new card is worth more than the rest.</source>
        <translation>切り札とキングを残しましょう。ほかの札は引き直したほうが得です。</translation>
    </message>
    <message>
        <source>Keep only your trumps: a new card is worth more than the rest.</source>
        <translation>切り札だけを残しましょう。ほかの札は引き直したほうが得です。</translation>
    </message>
    <message>
        <source>Keep only your {kings:one king|other kings}: a new card is worth more than the rest.</source>
        <translation>キング{kings}枚だけを残しましょう。ほかの札は引き直したほうが得です。</translation>
    </message>
    <message>
        <source>You have neither a trump nor a king: exchange every card.</source>
        <translation>切り札もキングもありません。全部交換しましょう。</translation>
    </message>
    <message>
        <source>{card:The} stays too: beside its king it may win a trick.</source>
        <translation>{card}も残しましょう。キングと並べば1トリック取れるかもしれません。</translation>
    </message>
    <message>
        <source>{card:The} stays with a lower card: it may win once the king is gone.</source>
        <translation>{card}は弱いカードと一緒に残しましょう。キングが出たあとに勝てるかもしれません。</translation>
    </message>
    <message>
        <source>Throw your weakest cards: new ones may be better.</source>
        <translation>弱いカードを捨てましょう。新しいカードのほうがよいかもしれません。</translation>
    </message>
    <message>
        <source>Keep the kings, and {suit} for {trumps:one # trump|other # trumps}.</source>
        <translation>キングと、切り札{trumps}枚になる{suit}を残しましょう。</translation>
    </message>
    <message>
        <source>Your partner draws after you: leave them {left:one # card|other # cards}.</source>
        <translation>味方はあなたのあとに引きます。{left}枚残しておきましょう。</translation>
    </message>
    <message>
        <source>You throw your last {suit}: unless you draw more, you may trump it.</source>
        <translation>{suit}をすべて捨てます。新しく引かなければ、そのスートを切り札で切れます。</translation>
    </message>
    <message>
        <source>Throw the cards that are likeliest to take a trick.</source>
        <translation>いちばんトリックを取りやすいカードを捨てましょう。</translation>
    </message>
    <message>
        <source>Going on for all the tricks pays more, and it goes well nearly always.</source>
        <translation>全トリックをねらうほうが得で、ほとんどいつも成功します。</translation>
    </message>
    <message>
        <source>Play on: it goes well {wins:10 nearly always|other about # times in 10}.</source>
        <translation>続けましょう。{wins:10 ほとんどいつも|other 10回におよそ#回は}うまくいきます。</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one only about # trick|other only about # tricks}: that is too few.</source>
        <translation>{suit}を切り札にしてもおよそ{have}トリックで、足りません。</translation>
    </message>
    <message>
        <source>You have won already, and of the {left:one # trick|other # tricks} left {sure:0 none is|one only one is|other only # are} certain.</source>
        <translation>もう勝っています。残り{left}トリックのうち、確実なのは{sure:0 ありません|other #トリックだけです}。</translation>
    </message>
    <message>
        <source>You have too few tricks to hope for codille.</source>
        <translation>コディーユにはトリックが足りません。</translation>
    </message>
    <message>
        <source>Your cards and tricks are too weak to win it yourself.</source>
        <translation>自分で勝つには、手札とトリックが弱すぎます。</translation>
    </message>
    <message>
        <source>Your cards and tricks are good enough to win it yourself.</source>
        <translation>手札とトリックは、自分で勝つのに十分です。</translation>
    </message>
    <message>
        <source>The card turned up is a trump for certain: take it.</source>
        <translation>表にしたカードは必ず切り札です。取りましょう。</translation>
    </message>
    <message>
        <source>All have passed, so the strong cards probably lie in the talon.</source>
        <translation>全員がパスしたので、強いカードはたぶん山札にあります。</translation>
    </message>
    <message>
        <source>If you turn up a king, you score a point.</source>
        <translation>キングをめくれば1点です。</translation>
    </message>
    <message>
        <source>A king that you show scores a point.</source>
        <translation>見せたキングは1点になります。</translation>
    </message>
    <message>
        <source>You gain nothing by keeping the talon secret.</source>
        <translation>山札を隠しても得はありません。</translation>
    </message>
    <message>
        <source>You would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>{wins:0 ほとんど勝てません|other 10回におよそ#回しか勝てません}。</translation>
    </message>
    <message>
        <source>You have no trump left, and {left:one # is|other # are} still out.</source>
        <translation>あなたには切り札がなく、まだ{left}枚残っています。</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and you have {own:0 none|other #}.</source>
        <translation>ほかの人は合わせて{tricks}トリック、あなたは{own}トリックです。</translation>
    </message>
    <message>
        <source>You can hardly win now, and after codille another player gets your chips.</source>
        <translation>もうほとんど勝てず、コディーユになればチップはほかの人のものです。</translation>
    </message>
    <message>
        <source>You can hardly win, and throwing it in costs no more than a tie.</source>
        <translation>ほとんど勝てません。投げても引き分けと同じ支払いです。</translation>
    </message>
</context>
<context>
    <name>Holds</name>
    <message>
        <source>With nobody</source>
        <translation>だれも持たない</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>どのくらい確かですか。</translation>
    </message>
    <message>
        <source>5 times in 10</source>
        <translation>10回に5回</translation>
    </message>
    <message>
        <source>7 times in 10</source>
        <translation>10回に7回</translation>
    </message>
    <message>
        <source>9 times in 10</source>
        <translation>10回に9回</translation>
    </message>
    <message>
        <source>That is close to what the expert sees.</source>
        <translation>エキスパートの見方に近い答えです。</translation>
    </message>
    <message>
        <source>There, and you can be surer of it. This problem comes back another day.</source>
        <translation>場所は合っています。確かさはもっと高いです。この問題は別の日にまた出ます。</translation>
    </message>
    <message>
        <source>There, but you cannot be that sure. This problem comes back another day.</source>
        <translation>場所は合っていますが、確かさはそこまで高くありません。この問題は別の日にまた出ます。</translation>
    </message>
    <message>
        <source>Above: your answer. Below: what the expert sees.</source>
        <translation>上があなたの答え、下がエキスパートの見方です。</translation>
    </message>
    <message>
        <source>This time it is with {name}.</source>
        <translation>今回は{name}が持っています。</translation>
    </message>
    <message>
        <source>This time nobody has it.</source>
        <translation>今回はだれも持っていません。</translation>
    </message>
    <message>
        <source>Where is {card:the}, most likely?</source>
        <translation>{card}はどこにある可能性が最も高いですか。</translation>
    </message>
    <message>
        <source>Most likely it is with {name}: {percent}.</source>
        <translation>最も可能性が高いのは{name}：{percent}。</translation>
    </message>
    <message>
        <source>Most likely nobody has it: {percent}.</source>
        <translation>最も可能性が高いのは、だれも持たないこと：{percent}。</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>Show the &amp;chief ones only</source>
        <translation>主なものだけを表示(&amp;C)</translation>
    </message>
    <message>
        <source>Show &amp;all house rules</source>
        <translation>すべてのハウスルールを表示(&amp;A)</translation>
    </message>
    <message>
        <source>Hid&amp;e the house rules</source>
        <translation>ハウスルールを隠す(&amp;E)</translation>
    </message>
    <message>
        <source>Chang&amp;e the house rules</source>
        <translation>ハウスルールを変える(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>既定に戻す(&amp;D)</translation>
    </message>
    <message>
        <source>All as in the rule book</source>
        <translation>すべてルールブックのとおり</translation>
    </message>
    <message>
        <source>Not as in the rule book: {rules}</source>
        <translation>ルールブックと違うもの：{rules}</translation>
    </message>
</context>
<context>
    <name>KeyPage</name>
    <message>
        <source>From part to part of the table</source>
        <translation>テーブル上の移動</translation>
    </message>
    <message>
        <source>The table read out</source>
        <translation>テーブルの読み上げ</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>返事</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>最初のページ</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Lists, log, last trick, settlement, other cards</source>
        <translation>一覧、経過、前のトリック、精算、ほかのカード</translation>
    </message>
    <message>
        <source>A replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Dialogs</source>
        <translation>ダイアログ</translation>
    </message>
    <message>
        <source>The path of lessons</source>
        <translation>レッスンのコース</translation>
    </message>
    <message>
        <source>The rule book</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Score sheet and sittings</source>
        <translation>得点表と対局</translation>
    </message>
    <message>
        <source>F6 leads round the parts of the table, from your cards to the tools. The arrow keys lead along each part.</source>
        <translation>F6で、手札からツールまで、テーブルの各部分を回ります。矢印キーでそれぞれの中を動きます。</translation>
    </message>
    <message>
        <source>These keys work at any time. The words are shown, and a screen reader says them.</source>
        <translation>これらのキーはいつでも使えます。内容が表示され、スクリーンリーダーが読み上げます。</translation>
    </message>
    <message>
        <source>Each button shows its key. It works wherever you are, and is the same through the deal.</source>
        <translation>ボタンにはそれぞれキーが示されています。どこにいても使え、ディールの間は変わりません。</translation>
    </message>
    <message>
        <source>Alt and the underlined letter of a button or a field leads to it.</source>
        <translation>Altとボタンや欄の下線の文字で、そこへ移ります。</translation>
    </message>
    <message>
        <source>{keys}: {text}</source>
        <translation>{keys}：{text}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー一覧</translation>
    </message>
    <message>
        <source>1 to 9, and 0 for the tenth</source>
        <translation>1から9、10枚目は0</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1から4</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
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
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>左矢印</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>右矢印</translation>
    </message>
    <message>
        <source>Up arrow</source>
        <translation>上矢印</translation>
    </message>
    <message>
        <source>Down arrow</source>
        <translation>下矢印</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
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
        <translation>同じ場所の次へ</translation>
    </message>
    <message>
        <source>To the thing before</source>
        <translation>同じ場所の前へ</translation>
    </message>
    <message>
        <source>Back to your cards</source>
        <translation>自分の手札に戻る</translation>
    </message>
    <message>
        <source>Explain the word in focus, or the next word on the table</source>
        <translation>選んでいる用語、またはテーブル上の次の用語を説明する</translation>
    </message>
    <message>
        <source>To the next card or button</source>
        <translation>次のカードかボタンへ</translation>
    </message>
    <message>
        <source>To the card or button before</source>
        <translation>前のカードかボタンへ</translation>
    </message>
    <message>
        <source>Choose the card at that place; press again to play or throw it</source>
        <translation>その場所のカードを選ぶ。もう一度押すと、出すか捨てる</translation>
    </message>
    <message>
        <source>To the card on the left</source>
        <translation>左のカードへ</translation>
    </message>
    <message>
        <source>To the card on the right</source>
        <translation>右のカードへ</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>カードを左に動かす</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>カードを右に動かす</translation>
    </message>
    <message>
        <source>Raise the chosen card, then play it; in the exchange, throw or keep it</source>
        <translation>選んだカードを上げ、次に出す。交換では、捨てるか残す</translation>
    </message>
    <message>
        <source>In the exchange, throw all up to this card, as Shift and click do</source>
        <translation>交換で、最後に捨てたカードからこのカードまでをまとめて捨てる。Shiftを押しながらのクリックも同じ</translation>
    </message>
    <message>
        <source>Lower the raised card, or take back the last discard</source>
        <translation>上げたカードを下げる。または最後に捨てたものを戻す</translation>
    </message>
    <message>
        <source>While you are asked nothing: go on, and put away a trick that waits</source>
        <translation>何も尋ねられていないとき：進む。待っているトリックを片づける</translation>
    </message>
    <message>
        <source>Press the golden button: play the raised card, or go on</source>
        <translation>金色のボタンを押す：上げたカードを出す、または進む</translation>
    </message>
    <message>
        <source>Play on after all, when you are asked whether you surrender</source>
        <translation>降参するか尋ねられたとき、やはり続ける</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>ヒントのとおりにする</translation>
    </message>
    <message>
        <source>Name the suit, or call the card, with that number</source>
        <translation>その番号のスートを決める、またはカードを指名する</translation>
    </message>
    <message>
        <source>The first of the offers</source>
        <translation>最初の選択肢</translation>
    </message>
    <message>
        <source>Go on, once you have read the bubble</source>
        <translation>吹き出しを読んだら進む</translation>
    </message>
    <message>
        <source>Give the answer with that number</source>
        <translation>その番号の答えをする</translation>
    </message>
    <message>
        <source>To the line above or below</source>
        <translation>上か下の行へ</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: up</source>
        <translation>長いビッドの一覧や長い精算で：上へ</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: down</source>
        <translation>長いビッドの一覧や長い精算で：下へ</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page up</source>
        <translation>長いビッドの一覧や長い精算で：一ページ上へ</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page down</source>
        <translation>長いビッドの一覧や長い精算で：一ページ下へ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Let it go on, or stop it</source>
        <translation>続ける、または止める</translation>
    </message>
    <message>
        <source>End the replay</source>
        <translation>リプレイを終える</translation>
    </message>
    <message>
        <source>Press the button with the frame, or else the golden one</source>
        <translation>枠のあるボタン、なければ金色のボタンを押す</translation>
    </message>
    <message>
        <source>Close without an answer</source>
        <translation>答えずに閉じる</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>次の欄かボタンへ</translation>
    </message>
    <message>
        <source>To the field or button before</source>
        <translation>前の欄かボタンへ</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>To the station before, or the next</source>
        <translation>前か次のステーションへ</translation>
    </message>
    <message>
        <source>To the chapter before, or the next</source>
        <translation>前か次の章へ</translation>
    </message>
    <message>
        <source>To the first station, or the last</source>
        <translation>最初か最後のステーションへ</translation>
    </message>
    <message>
        <source>Begin the station with the frame</source>
        <translation>枠のあるステーションを始める</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>前のページに戻る</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>To the next place found</source>
        <translation>次に見つかった場所へ</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Copy the whole sheet</source>
        <translation>表全体をコピー</translation>
    </message>
    <message>
        <source>To the row above or below</source>
        <translation>上か下の行へ</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>{name} (in part)</source>
        <translation>{name}（一部）</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>The path</source>
        <translation>コース</translation>
    </message>
    <message>
        <source>The chapters</source>
        <translation>章</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>始める(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>ドリル</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>失敗から学ぶ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>The rules, one new thing in each deal.</source>
        <translation>ルールを、一回に一つずつ。</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>見きわめる</translation>
    </message>
    <message>
        <source>What your hand is worth, and what your cards can do.</source>
        <translation>手札の値打ちと、カードの使いどころ。</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>As much as you like, of what you choose.</source>
        <translation>好きなものを、好きなだけ。</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>きわめる</translation>
    </message>
    <message>
        <source>Look at nine cards, and say whether you play.</source>
        <translation>九枚を見て、勝負するかどうかを決める。</translation>
    </message>
    <message>
        <source>Which cards go, and which stay?</source>
        <translation>どのカードを捨て、どれを残すか。</translation>
    </message>
    <message>
        <source>Two of you must stop one.</source>
        <translation>二人で一人を止める。</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. Trumps now, or later?</source>
        <translation>あなたがオンブルで、リードする。切り札は今か、後か。</translation>
    </message>
    <message>
        <source>You are the Ombre. One card is best.</source>
        <translation>あなたがオンブル。いちばんよいカードは一枚。</translation>
    </message>
    <message>
        <source>You play. Which suit shall be trump?</source>
        <translation>あなたが勝負する。どのスートを切り札にするか。</translation>
    </message>
    <message>
        <source>The last chance to give up. Or do you play on?</source>
        <translation>降りる最後の機会。それとも続けるか。</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop, or try for all nine?</source>
        <translation>五トリックは取った。ここでやめるか、九つ全部をねらうか。</translation>
    </message>
    <message>
        <source>Problems from real deals of this game.</source>
        <translation>このゲームの実戦から取った問題。</translation>
    </message>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>今日もう一度出る失敗はありません。</translation>
    </message>
    <message>
        <source>{count:one # position|other # positions} that you missed, in new cards.</source>
        <translation>間違えた局面を{count}つ、別のカードで。</translation>
    </message>
    <message>
        <source>Drill, {title}</source>
        <translation>ドリル、{title}</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>始める(&amp;D)</translation>
    </message>
    <message>
        <source>Next: the lesson “{title}”.</source>
        <translation>次：レッスン「{title}」。</translation>
    </message>
    <message>
        <source>Next: practise “{theme}”, which costs you most.</source>
        <translation>次：いちばん損をしている「{theme}」の練習。</translation>
    </message>
    <message>
        <source>Next: today’s deal, {game}.</source>
        <translation>次：今日のディール、{game}。</translation>
    </message>
    <message>
        <source>Next: {count:one # position that you missed comes|other # positions that you missed come} back today.</source>
        <translation>次：間違えた局面が今日{count}つ戻ってきます。</translation>
    </message>
    <message>
        <source>So far, this lesson is in English only.</source>
        <translation>このレッスンは、今のところ英語だけです。</translation>
    </message>
    <message>
        <source>Exercises of lesson {number}.</source>
        <translation>レッスン{number}の練習問題。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>When to dare, when to give up, and where the cards are.</source>
        <translation>賭けるとき、降りるとき、そしてカードのありか。</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}</source>
        <translation>レッスン{number}、{title}</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, next</source>
        <translation>レッスン{number}、{title}、次</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, done</source>
        <translation>レッスン{number}、{title}、済み</translation>
    </message>
    <message>
        <source>Problems, {title}</source>
        <translation>問題、{title}</translation>
    </message>
    <message>
        <source>Problems, {title}, done</source>
        <translation>問題、{title}、済み</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{sentence} {progress}.</source>
        <translation>{sentence}{progress}。</translation>
    </message>
    <message>
        <source>{right} solved</source>
        <translation>{right}問正解</translation>
    </message>
    <message>
        <source>{count} today</source>
        <translation>今日{count}つ</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>None of these</source>
        <translation>どれも知りません</translation>
    </message>
    <message>
        <source>Whist, Hearts, Spades</source>
        <translation>ホイスト、ハーツ、ナポレオン</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>ブリッジ</translation>
    </message>
    <message>
        <source>Skat, Doppelkopf, Schafkopf</source>
        <translation>スカート、ドッペルコップ、シャーフコップ</translation>
    </message>
    <message>
        <source>Tarock, Tarot</source>
        <translation>タロック、タロット</translation>
    </message>
    <message>
        <source>Tressette, Tute, Briscola</source>
        <translation>トレセッテ、トゥーテ、ブリスコラ</translation>
    </message>
    <message>
        <source>What do you know already?</source>
        <translation>知っているゲームは？</translation>
    </message>
    <message>
        <source>On to the next lesson</source>
        <translation>次のレッスンへ</translation>
    </message>
    <message>
        <source>Now a real game, with all helps</source>
        <translation>では本当の対局を、助けを全部つけて</translation>
    </message>
    <message>
        <source>What the teacher said</source>
        <translation>先生の言葉</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Again from the beginning</source>
        <translation>最初からもう一度</translation>
    </message>
    <message>
        <source>{trick:1 Again from the first trick|2 Again from the second trick|3 Again from the third trick|4 Again from the fourth trick|5 Again from the fifth trick|6 Again from the sixth trick|7 Again from the seventh trick|8 Again from the eighth trick|9 Again from the last trick|other Again from trick #}</source>
        <translation>{trick:9 最後のトリックからもう一度|other 第#トリックからもう一度}</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>今日はここまで</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>自分のゲームに戻る</translation>
    </message>
    <message>
        <source>Now without me: the same opponents</source>
        <translation>今度は先生なしで、同じ相手と</translation>
    </message>
    <message>
        <source>Well played. What next?</source>
        <translation>お見事です。次はどうしますか。</translation>
    </message>
    <message>
        <source>That went wrong. Try again, or go on?</source>
        <translation>うまくいきませんでした。もう一度ですか、進みますか。</translation>
    </message>
    <message>
        <source>The rings show what the teacher advises. F7 shows what the teacher said last.</source>
        <translation>輪は先生の助言を示します。F7で先生が最後に言ったことを示します。</translation>
    </message>
    <message>
        <source>Well played. The score starts again in the next lesson.</source>
        <translation>よくできました。次のレッスンは、得点を最初に戻して始めます。</translation>
    </message>
    <message>
        <source>That went wrong. The score starts again in the next lesson.</source>
        <translation>うまくいきませんでした。次のレッスンは、得点を最初に戻して始めます。</translation>
    </message>
    <message>
        <source>I would play {better:the}: that wins about {best:one once|other # times} in 10, {chosen:the} {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>私なら{better}を出します。10回のうち約{best}回勝ちますが、{chosen}では{own:0 ほとんど勝てません|other #回です}。選び直してください。</translation>
    </message>
    <message>
        <source>I would play {better:the}: on average it brings more. Choose again.</source>
        <translation>私なら{better}を出します。平均して得が多くなります。選び直してください。</translation>
    </message>
    <message>
        <source>Another choice brings more on average. Choose again.</source>
        <translation>ほかの選択のほうが、平均して得が多くなります。選び直してください。</translation>
    </message>
    <message>
        <source>Another choice wins about {best:one once|other # times} in 10, this one {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>ほかの選択なら10回のうち約{best}回勝ちますが、これでは{own:0 ほとんど勝てません|other #回です}。選び直してください。</translation>
    </message>
    <message>
        <source>This lesson cannot be read</source>
        <translation>このレッスンは読めません</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>{file}に誤りがあります。</translation>
    </message>
    <message>
        <source>Your games and what you have learned so far are untouched.</source>
        <translation>ゲームと、これまでに学んだことは元のままです。</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Forgets nothing, and tries every card against dozens of hands the others may hold.</source>
        <translation>何も忘れず、ほかの人が持っていそうな何十通りもの手札に対して、すべてのカードを比べます。</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>Forgets nothing, bids by the book, and thinks of fewer cases.</source>
        <translation>何も忘れず、本のとおりにビッドし、考える場合の数は少なめです。</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>堅実</translation>
    </message>
    <message>
        <source>A club player who knows the maxims, remembers three tricks and has two habits.</source>
        <translation>クラブのプレイヤーです。格言を知り、3トリックを覚え、癖が二つあります。</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Bids too much, remembers two tricks, and has three habits you can learn.</source>
        <translation>ビッドしすぎ、2トリックを覚え、見抜ける癖が三つあります。</translation>
    </message>
    <message>
        <source>As strong as I am</source>
        <translation>自分と同じくらい</translation>
    </message>
    <message>
        <source>Plays about as well as you do, and changes with you.</source>
        <translation>あなたと同じくらいの強さで、あなたに合わせて変わります。</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as a novice.</source>
        <translation>あなたと同じくらいの強さです。今は初心者です。</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between novice and steady.</source>
        <translation>あなたと同じくらいの強さです。今は「初心者」と「堅実」の間です。</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now steady.</source>
        <translation>あなたと同じくらいの強さです。今は「堅実」です。</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between steady and strong.</source>
        <translation>あなたと同じくらいの強さです。今は「堅実」と「強い」の間です。</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now strong.</source>
        <translation>あなたと同じくらいの強さです。今は「強い」です。</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between strong and expert.</source>
        <translation>あなたと同じくらいの強さです。今は「強い」と「エキスパート」の間です。</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as an expert.</source>
        <translation>あなたと同じくらいの強さです。今はエキスパートです。</translation>
    </message>
    <message>
        <source>Even-tempered: goes by the figures.</source>
        <translation>平静：数字に従います。</translation>
    </message>
    <message>
        <source>Cautious: bids on good cards only, and gives up in time.</source>
        <translation>慎重：よいカードでだけビッドし、早めにあきらめます。</translation>
    </message>
    <message>
        <source>Bold: bids on little, and likes to play alone and for all nine tricks.</source>
        <translation>大胆：少ないカードでビッドし、一人での勝負や9トリックをねらいます。</translation>
    </message>
    <message>
        <source>Stubborn: never gives a game up, and leads the same suit again and again.</source>
        <translation>頑固：勝負を決してあきらめず、同じスートを何度もリードします。</translation>
    </message>
    <message>
        <source>Thrifty: saves spadille for later, and draws few cards as a defender.</source>
        <translation>倹約：スパディーユを後に取っておき、ディフェンダーのときは少ししか引きません。</translation>
    </message>
    <message>
        <source>Hot-headed: as Ombre leads every trump from the top.</source>
        <translation>熱血：オンブルでは切り札をすべて上からリードします。</translation>
    </message>
    <message>
        <source>A gambler: would rather turn up a trump than name one.</source>
        <translation>勝負師：切り札を決めるより、めくるほうを好みます。</translation>
    </message>
    <message>
        <source>Wins about half a chip a deal less than the expert at Renegado.</source>
        <translation>レネガードで、エキスパートより1ディール当たり約半チップ少なく勝ちます。</translation>
    </message>
    <message>
        <source>Wins about a chip a deal less than the expert at Renegado.</source>
        <translation>レネガードで、エキスパートより1ディール当たり約1チップ少なく勝ちます。</translation>
    </message>
    <message>
        <source>Wins about {number} chips a deal less than the expert at Renegado.</source>
        <translation>レネガードで、エキスパートより1ディール当たり約{number}チップ少なく勝ちます。</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}と{last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first}か{last}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
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
        <translation>得失</translation>
    </message>
    <message>
        <source>Without luck, where it is known</source>
        <translation>わかっている運を除く</translation>
    </message>
    <message>
        <source>Your luck is not known in any of these deals yet. “Review this deal” works it out, and so does the coach (Preferences, Play).</source>
        <translation>運がわかっているディールはまだありません。「このディールを検討」で計算し、コーチも計算します（設定の「プレイ」）。</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In points, it gave {luck}.</source>
        <translation>{date}から、{of}ディールのうち{deals}ディールの運がわかっています。点では{luck}でした。</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In chips, it gave {luck}.</source>
        <translation>{date}から、{of}ディールのうち{deals}ディールの運がわかっています。チップでは{luck}でした。</translation>
    </message>
    <message>
        <source>Luck is the worth of your hands and how the other cards lay. With all choices it makes what was won, without antes and pool.</source>
        <translation>運とは、手札の値打ちと、ほかのカードの並びです。アンティとプールを除き、すべての選択と合わせると得失になります。</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>検討済み</translation>
    </message>
    <message>
        <source>Your hands</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>ほかのカード</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>運を除く</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <source>Others’ choices</source>
        <translation>ほかの人の選択</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>All reviewed deals</source>
        <translation>検討した全ディール</translation>
    </message>
    <message>
        <source>Without the luck that is known: {amount}. The page “Luck and skill” has the figures.</source>
        <translation>わかっている運を除くと：{amount}。数字は「運と腕」のページにあります。</translation>
    </message>
</context>
<context>
    <name>Maxims</name>
    <message>
        <source>trumps</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Keep low cards, throw from the high ones.</source>
        <translation>弱いカードを残し、強いほうから捨てます。</translation>
    </message>
    <message>
        <source>Keep trumps and kings, throw from the rest.</source>
        <translation>切り札とキングを残し、ほかを捨てます。</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you take over, you play on as the Ombre.</source>
        <translation>全員が受け入れれば、オンブルの負けです。引き継げば、オンブルとして続けます。</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you refuse, the play goes on.</source>
        <translation>全員が受け入れれば、オンブルの負けです。断れば、プレイが続きます。</translation>
    </message>
    <message>
        <source>The others must follow suit if they can.</source>
        <translation>ほかの人は、同じスートがあれば必ず出します。</translation>
    </message>
    <message>
        <source>{suit:Name} were led: follow suit.</source>
        <translation>{suit}がリードされました。フォローしてください。</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card.</source>
        <translation>{suit}がありません。どのカードでも出せます。</translation>
    </message>
    <message>
        <source>You have no {suit}: play a trump.</source>
        <translation>{suit}がありません。切り札を出してください。</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>French &amp;cards only</source>
        <translation>フランスのカードのみ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>ディール(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>テーブル(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学習(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>To the &amp;next part of the table</source>
        <translation>テーブルの次の場所へ(&amp;N)</translation>
    </message>
    <message>
        <source>To the part be&amp;fore</source>
        <translation>前の場所へ(&amp;F)</translation>
    </message>
    <message>
        <source>To my c&amp;ards</source>
        <translation>自分の手札へ(&amp;A)</translation>
    </message>
    <message>
        <source>How it &amp;stands</source>
        <translation>状況(&amp;S)</translation>
    </message>
    <message>
        <source>The trick &amp;on the table</source>
        <translation>出ているトリック(&amp;O)</translation>
    </message>
    <message>
        <source>The &amp;players</source>
        <translation>プレイヤー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Where the cards are…</source>
        <translation>カードのありか(&amp;D)…</translation>
    </message>
    <message>
        <source>Repeat the last &amp;message</source>
        <translation>最後のメッセージをもう一度(&amp;M)</translation>
    </message>
    <message>
        <source>The last &amp;trick</source>
        <translation>前のトリック(&amp;T)</translation>
    </message>
    <message>
        <source>What has &amp;happened</source>
        <translation>これまでの経過(&amp;H)</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>待った（一手戻す）(&amp;B)</translation>
    </message>
    <message>
        <source>Go for&amp;ward again</source>
        <translation>また進める(&amp;W)</translation>
    </message>
    <message>
        <source>M&amp;y decisions…</source>
        <translation>私の選択(&amp;Y)…</translation>
    </message>
    <message>
        <source>Sort my cards a&amp;gain</source>
        <translation>カードを並べ直す(&amp;G)</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>ヒント(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Weigh the throw…</source>
        <translation>捨て方を比べる(&amp;W)…</translation>
    </message>
    <message>
        <source>Play the rest &amp;out</source>
        <translation>残りを自動で出す(&amp;O)</translation>
    </message>
    <message>
        <source>Decid&amp;e this for me</source>
        <translation>代わりに決めてもらう(&amp;E)</translation>
    </message>
    <message>
        <source>P&amp;lay this deal for me</source>
        <translation>このディールを代わりに遊んでもらう(&amp;L)</translation>
    </message>
    <message>
        <source>Spanish or French &amp;cards</source>
        <translation>スペインかフランスのカード(&amp;C)</translation>
    </message>
    <message>
        <source>Print a dec&amp;k…</source>
        <translation>カードを印刷(&amp;K)…</translation>
    </message>
    <message>
        <source>Soun&amp;ds on or off</source>
        <translation>音を出す、消す(&amp;D)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Just play</source>
        <translation>すぐに遊ぶ(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>A deal a da&amp;y…</source>
        <translation>今日のディール(&amp;Y)…</translation>
    </message>
    <message>
        <source>&amp;End the sitting</source>
        <translation>対局を終える(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>記録を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Save the &amp;record…</source>
        <translation>記録を保存(&amp;R)…</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture of this deal…</source>
        <translation>このディールの画像を保存(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Deal by code or number…</source>
        <translation>コードか番号で配る(&amp;D)…</translation>
    </message>
    <message>
        <source>A deal by ha&amp;nd…</source>
        <translation>手で並べるディール(&amp;N)…</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;code</source>
        <translation>このディールのコードをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;record</source>
        <translation>このディールの記録をコピー(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Paste a record or a code</source>
        <translation>記録かコードを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Chec&amp;k this deal&apos;s shuffle</source>
        <translation>このディールのシャッフルを検証(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>得点表(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;ittings…</source>
        <translation>対局の一覧(&amp;I)…</translation>
    </message>
    <message>
        <source>Beside the e&amp;xpert…</source>
        <translation>エキスパートと比べる(&amp;X)…</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>このディールを検討(&amp;V)</translation>
    </message>
    <message>
        <source>Play this deal &amp;again…</source>
        <translation>このディールをもう一度遊ぶ(&amp;A)…</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>統計(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>すべてをバックアップ(&amp;B)…</translation>
    </message>
    <message>
        <source>Restore a back&amp;up…</source>
        <translation>バックアップから復元(&amp;U)…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>設定(&amp;F)…</translation>
    </message>
    <message>
        <source>Bi&amp;gger letters, keys, contrast…</source>
        <translation>大きな文字、キー操作、コントラスト(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Learn it at the table</source>
        <translation>テーブルで学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>Le&amp;ssons and problems…</source>
        <translation>レッスンと問題(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>Learn from &amp;mistakes</source>
        <translation>失敗から学ぶ(&amp;M)</translation>
    </message>
    <message>
        <source>The &amp;teacher&apos;s last words</source>
        <translation>先生の最後の言葉(&amp;T)</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>レッスンをやめる(&amp;E)</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;How the others think</source>
        <translation>ほかの人の考え方(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー一覧(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Belinda&apos;s game</source>
        <translation>ベリンダの勝負(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;About Ombre</source>
        <translation>オンブルについて(&amp;A)</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Co&amp;py the details</source>
        <translation>詳細をコピー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>詳細を表示(&amp;D)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Hide the &amp;details</source>
        <translation>詳細を隠す(&amp;D)</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>Not every game can be played here: a part of the program is missing.</source>
        <translation>ここではすべてのゲームを遊ぶことはできません。プログラムの一部がありません。</translation>
    </message>
    <message>
        <source>You cannot be asked this</source>
        <translation>この質問を表示できません</translation>
    </message>
    <message>
        <source>It is your turn, but the part that would let you answer is missing.</source>
        <translation>あなたの番ですが、答えるための部分がプログラムにありません。</translation>
    </message>
    <message>
        <source>The sitting is kept as it stands. You can take back your last decision or begin another game.</source>
        <translation>対局はこのまま取っておきます。最後の選択を戻すか、ほかのゲームを始めてください。</translation>
    </message>
    <message>
        <source>This game is played with French cards.</source>
        <translation>このゲームはフランスのカードで遊びます。</translation>
    </message>
    <message>
        <source>Its eights, nines and tens, or its words, need the French deck.</source>
        <translation>8、9、10を使うか、説明がフランスのカードについてのものだからです。</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>A new game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>スペイン</translation>
    </message>
    <message>
        <source>French</source>
        <translation>フランス</translation>
    </message>
    <message>
        <source>The sitting</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>With each of these numbers, everybody deals equally often.</source>
        <translation>どの数でも、全員が同じ回数ディーラーになります。</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール数</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>D&amp;uplicate: the expert plays the same deals</source>
        <translation>デュプリケート：エキスパートも同じディールを遊ぶ(&amp;U)</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Number of the &amp;first deal</source>
        <translation>最初のディールの番号(&amp;F)</translation>
    </message>
    <message>
        <source>Everybody who plays the same number has the same cards. Each deal stands alone.</source>
        <translation>同じ番号なら、誰が遊んでも同じカードです。ディールは一つずつ独立です。</translation>
    </message>
    <message>
        <source>What a table agrees on before it plays. The rules of the book are set already.</source>
        <translation>遊ぶ前にテーブルで決めることです。ルールブックのとおりに設定してあります。</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>テーブルの面々</translation>
    </message>
    <message>
        <source>Length, cards, house rules</source>
        <translation>長さ・カード・ハウスルール</translation>
    </message>
    <message>
        <source>How the opponents &amp;think…</source>
        <translation>相手の考え方(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>始める(&amp;B)</translation>
    </message>
    <message>
        <source>You can change them at any moment of the game.</source>
        <translation>ゲーム中いつでも変えられます。</translation>
    </message>
    <message>
        <source>No fixed end</source>
        <translation>終わりを決めない</translation>
    </message>
    <message>
        <source>The numbers go from 1 to 4,000,000,000.</source>
        <translation>番号は1から4,000,000,000までです。</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Where the cards are</source>
        <translation>カードのありか</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>これまでの動き</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Who may have it</source>
        <translation>持っていそうな人</translation>
    </message>
    <message>
        <source>The hand has</source>
        <translation>手札にあるもの</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>あと</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>カードが配られました。</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>計算しています…</translation>
    </message>
    <message>
        <source>That told hardly anything new.</source>
        <translation>新しいことはほとんどわかりませんでした。</translation>
    </message>
    <message>
        <source>Choose what another player did, to see what it told.</source>
        <translation>ほかの人の動きを選ぶと、何がわかったかが見られます。</translation>
    </message>
    <message>
        <source>Nobody can tell yet what a bid means in this game.</source>
        <translation>このゲームのビッドから何がわかるかは、まだだれにも言えません。</translation>
    </message>
    <message>
        <source>This cannot be worked out just now.</source>
        <translation>今は計算できません。</translation>
    </message>
    <message>
        <source>Every card that matters has been played.</source>
        <translation>大事なカードはすべて出ました。</translation>
    </message>
    <message>
        <source>Worked out from what you may see, as if experts played. Beginners are harder to read.</source>
        <translation>あなたに見えることだけから、エキスパートが打つものとして計算しています。初心者はもっと読みにくいものです。</translation>
    </message>
    <message>
        <source>Hatched: with nobody who plays now.</source>
        <translation>しまの部分：いま遊んでいる人はだれも持っていません。</translation>
    </message>
    <message>
        <source>&amp;Before and after</source>
        <translation>前とあと(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>with nobody</source>
        <translation>だれも持たない</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>確実</translation>
    </message>
    <message>
        <source>{card:The}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{number:one # trump or more|other # trumps or more}</source>
        <translation>切り札{number}枚以上</translation>
    </message>
    <message>
        <source>A trump below the matadors</source>
        <translation>マタドールより下の切り札</translation>
    </message>
    <message>
        <source>A card of {suit}</source>
        <translation>{suit}のカード</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} or more of one suit</source>
        <translation>同じスート{number}枚以上</translation>
    </message>
    <message>
        <source>Not {card:the}</source>
        <translation>{card}はない</translation>
    </message>
    <message>
        <source>{number:0 No trump|one At most # trump|other At most # trumps}</source>
        <translation>{number:0 切り札なし|other 切り札は多くて#枚}</translation>
    </message>
    <message>
        <source>No trump below the matadors</source>
        <translation>マタドールより下の切り札はない</translation>
    </message>
    <message>
        <source>No {suit}</source>
        <translation>{suit}はない</translation>
    </message>
    <message>
        <source>At most {number:one # card|other # cards} of each suit</source>
        <translation>どのスートも多くて{number}枚</translation>
    </message>
    <message>
        <source>{name} {percent}</source>
        <translation>{name} {percent}</translation>
    </message>
    <message>
        <source>{trait}: that is certain.</source>
        <translation>{trait}：確実です。</translation>
    </message>
    <message>
        <source>{trait}: {percent}, before {before}.</source>
        <translation>{trait}：{percent}（前は{before}）。</translation>
    </message>
    <message>
        <source>What that told about {name}:</source>
        <translation>{name}についてわかったこと：</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>What would they do?</source>
        <translation>ほかの人ならどうする？</translation>
    </message>
    <message>
        <source>Each as they usually play, by what this seat could see.</source>
        <translation>それぞれの普段の打ち方で、この席から見えることだけをもとにしています。</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Would</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>does not say</source>
        <translation>答えなし</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>All would do the same: {action}.</source>
        <translation>全員が同じ選択です：{action}。</translation>
    </message>
    <message>
        <source>{number} of {all} would do this: {action}.</source>
        <translation>{all}人中{number}人の選択：{action}。</translation>
    </message>
</context>
<context>
    <name>OpponentPlace</name>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
</context>
<context>
    <name>OutsideGames</name>
    <message>
        <source>Copy your games?</source>
        <translation>ゲームをコピーしますか。</translation>
    </message>
    <message>
        <source>Another installation of Ombre keeps games on this computer.</source>
        <translation>このコンピューターには、ほかにもオンブルのゲームがあります。</translation>
    </message>
    <message>
        <source>Its own folder is empty: your games and preferences can be copied into it. Those in {folder} stay as they are.</source>
        <translation>自分のフォルダーはまだ空で、ゲームと設定をここにコピーできます。{folder}のものはそのまま残ります。</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>コピーする(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Begin without them</source>
        <translation>コピーせずに始める(&amp;B)</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Draw</source>
        <translation>引く</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>選び直す</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>最後まで出す</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>残りは私のもの</translation>
    </message>
    <message>
        <source>The others take the rest</source>
        <translation>残りは相手が取る</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>終わりまで</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Discards and talon</source>
        <translation>捨て札と山札</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>With a word…</source>
        <translation>言葉で…</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>まだ出ていない</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>出た</translation>
    </message>
    <message>
        <source>held in front</source>
        <translation>前の手札</translation>
    </message>
    <message>
        <source>You: took it</source>
        <translation>あなた：引き継ぎ</translation>
    </message>
    <message>
        <source>{name:Name}: took it</source>
        <translation>{name}：引き継ぎ</translation>
    </message>
    <message>
        <source>Thrown by you</source>
        <translation>あなたの捨て札</translation>
    </message>
    <message>
        <source>Thrown by {name}</source>
        <translation>{name}の捨て札</translation>
    </message>
    <message>
        <source>You took the trick.</source>
        <translation>あなたがトリックを取りました。</translation>
    </message>
    <message>
        <source>{name:Name} took the trick.</source>
        <translation>{name}がトリックを取りました。</translation>
    </message>
    <message>
        <source>{label}. Key {key}.</source>
        <translation>{label}。キー{key}。</translation>
    </message>
    <message>
        <source>{label}. {good}. {bad}. Key {key}.</source>
        <translation>{label}。{good}。{bad}。キー{key}。</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>すべて残す</translation>
    </message>
    <message>
        <source>Draw {number}</source>
        <translation>{number}枚引く</translation>
    </message>
    <message>
        <source>Throw {number}</source>
        <translation>{number}枚捨てる</translation>
    </message>
    <message>
        <source>{thrown} of {most} thrown</source>
        <translation>{most}枚中{thrown}枚</translation>
    </message>
    <message>
        <source>{thrown} thrown, at least {least}</source>
        <translation>{thrown}枚（最低{least}枚）</translation>
    </message>
    <message>
        <source>{thrown} thrown, no more</source>
        <translation>{thrown}枚、これまで</translation>
    </message>
    <message>
        <source>{thrown} thrown, up to {most}</source>
        <translation>{thrown}枚（最大{most}枚）</translation>
    </message>
    <message>
        <source>You keep {card:the}</source>
        <translation>{card}を残す</translation>
    </message>
    <message>
        <source>Keep one of these, or none</source>
        <translation>1枚残すか、全部捨てる</translation>
    </message>
    <message>
        <source>None of these may be kept</source>
        <translation>どれも残せません</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>残さない</translation>
    </message>
    <message>
        <source>Play {card:the}: gano</source>
        <translation>{card}を出す：ガノ</translation>
    </message>
    <message>
        <source>Play {card:the}</source>
        <translation>{card}を出す</translation>
    </message>
    <message>
        <source>{name} says gano: let {card:the} win.</source>
        <translation>{name}のガノ：{card}に取らせてください。</translation>
    </message>
    <message>
        <source>You sit out this deal</source>
        <translation>このディールは休みです</translation>
    </message>
    <message>
        <source>Surrender this hand?</source>
        <translation>この手を降参しますか。</translation>
    </message>
    <message>
        <source>Surrender this hand, and pay {cost:one # chip|other # chips}?</source>
        <translation>この手を降参して{cost}チップ払いますか。</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>いえ、続けます</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>次のディール</translation>
    </message>
    <message>
        <source>To the final score</source>
        <translation>最終得点へ</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>リプレイに戻る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation>あなたのものになります</translation>
    </message>
    <message>
        <source>You would play alone, in secret</source>
        <translation>秘密のまま一人で戦うことになります</translation>
    </message>
    <message>
        <source>You do not play it</source>
        <translation>プレイしません</translation>
    </message>
    <message>
        <source>You defend against it</source>
        <translation>ディフェンダーになります</translation>
    </message>
    <message>
        <source>You make no bid</source>
        <translation>ビッドしません</translation>
    </message>
    <message>
        <source>If another does, you defend</source>
        <translation>誰かがビッドすればディフェンダー</translation>
    </message>
    <message>
        <source>Then all have passed</source>
        <translation>これで全員パス</translation>
    </message>
    <message>
        <source>In all, for you</source>
        <translation>あなたの合計</translation>
    </message>
    <message>
        <source>No trick: pool {pool} + {each} from each</source>
        <translation>取らない：プール{pool}と各{each}</translation>
    </message>
    <message>
        <source>You defend, unless called</source>
        <translation>呼ばれなければディフェンダー</translation>
    </message>
    <message>
        <source>Then you defend</source>
        <translation>ディフェンダーになります</translation>
    </message>
    <message>
        <source>A trick: {lose}</source>
        <translation>1トリック：{lose}</translation>
    </message>
    <message>
        <source>Win: pool {pool}</source>
        <translation>勝てばプール{pool}</translation>
    </message>
    <message>
        <source>Win: {each} from each</source>
        <translation>勝てば各自から{each}</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each}</source>
        <translation>勝てばプール{pool}＋{each}</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each} from each</source>
        <translation>勝てばプール{pool}＋各自から{each}</translation>
    </message>
    <message>
        <source>Lose: {lose}</source>
        <translation>負ければ{lose}払う</translation>
    </message>
    <message>
        <source>Lose: {lose}, {owed} of it owed</source>
        <translation>負ければ{lose}払う（うち{owed}は借り）</translation>
    </message>
    <message>
        <source>Win: {chips}</source>
        <translation>勝てば{chips}</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation>切り札（強い順）</translation>
    </message>
    <message>
        <source>{suit:Name}, high to low</source>
        <translation>{suit}（強い順）</translation>
    </message>
    <message>
        <source>{mine} yours · {out} out</source>
        <translation>自分{mine} · 残り{out}</translation>
    </message>
    <message>
        <source>{mine} held · {out} out</source>
        <translation>手札{mine} · 残り{out}</translation>
    </message>
    <message>
        <source>{card:Name}: {state}.</source>
        <translation>{card}：{state}。</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>これまでの経過</translation>
    </message>
    <message>
        <source>The cards left over</source>
        <translation>残りのカード</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>めくられた</translation>
    </message>
    <message>
        <source>The zanga, which nobody takes</source>
        <translation>誰も取らないサンガ</translation>
    </message>
    <message>
        <source>Left in the talon</source>
        <translation>山札の残り</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>前のトリック</translation>
    </message>
    <message>
        <source>This game has eights, nines and tens, so French cards are laid.</source>
        <translation>このゲームは8、9、10を使うので、フランスのカードにします。</translation>
    </message>
    <message>
        <source>In all, to {name}</source>
        <translation>{name}の合計</translation>
    </message>
    <message>
        <source>{label}: {value}.</source>
        <translation>{label}：{value}。</translation>
    </message>
    <message>
        <source>{lost} to {most}</source>
        <translation>{lost}～{most}</translation>
    </message>
    <message>
        <source>Lose: {tied}, badly: {lost}</source>
        <oldsource>Tie: {tied}, loss: {lost}</oldsource>
        <translation>負け：{tied}、大負け：{lost}</translation>
    </message>
    <message>
        <source>Win: {won} from each</source>
        <translation>勝てば各自から{won}</translation>
    </message>
    <message>
        <source>Win: {won} of the pool</source>
        <translation>勝てばプールから{won}</translation>
    </message>
    <message>
        <source>1 trick: {tied}, more: {lost}</source>
        <translation>1トリック：{tied}、それ以上：{lost}</translation>
    </message>
    <message>
        <source>No trick: {won} from each</source>
        <translation>取らない：各{won}</translation>
    </message>
    <message>
        <source>No trick: {won} of the pool</source>
        <translation>取らない：プールから{won}</translation>
    </message>
    <message>
        <source>A stone on the table</source>
        <translation>テーブルに石を一つ</translation>
    </message>
    <message>
        <source>Somebody else may play</source>
        <translation>ほかの人がプレイできます</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>何も払いません</translation>
    </message>
    <message>
        <source>Then your side plays against</source>
        <translation>あなたの組は相手になります</translation>
    </message>
    <message>
        <source>Then you two play against one</source>
        <translation>二人で一人を相手にします</translation>
    </message>
    <message>
        <source>Lose: {lose}, to the pool or a defender</source>
        <translation>負ければ{lose}をプールかディフェンダーに払う</translation>
    </message>
</context>
<context>
    <name>Partners</name>
    <message>
        <source>plays</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>一人でプレイ</translation>
    </message>
    <message>
        <source>plays along</source>
        <translation>ともにプレイ</translation>
    </message>
    <message>
        <source>plays with you</source>
        <translation>あなたとプレイ</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>休み</translation>
    </message>
    <message>
        <source>plays against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>あなたの味方</translation>
    </message>
    <message>
        <source>your partner · {role}</source>
        <translation>あなたの味方 · {role}</translation>
    </message>
    <message>
        <source>mano: speaks first</source>
        <translation>マノ：1番手</translation>
    </message>
    <message>
        <source>You and {name}</source>
        <translation>あなたと{name}</translation>
    </message>
    <message>
        <source>{name} and {partner}</source>
        <translation>{name}と{partner}</translation>
    </message>
    <message>
        <source>{side}: {stones}.</source>
        <translation>{side}：{stones}。</translation>
    </message>
    <message>
        <source>{parts}; no more were left</source>
        <translation>{parts}（残りすべて）</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>テーブルの上</translation>
    </message>
    <message>
        <source>Stones to win</source>
        <translation>勝つための石</translation>
    </message>
    <message>
        <source>{side} win the game</source>
        <translation>{side}がゲームに勝ちます</translation>
    </message>
    <message>
        <source>{stones:one # stone|other # stones}</source>
        <translation>石{stones}個</translation>
    </message>
    <message>
        <source>Table {stones}</source>
        <translation>テーブル {stones}</translation>
    </message>
    <message>
        <source>{number} · all {stones} stones win</source>
        <translation>{number} · 石{stones}で勝ち</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>{stones:0 no stones|one # stone|other # stones} of the side.</source>
        <translation>組の石：{stones:0 なし|other #個}。</translation>
    </message>
    <message>
        <source>On the table: {stones:0 no stones|one # stone|other # stones}.</source>
        <translation>テーブルの石：{stones:0 なし|other #個}。</translation>
    </message>
    <message>
        <source>Win: table {table}</source>
        <translation>勝てばテーブル{table}</translation>
    </message>
    <message>
        <source>Win: table {table} + {more}</source>
        <translation>勝てばテーブル{table}＋{more}</translation>
    </message>
    <message>
        <source>Lose: {stones}, to the table or to them</source>
        <translation>負ければ{stones}をテーブルか相手に払う</translation>
    </message>
    <message>
        <source>We {first}, they {second}</source>
        <translation>味方{first}、相手{second}</translation>
    </message>
    <message>
        <source>The calls</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>the player’s side {first}, they {second}</source>
        <translation>プレイする組{first}、相手{second}</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Deal {number} is not in the history.</source>
        <translation>ディール{number}は履歴にありません。</translation>
    </message>
    <message>
        <source>The table stays where it is. Later decisions can still be taken back.</source>
        <translation>テーブルは今のままです。後の選択を戻すことはできます。</translation>
    </message>
    <message>
        <source>My decisions</source>
        <translation>私の選択</translation>
    </message>
    <message>
        <source>You can go back to any decision, and forward again. Decide otherwise in a settled deal, and it goes on as a new sitting.</source>
        <translation>どの選択にでも戻り、また進むことができます。終わったディールで別の選択をすると、新しい対局として続きます。</translation>
    </message>
    <message>
        <source>Deals of the sitting</source>
        <translation>対局のディール</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>ディール{number}：{result}</translation>
    </message>
    <message>
        <source>{result}, {amount}</source>
        <translation>{result}、{amount}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>プレイ中</translation>
    </message>
    <message>
        <source>When</source>
        <translation>いつ</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <source>{words} (you are here)</source>
        <translation>{words}（今ここ）</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>To the &amp;last moment</source>
        <translation>最後の場面へ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go back there</source>
        <translation>そこに戻る(&amp;G)</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>同じディールをもう一度</translation>
    </message>
    <message>
        <source>Play it &amp;again…</source>
        <translation>もう一度遊ぶ(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>席(&amp;S)</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>{name}の手札</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>自分の手札</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>相手(&amp;O)</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>前と同じ</translation>
    </message>
    <message>
        <source>You know cards of this deal, so it counts as practice. The sitting at the table waits, and comes back after it.</source>
        <translation>このディールのカードを知っているので、練習として扱います。テーブルの対局は待っていて、後で戻ります。</translation>
    </message>
    <message>
        <source>&amp;Deal it again</source>
        <translation>もう一度配る(&amp;D)</translation>
    </message>
    <message>
        <source>{result} ({ombre}), {amount}</source>
        <translation>{result}（{ombre}）、{amount}</translation>
    </message>
    <message>
        <source>{game}, another line</source>
        <translation>{game}、別の展開</translation>
    </message>
    <message>
        <source>{game}, a deal again</source>
        <translation>{game}、同じディール</translation>
    </message>
    <message>
        <source>{game}, duplicate</source>
        <translation>{game}、デュプリケート</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>The traveller</source>
        <translation>旅人</translation>
    </message>
    <message>
        <source>Came for one night and stayed for the cards.</source>
        <translation>一晩のつもりで来て、カードのために居ついた。</translation>
    </message>
    <message>
        <source>The lady traveller</source>
        <translation>旅の婦人</translation>
    </message>
    <message>
        <source>Carries a pack of cards instead of a map.</source>
        <translation>地図の代わりにカードを持ち歩く。</translation>
    </message>
    <message>
        <source>Doña Inés</source>
        <translation>ドニャ・イネス</translation>
    </message>
    <message>
        <source>Says little, forgets nothing, smiles at codille.</source>
        <translation>口数は少なく、何も忘れず、コディーユにほほえむ。</translation>
    </message>
    <message>
        <source>Don Hilario</source>
        <translation>ドン・イラリオ</translation>
    </message>
    <message>
        <source>A captain on half pay, gallant even when he loses.</source>
        <translation>退役の大尉。負けても礼儀正しい。</translation>
    </message>
    <message>
        <source>Don Baltasar</source>
        <translation>ドン・バルタサル</translation>
    </message>
    <message>
        <source>A notary; writes every chip into a small book.</source>
        <translation>公証人。チップを1枚残らず手帳につける。</translation>
    </message>
    <message>
        <source>Doña Leonor</source>
        <translation>ドニャ・レオノール</translation>
    </message>
    <message>
        <source>Grandmother of eleven, and has taught them all.</source>
        <translation>孫が十一人。全員にゲームを教えた。</translation>
    </message>
    <message>
        <source>Tomás</source>
        <translation>トマス</translation>
    </message>
    <message>
        <source>Slaps his trumps on the table and laughs.</source>
        <translation>切り札をテーブルにたたきつけて笑う。</translation>
    </message>
    <message>
        <source>Doña Catalina</source>
        <translation>ドニャ・カタリナ</translation>
    </message>
    <message>
        <source>Learnt the game at court, and lets one know it.</source>
        <translation>宮廷でゲームを覚え、それを隠さない。</translation>
    </message>
    <message>
        <source>The abbé Anselmo</source>
        <translation>アンセルモ神父</translation>
    </message>
    <message>
        <source>Forgives everybody, collects from everybody.</source>
        <translation>誰をも許し、誰からも取り立てる。</translation>
    </message>
    <message>
        <source>The Baron</source>
        <translation>男爵</translation>
    </message>
    <message>
        <source>The Knight</source>
        <translation>騎士</translation>
    </message>
</context>
<context>
    <name>PersonPlace</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>名札と得点表に表示されます。</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>あなたの名前(&amp;N)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>肖像</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>{points:one # point|other # points}</source>
        <translation>{points}点</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>今日もう一度出るものはありません。</translation>
    </message>
    <message>
        <source>A choice of your own is being weighed.</source>
        <translation>あなたの選択を検討しています。</translation>
    </message>
    <message>
        <source>This was your own deal. What do you do now?</source>
        <translation>これはあなた自身のディールでした。今度はどうしますか。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>今日はここまで</translation>
    </message>
    <message>
        <source>There is no hint here. Your first answer counts.</source>
        <translation>ここにはヒントがありません。最初の答えを数えます。</translation>
    </message>
    <message>
        <source>{right} of {asked} were right.</source>
        <translation>{asked}問のうち{right}問が正解でした。</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>As I learn</source>
        <translation>覚えるまで</translation>
    </message>
    <message>
        <source>On</source>
        <translation>入</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>切</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>スペイン</translation>
    </message>
    <message>
        <source>French</source>
        <translation>フランス</translation>
    </message>
    <message>
        <source>As the language has them</source>
        <translation>言語に合わせる</translation>
    </message>
    <message>
        <source>English: A K Q J</source>
        <translation>英語：A K Q J</translation>
    </message>
    <message>
        <source>French: 1 R D V</source>
        <translation>フランス語：1 R D V</translation>
    </message>
    <message>
        <source>German: A K D B</source>
        <translation>ドイツ語：A K D B</translation>
    </message>
    <message>
        <source>Danish: Es K D B</source>
        <translation>デンマーク語：Es K D B</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Jumbo</source>
        <translation>特大</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>二色</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>うろこ</translation>
    </message>
    <message>
        <source>Herringbone</source>
        <translation>矢羽根</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>ワインレッド</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>ミッドナイト</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>無地</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>ふつうの言葉で</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>無音</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>話さない</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>動かさない</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1秒</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation>2秒</translation>
    </message>
    <message>
        <source>4 seconds</source>
        <translation>4秒</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>クリックするまで</translation>
    </message>
    <message>
        <source>Plays it at once</source>
        <translation>すぐに出す</translation>
    </message>
    <message>
        <source>Raises it, a second plays it</source>
        <translation>一度目で上げ、二度目で出す</translation>
    </message>
    <message>
        <source>After each deal</source>
        <translation>ディールの後に</translation>
    </message>
    <message>
        <source>Also before a blunder</source>
        <translation>大きな失敗の前にも</translation>
    </message>
    <message>
        <source>The deck&apos;s own, with their meaning</source>
        <translation>カードの国の言葉と、その意味</translation>
    </message>
    <message>
        <source>The deck&apos;s own</source>
        <translation>カードの国の言葉</translation>
    </message>
    <message>
        <source>Trumps apart</source>
        <translation>切り札を分ける</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>スート順</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>強さ順</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>My turn only</source>
        <translation>自分の番だけ</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>何も読まない</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>小さく</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>大きく</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>減らさない</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>既定に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Take the &amp;picture off the table</source>
        <translation>画像をテーブルから外す(&amp;P)</translation>
    </message>
    <message>
        <source>A &amp;picture of your own as cloth…</source>
        <translation>自分の画像をクロスに(&amp;D)…</translation>
    </message>
    <message>
        <source>Pr&amp;int this deck…</source>
        <translation>このカードを印刷(&amp;I)…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>カードの種類</translation>
    </message>
    <message>
        <source>Figures in the corners</source>
        <translation>隅の数字</translation>
    </message>
    <message>
        <source>With four, every suit has a colour of its own.</source>
        <translation>四色では、スートごとに色が違います。</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>スートの色</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>裏の模様</translation>
    </message>
    <message>
        <source>Like an ol&amp;d print, on paper gone yellow</source>
        <translation>黄ばんだ紙の古い版画のように(&amp;Q)</translation>
    </message>
    <message>
        <source>For the French deck; Spanish cards are numbered.</source>
        <translation>フランスのカード用です。スペインのカードは数字です。</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>絵札の文字</translation>
    </message>
    <message>
        <source>A card dragged, or moved by Ctrl and an arrow, stays for the deal.</source>
        <translation>ドラッグするか、Ctrlと矢印キーで動かしたカードは、そのディールの間はその場所にあります。</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>手札の並び</translation>
    </message>
    <message>
        <source>&amp;Highest cards at the right</source>
        <translation>強いカードを右に(&amp;H)</translation>
    </message>
    <message>
        <source>Mark the &amp;matadors with a badge</source>
        <translation>マタドールに印をつける(&amp;M)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>The plain cloth has no texture and the strongest contrast.</source>
        <translation>無地のクロスは織り目がなく、いちばん見やすくなります。</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>クロス</translation>
    </message>
    <message>
        <source>Show the trump &amp;ladder</source>
        <translation>切り札の列を表示(&amp;L)</translation>
    </message>
    <message>
        <source>The Spanish deck says “Paso”, the French one “Je passe”. The log stays in plain words.</source>
        <translation>スペインのカードでは「Paso」、フランスのカードでは「Je passe」と言います。経過はふつうの言葉のままです。</translation>
    </message>
    <message>
        <source>Words said at the table</source>
        <translation>テーブルで話す言葉</translation>
    </message>
    <message>
        <source>Everything that is heard is also seen.</source>
        <translation>聞こえるものは、すべて目にも見えます。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Whatever moves, a click hurries it.</source>
        <translation>動いているものは、クリックで速くなります。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>終わったトリックを残す時間</translation>
    </message>
    <message>
        <source>Play for me &amp;what leaves me no choice</source>
        <translation>選びようのないときは代わりに出す(&amp;W)</translation>
    </message>
    <message>
        <source>Let me c&amp;ut the pack before the first deal</source>
        <translation>最初のディールの前に自分でカットする(&amp;U)</translation>
    </message>
    <message>
        <source>After a deal it names your costliest choice. Before a blunder it lets you choose again, which counts as help.</source>
        <translation>ディールの後に、いちばん高くついた選択を教えます。大きな失敗の前には選び直せますが、助けを使ったことになります。</translation>
    </message>
    <message>
        <source>The coach speaks</source>
        <translation>コーチの言葉</translation>
    </message>
    <message>
        <source>Find new problems for me while the table rests, on mains</source>
        <translation>テーブルが空いている間に新しい問題を探す（電源接続時のみ）</translation>
    </message>
    <message>
        <source>“As I learn”: a help fades after five right decisions, and goes after ten. Two bad ones bring it back for a deal.</source>
        <translation>「覚えるまで」では、助けは五回正しく決めると薄くなり、十回で消えます。二回誤ると、1ディールだけ戻ります。</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>テーブルでの助け</translation>
    </message>
    <message>
        <source>Otherwise they stay as they are until the sitting ends.</source>
        <translation>オフなら、対局の終わりまでそのままです。</translation>
    </message>
    <message>
        <source>Comfort</source>
        <translation>使いやすさ</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>文字の大きさ(&amp;S)</translation>
    </message>
    <message>
        <source>Text as large as the s&amp;ystem&apos;s</source>
        <translation>文字の大きさをシステムに合わせる(&amp;Y)</translation>
    </message>
    <message>
        <source>Panels and dialogs</source>
        <translation>パネルとダイアログ</translation>
    </message>
    <message>
        <source>With less motion cards appear in their places without flying there.</source>
        <translation>動きを減らすと、カードは飛ばずにその場所に現れます。</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Opponents as strong as I am k&amp;eep following me</source>
        <translation>自分と同じくらいの相手は合わせ続ける(&amp;B)</translation>
    </message>
    <message>
        <source>A click on a card</source>
        <translation>カードのクリック</translation>
    </message>
    <message>
        <source>Lar&amp;ge buttons</source>
        <translation>大きなボタン(&amp;G)</translation>
    </message>
    <message>
        <source>For the le&amp;ft hand: your things at the right</source>
        <translation>左利き用：自分の席を右に(&amp;F)</translation>
    </message>
    <message>
        <source>Keys of the Table menu read out the table at any time.</source>
        <translation>「テーブル」メニューのキーで、いつでもテーブルを読み上げます。</translation>
    </message>
    <message>
        <source>A screen reader announces</source>
        <translation>スクリーンリーダーが知らせること</translation>
    </message>
    <message>
        <source>All &amp;keys…</source>
        <translation>すべてのキー(&amp;K)…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>あなたの名前(&amp;N)</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>名札と得点表に表示されます。</translation>
    </message>
    <message>
        <source>{size} %</source>
        <translation>{size}%</translation>
    </message>
    <message>
        <source>{size} %; the table in this window has room for {held} %. A larger window has room for all of it.</source>
        <translation>{size}%。このウィンドウではテーブルに{held}%まで入ります。大きくすれば全部入ります。</translation>
    </message>
    <message>
        <source>A gold line round the card that wins the trick</source>
        <translation>トリックに勝つカードに金の線</translation>
    </message>
    <message>
        <source>Cards you may not play are dimmed</source>
        <translation>出せないカードを薄く表示</translation>
    </message>
    <message>
        <source>The order of the suit that is led</source>
        <translation>リードされたスートの順位</translation>
    </message>
    <message>
        <source>The trump ladder counts the trumps that are out</source>
        <translation>残りの切り札を切り札の列で数える</translation>
    </message>
    <message>
        <source>A gilded edge on cards just drawn</source>
        <translation>引いたばかりのカードに金の縁</translation>
    </message>
    <message>
        <source>The meaning of each bid</source>
        <translation>ビッドの意味</translation>
    </message>
    <message>
        <source>The strength of your hand at the bids</source>
        <translation>ビッドのときの手札の強さ</translation>
    </message>
    <message>
        <source>A word on what to throw</source>
        <translation>捨てるカードについて一言</translation>
    </message>
    <message>
        <source>A word on leading</source>
        <translation>リードについて一言</translation>
    </message>
    <message>
        <source>A word on following suit</source>
        <translation>フォローについて一言</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>You are the Ombre. Which card do you play?</source>
        <translation>あなたがオンブルです。どのカードを出しますか。</translation>
    </message>
    <message>
        <source>Trumps or not</source>
        <translation>切り札かどうか</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. A trump, or another card?</source>
        <translation>あなたがオンブルでリードします。切り札ですか、ほかのカードですか。</translation>
    </message>
    <message>
        <source>You play against the Ombre. Which card do you play?</source>
        <translation>相手がオンブルです。どのカードを出しますか。</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>ビッドかパスか</translation>
    </message>
    <message>
        <source>Do you bid, or do you pass?</source>
        <translation>ビッドしますか、パスしますか。</translation>
    </message>
    <message>
        <source>What to throw</source>
        <translation>何を捨てるか</translation>
    </message>
    <message>
        <source>Which cards do you throw?</source>
        <translation>どのカードを捨てますか。</translation>
    </message>
    <message>
        <source>You name the trump. Which suit?</source>
        <translation>切り札を決めます。どのスートにしますか。</translation>
    </message>
    <message>
        <source>Do you play on, or do you give up?</source>
        <translation>続けますか、降りますか。</translation>
    </message>
    <message>
        <source>Do you stop here, or go on for all the tricks?</source>
        <translation>ここでやめますか、全トリックをねらいますか。</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>だれが持っているか</translation>
    </message>
    <message>
        <source>One card: who holds it, and how sure are you?</source>
        <translation>1枚のカードを、だれが、どのくらい確かに持っていますか。</translation>
    </message>
    <message>
        <source>It costs {amount} less on average.</source>
        <translation>平均で{amount}少なくてすみます。</translation>
    </message>
    <message>
        <source>Your side plays. Which card do you play?</source>
        <translation>あなたの側の勝負です。どのカードを出しますか。</translation>
    </message>
    <message>
        <source>Your side plays, and you lead. A trump, or another card?</source>
        <translation>あなたの側の勝負で、あなたがリードします。切り札ですか、ほかのカードですか。</translation>
    </message>
    <message>
        <source>The other side plays. Which card do you play?</source>
        <translation>相手の側の勝負です。どのカードを出しますか。</translation>
    </message>
    <message>
        <source>You are the Man. Which card do you play?</source>
        <translation>あなたがオムです。どのカードを出しますか。</translation>
    </message>
    <message>
        <source>You are the Man and lead. A trump, or another card?</source>
        <translation>あなたがオムでリードします。切り札ですか、ほかのカードですか。</translation>
    </message>
    <message>
        <source>You play against the Man. Which card do you play?</source>
        <translation>相手がオムです。どのカードを出しますか。</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>とてもやさしい</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>とても難しい</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <translation>損を小さく</translation>
    </message>
    <message>
        <source>How hard?</source>
        <translation>難しさは？</translation>
    </message>
    <message>
        <source>My rating</source>
        <translation>私の評価</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>数字を見る</translation>
    </message>
    <message>
        <source>Your rating: {rating}, give or take {within}, from {problems} problems.</source>
        <translation>あなたの評価：{rating}（±{within}）、{problems}問から。</translation>
    </message>
    <message>
        <source>Not that. This problem comes back another day.</source>
        <translation>違います。この問題は別の日にまた出ます。</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>どのカードか</translation>
    </message>
    <message>
        <source>In defence</source>
        <translation>相手の側</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>すべての難しさ</translation>
    </message>
    <message>
        <source>The next problem</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>今日はここまで</translation>
    </message>
    <message>
        <source>There is no hint in a problem. Your first answer counts.</source>
        <translation>問題にはヒントがありません。最初の答えを数えます。</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Your throw has not been weighed, so it does not count.</source>
        <translation>その捨て方は調べていないので、数えません。</translation>
    </message>
    <message>
        <source>{game} · {kind}</source>
        <translation>{game} · {kind}</translation>
    </message>
    <message>
        <source>The best answer: {action}.</source>
        <translation>最善の答え：{action}。</translation>
    </message>
    <message>
        <source>The problems cannot be read</source>
        <translation>問題を読めません</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours {own:one once|other #}.</source>
        <translation>10回のうち約{best}回勝ちます。あなたの答えは{own}回です。</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours hardly ever.</source>
        <translation>10回のうち約{best}回勝ちます。あなたの答えはほとんど勝てません。</translation>
    </message>
    <message>
        <source>It nearly always wins, yours about {own:one once|other # times} in 10.</source>
        <translation>ほとんどいつも勝ちます。あなたの答えは10回のうち約{own}回です。</translation>
    </message>
    <message>
        <source>It nearly always wins, yours hardly ever.</source>
        <translation>ほとんどいつも勝ちます。あなたの答えはほとんど勝てません。</translation>
    </message>
    <message>
        <source>Both win about as often, but it brings {amount} more on average.</source>
        <translation>勝つ回数はほぼ同じですが、平均で{amount}多くなります。</translation>
    </message>
    <message>
        <source>Yours wins more often, but brings {amount} less on average.</source>
        <translation>あなたの答えのほうがよく勝ちますが、平均で{amount}少なくなります。</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours {own:one once|other #}.</source>
        <translation>これなら10回のうち約{best}回プラスになります。あなたの答えでは{own}回です。</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours hardly ever.</source>
        <translation>これなら10回のうち約{best}回プラスになります。あなたの答えではほとんどなりません。</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours about {own:one once|other # times} in 10.</source>
        <translation>これならほとんどいつもプラスになります。あなたの答えでは10回のうち約{own}回です。</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours hardly ever.</source>
        <translation>これならほとんどいつもプラスになります。あなたの答えではほとんどなりません。</translation>
    </message>
    <message>
        <source>With both you gain about as often, but it brings {amount} more on average.</source>
        <translation>プラスになる回数はほぼ同じですが、平均で{amount}多くなります。</translation>
    </message>
    <message>
        <source>With yours you gain more often, but {amount} less on average.</source>
        <translation>あなたの答えのほうがよくプラスになりますが、平均で{amount}少なくなります。</translation>
    </message>
    <message>
        <source>Yours wins more often, but each pays {own} instead of {best}.</source>
        <translation>あなたの答えのほうがよく勝ちますが、一人の支払いは{best}でなく{own}です。</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>{file}に誤りがあります。</translation>
    </message>
    <message>
        <source>Your games are untouched.</source>
        <translation>ゲームは元のままです。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>Which problems</source>
        <translation>どの問題か</translation>
    </message>
    <message>
        <source>Opens a list.</source>
        <translation>一覧を開きます。</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>すべてのテーマ</translation>
    </message>
    <message>
        <source>Any grade</source>
        <translation>すべての難しさ</translation>
    </message>
    <message>
        <source>Your own problems</source>
        <translation>自作の問題</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>切り札を抜く</translation>
    </message>
    <message>
        <source>Save trumps</source>
        <translation>切り札を残す</translation>
    </message>
    <message>
        <source>Trump a suit</source>
        <translation>切って取る</translation>
    </message>
    <message>
        <source>Sure tricks</source>
        <translation>確実なトリック</translation>
    </message>
    <message>
        <source>Win cheaply</source>
        <translation>安く勝つ</translation>
    </message>
    <message>
        <source>Force them</source>
        <translation>相手に使わせる</translation>
    </message>
    <message>
        <source>Hold back</source>
        <translation>控える</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>味方と組む</translation>
    </message>
    <message>
        <source>The trick that decides</source>
        <translation>勝負を決めるトリック</translation>
    </message>
    <message>
        <source>Which trump</source>
        <translation>どの切り札か</translation>
    </message>
    <message>
        <source>When to give up</source>
        <translation>いつ降りるか</translation>
    </message>
    <message>
        <source>All the tricks</source>
        <translation>全トリック</translation>
    </message>
    <message>
        <source>{label}: {chosen}</source>
        <translation>{label}：{chosen}</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <translation>残り{left}問</translation>
    </message>
    <message>
        <source>From your files and your deals, and found while the table rests.</source>
        <translation>自作のファイルと自分の勝負から。テーブルが空いている間にも見つけます。</translation>
    </message>
    <message>
        <source>You have had them all. They come again, in another order.</source>
        <translation>すべて終わりました。順番を変えてもう一度出ます。</translation>
    </message>
    <message>
        <source>Positions from real deals. None comes twice before you have had all.</source>
        <translation>実際の勝負からの局面です。一巡するまで同じものは出ません。</translation>
    </message>
    <message>
        <source>Positions from all the games. None comes twice before you have had all.</source>
        <translation>すべてのゲームからの局面です。一巡するまで同じものは出ません。</translation>
    </message>
    <message>
        <source>Problems, {game}, {theme}, {left} to go</source>
        <translation>問題、{game}、{theme}、残り{left}問</translation>
    </message>
    <message>
        <source>Open the folder of your problems and lessons</source>
        <translation>自作の問題とレッスンのフォルダを開く</translation>
    </message>
    <message>
        <source>Your own problems and lessons</source>
        <translation>自作の問題とレッスン</translation>
    </message>
    <message>
        <source>{number:one # mistake was found|other # mistakes were found} in their files.</source>
        <translation>ファイルに{number:other #}か所のまちがいがありました。</translation>
    </message>
    <message>
        <source>All the others are there.</source>
        <translation>ほかはすべて使えます。</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. {flaw}</source>
        <translation>{file}、「{mark}」。{flaw}</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. Line {line}: {reason}</source>
        <translation>{file}、「{mark}」。{line}行目：{reason}</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>場所(&amp;L)：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ファイル名(&amp;N)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The deal is over.</source>
        <translation>ディールは終わっています。</translation>
    </message>
    <message>
        <source>That is not what you are being asked.</source>
        <translation>それは、今尋ねられていることではありません。</translation>
    </message>
    <message>
        <source>You do not hold {cards:the}.</source>
        <translation>{cards}はあなたの手札にありません。</translation>
    </message>
    <message>
        <source>A card can be thrown away only once.</source>
        <translation>1枚のカードは一度しか捨てられません。</translation>
    </message>
    <message>
        <source>You must follow {suit}.</source>
        <translation>{suit}をフォローしなければなりません。</translation>
    </message>
    <message>
        <source>Trumps were led: you must follow with a trump.</source>
        <translation>切り札がリードされたので、切り札を出さなければなりません。</translation>
    </message>
    <message>
        <source>You hold no {suit}, so you must play a trump.</source>
        <translation>{suit}がないので、切り札を出さなければなりません。</translation>
    </message>
    <message>
        <source>{matador:Name} is forced: {led} was led and you hold no other trump.</source>
        <translation>{matador}は出さなければなりません。{led}がリードされ、ほかに切り札がありません。</translation>
    </message>
    <message>
        <source>{led:Name} was led and you have no small trump: play {matadors}.</source>
        <translation>{led}がリードされ、弱い切り札がありません。{matadors}を出してください。</translation>
    </message>
    <message>
        <source>{bid:Name} has been bid already.</source>
        <translation>{bid}がすでにビッドされています。</translation>
    </message>
    <message>
        <source>You may not hold {bid}.</source>
        <translation>{bid}はホールドできません。</translation>
    </message>
    <message>
        <source>There is no bid “{bid}” in this game.</source>
        <translation>このゲームに「{bid}」というビッドはありません。</translation>
    </message>
    <message>
        <source>All before you have passed: bid {bid}, or the cards are dealt again.</source>
        <translation>前の人は全員パスしました。{bid}をビッドしないと、配り直しになります。</translation>
    </message>
    <message>
        <source>Only the last player may bid {bid}, when all before them have passed.</source>
        <translation>{bid}は、前の全員がパスしたとき、最後の人だけがビッドできます。</translation>
    </message>
    <message>
        <source>You need {cards:the} to play {bid}.</source>
        <translation>{bid}には{cards}が必要です。</translation>
    </message>
    <message>
        <source>Bid {bid} first: it is the lowest bid of its kind.</source>
        <translation>先に{bid}をビッドしてください。その種類でいちばん低いビッドです。</translation>
    </message>
    <message>
        <source>{bid:Name} cannot be the first bid.</source>
        <translation>{bid}を最初のビッドにはできません。</translation>
    </message>
    <message>
        <source>You hold that card yourself: call {called:the}.</source>
        <translation>そのカードはあなたが持っています。{called}を指名してください。</translation>
    </message>
    <message>
        <source>That card cannot be called: call {called:the}.</source>
        <translation>そのカードは指名できません。{called}を指名してください。</translation>
    </message>
    <message>
        <source>{suit:Name} cannot be named now.</source>
        <translation>今は{suit}を選べません。</translation>
    </message>
    <message>
        <source>You may throw away at most {number:one # card|other # cards}.</source>
        <translation>捨てられるのは{number}枚までです。</translation>
    </message>
    <message>
        <source>You must throw away at least {number:one # card|other # cards}.</source>
        <translation>{number}枚以上捨てなければなりません。</translation>
    </message>
    <message>
        <source>You have only just drawn {cards:the}. Throw away cards that you were dealt.</source>
        <translation>{cards}は引いたばかりです。配られたカードを捨ててください。</translation>
    </message>
    <message>
        <source>Only a black ace may be kept.</source>
        <translation>残せるのは黒のエースだけです。</translation>
    </message>
    <message>
        <source>You have no card of {suit}: name a suit you hold.</source>
        <translation>{suit}のカードがありません。持っているスートを選んでください。</translation>
    </message>
    <message>
        <source>It is too late to surrender: you have played to trick {number}.</source>
        <translation>もう降参できません。第{number}トリックに出した後です。</translation>
    </message>
    <message>
        <source>Nobody surrenders at this table.</source>
        <translation>このテーブルでは降参しません。</translation>
    </message>
    <message>
        <source>Only the Ombre may surrender.</source>
        <translation>降参できるのはオンブルだけです。</translation>
    </message>
    <message>
        <source>You bid {bid}, which cannot be surrendered.</source>
        <translation>あなたのビッドは{bid}なので、降参できません。</translation>
    </message>
    <message>
        <source>This hand was taken over: it cannot be surrendered a second time.</source>
        <translation>この手は引き継がれたので、二度目の降参はできません。</translation>
    </message>
    <message>
        <source>Your surrender was refused in this trick: play on.</source>
        <translation>このトリックで降参は断られました。続けてください。</translation>
    </message>
    <message>
        <source>A defender said gano of {asked:the}: play a card that does not beat it.</source>
        <translation>ディフェンダーが{asked}にガノと言いました。それに勝たないカードを出してください。</translation>
    </message>
    <message>
        <source>Nobody says gano at this table.</source>
        <translation>このテーブルではガノを言いません。</translation>
    </message>
    <message>
        <source>Only a defender may say gano.</source>
        <translation>ガノを言えるのはディフェンダーだけです。</translation>
    </message>
    <message>
        <source>You have nobody to ask: no other defender is yet to play.</source>
        <translation>頼む相手がいません。この後に出すディフェンダーはいません。</translation>
    </message>
    <message>
        <source>Gano may be said only of a card that wins the trick so far.</source>
        <translation>ガノは、そこまでトリックに勝っているカードにだけ言えます。</translation>
    </message>
    <message>
        <source>You have {number:one # trick|other # tricks}. One more is codille, and you may not ask for that.</source>
        <translation>もう{number}トリックあります。あと1トリックでコディーユなので、頼むことはできません。</translation>
    </message>
    <message>
        <source>You must follow {suit}: play {choices:the}.</source>
        <translation>{suit}をフォローしなければなりません。{choices}を出してください。</translation>
    </message>
    <message>
        <source>Not now: {bids}</source>
        <translation>今はできない宣言：{bids}</translation>
    </message>
    <message>
        <source>Press {key} or click here to read rule {rule}.</source>
        <translation>{key}を押すかここをクリックすると、ルール{rule}を読めます。</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: no lead can call it out.</source>
        <translation>{matador}は手に残せます。どのリードでも出す必要はありません。</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: only a higher matador could call it out.</source>
        <translation>{matador}は手に残せます。もっと強いマタドールのときだけ出さなければなりません。</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>To the beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Back a trick</source>
        <translation>1トリック戻る</translation>
    </message>
    <message>
        <source>Back a move</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>Let it go on by itself</source>
        <translation>自動で進める</translation>
    </message>
    <message>
        <source>Forward a move</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>To the end of the trick</source>
        <translation>トリックの終わりへ</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>終わりへ</translation>
    </message>
    <message>
        <source>Write a note or a mark</source>
        <translation>メモや印を付ける</translation>
    </message>
    <message>
        <source>Take back the last note or variation</source>
        <translation>最後のメモや変化を取り消す</translation>
    </message>
    <message>
        <source>Put the note or variation back</source>
        <translation>メモや変化を元に戻す</translation>
    </message>
    <message>
        <source>{words} ({key})</source>
        <translation>{words}（{key}）</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>カードを配る</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>オークション</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>第{number}トリック</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>ディールの場面</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>{at}／{last}</translation>
    </message>
    <message>
        <source>About this moment</source>
        <translation>この場面について</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>手前の席</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>すべての手札を公開(&amp;H)</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>ここから遊ぶ(&amp;F)</translation>
    </message>
    <message>
        <source>You play your own cards from here; the computer plays the others.</source>
        <translation>ここから自分の手札で遊びます。ほかはコンピューターが遊びます。</translation>
    </message>
    <message>
        <source>You take the place of {name} from here; the computer plays the others.</source>
        <translation>ここから{name}の席で遊びます。ほかはコンピューターが遊びます。</translation>
    </message>
    <message>
        <source>Deal {number}: you won {amount}</source>
        <translation>ディール{number}：{amount}の得</translation>
    </message>
    <message>
        <source>Deal {number}: you lost {amount}</source>
        <translation>ディール{number}：{amount}の損</translation>
    </message>
    <message>
        <source>Deal {number}: nothing won or lost</source>
        <translation>ディール{number}：損得なし</translation>
    </message>
    <message>
        <source>The others are the computer players named in the record.</source>
        <translation>ほかの人は、記録にあるコンピューターです。</translation>
    </message>
    <message>
        <source>The record names no computer player for {name}, who plays by the book.</source>
        <translation>記録に{name}のコンピューターがないので、本のとおりに遊びます。</translation>
    </message>
    <message>
        <source>The record names no computer players for {names}, who play by the book.</source>
        <translation>記録に{names}のコンピューターがないので、本のとおりに遊びます。</translation>
    </message>
    <message>
        <source>&amp;Back to the replay</source>
        <translation>リプレイに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>You play on</source>
        <translation>続きを遊んでいます</translation>
    </message>
    <message>
        <source>You play as {name}</source>
        <translation>{name}として遊んでいます</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>The deal goes on from here and is kept as a variation. Your own game waits for you.</source>
        <translation>ここからディールが続き、変化として残ります。あなたのゲームは待っています。</translation>
    </message>
    <message>
        <source>The record ends here. You can play on from here yourself.</source>
        <translation>記録はここで終わります。ここから自分で遊ぶことができます。</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name}{number}</translation>
    </message>
    <message>
        <source>The deals of the sitting</source>
        <translation>対局のディール</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>ディール{number}</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>ディール{number}：{result}</translation>
    </message>
</context>
<context>
    <name>Requests</name>
    <message>
        <source>Will you play on, or throw the hand in? That costs as much as bet.</source>
        <translation>続けますか、手札を投げますか。投げるとベートと同じ支払いです。</translation>
    </message>
    <message>
        <source>Five tricks are yours. Claim the game, or go on for tout, all nine?</source>
        <translation>5トリック取りました。勝ちを宣言しますか、トゥー（9トリックすべて）をねらいますか。</translation>
    </message>
    <message>
        <source>Will you take the turned card?</source>
        <translation>めくったカードを取りますか。</translation>
    </message>
    <message>
        <source>Will you play this hand, or throw it in?</source>
        <translation>この手で遊びますか、投げますか。</translation>
    </message>
    <message>
        <source>Will you show the rest of the talon?</source>
        <translation>山札の残りを見せますか。</translation>
    </message>
    <message>
        <source>All have passed. Will you take the talon?</source>
        <translation>全員がパスしました。山札を取りますか。</translation>
    </message>
    <message>
        <source>Every trick is yours so far. Claim the game, or go on?</source>
        <translation>ここまで全トリックを取りました。勝ちを宣言しますか、続けますか。</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Will you take the hand over?</source>
        <translation>オンブルが降参します。手を引き継ぎますか。</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Do you accept?</source>
        <translation>オンブルが降参します。受け入れますか。</translation>
    </message>
    <message>
        <source>Will you turn up a card?</source>
        <translation>カードをめくりますか。</translation>
    </message>
    <message>
        <source>Nobody plays. Will you turn up another?</source>
        <translation>誰もプレイしません。もう1枚めくりますか。</translation>
    </message>
    <message>
        <source>Will you show the king of the turned suit?</source>
        <translation>めくったスートのキングを見せますか。</translation>
    </message>
    <message>
        <source>Will you be the Man with this trump?</source>
        <translation>この切り札でオムになりますか。</translation>
    </message>
    <message>
        <source>Will you show {card:the}, for a point?</source>
        <translation>{card}を見せて一点を得ますか。</translation>
    </message>
    <message>
        <source>Will you be the Man, with {suit} as trump?</source>
        <translation>{suit}を切り札にしてオムになりますか。</translation>
    </message>
    <message>
        <source>Give a card for the king. Everybody sees it.</source>
        <translation>キングの代わりに渡すカードを選んでください。全員が見ます。</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>あなたの番です。カードを出してください。</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>あなたのリードです。どのカードでも出せます。</translation>
    </message>
    <message>
        <source>Your turn: you must bid.</source>
        <translation>あなたの番です。ビッドしなければなりません。</translation>
    </message>
    <message>
        <source>Your turn: you can only pass.</source>
        <translation>あなたの番です。パスしかできません。</translation>
    </message>
    <message>
        <source>Your turn: pass or bid.</source>
        <translation>あなたの番です。パスかビッドをしてください。</translation>
    </message>
    <message>
        <source>Will you play {contract} too? If you pass, you defend.</source>
        <translation>あなたも{contract}をプレイしますか？パスするとディフェンダーです。</translation>
    </message>
    <message>
        <source>Choose your game.</source>
        <translation>勝負の種類を選んでください。</translation>
    </message>
    <message>
        <source>Name your trump, or choose another game.</source>
        <translation>切り札を決めるか、別の勝負を選んでください。</translation>
    </message>
    <message>
        <source>Name your trump, or throw your hand in.</source>
        <translation>切り札を決めるか、手札を投げてください。</translation>
    </message>
    <message>
        <source>Name your trump.</source>
        <translation>切り札を決めてください。</translation>
    </message>
    <message>
        <source>Name your trump; {suit} are worth more.</source>
        <translation>切り札を決めてください。{suit}は価値が上がります。</translation>
    </message>
    <message>
        <source>Demand a king. Its holder gives it to you for one of your cards.</source>
        <translation>キングを求めてください。持ち主が、あなたのカード1枚と引き換えに渡します。</translation>
    </message>
    <message>
        <source>Call a king: its holder will be your secret ally.</source>
        <translation>キングを指名してください。それを持つ人が秘密の味方になります。</translation>
    </message>
    <message>
        <source>Call one of these cards: its holder will be your secret ally.</source>
        <translation>どれか1枚を指名してください。それを持つ人が秘密の味方になります。</translation>
    </message>
    <message>
        <source>Throw away all you were dealt: only a black ace may be kept.</source>
        <translation>配られたカードをすべて捨ててください。残せるのは黒のエースだけです。</translation>
    </message>
    <message>
        <source>Keep one of the cards you were dealt, or none.</source>
        <translation>配られたカードを1枚残すか、すべて捨ててください。</translation>
    </message>
    <message>
        <source>Throw away {most:one # card|other # cards} and keep the rest.</source>
        <translation>{most}枚捨て、ほかを残してください。</translation>
    </message>
    <message>
        <source>{most:one You may throw away # card and draw another.|other Throw away up to # cards and draw as many.}</source>
        <translation>{most}枚まで捨てて、同じ枚数を引いてください。</translation>
    </message>
    <message>
        <source>{most:one Throw away # card and draw another.|other Throw away # cards and draw as many.}</source>
        <translation>{most}枚捨てて、同じ枚数を引いてください。</translation>
    </message>
    <message>
        <source>Throw away {least} to {most:one # card|other # cards} and draw as many.</source>
        <translation>{least}〜{most}枚捨てて、同じ枚数を引いてください。</translation>
    </message>
    <message>
        <source>Your turn: pass, or play in a suit.</source>
        <translation>あなたの番です。パスするか、スートを選んでプレイしてください。</translation>
    </message>
    <message>
        <source>They play. Will you send them alone?</source>
        <translation>相手がプレイします。一人で行かせますか。</translation>
    </message>
    <message>
        <source>You are sent alone. Will you go, or let them?</source>
        <translation>一人で行くよう求められました。行きますか、譲りますか。</translation>
    </message>
    <message>
        <source>The first five tricks are yours (hechas). Claim them, or go for all eight?</source>
        <translation>最初の5トリックを取りました（エチャス）。宣言しますか、8トリックをねらいますか。</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept, or take the game over?</source>
        <translation>オンブルがパソと言い、降参します。受け入れますか、引き継ぎますか。</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept?</source>
        <translation>オンブルがパソと言い、降参します。受け入れますか。</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop with primeras, or go on for bola, all nine?</source>
        <translation>5トリック取りました。プリメーラで止めますか、ボラ（9トリックすべて）をねらいますか。</translation>
    </message>
    <message>
        <source>The first five tricks are yours. Claim the game, or play for all eight?</source>
        <translation>最初の5トリックを取りました。ゲームを終えますか、8トリックすべてを狙いますか？</translation>
    </message>
    <message>
        <source>Call an ace: its holder will be your secret ally.</source>
        <translation>エースを指名してください。持っている人がひそかな味方になります。</translation>
    </message>
    <message>
        <source>Call an ace: your ally names the trump.</source>
        <translation>エースを指名してください。味方が切り札を決めます。</translation>
    </message>
    <message>
        <source>Your ace is called, so you are the ally. Name the trump.</source>
        <translation>あなたのエースが指名されたので、あなたが味方です。切り札を決めてください。</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Bet: you tie</source>
        <translation>ベート：同数です</translation>
    </message>
    <message>
        <source>Bet: {name} ties</source>
        <translation>ベート：{name}は同数</translation>
    </message>
    <message>
        <source>Kruk: you lose</source>
        <translation>クルック：あなたの負け</translation>
    </message>
    <message>
        <source>Kruk: {name} loses</source>
        <translation>クルック：{name}の負け</translation>
    </message>
    <message>
        <source>Tout: all nine are yours</source>
        <translation>トゥー：全9トリックを獲得</translation>
    </message>
    <message>
        <source>Tout: all eight are yours</source>
        <translation>トゥー：全8トリックを獲得</translation>
    </message>
    <message>
        <source>Tout for {name}</source>
        <translation>{name}がトゥー</translation>
    </message>
    <message>
        <source>Your tout fails</source>
        <translation>トゥーは失敗です</translation>
    </message>
    <message>
        <source>The tout of {name} fails</source>
        <translation>{name}のトゥーは失敗です</translation>
    </message>
    <message>
        <source>You took all eight tricks alone, and each opponent pays you.</source>
        <translation>一人で8トリックをすべて取り、相手はそれぞれあなたに払います。</translation>
    </message>
    <message>
        <source>The Ombre took all eight tricks alone, and each opponent pays.</source>
        <translation>オンブルが一人で8トリックを すべて取り、相手はそれぞれ払います。</translation>
    </message>
    <message>
        <source>You needed all eight tricks and lost one, so you pay each opponent.</source>
        <translation>8トリックすべてが必要でしたが1トリック失ったので、相手それぞれに払います。</translation>
    </message>
    <message>
        <source>The Ombre needed all eight tricks and lost one, and pays each opponent.</source>
        <translation>オンブルは8トリックすべてが必要でしたが1トリック失い、相手それぞれに払います。</translation>
    </message>
    <message>
        <source>{chips} for the failed tout</source>
        <translation>失敗したトゥーで{chips}</translation>
    </message>
    <message>
        <source>You win, but miss tout</source>
        <translation>勝ちですが、トゥーを逃しました</translation>
    </message>
    <message>
        <source>{name} wins, but misses tout</source>
        <translation>{name}の勝ち、トゥーは失敗</translation>
    </message>
    <message>
        <source>You throw the hand in</source>
        <translation>あなたは手札を投げました</translation>
    </message>
    <message>
        <source>{name} throws the hand in</source>
        <translation>{name}は手札を投げました</translation>
    </message>
    <message>
        <source>You have more tricks than either defender.</source>
        <translation>どのディフェンダーよりも 多くトリックを取りました。</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender.</source>
        <translation>オンブルはどのディフェンダーよりも 多くトリックを取りました。</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as you: that is bet.</source>
        <translation>多いほうのディフェンダーと トリックが同数です。これがベートです。</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as the Ombre: that is bet.</source>
        <translation>多いほうのディフェンダーと オンブルのトリックが同数です。これがベートです。</translation>
    </message>
    <message>
        <source>A defender has more tricks than you: that is kruk.</source>
        <translation>ディフェンダーのトリックが あなたより多く、クルックです。</translation>
    </message>
    <message>
        <source>A defender has more tricks than the Ombre: that is kruk.</source>
        <translation>ディフェンダーのトリックが オンブルより多く、クルックです。</translation>
    </message>
    <message>
        <source>You went on after five tricks and took all nine.</source>
        <translation>5トリックの後も続け、9トリックすべてを取りました。</translation>
    </message>
    <message>
        <source>The Ombre went on after five tricks and took all nine.</source>
        <translation>オンブルは5トリックの後も続け、9トリックすべてを取りました。</translation>
    </message>
    <message>
        <source>You went for all nine tricks and lost one, so you are paid less.</source>
        <translation>9トリックすべてをねらって1トリック失ったので、受け取りが減ります。</translation>
    </message>
    <message>
        <source>The Ombre went for all nine and lost one, so they are paid less.</source>
        <translation>オンブルは9トリックすべてをねらって1トリック失ったので、受け取りが減ります。</translation>
    </message>
    <message>
        <source>You gave up after the exchange and pay as for bet.</source>
        <translation>交換の後で投げたので、ベートと同じ支払いです。</translation>
    </message>
    <message>
        <source>The Ombre gave up after the exchange and pays as for bet.</source>
        <translation>オンブルは交換の後で投げたので、ベートと同じ支払いです。</translation>
    </message>
    <message>
        <source>Nobody plays and nobody pays. The next player deals.</source>
        <translation>誰もプレイせず、誰も払いません。次の人が配ります。</translation>
    </message>
    <message>
        <source>You took no trick: the nolo is won.</source>
        <translation>1トリックも取りませんでした。ノロの勝ちです。</translation>
    </message>
    <message>
        <source>The Ombre took no trick: the nolo is won.</source>
        <translation>オンブルは1トリックも取りませんでした。ノロの勝ちです。</translation>
    </message>
    <message>
        <source>One trick fell to you: that is bet.</source>
        <translation>1トリック取ってしまいました。ベートです。</translation>
    </message>
    <message>
        <source>One trick fell to the Ombre: that is bet.</source>
        <translation>オンブルは1トリック 取ってしまいました。ベートです。</translation>
    </message>
    <message>
        <source>More than one trick fell to you: that is kruk.</source>
        <translation>2トリック以上取ってしまいました。クルックです。</translation>
    </message>
    <message>
        <source>More than one trick fell to the Ombre: that is kruk.</source>
        <translation>オンブルは2トリック以上 取ってしまいました。クルックです。</translation>
    </message>
    <message>
        <source>{chips} for bet</source>
        <translation>ベートで{chips}</translation>
    </message>
    <message>
        <source>{chips} for kruk</source>
        <translation>クルックで{chips}</translation>
    </message>
    <message>
        <source>{chips} for tout</source>
        <translation>トゥーで{chips}</translation>
    </message>
    <message>
        <source>{chips} for throwing in</source>
        <translation>投げて{chips}</translation>
    </message>
    <message>
        <source>Remise: nobody wins</source>
        <translation>ルミーズ：勝者なし</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>{name}はルミーズ</translation>
    </message>
    <message>
        <source>You have the most tricks and take the pool.</source>
        <translation>トリックがいちばん多く、プールを取ります。</translation>
    </message>
    <message>
        <source>The Ombre has the most tricks and takes the pool.</source>
        <translation>オンブルのトリックがいちばん多く、プールを取ります。</translation>
    </message>
    <message>
        <source>The most tricks are shared: you pay the pool again.</source>
        <translation>いちばん多い人が並びました。あなたはプールと同じ額を払います。</translation>
    </message>
    <message>
        <source>The most tricks are shared: the Ombre pays the pool again.</source>
        <translation>いちばん多い人が並びました。オンブルはプールと同じ額を払います。</translation>
    </message>
    <message>
        <source>Every trick is taken: the pool is paid, and half as much from each.</source>
        <translation>全トリックを取りました。プールと、各自からその半分を得ます。</translation>
    </message>
    <message>
        <source>You needed every trick and lost one; the pool stays.</source>
        <translation>全トリックが必要でしたが、1トリック失いました。プールは残ります。</translation>
    </message>
    <message>
        <source>The Ombre needed every trick and lost one; the pool stays.</source>
        <translation>オンブルは全トリックが必要でしたが、1トリック失いました。プールは残ります。</translation>
    </message>
    <message>
        <source>{chips} for the remise</source>
        <translation>ルミーズで{chips}</translation>
    </message>
    <message>
        <source>{chips} to make the pool good</source>
        <translation>プールの補充に{chips}</translation>
    </message>
    <message>
        <source>{chips} for the solo</source>
        <translation>ソロで{chips}</translation>
    </message>
    <message>
        <source>{chips} for all eight tricks</source>
        <translation>8トリックすべてで{chips}</translation>
    </message>
    <message>
        <source>{chips} for the game</source>
        <translation>勝負で{chips}</translation>
    </message>
    <message>
        <source>Nobody plays; the stones stay on the table.</source>
        <translation>誰もプレイしません。石はテーブルに残ります。</translation>
    </message>
    <message>
        <source>{chips} as mano’s entry</source>
        <translation>マノのアンティに{chips}</translation>
    </message>
    <message>
        <source>{chips} for a pass</source>
        <translation>パスで{chips}</translation>
    </message>
    <message>
        <source>{chips} from the table</source>
        <translation>テーブルから{chips}</translation>
    </message>
    <message>
        <source>{chips} for puesta (4 to 4)</source>
        <translation>プエスタ（4対4）で{chips}</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>コディーリョ！あなたの勝ち</translation>
    </message>
    <message>
        <source>Codillo for {name}</source>
        <translation>{name}がコディーリョ</translation>
    </message>
    <message>
        <source>Bola: all nine are yours</source>
        <translation>ボラ：全9トリックを獲得</translation>
    </message>
    <message>
        <source>Bola for {name}</source>
        <translation>{name}がボラ</translation>
    </message>
    <message>
        <source>You win, but miss bola</source>
        <translation>勝ちですが、ボラを逃しました</translation>
    </message>
    <message>
        <source>{name} wins, but misses bola</source>
        <translation>{name}の勝ち、ボラは失敗</translation>
    </message>
    <message>
        <source>Paso: you give up</source>
        <translation>パソ：あなたは降参</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name}は降参</translation>
    </message>
    <message>
        <source>You took every trick: the pool is yours, and each pays for bola.</source>
        <translation>全トリックを取りました。プールはあなたのもので、各自がボラの分を払います。</translation>
    </message>
    <message>
        <source>The Ombre took every trick: the pool, and each pays for bola.</source>
        <translation>オンブルが全トリックを取りました。プールを取り、各自がボラの分を払います。</translation>
    </message>
    <message>
        <source>You went on for all nine and lost one: the pool is yours, and you are paid less.</source>
        <translation>9トリックをねらって1トリック失いました。プールはあなたのものですが、受け取りが減ります。</translation>
    </message>
    <message>
        <source>The Ombre went on for all nine and lost one: they take the pool, and are paid less.</source>
        <translation>オンブルは9トリックをねらって1トリック失いました。プールを取りますが、受け取りが減ります。</translation>
    </message>
    <message>
        <source>{chips} for matadors (estuche)</source>
        <translation>マタドール（エストゥーチェ）で{chips}</translation>
    </message>
    <message>
        <source>{chips} for puesta at {contract:the}</source>
        <translation>{contract}のプエスタで{chips}</translation>
    </message>
    <message>
        <source>{chips} for codillo at {contract:the}</source>
        <translation>{contract}のコディーリョで{chips}</translation>
    </message>
    <message>
        <source>{chips} for bola</source>
        <translation>ボラで{chips}</translation>
    </message>
    <message>
        <source>{chips} for the bola missed</source>
        <translation>ボラの失敗で{chips}</translation>
    </message>
    <message>
        <source>{chips} for five tricks (hechas)</source>
        <translation>5トリック（エチャス）で{chips}</translation>
    </message>
    <message>
        <source>{chips} for all eight</source>
        <translation>8トリックすべてで{chips}</translation>
    </message>
    <message>
        <source>{chips} for codillo</source>
        <translation>コディーリョで{chips}</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>めくられたキングで{points}点を得ます。</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>{name}はめくられたキングで{points}点を得ます。</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>見せたキングで{points}点を得ます。</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>{name}は見せたキングで{points}点を得ます。</translation>
    </message>
    <message>
        <source>Your king is captured, and its point with it.</source>
        <translation>あなたのキングが捕まり、その点も失います。</translation>
    </message>
    <message>
        <source>The king of {name} is captured, and its point with it.</source>
        <translation>{name}のキングが捕まり、その点も失われます。</translation>
    </message>
    <message>
        <source>You captured {points:one a king and score its point|other # kings and score their points}.</source>
        <translation>キングを{points}枚捕まえ、その点を得ます。</translation>
    </message>
    <message>
        <source>{name} captured {points:one a king and scores its point|other # kings and scores their points}.</source>
        <translation>{name}はキングを{points}枚捕まえ、その点を得ます。</translation>
    </message>
    <message>
        <source>You score a point as the Man.</source>
        <translation>オムとして一点を得ます。</translation>
    </message>
    <message>
        <source>{name} scores a point as the Man.</source>
        <translation>{name}はオムとして一点を得ます。</translation>
    </message>
    <message>
        <source>You lose a point as the Man.</source>
        <translation>オムとして一点を失います。</translation>
    </message>
    <message>
        <source>{name} loses a point as the Man.</source>
        <translation>{name}はオムとして一点を失います。</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the game.</source>
        <translation>勝負で{points}点を得ます。</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the game.</source>
        <translation>{name}は勝負で{points}点を得ます。</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for codille.</source>
        <translation>コディーユで{points}点を得ます。</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for codille.</source>
        <translation>{name}はコディーユで{points}点を得ます。</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the puesta.</source>
        <translation>プエスタで{points}点を得ます。</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the puesta.</source>
        <translation>{name}はプエスタで{points}点を得ます。</translation>
    </message>
    <message>
        <source>You score a point because the Man was beaten.</source>
        <translation>オムが負けたので一点を得ます。</translation>
    </message>
    <message>
        <source>{name} scores a point because the Man was beaten.</source>
        <translation>オムが負けたので{name}は一点を得ます。</translation>
    </message>
    <message>
        <source>In all, you win {chips:one # chip|other # chips}.</source>
        <translation>合計、あなたの得は{chips}チップです。</translation>
    </message>
    <message>
        <source>In all, {name} wins {chips:one # chip|other # chips}.</source>
        <translation>合計、{name}の得は{chips}チップです。</translation>
    </message>
    <message>
        <source>In all, you lose {chips:one # chip|other # chips}.</source>
        <translation>合計、あなたの損は{chips}チップです。</translation>
    </message>
    <message>
        <source>In all, {name} loses {chips:one # chip|other # chips}.</source>
        <translation>合計、{name}の損は{chips}チップです。</translation>
    </message>
    <message>
        <source>In all, you neither win nor lose.</source>
        <translation>合計、あなたは得も損もありません。</translation>
    </message>
    <message>
        <source>In all, {name} neither wins nor loses.</source>
        <translation>合計、{name}は得も損もありません。</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}の勝ち</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>プエスタ：勝者なし</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>コディーユ！あなたの勝ち</translation>
    </message>
    <message>
        <source>Codille for {name}</source>
        <translation>{name}がコディーユ</translation>
    </message>
    <message>
        <source>All the tricks are yours</source>
        <translation>全トリックがあなたのもの</translation>
    </message>
    <message>
        <source>{name} takes every trick</source>
        <translation>{name}が全トリック</translation>
    </message>
    <message>
        <source>Your vole fails</source>
        <translation>あなたのヴォルは失敗</translation>
    </message>
    <message>
        <source>The vole of {name} fails</source>
        <translation>{name}のヴォルは失敗</translation>
    </message>
    <message>
        <source>You surrender</source>
        <translation>あなたは降参</translation>
    </message>
    <message>
        <source>{name} surrenders</source>
        <translation>{name}は降参</translation>
    </message>
    <message>
        <source>You make contrabola</source>
        <translation>コントラボラに成功</translation>
    </message>
    <message>
        <source>{name} makes contrabola</source>
        <translation>{name}がコントラボラ</translation>
    </message>
    <message>
        <source>Your contrabola fails</source>
        <translation>コントラボラに失敗</translation>
    </message>
    <message>
        <source>The contrabola of {name} fails</source>
        <translation>{name}のコントラボラは失敗</translation>
    </message>
    <message>
        <source>Everybody passes</source>
        <translation>全員パス</translation>
    </message>
    <message>
        <source>The Man wins: you</source>
        <translation>オムの勝ち：あなた</translation>
    </message>
    <message>
        <source>The Man wins: {name}</source>
        <translation>オムの勝ち：{name}</translation>
    </message>
    <message>
        <source>You lose as the Man</source>
        <translation>オムのあなたの負け</translation>
    </message>
    <message>
        <source>The Man loses: {name}</source>
        <translation>オムの負け：{name}</translation>
    </message>
    <message>
        <source>You reach the target</source>
        <translation>あなたが目標に到達</translation>
    </message>
    <message>
        <source>{name} reaches the target</source>
        <translation>{name}が目標に到達</translation>
    </message>
    <message>
        <source>The deal is void</source>
        <translation>ディールは無効</translation>
    </message>
    <message>
        <source>You took more tricks than each opponent: game and pool are yours.</source>
        <translation>どの相手よりも多くトリックを取りました。プールはあなたのものです。</translation>
    </message>
    <message>
        <source>The Ombre took more tricks than each opponent, and wins the pool.</source>
        <translation>オンブルはどの相手よりも多くトリックを取り、勝ってプールを取ります。</translation>
    </message>
    <message>
        <source>Puesta: {name} does not win</source>
        <translation>プエスタ：{name}は勝てません</translation>
    </message>
    <message>
        <source>A tie: nobody has the most tricks alone.</source>
        <translation>引き分け：一人だけでいちばん多くトリックを取った人はいません。</translation>
    </message>
    <message>
        <source>You took more tricks than the Ombre, who pays you.</source>
        <translation>オンブルより多くトリックを取りました。オンブルがあなたに払います。</translation>
    </message>
    <message>
        <source>A defender took more tricks than the Ombre, who pays them.</source>
        <translation>ディフェンダーがオンブルより 多くトリックを取りました。オンブルが払います。</translation>
    </message>
    <message>
        <source>Every single trick: everyone pays for the vole.</source>
        <translation>一つ残らず取りました。全員がヴォルの分を払います。</translation>
    </message>
    <message>
        <source>You went for all the tricks and lost one.</source>
        <translation>全トリックをねらって1トリック失いました。</translation>
    </message>
    <message>
        <source>The Ombre went for all the tricks and lost one.</source>
        <translation>オンブルは全トリックをねらって 1トリック失いました。</translation>
    </message>
    <message>
        <source>You gave the hand up and pay as for a puesta.</source>
        <translation>降参したので、プエスタと同じ支払いです。</translation>
    </message>
    <message>
        <source>The Ombre gave the hand up and pays as for a puesta.</source>
        <translation>オンブルは降参したので、プエスタと同じ支払いです。</translation>
    </message>
    <message>
        <source>You took no trick: the game is yours, and so is the pool.</source>
        <translation>1トリックも取りませんでした。あなたの勝ちです。プールを獲得しました。</translation>
    </message>
    <message>
        <source>The Ombre took no trick and wins the game and the pool.</source>
        <translation>オンブルは1トリックも取らず、勝負に勝ってプールを取ります。</translation>
    </message>
    <message>
        <source>A trick has fallen to you: you pay as for a puesta.</source>
        <translation>トリックを取ってしまいました。プエスタと同じ支払いです。</translation>
    </message>
    <message>
        <source>A trick has fallen to the Ombre, who pays as for a puesta.</source>
        <translation>オンブルはトリックを取ってしまい、プエスタと同じように払います。</translation>
    </message>
    <message>
        <source>Nobody plays; the pool waits for the next deal.</source>
        <translation>プールは次のディールに残ります。</translation>
    </message>
    <message>
        <source>You were first to the most tricks.</source>
        <translation>いちばん多いトリック数に 最初に達しました。</translation>
    </message>
    <message>
        <source>The Man was first to the most tricks.</source>
        <translation>オムが、いちばん多いトリック数に 最初に達しました。</translation>
    </message>
    <message>
        <source>You lose a point, and each of the others scores one.</source>
        <translation>一点を失い、ほかの人は一点ずつ得ます。</translation>
    </message>
    <message>
        <source>The Man loses a point, and each of the others scores one.</source>
        <translation>オムは一点を失い、ほかの人は一点ずつ得ます。</translation>
    </message>
    <message>
        <source>You have the points that win the game.</source>
        <translation>ゲームに勝つ点に達しました。</translation>
    </message>
    <message>
        <source>Enough points are scored to win the game.</source>
        <translation>ゲームに勝つ点に達しました。</translation>
    </message>
    <message>
        <source>Nobody is the Man. Points for kings are kept; the next player deals.</source>
        <translation>誰もオムになりません。キングの点は残り、次の人が配ります。</translation>
    </message>
    <message>
        <source>{chips} as ante</source>
        <translation>アンティに{chips}</translation>
    </message>
    <message>
        <source>{chips} in the pool</source>
        <translation>プールに{chips}</translation>
    </message>
    <message>
        <source>{chips} for {contract:the}</source>
        <translation>{contract}で{chips}</translation>
    </message>
    <message>
        <source>{chips} for top trumps (estuches)</source>
        <translation>上位の切り札（エストゥーチェ）で{chips}</translation>
    </message>
    <message>
        <source>{chips} for primeras</source>
        <translation>プリメーラで{chips}</translation>
    </message>
    <message>
        <source>{chips} for primeras against</source>
        <translation>相手のプリメーラで{chips}</translation>
    </message>
    <message>
        <source>{chips} for the matadors</source>
        <translation>マタドールで{chips}</translation>
    </message>
    <message>
        <source>{chips} for sans prendre</source>
        <translation>サンプランドルで{chips}</translation>
    </message>
    <message>
        <source>{chips} for the vole</source>
        <translation>ヴォルで{chips}</translation>
    </message>
    <message>
        <source>{chips} for the failed vole</source>
        <translation>ヴォルの失敗で{chips}</translation>
    </message>
    <message>
        <source>{chips} for puesta</source>
        <translation>プエスタで{chips}</translation>
    </message>
    <message>
        <source>{chips} for codille</source>
        <translation>コディーユで{chips}</translation>
    </message>
    <message>
        <source>{chips} for the surrender</source>
        <translation>降参で{chips}</translation>
    </message>
    <message>
        <source>{chips} for passing out</source>
        <translation>全員のパスで{chips}</translation>
    </message>
    <message>
        <source>{chips} as a share of the pool</source>
        <translation>プールの分け前に{chips}</translation>
    </message>
    <message>
        <source>{chips} for a king turned</source>
        <translation>めくられたキングで{chips}</translation>
    </message>
    <message>
        <source>{chips} for a king shown</source>
        <translation>見せたキングで{chips}</translation>
    </message>
    <message>
        <source>{chips} for a king captured</source>
        <translation>捕まえたキングで{chips}</translation>
    </message>
    <message>
        <source>{chips} as the Man</source>
        <translation>オムとして{chips}</translation>
    </message>
    <message>
        <source>{chips} against the Man</source>
        <translation>オムに勝って{chips}</translation>
    </message>
    <message>
        <source>{chips} for the game without an exchange</source>
        <translation>交換なしで{chips}</translation>
    </message>
    <message>
        <source>game</source>
        <translation>勝負</translation>
    </message>
    <message>
        <source>You took fewer tricks than {winner} and pay for the loss.</source>
        <translation>{winner}より少なかったので、負けの分を払います。</translation>
    </message>
    <message>
        <source>{name} took fewer tricks than {winner} and pays for the loss.</source>
        <translation>{name}は{winner}より少なかったので、負けの分を払います。</translation>
    </message>
    <message>
        <source>You win the hand you took over and get a puesta; the pool stays.</source>
        <translation>引き継いだ手で勝ち、プエスタ一つ分を受け取ります。プールは残ります。</translation>
    </message>
    <message>
        <source>{name} wins the hand taken over and is paid a puesta; the pool stays.</source>
        <translation>{name}は引き継いだ手で勝ち、プエスタ一つ分を受け取ります。プールは残ります。</translation>
    </message>
    <message>
        <source>You gave the hand up: that is puesta.</source>
        <translation>降参しました。これはプエスタです。</translation>
    </message>
    <message>
        <source>{name} gave the hand up: that is puesta.</source>
        <translation>{name}は降参しました。これはプエスタです。</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}。</translation>
    </message>
    <message>
        <source>{payer:The} to you</source>
        <translation>{payer}からあなたへ</translation>
    </message>
    <message>
        <source>You to {payee:the}</source>
        <translation>あなたから{payee}へ</translation>
    </message>
    <message>
        <source>{payer:The} to {payee:the}</source>
        <translation>{payer}から{payee}へ</translation>
    </message>
    <message>
        <source>{chips} as ante, before the deal</source>
        <translation>{chips}：ディールの前のアンティ</translation>
    </message>
    <message>
        <source>You pay {payee:the} {chips}.</source>
        <translation>あなたは{payee}に{chips}を払いました。</translation>
    </message>
    <message>
        <source>{payer:The} pays you {chips}.</source>
        <translation>あなたは{payer}から{chips}を受け取りました。</translation>
    </message>
    <message>
        <source>{payer:The} pays {payee:the} {chips}.</source>
        <translation>{payee}は{payer}から{chips}を受け取りました。</translation>
    </message>
    <message>
        <source>{chips}: {parts}</source>
        <translation>{chips}：{parts}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>ゲームはあなたの勝ち</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>ゲームは{name}の勝ち</translation>
    </message>
    <message>
        <source>A tie: another deal decides</source>
        <translation>同点：もう1ディールで決めます</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>勝つための点</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Well chosen</source>
        <translation>よい選択</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>疑わしい</translation>
    </message>
    <message>
        <source>A bad choice</source>
        <translation>悪い選択</translation>
    </message>
    <message>
        <source>A blunder</source>
        <translation>大きな失敗</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>ディールを検討(&amp;V)</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>このディールを検討(&amp;V)</translation>
    </message>
    <message>
        <source>Stop the re&amp;view</source>
        <translation>検討を中止(&amp;V)</translation>
    </message>
    <message>
        <source>Go on with the re&amp;view</source>
        <translation>検討を続ける(&amp;V)</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>ここからもう一度試す</translation>
    </message>
    <message>
        <source>The decisions of the deal</source>
        <translation>ディールの選択</translation>
    </message>
    <message>
        <source>The hatching shows how far that is from even: green above, red below.</source>
        <translation>斜線は五分からの差です。上は緑、下は赤です。</translation>
    </message>
    <message>
        <source>The moves that mattered</source>
        <translation>勝負を分けた手</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>お見事</translation>
    </message>
    <message>
        <source>Left and Right go from one mark to the next.</source>
        <translation>左右の矢印で印から印へ移ります。</translation>
    </message>
    <message>
        <source>Reviewed: {judged} of {of} decisions</source>
        <translation>検討済み：選択{of}件のうち{judged}件</translation>
    </message>
    <message>
        <source>The review found no costly decision.</source>
        <translation>検討では、高くついた選択はありませんでした。</translation>
    </message>
    <message>
        <source>The review found {number:one # costly decision|other # costly decisions}.</source>
        <translation>検討では、高くついた選択が{number}件ありました。</translation>
    </message>
    <message>
        <source>Stopped after {judged} of {of} decisions.</source>
        <translation>選択{of}件のうち{judged}件で中止しました。</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <translation>よりよい：{action}。</translation>
    </message>
    <message>
        <source>You chose: {action}.</source>
        <translation>あなたの選択：{action}。</translation>
    </message>
    <message>
        <source>{name} chose: {action}.</source>
        <translation>{name}の選択：{action}。</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>すべてのカードを公開すると</translation>
    </message>
    <message>
        <source>The curve is the chance to win, as far as could be known. A dot is a costly choice, a diamond a good one.</source>
        <translation>線は、わかる範囲での勝つ見込みです。点は損な選択、ひし形はよい選択です。</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>そのプレイを見る</translation>
    </message>
    <message>
        <source>The expert in this seat</source>
        <translation>この席のエキスパート</translation>
    </message>
    <message>
        <source>{name}: chance to win</source>
        <translation>{name}：勝つ見込み</translation>
    </message>
    <message>
        <source>{name}: chance to win {percent}</source>
        <translation>{name}：勝つ見込み{percent}</translation>
    </message>
    <message>
        <source>Let the expert play your cards</source>
        <translation>自分の手札をエキスパートに任せる</translation>
    </message>
    <message>
        <source>Let the expert play the cards of {name}</source>
        <translation>{name}の手札をエキスパートに任せる</translation>
    </message>
    <message>
        <source>The expert is playing the deal…</source>
        <translation>エキスパートがディールを遊んでいます…</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>差が小さくて判断できない</translation>
    </message>
    <message>
        <source>The computer players stopped answering. You can go on with the review.</source>
        <translation>コンピューターのプレイヤーから返事がありません。検討は続けられます。</translation>
    </message>
    <message>
        <source>Nobody made a clear mistake, going by what each could see.</source>
        <translation>それぞれに見えていた範囲では、はっきりした間違いはありませんでした。</translation>
    </message>
    <message>
        <source>Luck and skill, in chips</source>
        <translation>運と腕（チップ）</translation>
    </message>
    <message>
        <source>Luck and skill, in points</source>
        <translation>運と腕（点）</translation>
    </message>
    <message>
        <source>Luck and skill, in stones</source>
        <translation>運と腕（石）</translation>
    </message>
    <message>
        <source>What a hand is worth is not known in this game. It counts with how the cards lay.</source>
        <translation>このゲームでは手札の価値がわかりません。カードの配置に含めて数えます。</translation>
    </message>
    <message>
        <source>The deal is not finished, so nothing can be told of luck and skill.</source>
        <translation>ディールが終わっていないため、運と腕についてはわかりません。</translation>
    </message>
    <message>
        <source>{settled} of {of} choices are sure; the others grow surer.</source>
        <translation>{of}のうち{settled}の選択は確かです。ほかも確かになります。</translation>
    </message>
    <message>
        <source>{grade}: it cost {cost}</source>
        <translation>{grade}：{cost}の損</translation>
    </message>
    <message>
        <source>From what could be seen, no choice is surely better than the others.</source>
        <translation>見えていた範囲では、ほかより確かに有利な選択はありません。</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>よりよい：{action}</translation>
    </message>
    <message>
        <source>A friend would tell {name}: {reason}</source>
        <translation>{name}にはこう言えます。{reason}</translation>
    </message>
    <message>
        <source>With it the chance is {best}, with the choice made {chosen}.</source>
        <translation>勝つ見込みは{best}、選んだほうでは{chosen}です。</translation>
    </message>
    <message>
        <source>{name}: {action}. It cost {cost}.</source>
        <translation>{name}：{action}。{cost}の損でした。</translation>
    </message>
    <message>
        <source>The cost is {cost}, give or take {error}.</source>
        <translation>損は{cost}、誤差は{error}ほどです。</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>勝つ見込み</translation>
    </message>
    <message>
        <source>The deal turned in the auction.</source>
        <translation>流れが変わったのはオークションです。</translation>
    </message>
    <message>
        <source>The deal turned with the trump.</source>
        <translation>流れが変わったのは切り札です。</translation>
    </message>
    <message>
        <source>The deal turned at the exchange.</source>
        <translation>流れが変わったのは交換です。</translation>
    </message>
    <message>
        <source>The deal turned in trick {number}.</source>
        <translation>流れが変わったのは第{number}トリックです。</translation>
    </message>
    <message>
        <source>Well done: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>お見事です：{action}。ほかはどれも{cost}以上の損でした。</translation>
    </message>
    <message>
        <source>Well done, {name}: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>{name}はお見事です：{action}。ほかはどれも{cost}以上の損でした。</translation>
    </message>
    <message>
        <source>Luck and skill of everybody</source>
        <translation>全員の運と腕</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>数字を見る</translation>
    </message>
    <message>
        <source>The average of all</source>
        <translation>全員の平均</translation>
    </message>
    <message>
        <source>Ante and pool</source>
        <translation>アンティとプール</translation>
    </message>
    <message>
        <source>The hand dealt</source>
        <translation>配られた手札</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>自分の選択</translation>
    </message>
    <message>
        <source>Choices of the others</source>
        <translation>ほかの人の選択</translation>
    </message>
    <message>
        <source>How the cards lay</source>
        <translation>カードの配置</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>won {amount}</source>
        <translation>{amount}の得</translation>
    </message>
    <message>
        <source>lost {amount}</source>
        <translation>{amount}の損</translation>
    </message>
    <message>
        <source>The hand dealt counts as what such a hand wins on average. Choices count as what they surely cost.</source>
        <translation>手札は、そうした手札が平均で得る数で数えます。選択は、確かに損した数で数えます。</translation>
    </message>
    <message>
        <source>If everybody saw all cards and played perfectly: {result}.</source>
        <translation>全員がすべてのカードを見て完璧にプレイした場合：{result}。</translation>
    </message>
    <message>
        <source>The expert with your cards</source>
        <translation>あなたの手札のエキスパート</translation>
    </message>
    <message>
        <source>The expert with the cards of {name}</source>
        <translation>{name}の手札のエキスパート</translation>
    </message>
    <message>
        <source>Each decision is judged by what its player could see at that moment.</source>
        <translation>どの選択も、その時そのプレイヤーに見えていたことから判定します。</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Learn it at the table: {lessons}</source>
        <translation>テーブルで学ぶ：{lessons}</translation>
    </message>
    <message>
        <source>So far, this page is in English only.</source>
        <translation>このページは、今のところ英語だけです。</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>このテーブルでは</translation>
    </message>
    <message>
        <source>instead of: {usual}</source>
        <translation>通常：{usual}</translation>
    </message>
    <message>
        <source>The rules of Ombre</source>
        <translation>オンブルのルール</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>検索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Nothing more is written about this game so far. It belongs to the family of Ombre, and this is Ombre itself:</source>
        <translation>このゲームについては、まだこれ以上書かれていません。オンブルの一種なので、オンブルそのものを次に説明します。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Found: {hits}</source>
        <translation>見つかりました：{hits}</translation>
    </message>
    <message>
        <source>“{words}” stands on no page of the rules. Try a shorter word, or part of one.</source>
        <translation>「{words}」はルールのどのページにもありません。もっと短い言葉か、その一部で試してください。</translation>
    </message>
    <message>
        <source>“{words}” in the rules</source>
        <translation>ルールの中の「{words}」</translation>
    </message>
    <message>
        <source>The table from above: 1 is you, and everything goes round to the right.</source>
        <translation>上から見たテーブル。1があなたで、すべて右へ回ります。</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The score of this sitting</source>
        <translation>この対局の得点</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>ディールをリプレイ(&amp;R)</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>コピー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>No deal has been played out yet.</source>
        <translation>まだ終わったディールはありません。</translation>
    </message>
    <message>
        <source>In chips: {standing}, and {pool} in the pool.</source>
        <translation>チップでは：{standing}、プール{pool}。</translation>
    </message>
    <message>
        <source>{standing} – {points:one # point wins|other # points win}.</source>
        <translation>{standing} – {points}点で勝ち。</translation>
    </message>
    <message>
        <source>{standing} – {name} has won the game.</source>
        <translation>{standing} – {name}がゲームに勝ちました。</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {pool} in the pool</source>
        <translation>第{number}ディール後：{standing}、プール{pool}</translation>
    </message>
    <message>
        <source>The evening is over</source>
        <translation>今夜はここまで</translation>
    </message>
    <message>
        <source>Every deal gets its line here, with what each of you won or lost.</source>
        <translation>ディールごとに、それぞれの得失がここに1行ずつ並びます。</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {table} on the table – all {stones} stones win.</source>
        <translation>第{number}ディール後：{standing}、テーブル{table} – 石{stones}個すべてで勝ち。</translation>
    </message>
    <message>
        <source>{standing} – {side} have won the game.</source>
        <translation>{standing} – {side}がゲームに勝ちました。</translation>
    </message>
    <message>
        <source>{name} {figure}</source>
        <translation>{name} {figure}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>切り札</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>{number}, with notes</source>
        <translation>{number}（メモあり）</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{played}: {result}</source>
        <translation>{played}：{result}</translation>
    </message>
    <message>
        <source>{game}, {trump}: {result}</source>
        <translation>{game}、{trump}：{result}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>bet</source>
        <translation>ベート</translation>
    </message>
    <message>
        <source>kruk</source>
        <translation>クルック</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>トゥー</translation>
    </message>
    <message>
        <source>tout missed</source>
        <translation>トゥー失敗</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>投げ</translation>
    </message>
    <message>
        <source>remise</source>
        <translation>ルミーズ</translation>
    </message>
    <message>
        <source>codillo</source>
        <translation>コディーリョ</translation>
    </message>
    <message>
        <source>bola</source>
        <translation>ボラ</translation>
    </message>
    <message>
        <source>bola missed</source>
        <translation>ボラ失敗</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>降参</translation>
    </message>
    <message>
        <source>llevada</source>
        <translation>リェバーダ</translation>
    </message>
    <message>
        <source>all eight</source>
        <translation>全8トリック</translation>
    </message>
    <message>
        <source>eight missed</source>
        <translation>全8トリック失敗</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>puesta</source>
        <translation>プエスタ</translation>
    </message>
    <message>
        <source>codille</source>
        <translation>コディーユ</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>ヴォル</translation>
    </message>
    <message>
        <source>vole missed</source>
        <translation>ヴォル失敗</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>降参</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>全員パス</translation>
    </message>
    <message>
        <source>the Man won</source>
        <translation>オムの勝ち</translation>
    </message>
    <message>
        <source>the Man lost</source>
        <translation>オムの負け</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>目標到達</translation>
    </message>
    <message>
        <source>contrabola</source>
        <translation>コントラボラ</translation>
    </message>
    <message>
        <source>contrabola missed</source>
        <translation>コントラボラ失敗</translation>
    </message>
    <message>
        <source>void</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>{ombre} with {ally}</source>
        <translation>{ombre}と{ally}</translation>
    </message>
    <message>
        <source>{column}: {part}</source>
        <translation>{column}：{part}</translation>
    </message>
    <message>
        <source>{first} {figure}, {second} {other}</source>
        <translation>{first}{figure}、{second}{other}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{word} ({meaning})</source>
        <translation>{word}（{meaning}）</translation>
    </message>
    <message>
        <source>the Man</source>
        <translation>オム</translation>
    </message>
    <message>
        <source>against the Man</source>
        <translation>オムの相手</translation>
    </message>
    <message>
        <source>speaks second</source>
        <translation>2番手</translation>
    </message>
    <message>
        <source>speaks third</source>
        <translation>3番手</translation>
    </message>
    <message>
        <source>speaks fourth</source>
        <translation>4番手</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>sits out (zángano)</source>
        <translation>休み（サンガノ）</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>休み</translation>
    </message>
    <message>
        <source>Ombre · {contract}</source>
        <translation>オンブル · {contract}</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>ディフェンダー</translation>
    </message>
    <message>
        <source>ally, in secret</source>
        <translation>秘密の味方</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>味方</translation>
    </message>
    <message>
        <source>friend or foe?</source>
        <translation>味方か敵か</translation>
    </message>
    <message>
        <source>Your ally!</source>
        <translation>味方です！</translation>
    </message>
    <message>
        <source>I deal</source>
        <translation>私が配ります</translation>
    </message>
    <message>
        <source>speaks first</source>
        <translation>1番手</translation>
    </message>
    <message>
        <source>{points} · {chips}</source>
        <translation>{points} · {chips}</translation>
    </message>
    <message>
        <source>Pool {chips}</source>
        <translation>プール {chips}</translation>
    </message>
    <message>
        <source>{card:Name}!</source>
        <translation>{card}！</translation>
    </message>
    <message>
        <source>I keep my cards</source>
        <translation>交換しません</translation>
    </message>
    <message>
        <source>I draw {number}</source>
        <translation>{number}枚引きます</translation>
    </message>
    <message>
        <source>{state}; key {key}</source>
        <translation>{state}、キー{key}</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>キー{key}</translation>
    </message>
    <message>
        <source>on the heap, to be thrown</source>
        <translation>捨てる山の上</translation>
    </message>
    <message>
        <source>raised; choose it again to play it</source>
        <translation>上げてある。もう一度選ぶと出す</translation>
    </message>
    <message>
        <source>just drawn; may be played</source>
        <translation>引いたばかり、出せる</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>引いたばかり</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>出せる</translation>
    </message>
</context>
<context>
    <name>SecondTry</name>
    <message>
        <source>Your second try</source>
        <translation>二度目の選択</translation>
    </message>
    <message>
        <source>Comparing it with your first choice…</source>
        <translation>最初の選択と比べています…</translation>
    </message>
    <message>
        <source>That is what you chose the first time.</source>
        <translation>最初と同じ選択です。</translation>
    </message>
    <message>
        <source>That is better.</source>
        <translation>このほうが得です。</translation>
    </message>
    <message>
        <source>About the same.</source>
        <translation>ほぼ同じです。</translation>
    </message>
    <message>
        <source>The first was better.</source>
        <translation>最初のほうが得でした。</translation>
    </message>
    <message>
        <source>It is hard to say which is better.</source>
        <translation>どちらが得か、はっきりしません。</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>リプレイに戻る</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>結果に戻る</translation>
    </message>
    <message>
        <source>Choose again. The first time it was “{action}”.</source>
        <translation>もう一度選んでください。最初は「{action}」でした。</translation>
    </message>
    <message>
        <source>Your chance to win is {now}; before it was {before}.</source>
        <translation>勝つ見込みは{now}です。前は{before}でした。</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>省略</translation>
    </message>
    <message>
        <source>All is well: nothing failed in {count} checks.</source>
        <translation>すべて正常です。{count}件の検査に失敗はありません。</translation>
    </message>
    <message>
        <source>Something is wrong with this copy of Ombre; the lines above say what.</source>
        <translation>このオンブルには問題があります。上の行をご覧ください。</translation>
    </message>
    <message>
        <source>The report could not be written to {path}: {reason}.</source>
        <translation>報告を{path}に書き込めませんでした：{reason}。</translation>
    </message>
    <message>
        <source>The self-test needs room for temporary files. Set TMPDIR (on Windows TEMP) to a folder that can be written to: {reason}.</source>
        <translation>自己診断には一時ファイルの場所が必要です。TMPDIR（WindowsではTEMP）に書き込めるフォルダーを設定してください：{reason}。</translation>
    </message>
</context>
<context>
    <name>SetDeals</name>
    <message>
        <source>Set deals</source>
        <translation>作戦のディール</translation>
    </message>
    <message>
        <source>The others see every card, and only the right plan wins.</source>
        <translation>ほかの人には全部のカードが見えます。正しい作戦だけが勝ちます。</translation>
    </message>
    <message>
        <source>There is no hint in a set deal. Find the plan.</source>
        <translation>作戦のディールにはヒントがありません。作戦を見つけてください。</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>次のディール</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>作戦</translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>勝ちました。</translation>
    </message>
    <message>
        <source>Not won this time.</source>
        <translation>今回は勝てませんでした。</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>ディールは終わっています。</translation>
    </message>
    <message>
        <source>The others see every card and play against you.</source>
        <translation>ほかの人は全部のカードを見て、あなたの相手をします。</translation>
    </message>
    <message>
        <source>The others see every card. Your side helps you, the other side does not.</source>
        <translation>ほかの人には全部のカードが見えます。あなたの側は助け、相手の側は助けません。</translation>
    </message>
    <message>
        <source>You are the Ombre. Win this game.</source>
        <translation>あなたがオンブルです。この勝負に勝ってください。</translation>
    </message>
    <message>
        <source>You play against the Ombre. Stop the Ombre.</source>
        <translation>相手がオンブルです。オンブルを止めてください。</translation>
    </message>
    <message>
        <source>Your side plays. Win this game.</source>
        <translation>あなたの側の勝負です。この勝負に勝ってください。</translation>
    </message>
    <message>
        <source>The other side plays. Stop them.</source>
        <translation>相手の側の勝負です。相手を止めてください。</translation>
    </message>
    <message>
        <source>You are the Man. Win this game.</source>
        <translation>あなたがオムです。この勝負に勝ってください。</translation>
    </message>
    <message>
        <source>You play against the Man. Stop the Man.</source>
        <translation>相手がオムです。オムを止めてください。</translation>
    </message>
    <message>
        <source>You are with the Ombre. Win this game.</source>
        <translation>あなたはオンブルの味方です。この勝負に勝ってください。</translation>
    </message>
    <message>
        <source>Trick {trick}: {played:the} let the win go. {kept:The} kept it.</source>
        <translation>第{trick}トリック：{played}で勝ちを逃しました。{kept}なら勝てました。</translation>
    </message>
    <message>
        <source>It could still be won when you gave up, with {kept:the}.</source>
        <translation>やめた時は、{kept}でまだ勝てました。</translation>
    </message>
    <message>
        <source>The plan: {cards}.</source>
        <translation>作戦：{cards}。</translation>
    </message>
    <message>
        <source>Set deals, {game}, {left} to go</source>
        <translation>作戦のディール、{game}、残り{left}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Each player stakes {chips}</source>
        <translation>各自{chips}チップを出す</translation>
    </message>
    <message>
        <source>{price} {stones}</source>
        <translation>{price} {stones}</translation>
    </message>
    <message>
        <source>{value} (usual)</source>
        <translation>{value}（通常）</translation>
    </message>
    <message>
        <source>“{setting}” is “{value}”</source>
        <translation>「{setting}」が「{value}」</translation>
    </message>
    <message>
        <source>This has no effect while {conditions}.</source>
        <translation>{conditions}の間は効果がありません。</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>最初のディーラー</translation>
    </message>
    <message>
        <source>How the sitting finds who deals first.</source>
        <translation>対局の最初のディーラーを決める方法。</translation>
    </message>
    <message>
        <source>Each draws a card, the highest deals</source>
        <translation>全員が引き、いちばん強いカードの人が配る</translation>
    </message>
    <message>
        <source>Cards are dealt face up, the first black ace deals</source>
        <translation>表にして配り、最初の黒のエースの人が配る</translation>
    </message>
    <message>
        <source>Chance decides, without cards</source>
        <translation>カードを使わず偶然に任せる</translation>
    </message>
    <message>
        <source>A card of each suit is drawn, spades (espadas) deals</source>
        <translation>各スートから1枚ずつ引き、スペード（エスパーダ）の人が配る</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>アンティ</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them. A lost game costs as many for each player, unless the bid decides that.</source>
        <translation>各ディールの前にプールに出すチップと、出す人。ビッドで決まらなければ、負けたときも一人当たり同じ額です。</translation>
    </message>
    <message>
        <source>The dealer stakes 5</source>
        <translation>ディーラーが5を出す</translation>
    </message>
    <message>
        <source>Each player stakes 5</source>
        <translation>各自5を出す</translation>
    </message>
    <message>
        <source>Each player stakes 3</source>
        <translation>各自3を出す</translation>
    </message>
    <message>
        <source>Each player stakes 2</source>
        <translation>各自2を出す</translation>
    </message>
    <message>
        <source>Each player stakes 1</source>
        <translation>各自1を出す</translation>
    </message>
    <message>
        <source>The dealer stakes 4</source>
        <translation>ディーラーが4を出す</translation>
    </message>
    <message>
        <source>Each player stakes 4</source>
        <translation>各自4を出す</translation>
    </message>
    <message>
        <source>The dealer stakes 1</source>
        <translation>ディーラーが1を出す</translation>
    </message>
    <message>
        <source>Nobody stakes anything</source>
        <translation>誰も出さない</translation>
    </message>
    <message>
        <source>Each player stakes 1, and the dealer 10 besides</source>
        <translation>各自1を出し、ディーラーはさらに10</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>全員がパスしたとき</translation>
    </message>
    <message>
        <source>Whether the next player deals, there is a second round, or somebody must play.</source>
        <translation>次の人が配るか、二巡目があるか、誰かがプレイしなければならないか。</translation>
    </message>
    <message>
        <source>Deal again, nobody pays</source>
        <translation>配り直し、誰も払わない</translation>
    </message>
    <message>
        <source>Deal again, each adds a chip to the pool</source>
        <translation>配り直し、各自プールに1を足す</translation>
    </message>
    <message>
        <source>A second round, for low bids</source>
        <translation>低いビッドの二巡目</translation>
    </message>
    <message>
        <source>Who holds spadille must play</source>
        <translation>スパディーユの持ち主がプレイする</translation>
    </message>
    <message>
        <source>Who holds spadille must play an entrada</source>
        <translation>スパディーユの持ち主がエントラーダをする</translation>
    </message>
    <message>
        <source>Forehand may play kasko, with a new hand</source>
        <translation>1番手が新しい手札でカスコをできる</translation>
    </message>
    <message>
        <source>Who holds spadille (♣Q) must play a Grossfrage</source>
        <translation>スパディーユ（♣Q）を持つ人がグロースフラーゲをする</translation>
    </message>
    <message>
        <source>Holding a bid</source>
        <translation>ビッドのホールド</translation>
    </message>
    <message>
        <source>Who may bid as high as the highest bid, after bidding lower before.</source>
        <translation>一度低くビッドした後、いちばん高いビッドと同じ高さをビッドできる人。</translation>
    </message>
    <message>
        <source>Only one who speaks earlier than its bidder</source>
        <translation>そのビッドの人より先に発言する人だけ</translation>
    </message>
    <message>
        <source>Anyone who has bid lower</source>
        <translation>低くビッドした人なら誰でも</translation>
    </message>
    <message>
        <source>Nobody, every bid must go higher</source>
        <translation>誰もできず、必ず高くする</translation>
    </message>
    <message>
        <source>The order of bidding</source>
        <translation>ビッドの順番</translation>
    </message>
    <message>
        <source>Whether all bid in turn, or two settle it before the next one speaks.</source>
        <translation>全員が順にビッドするか、二人で決めてから次の人が加わるか。</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>順に回る</translation>
    </message>
    <message>
        <source>Two at a time: the one who is left meets the next player</source>
        <translation>二人ずつ：残った人が次の人と競う</translation>
    </message>
    <message>
        <source>The turned card of a vuelta</source>
        <translation>ブエルタのめくったカード</translation>
    </message>
    <message>
        <source>Whether the Ombre must take the card that made trump into their hand.</source>
        <translation>切り札を決めたカードを、オンブルが手に取らなければならないか。</translation>
    </message>
    <message>
        <source>They must take the card</source>
        <translation>カードを取らなければならない</translation>
    </message>
    <message>
        <source>They may leave it on the talon</source>
        <translation>山札に残してもよい</translation>
    </message>
    <message>
        <source>A black ace is turned</source>
        <translation>黒のエースがめくれたら</translation>
    </message>
    <message>
        <source>Which suit is trump when a vuelta turns spadille or basto.</source>
        <translation>ブエルタでスパディーユかバストがめくれたとき、どのスートが切り札か。</translation>
    </message>
    <message>
        <source>The suit printed on the ace</source>
        <translation>エースに描かれたスート</translation>
    </message>
    <message>
        <source>The Ombre names any suit</source>
        <translation>オンブルが自由に決める</translation>
    </message>
    <message>
        <source>The Ombre&apos;s draw</source>
        <translation>オンブルの交換</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a vuelta.</source>
        <translation>エントラーダとブエルタでオンブルが交換できる最大の枚数。</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>手札全部</translation>
    </message>
    <message>
        <source>Eight cards</source>
        <translation>8枚</translation>
    </message>
    <message>
        <source>The first defender&apos;s draw</source>
        <translation>最初のディフェンダーの交換</translation>
    </message>
    <message>
        <source>The most cards for the first defender; the second has what is left.</source>
        <translation>最初のディフェンダーの最大の枚数。二人目は残りから引く。</translation>
    </message>
    <message>
        <source>All but five, unless they hold a matador</source>
        <translation>マタドールがなければ、5枚を残してすべて</translation>
    </message>
    <message>
        <source>Which defender draws first</source>
        <translation>先に引くディフェンダー</translation>
    </message>
    <message>
        <source>Whether the defender at the Ombre&apos;s right may let the other exchange first.</source>
        <translation>オンブルの右のディフェンダーが、もう一人に先に交換させてもよいか。</translation>
    </message>
    <message>
        <source>The right-hand one, unless they yield</source>
        <translation>譲らなければ右の人</translation>
    </message>
    <message>
        <source>Always the right-hand one</source>
        <translation>いつも右の人</translation>
    </message>
    <message>
        <source>The rest of the talon</source>
        <translation>山札の残り</translation>
    </message>
    <message>
        <source>Whether the cards that nobody drew are seen before the first trick.</source>
        <translation>誰も引かなかったカードを、最初のトリックの前に見るか。</translation>
    </message>
    <message>
        <source>It stays face down</source>
        <translation>伏せたまま</translation>
    </message>
    <message>
        <source>It is shown to all</source>
        <translation>全員に見せる</translation>
    </message>
    <message>
        <source>The dealer may show it to all</source>
        <translation>ディーラーは全員に見せてもよい</translation>
    </message>
    <message>
        <source>When nobody bids low either</source>
        <translation>低いビッドもないとき</translation>
    </message>
    <message>
        <source>What follows a second round in which all have passed again.</source>
        <translation>二巡目も全員がパスした後のこと。</translation>
    </message>
    <message>
        <source>The low bids</source>
        <translation>低いビッド</translation>
    </message>
    <message>
        <source>What may be bid in a second round.</source>
        <translation>二巡目でできるビッド。</translation>
    </message>
    <message>
        <source>All three</source>
        <translation>三つとも</translation>
    </message>
    <message>
        <source>Voltereta and gascarola</source>
        <translation>ボルテレータとガスカローラ</translation>
    </message>
    <message>
        <source>Voltereta and contrabola</source>
        <translation>ボルテレータとコントラボラ</translation>
    </message>
    <message>
        <source>Gascarola and contrabola</source>
        <translation>ガスカローラとコントラボラ</translation>
    </message>
    <message>
        <source>Voltereta alone</source>
        <translation>ボルテレータだけ</translation>
    </message>
    <message>
        <source>Gascarola alone</source>
        <translation>ガスカローラだけ</translation>
    </message>
    <message>
        <source>Contrabola alone</source>
        <translation>コントラボラだけ</translation>
    </message>
    <message>
        <source>The order of the low bids</source>
        <translation>低いビッドの順位</translation>
    </message>
    <message>
        <source>Whether a low bid can be overcalled.</source>
        <translation>低いビッドに、より高いビッドで勝てるか。</translation>
    </message>
    <message>
        <source>The first to bid has the game</source>
        <translation>最初にビッドした人が行う</translation>
    </message>
    <message>
        <source>Gascarola, voltereta, contrabola: a higher one wins</source>
        <translation>ガスカローラ、ボルテレータ、コントラボラの順に高い</translation>
    </message>
    <message>
        <source>The draw in a voltereta</source>
        <translation>ボルテレータの引く枚数</translation>
    </message>
    <message>
        <source>The most cards that the Ombre of a voltereta draws.</source>
        <translation>ボルテレータでオンブルが引く最大の枚数。</translation>
    </message>
    <message>
        <source>Five, the turned card among them</source>
        <translation>めくったカードを含めて5枚</translation>
    </message>
    <message>
        <source>Five, and the turned card besides</source>
        <translation>めくったカードのほかに5枚</translation>
    </message>
    <message>
        <source>The choice in a gascarola</source>
        <translation>ガスカローラの選び方</translation>
    </message>
    <message>
        <source>Whether the Ombre sees the eight cards before keeping one.</source>
        <translation>オンブルが、8枚を見てから残す1枚を選ぶか。</translation>
    </message>
    <message>
        <source>They look at the cards first</source>
        <translation>見てから選ぶ</translation>
    </message>
    <message>
        <source>They choose before they see any</source>
        <translation>見る前に選ぶ</translation>
    </message>
    <message>
        <source>The card kept in a gascarola</source>
        <translation>ガスカローラで残すカード</translation>
    </message>
    <message>
        <source>Which card of their own the Ombre may keep beside the talon&apos;s eight.</source>
        <translation>山札の8枚のほかに、オンブルが自分の手から残せるカード。</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>どのカードでも</translation>
    </message>
    <message>
        <source>Only spadille or basto</source>
        <translation>スパディーユかバストだけ</translation>
    </message>
    <message>
        <source>Throwing a gascarola in</source>
        <translation>ガスカローラを投げる</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before naming the trump.</source>
        <translation>切り札を決める前に、オンブルがやめてもよいか。</translation>
    </message>
    <message>
        <source>When contrabola is bid</source>
        <translation>コントラボラの時期</translation>
    </message>
    <message>
        <source>Whether the game without a trick is a low bid or an ordinary one.</source>
        <translation>トリックを取らない勝負が、低いビッドか、ふつうのビッドか。</translation>
    </message>
    <message>
        <source>In the second round</source>
        <translation>二巡目で</translation>
    </message>
    <message>
        <source>In the auction, above entrada</source>
        <translation>オークションで、エントラーダの上</translation>
    </message>
    <message>
        <source>Basto forces too</source>
        <translation>バストの強制</translation>
    </message>
    <message>
        <source>Whether somebody must play although spadille lies in the talon: who holds basto.</source>
        <translation>スパディーユが山札にあっても、バストの持ち主がプレイしなければならないか。</translation>
    </message>
    <message>
        <source>No, the cards are dealt again</source>
        <translation>いいえ、配り直し</translation>
    </message>
    <message>
        <source>Trump in a forced game</source>
        <translation>強制のときの切り札</translation>
    </message>
    <message>
        <source>Whether a player who is forced to play names trumps before the draw.</source>
        <translation>強制されたプレイヤーが、引く前に切り札を決めるかどうか。</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>引いた後</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>引く前</translation>
    </message>
    <message>
        <source>The tariff</source>
        <translation>料金表</translation>
    </message>
    <message>
        <source>What each game is worth: won, tied (bet) or lost (kruk). Each tariff&apos;s prices stand below.</source>
        <translation>勝ち、引き分け（ベート）、負け（クルック）のときの各ゲームの料金です。それぞれの料金表の金額は下にあります。</translation>
    </message>
    <message>
        <source>The Danish union’s, from and to each opponent</source>
        <translation>デンマーク連盟、相手の一人一人と払い合う</translation>
    </message>
    <message>
        <source>Rasle, from and to each; each more trick of a købe-nolo costs 1</source>
        <translation>ラスレ、各自と払い合う。ケーベ・ノロは1トリック増えるごとに1</translation>
    </message>
    <message>
        <source>Pott, from and into a pool that is filled with 4 each</source>
        <translation>ポット、各自4を入れるプールと払い合う</translation>
    </message>
    <message>
        <source>The order of the bids</source>
        <translation>ビッドの順位</translation>
    </message>
    <message>
        <source>Whether købe-nolo is as high as tourné, or higher.</source>
        <translation>ケーベ・ノロがトゥルネと同じ高さか、それより高いか。</translation>
    </message>
    <message>
        <source>As high, as in Denmark</source>
        <translation>同じ高さ（デンマーク）</translation>
    </message>
    <message>
        <source>Higher, as in Iceland</source>
        <translation>より高い（アイスランド）</translation>
    </message>
    <message>
        <source>The lowest bid first</source>
        <translation>最低のビッドから</translation>
    </message>
    <message>
        <source>Whether a player may skip spil, or solo, and begin with a higher bid. The higher ones are bedre, tourné, købe-nolo, respekt, and for solo, solo spar.</source>
        <translation>スピルやソロを飛ばして、より高いビッドから始めてよいか。高いのはベドレ、トゥルネ、ケーベ・ノロ、レスペクト、ソロにはソロ・スパーです。</translation>
    </message>
    <message>
        <source>No, spil and solo come first</source>
        <translation>いいえ、まずスピルとソロ</translation>
    </message>
    <message>
        <source>Yes, any bid that is high enough</source>
        <translation>はい、高さが足りればどれでも</translation>
    </message>
    <message>
        <source>Holding with another game</source>
        <translation>別の勝負でホールド</translation>
    </message>
    <message>
        <source>Whether an earlier player may hold a bid with another, equally high game.</source>
        <translation>先の人が、同じ高さの別の勝負でビッドをホールドできるか。</translation>
    </message>
    <message>
        <source>With any game of the same height</source>
        <translation>同じ高さのどの勝負でも</translation>
    </message>
    <message>
        <source>Only with the same game</source>
        <translation>同じ勝負だけ</translation>
    </message>
    <message>
        <source>The choice after the auction</source>
        <translation>オークション後の選択</translation>
    </message>
    <message>
        <source>Whether only a winner with spil may change the game, or with bedre too.</source>
        <translation>別の勝負に変えられるのがスピルで勝った人だけか、ベドレの人もか。</translation>
    </message>
    <message>
        <source>Only after spil; others play what they bid</source>
        <translation>スピルの後だけ、ほかはビッドのとおり</translation>
    </message>
    <message>
        <source>Up to købe-nolo, any game that is not lower</source>
        <translation>ケーベ・ノロまで、低くない勝負なら何でも</translation>
    </message>
    <message>
        <source>A solo in spades (espadas)</source>
        <translation>スペード（エスパーダ）のソロ</translation>
    </message>
    <message>
        <source>How a solo is paid whose player names that suit as trumps.</source>
        <translation>そのスートを切り札にしたソロの支払い。</translation>
    </message>
    <message>
        <source>As solo spar</source>
        <translation>ソロ・スパーとして</translation>
    </message>
    <message>
        <source>As any other solo</source>
        <translation>ほかのソロと同じ</translation>
    </message>
    <message>
        <source>A black ace is turned for trumps</source>
        <translation>切り札に黒のエースがめくれたら</translation>
    </message>
    <message>
        <source>Which suit is trump when a tourné turns spadille or basto.</source>
        <translation>トゥルネでスパディーユかバストがめくれたとき、どのスートが切り札か。</translation>
    </message>
    <message>
        <source>Several nolos at once</source>
        <translation>同時に複数のノロ</translation>
    </message>
    <message>
        <source>Whether others may play the Ombre’s købe-nolo or ren nolo too, each for themselves.</source>
        <translation>オンブルのケーベ・ノロやレン・ノロを、ほかの人もそれぞれプレイできるかどうか。</translation>
    </message>
    <message>
        <source>Only the Ombre plays it</source>
        <translation>オンブルだけがプレイする</translation>
    </message>
    <message>
        <source>Others may play it too</source>
        <translation>ほかの人もプレイできる</translation>
    </message>
    <message>
        <source>Throwing the hand in</source>
        <translation>手札を投げる</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up after the exchange, for the price of bet.</source>
        <translation>オンブルが、交換の後にベートの額でやめてもよいか。</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>トゥー</translation>
    </message>
    <message>
        <source>Whether the Ombre may go from five tricks to nine, for a chip more.</source>
        <translation>オンブルが5トリックから9トリックをねらえるか。1チップ増えます。</translation>
    </message>
    <message>
        <source>Further games</source>
        <translation>そのほかの勝負</translation>
    </message>
    <message>
        <source>Whether grand may be bid, with the two black aces as the only trumps.</source>
        <translation>黒のエース2枚だけが切り札のグランをビッドできるか。</translation>
    </message>
    <message>
        <source>None but those of the union</source>
        <translation>連盟のもの以外はなし</translation>
    </message>
    <message>
        <source>Grand, above respekt</source>
        <translation>グラン、レスペクトの上</translation>
    </message>
    <message>
        <source>Whoever sits out settles too</source>
        <translation>休みの人も精算する</translation>
    </message>
    <message>
        <source>Whether the fourth player pays and is paid like a defender.</source>
        <translation>四人目が、ディフェンダーと同じように払い、受け取るか。</translation>
    </message>
    <message>
        <source>The most that a købe-nolo costs</source>
        <translation>ケーベ・ノロの上限</translation>
    </message>
    <message>
        <source>By the tariff Rasle, the most that anybody is paid for the tricks.</source>
        <translation>料金表ラスレで、トリックに対して一人に払う額の上限。</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>4 chips</source>
        <translation>4チップ</translation>
    </message>
    <message>
        <source>5 chips</source>
        <translation>5チップ</translation>
    </message>
    <message>
        <source>6 chips</source>
        <translation>6チップ</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the first is asked again, for kasko.</source>
        <translation>次の人が配るか、最初の人がもう一度カスコを尋ねられるか。</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them.</source>
        <translation>各ディールの前にプールに出すチップと、出す人。</translation>
    </message>
    <message>
        <source>The exchange after bidding the vole</source>
        <translation>ヴォルのビッド後の交換</translation>
    </message>
    <message>
        <source>Whether an Ombre who has bid all the tricks may still exchange cards.</source>
        <translation>全トリックをビッドしたオンブルが、それでも交換してよいか。</translation>
    </message>
    <message>
        <source>They may, as when they bid to play</source>
        <translation>プレイのビッドと同じように交換する</translation>
    </message>
    <message>
        <source>They play the cards they were dealt</source>
        <translation>配られたカードで遊ぶ</translation>
    </message>
    <message>
        <source>The suit taken out</source>
        <translation>抜くスート</translation>
    </message>
    <message>
        <source>Which red suit is left out of the pack; it cannot be trump.</source>
        <translation>どの赤のスートを抜くか。そのスートは切り札になりません。</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>ハート（コパ）</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>ダイヤ（オロ）</translation>
    </message>
    <message>
        <source>The favour suit</source>
        <translation>優遇スート</translation>
    </message>
    <message>
        <source>The palo de favor: a bid in it beats the same bid in another. It is also worth more.</source>
        <translation>palo de favor：このスートのビッドは、ほかのスートの同じビッドに勝ちます。得点も上がります。</translation>
    </message>
    <message>
        <source>The price of the favour suit</source>
        <translation>優遇スートの額</translation>
    </message>
    <message>
        <source>How many times the value a game in the favour suit is worth.</source>
        <translation>優遇スートの勝負が、元の値の何倍になるか。</translation>
    </message>
    <message>
        <source>Twice the value</source>
        <translation>二倍</translation>
    </message>
    <message>
        <source>No more than others</source>
        <translation>ほかと同じ</translation>
    </message>
    <message>
        <source>Three times the value</source>
        <translation>三倍</translation>
    </message>
    <message>
        <source>Naming the favour suit</source>
        <translation>優遇スートを選ぶ</translation>
    </message>
    <message>
        <source>Whether a plain bid is paid more if it then names the favour suit.</source>
        <translation>ふつうのビッドの後で優遇スートを切り札にしたとき、支払いが上がるか。</translation>
    </message>
    <message>
        <source>It is paid as such</source>
        <translation>優遇として払う</translation>
    </message>
    <message>
        <source>It is paid as it was bid</source>
        <translation>ビッドのとおりに払う</translation>
    </message>
    <message>
        <source>Turning the favour suit</source>
        <translation>優遇スートをめくる</translation>
    </message>
    <message>
        <source>Whether a turned game is worth more when the favour suit is turned.</source>
        <translation>優遇スートがめくられたとき、勝負の値が上がるか。</translation>
    </message>
    <message>
        <source>It is worth more</source>
        <translation>上がる</translation>
    </message>
    <message>
        <source>It is worth the same</source>
        <translation>変わらない</translation>
    </message>
    <message>
        <source>The pool at codillo</source>
        <translation>コディーリョのプール</translation>
    </message>
    <message>
        <source>Llana, plain: 1, 2 and 3 chips</source>
        <translation>リャナ（簡単）：1、2、3チップ</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <translation>コントラボラ</translation>
    </message>
    <message>
        <source>Whether the last player may offer to lose every trick, without trumps. All others must have passed.</source>
        <translation>最後の人が、切り札なしで全トリックを失う勝負をできるか。ほかの全員がパスしたときに限ります。</translation>
    </message>
    <message>
        <source>The last player may say it instead of passing</source>
        <translation>最後の人はパスの代わりに言える</translation>
    </message>
    <message>
        <source>By which list of prices a deal is paid.</source>
        <translation>ディールの支払いに使う料金表。</translation>
    </message>
    <message>
        <source>As in Renegado: 5, 7 and 15 chips</source>
        <translation>レネガードのとおり：5、7、15チップ</translation>
    </message>
    <message>
        <source>For points, to twelve, without chips</source>
        <translation>点で十二まで、チップなし</translation>
    </message>
    <message>
        <source>The first bid</source>
        <translation>最初のビッド</translation>
    </message>
    <message>
        <source>Whether the auction may begin with a bid in oros.</source>
        <translation>オークションをオロのビッドから始めてよいか。</translation>
    </message>
    <message>
        <source>Only with entrada, volteo or solo</source>
        <translation>エントラーダ、ボルテオ、ソロだけ</translation>
    </message>
    <message>
        <source>With any bid</source>
        <translation>どのビッドでも</translation>
    </message>
    <message>
        <source>The draw after oros</source>
        <translation>オロの交換</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after a bid of oros.</source>
        <translation>オロのビッドでオンブルが交換できる最大の枚数。</translation>
    </message>
    <message>
        <source>Six cards</source>
        <translation>6枚</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the holder of spadille must play an entrada.</source>
        <translation>次の人が配るか、スパディーユの持ち主がエントラーダをしなければならないか。</translation>
    </message>
    <message>
        <source>Turning up oros</source>
        <translation>オロをめくる</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a volteo.</source>
        <translation>エントラーダとボルテオでオンブルが交換できる最大の枚数。</translation>
    </message>
    <message>
        <source>Surrendering a volteo</source>
        <translation>ボルテオの降参</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a volteo is given up.</source>
        <translation>ボルテオをやめるとき、ディフェンダーの意見を聞くか。</translation>
    </message>
    <message>
        <source>Payment for matadors</source>
        <translation>マタドールの支払い</translation>
    </message>
    <message>
        <source>For which run of top trumps the Ombre is paid at once.</source>
        <translation>オンブルがすぐに支払いを受ける、最強の切り札の続き。</translation>
    </message>
    <message>
        <source>Three or more that they hold</source>
        <translation>手にある3枚以上</translation>
    </message>
    <message>
        <source>Three or more that they hold, or that they lack</source>
        <translation>手にある、または手にない3枚以上</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>休む人</translation>
    </message>
    <message>
        <source>Which of the four does not play a deal, but is paid and pays.</source>
        <translation>四人のうち、ディールを休み、それでも払い、受け取る人。</translation>
    </message>
    <message>
        <source>The player opposite the dealer</source>
        <translation>ディーラーの正面の人</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left</source>
        <translation>ディーラーの左の人</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>The talon when three pass</source>
        <translation>三人がパスしたときの山札</translation>
    </message>
    <message>
        <source>Whether the player who sits out must take it and play against three.</source>
        <translation>休みの人が、それを取って三人と戦わなければならないか。</translation>
    </message>
    <message>
        <source>They must take the talon</source>
        <translation>山札を取らなければならない</translation>
    </message>
    <message>
        <source>They may leave it: then all have passed</source>
        <translation>取らなくてもよい。そのときは全員のパス</translation>
    </message>
    <message>
        <source>Remise of five at the table</source>
        <translation>五人のルミーズ</translation>
    </message>
    <message>
        <source>With how many tricks the side of the Ombre only pays the pool.</source>
        <translation>オンブルの側が、プールだけを払うことになるトリック数。</translation>
    </message>
    <message>
        <source>With four; three or fewer are codille</source>
        <translation>4トリック。3トリック以下はコディーユ</translation>
    </message>
    <message>
        <source>With three as well, as Wikipedia has it; two or fewer are codille</source>
        <translation>3トリックも。Wikipediaのとおり、2トリック以下はコディーユ</translation>
    </message>
    <message>
        <source>When four have passed</source>
        <translation>四人がパスしたとき</translation>
    </message>
    <message>
        <source>What the fifth player does when nobody has bid before.</source>
        <translation>前に誰もビッドしていないとき、五人目がすること。</translation>
    </message>
    <message>
        <source>A fifth who passes too must play and call a king</source>
        <translation>五人目もパスしたら、キングを指名してプレイする</translation>
    </message>
    <message>
        <source>The fifth may play a solo; else the cards are dealt again</source>
        <translation>五人目はソロができる。しなければ配り直し</translation>
    </message>
    <message>
        <source>The fifth may pass too; the cards are dealt again</source>
        <translation>五人目もパスできる。配り直し</translation>
    </message>
    <message>
        <source>Extra payments</source>
        <translation>追加の支払い</translation>
    </message>
    <message>
        <source>What each opponent pays to an Ombre whose side wins, besides the pool.</source>
        <translation>勝ったオンブルの側に、プールのほかに相手の一人一人が払うもの。</translation>
    </message>
    <message>
        <source>Nothing; the pool is all</source>
        <translation>なし、プールだけ</translation>
    </message>
    <message>
        <source>Two chips for solo, matadors, or all tricks; odd ones to the best trump</source>
        <translation>ソロ、マタドール、全トリックで各2チップ。余りは最強の切り札の人へ</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>勝つための点</translation>
    </message>
    <message>
        <source>How many points end the game: 5 by tradition, or 7, or any number.</source>
        <translation>ゲームが終わる点。伝統は5、または7、あるいは任意の数。</translation>
    </message>
    <message>
        <source>5 points</source>
        <translation>5点</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7点</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Whether a deal is played to its end once somebody has the points.</source>
        <translation>点に達した人がいても、ディールを最後まで遊ぶか。</translation>
    </message>
    <message>
        <source>After the deal, the highest score wins</source>
        <translation>ディールの後、得点の高い人の勝ち</translation>
    </message>
    <message>
        <source>At once, in the middle of a trick</source>
        <translation>トリックの途中でもすぐに</translation>
    </message>
    <message>
        <source>Hard score</source>
        <translation>厳しい得点</translation>
    </message>
    <message>
        <source>Whether each stakes a chip a deal, which the winning Man takes.</source>
        <translation>ディールごとに各自1チップを出し、勝ったオムが取るか。</translation>
    </message>
    <message>
        <source>A remise, paid into the pool</source>
        <translation>ルミーズとしてプールに払う</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after bidding to play.</source>
        <translation>プレイをビッドしたオンブルが交換できる最大の枚数。</translation>
    </message>
    <message>
        <source>What is paid for a hand taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>引き継いだ手の支払い。スペインではプールは残り、勝った人は降参した人からプエスタ一つ分を得ます。</translation>
    </message>
    <message>
        <source>Whether losing without exchange costs more than losing with one.</source>
        <translation>交換なしの負けが、交換したときの負けより高いか。</translation>
    </message>
    <message>
        <source>5 or 15 for each player, as the bid is worth</source>
        <translation>ビッドにより一人当たり5か15</translation>
    </message>
    <message>
        <source>Whether the other player has a say when a vuelta is given up.</source>
        <translation>ブエルタをやめるとき、もう一人の意見を聞くか。</translation>
    </message>
    <message>
        <source>The other player must accept</source>
        <translation>もう一人の承諾が必要</translation>
    </message>
    <message>
        <source>The other player takes it</source>
        <translation>もう一人が引き継ぐ</translation>
    </message>
    <message>
        <source>When the talon is left</source>
        <translation>山札が残ったとき</translation>
    </message>
    <message>
        <source>What happens when three have passed and the fourth leaves the talon.</source>
        <translation>三人がパスし、四人目も山札を取らないとき、どうするか。</translation>
    </message>
    <message>
        <source>Manille led to spadille and basto</source>
        <translation>スパディーユとバストへのマニーユのリード</translation>
    </message>
    <message>
        <source>Whether manille calls out one of these two if they are the only trumps.</source>
        <translation>切り札がこの2枚だけのとき、マニーユに対して1枚を出さなければならないか。</translation>
    </message>
    <message>
        <source>One of them must be played</source>
        <translation>どちらかを出さなければならない</translation>
    </message>
    <message>
        <source>Both may be kept back</source>
        <translation>2枚とも残せる</translation>
    </message>
    <message>
        <source>Defenders confer against a vole</source>
        <translation>ヴォルに対するディフェンダーの相談</translation>
    </message>
    <message>
        <source>Whether the defenders see each other&apos;s cards when the Ombre goes for all tricks.</source>
        <translation>オンブルが全トリックをねらったとき、ディフェンダーが互いに手札を見せるか。</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>降参</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before playing to the fourth trick.</source>
        <translation>オンブルが第4トリックに出す前に、やめてもよいか。</translation>
    </message>
    <message>
        <source>Surrendering a vuelta</source>
        <translation>ブエルタの降参</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a vuelta is given up.</source>
        <translation>ブエルタをやめるとき、ディフェンダーの意見を聞くか。</translation>
    </message>
    <message>
        <source>Both must accept</source>
        <translation>二人の承諾が必要</translation>
    </message>
    <message>
        <source>It ends at once</source>
        <translation>すぐに終わる</translation>
    </message>
    <message>
        <source>A hand taken over</source>
        <translation>引き継いだ手</translation>
    </message>
    <message>
        <source>What is paid for an entrada taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>引き継いだエントラーダの支払い。スペインではプールは残り、勝った人は降参した人からプエスタ一つ分を得ます。</translation>
    </message>
    <message>
        <source>As if the taker had bid it</source>
        <translation>引き継いだ人のビッドとして</translation>
    </message>
    <message>
        <source>The Spanish way, in puestas</source>
        <translation>スペイン式、プエスタで</translation>
    </message>
    <message>
        <source>One trick against four and four</source>
        <translation>1トリック対4トリックずつ</translation>
    </message>
    <message>
        <source>What counts when the Ombre has one trick and each defender four.</source>
        <translation>オンブルが1トリック、ディフェンダーが4トリックずつのときの扱い。</translation>
    </message>
    <message>
        <source>A puesta, paid into the pool</source>
        <translation>プエスタ、プールに払う</translation>
    </message>
    <message>
        <source>A codille that the defenders share</source>
        <translation>ディフェンダー二人で分けるコディーユ</translation>
    </message>
    <message>
        <source>The price of losing</source>
        <translation>負けの額</translation>
    </message>
    <message>
        <source>The heads of all at the table</source>
        <translation>テーブルの全員分</translation>
    </message>
    <message>
        <source>The opponents&apos; heads</source>
        <translation>相手の人数分</translation>
    </message>
    <message>
        <source>The opponents&apos; heads, and the opponents are paid</source>
        <translation>相手の人数分、相手に払う</translation>
    </message>
    <message>
        <source>A limit on losses</source>
        <translation>負けの上限</translation>
    </message>
    <message>
        <source>The most that a loser pays the pool again, so that it grows slowly.</source>
        <translation>負けた人がプールに払い直す額の上限。プールの増え方がゆるやかになります。</translation>
    </message>
    <message>
        <source>100 chips</source>
        <translation>100チップ</translation>
    </message>
    <message>
        <source>200 chips</source>
        <translation>200チップ</translation>
    </message>
    <message>
        <source>The pool at codille</source>
        <translation>コディーユのプール</translation>
    </message>
    <message>
        <source>Whether a defender who wins takes the pool besides the Ombre&apos;s payment.</source>
        <translation>勝ったディフェンダーが、オンブルの支払いのほかにプールも取るか。</translation>
    </message>
    <message>
        <source>It stays for the next deal</source>
        <translation>次のディールに残る</translation>
    </message>
    <message>
        <source>The winner takes it</source>
        <translation>勝った人が取る</translation>
    </message>
    <message>
        <source>The loser pays the pool once more, and some chips for each player: 5, or what each stakes. This says whose heads count.</source>
        <translation>負けた人は、プールと同じ額と、一人当たり何チップか（5、または各自のアンティ）を払います。誰の分を数えるかを決めます。</translation>
    </message>
    <message>
        <source>The prize for a vole</source>
        <translation>ヴォルの賞</translation>
    </message>
    <message>
        <source>What an Ombre who wins all the tricks gets from the pool.</source>
        <translation>全トリックを取ったオンブルが、プールから得るもの。</translation>
    </message>
    <message>
        <source>All of it, and 10 from each</source>
        <translation>プール全部と、各自から10</translation>
    </message>
    <message>
        <source>Only 5 of it, and 10 from each</source>
        <translation>プールから5だけと、各自から10</translation>
    </message>
    <message>
        <source>The pool when a vole fails</source>
        <translation>ヴォルに失敗したときのプール</translation>
    </message>
    <message>
        <source>Who has it when the Ombre went for all the tricks and lost one.</source>
        <translation>オンブルが全トリックをねらい1トリック失ったとき、誰がプールを得るか。</translation>
    </message>
    <message>
        <source>The Ombre, who has won the game</source>
        <translation>勝負に勝ったオンブル</translation>
    </message>
    <message>
        <source>The defenders share it</source>
        <translation>ディフェンダーが分ける</translation>
    </message>
    <message>
        <source>Estuches</source>
        <translation>エストゥーチェ</translation>
    </message>
    <message>
        <source>What three or more top trumps in a row pay, held or lacked.</source>
        <translation>続いた上位3枚以上の切り札が手にある、または手にないときの支払い。</translation>
    </message>
    <message>
        <source>One chip for each card of the run</source>
        <translation>続いたカード1枚につき1チップ</translation>
    </message>
    <message>
        <source>Three chips, for the matadors alone</source>
        <translation>マタドールだけ、3チップ</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Estuches lacked</source>
        <translation>手にないエストゥーチェ</translation>
    </message>
    <message>
        <source>When a run that the Ombre does not hold counts.</source>
        <translation>オンブルが持たない続きを、いつ数えるか。</translation>
    </message>
    <message>
        <source>They are not in the Ombre&apos;s hand, wherever they are</source>
        <translation>どこにあっても、オンブルの手になければよい</translation>
    </message>
    <message>
        <source>The defenders hold them</source>
        <translation>ディフェンダーが持っているとき</translation>
    </message>
    <message>
        <source>The hand that counts for estuches</source>
        <translation>エストゥーチェを数える手札</translation>
    </message>
    <message>
        <source>Whether the Ombre&apos;s cards are looked at before or after the exchange.</source>
        <translation>オンブルのカードを交換の前に見るか、後に見るか。</translation>
    </message>
    <message>
        <source>The cards the Ombre plays with</source>
        <translation>オンブルが遊ぶ手札</translation>
    </message>
    <message>
        <source>The cards the Ombre was dealt</source>
        <translation>オンブルに配られた手札</translation>
    </message>
    <message>
        <source>Primeras against the Ombre</source>
        <translation>オンブルへのプリメーラ</translation>
    </message>
    <message>
        <source>Who must win the first five tricks for a losing Ombre to pay more. It is three chips.</source>
        <translation>最初の5トリックを誰が取ると、負けたオンブルの支払いが増えるか。3チップです。</translation>
    </message>
    <message>
        <source>The defenders between them</source>
        <translation>ディフェンダー二人で</translation>
    </message>
    <message>
        <source>One defender alone</source>
        <translation>ディフェンダー一人で</translation>
    </message>
    <message>
        <source>Nothing is paid for them</source>
        <translation>支払いなし</translation>
    </message>
    <message>
        <source>Bonuses against a loser</source>
        <translation>負けた人への追加分</translation>
    </message>
    <message>
        <source>How often a losing Ombre pays for estuches and primeras.</source>
        <translation>負けたオンブルが、エストゥーチェとプリメーラを何度払うか。</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>一度</translation>
    </message>
    <message>
        <source>Once for each opponent</source>
        <translation>相手ごとに一度</translation>
    </message>
    <message>
        <source>The prices</source>
        <translation>料金</translation>
    </message>
    <message>
        <source>What each game and each bonus is worth. A club that pays otherwise enters its own tariff.</source>
        <translation>ゲームとボーナスのそれぞれの料金です。違う払い方をするクラブは、自分たちの料金をここに入れます。</translation>
    </message>
    <message>
        <source>As in the rule book</source>
        <translation>ルールブックのとおり</translation>
    </message>
    <message>
        <source>The bid and the price of losing</source>
        <translation>ビッドと負けの額</translation>
    </message>
    <message>
        <source>Whether losing a vuelta or a solo costs more than losing an entrada.</source>
        <translation>ブエルタやソロの負けが、エントラーダの負けより高いか。</translation>
    </message>
    <message>
        <source>All bids cost the same</source>
        <translation>どのビッドも同じ</translation>
    </message>
    <message>
        <source>5, 7 or 15 for each player, as the bid is worth</source>
        <translation>ビッドにより一人当たり5、7、15</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>ガノ</translation>
    </message>
    <message>
        <source>Whether a defender may ask the other not to overtake the card just played.</source>
        <translation>出したばかりのカードに勝たないよう、ディフェンダーがもう一人に頼めるか。</translation>
    </message>
    <message>
        <source>Nobody says it</source>
        <translation>言わない</translation>
    </message>
    <message>
        <source>It is a request</source>
        <translation>頼みである</translation>
    </message>
    <message>
        <source>A defender who has a lower card must play it</source>
        <translation>弱いカードがあれば、それを出さなければならない</translation>
    </message>
    <message>
        <source>Gano with four tricks</source>
        <translation>4トリックでのガノ</translation>
    </message>
    <message>
        <source>Whether gano is closed to a defender with four tricks: one more would be codille.</source>
        <translation>4トリック取ったディフェンダーにガノを禁じるか。あと1トリックでコディーユになるため。</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>スペード（エスパーダ）</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>クラブ（バスト）</translation>
    </message>
    <message>
        <source>Calling one’s own king</source>
        <translation>自分のキングの指名</translation>
    </message>
    <message>
        <source>Whether the Ombre may call a king they hold, and secretly play alone.</source>
        <translation>オンブルが自分の持つキングを指名し、ひそかに一人で戦ってよいか。</translation>
    </message>
    <message>
        <source>They may, and nobody else knows</source>
        <translation>よい。ほかの誰も知らない</translation>
    </message>
    <message>
        <source>They call a king that they lack</source>
        <translation>持っていないキングを指名する</translation>
    </message>
    <message>
        <source>Calling a queen</source>
        <translation>クイーンの指名</translation>
    </message>
    <message>
        <source>Which kings the Ombre must hold to call a queen instead.</source>
        <translation>代わりにクイーンを指名するとき、オンブルが持つべきキング。</translation>
    </message>
    <message>
        <source>All four kings</source>
        <translation>4枚のキング全部</translation>
    </message>
    <message>
        <source>The three kings that are not trumps</source>
        <translation>切り札でない3枚のキング</translation>
    </message>
    <message>
        <source>The vole and the called king</source>
        <translation>ヴォルと指名されたキング</translation>
    </message>
    <message>
        <source>Whether a side may go on after six tricks, its king still hidden.</source>
        <translation>6トリックを取った側が、キングがまだ隠れていても続けてよいか。</translation>
    </message>
    <message>
        <source>It is asked, and the ally is known from then on</source>
        <translation>尋ねられ、そこから味方が知れる</translation>
    </message>
    <message>
        <source>Only if the king has fallen; otherwise there is no vole</source>
        <translation>キングが出ていれば。そうでなければヴォルはない</translation>
    </message>
    <message>
        <source>The preferred suit</source>
        <translation>優先スート</translation>
    </message>
    <message>
        <source>In which trump suit everything but the pool is paid double.</source>
        <translation>プール以外のすべてが二倍になる切り札のスート。</translation>
    </message>
    <message>
        <source>The couleur</source>
        <translation>クルール</translation>
    </message>
    <message>
        <source>In which suit a bid beats the same bid in another, for double pay.</source>
        <translation>どのスートのビッドが、ほかのスートの同じビッドに勝ち、二倍払われるか。</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>Grossfrage as a bid</source>
        <translation>グロースフラーゲをビッドする</translation>
    </message>
    <message>
        <source>Whether both black queens let a player bid Grossfrage, above the frages, below solo.</source>
        <translation>黒のクイーンを2枚とも持つ人が、フラーゲより上、ソロより下のグロースフラーゲをビッドできるか。</translation>
    </message>
    <message>
        <source>After the first five tricks</source>
        <translation>最初の5トリックの後</translation>
    </message>
    <message>
        <source>What the side may do that won the first five tricks.</source>
        <translation>最初の5トリックを取った側ができること。</translation>
    </message>
    <message>
        <source>Play on for the same game</source>
        <translation>同じゲームを続ける</translation>
    </message>
    <message>
        <source>Stop, or play for all eight at a price of their own</source>
        <translation>やめるか、別の料金で8トリックすべてを狙う</translation>
    </message>
    <message>
        <source>The first mano</source>
        <translation>最初のマノ</translation>
    </message>
    <message>
        <source>How the first mano is found, who speaks and leads first.</source>
        <translation>最初のマノ（最初に発言しリードする人）を決める方法。</translation>
    </message>
    <message>
        <source>Cards are drawn for the dealer, who sits before mano</source>
        <translation>マノの前に座るディーラーを、カードを引いて決める</translation>
    </message>
    <message>
        <source>Whoever is dealt the seven of spades (espadas), or the next lower</source>
        <translation>スペードの7（エスパーダ）、またはその次に弱いカードの人</translation>
    </message>
    <message>
        <source>First five tricks (primeras)</source>
        <translation>最初の5トリック（プリメーラ）</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <translation>ヴォルの失敗</translation>
    </message>
    <message>
        <source>Game lost, for each player</source>
        <translation>負け、プレイヤー1人につき</translation>
    </message>
    <message>
        <source>Each card of the estuches</source>
        <translation>エストゥーチェ1枚につき</translation>
    </message>
    <message>
        <source>Three matadors</source>
        <translation>3枚のマタドール</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Vole without an ally</source>
        <translation>味方なしのヴォル</translation>
    </message>
    <message>
        <source>Vole that was bid</source>
        <translation>ビッドしたヴォル</translation>
    </message>
    <message>
        <source>Game won with up to six tricks</source>
        <translation>6トリックまでの勝ち</translation>
    </message>
    <message>
        <source>Game won with seven or eight</source>
        <translation>7か8トリックの勝ち</translation>
    </message>
    <message>
        <source>Game won with all nine</source>
        <translation>9トリックすべての勝ち</translation>
    </message>
    <message>
        <source>More in oros</source>
        <translation>オロなら追加で</translation>
    </message>
    <message>
        <source>Puesta, for each defender</source>
        <translation>プエスタ、ディフェンダー各自に</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>コディーユ</translation>
    </message>
    <message>
        <source>Grossfrage that was bid</source>
        <translation>ビッドしたグロースフラーゲ</translation>
    </message>
    <message>
        <source>All eight after the first five</source>
        <translation>最初の5トリックの後の8トリックすべて</translation>
    </message>
    <message>
        <source>More for each, while a puesta stands</source>
        <translation>プエスタが残っている間、各自につき追加で</translation>
    </message>
    <message>
        <source>Filling of an empty pool, from each</source>
        <translation>空のプールに各自が入れる分</translation>
    </message>
    <message>
        <source>Game won (llevada)</source>
        <translation>勝ち（リェバーダ）</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>Three matadors (estuche)</source>
        <translation>3枚のマタドール（エストゥーチェ）</translation>
    </message>
    <message>
        <source>First five tricks (hechas)</source>
        <translation>最初の5トリック（エチャス）</translation>
    </message>
    <message>
        <source>All eight tricks</source>
        <translation>8トリックすべて</translation>
    </message>
    <message>
        <source>Four tricks (puesta)</source>
        <translation>4トリック（プエスタ）</translation>
    </message>
    <message>
        <source>Game lost (codillo)</source>
        <translation>負け（コディーリョ）</translation>
    </message>
    <message>
        <source>Coins as trump (oros)</source>
        <translation>金貨が切り札（オロ）</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>ベート</translation>
    </message>
    <message>
        <source>Kruk</source>
        <translation>クルック</translation>
    </message>
    <message>
        <source>{game}, won</source>
        <translation>{game}、勝ち</translation>
    </message>
    <message>
        <source>{game}, bet</source>
        <translation>{game}、ベート</translation>
    </message>
    <message>
        <source>{game}, kruk</source>
        <translation>{game}、クルック</translation>
    </message>
    <message>
        <source>{game}, each more trick</source>
        <translation>{game}、1トリック増えるごと</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call an ace.</source>
        <translation>次の人が配るか、スパディーユを持つ人が勝負してエースを指名するか。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call a king.</source>
        <translation>次の人が配るか、スパディーユの持ち主がキングを指名してプレイしなければならないか。</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>You win</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}の勝ち</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays you.</source>
        <translation>一人で5トリック以上：相手がそれぞれあなたに払います。</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays the Ombre.</source>
        <translation>一人で5トリック以上：相手がそれぞれオンブルに払います。</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>あなたの負け</translation>
    </message>
    <message>
        <source>{name} loses</source>
        <translation>{name}の負け</translation>
    </message>
    <message>
        <source>Fewer than five tricks: you pay each opponent.</source>
        <translation>5トリック未満：相手それぞれに払います。</translation>
    </message>
    <message>
        <source>Fewer than five tricks: the Ombre pays each opponent.</source>
        <translation>5トリック未満：オンブルが相手それぞれに払います。</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of you.</source>
        <translation>二人で5トリック以上：相手の一人ずつが、あなたがたの一人ずつに払います。</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of the two.</source>
        <translation>二人で5トリック以上：相手の一人ずつが、二人の一人ずつに払います。</translation>
    </message>
    <message>
        <source>You lose with {friend}</source>
        <translation>{friend}とともに負け</translation>
    </message>
    <message>
        <source>{name} loses with {friend}</source>
        <translation>{name}と{friend}の負け</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of you pays one opponent.</source>
        <translation>二人で5トリック未満：あなたがたの一人ずつが相手の一人に払います。</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of the two pays one opponent.</source>
        <translation>二人で5トリック未満：二人の一人ずつが相手の一人に払います。</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of you.</source>
        <translation>二人で8トリックすべて。相手が一人ずつ、あなたたちそれぞれに払います。</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of the two.</source>
        <translation>二人で8トリックすべて。相手が一人ずつ、二人それぞれに払います。</translation>
    </message>
    <message>
        <source>Your tout with {friend} fails</source>
        <translation>{friend}とのトゥーは失敗</translation>
    </message>
    <message>
        <source>The tout of {name} with {friend} fails</source>
        <translation>{name}と{friend}のトゥーは失敗</translation>
    </message>
    <message>
        <source>You played for all eight and lost one: each of you pays one opponent.</source>
        <translation>8トリックすべてを狙い、1トリック落としました。あなたたちは一人ずつ、相手一人に払います。</translation>
    </message>
    <message>
        <source>They played for all eight and lost one: each of the two pays one opponent.</source>
        <translation>8トリックすべてを狙い、1トリック落としました。二人は一人ずつ、相手一人に払います。</translation>
    </message>
    <message>
        <source>You beat {name}</source>
        <translation>{name}に勝ちました</translation>
    </message>
    <message>
        <source>You beat {name} and {friend}</source>
        <translation>{name}と{friend}に勝ちました</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the pool is yours.</source>
        <translation>一人で5トリック以上。プールはあなたのものです。</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the Ombre takes the pool.</source>
        <translation>一人で5トリック以上。オンブルがプールを取ります。</translation>
    </message>
    <message>
        <source>Remise: nobody wins</source>
        <translation>ルミーズ：勝者なし</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>{name}はルミーズ</translation>
    </message>
    <message>
        <source>You fell short of five tricks, and pay the pool again.</source>
        <translation>5トリックに届かず、プールと同じ額を払います。</translation>
    </message>
    <message>
        <source>The Ombre fell short of five tricks, and pays the pool again.</source>
        <translation>オンブルは5トリックに届かず、プールと同じ額を払います。</translation>
    </message>
    <message>
        <source>You win with {friend}</source>
        <translation>{friend}とともにあなたの勝ち</translation>
    </message>
    <message>
        <source>{name} wins with {friend}</source>
        <translation>{friend}とともに{name}の勝ち</translation>
    </message>
    <message>
        <source>Five tricks or more together: a third of the pool is the ally’s.</source>
        <translation>二人で5トリック以上。プールの三分の一は味方のものです。</translation>
    </message>
    <message>
        <source>Remise for {name} with {friend}</source>
        <translation>{name}と{friend}はルミーズ</translation>
    </message>
    <message>
        <source>You and {friend} fell short of five tricks, and pay the pool again.</source>
        <translation>{friend}とともに5トリックに届かず、プールと同じ額を払います。</translation>
    </message>
    <message>
        <source>They fell short of five tricks, and pay the pool again.</source>
        <translation>5トリックに届かず、プールと同じ額を払います。</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the pool is yours, and each opponent pays you.</source>
        <translation>一人で6トリック以上。プールはあなたのもので、相手の一人一人が払います。</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the Ombre takes the pool, and each opponent pays.</source>
        <translation>一人で6トリック以上。オンブルがプールを取り、相手の一人一人が払います。</translation>
    </message>
    <message>
        <source>Five tricks, one too few: you pay the pool again, and each opponent.</source>
        <translation>5トリックで1トリック足りません。プールと同じ額と、相手の一人一人に払います。</translation>
    </message>
    <message>
        <source>Five tricks, one too few: the Ombre pays the pool again, and each opponent.</source>
        <translation>オンブルは5トリックで1トリック足りません。プールと同じ額と、相手の一人一人に払います。</translation>
    </message>
    <message>
        <source>Six tricks or more together: half of the pool is the ally’s.</source>
        <translation>二人で6トリック以上。プールの半分は味方のものです。</translation>
    </message>
    <message>
        <source>Five tricks together, one too few: the pool is paid again.</source>
        <translation>二人で5トリック、1トリック足りません。プールと同じ額を払います。</translation>
    </message>
    <message>
        <source>You take every trick with {friend}</source>
        <translation>{friend}とともに全トリック</translation>
    </message>
    <message>
        <source>{name} takes every trick with {friend}</source>
        <translation>{name}が{friend}とともに全トリック</translation>
    </message>
    <message>
        <source>All ten tricks together: each opponent pays for the vole too.</source>
        <translation>二人で10トリックすべて。相手の一人一人がヴォルの分も払います。</translation>
    </message>
    <message>
        <source>Your vole with {friend} fails</source>
        <translation>{friend}とのヴォルは失敗</translation>
    </message>
    <message>
        <source>The vole of {name} with {friend} fails</source>
        <translation>{name}と{friend}のヴォルは失敗</translation>
    </message>
    <message>
        <source>The game is won all the same, less the price of the vole.</source>
        <translation>それでも勝負は勝ちですが、ヴォルの額を引きます。</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>コディーユ！あなたの勝ち</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: you share the pool with the other defenders.</source>
        <translation>オンブルのトリックが足りません。ほかのディフェンダーとプールを分けます。</translation>
    </message>
    <message>
        <source>Codille: you lose</source>
        <translation>コディーユ：あなたの負け</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, and you make it good.</source>
        <translation>トリックが足りません。ほかの人がプールを分け、あなたが補います。</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, which is made good.</source>
        <translation>トリックが足りません。ほかの人がプールを分け、その額を補います。</translation>
    </message>
    <message>
        <source>Codille for the defenders</source>
        <translation>ディフェンダーのコディーユ</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: the others share the pool, which is made good.</source>
        <translation>オンブルのトリックが足りません。ほかの人がプールを分け、その額を補います。</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>What the marks mean</source>
        <translation>印の意味</translation>
    </message>
    <message>
        <source>The only good choice</source>
        <translation>ただ一つのよい選択</translation>
    </message>
    <message>
        <source>Better than usual</source>
        <translation>いつもよりよい選択</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>損な選択</translation>
    </message>
    <message>
        <source>Unpunished</source>
        <translation>とがめられず</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>取り逃し</translation>
    </message>
    <message>
        <source>Every other choice would surely have cost at least {amount} more.</source>
        <translation>ほかの選択なら、確かに{amount}以上多く損をしました。</translation>
    </message>
    <message>
        <source>The usual choice would surely have cost at least {amount} more.</source>
        <translation>いつもの選択なら、確かに{amount}以上多く損をしました。</translation>
    </message>
    <message>
        <source>It surely cost at least {amount}, a bid at least {bid}.</source>
        <translation>確かに{amount}以上、ビッドなら{bid}以上の損でした。</translation>
    </message>
    <message>
        <source>It was costly, and an opponent gave back at least half of it.</source>
        <translation>損でしたが、相手がその半分以上を返しました。</translation>
    </message>
    <message>
        <source>It gave back at least half of what an opponent had just lost.</source>
        <translation>相手が失ったばかりの半分以上を返しました。</translation>
    </message>
    <message>
        <source>{name}. {meaning}</source>
        <translation>{name}：{meaning}</translation>
    </message>
</context>
<context>
    <name>Sittings</name>
    <message>
        <source>at the table</source>
        <translation>プレイ中</translation>
    </message>
    <message>
        <source>can go on</source>
        <translation>続けられる</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>途中で終了</translation>
    </message>
    <message>
        <source>in the bin</source>
        <translation>ごみ箱</translation>
    </message>
    <message>
        <source>This sitting is at the table now.</source>
        <translation>この対局は今プレイ中です。</translation>
    </message>
    <message>
        <source>It goes on at the card where you left it. The sitting at the table is kept too.</source>
        <translation>やめたところのカードから続きます。テーブルの対局も取っておきます。</translation>
    </message>
    <message>
        <source>The pool was divided. Its deals can be looked at and replayed from the score sheet.</source>
        <translation>プールは分けられました。ディールは得点表から見てリプレイできます。</translation>
    </message>
    <message>
        <source>An older version of Ombre kept its deals, but not enough to continue it.</source>
        <translation>古いバージョンのオンブルが残したディールで、続けるには足りません。</translation>
    </message>
    <message>
        <source>It is not counted in any statistics while it is in the bin.</source>
        <translation>ごみ箱にある間は、どの統計にも数えません。</translation>
    </message>
    <message>
        <source>Sittings</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>Every sitting is kept here. You can go on with it, and replay each of its deals.</source>
        <translation>対局はすべてここに残ります。続きを遊ぶことも、ディールごとに見ることもできます。</translation>
    </message>
    <message>
        <source>&amp;Begin a sitting</source>
        <translation>対局を始める(&amp;B)</translation>
    </message>
    <message>
        <source>No sitting has been left or finished yet.</source>
        <translation>途中の対局も終わった対局も、まだありません。</translation>
    </message>
    <message>
        <source>Sittings: {count}.</source>
        <translation>対局：{count}。</translation>
    </message>
    <message>
        <source>Sittings: {count}. Chips won in all: {chips}.</source>
        <translation>対局：{count}。得たチップの合計：{chips}。</translation>
    </message>
    <message>
        <source>These sittings can be brought back until the bin is emptied.</source>
        <translation>これらの対局は、ごみ箱を空にするまで戻せます。</translation>
    </message>
    <message>
        <source>{game} with {opponents}</source>
        <translation>{game}、相手は{opponents}</translation>
    </message>
    <message>
        <source>{title} ({game})</source>
        <translation>{title}（{game}）</translation>
    </message>
    <message>
        <source>{played} of {planned}</source>
        <translation>{played}／{planned}</translation>
    </message>
    <message>
        <source>Sitting</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>最後に遊んだ日</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>得失</translation>
    </message>
    <message>
        <source>{amount} against the expert</source>
        <translation>エキスパートとの差{amount}</translation>
    </message>
    <message>
        <source>not compared yet</source>
        <translation>まだ比べていない</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards.</source>
        <translation>デュプリケートでは、同じ手札のエキスパートとの差を数えます。</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards: here in {deals:one # deal|other # deals}.</source>
        <translation>デュプリケートでは、同じ手札のエキスパートとの差を数えます。ここでは{deals}ディールです。</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>&amp;Name of the sitting</source>
        <translation>対局の名前(&amp;N)</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>コピー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Bin ({count})</source>
        <translation>ごみ箱（{count}）(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;To the bin</source>
        <translation>ごみ箱に入れる(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;ring back</source>
        <translation>戻す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Empty the bin</source>
        <translation>ごみ箱を空にする(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>得点表(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>ごみ箱を空にしますか。</translation>
    </message>
    <message>
        <source>The sittings in the bin and all their deals will be deleted for ever.</source>
        <translation>ごみ箱の対局とそのディールは、すべて永久に削除されます。</translation>
    </message>
    <message>
        <source>Other sittings stay as they are.</source>
        <translation>ほかの対局はそのまま残ります。</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>残しておく(&amp;K)</translation>
    </message>
    <message>
        <source>This sitting cannot be continued.</source>
        <translation>この対局は続けられません。</translation>
    </message>
    <message>
        <source>Its deals are still in the list.</source>
        <translation>そのディールはまだ一覧にあります。</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>How well you choose, over time</source>
        <translation>選択のうまさの移り変わり</translation>
    </message>
    <message>
        <source>choices.png</source>
        <translation>choices.png</translation>
    </message>
    <message>
        <source>All you do</source>
        <translation>すべての選択</translation>
    </message>
    <message>
        <source>Your costly choices in a hundred, beside those of the computer players. Higher is better.</source>
        <translation>百回のうち損をした選択の数です。コンピューターと並べて、上ほど強いです。</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it, with the costliest choice first.</source>
        <translation>数字を選ぶと、そのディールを損の大きい順に見られます。</translation>
    </message>
    <message>
        <source>Let the coach look at ten of your deals. Then you see here how well you choose.</source>
        <translation>コーチに10回のディールを見てもらいましょう。選択のうまさがここに出ます。</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>でたらめ</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>{game} · {role}</source>
        <translation>{game}・{role}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>どこで</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>高くついた</translation>
    </message>
    <message>
        <source>Of 100</source>
        <translation>100回中</translation>
    </message>
    <message>
        <source>About like</source>
        <translation>近い強さ</translation>
    </message>
    <message>
        <source>Of 100 choices {share} were costly, give or take {within}. About like: {level}.</source>
        <translation>100回の選択のうち損は{share}回、誤差は±{within}です。近い強さ：{level}。</translation>
    </message>
</context>
<context>
    <name>SpanishCards</name>
    <message>
        <source>swords</source>
        <translation>剣</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>棍棒</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>聖杯</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>金貨</translation>
    </message>
    <message>
        <source>swords (espadas)</source>
        <translation>剣（エスパーダ）</translation>
    </message>
    <message>
        <source>clubs (bastos)</source>
        <translation>棍棒（バスト）</translation>
    </message>
    <message>
        <source>cups (copas)</source>
        <translation>聖杯（コパ）</translation>
    </message>
    <message>
        <source>coins (oros)</source>
        <translation>金貨（オロ）</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>play in swords</source>
        <translation>剣のプレイ</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>棍棒のプレイ</translation>
    </message>
    <message>
        <source>play in cups</source>
        <translation>聖杯のプレイ</translation>
    </message>
    <message>
        <source>play in coins</source>
        <translation>金貨のプレイ</translation>
    </message>
    <message>
        <source>solo in swords</source>
        <translation>剣のソロ</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>on the right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>opposite on the right</source>
        <translation>正面の右</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>正面</translation>
    </message>
    <message>
        <source>opposite on the left</source>
        <translation>正面の左</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>{name:Name}.</source>
        <translation>{name}。</translation>
    </message>
    <message>
        <source>{name:Name} ({role}).</source>
        <translation>{name}（{role}）。</translation>
    </message>
    <message>
        <source>{name:Name}, {place}.</source>
        <translation>{name}、{place}。</translation>
    </message>
    <message>
        <source>{name:Name}, {place} ({role}).</source>
        <translation>{name}、{place}（{role}）。</translation>
    </message>
    <message>
        <source>Your hand, {number:0 no cards|one # card|other # cards}</source>
        <translation>あなたの手札、{number:0 カードなし|other #枚}</translation>
    </message>
    <message>
        <source>The hand in front, {number:0 no cards|one # card|other # cards}</source>
        <translation>前の手札、{number:0 カードなし|other #枚}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>The middle of the table</source>
        <translation>テーブルの真ん中</translation>
    </message>
    <message>
        <source>{card:Name}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{card:Name}: {state}</source>
        <translation>{card}：{state}</translation>
    </message>
    <message>
        <source>{card}: place {at} of {number}.</source>
        <translation>{card}：{number}枚中{at}枚目。</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>状況</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>The trick, {number:0 no cards|one # card|other # cards}</source>
        <translation>トリック、{number:0 カードなし|other #枚}</translation>
    </message>
    <message>
        <source>Cards drawn for the deal, {number}</source>
        <translation>ディーラー決めに引いたカード、{number}</translation>
    </message>
    <message>
        <source>Pool and talon</source>
        <translation>プールと山札</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>あなたの番です。</translation>
    </message>
    <message>
        <source>It is their turn.</source>
        <translation>この人の番です。</translation>
    </message>
    <message>
        <source>Dealer.</source>
        <translation>ディーラー。</translation>
    </message>
    <message>
        <source>Everybody pays the pool {chips} as ante.</source>
        <translation>全員がアンティ{chips}をプールに払います。</translation>
    </message>
    <message>
        <source>Said: “{words}”.</source>
        <translation>発言：「{words}」。</translation>
    </message>
    <message>
        <source>{chips:one # chip|other # chips}.</source>
        <translation>{chips}チップ。</translation>
    </message>
    <message>
        <source>{points:one # point|other # points}.</source>
        <translation>{points}点。</translation>
    </message>
    <message>
        <source>{number:0 No tricks|one # trick|other # tricks}.</source>
        <translation>{number:0 トリックなし|other #トリック}。</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} in hand.</source>
        <translation>手札{number}枚。</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} thrown away.</source>
        <translation>{number}枚捨てました。</translation>
    </message>
    <message>
        <source>Open on the table: {cards:the}.</source>
        <translation>テーブルに公開：{cards}。</translation>
    </message>
    <message>
        <source>{name:Name}: {card}.</source>
        <translation>{name}：{card}。</translation>
    </message>
    <message>
        <source>{name:Name}: {card}, with gano.</source>
        <translation>{name}：{card}、ガノ。</translation>
    </message>
    <message>
        <source>It wins so far.</source>
        <translation>ここまで勝っています。</translation>
    </message>
    <message>
        <source>Pool: {chips:0 no chips|one # chip|other # chips}.</source>
        <translation>プール：{chips:0 チップなし|other #チップ}。</translation>
    </message>
    <message>
        <source>Talon: {number:0 no cards|one # card|other # cards}.</source>
        <translation>山札：{number:0 カードなし|other #枚}。</translation>
    </message>
    <message>
        <source>Turned up: {card:the}.</source>
        <translation>めくったカード：{card}。</translation>
    </message>
    <message>
        <source>Turned up: {card:the}, after {cards:the}.</source>
        <translation>めくったカード：{card}、その前に{cards}。</translation>
    </message>
    <message>
        <source>Left over: {number:one # card|other # cards}.</source>
        <translation>残り：{number}枚。</translation>
    </message>
    <message>
        <source>The talon lies open: {cards:the}.</source>
        <translation>山札を公開：{cards}。</translation>
    </message>
    <message>
        <source>The trick stays. Press {keys} to go on.</source>
        <translation>トリックが残っています。{keys}で進みます。</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>{name}の番です。</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}。</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your home folder cannot be found. Set {variable} to a folder of yours.</source>
        <translation>ホームフォルダーが見つかりません。{variable}に自分のフォルダーを設定してください。</translation>
    </message>
    <message>
        <source>{variable} names a folder that cannot be found: {value}</source>
        <translation>{variable}のフォルダーが見つかりません：{value}</translation>
    </message>
    <message>
        <source>Ombre cannot open a window: Qt cannot use the display. Look at the variables DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM.</source>
        <translation>オンブルはウィンドウを開けません。Qtが画面を使えません。変数DISPLAY、WAYLAND_DISPLAY、QT_QPA_PLATFORMを見てください。</translation>
    </message>
    <message>
        <source>{variable}={value} is ignored: nobody could see a table.</source>
        <translation>{variable}={value}は無視します。それでは誰もテーブルを見られません。</translation>
    </message>
    <message>
        <source>Ombre cannot start</source>
        <translation>オンブルを始められません</translation>
    </message>
    <message>
        <source>The table could not be set up: there is a mistake in the program.</source>
        <translation>テーブルを用意できませんでした。プログラムに誤りがあります。</translation>
    </message>
    <message>
        <source>Your games were not touched, and nothing was sent to anybody. The details can be copied.</source>
        <translation>ゲームはそのままで、誰にも何も送っていません。詳細をコピーできます。</translation>
    </message>
    <message>
        <source>The details are in {path}</source>
        <translation>詳細は{path}にあります</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>By month</source>
        <translation>月別</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>ゲーム別</translation>
    </message>
    <message>
        <source>By contract</source>
        <translation>コントラクト別</translation>
    </message>
    <message>
        <source>By your role</source>
        <translation>役別</translation>
    </message>
    <message>
        <source>By your seat</source>
        <translation>席別</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>相手別</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>結果別</translation>
    </message>
    <message>
        <source>How the cards fell</source>
        <translation>カードの出方</translation>
    </message>
    <message>
        <source>What your choices cost</source>
        <translation>選択の損失</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>運と腕</translation>
    </message>
    <message>
        <source>How well you choose</source>
        <translation>選択のうまさ</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>何を練習するか</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>図で</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>数字で</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>先月</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>今月</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>この対局</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>全ディール</translation>
    </message>
    <message>
        <source>Deals without help</source>
        <translation>助けなしのディール</translation>
    </message>
    <message>
        <source>All but practice deals</source>
        <translation>練習以外</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>助けなし</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>助けあり</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>味方</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>ディフェンダー</translation>
    </message>
    <message>
        <source>named the trump</source>
        <translation>切り札を決めた</translation>
    </message>
    <message>
        <source>played along</source>
        <translation>味方として</translation>
    </message>
    <message>
        <source>played against</source>
        <translation>相手側として</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>悪い順</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>よい順</translation>
    </message>
    <message>
        <source>Costliest choice first</source>
        <translation>高くついた選択の順</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>スペード（エスパーダ）</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>クラブ（バスト）</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>ハート（コパ）</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>ダイヤ（オロ）</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>Spadille</source>
        <translation>スパディーユ</translation>
    </message>
    <message>
        <source>Cards that can be manille</source>
        <translation>マニーユになれるカード</translation>
    </message>
    <message>
        <source>Basto</source>
        <translation>バスト</translation>
    </message>
    <message>
        <source>Hands with three matadors</source>
        <translation>マタドール3枚の手札</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>コントラクト</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Contract and result</source>
        <translation>コントラクトと結果</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>ほかの数字</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>表で見る</translation>
    </message>
    <message>
        <source>By what</source>
        <translation>何別に</translation>
    </message>
    <message>
        <source>Show &amp;all deals</source>
        <oldsource>Curve of all deals</oldsource>
        <translation>すべてのディールを表示(&amp;A)</translation>
    </message>
    <message>
        <source>Luck: {amount}</source>
        <translation>運：{amount}</translation>
    </message>
    <message>
        <source>{unit} a deal: {amount}</source>
        <translation>1ディールあたりの{unit}：{amount}</translation>
    </message>
    <message>
        <source>All games for points</source>
        <translation>点数制の全ゲーム</translation>
    </message>
    <message>
        <source>All games for chips</source>
        <translation>チップ制の全ゲーム</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>ディール(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>期間(&amp;P)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読んでいます…</translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation>この条件に合うディールはありません。</translation>
    </message>
    <message>
        <source>Help has been noted since {date}; older deals are left out.</source>
        <translation>助けは{date}から記録しています。それより前のディールは除きます。</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Here your deals will stand: how many you won, for how much, with what luck.</source>
        <oldsource>Here you will see how many deals you have won, what they brought you, and how much of it was luck.</oldsource>
        <translation>ここには、勝ったディールの数、得失、そしてそのうち運がどれだけだったかが表示されます。</translation>
    </message>
    <message>
        <source>P&amp;lay a deal</source>
        <oldsource>&amp;Play a deal</oldsource>
        <translation>1ディール遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Won in %</source>
        <translation>勝率 %</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>プエスタ</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>コディーユ</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>1ディール平均</translation>
    </message>
    <message>
        <source>Deals: {count}</source>
        <translation>ディール：{count}</translation>
    </message>
    <message>
        <source>Won: {count} ({share})</source>
        <translation>勝ち：{count}（{share}）</translation>
    </message>
    <message>
        <source>Points: {amount} ({each} a deal)</source>
        <translation>点：{amount}（1ディール平均{each}）</translation>
    </message>
    <message>
        <source>Chips: {amount} ({each} a deal)</source>
        <translation>チップ：{amount}（1ディール平均{each}）</translation>
    </message>
    <message>
        <source>Puestas at the table: {count}</source>
        <translation>テーブルのプエスタ：{count}</translation>
    </message>
    <message>
        <source>Codilles at the table: {count}</source>
        <translation>テーブルのコディーユ：{count}</translation>
    </message>
    <message>
        <source>Deals in a row with a gain: {count}</source>
        <translation>最長の連続プラス：{count}</translation>
    </message>
    <message>
        <source>Deals in a row with a loss: {count}</source>
        <translation>最長の連続マイナス：{count}</translation>
    </message>
    <message>
        <source>Best deal: {amount}</source>
        <translation>最高得点のディール：{amount}</translation>
    </message>
    <message>
        <source>Worst deal: {amount}</source>
        <translation>最低得点のディール：{amount}</translation>
    </message>
    <message>
        <source>At the table: {hours} h {minutes} min</source>
        <translation>プレイ時間：{hours}時間{minutes}分</translation>
    </message>
    <message>
        <source>Pauses of more than ten minutes between two deals are left out.</source>
        <translation>ディールの間の十分を超える休みは除きます。</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>点の推移</translation>
    </message>
    <message>
        <source>Chips over time</source>
        <translation>チップの推移</translation>
    </message>
    <message>
        <source>From {first} to {last}: {amount} in all. The page “By month” has the figures.</source>
        <translation>{first}から{last}まで：合計{amount}。数字は「月別」のページにあります。</translation>
    </message>
    <message>
        <source>{what} – {scope}</source>
        <translation>{what} – {scope}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>助け</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>チップ</translation>
    </message>
    <message>
        <source>Deals {first} to {last}</source>
        <translation>ディール{first}～{last}</translation>
    </message>
    <message>
        <source>Deals {first} to {last} of {count}</source>
        <translation>{count}ディールのうち{first}～{last}</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>並べ方(&amp;O)</translation>
    </message>
    <message>
        <source>Deals behind the figure</source>
        <translation>数字の元のディール</translation>
    </message>
    <message>
        <source>{page}: Enter on a figure lists its deals</source>
        <translation>{page}：数字でEnterを押すと、そのディールの一覧</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it.</source>
        <translation>数字を選ぶと、元のディールを見られます。</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>コピー(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>ディールをリプレイ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>Deals of the statistics</source>
        <translation>統計のディール</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name}（{level}）</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>出た数</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>出た数</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>偶然</translation>
    </message>
    <message>
        <source>Chance: 95 % of all evenings stay within these numbers. An arrow marks a number outside; about one in twenty is, by chance alone.</source>
        <translation>偶然：全体の95%の夜がこの範囲に入ります。矢印は範囲の外の数です。偶然だけでも、二十個に一個ほどは外に出ます。</translation>
    </message>
    <message>
        <source>Place {number} to your right</source>
        <translation>右へ{number}番目の席</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>統計を保存</translation>
    </message>
    <message>
        <source>Tables (*.csv);;JSON (*.json)</source>
        <translation>表 (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>deals.csv</source>
        <translation>deals.csv</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>画像 (*.png);;図 (*.svg)</translation>
    </message>
    <message>
        <source>curve.png</source>
        <translation>curve.png</translation>
    </message>
    <message>
        <source>Dealer, at a table of {seats}</source>
        <translation>ディーラー、{seats}人のテーブル</translation>
    </message>
    <message>
        <source>Eldest, at a table of {seats}</source>
        <translation>1番手、{seats}人のテーブル</translation>
    </message>
    <message>
        <source>{turn} seats after the dealer, at a table of {seats}</source>
        <translation>ディーラーから{turn}番目、{seats}人のテーブル</translation>
    </message>
    <message>
        <source>Stones: {amount} ({each} a deal)</source>
        <translation>石：{amount}（1ディール{each}）</translation>
    </message>
    <message>
        <source>Stones over time</source>
        <translation>石の推移</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>石</translation>
    </message>
</context>
<context>
    <name>Stones</name>
    <message>
        <source>Llevada: you win</source>
        <translation>リェバーダ：あなたの組の勝ち</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are yours.</source>
        <translation>5トリック以上。テーブルの石はあなたの組のものです。</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>プエスタ：勝者なし</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: your side pays the table what it can.</source>
        <translation>4トリック対4で1トリック足りません。あなたの組は払うべき分を、持っている限り場に出します。</translation>
    </message>
    <message>
        <source>Codillo: you lose</source>
        <translation>コディーリョ：あなたの組の負け</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and your side pays.</source>
        <translation>3トリック以下。相手がテーブルの石を取り、あなたの組が払います。</translation>
    </message>
    <message>
        <source>All eight tricks: you win</source>
        <translation>8トリックすべて：あなたの組の勝ち</translation>
    </message>
    <message>
        <source>You went for all eight and took them: the others pay for it.</source>
        <translation>8トリックをねらって取りました。相手がその分を払います。</translation>
    </message>
    <message>
        <source>You win, but not all eight</source>
        <translation>勝ちですが、全8トリックは失敗</translation>
    </message>
    <message>
        <source>You went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>8トリックをねらって1トリック失いました。エチャスの支払いはありません。</translation>
    </message>
    <message>
        <source>Llevada: {side} win</source>
        <translation>リェバーダ：{side}の勝ち</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are theirs.</source>
        <translation>5トリック以上。テーブルの石はその組のものです。</translation>
    </message>
    <message>
        <source>Puesta for {side}</source>
        <translation>{side}のプエスタ</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: they pay the table what they can.</source>
        <translation>4トリック対4で1トリック足りません。相手の組は払うべき分を、持っている限り場に出します。</translation>
    </message>
    <message>
        <source>Codillo for {side}</source>
        <translation>{side}のコディーリョ</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and they pay.</source>
        <translation>3トリック以下。相手がテーブルの石を取り、その組が払います。</translation>
    </message>
    <message>
        <source>All eight tricks: {side} win</source>
        <translation>8トリックすべて：{side}の勝ち</translation>
    </message>
    <message>
        <source>They went for all eight and took them: the others pay for it.</source>
        <translation>8トリックをねらって取りました。相手がその分を払います。</translation>
    </message>
    <message>
        <source>{side} win, but not all eight</source>
        <translation>{side}の勝ち、全8トリックは失敗</translation>
    </message>
    <message>
        <source>They went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>8トリックをねらって1トリック失いました。エチャスの支払いはありません。</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>コディーリョ！あなたの組の勝ち</translation>
    </message>
    <message>
        <source>They took three tricks or fewer: the table is yours, and they pay you.</source>
        <translation>相手は3トリック以下。テーブルの石はあなたの組のもので、相手が払います。</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}</source>
        <translation>{suit}でおよそ{have}トリック</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} together with {suit}</source>
        <translation>味方と{suit}でおよそ{have}トリック</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}, as dealt</source>
        <translation>交換なしで、{suit}でおよそ{have}トリック</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} alone with {suit}</source>
        <translation>一人で、{suit}でおよそ{have}トリック</translation>
    </message>
    <message>
        <source>With {suit} you make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>{suit}でおよそ{have}トリック取れます。{need}トリックで勝ちです。</translation>
    </message>
    <message>
        <source>With {suit} you two make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>{suit}なら二人でおよそ{have}トリック取れます。{need}トリックで勝ちです。</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>交換なしでは{suit}でおよそ{have}トリックです。{need}トリックで勝ちです。</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>一人では{suit}でおよそ{have}トリックです。{need}トリックで勝ちです。</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>A note on this moment</source>
        <translation>この場面へのメモ</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>印</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>メモ(&amp;O)</translation>
    </message>
    <message>
        <source>The note stays with the deal, and goes into its record.</source>
        <translation>メモはディールとともに残り、その記録にも入ります。</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>残す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Remove this variation</source>
        <translation>この変化を消す(&amp;R)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Notes and variations</source>
        <translation>メモと変化</translation>
    </message>
    <message>
        <source>Back to the deal as it was played</source>
        <translation>実際のディールに戻る</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>あなたのメモ</translation>
    </message>
    <message>
        <source>The note is kept.</source>
        <translation>メモを残しました。</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>取り消しました。</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>元に戻しました。</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>疑問</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>To remember</source>
        <translation>覚えておく</translation>
    </message>
    <message>
        <source>{mark}: {text}</source>
        <translation>{mark}：{text}</translation>
    </message>
    <message>
        <source>{place}: {note}</source>
        <translation>{place}：{note}</translation>
    </message>
    <message>
        <source>Variation {number}, {name}: {action}</source>
        <translation>変化{number}、{name}：{action}</translation>
    </message>
    <message>
        <source>What you played is kept as variation {number}.</source>
        <translation>あなたのプレーを変化{number}として残しました。</translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>Ombre</source>
        <translation>オンブル</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>check records, print results and payments</source>
        <translation>記録を確かめ、結果と支払いを表示する</translation>
    </message>
    <message>
        <source>list games and settings</source>
        <translation>ゲームと設定を一覧にする</translation>
    </message>
    <message>
        <source>print the code of each deal in records</source>
        <translation>記録にある各ディールの符号を表示する</translation>
    </message>
    <message>
        <source>print the deal of a code or number as a record</source>
        <translation>符号か番号のディールを記録として表示する</translation>
    </message>
    <message>
        <source>check the proofs of fair shuffles in records</source>
        <translation>記録にある公正なシャッフルの証明を確かめる</translation>
    </message>
    <message>
        <source>write all games, preferences and progress to one file</source>
        <translation>すべての対局、設定、進み具合を一つのファイルに書く</translation>
    </message>
    <message>
        <source>put a backup in the place of what is kept</source>
        <translation>保存されているものをバックアップで置き換える</translation>
    </message>
    <message>
        <source>write all deals to a file: .csv, .json, or .ombre for records</source>
        <translation>すべてのディールをファイルに書く：.csv、.json、記録なら.ombre</translation>
    </message>
    <message>
        <source>add the deals of an exported .ombre file</source>
        <translation>書き出された.ombreファイルのディールを加える</translation>
    </message>
    <message>
        <source>check a deck of your own, or write an example</source>
        <translation>自分のカードを調べる、または見本を書く</translation>
    </message>
    <message>
        <source>let computer players play, and print one row for each deal</source>
        <translation>コンピューターのプレイヤー同士で対戦し、ディールごとに1行表示する</translation>
    </message>
    <message>
        <source>measure a player against another on the same cards</source>
        <translation>同じカードで二人のプレイヤーを比べる</translation>
    </message>
    <message>
        <source>measure how much a player loses by not seeing the other hands</source>
        <translation>ほかの手札が見えないためにどれだけ失うかを測る</translation>
    </message>
    <message>
        <source>count how often a player chooses one of the best cards</source>
        <translation>最善のカードの1枚を選ぶ回数を数える</translation>
    </message>
    <message>
        <source>find out how often the best card can be known</source>
        <translation>最善のカードがわかる割合を調べる</translation>
    </message>
    <message>
        <source>judge every decision of records, and tell luck from skill</source>
        <translation>記録のすべての判断を評価し、運と腕前を分ける</translation>
    </message>
    <message>
        <source>advise the seat to act where unfinished records end</source>
        <translation>途中で終わる記録で、番の席に助言する</translation>
    </message>
    <message>
        <source>measure how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>プレイヤーのカードが失うものを賭け高に対する割合で測る</translation>
    </message>
    <message>
        <source>count how often a player does what people would call odd</source>
        <translation>人が奇妙と言うようなことをする回数を数える</translation>
    </message>
    <message>
        <source>tell how often a player can be known by what everybody sees</source>
        <translation>誰にも見えることからプレイヤーを見分けられる割合を示す</translation>
    </message>
    <message>
        <source>compare the chances a bidder saw with what was won</source>
        <translation>ビッドした者の見込みと実際の勝ちを比べる</translation>
    </message>
    <message>
        <source>print a script that lets bash, zsh or fish complete these commands</source>
        <translation>bash、zsh、fish でこれらのコマンドを補完するスクリプトを出力する</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>コマンド：</translation>
    </message>
    <message>
        <source>ombre COMMAND --help lists the arguments of a command.</source>
        <translation>ombre COMMAND --help でコマンドの引数を一覧にします。</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 flaws found, 2 wrong call, 3 could not be done, 130 stopped.</source>
        <translation>終了ステータス: 0 完了、1 誤りを発見、2 呼び出しの誤り、3 実行不能、130 中断。</translation>
    </message>
    <message>
        <source>Check records of Ombre, deal, let computer players play. For the table: ombre-desktop.</source>
        <translation>オンブルの記録を確かめ、カードを配り、コンピューター同士で対戦します。テーブルは ombre-desktop です。</translation>
    </message>
    <message>
        <source>one of those below</source>
        <translation>下のいずれか</translation>
    </message>
    <message>
        <source>its arguments</source>
        <translation>その引数</translation>
    </message>
    <message>
        <source>Check records, list the games, deal by code.</source>
        <translation>記録を確かめ、ゲームを一覧にし、符号で配ります。</translation>
    </message>
    <message>
        <source>print each result as one line of JSON</source>
        <translation>結果をそれぞれ 1 行の JSON で出力する</translation>
    </message>
    <message>
        <source>a file of records; - is the standard input</source>
        <translation>記録のファイル。- は標準入力</translation>
    </message>
    <message>
        <source>a code; a day, as 2026-11-30; or with --game a number</source>
        <translation>コード、または 2026-11-30 のような日付、または --game と番号</translation>
    </message>
    <message>
        <source>the game of a numbered deal, as rulesets lists it</source>
        <translation>番号のディールのゲーム、rulesets の名前で</translation>
    </message>
    <message>
        <source>how many play, if the game leaves that open</source>
        <translation>何人で遊ぶか、ゲームで決まっていない場合</translation>
    </message>
    <message>
        <source>Deals are numbered within a game: add --game NAME.</source>
        <translation>ディールの番号はゲームごとに付きます。--game NAME を加えてください。</translation>
    </message>
    <message>
        <source>stopped after {deals} deals</source>
        <translation>{deals}ディールで止めました</translation>
    </message>
    <message>
        <source>{done} of {all} deals</source>
        <translation>{all} 回中 {done} 回</translation>
    </message>
    <message>
        <source>Let computer players play among themselves, measure them, and judge records.</source>
        <translation>コンピューターのプレイヤー同士で対戦し、強さを測り、記録を評価します。</translation>
    </message>
    <message>
        <source>self-play: a row for each deal, then each player&apos;s mean winnings with their standard error</source>
        <translation>自己対戦：ディールごとに1行、最後に各プレイヤーの平均と標準誤差</translation>
    </message>
    <message>
        <source>the game (default: %(default)s)</source>
        <translation>ゲーム（省略時：%(default)s）</translation>
    </message>
    <message>
        <source>house rules, such as &apos;equal_bid=none ante=each_5&apos;</source>
        <translation>ハウスルール、例：&apos;equal_bid=none ante=each_5&apos;</translation>
    </message>
    <message>
        <source>how many (default: 100)</source>
        <translation>数（省略時：100）</translation>
    </message>
    <message>
        <source>Parquet needs the package {name}</source>
        <translation>Parquetにはパッケージ {name} が必要です</translation>
    </message>
    <message>
        <source>a player for each seat, of {names} (default: {usual} everywhere)</source>
        <translation>各席のプレイヤー：{names}（省略時：すべて{usual}）</translation>
    </message>
    <message>
        <source>the sitting that is played (default: %(default)s)</source>
        <translation>遊ぶ対局（省略時：%(default)s）</translation>
    </message>
    <message>
        <source>let the players change seats each time all of them have dealt</source>
        <translation>全員が一度ずつ配るたびに席を替える</translation>
    </message>
    <message>
        <source>write each deal to DIR as a record</source>
        <translation>各ディールを記録としてDIRに書く</translation>
    </message>
    <message>
        <source>write the deals to FILE, as lines of JSON or, for .parquet, as Parquet</source>
        <translation>各局をFILEに書き出す（JSONの行、または .parquet ならParquet）</translation>
    </message>
    <message>
        <source>judge every decision in the data, which takes seconds a deal</source>
        <translation>データの決断をすべて評価する（一局に数秒かかる）</translation>
    </message>
    <message>
        <source>check every state of every N-th deal</source>
        <translation>N回ごとのディールのすべての状態を確かめる</translation>
    </message>
    <message>
        <source>print a row for each deal</source>
        <translation>ディールごとに1行表示する</translation>
    </message>
    <message>
        <source>the reference (default: %(default)s)</source>
        <translation>比べる相手（省略時：%(default)s）</translation>
    </message>
    <message>
        <source>the players of the other seats: one name for all, or one for each (default: %(default)s)</source>
        <translation>ほかの席のプレイヤー：全席に一つ、または席ごとに一つの名前（省略時：%(default)s）</translation>
    </message>
    <message>
        <source>the weak end of the gap (default: %(default)s)</source>
        <translation>差の弱いほうの端（省略時：%(default)s）</translation>
    </message>
    <message>
        <source>who plays the other side (default: %(default)s)</source>
        <translation>反対側を担当するプレイヤー（省略時：%(default)s）</translation>
    </message>
    <message>
        <source>who bids: {names}</source>
        <translation>ビッドするプレイヤー：{names}</translation>
    </message>
    <message>
        <source>who exchanges and plays (default: who bids)</source>
        <translation>交換とプレイをするプレイヤー（省略時：ビッドする者）</translation>
    </message>
    <message>
        <source>who is measured: {names}; or in parts, as textbook+expert</source>
        <translation>測るプレイヤー：{names}、または部分ごとに textbook+expert のように</translation>
    </message>
    <message>
        <source>the players to be told apart</source>
        <translation>見分けるプレイヤー</translation>
    </message>
    <message>
        <source>who bids and exchanges for all (default: %(default)s)</source>
        <translation>全員のビッドと交換をするプレイヤー（省略時：%(default)s）</translation>
    </message>
    <message>
        <source>the number of players, if the game leaves a choice</source>
        <translation>プレイヤーの数、ゲームで選べる場合</translation>
    </message>
    <message>
        <source>the seed of the cards and of all chance (default: %(default)s)</source>
        <translation>カードとすべての偶然の種（省略時：%(default)s）</translation>
    </message>
    <message>
        <source>chips in the pool before the antes</source>
        <translation>場代の前にプールにあるチップ</translation>
    </message>
    <message>
        <source>play sittings of N deals, in which the pool is carried over (default: no sittings)</source>
        <translation>プールを持ち越すNディールの対局を遊ぶ（省略時：対局なし）</translation>
    </message>
    <message>
        <source>sample at most N worlds: faster, weaker</source>
        <translation>世界を最大N通りまで引く：速く、弱くなる</translation>
    </message>
    <message>
        <source>keep finished deals in FILE, and resume from it</source>
        <translation>終わったディールをFILEに残し、そこから再開する</translation>
    </message>
    <message>
        <source>also write the figures to FILE; to - instead of the table</source>
        <translation>数値を FILE にも書く。- なら表の代わりに出力する</translation>
    </message>
    <message>
        <source>the number of processes (default: one per core)</source>
        <translation>プロセスの数（省略時：コアごとに一つ）</translation>
    </message>
    <message>
        <source>a Dask scheduler, such as tcp://host:8786</source>
        <translation>Daskのスケジューラー、例：tcp://host:8786</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text}は数ではありません</translation>
    </message>
    <message>
        <source>duplicate match: a player against another in the same seats with the same cards</source>
        <translation>デュプリケート：同じ席、同じカードで二人のプレイヤーを比べる</translation>
    </message>
    <message>
        <source>the share of the gap to open cards that a player&apos;s card play closes</source>
        <translation>公開された手札との差のうち、プレイで縮まる割合</translation>
    </message>
    <message>
        <source>the share of right cards among the choices that count</source>
        <translation>意味のある選択のうち正しいカードの割合</translation>
    </message>
    <message>
        <source>how often the right card can be known, and whether the sampled worlds are true to the deal</source>
        <translation>正しいカードがわかる割合、引いた世界がディールに忠実かどうか</translation>
    </message>
    <message>
        <source>whether a bidder wins as often as they expect</source>
        <translation>ビッドした者が見込みどおりに勝つかどうか</translation>
    </message>
    <message>
        <source>how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>プレイヤーのカードが失うもの、賭け高に対する割合</translation>
    </message>
    <message>
        <source>how often a player does what people would call odd</source>
        <translation>人が奇妙と言うようなことをする回数</translation>
    </message>
    <message>
        <source>how often a player can be told by what everybody sees</source>
        <translation>誰にも見えることからプレイヤーを見分けられる割合</translation>
    </message>
    <message>
        <source>no record here</source>
        <translation>ここに記録はありません</translation>
    </message>
    <message>
        <source>{done} of {all} decisions judged</source>
        <translation>{all} 件中 {done} 件の判断を評価しました</translation>
    </message>
    <message>
        <source>this deal is unfinished, so it has no result to divide into luck and skill</source>
        <translation>このディールは終わっていないので、運と腕前に分ける結果がありません</translation>
    </message>
    <message>
        <source>the worth of a hand is not known in this game, so its luck counts with the cards</source>
        <translation>このゲームでは手札の価値がわからないので、その運はカードに含めます</translation>
    </message>
    <message>
        <source>this deal is over, so there is nothing to advise</source>
        <translation>このディールは終わっているので、助言することはありません</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>考えています…</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>{name} のことですか?</translation>
    </message>
    <message>
        <source>{name} is not known; there are: {names}.</source>
        <translation>{name} は知られていません。あるのは: {names}。</translation>
    </message>
    <message>
        <source>{name} is not known.</source>
        <translation>{name} は知られていません。</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>そのようなファイルやフォルダーはありません</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <translation>システムが許可していません</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>これはフォルダーです</translation>
    </message>
    <message>
        <source>This is not a folder</source>
        <translation>これはフォルダーではありません</translation>
    </message>
    <message>
        <source>There is a file of this name already</source>
        <translation>その名前のファイルはすでにあります</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>ディスクは読み取り専用です</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
    <message>
        <source>The disk or its connection failed</source>
        <translation>ディスクまたはその接続に障害がありました</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>使い方：</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>この説明を表示して終わる</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>プログラムのバージョンを表示して終わる</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: エラー：%(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引数 %(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>次の引数が必要です：%s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>知らない引数です：%s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r は選べません（%(choices)s から選んでください）</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>使えない値です（%(type)s）：%(value)r</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>引数が一つ必要です</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>引数が一つ以上必要です</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>あいまいなオプションです：%(option)s は %(matches)s のどれかです</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>引数 %r はここでは使えません</translation>
    </message>
    <message>
        <source>Ombre at a card table.</source>
        <translation>カードテーブルのオンブル。</translation>
    </message>
    <message>
        <source>a record to open</source>
        <translation>開く記録</translation>
    </message>
    <message>
        <source>cards of the demonstration</source>
        <translation>実演のカード</translation>
    </message>
    <message>
        <source>where the demonstration puts its files when there is no display</source>
        <translation>画面がないとき、実演がファイルを置く場所</translation>
    </message>
    <message>
        <source>try everything the program has, without touching your games; &apos;full&apos; plays with experts</source>
        <translation>対局に触れずにプログラムのすべてを試す。&apos;full&apos; はエキスパートと遊ぶ</translation>
    </message>
    <message>
        <source>where the self-test writes what it found</source>
        <translation>自己診断の結果を書く場所</translation>
    </message>
    <message>
        <source>Back up everything that is kept, or restore it.</source>
        <translation>保存されているものをすべてバックアップし、または元に戻します。</translation>
    </message>
    <message>
        <source>the file to write; - is the standard output</source>
        <translation>書き込むファイル。- は標準出力</translation>
    </message>
    <message>
        <source>the file to read; - is the standard input</source>
        <translation>読み込むファイル。- は標準入力</translation>
    </message>
    <message>
        <source>the form, if the name of the file does not tell it (default: ombre)</source>
        <translation>ファイル名から分からないときの形式(既定: ombre)</translation>
    </message>
    <message>
        <source>{number} deals</source>
        <translation>{number} 回</translation>
    </message>
    <message>
        <source>the shell that completes</source>
        <translation>補完を行うシェル</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}</source>
        <translation>出力を書き込めませんでした: {reason}</translation>
    </message>
    <message>
        <source>check: list the flaws card by card; example: write a deck to change</source>
        <translation>check：欠点をカードごとに表示する、example：変えるための見本を書く</translation>
    </message>
    <message>
        <source>the folder of the deck; for an example, one that does not exist yet</source>
        <translation>カードのフォルダ。見本ではまだないフォルダ</translation>
    </message>
    <message>
        <source>there is something of this name already</source>
        <translation>この名前のものがもうあります</translation>
    </message>
    <message>
        <source>this is no answer: {line}</source>
        <translation>これは答えではありません：{line}</translation>
    </message>
    <message>
        <source>further bad answers are not told</source>
        <translation>これ以上の誤った答えは知らせません</translation>
    </message>
    <message>
        <source>it is not started again; the textbook plays on</source>
        <translation>もう起動せず、教本のプレイヤーが続けます</translation>
    </message>
    <message>
        <source>there was no answer within {seconds} seconds</source>
        <translation>{seconds}秒以内に答えがありませんでした</translation>
    </message>
    <message>
        <source>it wrote too long a line</source>
        <translation>一行が長すぎました</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>終了しました</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>The dearest comes first. Choose a cell: its deals, its problems, or its lesson.</source>
        <translation>損の大きい順です。欄を選ぶと、ディール、問題、レッスンに進みます。</translation>
    </message>
    <message>
        <source>Let the coach look at your deals. Then you see here what to practise.</source>
        <translation>コーチにディールを見てもらいましょう。何を練習するかがここに出ます。</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>解く</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>高くついた</translation>
    </message>
    <message>
        <source>Points an evening</source>
        <translation>一晩の点数</translation>
    </message>
    <message>
        <source>Chips an evening</source>
        <translation>一晩のチップ</translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message>
        <source>Weigh the throw</source>
        <translation>捨て方を比べる</translation>
    </message>
    <message>
        <source>Drag a card down to throw it, or click it.</source>
        <translation>カードを下に引くかクリックすると、捨てます。</translation>
    </message>
    <message>
        <source>Left and Right go from card to card. Down throws a card, Up keeps it.</source>
        <translation>左右でカードを移ります。下で捨て、上で残します。</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>The cards of the hand</source>
        <translation>手札のカード</translation>
    </message>
    <message>
        <source>Weighing this throw…</source>
        <translation>この捨て方を比べています…</translation>
    </message>
    <message>
        <source>No throw that was tried is better.</source>
        <translation>試した中に、これより有利な捨て方はありません。</translation>
    </message>
    <message>
        <source>About as good as the best.</source>
        <translation>最善とほぼ同じです。</translation>
    </message>
    <message>
        <source>Nobody can tell yet what throws are worth in this game.</source>
        <translation>このゲームで捨て方の値打ちは、まだ誰にもわかりません。</translation>
    </message>
    <message>
        <source>The throws cannot be weighed just now.</source>
        <translation>いまは捨て方を比べられません。</translation>
    </message>
    <message>
        <source>Nobody exchanges cards in this deal.</source>
        <translation>このディールでは誰もカードを取り替えません。</translation>
    </message>
    <message>
        <source>No suit is trumps here, so no chance to draw one is told.</source>
        <translation>ここには切り札がないので、引く見込みはありません。</translation>
    </message>
    <message>
        <source>All cards lie open here. That is hard on the Ombre, but alike for every throw.</source>
        <translation>ここではすべてのカードを公開しています。オンブルには厳しいですが、どの捨て方にも同じです。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Throw these</source>
        <translation>これを捨てる(&amp;T)</translation>
    </message>
    <message>
        <source>Weigh other throws</source>
        <translation>ほかの捨て方を比べる</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in chips</source>
        <translation>最善の捨て方と、それぞれの値打ち（チップ）</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in points</source>
        <translation>最善の捨て方と、それぞれの値打ち（点）</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in stones</source>
        <translation>最善の捨て方と、それぞれの値打ち（石）</translation>
    </message>
    <message>
        <source>This throw gains {amount}, give or take {error}.</source>
        <translation>この捨て方は{amount}の得、誤差は{error}ほどです。</translation>
    </message>
    <message>
        <source>This throw loses {amount}, give or take {error}.</source>
        <translation>この捨て方は{amount}の損、誤差は{error}ほどです。</translation>
    </message>
    <message>
        <source>{throw}: gains {amount}, give or take {error}</source>
        <translation>{throw}：{amount}の得、誤差は{error}ほど</translation>
    </message>
    <message>
        <source>{throw}: loses {amount}, give or take {error}</source>
        <translation>{throw}：{amount}の損、誤差は{error}ほど</translation>
    </message>
    <message>
        <source>It gives up {amount}, give or take {error}.</source>
        <translation>最善より{amount}少なく、誤差は{error}ほどです。</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}.</source>
        <translation>切り札を引く見込み：{trump}</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}, a matador: {matador}.</source>
        <translation>切り札を引く見込み：{trump}、マタドール：{matador}</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}, and surer as you look.</source>
        <translation>{worlds:other #}回のディールで比べました。見ているあいだに確かになります。</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}.</source>
        <translation>{worlds:other #}回のディールで比べました。</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Learn it at the table</source>
        <translation>テーブルで学ぶ</translation>
    </message>
    <message>
        <source>A deal with a teacher, and nothing to read first</source>
        <translation>先生と1ディール。予習はいりません</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>すぐに遊ぶ</translation>
    </message>
    <message>
        <source>{game}, with {company}</source>
        <translation>{game}、相手は{company}</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>ゲームを設定する</translation>
    </message>
    <message>
        <source>Another game, or other opponents</source>
        <translation>別のゲーム、別の相手</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Ombre in five minutes</source>
        <translation>5分でわかるオンブル</translation>
    </message>
    <message>
        <source>Bigger letters, keys, contrast …</source>
        <translation>文字の大きさ、キー操作、コントラスト…</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <source>A deal a day</source>
        <translation>今日のディール</translation>
    </message>
    <message>
        <source>Today’s deal: {today}</source>
        <translation>今日のディール：{today}</translation>
    </message>
    <message>
        <source>The same cards for everybody, once a day</source>
        <translation>だれにとっても同じカードで、一日一度</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>失敗から学ぶ</translation>
    </message>
    <message>
        <source>Positions that you missed: {count}, a few minutes</source>
        <translation>誤った場面：{count}、数分で終わります</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>前回と同じ</translation>
    </message>
    <message>
        <source>One against two. Take more tricks than either of them.</source>
        <translation>一人対二人。どちらよりも多くトリックを取れば勝ち。</translation>
    </message>
    <message>
        <source>{title:Name}: {card}.</source>
        <translation>{title}：{card}。</translation>
    </message>
    <message>
        <source>{number:one # opponent|other # opponents}</source>
        <translation>相手{number}人</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Deals: {deals}. Chips: {chips}.</source>
        <translation>ディール：{deals}。チップ：{chips}。</translation>
    </message>
    <message>
        <source>Deals: {deals}. Against the expert: {gain}.</source>
        <translation>ディール：{deals}。エキスパートとの差：{gain}。</translation>
    </message>
    <message>
        <source>Deals: {deals}. Points: {points}.</source>
        <translation>ディール：{deals}。点：{points}。</translation>
    </message>
    <message>
        <source>Deals: {deals}. Stones: {points}.</source>
        <translation>ディール：{deals}。石：{points}。</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <translation>相手：</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>言語：</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Look at the last trick</source>
        <translation>前のトリックを見る</translation>
    </message>
    <message>
        <source>Read what has happened</source>
        <translation>経過を読む</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>ゲームのルール</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>音を消す</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>音を出す</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>{amount} chips</source>
        <translation>{amount}チップ</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount}点</translation>
    </message>
    <message>
        <source>{amount} stones</source>
        <translation>{amount}石</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>A mistake in the program</source>
        <translation>プログラムのエラー</translation>
    </message>
    <message>
        <source>Something in Ombre went wrong. Your game is saved, and you can go on playing.</source>
        <translation>オンブルに問題が起きました。ゲームは保存してあり、続けて遊べます。</translation>
    </message>
    <message>
        <source>Nothing was sent to anybody; you can copy the details for a report. If the table does not answer, close the window and start Ombre again.</source>
        <translation>誰にも何も送っていません。報告のために詳細をコピーできます。テーブルが反応しないときは、ウィンドウを閉じてオンブルをもう一度始めてください。</translation>
    </message>
    <message>
        <source>Trouble with a file</source>
        <translation>ファイルの問題</translation>
    </message>
    <message>
        <source>A newer Ombre keeps your games</source>
        <translation>新しいオンブルのゲームがあります</translation>
    </message>
    <message>
        <source>This version is older and cannot read them. It changes nothing that lies there.</source>
        <translation>このバージョンは古いため読めません。そこにあるものは何も変えません。</translation>
    </message>
    <message>
        <source>You can play with it, but nothing is kept. To go on with your games, start the newer version.</source>
        <translation>このまま遊べますが、何も保存されません。ゲームを続けるには、新しいバージョンを始めてください。</translation>
    </message>
    <message>
        <source>Ombre is open already</source>
        <translation>オンブルはもう開いています</translation>
    </message>
    <message>
        <source>Your game is on the table of the other window.</source>
        <translation>あなたのゲームは、もう一つのウィンドウのテーブルにあります。</translation>
    </message>
    <message>
        <source>This window changes nothing and closes with this message.</source>
        <translation>このウィンドウは何も変えず、このメッセージとともに閉じます。</translation>
    </message>
    <message>
        <source>The computer players cannot be started</source>
        <translation>コンピューターのプレイヤーを始められません</translation>
    </message>
    <message>
        <source>Simpler players, who do not think ahead, play in their place.</source>
        <translation>代わりに、先を読まない簡単なプレイヤーが遊びます。</translation>
    </message>
    <message>
        <source>Your game goes on. Ombre tries again now and then, and says no more about it.</source>
        <translation>ゲームは続きます。オンブルは時々もう一度試しますが、これ以上はお知らせしません。</translation>
    </message>
    <message>
        <source>Trouble with the program</source>
        <translation>プログラムの問題</translation>
    </message>
    <message>
        <source>What you asked for could not be opened: there is a mistake in the program.</source>
        <translation>選んだものを開けませんでした。プログラムに誤りがあります。</translation>
    </message>
    <message>
        <source>The table stands as it was, and you can try again.</source>
        <translation>テーブルは元のままで、もう一度試すことができます。</translation>
    </message>
    <message>
        <source>This is a folder, not a file with a record.</source>
        <translation>これはフォルダーで、記録のファイルではありません。</translation>
    </message>
    <message>
        <source>This is no ordinary file, and cannot be read.</source>
        <translation>ふつうのファイルではないので、読めません。</translation>
    </message>
    <message>
        <source>The deal is whole, and the other notes are shown.</source>
        <translation>ディールは完全で、ほかのメモは表示されます。</translation>
    </message>
    <message>
        <source>{path} cannot be opened.</source>
        <translation>{path}を開けません。</translation>
    </message>
    <message>
        <source>{path} cannot be read: there is a mistake in the program.</source>
        <translation>{path}を読めません。プログラムに誤りがあります。</translation>
    </message>
    <message>
        <source>No record</source>
        <translation>記録がありません</translation>
    </message>
    <message>
        <source>There is no record of a deal in {path}.</source>
        <translation>{path}にディールの記録はありません。</translation>
    </message>
    <message>
        <source>There is no deal in {path} that could be shown.</source>
        <translation>{path}に、表示できるディールはありません。</translation>
    </message>
    <message>
        <source>The record cannot be read</source>
        <translation>記録を読めません</translation>
    </message>
    <message>
        <source>The table shows the deal up to there.</source>
        <translation>テーブルは、そこまでのディールを示しています。</translation>
    </message>
    <message>
        <source>The record cannot be read whole</source>
        <translation>記録の全体は読めません</translation>
    </message>
    <message>
        <source>The record was not written</source>
        <translation>記録を書き込めませんでした</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path}に書き込めませんでした。</translation>
    </message>
    <message>
        <source>This sitting cannot be continued</source>
        <translation>この対局は続けられません</translation>
    </message>
    <message>
        <source>The sitting in {path} is over.</source>
        <translation>{path}の対局は終わっています。</translation>
    </message>
    <message>
        <source>{path} holds only the last deals of a sitting.</source>
        <translation>{path}には対局の最後のディールしかありません。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>記録を開く</translation>
    </message>
    <message>
        <source>Save the record of the deal</source>
        <translation>ディールの記録を保存</translation>
    </message>
    <message>
        <source>Records of Ombre (*.ombre);;All files (*)</source>
        <translation>オンブルの記録 (*.ombre);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Records and sittings of Ombre (*.ombre table-*.json);;Records of Ombre (*.ombre);;All files (*)</source>
        <translation>オンブルの記録と対局 (*.ombre table-*.json);;オンブルの記録 (*.ombre);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>deal.ombre</source>
        <translation>deal.ombre</translation>
    </message>
    <message>
        <source>deal {number}.ombre</source>
        <translation>deal {number}.ombre</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>ファイルに書き込めませんでした</translation>
    </message>
    <message>
        <source>The record is saved as {name}.</source>
        <translation>記録を{name}に保存しました。</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>{name}に保存しました。</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>フォルダー：{folder}</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>このファイルを置き換えますか。</translation>
    </message>
    <message>
        <source>There is already a file called {name} in this folder.</source>
        <translation>このフォルダーには、{name}というファイルがもうあります。</translation>
    </message>
    <message>
        <source>If you replace it, what it holds now is lost.</source>
        <translation>置き換えると、今の内容は失われます。</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Choose another name</source>
        <translation>別の名前にする(&amp;C)</translation>
    </message>
    <message>
        <source>This is a database. To bring your games from another computer, make a backup there.</source>
        <translation>これはデータベースです。別のコンピューターの対局を移すには、そちらでバックアップを作ってください。</translation>
    </message>
    <message>
        <source>This is a picture, and not the record of a deal.</source>
        <translation>これは画像で、対局の記録ではありません。</translation>
    </message>
    <message>
        <source>This is a packed file. Please unpack it first.</source>
        <translation>これは一つにまとめられたファイルです。先に展開してください。</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{word} ({say})</source>
        <translation>{word}（{say}）</translation>
    </message>
    <message>
        <source>{word}: {meaning}</source>
        <translation>{word}：{meaning}</translation>
    </message>
    <message>
        <source>No plain card has been played yet.</source>
        <translation>平札はまだ出ていません。</translation>
    </message>
    <message>
        <source>A click shows what that told.</source>
        <translation>クリックすると、そこから分かったことが出ます。</translation>
    </message>
    <message>
        <source>{suit:Name} gone: {cards}.</source>
        <translation>出た{suit}：{cards}。</translation>
    </message>
</context>
</TS>
