<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>records/belinda.ombre</name>
    <message>
        <source>The hand in Alexander Pope&apos;s The Rape of the Lock (1714), canto III.
The poem fixes the trumps, who wins each trick, and most of the court cards. Conjecture are the dealer, the auction,
the exchange and the stakes, Belinda&apos;s two small diamonds, which small spade fell when, and six of the Knight&apos;s cards.</source>
        <extracomment>note</extracomment>
        <translation>A mão do poema de Alexander Pope The Rape of the Lock («O rapto da madeixa», 1714), canto III.
O poema fixa o trunfo, quem ganha cada vaza e quase todas as figuras. São conjetura quem dá, os lances, a compra e o que se
joga, os dois ouros pequenos de Belinda, que espadas pequenas caíram quando e seis cartas do Cavaleiro.
Os versos vão aqui em prosa, linha por linha.</translation>
    </message>
    <message>
        <source>Two small diamonds</source>
        <extracomment>Event</extracomment>
        <translation>Dois ouros pequenos</translation>
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
        <translation>Canto III, versos 25 a 36:
Belinda, a quem a sede de fama convida,
arde por enfrentar dois cavaleiros ousados
e decidir sozinha, ao hombre, a sorte deles;
e o peito se lhe enche de conquistas por vir.
Logo as três hostes se aprestam em armas,
cada uma no número das nove sagradas.
Mal ela abre as suas cartas, a guarda do ar
desce e pousa em cada carta importante:
primeiro Ariel, no alto de um matador,
depois cada um segundo a categoria que tinha;
pois os silfos, lembrados ainda da antiga raça,
são, como quando eram mulheres, muito amigos do seu lugar.</translation>
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
        <translation>Canto III, versos 37 a 44:
Eis quatro reis de venerada majestade,
de bigodes brancos e barba bifurcada;
e quatro belas damas que seguram uma flor,
emblema expressivo do seu poder mais brando;
quatro valetes de traje cingido, tropa fiel,
de gorro na cabeça e alabarda na mão;
e tropas de várias cores, brilhante cortejo,
saem a combater no plano de veludo.</translation>
    </message>
    <message>
        <source>Canto III, lines 45 to 46:
The skilful Nymph reviews her force with care:
‘Let Spades be trumps!’ she said, and trumps they were.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versos 45 e 46:
A hábil ninfa passa em revista as suas forças:
«Sejam espadas trunfo!», disse, e trunfo foram.</translation>
    </message>
    <message>
        <source>Canto III, lines 47 to 50:
Now move to war her sable Matadores,
In show like leaders of the swarthy Moors.
Spadillio first, unconquerable Lord!
Led off two captive trumps, and swept the board.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versos 47 a 50:
Partem agora para a guerra os seus negros matadores,
parecidos com chefes dos mouros morenos.
A espadilha primeiro, senhor invencível!,
levou cativos dois trunfos e varreu a mesa.</translation>
    </message>
    <message>
        <source>Canto III, lines 51 to 52:
As many more Manillio forc’d to yield,
And march’d a victor from the verdant field.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versos 51 e 52:
Outros tantos obrigou a manilha a render-se
e saiu vencedora do campo verde.</translation>
    </message>
    <message>
        <source>Canto III, lines 53 to 54:
Him Basto follow’d, but his fate more hard
Gain’d but one trump and one Plebeian card.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versos 53 e 54:
Seguiu-a o basto, mas com sorte mais dura
ganhou só um trunfo e uma carta plebeia.</translation>
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
        <translation>Canto III, versos 55 a 64:
Depois, com o largo sabre, um chefe carregado de anos,
aparece a branca majestade de espadas,
estende à vista uma perna viril,
o resto esconde-o o manto de muitas cores.
O valete rebelde, que ousa desafiar o seu príncipe,
é justa vítima da ira real.
Até o poderoso Pam, que reis e damas derrubou
e ceifou exércitos nas lides do loo,
triste acaso da guerra!, agora sem ajuda,
cai sem distinção diante de espadas vencedoras!</translation>
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
        <translation>Canto III, versos 65 a 74:
Até aqui cedem a Belinda ambos os exércitos;
agora a sorte inclina o campo para o Barão.
A sua guerreira amazona invade as hostes dela,
consorte imperial da coroa de espadas.
O negro tirano de paus morreu primeiro, sua vítima,
apesar do ar altivo e do bárbaro orgulho:
de que lhe serve na fronte o círculo real,
os membros de gigante em pompa desmedida,
arrastar tão longe atrás de si o manto faustoso
e ser, de todos os reis, o único que segura o globo?</translation>
    </message>
    <message>
        <source>Canto III, lines 75 to 76:
The Baron now his Diamonds pours apace;
Th’ embroider’d King who shows but half his face,</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versos 75 e 76:
O Barão despeja agora depressa os seus ouros;
o rei bordado, que só mostra meia face,</translation>
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
        <translation>Canto III, versos 77 a 86:
e a sua dama refulgente, juntando os poderes,
das tropas desfeitas fazem fácil conquista.
Paus, ouros, copas, em bravia desordem,
juncam em confuso tropel o plano verde.
Assim, quando foge disperso um exército em debandada
de tropas da Ásia e de negros filhos de África,
com igual confusão correm nações diversas,
de trajes diversos e de diversas cores;
caem desunidos os batalhões rompidos,
montes sobre montes; um só destino a todos esmaga.</translation>
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
        <translation>Canto III, versos 87 a 92:
O valete de ouros experimenta as suas manhas
e ganha (oh acaso vergonhoso!) a dama de copas.
Nisto fugiu o sangue da face da virgem,
uma palidez lívida se espalha no seu rosto;
ela vê, e treme diante do mal que se aproxima,
mesmo nas fauces da ruína e do codilho.</translation>
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
        <translation>Canto III, versos 93 a 98:
E agora (como tantas vezes num Estado em desordem)
de uma só vaza melindrosa depende a sorte de todos:
avança um ás de copas; o rei, sem ser visto,
espreitava na mão dela e chorava a dama cativa:
salta para a vingança com passo impaciente
e cai como o trovão sobre o ás prostrado.</translation>
    </message>
    <message>
        <source>Canto III, lines 99 to 100:
The nymph exulting fills with shouts the sky;
The walls, the woods, and long canals reply.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versos 99 e 100:
A ninfa exultante enche o céu de gritos;
os muros, os bosques e os longos canais respondem.</translation>
    </message>
    <message>
        <source>The same hand with another pair of small cards for Belinda: a diamond and a club.
She throws the club to the seventh trick, where the poem sees clubs, diamonds and hearts in disorder. All that is
conjecture in the first reading is conjecture here.</source>
        <extracomment>note</extracomment>
        <translation>A mesma mão com outras duas cartas pequenas de Belinda: um ouros e um paus.
Deita o paus na sétima vaza, onde o poema vê paus, ouros e copas em desordem. Tudo o que é conjetura na primeira leitura
também o é nesta.</translation>
    </message>
    <message>
        <source>A diamond and a club</source>
        <extracomment>Event</extracomment>
        <translation>Um ouros e um paus</translation>
    </message>
</context>
</TS>
