<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>records/belinda.ombre</name>
    <message>
        <source>The hand in Alexander Pope&apos;s The Rape of the Lock (1714), canto III.
The poem fixes the trumps, who wins each trick, and most of the court cards. Conjecture are the dealer, the auction,
the exchange and the stakes, Belinda&apos;s two small diamonds, which small spade fell when, and six of the Knight&apos;s cards.</source>
        <extracomment>note</extracomment>
        <translation>La partie du poème d’Alexander Pope, The Rape of the Lock («&#xa0;La boucle enlevée&#xa0;», 1714), chant III.
Le poème fixe l’atout, qui gagne chaque levée, et la plupart des figures. Sont conjecture le donneur, les enchères, l’écart
et les mises, les deux petits carreaux de Belinda, quel petit pique tomba quand, et six cartes du Chevalier.
Les vers sont ici en prose, ligne par ligne.</translation>
    </message>
    <message>
        <source>Two small diamonds</source>
        <extracomment>Event</extracomment>
        <translation>Deux petits carreaux</translation>
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
        <translation>Chant III, vers 25 à 36&#xa0;:
Belinda, que la soif de la gloire invite,
brûle d’affronter deux chevaliers aventureux
et de décider seule à l’hombre de leur destin&#xa0;;
et son sein se gonfle de conquêtes à venir.
Aussitôt les trois bandes s’apprêtent en armes,
chaque bande au nombre sacré de neuf.
Dès qu’elle étale sa main, la garde aérienne
descend et se pose sur chaque carte importante&#xa0;:
d’abord Ariel se perche sur un matador,
puis chacun selon le rang qu’il tenait&#xa0;;
car les sylphes, n’oubliant pas leur ancienne race,
aiment fort leur place, comme au temps qu’ils étaient femmes.</translation>
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
        <translation>Chant III, vers 37 à 44&#xa0;:
Voyez quatre rois, vénérés en majesté,
à la moustache chenue et la barbe fourchue&#xa0;;
et quatre belles dames dont la main porte une fleur,
emblème parlant de leur plus doux pouvoir&#xa0;;
quatre valets en habit court, troupe fidèle,
bonnet sur la tête et hallebarde à la main&#xa0;;
et des troupes bigarrées, brillant cortège,
sortent au combat sur la plaine de velours.</translation>
    </message>
    <message>
        <source>Canto III, lines 45 to 46:
The skilful Nymph reviews her force with care:
‘Let Spades be trumps!’ she said, and trumps they were.</source>
        <extracomment>note</extracomment>
        <translation>Chant III, vers 45 et 46&#xa0;:
La nymphe habile passe ses forces en revue&#xa0;:
«&#xa0;Que pique soit atout&#xa0;!&#xa0;» dit-elle, et pique fut atout.</translation>
    </message>
    <message>
        <source>Canto III, lines 47 to 50:
Now move to war her sable Matadores,
In show like leaders of the swarthy Moors.
Spadillio first, unconquerable Lord!
Led off two captive trumps, and swept the board.</source>
        <extracomment>note</extracomment>
        <translation>Chant III, vers 47 à 50&#xa0;:
Voici marcher en guerre ses noirs matadors,
qu’on dirait les chefs des Maures basanés.
Spadille d’abord, seigneur invincible&#xa0;!
emmena deux atouts captifs et balaya la table.</translation>
    </message>
    <message>
        <source>Canto III, lines 51 to 52:
As many more Manillio forc’d to yield,
And march’d a victor from the verdant field.</source>
        <extracomment>note</extracomment>
        <translation>Chant III, vers 51 et 52&#xa0;:
Manille en força tout autant à se rendre
et sortit vainqueur de la verte plaine.</translation>
    </message>
    <message>
        <source>Canto III, lines 53 to 54:
Him Basto follow’d, but his fate more hard
Gain’d but one trump and one Plebeian card.</source>
        <extracomment>note</extracomment>
        <translation>Chant III, vers 53 et 54&#xa0;:
Baste le suivit, mais d’un sort plus rude
ne gagna qu’un atout et une carte du peuple.</translation>
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
        <translation>Chant III, vers 55 à 64&#xa0;:
Puis, avec son large sabre, un chef chargé d’ans,
la majesté chenue de pique paraît,
avance une jambe virile, offerte à la vue,
le reste caché par sa robe aux mille couleurs.
Le valet rebelle, qui ose défier son prince,
est la juste victime de sa fureur royale.
Même le puissant Pam, qui renversait rois et dames
et fauchait des armées aux combats du loo,
triste hasard de la guerre&#xa0;! privé d’aide à présent,
tombe sans distinction sous le pique vainqueur&#xa0;!</translation>
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
        <translation>Chant III, vers 65 à 74&#xa0;:
Jusqu’ici les deux armées cèdent à Belinda&#xa0;;
maintenant le destin incline le champ vers le Baron.
Sa guerrière amazone envahit les rangs de Belinda,
l’impériale compagne de la couronne de pique.
Le noir tyran de trèfle mourut d’abord sous ses coups,
malgré sa mine hautaine et son orgueil barbare&#xa0;:
que lui servent le cercle royal à son front,
ses membres de géant étalés en lourde pompe,
de traîner si loin derrière lui sa robe fastueuse
et d’être, de tous les rois, le seul à saisir le globe&#xa0;?</translation>
    </message>
    <message>
        <source>Canto III, lines 75 to 76:
The Baron now his Diamonds pours apace;
Th’ embroider’d King who shows but half his face,</source>
        <extracomment>note</extracomment>
        <translation>Chant III, vers 75 et 76&#xa0;:
Le Baron répand vite ses carreaux à présent&#xa0;;
le roi brodé, qui ne montre que la moitié du visage,</translation>
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
        <translation>Chant III, vers 77 à 86&#xa0;:
et sa dame éclatante, unissant leurs pouvoirs,
font des troupes rompues une conquête facile.
Trèfles, carreaux et cœurs, en sauvage désordre,
jonchent pêle-mêle la verte plaine.
Ainsi, quand fuit dispersée une armée en déroute
de troupes d’Asie et de noirs fils d’Afrique,
courent, confondues de même, les nations,
d’habits divers et de couleurs diverses&#xa0;;
les bataillons percés tombent désunis,
tas sur tas&#xa0;; un seul destin les accable tous.</translation>
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
        <translation>Chant III, vers 87 à 92&#xa0;:
Le valet de carreau essaie ses ruses
et gagne (ô honteux hasard&#xa0;!) la dame de cœur.
Alors le sang quitta la joue de la vierge,
une pâleur livide se répand sur ses traits&#xa0;;
elle voit, elle tremble au malheur qui s’approche,
dans la gueule même de la ruine et du codille.</translation>
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
        <translation>Chant III, vers 93 à 98&#xa0;:
Et maintenant (comme souvent dans un État troublé)
d’une levée délicate dépend le sort commun&#xa0;:
un as de cœur s’avance&#xa0;; le roi, sans être vu,
guettait dans sa main et pleurait sa dame captive&#xa0;:
il s’élance à la vengeance d’un pas impatient
et tombe comme la foudre sur l’as prosterné.</translation>
    </message>
    <message>
        <source>Canto III, lines 99 to 100:
The nymph exulting fills with shouts the sky;
The walls, the woods, and long canals reply.</source>
        <extracomment>note</extracomment>
        <translation>Chant III, vers 99 et 100&#xa0;:
La nymphe, exultant, emplit le ciel de ses cris&#xa0;;
les murs, les bois et les longs canaux répondent.</translation>
    </message>
    <message>
        <source>The same hand with another pair of small cards for Belinda: a diamond and a club.
She throws the club to the seventh trick, where the poem sees clubs, diamonds and hearts in disorder. All that is
conjecture in the first reading is conjecture here.</source>
        <extracomment>note</extracomment>
        <translation>La même donne avec deux autres petites cartes pour Belinda&#xa0;: un carreau et un trèfle.
Elle jette le trèfle à la septième levée, où le poème voit trèfles, carreaux et cœurs en désordre. Tout ce qui est
conjecture dans la première lecture l’est dans celle-ci.</translation>
    </message>
    <message>
        <source>A diamond and a club</source>
        <extracomment>Event</extracomment>
        <translation>Un carreau et un trèfle</translation>
    </message>
</context>
</TS>
