<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>records/belinda.ombre</name>
    <message>
        <source>The hand in Alexander Pope&apos;s The Rape of the Lock (1714), canto III.
The poem fixes the trumps, who wins each trick, and most of the court cards. Conjecture are the dealer, the auction,
the exchange and the stakes, Belinda&apos;s two small diamonds, which small spade fell when, and six of the Knight&apos;s cards.</source>
        <extracomment>note</extracomment>
        <translation>Spillet i Alexander Popes The Rape of the Lock (»Lokkens rov«, 1714), tredje sang (canto III).
Digtet fastlægger trumfen, hvem der vinder hvert stik, og de fleste billeder. Gæt er giveren, meldingerne, købet og
indsatserne, Belindas to små ruder, hvilken lille spar der faldt hvornår, og seks af ridderens kort.
Versene står her på prosa, linje for linje.</translation>
    </message>
    <message>
        <source>Two small diamonds</source>
        <extracomment>Event</extracomment>
        <translation>To små ruder</translation>
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
        <translation>Canto III, vers 25 til 36:
Belinda, som tørsten efter ry nu kalder,
brænder efter at møde to dristige riddere
og alene ved l’hombren afgøre deres skæbne;
og hendes bryst svulmer af kommende sejre.
Straks ruster de tre skarer sig til kamp,
hver skare af de hellige nis tal.
Så snart hun breder sin hånd ud, daler den luftige vagt
ned og sætter sig på hvert kort af vægt:
først Ariel højt oppe på en matador,
så hver især efter den rang, de har;
for sylferne, som end mindes deres gamle slægt,
er, som da de var kvinder, svært glade for deres plads.</translation>
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
        <translation>Canto III, vers 37 til 44:
Se, fire konger i æret majestæt,
med hvide knebelsbarter og kløftet skæg;
og fire smukke damer, hvis hånd bærer en blomst,
et talende billede på deres mildere magt;
fire knægte i stramme dragter, en trofast trop,
med hue på hovedet og hellebard i hånden;
og tropper i brogede farver, et strålende tog,
drager ud til kamp på den fløjlsbløde slette.</translation>
    </message>
    <message>
        <source>Canto III, lines 45 to 46:
The skilful Nymph reviews her force with care:
‘Let Spades be trumps!’ she said, and trumps they were.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, vers 45 og 46:
Den kyndige nymfe mønstrer sin styrke med omhu:
»Lad spar være trumf!« sagde hun, og trumf blev det.</translation>
    </message>
    <message>
        <source>Canto III, lines 47 to 50:
Now move to war her sable Matadores,
In show like leaders of the swarthy Moors.
Spadillio first, unconquerable Lord!
Led off two captive trumps, and swept the board.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, vers 47 til 50:
Nu drager hendes sorte matadorer i krig,
at se til som førere for de mørke maurere.
Spadille først, den ubetvingelige herre!
førte to trumfer fanget bort og ryddede bordet.</translation>
    </message>
    <message>
        <source>Canto III, lines 51 to 52:
As many more Manillio forc’d to yield,
And march’d a victor from the verdant field.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, vers 51 og 52:
Lige så mange tvang manille til at vige
og gik som sejrherre fra den grønne mark.</translation>
    </message>
    <message>
        <source>Canto III, lines 53 to 54:
Him Basto follow’d, but his fate more hard
Gain’d but one trump and one Plebeian card.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, vers 53 og 54:
Ham fulgte basta, men hans lod var hårdere:
han vandt kun én trumf og ét kort af folket.</translation>
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
        <translation>Canto III, vers 55 til 64:
Med sin brede sabel dernæst, en høvding til års,
træder den hvidhårede majestæt i spar frem,
sætter et mandigt ben frem, så det kan ses,
resten skjuler hans mangefarvede kappe.
Den oprørske knægt, der tør trodse sin fyrste,
bliver det retfærdige offer for kongens vrede.
Selv den mægtige Pam, der fældede konger og damer
og mejede hære ned i lu-spillets slag,
– sørgelige krigslykke! – nu uden al hjælp,
falder som enhver anden for den sejrende spar!</translation>
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
        <translation>Canto III, vers 65 til 74:
Så vidt viger begge hære for Belinda;
nu hælder skæbnen kampen til baronens side.
Hans krigerske amazone bryder ind i hendes hær,
den kejserlige hustru til sparrets krone.
Klørens sorte tyran døde først som hendes offer,
trods sin stolte mine og sit barbariske hovmod:
hvad hjælper nu den kongelige ring om hans pande,
hans kæmpelemmer, bredt ud i ubekvem pragt;
at han slæber sin prunkende kåbe langt bag sig
og som den eneste af kongerne griber rigsæblet?</translation>
    </message>
    <message>
        <source>Canto III, lines 75 to 76:
The Baron now his Diamonds pours apace;
Th’ embroider’d King who shows but half his face,</source>
        <extracomment>note</extracomment>
        <translation>Canto III, vers 75 og 76:
Baronen øser nu hastigt af sine ruder;
den broderede konge, der kun viser sit halve ansigt,</translation>
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
        <translation>Canto III, vers 77 til 86:
og hans strålende dame får, med samlet magt,
let bugt med de brudte tropper.
Klør, ruder, hjerter, set i vild uorden,
strøs i broget mængde over den grønne slette.
Således, når en slagen hær flygter spredt,
Asiens tropper og Afrikas sorte sønner,
iler i lignende forvirring de forskellige folk,
af forskellig dragt og af forskellig farve,
de gennembrudte rækker falder splittet,
dynge på dynge; én skæbne overvælder dem alle.</translation>
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
        <translation>Canto III, vers 87 til 92:
Ruder knægt prøver nu sine listige kunster
og vinder (o skammelige tilfælde!) hjerter dame.
Da veg blodet fra jomfruens kind,
en dødelig bleghed bredte sig over hendes ansigt;
hun ser det og skælver for den kommende ulykke,
lige i gabet på undergang og kodille.</translation>
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
        <translation>Canto III, vers 93 til 98:
Og nu (som så ofte i en stat i uro)
hænger alles skæbne i ét eneste stik:
et hjerter es træder frem; kongen lå usynlig
på lur i hendes hånd og sørgede over sin fangne dame:
han springer til hævn med ivrige skridt
og falder som tordenen på det segnede es.</translation>
    </message>
    <message>
        <source>Canto III, lines 99 to 100:
The nymph exulting fills with shouts the sky;
The walls, the woods, and long canals reply.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, vers 99 og 100:
Nymfen fylder jublende himlen med råb;
murene, skovene og de lange kanaler svarer.</translation>
    </message>
    <message>
        <source>The same hand with another pair of small cards for Belinda: a diamond and a club.
She throws the club to the seventh trick, where the poem sees clubs, diamonds and hearts in disorder. All that is
conjecture in the first reading is conjecture here.</source>
        <extracomment>note</extracomment>
        <translation>Den samme giv med to andre små kort til Belinda: en ruder og en klør.
Kløren kaster hun til det syvende stik, hvor digtet ser klør, ruder og hjerter i uorden. Alt, hvad der er gæt i den første
læsning, er det også her.</translation>
    </message>
    <message>
        <source>A diamond and a club</source>
        <extracomment>Event</extracomment>
        <translation>En ruder og en klør</translation>
    </message>
</context>
</TS>
