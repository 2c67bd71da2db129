<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>records/belinda.ombre</name>
    <message>
        <source>The hand in Alexander Pope&apos;s The Rape of the Lock (1714), canto III.
The poem fixes the trumps, who wins each trick, and most of the court cards. Conjecture are the dealer, the auction,
the exchange and the stakes, Belinda&apos;s two small diamonds, which small spade fell when, and six of the Knight&apos;s cards.</source>
        <extracomment>note</extracomment>
        <translation>Das Spiel aus Alexander Popes The Rape of the Lock („Der Lockenraub“, 1714), Canto III.
Das Gedicht legt den Trumpf fest, wer jeden Stich macht und die meisten Bilder. Vermutung sind der Geber, das Reizen, der Kauf
und die Einsätze, Belindas zwei kleine Karos, welches kleine Pik wann fiel und sechs Karten des Ritters.
Die Verse stehen hier in Prosa, Zeile für Zeile.</translation>
    </message>
    <message>
        <source>Two small diamonds</source>
        <extracomment>Event</extracomment>
        <translation>Zwei kleine Karos</translation>
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
        <translation>Canto III, Vers 25 bis 36:
Belinda, die der Durst nach Ruhm nun ruft,
brennt darauf, zwei kühnen Rittern zu begegnen
und beim Hombre ganz allein ihr Los zu entscheiden;
und schon schwillt ihr die Brust von künftigen Siegen.
Sogleich rüsten sich die drei Scharen zum Kampf,
jede Schar so stark wie die heilige Neun.
Kaum fächert sie ihr Blatt auf, steigt die luftige Wache
herab und setzt sich auf jede wichtige Karte:
zuerst Ariel, hoch auf einem Matador,
dann jeder nach dem Rang, den er trägt;
denn die Sylphen, noch ihres alten Stammes eingedenk,
hängen, wie einst als Frauen, gar sehr an ihrem Rang.</translation>
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
        <translation>Canto III, Vers 37 bis 44:
Seht, vier Könige in verehrter Majestät,
mit greisem Schnurrbart und geteiltem Kinnbart;
und vier schöne Damen, deren Hand eine Blume hält,
sprechendes Sinnbild ihrer sanfteren Macht;
vier Buben in knappem Gewand, eine treue Schar,
Mützen auf dem Kopf und Hellebarden in der Hand;
und buntgekleidete Truppen, ein glänzender Zug,
ziehen zum Kampf hinaus auf den samtenen Plan.</translation>
    </message>
    <message>
        <source>Canto III, lines 45 to 46:
The skilful Nymph reviews her force with care:
‘Let Spades be trumps!’ she said, and trumps they were.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, Vers 45 und 46:
Die kluge Nymphe mustert mit Sorgfalt ihre Streitmacht:
„Pik sei Trumpf!“, sprach sie, und Trumpf war es.</translation>
    </message>
    <message>
        <source>Canto III, lines 47 to 50:
Now move to war her sable Matadores,
In show like leaders of the swarthy Moors.
Spadillio first, unconquerable Lord!
Led off two captive trumps, and swept the board.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, Vers 47 bis 50:
Nun ziehen ihre schwarzen Matadore in den Krieg,
anzusehen wie Führer der dunklen Mauren.
Spadille zuerst, der unbezwingliche Herr!,
führte zwei Trümpfe gefangen fort und fegte das Brett leer.</translation>
    </message>
    <message>
        <source>Canto III, lines 51 to 52:
As many more Manillio forc’d to yield,
And march’d a victor from the verdant field.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, Vers 51 und 52:
Ebenso viele zwang Manille, sich zu ergeben,
und zog als Sieger vom grünen Feld.</translation>
    </message>
    <message>
        <source>Canto III, lines 53 to 54:
Him Basto follow’d, but his fate more hard
Gain’d but one trump and one Plebeian card.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, Vers 53 und 54:
Ihm folgte Basta, doch mit härterem Los:
er gewann nur einen Trumpf und eine Karte vom Volk.</translation>
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
        <translation>Canto III, Vers 55 bis 64:
Mit breitem Säbel dann, ein Feldherr reich an Jahren,
erscheint die greise Majestät von Pik,
streckt ein männliches Bein hervor, dem Blick enthüllt,
den Rest verbirgt der vielfarbige Mantel.
Der aufrührerische Bube, der seinen Fürsten fordert,
wird zum gerechten Opfer der königlichen Wut.
Selbst der mächtige Pam, der Könige und Damen stürzte
und Heere niedermähte in den Schlachten des Lu,
– o trauriges Kriegsglück! – nun aller Hilfe bar,
fällt, wie ein jeder, vor dem Sieger Pik!</translation>
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
        <translation>Canto III, Vers 65 bis 74:
So weit weichen beide Heere vor Belinda;
nun neigt das Schicksal das Feld dem Baron zu.
Seine streitbare Amazone fällt in ihr Heer ein,
die kaiserliche Gemahlin der Krone von Pik.
Der schwarze Tyrann von Kreuz starb zuerst als ihr Opfer,
trotz seiner stolzen Miene und barbarischen Hoffart:
Was nützt ihm nun der Königsreif ums Haupt,
was die Riesenglieder, in plumper Pracht gespreizt;
dass er sein Prunkgewand so lang hinter sich herzieht
und als einziger der Könige den Reichsapfel hält?</translation>
    </message>
    <message>
        <source>Canto III, lines 75 to 76:
The Baron now his Diamonds pours apace;
Th’ embroider’d King who shows but half his face,</source>
        <extracomment>note</extracomment>
        <translation>Canto III, Vers 75 und 76:
Der Baron lässt seine Karos nun in Strömen los;
der gestickte König, der nur das halbe Antlitz zeigt,</translation>
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
        <translation>Canto III, Vers 77 bis 86:
und seine strahlende Dame finden, mit vereinter Macht,
an geschlagenen Truppen einen leichten Sieg.
Kreuz, Karo, Herz, in wilder Unordnung zu sehen,
bestreuen in buntem Gewühl den grünen Plan.
So wie, wenn ein geschlagenes Heer zerstreut flieht,
Asiens Truppen und Afrikas schwarze Söhne,
in gleicher Verwirrung die Völker enteilen,
verschieden an Tracht und verschieden an Farbe,
und die durchbrochenen Reihen zersprengt fallen,
Haufen auf Haufen; ein Los überwältigt sie alle.</translation>
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
        <translation>Canto III, Vers 87 bis 92:
Der Karo-Bube versucht nun seine Schliche
und gewinnt (o schmählicher Zufall!) die Herz-Dame.
Da wich das Blut aus der Wange der Jungfrau,
eine fahle Blässe zieht über ihr Gesicht;
sie sieht es und zittert vor dem nahenden Unheil,
schon im Rachen des Verderbens und der Codille.</translation>
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
        <translation>Canto III, Vers 93 bis 98:
Und nun (wie oft in einem zerrütteten Staat)
hängt an einem einzigen Stich das Schicksal aller:
ein Herz-Ass tritt hervor; der König, ungesehen,
lauerte in ihrer Hand und trauerte um seine gefangene Dame:
er stürzt zur Rache mit hastigem Schritt
und fällt wie der Donner auf das hingestreckte Ass.</translation>
    </message>
    <message>
        <source>Canto III, lines 99 to 100:
The nymph exulting fills with shouts the sky;
The walls, the woods, and long canals reply.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, Vers 99 und 100:
Die Nymphe erfüllt jubelnd den Himmel mit Rufen;
die Mauern, die Wälder, die langen Kanäle hallen wider.</translation>
    </message>
    <message>
        <source>The same hand with another pair of small cards for Belinda: a diamond and a club.
She throws the club to the seventh trick, where the poem sees clubs, diamonds and hearts in disorder. All that is
conjecture in the first reading is conjecture here.</source>
        <extracomment>note</extracomment>
        <translation>Dasselbe Spiel mit zwei anderen kleinen Karten für Belinda: einem Karo und einem Kreuz.
Das Kreuz wirft sie auf den siebten Stich, in dem das Gedicht Kreuz, Karo und Herz durcheinander sieht. Was in der ersten
Lesart Vermutung ist, ist es auch hier.</translation>
    </message>
    <message>
        <source>A diamond and a club</source>
        <extracomment>Event</extracomment>
        <translation>Ein Karo und ein Kreuz</translation>
    </message>
</context>
</TS>
