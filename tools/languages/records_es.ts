<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>records/belinda.ombre</name>
    <message>
        <source>The hand in Alexander Pope&apos;s The Rape of the Lock (1714), canto III.
The poem fixes the trumps, who wins each trick, and most of the court cards. Conjecture are the dealer, the auction,
the exchange and the stakes, Belinda&apos;s two small diamonds, which small spade fell when, and six of the Knight&apos;s cards.</source>
        <extracomment>note</extracomment>
        <translation>La mano del poema The Rape of the Lock («El rizo robado», 1714), de Alexander Pope, canto III.
El poema fija el triunfo, quién gana cada baza y casi todas las figuras. Son conjetura quién da, la subasta, el descarte
y lo que se juega, los dos diamantes pequeños de Belinda, cuándo cayó cada pica pequeña y seis cartas del Caballero.
Los versos van aquí en una versión en prosa, línea por línea.</translation>
    </message>
    <message>
        <source>Two small diamonds</source>
        <extracomment>Event</extracomment>
        <translation>Dos diamantes pequeños</translation>
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
Belinda, a quien la sed de fama llama,
arde por enfrentarse a dos audaces caballeros
y decidir ella sola su suerte al juego del hombre,
y ya se le hincha el pecho con futuras conquistas.
Al punto las tres bandas se aprestan con sus armas,
cada una del número de las nueve sagradas.
Apenas abre ella sus cartas, la aérea guardia
desciende y se posa en cada carta principal:
primero Ariel, en lo alto de un matador;
después los otros, según el rango que ostentan;
pues los silfos, que no olvidan su antiguo linaje,
son, como cuando eran mujeres, amigos de su puesto.</translation>
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
He aquí cuatro reyes de majestad venerable,
de blancos bigotes y barba partida;
y cuatro hermosas damas que sostienen una flor,
emblema expresivo de su poder más suave;
cuatro sotas de ropa ceñida, tropa leal,
con gorra en la cabeza y alabarda en la mano;
y las huestes de colores, séquito brillante,
salen a combatir sobre el llano de terciopelo.</translation>
    </message>
    <message>
        <source>Canto III, lines 45 to 46:
The skilful Nymph reviews her force with care:
‘Let Spades be trumps!’ she said, and trumps they were.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versos 45 y 46:
La hábil ninfa repasa con cuidado sus fuerzas:
«¡Triunfen picas!», dijo, y triunfos fueron.</translation>
    </message>
    <message>
        <source>Canto III, lines 47 to 50:
Now move to war her sable Matadores,
In show like leaders of the swarthy Moors.
Spadillio first, unconquerable Lord!
Led off two captive trumps, and swept the board.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versos 47 a 50:
Ya salen a la guerra sus negros matadores,
con aire de caudillos de los morenos moros.
La espadilla primero, ¡señor invencible!,
se llevó dos triunfos cautivos y barrió la mesa.</translation>
    </message>
    <message>
        <source>Canto III, lines 51 to 52:
As many more Manillio forc’d to yield,
And march’d a victor from the verdant field.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versos 51 y 52:
A otros tantos obligó a rendirse la malilla,
y salió vencedora del verde campo.</translation>
    </message>
    <message>
        <source>Canto III, lines 53 to 54:
Him Basto follow’d, but his fate more hard
Gain’d but one trump and one Plebeian card.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versos 53 y 54:
La siguió el basto, pero con peor fortuna:
ganó un solo triunfo y una carta plebeya.</translation>
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
Con su ancho sable, luego, un jefe entrado en años,
la cana majestad de picas aparece;
adelanta a la vista una pierna viril,
lo demás lo oculta su manto multicolor.
La sota rebelde, que osa retar a su príncipe,
es justa víctima de la ira del rey.
Hasta el poderoso Pam, que a reyes y damas derribó
y segó ejércitos enteros en las lides del loo,
¡triste azar de la guerra!, privado ya de ayuda,
cae sin distinción ante la pica vencedora.</translation>
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
Hasta aquí ambos ejércitos ceden ante Belinda;
ahora la suerte inclina el campo hacia el Barón.
Su guerrera amazona invade las huestes de ella,
la consorte imperial de la corona de picas.
El negro tirano de tréboles murió el primero,
pese a su altivo gesto y su bárbaro orgullo:
¿de qué sirve en la frente la diadema real,
los miembros de gigante en su pompa tendidos,
arrastrar tanto trecho el manto suntuoso
y ser de los monarcas el único que ase el orbe?</translation>
    </message>
    <message>
        <source>Canto III, lines 75 to 76:
The Baron now his Diamonds pours apace;
Th’ embroider’d King who shows but half his face,</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versos 75 y 76:
Ya el Barón suelta a prisa sus diamantes;
el rey bordado, que muestra solo media cara,</translation>
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
y su dama radiante, uniendo sus poderes,
de las tropas deshechas hacen fácil conquista.
Tréboles, diamantes, corazones, en loco desorden,
siembran, mezclados en montón, el llano verde.
Así, cuando huye en fuga un ejército disperso
de tropas de Asia y de hijos negros de África,
con igual confusión corren las naciones,
de ropas distintas y de distinto color;
caen los batallones rotos y desunidos,
unos sobre otros: un mismo sino los abate.</translation>
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
La sota de diamantes ensaya sus astucias
y gana (¡oh azar vergonzoso!) a la dama de corazones.
La sangre huye entonces del rostro de la virgen,
una pálida sombra se extiende por su cara;
ve el mal que se le acerca, y tiembla de verlo:
está en las mismas fauces de la ruina y del codillo.</translation>
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
Y ahora (como en un Estado revuelto sucede)
de una sola baza pende la suerte de todos.
Avanza el as de corazones: el rey, escondido
en la mano de ella, lloraba a su dama cautiva;
salta ya a la venganza con paso impaciente
y cae como el rayo sobre el as postrado.</translation>
    </message>
    <message>
        <source>Canto III, lines 99 to 100:
The nymph exulting fills with shouts the sky;
The walls, the woods, and long canals reply.</source>
        <extracomment>note</extracomment>
        <translation>Canto III, versos 99 y 100:
Exultante, la ninfa llena el cielo de gritos;
muros, bosques y largos canales le responden.</translation>
    </message>
    <message>
        <source>The same hand with another pair of small cards for Belinda: a diamond and a club.
She throws the club to the seventh trick, where the poem sees clubs, diamonds and hearts in disorder. All that is
conjecture in the first reading is conjecture here.</source>
        <extracomment>note</extracomment>
        <translation>La misma mano con otras dos cartas pequeñas de Belinda: un diamante y un trébol.
Echa el trébol en la séptima baza, donde el poema ve tréboles, diamantes y corazones en desorden. Lo que es conjetura
en la primera lectura lo es también en esta.</translation>
    </message>
    <message>
        <source>A diamond and a club</source>
        <extracomment>Event</extracomment>
        <translation>Un diamante y un trébol</translation>
    </message>
</context>
</TS>
