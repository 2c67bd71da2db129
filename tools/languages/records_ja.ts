<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>records/belinda.ombre</name>
    <message>
        <source>The hand in Alexander Pope&apos;s The Rape of the Lock (1714), canto III.
The poem fixes the trumps, who wins each trick, and most of the court cards. Conjecture are the dealer, the auction,
the exchange and the stakes, Belinda&apos;s two small diamonds, which small spade fell when, and six of the Knight&apos;s cards.</source>
        <extracomment>note</extracomment>
        <translation>アレクサンダー・ポープ『髪の毛盗み』（1714年）第3歌に出てくる一戦です。
詩からわかるのは、切り札、どのトリックを誰が取るか、そして絵札の大部分です。推測したのは、ディーラー、オークション、
交換、賭け金、ベリンダの小さいダイヤ2枚、小さいスペードがそれぞれどこで落ちたか、そして騎士のカード6枚です。</translation>
    </message>
    <message>
        <source>Two small diamonds</source>
        <extracomment>Event</extracomment>
        <translation>小さいダイヤが2枚</translation>
    </message>
    <message>
        <source>Canto III, lines 25 to 36:
Belinda now, whom thirst of fame invites,
Burns to encounter two advent’rous Knights,
At Ombre singly to decide their doom;
And swells her breast with conquests yet to come.
Straight the three bands prepare in arms to join,
Each band the number of the sacred nine.
Soon as she spreads her hand, th’ aërial guard
Descend, and sit on each important card:
First Ariel perch’d upon a Matadore,
Then each, according to the rank they bore;
For Sylphs, yet mindful of their ancient race,
Are, as when women, wondrous fond of place.</source>
        <extracomment>note</extracomment>
        <translation>第3歌、25～36行：
さて、名声にあこがれるベリンダは、
冒険を好む二人の騎士と戦いたくてたまらない。
オンブルの席で、一人で二人の運命を決しようと、
まだ見ぬ勝利に胸をふくらませる。
たちまち三つの軍勢は武装を整え、戦いの支度をする。
どの軍勢も、聖なる九の数をそろえて。
彼女が手札を広げると、空の護衛たちが
舞い降りて、大切なカードの上に一人ずつ座る。
まずエアリエルがマタドールの上に止まり、
続いてめいめいが、身分に応じて席につく。
シルフたちは、今も昔の生まれを忘れず、
女であったころと同じく、席次にはことのほかうるさいのだ。</translation>
    </message>
    <message>
        <source>Canto III, lines 37 to 44:
Behold, four Kings in majesty rever’d,
With hoary whiskers and a forky beard;
And four fair Queens whose hands sustain a flow’r,
Th’ expressive emblem of their softer pow’r;
Four Knaves in garbs succinct, a trusty band,
Caps on their heads, and halberts in their hand;
And particolour’d troops, a shining train,
Draw forth to combat on the velvet plain.</source>
        <extracomment>note</extracomment>
        <translation>第3歌、37～44行：
見よ、威厳に満ちた四人のキング、
白い頬ひげに、二またのあごひげ。
四人の美しいクイーンは、手に花をかかげ、
そのやさしい力のしるしとする。
四人のジャックは身軽な装いの忠実な一隊、
頭に帽子、手には矛槍。
そして色とりどりの兵たちが、きらめく列をなし、
ビロードの野へ、いざ戦いにくり出す。</translation>
    </message>
    <message>
        <source>Canto III, lines 45 to 46:
The skilful Nymph reviews her force with care:
‘Let Spades be trumps!’ she said, and trumps they were.</source>
        <extracomment>note</extracomment>
        <translation>第3歌、45～46行：
巧みな乙女は、自分の軍勢を念入りに見わたす。
「スペードを切り札に！」と彼女が言えば、それが切り札となった。</translation>
    </message>
    <message>
        <source>Canto III, lines 47 to 50:
Now move to war her sable Matadores,
In show like leaders of the swarthy Moors.
Spadillio first, unconquerable Lord!
Led off two captive trumps, and swept the board.</source>
        <extracomment>note</extracomment>
        <translation>第3歌、47～50行：
今、漆黒のマタドールたちが戦いに進み出る。
その姿は、浅黒いムーア人の将たちのよう。
先陣はスパディーユ、打ち破れぬ君主。
二人の切り札を捕虜にして引き連れ、戦場を一掃した。</translation>
    </message>
    <message>
        <source>Canto III, lines 51 to 52:
As many more Manillio forc’d to yield,
And march’d a victor from the verdant field.</source>
        <extracomment>note</extracomment>
        <translation>第3歌、51～52行：
マニーユもまた、同じ数だけ降参させ、
勝者として、緑の野から凱旋した。</translation>
    </message>
    <message>
        <source>Canto III, lines 53 to 54:
Him Basto follow’d, but his fate more hard
Gain’d but one trump and one Plebeian card.</source>
        <extracomment>note</extracomment>
        <translation>第3歌、53～54行：
続いたのはバスト。だが、その運はもっと厳しく、
手にしたのは切り札一人と、平民のカード1枚だけ。</translation>
    </message>
    <message>
        <source>Canto III, lines 55 to 64:
With his broad sabre next, a chief in years,
The hoary Majesty of Spades appears,
Puts forth one manly leg, to sight reveal’d,
The rest, his many-colour’d robe conceal’d.
The rebel Knave, who dares his prince engage,
Proves the just victim of his royal rage.
Ev’n mighty Pam, that Kings and Queens o’erthrew,
And mow’d down armies in the fights of Lu,
Sad chance of war! now destitute of aid,
Falls undistinguish’d by the victor Spade!</source>
        <extracomment>note</extracomment>
        <translation>第3歌、55～64行：
次に、幅広の剣を手に、年老いた将、
白髪のスペードの王が現れる。
雄々しい片足を踏み出して、人の目に見せ、
残りは色とりどりの衣の下に隠している。
主君に刃向かう謀反のジャックは、
王の怒りの、当然のいけにえとなった。
かつてルーの戦いで、キングもクイーンも倒し、
軍勢をなぎ払った、あの強大なパムさえも、
戦の悲しい定めか、今は助けもなく、
勝ち誇るスペードの前に、名もない者として倒れる。</translation>
    </message>
    <message>
        <source>Canto III, lines 65 to 74:
Thus far both armies to Belinda yield;
Now to the Baron fate inclines the field.
His warlike Amazon her host invades,
Th’ imperial consort of the crown of Spades.
The Club’s black Tyrant first her victim dy’d,
Spite of his haughty mien, and barb’rous pride:
What boots the regal circle on his head,
His giant limbs, in state unwieldy spread;
That long behind he trails his pompous robe,
And, of all monarchs, only grasps the globe?</source>
        <extracomment>note</extracomment>
        <translation>第3歌、65～74行：
ここまでは、どちらの軍勢もベリンダに屈した。
今、運命は戦場を男爵の側へと傾ける。
彼の勇ましいアマゾン、スペードの王冠をいただく后が、
彼女の軍勢に攻め入る。
最初のいけにえは、クラブの黒い暴君。
高慢な顔つきも、野蛮な誇りも、役には立たなかった。
頭に王の冠があったとて、
堂々と広げた、もてあますほどの巨体があったとて、
華麗な衣を長々と引きずり、
王たちの中でただ一人、宝珠をつかんでいたとて、何になろう。</translation>
    </message>
    <message>
        <source>Canto III, lines 75 to 76:
The Baron now his Diamonds pours apace;
Th’ embroider’d King who shows but half his face,</source>
        <extracomment>note</extracomment>
        <translation>第3歌、75～76行：
男爵は今、ダイヤを次々とくり出す。
顔を半分しか見せぬ、刺繍の衣のキングが、</translation>
    </message>
    <message>
        <source>Canto III, lines 77 to 86:
And his refulgent Queen, with pow’rs combin’d,
Of broken troops an easy conquest find.
Clubs, Diamonds, Hearts, in wild disorder seen,
With throngs promiscuous strow the level green.
Thus when dispers’d a routed army runs,
Of Asia’s troops, and Afric’s sable sons,
With like confusion different nations fly,
Of various habit, and of various dye,
The pierc’d battalions dis-united fall,
In heaps on heaps; one fate o’erwhelms them all.</source>
        <extracomment>note</extracomment>
        <translation>第3歌、77～86行：
光り輝くクイーンと力を合わせ、
崩れた軍勢を、やすやすと征服する。
クラブ、ダイヤ、ハートが、荒々しく入り乱れ、
平らな緑の野に、折り重なって散らばる。
それはちょうど、敗れて散り散りに逃げる軍勢のよう。
アジアの兵も、アフリカの黒い息子たちも、
装いもさまざま、肌の色もさまざまな民が、
同じ混乱の中を落ちてゆく。
貫かれた大隊はばらばらに倒れ、
山また山と積み重なり、一つの運命が皆をのみこむ。</translation>
    </message>
    <message>
        <source>Canto III, lines 87 to 92:
The Knave of Diamonds tries his wily arts,
And wins (oh shameful chance!) the Queen of Hearts.
At this, the blood the virgin’s cheek forsook,
A livid paleness spreads o’er all her look;
She sees, and trembles at th’ approaching ill,
Just in the jaws of ruin, and Codille.</source>
        <extracomment>note</extracomment>
        <translation>第3歌、87～92行：
ダイヤのジャックが、ずるい手を使い、
（ああ、恥ずべき巡り合わせ！）ハートのクイーンを勝ち取る。
これを見て、乙女の頬から血の気が引き、
青白さが顔じゅうに広がった。
彼女は見る、迫りくる災いに震えながら、
破滅とコディーユが、すぐそこに口を開けているのを。</translation>
    </message>
    <message>
        <source>Canto III, lines 93 to 98:
And now (as oft in some distemper’d State)
On one nice Trick depends the gen’ral fate:
An Ace of Hearts steps forth: the King unseen
Lurk’d in her hand, and mourn’d his captive Queen:
He springs to vengeance with an eager pace,
And falls like thunder on the prostrate Ace.</source>
        <extracomment>note</extracomment>
        <translation>第3歌、93～98行：
そして今（乱れた国によくあるように）、
ただ一つのきわどいトリックに、皆の運命がかかる。
ハートのエースが進み出る。キングは人知れず
彼女の手の中にひそみ、捕らわれのクイーンを悼んでいた。
彼は復讐へと、勢いこんで躍り出て、
ひれ伏すエースの上に、雷のように落ちかかる。</translation>
    </message>
    <message>
        <source>Canto III, lines 99 to 100:
The nymph exulting fills with shouts the sky;
The walls, the woods, and long canals reply.</source>
        <extracomment>note</extracomment>
        <translation>第3歌、99～100行：
勝ち誇る乙女は、歓声で空を満たす。
壁も、森も、長い運河も、それにこたえる。</translation>
    </message>
    <message>
        <source>The same hand with another pair of small cards for Belinda: a diamond and a club.
She throws the club to the seventh trick, where the poem sees clubs, diamonds and hearts in disorder. All that is
conjecture in the first reading is conjecture here.</source>
        <extracomment>note</extracomment>
        <translation>同じ一戦を、ベリンダの小さいカード2枚だけ変えたもの。ダイヤとクラブが1枚ずつです。
クラブは第7トリックに捨てます。詩で、クラブ、ダイヤ、ハートが入り乱れるところです。ほかの推測は、
最初の読み方と変わりません。</translation>
    </message>
    <message>
        <source>A diamond and a club</source>
        <extracomment>Event</extracomment>
        <translation>ダイヤとクラブが1枚ずつ</translation>
    </message>
</context>
</TS>
