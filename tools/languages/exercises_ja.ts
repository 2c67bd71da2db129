<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>lessons/exercises/count.txt</name>
    <message>
        <source>Count your tricks. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>トリックを数えて。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>Pass: an entrada would win only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>パス。エントラーダでは10回に2回ほどしか勝てません。</translation>
    </message>
    <message>
        <source>Matadors, kings and long trumps are tricks. Four of them make a bid.</source>
        <extracomment>Wrong</extracomment>
        <translation>マタドール、キング、長い切り札がトリックになります。4トリックでビッドします。</translation>
    </message>
    <message>
        <source>Entrada: this hand wins it about 6 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>エントラーダ。この手なら10回に6回ほど勝ちます。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/first.txt</name>
    <message>
        <source>You have bid. Which suit do you name?</source>
        <extracomment>Ask</extracomment>
        <translation>ビッドしました。どのスートを選びますか。</translation>
    </message>
    <message>
        <source>With {C} you hold four trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>{C}なら切り札4枚。ほかのどのスートより多くなります。</translation>
    </message>
    <message>
        <source>Count the trumps that each suit would give you. Spadille and basto count with all of them.</source>
        <extracomment>Wrong</extracomment>
        <translation>スートごとに切り札を数えましょう。スパディーユとバストはどれにも入ります。</translation>
    </message>
    <message>
        <source>With {H} you hold five trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>{H}なら切り札5枚。ほかのどのスートより多くなります。</translation>
    </message>
    <message>
        <source>With {S} you hold five trumps, more than with any other suit.</source>
        <extracomment>Right</extracomment>
        <translation>{S}なら切り札5枚。ほかのどのスートより多くなります。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/five.txt</name>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>最初の5トリックを取りました。宣言しますか、ヴォルへ進みますか。</translation>
    </message>
    <message>
        <source>Claim: somebody may still beat one of your cards, and a failed vole costs much.</source>
        <extracomment>Right</extracomment>
        <translation>宣言。負けるかもしれない札があり、ヴォルの失敗は高くつきます。</translation>
    </message>
    <message>
        <source>Look at your weakest card: is it sure to win?</source>
        <extracomment>Wrong</extracomment>
        <translation>いちばん弱い札を見て。確実に勝ちますか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/five_handed.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>最初に言う番です。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>Ask leave: with the help of an ally this hand wins about seven times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>キング指名。味方の助けがあれば10回に7回ほど勝つ手です。</translation>
    </message>
    <message>
        <source>You would not be alone.</source>
        <extracomment>Wrong</extracomment>
        <translation>一人ではないかもしれません。</translation>
    </message>
    <message>
        <source>Somebody asks leave, and only solo goes over it. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>誰かがキング指名。上はソロだけです。何と言いますか。</translation>
    </message>
    <message>
        <source>Pass: you win more often as opponent or ally than alone against four.</source>
        <extracomment>Right</extracomment>
        <translation>パス。一対四より、相手か味方でいるほうがよく勝ちます。</translation>
    </message>
    <message>
        <source>Five of eight tricks alone, against four hands?</source>
        <extracomment>Wrong</extracomment>
        <translation>四人を相手に、一人で8トリックのうち5トリック取れますか。</translation>
    </message>
    <message>
        <source>You called the king of the suit you are short in. Your lead?</source>
        <extracomment>Ask</extracomment>
        <translation>短いスートのキングを指名しました。何をリードしますか。</translation>
    </message>
    <message>
        <source>{D4:The} goes to the king that you called: your ally wins, and all know who it is.</source>
        <extracomment>Right</extracomment>
        <translation>{D4}。指名したキングの味方が勝ち、誰なのか全員に知れます。</translation>
    </message>
    <message>
        <source>Who has the king that you called?</source>
        <extracomment>Wrong</extracomment>
        <translation>指名したキングは誰が持っていますか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/four_handed.txt</name>
    <message>
        <source>The talon was yours, and you have thrown four. What is trump?</source>
        <extracomment>Ask</extracomment>
        <translation>山札をもらい、4枚捨てました。切り札は何にしますか。</translation>
    </message>
    <message>
        <source>{H}: spadille, manille, punto and a king, six trumps in all.</source>
        <extracomment>Right</extracomment>
        <translation>{H}。スパディーユ、マニーユ、ポント、キングで、切り札は6枚です。</translation>
    </message>
    <message>
        <source>In which suit do your matadors and your length come together?</source>
        <extracomment>Wrong</extracomment>
        <translation>マタドールと長いスートがそろうのはどのスートですか。</translation>
    </message>
    <message>
        <source>What is trump, with these nine cards from the talon?</source>
        <extracomment>Ask</extracomment>
        <translation>山札のこの9枚なら、切り札は何ですか。</translation>
    </message>
    <message>
        <source>{H}: any other suit loses nearly always, and this one wins nine times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>{H}。ほかはほとんど負けますが、これなら10回に9回勝ちます。</translation>
    </message>
    <message>
        <source>Count your trumps in each suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>スートごとに切り札を数えましょう。</translation>
    </message>
    <message>
        <source>One player has passed, and one sits out. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>一人がパスし、一人は休み。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>Entrada: passing gives the talon to the one who sits out, and you would pay.</source>
        <extracomment>Right</extracomment>
        <translation>エントラーダ。パスすると休みの人が山札を取り、あなたが払うことになります。</translation>
    </message>
    <message>
        <source>Who plays if all three pass?</source>
        <extracomment>Wrong</extracomment>
        <translation>三人ともパスしたら、誰がオンブルになりますか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/fourth.txt</name>
    <message>
        <source>You defend, and your partner is winning this trick. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>守る側で、味方がこのトリックに勝っています。何を出しますか。</translation>
    </message>
    <message>
        <source>Give a low card: the trick is won. Keep what can win another.</source>
        <extracomment>Right</extracomment>
        <translation>弱い札。味方がもう勝っているので、後で取れる札を残します。</translation>
    </message>
    <message>
        <source>The trick is won already. Which card can you spare?</source>
        <extracomment>Wrong</extracomment>
        <translation>味方がもう勝っています。要らない札はどれですか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/french.txt</name>
    <message>
        <source>Count your tricks. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>トリックを数えて。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>Pass: a game would win only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>パス。プレイをビッドしても10回に2回ほどしか勝てません。</translation>
    </message>
    <message>
        <source>Matadors, kings and long trumps are tricks. Are there four?</source>
        <extracomment>Wrong</extracomment>
        <translation>マタドール、キング、長い切り札がトリックになります。4トリックありますか。</translation>
    </message>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>最初の5トリックを取りました。宣言しますか、ヴォルへ進みますか。</translation>
    </message>
    <message>
        <source>Claim: the pool is yours, and a failed vole costs half of it to each.</source>
        <extracomment>Right</extracomment>
        <translation>宣言。プールをもらえます。ヴォルに失敗すると、その半分を各自に払います。</translation>
    </message>
    <message>
        <source>Look at your weakest card: is it sure to win?</source>
        <extracomment>Wrong</extracomment>
        <translation>いちばん弱い札を見て。確実に勝ちますか。</translation>
    </message>
    <message>
        <source>Play: with new cards this hand wins about 8 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>プレイ。新しい札があれば10回に8回ほど勝ちます。</translation>
    </message>
    <message>
        <source>Would new cards help this hand?</source>
        <extracomment>Wrong</extracomment>
        <translation>新しい札はこの手の助けになりますか。</translation>
    </message>
    <message>
        <source>Sans prendre: this hand nearly always wins, and whoever bids more takes it from you.</source>
        <extracomment>Right</extracomment>
        <translation>サンプランドル。ほぼ必ず勝つ手で、低く言うと横取りされます。</translation>
    </message>
    <message>
        <source>What could somebody else bid after you?</source>
        <extracomment>Wrong</extracomment>
        <translation>後の人は何をビッドできますか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/german_solo.txt</name>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left}はパス。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>Frage in couleur: four {C} with the 7, the help of an ally, and double pay.</source>
        <extracomment>Right</extracomment>
        <translation>クルールのフラーゲ。7のある{C}4枚、味方の助け、支払いは二倍です。</translation>
    </message>
    <message>
        <source>Which suit is the couleur, and how many of it have you?</source>
        <extracomment>Wrong</extracomment>
        <translation>クルールはどのスートで、何枚ありますか。</translation>
    </message>
    <message>
        <source>Somebody bids a Frage. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>誰かがフラーゲ。何と言いますか。</translation>
    </message>
    <message>
        <source>Solo: both black queens and long {H} win five tricks alone.</source>
        <extracomment>Right</extracomment>
        <translation>ソロ。黒いクイーン2枚と長い{H}なら、一人で5トリック取れます。</translation>
    </message>
    <message>
        <source>How many trumps would you have in your long suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>長いスートなら、切り札は何枚ですか。</translation>
    </message>
    <message>
        <source>You play alone, and trumps are {D}. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>一人の勝負で、切り札は{D}です。何をリードしますか。</translation>
    </message>
    <message>
        <source>{SQ:The}: it is a trump, and nothing is above it now.</source>
        <extracomment>Right</extracomment>
        <translation>{SQ}。切り札で、もう上の札はありません。</translation>
    </message>
    <message>
        <source>Which black card is always a trump?</source>
        <extracomment>Wrong</extracomment>
        <translation>いつも切り札なのは、どの黒い札ですか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/hold.txt</name>
    <message>
        <source>Somebody has bid more than you. Hold it, or pass?</source>
        <extracomment>Ask</extracomment>
        <translation>誰かがもっと高くビッド。ホールドしますか、パスしますか。</translation>
    </message>
    <message>
        <source>Pass: if you hold this vuelta, it wins only about 4 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>パス。このブエルタをホールドしても、10回に4回ほどしか勝てません。</translation>
    </message>
    <message>
        <source>Count your sure tricks again. Are there four?</source>
        <extracomment>Wrong</extracomment>
        <translation>確実なトリックをもう一度数えて。4トリックありますか。</translation>
    </message>
    <message>
        <source>Pass: if you hold this vuelta, it wins only about 2 times in 10.</source>
        <extracomment>Right</extracomment>
        <translation>パス。このブエルタをホールドしても、10回に2回ほどしか勝てません。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/homme_auvergne.txt</name>
    <message>
        <source>Which of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>出せるのはどの札ですか。</translation>
    </message>
    <message>
        <source>You have none of the suit led, so you must trump: any trump, and nothing else.</source>
        <extracomment>Right</extracomment>
        <translation>リードされたスートがないので、切り札しか出せません。どの切り札でも。</translation>
    </message>
    <message>
        <source>In this game nobody may refuse to trump.</source>
        <extracomment>Wrong</extracomment>
        <translation>このゲームでは、切るのを断れません。</translation>
    </message>
    <message>
        <source>Do you play, or pass?</source>
        <extracomment>Ask</extracomment>
        <translation>プレイしますか、パスしますか。</translation>
    </message>
    <message>
        <source>Play: king and queen of trumps and a third are nearly always the most tricks.</source>
        <extracomment>Right</extracomment>
        <translation>プレイ。切り札のキング、クイーンともう1枚なら、ほぼ必ず最多です。</translation>
    </message>
    <message>
        <source>How many tricks can the others take from your trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>あなたの切り札から、ほかの人はいくつ取れますか。</translation>
    </message>
    <message>
        <source>Pass: you have no trump at all, and the Man would lose a point.</source>
        <extracomment>Right</extracomment>
        <translation>パス。切り札が1枚もなく、オムは一点失います。</translation>
    </message>
    <message>
        <source>Which suit is offered, and what do you have of it?</source>
        <extracomment>Wrong</extracomment>
        <translation>どのスートが示され、何枚持っていますか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/lhombre.txt</name>
    <message>
        <source>You said spil, and somebody says bedre. What now?</source>
        <extracomment>Ask</extracomment>
        <translation>スピルと言い、誰かがベドレと言いました。どうしますか。</translation>
    </message>
    <message>
        <source>Pass: without a sure trump every higher game would lose more.</source>
        <extracomment>Right</extracomment>
        <translation>パス。確実な切り札がなければ、高い勝負ほど損をします。</translation>
    </message>
    <message>
        <source>How good would {S} be as trump, and what would a loss cost?</source>
        <extracomment>Wrong</extracomment>
        <translation>{S}が切り札ならどれほど強く、負けたらいくらですか。</translation>
    </message>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>最初に言う番です。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>Solo: three matadors and more trumps need no exchange, and it pays three.</source>
        <extracomment>Right</extracomment>
        <translation>ソロ。マタドール3枚とほかの切り札に交換は要らず、3チップずつもらえます。</translation>
    </message>
    <message>
        <source>Do you need the talon with these trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>この切り札に、山札は要りますか。</translation>
    </message>
    <message>
        <source>You defend, and {S} are trumps. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>守る側で、切り札は{S}です。何を捨てますか。</translation>
    </message>
    <message>
        <source>Keep manille, {S2:the}, with the high plain cards; throw {C3:the} and the rest.</source>
        <extracomment>Right</extracomment>
        <translation>マニーユの{S2}と強い平札を残し、{C3}とほかを捨てます。</translation>
    </message>
    <message>
        <source>Which cards can win a trick, or guard one that does?</source>
        <extracomment>Wrong</extracomment>
        <translation>トリックを取れる札、それを守る札はどれですか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/lhombre_nolo.txt</name>
    <message>
        <source>A nolo, without trumps. Play a card that is higher than the one led.</source>
        <extracomment>Ask</extracomment>
        <translation>切り札のないノロです。リードより強い札を出してください。</translation>
    </message>
    <message>
        <source>{CQ:The} and {C7:the} are higher. {CA:The} is the lowest of its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CQ}と{C7}が上です。{CA}はスートの最弱です。</translation>
    </message>
    <message>
        <source>Where does the black ace stand in a nolo?</source>
        <extracomment>Wrong</extracomment>
        <translation>ノロでは、黒いエースの位置はどこですか。</translation>
    </message>
    <message>
        <source>A nolo. How many of your cards may you play now?</source>
        <extracomment>Ask</extracomment>
        <translation>ノロです。今出せる札は何枚ですか。</translation>
    </message>
    <message>
        <source>You have six of that suit, and must follow. Without trumps no card may be kept back.</source>
        <extracomment>Right</extracomment>
        <translation>そのスートが6枚あり、フォローします。切り札がなければ温存もありません。</translation>
    </message>
    <message>
        <source>Which suit was led, and how many of it have you?</source>
        <extracomment>Wrong</extracomment>
        <translation>リードはどのスートで、何枚ありますか。</translation>
    </message>
    <message>
        <source>You play against a nolo. Beat this card with the lowest that does.</source>
        <extracomment>Ask</extracomment>
        <translation>ノロの相手です。これに勝つ、いちばん弱い札を出してください。</translation>
    </message>
    <message>
        <source>{C6:The} is enough. {CA:The} would be below it.</source>
        <extracomment>Right</extracomment>
        <translation>{C6}で足ります。{CA}では下になります。</translation>
    </message>
    <message>
        <source>In a nolo the black ace is the lowest of its suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>ノロでは黒いエースがスートの最弱です。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/matador.txt</name>
    <message>
        <source>A trump was led. How many of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>切り札がリードされました。出せる札は何枚ですか。</translation>
    </message>
    <message>
        <source>A lower trump does not force your matador out: play any card you like.</source>
        <extracomment>Right</extracomment>
        <translation>弱い切り札のリードなら、マタドールは残してよく、どの札も出せます。</translation>
    </message>
    <message>
        <source>The card that was led is lower than your matador. Must it come out?</source>
        <extracomment>Wrong</extracomment>
        <translation>リードはマタドールより弱い札です。出さなければなりませんか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/pokerwiner.txt</name>
    <message>
        <source>Nobody has bid yet. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>まだ誰もビッドしていません。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>No exchange: it wins four times in five, and is paid three times as much.</source>
        <extracomment>Right</extracomment>
        <translation>交換なし。5回に4回勝ち、三倍もらえます。</translation>
    </message>
    <message>
        <source>How many tricks has this hand without new cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>新しい札なしで、この手はいくつ取れますか。</translation>
    </message>
    <message>
        <source>What do you bid with this hand?</source>
        <extracomment>Ask</extracomment>
        <translation>この手でビッドは何ですか。</translation>
    </message>
    <message>
        <source>Play: new cards win four times in five, these only three times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>プレイ。新しい札なら5回に4回、このままでは10回に3回です。</translation>
    </message>
    <message>
        <source>Are your small cards worth keeping?</source>
        <extracomment>Wrong</extracomment>
        <translation>小さな札を残す値打ちはありますか。</translation>
    </message>
    <message>
        <source>Somebody has bid play. Do you go over it?</source>
        <extracomment>Ask</extracomment>
        <translation>誰かがプレイと言いました。上に行きますか。</translation>
    </message>
    <message>
        <source>Pass: only no exchange goes over play, and this hand is not enough.</source>
        <extracomment>Right</extracomment>
        <translation>パス。上は交換なしだけで、この手では足りません。</translation>
    </message>
    <message>
        <source>You could not change a card. Are there five tricks?</source>
        <extracomment>Wrong</extracomment>
        <translation>1枚も交換できません。5トリック取れますか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/puesta.txt</name>
    <message>
        <source>You are the Ombre, and somebody has as many tricks as you. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>あなたはオンブルで、同じ数の人がいます。何を出しますか。</translation>
    </message>
    <message>
        <source>Try for the trick: {DQ:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>取りに行きます。{DQ}なら取れます。同数で終わればオンブルが払います。</translation>
    </message>
    <message>
        <source>A tie is not enough for the Ombre.</source>
        <extracomment>Wrong</extracomment>
        <translation>オンブルは同数では足りません。</translation>
    </message>
    <message>
        <source>Try for the trick: {SJ:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>取りに行きます。{SJ}なら取れます。同数で終わればオンブルが払います。</translation>
    </message>
    <message>
        <source>Try for the trick: {S6:the} can win it, and a tie would cost you.</source>
        <extracomment>Right</extracomment>
        <translation>取りに行きます。{S6}なら取れます。同数で終わればオンブルが払います。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/quadrille.txt</name>
    <message>
        <source>You asked leave. Which king do you call?</source>
        <extracomment>Ask</extracomment>
        <translation>キング指名です。どのキングを呼びますか。</translation>
    </message>
    <message>
        <source>The one you do not hold: with a king of your own you would play alone.</source>
        <extracomment>Right</extracomment>
        <translation>持っていないキング。自分のキングを呼ぶと、味方がいません。</translation>
    </message>
    <message>
        <source>Which of these kings would bring you an ally?</source>
        <extracomment>Wrong</extracomment>
        <translation>味方をくれるのは、どのキングですか。</translation>
    </message>
    <message>
        <source>Somebody has asked leave. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>誰かがキング指名。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>Sans prendre: three matadors and long trumps need no ally, and go over asking.</source>
        <extracomment>Right</extracomment>
        <translation>サンプランドル。マタドール3枚と長い切り札に味方は要らず、キング指名より上です。</translation>
    </message>
    <message>
        <source>Could you win six tricks alone?</source>
        <extracomment>Wrong</extracomment>
        <translation>一人で6トリック取れますか。</translation>
    </message>
    <message>
        <source>You defend, and have none of the suit led. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>守る側で、リードのスートがありません。何を出しますか。</translation>
    </message>
    <message>
        <source>A matador: the trick must be won now, or the game is lost for certain.</source>
        <extracomment>Right</extracomment>
        <translation>マタドール。今取らなければ、確実に負けです。</translation>
    </message>
    <message>
        <source>How many tricks has the Ombre&apos;s side, and how many are left?</source>
        <extracomment>Wrong</extracomment>
        <translation>オンブル側はいくつ取り、残りはいくつですか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/quadrille_alone.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>最初に言う番です。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>Sans prendre: with the three highest trumps and long {H} you need no ally.</source>
        <extracomment>Right</extracomment>
        <translation>サンプランドル。最強の切り札3枚と長い{H}に味方は要りません。</translation>
    </message>
    <message>
        <source>Could you win six tricks alone? That pays double.</source>
        <extracomment>Wrong</extracomment>
        <translation>一人で6トリック取れますか。支払いは二倍です。</translation>
    </message>
    <message>
        <source>{left} asks leave. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>{left}がキング指名。何と言いますか。</translation>
    </message>
    <message>
        <source>Pass: one matador and five trumps do not win six tricks alone.</source>
        <extracomment>Right</extracomment>
        <translation>パス。マタドール1枚と切り札5枚では、一人で6トリック取れません。</translation>
    </message>
    <message>
        <source>Only a game alone goes above that. Is the hand good enough?</source>
        <extracomment>Wrong</extracomment>
        <translation>上は一人の勝負だけ。それほどよい手ですか。</translation>
    </message>
    <message>
        <source>You play alone, and one trick more wins. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>一人の勝負で、あと1トリック。何をリードしますか。</translation>
    </message>
    <message>
        <source>{SJ:The}: it is the highest of its suit left, and makes the sixth trick.</source>
        <extracomment>Right</extracomment>
        <translation>{SJ}。残るそのスートの最強で、6トリック目になります。</translation>
    </message>
    <message>
        <source>Which card wins for certain, or nearly?</source>
        <extracomment>Wrong</extracomment>
        <translation>確実、またはほぼ確実に勝つ札はどれですか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/red.txt</name>
    <message>
        <source>Play a card that takes this trick. Mind the suit.</source>
        <extracomment>Ask</extracomment>
        <translation>このトリックを取る札を出してください。スートに注意。</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {H5:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>赤いスートでは小さい数が勝ちます。{H5}で取れます。</translation>
    </message>
    <message>
        <source>In red suits it is the other way about: the lower the number, the better.</source>
        <extracomment>Wrong</extracomment>
        <translation>赤いスートの数札は逆で、数が小さいほど強いのです。</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {D5:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>赤いスートでは小さい数が勝ちます。{D5}で取れます。</translation>
    </message>
    <message>
        <source>In red suits the low numbers win: {DA:the} takes it.</source>
        <extracomment>Right</extracomment>
        <translation>赤いスートでは小さい数が勝ちます。{DA}で取れます。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/rocambor.txt</name>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left}はパス。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>Solo: long {S} with two kings win without the talon, and it pays three.</source>
        <extracomment>Right</extracomment>
        <translation>ソロ。長い{S}とキング2枚なら山札なしで勝ち、3チップずつもらえます。</translation>
    </message>
    <message>
        <source>How many trumps would {S} give you?</source>
        <extracomment>Wrong</extracomment>
        <translation>{S}なら切り札は何枚ですか。</translation>
    </message>
    <message>
        <source>You bid entrada, named {D}, and may change up to eight cards. Which do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>エントラーダで{D}を選び、8枚まで交換できます。何を捨てますか。</translation>
    </message>
    <message>
        <source>All plain cards: none is a king. What counts is that you bid entrada.</source>
        <extracomment>Right</extracomment>
        <translation>平札全部。キングはありません。枚数の上限は、スートでなくビッドで決まります。</translation>
    </message>
    <message>
        <source>Which of your cards are trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>切り札はどれですか。</translation>
    </message>
    <message>
        <source>You play oros, and two tricks are played. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>オロの勝負で、2トリック終わりました。何をリードしますか。</translation>
    </message>
    <message>
        <source>{S3:The}: keep the trumps, and lose a trick that you cannot win.</source>
        <extracomment>Right</extracomment>
        <translation>{S3}。切り札は残し、勝てない1トリックを譲ります。</translation>
    </message>
    <message>
        <source>Which card is of least use to you?</source>
        <extracomment>Wrong</extracomment>
        <translation>いちばん要らない札はどれですか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/rocambor_takeover.txt</name>
    <message>
        <source>You defend against a solo. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>ソロを相手に守ります。何をリードしますか。</translation>
    </message>
    <message>
        <source>{S7:The}, a trump, draws one from the Ombre.</source>
        <extracomment>Right</extracomment>
        <translation>切り札の{S7}。オンブルから1枚引き出します。</translation>
    </message>
    <message>
        <source>What does the Ombre want to win tricks with?</source>
        <extracomment>Wrong</extracomment>
        <translation>オンブルは何で取ろうとしていますか。</translation>
    </message>
    <message>
        <source>You defend, and hold both black aces. What do you play on this trick?</source>
        <extracomment>Ask</extracomment>
        <translation>守る側で、黒いエースが2枚。このトリックに何を出しますか。</translation>
    </message>
    <message>
        <source>{H3:The}. Two matadors win the last two tricks, if you keep them.</source>
        <extracomment>Right</extracomment>
        <translation>{H3}。マタドール2枚は、残せば最後の2トリックを取れます。</translation>
    </message>
    <message>
        <source>What will be led to the last two tricks?</source>
        <extracomment>Wrong</extracomment>
        <translation>最後の2トリックには何がリードされますか。</translation>
    </message>
    <message>
        <source>You defend, and the Ombre has four tricks. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>守る側で、オンブルは4トリック。何をリードしますか。</translation>
    </message>
    <message>
        <source>{SK:The}, a trump: it wins, or draws one from the Ombre.</source>
        <extracomment>Right</extracomment>
        <translation>切り札の{SK}。勝つか、オンブルから1枚引き出します。</translation>
    </message>
    <message>
        <source>The Ombre needs one trick more. What would win it?</source>
        <extracomment>Wrong</extracomment>
        <translation>オンブルはあと1トリック。何で取れますか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/second.txt</name>
    <message>
        <source>The Ombre is winning. Take the trick with the lowest card that can.</source>
        <extracomment>Ask</extracomment>
        <translation>オンブルが勝っています。勝てるいちばん弱い札で取ってください。</translation>
    </message>
    <message>
        <source>{D4:The} is enough, and the higher trumps stay for later.</source>
        <extracomment>Right</extracomment>
        <translation>{D4}で足り、強い切り札は後に残ります。</translation>
    </message>
    <message>
        <source>Which is the lowest trump that still wins?</source>
        <extracomment>Wrong</extracomment>
        <translation>まだ勝てる、いちばん弱い切り札はどれですか。</translation>
    </message>
    <message>
        <source>{CQ:The} is enough, and the higher trumps stay for later.</source>
        <extracomment>Right</extracomment>
        <translation>{CQ}で足り、強い切り札は後に残ります。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/solo.txt</name>
    <message>
        <source>Nobody has bid. What is this hand worth?</source>
        <extracomment>Ask</extracomment>
        <translation>誰もビッドしていません。この手なら何をビッドしますか。</translation>
    </message>
    <message>
        <source>Solo: it wins nearly always without new cards, and is paid best.</source>
        <extracomment>Right</extracomment>
        <translation>ソロ。新しい札なしでほぼ必ず勝ち、いちばんもらえます。</translation>
    </message>
    <message>
        <source>Would new cards make this hand any better?</source>
        <extracomment>Wrong</extracomment>
        <translation>新しい札で、この手はもっとよくなりますか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/surrender.txt</name>
    <message>
        <source>The new cards are bad. What do you do?</source>
        <extracomment>Ask</extracomment>
        <translation>新しい札は悪いものでした。どうしますか。</translation>
    </message>
    <message>
        <source>Surrender: whatever you play, you would hardly ever win.</source>
        <extracomment>Right</extracomment>
        <translation>降参。何を出しても、まず勝てません。</translation>
    </message>
    <message>
        <source>Until you play to the fourth trick, playing on is not the only way.</source>
        <extracomment>Wrong</extracomment>
        <translation>第4トリックに出すまでは、続けるほかにも手があります。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/throw.txt</name>
    <message>
        <source>Trump is named, and you are the Ombre. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>切り札が決まり、あなたはオンブル。何を捨てますか。</translation>
    </message>
    <message>
        <source>Keep trumps and kings, and throw all the rest.</source>
        <extracomment>Right</extracomment>
        <translation>切り札とキングを残し、ほかは全部捨てます。</translation>
    </message>
    <message>
        <source>A low plain card wins nothing, but a king or a trump may.</source>
        <extracomment>Wrong</extracomment>
        <translation>弱い平札は取れませんが、キングや切り札なら取れます。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tresillo.txt</name>
    <message>
        <source>You play an entrada in the favour suit, {S}. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>優遇スート{S}のエントラーダです。何を捨てますか。</translation>
    </message>
    <message>
        <source>Keep the four trumps, and throw the rest: no plain card of yours wins.</source>
        <extracomment>Right</extracomment>
        <translation>切り札4枚を残し、ほかを捨てます。勝てる平札はありません。</translation>
    </message>
    <message>
        <source>Is there a king among your plain cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>平札にキングはありますか。</translation>
    </message>
    <message>
        <source>Somebody bids a vuelta, and only a solo goes above it. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>誰かがブエルタ。上はソロだけです。何と言いますか。</translation>
    </message>
    <message>
        <source>Pass: a solo exchanges nothing, and this hand has too few high cards.</source>
        <extracomment>Right</extracomment>
        <translation>パス。ソロは交換がなく、この手には強い札が足りません。</translation>
    </message>
    <message>
        <source>How many tricks would this hand win without the talon?</source>
        <extracomment>Wrong</extracomment>
        <translation>山札なしで、この手はいくつ取れますか。</translation>
    </message>
    <message>
        <source>You play in the favour suit, {S}, and three tricks are left. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>優遇スート{S}の勝負で、残り3トリック。何をリードしますか。</translation>
    </message>
    <message>
        <source>{HQ:The}. Keep {SJ:the}, your last trump, until a suit is led that you lack.</source>
        <extracomment>Right</extracomment>
        <translation>{HQ}。最後の切り札{SJ}は、ないスートが出るまで残します。</translation>
    </message>
    <message>
        <source>Which card should be the last?</source>
        <extracomment>Wrong</extracomment>
        <translation>最後に残すのはどの札ですか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tresillo_vuelta.txt</name>
    <message>
        <source>{SQ:The} was turned in your vuelta. How many trumps do you hold?</source>
        <extracomment>Ask</extracomment>
        <translation>ブエルタで{SQ}がめくれました。切り札は何枚ですか。</translation>
    </message>
    <message>
        <source>Six: four with their suit&apos;s sign, and both black aces.</source>
        <extracomment>Right</extracomment>
        <translation>6枚。そのスートの4枚と、黒いエース2枚です。</translation>
    </message>
    <message>
        <source>The black aces are trumps in every suit.</source>
        <extracomment>Wrong</extracomment>
        <translation>黒いエースはどのスートでも切り札です。</translation>
    </message>
    <message>
        <source>You play a vuelta: {S} are trumps. What do you throw?</source>
        <extracomment>Ask</extracomment>
        <translation>ブエルタで、切り札は{S}です。何を捨てますか。</translation>
    </message>
    <message>
        <source>Keep the trumps and the king, and throw six cards.</source>
        <extracomment>Right</extracomment>
        <translation>切り札とキングを残し、6枚捨てます。</translation>
    </message>
    <message>
        <source>What can win a trick among the plain cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>平札でトリックを取れるのはどれですか。</translation>
    </message>
    <message>
        <source>You won the first trick of your vuelta. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>ブエルタで最初のトリックを取りました。何をリードしますか。</translation>
    </message>
    <message>
        <source>{CK:The}: a king wins while they still have its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CK}。相手にスートがあるうちはキングが勝ちます。</translation>
    </message>
    <message>
        <source>Which card wins now, and may be trumped later?</source>
        <extracomment>Wrong</extracomment>
        <translation>今は勝ち、後で切られるかもしれない札はどれですか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tricks.txt</name>
    <message>
        <source>How many of your cards may you play here?</source>
        <extracomment>Ask</extracomment>
        <translation>ここで出せる札は何枚ですか。</translation>
    </message>
    <message>
        <source>You hold cards of the suit led, so you must play one of those.</source>
        <extracomment>Right</extracomment>
        <translation>リードされたスートがあるので、それを出さなければなりません。</translation>
    </message>
    <message>
        <source>Count only the cards of the suit that was led.</source>
        <extracomment>Wrong</extracomment>
        <translation>リードされたスートだけを数えましょう。</translation>
    </message>
    <message>
        <source>Play the card that takes this trick.</source>
        <extracomment>Ask</extracomment>
        <translation>このトリックを取る札を出してください。</translation>
    </message>
    <message>
        <source>{CK:The} is the best of the suit that was led.</source>
        <extracomment>Right</extracomment>
        <translation>リードされたスートでは{CK}が最強です。</translation>
    </message>
    <message>
        <source>Look for a card of that suit that beats both others.</source>
        <extracomment>Wrong</extracomment>
        <translation>そのスートで、ほかの2枚に勝つ札を探しましょう。</translation>
    </message>
    <message>
        <source>{CQ:The} is the best of the suit that was led.</source>
        <extracomment>Right</extracomment>
        <translation>リードされたスートでは{CQ}が最強です。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tritrille.txt</name>
    <message>
        <source>You speak first. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>最初に言う番です。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>Ask leave: with {S} as trumps you can demand the only king that you lack.</source>
        <extracomment>Right</extracomment>
        <translation>キング指名。{S}が切り札なら、1枚だけ足りないキングを求められます。</translation>
    </message>
    <message>
        <source>Which king would you lack, and could demand?</source>
        <extracomment>Wrong</extracomment>
        <translation>足りないキング、求められるキングはどれですか。</translation>
    </message>
    <message>
        <source>You were given {CK:the}. What do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>{CK}をもらいました。何をリードしますか。</translation>
    </message>
    <message>
        <source>{CK:The}, while both opponents still have its suit.</source>
        <extracomment>Right</extracomment>
        <translation>{CK}。相手が二人ともスートを持つうちに。</translation>
    </message>
    <message>
        <source>Which card of yours wins now, but may be trumped later?</source>
        <extracomment>Wrong</extracomment>
        <translation>今は勝ち、後で切られるかもしれない札はどれですか。</translation>
    </message>
    <message>
        <source>Pass: one matador and five trumps are not six tricks, even with a king.</source>
        <extracomment>Right</extracomment>
        <translation>パス。マタドール1枚と切り札5枚では、キングをもらっても6トリックに足りません。</translation>
    </message>
    <message>
        <source>Count the tricks, with the king that you may demand.</source>
        <extracomment>Wrong</extracomment>
        <translation>求められるキングも入れて、トリックを数えましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/tritrille_king.txt</name>
    <message>
        <source>Two have passed, and you do not hold spadille. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>二人がパスし、手にスパディーユはありません。何と言いますか。</translation>
    </message>
    <message>
        <source>Pass: whoever holds spadille must play then, and that is not you.</source>
        <extracomment>Right</extracomment>
        <translation>パス。スパディーユの持ち主がオンブルになり、それはあなたではありません。</translation>
    </message>
    <message>
        <source>Who must play if all three pass?</source>
        <extracomment>Wrong</extracomment>
        <translation>三人ともパスしたら、誰がオンブルになりますか。</translation>
    </message>
    <message>
        <source>You defend, and have none of the suit led. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>守る側で、リードのスートがありません。何を出しますか。</translation>
    </message>
    <message>
        <source>Throw {C7:the} or {C3:the}: the other defender plays after you, and may win.</source>
        <extracomment>Right</extracomment>
        <translation>{C7}か{C3}を捨てます。味方が後に出し、勝つかもしれません。</translation>
    </message>
    <message>
        <source>Must you trump? Who plays after you?</source>
        <extracomment>Wrong</extracomment>
        <translation>切らなければなりませんか。後に出すのは誰ですか。</translation>
    </message>
    <message>
        <source>{left} has passed. What do you bid?</source>
        <extracomment>Ask</extracomment>
        <translation>{left}はパス。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>Pass: six tricks are too many for this hand, and kings defend well.</source>
        <extracomment>Right</extracomment>
        <translation>パス。6トリックは多すぎ、キングは守りに向きます。</translation>
    </message>
    <message>
        <source>How many trumps would you have, and how high are they?</source>
        <extracomment>Wrong</extracomment>
        <translation>切り札は何枚で、どれほど強いですか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/trumps.txt</name>
    <message>
        <source>Count: how many trumps are neither yours nor gone?</source>
        <extracomment>Ask</extracomment>
        <translation>数えましょう。手になく、まだ出ていない切り札は何枚ですか。</translation>
    </message>
    <message>
        <source>Of eleven trumps {trumps-out} are still out. The rest fell or are yours.</source>
        <extracomment>Right</extracomment>
        <translation>11枚のうち{trumps-out}枚がまだ外に。ほかは出たか、手にあります。</translation>
    </message>
    <message>
        <source>With {S} or {C} there are eleven trumps, with {H} or {D} twelve.</source>
        <extracomment>Wrong</extracomment>
        <translation>{S}か{C}なら切り札は11枚、{H}か{D}なら12枚です。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/two_handed.txt</name>
    <message>
        <source>What do you bid, one against one?</source>
        <extracomment>Ask</extracomment>
        <translation>一対一です。ビッドは何ですか。</translation>
    </message>
    <message>
        <source>Solo: a long suit and three court cards win nearly nine times in ten.</source>
        <extracomment>Right</extracomment>
        <translation>ソロ。長いスートと絵札3枚で、10回に9回近く勝ちます。</translation>
    </message>
    <message>
        <source>The other has one hand, not two. Do you need new cards?</source>
        <extracomment>Wrong</extracomment>
        <translation>相手は二人でなく一人。新しい札は要りますか。</translation>
    </message>
    <message>
        <source>What do you bid with this hand?</source>
        <extracomment>Ask</extracomment>
        <translation>この手でビッドは何ですか。</translation>
    </message>
    <message>
        <source>Entrada: with new cards it wins about six times in ten. Without, it is lost.</source>
        <extracomment>Right</extracomment>
        <translation>エントラーダ。新しい札なら10回に6回ほど勝ち、なければ負けます。</translation>
    </message>
    <message>
        <source>Is a pass best? There is only one opponent.</source>
        <extracomment>Wrong</extracomment>
        <translation>パスが最善ですか。相手は一人だけです。</translation>
    </message>
    <message>
        <source>You defend, and lead. What do you play?</source>
        <extracomment>Ask</extracomment>
        <translation>守る側で、リードの番です。何を出しますか。</translation>
    </message>
    <message>
        <source>{DK:The} is the highest of its suit: better played now than trumped later.</source>
        <extracomment>Right</extracomment>
        <translation>{DK}はスートの最強。後で切られるより、今出しましょう。</translation>
    </message>
    <message>
        <source>Which of your cards is sure to be the highest of its suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>確実にスートの最強なのはどの札ですか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/vole.txt</name>
    <message>
        <source>The first five tricks are yours. Claim, or go on for the vole?</source>
        <extracomment>Ask</extracomment>
        <translation>最初の5トリックを取りました。宣言しますか、ヴォルへ進みますか。</translation>
    </message>
    <message>
        <source>Go on: no trump is out, and every card of yours is high.</source>
        <extracomment>Right</extracomment>
        <translation>進みます。外に切り札はなく、どの札も最強です。</translation>
    </message>
    <message>
        <source>Count the trumps, then look for a card that could be beaten.</source>
        <extracomment>Wrong</extracomment>
        <translation>切り札を数え、負けそうな札を探しましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/whereabouts.txt</name>
    <message>
        <source>{partner} had no trump. How many trumps are still out?</source>
        <extracomment>Ask</extracomment>
        <translation>{partner}には切り札がありませんでした。切り札はあと何枚、外にありますか。</translation>
    </message>
    <message>
        <source>Of eleven trumps {trumps-out} are still out. {ombre} has them all.</source>
        <extracomment>Right</extracomment>
        <translation>11枚のうち{trumps-out}枚がまだ外に。全部{ombre}の手にあります。</translation>
    </message>
    <message>
        <source>There are eleven trumps here. Take off your own and those that fell.</source>
        <extracomment>Wrong</extracomment>
        <translation>ここでは切り札は11枚。自分のと、出たものを引きましょう。</translation>
    </message>
    <message>
        <source>Two trumps are out. Who has them, and what do you lead?</source>
        <extracomment>Ask</extracomment>
        <translation>切り札が2枚、外にあります。誰の手で、何をリードしますか。</translation>
    </message>
    <message>
        <source>{partner} gave up {CA:the} for want of a small trump: {ombre} has both. Draw them.</source>
        <extracomment>Right</extracomment>
        <translation>{partner}は弱い切り札がなく、{CA}を出しました。2枚とも{ombre}の手です。引き出しましょう。</translation>
    </message>
    <message>
        <source>Why did {partner} play {CA:the} to {SA:the}? Think of the trumps that are left.</source>
        <extracomment>Wrong</extracomment>
        <translation>{partner}はなぜ{SA}に{CA}を出したのでしょう。残る切り札を考えて。</translation>
    </message>
    <message>
        <source>What did {C6:the} tell you? Choose your lead.</source>
        <extracomment>Ask</extracomment>
        <translation>{C6}から何がわかりましたか。リードを選んでください。</translation>
    </message>
    <message>
        <source>{ombre} has no {C} any more: {CJ:the} costs a trump, or the trick.</source>
        <extracomment>Right</extracomment>
        <translation>{ombre}にはもう{C}がありません。{CJ}なら、切り札を使うかトリックを失うかです。</translation>
    </message>
    <message>
        <source>{ombre} did not follow when you led {C}. Make use of that.</source>
        <extracomment>Wrong</extracomment>
        <translation>{ombre}は{C}にフォローしませんでした。それを生かしましょう。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/zanga.txt</name>
    <message>
        <source>Two have passed, and {left} has named a trump. How many stones lie on the table?</source>
        <extracomment>Ask</extracomment>
        <translation>二人がパスし、{left}が切り札を決めました。場の石はいくつですか。</translation>
    </message>
    <message>
        <source>Four for the deal, and one for each pass. Once somebody plays, a pass is free.</source>
        <extracomment>Right</extracomment>
        <translation>ディールごとに四つ、パスごとに一つ。誰かがプレイと言った後のパスには要りません。</translation>
    </message>
    <message>
        <source>What does the first speaker pay, and what does a pass cost?</source>
        <extracomment>Wrong</extracomment>
        <translation>最初の人は何を払い、パスはいくらですか。</translation>
    </message>
    <message>
        <source>{left} has passed. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>{left}はパス。何と言いますか。</translation>
    </message>
    <message>
        <source>Play {C}: with {SA:the} you have five trumps, and a partner who helps.</source>
        <extracomment>Right</extracomment>
        <translation>{C}でプレイ。{SA}と合わせて切り札5枚、味方も助けます。</translation>
    </message>
    <message>
        <source>Count the trumps that each suit would give you.</source>
        <extracomment>Wrong</extracomment>
        <translation>スートごとに切り札を数えましょう。</translation>
    </message>
    <message>
        <source>{left} plays in {C}. Do you let it stand, or send them alone?</source>
        <extracomment>Ask</extracomment>
        <translation>{left}が{C}でプレイ。そのままにしますか、一人で行かせますか。</translation>
    </message>
    <message>
        <source>Say solo: {left} goes alone, or you do, with {S} as trumps.</source>
        <extracomment>Right</extracomment>
        <translation>ソロと言いましょう。{left}が一人で戦うか、あなたが{S}で一人で戦います。</translation>
    </message>
    <message>
        <source>How many tricks would you win alone with your own long suit?</source>
        <extracomment>Wrong</extracomment>
        <translation>自分の長いスートで、一人でいくつ取れますか。</translation>
    </message>
    <message>
        <source>Your side defends. What do you play on this trick?</source>
        <extracomment>Ask</extracomment>
        <translation>こちらが守る側。このトリックに何を出しますか。</translation>
    </message>
    <message>
        <source>{DA:The} is above the king of trumps here, and wins for you both.</source>
        <extracomment>Right</extracomment>
        <translation>{DA}はここでは切り札のキングより上で、二人の勝ちになります。</translation>
    </message>
    <message>
        <source>Which of your cards is higher than the king of trumps?</source>
        <extracomment>Wrong</extracomment>
        <translation>切り札のキングより強いのはどの札ですか。</translation>
    </message>
</context>
<context>
    <name>lessons/exercises/zanga_malaga.txt</name>
    <message>
        <source>Trumps were led. Which of your cards may you play?</source>
        <extracomment>Ask</extracomment>
        <translation>切り札がリードされました。出せるのはどの札ですか。</translation>
    </message>
    <message>
        <source>{CK:The} is always a trump, and no matador: it has to follow.</source>
        <extracomment>Right</extracomment>
        <translation>{CK}はいつも切り札で、マタドールではないので出さなければなりません。</translation>
    </message>
    <message>
        <source>Have you a trump? Think of the suit that cannot be named.</source>
        <extracomment>Wrong</extracomment>
        <translation>切り札はありますか。選べないスートを思い出しましょう。</translation>
    </message>
    <message>
        <source>Play the card that takes this trick from the king of trumps.</source>
        <extracomment>Ask</extracomment>
        <translation>切り札のキングからこのトリックを取る札を出してください。</translation>
    </message>
    <message>
        <source>{CK:The} stands above all trumps but the three matadors.</source>
        <extracomment>Right</extracomment>
        <translation>{CK}は、マタドール3枚を除くどの切り札よりも上です。</translation>
    </message>
    <message>
        <source>Which trump of yours is above the king?</source>
        <extracomment>Wrong</extracomment>
        <translation>キングより上の切り札はどれですか。</translation>
    </message>
    <message>
        <source>You speak first. What do you say?</source>
        <extracomment>Ask</extracomment>
        <translation>最初に言う番です。何と言いますか。</translation>
    </message>
    <message>
        <source>Solo: with {SA:the}, {CK:the} and long {D}, five tricks are nearly sure.</source>
        <extracomment>Right</extracomment>
        <translation>ソロ。{SA}、{CK}、長い{D}で、5トリックはほぼ確実です。</translation>
    </message>
    <message>
        <source>Count the tricks that you would win without your partner.</source>
        <extracomment>Wrong</extracomment>
        <translation>味方なしで取れるトリックを数えましょう。</translation>
    </message>
</context>
</TS>
