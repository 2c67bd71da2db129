<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>records/belinda.ombre</name>
    <message>
        <source>The hand in Alexander Pope&apos;s The Rape of the Lock (1714), canto III.
The poem fixes the trumps, who wins each trick, and most of the court cards. Conjecture are the dealer, the auction,
the exchange and the stakes, Belinda&apos;s two small diamonds, which small spade fell when, and six of the Knight&apos;s cards.</source>
        <extracomment>note</extracomment>
        <translation>La mano del poema di Alexander Pope The Rape of the Lock («Il ricciolo rapito», 1714), canto III.
Il poema fissa il trionfo, chi vince ogni presa e quasi tutte le figure. Sono congettura chi dà, le dichiarazioni, lo scarto
e le poste, i due quadri piccoli di Belinda, quale picche piccola cadde quando e sei carte del Cavaliere.
I versi sono qui in prosa, riga per riga.</translation>
    </message>
    <message>
        <source>Two small diamonds</source>
        <extracomment>Event</extracomment>
        <translation>Due quadri piccoli</translation>
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
        <translation>Canto III, versi 25-36:
Belinda, che la sete di fama chiama,
arde d’incontrare due cavalieri avventurosi
e di decidere da sola, all’ombre, la loro sorte;
e il petto le si gonfia di conquiste future.
Subito le tre schiere si apprestano in armi,
ciascuna nel numero delle sacre nove.
Appena apre le sue carte, la guardia dell’aria
scende e si posa su ogni carta importante:
Ariel per primo in cima a un mattadore,
poi ciascuno secondo il grado che portava;
perché le silfidi, memori dell’antica stirpe,
tengono assai al posto, come quand’erano donne.</translation>
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
        <translation>Canto III, versi 37-44:
Ecco quattro re di venerata maestà,
dai baffi canuti e dalla barba bifida;
e quattro belle donne con un fiore in mano,
emblema eloquente del loro più dolce potere;
quattro fanti in vesti succinte, fida schiera,
col berretto in capo e l’alabarda in pugno;
e truppe variopinte, splendente corteo,
escono a battaglia sul piano di velluto.</translation>
    </message>
    <message>
        <source>Canto III, lines 45 to 46:
The skilful Nymph reviews her force with care:
‘Let Spades be trumps!’ she said, and trumps they were.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versi 45-46:
L’abile ninfa passa in rassegna le sue forze:
«Trionfo sia picche!», disse, e trionfo fu.</translation>
    </message>
    <message>
        <source>Canto III, lines 47 to 50:
Now move to war her sable Matadores,
In show like leaders of the swarthy Moors.
Spadillio first, unconquerable Lord!
Led off two captive trumps, and swept the board.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versi 47-50:
Muovono ora in guerra i suoi neri mattadori,
simili in vista ai capi dei bruni mori.
Spadiglia per prima, signora invincibile!,
portò via due trionfi prigionieri e spazzò il tavolo.</translation>
    </message>
    <message>
        <source>Canto III, lines 51 to 52:
As many more Manillio forc’d to yield,
And march’d a victor from the verdant field.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versi 51-52:
Altrettanti maniglia ne costrinse a cedere
e uscì vincitrice dal verde campo.</translation>
    </message>
    <message>
        <source>Canto III, lines 53 to 54:
Him Basto follow’d, but his fate more hard
Gain’d but one trump and one Plebeian card.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versi 53-54:
La seguì basto, ma con più dura sorte
guadagnò un solo trionfo e una carta plebea.</translation>
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
        <translation>Canto III, versi 55-64:
Poi, con la larga sciabola, un capo carico d’anni,
appare la canuta maestà di picche,
avanza una gamba virile, offerta alla vista,
il resto celato dal manto di molti colori.
Il fante ribelle, che osa sfidare il suo principe,
è giusta vittima dell’ira regale.
Perfino il possente Pam, che re e donne abbatteva
e falciava eserciti nelle lotte del loo,
triste caso di guerra!, ora privo d’aiuto,
cade senza distinzione davanti al picche vincitore!</translation>
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
        <translation>Canto III, versi 65-74:
Fin qui entrambi gli eserciti cedono a Belinda;
ora il fato inclina il campo verso il Barone.
La sua guerriera amazzone invade le schiere di lei,
l’imperiale consorte della corona di picche.
Il nero tiranno di fiori morì per primo, sua vittima,
malgrado l’aria altera e il barbaro orgoglio:
a che gli giova il cerchio regale sul capo,
a che le membra di gigante, distese in goffa pompa,
trascinare tanto lungo dietro di sé il manto sfarzoso
ed essere di tutti i re il solo che stringe il globo?</translation>
    </message>
    <message>
        <source>Canto III, lines 75 to 76:
The Baron now his Diamonds pours apace;
Th’ embroider’d King who shows but half his face,</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versi 75-76:
Il Barone ora rovescia in fretta i suoi quadri;
il re ricamato, che mostra solo mezza faccia,</translation>
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
        <translation>Canto III, versi 77-86:
e la sua donna fulgente, unendo i loro poteri,
fanno delle truppe rotte una facile conquista.
Fiori, quadri, cuori, in selvaggio disordine,
coprono, folla confusa, il verde piano.
Così, quando fugge disperso un esercito in rotta
di truppe d’Asia e di neri figli d’Africa,
con pari scompiglio corrono nazioni diverse,
di fogge diverse e di diverso colore;
cadono disuniti i battaglioni spezzati,
mucchi su mucchi; un solo fato tutti li travolge.</translation>
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
        <translation>Canto III, versi 87-92:
Il fante di quadri tenta le sue astuzie
e vince (oh caso vergognoso!) la donna di cuori.
A questo il sangue abbandonò la guancia della vergine,
un livido pallore si stende sul suo volto;
vede, e trema davanti al male che si avvicina,
proprio tra le fauci della rovina e del codiglio.</translation>
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
        <translation>Canto III, versi 93-98:
E ora (come spesso in uno Stato sconvolto)
da una sola presa delicata dipende la sorte di tutti:
si fa avanti un asso di cuori; il re, non visto,
stava in agguato nella sua mano e piangeva la donna prigioniera:
balza alla vendetta con passo impaziente
e cade come tuono sull’asso prostrato.</translation>
    </message>
    <message>
        <source>Canto III, lines 99 to 100:
The nymph exulting fills with shouts the sky;
The walls, the woods, and long canals reply.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versi 99-100:
La ninfa esultante riempie il cielo di grida;
le mura, i boschi e i lunghi canali rispondono.</translation>
    </message>
    <message>
        <source>The same hand with another pair of small cards for Belinda: a diamond and a club.
She throws the club to the seventh trick, where the poem sees clubs, diamonds and hearts in disorder. All that is
conjecture in the first reading is conjecture here.</source>
        <extracomment>note</extracomment>
        <translation>La stessa mano con altre due carte piccole per Belinda: un quadri e un fiori.
Butta il fiori sulla settima presa, dove il poema vede fiori, quadri e cuori in disordine. Tutto ciò che è congettura
nella prima lettura lo è anche in questa.</translation>
    </message>
    <message>
        <source>A diamond and a club</source>
        <extracomment>Event</extracomment>
        <translation>Un quadri e un fiori</translation>
    </message>
</context>
</TS>
