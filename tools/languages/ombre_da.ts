<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Ombre</source>
        <translation>Om Ombre</translation>
    </message>
    <message>
        <source>Version, licences and credits</source>
        <translation>Version, licenser og bidragydere</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>The three-handed card game that invented bidding, at a table of its own.</source>
        <translation>Kortspillet for tre, hvor meldingerne blev opfundet, ved sit eget bord.</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, Qt for Python {binding}</source>
        <translation>Python {python}, Qt {qt}, Qt for Python {binding}</translation>
    </message>
    <message>
        <source>The opponents think at full strength: their solver is compiled.</source>
        <translation>Modspillernes regneprogram er oversat til maskinkode, så de tænker med fuld styrke.</translation>
    </message>
    <message>
        <source>The opponents think of fewer cases, to be as quick: their solver is not compiled.</source>
        <translation>Modspillernes regneprogram er ikke oversat til maskinkode, så de tænker på færre muligheder for at være lige så hurtige.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>Hvor reglerne kommer fra</translation>
    </message>
    <message>
        <source>The rules were put together from the old books, among them:</source>
        <translation>Reglerne er samlet fra de gamle bøger, blandt andre:</translation>
    </message>
    <message>
        <source>Cards, portraits, table and texts were made for this game.</source>
        <translation>Kort, portrætter, bord og tekster er lavet til dette spil.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenser</translation>
    </message>
    <message>
        <source>Ombre is free software under the MIT licence.</source>
        <translation>Ombre er fri software under MIT-licensen.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are used under the GNU Lesser General Public Licence, version 3.</source>
        <translation>Qt og Qt for Python bruges under GNU Lesser General Public License, version 3.</translation>
    </message>
    <message>
        <source>The letters are Source Serif, Source Sans and, for Japanese, a part of Noto CJK, under the SIL Open Font Licence:</source>
        <translation>Bogstaverne er Source Serif, Source Sans og til japansk en del af Noto CJK, under SIL Open Font Licence:</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>{path} is not a backup of Ombre.</source>
        <translation>{path} er ikke en sikkerhedskopi fra Ombre.</translation>
    </message>
    <message>
        <source>{path} is damaged.</source>
        <translation>{path} er beskadiget.</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of Ombre, which this version cannot read.</source>
        <translation>{path} er lavet af en nyere version af Ombre, som denne ikke kan læse.</translation>
    </message>
    <message>
        <source>{path} cannot be read.</source>
        <translation>{path} kan ikke læses.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for {path}.</source>
        <translation>Der er ikke plads nok på disken til {path}.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>Systemet lader ikke Ombre skrive {path}.</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>Et andet program holder {path}.</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path} kunne ikke skrives.</translation>
    </message>
    <message>
        <source>There is no backup. Your games are as they were.</source>
        <translation>Der er ingen sikkerhedskopi. Dine spil er, som de var.</translation>
    </message>
    <message>
        <source>Nothing has changed: your games are as they were.</source>
        <translation>Intet er ændret: dine spil er, som de var.</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Sikkerhedskopiér alt</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Hent en sikkerhedskopi</translation>
    </message>
    <message>
        <source>Backups of Ombre (*.ombre-backup);;All files (*)</source>
        <translation>Sikkerhedskopier fra Ombre (*.ombre-backup);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Ombre {date}.ombre-backup</source>
        <translation>Ombre {date}.ombre-backup</translation>
    </message>
    <message>
        <source>Your games, preferences and progress are being packed.</source>
        <translation>Dine spil, indstillinger og fremskridt bliver pakket.</translation>
    </message>
    <message>
        <source>The backup is being unpacked and checked.</source>
        <translation>Sikkerhedskopien bliver pakket ud og kontrolleret.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annullér</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fremskridt</translation>
    </message>
    <message>
        <source>{name} holds everything: sittings: {sittings}, deals: {deals}.</source>
        <translation>{name} rummer alt: partier: {sittings}, giv: {deals}.</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Hent denne sikkerhedskopi?</translation>
    </message>
    <message>
        <source>It was made on {date}. Sittings: {sittings}, deals: {deals}.</source>
        <translation>Den er fra {date}. Partier: {sittings}, giv: {deals}.</translation>
    </message>
    <message>
        <source>It replaces your games, preferences and progress, which are kept aside in {folder}. Ombre closes and opens again.</source>
        <translation>Den træder i stedet for dine nuværende spil, indstillinger og fremskridt, som lægges til side i {folder}. Ombre lukker og åbner igen.</translation>
    </message>
    <message>
        <source>&amp;Restore it</source>
        <translation>&amp;Hent den</translation>
    </message>
    <message>
        <source>&amp;Keep my games</source>
        <translation>&amp;Behold mine spil</translation>
    </message>
    <message>
        <source>Trouble with a backup</source>
        <translation>Vrøvl med en sikkerhedskopi</translation>
    </message>
    <message>
        <source>The backup is restored. The earlier games are in {folder}.</source>
        <translation>Sikkerhedskopien er hentet. De tidligere spil ligger i {folder}.</translation>
    </message>
    <message>
        <source>The games kept here are those of a newer version of Ombre.</source>
        <translation>Spillene her er fra en nyere version af Ombre.</translation>
    </message>
    <message>
        <source>This version leaves them as they are: open them with the newer one.</source>
        <translation>Denne version lader dem være, som de er: åbn dem med den nyere.</translation>
    </message>
    <message>
        <source>Ombre is open. Close its window first; nothing has changed.</source>
        <translation>Ombre er åben. Luk først vinduet; intet er ændret.</translation>
    </message>
    <message>
        <source>All deals are in {name}.</source>
        <translation>Alle giv er i {name}.</translation>
    </message>
    <message>
        <source>Deals added: {deals}; known already: {known}; left out: {left_out}.</source>
        <translation>Nye giv: {deals}; kendt i forvejen: {known}; udeladt: {left_out}.</translation>
    </message>
    <message>
        <source>{path} is not of a known kind: .csv, .json or .ombre.</source>
        <translation>{path} er ikke af en kendt slags: .csv, .json eller .ombre.</translation>
    </message>
    <message>
        <source>{path} holds no deals exported by Ombre.</source>
        <translation>{path} indeholder ingen giv eksporteret fra Ombre.</translation>
    </message>
</context>
<context>
    <name>Belinda</name>
    <message>
        <source>Certain</source>
        <translation>Sikkert</translation>
    </message>
    <message>
        <source>Almost certain</source>
        <translation>Så godt som sikkert</translation>
    </message>
    <message>
        <source>Conjecture</source>
        <translation>Gæt</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>The lead that wins</source>
        <translation>Udspillet, der vinder</translation>
    </message>
    <message>
        <source>{CK:The} is Belinda&apos;s and {HA:the} the Baron&apos;s.</source>
        <translation>{CK:Name} er Belindas, og {HA} er baronens.</translation>
    </message>
    <message>
        <source>She plays alone against two (lines 26 and 27): she is the Ombre. Nobody overbids her.</source>
        <translation>Hun spiller alene mod to (vers 26 og 27): hun er spilfører. Ingen melder over hende.</translation>
    </message>
    <message>
        <source>What she bids. Here it is the entrada, the lowest bid.</source>
        <translation>Hvad hun melder. Her er det spil, den laveste melding.</translation>
    </message>
    <message>
        <source>Trumps are {spades}, and every one of the eleven is played: four by Belinda, five by the Baron, two by the Knight. None has stayed in the talon.</source>
        <translation>Trumf er {spades}, og alle elleve bliver spillet: fire af Belinda, fem af baronen, to af ridderen. Ingen er blevet i talonen.</translation>
    </message>
    <message>
        <source>Spadille, {SA:the}, draws two trumps.</source>
        <translation>Spadille, {SA}, trækker to trumfer.</translation>
    </message>
    <message>
        <source>Which two of the small ones.</source>
        <translation>Hvilke to af de små.</translation>
    </message>
    <message>
        <source>Manille, {S2:the}, draws two more.</source>
        <translation>Manille, {S2}, trækker to mere.</translation>
    </message>
    <message>
        <source>Which small trump, and which plain card.</source>
        <translation>Hvilken lille trumf, og hvilket andet kort.</translation>
    </message>
    <message>
        <source>Three hands of nine (lines 29 and 30). Belinda shows the three matadors, {SK:the}, {HK:the} and {HQ:the}.</source>
        <translation>Tre hænder på ni (vers 29 og 30). Belinda viser de tre matadorer, {SK} og {HK} og {HQ}.</translation>
    </message>
    <message>
        <source>The Baron shows {SQ:the}, {SJ:the}, {DK:the}, {DQ:the} and {DJ:the}. The third player, whom we call the Knight, shows {CJ:the}.</source>
        <translation>Baronen viser {SQ}, {SJ}, {DK}, {DQ} og {DJ}. Den tredje spiller, som vi kalder ridderen, viser {CJ}.</translation>
    </message>
    <message>
        <source>All other cards, and who deals. Belinda leads first, so she is the eldest hand.</source>
        <translation>Alle andre kort, og hvem der giver. Belinda spiller først ud, så hun sidder i forhånd.</translation>
    </message>
    <message>
        <source>The Baron sits at her right, because the poem names his cards first.</source>
        <translation>Baronen sidder til højre for hende, fordi digtet nævner hans kort først.</translation>
    </message>
    <message>
        <source>All of it: the poem is silent. Without an exchange, eleven trumps were dealt, which happens once in 177 deals.</source>
        <translation>Det hele: digtet tier. Uden køb blev der givet elleve trumfer, og det sker én gang i 177 giv.</translation>
    </message>
    <message>
        <source>Basto, {CA:the}, draws one trump and one plain card.</source>
        <translation>Basta, {CA}, trækker én trumf og ét kort, der ikke er trumf.</translation>
    </message>
    <message>
        <source>The trump is the Baron&apos;s: he still keeps {SQ:the}, and had to follow. So the Knight has no trump any more.</source>
        <translation>Trumfen er baronens: han har stadig {SQ} og skulle bekende. Altså har ridderen ingen trumf mere.</translation>
    </message>
    <message>
        <source>To {SK:the} the Baron must give {SJ:the} or {SQ:the}, and gives {SJ:the}.</source>
        <translation>Til {SK} skal baronen give {SJ} eller {SQ}, og han giver {SJ}.</translation>
    </message>
    <message>
        <source>Pam is {CJ:the}, the highest card in the game of loo. Here it is the Knight&apos;s, and worth nothing.</source>
        <translation>Pam er {CJ}, det højeste kort i spillet lu. Her er det ridderens og intet værd.</translation>
    </message>
    <message>
        <source>The Baron trumps with {SQ:the}, the last trump of all. So he lacks the suit that Belinda led.</source>
        <translation>Baronen stikker med {SQ}, den sidste trumf af alle. Altså mangler han den farve, Belinda spillede ud.</translation>
    </message>
    <message>
        <source>He will show {diamonds} and a card of {hearts}, so she led {clubs}.</source>
        <translation>Han viser siden {diamonds} og et kort i {hearts}, så hun spillede {clubs} ud.</translation>
    </message>
    <message>
        <source>She led {CK:the} herself. Or she led low, and the Knight&apos;s king fell.</source>
        <translation>Hun spillede selv {CK} ud. Eller hun spillede et lille kort, og ridderens konge faldt.</translation>
    </message>
    <message>
        <source>{HK:The} or {HQ:the} would have ended the game at once. The Baron&apos;s only card of {hearts} is {HA:the}, and the Knight has no trump.</source>
        <translation>{HK:Name} eller {HQ} ville have afgjort spillet straks. Baronens eneste kort i {hearts} er {HA}, og ridderen har ingen trumf.</translation>
    </message>
    <message>
        <source>Belinda cannot know it. Now she must keep a court of {hearts} for that ace.</source>
        <translation>Det kan Belinda ikke vide. Nu skal hun gemme et billede i {hearts} til det es.</translation>
    </message>
    <message>
        <source>The Baron leads {DK:the} and wins.</source>
        <translation>Baronen spiller {DK} ud og vinder.</translation>
    </message>
    <message>
        <source>What the others play to it.</source>
        <translation>Hvad de andre lægger til.</translation>
    </message>
    <message>
        <source>The Baron leads {DQ:the} and wins.</source>
        <translation>Baronen spiller {DQ} ud og vinder.</translation>
    </message>
    <message>
        <source>What the others throw. It is chosen so that line 79 comes true: with the Baron&apos;s {diamonds} lie {clubs} and {hearts}.</source>
        <translation>Hvad de andre kaster. Det er valgt sådan, at vers 79 passer: ved baronens {diamonds} ligger {clubs} og {hearts}.</translation>
    </message>
    <message>
        <source>{DJ:The} wins, and {HQ:the} falls to it. Belinda has four tricks and the Baron four: whoever takes the last has the game, and his would be codille.</source>
        <translation>{DJ:Name} vinder, og {HQ} falder til den. Belinda har fire stik og baronen fire: den, der tager det sidste, har spillet, og hans ville være kodille.</translation>
    </message>
    <message>
        <source>Belinda&apos;s {HK} takes {HA:the}, and the game with it, five tricks to four.</source>
        <translation>Belindas {HK} tager {HA} og dermed spillet, fem stik mod fire.</translation>
    </message>
    <message>
        <source>The Baron leads {HA:the}. Or he led low, and the Knight&apos;s ace fell.</source>
        <translation>Baronen spiller {HA} ud. Eller han spillede et lille kort, og ridderens es faldt.</translation>
    </message>
    <message>
        <source>Belinda needs one trick more, and only {SQ:the}, the Baron&apos;s, is still a trump. What would you lead, if you close the hands and play on?</source>
        <translation>Belinda mangler ét stik, og kun {SQ}, baronens, er endnu trumf. Hvad ville du spille ud, hvis du lukker hænderne og spiller videre?</translation>
    </message>
    <message>
        <source>The stakes: five chips for the pool are this program&apos;s ante. Each opponent pays nine, for the entrada and four top trumps in sequence.</source>
        <translation>Indsatserne: fem jetoner til puljen er dette programs indskud. Hver modspiller betaler ni, for spillet og fire øverste trumfer i træk.</translation>
    </message>
    <message>
        <source>Belinda&apos;s game</source>
        <translation>Belindas spil</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Beside the expert</source>
        <translation>Sammenlign med eksperten</translation>
    </message>
    <message>
        <source>The expert plays your cards against the same opponents, seeing no more than you. The result is shown once you have played the deal.</source>
        <translation>Eksperten spiller hver giv med dine kort mod de samme modspillere og ser ikke mere end du. Resultatet vises, når du har spillet given.</translation>
    </message>
    <message>
        <source>{gained} against the expert in {deals:one # deal|other # deals}</source>
        <translation>{gained} mod eksperten i {deals:one # giv|other # giv}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Expert: {name}</source>
        <translation>Ekspert: {name}</translation>
    </message>
    <message>
        <source>Expert in the other seats, from your right</source>
        <translation>Eksperten på de andre pladser, fra højre for dig</translation>
    </message>
    <message>
        <source>Play this deal to its end: your result and the expert’s will stand here.</source>
        <translation>Spil denne giv til ende: så står dit og ekspertens resultat her.</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>bliver spillet</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>&amp;Replay the expert&apos;s deal</source>
        <translation>Afspil ekspertens &amp;giv</translation>
    </message>
    <message>
        <source>Deal {number}, played by the expert</source>
        <translation>Giv {number}, spillet af eksperten</translation>
    </message>
    <message>
        <source>You: {own}. The expert with your cards: {par}.</source>
        <translation>Du: {own}. Eksperten med dine kort: {par}.</translation>
    </message>
    <message>
        <source>The expert is still playing this deal.</source>
        <translation>Eksperten spiller stadig denne giv.</translation>
    </message>
    <message>
        <source>The expert could not finish this deal.</source>
        <translation>Eksperten kunne ikke spille denne giv til ende.</translation>
    </message>
    <message>
        <source>With the other cards: {pars}.</source>
        <translation>Med de andre kort: {pars}.</translation>
    </message>
    <message>
        <source>{key} shows the comparison.</source>
        <translation>{key} viser sammenligningen.</translation>
    </message>
    <message>
        <source>The &amp;expert plays it too, with my cards</source>
        <translation>&amp;Eksperten spiller den også, med mine kort</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>These are more hands than this game has.</source>
        <translation>Det er flere hænder, end spillet har.</translation>
    </message>
    <message>
        <source>whatever comes</source>
        <translation>hvad der end kommer</translation>
    </message>
    <message>
        <source>I have five trumps or more</source>
        <translation>jeg har fem trumfer eller flere</translation>
    </message>
    <message>
        <source>I have six trumps or more</source>
        <translation>jeg har seks trumfer eller flere</translation>
    </message>
    <message>
        <source>I have seven trumps or more</source>
        <translation>jeg har syv trumfer eller flere</translation>
    </message>
    <message>
        <source>I have three trumps at most</source>
        <translation>jeg har højst tre trumfer</translation>
    </message>
    <message>
        <source>I have two matadors or more</source>
        <translation>jeg har to matadorer eller flere</translation>
    </message>
    <message>
        <source>I have all three matadors</source>
        <translation>jeg har alle tre matadorer</translation>
    </message>
    <message>
        <source>another has all three matadors</source>
        <translation>en anden har alle tre matadorer</translation>
    </message>
    <message>
        <source>I am Ombre</source>
        <translation>jeg er spilfører</translation>
    </message>
    <message>
        <source>I am Ombre with a vuelta</source>
        <translation>jeg er spilfører med en tourné</translation>
    </message>
    <message>
        <source>I am Ombre with a solo</source>
        <translation>jeg er spilfører med en solo</translation>
    </message>
    <message>
        <source>the player on my left is Ombre</source>
        <translation>spilleren til venstre er spilfører</translation>
    </message>
    <message>
        <source>A deal by hand</source>
        <translation>En giv kort for kort</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>Deale&amp;r</source>
        <translation>&amp;Giver</translation>
    </message>
    <message>
        <source>&amp;Type or paste</source>
        <translation>Sk&amp;riv eller indsæt</translation>
    </message>
    <message>
        <source>Deal the rest at ra&amp;ndom</source>
        <translation>Giv resten på &amp;må og få</translation>
    </message>
    <message>
        <source>Take &amp;all back</source>
        <translation>Tag &amp;alle tilbage</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>Copy its &amp;code</source>
        <translation>Kopiér &amp;koden</translation>
    </message>
    <message>
        <source>&amp;Make a problem</source>
        <translation>&amp;Til en opgave</translation>
    </message>
    <message>
        <source>Judging it; that takes a moment.</source>
        <translation>Bedømmer den; det tager et øjeblik.</translation>
    </message>
    <message>
        <source>Judging it; that may take a minute.</source>
        <translation>Bedømmer den; det kan tage et minut.</translation>
    </message>
    <message>
        <source>No problem: judging this decision takes too long here.</source>
        <translation>Ingen opgave: det tager for lang tid at bedømme beslutningen her.</translation>
    </message>
    <message>
        <source>A problem begins where you decide. Say the bids up to there.</source>
        <translation>En opgave begynder, hvor du bestemmer. Sig meldingerne indtil da.</translation>
    </message>
    <message>
        <source>No problem: nobody could judge this decision.</source>
        <translation>Ingen opgave: ingen kunne bedømme beslutningen.</translation>
    </message>
    <message>
        <source>No problem: no answer is clearly the best.</source>
        <translation>Ingen opgave: intet svar er klart bedst.</translation>
    </message>
    <message>
        <source>It is one of your problems now.</source>
        <translation>Den er nu en af dine opgaver.</translation>
    </message>
    <message>
        <source>This copy of the program keeps no problems.</source>
        <translation>Denne kopi af programmet gemmer ingen opgaver.</translation>
    </message>
    <message>
        <source>Canc&amp;el</source>
        <translation>Annull&amp;er</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>S&amp;pil det</translation>
    </message>
    <message>
        <source>Deal only if</source>
        <translation>Giv kun, hvis</translation>
    </message>
    <message>
        <source>then others li&amp;ke it</source>
        <translation>og så flere &amp;lige sådan</translation>
    </message>
    <message>
        <source>Looking for the next such deal.</source>
        <translation>Leder efter den næste af slagsen.</translation>
    </message>
    <message>
        <source>And only if</source>
        <translation>Og kun hvis</translation>
    </message>
    <message>
        <source>and nothing else</source>
        <translation>og ikke andet</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>Stop søg&amp;ningen</translation>
    </message>
    <message>
        <source>This game has no matadors.</source>
        <translation>Dette spil har ingen matadorer.</translation>
    </message>
    <message>
        <source>This game has no such bid.</source>
        <translation>Spillet har ikke den melding.</translation>
    </message>
    <message>
        <source>Take back a &amp;bid</source>
        <translation>Tag en mel&amp;ding tilbage</translation>
    </message>
    <message>
        <source>Nobody has said a bid yet.</source>
        <translation>Ingen har meldt endnu.</translation>
    </message>
    <message>
        <source>The record has been copied, with the bids.</source>
        <translation>Optegnelsen er kopieret, med meldingerne.</translation>
    </message>
    <message>
        <source>Click a card: it goes to the row that is lit. Or drag it to any row.</source>
        <translation>Klik på et kort: det går til den oplyste række. Eller træk det til en hvilken som helst række.</translation>
    </message>
    <message>
        <source>Arrows go from card to card, Delete takes one back.</source>
        <translation>Pilene går fra kort til kort, Delete tager et tilbage.</translation>
    </message>
    <message>
        <source>1 gives it to you, 2 to the next, 0 to the talon.</source>
        <translation>1 giver dig det, 2 den næste, 0 talonen.</translation>
    </message>
    <message>
        <source>The deal is whole.</source>
        <translation>Given er hel.</translation>
    </message>
    <message>
        <source>Cards still to be laid</source>
        <translation>Kort, der mangler at blive lagt</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Kortene</translation>
    </message>
    <message>
        <source>{letter} {suit}</source>
        <translation>{letter} {suit}</translation>
    </message>
    <message>
        <source>Your hand, others after a slash: {suits}. Or a code, or a record.</source>
        <translation>Din hånd, andre efter en skråstreg: {suits}. Eller en kode, eller en optegnelse.</translation>
    </message>
    <message>
        <source>{number}  {name}</source>
        <translation>{number}  {name}</translation>
    </message>
    <message>
        <source>{held} of {wanted}, top first</source>
        <translation>{held} af {wanted}, øverste først</translation>
    </message>
    <message>
        <source>{held} of {wanted}</source>
        <translation>{held} af {wanted}</translation>
    </message>
    <message>
        <source>{name}: {held} of {wanted}</source>
        <translation>{name}: {held} af {wanted}</translation>
    </message>
    <message>
        <source>{card:The}: {row}</source>
        <translation>{card:Name}: {row}</translation>
    </message>
    <message>
        <source>{rows}.</source>
        <translation>{rows}.</translation>
    </message>
    <message>
        <source>The talon has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>Talonen har {held:one # kort|other # kort}; {over:one # er|other # er} for meget.</translation>
    </message>
    <message>
        <source>You have {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>Du har {held:one # kort|other # kort}; {over:one # er|other # er} for meget.</translation>
    </message>
    <message>
        <source>{name} has {held:one # card|other # cards}; {over:one # is|other # are} too many.</source>
        <translation>{name} har {held:one # kort|other # kort}; {over:one # er|other # er} for meget.</translation>
    </message>
    <message>
        <source>You say…</source>
        <translation>Du siger…</translation>
    </message>
    <message>
        <source>{name} says…</source>
        <translation>{name} siger…</translation>
    </message>
    <message>
        <source>{name}: {bid}</source>
        <translation>{name}: {bid}</translation>
    </message>
    <message>
        <source>Said so far: {bids}.</source>
        <translation>Sagt indtil nu: {bids}.</translation>
    </message>
    <message>
        <source>The code has been copied: {code}</source>
        <translation>Koden er kopieret: {code}</translation>
    </message>
    <message>
        <source>{cards:one # card is|other # cards are} still to be laid.</source>
        <translation>{cards:one # kort mangler|other # kort mangler} at blive lagt.</translation>
    </message>
    <message>
        <source>Looking: {tried:one # deal|other # deals} so far.</source>
        <translation>Søger: {tried:one # giv|other # giv} indtil nu.</translation>
    </message>
    <message>
        <source>Found: most deals are such.</source>
        <translation>Fundet: de fleste giv er sådan.</translation>
    </message>
    <message>
        <source>Found: about one deal in {every} is such.</source>
        <translation>Fundet: omkring én giv ud af {every} er sådan.</translation>
    </message>
    <message>
        <source>None of {tried:one # deal|other # deals} was such.</source>
        <translation>Ingen af {tried:one # giv|other # giv} var sådan.</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>You name the trump, then throw cards and draw as many.</source>
        <translation>Du vælger trumf, smider så kort og køber lige så mange.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw.</source>
        <translation>Talonens øverste kort vendes: dets farve er trumf. Så smider og køber du.</translation>
    </message>
    <message>
        <source>You name the trump and play alone, with the cards you hold.</source>
        <translation>Du vælger trumf og spiller alene med de kort, du har.</translation>
    </message>
    <message>
        <source>You name the trump and play the cards you hold.</source>
        <translation>Du vælger trumf og spiller med de kort, du har.</translation>
    </message>
    <message>
        <source>You name the trump and must take all the tricks.</source>
        <translation>Du vælger trumf og skal tage alle stik.</translation>
    </message>
    <message>
        <source>You name the trump and call a king: its holder plays with you.</source>
        <translation>Du vælger trumf og kalder en konge: den, der har den, spiller med dig.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump. Then you throw and draw a few.</source>
        <translation>Talonens øverste kort vendes: dets farve er trumf. Så smider og køber du nogle få.</translation>
    </message>
    <message>
        <source>You exchange nearly all your cards, or all, and name the trump after that.</source>
        <translation>Du bytter næsten alle dine kort, eller alle, og vælger trumf bagefter.</translation>
    </message>
    <message>
        <source>You name the trump and must take no trick at all.</source>
        <translation>Du vælger trumf og må ikke tage et eneste stik.</translation>
    </message>
    <message>
        <source>You name the trump and demand a king, for which you give a card. Then you play alone.</source>
        <translation>Du vælger trumf og kræver en konge, som du giver et kort for. Så spiller du alene.</translation>
    </message>
    <message>
        <source>You name the trump and demand no king: you play the cards you hold.</source>
        <translation>Du vælger trumf og kræver ingen konge: du spiller med de kort, du har.</translation>
    </message>
    <message>
        <source>Name trump, then change cards</source>
        <translation>Vælg trumf, køb så kort</translation>
    </message>
    <message>
        <source>A turned card decides the trump</source>
        <translation>Et vendt kort afgør trumfen</translation>
    </message>
    <message>
        <source>Name trump, play alone, change nothing</source>
        <translation>Vælg trumf, spil uden køb</translation>
    </message>
    <message>
        <source>Name trump, keep all your cards</source>
        <translation>Vælg trumf, behold alle kort</translation>
    </message>
    <message>
        <source>Name trump, take every trick</source>
        <translation>Vælg trumf, tag hvert stik</translation>
    </message>
    <message>
        <source>Name trump, call a secret ally</source>
        <translation>Vælg trumf, kald en hemmelig makker</translation>
    </message>
    <message>
        <source>Trump is turned; change few cards</source>
        <translation>Trumf vendes; køb få kort</translation>
    </message>
    <message>
        <source>Change nearly everything, then name trump</source>
        <translation>Byt næsten alt, vælg så trumf</translation>
    </message>
    <message>
        <source>Name trump, take no trick</source>
        <translation>Vælg trumf, intet stik</translation>
    </message>
    <message>
        <source>Name trump, demand a king</source>
        <translation>Vælg trumf, kræv en konge</translation>
    </message>
    <message>
        <source>Name trump, demand no king</source>
        <translation>Vælg trumf, kræv ingen konge</translation>
    </message>
    <message>
        <source>Codille!</source>
        <translation>Kodille!</translation>
    </message>
    <message>
        <source>Every trick!</source>
        <translation>Hvert stik!</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Kodille</translation>
    </message>
    <message>
        <source>The vole</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>I pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>You first</source>
        <translation>Du først</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>Jeg tager den</translation>
    </message>
    <message>
        <source>I leave it</source>
        <translation>Jeg lader den ligge</translation>
    </message>
    <message>
        <source>See here</source>
        <translation>Se her</translation>
    </message>
    <message>
        <source>It stays closed</source>
        <translation>De bliver lukket</translation>
    </message>
    <message>
        <source>The game is mine</source>
        <translation>Spillet er mit</translation>
    </message>
    <message>
        <source>For all the tricks</source>
        <translation>Efter alle stik</translation>
    </message>
    <message>
        <source>I surrender</source>
        <translation>Jeg giver op</translation>
    </message>
    <message>
        <source>I accept</source>
        <translation>Godt nok</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nej, spil videre</translation>
    </message>
    <message>
        <source>I take it over</source>
        <translation>Jeg overtager</translation>
    </message>
    <message>
        <source>I throw it in</source>
        <translation>Jeg smider spillet</translation>
    </message>
    <message>
        <source>I turn one up</source>
        <translation>Jeg vender en</translation>
    </message>
    <message>
        <source>Not I</source>
        <translation>Ikke jeg</translation>
    </message>
    <message>
        <source>I am the Man</source>
        <translation>Jeg er Manden</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Let the other draw first</source>
        <translation>Lad den anden købe først</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Tag den</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lad den ligge</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>Claim the game</source>
        <translation>Tag gevinsten</translation>
    </message>
    <message>
        <source>Go on for all tricks</source>
        <translation>Gå efter alle stik</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Giv op</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Sig ja</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Afslå</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Overtag</translation>
    </message>
    <message>
        <source>Throw it in</source>
        <translation>Smid spillet</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>Vend et kort</translation>
    </message>
    <message>
        <source>Leave it closed</source>
        <translation>Lad den ligge</translation>
    </message>
    <message>
        <source>Be the Man</source>
        <translation>Vær Manden</translation>
    </message>
    <message>
        <source>Show them to all</source>
        <translation>Vis dem til alle</translation>
    </message>
    <message>
        <source>Keep them closed</source>
        <translation>Hold dem lukket</translation>
    </message>
    <message>
        <source>Take the talon</source>
        <translation>Tag talonen</translation>
    </message>
    <message>
        <source>Leave the talon</source>
        <translation>Lad talonen ligge</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spil videre</translation>
    </message>
    <message>
        <source>Turn another</source>
        <translation>Vend et til</translation>
    </message>
    <message>
        <source>Show the king</source>
        <translation>Vis kongen</translation>
    </message>
    <message>
        <source>Keep it hidden</source>
        <translation>Hold den skjult</translation>
    </message>
    <message>
        <source>You say the same as they did. You come before them, so the game is yours.</source>
        <translation>Du siger det samme som de gjorde. Du kommer før dem, så spillet er dit.</translation>
    </message>
    <message>
        <source>This is as high as their bid. You come before them, so the game is yours.</source>
        <translation>Det er lige så højt som deres melding. Du kommer før dem, så spillet er dit.</translation>
    </message>
    <message>
        <source>Same bid, but your seat wins</source>
        <translation>Samme melding, men du sidder før</translation>
    </message>
    <message>
        <source>{suit:Name}!</source>
        <translation>{suit:Name}!</translation>
    </message>
    <message>
        <source>{bid:Name}, and I hold it</source>
        <translation>{bid:Name}, og jeg holder</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>Gano</translation>
    </message>
    <message>
        <source>The king’s point is mine</source>
        <translation>Kongens point er mit</translation>
    </message>
    <message>
        <source>The last deal</source>
        <translation>Den sidste giv</translation>
    </message>
    <message>
        <source>Hold {bid}</source>
        <translation>Jeg holder {bid}</translation>
    </message>
    <message>
        <source>Say gano</source>
        <translation>Sig gano</translation>
    </message>
    <message>
        <source>You name the trump and call no king: you play alone against the three others.</source>
        <translation>Du vælger trumf og kalder ingen konge: du spiller alene mod de tre andre.</translation>
    </message>
    <message>
        <source>You name the trump, play alone and must take all ten tricks.</source>
        <translation>Du vælger trumf, spiller alene og skal tage alle ti stik.</translation>
    </message>
    <message>
        <source>Name trump, play alone</source>
        <translation>Vælg trumf, spil alene</translation>
    </message>
    <message>
        <source>The simple game: you name the trump and exchange at least one card. You may still choose tourné or købe-nolo instead.</source>
        <translation>Det enkle spil: du vælger trumf og køber mindst ét kort. Du kan stadig vælge tourné eller købe-nolo i stedet.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump and the card is yours. You draw at least one more.</source>
        <translation>Talonens øverste kort vendes: dets farve er trumf, og kortet er dit. Du køber mindst ét til.</translation>
    </message>
    <message>
        <source>“Bought nolo”: there are no trumps, you alone exchange, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>Købe-nolo: der er ingen trumf, kun du køber, og du må ikke tage et eneste stik. De sorte esser er lavest i deres farver.</translation>
    </message>
    <message>
        <source>A tourné with both black aces in the hand as dealt, for more.</source>
        <translation>En tourné med begge de sorte esser fra given, til en højere pris.</translation>
    </message>
    <message>
        <source>The two black aces are the only trumps. You play the cards you hold.</source>
        <translation>De to sorte esser er de eneste trumfer. Du spiller de kort, du har.</translation>
    </message>
    <message>
        <source>“Pure nolo”: there are no trumps, nobody exchanges, and you must take no trick. The black aces are the lowest of their suits.</source>
        <translation>Ren nolo: der er ingen trumf, ingen køber, og du må ikke tage et eneste stik. De sorte esser er lavest i deres farver.</translation>
    </message>
    <message>
        <source>As ren nolo, but your hand lies open for all after the first lead.</source>
        <translation>Som ren nolo, men din hånd ligger åben for alle efter det første udspil.</translation>
    </message>
    <message>
        <source>You take a new hand: eight cards of the talon and one of yours, or nine. Then you name the trump.</source>
        <translation>Du tager en ny hånd: otte kort fra talonen og ét af dine egne, eller ni. Så vælger du trumf.</translation>
    </message>
    <message>
        <source>No trumps: change cards, take nothing</source>
        <translation>Ingen trumf, køb, intet stik</translation>
    </message>
    <message>
        <source>Tourné with both black aces</source>
        <translation>Tourné med begge sorte esser</translation>
    </message>
    <message>
        <source>Only the black aces are trumps</source>
        <translation>Kun de sorte esser er trumf</translation>
    </message>
    <message>
        <source>Tout!</source>
        <translation>Tout!</translation>
    </message>
    <message>
        <source>“Better game”: {suit} are trumps, and you exchange at least one card.</source>
        <translation>Bedre spil: {suit} er trumf, og du køber mindst ét kort.</translation>
    </message>
    <message>
        <source>A solo with {suit} as trumps, for more. You play the cards you hold.</source>
        <translation>En solo med {suit} som trumf, til en højere pris. Du spiller de kort, du har.</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, then change cards</source>
        <translation>{suit:Name} er trumf, køb så kort</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, change nothing</source>
        <translation>{suit:Name} er trumf, køb intet</translation>
    </message>
    <message>
        <source>No trumps: as dealt, take nothing</source>
        <translation>Ingen trumf, intet køb, intet stik</translation>
    </message>
    <message>
        <source>Ren nolo with your hand open</source>
        <translation>Ren nolo med åben hånd</translation>
    </message>
    <message>
        <source>Take a new hand, name trump</source>
        <translation>Tag en ny hånd, vælg trumf</translation>
    </message>
    <message>
        <source>An entrada with {suit} (oros) as trump, which is worth more. You throw cards and draw as many.</source>
        <translation>Et spil med {suit} (oros) som trumf, som er mere værd. Du smider kort og køber lige så mange.</translation>
    </message>
    <message>
        <source>The top card of the talon is turned up: its suit is trump, and oros are worth more. You take the card, throw one for it, and may exchange more.</source>
        <translation>Talonens øverste kort vendes: dets farve er trumf, og oros er mere værd. Du tager kortet, smider et for det og må købe flere.</translation>
    </message>
    <message>
        <source>A solo with {suit} (oros) as trump, which is worth more. You play the cards you hold.</source>
        <translation>En solo med {suit} (oros) som trumf, som er mere værd. Du spiller de kort, du har.</translation>
    </message>
    <message>
        <source>An entrada in the favour suit (palo de favor), which is worth more: {suit} are trumps. You throw cards and draw as many.</source>
        <translation>Et spil i yndlingsfarven (palo de favor), som er mere værd: trumf er {suit}. Du smider kort og køber lige så mange.</translation>
    </message>
    <message>
        <source>A solo in the favour suit (palo de favor), which is worth more: {suit} are trumps. You play the cards you hold.</source>
        <translation>En solo i yndlingsfarven (palo de favor), som er mere værd: trumf er {suit}. Du spiller de kort, du har.</translation>
    </message>
    <message>
        <source>No trumps: you exchange one card, and must take no trick. The black aces are the lowest of their suits.</source>
        <translation>Ingen trumf: du køber ét kort og må ikke tage et eneste stik. De sorte esser er lavest i deres farver.</translation>
    </message>
    <message>
        <source>Name trump, change nothing</source>
        <translation>Vælg trumf, køb intet</translation>
    </message>
    <message>
        <source>No trumps: take no trick</source>
        <translation>Ingen trumf, intet stik</translation>
    </message>
    <message>
        <source>Paso (give up)</source>
        <translation>Paso (giv op)</translation>
    </message>
    <message>
        <source>Bien (accept)</source>
        <translation>Bien (tag imod)</translation>
    </message>
    <message>
        <source>La sigo (take over)</source>
        <translation>La sigo (overtag)</translation>
    </message>
    <message>
        <source>Primeras (stop)</source>
        <translation>Primeras (stop)</translation>
    </message>
    <message>
        <source>Go on for bola</source>
        <translation>Gå efter bola</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>Jeg giver op</translation>
    </message>
    <message>
        <source>I stop</source>
        <translation>Jeg holder op</translation>
    </message>
    <message>
        <source>For all nine tricks</source>
        <translation>Efter alle ni stik</translation>
    </message>
    <message>
        <source>Codillo!</source>
        <translation>Codillo!</translation>
    </message>
    <message>
        <source>Bola!</source>
        <translation>Bola!</translation>
    </message>
    <message>
        <source>Bola</source>
        <translation>Bola</translation>
    </message>
    <message>
        <source>Bet: as many tricks as the better defender. Kruk: fewer than a defender.</source>
        <translation>Bet: lige så mange stik som den bedste modspiller. Kruk: færre end en modspiller.</translation>
    </message>
    <message>
        <source>One trick is “bet”, more are “kruk”.</source>
        <translation>Ét stik er »bet«, flere er »kruk«.</translation>
    </message>
    <message>
        <source>Go on for tout</source>
        <translation>Gå efter tout</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and call an ace: its holder helps you in secret. Together you need five of the eight tricks.</source>
        <translation>Du vælger en anden trumf end couleur og kalder et es: den, der har det, hjælper dig i hemmelighed. Sammen skal I have fem af de otte stik.</translation>
    </message>
    <message>
        <source>Trump is {suit}, and you call an ace: its holder helps you in secret. Together you need five of the eight tricks, for double pay.</source>
        <translation>Trumf er {suit}, og du kalder et es: den, der har det, hjælper dig i hemmelighed. Sammen skal I have fem af de otte stik, til dobbelt betaling.</translation>
    </message>
    <message>
        <source>You call an ace: its holder shows it, helps you and names the trump. Together you need five of the eight tricks.</source>
        <translation>Du kalder et es: den, der har det, viser det, hjælper dig og vælger trumf. Sammen skal I have fem af de otte stik.</translation>
    </message>
    <message>
        <source>A solo in the couleur, which is paid double: {suit} is trump. You need five of the eight tricks alone, against three.</source>
        <translation>En solo i couleur, som betales dobbelt: trumf er {suit}. Du skal have fem af de otte stik alene, mod tre.</translation>
    </message>
    <message>
        <source>You name any trump but the couleur, and must take all eight tricks alone.</source>
        <translation>Du vælger en anden trumf end couleur og skal tage alle otte stik alene.</translation>
    </message>
    <message>
        <source>A tout in the couleur, which is paid double: {suit} is trump. You must take all eight tricks alone.</source>
        <translation>En tout i couleur, som betales dobbelt: trumf er {suit}. Du skal tage alle otte stik alene.</translation>
    </message>
    <message>
        <source>{suit:Name}, with a secret ally</source>
        <translation>{suit:Name}, med en hemmelig makker</translation>
    </message>
    <message>
        <source>Call an ace, ally names trump</source>
        <translation>Kald et es; den, der har det, vælger trumf</translation>
    </message>
    <message>
        <source>{suit:Name}, five tricks alone</source>
        <translation>{suit:Name}, fem stik alene</translation>
    </message>
    <message>
        <source>{suit:Name}, every trick alone</source>
        <translation>{suit:Name}, alle stik alene</translation>
    </message>
    <message>
        <source>You name any trump but the couleur. Alone against three, you need five of the eight tricks.</source>
        <translation>Du vælger en anden trumf end couleur. Alene mod tre skal du have fem af de otte stik.</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>This suit is trump. You and your partner need five of the eight tricks together.</source>
        <translation>Denne farve er trumf. Du og din makker skal tilsammen have fem af de otte stik.</translation>
    </message>
    <message>
        <source>You name the trump and need five of the eight tricks alone, against two. Your partner lays their cards aside.</source>
        <translation>Du vælger trumf og skal have fem af de otte stik alene, mod to. Din makker lægger sine kort.</translation>
    </message>
    <message>
        <source>You send them alone. They go alone, or let you go: then you name the trump and need five tricks alone.</source>
        <translation>Du sender dem alene. De går alene eller lader dig gå: så vælger du trumf og skal have fem stik alene.</translation>
    </message>
    <message>
        <source>You go alone: you name the trump again, and your partner does not help. You need five of the eight tricks.</source>
        <translation>Du går alene: du vælger trumf igen, og din makker hjælper ikke. Du skal have fem af de otte stik.</translation>
    </message>
    <message>
        <source>Five tricks with your partner</source>
        <translation>Fem stik med din makker</translation>
    </message>
    <message>
        <source>Name trump, five tricks alone</source>
        <translation>Vælg trumf, fem stik alene</translation>
    </message>
    <message>
        <source>They choose who goes alone</source>
        <translation>De vælger, hvem der går alene</translation>
    </message>
    <message>
        <source>Send them alone</source>
        <translation>Send dem alene</translation>
    </message>
    <message>
        <source>Go alone</source>
        <translation>Gå alene</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Lad dem spille</translation>
    </message>
    <message>
        <source>Let them go alone</source>
        <translation>Lad dem gå alene</translation>
    </message>
    <message>
        <source>Hechas (claim the five)</source>
        <translation>Hechas (kræv de fem)</translation>
    </message>
    <message>
        <source>Ocho (go for all eight)</source>
        <translation>Ocho (gå efter alle otte)</translation>
    </message>
    <message>
        <source>The first five are ours</source>
        <translation>De fem første er vores</translation>
    </message>
    <message>
        <source>For all eight tricks</source>
        <translation>Efter alle otte stik</translation>
    </message>
    <message>
        <source>Codillo</source>
        <translation>Codillo</translation>
    </message>
    <message>
        <source>All eight</source>
        <translation>Alle otte</translation>
    </message>
</context>
<context>
    <name>CardChart</name>
    <message>
        <source>How the cards fell, beside what chance allows</source>
        <translation>Hvordan kortene faldt, ved siden af hvad tilfældet tillader</translation>
    </message>
    <message>
        <source>95 % of all evenings</source>
        <translation>95 % af alle aftener</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>færre</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>som ventet</translation>
    </message>
    <message>
        <source>more</source>
        <translation>flere</translation>
    </message>
    <message>
        <source>Each sign is a place at the table; the band is what chance allows. One sign in twenty falls outside by chance; “How the cards fell” has figures.</source>
        <translation>Hvert tegn er en plads ved bordet; båndet er, hvad tilfældet tillader. Ét tegn af tyve falder udenfor tilfældigt; »Hvordan kortene faldt« har tallene.</translation>
    </message>
    <message>
        <source>{place}, {what}: {dealt}, outside of {low} to {high}.</source>
        <translation>{place}, {what}: {dealt}, uden for {low} til {high}.</translation>
    </message>
    <message>
        <source>All others are inside the band; the page “How the cards fell” has them.</source>
        <translation>Alle andre er inden for båndet; siden »Hvordan kortene faldt« har dem.</translation>
    </message>
    <message>
        <source>Every number is inside the band; the page “How the cards fell” has them.</source>
        <translation>Alle tal er inden for båndet; siden »Hvordan kortene faldt« har dem.</translation>
    </message>
    <message>
        <source>cards.png</source>
        <translation>kort.png</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>How the cards look</source>
        <translation>Sådan ser kortene ud</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>es; n</translation>
    </message>
    <message>
        <source>king</source>
        <translation>konge; c</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame; c</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knægt; c</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>ti; c</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>ni; c</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otte; c</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>syv; c</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seks; c</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem; c</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fire; c</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre; c</translation>
    </message>
    <message>
        <source>two</source>
        <translation>to; c</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>rytter; c</translation>
    </message>
    <message>
        <source>page</source>
        <translation>knægt; c</translation>
    </message>
    <message>
        <source>A</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>spadille</source>
        <translation>spadille; c</translation>
    </message>
    <message>
        <source>manille</source>
        <translation>manille; c</translation>
    </message>
    <message>
        <source>basto</source>
        <translation>basta; c</translation>
    </message>
    <message>
        <source>basta</source>
        <translation>basta; c</translation>
    </message>
    <message>
        <source>punto</source>
        <translation>ponto; c</translation>
    </message>
    <message>
        <source>card face down</source>
        <translation>kort med bagsiden op; n</translation>
    </message>
    <message>
        <source>{title}, {card:the}</source>
        <translation>{title}, {card}</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Bids</source>
        <translation>Meldinger</translation>
    </message>
    <message>
        <source>Trumps named</source>
        <translation>Nævnte trumfer</translation>
    </message>
    <message>
        <source>Kings called</source>
        <translation>Kaldte konger</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Bytninger</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Spillede kort</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Krav</translation>
    </message>
    <message>
        <source>Surrenders</source>
        <translation>Opgivelser</translation>
    </message>
    <message>
        <source>Answers to a surrender</source>
        <translation>Svar på en opgivelse</translation>
    </message>
    <message>
        <source>Your role: {role}</source>
        <translation>Din rolle: {role}</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Alle valg</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Dine valg</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Bedømt</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Dyre</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Tabte point</translation>
    </message>
    <message>
        <source>Chips lost</source>
        <translation>Tabte jetoner</translation>
    </message>
    <message>
        <source>Lost per deal</source>
        <translation>Tabt pr. giv</translation>
    </message>
    <message>
        <source>{mean} ± {error}</source>
        <translation>{mean} ± {error}</translation>
    </message>
    <message>
        <source>No choice of yours has been judged yet. The coach judges them after each deal, if you like (Preferences, Play).</source>
        <translation>Ingen af dine valg er bedømt endnu. Læreren bedømmer dem efter hver giv, hvis du vil (Indstillinger, Spil).</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. From {enough} deals on, an average says something.</source>
        <translation>Læreren har bedømt {deals} af dine giv siden {date}. Fra {enough} giv siger et gennemsnit noget.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In points, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>Læreren har bedømt {deals} af dine giv siden {date}. I point tabte dine valg {each} pr. giv; alt i alt vandt du {won}.</translation>
    </message>
    <message>
        <source>The coach has judged {deals} of your deals since {date}. In chips, your choices lost {each} a deal; all in all, you won {won}.</source>
        <translation>Læreren har bedømt {deals} af dine giv siden {date}. I jetoner tabte dine valg {each} pr. giv; alt i alt vandt du {won}.</translation>
    </message>
    <message>
        <source>&amp;Decide it again</source>
        <translation>&amp;Afgør den igen</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>None of your cards can win a trick: the others take the rest.</source>
        <translation>Ingen af dine kort kan vinde et stik: de andre tager resten.</translation>
    </message>
    <message>
        <source>The rest is yours: every card wins, if you begin with {card:the}.</source>
        <translation>Resten er din: hvert kort vinder, hvis du begynder med {card}.</translation>
    </message>
    <message>
        <source>The rest is yours: {cards:the} win, in this order.</source>
        <translation>Resten er din: {cards} vinder, i den rækkefølge.</translation>
    </message>
    <message>
        <source>The expert decides for you.</source>
        <translation>Eksperten vælger for dig.</translation>
    </message>
    <message>
        <source>The expert plays this deal for you.</source>
        <translation>Eksperten spiller denne giv for dig.</translation>
    </message>
    <message>
        <source>It counts as practice.</source>
        <translation>Den tæller som øvelse.</translation>
    </message>
    <message>
        <source>This player is taking a long time.</source>
        <translation>Denne spiller tænker længe.</translation>
    </message>
    <message>
        <source>Press {keys}, or click on the table, and a simpler player decides instead.</source>
        <translation>Tryk {keys}, eller klik på bordet, så afgør en enklere spiller det i stedet.</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>The picture for your cloth is not there any more.</source>
        <translation>Billedet til dit klæde er der ikke mere.</translation>
    </message>
    <message>
        <source>The picture for your cloth has to be a photograph or drawing: JPEG, PNG, WebP or BMP.</source>
        <translation>Billedet til dit klæde skal være et foto eller en tegning: JPEG, PNG, WebP eller BMP.</translation>
    </message>
    <message>
        <source>The picture for your cloth is too large: 50 megapixels or 64 megabytes are the most.</source>
        <translation>Billedet til dit klæde er for stort: 50 megapixel eller 64 megabyte er det meste.</translation>
    </message>
    <message>
        <source>The picture for your cloth is damaged, or no picture.</source>
        <translation>Billedet til dit klæde er beskadiget eller ikke et billede.</translation>
    </message>
    <message>
        <source>The table has its plain cloth.</source>
        <translation>Bordet har sit almindelige klæde.</translation>
    </message>
    <message>
        <source>A picture for the cloth</source>
        <translation>Et billede til klædet</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <translation>Billeder (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Your choices in this deal</source>
        <translation>Dine valg i denne giv</translation>
    </message>
    <message>
        <source>A choice that may cost you much</source>
        <translation>Et valg, der kan koste dig meget</translation>
    </message>
    <message>
        <source>Looking at how you played…</source>
        <translation>Ser på, hvordan du spillede…</translation>
    </message>
    <message>
        <source>You made no clear mistake.</source>
        <translation>Du begik ingen klar fejl.</translation>
    </message>
    <message>
        <source>{number:one One choice was|other # choices were} too close to call.</source>
        <translation>{number:one Ét valg|other # valg} var for lige til at afgøre.</translation>
    </message>
    <message>
        <source>Your chance was {wins}; with “{better}” it was {best}.</source>
        <translation>Din chance var {wins}; med »{better}« var den {best}.</translation>
    </message>
    <message>
        <source>It cost about {cost}; better was “{better}”.</source>
        <translation>Det kostede cirka {cost}; bedre var »{better}«.</translation>
    </message>
    <message>
        <source>“{action}” may cost you much. Choose it again if you mean it.</source>
        <translation>»{action}« kan koste dig meget. Vælg det igen, hvis du mener det.</translation>
    </message>
    <message>
        <source>With “{action}” your chance is {wins}, with the best choice {best}. Choose it again if you mean it.</source>
        <translation>Med »{action}« er din chance {wins}, med det bedste valg {best}. Vælg det igen, hvis du mener det.</translation>
    </message>
    <message>
        <source>Well done: “{action}” in trick {trick}. Anything else was clearly worse.</source>
        <translation>Godt gjort: »{action}« i stik {trick}. Alt andet var klart dårligere.</translation>
    </message>
    <message>
        <source>Well done: “{action}”. Anything else was clearly worse.</source>
        <translation>Godt gjort: »{action}«. Alt andet var klart dårligere.</translation>
    </message>
    <message>
        <source>“{chosen}” was your weakest choice.</source>
        <translation>»{chosen}« var dit svageste valg.</translation>
    </message>
    <message>
        <source>“{chosen}” in trick {trick} was your weakest choice.</source>
        <translation>»{chosen}« i stik {trick} var dit svageste valg.</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type or paste a code, or the number of a deal.</source>
        <translation>Skriv eller indsæt en kode eller nummeret på en giv.</translation>
    </message>
    <message>
        <source>No code is as long as this.</source>
        <translation>Ingen kode er så lang.</translation>
    </message>
    <message>
        <source>A character is wrong, missing or out of place.</source>
        <translation>Et tegn er forkert, mangler eller står forkert.</translation>
    </message>
    <message>
        <source>This code is from a newer version of Ombre, and cannot be read here.</source>
        <translation>Koden er fra en nyere version af Ombre og kan ikke læses her.</translation>
    </message>
    <message>
        <source>This code names a game or house rule that this Ombre does not know.</source>
        <translation>Koden nævner et spil eller en husregel, som denne version af Ombre ikke kender.</translation>
    </message>
    <message>
        <source>No deal has this code.</source>
        <translation>Ingen giv har denne kode.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to 4,000,000,000.</source>
        <translation>Giv er nummereret fra 1 til 4.000.000.000.</translation>
    </message>
    <message>
        <source>A code cannot say this game or house rule.</source>
        <translation>Koder har intet navn for dette spil eller denne husregel.</translation>
    </message>
    <message>
        <source>Not all cards of this deal are known.</source>
        <translation>Ikke alle kort i denne giv er kendt.</translation>
    </message>
    <message>
        <source>The pool or a score is too large for a code.</source>
        <translation>Puljen eller et pointtal er for stort til en kode.</translation>
    </message>
    <message>
        <source>Deal by code or number</source>
        <translation>Giv ud fra kode eller nummer</translation>
    </message>
    <message>
        <source>&amp;Code or number</source>
        <translation>&amp;Kode eller nummer</translation>
    </message>
    <message>
        <source>A code holds a whole deal. A number from 1 to 4,000,000,000 gives everybody the same cards.</source>
        <translation>En kode rummer en hel giv. Det samme nummer (1 til 4.000.000.000) giver altid alle spillere de samme kort.</translation>
    </message>
    <message>
        <source>&amp;Game, for a number</source>
        <translation>&amp;Spil (kun ved nummer)</translation>
    </message>
    <message>
        <source>{game}, {seats}</source>
        <translation>{game}, {seats}</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Giv</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annullér</translation>
    </message>
    <message>
        <source>It is one deal for practice, and never counts among deals without help.</source>
        <translation>Det er én giv til øvelse, og den tæller aldrig blandt giv uden hjælp.</translation>
    </message>
    <message>
        <source>{game} for {players:one # player|other # players}.</source>
        <translation>{game} for {players:one # spiller|other # spillere}.</translation>
    </message>
    <message>
        <source>Deal {number} of {game}.</source>
        <translation>Giv {number} i {game}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Dealer: {name}.</source>
        <translation>Kortgiver: {name}.</translation>
    </message>
    <message>
        <source>In the pool: {chips}.</source>
        <translation>I puljen: {chips}.</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Point: {points}.</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Husregler: {rules}.</translation>
    </message>
    <message>
        <source>{setting}: {value}</source>
        <translation>{setting}: {value}</translation>
    </message>
    <message>
        <source>Character {place} is “{found}”, which occurs in no code.</source>
        <translation>Tegn {place} er »{found}«, som ikke findes i nogen kode.</translation>
    </message>
    <message>
        <source>“{meant}” instead of “{found}” at character {place}</source>
        <translation>»{meant}« i stedet for »{found}« ved tegn {place}</translation>
    </message>
    <message>
        <source>One character is wrong. Perhaps it should be {guesses}.</source>
        <translation>Ét tegn er forkert. Måske skulle det være {guesses}.</translation>
    </message>
    <message>
        <source>This is a deal of {game}, which cannot be played here.</source>
        <translation>Dette er en giv i {game}, som ikke kan spilles her.</translation>
    </message>
    <message>
        <source>The code of this deal</source>
        <translation>Koden for denne giv</translation>
    </message>
    <message>
        <source>It has been copied as well. It can be read aloud, group by group: whoever types it is told of a mistake.</source>
        <translation>Den er også kopieret. Den kan læses højt, gruppe for gruppe: den, der taster den, får at vide, hvis noget er forkert.</translation>
    </message>
    <message>
        <source>The record of this deal has been copied.</source>
        <translation>Givens optegnelse er kopieret.</translation>
    </message>
    <message>
        <source>This deal is practice.</source>
        <translation>Denne giv er øvelse.</translation>
    </message>
    <message>
        <source>The sitting you leave is kept.</source>
        <translation>Partiet, du forlader, er gemt.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Der er ingen tekst på udklipsholderen.</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>Ingen kode</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>udklipsholderen</translation>
    </message>
    <message>
        <source>{count} files were dropped at once, but the table can show only one.</source>
        <translation>{count} filer blev sluppet på én gang, men bordet kan kun vise én.</translation>
    </message>
    <message>
        <source>This is a link. Save the file behind it first, then drop that.</source>
        <translation>Dette er et link. Gem først filen bag det, og slip så den.</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>Intet blev åbnet</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Intet er ændret.</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>pool</source>
        <translation>puljen; c</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <translation>Indhold</translation>
    </message>
    <message>
        <source>{title} ({hits})</source>
        <translation>{title} ({hits})</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>Man</source>
        <translation>Manden</translation>
    </message>
    <message>
        <source>no trick at all</source>
        <translation>intet stik</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}</source>
        <translation>{player} {ombre}, du {yours}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defender {others}</source>
        <translation>{player} {ombre}, modspiller {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, defenders {others}</source>
        <translation>{player} {ombre}, modspillere {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, other {others}</source>
        <translation>{player} {ombre}, du {yours}, anden {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, other {others}</source>
        <translation>{player} {ombre}, anden {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, others {others}</source>
        <translation>{player} {ombre}, andre {others}</translation>
    </message>
    <message>
        <source>{suit:Name} offered</source>
        <translation>{suit:Name} tilbydes</translation>
    </message>
    <message>
        <source>The second round</source>
        <translation>Anden omgang</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Meldingerne</translation>
    </message>
    <message>
        <source>{contract:Name} in {suit}</source>
        <translation>{contract:Name} i {suit}</translation>
    </message>
    <message>
        <source>{contract:Name}, {suit}</source>
        <translation>{contract:Name}, {suit}</translation>
    </message>
    <message>
        <source>{player} {ombre}, you {yours}, {name} {others}</source>
        <translation>{player} {ombre}, du {yours}, {name} {others}</translation>
    </message>
    <message>
        <source>{player} {ombre}, {name} {others}, {second} {last}</source>
        <translation>{player} {ombre}, {name} {others}, {second} {last}</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>{number} · {points:one # point wins|other # points win}</source>
        <translation>{number} · {points:one # point vinder|other # point vinder}</translation>
    </message>
    <message>
        <source>{number} of {wanted}</source>
        <translation>{number} af {wanted}</translation>
    </message>
    <message>
        <source>Favour suit</source>
        <translation>Yndlingsfarve</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Kaldt</translation>
    </message>
    <message>
        <source>{card}, {ally}</source>
        <translation>{card}, {ally}</translation>
    </message>
    <message>
        <source>Ombre {side}, others {others}</source>
        <translation>Spilfører {side}, andre {others}</translation>
    </message>
    <message>
        <source>Ombre and ally {side}, others {others}</source>
        <translation>Spilfører og makker {side}, andre {others}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stik</translation>
    </message>
    <message>
        <source>Cards turned up</source>
        <translation>Vendte kort</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>intet endnu</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ingen endnu</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Højest</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>ingen endnu</translation>
    </message>
    <message>
        <source>{bid:Name}, {holder}</source>
        <translation>{holder:Name}: »{bid:Name}«</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Øvelse</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Price each</source>
        <translation>Pris pr. mand</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>won {won}, tied {tied}, lost {lost}</source>
        <translation>vundet {won}, bet {tied}, kruk {lost}</translation>
    </message>
    <message>
        <source>no trick {won}, one {tied}, more {lost}</source>
        <translation>intet stik {won}, ét {tied}, flere {lost}</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>entrada</source>
        <translation>spil; n</translation>
    </message>
    <message>
        <source>vuelta</source>
        <translation>tourné; c</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo; c</translation>
    </message>
    <message>
        <source>play</source>
        <translation>spil; n</translation>
    </message>
    <message>
        <source>sans prendre</source>
        <translation>sans prendre; c</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>tout; c</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>uden køb; n</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>talon; c</translation>
    </message>
    <message>
        <source>ask leave</source>
        <translation>kaldt konge; c</translation>
    </message>
    <message>
        <source>voltereta</source>
        <translation>voltereta; c</translation>
    </message>
    <message>
        <source>gascarola</source>
        <translation>gascarola; c</translation>
    </message>
    <message>
        <source>contrabola</source>
        <translation>contrabola; c</translation>
    </message>
    <message>
        <source>forced spadille</source>
        <translation>tvungen spadille; c</translation>
    </message>
    <message>
        <source>the Man&apos;s game</source>
        <translation>Mandens spil; n</translation>
    </message>
    <message>
        <source>spil</source>
        <translation>spil; n</translation>
    </message>
    <message>
        <source>bedre spil</source>
        <translation>bedre spil; n</translation>
    </message>
    <message>
        <source>tourné</source>
        <translation>tourné; c</translation>
    </message>
    <message>
        <source>købe-nolo</source>
        <translation>købe-nolo; c</translation>
    </message>
    <message>
        <source>respekt</source>
        <translation>tourné-respekt; c</translation>
    </message>
    <message>
        <source>grand</source>
        <translation>grand; c</translation>
    </message>
    <message>
        <source>solo spar</source>
        <translation>solo spar; c</translation>
    </message>
    <message>
        <source>ren nolo</source>
        <translation>ren nolo; c</translation>
    </message>
    <message>
        <source>nolo ouvert</source>
        <translation>nolo ouvert; c</translation>
    </message>
    <message>
        <source>kasko</source>
        <translation>kasko; c</translation>
    </message>
    <message>
        <source>favour entrada</source>
        <translation>spil i yndlingsfarven; n</translation>
    </message>
    <message>
        <source>favour vuelta</source>
        <translation>tourné i yndlingsfarven; c</translation>
    </message>
    <message>
        <source>favour solo</source>
        <translation>solo i yndlingsfarven; c</translation>
    </message>
    <message>
        <source>oros</source>
        <translation>oros; c</translation>
    </message>
    <message>
        <source>volteo</source>
        <translation>volteo; c</translation>
    </message>
    <message>
        <source>volteo in oros</source>
        <translation>volteo i oros; c</translation>
    </message>
    <message>
        <source>solo in oros</source>
        <translation>solo i oros; c</translation>
    </message>
    <message>
        <source>espada obligada</source>
        <translation>espada obligada; c</translation>
    </message>
    <message>
        <source>Frage</source>
        <translation>Frage; c</translation>
    </message>
    <message>
        <source>Frage in couleur</source>
        <translation>Frage i couleur; c</translation>
    </message>
    <message>
        <source>solo in couleur</source>
        <translation>solo i couleur; c</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>tout; c</translation>
    </message>
    <message>
        <source>tout in couleur</source>
        <translation>tout i couleur; c</translation>
    </message>
    <message>
        <source>Grossfrage</source>
        <translation>Grossfrage; c</translation>
    </message>
    <message>
        <source>forced solo</source>
        <translation>tvungen solo; c</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>A deal a day</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>Each day has one deal, the same for everybody.</source>
        <translation>Hver dag har én giv, den samme for alle.</translation>
    </message>
    <message>
        <source>The last fifteen days</source>
        <translation>De sidste femten dage</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Ved bordet</translation>
    </message>
    <message>
        <source>With the same cards</source>
        <translation>Med de samme kort</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>Sådan spiller de</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Mig</translation>
    </message>
    <message>
        <source>plays…</source>
        <translation>spiller …</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsæt</translation>
    </message>
    <message>
        <source>Copy a &amp;line</source>
        <translation>&amp;Kopiér en linje</translation>
    </message>
    <message>
        <source>&amp;Save a picture…</source>
        <translation>Gem et &amp;billede…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>You missed this day. You can still play it, and it is marked as later.</source>
        <translation>Den dag gik du glip af. Du kan stadig spille den, og den mærkes som senere.</translation>
    </message>
    <message>
        <source>You are in the middle of this deal.</source>
        <translation>Du er midt i denne giv.</translation>
    </message>
    <message>
        <source>You can play it once.</source>
        <translation>Du kan spille den én gang.</translation>
    </message>
    <message>
        <source>Played later.</source>
        <translation>Spillet senere.</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Spillet med hjælp.</translation>
    </message>
    <message>
        <source>This deal is no longer among your past games.</source>
        <translation>Denne giv er ikke længere blandt dine tidligere spil.</translation>
    </message>
    <message>
        <source>The line is copied.</source>
        <translation>Linjen er kopieret.</translation>
    </message>
    <message>
        <source>The others could not go on. They try again when you open this page.</source>
        <translation>De andre kunne ikke fortsætte. De prøver igen, når du åbner denne side.</translation>
    </message>
    <message>
        <source>Save a picture of this day</source>
        <translation>Gem et billede af denne dag</translation>
    </message>
    <message>
        <source>{day}: {game}</source>
        <translation>{day}: {game}</translation>
    </message>
    <message>
        <source>{day}, {game}: {standing}</source>
        <translation>{day}, {game}: {standing}</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begyndt</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>ikke spillet</translation>
    </message>
    <message>
        <source>By this clock, you have already played on a day to come: {day}.</source>
        <translation>Efter dette ur har du allerede spillet på en dag, der ikke er kommet endnu: {day}.</translation>
    </message>
    <message>
        <source>The others play your cards now: {done} of {all} have finished.</source>
        <translation>De andre spiller dine kort nu: {done} af {all} er færdige.</translation>
    </message>
    <message>
        <source>Played in version {version}.</source>
        <translation>Spillet i version {version}.</translation>
    </message>
    <message>
        <source>Played in version {version}, by the others in {others}.</source>
        <translation>Spillet i version {version}, af de andre i {others}.</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}.</source>
        <translation>Ombre, {day}: {game}, {own}.</translation>
    </message>
    <message>
        <source>Ombre, {day}: {game}, {own}. The expert with the same cards: {expert}.</source>
        <translation>Ombre, {day}: {game}, {own}. Eksperten med de samme kort: {expert}.</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMMM</source>
        <comment>a pattern of Qt: d day, MMMM month</comment>
        <translation>d. MMMM</translation>
    </message>
</context>
<context>
    <name>DeckSheets</name>
    <message>
        <source>Print a deck</source>
        <translation>Udskriv et kortspil</translation>
    </message>
    <message>
        <source>Sheets to cut out</source>
        <translation>Ark til at klippe ud</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kortspil</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papir</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>The first sheet, faces and backs</source>
        <translation>Det første ark, forsider og bagsider</translation>
    </message>
    <message>
        <source>Letters, figures, colours and backs are those of your preferences.</source>
        <translation>Bogstaver, tal, farver og bagsider er dem, du har valgt i indstillingerne.</translation>
    </message>
    <message>
        <source>&amp;Save the sheets…</source>
        <translation>&amp;Gem arkene…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>The sheets are being drawn.</source>
        <translation>Arkene bliver tegnet.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>One PDF</source>
        <translation>Én PDF</translation>
    </message>
    <message>
        <source>A drawing of each page (SVG)</source>
        <translation>En tegning af hver side (SVG)</translation>
    </message>
    <message>
        <source>Pages to print (*.pdf)</source>
        <translation>Sider til udskrift (*.pdf)</translation>
    </message>
    <message>
        <source>The place for a folder of drawings</source>
        <translation>Stedet til en mappe med tegninger</translation>
    </message>
    <message>
        <source>Print at 100 % on both sides, turned about the long edge.</source>
        <translation>Udskriv i 100 % på begge sider, vendt om den lange kant.</translation>
    </message>
    <message>
        <source>Spanish deck</source>
        <translation>Spansk kortspil</translation>
    </message>
    <message>
        <source>French deck</source>
        <translation>Fransk kortspil</translation>
    </message>
    <message>
        <source>Spanish deck, cards of {width} × {height} mm</source>
        <translation>Spansk kortspil, kort på {width} × {height} mm</translation>
    </message>
    <message>
        <source>French deck, cards of {width} × {height} mm</source>
        <translation>Fransk kortspil, kort på {width} × {height} mm</translation>
    </message>
    <message>
        <source>{deck}, cards of {width} × {height} mm</source>
        <translation>{deck}, kort på {width} × {height} mm</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, faces</source>
        <translation>Ark {number} af {of}, forsider</translation>
    </message>
    <message>
        <source>Sheet {number} of {of}, backs</source>
        <translation>Ark {number} af {of}, bagsider</translation>
    </message>
    <message>
        <source>sheet {number} faces.svg</source>
        <translation>ark {number} forsider.svg</translation>
    </message>
    <message>
        <source>sheet {number} backs.svg</source>
        <translation>ark {number} bagsider.svg</translation>
    </message>
    <message>
        <source>This line is {length} mm long.</source>
        <translation>Denne linje er {length} mm lang.</translation>
    </message>
    <message>
        <source>{cards} cards of {width} × {height} mm, on {sheets} sheets with their backs.</source>
        <translation>{cards} kort på {width} × {height} mm, på {sheets} ark med deres bagsider.</translation>
    </message>
    <message>
        <source>The first five sheets are the forty cards of most games.</source>
        <translation>De første fem ark er de fyrre kort til de fleste spil.</translation>
    </message>
    <message>
        <source>The drawing of the back cannot be read.</source>
        <translation>Tegningen af bagsiden kan ikke læses.</translation>
    </message>
    <message>
        <source>The drawing of {card:the} cannot be read.</source>
        <translation>Tegningen af {card} kan ikke læses.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>The deck “{deck}” is not there any more.</source>
        <translation>Kortspillet »{deck}« er der ikke længere.</translation>
    </message>
    <message>
        <source>“{deck}” is no deck: it has no file manifest.json.</source>
        <translation>»{deck}« er ikke et kortspil: det har ingen fil manifest.json.</translation>
    </message>
    <message>
        <source>The manifest of the deck “{deck}” cannot be read.</source>
        <translation>Manifestet til kortspillet »{deck}« kan ikke læses.</translation>
    </message>
    <message>
        <source>The deck “{deck}” was made for a newer version of Ombre.</source>
        <translation>Kortspillet »{deck}« er lavet til en nyere version af Ombre.</translation>
    </message>
    <message>
        <source>In the manifest of the deck “{deck}”, “{file}” is missing or wrong.</source>
        <translation>I manifestet til kortspillet »{deck}« mangler »{file}«, eller det er forkert.</translation>
    </message>
    <message>
        <source>{card}: there is no such card.</source>
        <translation>{card}: der er ikke noget sådant kort.</translation>
    </message>
    <message>
        <source>{card:Name}: the manifest names no picture.</source>
        <translation>{card:Name}: manifestet nævner intet billede.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not lie in the folder of the deck.</source>
        <translation>{card:Name}: »{file}« ligger ikke i kortspillets mappe.</translation>
    </message>
    <message>
        <source>{card:Name}: the file “{file}” is missing.</source>
        <translation>{card:Name}: filen »{file}« mangler.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” has too many bytes or pixels.</source>
        <translation>{card:Name}: »{file}« har for mange byte eller pixel.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” is not an SVG, PNG or JPEG picture.</source>
        <translation>{card:Name}: »{file}« er ikke et billede i SVG, PNG eller JPEG.</translation>
    </message>
    <message>
        <source>{card:Name}: the picture “{file}” is damaged.</source>
        <translation>{card:Name}: billedet »{file}« er beskadiget.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” does not have the shape of a card.</source>
        <translation>{card:Name}: »{file}« har ikke form som et kort.</translation>
    </message>
    <message>
        <source>{card:Name}: “{file}” needs other files, or too much drawing.</source>
        <translation>{card:Name}: »{file}« kræver andre filer eller for meget tegning.</translation>
    </message>
    <message>
        <source>back of the cards</source>
        <translation>kortenes bagside</translation>
    </message>
    <message>
        <source>sign of {suit}</source>
        <translation>tegn for {suit}</translation>
    </message>
    <message>
        <source>Ours stand in for these.</source>
        <translation>Vores kort træder i stedet for disse.</translation>
    </message>
    <message>
        <source>The table has our own cards. Your choice is kept.</source>
        <translation>Bordet har vores egne kort. Dit valg bliver husket.</translation>
    </message>
    <message>
        <source>{number:one # more picture|other # more pictures} cannot be shown.</source>
        <translation>{number:one # billede mere|other # billeder mere} kan ikke vises.</translation>
    </message>
    <message>
        <source>{number:one # picture|other # pictures} of the deck “{deck}” cannot be shown.</source>
        <translation>{number:one # billede|other # billeder} i kortspillet »{deck}« kan ikke vises.</translation>
    </message>
    <message>
        <source>Every picture of the deck “{deck}” can be shown.</source>
        <translation>Alle billeder i kortspillet »{deck}« kan vises.</translation>
    </message>
    <message>
        <source>The deck “{deck}”, made by {maker}. Licence: {licence}.</source>
        <translation>Kortspillet »{deck}«, lavet af {maker}. Licens: {licence}.</translation>
    </message>
    <message>
        <source>The deck “{deck}” is added.</source>
        <translation>Kortspillet »{deck}« er tilføjet.</translation>
    </message>
    <message>
        <source>Back {number}</source>
        <translation>Bagside {number}</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for this deck.</source>
        <translation>Der er ikke plads nok på disken til dette kortspil.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>Systemet lader ikke Ombre skrive {path}.</translation>
    </message>
    <message>
        <source>The deck could not be copied to {path}.</source>
        <translation>Kortspillet kunne ikke kopieres til {path}.</translation>
    </message>
    <message>
        <source>&amp;Add a deck of your own…</source>
        <translation>Tilføj et eget &amp;kortspil…</translation>
    </message>
    <message>
        <source>Check i&amp;ts pictures…</source>
        <translation>Ko&amp;ntroller billederne…</translation>
    </message>
    <message>
        <source>&amp;Open the folder of your decks</source>
        <translation>Åbn mappen med dine ko&amp;rtspil</translation>
    </message>
    <message>
        <source>The folder of a deck</source>
        <translation>Mappen med et kortspil</translation>
    </message>
    <message>
        <source>The deck that you chose cannot change this.</source>
        <translation>Det kan det valgte kortspil ikke ændre.</translation>
    </message>
    <message>
        <source>No deck was added</source>
        <translation>Intet kortspil blev tilføjet</translation>
    </message>
    <message>
        <source>Nothing has changed: your cards are as they were.</source>
        <translation>Intet er ændret: dine kort er, som de var.</translation>
    </message>
    <message>
        <source>The pictures of a deck</source>
        <translation>Et kortspils billeder</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>There is no display here, so no window can be opened.</source>
        <translation>Der er ingen skærm her, så der kan ikke åbnes noget vindue.</translation>
    </message>
    <message>
        <source>With --folder DIR a deal is played, and its files are left in DIR.</source>
        <translation>Med --folder DIR spilles en giv, og dens filer lægges i DIR.</translation>
    </message>
    <message>
        <source>Ombre plays a deal by itself instead.</source>
        <translation>Ombre spiller en giv med sig selv i stedet.</translation>
    </message>
    <message>
        <source>The deal did not come to an end.</source>
        <translation>Given blev ikke spillet til ende.</translation>
    </message>
    <message>
        <source>{folder}: the files could not be written there.</source>
        <translation>{folder}: filerne kunne ikke skrives der.</translation>
    </message>
    <message>
        <source>A picture of the table: {path}</source>
        <translation>Et billede af bordet: {path}</translation>
    </message>
    <message>
        <source>The record of the deal: {path}</source>
        <translation>Optegnelsen af given: {path}</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>Everyone draws a card, and the highest deals first.</source>
        <translation>Alle trækker et kort, og det højeste giver først.</translation>
    </message>
    <message>
        <source>Everyone draws a card of another suit, and {card:the} deals first.</source>
        <translation>Alle trækker et kort af hver sin farve, og {card} giver først.</translation>
    </message>
    <message>
        <source>Cards are dealt face up. The player who gets the first black ace deals first.</source>
        <translation>Kortene gives åbent. Den, der får det første sorte es, giver først.</translation>
    </message>
    <message>
        <source>You draw {card:the}.</source>
        <translation>Du trækker {card}.</translation>
    </message>
    <message>
        <source>{name} draws {card:the}.</source>
        <translation>{name} trækker {card}.</translation>
    </message>
    <message>
        <source>You have the highest card and deal first.</source>
        <translation>Du har det højeste kort og giver først.</translation>
    </message>
    <message>
        <source>{name} has the highest card and deals first.</source>
        <translation>{name} har det højeste kort og giver først.</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you deal first.</source>
        <translation>{card:Name} falder til dig: du giver først.</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who deals first.</source>
        <translation>{card:Name} falder til {name}, som giver først.</translation>
    </message>
    <message>
        <source>{card:The} falls to you: you are mano, who speaks and leads first.</source>
        <translation>{card:Name} falder til dig: du er mano, der taler og spiller ud først.</translation>
    </message>
    <message>
        <source>{card:The} falls to {name}, who is mano, and speaks and leads first.</source>
        <translation>{card:Name} falder til {name}, der er mano og taler og spiller ud først.</translation>
    </message>
    <message>
        <source>All cards are dealt once. The player with {card:the}, or the next lower, is mano.</source>
        <translation>Alle kort gives én gang. Den, der får {card}, eller det næste lavere kort, er mano.</translation>
    </message>
    <message>
        <source>{number:0 The first card is one|one # card comes before it|other # cards come before it}.</source>
        <translation>{number:0 Det første kort er et|one # kort kommer før det|other # kort kommer før det}.</translation>
    </message>
    <message>
        <source>The highest cards tie, so they draw again.</source>
        <translation>De højeste kort står lige, så der trækkes igen.</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Hvem giver først?</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Første kortgiver</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Videre</translation>
    </message>
    <message>
        <source>Suits break the tie: diamonds, hearts, spades, clubs.</source>
        <translation>Står det lige, tæller farven: ruder, hjerter, spar, klør.</translation>
    </message>
    <message>
        <source>An ace is not high in this draw.</source>
        <translation>Et es er ikke højt i denne trækning.</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>The next one</source>
        <translation>Den næste</translation>
    </message>
    <message>
        <source>Ten more</source>
        <translation>Ti mere</translation>
    </message>
    <message>
        <source>Not that.</source>
        <translation>Ikke det.</translation>
    </message>
    <message>
        <source>This game has no such question.</source>
        <translation>Dette spil har ingen sådanne spørgsmål.</translation>
    </message>
    <message>
        <source>Count the trumps</source>
        <translation>Tæl trumferne</translation>
    </message>
    <message>
        <source>Ten positions: how many trumps are still out?</source>
        <translation>Ti stillinger: hvor mange trumfer er stadig ude hos de andre?</translation>
    </message>
    <message>
        <source>Count: how many trumps are still out?</source>
        <translation>Tæl: hvor mange trumfer er stadig ude hos de andre?</translation>
    </message>
    <message>
        <source>Ten hands at a glance: do you bid?</source>
        <translation>Ti hænder ved første blik: melder du?</translation>
    </message>
    <message>
        <source>Your first thought: what do you say?</source>
        <translation>Din første tanke: hvad siger du?</translation>
    </message>
    <message>
        <source>Ten hands at a glance: which cards go?</source>
        <translation>Ti hænder ved første blik: hvilke kort skal væk?</translation>
    </message>
    <message>
        <source>Your first thought: which cards go?</source>
        <translation>Din første tanke: hvilke kort skal væk?</translation>
    </message>
    <message>
        <source>{every} trumps in all, {played} gone, {own} yours. That leaves {unseen}.</source>
        <translation>{every} trumfer i alt: {played} spillet, {own} på din hånd, {unseen} stadig ude.</translation>
    </message>
    <message>
        <source>What takes the trick</source>
        <translation>Hvad tager stikket</translation>
    </message>
    <message>
        <source>Ten tricks: which of your cards beats what lies there?</source>
        <translation>Ti stik: hvilket af dine kort slår det, der ligger?</translation>
    </message>
    <message>
        <source>Play a card that beats what lies here.</source>
        <translation>Spil et kort, der slår det, der ligger her.</translation>
    </message>
    <message>
        <source>Gone: {cards}.</source>
        <translation>Væk: {cards}.</translation>
    </message>
    <message>
        <source>{card:The} is the lowest that beats it.</source>
        <translation>{card:Name} er det laveste, der slår.</translation>
    </message>
    <message>
        <source>{right} of {of} right. Your best run: {best} in a row.</source>
        <translation>{right} af {of} rigtige. Din bedste stime: {best} i træk.</translation>
    </message>
</context>
<context>
    <name>Engraving</name>
    <message>
        <source>Save a picture of the deal</source>
        <translation>Gem et billede af given</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg);;Pages to print (*.pdf)</source>
        <translation>Billeder (*.png);;Tegninger (*.svg);;Sider til udskrift (*.pdf)</translation>
    </message>
    <message>
        <source>deal.png</source>
        <translation>giv.png</translation>
    </message>
    <message>
        <source>Trick {number} decided the deal</source>
        <translation>Stik {number} afgjorde given</translation>
    </message>
    <message>
        <source>Play it yourself: deal {code}</source>
        <translation>Spil den selv: giv {code}</translation>
    </message>
</context>
<context>
    <name>EveningSkill</name>
    <message>
        <source>None of these deals has been judged yet. “Review this deal” does it.</source>
        <translation>Ingen af disse give er vurderet endnu. “Vurdér mine valg” gør det.</translation>
    </message>
    <message>
        <source>An expert has about {figure}.</source>
        <translation>En ekspert har omkring {figure}.</translation>
    </message>
    <message>
        <source>Your choices: {figure} of 100, give or take {error}, in {deals:one # judged deal|other # judged deals}.</source>
        <translation>Dine valg: {figure} af 100, plus eller minus {error}, i {deals:one # vurderet giv|other # vurderede give}.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>You pass.</source>
        <translation>Du passer.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passer.</translation>
    </message>
    <message>
        <source>You let the other defender draw first.</source>
        <translation>Du lader den anden modspiller købe først.</translation>
    </message>
    <message>
        <source>{name} lets the other defender draw first.</source>
        <translation>{name} lader den anden modspiller købe først.</translation>
    </message>
    <message>
        <source>You take it.</source>
        <translation>Du tager den.</translation>
    </message>
    <message>
        <source>{name} takes it.</source>
        <translation>{name} tager den.</translation>
    </message>
    <message>
        <source>You leave the turned card.</source>
        <translation>Du lader det vendte kort ligge.</translation>
    </message>
    <message>
        <source>{name} leaves the turned card.</source>
        <translation>{name} lader det vendte kort ligge.</translation>
    </message>
    <message>
        <source>You show.</source>
        <translation>Du viser.</translation>
    </message>
    <message>
        <source>{name} shows.</source>
        <translation>{name} viser.</translation>
    </message>
    <message>
        <source>You show nothing.</source>
        <translation>Du viser intet.</translation>
    </message>
    <message>
        <source>{name} shows nothing.</source>
        <translation>{name} viser intet.</translation>
    </message>
    <message>
        <source>You claim the game.</source>
        <translation>Du tager gevinsten.</translation>
    </message>
    <message>
        <source>{name} claims the game.</source>
        <translation>{name} tager gevinsten.</translation>
    </message>
    <message>
        <source>You go for all the tricks.</source>
        <translation>Du går efter alle stik.</translation>
    </message>
    <message>
        <source>{name} goes for all the tricks.</source>
        <translation>{name} går efter alle stik.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Du giver op.</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name} giver op.</translation>
    </message>
    <message>
        <source>You accept the surrender.</source>
        <translation>Du siger ja til, at spillet gives op.</translation>
    </message>
    <message>
        <source>{name} accepts the surrender.</source>
        <translation>{name} siger ja til, at spillet gives op.</translation>
    </message>
    <message>
        <source>You refuse the surrender.</source>
        <translation>Du afslår, at spillet gives op.</translation>
    </message>
    <message>
        <source>{name} refuses the surrender.</source>
        <translation>{name} afslår, at spillet gives op.</translation>
    </message>
    <message>
        <source>You take the hand over.</source>
        <translation>Du overtager spillet.</translation>
    </message>
    <message>
        <source>{name} takes the hand over.</source>
        <translation>{name} overtager spillet.</translation>
    </message>
    <message>
        <source>You throw your hand in.</source>
        <translation>Du smider spillet.</translation>
    </message>
    <message>
        <source>{name} throws the hand in.</source>
        <translation>{name} smider spillet.</translation>
    </message>
    <message>
        <source>You decline.</source>
        <translation>Du siger nej.</translation>
    </message>
    <message>
        <source>{name} declines.</source>
        <translation>{name} siger nej.</translation>
    </message>
    <message>
        <source>You keep the king hidden.</source>
        <translation>Du holder kongen skjult.</translation>
    </message>
    <message>
        <source>{name} keeps the king hidden.</source>
        <translation>{name} holder kongen skjult.</translation>
    </message>
    <message>
        <source>You bid {contract}.</source>
        <translation>Du melder {contract}.</translation>
    </message>
    <message>
        <source>{name} bids {contract}.</source>
        <translation>{name} melder {contract}.</translation>
    </message>
    <message>
        <source>You play {contract} too.</source>
        <translation>Du spiller også {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract} too.</source>
        <translation>{name} spiller også {contract}.</translation>
    </message>
    <message>
        <source>You hold {contract}.</source>
        <translation>Du holder {contract}.</translation>
    </message>
    <message>
        <source>{name} holds {contract}.</source>
        <translation>{name} holder {contract}.</translation>
    </message>
    <message>
        <source>You hold {cards:the}.</source>
        <translation>Du har {cards}.</translation>
    </message>
    <message>
        <source>{name} holds {cards:the}.</source>
        <translation>{name} har {cards}.</translation>
    </message>
    <message>
        <source>You bid to play.</source>
        <translation>Du melder spil.</translation>
    </message>
    <message>
        <source>{name} bids to play.</source>
        <translation>{name} melder spil.</translation>
    </message>
    <message>
        <source>You ask leave to play.</source>
        <translation>Du melder kaldt konge.</translation>
    </message>
    <message>
        <source>{name} asks leave to play.</source>
        <translation>{name} melder kaldt konge.</translation>
    </message>
    <message>
        <source>You bid to play without an exchange.</source>
        <translation>Du melder spil uden køb.</translation>
    </message>
    <message>
        <source>{name} bids to play without an exchange.</source>
        <translation>{name} melder spil uden køb.</translation>
    </message>
    <message>
        <source>You hold, and will play without an exchange.</source>
        <translation>Du holder og spiller uden køb.</translation>
    </message>
    <message>
        <source>{name} holds, and will play without an exchange.</source>
        <translation>{name} holder og spiller uden køb.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du giver.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} giver.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Du sidder over.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>{name} sidder over.</translation>
    </message>
    <message>
        <source>You lay your cards aside and rest.</source>
        <translation>Du lægger dine kort og hviler.</translation>
    </message>
    <message>
        <source>{name} lays the cards aside and rests.</source>
        <translation>{name} lægger kortene og hviler.</translation>
    </message>
    <message>
        <source>You are the Ombre and play {contract}.</source>
        <translation>Du er spilfører og spiller {contract}.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays {contract}.</source>
        <translation>{name} er spilfører og spiller {contract}.</translation>
    </message>
    <message>
        <source>You are the Man.</source>
        <translation>Du er Manden.</translation>
    </message>
    <message>
        <source>{name} is the Man.</source>
        <translation>{name} er Manden.</translation>
    </message>
    <message>
        <source>You are the Ombre against three.</source>
        <translation>Du er spilfører mod tre.</translation>
    </message>
    <message>
        <source>{name} is the Ombre against three.</source>
        <translation>{name} er spilfører mod tre.</translation>
    </message>
    <message>
        <source>You are the Ombre and call a card.</source>
        <translation>Du er spilfører og kalder et kort.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and calls a card.</source>
        <translation>{name} er spilfører og kalder et kort.</translation>
    </message>
    <message>
        <source>You are the Ombre, and had no choice.</source>
        <translation>Du er spilfører og havde intet valg.</translation>
    </message>
    <message>
        <source>{name} is the Ombre, and had no choice.</source>
        <translation>{name} er spilfører og havde intet valg.</translation>
    </message>
    <message>
        <source>You are the Ombre and play with an exchange.</source>
        <translation>Du er spilfører og spiller med køb.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays with an exchange.</source>
        <translation>{name} er spilfører og spiller med køb.</translation>
    </message>
    <message>
        <source>You are the Ombre and play without an exchange.</source>
        <translation>Du er spilfører og spiller uden køb.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays without an exchange.</source>
        <translation>{name} er spilfører og spiller uden køb.</translation>
    </message>
    <message>
        <source>You are the Ombre and must take all the tricks.</source>
        <translation>Du er spilfører og skal tage alle stik.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and must take all the tricks.</source>
        <translation>{name} er spilfører og skal tage alle stik.</translation>
    </message>
    <message>
        <source>You demand {card:the}.</source>
        <translation>Du kræver {card}.</translation>
    </message>
    <message>
        <source>{name} demands {card:the}.</source>
        <translation>{name} kræver {card}.</translation>
    </message>
    <message>
        <source>You give {king:the} and get {card:the} for it.</source>
        <translation>Du giver {king} og får {card} for den.</translation>
    </message>
    <message>
        <source>{name} gives {king:the} and gets {card:the} for it.</source>
        <translation>{name} giver {king} og får {card} for den.</translation>
    </message>
    <message>
        <source>You turn up {card:the}.</source>
        <translation>Du vender {card}.</translation>
    </message>
    <message>
        <source>{name} turns up {card:the}.</source>
        <translation>{name} vender {card}.</translation>
    </message>
    <message>
        <source>You draw {number:one # card|other # cards}.</source>
        <translation>Du køber {number:one # kort|other # kort}.</translation>
    </message>
    <message>
        <source>{name} draws {number:one # card|other # cards}.</source>
        <translation>{name} køber {number:one # kort|other # kort}.</translation>
    </message>
    <message>
        <source>You throw away {number:one # card|other # cards}.</source>
        <translation>Du smider {number:one # kort|other # kort}.</translation>
    </message>
    <message>
        <source>{name} throws away {number:one # card|other # cards}.</source>
        <translation>{name} smider {number:one # kort|other # kort}.</translation>
    </message>
    <message>
        <source>You throw away {thrown:one # card|other # cards} and draw {number:one only #|other only #}.</source>
        <translation>Du smider {thrown:one # kort|other # kort} og køber {number:one kun #|other kun #}.</translation>
    </message>
    <message>
        <source>{name} throws away {thrown:one # card|other # cards} and draws {number:one only #|other only #}.</source>
        <translation>{name} smider {thrown:one # kort|other # kort} og køber {number:one kun #|other kun #}.</translation>
    </message>
    <message>
        <source>You take {number:one # card|other # cards} from the talon.</source>
        <translation>Du tager {number:one # kort|other # kort} fra talonen.</translation>
    </message>
    <message>
        <source>{name} takes {number:one # card|other # cards} from the talon.</source>
        <translation>{name} tager {number:one # kort|other # kort} fra talonen.</translation>
    </message>
    <message>
        <source>You hold spadille, so you must play.</source>
        <translation>Du har spadille, så du skal spille.</translation>
    </message>
    <message>
        <source>{name} holds spadille and so must play.</source>
        <translation>{name} har spadille og skal derfor spille.</translation>
    </message>
    <message>
        <source>Spadille is in the talon. You hold basto, so you must play.</source>
        <translation>Spadille ligger i talonen. Du har basta, så du skal spille.</translation>
    </message>
    <message>
        <source>Spadille is in the talon. {name} holds basto and so must play.</source>
        <translation>Spadille ligger i talonen. {name} har basta og skal derfor spille.</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. You are eldest, so you must play.</source>
        <translation>Begge sorte esser ligger i talonen. Du sidder i forhånd, så du skal spille.</translation>
    </message>
    <message>
        <source>Both black aces are in the talon. {name} is eldest and so must play.</source>
        <translation>Begge sorte esser ligger i talonen. {name} sidder i forhånd og skal derfor spille.</translation>
    </message>
    <message>
        <source>You keep every card.</source>
        <translation>Du beholder alle kort.</translation>
    </message>
    <message>
        <source>{name} keeps every card.</source>
        <translation>{name} beholder alle kort.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Du spiller ud.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} spiller ud.</translation>
    </message>
    <message>
        <source>You play {card:the}.</source>
        <translation>Du spiller {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card:the}.</source>
        <translation>{name} spiller {card}.</translation>
    </message>
    <message>
        <source>You play {card:the} and say gano.</source>
        <translation>Du spiller {card} og siger gano.</translation>
    </message>
    <message>
        <source>{name} plays {card:the} and says gano.</source>
        <translation>{name} spiller {card} og siger gano.</translation>
    </message>
    <message>
        <source>You take trick {number}.</source>
        <translation>Du tager {number}. stik.</translation>
    </message>
    <message>
        <source>{name} takes trick {number}.</source>
        <translation>{name} tager {number}. stik.</translation>
    </message>
    <message>
        <source>You show {card:the}.</source>
        <translation>Du viser {card}.</translation>
    </message>
    <message>
        <source>{name} shows {card:the}.</source>
        <translation>{name} viser {card}.</translation>
    </message>
    <message>
        <source>You call {card:the}.</source>
        <translation>Du kalder {card}.</translation>
    </message>
    <message>
        <source>{name} calls {card:the}.</source>
        <translation>{name} kalder {card}.</translation>
    </message>
    <message>
        <source>You hold {cards:the}. You have nobody to call, so you play alone.</source>
        <translation>Du har {cards}. Du har ingen at kalde, så du spiller alene.</translation>
    </message>
    <message>
        <source>{name} holds {cards:the} and has nobody to call, and so plays alone.</source>
        <translation>{name} har {cards} og har ingen at kalde og spiller derfor alene.</translation>
    </message>
    <message>
        <source>You show {cards:the}, for which you are paid.</source>
        <translation>Du viser {cards}, som du får betaling for.</translation>
    </message>
    <message>
        <source>{name} shows {cards:the}, for payment.</source>
        <translation>{name} viser {cards} og får betaling for dem.</translation>
    </message>
    <message>
        <source>You are now the Ombre.</source>
        <translation>Nu er du spilfører.</translation>
    </message>
    <message>
        <source>{name} is now the Ombre.</source>
        <translation>Nu er {name} spilfører.</translation>
    </message>
    <message>
        <source>You say: {contract}.</source>
        <translation>Du siger: {contract}.</translation>
    </message>
    <message>
        <source>{name} says: {contract}.</source>
        <translation>{name} siger: {contract}.</translation>
    </message>
    <message>
        <source>You say solo: you send them alone.</source>
        <translation>Du siger solo: du sender dem alene.</translation>
    </message>
    <message>
        <source>{name} says solo, and so sends them alone.</source>
        <translation>{name} siger solo og sender dem alene.</translation>
    </message>
    <message>
        <source>You go alone yourself.</source>
        <translation>Du går selv alene.</translation>
    </message>
    <message>
        <source>{name} goes alone instead.</source>
        <translation>{name} går alene i stedet.</translation>
    </message>
    <message>
        <source>You let them play.</source>
        <translation>Du lader dem spille.</translation>
    </message>
    <message>
        <source>{name} lets them play.</source>
        <translation>{name} lader dem spille.</translation>
    </message>
    <message>
        <source>You let them go alone.</source>
        <translation>Du lader dem gå alene.</translation>
    </message>
    <message>
        <source>{name} lets them go alone.</source>
        <translation>{name} lader dem gå alene.</translation>
    </message>
    <message>
        <source>You claim the first five tricks (hechas).</source>
        <translation>Du kræver de fem første stik (hechas).</translation>
    </message>
    <message>
        <source>{name} claims the first five tricks (hechas).</source>
        <translation>{name} kræver de fem første stik (hechas).</translation>
    </message>
    <message>
        <source>You go for all eight tricks (pidiendo ocho).</source>
        <translation>Du går efter alle otte stik (pidiendo ocho).</translation>
    </message>
    <message>
        <source>{name} goes for all eight tricks (pidiendo ocho).</source>
        <translation>{name} går efter alle otte stik (pidiendo ocho).</translation>
    </message>
    <message>
        <source>You play together with your partner.</source>
        <translation>Du spiller sammen med din makker.</translation>
    </message>
    <message>
        <source>{name} plays together with the partner.</source>
        <translation>{name} spiller sammen med sin makker.</translation>
    </message>
    <message>
        <source>You play alone against two.</source>
        <translation>Du spiller alene mod to.</translation>
    </message>
    <message>
        <source>{name} plays alone against two.</source>
        <translation>{name} spiller alene mod to.</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Alle har passet.</translation>
    </message>
    <message>
        <source>{title}. {line}</source>
        <translation>{title}. {line}</translation>
    </message>
    <message>
        <source>Trumps are {suit}.</source>
        <translation>Trumf er {suit}.</translation>
    </message>
    <message>
        <source>{cards:The} lay in the talon.</source>
        <translation>{cards:Name} lå i talonen.</translation>
    </message>
    <message>
        <source>The defenders show each other their hands.</source>
        <translation>Modspillerne viser hinanden deres kort.</translation>
    </message>
    <message>
        <source>Spadille is turned up, so the bid now counts as {contract}.</source>
        <translation>Spadille vendes, så meldingen tæller nu som {contract}.</translation>
    </message>
    <message>
        <source>Drawn: {cards:the}.</source>
        <translation>Købt: {cards}.</translation>
    </message>
    <message>
        <source>Spadille is in the talon, so nobody plays.</source>
        <translation>Spadille ligger i talonen, så ingen spiller.</translation>
    </message>
    <message>
        <source>{card:The} was called: you are the Ombre’s ally.</source>
        <translation>{card:Name} var kaldt: du er spilførerens makker.</translation>
    </message>
    <message>
        <source>{card:The} was called: {name} is the Ombre’s ally.</source>
        <translation>{card:Name} var kaldt: {name} er spilførerens makker.</translation>
    </message>
    <message>
        <source>You are the Ombre and take a new hand.</source>
        <translation>Du er spilfører og tager en ny hånd.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and takes a new hand.</source>
        <translation>{name} er spilfører og tager en ny hånd.</translation>
    </message>
    <message>
        <source>You choose to play {contract}.</source>
        <translation>Du vælger at spille {contract}.</translation>
    </message>
    <message>
        <source>{name} chooses to play {contract}.</source>
        <translation>{name} vælger at spille {contract}.</translation>
    </message>
    <message>
        <source>{suit:Name} are trumps, so the solo counts as {contract}.</source>
        <translation>{suit:Name} er trumf, så soloen gælder som {contract}.</translation>
    </message>
    <message>
        <source>You lay your hand open: {cards:the}.</source>
        <translation>Du lægger din hånd åben: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays the hand open: {cards:the}.</source>
        <translation>{name} lægger hånden åben: {cards}.</translation>
    </message>
    <message>
        <source>That is the favour suit, so the bid now counts as {contract}.</source>
        <translation>Det er yndlingsfarven, så meldingen gælder nu som {contract}.</translation>
    </message>
    <message>
        <source>You are the Ombre and play espada obligada, a forced entrada.</source>
        <translation>Du er spilfører og spiller espada obligada, et tvunget spil.</translation>
    </message>
    <message>
        <source>{name} is the Ombre and plays espada obligada, a forced entrada.</source>
        <translation>{name} er spilfører og spiller espada obligada, et tvunget spil.</translation>
    </message>
    <message>
        <source>You sit out as zángano.</source>
        <translation>Du sidder over som zángano.</translation>
    </message>
    <message>
        <source>{name} sits out as zángano.</source>
        <translation>{name} sidder over som zángano.</translation>
    </message>
    <message>
        <source>You say paso: you give up.</source>
        <translation>Du siger paso: du giver op.</translation>
    </message>
    <message>
        <source>{name} says paso, giving up.</source>
        <translation>{name} siger paso og giver op.</translation>
    </message>
    <message>
        <source>You say bien and accept.</source>
        <translation>Du siger bien og tager imod.</translation>
    </message>
    <message>
        <source>{name} says bien and accepts.</source>
        <translation>{name} siger bien og tager imod.</translation>
    </message>
    <message>
        <source>You say la sigo and take the game over.</source>
        <translation>Du siger la sigo og overtager spillet.</translation>
    </message>
    <message>
        <source>{name} says la sigo and takes the game over.</source>
        <translation>{name} siger la sigo og overtager spillet.</translation>
    </message>
    <message>
        <source>You stop with primeras, the first five tricks.</source>
        <translation>Du stopper med primeras, de første fem stik.</translation>
    </message>
    <message>
        <source>{name} stops with primeras, the first five tricks.</source>
        <translation>{name} stopper med primeras, de første fem stik.</translation>
    </message>
    <message>
        <source>You go on for bola, all nine tricks.</source>
        <translation>Du går efter bola, alle ni stik.</translation>
    </message>
    <message>
        <source>{name} goes on for bola, all nine tricks.</source>
        <translation>{name} går efter bola, alle ni stik.</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage.</source>
        <translation>Du er spilfører i en Grossfrage.</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage.</source>
        <translation>{name} er spilfører i en Grossfrage.</translation>
    </message>
    <message>
        <source>You are the Ombre in a Grossfrage, and had no choice.</source>
        <translation>Du er spilfører i en Grossfrage og havde intet valg.</translation>
    </message>
    <message>
        <source>{name} is the Ombre in a Grossfrage, and had no choice.</source>
        <translation>{name} er spilfører i en Grossfrage og havde intet valg.</translation>
    </message>
    <message>
        <source>You show {card:the}: you are the Ombre’s ally, and name the trump.</source>
        <translation>Du viser {card}: du er spilførerens makker og vælger trumf.</translation>
    </message>
    <message>
        <source>{name} shows {card:the}: the Ombre’s ally, who names the trump.</source>
        <translation>{name} viser {card}: spilførerens makker, som vælger trumf.</translation>
    </message>
    <message>
        <source>You hold all four aces, so you play a solo.</source>
        <translation>Du har alle fire esser, så du spiller en solo.</translation>
    </message>
    <message>
        <source>{name} holds all four aces, and so plays a solo.</source>
        <translation>{name} har alle fire esser og spiller derfor en solo.</translation>
    </message>
    <message>
        <source>I have no trumps left.</source>
        <translation>Jeg har ikke mere trumf.</translation>
    </message>
    <message>
        <source>{card:The} was against me.</source>
        <translation>{card:Name} sad imod mig.</translation>
    </message>
    <message>
        <source>{tricks:one # trick is gone|other # tricks are gone}, and I have none.</source>
        <translation>{tricks} stik er gået, og jeg har ingen.</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and I have only {own}.</source>
        <translation>De andre har tilsammen {tricks} stik, og jeg har kun {own}.</translation>
    </message>
    <message>
        <source>I did not choose this trump: it was turned up.</source>
        <translation>Jeg har ikke valgt den trumf: den blev vendt.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>»{words}«</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>That is right.</source>
        <translation>Det er rigtigt.</translation>
    </message>
    <message>
        <source>Not that. It will come again.</source>
        <translation>Ikke det. Den kommer igen.</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Hvor mange?</translation>
    </message>
    <message>
        <source>The next exercise</source>
        <translation>Næste øvelse</translation>
    </message>
    <message>
        <source>Once more from the first</source>
        <translation>En gang til fra den første</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Nok for i dag</translation>
    </message>
    <message>
        <source>There is no hint in an exercise. After two tries you are told the answer.</source>
        <translation>I en øvelse gives der ingen råd. Efter to forsøg får du svaret.</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>&amp;Øvelser</translation>
    </message>
    <message>
        <source>{right} of {of} exercises right</source>
        <translation>{right} af {of} øvelser løst</translation>
    </message>
</context>
<context>
    <name>Fair</name>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand and from the cut.</source>
        <translation>Bevist: kortene følger af kæden, der blev vist på forhånd, og af stedet, hvor der blev taget af.</translation>
    </message>
    <message>
        <source>Proved: the cards follow from the chain that was shown beforehand. But nobody cut.</source>
        <translation>Bevist: kortene følger af kæden, der blev vist på forhånd. Men kortene blev ikke taget af.</translation>
    </message>
    <message>
        <source>Nothing can be proved: this deal was shuffled without a chain.</source>
        <translation>Intet kan bevises: denne giv blev blandet uden kæde.</translation>
    </message>
    <message>
        <source>Nothing can be proved: this version of Ombre does not know the shuffle of this deal.</source>
        <translation>Intet kan bevises: denne version af Ombre kender ikke blandingen i denne giv.</translation>
    </message>
    <message>
        <source>Refuted: a part of the proof is missing, is there twice or is badly written.</source>
        <translation>Modbevist: en del af beviset mangler, findes to gange eller er skrevet forkert.</translation>
    </message>
    <message>
        <source>Refuted: the link of this deal does not lead to the one shown before.</source>
        <translation>Modbevist: givens kontrolkode fører ikke til den, der blev vist på forhånd.</translation>
    </message>
    <message>
        <source>Refuted: the chain, the cut and the number of the deal lead to other cards.</source>
        <translation>Modbevist: kæden, stedet, hvor der blev taget af, og givens nummer fører til andre kort.</translation>
    </message>
    <message>
        <source>Nobody chose these cards: the chain was sealed before the cut, and the cut came before the deal.</source>
        <translation>Ingen har valgt disse kort: kæden var forseglet, før der blev taget af, og det skete før given.</translation>
    </message>
    <message>
        <source>All cards were settled before the first deal, and nothing changed later. Only your own cut proves that the program did not pick the chain.</source>
        <translation>Alle kort lå fast før den første giv, og intet blev ændret senere. Kun hvis du selv tager af, er det bevist, at programmet ikke valgte kæden.</translation>
    </message>
    <message>
        <source>The shuffle is sealed: {link}</source>
        <translation>Blandingen er forseglet: {link}</translation>
    </message>
    <message>
        <source>Old sittings, lessons, and deals from codes or files have no chain.</source>
        <translation>Gamle partier, lektioner og giv fra koder eller filer har ingen kæde.</translation>
    </message>
    <message>
        <source>Type a word or a number.</source>
        <translation>Skriv et ord eller et tal.</translation>
    </message>
    <message>
        <source>That is too long: 60 characters are the most.</source>
        <translation>Det er for langt: højst 60 tegn.</translation>
    </message>
    <message>
        <source>Leave out quotation marks, braces and characters that cannot be seen.</source>
        <translation>Udelad anførselstegn, klammer og tegn, der ikke kan ses.</translation>
    </message>
    <message>
        <source>Cut the pack: touch it where you like.</source>
        <translation>Tag af: rør ved pakken, hvor du vil.</translation>
    </message>
    <message>
        <source>The pack, to be cut at a card</source>
        <translation>Pakken, til at tage af ved et kort</translation>
    </message>
    <message>
        <source>Your cut and the chain ending in {link} give every deal its cards.</source>
        <translation>Kæden, der ender i {link}, og din afløftning giver hver giv dens kort.</translation>
    </message>
    <message>
        <source>Deal without a cut</source>
        <translation>Giv uden at tage af</translation>
    </message>
    <message>
        <source>Cut with a word</source>
        <translation>Tag af med et ord</translation>
    </message>
    <message>
        <source>The word and the chain together give the cards of every deal. Take one that nobody can foresee.</source>
        <translation>Ordet og kæden giver tilsammen kortene i hver giv. Vælg et, som ingen kan forudse.</translation>
    </message>
    <message>
        <source>&amp;Word or number</source>
        <translation>&amp;Ord eller tal</translation>
    </message>
    <message>
        <source>C&amp;ut</source>
        <translation>&amp;Tag af</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annullér</translation>
    </message>
    <message>
        <source>Check the shu&amp;ffle</source>
        <translation>Efterprøv kortblan&amp;dingen</translation>
    </message>
    <message>
        <source>To check it without Ombre, save the record and follow docs/fair-shuffle.md. Or run: ombre verify FILE.ombre</source>
        <translation>For at efterprøve den uden Ombre: gem optegnelsen, og følg docs/fair-shuffle.md. Eller kør: ombre verify FIL.ombre</translation>
    </message>
    <message>
        <source>This can be checked once the deal is over: until then its link is a secret.</source>
        <translation>Det kan efterprøves, når given er slut: indtil da er dens kontrolkode en hemmelighed.</translation>
    </message>
    <message>
        <source>Note the end of the chain now, and compare it with the record later.</source>
        <translation>Du kan notere kædens ende nu og sammenligne den med optegnelsen senere.</translation>
    </message>
    <message>
        <source>The shuffle of this deal</source>
        <translation>Kortblandingen i denne giv</translation>
    </message>
</context>
<context>
    <name>Farewell</name>
    <message>
        <source>The disk is full: there is no room for {path}.</source>
        <translation>Disken er fuld: der er ikke plads til {path}.</translation>
    </message>
    <message>
        <source>The system does not let Ombre write {path}.</source>
        <translation>Systemet lader ikke Ombre skrive {path}.</translation>
    </message>
    <message>
        <source>Another program holds {path}.</source>
        <translation>Et andet program holder {path}.</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path} kunne ikke skrives.</translation>
    </message>
    <message>
        <source>Still not kept</source>
        <translation>Stadig ikke gemt</translation>
    </message>
    <message>
        <source>Not everything is kept</source>
        <translation>Ikke alt er gemt</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what was played since the last save.</source>
        <translation>Hvis du lukker Ombre nu, mister du det, der er spillet, siden der sidst blev gemt.</translation>
    </message>
    <message>
        <source>If you close Ombre now, you lose what you last chose in the preferences.</source>
        <translation>Hvis du lukker Ombre nu, mister du det, du sidst valgte i indstillingerne.</translation>
    </message>
    <message>
        <source>Make room and try again, or keep it in a folder on another disk.</source>
        <translation>Skaf plads og prøv igen, eller gem det i en mappe på en anden disk.</translation>
    </message>
    <message>
        <source>Try again, or keep it in another folder.</source>
        <translation>Prøv igen, eller gem det i en anden mappe.</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>Til&amp;bage</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>Luk &amp;alligevel</translation>
    </message>
    <message>
        <source>&amp;Keep it elsewhere…</source>
        <translation>&amp;Gem det et andet sted…</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Prøv igen</translation>
    </message>
    <message>
        <source>Keep your game in another folder</source>
        <translation>Gem dit spil i en anden mappe</translation>
    </message>
    <message>
        <source>Your game is kept</source>
        <translation>Dit spil er gemt</translation>
    </message>
    <message>
        <source>It is in {folder}.</source>
        <translation>Det ligger i {folder}.</translation>
    </message>
    <message>
        <source>Ombre closes with this message. To go on, choose “Open a record…” in the menu Game, and {file} there.</source>
        <translation>Ombre lukker sammen med denne besked. For at fortsætte skal du vælge »Åbn en optegnelse…« i menuen Spil og dér {file}.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The disk is full: {path} could not be written. The game goes on; make room soon.</source>
        <translation>Disken er fuld: {path} kunne ikke skrives. Spillet går videre; skaf snart plads.</translation>
    </message>
    <message>
        <source>{path} could not be written: the system does not allow it.</source>
        <translation>{path} kunne ikke skrives: systemet tillader det ikke.</translation>
    </message>
    <message>
        <source>{path} could not be written: another program holds it.</source>
        <translation>{path} kunne ikke skrives: et andet program holder den.</translation>
    </message>
    <message>
        <source>{path} could not be written. The game goes on, but is not kept.</source>
        <translation>{path} kunne ikke skrives. Spillet går videre, men bliver ikke gemt.</translation>
    </message>
    <message>
        <source>{path} is there but cannot be read.</source>
        <translation>{path} findes, men kan ikke læses.</translation>
    </message>
    <message>
        <source>{path} is damaged. It has been kept as {kept}.</source>
        <translation>{path} er beskadiget. Den er gemt som {kept}.</translation>
    </message>
    <message>
        <source>{path} is not a file of this game. It has been kept as {kept}.</source>
        <translation>{path} er ikke en fil fra dette spil. Den er gemt som {kept}.</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of Ombre. It has been left as it is.</source>
        <translation>{path} blev skrevet af en nyere version af Ombre. Den er ladt urørt.</translation>
    </message>
    <message>
        <source>The last good state of {path} has been opened instead.</source>
        <translation>Den sidste gode tilstand af {path} er åbnet i stedet.</translation>
    </message>
    <message>
        <source>In {path} the value of {field} does not fit, so the usual one holds.</source>
        <translation>I {path} passer værdien af {field} ikke, så den sædvanlige gælder.</translation>
    </message>
    <message>
        <source>{path} was changed by another program. Its values have been checked.</source>
        <translation>{path} blev ændret af et andet program. Værdierne er kontrolleret.</translation>
    </message>
    <message>
        <source>{path} has been rebuilt from backups and records; it holds {field} deals.</source>
        <translation>{path} er genopbygget fra sikkerhedskopier og optegnelser; den rummer {field} giv.</translation>
    </message>
    <message>
        <source>{field} of the settled deals are missing in {path}. The chips are right all the same.</source>
        <translation>{field} af de afsluttede giv mangler i {path}. Jetonerne er alligevel rigtige.</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>den var</translation>
    </message>
</context>
<context>
    <name>FirstBids</name>
    <message>
        <source>The bids, the cheapest first</source>
        <translation>Meldingerne, de billigste først</translation>
    </message>
    <message>
        <source>You win with more tricks than any of the others.</source>
        <translation>Du vinder med flere stik end nogen af de andre.</translation>
    </message>
    <message>
        <source>{tricks:one # trick wins|other # tricks win}, alone or together.</source>
        <translation>{tricks:one # stik vinder|other # stik vinder}, alene eller sammen.</translation>
    </message>
    <message>
        <source>Higher bids, for more: {bids}.</source>
        <translation>Højere meldinger, der giver mere: {bids}.</translation>
    </message>
    <message>
        <source>{good}. {bad}.</source>
        <translation>{good}. {bad}.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
</context>
<context>
    <name>Flaws</name>
    <message>
        <source>There is no deal here to read.</source>
        <translation>Her er ingen giv at læse.</translation>
    </message>
    <message>
        <source>This is no text, and a record is one.</source>
        <translation>Dette er ikke tekst, og en optegnelse er tekst.</translation>
    </message>
    <message>
        <source>The file is larger than any file of records.</source>
        <translation>Filen er større end nogen fil med optegnelser.</translation>
    </message>
    <message>
        <source>The record breaks off here: “{found}”.</source>
        <translation>Optegnelsen bryder af her: »{found}«.</translation>
    </message>
    <message>
        <source>No record of a deal is as long as this.</source>
        <translation>Ingen optegnelse af en giv er så lang.</translation>
    </message>
    <message>
        <source>The tag that begins here is not closed: “{found}”.</source>
        <translation>Mærket, der begynder her, er ikke lukket: »{found}«.</translation>
    </message>
    <message>
        <source>The comment that begins here is not closed: “{found}”.</source>
        <translation>Kommentaren, der begynder her, er ikke lukket: »{found}«.</translation>
    </message>
    <message>
        <source>“{found}” does not begin a line of a record.</source>
        <translation>»{found}« begynder ikke en linje i en optegnelse.</translation>
    </message>
    <message>
        <source>“{found}” is not a value of this tag.</source>
        <translation>»{found}« er ikke en værdi for dette mærke.</translation>
    </message>
    <message>
        <source>The tag “{found}” is missing.</source>
        <translation>Mærket »{found}« mangler.</translation>
    </message>
    <message>
        <source>There is no game or setting “{found}”.</source>
        <translation>Der findes intet spil og ingen regel »{found}«.</translation>
    </message>
    <message>
        <source>The table cannot show this game yet: “{found}”.</source>
        <translation>Bordet kan ikke vise dette spil endnu: »{found}«.</translation>
    </message>
    <message>
        <source>“{found}” is not a card.</source>
        <translation>»{found}« er ikke et kort.</translation>
    </message>
    <message>
        <source>{card:The} is there twice.</source>
        <translation>{card:Name} er der to gange.</translation>
    </message>
    <message>
        <source>{card:The} is not in the pack of this game.</source>
        <translation>{card:Name} er ikke med i dette spils kort.</translation>
    </message>
    <message>
        <source>A card lies face down; a record names every card.</source>
        <translation>Et kort ligger med bagsiden op; en optegnelse nævner hvert kort.</translation>
    </message>
    <message>
        <source>The number of cards is wrong: “{found}”.</source>
        <translation>Antallet af kort er forkert: »{found}«.</translation>
    </message>
    <message>
        <source>The number of cards in this hand is wrong: “{found}”.</source>
        <translation>Antallet af kort i denne hånd er forkert: »{found}«.</translation>
    </message>
    <message>
        <source>The number of hands is wrong: “{found}”.</source>
        <translation>Antallet af hænder er forkert: »{found}«.</translation>
    </message>
    <message>
        <source>“{found}” has no meaning here.</source>
        <translation>»{found}« betyder intet her.</translation>
    </message>
    <message>
        <source>It is not the turn of seat “{found}”.</source>
        <translation>Det er ikke plads »{found}«, der har tur.</translation>
    </message>
    <message>
        <source>“{found}” is against the rules.</source>
        <translation>»{found}« er imod reglerne.</translation>
    </message>
    <message>
        <source>Cards have been lost, or come from nowhere.</source>
        <translation>Kort er gået tabt eller kommer af ingenting.</translation>
    </message>
    <message>
        <source>“{found}” does not fit the trick that is played.</source>
        <translation>»{found}« passer ikke til det stik, der spilles.</translation>
    </message>
    <message>
        <source>“{found}” is not the card on top of the talon.</source>
        <translation>»{found}« er ikke talonens øverste kort.</translation>
    </message>
    <message>
        <source>The deal is over before “{found}”.</source>
        <translation>Given er slut før »{found}«.</translation>
    </message>
    <message>
        <source>The deal is not over yet at “{found}”.</source>
        <translation>Given er ikke slut endnu ved »{found}«.</translation>
    </message>
    <message>
        <source>The result is not “{found}”.</source>
        <translation>Resultatet er ikke »{found}«.</translation>
    </message>
    <message>
        <source>The payments are not “{found}”.</source>
        <translation>Betalingerne er ikke »{found}«.</translation>
    </message>
    <message>
        <source>The scores are not “{found}”.</source>
        <translation>Pointene er ikke »{found}«.</translation>
    </message>
    <message>
        <source>This note or variation does not fit the deal: “{found}”.</source>
        <translation>Denne note eller variant passer ikke til given: »{found}«.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}:</source>
        <translation>Linje {line}, kolonne {column}:</translation>
    </message>
    <message>
        <source>Expected: {expected}.</source>
        <translation>Ventet: {expected}.</translation>
    </message>
    <message>
        <source>A character in it is invisible: {names}.</source>
        <translation>Et tegn deri er usynligt: {names}.</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>hårdt mellemrum</translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>open</source>
        <translation>åben</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>lukket</translation>
    </message>
</context>
<context>
    <name>FrenchCards</name>
    <message>
        <source>spades</source>
        <translation>spar; c</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klør; c</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjerter; c</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruder; c</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}&#xa0;{rank}</translation>
    </message>
    <message>
        <source>play in spades</source>
        <translation>spil i spar; n</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>spil i klør; n</translation>
    </message>
    <message>
        <source>play in hearts</source>
        <translation>spil i hjerter; n</translation>
    </message>
    <message>
        <source>play in diamonds</source>
        <translation>spil i ruder; n</translation>
    </message>
</context>
<context>
    <name>GameChooser</name>
    <message>
        <source>The game</source>
        <translation>Spillet</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Spillene</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Efter spillere</translation>
    </message>
    <message>
        <source>Peru</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>The Canaries</source>
        <translation>De Kanariske Øer</translation>
    </message>
    <message>
        <source>Year and place unknown</source>
        <translation>År og sted ukendt</translation>
    </message>
    <message>
        <source>today</source>
        <translation>i dag</translation>
    </message>
    <message>
        <source>The &amp;journey</source>
        <translation>Re&amp;jsen</translation>
    </message>
</context>
<context>
    <name>GamePaper</name>
    <message>
        <source>&amp;Lesson</source>
        <translation>L&amp;ektion</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problemer</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Re&amp;gler</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spillet</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Lektion gennemført</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Ombre Renegado</source>
        <translation>Ombre Renegado</translation>
    </message>
    <message>
        <source>Nine cards each and three bids, as Spain played it. The highest bidder must take more tricks than each of the others.</source>
        <translation>Ni kort til hver og tre meldinger, som i det gamle Spanien. Den, der melder højest, skal have flere stik end hver af de andre.</translation>
    </message>
    <message>
        <source>Three bids, one against two</source>
        <translation>Tre meldinger, én mod to</translation>
    </message>
    <message>
        <source>It was first described in Madrid in 1663.</source>
        <translation>Det blev først beskrevet i Madrid i 1663.</translation>
    </message>
    <message>
        <source>French Ombre</source>
        <translation>Fransk ombre</translation>
    </message>
    <message>
        <source>In French salons the winner takes the pool, and the loser pays it again. You draw cards, draw none (sans prendre), or take every trick (vole).</source>
        <translation>I franske saloner tager vinderen puljen, og taberen betaler den igen. Man køber, spiller uden køb (sans prendre) eller tager alle stik (tout).</translation>
    </message>
    <message>
        <source>Win the pool, or pay it</source>
        <translation>Vind puljen, eller betal den</translation>
    </message>
    <message>
        <source>France first mentions Ombre in 1671.</source>
        <translation>Frankrig nævner først l’hombre i 1671.</translation>
    </message>
    <message>
        <source>Two-bid Ombre</source>
        <translation>Ombre med to meldinger</translation>
    </message>
    <message>
        <source>Good for a beginning: you play with an exchange, or higher, without one. The rest is much as in Renegado.</source>
        <translation>God at begynde med: man spiller med køb eller, højere, uden. Resten er næsten som i Renegado.</translation>
    </message>
    <message>
        <source>Two bids only, for a beginning</source>
        <translation>Kun to meldinger, til en begyndelse</translation>
    </message>
    <message>
        <source>The Encyclopædia Britannica of 1911 describes it much like this.</source>
        <translation>Encyclopædia Britannica fra 1911 beskriver det omtrent sådan.</translation>
    </message>
    <message>
        <source>Ombre for two</source>
        <translation>Ombre for to</translation>
    </message>
    <message>
        <source>A red suit is left out, and each of you has eight cards. You bid as in Renegado, and need five of the eight tricks.</source>
        <translation>En rød farve tages ud, og hver har otte kort. I melder som i Renegado, og fem af de otte stik vinder.</translation>
    </message>
    <message>
        <source>Eye to eye, without a red suit</source>
        <translation>Mand mod mand, uden en rød farve</translation>
    </message>
    <message>
        <source>Its place and year are not known to us.</source>
        <translation>Sted og år kender vi ikke.</translation>
    </message>
    <message>
        <source>Ombre for four</source>
        <translation>Ombre for fire</translation>
    </message>
    <message>
        <source>Renegado for four: three play, and the one opposite the dealer sits out. When those three pass, the fourth takes the talon and plays alone.</source>
        <translation>Renegado for fire: tre spiller, og den over for kortgiveren sidder over. Når de tre passer, tager den fjerde talonen og spiller alene.</translation>
    </message>
    <message>
        <source>Three play, the fourth looks on</source>
        <translation>Tre spiller, den fjerde ser på</translation>
    </message>
    <message>
        <source>It was first described in Zaragoza in 1669.</source>
        <translation>Det blev først beskrevet i Zaragoza i 1669.</translation>
    </message>
    <message>
        <source>Cinquillo, Ombre for five</source>
        <translation>Cinquillo, ombre for fem</translation>
    </message>
    <message>
        <source>Whoever asks leave names trumps and calls a king, whose holder helps in secret. Together they need five of the eight tricks; a solo needs them alone.</source>
        <translation>Den, der melder kaldt konge, vælger trumf og kalder en konge; den, der har den, hjælper i hemmelighed. Sammen skal de have fem af de otte stik; en solo skal have dem alene.</translation>
    </message>
    <message>
        <source>Call a king, find a friend</source>
        <translation>Kald en konge, find en ven</translation>
    </message>
    <message>
        <source>It was first described about 1683; the French called it quintille.</source>
        <translation>Det blev først beskrevet omkring 1683; franskmændene kaldte det quintille.</translation>
    </message>
    <message>
        <source>Homme d’Auvergne</source>
        <translation>Homme d’Auvergne</translation>
    </message>
    <message>
        <source>A quick old game for points: five cards each, and one turned up. Whoever accepts its suit as trump is the Man, against all the others.</source>
        <translation>Et hurtigt gammelt spil om point: fem kort til hver, og ét vendes. Den, der tager dets farve som trumf, er Manden mod alle de andre.</translation>
    </message>
    <message>
        <source>Five cards, quick and for points</source>
        <translation>Fem kort, hurtigt og om point</translation>
    </message>
    <message>
        <source>It was printed in Paris in 1665, and is named after the Auvergne.</source>
        <translation>Det blev trykt i Paris i 1665 og har navn efter Auvergne.</translation>
    </message>
    <message>
        <source>Ten cards and a secret ally</source>
        <translation>Ti kort og en hemmelig makker</translation>
    </message>
    <message>
        <source>It was new in France, and had put Ombre in the shade by 1750.</source>
        <translation>Det var nyt i Frankrig og havde stillet l’hombre i skyggen før 1750.</translation>
    </message>
    <message>
        <source>L’Hombre, as in Denmark</source>
        <translation>Dansk l’hombre</translation>
    </message>
    <message>
        <source>Danish clubs play it today: nine bids, fought out two by two. A nolo has no trumps and takes no trick; a tariff sets the payments.</source>
        <translation>Det spilles stadig i danske klubber: ni meldinger, og to melder mod hinanden ad gangen. En nolo spilles uden trumf og uden at tage et stik; en takst bestemmer betalingen.</translation>
    </message>
    <message>
        <source>Nine bids, fought out in duels</source>
        <translation>Ni meldinger, to mod hinanden</translation>
    </message>
    <message>
        <source>Jutland and Funen still play it; a painting of 1887 shows it.</source>
        <translation>Jylland og Fyn spiller det endnu; et maleri fra 1887 viser spillet.</translation>
    </message>
    <message>
        <source>Tresillo</source>
        <translation>Tresillo</translation>
    </message>
    <message>
        <source>Ombre as Spain still plays it, for small stakes. A bid in the favour suit goes higher and is worth more.</source>
        <translation>Ombre, som Spanien stadig spiller det, om små indskud. En melding i yndlingsfarven går højere og er mere værd.</translation>
    </message>
    <message>
        <source>One suit is worth more</source>
        <translation>Én farve er mere værd</translation>
    </message>
    <message>
        <source>Parts of Spain kept the game alive through the nineteenth century.</source>
        <translation>Dele af Spanien holdt spillet i live gennem det nittende århundrede.</translation>
    </message>
    <message>
        <source>Rocambor</source>
        <translation>Rocambor</translation>
    </message>
    <message>
        <source>Peru and Bolivia play Tresillo with diamonds, the oros, as favour suit. Oros may only overcall, and when all pass, the holder of spadille plays.</source>
        <translation>Peru og Bolivia spiller Tresillo med ruder, oros, som yndlingsfarve. Oros kan kun melde over, og når alle passer, spiller den, der har spadille.</translation>
    </message>
    <message>
        <source>A bid in oros goes higher</source>
        <translation>En melding i oros er højere</translation>
    </message>
    <message>
        <source>Peru and Bolivia played it in the twentieth century, and still do.</source>
        <translation>Peru og Bolivia spillede det i det tyvende århundrede og gør det endnu.</translation>
    </message>
    <message>
        <source>Zanga</source>
        <translation>Zanga</translation>
    </message>
    <message>
        <source>The Canary Islands play it two against two, and partners say nothing. Five of the eight tricks win, and all thirty-two stones win the game.</source>
        <translation>De Kanariske Øer spiller det to mod to, og makkerne siger intet. Fem af de otte stik vinder, og alle toogtredive sten vinder spillet.</translation>
    </message>
    <message>
        <source>Two against two, for stones</source>
        <translation>To mod to, om sten</translation>
    </message>
    <message>
        <source>It is still played on the islands.</source>
        <translation>Det spilles stadig på øerne.</translation>
    </message>
    <message>
        <source>Zanga in Málaga</source>
        <translation>Zanga i Málaga</translation>
    </message>
    <message>
        <source>Zanga with thirty-two cards, as Málaga&apos;s villages play it. The only clubs, ace and king, are always trumps; coins earn a stone more.</source>
        <translation>Zanga med toogtredive kort, som landsbyerne ved Málaga spiller det. De eneste klør, es og konge, er altid trumf; mønter giver en sten mere.</translation>
    </message>
    <message>
        <source>The ugly king is always trump</source>
        <translation>Den grimme konge er altid trumf</translation>
    </message>
    <message>
        <source>It is still played in the hills of Málaga.</source>
        <translation>Det spilles stadig i bjergene ved Málaga.</translation>
    </message>
    <message>
        <source>Tritrille</source>
        <translation>Tritrille</translation>
    </message>
    <message>
        <source>Quadrille for three, with ten cards each and a red suit left out. The Ombre gets a king for another card, and needs six tricks alone.</source>
        <translation>Quadrille for tre, med ti kort til hver og uden en rød farve. Spilføreren får en konge for et andet kort og skal have seks stik alene.</translation>
    </message>
    <message>
        <source>Ask for a king, play alone</source>
        <translation>Bed om en konge, spil alene</translation>
    </message>
    <message>
        <source>German Solo</source>
        <translation>Tysk solo</translation>
    </message>
    <message>
        <source>Germany&apos;s Quadrille: eight cards each, and the queen of clubs above all. In a Frage you call an ace, whose holder is your secret ally.</source>
        <translation>Tysklands quadrille: otte kort til hver, og klør dame over alle. I en Frage kalder man et es, og den, der har det, er ens hemmelige makker.</translation>
    </message>
    <message>
        <source>The queen of clubs rules all</source>
        <translation>Klør dame er højest af alle</translation>
    </message>
    <message>
        <source>Northern Germany knew it by the late eighteenth century.</source>
        <translation>Nordtyskland kendte det i slutningen af det attende århundrede.</translation>
    </message>
    <message>
        <source>Easy to learn</source>
        <translation>Let at lære</translation>
    </message>
    <message>
        <source>Takes an evening</source>
        <translation>Tager en aften</translation>
    </message>
    <message>
        <source>For those who know Ombre</source>
        <translation>For dem, der kan l’hombre</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>To</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Fire</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fem</translation>
    </message>
    <message>
        <source>At your right</source>
        <translation>Til højre for dig</translation>
    </message>
    <message>
        <source>Opposite you, to the right</source>
        <translation>Over for dig, til højre</translation>
    </message>
    <message>
        <source>Opposite you</source>
        <translation>Over for dig</translation>
    </message>
    <message>
        <source>Opposite you, to the left</source>
        <translation>Over for dig, til venstre</translation>
    </message>
    <message>
        <source>At your left</source>
        <translation>Til venstre for dig</translation>
    </message>
    <message>
        <source>{players:one # player|other # players}</source>
        <translation>{players:one # spiller|other # spillere}</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} til {most} spillere</translation>
    </message>
    <message>
        <source>{tricks:one # trick|other # tricks}</source>
        <translation>{tricks:one # stik|other # stik}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Quadrille</source>
        <translation>Quadrille</translation>
    </message>
    <message>
        <source>For a hundred years this was the card game of Europe’s drawing rooms. You call a king, and with its secret holder need six of ten tricks.</source>
        <translation>I hundrede år var dette kortspillet i Europas saloner. Man kalder en konge, og med den, der har den i hemmelighed, skal man have seks af ti stik.</translation>
    </message>
</context>
<context>
    <name>Grammar</name>
    <message>
        <source>en</source>
        <translation>da</translation>
    </message>
</context>
<context>
    <name>Habits</name>
    <message>
        <source>Leads a king at once, though it may be trumped.</source>
        <translation>Spiller straks en konge ud, selv om den kan blive trumfet.</translation>
    </message>
    <message>
        <source>As Ombre, leads other suits before the trumps of the others are drawn.</source>
        <translation>Spiller som spilfører andre farver ud, før de andres trumfer er trukket.</translation>
    </message>
    <message>
        <source>Leads a trump as a defender, and so does the Ombre&apos;s work.</source>
        <translation>Spiller som modspiller trumf ud og gør dermed spilførerens arbejde.</translation>
    </message>
    <message>
        <source>Leads the same suit again, although it brought nothing the first time.</source>
        <translation>Spiller samme farve ud igen, selv om den ikke gav noget første gang.</translation>
    </message>
    <message>
        <source>As a defender, leads the shortest suit, even if that bares a good card.</source>
        <translation>Spiller som modspiller ud i sin korteste farve, selv om et godt kort så står alene.</translation>
    </message>
    <message>
        <source>Saves spadille for later, and plays the next trump instead.</source>
        <translation>Gemmer spadille til senere og spiller den næste trumf i stedet.</translation>
    </message>
    <message>
        <source>As Ombre, leads every trump from the top before anything else.</source>
        <translation>Spiller som spilfører alle trumfer ud fra oven før alt andet.</translation>
    </message>
    <message>
        <source>Takes a trick that the partner is winning already.</source>
        <translation>Tager et stik, som makkeren allerede er ved at vinde.</translation>
    </message>
    <message>
        <source>Trumps a trick at sight, whether it is worth it or not.</source>
        <translation>Stikker med trumf med det samme, hvad enten det er det værd eller ej.</translation>
    </message>
    <message>
        <source>Plays low as the second to play, even with the king.</source>
        <translation>Lægger lavt på anden hånd, selv med kongen.</translation>
    </message>
    <message>
        <source>Trumps high where a small trump would do.</source>
        <translation>Stikker højt, hvor en lille trumf var nok.</translation>
    </message>
    <message>
        <source>What they have shown at this table</source>
        <translation>Hvad de har vist ved dette bord</translation>
    </message>
    <message>
        <source>A habit stands here once two settled deals of this sitting have shown it. After ten deals, one is enough.</source>
        <translation>En vane står her, når to afregnede giv i dette parti har vist den. Efter ti giv er én nok.</translation>
    </message>
    <message>
        <source>Seen {times:one once|other # times}, in {deals:one deal|other deals} {numbers}.</source>
        <translation>Set {times:one én gang|other # gange}, i {deals:one giv|other givene} {numbers}.</translation>
    </message>
    <message>
        <source>Plays without habits.</source>
        <translation>Spiller uden vaner.</translation>
    </message>
    <message>
        <source>The deals of this sitting are being looked through.</source>
        <translation>Partiets giv gennemgås.</translation>
    </message>
    <message>
        <source>Nothing to notice yet.</source>
        <translation>Endnu ikke noget at lægge mærke til.</translation>
    </message>
    <message>
        <source>Nothing to notice in {deals:one # deal|other # deals} so far.</source>
        <translation>Intet at lægge mærke til i {deals:one # giv|other # giv} indtil nu.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is only one thing that you may do.</source>
        <translation>Der er kun én ting, du kan gøre.</translation>
    </message>
    <message>
        <source>Your partner has this trick already: leave it to them.</source>
        <translation>Din makker har allerede dette stik: lad makkeren få det.</translation>
    </message>
    <message>
        <source>Win with the lowest card that no opponent can beat.</source>
        <translation>Vind med det laveste kort, som ingen modstander kan slå.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you can trump.</source>
        <translation>Du har ingen {suit}, så du kan stikke med trumf.</translation>
    </message>
    <message>
        <source>With this trick the game is yours.</source>
        <translation>Med dette stik er spillet dit.</translation>
    </message>
    <message>
        <source>Once your side has this trick, they can no longer win.</source>
        <translation>Når jeres side har dette stik, kan de ikke længere vinde.</translation>
    </message>
    <message>
        <source>You need this trick: without it you can no longer win.</source>
        <translation>Du har brug for dette stik: uden det kan du ikke længere vinde.</translation>
    </message>
    <message>
        <source>You can no longer win, but with this trick you may still tie.</source>
        <translation>Du kan ikke længere vinde, men med dette stik kan det stadig blive uafgjort.</translation>
    </message>
    <message>
        <source>Only you can still stop them: take this trick yourself.</source>
        <translation>Kun du kan stadig stoppe dem: tag selv dette stik.</translation>
    </message>
    <message>
        <source>Only your partner can still stop them: leave them this trick.</source>
        <translation>Kun din makker kan stadig stoppe dem: lad makkeren få stikket.</translation>
    </message>
    <message>
        <source>Your partner said gano: leave them this trick.</source>
        <translation>Din makker sagde gano: lad makkeren få stikket.</translation>
    </message>
    <message>
        <source>You have {tricks:one # trick|other # tricks}, more than your partner: collect them in one hand.</source>
        <translation>Du har {tricks:one # stik|other # stik}, flere end din makker: saml stikkene hos dig.</translation>
    </message>
    <message>
        <source>Your partner has {tricks:one # trick|other # tricks}, more than you: let them collect.</source>
        <translation>Din makker har {tricks:one # stik|other # stik}, flere end du: lad makkeren samle.</translation>
    </message>
    <message>
        <source>They have trumped: a higher trump takes the trick back.</source>
        <translation>De har trumfet: en højere trumf tager stikket tilbage.</translation>
    </message>
    <message>
        <source>Last to play: the lowest card that wins is enough.</source>
        <translation>Der spilles ikke efter: det laveste kort, der vinder, er nok.</translation>
    </message>
    <message>
        <source>Your partner&apos;s card may still be beaten: cover it with a higher one.</source>
        <translation>Din makkers kort kan stadig blive slået: dæk det med et højere.</translation>
    </message>
    <message>
        <source>Your lowest card that beats theirs may be enough: keep the higher ones.</source>
        <translation>Dit laveste kort, der slår deres, kan være nok: behold de højere.</translation>
    </message>
    <message>
        <source>Take the trick over from your partner: then you lead.</source>
        <translation>Overtag stikket fra din makker: så spiller du ud.</translation>
    </message>
    <message>
        <source>You may withhold {card:the}: the trump that was led cannot force it.</source>
        <translation>Du må holde {card} tilbage: den trumf, der blev spillet ud, kan ikke tvinge kortet frem.</translation>
    </message>
    <message>
        <source>Keep your trumps: they may win a trick of their own.</source>
        <translation>Behold dine trumfer: de kan selv vinde et stik.</translation>
    </message>
    <message>
        <source>Keep your last trump while others may still hold some.</source>
        <translation>Behold din sidste trumf, så længe andre kan have nogen.</translation>
    </message>
    <message>
        <source>Nobody else has trumps now: yours will bring back the lead.</source>
        <translation>Ingen andre har trumf nu: dine skaffer dig udspillet igen.</translation>
    </message>
    <message>
        <source>Your partner plays last and may still take this trick.</source>
        <translation>Din makker spiller sidst og kan stadig tage dette stik.</translation>
    </message>
    <message>
        <source>Keep {card:the}: it can still win a later trick.</source>
        <translation>Behold {card}: det kort kan stadig vinde et stik senere.</translation>
    </message>
    <message>
        <source>Those after you can probably beat your high cards too: save them.</source>
        <translation>De, der spiller efter dig, kan nok også slå dine høje kort: gem dem.</translation>
    </message>
    <message>
        <source>Keep {card:the}: nobody holds a higher one.</source>
        <translation>Behold {card}: ingen har et højere.</translation>
    </message>
    <message>
        <source>Wait with {card:the}: let others lead that suit first.</source>
        <translation>Lad andre spille den farve ud: dit lave kort dækker {card}.</translation>
    </message>
    <message>
        <source>The trick is your partner&apos;s so far: give your cheapest card.</source>
        <translation>Stikket er indtil videre din makkers: læg det kort, du bedst kan undvære.</translation>
    </message>
    <message>
        <source>Count your sure tricks: they make {tricks:one # trick|other # tricks} in all, and that wins.</source>
        <translation>Tæl dine sikre stik: det bliver {tricks:one # stik|other # stik} i alt, og det vinder.</translation>
    </message>
    <message>
        <source>Lead a trump to bring out theirs: {left:one # is|other # are} still out.</source>
        <translation>Spil en trumf ud for at få deres frem: {left} er stadig ude.</translation>
    </message>
    <message>
        <source>Lead a trump: it helps your partner draw those of the others.</source>
        <translation>Spil en trumf ud: det hjælper din makker med at trække de andres.</translation>
    </message>
    <message>
        <source>Nobody has a higher card than yours in {suit}: lead it.</source>
        <translation>Ingen har et højere kort end dit i {suit}: spil det ud.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: lead one to bring out the higher ones.</source>
        <translation>Du har {have:one # trumf|other # trumfer}: spil en ud for at få de højere frem.</translation>
    </message>
    <message>
        <source>Draw trumps first, or they may trump {card:the}.</source>
        <translation>Træk trumf først, ellers kan de trumfe {card}.</translation>
    </message>
    <message>
        <source>Wait with your trumps: if they lead trumps, {card:the} can win as well.</source>
        <translation>Vent med trumf: spiller de trumf ud, kan {card} også vinde.</translation>
    </message>
    <message>
        <source>You have {have:one # card|other # cards} in {suit}: the small ones may win later.</source>
        <translation>Du har {have:one # kort|other # kort} i {suit}: de små kan vinde senere.</translation>
    </message>
    <message>
        <source>Your opponent must play before your partner: lead through them.</source>
        <translation>Din modstander skal lægge før din makker: spil igennem modstanderen.</translation>
    </message>
    <message>
        <source>Your cards here are worth the same: it does not matter which.</source>
        <translation>Dine kort er lige gode her: det er ligegyldigt, hvilket du spiller.</translation>
    </message>
    <message>
        <source>The game is not lost yet: do not give up.</source>
        <translation>Spillet er ikke tabt endnu: giv ikke op.</translation>
    </message>
    <message>
        <source>Not {suit}: they have none, and could throw a dangerous card.</source>
        <translation>Ikke {suit}: den farve har de ikke, så de kunne komme af med et farligt kort.</translation>
    </message>
    <message>
        <source>Nobody has a lower card in {suit}: whoever follows must beat it.</source>
        <translation>Ingen har et lavere kort i {suit}: den, der bekender, er nødt til at gå over.</translation>
    </message>
    <message>
        <source>You need not follow: throw the card that could win most easily.</source>
        <translation>Du behøver ikke bekende: smid det kort, der lettest kunne vinde.</translation>
    </message>
    <message>
        <source>They are winning this trick: leave it to them.</source>
        <translation>De er ved at vinde dette stik: lad dem få det.</translation>
    </message>
    <message>
        <source>Play low: they may have to take the trick.</source>
        <translation>Spil lavt: de bliver måske nødt til at tage stikket.</translation>
    </message>
    <message>
        <source>Play high now, and keep your low cards to catch them later.</source>
        <translation>Spil højt nu, og gem de lave kort til at fange dem senere.</translation>
    </message>
    <message>
        <source>Your partner has no {suit} and may trump: lead that suit.</source>
        <translation>Din makker har ingen {suit} og kan trumfe: spil den farve ud.</translation>
    </message>
    <message>
        <source>If they take this trick, they have won: stop them here.</source>
        <translation>Tager de dette stik, har de vundet: stop dem her.</translation>
    </message>
    <message>
        <source>You have a card that no opponent can beat: a sure trick.</source>
        <translation>Du har et kort, som ingen modstander kan slå: et sikkert stik.</translation>
    </message>
    <message>
        <source>You have a card that only a trump can beat.</source>
        <translation>Du har et kort, som kun en trumf kan slå.</translation>
    </message>
    <message>
        <source>You have a card that only {few:one # card|other # cards} can still beat.</source>
        <translation>Du har et kort, som kun {few:one # kort|other # kort} stadig kan slå.</translation>
    </message>
    <message>
        <source>Make them spend a higher card, or take the trick.</source>
        <translation>Få dem til at ofre et højere kort, eller tag stikket.</translation>
    </message>
    <message>
        <source>Keep {card:the}: few cards can still beat it.</source>
        <translation>Behold {card}: der er kun få kort ude, som er bedre.</translation>
    </message>
    <message>
        <source>You have only {have:one # card|other # cards} in {suit}: soon you can trump that suit.</source>
        <translation>Du har kun {have:one # kort|other # kort} i {suit}: snart kan du trumfe den farve.</translation>
    </message>
    <message>
        <source>A loser costs little: every card still out in its suit beats it.</source>
        <translation>Det kort taber alligevel: alle kort, der er ude i farven, slår det.</translation>
    </message>
    <message>
        <source>Nobody can beat your best trump: draw theirs while {left:one # is|other # are} still out.</source>
        <translation>Ingen kan slå din bedste trumf: træk de andres, mens {left} stadig er ude.</translation>
    </message>
    <message>
        <source>An opponent has no {suit}: they must trump it or let it go.</source>
        <translation>En modstander har ingen {suit}: der må trumfes, eller stikket gives bort.</translation>
    </message>
    <message>
        <source>Your partner led {suit}: lead that suit back to them.</source>
        <translation>Din makker spillede {suit} ud: spil den farve igen.</translation>
    </message>
    <message>
        <source>Only {card:the} beats your best card of its suit: bring it out.</source>
        <translation>Kun {card} slår dit bedste kort i den farve: få det frem.</translation>
    </message>
    <message>
        <source>It makes no difference here: on average every card comes to the same.</source>
        <translation>Det gør ingen forskel her: i snit giver alle kort det samme.</translation>
    </message>
    <message>
        <source>Lead the card that is likeliest to be beaten.</source>
        <translation>Spil det kort ud, der nok lettest bliver slået.</translation>
    </message>
    <message>
        <source>Go under {card:the} with the highest card you can.</source>
        <translation>Gå under {card} med det højeste kort, du kan.</translation>
    </message>
    <message>
        <source>You cannot win this trick: give your cheapest card.</source>
        <translation>Du kan ikke vinde dette stik: læg det kort, du bedst kan undvære.</translation>
    </message>
    <message>
        <source>Keep the low card that guards {card:the}.</source>
        <translation>Behold det lave kort, der dækker {card}.</translation>
    </message>
    <message>
        <source>You have no matador: let the other defender draw before you.</source>
        <translation>Du har ingen matador: lad den anden modspiller købe før dig.</translation>
    </message>
    <message>
        <source>Every card you have left wins: go for all the tricks.</source>
        <translation>Hvert kort, du har tilbage, vinder: gå efter alle stik.</translation>
    </message>
    <message>
        <source>With {tricks:one # trick|other # tricks} you are ahead: codille is in sight, so play on.</source>
        <translation>Med {tricks:one # stik|other # stik} er du foran: kodille er inden for rækkevidde, så spil videre.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Hint: {told}</source>
        <translation>Råd: {told}</translation>
    </message>
    <message>
        <source>One moment, the choices are being weighed.</source>
        <translation>Et øjeblik, mulighederne overvejes.</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Et råd</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mere</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Gør det</translation>
    </message>
    <message>
        <source>There is no hint just now. The game goes on as it was.</source>
        <translation>Der er intet råd lige nu. Spillet går videre, som det var.</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Hvad skal jeg gøre?</translation>
    </message>
    <message>
        <source>Other throws</source>
        <translation>Andre valg</translation>
    </message>
    <message>
        <source>Press {key} to do it.</source>
        <translation>Tryk på {key} for at gøre det.</translation>
    </message>
    <message>
        <source>You then seldom win.</source>
        <translation>Så vinder du sjældent.</translation>
    </message>
    <message>
        <source>You then win about {times:one once|other # times} in 10.</source>
        <translation>Så vinder du cirka {times:one 1 gang|other # gange} ud af 10.</translation>
    </message>
    <message>
        <source>You then nearly always win.</source>
        <translation>Så vinder du næsten altid.</translation>
    </message>
    <message>
        <source>You seldom come out ahead.</source>
        <translation>Du ender sjældent i plus.</translation>
    </message>
    <message>
        <source>You come out ahead about {times:one once|other # times} in 10.</source>
        <translation>Du ender i plus cirka {times:one 1 gang|other # gange} ud af 10.</translation>
    </message>
    <message>
        <source>You nearly always come out ahead.</source>
        <translation>Du ender næsten altid i plus.</translation>
    </message>
    <message>
        <source>Any of them is about as good.</source>
        <translation>Alle er omtrent lige gode.</translation>
    </message>
    <message>
        <source>One way it may go:</source>
        <translation>Sådan kan det gå:</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Du tager det</translation>
    </message>
    <message>
        <source>{name} takes it</source>
        <translation>{name} tager det</translation>
    </message>
    <message>
        <source>{cards}: you take the trick.</source>
        <translation>{cards}: du tager stikket.</translation>
    </message>
    <message>
        <source>{cards}: {name} takes the trick.</source>
        <translation>{cards}: {name} tager stikket.</translation>
    </message>
    <message>
        <source>Throw {more:the} as well</source>
        <translation>Smid også {more}</translation>
    </message>
    <message>
        <source>Keep {less:the}</source>
        <translation>Behold {less}</translation>
    </message>
    <message>
        <source>Throw {more:the}, keep {less:the}</source>
        <translation>Smid {more}, behold {less}</translation>
    </message>
    <message>
        <source>Throw {cards:the}</source>
        <translation>Smid {cards}</translation>
    </message>
    <message>
        <source>The marked cards</source>
        <translation>De markerede kort</translation>
    </message>
    <message>
        <source>“{action}” wins more often, but brings less in the long run.</source>
        <translation>»{action}« vinder oftere, men giver mindre i længden.</translation>
    </message>
    <message>
        <source>{others:one Another choice is|other # other choices are} about equal.</source>
        <translation>{others:one Et andet valg er|other # andre valg er} omtrent lige så {others:one godt|other gode}.</translation>
    </message>
    <message>
        <source>{action}: {wins}, {cost}</source>
        <translation>{action}: {wins}, {cost}</translation>
    </message>
    <message>
        <source>{action}: {wins}</source>
        <translation>{action}: {wins}</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>omtrent lige</translation>
    </message>
    <message>
        <source>costs {amount}</source>
        <translation>koster {amount}</translation>
    </message>
    <message>
        <source>{action}: loses {amount}, give or take {error}</source>
        <translation>{action}: taber {amount}, plus eller minus {error}</translation>
    </message>
    <message>
        <source>{action}: gains {amount}, give or take {error}</source>
        <translation>{action}: giver {amount}, plus eller minus {error}</translation>
    </message>
    <message>
        <source>This deal can hardly be won any more.</source>
        <translation>Denne giv kan næppe vindes mere.</translation>
    </message>
    <message>
        <source>Another throw: {line}</source>
        <translation>Et andet valg: {line}</translation>
    </message>
    <message>
        <source>{action}: gains {amount}</source>
        <translation>{action}: giver {amount}</translation>
    </message>
    <message>
        <source>{action}: loses {amount}</source>
        <translation>{action}: taber {amount}</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in chips beside the best.</source>
        <translation>Chancen for at vinde, og hvad valget koster i jetoner i forhold til det bedste.</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in points beside the best.</source>
        <translation>Chancen for at vinde, og hvad valget koster i point i forhold til det bedste.</translation>
    </message>
    <message>
        <source>The chance to win, and what it costs in stones beside the best.</source>
        <translation>Chancen for at vinde, og hvad valget koster i sten i forhold til det bedste.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Behold alle</translation>
    </message>
    <message>
        <source>Play {card:the}, and say gano.</source>
        <translation>Spil {card}, og sig gano.</translation>
    </message>
    <message>
        <source>Play {card:the}.</source>
        <translation>Spil {card}.</translation>
    </message>
    <message>
        <source>Call {card:the}.</source>
        <translation>Kald {card}.</translation>
    </message>
    <message>
        <source>Give {card:the}.</source>
        <translation>Giv {card}.</translation>
    </message>
    <message>
        <source>Bid {contract}.</source>
        <translation>Meld {contract}.</translation>
    </message>
    <message>
        <source>Name {suit} as trumps.</source>
        <translation>Vælg {suit} som trumf.</translation>
    </message>
    <message>
        <source>Keep all your cards.</source>
        <translation>Behold alle dine kort.</translation>
    </message>
    <message>
        <source>Throw away the {number:one marked card|other # marked cards}.</source>
        <translation>Smid {number:one det markerede kort|other de # markerede kort}.</translation>
    </message>
    <message>
        <source>Throw away {cards:the}.</source>
        <translation>Smid {cards}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Pas.</translation>
    </message>
    <message>
        <source>Choose “{label}”.</source>
        <translation>Vælg »{label}«.</translation>
    </message>
    <message>
        <source>If you pass too, you must play anyway.</source>
        <translation>Passer du også, skal du alligevel spille.</translation>
    </message>
    <message>
        <source>Once you lead, every card you hold wins.</source>
        <translation>Kommer du til at spille ud, vinder alle dine kort.</translation>
    </message>
    <message>
        <source>{high:one Only one of your cards is dangerous, and you may exchange it.|other Only # of your cards are dangerous, and you may exchange them.}</source>
        <translation>{high:one Kun et af dine kort er farligt, og det kan du bytte.|other Kun # af dine kort er farlige, og dem kan du bytte.}</translation>
    </message>
    <message>
        <source>You have a low card in every suit you hold.</source>
        <translation>Du har et lavt kort i hver af dine farver.</translation>
    </message>
    <message>
        <source>On average you make about {have:one # trick|other # tricks}, whichever suit is turned.</source>
        <translation>I gennemsnit får du omkring {have:one # stik|other # stik}, uanset hvilken farve der vendes.</translation>
    </message>
    <message>
        <source>Spadille and basto are trumps, whichever suit is turned.</source>
        <translation>Spadille og basta er trumfer, uanset hvilken farve der vendes.</translation>
    </message>
    <message>
        <source>{card:The} is a trump, whichever suit is turned.</source>
        <translation>{card:Name} er altid trumf.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>Med {suit} som trumf får du omkring {have:one # stik|other # stik}, og {need} er nok til at vinde.</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes about {have:one # trick|other # tricks}: {need} are enough.</source>
        <translation>Med {suit} som trumf får din side omkring {have:one # stik|other # stik}, og {need} er nok til at vinde.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make about {have:one # trick|other # tricks}: enough if the others share theirs.</source>
        <translation>Med {suit} som trumf får du omkring {have:one # stik|other # stik}: det er nok, hvis de andre deler resten mellem sig.</translation>
    </message>
    <message>
        <source>{other:Name} wins more often, but {contract} pays more.</source>
        <translation>{other:Name} vinder oftere, men {contract} giver mere.</translation>
    </message>
    <message>
        <source>{contract:Name} leaves {other} open, and your cards suit that better.</source>
        <translation>{contract:Name} lader {other} stå åben, og det spil passer bedre til dine kort.</translation>
    </message>
    <message>
        <source>It wins only about {wins:one once|other # times} in 10, but on average that beats passing.</source>
        <translation>Det vinder kun omkring {wins:one 1 gang|other # gange} ud af 10, men i snit er det bedre end at passe.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}.</source>
        <translation>Med {suit} har du {trumps:one # trumf|other # trumfer}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps, {sure:one # trick is|other # tricks are} certain.</source>
        <translation>Med {suit} som trumf er {sure:one # stik sikkert|other # stik sikre}.</translation>
    </message>
    <message>
        <source>All the others have passed, so they are probably weak.</source>
        <translation>Alle de andre har passet, så de er nok svage.</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only {remaining} {remaining:one is|other are} left.</source>
        <translation>{contract:Name} er taget: kun {remaining} er tilbage.</translation>
    </message>
    <message>
        <source>{contract:Name} is taken: only dearer bids are left.</source>
        <translation>{contract:Name} er taget: kun dyrere meldinger er tilbage.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps}: one more, and you could bid.</source>
        <translation>Du har {have:one # trumf|other # trumfer}: med én mere kunne du melde.</translation>
    </message>
    <message>
        <source>You have {have:one # trump|other # trumps} and {matadors:0 no matador|one one matador|other # matadors}: one more trump, and you could bid.</source>
        <translation>Du har {have:one # trumf|other # trumfer} og {matadors:0 ingen matador|one én matador|other # matadorer}: med én trumf mere kunne du melde.</translation>
    </message>
    <message>
        <source>Your {have:one # trump is|other # trumps are} good, but {kings:0 no king stands|one only one king stands|other only # kings stand} beside them.</source>
        <translation>{have:one Din ene trumf er god|other Dine # trumfer er gode}, men du har {kings:0 ingen konge|one kun én konge|other kun # konger} ved siden af.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one about # trick|other about # tricks}: you need at least {least}.</source>
        <translation>Med {suit} som trumf får du {have:0 næppe et stik|one omkring # stik|other omkring # stik}: du skal have mindst {least}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps your side makes {have:0 hardly a trick|one about # trick|other about # tricks}: it needs {least}.</source>
        <translation>Med {suit} som trumf får din side {have:0 næppe et stik|one omkring # stik|other omkring # stik}: den skal have {least}.</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>Uden nye kort får du {have:0 næppe et stik|one omkring # stik|other omkring # stik} med {suit}: du skal have mindst {least}.</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}: you need at least {least}.</source>
        <translation>Alene får du {have:0 næppe et stik|one omkring # stik|other omkring # stik} med {suit}: du skal have mindst {least}.</translation>
    </message>
    <message>
        <source>{contract:Name} would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>{contract:Name} ville {wins:0 næsten aldrig vinde|one kun vinde omkring 1 gang ud af 10|other kun vinde omkring # gange ud af 10}.</translation>
    </message>
    <message>
        <source>{contract:Name} wins about {wins:one once|other # times} in 10, but losing costs more.</source>
        <translation>{contract:Name} vinder omkring {wins:one 1 gang|other # gange} ud af 10, men at tabe koster mere.</translation>
    </message>
    <message>
        <source>On average, passing brings you more.</source>
        <translation>I gennemsnit giver det mere at passe.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:one # trump|other # trumps}, more than with any other suit.</source>
        <translation>Med {suit} har du {trumps:one # trumf|other # trumfer}, flere end med nogen anden farve.</translation>
    </message>
    <message>
        <source>With {suit} you make about {have:one # trick|other # tricks}, the most of any suit.</source>
        <translation>Med {suit} får du omkring {have:one # stik|other # stik}, flest af alle farver.</translation>
    </message>
    <message>
        <source>{card:The} becomes the second-highest trump.</source>
        <translation>{card:Name} bliver den næsthøjeste trumf.</translation>
    </message>
    <message>
        <source>Another suit gives you as many trumps, but they are higher in {suit}.</source>
        <translation>En anden farve giver dig lige så mange trumfer, men de er højere i {suit}.</translation>
    </message>
    <message>
        <source>With {suit} you have fewer trumps, but higher ones.</source>
        <translation>Med {suit} har du færre trumfer, men højere.</translation>
    </message>
    <message>
        <source>{card:The} may still win a trick as a plain card.</source>
        <translation>{card:Name} kan stadig vinde et stik uden at være trumf.</translation>
    </message>
    <message>
        <source>With {suit} you have {trumps:0 no trump|one only one trump|other only # trumps}, and trumps win tricks.</source>
        <translation>Med {suit} har du {trumps:0 ingen trumf|one kun én trumf|other kun # trumfer}, og trumfer vinder stik.</translation>
    </message>
    <message>
        <source>Once that card has gone, {card:the} in your hand is the highest.</source>
        <translation>Når det kort er faldet, er {card} på din hånd det højeste.</translation>
    </message>
    <message>
        <source>{card:The} in your hand is worth more beside it.</source>
        <translation>{card:Name} på din hånd bliver mere værd ved siden af den.</translation>
    </message>
    <message>
        <source>You have {number:one one card|other # cards} of {suit} to lead to {card:the}.</source>
        <translation>Du har {number:one ét kort|other # kort} i {suit}, så du kan spille op til {card}.</translation>
    </message>
    <message>
        <source>You have {number:0 no card|one only one card} of {suit}: your ally will have the highest.</source>
        <translation>Du har {number:0 intet kort|one kun ét kort} i {suit}: din makker får det højeste.</translation>
    </message>
    <message>
        <source>The others hold most cards of {suit}, so {card:the} should win a trick.</source>
        <translation>De andre har de fleste kort i {suit}, så {card} bør vinde et stik.</translation>
    </message>
    <message>
        <source>It is your lowest card of {suit}.</source>
        <translation>Det er dit laveste kort i {suit}.</translation>
    </message>
    <message>
        <source>You may draw only {most:one # card|other # cards}: throw the weakest.</source>
        <translation>Du må kun købe {most:one # kort|other # kort}: smid de svageste.</translation>
    </message>
    <message>
        <source>Keep trumps and kings: a new card is worth more than the rest.</source>
        <translation>Behold trumfer og konger: et nyt kort er mere værd end resten.</translation>
    </message>
    <message>
        <source>Keep only your trumps: a new card is worth more than the rest.</source>
        <translation>Behold kun dine trumfer: et nyt kort er mere værd end resten.</translation>
    </message>
    <message>
        <source>Keep only your {kings:one king|other kings}: a new card is worth more than the rest.</source>
        <translation>Behold kun {kings:one din konge|other dine konger}: et nyt kort er mere værd end resten.</translation>
    </message>
    <message>
        <source>You have neither a trump nor a king: exchange every card.</source>
        <translation>Du har hverken trumf eller konge: byt alle kort.</translation>
    </message>
    <message>
        <source>{card:The} stays too: beside its king it may win a trick.</source>
        <translation>{card:Name} bliver også: ved siden af sin konge kan den vinde et stik.</translation>
    </message>
    <message>
        <source>{card:The} stays with a lower card: it may win once the king is gone.</source>
        <translation>{card:Name} bliver sammen med et lavere kort: når kongen er faldet, kan damen vinde et stik.</translation>
    </message>
    <message>
        <source>Throw your weakest cards: new ones may be better.</source>
        <translation>Smid dine svageste kort: nye kan være bedre.</translation>
    </message>
    <message>
        <source>Keep the kings, and {suit} for {trumps:one # trump|other # trumps}.</source>
        <translation>Behold kongerne og {suit}, så du får {trumps:one # trumf|other # trumfer}.</translation>
    </message>
    <message>
        <source>Your partner draws after you: leave them {left:one # card|other # cards}.</source>
        <translation>Din makker køber efter dig: lad {left:one # kort|other # kort} ligge.</translation>
    </message>
    <message>
        <source>You throw your last {suit}: unless you draw more, you may trump it.</source>
        <translation>Du smider resten af dine {suit}: køber du ingen nye, kan du stikke farven med trumf.</translation>
    </message>
    <message>
        <source>Throw the cards that are likeliest to take a trick.</source>
        <translation>Smid de kort, der lettest tager et stik.</translation>
    </message>
    <message>
        <source>Going on for all the tricks pays more, and it goes well nearly always.</source>
        <translation>At gå efter alle stik giver mere, og det lykkes næsten altid.</translation>
    </message>
    <message>
        <source>Play on: it goes well {wins:10 nearly always|other about # times in 10}.</source>
        <translation>Spil videre: det går godt {wins:10 næsten altid|other omkring # gange ud af 10}.</translation>
    </message>
    <message>
        <source>With {suit} as trumps you make {have:0 hardly a trick|one only about # trick|other only about # tricks}: that is too few.</source>
        <translation>Med {suit} som trumf får du {have:0 næppe et stik|one kun omkring # stik|other kun omkring # stik}, og det er for lidt.</translation>
    </message>
    <message>
        <source>You have won already, and of the {left:one # trick|other # tricks} left {sure:0 none is|one only one is|other only # are} certain.</source>
        <translation>Du har allerede vundet, og af de {left:one # stik|other # stik}, der er tilbage, er {sure:0 ingen sikre|one kun ét sikkert|other kun # sikre}.</translation>
    </message>
    <message>
        <source>You have too few tricks to hope for codille.</source>
        <translation>Du har for få stik til at håbe på kodille.</translation>
    </message>
    <message>
        <source>Your cards and tricks are too weak to win it yourself.</source>
        <translation>Du har for svage kort og for få stik til selv at vinde spillet.</translation>
    </message>
    <message>
        <source>Your cards and tricks are good enough to win it yourself.</source>
        <translation>Dine kort og stik er gode nok til, at du selv kan vinde det.</translation>
    </message>
    <message>
        <source>The card turned up is a trump for certain: take it.</source>
        <translation>Det vendte kort er med sikkerhed en trumf: tag det.</translation>
    </message>
    <message>
        <source>All have passed, so the strong cards probably lie in the talon.</source>
        <translation>Alle har passet, så de stærke kort ligger nok i talonen.</translation>
    </message>
    <message>
        <source>If you turn up a king, you score a point.</source>
        <translation>Vender du en konge, får du et point.</translation>
    </message>
    <message>
        <source>A king that you show scores a point.</source>
        <translation>En konge, som du viser, giver et point.</translation>
    </message>
    <message>
        <source>You gain nothing by keeping the talon secret.</source>
        <translation>Du vinder intet ved at holde talonen hemmelig.</translation>
    </message>
    <message>
        <source>You would {wins:0 hardly ever win|one win only about once in 10|other win only about # times in 10}.</source>
        <translation>Du ville {wins:0 næsten aldrig vinde|one kun vinde omkring 1 gang ud af 10|other kun vinde omkring # gange ud af 10}.</translation>
    </message>
    <message>
        <source>You have no trump left, and {left:one # is|other # are} still out.</source>
        <translation>Du har ikke mere trumf, og {left} er stadig ude.</translation>
    </message>
    <message>
        <source>The others have {tricks:one # trick|other # tricks} together, and you have {own:0 none|other #}.</source>
        <translation>De andre har tilsammen {tricks} stik, og du har {own:0 ingen|other #}.</translation>
    </message>
    <message>
        <source>You can hardly win now, and after codille another player gets your chips.</source>
        <translation>Du kan næppe vinde nu, og ved kodille får en anden spiller dine jetoner.</translation>
    </message>
    <message>
        <source>You can hardly win, and throwing it in costs no more than a tie.</source>
        <translation>Du kan næppe vinde, og at smide spillet koster ikke mere end en bet.</translation>
    </message>
</context>
<context>
    <name>Holds</name>
    <message>
        <source>With nobody</source>
        <translation>Hos ingen</translation>
    </message>
    <message>
        <source>How sure are you?</source>
        <translation>Hvor sikker er du?</translation>
    </message>
    <message>
        <source>5 times in 10</source>
        <translation>5 gange ud af 10</translation>
    </message>
    <message>
        <source>7 times in 10</source>
        <translation>7 gange ud af 10</translation>
    </message>
    <message>
        <source>9 times in 10</source>
        <translation>9 gange ud af 10</translation>
    </message>
    <message>
        <source>That is close to what the expert sees.</source>
        <translation>Det er tæt på det, eksperten ser.</translation>
    </message>
    <message>
        <source>There, and you can be surer of it. This problem comes back another day.</source>
        <translation>Der, og du kan være mere sikker. Opgaven kommer igen en anden dag.</translation>
    </message>
    <message>
        <source>There, but you cannot be that sure. This problem comes back another day.</source>
        <translation>Der, men så sikker kan du ikke være. Opgaven kommer igen en anden dag.</translation>
    </message>
    <message>
        <source>Above: your answer. Below: what the expert sees.</source>
        <translation>Øverst: dit svar. Nederst: det, eksperten ser.</translation>
    </message>
    <message>
        <source>This time it is with {name}.</source>
        <translation>Denne gang er det hos {name}.</translation>
    </message>
    <message>
        <source>This time nobody has it.</source>
        <translation>Denne gang har ingen det.</translation>
    </message>
    <message>
        <source>Where is {card:the}, most likely?</source>
        <translation>Hvor er {card} højst sandsynligt?</translation>
    </message>
    <message>
        <source>Most likely it is with {name}: {percent}.</source>
        <translation>Mest sandsynligt hos {name}: {percent}.</translation>
    </message>
    <message>
        <source>Most likely nobody has it: {percent}.</source>
        <translation>Mest sandsynligt hos ingen: {percent}.</translation>
    </message>
</context>
<context>
    <name>HouseEditor</name>
    <message>
        <source>Show the &amp;chief ones only</source>
        <translation>Vis kun de &amp;vigtigste</translation>
    </message>
    <message>
        <source>Show &amp;all house rules</source>
        <translation>Vis alle &amp;husregler</translation>
    </message>
    <message>
        <source>Hid&amp;e the house rules</source>
        <translation>Skj&amp;ul husreglerne</translation>
    </message>
    <message>
        <source>Chang&amp;e the house rules</source>
        <translation>Ænd&amp;r husreglerne</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Standard</translation>
    </message>
    <message>
        <source>All as in the rule book</source>
        <translation>Alt som i regelbogen</translation>
    </message>
    <message>
        <source>Not as in the rule book: {rules}</source>
        <translation>Anderledes end i regelbogen: {rules}</translation>
    </message>
</context>
<context>
    <name>KeyPage</name>
    <message>
        <source>From part to part of the table</source>
        <translation>Fra del til del af bordet</translation>
    </message>
    <message>
        <source>The table read out</source>
        <translation>Bordet læst op</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Dine kort</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Bordet</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Spillet</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>Den første side</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>En lektion</translation>
    </message>
    <message>
        <source>Lists, log, last trick, settlement, other cards</source>
        <translation>Lister, forløb, forrige stik, regnskab, andre kort</translation>
    </message>
    <message>
        <source>A replay</source>
        <translation>En afspilning</translation>
    </message>
    <message>
        <source>Dialogs</source>
        <translation>Dialoger</translation>
    </message>
    <message>
        <source>The path of lessons</source>
        <translation>Vejen gennem lektionerne</translation>
    </message>
    <message>
        <source>The rule book</source>
        <translation>Regelbogen</translation>
    </message>
    <message>
        <source>Score sheet and sittings</source>
        <translation>Regnskab og partier</translation>
    </message>
    <message>
        <source>F6 leads round the parts of the table, from your cards to the tools. The arrow keys lead along each part.</source>
        <translation>F6 fører rundt til bordets dele, fra dine kort til værktøjerne. Piletasterne fører gennem hver del.</translation>
    </message>
    <message>
        <source>These keys work at any time. The words are shown, and a screen reader says them.</source>
        <translation>Disse taster virker altid. Ordene bliver vist, og en skærmlæser siger dem.</translation>
    </message>
    <message>
        <source>Each button shows its key. It works wherever you are, and is the same through the deal.</source>
        <translation>Hver knap viser sin tast. Den virker, hvor du end er, og er den samme i hele given.</translation>
    </message>
    <message>
        <source>Alt and the underlined letter of a button or a field leads to it.</source>
        <translation>Alt og det understregede bogstav i en knap eller et felt fører dertil.</translation>
    </message>
    <message>
        <source>{keys}: {text}</source>
        <translation>{keys}: {text}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>1 to 9, and 0 for the tenth</source>
        <translation>1 til 9, og 0 for det tiende</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 til 4</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>D</source>
        <translation>K</translation>
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
        <translation>S</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>T</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>J</translation>
    </message>
    <message>
        <source>O</source>
        <translation>T</translation>
    </message>
    <message>
        <source>W</source>
        <translation>O</translation>
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
        <translation>Page up</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page down</translation>
    </message>
    <message>
        <source>Left arrow</source>
        <translation>Venstre pil</translation>
    </message>
    <message>
        <source>Right arrow</source>
        <translation>Højre pil</translation>
    </message>
    <message>
        <source>Up arrow</source>
        <translation>Pil op</translation>
    </message>
    <message>
        <source>Down arrow</source>
        <translation>Pil ned</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Tilbagetast</translation>
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
        <translation>Skift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>To the next thing in this part</source>
        <translation>Til næste element i denne del</translation>
    </message>
    <message>
        <source>To the thing before</source>
        <translation>Til forrige element</translation>
    </message>
    <message>
        <source>Back to your cards</source>
        <translation>Tilbage til kortene</translation>
    </message>
    <message>
        <source>Explain the word in focus, or the next word on the table</source>
        <translation>Forklar ordet i fokus, eller det næste ord på bordet</translation>
    </message>
    <message>
        <source>To the next card or button</source>
        <translation>Til næste kort eller knap</translation>
    </message>
    <message>
        <source>To the card or button before</source>
        <translation>Til forrige kort eller knap</translation>
    </message>
    <message>
        <source>Choose the card at that place; press again to play or throw it</source>
        <translation>Vælg kortet på den plads; tryk igen for at spille eller smide det</translation>
    </message>
    <message>
        <source>To the card on the left</source>
        <translation>Til kortet til venstre</translation>
    </message>
    <message>
        <source>To the card on the right</source>
        <translation>Til kortet til højre</translation>
    </message>
    <message>
        <source>Move the card to the left</source>
        <translation>Flyt kortet til venstre</translation>
    </message>
    <message>
        <source>Move the card to the right</source>
        <translation>Flyt kortet til højre</translation>
    </message>
    <message>
        <source>Raise the chosen card, then play it; in the exchange, throw or keep it</source>
        <translation>Løft det valgte kort, og spil det så; under købet: smid eller behold det</translation>
    </message>
    <message>
        <source>In the exchange, throw all up to this card, as Shift and click do</source>
        <translation>Under købet: smid alle kort fra det sidste til dette, som et klik med Skift gør</translation>
    </message>
    <message>
        <source>Lower the raised card, or take back the last discard</source>
        <translation>Sænk det løftede kort, eller tag det sidst smidte tilbage</translation>
    </message>
    <message>
        <source>While you are asked nothing: go on, and put away a trick that waits</source>
        <translation>Mens du ikke bliver spurgt: fortsæt, og læg et ventende stik væk</translation>
    </message>
    <message>
        <source>Press the golden button: play the raised card, or go on</source>
        <translation>Tryk på guldknappen: spil det løftede kort, eller fortsæt</translation>
    </message>
    <message>
        <source>Play on after all, when you are asked whether you surrender</source>
        <translation>Spil alligevel videre, når du bliver spurgt, om du giver op</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Gør, hvad rådet siger</translation>
    </message>
    <message>
        <source>Name the suit, or call the card, with that number</source>
        <translation>Vælg farven, eller kald kortet, med det nummer</translation>
    </message>
    <message>
        <source>The first of the offers</source>
        <translation>Det første af tilbuddene</translation>
    </message>
    <message>
        <source>Go on, once you have read the bubble</source>
        <translation>Videre, når du har læst boblen</translation>
    </message>
    <message>
        <source>Give the answer with that number</source>
        <translation>Giv svaret med det nummer</translation>
    </message>
    <message>
        <source>To the line above or below</source>
        <translation>Til linjen over eller under</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: up</source>
        <translation>I en lang liste af meldinger eller et langt regnskab: op</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: down</source>
        <translation>I en lang liste af meldinger eller et langt regnskab: ned</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page up</source>
        <translation>I en lang liste af meldinger eller et langt regnskab: en side op</translation>
    </message>
    <message>
        <source>In a long list of bids or a long settlement: a page down</source>
        <translation>I en lang liste af meldinger eller et langt regnskab: en side ned</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Let it go on, or stop it</source>
        <translation>Lad den gå videre, eller stands den</translation>
    </message>
    <message>
        <source>End the replay</source>
        <translation>Slut afspilningen</translation>
    </message>
    <message>
        <source>Press the button with the frame, or else the golden one</source>
        <translation>Tryk på knappen med rammen, eller ellers guldknappen</translation>
    </message>
    <message>
        <source>Close without an answer</source>
        <translation>Luk uden svar</translation>
    </message>
    <message>
        <source>To the next field or button</source>
        <translation>Til næste felt eller knap</translation>
    </message>
    <message>
        <source>To the field or button before</source>
        <translation>Til forrige felt eller knap</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Reglerne</translation>
    </message>
    <message>
        <source>To the station before, or the next</source>
        <translation>Til stationen før eller den næste</translation>
    </message>
    <message>
        <source>To the chapter before, or the next</source>
        <translation>Til kapitlet før eller det næste</translation>
    </message>
    <message>
        <source>To the first station, or the last</source>
        <translation>Til den første station eller den sidste</translation>
    </message>
    <message>
        <source>Begin the station with the frame</source>
        <translation>Begynd stationen med rammen</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Tilbage til forrige side</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søg</translation>
    </message>
    <message>
        <source>To the next place found</source>
        <translation>Til næste fund</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Større tekst</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mindre tekst</translation>
    </message>
    <message>
        <source>Copy the whole sheet</source>
        <translation>Kopiér hele arket</translation>
    </message>
    <message>
        <source>To the row above or below</source>
        <translation>Til rækken over eller under</translation>
    </message>
    <message>
        <source>V</source>
        <translation>G</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>{name} (in part)</source>
        <translation>{name} (delvis)</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn</source>
        <translation>Lær</translation>
    </message>
    <message>
        <source>The path</source>
        <translation>Vejen</translation>
    </message>
    <message>
        <source>The chapters</source>
        <translation>Kapitlerne</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Begynd</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Drill</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Lær af fejl</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spille</translation>
    </message>
    <message>
        <source>The rules, one new thing in each deal.</source>
        <translation>Reglerne, én nyhed i hvert spil.</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Vurdere</translation>
    </message>
    <message>
        <source>What your hand is worth, and what your cards can do.</source>
        <translation>Hvad din hånd er værd, og hvad dine kort kan.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Øve</translation>
    </message>
    <message>
        <source>As much as you like, of what you choose.</source>
        <translation>Så meget du vil, af det du vælger.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Look at nine cards, and say whether you play.</source>
        <translation>Se på ni kort, og sig, om du spiller.</translation>
    </message>
    <message>
        <source>Which cards go, and which stay?</source>
        <translation>Hvilke kort går, og hvilke bliver?</translation>
    </message>
    <message>
        <source>Two of you must stop one.</source>
        <translation>I to skal standse én.</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. Trumps now, or later?</source>
        <translation>Du er spilfører og spiller ud. Trumf nu eller senere?</translation>
    </message>
    <message>
        <source>You are the Ombre. One card is best.</source>
        <translation>Du er spilfører. Ét kort er bedst.</translation>
    </message>
    <message>
        <source>You play. Which suit shall be trump?</source>
        <translation>Du spiller. Hvilken farve skal være trumf?</translation>
    </message>
    <message>
        <source>The last chance to give up. Or do you play on?</source>
        <translation>Sidste chance for at give op. Eller spiller du videre?</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop, or try for all nine?</source>
        <translation>Fem stik er dine. Stoppe, eller prøve at få alle ni?</translation>
    </message>
    <message>
        <source>Problems from real deals of this game.</source>
        <translation>Opgaver fra rigtige spil af denne slags.</translation>
    </message>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>Ingen af dine fejl kommer igen i dag.</translation>
    </message>
    <message>
        <source>{count:one # position|other # positions} that you missed, in new cards.</source>
        <translation>{count:one # stilling|other # stillinger}, som du tog fejl af, med nye kort.</translation>
    </message>
    <message>
        <source>Drill, {title}</source>
        <translation>Drill, {title}</translation>
    </message>
    <message>
        <source>&amp;Do it</source>
        <translation>&amp;Gør det</translation>
    </message>
    <message>
        <source>Next: the lesson “{title}”.</source>
        <translation>Næste: lektionen “{title}”.</translation>
    </message>
    <message>
        <source>Next: practise “{theme}”, which costs you most.</source>
        <translation>Næste: øv “{theme}”, som koster dig mest.</translation>
    </message>
    <message>
        <source>Next: today’s deal, {game}.</source>
        <translation>Næste: dagens giv, {game}.</translation>
    </message>
    <message>
        <source>Next: {count:one # position that you missed comes|other # positions that you missed come} back today.</source>
        <translation>Næste: {count:one # stilling, du tog fejl af, kommer|other # stillinger, du tog fejl af, kommer} igen i dag.</translation>
    </message>
    <message>
        <source>So far, this lesson is in English only.</source>
        <translation>Denne lektion er indtil videre kun på engelsk.</translation>
    </message>
    <message>
        <source>Exercises of lesson {number}.</source>
        <translation>Øvelser til lektion {number}.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Opgaver</translation>
    </message>
    <message>
        <source>When to dare, when to give up, and where the cards are.</source>
        <translation>Hvornår du vover, hvornår du giver op, og hvor kortene er.</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}</source>
        <translation>Lektion {number}, {title}</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, next</source>
        <translation>Lektion {number}, {title}, næste</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, done</source>
        <translation>Lektion {number}, {title}, færdig</translation>
    </message>
    <message>
        <source>Problems, {title}</source>
        <translation>Opgaver, {title}</translation>
    </message>
    <message>
        <source>Problems, {title}, done</source>
        <translation>Opgaver, {title}, færdige</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{sentence} {progress}.</source>
        <translation>{sentence} {progress}.</translation>
    </message>
    <message>
        <source>{right} solved</source>
        <translation>{right:one # løst|other # løst}</translation>
    </message>
    <message>
        <source>{count} today</source>
        <translation>{count} i dag</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>None of these</source>
        <translation>Ingen af disse</translation>
    </message>
    <message>
        <source>Whist, Hearts, Spades</source>
        <translation>Whist, hjerterfri, spar dame</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Bridge</translation>
    </message>
    <message>
        <source>Skat, Doppelkopf, Schafkopf</source>
        <translation>Skat, doppelkopf, schafkopf</translation>
    </message>
    <message>
        <source>Tarock, Tarot</source>
        <translation>Tarok</translation>
    </message>
    <message>
        <source>Tressette, Tute, Briscola</source>
        <translation>Tressette, tute, briscola</translation>
    </message>
    <message>
        <source>What do you know already?</source>
        <translation>Hvad kender du i forvejen?</translation>
    </message>
    <message>
        <source>On to the next lesson</source>
        <translation>Videre til næste lektion</translation>
    </message>
    <message>
        <source>Now a real game, with all helps</source>
        <translation>Nu et rigtigt parti, med al hjælp</translation>
    </message>
    <message>
        <source>What the teacher said</source>
        <translation>Hvad læreren sagde</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Videre</translation>
    </message>
    <message>
        <source>Again from the beginning</source>
        <translation>Forfra</translation>
    </message>
    <message>
        <source>{trick:1 Again from the first trick|2 Again from the second trick|3 Again from the third trick|4 Again from the fourth trick|5 Again from the fifth trick|6 Again from the sixth trick|7 Again from the seventh trick|8 Again from the eighth trick|9 Again from the last trick|other Again from trick #}</source>
        <translation>{trick:1 Igen fra det første stik|2 Igen fra det andet stik|3 Igen fra det tredje stik|4 Igen fra det fjerde stik|5 Igen fra det femte stik|6 Igen fra det sjette stik|7 Igen fra det syvende stik|8 Igen fra det ottende stik|9 Igen fra det sidste stik|other Igen fra stik #}</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Nok for i dag</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Tilbage til mit spil</translation>
    </message>
    <message>
        <source>Now without me: the same opponents</source>
        <translation>Nu uden mig: de samme modspillere</translation>
    </message>
    <message>
        <source>Well played. What next?</source>
        <translation>Godt spillet. Hvad nu?</translation>
    </message>
    <message>
        <source>That went wrong. Try again, or go on?</source>
        <translation>Det gik galt. Igen, eller videre?</translation>
    </message>
    <message>
        <source>The rings show what the teacher advises. F7 shows what the teacher said last.</source>
        <translation>Ringene viser, hvad læreren råder til. F7 viser, hvad læreren sidst sagde.</translation>
    </message>
    <message>
        <source>Well played. The score starts again in the next lesson.</source>
        <translation>Godt spillet. I næste lektion begynder regnskabet forfra.</translation>
    </message>
    <message>
        <source>That went wrong. The score starts again in the next lesson.</source>
        <translation>Det gik galt. I næste lektion begynder regnskabet forfra.</translation>
    </message>
    <message>
        <source>I would play {better:the}: that wins about {best:one once|other # times} in 10, {chosen:the} {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>Jeg ville spille {better}: det vinder omtrent {best:one én gang|other # gange} af 10, {chosen} {own:0 næsten aldrig|one kun én|other kun #}. Vælg igen.</translation>
    </message>
    <message>
        <source>I would play {better:the}: on average it brings more. Choose again.</source>
        <translation>Jeg ville spille {better}: i gennemsnit giver det mere. Vælg igen.</translation>
    </message>
    <message>
        <source>Another choice brings more on average. Choose again.</source>
        <translation>Et andet valg giver mere i gennemsnit. Vælg igen.</translation>
    </message>
    <message>
        <source>Another choice wins about {best:one once|other # times} in 10, this one {own:0 hardly ever|one only once|other only #}. Choose again.</source>
        <translation>Et andet valg vinder omtrent {best:one én gang|other # gange} af 10, dette {own:0 næsten aldrig|one kun én|other kun #}. Vælg igen.</translation>
    </message>
    <message>
        <source>This lesson cannot be read</source>
        <translation>Denne lektion kan ikke læses</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>Der er en fejl i {file}.</translation>
    </message>
    <message>
        <source>Your games and what you have learned so far are untouched.</source>
        <translation>Dine spil og det, du har lært indtil nu, er urørt.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Forgets nothing, and tries every card against dozens of hands the others may hold.</source>
        <translation>Glemmer intet og prøver hvert kort mod snesevis af hænder, de andre kan have.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stærk</translation>
    </message>
    <message>
        <source>Forgets nothing, bids by the book, and thinks of fewer cases.</source>
        <translation>Glemmer intet, melder efter bogen og tænker på færre muligheder.</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Jævn</translation>
    </message>
    <message>
        <source>A club player who knows the maxims, remembers three tricks and has two habits.</source>
        <translation>En klubspiller, der kender tommelfingerreglerne, husker tre stik og har to vaner.</translation>
    </message>
    <message>
        <source>Bids too much, remembers two tricks, and has three habits you can learn.</source>
        <translation>Melder for meget, husker to stik og har tre vaner, som du kan lære at kende.</translation>
    </message>
    <message>
        <source>As strong as I am</source>
        <translation>Lige så stærk som jeg</translation>
    </message>
    <message>
        <source>Plays about as well as you do, and changes with you.</source>
        <translation>Spiller omtrent lige så godt som du og følger dig.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as a novice.</source>
        <translation>Spiller omtrent lige så godt som du: nu som en begynder.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between novice and steady.</source>
        <translation>Spiller omtrent lige så godt som du: nu mellem begynder og jævn.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now steady.</source>
        <translation>Spiller omtrent lige så godt som du: nu jævnt.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between steady and strong.</source>
        <translation>Spiller omtrent lige så godt som du: nu mellem jævn og stærk.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now strong.</source>
        <translation>Spiller omtrent lige så godt som du: nu stærkt.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now between strong and expert.</source>
        <translation>Spiller omtrent lige så godt som du: nu mellem stærk og ekspert.</translation>
    </message>
    <message>
        <source>Plays about as well as you do: now as an expert.</source>
        <translation>Spiller omtrent lige så godt som du: nu som en ekspert.</translation>
    </message>
    <message>
        <source>Bold: bids on little, and likes to play alone and for all nine tricks.</source>
        <translation>Dristig: melder på lidt og spiller gerne alene og efter alle ni stik.</translation>
    </message>
    <message>
        <source>Hot-headed: as Ombre leads every trump from the top.</source>
        <translation>Hidsig: spiller som spilfører alle trumfer ud fra oven.</translation>
    </message>
    <message>
        <source>A gambler: would rather turn up a trump than name one.</source>
        <translation>Spiller højt: vender hellere en trumf end at vælge en.</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Begynder</translation>
    </message>
    <message>
        <source>Even-tempered: goes by the figures.</source>
        <translation>Ligevægtig: går efter tallene.</translation>
    </message>
    <message>
        <source>Cautious: bids on good cards only, and gives up in time.</source>
        <translation>Forsigtig: melder kun på gode kort og giver op i tide.</translation>
    </message>
    <message>
        <source>Stubborn: never gives a game up, and leads the same suit again and again.</source>
        <translation>Stædig: giver aldrig et spil op og spiller samme farve ud igen og igen.</translation>
    </message>
    <message>
        <source>Thrifty: saves spadille for later, and draws few cards as a defender.</source>
        <translation>Sparsommelig: gemmer spadille til senere og køber få kort som modspiller.</translation>
    </message>
    <message>
        <source>Wins about half a chip a deal less than the expert at Renegado.</source>
        <translation>Vinder omtrent en halv jeton mindre pr. giv end eksperten i Renegado.</translation>
    </message>
    <message>
        <source>Wins about a chip a deal less than the expert at Renegado.</source>
        <translation>Vinder omtrent en jeton mindre pr. giv end eksperten i Renegado.</translation>
    </message>
    <message>
        <source>Wins about {number} chips a deal less than the expert at Renegado.</source>
        <translation>Vinder omtrent {number} jetoner mindre pr. giv end eksperten i Renegado.</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} og {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} eller {last}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
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
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Without luck, where it is known</source>
        <translation>Uden held, hvor det er kendt</translation>
    </message>
    <message>
        <source>Your luck is not known in any of these deals yet. “Review this deal” works it out, and so does the coach (Preferences, Play).</source>
        <translation>Dit held er endnu ikke regnet ud for nogen af disse giv. »Vurdér mine valg« regner det ud, og det gør læreren også (Indstillinger, Spil).</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In points, it gave {luck}.</source>
        <translation>Dit held er kendt i {deals} af {of} giv siden {date}. I point gav det {luck}.</translation>
    </message>
    <message>
        <source>Your luck is known in {deals} of {of} deals since {date}. In chips, it gave {luck}.</source>
        <translation>Dit held er kendt i {deals} af {of} giv siden {date}. I jetoner gav det {luck}.</translation>
    </message>
    <message>
        <source>Luck is the worth of your hands and how the other cards lay. With all choices it makes what was won, without antes and pool.</source>
        <translation>Held er, hvad dine hænder var værd, og hvordan de andre kort lå. Sammen med alle valg giver det det vundne, uden indskud og pulje.</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Gennemgået</translation>
    </message>
    <message>
        <source>Your hands</source>
        <translation>Dine hænder</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Andre kort</translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation>Uden held</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Dine valg</translation>
    </message>
    <message>
        <source>Others’ choices</source>
        <translation>De andres valg</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Måned</translation>
    </message>
    <message>
        <source>All reviewed deals</source>
        <translation>Alle gennemgåede giv</translation>
    </message>
    <message>
        <source>Without the luck that is known: {amount}. The page “Luck and skill” has the figures.</source>
        <translation>Uden det held, der er kendt: {amount}. Siden »Held og dygtighed« har tallene.</translation>
    </message>
</context>
<context>
    <name>Maxims</name>
    <message>
        <source>trumps</source>
        <translation>trumf</translation>
    </message>
    <message>
        <source>Keep low cards, throw from the high ones.</source>
        <translation>Behold lave kort, smid blandt de høje.</translation>
    </message>
    <message>
        <source>Keep trumps and kings, throw from the rest.</source>
        <translation>Behold trumfer og konger, smid blandt resten.</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you take over, you play on as the Ombre.</source>
        <translation>Hvis alle siger ja, har spilføreren tabt. Overtager du, spiller du videre som spilfører.</translation>
    </message>
    <message>
        <source>If all accept, the Ombre has lost. If you refuse, the play goes on.</source>
        <translation>Hvis alle siger ja, har spilføreren tabt. Siger du nej, går spillet videre.</translation>
    </message>
    <message>
        <source>The others must follow suit if they can.</source>
        <translation>De andre skal bekende farve, hvis de kan.</translation>
    </message>
    <message>
        <source>{suit:Name} were led: follow suit.</source>
        <translation>{suit:Name} er spillet ud: bekend {suit}.</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card.</source>
        <translation>Du har ingen {suit}: læg, hvad du vil.</translation>
    </message>
    <message>
        <source>You have no {suit}: play a trump.</source>
        <translation>Du har ingen {suit}: læg en trumf.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>French &amp;cards only</source>
        <translation>Kun &amp;franske kort</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Giv</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lær</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjælp</translation>
    </message>
    <message>
        <source>To the &amp;next part of the table</source>
        <translation>Til &amp;næste del af bordet</translation>
    </message>
    <message>
        <source>To the part be&amp;fore</source>
        <translation>Til forri&amp;ge del</translation>
    </message>
    <message>
        <source>To my c&amp;ards</source>
        <translation>Til &amp;kortene</translation>
    </message>
    <message>
        <source>How it &amp;stands</source>
        <translation>&amp;Stillingen</translation>
    </message>
    <message>
        <source>The trick &amp;on the table</source>
        <translation>Stikket på b&amp;ordet</translation>
    </message>
    <message>
        <source>The &amp;players</source>
        <translation>S&amp;pillerne</translation>
    </message>
    <message>
        <source>&amp;Where the cards are…</source>
        <translation>&amp;Hvor kortene er…</translation>
    </message>
    <message>
        <source>Repeat the last &amp;message</source>
        <translation>Gentag den sidste b&amp;esked</translation>
    </message>
    <message>
        <source>The last &amp;trick</source>
        <translation>Forrige s&amp;tik</translation>
    </message>
    <message>
        <source>What has &amp;happened</source>
        <translation>Forl&amp;øbet</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Tag til&amp;bage</translation>
    </message>
    <message>
        <source>Go for&amp;ward again</source>
        <translation>Fre&amp;m igen</translation>
    </message>
    <message>
        <source>M&amp;y decisions…</source>
        <translation>Mine bes&amp;lutninger…</translation>
    </message>
    <message>
        <source>Sort my cards a&amp;gain</source>
        <translation>Sort&amp;ér kortene igen</translation>
    </message>
    <message>
        <source>A h&amp;int</source>
        <translation>Et r&amp;åd</translation>
    </message>
    <message>
        <source>&amp;Weigh the throw…</source>
        <translation>&amp;Vej kortene, der smides…</translation>
    </message>
    <message>
        <source>Play the rest &amp;out</source>
        <translation>Spil given fæ&amp;rdig</translation>
    </message>
    <message>
        <source>Decid&amp;e this for me</source>
        <translation>Afgør &amp;dette for mig</translation>
    </message>
    <message>
        <source>P&amp;lay this deal for me</source>
        <translation>&amp;Spil denne giv for mig</translation>
    </message>
    <message>
        <source>Spanish or French &amp;cards</source>
        <translation>Spanske eller &amp;franske kort</translation>
    </message>
    <message>
        <source>Print a dec&amp;k…</source>
        <translation>U&amp;dskriv et kortspil…</translation>
    </message>
    <message>
        <source>Soun&amp;ds on or off</source>
        <translation>Lyde til eller fr&amp;a</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>F&amp;uld skærm</translation>
    </message>
    <message>
        <source>&amp;Just play</source>
        <translation>Spil &amp;med det samme</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nyt parti…</translation>
    </message>
    <message>
        <source>A deal a da&amp;y…</source>
        <translation>Dagens gi&amp;v…</translation>
    </message>
    <message>
        <source>&amp;End the sitting</source>
        <translation>Afslut par&amp;tiet</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Åbn en optegnelse…</translation>
    </message>
    <message>
        <source>Save the &amp;record…</source>
        <translation>&amp;Gem optegnelsen…</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture of this deal…</source>
        <translation>Gem et &amp;billede af given…</translation>
    </message>
    <message>
        <source>&amp;Deal by code or number…</source>
        <translation>Giv ud fra kod&amp;e eller nummer…</translation>
    </message>
    <message>
        <source>A deal by ha&amp;nd…</source>
        <translation>En giv k&amp;ort for kort…</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;code</source>
        <translation>Kopiér givens k&amp;ode</translation>
    </message>
    <message>
        <source>Copy this deal&apos;s &amp;record</source>
        <translation>Kopiér givens o&amp;ptegnelse</translation>
    </message>
    <message>
        <source>&amp;Paste a record or a code</source>
        <translation>&amp;Indsæt en optegnelse eller en kode</translation>
    </message>
    <message>
        <source>Chec&amp;k this deal&apos;s shuffle</source>
        <translation>Efterprøv kortblandin&amp;gen i denne giv</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Regnskab</translation>
    </message>
    <message>
        <source>S&amp;ittings…</source>
        <translation>Part&amp;ier…</translation>
    </message>
    <message>
        <source>Play this deal &amp;again…</source>
        <translation>Spil samme &amp;kort igen…</translation>
    </message>
    <message>
        <source>St&amp;atistics…</source>
        <translation>&amp;Statistik…</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Indstil&amp;linger…</translation>
    </message>
    <message>
        <source>Bi&amp;gger letters, keys, contrast…</source>
        <translation>Større bogstaver, taster, &amp;kontrast…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afslut</translation>
    </message>
    <message>
        <source>&amp;Learn it at the table</source>
        <translation>&amp;Lær det ved bordet</translation>
    </message>
    <message>
        <source>Learn from &amp;mistakes</source>
        <translation>Lær &amp;af fejl</translation>
    </message>
    <message>
        <source>The &amp;teacher&apos;s last words</source>
        <translation>Lærerens &amp;sidste ord</translation>
    </message>
    <message>
        <source>L&amp;eave the lesson</source>
        <translation>&amp;Forlad lektionen</translation>
    </message>
    <message>
        <source>The &amp;rules</source>
        <translation>&amp;Reglerne</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Taster</translation>
    </message>
    <message>
        <source>&amp;Belinda&apos;s game</source>
        <translation>&amp;Belindas spil</translation>
    </message>
    <message>
        <source>&amp;About Ombre</source>
        <translation>&amp;Om Ombre</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>Sikkerhe&amp;dskopiér alt…</translation>
    </message>
    <message>
        <source>Beside the e&amp;xpert…</source>
        <translation>Samm&amp;enlign med eksperten…</translation>
    </message>
    <message>
        <source>Restore a back&amp;up…</source>
        <translation>&amp;Hent en sikkerhedskopi…</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>&amp;Vurdér mine valg</translation>
    </message>
    <message>
        <source>Le&amp;ssons and problems…</source>
        <translation>L&amp;ektioner og opgaver…</translation>
    </message>
    <message>
        <source>&amp;How the others think</source>
        <translation>Så&amp;dan tænker de andre</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>O&amp;pgaver</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Co&amp;py the details</source>
        <translation>&amp;Kopiér detaljerne</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>Show the &amp;details</source>
        <translation>&amp;Vis detaljerne</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detaljer</translation>
    </message>
    <message>
        <source>Hide the &amp;details</source>
        <translation>Skj&amp;ul detaljerne</translation>
    </message>
</context>
<context>
    <name>Missing</name>
    <message>
        <source>Not every game can be played here: a part of the program is missing.</source>
        <translation>Ikke alle spil kan spilles her: en del af programmet mangler.</translation>
    </message>
    <message>
        <source>You cannot be asked this</source>
        <translation>Du kan ikke spørges om dette</translation>
    </message>
    <message>
        <source>It is your turn, but the part that would let you answer is missing.</source>
        <translation>Det er din tur, men programmet mangler den del, der lader dig svare.</translation>
    </message>
    <message>
        <source>The sitting is kept as it stands. You can take back your last decision or begin another game.</source>
        <translation>Partiet er gemt, som det står. Du kan tage din sidste beslutning tilbage eller begynde et andet spil.</translation>
    </message>
    <message>
        <source>This game is played with French cards.</source>
        <translation>Dette spil spilles med franske kort.</translation>
    </message>
    <message>
        <source>Its eights, nines and tens, or its words, need the French deck.</source>
        <translation>Dens ottere, niere og tiere, eller dens ord, kræver de franske kort.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>A new game</source>
        <translation>Nyt parti</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanske</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Franske</translation>
    </message>
    <message>
        <source>The sitting</source>
        <translation>Partiet</translation>
    </message>
    <message>
        <source>With each of these numbers, everybody deals equally often.</source>
        <translation>Med hvert af disse tal giver alle lige mange gange.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>What a table agrees on before it plays. The rules of the book are set already.</source>
        <translation>Hvad et bord aftaler, før det spiller. Bogens regler er allerede valgt.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annullér</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Begynd</translation>
    </message>
    <message>
        <source>You can change them at any moment of the game.</source>
        <translation>Du kan skifte dem når som helst under spillet.</translation>
    </message>
    <message>
        <source>No fixed end</source>
        <translation>Ubegrænset</translation>
    </message>
    <message>
        <source>D&amp;uplicate: the expert plays the same deals</source>
        <translation>&amp;Duplikat: eksperten spiller de samme giv</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>et tilfældigt nummer</translation>
    </message>
    <message>
        <source>Number of the &amp;first deal</source>
        <translation>Nummer på den &amp;første giv</translation>
    </message>
    <message>
        <source>Everybody who plays the same number has the same cards. Each deal stands alone.</source>
        <translation>Alle, der spiller det samme nummer, har de samme kort. Hver giv står for sig.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Ved bordet</translation>
    </message>
    <message>
        <source>Length, cards, house rules</source>
        <translation>Længde, kort, husregler</translation>
    </message>
    <message>
        <source>How the opponents &amp;think…</source>
        <translation>Sådan &amp;tænker de andre…</translation>
    </message>
    <message>
        <source>The numbers go from 1 to 4,000,000,000.</source>
        <translation>Numrene går fra 1 til 4.000.000.000.</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Where the cards are</source>
        <translation>Hvor kortene er</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Hvad der er sket</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Who may have it</source>
        <translation>Hvem der kan have det</translation>
    </message>
    <message>
        <source>The hand has</source>
        <translation>Hånden har</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Før</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Efter</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Kortene er givet.</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Regner det ud…</translation>
    </message>
    <message>
        <source>That told hardly anything new.</source>
        <translation>Det fortalte næsten intet nyt.</translation>
    </message>
    <message>
        <source>Choose what another player did, to see what it told.</source>
        <translation>Vælg, hvad en anden gjorde, og se, hvad det fortalte.</translation>
    </message>
    <message>
        <source>Nobody can tell yet what a bid means in this game.</source>
        <translation>Ingen kan endnu sige, hvad en melding betyder i dette spil.</translation>
    </message>
    <message>
        <source>This cannot be worked out just now.</source>
        <translation>Det kan ikke regnes ud lige nu.</translation>
    </message>
    <message>
        <source>Every card that matters has been played.</source>
        <translation>Alle de kort, der betyder noget, er spillet.</translation>
    </message>
    <message>
        <source>Worked out from what you may see, as if experts played. Beginners are harder to read.</source>
        <translation>Regnet ud fra det, du må se, som om eksperter spillede. Begyndere er sværere at læse.</translation>
    </message>
    <message>
        <source>Hatched: with nobody who plays now.</source>
        <translation>Skraveret: hos ingen, der spiller med nu.</translation>
    </message>
    <message>
        <source>&amp;Before and after</source>
        <translation>&amp;Før og efter</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>with nobody</source>
        <translation>hos ingen</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sikkert</translation>
    </message>
    <message>
        <source>{card:The}</source>
        <translation>{card:Name}</translation>
    </message>
    <message>
        <source>{number:one # trump or more|other # trumps or more}</source>
        <translation>{number:one # trumf eller flere|other # trumfer eller flere}</translation>
    </message>
    <message>
        <source>A trump below the matadors</source>
        <translation>En trumf under matadorerne</translation>
    </message>
    <message>
        <source>A card of {suit}</source>
        <translation>Et kort i {suit}</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} or more of one suit</source>
        <translation>{number:one # kort|other # kort} eller flere i én farve</translation>
    </message>
    <message>
        <source>Not {card:the}</source>
        <translation>Ikke {card}</translation>
    </message>
    <message>
        <source>{number:0 No trump|one At most # trump|other At most # trumps}</source>
        <translation>{number:0 Ingen trumf|one Højst # trumf|other Højst # trumfer}</translation>
    </message>
    <message>
        <source>No trump below the matadors</source>
        <translation>Ingen trumf under matadorerne</translation>
    </message>
    <message>
        <source>No {suit}</source>
        <translation>Ingen {suit}</translation>
    </message>
    <message>
        <source>At most {number:one # card|other # cards} of each suit</source>
        <translation>Højst {number:one # kort|other # kort} i hver farve</translation>
    </message>
    <message>
        <source>{name} {percent}</source>
        <translation>{name} {percent}</translation>
    </message>
    <message>
        <source>{trait}: that is certain.</source>
        <translation>{trait}: det er sikkert.</translation>
    </message>
    <message>
        <source>{trait}: {percent}, before {before}.</source>
        <translation>{trait}: {percent}, før {before}.</translation>
    </message>
    <message>
        <source>What that told about {name}:</source>
        <translation>Hvad det fortalte om {name}:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>What would they do?</source>
        <translation>Hvad ville de gøre?</translation>
    </message>
    <message>
        <source>Each as they usually play, by what this seat could see.</source>
        <translation>Hver især, som de plejer at spille, ud fra hvad denne plads kunne se.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Hvem</translation>
    </message>
    <message>
        <source>Would</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Hvorfor</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>tænker…</translation>
    </message>
    <message>
        <source>does not say</source>
        <translation>siger intet</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>All would do the same: {action}.</source>
        <translation>Alle ville gøre det samme: {action}.</translation>
    </message>
    <message>
        <source>{number} of {all} would do this: {action}.</source>
        <translation>{number} af {all} ville gøre dette: {action}.</translation>
    </message>
</context>
<context>
    <name>OpponentPlace</name>
    <message>
        <source>Opponent</source>
        <translation>Modspiller</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Styrke</translation>
    </message>
</context>
<context>
    <name>OutsideGames</name>
    <message>
        <source>Copy your games?</source>
        <translation>Kopiér dine spil?</translation>
    </message>
    <message>
        <source>Another installation of Ombre keeps games on this computer.</source>
        <translation>En anden installation af Ombre har spil på denne computer.</translation>
    </message>
    <message>
        <source>Its own folder is empty: your games and preferences can be copied into it. Those in {folder} stay as they are.</source>
        <translation>Dens egen mappe er tom: dine spil og indstillinger kan kopieres ind i den. Dem i {folder} bliver, som de er.</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>&amp;Kopiér dem</translation>
    </message>
    <message>
        <source>&amp;Begin without them</source>
        <translation>&amp;Begynd uden dem</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Draw</source>
        <translation>Køb</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Tag tilbage</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Spil given færdig</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Resten er min</translation>
    </message>
    <message>
        <source>The others take the rest</source>
        <translation>De andre tager resten</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Til slutningen</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Discards and talon</source>
        <translation>Smidte kort og talon</translation>
    </message>
    <message>
        <source>With a word…</source>
        <translation>Med et ord…</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>dine</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>stadig ude</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>væk</translation>
    </message>
    <message>
        <source>held in front</source>
        <translation>vist foran</translation>
    </message>
    <message>
        <source>You: took it</source>
        <translation>Du tog det</translation>
    </message>
    <message>
        <source>{name:Name}: took it</source>
        <translation>{name:Name} tog det</translation>
    </message>
    <message>
        <source>Thrown by you</source>
        <translation>Smidt af dig</translation>
    </message>
    <message>
        <source>Thrown by {name}</source>
        <translation>Smidt af {name}</translation>
    </message>
    <message>
        <source>You took the trick.</source>
        <translation>Du tog stikket.</translation>
    </message>
    <message>
        <source>{name:Name} took the trick.</source>
        <translation>{name:Name} tog stikket.</translation>
    </message>
    <message>
        <source>{label}. Key {key}.</source>
        <translation>{label}. Tast {key}.</translation>
    </message>
    <message>
        <source>{label}. {good}. {bad}. Key {key}.</source>
        <translation>{label}. {good}. {bad}. Tast {key}.</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Behold alle</translation>
    </message>
    <message>
        <source>Draw {number}</source>
        <translation>Køb {number}</translation>
    </message>
    <message>
        <source>Throw {number}</source>
        <translation>Smid {number}</translation>
    </message>
    <message>
        <source>{thrown} of {most} thrown</source>
        <translation>{thrown} af {most} smidt</translation>
    </message>
    <message>
        <source>{thrown} thrown, at least {least}</source>
        <translation>{thrown} smidt, mindst {least}</translation>
    </message>
    <message>
        <source>{thrown} thrown, no more</source>
        <translation>{thrown} smidt, ikke flere</translation>
    </message>
    <message>
        <source>{thrown} thrown, up to {most}</source>
        <translation>{thrown} smidt, højst {most}</translation>
    </message>
    <message>
        <source>You keep {card:the}</source>
        <translation>Du beholder {card}</translation>
    </message>
    <message>
        <source>Keep one of these, or none</source>
        <translation>Behold ét af disse, eller intet</translation>
    </message>
    <message>
        <source>None of these may be kept</source>
        <translation>Ingen af disse må beholdes</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behold det</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Behold intet</translation>
    </message>
    <message>
        <source>Play {card:the}: gano</source>
        <translation>Spil {card}: gano</translation>
    </message>
    <message>
        <source>Play {card:the}</source>
        <translation>Spil {card}</translation>
    </message>
    <message>
        <source>{name} says gano: let {card:the} win.</source>
        <translation>{name} siger gano: lad {card} vinde.</translation>
    </message>
    <message>
        <source>You sit out this deal</source>
        <translation>Du sidder over i denne giv</translation>
    </message>
    <message>
        <source>Surrender this hand?</source>
        <translation>Giv dette spil op?</translation>
    </message>
    <message>
        <source>Surrender this hand, and pay {cost:one # chip|other # chips}?</source>
        <translation>Giv dette spil op, og betal {cost:one # jeton|other # jetoner}?</translation>
    </message>
    <message>
        <source>No, play on</source>
        <translation>Nej, spil videre</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Næste giv</translation>
    </message>
    <message>
        <source>To the final score</source>
        <translation>Til slutregnskabet</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Tilbage til afspilningen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>You do not play it</source>
        <translation>Du spiller den ikke</translation>
    </message>
    <message>
        <source>You defend against it</source>
        <translation>Du spiller imod</translation>
    </message>
    <message>
        <source>You make no bid</source>
        <translation>Du melder ikke</translation>
    </message>
    <message>
        <source>If another does, you defend</source>
        <translation>Melder en anden, er du modspiller</translation>
    </message>
    <message>
        <source>Then all have passed</source>
        <translation>Så har alle passet</translation>
    </message>
    <message>
        <source>In all, for you</source>
        <translation>I alt for dig</translation>
    </message>
    <message>
        <source>No trick: pool {pool} + {each} from each</source>
        <translation>Intet stik: pulje {pool} + {each} fra hver</translation>
    </message>
    <message>
        <source>You defend, unless called</source>
        <translation>Modspiller, medmindre du kaldes</translation>
    </message>
    <message>
        <source>Then you defend</source>
        <translation>Så er du modspiller</translation>
    </message>
    <message>
        <source>A trick: {lose}</source>
        <translation>Et stik: {lose}</translation>
    </message>
    <message>
        <source>Win: pool {pool}</source>
        <translation>Gevinst: puljen {pool}</translation>
    </message>
    <message>
        <source>Win: {each} from each</source>
        <translation>Gevinst: {each} fra hver</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each}</source>
        <translation>Gevinst: puljen {pool} + {each}</translation>
    </message>
    <message>
        <source>Win: pool {pool} + {each} from each</source>
        <translation>Gevinst: puljen {pool} + {each} fra hver</translation>
    </message>
    <message>
        <source>Lose: {lose}</source>
        <translation>Tab: {lose} i alt</translation>
    </message>
    <message>
        <source>Lose: {lose}, {owed} of it owed</source>
        <translation>Tab: {lose} i alt, heraf {owed} på klods</translation>
    </message>
    <message>
        <source>Win: {chips}</source>
        <translation>Gevinst: {chips}</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>Trumps, high to low</source>
        <translation>Trumfer, fra høj til lav</translation>
    </message>
    <message>
        <source>{suit:Name}, high to low</source>
        <translation>{suit:Name}, fra høj til lav</translation>
    </message>
    <message>
        <source>{mine} yours · {out} out</source>
        <translation>{mine} dine · {out} ude</translation>
    </message>
    <message>
        <source>{mine} held · {out} out</source>
        <translation>{mine} vist · {out} ude</translation>
    </message>
    <message>
        <source>{card:Name}: {state}.</source>
        <translation>{card:Name}: {state}.</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Forløbet</translation>
    </message>
    <message>
        <source>The cards left over</source>
        <translation>De kort, der er til overs</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Vendt</translation>
    </message>
    <message>
        <source>The zanga, which nobody takes</source>
        <translation>Zangaen, som ingen tager</translation>
    </message>
    <message>
        <source>Left in the talon</source>
        <translation>Tilbage i talonen</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Forrige stik</translation>
    </message>
    <message>
        <source>This game has eights, nines and tens, so French cards are laid.</source>
        <translation>Dette spil har ottere, niere og tiere, så der lægges franske kort.</translation>
    </message>
    <message>
        <source>In all, to {name}</source>
        <translation>I alt for {name}</translation>
    </message>
    <message>
        <source>{label}: {value}.</source>
        <translation>{label}: {value}.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Vurdér valg</translation>
    </message>
    <message>
        <source>Try it again</source>
        <translation>Prøv igen</translation>
    </message>
    <message>
        <source>You hold it</source>
        <translation>Du har den</translation>
    </message>
    <message>
        <source>You would play alone, in secret</source>
        <translation>Du ville spille alene, i hemmelighed</translation>
    </message>
    <message>
        <source>{lost} to {most}</source>
        <translation>{lost} til {most}</translation>
    </message>
    <message>
        <source>Lose: {tied}, badly: {lost}</source>
        <oldsource>Tie: {tied}, loss: {lost}</oldsource>
        <translation>Bet: {tied}, kruk: {lost}</translation>
    </message>
    <message>
        <source>Win: {won} from each</source>
        <translation>Gevinst: {won} fra hver</translation>
    </message>
    <message>
        <source>Win: {won} of the pool</source>
        <translation>Gevinst: {won} af puljen</translation>
    </message>
    <message>
        <source>1 trick: {tied}, more: {lost}</source>
        <translation>Bet (1 stik): {tied}, kruk: {lost}</translation>
    </message>
    <message>
        <source>No trick: {won} from each</source>
        <translation>Intet stik: {won} fra hver</translation>
    </message>
    <message>
        <source>No trick: {won} of the pool</source>
        <translation>Intet stik: {won} af puljen</translation>
    </message>
    <message>
        <source>A stone on the table</source>
        <translation>En sten på bordet</translation>
    </message>
    <message>
        <source>Somebody else may play</source>
        <translation>En anden kan spille</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>Det koster intet</translation>
    </message>
    <message>
        <source>Then your side plays against</source>
        <translation>Så spiller din side imod</translation>
    </message>
    <message>
        <source>Then you two play against one</source>
        <translation>Så spiller I to mod én</translation>
    </message>
    <message>
        <source>Lose: {lose}, to the pool or a defender</source>
        <translation>Tab: {lose} til puljen eller en modspiller</translation>
    </message>
</context>
<context>
    <name>Partners</name>
    <message>
        <source>plays</source>
        <translation>spiller</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>spiller alene</translation>
    </message>
    <message>
        <source>plays along</source>
        <translation>spiller med</translation>
    </message>
    <message>
        <source>plays with you</source>
        <translation>spiller med dig</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>hviler</translation>
    </message>
    <message>
        <source>plays against</source>
        <translation>spiller imod</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>din makker</translation>
    </message>
    <message>
        <source>your partner · {role}</source>
        <translation>din makker · {role}</translation>
    </message>
    <message>
        <source>mano: speaks first</source>
        <translation>mano: taler først</translation>
    </message>
    <message>
        <source>You and {name}</source>
        <translation>Du og {name}</translation>
    </message>
    <message>
        <source>{name} and {partner}</source>
        <translation>{name} og {partner}</translation>
    </message>
    <message>
        <source>{side}: {stones}.</source>
        <translation>{side}: {stones}.</translation>
    </message>
    <message>
        <source>{parts}; no more were left</source>
        <translation>{parts}; der var ikke flere</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>På bordet</translation>
    </message>
    <message>
        <source>Stones to win</source>
        <translation>Sten for at vinde</translation>
    </message>
    <message>
        <source>{side} win the game</source>
        <translation>{side} vinder spillet</translation>
    </message>
    <message>
        <source>{stones:one # stone|other # stones}</source>
        <translation>{stones:one # sten|other # sten}</translation>
    </message>
    <message>
        <source>Table {stones}</source>
        <translation>Bord {stones}</translation>
    </message>
    <message>
        <source>{number} · all {stones} stones win</source>
        <translation>{number} · alle {stones} sten vinder</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>{stones:0 no stones|one # stone|other # stones} of the side.</source>
        <translation>{stones:0 ingen sten|one # sten|other # sten} til siden.</translation>
    </message>
    <message>
        <source>On the table: {stones:0 no stones|one # stone|other # stones}.</source>
        <translation>På bordet: {stones:0 ingen sten|one # sten|other # sten}.</translation>
    </message>
    <message>
        <source>Win: table {table}</source>
        <translation>Gevinst: bord {table}</translation>
    </message>
    <message>
        <source>Win: table {table} + {more}</source>
        <translation>Gevinst: bord {table} + {more}</translation>
    </message>
    <message>
        <source>Lose: {stones}, to the table or to them</source>
        <translation>Tab: {stones} til bordet eller til dem</translation>
    </message>
    <message>
        <source>We {first}, they {second}</source>
        <translation>Vi {first}, de {second}</translation>
    </message>
    <message>
        <source>The calls</source>
        <translation>Meldingerne</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stik</translation>
    </message>
    <message>
        <source>the player’s side {first}, they {second}</source>
        <translation>spilførerens side {first}, de {second}</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Deal {number} is not in the history.</source>
        <translation>Giv {number} er ikke i historien.</translation>
    </message>
    <message>
        <source>The table stays where it is. Later decisions can still be taken back.</source>
        <translation>Bordet bliver, hvor det er. Senere beslutninger kan stadig tages tilbage.</translation>
    </message>
    <message>
        <source>My decisions</source>
        <translation>Mine beslutninger</translation>
    </message>
    <message>
        <source>You can go back to any decision, and forward again. Decide otherwise in a settled deal, and it goes on as a new sitting.</source>
        <translation>Du kan gå tilbage til enhver beslutning og frem igen. Vælger du anderledes i en afsluttet giv, går den videre som et nyt parti.</translation>
    </message>
    <message>
        <source>Deals of the sitting</source>
        <translation>Giv i dette parti</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Giv {number}: {result}</translation>
    </message>
    <message>
        <source>{result}, {amount}</source>
        <translation>{result}, {amount}</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>på bordet</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Hvornår</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Din beslutning</translation>
    </message>
    <message>
        <source>{words} (you are here)</source>
        <translation>{words} (her er du)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>To the &amp;last moment</source>
        <translation>Til det &amp;sidste øjeblik</translation>
    </message>
    <message>
        <source>&amp;Go back there</source>
        <translation>&amp;Gå tilbage dertil</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>Den samme giv igen</translation>
    </message>
    <message>
        <source>Play it &amp;again…</source>
        <translation>Spil samme kort &amp;igen…</translation>
    </message>
    <message>
        <source>&amp;Seat</source>
        <translation>&amp;Plads</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>{name}: kort</translation>
    </message>
    <message>
        <source>Your own cards</source>
        <translation>Dine egne kort</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Modspillere</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>Som de var</translation>
    </message>
    <message>
        <source>You know cards of this deal, so it counts as practice. The sitting at the table waits, and comes back after it.</source>
        <translation>Du kender kort i denne giv, så den tæller som øvelse. Partiet ved bordet venter og kommer tilbage bagefter.</translation>
    </message>
    <message>
        <source>&amp;Deal it again</source>
        <translation>&amp;Giv den igen</translation>
    </message>
    <message>
        <source>{result} ({ombre}), {amount}</source>
        <translation>{result} ({ombre}), {amount}</translation>
    </message>
    <message>
        <source>{game}, another line</source>
        <translation>{game}, en anden vej</translation>
    </message>
    <message>
        <source>{game}, a deal again</source>
        <translation>{game}, en giv igen</translation>
    </message>
    <message>
        <source>{game}, duplicate</source>
        <translation>{game}, duplikat</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>The traveller</source>
        <translation>Den rejsende</translation>
    </message>
    <message>
        <source>Came for one night and stayed for the cards.</source>
        <translation>Kom for én nat og blev for kortenes skyld.</translation>
    </message>
    <message>
        <source>The lady traveller</source>
        <translation>Den rejsende dame</translation>
    </message>
    <message>
        <source>Carries a pack of cards instead of a map.</source>
        <translation>Bærer et spil kort i stedet for et landkort.</translation>
    </message>
    <message>
        <source>Doña Inés</source>
        <translation>Doña Inés</translation>
    </message>
    <message>
        <source>Says little, forgets nothing, smiles at codille.</source>
        <translation>Siger lidt, glemmer intet, smiler ved kodille.</translation>
    </message>
    <message>
        <source>Don Hilario</source>
        <translation>Don Hilario</translation>
    </message>
    <message>
        <source>A captain on half pay, gallant even when he loses.</source>
        <translation>En kaptajn på halv sold, galant selv når han taber.</translation>
    </message>
    <message>
        <source>Don Baltasar</source>
        <translation>Don Baltasar</translation>
    </message>
    <message>
        <source>A notary; writes every chip into a small book.</source>
        <translation>En notar; skriver hver jeton i en lille bog.</translation>
    </message>
    <message>
        <source>Doña Leonor</source>
        <translation>Doña Leonor</translation>
    </message>
    <message>
        <source>Grandmother of eleven, and has taught them all.</source>
        <translation>Har elleve børnebørn og har lært dem alle spillet.</translation>
    </message>
    <message>
        <source>Tomás</source>
        <translation>Tomás</translation>
    </message>
    <message>
        <source>Slaps his trumps on the table and laughs.</source>
        <translation>Smækker sine trumfer i bordet og ler.</translation>
    </message>
    <message>
        <source>Doña Catalina</source>
        <translation>Doña Catalina</translation>
    </message>
    <message>
        <source>Learnt the game at court, and lets one know it.</source>
        <translation>Lærte spillet ved hoffet og lader det mærke.</translation>
    </message>
    <message>
        <source>The abbé Anselmo</source>
        <translation>Abbed Anselmo</translation>
    </message>
    <message>
        <source>Forgives everybody, collects from everybody.</source>
        <translation>Tilgiver alle, kræver ind af alle.</translation>
    </message>
    <message>
        <source>The Baron</source>
        <translation>Baronen</translation>
    </message>
    <message>
        <source>The Knight</source>
        <translation>Ridderen</translation>
    </message>
</context>
<context>
    <name>PersonPlace</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>Som det står på din plade og i regnskabet.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dit &amp;navn</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portræt</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>{points:one # point|other # points}</source>
        <translation>{points:one # point|other # point}</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>No mistake of yours comes back today.</source>
        <translation>Intet af det, du tog fejl af, kommer igen i dag.</translation>
    </message>
    <message>
        <source>A choice of your own is being weighed.</source>
        <translation>Et af dine valg vejes.</translation>
    </message>
    <message>
        <source>This was your own deal. What do you do now?</source>
        <translation>Det var din egen giv. Hvad gør du nu?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Videre</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Nok for i dag</translation>
    </message>
    <message>
        <source>There is no hint here. Your first answer counts.</source>
        <translation>Her gives der ingen råd. Dit første svar tæller.</translation>
    </message>
    <message>
        <source>{right} of {asked} were right.</source>
        <translation>{right} af {asked} var rigtige.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>As I learn</source>
        <translation>Mens jeg lærer</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Til</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spansk</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Fransk</translation>
    </message>
    <message>
        <source>As the language has them</source>
        <translation>Som sproget har dem</translation>
    </message>
    <message>
        <source>English: A K Q J</source>
        <translation>Engelsk: A K Q J</translation>
    </message>
    <message>
        <source>French: 1 R D V</source>
        <translation>Fransk: 1 R D V</translation>
    </message>
    <message>
        <source>German: A K D B</source>
        <translation>Tysk: A K D B</translation>
    </message>
    <message>
        <source>Danish: Es K D B</source>
        <translation>Dansk: Es K D B</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Jumbo</source>
        <translation>Store</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>To</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Fire</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Skæl</translation>
    </message>
    <message>
        <source>Herringbone</source>
        <translation>Sildeben</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grøn</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgund</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Midnat</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Ensfarvet</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>Med almindelige ord</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Slet ikke</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lys</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørk</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høj kontrast</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Rolig</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Rask</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Intet bevæger sig</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 sekund</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation>2 sekunder</translation>
    </message>
    <message>
        <source>4 seconds</source>
        <translation>4 sekunder</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Til jeg klikker</translation>
    </message>
    <message>
        <source>Plays it at once</source>
        <translation>Spiller det straks</translation>
    </message>
    <message>
        <source>Raises it, a second plays it</source>
        <translation>Løfter det, endnu et spiller det</translation>
    </message>
    <message>
        <source>The deck&apos;s own, with their meaning</source>
        <translation>Kortenes egne, med deres betydning</translation>
    </message>
    <message>
        <source>The deck&apos;s own</source>
        <translation>Kortenes egne</translation>
    </message>
    <message>
        <source>Trumps apart</source>
        <translation>Trumfer for sig</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Efter farve</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Efter rang</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>My turn only</source>
        <translation>Kun min tur</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Intet</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Svage</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mellem</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Kraftige</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altid</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>After each deal</source>
        <translation>Efter hver giv</translation>
    </message>
    <message>
        <source>Also before a blunder</source>
        <translation>Også før en grov fejl</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>&amp;Gendan standardindstillinger</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>Take the &amp;picture off the table</source>
        <translation>Tag &amp;billedet af bordet</translation>
    </message>
    <message>
        <source>A &amp;picture of your own as cloth…</source>
        <translation>&amp;Et eget billede som klæde…</translation>
    </message>
    <message>
        <source>Pr&amp;int this deck…</source>
        <translation>&amp;Udskriv dette kortspil…</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kortspil</translation>
    </message>
    <message>
        <source>Figures in the corners</source>
        <translation>Tegn i hjørnerne</translation>
    </message>
    <message>
        <source>With four, every suit has a colour of its own.</source>
        <translation>Med fire har hver farve sin egen trykfarve.</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Trykfarver</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Bagsider</translation>
    </message>
    <message>
        <source>Like an ol&amp;d print, on paper gone yellow</source>
        <translation>S&amp;om et gammelt tryk, på gulnet papir</translation>
    </message>
    <message>
        <source>For the French deck; Spanish cards are numbered.</source>
        <translation>Til de franske kort; de spanske har tal.</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Billedkortenes bogstaver</translation>
    </message>
    <message>
        <source>A card dragged, or moved by Ctrl and an arrow, stays for the deal.</source>
        <translation>Et kort, der er trukket eller flyttet med Ctrl og en pil, bliver dér i denne giv.</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>Ordenen på din hånd</translation>
    </message>
    <message>
        <source>&amp;Highest cards at the right</source>
        <translation>De &amp;højeste kort til højre</translation>
    </message>
    <message>
        <source>Mark the &amp;matadors with a badge</source>
        <translation>Mærk &amp;matadorerne med et mærke</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>The plain cloth has no texture and the strongest contrast.</source>
        <translation>Det ensfarvede klæde har ingen vævning og den stærkeste kontrast.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Klæde</translation>
    </message>
    <message>
        <source>Show the trump &amp;ladder</source>
        <translation>Vis &amp;trumfstigen</translation>
    </message>
    <message>
        <source>The Spanish deck says “Paso”, the French one “Je passe”. The log stays in plain words.</source>
        <translation>Med de spanske kort siges »Paso«, med de franske »Je passe«. Forløbet står i almindelige ord.</translation>
    </message>
    <message>
        <source>Words said at the table</source>
        <translation>Ord, der siges ved bordet</translation>
    </message>
    <message>
        <source>Everything that is heard is also seen.</source>
        <translation>Alt, hvad der høres, kan også ses.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Lyde</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Whatever moves, a click hurries it.</source>
        <translation>Hvad der end bevæger sig, skynder et klik på det.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Fart</translation>
    </message>
    <message>
        <source>A finished trick stays</source>
        <translation>Et færdigt stik bliver liggende</translation>
    </message>
    <message>
        <source>Play for me &amp;what leaves me no choice</source>
        <translation>Spil for mig, hvor jeg &amp;intet valg har</translation>
    </message>
    <message>
        <source>Let me c&amp;ut the pack before the first deal</source>
        <translation>Lad mig tage af &amp;før første giv</translation>
    </message>
    <message>
        <source>“As I learn”: a help fades after five right decisions, and goes after ten. Two bad ones bring it back for a deal.</source>
        <translation>»Mens jeg lærer«: en hjælp svinder efter fem rigtige beslutninger og forsvinder efter ti. To dårlige henter den tilbage for en giv.</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Hjælp ved bordet</translation>
    </message>
    <message>
        <source>Opponents as strong as I am k&amp;eep following me</source>
        <translation>Modspillere, der er så stærke som &amp;jeg, følger mig videre</translation>
    </message>
    <message>
        <source>Comfort</source>
        <translation>Komfort</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Tekst&amp;størrelse</translation>
    </message>
    <message>
        <source>Text as large as the s&amp;ystem&apos;s</source>
        <translation>Samme tekststørrelse som s&amp;ystemet</translation>
    </message>
    <message>
        <source>Panels and dialogs</source>
        <translation>Paneler og dialoger</translation>
    </message>
    <message>
        <source>With less motion cards appear in their places without flying there.</source>
        <translation>Ved mindre bevægelse dukker kortene op på deres pladser uden at flyve derhen.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Mindre bevægelse</translation>
    </message>
    <message>
        <source>A click on a card</source>
        <translation>Et klik på et kort</translation>
    </message>
    <message>
        <source>Lar&amp;ge buttons</source>
        <translation>Store kna&amp;pper</translation>
    </message>
    <message>
        <source>For the le&amp;ft hand: your things at the right</source>
        <translation>For &amp;venstrehåndede: jetoner og navn til højre</translation>
    </message>
    <message>
        <source>Keys of the Table menu read out the table at any time.</source>
        <translation>Tasterne i menuen Bord læser bordet op når som helst.</translation>
    </message>
    <message>
        <source>A screen reader announces</source>
        <translation>Skærmlæseren læser op</translation>
    </message>
    <message>
        <source>All &amp;keys…</source>
        <translation>&amp;Alle taster…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>&amp;Dit navn</translation>
    </message>
    <message>
        <source>The name on your plate and in the score.</source>
        <translation>Som det står på din plade og i regnskabet.</translation>
    </message>
    <message>
        <source>{size} %</source>
        <translation>{size} %</translation>
    </message>
    <message>
        <source>{size} %; the table in this window has room for {held} %. A larger window has room for all of it.</source>
        <translation>{size} %; bordet i dette vindue har plads til {held} %. Et større vindue har plads til det hele.</translation>
    </message>
    <message>
        <source>After a deal it names your costliest choice. Before a blunder it lets you choose again, which counts as help.</source>
        <translation>Efter en giv nævner læreren dit dyreste valg. Før en grov fejl kan du vælge om, hvilket tæller som hjælp.</translation>
    </message>
    <message>
        <source>The coach speaks</source>
        <translation>Læreren taler</translation>
    </message>
    <message>
        <source>Otherwise they stay as they are until the sitting ends.</source>
        <translation>Ellers bliver de, som de er, til partiet er slut.</translation>
    </message>
    <message>
        <source>Find new problems for me while the table rests, on mains</source>
        <translation>Find nye opgaver til mig, mens bordet hviler og der er strøm fra nettet</translation>
    </message>
    <message>
        <source>A gold line round the card that wins the trick</source>
        <translation>En guldlinje om det kort, der vinder stikket</translation>
    </message>
    <message>
        <source>Cards you may not play are dimmed</source>
        <translation>Kort, du ikke må spille, er dæmpede</translation>
    </message>
    <message>
        <source>The order of the suit that is led</source>
        <translation>Ordenen i den farve, der er spillet ud</translation>
    </message>
    <message>
        <source>The trump ladder counts the trumps that are out</source>
        <translation>Trumfstigen tæller de trumfer, der er ude</translation>
    </message>
    <message>
        <source>A gilded edge on cards just drawn</source>
        <translation>En guldkant på kort, der lige er købt</translation>
    </message>
    <message>
        <source>The meaning of each bid</source>
        <translation>Hvad hver melding betyder</translation>
    </message>
    <message>
        <source>The strength of your hand at the bids</source>
        <translation>Styrken af din hånd ved meldingerne</translation>
    </message>
    <message>
        <source>A word on what to throw</source>
        <translation>Et ord om, hvad der skal smides</translation>
    </message>
    <message>
        <source>A word on leading</source>
        <translation>Et ord om udspillet</translation>
    </message>
    <message>
        <source>A word on following suit</source>
        <translation>Et ord om at bekende</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>You are the Ombre. Which card do you play?</source>
        <translation>Du er spilfører. Hvilket kort spiller du?</translation>
    </message>
    <message>
        <source>Trumps or not</source>
        <translation>Trumf eller ej</translation>
    </message>
    <message>
        <source>You are the Ombre and lead. A trump, or another card?</source>
        <translation>Du er spilfører og spiller ud. En trumf eller et andet kort?</translation>
    </message>
    <message>
        <source>You play against the Ombre. Which card do you play?</source>
        <translation>Du spiller mod spilføreren. Hvilket kort spiller du?</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Melde eller passe</translation>
    </message>
    <message>
        <source>Do you bid, or do you pass?</source>
        <translation>Melder du, eller passer du?</translation>
    </message>
    <message>
        <source>What to throw</source>
        <translation>Hvad der skal smides</translation>
    </message>
    <message>
        <source>Which cards do you throw?</source>
        <translation>Hvilke kort smider du?</translation>
    </message>
    <message>
        <source>You name the trump. Which suit?</source>
        <translation>Du vælger trumf. Hvilken farve?</translation>
    </message>
    <message>
        <source>Do you play on, or do you give up?</source>
        <translation>Spiller du videre, eller giver du op?</translation>
    </message>
    <message>
        <source>Do you stop here, or go on for all the tricks?</source>
        <translation>Stopper du her, eller går du efter alle stik?</translation>
    </message>
    <message>
        <source>Who holds it</source>
        <translation>Hvem har det</translation>
    </message>
    <message>
        <source>One card: who holds it, and how sure are you?</source>
        <translation>Ét kort: hvem har det, og hvor sikker er du?</translation>
    </message>
    <message>
        <source>It costs {amount} less on average.</source>
        <translation>Det koster i snit {amount} mindre.</translation>
    </message>
    <message>
        <source>Your side plays. Which card do you play?</source>
        <translation>Din side spiller. Hvilket kort spiller du?</translation>
    </message>
    <message>
        <source>Your side plays, and you lead. A trump, or another card?</source>
        <translation>Din side spiller, og du spiller ud. En trumf eller et andet kort?</translation>
    </message>
    <message>
        <source>The other side plays. Which card do you play?</source>
        <translation>Den anden side spiller. Hvilket kort spiller du?</translation>
    </message>
    <message>
        <source>You are the Man. Which card do you play?</source>
        <translation>Du er Manden. Hvilket kort spiller du?</translation>
    </message>
    <message>
        <source>You are the Man and lead. A trump, or another card?</source>
        <translation>Du er Manden og spiller ud. En trumf eller et andet kort?</translation>
    </message>
    <message>
        <source>You play against the Man. Which card do you play?</source>
        <translation>Du spiller mod Manden. Hvilket kort spiller du?</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Meget let</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Let</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Middel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Svær</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Meget svær</translation>
    </message>
    <message>
        <source>Save what can be saved</source>
        <translation>Red, hvad reddes kan</translation>
    </message>
    <message>
        <source>How hard?</source>
        <translation>Hvor svær?</translation>
    </message>
    <message>
        <source>My rating</source>
        <translation>Mit tal</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>Vis tallene</translation>
    </message>
    <message>
        <source>Your rating: {rating}, give or take {within}, from {problems} problems.</source>
        <translation>Dit tal: {rating}, på {within} nær, efter {problems} opgaver.</translation>
    </message>
    <message>
        <source>Not that. This problem comes back another day.</source>
        <translation>Ikke det. Denne opgave kommer igen en anden dag.</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Hvilket kort?</translation>
    </message>
    <message>
        <source>In defence</source>
        <translation>I modspil</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>Alle grader</translation>
    </message>
    <message>
        <source>The next problem</source>
        <translation>Den næste opgave</translation>
    </message>
    <message>
        <source>Enough for today</source>
        <translation>Nok for i dag</translation>
    </message>
    <message>
        <source>There is no hint in a problem. Your first answer counts.</source>
        <translation>I en opgave gives der ingen råd. Dit første svar tæller.</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Det er rigtigt.</translation>
    </message>
    <message>
        <source>Your throw has not been weighed, so it does not count.</source>
        <translation>Det, du smed, er ikke blevet vurderet, så det tæller ikke.</translation>
    </message>
    <message>
        <source>{game} · {kind}</source>
        <translation>{game} · {kind}</translation>
    </message>
    <message>
        <source>The best answer: {action}.</source>
        <translation>Det bedste svar: {action}.</translation>
    </message>
    <message>
        <source>The problems cannot be read</source>
        <translation>Opgaverne kan ikke læses</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours {own:one once|other #}.</source>
        <translation>Det vinder omtrent {best:one én gang|other # gange} af 10, dit {own:one én|other #}.</translation>
    </message>
    <message>
        <source>It wins about {best:one once|other # times} in 10, yours hardly ever.</source>
        <translation>Det vinder omtrent {best:one én gang|other # gange} af 10, dit næsten aldrig.</translation>
    </message>
    <message>
        <source>It nearly always wins, yours about {own:one once|other # times} in 10.</source>
        <translation>Det vinder næsten altid, dit omtrent {own:one én gang|other # gange} af 10.</translation>
    </message>
    <message>
        <source>It nearly always wins, yours hardly ever.</source>
        <translation>Det vinder næsten altid, dit næsten aldrig.</translation>
    </message>
    <message>
        <source>Both win about as often, but it brings {amount} more on average.</source>
        <translation>Begge vinder omtrent lige ofte, men det giver i snit {amount} mere.</translation>
    </message>
    <message>
        <source>Yours wins more often, but brings {amount} less on average.</source>
        <translation>Dit vinder oftere, men giver i snit {amount} mindre.</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours {own:one once|other #}.</source>
        <translation>Med det tjener du omtrent {best:one én gang|other # gange} af 10, med dit {own:one én|other #}.</translation>
    </message>
    <message>
        <source>With it you gain about {best:one once|other # times} in 10, with yours hardly ever.</source>
        <translation>Med det tjener du omtrent {best:one én gang|other # gange} af 10, med dit næsten aldrig.</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours about {own:one once|other # times} in 10.</source>
        <translation>Med det tjener du næsten altid, med dit omtrent {own:one én gang|other # gange} af 10.</translation>
    </message>
    <message>
        <source>With it you nearly always gain, with yours hardly ever.</source>
        <translation>Med det tjener du næsten altid, med dit næsten aldrig.</translation>
    </message>
    <message>
        <source>With both you gain about as often, but it brings {amount} more on average.</source>
        <translation>Med begge tjener du omtrent lige ofte, men det giver i snit {amount} mere.</translation>
    </message>
    <message>
        <source>With yours you gain more often, but {amount} less on average.</source>
        <translation>Med dit tjener du oftere, men i snit {amount} mindre.</translation>
    </message>
    <message>
        <source>Yours wins more often, but each pays {own} instead of {best}.</source>
        <translation>Dit vinder oftere, men hver betaler {own} i stedet for {best}.</translation>
    </message>
    <message>
        <source>There is a mistake in {file}.</source>
        <translation>Der er en fejl i {file}.</translation>
    </message>
    <message>
        <source>Your games are untouched.</source>
        <translation>Dine spil er uberørte.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Emne</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Sværhed</translation>
    </message>
    <message>
        <source>Which problems</source>
        <translation>Hvilke opgaver</translation>
    </message>
    <message>
        <source>Opens a list.</source>
        <translation>Åbner en liste.</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Alle spil</translation>
    </message>
    <message>
        <source>Any theme</source>
        <translation>Alle emner</translation>
    </message>
    <message>
        <source>Any grade</source>
        <translation>Alle sværhedsgrader</translation>
    </message>
    <message>
        <source>Your own problems</source>
        <translation>Dine egne opgaver</translation>
    </message>
    <message>
        <source>Draw trumps</source>
        <translation>Træk trumf</translation>
    </message>
    <message>
        <source>Save trumps</source>
        <translation>Gem trumf</translation>
    </message>
    <message>
        <source>Trump a suit</source>
        <translation>Trumf en farve</translation>
    </message>
    <message>
        <source>Sure tricks</source>
        <translation>Sikre stik</translation>
    </message>
    <message>
        <source>Win cheaply</source>
        <translation>Vind billigt</translation>
    </message>
    <message>
        <source>Force them</source>
        <translation>Tving dem</translation>
    </message>
    <message>
        <source>Hold back</source>
        <translation>Hold igen</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Med en makker</translation>
    </message>
    <message>
        <source>The trick that decides</source>
        <translation>Det afgørende stik</translation>
    </message>
    <message>
        <source>Which trump</source>
        <translation>Hvilken trumf</translation>
    </message>
    <message>
        <source>When to give up</source>
        <translation>Hvornår man giver op</translation>
    </message>
    <message>
        <source>All the tricks</source>
        <translation>Alle stik</translation>
    </message>
    <message>
        <source>{label}: {chosen}</source>
        <translation>{label}: {chosen}</translation>
    </message>
    <message>
        <source>{left} to go</source>
        <translation>{left} tilbage</translation>
    </message>
    <message>
        <source>From your files and your deals, and found while the table rests.</source>
        <translation>Fra dine filer og dine spil, og fundet mens bordet hviler.</translation>
    </message>
    <message>
        <source>You have had them all. They come again, in another order.</source>
        <translation>Du har haft dem alle. De kommer igen, i en anden orden.</translation>
    </message>
    <message>
        <source>Positions from real deals. None comes twice before you have had all.</source>
        <translation>Stillinger fra virkelige spil. Ingen kommer igen, før du har haft alle.</translation>
    </message>
    <message>
        <source>Positions from all the games. None comes twice before you have had all.</source>
        <translation>Stillinger fra alle spillene. Ingen kommer igen, før du har haft alle.</translation>
    </message>
    <message>
        <source>Problems, {game}, {theme}, {left} to go</source>
        <translation>Opgaver, {game}, {theme}, {left} tilbage</translation>
    </message>
    <message>
        <source>Open the folder of your problems and lessons</source>
        <translation>Åbn mappen med dine opgaver og lektioner</translation>
    </message>
    <message>
        <source>Your own problems and lessons</source>
        <translation>Dine egne opgaver og lektioner</translation>
    </message>
    <message>
        <source>{number:one # mistake was found|other # mistakes were found} in their files.</source>
        <translation>{number:one # fejl blev fundet|other # fejl blev fundet} i deres filer.</translation>
    </message>
    <message>
        <source>All the others are there.</source>
        <translation>Alle de andre er der.</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. {flaw}</source>
        <translation>{file}, »{mark}«. {flaw}</translation>
    </message>
    <message>
        <source>{file}, “{mark}”. Line {line}: {reason}</source>
        <translation>{file}, »{mark}«. Linje {line}: {reason}</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Søg i:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fil&amp;navn:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fil&amp;type:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Save</source>
        <translation>Gem</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The deal is over.</source>
        <translation>Given er slut.</translation>
    </message>
    <message>
        <source>That is not what you are being asked.</source>
        <translation>Det er ikke det, du bliver spurgt om.</translation>
    </message>
    <message>
        <source>You do not hold {cards:the}.</source>
        <translation>Du har ikke {cards}.</translation>
    </message>
    <message>
        <source>A card can be thrown away only once.</source>
        <translation>Et kort kan kun smides én gang.</translation>
    </message>
    <message>
        <source>You must follow {suit}.</source>
        <translation>Du skal bekende {suit}.</translation>
    </message>
    <message>
        <source>Trumps were led: you must follow with a trump.</source>
        <translation>Der blev spillet trumf ud: du skal bekende med en trumf.</translation>
    </message>
    <message>
        <source>You hold no {suit}, so you must play a trump.</source>
        <translation>Du har ingen {suit}, så du skal spille en trumf.</translation>
    </message>
    <message>
        <source>{matador:Name} is forced: {led} was led and you hold no other trump.</source>
        <translation>{matador:Name} er tvunget: {led} blev spillet ud, og du har ingen anden trumf.</translation>
    </message>
    <message>
        <source>{led:Name} was led and you have no small trump: play {matadors}.</source>
        <translation>{led:Name} blev spillet ud, og du har ingen lille trumf: spil {matadors}.</translation>
    </message>
    <message>
        <source>{bid:Name} has been bid already.</source>
        <translation>{bid:Name} er allerede meldt.</translation>
    </message>
    <message>
        <source>You may not hold {bid}.</source>
        <translation>Du må ikke holde {bid}.</translation>
    </message>
    <message>
        <source>There is no bid “{bid}” in this game.</source>
        <translation>Meldingen »{bid}« findes ikke i dette spil.</translation>
    </message>
    <message>
        <source>All before you have passed: bid {bid}, or the cards are dealt again.</source>
        <translation>Alle før dig har passet: meld {bid}, ellers gives der igen.</translation>
    </message>
    <message>
        <source>Only the last player may bid {bid}, when all before them have passed.</source>
        <translation>Kun den sidste kan melde {bid}, når alle før ham har passet.</translation>
    </message>
    <message>
        <source>You need {cards:the} to play {bid}.</source>
        <translation>Du skal have {cards} for at spille {bid}.</translation>
    </message>
    <message>
        <source>Bid {bid} first: it is the lowest bid of its kind.</source>
        <translation>Meld {bid} først: det er den laveste melding af sin slags.</translation>
    </message>
    <message>
        <source>{bid:Name} cannot be the first bid.</source>
        <translation>{bid:Name} kan ikke være den første melding.</translation>
    </message>
    <message>
        <source>You hold that card yourself: call {called:the}.</source>
        <translation>Det kort har du selv: kald {called}.</translation>
    </message>
    <message>
        <source>That card cannot be called: call {called:the}.</source>
        <translation>Det kort kan ikke kaldes: kald {called}.</translation>
    </message>
    <message>
        <source>{suit:Name} cannot be named now.</source>
        <translation>{suit:Name} kan ikke vælges nu.</translation>
    </message>
    <message>
        <source>You may throw away at most {number:one # card|other # cards}.</source>
        <translation>Du må højst smide {number:one # kort|other # kort}.</translation>
    </message>
    <message>
        <source>You must throw away at least {number:one # card|other # cards}.</source>
        <translation>Du skal mindst smide {number:one # kort|other # kort}.</translation>
    </message>
    <message>
        <source>You have only just drawn {cards:the}. Throw away cards that you were dealt.</source>
        <translation>Du har lige købt {cards}. Smid kort, du fik givet.</translation>
    </message>
    <message>
        <source>Only a black ace may be kept.</source>
        <translation>Kun et sort es må beholdes.</translation>
    </message>
    <message>
        <source>You have no card of {suit}: name a suit you hold.</source>
        <translation>Du har ikke noget kort i {suit}: vælg en farve, du har.</translation>
    </message>
    <message>
        <source>It is too late to surrender: you have played to trick {number}.</source>
        <translation>Det er for sent at give op: du har spillet til {number}. stik.</translation>
    </message>
    <message>
        <source>Nobody surrenders at this table.</source>
        <translation>Ved dette bord giver ingen op.</translation>
    </message>
    <message>
        <source>Only the Ombre may surrender.</source>
        <translation>Kun spilføreren kan give op.</translation>
    </message>
    <message>
        <source>You bid {bid}, which cannot be surrendered.</source>
        <translation>Du meldte {bid}, og den kan ikke gives op.</translation>
    </message>
    <message>
        <source>This hand was taken over: it cannot be surrendered a second time.</source>
        <translation>Dette spil er overtaget: det kan ikke gives op igen.</translation>
    </message>
    <message>
        <source>Your surrender was refused in this trick: play on.</source>
        <translation>Det blev afslået i dette stik: spil videre.</translation>
    </message>
    <message>
        <source>A defender said gano of {asked:the}: play a card that does not beat it.</source>
        <translation>En modspiller sagde gano til {asked}: spil et kort, der ikke slår det.</translation>
    </message>
    <message>
        <source>Nobody says gano at this table.</source>
        <translation>Ved dette bord siger ingen gano.</translation>
    </message>
    <message>
        <source>Only a defender may say gano.</source>
        <translation>Kun en modspiller må sige gano.</translation>
    </message>
    <message>
        <source>You have nobody to ask: no other defender is yet to play.</source>
        <translation>Du har ingen at bede: ingen anden modspiller mangler at spille.</translation>
    </message>
    <message>
        <source>Gano may be said only of a card that wins the trick so far.</source>
        <translation>Gano kan kun siges om et kort, der vinder stikket indtil nu.</translation>
    </message>
    <message>
        <source>You have {number:one # trick|other # tricks}. One more is codille, and you may not ask for that.</source>
        <translation>Du har {number:one # stik|other # stik}. Ét til er kodille, og det må du ikke bede om.</translation>
    </message>
    <message>
        <source>You must follow {suit}: play {choices:the}.</source>
        <translation>Du skal bekende {suit}: spil {choices}.</translation>
    </message>
    <message>
        <source>Not now: {bids}</source>
        <translation>Ikke nu: {bids}</translation>
    </message>
    <message>
        <source>Press {key} or click here to read rule {rule}.</source>
        <translation>Tryk {key} eller klik her for at læse regel {rule}.</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: no lead can call it out.</source>
        <translation>{matador:Name} kan blive på din hånd: intet udspil kan kalde den frem.</translation>
    </message>
    <message>
        <source>{matador:Name} may stay in your hand: only a higher matador could call it out.</source>
        <translation>{matador:Name} kan blive på din hånd: kun en højere matador kunne kalde den frem.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>To the beginning</source>
        <translation>Til begyndelsen</translation>
    </message>
    <message>
        <source>Back a trick</source>
        <translation>Et stik tilbage</translation>
    </message>
    <message>
        <source>Back a move</source>
        <translation>Et trin tilbage</translation>
    </message>
    <message>
        <source>Let it go on by itself</source>
        <translation>Lad den gå videre af sig selv</translation>
    </message>
    <message>
        <source>Forward a move</source>
        <translation>Et trin frem</translation>
    </message>
    <message>
        <source>To the end of the trick</source>
        <translation>Frem til stikkets slutning</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Til slutningen</translation>
    </message>
    <message>
        <source>Write a note or a mark</source>
        <translation>Skriv en note eller et mærke</translation>
    </message>
    <message>
        <source>Take back the last note or variation</source>
        <translation>Tag den sidste note eller variant tilbage</translation>
    </message>
    <message>
        <source>Put the note or variation back</source>
        <translation>Sæt noten eller varianten ind igen</translation>
    </message>
    <message>
        <source>{words} ({key})</source>
        <translation>{words} ({key})</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Kortene er givet</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Meldingerne</translation>
    </message>
    <message>
        <source>The trump</source>
        <translation>Trumfen</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Købet</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stands</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stik {number}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Afspilning</translation>
    </message>
    <message>
        <source>Moment of the deal</source>
        <translation>Øjeblik i given</translation>
    </message>
    <message>
        <source>{at} of {last}</source>
        <translation>Trin {at} af {last}</translation>
    </message>
    <message>
        <source>About this moment</source>
        <translation>Om dette øjeblik</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>Set fra</translation>
    </message>
    <message>
        <source>All &amp;hands open</source>
        <translation>Alle hæn&amp;der åbne</translation>
    </message>
    <message>
        <source>Play on &amp;from here</source>
        <translation>Spil videre &amp;herfra</translation>
    </message>
    <message>
        <source>You play your own cards from here; the computer plays the others.</source>
        <translation>Du spiller dine egne kort herfra; computeren spiller de andres.</translation>
    </message>
    <message>
        <source>You take the place of {name} from here; the computer plays the others.</source>
        <translation>Du tager plads for {name} herfra; computeren spiller de andres.</translation>
    </message>
    <message>
        <source>Deal {number}: you won {amount}</source>
        <translation>Giv {number}: du vandt {amount}</translation>
    </message>
    <message>
        <source>Deal {number}: you lost {amount}</source>
        <translation>Giv {number}: du tabte {amount}</translation>
    </message>
    <message>
        <source>Deal {number}: nothing won or lost</source>
        <translation>Giv {number}: hverken vundet eller tabt</translation>
    </message>
    <message>
        <source>The others are the computer players named in the record.</source>
        <translation>De andre er de computerspillere, som optegnelsen nævner.</translation>
    </message>
    <message>
        <source>The record names no computer player for {name}, who plays by the book.</source>
        <translation>Optegnelsen nævner ingen computerspiller for {name}, som spiller efter bogen.</translation>
    </message>
    <message>
        <source>The record names no computer players for {names}, who play by the book.</source>
        <translation>Optegnelsen nævner ingen computerspillere for {names}, som spiller efter bogen.</translation>
    </message>
    <message>
        <source>&amp;Back to the replay</source>
        <translation>Til&amp;bage til afspilningen</translation>
    </message>
    <message>
        <source>You play on</source>
        <translation>Du spiller videre</translation>
    </message>
    <message>
        <source>You play as {name}</source>
        <translation>Du spiller som {name}</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>The deal goes on from here and is kept as a variation. Your own game waits for you.</source>
        <translation>Given går videre herfra og gemmes som en variant. Dit eget spil venter på dig.</translation>
    </message>
    <message>
        <source>The record ends here. You can play on from here yourself.</source>
        <translation>Optegnelsen ender her. Du kan selv spille videre herfra.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plads {number}</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>The deals of the sitting</source>
        <translation>Giv i dette parti</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Giv {number}: {result}</translation>
    </message>
</context>
<context>
    <name>Requests</name>
    <message>
        <source>Will you take the turned card?</source>
        <translation>Tager du det vendte kort?</translation>
    </message>
    <message>
        <source>Will you play this hand, or throw it in?</source>
        <translation>Vil du spille videre eller smide spillet?</translation>
    </message>
    <message>
        <source>Will you show the rest of the talon?</source>
        <translation>Viser du resten af talonen?</translation>
    </message>
    <message>
        <source>All have passed. Will you take the talon?</source>
        <translation>Alle har passet. Tager du talonen?</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Will you take the hand over?</source>
        <translation>Spilføreren giver op. Overtager du spillet?</translation>
    </message>
    <message>
        <source>The Ombre surrenders. Do you accept?</source>
        <translation>Spilføreren giver op. Siger du ja?</translation>
    </message>
    <message>
        <source>Will you turn up a card?</source>
        <translation>Vender du et kort?</translation>
    </message>
    <message>
        <source>Nobody plays. Will you turn up another?</source>
        <translation>Ingen spiller. Vender du et til?</translation>
    </message>
    <message>
        <source>Will you show the king of the turned suit?</source>
        <translation>Viser du kongen i den vendte farve?</translation>
    </message>
    <message>
        <source>Will you be the Man with this trump?</source>
        <translation>Vil du være Manden med denne trumf?</translation>
    </message>
    <message>
        <source>Will you show {card:the}, for a point?</source>
        <translation>Viser du {card} for et point?</translation>
    </message>
    <message>
        <source>Will you be the Man, with {suit} as trump?</source>
        <translation>Vil du være Manden med {suit} som trumf?</translation>
    </message>
    <message>
        <source>Give a card for the king. Everybody sees it.</source>
        <translation>Giv et kort for kongen. Alle ser det.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Din tur: læg et kort.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Du spiller ud: vælg frit.</translation>
    </message>
    <message>
        <source>Your turn: you must bid.</source>
        <translation>Din tur: du skal melde.</translation>
    </message>
    <message>
        <source>Your turn: you can only pass.</source>
        <translation>Din tur: du kan kun passe.</translation>
    </message>
    <message>
        <source>Your turn: pass or bid.</source>
        <translation>Din tur: pas eller meld.</translation>
    </message>
    <message>
        <source>Will you play {contract} too? If you pass, you defend.</source>
        <translation>Spiller du også {contract}? Den, der passer, spiller imod.</translation>
    </message>
    <message>
        <source>Choose your game.</source>
        <translation>Vælg dit spil.</translation>
    </message>
    <message>
        <source>Name your trump, or choose another game.</source>
        <translation>Vælg trumf eller et andet spil.</translation>
    </message>
    <message>
        <source>Name your trump, or throw your hand in.</source>
        <translation>Vælg trumf, eller smid spillet.</translation>
    </message>
    <message>
        <source>Name your trump.</source>
        <translation>Vælg trumf.</translation>
    </message>
    <message>
        <source>Name your trump; {suit} are worth more.</source>
        <translation>Vælg trumf; {suit} er mere værd.</translation>
    </message>
    <message>
        <source>Demand a king. Its holder gives it to you for one of your cards.</source>
        <translation>Kræv en konge. Den, der har den, giver dig den for et af dine kort.</translation>
    </message>
    <message>
        <source>Call a king: its holder will be your secret ally.</source>
        <translation>Kald en konge: den, der har den, er din hemmelige makker.</translation>
    </message>
    <message>
        <source>Call one of these cards: its holder will be your secret ally.</source>
        <translation>Kald et af disse kort: den, der har det, er din hemmelige makker.</translation>
    </message>
    <message>
        <source>Throw away all you were dealt: only a black ace may be kept.</source>
        <translation>Smid alt, hvad du fik givet: kun et sort es må beholdes.</translation>
    </message>
    <message>
        <source>Keep one of the cards you were dealt, or none.</source>
        <translation>Behold ét af de kort, du fik givet, eller intet.</translation>
    </message>
    <message>
        <source>Throw away {most:one # card|other # cards} and keep the rest.</source>
        <translation>Smid {most:one # kort|other # kort}, og behold resten.</translation>
    </message>
    <message>
        <source>{most:one You may throw away # card and draw another.|other Throw away up to # cards and draw as many.}</source>
        <translation>{most:one Du kan smide # kort og købe et andet.|other Smid højst # kort, og køb lige så mange.}</translation>
    </message>
    <message>
        <source>{most:one Throw away # card and draw another.|other Throw away # cards and draw as many.}</source>
        <translation>{most:one Smid # kort, og køb et andet.|other Smid # kort, og køb lige så mange.}</translation>
    </message>
    <message>
        <source>Throw away {least} to {most:one # card|other # cards} and draw as many.</source>
        <translation>Smid {least}–{most:one # kort|other # kort}, og køb lige så mange.</translation>
    </message>
    <message>
        <source>Every trick is yours so far. Claim the game, or go on?</source>
        <translation>Alle stik er dine indtil nu. Tager du gevinsten, eller går du efter alle?</translation>
    </message>
    <message>
        <source>Will you play on, or throw the hand in? That costs as much as bet.</source>
        <translation>Vil du spille videre eller smide spillet? Smider du det, betaler du bet.</translation>
    </message>
    <message>
        <source>Five tricks are yours. Claim the game, or go on for tout, all nine?</source>
        <translation>Du har fem stik. Tager du gevinsten, eller går du efter tout, alle ni?</translation>
    </message>
    <message>
        <source>Your turn: pass, or play in a suit.</source>
        <translation>Din tur: pas, eller spil i en farve.</translation>
    </message>
    <message>
        <source>They play. Will you send them alone?</source>
        <translation>De spiller. Vil du sende dem alene?</translation>
    </message>
    <message>
        <source>You are sent alone. Will you go, or let them?</source>
        <translation>Du sendes alene. Går du, eller lader du dem gå?</translation>
    </message>
    <message>
        <source>The first five tricks are yours (hechas). Claim them, or go for all eight?</source>
        <translation>De første fem stik er dine (hechas). Tager du gevinsten, eller går du efter alle otte?</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept, or take the game over?</source>
        <translation>Spilføreren siger paso og giver op. Tager du imod, eller overtager du spillet?</translation>
    </message>
    <message>
        <source>The Ombre says paso and gives up. Do you accept?</source>
        <translation>Spilføreren siger paso og giver op. Tager du imod?</translation>
    </message>
    <message>
        <source>Five tricks are yours. Stop with primeras, or go on for bola, all nine?</source>
        <translation>Du har fem stik. Stopper du med primeras, eller går du efter bola, alle ni?</translation>
    </message>
    <message>
        <source>The first five tricks are yours. Claim the game, or play for all eight?</source>
        <translation>De første fem stik er vundet. Tag spillet, eller spil om alle otte?</translation>
    </message>
    <message>
        <source>Call an ace: its holder will be your secret ally.</source>
        <translation>Kald et es: den, der har det, bliver din hemmelige makker.</translation>
    </message>
    <message>
        <source>Call an ace: your ally names the trump.</source>
        <translation>Kald et es: din makker vælger trumf.</translation>
    </message>
    <message>
        <source>Your ace is called, so you are the ally. Name the trump.</source>
        <translation>Dit es er kaldt, så du er makker. Vælg trumf.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Remise: nobody wins</source>
        <translation>Bet: ingen vinder</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>{name} er bet</translation>
    </message>
    <message>
        <source>You have the most tricks and take the pool.</source>
        <translation>Du har flest stik og tager puljen.</translation>
    </message>
    <message>
        <source>The Ombre has the most tricks and takes the pool.</source>
        <translation>Spilføreren har flest stik og tager puljen.</translation>
    </message>
    <message>
        <source>The most tricks are shared: you pay the pool again.</source>
        <translation>Flere står lige med flest stik: du betaler puljen igen.</translation>
    </message>
    <message>
        <source>The most tricks are shared: the Ombre pays the pool again.</source>
        <translation>Flere står lige med flest stik: spilføreren betaler puljen igen.</translation>
    </message>
    <message>
        <source>Every trick is taken: the pool is paid, and half as much from each.</source>
        <translation>Hvert eneste stik er taget: puljen betales, og halvdelen af den fra hver.</translation>
    </message>
    <message>
        <source>You needed every trick and lost one; the pool stays.</source>
        <translation>Du skulle have alle stik og tabte ét; puljen bliver.</translation>
    </message>
    <message>
        <source>The Ombre needed every trick and lost one; the pool stays.</source>
        <translation>Spilføreren skulle have alle stik og tabte ét; puljen bliver.</translation>
    </message>
    <message>
        <source>{chips} for the remise</source>
        <translation>{chips} for beten</translation>
    </message>
    <message>
        <source>{chips} to make the pool good</source>
        <translation>{chips} for at fylde puljen op</translation>
    </message>
    <message>
        <source>{chips} for the solo</source>
        <translation>{chips} for soloen</translation>
    </message>
    <message>
        <source>{chips} for all eight tricks</source>
        <translation>{chips} for alle otte stik</translation>
    </message>
    <message>
        <source>Nobody plays; the stones stay on the table.</source>
        <translation>Ingen spiller; stenene bliver på bordet.</translation>
    </message>
    <message>
        <source>{chips} as mano’s entry</source>
        <translation>{chips} som manos indskud</translation>
    </message>
    <message>
        <source>{chips} for a pass</source>
        <translation>{chips} for at passe</translation>
    </message>
    <message>
        <source>{chips} from the table</source>
        <translation>{chips} fra bordet</translation>
    </message>
    <message>
        <source>{chips} for puesta (4 to 4)</source>
        <translation>{chips} for bet (4 mod 4)</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>Kodille! Du vinder</translation>
    </message>
    <message>
        <source>Codillo for {name}</source>
        <translation>Kodille til {name}</translation>
    </message>
    <message>
        <source>Bola: all nine are yours</source>
        <translation>Bola: alle ni er dine</translation>
    </message>
    <message>
        <source>Bola for {name}</source>
        <translation>Bola til {name}</translation>
    </message>
    <message>
        <source>You win, but miss bola</source>
        <translation>Du vinder, men når ikke bola</translation>
    </message>
    <message>
        <source>{name} wins, but misses bola</source>
        <translation>{name} vinder, men når ikke bola</translation>
    </message>
    <message>
        <source>Paso: you give up</source>
        <translation>Paso: du giver op</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} giver op</translation>
    </message>
    <message>
        <source>You took every trick: the pool is yours, and each pays for bola.</source>
        <translation>Du tog alle stik: puljen er din, og hver betaler for bola.</translation>
    </message>
    <message>
        <source>The Ombre took every trick: the pool, and each pays for bola.</source>
        <translation>Spilføreren tog alle stik: puljen, og hver betaler for bola.</translation>
    </message>
    <message>
        <source>You went on for all nine and lost one: the pool is yours, and you are paid less.</source>
        <translation>Du gik efter alle ni og tabte ét: puljen er din, og du får mindre.</translation>
    </message>
    <message>
        <source>The Ombre went on for all nine and lost one: they take the pool, and are paid less.</source>
        <translation>Spilføreren gik efter alle ni og tabte ét: han tager puljen og får mindre.</translation>
    </message>
    <message>
        <source>{chips} for matadors (estuche)</source>
        <translation>{chips} for matadorer (estuche)</translation>
    </message>
    <message>
        <source>{chips} for puesta at {contract:the}</source>
        <translation>{chips} for bet i {contract}</translation>
    </message>
    <message>
        <source>{chips} for codillo at {contract:the}</source>
        <translation>{chips} for codillo i {contract}</translation>
    </message>
    <message>
        <source>{chips} for bola</source>
        <translation>{chips} for bola</translation>
    </message>
    <message>
        <source>{chips} for the bola missed</source>
        <translation>{chips} for den mislykkede bola</translation>
    </message>
    <message>
        <source>{chips} for five tricks (hechas)</source>
        <translation>{chips} for fem stik (hechas)</translation>
    </message>
    <message>
        <source>{chips} for all eight</source>
        <translation>{chips} for alle otte</translation>
    </message>
    <message>
        <source>{chips} for codillo</source>
        <translation>{chips} for codillo</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>Du får {points:one et point for den vendte konge|other # point for de vendte konger}.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} turned up.</source>
        <translation>{name} får {points:one et point for den vendte konge|other # point for de vendte konger}.</translation>
    </message>
    <message>
        <source>You score {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>Du får {points:one et point for den viste konge|other # point for de viste konger}.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point for the king|other # points for the kings} shown.</source>
        <translation>{name} får {points:one et point for den viste konge|other # point for de viste konger}.</translation>
    </message>
    <message>
        <source>Your king is captured, and its point with it.</source>
        <translation>Din konge er fanget, og dens point med.</translation>
    </message>
    <message>
        <source>The king of {name} is captured, and its point with it.</source>
        <translation>{name} får sin konge fanget, og dens point med.</translation>
    </message>
    <message>
        <source>You captured {points:one a king and score its point|other # kings and score their points}.</source>
        <translation>Du fangede {points:one en konge og får dens point|other # konger og får deres point}.</translation>
    </message>
    <message>
        <source>{name} captured {points:one a king and scores its point|other # kings and scores their points}.</source>
        <translation>{name} fangede {points:one en konge og får dens point|other # konger og får deres point}.</translation>
    </message>
    <message>
        <source>You score a point as the Man.</source>
        <translation>Du får et point som Manden.</translation>
    </message>
    <message>
        <source>{name} scores a point as the Man.</source>
        <translation>{name} får et point som Manden.</translation>
    </message>
    <message>
        <source>You lose a point as the Man.</source>
        <translation>Du mister et point som Manden.</translation>
    </message>
    <message>
        <source>{name} loses a point as the Man.</source>
        <translation>{name} mister et point som Manden.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the game.</source>
        <translation>Du får {points:one et point|other # point} for spillet.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the game.</source>
        <translation>{name} får {points:one et point|other # point} for spillet.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for codille.</source>
        <translation>Du får {points:one et point|other # point} for kodille.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for codille.</source>
        <translation>{name} får {points:one et point|other # point} for kodille.</translation>
    </message>
    <message>
        <source>You score {points:one a point|other # points} for the puesta.</source>
        <translation>Du får {points:one et point|other # point} for bet.</translation>
    </message>
    <message>
        <source>{name} scores {points:one a point|other # points} for the puesta.</source>
        <translation>{name} får {points:one et point|other # point} for bet.</translation>
    </message>
    <message>
        <source>You score a point because the Man was beaten.</source>
        <translation>Du får et point, fordi Manden tabte.</translation>
    </message>
    <message>
        <source>{name} scores a point because the Man was beaten.</source>
        <translation>{name} får et point, fordi Manden tabte.</translation>
    </message>
    <message>
        <source>In all, you win {chips:one # chip|other # chips}.</source>
        <translation>I alt vinder du {chips:one # jeton|other # jetoner}.</translation>
    </message>
    <message>
        <source>In all, {name} wins {chips:one # chip|other # chips}.</source>
        <translation>I alt vinder {name} {chips:one # jeton|other # jetoner}.</translation>
    </message>
    <message>
        <source>In all, you lose {chips:one # chip|other # chips}.</source>
        <translation>I alt taber du {chips:one # jeton|other # jetoner}.</translation>
    </message>
    <message>
        <source>In all, {name} loses {chips:one # chip|other # chips}.</source>
        <translation>I alt taber {name} {chips:one # jeton|other # jetoner}.</translation>
    </message>
    <message>
        <source>In all, you neither win nor lose.</source>
        <translation>I alt hverken vinder eller taber du.</translation>
    </message>
    <message>
        <source>In all, {name} neither wins nor loses.</source>
        <translation>I alt hverken vinder eller taber {name}.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du vinder</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vinder</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>Bet: ingen vinder</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>Kodille! Du vinder</translation>
    </message>
    <message>
        <source>Codille for {name}</source>
        <translation>Kodille til {name}</translation>
    </message>
    <message>
        <source>All the tricks are yours</source>
        <translation>Alle stik er dine</translation>
    </message>
    <message>
        <source>{name} takes every trick</source>
        <translation>{name} tager hvert stik</translation>
    </message>
    <message>
        <source>Your vole fails</source>
        <translation>Du taber din tout</translation>
    </message>
    <message>
        <source>The vole of {name} fails</source>
        <translation>{name} taber sin tout</translation>
    </message>
    <message>
        <source>You surrender</source>
        <translation>Du giver op</translation>
    </message>
    <message>
        <source>{name} surrenders</source>
        <translation>{name} giver op</translation>
    </message>
    <message>
        <source>You make contrabola</source>
        <translation>Du klarer contrabola</translation>
    </message>
    <message>
        <source>{name} makes contrabola</source>
        <translation>{name} klarer contrabola</translation>
    </message>
    <message>
        <source>Your contrabola fails</source>
        <translation>Din contrabola mislykkes</translation>
    </message>
    <message>
        <source>The contrabola of {name} fails</source>
        <translation>{name} taber sin contrabola</translation>
    </message>
    <message>
        <source>Everybody passes</source>
        <translation>Alle passer</translation>
    </message>
    <message>
        <source>The Man wins: you</source>
        <translation>Manden vinder: du</translation>
    </message>
    <message>
        <source>The Man wins: {name}</source>
        <translation>Manden vinder: {name}</translation>
    </message>
    <message>
        <source>You lose as the Man</source>
        <translation>Du taber som Manden</translation>
    </message>
    <message>
        <source>The Man loses: {name}</source>
        <translation>Manden taber: {name}</translation>
    </message>
    <message>
        <source>You reach the target</source>
        <translation>Du når målet</translation>
    </message>
    <message>
        <source>{name} reaches the target</source>
        <translation>{name} når målet</translation>
    </message>
    <message>
        <source>The deal is void</source>
        <translation>Given er ugyldig</translation>
    </message>
    <message>
        <source>You took more tricks than each opponent: game and pool are yours.</source>
        <translation>Du fik flere stik end hver af modspillerne: spil og pulje er dine.</translation>
    </message>
    <message>
        <source>The Ombre took more tricks than each opponent, and wins the pool.</source>
        <translation>Spilføreren fik flere stik end hver af modspillerne og vinder puljen.</translation>
    </message>
    <message>
        <source>Puesta: {name} does not win</source>
        <translation>Bet: {name} vinder ikke</translation>
    </message>
    <message>
        <source>A tie: nobody has the most tricks alone.</source>
        <translation>Uafgjort: ingen har flest stik alene.</translation>
    </message>
    <message>
        <source>You took more tricks than the Ombre, who pays you.</source>
        <translation>Du tog flere stik end spilføreren, som betaler dig.</translation>
    </message>
    <message>
        <source>A defender took more tricks than the Ombre, who pays them.</source>
        <translation>En modspiller tog flere stik end spilføreren, som betaler ham.</translation>
    </message>
    <message>
        <source>Every single trick: everyone pays for the vole.</source>
        <translation>Hvert eneste stik: alle betaler for touten.</translation>
    </message>
    <message>
        <source>You went for all the tricks and lost one.</source>
        <translation>Du gik efter alle stik og tabte ét.</translation>
    </message>
    <message>
        <source>The Ombre went for all the tricks and lost one.</source>
        <translation>Spilføreren gik efter alle stik og tabte ét.</translation>
    </message>
    <message>
        <source>You gave the hand up and pay as for a puesta.</source>
        <translation>Du gav spillet op og betaler som for en bet.</translation>
    </message>
    <message>
        <source>The Ombre gave the hand up and pays as for a puesta.</source>
        <translation>Spilføreren gav spillet op og betaler som for en bet.</translation>
    </message>
    <message>
        <source>You took no trick: the game is yours, and so is the pool.</source>
        <translation>Du tog intet stik: spillet er dit, og det er puljen også.</translation>
    </message>
    <message>
        <source>The Ombre took no trick and wins the game and the pool.</source>
        <translation>Spilføreren tog intet stik og vinder spillet og puljen.</translation>
    </message>
    <message>
        <source>A trick has fallen to you: you pay as for a puesta.</source>
        <translation>Du har fået et stik: du betaler som for en bet.</translation>
    </message>
    <message>
        <source>A trick has fallen to the Ombre, who pays as for a puesta.</source>
        <translation>Spilføreren har fået et stik og betaler som for en bet.</translation>
    </message>
    <message>
        <source>Nobody plays; the pool waits for the next deal.</source>
        <translation>Ingen spiller; puljen venter på næste giv.</translation>
    </message>
    <message>
        <source>You were first to the most tricks.</source>
        <translation>Du nåede først de fleste stik.</translation>
    </message>
    <message>
        <source>The Man was first to the most tricks.</source>
        <translation>Manden nåede først de fleste stik.</translation>
    </message>
    <message>
        <source>You lose a point, and each of the others scores one.</source>
        <translation>Du mister et point, og hver af de andre får et.</translation>
    </message>
    <message>
        <source>The Man loses a point, and each of the others scores one.</source>
        <translation>Manden mister et point, og hver af de andre får et.</translation>
    </message>
    <message>
        <source>You have the points that win the game.</source>
        <translation>Du har de point, der vinder spillet.</translation>
    </message>
    <message>
        <source>Enough points are scored to win the game.</source>
        <translation>De point, der vinder spillet, er nået.</translation>
    </message>
    <message>
        <source>Nobody is the Man. Points for kings are kept; the next player deals.</source>
        <translation>Ingen er Manden. Point for konger beholdes; næste mand giver.</translation>
    </message>
    <message>
        <source>{chips} as ante</source>
        <translation>{chips} som indskud</translation>
    </message>
    <message>
        <source>{chips} in the pool</source>
        <translation>{chips} i puljen</translation>
    </message>
    <message>
        <source>{chips} for {contract:the}</source>
        <translation>{chips} for {contract}</translation>
    </message>
    <message>
        <source>{chips} for top trumps (estuches)</source>
        <translation>{chips} for toptrumfer (matadorer)</translation>
    </message>
    <message>
        <source>{chips} for primeras</source>
        <translation>{chips} for primeras</translation>
    </message>
    <message>
        <source>{chips} for primeras against</source>
        <translation>{chips} for primeras imod</translation>
    </message>
    <message>
        <source>{chips} for the matadors</source>
        <translation>{chips} for matadorerne</translation>
    </message>
    <message>
        <source>{chips} for sans prendre</source>
        <translation>{chips} for sans prendre</translation>
    </message>
    <message>
        <source>{chips} for the vole</source>
        <translation>{chips} for touten</translation>
    </message>
    <message>
        <source>{chips} for the failed vole</source>
        <translation>{chips} for den tabte tout</translation>
    </message>
    <message>
        <source>{chips} for puesta</source>
        <translation>{chips} for bet</translation>
    </message>
    <message>
        <source>{chips} for codille</source>
        <translation>{chips} for kodille</translation>
    </message>
    <message>
        <source>{chips} for the surrender</source>
        <translation>{chips} for at give op</translation>
    </message>
    <message>
        <source>{chips} for passing out</source>
        <translation>{chips} for at alle passede</translation>
    </message>
    <message>
        <source>{chips} as a share of the pool</source>
        <translation>{chips} som del af puljen</translation>
    </message>
    <message>
        <source>{chips} for a king turned</source>
        <translation>{chips} for en vendt konge</translation>
    </message>
    <message>
        <source>{chips} for a king shown</source>
        <translation>{chips} for en vist konge</translation>
    </message>
    <message>
        <source>{chips} for a king captured</source>
        <translation>{chips} for en fanget konge</translation>
    </message>
    <message>
        <source>{chips} as the Man</source>
        <translation>{chips} som Manden</translation>
    </message>
    <message>
        <source>{chips} against the Man</source>
        <translation>{chips} imod Manden</translation>
    </message>
    <message>
        <source>{chips} for the game</source>
        <translation>{chips} for spillet</translation>
    </message>
    <message>
        <source>{chips} for the game without an exchange</source>
        <translation>{chips} for spillet uden køb</translation>
    </message>
    <message>
        <source>game</source>
        <translation>spil; n</translation>
    </message>
    <message>
        <source>You took fewer tricks than {winner} and pay for the loss.</source>
        <translation>Du tog færre stik end {winner} og betaler for tabet.</translation>
    </message>
    <message>
        <source>{name} took fewer tricks than {winner} and pays for the loss.</source>
        <translation>{name} tog færre stik end {winner} og betaler for tabet.</translation>
    </message>
    <message>
        <source>You win the hand you took over and get a puesta; the pool stays.</source>
        <translation>Du vinder det spil, du overtog, og får betalt en bet; puljen bliver.</translation>
    </message>
    <message>
        <source>{name} wins the hand taken over and is paid a puesta; the pool stays.</source>
        <translation>{name} vinder det overtagne spil og får betalt en bet; puljen bliver.</translation>
    </message>
    <message>
        <source>You gave the hand up: that is puesta.</source>
        <translation>Du gav spillet op, og det er bet.</translation>
    </message>
    <message>
        <source>{name} gave the hand up: that is puesta.</source>
        <translation>{name} gav spillet op, og det er bet.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
    <message>
        <source>{payer:The} to you</source>
        <translation>{payer:Name} til dig</translation>
    </message>
    <message>
        <source>You to {payee:the}</source>
        <translation>Du til {payee}</translation>
    </message>
    <message>
        <source>{payer:The} to {payee:the}</source>
        <translation>{payer:Name} til {payee}</translation>
    </message>
    <message>
        <source>{chips} as ante, before the deal</source>
        <translation>{chips} som indskud, før given</translation>
    </message>
    <message>
        <source>You pay {payee:the} {chips}.</source>
        <translation>Du betaler {payee} {chips}.</translation>
    </message>
    <message>
        <source>{payer:The} pays you {chips}.</source>
        <translation>{payer:Name} betaler dig {chips}.</translation>
    </message>
    <message>
        <source>{payer:The} pays {payee:the} {chips}.</source>
        <translation>{payer:Name} betaler {payee} {chips}.</translation>
    </message>
    <message>
        <source>{chips}: {parts}</source>
        <translation>{chips}: {parts}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Du vinder spillet</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} vinder spillet</translation>
    </message>
    <message>
        <source>A tie: another deal decides</source>
        <translation>Lige: endnu en giv afgør det</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Point for at vinde</translation>
    </message>
    <message>
        <source>Bet: you tie</source>
        <translation>Bet: du står lige</translation>
    </message>
    <message>
        <source>Bet: {name} ties</source>
        <translation>Bet: {name} står lige</translation>
    </message>
    <message>
        <source>Kruk: you lose</source>
        <translation>Kruk: du taber</translation>
    </message>
    <message>
        <source>Kruk: {name} loses</source>
        <translation>Kruk: {name} taber</translation>
    </message>
    <message>
        <source>Tout: all nine are yours</source>
        <translation>Tout: alle ni er dine</translation>
    </message>
    <message>
        <source>Tout: all eight are yours</source>
        <translation>Tout: alle otte er dine</translation>
    </message>
    <message>
        <source>Tout for {name}</source>
        <translation>Tout til {name}</translation>
    </message>
    <message>
        <source>Your tout fails</source>
        <translation>Du taber din tout</translation>
    </message>
    <message>
        <source>The tout of {name} fails</source>
        <translation>{name} taber sin tout</translation>
    </message>
    <message>
        <source>You took all eight tricks alone, and each opponent pays you.</source>
        <translation>Du tog alle otte stik alene, og hver modspiller betaler dig.</translation>
    </message>
    <message>
        <source>The Ombre took all eight tricks alone, and each opponent pays.</source>
        <translation>Spilføreren tog alle otte stik alene, og hver modspiller betaler.</translation>
    </message>
    <message>
        <source>You needed all eight tricks and lost one, so you pay each opponent.</source>
        <translation>Du skulle have alle otte stik og tabte ét, så du betaler hver modspiller.</translation>
    </message>
    <message>
        <source>The Ombre needed all eight tricks and lost one, and pays each opponent.</source>
        <translation>Spilføreren skulle have alle otte stik, tabte ét og betaler hver modspiller.</translation>
    </message>
    <message>
        <source>{chips} for the failed tout</source>
        <translation>{chips} for den tabte tout</translation>
    </message>
    <message>
        <source>You win, but miss tout</source>
        <translation>Du vinder, men når ikke tout</translation>
    </message>
    <message>
        <source>{name} wins, but misses tout</source>
        <translation>{name} vinder, men når ikke tout</translation>
    </message>
    <message>
        <source>You throw the hand in</source>
        <translation>Du smider spillet</translation>
    </message>
    <message>
        <source>{name} throws the hand in</source>
        <translation>{name} smider spillet</translation>
    </message>
    <message>
        <source>You have more tricks than either defender.</source>
        <translation>Du har flere stik end nogen af modspillerne.</translation>
    </message>
    <message>
        <source>The Ombre has more tricks than either defender.</source>
        <translation>Spilføreren har flere stik end nogen af modspillerne.</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as you: that is bet.</source>
        <translation>Den bedste modspiller har lige så mange stik som du: det er bet.</translation>
    </message>
    <message>
        <source>The better defender has as many tricks as the Ombre: that is bet.</source>
        <translation>Den bedste modspiller har lige så mange stik som spilføreren: det er bet.</translation>
    </message>
    <message>
        <source>A defender has more tricks than you: that is kruk.</source>
        <translation>En modspiller har flere stik end du: det er kruk.</translation>
    </message>
    <message>
        <source>A defender has more tricks than the Ombre: that is kruk.</source>
        <translation>En modspiller har flere stik end spilføreren: det er kruk.</translation>
    </message>
    <message>
        <source>You went on after five tricks and took all nine.</source>
        <translation>Du gik videre efter fem stik og tog alle ni.</translation>
    </message>
    <message>
        <source>The Ombre went on after five tricks and took all nine.</source>
        <translation>Spilføreren gik videre efter fem stik og tog alle ni.</translation>
    </message>
    <message>
        <source>You went for all nine tricks and lost one, so you are paid less.</source>
        <translation>Du gik efter alle ni stik og tabte ét, så du får mindre.</translation>
    </message>
    <message>
        <source>The Ombre went for all nine and lost one, so they are paid less.</source>
        <translation>Spilføreren gik efter alle ni stik og tabte ét, og får derfor mindre.</translation>
    </message>
    <message>
        <source>You gave up after the exchange and pay as for bet.</source>
        <translation>Du smed spillet efter købet og betaler som for bet.</translation>
    </message>
    <message>
        <source>The Ombre gave up after the exchange and pays as for bet.</source>
        <translation>Spilføreren smed spillet efter købet og betaler som for bet.</translation>
    </message>
    <message>
        <source>Nobody plays and nobody pays. The next player deals.</source>
        <translation>Ingen spiller, og ingen betaler. Næste mand giver.</translation>
    </message>
    <message>
        <source>You took no trick: the nolo is won.</source>
        <translation>Du tog intet stik: din nolo er vundet.</translation>
    </message>
    <message>
        <source>The Ombre took no trick: the nolo is won.</source>
        <translation>Spilføreren tog intet stik: noloen er vundet.</translation>
    </message>
    <message>
        <source>One trick fell to you: that is bet.</source>
        <translation>Du fik ét stik: det er bet.</translation>
    </message>
    <message>
        <source>One trick fell to the Ombre: that is bet.</source>
        <translation>Spilføreren fik ét stik: det er bet.</translation>
    </message>
    <message>
        <source>More than one trick fell to you: that is kruk.</source>
        <translation>Du fik mere end ét stik: det er kruk.</translation>
    </message>
    <message>
        <source>More than one trick fell to the Ombre: that is kruk.</source>
        <translation>Spilføreren fik mere end ét stik: det er kruk.</translation>
    </message>
    <message>
        <source>{chips} for bet</source>
        <translation>{chips} for bet</translation>
    </message>
    <message>
        <source>{chips} for kruk</source>
        <translation>{chips} for kruk</translation>
    </message>
    <message>
        <source>{chips} for tout</source>
        <translation>{chips} for tout</translation>
    </message>
    <message>
        <source>{chips} for throwing in</source>
        <translation>{chips} for at smide spillet</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Well chosen</source>
        <translation>Godt valgt</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Tvivlsomt</translation>
    </message>
    <message>
        <source>A bad choice</source>
        <translation>Et dårligt valg</translation>
    </message>
    <message>
        <source>A blunder</source>
        <translation>En grov fejl</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>G&amp;ennemgå given</translation>
    </message>
    <message>
        <source>Re&amp;view this deal</source>
        <translation>Vurdér &amp;mine valg</translation>
    </message>
    <message>
        <source>Stop the re&amp;view</source>
        <translation>Stands g&amp;ennemgangen</translation>
    </message>
    <message>
        <source>Go on with the re&amp;view</source>
        <translation>Fortsæt g&amp;ennemgangen</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Prøv igen herfra</translation>
    </message>
    <message>
        <source>The decisions of the deal</source>
        <translation>Givens beslutninger</translation>
    </message>
    <message>
        <source>The hatching shows how far that is from even: green above, red below.</source>
        <translation>Skraveringen viser afstanden til lige chancer: grøn over, rød under.</translation>
    </message>
    <message>
        <source>The moves that mattered</source>
        <translation>De valg, der talte</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Godt gjort</translation>
    </message>
    <message>
        <source>Left and Right go from one mark to the next.</source>
        <translation>Venstre og højre går fra mærke til mærke.</translation>
    </message>
    <message>
        <source>Reviewed: {judged} of {of} decisions</source>
        <translation>Gennemgået: {judged} af {of} beslutninger</translation>
    </message>
    <message>
        <source>The review found no costly decision.</source>
        <translation>Gennemgangen fandt ingen dyr beslutning.</translation>
    </message>
    <message>
        <source>The review found {number:one # costly decision|other # costly decisions}.</source>
        <translation>Gennemgangen fandt {number:one # dyr beslutning|other # dyre beslutninger}.</translation>
    </message>
    <message>
        <source>Stopped after {judged} of {of} decisions.</source>
        <translation>Standset efter {judged} af {of} beslutninger.</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <translation>Bedre: {action}.</translation>
    </message>
    <message>
        <source>You chose: {action}.</source>
        <translation>Du valgte: {action}.</translation>
    </message>
    <message>
        <source>{name} chose: {action}.</source>
        <translation>{name} valgte: {action}.</translation>
    </message>
    <message>
        <source>With all cards open</source>
        <translation>Med åbne kort</translation>
    </message>
    <message>
        <source>The curve is the chance to win, as far as could be known. A dot is a costly choice, a diamond a good one.</source>
        <translation>Kurven er vinderchancen, så vidt den kunne kendes. En prik er et dyrt valg, en rude et godt.</translation>
    </message>
    <message>
        <source>See it played</source>
        <translation>Se det spillet</translation>
    </message>
    <message>
        <source>The expert in this seat</source>
        <translation>Eksperten på denne plads</translation>
    </message>
    <message>
        <source>{name}: chance to win</source>
        <translation>{name}: vinderchance</translation>
    </message>
    <message>
        <source>{name}: chance to win {percent}</source>
        <translation>{name}: vinderchance {percent}</translation>
    </message>
    <message>
        <source>Let the expert play your cards</source>
        <translation>Lad eksperten spille dine kort</translation>
    </message>
    <message>
        <source>Let the expert play the cards of {name}</source>
        <translation>Lad eksperten spille på pladsen hos {name}</translation>
    </message>
    <message>
        <source>The expert is playing the deal…</source>
        <translation>Eksperten spiller given…</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>For lige til at afgøre</translation>
    </message>
    <message>
        <source>The computer players stopped answering. You can go on with the review.</source>
        <translation>Computerspillerne svarer ikke længere. Du kan fortsætte gennemgangen.</translation>
    </message>
    <message>
        <source>Nobody made a clear mistake, going by what each could see.</source>
        <translation>Ingen begik en klar fejl ud fra det, de kunne se.</translation>
    </message>
    <message>
        <source>Luck and skill, in chips</source>
        <translation>Held og dygtighed, i jetoner</translation>
    </message>
    <message>
        <source>Luck and skill, in points</source>
        <translation>Held og dygtighed, i point</translation>
    </message>
    <message>
        <source>Luck and skill, in stones</source>
        <translation>Held og dygtighed, i sten</translation>
    </message>
    <message>
        <source>What a hand is worth is not known in this game. It counts with how the cards lay.</source>
        <translation>Hvad en hånd er værd, vides ikke i dette spil. Det tæller med i, hvordan kortene lå.</translation>
    </message>
    <message>
        <source>The deal is not finished, so nothing can be told of luck and skill.</source>
        <translation>Given er ikke færdig, så intet kan siges om held og dygtighed.</translation>
    </message>
    <message>
        <source>{settled} of {of} choices are sure; the others grow surer.</source>
        <translation>{settled} af {of} valg er sikre; de andre bliver sikrere.</translation>
    </message>
    <message>
        <source>{grade}: it cost {cost}</source>
        <translation>{grade}: det kostede {cost}</translation>
    </message>
    <message>
        <source>From what could be seen, no choice is surely better than the others.</source>
        <translation>Efter det, der kunne ses, er intet valg sikkert bedre end de andre.</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Bedre: {action}</translation>
    </message>
    <message>
        <source>A friend would tell {name}: {reason}</source>
        <translation>En ven ville sige til {name}: {reason}</translation>
    </message>
    <message>
        <source>With it the chance is {best}, with the choice made {chosen}.</source>
        <translation>Det vinder i {best} af tilfældene, det valgte i {chosen}.</translation>
    </message>
    <message>
        <source>{name}: {action}. It cost {cost}.</source>
        <translation>{name}: {action}. Det kostede {cost}.</translation>
    </message>
    <message>
        <source>The cost is {cost}, give or take {error}.</source>
        <translation>Tabet er {cost}, plus eller minus {error}.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Vinderchance</translation>
    </message>
    <message>
        <source>The deal turned in the auction.</source>
        <translation>Afgørelsen faldt i meldingerne.</translation>
    </message>
    <message>
        <source>The deal turned with the trump.</source>
        <translation>Afgørelsen faldt ved valget af trumf.</translation>
    </message>
    <message>
        <source>The deal turned at the exchange.</source>
        <translation>Afgørelsen faldt ved købet.</translation>
    </message>
    <message>
        <source>The deal turned in trick {number}.</source>
        <translation>Afgørelsen faldt i stik {number}.</translation>
    </message>
    <message>
        <source>Well done: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>Godt gjort: {action}. Alt andet havde kostet mindst {cost} mere.</translation>
    </message>
    <message>
        <source>Well done, {name}: {action}. Anything else would have cost at least {cost} more.</source>
        <translation>Godt gjort, {name}: {action}. Alt andet havde kostet mindst {cost} mere.</translation>
    </message>
    <message>
        <source>Luck and skill of everybody</source>
        <translation>Alles held og dygtighed</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>Vis tallene</translation>
    </message>
    <message>
        <source>The average of all</source>
        <translation>Gennemsnittet af alle</translation>
    </message>
    <message>
        <source>Ante and pool</source>
        <translation>Indskud og pulje</translation>
    </message>
    <message>
        <source>The hand dealt</source>
        <translation>Den givne hånd</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Egne valg</translation>
    </message>
    <message>
        <source>Choices of the others</source>
        <translation>De andres valg</translation>
    </message>
    <message>
        <source>How the cards lay</source>
        <translation>Hvordan kortene lå</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>won {amount}</source>
        <translation>vandt {amount}</translation>
    </message>
    <message>
        <source>lost {amount}</source>
        <translation>tabte {amount}</translation>
    </message>
    <message>
        <source>The hand dealt counts as what such a hand wins on average. Choices count as what they surely cost.</source>
        <translation>Den givne hånd tæller som det, sådan en hånd vinder i snit. Valg tæller som det, de med sikkerhed kostede.</translation>
    </message>
    <message>
        <source>If everybody saw all cards and played perfectly: {result}.</source>
        <translation>Hvis alle så alle kort og spillede perfekt: {result}.</translation>
    </message>
    <message>
        <source>The expert with your cards</source>
        <translation>Eksperten med dine kort</translation>
    </message>
    <message>
        <source>The expert with the cards of {name}</source>
        <translation>Eksperten på pladsen hos {name}</translation>
    </message>
    <message>
        <source>Each decision is judged by what its player could see at that moment.</source>
        <translation>Hver beslutning bedømmes efter, hvad spilleren kunne se i det øjeblik.</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>So far, this page is in English only.</source>
        <translation>Denne side findes indtil videre kun på engelsk.</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>Ved dette bord</translation>
    </message>
    <message>
        <source>instead of: {usual}</source>
        <translation>i stedet for: {usual}</translation>
    </message>
    <message>
        <source>The rules of Ombre</source>
        <translation>Spillereglerne</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Søg i reglerne</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Søg</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Til&amp;bage</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mindre tekst</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Større tekst</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>Nothing more is written about this game so far. It belongs to the family of Ombre, and this is Ombre itself:</source>
        <translation>Mere er der endnu ikke skrevet om dette spil. Det hører til l’hombrens familie, og her er selve l’hombren:</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Intet fundet</translation>
    </message>
    <message>
        <source>Found: {hits}</source>
        <translation>Fundet: {hits}</translation>
    </message>
    <message>
        <source>“{words}” stands on no page of the rules. Try a shorter word, or part of one.</source>
        <translation>»{words}« står ikke på nogen side i reglerne. Prøv et kortere ord eller en del af det.</translation>
    </message>
    <message>
        <source>“{words}” in the rules</source>
        <translation>»{words}« i reglerne</translation>
    </message>
    <message>
        <source>Learn it at the table: {lessons}</source>
        <translation>Lær det ved bordet: {lessons}</translation>
    </message>
    <message>
        <source>The table from above: 1 is you, and everything goes round to the right.</source>
        <translation>Bordet set fra oven: 1 er dig, og alt går mod højre.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>The score of this sitting</source>
        <translation>Regnskabet for dette parti</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Ko&amp;piér</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>Se stikk&amp;ene</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>No deal has been played out yet.</source>
        <translation>Ingen giv er spillet til ende endnu.</translation>
    </message>
    <message>
        <source>In chips: {standing}, and {pool} in the pool.</source>
        <translation>I jetoner: {standing}; {pool} i puljen.</translation>
    </message>
    <message>
        <source>{standing} – {points:one # point wins|other # points win}.</source>
        <translation>{standing} – {points:one # point vinder|other # point vinder}.</translation>
    </message>
    <message>
        <source>{standing} – {name} has won the game.</source>
        <translation>{standing} – {name} har vundet spillet.</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {pool} in the pool</source>
        <translation>Efter giv {number}: {standing}; {pool} i puljen</translation>
    </message>
    <message>
        <source>The evening is over</source>
        <translation>Aftenen er forbi</translation>
    </message>
    <message>
        <source>Every deal gets its line here, with what each of you won or lost.</source>
        <translation>Hver giv får sin linje her med det, som hver af jer vandt eller tabte.</translation>
    </message>
    <message>
        <source>After deal {number}: {standing}, and {table} on the table – all {stones} stones win.</source>
        <translation>Efter giv {number}: {standing}; {table} på bordet – alle {stones} sten vinder.</translation>
    </message>
    <message>
        <source>{standing} – {side} have won the game.</source>
        <translation>{standing} – {side} har vundet spillet.</translation>
    </message>
    <message>
        <source>{name} {figure}</source>
        <translation>{name} {figure}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Kortgiver</translation>
    </message>
    <message>
        <source>{number}, with notes</source>
        <translation>{number}, med noter</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pulje</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>giv</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>i alt</translation>
    </message>
    <message>
        <source>{played}: {result}</source>
        <translation>{played}: {result}</translation>
    </message>
    <message>
        <source>{game}, {trump}: {result}</source>
        <translation>{game} i {trump}: {result}</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>remise</source>
        <translation>bet</translation>
    </message>
    <message>
        <source>codillo</source>
        <translation>codillo</translation>
    </message>
    <message>
        <source>bola</source>
        <translation>bola</translation>
    </message>
    <message>
        <source>bola missed</source>
        <translation>bola mislykket</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>givet op</translation>
    </message>
    <message>
        <source>llevada</source>
        <translation>llevada</translation>
    </message>
    <message>
        <source>all eight</source>
        <translation>alle otte</translation>
    </message>
    <message>
        <source>eight missed</source>
        <translation>otte mislykket</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vundet</translation>
    </message>
    <message>
        <source>puesta</source>
        <translation>bet</translation>
    </message>
    <message>
        <source>codille</source>
        <translation>kodille</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>vole missed</source>
        <translation>tabt tout</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>givet op</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>alle passede</translation>
    </message>
    <message>
        <source>the Man won</source>
        <translation>Manden vandt</translation>
    </message>
    <message>
        <source>the Man lost</source>
        <translation>Manden tabte</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>målet nået</translation>
    </message>
    <message>
        <source>contrabola</source>
        <translation>contrabola</translation>
    </message>
    <message>
        <source>contrabola missed</source>
        <translation>tabt contrabola</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ugyldig</translation>
    </message>
    <message>
        <source>{ombre} with {ally}</source>
        <translation>{ombre} med {ally}</translation>
    </message>
    <message>
        <source>{column}: {part}</source>
        <translation>{column}: {part}</translation>
    </message>
    <message>
        <source>{first} {figure}, {second} {other}</source>
        <translation>{first} {figure}, {second} {other}</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>bet</translation>
    </message>
    <message>
        <source>kruk</source>
        <translation>kruk</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>tabt</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>tout missed</source>
        <translation>tabt tout</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>smidt</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>the Man</source>
        <translation>Manden</translation>
    </message>
    <message>
        <source>against the Man</source>
        <translation>mod Manden</translation>
    </message>
    <message>
        <source>speaks second</source>
        <translation>mellemhånd</translation>
    </message>
    <message>
        <source>speaks third</source>
        <translation>taler som tredje</translation>
    </message>
    <message>
        <source>speaks fourth</source>
        <translation>taler som fjerde</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>baghånd · giver</translation>
    </message>
    <message>
        <source>sits out (zángano)</source>
        <translation>sidder over (zángano)</translation>
    </message>
    <message>
        <source>sitting out</source>
        <translation>sidder over</translation>
    </message>
    <message>
        <source>Ombre · {contract}</source>
        <translation>spilfører · {contract}</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>modspiller</translation>
    </message>
    <message>
        <source>ally, in secret</source>
        <translation>makker, i hemmelighed</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>makker</translation>
    </message>
    <message>
        <source>friend or foe?</source>
        <translation>ven eller fjende?</translation>
    </message>
    <message>
        <source>Your ally!</source>
        <translation>Din makker!</translation>
    </message>
    <message>
        <source>I deal</source>
        <translation>Jeg giver</translation>
    </message>
    <message>
        <source>speaks first</source>
        <translation>forhånd</translation>
    </message>
    <message>
        <source>{points} · {chips}</source>
        <translation>{points} · {chips}</translation>
    </message>
    <message>
        <source>Pool {chips}</source>
        <translation>Pulje {chips}</translation>
    </message>
    <message>
        <source>{card:Name}!</source>
        <translation>{card:Name}!</translation>
    </message>
    <message>
        <source>I keep my cards</source>
        <translation>Jeg beholder mine kort</translation>
    </message>
    <message>
        <source>I draw {number}</source>
        <translation>Jeg køber {number}</translation>
    </message>
    <message>
        <source>{state}; key {key}</source>
        <translation>{state}; tast {key}</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>tast {key}</translation>
    </message>
    <message>
        <source>on the heap, to be thrown</source>
        <translation>i bunken, skal smides</translation>
    </message>
    <message>
        <source>raised; choose it again to play it</source>
        <translation>løftet; vælg det igen for at spille det</translation>
    </message>
    <message>
        <source>just drawn; may be played</source>
        <translation>lige købt; må spilles</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>lige købt</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>må spilles</translation>
    </message>
    <message>
        <source>{word} ({meaning})</source>
        <translation>{word} ({meaning})</translation>
    </message>
</context>
<context>
    <name>SecondTry</name>
    <message>
        <source>Your second try</source>
        <translation>Dit andet forsøg</translation>
    </message>
    <message>
        <source>Comparing it with your first choice…</source>
        <translation>Sammenligner med dit første valg…</translation>
    </message>
    <message>
        <source>That is what you chose the first time.</source>
        <translation>Det valgte du også første gang.</translation>
    </message>
    <message>
        <source>That is better.</source>
        <translation>Det er bedre.</translation>
    </message>
    <message>
        <source>About the same.</source>
        <translation>Omtrent det samme.</translation>
    </message>
    <message>
        <source>The first was better.</source>
        <translation>Det første var bedre.</translation>
    </message>
    <message>
        <source>It is hard to say which is better.</source>
        <translation>Det er svært at sige, hvad der er bedst.</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Tilbage til afspilningen</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Tilbage til resultatet</translation>
    </message>
    <message>
        <source>Choose again. The first time it was “{action}”.</source>
        <translation>Vælg igen. Første gang var det »{action}«.</translation>
    </message>
    <message>
        <source>Your chance to win is {now}; before it was {before}.</source>
        <translation>Din chance for at vinde er {now}; før var den {before}.</translation>
    </message>
</context>
<context>
    <name>SelfTest</name>
    <message>
        <source>passed</source>
        <translation>bestået</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>FEJLEDE</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>sprunget over</translation>
    </message>
    <message>
        <source>All is well: nothing failed in {count} checks.</source>
        <translation>Alt er i orden: intet fejlede i {count} prøver.</translation>
    </message>
    <message>
        <source>Something is wrong with this copy of Ombre; the lines above say what.</source>
        <translation>Der er noget galt med denne kopi af Ombre; linjerne ovenfor siger hvad.</translation>
    </message>
    <message>
        <source>The report could not be written to {path}: {reason}.</source>
        <translation>Rapporten kunne ikke skrives til {path}: {reason}.</translation>
    </message>
    <message>
        <source>The self-test needs room for temporary files. Set TMPDIR (on Windows TEMP) to a folder that can be written to: {reason}.</source>
        <translation>Selvtesten skal bruge plads til midlertidige filer. Sæt TMPDIR (på Windows TEMP) til en mappe, der kan skrives i: {reason}.</translation>
    </message>
</context>
<context>
    <name>SetDeals</name>
    <message>
        <source>Set deals</source>
        <translation>Spil med plan</translation>
    </message>
    <message>
        <source>The others see every card, and only the right plan wins.</source>
        <translation>De andre ser alle kort, og kun den rigtige plan vinder.</translation>
    </message>
    <message>
        <source>There is no hint in a set deal. Find the plan.</source>
        <translation>I et spil med plan gives der ingen råd. Find planen.</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>Næste spil</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>En gang til</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>Du har vundet.</translation>
    </message>
    <message>
        <source>Not won this time.</source>
        <translation>Ikke vundet denne gang.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Given er slut.</translation>
    </message>
    <message>
        <source>The others see every card and play against you.</source>
        <translation>De andre ser alle kort og spiller imod dig.</translation>
    </message>
    <message>
        <source>The others see every card. Your side helps you, the other side does not.</source>
        <translation>De andre ser alle kort. Din side hjælper dig, den anden gør ikke.</translation>
    </message>
    <message>
        <source>You are the Ombre. Win this game.</source>
        <translation>Du er spilfører. Vind spillet.</translation>
    </message>
    <message>
        <source>You play against the Ombre. Stop the Ombre.</source>
        <translation>Du spiller mod spilføreren. Stands spilføreren.</translation>
    </message>
    <message>
        <source>Your side plays. Win this game.</source>
        <translation>Din side spiller. Vind spillet.</translation>
    </message>
    <message>
        <source>The other side plays. Stop them.</source>
        <translation>Den anden side spiller. Stands dem.</translation>
    </message>
    <message>
        <source>You are the Man. Win this game.</source>
        <translation>Du er Manden. Vind spillet.</translation>
    </message>
    <message>
        <source>You play against the Man. Stop the Man.</source>
        <translation>Du spiller mod Manden. Stands Manden.</translation>
    </message>
    <message>
        <source>You are with the Ombre. Win this game.</source>
        <translation>Du er med spilføreren. Vind spillet.</translation>
    </message>
    <message>
        <source>Trick {trick}: {played:the} let the win go. {kept:The} kept it.</source>
        <translation>Stik {trick}: {played} gav sejren fra sig. {kept:Name} holdt den.</translation>
    </message>
    <message>
        <source>It could still be won when you gave up, with {kept:the}.</source>
        <translation>Spillet kunne stadig vindes, da du gav op, med {kept}.</translation>
    </message>
    <message>
        <source>The plan: {cards}.</source>
        <translation>Planen: {cards}.</translation>
    </message>
    <message>
        <source>Set deals, {game}, {left} to go</source>
        <translation>Spil med plan, {game}, {left} tilbage</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Each player stakes {chips}</source>
        <translation>Hver spiller sætter {chips}</translation>
    </message>
    <message>
        <source>{price} {stones}</source>
        <translation>{price} {stones}</translation>
    </message>
    <message>
        <source>{value} (usual)</source>
        <translation>{value} (sædvanligt)</translation>
    </message>
    <message>
        <source>“{setting}” is “{value}”</source>
        <translation>»{setting}« er »{value}«</translation>
    </message>
    <message>
        <source>This has no effect while {conditions}.</source>
        <translation>Dette har ingen virkning, mens {conditions}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>The first dealer</source>
        <translation>Den første kortgiver</translation>
    </message>
    <message>
        <source>How the sitting finds who deals first.</source>
        <translation>Hvordan partiet finder ud af, hvem der giver først.</translation>
    </message>
    <message>
        <source>Each draws a card, the highest deals</source>
        <translation>Hver trækker et kort, det højeste giver</translation>
    </message>
    <message>
        <source>Cards are dealt face up, the first black ace deals</source>
        <translation>Kortene gives åbent, det første sorte es giver</translation>
    </message>
    <message>
        <source>Chance decides, without cards</source>
        <translation>Tilfældet afgør det, uden kort</translation>
    </message>
    <message>
        <source>A card of each suit is drawn, spades (espadas) deals</source>
        <translation>Et kort af hver farve, spar (espadas) giver</translation>
    </message>
    <message>
        <source>The ante</source>
        <translation>Indskuddet</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them. A lost game costs as many for each player, unless the bid decides that.</source>
        <translation>Hvor mange jetoner der går i puljen før hver giv, og hvem der betaler dem. Et tabt spil koster lige så mange pr. spiller, medmindre meldingen afgør det.</translation>
    </message>
    <message>
        <source>The dealer stakes 5</source>
        <translation>Kortgiveren sætter 5</translation>
    </message>
    <message>
        <source>Each player stakes 5</source>
        <translation>Hver spiller sætter 5</translation>
    </message>
    <message>
        <source>Each player stakes 3</source>
        <translation>Hver spiller sætter 3</translation>
    </message>
    <message>
        <source>Each player stakes 2</source>
        <translation>Hver spiller sætter 2</translation>
    </message>
    <message>
        <source>Each player stakes 4</source>
        <translation>Hver spiller sætter 4</translation>
    </message>
    <message>
        <source>The dealer stakes 1</source>
        <translation>Kortgiveren sætter 1</translation>
    </message>
    <message>
        <source>Nobody stakes anything</source>
        <translation>Ingen sætter noget</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Når alle passer</translation>
    </message>
    <message>
        <source>Whether the next player deals, there is a second round, or somebody must play.</source>
        <translation>Om næste mand giver, om der er en anden omgang, eller om nogen skal spille.</translation>
    </message>
    <message>
        <source>Deal again, nobody pays</source>
        <translation>Der gives igen, ingen betaler</translation>
    </message>
    <message>
        <source>Deal again, each adds a chip to the pool</source>
        <translation>Der gives igen, hver lægger en jeton i puljen</translation>
    </message>
    <message>
        <source>A second round, for low bids</source>
        <translation>En anden omgang med lave meldinger</translation>
    </message>
    <message>
        <source>Who holds spadille must play</source>
        <translation>Den, der har spadille, skal spille</translation>
    </message>
    <message>
        <source>Who holds spadille must play an entrada</source>
        <translation>Den, der har spadille, skal spille et spil</translation>
    </message>
    <message>
        <source>Forehand may play kasko, with a new hand</source>
        <translation>Forhånd må spille kasko med en ny hånd</translation>
    </message>
    <message>
        <source>Who holds spadille (♣Q) must play a Grossfrage</source>
        <translation>Den, der har spadille (♣Q), skal spille en Grossfrage</translation>
    </message>
    <message>
        <source>Holding a bid</source>
        <translation>At holde en melding</translation>
    </message>
    <message>
        <source>Who may bid as high as the highest bid, after bidding lower before.</source>
        <translation>Hvem der må melde lige så højt som den højeste melding, efter at have meldt lavere.</translation>
    </message>
    <message>
        <source>Only one who speaks earlier than its bidder</source>
        <translation>Kun en, der taler før den, der meldte</translation>
    </message>
    <message>
        <source>Anyone who has bid lower</source>
        <translation>Enhver, der har meldt lavere</translation>
    </message>
    <message>
        <source>Nobody, every bid must go higher</source>
        <translation>Ingen, hver melding skal være højere</translation>
    </message>
    <message>
        <source>The order of bidding</source>
        <translation>Meldingernes orden</translation>
    </message>
    <message>
        <source>Whether all bid in turn, or two settle it before the next one speaks.</source>
        <translation>Om alle melder på skift, eller to gør det op, før den næste taler.</translation>
    </message>
    <message>
        <source>Round the table</source>
        <translation>Rundt om bordet</translation>
    </message>
    <message>
        <source>Two at a time: the one who is left meets the next player</source>
        <translation>To ad gangen: den, der er tilbage, møder den næste</translation>
    </message>
    <message>
        <source>The turned card of a vuelta</source>
        <translation>Det vendte kort i en tourné</translation>
    </message>
    <message>
        <source>Whether the Ombre must take the card that made trump into their hand.</source>
        <translation>Om spilføreren skal tage det kort på hånden, der gav trumf.</translation>
    </message>
    <message>
        <source>They must take the card</source>
        <translation>De skal tage kortet</translation>
    </message>
    <message>
        <source>They may leave it on the talon</source>
        <translation>Han kan lade det blive på talonen</translation>
    </message>
    <message>
        <source>A black ace is turned</source>
        <translation>Et sort es vendes</translation>
    </message>
    <message>
        <source>Which suit is trump when a vuelta turns spadille or basto.</source>
        <translation>Hvilken farve der er trumf, når en tourné vender spadille eller basta.</translation>
    </message>
    <message>
        <source>The suit printed on the ace</source>
        <translation>Den farve, der er trykt på esset</translation>
    </message>
    <message>
        <source>The Ombre names any suit</source>
        <translation>Spilføreren vælger en farve</translation>
    </message>
    <message>
        <source>The Ombre&apos;s draw</source>
        <translation>Spilførerens køb</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a vuelta.</source>
        <translation>Det største antal kort, spilføreren køber i et spil eller en tourné.</translation>
    </message>
    <message>
        <source>The whole hand</source>
        <translation>Hele hånden</translation>
    </message>
    <message>
        <source>Eight cards</source>
        <translation>Otte kort</translation>
    </message>
    <message>
        <source>The first defender&apos;s draw</source>
        <translation>Den første modspillers køb</translation>
    </message>
    <message>
        <source>The most cards for the first defender; the second has what is left.</source>
        <translation>Det største antal kort for den første modspiller; den anden har resten.</translation>
    </message>
    <message>
        <source>All but five, unless they hold a matador</source>
        <translation>Alle på nær fem, medmindre han har en matador</translation>
    </message>
    <message>
        <source>Which defender draws first</source>
        <translation>Hvilken modspiller der køber først</translation>
    </message>
    <message>
        <source>Whether the defender at the Ombre&apos;s right may let the other exchange first.</source>
        <translation>Om modspilleren til højre for spilføreren må lade den anden købe først.</translation>
    </message>
    <message>
        <source>The right-hand one, unless they yield</source>
        <translation>Den til højre, hvis han ikke lader gå</translation>
    </message>
    <message>
        <source>Always the right-hand one</source>
        <translation>Altid den til højre</translation>
    </message>
    <message>
        <source>The rest of the talon</source>
        <translation>Resten af talonen</translation>
    </message>
    <message>
        <source>Whether the cards that nobody drew are seen before the first trick.</source>
        <translation>Om de kort, ingen har købt, ses før det første stik.</translation>
    </message>
    <message>
        <source>It stays face down</source>
        <translation>Den bliver lukket</translation>
    </message>
    <message>
        <source>It is shown to all</source>
        <translation>Den vises til alle</translation>
    </message>
    <message>
        <source>The dealer may show it to all</source>
        <translation>Kortgiveren kan vise den til alle</translation>
    </message>
    <message>
        <source>When nobody bids low either</source>
        <translation>Når heller ingen melder lavt</translation>
    </message>
    <message>
        <source>What follows a second round in which all have passed again.</source>
        <translation>Hvad der følger en anden omgang, hvor alle har passet igen.</translation>
    </message>
    <message>
        <source>The low bids</source>
        <translation>De lave meldinger</translation>
    </message>
    <message>
        <source>What may be bid in a second round.</source>
        <translation>Hvad der kan meldes i en anden omgang.</translation>
    </message>
    <message>
        <source>All three</source>
        <translation>Alle tre</translation>
    </message>
    <message>
        <source>Voltereta and gascarola</source>
        <translation>Voltereta og gascarola</translation>
    </message>
    <message>
        <source>Voltereta and contrabola</source>
        <translation>Voltereta og contrabola</translation>
    </message>
    <message>
        <source>Gascarola and contrabola</source>
        <translation>Gascarola og contrabola</translation>
    </message>
    <message>
        <source>Voltereta alone</source>
        <translation>Kun voltereta</translation>
    </message>
    <message>
        <source>Gascarola alone</source>
        <translation>Kun gascarola</translation>
    </message>
    <message>
        <source>Contrabola alone</source>
        <translation>Kun contrabola</translation>
    </message>
    <message>
        <source>The order of the low bids</source>
        <translation>De lave meldingers orden</translation>
    </message>
    <message>
        <source>Whether a low bid can be overcalled.</source>
        <translation>Om en lav melding kan overmeldes.</translation>
    </message>
    <message>
        <source>The first to bid has the game</source>
        <translation>Den første, der melder, har spillet</translation>
    </message>
    <message>
        <source>Gascarola, voltereta, contrabola: a higher one wins</source>
        <translation>Gascarola, voltereta, contrabola: den højere vinder</translation>
    </message>
    <message>
        <source>The draw in a voltereta</source>
        <translation>Købet i en voltereta</translation>
    </message>
    <message>
        <source>The most cards that the Ombre of a voltereta draws.</source>
        <translation>Det største antal kort, spilføreren køber i en voltereta.</translation>
    </message>
    <message>
        <source>Five, the turned card among them</source>
        <translation>Fem, med det vendte kort</translation>
    </message>
    <message>
        <source>Five, and the turned card besides</source>
        <translation>Fem, og det vendte kort derudover</translation>
    </message>
    <message>
        <source>The choice in a gascarola</source>
        <translation>Valget i en gascarola</translation>
    </message>
    <message>
        <source>Whether the Ombre sees the eight cards before keeping one.</source>
        <translation>Om spilføreren ser de otte kort, før han beholder ét.</translation>
    </message>
    <message>
        <source>They look at the cards first</source>
        <translation>Han ser først på kortene</translation>
    </message>
    <message>
        <source>They choose before they see any</source>
        <translation>Han vælger, før han ser nogen</translation>
    </message>
    <message>
        <source>The card kept in a gascarola</source>
        <translation>Det beholdte kort i en gascarola</translation>
    </message>
    <message>
        <source>Which card of their own the Ombre may keep beside the talon&apos;s eight.</source>
        <translation>Hvilket eget kort spilføreren må beholde ved siden af talonens otte.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Et hvilket som helst kort</translation>
    </message>
    <message>
        <source>Only spadille or basto</source>
        <translation>Kun spadille eller basta</translation>
    </message>
    <message>
        <source>Throwing a gascarola in</source>
        <translation>At smide en gascarola</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before naming the trump.</source>
        <translation>Om spilføreren kan give op, før han vælger trumf.</translation>
    </message>
    <message>
        <source>When contrabola is bid</source>
        <translation>Hvornår contrabola meldes</translation>
    </message>
    <message>
        <source>Whether the game without a trick is a low bid or an ordinary one.</source>
        <translation>Om spillet uden stik er en lav melding eller en almindelig.</translation>
    </message>
    <message>
        <source>In the second round</source>
        <translation>I anden omgang</translation>
    </message>
    <message>
        <source>In the auction, above entrada</source>
        <translation>I meldingerne, over spil</translation>
    </message>
    <message>
        <source>Basto forces too</source>
        <translation>Basta tvinger også</translation>
    </message>
    <message>
        <source>Whether somebody must play although spadille lies in the talon: who holds basto.</source>
        <translation>Om nogen skal spille, selv om spadille ligger i talonen: den, der har basta.</translation>
    </message>
    <message>
        <source>No, the cards are dealt again</source>
        <translation>Nej, der gives igen</translation>
    </message>
    <message>
        <source>Trump in a forced game</source>
        <translation>Trumf i et tvunget spil</translation>
    </message>
    <message>
        <source>Whether a player who is forced to play names trumps before the draw.</source>
        <translation>Om en spiller, der er tvunget til at spille, vælger trumf før købet.</translation>
    </message>
    <message>
        <source>After the draw</source>
        <translation>Efter købet</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>Før købet</translation>
    </message>
    <message>
        <source>How many chips go into the pool before each deal, and who pays them.</source>
        <translation>Hvor mange jetoner der går i puljen før hver giv, og hvem der betaler dem.</translation>
    </message>
    <message>
        <source>The exchange after bidding the vole</source>
        <translation>Købet efter at have meldt tout</translation>
    </message>
    <message>
        <source>Whether an Ombre who has bid all the tricks may still exchange cards.</source>
        <translation>Om en spilfører, der har meldt alle stik, stadig må bytte kort.</translation>
    </message>
    <message>
        <source>They may, as when they bid to play</source>
        <translation>Han må, som når han melder spil</translation>
    </message>
    <message>
        <source>They play the cards they were dealt</source>
        <translation>Han spiller de kort, han fik givet</translation>
    </message>
    <message>
        <source>The suit taken out</source>
        <translation>Den farve, der tages ud</translation>
    </message>
    <message>
        <source>Which red suit is left out of the pack; it cannot be trump.</source>
        <translation>Hvilken rød farve der tages ud af kortene; den kan ikke være trumf.</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>Hjerter (copas)</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>Ruder (oros)</translation>
    </message>
    <message>
        <source>The favour suit</source>
        <translation>Yndlingsfarven</translation>
    </message>
    <message>
        <source>The palo de favor: a bid in it beats the same bid in another. It is also worth more.</source>
        <translation>Palo de favor: en melding i den slår den samme melding i en anden farve. Den er også mere værd.</translation>
    </message>
    <message>
        <source>The price of the favour suit</source>
        <translation>Yndlingsfarvens pris</translation>
    </message>
    <message>
        <source>How many times the value a game in the favour suit is worth.</source>
        <translation>Hvor mange gange værdien et spil i yndlingsfarven gælder.</translation>
    </message>
    <message>
        <source>Twice the value</source>
        <translation>Det dobbelte</translation>
    </message>
    <message>
        <source>No more than others</source>
        <translation>Ikke mere end andre</translation>
    </message>
    <message>
        <source>Three times the value</source>
        <translation>Det tredobbelte</translation>
    </message>
    <message>
        <source>Naming the favour suit</source>
        <translation>At vælge yndlingsfarven</translation>
    </message>
    <message>
        <source>Whether a plain bid is paid more if it then names the favour suit.</source>
        <translation>Om en almindelig melding betales højere, hvis den så vælger yndlingsfarven.</translation>
    </message>
    <message>
        <source>It is paid as such</source>
        <translation>Den betales sådan</translation>
    </message>
    <message>
        <source>It is paid as it was bid</source>
        <translation>Den betales, som den blev meldt</translation>
    </message>
    <message>
        <source>Turning the favour suit</source>
        <translation>At vende yndlingsfarven</translation>
    </message>
    <message>
        <source>Whether a turned game is worth more when the favour suit is turned.</source>
        <translation>Om et vendt spil er mere værd, når yndlingsfarven bliver vendt.</translation>
    </message>
    <message>
        <source>It is worth more</source>
        <translation>Det er mere værd</translation>
    </message>
    <message>
        <source>It is worth the same</source>
        <translation>Det er lige så meget værd</translation>
    </message>
    <message>
        <source>The pool at codillo</source>
        <translation>Puljen ved kodille</translation>
    </message>
    <message>
        <source>Llana, plain: 1, 2 and 3 chips</source>
        <translation>Llana, enkel: 1, 2 og 3 jetoner</translation>
    </message>
    <message>
        <source>Contrabola</source>
        <translation>Contrabola</translation>
    </message>
    <message>
        <source>Whether the last player may offer to lose every trick, without trumps. All others must have passed.</source>
        <translation>Om den sidste spiller må tilbyde at tabe alle stik, uden trumf. Alle andre skal have passet.</translation>
    </message>
    <message>
        <source>The last player may say it instead of passing</source>
        <translation>Den sidste spiller må sige det i stedet for at passe</translation>
    </message>
    <message>
        <source>By which list of prices a deal is paid.</source>
        <translation>Efter hvilken prisliste en giv betales.</translation>
    </message>
    <message>
        <source>As in Renegado: 5, 7 and 15 chips</source>
        <translation>Som i Renegado: 5, 7 og 15 jetoner</translation>
    </message>
    <message>
        <source>For points, to twelve, without chips</source>
        <translation>Om point, til tolv, uden jetoner</translation>
    </message>
    <message>
        <source>The first bid</source>
        <translation>Den første melding</translation>
    </message>
    <message>
        <source>Whether the auction may begin with a bid in oros.</source>
        <translation>Om meldingerne må begynde med en melding af oros.</translation>
    </message>
    <message>
        <source>Only with entrada, volteo or solo</source>
        <translation>Kun med spil, volteo eller solo</translation>
    </message>
    <message>
        <source>With any bid</source>
        <translation>Med enhver melding</translation>
    </message>
    <message>
        <source>The draw after oros</source>
        <translation>Købet efter oros</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after a bid of oros.</source>
        <translation>Det største antal kort, spilføreren køber efter meldingen oros.</translation>
    </message>
    <message>
        <source>Six cards</source>
        <translation>Seks kort</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the holder of spadille must play an entrada.</source>
        <translation>Om næste mand giver, eller den, der har spadille, skal spille et spil.</translation>
    </message>
    <message>
        <source>Turning up oros</source>
        <translation>At vende oros</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges in an entrada or a volteo.</source>
        <translation>Det største antal kort, spilføreren køber i et spil eller en volteo.</translation>
    </message>
    <message>
        <source>Surrendering a volteo</source>
        <translation>At give en volteo op</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a volteo is given up.</source>
        <translation>Om modspillerne skal spørges, når en volteo gives op.</translation>
    </message>
    <message>
        <source>Payment for matadors</source>
        <translation>Betaling for matadorer</translation>
    </message>
    <message>
        <source>For which run of top trumps the Ombre is paid at once.</source>
        <translation>For hvilken række af de højeste trumfer spilføreren straks betales.</translation>
    </message>
    <message>
        <source>Three or more that they hold</source>
        <translation>Tre eller flere, som han har</translation>
    </message>
    <message>
        <source>Three or more that they hold, or that they lack</source>
        <translation>Tre eller flere, som han har, eller som mangler</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Hvem der sidder over</translation>
    </message>
    <message>
        <source>Which of the four does not play a deal, but is paid and pays.</source>
        <translation>Hvem af de fire der ikke spiller en giv, men får og betaler.</translation>
    </message>
    <message>
        <source>The player opposite the dealer</source>
        <translation>Spilleren over for kortgiveren</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left</source>
        <translation>Spilleren til venstre for kortgiveren</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>Kortgiveren</translation>
    </message>
    <message>
        <source>The talon when three pass</source>
        <translation>Talonen, når tre passer</translation>
    </message>
    <message>
        <source>Whether the player who sits out must take it and play against three.</source>
        <translation>Om den, der sidder over, skal tage den og spille mod tre.</translation>
    </message>
    <message>
        <source>They must take the talon</source>
        <translation>De skal tage talonen</translation>
    </message>
    <message>
        <source>They may leave it: then all have passed</source>
        <translation>Han kan lade den ligge: så har alle passet</translation>
    </message>
    <message>
        <source>Remise of five at the table</source>
        <translation>Bet for fem ved bordet</translation>
    </message>
    <message>
        <source>With how many tricks the side of the Ombre only pays the pool.</source>
        <translation>Med hvor mange stik spilførerens side kun betaler puljen.</translation>
    </message>
    <message>
        <source>With four; three or fewer are codille</source>
        <translation>Med fire; tre eller færre er kodille</translation>
    </message>
    <message>
        <source>With three as well, as Wikipedia has it; two or fewer are codille</source>
        <translation>Også med tre, som Wikipedia har det; to eller færre er kodille</translation>
    </message>
    <message>
        <source>When four have passed</source>
        <translation>Når fire har passet</translation>
    </message>
    <message>
        <source>What the fifth player does when nobody has bid before.</source>
        <translation>Hvad den femte spiller gør, når ingen har meldt før.</translation>
    </message>
    <message>
        <source>A fifth who passes too must play and call a king</source>
        <translation>En femte, der også passer, skal spille og kalde en konge</translation>
    </message>
    <message>
        <source>The fifth may play a solo; else the cards are dealt again</source>
        <translation>Den femte kan spille en solo; ellers gives der igen</translation>
    </message>
    <message>
        <source>The fifth may pass too; the cards are dealt again</source>
        <translation>Den femte kan også passe; der gives igen</translation>
    </message>
    <message>
        <source>Extra payments</source>
        <translation>Ekstra betalinger</translation>
    </message>
    <message>
        <source>What each opponent pays to an Ombre whose side wins, besides the pool.</source>
        <translation>Hvad hver modspiller betaler en spilfører, hvis side vinder, ud over puljen.</translation>
    </message>
    <message>
        <source>Nothing; the pool is all</source>
        <translation>Intet; puljen er alt</translation>
    </message>
    <message>
        <source>Two chips for solo, matadors, or all tricks; odd ones to the best trump</source>
        <translation>To jetoner for solo, matadorer eller alle stik; overskydende til den bedste trumf</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Point for at vinde</translation>
    </message>
    <message>
        <source>How many points end the game: 5 by tradition, or 7, or any number.</source>
        <translation>Hvor mange point der ender spillet: efter gammel skik 5, eller 7, eller et andet tal.</translation>
    </message>
    <message>
        <source>5 points</source>
        <translation>5 point</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 point</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Hvornår spillet ender</translation>
    </message>
    <message>
        <source>Whether a deal is played to its end once somebody has the points.</source>
        <translation>Om en giv spilles til ende, når nogen har pointene.</translation>
    </message>
    <message>
        <source>After the deal, the highest score wins</source>
        <translation>Efter given, den højeste vinder</translation>
    </message>
    <message>
        <source>At once, in the middle of a trick</source>
        <translation>Straks, midt i et stik</translation>
    </message>
    <message>
        <source>Hard score</source>
        <translation>Hårdt regnskab</translation>
    </message>
    <message>
        <source>Whether each stakes a chip a deal, which the winning Man takes.</source>
        <translation>Om hver sætter en jeton pr. giv, som den vindende Mand tager.</translation>
    </message>
    <message>
        <source>A remise, paid into the pool</source>
        <translation>En bet, betalt til puljen</translation>
    </message>
    <message>
        <source>The most cards that the Ombre exchanges after bidding to play.</source>
        <translation>Det største antal kort, spilføreren bytter efter at have meldt spil.</translation>
    </message>
    <message>
        <source>What is paid for a hand taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>Hvad der betales for et overtaget spil. I Spanien bliver puljen; vinderen får en bet af den, der gav op.</translation>
    </message>
    <message>
        <source>Whether losing without exchange costs more than losing with one.</source>
        <translation>Om det koster mere at tabe uden køb end med køb.</translation>
    </message>
    <message>
        <source>5 or 15 for each player, as the bid is worth</source>
        <translation>5 eller 15 pr. spiller, efter meldingens værdi</translation>
    </message>
    <message>
        <source>Whether the other player has a say when a vuelta is given up.</source>
        <translation>Om den anden spiller har noget at sige, når en tourné gives op.</translation>
    </message>
    <message>
        <source>The other player must accept</source>
        <translation>Den anden spiller skal sige ja</translation>
    </message>
    <message>
        <source>The other player takes it</source>
        <translation>Den anden spiller tager det</translation>
    </message>
    <message>
        <source>When the talon is left</source>
        <translation>Når talonen bliver liggende</translation>
    </message>
    <message>
        <source>What happens when three have passed and the fourth leaves the talon.</source>
        <translation>Hvad der sker, når tre har passet, og den fjerde lader talonen ligge.</translation>
    </message>
    <message>
        <source>Manille led to spadille and basto</source>
        <translation>Manille spilles ud mod spadille og basta</translation>
    </message>
    <message>
        <source>Whether manille calls out one of these two if they are the only trumps.</source>
        <translation>Om manille tvinger en af disse to frem, hvis de er de eneste trumfer.</translation>
    </message>
    <message>
        <source>One of them must be played</source>
        <translation>En af dem skal spilles</translation>
    </message>
    <message>
        <source>Both may be kept back</source>
        <translation>Begge må holdes tilbage</translation>
    </message>
    <message>
        <source>Defenders confer against a vole</source>
        <translation>Modspillerne rådfører sig mod en tout</translation>
    </message>
    <message>
        <source>Whether the defenders see each other&apos;s cards when the Ombre goes for all tricks.</source>
        <translation>Om modspillerne viser hinanden deres kort, når spilføreren går efter alle stik.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>At give op</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up before playing to the fourth trick.</source>
        <translation>Om spilføreren kan give op, før han spiller til fjerde stik.</translation>
    </message>
    <message>
        <source>Surrendering a vuelta</source>
        <translation>At give en tourné op</translation>
    </message>
    <message>
        <source>Whether the defenders have a say when a vuelta is given up.</source>
        <translation>Om modspillerne har noget at sige, når en tourné gives op.</translation>
    </message>
    <message>
        <source>Both must accept</source>
        <translation>Begge skal sige ja</translation>
    </message>
    <message>
        <source>It ends at once</source>
        <translation>Den ender straks</translation>
    </message>
    <message>
        <source>A hand taken over</source>
        <translation>Et overtaget spil</translation>
    </message>
    <message>
        <source>What is paid for an entrada taken over. In Spain the pool stays; a winner gets a puesta from whoever gave up.</source>
        <translation>Hvad der betales, når et spil er overtaget. I Spanien bliver puljen; vinderen får en bet af den, der gav op.</translation>
    </message>
    <message>
        <source>As if the taker had bid it</source>
        <translation>Som om den, der overtager, havde meldt det</translation>
    </message>
    <message>
        <source>The Spanish way, in puestas</source>
        <translation>På spansk vis, i beter</translation>
    </message>
    <message>
        <source>One trick against four and four</source>
        <translation>Ét stik mod fire og fire</translation>
    </message>
    <message>
        <source>What counts when the Ombre has one trick and each defender four.</source>
        <translation>Hvad der gælder, når spilføreren har ét stik og hver modspiller fire.</translation>
    </message>
    <message>
        <source>A puesta, paid into the pool</source>
        <translation>En bet, betalt til puljen</translation>
    </message>
    <message>
        <source>A codille that the defenders share</source>
        <translation>En kodille, som modspillerne deler</translation>
    </message>
    <message>
        <source>The price of losing</source>
        <translation>Prisen for at tabe</translation>
    </message>
    <message>
        <source>The heads of all at the table</source>
        <translation>Alle ved bordet</translation>
    </message>
    <message>
        <source>The opponents&apos; heads</source>
        <translation>Kun modspillerne</translation>
    </message>
    <message>
        <source>The opponents&apos; heads, and the opponents are paid</source>
        <translation>Kun modspillerne, og de får betalingen</translation>
    </message>
    <message>
        <source>A limit on losses</source>
        <translation>En grænse for tab</translation>
    </message>
    <message>
        <source>The most that a loser pays the pool again, so that it grows slowly.</source>
        <translation>Det mest, en taber betaler puljen igen, så den vokser langsomt.</translation>
    </message>
    <message>
        <source>The tariff</source>
        <translation>Taksten</translation>
    </message>
    <message>
        <source>What each game is worth: won, tied (bet) or lost (kruk). Each tariff&apos;s prices stand below.</source>
        <translation>Hvad hvert spil er værd: vundet, bet eller kruk. Priserne i hver takst står nedenfor.</translation>
    </message>
    <message>
        <source>The Danish union’s, from and to each opponent</source>
        <translation>L’hombre-Unionens, fra og til hver modspiller</translation>
    </message>
    <message>
        <source>Rasle, from and to each; each more trick of a købe-nolo costs 1</source>
        <translation>Rasle, fra og til hver; hvert ekstra stik i en købe-nolo koster 1</translation>
    </message>
    <message>
        <source>Pott, from and into a pool that is filled with 4 each</source>
        <translation>Pott, fra og til en pulje, som hver lægger 4 i</translation>
    </message>
    <message>
        <source>The order of the bids</source>
        <translation>Købe-nolos plads</translation>
    </message>
    <message>
        <source>Whether købe-nolo is as high as tourné, or higher.</source>
        <translation>Om købe-nolo er lige så høj som tourné eller højere.</translation>
    </message>
    <message>
        <source>As high, as in Denmark</source>
        <translation>Lige med tourné, som i Danmark</translation>
    </message>
    <message>
        <source>Higher, as in Iceland</source>
        <translation>Over tourné, som på Island</translation>
    </message>
    <message>
        <source>The lowest bid first</source>
        <translation>At springe en melding over</translation>
    </message>
    <message>
        <source>Whether a player may skip spil, or solo, and begin with a higher bid. The higher ones are bedre, tourné, købe-nolo, respekt, and for solo, solo spar.</source>
        <translation>Om man må springe spil eller solo over og begynde med en højere melding. Over spil er bedre, tourné, købe-nolo og respekt, over solo er solo spar.</translation>
    </message>
    <message>
        <source>No, spil and solo come first</source>
        <translation>Nej, spil og solo kommer først</translation>
    </message>
    <message>
        <source>Yes, any bid that is high enough</source>
        <translation>Ja, enhver melding, der er høj nok</translation>
    </message>
    <message>
        <source>Holding with another game</source>
        <translation>At holde med et andet spil</translation>
    </message>
    <message>
        <source>Whether an earlier player may hold a bid with another, equally high game.</source>
        <translation>Om en tidligere spiller må holde en melding med et andet, lige så højt spil.</translation>
    </message>
    <message>
        <source>With any game of the same height</source>
        <translation>Med ethvert lige så højt spil</translation>
    </message>
    <message>
        <source>Only with the same game</source>
        <translation>Kun med det samme spil</translation>
    </message>
    <message>
        <source>The choice after the auction</source>
        <translation>Valget efter meldingerne</translation>
    </message>
    <message>
        <source>Whether only a winner with spil may change the game, or with bedre too.</source>
        <translation>Om kun den, der fik spillet på spil, må vælge et andet spil, eller også den, der fik det på bedre.</translation>
    </message>
    <message>
        <source>Only after spil; others play what they bid</source>
        <translation>Kun efter spil; andre spiller det, de meldte</translation>
    </message>
    <message>
        <source>Up to købe-nolo, any game that is not lower</source>
        <translation>Op til købe-nolo, ethvert spil, der ikke er lavere</translation>
    </message>
    <message>
        <source>A solo in spades (espadas)</source>
        <translation>En solo i spar (espadas)</translation>
    </message>
    <message>
        <source>How a solo is paid whose player names that suit as trumps.</source>
        <translation>Hvordan en solo betales, når spilføreren vælger den farve som trumf.</translation>
    </message>
    <message>
        <source>As solo spar</source>
        <translation>Som solo spar</translation>
    </message>
    <message>
        <source>As any other solo</source>
        <translation>Som enhver anden solo</translation>
    </message>
    <message>
        <source>A black ace is turned for trumps</source>
        <translation>Et sort es vendes som trumf</translation>
    </message>
    <message>
        <source>Which suit is trump when a tourné turns spadille or basto.</source>
        <translation>Hvilken farve der er trumf, når en tourné vender spadille eller basta.</translation>
    </message>
    <message>
        <source>Several nolos at once</source>
        <translation>Flere noloer samtidig</translation>
    </message>
    <message>
        <source>Whether others may play the Ombre’s købe-nolo or ren nolo too, each for themselves.</source>
        <translation>Om andre må spille spilførerens købe-nolo eller ren nolo med, hver for sig.</translation>
    </message>
    <message>
        <source>Only the Ombre plays it</source>
        <translation>Kun spilføreren spiller den</translation>
    </message>
    <message>
        <source>Others may play it too</source>
        <translation>Andre må spille den med</translation>
    </message>
    <message>
        <source>Throwing the hand in</source>
        <translation>At smide spillet</translation>
    </message>
    <message>
        <source>Whether the Ombre may give up after the exchange, for the price of bet.</source>
        <translation>Om spilføreren må smide spillet efter købet og betale som for bet.</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Whether the Ombre may go from five tricks to nine, for a chip more.</source>
        <translation>Om spilføreren må gå fra fem stik til ni, for én jeton mere.</translation>
    </message>
    <message>
        <source>Further games</source>
        <translation>Andre spil</translation>
    </message>
    <message>
        <source>Whether grand may be bid, with the two black aces as the only trumps.</source>
        <translation>Om grand må meldes, med de to sorte esser som eneste trumfer.</translation>
    </message>
    <message>
        <source>None but those of the union</source>
        <translation>Kun Unionens</translation>
    </message>
    <message>
        <source>Grand, above respekt</source>
        <translation>Grand, over respekt</translation>
    </message>
    <message>
        <source>Whoever sits out settles too</source>
        <translation>Oversidderen afregner også</translation>
    </message>
    <message>
        <source>Whether the fourth player pays and is paid like a defender.</source>
        <translation>Om oversidderen betaler og får betaling som en modspiller.</translation>
    </message>
    <message>
        <source>The most that a købe-nolo costs</source>
        <translation>Det højeste, en købe-nolo koster</translation>
    </message>
    <message>
        <source>By the tariff Rasle, the most that anybody is paid for the tricks.</source>
        <translation>Det mest, nogen får for stikkene efter taksten Rasle.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ingen grænse</translation>
    </message>
    <message>
        <source>4 chips</source>
        <translation>4 jetoner</translation>
    </message>
    <message>
        <source>5 chips</source>
        <translation>5 jetoner</translation>
    </message>
    <message>
        <source>6 chips</source>
        <translation>6 jetoner</translation>
    </message>
    <message>
        <source>Whether the next player deals, or the first is asked again, for kasko.</source>
        <translation>Om næste mand giver, eller om forhånd først spørges, om han vil spille kasko.</translation>
    </message>
    <message>
        <source>100 chips</source>
        <translation>100 jetoner</translation>
    </message>
    <message>
        <source>200 chips</source>
        <translation>200 jetoner</translation>
    </message>
    <message>
        <source>The pool at codille</source>
        <translation>Puljen ved kodille</translation>
    </message>
    <message>
        <source>Whether a defender who wins takes the pool besides the Ombre&apos;s payment.</source>
        <translation>Om en modspiller, der vinder, tager puljen ud over spilførerens betaling.</translation>
    </message>
    <message>
        <source>It stays for the next deal</source>
        <translation>Den bliver til næste giv</translation>
    </message>
    <message>
        <source>The winner takes it</source>
        <translation>Vinderen tager den</translation>
    </message>
    <message>
        <source>The loser pays the pool once more, and some chips for each player: 5, or what each stakes. This says whose heads count.</source>
        <translation>Den, der taber, betaler puljen én gang til og nogle jetoner pr. spiller: 5, eller hvad hver spiller skyder ind. Her vælges, hvilke spillere der tæller med.</translation>
    </message>
    <message>
        <source>The prize for a vole</source>
        <translation>Præmien for en tout</translation>
    </message>
    <message>
        <source>What an Ombre who wins all the tricks gets from the pool.</source>
        <translation>Hvad en spilfører, der vinder alle stik, får af puljen.</translation>
    </message>
    <message>
        <source>All of it, and 10 from each</source>
        <translation>Det hele, og 10 fra hver</translation>
    </message>
    <message>
        <source>Only 5 of it, and 10 from each</source>
        <translation>Kun 5 af den, og 10 fra hver</translation>
    </message>
    <message>
        <source>The pool when a vole fails</source>
        <translation>Puljen, når en tout mislykkes</translation>
    </message>
    <message>
        <source>Who has it when the Ombre went for all the tricks and lost one.</source>
        <translation>Hvem der får den, når spilføreren gik efter alle stik og tabte ét.</translation>
    </message>
    <message>
        <source>The Ombre, who has won the game</source>
        <translation>Spilføreren, som har vundet spillet</translation>
    </message>
    <message>
        <source>The defenders share it</source>
        <translation>Modspillerne deler den</translation>
    </message>
    <message>
        <source>Estuches</source>
        <translation>Matadorer</translation>
    </message>
    <message>
        <source>What three or more top trumps in a row pay, held or lacked.</source>
        <translation>Hvad der betales for tre eller flere øverste trumfer i træk, som man har, eller som mangler.</translation>
    </message>
    <message>
        <source>One chip for each card of the run</source>
        <translation>En jeton for hvert kort i rækken</translation>
    </message>
    <message>
        <source>Three chips, for the matadors alone</source>
        <translation>Tre jetoner, kun for matadorerne</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Intet</translation>
    </message>
    <message>
        <source>Estuches lacked</source>
        <translation>Matadorer, der mangler</translation>
    </message>
    <message>
        <source>When a run that the Ombre does not hold counts.</source>
        <translation>Hvornår en række, som spilføreren ikke har, tæller.</translation>
    </message>
    <message>
        <source>They are not in the Ombre&apos;s hand, wherever they are</source>
        <translation>De er ikke på spilførerens hånd, hvor de end er</translation>
    </message>
    <message>
        <source>The defenders hold them</source>
        <translation>Modspillerne har dem</translation>
    </message>
    <message>
        <source>The hand that counts for estuches</source>
        <translation>Den hånd, der tæller for matadorer</translation>
    </message>
    <message>
        <source>Whether the Ombre&apos;s cards are looked at before or after the exchange.</source>
        <translation>Om man ser på spilførerens kort før eller efter købet.</translation>
    </message>
    <message>
        <source>The cards the Ombre plays with</source>
        <translation>De kort, spilføreren spiller med</translation>
    </message>
    <message>
        <source>The cards the Ombre was dealt</source>
        <translation>De kort, spilføreren fik givet</translation>
    </message>
    <message>
        <source>Primeras against the Ombre</source>
        <translation>Primeras imod spilføreren</translation>
    </message>
    <message>
        <source>Who must win the first five tricks for a losing Ombre to pay more. It is three chips.</source>
        <translation>Hvem der skal vinde de fem første stik, for at en tabende spilfører betaler mere. Det er tre jetoner.</translation>
    </message>
    <message>
        <source>The defenders between them</source>
        <translation>Modspillerne tilsammen</translation>
    </message>
    <message>
        <source>One defender alone</source>
        <translation>Én modspiller alene</translation>
    </message>
    <message>
        <source>Nothing is paid for them</source>
        <translation>Der betales intet for dem</translation>
    </message>
    <message>
        <source>Bonuses against a loser</source>
        <translation>Tillæg imod en taber</translation>
    </message>
    <message>
        <source>How often a losing Ombre pays for estuches and primeras.</source>
        <translation>Hvor ofte en tabende spilfører betaler for matadorer og primeras.</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Én gang</translation>
    </message>
    <message>
        <source>Once for each opponent</source>
        <translation>Én gang pr. modspiller</translation>
    </message>
    <message>
        <source>The prices</source>
        <translation>Priserne</translation>
    </message>
    <message>
        <source>What each game and each bonus is worth. A club that pays otherwise enters its own tariff.</source>
        <translation>Hvad hvert spil og hvert tillæg er værd. En klub, der betaler anderledes, skriver sin egen takst her.</translation>
    </message>
    <message>
        <source>As in the rule book</source>
        <translation>Som i regelbogen</translation>
    </message>
    <message>
        <source>The bid and the price of losing</source>
        <translation>Meldingen og prisen for at tabe</translation>
    </message>
    <message>
        <source>Whether losing a vuelta or a solo costs more than losing an entrada.</source>
        <translation>Om det koster mere at tabe en tourné eller en solo end et spil.</translation>
    </message>
    <message>
        <source>All bids cost the same</source>
        <translation>Alle meldinger koster det samme</translation>
    </message>
    <message>
        <source>5, 7 or 15 for each player, as the bid is worth</source>
        <translation>5, 7 eller 15 pr. spiller, efter meldingens værdi</translation>
    </message>
    <message>
        <source>Gano</source>
        <translation>Gano</translation>
    </message>
    <message>
        <source>Whether a defender may ask the other not to overtake the card just played.</source>
        <translation>Om en modspiller må bede den anden om ikke at slå det kort, der lige er spillet.</translation>
    </message>
    <message>
        <source>Nobody says it</source>
        <translation>Ingen siger det</translation>
    </message>
    <message>
        <source>It is a request</source>
        <translation>Det er kun en opfordring</translation>
    </message>
    <message>
        <source>A defender who has a lower card must play it</source>
        <translation>En modspiller, der har et lavere kort, skal spille det</translation>
    </message>
    <message>
        <source>Gano with four tricks</source>
        <translation>Gano med fire stik</translation>
    </message>
    <message>
        <source>Whether gano is closed to a defender with four tricks: one more would be codille.</source>
        <translation>Om en modspiller med fire stik ikke må bede om gano: ét stik til ville være kodille.</translation>
    </message>
    <message>
        <source>Each player stakes 1</source>
        <translation>Hver spiller sætter 1</translation>
    </message>
    <message>
        <source>The dealer stakes 4</source>
        <translation>Kortgiveren sætter 4</translation>
    </message>
    <message>
        <source>Each player stakes 1, and the dealer 10 besides</source>
        <translation>Hver spiller sætter 1 og kortgiveren desuden 10</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>Spar (espadas)</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>Klør (bastos)</translation>
    </message>
    <message>
        <source>Calling one’s own king</source>
        <translation>At kalde sin egen konge</translation>
    </message>
    <message>
        <source>Whether the Ombre may call a king they hold, and secretly play alone.</source>
        <translation>Om spilføreren må kalde en konge, de selv har, og hemmeligt spille alene.</translation>
    </message>
    <message>
        <source>They may, and nobody else knows</source>
        <translation>Han må, og ingen andre ved det</translation>
    </message>
    <message>
        <source>They call a king that they lack</source>
        <translation>Han kalder en konge, han ikke har</translation>
    </message>
    <message>
        <source>Calling a queen</source>
        <translation>At kalde en dame</translation>
    </message>
    <message>
        <source>Which kings the Ombre must hold to call a queen instead.</source>
        <translation>Hvilke konger spilføreren skal have for at kalde en dame i stedet.</translation>
    </message>
    <message>
        <source>All four kings</source>
        <translation>Alle fire konger</translation>
    </message>
    <message>
        <source>The three kings that are not trumps</source>
        <translation>De tre konger, der ikke er trumf</translation>
    </message>
    <message>
        <source>The vole and the called king</source>
        <translation>Tout og den kaldte konge</translation>
    </message>
    <message>
        <source>Whether a side may go on after six tricks, its king still hidden.</source>
        <translation>Om parterne må gå videre efter seks stik, mens deres konge stadig er skjult.</translation>
    </message>
    <message>
        <source>It is asked, and the ally is known from then on</source>
        <translation>De bliver spurgt, og makkeren er kendt fra da af</translation>
    </message>
    <message>
        <source>Only if the king has fallen; otherwise there is no vole</source>
        <translation>Kun hvis kongen er faldet; ellers er der ingen tout</translation>
    </message>
    <message>
        <source>The preferred suit</source>
        <translation>Den foretrukne farve</translation>
    </message>
    <message>
        <source>In which trump suit everything but the pool is paid double.</source>
        <translation>I hvilken trumffarve alt undtagen puljen betales dobbelt.</translation>
    </message>
    <message>
        <source>The couleur</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>In which suit a bid beats the same bid in another, for double pay.</source>
        <translation>I hvilken farve en melding slår den samme i en anden, til dobbelt betaling.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spar</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Klør</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hjerter</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruder</translation>
    </message>
    <message>
        <source>Grossfrage as a bid</source>
        <translation>Grossfrage som melding</translation>
    </message>
    <message>
        <source>Whether both black queens let a player bid Grossfrage, above the frages, below solo.</source>
        <translation>Om man med begge sorte damer kan melde Grossfrage, over frage og under solo.</translation>
    </message>
    <message>
        <source>After the first five tricks</source>
        <translation>Efter de første fem stik</translation>
    </message>
    <message>
        <source>What the side may do that won the first five tricks.</source>
        <translation>Hvad den side må gøre, der har vundet de første fem stik.</translation>
    </message>
    <message>
        <source>Play on for the same game</source>
        <translation>Spille det samme spil videre</translation>
    </message>
    <message>
        <source>Stop, or play for all eight at a price of their own</source>
        <translation>Stoppe, eller spille om alle otte til en pris for sig</translation>
    </message>
    <message>
        <source>The first mano</source>
        <translation>Den første mano</translation>
    </message>
    <message>
        <source>How the first mano is found, who speaks and leads first.</source>
        <translation>Hvordan man finder den første mano, der taler og spiller ud først.</translation>
    </message>
    <message>
        <source>Cards are drawn for the dealer, who sits before mano</source>
        <translation>Der trækkes kort om kortgiveren, som sidder før mano</translation>
    </message>
    <message>
        <source>Whoever is dealt the seven of spades (espadas), or the next lower</source>
        <translation>Den, der får spar syv (espadas), eller det næste lavere</translation>
    </message>
    <message>
        <source>First five tricks (primeras)</source>
        <translation>De første fem stik (primeras)</translation>
    </message>
    <message>
        <source>Vole missed</source>
        <translation>Tout tabt</translation>
    </message>
    <message>
        <source>Game lost, for each player</source>
        <translation>Spil tabt, for hver spiller</translation>
    </message>
    <message>
        <source>Each card of the estuches</source>
        <translation>Hvert kort af matadorerne</translation>
    </message>
    <message>
        <source>Three matadors</source>
        <translation>Tre matadorer</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Spillet</translation>
    </message>
    <message>
        <source>Vole without an ally</source>
        <translation>Tout uden makker</translation>
    </message>
    <message>
        <source>Vole that was bid</source>
        <translation>Meldt tout</translation>
    </message>
    <message>
        <source>Game won with up to six tricks</source>
        <translation>Spil vundet med op til seks stik</translation>
    </message>
    <message>
        <source>Game won with seven or eight</source>
        <translation>Spil vundet med syv eller otte</translation>
    </message>
    <message>
        <source>Game won with all nine</source>
        <translation>Spil vundet med alle ni</translation>
    </message>
    <message>
        <source>More in oros</source>
        <translation>Mere i oros</translation>
    </message>
    <message>
        <source>Puesta, for each defender</source>
        <translation>Bet, til hver modspiller</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Kodille</translation>
    </message>
    <message>
        <source>Grossfrage that was bid</source>
        <translation>Meldt Grossfrage</translation>
    </message>
    <message>
        <source>All eight after the first five</source>
        <translation>Alle otte efter de første fem</translation>
    </message>
    <message>
        <source>More for each, while a puesta stands</source>
        <translation>Mere for hver, mens en bet står</translation>
    </message>
    <message>
        <source>Filling of an empty pool, from each</source>
        <translation>Fyldning af en tom pulje, fra hver</translation>
    </message>
    <message>
        <source>Game won (llevada)</source>
        <translation>Spil vundet (llevada)</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Three matadors (estuche)</source>
        <translation>Tre matadorer</translation>
    </message>
    <message>
        <source>First five tricks (hechas)</source>
        <translation>De første fem stik (hechas)</translation>
    </message>
    <message>
        <source>All eight tricks</source>
        <translation>Alle otte stik</translation>
    </message>
    <message>
        <source>Four tricks (puesta)</source>
        <translation>Fire stik (puesta)</translation>
    </message>
    <message>
        <source>Game lost (codillo)</source>
        <translation>Spil tabt (codillo)</translation>
    </message>
    <message>
        <source>Coins as trump (oros)</source>
        <translation>Mønter som trumf (oros)</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Kruk</source>
        <translation>Kruk</translation>
    </message>
    <message>
        <source>{game}, won</source>
        <translation>{game}, vundet</translation>
    </message>
    <message>
        <source>{game}, bet</source>
        <translation>{game}, bet</translation>
    </message>
    <message>
        <source>{game}, kruk</source>
        <translation>{game}, kruk</translation>
    </message>
    <message>
        <source>{game}, each more trick</source>
        <translation>{game}, hvert ekstra stik</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call an ace.</source>
        <translation>Om næste mand giver, eller den, der har spadille, skal spille og kalde et es.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Whether the next player deals, or spadille&apos;s holder must play and call a king.</source>
        <translation>Om næste mand giver, eller om den, der har spadille, skal spille og kalde en konge.</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>You win</source>
        <translation>Du vinder</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vinder</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays you.</source>
        <translation>Fem stik eller flere alene: hver modspiller betaler dig.</translation>
    </message>
    <message>
        <source>Five tricks or more alone: each opponent pays the Ombre.</source>
        <translation>Fem stik eller flere alene: hver modspiller betaler spilføreren.</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Du taber</translation>
    </message>
    <message>
        <source>{name} loses</source>
        <translation>{name} taber</translation>
    </message>
    <message>
        <source>Fewer than five tricks: you pay each opponent.</source>
        <translation>Færre end fem stik: du betaler hver modspiller.</translation>
    </message>
    <message>
        <source>Fewer than five tricks: the Ombre pays each opponent.</source>
        <translation>Færre end fem stik: spilføreren betaler hver modspiller.</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of you.</source>
        <translation>Fem stik eller flere sammen: én modspiller betaler hver af jer.</translation>
    </message>
    <message>
        <source>Five tricks or more together: one opponent pays each of the two.</source>
        <translation>Fem stik eller flere sammen: én modspiller betaler hver af de to.</translation>
    </message>
    <message>
        <source>You lose with {friend}</source>
        <translation>Du taber med {friend}</translation>
    </message>
    <message>
        <source>{name} loses with {friend}</source>
        <translation>{name} taber med {friend}</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of you pays one opponent.</source>
        <translation>Færre end fem stik sammen: hver af jer betaler én modspiller.</translation>
    </message>
    <message>
        <source>Fewer than five tricks together: each of the two pays one opponent.</source>
        <translation>Færre end fem stik sammen: hver af de to betaler én modspiller.</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of you.</source>
        <translation>Alle otte stik sammen: en modspiller betaler til hver af jer.</translation>
    </message>
    <message>
        <source>All eight tricks together: one opponent pays each of the two.</source>
        <translation>Alle otte stik sammen: en modspiller betaler til hver af de to.</translation>
    </message>
    <message>
        <source>Your tout with {friend} fails</source>
        <translation>Du taber din tout med {friend}</translation>
    </message>
    <message>
        <source>The tout of {name} with {friend} fails</source>
        <translation>{name} taber sin tout med {friend}</translation>
    </message>
    <message>
        <source>You played for all eight and lost one: each of you pays one opponent.</source>
        <translation>I spillede om alle otte og tabte et: hver af jer betaler til en modspiller.</translation>
    </message>
    <message>
        <source>They played for all eight and lost one: each of the two pays one opponent.</source>
        <translation>De spillede om alle otte og tabte et: hver af de to betaler til en modspiller.</translation>
    </message>
    <message>
        <source>You beat {name}</source>
        <translation>Du slår {name}</translation>
    </message>
    <message>
        <source>You beat {name} and {friend}</source>
        <translation>Du slår {name} og {friend}</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the pool is yours.</source>
        <translation>Fem stik eller flere alene: puljen er din.</translation>
    </message>
    <message>
        <source>Five tricks or more alone: the Ombre takes the pool.</source>
        <translation>Fem stik eller flere alene: spilføreren tager puljen.</translation>
    </message>
    <message>
        <source>Remise: nobody wins</source>
        <translation>Bet: ingen vinder</translation>
    </message>
    <message>
        <source>Remise for {name}</source>
        <translation>{name} er bet</translation>
    </message>
    <message>
        <source>You fell short of five tricks, and pay the pool again.</source>
        <translation>Du nåede ikke fem stik og betaler puljen igen.</translation>
    </message>
    <message>
        <source>The Ombre fell short of five tricks, and pays the pool again.</source>
        <translation>Spilføreren nåede ikke fem stik og betaler puljen igen.</translation>
    </message>
    <message>
        <source>You win with {friend}</source>
        <translation>Du vinder med {friend}</translation>
    </message>
    <message>
        <source>{name} wins with {friend}</source>
        <translation>{name} vinder med {friend}</translation>
    </message>
    <message>
        <source>Five tricks or more together: a third of the pool is the ally’s.</source>
        <translation>Fem stik eller flere tilsammen: en tredjedel af puljen er makkerens.</translation>
    </message>
    <message>
        <source>Remise for {name} with {friend}</source>
        <translation>{name} er bet med {friend}</translation>
    </message>
    <message>
        <source>You and {friend} fell short of five tricks, and pay the pool again.</source>
        <translation>Du og {friend} nåede ikke fem stik og betaler puljen igen.</translation>
    </message>
    <message>
        <source>They fell short of five tricks, and pay the pool again.</source>
        <translation>De nåede ikke fem stik og betaler puljen igen.</translation>
    </message>
    <message>
        <source>Codille! You win</source>
        <translation>Kodille! Du vinder</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: you share the pool with the other defenders.</source>
        <translation>For få stik til spilføreren: du deler puljen med de andre modspillere.</translation>
    </message>
    <message>
        <source>Codille: you lose</source>
        <translation>Kodille: du taber</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, and you make it good.</source>
        <translation>For få stik: de andre deler puljen, og du fylder den op.</translation>
    </message>
    <message>
        <source>Codille for the defenders</source>
        <translation>Kodille til modspillerne</translation>
    </message>
    <message>
        <source>Too few tricks for the Ombre: the others share the pool, which is made good.</source>
        <translation>For få stik til spilføreren: de andre deler puljen, som bliver fyldt op.</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the pool is yours, and each opponent pays you.</source>
        <translation>Seks stik eller flere alene: puljen er din, og hver modspiller betaler dig.</translation>
    </message>
    <message>
        <source>Six tricks or more alone: the Ombre takes the pool, and each opponent pays.</source>
        <translation>Seks stik eller flere alene: spilføreren tager puljen, og hver modspiller betaler.</translation>
    </message>
    <message>
        <source>Five tricks, one too few: you pay the pool again, and each opponent.</source>
        <translation>Fem stik, ét for lidt: du betaler puljen igen og hver modspiller.</translation>
    </message>
    <message>
        <source>Five tricks, one too few: the Ombre pays the pool again, and each opponent.</source>
        <translation>Fem stik, ét for lidt: spilføreren betaler puljen igen og hver modspiller.</translation>
    </message>
    <message>
        <source>Six tricks or more together: half of the pool is the ally’s.</source>
        <translation>Seks stik eller flere tilsammen: halvdelen af puljen er makkerens.</translation>
    </message>
    <message>
        <source>Five tricks together, one too few: the pool is paid again.</source>
        <translation>Fem stik tilsammen, ét for lidt: puljen betales igen.</translation>
    </message>
    <message>
        <source>You take every trick with {friend}</source>
        <translation>Du tager hvert stik med {friend}</translation>
    </message>
    <message>
        <source>{name} takes every trick with {friend}</source>
        <translation>{name} tager hvert stik med {friend}</translation>
    </message>
    <message>
        <source>All ten tricks together: each opponent pays for the vole too.</source>
        <translation>Alle ti stik tilsammen: hver modspiller betaler også for tout.</translation>
    </message>
    <message>
        <source>Your vole with {friend} fails</source>
        <translation>Du taber din tout med {friend}</translation>
    </message>
    <message>
        <source>The vole of {name} with {friend} fails</source>
        <translation>{name} taber sin tout med {friend}</translation>
    </message>
    <message>
        <source>The game is won all the same, less the price of the vole.</source>
        <translation>Spillet er vundet alligevel, men prisen for tout trækkes fra.</translation>
    </message>
    <message>
        <source>Too few tricks: the others share the pool, which is made good.</source>
        <translation>For få stik: de andre deler puljen, som fyldes op.</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>What the marks mean</source>
        <translation>Hvad mærkerne betyder</translation>
    </message>
    <message>
        <source>The only good choice</source>
        <translation>Det eneste gode valg</translation>
    </message>
    <message>
        <source>Better than usual</source>
        <translation>Bedre end normalt</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Dyrt</translation>
    </message>
    <message>
        <source>Unpunished</source>
        <translation>Ustraffet</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Forpasset</translation>
    </message>
    <message>
        <source>Every other choice would surely have cost at least {amount} more.</source>
        <translation>Ethvert andet valg ville sikkert have kostet mindst {amount} mere.</translation>
    </message>
    <message>
        <source>The usual choice would surely have cost at least {amount} more.</source>
        <translation>Det normale valg ville sikkert have kostet mindst {amount} mere.</translation>
    </message>
    <message>
        <source>It surely cost at least {amount}, a bid at least {bid}.</source>
        <translation>Det kostede sikkert mindst {amount}, en melding mindst {bid}.</translation>
    </message>
    <message>
        <source>It was costly, and an opponent gave back at least half of it.</source>
        <translation>Det var dyrt, og en modstander gav mindst det halve tilbage.</translation>
    </message>
    <message>
        <source>It gave back at least half of what an opponent had just lost.</source>
        <translation>Det gav mindst det halve tilbage af, hvad en modstander lige havde tabt.</translation>
    </message>
    <message>
        <source>{name}. {meaning}</source>
        <translation>{name}. {meaning}</translation>
    </message>
</context>
<context>
    <name>Sittings</name>
    <message>
        <source>at the table</source>
        <translation>ved bordet</translation>
    </message>
    <message>
        <source>can go on</source>
        <translation>kan fortsættes</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>slut</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>standset før tiden</translation>
    </message>
    <message>
        <source>in the bin</source>
        <translation>i papirkurven</translation>
    </message>
    <message>
        <source>This sitting is at the table now.</source>
        <translation>Dette parti er ved bordet nu.</translation>
    </message>
    <message>
        <source>It goes on at the card where you left it. The sitting at the table is kept too.</source>
        <translation>Det fortsætter ved det kort, hvor du forlod det. Partiet ved bordet bliver også gemt.</translation>
    </message>
    <message>
        <source>The pool was divided. Its deals can be looked at and replayed from the score sheet.</source>
        <translation>Puljen er delt. Partiets giv kan ses og afspilles fra regnskabet.</translation>
    </message>
    <message>
        <source>An older version of Ombre kept its deals, but not enough to continue it.</source>
        <translation>En ældre version af Ombre gemte dets giv, men ikke nok til at fortsætte det.</translation>
    </message>
    <message>
        <source>It is not counted in any statistics while it is in the bin.</source>
        <translation>Det tæller ikke med i nogen statistik, mens det ligger i papirkurven.</translation>
    </message>
    <message>
        <source>Sittings</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>Alle partier</translation>
    </message>
    <message>
        <source>Every sitting is kept here. You can go on with it, and replay each of its deals.</source>
        <translation>Hvert parti bliver gemt her. Du kan fortsætte det og spille hver giv igennem igen.</translation>
    </message>
    <message>
        <source>&amp;Begin a sitting</source>
        <translation>&amp;Begynd et parti</translation>
    </message>
    <message>
        <source>No sitting has been left or finished yet.</source>
        <translation>Intet parti er forladt eller afsluttet endnu.</translation>
    </message>
    <message>
        <source>Sittings: {count}.</source>
        <translation>Partier: {count}.</translation>
    </message>
    <message>
        <source>Sittings: {count}. Chips won in all: {chips}.</source>
        <translation>Partier: {count}. Jetoner i alt: {chips}.</translation>
    </message>
    <message>
        <source>These sittings can be brought back until the bin is emptied.</source>
        <translation>Disse partier kan hentes tilbage, indtil papirkurven tømmes.</translation>
    </message>
    <message>
        <source>{game} with {opponents}</source>
        <translation>{game} med {opponents}</translation>
    </message>
    <message>
        <source>{title} ({game})</source>
        <translation>{title} ({game})</translation>
    </message>
    <message>
        <source>{played} of {planned}</source>
        <translation>{played} af {planned}</translation>
    </message>
    <message>
        <source>Sitting</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Mod</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Sidst spillet</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>&amp;Name of the sitting</source>
        <translation>Partiets &amp;navn</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>K&amp;opiér</translation>
    </message>
    <message>
        <source>&amp;Bin ({count})</source>
        <translation>&amp;Papirkurv ({count})</translation>
    </message>
    <message>
        <source>&amp;To the bin</source>
        <translation>Til papir&amp;kurven</translation>
    </message>
    <message>
        <source>B&amp;ring back</source>
        <translation>&amp;Hent tilbage</translation>
    </message>
    <message>
        <source>&amp;Empty the bin</source>
        <translation>&amp;Tøm papirkurven</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Regnskab</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Spil &amp;videre</translation>
    </message>
    <message>
        <source>Empty the bin?</source>
        <translation>Tøm papirkurven?</translation>
    </message>
    <message>
        <source>The sittings in the bin and all their deals will be deleted for ever.</source>
        <translation>Partierne i papirkurven og alle deres giv slettes for altid.</translation>
    </message>
    <message>
        <source>Other sittings stay as they are.</source>
        <translation>Andre partier bliver, som de er.</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Behold dem</translation>
    </message>
    <message>
        <source>This sitting cannot be continued.</source>
        <translation>Dette parti kan ikke fortsættes.</translation>
    </message>
    <message>
        <source>Its deals are still in the list.</source>
        <translation>Dets giv står stadig på listen.</translation>
    </message>
    <message>
        <source>{amount} against the expert</source>
        <translation>{amount} mod eksperten</translation>
    </message>
    <message>
        <source>not compared yet</source>
        <translation>endnu ikke sammenlignet</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards.</source>
        <translation>I duplikat tælles, hvad du vinder mod eksperten med de samme kort.</translation>
    </message>
    <message>
        <source>Duplicate counts what you gain against the expert with the same cards: here in {deals:one # deal|other # deals}.</source>
        <translation>I duplikat tælles, hvad du vinder mod eksperten med de samme kort: her i {deals:one # giv|other # giv}.</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>How well you choose, over time</source>
        <translation>Hvor godt du vælger, over tid</translation>
    </message>
    <message>
        <source>choices.png</source>
        <translation>valg.png</translation>
    </message>
    <message>
        <source>All you do</source>
        <translation>Alt, hvad du gør</translation>
    </message>
    <message>
        <source>Your costly choices in a hundred, beside those of the computer players. Higher is better.</source>
        <translation>Dine dyre valg ud af hundrede, ved siden af computerspillernes. Højere er bedre.</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it, with the costliest choice first.</source>
        <translation>Vælg et tal for at se givene bag det, det dyreste valg først.</translation>
    </message>
    <message>
        <source>Let the coach look at ten of your deals. Then you see here how well you choose.</source>
        <translation>Lad læreren se på ti af dine giv. Så ser du her, hvor godt du vælger.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>På må og få</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spil</translation>
    </message>
    <message>
        <source>{game} · {role}</source>
        <translation>{game} · {role}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Hvor</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Valg</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Dyre</translation>
    </message>
    <message>
        <source>Of 100</source>
        <translation>Af 100</translation>
    </message>
    <message>
        <source>About like</source>
        <translation>Omtrent som</translation>
    </message>
    <message>
        <source>Of 100 choices {share} were costly, give or take {within}. About like: {level}.</source>
        <translation>Af 100 valg var {share} dyre, plus eller minus {within}. Omtrent som: {level}.</translation>
    </message>
</context>
<context>
    <name>SpanishCards</name>
    <message>
        <source>swords</source>
        <translation>sværd; n</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>stave; c</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>bægre; n</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>mønter; c</translation>
    </message>
    <message>
        <source>swords (espadas)</source>
        <translation>sværd (espadas)</translation>
    </message>
    <message>
        <source>clubs (bastos)</source>
        <translation>stave (bastos)</translation>
    </message>
    <message>
        <source>cups (copas)</source>
        <translation>bægre (copas)</translation>
    </message>
    <message>
        <source>coins (oros)</source>
        <translation>mønter (oros)</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}&#xa0;{rank}</translation>
    </message>
    <message>
        <source>play in swords</source>
        <translation>spil i sværd; n</translation>
    </message>
    <message>
        <source>play in clubs</source>
        <translation>spil i stave; n</translation>
    </message>
    <message>
        <source>play in cups</source>
        <translation>spil i bægre; n</translation>
    </message>
    <message>
        <source>play in coins</source>
        <translation>spil i mønter; n</translation>
    </message>
    <message>
        <source>solo in swords</source>
        <translation>solo sværd; c</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>on the right</source>
        <translation>til højre</translation>
    </message>
    <message>
        <source>opposite on the right</source>
        <translation>overfor til højre</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>overfor</translation>
    </message>
    <message>
        <source>opposite on the left</source>
        <translation>overfor til venstre</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>til venstre</translation>
    </message>
    <message>
        <source>{name:Name}.</source>
        <translation>{name:Name}.</translation>
    </message>
    <message>
        <source>{name:Name} ({role}).</source>
        <translation>{name:Name} ({role}).</translation>
    </message>
    <message>
        <source>{name:Name}, {place}.</source>
        <translation>{name:Name}, {place}.</translation>
    </message>
    <message>
        <source>{name:Name}, {place} ({role}).</source>
        <translation>{name:Name}, {place} ({role}).</translation>
    </message>
    <message>
        <source>Your hand, {number:0 no cards|one # card|other # cards}</source>
        <translation>Din hånd, {number:0 ingen kort|one # kort|other # kort}</translation>
    </message>
    <message>
        <source>The hand in front, {number:0 no cards|one # card|other # cards}</source>
        <translation>Hånden foran, {number:0 ingen kort|one # kort|other # kort}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Bordet</translation>
    </message>
    <message>
        <source>The middle of the table</source>
        <translation>Midten af bordet</translation>
    </message>
    <message>
        <source>{card:Name}</source>
        <translation>{card:Name}</translation>
    </message>
    <message>
        <source>{card:Name}: {state}</source>
        <translation>{card:Name}: {state}</translation>
    </message>
    <message>
        <source>{card}: place {at} of {number}.</source>
        <translation>{card}: plads {at} af {number}.</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Stillingen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>The trick, {number:0 no cards|one # card|other # cards}</source>
        <translation>Stikket, {number:0 ingen kort|one # kort|other # kort}</translation>
    </message>
    <message>
        <source>Cards drawn for the deal, {number}</source>
        <translation>Kort trukket om at give, {number}</translation>
    </message>
    <message>
        <source>Pool and talon</source>
        <translation>Pulje og talon</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Det er din tur.</translation>
    </message>
    <message>
        <source>It is their turn.</source>
        <translation>Det er deres tur.</translation>
    </message>
    <message>
        <source>Dealer.</source>
        <translation>Kortgiver.</translation>
    </message>
    <message>
        <source>Everybody pays the pool {chips} as ante.</source>
        <translation>Alle betaler puljen {chips} som indskud.</translation>
    </message>
    <message>
        <source>Said: “{words}”.</source>
        <translation>Siger: »{words}«.</translation>
    </message>
    <message>
        <source>{chips:one # chip|other # chips}.</source>
        <translation>{chips:one # jeton|other # jetoner}.</translation>
    </message>
    <message>
        <source>{points:one # point|other # points}.</source>
        <translation>{points:one # point|other # point}.</translation>
    </message>
    <message>
        <source>{number:0 No tricks|one # trick|other # tricks}.</source>
        <translation>{number:0 Ingen stik|one # stik|other # stik}.</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} in hand.</source>
        <translation>{number:one # kort|other # kort} på hånden.</translation>
    </message>
    <message>
        <source>{number:one # card|other # cards} thrown away.</source>
        <translation>{number:one # kort|other # kort} smidt.</translation>
    </message>
    <message>
        <source>Open on the table: {cards:the}.</source>
        <translation>Åbent på bordet: {cards}.</translation>
    </message>
    <message>
        <source>{name:Name}: {card}.</source>
        <translation>{name:Name}: {card}.</translation>
    </message>
    <message>
        <source>{name:Name}: {card}, with gano.</source>
        <translation>{name:Name}: {card}, med gano.</translation>
    </message>
    <message>
        <source>It wins so far.</source>
        <translation>Det vinder indtil nu.</translation>
    </message>
    <message>
        <source>Pool: {chips:0 no chips|one # chip|other # chips}.</source>
        <translation>Pulje: {chips:0 ingen jetoner|one # jeton|other # jetoner}.</translation>
    </message>
    <message>
        <source>Talon: {number:0 no cards|one # card|other # cards}.</source>
        <translation>Talon: {number:0 ingen kort|one # kort|other # kort}.</translation>
    </message>
    <message>
        <source>Turned up: {card:the}.</source>
        <translation>Vendt: {card}.</translation>
    </message>
    <message>
        <source>Turned up: {card:the}, after {cards:the}.</source>
        <translation>Vendt: {card}, efter {cards}.</translation>
    </message>
    <message>
        <source>Left over: {number:one # card|other # cards}.</source>
        <translation>Tilbage: {number:one # kort|other # kort}.</translation>
    </message>
    <message>
        <source>The talon lies open: {cards:the}.</source>
        <translation>Talonen ligger åben: {cards}.</translation>
    </message>
    <message>
        <source>The trick stays. Press {keys} to go on.</source>
        <translation>Stikket bliver liggende. Tryk {keys} for at fortsætte.</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>Turen er ved {name}.</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Your home folder cannot be found. Set {variable} to a folder of yours.</source>
        <translation>Din hjemmemappe kan ikke findes. Sæt {variable} til en af dine mapper.</translation>
    </message>
    <message>
        <source>{variable} names a folder that cannot be found: {value}</source>
        <translation>{variable} nævner en mappe, der ikke kan findes: {value}</translation>
    </message>
    <message>
        <source>Ombre cannot open a window: Qt cannot use the display. Look at the variables DISPLAY, WAYLAND_DISPLAY and QT_QPA_PLATFORM.</source>
        <translation>Ombre kan ikke åbne et vindue: Qt kan ikke bruge skærmen. Se på variablerne DISPLAY, WAYLAND_DISPLAY og QT_QPA_PLATFORM.</translation>
    </message>
    <message>
        <source>{variable}={value} is ignored: nobody could see a table.</source>
        <translation>{variable}={value} følges ikke: ingen ville kunne se et bord.</translation>
    </message>
    <message>
        <source>Ombre cannot start</source>
        <translation>Ombre kan ikke starte</translation>
    </message>
    <message>
        <source>The table could not be set up: there is a mistake in the program.</source>
        <translation>Bordet kunne ikke stilles op: der er en fejl i programmet.</translation>
    </message>
    <message>
        <source>Your games were not touched, and nothing was sent to anybody. The details can be copied.</source>
        <translation>Dine spil blev ikke rørt, og intet blev sendt til nogen. Detaljerne kan kopieres.</translation>
    </message>
    <message>
        <source>The details are in {path}</source>
        <translation>Detaljerne står i {path}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>By month</source>
        <translation>Efter måned</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Efter spil</translation>
    </message>
    <message>
        <source>By contract</source>
        <translation>Efter melding</translation>
    </message>
    <message>
        <source>By your role</source>
        <translation>Efter din rolle</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Efter modspillere</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Efter resultat</translation>
    </message>
    <message>
        <source>How the cards fell</source>
        <translation>Hvordan kortene faldt</translation>
    </message>
    <message>
        <source>What your choices cost</source>
        <translation>Hvad dine valg kostede</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Held og dygtighed</translation>
    </message>
    <message>
        <source>How well you choose</source>
        <translation>Hvor godt du vælger</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Hvad du skal øve</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Som billede</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>I tal</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>I år</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Forrige måned</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Denne måned</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Dette parti</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle giv</translation>
    </message>
    <message>
        <source>Deals without help</source>
        <translation>Giv uden hjælp</translation>
    </message>
    <message>
        <source>All but practice deals</source>
        <translation>Alle undtagen øvelser</translation>
    </message>
    <message>
        <source>without help</source>
        <translation>uden hjælp</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>med hjælp</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>øvelse</translation>
    </message>
    <message>
        <source>Ombre</source>
        <translation>Spilfører</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>makker</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>modspiller</translation>
    </message>
    <message>
        <source>named the trump</source>
        <translation>valgte trumf</translation>
    </message>
    <message>
        <source>played along</source>
        <translation>spillede med</translation>
    </message>
    <message>
        <source>played against</source>
        <translation>spillede imod</translation>
    </message>
    <message>
        <source>Latest first</source>
        <translation>Nyeste først</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Værste først</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Bedste først</translation>
    </message>
    <message>
        <source>Costliest choice first</source>
        <translation>Dyreste valg først</translation>
    </message>
    <message>
        <source>Spades (espadas)</source>
        <translation>Spar (espadas)</translation>
    </message>
    <message>
        <source>Clubs (bastos)</source>
        <translation>Klør (bastos)</translation>
    </message>
    <message>
        <source>Hearts (copas)</source>
        <translation>Hjerter (copas)</translation>
    </message>
    <message>
        <source>Diamonds (oros)</source>
        <translation>Ruder (oros)</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Konger</translation>
    </message>
    <message>
        <source>Spadille</source>
        <translation>Spadille</translation>
    </message>
    <message>
        <source>Cards that can be manille</source>
        <translation>Kort, der kan være manille</translation>
    </message>
    <message>
        <source>Basto</source>
        <translation>Basta</translation>
    </message>
    <message>
        <source>Hands with three matadors</source>
        <translation>Hænder med tre matadorer</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Måned</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Modspillere</translation>
    </message>
    <message>
        <source>Contract and result</source>
        <translation>Melding og resultat</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Flere tal</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>I tabeller</translation>
    </message>
    <message>
        <source>By what</source>
        <translation>Efter hvad</translation>
    </message>
    <message>
        <source>Show &amp;all deals</source>
        <oldsource>Curve of all deals</oldsource>
        <translation>Vis &amp;alle giv</translation>
    </message>
    <message>
        <source>Luck: {amount}</source>
        <translation>Held: {amount}</translation>
    </message>
    <message>
        <source>{unit} a deal: {amount}</source>
        <translation>{unit} pr. giv: {amount}</translation>
    </message>
    <message>
        <source>All games for points</source>
        <translation>Alle spil om point</translation>
    </message>
    <message>
        <source>All games for chips</source>
        <translation>Alle spil om jetoner</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;Deals</source>
        <translation>G&amp;iv</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>Pe&amp;riode</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Læser…</translation>
    </message>
    <message>
        <source>No deal fits these choices.</source>
        <translation>Ingen giv passer til disse valg.</translation>
    </message>
    <message>
        <source>Help has been noted since {date}; older deals are left out.</source>
        <translation>Hjælp er noteret siden {date}; ældre giv er udeladt.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Here your deals will stand: how many you won, for how much, with what luck.</source>
        <oldsource>Here you will see how many deals you have won, what they brought you, and how much of it was luck.</oldsource>
        <translation>Her ser du, hvor mange giv du har vundet, hvad de gav dig, og hvor meget der var held.</translation>
    </message>
    <message>
        <source>P&amp;lay a deal</source>
        <oldsource>&amp;Play a deal</oldsource>
        <translation>&amp;Spil et giv</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Won in %</source>
        <translation>Vundet i %</translation>
    </message>
    <message>
        <source>Puesta</source>
        <translation>Bet</translation>
    </message>
    <message>
        <source>Codille</source>
        <translation>Kodille</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Pr. giv</translation>
    </message>
    <message>
        <source>Deals: {count}</source>
        <translation>Giv: {count}</translation>
    </message>
    <message>
        <source>Won: {count} ({share})</source>
        <translation>Giv vundet: {count} ({share})</translation>
    </message>
    <message>
        <source>Points: {amount} ({each} a deal)</source>
        <translation>Point: {amount} ({each} pr. giv)</translation>
    </message>
    <message>
        <source>Chips: {amount} ({each} a deal)</source>
        <translation>Jetoner: {amount} ({each} pr. giv)</translation>
    </message>
    <message>
        <source>Puestas at the table: {count}</source>
        <translation>Bet ved bordet: {count}</translation>
    </message>
    <message>
        <source>Codilles at the table: {count}</source>
        <translation>Kodille ved bordet: {count}</translation>
    </message>
    <message>
        <source>Deals in a row with a gain: {count}</source>
        <translation>Giv i træk med gevinst: {count}</translation>
    </message>
    <message>
        <source>Deals in a row with a loss: {count}</source>
        <translation>Giv i træk med tab: {count}</translation>
    </message>
    <message>
        <source>Best deal: {amount}</source>
        <translation>Bedste giv: {amount}</translation>
    </message>
    <message>
        <source>Worst deal: {amount}</source>
        <translation>Værste giv: {amount}</translation>
    </message>
    <message>
        <source>At the table: {hours} h {minutes} min</source>
        <translation>Ved bordet: {hours} t {minutes} min</translation>
    </message>
    <message>
        <source>Pauses of more than ten minutes between two deals are left out.</source>
        <translation>Pauser på mere end ti minutter mellem to giv er udeladt.</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Point over tid</translation>
    </message>
    <message>
        <source>Chips over time</source>
        <translation>Jetoner over tid</translation>
    </message>
    <message>
        <source>From {first} to {last}: {amount} in all. The page “By month” has the figures.</source>
        <translation>Fra {first} til {last}: {amount} i alt. Siden »Efter måned« har tallene.</translation>
    </message>
    <message>
        <source>{what} – {scope}</source>
        <translation>{what} – {scope}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjælp</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetoner</translation>
    </message>
    <message>
        <source>Deals {first} to {last}</source>
        <translation>Giv {first} til {last}</translation>
    </message>
    <message>
        <source>Deals {first} to {last} of {count}</source>
        <translation>Giv {first} til {last} af {count}</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>Deals behind the figure</source>
        <translation>Giv bag tallet</translation>
    </message>
    <message>
        <source>{page}: Enter on a figure lists its deals</source>
        <translation>{page}: Enter på et tal viser dets giv</translation>
    </message>
    <message>
        <source>Choose a figure to see the deals behind it.</source>
        <translation>Vælg et tal for at se givene bag det.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Ko&amp;piér</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>&amp;Replay the deal</source>
        <translation>Afspil giv&amp;en</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Til&amp;bage</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Næste</translation>
    </message>
    <message>
        <source>Deals of the statistics</source>
        <translation>Statistikkens giv</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Givet</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>givet</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>tilfældet</translation>
    </message>
    <message>
        <source>Chance: 95 % of all evenings stay within these numbers. An arrow marks a number outside; about one in twenty is, by chance alone.</source>
        <translation>Tilfældet: 95 % af alle aftener holder sig inden for disse tal. En pil mærker et tal udenfor; omtrent ét af tyve er det af rent tilfælde.</translation>
    </message>
    <message>
        <source>Place {number} to your right</source>
        <translation>Plads {number} til højre for dig</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Gem som…</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Gem statistikken</translation>
    </message>
    <message>
        <source>Tables (*.csv);;JSON (*.json)</source>
        <translation>Tabeller (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>deals.csv</source>
        <translation>giv.csv</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>Billeder (*.png);;Tegninger (*.svg)</translation>
    </message>
    <message>
        <source>curve.png</source>
        <translation>kurve.png</translation>
    </message>
    <message>
        <source>By your seat</source>
        <translation>Efter din plads</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Plads</translation>
    </message>
    <message>
        <source>Dealer, at a table of {seats}</source>
        <translation>Kortgiver ved et bord med {seats}</translation>
    </message>
    <message>
        <source>Eldest, at a table of {seats}</source>
        <translation>Forhånd ved et bord med {seats}</translation>
    </message>
    <message>
        <source>{turn} seats after the dealer, at a table of {seats}</source>
        <translation>{turn} pladser efter kortgiveren ved et bord med {seats}</translation>
    </message>
    <message>
        <source>Stones: {amount} ({each} a deal)</source>
        <translation>Sten: {amount} ({each} pr. giv)</translation>
    </message>
    <message>
        <source>Stones over time</source>
        <translation>Sten over tid</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Sten</translation>
    </message>
</context>
<context>
    <name>Stones</name>
    <message>
        <source>Llevada: you win</source>
        <translation>Llevada: I vinder</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are yours.</source>
        <translation>Fem stik eller flere: stenene på bordet er jeres.</translation>
    </message>
    <message>
        <source>Puesta: nobody wins</source>
        <translation>Puesta: ingen vinder</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: your side pays the table what it can.</source>
        <translation>Fire stik mod fire, ét for lidt: jeres side betaler bordet, hvad den kan.</translation>
    </message>
    <message>
        <source>Codillo: you lose</source>
        <translation>Codillo: I taber</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and your side pays.</source>
        <translation>Tre stik eller færre: de andre tager bordet, og jeres side betaler.</translation>
    </message>
    <message>
        <source>All eight tricks: you win</source>
        <translation>Alle otte stik: I vinder</translation>
    </message>
    <message>
        <source>You went for all eight and took them: the others pay for it.</source>
        <translation>I gik efter alle otte og tog dem: de andre betaler for det.</translation>
    </message>
    <message>
        <source>You win, but not all eight</source>
        <translation>I vinder, men ikke alle otte</translation>
    </message>
    <message>
        <source>You went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>I gik efter alle otte og tabte ét: hechas betales ikke.</translation>
    </message>
    <message>
        <source>Llevada: {side} win</source>
        <translation>Llevada: {side} vinder</translation>
    </message>
    <message>
        <source>Five tricks or more: the stones on the table are theirs.</source>
        <translation>Fem stik eller flere: stenene på bordet er deres.</translation>
    </message>
    <message>
        <source>Puesta for {side}</source>
        <translation>Puesta for {side}</translation>
    </message>
    <message>
        <source>Four tricks against four, one too few: they pay the table what they can.</source>
        <translation>Fire stik mod fire, ét for lidt: de betaler bordet, hvad de kan.</translation>
    </message>
    <message>
        <source>Codillo for {side}</source>
        <translation>Codillo for {side}</translation>
    </message>
    <message>
        <source>Three tricks or fewer: the others take the table, and they pay.</source>
        <translation>Tre stik eller færre: de andre tager bordet, og de betaler.</translation>
    </message>
    <message>
        <source>All eight tricks: {side} win</source>
        <translation>Alle otte stik: {side} vinder</translation>
    </message>
    <message>
        <source>They went for all eight and took them: the others pay for it.</source>
        <translation>De gik efter alle otte og tog dem: de andre betaler for det.</translation>
    </message>
    <message>
        <source>{side} win, but not all eight</source>
        <translation>{side} vinder, men ikke alle otte</translation>
    </message>
    <message>
        <source>They went for all eight and lost a trick: the hechas are not paid.</source>
        <translation>De gik efter alle otte og tabte ét: hechas betales ikke.</translation>
    </message>
    <message>
        <source>Codillo! You win</source>
        <translation>Codillo! I vinder</translation>
    </message>
    <message>
        <source>They took three tricks or fewer: the table is yours, and they pay you.</source>
        <translation>De tog tre stik eller færre: bordet er jeres, og de betaler jer.</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}</source>
        <translation>{have:0 Næppe et stik|one Omkring # stik|other Omkring # stik} med {suit}</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} together with {suit}</source>
        <translation>{have:0 Næppe et stik|one Omkring # stik|other Omkring # stik} sammen med {suit}</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} with {suit}, as dealt</source>
        <translation>{have:0 Næppe et stik|one Omkring # stik|other Omkring # stik} med {suit}, som givet</translation>
    </message>
    <message>
        <source>{have:0 Hardly a trick|one About # trick|other About # tricks} alone with {suit}</source>
        <translation>{have:0 Næppe et stik|one Omkring # stik|other Omkring # stik} alene med {suit}</translation>
    </message>
    <message>
        <source>With {suit} you make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>Med {suit} får du {have:0 næppe et stik|one omkring # stik|other omkring # stik}; {need} vinder.</translation>
    </message>
    <message>
        <source>With {suit} you two make {have:0 hardly a trick|one about # trick|other about # tricks}; {need} win.</source>
        <translation>Med {suit} får I to {have:0 næppe et stik|one omkring # stik|other omkring # stik}; {need} vinder.</translation>
    </message>
    <message>
        <source>Without new cards you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>Uden nye kort får du {have:0 næppe et stik|one omkring # stik|other omkring # stik} med {suit}; {need} vinder.</translation>
    </message>
    <message>
        <source>Alone you make {have:0 hardly a trick|one about # trick|other about # tricks} with {suit}; {need} win.</source>
        <translation>Alene får du {have:0 næppe et stik|one omkring # stik|other omkring # stik} med {suit}; {need} vinder.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>A note on this moment</source>
        <translation>En note om dette øjeblik</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Mærke</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ote</translation>
    </message>
    <message>
        <source>The note stays with the deal, and goes into its record.</source>
        <translation>Noten bliver ved given og kommer med i dens optegnelse.</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annullér</translation>
    </message>
    <message>
        <source>&amp;Remove this variation</source>
        <translation>&amp;Fjern denne variant</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Intet</translation>
    </message>
    <message>
        <source>Notes and variations</source>
        <translation>Noter og varianter</translation>
    </message>
    <message>
        <source>Back to the deal as it was played</source>
        <translation>Tilbage til given, som den blev spillet</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Din note</translation>
    </message>
    <message>
        <source>The note is kept.</source>
        <translation>Noten er gemt.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Taget tilbage.</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Sat ind igen.</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Et spørgsmål</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Godt spillet</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>En fejl</translation>
    </message>
    <message>
        <source>To remember</source>
        <translation>Husk det</translation>
    </message>
    <message>
        <source>{mark}: {text}</source>
        <translation>{mark}: {text}</translation>
    </message>
    <message>
        <source>{place}: {note}</source>
        <translation>{place}: {note}</translation>
    </message>
    <message>
        <source>Variation {number}, {name}: {action}</source>
        <translation>Variant {number}, {name}: {action}</translation>
    </message>
    <message>
        <source>What you played is kept as variation {number}.</source>
        <translation>Det, du spillede, er gemt som variant {number}.</translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>Ombre</source>
        <translation>Ombre</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>check records, print results and payments</source>
        <translation>efterprøv optegnelser, udskriv resultater og betalinger</translation>
    </message>
    <message>
        <source>list games and settings</source>
        <translation>vis spil og indstillinger</translation>
    </message>
    <message>
        <source>print the code of each deal in records</source>
        <translation>udskriv koden for hver giv i optegnelser</translation>
    </message>
    <message>
        <source>print the deal of a code or number as a record</source>
        <translation>udskriv given med en kode eller et nummer som optegnelse</translation>
    </message>
    <message>
        <source>check the proofs of fair shuffles in records</source>
        <translation>efterprøv beviserne for ærlig blanding i optegnelser</translation>
    </message>
    <message>
        <source>write all games, preferences and progress to one file</source>
        <translation>skriv alle spil, indstillinger og fremskridt i én fil</translation>
    </message>
    <message>
        <source>put a backup in the place of what is kept</source>
        <translation>sæt en sikkerhedskopi i stedet for det, der er gemt</translation>
    </message>
    <message>
        <source>write all deals to a file: .csv, .json, or .ombre for records</source>
        <translation>skriv alle giv i en fil: .csv, .json, eller .ombre for optegnelser</translation>
    </message>
    <message>
        <source>add the deals of an exported .ombre file</source>
        <translation>tilføj givene fra en eksporteret .ombre-fil</translation>
    </message>
    <message>
        <source>check a deck of your own, or write an example</source>
        <translation>kontroller et eget kortspil, eller skriv et eksempel</translation>
    </message>
    <message>
        <source>let computer players play, and print one row for each deal</source>
        <translation>lad computerspillere spille, og udskriv en linje for hver giv</translation>
    </message>
    <message>
        <source>measure a player against another on the same cards</source>
        <translation>mål en spiller mod en anden med de samme kort</translation>
    </message>
    <message>
        <source>measure how much a player loses by not seeing the other hands</source>
        <translation>mål, hvor meget en spiller taber ved ikke at se de andre hænder</translation>
    </message>
    <message>
        <source>count how often a player chooses one of the best cards</source>
        <translation>tæl, hvor ofte en spiller vælger et af de bedste kort</translation>
    </message>
    <message>
        <source>find out how often the best card can be known</source>
        <translation>find ud af, hvor ofte det bedste kort kan kendes</translation>
    </message>
    <message>
        <source>judge every decision of records, and tell luck from skill</source>
        <translation>bedøm hver afgørelse i optegnelser, og skil held fra dygtighed</translation>
    </message>
    <message>
        <source>advise the seat to act where unfinished records end</source>
        <translation>råd den plads, der skal handle, hvor ufærdige optegnelser slutter</translation>
    </message>
    <message>
        <source>measure how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>mål, hvor meget en spillers kort taber, i dele af indsatsen</translation>
    </message>
    <message>
        <source>count how often a player does what people would call odd</source>
        <translation>tæl, hvor ofte en spiller gør noget, folk ville kalde sært</translation>
    </message>
    <message>
        <source>tell how often a player can be known by what everybody sees</source>
        <translation>find ud af, hvor ofte en spiller kan kendes på det, alle ser</translation>
    </message>
    <message>
        <source>compare the chances a bidder saw with what was won</source>
        <translation>sammenlign de chancer, en melder så, med det, der blev vundet</translation>
    </message>
    <message>
        <source>print a script that lets bash, zsh or fish complete these commands</source>
        <translation>udskriv et script, så bash, zsh eller fish kan fuldføre disse kommandoer</translation>
    </message>
    <message>
        <source>commands:</source>
        <translation>kommandoer:</translation>
    </message>
    <message>
        <source>ombre COMMAND --help lists the arguments of a command.</source>
        <translation>ombre COMMAND --help viser en kommandos argumenter.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 flaws found, 2 wrong call, 3 could not be done, 130 stopped.</source>
        <translation>Slutstatus: 0 udført, 1 fejl fundet, 2 forkert kald, 3 kunne ikke lade sig gøre, 130 afbrudt.</translation>
    </message>
    <message>
        <source>Check records of Ombre, deal, let computer players play. For the table: ombre-desktop.</source>
        <translation>Efterprøv optegnelser af Ombre, giv kort, lad computerspillere spille. Til bordet: ombre-desktop.</translation>
    </message>
    <message>
        <source>one of those below</source>
        <translation>en af dem nedenfor</translation>
    </message>
    <message>
        <source>its arguments</source>
        <translation>dens argumenter</translation>
    </message>
    <message>
        <source>Check records, list the games, deal by code.</source>
        <translation>Efterprøv optegnelser, vis spillene, giv efter kode.</translation>
    </message>
    <message>
        <source>print each result as one line of JSON</source>
        <translation>udskriv hvert resultat som én linje JSON</translation>
    </message>
    <message>
        <source>a file of records; - is the standard input</source>
        <translation>en fil med optegnelser; - er standardinddata</translation>
    </message>
    <message>
        <source>a code; a day, as 2026-11-30; or with --game a number</source>
        <translation>en kode; en dag som 2026-11-30; eller et nummer sammen med --game</translation>
    </message>
    <message>
        <source>the game of a numbered deal, as rulesets lists it</source>
        <translation>spillet i en nummereret giv, som rulesets viser det</translation>
    </message>
    <message>
        <source>how many play, if the game leaves that open</source>
        <translation>hvor mange der spiller, hvis spillet lader det stå åbent</translation>
    </message>
    <message>
        <source>Deals are numbered within a game: add --game NAME.</source>
        <translation>Givene er nummereret inden for et spil: tilføj --game NAME.</translation>
    </message>
    <message>
        <source>stopped after {deals} deals</source>
        <translation>standset efter {deals} giv</translation>
    </message>
    <message>
        <source>{done} of {all} deals</source>
        <translation>{done} af {all} spil</translation>
    </message>
    <message>
        <source>Let computer players play among themselves, measure them, and judge records.</source>
        <translation>Lad computerspillere spille mod hinanden, mål dem, og bedøm optegnelser.</translation>
    </message>
    <message>
        <source>self-play: a row for each deal, then each player&apos;s mean winnings with their standard error</source>
        <translation>selvspil: en linje for hver giv, så hver spillers gennemsnitlige gevinst med standardfejl</translation>
    </message>
    <message>
        <source>the game (default: %(default)s)</source>
        <translation>spillet (ellers: %(default)s)</translation>
    </message>
    <message>
        <source>house rules, such as &apos;equal_bid=none ante=each_5&apos;</source>
        <translation>husregler, for eksempel &apos;equal_bid=none ante=each_5&apos;</translation>
    </message>
    <message>
        <source>how many (default: 100)</source>
        <translation>hvor mange (ellers: 100)</translation>
    </message>
    <message>
        <source>Parquet needs the package {name}</source>
        <translation>Parquet kræver pakken {name}</translation>
    </message>
    <message>
        <source>a player for each seat, of {names} (default: {usual} everywhere)</source>
        <translation>en spiller til hver plads, af {names} (ellers: {usual} overalt)</translation>
    </message>
    <message>
        <source>the sitting that is played (default: %(default)s)</source>
        <translation>partiet, der spilles (ellers: %(default)s)</translation>
    </message>
    <message>
        <source>let the players change seats each time all of them have dealt</source>
        <translation>lad spillerne bytte plads, hver gang alle har givet</translation>
    </message>
    <message>
        <source>write each deal to DIR as a record</source>
        <translation>skriv hver giv i DIR som optegnelse</translation>
    </message>
    <message>
        <source>write the deals to FILE, as lines of JSON or, for .parquet, as Parquet</source>
        <translation>skriv spillene til FILE, som JSON-linjer eller, ved .parquet, som Parquet</translation>
    </message>
    <message>
        <source>judge every decision in the data, which takes seconds a deal</source>
        <translation>bedøm hver beslutning i dataene; det tager nogle sekunder pr. spil</translation>
    </message>
    <message>
        <source>check every state of every N-th deal</source>
        <translation>efterprøv hver tilstand i hver N-te giv</translation>
    </message>
    <message>
        <source>print a row for each deal</source>
        <translation>udskriv en linje for hver giv</translation>
    </message>
    <message>
        <source>the reference (default: %(default)s)</source>
        <translation>målestokken (ellers: %(default)s)</translation>
    </message>
    <message>
        <source>the players of the other seats: one name for all, or one for each (default: %(default)s)</source>
        <translation>spillerne på de andre pladser: ét navn til alle, eller et til hver (ellers: %(default)s)</translation>
    </message>
    <message>
        <source>the weak end of the gap (default: %(default)s)</source>
        <translation>forskellens svage ende (ellers: %(default)s)</translation>
    </message>
    <message>
        <source>who plays the other side (default: %(default)s)</source>
        <translation>hvem der spiller den anden side (ellers: %(default)s)</translation>
    </message>
    <message>
        <source>who bids: {names}</source>
        <translation>hvem der melder: {names}</translation>
    </message>
    <message>
        <source>who exchanges and plays (default: who bids)</source>
        <translation>hvem der køber og spiller (ellers: den, der melder)</translation>
    </message>
    <message>
        <source>who is measured: {names}; or in parts, as textbook+expert</source>
        <translation>hvem der måles: {names}; eller i dele, som textbook+expert</translation>
    </message>
    <message>
        <source>the players to be told apart</source>
        <translation>de spillere, der skal skelnes</translation>
    </message>
    <message>
        <source>who bids and exchanges for all (default: %(default)s)</source>
        <translation>hvem der melder og køber for alle (ellers: %(default)s)</translation>
    </message>
    <message>
        <source>the number of players, if the game leaves a choice</source>
        <translation>antallet af spillere, hvis spillet giver et valg</translation>
    </message>
    <message>
        <source>the seed of the cards and of all chance (default: %(default)s)</source>
        <translation>kimen til kortene og alt tilfældigt (ellers: %(default)s)</translation>
    </message>
    <message>
        <source>chips in the pool before the antes</source>
        <translation>jetoner i puljen før indskuddene</translation>
    </message>
    <message>
        <source>play sittings of N deals, in which the pool is carried over (default: no sittings)</source>
        <translation>spil partier på N giv, hvor puljen går videre (ellers: ingen partier)</translation>
    </message>
    <message>
        <source>sample at most N worlds: faster, weaker</source>
        <translation>træk højst N verdener: hurtigere, svagere</translation>
    </message>
    <message>
        <source>keep finished deals in FILE, and resume from it</source>
        <translation>gem færdige giv i FILE, og fortsæt derfra</translation>
    </message>
    <message>
        <source>also write the figures to FILE; to - instead of the table</source>
        <translation>skriv også tallene til FILE; til - i stedet for tabellen</translation>
    </message>
    <message>
        <source>the number of processes (default: one per core)</source>
        <translation>antallet af processer (ellers: én pr. kerne)</translation>
    </message>
    <message>
        <source>a Dask scheduler, such as tcp://host:8786</source>
        <translation>en Dask-planlægger, for eksempel tcp://host:8786</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} er ikke et tal</translation>
    </message>
    <message>
        <source>duplicate match: a player against another in the same seats with the same cards</source>
        <translation>parturnering: en spiller mod en anden på de samme pladser med de samme kort</translation>
    </message>
    <message>
        <source>the share of the gap to open cards that a player&apos;s card play closes</source>
        <translation>den del af forskellen til åbne kort, som en spillers kortspil lukker</translation>
    </message>
    <message>
        <source>the share of right cards among the choices that count</source>
        <translation>andelen af rigtige kort blandt de valg, der tæller</translation>
    </message>
    <message>
        <source>how often the right card can be known, and whether the sampled worlds are true to the deal</source>
        <translation>hvor ofte det rigtige kort kan kendes, og om de trukne verdener er tro mod given</translation>
    </message>
    <message>
        <source>whether a bidder wins as often as they expect</source>
        <translation>om en melder vinder så ofte, som han venter</translation>
    </message>
    <message>
        <source>how much a player&apos;s cards lose, in parts of the stake</source>
        <translation>hvor meget en spillers kort taber, i dele af indsatsen</translation>
    </message>
    <message>
        <source>how often a player does what people would call odd</source>
        <translation>hvor ofte en spiller gør noget, folk ville kalde sært</translation>
    </message>
    <message>
        <source>how often a player can be told by what everybody sees</source>
        <translation>hvor ofte en spiller kan kendes på det, alle ser</translation>
    </message>
    <message>
        <source>no record here</source>
        <translation>ingen optegnelse her</translation>
    </message>
    <message>
        <source>{done} of {all} decisions judged</source>
        <translation>{done} af {all} beslutninger bedømt</translation>
    </message>
    <message>
        <source>this deal is unfinished, so it has no result to divide into luck and skill</source>
        <translation>denne giv er ikke færdig, så den har intet resultat at dele i held og dygtighed</translation>
    </message>
    <message>
        <source>the worth of a hand is not known in this game, so its luck counts with the cards</source>
        <translation>hvad en hånd er værd, vides ikke i dette spil, så dens held tæller med kortene</translation>
    </message>
    <message>
        <source>this deal is over, so there is nothing to advise</source>
        <translation>denne giv er forbi, så der er intet at råde til</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Tænker …</translation>
    </message>
    <message>
        <source>Did you mean {name}?</source>
        <translation>Mente du {name}?</translation>
    </message>
    <message>
        <source>{name} is not known; there are: {names}.</source>
        <translation>{name} kendes ikke; der er: {names}.</translation>
    </message>
    <message>
        <source>{name} is not known.</source>
        <translation>{name} kendes ikke.</translation>
    </message>
    <message>
        <source>No such file or folder</source>
        <translation>Ingen sådan fil eller mappe</translation>
    </message>
    <message>
        <source>The system does not allow it</source>
        <translation>Systemet tillader det ikke</translation>
    </message>
    <message>
        <source>This is a folder</source>
        <translation>Det er en mappe</translation>
    </message>
    <message>
        <source>This is not a folder</source>
        <translation>Det er ikke en mappe</translation>
    </message>
    <message>
        <source>There is a file of this name already</source>
        <translation>Der er allerede en fil med dette navn</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Disken er fuld</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>Disken kan kun læses</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Navnet er for langt</translation>
    </message>
    <message>
        <source>The disk or its connection failed</source>
        <translation>Disken eller dens forbindelse svigtede</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>brug: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumenter</translation>
    </message>
    <message>
        <source>options</source>
        <translation>tilvalg</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>vis denne hjælp og slut</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>vis programmets version og slut</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: fejl: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>disse argumenter mangler: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>ukendte argumenter: %s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r kan ikke vælges (vælg mellem %(choices)s)</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ugyldig værdi (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>der skal være et argument</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>der skal være mindst et argument</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>tvetydigt tilvalg: %(option)s kan være %(matches)s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>argumentet %r hører ikke til her</translation>
    </message>
    <message>
        <source>Ombre at a card table.</source>
        <translation>Ombre ved et spillebord.</translation>
    </message>
    <message>
        <source>a record to open</source>
        <translation>en optegnelse at åbne</translation>
    </message>
    <message>
        <source>cards of the demonstration</source>
        <translation>demonstrationens kort</translation>
    </message>
    <message>
        <source>where the demonstration puts its files when there is no display</source>
        <translation>hvor demonstrationen lægger sine filer, når der ingen skærm er</translation>
    </message>
    <message>
        <source>try everything the program has, without touching your games; &apos;full&apos; plays with experts</source>
        <translation>prøv alt i programmet uden at røre dine spil; &apos;full&apos; spiller med eksperter</translation>
    </message>
    <message>
        <source>where the self-test writes what it found</source>
        <translation>hvor selvtesten skriver, hvad den fandt</translation>
    </message>
    <message>
        <source>Back up everything that is kept, or restore it.</source>
        <translation>Sikkerhedskopiér alt, der er gemt, eller gendan det.</translation>
    </message>
    <message>
        <source>the file to write; - is the standard output</source>
        <translation>filen, der skrives; - er standarduddata</translation>
    </message>
    <message>
        <source>the file to read; - is the standard input</source>
        <translation>filen, der læses; - er standardinddata</translation>
    </message>
    <message>
        <source>the form, if the name of the file does not tell it (default: ombre)</source>
        <translation>formen, hvis filens navn ikke siger den (standard: ombre)</translation>
    </message>
    <message>
        <source>{number} deals</source>
        <translation>{number} spil</translation>
    </message>
    <message>
        <source>the shell that completes</source>
        <translation>den shell, der fuldfører</translation>
    </message>
    <message>
        <source>The output could not be written: {reason}</source>
        <translation>Uddata kunne ikke skrives: {reason}</translation>
    </message>
    <message>
        <source>check: list the flaws card by card; example: write a deck to change</source>
        <translation>check: vis manglerne kort for kort; example: skriv et kortspil, der kan ændres</translation>
    </message>
    <message>
        <source>the folder of the deck; for an example, one that does not exist yet</source>
        <translation>kortspillets mappe; til et eksempel en, der endnu ikke findes</translation>
    </message>
    <message>
        <source>there is something of this name already</source>
        <translation>der er allerede noget med dette navn</translation>
    </message>
    <message>
        <source>this is no answer: {line}</source>
        <translation>dette er ikke et svar: {line}</translation>
    </message>
    <message>
        <source>further bad answers are not told</source>
        <translation>flere dårlige svar meldes ikke</translation>
    </message>
    <message>
        <source>it is not started again; the textbook plays on</source>
        <translation>det startes ikke igen; lærebogen spiller videre</translation>
    </message>
    <message>
        <source>there was no answer within {seconds} seconds</source>
        <translation>der kom intet svar inden for {seconds} sekunder</translation>
    </message>
    <message>
        <source>it wrote too long a line</source>
        <translation>det skrev en for lang linje</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>det sluttede</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>The dearest comes first. Choose a cell: its deals, its problems, or its lesson.</source>
        <translation>Det dyreste står først. Vælg et felt: giv, opgaver eller lektion.</translation>
    </message>
    <message>
        <source>Let the coach look at your deals. Then you see here what to practise.</source>
        <translation>Lad læreren se på dine giv. Så ser du her, hvad du skal øve.</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Løs</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Opgaver</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Emne</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Valg</translation>
    </message>
    <message>
        <source>Costly</source>
        <translation>Dyre</translation>
    </message>
    <message>
        <source>Points an evening</source>
        <translation>Point pr. aften</translation>
    </message>
    <message>
        <source>Chips an evening</source>
        <translation>Jetoner pr. aften</translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message>
        <source>Weigh the throw</source>
        <translation>Vej kortene, der smides</translation>
    </message>
    <message>
        <source>Drag a card down to throw it, or click it.</source>
        <translation>Træk et kort ned for at smide det, eller klik på det.</translation>
    </message>
    <message>
        <source>Left and Right go from card to card. Down throws a card, Up keeps it.</source>
        <translation>Venstre og højre går fra kort til kort. Ned smider et kort, op beholder det.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Beholdes</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Smides</translation>
    </message>
    <message>
        <source>The cards of the hand</source>
        <translation>Kortene på hånden</translation>
    </message>
    <message>
        <source>Weighing this throw…</source>
        <translation>Valget vejes…</translation>
    </message>
    <message>
        <source>No throw that was tried is better.</source>
        <translation>Intet afprøvet valg er bedre.</translation>
    </message>
    <message>
        <source>About as good as the best.</source>
        <translation>Omtrent lige så godt som det bedste.</translation>
    </message>
    <message>
        <source>Nobody can tell yet what throws are worth in this game.</source>
        <translation>Ingen ved endnu, hvad valgene er værd i dette spil.</translation>
    </message>
    <message>
        <source>The throws cannot be weighed just now.</source>
        <translation>Valgene kan ikke vejes lige nu.</translation>
    </message>
    <message>
        <source>Nobody exchanges cards in this deal.</source>
        <translation>Ingen køber kort i denne giv.</translation>
    </message>
    <message>
        <source>No suit is trumps here, so no chance to draw one is told.</source>
        <translation>Ingen farve er trumf her, så ingen chance for at købe en nævnes.</translation>
    </message>
    <message>
        <source>All cards lie open here. That is hard on the Ombre, but alike for every throw.</source>
        <translation>Her ligger alle kort åbne. Det er hårdt for spilføreren, men ens for alle valg.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Luk</translation>
    </message>
    <message>
        <source>&amp;Throw these</source>
        <translation>&amp;Smid dem</translation>
    </message>
    <message>
        <source>Weigh other throws</source>
        <translation>Vej andre valg</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in chips</source>
        <translation>De bedste valg, og hvad hvert er værd i jetoner</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in points</source>
        <translation>De bedste valg, og hvad hvert er værd i point</translation>
    </message>
    <message>
        <source>The best throws, and what each is worth in stones</source>
        <translation>De bedste valg, og hvad hvert er værd i sten</translation>
    </message>
    <message>
        <source>This throw gains {amount}, give or take {error}.</source>
        <translation>Det valg giver {amount}, plus eller minus {error}.</translation>
    </message>
    <message>
        <source>This throw loses {amount}, give or take {error}.</source>
        <translation>Det valg taber {amount}, plus eller minus {error}.</translation>
    </message>
    <message>
        <source>{throw}: gains {amount}, give or take {error}</source>
        <translation>{throw}: giver {amount}, plus eller minus {error}</translation>
    </message>
    <message>
        <source>{throw}: loses {amount}, give or take {error}</source>
        <translation>{throw}: taber {amount}, plus eller minus {error}</translation>
    </message>
    <message>
        <source>It gives up {amount}, give or take {error}.</source>
        <translation>Det går glip af {amount}, plus eller minus {error}.</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}.</source>
        <translation>Chance for at købe en trumf: {trump}.</translation>
    </message>
    <message>
        <source>Chance to draw a trump: {trump}, a matador: {matador}.</source>
        <translation>Chance for at købe en trumf: {trump}, en matador: {matador}.</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}, and surer as you look.</source>
        <translation>Vejet i {worlds:one # giv|other # give}, og sikrere, mens du ser på.</translation>
    </message>
    <message>
        <source>Weighed in {worlds:one # deal|other # deals}.</source>
        <translation>Vejet i {worlds:one # giv|other # give}.</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Learn it at the table</source>
        <translation>Lær det ved bordet</translation>
    </message>
    <message>
        <source>A deal with a teacher, and nothing to read first</source>
        <translation>En giv med en lærer; intet at læse først</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Spil med det samme</translation>
    </message>
    <message>
        <source>{game}, with {company}</source>
        <translation>{game}, med {company}</translation>
    </message>
    <message>
        <source>Set the table</source>
        <translation>Nyt parti</translation>
    </message>
    <message>
        <source>Another game, or other opponents</source>
        <translation>Et andet spil, andre modspillere</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lær</translation>
    </message>
    <message>
        <source>Ombre in five minutes</source>
        <translation>Ombre på fem minutter</translation>
    </message>
    <message>
        <source>Bigger letters, keys, contrast …</source>
        <translation>Større bogstaver, taster, kontrast…</translation>
    </message>
    <message>
        <source>All sittings</source>
        <translation>Alle partier</translation>
    </message>
    <message>
        <source>A deal a day</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>Today’s deal: {today}</source>
        <translation>Dagens giv: {today}</translation>
    </message>
    <message>
        <source>The same cards for everybody, once a day</source>
        <translation>De samme kort for alle, én gang om dagen</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Lær af fejl</translation>
    </message>
    <message>
        <source>Positions that you missed: {count}, a few minutes</source>
        <translation>Stillinger, du tog fejl af: {count}, et par minutter</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Som sidst</translation>
    </message>
    <message>
        <source>One against two. Take more tricks than either of them.</source>
        <translation>Én mod to. Tag flere stik end hver af dem.</translation>
    </message>
    <message>
        <source>{title:Name}: {card}.</source>
        <translation>{title:Name}: {card}.</translation>
    </message>
    <message>
        <source>{number:one # opponent|other # opponents}</source>
        <translation>{number:one # modspiller|other # modspillere}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Videre</translation>
    </message>
    <message>
        <source>Deals: {deals}. Chips: {chips}.</source>
        <translation>Giv: {deals}. Jetoner: {chips}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Against the expert: {gain}.</source>
        <translation>Giv: {deals}. Mod eksperten: {gain}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Points: {points}.</source>
        <translation>Giv: {deals}. Point: {points}.</translation>
    </message>
    <message>
        <source>Deals: {deals}. Stones: {points}.</source>
        <translation>Giv: {deals}. Sten: {points}.</translation>
    </message>
    <message>
        <source>Opponents:</source>
        <translation>Sværhedsgrad:</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Sprog:</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Look at the last trick</source>
        <translation>Se forrige stik</translation>
    </message>
    <message>
        <source>Read what has happened</source>
        <translation>Læs forløbet</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Tag tilbage</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Et råd</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Spillets regler</translation>
    </message>
    <message>
        <source>Sounds off</source>
        <translation>Lyde fra</translation>
    </message>
    <message>
        <source>Sounds on</source>
        <translation>Lyde til</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Værktøjer</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>{amount} chips</source>
        <translation>{amount} jetoner</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount} point</translation>
    </message>
    <message>
        <source>{amount} stones</source>
        <translation>{amount} sten</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>A mistake in the program</source>
        <translation>En fejl i programmet</translation>
    </message>
    <message>
        <source>Something in Ombre went wrong. Your game is saved, and you can go on playing.</source>
        <translation>Noget i Ombre gik galt. Dit spil er gemt, og du kan spille videre.</translation>
    </message>
    <message>
        <source>Nothing was sent to anybody; you can copy the details for a report. If the table does not answer, close the window and start Ombre again.</source>
        <translation>Intet blev sendt til nogen; du kan kopiere detaljerne til en rapport. Hvis bordet ikke svarer, så luk vinduet og start Ombre igen.</translation>
    </message>
    <message>
        <source>Trouble with a file</source>
        <translation>Vrøvl med en fil</translation>
    </message>
    <message>
        <source>A newer Ombre keeps your games</source>
        <translation>En nyere Ombre gemmer dine spil</translation>
    </message>
    <message>
        <source>This version is older and cannot read them. It changes nothing that lies there.</source>
        <translation>Denne version er ældre og kan ikke læse dem. Den ændrer intet, der ligger dér.</translation>
    </message>
    <message>
        <source>You can play with it, but nothing is kept. To go on with your games, start the newer version.</source>
        <translation>Du kan spille med den, men intet bliver gemt. Start den nyere version for at fortsætte dine spil.</translation>
    </message>
    <message>
        <source>Ombre is open already</source>
        <translation>Ombre er allerede åben</translation>
    </message>
    <message>
        <source>Your game is on the table of the other window.</source>
        <translation>Dit spil er på bordet i det andet vindue.</translation>
    </message>
    <message>
        <source>This window changes nothing and closes with this message.</source>
        <translation>Dette vindue ændrer intet og lukker sammen med denne besked.</translation>
    </message>
    <message>
        <source>The computer players cannot be started</source>
        <translation>Computerspillerne kan ikke startes</translation>
    </message>
    <message>
        <source>Simpler players, who do not think ahead, play in their place.</source>
        <translation>Enklere spillere, som ikke tænker forud, spiller i deres sted.</translation>
    </message>
    <message>
        <source>Your game goes on. Ombre tries again now and then, and says no more about it.</source>
        <translation>Dit spil går videre. Ombre prøver igen nu og da og siger ikke mere om det.</translation>
    </message>
    <message>
        <source>Trouble with the program</source>
        <translation>Vrøvl med programmet</translation>
    </message>
    <message>
        <source>What you asked for could not be opened: there is a mistake in the program.</source>
        <translation>Det, du bad om, kunne ikke åbnes: der er en fejl i programmet.</translation>
    </message>
    <message>
        <source>The table stands as it was, and you can try again.</source>
        <translation>Bordet står, som det gjorde, og du kan prøve igen.</translation>
    </message>
    <message>
        <source>This is a folder, not a file with a record.</source>
        <translation>Dette er en mappe, ikke en fil med en optegnelse.</translation>
    </message>
    <message>
        <source>This is no ordinary file, and cannot be read.</source>
        <translation>Dette er ingen almindelig fil, og den kan ikke læses.</translation>
    </message>
    <message>
        <source>The deal is whole, and the other notes are shown.</source>
        <translation>Given er hel, og de andre noter vises.</translation>
    </message>
    <message>
        <source>{path} cannot be opened.</source>
        <translation>{path} kan ikke åbnes.</translation>
    </message>
    <message>
        <source>{path} cannot be read: there is a mistake in the program.</source>
        <translation>{path} kan ikke læses: der er en fejl i programmet.</translation>
    </message>
    <message>
        <source>No record</source>
        <translation>Ingen optegnelse</translation>
    </message>
    <message>
        <source>There is no record of a deal in {path}.</source>
        <translation>Der er ingen optegnelse af en giv i {path}.</translation>
    </message>
    <message>
        <source>There is no deal in {path} that could be shown.</source>
        <translation>Der er ingen giv i {path}, som kan vises.</translation>
    </message>
    <message>
        <source>The record cannot be read</source>
        <translation>Optegnelsen kan ikke læses</translation>
    </message>
    <message>
        <source>The table shows the deal up to there.</source>
        <translation>Bordet viser given indtil dér.</translation>
    </message>
    <message>
        <source>The record cannot be read whole</source>
        <translation>Optegnelsen kan ikke læses helt</translation>
    </message>
    <message>
        <source>The record was not written</source>
        <translation>Optegnelsen blev ikke skrevet</translation>
    </message>
    <message>
        <source>{path} could not be written.</source>
        <translation>{path} kunne ikke skrives.</translation>
    </message>
    <message>
        <source>This sitting cannot be continued</source>
        <translation>Dette parti kan ikke fortsættes</translation>
    </message>
    <message>
        <source>The sitting in {path} is over.</source>
        <translation>Partiet i {path} er slut.</translation>
    </message>
    <message>
        <source>{path} holds only the last deals of a sitting.</source>
        <translation>{path} rummer kun de sidste giv af et parti.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Åbn en optegnelse</translation>
    </message>
    <message>
        <source>Save the record of the deal</source>
        <translation>Gem optegnelsen af given</translation>
    </message>
    <message>
        <source>Records of Ombre (*.ombre);;All files (*)</source>
        <translation>Optegnelser fra Ombre (*.ombre);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Records and sittings of Ombre (*.ombre table-*.json);;Records of Ombre (*.ombre);;All files (*)</source>
        <translation>Optegnelser og partier fra Ombre (*.ombre table-*.json);;Optegnelser fra Ombre (*.ombre);;Alle filer (*)</translation>
    </message>
    <message>
        <source>deal.ombre</source>
        <translation>giv.ombre</translation>
    </message>
    <message>
        <source>deal {number}.ombre</source>
        <translation>giv {number}.ombre</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>Filen blev ikke skrevet</translation>
    </message>
    <message>
        <source>The record is saved as {name}.</source>
        <translation>Optegnelsen er gemt som {name}.</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gemt som {name}.</translation>
    </message>
    <message>
        <source>Folder: {folder}</source>
        <translation>Mappe: {folder}</translation>
    </message>
    <message>
        <source>Replace this file?</source>
        <translation>Erstat denne fil?</translation>
    </message>
    <message>
        <source>There is already a file called {name} in this folder.</source>
        <translation>Der er allerede en fil, der hedder {name}, i denne mappe.</translation>
    </message>
    <message>
        <source>If you replace it, what it holds now is lost.</source>
        <translation>Hvis du erstatter den, går dens indhold tabt.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Erstat den</translation>
    </message>
    <message>
        <source>&amp;Choose another name</source>
        <translation>Vælg et &amp;andet navn</translation>
    </message>
    <message>
        <source>This is a database. To bring your games from another computer, make a backup there.</source>
        <translation>Dette er en database. Vil du hente dine spil fra en anden computer, så lav en sikkerhedskopi dér.</translation>
    </message>
    <message>
        <source>This is a picture, and not the record of a deal.</source>
        <translation>Dette er et billede og ikke optegnelsen af en giv.</translation>
    </message>
    <message>
        <source>This is a packed file. Please unpack it first.</source>
        <translation>Dette er en pakket fil. Pak den ud først.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>{word} ({say})</source>
        <translation>{word} ({say})</translation>
    </message>
    <message>
        <source>{word}: {meaning}</source>
        <translation>{word}: {meaning}</translation>
    </message>
    <message>
        <source>No plain card has been played yet.</source>
        <translation>Intet kort uden for trumf er spillet endnu.</translation>
    </message>
    <message>
        <source>A click shows what that told.</source>
        <translation>Et klik viser, hvad det røbede.</translation>
    </message>
    <message>
        <source>{suit:Name} gone: {cards}.</source>
        <translation>{suit:Name} væk: {cards}.</translation>
    </message>
</context>
</TS>
